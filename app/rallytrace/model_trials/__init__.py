"""Networks and providers on trial: check, try, verify, optimise, measure."""
