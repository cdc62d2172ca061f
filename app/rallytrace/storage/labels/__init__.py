"""Label files of any dialect: how a file is read, what is corrected in it, and what is refused."""
