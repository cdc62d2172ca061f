<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en_US">
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Luk</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">Tilbage</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished">Frem</translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Type</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Navn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished">&amp;Kopiér</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">&amp;Annullér fortryd</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">&amp;Fortryd</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annullér</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Luk</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished">Åbn</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>CapsLock</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished">&amp;Kopiér</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">&amp;Annullér fortryd</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">&amp;Fortryd</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About RallyTrace</source>
        <translation>&amp;Om RallyTrace</translation>
    </message>
    <message>
        <source>&amp;Accept proposed winners</source>
        <translation>&amp;Godkend foreslåede vindere</translation>
    </message>
    <message>
        <source>&amp;Accept the court</source>
        <translation>&amp;Godkend banen</translation>
    </message>
    <message>
        <source>&amp;Accept the fill and go on</source>
        <translation>&amp;Godkend udfyldningen og gå videre</translation>
    </message>
    <message>
        <source>&amp;Accept the range</source>
        <translation>&amp;Godkend intervallet</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>&amp;Faktisk størrelse</translation>
    </message>
    <message>
        <source>&amp;Add videos...</source>
        <translation>&amp;Tilføj videoer…</translation>
    </message>
    <message>
        <source>&amp;Advance after a click</source>
        <translation>&amp;Gå videre efter klik</translation>
    </message>
    <message>
        <source>&amp;Bounce</source>
        <translation>&amp;Opspring</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>&amp;Lysere</translation>
    </message>
    <message>
        <source>&amp;Brightness and contrast</source>
        <translation>Ly&amp;sstyrke og kontrast</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>&amp;Annullér kørslen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Clear</translation>
    </message>
    <message>
        <source>&amp;Close video</source>
        <translation>&amp;Luk video</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Sammenligning</translation>
    </message>
    <message>
        <source>&amp;Compare with labels...</source>
        <translation>&amp;Sammenlign med annoteringer…</translation>
    </message>
    <message>
        <source>&amp;Court</source>
        <translation>&amp;Bane</translation>
    </message>
    <message>
        <source>&amp;Cubic</source>
        <translation>&amp;Kubisk</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørkt</translation>
    </message>
    <message>
        <source>&amp;Darker</source>
        <translation>&amp;Mørkere</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>&amp;Diagnostik…</translation>
    </message>
    <message>
        <source>&amp;Discard the change</source>
        <translation>K&amp;assér ændringen</translation>
    </message>
    <message>
        <source>&amp;Discard the fills</source>
        <translation>K&amp;assér udfyldningerne</translation>
    </message>
    <message>
        <source>&amp;Discard the re-tracking</source>
        <translation>&amp;Kassér den nye sporing</translation>
    </message>
    <message>
        <source>&amp;Down by 1 px</source>
        <translation>&amp;Ned 1 px</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Drop</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Rediger</translation>
    </message>
    <message>
        <source>&amp;Event mode</source>
        <translation>&amp;Hændelsestilstand</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;Hændelser</translation>
    </message>
    <message>
        <source>&amp;Export labels...</source>
        <translation>&amp;Eksportér annoteringer…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Hurtigere</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Filer</translation>
    </message>
    <message>
        <source>&amp;Fill gaps again</source>
        <translation>&amp;Udfyld huller igen</translation>
    </message>
    <message>
        <source>&amp;Filled</source>
        <translation>&amp;Udfyldt</translation>
    </message>
    <message>
        <source>&amp;Filter the frames</source>
        <translation>Fi&amp;ltrér billederne</translation>
    </message>
    <message>
        <source>&amp;Find rallies</source>
        <translation>&amp;Find dueller</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>&amp;Tilpas til vinduet</translation>
    </message>
    <message>
        <source>&amp;Flight</source>
        <translation>&amp;Flugtkurve</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>&amp;Billeder</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gå</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>&amp;Gå til…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>S&amp;kjult</translation>
    </message>
    <message>
        <source>&amp;Hidden in the range</source>
        <translation>S&amp;kjult i intervallet</translation>
    </message>
    <message>
        <source>&amp;Hide overlays</source>
        <translation>Skjul &amp;overlejringer</translation>
    </message>
    <message>
        <source>&amp;Higher speed</source>
        <translation>Høje&amp;re hastighed</translation>
    </message>
    <message>
        <source>&amp;Hit</source>
        <translation>&amp;Træf</translation>
    </message>
    <message>
        <source>&amp;How it ended...</source>
        <translation>&amp;Afslutning…</translation>
    </message>
    <message>
        <source>&amp;Import labels...</source>
        <translation>&amp;Importér annoteringer…</translation>
    </message>
    <message>
        <source>&amp;InpaintNet</source>
        <translation>&amp;InpaintNet</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Taster</translation>
    </message>
    <message>
        <source>&amp;Landing</source>
        <translation>&amp;Nedslag</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>Si&amp;dste billede</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>L&amp;ag</translation>
    </message>
    <message>
        <source>&amp;Left by 1 px</source>
        <translation>&amp;Venstre 1 px</translation>
    </message>
    <message>
        <source>&amp;Less contrast</source>
        <translation>M&amp;indre kontrast</translation>
    </message>
    <message>
        <source>&amp;Let (not counted)</source>
        <translation>Let (tælle&amp;r ikke)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyst</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linje</translation>
    </message>
    <message>
        <source>&amp;Lower speed</source>
        <translation>La&amp;vere hastighed</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Mark range as not reviewed</source>
        <translation>&amp;Markér intervallet som ikke gennemgået</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Kamp</translation>
    </message>
    <message>
        <source>&amp;Middle of the gap</source>
        <translation>&amp;Midten af hullet</translation>
    </message>
    <message>
        <source>&amp;More contrast</source>
        <translation>M&amp;ere kontrast</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bevægelse</translation>
    </message>
    <message>
        <source>&amp;New rally from range</source>
        <translation>&amp;Ny duel ud fra interval</translation>
    </message>
    <message>
        <source>&amp;Next rally</source>
        <translation>&amp;Næste duel</translation>
    </message>
    <message>
        <source>&amp;Next unreviewed frame</source>
        <translation>Næste ikke gennemgåede bill&amp;ede</translation>
    </message>
    <message>
        <source>&amp;No ball</source>
        <translation>&amp;Ingen bold</translation>
    </message>
    <message>
        <source>&amp;No ball in the range</source>
        <translation>&amp;Ingen bold i intervallet</translation>
    </message>
    <message>
        <source>&amp;No event</source>
        <translation>&amp;Ingen hændelse</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>&amp;Normal hastighed</translation>
    </message>
    <message>
        <source>&amp;Open video...</source>
        <translation>&amp;Åbn video…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Afspil eller pause</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Afspilning</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Punkt</translation>
    </message>
    <message>
        <source>&amp;Predicted</source>
        <translation>&amp;Forudsagt</translation>
    </message>
    <message>
        <source>&amp;Preview fills, or the next fill</source>
        <translation>&amp;Vis udfyldninger eller den næste</translation>
    </message>
    <message>
        <source>&amp;Previous rally</source>
        <translation>F&amp;orrige duel</translation>
    </message>
    <message>
        <source>&amp;Previous unreviewed frame</source>
        <translation>Fo&amp;rrige ikke gennemgåede billede</translation>
    </message>
    <message>
        <source>&amp;Protect or unprotect</source>
        <translation>&amp;Beskyt eller frigiv</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>&amp;Push</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Afsl&amp;ut</translation>
    </message>
    <message>
        <source>&amp;Rallies</source>
        <translation>&amp;Dueller</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>&amp;Interval</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Annullér fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Annullér fortryd: {step}</translation>
    </message>
    <message>
        <source>&amp;Remove the court</source>
        <translation>&amp;Fjern banen</translation>
    </message>
    <message>
        <source>&amp;Remove the range</source>
        <translation>&amp;Fjern intervallet</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Nulstil</translation>
    </message>
    <message>
        <source>&amp;Right by 1 px</source>
        <translation>&amp;Højre 1 px</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <translation>&amp;Serv</translation>
    </message>
    <message>
        <source>&amp;Set the court</source>
        <translation>Angiv &amp;banen</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>I&amp;ndstillinger…</translation>
    </message>
    <message>
        <source>&amp;Shots in 3D</source>
        <translation>B&amp;oldflugter i 3D</translation>
    </message>
    <message>
        <source>&amp;Slower, or backwards</source>
        <translation>&amp;Langsommere eller baglæns</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>Sta&amp;ndardlayout</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Ten frames forward</source>
        <translation>Ti billeder &amp;frem</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Tidslinje</translation>
    </message>
    <message>
        <source>&amp;Tracking</source>
        <translation>&amp;Sporing</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>&amp;Haler</translation>
    </message>
    <message>
        <source>&amp;Uncertain stroke</source>
        <translation>&amp;Usikkert slag</translation>
    </message>
    <message>
        <source>&amp;Unclear in the range</source>
        <translation>&amp;Uklar i intervallet</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Undo jump</source>
        <translation>Fortr&amp;yd spring</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Fortryd: {step}</translation>
    </message>
    <message>
        <source>&amp;Up by 1 px</source>
        <translation>&amp;Op 1 px</translation>
    </message>
    <message>
        <source>&amp;Use other track</source>
        <translation>Br&amp;ug det andet spor</translation>
    </message>
    <message>
        <source>&amp;Video recording...</source>
        <translation>&amp;Videooptagelse…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>&amp;Synlig</translation>
    </message>
    <message>
        <source>&amp;Visible in the range</source>
        <translation>S&amp;ynlig i intervallet</translation>
    </message>
    <message>
        <source>&amp;Volume up</source>
        <translation>Skru &amp;op for lyden</translation>
    </message>
    <message>
        <source>&amp;Won by the near player</source>
        <translation>&amp;Vundet af nærmeste spiller</translation>
    </message>
    <message>
        <source>&amp;Zoom to review items</source>
        <translation>&amp;Zoom til sager</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; cannot be held down for this action. Choose a key without Ctrl, Alt or Shift.</source>
        <translation>”{key}” kan ikke holdes nede til denne handling. Vælg en tast uden Ctrl, Alt eller Shift.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is more than one key.</source>
        <translation>”{key}” er mere end én tast.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a key.</source>
        <translation>”{key}” er ikke en tast.</translation>
    </message>
    <message>
        <source>A range is marked</source>
        <translation>Et interval er markeret</translation>
    </message>
    <message>
        <source>Accep&amp;t the re-tracking</source>
        <translation>&amp;Godkend den nye sporing</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Godkend</translation>
    </message>
    <message>
        <source>Accept and &amp;go to next</source>
        <translation>Godkend og gå til &amp;næste</translation>
    </message>
    <message>
        <source>Accept and &amp;stay</source>
        <translation>Godkend og &amp;bliv</translation>
    </message>
    <message>
        <source>Accept from the last camera &amp;cut</source>
        <translation>Godkend fra seneste &amp;kameraskift</translation>
    </message>
    <message>
        <source>Accept only thi&amp;s part</source>
        <translation>Godkend kun denne &amp;del</translation>
    </message>
    <message>
        <source>Accept or discard the previewed fill first</source>
        <translation>Godkend eller kassér først den viste udfyldning</translation>
    </message>
    <message>
        <source>Accept or discard the re-tracking first</source>
        <translation>Godkend eller kassér først den nye sporing</translation>
    </message>
    <message>
        <source>Accept the fill as &amp;hidden</source>
        <translation>Godkend udfyldningen som &amp;skjult</translation>
    </message>
    <message>
        <source>Accept the proposed winners</source>
        <translation>Godkend de foreslåede vindere</translation>
    </message>
    <message>
        <source>Accept the rall&amp;y</source>
        <translation>Godkend &amp;duellen</translation>
    </message>
    <message>
        <source>Accept the selected gap only</source>
        <translation>Godkend kun det valgte hul</translation>
    </message>
    <message>
        <source>Add videos to the list first</source>
        <translation>Føj først videoer til listen</translation>
    </message>
    <message>
        <source>Add videos to the list of videos</source>
        <translation>Føj videoer til videolisten</translation>
    </message>
    <message>
        <source>After a click, go to the next frame. Hold, or tap to lock</source>
        <translation>Gå til næste billede efter et klik. Hold nede, eller tryk for at låse</translation>
    </message>
    <message>
        <source>After the last review item, continue in the next video</source>
        <translation>Fortsæt i den næste video efter den sidste sag</translation>
    </message>
    <message>
        <source>As visible, or as hidden</source>
        <translation>Som synlig eller som skjult</translation>
    </message>
    <message>
        <source>Assign the hit at this frame to the next player</source>
        <translation>Giv den næste spiller træffet ved dette billede</translation>
    </message>
    <message>
        <source>Back to the video</source>
        <translation>Tilbage til videoen</translation>
    </message>
    <message>
        <source>Back to the video (also in events)</source>
        <translation>Tilbage til videoen (også i hændelser)</translation>
    </message>
    <message>
        <source>Ball &amp;stays here</source>
        <translation>Bolden bliver &amp;her</translation>
    </message>
    <message>
        <source>Ball stays here</source>
        <translation>Bolden bliver her</translation>
    </message>
    <message>
        <source>Brighten the dark parts</source>
        <translation>Gør de mørke dele lysere</translation>
    </message>
    <message>
        <source>Brighten the picture</source>
        <translation>Gør billedet lysere</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>F&amp;jern rettelsen</translation>
    </message>
    <message>
        <source>C&amp;lose comparison</source>
        <translation>&amp;Luk sammenligningen</translation>
    </message>
    <message>
        <source>Change the recording</source>
        <translation>Ændr optagelsen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Fjern rettelsen</translation>
    </message>
    <message>
        <source>Clear &amp;points in the range</source>
        <translation>Fjern &amp;punkter i intervallet</translation>
    </message>
    <message>
        <source>Clear a player&apos;s name</source>
        <translation>Fjern et spillernavn</translation>
    </message>
    <message>
        <source>Clear the event</source>
        <translation>Fjern hændelsen</translation>
    </message>
    <message>
        <source>Clear the hitter</source>
        <translation>Fjern, hvem der slog</translation>
    </message>
    <message>
        <source>Clear the stroke</source>
        <translation>Fjern slaget</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Luk sammenligningen</translation>
    </message>
    <message>
        <source>Close the video</source>
        <translation>Luk videoen</translation>
    </message>
    <message>
        <source>Compare this track with labels or another project</source>
        <translation>Sammenlign dette spor med annoteringer eller et andet projekt</translation>
    </message>
    <message>
        <source>Compare with labels first</source>
        <translation>Sammenlign først med annoteringer</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Kopiér rækkerne</translation>
    </message>
    <message>
        <source>Copy the video in the background to make jumps faster</source>
        <translation>Kopiér videoen i baggrunden, så spring bliver hurtigere</translation>
    </message>
    <message>
        <source>Copy this position to the range, or until the ball moves</source>
        <translation>Kopiér positionen til intervallet, eller til bolden bevæger sig</translation>
    </message>
    <message>
        <source>Court m&amp;ap</source>
        <translation>B&amp;anekort</translation>
    </message>
    <message>
        <source>Darken the dark parts</source>
        <translation>Gør de mørke dele mørkere</translation>
    </message>
    <message>
        <source>Darken the picture</source>
        <translation>Gør billedet mørkere</translation>
    </message>
    <message>
        <source>Dee&amp;pen shadows</source>
        <translation>Mørkere s&amp;kygger</translation>
    </message>
    <message>
        <source>Do&amp;wn by 10 px</source>
        <translation>Ne&amp;d 10 px</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Drag a corner or crossing</source>
        <translation>Træk et hjørne eller et krydspunkt</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <translation>Træk uden at hæfte til linjer</translation>
    </message>
    <message>
        <source>Dri&amp;ve</source>
        <translation>D&amp;rive</translation>
    </message>
    <message>
        <source>E&amp;xchange the hitter</source>
        <translation>Ski&amp;ft, hvem der slog</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Rediger cellen</translation>
    </message>
    <message>
        <source>End the range at this frame</source>
        <translation>Slut intervallet ved dette billede</translation>
    </message>
    <message>
        <source>Ending of {rally}</source>
        <translation>Afslutning på {rally}</translation>
    </message>
    <message>
        <source>Enlarge the pictures</source>
        <translation>Forstør billederne</translation>
    </message>
    <message>
        <source>Export a&amp;ll videos...</source>
        <translation>Eksportér &amp;alle videoer…</translation>
    </message>
    <message>
        <source>Export labels, training data or a video</source>
        <translation>Eksportér annoteringer, træningsdata eller en video</translation>
    </message>
    <message>
        <source>Export the listed videos as one dataset</source>
        <translation>Eksportér videoerne på listen som ét datasæt</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>U&amp;dfyld</translation>
    </message>
    <message>
        <source>F&amp;irst frame</source>
        <translation>Fø&amp;rste billede</translation>
    </message>
    <message>
        <source>F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt.</source>
        <translation>F1 viser disse taster, finder dem også på andre ord (*vinder*, *klip*) og udfører en handling ud fra navnet. Indstillingerne (Ctrl+,) ændrer menuernes taster. På en Mac svarer Command til Ctrl og Option til Alt.</translation>
    </message>
    <message>
        <source>Fil&amp;m strip</source>
        <translation>&amp;Filmstrimmel</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>Filer og lister</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames ({method})</source>
        <translation>
            <numerusform>Udfyld %n billede ({method})</numerusform>
            <numerusform>Udfyld %n billeder ({method})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames as hidden ({method})</source>
        <translation>
            <numerusform>Udfyld %n billede som skjult ({method})</numerusform>
            <numerusform>Udfyld %n billeder som skjult ({method})</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill along a cubic curve</source>
        <translation>Udfyld langs en kubisk kurve</translation>
    </message>
    <message>
        <source>Fill along a flight curve with air drag</source>
        <translation>Udfyld langs en flugtkurve med luftmodstand</translation>
    </message>
    <message>
        <source>Fill along straight lines</source>
        <translation>Udfyld langs rette linjer</translation>
    </message>
    <message>
        <source>Fill along the shots of the rally in 3D</source>
        <translation>Udfyld langs duellens boldflugter i 3D</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Udfyld huller</translation>
    </message>
    <message>
        <source>Fill with InpaintNet</source>
        <translation>Udfyld med InpaintNet</translation>
    </message>
    <message>
        <source>Film strip: show where else the ball may be</source>
        <translation>Filmstrimmel: vis, hvor bolden ellers kan være</translation>
    </message>
    <message numerus="yes">
        <source>Find %n rallies</source>
        <translation>
            <numerusform>Find %n duel</numerusform>
            <numerusform>Find %n dueller</numerusform>
        </translation>
    </message>
    <message>
        <source>Find every part in which the ball is in play</source>
        <translation>Find alle dele, hvor bolden er i spil</translation>
    </message>
    <message>
        <source>Find rallies first, or make one from a range</source>
        <translation>Find først dueller, eller lav en af et interval</translation>
    </message>
    <message>
        <source>Find the ball from this frame to the end</source>
        <translation>Find bolden fra dette billede til slutningen</translation>
    </message>
    <message>
        <source>Find the ball in every frame</source>
        <translation>Find bolden i alle billeder</translation>
    </message>
    <message>
        <source>Find the ball in the range where it is not tracked yet</source>
        <translation>Find bolden i intervallet, hvor den ikke er sporet endnu</translation>
    </message>
    <message>
        <source>Find the court lines, and drag them into place</source>
        <translation>Find banelinjerne, og træk dem på plads</translation>
    </message>
    <message>
        <source>Find the players in the range or in all frames</source>
        <translation>Find spillerne i intervallet eller i alle billeder</translation>
    </message>
    <message>
        <source>Find the players&apos; p&amp;oses</source>
        <translation>Find spillernes &amp;positurer</translation>
    </message>
    <message>
        <source>First &amp;frame of the item</source>
        <translation>F&amp;ørste billede i sagen</translation>
    </message>
    <message>
        <source>Follo&amp;w the ball</source>
        <translation>Føl&amp;g bolden</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Fuld s&amp;kærm</translation>
    </message>
    <message>
        <source>Go back to the frame before the last jump</source>
        <translation>Gå tilbage til billedet før det seneste spring</translation>
    </message>
    <message>
        <source>Go back to the previous review item</source>
        <translation>Gå tilbage til den forrige sag</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>Gå et billede tilbage</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>Gå et billede frem</translation>
    </message>
    <message>
        <source>Go ten frames back</source>
        <translation>Gå ti billeder tilbage</translation>
    </message>
    <message>
        <source>Go ten frames forward</source>
        <translation>Gå ti billeder frem</translation>
    </message>
    <message>
        <source>Go to a frame</source>
        <translation>Gå til et billede</translation>
    </message>
    <message>
        <source>Go to a frame or a time</source>
        <translation>Gå til et billede eller et tidspunkt</translation>
    </message>
    <message>
        <source>Go to review items in the order of the video</source>
        <translation>Gå til sager i videoens rækkefølge</translation>
    </message>
    <message>
        <source>Go to the first frame of the review item</source>
        <translation>Gå til sagens første billede</translation>
    </message>
    <message>
        <source>Go to the first frame of the video</source>
        <translation>Gå til videoens første billede</translation>
    </message>
    <message>
        <source>Go to the frame</source>
        <translation>Gå til billedet</translation>
    </message>
    <message>
        <source>Go to the last frame of the review item</source>
        <translation>Gå til sagens sidste billede</translation>
    </message>
    <message>
        <source>Go to the last frame of the video</source>
        <translation>Gå til videoens sidste billede</translation>
    </message>
    <message>
        <source>Go to the least certain stroke</source>
        <translation>Gå til det mest usikre slag</translation>
    </message>
    <message>
        <source>Go to the middle of this gap or of the next one</source>
        <translation>Gå til midten af dette hul eller af det næste</translation>
    </message>
    <message>
        <source>Go to the next disagreement between the two tracks</source>
        <translation>Gå til den næste forskel mellem de to spor</translation>
    </message>
    <message>
        <source>Go to the next frame that is not reviewed</source>
        <translation>Gå til det næste billede, der ikke er gennemgået</translation>
    </message>
    <message>
        <source>Go to the next item of the review queue</source>
        <translation>Gå til den næste sag i køen</translation>
    </message>
    <message>
        <source>Go to the next point set by hand</source>
        <translation>Gå til det næste punkt, der er sat manuelt</translation>
    </message>
    <message>
        <source>Go to the next rally</source>
        <translation>Gå til den næste duel</translation>
    </message>
    <message>
        <source>Go to the next serve, hit, bounce or landing</source>
        <translation>Gå til den næste serv eller det næste træf, opspring eller nedslag</translation>
    </message>
    <message>
        <source>Go to the previous disagreement between the two tracks</source>
        <translation>Gå til den forrige forskel mellem de to spor</translation>
    </message>
    <message>
        <source>Go to the previous frame that is not reviewed</source>
        <translation>Gå til det forrige billede, der ikke er gennemgået</translation>
    </message>
    <message>
        <source>Go to the previous point set by hand</source>
        <translation>Gå til det forrige punkt, der er sat manuelt</translation>
    </message>
    <message>
        <source>Go to the previous rally</source>
        <translation>Gå til den forrige duel</translation>
    </message>
    <message>
        <source>Go to the previous serve, hit, bounce or landing</source>
        <translation>Gå til den forrige serv eller det forrige træf, opspring eller nedslag</translation>
    </message>
    <message>
        <source>Go to the row, or open it</source>
        <translation>Gå til rækken eller åbn den</translation>
    </message>
    <message>
        <source>H&amp;eatmap</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Skjult</translation>
    </message>
    <message>
        <source>Hit by the far player</source>
        <translation>Slået af fjerneste spiller</translation>
    </message>
    <message>
        <source>Hit by the left player</source>
        <translation>Slået af venstre spiller</translation>
    </message>
    <message>
        <source>Hit by the near player</source>
        <translation>Slået af nærmeste spiller</translation>
    </message>
    <message>
        <source>Hit by the right player</source>
        <translation>Slået af højre spiller</translation>
    </message>
    <message>
        <source>Hold to enlarge the picture under the mouse</source>
        <translation>Hold nede for at forstørre billedet under musen</translation>
    </message>
    <message numerus="yes">
        <source>Import %n rallies</source>
        <translation>
            <numerusform>Importér %n duel</numerusform>
            <numerusform>Importér %n dueller</numerusform>
        </translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importér annoteringer</translation>
    </message>
    <message>
        <source>In event &amp;mode</source>
        <translation>I h&amp;ændelsestilstand</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>I lister</translation>
    </message>
    <message>
        <source>In text and number fields</source>
        <translation>I tekst- og talfelter</translation>
    </message>
    <message>
        <source>In the co&amp;urt editor</source>
        <translation>I b&amp;aneeditoren</translation>
    </message>
    <message>
        <source>In the court editor</source>
        <translation>I baneeditoren</translation>
    </message>
    <message>
        <source>In the frame table</source>
        <translation>I billedtabellen</translation>
    </message>
    <message>
        <source>In the import preview</source>
        <translation>I forhåndsvisningen af importen</translation>
    </message>
    <message>
        <source>In the settings and on this sheet</source>
        <translation>I indstillingerne og på denne oversigt</translation>
    </message>
    <message>
        <source>Keep runs from changing this frame, or allow it again</source>
        <translation>Lad ikke kørsler ændre dette billede, eller tillad det igen</translation>
    </message>
    <message>
        <source>Keep the ball near the middle while zoomed in</source>
        <translation>Hold bolden tæt på midten, når du har zoomet ind</translation>
    </message>
    <message>
        <source>Keep the court as it was</source>
        <translation>Behold banen, som den var</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>L&amp;ast frame of the item</source>
        <translation>S&amp;idste billede i sagen</translation>
    </message>
    <message>
        <source>L&amp;eft by 10 px</source>
        <translation>V&amp;enstre 10 px</translation>
    </message>
    <message>
        <source>L&amp;oop the range</source>
        <translation>&amp;Gentag intervallet</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Annoteringer</translation>
    </message>
    <message>
        <source>Leave the frames unchanged</source>
        <translation>Lad billederne være uændrede</translation>
    </message>
    <message>
        <source>Leave the track unchanged</source>
        <translation>Lad sporet være uændret</translation>
    </message>
    <message>
        <source>Left hand on the keyboard, right hand on the mouse</source>
        <translation>Venstre hånd på tastaturet, højre hånd på musen</translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation>Mindre kontrast</translation>
    </message>
    <message>
        <source>Li&amp;ft</source>
        <translation>&amp;Lob</translation>
    </message>
    <message>
        <source>Lift &amp;shadows</source>
        <translation>Lysere &amp;skygger</translation>
    </message>
    <message>
        <source>Lon&amp;g service</source>
        <translation>Lan&amp;g serv</translation>
    </message>
    <message>
        <source>Look elsew&amp;here</source>
        <translation>Vis &amp;andre steder</translation>
    </message>
    <message>
        <source>Lower the playback speed</source>
        <translation>Sæt afspilningshastigheden ned</translation>
    </message>
    <message>
        <source>M&amp;atch layout</source>
        <translation>Kampla&amp;yout</translation>
    </message>
    <message>
        <source>Ma&amp;gnifier</source>
        <translation>&amp;Lup</translation>
    </message>
    <message>
        <source>Ma&amp;ke jumps fast</source>
        <translation>G&amp;ør spring hurtigere</translation>
    </message>
    <message>
        <source>Make &amp;clips...</source>
        <translation>Lav &amp;klip…</translation>
    </message>
    <message>
        <source>Make the marked range a rally, and name it</source>
        <translation>Gør det markerede interval til en duel, og giv den et navn</translation>
    </message>
    <message>
        <source>Make the sound louder</source>
        <translation>Skru op for lyden</translation>
    </message>
    <message>
        <source>Make the sound quieter</source>
        <translation>Skru ned for lyden</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Mar&amp;k as in play</source>
        <translation>Markér som &amp;i spil</translation>
    </message>
    <message>
        <source>Mar&amp;k as not reviewed</source>
        <translation>&amp;Markér som ikke gennemgået</translation>
    </message>
    <message>
        <source>Mark a range</source>
        <translation>Markér et interval</translation>
    </message>
    <message>
        <source>Mark a range first</source>
        <translation>Markér først et interval</translation>
    </message>
    <message>
        <source>Mark a range for the rally first</source>
        <translation>Markér først et interval til duellen</translation>
    </message>
    <message>
        <source>Mark a {event}</source>
        <translation>Markér: {event}</translation>
    </message>
    <message>
        <source>Mark as in play</source>
        <translation>Markér som i spil</translation>
    </message>
    <message>
        <source>Mark as not in pla&amp;y</source>
        <translation>Markér som ikke i &amp;spil</translation>
    </message>
    <message>
        <source>Mark as not in play</source>
        <translation>Markér som ikke i spil</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>Markér som ikke gennemgået</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>Markér som gennemgået</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next unreviewed frame</source>
        <translation>Markér som gennemgået, og gå til det næste ikke gennemgåede billede</translation>
    </message>
    <message>
        <source>Mark no event</source>
        <translation>Markér ingen hændelse</translation>
    </message>
    <message>
        <source>Mark that there is no event at this frame</source>
        <translation>Markér, at der ikke er nogen hændelse ved dette billede</translation>
    </message>
    <message>
        <source>Mark the ball as hidden at its shown or filled position</source>
        <translation>Markér bolden som skjult på dens viste eller udfyldte position</translation>
    </message>
    <message>
        <source>Mark the range as a replay, a break or another camera</source>
        <translation>Markér intervallet som en gentagelse, en pause eller et andet kamera</translation>
    </message>
    <message>
        <source>Mark the range as not reviewed</source>
        <translation>Markér intervallet som ikke gennemgået</translation>
    </message>
    <message>
        <source>Mark the range as reviewed</source>
        <translation>Markér intervallet som gennemgået</translation>
    </message>
    <message>
        <source>Mark this frame as not reviewed</source>
        <translation>Markér dette billede som ikke gennemgået</translation>
    </message>
    <message>
        <source>Mark this rally as reviewed</source>
        <translation>Markér denne duel som gennemgået</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Match &amp;page...</source>
        <translation>Ka&amp;mpside…</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Træk med midterknappen</translation>
    </message>
    <message>
        <source>Models, provider, tracking, appearance and keys</source>
        <translation>Modeller, udbyder, sporing, udseende og taster</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>Mere kontrast</translation>
    </message>
    <message>
        <source>Mouse on the film strip</source>
        <translation>Mus på filmstrimlen</translation>
    </message>
    <message>
        <source>Mouse on the timeline and plots</source>
        <translation>Mus på tidslinjen og graferne</translation>
    </message>
    <message>
        <source>Mouse on the video</source>
        <translation>Mus på videoen</translation>
    </message>
    <message>
        <source>Move all panels to their default positions</source>
        <translation>Flyt alle paneler til deres standardpladser</translation>
    </message>
    <message>
        <source>Move along the time axis</source>
        <translation>Flyt langs tidsaksen</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Flyt billedet</translation>
    </message>
    <message>
        <source>Move the point</source>
        <translation>Flyt punktet</translation>
    </message>
    <message>
        <source>Move the point down by 1 pixel, or place one</source>
        <translation>Flyt punktet 1 pixel ned, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point down by 10 pixels, or place one</source>
        <translation>Flyt punktet 10 pixel ned, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point left by 1 pixel, or place one</source>
        <translation>Flyt punktet 1 pixel til venstre, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point left by 10 pixels, or place one</source>
        <translation>Flyt punktet 10 pixel til venstre, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point right by 1 pixel, or place one</source>
        <translation>Flyt punktet 1 pixel til højre, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point right by 10 pixels, or place one</source>
        <translation>Flyt punktet 10 pixel til højre, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point up by 1 pixel, or place one</source>
        <translation>Flyt punktet 1 pixel op, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point up by 10 pixels, or place one</source>
        <translation>Flyt punktet 10 pixel op, eller sæt et</translation>
    </message>
    <message>
        <source>Move the point, or choose frames</source>
        <translation>Flyt punktet eller vælg billeder</translation>
    </message>
    <message>
        <source>N&amp;udge</source>
        <translation>Fl&amp;yt</translation>
    </message>
    <message>
        <source>Name a {stroke}</source>
        <translation>Slagtype: {stroke}</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>Navngiv {name}</translation>
    </message>
    <message>
        <source>Ne&amp;t shot</source>
        <translation>N&amp;etdrop</translation>
    </message>
    <message>
        <source>Ne&amp;xt review item</source>
        <translation>Næste sa&amp;g</translation>
    </message>
    <message>
        <source>Ne&amp;xt video</source>
        <translation>Næste &amp;video</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>N&amp;æste forskel</translation>
    </message>
    <message>
        <source>Next &amp;event</source>
        <translation>Næste &amp;hændelse</translation>
    </message>
    <message>
        <source>Next &amp;frame</source>
        <translation>Næste &amp;billede</translation>
    </message>
    <message>
        <source>Next part of the film &amp;strip</source>
        <translation>Næste del af film&amp;strimlen</translation>
    </message>
    <message>
        <source>Next point set by &amp;hand</source>
        <translation>Næste manuelle &amp;punkt</translation>
    </message>
    <message>
        <source>No action or key matches.</source>
        <translation>Ingen handling eller tast passer.</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Ingen bold</translation>
    </message>
    <message>
        <source>No ball; in event mode, who hit</source>
        <translation>Ingen bold; i hændelsestilstand: hvem der slog</translation>
    </message>
    <message>
        <source>No key in this mode: {names}.</source>
        <translation>Ingen tast i denne tilstand: {names}.</translation>
    </message>
    <message>
        <source>No points were set by hand</source>
        <translation>Ingen punkter er sat manuelt</translation>
    </message>
    <message>
        <source>No range is marked</source>
        <translation>Intet interval er markeret</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is in the range or item</source>
        <translation>Ingen kan se, hvor bolden er i intervallet eller sagen</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. Left out of exports</source>
        <translation>Ingen kan se, hvor bolden er. Udelades ved eksport</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Intet kører</translation>
    </message>
    <message>
        <source>Nudge the point</source>
        <translation>Flyt punktet lidt</translation>
    </message>
    <message>
        <source>One &amp;queue for all videos</source>
        <translation>Én &amp;kø for alle videoer</translation>
    </message>
    <message>
        <source>One video pixel per screen pixel</source>
        <translation>Én videopixel pr. skærmpixel</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Åbn &amp;seneste</translation>
    </message>
    <message>
        <source>Open a video first</source>
        <translation>Åbn først en video</translation>
    </message>
    <message>
        <source>Open a video or a project</source>
        <translation>Åbn en video eller et projekt</translation>
    </message>
    <message>
        <source>Open the &amp;demo rally</source>
        <translation>Åbn &amp;demoduellen</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Åbn &amp;logmappen</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>Åbn demoduellen</translation>
    </message>
    <message>
        <source>Open the folder that contains the log</source>
        <translation>Åbn mappen med logfilen</translation>
    </message>
    <message>
        <source>Open the frame table and choose which frames it shows</source>
        <translation>Åbn billedtabellen, og vælg, hvilke billeder den viser</translation>
    </message>
    <message>
        <source>Open the next video in the list</source>
        <translation>Åbn den næste video på listen</translation>
    </message>
    <message>
        <source>Open the previous video in the list</source>
        <translation>Åbn den forrige video på listen</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Spi&amp;llere</translation>
    </message>
    <message>
        <source>P&amp;layers&apos; poses</source>
        <translation>&amp;Spillernes positurer</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>&amp;Punkt</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>&amp;Paneler</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>Graf&amp;er</translation>
    </message>
    <message>
        <source>Place the point</source>
        <translation>Placér punktet</translation>
    </message>
    <message>
        <source>Play at the speed of the video</source>
        <translation>Afspil med videoens hastighed</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Afspil eller pause</translation>
    </message>
    <message>
        <source>Play slower, then backwards</source>
        <translation>Afspil langsommere, derefter baglæns</translation>
    </message>
    <message>
        <source>Play the lis&amp;ted rallies</source>
        <translation>Afspil duellerne på &amp;listen</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>Afspil duellerne på listen, den ene efter den anden</translation>
    </message>
    <message>
        <source>Play the so&amp;und</source>
        <translation>Afspil l&amp;yden</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed</source>
        <translation>Afspil videoens lyd ved normal hastighed</translation>
    </message>
    <message>
        <source>Play, then faster</source>
        <translation>Afspil, derefter hurtigere</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Peg</translation>
    </message>
    <message>
        <source>Pre&amp;vious review item</source>
        <translation>F&amp;orrige sag</translation>
    </message>
    <message>
        <source>Previ&amp;ous part of the film strip</source>
        <translation>Forrige del af filmstrim&amp;len</translation>
    </message>
    <message>
        <source>Preview the fills of a gap first</source>
        <translation>Få først vist udfyldningerne af et hul</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>&amp;Forrige forskel</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>Forrige h&amp;ændelse</translation>
    </message>
    <message>
        <source>Previous f&amp;rame</source>
        <translation>Forrige b&amp;illede</translation>
    </message>
    <message>
        <source>Previous or next frame</source>
        <translation>Forrige eller næste billede</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>Forrige eller næste side</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Forrige eller næste række</translation>
    </message>
    <message>
        <source>Previous point set by h&amp;and</source>
        <translation>Forrige manuelle p&amp;unkt</translation>
    </message>
    <message>
        <source>Previous vi&amp;deo</source>
        <translation>Forrige vid&amp;eo</translation>
    </message>
    <message>
        <source>Protect the frame</source>
        <translation>Beskyt billedet</translation>
    </message>
    <message>
        <source>Quit RallyTrace</source>
        <translation>Afslut RallyTrace</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Kørsel</translation>
    </message>
    <message>
        <source>Raise the playback speed</source>
        <translation>Sæt afspilningshastigheden op</translation>
    </message>
    <message>
        <source>Rally en&amp;dings</source>
        <translation>D&amp;uelafslutninger</translation>
    </message>
    <message>
        <source>Range &amp;end</source>
        <translation>Sæt s&amp;lut</translation>
    </message>
    <message>
        <source>Range &amp;start</source>
        <translation>Sæt &amp;start</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Gennemgang</translation>
    </message>
    <message>
        <source>Re-tr&amp;ack the range</source>
        <translation>Spor intervallet &amp;igen</translation>
    </message>
    <message numerus="yes">
        <source>Re-track %n frames</source>
        <translation>
            <numerusform>Spor %n billede igen</numerusform>
            <numerusform>Spor %n billeder igen</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-track a range first</source>
        <translation>Spor først et interval igen</translation>
    </message>
    <message>
        <source>Re-track with &amp;preview</source>
        <translation>Spor igen med &amp;forhåndsvisning</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>Spor {frames} igen</translation>
    </message>
    <message>
        <source>Read labels from a CSV file or another label file</source>
        <translation>Læs annoteringer fra en CSV-fil eller en anden annoteringsfil</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>Læs manualen</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>Gentag den senest fortrudte ændring</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n events</source>
        <translation>
            <numerusform>Fjern %n hændelse</numerusform>
            <numerusform>Fjern %n hændelser</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the court</source>
        <translation>Fjern banen</translation>
    </message>
    <message>
        <source>Remove the mark &apos;not in play&apos; at this frame or in the range</source>
        <translation>Fjern mærket ”ikke i spil” ved dette billede eller i intervallet</translation>
    </message>
    <message>
        <source>Remove the marked range</source>
        <translation>Fjern det markerede interval</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>Fjern kampen</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>Fjern det manuelle punkt, og brug modellens igen</translation>
    </message>
    <message>
        <source>Remove the points set by hand in the marked range</source>
        <translation>Fjern de manuelle punkter i det markerede interval</translation>
    </message>
    <message>
        <source>Remove the row or event</source>
        <translation>Fjern rækken eller hændelsen</translation>
    </message>
    <message>
        <source>Remove {rally}</source>
        <translation>Fjern {rally}</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>Omdøb {old} til {new}</translation>
    </message>
    <message>
        <source>Repeat the marked range</source>
        <translation>Gentag det markerede interval</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>G&amp;ennemgang</translation>
    </message>
    <message>
        <source>Review in time &amp;order</source>
        <translation>Gennemgå i &amp;tidsrækkefølge</translation>
    </message>
    <message>
        <source>Review only items in the listed rallies</source>
        <translation>Gennemgå kun sager i duellerne på listen</translation>
    </message>
    <message>
        <source>Review the lis&amp;ted rallies</source>
        <translation>Gennemgå duellerne &amp;på listen</translation>
    </message>
    <message>
        <source>Ri&amp;ght by 10 px</source>
        <translation>Hø&amp;jre 10 px</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Højreklik</translation>
    </message>
    <message>
        <source>Right hand on the keyboard, left hand on the mouse</source>
        <translation>Højre hånd på tastaturet, venstre hånd på musen</translation>
    </message>
    <message>
        <source>Run InpaintNet again on the range or on all frames</source>
        <translation>Kør InpaintNet igen på intervallet eller på alle billeder</translation>
    </message>
    <message>
        <source>S&amp;mash</source>
        <translation>S&amp;mash</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>&amp;Gem nu</translation>
    </message>
    <message>
        <source>Save a co&amp;py...</source>
        <translation>Gem en &amp;kopi…</translation>
    </message>
    <message>
        <source>Save again after an error. Saving is automatic otherwise</source>
        <translation>Gem igen efter en fejl. Ellers gemmes der automatisk</translation>
    </message>
    <message>
        <source>Save the listed rallies as clips or one highlight video</source>
        <translation>Gem duellerne på listen som klip eller som én highlightvideo</translation>
    </message>
    <message>
        <source>Save the project to another file</source>
        <translation>Gem projektet i en anden fil</translation>
    </message>
    <message>
        <source>Sco&amp;re</source>
        <translation>S&amp;tilling</translation>
    </message>
    <message>
        <source>Score of {rally}</source>
        <translation>Stilling i {rally}</translation>
    </message>
    <message>
        <source>Search all pages. Up and Down choose an action, Enter runs it. You can change the keys in the settings.</source>
        <translation>Søg på alle sider. Pil op og ned vælger en handling, Enter udfører den. Du kan ændre tasterne i indstillingerne.</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>Søg efter en handling eller en tast</translation>
    </message>
    <message>
        <source>Searched &amp;area</source>
        <translation>&amp;Gennemsøgt område</translation>
    </message>
    <message>
        <source>Select a frame</source>
        <translation>Markér et billede</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>Markér alle rækker</translation>
    </message>
    <message>
        <source>Set all winners that the scoreboard or last shots show</source>
        <translation>Angiv alle de vindere, som pointtavlen eller duellernes sidste boldflugter viser</translation>
    </message>
    <message>
        <source>Set by &amp;hand</source>
        <translation>Sat &amp;manuelt</translation>
    </message>
    <message>
        <source>Set how this rally ended: winner, error, net, out or fault</source>
        <translation>Angiv, hvordan duellen sluttede: vinderslag, fejl, i nettet, ude eller servefejl</translation>
    </message>
    <message>
        <source>Set or remove a bounce at this frame</source>
        <translation>Sæt eller fjern et opspring ved dette billede</translation>
    </message>
    <message>
        <source>Set or remove a hit at this frame</source>
        <translation>Sæt eller fjern et træf ved dette billede</translation>
    </message>
    <message>
        <source>Set or remove a landing at this frame</source>
        <translation>Sæt eller fjern et nedslag ved dette billede</translation>
    </message>
    <message>
        <source>Set or remove a serve at this frame</source>
        <translation>Sæt eller fjern en serv ved dette billede</translation>
    </message>
    <message>
        <source>Set serves, hits, bounces and landings with single keys</source>
        <translation>Sæt server, træf, opspring og nedslag med enkelte taster</translation>
    </message>
    <message>
        <source>Set slow motion, turn the picture, or mirror it</source>
        <translation>Angiv slowmotion, drej billedet, eller spejlvend det</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>Angiv banen</translation>
    </message>
    <message>
        <source>Set the match</source>
        <translation>Angiv kampen</translation>
    </message>
    <message>
        <source>Set the score &amp;here...</source>
        <translation>An&amp;giv stillingen her…</translation>
    </message>
    <message>
        <source>Set the score at the start of this rally</source>
        <translation>Angiv stillingen ved begyndelsen af denne duel</translation>
    </message>
    <message>
        <source>Sh&amp;ort service</source>
        <translation>&amp;Kort serv</translation>
    </message>
    <message>
        <source>Show TrackNet&apos;s heatmap of the frame</source>
        <translation>Vis TrackNets heatmap for billedet</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Vis alle taster</translation>
    </message>
    <message>
        <source>Show frames side by side, around the ball</source>
        <translation>Vis billeder side om side omkring bolden</translation>
    </message>
    <message>
        <source>Show motion instead of the picture. Hold for a quick look</source>
        <translation>Vis bevægelse i stedet for billedet. Hold nede for et hurtigt kig</translation>
    </message>
    <message>
        <source>Show names of strokes where they are played</source>
        <translation>Vis slagenes navne, hvor de bliver slået</translation>
    </message>
    <message>
        <source>Show only the video. Hold for a quick look</source>
        <translation>Vis kun videoen. Hold nede for et hurtigt kig</translation>
    </message>
    <message>
        <source>Show positions predicted by TrackNet</source>
        <translation>Vis positioner, som TrackNet har forudsagt</translation>
    </message>
    <message>
        <source>Show positions put into gaps by InpaintNet or a curve</source>
        <translation>Vis positioner, som InpaintNet eller en kurve har sat i huller</translation>
    </message>
    <message>
        <source>Show shots in 3D, with their speeds</source>
        <translation>Vis boldflugter i 3D med hastigheder</translation>
    </message>
    <message>
        <source>Show the comparison with another track</source>
        <translation>Vis sammenligningen med et andet spor</translation>
    </message>
    <message>
        <source>Show the court lines</source>
        <translation>Vis banelinjerne</translation>
    </message>
    <message>
        <source>Show the frames after those in the film strip</source>
        <translation>Vis billederne efter dem i filmstrimlen</translation>
    </message>
    <message>
        <source>Show the frames before those in the film strip</source>
        <translation>Vis billederne før dem i filmstrimlen</translation>
    </message>
    <message>
        <source>Show the list of events</source>
        <translation>Vis listen over hændelser</translation>
    </message>
    <message>
        <source>Show the list of rallies</source>
        <translation>Vis listen over dueller</translation>
    </message>
    <message>
        <source>Show the list of videos</source>
        <translation>Vis listen over videoer</translation>
    </message>
    <message>
        <source>Show the path and its speed over time</source>
        <translation>Vis boldkurven og dens hastighed over tid</translation>
    </message>
    <message>
        <source>Show the path before and after the frame</source>
        <translation>Vis boldkurven før og efter billedet</translation>
    </message>
    <message>
        <source>Show the picture unchanged</source>
        <translation>Vis billedet uændret</translation>
    </message>
    <message>
        <source>Show the players and their pictures</source>
        <translation>Vis spillerne og billeder af dem</translation>
    </message>
    <message>
        <source>Show the players&apos; skeletons</source>
        <translation>Vis spillernes skeletter</translation>
    </message>
    <message>
        <source>Show the point of this frame</source>
        <translation>Vis punktet i dette billede</translation>
    </message>
    <message>
        <source>Show the points set by hand</source>
        <translation>Vis de punkter, der er sat manuelt</translation>
    </message>
    <message>
        <source>Show the rally from above and from the side</source>
        <translation>Vis duellen fra oven og fra siden</translation>
    </message>
    <message>
        <source>Show the review queue</source>
        <translation>Vis køen til gennemgang</translation>
    </message>
    <message>
        <source>Show the run and its progress</source>
        <translation>Vis kørslen og dens fremskridt</translation>
    </message>
    <message>
        <source>Show the score beside the frame number</source>
        <translation>Vis stillingen ved siden af billednummeret</translation>
    </message>
    <message>
        <source>Show the table of frames</source>
        <translation>Vis billedtabellen</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>Vis tidslinjen</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Vis hele billedet</translation>
    </message>
    <message>
        <source>Show versions, folders and problems</source>
        <translation>Vis versioner, mapper og problemer</translation>
    </message>
    <message>
        <source>Show ways to fill the gap, range or review item</source>
        <translation>Vis måder at udfylde hullet, intervallet eller sagen på</translation>
    </message>
    <message>
        <source>Show which part of the frame TrackNet looked at</source>
        <translation>Vis, hvilken del af billedet TrackNet så på</translation>
    </message>
    <message>
        <source>Snap to a heatmap peak</source>
        <translation>Hæft til en top i heatmappet</translation>
    </message>
    <message>
        <source>Spl&amp;it the rally</source>
        <translation>&amp;Del duellen</translation>
    </message>
    <message>
        <source>Split the rally at this frame</source>
        <translation>Del duellen ved dette billede</translation>
    </message>
    <message>
        <source>Split {rally}</source>
        <translation>Del {rally}</translation>
    </message>
    <message>
        <source>Spo&amp;rt</source>
        <translation>Sp&amp;ort</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Start setting the court first</source>
        <translation>Begynd først at angive banen</translation>
    </message>
    <message>
        <source>Start the range at this frame</source>
        <translation>Begynd intervallet ved dette billede</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>Stop kørslen, og behold resultaterne</translation>
    </message>
    <message>
        <source>Stro&amp;kes</source>
        <translation>S&amp;lag</translation>
    </message>
    <message>
        <source>Switch between panels for the match and for labels</source>
        <translation>Skift mellem paneler til kampen og til annoteringer</translation>
    </message>
    <message>
        <source>Ta&amp;g the rally</source>
        <translation>&amp;Tags på duellen</translation>
    </message>
    <message>
        <source>Tag the e&amp;vent</source>
        <translation>Tags på hænd&amp;elsen</translation>
    </message>
    <message>
        <source>Tags of an event</source>
        <translation>Tags på en hændelse</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>Tags på {rally}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Opgaver</translation>
    </message>
    <message>
        <source>Ten frames &amp;back</source>
        <translation>Ti billeder &amp;tilbage</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>The ball is hidden in the range or review item</source>
        <translation>Bolden er skjult i intervallet eller sagen</translation>
    </message>
    <message>
        <source>The ball is visible at the marker, dotted ring or fill</source>
        <translation>Bolden er synlig ved markøren, den prikkede ring eller udfyldningen</translation>
    </message>
    <message>
        <source>The ball is visible in the dotted ring, not at the marker</source>
        <translation>Bolden er synlig i den prikkede ring, ikke ved markøren</translation>
    </message>
    <message>
        <source>The ball is visible in the range or review item</source>
        <translation>Bolden er synlig i intervallet eller sagen</translation>
    </message>
    <message>
        <source>The far player won this rally</source>
        <translation>Den fjerneste spiller vandt denne duel</translation>
    </message>
    <message>
        <source>The frames of the video are still being counted</source>
        <translation>Videoens billeder tælles stadig</translation>
    </message>
    <message>
        <source>The near player won this rally</source>
        <translation>Den nærmeste spiller vandt denne duel</translation>
    </message>
    <message>
        <source>The stroke is a clear (bouncing ball: backhand)</source>
        <translation>Slaget er et clear (med opspring: baghånd)</translation>
    </message>
    <message>
        <source>The stroke is a drive (bouncing ball: volley)</source>
        <translation>Slaget er et drive (med opspring: flugtning)</translation>
    </message>
    <message>
        <source>The stroke is a drop</source>
        <translation>Slaget er et drop</translation>
    </message>
    <message>
        <source>The stroke is a lift (bouncing ball: forehand)</source>
        <translation>Slaget er en lob (med opspring: forhånd)</translation>
    </message>
    <message>
        <source>The stroke is a long service (bouncing ball: lob)</source>
        <translation>Slaget er en lang serv (med opspring: lob)</translation>
    </message>
    <message>
        <source>The stroke is a net shot</source>
        <translation>Slaget er et netdrop</translation>
    </message>
    <message>
        <source>The stroke is a push</source>
        <translation>Slaget er et push</translation>
    </message>
    <message>
        <source>The stroke is a short service (bouncing ball: serve)</source>
        <translation>Slaget er en kort serv (med opspring: serv)</translation>
    </message>
    <message>
        <source>The stroke is a smash (bouncing ball: overhead)</source>
        <translation>Slaget er et smash (med opspring: overhåndsslag)</translation>
    </message>
    <message>
        <source>There is no action &apos;{name}&apos;.</source>
        <translation>Der er ingen handling ”{name}”.</translation>
    </message>
    <message>
        <source>There is no ball in the range or review item</source>
        <translation>Der er ingen bold i intervallet eller sagen</translation>
    </message>
    <message>
        <source>There is no ball in this frame</source>
        <translation>Der er ingen bold i dette billede</translation>
    </message>
    <message>
        <source>There is no court in this video, or it is unknown</source>
        <translation>Der er ingen bane i denne video, eller den er ukendt</translation>
    </message>
    <message>
        <source>There is no jump to undo</source>
        <translation>Der er intet spring at fortryde</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Der er intet at gentage</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Der er intet at fortryde</translation>
    </message>
    <message>
        <source>This rally does not count for the score</source>
        <translation>Denne duel tæller ikke med i stillingen</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>Track all frames of the marked range again</source>
        <translation>Spor alle billeder i det markerede interval igen</translation>
    </message>
    <message>
        <source>Track from &amp;here</source>
        <translation>Spor &amp;herfra</translation>
    </message>
    <message>
        <source>Track the &amp;list</source>
        <translation>Spor &amp;listen</translation>
    </message>
    <message>
        <source>Track the &amp;range</source>
        <translation>Spor i&amp;ntervallet</translation>
    </message>
    <message>
        <source>Track the &amp;whole video</source>
        <translation>Spor hele &amp;videoen</translation>
    </message>
    <message>
        <source>Track the listed videos in the background</source>
        <translation>Spor videoerne på listen i baggrunden</translation>
    </message>
    <message>
        <source>Track the range or gap in more detail, and preview it</source>
        <translation>Spor intervallet eller hullet mere detaljeret, og se resultatet først</translation>
    </message>
    <message>
        <source>Track the video or import labels first</source>
        <translation>Spor først videoen, eller importér annoteringer</translation>
    </message>
    <message>
        <source>Turn on event mode first</source>
        <translation>Slå først hændelsestilstand til</translation>
    </message>
    <message>
        <source>Turn the video</source>
        <translation>Drej videoen</translation>
    </message>
    <message>
        <source>Two actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>To handlinger har tasten {key}: {names}. Skift en af dem i indstillingerne.</translation>
    </message>
    <message>
        <source>U&amp;p by 10 px</source>
        <translation>O&amp;p 10 px</translation>
    </message>
    <message>
        <source>Uncl&amp;ear</source>
        <translation>&amp;Uklar</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Uklar</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Fortryd den seneste ændring</translation>
    </message>
    <message>
        <source>Unprotect the frame</source>
        <translation>Frigiv billedet</translation>
    </message>
    <message>
        <source>Use the court as drawn</source>
        <translation>Brug banen, som den er tegnet</translation>
    </message>
    <message>
        <source>Use the court from the last camera cut onwards</source>
        <translation>Brug banen fra seneste kameraskift og frem</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Brug det mørke tema</translation>
    </message>
    <message>
        <source>Use the fill for a ball that is hidden there</source>
        <translation>Brug udfyldningen for en bold, der er skjult der</translation>
    </message>
    <message>
        <source>Use the fill, then go on to the rest of the item</source>
        <translation>Brug udfyldningen, og gå videre til resten af sagen</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Brug det lyse tema</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>Brug det andet spor</translation>
    </message>
    <message>
        <source>Use the other track&apos;s points for this disagreement</source>
        <translation>Brug det andet spors punkter for denne forskel</translation>
    </message>
    <message>
        <source>Use the proposed points</source>
        <translation>Brug de foreslåede punkter</translation>
    </message>
    <message>
        <source>Use the proposed points of the nearest part only</source>
        <translation>Brug kun de foreslåede punkter i den nærmeste del</translation>
    </message>
    <message>
        <source>Use the system theme</source>
        <translation>Brug systemets tema</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Brug hele skærmen</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version og licens</translation>
    </message>
    <message>
        <source>Vi&amp;deos</source>
        <translation>&amp;Videoer</translation>
    </message>
    <message>
        <source>View and playback</source>
        <translation>Visning og afspilning</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Synlig</translation>
    </message>
    <message>
        <source>Visible in the &amp;ring</source>
        <translation>Synlig i &amp;ringen</translation>
    </message>
    <message>
        <source>Volume &amp;down</source>
        <translation>Skru ne&amp;d for lyden</translation>
    </message>
    <message>
        <source>Wait until the run ends, or cancel it</source>
        <translation>Vent, til kørslen er færdig, eller annullér den</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Hjul</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>Vinder af {rally}</translation>
    </message>
    <message>
        <source>Won &amp;by the far player</source>
        <translation>Vundet af f&amp;jerneste spiller</translation>
    </message>
    <message>
        <source>Write a web page with score, strokes and placement</source>
        <translation>Skriv en webside med stilling, slag og placering</translation>
    </message>
    <message>
        <source>Write tags for the serve, hit or landing at this frame</source>
        <translation>Skriv tags til serven, træffet eller nedslaget ved dette billede</translation>
    </message>
    <message>
        <source>Write tags for this rally</source>
        <translation>Skriv tags til denne duel</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;ind</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ud</translation>
    </message>
    <message>
        <source>Zoom at the mouse</source>
        <translation>Zoom ved musen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom ind</translation>
    </message>
    <message>
        <source>Zoom in when you go to a review item</source>
        <translation>Zoom ind, når du går til en sag</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ud</translation>
    </message>
    <message>
        <source>action</source>
        <translation>handling</translation>
    </message>
    <message>
        <source>click</source>
        <translation>klik</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>træk</translation>
    </message>
    <message>
        <source>hold or tap {key}</source>
        <translation>hold eller tryk på {key}</translation>
    </message>
    <message>
        <source>hold {key}</source>
        <translation>hold {key} nede</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>taster</translation>
    </message>
    <message>
        <source>keys or mouse</source>
        <translation>taster eller mus</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>hvad den gør</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>hjul</translation>
    </message>
    <message>
        <source>{action}: {problem}</source>
        <translation>{action}: {problem}</translation>
    </message>
    <message>
        <source>{action}: {reason}.</source>
        <translation>{action}: {reason}.</translation>
    </message>
    <message>
        <source>{count} actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>{count} handlinger har tasten {key}: {names}. Skift en af dem i indstillingerne.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} til</translation>
    </message>
    <message>
        <source>{key} (keypad)</source>
        <translation>{key} (numerisk)</translation>
    </message>
    <message>
        <source>{key} is the key of {names}, so it would do nothing.</source>
        <translation>{key} er tasten til {names}, så den ville ikke gøre noget.</translation>
    </message>
    <message>
        <source>{key} opens the menu &apos;{menu}&apos;.</source>
        <translation>{key} åbner menuen ”{menu}”.</translation>
    </message>
    <message>
        <source>{player} plays with the left hand</source>
        <translation>{player} spiller med venstre hånd</translation>
    </message>
    <message>
        <source>{player} plays with the right hand</source>
        <translation>{player} spiller med højre hånd</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
</context>
<context>
    <name>counts</name>
    <message numerus="yes">
        <source>%n PNG frames</source>
        <translation>
            <numerusform>%n PNG-billede</numerusform>
            <numerusform>%n PNG-billeder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounces</source>
        <translation>
            <numerusform>%n opspring</numerusform>
            <numerusform>%n opspring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n boks</numerusform>
            <numerusform>%n bokse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n klip</numerusform>
            <numerusform>%n klip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>%n konflikt</numerusform>
            <numerusform>%n konflikter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts</source>
        <translation>
            <numerusform>%n kontakt</numerusform>
            <numerusform>%n kontakter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courts</source>
        <translation>
            <numerusform>%n bane</numerusform>
            <numerusform>%n baner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n hændelse</numerusform>
            <numerusform>%n hændelser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n billede</numerusform>
            <numerusform>%n billeder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n hul</numerusform>
            <numerusform>%n huller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n træf</numerusform>
            <numerusform>%n træf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n sag</numerusform>
            <numerusform>%n sager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>%n nøglebillede</numerusform>
            <numerusform>%n nøglebilleder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keypoints</source>
        <translation>
            <numerusform>%n nøglepunkt</numerusform>
            <numerusform>%n nøglepunkter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n annotering</numerusform>
            <numerusform>%n annoteringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings</source>
        <translation>
            <numerusform>%n nedslag</numerusform>
            <numerusform>%n nedslag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings and bounces</source>
        <translation>
            <numerusform>%n nedslag eller opspring</numerusform>
            <numerusform>%n nedslag og opspring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain items</source>
        <translation>
            <numerusform>%n mindre sikker sag</numerusform>
            <numerusform>%n mindre sikre sager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n linje</numerusform>
            <numerusform>%n linjer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n markør</numerusform>
            <numerusform>%n markører</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n kamp</numerusform>
            <numerusform>%n kampe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n modeller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other videos</source>
        <translation>
            <numerusform>%n anden video</numerusform>
            <numerusform>%n andre videoer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n anden</numerusform>
            <numerusform>%n andre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n del</numerusform>
            <numerusform>%n dele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts show</source>
        <translation>
            <numerusform>%n del viser</numerusform>
            <numerusform>%n dele viser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n personer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n billede</numerusform>
            <numerusform>%n billeder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible errors</source>
        <translation>
            <numerusform>%n mulig fejl</numerusform>
            <numerusform>%n mulige fejl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rallies</source>
        <translation>
            <numerusform>%n duel</numerusform>
            <numerusform>%n dueller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n række</numerusform>
            <numerusform>%n rækker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n kørsel</numerusform>
            <numerusform>%n kørsler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <translation>
            <numerusform>%n stilling</numerusform>
            <numerusform>%n stillinger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segmenter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear frames</source>
        <translation>
            <numerusform>%n uklart billede</numerusform>
            <numerusform>%n uklare billeder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unlabelled frames</source>
        <translation>
            <numerusform>%n ikke annoteret billede</numerusform>
            <numerusform>%n ikke annoterede billeder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreviewed frames</source>
        <translation>
            <numerusform>%n ikke gennemgået billede</numerusform>
            <numerusform>%n ikke gennemgåede billeder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n videos</source>
        <translation>
            <numerusform>%n video</numerusform>
            <numerusform>%n videoer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%n blank lines lie between the rows and did not count as frames.</source>
        <translation>
            <numerusform>%n tom linje ligger mellem rækkerne og blev ikke talt som et billede.</numerusform>
            <numerusform>%n tomme linjer ligger mellem rækkerne og blev ikke talt som billeder.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a frame number.</source>
        <translation>”{cell}” er ikke et billednummer.</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a time.</source>
        <translation>”{cell}” er ikke et tidspunkt.</translation>
    </message>
    <message>
        <source>&apos;{filter}&apos; is not a valid filter: {reason}.</source>
        <translation>”{filter}” er ikke et gyldigt filter: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a choice for {value} in this file.</source>
        <translation>”{given}” kan ikke vælges for {value} i denne fil.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a range of frames.</source>
        <translation>”{given}” er ikke et billedinterval.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be opened ({reason}).</source>
        <translation>”{path}” kan ikke åbnes ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read ({reason}).</source>
        <translation>”{path}” kan ikke læses ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read as a video ({reason}).</source>
        <translation>”{path}” kan ikke læses som en video ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read. The log has details.</source>
        <translation>”{path}” kan ikke læses. Loggen har detaljerne.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains no video.</source>
        <translation>”{path}” indeholder ingen video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains sound but no video.</source>
        <translation>”{path}” indeholder lyd, men ingen video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder, not a video.</source>
        <translation>”{path}” er en mappe, ikke en video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a text file, not a video.</source>
        <translation>”{path}” er en tekstfil, ikke en video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes).</source>
        <translation>”{path}” er tom (0 byte).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is incomplete: its index (moov atom) is missing.</source>
        <translation>”{path}” er ufuldstændig: indekset (moov atom) mangler.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score at &apos;{part}&apos;.</source>
        <translation>”{text}” er ikke en gyldig stilling ved ”{part}”.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score.</source>
        <translation>”{text}” er ikke en gyldig stilling.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a provider, or its precision is not supported.{known}</source>
        <translation>”{word}” er ikke en udbyder, eller dens præcision understøttes ikke.{known}</translation>
    </message>
    <message>
        <source>--batch {batch} is not possible: its windows would need more than {limit} MB.</source>
        <translation>--batch {batch} er ikke mulig: dens vinduer ville kræve mere end {limit} MB.</translation>
    </message>
    <message>
        <source>--confidence {confidence:g} is not valid: it must be above 0 and below 1.</source>
        <translation>--confidence {confidence:g} er ikke gyldig: den skal være over 0 og under 1.</translation>
    </message>
    <message>
        <source>--every {every} is not valid: it must be {bounds}.</source>
        <translation>--every {every} er ikke gyldig: den skal være {bounds}.</translation>
    </message>
    <message>
        <source>A MoveNet returned an output of {shape}.</source>
        <translation>En MoveNet-model returnerede et output på {shape}.</translation>
    </message>
    <message>
        <source>A dataset cannot contain unlabelled frames: {places}.</source>
        <translation>Et datasæt kan ikke indeholde ikke annoterede billeder: {places}.</translation>
    </message>
    <message>
        <source>A highlight video cannot be copied without re-encoding.</source>
        <translation>En highlightvideo kan ikke kopieres uden omkodning.</translation>
    </message>
    <message>
        <source>A label file starts with {names}.</source>
        <translation>En annoteringsfil begynder med {names}.</translation>
    </message>
    <message>
        <source>A label is: class x y width height, as fractions of the picture.</source>
        <translation>En annotering er: klasse x y bredde højde, som andele af billedet.</translation>
    </message>
    <message>
        <source>A model of background mode &apos;{name}&apos; needs the background picture, and none was given.</source>
        <translation>En model med baggrundstilstanden ”{name}” skal bruge baggrundsbilledet, og der blev ikke givet noget.</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded: {error}.</source>
        <translation>En del af programmet kan ikke indlæses: {error}.</translation>
    </message>
    <message>
        <source>A second look needs a stride equal to the window length, {length}.</source>
        <translation>Et ekstra kig kræver et skridt på vindueslængden, {length}.</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit a network that returns a heatmap of only one frame per window.</source>
        <translation>Et skridt på {stride} passer ikke til en model, der kun giver heatmap for ét billede pr. vindue.</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit windows of {seq_len} frames.</source>
        <translation>Et skridt på {stride} passer ikke til vinduer på {seq_len} billeder.</translation>
    </message>
    <message>
        <source>A threshold of {threshold:g} is not between 0 and 1.</source>
        <translation>En tærskel på {threshold:g} er ikke mellem 0 og 1.</translation>
    </message>
    <message>
        <source>A time code cannot be read.</source>
        <translation>En tidskode kan ikke læses.</translation>
    </message>
    <message>
        <source>Accept frames in the window first, or export all of them, or choose another range.</source>
        <translation>Godkend først billeder i vinduet, eller eksportér dem alle, eller vælg et andet interval.</translation>
    </message>
    <message>
        <source>All of these frames are marked as not in play.</source>
        <translation>Alle disse billeder er markeret som ikke i spil.</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or choose a smaller model or batch.</source>
        <translation>Giv GPU’en mere hukommelse end {limit} MB (--gpu-memory, eller Udbyder i indstillingerne), eller vælg en mindre model eller batch.</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or run on the CPU.</source>
        <translation>Giv GPU’en mere hukommelse end {limit} MB (--gpu-memory, eller Udbyder i indstillingerne), eller kør på CPU’en.</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its codec ({codec}).</source>
        <translation>En .mp4-fil kan ikke indeholde dens codec ({codec}).</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its sound ({codec}). --no-sound omits it.</source>
        <translation>En .mp4-fil kan ikke indeholde dens lyd ({codec}). --no-sound udelader den.</translation>
    </message>
    <message>
        <source>An RTMO returned an output of {shape}.</source>
        <translation>En RTMO-model returnerede et output på {shape}.</translation>
    </message>
    <message>
        <source>At least one worker and a batch of one are needed.</source>
        <translation>Der kræves mindst én arbejdstråd og en batch på én.</translation>
    </message>
    <message>
        <source>Change its permissions, or copy it to another folder.</source>
        <translation>Ændr adgangsrettighederne, eller kopiér den til en anden mappe.</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>Skift en af de to.</translation>
    </message>
    <message>
        <source>Changes of speed (M2) in {lines} are ignored.</source>
        <translation>Ændringer af hastighed (M2) i {lines} ignoreres.</translation>
    </message>
    <message>
        <source>Check it again.</source>
        <translation>Kontrollér den igen.</translation>
    </message>
    <message>
        <source>Check its last rows.</source>
        <translation>Kontrollér de sidste rækker.</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>Kontrollér dens navn og mappe.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Kontrollér adgangsrettighederne.</translation>
    </message>
    <message>
        <source>Check that it is the label file.</source>
        <translation>Kontrollér, at det er annoteringsfilen.</translation>
    </message>
    <message>
        <source>Check that the file is complete, with its .onnx.data next to it, if it has one.</source>
        <translation>Kontrollér, at filen er komplet, med dens .onnx.data ved siden af, hvis den har en.</translation>
    </message>
    <message>
        <source>Check that the labels belong to this video.</source>
        <translation>Kontrollér, at annoteringerne hører til denne video.</translation>
    </message>
    <message>
        <source>Check that the model supports these inputs, or try another provider.</source>
        <translation>Kontrollér, at modellen understøtter disse input, eller prøv en anden udbyder.</translation>
    </message>
    <message>
        <source>Check that this is a folder of YOLO labels.</source>
        <translation>Kontrollér, at det er en mappe med YOLO-annoteringer.</translation>
    </message>
    <message>
        <source>Check that this is the label file.</source>
        <translation>Kontrollér, at det er annoteringsfilen.</translation>
    </message>
    <message>
        <source>Check that this is the right file, or save it without the optimiser&apos;s state.</source>
        <translation>Kontrollér, at det er den rigtige fil, eller gem den uden optimeringsalgoritmens tilstand.</translation>
    </message>
    <message>
        <source>Check that this is the right file.</source>
        <translation>Kontrollér, at det er den rigtige fil.</translation>
    </message>
    <message>
        <source>Check the disk and the permissions.</source>
        <translation>Kontrollér disken og adgangsrettighederne.</translation>
    </message>
    <message>
        <source>Check the disk, or save the project in another folder.</source>
        <translation>Kontrollér disken, eller gem projektet i en anden mappe.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Kontrollér disken.</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>Kontrollér filen.</translation>
    </message>
    <message>
        <source>Check the folder it is in.</source>
        <translation>Kontrollér den mappe, det ligger i.</translation>
    </message>
    <message>
        <source>Check the folder, or save the project in another folder.</source>
        <translation>Kontrollér mappen, eller gem projektet i en anden mappe.</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>Kontrollér mappen.</translation>
    </message>
    <message>
        <source>Check the name and its folder.</source>
        <translation>Kontrollér navnet og dets mappe.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Kontrollér navnet.</translation>
    </message>
    <message>
        <source>Check the quotes in it.</source>
        <translation>Kontrollér anførselstegnene i den.</translation>
    </message>
    <message>
        <source>Check whether two model files are swapped.</source>
        <translation>Kontrollér, om to modelfiler er byttet om.</translation>
    </message>
    <message>
        <source>Choose a PNG or JPEG picture, or a video.</source>
        <translation>Vælg et billede i PNG eller JPEG eller en video.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3 or WASB, such as TrackNet_best.pt.</source>
        <translation>Vælg et checkpoint fra TrackNetV3 eller WASB, f.eks. TrackNet_best.pt.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3.</source>
        <translation>Vælg et checkpoint fra TrackNetV3.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Vælg en fil i den.</translation>
    </message>
    <message>
        <source>Choose a name that ends in {suffixes}. &apos;rallytrace export --format&apos; writes other formats.</source>
        <translation>Vælg et navn, der ender på {suffixes}. ”rallytrace export --format” skriver andre formater.</translation>
    </message>
    <message>
        <source>Choose a picture or a video.</source>
        <translation>Vælg et billede eller en video.</translation>
    </message>
    <message>
        <source>Choose a range inside the video.</source>
        <translation>Vælg et interval inden for videoen.</translation>
    </message>
    <message>
        <source>Choose a shorter trail.</source>
        <translation>Vælg en kortere hale.</translation>
    </message>
    <message>
        <source>Choose a stride from 1 (every window) to {seq_len} (no overlap).</source>
        <translation>Vælg et skridt fra 1 (hvert vindue) til {seq_len} (intet overlap).</translation>
    </message>
    <message>
        <source>Choose a video file such as .mp4, .mov, .mkv or .avi.</source>
        <translation>Vælg en videofil, f.eks. .mp4, .mov, .mkv eller .avi.</translation>
    </message>
    <message>
        <source>Choose another family or file.</source>
        <translation>Vælg en anden familie eller fil.</translation>
    </message>
    <message>
        <source>Choose another file or export it again.</source>
        <translation>Vælg en anden fil, eller eksportér den igen.</translation>
    </message>
    <message>
        <source>Choose another file, or a higher --confidence.</source>
        <translation>Vælg en anden fil eller en højere --confidence.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Vælg en anden fil.</translation>
    </message>
    <message>
        <source>Choose another filter.</source>
        <translation>Vælg et andet filter.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Vælg en anden mappe eller et andet navn.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Vælg en anden mappe.</translation>
    </message>
    <message>
        <source>Choose another frame.</source>
        <translation>Vælg et andet billede.</translation>
    </message>
    <message>
        <source>Choose another name, or allow it to be replaced.</source>
        <translation>Vælg et andet navn, eller tillad, at filen erstattes.</translation>
    </message>
    <message>
        <source>Choose another name, or wait until it is done.</source>
        <translation>Vælg et andet navn, eller vent, til den er færdig.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Vælg et andet navn.</translation>
    </message>
    <message>
        <source>Choose another precision, or make the file with: rallytrace optimise MODEL --video VIDEO</source>
        <translation>Vælg en anden præcision, eller lav filen med: rallytrace optimise MODEL --video VIDEO</translation>
    </message>
    <message>
        <source>Choose another project or a label file.</source>
        <translation>Vælg et andet projekt eller en annoteringsfil.</translation>
    </message>
    <message>
        <source>Choose another range, or review a rally.</source>
        <translation>Vælg et andet interval, eller gennemgå en duel.</translation>
    </message>
    <message>
        <source>Choose another video.</source>
        <translation>Vælg en anden video.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Vælg en anden.</translation>
    </message>
    <message>
        <source>Choose another: folders of this format are never replaced.</source>
        <translation>Vælg en anden: mapper i dette format erstattes aldrig.</translation>
    </message>
    <message>
        <source>Choose at least one layer.</source>
        <translation>Vælg mindst ét lag.</translation>
    </message>
    <message>
        <source>Choose at most {most:.0%} in total.</source>
        <translation>Vælg højst {most:.0%} i alt.</translation>
    </message>
    <message>
        <source>Choose frames with a ball.</source>
        <translation>Vælg billeder med en bold.</translation>
    </message>
    <message>
        <source>Choose labels of this video, in its pixels.</source>
        <translation>Vælg annoteringer til denne video, i dens pixel.</translation>
    </message>
    <message>
        <source>Choose labels or a project of the open video.</source>
        <translation>Vælg annoteringer eller et projekt til den åbne video.</translation>
    </message>
    <message>
        <source>Choose one of its {count}, which are numbered from 0.</source>
        <translation>Vælg en af dens {count}, som er nummereret fra 0.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>Vælg en af {names}.</translation>
    </message>
    <message>
        <source>Choose one of {precisions}, or another provider.</source>
        <translation>Vælg en af {precisions} eller en anden udbyder.</translation>
    </message>
    <message>
        <source>Choose one with --family, or try it on other frames of a video.</source>
        <translation>Vælg en med --family, eller prøv den på andre billeder i en video.</translation>
    </message>
    <message>
        <source>Choose one with the input (N, 3, 256, 128) and the output (N, D).</source>
        <translation>Vælg en med inputtet (N, 3, 256, 128) og outputtet (N, D).</translation>
    </message>
    <message>
        <source>Choose the .csv file in it.</source>
        <translation>Vælg .csv-filen i den.</translation>
    </message>
    <message>
        <source>Choose the .onnx file in it.</source>
        <translation>Vælg .onnx-filen i den.</translation>
    </message>
    <message>
        <source>Choose the .pt file in it.</source>
        <translation>Vælg .pt-filen i den.</translation>
    </message>
    <message>
        <source>Choose the .pt file that the training wrote.</source>
        <translation>Vælg den .pt-fil, som træningen skrev.</translation>
    </message>
    <message>
        <source>Choose the .rally file in it.</source>
        <translation>Vælg .rally-filen i den.</translation>
    </message>
    <message>
        <source>Choose the folder that contains &apos;labels&apos;, or the folder with the .txt files.</source>
        <translation>Vælg mappen, der indeholder ”labels”, eller mappen med .txt-filerne.</translation>
    </message>
    <message>
        <source>Choose the same ones to continue it, or start a new run with the current ones.</source>
        <translation>Vælg de samme for at fortsætte den, eller start en ny kørsel med de nuværende.</translation>
    </message>
    <message>
        <source>Choose the table of strokes.</source>
        <translation>Vælg tabellen over slag.</translation>
    </message>
    <message>
        <source>Choose the video file in it.</source>
        <translation>Vælg videofilen i den.</translation>
    </message>
    <message>
        <source>Choose the video that was labelled.</source>
        <translation>Vælg den video, der blev annoteret.</translation>
    </message>
    <message>
        <source>Clips of a turned video cannot be copied without re-encoding.</source>
        <translation>Klip af en drejet video kan ikke kopieres uden omkodning.</translation>
    </message>
    <message>
        <source>Close it there, or choose another folder.</source>
        <translation>Luk den der, eller vælg en anden mappe.</translation>
    </message>
    <message>
        <source>Close it there, then open it again.</source>
        <translation>Luk det der, og åbn det igen.</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>Luk det der.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Luk andre programmer, og prøv igen.</translation>
    </message>
    <message>
        <source>Close other programs that use the device, or run on the CPU.</source>
        <translation>Luk andre programmer, der bruger enheden, eller kør på CPU’en.</translation>
    </message>
    <message>
        <source>Close other programs, and try again.</source>
        <translation>Luk andre programmer, og prøv igen.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or batch.</source>
        <translation>Luk andre programmer, eller vælg en mindre model eller batch.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or video.</source>
        <translation>Luk andre programmer, eller vælg en mindre model eller video.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Luk andre programmer.</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>Luk det program.</translation>
    </message>
    <message>
        <source>Columns not used: {unused}.</source>
        <translation>Kolonner, der ikke er brugt: {unused}.</translation>
    </message>
    <message>
        <source>Confidence &apos;{cell}&apos; is not between 0 and 1. It was removed.</source>
        <translation>Konfidensen ”{cell}” er ikke mellem 0 og 1. Den blev fjernet.</translation>
    </message>
    <message>
        <source>Convert it first: rallytrace convert &quot;{path}&quot;</source>
        <translation>Konvertér det først: rallytrace convert &quot;{path}&quot;</translation>
    </message>
    <message>
        <source>Convert the file to .mp4.</source>
        <translation>Konvertér filen til .mp4.</translation>
    </message>
    <message>
        <source>Convert the video to .mp4, then check the labels.</source>
        <translation>Konvertér videoen til .mp4, og kontrollér derefter annoteringerne.</translation>
    </message>
    <message>
        <source>Copied clips are not encoded: --hardware has no effect.</source>
        <translation>Kopierede klip kodes ikke: --hardware har ingen virkning.</translation>
    </message>
    <message>
        <source>Copy &apos;{shown}&apos; into the folder {folder} as well.</source>
        <translation>Kopiér også ”{shown}” til mappen {folder}.</translation>
    </message>
    <message>
        <source>Copy it again from the original.</source>
        <translation>Kopiér den igen fra originalen.</translation>
    </message>
    <message>
        <source>Copy its content to a file and use that file.</source>
        <translation>Kopiér indholdet til en fil, og brug den fil.</translation>
    </message>
    <message>
        <source>Copy or download the checkpoint again.</source>
        <translation>Kopiér eller hent checkpointet igen.</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>Kopiér eller eksportér den igen.</translation>
    </message>
    <message>
        <source>Copy the checkpoint to a folder that can be written to.</source>
        <translation>Kopiér checkpointet til en mappe, der kan skrives til.</translation>
    </message>
    <message>
        <source>Copy the file again, or convert it to .mp4.</source>
        <translation>Kopiér filen igen, eller konvertér den til .mp4.</translation>
    </message>
    <message>
        <source>Copy the file again, or repair an unfinished recording first.</source>
        <translation>Kopiér filen igen, eller reparér først en ufærdig optagelse.</translation>
    </message>
    <message>
        <source>Correct &apos;bg_mode&apos; in its param_dict.</source>
        <translation>Ret ”bg_mode” i dens param_dict.</translation>
    </message>
    <message>
        <source>Create it, or choose another folder.</source>
        <translation>Opret den, eller vælg en anden mappe.</translation>
    </message>
    <message>
        <source>Cut the video into parts.</source>
        <translation>Del videoen op.</translation>
    </message>
    <message>
        <source>Do not open it with torch unless you trust its author. {save_again}</source>
        <translation>Åbn ikke filen med torch, medmindre du stoler på ophavspersonen. {save_again}</translation>
    </message>
    <message>
        <source>Do not use this file. Write it to another disk if possible.</source>
        <translation>Brug ikke filen. Skriv den om muligt til en anden disk.</translation>
    </message>
    <message>
        <source>Download the checkpoint itself.</source>
        <translation>Hent selve checkpointet.</translation>
    </message>
    <message>
        <source>END must be larger than START, because END is not included.</source>
        <translation>SLUT skal være større end START, fordi SLUT ikke medregnes.</translation>
    </message>
    <message>
        <source>Export as CVAT for video 1.1.</source>
        <translation>Eksportér som CVAT for video 1.1.</translation>
    </message>
    <message>
        <source>Export it again for evaluation, with a dynamic batch or a batch of 1.</source>
        <translation>Eksportér den igen til evaluering, med dynamisk batch eller en batch på 1.</translation>
    </message>
    <message>
        <source>Export it again, with segments or markers.</source>
        <translation>Eksportér den igen med segmenter eller markører.</translation>
    </message>
    <message>
        <source>Export it again, with smaller pictures.</source>
        <translation>Eksportér den igen med mindre billeder.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Eksportér den igen.</translation>
    </message>
    <message>
        <source>Export its labels with that build, or track the video again. The file was not changed.</source>
        <translation>Eksportér annoteringerne med den version, eller spor videoen igen. Filen blev ikke ændret.</translation>
    </message>
    <message>
        <source>Export or copy it again.</source>
        <translation>Eksportér eller kopiér filen igen.</translation>
    </message>
    <message>
        <source>Export the labels, then open the video again. Help &gt; Diagnostics opens the log.</source>
        <translation>Eksportér annoteringerne, og åbn derefter videoen igen. Hjælp &gt; Diagnostik åbner loggen.</translation>
    </message>
    <message>
        <source>Export the model again.</source>
        <translation>Eksportér modellen igen.</translation>
    </message>
    <message>
        <source>Export the model with standard ONNX operators only.</source>
        <translation>Eksportér modellen kun med standardoperatorer i ONNX.</translation>
    </message>
    <message>
        <source>Export the rallies as a table or as clips, or join the files with another program and track the result.</source>
        <translation>Eksportér duellerne som en tabel eller som klip, eller saml filerne med et andet program, og spor resultatet.</translation>
    </message>
    <message>
        <source>Export the task of this video only.</source>
        <translation>Eksportér kun opgaven til denne video.</translation>
    </message>
    <message>
        <source>FFmpeg reports: {reason}.</source>
        <translation>FFmpeg melder: {reason}.</translation>
    </message>
    <message>
        <source>Find the players&apos; poses first, or choose another range.</source>
        <translation>Find først spillernes positurer, eller vælg et andet interval.</translation>
    </message>
    <message>
        <source>Find them in the window ({key}), or with &apos;rallytrace poses&apos;.</source>
        <translation>Find dem i vinduet ({key}) eller med ”rallytrace poses”.</translation>
    </message>
    <message>
        <source>Find them with Match &gt; Find rallies.</source>
        <translation>Find dem med Kamp &gt; Find dueller.</translation>
    </message>
    <message>
        <source>Following the ball needs a stride of the window length, {length}, in batches of 1.</source>
        <translation>At følge bolden kræver et skridt på vindueslængden, {length}, i batches på 1.</translation>
    </message>
    <message>
        <source>Frame {cell} is not a valid frame number.</source>
        <translation>Billede {cell} er ikke et gyldigt billednummer.</translation>
    </message>
    <message>
        <source>Frame {frame} could not be read.</source>
        <translation>Billede {frame} kunne ikke læses.</translation>
    </message>
    <message>
        <source>Frame {frame} does not exist at {rate} frames per second.</source>
        <translation>Billede {frame} findes ikke ved {rate} billeder pr. sekund.</translation>
    </message>
    <message>
        <source>Frame {frame} has different values in {lines}.</source>
        <translation>Billede {frame} har forskellige værdier i {lines}.</translation>
    </message>
    <message>
        <source>Frame {frame} is after the last frame of the video, {last}.</source>
        <translation>Billede {frame} er efter videoens sidste billede, {last}.</translation>
    </message>
    <message>
        <source>Frame {frame} is before the first frame.</source>
        <translation>Billede {frame} er før det første billede.</translation>
    </message>
    <message>
        <source>Frame {frame} is not in the video, which has {frames}.</source>
        <translation>Billede {frame} er ikke i videoen, som har {frames}.</translation>
    </message>
    <message>
        <source>Frame {frame} of &apos;{path}&apos; cannot be decoded: the file is damaged.</source>
        <translation>Billede {frame} i ”{path}” kan ikke afkodes: filen er beskadiget.</translation>
    </message>
    <message>
        <source>Frame {frame} was out of order and has been sorted.</source>
        <translation>Billede {frame} stod ikke i rækkefølge og er blevet sorteret.</translation>
    </message>
    <message>
        <source>Frame {lost} has no row: predict.py did not write it.</source>
        <translation>Billede {lost} har ingen række: predict.py skrev den ikke.</translation>
    </message>
    <message>
        <source>Frame {written} was changed to {frame}.</source>
        <translation>Billede {written} blev ændret til {frame}.</translation>
    </message>
    <message>
        <source>Frames are counted from 0.</source>
        <translation>Billeder tælles fra 0.</translation>
    </message>
    <message numerus="yes">
        <source>Frames {frames} of {count:,} have no row and stay unlabelled.</source>
        <translation>
            <numerusform>Billede {frames} af {count:,} har ingen række og forbliver ikke annoteret.</numerusform>
            <numerusform>Billederne {frames} af {count:,} har ingen række og forbliver ikke annoteret.</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames {frames} repeat the same 16 positions, as InpaintNet does where there is no ball.</source>
        <translation>Billederne {frames} gentager de samme 16 positioner, som InpaintNet gør, hvor der ikke er nogen bold.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Frigør plads, og prøv igen.</translation>
    </message>
    <message>
        <source>Free some space, and open the video again.</source>
        <translation>Frigør plads, og åbn videoen igen.</translation>
    </message>
    <message>
        <source>Free some space.</source>
        <translation>Frigør plads.</translation>
    </message>
    <message>
        <source>Give a folder, or omit --copy.</source>
        <translation>Angiv en mappe, eller udelad --copy.</translation>
    </message>
    <message>
        <source>Give each segment a row: start, end, name.</source>
        <translation>Giv hvert segment en række: start, slutning, navn.</translation>
    </message>
    <message>
        <source>Give the video that the project belongs to.</source>
        <translation>Angiv den video, som projektet hører til.</translation>
    </message>
    <message>
        <source>Give them shorter names, such as 1.mp4, 2.mp4.</source>
        <translation>Giv dem kortere navne, f.eks. 1.mp4, 2.mp4.</translation>
    </message>
    <message>
        <source>Help &gt; Diagnostics opens the log.</source>
        <translation>Hjælp &gt; Diagnostik åbner loggen.</translation>
    </message>
    <message>
        <source>If it is not open anywhere, delete {file}.</source>
        <translation>Hvis det ikke er åbent nogen steder, så slet {file}.</translation>
    </message>
    <message>
        <source>If the list was made at another frame rate than the video&apos;s, choose that rate.</source>
        <translation>Hvis listen blev lavet med en anden billedhastighed end videoens, så vælg den hastighed.</translation>
    </message>
    <message>
        <source>Import labels as CSV, and segments as CSV or EDL.</source>
        <translation>Importér annoteringer som CSV og segmenter som CSV eller EDL.</translation>
    </message>
    <message>
        <source>Install RallyTrace again.</source>
        <translation>Installér RallyTrace igen.</translation>
    </message>
    <message>
        <source>Install RallyTrace again. &apos;rallytrace doctor&apos; shows what is missing.</source>
        <translation>Installér RallyTrace igen. ”rallytrace doctor” viser, hvad der mangler.</translation>
    </message>
    <message>
        <source>Install the latest RallyTrace. The file was not changed.</source>
        <translation>Installér den nyeste RallyTrace. Filen blev ikke ændret.</translation>
    </message>
    <message>
        <source>It begins before the video and was cut at its start.</source>
        <translation>Den begynder før videoen og blev skåret af ved begyndelsen.</translation>
    </message>
    <message>
        <source>It belongs to another object.</source>
        <translation>Den hører til et andet objekt.</translation>
    </message>
    <message>
        <source>It belongs to frame {frame}, like line {line}.</source>
        <translation>Den hører til billede {frame}, ligesom linje {line}.</translation>
    </message>
    <message>
        <source>It can be {names}.</source>
        <translation>Mulighederne er {names}.</translation>
    </message>
    <message>
        <source>It ends at {end} and was cut at the end of the video ({end2}).</source>
        <translation>Den slutter ved {end} og blev skåret af ved videoens slutning ({end2}).</translation>
    </message>
    <message>
        <source>It ends before the start of the video.</source>
        <translation>Den slutter før videoens begyndelse.</translation>
    </message>
    <message>
        <source>It ends where it starts.</source>
        <translation>Den slutter, hvor den begynder.</translation>
    </message>
    <message>
        <source>It has no start and length.</source>
        <translation>Den har ingen start og længde.</translation>
    </message>
    <message>
        <source>It has no time.</source>
        <translation>Den har intet tidspunkt.</translation>
    </message>
    <message>
        <source>It has no times.</source>
        <translation>Den har ingen tidspunkter.</translation>
    </message>
    <message>
        <source>It has {count} cells, but there are {width} columns.</source>
        <translation>Den har {count} celler, men der er {width} kolonner.</translation>
    </message>
    <message>
        <source>It is a comment.</source>
        <translation>Den er en kommentar.</translation>
    </message>
    <message>
        <source>It is above the column names.</source>
        <translation>Den står over kolonnenavnene.</translation>
    </message>
    <message>
        <source>It is cut from {clip}, not from {name}.</source>
        <translation>Den er klippet fra {clip}, ikke fra {name}.</translation>
    </message>
    <message>
        <source>It is read-only here.</source>
        <translation>Det er skrivebeskyttet her.</translation>
    </message>
    <message>
        <source>It is shorter than a frame.</source>
        <translation>Den er kortere end et billede.</translation>
    </message>
    <message>
        <source>It must be from {lowest:g} to {highest:g}.</source>
        <translation>Den skal være fra {lowest:g} til {highest:g}.</translation>
    </message>
    <message>
        <source>It repeats the header.</source>
        <translation>Den gentager overskriften.</translation>
    </message>
    <message>
        <source>It repeats the position of an earlier frame.</source>
        <translation>Den gentager positionen fra et tidligere billede.</translation>
    </message>
    <message>
        <source>It should contain a frame number from 0, a visibility of 0 or 1, and X and Y in pixels.</source>
        <translation>Den skal indeholde et billednummer fra 0, en synlighed på 0 eller 1 samt X og Y i pixel.</translation>
    </message>
    <message>
        <source>It should start with {names}.</source>
        <translation>Den skal begynde med {names}.</translation>
    </message>
    <message>
        <source>It starts at {start}, after the end of the video ({end}).</source>
        <translation>Den begynder ved {start}, efter videoens slutning ({end}).</translation>
    </message>
    <message>
        <source>It was killed, possibly because memory ran out.</source>
        <translation>Processen blev afbrudt, måske fordi hukommelsen slap op.</translation>
    </message>
    <message>
        <source>Its GPUs, numbered from 0, are {names}.</source>
        <translation>Dens GPU’er, nummereret fra 0, er {names}.</translation>
    </message>
    <message>
        <source>Its edit list hides frames within the clip.</source>
        <translation>Dens redigeringsliste skjuler billeder i klippet.</translation>
    </message>
    <message>
        <source>Its end is before its start.</source>
        <translation>Dens slutning ligger før dens start.</translation>
    </message>
    <message>
        <source>Its frames do not decode from a keyframe.</source>
        <translation>Dens billeder kan ikke afkodes fra et nøglebillede.</translation>
    </message>
    <message>
        <source>Its frames have no time stamps.</source>
        <translation>Dens billeder har ingen tidsstempler.</translation>
    </message>
    <message>
        <source>Its keyframes are not marked.</source>
        <translation>Dens nøglebilleder er ikke markeret.</translation>
    </message>
    <message>
        <source>Its keyframes are not where its index says.</source>
        <translation>Dens nøglebilleder er ikke, hvor dens indeks siger.</translation>
    </message>
    <message>
        <source>Its packets and its frames have different times.</source>
        <translation>Dens pakker og dens billeder har forskellige tider.</translation>
    </message>
    <message>
        <source>Its pixel format is {name}.</source>
        <translation>Dens pixelformat er {name}.</translation>
    </message>
    <message>
        <source>Its plugin could not be loaded: {reason}</source>
        <translation>Dens plugin kunne ikke indlæses: {reason}</translation>
    </message>
    <message>
        <source>Its plugin {plugin} offers no device on this machine.</source>
        <translation>Dens plugin {plugin} tilbyder ingen enhed på denne maskine.</translation>
    </message>
    <message>
        <source>Its position was not found.</source>
        <translation>Dens position blev ikke fundet.</translation>
    </message>
    <message>
        <source>Its start or end is missing.</source>
        <translation>Dens start eller slutning mangler.</translation>
    </message>
    <message>
        <source>Its times cannot be read.</source>
        <translation>Dens tidspunkter kan ikke læses.</translation>
    </message>
    <message>
        <source>Its training failed. Use an earlier checkpoint.</source>
        <translation>Træningen mislykkedes. Brug et tidligere checkpoint.</translation>
    </message>
    <message>
        <source>Its training or export failed. Choose another file.</source>
        <translation>Træningen eller eksporten mislykkedes. Vælg en anden fil.</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit no mode.</source>
        <translation>Dens {channels} inputkanaler passer ikke til nogen tilstand.</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit several modes: {names}.</source>
        <translation>Dens {channels} inputkanaler passer til flere tilstande: {names}.</translation>
    </message>
    <message>
        <source>Load it with torch and save it again with a current version.</source>
        <translation>Indlæs filen med torch, og gem den igen med en nyere version.</translation>
    </message>
    <message>
        <source>Locators (LOC) in {lines} are not read.</source>
        <translation>Locators (LOC) i {lines} læses ikke.</translation>
    </message>
    <message>
        <source>Mark a shorter range.</source>
        <translation>Markér et kortere interval.</translation>
    </message>
    <message>
        <source>Mark the range to track it anyway.</source>
        <translation>Markér intervallet for at spore det alligevel.</translation>
    </message>
    <message>
        <source>Match numbers start at 1.</source>
        <translation>Kampnumre begynder ved 1.</translation>
    </message>
    <message>
        <source>Minutes and seconds of a time code must be 59 or less.</source>
        <translation>Minutter og sekunder i en tidskode skal være højst 59.</translation>
    </message>
    <message>
        <source>Move it elsewhere, or choose another folder.</source>
        <translation>Flyt den et andet sted hen, eller vælg en anden mappe.</translation>
    </message>
    <message>
        <source>Move it to another folder.</source>
        <translation>Flyt den til en anden mappe.</translation>
    </message>
    <message>
        <source>Move the parts of a recording to one folder, and give them the same suffix.</source>
        <translation>Flyt delene af en optagelse til samme mappe, og giv dem samme filendelse.</translation>
    </message>
    <message>
        <source>MoveNet&apos;s output is (N, {sum}, H/4, W/4)</source>
        <translation>MoveNets output er (N, {sum}, H/4, W/4)</translation>
    </message>
    <message>
        <source>Name the ball&apos;s class &apos;ball&apos;, or export only that class.</source>
        <translation>Kald boldens klasse ”ball”, eller eksportér kun den klasse.</translation>
    </message>
    <message>
        <source>Name the players, or set up the match.</source>
        <translation>Navngiv spillerne, eller angiv kampen.</translation>
    </message>
    <message>
        <source>No ball: the position was removed.</source>
        <translation>Ingen bold: positionen blev fjernet.</translation>
    </message>
    <message>
        <source>No columns for X and Y found, so no row can be read.</source>
        <translation>Ingen kolonner til X og Y fundet, så ingen række kan læses.</translation>
    </message>
    <message>
        <source>No events match &apos;{filter}&apos;. {reason}</source>
        <translation>Ingen hændelser passer til ”{filter}”. {reason}</translation>
    </message>
    <message>
        <source>No family was found for {path}.</source>
        <translation>Ingen familie blev fundet til {path}.</translation>
    </message>
    <message>
        <source>No file name is given.</source>
        <translation>Der er ikke angivet et filnavn.</translation>
    </message>
    <message>
        <source>No frame has a position to export.</source>
        <translation>Intet billede har en position at eksportere.</translation>
    </message>
    <message>
        <source>No frame has a position, but a CVAT track needs one.</source>
        <translation>Intet billede har en position, men et CVAT-spor kræver en.</translation>
    </message>
    <message>
        <source>No frame has a visible ball to export.</source>
        <translation>Intet billede har en synlig bold at eksportere.</translation>
    </message>
    <message>
        <source>No frame of &apos;{path}&apos; can be decoded.</source>
        <translation>Intet billede i ”{path}” kan afkodes.</translation>
    </message>
    <message>
        <source>No frame of {path} could be read.</source>
        <translation>Intet billede i {path} kunne læses.</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>Intet lag er valgt.</translation>
    </message>
    <message>
        <source>No log is written, because {folder} cannot be written to ({reason}).</source>
        <translation>Der skrives ingen log, fordi der ikke kan skrives til {folder} ({reason}).</translation>
    </message>
    <message>
        <source>No rallies match &apos;{filter}&apos;. {reason}</source>
        <translation>Ingen dueller passer til ”{filter}”. {reason}</translation>
    </message>
    <message>
        <source>No rally can be exported. {reasons}</source>
        <translation>Ingen duel kan eksporteres. {reasons}</translation>
    </message>
    <message>
        <source>No rally is known to be played by {player}.</source>
        <translation>Der kendes ingen dueller med {player}.</translation>
    </message>
    <message>
        <source>No row of the file can be used.</source>
        <translation>Ingen række i filen kan bruges.</translation>
    </message>
    <message>
        <source>No row of {path} has a start and an end.</source>
        <translation>Ingen række i {path} har en start og en slutning.</translation>
    </message>
    <message>
        <source>No video in the list is tracked.</source>
        <translation>Ingen video på listen er sporet.</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>Ingen video er åben.</translation>
    </message>
    <message>
        <source>None of the {count} frames tested in {name} has a label.</source>
        <translation>Ingen af de {count} testede billeder i {name} har en annotering.</translation>
    </message>
    <message>
        <source>None of these videos can be exported.</source>
        <translation>Ingen af disse videoer kan eksporteres.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Ikke nok hukommelse.</translation>
    </message>
    <message>
        <source>Nothing can be changed until you decide whether to use {name}.</source>
        <translation>Intet kan ændres, før du har besluttet, om {name} skal bruges.</translation>
    </message>
    <message>
        <source>Nothing can be drawn on copied clips.</source>
        <translation>Der kan ikke tegnes noget på kopierede klip.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Intet blev skrevet.</translation>
    </message>
    <message>
        <source>Nothing was written. Help &gt; Diagnostics opens the log.</source>
        <translation>Intet blev skrevet. Hjælp &gt; Diagnostik åbner loggen.</translation>
    </message>
    <message>
        <source>ONNX Runtime could not be loaded: {reason}</source>
        <translation>ONNX Runtime kunne ikke indlæses: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran it on {names} instead.</source>
        <translation>ONNX Runtime kørte den på {names} i stedet.</translation>
    </message>
    <message>
        <source>The model cannot run on {provider}.</source>
        <translation>Modellen kan ikke køre på {provider}.</translation>
    </message>
    <message>
        <source>This build of ONNX Runtime does not contain it.</source>
        <translation>Denne udgave af ONNX Runtime indeholder den ikke.</translation>
    </message>
    <message>
        <source>This kind of video cannot be copied without loss.</source>
        <translation>Denne slags video kan ikke kopieres uden tab.</translation>
    </message>
    <message>
        <source>{name} cannot be cut without re-encoding.</source>
        <translation>{name} kan ikke klippes uden omkodning.</translation>
    </message>
    <message>
        <source>{path} does not contain its background mode.</source>
        <translation>{path} angiver ikke sin baggrundstilstand.</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} cannot run the model {model}: {reason}</source>
        <translation>ONNX Runtime {version} kan ikke køre modellen {model}: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran no part of it.</source>
        <translation>ONNX Runtime kørte ingen del af den.</translation>
    </message>
    <message>
        <source>Omit --copy or --hardware.</source>
        <translation>Udelad --copy eller --hardware.</translation>
    </message>
    <message>
        <source>Omit --copy to re-encode it.</source>
        <translation>Udelad --copy for at omkode den.</translation>
    </message>
    <message>
        <source>Omit --copy, or {options}.</source>
        <translation>Udelad --copy eller {options}.</translation>
    </message>
    <message>
        <source>Omit --copy.</source>
        <translation>Udelad --copy.</translation>
    </message>
    <message>
        <source>Omit --family, because the file states its family.</source>
        <translation>Udelad --family, da filen selv angiver sin familie.</translation>
    </message>
    <message>
        <source>Omit --keep.</source>
        <translation>Udelad --keep.</translation>
    </message>
    <message>
        <source>Omit --project.</source>
        <translation>Udelad --project.</translation>
    </message>
    <message>
        <source>Omit --stride.</source>
        <translation>Udelad --stride.</translation>
    </message>
    <message>
        <source>Omit that field, or add --events.</source>
        <translation>Udelad feltet, eller tilføj --events.</translation>
    </message>
    <message>
        <source>Only TrackNet and InpaintNet can be converted.</source>
        <translation>Kun TrackNet og InpaintNet kan konverteres.</translation>
    </message>
    <message>
        <source>Only a TrackNet can be tried on a video.</source>
        <translation>Kun et TrackNet kan prøves på en video.</translation>
    </message>
    <message>
        <source>Only networks of TrackNetV3 and WASB can be converted. Their number of channels may differ.</source>
        <translation>Kun modeller fra TrackNetV3 og WASB kan konverteres. Antallet af kanaler må gerne være et andet.</translation>
    </message>
    <message>
        <source>Open a video first.</source>
        <translation>Åbn en video først.</translation>
    </message>
    <message>
        <source>Open it from its new location.</source>
        <translation>Åbn filen fra dens nye placering.</translation>
    </message>
    <message>
        <source>Open its video first, and wait until it has been read.</source>
        <translation>Åbn først dens video, og vent, til den er læst.</translation>
    </message>
    <message>
        <source>Open or track it again once the file is complete.</source>
        <translation>Åbn eller spor den igen, når filen er komplet.</translation>
    </message>
    <message>
        <source>Open the files separately, or convert them with the same settings first.</source>
        <translation>Åbn filerne hver for sig, eller konvertér dem først med samme indstillinger.</translation>
    </message>
    <message>
        <source>Open the project alone, and choose its video.</source>
        <translation>Åbn projektet alene, og vælg dets video.</translation>
    </message>
    <message>
        <source>Open the video again, or convert it to .mp4.</source>
        <translation>Åbn videoen igen, eller konvertér den til .mp4.</translation>
    </message>
    <message>
        <source>Open the video in the window, and confirm there that this is its project.</source>
        <translation>Åbn videoen i vinduet, og bekræft der, at dette er dens projekt.</translation>
    </message>
    <message>
        <source>OpenVINO has no GPU number {number}.</source>
        <translation>OpenVINO har ingen GPU nummer {number}.</translation>
    </message>
    <message>
        <source>Or choose another provider, such as &apos;cpu&apos;, or &apos;auto&apos;.</source>
        <translation>Eller vælg en anden udbyder, f.eks. ”cpu” eller ”auto”.</translation>
    </message>
    <message>
        <source>Or run on the CPU.</source>
        <translation>Eller kør på CPU’en.</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>Der er ikke søgt efter spillere endnu.</translation>
    </message>
    <message>
        <source>Put it back, or save the project under another name.</source>
        <translation>Læg den tilbage, eller gem projektet under et andet navn.</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>Læg den tilbage.</translation>
    </message>
    <message>
        <source>Put the data file next to the model, and export it again.</source>
        <translation>Læg datafilen ved siden af modellen, og eksportér den igen.</translation>
    </message>
    <message>
        <source>Rallies have no {field} for their names.</source>
        <translation>Dueller har ingen {field} til deres navne.</translation>
    </message>
    <message>
        <source>Reading or writing failed: {reason}.</source>
        <translation>Læsning eller skrivning mislykkedes: {reason}.</translation>
    </message>
    <message>
        <source>Reading {path}</source>
        <translation>Læsningen af {path}</translation>
    </message>
    <message>
        <source>Redirect it elsewhere.</source>
        <translation>Send det et andet sted hen.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Fjern en af de to.</translation>
    </message>
    <message>
        <source>Rename the files.</source>
        <translation>Omdøb filerne.</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move both files to another folder.</source>
        <translation>Gendan den fra en sikkerhedskopi, eller flyt begge filer til en anden mappe.</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move it to another folder.</source>
        <translation>Gendan det fra en sikkerhedskopi, eller flyt det til en anden mappe.</translation>
    </message>
    <message>
        <source>Restore it from a copy, or save the project in another folder.</source>
        <translation>Gendan det fra en kopi, eller gem projektet i en anden mappe.</translation>
    </message>
    <message>
        <source>Rows not used: {problems}.</source>
        <translation>Rækker, der ikke er brugt: {problems}.</translation>
    </message>
    <message>
        <source>Run &apos;rallytrace doctor&apos; to see what is installed.</source>
        <translation>Kør ”rallytrace doctor” for at se, hvad der er installeret.</translation>
    </message>
    <message>
        <source>Same as line {line}.</source>
        <translation>Samme som linje {line}.</translation>
    </message>
    <message>
        <source>Save it again with &apos;bg_mode&apos; in its param_dict.</source>
        <translation>Gem filen igen med ”bg_mode” i dens param_dict.</translation>
    </message>
    <message>
        <source>Save it again with the window length as &apos;seq_len&apos; in its param_dict.</source>
        <translation>Gem filen igen med vindueslængden som ”seq_len” i dens param_dict.</translation>
    </message>
    <message>
        <source>Save it again with torch.save, as a dict with the network&apos;s state_dict() under &apos;model&apos;.</source>
        <translation>Gem filen igen med torch.save, som en dict med modellens state_dict() under ”model”.</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>Gem den som CSV.</translation>
    </message>
    <message>
        <source>Save it as CSV: in DeepLabCut with analyze_videos_converth5_to_csv, in SLEAP with File &gt; Export Analysis CSV.</source>
        <translation>Gem den som CSV: i DeepLabCut med analyze_videos_converth5_to_csv, i SLEAP med File &gt; Export Analysis CSV.</translation>
    </message>
    <message>
        <source>Save the project in another folder with File &gt; Save a copy.</source>
        <translation>Gem projektet i en anden mappe med Filer &gt; Gem en kopi.</translation>
    </message>
    <message>
        <source>Save the project in another folder.</source>
        <translation>Gem projektet i en anden mappe.</translation>
    </message>
    <message>
        <source>Save the project under another name. Until then your changes are saved on this computer.</source>
        <translation>Gem projektet under et andet navn. Indtil da er dine ændringer gemt på denne computer.</translation>
    </message>
    <message>
        <source>Save the state_dict() of the network under &apos;model&apos;.</source>
        <translation>Gem modellens state_dict() under ”model”.</translation>
    </message>
    <message>
        <source>Save this project under another name with File &gt; Save a copy.</source>
        <translation>Gem projektet under et andet navn med Filer &gt; Gem en kopi.</translation>
    </message>
    <message>
        <source>See the log for details.</source>
        <translation>Se detaljerne i loggen.</translation>
    </message>
    <message>
        <source>Set it in the window with Match &gt; Set the court.</source>
        <translation>Angiv den i vinduet med Kamp &gt; Angiv banen.</translation>
    </message>
    <message>
        <source>Set the court in the window ({key}).</source>
        <translation>Angiv banen i vinduet ({key}).</translation>
    </message>
    <message>
        <source>Set the court with Match &gt; Set the court, and find the players with Match &gt; Find the players&apos; poses.</source>
        <translation>Angiv banen med Kamp &gt; Angiv banen, og find spillerne med Kamp &gt; Find spillernes positurer.</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s layout is for {sports}.</source>
        <translation>ShuttleSets opbygning findes kun til denne sport: {sports}.</translation>
    </message>
    <message>
        <source>Skipped {name}: {problem}</source>
        <translation>Sprang {name} over: {problem}</translation>
    </message>
    <message>
        <source>Some of its frames have no time stamps.</source>
        <translation>Nogle af dens billeder har ingen tidsstempler.</translation>
    </message>
    <message>
        <source>Source &apos;{cell}&apos; is unknown. Changed to imported.</source>
        <translation>Kilden ”{cell}” er ukendt. Ændret til importeret.</translation>
    </message>
    <message>
        <source>State it in a copy with: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</source>
        <translation>Angiv den i en kopi med: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</translation>
    </message>
    <message>
        <source>Strokes need the court and the players&apos; poses.</source>
        <translation>Slag kræver banen og spillernes positurer.</translation>
    </message>
    <message>
        <source>The Label Studio file has {count} tasks, for as many videos.</source>
        <translation>Label Studio-filen har {count} opgaver, til lige så mange videoer.</translation>
    </message>
    <message>
        <source>The XML file has &lt;{tag}&gt; where CVAT&apos;s have &lt;annotations&gt;.</source>
        <translation>XML-filen har &lt;{tag}&gt;, hvor CVAT’s filer har &lt;annotations&gt;.</translation>
    </message>
    <message>
        <source>The XML file is damaged: {reason}.</source>
        <translation>XML-filen er beskadiget: {reason}.</translation>
    </message>
    <message>
        <source>The background frames are outside &apos;{path}&apos;, which has {frames} frames.</source>
        <translation>Baggrundens billeder er uden for ”{path}”, som har {frames} billeder.</translation>
    </message>
    <message>
        <source>The background is {shape}x{shape2} but frame {index} is {size}.</source>
        <translation>Baggrunden er {shape}x{shape2}, men billede {index} er {size}.</translation>
    </message>
    <message>
        <source>The background start, frame {start}, must be before the background end, frame {stop}.</source>
        <translation>Baggrundens start, billede {start}, skal ligge før dens slutning, billede {stop}.</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>The checkpoint {path} cannot be read: {reason}.</source>
        <translation>Checkpointet {path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is damaged: {reason}.</source>
        <translation>Checkpointet {path} er beskadiget: {reason}.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is empty.</source>
        <translation>Checkpointet {path} er tomt.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is larger than {limit} MB.</source>
        <translation>Checkpointet {path} er større end {limit} MB.</translation>
    </message>
    <message>
        <source>The copy differs from the video.</source>
        <translation>Kopien afviger fra videoen.</translation>
    </message>
    <message>
        <source>The disk of {folder} is nearly full.</source>
        <translation>Disken med {folder} er næsten fuld.</translation>
    </message>
    <message>
        <source>The event is incomplete.</source>
        <translation>Hændelsen er ufuldstændig.</translation>
    </message>
    <message>
        <source>The export ended without a result.</source>
        <translation>Eksporten sluttede uden resultat.</translation>
    </message>
    <message>
        <source>The export stopped because of an internal error ({kind}: {error}).</source>
        <translation>Eksporten stoppede på grund af en intern fejl ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The fields are {names}.</source>
        <translation>Felterne er {names}.</translation>
    </message>
    <message>
        <source>The file &apos;{path}&apos; does not exist.</source>
        <translation>Filen ”{path}” findes ikke.</translation>
    </message>
    <message>
        <source>The file has {rows:,} rows, but the video has {frames:,} frames. The labels may belong to another version of the video.</source>
        <translation>Filen har {rows:,} rækker, men videoen har {frames:,} billeder. Annoteringerne hører måske til en anden udgave af videoen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Filen er tom.</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>Filen bruges ikke, for en kørsel ville fejle på samme måde.</translation>
    </message>
    <message>
        <source>The file is not used. Choose another one or export it again.</source>
        <translation>Filen bruges ikke. Vælg en anden, eller eksportér den igen.</translation>
    </message>
    <message>
        <source>The folder &apos;{name}&apos; of RallyTrace is missing (searched next to {package}).</source>
        <translation>RallyTraces mappe ”{name}” mangler (søgt ved siden af {package}).</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>Mappen {filename} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>Mappen {folder} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Mappen {folder} findes ikke.</translation>
    </message>
    <message>
        <source>The folder {folder} for compiled models cannot be created: {reason}.</source>
        <translation>Mappen {folder} til kompilerede modeller kan ikke oprettes: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} for the model cannot be created ({reason}).</source>
        <translation>Mappen {folder} til modellen kan ikke oprettes ({reason}).</translation>
    </message>
    <message>
        <source>The folder {target} contains the files to export.</source>
        <translation>Mappen {target} indeholder de filer, der skal eksporteres.</translation>
    </message>
    <message>
        <source>The folder {target} is not empty and was not changed.</source>
        <translation>Mappen {target} er ikke tom og blev ikke ændret.</translation>
    </message>
    <message>
        <source>The folder {target} was not changed: it contains {named}, which no export has written.</source>
        <translation>Mappen {target} blev ikke ændret: den indeholder {named}, som ingen eksport har skrevet.</translation>
    </message>
    <message>
        <source>The frame number is missing.</source>
        <translation>Billednummeret mangler.</translation>
    </message>
    <message>
        <source>The heatmap of frame {frame} could not be computed because of an internal error.</source>
        <translation>Heatmappet til billede {frame} kunne ikke beregnes på grund af en intern fejl.</translation>
    </message>
    <message>
        <source>The icon font cannot be read.</source>
        <translation>Ikonskrifttypen kan ikke læses.</translation>
    </message>
    <message>
        <source>The included model &apos;{name}&apos; is missing.</source>
        <translation>Den medfølgende model ”{name}” mangler.</translation>
    </message>
    <message>
        <source>The interrupted run used other models or settings.</source>
        <translation>Den afbrudte kørsel brugte andre modeller eller indstillinger.</translation>
    </message>
    <message>
        <source>The label file {path} cannot be read: {reason}.</source>
        <translation>Annoteringsfilen {path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The label file {path} does not exist.</source>
        <translation>Annoteringsfilen {path} findes ikke.</translation>
    </message>
    <message>
        <source>The label file {path} is empty.</source>
        <translation>Annoteringsfilen {path} er tom.</translation>
    </message>
    <message>
        <source>The label of frame {frame} lies at {x:g}, {y:g}, outside the picture of {video}.</source>
        <translation>Annoteringen til billede {frame} ligger ved {x:g}, {y:g}, uden for billedet i {video}.</translation>
    </message>
    <message>
        <source>The labels have a frame number of {frame:,}, too large for any video.</source>
        <translation>Annoteringerne har billednummeret {frame:,}, som er for stort til en video.</translation>
    </message>
    <message>
        <source>The layer &apos;{name}&apos; of the {network} contains values that are not finite.</source>
        <translation>Laget ”{name}” i {network} indeholder værdier, der ikke er endelige.</translation>
    </message>
    <message>
        <source>The layers are not those of {network}: {reason}.</source>
        <translation>Lagene er ikke dem i {network}: {reason}.</translation>
    </message>
    <message>
        <source>The limit of {limit:.3g} GB is reached.</source>
        <translation>Grænsen på {limit:.3g} GB er nået.</translation>
    </message>
    <message>
        <source>The list of videos is not saved: {reason}.</source>
        <translation>Videolisten er ikke gemt: {reason}.</translation>
    </message>
    <message>
        <source>The list of videos {path} cannot be read: {reason}.</source>
        <translation>Videolisten {path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The list says DROP FRAME, so its codes are read as drop-frame codes despite their colons.</source>
        <translation>Listen angiver DROP FRAME, så dens koder læses som drop-frame-koder trods deres koloner.</translation>
    </message>
    <message>
        <source>The log has been ended.</source>
        <translation>Loggen er afsluttet.</translation>
    </message>
    <message>
        <source>The log has not been started.</source>
        <translation>Loggen er ikke startet.</translation>
    </message>
    <message>
        <source>The match number {number} is not valid.</source>
        <translation>Kampnummeret {number} er ikke gyldigt.</translation>
    </message>
    <message>
        <source>The model file {file} cannot be read: {reason}.</source>
        <translation>Modelfilen {file} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The model file {model_path} does not exist.</source>
        <translation>Modelfilen {model_path} findes ikke.</translation>
    </message>
    <message>
        <source>The model file {path} is empty.</source>
        <translation>Modelfilen {path} er tom.</translation>
    </message>
    <message>
        <source>The model {model} could not be loaded: {reason}</source>
        <translation>Modellen {model} kunne ikke indlæses: {reason}</translation>
    </message>
    <message>
        <source>The model {model} could not be started on {label}: {reason}</source>
        <translation>Modellen {model} kunne ikke startes på {label}: {reason}</translation>
    </message>
    <message>
        <source>The model {model} failed on {sizes}: {reason}</source>
        <translation>Modellen {model} fejlede på {sizes}: {reason}</translation>
    </message>
    <message>
        <source>The model {path} cannot be read: {reason}.</source>
        <translation>Modellen {path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The model {path} takes {size:.0f} MB with its data; the limit is {limit} MB.</source>
        <translation>Modellen {path} fylder {size:.0f} MB med sine data; grænsen er {limit} MB.</translation>
    </message>
    <message>
        <source>The names of clips have no field &apos;{name}&apos;.</source>
        <translation>Klippenes navne har intet felt ”{name}”.</translation>
    </message>
    <message>
        <source>The network in {source} cannot be written: it needs more than 2 GB, or more memory than there is.</source>
        <translation>Modellen i {source} kan ikke skrives: den kræver mere end 2 GB eller mere hukommelse, end der er.</translation>
    </message>
    <message>
        <source>The output was not written: {reason}.</source>
        <translation>Outputtet blev ikke skrevet: {reason}.</translation>
    </message>
    <message>
        <source>The pictures cannot be written to {folder}: {reason}.</source>
        <translation>Billederne kan ikke skrives til {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The players cannot be found without the court.</source>
        <translation>Spillerne kan ikke findes uden banen.</translation>
    </message>
    <message>
        <source>The precision {precision} cannot be used on {provider}.</source>
        <translation>Præcisionen {precision} kan ikke bruges på {provider}.</translation>
    </message>
    <message>
        <source>The project file {path} does not exist.</source>
        <translation>Projektfilen {path} findes ikke.</translation>
    </message>
    <message>
        <source>The project is not saved because of an internal error ({kind}: {error}).</source>
        <translation>Projektet er ikke gemt på grund af en intern fejl ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The project is not saved: a video may have {limit:,} frames, not {frames:,}.</source>
        <translation>Projektet er ikke gemt: en video må højst have {limit:,} billeder, ikke {frames:,}.</translation>
    </message>
    <message>
        <source>The project is not saved: another window or program has created {name}.</source>
        <translation>Projektet er ikke gemt: et andet vindue eller program har oprettet {name}.</translation>
    </message>
    <message>
        <source>The project is not saved: neither the video&apos;s folder nor RallyTrace&apos;s own folder is writable.</source>
        <translation>Projektet er ikke gemt: der kan hverken skrives til videoens mappe eller til RallyTraces egen mappe.</translation>
    </message>
    <message>
        <source>The project of this video is still being read.</source>
        <translation>Videoens projekt læses stadig.</translation>
    </message>
    <message>
        <source>The project of {name} was not saved.</source>
        <translation>Projektet til {name} blev ikke gemt.</translation>
    </message>
    <message>
        <source>The project {path} cannot be read ({reason}).</source>
        <translation>Projektet {path} kan ikke læses ({reason}).</translation>
    </message>
    <message>
        <source>The project {path} cannot be read: {reason}.</source>
        <translation>Projektet {path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The project {path} is damaged ({reason}). Nothing in it was changed.</source>
        <translation>Projektet {path} er beskadiget ({reason}). Intet i det blev ændret.</translation>
    </message>
    <message>
        <source>The project {path} no longer exists.</source>
        <translation>Projektet {path} findes ikke længere.</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a fill can have at most {limit:,}.</source>
        <translation>Intervallet har {number:,} billeder, men en udfyldning kan højst have {limit:,}.</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a proposal can have at most {limit:,}.</source>
        <translation>Intervallet har {number:,} billeder, men et forslag kan højst have {limit:,}.</translation>
    </message>
    <message>
        <source>The range {given} is empty.</source>
        <translation>Intervallet {given} er tomt.</translation>
    </message>
    <message>
        <source>The range {given} starts after the last frame of the video, {frames}.</source>
        <translation>Intervallet {given} begynder efter videoens sidste billede, {frames}.</translation>
    </message>
    <message>
        <source>The range {given} starts before frame 0.</source>
        <translation>Intervallet {given} begynder før billede 0.</translation>
    </message>
    <message numerus="yes">
        <source>The recording of {project} has {files} files, of which {names} are missing.</source>
        <translation>
            <numerusform>Optagelsen til {project} har {files} filer, hvoraf {names} mangler.</numerusform>
            <numerusform>Optagelsen til {project} har {files} filer, hvoraf {names} mangler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not copied because of an internal error ({kind}: {error}).</source>
        <translation>Resten blev ikke kopieret på grund af en intern fejl ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The results so far are kept. Help &gt; Diagnostics opens the log.</source>
        <translation>Resultaterne indtil nu er bevaret. Hjælp &gt; Diagnostik åbner loggen.</translation>
    </message>
    <message>
        <source>The run stopped because of an internal error ({kind}: {error}).</source>
        <translation>Kørslen stoppede på grund af en intern fejl ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is ignored: {problem}</source>
        <translation>Indstillingen ”{name}” ignoreres: {problem}</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is unknown and is ignored.</source>
        <translation>Indstillingen ”{name}” er ukendt og ignoreres.</translation>
    </message>
    <message>
        <source>The settings are from another version of RallyTrace. Only settings that this version knows are used.</source>
        <translation>Indstillingerne er fra en anden version af RallyTrace. Kun indstillinger, som denne version kender, bruges.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {problem}</source>
        <translation>Indstillingerne kunne ikke gemmes. {problem}</translation>
    </message>
    <message>
        <source>The settings file is damaged. It was renamed to {path}. Default settings are used.</source>
        <translation>Indstillingsfilen er beskadiget. Den er omdøbt til {path}. Standardindstillingerne bruges.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}).</source>
        <translation>Indstillingerne i {path} kan ikke læses ({reason}).</translation>
    </message>
    <message>
        <source>The settings under &apos;{name}&apos; are not a table and are ignored.</source>
        <translation>Indstillingerne under ”{name}” er ikke en tabel og ignoreres.</translation>
    </message>
    <message>
        <source>The speed {speed:g} is not valid.</source>
        <translation>Hastigheden {speed:g} er ikke gyldig.</translation>
    </message>
    <message>
        <source>The test of {path}</source>
        <translation>Testen af {path}</translation>
    </message>
    <message>
        <source>The time is missing.</source>
        <translation>Tidspunktet mangler.</translation>
    </message>
    <message>
        <source>The trail must have 0 to 500 frames.</source>
        <translation>Halen skal have 0 til 500 billeder.</translation>
    </message>
    <message>
        <source>The video codec of &apos;{path}&apos; is not supported.</source>
        <translation>Videokodningen i ”{path}” understøttes ikke.</translation>
    </message>
    <message>
        <source>The video file has changed, and its frames cannot be compared. {problem}</source>
        <translation>Videofilen har ændret sig, og dens billeder kan ikke sammenlignes. {problem}</translation>
    </message>
    <message>
        <source>The video of {project} was not found next to it or at {path}.</source>
        <translation>Videoen til {project} blev ikke fundet ved siden af det eller på {path}.</translation>
    </message>
    <message>
        <source>The video {path} no longer exists.</source>
        <translation>Videoen {path} findes ikke længere.</translation>
    </message>
    <message>
        <source>The visibility is missing.</source>
        <translation>Synligheden mangler.</translation>
    </message>
    <message>
        <source>The windows of a recurrent network follow one another: its stride must be {length}.</source>
        <translation>Et rekurrent netværks vinduer følger efter hinanden: skridtet skal være {length}.</translation>
    </message>
    <message>
        <source>The {kind} file contains no ball positions.</source>
        <translation>{kind}-filen indeholder ingen boldpositioner.</translation>
    </message>
    <message>
        <source>The {kind} file has no labels.</source>
        <translation>{kind}-filen har ingen annoteringer.</translation>
    </message>
    <message>
        <source>The {kind} file has several classes ({names}), and it is unclear which of them is the ball.</source>
        <translation>{kind}-filen har flere klasser ({names}), og det er uklart, hvilken der er bolden.</translation>
    </message>
    <message>
        <source>The {kind} table has the frame number {row}, not a whole number.</source>
        <translation>{kind}-tabellen har billednummeret {row}, som ikke er et heltal.</translation>
    </message>
    <message>
        <source>The {model_name} in the checkpoint gives values that are not finite.</source>
        <translation>{model_name} i checkpointet giver værdier, der ikke er endelige.</translation>
    </message>
    <message>
        <source>There are labels for {labels} frames, but only {decoded} of them can be decoded.</source>
        <translation>Der er annoteringer til {labels} billeder, men kun {decoded} af dem kan afkodes.</translation>
    </message>
    <message>
        <source>There are no events to save.</source>
        <translation>Der er ingen hændelser at gemme.</translation>
    </message>
    <message>
        <source>There are no gaps to fill yet.</source>
        <translation>Der er ingen huller at udfylde endnu.</translation>
    </message>
    <message>
        <source>There are no labelled frames to export.</source>
        <translation>Der er ingen annoterede billeder at eksportere.</translation>
    </message>
    <message>
        <source>There are no poses to export.</source>
        <translation>Der er ingen positurer at eksportere.</translation>
    </message>
    <message>
        <source>There are no rallies for a match page.</source>
        <translation>Der er ingen dueller til en kampside.</translation>
    </message>
    <message>
        <source>There are no rallies to cut.</source>
        <translation>Der er ingen dueller at klippe.</translation>
    </message>
    <message>
        <source>There are no rallies to export.</source>
        <translation>Der er ingen dueller at eksportere.</translation>
    </message>
    <message>
        <source>There are no rallies to save.</source>
        <translation>Der er ingen dueller at gemme.</translation>
    </message>
    <message>
        <source>There are no reviewed frames to export.</source>
        <translation>Der er ingen gennemgåede billeder at eksportere.</translation>
    </message>
    <message>
        <source>There are no rows in the file.</source>
        <translation>Der er ingen rækker i filen.</translation>
    </message>
    <message>
        <source>There is no GPU number {number}, only {gpus}.</source>
        <translation>Der er ingen GPU nummer {number}, kun {gpus}.</translation>
    </message>
    <message>
        <source>There is no checkpoint {path}.</source>
        <translation>Der er intet checkpoint {path}.</translation>
    </message>
    <message>
        <source>There is no court to export.</source>
        <translation>Der er ingen bane at eksportere.</translation>
    </message>
    <message>
        <source>There is no frame column. Rows are numbered in order.</source>
        <translation>Der er ingen kolonne med billednumre. Rækkerne nummereres i rækkefølge.</translation>
    </message>
    <message>
        <source>There is no model file {path}.</source>
        <translation>Der er ingen modelfil {path}.</translation>
    </message>
    <message>
        <source>There is no sound: the package miniaudio is not installed.</source>
        <translation>Der er ingen lyd: pakken miniaudio er ikke installeret.</translation>
    </message>
    <message>
        <source>There is no sound: the sound device could not be started.</source>
        <translation>Der er ingen lyd: lydenheden kunne ikke startes.</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no usable sound device.</source>
        <translation>Der er ingen lyd: denne computer har ingen brugbar lydenhed.</translation>
    </message>
    <message>
        <source>There is no video {missing}.</source>
        <translation>Der er ingen video {missing}.</translation>
    </message>
    <message>
        <source>There is not enough memory to load the model {model}.</source>
        <translation>Der er ikke hukommelse nok til at indlæse modellen {model}.</translation>
    </message>
    <message>
        <source>There is nothing to copy yet. The project of this video is still being read.</source>
        <translation>Der er intet at kopiere endnu. Videoens projekt læses stadig.</translation>
    </message>
    <message>
        <source>There was not enough memory to run the model {model} on {sizes}.</source>
        <translation>Der var ikke hukommelse nok til at køre modellen {model} på {sizes}.</translation>
    </message>
    <message>
        <source>They apply until you close RallyTrace.</source>
        <translation>De gælder, indtil du lukker RallyTrace.</translation>
    </message>
    <message>
        <source>They may be labels of another video. Compared with the tracked path: {fit}.</source>
        <translation>De kan være annoteringer til en anden video. Sammenlignet med den sporede kurve: {fit}.</translation>
    </message>
    <message>
        <source>This network has no 8-bit file.</source>
        <translation>Denne model har ingen 8-bit-fil.</translation>
    </message>
    <message>
        <source>This project is read-only.</source>
        <translation>Dette projekt er skrivebeskyttet.</translation>
    </message>
    <message>
        <source>To make changes, save a copy in another folder.</source>
        <translation>Gem en kopi i en anden mappe for at lave ændringer.</translation>
    </message>
    <message>
        <source>Track it first.</source>
        <translation>Spor den først.</translation>
    </message>
    <message>
        <source>Track the video first.</source>
        <translation>Spor videoen først.</translation>
    </message>
    <message>
        <source>Track the video, or choose another range.</source>
        <translation>Spor videoen, eller vælg et andet interval.</translation>
    </message>
    <message>
        <source>Track the video, or make a rally from a range.</source>
        <translation>Spor videoen, eller lav en duel af et interval.</translation>
    </message>
    <message>
        <source>Track the video, or mark a rally and name it.</source>
        <translation>Spor videoen, eller markér en duel, og giv den et navn.</translation>
    </message>
    <message>
        <source>Track the videos first.</source>
        <translation>Spor videoerne først.</translation>
    </message>
    <message>
        <source>Track them first.</source>
        <translation>Spor dem først.</translation>
    </message>
    <message>
        <source>Track these frames, or export without them: create rallies or choose a range.</source>
        <translation>Spor disse billeder, eller eksportér uden dem: lav dueller, eller vælg et interval.</translation>
    </message>
    <message>
        <source>Try &apos;{example}&apos;.</source>
        <translation>Prøv ”{example}”.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Prøv igen om et øjeblik.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Prøv igen.</translation>
    </message>
    <message>
        <source>Try more --windows, choose a video of the labelled rally, or omit --labels.</source>
        <translation>Prøv flere --windows, vælg en video af den annoterede duel, eller udelad --labels.</translation>
    </message>
    <message>
        <source>Try {examples}.</source>
        <translation>Prøv {examples}.</translation>
    </message>
    <message>
        <source>Type a name, or click Browse.</source>
        <translation>Skriv et navn, eller klik på Gennemse.</translation>
    </message>
    <message>
        <source>Unknown eval mode &apos;{name}&apos;.</source>
        <translation>Ukendt evalueringstilstand ”{name}”.</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or export the model again for an older opset.</source>
        <translation>Opdatér ONNX Runtime, eller eksportér modellen igen til et ældre opset.</translation>
    </message>
    <message>
        <source>Use batches of 1 (--batch 1), or export it again with a dynamic batch size.</source>
        <translation>Brug batches på 1 (--batch 1), eller eksportér den igen med dynamisk batchstørrelse.</translation>
    </message>
    <message>
        <source>Use stride 1.</source>
        <translation>Brug skridt 1.</translation>
    </message>
    <message>
        <source>Use the .onnx file that the training exported; see models/training/README.md.</source>
        <translation>Brug den .onnx-fil, som træningen eksporterede; se models/training/README.md.</translation>
    </message>
    <message>
        <source>Use the background of the same video.</source>
        <translation>Brug baggrunden fra samme video.</translation>
    </message>
    <message>
        <source>Use the digits 0 to 9.</source>
        <translation>Brug cifrene 0 til 9.</translation>
    </message>
    <message>
        <source>Use the name of that file.</source>
        <translation>Brug den fils navn.</translation>
    </message>
    <message>
        <source>Use {largest} or fewer.</source>
        <translation>Brug højst {largest}.</translation>
    </message>
    <message>
        <source>Visibility &apos;{cell}&apos; is not 0 to 3.</source>
        <translation>Synligheden ”{cell}” er ikke 0 til 3.</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>Synlig ved (0, 0), som betyder ”ingen bold”.</translation>
    </message>
    <message>
        <source>Visible at (0, 0): changed to no ball.</source>
        <translation>Synlig ved (0, 0): ændret til ingen bold.</translation>
    </message>
    <message>
        <source>Visible, but without a position.</source>
        <translation>Synlig, men uden position.</translation>
    </message>
    <message>
        <source>Visible, but x or y is missing.</source>
        <translation>Synlig, men x eller y mangler.</translation>
    </message>
    <message>
        <source>Without overlap, the stride must be the window length, {length}, not {stride}.</source>
        <translation>Uden overlap skal skridtet være vindueslængden, {length}, ikke {stride}.</translation>
    </message>
    <message>
        <source>Write it as START:END, END not included, for example 300:600.</source>
        <translation>Skriv det som START:SLUT, SLUT ikke medregnet, f.eks. 300:600.</translation>
    </message>
    <message>
        <source>Write it like &apos;{score}&apos;.</source>
        <translation>Skriv den som ”{score}”.</translation>
    </message>
    <message>
        <source>Write one or more of {names}, separated by commas, or with a precision: openvino:bfloat16.</source>
        <translation>Skriv en eller flere af {names}, adskilt af komma, eller med en præcision: openvino:bfloat16.</translation>
    </message>
    <message>
        <source>You can change it in the settings, under Playback.</source>
        <translation>Du kan ændre den i indstillingerne under Afspilning.</translation>
    </message>
    <message>
        <source>You can still use it as it is.</source>
        <translation>Du kan stadig bruge den, som den er.</translation>
    </message>
    <message>
        <source>You do not have permission to read &apos;{path}&apos;.</source>
        <translation>Du har ikke adgang til at læse ”{path}”.</translation>
    </message>
    <message>
        <source>a LosslessCut project</source>
        <translation>et LosslessCut-projekt</translation>
    </message>
    <message>
        <source>a NumPy array</source>
        <translation>en NumPy-matrix</translation>
    </message>
    <message>
        <source>a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1); this file has {inputs}</source>
        <translation>et TrackNet har ét input (N, C, H, W) og et InpaintNet to, (N, L, 2) og (N, L, 1); denne fil har {inputs}</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>et checkpoint</translation>
    </message>
    <message>
        <source>a colour such as &apos;#3060c0&apos;</source>
        <translation>en farve, f.eks. ”#3060c0”</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>en enhed</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>et dokument</translation>
    </message>
    <message>
        <source>a list of at most {count} paths of files</source>
        <translation>en liste med højst {count} filstier</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>en model</translation>
    </message>
    <message>
        <source>a number {range}</source>
        <translation>et tal {range}</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>et billede</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>en pipe</translation>
    </message>
    <message>
        <source>a pose model&apos;s output has 3 axes</source>
        <translation>en positurmodels output har 3 akser</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>et program</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>et projekt</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>en socket</translation>
    </message>
    <message>
        <source>a table of actions and the keys of each</source>
        <translation>en tabel over handlinger og deres taster</translation>
    </message>
    <message>
        <source>a table of texts</source>
        <translation>en tabel over tekster</translation>
    </message>
    <message>
        <source>a whole number {range}</source>
        <translation>et heltal {range}</translation>
    </message>
    <message>
        <source>an InpaintNet&apos;s inputs end in 2 (coordinates) and 1 (mask)</source>
        <translation>et InpaintNets input slutter på 2 (koordinater) og 1 (maske)</translation>
    </message>
    <message>
        <source>an RTMO has the outputs (N, n, 5) and (N, n, 17, 3)</source>
        <translation>en RTMO-model har outputtene (N, n, 5) og (N, n, 17, 3)</translation>
    </message>
    <message>
        <source>an RTMPose has the outputs simcc_x and simcc_y of 3 axes</source>
        <translation>en RTMPose-model har outputtene simcc_x og simcc_y med 3 akser</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>et arkiv</translation>
    </message>
    <message>
        <source>an edit decision list</source>
        <translation>en EDL-klippeliste</translation>
    </message>
    <message>
        <source>an embedding network&apos;s output is float32</source>
        <translation>en embeddingmodels output er float32</translation>
    </message>
    <message>
        <source>another kind of picture</source>
        <translation>en anden slags billede</translation>
    </message>
    <message>
        <source>another kind of video</source>
        <translation>en anden slags video</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>et andet objekt</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>et andet program bruger det</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>før begyndelsen</translation>
    </message>
    <message>
        <source>beyond the end</source>
        <translation>efter slutningen</translation>
    </message>
    <message>
        <source>confidence removed</source>
        <translation>konfidens fjernet</translation>
    </message>
    <message>
        <source>cut at the edge of the video</source>
        <translation>skåret af ved videoens kant</translation>
    </message>
    <message>
        <source>end before start</source>
        <translation>slutter før start</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>afslutningskode {code}</translation>
    </message>
    <message>
        <source>frame given twice</source>
        <translation>billede angivet to gange</translation>
    </message>
    <message>
        <source>frame {frame}</source>
        <translation>billede {frame}</translation>
    </message>
    <message>
        <source>frame {frame} of {rally}</source>
        <translation>billede {frame} i {rally}</translation>
    </message>
    <message>
        <source>frames {frames} of {rally}</source>
        <translation>billeder {frames} i {rally}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g}</source>
        <translation>fra {minimum:.12g} til {maximum:.12g}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g} {unit}</source>
        <translation>fra {minimum:.12g} til {maximum:.12g} {unit}</translation>
    </message>
    <message>
        <source>impossible time code</source>
        <translation>umulig tidskode</translation>
    </message>
    <message>
        <source>incomplete position</source>
        <translation>ufuldstændig position</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>det kan ikke åbnes</translation>
    </message>
    <message>
        <source>it contains too much data</source>
        <translation>det indeholder for mange data</translation>
    </message>
    <message>
        <source>it has no output of 4 axes</source>
        <translation>den har intet output med 4 akser</translation>
    </message>
    <message>
        <source>it has no output of {axes} axes</source>
        <translation>den har intet output med {axes} akser</translation>
    </message>
    <message>
        <source>it has no pictures</source>
        <translation>den har ingen billeder</translation>
    </message>
    <message>
        <source>it has the streams {codecs}, the first file {first}</source>
        <translation>den har strømmene {codecs}, den første fil {first}</translation>
    </message>
    <message>
        <source>it has {joints} keypoints, but the {count} of COCO are needed</source>
        <translation>den har {joints} nøglepunkter, men de {count} fra COCO kræves</translation>
    </message>
    <message>
        <source>it has {rate:.2f} frames per second, the first file {first:.2f}</source>
        <translation>den har {rate:.2f} billeder pr. sekund, den første fil {first:.2f}</translation>
    </message>
    <message>
        <source>it is a YOLO for the task &apos;{task}&apos;, but a pose model is needed</source>
        <translation>den er en YOLO til opgaven ”{task}”, men en positurmodel kræves</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>det er beskadiget ({error})</translation>
    </message>
    <message>
        <source>it needs one input of pictures, (N, 3, H, W)</source>
        <translation>den skal have ét input med billeder, (N, 3, H, W)</translation>
    </message>
    <message>
        <source>it takes no pictures</source>
        <translation>den tager ikke billeder som input</translation>
    </message>
    <message>
        <source>it was recorded with other settings than the first file</source>
        <translation>den er optaget med andre indstillinger end den første fil</translation>
    </message>
    <message>
        <source>its &apos;{name}&apos; {shape} has more than {limit} million numbers</source>
        <translation>dens ”{name}” {shape} har mere end {limit} millioner tal</translation>
    </message>
    <message>
        <source>its batches of {batch} are larger than {max_batch}</source>
        <translation>batches på {batch} er større end {max_batch}</translation>
    </message>
    <message>
        <source>its coordinates, mask and output differ along an axis ({listed})</source>
        <translation>koordinater, maske og output er forskellige langs en akse ({listed})</translation>
    </message>
    <message>
        <source>its heatmaps&apos; height {found} differs from its input&apos;s {expected}</source>
        <translation>heatmappenes højde {found} er en anden end inputtets {expected}</translation>
    </message>
    <message>
        <source>its heatmaps&apos; width {found} differs from its input&apos;s {expected}</source>
        <translation>heatmappenes bredde {found} er en anden end inputtets {expected}</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32</source>
        <translation>inputtet ”{name}” er ikke float32</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32 or float16</source>
        <translation>inputtet ”{name}” er ikke float32 eller float16</translation>
    </message>
    <message>
        <source>its input {shape} has no fixed number of channels</source>
        <translation>inputtet {shape} har ikke et fast antal kanaler</translation>
    </message>
    <message>
        <source>its input {shape} looks channels-last, but (N, channels, H, W) is needed</source>
        <translation>inputtet {shape} ser ud til at have kanalerne sidst, men (N, kanaler, H, W) kræves</translation>
    </message>
    <message>
        <source>its last rows</source>
        <translation>de sidste rækker</translation>
    </message>
    <message>
        <source>its metadata calls it &apos;{name}&apos;, but its inputs are those of {words}</source>
        <translation>metadata kalder den ”{name}”, men dens input er dem for {words}</translation>
    </message>
    <message>
        <source>its metadata has no valid kpt_shape (keypoints, values of each)</source>
        <translation>dens metadata har ingen gyldig kpt_shape (nøglepunkter, værdier for hvert)</translation>
    </message>
    <message>
        <source>its metadata says any batch, but its input takes exactly {axis}</source>
        <translation>metadata angiver vilkårlig batch, men inputtet tager præcis {axis}</translation>
    </message>
    <message>
        <source>its metadata says batches of {size}, but its input takes exactly {axis}</source>
        <translation>metadata angiver batches på {size}, men inputtet tager præcis {axis}</translation>
    </message>
    <message>
        <source>its metadata says bg_mode &apos;{name}&apos;, which is not a supported mode</source>
        <translation>metadata angiver bg_mode ”{name}”, som ikke understøttes</translation>
    </message>
    <message>
        <source>its metadata says family &apos;{name}&apos;, which is not a supported family</source>
        <translation>metadata angiver familien ”{name}”, som ikke understøttes</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps</source>
        <translation>metadata angiver seq_len {seq_len}, men den giver {heatmaps} heatmaps</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but its inputs take {length} frames</source>
        <translation>metadata angiver seq_len {seq_len}, men inputtet tager {length} billeder</translation>
    </message>
    <message>
        <source>its metadata says {key} &apos;{name}&apos;, which is not a valid whole number</source>
        <translation>metadata angiver {key} ”{name}”, som ikke er et gyldigt heltal</translation>
    </message>
    <message>
        <source>its output &apos;{name}&apos; is {kind}, but float32 is needed</source>
        <translation>outputtet ”{name}” er {kind}, men float32 kræves</translation>
    </message>
    <message>
        <source>its output &apos;{output}&apos; is {kind}, but float32 is needed</source>
        <translation>outputtet ”{output}” er {kind}, men float32 kræves</translation>
    </message>
    <message>
        <source>its output {shape} does not end in 2 coordinates</source>
        <translation>outputtet {shape} slutter ikke på 2 koordinater</translation>
    </message>
    <message>
        <source>its output {shape} does not fit batches of {batch}</source>
        <translation>outputtet {shape} passer ikke til batches på {batch}</translation>
    </message>
    <message>
        <source>its output {shape} does not have {count} keypoints per person</source>
        <translation>outputtet {shape} har ikke {count} nøglepunkter pr. person</translation>
    </message>
    <message>
        <source>its pictures have {size} pixels, those of the first file {first}</source>
        <translation>dens billeder har {size} pixel, den første fils {first}</translation>
    </message>
    <message>
        <source>its pictures of {width}x{height} must have sides of {min_side_px} to {largest_side}</source>
        <translation>billeder på {width}x{height} skal have sider på {min_side_px} til {largest_side}</translation>
    </message>
    <message>
        <source>its rows of {row} numbers are not {values_per_pixel} for each of {side} pixels</source>
        <translation>rækkerne på {row} tal er ikke {values_per_pixel} for hver af {side} pixel</translation>
    </message>
    <message>
        <source>its vectors of {numbers} numbers are not from 2 to {max_vector_length}</source>
        <translation>vektorerne på {numbers} tal er ikke fra 2 til {max_vector_length}</translation>
    </message>
    <message>
        <source>its windows of {frames} frames are longer than {max_window_frames}</source>
        <translation>vinduerne på {frames} billeder er længere end {max_window_frames}</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with any number of frames</source>
        <translation>de {channels} inputkanaler passer ikke til nogen familie, uanset antal billeder</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with {frames} frames</source>
        <translation>de {channels} inputkanaler passer ikke til nogen familie med {frames} billeder</translation>
    </message>
    <message>
        <source>line {number:,}</source>
        <translation>linje {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>linje {numbers}</numerusform>
            <numerusform>linjerne {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>marker {number:,}</source>
        <translation>markør {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>markers {numbers}</source>
        <translation>
            <numerusform>markør {numbers}</numerusform>
            <numerusform>markørerne {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved to the edge</source>
        <translation>flyttet til kanten</translation>
    </message>
    <message>
        <source>neither its metadata (task, kpt_shape, pose_family) nor its outputs belong to a pose model</source>
        <translation>hverken dens metadata (task, kpt_shape, pose_family) eller dens output hører til en positurmodel</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>intet billede</translation>
    </message>
    <message>
        <source>no length</source>
        <translation>ingen længde</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>intet tidspunkt</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>intet endnu</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>ikke et tal</translation>
    </message>
    <message>
        <source>not a row</source>
        <translation>ikke en række</translation>
    </message>
    <message>
        <source>of another clip</source>
        <translation>fra et andet klip</translation>
    </message>
    <message>
        <source>one frame late</source>
        <translation>ét billede for sent</translation>
    </message>
    <message>
        <source>one of 1 picture and {axes} axes</source>
        <translation>et på 1 billede og {axes} akser</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>en af {values}</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>ikke i rækkefølge</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>uden for billedet</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>adgang nægtet</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>position uden bold</translation>
    </message>
    <message>
        <source>repeats another frame</source>
        <translation>gentager et andet billede</translation>
    </message>
    <message>
        <source>segment {number:,}</source>
        <translation>segment {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>segments {numbers}</source>
        <translation>
            <numerusform>segment {numbers}</numerusform>
            <numerusform>segmenterne {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>something else</source>
        <translation>noget andet</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>ukendt kilde</translation>
    </message>
    <message>
        <source>tab-separated values</source>
        <translation>tabulatorseparerede værdier</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>the duration of the file before it is unknown</source>
        <translation>varigheden af filen før den er ukendt</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>stien til en fil</translation>
    </message>
    <message>
        <source>the record of a run</source>
        <translation>optegnelsen over en kørsel</translation>
    </message>
    <message>
        <source>the weights of a model</source>
        <translation>vægtene til en model</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>for mange celler</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true eller false</translation>
    </message>
    <message>
        <source>unknown visibility</source>
        <translation>ukendt synlighed</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>synlig ved (0, 0)</translation>
    </message>
    <message>
        <source>visible without position</source>
        <translation>synlig uden position</translation>
    </message>
    <message>
        <source>with batches of {batch} its input {shape} has more than {limit} million numbers</source>
        <translation>med batches på {batch} har inputtet {shape} mere end {limit} millioner tal</translation>
    </message>
    <message>
        <source>{aspect}: read as &apos;{choice}&apos;.</source>
        <translation>{aspect}: læst som ”{choice}”.</translation>
    </message>
    <message>
        <source>{count} files from {first} on cannot be opened as one video: their names are too long.</source>
        <translation>{count} filer fra {first} og frem kan ikke åbnes som én video: deres navne er for lange.</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} og {count} til</translation>
    </message>
    <message>
        <source>{file} cannot be part of one video with {name}: {reason}.</source>
        <translation>{file} kan ikke være en del af samme video som {name}: {reason}.</translation>
    </message>
    <message>
        <source>{file} is too large for the labels of a frame.</source>
        <translation>{file} er for stor til annoteringerne af et billede.</translation>
    </message>
    <message>
        <source>{file}, line {number}: &apos;{line}&apos; is not a YOLO label.</source>
        <translation>{file}, linje {number}: ”{line}” er ikke en YOLO-annotering.</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video.</source>
        <translation>{first} og {name} kan ikke åbnes som én video.</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video: their folders or suffixes differ.</source>
        <translation>{first} og {name} kan ikke åbnes som én video: deres mapper eller filendelser er forskellige.</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to.</source>
        <translation>{folder} er en fil, ikke en mappe, der kan skrives til.</translation>
    </message>
    <message>
        <source>{folder} is a folder without YOLO labels.</source>
        <translation>{folder} er en mappe uden YOLO-annoteringer.</translation>
    </message>
    <message>
        <source>{label} has no GPU number {number}.</source>
        <translation>{label} har ingen GPU nummer {number}.</translation>
    </message>
    <message>
        <source>{missing} does not exist.</source>
        <translation>{missing} findes ikke.</translation>
    </message>
    <message>
        <source>{model} is not an ONNX model, or it is damaged.</source>
        <translation>{model} er ikke en ONNX-model, eller den er beskadiget.</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape} for {windows} windows.</source>
        <translation>{model} returnerede et output med formen {shape} for {windows} vinduer.</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape}, which does not fit its family.</source>
        <translation>{model} returnerede et output med formen {shape}, som ikke passer til familien.</translation>
    </message>
    <message>
        <source>{named} is not the project of {name}, which is {place}.</source>
        <translation>{named} er ikke projektet til {name}, som er {place}.</translation>
    </message>
    <message>
        <source>{name} &apos;{cell}&apos; is not a number.</source>
        <translation>{name} ”{cell}” er ikke et tal.</translation>
    </message>
    <message>
        <source>{name} cannot be read yet.</source>
        <translation>{name} kan ikke læses endnu.</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frames:,}, which is in no clip.</source>
        <translation>{name} har en række til billede {frames:,}, som ikke er i noget klip.</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frame}, but the video&apos;s last frame is {last}.</source>
        <translation>{name} har en række til billede {frame}, men videoens sidste billede er {last}.</translation>
    </message>
    <message>
        <source>{name} has no labels for this video.</source>
        <translation>{name} har ingen annoteringer til denne video.</translation>
    </message>
    <message>
        <source>{name} is JSON, but not a list of markers as Kdenlive exports it.</source>
        <translation>{name} er JSON, men ikke en liste over markører, som Kdenlive eksporterer den.</translation>
    </message>
    <message>
        <source>{name} is already being exported.</source>
        <translation>{name} er allerede ved at blive eksporteret.</translation>
    </message>
    <message>
        <source>{name} is for a video of {size} pixels. The open video has {open_size}.</source>
        <translation>{name} er til en video på {size} pixel. Den åbne video har {open_size}.</translation>
    </message>
    <message>
        <source>{name} is not saved: the file was removed or replaced by another program.</source>
        <translation>{name} er ikke gemt: filen blev fjernet eller erstattet af et andet program.</translation>
    </message>
    <message>
        <source>{name} is not the video of these labels. It has {size} and {n_frames} frames. Their video has {wanted_size} and {wanted_frames} frames.</source>
        <translation>{name} er ikke videoen til disse annoteringer. Den har {size} og {n_frames} billeder. Deres video har {wanted_size} og {wanted_frames} billeder.</translation>
    </message>
    <message>
        <source>{name} is read-only ({reason}).</source>
        <translation>{name} er skrivebeskyttet ({reason}).</translation>
    </message>
    <message>
        <source>{name} is the open project.</source>
        <translation>{name} er det åbne projekt.</translation>
    </message>
    <message>
        <source>{name} must be {requirement}.</source>
        <translation>{name} skal være {requirement}.</translation>
    </message>
    <message>
        <source>{name} was changed or removed by another program while it was open.</source>
        <translation>{name} blev ændret eller fjernet af et andet program, mens det var åbent.</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>{number:,} {problem}</source>
        <translation>{number:,} {problem}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} eller {other}</translation>
    </message>
    <message>
        <source>{path} already exists and was not changed.</source>
        <translation>{path} findes allerede og blev ikke ændret.</translation>
    </message>
    <message>
        <source>{path} belongs to the family &apos;{named}&apos;, not to &apos;{name}&apos;.</source>
        <translation>{path} hører til familien ”{named}”, ikke til ”{name}”.</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: ONNX Runtime&apos;s quantization did not change any of its operations.</source>
        <translation>{path} kan ikke kvantiseres: kvantiseringen i ONNX Runtime ændrede ingen af dens operationer.</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: {reason}</source>
        <translation>{path} kan ikke kvantiseres: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} kan ikke læses ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read as a picture.</source>
        <translation>{path} kan ikke læses som et billede.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be tried: {summary}</source>
        <translation>{path} kan ikke prøves: {summary}</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>{path} kan ikke bruges: {reason}.</translation>
    </message>
    <message>
        <source>{path} changed while it was being checked.</source>
        <translation>{path} ændrede sig, mens filen blev kontrolleret.</translation>
    </message>
    <message>
        <source>{path} computes {size:,.1f} billion numbers at once, which needs more memory than there is.</source>
        <translation>{path} beregner {size:,.1f} milliarder tal på én gang, hvilket kræver mere hukommelse, end der er.</translation>
    </message>
    <message>
        <source>{path} contains &apos;{reason}&apos;, which network weights do not need. It was not executed.</source>
        <translation>{path} indeholder ”{reason}”, som modelvægte ikke har brug for. Det blev ikke udført.</translation>
    </message>
    <message>
        <source>{path} contains a network called {value}.</source>
        <translation>{path} indeholder en model med navnet {value}.</translation>
    </message>
    <message>
        <source>{path} contains something other than numbers in its layers ({value}).</source>
        <translation>{path} indeholder andet end tal i sine lag ({value}).</translation>
    </message>
    <message>
        <source>{path} contains weights of RallyTrace&apos;s own training, for starting another one. They cannot be run or converted.</source>
        <translation>{path} indeholder vægte fra RallyTraces egen træning, til at starte en ny. De kan hverken køres eller konverteres.</translation>
    </message>
    <message>
        <source>{path} contains {kind} data, not text.</source>
        <translation>{path} indeholder {kind}-data, ikke tekst.</translation>
    </message>
    <message>
        <source>{path} does not contain a TrackNet: the layer {layer} is missing.</source>
        <translation>{path} indeholder ikke et TrackNet: laget {layer} mangler.</translation>
    </message>
    <message>
        <source>{path} does not contain a network: there is no state_dict under the key &apos;model&apos; or &apos;model_state_dict&apos;.</source>
        <translation>{path} indeholder ingen model: der er intet state_dict under nøglen ”model” eller ”model_state_dict”.</translation>
    </message>
    <message>
        <source>{path} does not say how many frames its windows have.</source>
        <translation>{path} angiver ikke, hvor mange billeder dens vinduer har.</translation>
    </message>
    <message>
        <source>{path} found {count:,} persons in a picture. More than {max_candidates:,} cannot be right.</source>
        <translation>{path} fandt {count:,} personer i et billede. Mere end {max_candidates:,} kan ikke være rigtigt.</translation>
    </message>
    <message>
        <source>{path} has a line of more than {limit:,} characters, too many for a label file.</source>
        <translation>{path} har en linje på mere end {limit:,} tegn, for mange til en annoteringsfil.</translation>
    </message>
    <message>
        <source>{path} has an invalid seq_len.</source>
        <translation>{path} har et ugyldigt seq_len.</translation>
    </message>
    <message>
        <source>{path} has functions that call themselves.</source>
        <translation>{path} har funktioner, der kalder sig selv.</translation>
    </message>
    <message>
        <source>{path} has just changed. It is probably still being copied or recorded.</source>
        <translation>{path} har lige ændret sig. Filen er nok stadig ved at blive kopieret eller optaget.</translation>
    </message>
    <message>
        <source>{path} has labels that cannot be read ({kind}: {reason}).</source>
        <translation>{path} har annoteringer, der ikke kan læses ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} lines, too many for a label file.</source>
        <translation>{path} har mere end {limit:,} linjer, for mange til en annoteringsfil.</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} operations, including those of its functions.</source>
        <translation>{path} har mere end {limit:,} operationer, inklusive dem i dens funktioner.</translation>
    </message>
    <message>
        <source>{path} has no column {names} (line 1 reads &apos;{value}&apos;).</source>
        <translation>{path} har ingen kolonne {names} (linje 1 er ”{value}”).</translation>
    </message>
    <message>
        <source>{path} has no segments.</source>
        <translation>{path} har ingen segmenter.</translation>
    </message>
    <message>
        <source>{path} has segments that cannot be read: {reason}.</source>
        <translation>{path} har segmenter, der ikke kan læses: {reason}.</translation>
    </message>
    <message>
        <source>{path} has the background mode {value}, which is not supported.</source>
        <translation>{path} har baggrundstilstanden {value}, som ikke understøttes.</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint, which cannot be used directly.</source>
        <translation>{path} er et PyTorch-checkpoint, som ikke kan bruges direkte.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a checkpoint.</source>
        <translation>{path} er en mappe, ikke et checkpoint.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file to write to.</source>
        <translation>{path} er en mappe, ikke en fil, der kan skrives til.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a label file.</source>
        <translation>{path} er en mappe, ikke en annoteringsfil.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <translation>{path} er en mappe, ikke en modelfil.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a project file.</source>
        <translation>{path} er en mappe, ikke en projektfil.</translation>
    </message>
    <message>
        <source>{path} is a link to a file in another folder, {target}.</source>
        <translation>{path} er et link til en fil i en anden mappe, {target}.</translation>
    </message>
    <message>
        <source>{path} is a text file, not a checkpoint. It may be a web page that was downloaded instead.</source>
        <translation>{path} er en tekstfil, ikke et checkpoint. Det kan være en webside, der blev hentet i stedet.</translation>
    </message>
    <message>
        <source>{path} is a zip archive, but was not written by torch.save.</source>
        <translation>{path} er et zip-arkiv, men er ikke skrevet af torch.save.</translation>
    </message>
    <message>
        <source>{path} is an input, and would be replaced by the output.</source>
        <translation>{path} er input og ville blive erstattet af resultatet.</translation>
    </message>
    <message>
        <source>{path} is being written by another program.</source>
        <translation>Et andet program er ved at skrive {path}.</translation>
    </message>
    <message>
        <source>{path} is damaged: it contains text that is not UTF-8.</source>
        <translation>{path} er beskadiget: filen indeholder tekst, der ikke er UTF-8.</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for a label file.</source>
        <translation>{path} er større end {limit} MB, for stor til en annoteringsfil.</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for labels.</source>
        <translation>{path} er større end {limit} MB, for stor til annoteringer.</translation>
    </message>
    <message>
        <source>{path} is not RallyTrace&apos;s list of videos, or is damaged.</source>
        <translation>{path} er ikke RallyTraces videoliste, eller den er beskadiget.</translation>
    </message>
    <message>
        <source>{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.</source>
        <translation>{path} er ikke et RallyTrace-projekt, eller det er beskadiget. Intet i det blev ændret.</translation>
    </message>
    <message>
        <source>{path} is not a UTF-8 text file.</source>
        <translation>{path} er ikke en tekstfil i UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not a network for the digits of scoreboards.</source>
        <translation>{path} er ikke en model til pointtavlers cifre.</translation>
    </message>
    <message>
        <source>{path} is not a stroke network: its metadata differs in {names}.</source>
        <translation>{path} er ikke en slagmodel: dens metadata er forskellige i {names}.</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model.</source>
        <translation>{path} er ikke en ONNX-model.</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model: it does not contain a network.</source>
        <translation>{path} er ikke en ONNX-model: filen indeholder ingen model.</translation>
    </message>
    <message>
        <source>{path} is not an embedding network.</source>
        <translation>{path} er ikke en embeddingmodel.</translation>
    </message>
    <message>
        <source>{path} is not saved: the disk is full.</source>
        <translation>{path} er ikke gemt: disken er fuld.</translation>
    </message>
    <message>
        <source>{path} is not saved: {reason}.</source>
        <translation>{path} er ikke gemt: {reason}.</translation>
    </message>
    <message>
        <source>{path} is not {kind}, and was not changed.</source>
        <translation>{path} er ikke {kind} og blev ikke ændret.</translation>
    </message>
    <message>
        <source>{path} is {article}, but {words} is needed here.</source>
        <translation>{path} er {article}, men her skal bruges {words}.</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file to write to.</source>
        <translation>{path} er {kind}, ikke en fil, der kan skrives til.</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file.</source>
        <translation>{path} er {kind}, ikke en fil.</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which cannot be read.</source>
        <translation>{path} har sine vægte i ”{shown}”, som ikke kan læses.</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which does not exist.</source>
        <translation>{path} har sine vægte i ”{shown}”, som ikke findes.</translation>
    </message>
    <message>
        <source>{path} keeps weights outside its own folder (&apos;{shown}&apos;), which is not allowed.</source>
        <translation>{path} har vægte uden for sin egen mappe (”{shown}”), hvilket ikke er tilladt.</translation>
    </message>
    <message>
        <source>{path} names its family itself.</source>
        <translation>{path} angiver selv sin familie.</translation>
    </message>
    <message>
        <source>{path} returned an output of the shape {given}, which does not contain persons.</source>
        <translation>{path} returnerede et output med formen {given}, som ikke indeholder personer.</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} in a test instead of {due}.</source>
        <translation>{path} returnerede i en test et output på {given} i stedet for {due}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} instead of {expected_shape}.</source>
        <translation>{path} returnerede et output på {given} i stedet for {expected_shape}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape} for a batch of {batch}.</source>
        <translation>{path} returnerede et output på {shape} for en batch på {batch}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape}, which does not have {count} keypoints.</source>
        <translation>{path} returnerede et output på {shape}, som ikke har {count} nøglepunkter.</translation>
    </message>
    <message>
        <source>{path} returned different vectors for the same picture in a test (similarity {min:.3f}).</source>
        <translation>{path} returnerede i en test forskellige vektorer for samme billede (lighed {min:.3f}).</translation>
    </message>
    <message>
        <source>{path} returned outputs of {shape} and {shape2} for a batch of {fixed}.</source>
        <translation>{path} returnerede output på {shape} og {shape2} for en batch på {fixed}.</translation>
    </message>
    <message>
        <source>{path} returned something other than numbers.</source>
        <translation>{path} returnerede andet end tal.</translation>
    </message>
    <message>
        <source>{path} returned values that are not finite in a test.</source>
        <translation>{path} returnerede i en test værdier, der ikke er endelige.</translation>
    </message>
    <message>
        <source>{path} returned vectors of {shape}.</source>
        <translation>{path} returnerede vektorer på {shape}.</translation>
    </message>
    <message>
        <source>{path} returned vectors that are zero or not finite.</source>
        <translation>{path} returnerede vektorer, der er nul eller ikke er endelige.</translation>
    </message>
    <message>
        <source>{path} takes pictures of any size, {shape}, so the size must be chosen.</source>
        <translation>{path} tager billeder i alle størrelser, {shape}, så størrelsen skal vælges.</translation>
    </message>
    <message>
        <source>{path} uses operators of an unknown library ({shown}), which is not loaded.</source>
        <translation>{path} bruger operatorer fra et ukendt bibliotek ({shown}), som ikke indlæses.</translation>
    </message>
    <message>
        <source>{path} was being written when the program was killed, and is damaged ({reason}). Neither it nor {journal} was changed.</source>
        <translation>{path} var ved at blive skrevet, da programmet blev afbrudt, og er beskadiget ({reason}). Hverken den eller {journal} blev ændret.</translation>
    </message>
    <message>
        <source>{path} was not written by torch.save.</source>
        <translation>{path} er ikke skrevet af torch.save.</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied, or it is open in another program.</source>
        <translation>{path} blev ikke skrevet: adgang nægtet, eller filen er åben i et andet program.</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied.</source>
        <translation>{path} blev ikke skrevet: adgang nægtet.</translation>
    </message>
    <message>
        <source>{path} was not written: the disk is full.</source>
        <translation>{path} blev ikke skrevet: disken er fuld.</translation>
    </message>
    <message>
        <source>{path} was not written: {reason}.</source>
        <translation>{path} blev ikke skrevet: {reason}.</translation>
    </message>
    <message>
        <source>{path} was saved in the format of torch before version 1.6.</source>
        <translation>{path} er gemt i formatet fra torch før version 1.6.</translation>
    </message>
    <message>
        <source>{path} was written by a newer RallyTrace (project version {version}; supported: {version2}).</source>
        <translation>{path} er skrevet af en nyere RallyTrace (projektversion {version}; understøttet: {version2}).</translation>
    </message>
    <message>
        <source>{path} was written by an earlier, unpublished build of RallyTrace, and cannot be read by this one.</source>
        <translation>{path} er skrevet af en tidligere, ikke udgivet version af RallyTrace og kan ikke læses af denne.</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content, first at {place}.</source>
        <translation>{path} blev skrevet, men har et andet indhold, når filen læses igen, første gang ved {place}.</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content.</source>
        <translation>{path} blev skrevet, men har et andet indhold, når filen læses igen.</translation>
    </message>
    <message>
        <source>{path} would be written as {given}, but &apos;{suffix}&apos; means {named}.</source>
        <translation>{path} ville blive skrevet som {given}, men ”{suffix}” betyder {named}.</translation>
    </message>
    <message>
        <source>{path}, line {line_num}: this is not a row of a label file ({reason}).</source>
        <translation>{path}, linje {line_num}: dette er ikke en række i en annoteringsfil ({reason}).</translation>
    </message>
    <message>
        <source>{path}, line {number}: &apos;{value}&apos; is not a row of a label file.</source>
        <translation>{path}, linje {number}: ”{value}” er ikke en række i en annoteringsfil.</translation>
    </message>
    <message>
        <source>{path}, line {number}: frame {frame} already has a row.</source>
        <translation>{path}, linje {number}: billede {frame} har allerede en række.</translation>
    </message>
    <message>
        <source>{path}: {reason}.</source>
        <translation>{path}: {reason}.</translation>
    </message>
    <message>
        <source>{path}: {words}</source>
        <translation>{path}: {words}</translation>
    </message>
    <message>
        <source>{position} is just outside the picture and was moved to its edge.</source>
        <translation>{position} er lige uden for billedet og blev flyttet til kanten.</translation>
    </message>
    <message>
        <source>{position} is outside the picture, {size}.</source>
        <translation>{position} er uden for billedet, {size}.</translation>
    </message>
    <message>
        <source>{problem} Those settings are ignored.</source>
        <translation>{problem} De indstillinger ignoreres.</translation>
    </message>
    <message>
        <source>{program} needs one video file; this recording has {files}.</source>
        <translation>{program} skal bruge én videofil; denne optagelse har {files}.</translation>
    </message>
    <message>
        <source>{project} is not used: {words}</source>
        <translation>{project} bruges ikke: {words}</translation>
    </message>
    <message>
        <source>{project} is open in another window (process {process}).</source>
        <translation>{project} er åbent i et andet vindue (proces {process}).</translation>
    </message>
    <message>
        <source>{project} is open in another window.</source>
        <translation>{project} er åbent i et andet vindue.</translation>
    </message>
    <message>
        <source>{project} is open on the computer {computer}.</source>
        <translation>{project} er åbent på computeren {computer}.</translation>
    </message>
    <message>
        <source>{rally} has {labels} labels, but only {decoded} of its frames can be decoded.</source>
        <translation>{rally} har {labels} annoteringer, men kun {decoded} af billederne kan afkodes.</translation>
    </message>
    <message>
        <source>{seq_len} frames of the family &apos;{name}&apos; need {wanted} input channels, but it takes {channels}</source>
        <translation>{seq_len} billeder i familien ”{name}” kræver {wanted} inputkanaler, men den tager {channels}</translation>
    </message>
    <message>
        <source>{source} cannot be copied: {reason}.</source>
        <translation>{source} kan ikke kopieres: {reason}.</translation>
    </message>
    <message>
        <source>{subject} could not be started: {reason}.</source>
        <translation>{subject} kunne ikke startes: {reason}.</translation>
    </message>
    <message>
        <source>{subject} crashed ({code}).</source>
        <translation>{subject} gik ned ({code}).</translation>
    </message>
    <message>
        <source>{subject} crashed ({name}).</source>
        <translation>{subject} gik ned ({name}).</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds and was stopped.</source>
        <translation>{subject} blev ikke færdig inden for {seconds:g} sekunder og blev stoppet.</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds.</source>
        <translation>{subject} blev ikke færdig inden for {seconds:g} sekunder.</translation>
    </message>
    <message>
        <source>{subject} ended without a result.</source>
        <translation>{subject} sluttede uden resultat.</translation>
    </message>
    <message>
        <source>{subject} failed: {reason}.</source>
        <translation>{subject} fejlede: {reason}.</translation>
    </message>
    <message>
        <source>{subject} took more than {limit} MB of memory.</source>
        <translation>{subject} brugte mere end {limit} MB hukommelse.</translation>
    </message>
    <message>
        <source>{subject} was stopped.</source>
        <translation>{subject} blev stoppet.</translation>
    </message>
    <message>
        <source>{target} is a file, but the export needs a folder.</source>
        <translation>{target} er en fil, men eksporten skal bruge en mappe.</translation>
    </message>
    <message>
        <source>{target} was not written: there was not enough memory to try it out.</source>
        <translation>{target} blev ikke skrevet: der var ikke hukommelse nok til at afprøve filen.</translation>
    </message>
    <message>
        <source>{val:.0%} for validation and {test:.0%} for testing leave too little for training.</source>
        <translation>{val:.0%} til validering og {test:.0%} til test levner for lidt til træning.</translation>
    </message>
    <message>
        <source>{video} is not tracked yet.</source>
        <translation>{video} er ikke sporet endnu.</translation>
    </message>
</context>
<context>
    <name>exports</name>
    <message numerus="yes">
        <source>%n hidden balls are written as not visible, without a position. Add the columns Source and Confidence to keep the position.</source>
        <translation>
            <numerusform>%n skjult bold skrives som ikke synlig, uden position. Tilføj kolonnerne Source og Confidence for at bevare positionen.</numerusform>
            <numerusform>%n skjulte bolde skrives som ikke synlige, uden position. Tilføj kolonnerne Source og Confidence for at bevare positionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more exports after this one.</source>
        <translation>
            <numerusform>Yderligere %n eksport efter denne.</numerusform>
            <numerusform>Yderligere %n eksporter efter denne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more videos left out.</source>
        <translation>
            <numerusform>Yderligere %n video udeladt.</numerusform>
            <numerusform>Yderligere %n videoer udeladt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder with a table of strokes for each game, and the court, in ShuttleSet&apos;s layout. {sports} only.</source>
        <translation>En mappe med en tabel over slag for hvert sæt samt banen, i ShuttleSets opbygning. Sport: {sports}.</translation>
    </message>
    <message>
        <source>A folder with a text file per frame, also with tracks, and pictures. Hidden balls are left out.</source>
        <translation>En mappe med billeder og en tekstfil pr. billede, også med spor. Skjulte bolde er udeladt.</translation>
    </message>
    <message>
        <source>A folder with one video per rally or event that matches a filter, cut to the frame.</source>
        <translation>En mappe med én video pr. duel eller hændelse, der passer til et filter, klippet præcist på billedet.</translation>
    </message>
    <message>
        <source>A new folder for the dataset</source>
        <translation>En ny mappe til datasættet</translation>
    </message>
    <message>
        <source>A text file with a box per frame, in MOTChallenge&apos;s format. Frames without a ball have none.</source>
        <translation>En tekstfil med en boks pr. billede i MOTChallenges format. Billeder uden bold har ingen.</translation>
    </message>
    <message>
        <source>A video for each rally</source>
        <translation>En video for hver duel</translation>
    </message>
    <message>
        <source>A video of {frames}.</source>
        <translation>En video på {frames}.</translation>
    </message>
    <message>
        <source>Add the columns Source and Confidence</source>
        <translation>Tilføj kolonnerne Source og Confidence</translation>
    </message>
    <message>
        <source>Also write the PNG frames</source>
        <translation>Skriv også PNG-billederne</translation>
    </message>
    <message>
        <source>Also writes their PNG frames.</source>
        <translation>Skriver også deres PNG-billeder.</translation>
    </message>
    <message>
        <source>Also writes {pictures} to {folder}.</source>
        <translation>Skriver også {pictures} til {folder}.</translation>
    </message>
    <message>
        <source>An edit decision list</source>
        <translation>En EDL-klippeliste</translation>
    </message>
    <message>
        <source>CMX 3600: one event per rally, in order.</source>
        <translation>CMX 3600: én hændelse pr. duel, i rækkefølge.</translation>
    </message>
    <message>
        <source>COCO keypoints</source>
        <translation>COCO-nøglepunkter</translation>
    </message>
    <message>
        <source>CVAT for video</source>
        <translation>CVAT for video</translation>
    </message>
    <message>
        <source>CVAT for video 1.1</source>
        <translation>CVAT for video 1.1</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annulleret. Intet blev skrevet.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitler</translation>
    </message>
    <message>
        <source>Chapters (FFmpeg metadata)</source>
        <translation>Kapitler (FFmpeg-metadata)</translation>
    </message>
    <message>
        <source>Chapters (WebVTT)</source>
        <translation>Kapitler (WebVTT)</translation>
    </message>
    <message>
        <source>Chapters (YouTube)</source>
        <translation>Kapitler (YouTube)</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Klip</translation>
    </message>
    <message>
        <source>Clips of rallies or events</source>
        <translation>Klip af dueller eller hændelser</translation>
    </message>
    <message>
        <source>Computing speeds</source>
        <translation>Beregner hastigheder</translation>
    </message>
    <message>
        <source>Computing the background of the match</source>
        <translation>Beregner baggrunden for kampen</translation>
    </message>
    <message>
        <source>Computing the background of {rally}</source>
        <translation>Beregner baggrunden for {rally}</translation>
    </message>
    <message>
        <source>Computing trajectories</source>
        <translation>Beregner boldflugter</translation>
    </message>
    <message>
        <source>Copying clips</source>
        <translation>Kopierer klip</translation>
    </message>
    <message>
        <source>Corners in pixels, the mapping from metres on the floor to the picture, and the camera.</source>
        <translation>Hjørner i pixel, omregningen fra meter på gulvet til billedet samt kameraet.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Bane</translation>
    </message>
    <message>
        <source>Court (JSON)</source>
        <translation>Bane (JSON)</translation>
    </message>
    <message>
        <source>Cut out</source>
        <translation>Klip ud</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Differences in appearance between all players of all rallies, for NumPy.</source>
        <translation>Forskelle i udseende mellem alle spillere i alle dueller, til NumPy.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tegn</translation>
    </message>
    <message>
        <source>Draw the players&apos; skeletons</source>
        <translation>Tegn spillernes skeletter</translation>
    </message>
    <message>
        <source>Drawn: {contents}</source>
        <translation>Tegnet: {contents}</translation>
    </message>
    <message>
        <source>Edit decision list (EDL)</source>
        <translation>Klippeliste (EDL)</translation>
    </message>
    <message>
        <source>Edit decision lists</source>
        <translation>Klippelister</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hændelser</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>Hændelser (CSV)</translation>
    </message>
    <message>
        <source>Events are found from the path; {events} set by hand.</source>
        <translation>Hændelser findes ud fra boldkurven; {events} sat manuelt.</translation>
    </message>
    <message>
        <source>Excel with decimal commas: with a byte order mark and semicolons</source>
        <translation>Excel med decimalkomma: med byte order mark og semikolon</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportér</translation>
    </message>
    <message>
        <source>Export all videos</source>
        <translation>Eksportér alle videoer</translation>
    </message>
    <message>
        <source>Export formats</source>
        <translation>Eksportformater</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>Eksportér annoteringer</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Eksportér til</translation>
    </message>
    <message>
        <source>Export {share:.0%}</source>
        <translation>Eksport {share:.0%}</translation>
    </message>
    <message>
        <source>Export: {phase}</source>
        <translation>Eksport: {phase}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Eksporteret</translation>
    </message>
    <message>
        <source>Exported {name}: {contents}.</source>
        <translation>Eksporterede {name}: {contents}.</translation>
    </message>
    <message>
        <source>Exported, except {frames}</source>
        <translation>Eksporteret, undtagen {frames}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Ekstra tid</translation>
    </message>
    <message>
        <source>FFmpeg metadata</source>
        <translation>FFmpeg-metadata</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Filnavne</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>Finder hændelser</translation>
    </message>
    <message>
        <source>Finding events in {name}</source>
        <translation>Finder hændelser i {name}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Folder of the dataset</source>
        <translation>Datasættets mappe</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>H.264 in the colours of the window, with the sound at normal speed.</source>
        <translation>H.264 i vinduets farver, med lyden ved normal hastighed.</translation>
    </message>
    <message>
        <source>Highlight video (reel)</source>
        <translation>Highlightvideo</translation>
    </message>
    <message>
        <source>In Label Studio, the labelling interface needs {tag}.</source>
        <translation>I Label Studio skal annoteringsgrænsefladen have {tag}.</translation>
    </message>
    <message>
        <source>In a folder beside the file. A frame takes about 1 MB</source>
        <translation>I en mappe ved siden af filen. Et billede fylder ca. 1 MB</translation>
    </message>
    <message numerus="yes">
        <source>It refers to %n PNG frames in {folder}, which are not written.</source>
        <translation>
            <numerusform>Den henviser til %n PNG-billede i {folder}, som ikke skrives.</numerusform>
            <numerusform>Den henviser til %n PNG-billeder i {folder}, som ikke skrives.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kdenlive guides</source>
        <translation>Kdenlive-guider</translation>
    </message>
    <message>
        <source>Keep the sound</source>
        <translation>Behold lyden</translation>
    </message>
    <message>
        <source>Label Studio</source>
        <translation>Label Studio</translation>
    </message>
    <message>
        <source>Label Studio tasks</source>
        <translation>Label Studio-opgaver</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Annoteringer</translation>
    </message>
    <message>
        <source>Labels (TrackNet CSV)</source>
        <translation>Annoteringer (TrackNet CSV)</translation>
    </message>
    <message>
        <source>Labels not exported</source>
        <translation>Annoteringer ikke eksporteret</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Left out: {frames}.</source>
        <translation>Udeladt: {frames}.</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut-projekt</translation>
    </message>
    <message>
        <source>LosslessCut projects</source>
        <translation>LosslessCut-projekter</translation>
    </message>
    <message>
        <source>LosslessCut segments (CSV)</source>
        <translation>LosslessCut-segmenter (CSV)</translation>
    </message>
    <message>
        <source>MOT ground truth</source>
        <translation>MOT-facit</translation>
    </message>
    <message>
        <source>Mark a range first (I and O)</source>
        <translation>Markér først et interval (I og O)</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>Markeret interval</translation>
    </message>
    <message>
        <source>Marked range, {first:,} to {last:,}</source>
        <translation>Markeret interval, {first:,} til {last:,}</translation>
    </message>
    <message>
        <source>Match page (HTML)</source>
        <translation>Kampside (HTML)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>Navngiver slag</translation>
    </message>
    <message>
        <source>No court: that part is left out.</source>
        <translation>Ingen bane: den del er udeladt.</translation>
    </message>
    <message>
        <source>No folder name is given. Type a name, or click Browse.</source>
        <translation>Der er ikke angivet et mappenavn. Skriv et navn, eller klik på Gennemse.</translation>
    </message>
    <message>
        <source>No path to draw yet.</source>
        <translation>Ingen boldkurve at tegne endnu.</translation>
    </message>
    <message>
        <source>No poses of players: that part is left out.</source>
        <translation>Ingen positurer af spillere: den del er udeladt.</translation>
    </message>
    <message>
        <source>No score: that part is left out.</source>
        <translation>Ingen stilling: den del er udeladt.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n frames was checked by hand ({sources}).</source>
        <translation>
            <numerusform>%n billede er ikke kontrolleret manuelt ({sources}).</numerusform>
            <numerusform>Ingen af de %n billeder er kontrolleret manuelt ({sources}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to review. {unreviewed}</source>
        <translation>Intet tilbage at gennemgå. {unreviewed}</translation>
    </message>
    <message>
        <source>One JSON file with COCO&apos;s category person, 17 keypoints each.</source>
        <translation>Én JSON-fil med COCO’s kategori person, hver med 17 nøglepunkter.</translation>
    </message>
    <message>
        <source>One JSON file. Visibility is 2 for a visible ball, 1 for a hidden one.</source>
        <translation>Én JSON-fil. Synligheden er 2 for en synlig bold, 1 for en skjult.</translation>
    </message>
    <message>
        <source>One JSON task with a rectangle around the ball in every frame that has one.</source>
        <translation>Én JSON-opgave med et rektangel om bolden i hvert billede, der har en.</translation>
    </message>
    <message>
        <source>One chapter per rally, for FFmpeg to add to the video.</source>
        <translation>Ét kapitel pr. duel, som FFmpeg kan føje til videoen.</translation>
    </message>
    <message>
        <source>One chapter per rally, for web players.</source>
        <translation>Ét kapitel pr. duel, til webafspillere.</translation>
    </message>
    <message>
        <source>One chapter per rally, to paste into the description of the video.</source>
        <translation>Ét kapitel pr. duel, klar til at indsætte i videoens beskrivelse.</translation>
    </message>
    <message>
        <source>One guide per rally, with its length.</source>
        <translation>Én guide pr. duel, med dens længde.</translation>
    </message>
    <message>
        <source>One row per frame: number, visibility, x and y in whole pixels.</source>
        <translation>Én række pr. billede: nummer, synlighed, x og y i hele pixel.</translation>
    </message>
    <message>
        <source>One row per person: frame, box and 17 keypoints, each with its confidence.</source>
        <translation>Én række pr. person: billede, boks og 17 nøglepunkter, hvert med sin konfidens.</translation>
    </message>
    <message>
        <source>One row per rally: name, start, end, length in seconds, hits and winner.</source>
        <translation>Én række pr. duel: navn, start, slutning, længde i sekunder, træf og vinder.</translation>
    </message>
    <message>
        <source>One row per rally: start and end in seconds, name.</source>
        <translation>Én række pr. duel: start og slutning i sekunder, navn.</translation>
    </message>
    <message>
        <source>One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres.</source>
        <translation>Én række pr. serv, træf, opspring eller nedslag. Med positurer: hvem der slog; med bane: km/t og meter.</translation>
    </message>
    <message>
        <source>One row per stroke: name, probability and positions on the floor. For training.</source>
        <translation>Én række pr. slag: navn, sandsynlighed og positioner på gulvet. Til træning.</translation>
    </message>
    <message>
        <source>One segment per rally, to be cut without re-encoding.</source>
        <translation>Ét segment pr. duel, til klipning uden omkodning.</translation>
    </message>
    <message>
        <source>One track of points with keyframes.</source>
        <translation>Ét spor af punkter med nøglebilleder.</translation>
    </message>
    <message>
        <source>One video of the rallies or events that match a filter, cut to the frame.</source>
        <translation>Én video af de dueller eller hændelser, der passer til et filter, klippet præcist på billedet.</translation>
    </message>
    <message>
        <source>Only rallies with every frame reviewed</source>
        <translation>Kun dueller, hvor alle billeder er gennemgået</translation>
    </message>
    <message>
        <source>Only reviewed frames</source>
        <translation>Kun gennemgåede billeder</translation>
    </message>
    <message>
        <source>Only reviewed frames are exported. Click to export</source>
        <translation>Kun gennemgåede billeder eksporteres. Klik for at eksportere</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Åbn mappen</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Åbn siden</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>PNG frames</source>
        <translation>PNG-billeder</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Pattern for file names. Fields: {fields}</source>
        <translation>Mønster for filnavne. Felter: {fields}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Billeder</translation>
    </message>
    <message>
        <source>Player appearance</source>
        <translation>Spillernes udseende</translation>
    </message>
    <message>
        <source>Player appearance (NPZ)</source>
        <translation>Spillernes udseende (NPZ)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Players (JSON)</source>
        <translation>Spillere (JSON)</translation>
    </message>
    <message>
        <source>Players&apos; poses (COCO)</source>
        <translation>Spillernes positurer (COCO)</translation>
    </message>
    <message>
        <source>Players&apos; poses (CSV)</source>
        <translation>Spillernes positurer (CSV)</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Positurer</translation>
    </message>
    <message>
        <source>Positions are in the picture {turned}, as in the window.</source>
        <translation>Positionerne er i billedet {turned}, som i vinduet.</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Dueller</translation>
    </message>
    <message>
        <source>Rallies (CSV)</source>
        <translation>Dueller (CSV)</translation>
    </message>
    <message>
        <source>Rallies are found first.</source>
        <translation>Dueller findes først.</translation>
    </message>
    <message>
        <source>Rallies are found first. Then the filter is applied.</source>
        <translation>Dueller findes først. Derefter bruges filteret.</translation>
    </message>
    <message>
        <source>Reading the times of frames</source>
        <translation>Læser billedernes tidspunkter</translation>
    </message>
    <message>
        <source>Recognising the players</source>
        <translation>Genkender spillerne</translation>
    </message>
    <message>
        <source>Replace the existing {names}</source>
        <translation>Erstat {names}, som findes i forvejen</translation>
    </message>
    <message>
        <source>Save the listed events as clips</source>
        <translation>Gem hændelserne på listen som klip</translation>
    </message>
    <message>
        <source>Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline.</source>
        <translation>Stilling, dueller, slag, positioner, hastigheder og bevægelse på en side til enhver browser, også offline.</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Sekunder efter</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Sekunder før</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmenter</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings matching the filter.</source>
        <translation>Server, træf, opspring og nedslag, der passer til filteret.</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings.</source>
        <translation>Server, træf, opspring og nedslag.</translation>
    </message>
    <message>
        <source>Show frame number and time</source>
        <translation>Vis billednummer og tid</translation>
    </message>
    <message>
        <source>ShuttleSet</source>
        <translation>ShuttleSet</translation>
    </message>
    <message>
        <source>Some changes are not exported yet. Click to export</source>
        <translation>Nogle ændringer er ikke eksporteret endnu. Klik for at eksportere</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Starter</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Strokes (CSV)</source>
        <translation>Slag (CSV)</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>Undertekster</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>Undertekster (SRT)</translation>
    </message>
    <message>
        <source>Taking pictures of the longest rallies</source>
        <translation>Tager billeder fra de længste dueller</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>The PNG frames are not written.</source>
        <translation>PNG-billederne skrives ikke.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>Eksporten</translation>
    </message>
    <message>
        <source>The players of {rallies}.</source>
        <translation>Spillerne i {rallies}.</translation>
    </message>
    <message>
        <source>The score is counted from 0-0 at the first rally.</source>
        <translation>Stillingen tælles fra 0-0 ved den første duel.</translation>
    </message>
    <message>
        <source>The score of each rally as a subtitle, for players and video sites.</source>
        <translation>Stillingen i hver duel som undertekst, til afspillere og videosider.</translation>
    </message>
    <message>
        <source>The score of {unknown:,} of {rallies} is unknown and left out. {reason}</source>
        <translation>Stillingen i {unknown:,} af {rallies} er ukendt og udeladt. {reason}</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court, a table for each game.</source>
        <translation>Slagene i alle dueller med en bane, en tabel for hvert sæt.</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court; {strokes} named by hand.</source>
        <translation>Slagene i alle dueller med en bane; {strokes} navngivet manuelt.</translation>
    </message>
    <message>
        <source>Those of {rallies} that match the filter.</source>
        <translation>De af {rallies}, der passer til filteret.</translation>
    </message>
    <message>
        <source>TrackNetV3 can extract frames and backgrounds from the videos. A PNG frame takes about 1 MB.</source>
        <translation>TrackNetV3 kan udtrække billeder og baggrunde fra videoerne. Et PNG-billede fylder ca. 1 MB.</translation>
    </message>
    <message>
        <source>TrackNetV3&apos;s layout: one clip per rally, frames counted from 0.</source>
        <translation>TrackNetV3’s opbygning: ét klip pr. duel, billeder nummereret fra 0.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Hale</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>Hale foran</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>Hale bag</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Træning</translation>
    </message>
    <message>
        <source>Training dataset</source>
        <translation>Træningsdatasæt</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Bruges til</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validering</translation>
    </message>
    <message>
        <source>Video with the path</source>
        <translation>Video med boldkurven</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videoer</translation>
    </message>
    <message>
        <source>Videos and PNG frames</source>
        <translation>Videoer og PNG-billeder</translation>
    </message>
    <message>
        <source>Videos belong to one match if they are in a folder such as match1, if their names differ only in an ending such as _set2, or if they are named set1, set2 and so on in one folder.</source>
        <translation>Videoer hører til samme kamp, hvis de ligger i en mappe som match1, hvis deres navne kun adskiller sig i en endelse som _set2, eller hvis de hedder set1, set2 osv. i samme mappe.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hvad</translation>
    </message>
    <message>
        <source>Who plays at which end in each rally, how sure that is, and how similar the players look.</source>
        <translation>Hvem der spiller i hvilken ende i hver duel, hvor sikkert det er, og hvor meget spillerne ligner hinanden.</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>Hele videoen</translation>
    </message>
    <message>
        <source>Whole video, {frames}</source>
        <translation>Hele videoen, {frames}</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>Dette skrives</translation>
    </message>
    <message>
        <source>With these columns, the position of a hidden ball is exported</source>
        <translation>Med disse kolonner eksporteres en skjult bolds position</translation>
    </message>
    <message>
        <source>Without sound, which is kept at normal speed only.</source>
        <translation>Uden lyd, som kun bevares ved normal hastighed.</translation>
    </message>
    <message>
        <source>Writing clips</source>
        <translation>Skriver klip</translation>
    </message>
    <message>
        <source>Writing the card</source>
        <translation>Skriver datasætkortet</translation>
    </message>
    <message>
        <source>Writing the court</source>
        <translation>Skriver banen</translation>
    </message>
    <message>
        <source>Writing the labels</source>
        <translation>Skriver annoteringerne</translation>
    </message>
    <message>
        <source>Writing the page</source>
        <translation>Skriver siden</translation>
    </message>
    <message>
        <source>Writing the pictures</source>
        <translation>Skriver billederne</translation>
    </message>
    <message>
        <source>Writing the poses</source>
        <translation>Skriver positurerne</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>Skriver videoen</translation>
    </message>
    <message>
        <source>Writing {rally}</source>
        <translation>Skriver {rally}</translation>
    </message>
    <message>
        <source>YOLO</source>
        <translation>YOLO</translation>
    </message>
    <message>
        <source>`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E).</source>
        <translation>`rallytrace export --format NAME` og listen i eksportdialogen (Ctrl+E).</translation>
    </message>
    <message>
        <source>a track of {keyframes}</source>
        <translation>et spor med {keyframes}</translation>
    </message>
    <message>
        <source>after</source>
        <translation>efter</translation>
    </message>
    <message>
        <source>all {source}</source>
        <translation>kun {source}</translation>
    </message>
    <message>
        <source>before,</source>
        <translation>før,</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fil</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>i vinduet</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>next free number</source>
        <translation>næste ledige nummer</translation>
    </message>
    <message>
        <source>what is written</source>
        <translation>hvad der skrives</translation>
    </message>
    <message>
        <source>{clips}, {duration}.</source>
        <translation>{clips}, {duration}.</translation>
    </message>
    <message>
        <source>{contents}.</source>
        <translation>{contents}.</translation>
    </message>
    <message>
        <source>{count:,} {source}</source>
        <translation>{source} {count:,}</translation>
    </message>
    <message>
        <source>{courts} ({sports}).</source>
        <translation>{courts} ({sports}).</translation>
    </message>
    <message>
        <source>{errors}:</source>
        <translation>{errors}:</translation>
    </message>
    <message>
        <source>{events} in {rallies}</source>
        <translation>{events} i {rallies}</translation>
    </message>
    <message>
        <source>{events}, {duration}.</source>
        <translation>{events}, {duration}.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a new folder.</source>
        <translation>{folder} er ikke tom. Vælg en ny mappe.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, annoteringer, PNG-billeder, baggrunde og en README.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos and PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, annoteringer, videoer og PNG-billeder, baggrunde og en README.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, annoteringer, videoer, baggrunde og en README.</translation>
    </message>
    <message>
        <source>{frames} ({after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames} ({after:,} ekstra efter: kopierede klip begynder ved et nøglebillede)</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before and {after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames} ({before:,} ekstra før og {after:,} ekstra efter: kopierede klip begynder ved et nøglebillede)</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before: copied clips start at a keyframe)</source>
        <translation>{frames} ({before:,} ekstra før: kopierede klip begynder ved et nøglebillede)</translation>
    </message>
    <message>
        <source>{frames}: {visible:,} visible, {hidden:,} hidden, {without:,} no ball. Sources: {sources}.</source>
        <translation>{frames}: {visible:,} synlige, {hidden:,} skjulte, {without:,} uden bold. Kilder: {sources}.</translation>
    </message>
    <message>
        <source>{name} is still being exported. Open Export to cancel it.</source>
        <translation>{name} eksporteres stadig. Åbn eksporten for at annullere.</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}: {phase}</translation>
    </message>
    <message>
        <source>{number:,} more.</source>
        <translation>{number:,} til.</translation>
    </message>
    <message>
        <source>{past} frames behind, {future} ahead</source>
        <translation>{past} billeder bag, {future} foran</translation>
    </message>
    <message>
        <source>{persons} in {frames}</source>
        <translation>{persons} i {frames}</translation>
    </message>
    <message>
        <source>{persons} in {frames}.</source>
        <translation>{persons} i {frames}.</translation>
    </message>
    <message>
        <source>{rallies}, {won:,} with a winner.</source>
        <translation>{rallies}, {won:,} med en vinder.</translation>
    </message>
    <message>
        <source>{rally} has {frames} marked as not in play.</source>
        <translation>{rally} har {frames} markeret som ikke i spil.</translation>
    </message>
    <message>
        <source>{rally} has {frames} not reviewed.</source>
        <translation>{rally} har {frames}, der ikke er gennemgået.</translation>
    </message>
    <message>
        <source>{rally} is interrupted by {frames}.</source>
        <translation>{rally} er afbrudt af {frames}.</translation>
    </message>
    <message>
        <source>{rally} is not inside the range.</source>
        <translation>{rally} er ikke inden for intervallet.</translation>
    </message>
    <message>
        <source>{sources}, none flagged</source>
        <translation>{sources}, ingen mistænkelige</translation>
    </message>
    <message>
        <source>{speed:g} times</source>
        <translation>{speed:g} gange</translation>
    </message>
    <message>
        <source>{unchecked:,} of {frames} not checked by hand ({sources}).</source>
        <translation>{unchecked:,} af {frames} ikke kontrolleret manuelt ({sources}).</translation>
    </message>
    <message>
        <source>{videos} not tracked yet will be left out.</source>
        <translation>{videos}, der ikke er sporet endnu, udelades.</translation>
    </message>
    <message>
        <source>{videos} of {matches} (train {train}, val {val}, test {test}), {frames}</source>
        <translation>{videos} fra {matches} (træning {train}, validering {val}, test {test}), {frames}</translation>
    </message>
    <message>
        <source>{videos} of {matches}: training {train}, validation {val}, test {test}. No match is in two splits.</source>
        <translation>{videos} fra {matches}: træning {train}, validering {val}, test {test}. Ingen kamp er i to dele.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n frames are outside the picture.</source>
        <translation>
            <numerusform>%n billede er uden for billedfeltet.</numerusform>
            <numerusform>%n billeder er uden for billedfeltet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation>
            <numerusform>%n sat manuelt</numerusform>
            <numerusform>%n sat manuelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winners set.</source>
        <translation>
            <numerusform>%n vinder angivet.</numerusform>
            <numerusform>%n vindere angivet.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>&amp;Auto</translation>
    </message>
    <message>
        <source>&amp;Auto: {sport}</source>
        <translation>&amp;Auto: {sport}</translation>
    </message>
    <message>
        <source>&amp;Forced error</source>
        <translation>&amp;Fremtvunget fejl</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>&amp;I nettet</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <translation>U&amp;de</translation>
    </message>
    <message>
        <source>&amp;Service fault</source>
        <translation>&amp;Servefejl</translation>
    </message>
    <message>
        <source>&amp;Unforced error</source>
        <translation>&amp;Uprovokeret fejl</translation>
    </message>
    <message>
        <source>&amp;Winner</source>
        <translation>&amp;Vinderslag</translation>
    </message>
    <message>
        <source>&apos;{name} {sign}&apos; needs a value</source>
        <translation>”{name} {sign}” skal have en værdi</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a player&apos;s name, near, far or let.</source>
        <translation>”{name}” er ikke en spillers navn, nær, fjern eller let.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is text, so &apos;{sign}&apos; does not apply</source>
        <translation>”{name}” er tekst, så ”{sign}” kan ikke bruges</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number</source>
        <translation>”{value}” er ikke et tal</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(intet navn)</translation>
    </message>
    <message>
        <source>0-0, or {score}</source>
        <translation>0-0 eller {score}</translation>
    </message>
    <message>
        <source>0-0, or {score}, or ?</source>
        <translation>0-0, {score} eller ?</translation>
    </message>
    <message>
        <source>A flight curve needs {needed} known points, but there are {known}.</source>
        <translation>En flugtkurve kræver {needed} kendte punkter, men der er {known}.</translation>
    </message>
    <message>
        <source>A serve in the middle of a rally.</source>
        <translation>En serv midt i en duel.</translation>
    </message>
    <message>
        <source>According to the score, the {server} side serves, but the {end} side hits first.</source>
        <translation>Ifølge stillingen server den ene side ({server}), men den anden side ({end}) slår først.</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle hændelser</translation>
    </message>
    <message>
        <source>All events ({count:,})</source>
        <translation>Alle hændelser ({count:,})</translation>
    </message>
    <message>
        <source>All frames of the range were set by hand.</source>
        <translation>Alle billeder i intervallet er sat manuelt.</translation>
    </message>
    <message>
        <source>All rallies</source>
        <translation>Alle dueller</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>En anden spiller</translation>
    </message>
    <message>
        <source>Another player...</source>
        <translation>En anden spiller…</translation>
    </message>
    <message>
        <source>As &amp;found by the program</source>
        <translation>Som programmet &amp;fandt det</translation>
    </message>
    <message>
        <source>Badminton</source>
        <translation>Badminton</translation>
    </message>
    <message>
        <source>Badminton to 15</source>
        <translation>Badminton til 15</translation>
    </message>
    <message>
        <source>Badminton, best of 3</source>
        <translation>Badminton, bedst af 3</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bold</translation>
    </message>
    <message>
        <source>Ball in the ring? {key} accepts it.</source>
        <translation>Bolden i ringen? {key} godkender den.</translation>
    </message>
    <message>
        <source>Ball where it is marked? {key} accepts it.</source>
        <translation>Bolden, hvor den er markeret? {key} godkender den.</translation>
    </message>
    <message>
        <source>Best of five sets, the last tie-break to 10</source>
        <translation>Bedst af fem sæt, sidste tiebreak til 10</translation>
    </message>
    <message>
        <source>Best of three games to 15, at most to 21</source>
        <translation>Bedst af tre sæt til 15, højst til 21</translation>
    </message>
    <message>
        <source>Best of three games to 21, at most to 30</source>
        <translation>Bedst af tre sæt til 21, højst til 30</translation>
    </message>
    <message>
        <source>Best of three sets</source>
        <translation>Bedst af tre sæt</translation>
    </message>
    <message>
        <source>Best of three sets, with advantage</source>
        <translation>Bedst af tre sæt, med fordel</translation>
    </message>
    <message>
        <source>Best of three sets; deciding point, match tie-break to 10</source>
        <translation>Bedst af tre sæt; afgørende point, matchtiebreak til 10</translation>
    </message>
    <message>
        <source>Best of three sets; the point after 40-40 decides</source>
        <translation>Bedst af tre sæt; pointet efter 40-40 afgør</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>Opspring</translation>
    </message>
    <message>
        <source>Break point</source>
        <translation>Breakbold</translation>
    </message>
    <message>
        <source>Build a filter</source>
        <translation>Lav et filter</translation>
    </message>
    <message>
        <source>Build a filter, or use a saved one</source>
        <translation>Lav et filter, eller brug et gemt</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>Sideskift</translation>
    </message>
    <message>
        <source>Clear the names you gave to the selected pictures</source>
        <translation>Fjern de navne, du har givet de valgte billeder</translation>
    </message>
    <message>
        <source>Conflict in the score</source>
        <translation>Konflikt i stillingen</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Modsigelser</translation>
    </message>
    <message>
        <source>Count from earlier rallies</source>
        <translation>Tæl fra tidligere dueller</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Bane</translation>
    </message>
    <message>
        <source>Court lines</source>
        <translation>Banelinjer</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>Lige</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one</source>
        <translation>Træk et krydspunkt mellem linjerne hen på det malede</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. Hold {key} to drag without snapping</source>
        <translation>Træk et krydspunkt mellem linjerne hen på det malede. Hold {key} nede for at trække uden at hæfte til linjer</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. {key} accepts the court</source>
        <translation>Træk et krydspunkt mellem linjerne hen på det malede. {key} godkender banen</translation>
    </message>
    <message>
        <source>Each line is the path of a hit.</source>
        <translation>Hver linje er boldkurven fra et træf.</translation>
    </message>
    <message>
        <source>Each part finds something, but no event fits all of them.</source>
        <translation>Hver del finder noget, men ingen hændelse passer til dem alle.</translation>
    </message>
    <message>
        <source>Each part finds something, but no rally fits all of them.</source>
        <translation>Hver del finder noget, men ingen duel passer til dem alle.</translation>
    </message>
    <message>
        <source>Errors in the score are called conflicts.</source>
        <translation>Fejl i stillingen kaldes konflikter.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Hændelse</translation>
    </message>
    <message>
        <source>Event mode</source>
        <translation>Hændelsestilstand</translation>
    </message>
    <message>
        <source>Event mode ({key} ends it)</source>
        <translation>Hændelsestilstand ({key} afslutter)</translation>
    </message>
    <message>
        <source>Event set by hand</source>
        <translation>Hændelse sat manuelt</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hændelser</translation>
    </message>
    <message>
        <source>Events are still being searched for. Try again in a moment.</source>
        <translation>Der søges stadig efter hændelser. Prøv igen om et øjeblik.</translation>
    </message>
    <message>
        <source>Far from the positions before and after.</source>
        <translation>Langt fra positionerne før og efter.</translation>
    </message>
    <message>
        <source>Far player</source>
        <translation>Fjerneste spiller</translation>
    </message>
    <message>
        <source>Far: {names}</source>
        <translation>Fjern: {names}</translation>
    </message>
    <message>
        <source>Fastest: {speed} km/⁠h.</source>
        <translation>Hurtigste: {speed} km/⁠t.</translation>
    </message>
    <message>
        <source>Filled by InpaintNet</source>
        <translation>Udfyldt af InpaintNet</translation>
    </message>
    <message>
        <source>Filled by a curve</source>
        <translation>Udfyldt med en kurve</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>Filtrér hændelserne</translation>
    </message>
    <message>
        <source>Filter the rallies</source>
        <translation>Filtrér duellerne</translation>
    </message>
    <message>
        <source>Filter the rallies and events</source>
        <translation>Filtrér duellerne og hændelserne</translation>
    </message>
    <message>
        <source>Filter: {example}</source>
        <translation>Filter: {example}</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>Find dueller</translation>
    </message>
    <message>
        <source>Find the players</source>
        <translation>Find spillerne</translation>
    </message>
    <message>
        <source>Find the players again</source>
        <translation>Find spillerne igen</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>Finder hændelser</translation>
    </message>
    <message>
        <source>First choose how the score is counted: Match in the Rallies panel.</source>
        <translation>Vælg først, hvordan stillingen tælles: Kamp i panelet Dueller.</translation>
    </message>
    <message>
        <source>First found {share:.0%} of the way down the picture.</source>
        <translation>Først fundet {share:.0%} nede i billedet.</translation>
    </message>
    <message>
        <source>For example: {examples}</source>
        <translation>For eksempel: {examples}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Glem</translation>
    </message>
    <message>
        <source>Found in {share:.0%} of the nearby frames.</source>
        <translation>Fundet i {share:.0%} af de nærmeste billeder.</translation>
    </message>
    <message>
        <source>Frame {frame} has a {event} without a position. Set the ball there first.</source>
        <translation>Billede {frame} har en hændelse ({event}) uden position. Sæt bolden der først.</translation>
    </message>
    <message>
        <source>Frame {frame}: {problem}.</source>
        <translation>Billede {frame}: {problem}.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Billeder</translation>
    </message>
    <message>
        <source>Frames {first} to {last}: {problem}.</source>
        <translation>Billeder {first} til {last}: {problem}.</translation>
    </message>
    <message>
        <source>From a label file</source>
        <translation>Fra en annoteringsfil</translation>
    </message>
    <message>
        <source>Game or set</source>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>Partibold (i badminton sætbold)</translation>
    </message>
    <message>
        <source>Golden point</source>
        <translation>Golden point</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Skjult</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball.</source>
        <translation>Skjult: eksporteres som ingen bold.</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball. Detection ({peak:.2f}) {distance:.0f} px away.</source>
        <translation>Skjult: eksporteres som ingen bold. Detektion ({peak:.2f}) {distance:.0f} px væk.</translation>
    </message>
    <message>
        <source>Hit by</source>
        <translation>Slået af</translation>
    </message>
    <message>
        <source>Hit by {player}.</source>
        <translation>Slået af {player}.</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Træf</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Afslutning</translation>
    </message>
    <message>
        <source>How players are recognised from rally to rally</source>
        <translation>Hvordan spillere genkendes fra duel til duel</translation>
    </message>
    <message>
        <source>How the score is counted</source>
        <translation>Hvordan stillingen tælles</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet uses only {longest} frames at a time.</source>
        <translation>InpaintNet bruger kun {longest} billeder ad gangen.</translation>
    </message>
    <message>
        <source>It has no winner, so the score after it is unknown.</source>
        <translation>Den har ingen vinder, så stillingen efter den er ukendt.</translation>
    </message>
    <message>
        <source>Label file</source>
        <translation>Annoteringsfil</translation>
    </message>
    <message>
        <source>Landings</source>
        <translation>Nedslag</translation>
    </message>
    <message>
        <source>Lands in</source>
        <translation>Lander inde</translation>
    </message>
    <message>
        <source>Lands out</source>
        <translation>Lander ude</translation>
    </message>
    <message>
        <source>Last found {share:.0%} of the way down the picture.</source>
        <translation>Sidst fundet {share:.0%} nede i billedet.</translation>
    </message>
    <message>
        <source>Last hit of the rally</source>
        <translation>Duellens sidste træf</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Føring i point</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Venstrehåndet</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Længde i sekunder</translation>
    </message>
    <message>
        <source>Let</source>
        <translation>Let</translation>
    </message>
    <message>
        <source>Listed events</source>
        <translation>Hændelserne på listen</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Længste først</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>Længste dueller</translation>
    </message>
    <message>
        <source>Looking for painted lines…</source>
        <translation>Leder efter banelinjer…</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Taber</translation>
    </message>
    <message>
        <source>Lost {share:.0%} of the way down the picture.</source>
        <translation>Tabt {share:.0%} nede i billedet.</translation>
    </message>
    <message>
        <source>Mark a range with {first} and {last}, and press {key}.</source>
        <translation>Markér et interval med {first} og {last}, og tryk på {key}.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Match &gt; Mark as in play</source>
        <translation>Kamp &gt; Markér som i spil</translation>
    </message>
    <message>
        <source>Match point</source>
        <translation>Matchbold</translation>
    </message>
    <message>
        <source>Metres run by one player</source>
        <translation>Meter løbet af én spiller</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name of one side, a player or a pair</source>
        <translation>Navnet på den ene side, en spiller eller et par</translation>
    </message>
    <message>
        <source>Name of the marked range</source>
        <translation>Navn på det markerede interval</translation>
    </message>
    <message>
        <source>Name of the other side</source>
        <translation>Navnet på den anden side</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Navn på {player}</translation>
    </message>
    <message>
        <source>Name the player in the selected pictures</source>
        <translation>Navngiv spilleren på de valgte billeder</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>Nærmeste ende</translation>
    </message>
    <message>
        <source>Near end at start</source>
        <translation>Nærmest ved start</translation>
    </message>
    <message>
        <source>Near player</source>
        <translation>Nærmeste spiller</translation>
    </message>
    <message>
        <source>Near: {names}</source>
        <translation>Nær: {names}</translation>
    </message>
    <message>
        <source>Next detection is {distance:.0f} px away.</source>
        <translation>Næste detektion er {distance:.0f} px væk.</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Ingen bold</translation>
    </message>
    <message>
        <source>No ball found, but the evidence is weak.</source>
        <translation>Ingen bold fundet, men grundlaget er svagt.</translation>
    </message>
    <message>
        <source>No ball, but with a position.</source>
        <translation>Ingen bold, men med en position.</translation>
    </message>
    <message>
        <source>No court found.</source>
        <translation>Ingen bane fundet.</translation>
    </message>
    <message>
        <source>No court found: press {key} to set it by hand.</source>
        <translation>Ingen bane fundet: tryk på {key} for at angive den manuelt.</translation>
    </message>
    <message>
        <source>No court is set here.</source>
        <translation>Ingen bane er angivet her.</translation>
    </message>
    <message>
        <source>No court is set here: the camera moves.</source>
        <translation>Ingen bane er angivet her: kameraet bevæger sig.</translation>
    </message>
    <message>
        <source>No court is set in this video.</source>
        <translation>Ingen bane er angivet i denne video.</translation>
    </message>
    <message>
        <source>No distances are known. They need the court and the players&apos; poses.</source>
        <translation>Ingen afstande er kendt. De kræver banen og spillernes positurer.</translation>
    </message>
    <message>
        <source>No event matches.</source>
        <translation>Ingen hændelse passer.</translation>
    </message>
    <message>
        <source>No events are known yet.</source>
        <translation>Ingen hændelser er kendt endnu.</translation>
    </message>
    <message>
        <source>No events were found.</source>
        <translation>Ingen hændelser blev fundet.</translation>
    </message>
    <message>
        <source>No events yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, serves, hits, bounces and landings are listed here.</source>
        <translation>Ingen hændelser endnu.&lt;br&gt;&lt;br&gt;Når videoen er sporet, vises server, træf, opspring og nedslag her.</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to correct who made it.</source>
        <translation>Intet træf ved dette billede. Gå til et træf for at rette, hvem der slog.</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to name its stroke.</source>
        <translation>Intet træf ved dette billede. Gå til et træf for at navngive slaget.</translation>
    </message>
    <message>
        <source>No hits are known yet.</source>
        <translation>Ingen træf er kendt endnu.</translation>
    </message>
    <message>
        <source>No new rallies found so far.</source>
        <translation>Ingen nye dueller fundet indtil nu.</translation>
    </message>
    <message>
        <source>No new rallies found.</source>
        <translation>Ingen nye dueller fundet.</translation>
    </message>
    <message>
        <source>No players found on the court.</source>
        <translation>Ingen spillere fundet på banen.</translation>
    </message>
    <message>
        <source>No rallies found so far.</source>
        <translation>Ingen dueller fundet indtil nu.</translation>
    </message>
    <message>
        <source>No rallies found.</source>
        <translation>Ingen dueller fundet.</translation>
    </message>
    <message>
        <source>No rallies yet.</source>
        <translation>Ingen dueller endnu.</translation>
    </message>
    <message>
        <source>No rally at this frame. {key} goes to the next one.</source>
        <translation>Ingen duel ved dette billede. {key} går til den næste.</translation>
    </message>
    <message>
        <source>No rally has a counted winner yet.</source>
        <translation>Ingen duel har en talt vinder endnu.</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>Ingen duel har en vinder endnu.</translation>
    </message>
    <message>
        <source>No rally matches.</source>
        <translation>Ingen duel passer.</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Ingen stilling</translation>
    </message>
    <message>
        <source>No score is known, so the server is not known either.</source>
        <translation>Ingen stilling er kendt, så det vides heller ikke, hvem der server.</translation>
    </message>
    <message>
        <source>No score is known.</source>
        <translation>Ingen stilling er kendt.</translation>
    </message>
    <message>
        <source>No score yet. Choose how it is counted: Match in the Rallies panel.</source>
        <translation>Ingen stilling endnu. Vælg, hvordan der tælles: Kamp i panelet Dueller.</translation>
    </message>
    <message>
        <source>No shots yet. Find the rally&apos;s hits and landing first.</source>
        <translation>Ingen boldflugter endnu. Find først duellens træf og nedslag.</translation>
    </message>
    <message>
        <source>No speeds are known. They need the court.</source>
        <translation>Ingen hastigheder er kendt. De kræver banen.</translation>
    </message>
    <message>
        <source>No strokes found yet.</source>
        <translation>Ingen slag fundet endnu.</translation>
    </message>
    <message>
        <source>No strokes have names yet. They need the court and the players&apos; poses.</source>
        <translation>Ingen slag har navne endnu. De kræver banen og spillernes positurer.</translation>
    </message>
    <message>
        <source>No such events.</source>
        <translation>Ingen sådanne hændelser.</translation>
    </message>
    <message>
        <source>No such numbers are known.</source>
        <translation>Ingen sådanne tal er kendt.</translation>
    </message>
    <message>
        <source>No uncertain strokes are left.</source>
        <translation>Der er ingen usikre slag tilbage.</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>Ingen video er åben.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Ingen vinder</translation>
    </message>
    <message>
        <source>No winner is proposed: neither the scoreboard nor a last shot shows one for certain.</source>
        <translation>Ingen vinder foreslås: hverken pointtavlen eller en sidste boldflugt viser en med sikkerhed.</translation>
    </message>
    <message>
        <source>No winner is proposed: no scoreboard has been read, and no last shot shows one for certain.</source>
        <translation>Ingen vinder foreslås: ingen pointtavle er læst, og ingen sidste boldflugt viser en med sikkerhed.</translation>
    </message>
    <message>
        <source>No zones are known. They need the court.</source>
        <translation>Ingen zoner er kendt. De kræver banen.</translation>
    </message>
    <message>
        <source>No {name} is known.</source>
        <translation>Ingen {name} er kendt.</translation>
    </message>
    <message>
        <source>Not counted.</source>
        <translation>Tæller ikke.</translation>
    </message>
    <message>
        <source>Nothing contains &apos;{word}&apos;.</source>
        <translation>Intet indeholder ”{word}”.</translation>
    </message>
    <message>
        <source>Nothing here is &apos;{name}&apos;.</source>
        <translation>Intet her er ”{name}”.</translation>
    </message>
    <message>
        <source>Nothing is tagged yet.</source>
        <translation>Intet har tags endnu.</translation>
    </message>
    <message>
        <source>Nothing to play: the list is empty.</source>
        <translation>Intet at afspille: listen er tom.</translation>
    </message>
    <message>
        <source>Number of the hit in the rally</source>
        <translation>Træffets nummer i duellen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Only events of this kind</source>
        <translation>Kun hændelser af denne slags</translation>
    </message>
    <message>
        <source>Only {rallies}.</source>
        <translation>Kun {rallies}.</translation>
    </message>
    <message>
        <source>Padel</source>
        <translation>Padel</translation>
    </message>
    <message>
        <source>Padel, best of 3</source>
        <translation>Padel, bedst af 3</translation>
    </message>
    <message>
        <source>Padel, golden point</source>
        <translation>Padel, golden point</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Boldkurve</translation>
    </message>
    <message>
        <source>Pictures of {player}</source>
        <translation>Billeder af {player}</translation>
    </message>
    <message>
        <source>Play the listed events one after another</source>
        <translation>Afspil hændelserne på listen, den ene efter den anden</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>Afspil duellerne på listen, den ene efter den anden</translation>
    </message>
    <message>
        <source>Player at the near end</source>
        <translation>Spiller i den nærmeste ende</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>Der er ikke søgt efter spillere endnu.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Den førendes point</translation>
    </message>
    <message>
        <source>Predicted by TrackNet</source>
        <translation>Forudsagt af TrackNet</translation>
    </message>
    <message>
        <source>Press {key} for event mode to set them by hand.</source>
        <translation>Tryk på {key} for hændelsestilstand, og sæt dem manuelt.</translation>
    </message>
    <message>
        <source>Press {key} to set it.</source>
        <translation>Tryk på {key} for at angive den.</translation>
    </message>
    <message>
        <source>Press {key} to show its lines.</source>
        <translation>Tryk på {key} for at vise linjerne.</translation>
    </message>
    <message>
        <source>Proposed: won by {winner} ({reason})</source>
        <translation>Foreslået: vundet af {winner} ({reason})</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Dueller</translation>
    </message>
    <message>
        <source>Rallies from here on are counted from this score. Type {sign} if it is unknown.</source>
        <translation>Dueller herfra tælles fra denne stilling. Skriv {sign}, hvis den er ukendt.</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>Rally number</source>
        <translation>Duelnummer</translation>
    </message>
    <message>
        <source>Rally {number}</source>
        <translation>Duel {number}</translation>
    </message>
    <message>
        <source>Recognised by colours and {network}</source>
        <translation>Genkendt på farver og {network}</translation>
    </message>
    <message>
        <source>Recognised by colours; {network} does not help here</source>
        <translation>Genkendt på farver; {network} hjælper ikke her</translation>
    </message>
    <message>
        <source>Recognised by the colours of their clothes</source>
        <translation>Genkendt på tøjets farver</translation>
    </message>
    <message>
        <source>Recognising the players…</source>
        <translation>Genkender spillerne…</translation>
    </message>
    <message>
        <source>Recovery time in seconds</source>
        <translation>Tid i sekunder til at komme på plads igen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove the selected events (Delete)</source>
        <translation>Fjern de valgte hændelser (Delete)</translation>
    </message>
    <message>
        <source>Remove the selected rally (Delete). Ball positions are kept</source>
        <translation>Fjern den valgte duel (Delete). Boldpositionerne bevares</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Omdøb</translation>
    </message>
    <message>
        <source>Rename the selected rally (F2)</source>
        <translation>Omdøb den valgte duel (F2)</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Gem filteret</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>Gem dette filter…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Score at start</source>
        <translation>Stilling ved start</translation>
    </message>
    <message>
        <source>Score at the start of the rally</source>
        <translation>Stilling ved duellens begyndelse</translation>
    </message>
    <message>
        <source>Score at the start of {rally}</source>
        <translation>Stilling ved begyndelsen af {rally}</translation>
    </message>
    <message>
        <source>Score unknown.</source>
        <translation>Stilling ukendt.</translation>
    </message>
    <message>
        <source>Score, players and ends</source>
        <translation>Stilling, spillere og ender</translation>
    </message>
    <message>
        <source>Search again when the run is finished.</source>
        <translation>Søg igen, når kørslen er færdig.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servende</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Serves first</source>
        <translation>Server først</translation>
    </message>
    <message>
        <source>Serves, hits and landings</source>
        <translation>Server, træf og nedslag</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Sat manuelt</translation>
    </message>
    <message>
        <source>Set point</source>
        <translation>Sætbold</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>Angiv banen</translation>
    </message>
    <message>
        <source>Set the score at this rally to count on from here.</source>
        <translation>Angiv stillingen ved denne duel for at tælle videre herfra.</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Press {key} to set it.</source>
        <translation>Boldflugter i 3D kræver en bane. Tryk på {key} for at angive den.</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Set it first.</source>
        <translation>Boldflugter i 3D kræver en bane. Angiv den først.</translation>
    </message>
    <message>
        <source>Shots in 3D need an event before and after the range.</source>
        <translation>Boldflugter i 3D kræver en hændelse før og efter intervallet.</translation>
    </message>
    <message>
        <source>Show all {events}</source>
        <translation>Vis alle {events}</translation>
    </message>
    <message>
        <source>Show all {rallies}</source>
        <translation>Vis alle {rallies}</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situationer</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>Skeletter</translation>
    </message>
    <message>
        <source>Sort by length, longest first</source>
        <translation>Sortér efter længde, længste først</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Speed in km/h</source>
        <translation>Hastighed i km/t</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Hastigheder</translation>
    </message>
    <message>
        <source>Speeds and landings need the court.</source>
        <translation>Hastigheder og nedslag kræver banen.</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Strokes: {keys}</source>
        <translation>Slag: {keys}</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>Med tags</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Tags and notes of the selected event, separated by commas. Use quotes for a note with commas</source>
        <translation>Tags og noter til den valgte hændelse, adskilt af komma. Brug anførselstegn om en note med komma</translation>
    </message>
    <message>
        <source>Tags and notes of the selected rally, separated by commas. Use quotes for a note with commas</source>
        <translation>Tags og noter til den valgte duel, adskilt af komma. Brug anførselstegn om en note med komma</translation>
    </message>
    <message>
        <source>Tags of frame {frame:,}</source>
        <translation>Tags på billede {frame:,}</translation>
    </message>
    <message>
        <source>Tags of the selected event</source>
        <translation>Tags på den valgte hændelse</translation>
    </message>
    <message>
        <source>Tags of the selected rally</source>
        <translation>Tags på den valgte duel</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>Tags på {rally}</translation>
    </message>
    <message>
        <source>Target zone</source>
        <translation>Målzone</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>Tennis</translation>
    </message>
    <message>
        <source>Tennis doubles</source>
        <translation>Tennis, double</translation>
    </message>
    <message>
        <source>Tennis, best of 3</source>
        <translation>Tennis, bedst af 3</translation>
    </message>
    <message>
        <source>Tennis, best of 5</source>
        <translation>Tennis, bedst af 5</translation>
    </message>
    <message>
        <source>The Match menu ends event mode. {keys}</source>
        <translation>Menuen Kamp afslutter hændelsestilstand. {keys}</translation>
    </message>
    <message>
        <source>The ball lands here, but the rally goes on.</source>
        <translation>Bolden lander her, men duellen fortsætter.</translation>
    </message>
    <message>
        <source>The camera is beside the net. Set the court to correct who hits.</source>
        <translation>Kameraet står ved siden af nettet. Angiv banen for at rette, hvem der slår.</translation>
    </message>
    <message>
        <source>The camera moves, and the court is followed.</source>
        <translation>Kameraet bevæger sig, og banen følges.</translation>
    </message>
    <message>
        <source>The camera moves: no court is certain. Elsewhere there are no distances in metres.</source>
        <translation>Kameraet bevæger sig: ingen bane er sikker. Andre steder er der ingen afstande i meter.</translation>
    </message>
    <message>
        <source>The camera moves: the court was found for {parts} of the video. Elsewhere there are no distances in metres.</source>
        <translation>Kameraet bevæger sig: banen blev fundet i {parts} af videoen. Andre steder er der ingen afstande i meter.</translation>
    </message>
    <message>
        <source>The court was removed.</source>
        <translation>Banen er fjernet.</translation>
    </message>
    <message>
        <source>The detection hardly moves.</source>
        <translation>Detektionen bevæger sig næsten ikke.</translation>
    </message>
    <message>
        <source>The detection is {distance:.0f} px away from the point.</source>
        <translation>Detektionen er {distance:.0f} px fra punktet.</translation>
    </message>
    <message>
        <source>The filter &apos;conflict&apos; lists these rallies; their tooltips say why</source>
        <translation>Filteret ”conflict” viser disse dueller; deres værktøjstip siger hvorfor</translation>
    </message>
    <message>
        <source>The gap begins after frame {frame}, which has no ball or is not in play.</source>
        <translation>Hullet begynder efter billede {frame}, som ikke har nogen bold eller ikke er i spil.</translation>
    </message>
    <message>
        <source>The gap begins at the scene cut at frame {frame}.</source>
        <translation>Hullet begynder ved kameraskiftet i billede {frame}.</translation>
    </message>
    <message>
        <source>The gap ends at the scene cut at frame {frame}.</source>
        <translation>Hullet slutter ved kameraskiftet i billede {frame}.</translation>
    </message>
    <message>
        <source>The gap ends before frame {frame}, which has no ball or is not in play.</source>
        <translation>Hullet slutter før billede {frame}, som ikke har nogen bold eller ikke er i spil.</translation>
    </message>
    <message>
        <source>The last shot of the {end} side lands in its own half, {depth:.1f} m from the net.</source>
        <translation>Det sidste slag ({end} side) lander på egen banehalvdel, {depth:.1f} m fra nettet.</translation>
    </message>
    <message>
        <source>The match was already over.</source>
        <translation>Kampen var allerede slut.</translation>
    </message>
    <message>
        <source>The name of this player, in all rallies</source>
        <translation>Denne spillers navn i alle dueller</translation>
    </message>
    <message>
        <source>The nearby points are {distance:.0f} px off a single flight curve. There may be a hit in between.</source>
        <translation>De nærmeste punkter ligger {distance:.0f} px fra én samlet flugtkurve. Der kan være et træf imellem.</translation>
    </message>
    <message>
        <source>The path between two gaps or jumps covers only {distance:.0f} px.</source>
        <translation>Kurven mellem to huller eller spring er kun {distance:.0f} px lang.</translation>
    </message>
    <message>
        <source>The players are not known yet.</source>
        <translation>Spillerne er ikke kendt endnu.</translation>
    </message>
    <message>
        <source>The players change ends afterwards.</source>
        <translation>Spillerne skifter side bagefter.</translation>
    </message>
    <message>
        <source>The players of the hits are not known. Find the players&apos; poses first.</source>
        <translation>Det vides ikke, hvem der slog. Find først spillernes positurer.</translation>
    </message>
    <message>
        <source>The point is outside the picture.</source>
        <translation>Punktet er uden for billedet.</translation>
    </message>
    <message>
        <source>The position does not change for several frames.</source>
        <translation>Positionen ændrer sig ikke i flere billeder.</translation>
    </message>
    <message>
        <source>The program decides again who made this hit.</source>
        <translation>Programmet afgør igen, hvem der slog.</translation>
    </message>
    <message>
        <source>The rally contradicts itself here.</source>
        <translation>Duellen modsiger sig selv her.</translation>
    </message>
    <message>
        <source>The range is already marked as not in play.</source>
        <translation>Intervallet er allerede markeret som ikke i spil.</translation>
    </message>
    <message>
        <source>The range is not marked as not in play.</source>
        <translation>Intervallet er ikke markeret som ikke i spil.</translation>
    </message>
    <message numerus="yes">
        <source>The same %n rallies were found again.</source>
        <translation>
            <numerusform>Den samme %n duel blev fundet igen.</numerusform>
            <numerusform>De samme %n dueller blev fundet igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The score before the first rally: &apos;21-18 11-8&apos;, &apos;6-4 3-2 30-15&apos;, or ? if unknown</source>
        <translation>Stillingen før den første duel: ”21-18 11-8”, ”6-4 3-2 30-15” eller ?, hvis den er ukendt</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} at the far end.</source>
        <translation>Ifølge stillingen er {player} i den nærmeste ende, men videoen viser {seen} i den fjerneste ende.</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} there.</source>
        <translation>Ifølge stillingen er {player} i den nærmeste ende, men videoen viser {seen} der.</translation>
    </message>
    <message>
        <source>The score was set at this rally.</source>
        <translation>Stillingen er angivet ved denne duel.</translation>
    </message>
    <message>
        <source>The score was set to unknown.</source>
        <translation>Stillingen er sat til ukendt.</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not how points are counted. Choose it: Match in the Rallies panel.</source>
        <translation>Pointtavlen er læst, men ikke, hvordan der tælles point. Vælg det: Kamp i panelet Dueller.</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not whose row is whose. Set a winner, and others may be proposed.</source>
        <translation>Pointtavlen er læst, men ikke, hvilken række der hører til hvem. Angiv en vinder, så kan andre måske foreslås.</translation>
    </message>
    <message>
        <source>The shots in 3D are being computed.</source>
        <translation>Boldflugterne i 3D beregnes.</translation>
    </message>
    <message>
        <source>The shots in 3D do not fit the points around the range.</source>
        <translation>Boldflugterne i 3D passer ikke til punkterne omkring intervallet.</translation>
    </message>
    <message>
        <source>The shots of this rally cannot be measured from one camera.</source>
        <translation>Boldflugterne i denne duel kan ikke måles med ét kamera.</translation>
    </message>
    <message>
        <source>The video</source>
        <translation>Videoen</translation>
    </message>
    <message>
        <source>The {end} side hits twice in a row: a hit between is missing, or one is wrong.</source>
        <translation>Samme side ({end}) slår to gange i træk: et træf imellem mangler, eller et er forkert.</translation>
    </message>
    <message>
        <source>The {end} side hits, but the shot starts in the {half} half.</source>
        <translation>Den ene side ({end}) slår, men boldflugten begynder på den anden banehalvdel ({half}).</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but by the scoreboard the {end} side won: {score}.</source>
        <translation>Den ene side ({winner}) er angivet som vinder, men ifølge pointtavlen vandt den anden ({end}): {score}.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in its own half.</source>
        <translation>Angivet vinder: {winner} side, men det sidste slag ({end} side) lander på egen banehalvdel.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in.</source>
        <translation>Angivet vinder: {winner} side, men det sidste slag ({end} side) lander inde.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands out.</source>
        <translation>Angivet vinder: {winner} side, men det sidste slag ({end} side) lander ude.</translation>
    </message>
    <message>
        <source>There is a second candidate ({second:.2f}).</source>
        <translation>Der er en anden kandidat ({second:.2f}).</translation>
    </message>
    <message>
        <source>There is no event after this frame.</source>
        <translation>Der er ingen hændelse efter dette billede.</translation>
    </message>
    <message>
        <source>There is no event before this frame.</source>
        <translation>Der er ingen hændelse før dette billede.</translation>
    </message>
    <message>
        <source>There is no event here.</source>
        <translation>Der er ingen hændelse her.</translation>
    </message>
    <message>
        <source>There is no point close enough after the range.</source>
        <translation>Der er intet punkt tæt nok på efter intervallet.</translation>
    </message>
    <message>
        <source>There is no point close enough before the range.</source>
        <translation>Der er intet punkt tæt nok på før intervallet.</translation>
    </message>
    <message>
        <source>There is no rally at or before this frame.</source>
        <translation>Der er ingen duel ved eller før dette billede.</translation>
    </message>
    <message>
        <source>There is no rally to split at this frame.</source>
        <translation>Der er ingen duel at dele ved dette billede.</translation>
    </message>
    <message>
        <source>This frame is marked as no ball or not in play.</source>
        <translation>Dette billede er markeret som ingen bold eller ikke i spil.</translation>
    </message>
    <message>
        <source>This frame is not in a rally. {previous} and {next} go to the next or previous rally.</source>
        <translation>Dette billede er ikke i en duel. {previous} og {next} går til forrige eller næste duel.</translation>
    </message>
    <message>
        <source>This frame is not marked as not in play.</source>
        <translation>Dette billede er ikke markeret som ikke i spil.</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Dette er</translation>
    </message>
    <message>
        <source>This player holds the racket in the left hand</source>
        <translation>Denne spiller holder ketsjeren i venstre hånd</translation>
    </message>
    <message>
        <source>This rally</source>
        <translation>Denne duel</translation>
    </message>
    <message>
        <source>This sport does not have this stroke.</source>
        <translation>Denne sport har ikke dette slag.</translation>
    </message>
    <message>
        <source>To add one, mark its range and choose New rally from range.</source>
        <translation>Tilføj en ved at markere dens interval og vælge Ny duel ud fra interval.</translation>
    </message>
    <message>
        <source>To check: {first}; {second}.</source>
        <translation>Skal kontrolleres: {first}; {second}.</translation>
    </message>
    <message>
        <source>To check: {rallies}.</source>
        <translation>Skal kontrolleres: {rallies}.</translation>
    </message>
    <message>
        <source>To find the players, set the court first.</source>
        <translation>Angiv først banen for at finde spillerne.</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet did not find the ball here.</source>
        <translation>TrackNet fandt ikke bolden her.</translation>
    </message>
    <message>
        <source>TrackNet&apos;s own detection is {distance:.0f} px away.</source>
        <translation>TrackNets egen detektion er {distance:.0f} px væk.</translation>
    </message>
    <message>
        <source>Try {filters}</source>
        <translation>Prøv {filters}</translation>
    </message>
    <message>
        <source>Two pictures of one rally show different players. Select one picture per rally.</source>
        <translation>To billeder fra samme duel viser forskellige spillere. Vælg ét billede pr. duel.</translation>
    </message>
    <message>
        <source>Uncertain strokes</source>
        <translation>Usikre slag</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Uklar</translation>
    </message>
    <message>
        <source>Understood as: {filter}</source>
        <translation>Forstået som: {filter}</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>Ikke annoteret</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Synlig</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>Synlig ved (0, 0), som betyder ”ingen bold”.</translation>
    </message>
    <message>
        <source>Visible without a position.</source>
        <translation>Synlig uden position.</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}), {distance:.0f} px off the path.</source>
        <translation>Svag detektion ({peak:.2f}), {distance:.0f} px fra boldkurven.</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}).</source>
        <translation>Svag detektion ({peak:.2f}).</translation>
    </message>
    <message>
        <source>Which rallies are shown</source>
        <translation>Hvilke dueller der vises</translation>
    </message>
    <message>
        <source>Who is at the near end of the court in the first rally</source>
        <translation>Hvem der er i banens nærmeste ende i den første duel</translation>
    </message>
    <message>
        <source>Who is in the selected pictures?</source>
        <translation>Hvem er på de valgte billeder?</translation>
    </message>
    <message>
        <source>Who serves the first rally</source>
        <translation>Hvem der server i den første duel</translation>
    </message>
    <message>
        <source>Who won the selected rally. Enter goes to the next one</source>
        <translation>Hvem der vandt den valgte duel. Enter går til den næste</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vinder</translation>
    </message>
    <message>
        <source>Winner of the selected rally</source>
        <translation>Vinder af den valgte duel</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>Vinder: {rally}</translation>
    </message>
    <message>
        <source>Winner proposed</source>
        <translation>Vinder foreslået</translation>
    </message>
    <message>
        <source>Winners are still being looked for. Try again in a moment.</source>
        <translation>Der ledes stadig efter vindere. Prøv igen om et øjeblik.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n rallies were kept.</source>
        <translation>
            <numerusform>Din %n duel er bevaret.</numerusform>
            <numerusform>Dine %n dueller er bevaret.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>en parentes er ikke lukket</translation>
    </message>
    <message>
        <source>a closing bracket has no opening bracket</source>
        <translation>en slutparentes mangler sin startparentes</translation>
    </message>
    <message>
        <source>a term is missing</source>
        <translation>et led mangler</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>godkend</translation>
    </message>
    <message>
        <source>accept from the last camera cut</source>
        <translation>godkend fra seneste kameraskift</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>enige</translation>
    </message>
    <message>
        <source>back</source>
        <translation>bagbane</translation>
    </message>
    <message>
        <source>base line</source>
        <translation>baglinje</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>opspring</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>manuel</translation>
    </message>
    <message>
        <source>centre service line</source>
        <translation>midterservelinje</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>modsigelse</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>kubisk</translation>
    </message>
    <message>
        <source>detected elsewhere</source>
        <translation>detekteret andetsteds</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>kassér</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>bevæger sig ikke</translation>
    </message>
    <message>
        <source>ends in mid-picture</source>
        <translation>slutter midt i billedet</translation>
    </message>
    <message>
        <source>far</source>
        <translation>fjern</translation>
    </message>
    <message>
        <source>far centre line</source>
        <translation>fjerneste midterlinje</translation>
    </message>
    <message>
        <source>far player</source>
        <translation>fjerneste spiller</translation>
    </message>
    <message>
        <source>far {line}</source>
        <translation>{line}, fjerneste halvdel</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>udfyldt</translation>
    </message>
    <message>
        <source>filled by a curve</source>
        <translation>udfyldt med en kurve</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>flugtkurve</translation>
    </message>
    <message>
        <source>forced error</source>
        <translation>fremtvunget fejl</translation>
    </message>
    <message>
        <source>found</source>
        <translation>fundet</translation>
    </message>
    <message>
        <source>frames left out</source>
        <translation>udeladte billeder</translation>
    </message>
    <message>
        <source>front</source>
        <translation>forbane</translation>
    </message>
    <message>
        <source>game</source>
        <translation>sæt</translation>
    </message>
    <message>
        <source>hardly moves</source>
        <translation>næsten stille</translation>
    </message>
    <message>
        <source>hidden?</source>
        <translation>skjult?</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>træf</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importeret</translation>
    </message>
    <message>
        <source>in</source>
        <translation>inde</translation>
    </message>
    <message>
        <source>in?</source>
        <translation>inde?</translation>
    </message>
    <message>
        <source>it has too many brackets</source>
        <translation>det har for mange parenteser</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>springer</translation>
    </message>
    <message>
        <source>jumps away and back</source>
        <translation>springer væk og tilbage</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>nedslag</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
    <message>
        <source>left player</source>
        <translation>venstre spiller</translation>
    </message>
    <message>
        <source>left {line}</source>
        <translation>venstre {line}</translation>
    </message>
    <message>
        <source>let</source>
        <translation>let</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineær</translation>
    </message>
    <message>
        <source>long service line</source>
        <translation>bageste servelinje</translation>
    </message>
    <message>
        <source>lost in mid-picture</source>
        <translation>tabt midt i billedet</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>lav konfidens</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>midtbane</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>overset</translation>
    </message>
    <message>
        <source>missing in play</source>
        <translation>mangler i spil</translation>
    </message>
    <message>
        <source>models disagree</source>
        <translation>modellerne uenige</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>navngivet af dig</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nær</translation>
    </message>
    <message>
        <source>near centre line</source>
        <translation>nærmeste midterlinje</translation>
    </message>
    <message>
        <source>near player</source>
        <translation>nærmeste spiller</translation>
    </message>
    <message>
        <source>near {line}</source>
        <translation>{line}, nærmeste halvdel</translation>
    </message>
    <message>
        <source>net</source>
        <translation>i nettet</translation>
    </message>
    <message>
        <source>no ball</source>
        <translation>ingen bold</translation>
    </message>
    <message>
        <source>no ball in both</source>
        <translation>ingen bold i begge</translation>
    </message>
    <message>
        <source>no ball, but with a position</source>
        <translation>ingen bold, men med en position</translation>
    </message>
    <message>
        <source>no label, between labelled frames</source>
        <translation>ingen annotering, mellem annoterede billeder</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>ingen position</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>not a valid filter</source>
        <translation>ikke et gyldigt filter</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>ikke sammenlignet</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>ikke fundet</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>ikke i spil</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ikke kendt endnu</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>uden for kurven</translation>
    </message>
    <message>
        <source>only in this track</source>
        <translation>kun i dette spor</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ude</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>uden for billedet</translation>
    </message>
    <message>
        <source>outside the picture, {size}</source>
        <translation>uden for billedet, {size}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>spiller</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>position uden bold</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>forudsagt</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>fjern</translation>
    </message>
    <message>
        <source>right</source>
        <translation>højre</translation>
    </message>
    <message>
        <source>right player</source>
        <translation>højre spiller</translation>
    </message>
    <message>
        <source>right {line}</source>
        <translation>højre {line}</translation>
    </message>
    <message>
        <source>score unknown</source>
        <translation>stilling ukendt</translation>
    </message>
    <message>
        <source>scoreboard {score}</source>
        <translation>pointtavle {score}</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>serv</translation>
    </message>
    <message>
        <source>service fault</source>
        <translation>servefejl</translation>
    </message>
    <message>
        <source>service line</source>
        <translation>servelinje</translation>
    </message>
    <message>
        <source>set</source>
        <translation>sæt</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>sat manuelt</translation>
    </message>
    <message>
        <source>short path</source>
        <translation>kort kurve</translation>
    </message>
    <message>
        <source>short service line</source>
        <translation>forreste servelinje</translation>
    </message>
    <message>
        <source>shots in 3D</source>
        <translation>boldflugter i 3D</translation>
    </message>
    <message>
        <source>side line</source>
        <translation>sidelinje</translation>
    </message>
    <message>
        <source>singles side line</source>
        <translation>singlesidelinje</translation>
    </message>
    <message>
        <source>starts in mid-picture</source>
        <translation>begynder midt i billedet</translation>
    </message>
    <message>
        <source>stroke named by you</source>
        <translation>slag navngivet af dig</translation>
    </message>
    <message>
        <source>the far player</source>
        <translation>den fjerneste spiller</translation>
    </message>
    <message>
        <source>the near player</source>
        <translation>den nærmeste spiller</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;</source>
        <translation>der er ingen ”{name}”</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;, only {names}</source>
        <translation>der er ingen ”{name}”, kun {names}</translation>
    </message>
    <message>
        <source>too far apart</source>
        <translation>for langt fra hinanden</translation>
    </message>
    <message>
        <source>two candidates</source>
        <translation>to kandidater</translation>
    </message>
    <message>
        <source>unforced error</source>
        <translation>uprovokeret fejl</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>synlig ved (0, 0)</translation>
    </message>
    <message>
        <source>visible at (0, 0), which means &apos;no ball&apos;</source>
        <translation>synlig ved (0, 0), som betyder ”ingen bold”</translation>
    </message>
    <message>
        <source>visible at {position} in all {count}</source>
        <translation>synlig ved {position} i alle {count}</translation>
    </message>
    <message>
        <source>visible without a position</source>
        <translation>synlig uden position</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>svag detektion</translation>
    </message>
    <message>
        <source>wide gap</source>
        <translation>bredt hul</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vinderslag</translation>
    </message>
    <message>
        <source>x, y and speed over time</source>
        <translation>x, y og hastighed over tid</translation>
    </message>
    <message>
        <source>{across} m across, {along} m along</source>
        <translation>{across} m på tværs, {along} m på langs</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, derefter {after}</translation>
    </message>
    <message>
        <source>{board}; {ending}</source>
        <translation>{board}; {ending}</translation>
    </message>
    <message>
        <source>{conflicts} in the score</source>
        <translation>{conflicts} i stillingen</translation>
    </message>
    <message>
        <source>{count:,} of {events}</source>
        <translation>{count:,} af {events}</translation>
    </message>
    <message>
        <source>{count:,} of {rallies}</source>
        <translation>{count:,} af {rallies}</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} usikre</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the position that nearby frames suggest.</source>
        <translation>{distance:.0f} px fra den position, som de nærmeste billeder peger på.</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the positions before and after</source>
        <translation>{distance:.0f} px fra positionerne før og efter</translation>
    </message>
    <message>
        <source>{ending} (proposed)</source>
        <translation>{ending} (foreslået)</translation>
    </message>
    <message>
        <source>{event}. {more}</source>
        <translation>{event}. {more}</translation>
    </message>
    <message>
        <source>{fact} &apos;{value}&apos; does not occur. Here: {listed}.</source>
        <translation>{fact} ”{value}” forekommer ikke. Her: {listed}.</translation>
    </message>
    <message>
        <source>{fact} here: always {value}.</source>
        <translation>{fact} her: altid {value}.</translation>
    </message>
    <message>
        <source>{fact} here: {low} to {high}.</source>
        <translation>{fact} her: {low} til {high}.</translation>
    </message>
    <message>
        <source>{frames} not tracked yet and not marked.</source>
        <translation>{frames} ikke sporet endnu og ikke markeret.</translation>
    </message>
    <message>
        <source>{half} {zone} {side}</source>
        <translation>{half} {zone} {side}</translation>
    </message>
    <message>
        <source>{height} m high at the net</source>
        <translation>{height} m høj ved nettet</translation>
    </message>
    <message>
        <source>{hits}, {landings}.</source>
        <translation>{hits}, {landings}.</translation>
    </message>
    <message>
        <source>{key} accepts the court</source>
        <translation>{key} godkender banen</translation>
    </message>
    <message>
        <source>{key} ends event mode. {keys}</source>
        <translation>{key} afslutter hændelsestilstand. {keys}</translation>
    </message>
    <message>
        <source>{key} in such a range marks it as in play.</source>
        <translation>{key} i et sådant interval markerer det som i spil.</translation>
    </message>
    <message>
        <source>{key}: ball</source>
        <translation>{key}: bold</translation>
    </message>
    <message>
        <source>{measured} of {total} shots measured, {landings}.</source>
        <translation>{measured} af {total} boldflugter målt, {landings}.</translation>
    </message>
    <message>
        <source>{share:.0%} sure</source>
        <translation>{share:.0%} sikker</translation>
    </message>
    <message>
        <source>{players} in {rallies}</source>
        <translation>{players} i {rallies}</translation>
    </message>
    <message>
        <source>{players} in {rallies}, {count} uncertain</source>
        <translation>{players} i {rallies}, {count} usikre</translation>
    </message>
    <message>
        <source>{player} (set by hand)</source>
        <translation>{player} (sat manuelt)</translation>
    </message>
    <message>
        <source>{player} and {other} play in the same rally, so they cannot be the same player.</source>
        <translation>{player} og {other} spiller i samme duel, så de kan ikke være samme spiller.</translation>
    </message>
    <message>
        <source>{player} ran {distance}</source>
        <translation>{player} løb {distance}</translation>
    </message>
    <message>
        <source>{player} serves</source>
        <translation>{player} server</translation>
    </message>
    <message>
        <source>{player} serves from the left</source>
        <translation>{player} server fra venstre</translation>
    </message>
    <message>
        <source>{player} serves from the right</source>
        <translation>{player} server fra højre</translation>
    </message>
    <message>
        <source>{rallies} and {count} more</source>
        <translation>{rallies} og {count} til</translation>
    </message>
    <message>
        <source>{rallies} found so far.</source>
        <translation>{rallies} fundet indtil nu.</translation>
    </message>
    <message>
        <source>{rallies} found.</source>
        <translation>{rallies} fundet.</translation>
    </message>
    <message>
        <source>{rallies}: longer than {seconds:.0f} s</source>
        <translation>{rallies}: længere end {seconds:.0f} s</translation>
    </message>
    <message>
        <source>{rallies}: the ball lands more than once</source>
        <translation>{rallies}: bolden lander mere end én gang</translation>
    </message>
    <message>
        <source>{rally} ended by</source>
        <translation>{rally} sluttede med</translation>
    </message>
    <message>
        <source>{rally} has no winner.</source>
        <translation>{rally} har ingen vinder.</translation>
    </message>
    <message>
        <source>{rally} is reviewed.</source>
        <translation>{rally} er gennemgået.</translation>
    </message>
    <message>
        <source>{rally} was removed. Its points are kept.</source>
        <translation>{rally} er fjernet. Dens punkter er bevaret.</translation>
    </message>
    <message>
        <source>{rally}, {end}: {player}, {certainty}</source>
        <translation>{rally}, {end}: {player}, {certainty}</translation>
    </message>
    <message>
        <source>{rally}: &apos;{name}&apos; names neither player. Type {first}, {second}, {near}, {far} or {let}.</source>
        <translation>{rally}: ”{name}” er ingen af spillernes navne. Skriv {first}, {second}, {near}, {far} eller {let}.</translation>
    </message>
    <message>
        <source>{rally}: let.</source>
        <translation>{rally}: let.</translation>
    </message>
    <message>
        <source>{rally}: who is on the left at the {end} end?</source>
        <translation>{rally}: hvem er til venstre ({end} ende)?</translation>
    </message>
    <message>
        <source>{rally}: who is on the right at the {end} end?</source>
        <translation>{rally}: hvem er til højre ({end} ende)?</translation>
    </message>
    <message>
        <source>{rally}: who is {end}?</source>
        <translation>{rally}: hvem er denne spiller ({end})?</translation>
    </message>
    <message>
        <source>{rally}: won by the far player.</source>
        <translation>{rally}: vundet af den fjerneste spiller.</translation>
    </message>
    <message>
        <source>{rally}: won by the near player.</source>
        <translation>{rally}: vundet af den nærmeste spiller.</translation>
    </message>
    <message>
        <source>{rally}: won by {player}.</source>
        <translation>{rally}: vundet af {player}.</translation>
    </message>
    <message>
        <source>{rally}: {frames}. Double-click to go there</source>
        <translation>{rally}: {frames}. Dobbeltklik for at gå dertil</translation>
    </message>
    <message>
        <source>{rally}: {problem}</source>
        <translation>{rally}: {problem}</translation>
    </message>
    <message>
        <source>{score}, {server} serves, {player} is at the near end.</source>
        <translation>{score}, {server} server, {player} er i den nærmeste ende.</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seconds:.1f} s recovery</source>
        <translation>{seconds:.1f} s til at komme på plads igen</translation>
    </message>
    <message>
        <source>{seconds} s break afterwards.</source>
        <translation>{seconds} s pause bagefter.</translation>
    </message>
    <message>
        <source>{sport} court found.</source>
        <translation>Bane fundet: {sport}.</translation>
    </message>
    <message>
        <source>{sport} court found: press {key} to see its lines.</source>
        <translation>Bane fundet ({sport}): tryk på {key} for at se linjerne.</translation>
    </message>
    <message>
        <source>{sport}, judging by the court</source>
        <translation>{sport}, at dømme efter banen</translation>
    </message>
    <message>
        <source>{sport}, judging by the path</source>
        <translation>{sport}, at dømme efter boldkurven</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court</source>
        <translation>{sport}: {share:.0%} af linjerne er synlige. {key} godkender banen</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court. Another sport: Match &gt; Sport</source>
        <translation>{sport}: {share:.0%} af linjerne er synlige. {key} godkender banen. En anden sport: Kamp &gt; Sport</translation>
    </message>
    <message>
        <source>{time}, frame {frame:,}: {event}</source>
        <translation>{time}, billede {frame:,}: {event}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n udfyldt</numerusform>
            <numerusform>%n udfyldt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n fundet</numerusform>
            <numerusform>%n fundet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players and kept.</source>
        <translation>
            <numerusform>%n billede gennemsøgt for spillere og bevaret.</numerusform>
            <numerusform>%n billeder gennemsøgt for spillere og bevaret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players in {duration}.</source>
        <translation>
            <numerusform>%n billede gennemsøgt for spillere på {duration}.</numerusform>
            <numerusform>%n billeder gennemsøgt for spillere på {duration}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames tracked and kept.</source>
        <translation>
            <numerusform>%n billede sporet og bevaret.</numerusform>
            <numerusform>%n billeder sporet og bevaret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n skjult</numerusform>
            <numerusform>%n skjult</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons found</source>
        <translation>
            <numerusform>%n person fundet</numerusform>
            <numerusform>%n personer fundet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges show another camera or a replay: {frames} marked as not in play and not tracked.</source>
        <translation>
            <numerusform>%n interval viser et andet kamera eller en gentagelse: {frames} markeret som ikke i spil og ikke sporet.</numerusform>
            <numerusform>%n intervaller viser et andet kamera eller en gentagelse: {frames} markeret som ikke i spil og ikke sporet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without ball</source>
        <translation>
            <numerusform>%n uden bold</numerusform>
            <numerusform>%n uden bold</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{family}&apos; with {frames} frames</source>
        <translation>”{family}” med {frames} billeder</translation>
    </message>
    <message>
        <source>0 to 1, because it subtracts a mean itself</source>
        <translation>0 til 1, fordi den selv trækker en middelværdi fra</translation>
    </message>
    <message>
        <source>0 to 255, because it subtracts a mean itself</source>
        <translation>0 til 255, fordi den selv trækker en middelværdi fra</translation>
    </message>
    <message>
        <source>256 classes</source>
        <translation>256 klasser</translation>
    </message>
    <message>
        <source>256 classes a pixel, of {frames}</source>
        <translation>256 klasser pr. pixel, for {frames}</translation>
    </message>
    <message>
        <source>256 classes, 0 to 255</source>
        <translation>256 klasser, 0 til 255</translation>
    </message>
    <message>
        <source>A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame.</source>
        <translation>Et TrackNet har ét input (N, C, H, W) og ét output (N, L, H, W): et heatmap for hvert billede.</translation>
    </message>
    <message>
        <source>A library on this machine is too old: {version} is missing.</source>
        <translation>Et bibliotek på denne maskine er for gammelt: {version} mangler.</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types, trained on {data}.</source>
        <translation>En model, der navngiver slag: {groups} grupper, {types} typer, trænet på {data}.</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types.</source>
        <translation>En model, der navngiver slag: {groups} grupper, {types} typer.</translation>
    </message>
    <message>
        <source>A network that reads the digits of scoreboards.</source>
        <translation>En model, der læser pointtavlers cifre.</translation>
    </message>
    <message>
        <source>A pose model is a YOLO exported by Ultralytics, RTMO or RTMPose from MMDeploy, or RallyTrace&apos;s MoveNet.</source>
        <translation>En positurmodel er en YOLO eksporteret af Ultralytics, RTMO eller RTMPose fra MMDeploy eller RallyTraces MoveNet.</translation>
    </message>
    <message>
        <source>A run of tracking was undone.</source>
        <translation>En sporingskørsel blev fortrudt.</translation>
    </message>
    <message>
        <source>A trial run on {label} could not be started: {error}.</source>
        <translation>En prøvekørsel på {label} kunne ikke startes: {error}.</translation>
    </message>
    <message>
        <source>A trial run on {label} crashed ({reason}).</source>
        <translation>En prøvekørsel på {label} gik ned ({reason}).</translation>
    </message>
    <message>
        <source>A trial run on {label} did not finish within {timeout_s:g} seconds.</source>
        <translation>En prøvekørsel på {label} blev ikke færdig inden for {timeout_s:g} sekunder.</translation>
    </message>
    <message>
        <source>A trial run on {label} ended without a result.</source>
        <translation>En prøvekørsel på {label} sluttede uden resultat.</translation>
    </message>
    <message>
        <source>Agrees with the CPU</source>
        <translation>Stemmer med CPU’en</translation>
    </message>
    <message>
        <source>An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, and one output (N, L, 2).</source>
        <translation>Et InpaintNet har to input, (N, L, 2) positioner og (N, L, 1) maske, og ét output (N, L, 2).</translation>
    </message>
    <message>
        <source>An embedding network, such as OSNet, has one input (N, 3, 256, 128) and one output (N, D).</source>
        <translation>En embeddingmodel, f.eks. OSNet, har ét input (N, 3, 256, 128) og ét output (N, D).</translation>
    </message>
    <message>
        <source>Another video...</source>
        <translation>En anden video…</translation>
    </message>
    <message>
        <source>Ask the person who trained the model, or try them on a video: the wrong choice finds no ball. The choice is saved for this file.</source>
        <translation>Spørg den, der trænede modellen, eller prøv dem på en video: det forkerte valg finder ingen bold. Valget gemmes for denne fil.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Antaget</translation>
    </message>
    <message>
        <source>Automatic: best available</source>
        <translation>Automatisk: den bedste</translation>
    </message>
    <message>
        <source>BGR frames</source>
        <translation>BGR-billeder</translation>
    </message>
    <message>
        <source>BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, Keras)</source>
        <translation>BGR-billeder på 0 til 255, nyeste først, med 256 klasser pr. pixel som output (det første TrackNet, Keras)</translation>
    </message>
    <message>
        <source>BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)</source>
        <translation>BGR-billeder, nyeste først, med 256 klasser pr. pixel som output (det første TrackNet, PyTorch)</translation>
    </message>
    <message>
        <source>BGR frames: OpenCV&apos;s colour order (some copies of TrackNetV2)</source>
        <translation>BGR-billeder: OpenCV’s farverækkefølge (nogle udgaver af TrackNetV2)</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Both were trained at {rate:g} frames per second.</source>
        <translation>Begge er trænet ved {rate:g} billeder pr. sekund.</translation>
    </message>
    <message>
        <source>Both were trained on {sports} at {rate:g} frames per second.</source>
        <translation>Begge er trænet på {sports} ved {rate:g} billeder pr. sekund.</translation>
    </message>
    <message>
        <source>Both were trained on {sports}.</source>
        <translation>Begge er trænet på {sports}.</translation>
    </message>
    <message>
        <source>Browse for a {network}</source>
        <translation>Gennemse efter {network}</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Gennemse…</translation>
    </message>
    <message>
        <source>CUDA failed ({failure}).</source>
        <translation>CUDA fejlede ({failure}).</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annullér</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulleret</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Kan ikke bruges</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Skift</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Kontrollér igen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Kontrollerer</translation>
    </message>
    <message>
        <source>Checking the included model…</source>
        <translation>Kontrollerer den medfølgende model…</translation>
    </message>
    <message>
        <source>Checking the speed of play</source>
        <translation>Kontrollerer spillets hastighed</translation>
    </message>
    <message>
        <source>Checking {name}…</source>
        <translation>Kontrollerer {name}…</translation>
    </message>
    <message>
        <source>Choice needed</source>
        <translation>Valg kræves</translation>
    </message>
    <message>
        <source>Choose a video with a rally</source>
        <translation>Vælg en video med en duel</translation>
    </message>
    <message>
        <source>Choose a {network}</source>
        <translation>Vælg {network}</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>Vælg en anden udbyder i indstillingerne.</translation>
    </message>
    <message>
        <source>Choose one with --family, or try them on a video: rallytrace check &quot;{path}&quot; --try VIDEO.</source>
        <translation>Vælg en med --family, eller prøv dem på en video: rallytrace check &quot;{path}&quot; --try VIDEO.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Ryd</translation>
    </message>
    <message>
        <source>Clear compiled models</source>
        <translation>Ryd kompilerede modeller</translation>
    </message>
    <message>
        <source>Compiling the models (minutes, once)</source>
        <translation>Kompilerer modellerne (tager minutter, kun én gang)</translation>
    </message>
    <message>
        <source>Computing the background</source>
        <translation>Beregner baggrunden</translation>
    </message>
    <message>
        <source>Computing the heatmap…</source>
        <translation>Beregner heatmappet…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Convert and use</source>
        <translation>Konvertér og brug</translation>
    </message>
    <message>
        <source>Converting {name}…</source>
        <translation>Konverterer {name}…</translation>
    </message>
    <message>
        <source>Convolutions gave wrong results on some GPUs (onnxruntime#18652, #9582; DirectML#234).</source>
        <translation>Foldninger gav forkerte resultater på nogle GPU’er (onnxruntime#18652, #9582; DirectML#234).</translation>
    </message>
    <message>
        <source>Copy the install instructions</source>
        <translation>Kopiér installationsvejledningen</translation>
    </message>
    <message>
        <source>Copy the install instructions for {provider}</source>
        <translation>Kopiér installationsvejledningen til {provider}</translation>
    </message>
    <message>
        <source>Decoding the video</source>
        <translation>Afkoder videoen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detaljer</translation>
    </message>
    <message>
        <source>Details of the {title}</source>
        <translation>Detaljer: {title}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Forskel</translation>
    </message>
    <message>
        <source>Difference: frame minus background, without the frame (TrackNetV3)</source>
        <translation>Forskel: billede minus baggrund, uden selve billedet (TrackNetV3)</translation>
    </message>
    <message>
        <source>Differs from the CPU</source>
        <translation>Afviger fra CPU’en</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>Embeddingmodel</translation>
    </message>
    <message>
        <source>Embedding network: recognises players</source>
        <translation>Embeddingmodel: genkender spillere</translation>
    </message>
    <message>
        <source>Embedding network: vectors of {numbers} numbers, pictures of {size}, {batch}.</source>
        <translation>Embeddingmodel: vektorer på {numbers} tal, billeder på {size}, {batch}.</translation>
    </message>
    <message>
        <source>Embedding network: vectors, pictures of {size}, {batch}.</source>
        <translation>Embeddingmodel: vektorer, billeder på {size}, {batch}.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislykket</translation>
    </message>
    <message>
        <source>Families of networks</source>
        <translation>Modelfamilier</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Fil ikke fundet</translation>
    </message>
    <message>
        <source>Files are checked before they are used. You can also drop an .onnx model or a .pt checkpoint here.</source>
        <translation>Filer kontrolleres, før de bruges. Du kan også slippe en .onnx-model eller et .pt-checkpoint her.</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Udfyld huller</translation>
    </message>
    <message>
        <source>Filling gaps</source>
        <translation>Udfylder huller</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <translation>Finder kontakter</translation>
    </message>
    <message>
        <source>Finding the ball in the heatmaps</source>
        <translation>Finder bolden i heatmappene</translation>
    </message>
    <message>
        <source>Finding the court</source>
        <translation>Finder banen</translation>
    </message>
    <message>
        <source>Finding the main camera</source>
        <translation>Finder hovedkameraet</translation>
    </message>
    <message>
        <source>Finding the players</source>
        <translation>Finder spillerne</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Fits, with assumptions</source>
        <translation>Passer, med antagelser</translation>
    </message>
    <message>
        <source>Found in {seen} of {frames} frames, in one place in {single}, moving like a ball in {moving}.</source>
        <translation>Fundet i {seen} af {frames} billeder, ét sted i {single}, i bevægelse som en bold i {moving}.</translation>
    </message>
    <message>
        <source>Frames and difference</source>
        <translation>Billeder og forskel</translation>
    </message>
    <message>
        <source>Frames and difference: each frame, and frame minus background (TrackNetV3)</source>
        <translation>Billeder og forskel: hvert billede, og billede minus baggrund (TrackNetV3)</translation>
    </message>
    <message>
        <source>Frames per second on the CPU</source>
        <translation>Billeder pr. sekund på CPU’en</translation>
    </message>
    <message>
        <source>Frames per second on {provider}</source>
        <translation>Billeder pr. sekund på {provider}</translation>
    </message>
    <message>
        <source>Grey frames</source>
        <translation>Gråtonebilleder</translation>
    </message>
    <message>
        <source>Grey frames (VballNet)</source>
        <translation>Gråtonebilleder (VballNet)</translation>
    </message>
    <message>
        <source>Grey frames, grid</source>
        <translation>Gråtonebilleder, gitter</translation>
    </message>
    <message>
        <source>Grey frames, with a grid of cells as output (VballNetGrid)</source>
        <translation>Gråtonebilleder, med et gitter af celler som output (VballNetGrid)</translation>
    </message>
    <message>
        <source>Heatmap of the last frame</source>
        <translation>Heatmap for sidste billede</translation>
    </message>
    <message>
        <source>Heatmap of the middle frame</source>
        <translation>Heatmap for midterste billede</translation>
    </message>
    <message>
        <source>ImageNet</source>
        <translation>ImageNet</translation>
    </message>
    <message>
        <source>ImageNet&apos;s mean and standard deviation</source>
        <translation>ImageNets middelværdi og standardafvigelse</translation>
    </message>
    <message>
        <source>ImageNet, logits</source>
        <translation>ImageNet, logits</translation>
    </message>
    <message>
        <source>In browsers, some convolutions gave wrong results (onnxruntime#29651, #26734).</source>
        <translation>I browsere gav nogle foldninger forkerte resultater (onnxruntime#29651, #26734).</translation>
    </message>
    <message>
        <source>In the video, this motion happens a few frames earlier or later.</source>
        <translation>I videoen sker denne bevægelse nogle billeder tidligere eller senere.</translation>
    </message>
    <message>
        <source>In {duration}.</source>
        <translation>På {duration}.</translation>
    </message>
    <message>
        <source>In {frames} frames the heatmaps differ by at most {value:.2g}.</source>
        <translation>I {frames} billeder afviger heatmappene højst {value:.2g}.</translation>
    </message>
    <message>
        <source>In {seen_by_one} frames only one of the two finds the ball.</source>
        <translation>I {seen_by_one} billeder finder kun den ene af de to bolden.</translation>
    </message>
    <message>
        <source>Included model</source>
        <translation>Medfølgende model</translation>
    </message>
    <message>
        <source>InpaintNet is loading or in use by a run.</source>
        <translation>InpaintNet indlæses eller er i brug af en kørsel.</translation>
    </message>
    <message>
        <source>InpaintNet is off: gaps are not filled.</source>
        <translation>InpaintNet er slået fra: huller udfyldes ikke.</translation>
    </message>
    <message>
        <source>InpaintNet over {frames} frames, {batch}.</source>
        <translation>InpaintNet over {frames} billeder, {batch}.</translation>
    </message>
    <message>
        <source>InpaintNet uses windows of {filled} frames, but TrackNet windows of {seen}. Gaps of more than {filled} frames are not filled.</source>
        <translation>InpaintNet bruger vinduer på {filled} billeder, men TrackNet vinduer på {seen}. Huller på mere end {filled} billeder udfyldes ikke.</translation>
    </message>
    <message>
        <source>InpaintNet: fills gaps in the path</source>
        <translation>InpaintNet: udfylder huller i boldkurven</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Input</translation>
    </message>
    <message>
        <source>Install AMD&apos;s ROCm with MIGraphX, and let your user read /dev/kfd (group &apos;render&apos;).</source>
        <translation>Installér AMD’s ROCm med MIGraphX, og lad din bruger læse /dev/kfd (gruppen ”render”).</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver 580 or newer and install RallyTrace with the extra cuda; for an older card or driver, install it with the extra cuda12.</source>
        <translation>Installér NVIDIAs driver 580 eller nyere, og installér RallyTrace med tilvalget cuda; til et ældre kort eller en ældre driver med tilvalget cuda12.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for an RTX card (30 series or newer).</source>
        <translation>Installér NVIDIAs driver til et RTX-kort (30-serien eller nyere).</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver, RallyTrace with the extra cuda (CUDA&apos;s libraries) and TensorRT 10 (pip install tensorrt), and put TensorRT&apos;s library folder on the library path.</source>
        <translation>Installér NVIDIAs driver, RallyTrace med tilvalget cuda (CUDA’s biblioteker) og TensorRT 10 (pip install tensorrt), og føj TensorRTs biblioteksmappe til bibliotekstien.</translation>
    </message>
    <message>
        <source>Install ONNX Runtime again: pip install --force-reinstall onnxruntime.</source>
        <translation>Installér ONNX Runtime igen: pip install --force-reinstall onnxruntime.</translation>
    </message>
    <message>
        <source>Install its plugin: {command}.</source>
        <translation>Installér pluginet: {command}.</translation>
    </message>
    <message>
        <source>Install the graphics card&apos;s driver with Vulkan (Linux), Direct3D 12 (Windows) or Metal (macOS).</source>
        <translation>Installér grafikkortets driver med Vulkan (Linux), Direct3D 12 (Windows) eller Metal (macOS).</translation>
    </message>
    <message>
        <source>It cannot be used for tracking. Choose another file or the included model.</source>
        <translation>Den kan ikke bruges til sporing. Vælg en anden fil eller den medfølgende model.</translation>
    </message>
    <message>
        <source>It failed because of an internal error.</source>
        <translation>Det mislykkedes på grund af en intern fejl.</translation>
    </message>
    <message>
        <source>It sees two different pictures as the same ({similarity:.4f} of 1).</source>
        <translation>Den ser to forskellige billeder som ens ({similarity:.4f} af 1).</translation>
    </message>
    <message>
        <source>It takes pixel values as {pixels}.</source>
        <translation>Den tager pixelværdier som {pixels}.</translation>
    </message>
    <message>
        <source>Its confidences reach {odd:.3g}. They should be between 0 and 1.</source>
        <translation>Dens konfidenser når {odd:.3g}. De skal være mellem 0 og 1.</translation>
    </message>
    <message>
        <source>Its first two convolutions are assumed to keep the resolution, as in WASB&apos;s published networks.</source>
        <translation>Dens to første foldninger antages at bevare opløsningen, som i WASB’s udgivne modeller.</translation>
    </message>
    <message>
        <source>Its heatmaps are whole numbers ({kind}), so 1 is assumed to mean ball and 0 no ball.</source>
        <translation>Dens heatmaps er heltal ({kind}), så 1 antages at betyde bold og 0 ingen bold.</translation>
    </message>
    <message>
        <source>Its heatmaps have values from {low:.3g} to {high:.3g}. They should be between 0 and 1.</source>
        <translation>Dens heatmaps har værdier fra {low:.3g} til {high:.3g}. De skal være mellem 0 og 1.</translation>
    </message>
    <message>
        <source>Its metadata is incomplete. Its shapes ({channels} input channels) suggest {frames} frames in the family &apos;{family}&apos;.</source>
        <translation>Dens metadata er ufuldstændige. Dens former ({channels} inputkanaler) tyder på {frames} billeder i familien ”{family}”.</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not supported; &apos;{default}&apos; is used.</source>
        <translation>Dens metadata angiver {entry}, som ikke understøttes; ”{default}” bruges.</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not valid; {default:g} is used.</source>
        <translation>Dens metadata angiver {entry}, som ikke er gyldig; {default:g} bruges.</translation>
    </message>
    <message>
        <source>Its number of keypoints is not given, so the {count} of COCO are assumed.</source>
        <translation>Antallet af nøglepunkter er ikke angivet, så de {count} fra COCO antages.</translation>
    </message>
    <message>
        <source>Its picture size is not given, so {size} is assumed.</source>
        <translation>Billedstørrelsen er ikke angivet, så {size} antages.</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for hands, faces or animals.</source>
        <translation>Dens billeder på {size} er bredere end personer. Den er måske lavet til hænder, ansigter eller dyr.</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for something else.</source>
        <translation>Dens billeder på {size} er bredere end personer. Den er måske lavet til noget andet.</translation>
    </message>
    <message>
        <source>Its plugin needs ONNX Runtime {needed} or newer; {installed} is installed.</source>
        <translation>Pluginet kræver ONNX Runtime {needed} eller nyere; {installed} er installeret.</translation>
    </message>
    <message>
        <source>Its values are from {low:.3g} to {high:.3g}, which cannot be heatmaps of this family.</source>
        <translation>Dens værdier er fra {low:.3g} til {high:.3g}, hvilket ikke kan være heatmaps fra denne familie.</translation>
    </message>
    <message>
        <source>Its window length is not given, so {seq_len} frames are assumed.</source>
        <translation>Vindueslængden er ikke angivet, så {seq_len} billeder antages.</translation>
    </message>
    <message>
        <source>Its {flight_check} cannot be read, so only the threshold is used.</source>
        <translation>Dens {flight_check} kan ikke læses, så kun tærsklen bruges.</translation>
    </message>
    <message>
        <source>Known after the first run.</source>
        <translation>Kendes efter den første kørsel.</translation>
    </message>
    <message>
        <source>Largest heatmap difference</source>
        <translation>Største forskel i heatmap</translation>
    </message>
    <message>
        <source>Largest position difference</source>
        <translation>Største forskel i position</translation>
    </message>
    <message>
        <source>Loading the models</source>
        <translation>Indlæser modellerne</translation>
    </message>
    <message>
        <source>Locate</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Measuring this machine</source>
        <translation>Måler denne maskine</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadata</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Model settings...</source>
        <translation>Modelindstillinger…</translation>
    </message>
    <message>
        <source>Models ({patterns});;All files (*)</source>
        <translation>Modeller ({patterns});;Alle filer (*)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>Navngiver slag</translation>
    </message>
    <message>
        <source>Nearly agrees with the CPU</source>
        <translation>Stemmer næsten med CPU’en</translation>
    </message>
    <message>
        <source>Nearly the same results as {reference} (positions within {distance:g} pixels). One may miss a ball that the other barely finds.</source>
        <translation>Næsten samme resultater som {reference} (positioner inden for {distance:g} pixel). Den ene kan overse en bold, som den anden kun lige finder.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>No AMD compute driver (/dev/kfd) was found on this machine.</source>
        <translation>Der blev ikke fundet en AMD-beregningsdriver (/dev/kfd) på denne maskine.</translation>
    </message>
    <message>
        <source>No NVIDIA card that CUDA can use was found.</source>
        <translation>Der blev ikke fundet et NVIDIA-kort, som CUDA kan bruge.</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine.</source>
        <translation>Der blev ikke fundet en NVIDIA-driver på denne maskine.</translation>
    </message>
    <message>
        <source>No clear winner on {video}. Try a video in which the ball is in play most of the time.</source>
        <translation>Ingen er klart bedst på {video}. Prøv en video, hvor bolden er i spil det meste af tiden.</translation>
    </message>
    <message>
        <source>No code in the checkpoint is executed. The model is written to a new file beside it.</source>
        <translation>Ingen kode i checkpointet udføres. Modellen skrives til en ny fil ved siden af.</translation>
    </message>
    <message>
        <source>No frames were searched for players.</source>
        <translation>Ingen billeder blev gennemsøgt for spillere.</translation>
    </message>
    <message>
        <source>No frames were tracked.</source>
        <translation>Ingen billeder blev sporet.</translation>
    </message>
    <message>
        <source>No model loaded</source>
        <translation>Ingen model indlæst</translation>
    </message>
    <message>
        <source>No run yet.</source>
        <translation>Ingen kørsel endnu.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>None works</source>
        <translation>Ingen virker</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>Ikke installeret</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Ikke nødvendig</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ikke nu</translation>
    </message>
    <message>
        <source>Not tracked</source>
        <translation>Ikke sporet</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>Kan ikke bruges</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Intet blev ændret.</translation>
    </message>
    <message>
        <source>Nothing was found in {frames} frames.</source>
        <translation>Intet blev fundet i {frames} billeder.</translation>
    </message>
    <message>
        <source>On the GPU and the Neural Engine, convolutions lost precision (coremltools#1809, #1671).</source>
        <translation>På GPU’en og Neural Engine mistede foldninger præcision (coremltools#1809, #1671).</translation>
    </message>
    <message>
        <source>One is clearly best on {video}. The choice is saved for this file.</source>
        <translation>Én er klart bedst på {video}. Valget gemmes for denne fil.</translation>
    </message>
    <message>
        <source>OpenVINO also works. It is not chosen automatically. With bfloat16 it may be faster than the CPU.</source>
        <translation>OpenVINO virker også. Den vælges ikke automatisk. Med bfloat16 er den måske hurtigere end CPU’en.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valgmuligheder</translation>
    </message>
    <message>
        <source>Options of {provider}</source>
        <translation>Valgmuligheder for {provider}</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Output</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Billede</translation>
    </message>
    <message>
        <source>Players are found on the CPU, because {label} would have to prepare {name} for each picture size.</source>
        <translation>Spillere findes på CPU’en, fordi {label} skulle klargøre {name} for hver billedstørrelse.</translation>
    </message>
    <message>
        <source>Players are recognised by the colours of their clothes. A model file of your own can help.</source>
        <translation>Spillere genkendes på tøjets farver. Din egen modelfil kan hjælpe.</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>Positurmodel</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of up to {size}, {batch}.</source>
        <translation>Positurmodel ({family}) med {count} nøglepunkter, billeder op til {size}, {batch}.</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of {size}, {batch}.</source>
        <translation>Positurmodel ({family}) med {count} nøglepunkter, billeder på {size}, {batch}.</translation>
    </message>
    <message>
        <source>Pose model: finds the players</source>
        <translation>Positurmodel: finder spillerne</translation>
    </message>
    <message>
        <source>Positions differ by at most {max_distance:.2f} pixels.</source>
        <translation>Positionerne afviger højst {max_distance:.2f} pixel.</translation>
    </message>
    <message>
        <source>Preliminary</source>
        <translation>Foreløbig</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Klargør</translation>
    </message>
    <message>
        <source>Provider settings...</source>
        <translation>Udbyderindstillinger…</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Udbydere</translation>
    </message>
    <message>
        <source>RGB frames</source>
        <translation>RGB-billeder</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and heatmaps as output (WASB with a sigmoid)</source>
        <translation>RGB-billeder med ImageNets middelværdi og standardafvigelse, og heatmaps som output (WASB med sigmoid)</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and logits as output (WASB)</source>
        <translation>RGB-billeder med ImageNets middelværdi og standardafvigelse, og logits som output (WASB)</translation>
    </message>
    <message>
        <source>RGB frames, grid</source>
        <translation>RGB-billeder, gitter</translation>
    </message>
    <message>
        <source>RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)</source>
        <translation>RGB-billeder, intet andet (TrackNetV2, TrackNetV3 uden baggrund)</translation>
    </message>
    <message>
        <source>RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)</source>
        <translation>RGB-billeder, med et gitter af celler som output (GridTrackNet, VballNetGrid i farver)</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the last one</source>
        <translation>RGB-billeder, med heatmap kun for det sidste</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the middle one</source>
        <translation>RGB-billeder, med heatmap kun for det midterste</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>Spor {frames} igen</translation>
    </message>
    <message>
        <source>Re-track {frames} ({duration})</source>
        <translation>Spor {frames} igen ({duration})</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: no changes.</source>
        <translation>Sporede {frames} igen: ingen ændringer.</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: the new path jumps back and forth in {rough}, so it is not used there.</source>
        <translation>Sporede {frames} igen: den nye kurve springer frem og tilbage i {rough}, så den bruges ikke der.</translation>
    </message>
    <message>
        <source>Re-tracking was cancelled. Nothing was changed.</source>
        <translation>Den nye sporing blev annulleret. Intet blev ændret.</translation>
    </message>
    <message>
        <source>Re-tracking {frames} takes about {time}.</source>
        <translation>Ny sporing af {frames} tager ca. {time}.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Læs</translation>
    </message>
    <message>
        <source>Reading the scoreboard</source>
        <translation>Læser pointtavlen</translation>
    </message>
    <message>
        <source>Reading the video</source>
        <translation>Læser videoen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Seneste</translation>
    </message>
    <message>
        <source>Recent files for {network}</source>
        <translation>Seneste filer til {network}</translation>
    </message>
    <message>
        <source>Recognising players</source>
        <translation>Genkender spillere</translation>
    </message>
    <message>
        <source>Remove compiled models. They are compiled again when they are used</source>
        <translation>Fjern kompilerede modeller. De kompileres igen, når de bruges</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {command}.</source>
        <translation>Udskift ONNX Runtime: {command}.</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {first}, then {second}.</source>
        <translation>Udskift ONNX Runtime: {first}, derefter {second}.</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Skalering</translation>
    </message>
    <message>
        <source>Resizing frames and building windows</source>
        <translation>Skalerer billeder og danner vinduer</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Kørsel</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>Kørsel annulleret</translation>
    </message>
    <message>
        <source>Run cancelled. Nothing was changed.</source>
        <translation>Kørsel annulleret. Intet blev ændret.</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>Kørsel mislykket</translation>
    </message>
    <message>
        <source>Run finished</source>
        <translation>Kørsel færdig</translation>
    </message>
    <message>
        <source>Run part of the demo rally on {provider} and on the CPU, and compare speed and results.</source>
        <translation>Kør en del af demoduellen på {provider} og på CPU’en, og sammenlign hastighed og resultater.</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <translation>Kørsel {number}</translation>
    </message>
    <message>
        <source>Running on {provider} instead.</source>
        <translation>Kører på {provider} i stedet.</translation>
    </message>
    <message>
        <source>Running on {provider}.</source>
        <translation>Kører på {provider}.</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>Kører modellen</translation>
    </message>
    <message>
        <source>Runs on {provider}</source>
        <translation>Kører på {provider}</translation>
    </message>
    <message>
        <source>Runs on {provider}, not on {asked}</source>
        <translation>Kører på {provider}, ikke på {asked}</translation>
    </message>
    <message>
        <source>Same results as {reference} ({tolerance}).</source>
        <translation>Samme resultater som {reference} ({tolerance}).</translation>
    </message>
    <message>
        <source>See the log for the reason.</source>
        <translation>Se årsagen i loggen.</translation>
    </message>
    <message>
        <source>Separate picture</source>
        <translation>Særskilt billede</translation>
    </message>
    <message>
        <source>Separate picture: the background, then the frames (TrackNetV3)</source>
        <translation>Særskilt billede: baggrunden, derefter billederne (TrackNetV3)</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Opstart</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>Stop kørslen, og behold resultaterne</translation>
    </message>
    <message>
        <source>TensorRT also works and may be faster. It is not chosen automatically, because its first start takes minutes.</source>
        <translation>TensorRT virker også og er måske hurtigere. Den vælges ikke automatisk, fordi den første start tager flere minutter.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Test of {provider}:</source>
        <translation>Test af {provider}:</translation>
    </message>
    <message>
        <source>Testing</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Testing {provider}…</source>
        <translation>Tester {provider}…</translation>
    </message>
    <message>
        <source>That is {ratio:.2g} times the speed of {reference}.</source>
        <translation>Det er {ratio:.2g} gange så hurtigt som {reference}.</translation>
    </message>
    <message>
        <source>The CPU was compared with itself.</source>
        <translation>CPU’en blev sammenlignet med sig selv.</translation>
    </message>
    <message>
        <source>The CUDA libraries do not support this card, because it is too old.</source>
        <translation>CUDA-bibliotekerne understøtter ikke dette kort, fordi det er for gammelt.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for the CUDA libraries.</source>
        <translation>NVIDIA-driveren er for gammel til CUDA-bibliotekerne.</translation>
    </message>
    <message>
        <source>The TensorRT libraries are missing.</source>
        <translation>TensorRT-bibliotekerne mangler.</translation>
    </message>
    <message>
        <source>The TrackNet was trained at {rate:g} frames per second and the InpaintNet at {other_rate:g}, so the ball moves a different distance between frames than InpaintNet expects.</source>
        <translation>TrackNet-modellen er trænet ved {rate:g} billeder pr. sekund og InpaintNet-modellen ved {other_rate:g}, så bolden flytter sig en anden afstand mellem billederne, end InpaintNet forventer.</translation>
    </message>
    <message>
        <source>The TrackNet was trained on {sports} and the InpaintNet on {other_sports}, whose balls move differently. Check the filled gaps.</source>
        <translation>TrackNet-modellen er trænet på {sports} og InpaintNet-modellen på {other_sports}, hvor bolden bevæger sig anderledes. Kontrollér de udfyldte huller.</translation>
    </message>
    <message>
        <source>The check of {path}</source>
        <translation>Kontrollen af {path}</translation>
    </message>
    <message>
        <source>The conversion of {path}</source>
        <translation>Konverteringen af {path}</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>Filen bruges ikke, for en kørsel ville fejle på samme måde.</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>Filen {path} findes ikke længere.</translation>
    </message>
    <message>
        <source>The files do not show whether the models fit together.</source>
        <translation>Filerne viser ikke, om modellerne passer sammen.</translation>
    </message>
    <message>
        <source>The frame with the clearest peak. Red: the heatmap. Dots: where the peaks were.</source>
        <translation>Billedet med den tydeligste top. Rødt: heatmappet. Prikker: hvor toppene var.</translation>
    </message>
    <message>
        <source>The installed build of ONNX Runtime has no {label}.</source>
        <translation>Den installerede udgave af ONNX Runtime har ingen {label}.</translation>
    </message>
    <message>
        <source>The last run was interrupted at {share:.0%}.</source>
        <translation>Den seneste kørsel blev afbrudt ved {share:.0%}.</translation>
    </message>
    <message>
        <source>The library {library} is missing.</source>
        <translation>Biblioteket {library} mangler.</translation>
    </message>
    <message>
        <source>The model finds no ball in the demo rally, so positions could not be compared.</source>
        <translation>Modellen finder ingen bold i demoduellen, så positionerne kunne ikke sammenlignes.</translation>
    </message>
    <message>
        <source>The model ran on {label}.</source>
        <translation>Modellen kørte på {label}.</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations, {share:.0%} of the time. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>Modellen kørte på {provider}: {placed} af dens {total} operationer, {share:.0%} af tiden. En kompileret del tæller som én operation. På en anden udbyder: {operations}.</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>Modellen kørte på {provider}: {placed} af dens {total} operationer. En kompileret del tæller som én operation. På en anden udbyder: {operations}.</translation>
    </message>
    <message>
        <source>The models fit together.</source>
        <translation>Modellerne passer sammen.</translation>
    </message>
    <message>
        <source>The models may not fit together.</source>
        <translation>Modellerne passer måske ikke sammen.</translation>
    </message>
    <message>
        <source>The models run on {provider}; requested: {asked}.</source>
        <translation>Modellerne kører på {provider}; ønsket: {asked}.</translation>
    </message>
    <message>
        <source>The network looks at whole pictures: {name} cannot be run on a part of one.</source>
        <translation>Modellen ser på hele billeder: {name} kan ikke køres på en del af et.</translation>
    </message>
    <message>
        <source>The packaged application has its own ONNX Runtime. Install RallyTrace with pip to choose another.</source>
        <translation>Programpakken har sin egen ONNX Runtime. Installér RallyTrace med pip for at vælge en anden.</translation>
    </message>
    <message>
        <source>The plugin runs on Intel processors and GPUs. For a GPU, install its graphics driver. On other machines, replace ONNX Runtime by onnxruntime-openvino (on Windows together with openvino).</source>
        <translation>Pluginet kører på processorer og GPU’er fra Intel. Installér grafikdriveren for at bruge en GPU. På andre maskiner: udskift ONNX Runtime med onnxruntime-openvino (på Windows sammen med openvino).</translation>
    </message>
    <message>
        <source>The result is a proposal.</source>
        <translation>Resultatet er et forslag.</translation>
    </message>
    <message>
        <source>The results differ from those of {reference}. Do not use this provider with this model.</source>
        <translation>Resultaterne afviger fra dem på {reference}. Brug ikke denne udbyder til denne model.</translation>
    </message>
    <message>
        <source>The review is designed for errors of the included networks, not for those of {name}.</source>
        <translation>Gennemgangen er lavet til fejl fra de medfølgende modeller, ikke fra {name}.</translation>
    </message>
    <message>
        <source>The run did not look at the hatched part of the frame</source>
        <translation>Kørslen så ikke på den skraverede del af billedet</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because it has a heatmap of one frame of a window.</source>
        <translation>Skridtet {asked} bruges ikke: {name} kører med {stride}, fordi den har heatmap for ét billede i et vindue.</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because its windows follow one another.</source>
        <translation>Skridtet {asked} bruges ikke: {name} kører med {stride}, fordi dens vinduer følger efter hinanden.</translation>
    </message>
    <message>
        <source>The test of the best provider</source>
        <translation>Testen af den bedste udbyder</translation>
    </message>
    <message>
        <source>The test of the providers</source>
        <translation>Testen af udbyderne</translation>
    </message>
    <message>
        <source>The test of {provider}</source>
        <translation>Testen af {provider}</translation>
    </message>
    <message>
        <source>The tracking of {name}</source>
        <translation>Sporingen af {name}</translation>
    </message>
    <message>
        <source>The trial of {path}</source>
        <translation>Afprøvningen af {path}</translation>
    </message>
    <message>
        <source>The trial run gave wrong results.</source>
        <translation>Prøvekørslen gav forkerte resultater.</translation>
    </message>
    <message>
        <source>The video has {rate:.3g} frames per second and the model was trained on {trained:.3g}: one of {step} frames is tracked, and the others are interpolated.</source>
        <translation>Videoen har {rate:.3g} billeder pr. sekund, og modellen er trænet på {trained:.3g}: ét af {step} billeder spores, og de andre interpoleres.</translation>
    </message>
    <message>
        <source>The {label} plugin is not installed.</source>
        <translation>Pluginet {label} er ikke installeret.</translation>
    </message>
    <message>
        <source>There is no such device.</source>
        <translation>Der er ingen sådan enhed.</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do except filling gaps.</source>
        <translation>Disse billeder er allerede sporet med samme model og valg. Der er kun huller at udfylde.</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do.</source>
        <translation>Disse billeder er allerede sporet med samme model og valg. Der er intet at gøre.</translation>
    </message>
    <message>
        <source>This file has: in {inputs}; out {outputs}.</source>
        <translation>Denne fil har: ind {inputs}; ud {outputs}.</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts every {stride} frames.</source>
        <translation>Denne maskine kører {rate:.1f} vinduer pr. sekund: et vindue begynder for hver {stride} billeder.</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts with every frame.</source>
        <translation>Denne maskine kører {rate:.1f} vinduer pr. sekund: et vindue begynder ved hvert billede.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Tærskel</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}, carrying &apos;{input}&apos; from window to window.</source>
        <translation>TrackNet over {frames} billeder på {size}, {family}, {batch}, som fører ”{input}” fra vindue til vindue.</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}.</source>
        <translation>TrackNet over {frames} billeder på {size}, {family}, {batch}.</translation>
    </message>
    <message>
        <source>TrackNet: finds the ball</source>
        <translation>TrackNet: finder bolden</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Sporer</translation>
    </message>
    <message>
        <source>Trained at</source>
        <translation>Trænet ved</translation>
    </message>
    <message>
        <source>Try on a video...</source>
        <translation>Prøv på en video…</translation>
    </message>
    <message>
        <source>Try on {video}</source>
        <translation>Prøv på {video}</translation>
    </message>
    <message>
        <source>Trying 8-bit integers (once)</source>
        <translation>Afprøver 8-bit-heltal (én gang)</translation>
    </message>
    <message>
        <source>Trying {count} families on {video}…</source>
        <translation>Prøver {count} familier på {video}…</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ukendt</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or install an older version of the plugin.</source>
        <translation>Opdatér ONNX Runtime, eller installér en ældre version af pluginet.</translation>
    </message>
    <message>
        <source>Update Windows (10 version 1903 or newer) and the graphics driver.</source>
        <translation>Opdatér Windows (10 version 1903 eller nyere) og grafikdriveren.</translation>
    </message>
    <message>
        <source>Update macOS (14 or newer, Apple silicon).</source>
        <translation>Opdatér macOS (14 eller nyere, Apple silicon).</translation>
    </message>
    <message>
        <source>Use as {network}</source>
        <translation>Brug som {network}</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>Brug ingen</translation>
    </message>
    <message>
        <source>Use the included model</source>
        <translation>Brug den medfølgende model</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Brug denne</translation>
    </message>
    <message>
        <source>Uses {provider}</source>
        <translation>Bruger {provider}</translation>
    </message>
    <message>
        <source>Using 32-bit floats. 8-bit integers are {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>Bruger 32-bit-kommatal. 8-bit-heltal er {speed:.1f} gange så hurtige på denne computer, med samme resultat i {agreeing} af {frames} testbilleder.</translation>
    </message>
    <message>
        <source>Using 32-bit floats: sums of 8-bit integers overflow on this processor.</source>
        <translation>Bruger 32-bit-kommatal: summer af 8-bit-heltal løber over på denne processor.</translation>
    </message>
    <message>
        <source>Using 8-bit integers: {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>Bruger 8-bit-heltal: {speed:.1f} gange så hurtigt på denne computer, med samme resultat i {agreeing} af {frames} testbilleder.</translation>
    </message>
    <message>
        <source>WebGPU finds no graphics card that it can use.</source>
        <translation>WebGPU finder intet grafikkort, den kan bruge.</translation>
    </message>
    <message>
        <source>What to track</source>
        <translation>Hvad der skal spores</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Vindue</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Virker</translation>
    </message>
    <message>
        <source>Your choice: {family}.</source>
        <translation>Dit valg: {family}.</translation>
    </message>
    <message>
        <source>`--family NAME`, the settings, and the metadata `family` of a model file. [Your own networks](../own-networks.md) says how to find the family of a file.</source>
        <translation>`--family NAME`, indstillingerne og metadata `family` i en modelfil. [Dine egne modeller](../own-networks.md) siger, hvordan du finder en fils familie.</translation>
    </message>
    <message>
        <source>`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. [Providers](../providers.md) says which have ever run.</source>
        <translation>`--provider NAME` og siden Udbyder i indstillingerne. `auto` tager den første, der kører, i denne rækkefølge. [Udbydere](../providers.md) siger, hvilke der nogensinde har kørt.</translation>
    </message>
    <message>
        <source>a TrackNet</source>
        <translation>et TrackNet</translation>
    </message>
    <message>
        <source>a digit network</source>
        <translation>en ciffermodel</translation>
    </message>
    <message>
        <source>a grid of cells for {frames}</source>
        <translation>et gitter af celler for {frames}</translation>
    </message>
    <message>
        <source>a heatmap of {frames}</source>
        <translation>heatmap for {frames}</translation>
    </message>
    <message>
        <source>a pose model</source>
        <translation>en positurmodel</translation>
    </message>
    <message>
        <source>a stroke network</source>
        <translation>en slagmodel</translation>
    </message>
    <message>
        <source>an InpaintNet</source>
        <translation>et InpaintNet</translation>
    </message>
    <message>
        <source>an embedding network</source>
        <translation>en embeddingmodel</translation>
    </message>
    <message>
        <source>any</source>
        <translation>vilkårlig</translation>
    </message>
    <message>
        <source>any batch</source>
        <translation>vilkårlig batch</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisk</translation>
    </message>
    <message>
        <source>background mode {name}</source>
        <translation>baggrundstilstanden {name}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}</source>
        <translation>bold i {with_ball:,} af {frames}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}, {filled:,} of them filled in {gaps}</source>
        <translation>bold i {with_ball:,} af {frames}, heraf {filled:,} udfyldt i {gaps}</translation>
    </message>
    <message>
        <source>batches of {batch}</source>
        <translation>batches på {batch}</translation>
    </message>
    <message>
        <source>blue, green, red</source>
        <translation>blå, grøn, rød</translation>
    </message>
    <message>
        <source>brightness</source>
        <translation>lysstyrke</translation>
    </message>
    <message>
        <source>build of ONNX Runtime</source>
        <translation>udgave af ONNX Runtime</translation>
    </message>
    <message>
        <source>cuDNN failed ({status}).</source>
        <translation>cuDNN fejlede ({status}).</translation>
    </message>
    <message>
        <source>different</source>
        <translation>forskellige</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passer ikke</translation>
    </message>
    <message>
        <source>each frame</source>
        <translation>hvert billede</translation>
    </message>
    <message>
        <source>family {name}</source>
        <translation>familien {name}</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>fits, with assumptions</source>
        <translation>passer, med antagelser</translation>
    </message>
    <message>
        <source>heatmaps within {limit:g}</source>
        <translation>heatmaps inden for {limit:g}</translation>
    </message>
    <message>
        <source>if it does not run</source>
        <translation>hvis den ikke kører</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>i vinduet</translation>
    </message>
    <message>
        <source>included with RallyTrace</source>
        <translation>følger med RallyTrace</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>nearly the same</source>
        <translation>næsten de samme</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>skal have et svar</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>no frame with a ball in both</source>
        <translation>intet billede med en bold i begge</translation>
    </message>
    <message>
        <source>no players found</source>
        <translation>ingen spillere fundet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>not looked at here</source>
        <translation>ikke gennemsøgt her</translation>
    </message>
    <message>
        <source>output</source>
        <translation>output</translation>
    </message>
    <message>
        <source>planes of L frames</source>
        <translation>planer for L billeder</translation>
    </message>
    <message>
        <source>players found</source>
        <translation>spillere fundet</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in every frame</source>
        <translation>positioner inden for {distance:g} px i alle billeder</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in {share:.1%} of the frames</source>
        <translation>positioner inden for {distance:g} px i {share:.1%} af billederne</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>rød, grøn, blå</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>systemer</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>CPU’en</translation>
    </message>
    <message>
        <source>the CPU in 32-bit floats</source>
        <translation>CPU’en med 32-bit-kommatal</translation>
    </message>
    <message>
        <source>the background ({leading}), then {planes}</source>
        <translation>baggrunden ({leading}), derefter {planes}</translation>
    </message>
    <message>
        <source>the best available provider</source>
        <translation>den bedste udbyder</translation>
    </message>
    <message>
        <source>the difference from the background</source>
        <translation>forskellen fra baggrunden</translation>
    </message>
    <message>
        <source>the last frame</source>
        <translation>det sidste billede</translation>
    </message>
    <message>
        <source>the middle frame</source>
        <translation>det midterste billede</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>de samme</translation>
    </message>
    <message>
        <source>tried by `auto`</source>
        <translation>prøves af `auto`</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>hvad den er</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <translation>{counts}.</translation>
    </message>
    <message>
        <source>{definition} Each one is tested with a small model. The status line shows the provider of the last run.</source>
        <translation>{definition} Hver af dem testes med en lille model. Statuslinjen viser udbyderen for den seneste kørsel.</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>{duration} tilbage</translation>
    </message>
    <message>
        <source>{ending}.</source>
        <translation>{ending}.</translation>
    </message>
    <message>
        <source>{ending}: {found}.</source>
        <translation>{ending}: {found}.</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} eller {second}</translation>
    </message>
    <message>
        <source>{frames} in {duration}.</source>
        <translation>{frames} på {duration}.</translation>
    </message>
    <message>
        <source>{key} brings it back.</source>
        <translation>{key} henter den tilbage.</translation>
    </message>
    <message>
        <source>{key} cancels it.</source>
        <translation>{key} annullerer.</translation>
    </message>
    <message>
        <source>{label} exists only on {systems}.</source>
        <translation>{label} findes kun på {systems}.</translation>
    </message>
    <message>
        <source>{left} and {right}</source>
        <translation>{left} og {right}</translation>
    </message>
    <message>
        <source>{left} or {right}</source>
        <translation>{left} eller {right}</translation>
    </message>
    <message>
        <source>{library} could not be loaded (Windows error {number}): a library that it needs is missing.</source>
        <translation>{library} kunne ikke indlæses (Windows-fejl {number}): et bibliotek, som den har brug for, mangler.</translation>
    </message>
    <message>
        <source>{models} compiled by {providers}, kept for the next start: {size:.1f} MB</source>
        <translation>{models} kompileret af {providers}, gemt til næste start: {size:.1f} MB</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <translation>{names} og andre</translation>
    </message>
    <message>
        <source>{network}: {announcement}</source>
        <translation>{network}: {announcement}</translation>
    </message>
    <message>
        <source>{output} (logits)</source>
        <translation>{output} (logits)</translation>
    </message>
    <message>
        <source>{output}; perhaps a state</source>
        <translation>{output}; måske en tilstand</translation>
    </message>
    <message>
        <source>{path} does not say what its input is. Its {channels} input channels and its output {shape} fit {options}.</source>
        <translation>{path} angiver ikke, hvad dens input er. De {channels} inputkanaler og outputtet {shape} passer til {options}.</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint of {network} over {frames}. Convert it to an .onnx model first:</source>
        <translation>{path} er et PyTorch-checkpoint af {network} over {frames}. Konvertér det først til en .onnx-model:</translation>
    </message>
    <message>
        <source>{path} is {found}, but {wanted} is needed here.</source>
        <translation>{path} er {found}, men her skal bruges {wanted}.</translation>
    </message>
    <message>
        <source>{pixels:.2f} px at 1280x720</source>
        <translation>{pixels:.2f} px ved 1280x720</translation>
    </message>
    <message>
        <source>{planes} of each frame</source>
        <translation>{planes} for hvert billede</translation>
    </message>
    <message>
        <source>{planes}, the newest first</source>
        <translation>{planes}, nyeste først</translation>
    </message>
    <message>
        <source>{problem} {name} is still in use.</source>
        <translation>{problem} {name} er stadig i brug.</translation>
    </message>
    <message>
        <source>{provider} cannot be used: {reason}</source>
        <translation>{provider} kan ikke bruges: {reason}</translation>
    </message>
    <message>
        <source>{provider} in 8-bit integers</source>
        <translation>{provider} med 8-bit-heltal</translation>
    </message>
    <message>
        <source>{provider} runs {nodes} of the model&apos;s {total} operations; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} kører {nodes} af modellens {total} operationer; resten kører andre steder ({elsewhere}).</translation>
    </message>
    <message>
        <source>{provider} takes {share:.0%} of the model&apos;s time; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} tager {share:.0%} af modellens tid; resten kører andre steder ({elsewhere}).</translation>
    </message>
    <message>
        <source>{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} without overlap.</source>
        <translation>{rate:.3g} vinduer pr. sekund: {rate:.3g} billeder pr. sekund med et vindue pr. billede, {fastest:.3g} uden overlap.</translation>
    </message>
    <message>
        <source>{rate:.3g} with a window per frame, {fastest:.3g} without overlap</source>
        <translation>{rate:.3g} med et vindue pr. billede, {fastest:.3g} uden overlap</translation>
    </message>
    <message>
        <source>{runs} in this project.</source>
        <translation>{runs} i dette projekt.</translation>
    </message>
    <message>
        <source>{score:.0%}: {result}</source>
        <translation>{score:.0%}: {result}</translation>
    </message>
    <message>
        <source>{seconds:.1f} s to the first result</source>
        <translation>{seconds:.1f} s til det første resultat</translation>
    </message>
    <message>
        <source>{speed:.1f} frames/s</source>
        <translation>{speed:.1f} billeder/s</translation>
    </message>
    <message>
        <source>{summary} How was it trained?</source>
        <translation>{summary} Hvordan blev den trænet?</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>All rallies</source>
        <translation>Alle dueller</translation>
    </message>
    <message>
        <source>All rallies, lets included</source>
        <translation>Alle dueller, også let</translation>
    </message>
    <message>
        <source>Average rally</source>
        <translation>Duel i gennemsnit</translation>
    </message>
    <message>
        <source>Ball in rallies</source>
        <translation>Bold i dueller</translation>
    </message>
    <message>
        <source>Bottom: where {played} of {strokes} were played from. Top: where {targets} went.</source>
        <translation>Nederst: hvor {played} af {strokes} blev slået fra. Øverst: hvor {targets} endte.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Manuelt</translation>
    </message>
    <message>
        <source>By the player who hit last: a winner if that player won the rally, an error if not.</source>
        <translation>Efter den spiller, der slog sidst: et vinderslag, hvis spilleren vandt duellen, ellers en fejl.</translation>
    </message>
    <message>
        <source>By what was set for the rally.</source>
        <translation>Efter det, der er angivet for duellen.</translation>
    </message>
    <message>
        <source>Counted from the rally winners by the rules of the sport</source>
        <translation>Talt ud fra duellernes vindere efter sportens regler</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Bane</translation>
    </message>
    <message>
        <source>Each of the two ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>Hver af de to løb {distance} pr. duel i gennemsnit ({rallies}; mellem et lavt og et højt skøn).</translation>
    </message>
    <message>
        <source>Each player is shown at the bottom. Left and right are as the player sees them.</source>
        <translation>Hver spiller vises nederst. Venstre og højre er set fra spilleren.</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Afslutning</translation>
    </message>
    <message>
        <source>Endings were set or accepted by hand; {unknown} without a winner</source>
        <translation>Afslutninger er angivet eller godkendt manuelt; {unknown} uden vinder</translation>
    </message>
    <message>
        <source>Ends of the players</source>
        <translation>Spillernes ender</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>Fjerneste ende</translation>
    </message>
    <message>
        <source>Fastest km/h</source>
        <translation>Hurtigste km/t</translation>
    </message>
    <message>
        <source>Fastest stroke</source>
        <translation>Hurtigste slag</translation>
    </message>
    <message>
        <source>Fastest strokes</source>
        <translation>Hurtigste slag</translation>
    </message>
    <message>
        <source>Found by the program</source>
        <translation>Fundet af programmet</translation>
    </message>
    <message>
        <source>Frame {frame:,}</source>
        <translation>Billede {frame:,}</translation>
    </message>
    <message>
        <source>Frame {frame:,} of {video}</source>
        <translation>Billede {frame:,} i {video}</translation>
    </message>
    <message>
        <source>Frames {frames}. No winner set</source>
        <translation>Billeder {frames}. Ingen vinder angivet</translation>
    </message>
    <message>
        <source>Frames {frames}. Winner set by hand: {winner}</source>
        <translation>Billeder {frames}. Vinder angivet manuelt: {winner}</translation>
    </message>
    <message>
        <source>From 3D trajectories fitted to the path of the ball; medians of the measured strokes</source>
        <translation>Fra boldflugter i 3D tilpasset boldkurven; medianer af de målte slag</translation>
    </message>
    <message>
        <source>From and to.</source>
        <translation>Fra og til.</translation>
    </message>
    <message>
        <source>From video to video</source>
        <translation>Fra video til video</translation>
    </message>
    <message>
        <source>From {shots}</source>
        <translation>Fra {shots}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}. sæt</translation>
    </message>
    <message>
        <source>Grid lines every five points.</source>
        <translation>Gitterlinjer for hvert femte point.</translation>
    </message>
    <message>
        <source>Half of the {known} measured strokes were faster</source>
        <translation>Halvdelen af de {known} målte slag var hurtigere</translation>
    </message>
    <message>
        <source>Highest of the speeds known within 10%, with its 80% interval</source>
        <translation>Højeste af de hastigheder, der kendes inden for 10&#xa0;%, med 80&#xa0;%-interval</translation>
    </message>
    <message>
        <source>How rallies ended</source>
        <translation>Duellernes afslutning</translation>
    </message>
    <message>
        <source>In brackets: the rallies or strokes that each figure rests on.</source>
        <translation>I parentes: de dueller eller slag, som hvert tal bygger på.</translation>
    </message>
    <message>
        <source>In colour: where the player stood.</source>
        <translation>I farve: hvor spilleren stod.</translation>
    </message>
    <message>
        <source>Last stroke by</source>
        <translation>Sidste slag af</translation>
    </message>
    <message>
        <source>Lead after each rally, {round}</source>
        <translation>Føring efter hver duel, {round}</translation>
    </message>
    <message>
        <source>Lead after each rally: {first} above the line, {second} below.</source>
        <translation>Føring efter hver duel: {first} over linjen, {second} under.</translation>
    </message>
    <message>
        <source>Length (s)</source>
        <translation>Længde (s)</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>Længste dueller</translation>
    </message>
    <message>
        <source>Longest rally</source>
        <translation>Længste duel</translation>
    </message>
    <message>
        <source>Lost by own error</source>
        <translation>Tabt på egen fejl</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Målt</translation>
    </message>
    <message>
        <source>Median height at net</source>
        <translation>Medianhøjde ved nettet</translation>
    </message>
    <message>
        <source>Median km/h</source>
        <translation>Median km/t</translation>
    </message>
    <message>
        <source>Median speed (km/h)</source>
        <translation>Medianhastighed (km/t)</translation>
    </message>
    <message>
        <source>Movement, {player}</source>
        <translation>Bevægelse, {player}</translation>
    </message>
    <message>
        <source>Movement.</source>
        <translation>Bevægelse.</translation>
    </message>
    <message>
        <source>Named by the stroke network, {share:.0%} confident on average, or by hand</source>
        <translation>Navngivet af slagmodellen, med {share:.0%} konfidens i gennemsnit, eller manuelt</translation>
    </message>
    <message>
        <source>Names of strokes</source>
        <translation>Slagenes navne</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>Nærmeste ende</translation>
    </message>
    <message>
        <source>Needs a known score: the server follows from it.</source>
        <translation>Kræver en kendt stilling: den viser, hvem der server.</translation>
    </message>
    <message>
        <source>Needs rallies with a winner and a known player of the last stroke.</source>
        <translation>Kræver dueller med en vinder, hvor det vides, hvem der slog sidst.</translation>
    </message>
    <message>
        <source>No court set, so positions, zones and speeds are unknown.</source>
        <translation>Ingen bane er angivet, så positioner, zoner og hastigheder er ukendte.</translation>
    </message>
    <message>
        <source>No landings known.</source>
        <translation>Ingen kendte nedslag.</translation>
    </message>
    <message>
        <source>No poses of the players found, so their movement is unknown.</source>
        <translation>Ingen positurer af spillerne fundet, så deres bevægelse er ukendt.</translation>
    </message>
    <message>
        <source>No rallies.</source>
        <translation>Ingen dueller.</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>Ingen duel har en vinder endnu.</translation>
    </message>
    <message>
        <source>No score. Set it up with the Match button of the Rallies panel.</source>
        <translation>Ingen stilling. Angiv kampen med knappen Kamp i panelet Dueller.</translation>
    </message>
    <message>
        <source>No speed could be measured reliably.</source>
        <translation>Ingen hastighed kunne måles pålideligt.</translation>
    </message>
    <message>
        <source>No stroke has a name. Names need the court and the players&apos; poses.</source>
        <translation>Intet slag har et navn. Navne kræver banen og spillernes positurer.</translation>
    </message>
    <message>
        <source>No strokes found. They are found from the tracked path of the ball.</source>
        <translation>Ingen slag fundet. De findes ud fra boldens sporede kurve.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>On the court</source>
        <translation>På banen</translation>
    </message>
    <message>
        <source>Opponent half, {zone} left</source>
        <translation>Modstanderens halvdel, {zone} venstre</translation>
    </message>
    <message>
        <source>Opponent half, {zone} right</source>
        <translation>Modstanderens halvdel, {zone} højre</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Modstandere</translation>
    </message>
    <message>
        <source>Own half, {zone} left</source>
        <translation>Egen halvdel, {zone} venstre</translation>
    </message>
    <message>
        <source>Own half, {zone} right</source>
        <translation>Egen halvdel, {zone} højre</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Pictures of the last stroke, with the path of the ball after it.</source>
        <translation>Billeder af det sidste slag med boldkurven efter det.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Player of each stroke</source>
        <translation>Spiller ved hvert slag</translation>
    </message>
    <message>
        <source>Players of each rally</source>
        <translation>Spillere i hver duel</translation>
    </message>
    <message>
        <source>Poses of the players</source>
        <translation>Spillernes positurer</translation>
    </message>
    <message>
        <source>Position of the player at the stroke</source>
        <translation>Spillerens position ved slaget</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Dueller</translation>
    </message>
    <message>
        <source>Rallies by number of strokes</source>
        <translation>Dueller efter antal slag</translation>
    </message>
    <message>
        <source>Rallies or their scores are missing {places}.</source>
        <translation>Dueller eller deres stilling mangler {places}.</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>Rally length</source>
        <translation>Duellernes længde</translation>
    </message>
    <message>
        <source>Ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>Løb {distance} pr. duel i gennemsnit ({rallies}; mellem et lavt og et højt skøn).</translation>
    </message>
    <message>
        <source>Recorded at {rate:g} frames per second. Durations and speeds are those of play.</source>
        <translation>Optaget med {rate:g} billeder pr. sekund. Varigheder og hastigheder er spillets egne.</translation>
    </message>
    <message>
        <source>Run a rally</source>
        <translation>Løb pr. duel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Score progression</source>
        <translation>Kampens forløb</translation>
    </message>
    <message>
        <source>Serve and return</source>
        <translation>Serv og retur</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Servet</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servende</translation>
    </message>
    <message>
        <source>Serves and hits, found on the path of the ball or set by hand</source>
        <translation>Server og træf, fundet på boldkurven eller sat manuelt</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>{number}. sæt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Speed measured for {known} of {strokes}</source>
        <translation>Hastighed målt for {known} af {strokes}</translation>
    </message>
    <message>
        <source>Speed of each stroke</source>
        <translation>Hastighed af hvert slag</translation>
    </message>
    <message>
        <source>Speed of the ball right after the stroke, where one camera is enough to measure it. ± gives the 80% interval.</source>
        <translation>Boldens hastighed lige efter slaget, hvor ét kamera er nok til at måle den. ± angiver et interval på 80&#xa0;%.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Stroke at {clock}, frame {frame:,}: {landed}; ± {across:.2f} m across, ± {along:.2f} m along the court</source>
        <translation>Slag ved {clock}, billede {frame:,}: {landed}; ± {across:.2f} m på tværs, ± {along:.2f} m på langs af banen</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Strokes and landings, {player}</source>
        <translation>Slag og nedslag, {player}</translation>
    </message>
    <message>
        <source>Strokes and landings.</source>
        <translation>Slag og nedslag.</translation>
    </message>
    <message>
        <source>Strokes by speed</source>
        <translation>Slag efter hastighed</translation>
    </message>
    <message>
        <source>Strokes per rally, coloured by winner.</source>
        <translation>Slag pr. duel, farvet efter vinder.</translation>
    </message>
    <message>
        <source>Strokes per rally.</source>
        <translation>Slag pr. duel.</translation>
    </message>
    <message>
        <source>Strokes: rallies with known strokes. Seconds: all rallies</source>
        <translation>Slag: dueller med kendte slag. Sekunder: alle dueller</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Target of the stroke: where it was hit next, or landed</source>
        <translation>Slagets mål: hvor bolden næste gang blev ramt eller landede</translation>
    </message>
    <message>
        <source>The fastest strokes are those known within 10%.</source>
        <translation>De hurtigste slag er dem, der kendes inden for 10&#xa0;%.</translation>
    </message>
    <message>
        <source>The last hit on the path of the ball. Who made it follows from the whole rally</source>
        <translation>Det sidste træf på boldkurven. Hele duellen afgør, hvem der slog</translation>
    </message>
    <message>
        <source>The players of the strokes are unknown. Find the players&apos; poses, or set the court.</source>
        <translation>Det vides ikke, hvem der slog. Find spillernes positurer, eller angiv banen.</translation>
    </message>
    <message>
        <source>The score at the end is unknown.</source>
        <translation>Stillingen ved slutningen er ukendt.</translation>
    </message>
    <message>
        <source>The score is that before {rally}, which has no winner.</source>
        <translation>Stillingen er den før {rally}, som ikke har nogen vinder.</translation>
    </message>
    <message>
        <source>The server follows from the score; {unknown} without a winner</source>
        <translation>Den servende fremgår af stillingen; {unknown} uden vinder</translation>
    </message>
    <message>
        <source>The video could not be read, so there are no pictures.</source>
        <translation>Videoen kunne ikke læses, så der er ingen billeder.</translation>
    </message>
    <message>
        <source>Time in play</source>
        <translation>Tid i spil</translation>
    </message>
    <message>
        <source>Total length of the rallies, and of the videos</source>
        <translation>Duellernes og videoernes samlede længde</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ukendt</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Where both players were during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>Hvor begge spillere var under duellerne: {positions:,} fodpositioner i felter på {side:.1f} m.</translation>
    </message>
    <message>
        <source>Where the player was during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>Hvor spilleren var under duellerne: {positions:,} fodpositioner i felter på {side:.1f} m.</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>Hvor tallene kommer fra</translation>
    </message>
    <message>
        <source>Who won the rallies on each player&apos;s serve.</source>
        <translation>Hvem der vandt duellerne på hver spillers serv.</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vindere</translation>
    </message>
    <message>
        <source>Winners and errors: last strokes of rallies won and lost.</source>
        <translation>Vinderslag og fejl: sidste slag i vundne og tabte dueller.</translation>
    </message>
    <message>
        <source>Winners were set by hand; {unknown} without a winner</source>
        <translation>Vindere er angivet manuelt; {unknown} uden vinder</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vundet af</translation>
    </message>
    <message>
        <source>Won returning</source>
        <translation>Vundet på retur</translation>
    </message>
    <message>
        <source>Won serving</source>
        <translation>Vundet på serv</translation>
    </message>
    <message>
        <source>Zones, {player}</source>
        <translation>Zoner, {player}</translation>
    </message>
    <message>
        <source>after {rally}</source>
        <translation>efter {rally}</translation>
    </message>
    <message>
        <source>before {rally}</source>
        <translation>før {rally}</translation>
    </message>
    <message>
        <source>certain in {certain:,} of {rallies}</source>
        <translation>sikkert i {certain:,} af {rallies}</translation>
    </message>
    <message>
        <source>check Near end at start</source>
        <translation>kontrollér Nærmest ved start</translation>
    </message>
    <message numerus="yes">
        <source>in %n more places</source>
        <translation>
            <numerusform>på %n andet sted</numerusform>
            <numerusform>på %n andre steder</numerusform>
        </translation>
    </message>
    <message>
        <source>{landings}, none with a measured place.</source>
        <translation>{landings}, ingen med målt sted.</translation>
    </message>
    <message>
        <source>km/h (height: number of strokes)</source>
        <translation>km/t (højde: antal slag)</translation>
    </message>
    <message>
        <source>landed in</source>
        <translation>landede inde</translation>
    </message>
    <message>
        <source>landed on own side</source>
        <translation>landede på egen side</translation>
    </message>
    <message>
        <source>landed out</source>
        <translation>landede ude</translation>
    </message>
    <message>
        <source>landed too close to the line to call</source>
        <translation>landede for tæt på linjen til at afgøre</translation>
    </message>
    <message>
        <source>of {strokes}</source>
        <translation>af {strokes}</translation>
    </message>
    <message>
        <source>score and video differ in {rallies}</source>
        <translation>stilling og video er uenige i {rallies}</translation>
    </message>
    <message>
        <source>strokes (height: number of rallies)</source>
        <translation>slag (højde: antal dueller)</translation>
    </message>
    <message>
        <source>strokes · {seconds:.1f} s</source>
        <translation>slag · {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, derefter {after}</translation>
    </message>
    <message>
        <source>{checked:,} of {frames} checked</source>
        <translation>{checked:,} af {frames} kontrolleret</translation>
    </message>
    <message>
        <source>{count}, {share:.0%} confident on average</source>
        <translation>{count}, {share:.0%} konfidens i gennemsnit</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} og {second}</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} eller flere</translation>
    </message>
    <message>
        <source>{first} to {second}</source>
        <translation>{first} mod {second}</translation>
    </message>
    <message>
        <source>{low} to {high} km/h: {first} {first_count}, {second} {second_count}</source>
        <translation>{low} til {high} km/t: {first} {first_count}, {second} {second_count}</translation>
    </message>
    <message>
        <source>{number:,} more</source>
        <translation>{number:,} til</translation>
    </message>
    <message>
        <source>{part:,} of {all}</source>
        <translation>{part:,} af {all}</translation>
    </message>
    <message>
        <source>{part:,} of {total:,}</source>
        <translation>{part:,} af {total:,}</translation>
    </message>
    <message>
        <source>{placed:,} of {landings}: ● in, ○ too close to call, × out or on own side.</source>
        <translation>{placed:,} af {landings}: ● inde, ○ for tæt til at afgøre, × ude eller på egen side.</translation>
    </message>
    <message>
        <source>{player} lost {rallies} with it as the last stroke</source>
        <translation>{player} tabte {rallies} med det som sidste slag</translation>
    </message>
    <message>
        <source>{player} ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>{player} løb {distance} pr. duel i gennemsnit ({rallies}; mellem et lavt og et højt skøn).</translation>
    </message>
    <message>
        <source>{player} won {rallies} with it as the last stroke</source>
        <translation>{player} vandt {rallies} med det som sidste slag</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which the opponent hit last</source>
        <translation>{player} vandt {won} af {rallies}, hvor modstanderen slog sidst</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which they hit last</source>
        <translation>{player} vandt {won} af {rallies}, hvor spilleren selv slog sidst</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on the opponent&apos;s serve</source>
        <translation>{player} vandt {won} af {rallies} på modstanderens serv</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on their own serve</source>
        <translation>{player} vandt {won} af {rallies} på egen serv</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} that ended so</source>
        <translation>{player} vandt {won} af {rallies}, der sluttede sådan</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} with {strokes} strokes</source>
        <translation>{player} vandt {won} af {rallies} med {strokes} slag</translation>
    </message>
    <message>
        <source>{player}: errors</source>
        <translation>{player}: fejl</translation>
    </message>
    <message>
        <source>{player}: winners</source>
        <translation>{player}: vinderslag</translation>
    </message>
    <message>
        <source>{player}: {rallies}</source>
        <translation>{player}: {rallies}</translation>
    </message>
    <message>
        <source>{player}: {strokes}</source>
        <translation>{player}: {strokes}</translation>
    </message>
    <message>
        <source>{rallies:,} with a winner</source>
        <translation>{rallies:,} med en vinder</translation>
    </message>
    <message>
        <source>{rallies} left out: not known to be played by {names}.</source>
        <translation>{rallies} udeladt: det vides ikke, om {names} spillede dem.</translation>
    </message>
    <message>
        <source>{rallies}, largest lead {lead}</source>
        <translation>{rallies}, største føring {lead}</translation>
    </message>
    <message>
        <source>{rally} at its last stroke, {clock}</source>
        <translation>{rally} ved det sidste slag, {clock}</translation>
    </message>
    <message>
        <source>{rally}, frames {frames}</source>
        <translation>{rally}, billeder {frames}</translation>
    </message>
    <message>
        <source>{rally}, {clock}, frame {frame:,}. 80% interval</source>
        <translation>{rally}, {clock}, billede {frame:,}. 80&#xa0;%-interval</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Not counted; {strokes}.</source>
        <translation>{rally}, {clock}: {score}. Tæller ikke; {strokes}.</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Won by {player}; {strokes}.</source>
        <translation>{rally}, {clock}: {score}. Vundet af {player}; {strokes}.</translation>
    </message>
    <message>
        <source>{rate:.0f} per minute of play</source>
        <translation>{rate:.0f} pr. minuts spil</translation>
    </message>
    <message>
        <source>{share:.0%} of {length}</source>
        <translation>{share:.0%} af {length}</translation>
    </message>
    <message>
        <source>{share:.1%} of the time in rallies</source>
        <translation>{share:.1%} af tiden i dueller</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}</source>
        <translation>{strokes} slag: {rallies}</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}; {first} won {first_won}, {second} {second_won}</source>
        <translation>{strokes} slag: {rallies}; {first} vandt {first_won}, {second} {second_won}</translation>
    </message>
    <message>
        <source>{zone}: {strokes}, {share:.0%}. {source}</source>
        <translation>{zone}: {strokes}, {share:.0%}. {source}</translation>
    </message>
    <message>
        <source>± is half the width of an 80% interval. Positions on the floor are measured from the court lines; speeds and landings from 3D trajectories, where one camera is enough. Point at a number to see its source.</source>
        <translation>± er halvdelen af bredden af et 80&#xa0;%-interval. Positioner på gulvet måles ud fra banelinjerne; hastigheder og nedslag ud fra boldflugter i 3D, hvor ét kamera er nok. Peg på et tal for at se kilden.</translation>
    </message>
    <message>
        <source>± {interval:.0f} km/h</source>
        <translation>± {interval:.0f} km/t</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>16-bit floats</source>
        <translation>16-bit-kommatal</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>32-bit-kommatal</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>8-bit-heltal</translation>
    </message>
    <message>
        <source>A path in these colours and sizes</source>
        <translation>En boldkurve i disse farver og størrelser</translation>
    </message>
    <message>
        <source>A rally that does not count for the score.</source>
        <translation>En duel, der ikke tæller med i stillingen.</translation>
    </message>
    <message>
        <source>A replay, a break or another camera. These frames are not tracked. Also called non-play.</source>
        <translation>En gentagelse, en pause eller et andet kamera. Disse billeder spores ikke. Kaldes også non-play.</translation>
    </message>
    <message>
        <source>A serve, hit, bounce or landing of the ball.</source>
        <translation>En serv, et træf, et opspring eller et nedslag.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Handling</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Handlinger og deres taster</translation>
    </message>
    <message>
        <source>Advance after a click</source>
        <translation>Gå videre efter klik</translation>
    </message>
    <message>
        <source>After each run that finds the ball, find the players in the same frames.</source>
        <translation>Find spillerne i de samme billeder efter hver kørsel, der finder bolden.</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Alle kerner</translation>
    </message>
    <message>
        <source>All keys were restored to the defaults.</source>
        <translation>Alle taster er sat tilbage til standard.</translation>
    </message>
    <message>
        <source>Also after tracking</source>
        <translation>Også efter sporing</translation>
    </message>
    <message>
        <source>An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.</source>
        <translation>En times video fylder ca. 8 GB ved 720p og 13 til 50 GB ved 1080p. De ældste kopier slettes først.</translation>
    </message>
    <message>
        <source>Another action also has this key.</source>
        <translation>En anden handling har også denne tast.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>As stated in the file</source>
        <translation>Som angivet i filen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisk</translation>
    </message>
    <message>
        <source>Automatic, from court or path</source>
        <translation>Automatisk, fra bane eller kurve</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Baggrund</translation>
    </message>
    <message>
        <source>Background end</source>
        <translation>Baggrundens slutning</translation>
    </message>
    <message>
        <source>Background start</source>
        <translation>Baggrundens start</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchstørrelse</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>Den bedste</translation>
    </message>
    <message>
        <source>Blob: as in TrackNetV3</source>
        <translation>Plet: som i TrackNetV3</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Nederst til venstre</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Nederst til højre</translation>
    </message>
    <message>
        <source>Centroid: subpixel</source>
        <translation>Tyngdepunkt: subpixel</translation>
    </message>
    <message>
        <source>Changes apply to the next run, not to a run in progress.</source>
        <translation>Ændringer gælder for den næste kørsel, ikke for en, der er i gang.</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Vælg…</translation>
    </message>
    <message>
        <source>Chosen for the model</source>
        <translation>Valgt efter modellen</translation>
    </message>
    <message>
        <source>Chosen for the provider</source>
        <translation>Valgt efter udbyderen</translation>
    </message>
    <message>
        <source>Click a key or press {key}, then press the new key, or Esc to keep the old one. Delete removes a key.</source>
        <translation>Klik på en tast, eller tryk på {key}, og tryk derefter på den nye tast, eller på Esc for at beholde den gamle. Delete fjerner en tast.</translation>
    </message>
    <message>
        <source>Click to change the key</source>
        <translation>Klik for at skifte tasten</translation>
    </message>
    <message>
        <source>Click to open the settings</source>
        <translation>Klik for at åbne indstillingerne</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>Consecutive frames that a network looks at together.</source>
        <translation>Billeder i træk, som en model ser på sammen.</translation>
    </message>
    <message>
        <source>Consecutive frames without a ball.</source>
        <translation>Billeder i træk uden bold.</translation>
    </message>
    <message>
        <source>Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are deleted.</source>
        <translation>Kopiér den åbne video i baggrunden uden tab, så spring er hurtigere. Når det er slået fra, slettes alle kopier.</translation>
    </message>
    <message>
        <source>Corner of the video to show them in, or beside the video if there is space.</source>
        <translation>Hjørnet af videoen, de vises i, eller ved siden af videoen, hvis der er plads.</translation>
    </message>
    <message>
        <source>Ctrl+, opens the settings. The settings file holds only what you have changed.</source>
        <translation>Ctrl+, åbner indstillingerne. Indstillingsfilen indeholder kun det, du har ændret.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Decides which court is searched for, whether the ball bounces in play, and how strokes are named. Automatic: any court, then the sport of the court or of the path. Match &gt; Sport sets it for one video.</source>
        <translation>Afgør, hvilken bane der søges efter, om bolden springer op i spil, og hvordan slag navngives. Automatisk: enhver bane, derefter banens eller boldkurvens sport. Kamp &gt; Sport angiver den for én video.</translation>
    </message>
    <message>
        <source>Decode in hardware</source>
        <translation>Afkod i hardware</translation>
    </message>
    <message>
        <source>Decode the video of a run on the graphics card, if that gives exactly the same pictures.</source>
        <translation>Afkod videoen til en kørsel på grafikkortet, hvis det giver præcis de samme billeder.</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>Afkodning</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Enhed</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Forskel</translation>
    </message>
    <message>
        <source>Disk space for fast jumps</source>
        <translation>Diskplads til hurtige spring</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>Embeddingmodel</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hændelser</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Excel with decimal commas</source>
        <translation>Excel med decimalkomma</translation>
    </message>
    <message>
        <source>Export positions that InpaintNet put into gaps as visible, as TrackNetV3 does. Otherwise they count as hidden.</source>
        <translation>Eksportér positioner, som InpaintNet har sat i huller, som synlige, ligesom TrackNetV3 gør. Ellers tæller de som skjulte.</translation>
    </message>
    <message>
        <source>Exported tables</source>
        <translation>Eksporterede tabeller</translation>
    </message>
    <message>
        <source>Fall back to the CPU</source>
        <translation>Brug ellers CPU’en</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familier</translation>
    </message>
    <message>
        <source>Families of models whose files do not state one, by SHA-256.</source>
        <translation>Familier for modeller, hvis filer ikke angiver nogen, efter SHA-256.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>Fast jumps</source>
        <translation>Hurtige spring</translation>
    </message>
    <message>
        <source>Fewer bits are faster and slightly less exact. 8-bit integers are for the included networks. Automatic: the CPU uses them where a trial shows that they pay off. A provider without the chosen precision uses its own.</source>
        <translation>Færre bit er hurtigere og lidt mindre nøjagtige. 8-bit-heltal er til de medfølgende modeller. Automatisk: CPU’en bruger dem, hvor en prøve viser, at de kan betale sig. En udbyder uden den valgte præcision bruger sin egen.</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Udfyld huller</translation>
    </message>
    <message>
        <source>Filled path</source>
        <translation>Udfyldt kurve</translation>
    </message>
    <message>
        <source>Filled positions count as visible</source>
        <translation>Udfyldte positioner tæller som synlige</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Find en handling eller en tast</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>Find dueller</translation>
    </message>
    <message>
        <source>Find the players in every Nth frame, and interpolate the frames in between.</source>
        <translation>Find spillerne i hvert N’te billede, og interpolér billederne imellem.</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Første billede</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <translation>Følg bolden</translation>
    </message>
    <message>
        <source>Following the ball takes less time: the network looks at the whole picture to find the ball, then at the part around it.</source>
        <translation>Det tager mindre tid at følge bolden: modellen ser på hele billedet for at finde bolden, derefter på delen omkring den.</translation>
    </message>
    <message>
        <source>Frame cache</source>
        <translation>Billedcache</translation>
    </message>
    <message>
        <source>Frame number and state</source>
        <translation>Billednummer og tilstand</translation>
    </message>
    <message>
        <source>Frame step</source>
        <translation>Billedskridt</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Billeder</translation>
    </message>
    <message>
        <source>Frames from the start of one window to the next. A larger step is faster. Also called stride.</source>
        <translation>Billeder fra begyndelsen af et vindue til det næste. Et større skridt er hurtigere. Kaldes også stride.</translation>
    </message>
    <message>
        <source>Frames next to each other that may be wrong. You check them together.</source>
        <translation>Nogle billeder i træk, der kan være forkerte. Du kontrollerer dem sammen.</translation>
    </message>
    <message>
        <source>Frames of the path after the current frame, drawn fainter.</source>
        <translation>Billeder af boldkurven efter det aktuelle billede, tegnet svagere.</translation>
    </message>
    <message>
        <source>Frames of the path before the current frame.</source>
        <translation>Billeder af boldkurven før det aktuelle billede.</translation>
    </message>
    <message>
        <source>From the frame rate</source>
        <translation>Efter billedhastigheden</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>Fra modellen</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-hukommelse</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Huller</translation>
    </message>
    <message>
        <source>Go to the next frame after you place the ball.</source>
        <translation>Gå til næste billede, når du har placeret bolden.</translation>
    </message>
    <message>
        <source>Heatmap opacity</source>
        <translation>Heatmappets dækkeevne</translation>
    </message>
    <message>
        <source>Highest pixel</source>
        <translation>Højeste pixel</translation>
    </message>
    <message>
        <source>How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability.</source>
        <translation>Hvor tydeligt TrackNet ser bolden i billedet, fra 0 til 1. Det er ikke en sandsynlighed.</translation>
    </message>
    <message>
        <source>How likely the frame is wrong, from 0 to 1.</source>
        <translation>Hvor sandsynligt det er, at billedet er forkert, fra 0 til 1.</translation>
    </message>
    <message>
        <source>How tables of events, rallies, strokes and poses are written. Label files are always plain.</source>
        <translation>Hvordan tabeller over hændelser, dueller, slag og positurer skrives. Annoteringsfiler er altid almindelige.</translation>
    </message>
    <message>
        <source>How the position is calculated from the heatmap.</source>
        <translation>Hvordan positionen beregnes ud fra heatmappet.</translation>
    </message>
    <message>
        <source>How the results of overlapping windows are combined.</source>
        <translation>Hvordan resultaterne fra overlappende vinduer samles.</translation>
    </message>
    <message>
        <source>If off, other camera views, such as most replays, are marked as not in play and skipped.</source>
        <translation>Når det er slået fra, markeres andre kameravinkler, f.eks. de fleste gentagelser, som ikke i spil og springes over.</translation>
    </message>
    <message>
        <source>If off, the item whose correction repairs most comes first.</source>
        <translation>Når det er slået fra, kommer den sag først, som det hjælper mest at rette.</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet estimates the position where TrackNet finds no ball.</source>
        <translation>InpaintNet anslår positionen, hvor TrackNet ikke finder nogen bold.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tast</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>Tastesæt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Language of the window and the match page. It takes effect when you start RallyTrace again.</source>
        <translation>Sprog i vinduet og på kampsiden. Det gælder, når du starter RallyTrace igen.</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Sidste billede</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Light or dark.</source>
        <translation>Lyst eller mørkt.</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Linjebredde</translation>
    </message>
    <message>
        <source>Longer gaps are not filled. 0: fill no gaps.</source>
        <translation>Længere huller udfyldes ikke. 0: udfyld ingen huller.</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>Længste hul</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Søg i</translation>
    </message>
    <message>
        <source>Loop the range</source>
        <translation>Gentag intervallet</translation>
    </message>
    <message>
        <source>Marker size</source>
        <translation>Markørens størrelse</translation>
    </message>
    <message>
        <source>Maximum GPU memory to use.</source>
        <translation>Største mængde GPU-hukommelse, der må bruges.</translation>
    </message>
    <message>
        <source>Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.</source>
        <translation>Hukommelse til afkodede billeder, en tredjedel af den under en kørsel. Mere hukommelse gør det hurtigere at gå trinvis og spole.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modeller</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Ny tast</translation>
    </message>
    <message>
        <source>No action matches.</source>
        <translation>Ingen handling passer.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ingen grænse</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>Intet overlap</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports.</source>
        <translation>Ingen kan se, hvor bolden er. Billedet tæller som gennemgået, men udelades ved eksport.</translation>
    </message>
    <message>
        <source>Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.</source>
        <translation>Ingen så bolden der: InpaintNet eller en kurve har sat positionen i et hul. Kaldes også inpainted.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Number of CPU cores for a run.</source>
        <translation>Antal CPU-kerner til en kørsel.</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <translation>GPU’ens nummer, fra 0.</translation>
    </message>
    <message>
        <source>On the video</source>
        <translation>På videoen</translation>
    </message>
    <message>
        <source>One video of all listed rallies or events, one after another. Also called a reel.</source>
        <translation>Én video med alle dueller eller hændelser på listen, den ene efter den anden. Kaldes også reel.</translation>
    </message>
    <message>
        <source>Only actions with changed keys.</source>
        <translation>Kun handlinger med ændrede taster.</translation>
    </message>
    <message>
        <source>Opacity of the heatmap over the video.</source>
        <translation>Heatmappets dækkeevne oven på videoen.</translation>
    </message>
    <message>
        <source>Overlapping windows</source>
        <translation>Overlappende vinduer</translation>
    </message>
    <message>
        <source>Pictures in the frame table</source>
        <translation>Billeder i billedtabellen</translation>
    </message>
    <message>
        <source>Plain CSV</source>
        <translation>Almindelig CSV</translation>
    </message>
    <message>
        <source>Plain mean</source>
        <translation>Simpelt gennemsnit</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>Afspil lyden</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed.</source>
        <translation>Afspil videoens lyd ved normal hastighed.</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Afspilning</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>Positurmodel</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positioner</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Præcision</translation>
    </message>
    <message>
        <source>Predicted path</source>
        <translation>Forudsagt kurve</translation>
    </message>
    <message>
        <source>Press the new key, or Esc to cancel.</source>
        <translation>Tryk på den nye tast, eller på Esc for at annullere.</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Processorkerner</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Udbyder</translation>
    </message>
    <message>
        <source>RallyTrace is not sure of the result. Check it.</source>
        <translation>RallyTrace er ikke sikker på resultatet. Kontrollér det.</translation>
    </message>
    <message>
        <source>Recent InpaintNets</source>
        <translation>Seneste InpaintNet-modeller</translation>
    </message>
    <message>
        <source>Recent TrackNets</source>
        <translation>Seneste TrackNet-modeller</translation>
    </message>
    <message>
        <source>Recent embedding networks</source>
        <translation>Seneste embeddingmodeller</translation>
    </message>
    <message>
        <source>Recent pose models</source>
        <translation>Seneste positurmodeller</translation>
    </message>
    <message>
        <source>Recent videos</source>
        <translation>Seneste videoer</translation>
    </message>
    <message>
        <source>Remove {key} from {names}</source>
        <translation>Fjern {key} fra {names}</translation>
    </message>
    <message>
        <source>Repeat the marked range during playback.</source>
        <translation>Gentag det markerede interval under afspilning.</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>Skalering</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Gendan standardtaster</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Gendan standard</translation>
    </message>
    <message>
        <source>Restore defaults for all actions</source>
        <translation>Gendan standard for alle handlinger</translation>
    </message>
    <message>
        <source>Review in time order</source>
        <translation>Gennemgå i tidsrækkefølge</translation>
    </message>
    <message>
        <source>Runs do not change the frame. Also called pinned.</source>
        <translation>Kørsler ændrer ikke billedet. Kaldes også pinned.</translation>
    </message>
    <message>
        <source>Saved filters of rallies, by name.</source>
        <translation>Gemte filtre til dueller, efter navn.</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Anden tast</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Sekunder efter</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Sekunder før</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Sat manuelt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>Sider med indstillinger</translation>
    </message>
    <message>
        <source>Show a picture of the ball in each row. A right click on the table&apos;s headings does the same.</source>
        <translation>Vis et billede af bolden i hver række. Et højreklik på tabellens overskrifter gør det samme.</translation>
    </message>
    <message>
        <source>Size of the ball&apos;s marker on the video.</source>
        <translation>Størrelsen på boldens markør i videoen.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Størrelser</translation>
    </message>
    <message>
        <source>Small pictures of consecutive frames around the ball, side by side.</source>
        <translation>Små billeder i træk omkring bolden, side om side.</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>Sport</translation>
    </message>
    <message>
        <source>Start at the playhead</source>
        <translation>Begynd ved afspilningshovedet</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>TF32 (NVIDIA)</source>
        <translation>TF32 (NVIDIA)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabeller</translation>
    </message>
    <message>
        <source>The .onnx file to use.</source>
        <translation>Den .onnx-fil, der skal bruges.</translation>
    </message>
    <message>
        <source>The background is the median of these frames. Leave both empty to let RallyTrace choose frames for each scene.</source>
        <translation>Baggrunden er medianen af disse billeder. Lad begge være tomme, så vælger RallyTrace billeder for hver scene.</translation>
    </message>
    <message>
        <source>The ball is found where the heatmap is above this value.</source>
        <translation>Bolden er fundet, hvor heatmappet er over denne værdi.</translation>
    </message>
    <message>
        <source>The ball is in the picture, but something is in front of it. Also called occluded.</source>
        <translation>Bolden er i billedet, men noget er foran den. Kaldes også occluded.</translation>
    </message>
    <message>
        <source>The ball meets the ground and the rally ends.</source>
        <translation>Bolden rammer jorden, og duellen slutter.</translation>
    </message>
    <message>
        <source>The ball or the shuttle, whatever the sport.</source>
        <translation>Bolden eller fjerbolden, uanset sport.</translation>
    </message>
    <message>
        <source>The defaults were restored.</source>
        <translation>Standardværdierne er gendannet.</translation>
    </message>
    <message>
        <source>The end of the court, or the player, closer to the camera.</source>
        <translation>Den ende af banen, eller den spiller, der er tættest på kameraet.</translation>
    </message>
    <message>
        <source>The end of the court, or the player, farther from the camera.</source>
        <translation>Den ende af banen, eller den spiller, der er længst fra kameraet.</translation>
    </message>
    <message>
        <source>The filled path</source>
        <translation>Den udfyldte kurve</translation>
    </message>
    <message>
        <source>The flight of the ball between two hits in metres, computed from the path and the court.</source>
        <translation>Boldens flugt mellem to træf i meter, beregnet ud fra boldkurven og banen.</translation>
    </message>
    <message>
        <source>The frames between two marks, set with I and O.</source>
        <translation>Billederne mellem to mærker, sat med I og O.</translation>
    </message>
    <message>
        <source>The included model</source>
        <translation>Den medfølgende model</translation>
    </message>
    <message>
        <source>The keys of this map have replaced yours.</source>
        <translation>Tasterne i dette sæt har erstattet dine.</translation>
    </message>
    <message>
        <source>The language changes when you start RallyTrace again.</source>
        <translation>Sproget skifter, når du starter RallyTrace igen.</translation>
    </message>
    <message>
        <source>The mode in which you find the court lines and drag them into place.</source>
        <translation>Den tilstand, hvor du finder banelinjerne og trækker dem på plads.</translation>
    </message>
    <message>
        <source>The part around the ball</source>
        <translation>Delen omkring bolden</translation>
    </message>
    <message>
        <source>The points set by hand</source>
        <translation>De manuelle punkter</translation>
    </message>
    <message>
        <source>The position does not fit the path of the ball in the frames around.</source>
        <translation>Positionen passer ikke til boldkurven i billederne omkring.</translation>
    </message>
    <message>
        <source>The predicted path</source>
        <translation>Den forudsagte kurve</translation>
    </message>
    <message>
        <source>The software that runs the networks: on the processor, a graphics card or an NPU.</source>
        <translation>Det program, der kører modellerne: på processoren, et grafikkort eller en NPU.</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>Hele billedet</translation>
    </message>
    <message>
        <source>The words of the window, in one sentence each. Tooltips say the same.</source>
        <translation>Ordene i vinduet, hvert forklaret i én sætning. Værktøjstip siger det samme.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>Tredje tast</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Tærskel</translation>
    </message>
    <message>
        <source>Time after each rally or event, when a list is played or saved as clips.</source>
        <translation>Tid efter hver duel eller hændelse, når en liste afspilles eller gemmes som klip.</translation>
    </message>
    <message>
        <source>Time before each rally or event, when a list is played or saved as clips.</source>
        <translation>Tid før hver duel eller hændelse, når en liste afspilles eller gemmes som klip.</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Øverst til venstre</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Øverst til højre</translation>
    </message>
    <message>
        <source>Track every Nth frame and interpolate the frames in between.</source>
        <translation>Spor hvert N’te billede, og interpolér billederne imellem.</translation>
    </message>
    <message>
        <source>Track every camera</source>
        <translation>Spor alle kameraer</translation>
    </message>
    <message>
        <source>Track from the frame on the screen first, then the rest of the video.</source>
        <translation>Spor fra billedet på skærmen først, derefter resten af videoen.</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak.</source>
        <translation>TrackNet så noget, der ligner en bold, men for svagt til at tælle. Kaldes også faint peak.</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Sporing</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>Hale foran</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>Hale bag</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Use smaller frames and run the network once on each. Takes less time, but misses small and slow balls more often.</source>
        <translation>Brug mindre billeder, og kør modellen én gang på hvert. Tager kortere tid, men overser oftere små og langsomme bolde.</translation>
    </message>
    <message>
        <source>Use the CPU if the provider does not work. Otherwise the run stops with an error.</source>
        <translation>Brug CPU’en, hvis udbyderen ikke virker. Ellers stopper kørslen med en fejl.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lydstyrke</translation>
    </message>
    <message>
        <source>Volume of the sound.</source>
        <translation>Videoens lydstyrke.</translation>
    </message>
    <message>
        <source>Weighted mean (centre counts most)</source>
        <translation>Vægtet gennemsnit (midten tæller mest)</translation>
    </message>
    <message>
        <source>What TrackNet returns for a frame: how likely the ball is at each place.</source>
        <translation>Hvad TrackNet giver for et billede: hvor sandsynligt det er, at bolden er på hvert sted.</translation>
    </message>
    <message>
        <source>What a TrackNet takes as input and returns.</source>
        <translation>Hvad et TrackNet tager som input og returnerer.</translation>
    </message>
    <message>
        <source>What the player did to hit the ball, such as a smash or a clear.</source>
        <translation>Hvad spilleren gjorde for at ramme bolden, f.eks. et smash eller et clear.</translation>
    </message>
    <message>
        <source>Where a position comes from: TrackNet, a filled gap, a label file or your hand.</source>
        <translation>Hvor en position kommer fra: TrackNet, et udfyldt hul, en annoteringsfil eller dig selv.</translation>
    </message>
    <message>
        <source>While it is on, single keys set events and name strokes.</source>
        <translation>Mens den er slået til, sætter enkelte taster hændelser og navngiver slag.</translation>
    </message>
    <message>
        <source>While the video is tracked, find its rallies. If you named one yourself, none are added.</source>
        <translation>Find videoens dueller, mens den spores. Hvis du selv har navngivet en, tilføjes ingen.</translation>
    </message>
    <message>
        <source>While zoomed in, centre the ball when it leaves the middle of the view.</source>
        <translation>Centrér bolden, når den forlader midten af visningen, mens du har zoomet ind.</translation>
    </message>
    <message>
        <source>Width of the path on the video.</source>
        <translation>Boldkurvens bredde i videoen.</translation>
    </message>
    <message>
        <source>Window length of the model</source>
        <translation>Modellens vindueslængde</translation>
    </message>
    <message>
        <source>Window step (stride)</source>
        <translation>Vinduesskridt (stride)</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Vinduer</translation>
    </message>
    <message>
        <source>Windows in one call of the model.</source>
        <translation>Vinduer i ét kald af modellen.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>You have checked the frame. Runs do not change it.</source>
        <translation>Du har kontrolleret billedet. Kørsler ændrer det ikke.</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>Dine egne taster</translation>
    </message>
    <message>
        <source>Zoom in on the ball when you go to a review item.</source>
        <translation>Zoom ind på bolden, når du går til en sag.</translation>
    </message>
    <message>
        <source>Zoom to review items</source>
        <translation>Zoom til sager</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>en farve</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>en fil</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisk</translation>
    </message>
    <message>
        <source>automatic: {value:g}</source>
        <translation>automatisk: {value:g}</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>bold</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>konfidens</translation>
    </message>
    <message>
        <source>court editor</source>
        <translation>baneeditor</translation>
    </message>
    <message>
        <source>default</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>event</source>
        <translation>hændelse</translation>
    </message>
    <message>
        <source>event mode</source>
        <translation>hændelsestilstand</translation>
    </message>
    <message>
        <source>far</source>
        <translation>fjern</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>udfyldt</translation>
    </message>
    <message>
        <source>film strip</source>
        <translation>filmstrimmel</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>billeder</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>hul</translation>
    </message>
    <message>
        <source>heatmap</source>
        <translation>heatmap</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>skjult</translation>
    </message>
    <message>
        <source>highlight video</source>
        <translation>highlightvideo</translation>
    </message>
    <message>
        <source>key</source>
        <translation>nøgle</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>nedslag</translation>
    </message>
    <message>
        <source>let</source>
        <translation>let</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nær</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>ikke i spil</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fra</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>uden for kurven</translation>
    </message>
    <message>
        <source>on</source>
        <translation>til</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>til eller fra</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>beskyttet</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>udbyder</translation>
    </message>
    <message>
        <source>range</source>
        <translation>interval</translation>
    </message>
    <message>
        <source>review item</source>
        <translation>sag til gennemgang</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>gennemgået</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>indstilling</translation>
    </message>
    <message>
        <source>shot in 3D</source>
        <translation>boldflugt i 3D</translation>
    </message>
    <message>
        <source>source</source>
        <translation>kilde</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>slag</translation>
    </message>
    <message>
        <source>suspicion</source>
        <translation>mistanke</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>usikker</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>uklar</translation>
    </message>
    <message>
        <source>values</source>
        <translation>værdier</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>svag detektion</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>hvad den gør</translation>
    </message>
    <message>
        <source>what it means</source>
        <translation>hvad det betyder</translation>
    </message>
    <message>
        <source>window</source>
        <translation>vindue</translation>
    </message>
    <message>
        <source>window step</source>
        <translation>vinduesskridt</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>vinduer</translation>
    </message>
    <message>
        <source>with deuteranopia (green-blind)</source>
        <translation>med deuteranopi (grønblindhed)</translation>
    </message>
    <message>
        <source>with protanopia (red-blind)</source>
        <translation>med protanopi (rødblindhed)</translation>
    </message>
    <message>
        <source>with tritanopia (blue-blind)</source>
        <translation>med tritanopi (blåblindhed)</translation>
    </message>
    <message>
        <source>word</source>
        <translation>ord</translation>
    </message>
    <message>
        <source>{background} This frame is not included.</source>
        <translation>{background} Dette billede er ikke med.</translation>
    </message>
    <message>
        <source>{definition} At most the window length. Your choice turns off the second look at uncertain ones.</source>
        <translation>{definition} Højst vindueslængden. Hvis du selv vælger, bortfalder det ekstra kig på usikre billeder.</translation>
    </message>
    <message>
        <source>{first} and {second} are hard to tell apart {eyes}.</source>
        <translation>{first} og {second} er svære at skelne {eyes}.</translation>
    </message>
    <message>
        <source>{first} and {second} have almost the same colour.</source>
        <translation>{first} og {second} har næsten samme farve.</translation>
    </message>
    <message>
        <source>{help} Automatic: {automatic}.</source>
        <translation>{help} Automatisk: {automatic}.</translation>
    </message>
    <message>
        <source>{name} in hexadecimal digits</source>
        <translation>{name} i hexadecimale cifre</translation>
    </message>
    <message>
        <source>{name}: back to automatic</source>
        <translation>{name}: tilbage til automatisk</translation>
    </message>
    <message>
        <source>{name}: back to {value}</source>
        <translation>{name}: tilbage til {value}</translation>
    </message>
    <message>
        <source>{name}: choose a colour</source>
        <translation>{name}: vælg en farve</translation>
    </message>
    <message>
        <source>{tip} (keys changed)</source>
        <translation>{tip} (taster ændret)</translation>
    </message>
</context>
<context>
    <name>strokes</name>
    <message>
        <source>Errors</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vinderslag</translation>
    </message>
    <message>
        <source>back-court drive</source>
        <translation>bagbanedrive</translation>
    </message>
    <message>
        <source>backhand</source>
        <translation>baghånd</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>clear</translation>
    </message>
    <message>
        <source>cross-court net shot</source>
        <translation>kryds-netdrop</translation>
    </message>
    <message>
        <source>defensive return drive</source>
        <translation>forsvarsdrive</translation>
    </message>
    <message>
        <source>defensive return lob</source>
        <translation>forsvarslob</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>drive</translation>
    </message>
    <message>
        <source>driven flight</source>
        <translation>fladt slag</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>drop</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>forhånd</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>lob</translation>
    </message>
    <message>
        <source>lob</source>
        <translation>lob</translation>
    </message>
    <message>
        <source>long service</source>
        <translation>lang serv</translation>
    </message>
    <message>
        <source>net</source>
        <translation>netdrop</translation>
    </message>
    <message>
        <source>net shot</source>
        <translation>netdrop</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>overhåndsslag</translation>
    </message>
    <message>
        <source>passive drop</source>
        <translation>langsomt drop</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>return net</source>
        <translation>netblok</translation>
    </message>
    <message>
        <source>right</source>
        <translation>højre</translation>
    </message>
    <message>
        <source>round the head</source>
        <translation>round the head</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>netkill</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>serv</translation>
    </message>
    <message>
        <source>short service</source>
        <translation>kort serv</translation>
    </message>
    <message>
        <source>smash</source>
        <translation>smash</translation>
    </message>
    <message>
        <source>volley</source>
        <translation>flugtning</translation>
    </message>
    <message>
        <source>wrist smash</source>
        <translation>håndledssmash</translation>
    </message>
    <message>
        <source>{stroke} {share:.0%}</source>
        <translation>{stroke} {share:.0%}</translation>
    </message>
</context>
<context>
    <name>video</name>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n mislykket</numerusform>
            <numerusform>%n mislykkede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files not added: they are not videos.</source>
        <translation>
            <numerusform>%n fil blev ikke tilføjet: den er ikke en video.</numerusform>
            <numerusform>%n filer blev ikke tilføjet: de er ikke videoer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review items left</source>
        <translation>
            <numerusform>%n sag tilbage</numerusform>
            <numerusform>%n sager tilbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are like this.</source>
        <translation>
            <numerusform>%n række er sådan.</numerusform>
            <numerusform>%n rækker er sådan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n at gennemgå</numerusform>
            <numerusform>%n at gennemgå</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to track</source>
        <translation>
            <numerusform>%n at spore</numerusform>
            <numerusform>%n at spore</numerusform>
        </translation>
    </message>
    <message>
        <source>(0, 0) usually means &apos;no ball&apos;.</source>
        <translation>(0, 0) betyder som regel ”ingen bold”.</translation>
    </message>
    <message>
        <source>-1 (one frame missing)</source>
        <translation>-1 (ét billede mangler)</translation>
    </message>
    <message>
        <source>-2 (two frames missing)</source>
        <translation>-2 (to billeder mangler)</translation>
    </message>
    <message>
        <source>0 no ball, 1 easy, 2 hard, 3 hidden</source>
        <translation>0 ingen bold, 1 nem, 2 svær, 3 skjult</translation>
    </message>
    <message>
        <source>0 visible, 1 hidden, 2 blurred, 3 no ball</source>
        <translation>0 synlig, 1 skjult, 2 sløret, 3 ingen bold</translation>
    </message>
    <message>
        <source>1 visible, 0 no ball</source>
        <translation>1 synlig, 0 ingen bold</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° med uret</translation>
    </message>
    <message>
        <source>90° counterclockwise</source>
        <translation>90° mod uret</translation>
    </message>
    <message>
        <source>99 is the usual number of the ball.</source>
        <translation>99 er boldens sædvanlige nummer.</translation>
    </message>
    <message>
        <source>A file with a Source column keeps the positions of hidden balls.</source>
        <translation>En fil med en Source-kolonne bevarer skjulte boldes positioner.</translation>
    </message>
    <message>
        <source>A heading names the starts.</source>
        <translation>En overskrift angiver starttiderne.</translation>
    </message>
    <message>
        <source>A table of boxes: frame, object, x, y, width, height.</source>
        <translation>En tabel over bokse: billede, objekt, x, y, bredde, højde.</translation>
    </message>
    <message>
        <source>Add videos to the list</source>
        <translation>Føj videoer til listen</translation>
    </message>
    <message>
        <source>All of the {count} positions are between 0 and 1.</source>
        <translation>Alle {count} positioner er mellem 0 og 1.</translation>
    </message>
    <message>
        <source>All positions are 0 or 1, which fits relative coordinates and pixels.</source>
        <translation>Alle positioner er 0 eller 1, hvilket passer til både relative koordinater og pixel.</translation>
    </message>
    <message>
        <source>All source time codes are the same.</source>
        <translation>Alle kildetidskoder er ens.</translation>
    </message>
    <message>
        <source>As frames, most would be shorter than {seconds:.0f} second.</source>
        <translation>Som billeder ville de fleste være kortere end {seconds:.0f} sekund.</translation>
    </message>
    <message>
        <source>As pixels of {size} they match the tracked path: {fit}.</source>
        <translation>Som pixel i {size} passer de til den sporede kurve: {fit}.</translation>
    </message>
    <message>
        <source>As relative coordinates they match the tracked path: {fit}.</source>
        <translation>Som relative koordinater passer de til den sporede kurve: {fit}.</translation>
    </message>
    <message>
        <source>As seconds or frames they would exceed the video.</source>
        <translation>Som sekunder eller billeder ville de gå ud over videoen.</translation>
    </message>
    <message>
        <source>As seconds they would be very long for rallies.</source>
        <translation>Som sekunder ville de være meget lange for dueller.</translation>
    </message>
    <message>
        <source>As seconds they would exceed the video.</source>
        <translation>Som sekunder ville de gå ud over videoen.</translation>
    </message>
    <message>
        <source>As segments, most would begin in the video and end after it.</source>
        <translation>Som segmenter ville de fleste begynde i videoen og slutte efter den.</translation>
    </message>
    <message>
        <source>As the file plays: {rate:.5g} per second</source>
        <translation>Som i filen: {rate:.5g} pr. sekund</translation>
    </message>
    <message>
        <source>As the file shows it</source>
        <translation>Som i filen</translation>
    </message>
    <message>
        <source>Ball in the corner</source>
        <translation>Bold i hjørnet</translation>
    </message>
    <message>
        <source>Ball labels</source>
        <translation>Boldannoteringer</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Lodret streg</translation>
    </message>
    <message>
        <source>Best match with the tracked path: {fits}. Otherwise at most {hit_rate:.0%}.</source>
        <translation>Passer bedst til den sporede kurve: {fits}. Ellers højst {hit_rate:.0%}.</translation>
    </message>
    <message>
        <source>Big5 (Chinese, traditional)</source>
        <translation>Big5 (traditionelt kinesisk)</translation>
    </message>
    <message>
        <source>But column 2 could also be the visibility.</source>
        <translation>Men kolonne 2 kunne også være synligheden.</translation>
    </message>
    <message>
        <source>But the codes could also count from the start of the video.</source>
        <translation>Men koderne kunne også tælle fra videoens begyndelse.</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;.</source>
        <translation>Kan ikke læse ”{text}”.</translation>
    </message>
    <message>
        <source>Clock times (h:mm:ss:hundredths)</source>
        <translation>Klokkeslæt (h:mm:ss:hundrededele)</translation>
    </message>
    <message>
        <source>Clock times (m:ss.s)</source>
        <translation>Klokkeslæt (m:ss.s)</translation>
    </message>
    <message>
        <source>Codes without dropped frames (:).</source>
        <translation>Koder uden drop-frame (:).</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Kolonnenavne</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Kolonne {number}</translation>
    </message>
    <message>
        <source>Columns of the edit list</source>
        <translation>Kolonner i klippelisten</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinater</translation>
    </message>
    <message>
        <source>Counted from 0, frame {last} would be past the end.</source>
        <translation>Talt fra 0 ville billede {last} være efter slutningen.</translation>
    </message>
    <message>
        <source>Current frame and time</source>
        <translation>Aktuelt billede og tidspunkt</translation>
    </message>
    <message>
        <source>Current frame. Type a frame (1200) or a time (1:23.4), then press Enter</source>
        <translation>Aktuelt billede. Skriv et billede (1200) eller et tidspunkt (1:23.4), og tryk på Enter</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>Decimaltegn</translation>
    </message>
    <message numerus="yes">
        <source>Different values for frames {frames}.</source>
        <translation>
            <numerusform>Forskellige værdier for billede {frames}.</numerusform>
            <numerusform>Forskellige værdier for billederne {frames}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Disken er fuld</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>Importér ikke</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>Brug det ikke</translation>
    </message>
    <message>
        <source>Does {project} belong to this video?</source>
        <translation>Hører {project} til denne video?</translation>
    </message>
    <message>
        <source>Drop-frame codes (;) exist only at rates such as {words}.</source>
        <translation>Drop-frame-koder (;) findes kun ved hastigheder som {words}.</translation>
    </message>
    <message>
        <source>Drop-frame codes (;).</source>
        <translation>Drop-frame-koder (;).</translation>
    </message>
    <message>
        <source>Duplicate frames</source>
        <translation>Gentagne billeder</translation>
    </message>
    <message>
        <source>EUC-KR (Korean)</source>
        <translation>EUC-KR (koreansk)</translation>
    </message>
    <message>
        <source>Each row has two times and a name.</source>
        <translation>Hver række har to tidspunkter og et navn.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Tegnkodning</translation>
    </message>
    <message>
        <source>Every other byte is zero.</source>
        <translation>Hver anden byte er nul.</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Byt om på venstre og højre</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video.</source>
        <translation>Hurtige spring dækker {share:.0%} af videoen.</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video; the rest is damaged.</source>
        <translation>Hurtige spring dækker {share:.0%} af videoen; resten er beskadiget.</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Fil ikke fundet</translation>
    </message>
    <message>
        <source>Find the video...</source>
        <translation>Find videoen…</translation>
    </message>
    <message>
        <source>First frame number</source>
        <translation>Første billednummer</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Første linje</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Billede</translation>
    </message>
    <message>
        <source>Frame column</source>
        <translation>Billedkolonne</translation>
    </message>
    <message>
        <source>Frame column contains</source>
        <translation>Billedkolonnen indeholder</translation>
    </message>
    <message>
        <source>Frame number, from 0</source>
        <translation>Billednummer, fra 0</translation>
    </message>
    <message>
        <source>Frame numbers</source>
        <translation>Billednumre</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state}</source>
        <translation>Billede {frame:,}, linje {line:,}: {state}</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state} at ({x:.1f}, {y:.1f})</source>
        <translation>Billede {frame:,}, linje {line:,}: {state} ved ({x:.1f}, {y:.1f})</translation>
    </message>
    <message>
        <source>Frame {frame:,}: no label</source>
        <translation>Billede {frame:,}: ingen annotering</translation>
    </message>
    <message>
        <source>Frame {frame:,}…</source>
        <translation>Billede {frame:,}…</translation>
    </message>
    <message>
        <source>Frame {frame} is after all others, as predict.py --large_video writes it</source>
        <translation>Billede {frame} står efter alle andre, som predict.py --large_video skriver det</translation>
    </message>
    <message>
        <source>Frame {frame} jumps back to the position {period} frames before, as predict.py --large_video writes it with InpaintNet.</source>
        <translation>Billede {frame} springer tilbage til positionen {period} billeder før, som predict.py --large_video skriver det med InpaintNet.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Billeder</translation>
    </message>
    <message>
        <source>Frames in the file: {first} to {last}</source>
        <translation>Billeder i filen: {first} til {last}</translation>
    </message>
    <message>
        <source>Frames recorded</source>
        <translation>Optaget med</translation>
    </message>
    <message>
        <source>Frames that the camera recorded per second</source>
        <translation>Billeder, som kameraet optog pr. sekund</translation>
    </message>
    <message>
        <source>Frames, counted from 0: {first} to {last}</source>
        <translation>Billeder, talt fra 0: {first} til {last}</translation>
    </message>
    <message>
        <source>Frames: 1200-1300</source>
        <translation>Billeder: 1200-1300</translation>
    </message>
    <message>
        <source>From frame {frame} on, pictures have {size} pixels. They are scaled to the first size.</source>
        <translation>Fra billede {frame} har billederne {size} pixel. De skaleres til den første størrelse.</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Herfra</translation>
    </message>
    <message>
        <source>GB18030 (Chinese)</source>
        <translation>GB18030 (kinesisk)</translation>
    </message>
    <message>
        <source>Hardware decoding ({name}) failed at frame {frame}. The rest is decoded in software.</source>
        <translation>Hardwareafkodning ({name}) mislykkedes ved billede {frame}. Resten afkodes i software.</translation>
    </message>
    <message>
        <source>Hidden, keep position</source>
        <translation>Skjult, behold position</translation>
    </message>
    <message>
        <source>If it is not, points appear in the wrong frames.</source>
        <translation>Hvis ikke, vises punkter i de forkerte billeder.</translation>
    </message>
    <message>
        <source>If you do not use it, {project} is not changed.</source>
        <translation>Hvis du ikke bruger det, ændres {project} ikke.</translation>
    </message>
    <message>
        <source>It contains no numbers.</source>
        <translation>Den indeholder ingen tal.</translation>
    </message>
    <message>
        <source>It contains only 0 to 3.</source>
        <translation>Den indeholder kun 0 til 3.</translation>
    </message>
    <message>
        <source>It contains the name {known}.</source>
        <translation>Den indeholder navnet {known}.</translation>
    </message>
    <message>
        <source>It contains the names {known}.</source>
        <translation>Den indeholder navnene {known}.</translation>
    </message>
    <message>
        <source>It contains times.</source>
        <translation>Den indeholder tidspunkter.</translation>
    </message>
    <message>
        <source>It ends at {last:g}; the video lasts {duration:.1f} s.</source>
        <translation>Den slutter ved {last:g}; videoen varer {duration:.1f} s.</translation>
    </message>
    <message>
        <source>It has clocks or time codes.</source>
        <translation>Den har klokkeslæt eller tidskoder.</translation>
    </message>
    <message>
        <source>It has names, but its numbers are not starts and ends.</source>
        <translation>Den har navne, men dens tal er ikke start- og sluttider.</translation>
    </message>
    <message>
        <source>It is called {name}, but it could also be {others}.</source>
        <translation>Den hedder {name}, men det kunne også være {others}.</translation>
    </message>
    <message>
        <source>It is called {name}.</source>
        <translation>Den hedder {name}.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Den er beskadiget.</translation>
    </message>
    <message>
        <source>It is the only one.</source>
        <translation>Det er den eneste.</translation>
    </message>
    <message>
        <source>It may contain times.</source>
        <translation>Den indeholder måske tidspunkter.</translation>
    </message>
    <message>
        <source>It starts with &apos;{first}&apos;.</source>
        <translation>Den begynder med ”{first}”.</translation>
    </message>
    <message>
        <source>Its cells are clock times.</source>
        <translation>Cellerne er klokkeslæt.</translation>
    </message>
    <message>
        <source>Its cells are not times.</source>
        <translation>Cellerne er ikke tidspunkter.</translation>
    </message>
    <message>
        <source>Its cells may be h:mm:ss or m:ss:frames.</source>
        <translation>Cellerne kan være h:mm:ss eller m:ss:billeder.</translation>
    </message>
    <message>
        <source>Its frames have other time stamps.</source>
        <translation>Billederne har andre tidsstempler.</translation>
    </message>
    <message>
        <source>Its project cannot be read.</source>
        <translation>Dens projekt kan ikke læses.</translation>
    </message>
    <message>
        <source>Its values are whole numbers.</source>
        <translation>Værdierne er heltal.</translation>
    </message>
    <message>
        <source>Its values increase.</source>
        <translation>Værdierne stiger.</translation>
    </message>
    <message>
        <source>Jumps are fast everywhere in this video.</source>
        <translation>Spring er hurtige overalt i denne video.</translation>
    </message>
    <message>
        <source>Jumps in this video cannot be made faster: the file has no usable time stamps.</source>
        <translation>Spring i denne video kan ikke gøres hurtigere: filen har ingen brugbare tidsstempler.</translation>
    </message>
    <message>
        <source>Kdenlive markers</source>
        <translation>Kdenlive-markører</translation>
    </message>
    <message>
        <source>Keep them separate</source>
        <translation>Hold dem adskilt</translation>
    </message>
    <message>
        <source>Keep tracking</source>
        <translation>Fortsæt sporingen</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>Sidste rækker</translation>
    </message>
    <message>
        <source>Latin-1 (old Windows)</source>
        <translation>Latin-1 (ældre Windows)</translation>
    </message>
    <message>
        <source>Lift shadows</source>
        <translation>Lysere skygger</translation>
    </message>
    <message>
        <source>Lines have mostly {width} cells.</source>
        <translation>Linjerne har for det meste {width} celler.</translation>
    </message>
    <message>
        <source>Lines have {width} cells each.</source>
        <translation>Linjerne har {width} celler hver.</translation>
    </message>
    <message>
        <source>Looks like slow motion</source>
        <translation>Ligner slowmotion</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut-projekt</translation>
    </message>
    <message>
        <source>Loudness of the sound. Hits are spikes; far from the microphone they come a little later.</source>
        <translation>Lydens styrke. Træf ses som spidser; langt fra mikrofonen kommer de lidt senere.</translation>
    </message>
    <message>
        <source>Mark the other end of the range</source>
        <translation>Sæt intervallets anden ende</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>Markeret interval</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisekunder</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spejlvend</translation>
    </message>
    <message>
        <source>Motion: bright where the frame differs from those before and after it</source>
        <translation>Bevægelse: lyst, hvor billedet afviger fra dem før og efter</translation>
    </message>
    <message>
        <source>Next video</source>
        <translation>Næste video</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Ingen bold</translation>
    </message>
    <message>
        <source>No ball, remove position</source>
        <translation>Ingen bold, fjern position</translation>
    </message>
    <message>
        <source>No column</source>
        <translation>Ingen kolonne</translation>
    </message>
    <message>
        <source>No hardware on this machine decodes its codec.</source>
        <translation>Ingen hardware på denne maskine afkoder dens codec.</translation>
    </message>
    <message>
        <source>No matching column was found.</source>
        <translation>Ingen passende kolonne blev fundet.</translation>
    </message>
    <message>
        <source>No matching column was found. Rows with a position are visible.</source>
        <translation>Ingen passende kolonne blev fundet. Rækker med en position er synlige.</translation>
    </message>
    <message>
        <source>No number has a comma.</source>
        <translation>Intet tal har et komma.</translation>
    </message>
    <message>
        <source>No recent videos</source>
        <translation>Ingen seneste videoer</translation>
    </message>
    <message>
        <source>No review items left</source>
        <translation>Ingen sager tilbage</translation>
    </message>
    <message>
        <source>No row has a frame number.</source>
        <translation>Ingen række har et billednummer.</translation>
    </message>
    <message>
        <source>No row has a position.</source>
        <translation>Ingen række har en position.</translation>
    </message>
    <message>
        <source>No separator was found.</source>
        <translation>Intet skilletegn blev fundet.</translation>
    </message>
    <message>
        <source>No videos in the list.

Drop several videos or a folder
on the window,
or add videos with a button below.</source>
        <translation>Ingen videoer på listen.

Slip flere videoer eller en mappe
på vinduet,
eller tilføj videoer med en knap herunder.</translation>
    </message>
    <message>
        <source>Not used: visible if there is a position</source>
        <translation>Bruges ikke: synlig, hvis der er en position</translation>
    </message>
    <message>
        <source>Not visible, with a position</source>
        <translation>Ikke synlig, med position</translation>
    </message>
    <message>
        <source>Numbers are written as {found}.</source>
        <translation>Tal skrives som {found}.</translation>
    </message>
    <message>
        <source>Object number of the ball</source>
        <translation>Boldens objektnummer</translation>
    </message>
    <message>
        <source>One frame late: correct</source>
        <translation>Ét billede for sent: ret</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Open as one video</source>
        <translation>Åbn som én video</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Åben et andet sted</translation>
    </message>
    <message>
        <source>Pixels of the video, {size}</source>
        <translation>Videoens pixel, {size}</translation>
    </message>
    <message>
        <source>Pixels of {size}</source>
        <translation>Pixel i {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspil</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Afspilning</translation>
    </message>
    <message>
        <source>Preparing fast jumps</source>
        <translation>Forbereder hurtige spring</translation>
    </message>
    <message>
        <source>Press {key} to do so step by step.</source>
        <translation>Tryk på {key} for at gøre det trin for trin.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekter</translation>
    </message>
    <message>
        <source>RallyTrace tries again every minute.</source>
        <translation>RallyTrace prøver igen hvert minut.</translation>
    </message>
    <message>
        <source>RallyTrace writes 1 for a visible ball.</source>
        <translation>RallyTrace skriver 1 for en synlig bold.</translation>
    </message>
    <message>
        <source>RallyTrace writes pixels of the video.</source>
        <translation>RallyTrace skriver videoens pixel.</translation>
    </message>
    <message>
        <source>Rate of the time codes</source>
        <translation>Tidskodernes hastighed</translation>
    </message>
    <message>
        <source>Read as labels of {kind}.</source>
        <translation>Læst som annoteringer fra {kind}.</translation>
    </message>
    <message>
        <source>Reading the frame times</source>
        <translation>Læser billedernes tidspunkter</translation>
    </message>
    <message>
        <source>Record (the edited timeline)</source>
        <translation>Resultat (den redigerede tidslinje)</translation>
    </message>
    <message>
        <source>Relative, 0 to 1</source>
        <translation>Relativt, 0 til 1</translation>
    </message>
    <message>
        <source>Remove the repeated last row</source>
        <translation>Fjern den gentagne sidste række</translation>
    </message>
    <message>
        <source>Remove the selected videos from the list (Delete). The files are kept</source>
        <translation>Fjern de valgte videoer fra listen (Delete). Filerne bevares</translation>
    </message>
    <message>
        <source>Resolve markers (EDL)</source>
        <translation>Resolve-markører (EDL)</translation>
    </message>
    <message>
        <source>Rows with a position: {parts}.</source>
        <translation>Rækker med en position: {parts}.</translation>
    </message>
    <message>
        <source>SRT subtitles</source>
        <translation>SRT-undertekster</translation>
    </message>
    <message>
        <source>Scoreboard read: {scores}.</source>
        <translation>Pointtavle læst: {scores}.</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunder</translation>
    </message>
    <message>
        <source>Segments (rallies)</source>
        <translation>Segmenter (dueller)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Skilletegn</translation>
    </message>
    <message>
        <source>Set {rate:.5g} per second</source>
        <translation>Sæt til {rate:.5g} pr. sekund</translation>
    </message>
    <message>
        <source>Shift-JIS (Japanese)</source>
        <translation>Shift-JIS (japansk)</translation>
    </message>
    <message>
        <source>Showing frame {frame:,}, decoding {awaited:,}…</source>
        <translation>Viser billede {frame:,}, afkoder {awaited:,}…</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s strokes</source>
        <translation>slag fra ShuttleSet</translation>
    </message>
    <message>
        <source>Slow motion: enter the frames per second at which the camera recorded, for example 240.</source>
        <translation>Slowmotion: angiv, hvor mange billeder pr. sekund kameraet optog, f.eks. 240.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8. Check the names.</source>
        <translation>Nogle byte er ikke UTF-8. Kontrollér navnene.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Source (the cut video)</source>
        <translation>Kilde (den klippede video)</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Speed ({keys})</source>
        <translation>Hastighed ({keys})</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the file. Hits and strokes may have changed.</source>
        <translation>Hastigheder og varigheder er nu filens. Træf og slag kan have ændret sig.</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the match. Hits and strokes may have changed.</source>
        <translation>Hastigheder og varigheder er nu kampens. Træf og slag kan have ændret sig.</translation>
    </message>
    <message>
        <source>Start time code</source>
        <translation>Starttidskode</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Starter</translation>
    </message>
    <message>
        <source>Still being recorded</source>
        <translation>Optages stadig</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>Stop og åbn</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>The codes lie within the video.</source>
        <translation>Koderne ligger inden for videoen.</translation>
    </message>
    <message>
        <source>The column is empty.</source>
        <translation>Kolonnen er tom.</translation>
    </message>
    <message>
        <source>The current frame with the path of the ball. A click places the point.</source>
        <translation>Det aktuelle billede med boldkurven. Et klik placerer punktet.</translation>
    </message>
    <message>
        <source>The file contains only ASCII.</source>
        <translation>Filen indeholder kun ASCII.</translation>
    </message>
    <message>
        <source>The file does not mark its keyframes reliably, so jumps are slow. Convert the file to make them fast.</source>
        <translation>Filen markerer ikke sine nøglebilleder pålideligt, så spring er langsomme. Konvertér filen for at gøre dem hurtige.</translation>
    </message>
    <message>
        <source>The file has no usable time stamps. Frames are numbered in decoding order.</source>
        <translation>Filen har ingen brugbare tidsstempler. Billederne er nummereret i den rækkefølge, de afkodes.</translation>
    </message>
    <message>
        <source>The file has {streams} video streams. The one with {size} pixels is shown.</source>
        <translation>Filen har {streams} videostrømme. Den med {size} pixel vises.</translation>
    </message>
    <message>
        <source>The file header says {promised} frames, but only {frames} can be decoded.</source>
        <translation>Filhovedet angiver {promised} billeder, men kun {frames} kan afkodes.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Filen er tom.</translation>
    </message>
    <message>
        <source>The file is still being recorded. New frames appear as they are written.</source>
        <translation>Filen optages stadig. Nye billeder dukker op, når de bliver skrevet.</translation>
    </message>
    <message>
        <source>The file is valid UTF-8.</source>
        <translation>Filen er gyldig UTF-8.</translation>
    </message>
    <message>
        <source>The file joins {count} recordings, each with its own clock. They are shown as one video with continuous times.</source>
        <translation>Filen samler {count} optagelser, hver med sit eget ur. De vises som én video med fortløbende tid.</translation>
    </message>
    <message>
        <source>The file may use commas both as separators and in numbers. Use semicolons as separators.</source>
        <translation>Filen bruger måske komma både som skilletegn og i tal. Brug semikolon som skilletegn.</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times faster than the match. Speeds and durations are those of the match.</source>
        <translation>Filen afspilles {factor:.3g} gange hurtigere end kampen. Hastigheder og varigheder er kampens.</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times slower than the match. Speeds and durations are those of the match.</source>
        <translation>Filen afspilles {factor:.3g} gange langsommere end kampen. Hastigheder og varigheder er kampens.</translation>
    </message>
    <message>
        <source>The file specifies a mirrored picture. Frames and positions are mirrored, as FFmpeg shows them; OpenCV does not mirror them.</source>
        <translation>Filen angiver et spejlvendt billede. Billeder og positioner spejlvendes, som FFmpeg viser dem; OpenCV spejlvender dem ikke.</translation>
    </message>
    <message>
        <source>The file specifies a tilted or skewed picture. Only quarter turns and mirroring are applied.</source>
        <translation>Filen angiver et skråt eller forvredet billede. Kun kvarte omdrejninger og spejlvending udføres.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>Filen begynder med et byte order mark.</translation>
    </message>
    <message>
        <source>The file was trimmed. Of its {promised} frames {frames} are shown.</source>
        <translation>Filen er beskåret. Af dens {promised} billeder vises {frames}.</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>Filen {path} findes ikke længere.</translation>
    </message>
    <message>
        <source>The file&apos;s rotation data is invalid. Frames are shown as they are stored.</source>
        <translation>Filens rotationsdata er ugyldige. Billederne vises, som de er gemt.</translation>
    </message>
    <message>
        <source>The first column has decimals, so it does not contain frame numbers.</source>
        <translation>Den første kolonne har decimaler, så den indeholder ikke billednumre.</translation>
    </message>
    <message>
        <source>The first line only gives the separator.</source>
        <translation>Den første linje angiver kun skilletegnet.</translation>
    </message>
    <message>
        <source>The frame around the ball. Right-click to hide it</source>
        <translation>Billedet omkring bolden. Højreklik for at skjule det</translation>
    </message>
    <message>
        <source>The frame is still loading. Click again when it is shown.</source>
        <translation>Billedet indlæses stadig. Klik igen, når det vises.</translation>
    </message>
    <message>
        <source>The frame rate of the video.</source>
        <translation>Videoens billedhastighed.</translation>
    </message>
    <message>
        <source>The frame rate varies. Times are the time stamps of the file.</source>
        <translation>Billedhastigheden varierer. Tidspunkterne er filens tidsstempler.</translation>
    </message>
    <message>
        <source>The heading says so.</source>
        <translation>Overskriften siger det.</translation>
    </message>
    <message>
        <source>The last frame</source>
        <translation>Det sidste billede</translation>
    </message>
    <message>
        <source>The last frame read so far</source>
        <translation>Det sidste billede, der er læst indtil nu</translation>
    </message>
    <message>
        <source>The last part of its times is at most {highest}, at {rate:.4g} frames per second.</source>
        <translation>Den sidste del af tidspunkterne er højst {highest}, ved {rate:.4g} billeder pr. sekund.</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file cannot be read: the file is damaged.</source>
        <translation>De sidste {share:.0%} af filen kan ikke læses: filen er beskadiget.</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file is another recording, which cannot be shown with the first. Convert each recording to .mp4 before you join them.</source>
        <translation>De sidste {share:.0%} af filen er en anden optagelse, som ikke kan vises sammen med den første. Konvertér hver optagelse til .mp4, før du samler dem.</translation>
    </message>
    <message>
        <source>The list is cut from one video.</source>
        <translation>Listen er klippet fra én video.</translation>
    </message>
    <message>
        <source>The list is cut from several files. The video may be one of them, or the edited timeline.</source>
        <translation>Listen er klippet fra flere filer. Videoen kan være en af dem eller den redigerede tidslinje.</translation>
    </message>
    <message>
        <source>The list is cut from {name}.</source>
        <translation>Listen er klippet fra {name}.</translation>
    </message>
    <message>
        <source>The marked range: {frames}</source>
        <translation>Det markerede interval: {frames}</translation>
    </message>
    <message>
        <source>The name of this video is too long to save the project beside it. It is saved in {place}.</source>
        <translation>Videoens navn er for langt til at gemme projektet ved siden af den. Det gemmes i {place}.</translation>
    </message>
    <message>
        <source>The numbers have decimals.</source>
        <translation>Tallene har decimaler.</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>Projektet</translation>
    </message>
    <message>
        <source>The project now refers to it.</source>
        <translation>Projektet henviser nu til den.</translation>
    </message>
    <message>
        <source>The project was changed on another computer or by another program. The changes made on this computer are saved as {name}.</source>
        <translation>Projektet blev ændret på en anden computer eller af et andet program. Ændringerne fra denne computer er gemt som {name}.</translation>
    </message>
    <message>
        <source>The remaining columns are x and y.</source>
        <translation>De øvrige kolonner er x og y.</translation>
    </message>
    <message>
        <source>The scoreboard was not read.</source>
        <translation>Pointtavlen blev ikke læst.</translation>
    </message>
    <message>
        <source>The time codes begin shortly before a full hour, perhaps with a leader.</source>
        <translation>Tidskoderne begynder kort før en hel time, måske med en startstrimmel.</translation>
    </message>
    <message>
        <source>The tracked path does not help to decide.</source>
        <translation>Den sporede kurve hjælper ikke med at afgøre det.</translation>
    </message>
    <message>
        <source>The video file has changed, and the project has no frames to compare it with.</source>
        <translation>Videofilen har ændret sig, og projektet har ingen billeder at sammenligne den med.</translation>
    </message>
    <message>
        <source>The video file has changed. Its frames show no motion, so they cannot be compared.</source>
        <translation>Videofilen har ændret sig. Dens billeder viser ingen bevægelse, så de kan ikke sammenlignes.</translation>
    </message>
    <message>
        <source>The video is HDR ({kind}): its colours are kept in 8 bits, and everything drawn over it looks bright.</source>
        <translation>Videoen er HDR ({kind}): dens farver gemmes i 8 bit, og alt, der tegnes oven på, ser lyst ud.</translation>
    </message>
    <message>
        <source>The video is damaged: {frames} ({ranges}) cannot be decoded correctly. Pictures and positions there may be wrong.</source>
        <translation>Videoen er beskadiget: {frames} ({ranges}) kan ikke afkodes korrekt. Billeder og positioner kan være forkerte der.</translation>
    </message>
    <message>
        <source>The video is decoded in hardware ({name}): {count} test pictures are the same as in software.</source>
        <translation>Videoen afkodes i hardware ({name}): {count} testbilleder er de samme som i software.</translation>
    </message>
    <message>
        <source>The video is interlaced: each frame holds two moments. The earlier one is shown and tracked. To have both, with twice as many frames, turn fields into frames first: {command}</source>
        <translation>Videoen er interlaced: hvert billede rummer to øjeblikke. Det første vises og spores. Hvis du vil have begge, med dobbelt så mange billeder, så lav først halvbillederne om til billeder: {command}</translation>
    </message>
    <message>
        <source>The video is marked as interlaced, but nothing moves in it that would show this. If a fast ball is torn into stripes, turn fields into frames first: {command}</source>
        <translation>Videoen er mærket som interlaced, men intet i den bevæger sig, så det kan ses. Hvis en hurtig bold er revet op i striber, så lav først halvbillederne om til billeder: {command}</translation>
    </message>
    <message>
        <source>The video is shown as its file says, and all points with it.</source>
        <translation>Videoen vises, som filen angiver, og alle punkter med den.</translation>
    </message>
    <message>
        <source>The video is the same and has {frames} more at its end, like a recording that has gone on.</source>
        <translation>Videoen er den samme og har {frames} mere til sidst, som en optagelse, der er fortsat.</translation>
    </message>
    <message>
        <source>The video is {turned}, and all points with it.</source>
        <translation>Videoen er {turned}, og alle punkter med den.</translation>
    </message>
    <message>
        <source>The video of {project}</source>
        <translation>Videoen til {project}</translation>
    </message>
    <message>
        <source>The video was moved: {path}.</source>
        <translation>Videoen er flyttet: {path}.</translation>
    </message>
    <message>
        <source>The video was re-encoded. Its frames are the same.</source>
        <translation>Videoen er kodet om. Billederne er de samme.</translation>
    </message>
    <message>
        <source>The video&apos;s own start time code.</source>
        <translation>Videoens egen starttidskode.</translation>
    </message>
    <message>
        <source>There are {count} objects, and it is unknown which one is the ball.</source>
        <translation>Der er {count} objekter, og det vides ikke, hvilket der er bolden.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Der er ingen sådan kolonne.</translation>
    </message>
    <message>
        <source>There is no video after this one in the list.</source>
        <translation>Der er ingen video efter denne på listen.</translation>
    </message>
    <message>
        <source>There is no video before this one in the list.</source>
        <translation>Der er ingen video før denne på listen.</translation>
    </message>
    <message>
        <source>There is no video in the folder {name}.</source>
        <translation>Der er ingen video i mappen {name}.</translation>
    </message>
    <message>
        <source>They could be frame numbers as well.</source>
        <translation>De kunne også være billednumre.</translation>
    </message>
    <message>
        <source>They may be counted from 0 or from 1.</source>
        <translation>De kan være talt fra 0 eller fra 1.</translation>
    </message>
    <message>
        <source>This is another video: it has {current} frames, the video of the project has {kept}.</source>
        <translation>Dette er en anden video: den har {current} billeder, projektets video har {kept}.</translation>
    </message>
    <message>
        <source>This is another video: it has {current} pixels, the video of the project has {kept}.</source>
        <translation>Dette er en anden video: den har {current} pixel, projektets video har {kept}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are missing from frame {frame} on.</source>
        <translation>Dette er en anden video: billederne stemmer til og med billede {agreeing} og mangler fra billede {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} early from frame {frame} on.</source>
        <translation>Dette er en anden video: billederne stemmer til og med billede {agreeing} og er {offset} for tidlige fra billede {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} late from frame {frame} on.</source>
        <translation>Dette er en anden video: billederne stemmer til og med billede {agreeing} og er {offset} for sene fra billede {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and differ from frame {frame} on.</source>
        <translation>Dette er en anden video: billederne stemmer til og med billede {agreeing} og afviger fra billede {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are missing from the first compared frame on, frame {frame}.</source>
        <translation>Dette er en anden video: billederne mangler fra det første sammenlignede billede, billede {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} early from the first compared frame on, frame {frame}.</source>
        <translation>Dette er en anden video: billederne er {offset} for tidlige fra det første sammenlignede billede, billede {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} late from the first compared frame on, frame {frame}.</source>
        <translation>Dette er en anden video: billederne er {offset} for sene fra det første sammenlignede billede, billede {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames differ from the first compared frame on, frame {frame}.</source>
        <translation>Dette er en anden video: billederne afviger fra det første sammenlignede billede, billede {frame}.</translation>
    </message>
    <message>
        <source>This is the video of the project.</source>
        <translation>Dette er projektets video.</translation>
    </message>
    <message>
        <source>This list is not saved: another window uses it, or its file cannot be read.</source>
        <translation>Denne liste er ikke gemt: et andet vindue bruger den, eller dens fil kan ikke læses.</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second.</source>
        <translation>Dette ligner slowmotion, optaget med ca. {rate:.0f} billeder pr. sekund.</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second: {key} sets that.</source>
        <translation>Dette ligner slowmotion, optaget med ca. {rate:.0f} billeder pr. sekund: {key} angiver det.</translation>
    </message>
    <message>
        <source>This video</source>
        <translation>Denne video</translation>
    </message>
    <message>
        <source>This video is damaged. Frames {frames} cannot be decoded correctly. Pictures and positions there may be wrong. The timeline marks damaged frames as they are found.</source>
        <translation>Denne video er beskadiget. Billederne {frames} kan ikke afkodes korrekt. Billeder og positioner kan være forkerte der. Tidslinjen markerer beskadigede billeder, efterhånden som de findes.</translation>
    </message>
    <message>
        <source>This video is dark. Lift the shadows to see more. The file does not change.</source>
        <translation>Denne video er mørk. Gør skyggerne lysere for at se mere. Filen ændres ikke.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Time codes (h:mm:ss:frames)</source>
        <translation>Tidskoder (h:mm:ss:billeder)</translation>
    </message>
    <message>
        <source>Time from the first frame</source>
        <translation>Tid fra det første billede</translation>
    </message>
    <message>
        <source>Timelines of editing programs begin at a full hour, and all codes are after it.</source>
        <translation>Tidslinjer i redigeringsprogrammer begynder ved en hel time, og alle koder er efter den.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tidspunkter</translation>
    </message>
    <message>
        <source>Track again, because tracking depends on the rate.</source>
        <translation>Spor igen, for sporingen afhænger af hastigheden.</translation>
    </message>
    <message>
        <source>Tracked</source>
        <translation>Sporet</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>Drej billedet</translation>
    </message>
    <message>
        <source>Two columns increase like starts and ends, but they could be positions.</source>
        <translation>To kolonner stiger som start- og sluttider, men de kunne være positioner.</translation>
    </message>
    <message>
        <source>Two columns look like starts and ends of consecutive segments.</source>
        <translation>To kolonner ligner start- og sluttider for segmenter i træk.</translation>
    </message>
    <message>
        <source>Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25</source>
        <translation>Skriv billeder: 1200, 1200-1300, 1200-; eller tidspunkter: 1:20-1:25</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16, høj byte først</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Uændret</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Brug det</translation>
    </message>
    <message>
        <source>Use neither</source>
        <translation>Brug ingen af dem</translation>
    </message>
    <message>
        <source>Use the first</source>
        <translation>Brug den første</translation>
    </message>
    <message>
        <source>Use the last</source>
        <translation>Brug den sidste</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Video players skip the segments of such a list. Here they become rallies.</source>
        <translation>Videoafspillere springer segmenterne i sådan en liste over. Her bliver de til dueller.</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>Videooptagelse</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videoer</translation>
    </message>
    <message>
        <source>Videos ({patterns});;All files (*)</source>
        <translation>Videoer ({patterns});;Alle filer (*)</translation>
    </message>
    <message>
        <source>Videos and projects</source>
        <translation>Videoer og projekter</translation>
    </message>
    <message>
        <source>Visibility column</source>
        <translation>Synlighedskolonne</translation>
    </message>
    <message>
        <source>Visibility values</source>
        <translation>Synlighedsværdier</translation>
    </message>
    <message>
        <source>Visible at (0, 0)</source>
        <translation>Synlig ved (0, 0)</translation>
    </message>
    <message>
        <source>Volume {share:.0%}</source>
        <translation>Lydstyrke {share:.0%}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Venter</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>Hele videoen</translation>
    </message>
    <message>
        <source>Windows-1251 (Cyrillic)</source>
        <translation>Windows-1251 (kyrillisk)</translation>
    </message>
    <message>
        <source>X column</source>
        <translation>X-kolonne</translation>
    </message>
    <message>
        <source>Y column</source>
        <translation>Y-kolonne</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>Dit valg.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beskadiget</translation>
    </message>
    <message>
        <source>edit decision list</source>
        <translation>EDL-klippeliste</translation>
    </message>
    <message>
        <source>list of chapters</source>
        <translation>kapitelliste</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>spejlvendt</translation>
    </message>
    <message>
        <source>mpv edit list</source>
        <translation>mpv-klippeliste</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>pr. sekund</translation>
    </message>
    <message>
        <source>player&apos;s edit list</source>
        <translation>afspillers klippeliste</translation>
    </message>
    <message>
        <source>predict.py --large_video writes such a row, or it is an added correction.</source>
        <translation>predict.py --large_video skriver sådan en række, eller det er en tilføjet rettelse.</translation>
    </message>
    <message>
        <source>table of segments</source>
        <translation>segmenttabel</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>drejet 180°</translation>
    </message>
    <message>
        <source>turned by 90° clockwise</source>
        <translation>drejet 90° med uret</translation>
    </message>
    <message>
        <source>turned by 90° counterclockwise</source>
        <translation>drejet 90° mod uret</translation>
    </message>
    <message>
        <source>x is {x_min:.0f} to {x_max:.0f}, y is {y_min:.0f} to {y_max:.0f}, and the mean of x is {share:.0%} of {size}</source>
        <translation>x er {x_min:.0f} til {x_max:.0f}, y er {y_min:.0f} til {y_max:.0f}, og middelværdien af x er {share:.0%} af {size}</translation>
    </message>
    <message>
        <source>{count:,} corrected</source>
        <translation>{count:,} rettet</translation>
    </message>
    <message>
        <source>{count:,} not imported</source>
        <translation>{count:,} ikke importeret</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} af {frames}</translation>
    </message>
    <message>
        <source>{evidence} Next to a width and a height, it may be the corner of a box.</source>
        <translation>{evidence} Ved siden af en bredde og en højde kan det være hjørnet af en boks.</translation>
    </message>
    <message>
        <source>{evidence}, in the video: 0 to {last}</source>
        <translation>{evidence}, i videoen: 0 til {last}</translation>
    </message>
    <message>
        <source>{evidence}.</source>
        <translation>{evidence}.</translation>
    </message>
    <message>
        <source>{evidence}; it could also be {size}.</source>
        <translation>{evidence}; det kunne også være {size}.</translation>
    </message>
    <message>
        <source>{facts}.</source>
        <translation>{facts}.</translation>
    </message>
    <message>
        <source>{files} are parts of one recording, so they are one video.</source>
        <translation>{files} er dele af én optagelse, så de er én video.</translation>
    </message>
    <message>
        <source>{files} are parts of one recording.</source>
        <translation>{files} er dele af én optagelse.</translation>
    </message>
    <message>
        <source>{first:,} to {last:,}</source>
        <translation>{first:,} til {last:,}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} til {last}</translation>
    </message>
    <message>
        <source>{frames} from {rows}</source>
        <translation>{frames} fra {rows}</translation>
    </message>
    <message>
        <source>{hit_rate:.0%} of {frames} frames within 4 px at 512x288, half within {distance:.1f} px</source>
        <translation>{hit_rate:.0%} af {frames} billeder inden for 4 px ved 512x288, halvdelen inden for {distance:.1f} px</translation>
    </message>
    <message>
        <source>{key} opens {name}.</source>
        <translation>{key} åbner {name}.</translation>
    </message>
    <message>
        <source>{label}, {rows:,} rows</source>
        <translation>{label}, {rows:,} rækker</translation>
    </message>
    <message>
        <source>{location} It will be tracked once it is closed there.</source>
        <translation>{location} Videoen spores, når det er lukket der.</translation>
    </message>
    <message>
        <source>{more:,} more labels lie in frames that already have one. They are left out.</source>
        <translation>Yderligere {more:,} annoteringer ligger i billeder, der allerede har en. De er udeladt.</translation>
    </message>
    <message>
        <source>{names} ({count} files)</source>
        <translation>{names} ({count} filer)</translation>
    </message>
    <message>
        <source>{name} cannot be opened. The list says why.</source>
        <translation>{name} kan ikke åbnes. Listen siger hvorfor.</translation>
    </message>
    <message>
        <source>{name} is from another version of the project file and was not used.</source>
        <translation>{name} er fra en anden version af projektfilen og blev ikke brugt.</translation>
    </message>
    <message>
        <source>{name} is not joined with {before}: {reason}.</source>
        <translation>{name} er ikke samlet med {before}: {reason}.</translation>
    </message>
    <message>
        <source>{name} is not used: {reason}</source>
        <translation>{name} bruges ikke: {reason}</translation>
    </message>
    <message>
        <source>{name} opens as soon as the background run has saved its results.</source>
        <translation>{name} åbnes, så snart baggrundskørslen har gemt sine resultater.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} kan ikke læses ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read: it is a link to a file that does not exist.</source>
        <translation>{path} kan ikke læses: det er et link til en fil, der ikke findes.</translation>
    </message>
    <message>
        <source>{share:.0%} tracked</source>
        <translation>{share:.0%} sporet</translation>
    </message>
    <message>
        <source>{problem} Put it back, or remove the video from the list.</source>
        <translation>{problem} Læg den tilbage, eller fjern videoen fra listen.</translation>
    </message>
    <message>
        <source>The video is decoded in software.</source>
        <translation>Videoen afkodes i software.</translation>
    </message>
    <message>
        <source>{device} does not work here.</source>
        <translation>{device} virker ikke her.</translation>
    </message>
    <message>
        <source>{device} gives a different picture of frame {number}.</source>
        <translation>{device} giver en anden udgave af billede {number}.</translation>
    </message>
    <message>
        <source>{project} is not used. Your work on this video is saved in a separate project.</source>
        <translation>{project} bruges ikke. Dit arbejde med denne video gemmes i et særskilt projekt.</translation>
    </message>
    <message>
        <source>{project} was not opened.</source>
        <translation>{project} blev ikke åbnet.</translation>
    </message>
    <message>
        <source>{ranges} and {count} more ranges</source>
        <translation>{ranges} og {count} intervaller til</translation>
    </message>
    <message>
        <source>{share:.0%} of the {count} positions are between 0 and 1.</source>
        <translation>{share:.0%} af de {count} positioner er mellem 0 og 1.</translation>
    </message>
    <message>
        <source>{shares:.0%} of the {count} with {value}</source>
        <translation>{shares:.0%} af de {count} med {value}</translation>
    </message>
    <message>
        <source>{turned} and mirrored</source>
        <translation>{turned} og spejlvendt</translation>
    </message>
    <message>
        <source>{videos} removed from the list. The files are still there.</source>
        <translation>{videos} fjernet fra listen. Filerne er der stadig.</translation>
    </message>
    <message>
        <source>{video} is being tracked. Opening {other} stops the run; you can continue it later.</source>
        <translation>{video} spores. Hvis du åbner {other}, stopper kørslen; du kan fortsætte den senere.</translation>
    </message>
    <message>
        <source>{words} frames per second</source>
        <translation>{words} billeder pr. sekund</translation>
    </message>
    <message>
        <source>{words}, or it was added by hand.</source>
        <translation>{words}, eller den er tilføjet manuelt.</translation>
    </message>
    <message>
        <source>{words}. But the row of frame {frame} has another position.</source>
        <translation>{words}. Men rækken til billede {frame} har en anden position.</translation>
    </message>
    <message>
        <source>{words}. The row of frame {frame} has the same position.</source>
        <translation>{words}. Rækken til billede {frame} har samme position.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n by corrections.</source>
        <translation>
            <numerusform>%n fra rettelser.</numerusform>
            <numerusform>%n fra rettelser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames not tracked yet.</source>
        <translation>
            <numerusform>%n billede er ikke sporet endnu.</numerusform>
            <numerusform>%n billeder er ikke sporet endnu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items left</source>
        <translation>
            <numerusform>%n sag tilbage</numerusform>
            <numerusform>%n sager tilbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in the other track</source>
        <translation>
            <numerusform>%n kun annoteret i det andet spor</numerusform>
            <numerusform>%n kun annoteret i det andet spor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in this track</source>
        <translation>
            <numerusform>%n kun annoteret i dette spor</numerusform>
            <numerusform>%n kun annoteret i dette spor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain.</source>
        <translation>
            <numerusform>%n mindre sikker.</numerusform>
            <numerusform>%n mindre sikre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errors since.</source>
        <translation>
            <numerusform>%n fejl mere siden da.</numerusform>
            <numerusform>%n fejl mere siden da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems found.</source>
        <translation>
            <numerusform>%n problem fundet.</numerusform>
            <numerusform>%n problemer fundet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n valgt</numerusform>
            <numerusform>%n valgt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopiér rapport</translation>
    </message>
    <message>
        <source>&amp;Imported labels</source>
        <translation>&amp;Importerede annoteringer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;</source>
        <translation>”{name}”</translation>
    </message>
    <message>
        <source>(TP + TN) / all</source>
        <translation>(TP + TN) / alle</translation>
    </message>
    <message>
        <source>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Finds the shuttle or ball in every frame of a match video, lets you correct the path by hand, and exports labels.&lt;p&gt;MIT licence. With Qt (LGPL), ONNX Runtime (MIT), FFmpeg through PyAV, OpenCV (Apache 2.0).</source>
        <translation>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Finder fjerbolden eller bolden i hvert billede af en kampvideo, lader dig rette boldkurven manuelt og eksporterer annoteringer.&lt;p&gt;MIT-licens. Med Qt (LGPL), ONNX Runtime (MIT), FFmpeg via PyAV, OpenCV (Apache 2.0).</translation>
    </message>
    <message>
        <source>A correction can split an item, and flag frames next to it.</source>
        <translation>En rettelse kan dele en sag og udpege billeder ved siden af.</translation>
    </message>
    <message>
        <source>A double click on a rally zooms to it.</source>
        <translation>Et dobbeltklik på en duel zoomer til den.</translation>
    </message>
    <message>
        <source>A point that was set by hand, filled or imported stays protected, because no model found it. {key} removes it.</source>
        <translation>Et punkt, der er sat manuelt, udfyldt eller importeret, forbliver beskyttet, fordi ingen model fandt det. {key} fjerner det.</translation>
    </message>
    <message>
        <source>About RallyTrace</source>
        <translation>Om RallyTrace</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Godkend</translation>
    </message>
    <message>
        <source>Accept {count:,} of {frames}</source>
        <translation>Godkend {count:,} af {frames}</translation>
    </message>
    <message>
        <source>Accept {frames}</source>
        <translation>Godkend {frames}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>All changes are saved automatically in {path}.</source>
        <translation>Alle ændringer gemmes automatisk i {path}.</translation>
    </message>
    <message>
        <source>All changes are saved in {path}</source>
        <translation>Alle ændringer er gemt i {path}</translation>
    </message>
    <message>
        <source>All disagreements ({count:,})</source>
        <translation>Alle forskelle ({count:,})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle filer</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>Alle årsager</translation>
    </message>
    <message>
        <source>Already done. Press {key} again to accept {frames}.</source>
        <translation>Det er allerede gjort. Tryk på {key} igen for at godkende {frames}.</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Alle kilder</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>Alle tilstande</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Back to the detected value</source>
        <translation>Tilbage til den fundne værdi</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Gennemse…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annullér</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sikker</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ændring</translation>
    </message>
    <message>
        <source>Checking the frames</source>
        <translation>Kontrollerer billederne</translation>
    </message>
    <message>
        <source>Checking the installation and testing each provider.</source>
        <translation>Kontrollerer installationen og tester hver udbyder.</translation>
    </message>
    <message>
        <source>Choose, or type the picture size that the labels were made for, such as 1024x576</source>
        <translation>Vælg, eller skriv den billedstørrelse, som annoteringerne er lavet til, f.eks. 1024x576</translation>
    </message>
    <message>
        <source>Choose, or type the time code at which the video starts, such as 00:59:50:00</source>
        <translation>Vælg, eller skriv den tidskode, som videoen begynder ved, f.eks. 00:59:50:00</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Fjern rettelsen</translation>
    </message>
    <message>
        <source>Click the ball in the picture: the frames around it appear here.</source>
        <translation>Klik på bolden i billedet: billederne omkring den vises her.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Close the film strip</source>
        <translation>Luk filmstrimlen</translation>
    </message>
    <message>
        <source>Close the plots</source>
        <translation>Luk graferne</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>Luk tidslinjen</translation>
    </message>
    <message>
        <source>Colour: source. High: visible. Striped: hidden. Low: no ball. Empty: not tracked yet. Mark on top: by hand. Line below: reviewed; dotted: protected. Hatched: not in play. Hatched under a line: damaged in the file. Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); events set by hand have the colour of points set by hand.</source>
        <translation>Farve: kilde. Høj: synlig. Stribet: skjult. Lav: ingen bold. Tom: ikke sporet endnu. Mærke øverst: sat manuelt. Linje nederst: gennemgået; prikket: beskyttet. Skraveret: ikke i spil. Skraveret under en linje: beskadiget i filen. Tegn: serv (trekant), træf (kryds), opspring (ned og op), nedslag (på jorden); hændelser sat manuelt har de manuelle punkters farve.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolonner</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenligning</translation>
    </message>
    <message>
        <source>Compare with labels or a project</source>
        <translation>Sammenlign med annoteringer eller et projekt</translation>
    </message>
    <message>
        <source>Comparing with {name}.</source>
        <translation>Sammenligner med {name}.</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>Konf.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidens</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>Konfidens under</translation>
    </message>
    <message>
        <source>Consecutive frames around the ball. A click places it, a right click marks that there is none.</source>
        <translation>Billeder i træk omkring bolden. Et klik placerer den, et højreklik markerer, at der ingen er.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopieret</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiér detaljer</translation>
    </message>
    <message>
        <source>Correct the path and export the labels.</source>
        <translation>Ret boldkurven, og eksportér annoteringerne.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Rettet</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Rettelse</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Skåret af</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostik</translation>
    </message>
    <message>
        <source>Differences from the other track. Bar up: only this track has a ball. Bar down: only the other track has one. Up and down: the two balls are too far apart. Line only: the tracks agree. Empty: one of them has no label.</source>
        <translation>Forskelle fra det andet spor. Søjle op: kun dette spor har en bold. Søjle ned: kun det andet spor har en. Op og ned: de to bolde er for langt fra hinanden. Kun linje: sporene er enige. Tom: et af dem har ingen annotering.</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Forskelle</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Kassér ændringer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Distance in px: mean {mean:.1f}, median {median:.1f}, {quantiles}</source>
        <translation>Afstand i px: middel {mean:.1f}, median {median:.1f}, {quantiles}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Slut</translation>
    </message>
    <message>
        <source>FN: ball only in the other track</source>
        <translation>FN: bold kun i det andet spor</translation>
    </message>
    <message>
        <source>FP1: ball in both, more than 4 px apart at 512x288</source>
        <translation>FP1: bold i begge, mere end 4 px fra hinanden ved 512x288</translation>
    </message>
    <message>
        <source>FP2: ball only in this track</source>
        <translation>FP2: bold kun i dette spor</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Filformat</translation>
    </message>
    <message>
        <source>Fill {frames}, {seen} of them weak detections: {fill} – {take} accepts, {cancel} discards</source>
        <translation>Udfyld {frames}, heraf {seen} svage detektioner: {fill} – {take} godkender, {cancel} kasserer</translation>
    </message>
    <message>
        <source>Fill {frames}: {fill} – {take} accepts, {cancel} discards</source>
        <translation>Udfyld {frames}: {fill} – {take} godkender, {cancel} kasserer</translation>
    </message>
    <message>
        <source>Fill {frames}: {spans}</source>
        <translation>Udfyld {frames}: {spans}</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Udfyldt</translation>
    </message>
    <message>
        <source>Film strip</source>
        <translation>Filmstrimmel</translation>
    </message>
    <message>
        <source>Film strip: uncertain frames are shown around {guess}.</source>
        <translation>Filmstrimmel: usikre billeder vises omkring {guess}.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter by state, source, review, part of the video and confidence</source>
        <translation>Filtrér efter tilstand, kilde, gennemgang, del af videoen og konfidens</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Frame {frame:,} is not shown yet, so nothing was changed. Press the key again.</source>
        <translation>Billede {frame:,} er ikke vist endnu, så intet blev ændret. Tryk på tasten igen.</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}</source>
        <translation>Billede {frame:,}: {outcome}</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}, {distance:.1f} px apart</source>
        <translation>Billede {frame:,}: {outcome}, {distance:.1f} px fra hinanden</translation>
    </message>
    <message>
        <source>Frame {frame}   {time}   x {x}   y {y}   {speed} px/s</source>
        <translation>Billede {frame}   {time}   x {x}   y {y}   {speed} px/s</translation>
    </message>
    <message>
        <source>Frame {frame} was changed, because it was still on the screen; frame {late} was not shown yet.</source>
        <translation>Billede {frame} blev ændret, fordi det stadig var på skærmen; billede {late} var ikke vist endnu.</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>Harmonisk gennemsnit af precision og recall</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Hvordan filen læses</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importér</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importér annoteringer</translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>Importér segmenter</translation>
    </message>
    <message>
        <source>Import {labels}</source>
        <translation>Importér {labels}</translation>
    </message>
    <message>
        <source>Import {rallies}</source>
        <translation>Importér {rallies}</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importeret</translation>
    </message>
    <message>
        <source>Imported points replace model results. Points set by hand replace imported points.</source>
        <translation>Importerede punkter erstatter modellens resultater. Manuelle punkter erstatter importerede punkter.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Labels and projects</source>
        <translation>Annoteringer og projekter</translation>
    </message>
    <message>
        <source>Labels and segments</source>
        <translation>Annoteringer og segmenter</translation>
    </message>
    <message>
        <source>Labels over the video</source>
        <translation>Annoteringer oven på videoen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Sandsynlig</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linje</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Indlæser…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Mark a range with {keys}.</source>
        <translation>Markér et interval med {keys}.</translation>
    </message>
    <message>
        <source>Marker of the other track on the video</source>
        <translation>Markør for det andet spor i videoen</translation>
    </message>
    <message>
        <source>Minimum probability of an error, in percent</source>
        <translation>Mindste sandsynlighed for en fejl, i procent</translation>
    </message>
    <message>
        <source>Mouse position in video pixels</source>
        <translation>Musens position i videopixel</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Næste sag</translation>
    </message>
    <message>
        <source>No ball is known near these frames. {click}</source>
        <translation>Ingen bold er kendt nær disse billeder. {click}</translation>
    </message>
    <message>
        <source>No comparison.

Open labels or another project of this video. Frames that differ from this track are listed here.</source>
        <translation>Ingen sammenligning.

Åbn annoteringer eller et andet projekt til denne video. Billeder, der afviger fra dette spor, vises her.</translation>
    </message>
    <message>
        <source>No disagreements after this frame.</source>
        <translation>Ingen forskelle efter dette billede.</translation>
    </message>
    <message>
        <source>No disagreements before this frame.</source>
        <translation>Ingen forskelle før dette billede.</translation>
    </message>
    <message>
        <source>No disagreements.</source>
        <translation>Ingen forskelle.</translation>
    </message>
    <message>
        <source>No frame is labelled in both tracks.</source>
        <translation>Intet billede er annoteret i begge spor.</translation>
    </message>
    <message>
        <source>No frame matches the filter.</source>
        <translation>Intet billede passer til filteret.</translation>
    </message>
    <message>
        <source>No items for this reason are left.</source>
        <translation>Der er ingen sager med denne årsag tilbage.</translation>
    </message>
    <message>
        <source>No items in these rallies are left.</source>
        <translation>Der er ingen sager i disse dueller tilbage.</translation>
    </message>
    <message>
        <source>No items of {share:.0%} or more are left.</source>
        <translation>Der er ingen sager på {share:.0%} eller mere tilbage.</translation>
    </message>
    <message>
        <source>No label yet</source>
        <translation>Ingen annotering endnu</translation>
    </message>
    <message>
        <source>No path yet</source>
        <translation>Ingen boldkurve endnu</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball first.</source>
        <translation>Ingen position er kendt for dette billede. Klik først på bolden.</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball.</source>
        <translation>Ingen position er kendt for dette billede. Klik på bolden.</translation>
    </message>
    <message>
        <source>No position yet. Click on the ball in the video</source>
        <translation>Ingen position endnu. Klik på bolden i videoen</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Ingen problemer fundet.</translation>
    </message>
    <message>
        <source>No range is marked.</source>
        <translation>Intet interval er markeret.</translation>
    </message>
    <message>
        <source>No range is marked.

{first} and {last} mark one.</source>
        <translation>Intet interval er markeret.

{first} og {last} markerer et.</translation>
    </message>
    <message>
        <source>No range is marked. Mark one with {first_key} and {last_key}, or go to a review item.</source>
        <translation>Intet interval er markeret. Markér et med {first_key} og {last_key}, eller gå til en sag.</translation>
    </message>
    <message>
        <source>No review items are left.</source>
        <translation>Der er ingen sager tilbage.</translation>
    </message>
    <message>
        <source>No review items for this reason are left. Choose all reasons in the Review panel.</source>
        <translation>Der er ingen sager med denne årsag tilbage. Vælg alle årsager i panelet Gennemgang.</translation>
    </message>
    <message>
        <source>No review items of {share:.0%} or more are left. {key} shows {rest}.</source>
        <translation>Der er ingen sager på {share:.0%} eller mere tilbage. {key} viser {rest}.</translation>
    </message>
    <message>
        <source>No unreviewed frames after this one.</source>
        <translation>Alle billeder efter dette er gennemgået.</translation>
    </message>
    <message>
        <source>No unreviewed frames before this one.</source>
        <translation>Alle billeder før dette er gennemgået.</translation>
    </message>
    <message>
        <source>No video is open</source>
        <translation>Ingen video er åben</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>Ingen video er åben.</translation>
    </message>
    <message>
        <source>Not counted: {frames}.</source>
        <translation>Ikke talt med: {frames}.</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Ikke importeret</translation>
    </message>
    <message>
        <source>Not imported: {rows}.</source>
        <translation>Ikke importeret: {rows}.</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Ikke gennemgået</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Ikke gemt</translation>
    </message>
    <message>
        <source>Not shown: {layers}</source>
        <translation>Ikke vist: {layers}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Notes about the file</source>
        <translation>Noter om filen</translation>
    </message>
    <message>
        <source>Nothing can be filled.</source>
        <translation>Intet kan udfyldes.</translation>
    </message>
    <message>
        <source>Nothing left to review.</source>
        <translation>Intet tilbage at gennemgå.</translation>
    </message>
    <message>
        <source>Nothing to review so far.</source>
        <translation>Intet at gennemgå indtil nu.</translation>
    </message>
    <message>
        <source>Nothing to review yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, frames that may be wrong are listed here.</source>
        <translation>Intet at gennemgå endnu.&lt;br&gt;&lt;br&gt;Når videoen er sporet, vises billeder, der kan være forkerte, her.</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>Intet at gennemgå.</translation>
    </message>
    <message>
        <source>Nothing to save yet. The first run or edit creates the project.</source>
        <translation>Intet at gemme endnu. Den første kørsel eller rettelse opretter projektet.</translation>
    </message>
    <message>
        <source>One curve for each source: circles TrackNet, diamonds InpaintNet or a curve, squares by hand.</source>
        <translation>Én kurve for hver kilde. Cirkler: TrackNet. Ruder: InpaintNet eller en kurve. Firkanter: sat manuelt.</translation>
    </message>
    <message>
        <source>Only frames with a TrackNet confidence below this</source>
        <translation>Kun billeder med en TrackNet-konfidens under dette</translation>
    </message>
    <message>
        <source>Only items with this reason</source>
        <translation>Kun sager med denne årsag</translation>
    </message>
    <message>
        <source>Only this kind of disagreement</source>
        <translation>Kun denne slags forskel</translation>
    </message>
    <message>
        <source>Open a video to see its path over time.</source>
        <translation>Åbn en video for at se dens boldkurve over tid.</translation>
    </message>
    <message>
        <source>Open a video, or drop videos or a folder here.</source>
        <translation>Åbn en video, eller slip videoer eller en mappe her.</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Åbn &amp;loggen</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Åbn &amp;logmappen</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>Åbn demoduellen</translation>
    </message>
    <message>
        <source>Open video...</source>
        <translation>Åbn video…</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Andre dele</translation>
    </message>
    <message>
        <source>Pictures of the ball</source>
        <translation>Billeder af bolden</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspil</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Grafer</translation>
    </message>
    <message>
        <source>Points set by &amp;hand</source>
        <translation>Punkter sat &amp;manuelt</translation>
    </message>
    <message>
        <source>Position copied to frames {first} to {last}.</source>
        <translation>Position kopieret til billederne {first} til {last}.</translation>
    </message>
    <message>
        <source>Possible error</source>
        <translation>Mulig fejl</translation>
    </message>
    <message>
        <source>Possible errors</source>
        <translation>Mulige fejl</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Forudsagt</translation>
    </message>
    <message>
        <source>Protect or unprotect</source>
        <translation>Beskyt eller frigiv</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Beskyttet</translation>
    </message>
    <message>
        <source>Protected, not reviewed. Runs do not change it</source>
        <translation>Beskyttet, ikke gennemgået. Kørsler ændrer det ikke</translation>
    </message>
    <message>
        <source>RallyTrace: unexpected error</source>
        <translation>RallyTrace: uventet fejl</translation>
    </message>
    <message>
        <source>Re-tracked {frames} along the path, from {first:,}</source>
        <translation>Sporede {frames} igen langs boldkurven, fra {first:,}</translation>
    </message>
    <message>
        <source>Re-tracked {frames}, from {first:,}</source>
        <translation>Sporede {frames} igen, fra {first:,}</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {cancel} discards</source>
        <translation>Sporede {frames} igen: {changed:,} ville ændre sig – {take} godkender alle, {cancel} kasserer</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {take_part} accepts this part, {cancel} discards</source>
        <translation>Sporede {frames} igen: {changed:,} ville ændre sig – {take} godkender alle, {take_part} godkender denne del, {cancel} kasserer</translation>
    </message>
    <message>
        <source>Read as &amp;segments</source>
        <translation>Læs som &amp;segmenter</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Skrivebeskyttet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Årsag</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Seneste</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>Fjern det manuelle punkt, og brug modellens igen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Fjernet</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gennemgang</translation>
    </message>
    <message>
        <source>Review everything</source>
        <translation>Gennemgå alt</translation>
    </message>
    <message>
        <source>Review items</source>
        <translation>Sager til gennemgang</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Gennemgået</translation>
    </message>
    <message>
        <source>Reviewed or not</source>
        <translation>Gennemgået eller ej</translation>
    </message>
    <message>
        <source>Reviewed. Runs do not change it</source>
        <translation>Gennemgået. Kørsler ændrer det ikke</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Række</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Gem en kopi</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Gem en kopi…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemt</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Gemmer</translation>
    </message>
    <message>
        <source>Scaled to the part of the picture in which the ball is found.</source>
        <translation>Skaleret til den del af billedet, hvor bolden findes.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Sat manuelt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Vis alle</translation>
    </message>
    <message>
        <source>Show all frames</source>
        <translation>Vis alle billeder</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Vis første</translation>
    </message>
    <message>
        <source>Show frames whose probability of an error is {share:.0%} or more</source>
        <translation>Vis billeder med en fejlsandsynlighed på {share:.0%} eller mere</translation>
    </message>
    <message>
        <source>Show next</source>
        <translation>Vis næste</translation>
    </message>
    <message>
        <source>Show {items}</source>
        <translation>Vis {items}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noget gik galt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>Source of the point</source>
        <translation>Punktets kilde</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>State of the frame</source>
        <translation>Billedets tilstand</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>Mistanke</translation>
    </message>
    <message>
        <source>TN: no ball in both</source>
        <translation>TN: ingen bold i begge</translation>
    </message>
    <message>
        <source>TP: ball in both, at most 4 px apart at 512x288</source>
        <translation>TP: bold i begge, højst 4 px fra hinanden ved 512x288</translation>
    </message>
    <message>
        <source>That was the first review item. This is the last one.</source>
        <translation>Det var den første sag. Dette er den sidste.</translation>
    </message>
    <message>
        <source>That was the first review item. This one has not been visited yet.</source>
        <translation>Det var den første sag. Denne er ikke besøgt endnu.</translation>
    </message>
    <message>
        <source>That was the last gap. This is the first one.</source>
        <translation>Det var det sidste hul. Dette er det første.</translation>
    </message>
    <message>
        <source>That was the last review item. This is the first one.</source>
        <translation>Det var den sidste sag. Dette er den første.</translation>
    </message>
    <message>
        <source>That was the last review item. This one has not been visited yet.</source>
        <translation>Det var den sidste sag. Denne er ikke besøgt endnu.</translation>
    </message>
    <message>
        <source>The ball is known in this frame and its neighbours. {first} and {last} mark frames to re-track.</source>
        <translation>Bolden er kendt i dette billede og billederne omkring. {first} og {last} markerer billeder, der skal spores igen.</translation>
    </message>
    <message>
        <source>The ball moves after frame {frame}, so only this frame was marked.</source>
        <translation>Bolden bevæger sig efter billede {frame}, så kun dette billede blev markeret.</translation>
    </message>
    <message>
        <source>The current frame is not in a rally.</source>
        <translation>Det aktuelle billede er ikke i en duel.</translation>
    </message>
    <message>
        <source>The current task was stopped. Everything else continues.</source>
        <translation>Den aktuelle opgave blev stoppet. Alt andet fortsætter.</translation>
    </message>
    <message>
        <source>The fill was accepted. {key} shows or hides the layer.</source>
        <translation>Udfyldningen er godkendt. {key} viser eller skjuler laget.</translation>
    </message>
    <message>
        <source>The film strip is closed. {key} opens it.</source>
        <translation>Filmstrimlen er lukket. {key} åbner den.</translation>
    </message>
    <message>
        <source>The film strip is hidden. {key} shows it.</source>
        <translation>Filmstrimlen er skjult. {key} viser den.</translation>
    </message>
    <message>
        <source>The frame under the mouse</source>
        <translation>Billedet under musen</translation>
    </message>
    <message>
        <source>The frames are still being checked. Try again in a moment.</source>
        <translation>Billederne kontrolleres stadig. Prøv igen om et øjeblik.</translation>
    </message>
    <message>
        <source>The last changes could not be saved.</source>
        <translation>De seneste ændringer kunne ikke gemmes.</translation>
    </message>
    <message>
        <source>The marked place was out of sight. It is shown now: press the key again to accept it.</source>
        <translation>Det markerede sted var uden for synsfeltet. Det vises nu: tryk på tasten igen for at godkende det.</translation>
    </message>
    <message>
        <source>The next label</source>
        <translation>Næste annotering</translation>
    </message>
    <message>
        <source>The path appears here when the video and its project have been read.</source>
        <translation>Boldkurven vises her, når videoen og dens projekt er læst.</translation>
    </message>
    <message>
        <source>The previous label</source>
        <translation>Forrige annotering</translation>
    </message>
    <message>
        <source>The project was copied to {path}.</source>
        <translation>Projektet er kopieret til {path}.</translation>
    </message>
    <message>
        <source>The rows are starts and ends of rallies, not positions of the ball</source>
        <translation>Rækkerne er start- og sluttider for dueller, ikke boldens positioner</translation>
    </message>
    <message>
        <source>The state of each frame is shown here.</source>
        <translation>Hvert billedes tilstand vises her.</translation>
    </message>
    <message>
        <source>The tracks agree in this frame. Press {key} for the next one.</source>
        <translation>Sporene er enige i dette billede. Tryk på {key} for den næste forskel.</translation>
    </message>
    <message>
        <source>The x of the ball over time; up is right. {scale} {curves}</source>
        <translation>Boldens x over tid; op er højre. {scale} {curves}</translation>
    </message>
    <message>
        <source>The y of the ball over time; up is up in the picture. {scale} {curves}</source>
        <translation>Boldens y over tid; op er op i billedet. {scale} {curves}</translation>
    </message>
    <message>
        <source>There is no gap to fill.</source>
        <translation>Der er intet hul at udfylde.</translation>
    </message>
    <message>
        <source>There is nothing to fill here.</source>
        <translation>Der er intet at udfylde her.</translation>
    </message>
    <message>
        <source>These frames are not tracked yet ({key} tracks the video). {click}</source>
        <translation>Disse billeder er ikke sporet endnu ({key} sporer videoen). {click}</translation>
    </message>
    <message>
        <source>These frames are not tracked yet. {click}</source>
        <translation>Disse billeder er ikke sporet endnu. {click}</translation>
    </message>
    <message>
        <source>This frame has no dotted ring. Click on the ball.</source>
        <translation>Dette billede har ingen prikket ring. Klik på bolden.</translation>
    </message>
    <message>
        <source>This frame is in no review item. Press {key} to go to one.</source>
        <translation>Dette billede er ikke i nogen sag. Tryk på {key} for at gå til en.</translation>
    </message>
    <message>
        <source>This is already the next item. Press {key} again to skip it.</source>
        <translation>Dette er allerede den næste sag. Tryk på {key} igen for at springe den over.</translation>
    </message>
    <message>
        <source>This is the only gap to fill.</source>
        <translation>Dette er det eneste hul at udfylde.</translation>
    </message>
    <message>
        <source>This part</source>
        <translation>Denne del</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tidslinje</translation>
    </message>
    <message>
        <source>Timeline: {name}</source>
        <translation>Tidslinje: {name}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Værktøjer</translation>
    </message>
    <message>
        <source>Track it: RallyTrace finds the ball in every frame and fills gaps.</source>
        <translation>Spor den: RallyTrace finder bolden i hvert billede og udfylder huller.</translation>
    </message>
    <message>
        <source>Track the shuttle or ball, correct the path, export labels.</source>
        <translation>Spor fjerbolden eller bolden, ret kurven, eksportér annoteringer.</translation>
    </message>
    <message>
        <source>Track the video</source>
        <translation>Spor videoen</translation>
    </message>
    <message>
        <source>Track the video or set points by hand. x, y and speed are then shown here.</source>
        <translation>Spor videoen, eller sæt punkter manuelt. Så vises x, y og hastighed her.</translation>
    </message>
    <message>
        <source>TrackNet&apos;s confidence, whatever the source</source>
        <translation>TrackNets konfidens, uanset kilden</translation>
    </message>
    <message>
        <source>TrackNet&apos;s other choice</source>
        <translation>TrackNets andet bud</translation>
    </message>
    <message>
        <source>Treated as points set by hand, not yet reviewed. Runs do not change them.</source>
        <translation>Behandles som manuelle punkter, ikke gennemgået endnu. Kørsler ændrer dem ikke.</translation>
    </message>
    <message>
        <source>Uncertain: please check</source>
        <translation>Usikker: kontrollér</translation>
    </message>
    <message>
        <source>Undock, or dock again</source>
        <translation>Løsn, eller fastgør igen</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>Ikke gennemgået</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>Brug det andet spor</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Værdier</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hvor</translation>
    </message>
    <message>
        <source>Whether a person has checked the frame</source>
        <translation>Om en person har kontrolleret billedet</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Dit valg</translation>
    </message>
    <message>
        <source>Your points are safe and can be exported.</source>
        <translation>Dine punkter er i sikkerhed og kan eksporteres.</translation>
    </message>
    <message>
        <source>about {duration} of work</source>
        <translation>ca. {duration} arbejde</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>godkend</translation>
    </message>
    <message>
        <source>accept all</source>
        <translation>godkend alle</translation>
    </message>
    <message>
        <source>accept one</source>
        <translation>godkend én</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>as hidden</source>
        <translation>som skjult</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>kassér</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>udfyldt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>næste</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>forudsagt</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>sat manuelt</translation>
    </message>
    <message>
        <source>the line between certain frames</source>
        <translation>linjen mellem sikre billeder</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>boldkurven</translation>
    </message>
    <message>
        <source>this gap</source>
        <translation>dette hul</translation>
    </message>
    <message>
        <source>{aspect}: back to the detected value</source>
        <translation>{aspect}: tilbage til den fundne værdi</translation>
    </message>
    <message>
        <source>{axis} in video pixels</source>
        <translation>{axis} i videopixel</translation>
    </message>
    <message>
        <source>{axis} in video pixels; (0, 0) is the centre of the top left pixel</source>
        <translation>{axis} i videopixel; (0, 0) er midten af pixlen øverst til venstre</translation>
    </message>
    <message>
        <source>{count:,} elsewhere</source>
        <translation>{count:,} andetsteds</translation>
    </message>
    <message>
        <source>{count:,} found</source>
        <translation>{count:,} fundet</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>{count:,} til</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} af {frames}</translation>
    </message>
    <message>
        <source>{done:,} of {frames}</source>
        <translation>{done:,} af {frames}</translation>
    </message>
    <message>
        <source>{fill} is accepted when it is ready…</source>
        <translation>{fill} godkendes, når den er klar…</translation>
    </message>
    <message>
        <source>{fill}: {remark}</source>
        <translation>{fill}: {remark}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} til {last}</translation>
    </message>
    <message>
        <source>{frames} changed to the other track.</source>
        <translation>{frames} ændret til det andet spor.</translation>
    </message>
    <message>
        <source>{frames} imported as points set by hand.</source>
        <translation>{frames} importeret som manuelle punkter.</translation>
    </message>
    <message>
        <source>{frames} imported. Runs do not change them.</source>
        <translation>{frames} importeret. Kørsler ændrer dem ikke.</translation>
    </message>
    <message>
        <source>{frames} marked as not reviewed.</source>
        <translation>{frames} markeret som ikke gennemgået.</translation>
    </message>
    <message>
        <source>{frames} not marked: no position is known there.</source>
        <translation>{frames} ikke markeret: ingen position er kendt der.</translation>
    </message>
    <message>
        <source>{frames} not marked: the position of the ball is not known there.</source>
        <translation>{frames} ikke markeret: boldens position er ikke kendt der.</translation>
    </message>
    <message>
        <source>{frames} of these had not been shown in the film strip. {key} undoes this.</source>
        <translation>{frames} af disse var ikke vist i filmstrimlen. {key} fortryder det.</translation>
    </message>
    <message>
        <source>{frames}, mean probability of an error {share:.0%}, about {points} to set</source>
        <translation>{frames}, gennemsnitlig fejlsandsynlighed {share:.0%}, ca. {points} at sætte</translation>
    </message>
    <message>
        <source>{frames}: {outcome} ({code})</source>
        <translation>{frames}: {outcome} ({code})</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} t {minutes} min</translation>
    </message>
    <message>
        <source>{items} to review.</source>
        <translation>{items} at gennemgå.</translation>
    </message>
    <message>
        <source>{items} to review: press {key}.</source>
        <translation>{items} at gennemgå: tryk på {key}.</translation>
    </message>
    <message>
        <source>{key} changes the marked range.</source>
        <translation>{key} ændrer det markerede interval.</translation>
    </message>
    <message>
        <source>{key} closes the preview.</source>
        <translation>{key} lukker forhåndsvisningen.</translation>
    </message>
    <message>
        <source>{key} goes through the unreviewed frames.</source>
        <translation>{key} går gennem de ikke gennemgåede billeder.</translation>
    </message>
    <message>
        <source>{key} goes to the next gap. A marked range is filled as a whole.</source>
        <translation>{key} går til det næste hul. Et markeret interval udfyldes i ét.</translation>
    </message>
    <message>
        <source>{key} marks them as no ball.</source>
        <translation>{key} markerer dem som ingen bold.</translation>
    </message>
    <message>
        <source>{key} undoes this.</source>
        <translation>{key} fortryder det.</translation>
    </message>
    <message>
        <source>{kind} ({count:,})</source>
        <translation>{kind} ({count:,})</translation>
    </message>
    <message>
        <source>{kind}: {counts}.</source>
        <translation>{kind}: {counts}.</translation>
    </message>
    <message>
        <source>{meaning} Dashed: the last run&apos;s threshold, if it decided.</source>
        <translation>{meaning} Stiplet: tærsklen fra den seneste kørsel, hvis den afgjorde det.</translation>
    </message>
    <message>
        <source>{meaning} In colour: frames in the review queue (above the dashed line).</source>
        <translation>{meaning} I farve: billeder i køen til gennemgang (over den stiplede linje).</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} og {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} eller {last}</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} kopi</translation>
    </message>
    <message>
        <source>{name} is for a video of {number:,} frames. The open video has {n_open:,}.</source>
        <translation>{name} er til en video på {number:,} billeder. Den åbne video har {n_open:,}.</translation>
    </message>
    <message>
        <source>{name}: off. {tip}.</source>
        <translation>{name}: fra. {tip}.</translation>
    </message>
    <message>
        <source>{name}: on. {tip}.</source>
        <translation>{name}: til. {tip}.</translation>
    </message>
    <message>
        <source>{number:,} cut</source>
        <translation>{number:,} skåret af</translation>
    </message>
    <message>
        <source>{number:,} not imported ({rows})</source>
        <translation>{number:,} ikke importeret ({rows})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{problem} Check the columns below.</source>
        <translation>{problem} Kontrollér kolonnerne nedenfor.</translation>
    </message>
    <message>
        <source>{rallies} imported ({kind}).</source>
        <translation>{rallies} importeret ({kind}).</translation>
    </message>
    <message>
        <source>{rallies} of this file have already been imported.</source>
        <translation>{rallies} i denne fil er allerede importeret.</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seen} of {total} are weak detections</source>
        <translation>{seen} af {total} er svage detektioner</translation>
    </message>
    <message>
        <source>{state}, {manner}</source>
        <translation>{state}, {manner}</translation>
    </message>
    <message>
        <source>{state}, {manner}, protected</source>
        <translation>{state}, {manner}, beskyttet</translation>
    </message>
    <message>
        <source>{state}, {manner}, reviewed</source>
        <translation>{state}, {manner}, gennemgået</translation>
    </message>
    <message>
        <source>{state}. Double-click to change</source>
        <translation>{state}. Dobbeltklik for at ændre</translation>
    </message>
    <message>
        <source>{step}: done.</source>
        <translation>{step}: færdig.</translation>
    </message>
    <message>
        <source>{summary} Check that the file belongs to this video.</source>
        <translation>{summary} Kontrollér, at filen hører til denne video.</translation>
    </message>
    <message>
        <source>{summary} Please check {names}: the file can be read in more than one way.</source>
        <translation>{summary} Kontrollér {names}: filen kan læses på mere end én måde.</translation>
    </message>
    <message>
        <source>{tip}. Click to sort</source>
        <translation>{tip}. Klik for at sortere</translation>
    </message>
    <message>
        <source>{x}, {y}. Double-click to edit</source>
        <translation>{x}, {y}. Dobbeltklik for at redigere</translation>
    </message>
</context>
</TS>
