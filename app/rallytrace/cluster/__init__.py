"""Distribute runs over other machines with Dask."""
