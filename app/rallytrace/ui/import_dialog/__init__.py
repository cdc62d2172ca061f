"""The dialog that previews labels before they are imported."""
