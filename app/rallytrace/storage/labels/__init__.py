"""Reads label files of any dialect, corrects them, and notes refused rows."""
