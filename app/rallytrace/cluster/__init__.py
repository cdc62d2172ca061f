"""A run on other machines, through Dask."""
