"""The film strip: cut-outs of consecutive frames around the path, for correcting every frame in one step."""
