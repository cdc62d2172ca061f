"""The bench of the window: how quick it is, measured in a real one on the screen there is.

Every time runs from just before the request (the call that a key or the mouse makes) until Qt has painted the picture
of exactly that frame; what the display server does after that is not seen. The panels beside the video are at work
meanwhile, as they always are.

    step_cached     a step over frames that have been on the screen before, the next as soon as one is painted
    step_cold       a step after a jump from half the video away, when the picture had stood for `settled_ms` (half a
                    second, in which the loader may decode what lies around it); with 1250 frames and keyframes 250
                    apart more than a quarter of them cross the border of two groups, one way or the other
    step_at_once    the same, with no rest after the jump
    seek_exact      a jump to a frame anywhere, at least 100 frames away
    scrub_first     the hand on the timeline goes somewhere far: until any picture is painted for that
    scrub_pictures  pictures a second while the hand sweeps over the whole video in three seconds
    playback        the frames painted, of those the clock on the wall called for from the first to the last painted
    ui_block        how much later than due a timer of 5 ms came, in the main thread, during a run: while the window
                    rests, then steps, then plays
    run_cancel      from the request to cancel until the run has ended
    run_slowdown    frames a second of a run while the window rests, over those of `rallytrace track` in a process
                    without a window, at the same stride; loading the models is in neither
    paint           painting the video alone: picture, three kinds of marks, both trails, heatmap
    startup         from starting the process until the window, and the first picture in it, are painted; settings and
                    caches are empty, but the system has the program's files in memory after the first start
    first_picture   the second of these less the first

What follows is measured over a whole match of 200,000 frames, all tracked in one run, with 3,000 points placed by hand.
An act is a click or a key press, and over when Qt has painted everything that tells of it: the video, the timeline, the
panel of the point and, where it is open, the table of frames.

    match_opening   from the request until the first picture and all of the track are painted; the first time, when the
                    file's frames are not known yet, apart
    match_settled   from the last redo of the run until every frame has been looked at for events and for what is
                    suspicious, which goes on in the background; what follows is measured after that
    match_edit      a click that places a point in a frame anywhere; with the table of frames open, `match_table_edit`
    match_undo      Ctrl+Z of it
    match_redraw    the whole window, and what is kept from one painting to the next, painted anew
    match_block     how much later than due a timer of 5 ms came, in the main thread, soon after an edit or an undo
    match_run_undo  Ctrl+Z of the run, each time in a project that was opened anew; match_run_redo: Ctrl+Shift+Z
"""
