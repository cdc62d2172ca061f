"""The dialog with a preview of labels before their import."""
