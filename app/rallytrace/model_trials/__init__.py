"""Try networks and providers: run a model once, find its family, verify, quantise and measure."""
