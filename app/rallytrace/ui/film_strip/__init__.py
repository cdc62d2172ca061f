"""The film strip: cut-outs of consecutive frames around the path, in which every frame is put right by one act."""
