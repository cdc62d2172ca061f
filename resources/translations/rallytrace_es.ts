<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_US">
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
        <translation type="unfinished">Cerrar</translation>
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
        <translation type="unfinished">Atrás</translation>
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
        <translation type="unfinished">Adelante</translation>
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
        <translation type="unfinished">Tipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Nombre</translation>
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
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">&amp;Deshacer</translation>
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
        <translation type="unfinished">Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Cerrar</translation>
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
        <translation type="unfinished">Abrir</translation>
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
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>BloqMayús</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
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
        <translation>Pausa</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>AvPág</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>ImprPant</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
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
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">&amp;Deshacer</translation>
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
        <translation>&amp;Acerca de RallyTrace</translation>
    </message>
    <message>
        <source>&amp;Accept proposed winners</source>
        <translation>&amp;Aceptar los ganadores propuestos</translation>
    </message>
    <message>
        <source>&amp;Accept the court</source>
        <translation>&amp;Aceptar la pista</translation>
    </message>
    <message>
        <source>&amp;Accept the fill and go on</source>
        <translation>&amp;Aceptar el relleno y continuar</translation>
    </message>
    <message>
        <source>&amp;Accept the range</source>
        <translation>&amp;Aceptar el intervalo</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>Tamaño &amp;real</translation>
    </message>
    <message>
        <source>&amp;Add videos...</source>
        <translation>Añadir &amp;videos…</translation>
    </message>
    <message>
        <source>&amp;Advance after a click</source>
        <translation>Avan&amp;zar tras un clic</translation>
    </message>
    <message>
        <source>&amp;Bounce</source>
        <translation>&amp;Bote</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>Más &amp;brillo</translation>
    </message>
    <message>
        <source>&amp;Brightness and contrast</source>
        <translation>&amp;Brillo y contraste</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>&amp;Cancelar la ejecución</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Clear</translation>
    </message>
    <message>
        <source>&amp;Close video</source>
        <translation>&amp;Cerrar el video</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparación</translation>
    </message>
    <message>
        <source>&amp;Compare with labels...</source>
        <translation>&amp;Comparar con anotaciones…</translation>
    </message>
    <message>
        <source>&amp;Court</source>
        <translation>Pi&amp;sta</translation>
    </message>
    <message>
        <source>&amp;Cubic</source>
        <translation>&amp;Cúbica</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Darker</source>
        <translation>Me&amp;nos brillo</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>&amp;Diagnóstico…</translation>
    </message>
    <message>
        <source>&amp;Discard the change</source>
        <translation>&amp;Descartar el cambio</translation>
    </message>
    <message>
        <source>&amp;Discard the fills</source>
        <translation>&amp;Descartar los rellenos</translation>
    </message>
    <message>
        <source>&amp;Discard the re-tracking</source>
        <translation>&amp;Descartar el nuevo seguimiento</translation>
    </message>
    <message>
        <source>&amp;Down by 1 px</source>
        <translation>A&amp;bajo 1 px</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Dejada</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Event mode</source>
        <translation>Modo de &amp;eventos</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>Eve&amp;ntos</translation>
    </message>
    <message>
        <source>&amp;Export labels...</source>
        <translation>&amp;Exportar anotaciones…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Más rápi&amp;do</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Fill gaps again</source>
        <translation>Volver a &amp;rellenar los huecos</translation>
    </message>
    <message>
        <source>&amp;Filled</source>
        <translation>&amp;Relleno</translation>
    </message>
    <message>
        <source>&amp;Filter the frames</source>
        <translation>&amp;Filtrar los fotogramas</translation>
    </message>
    <message>
        <source>&amp;Find rallies</source>
        <translation>&amp;Buscar rallies</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>Ajustar a la &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Flight</source>
        <translation>Vue&amp;lo</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>&amp;Fotogramas</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>&amp;Ir a…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>&amp;Oculta</translation>
    </message>
    <message>
        <source>&amp;Hidden in the range</source>
        <translation>&amp;Oculta en el intervalo</translation>
    </message>
    <message>
        <source>&amp;Hide overlays</source>
        <translation>&amp;Ocultar las superposiciones</translation>
    </message>
    <message>
        <source>&amp;Higher speed</source>
        <translation>&amp;Subir la velocidad</translation>
    </message>
    <message>
        <source>&amp;Hit</source>
        <translation>&amp;Impacto</translation>
    </message>
    <message>
        <source>&amp;How it ended...</source>
        <translation>&amp;Cómo terminó…</translation>
    </message>
    <message>
        <source>&amp;Import labels...</source>
        <translation>&amp;Importar anotaciones…</translation>
    </message>
    <message>
        <source>&amp;InpaintNet</source>
        <translation>&amp;InpaintNet</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Landing</source>
        <translation>C&amp;aída</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>Último fotogra&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Capas</translation>
    </message>
    <message>
        <source>&amp;Left by 1 px</source>
        <translation>&amp;Izquierda 1 px</translation>
    </message>
    <message>
        <source>&amp;Less contrast</source>
        <translation>M&amp;enos contraste</translation>
    </message>
    <message>
        <source>&amp;Let (not counted)</source>
        <translation>Le&amp;t (no cuenta)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Recta</translation>
    </message>
    <message>
        <source>&amp;Lower speed</source>
        <translation>&amp;Bajar la velocidad</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Mark range as not reviewed</source>
        <translation>&amp;Marcar el intervalo como no revisado</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partido</translation>
    </message>
    <message>
        <source>&amp;Middle of the gap</source>
        <translation>Mitad del &amp;hueco</translation>
    </message>
    <message>
        <source>&amp;More contrast</source>
        <translation>Más &amp;contraste</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>&amp;New rally from range</source>
        <translation>Nuevo rall&amp;y del intervalo</translation>
    </message>
    <message>
        <source>&amp;Next rally</source>
        <translation>&amp;Rally siguiente</translation>
    </message>
    <message>
        <source>&amp;Next unreviewed frame</source>
        <translation>Fotograma siguiente sin &amp;revisar</translation>
    </message>
    <message>
        <source>&amp;No ball</source>
        <translation>&amp;Sin pelota</translation>
    </message>
    <message>
        <source>&amp;No ball in the range</source>
        <translation>&amp;Sin pelota en el intervalo</translation>
    </message>
    <message>
        <source>&amp;No event</source>
        <translation>Sin &amp;evento</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>Velocidad &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Open video...</source>
        <translation>&amp;Abrir video…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Reproducir o pausar</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>Repro&amp;ducción</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Posición</translation>
    </message>
    <message>
        <source>&amp;Predicted</source>
        <translation>&amp;Predicción</translation>
    </message>
    <message>
        <source>&amp;Preview fills, or the next fill</source>
        <translation>&amp;Ver los rellenos o el siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous rally</source>
        <translation>Rall&amp;y anterior</translation>
    </message>
    <message>
        <source>&amp;Previous unreviewed frame</source>
        <translation>Fotograma anterior si&amp;n revisar</translation>
    </message>
    <message>
        <source>&amp;Protect or unprotect</source>
        <translation>&amp;Proteger o desproteger</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>E&amp;mpuje</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Rallies</source>
        <translation>&amp;Rallies</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>In&amp;tervalo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Rehacer: {step}</translation>
    </message>
    <message>
        <source>&amp;Remove the court</source>
        <translation>&amp;Quitar la pista</translation>
    </message>
    <message>
        <source>&amp;Remove the range</source>
        <translation>&amp;Quitar el intervalo</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>&amp;Right by 1 px</source>
        <translation>&amp;Derecha 1 px</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <translation>&amp;Saque</translation>
    </message>
    <message>
        <source>&amp;Set the court</source>
        <translation>Defin&amp;ir la pista</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>C&amp;onfiguración…</translation>
    </message>
    <message>
        <source>&amp;Shots in 3D</source>
        <translation>&amp;Tiros en 3D</translation>
    </message>
    <message>
        <source>&amp;Slower, or backwards</source>
        <translation>&amp;Más lento o hacia atrás</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>Di&amp;sposición estándar</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Ten frames forward</source>
        <translation>&amp;Diez fotogramas adelante</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Línea de tiempo</translation>
    </message>
    <message>
        <source>&amp;Tracking</source>
        <translation>Se&amp;guimiento</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>E&amp;stelas</translation>
    </message>
    <message>
        <source>&amp;Uncertain stroke</source>
        <translation>Gol&amp;pe dudoso</translation>
    </message>
    <message>
        <source>&amp;Unclear in the range</source>
        <translation>&amp;No clara en el intervalo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo jump</source>
        <translation>Desha&amp;cer el salto</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Deshacer: {step}</translation>
    </message>
    <message>
        <source>&amp;Up by 1 px</source>
        <translation>&amp;Arriba 1 px</translation>
    </message>
    <message>
        <source>&amp;Use other track</source>
        <translation>Usar la otra tra&amp;yectoria</translation>
    </message>
    <message>
        <source>&amp;Video recording...</source>
        <translation>Datos de &amp;grabación…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>&amp;Visible</translation>
    </message>
    <message>
        <source>&amp;Visible in the range</source>
        <translation>&amp;Visible en el intervalo</translation>
    </message>
    <message>
        <source>&amp;Volume up</source>
        <translation>Subir el &amp;volumen</translation>
    </message>
    <message>
        <source>&amp;Won by the near player</source>
        <translation>&amp;Gana el jugador cercano</translation>
    </message>
    <message>
        <source>&amp;Zoom to review items</source>
        <translation>&amp;Zoom en los casos</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; cannot be held down for this action. Choose a key without Ctrl, Alt or Shift.</source>
        <translation>«{key}» no se puede mantener pulsada para esta acción. Elija una tecla sin Ctrl, Alt ni Mayús.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is more than one key.</source>
        <translation>«{key}» es más de una tecla.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a key.</source>
        <translation>«{key}» no es una tecla.</translation>
    </message>
    <message>
        <source>A range is marked</source>
        <translation>Hay un intervalo marcado</translation>
    </message>
    <message>
        <source>Accep&amp;t the re-tracking</source>
        <translation>Aceptar el nuevo segui&amp;miento</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Accept and &amp;go to next</source>
        <translation>Aceptar e &amp;ir al siguiente</translation>
    </message>
    <message>
        <source>Accept and &amp;stay</source>
        <translation>&amp;Aceptar sin avanzar</translation>
    </message>
    <message>
        <source>Accept from the last camera &amp;cut</source>
        <translation>Aceptar desde el último &amp;corte</translation>
    </message>
    <message>
        <source>Accept only thi&amp;s part</source>
        <translation>Aceptar solo esta &amp;parte</translation>
    </message>
    <message>
        <source>Accept or discard the previewed fill first</source>
        <translation>Primero hay que aceptar o descartar el relleno mostrado</translation>
    </message>
    <message>
        <source>Accept or discard the re-tracking first</source>
        <translation>Primero hay que aceptar o descartar el nuevo seguimiento</translation>
    </message>
    <message>
        <source>Accept the fill as &amp;hidden</source>
        <translation>Aceptar como pelota &amp;oculta</translation>
    </message>
    <message>
        <source>Accept the proposed winners</source>
        <translation>Aceptar los ganadores propuestos</translation>
    </message>
    <message>
        <source>Accept the rall&amp;y</source>
        <translation>Aceptar el ra&amp;lly</translation>
    </message>
    <message>
        <source>Accept the selected gap only</source>
        <translation>Aceptar solo el hueco seleccionado</translation>
    </message>
    <message>
        <source>Add videos to the list first</source>
        <translation>Primero hay que añadir videos a la lista</translation>
    </message>
    <message>
        <source>Add videos to the list of videos</source>
        <translation>Añadir videos a la lista de videos</translation>
    </message>
    <message>
        <source>After a click, go to the next frame. Hold, or tap to lock</source>
        <translation>Tras un clic, ir al fotograma siguiente. Mantener pulsada, o pulsar una vez para fijarlo</translation>
    </message>
    <message>
        <source>After the last review item, continue in the next video</source>
        <translation>Tras el último caso, continuar en el video siguiente</translation>
    </message>
    <message>
        <source>As visible, or as hidden</source>
        <translation>Como visible o como oculta</translation>
    </message>
    <message>
        <source>Assign the hit at this frame to the next player</source>
        <translation>Asignar el impacto de este fotograma al jugador siguiente</translation>
    </message>
    <message>
        <source>Back to the video</source>
        <translation>Volver al video</translation>
    </message>
    <message>
        <source>Back to the video (also in events)</source>
        <translation>Volver al video (también en eventos)</translation>
    </message>
    <message>
        <source>Ball &amp;stays here</source>
        <translation>La pelota se &amp;queda aquí</translation>
    </message>
    <message>
        <source>Ball stays here</source>
        <translation>La pelota se queda aquí</translation>
    </message>
    <message>
        <source>Brighten the dark parts</source>
        <translation>Aclarar las partes oscuras</translation>
    </message>
    <message>
        <source>Brighten the picture</source>
        <translation>Aclarar la imagen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>Qui&amp;tar</translation>
    </message>
    <message>
        <source>C&amp;lose comparison</source>
        <translation>Cerrar la co&amp;mparación</translation>
    </message>
    <message>
        <source>Change the recording</source>
        <translation>Cambiar la grabación</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar la posición</translation>
    </message>
    <message>
        <source>Clear &amp;points in the range</source>
        <translation>Q&amp;uitar las posiciones del intervalo</translation>
    </message>
    <message>
        <source>Clear a player&apos;s name</source>
        <translation>Quitar el nombre de un jugador</translation>
    </message>
    <message>
        <source>Clear the event</source>
        <translation>Quitar el evento</translation>
    </message>
    <message>
        <source>Clear the hitter</source>
        <translation>Quitar quién golpea</translation>
    </message>
    <message>
        <source>Clear the stroke</source>
        <translation>Quitar el golpe</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Cerrar la comparación</translation>
    </message>
    <message>
        <source>Close the video</source>
        <translation>Cerrar el video</translation>
    </message>
    <message>
        <source>Compare this track with labels or another project</source>
        <translation>Comparar esta trayectoria con anotaciones u otro proyecto</translation>
    </message>
    <message>
        <source>Compare with labels first</source>
        <translation>Primero hay que comparar con anotaciones</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Copiar las filas</translation>
    </message>
    <message>
        <source>Copy the video in the background to make jumps faster</source>
        <translation>Copiar el video en segundo plano para que los saltos sean más rápidos</translation>
    </message>
    <message>
        <source>Copy this position to the range, or until the ball moves</source>
        <translation>Copiar esta posición en el intervalo, o hasta que la pelota se mueva</translation>
    </message>
    <message>
        <source>Court m&amp;ap</source>
        <translation>&amp;Mapa de la pista</translation>
    </message>
    <message>
        <source>Darken the dark parts</source>
        <translation>Oscurecer las partes oscuras</translation>
    </message>
    <message>
        <source>Darken the picture</source>
        <translation>Oscurecer la imagen</translation>
    </message>
    <message>
        <source>Dee&amp;pen shadows</source>
        <translation>&amp;Oscurecer sombras</translation>
    </message>
    <message>
        <source>Do&amp;wn by 10 px</source>
        <translation>Aba&amp;jo 10 px</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Drag a corner or crossing</source>
        <translation>Arrastrar una esquina o un cruce</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <translation>Arrastrar sin ajuste automático</translation>
    </message>
    <message>
        <source>Dri&amp;ve</source>
        <translation>Dri&amp;ve</translation>
    </message>
    <message>
        <source>E&amp;xchange the hitter</source>
        <translation>Cambiar &amp;quién golpea</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Editar la celda</translation>
    </message>
    <message>
        <source>End the range at this frame</source>
        <translation>Terminar el intervalo en este fotograma</translation>
    </message>
    <message>
        <source>Ending of {rally}</source>
        <translation>Final de {rally}</translation>
    </message>
    <message>
        <source>Enlarge the pictures</source>
        <translation>Ampliar las imágenes</translation>
    </message>
    <message>
        <source>Export a&amp;ll videos...</source>
        <translation>Exportar &amp;todos los videos…</translation>
    </message>
    <message>
        <source>Export labels, training data or a video</source>
        <translation>Exportar anotaciones, datos de entrenamiento o un video</translation>
    </message>
    <message>
        <source>Export the listed videos as one dataset</source>
        <translation>Exportar los videos de la lista como un conjunto de datos</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>&amp;Rellenar</translation>
    </message>
    <message>
        <source>F&amp;irst frame</source>
        <translation>&amp;Primer fotograma</translation>
    </message>
    <message>
        <source>F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt.</source>
        <translation>F1 muestra estas teclas, las encuentra también con otras palabras (*winner*, *cut*) y ejecuta una acción por su nombre. La configuración (Ctrl+,) cambia las teclas de los menús. En un Mac, Command equivale a Ctrl y Option a Alt.</translation>
    </message>
    <message>
        <source>Fil&amp;m strip</source>
        <translation>&amp;Tira de fotogramas</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>Archivos y listas</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames ({method})</source>
        <translation>
            <numerusform>Rellenar %n fotograma ({method})</numerusform>
            <numerusform>Rellenar %n fotogramas ({method})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames as hidden ({method})</source>
        <translation>
            <numerusform>Rellenar %n fotograma con pelota oculta ({method})</numerusform>
            <numerusform>Rellenar %n fotogramas con pelota oculta ({method})</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill along a cubic curve</source>
        <translation>Rellenar con una curva cúbica</translation>
    </message>
    <message>
        <source>Fill along a flight curve with air drag</source>
        <translation>Rellenar con una curva de vuelo con resistencia del aire</translation>
    </message>
    <message>
        <source>Fill along straight lines</source>
        <translation>Rellenar con líneas rectas</translation>
    </message>
    <message>
        <source>Fill along the shots of the rally in 3D</source>
        <translation>Rellenar según los tiros del rally en 3D</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Rellenar huecos</translation>
    </message>
    <message>
        <source>Fill with InpaintNet</source>
        <translation>Rellenar con InpaintNet</translation>
    </message>
    <message>
        <source>Film strip: show where else the ball may be</source>
        <translation>Tira de fotogramas: mostrar dónde más puede estar la pelota</translation>
    </message>
    <message numerus="yes">
        <source>Find %n rallies</source>
        <translation>
            <numerusform>Buscar %n rally</numerusform>
            <numerusform>Buscar %n rallies</numerusform>
        </translation>
    </message>
    <message>
        <source>Find every part in which the ball is in play</source>
        <translation>Buscar todas las partes en las que la pelota está en juego</translation>
    </message>
    <message>
        <source>Find rallies first, or make one from a range</source>
        <translation>Primero hay que buscar rallies o crear uno con un intervalo</translation>
    </message>
    <message>
        <source>Find the ball from this frame to the end</source>
        <translation>Buscar la pelota desde este fotograma hasta el final</translation>
    </message>
    <message>
        <source>Find the ball in every frame</source>
        <translation>Buscar la pelota en todos los fotogramas</translation>
    </message>
    <message>
        <source>Find the ball in the range where it is not tracked yet</source>
        <translation>Buscar la pelota en las partes del intervalo aún sin seguimiento</translation>
    </message>
    <message>
        <source>Find the court lines, and drag them into place</source>
        <translation>Buscar las líneas de la pista y arrastrarlas a su lugar</translation>
    </message>
    <message>
        <source>Find the players in the range or in all frames</source>
        <translation>Buscar a los jugadores en el intervalo o en todos los fotogramas</translation>
    </message>
    <message>
        <source>Find the players&apos; p&amp;oses</source>
        <translation>Buscar las &amp;poses de los jugadores</translation>
    </message>
    <message>
        <source>First &amp;frame of the item</source>
        <translation>&amp;Primer fotograma del caso</translation>
    </message>
    <message>
        <source>Follo&amp;w the ball</source>
        <translation>Centrar en la &amp;pelota</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Pantalla compl&amp;eta</translation>
    </message>
    <message>
        <source>Go back to the frame before the last jump</source>
        <translation>Volver al fotograma anterior al último salto</translation>
    </message>
    <message>
        <source>Go back to the previous review item</source>
        <translation>Volver al caso anterior</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>Retroceder un fotograma</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>Avanzar un fotograma</translation>
    </message>
    <message>
        <source>Go ten frames back</source>
        <translation>Retroceder diez fotogramas</translation>
    </message>
    <message>
        <source>Go ten frames forward</source>
        <translation>Avanzar diez fotogramas</translation>
    </message>
    <message>
        <source>Go to a frame</source>
        <translation>Ir a un fotograma</translation>
    </message>
    <message>
        <source>Go to a frame or a time</source>
        <translation>Ir a un fotograma o a un tiempo</translation>
    </message>
    <message>
        <source>Go to review items in the order of the video</source>
        <translation>Ir a los casos en el orden del video</translation>
    </message>
    <message>
        <source>Go to the first frame of the review item</source>
        <translation>Ir al primer fotograma del caso por revisar</translation>
    </message>
    <message>
        <source>Go to the first frame of the video</source>
        <translation>Ir al primer fotograma del video</translation>
    </message>
    <message>
        <source>Go to the frame</source>
        <translation>Ir al fotograma</translation>
    </message>
    <message>
        <source>Go to the last frame of the review item</source>
        <translation>Ir al último fotograma del caso por revisar</translation>
    </message>
    <message>
        <source>Go to the last frame of the video</source>
        <translation>Ir al último fotograma del video</translation>
    </message>
    <message>
        <source>Go to the least certain stroke</source>
        <translation>Ir al golpe más dudoso</translation>
    </message>
    <message>
        <source>Go to the middle of this gap or of the next one</source>
        <translation>Ir a la mitad de este hueco o del siguiente</translation>
    </message>
    <message>
        <source>Go to the next disagreement between the two tracks</source>
        <translation>Ir a la discrepancia siguiente entre las dos trayectorias</translation>
    </message>
    <message>
        <source>Go to the next frame that is not reviewed</source>
        <translation>Ir al fotograma siguiente sin revisar</translation>
    </message>
    <message>
        <source>Go to the next item of the review queue</source>
        <translation>Ir al caso siguiente de la cola de revisión</translation>
    </message>
    <message>
        <source>Go to the next point set by hand</source>
        <translation>Ir a la posición manual siguiente</translation>
    </message>
    <message>
        <source>Go to the next rally</source>
        <translation>Ir al rally siguiente</translation>
    </message>
    <message>
        <source>Go to the next serve, hit, bounce or landing</source>
        <translation>Ir al saque, impacto, bote o caída siguiente</translation>
    </message>
    <message>
        <source>Go to the previous disagreement between the two tracks</source>
        <translation>Ir a la discrepancia anterior entre las dos trayectorias</translation>
    </message>
    <message>
        <source>Go to the previous frame that is not reviewed</source>
        <translation>Ir al fotograma anterior sin revisar</translation>
    </message>
    <message>
        <source>Go to the previous point set by hand</source>
        <translation>Ir a la posición manual anterior</translation>
    </message>
    <message>
        <source>Go to the previous rally</source>
        <translation>Ir al rally anterior</translation>
    </message>
    <message>
        <source>Go to the previous serve, hit, bounce or landing</source>
        <translation>Ir al saque, impacto, bote o caída anterior</translation>
    </message>
    <message>
        <source>Go to the row, or open it</source>
        <translation>Ir a la fila o abrirla</translation>
    </message>
    <message>
        <source>H&amp;eatmap</source>
        <translation>Mapa de &amp;calor</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Hit by the far player</source>
        <translation>Golpea el jugador lejano</translation>
    </message>
    <message>
        <source>Hit by the left player</source>
        <translation>Golpea el jugador de la izquierda</translation>
    </message>
    <message>
        <source>Hit by the near player</source>
        <translation>Golpea el jugador cercano</translation>
    </message>
    <message>
        <source>Hit by the right player</source>
        <translation>Golpea el jugador de la derecha</translation>
    </message>
    <message>
        <source>Hold to enlarge the picture under the mouse</source>
        <translation>Mantener pulsada para ampliar la imagen bajo el ratón</translation>
    </message>
    <message numerus="yes">
        <source>Import %n rallies</source>
        <translation>
            <numerusform>Importar %n rally</numerusform>
            <numerusform>Importar %n rallies</numerusform>
        </translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importar anotaciones</translation>
    </message>
    <message>
        <source>In event &amp;mode</source>
        <translation>E&amp;n modo de eventos</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>En listas</translation>
    </message>
    <message>
        <source>In text and number fields</source>
        <translation>En campos de texto y números</translation>
    </message>
    <message>
        <source>In the co&amp;urt editor</source>
        <translation>En el edit&amp;or de la pista</translation>
    </message>
    <message>
        <source>In the court editor</source>
        <translation>En el editor de la pista</translation>
    </message>
    <message>
        <source>In the frame table</source>
        <translation>En la tabla de fotogramas</translation>
    </message>
    <message>
        <source>In the import preview</source>
        <translation>En la vista previa de la importación</translation>
    </message>
    <message>
        <source>In the settings and on this sheet</source>
        <translation>En la configuración y en esta hoja</translation>
    </message>
    <message>
        <source>Keep runs from changing this frame, or allow it again</source>
        <translation>Impedir que las ejecuciones cambien este fotograma, o volver a permitirlo</translation>
    </message>
    <message>
        <source>Keep the ball near the middle while zoomed in</source>
        <translation>Mantener la pelota cerca del centro con el zoom activo</translation>
    </message>
    <message>
        <source>Keep the court as it was</source>
        <translation>Dejar la pista como estaba</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>L&amp;ast frame of the item</source>
        <translation>Último &amp;fotograma del caso</translation>
    </message>
    <message>
        <source>L&amp;eft by 10 px</source>
        <translation>I&amp;zquierda 10 px</translation>
    </message>
    <message>
        <source>L&amp;oop the range</source>
        <translation>R&amp;epetir el intervalo</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>Leave the frames unchanged</source>
        <translation>Dejar los fotogramas sin cambios</translation>
    </message>
    <message>
        <source>Leave the track unchanged</source>
        <translation>Dejar la trayectoria sin cambios</translation>
    </message>
    <message>
        <source>Left hand on the keyboard, right hand on the mouse</source>
        <translation>Mano izquierda en el teclado, derecha en el ratón</translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation>Menos contraste</translation>
    </message>
    <message>
        <source>Li&amp;ft</source>
        <translation>&amp;Lob</translation>
    </message>
    <message>
        <source>Lift &amp;shadows</source>
        <translation>&amp;Aclarar sombras</translation>
    </message>
    <message>
        <source>Lon&amp;g service</source>
        <translation>Saq&amp;ue largo</translation>
    </message>
    <message>
        <source>Look elsew&amp;here</source>
        <translation>&amp;Buscar en otro lugar</translation>
    </message>
    <message>
        <source>Lower the playback speed</source>
        <translation>Bajar la velocidad de reproducción</translation>
    </message>
    <message>
        <source>M&amp;atch layout</source>
        <translation>Disposi&amp;ción del partido</translation>
    </message>
    <message>
        <source>Ma&amp;gnifier</source>
        <translation>L&amp;upa</translation>
    </message>
    <message>
        <source>Ma&amp;ke jumps fast</source>
        <translation>Sa&amp;ltos rápidos</translation>
    </message>
    <message>
        <source>Make &amp;clips...</source>
        <translation>&amp;Hacer clips…</translation>
    </message>
    <message>
        <source>Make the marked range a rally, and name it</source>
        <translation>Convertir el intervalo marcado en un rally y darle nombre</translation>
    </message>
    <message>
        <source>Make the sound louder</source>
        <translation>Subir el volumen del sonido</translation>
    </message>
    <message>
        <source>Make the sound quieter</source>
        <translation>Bajar el volumen del sonido</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Mar&amp;k as in play</source>
        <translation>Marcar como en &amp;juego</translation>
    </message>
    <message>
        <source>Mar&amp;k as not reviewed</source>
        <translation>Marcar como no re&amp;visado</translation>
    </message>
    <message>
        <source>Mark a range</source>
        <translation>Marcar un intervalo</translation>
    </message>
    <message>
        <source>Mark a range first</source>
        <translation>Primero hay que marcar un intervalo</translation>
    </message>
    <message>
        <source>Mark a range for the rally first</source>
        <translation>Primero hay que marcar un intervalo para el rally</translation>
    </message>
    <message>
        <source>Mark a {event}</source>
        <translation>Marcar {event}</translation>
    </message>
    <message>
        <source>Mark as in play</source>
        <translation>Marcar como en juego</translation>
    </message>
    <message>
        <source>Mark as not in pla&amp;y</source>
        <translation>Marcar como &amp;sin juego</translation>
    </message>
    <message>
        <source>Mark as not in play</source>
        <translation>Marcar como sin juego</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>Marcar como no revisado</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>Marcar como revisado</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next unreviewed frame</source>
        <translation>Marcar como revisado e ir al siguiente fotograma sin revisar</translation>
    </message>
    <message>
        <source>Mark no event</source>
        <translation>Marcar sin evento</translation>
    </message>
    <message>
        <source>Mark that there is no event at this frame</source>
        <translation>Marcar que no hay ningún evento en este fotograma</translation>
    </message>
    <message>
        <source>Mark the ball as hidden at its shown or filled position</source>
        <translation>Marcar la pelota como oculta en la posición mostrada o rellenada</translation>
    </message>
    <message>
        <source>Mark the range as a replay, a break or another camera</source>
        <translation>Marcar el intervalo como repetición, pausa u otra cámara</translation>
    </message>
    <message>
        <source>Mark the range as not reviewed</source>
        <translation>Marcar el intervalo como no revisado</translation>
    </message>
    <message>
        <source>Mark the range as reviewed</source>
        <translation>Marcar el intervalo como revisado</translation>
    </message>
    <message>
        <source>Mark this frame as not reviewed</source>
        <translation>Marcar este fotograma como no revisado</translation>
    </message>
    <message>
        <source>Mark this rally as reviewed</source>
        <translation>Marcar este rally como revisado</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partido</translation>
    </message>
    <message>
        <source>Match &amp;page...</source>
        <translation>Págin&amp;a del partido…</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Arrastrar (botón central)</translation>
    </message>
    <message>
        <source>Models, provider, tracking, appearance and keys</source>
        <translation>Modelos, proveedor, seguimiento, apariencia y teclas</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>Más contraste</translation>
    </message>
    <message>
        <source>Mouse on the film strip</source>
        <translation>Ratón en la tira de fotogramas</translation>
    </message>
    <message>
        <source>Mouse on the timeline and plots</source>
        <translation>Ratón en la línea de tiempo y los gráficos</translation>
    </message>
    <message>
        <source>Mouse on the video</source>
        <translation>Ratón en el video</translation>
    </message>
    <message>
        <source>Move all panels to their default positions</source>
        <translation>Devolver todos los paneles a su posición predeterminada</translation>
    </message>
    <message>
        <source>Move along the time axis</source>
        <translation>Moverse por el eje del tiempo</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Mover la imagen</translation>
    </message>
    <message>
        <source>Move the point</source>
        <translation>Mover la posición</translation>
    </message>
    <message>
        <source>Move the point down by 1 pixel, or place one</source>
        <translation>Mover la posición 1 píxel hacia abajo, o colocar una</translation>
    </message>
    <message>
        <source>Move the point down by 10 pixels, or place one</source>
        <translation>Mover la posición 10 píxeles hacia abajo, o colocar una</translation>
    </message>
    <message>
        <source>Move the point left by 1 pixel, or place one</source>
        <translation>Mover la posición 1 píxel a la izquierda, o colocar una</translation>
    </message>
    <message>
        <source>Move the point left by 10 pixels, or place one</source>
        <translation>Mover la posición 10 píxeles a la izquierda, o colocar una</translation>
    </message>
    <message>
        <source>Move the point right by 1 pixel, or place one</source>
        <translation>Mover la posición 1 píxel a la derecha, o colocar una</translation>
    </message>
    <message>
        <source>Move the point right by 10 pixels, or place one</source>
        <translation>Mover la posición 10 píxeles a la derecha, o colocar una</translation>
    </message>
    <message>
        <source>Move the point up by 1 pixel, or place one</source>
        <translation>Mover la posición 1 píxel hacia arriba, o colocar una</translation>
    </message>
    <message>
        <source>Move the point up by 10 pixels, or place one</source>
        <translation>Mover la posición 10 píxeles hacia arriba, o colocar una</translation>
    </message>
    <message>
        <source>Move the point, or choose frames</source>
        <translation>Mover la posición o elegir fotogramas</translation>
    </message>
    <message>
        <source>N&amp;udge</source>
        <translation>&amp;Desplazar</translation>
    </message>
    <message>
        <source>Name a {stroke}</source>
        <translation>Nombrar golpe: {stroke}</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>Nombrar {name}</translation>
    </message>
    <message>
        <source>Ne&amp;t shot</source>
        <translation>&amp;Golpe de red</translation>
    </message>
    <message>
        <source>Ne&amp;xt review item</source>
        <translation>Caso si&amp;guiente</translation>
    </message>
    <message>
        <source>Ne&amp;xt video</source>
        <translation>Video si&amp;guiente</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>&amp;Discrepancia siguiente</translation>
    </message>
    <message>
        <source>Next &amp;event</source>
        <translation>&amp;Evento siguiente</translation>
    </message>
    <message>
        <source>Next &amp;frame</source>
        <translation>&amp;Fotograma siguiente</translation>
    </message>
    <message>
        <source>Next part of the film &amp;strip</source>
        <translation>Parte &amp;siguiente de la tira</translation>
    </message>
    <message>
        <source>Next point set by &amp;hand</source>
        <translation>Posición man&amp;ual siguiente</translation>
    </message>
    <message>
        <source>No action or key matches.</source>
        <translation>Ninguna acción ni tecla coincide.</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Sin pelota</translation>
    </message>
    <message>
        <source>No ball; in event mode, who hit</source>
        <translation>Sin pelota (eventos: quién golpea)</translation>
    </message>
    <message>
        <source>No key in this mode: {names}.</source>
        <translation>Sin tecla en este modo: {names}.</translation>
    </message>
    <message>
        <source>No points were set by hand</source>
        <translation>No hay posiciones manuales</translation>
    </message>
    <message>
        <source>No range is marked</source>
        <translation>No hay ningún intervalo marcado</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is in the range or item</source>
        <translation>No se puede saber dónde está la pelota en el intervalo o caso</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. Left out of exports</source>
        <translation>No se puede saber dónde está la pelota. No se exporta</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en ejecución</translation>
    </message>
    <message>
        <source>Nudge the point</source>
        <translation>Desplazar la posición</translation>
    </message>
    <message>
        <source>One &amp;queue for all videos</source>
        <translation>&amp;Una cola para todos los videos</translation>
    </message>
    <message>
        <source>One video pixel per screen pixel</source>
        <translation>Un píxel del video por píxel de la pantalla</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open a video first</source>
        <translation>Primero hay que abrir un video</translation>
    </message>
    <message>
        <source>Open a video or a project</source>
        <translation>Abrir un video o un proyecto</translation>
    </message>
    <message>
        <source>Open the &amp;demo rally</source>
        <translation>Abrir el rally de &amp;demostración</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Abrir la &amp;carpeta del registro</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>Abrir el rally de demostración</translation>
    </message>
    <message>
        <source>Open the folder that contains the log</source>
        <translation>Abrir la carpeta que contiene el registro</translation>
    </message>
    <message>
        <source>Open the frame table and choose which frames it shows</source>
        <translation>Abrir la tabla de fotogramas y elegir cuáles muestra</translation>
    </message>
    <message>
        <source>Open the next video in the list</source>
        <translation>Abrir el video siguiente de la lista</translation>
    </message>
    <message>
        <source>Open the previous video in the list</source>
        <translation>Abrir el video anterior de la lista</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>P&amp;layers&apos; poses</source>
        <translation>P&amp;oses de los jugadores</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>P&amp;osición</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pa&amp;neles</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Place the point</source>
        <translation>Colocar la posición</translation>
    </message>
    <message>
        <source>Play at the speed of the video</source>
        <translation>Reproducir a la velocidad del video</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Play slower, then backwards</source>
        <translation>Reproducir más lento y después hacia atrás</translation>
    </message>
    <message>
        <source>Play the lis&amp;ted rallies</source>
        <translation>Reproducir los ra&amp;llies de la lista</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>Reproducir los rallies de la lista uno tras otro</translation>
    </message>
    <message>
        <source>Play the so&amp;und</source>
        <translation>Reproducir el s&amp;onido</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed</source>
        <translation>Reproducir el sonido del video a velocidad normal</translation>
    </message>
    <message>
        <source>Play, then faster</source>
        <translation>Reproducir y después más rápido</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Apuntar</translation>
    </message>
    <message>
        <source>Pre&amp;vious review item</source>
        <translation>Caso an&amp;terior</translation>
    </message>
    <message>
        <source>Previ&amp;ous part of the film strip</source>
        <translation>Parte anteri&amp;or de la tira</translation>
    </message>
    <message>
        <source>Preview the fills of a gap first</source>
        <translation>Primero hay que ver los rellenos de un hueco</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>Discr&amp;epancia anterior</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>E&amp;vento anterior</translation>
    </message>
    <message>
        <source>Previous f&amp;rame</source>
        <translation>Fotograma &amp;anterior</translation>
    </message>
    <message>
        <source>Previous or next frame</source>
        <translation>Fotograma anterior o siguiente</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>Página anterior o siguiente</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Fila anterior o siguiente</translation>
    </message>
    <message>
        <source>Previous point set by h&amp;and</source>
        <translation>Posición ma&amp;nual anterior</translation>
    </message>
    <message>
        <source>Previous vi&amp;deo</source>
        <translation>Video an&amp;terior</translation>
    </message>
    <message>
        <source>Protect the frame</source>
        <translation>Proteger el fotograma</translation>
    </message>
    <message>
        <source>Quit RallyTrace</source>
        <translation>Salir de RallyTrace</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>Ejec&amp;ución</translation>
    </message>
    <message>
        <source>Raise the playback speed</source>
        <translation>Subir la velocidad de reproducción</translation>
    </message>
    <message>
        <source>Rally en&amp;dings</source>
        <translation>&amp;Finales de rally</translation>
    </message>
    <message>
        <source>Range &amp;end</source>
        <translation>&amp;Fin del intervalo</translation>
    </message>
    <message>
        <source>Range &amp;start</source>
        <translation>&amp;Inicio del intervalo</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>R&amp;evisión</translation>
    </message>
    <message>
        <source>Re-tr&amp;ack the range</source>
        <translation>V&amp;olver a seguir el intervalo</translation>
    </message>
    <message numerus="yes">
        <source>Re-track %n frames</source>
        <translation>
            <numerusform>Volver a seguir %n fotograma</numerusform>
            <numerusform>Volver a seguir %n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-track a range first</source>
        <translation>Primero hay que volver a seguir un intervalo</translation>
    </message>
    <message>
        <source>Re-track with &amp;preview</source>
        <translation>Volver a seguir con vista pr&amp;evia</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>Volver a seguir {frames}</translation>
    </message>
    <message>
        <source>Read labels from a CSV file or another label file</source>
        <translation>Leer anotaciones de un archivo CSV u otro archivo de anotaciones</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>Leer el manual</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>Rehacer el último cambio deshecho</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n events</source>
        <translation>
            <numerusform>Quitar %n evento</numerusform>
            <numerusform>Quitar %n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the court</source>
        <translation>Quitar la pista</translation>
    </message>
    <message>
        <source>Remove the mark &apos;not in play&apos; at this frame or in the range</source>
        <translation>Quitar la marca «sin juego» en este fotograma o en el intervalo</translation>
    </message>
    <message>
        <source>Remove the marked range</source>
        <translation>Quitar el intervalo marcado</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>Quitar el partido</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>Quitar la posición manual y volver a la del modelo</translation>
    </message>
    <message>
        <source>Remove the points set by hand in the marked range</source>
        <translation>Quitar las posiciones manuales del intervalo marcado</translation>
    </message>
    <message>
        <source>Remove the row or event</source>
        <translation>Quitar la fila o el evento</translation>
    </message>
    <message>
        <source>Remove {rally}</source>
        <translation>Quitar {rally}</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>Cambiar el nombre de {old} a {new}</translation>
    </message>
    <message>
        <source>Repeat the marked range</source>
        <translation>Repetir el intervalo marcado</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>&amp;Revisión</translation>
    </message>
    <message>
        <source>Review in time &amp;order</source>
        <translation>Revisar en &amp;orden cronológico</translation>
    </message>
    <message>
        <source>Review only items in the listed rallies</source>
        <translation>Revisar solo los casos de los rallies de la lista</translation>
    </message>
    <message>
        <source>Review the lis&amp;ted rallies</source>
        <translation>Revisar los rallies de la li&amp;sta</translation>
    </message>
    <message>
        <source>Ri&amp;ght by 10 px</source>
        <translation>De&amp;recha 10 px</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>Right hand on the keyboard, left hand on the mouse</source>
        <translation>Mano derecha en el teclado, izquierda en el ratón</translation>
    </message>
    <message>
        <source>Run InpaintNet again on the range or on all frames</source>
        <translation>Volver a ejecutar InpaintNet en el intervalo o en todos los fotogramas</translation>
    </message>
    <message>
        <source>S&amp;mash</source>
        <translation>&amp;Remate</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>&amp;Guardar ahora</translation>
    </message>
    <message>
        <source>Save a co&amp;py...</source>
        <translation>Guardar una co&amp;pia…</translation>
    </message>
    <message>
        <source>Save again after an error. Saving is automatic otherwise</source>
        <translation>Guardar de nuevo después de un error. Normalmente se guarda solo</translation>
    </message>
    <message>
        <source>Save the listed rallies as clips or one highlight video</source>
        <translation>Guardar los rallies de la lista como clips o como un video de mejores jugadas</translation>
    </message>
    <message>
        <source>Save the project to another file</source>
        <translation>Guardar el proyecto en otro archivo</translation>
    </message>
    <message>
        <source>Sco&amp;re</source>
        <translation>Marca&amp;dor</translation>
    </message>
    <message>
        <source>Score of {rally}</source>
        <translation>Marcador de {rally}</translation>
    </message>
    <message>
        <source>Search all pages. Up and Down choose an action, Enter runs it. You can change the keys in the settings.</source>
        <translation>Busca en todas las páginas. Con Arriba y Abajo se elige una acción; Intro la ejecuta. Las teclas se cambian en la configuración.</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>Searched &amp;area</source>
        <translation>Área de &amp;búsqueda</translation>
    </message>
    <message>
        <source>Select a frame</source>
        <translation>Seleccionar un fotograma</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>Seleccionar todas las filas</translation>
    </message>
    <message>
        <source>Set all winners that the scoreboard or last shots show</source>
        <translation>Fijar todos los ganadores que indican el rótulo del marcador o los últimos tiros de los rallies</translation>
    </message>
    <message>
        <source>Set by &amp;hand</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Set how this rally ended: winner, error, net, out or fault</source>
        <translation>Indicar cómo terminó este rally: golpe ganador, error, a la red, fuera o falta</translation>
    </message>
    <message>
        <source>Set or remove a bounce at this frame</source>
        <translation>Poner o quitar un bote en este fotograma</translation>
    </message>
    <message>
        <source>Set or remove a hit at this frame</source>
        <translation>Poner o quitar un impacto en este fotograma</translation>
    </message>
    <message>
        <source>Set or remove a landing at this frame</source>
        <translation>Poner o quitar una caída en este fotograma</translation>
    </message>
    <message>
        <source>Set or remove a serve at this frame</source>
        <translation>Poner o quitar un saque en este fotograma</translation>
    </message>
    <message>
        <source>Set serves, hits, bounces and landings with single keys</source>
        <translation>Marcar saques, impactos, botes y caídas con una sola tecla</translation>
    </message>
    <message>
        <source>Set slow motion, turn the picture, or mirror it</source>
        <translation>Indicar cámara lenta, girar la imagen o reflejarla</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>Definir la pista</translation>
    </message>
    <message>
        <source>Set the match</source>
        <translation>Definir el partido</translation>
    </message>
    <message>
        <source>Set the score &amp;here...</source>
        <translation>Fijar el &amp;marcador aquí…</translation>
    </message>
    <message>
        <source>Set the score at the start of this rally</source>
        <translation>Fijar el marcador al inicio de este rally</translation>
    </message>
    <message>
        <source>Sh&amp;ort service</source>
        <translation>Saque c&amp;orto</translation>
    </message>
    <message>
        <source>Show TrackNet&apos;s heatmap of the frame</source>
        <translation>Mostrar el mapa de calor de TrackNet del fotograma</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Mostrar todas las teclas</translation>
    </message>
    <message>
        <source>Show frames side by side, around the ball</source>
        <translation>Mostrar los fotogramas contiguos, uno al lado del otro, alrededor de la pelota</translation>
    </message>
    <message>
        <source>Show motion instead of the picture. Hold for a quick look</source>
        <translation>Mostrar el movimiento en lugar de la imagen. Mantener pulsada para verlo un momento</translation>
    </message>
    <message>
        <source>Show names of strokes where they are played</source>
        <translation>Mostrar el nombre de cada golpe donde se juega</translation>
    </message>
    <message>
        <source>Show only the video. Hold for a quick look</source>
        <translation>Mostrar solo el video. Mantener pulsada para verlo un momento</translation>
    </message>
    <message>
        <source>Show positions predicted by TrackNet</source>
        <translation>Mostrar las posiciones predichas por TrackNet</translation>
    </message>
    <message>
        <source>Show positions put into gaps by InpaintNet or a curve</source>
        <translation>Mostrar las posiciones puestas en huecos por InpaintNet o una curva</translation>
    </message>
    <message>
        <source>Show shots in 3D, with their speeds</source>
        <translation>Mostrar los tiros en 3D, con su velocidad</translation>
    </message>
    <message>
        <source>Show the comparison with another track</source>
        <translation>Mostrar la comparación con otra trayectoria</translation>
    </message>
    <message>
        <source>Show the court lines</source>
        <translation>Mostrar las líneas de la pista</translation>
    </message>
    <message>
        <source>Show the frames after those in the film strip</source>
        <translation>Mostrar los fotogramas posteriores a los de la tira</translation>
    </message>
    <message>
        <source>Show the frames before those in the film strip</source>
        <translation>Mostrar los fotogramas anteriores a los de la tira</translation>
    </message>
    <message>
        <source>Show the list of events</source>
        <translation>Mostrar la lista de eventos</translation>
    </message>
    <message>
        <source>Show the list of rallies</source>
        <translation>Mostrar la lista de rallies</translation>
    </message>
    <message>
        <source>Show the list of videos</source>
        <translation>Mostrar la lista de videos</translation>
    </message>
    <message>
        <source>Show the path and its speed over time</source>
        <translation>Mostrar el recorrido y su velocidad en el tiempo</translation>
    </message>
    <message>
        <source>Show the path before and after the frame</source>
        <translation>Mostrar el recorrido antes y después del fotograma</translation>
    </message>
    <message>
        <source>Show the picture unchanged</source>
        <translation>Mostrar la imagen sin cambios</translation>
    </message>
    <message>
        <source>Show the players and their pictures</source>
        <translation>Mostrar a los jugadores y sus imágenes</translation>
    </message>
    <message>
        <source>Show the players&apos; skeletons</source>
        <translation>Mostrar los esqueletos de los jugadores</translation>
    </message>
    <message>
        <source>Show the point of this frame</source>
        <translation>Mostrar la posición de este fotograma</translation>
    </message>
    <message>
        <source>Show the points set by hand</source>
        <translation>Mostrar las posiciones manuales</translation>
    </message>
    <message>
        <source>Show the rally from above and from the side</source>
        <translation>Mostrar el rally desde arriba y de lado</translation>
    </message>
    <message>
        <source>Show the review queue</source>
        <translation>Mostrar la cola de revisión</translation>
    </message>
    <message>
        <source>Show the run and its progress</source>
        <translation>Mostrar la ejecución y su progreso</translation>
    </message>
    <message>
        <source>Show the score beside the frame number</source>
        <translation>Mostrar el marcador junto al número de fotograma</translation>
    </message>
    <message>
        <source>Show the table of frames</source>
        <translation>Mostrar la tabla de fotogramas</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>Mostrar la línea de tiempo</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Mostrar la imagen completa</translation>
    </message>
    <message>
        <source>Show versions, folders and problems</source>
        <translation>Mostrar versiones, carpetas y problemas</translation>
    </message>
    <message>
        <source>Show ways to fill the gap, range or review item</source>
        <translation>Mostrar formas de rellenar el hueco, el intervalo o el caso</translation>
    </message>
    <message>
        <source>Show which part of the frame TrackNet looked at</source>
        <translation>Mostrar qué parte del fotograma examinó TrackNet</translation>
    </message>
    <message>
        <source>Snap to a heatmap peak</source>
        <translation>Ajustar a un pico del mapa de calor</translation>
    </message>
    <message>
        <source>Spl&amp;it the rally</source>
        <translation>&amp;Dividir el rally</translation>
    </message>
    <message>
        <source>Split the rally at this frame</source>
        <translation>Dividir el rally en este fotograma</translation>
    </message>
    <message>
        <source>Split {rally}</source>
        <translation>Dividir {rally}</translation>
    </message>
    <message>
        <source>Spo&amp;rt</source>
        <translation>Depo&amp;rte</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Start setting the court first</source>
        <translation>Primero hay que empezar a definir la pista</translation>
    </message>
    <message>
        <source>Start the range at this frame</source>
        <translation>Empezar el intervalo en este fotograma</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>Detener la ejecución y conservar sus resultados</translation>
    </message>
    <message>
        <source>Stro&amp;kes</source>
        <translation>&amp;Golpes</translation>
    </message>
    <message>
        <source>Switch between panels for the match and for labels</source>
        <translation>Alternar entre los paneles del partido y los de anotaciones</translation>
    </message>
    <message>
        <source>Ta&amp;g the rally</source>
        <translation>Eti&amp;quetar el rally</translation>
    </message>
    <message>
        <source>Tag the e&amp;vent</source>
        <translation>Etiquetar el e&amp;vento</translation>
    </message>
    <message>
        <source>Tags of an event</source>
        <translation>Etiquetas de un evento</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>Etiquetas de {rally}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Ten frames &amp;back</source>
        <translation>Die&amp;z fotogramas atrás</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>The ball is hidden in the range or review item</source>
        <translation>La pelota está oculta en el intervalo o caso por revisar</translation>
    </message>
    <message>
        <source>The ball is visible at the marker, dotted ring or fill</source>
        <translation>La pelota es visible en la marca, el anillo de puntos o el relleno</translation>
    </message>
    <message>
        <source>The ball is visible in the dotted ring, not at the marker</source>
        <translation>La pelota es visible en el anillo de puntos, no en la marca</translation>
    </message>
    <message>
        <source>The ball is visible in the range or review item</source>
        <translation>La pelota es visible en el intervalo o caso por revisar</translation>
    </message>
    <message>
        <source>The far player won this rally</source>
        <translation>El jugador lejano ganó este rally</translation>
    </message>
    <message>
        <source>The frames of the video are still being counted</source>
        <translation>Todavía se cuentan los fotogramas del video</translation>
    </message>
    <message>
        <source>The near player won this rally</source>
        <translation>El jugador cercano ganó este rally</translation>
    </message>
    <message>
        <source>The stroke is a clear (bouncing ball: backhand)</source>
        <translation>El golpe es un clear (tenis y pádel: revés)</translation>
    </message>
    <message>
        <source>The stroke is a drive (bouncing ball: volley)</source>
        <translation>El golpe es un drive (tenis y pádel: volea)</translation>
    </message>
    <message>
        <source>The stroke is a drop</source>
        <translation>El golpe es una dejada</translation>
    </message>
    <message>
        <source>The stroke is a lift (bouncing ball: forehand)</source>
        <translation>El golpe es un lob (tenis y pádel: derecha)</translation>
    </message>
    <message>
        <source>The stroke is a long service (bouncing ball: lob)</source>
        <translation>El golpe es un saque largo (tenis y pádel: globo)</translation>
    </message>
    <message>
        <source>The stroke is a net shot</source>
        <translation>El golpe es un golpe de red</translation>
    </message>
    <message>
        <source>The stroke is a push</source>
        <translation>El golpe es un empuje</translation>
    </message>
    <message>
        <source>The stroke is a short service (bouncing ball: serve)</source>
        <translation>El golpe es un saque corto (tenis y pádel: saque)</translation>
    </message>
    <message>
        <source>The stroke is a smash (bouncing ball: overhead)</source>
        <translation>El golpe es un remate (tenis y pádel: golpe alto)</translation>
    </message>
    <message>
        <source>There is no action &apos;{name}&apos;.</source>
        <translation>No existe la acción «{name}».</translation>
    </message>
    <message>
        <source>There is no ball in the range or review item</source>
        <translation>No hay pelota en el intervalo o caso por revisar</translation>
    </message>
    <message>
        <source>There is no ball in this frame</source>
        <translation>No hay pelota en este fotograma</translation>
    </message>
    <message>
        <source>There is no court in this video, or it is unknown</source>
        <translation>No hay pista en este video, o no se conoce</translation>
    </message>
    <message>
        <source>There is no jump to undo</source>
        <translation>No hay ningún salto que deshacer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>This rally does not count for the score</source>
        <translation>Este rally no cuenta para el marcador</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Seguimiento</translation>
    </message>
    <message>
        <source>Track all frames of the marked range again</source>
        <translation>Repetir el seguimiento de todos los fotogramas del intervalo marcado</translation>
    </message>
    <message>
        <source>Track from &amp;here</source>
        <translation>Seguir desde &amp;aquí</translation>
    </message>
    <message>
        <source>Track the &amp;list</source>
        <translation>Seguir los videos de la &amp;lista</translation>
    </message>
    <message>
        <source>Track the &amp;range</source>
        <translation>Seguir el &amp;intervalo</translation>
    </message>
    <message>
        <source>Track the &amp;whole video</source>
        <translation>Seguir todo el &amp;video</translation>
    </message>
    <message>
        <source>Track the listed videos in the background</source>
        <translation>Seguir los videos de la lista en segundo plano</translation>
    </message>
    <message>
        <source>Track the range or gap in more detail, and preview it</source>
        <translation>Seguir el intervalo o hueco con más detalle y verlo antes de aceptarlo</translation>
    </message>
    <message>
        <source>Track the video or import labels first</source>
        <translation>Primero hay que hacer el seguimiento del video o importar anotaciones</translation>
    </message>
    <message>
        <source>Turn on event mode first</source>
        <translation>Primero hay que activar el modo de eventos</translation>
    </message>
    <message>
        <source>Turn the video</source>
        <translation>Girar el video</translation>
    </message>
    <message>
        <source>Two actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>Dos acciones tienen la tecla {key}: {names}. Cambie una de ellas en la configuración.</translation>
    </message>
    <message>
        <source>U&amp;p by 10 px</source>
        <translation>Arriba 10 &amp;px</translation>
    </message>
    <message>
        <source>Uncl&amp;ear</source>
        <translation>&amp;No clara</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>No clara</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>Unprotect the frame</source>
        <translation>Desproteger el fotograma</translation>
    </message>
    <message>
        <source>Use the court as drawn</source>
        <translation>Usar la pista tal como está dibujada</translation>
    </message>
    <message>
        <source>Use the court from the last camera cut onwards</source>
        <translation>Usar la pista a partir del último corte de cámara</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Usar el tema oscuro</translation>
    </message>
    <message>
        <source>Use the fill for a ball that is hidden there</source>
        <translation>Usar el relleno para una pelota que está oculta ahí</translation>
    </message>
    <message>
        <source>Use the fill, then go on to the rest of the item</source>
        <translation>Usar el relleno y continuar con el resto del caso</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Usar el tema claro</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>Usar la otra trayectoria</translation>
    </message>
    <message>
        <source>Use the other track&apos;s points for this disagreement</source>
        <translation>Usar las posiciones de la otra trayectoria en esta discrepancia</translation>
    </message>
    <message>
        <source>Use the proposed points</source>
        <translation>Usar las posiciones propuestas</translation>
    </message>
    <message>
        <source>Use the proposed points of the nearest part only</source>
        <translation>Usar solo las posiciones propuestas de la parte más cercana</translation>
    </message>
    <message>
        <source>Use the system theme</source>
        <translation>Usar el tema del sistema</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar toda la pantalla</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>Vi&amp;deos</source>
        <translation>&amp;Videos</translation>
    </message>
    <message>
        <source>View and playback</source>
        <translation>Vista y reproducción</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Visible in the &amp;ring</source>
        <translation>Visible en el &amp;anillo</translation>
    </message>
    <message>
        <source>Volume &amp;down</source>
        <translation>Bajar el vo&amp;lumen</translation>
    </message>
    <message>
        <source>Wait until the run ends, or cancel it</source>
        <translation>Hay que esperar a que termine la ejecución o cancelarla</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>Ganador de {rally}</translation>
    </message>
    <message>
        <source>Won &amp;by the far player</source>
        <translation>Gana el j&amp;ugador lejano</translation>
    </message>
    <message>
        <source>Write a web page with score, strokes and placement</source>
        <translation>Crear una página web con marcador, golpes y lugares de caída</translation>
    </message>
    <message>
        <source>Write tags for the serve, hit or landing at this frame</source>
        <translation>Escribir etiquetas para el saque, impacto o caída de este fotograma</translation>
    </message>
    <message>
        <source>Write tags for this rally</source>
        <translation>Escribir etiquetas para este rally</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Zoom at the mouse</source>
        <translation>Zoom bajo el ratón</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom in when you go to a review item</source>
        <translation>Acercar la imagen al ir a un caso por revisar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>click</source>
        <translation>clic</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>arrastrar</translation>
    </message>
    <message>
        <source>hold or tap {key}</source>
        <translation>mantener pulsada {key}, o pulsarla una vez</translation>
    </message>
    <message>
        <source>hold {key}</source>
        <translation>mantener pulsada {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>teclas</translation>
    </message>
    <message>
        <source>keys or mouse</source>
        <translation>teclas o ratón</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>qué hace</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rueda</translation>
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
        <translation>{count} acciones tienen la tecla {key}: {names}. Cambie una de ellas en la configuración.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>y {count} más</translation>
    </message>
    <message>
        <source>{key} (keypad)</source>
        <translation>{key} (teclado numérico)</translation>
    </message>
    <message>
        <source>{key} is the key of {names}, so it would do nothing.</source>
        <translation>{key} es la tecla de {names}, así que no haría nada.</translation>
    </message>
    <message>
        <source>{key} opens the menu &apos;{menu}&apos;.</source>
        <translation>{key} abre el menú «{menu}».</translation>
    </message>
    <message>
        <source>{player} plays with the left hand</source>
        <translation>{player} juega con la mano izquierda</translation>
    </message>
    <message>
        <source>{player} plays with the right hand</source>
        <translation>{player} juega con la mano derecha</translation>
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
            <numerusform>%n fotograma PNG</numerusform>
            <numerusform>%n fotogramas PNG</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounces</source>
        <translation>
            <numerusform>%n bote</numerusform>
            <numerusform>%n botes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n recuadro</numerusform>
            <numerusform>%n recuadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>%n conflicto</numerusform>
            <numerusform>%n conflictos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts</source>
        <translation>
            <numerusform>%n contacto</numerusform>
            <numerusform>%n contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courts</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>%n eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n hueco</numerusform>
            <numerusform>%n huecos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n caso</numerusform>
            <numerusform>%n casos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>%n fotograma clave</numerusform>
            <numerusform>%n fotogramas clave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keypoints</source>
        <translation>
            <numerusform>%n punto clave</numerusform>
            <numerusform>%n puntos clave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n anotación</numerusform>
            <numerusform>%n anotaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings</source>
        <translation>
            <numerusform>%n caída</numerusform>
            <numerusform>%n caídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings and bounces</source>
        <translation>
            <numerusform>%n caída o bote</numerusform>
            <numerusform>%n caídas y botes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain items</source>
        <translation>
            <numerusform>%n caso menos seguro</numerusform>
            <numerusform>%n casos menos seguros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marcas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partido</numerusform>
            <numerusform>%n partidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n modelo</numerusform>
            <numerusform>%n modelos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other videos</source>
        <translation>
            <numerusform>%n video más</numerusform>
            <numerusform>%n videos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n parte</numerusform>
            <numerusform>%n partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts show</source>
        <translation>
            <numerusform>%n parte muestra</numerusform>
            <numerusform>%n partes muestran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n imagen</numerusform>
            <numerusform>%n imágenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n posición</numerusform>
            <numerusform>%n posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible errors</source>
        <translation>
            <numerusform>%n posible error</numerusform>
            <numerusform>%n posibles errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rallies</source>
        <translation>
            <numerusform>%n rally</numerusform>
            <numerusform>%n rallies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <translation>
            <numerusform>%n marcador</numerusform>
            <numerusform>%n marcadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>%n segmento</numerusform>
            <numerusform>%n segmentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n golpe</numerusform>
            <numerusform>%n golpes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear frames</source>
        <translation>
            <numerusform>%n fotograma no claro</numerusform>
            <numerusform>%n fotogramas no claros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unlabelled frames</source>
        <translation>
            <numerusform>%n fotograma sin anotar</numerusform>
            <numerusform>%n fotogramas sin anotar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreviewed frames</source>
        <translation>
            <numerusform>%n fotograma sin revisar</numerusform>
            <numerusform>%n fotogramas sin revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n videos</source>
        <translation>
            <numerusform>%n video</numerusform>
            <numerusform>%n videos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n proceso de trabajo</numerusform>
            <numerusform>%n procesos de trabajo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%n blank lines lie between the rows and did not count as frames.</source>
        <translation>
            <numerusform>%n línea en blanco entre las filas no contó como fotograma.</numerusform>
            <numerusform>%n líneas en blanco entre las filas no contaron como fotogramas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a frame number.</source>
        <translation>«{cell}» no es un número de fotograma.</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a time.</source>
        <translation>«{cell}» no es un tiempo.</translation>
    </message>
    <message>
        <source>&apos;{filter}&apos; is not a valid filter: {reason}.</source>
        <translation>«{filter}» no es un filtro válido: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a choice for {value} in this file.</source>
        <translation>«{given}» no es una opción para {value} en este archivo.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a range of frames.</source>
        <translation>«{given}» no es un intervalo de fotogramas.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be opened ({reason}).</source>
        <translation>No se puede abrir «{path}» ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read ({reason}).</source>
        <translation>No se puede leer «{path}» ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read as a video ({reason}).</source>
        <translation>«{path}» no se puede leer como video ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read. The log has details.</source>
        <translation>No se puede leer «{path}». El registro tiene los detalles.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains no video.</source>
        <translation>«{path}» no contiene video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains sound but no video.</source>
        <translation>«{path}» contiene sonido, pero no video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder, not a video.</source>
        <translation>«{path}» es una carpeta, no un video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a text file, not a video.</source>
        <translation>«{path}» es un archivo de texto, no un video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes).</source>
        <translation>«{path}» está vacío (0 bytes).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is incomplete: its index (moov atom) is missing.</source>
        <translation>«{path}» está incompleto: falta su índice (átomo moov).</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score at &apos;{part}&apos;.</source>
        <translation>«{text}» no es un marcador válido en «{part}».</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score.</source>
        <translation>«{text}» no es un marcador válido.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a provider, or its precision is not supported.{known}</source>
        <translation>«{word}» no es un proveedor o su precisión no se admite.{known}</translation>
    </message>
    <message>
        <source>--batch {batch} is not possible: its windows would need more than {limit} MB.</source>
        <translation>--batch {batch} no es posible: sus ventanas necesitarían más de {limit} MB.</translation>
    </message>
    <message>
        <source>--confidence {confidence:g} is not valid: it must be above 0 and below 1.</source>
        <translation>--confidence {confidence:g} no es válido: debe ser mayor que 0 y menor que 1.</translation>
    </message>
    <message>
        <source>--every {every} is not valid: it must be {bounds}.</source>
        <translation>--every {every} no es válido: debe ser {bounds}.</translation>
    </message>
    <message>
        <source>A MoveNet returned an output of {shape}.</source>
        <translation>Un MoveNet devolvió una salida de {shape}.</translation>
    </message>
    <message>
        <source>A dataset cannot contain unlabelled frames: {places}.</source>
        <translation>Un conjunto de datos no puede contener fotogramas sin anotar: {places}.</translation>
    </message>
    <message>
        <source>A highlight video cannot be copied without re-encoding.</source>
        <translation>Un video de mejores jugadas no se puede copiar sin recodificar.</translation>
    </message>
    <message>
        <source>A label file starts with {names}.</source>
        <translation>Un archivo de anotaciones empieza con {names}.</translation>
    </message>
    <message>
        <source>A label is: class x y width height, as fractions of the picture.</source>
        <translation>Una anotación es: clase x y ancho alto, en proporción de la imagen.</translation>
    </message>
    <message>
        <source>A model of background mode &apos;{name}&apos; needs the background picture, and none was given.</source>
        <translation>Un modelo con modo de fondo «{name}» necesita la imagen de fondo, y no se indicó ninguna.</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded: {error}.</source>
        <translation>No se puede cargar una parte del programa: {error}.</translation>
    </message>
    <message>
        <source>A second look needs a stride equal to the window length, {length}.</source>
        <translation>Una segunda pasada requiere un paso igual a la longitud de la ventana, {length}.</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit a network that returns a heatmap of only one frame per window.</source>
        <translation>Un paso de {stride} no corresponde a un modelo que devuelve el mapa de calor de un solo fotograma por ventana.</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit windows of {seq_len} frames.</source>
        <translation>Un paso de {stride} no corresponde a ventanas de {seq_len} fotogramas.</translation>
    </message>
    <message>
        <source>A threshold of {threshold:g} is not between 0 and 1.</source>
        <translation>Un umbral de {threshold:g} no está entre 0 y 1.</translation>
    </message>
    <message>
        <source>A time code cannot be read.</source>
        <translation>No se puede leer un código de tiempo.</translation>
    </message>
    <message>
        <source>Accept frames in the window first, or export all of them, or choose another range.</source>
        <translation>Acepte primero fotogramas en la ventana, expórtelos todos o elija otro intervalo.</translation>
    </message>
    <message>
        <source>All of these frames are marked as not in play.</source>
        <translation>Todos estos fotogramas están marcados como sin juego.</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or choose a smaller model or batch.</source>
        <translation>Permita a la GPU más memoria que {limit} MB (--gpu-memory, o Proveedor en la configuración) o elija un modelo o un lote más pequeño.</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or run on the CPU.</source>
        <translation>Permita a la GPU más memoria que {limit} MB (--gpu-memory, o Proveedor en la configuración) o ejecute en la CPU.</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its codec ({codec}).</source>
        <translation>Un archivo .mp4 no puede contener su códec ({codec}).</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its sound ({codec}). --no-sound omits it.</source>
        <translation>Un archivo .mp4 no puede contener su sonido ({codec}). --no-sound lo omite.</translation>
    </message>
    <message>
        <source>An RTMO returned an output of {shape}.</source>
        <translation>Un RTMO devolvió una salida de {shape}.</translation>
    </message>
    <message>
        <source>At least one worker and a batch of one are needed.</source>
        <translation>Se necesitan al menos un proceso de trabajo y un lote de uno.</translation>
    </message>
    <message>
        <source>Change its permissions, or copy it to another folder.</source>
        <translation>Cambie sus permisos o cópielo a otra carpeta.</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>Cambie uno de los dos.</translation>
    </message>
    <message>
        <source>Changes of speed (M2) in {lines} are ignored.</source>
        <translation>Se ignoran los cambios de velocidad (M2) en {lines}.</translation>
    </message>
    <message>
        <source>Check it again.</source>
        <translation>Compruébelo de nuevo.</translation>
    </message>
    <message>
        <source>Check its last rows.</source>
        <translation>Compruebe sus últimas filas.</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>Compruebe su nombre y carpeta.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Compruebe sus permisos.</translation>
    </message>
    <message>
        <source>Check that it is the label file.</source>
        <translation>Compruebe que es el archivo de anotaciones.</translation>
    </message>
    <message>
        <source>Check that the file is complete, with its .onnx.data next to it, if it has one.</source>
        <translation>Compruebe que el archivo está completo, con su .onnx.data al lado, si lo tiene.</translation>
    </message>
    <message>
        <source>Check that the labels belong to this video.</source>
        <translation>Compruebe que las anotaciones son de este video.</translation>
    </message>
    <message>
        <source>Check that the model supports these inputs, or try another provider.</source>
        <translation>Compruebe que el modelo admite estas entradas o pruebe otro proveedor.</translation>
    </message>
    <message>
        <source>Check that this is a folder of YOLO labels.</source>
        <translation>Compruebe que es una carpeta de anotaciones YOLO.</translation>
    </message>
    <message>
        <source>Check that this is the label file.</source>
        <translation>Compruebe que es el archivo de anotaciones.</translation>
    </message>
    <message>
        <source>Check that this is the right file, or save it without the optimiser&apos;s state.</source>
        <translation>Compruebe que es el archivo correcto o guárdelo sin el estado del optimizador.</translation>
    </message>
    <message>
        <source>Check that this is the right file.</source>
        <translation>Compruebe que es el archivo correcto.</translation>
    </message>
    <message>
        <source>Check the disk and the permissions.</source>
        <translation>Compruebe el disco y los permisos.</translation>
    </message>
    <message>
        <source>Check the disk, or save the project in another folder.</source>
        <translation>Compruebe el disco o guarde el proyecto en otra carpeta.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Compruebe el disco.</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>Compruebe el archivo.</translation>
    </message>
    <message>
        <source>Check the folder it is in.</source>
        <translation>Compruebe la carpeta en la que está.</translation>
    </message>
    <message>
        <source>Check the folder, or save the project in another folder.</source>
        <translation>Compruebe la carpeta o guarde el proyecto en otra.</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>Compruebe la carpeta.</translation>
    </message>
    <message>
        <source>Check the name and its folder.</source>
        <translation>Compruebe el nombre y su carpeta.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Compruebe el nombre.</translation>
    </message>
    <message>
        <source>Check the quotes in it.</source>
        <translation>Compruebe sus comillas.</translation>
    </message>
    <message>
        <source>Check whether two model files are swapped.</source>
        <translation>Compruebe si dos archivos de modelo están intercambiados.</translation>
    </message>
    <message>
        <source>Choose a PNG or JPEG picture, or a video.</source>
        <translation>Elija una imagen PNG o JPEG, o un video.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3 or WASB, such as TrackNet_best.pt.</source>
        <translation>Elija un checkpoint de TrackNetV3 o WASB, como TrackNet_best.pt.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3.</source>
        <translation>Elija un checkpoint de TrackNetV3.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Elija un archivo dentro de ella.</translation>
    </message>
    <message>
        <source>Choose a name that ends in {suffixes}. &apos;rallytrace export --format&apos; writes other formats.</source>
        <translation>Elija un nombre que termine en {suffixes}. &apos;rallytrace export --format&apos; escribe otros formatos.</translation>
    </message>
    <message>
        <source>Choose a picture or a video.</source>
        <translation>Elija una imagen o un video.</translation>
    </message>
    <message>
        <source>Choose a range inside the video.</source>
        <translation>Elija un intervalo dentro del video.</translation>
    </message>
    <message>
        <source>Choose a shorter trail.</source>
        <translation>Elija una estela más corta.</translation>
    </message>
    <message>
        <source>Choose a stride from 1 (every window) to {seq_len} (no overlap).</source>
        <translation>Elija un paso de 1 (todas las ventanas) a {seq_len} (sin solapamiento).</translation>
    </message>
    <message>
        <source>Choose a video file such as .mp4, .mov, .mkv or .avi.</source>
        <translation>Elija un archivo de video como .mp4, .mov, .mkv o .avi.</translation>
    </message>
    <message>
        <source>Choose another family or file.</source>
        <translation>Elija otra familia u otro archivo.</translation>
    </message>
    <message>
        <source>Choose another file or export it again.</source>
        <translation>Elija otro archivo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Choose another file, or a higher --confidence.</source>
        <translation>Elija otro archivo o un valor mayor de --confidence.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>Choose another filter.</source>
        <translation>Elija otro filtro.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Elija otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
    <message>
        <source>Choose another frame.</source>
        <translation>Elija otro fotograma.</translation>
    </message>
    <message>
        <source>Choose another name, or allow it to be replaced.</source>
        <translation>Elija otro nombre o permita reemplazarlo.</translation>
    </message>
    <message>
        <source>Choose another name, or wait until it is done.</source>
        <translation>Elija otro nombre o espere a que termine.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message>
        <source>Choose another precision, or make the file with: rallytrace optimise MODEL --video VIDEO</source>
        <translation>Elija otra precisión o cree el archivo con: rallytrace optimise MODEL --video VIDEO</translation>
    </message>
    <message>
        <source>Choose another project or a label file.</source>
        <translation>Elija otro proyecto o un archivo de anotaciones.</translation>
    </message>
    <message>
        <source>Choose another range, or review a rally.</source>
        <translation>Elija otro intervalo o revise un rally.</translation>
    </message>
    <message>
        <source>Choose another video.</source>
        <translation>Elija otro video.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Elija otro.</translation>
    </message>
    <message>
        <source>Choose another: folders of this format are never replaced.</source>
        <translation>Elija otra: las carpetas de este formato nunca se reemplazan.</translation>
    </message>
    <message>
        <source>Choose at least one layer.</source>
        <translation>Elija al menos una capa.</translation>
    </message>
    <message>
        <source>Choose at most {most:.0%} in total.</source>
        <translation>Elija como máximo {most:.0%} en total.</translation>
    </message>
    <message>
        <source>Choose frames with a ball.</source>
        <translation>Elija fotogramas con pelota.</translation>
    </message>
    <message>
        <source>Choose labels of this video, in its pixels.</source>
        <translation>Elija anotaciones de este video, en sus píxeles.</translation>
    </message>
    <message>
        <source>Choose labels or a project of the open video.</source>
        <translation>Elija anotaciones o un proyecto del video abierto.</translation>
    </message>
    <message>
        <source>Choose one of its {count}, which are numbered from 0.</source>
        <translation>Elija una de sus {count}, numeradas desde 0.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>Elija uno de {names}.</translation>
    </message>
    <message>
        <source>Choose one of {precisions}, or another provider.</source>
        <translation>Elija una de {precisions} u otro proveedor.</translation>
    </message>
    <message>
        <source>Choose one with --family, or try it on other frames of a video.</source>
        <translation>Elija una con --family o pruébelo con otros fotogramas de un video.</translation>
    </message>
    <message>
        <source>Choose one with the input (N, 3, 256, 128) and the output (N, D).</source>
        <translation>Elija uno con la entrada (N, 3, 256, 128) y la salida (N, D).</translation>
    </message>
    <message>
        <source>Choose the .csv file in it.</source>
        <translation>Elija el archivo .csv que contiene.</translation>
    </message>
    <message>
        <source>Choose the .onnx file in it.</source>
        <translation>Elija el archivo .onnx que contiene.</translation>
    </message>
    <message>
        <source>Choose the .pt file in it.</source>
        <translation>Elija el archivo .pt que contiene.</translation>
    </message>
    <message>
        <source>Choose the .pt file that the training wrote.</source>
        <translation>Elija el archivo .pt que escribió el entrenamiento.</translation>
    </message>
    <message>
        <source>Choose the .rally file in it.</source>
        <translation>Elija el archivo .rally que contiene.</translation>
    </message>
    <message>
        <source>Choose the folder that contains &apos;labels&apos;, or the folder with the .txt files.</source>
        <translation>Elija la carpeta que contiene &apos;labels&apos; o la carpeta con los archivos .txt.</translation>
    </message>
    <message>
        <source>Choose the same ones to continue it, or start a new run with the current ones.</source>
        <translation>Elija los mismos para continuarla o inicie una ejecución nueva con los actuales.</translation>
    </message>
    <message>
        <source>Choose the table of strokes.</source>
        <translation>Elija la tabla de golpes.</translation>
    </message>
    <message>
        <source>Choose the video file in it.</source>
        <translation>Elija el archivo de video que contiene.</translation>
    </message>
    <message>
        <source>Choose the video that was labelled.</source>
        <translation>Elija el video que se anotó.</translation>
    </message>
    <message>
        <source>Clips of a turned video cannot be copied without re-encoding.</source>
        <translation>Los clips de un video girado no se pueden copiar sin recodificar.</translation>
    </message>
    <message>
        <source>Close it there, or choose another folder.</source>
        <translation>Ciérrelo allí o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Close it there, then open it again.</source>
        <translation>Ciérrelo allí y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>Ciérrelo allí.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Cierre otros programas e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Close other programs that use the device, or run on the CPU.</source>
        <translation>Cierre otros programas que usen el dispositivo o ejecute en la CPU.</translation>
    </message>
    <message>
        <source>Close other programs, and try again.</source>
        <translation>Cierre otros programas e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or batch.</source>
        <translation>Cierre otros programas o elija un modelo o un lote más pequeño.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or video.</source>
        <translation>Cierre otros programas o elija un modelo o video más pequeño.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Cierre otros programas.</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>Cierre ese programa.</translation>
    </message>
    <message>
        <source>Columns not used: {unused}.</source>
        <translation>Columnas no usadas: {unused}.</translation>
    </message>
    <message>
        <source>Confidence &apos;{cell}&apos; is not between 0 and 1. It was removed.</source>
        <translation>La confianza «{cell}» no está entre 0 y 1. Se quitó.</translation>
    </message>
    <message>
        <source>Convert it first: rallytrace convert &quot;{path}&quot;</source>
        <translation>Conviértalo primero: rallytrace convert &quot;{path}&quot;</translation>
    </message>
    <message>
        <source>Convert the file to .mp4.</source>
        <translation>Convierta el archivo a .mp4.</translation>
    </message>
    <message>
        <source>Convert the video to .mp4, then check the labels.</source>
        <translation>Convierta el video a .mp4 y compruebe las anotaciones.</translation>
    </message>
    <message>
        <source>Copied clips are not encoded: --hardware has no effect.</source>
        <translation>Los clips copiados no se codifican: --hardware no tiene efecto.</translation>
    </message>
    <message>
        <source>Copy &apos;{shown}&apos; into the folder {folder} as well.</source>
        <translation>Copie también «{shown}» a la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Copy it again from the original.</source>
        <translation>Cópielo de nuevo desde el original.</translation>
    </message>
    <message>
        <source>Copy its content to a file and use that file.</source>
        <translation>Copie su contenido a un archivo y use ese archivo.</translation>
    </message>
    <message>
        <source>Copy or download the checkpoint again.</source>
        <translation>Copie o descargue el checkpoint de nuevo.</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>Cópielo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Copy the checkpoint to a folder that can be written to.</source>
        <translation>Copie el checkpoint a una carpeta en la que se pueda escribir.</translation>
    </message>
    <message>
        <source>Copy the file again, or convert it to .mp4.</source>
        <translation>Copie el archivo de nuevo o conviértalo a .mp4.</translation>
    </message>
    <message>
        <source>Copy the file again, or repair an unfinished recording first.</source>
        <translation>Copie el archivo de nuevo o repare primero la grabación sin terminar.</translation>
    </message>
    <message>
        <source>Correct &apos;bg_mode&apos; in its param_dict.</source>
        <translation>Corrija &apos;bg_mode&apos; en su param_dict.</translation>
    </message>
    <message>
        <source>Create it, or choose another folder.</source>
        <translation>Créela o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Cut the video into parts.</source>
        <translation>Divida el video en partes.</translation>
    </message>
    <message>
        <source>Do not open it with torch unless you trust its author. {save_again}</source>
        <translation>No lo abra con torch si no confía en su autor. {save_again}</translation>
    </message>
    <message>
        <source>Do not use this file. Write it to another disk if possible.</source>
        <translation>No use este archivo. Si es posible, escríbalo en otro disco.</translation>
    </message>
    <message>
        <source>Download the checkpoint itself.</source>
        <translation>Descargue el checkpoint mismo.</translation>
    </message>
    <message>
        <source>END must be larger than START, because END is not included.</source>
        <translation>END debe ser mayor que START, porque END no se incluye.</translation>
    </message>
    <message>
        <source>Export as CVAT for video 1.1.</source>
        <translation>Exporte como CVAT for video 1.1.</translation>
    </message>
    <message>
        <source>Export it again for evaluation, with a dynamic batch or a batch of 1.</source>
        <translation>Expórtelo de nuevo para evaluación, con un lote dinámico o un lote de 1.</translation>
    </message>
    <message>
        <source>Export it again, with segments or markers.</source>
        <translation>Expórtelo de nuevo, con segmentos o marcas.</translation>
    </message>
    <message>
        <source>Export it again, with smaller pictures.</source>
        <translation>Expórtelo de nuevo, con imágenes más pequeñas.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Export its labels with that build, or track the video again. The file was not changed.</source>
        <translation>Exporte sus anotaciones con esa compilación o repita el seguimiento del video. El archivo no se modificó.</translation>
    </message>
    <message>
        <source>Export or copy it again.</source>
        <translation>Expórtelo o cópielo de nuevo.</translation>
    </message>
    <message>
        <source>Export the labels, then open the video again. Help &gt; Diagnostics opens the log.</source>
        <translation>Exporte las anotaciones y abra el video de nuevo. Ayuda &gt; Diagnóstico abre el registro.</translation>
    </message>
    <message>
        <source>Export the model again.</source>
        <translation>Exporte el modelo de nuevo.</translation>
    </message>
    <message>
        <source>Export the model with standard ONNX operators only.</source>
        <translation>Exporte el modelo solo con operadores ONNX estándar.</translation>
    </message>
    <message>
        <source>Export the rallies as a table or as clips, or join the files with another program and track the result.</source>
        <translation>Exporte los rallies como tabla o como clips, o una los archivos con otro programa y haga el seguimiento del resultado.</translation>
    </message>
    <message>
        <source>Export the task of this video only.</source>
        <translation>Exporte solo la tarea de este video.</translation>
    </message>
    <message>
        <source>FFmpeg reports: {reason}.</source>
        <translation>FFmpeg indica: {reason}.</translation>
    </message>
    <message>
        <source>Find the players&apos; poses first, or choose another range.</source>
        <translation>Busque primero las poses de los jugadores o elija otro intervalo.</translation>
    </message>
    <message>
        <source>Find them in the window ({key}), or with &apos;rallytrace poses&apos;.</source>
        <translation>Búsquelos en la ventana ({key}) o con &apos;rallytrace poses&apos;.</translation>
    </message>
    <message>
        <source>Find them with Match &gt; Find rallies.</source>
        <translation>Búsquelos con Partido &gt; Buscar rallies.</translation>
    </message>
    <message>
        <source>Following the ball needs a stride of the window length, {length}, in batches of 1.</source>
        <translation>Centrarse en la pelota requiere un paso igual a la longitud de la ventana, {length}, en lotes de 1.</translation>
    </message>
    <message>
        <source>Frame {cell} is not a valid frame number.</source>
        <translation>{cell} no es un número de fotograma válido.</translation>
    </message>
    <message>
        <source>Frame {frame} could not be read.</source>
        <translation>No se pudo leer el fotograma {frame}.</translation>
    </message>
    <message>
        <source>Frame {frame} does not exist at {rate} frames per second.</source>
        <translation>El fotograma {frame} no existe a {rate} fotogramas por segundo.</translation>
    </message>
    <message>
        <source>Frame {frame} has different values in {lines}.</source>
        <translation>El fotograma {frame} tiene valores distintos en {lines}.</translation>
    </message>
    <message>
        <source>Frame {frame} is after the last frame of the video, {last}.</source>
        <translation>El fotograma {frame} es posterior al último del video, {last}.</translation>
    </message>
    <message>
        <source>Frame {frame} is before the first frame.</source>
        <translation>El fotograma {frame} es anterior al primero.</translation>
    </message>
    <message>
        <source>Frame {frame} is not in the video, which has {frames}.</source>
        <translation>El fotograma {frame} no está en el video, que tiene {frames}.</translation>
    </message>
    <message>
        <source>Frame {frame} of &apos;{path}&apos; cannot be decoded: the file is damaged.</source>
        <translation>No se puede decodificar el fotograma {frame} de «{path}»: el archivo está dañado.</translation>
    </message>
    <message>
        <source>Frame {frame} was out of order and has been sorted.</source>
        <translation>El fotograma {frame} estaba desordenado y se ha reordenado.</translation>
    </message>
    <message>
        <source>Frame {lost} has no row: predict.py did not write it.</source>
        <translation>El fotograma {lost} no tiene fila: predict.py no la escribió.</translation>
    </message>
    <message>
        <source>Frame {written} was changed to {frame}.</source>
        <translation>El fotograma {written} se cambió a {frame}.</translation>
    </message>
    <message>
        <source>Frames are counted from 0.</source>
        <translation>Los fotogramas se cuentan desde 0.</translation>
    </message>
    <message numerus="yes">
        <source>Frames {frames} of {count:,} have no row and stay unlabelled.</source>
        <translation>
            <numerusform>El fotograma {frames} de {count:,} no tiene fila y queda sin anotar.</numerusform>
            <numerusform>Los fotogramas {frames} de {count:,} no tienen fila y quedan sin anotar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames {frames} repeat the same 16 positions, as InpaintNet does where there is no ball.</source>
        <translation>Los fotogramas {frames} repiten las mismas 16 posiciones, como hace InpaintNet donde no hay pelota.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Free some space, and open the video again.</source>
        <translation>Libere espacio y abra el video de nuevo.</translation>
    </message>
    <message>
        <source>Free some space.</source>
        <translation>Libere espacio.</translation>
    </message>
    <message>
        <source>Give a folder, or omit --copy.</source>
        <translation>Indique una carpeta u omita --copy.</translation>
    </message>
    <message>
        <source>Give each segment a row: start, end, name.</source>
        <translation>Dé a cada segmento una fila: inicio, final, nombre.</translation>
    </message>
    <message>
        <source>Give the video that the project belongs to.</source>
        <translation>Indique el video al que pertenece el proyecto.</translation>
    </message>
    <message>
        <source>Give them shorter names, such as 1.mp4, 2.mp4.</source>
        <translation>Deles nombres más cortos, como 1.mp4, 2.mp4.</translation>
    </message>
    <message>
        <source>Help &gt; Diagnostics opens the log.</source>
        <translation>Ayuda &gt; Diagnóstico abre el registro.</translation>
    </message>
    <message>
        <source>If it is not open anywhere, delete {file}.</source>
        <translation>Si no está abierto en ningún lugar, elimine {file}.</translation>
    </message>
    <message>
        <source>If the list was made at another frame rate than the video&apos;s, choose that rate.</source>
        <translation>Si la lista se hizo con otra frecuencia de fotogramas que la del video, elija esa frecuencia.</translation>
    </message>
    <message>
        <source>Import labels as CSV, and segments as CSV or EDL.</source>
        <translation>Importe las anotaciones como CSV, y los segmentos como CSV o EDL.</translation>
    </message>
    <message>
        <source>Install RallyTrace again.</source>
        <translation>Instale RallyTrace de nuevo.</translation>
    </message>
    <message>
        <source>Install RallyTrace again. &apos;rallytrace doctor&apos; shows what is missing.</source>
        <translation>Instale RallyTrace de nuevo. &apos;rallytrace doctor&apos; muestra qué falta.</translation>
    </message>
    <message>
        <source>Install the latest RallyTrace. The file was not changed.</source>
        <translation>Instale la última versión de RallyTrace. El archivo no se modificó.</translation>
    </message>
    <message>
        <source>It begins before the video and was cut at its start.</source>
        <translation>Empieza antes del video y se cortó en su inicio.</translation>
    </message>
    <message>
        <source>It belongs to another object.</source>
        <translation>Pertenece a otro objeto.</translation>
    </message>
    <message>
        <source>It belongs to frame {frame}, like line {line}.</source>
        <translation>Pertenece al fotograma {frame}, como la línea {line}.</translation>
    </message>
    <message>
        <source>It can be {names}.</source>
        <translation>Puede ser {names}.</translation>
    </message>
    <message>
        <source>It ends at {end} and was cut at the end of the video ({end2}).</source>
        <translation>Termina en {end} y se cortó al final del video ({end2}).</translation>
    </message>
    <message>
        <source>It ends before the start of the video.</source>
        <translation>Termina antes del inicio del video.</translation>
    </message>
    <message>
        <source>It ends where it starts.</source>
        <translation>Termina donde empieza.</translation>
    </message>
    <message>
        <source>It has no start and length.</source>
        <translation>No tiene inicio ni duración.</translation>
    </message>
    <message>
        <source>It has no time.</source>
        <translation>No tiene tiempo.</translation>
    </message>
    <message>
        <source>It has no times.</source>
        <translation>No tiene tiempos.</translation>
    </message>
    <message>
        <source>It has {count} cells, but there are {width} columns.</source>
        <translation>Tiene {count} celdas, pero hay {width} columnas.</translation>
    </message>
    <message>
        <source>It is a comment.</source>
        <translation>Es un comentario.</translation>
    </message>
    <message>
        <source>It is above the column names.</source>
        <translation>Está encima de los nombres de las columnas.</translation>
    </message>
    <message>
        <source>It is cut from {clip}, not from {name}.</source>
        <translation>Está cortado de {clip}, no de {name}.</translation>
    </message>
    <message>
        <source>It is read-only here.</source>
        <translation>Aquí es de solo lectura.</translation>
    </message>
    <message>
        <source>It is shorter than a frame.</source>
        <translation>Es más corto que un fotograma.</translation>
    </message>
    <message>
        <source>It must be from {lowest:g} to {highest:g}.</source>
        <translation>Debe estar entre {lowest:g} y {highest:g}.</translation>
    </message>
    <message>
        <source>It repeats the header.</source>
        <translation>Repite el encabezado.</translation>
    </message>
    <message>
        <source>It repeats the position of an earlier frame.</source>
        <translation>Repite la posición de un fotograma anterior.</translation>
    </message>
    <message>
        <source>It should contain a frame number from 0, a visibility of 0 or 1, and X and Y in pixels.</source>
        <translation>Debería contener un número de fotograma desde 0, una visibilidad de 0 o 1, y X e Y en píxeles.</translation>
    </message>
    <message>
        <source>It should start with {names}.</source>
        <translation>Debería empezar con {names}.</translation>
    </message>
    <message>
        <source>It starts at {start}, after the end of the video ({end}).</source>
        <translation>Empieza en {start}, después del final del video ({end}).</translation>
    </message>
    <message>
        <source>It was killed, possibly because memory ran out.</source>
        <translation>El sistema lo cerró, quizá por falta de memoria.</translation>
    </message>
    <message>
        <source>Its GPUs, numbered from 0, are {names}.</source>
        <translation>Sus GPU, numeradas desde 0, son {names}.</translation>
    </message>
    <message>
        <source>Its edit list hides frames within the clip.</source>
        <translation>Su lista de edición oculta fotogramas dentro del clip.</translation>
    </message>
    <message>
        <source>Its end is before its start.</source>
        <translation>Su final es anterior a su inicio.</translation>
    </message>
    <message>
        <source>Its frames do not decode from a keyframe.</source>
        <translation>Sus fotogramas no se decodifican desde un fotograma clave.</translation>
    </message>
    <message>
        <source>Its frames have no time stamps.</source>
        <translation>Sus fotogramas no tienen marcas de tiempo.</translation>
    </message>
    <message>
        <source>Its keyframes are not marked.</source>
        <translation>Sus fotogramas clave no están marcados.</translation>
    </message>
    <message>
        <source>Its keyframes are not where its index says.</source>
        <translation>Sus fotogramas clave no están donde dice su índice.</translation>
    </message>
    <message>
        <source>Its packets and its frames have different times.</source>
        <translation>Sus paquetes y sus fotogramas tienen tiempos distintos.</translation>
    </message>
    <message>
        <source>Its pixel format is {name}.</source>
        <translation>Su formato de píxeles es {name}.</translation>
    </message>
    <message>
        <source>Its plugin could not be loaded: {reason}</source>
        <translation>No se pudo cargar su complemento: {reason}</translation>
    </message>
    <message>
        <source>Its plugin {plugin} offers no device on this machine.</source>
        <translation>Su complemento {plugin} no ofrece ningún dispositivo en este equipo.</translation>
    </message>
    <message>
        <source>Its position was not found.</source>
        <translation>No se encontró su posición.</translation>
    </message>
    <message>
        <source>Its start or end is missing.</source>
        <translation>Falta su inicio o su final.</translation>
    </message>
    <message>
        <source>Its times cannot be read.</source>
        <translation>No se pueden leer sus tiempos.</translation>
    </message>
    <message>
        <source>Its training failed. Use an earlier checkpoint.</source>
        <translation>Su entrenamiento falló. Use un checkpoint anterior.</translation>
    </message>
    <message>
        <source>Its training or export failed. Choose another file.</source>
        <translation>Su entrenamiento o exportación falló. Elija otro archivo.</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit no mode.</source>
        <translation>Sus {channels} canales de entrada no corresponden a ningún modo.</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit several modes: {names}.</source>
        <translation>Sus {channels} canales de entrada corresponden a varios modos: {names}.</translation>
    </message>
    <message>
        <source>Load it with torch and save it again with a current version.</source>
        <translation>Cárguelo con torch y guárdelo de nuevo con una versión actual.</translation>
    </message>
    <message>
        <source>Locators (LOC) in {lines} are not read.</source>
        <translation>No se leen los localizadores (LOC) en {lines}.</translation>
    </message>
    <message>
        <source>Mark a shorter range.</source>
        <translation>Marque un intervalo más corto.</translation>
    </message>
    <message>
        <source>Mark the range to track it anyway.</source>
        <translation>Marque el intervalo para seguirlo de todos modos.</translation>
    </message>
    <message>
        <source>Match numbers start at 1.</source>
        <translation>Los números de partido empiezan en 1.</translation>
    </message>
    <message>
        <source>Minutes and seconds of a time code must be 59 or less.</source>
        <translation>Los minutos y segundos de un código de tiempo deben ser 59 como máximo.</translation>
    </message>
    <message>
        <source>Move it elsewhere, or choose another folder.</source>
        <translation>Muévalo a otro lugar o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Move it to another folder.</source>
        <translation>Muévalo a otra carpeta.</translation>
    </message>
    <message>
        <source>Move the parts of a recording to one folder, and give them the same suffix.</source>
        <translation>Mueva las partes de una grabación a una misma carpeta y deles la misma extensión.</translation>
    </message>
    <message>
        <source>MoveNet&apos;s output is (N, {sum}, H/4, W/4)</source>
        <translation>la salida de MoveNet es (N, {sum}, H/4, W/4)</translation>
    </message>
    <message>
        <source>Name the ball&apos;s class &apos;ball&apos;, or export only that class.</source>
        <translation>Llame «ball» a la clase de la pelota o exporte solo esa clase.</translation>
    </message>
    <message>
        <source>Name the players, or set up the match.</source>
        <translation>Ponga nombre a los jugadores o defina el partido.</translation>
    </message>
    <message>
        <source>No ball: the position was removed.</source>
        <translation>Sin pelota: se quitó la posición.</translation>
    </message>
    <message>
        <source>No columns for X and Y found, so no row can be read.</source>
        <translation>No se encontraron columnas para X e Y, así que no se puede leer ninguna fila.</translation>
    </message>
    <message>
        <source>No events match &apos;{filter}&apos;. {reason}</source>
        <translation>Ningún evento coincide con «{filter}». {reason}</translation>
    </message>
    <message>
        <source>No family was found for {path}.</source>
        <translation>No se encontró ninguna familia para {path}.</translation>
    </message>
    <message>
        <source>No file name is given.</source>
        <translation>No se indicó ningún nombre de archivo.</translation>
    </message>
    <message>
        <source>No frame has a position to export.</source>
        <translation>Ningún fotograma tiene una posición que exportar.</translation>
    </message>
    <message>
        <source>No frame has a position, but a CVAT track needs one.</source>
        <translation>Ningún fotograma tiene una posición, pero una trayectoria de CVAT necesita una.</translation>
    </message>
    <message>
        <source>No frame has a visible ball to export.</source>
        <translation>Ningún fotograma tiene una pelota visible que exportar.</translation>
    </message>
    <message>
        <source>No frame of &apos;{path}&apos; can be decoded.</source>
        <translation>No se puede decodificar ningún fotograma de «{path}».</translation>
    </message>
    <message>
        <source>No frame of {path} could be read.</source>
        <translation>No se pudo leer ningún fotograma de {path}.</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>No hay ninguna capa elegida.</translation>
    </message>
    <message>
        <source>No log is written, because {folder} cannot be written to ({reason}).</source>
        <translation>No se escribe ningún registro porque no se puede escribir en {folder} ({reason}).</translation>
    </message>
    <message>
        <source>No rallies match &apos;{filter}&apos;. {reason}</source>
        <translation>Ningún rally coincide con «{filter}». {reason}</translation>
    </message>
    <message>
        <source>No rally can be exported. {reasons}</source>
        <translation>No se puede exportar ningún rally. {reasons}</translation>
    </message>
    <message>
        <source>No rally is known to be played by {player}.</source>
        <translation>No consta ningún rally jugado por {player}.</translation>
    </message>
    <message>
        <source>No row of the file can be used.</source>
        <translation>No se puede usar ninguna fila del archivo.</translation>
    </message>
    <message>
        <source>No row of {path} has a start and an end.</source>
        <translation>Ninguna fila de {path} tiene inicio y final.</translation>
    </message>
    <message>
        <source>No video in the list is tracked.</source>
        <translation>Ningún video de la lista tiene seguimiento.</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>No hay ningún video abierto.</translation>
    </message>
    <message>
        <source>None of the {count} frames tested in {name} has a label.</source>
        <translation>Ninguno de los {count} fotogramas probados de {name} tiene una anotación.</translation>
    </message>
    <message>
        <source>None of these videos can be exported.</source>
        <translation>No se puede exportar ninguno de estos videos.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Nothing can be changed until you decide whether to use {name}.</source>
        <translation>No se puede cambiar nada hasta decidir si se usa {name}.</translation>
    </message>
    <message>
        <source>Nothing can be drawn on copied clips.</source>
        <translation>No se puede dibujar nada en clips copiados.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>No se escribió nada.</translation>
    </message>
    <message>
        <source>Nothing was written. Help &gt; Diagnostics opens the log.</source>
        <translation>No se escribió nada. Ayuda &gt; Diagnóstico abre el registro.</translation>
    </message>
    <message>
        <source>ONNX Runtime could not be loaded: {reason}</source>
        <translation>No se pudo cargar ONNX Runtime: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran it on {names} instead.</source>
        <translation>ONNX Runtime lo ejecutó en {names}.</translation>
    </message>
    <message>
        <source>The model cannot run on {provider}.</source>
        <translation>El modelo no se puede ejecutar en {provider}.</translation>
    </message>
    <message>
        <source>This build of ONNX Runtime does not contain it.</source>
        <translation>Esta compilación de ONNX Runtime no lo contiene.</translation>
    </message>
    <message>
        <source>This kind of video cannot be copied without loss.</source>
        <translation>Este tipo de video no se puede copiar sin pérdida de calidad.</translation>
    </message>
    <message>
        <source>{name} cannot be cut without re-encoding.</source>
        <translation>{name} no se puede cortar sin recodificar.</translation>
    </message>
    <message>
        <source>{path} does not contain its background mode.</source>
        <translation>{path} no contiene su modo de fondo.</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} cannot run the model {model}: {reason}</source>
        <translation>ONNX Runtime {version} no puede ejecutar el modelo {model}: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran no part of it.</source>
        <translation>ONNX Runtime no ejecutó ninguna parte de él.</translation>
    </message>
    <message>
        <source>Omit --copy or --hardware.</source>
        <translation>Omita --copy o --hardware.</translation>
    </message>
    <message>
        <source>Omit --copy to re-encode it.</source>
        <translation>Omita --copy para recodificarlo.</translation>
    </message>
    <message>
        <source>Omit --copy, or {options}.</source>
        <translation>Omita --copy, o {options}.</translation>
    </message>
    <message>
        <source>Omit --copy.</source>
        <translation>Omita --copy.</translation>
    </message>
    <message>
        <source>Omit --family, because the file states its family.</source>
        <translation>Omita --family, porque el archivo indica su familia.</translation>
    </message>
    <message>
        <source>Omit --keep.</source>
        <translation>Omita --keep.</translation>
    </message>
    <message>
        <source>Omit --project.</source>
        <translation>Omita --project.</translation>
    </message>
    <message>
        <source>Omit --stride.</source>
        <translation>Omita --stride.</translation>
    </message>
    <message>
        <source>Omit that field, or add --events.</source>
        <translation>Omita ese campo o añada --events.</translation>
    </message>
    <message>
        <source>Only TrackNet and InpaintNet can be converted.</source>
        <translation>Solo se pueden convertir TrackNet e InpaintNet.</translation>
    </message>
    <message>
        <source>Only a TrackNet can be tried on a video.</source>
        <translation>En un video solo se puede probar una TrackNet.</translation>
    </message>
    <message>
        <source>Only networks of TrackNetV3 and WASB can be converted. Their number of channels may differ.</source>
        <translation>Solo se pueden convertir modelos de TrackNetV3 y WASB. Su número de canales puede variar.</translation>
    </message>
    <message>
        <source>Open a video first.</source>
        <translation>Abra primero un video.</translation>
    </message>
    <message>
        <source>Open it from its new location.</source>
        <translation>Ábralo desde su nueva ubicación.</translation>
    </message>
    <message>
        <source>Open its video first, and wait until it has been read.</source>
        <translation>Abra primero su video y espere a que se lea.</translation>
    </message>
    <message>
        <source>Open or track it again once the file is complete.</source>
        <translation>Ábralo o repita el seguimiento cuando el archivo esté completo.</translation>
    </message>
    <message>
        <source>Open the files separately, or convert them with the same settings first.</source>
        <translation>Abra los archivos por separado o conviértalos antes con la misma configuración.</translation>
    </message>
    <message>
        <source>Open the project alone, and choose its video.</source>
        <translation>Abra solo el proyecto y elija su video.</translation>
    </message>
    <message>
        <source>Open the video again, or convert it to .mp4.</source>
        <translation>Abra el video de nuevo o conviértalo a .mp4.</translation>
    </message>
    <message>
        <source>Open the video in the window, and confirm there that this is its project.</source>
        <translation>Abra el video en la ventana y confirme allí que este es su proyecto.</translation>
    </message>
    <message>
        <source>OpenVINO has no GPU number {number}.</source>
        <translation>OpenVINO no tiene la GPU número {number}.</translation>
    </message>
    <message>
        <source>Or choose another provider, such as &apos;cpu&apos;, or &apos;auto&apos;.</source>
        <translation>O elija otro proveedor, como &apos;cpu&apos;, o &apos;auto&apos;.</translation>
    </message>
    <message>
        <source>Or run on the CPU.</source>
        <translation>O ejecute en la CPU.</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>Todavía no se ha buscado a los jugadores.</translation>
    </message>
    <message>
        <source>Put it back, or save the project under another name.</source>
        <translation>Devuélvalo a su lugar o guarde el proyecto con otro nombre.</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>Devuélvalo a su lugar.</translation>
    </message>
    <message>
        <source>Put the data file next to the model, and export it again.</source>
        <translation>Ponga el archivo de datos junto al modelo y expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Rallies have no {field} for their names.</source>
        <translation>Los rallies no tienen {field} para sus nombres.</translation>
    </message>
    <message>
        <source>Reading or writing failed: {reason}.</source>
        <translation>Falló la lectura o la escritura: {reason}.</translation>
    </message>
    <message>
        <source>Reading {path}</source>
        <translation>La lectura de {path}</translation>
    </message>
    <message>
        <source>Redirect it elsewhere.</source>
        <translation>Rediríjala a otro lugar.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Quite una de las dos.</translation>
    </message>
    <message>
        <source>Rename the files.</source>
        <translation>Cambie el nombre de los archivos.</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move both files to another folder.</source>
        <translation>Restáurelo desde una copia de seguridad o mueva los dos archivos a otra carpeta.</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move it to another folder.</source>
        <translation>Restáurelo desde una copia de seguridad o muévalo a otra carpeta.</translation>
    </message>
    <message>
        <source>Restore it from a copy, or save the project in another folder.</source>
        <translation>Restáurelo desde una copia o guarde el proyecto en otra carpeta.</translation>
    </message>
    <message>
        <source>Rows not used: {problems}.</source>
        <translation>Filas no usadas: {problems}.</translation>
    </message>
    <message>
        <source>Run &apos;rallytrace doctor&apos; to see what is installed.</source>
        <translation>Ejecute &apos;rallytrace doctor&apos; para ver qué está instalado.</translation>
    </message>
    <message>
        <source>Same as line {line}.</source>
        <translation>Igual que la línea {line}.</translation>
    </message>
    <message>
        <source>Save it again with &apos;bg_mode&apos; in its param_dict.</source>
        <translation>Guárdelo de nuevo con &apos;bg_mode&apos; en su param_dict.</translation>
    </message>
    <message>
        <source>Save it again with the window length as &apos;seq_len&apos; in its param_dict.</source>
        <translation>Guárdelo de nuevo con la longitud de ventana como &apos;seq_len&apos; en su param_dict.</translation>
    </message>
    <message>
        <source>Save it again with torch.save, as a dict with the network&apos;s state_dict() under &apos;model&apos;.</source>
        <translation>Guárdelo de nuevo con torch.save, como un dict con el state_dict() del modelo bajo &apos;model&apos;.</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>Guárdelo como CSV.</translation>
    </message>
    <message>
        <source>Save it as CSV: in DeepLabCut with analyze_videos_converth5_to_csv, in SLEAP with File &gt; Export Analysis CSV.</source>
        <translation>Guárdelo como CSV: en DeepLabCut con analyze_videos_converth5_to_csv, en SLEAP con File &gt; Export Analysis CSV.</translation>
    </message>
    <message>
        <source>Save the project in another folder with File &gt; Save a copy.</source>
        <translation>Guarde el proyecto en otra carpeta con Archivo &gt; Guardar una copia.</translation>
    </message>
    <message>
        <source>Save the project in another folder.</source>
        <translation>Guarde el proyecto en otra carpeta.</translation>
    </message>
    <message>
        <source>Save the project under another name. Until then your changes are saved on this computer.</source>
        <translation>Guarde el proyecto con otro nombre. Hasta entonces, los cambios se guardan en este equipo.</translation>
    </message>
    <message>
        <source>Save the state_dict() of the network under &apos;model&apos;.</source>
        <translation>Guarde el state_dict() del modelo bajo &apos;model&apos;.</translation>
    </message>
    <message>
        <source>Save this project under another name with File &gt; Save a copy.</source>
        <translation>Guarde este proyecto con otro nombre con Archivo &gt; Guardar una copia.</translation>
    </message>
    <message>
        <source>See the log for details.</source>
        <translation>Vea los detalles en el registro.</translation>
    </message>
    <message>
        <source>Set it in the window with Match &gt; Set the court.</source>
        <translation>Defínala en la ventana con Partido &gt; Definir la pista.</translation>
    </message>
    <message>
        <source>Set the court in the window ({key}).</source>
        <translation>Defina la pista en la ventana ({key}).</translation>
    </message>
    <message>
        <source>Set the court with Match &gt; Set the court, and find the players with Match &gt; Find the players&apos; poses.</source>
        <translation>Defina la pista con Partido &gt; Definir la pista y busque a los jugadores con Partido &gt; Buscar las poses de los jugadores.</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s layout is for {sports}.</source>
        <translation>El formato de ShuttleSet es solo para: {sports}.</translation>
    </message>
    <message>
        <source>Skipped {name}: {problem}</source>
        <translation>Se omitió {name}: {problem}</translation>
    </message>
    <message>
        <source>Some of its frames have no time stamps.</source>
        <translation>Algunos de sus fotogramas no tienen marcas de tiempo.</translation>
    </message>
    <message>
        <source>Source &apos;{cell}&apos; is unknown. Changed to imported.</source>
        <translation>El origen «{cell}» es desconocido. Se cambió a importado.</translation>
    </message>
    <message>
        <source>State it in a copy with: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</source>
        <translation>Indíquelo en una copia con: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</translation>
    </message>
    <message>
        <source>Strokes need the court and the players&apos; poses.</source>
        <translation>Los golpes necesitan la pista y las poses de los jugadores.</translation>
    </message>
    <message>
        <source>The Label Studio file has {count} tasks, for as many videos.</source>
        <translation>El archivo de Label Studio tiene {count} tareas, para otros tantos videos.</translation>
    </message>
    <message>
        <source>The XML file has &lt;{tag}&gt; where CVAT&apos;s have &lt;annotations&gt;.</source>
        <translation>El archivo XML tiene &lt;{tag}&gt; donde los de CVAT tienen &lt;annotations&gt;.</translation>
    </message>
    <message>
        <source>The XML file is damaged: {reason}.</source>
        <translation>El archivo XML está dañado: {reason}.</translation>
    </message>
    <message>
        <source>The background frames are outside &apos;{path}&apos;, which has {frames} frames.</source>
        <translation>Los fotogramas del fondo están fuera de «{path}», que tiene {frames} fotogramas.</translation>
    </message>
    <message>
        <source>The background is {shape}x{shape2} but frame {index} is {size}.</source>
        <translation>El fondo tiene {shape}x{shape2}, pero el fotograma {index} tiene {size}.</translation>
    </message>
    <message>
        <source>The background start, frame {start}, must be before the background end, frame {stop}.</source>
        <translation>El inicio del fondo, fotograma {start}, debe ser anterior al final del fondo, fotograma {stop}.</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>La comprobación</translation>
    </message>
    <message>
        <source>The checkpoint {path} cannot be read: {reason}.</source>
        <translation>No se puede leer el checkpoint {path}: {reason}.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is damaged: {reason}.</source>
        <translation>El checkpoint {path} está dañado: {reason}.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is empty.</source>
        <translation>El checkpoint {path} está vacío.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is larger than {limit} MB.</source>
        <translation>El checkpoint {path} ocupa más de {limit} MB.</translation>
    </message>
    <message>
        <source>The copy differs from the video.</source>
        <translation>La copia difiere del video.</translation>
    </message>
    <message>
        <source>The disk of {folder} is nearly full.</source>
        <translation>El disco de {folder} está casi lleno.</translation>
    </message>
    <message>
        <source>The event is incomplete.</source>
        <translation>El evento está incompleto.</translation>
    </message>
    <message>
        <source>The export ended without a result.</source>
        <translation>La exportación terminó sin resultado.</translation>
    </message>
    <message>
        <source>The export stopped because of an internal error ({kind}: {error}).</source>
        <translation>La exportación se detuvo por un error interno ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The fields are {names}.</source>
        <translation>Los campos son {names}.</translation>
    </message>
    <message>
        <source>The file &apos;{path}&apos; does not exist.</source>
        <translation>El archivo «{path}» no existe.</translation>
    </message>
    <message>
        <source>The file has {rows:,} rows, but the video has {frames:,} frames. The labels may belong to another version of the video.</source>
        <translation>El archivo tiene {rows:,} filas, pero el video tiene {frames:,} fotogramas. Las anotaciones pueden ser de otra versión del video.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>El archivo no se usa, porque una ejecución fallaría igual.</translation>
    </message>
    <message>
        <source>The file is not used. Choose another one or export it again.</source>
        <translation>El archivo no se usa. Elija otro o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>The folder &apos;{name}&apos; of RallyTrace is missing (searched next to {package}).</source>
        <translation>Falta la carpeta «{name}» de RallyTrace (buscada junto a {package}).</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>No se puede leer la carpeta {filename}: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>No se puede leer la carpeta {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>La carpeta {folder} no existe.</translation>
    </message>
    <message>
        <source>The folder {folder} for compiled models cannot be created: {reason}.</source>
        <translation>No se puede crear la carpeta {folder} para los modelos compilados: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} for the model cannot be created ({reason}).</source>
        <translation>No se puede crear la carpeta {folder} para el modelo ({reason}).</translation>
    </message>
    <message>
        <source>The folder {target} contains the files to export.</source>
        <translation>La carpeta {target} contiene los archivos que se exportan.</translation>
    </message>
    <message>
        <source>The folder {target} is not empty and was not changed.</source>
        <translation>La carpeta {target} no está vacía y no se modificó.</translation>
    </message>
    <message>
        <source>The folder {target} was not changed: it contains {named}, which no export has written.</source>
        <translation>La carpeta {target} no se modificó: contiene {named}, que ninguna exportación escribió.</translation>
    </message>
    <message>
        <source>The frame number is missing.</source>
        <translation>Falta el número de fotograma.</translation>
    </message>
    <message>
        <source>The heatmap of frame {frame} could not be computed because of an internal error.</source>
        <translation>No se pudo calcular el mapa de calor del fotograma {frame} por un error interno.</translation>
    </message>
    <message>
        <source>The icon font cannot be read.</source>
        <translation>No se puede leer la fuente de iconos.</translation>
    </message>
    <message>
        <source>The included model &apos;{name}&apos; is missing.</source>
        <translation>Falta el modelo incluido «{name}».</translation>
    </message>
    <message>
        <source>The interrupted run used other models or settings.</source>
        <translation>La ejecución interrumpida usó otros modelos u otra configuración.</translation>
    </message>
    <message>
        <source>The label file {path} cannot be read: {reason}.</source>
        <translation>No se puede leer el archivo de anotaciones {path}: {reason}.</translation>
    </message>
    <message>
        <source>The label file {path} does not exist.</source>
        <translation>El archivo de anotaciones {path} no existe.</translation>
    </message>
    <message>
        <source>The label file {path} is empty.</source>
        <translation>El archivo de anotaciones {path} está vacío.</translation>
    </message>
    <message>
        <source>The label of frame {frame} lies at {x:g}, {y:g}, outside the picture of {video}.</source>
        <translation>La anotación del fotograma {frame} está en {x:g}, {y:g}, fuera de la imagen de {video}.</translation>
    </message>
    <message>
        <source>The labels have a frame number of {frame:,}, too large for any video.</source>
        <translation>Las anotaciones tienen un número de fotograma {frame:,}, demasiado grande para cualquier video.</translation>
    </message>
    <message>
        <source>The layer &apos;{name}&apos; of the {network} contains values that are not finite.</source>
        <translation>La capa «{name}» de {network} contiene valores que no son finitos.</translation>
    </message>
    <message>
        <source>The layers are not those of {network}: {reason}.</source>
        <translation>Las capas no son las de {network}: {reason}.</translation>
    </message>
    <message>
        <source>The limit of {limit:.3g} GB is reached.</source>
        <translation>Se alcanzó el límite de {limit:.3g} GB.</translation>
    </message>
    <message>
        <source>The list of videos is not saved: {reason}.</source>
        <translation>No se guardó la lista de videos: {reason}.</translation>
    </message>
    <message>
        <source>The list of videos {path} cannot be read: {reason}.</source>
        <translation>No se puede leer la lista de videos {path}: {reason}.</translation>
    </message>
    <message>
        <source>The list says DROP FRAME, so its codes are read as drop-frame codes despite their colons.</source>
        <translation>La lista dice DROP FRAME, así que sus códigos se leen como drop frame a pesar de los dos puntos.</translation>
    </message>
    <message>
        <source>The log has been ended.</source>
        <translation>El registro se ha cerrado.</translation>
    </message>
    <message>
        <source>The log has not been started.</source>
        <translation>El registro no se ha iniciado.</translation>
    </message>
    <message>
        <source>The match number {number} is not valid.</source>
        <translation>El número de partido {number} no es válido.</translation>
    </message>
    <message>
        <source>The model file {file} cannot be read: {reason}.</source>
        <translation>No se puede leer el archivo de modelo {file}: {reason}.</translation>
    </message>
    <message>
        <source>The model file {model_path} does not exist.</source>
        <translation>El archivo de modelo {model_path} no existe.</translation>
    </message>
    <message>
        <source>The model file {path} is empty.</source>
        <translation>El archivo de modelo {path} está vacío.</translation>
    </message>
    <message>
        <source>The model {model} could not be loaded: {reason}</source>
        <translation>No se pudo cargar el modelo {model}: {reason}</translation>
    </message>
    <message>
        <source>The model {model} could not be started on {label}: {reason}</source>
        <translation>El modelo {model} no se pudo iniciar en {label}: {reason}</translation>
    </message>
    <message>
        <source>The model {model} failed on {sizes}: {reason}</source>
        <translation>El modelo {model} falló con {sizes}: {reason}</translation>
    </message>
    <message>
        <source>The model {path} cannot be read: {reason}.</source>
        <translation>No se puede leer el modelo {path}: {reason}.</translation>
    </message>
    <message>
        <source>The model {path} takes {size:.0f} MB with its data; the limit is {limit} MB.</source>
        <translation>El modelo {path} ocupa {size:.0f} MB con sus datos; el límite es {limit} MB.</translation>
    </message>
    <message>
        <source>The names of clips have no field &apos;{name}&apos;.</source>
        <translation>Los nombres de los clips no tienen el campo «{name}».</translation>
    </message>
    <message>
        <source>The network in {source} cannot be written: it needs more than 2 GB, or more memory than there is.</source>
        <translation>No se puede escribir el modelo de {source}: necesita más de 2 GB, o más memoria de la que hay.</translation>
    </message>
    <message>
        <source>The output was not written: {reason}.</source>
        <translation>No se escribió la salida: {reason}.</translation>
    </message>
    <message>
        <source>The pictures cannot be written to {folder}: {reason}.</source>
        <translation>No se pueden escribir las imágenes en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The players cannot be found without the court.</source>
        <translation>No se puede encontrar a los jugadores sin la pista.</translation>
    </message>
    <message>
        <source>The precision {precision} cannot be used on {provider}.</source>
        <translation>La precisión {precision} no se puede usar con {provider}.</translation>
    </message>
    <message>
        <source>The project file {path} does not exist.</source>
        <translation>El archivo de proyecto {path} no existe.</translation>
    </message>
    <message>
        <source>The project is not saved because of an internal error ({kind}: {error}).</source>
        <translation>No se guardó el proyecto por un error interno ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The project is not saved: a video may have {limit:,} frames, not {frames:,}.</source>
        <translation>No se guardó el proyecto: un video puede tener {limit:,} fotogramas, no {frames:,}.</translation>
    </message>
    <message>
        <source>The project is not saved: another window or program has created {name}.</source>
        <translation>No se guardó el proyecto: otra ventana o programa ha creado {name}.</translation>
    </message>
    <message>
        <source>The project is not saved: neither the video&apos;s folder nor RallyTrace&apos;s own folder is writable.</source>
        <translation>No se guardó el proyecto: no se puede escribir ni en la carpeta del video ni en la de RallyTrace.</translation>
    </message>
    <message>
        <source>The project of this video is still being read.</source>
        <translation>El proyecto de este video todavía se está leyendo.</translation>
    </message>
    <message>
        <source>The project of {name} was not saved.</source>
        <translation>No se guardó el proyecto de {name}.</translation>
    </message>
    <message>
        <source>The project {path} cannot be read ({reason}).</source>
        <translation>No se puede leer el proyecto {path} ({reason}).</translation>
    </message>
    <message>
        <source>The project {path} cannot be read: {reason}.</source>
        <translation>No se puede leer el proyecto {path}: {reason}.</translation>
    </message>
    <message>
        <source>The project {path} is damaged ({reason}). Nothing in it was changed.</source>
        <translation>El proyecto {path} está dañado ({reason}). No se modificó nada.</translation>
    </message>
    <message>
        <source>The project {path} no longer exists.</source>
        <translation>El proyecto {path} ya no existe.</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a fill can have at most {limit:,}.</source>
        <translation>El intervalo tiene {number:,} fotogramas, pero un relleno puede tener como máximo {limit:,}.</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a proposal can have at most {limit:,}.</source>
        <translation>El intervalo tiene {number:,} fotogramas, pero una propuesta puede tener como máximo {limit:,}.</translation>
    </message>
    <message>
        <source>The range {given} is empty.</source>
        <translation>El intervalo {given} está vacío.</translation>
    </message>
    <message>
        <source>The range {given} starts after the last frame of the video, {frames}.</source>
        <translation>El intervalo {given} empieza después del último fotograma del video, {frames}.</translation>
    </message>
    <message>
        <source>The range {given} starts before frame 0.</source>
        <translation>El intervalo {given} empieza antes del fotograma 0.</translation>
    </message>
    <message numerus="yes">
        <source>The recording of {project} has {files} files, of which {names} are missing.</source>
        <translation>
            <numerusform>La grabación de {project} tiene {files} archivos, de los que falta {names}.</numerusform>
            <numerusform>La grabación de {project} tiene {files} archivos, de los que faltan {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not copied because of an internal error ({kind}: {error}).</source>
        <translation>El resto no se copió por un error interno ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The results so far are kept. Help &gt; Diagnostics opens the log.</source>
        <translation>Se conservan los resultados obtenidos. Ayuda &gt; Diagnóstico abre el registro.</translation>
    </message>
    <message>
        <source>The run stopped because of an internal error ({kind}: {error}).</source>
        <translation>La ejecución se detuvo por un error interno ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is ignored: {problem}</source>
        <translation>La opción «{name}» se ignora: {problem}</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is unknown and is ignored.</source>
        <translation>La opción «{name}» es desconocida y se ignora.</translation>
    </message>
    <message>
        <source>The settings are from another version of RallyTrace. Only settings that this version knows are used.</source>
        <translation>La configuración es de otra versión de RallyTrace. Solo se usan las opciones que esta versión conoce.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {problem}</source>
        <translation>No se pudo guardar la configuración. {problem}</translation>
    </message>
    <message>
        <source>The settings file is damaged. It was renamed to {path}. Default settings are used.</source>
        <translation>El archivo de configuración está dañado. Se le cambió el nombre a {path}. Se usa la configuración predeterminada.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}).</source>
        <translation>No se puede leer la configuración de {path} ({reason}).</translation>
    </message>
    <message>
        <source>The settings under &apos;{name}&apos; are not a table and are ignored.</source>
        <translation>La configuración de «{name}» no es una tabla y se ignora.</translation>
    </message>
    <message>
        <source>The speed {speed:g} is not valid.</source>
        <translation>La velocidad {speed:g} no es válida.</translation>
    </message>
    <message>
        <source>The test of {path}</source>
        <translation>La prueba de {path}</translation>
    </message>
    <message>
        <source>The time is missing.</source>
        <translation>Falta el tiempo.</translation>
    </message>
    <message>
        <source>The trail must have 0 to 500 frames.</source>
        <translation>La estela debe tener de 0 a 500 fotogramas.</translation>
    </message>
    <message>
        <source>The video codec of &apos;{path}&apos; is not supported.</source>
        <translation>No se admite el códec de video de «{path}».</translation>
    </message>
    <message>
        <source>The video file has changed, and its frames cannot be compared. {problem}</source>
        <translation>El archivo de video ha cambiado y sus fotogramas no se pueden comparar. {problem}</translation>
    </message>
    <message>
        <source>The video of {project} was not found next to it or at {path}.</source>
        <translation>El video de {project} no se encontró junto al proyecto ni en {path}.</translation>
    </message>
    <message>
        <source>The video {path} no longer exists.</source>
        <translation>El video {path} ya no existe.</translation>
    </message>
    <message>
        <source>The visibility is missing.</source>
        <translation>Falta la visibilidad.</translation>
    </message>
    <message>
        <source>The windows of a recurrent network follow one another: its stride must be {length}.</source>
        <translation>Las ventanas de una red neuronal recurrente se suceden: su paso debe ser {length}.</translation>
    </message>
    <message>
        <source>The {kind} file contains no ball positions.</source>
        <translation>El archivo {kind} no contiene posiciones de la pelota.</translation>
    </message>
    <message>
        <source>The {kind} file has no labels.</source>
        <translation>El archivo {kind} no tiene anotaciones.</translation>
    </message>
    <message>
        <source>The {kind} file has several classes ({names}), and it is unclear which of them is the ball.</source>
        <translation>El archivo {kind} tiene varias clases ({names}) y no está claro cuál es la pelota.</translation>
    </message>
    <message>
        <source>The {kind} table has the frame number {row}, not a whole number.</source>
        <translation>La tabla {kind} tiene el número de fotograma {row}, que no es un número entero.</translation>
    </message>
    <message>
        <source>The {model_name} in the checkpoint gives values that are not finite.</source>
        <translation>{model_name} del checkpoint da valores que no son finitos.</translation>
    </message>
    <message>
        <source>There are labels for {labels} frames, but only {decoded} of them can be decoded.</source>
        <translation>Hay anotaciones para {labels} fotogramas, pero solo se pueden decodificar {decoded} de ellos.</translation>
    </message>
    <message>
        <source>There are no events to save.</source>
        <translation>No hay eventos que guardar.</translation>
    </message>
    <message>
        <source>There are no gaps to fill yet.</source>
        <translation>Todavía no hay huecos que rellenar.</translation>
    </message>
    <message>
        <source>There are no labelled frames to export.</source>
        <translation>No hay fotogramas anotados que exportar.</translation>
    </message>
    <message>
        <source>There are no poses to export.</source>
        <translation>No hay poses que exportar.</translation>
    </message>
    <message>
        <source>There are no rallies for a match page.</source>
        <translation>No hay rallies para una página del partido.</translation>
    </message>
    <message>
        <source>There are no rallies to cut.</source>
        <translation>No hay rallies que cortar.</translation>
    </message>
    <message>
        <source>There are no rallies to export.</source>
        <translation>No hay rallies que exportar.</translation>
    </message>
    <message>
        <source>There are no rallies to save.</source>
        <translation>No hay rallies que guardar.</translation>
    </message>
    <message>
        <source>There are no reviewed frames to export.</source>
        <translation>No hay fotogramas revisados que exportar.</translation>
    </message>
    <message>
        <source>There are no rows in the file.</source>
        <translation>No hay filas en el archivo.</translation>
    </message>
    <message>
        <source>There is no GPU number {number}, only {gpus}.</source>
        <translation>No hay GPU número {number}, solo {gpus}.</translation>
    </message>
    <message>
        <source>There is no checkpoint {path}.</source>
        <translation>No existe el checkpoint {path}.</translation>
    </message>
    <message>
        <source>There is no court to export.</source>
        <translation>No hay ninguna pista que exportar.</translation>
    </message>
    <message>
        <source>There is no frame column. Rows are numbered in order.</source>
        <translation>No hay columna de fotogramas. Las filas se numeran en orden.</translation>
    </message>
    <message>
        <source>There is no model file {path}.</source>
        <translation>No existe el archivo de modelo {path}.</translation>
    </message>
    <message>
        <source>There is no sound: the package miniaudio is not installed.</source>
        <translation>No hay sonido: el paquete miniaudio no está instalado.</translation>
    </message>
    <message>
        <source>There is no sound: the sound device could not be started.</source>
        <translation>No hay sonido: no se pudo iniciar el dispositivo de sonido.</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no usable sound device.</source>
        <translation>No hay sonido: este equipo no tiene ningún dispositivo de sonido utilizable.</translation>
    </message>
    <message>
        <source>There is no video {missing}.</source>
        <translation>No existe el video {missing}.</translation>
    </message>
    <message>
        <source>There is not enough memory to load the model {model}.</source>
        <translation>No hay memoria suficiente para cargar el modelo {model}.</translation>
    </message>
    <message>
        <source>There is nothing to copy yet. The project of this video is still being read.</source>
        <translation>Todavía no hay nada que copiar. El proyecto de este video aún se está leyendo.</translation>
    </message>
    <message>
        <source>There was not enough memory to run the model {model} on {sizes}.</source>
        <translation>No hubo memoria suficiente para ejecutar el modelo {model} con {sizes}.</translation>
    </message>
    <message>
        <source>They apply until you close RallyTrace.</source>
        <translation>Es válida hasta cerrar RallyTrace.</translation>
    </message>
    <message>
        <source>They may be labels of another video. Compared with the tracked path: {fit}.</source>
        <translation>Pueden ser anotaciones de otro video. En comparación con el recorrido del seguimiento: {fit}.</translation>
    </message>
    <message>
        <source>This network has no 8-bit file.</source>
        <translation>Este modelo no tiene archivo de 8 bits.</translation>
    </message>
    <message>
        <source>This project is read-only.</source>
        <translation>Este proyecto es de solo lectura.</translation>
    </message>
    <message>
        <source>To make changes, save a copy in another folder.</source>
        <translation>Para hacer cambios, guarde una copia en otra carpeta.</translation>
    </message>
    <message>
        <source>Track it first.</source>
        <translation>Haga primero su seguimiento.</translation>
    </message>
    <message>
        <source>Track the video first.</source>
        <translation>Haga primero el seguimiento del video.</translation>
    </message>
    <message>
        <source>Track the video, or choose another range.</source>
        <translation>Haga el seguimiento del video o elija otro intervalo.</translation>
    </message>
    <message>
        <source>Track the video, or make a rally from a range.</source>
        <translation>Haga el seguimiento del video o cree un rally con un intervalo.</translation>
    </message>
    <message>
        <source>Track the video, or mark a rally and name it.</source>
        <translation>Haga el seguimiento del video, o marque un rally y póngale nombre.</translation>
    </message>
    <message>
        <source>Track the videos first.</source>
        <translation>Haga primero el seguimiento de los videos.</translation>
    </message>
    <message>
        <source>Track them first.</source>
        <translation>Haga primero su seguimiento.</translation>
    </message>
    <message>
        <source>Track these frames, or export without them: create rallies or choose a range.</source>
        <translation>Haga el seguimiento de estos fotogramas o exporte sin ellos: cree rallies o elija un intervalo.</translation>
    </message>
    <message>
        <source>Try &apos;{example}&apos;.</source>
        <translation>Pruebe con «{example}».</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Try more --windows, choose a video of the labelled rally, or omit --labels.</source>
        <translation>Pruebe más --windows, elija un video del rally anotado u omita --labels.</translation>
    </message>
    <message>
        <source>Try {examples}.</source>
        <translation>Pruebe con {examples}.</translation>
    </message>
    <message>
        <source>Type a name, or click Browse.</source>
        <translation>Escriba un nombre o haga clic en Examinar.</translation>
    </message>
    <message>
        <source>Unknown eval mode &apos;{name}&apos;.</source>
        <translation>Modo de evaluación desconocido: «{name}».</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or export the model again for an older opset.</source>
        <translation>Actualice ONNX Runtime o exporte de nuevo el modelo para un opset anterior.</translation>
    </message>
    <message>
        <source>Use batches of 1 (--batch 1), or export it again with a dynamic batch size.</source>
        <translation>Use lotes de 1 (--batch 1) o expórtelo de nuevo con un tamaño de lote dinámico.</translation>
    </message>
    <message>
        <source>Use stride 1.</source>
        <translation>Use el paso 1.</translation>
    </message>
    <message>
        <source>Use the .onnx file that the training exported; see models/training/README.md.</source>
        <translation>Use el archivo .onnx que exportó el entrenamiento; vea models/training/README.md.</translation>
    </message>
    <message>
        <source>Use the background of the same video.</source>
        <translation>Use el fondo del mismo video.</translation>
    </message>
    <message>
        <source>Use the digits 0 to 9.</source>
        <translation>Use los dígitos del 0 al 9.</translation>
    </message>
    <message>
        <source>Use the name of that file.</source>
        <translation>Use el nombre de ese archivo.</translation>
    </message>
    <message>
        <source>Use {largest} or fewer.</source>
        <translation>Use {largest} o menos.</translation>
    </message>
    <message>
        <source>Visibility &apos;{cell}&apos; is not 0 to 3.</source>
        <translation>La visibilidad «{cell}» no es de 0 a 3.</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>Visible en (0, 0), que significa «sin pelota».</translation>
    </message>
    <message>
        <source>Visible at (0, 0): changed to no ball.</source>
        <translation>Visible en (0, 0): se cambió a sin pelota.</translation>
    </message>
    <message>
        <source>Visible, but without a position.</source>
        <translation>Visible, pero sin posición.</translation>
    </message>
    <message>
        <source>Visible, but x or y is missing.</source>
        <translation>Visible, pero falta x o y.</translation>
    </message>
    <message>
        <source>Without overlap, the stride must be the window length, {length}, not {stride}.</source>
        <translation>Sin solapamiento, el paso debe ser la longitud de la ventana, {length}, no {stride}.</translation>
    </message>
    <message>
        <source>Write it as START:END, END not included, for example 300:600.</source>
        <translation>Escríbalo como START:END, sin incluir END; por ejemplo, 300:600.</translation>
    </message>
    <message>
        <source>Write it like &apos;{score}&apos;.</source>
        <translation>Escríbalo así: «{score}».</translation>
    </message>
    <message>
        <source>Write one or more of {names}, separated by commas, or with a precision: openvino:bfloat16.</source>
        <translation>Escriba uno o más de {names}, separados por comas, o con una precisión: openvino:bfloat16.</translation>
    </message>
    <message>
        <source>You can change it in the settings, under Playback.</source>
        <translation>Se puede cambiar en la configuración, en Reproducción.</translation>
    </message>
    <message>
        <source>You can still use it as it is.</source>
        <translation>Se puede seguir usando tal como está.</translation>
    </message>
    <message>
        <source>You do not have permission to read &apos;{path}&apos;.</source>
        <translation>No hay permiso para leer «{path}».</translation>
    </message>
    <message>
        <source>a LosslessCut project</source>
        <translation>un proyecto de LosslessCut</translation>
    </message>
    <message>
        <source>a NumPy array</source>
        <translation>una matriz de NumPy</translation>
    </message>
    <message>
        <source>a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1); this file has {inputs}</source>
        <translation>una TrackNet tiene una entrada (N, C, H, W) y una InpaintNet dos, (N, L, 2) y (N, L, 1); este archivo tiene {inputs}</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>un checkpoint</translation>
    </message>
    <message>
        <source>a colour such as &apos;#3060c0&apos;</source>
        <translation>un color como &apos;#3060c0&apos;</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>un dispositivo</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>un documento</translation>
    </message>
    <message>
        <source>a list of at most {count} paths of files</source>
        <translation>una lista de como máximo {count} rutas de archivos</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>un modelo</translation>
    </message>
    <message>
        <source>a number {range}</source>
        <translation>un número {range}</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>una tubería</translation>
    </message>
    <message>
        <source>a pose model&apos;s output has 3 axes</source>
        <translation>la salida de un modelo de poses tiene 3 ejes</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programa</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>un proyecto</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>un socket</translation>
    </message>
    <message>
        <source>a table of actions and the keys of each</source>
        <translation>una tabla de acciones y las teclas de cada una</translation>
    </message>
    <message>
        <source>a table of texts</source>
        <translation>una tabla de textos</translation>
    </message>
    <message>
        <source>a whole number {range}</source>
        <translation>un número entero {range}</translation>
    </message>
    <message>
        <source>an InpaintNet&apos;s inputs end in 2 (coordinates) and 1 (mask)</source>
        <translation>las entradas de una InpaintNet terminan en 2 (coordenadas) y 1 (máscara)</translation>
    </message>
    <message>
        <source>an RTMO has the outputs (N, n, 5) and (N, n, 17, 3)</source>
        <translation>un RTMO tiene las salidas (N, n, 5) y (N, n, 17, 3)</translation>
    </message>
    <message>
        <source>an RTMPose has the outputs simcc_x and simcc_y of 3 axes</source>
        <translation>un RTMPose tiene las salidas simcc_x y simcc_y de 3 ejes</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>un archivo comprimido</translation>
    </message>
    <message>
        <source>an edit decision list</source>
        <translation>una lista de decisiones de edición</translation>
    </message>
    <message>
        <source>an embedding network&apos;s output is float32</source>
        <translation>la salida de un modelo de embeddings es float32</translation>
    </message>
    <message>
        <source>another kind of picture</source>
        <translation>otro tipo de imagen</translation>
    </message>
    <message>
        <source>another kind of video</source>
        <translation>otro tipo de video</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>otro objeto</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>otro programa lo está usando</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>antes del inicio</translation>
    </message>
    <message>
        <source>beyond the end</source>
        <translation>después del final</translation>
    </message>
    <message>
        <source>confidence removed</source>
        <translation>confianza quitada</translation>
    </message>
    <message>
        <source>cut at the edge of the video</source>
        <translation>cortado en el borde del video</translation>
    </message>
    <message>
        <source>end before start</source>
        <translation>final antes del inicio</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>código de salida {code}</translation>
    </message>
    <message>
        <source>frame given twice</source>
        <translation>fotograma repetido</translation>
    </message>
    <message>
        <source>frame {frame}</source>
        <translation>fotograma {frame}</translation>
    </message>
    <message>
        <source>frame {frame} of {rally}</source>
        <translation>fotograma {frame} de {rally}</translation>
    </message>
    <message>
        <source>frames {frames} of {rally}</source>
        <translation>fotogramas {frames} de {rally}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g}</source>
        <translation>de {minimum:.12g} a {maximum:.12g}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g} {unit}</source>
        <translation>de {minimum:.12g} a {maximum:.12g} {unit}</translation>
    </message>
    <message>
        <source>impossible time code</source>
        <translation>código de tiempo imposible</translation>
    </message>
    <message>
        <source>incomplete position</source>
        <translation>posición incompleta</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>it contains too much data</source>
        <translation>contiene demasiados datos</translation>
    </message>
    <message>
        <source>it has no output of 4 axes</source>
        <translation>no tiene ninguna salida de 4 ejes</translation>
    </message>
    <message>
        <source>it has no output of {axes} axes</source>
        <translation>no tiene ninguna salida de {axes} ejes</translation>
    </message>
    <message>
        <source>it has no pictures</source>
        <translation>no tiene imágenes</translation>
    </message>
    <message>
        <source>it has the streams {codecs}, the first file {first}</source>
        <translation>tiene los flujos {codecs}, el primer archivo {first}</translation>
    </message>
    <message>
        <source>it has {joints} keypoints, but the {count} of COCO are needed</source>
        <translation>tiene {joints} puntos clave, pero se necesitan los {count} de COCO</translation>
    </message>
    <message>
        <source>it has {rate:.2f} frames per second, the first file {first:.2f}</source>
        <translation>tiene {rate:.2f} fotogramas por segundo, el primer archivo {first:.2f}</translation>
    </message>
    <message>
        <source>it is a YOLO for the task &apos;{task}&apos;, but a pose model is needed</source>
        <translation>es un YOLO para la tarea «{task}», pero se necesita un modelo de poses</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>está dañado ({error})</translation>
    </message>
    <message>
        <source>it needs one input of pictures, (N, 3, H, W)</source>
        <translation>necesita una entrada de imágenes, (N, 3, H, W)</translation>
    </message>
    <message>
        <source>it takes no pictures</source>
        <translation>no recibe imágenes</translation>
    </message>
    <message>
        <source>it was recorded with other settings than the first file</source>
        <translation>se grabó con otra configuración que el primer archivo</translation>
    </message>
    <message>
        <source>its &apos;{name}&apos; {shape} has more than {limit} million numbers</source>
        <translation>su «{name}» {shape} tiene más de {limit} millones de números</translation>
    </message>
    <message>
        <source>its batches of {batch} are larger than {max_batch}</source>
        <translation>sus lotes de {batch} superan el máximo de {max_batch}</translation>
    </message>
    <message>
        <source>its coordinates, mask and output differ along an axis ({listed})</source>
        <translation>sus coordenadas, máscara y salida difieren en un eje ({listed})</translation>
    </message>
    <message>
        <source>its heatmaps&apos; height {found} differs from its input&apos;s {expected}</source>
        <translation>la altura de sus mapas de calor, {found}, difiere de la de su entrada, {expected}</translation>
    </message>
    <message>
        <source>its heatmaps&apos; width {found} differs from its input&apos;s {expected}</source>
        <translation>la anchura de sus mapas de calor, {found}, difiere de la de su entrada, {expected}</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32</source>
        <translation>su entrada «{name}» no es float32</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32 or float16</source>
        <translation>su entrada «{name}» no es float32 ni float16</translation>
    </message>
    <message>
        <source>its input {shape} has no fixed number of channels</source>
        <translation>su entrada {shape} no tiene un número fijo de canales</translation>
    </message>
    <message>
        <source>its input {shape} looks channels-last, but (N, channels, H, W) is needed</source>
        <translation>su entrada {shape} parece tener los canales al final, pero se necesita (N, canales, H, W)</translation>
    </message>
    <message>
        <source>its last rows</source>
        <translation>sus últimas filas</translation>
    </message>
    <message>
        <source>its metadata calls it &apos;{name}&apos;, but its inputs are those of {words}</source>
        <translation>sus metadatos lo llaman «{name}», pero sus entradas son las de {words}</translation>
    </message>
    <message>
        <source>its metadata has no valid kpt_shape (keypoints, values of each)</source>
        <translation>sus metadatos no tienen un kpt_shape válido (puntos clave, valores de cada uno)</translation>
    </message>
    <message>
        <source>its metadata says any batch, but its input takes exactly {axis}</source>
        <translation>sus metadatos dicen cualquier lote, pero su entrada recibe exactamente {axis}</translation>
    </message>
    <message>
        <source>its metadata says batches of {size}, but its input takes exactly {axis}</source>
        <translation>sus metadatos dicen lotes de {size}, pero su entrada recibe exactamente {axis}</translation>
    </message>
    <message>
        <source>its metadata says bg_mode &apos;{name}&apos;, which is not a supported mode</source>
        <translation>sus metadatos dicen bg_mode «{name}», que no es un modo admitido</translation>
    </message>
    <message>
        <source>its metadata says family &apos;{name}&apos;, which is not a supported family</source>
        <translation>sus metadatos dicen family «{name}», que no es una familia admitida</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps</source>
        <translation>sus metadatos dicen seq_len {seq_len}, pero da {heatmaps} mapas de calor</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but its inputs take {length} frames</source>
        <translation>sus metadatos dicen seq_len {seq_len}, pero sus entradas reciben {length} fotogramas</translation>
    </message>
    <message>
        <source>its metadata says {key} &apos;{name}&apos;, which is not a valid whole number</source>
        <translation>sus metadatos dicen {key} «{name}», que no es un número entero válido</translation>
    </message>
    <message>
        <source>its output &apos;{name}&apos; is {kind}, but float32 is needed</source>
        <translation>su salida «{name}» es {kind}, pero se necesita float32</translation>
    </message>
    <message>
        <source>its output &apos;{output}&apos; is {kind}, but float32 is needed</source>
        <translation>su salida «{output}» es {kind}, pero se necesita float32</translation>
    </message>
    <message>
        <source>its output {shape} does not end in 2 coordinates</source>
        <translation>su salida {shape} no termina en 2 coordenadas</translation>
    </message>
    <message>
        <source>its output {shape} does not fit batches of {batch}</source>
        <translation>su salida {shape} no corresponde a lotes de {batch}</translation>
    </message>
    <message>
        <source>its output {shape} does not have {count} keypoints per person</source>
        <translation>su salida {shape} no tiene {count} puntos clave por persona</translation>
    </message>
    <message>
        <source>its pictures have {size} pixels, those of the first file {first}</source>
        <translation>sus imágenes tienen {size} píxeles, las del primer archivo {first}</translation>
    </message>
    <message>
        <source>its pictures of {width}x{height} must have sides of {min_side_px} to {largest_side}</source>
        <translation>sus imágenes de {width}x{height} deben tener lados de {min_side_px} a {largest_side}</translation>
    </message>
    <message>
        <source>its rows of {row} numbers are not {values_per_pixel} for each of {side} pixels</source>
        <translation>sus filas de {row} números no son {values_per_pixel} por cada uno de {side} píxeles</translation>
    </message>
    <message>
        <source>its vectors of {numbers} numbers are not from 2 to {max_vector_length}</source>
        <translation>sus vectores de {numbers} números no están entre 2 y {max_vector_length}</translation>
    </message>
    <message>
        <source>its windows of {frames} frames are longer than {max_window_frames}</source>
        <translation>sus ventanas de {frames} fotogramas superan el máximo de {max_window_frames}</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with any number of frames</source>
        <translation>sus {channels} canales de entrada no corresponden a ninguna familia con ningún número de fotogramas</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with {frames} frames</source>
        <translation>sus {channels} canales de entrada no corresponden a ninguna familia con {frames} fotogramas</translation>
    </message>
    <message>
        <source>line {number:,}</source>
        <translation>línea {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>línea {numbers}</numerusform>
            <numerusform>líneas {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>marker {number:,}</source>
        <translation>marca {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>markers {numbers}</source>
        <translation>
            <numerusform>marca {numbers}</numerusform>
            <numerusform>marcas {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved to the edge</source>
        <translation>movida al borde</translation>
    </message>
    <message>
        <source>neither its metadata (task, kpt_shape, pose_family) nor its outputs belong to a pose model</source>
        <translation>ni sus metadatos (task, kpt_shape, pose_family) ni sus salidas son de un modelo de poses</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>sin fotograma</translation>
    </message>
    <message>
        <source>no length</source>
        <translation>sin duración</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sin tiempo</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>todavía ninguno</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>not a row</source>
        <translation>no es una fila</translation>
    </message>
    <message>
        <source>of another clip</source>
        <translation>de otro clip</translation>
    </message>
    <message>
        <source>one frame late</source>
        <translation>un fotograma tarde</translation>
    </message>
    <message>
        <source>one of 1 picture and {axes} axes</source>
        <translation>una de 1 imagen y {axes} ejes</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>uno de {values}</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>desordenada</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>fuera de la imagen</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>posición sin pelota</translation>
    </message>
    <message>
        <source>repeats another frame</source>
        <translation>repite otro fotograma</translation>
    </message>
    <message>
        <source>segment {number:,}</source>
        <translation>segmento {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>segments {numbers}</source>
        <translation>
            <numerusform>segmento {numbers}</numerusform>
            <numerusform>segmentos {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>origen desconocido</translation>
    </message>
    <message>
        <source>tab-separated values</source>
        <translation>valores separados por tabulaciones</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>the duration of the file before it is unknown</source>
        <translation>no se conoce la duración del archivo anterior</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>la ruta de un archivo</translation>
    </message>
    <message>
        <source>the record of a run</source>
        <translation>el registro de una ejecución</translation>
    </message>
    <message>
        <source>the weights of a model</source>
        <translation>los pesos de un modelo</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>demasiadas celdas</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>unknown visibility</source>
        <translation>visibilidad desconocida</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>visible en (0, 0)</translation>
    </message>
    <message>
        <source>visible without position</source>
        <translation>visible sin posición</translation>
    </message>
    <message>
        <source>with batches of {batch} its input {shape} has more than {limit} million numbers</source>
        <translation>con lotes de {batch} su entrada {shape} tiene más de {limit} millones de números</translation>
    </message>
    <message>
        <source>{aspect}: read as &apos;{choice}&apos;.</source>
        <translation>{aspect}: se leyó como «{choice}».</translation>
    </message>
    <message>
        <source>{count} files from {first} on cannot be opened as one video: their names are too long.</source>
        <translation>{count} archivos a partir de {first} no se pueden abrir como un solo video: sus nombres son demasiado largos.</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} y {count} más</translation>
    </message>
    <message>
        <source>{file} cannot be part of one video with {name}: {reason}.</source>
        <translation>{file} no puede formar un solo video con {name}: {reason}.</translation>
    </message>
    <message>
        <source>{file} is too large for the labels of a frame.</source>
        <translation>{file} es demasiado grande para las anotaciones de un fotograma.</translation>
    </message>
    <message>
        <source>{file}, line {number}: &apos;{line}&apos; is not a YOLO label.</source>
        <translation>{file}, línea {number}: «{line}» no es una anotación YOLO.</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video.</source>
        <translation>{first} y {name} no se pueden abrir como un solo video.</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video: their folders or suffixes differ.</source>
        <translation>{first} y {name} no se pueden abrir como un solo video: sus carpetas o extensiones son distintas.</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to.</source>
        <translation>{folder} es un archivo, no una carpeta en la que escribir.</translation>
    </message>
    <message>
        <source>{folder} is a folder without YOLO labels.</source>
        <translation>{folder} es una carpeta sin anotaciones YOLO.</translation>
    </message>
    <message>
        <source>{label} has no GPU number {number}.</source>
        <translation>{label} no tiene la GPU número {number}.</translation>
    </message>
    <message>
        <source>{missing} does not exist.</source>
        <translation>{missing} no existe.</translation>
    </message>
    <message>
        <source>{model} is not an ONNX model, or it is damaged.</source>
        <translation>{model} no es un modelo ONNX o está dañado.</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape} for {windows} windows.</source>
        <translation>{model} devolvió una salida de forma {shape} para {windows} ventanas.</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape}, which does not fit its family.</source>
        <translation>{model} devolvió una salida de forma {shape}, que no corresponde a su familia.</translation>
    </message>
    <message>
        <source>{named} is not the project of {name}, which is {place}.</source>
        <translation>{named} no es el proyecto de {name}, que es {place}.</translation>
    </message>
    <message>
        <source>{name} &apos;{cell}&apos; is not a number.</source>
        <translation>{name} «{cell}» no es un número.</translation>
    </message>
    <message>
        <source>{name} cannot be read yet.</source>
        <translation>Todavía no se puede leer {name}.</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frames:,}, which is in no clip.</source>
        <translation>{name} tiene una fila para el fotograma {frames:,}, que no está en ningún clip.</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frame}, but the video&apos;s last frame is {last}.</source>
        <translation>{name} tiene una fila para el fotograma {frame}, pero el último fotograma del video es {last}.</translation>
    </message>
    <message>
        <source>{name} has no labels for this video.</source>
        <translation>{name} no tiene anotaciones para este video.</translation>
    </message>
    <message>
        <source>{name} is JSON, but not a list of markers as Kdenlive exports it.</source>
        <translation>{name} es JSON, pero no una lista de marcas como la que exporta Kdenlive.</translation>
    </message>
    <message>
        <source>{name} is already being exported.</source>
        <translation>{name} ya se está exportando.</translation>
    </message>
    <message>
        <source>{name} is for a video of {size} pixels. The open video has {open_size}.</source>
        <translation>{name} es para un video de {size} píxeles. El video abierto tiene {open_size}.</translation>
    </message>
    <message>
        <source>{name} is not saved: the file was removed or replaced by another program.</source>
        <translation>No se guardó {name}: otro programa quitó o reemplazó el archivo.</translation>
    </message>
    <message>
        <source>{name} is not the video of these labels. It has {size} and {n_frames} frames. Their video has {wanted_size} and {wanted_frames} frames.</source>
        <translation>{name} no es el video de estas anotaciones. Tiene {size} y {n_frames} fotogramas. El video de las anotaciones tiene {wanted_size} y {wanted_frames} fotogramas.</translation>
    </message>
    <message>
        <source>{name} is read-only ({reason}).</source>
        <translation>{name} es de solo lectura ({reason}).</translation>
    </message>
    <message>
        <source>{name} is the open project.</source>
        <translation>{name} es el proyecto abierto.</translation>
    </message>
    <message>
        <source>{name} must be {requirement}.</source>
        <translation>{name} debe ser {requirement}.</translation>
    </message>
    <message>
        <source>{name} was changed or removed by another program while it was open.</source>
        <translation>Otro programa cambió o quitó {name} mientras estaba abierto.</translation>
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
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{path} already exists and was not changed.</source>
        <translation>{path} ya existe y no se modificó.</translation>
    </message>
    <message>
        <source>{path} belongs to the family &apos;{named}&apos;, not to &apos;{name}&apos;.</source>
        <translation>{path} es de la familia «{named}», no de «{name}».</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: ONNX Runtime&apos;s quantization did not change any of its operations.</source>
        <translation>No se puede cuantizar {path}: la cuantización de ONNX Runtime no cambió ninguna de sus operaciones.</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: {reason}</source>
        <translation>No se puede cuantizar {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>No se puede leer {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read as a picture.</source>
        <translation>{path} no se puede leer como imagen.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>No se puede leer {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be tried: {summary}</source>
        <translation>No se puede probar {path}: {summary}</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>No se puede usar {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} changed while it was being checked.</source>
        <translation>{path} cambió mientras se comprobaba.</translation>
    </message>
    <message>
        <source>{path} computes {size:,.1f} billion numbers at once, which needs more memory than there is.</source>
        <translation>{path} calcula {size:,.1f} mil millones de números a la vez, lo que requiere más memoria de la que hay.</translation>
    </message>
    <message>
        <source>{path} contains &apos;{reason}&apos;, which network weights do not need. It was not executed.</source>
        <translation>{path} contiene «{reason}», que los pesos de un modelo no necesitan. No se ejecutó.</translation>
    </message>
    <message>
        <source>{path} contains a network called {value}.</source>
        <translation>{path} contiene un modelo llamado {value}.</translation>
    </message>
    <message>
        <source>{path} contains something other than numbers in its layers ({value}).</source>
        <translation>{path} contiene en sus capas algo que no son números ({value}).</translation>
    </message>
    <message>
        <source>{path} contains weights of RallyTrace&apos;s own training, for starting another one. They cannot be run or converted.</source>
        <translation>{path} contiene pesos del propio entrenamiento de RallyTrace, para empezar otro. No se pueden ejecutar ni convertir.</translation>
    </message>
    <message>
        <source>{path} contains {kind} data, not text.</source>
        <translation>{path} contiene datos {kind}, no texto.</translation>
    </message>
    <message>
        <source>{path} does not contain a TrackNet: the layer {layer} is missing.</source>
        <translation>{path} no contiene una TrackNet: falta la capa {layer}.</translation>
    </message>
    <message>
        <source>{path} does not contain a network: there is no state_dict under the key &apos;model&apos; or &apos;model_state_dict&apos;.</source>
        <translation>{path} no contiene ningún modelo: no hay state_dict bajo la clave &apos;model&apos; ni &apos;model_state_dict&apos;.</translation>
    </message>
    <message>
        <source>{path} does not say how many frames its windows have.</source>
        <translation>{path} no dice cuántos fotogramas tienen sus ventanas.</translation>
    </message>
    <message>
        <source>{path} found {count:,} persons in a picture. More than {max_candidates:,} cannot be right.</source>
        <translation>{path} encontró {count:,} personas en una imagen. Más de {max_candidates:,} no puede ser correcto.</translation>
    </message>
    <message>
        <source>{path} has a line of more than {limit:,} characters, too many for a label file.</source>
        <translation>{path} tiene una línea de más de {limit:,} caracteres, demasiados para un archivo de anotaciones.</translation>
    </message>
    <message>
        <source>{path} has an invalid seq_len.</source>
        <translation>{path} tiene un seq_len no válido.</translation>
    </message>
    <message>
        <source>{path} has functions that call themselves.</source>
        <translation>{path} tiene funciones que se llaman a sí mismas.</translation>
    </message>
    <message>
        <source>{path} has just changed. It is probably still being copied or recorded.</source>
        <translation>{path} acaba de cambiar. Es probable que todavía se esté copiando o grabando.</translation>
    </message>
    <message>
        <source>{path} has labels that cannot be read ({kind}: {reason}).</source>
        <translation>{path} tiene anotaciones que no se pueden leer ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} lines, too many for a label file.</source>
        <translation>{path} tiene más de {limit:,} líneas, demasiadas para un archivo de anotaciones.</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} operations, including those of its functions.</source>
        <translation>{path} tiene más de {limit:,} operaciones, incluidas las de sus funciones.</translation>
    </message>
    <message>
        <source>{path} has no column {names} (line 1 reads &apos;{value}&apos;).</source>
        <translation>{path} no tiene la columna {names} (la línea 1 dice «{value}»).</translation>
    </message>
    <message>
        <source>{path} has no segments.</source>
        <translation>{path} no tiene segmentos.</translation>
    </message>
    <message>
        <source>{path} has segments that cannot be read: {reason}.</source>
        <translation>{path} tiene segmentos que no se pueden leer: {reason}.</translation>
    </message>
    <message>
        <source>{path} has the background mode {value}, which is not supported.</source>
        <translation>{path} tiene el modo de fondo {value}, que no se admite.</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint, which cannot be used directly.</source>
        <translation>{path} es un checkpoint de PyTorch, que no se puede usar directamente.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a checkpoint.</source>
        <translation>{path} es una carpeta, no un checkpoint.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file to write to.</source>
        <translation>{path} es una carpeta, no un archivo en el que escribir.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a label file.</source>
        <translation>{path} es una carpeta, no un archivo de anotaciones.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <translation>{path} es una carpeta, no un archivo de modelo.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a project file.</source>
        <translation>{path} es una carpeta, no un archivo de proyecto.</translation>
    </message>
    <message>
        <source>{path} is a link to a file in another folder, {target}.</source>
        <translation>{path} es un enlace a un archivo de otra carpeta, {target}.</translation>
    </message>
    <message>
        <source>{path} is a text file, not a checkpoint. It may be a web page that was downloaded instead.</source>
        <translation>{path} es un archivo de texto, no un checkpoint. Quizá se descargó una página web en su lugar.</translation>
    </message>
    <message>
        <source>{path} is a zip archive, but was not written by torch.save.</source>
        <translation>{path} es un archivo zip, pero no lo escribió torch.save.</translation>
    </message>
    <message>
        <source>{path} is an input, and would be replaced by the output.</source>
        <translation>{path} es una entrada, y la salida la reemplazaría.</translation>
    </message>
    <message>
        <source>{path} is being written by another program.</source>
        <translation>Otro programa está escribiendo {path}.</translation>
    </message>
    <message>
        <source>{path} is damaged: it contains text that is not UTF-8.</source>
        <translation>{path} está dañado: contiene texto que no es UTF-8.</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for a label file.</source>
        <translation>{path} ocupa más de {limit} MB, demasiado para un archivo de anotaciones.</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for labels.</source>
        <translation>{path} ocupa más de {limit} MB, demasiado para anotaciones.</translation>
    </message>
    <message>
        <source>{path} is not RallyTrace&apos;s list of videos, or is damaged.</source>
        <translation>{path} no es la lista de videos de RallyTrace o está dañado.</translation>
    </message>
    <message>
        <source>{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.</source>
        <translation>{path} no es un proyecto de RallyTrace o está dañado. No se modificó nada.</translation>
    </message>
    <message>
        <source>{path} is not a UTF-8 text file.</source>
        <translation>{path} no es un archivo de texto UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not a network for the digits of scoreboards.</source>
        <translation>{path} no es un modelo para los dígitos de los rótulos del marcador.</translation>
    </message>
    <message>
        <source>{path} is not a stroke network: its metadata differs in {names}.</source>
        <translation>{path} no es un modelo de golpes: sus metadatos difieren en {names}.</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model.</source>
        <translation>{path} no es un modelo ONNX.</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model: it does not contain a network.</source>
        <translation>{path} no es un modelo ONNX: no contiene ninguna red neuronal.</translation>
    </message>
    <message>
        <source>{path} is not an embedding network.</source>
        <translation>{path} no es un modelo de embeddings.</translation>
    </message>
    <message>
        <source>{path} is not saved: the disk is full.</source>
        <translation>No se guardó {path}: el disco está lleno.</translation>
    </message>
    <message>
        <source>{path} is not saved: {reason}.</source>
        <translation>No se guardó {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} is not {kind}, and was not changed.</source>
        <translation>{path} no es {kind}, y no se modificó.</translation>
    </message>
    <message>
        <source>{path} is {article}, but {words} is needed here.</source>
        <translation>{path} es {article}, pero aquí se necesita {words}.</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file to write to.</source>
        <translation>{path} es {kind}, no un archivo en el que escribir.</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file.</source>
        <translation>{path} es {kind}, no un archivo.</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which cannot be read.</source>
        <translation>{path} guarda sus pesos en «{shown}», que no se puede leer.</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which does not exist.</source>
        <translation>{path} guarda sus pesos en «{shown}», que no existe.</translation>
    </message>
    <message>
        <source>{path} keeps weights outside its own folder (&apos;{shown}&apos;), which is not allowed.</source>
        <translation>{path} guarda pesos fuera de su propia carpeta («{shown}»), lo que no se permite.</translation>
    </message>
    <message>
        <source>{path} names its family itself.</source>
        <translation>{path} ya indica su familia.</translation>
    </message>
    <message>
        <source>{path} returned an output of the shape {given}, which does not contain persons.</source>
        <translation>{path} devolvió una salida de forma {given}, que no contiene personas.</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} in a test instead of {due}.</source>
        <translation>{path} devolvió en una prueba una salida de {given} en lugar de {due}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} instead of {expected_shape}.</source>
        <translation>{path} devolvió una salida de {given} en lugar de {expected_shape}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape} for a batch of {batch}.</source>
        <translation>{path} devolvió una salida de {shape} para un lote de {batch}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape}, which does not have {count} keypoints.</source>
        <translation>{path} devolvió una salida de {shape}, que no tiene {count} puntos clave.</translation>
    </message>
    <message>
        <source>{path} returned different vectors for the same picture in a test (similarity {min:.3f}).</source>
        <translation>{path} devolvió vectores distintos para la misma imagen en una prueba (similitud {min:.3f}).</translation>
    </message>
    <message>
        <source>{path} returned outputs of {shape} and {shape2} for a batch of {fixed}.</source>
        <translation>{path} devolvió salidas de {shape} y {shape2} para un lote de {fixed}.</translation>
    </message>
    <message>
        <source>{path} returned something other than numbers.</source>
        <translation>{path} devolvió algo que no son números.</translation>
    </message>
    <message>
        <source>{path} returned values that are not finite in a test.</source>
        <translation>{path} devolvió en una prueba valores que no son finitos.</translation>
    </message>
    <message>
        <source>{path} returned vectors of {shape}.</source>
        <translation>{path} devolvió vectores de {shape}.</translation>
    </message>
    <message>
        <source>{path} returned vectors that are zero or not finite.</source>
        <translation>{path} devolvió vectores que son cero o no finitos.</translation>
    </message>
    <message>
        <source>{path} takes pictures of any size, {shape}, so the size must be chosen.</source>
        <translation>{path} admite imágenes de cualquier tamaño, {shape}, así que hay que elegirlo.</translation>
    </message>
    <message>
        <source>{path} uses operators of an unknown library ({shown}), which is not loaded.</source>
        <translation>{path} usa operadores de una biblioteca desconocida ({shown}), que no se carga.</translation>
    </message>
    <message>
        <source>{path} was being written when the program was killed, and is damaged ({reason}). Neither it nor {journal} was changed.</source>
        <translation>{path} se estaba escribiendo cuando se cerró el programa, y está dañado ({reason}). No se modificó ni este archivo ni {journal}.</translation>
    </message>
    <message>
        <source>{path} was not written by torch.save.</source>
        <translation>{path} no lo escribió torch.save.</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied, or it is open in another program.</source>
        <translation>No se escribió {path}: permiso denegado, o está abierto en otro programa.</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied.</source>
        <translation>No se escribió {path}: permiso denegado.</translation>
    </message>
    <message>
        <source>{path} was not written: the disk is full.</source>
        <translation>No se escribió {path}: el disco está lleno.</translation>
    </message>
    <message>
        <source>{path} was not written: {reason}.</source>
        <translation>No se escribió {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} was saved in the format of torch before version 1.6.</source>
        <translation>{path} se guardó en el formato de torch anterior a la versión 1.6.</translation>
    </message>
    <message>
        <source>{path} was written by a newer RallyTrace (project version {version}; supported: {version2}).</source>
        <translation>{path} se escribió con un RallyTrace más nuevo (versión de proyecto {version}; admitida: {version2}).</translation>
    </message>
    <message>
        <source>{path} was written by an earlier, unpublished build of RallyTrace, and cannot be read by this one.</source>
        <translation>{path} se escribió con una compilación anterior no publicada de RallyTrace, y esta no lo puede leer.</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content, first at {place}.</source>
        <translation>Se escribió {path}, pero al leerlo de nuevo da un contenido distinto, primero en {place}.</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content.</source>
        <translation>Se escribió {path}, pero al leerlo de nuevo da un contenido distinto.</translation>
    </message>
    <message>
        <source>{path} would be written as {given}, but &apos;{suffix}&apos; means {named}.</source>
        <translation>{path} se escribiría como {given}, pero «{suffix}» significa {named}.</translation>
    </message>
    <message>
        <source>{path}, line {line_num}: this is not a row of a label file ({reason}).</source>
        <translation>{path}, línea {line_num}: no es una fila de un archivo de anotaciones ({reason}).</translation>
    </message>
    <message>
        <source>{path}, line {number}: &apos;{value}&apos; is not a row of a label file.</source>
        <translation>{path}, línea {number}: «{value}» no es una fila de un archivo de anotaciones.</translation>
    </message>
    <message>
        <source>{path}, line {number}: frame {frame} already has a row.</source>
        <translation>{path}, línea {number}: el fotograma {frame} ya tiene una fila.</translation>
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
        <translation>{position} está apenas fuera de la imagen y se movió a su borde.</translation>
    </message>
    <message>
        <source>{position} is outside the picture, {size}.</source>
        <translation>{position} está fuera de la imagen, {size}.</translation>
    </message>
    <message>
        <source>{problem} Those settings are ignored.</source>
        <translation>{problem} Se ignoran esas opciones.</translation>
    </message>
    <message>
        <source>{program} needs one video file; this recording has {files}.</source>
        <translation>{program} necesita un solo archivo de video; esta grabación tiene {files}.</translation>
    </message>
    <message>
        <source>{project} is not used: {words}</source>
        <translation>{project} no se usa: {words}</translation>
    </message>
    <message>
        <source>{project} is open in another window (process {process}).</source>
        <translation>{project} está abierto en otra ventana (proceso {process}).</translation>
    </message>
    <message>
        <source>{project} is open in another window.</source>
        <translation>{project} está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>{project} is open on the computer {computer}.</source>
        <translation>{project} está abierto en el equipo {computer}.</translation>
    </message>
    <message>
        <source>{rally} has {labels} labels, but only {decoded} of its frames can be decoded.</source>
        <translation>{rally} tiene {labels} anotaciones, pero solo se pueden decodificar {decoded} de sus fotogramas.</translation>
    </message>
    <message>
        <source>{seq_len} frames of the family &apos;{name}&apos; need {wanted} input channels, but it takes {channels}</source>
        <translation>{seq_len} fotogramas de la familia «{name}» necesitan {wanted} canales de entrada, pero recibe {channels}</translation>
    </message>
    <message>
        <source>{source} cannot be copied: {reason}.</source>
        <translation>No se puede copiar {source}: {reason}.</translation>
    </message>
    <message>
        <source>{subject} could not be started: {reason}.</source>
        <translation>{subject} no se pudo iniciar: {reason}.</translation>
    </message>
    <message>
        <source>{subject} crashed ({code}).</source>
        <translation>{subject} se cerró inesperadamente ({code}).</translation>
    </message>
    <message>
        <source>{subject} crashed ({name}).</source>
        <translation>{subject} se cerró inesperadamente ({name}).</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds and was stopped.</source>
        <translation>{subject} no terminó en {seconds:g} segundos y se detuvo.</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds.</source>
        <translation>{subject} no terminó en {seconds:g} segundos.</translation>
    </message>
    <message>
        <source>{subject} ended without a result.</source>
        <translation>{subject} terminó sin resultado.</translation>
    </message>
    <message>
        <source>{subject} failed: {reason}.</source>
        <translation>{subject} falló: {reason}.</translation>
    </message>
    <message>
        <source>{subject} took more than {limit} MB of memory.</source>
        <translation>{subject} necesitó más de {limit} MB de memoria.</translation>
    </message>
    <message>
        <source>{subject} was stopped.</source>
        <translation>{subject} se detuvo.</translation>
    </message>
    <message>
        <source>{target} is a file, but the export needs a folder.</source>
        <translation>{target} es un archivo, pero la exportación necesita una carpeta.</translation>
    </message>
    <message>
        <source>{target} was not written: there was not enough memory to try it out.</source>
        <translation>No se escribió {target}: no había memoria suficiente para probarlo.</translation>
    </message>
    <message>
        <source>{val:.0%} for validation and {test:.0%} for testing leave too little for training.</source>
        <translation>{val:.0%} para validación y {test:.0%} para prueba dejan demasiado poco para el entrenamiento.</translation>
    </message>
    <message>
        <source>{video} is not tracked yet.</source>
        <translation>Todavía falta el seguimiento de {video}.</translation>
    </message>
</context>
<context>
    <name>exports</name>
    <message numerus="yes">
        <source>%n hidden balls are written as not visible, without a position. Add the columns Source and Confidence to keep the position.</source>
        <translation>
            <numerusform>%n pelota oculta se escribe como no visible, sin posición. Añada las columnas Source y Confidence para conservar la posición.</numerusform>
            <numerusform>%n pelotas ocultas se escriben como no visibles, sin posición. Añada las columnas Source y Confidence para conservar la posición.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more exports after this one.</source>
        <translation>
            <numerusform>%n exportación más después de esta.</numerusform>
            <numerusform>%n exportaciones más después de esta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more videos left out.</source>
        <translation>
            <numerusform>%n video más omitido.</numerusform>
            <numerusform>%n videos más omitidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder with a table of strokes for each game, and the court, in ShuttleSet&apos;s layout. {sports} only.</source>
        <translation>Una carpeta con una tabla de golpes por set, y la pista, en el formato de ShuttleSet. Solo para: {sports}.</translation>
    </message>
    <message>
        <source>A folder with a text file per frame, also with tracks, and pictures. Hidden balls are left out.</source>
        <translation>Una carpeta con un archivo de texto por fotograma, también con trayectorias, e imágenes. Las pelotas ocultas se omiten.</translation>
    </message>
    <message>
        <source>A folder with one video per rally or event that matches a filter, cut to the frame.</source>
        <translation>Una carpeta con un video por rally o evento que coincide con un filtro, cortado al fotograma.</translation>
    </message>
    <message>
        <source>A new folder for the dataset</source>
        <translation>Una carpeta nueva para el conjunto de datos</translation>
    </message>
    <message>
        <source>A text file with a box per frame, in MOTChallenge&apos;s format. Frames without a ball have none.</source>
        <translation>Un archivo de texto con un recuadro por fotograma, en el formato de MOTChallenge. Los fotogramas sin pelota no tienen ninguno.</translation>
    </message>
    <message>
        <source>A video for each rally</source>
        <translation>Un video por rally</translation>
    </message>
    <message>
        <source>A video of {frames}.</source>
        <translation>Un video de {frames}.</translation>
    </message>
    <message>
        <source>Add the columns Source and Confidence</source>
        <translation>Añadir las columnas Source y Confidence</translation>
    </message>
    <message>
        <source>Also write the PNG frames</source>
        <translation>Escribir también los fotogramas PNG</translation>
    </message>
    <message>
        <source>Also writes their PNG frames.</source>
        <translation>También escribe sus fotogramas PNG.</translation>
    </message>
    <message>
        <source>Also writes {pictures} to {folder}.</source>
        <translation>También escribe {pictures} en {folder}.</translation>
    </message>
    <message>
        <source>An edit decision list</source>
        <translation>Una lista de decisiones de edición</translation>
    </message>
    <message>
        <source>CMX 3600: one event per rally, in order.</source>
        <translation>CMX 3600: un evento por rally, en orden.</translation>
    </message>
    <message>
        <source>COCO keypoints</source>
        <translation>COCO keypoints</translation>
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
        <translation>Cancelado. No se escribió nada.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Chapters (FFmpeg metadata)</source>
        <translation>Capítulos (metadatos de FFmpeg)</translation>
    </message>
    <message>
        <source>Chapters (WebVTT)</source>
        <translation>Capítulos (WebVTT)</translation>
    </message>
    <message>
        <source>Chapters (YouTube)</source>
        <translation>Capítulos (YouTube)</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Clips of rallies or events</source>
        <translation>Clips de rallies o eventos</translation>
    </message>
    <message>
        <source>Computing speeds</source>
        <translation>Cálculo de velocidades</translation>
    </message>
    <message>
        <source>Computing the background of the match</source>
        <translation>Cálculo del fondo del partido</translation>
    </message>
    <message>
        <source>Computing the background of {rally}</source>
        <translation>Cálculo del fondo de {rally}</translation>
    </message>
    <message>
        <source>Computing trajectories</source>
        <translation>Cálculo de trayectorias</translation>
    </message>
    <message>
        <source>Copying clips</source>
        <translation>Copia de clips</translation>
    </message>
    <message>
        <source>Corners in pixels, the mapping from metres on the floor to the picture, and the camera.</source>
        <translation>Esquinas en píxeles, la proyección de metros del suelo a la imagen, y la cámara.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Court (JSON)</source>
        <translation>Pista (JSON)</translation>
    </message>
    <message>
        <source>Cut out</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Differences in appearance between all players of all rallies, for NumPy.</source>
        <translation>Diferencias de aspecto entre todos los jugadores de todos los rallies, para NumPy.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Draw the players&apos; skeletons</source>
        <translation>Dibujar los esqueletos de los jugadores</translation>
    </message>
    <message>
        <source>Drawn: {contents}</source>
        <translation>Se dibuja: {contents}</translation>
    </message>
    <message>
        <source>Edit decision list (EDL)</source>
        <translation>Lista de decisiones de edición (EDL)</translation>
    </message>
    <message>
        <source>Edit decision lists</source>
        <translation>Listas de decisiones de edición</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>Eventos (CSV)</translation>
    </message>
    <message>
        <source>Events are found from the path; {events} set by hand.</source>
        <translation>Los eventos se obtienen del recorrido; {events} a mano.</translation>
    </message>
    <message>
        <source>Excel with decimal commas: with a byte order mark and semicolons</source>
        <translation>Excel con coma decimal: con marca de orden de bytes y punto y coma</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export all videos</source>
        <translation>Exportar todos los videos</translation>
    </message>
    <message>
        <source>Export formats</source>
        <translation>Formatos de exportación</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>Exportar anotaciones</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Export {share:.0%}</source>
        <translation>Exportación {share:.0%}</translation>
    </message>
    <message>
        <source>Export: {phase}</source>
        <translation>Exportación: {phase}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>Exported {name}: {contents}.</source>
        <translation>Exportado {name}: {contents}.</translation>
    </message>
    <message>
        <source>Exported, except {frames}</source>
        <translation>Exportado, excepto {frames}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Tiempo extra</translation>
    </message>
    <message>
        <source>FFmpeg metadata</source>
        <translation>Metadatos de FFmpeg</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>Búsqueda de eventos</translation>
    </message>
    <message>
        <source>Finding events in {name}</source>
        <translation>Búsqueda de eventos en {name}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder of the dataset</source>
        <translation>Carpeta del conjunto de datos</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>H.264 in the colours of the window, with the sound at normal speed.</source>
        <translation>H.264 con los colores de la ventana, y con el sonido a velocidad normal.</translation>
    </message>
    <message>
        <source>Highlight video (reel)</source>
        <translation>Video de mejores jugadas</translation>
    </message>
    <message>
        <source>In Label Studio, the labelling interface needs {tag}.</source>
        <translation>En Label Studio, la interfaz de anotación necesita {tag}.</translation>
    </message>
    <message>
        <source>In a folder beside the file. A frame takes about 1 MB</source>
        <translation>En una carpeta junto al archivo. Un fotograma ocupa cerca de 1 MB</translation>
    </message>
    <message numerus="yes">
        <source>It refers to %n PNG frames in {folder}, which are not written.</source>
        <translation>
            <numerusform>Se refiere a %n fotograma PNG de {folder}, que no se escribe.</numerusform>
            <numerusform>Se refiere a %n fotogramas PNG de {folder}, que no se escriben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kdenlive guides</source>
        <translation>Guías de Kdenlive</translation>
    </message>
    <message>
        <source>Keep the sound</source>
        <translation>Conservar el sonido</translation>
    </message>
    <message>
        <source>Label Studio</source>
        <translation>Label Studio</translation>
    </message>
    <message>
        <source>Label Studio tasks</source>
        <translation>Tareas de Label Studio</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>Labels (TrackNet CSV)</source>
        <translation>Anotaciones (CSV de TrackNet)</translation>
    </message>
    <message>
        <source>Labels not exported</source>
        <translation>Anotaciones sin exportar</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Left out: {frames}.</source>
        <translation>Se omite: {frames}.</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>Proyecto de LosslessCut</translation>
    </message>
    <message>
        <source>LosslessCut projects</source>
        <translation>Proyectos de LosslessCut</translation>
    </message>
    <message>
        <source>LosslessCut segments (CSV)</source>
        <translation>Segmentos de LosslessCut (CSV)</translation>
    </message>
    <message>
        <source>MOT ground truth</source>
        <translation>MOT ground truth</translation>
    </message>
    <message>
        <source>Mark a range first (I and O)</source>
        <translation>Primero hay que marcar un intervalo (I y O)</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>Intervalo marcado</translation>
    </message>
    <message>
        <source>Marked range, {first:,} to {last:,}</source>
        <translation>Intervalo marcado, {first:,} a {last:,}</translation>
    </message>
    <message>
        <source>Match page (HTML)</source>
        <translation>Página del partido (HTML)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>Clasificación de golpes</translation>
    </message>
    <message>
        <source>No court: that part is left out.</source>
        <translation>Sin pista: esa parte se omite.</translation>
    </message>
    <message>
        <source>No folder name is given. Type a name, or click Browse.</source>
        <translation>No se indicó ningún nombre de carpeta. Escriba un nombre o haga clic en Examinar.</translation>
    </message>
    <message>
        <source>No path to draw yet.</source>
        <translation>Todavía no hay recorrido que dibujar.</translation>
    </message>
    <message>
        <source>No poses of players: that part is left out.</source>
        <translation>Sin poses de los jugadores: esa parte se omite.</translation>
    </message>
    <message>
        <source>No score: that part is left out.</source>
        <translation>Sin marcador: esa parte se omite.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n frames was checked by hand ({sources}).</source>
        <translation>
            <numerusform>El único fotograma no se comprobó a mano ({sources}).</numerusform>
            <numerusform>Ninguno de los %n fotogramas se comprobó a mano ({sources}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to review. {unreviewed}</source>
        <translation>No queda nada por revisar. {unreviewed}</translation>
    </message>
    <message>
        <source>One JSON file with COCO&apos;s category person, 17 keypoints each.</source>
        <translation>Un archivo JSON con la categoría person de COCO, 17 puntos clave cada una.</translation>
    </message>
    <message>
        <source>One JSON file. Visibility is 2 for a visible ball, 1 for a hidden one.</source>
        <translation>Un archivo JSON. La visibilidad es 2 para una pelota visible y 1 para una oculta.</translation>
    </message>
    <message>
        <source>One JSON task with a rectangle around the ball in every frame that has one.</source>
        <translation>Una tarea JSON con un rectángulo alrededor de la pelota en cada fotograma que la tiene.</translation>
    </message>
    <message>
        <source>One chapter per rally, for FFmpeg to add to the video.</source>
        <translation>Un capítulo por rally, para que FFmpeg los añada al video.</translation>
    </message>
    <message>
        <source>One chapter per rally, for web players.</source>
        <translation>Un capítulo por rally, para reproductores web.</translation>
    </message>
    <message>
        <source>One chapter per rally, to paste into the description of the video.</source>
        <translation>Un capítulo por rally, para pegar en la descripción del video.</translation>
    </message>
    <message>
        <source>One guide per rally, with its length.</source>
        <translation>Una guía por rally, con su duración.</translation>
    </message>
    <message>
        <source>One row per frame: number, visibility, x and y in whole pixels.</source>
        <translation>Una fila por fotograma: número, visibilidad, x e y en píxeles enteros.</translation>
    </message>
    <message>
        <source>One row per person: frame, box and 17 keypoints, each with its confidence.</source>
        <translation>Una fila por persona: fotograma, recuadro y 17 puntos clave, cada uno con su confianza.</translation>
    </message>
    <message>
        <source>One row per rally: name, start, end, length in seconds, hits and winner.</source>
        <translation>Una fila por rally: nombre, inicio, final, duración en segundos, impactos y ganador.</translation>
    </message>
    <message>
        <source>One row per rally: start and end in seconds, name.</source>
        <translation>Una fila por rally: inicio y final en segundos, nombre.</translation>
    </message>
    <message>
        <source>One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres.</source>
        <translation>Una fila por saque, impacto, bote o caída. Con poses, quién golpea; con pista, km/h y metros.</translation>
    </message>
    <message>
        <source>One row per stroke: name, probability and positions on the floor. For training.</source>
        <translation>Una fila por golpe: nombre, probabilidad y posiciones en el suelo. Para entrenamiento.</translation>
    </message>
    <message>
        <source>One segment per rally, to be cut without re-encoding.</source>
        <translation>Un segmento por rally, para cortar sin recodificar.</translation>
    </message>
    <message>
        <source>One track of points with keyframes.</source>
        <translation>Una trayectoria de puntos con fotogramas clave.</translation>
    </message>
    <message>
        <source>One video of the rallies or events that match a filter, cut to the frame.</source>
        <translation>Un video con los rallies o eventos que coinciden con un filtro, cortado al fotograma.</translation>
    </message>
    <message>
        <source>Only rallies with every frame reviewed</source>
        <translation>Solo rallies con todos los fotogramas revisados</translation>
    </message>
    <message>
        <source>Only reviewed frames</source>
        <translation>Solo fotogramas revisados</translation>
    </message>
    <message>
        <source>Only reviewed frames are exported. Click to export</source>
        <translation>Solo se exportan los fotogramas revisados. Clic para exportar</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>PNG frames</source>
        <translation>Fotogramas PNG</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Pattern for file names. Fields: {fields}</source>
        <translation>Patrón de los nombres de archivo. Campos: {fields}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Player appearance</source>
        <translation>Aspecto de los jugadores</translation>
    </message>
    <message>
        <source>Player appearance (NPZ)</source>
        <translation>Aspecto de los jugadores (NPZ)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players (JSON)</source>
        <translation>Jugadores (JSON)</translation>
    </message>
    <message>
        <source>Players&apos; poses (COCO)</source>
        <translation>Poses de los jugadores (COCO)</translation>
    </message>
    <message>
        <source>Players&apos; poses (CSV)</source>
        <translation>Poses de los jugadores (CSV)</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Poses</translation>
    </message>
    <message>
        <source>Positions are in the picture {turned}, as in the window.</source>
        <translation>Las posiciones son de la imagen {turned}, como en la ventana.</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Rallies</translation>
    </message>
    <message>
        <source>Rallies (CSV)</source>
        <translation>Rallies (CSV)</translation>
    </message>
    <message>
        <source>Rallies are found first.</source>
        <translation>Primero se buscan los rallies.</translation>
    </message>
    <message>
        <source>Rallies are found first. Then the filter is applied.</source>
        <translation>Primero se buscan los rallies. Después se aplica el filtro.</translation>
    </message>
    <message>
        <source>Reading the times of frames</source>
        <translation>Lectura de los tiempos de los fotogramas</translation>
    </message>
    <message>
        <source>Recognising the players</source>
        <translation>Reconocimiento de los jugadores</translation>
    </message>
    <message>
        <source>Replace the existing {names}</source>
        <translation>Reemplazar lo existente: {names}</translation>
    </message>
    <message>
        <source>Save the listed events as clips</source>
        <translation>Guardar los eventos de la lista como clips</translation>
    </message>
    <message>
        <source>Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline.</source>
        <translation>Marcador, rallies, golpes, posiciones, velocidades y movimiento en una página para cualquier navegador, también sin conexión.</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Segundos después</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Segundos antes</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings matching the filter.</source>
        <translation>Saques, impactos, botes y caídas que coinciden con el filtro.</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings.</source>
        <translation>Saques, impactos, botes y caídas.</translation>
    </message>
    <message>
        <source>Show frame number and time</source>
        <translation>Mostrar número de fotograma y tiempo</translation>
    </message>
    <message>
        <source>ShuttleSet</source>
        <translation>ShuttleSet</translation>
    </message>
    <message>
        <source>Some changes are not exported yet. Click to export</source>
        <translation>Algunos cambios aún no se han exportado. Clic para exportar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>Strokes (CSV)</source>
        <translation>Golpes (CSV)</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>Subtítulos (SRT)</translation>
    </message>
    <message>
        <source>Taking pictures of the longest rallies</source>
        <translation>Imágenes de los rallies más largos</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>The PNG frames are not written.</source>
        <translation>Los fotogramas PNG no se escriben.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>La exportación</translation>
    </message>
    <message>
        <source>The players of {rallies}.</source>
        <translation>Los jugadores de {rallies}.</translation>
    </message>
    <message>
        <source>The score is counted from 0-0 at the first rally.</source>
        <translation>El marcador se cuenta desde 0-0 en el primer rally.</translation>
    </message>
    <message>
        <source>The score of each rally as a subtitle, for players and video sites.</source>
        <translation>El marcador de cada rally como subtítulo, para reproductores y sitios de video.</translation>
    </message>
    <message>
        <source>The score of {unknown:,} of {rallies} is unknown and left out. {reason}</source>
        <translation>El marcador de {unknown:,} de {rallies} no se conoce y se omite. {reason}</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court, a table for each game.</source>
        <translation>Los golpes de todos los rallies con pista, una tabla por set.</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court; {strokes} named by hand.</source>
        <translation>Los golpes de todos los rallies con pista; {strokes} con nombre manual.</translation>
    </message>
    <message>
        <source>Those of {rallies} that match the filter.</source>
        <translation>De {rallies}, los que coinciden con el filtro.</translation>
    </message>
    <message>
        <source>TrackNetV3 can extract frames and backgrounds from the videos. A PNG frame takes about 1 MB.</source>
        <translation>TrackNetV3 puede extraer fotogramas y fondos de los videos. Un fotograma PNG ocupa cerca de 1 MB.</translation>
    </message>
    <message>
        <source>TrackNetV3&apos;s layout: one clip per rally, frames counted from 0.</source>
        <translation>Formato de TrackNetV3: un clip por rally, fotogramas contados desde 0.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Estela</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>Estela delante</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>Estela detrás</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Training dataset</source>
        <translation>Datos de entrenamiento</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Video with the path</source>
        <translation>Video con el recorrido</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Videos and PNG frames</source>
        <translation>Videos y fotogramas PNG</translation>
    </message>
    <message>
        <source>Videos belong to one match if they are in a folder such as match1, if their names differ only in an ending such as _set2, or if they are named set1, set2 and so on in one folder.</source>
        <translation>Los videos son de un mismo partido si están en una carpeta como match1, si sus nombres solo difieren en un final como _set2, o si se llaman set1, set2, etc. en una misma carpeta.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Who plays at which end in each rally, how sure that is, and how similar the players look.</source>
        <translation>Quién juega en qué lado en cada rally, con qué seguridad, y cuánto se parecen los jugadores.</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>Todo el video</translation>
    </message>
    <message>
        <source>Whole video, {frames}</source>
        <translation>Todo el video, {frames}</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>Se escribirá</translation>
    </message>
    <message>
        <source>With these columns, the position of a hidden ball is exported</source>
        <translation>Con estas columnas se exporta la posición de una pelota oculta</translation>
    </message>
    <message>
        <source>Without sound, which is kept at normal speed only.</source>
        <translation>Sin sonido, que solo se conserva a velocidad normal.</translation>
    </message>
    <message>
        <source>Writing clips</source>
        <translation>Escritura de clips</translation>
    </message>
    <message>
        <source>Writing the card</source>
        <translation>Escritura de la ficha</translation>
    </message>
    <message>
        <source>Writing the court</source>
        <translation>Escritura de la pista</translation>
    </message>
    <message>
        <source>Writing the labels</source>
        <translation>Escritura de las anotaciones</translation>
    </message>
    <message>
        <source>Writing the page</source>
        <translation>Escritura de la página</translation>
    </message>
    <message>
        <source>Writing the pictures</source>
        <translation>Escritura de las imágenes</translation>
    </message>
    <message>
        <source>Writing the poses</source>
        <translation>Escritura de las poses</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>Escritura del video</translation>
    </message>
    <message>
        <source>Writing {rally}</source>
        <translation>Escritura de {rally}</translation>
    </message>
    <message>
        <source>YOLO</source>
        <translation>YOLO</translation>
    </message>
    <message>
        <source>`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E).</source>
        <translation>`rallytrace export --format NAME`, y la lista del diálogo de exportación (Ctrl+E).</translation>
    </message>
    <message>
        <source>a track of {keyframes}</source>
        <translation>una trayectoria de {keyframes}</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>all {source}</source>
        <translation>todo {source}</translation>
    </message>
    <message>
        <source>before,</source>
        <translation>antes,</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>en la ventana</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>next free number</source>
        <translation>siguiente número libre</translation>
    </message>
    <message>
        <source>what is written</source>
        <translation>qué se escribe</translation>
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
        <translation>{events} en {rallies}</translation>
    </message>
    <message>
        <source>{events}, {duration}.</source>
        <translation>{events}, {duration}.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a new folder.</source>
        <translation>{folder} no está vacía. Elija una carpeta nueva.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, anotaciones, fotogramas PNG, fondos y un README.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos and PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, anotaciones, videos y fotogramas PNG, fondos y un README.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, anotaciones, videos, fondos y un README.</translation>
    </message>
    <message>
        <source>{frames} ({after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames} ({after:,} de más después: los clips copiados empiezan en un fotograma clave)</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before and {after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames} ({before:,} de más antes y {after:,} de más después: los clips copiados empiezan en un fotograma clave)</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before: copied clips start at a keyframe)</source>
        <translation>{frames} ({before:,} de más antes: los clips copiados empiezan en un fotograma clave)</translation>
    </message>
    <message>
        <source>{frames}: {visible:,} visible, {hidden:,} hidden, {without:,} no ball. Sources: {sources}.</source>
        <translation>{frames}: {visible:,} visibles, {hidden:,} ocultas, {without:,} sin pelota. Origen: {sources}.</translation>
    </message>
    <message>
        <source>{name} is still being exported. Open Export to cancel it.</source>
        <translation>{name} todavía se está exportando. Para cancelar la exportación, abra Exportar.</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}: {phase}</translation>
    </message>
    <message>
        <source>{number:,} more.</source>
        <translation>{number:,} más.</translation>
    </message>
    <message>
        <source>{past} frames behind, {future} ahead</source>
        <translation>{past} fotogramas detrás, {future} delante</translation>
    </message>
    <message>
        <source>{persons} in {frames}</source>
        <translation>{persons} en {frames}</translation>
    </message>
    <message>
        <source>{persons} in {frames}.</source>
        <translation>{persons} en {frames}.</translation>
    </message>
    <message>
        <source>{rallies}, {won:,} with a winner.</source>
        <translation>{rallies}, {won:,} con ganador.</translation>
    </message>
    <message>
        <source>{rally} has {frames} marked as not in play.</source>
        <translation>{rally} tiene {frames} con la marca «sin juego».</translation>
    </message>
    <message>
        <source>{rally} has {frames} not reviewed.</source>
        <translation>{rally} tiene {frames} sin revisar.</translation>
    </message>
    <message>
        <source>{rally} is interrupted by {frames}.</source>
        <translation>{rally} se interrumpe por {frames}.</translation>
    </message>
    <message>
        <source>{rally} is not inside the range.</source>
        <translation>{rally} no está dentro del intervalo.</translation>
    </message>
    <message>
        <source>{sources}, none flagged</source>
        <translation>{sources}, sin sospechas</translation>
    </message>
    <message>
        <source>{speed:g} times</source>
        <translation>{speed:g} veces</translation>
    </message>
    <message>
        <source>{unchecked:,} of {frames} not checked by hand ({sources}).</source>
        <translation>{unchecked:,} de {frames} sin comprobar a mano ({sources}).</translation>
    </message>
    <message>
        <source>{videos} not tracked yet will be left out.</source>
        <translation>{videos} aún sin seguimiento: se omitirán.</translation>
    </message>
    <message>
        <source>{videos} of {matches} (train {train}, val {val}, test {test}), {frames}</source>
        <translation>{videos} de {matches} (train {train}, val {val}, test {test}), {frames}</translation>
    </message>
    <message>
        <source>{videos} of {matches}: training {train}, validation {val}, test {test}. No match is in two splits.</source>
        <translation>{videos} de {matches}: entrenamiento {train}, validación {val}, prueba {test}. Ningún partido está en dos grupos.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n frames are outside the picture.</source>
        <translation>
            <numerusform>%n fotograma está fuera de la imagen.</numerusform>
            <numerusform>%n fotogramas están fuera de la imagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation>
            <numerusform>%n manual</numerusform>
            <numerusform>%n manuales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winners set.</source>
        <translation>
            <numerusform>%n ganador fijado.</numerusform>
            <numerusform>%n ganadores fijados.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>&amp;Automático</translation>
    </message>
    <message>
        <source>&amp;Auto: {sport}</source>
        <translation>&amp;Automático: {sport}</translation>
    </message>
    <message>
        <source>&amp;Forced error</source>
        <translation>Error &amp;forzado</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>A la &amp;red</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <translation>F&amp;uera</translation>
    </message>
    <message>
        <source>&amp;Service fault</source>
        <translation>Falta de &amp;saque</translation>
    </message>
    <message>
        <source>&amp;Unforced error</source>
        <translation>Error &amp;no forzado</translation>
    </message>
    <message>
        <source>&amp;Winner</source>
        <translation>&amp;Golpe ganador</translation>
    </message>
    <message>
        <source>&apos;{name} {sign}&apos; needs a value</source>
        <translation>«{name} {sign}» necesita un valor</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a player&apos;s name, near, far or let.</source>
        <translation>«{name}» no es un nombre de jugador ni near, far o let.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is text, so &apos;{sign}&apos; does not apply</source>
        <translation>«{name}» es texto, así que «{sign}» no se puede aplicar</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number</source>
        <translation>«{value}» no es un número</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>0-0, or {score}</source>
        <translation>0-0, o {score}</translation>
    </message>
    <message>
        <source>0-0, or {score}, or ?</source>
        <translation>0-0, o {score}, o ?</translation>
    </message>
    <message>
        <source>A flight curve needs {needed} known points, but there are {known}.</source>
        <translation>Una curva de vuelo necesita {needed} posiciones conocidas, pero hay {known}.</translation>
    </message>
    <message>
        <source>A serve in the middle of a rally.</source>
        <translation>Un saque en medio de un rally.</translation>
    </message>
    <message>
        <source>According to the score, the {server} side serves, but the {end} side hits first.</source>
        <translation>Según el marcador saca el lado {server}, pero el lado {end} golpea primero.</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Todos los eventos</translation>
    </message>
    <message>
        <source>All events ({count:,})</source>
        <translation>Todos ({count:,})</translation>
    </message>
    <message>
        <source>All frames of the range were set by hand.</source>
        <translation>Todos los fotogramas del intervalo son manuales.</translation>
    </message>
    <message>
        <source>All rallies</source>
        <translation>Todos los rallies</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>Otro jugador</translation>
    </message>
    <message>
        <source>Another player...</source>
        <translation>Otro jugador…</translation>
    </message>
    <message>
        <source>As &amp;found by the program</source>
        <translation>Según el &amp;programa</translation>
    </message>
    <message>
        <source>Badminton</source>
        <translation>Bádminton</translation>
    </message>
    <message>
        <source>Badminton to 15</source>
        <translation>Bádminton a 15</translation>
    </message>
    <message>
        <source>Badminton, best of 3</source>
        <translation>Bádminton, al mejor de 3</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Pelota</translation>
    </message>
    <message>
        <source>Ball in the ring? {key} accepts it.</source>
        <translation>¿Está la pelota en el anillo? {key} para aceptar.</translation>
    </message>
    <message>
        <source>Ball where it is marked? {key} accepts it.</source>
        <translation>¿Está la pelota donde se marca? {key} para aceptar.</translation>
    </message>
    <message>
        <source>Best of five sets, the last tie-break to 10</source>
        <translation>Al mejor de cinco sets, el último tie-break a 10</translation>
    </message>
    <message>
        <source>Best of three games to 15, at most to 21</source>
        <translation>Al mejor de tres sets a 15, máximo 21</translation>
    </message>
    <message>
        <source>Best of three games to 21, at most to 30</source>
        <translation>Al mejor de tres sets a 21, máximo 30</translation>
    </message>
    <message>
        <source>Best of three sets</source>
        <translation>Al mejor de tres sets</translation>
    </message>
    <message>
        <source>Best of three sets, with advantage</source>
        <translation>Al mejor de tres sets, con ventaja</translation>
    </message>
    <message>
        <source>Best of three sets; deciding point, match tie-break to 10</source>
        <translation>Al mejor de tres sets; punto decisivo, super tie-break a 10</translation>
    </message>
    <message>
        <source>Best of three sets; the point after 40-40 decides</source>
        <translation>Al mejor de tres sets; decide el punto tras 40-40</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>Botes</translation>
    </message>
    <message>
        <source>Break point</source>
        <translation>Punto de break</translation>
    </message>
    <message>
        <source>Build a filter</source>
        <translation>Crear un filtro</translation>
    </message>
    <message>
        <source>Build a filter, or use a saved one</source>
        <translation>Crear un filtro o usar uno guardado</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>Cambio de lado</translation>
    </message>
    <message>
        <source>Clear the names you gave to the selected pictures</source>
        <translation>Quitar los nombres puestos a mano a las imágenes seleccionadas</translation>
    </message>
    <message>
        <source>Conflict in the score</source>
        <translation>Conflicto en el marcador</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contradicciones</translation>
    </message>
    <message>
        <source>Count from earlier rallies</source>
        <translation>Contar desde rallies anteriores</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Court lines</source>
        <translation>Líneas de la pista</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one</source>
        <translation>Arrastrar un cruce de las líneas hasta el cruce pintado</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. Hold {key} to drag without snapping</source>
        <translation>Arrastrar un cruce de las líneas hasta el cruce pintado. Mantener {key} para arrastrar sin ajuste automático</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. {key} accepts the court</source>
        <translation>Arrastrar un cruce de las líneas hasta el cruce pintado. {key} acepta la pista</translation>
    </message>
    <message>
        <source>Each line is the path of a hit.</source>
        <translation>Cada línea es el recorrido de la pelota tras un impacto.</translation>
    </message>
    <message>
        <source>Each part finds something, but no event fits all of them.</source>
        <translation>Cada parte encuentra algo, pero ningún evento las cumple todas.</translation>
    </message>
    <message>
        <source>Each part finds something, but no rally fits all of them.</source>
        <translation>Cada parte encuentra algo, pero ningún rally las cumple todas.</translation>
    </message>
    <message>
        <source>Errors in the score are called conflicts.</source>
        <translation>Los errores del marcador se llaman conflictos («conflict»).</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Event mode</source>
        <translation>Modo de eventos</translation>
    </message>
    <message>
        <source>Event mode ({key} ends it)</source>
        <translation>Modo de eventos ({key} para salir)</translation>
    </message>
    <message>
        <source>Event set by hand</source>
        <translation>Evento manual</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Events are still being searched for. Try again in a moment.</source>
        <translation>Todavía se buscan eventos. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Far from the positions before and after.</source>
        <translation>Lejos de las posiciones anterior y posterior.</translation>
    </message>
    <message>
        <source>Far player</source>
        <translation>Jugador lejano</translation>
    </message>
    <message>
        <source>Far: {names}</source>
        <translation>Lejano: {names}</translation>
    </message>
    <message>
        <source>Fastest: {speed} km/⁠h.</source>
        <translation>El más rápido: {speed} km/⁠h.</translation>
    </message>
    <message>
        <source>Filled by InpaintNet</source>
        <translation>Relleno de InpaintNet</translation>
    </message>
    <message>
        <source>Filled by a curve</source>
        <translation>Relleno con una curva</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>Filtrar los eventos</translation>
    </message>
    <message>
        <source>Filter the rallies</source>
        <translation>Filtrar los rallies</translation>
    </message>
    <message>
        <source>Filter the rallies and events</source>
        <translation>Filtrar los rallies y eventos</translation>
    </message>
    <message>
        <source>Filter: {example}</source>
        <translation>Filtro: {example}</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>Buscar rallies</translation>
    </message>
    <message>
        <source>Find the players</source>
        <translation>Buscar a los jugadores</translation>
    </message>
    <message>
        <source>Find the players again</source>
        <translation>Buscar de nuevo a los jugadores</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>Búsqueda de eventos</translation>
    </message>
    <message>
        <source>First choose how the score is counted: Match in the Rallies panel.</source>
        <translation>Elija primero cómo se cuenta el marcador, con el botón Partido del panel Rallies.</translation>
    </message>
    <message>
        <source>First found {share:.0%} of the way down the picture.</source>
        <translation>Aparece al {share:.0%} de la altura de la imagen, desde arriba.</translation>
    </message>
    <message>
        <source>For example: {examples}</source>
        <translation>Por ejemplo: {examples}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Found in {share:.0%} of the nearby frames.</source>
        <translation>Encontrada en el {share:.0%} de los fotogramas cercanos.</translation>
    </message>
    <message>
        <source>Frame {frame} has a {event} without a position. Set the ball there first.</source>
        <translation>El fotograma {frame} tiene un evento ({event}) sin posición. Coloque primero la pelota allí.</translation>
    </message>
    <message>
        <source>Frame {frame}: {problem}.</source>
        <translation>Fotograma {frame}: {problem}.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Frames {first} to {last}: {problem}.</source>
        <translation>Fotogramas {first} a {last}: {problem}.</translation>
    </message>
    <message>
        <source>From a label file</source>
        <translation>De un archivo de anotaciones</translation>
    </message>
    <message>
        <source>Game or set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>Punto de juego</translation>
    </message>
    <message>
        <source>Golden point</source>
        <translation>Punto de oro</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball.</source>
        <translation>Oculta: se exporta como sin pelota.</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball. Detection ({peak:.2f}) {distance:.0f} px away.</source>
        <translation>Oculta: se exporta como sin pelota. Detección ({peak:.2f}) a {distance:.0f} px.</translation>
    </message>
    <message>
        <source>Hit by</source>
        <translation>Quién golpea</translation>
    </message>
    <message>
        <source>Hit by {player}.</source>
        <translation>Golpea {player}.</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>How players are recognised from rally to rally</source>
        <translation>Cómo se reconoce a los jugadores de un rally a otro</translation>
    </message>
    <message>
        <source>How the score is counted</source>
        <translation>Cómo se cuenta el marcador</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet uses only {longest} frames at a time.</source>
        <translation>InpaintNet solo usa {longest} fotogramas a la vez.</translation>
    </message>
    <message>
        <source>It has no winner, so the score after it is unknown.</source>
        <translation>No tiene ganador, así que el marcador posterior no se conoce.</translation>
    </message>
    <message>
        <source>Label file</source>
        <translation>Archivo de anotaciones</translation>
    </message>
    <message>
        <source>Landings</source>
        <translation>Caídas</translation>
    </message>
    <message>
        <source>Lands in</source>
        <translation>Cae dentro</translation>
    </message>
    <message>
        <source>Lands out</source>
        <translation>Cae fuera</translation>
    </message>
    <message>
        <source>Last found {share:.0%} of the way down the picture.</source>
        <translation>Vista por última vez al {share:.0%} de la altura de la imagen, desde arriba.</translation>
    </message>
    <message>
        <source>Last hit of the rally</source>
        <translation>Último impacto del rally</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Ventaja en puntos</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Zurdo</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Duración en segundos</translation>
    </message>
    <message>
        <source>Let</source>
        <translation>Let</translation>
    </message>
    <message>
        <source>Listed events</source>
        <translation>Eventos de la lista</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Primero los más largos</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>Rallies más largos</translation>
    </message>
    <message>
        <source>Looking for painted lines…</source>
        <translation>Búsqueda de líneas pintadas…</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Perdedor</translation>
    </message>
    <message>
        <source>Lost {share:.0%} of the way down the picture.</source>
        <translation>Perdida al {share:.0%} de la altura de la imagen, desde arriba.</translation>
    </message>
    <message>
        <source>Mark a range with {first} and {last}, and press {key}.</source>
        <translation>Marque un intervalo con {first} y {last}, y después {key}.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partido</translation>
    </message>
    <message>
        <source>Match &gt; Mark as in play</source>
        <translation>Partido &gt; Marcar como en juego</translation>
    </message>
    <message>
        <source>Match point</source>
        <translation>Punto de partido</translation>
    </message>
    <message>
        <source>Metres run by one player</source>
        <translation>Metros recorridos por un jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of one side, a player or a pair</source>
        <translation>Nombre de un lado, jugador o pareja</translation>
    </message>
    <message>
        <source>Name of the marked range</source>
        <translation>Nombre del intervalo marcado</translation>
    </message>
    <message>
        <source>Name of the other side</source>
        <translation>Nombre del otro lado</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Nombre de {player}</translation>
    </message>
    <message>
        <source>Name the player in the selected pictures</source>
        <translation>Poner nombre al jugador de las imágenes seleccionadas</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>Lado cercano</translation>
    </message>
    <message>
        <source>Near end at start</source>
        <translation>Lado cercano al inicio</translation>
    </message>
    <message>
        <source>Near player</source>
        <translation>Jugador cercano</translation>
    </message>
    <message>
        <source>Near: {names}</source>
        <translation>Cercano: {names}</translation>
    </message>
    <message>
        <source>Next detection is {distance:.0f} px away.</source>
        <translation>La detección siguiente está a {distance:.0f} px.</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Sin pelota</translation>
    </message>
    <message>
        <source>No ball found, but the evidence is weak.</source>
        <translation>No se encontró la pelota, pero los indicios son débiles.</translation>
    </message>
    <message>
        <source>No ball, but with a position.</source>
        <translation>Sin pelota, pero con posición.</translation>
    </message>
    <message>
        <source>No court found.</source>
        <translation>No se encontró la pista.</translation>
    </message>
    <message>
        <source>No court found: press {key} to set it by hand.</source>
        <translation>No se encontró la pista: pulse {key} para definirla a mano.</translation>
    </message>
    <message>
        <source>No court is set here.</source>
        <translation>Aquí no hay pista definida.</translation>
    </message>
    <message>
        <source>No court is set here: the camera moves.</source>
        <translation>Aquí no hay pista definida: la cámara se mueve.</translation>
    </message>
    <message>
        <source>No court is set in this video.</source>
        <translation>En este video no hay pista definida.</translation>
    </message>
    <message>
        <source>No distances are known. They need the court and the players&apos; poses.</source>
        <translation>No se conocen distancias. Necesitan la pista y las poses de los jugadores.</translation>
    </message>
    <message>
        <source>No event matches.</source>
        <translation>Ningún evento coincide.</translation>
    </message>
    <message>
        <source>No events are known yet.</source>
        <translation>Todavía no se conocen eventos.</translation>
    </message>
    <message>
        <source>No events were found.</source>
        <translation>No se encontró ningún evento.</translation>
    </message>
    <message>
        <source>No events yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, serves, hits, bounces and landings are listed here.</source>
        <translation>Todavía no hay eventos.&lt;br&gt;&lt;br&gt;Tras el seguimiento del video, aquí aparecen los saques, impactos, botes y caídas.</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to correct who made it.</source>
        <translation>No hay ningún impacto en este fotograma. Vaya a un impacto para corregir quién golpea.</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to name its stroke.</source>
        <translation>No hay ningún impacto en este fotograma. Vaya a un impacto para nombrar su golpe.</translation>
    </message>
    <message>
        <source>No hits are known yet.</source>
        <translation>Todavía no se conocen impactos.</translation>
    </message>
    <message>
        <source>No new rallies found so far.</source>
        <translation>Ningún rally nuevo hasta ahora.</translation>
    </message>
    <message>
        <source>No new rallies found.</source>
        <translation>No se encontró ningún rally nuevo.</translation>
    </message>
    <message>
        <source>No players found on the court.</source>
        <translation>No se encontró a ningún jugador en la pista.</translation>
    </message>
    <message>
        <source>No rallies found so far.</source>
        <translation>Ningún rally hasta ahora.</translation>
    </message>
    <message>
        <source>No rallies found.</source>
        <translation>No se encontró ningún rally.</translation>
    </message>
    <message>
        <source>No rallies yet.</source>
        <translation>Todavía no hay rallies.</translation>
    </message>
    <message>
        <source>No rally at this frame. {key} goes to the next one.</source>
        <translation>No hay ningún rally en este fotograma. {key} va al siguiente.</translation>
    </message>
    <message>
        <source>No rally has a counted winner yet.</source>
        <translation>Ningún rally que cuente tiene ganador todavía.</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>Ningún rally tiene ganador todavía.</translation>
    </message>
    <message>
        <source>No rally matches.</source>
        <translation>Ningún rally coincide.</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Sin marcador</translation>
    </message>
    <message>
        <source>No score is known, so the server is not known either.</source>
        <translation>No se conoce el marcador, así que tampoco quién saca.</translation>
    </message>
    <message>
        <source>No score is known.</source>
        <translation>No se conoce el marcador.</translation>
    </message>
    <message>
        <source>No score yet. Choose how it is counted: Match in the Rallies panel.</source>
        <translation>Todavía no hay marcador. Elija cómo se cuenta con el botón Partido del panel Rallies.</translation>
    </message>
    <message>
        <source>No shots yet. Find the rally&apos;s hits and landing first.</source>
        <translation>Todavía no hay tiros. Busque primero los impactos y la caída del rally.</translation>
    </message>
    <message>
        <source>No speeds are known. They need the court.</source>
        <translation>No se conocen velocidades. Necesitan la pista.</translation>
    </message>
    <message>
        <source>No strokes found yet.</source>
        <translation>Todavía no se encontraron golpes.</translation>
    </message>
    <message>
        <source>No strokes have names yet. They need the court and the players&apos; poses.</source>
        <translation>Ningún golpe tiene nombre todavía. Los golpes necesitan la pista y las poses de los jugadores.</translation>
    </message>
    <message>
        <source>No such events.</source>
        <translation>No hay eventos así.</translation>
    </message>
    <message>
        <source>No such numbers are known.</source>
        <translation>No se conocen números de este tipo.</translation>
    </message>
    <message>
        <source>No uncertain strokes are left.</source>
        <translation>No quedan golpes dudosos.</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>No hay ningún video abierto.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Sin ganador</translation>
    </message>
    <message>
        <source>No winner is proposed: neither the scoreboard nor a last shot shows one for certain.</source>
        <translation>No hay ganadores propuestos: ni el rótulo del marcador ni un último tiro indican uno con seguridad.</translation>
    </message>
    <message>
        <source>No winner is proposed: no scoreboard has been read, and no last shot shows one for certain.</source>
        <translation>No hay ganadores propuestos: no se ha leído ningún rótulo del marcador y ningún último tiro indica uno con seguridad.</translation>
    </message>
    <message>
        <source>No zones are known. They need the court.</source>
        <translation>No se conocen zonas. Necesitan la pista.</translation>
    </message>
    <message>
        <source>No {name} is known.</source>
        <translation>No se conoce ningún valor de {name}.</translation>
    </message>
    <message>
        <source>Not counted.</source>
        <translation>No cuenta.</translation>
    </message>
    <message>
        <source>Nothing contains &apos;{word}&apos;.</source>
        <translation>Nada contiene «{word}».</translation>
    </message>
    <message>
        <source>Nothing here is &apos;{name}&apos;.</source>
        <translation>Aquí no hay nada «{name}».</translation>
    </message>
    <message>
        <source>Nothing is tagged yet.</source>
        <translation>Todavía no hay etiquetas.</translation>
    </message>
    <message>
        <source>Nothing to play: the list is empty.</source>
        <translation>Nada que reproducir: la lista está vacía.</translation>
    </message>
    <message>
        <source>Number of the hit in the rally</source>
        <translation>Número del impacto en el rally</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Only events of this kind</source>
        <translation>Solo eventos de este tipo</translation>
    </message>
    <message>
        <source>Only {rallies}.</source>
        <translation>Solo {rallies}.</translation>
    </message>
    <message>
        <source>Padel</source>
        <translation>Pádel</translation>
    </message>
    <message>
        <source>Padel, best of 3</source>
        <translation>Pádel, al mejor de 3</translation>
    </message>
    <message>
        <source>Padel, golden point</source>
        <translation>Pádel, punto de oro</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Pictures of {player}</source>
        <translation>Imágenes de {player}</translation>
    </message>
    <message>
        <source>Play the listed events one after another</source>
        <translation>Reproducir los eventos de la lista uno tras otro</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>Reproducir los rallies de la lista uno tras otro</translation>
    </message>
    <message>
        <source>Player at the near end</source>
        <translation>Jugador en el lado cercano</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>Todavía no se ha buscado a los jugadores.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Puntos de quien va ganando</translation>
    </message>
    <message>
        <source>Predicted by TrackNet</source>
        <translation>Predicción de TrackNet</translation>
    </message>
    <message>
        <source>Press {key} for event mode to set them by hand.</source>
        <translation>{key} activa el modo de eventos para marcarlos a mano.</translation>
    </message>
    <message>
        <source>Press {key} to set it.</source>
        <translation>{key} para definirla.</translation>
    </message>
    <message>
        <source>Press {key} to show its lines.</source>
        <translation>{key} para mostrar sus líneas.</translation>
    </message>
    <message>
        <source>Proposed: won by {winner} ({reason})</source>
        <translation>Propuesta: gana {winner} ({reason})</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Rallies</translation>
    </message>
    <message>
        <source>Rallies from here on are counted from this score. Type {sign} if it is unknown.</source>
        <translation>Los rallies a partir de aquí se cuentan desde este marcador. Escriba {sign} si no se conoce.</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rally</translation>
    </message>
    <message>
        <source>Rally number</source>
        <translation>Número de rally</translation>
    </message>
    <message>
        <source>Rally {number}</source>
        <translation>Rally {number}</translation>
    </message>
    <message>
        <source>Recognised by colours and {network}</source>
        <translation>Reconocidos por los colores y {network}</translation>
    </message>
    <message>
        <source>Recognised by colours; {network} does not help here</source>
        <translation>Reconocidos por los colores; {network} no ayuda aquí</translation>
    </message>
    <message>
        <source>Recognised by the colours of their clothes</source>
        <translation>Reconocidos por los colores de la ropa</translation>
    </message>
    <message>
        <source>Recognising the players…</source>
        <translation>Reconocimiento de los jugadores…</translation>
    </message>
    <message>
        <source>Recovery time in seconds</source>
        <translation>Tiempo de recuperación en segundos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected events (Delete)</source>
        <translation>Quitar los eventos seleccionados (Supr)</translation>
    </message>
    <message>
        <source>Remove the selected rally (Delete). Ball positions are kept</source>
        <translation>Quitar el rally seleccionado (Supr). Las posiciones de la pelota se conservan</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Rename the selected rally (F2)</source>
        <translation>Renombrar el rally seleccionado (F2)</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Guardar el filtro</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>Guardar este filtro…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Score at start</source>
        <translation>Marcador inicial</translation>
    </message>
    <message>
        <source>Score at the start of the rally</source>
        <translation>Marcador al inicio del rally</translation>
    </message>
    <message>
        <source>Score at the start of {rally}</source>
        <translation>Marcador al inicio de {rally}</translation>
    </message>
    <message>
        <source>Score unknown.</source>
        <translation>Marcador desconocido.</translation>
    </message>
    <message>
        <source>Score, players and ends</source>
        <translation>Marcador, jugadores y lados</translation>
    </message>
    <message>
        <source>Search again when the run is finished.</source>
        <translation>Busque de nuevo cuando termine la ejecución.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Sacador</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Saca</translation>
    </message>
    <message>
        <source>Serves first</source>
        <translation>Saca primero</translation>
    </message>
    <message>
        <source>Serves, hits and landings</source>
        <translation>Saques, impactos y caídas</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Set point</source>
        <translation>Punto de set</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>Definir la pista</translation>
    </message>
    <message>
        <source>Set the score at this rally to count on from here.</source>
        <translation>Fije el marcador en este rally para seguir contando desde aquí.</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Press {key} to set it.</source>
        <translation>Los tiros en 3D necesitan una pista. {key} para definirla.</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Set it first.</source>
        <translation>Los tiros en 3D necesitan una pista. Defínala primero.</translation>
    </message>
    <message>
        <source>Shots in 3D need an event before and after the range.</source>
        <translation>Los tiros en 3D necesitan un evento antes y otro después del intervalo.</translation>
    </message>
    <message>
        <source>Show all {events}</source>
        <translation>Mostrar todo ({events})</translation>
    </message>
    <message>
        <source>Show all {rallies}</source>
        <translation>Mostrar todo ({rallies})</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situaciones</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>Esqueletos</translation>
    </message>
    <message>
        <source>Sort by length, longest first</source>
        <translation>Ordenar por duración, primero los más largos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Veloc.</translation>
    </message>
    <message>
        <source>Speed in km/h</source>
        <translation>Velocidad en km/h</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Velocidades</translation>
    </message>
    <message>
        <source>Speeds and landings need the court.</source>
        <translation>Las velocidades y caídas necesitan la pista.</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Golpe</translation>
    </message>
    <message>
        <source>Strokes: {keys}</source>
        <translation>Golpes: {keys}</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>Con etiqueta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags and notes of the selected event, separated by commas. Use quotes for a note with commas</source>
        <translation>Etiquetas y notas del evento seleccionado, separadas por comas. Use comillas para una nota con comas</translation>
    </message>
    <message>
        <source>Tags and notes of the selected rally, separated by commas. Use quotes for a note with commas</source>
        <translation>Etiquetas y notas del rally seleccionado, separadas por comas. Use comillas para una nota con comas</translation>
    </message>
    <message>
        <source>Tags of frame {frame:,}</source>
        <translation>Etiquetas del fotograma {frame:,}</translation>
    </message>
    <message>
        <source>Tags of the selected event</source>
        <translation>Etiquetas del evento seleccionado</translation>
    </message>
    <message>
        <source>Tags of the selected rally</source>
        <translation>Etiquetas del rally seleccionado</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>Etiquetas: {rally}</translation>
    </message>
    <message>
        <source>Target zone</source>
        <translation>Zona de destino</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>Tenis</translation>
    </message>
    <message>
        <source>Tennis doubles</source>
        <translation>Tenis, dobles</translation>
    </message>
    <message>
        <source>Tennis, best of 3</source>
        <translation>Tenis, al mejor de 3</translation>
    </message>
    <message>
        <source>Tennis, best of 5</source>
        <translation>Tenis, al mejor de 5</translation>
    </message>
    <message>
        <source>The Match menu ends event mode. {keys}</source>
        <translation>El menú Partido permite salir del modo de eventos. {keys}</translation>
    </message>
    <message>
        <source>The ball lands here, but the rally goes on.</source>
        <translation>La pelota cae aquí, pero el rally continúa.</translation>
    </message>
    <message>
        <source>The camera is beside the net. Set the court to correct who hits.</source>
        <translation>La cámara está junto a la red. Defina la pista para corregir quién golpea.</translation>
    </message>
    <message>
        <source>The camera moves, and the court is followed.</source>
        <translation>La cámara se mueve y las líneas de la pista la siguen.</translation>
    </message>
    <message>
        <source>The camera moves: no court is certain. Elsewhere there are no distances in metres.</source>
        <translation>La cámara se mueve: no se pudo encontrar la pista con seguridad. Sin pista no hay distancias en metros.</translation>
    </message>
    <message>
        <source>The camera moves: the court was found for {parts} of the video. Elsewhere there are no distances in metres.</source>
        <translation>La cámara se mueve: la pista se encontró en {parts} del video. En el resto no hay distancias en metros.</translation>
    </message>
    <message>
        <source>The court was removed.</source>
        <translation>Se quitó la pista.</translation>
    </message>
    <message>
        <source>The detection hardly moves.</source>
        <translation>La detección apenas se mueve.</translation>
    </message>
    <message>
        <source>The detection is {distance:.0f} px away from the point.</source>
        <translation>La detección está a {distance:.0f} px de la posición.</translation>
    </message>
    <message>
        <source>The filter &apos;conflict&apos; lists these rallies; their tooltips say why</source>
        <translation>El filtro «conflict» muestra estos rallies; su ayuda emergente dice por qué</translation>
    </message>
    <message>
        <source>The gap begins after frame {frame}, which has no ball or is not in play.</source>
        <translation>El hueco empieza tras el fotograma {frame}, que está sin pelota o sin juego.</translation>
    </message>
    <message>
        <source>The gap begins at the scene cut at frame {frame}.</source>
        <translation>El hueco empieza en el corte de escena del fotograma {frame}.</translation>
    </message>
    <message>
        <source>The gap ends at the scene cut at frame {frame}.</source>
        <translation>El hueco termina en el corte de escena del fotograma {frame}.</translation>
    </message>
    <message>
        <source>The gap ends before frame {frame}, which has no ball or is not in play.</source>
        <translation>El hueco termina antes del fotograma {frame}, que está sin pelota o sin juego.</translation>
    </message>
    <message>
        <source>The last shot of the {end} side lands in its own half, {depth:.1f} m from the net.</source>
        <translation>El último tiro del lado {end} cae en su propio campo, a {depth:.1f} m de la red.</translation>
    </message>
    <message>
        <source>The match was already over.</source>
        <translation>El partido ya había terminado.</translation>
    </message>
    <message>
        <source>The name of this player, in all rallies</source>
        <translation>El nombre de este jugador, en todos los rallies</translation>
    </message>
    <message>
        <source>The nearby points are {distance:.0f} px off a single flight curve. There may be a hit in between.</source>
        <translation>Las posiciones cercanas están a {distance:.0f} px de una única curva de vuelo. Puede haber un impacto en medio.</translation>
    </message>
    <message>
        <source>The path between two gaps or jumps covers only {distance:.0f} px.</source>
        <translation>El recorrido entre dos huecos o saltos abarca solo {distance:.0f} px.</translation>
    </message>
    <message>
        <source>The players are not known yet.</source>
        <translation>Todavía no se conoce a los jugadores.</translation>
    </message>
    <message>
        <source>The players change ends afterwards.</source>
        <translation>Después, los jugadores cambian de lado.</translation>
    </message>
    <message>
        <source>The players of the hits are not known. Find the players&apos; poses first.</source>
        <translation>No se sabe quién golpea. Busque primero las poses de los jugadores.</translation>
    </message>
    <message>
        <source>The point is outside the picture.</source>
        <translation>La posición está fuera de la imagen.</translation>
    </message>
    <message>
        <source>The position does not change for several frames.</source>
        <translation>La posición no cambia durante varios fotogramas.</translation>
    </message>
    <message>
        <source>The program decides again who made this hit.</source>
        <translation>El programa decide de nuevo quién golpea aquí.</translation>
    </message>
    <message>
        <source>The rally contradicts itself here.</source>
        <translation>El rally se contradice aquí.</translation>
    </message>
    <message>
        <source>The range is already marked as not in play.</source>
        <translation>El intervalo ya está marcado como sin juego.</translation>
    </message>
    <message>
        <source>The range is not marked as not in play.</source>
        <translation>El intervalo no está marcado como sin juego.</translation>
    </message>
    <message numerus="yes">
        <source>The same %n rallies were found again.</source>
        <translation>
            <numerusform>Se encontró otra vez el mismo rally.</numerusform>
            <numerusform>Se encontraron otra vez los mismos %n rallies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The score before the first rally: &apos;21-18 11-8&apos;, &apos;6-4 3-2 30-15&apos;, or ? if unknown</source>
        <translation>El marcador antes del primer rally: «21-18 11-8», «6-4 3-2 30-15», o ? si no se conoce</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} at the far end.</source>
        <translation>El marcador sitúa a {player} en el lado cercano, pero el video muestra a {seen} en el lado lejano.</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} there.</source>
        <translation>El marcador sitúa a {player} en el lado cercano, pero el video muestra allí a {seen}.</translation>
    </message>
    <message>
        <source>The score was set at this rally.</source>
        <translation>El marcador se fijó en este rally.</translation>
    </message>
    <message>
        <source>The score was set to unknown.</source>
        <translation>El marcador se marcó como desconocido.</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not how points are counted. Choose it: Match in the Rallies panel.</source>
        <translation>Se leyó el rótulo del marcador, pero no cómo se cuentan los puntos. Elíjalo con el botón Partido del panel Rallies.</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not whose row is whose. Set a winner, and others may be proposed.</source>
        <translation>Se leyó el rótulo del marcador, pero no de quién es cada fila. Si se fija un ganador, se podrán proponer otros.</translation>
    </message>
    <message>
        <source>The shots in 3D are being computed.</source>
        <translation>Se están calculando los tiros en 3D.</translation>
    </message>
    <message>
        <source>The shots in 3D do not fit the points around the range.</source>
        <translation>Los tiros en 3D no concuerdan con las posiciones alrededor del intervalo.</translation>
    </message>
    <message>
        <source>The shots of this rally cannot be measured from one camera.</source>
        <translation>Los tiros de este rally no se pueden medir con una sola cámara.</translation>
    </message>
    <message>
        <source>The video</source>
        <translation>El video</translation>
    </message>
    <message>
        <source>The {end} side hits twice in a row: a hit between is missing, or one is wrong.</source>
        <translation>El lado {end} golpea dos veces seguidas: falta un impacto entre ambos, o uno es erróneo.</translation>
    </message>
    <message>
        <source>The {end} side hits, but the shot starts in the {half} half.</source>
        <translation>Golpea el lado {end}, pero el tiro sale del campo {half}.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but by the scoreboard the {end} side won: {score}.</source>
        <translation>El lado {winner} figura como ganador, pero según el rótulo ganó el lado {end}: {score}.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in its own half.</source>
        <translation>El lado {winner} figura como ganador, pero el último tiro del lado {end} cae en su propio campo.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in.</source>
        <translation>El lado {winner} figura como ganador, pero el último tiro del lado {end} cae dentro.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands out.</source>
        <translation>El lado {winner} figura como ganador, pero el último tiro del lado {end} cae fuera.</translation>
    </message>
    <message>
        <source>There is a second candidate ({second:.2f}).</source>
        <translation>Hay una segunda candidata ({second:.2f}).</translation>
    </message>
    <message>
        <source>There is no event after this frame.</source>
        <translation>No hay ningún evento después de este fotograma.</translation>
    </message>
    <message>
        <source>There is no event before this frame.</source>
        <translation>No hay ningún evento antes de este fotograma.</translation>
    </message>
    <message>
        <source>There is no event here.</source>
        <translation>Aquí no hay ningún evento.</translation>
    </message>
    <message>
        <source>There is no point close enough after the range.</source>
        <translation>No hay ninguna posición lo bastante cerca después del intervalo.</translation>
    </message>
    <message>
        <source>There is no point close enough before the range.</source>
        <translation>No hay ninguna posición lo bastante cerca antes del intervalo.</translation>
    </message>
    <message>
        <source>There is no rally at or before this frame.</source>
        <translation>No hay ningún rally en este fotograma ni antes.</translation>
    </message>
    <message>
        <source>There is no rally to split at this frame.</source>
        <translation>No hay ningún rally que dividir en este fotograma.</translation>
    </message>
    <message>
        <source>This frame is marked as no ball or not in play.</source>
        <translation>Este fotograma está marcado como sin pelota o sin juego.</translation>
    </message>
    <message>
        <source>This frame is not in a rally. {previous} and {next} go to the next or previous rally.</source>
        <translation>Este fotograma no está en un rally. {previous} y {next} van al rally anterior o siguiente.</translation>
    </message>
    <message>
        <source>This frame is not marked as not in play.</source>
        <translation>Este fotograma no está marcado como sin juego.</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Asignar a</translation>
    </message>
    <message>
        <source>This player holds the racket in the left hand</source>
        <translation>Este jugador sostiene la raqueta con la mano izquierda</translation>
    </message>
    <message>
        <source>This rally</source>
        <translation>Este rally</translation>
    </message>
    <message>
        <source>This sport does not have this stroke.</source>
        <translation>Este deporte no tiene este golpe.</translation>
    </message>
    <message>
        <source>To add one, mark its range and choose New rally from range.</source>
        <translation>Para añadir uno, marque su intervalo y elija «Nuevo rally del intervalo».</translation>
    </message>
    <message>
        <source>To check: {first}; {second}.</source>
        <translation>Por comprobar: {first}; {second}.</translation>
    </message>
    <message>
        <source>To check: {rallies}.</source>
        <translation>Por comprobar: {rallies}.</translation>
    </message>
    <message>
        <source>To find the players, set the court first.</source>
        <translation>Para buscar a los jugadores, defina primero la pista.</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet did not find the ball here.</source>
        <translation>TrackNet no encontró la pelota aquí.</translation>
    </message>
    <message>
        <source>TrackNet&apos;s own detection is {distance:.0f} px away.</source>
        <translation>La detección propia de TrackNet está a {distance:.0f} px.</translation>
    </message>
    <message>
        <source>Try {filters}</source>
        <translation>Pruebe con {filters}</translation>
    </message>
    <message>
        <source>Two pictures of one rally show different players. Select one picture per rally.</source>
        <translation>Dos imágenes de un rally muestran jugadores distintos. Seleccione una imagen por rally.</translation>
    </message>
    <message>
        <source>Uncertain strokes</source>
        <translation>Golpes dudosos</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>No clara</translation>
    </message>
    <message>
        <source>Understood as: {filter}</source>
        <translation>Se entiende como: {filter}</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>Sin anotar</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>Visible en (0, 0), que significa «sin pelota».</translation>
    </message>
    <message>
        <source>Visible without a position.</source>
        <translation>Visible sin posición.</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}), {distance:.0f} px off the path.</source>
        <translation>Detección débil ({peak:.2f}), a {distance:.0f} px del recorrido.</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}).</source>
        <translation>Detección débil ({peak:.2f}).</translation>
    </message>
    <message>
        <source>Which rallies are shown</source>
        <translation>Qué rallies se muestran</translation>
    </message>
    <message>
        <source>Who is at the near end of the court in the first rally</source>
        <translation>Quién está en el lado cercano de la pista en el primer rally</translation>
    </message>
    <message>
        <source>Who is in the selected pictures?</source>
        <translation>¿Quién aparece en las imágenes seleccionadas?</translation>
    </message>
    <message>
        <source>Who serves the first rally</source>
        <translation>Quién saca en el primer rally</translation>
    </message>
    <message>
        <source>Who won the selected rally. Enter goes to the next one</source>
        <translation>Quién ganó el rally seleccionado. Intro va al siguiente</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Winner of the selected rally</source>
        <translation>Ganador del rally seleccionado</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>Ganador: {rally}</translation>
    </message>
    <message>
        <source>Winner proposed</source>
        <translation>Ganador propuesto</translation>
    </message>
    <message>
        <source>Winners are still being looked for. Try again in a moment.</source>
        <translation>Todavía se buscan los ganadores. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n rallies were kept.</source>
        <translation>
            <numerusform>Se conservó el rally existente.</numerusform>
            <numerusform>Se conservaron los %n rallies existentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>falta cerrar un paréntesis</translation>
    </message>
    <message>
        <source>a closing bracket has no opening bracket</source>
        <translation>un paréntesis de cierre no tiene apertura</translation>
    </message>
    <message>
        <source>a term is missing</source>
        <translation>falta un término</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>aceptar</translation>
    </message>
    <message>
        <source>accept from the last camera cut</source>
        <translation>aceptar desde el último corte de cámara</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>coinciden</translation>
    </message>
    <message>
        <source>back</source>
        <translation>fondo</translation>
    </message>
    <message>
        <source>base line</source>
        <translation>línea de fondo</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>bote</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>centre service line</source>
        <translation>línea central de saque</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>cúbica</translation>
    </message>
    <message>
        <source>detected elsewhere</source>
        <translation>detectada en otro lugar</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>descartar</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>no se mueve</translation>
    </message>
    <message>
        <source>ends in mid-picture</source>
        <translation>termina en plena imagen</translation>
    </message>
    <message>
        <source>far</source>
        <translation>lejano</translation>
    </message>
    <message>
        <source>far centre line</source>
        <translation>línea central lejana</translation>
    </message>
    <message>
        <source>far player</source>
        <translation>jugador lejano</translation>
    </message>
    <message>
        <source>far {line}</source>
        <translation>{line} lejana</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>filled by a curve</source>
        <translation>relleno con una curva</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>vuelo</translation>
    </message>
    <message>
        <source>forced error</source>
        <translation>error forzado</translation>
    </message>
    <message>
        <source>found</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>frames left out</source>
        <translation>fotogramas omitidos</translation>
    </message>
    <message>
        <source>front</source>
        <translation>frente</translation>
    </message>
    <message>
        <source>game</source>
        <translation>set</translation>
    </message>
    <message>
        <source>hardly moves</source>
        <translation>apenas se mueve</translation>
    </message>
    <message>
        <source>hidden?</source>
        <translation>¿oculta?</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importación</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>in?</source>
        <translation>¿dentro?</translation>
    </message>
    <message>
        <source>it has too many brackets</source>
        <translation>tiene demasiados paréntesis</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>salta</translation>
    </message>
    <message>
        <source>jumps away and back</source>
        <translation>salta y vuelve</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>caída</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierdo</translation>
    </message>
    <message>
        <source>left player</source>
        <translation>jugador de la izquierda</translation>
    </message>
    <message>
        <source>left {line}</source>
        <translation>{line} izquierda</translation>
    </message>
    <message>
        <source>let</source>
        <translation>let</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>recta</translation>
    </message>
    <message>
        <source>long service line</source>
        <translation>línea de saque largo</translation>
    </message>
    <message>
        <source>lost in mid-picture</source>
        <translation>perdida en plena imagen</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>confianza baja</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>missing in play</source>
        <translation>falta en juego</translation>
    </message>
    <message>
        <source>models disagree</source>
        <translation>los modelos difieren</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>nombre manual</translation>
    </message>
    <message>
        <source>near</source>
        <translation>cercano</translation>
    </message>
    <message>
        <source>near centre line</source>
        <translation>línea central cercana</translation>
    </message>
    <message>
        <source>near player</source>
        <translation>jugador cercano</translation>
    </message>
    <message>
        <source>near {line}</source>
        <translation>{line} cercana</translation>
    </message>
    <message>
        <source>net</source>
        <translation>a la red</translation>
    </message>
    <message>
        <source>no ball</source>
        <translation>sin pelota</translation>
    </message>
    <message>
        <source>no ball in both</source>
        <translation>sin pelota en ambas</translation>
    </message>
    <message>
        <source>no ball, but with a position</source>
        <translation>sin pelota, pero con posición</translation>
    </message>
    <message>
        <source>no label, between labelled frames</source>
        <translation>sin anotar, entre fotogramas anotados</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>sin posición</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not a valid filter</source>
        <translation>filtro no válido</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>sin comparar</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrada</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>sin juego</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>todavía desconocido</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>fuera del recorrido</translation>
    </message>
    <message>
        <source>only in this track</source>
        <translation>solo en esta trayectoria</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>fuera de la imagen</translation>
    </message>
    <message>
        <source>outside the picture, {size}</source>
        <translation>fuera de la imagen, {size}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>posición sin pelota</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicción</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>quitar</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecho</translation>
    </message>
    <message>
        <source>right player</source>
        <translation>jugador de la derecha</translation>
    </message>
    <message>
        <source>right {line}</source>
        <translation>{line} derecha</translation>
    </message>
    <message>
        <source>score unknown</source>
        <translation>marcador desconocido</translation>
    </message>
    <message>
        <source>scoreboard {score}</source>
        <translation>rótulo del marcador {score}</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>saque</translation>
    </message>
    <message>
        <source>service fault</source>
        <translation>falta de saque</translation>
    </message>
    <message>
        <source>service line</source>
        <translation>línea de saque</translation>
    </message>
    <message>
        <source>set</source>
        <translation>set</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>short path</source>
        <translation>recorrido corto</translation>
    </message>
    <message>
        <source>short service line</source>
        <translation>línea de saque corto</translation>
    </message>
    <message>
        <source>shots in 3D</source>
        <translation>tiros en 3D</translation>
    </message>
    <message>
        <source>side line</source>
        <translation>línea lateral</translation>
    </message>
    <message>
        <source>singles side line</source>
        <translation>línea lateral de individuales</translation>
    </message>
    <message>
        <source>starts in mid-picture</source>
        <translation>empieza en plena imagen</translation>
    </message>
    <message>
        <source>stroke named by you</source>
        <translation>golpe con nombre manual</translation>
    </message>
    <message>
        <source>the far player</source>
        <translation>el jugador lejano</translation>
    </message>
    <message>
        <source>the near player</source>
        <translation>el jugador cercano</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;</source>
        <translation>no existe «{name}»</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;, only {names}</source>
        <translation>no existe «{name}», solo {names}</translation>
    </message>
    <message>
        <source>too far apart</source>
        <translation>demasiado lejos</translation>
    </message>
    <message>
        <source>two candidates</source>
        <translation>dos candidatas</translation>
    </message>
    <message>
        <source>unforced error</source>
        <translation>error no forzado</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>visible en (0, 0)</translation>
    </message>
    <message>
        <source>visible at (0, 0), which means &apos;no ball&apos;</source>
        <translation>visible en (0, 0), que significa «sin pelota»</translation>
    </message>
    <message>
        <source>visible at {position} in all {count}</source>
        <translation>visible en {position} en los {count}</translation>
    </message>
    <message>
        <source>visible without a position</source>
        <translation>visible sin posición</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>detección débil</translation>
    </message>
    <message>
        <source>wide gap</source>
        <translation>hueco ancho</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>golpe ganador</translation>
    </message>
    <message>
        <source>x, y and speed over time</source>
        <translation>x, y y velocidad en el tiempo</translation>
    </message>
    <message>
        <source>{across} m across, {along} m along</source>
        <translation>{across} m a lo ancho, {along} m a lo largo</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, después {after}</translation>
    </message>
    <message>
        <source>{board}; {ending}</source>
        <translation>{board}; {ending}</translation>
    </message>
    <message>
        <source>{conflicts} in the score</source>
        <translation>{conflicts} en el marcador</translation>
    </message>
    <message>
        <source>{count:,} of {events}</source>
        <translation>{count:,} de {events}</translation>
    </message>
    <message>
        <source>{count:,} of {rallies}</source>
        <translation>{count:,} de {rallies}</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>Dudosos: {count}</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the position that nearby frames suggest.</source>
        <translation>A {distance:.0f} px de la posición que sugieren los fotogramas cercanos.</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the positions before and after</source>
        <translation>a {distance:.0f} px de las posiciones anterior y posterior</translation>
    </message>
    <message>
        <source>{ending} (proposed)</source>
        <translation>{ending} (propuesto)</translation>
    </message>
    <message>
        <source>{event}. {more}</source>
        <translation>{event}. {more}</translation>
    </message>
    <message>
        <source>{fact} &apos;{value}&apos; does not occur. Here: {listed}.</source>
        <translation>{fact} «{value}» no aparece. Aquí: {listed}.</translation>
    </message>
    <message>
        <source>{fact} here: always {value}.</source>
        <translation>{fact} aquí: siempre {value}.</translation>
    </message>
    <message>
        <source>{fact} here: {low} to {high}.</source>
        <translation>{fact} aquí: {low} a {high}.</translation>
    </message>
    <message>
        <source>{frames} not tracked yet and not marked.</source>
        <translation>{frames} aún sin seguimiento y sin marcar.</translation>
    </message>
    <message>
        <source>{half} {zone} {side}</source>
        <translation>{zone} {side}, lado {half}</translation>
    </message>
    <message>
        <source>{height} m high at the net</source>
        <translation>{height} m de altura en la red</translation>
    </message>
    <message>
        <source>{hits}, {landings}.</source>
        <translation>{hits}, {landings}.</translation>
    </message>
    <message>
        <source>{key} accepts the court</source>
        <translation>{key} acepta la pista</translation>
    </message>
    <message>
        <source>{key} ends event mode. {keys}</source>
        <translation>{key} para salir del modo de eventos. {keys}</translation>
    </message>
    <message>
        <source>{key} in such a range marks it as in play.</source>
        <translation>{key} en un intervalo así lo marca como en juego.</translation>
    </message>
    <message>
        <source>{key}: ball</source>
        <translation>{key}: pelota</translation>
    </message>
    <message>
        <source>{measured} of {total} shots measured, {landings}.</source>
        <translation>{measured} de {total} tiros medidos, {landings}.</translation>
    </message>
    <message>
        <source>{share:.0%} sure</source>
        <translation>{share:.0%} de seguridad</translation>
    </message>
    <message>
        <source>{players} in {rallies}</source>
        <translation>{players} en {rallies}</translation>
    </message>
    <message>
        <source>{players} in {rallies}, {count} uncertain</source>
        <translation>{players} en {rallies}, {count} dudosos</translation>
    </message>
    <message>
        <source>{player} (set by hand)</source>
        <translation>{player} (manual)</translation>
    </message>
    <message>
        <source>{player} and {other} play in the same rally, so they cannot be the same player.</source>
        <translation>{player} y {other} juegan en el mismo rally, así que no pueden ser el mismo jugador.</translation>
    </message>
    <message>
        <source>{player} ran {distance}</source>
        <translation>{player} recorrió {distance}</translation>
    </message>
    <message>
        <source>{player} serves</source>
        <translation>Saca {player}</translation>
    </message>
    <message>
        <source>{player} serves from the left</source>
        <translation>Saca {player} desde la izquierda</translation>
    </message>
    <message>
        <source>{player} serves from the right</source>
        <translation>Saca {player} desde la derecha</translation>
    </message>
    <message>
        <source>{rallies} and {count} more</source>
        <translation>{rallies} y {count} más</translation>
    </message>
    <message>
        <source>{rallies} found so far.</source>
        <translation>{rallies} hasta ahora.</translation>
    </message>
    <message>
        <source>{rallies} found.</source>
        <translation>Búsqueda terminada: {rallies}.</translation>
    </message>
    <message>
        <source>{rallies}: longer than {seconds:.0f} s</source>
        <translation>{rallies}: más de {seconds:.0f} s</translation>
    </message>
    <message>
        <source>{rallies}: the ball lands more than once</source>
        <translation>{rallies}: la pelota cae más de una vez</translation>
    </message>
    <message>
        <source>{rally} ended by</source>
        <translation>{rally} terminó con</translation>
    </message>
    <message>
        <source>{rally} has no winner.</source>
        <translation>{rally} no tiene ganador.</translation>
    </message>
    <message>
        <source>{rally} is reviewed.</source>
        <translation>{rally} está revisado.</translation>
    </message>
    <message>
        <source>{rally} was removed. Its points are kept.</source>
        <translation>Se quitó {rally}. Sus posiciones se conservan.</translation>
    </message>
    <message>
        <source>{rally}, {end}: {player}, {certainty}</source>
        <translation>{rally}, {end}: {player}, {certainty}</translation>
    </message>
    <message>
        <source>{rally}: &apos;{name}&apos; names neither player. Type {first}, {second}, {near}, {far} or {let}.</source>
        <translation>{rally}: «{name}» no es ninguno de los jugadores. Escriba {first}, {second}, {near}, {far} o {let}.</translation>
    </message>
    <message>
        <source>{rally}: let.</source>
        <translation>{rally}: let.</translation>
    </message>
    <message>
        <source>{rally}: who is on the left at the {end} end?</source>
        <translation>{rally}: ¿quién está a la izquierda en el lado {end}?</translation>
    </message>
    <message>
        <source>{rally}: who is on the right at the {end} end?</source>
        <translation>{rally}: ¿quién está a la derecha en el lado {end}?</translation>
    </message>
    <message>
        <source>{rally}: who is {end}?</source>
        <translation>{rally}: ¿quién está en el lado {end}?</translation>
    </message>
    <message>
        <source>{rally}: won by the far player.</source>
        <translation>{rally}: gana el jugador lejano.</translation>
    </message>
    <message>
        <source>{rally}: won by the near player.</source>
        <translation>{rally}: gana el jugador cercano.</translation>
    </message>
    <message>
        <source>{rally}: won by {player}.</source>
        <translation>{rally}: gana {player}.</translation>
    </message>
    <message>
        <source>{rally}: {frames}. Double-click to go there</source>
        <translation>{rally}: {frames}. Doble clic para ir allí</translation>
    </message>
    <message>
        <source>{rally}: {problem}</source>
        <translation>{rally}: {problem}</translation>
    </message>
    <message>
        <source>{score}, {server} serves, {player} is at the near end.</source>
        <translation>{score}, saca {server}, {player} está en el lado cercano.</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seconds:.1f} s recovery</source>
        <translation>{seconds:.1f} s de recuperación</translation>
    </message>
    <message>
        <source>{seconds} s break afterwards.</source>
        <translation>Después, {seconds} s de pausa.</translation>
    </message>
    <message>
        <source>{sport} court found.</source>
        <translation>Pista encontrada: {sport}.</translation>
    </message>
    <message>
        <source>{sport} court found: press {key} to see its lines.</source>
        <translation>Pista encontrada ({sport}): pulse {key} para ver sus líneas.</translation>
    </message>
    <message>
        <source>{sport}, judging by the court</source>
        <translation>{sport}, según la pista</translation>
    </message>
    <message>
        <source>{sport}, judging by the path</source>
        <translation>{sport}, según el recorrido</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court</source>
        <translation>{sport}: el {share:.0%} de las líneas es visible. {key} acepta la pista</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court. Another sport: Match &gt; Sport</source>
        <translation>{sport}: el {share:.0%} de las líneas es visible. {key} acepta la pista. Otro deporte: Partido &gt; Deporte</translation>
    </message>
    <message>
        <source>{time}, frame {frame:,}: {event}</source>
        <translation>{time}, fotograma {frame:,}: {event}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n rellenada</numerusform>
            <numerusform>%n rellenadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n encontrada</numerusform>
            <numerusform>%n encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players and kept.</source>
        <translation>
            <numerusform>Jugadores buscados en %n fotograma; se conserva.</numerusform>
            <numerusform>Jugadores buscados en %n fotogramas; se conservan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players in {duration}.</source>
        <translation>
            <numerusform>Jugadores buscados en %n fotograma en {duration}.</numerusform>
            <numerusform>Jugadores buscados en %n fotogramas en {duration}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames tracked and kept.</source>
        <translation>
            <numerusform>Seguimiento conservado: %n fotograma.</numerusform>
            <numerusform>Seguimiento conservado: %n fotogramas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n oculta</numerusform>
            <numerusform>%n ocultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons found</source>
        <translation>
            <numerusform>%n persona encontrada</numerusform>
            <numerusform>%n personas encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges show another camera or a replay: {frames} marked as not in play and not tracked.</source>
        <translation>
            <numerusform>%n intervalo muestra otra cámara o una repetición: {frames} con la marca «sin juego» y sin seguimiento.</numerusform>
            <numerusform>%n intervalos muestran otra cámara o una repetición: {frames} con la marca «sin juego» y sin seguimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without ball</source>
        <translation>
            <numerusform>%n sin pelota</numerusform>
            <numerusform>%n sin pelota</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{family}&apos; with {frames} frames</source>
        <translation>«{family}» con {frames} fotogramas</translation>
    </message>
    <message>
        <source>0 to 1, because it subtracts a mean itself</source>
        <translation>0 a 1, porque resta por sí mismo una media</translation>
    </message>
    <message>
        <source>0 to 255, because it subtracts a mean itself</source>
        <translation>0 a 255, porque resta por sí mismo una media</translation>
    </message>
    <message>
        <source>256 classes</source>
        <translation>256 clases</translation>
    </message>
    <message>
        <source>256 classes a pixel, of {frames}</source>
        <translation>256 clases por píxel, de {frames}</translation>
    </message>
    <message>
        <source>256 classes, 0 to 255</source>
        <translation>256 clases, 0 a 255</translation>
    </message>
    <message>
        <source>A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame.</source>
        <translation>Una TrackNet tiene una entrada (N, C, H, W) y una salida (N, L, H, W): un mapa de calor por fotograma.</translation>
    </message>
    <message>
        <source>A library on this machine is too old: {version} is missing.</source>
        <translation>Una biblioteca de este equipo es demasiado antigua: falta {version}.</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types, trained on {data}.</source>
        <translation>Un modelo que clasifica golpes: {groups} grupos, {types} tipos, entrenado con {data}.</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types.</source>
        <translation>Un modelo que clasifica golpes: {groups} grupos, {types} tipos.</translation>
    </message>
    <message>
        <source>A network that reads the digits of scoreboards.</source>
        <translation>Un modelo que lee los dígitos de los rótulos del marcador.</translation>
    </message>
    <message>
        <source>A pose model is a YOLO exported by Ultralytics, RTMO or RTMPose from MMDeploy, or RallyTrace&apos;s MoveNet.</source>
        <translation>Un modelo de poses es un YOLO exportado por Ultralytics, RTMO o RTMPose de MMDeploy, o el MoveNet de RallyTrace.</translation>
    </message>
    <message>
        <source>A run of tracking was undone.</source>
        <translation>Se deshizo una ejecución del seguimiento.</translation>
    </message>
    <message>
        <source>A trial run on {label} could not be started: {error}.</source>
        <translation>No se pudo iniciar una prueba en {label}: {error}.</translation>
    </message>
    <message>
        <source>A trial run on {label} crashed ({reason}).</source>
        <translation>Una prueba en {label} se cerró inesperadamente ({reason}).</translation>
    </message>
    <message>
        <source>A trial run on {label} did not finish within {timeout_s:g} seconds.</source>
        <translation>Una prueba en {label} no terminó en {timeout_s:g} segundos.</translation>
    </message>
    <message>
        <source>A trial run on {label} ended without a result.</source>
        <translation>Una prueba en {label} terminó sin resultado.</translation>
    </message>
    <message>
        <source>Agrees with the CPU</source>
        <translation>Coincide con la CPU</translation>
    </message>
    <message>
        <source>An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, and one output (N, L, 2).</source>
        <translation>Una InpaintNet tiene dos entradas, posiciones (N, L, 2) y máscara (N, L, 1), y una salida (N, L, 2).</translation>
    </message>
    <message>
        <source>An embedding network, such as OSNet, has one input (N, 3, 256, 128) and one output (N, D).</source>
        <translation>Un modelo de embeddings, como OSNet, tiene una entrada (N, 3, 256, 128) y una salida (N, D).</translation>
    </message>
    <message>
        <source>Another video...</source>
        <translation>Otro video…</translation>
    </message>
    <message>
        <source>Ask the person who trained the model, or try them on a video: the wrong choice finds no ball. The choice is saved for this file.</source>
        <translation>Pregunte a quien entrenó el modelo o pruébelas en un video: la opción equivocada no encuentra la pelota. La elección se guarda para este archivo.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supuesto</translation>
    </message>
    <message>
        <source>Automatic: best available</source>
        <translation>Automático: el mejor disponible</translation>
    </message>
    <message>
        <source>BGR frames</source>
        <translation>Fotogramas BGR</translation>
    </message>
    <message>
        <source>BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, Keras)</source>
        <translation>Fotogramas BGR de 0 a 255, del más nuevo al más antiguo, con 256 clases por píxel como salida (primera TrackNet, Keras)</translation>
    </message>
    <message>
        <source>BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)</source>
        <translation>Fotogramas BGR, del más nuevo al más antiguo, con 256 clases por píxel como salida (primera TrackNet, PyTorch)</translation>
    </message>
    <message>
        <source>BGR frames: OpenCV&apos;s colour order (some copies of TrackNetV2)</source>
        <translation>Fotogramas BGR: orden de colores de OpenCV (algunas copias de TrackNetV2)</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Both were trained at {rate:g} frames per second.</source>
        <translation>Ambos se entrenaron a {rate:g} fotogramas por segundo.</translation>
    </message>
    <message>
        <source>Both were trained on {sports} at {rate:g} frames per second.</source>
        <translation>Ambos se entrenaron con {sports} a {rate:g} fotogramas por segundo.</translation>
    </message>
    <message>
        <source>Both were trained on {sports}.</source>
        <translation>Ambos se entrenaron con {sports}.</translation>
    </message>
    <message>
        <source>Browse for a {network}</source>
        <translation>Examinar: {network}</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>CUDA failed ({failure}).</source>
        <translation>Falló CUDA ({failure}).</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>No utilizable</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>En comprobación</translation>
    </message>
    <message>
        <source>Checking the included model…</source>
        <translation>Comprobación del modelo incluido…</translation>
    </message>
    <message>
        <source>Checking the speed of play</source>
        <translation>Comprobación de la velocidad del juego</translation>
    </message>
    <message>
        <source>Checking {name}…</source>
        <translation>Comprobación de {name}…</translation>
    </message>
    <message>
        <source>Choice needed</source>
        <translation>Hay que elegir</translation>
    </message>
    <message>
        <source>Choose a video with a rally</source>
        <translation>Elegir un video con un rally</translation>
    </message>
    <message>
        <source>Choose a {network}</source>
        <translation>Elegir: {network}</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>Elija otro proveedor en la configuración.</translation>
    </message>
    <message>
        <source>Choose one with --family, or try them on a video: rallytrace check &quot;{path}&quot; --try VIDEO.</source>
        <translation>Elija una con --family o pruébelas en un video: rallytrace check &quot;{path}&quot; --try VIDEO.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear compiled models</source>
        <translation>Borrar los modelos compilados</translation>
    </message>
    <message>
        <source>Compiling the models (minutes, once)</source>
        <translation>Compilación de los modelos (minutos, una vez)</translation>
    </message>
    <message>
        <source>Computing the background</source>
        <translation>Cálculo del fondo</translation>
    </message>
    <message>
        <source>Computing the heatmap…</source>
        <translation>Cálculo del mapa de calor…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Convert and use</source>
        <translation>Convertir y usar</translation>
    </message>
    <message>
        <source>Converting {name}…</source>
        <translation>Conversión de {name}…</translation>
    </message>
    <message>
        <source>Convolutions gave wrong results on some GPUs (onnxruntime#18652, #9582; DirectML#234).</source>
        <translation>Las convoluciones dieron resultados incorrectos en algunas GPU (onnxruntime#18652, #9582; DirectML#234).</translation>
    </message>
    <message>
        <source>Copy the install instructions</source>
        <translation>Copiar las instrucciones de instalación</translation>
    </message>
    <message>
        <source>Copy the install instructions for {provider}</source>
        <translation>Copiar las instrucciones de instalación de {provider}</translation>
    </message>
    <message>
        <source>Decoding the video</source>
        <translation>Decodificación del video</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Details of the {title}</source>
        <translation>Detalles de {title}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Difference: frame minus background, without the frame (TrackNetV3)</source>
        <translation>Diferencia: fotograma menos fondo, sin el fotograma (TrackNetV3)</translation>
    </message>
    <message>
        <source>Differs from the CPU</source>
        <translation>Difiere de la CPU</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Embedding network: recognises players</source>
        <translation>Modelo de embeddings: reconoce a los jugadores</translation>
    </message>
    <message>
        <source>Embedding network: vectors of {numbers} numbers, pictures of {size}, {batch}.</source>
        <translation>Modelo de embeddings: vectores de {numbers} números, imágenes de {size}, {batch}.</translation>
    </message>
    <message>
        <source>Embedding network: vectors, pictures of {size}, {batch}.</source>
        <translation>Modelo de embeddings: vectores, imágenes de {size}, {batch}.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Families of networks</source>
        <translation>Familias de modelos</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Archivo no encontrado</translation>
    </message>
    <message>
        <source>Files are checked before they are used. You can also drop an .onnx model or a .pt checkpoint here.</source>
        <translation>Los archivos se comprueban antes de usarlos. También se puede soltar aquí un modelo .onnx o un checkpoint .pt.</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Rellenar huecos</translation>
    </message>
    <message>
        <source>Filling gaps</source>
        <translation>Relleno de huecos</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <translation>Búsqueda de contactos</translation>
    </message>
    <message>
        <source>Finding the ball in the heatmaps</source>
        <translation>Búsqueda de la pelota en los mapas de calor</translation>
    </message>
    <message>
        <source>Finding the court</source>
        <translation>Búsqueda de la pista</translation>
    </message>
    <message>
        <source>Finding the main camera</source>
        <translation>Búsqueda de la cámara principal</translation>
    </message>
    <message>
        <source>Finding the players</source>
        <translation>Búsqueda de los jugadores</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Compatible</translation>
    </message>
    <message>
        <source>Fits, with assumptions</source>
        <translation>Compatible, con supuestos</translation>
    </message>
    <message>
        <source>Found in {seen} of {frames} frames, in one place in {single}, moving like a ball in {moving}.</source>
        <translation>Encontrada en {seen} de {frames} fotogramas, en un solo lugar en {single}; se mueve como una pelota en {moving}.</translation>
    </message>
    <message>
        <source>Frames and difference</source>
        <translation>Fotogramas y diferencia</translation>
    </message>
    <message>
        <source>Frames and difference: each frame, and frame minus background (TrackNetV3)</source>
        <translation>Fotogramas y diferencia: cada fotograma, y fotograma menos fondo (TrackNetV3)</translation>
    </message>
    <message>
        <source>Frames per second on the CPU</source>
        <translation>Fotogramas por segundo en la CPU</translation>
    </message>
    <message>
        <source>Frames per second on {provider}</source>
        <translation>Fotogramas por segundo en {provider}</translation>
    </message>
    <message>
        <source>Grey frames</source>
        <translation>Fotogramas grises</translation>
    </message>
    <message>
        <source>Grey frames (VballNet)</source>
        <translation>Fotogramas grises (VballNet)</translation>
    </message>
    <message>
        <source>Grey frames, grid</source>
        <translation>Fotogramas grises, cuadrícula</translation>
    </message>
    <message>
        <source>Grey frames, with a grid of cells as output (VballNetGrid)</source>
        <translation>Fotogramas grises, con una cuadrícula de celdas como salida (VballNetGrid)</translation>
    </message>
    <message>
        <source>Heatmap of the last frame</source>
        <translation>Mapa de calor del último fotograma</translation>
    </message>
    <message>
        <source>Heatmap of the middle frame</source>
        <translation>Mapa de calor del fotograma central</translation>
    </message>
    <message>
        <source>ImageNet</source>
        <translation>ImageNet</translation>
    </message>
    <message>
        <source>ImageNet&apos;s mean and standard deviation</source>
        <translation>media y desviación estándar de ImageNet</translation>
    </message>
    <message>
        <source>ImageNet, logits</source>
        <translation>ImageNet, logits</translation>
    </message>
    <message>
        <source>In browsers, some convolutions gave wrong results (onnxruntime#29651, #26734).</source>
        <translation>En navegadores, algunas convoluciones dieron resultados incorrectos (onnxruntime#29651, #26734).</translation>
    </message>
    <message>
        <source>In the video, this motion happens a few frames earlier or later.</source>
        <translation>En el video, este movimiento ocurre unos fotogramas antes o después.</translation>
    </message>
    <message>
        <source>In {duration}.</source>
        <translation>En {duration}.</translation>
    </message>
    <message>
        <source>In {frames} frames the heatmaps differ by at most {value:.2g}.</source>
        <translation>En {frames} fotogramas, los mapas de calor difieren como máximo en {value:.2g}.</translation>
    </message>
    <message>
        <source>In {seen_by_one} frames only one of the two finds the ball.</source>
        <translation>En {seen_by_one} fotogramas, solo uno de los dos encuentra la pelota.</translation>
    </message>
    <message>
        <source>Included model</source>
        <translation>Modelo incluido</translation>
    </message>
    <message>
        <source>InpaintNet is loading or in use by a run.</source>
        <translation>InpaintNet se está cargando o lo usa una ejecución.</translation>
    </message>
    <message>
        <source>InpaintNet is off: gaps are not filled.</source>
        <translation>InpaintNet está desactivada: los huecos no se rellenan.</translation>
    </message>
    <message>
        <source>InpaintNet over {frames} frames, {batch}.</source>
        <translation>InpaintNet con {frames} fotogramas, {batch}.</translation>
    </message>
    <message>
        <source>InpaintNet uses windows of {filled} frames, but TrackNet windows of {seen}. Gaps of more than {filled} frames are not filled.</source>
        <translation>InpaintNet usa ventanas de {filled} fotogramas, pero TrackNet de {seen}. Los huecos de más de {filled} fotogramas no se rellenan.</translation>
    </message>
    <message>
        <source>InpaintNet: fills gaps in the path</source>
        <translation>InpaintNet: rellena huecos del recorrido</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Install AMD&apos;s ROCm with MIGraphX, and let your user read /dev/kfd (group &apos;render&apos;).</source>
        <translation>Instale ROCm de AMD con MIGraphX y permita a su usuario leer /dev/kfd (grupo &apos;render&apos;).</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver 580 or newer and install RallyTrace with the extra cuda; for an older card or driver, install it with the extra cuda12.</source>
        <translation>Instale el controlador de NVIDIA 580 o más nuevo y RallyTrace con el extra cuda; para una tarjeta o un controlador más antiguos, con el extra cuda12.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for an RTX card (30 series or newer).</source>
        <translation>Instale el controlador de NVIDIA para una tarjeta RTX (serie 30 o más nueva).</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver, RallyTrace with the extra cuda (CUDA&apos;s libraries) and TensorRT 10 (pip install tensorrt), and put TensorRT&apos;s library folder on the library path.</source>
        <translation>Instale el controlador de NVIDIA, RallyTrace con el extra cuda (bibliotecas de CUDA) y TensorRT 10 (pip install tensorrt), y ponga la carpeta de bibliotecas de TensorRT en la ruta de bibliotecas.</translation>
    </message>
    <message>
        <source>Install ONNX Runtime again: pip install --force-reinstall onnxruntime.</source>
        <translation>Instale ONNX Runtime de nuevo: pip install --force-reinstall onnxruntime.</translation>
    </message>
    <message>
        <source>Install its plugin: {command}.</source>
        <translation>Instale su complemento: {command}.</translation>
    </message>
    <message>
        <source>Install the graphics card&apos;s driver with Vulkan (Linux), Direct3D 12 (Windows) or Metal (macOS).</source>
        <translation>Instale el controlador de la tarjeta gráfica con Vulkan (Linux), Direct3D 12 (Windows) o Metal (macOS).</translation>
    </message>
    <message>
        <source>It cannot be used for tracking. Choose another file or the included model.</source>
        <translation>No se puede usar para el seguimiento. Elija otro archivo o el modelo incluido.</translation>
    </message>
    <message>
        <source>It failed because of an internal error.</source>
        <translation>Falló por un error interno.</translation>
    </message>
    <message>
        <source>It sees two different pictures as the same ({similarity:.4f} of 1).</source>
        <translation>Ve como iguales dos imágenes distintas ({similarity:.4f} de 1).</translation>
    </message>
    <message>
        <source>It takes pixel values as {pixels}.</source>
        <translation>Recibe los valores de los píxeles como {pixels}.</translation>
    </message>
    <message>
        <source>Its confidences reach {odd:.3g}. They should be between 0 and 1.</source>
        <translation>Sus valores de confianza llegan a {odd:.3g}. Deberían estar entre 0 y 1.</translation>
    </message>
    <message>
        <source>Its first two convolutions are assumed to keep the resolution, as in WASB&apos;s published networks.</source>
        <translation>Se supone que sus dos primeras convoluciones conservan la resolución, como en los modelos publicados de WASB.</translation>
    </message>
    <message>
        <source>Its heatmaps are whole numbers ({kind}), so 1 is assumed to mean ball and 0 no ball.</source>
        <translation>Sus mapas de calor son números enteros ({kind}), así que se supone que 1 significa pelota y 0 sin pelota.</translation>
    </message>
    <message>
        <source>Its heatmaps have values from {low:.3g} to {high:.3g}. They should be between 0 and 1.</source>
        <translation>Sus mapas de calor tienen valores de {low:.3g} a {high:.3g}. Deberían estar entre 0 y 1.</translation>
    </message>
    <message>
        <source>Its metadata is incomplete. Its shapes ({channels} input channels) suggest {frames} frames in the family &apos;{family}&apos;.</source>
        <translation>Sus metadatos están incompletos. Sus formas ({channels} canales de entrada) sugieren {frames} fotogramas de la familia «{family}».</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not supported; &apos;{default}&apos; is used.</source>
        <translation>Sus metadatos dicen {entry}, que no se admite; se usa «{default}».</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not valid; {default:g} is used.</source>
        <translation>Sus metadatos dicen {entry}, que no es válido; se usa {default:g}.</translation>
    </message>
    <message>
        <source>Its number of keypoints is not given, so the {count} of COCO are assumed.</source>
        <translation>No se indica su número de puntos clave, así que se suponen los {count} de COCO.</translation>
    </message>
    <message>
        <source>Its picture size is not given, so {size} is assumed.</source>
        <translation>No se indica su tamaño de imagen, así que se supone {size}.</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for hands, faces or animals.</source>
        <translation>Sus imágenes de {size} son más anchas que las personas. Puede estar hecho para manos, caras o animales.</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for something else.</source>
        <translation>Sus imágenes de {size} son más anchas que las personas. Puede estar hecho para otra cosa.</translation>
    </message>
    <message>
        <source>Its plugin needs ONNX Runtime {needed} or newer; {installed} is installed.</source>
        <translation>Su complemento necesita ONNX Runtime {needed} o más nuevo; está instalado {installed}.</translation>
    </message>
    <message>
        <source>Its values are from {low:.3g} to {high:.3g}, which cannot be heatmaps of this family.</source>
        <translation>Sus valores van de {low:.3g} a {high:.3g}: no pueden ser mapas de calor de esta familia.</translation>
    </message>
    <message>
        <source>Its window length is not given, so {seq_len} frames are assumed.</source>
        <translation>No se indica su longitud de ventana, así que se suponen {seq_len} fotogramas.</translation>
    </message>
    <message>
        <source>Its {flight_check} cannot be read, so only the threshold is used.</source>
        <translation>No se puede leer su {flight_check}, así que solo se usa el umbral.</translation>
    </message>
    <message>
        <source>Known after the first run.</source>
        <translation>Se conoce tras la primera ejecución.</translation>
    </message>
    <message>
        <source>Largest heatmap difference</source>
        <translation>Mayor diferencia del mapa de calor</translation>
    </message>
    <message>
        <source>Largest position difference</source>
        <translation>Mayor diferencia de posición</translation>
    </message>
    <message>
        <source>Loading the models</source>
        <translation>Carga de los modelos</translation>
    </message>
    <message>
        <source>Locate</source>
        <translation>Localización</translation>
    </message>
    <message>
        <source>Measuring this machine</source>
        <translation>Medición de este equipo</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadatos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model settings...</source>
        <translation>Modelos…</translation>
    </message>
    <message>
        <source>Models ({patterns});;All files (*)</source>
        <translation>Modelos ({patterns});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>Clasificación de golpes</translation>
    </message>
    <message>
        <source>Nearly agrees with the CPU</source>
        <translation>Casi coincide con la CPU</translation>
    </message>
    <message>
        <source>Nearly the same results as {reference} (positions within {distance:g} pixels). One may miss a ball that the other barely finds.</source>
        <translation>Casi los mismos resultados que {reference} (posiciones a menos de {distance:g} píxeles). Uno puede omitir una pelota que el otro apenas encuentra.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>No AMD compute driver (/dev/kfd) was found on this machine.</source>
        <translation>No se encontró ningún controlador de cálculo de AMD (/dev/kfd) en este equipo.</translation>
    </message>
    <message>
        <source>No NVIDIA card that CUDA can use was found.</source>
        <translation>No se encontró ninguna tarjeta NVIDIA que CUDA pueda usar.</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine.</source>
        <translation>No se encontró ningún controlador de NVIDIA en este equipo.</translation>
    </message>
    <message>
        <source>No clear winner on {video}. Try a video in which the ball is in play most of the time.</source>
        <translation>Ninguna destaca claramente en {video}. Pruebe un video en el que la pelota esté en juego la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>No code in the checkpoint is executed. The model is written to a new file beside it.</source>
        <translation>No se ejecuta ningún código del checkpoint. El modelo se escribe en un archivo nuevo junto a él.</translation>
    </message>
    <message>
        <source>No frames were searched for players.</source>
        <translation>No se buscaron jugadores en ningún fotograma.</translation>
    </message>
    <message>
        <source>No frames were tracked.</source>
        <translation>Ningún fotograma con seguimiento.</translation>
    </message>
    <message>
        <source>No model loaded</source>
        <translation>Ningún modelo cargado</translation>
    </message>
    <message>
        <source>No run yet.</source>
        <translation>Todavía no hay ejecuciones.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None works</source>
        <translation>Ninguno funciona</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>No instalado</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>No necesario</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Not tracked</source>
        <translation>Sin seguimiento</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>No utilizable</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>Nothing was found in {frames} frames.</source>
        <translation>No se encontró nada en {frames} fotogramas.</translation>
    </message>
    <message>
        <source>On the GPU and the Neural Engine, convolutions lost precision (coremltools#1809, #1671).</source>
        <translation>En la GPU y el Neural Engine, las convoluciones perdieron precisión (coremltools#1809, #1671).</translation>
    </message>
    <message>
        <source>One is clearly best on {video}. The choice is saved for this file.</source>
        <translation>Una es claramente la mejor en {video}. La elección se guarda para este archivo.</translation>
    </message>
    <message>
        <source>OpenVINO also works. It is not chosen automatically. With bfloat16 it may be faster than the CPU.</source>
        <translation>OpenVINO también funciona. No se elige automáticamente. Con bfloat16 puede ser más rápido que la CPU.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Options of {provider}</source>
        <translation>Opciones de {provider}</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Players are found on the CPU, because {label} would have to prepare {name} for each picture size.</source>
        <translation>Los jugadores se buscan en la CPU, porque {label} tendría que preparar {name} para cada tamaño de imagen.</translation>
    </message>
    <message>
        <source>Players are recognised by the colours of their clothes. A model file of your own can help.</source>
        <translation>Los jugadores se reconocen por los colores de la ropa. Un archivo de modelo propio puede ayudar.</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>Modelo de poses</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of up to {size}, {batch}.</source>
        <translation>Modelo de poses ({family}) de {count} puntos clave, imágenes de hasta {size}, {batch}.</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of {size}, {batch}.</source>
        <translation>Modelo de poses ({family}) de {count} puntos clave, imágenes de {size}, {batch}.</translation>
    </message>
    <message>
        <source>Pose model: finds the players</source>
        <translation>Modelo de poses: encuentra a los jugadores</translation>
    </message>
    <message>
        <source>Positions differ by at most {max_distance:.2f} pixels.</source>
        <translation>Las posiciones difieren como máximo en {max_distance:.2f} píxeles.</translation>
    </message>
    <message>
        <source>Preliminary</source>
        <translation>Provisional</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Provider settings...</source>
        <translation>Proveedor…</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>RGB frames</source>
        <translation>Fotogramas RGB</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and heatmaps as output (WASB with a sigmoid)</source>
        <translation>Fotogramas RGB con la media y desviación estándar de ImageNet, y mapas de calor como salida (WASB con sigmoide)</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and logits as output (WASB)</source>
        <translation>Fotogramas RGB con la media y desviación estándar de ImageNet, y logits como salida (WASB)</translation>
    </message>
    <message>
        <source>RGB frames, grid</source>
        <translation>Fotogramas RGB, cuadrícula</translation>
    </message>
    <message>
        <source>RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)</source>
        <translation>Fotogramas RGB, nada más (TrackNetV2, TrackNetV3 sin fondo)</translation>
    </message>
    <message>
        <source>RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)</source>
        <translation>Fotogramas RGB, con una cuadrícula de celdas como salida (GridTrackNet, VballNetGrid en color)</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the last one</source>
        <translation>Fotogramas RGB, con un mapa de calor solo del último</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the middle one</source>
        <translation>Fotogramas RGB, con un mapa de calor solo del central</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>Volver a seguir {frames}</translation>
    </message>
    <message>
        <source>Re-track {frames} ({duration})</source>
        <translation>Volver a seguir {frames} ({duration})</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: no changes.</source>
        <translation>Nuevo seguimiento de {frames}: sin cambios.</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: the new path jumps back and forth in {rough}, so it is not used there.</source>
        <translation>Nuevo seguimiento de {frames}: el recorrido nuevo salta de un lado a otro en {rough}, así que no se usa allí.</translation>
    </message>
    <message>
        <source>Re-tracking was cancelled. Nothing was changed.</source>
        <translation>Nuevo seguimiento cancelado. No se cambió nada.</translation>
    </message>
    <message>
        <source>Re-tracking {frames} takes about {time}.</source>
        <translation>Volver a seguir {frames} tarda cerca de {time}.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Reading the scoreboard</source>
        <translation>Lectura del rótulo del marcador</translation>
    </message>
    <message>
        <source>Reading the video</source>
        <translation>Lectura del video</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Recent files for {network}</source>
        <translation>Archivos recientes: {network}</translation>
    </message>
    <message>
        <source>Recognising players</source>
        <translation>Reconocimiento de jugadores</translation>
    </message>
    <message>
        <source>Remove compiled models. They are compiled again when they are used</source>
        <translation>Quitar los modelos compilados. Se compilan de nuevo cuando se usan</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {command}.</source>
        <translation>Reemplace ONNX Runtime: {command}.</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {first}, then {second}.</source>
        <translation>Reemplace ONNX Runtime: {first}, después {second}.</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Resizing frames and building windows</source>
        <translation>Ajuste del tamaño de los fotogramas y creación de ventanas</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>Ejecución cancelada</translation>
    </message>
    <message>
        <source>Run cancelled. Nothing was changed.</source>
        <translation>Ejecución cancelada. No se cambió nada.</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>La ejecución falló</translation>
    </message>
    <message>
        <source>Run finished</source>
        <translation>Ejecución terminada</translation>
    </message>
    <message>
        <source>Run part of the demo rally on {provider} and on the CPU, and compare speed and results.</source>
        <translation>Ejecutar parte del rally de demostración en {provider} y en la CPU, y comparar velocidad y resultados.</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <translation>Ejecución {number}</translation>
    </message>
    <message>
        <source>Running on {provider} instead.</source>
        <translation>Se ejecuta en {provider} en su lugar.</translation>
    </message>
    <message>
        <source>Running on {provider}.</source>
        <translation>Se ejecuta en {provider}.</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>Ejecución del modelo</translation>
    </message>
    <message>
        <source>Runs on {provider}</source>
        <translation>Se ejecuta en {provider}</translation>
    </message>
    <message>
        <source>Runs on {provider}, not on {asked}</source>
        <translation>Se ejecuta en {provider}, no en {asked}</translation>
    </message>
    <message>
        <source>Same results as {reference} ({tolerance}).</source>
        <translation>Los mismos resultados que {reference} ({tolerance}).</translation>
    </message>
    <message>
        <source>See the log for the reason.</source>
        <translation>Vea el motivo en el registro.</translation>
    </message>
    <message>
        <source>Separate picture</source>
        <translation>Imagen aparte</translation>
    </message>
    <message>
        <source>Separate picture: the background, then the frames (TrackNetV3)</source>
        <translation>Imagen aparte: el fondo y después los fotogramas (TrackNetV3)</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>Detener la ejecución y conservar sus resultados</translation>
    </message>
    <message>
        <source>TensorRT also works and may be faster. It is not chosen automatically, because its first start takes minutes.</source>
        <translation>TensorRT también funciona y puede ser más rápido. No se elige automáticamente, porque su primer inicio tarda minutos.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Test of {provider}:</source>
        <translation>Prueba de {provider}:</translation>
    </message>
    <message>
        <source>Testing</source>
        <translation>En prueba</translation>
    </message>
    <message>
        <source>Testing {provider}…</source>
        <translation>Prueba de {provider}…</translation>
    </message>
    <message>
        <source>That is {ratio:.2g} times the speed of {reference}.</source>
        <translation>Es {ratio:.2g} veces la velocidad de {reference}.</translation>
    </message>
    <message>
        <source>The CPU was compared with itself.</source>
        <translation>La CPU se comparó consigo misma.</translation>
    </message>
    <message>
        <source>The CUDA libraries do not support this card, because it is too old.</source>
        <translation>Las bibliotecas de CUDA no admiten esta tarjeta, porque es demasiado antigua.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for the CUDA libraries.</source>
        <translation>El controlador de NVIDIA es demasiado antiguo para las bibliotecas de CUDA.</translation>
    </message>
    <message>
        <source>The TensorRT libraries are missing.</source>
        <translation>Faltan las bibliotecas de TensorRT.</translation>
    </message>
    <message>
        <source>The TrackNet was trained at {rate:g} frames per second and the InpaintNet at {other_rate:g}, so the ball moves a different distance between frames than InpaintNet expects.</source>
        <translation>TrackNet se entrenó a {rate:g} fotogramas por segundo e InpaintNet a {other_rate:g}, así que entre fotogramas la pelota recorre otra distancia que la que espera InpaintNet.</translation>
    </message>
    <message>
        <source>The TrackNet was trained on {sports} and the InpaintNet on {other_sports}, whose balls move differently. Check the filled gaps.</source>
        <translation>TrackNet se entrenó con {sports} e InpaintNet con {other_sports}, cuyas pelotas se mueven de otro modo. Compruebe los huecos rellenados.</translation>
    </message>
    <message>
        <source>The check of {path}</source>
        <translation>La comprobación de {path}</translation>
    </message>
    <message>
        <source>The conversion of {path}</source>
        <translation>La conversión de {path}</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>El archivo no se usa, porque una ejecución fallaría igual.</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>El archivo {path} ya no existe.</translation>
    </message>
    <message>
        <source>The files do not show whether the models fit together.</source>
        <translation>Los archivos no indican si los modelos son compatibles entre sí.</translation>
    </message>
    <message>
        <source>The frame with the clearest peak. Red: the heatmap. Dots: where the peaks were.</source>
        <translation>El fotograma con el pico más claro. Rojo: el mapa de calor. Puntos: dónde estaban los picos.</translation>
    </message>
    <message>
        <source>The installed build of ONNX Runtime has no {label}.</source>
        <translation>La compilación instalada de ONNX Runtime no tiene {label}.</translation>
    </message>
    <message>
        <source>The last run was interrupted at {share:.0%}.</source>
        <translation>La última ejecución se interrumpió al {share:.0%}.</translation>
    </message>
    <message>
        <source>The library {library} is missing.</source>
        <translation>Falta la biblioteca {library}.</translation>
    </message>
    <message>
        <source>The model finds no ball in the demo rally, so positions could not be compared.</source>
        <translation>El modelo no encuentra la pelota en el rally de demostración, así que no se pudieron comparar posiciones.</translation>
    </message>
    <message>
        <source>The model ran on {label}.</source>
        <translation>El modelo se ejecutó en {label}.</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations, {share:.0%} of the time. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>El modelo se ejecutó en {provider}: {placed} de sus {total} operaciones, el {share:.0%} del tiempo. Una parte compilada cuenta como una operación. En otro proveedor: {operations}.</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>El modelo se ejecutó en {provider}: {placed} de sus {total} operaciones. Una parte compilada cuenta como una operación. En otro proveedor: {operations}.</translation>
    </message>
    <message>
        <source>The models fit together.</source>
        <translation>Los modelos son compatibles entre sí.</translation>
    </message>
    <message>
        <source>The models may not fit together.</source>
        <translation>Es posible que los modelos no sean compatibles entre sí.</translation>
    </message>
    <message>
        <source>The models run on {provider}; requested: {asked}.</source>
        <translation>Los modelos se ejecutan en {provider}; solicitado: {asked}.</translation>
    </message>
    <message>
        <source>The network looks at whole pictures: {name} cannot be run on a part of one.</source>
        <translation>El modelo examina imágenes completas: {name} no se puede ejecutar en una parte de la imagen.</translation>
    </message>
    <message>
        <source>The packaged application has its own ONNX Runtime. Install RallyTrace with pip to choose another.</source>
        <translation>La aplicación empaquetada tiene su propio ONNX Runtime. Para elegir otro, instale RallyTrace con pip.</translation>
    </message>
    <message>
        <source>The plugin runs on Intel processors and GPUs. For a GPU, install its graphics driver. On other machines, replace ONNX Runtime by onnxruntime-openvino (on Windows together with openvino).</source>
        <translation>El complemento se ejecuta en procesadores y GPU de Intel. Para una GPU, instale su controlador gráfico. En otros equipos, reemplace ONNX Runtime por onnxruntime-openvino (en Windows, junto con openvino).</translation>
    </message>
    <message>
        <source>The result is a proposal.</source>
        <translation>El resultado es una propuesta.</translation>
    </message>
    <message>
        <source>The results differ from those of {reference}. Do not use this provider with this model.</source>
        <translation>Los resultados difieren de los de {reference}. No use este proveedor con este modelo.</translation>
    </message>
    <message>
        <source>The review is designed for errors of the included networks, not for those of {name}.</source>
        <translation>La revisión está pensada para los errores de los modelos incluidos, no para los de {name}.</translation>
    </message>
    <message>
        <source>The run did not look at the hatched part of the frame</source>
        <translation>La ejecución no examinó la parte rayada del fotograma</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because it has a heatmap of one frame of a window.</source>
        <translation>El paso {asked} no se usa: {name} se ejecuta con {stride}, porque tiene el mapa de calor de un solo fotograma de cada ventana.</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because its windows follow one another.</source>
        <translation>El paso {asked} no se usa: {name} se ejecuta con {stride}, porque sus ventanas se suceden.</translation>
    </message>
    <message>
        <source>The test of the best provider</source>
        <translation>La prueba del mejor proveedor</translation>
    </message>
    <message>
        <source>The test of the providers</source>
        <translation>La prueba de los proveedores</translation>
    </message>
    <message>
        <source>The test of {provider}</source>
        <translation>La prueba de {provider}</translation>
    </message>
    <message>
        <source>The tracking of {name}</source>
        <translation>El seguimiento de {name}</translation>
    </message>
    <message>
        <source>The trial of {path}</source>
        <translation>La prueba de {path}</translation>
    </message>
    <message>
        <source>The trial run gave wrong results.</source>
        <translation>La prueba dio resultados incorrectos.</translation>
    </message>
    <message>
        <source>The video has {rate:.3g} frames per second and the model was trained on {trained:.3g}: one of {step} frames is tracked, and the others are interpolated.</source>
        <translation>El video tiene {rate:.3g} fotogramas por segundo y el modelo se entrenó con {trained:.3g}: se sigue uno de cada {step} fotogramas y los demás se interpolan.</translation>
    </message>
    <message>
        <source>The {label} plugin is not installed.</source>
        <translation>El complemento {label} no está instalado.</translation>
    </message>
    <message>
        <source>There is no such device.</source>
        <translation>No existe ese dispositivo.</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do except filling gaps.</source>
        <translation>El seguimiento de estos fotogramas ya está hecho, con el mismo modelo y las mismas opciones. No hay nada que hacer, salvo rellenar huecos.</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do.</source>
        <translation>El seguimiento de estos fotogramas ya está hecho, con el mismo modelo y las mismas opciones. No hay nada que hacer.</translation>
    </message>
    <message>
        <source>This file has: in {inputs}; out {outputs}.</source>
        <translation>Este archivo tiene: entrada {inputs}; salida {outputs}.</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts every {stride} frames.</source>
        <translation>Este equipo ejecuta {rate:.1f} ventanas por segundo: una ventana empieza cada {stride} fotogramas.</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts with every frame.</source>
        <translation>Este equipo ejecuta {rate:.1f} ventanas por segundo: una ventana empieza en cada fotograma.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}, carrying &apos;{input}&apos; from window to window.</source>
        <translation>TrackNet con {frames} fotogramas a {size}, {family}, {batch}, que pasa «{input}» de una ventana a la siguiente.</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}.</source>
        <translation>TrackNet con {frames} fotogramas a {size}, {family}, {batch}.</translation>
    </message>
    <message>
        <source>TrackNet: finds the ball</source>
        <translation>TrackNet: encuentra la pelota</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Seguimiento</translation>
    </message>
    <message>
        <source>Trained at</source>
        <translation>Entrenado a</translation>
    </message>
    <message>
        <source>Try on a video...</source>
        <translation>Probar en un video…</translation>
    </message>
    <message>
        <source>Try on {video}</source>
        <translation>Probar en {video}</translation>
    </message>
    <message>
        <source>Trying 8-bit integers (once)</source>
        <translation>Prueba de enteros de 8 bits (una vez)</translation>
    </message>
    <message>
        <source>Trying {count} families on {video}…</source>
        <translation>Prueba de {count} familias en {video}…</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or install an older version of the plugin.</source>
        <translation>Actualice ONNX Runtime o instale una versión anterior del complemento.</translation>
    </message>
    <message>
        <source>Update Windows (10 version 1903 or newer) and the graphics driver.</source>
        <translation>Actualice Windows (10 versión 1903 o más nueva) y el controlador gráfico.</translation>
    </message>
    <message>
        <source>Update macOS (14 or newer, Apple silicon).</source>
        <translation>Actualice macOS (14 o más nuevo, Apple silicon).</translation>
    </message>
    <message>
        <source>Use as {network}</source>
        <translation>Usar como {network}</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>No usar ninguno</translation>
    </message>
    <message>
        <source>Use the included model</source>
        <translation>Usar el modelo incluido</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Usar este</translation>
    </message>
    <message>
        <source>Uses {provider}</source>
        <translation>Usa {provider}</translation>
    </message>
    <message>
        <source>Using 32-bit floats. 8-bit integers are {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>Se usa coma flotante de 32 bits. Los enteros de 8 bits son {speed:.1f} veces más rápidos en este equipo, con el mismo resultado en {agreeing} de {frames} fotogramas de prueba.</translation>
    </message>
    <message>
        <source>Using 32-bit floats: sums of 8-bit integers overflow on this processor.</source>
        <translation>Se usa coma flotante de 32 bits: las sumas de enteros de 8 bits se desbordan en este procesador.</translation>
    </message>
    <message>
        <source>Using 8-bit integers: {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>Se usan enteros de 8 bits: {speed:.1f} veces más rápido en este equipo, con el mismo resultado en {agreeing} de {frames} fotogramas de prueba.</translation>
    </message>
    <message>
        <source>WebGPU finds no graphics card that it can use.</source>
        <translation>WebGPU no encuentra ninguna tarjeta gráfica que pueda usar.</translation>
    </message>
    <message>
        <source>What to track</source>
        <translation>Qué seguir</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Funciona</translation>
    </message>
    <message>
        <source>Your choice: {family}.</source>
        <translation>Elección manual: {family}.</translation>
    </message>
    <message>
        <source>`--family NAME`, the settings, and the metadata `family` of a model file. [Your own networks](../own-networks.md) says how to find the family of a file.</source>
        <translation>`--family NAME`, la configuración y los metadatos `family` de un archivo de modelo. [Modelos propios](../own-networks.md) explica cómo averiguar la familia de un archivo.</translation>
    </message>
    <message>
        <source>`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. [Providers](../providers.md) says which have ever run.</source>
        <translation>`--provider NAME` y la página Proveedor de la configuración. `auto` toma el primero que funciona, en este orden. [Proveedores](../providers.md) dice cuáles se han ejecutado alguna vez.</translation>
    </message>
    <message>
        <source>a TrackNet</source>
        <translation>una TrackNet</translation>
    </message>
    <message>
        <source>a digit network</source>
        <translation>un modelo de dígitos</translation>
    </message>
    <message>
        <source>a grid of cells for {frames}</source>
        <translation>una cuadrícula de celdas para {frames}</translation>
    </message>
    <message>
        <source>a heatmap of {frames}</source>
        <translation>un mapa de calor de {frames}</translation>
    </message>
    <message>
        <source>a pose model</source>
        <translation>un modelo de poses</translation>
    </message>
    <message>
        <source>a stroke network</source>
        <translation>un modelo de golpes</translation>
    </message>
    <message>
        <source>an InpaintNet</source>
        <translation>una InpaintNet</translation>
    </message>
    <message>
        <source>an embedding network</source>
        <translation>un modelo de embeddings</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>any batch</source>
        <translation>cualquier lote</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>background mode {name}</source>
        <translation>modo de fondo {name}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}</source>
        <translation>pelota en {with_ball:,} de {frames}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}, {filled:,} of them filled in {gaps}</source>
        <translation>pelota en {with_ball:,} de {frames}, {filled:,} de ellos rellenados en {gaps}</translation>
    </message>
    <message>
        <source>batches of {batch}</source>
        <translation>lotes de {batch}</translation>
    </message>
    <message>
        <source>blue, green, red</source>
        <translation>azul, verde, rojo</translation>
    </message>
    <message>
        <source>brightness</source>
        <translation>brillo</translation>
    </message>
    <message>
        <source>build of ONNX Runtime</source>
        <translation>compilación de ONNX Runtime</translation>
    </message>
    <message>
        <source>cuDNN failed ({status}).</source>
        <translation>Falló cuDNN ({status}).</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distintos</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no compatible</translation>
    </message>
    <message>
        <source>each frame</source>
        <translation>cada fotograma</translation>
    </message>
    <message>
        <source>family {name}</source>
        <translation>familia {name}</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>compatible</translation>
    </message>
    <message>
        <source>fits, with assumptions</source>
        <translation>compatible, con supuestos</translation>
    </message>
    <message>
        <source>heatmaps within {limit:g}</source>
        <translation>mapas de calor con una diferencia máxima de {limit:g}</translation>
    </message>
    <message>
        <source>if it does not run</source>
        <translation>si no funciona</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>en la ventana</translation>
    </message>
    <message>
        <source>included with RallyTrace</source>
        <translation>incluido en RallyTrace</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>nearly the same</source>
        <translation>casi los mismos</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>necesita una respuesta</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no frame with a ball in both</source>
        <translation>ningún fotograma con pelota en ambos</translation>
    </message>
    <message>
        <source>no players found</source>
        <translation>ningún jugador encontrado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not looked at here</source>
        <translation>no examinado aquí</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>planes of L frames</source>
        <translation>planos de L fotogramas</translation>
    </message>
    <message>
        <source>players found</source>
        <translation>jugadores encontrados</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in every frame</source>
        <translation>posiciones a menos de {distance:g} px en todos los fotogramas</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in {share:.1%} of the frames</source>
        <translation>posiciones a menos de {distance:g} px en el {share:.1%} de los fotogramas</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>rojo, verde, azul</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>sistemas</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>la CPU</translation>
    </message>
    <message>
        <source>the CPU in 32-bit floats</source>
        <translation>la CPU en coma flotante de 32 bits</translation>
    </message>
    <message>
        <source>the background ({leading}), then {planes}</source>
        <translation>el fondo ({leading}), después {planes}</translation>
    </message>
    <message>
        <source>the best available provider</source>
        <translation>el mejor proveedor disponible</translation>
    </message>
    <message>
        <source>the difference from the background</source>
        <translation>la diferencia con el fondo</translation>
    </message>
    <message>
        <source>the last frame</source>
        <translation>el último fotograma</translation>
    </message>
    <message>
        <source>the middle frame</source>
        <translation>el fotograma central</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>los mismos</translation>
    </message>
    <message>
        <source>tried by `auto`</source>
        <translation>lo prueba `auto`</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>qué es</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <translation>{counts}.</translation>
    </message>
    <message>
        <source>{definition} Each one is tested with a small model. The status line shows the provider of the last run.</source>
        <translation>{definition} Cada uno se prueba con un modelo pequeño. La línea de estado muestra el proveedor de la última ejecución.</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>Quedan {duration}</translation>
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
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{frames} in {duration}.</source>
        <translation>{frames} en {duration}.</translation>
    </message>
    <message>
        <source>{key} brings it back.</source>
        <translation>{key} lo recupera.</translation>
    </message>
    <message>
        <source>{key} cancels it.</source>
        <translation>{key} lo cancela.</translation>
    </message>
    <message>
        <source>{label} exists only on {systems}.</source>
        <translation>{label} solo existe en {systems}.</translation>
    </message>
    <message>
        <source>{left} and {right}</source>
        <translation>{left} y {right}</translation>
    </message>
    <message>
        <source>{left} or {right}</source>
        <translation>{left} o {right}</translation>
    </message>
    <message>
        <source>{library} could not be loaded (Windows error {number}): a library that it needs is missing.</source>
        <translation>No se pudo cargar {library} (error de Windows {number}): falta una biblioteca que necesita.</translation>
    </message>
    <message>
        <source>{models} compiled by {providers}, kept for the next start: {size:.1f} MB</source>
        <translation>{models} de {providers}, compilados y guardados para el próximo inicio: {size:.1f} MB</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <translation>{names} y otras</translation>
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
        <translation>{output}; quizá un estado</translation>
    </message>
    <message>
        <source>{path} does not say what its input is. Its {channels} input channels and its output {shape} fit {options}.</source>
        <translation>{path} no dice cuál es su entrada. Sus {channels} canales de entrada y su salida {shape} corresponden a {options}.</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint of {network} over {frames}. Convert it to an .onnx model first:</source>
        <translation>{path} es un checkpoint de PyTorch de {network} con {frames}. Conviértalo primero a un modelo .onnx:</translation>
    </message>
    <message>
        <source>{path} is {found}, but {wanted} is needed here.</source>
        <translation>{path} es {found}, pero aquí se necesita {wanted}.</translation>
    </message>
    <message>
        <source>{pixels:.2f} px at 1280x720</source>
        <translation>{pixels:.2f} px a 1280x720</translation>
    </message>
    <message>
        <source>{planes} of each frame</source>
        <translation>{planes} de cada fotograma</translation>
    </message>
    <message>
        <source>{planes}, the newest first</source>
        <translation>{planes}, del más nuevo al más antiguo</translation>
    </message>
    <message>
        <source>{problem} {name} is still in use.</source>
        <translation>{problem} Se sigue usando {name}.</translation>
    </message>
    <message>
        <source>{provider} cannot be used: {reason}</source>
        <translation>No se puede usar {provider}: {reason}</translation>
    </message>
    <message>
        <source>{provider} in 8-bit integers</source>
        <translation>{provider} en enteros de 8 bits</translation>
    </message>
    <message>
        <source>{provider} runs {nodes} of the model&apos;s {total} operations; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} ejecuta {nodes} de las {total} operaciones del modelo; el resto se ejecuta en otro lugar ({elsewhere}).</translation>
    </message>
    <message>
        <source>{provider} takes {share:.0%} of the model&apos;s time; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} ocupa el {share:.0%} del tiempo del modelo; el resto se ejecuta en otro lugar ({elsewhere}).</translation>
    </message>
    <message>
        <source>{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} without overlap.</source>
        <translation>{rate:.3g} ventanas por segundo: {rate:.3g} fotogramas por segundo con una ventana por fotograma, {fastest:.3g} sin solapamiento.</translation>
    </message>
    <message>
        <source>{rate:.3g} with a window per frame, {fastest:.3g} without overlap</source>
        <translation>{rate:.3g} con una ventana por fotograma, {fastest:.3g} sin solapamiento</translation>
    </message>
    <message>
        <source>{runs} in this project.</source>
        <translation>{runs} en este proyecto.</translation>
    </message>
    <message>
        <source>{score:.0%}: {result}</source>
        <translation>{score:.0%}: {result}</translation>
    </message>
    <message>
        <source>{seconds:.1f} s to the first result</source>
        <translation>{seconds:.1f} s hasta el primer resultado</translation>
    </message>
    <message>
        <source>{speed:.1f} frames/s</source>
        <translation>{speed:.1f} fotogramas/s</translation>
    </message>
    <message>
        <source>{summary} How was it trained?</source>
        <translation>{summary} ¿Cómo se entrenó?</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>All rallies</source>
        <translation>Todos los rallies</translation>
    </message>
    <message>
        <source>All rallies, lets included</source>
        <translation>Todos los rallies, lets incluidos</translation>
    </message>
    <message>
        <source>Average rally</source>
        <translation>Promedio por rally</translation>
    </message>
    <message>
        <source>Ball in rallies</source>
        <translation>Pelota en los rallies</translation>
    </message>
    <message>
        <source>Bottom: where {played} of {strokes} were played from. Top: where {targets} went.</source>
        <translation>Abajo: desde dónde se jugaron {played} de {strokes}. Arriba: adónde fueron {targets}.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>By the player who hit last: a winner if that player won the rally, an error if not.</source>
        <translation>Según quién golpeó por última vez: golpe ganador si ganó el rally, error si no.</translation>
    </message>
    <message>
        <source>By what was set for the rally.</source>
        <translation>Según lo que se indicó en cada rally.</translation>
    </message>
    <message>
        <source>Counted from the rally winners by the rules of the sport</source>
        <translation>Contado con los ganadores de los rallies según las reglas del deporte</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Each of the two ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>Cada uno de los dos recorrió {distance} por rally en promedio ({rallies}; entre una estimación baja y otra alta).</translation>
    </message>
    <message>
        <source>Each player is shown at the bottom. Left and right are as the player sees them.</source>
        <translation>Cada jugador aparece abajo. Izquierda y derecha, según las ve el jugador.</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Endings were set or accepted by hand; {unknown} without a winner</source>
        <translation>Los finales se indicaron o aceptaron a mano; {unknown} sin ganador</translation>
    </message>
    <message>
        <source>Ends of the players</source>
        <translation>Lados de los jugadores</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>Lado lejano</translation>
    </message>
    <message>
        <source>Fastest km/h</source>
        <translation>Máxima km/h</translation>
    </message>
    <message>
        <source>Fastest stroke</source>
        <translation>Golpe más rápido</translation>
    </message>
    <message>
        <source>Fastest strokes</source>
        <translation>Golpes más rápidos</translation>
    </message>
    <message>
        <source>Found by the program</source>
        <translation>Por el programa</translation>
    </message>
    <message>
        <source>Frame {frame:,}</source>
        <translation>Fotograma {frame:,}</translation>
    </message>
    <message>
        <source>Frame {frame:,} of {video}</source>
        <translation>Fotograma {frame:,} de {video}</translation>
    </message>
    <message>
        <source>Frames {frames}. No winner set</source>
        <translation>Fotogramas {frames}. Sin ganador</translation>
    </message>
    <message>
        <source>Frames {frames}. Winner set by hand: {winner}</source>
        <translation>Fotogramas {frames}. Ganador fijado a mano: {winner}</translation>
    </message>
    <message>
        <source>From 3D trajectories fitted to the path of the ball; medians of the measured strokes</source>
        <translation>De trayectorias 3D ajustadas al recorrido de la pelota; medianas de los golpes medidos</translation>
    </message>
    <message>
        <source>From and to.</source>
        <translation>De dónde a dónde.</translation>
    </message>
    <message>
        <source>From video to video</source>
        <translation>De un video a otro</translation>
    </message>
    <message>
        <source>From {shots}</source>
        <translation>De {shots}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Set {number}</translation>
    </message>
    <message>
        <source>Grid lines every five points.</source>
        <translation>Líneas cada cinco puntos.</translation>
    </message>
    <message>
        <source>Half of the {known} measured strokes were faster</source>
        <translation>La mitad de los {known} golpes medidos fueron más rápidos</translation>
    </message>
    <message>
        <source>Highest of the speeds known within 10%, with its 80% interval</source>
        <translation>La mayor de las velocidades conocidas con un margen del 10&#xa0;%, con su intervalo del 80&#xa0;%</translation>
    </message>
    <message>
        <source>How rallies ended</source>
        <translation>Cómo terminaron los rallies</translation>
    </message>
    <message>
        <source>In brackets: the rallies or strokes that each figure rests on.</source>
        <translation>Entre paréntesis: los rallies o golpes en que se basa cada cifra.</translation>
    </message>
    <message>
        <source>In colour: where the player stood.</source>
        <translation>En color: dónde estaba el jugador.</translation>
    </message>
    <message>
        <source>Last stroke by</source>
        <translation>Último golpe de</translation>
    </message>
    <message>
        <source>Lead after each rally, {round}</source>
        <translation>Ventaja tras cada rally, {round}</translation>
    </message>
    <message>
        <source>Lead after each rally: {first} above the line, {second} below.</source>
        <translation>Ventaja tras cada rally: {first} por encima de la línea, {second} por debajo.</translation>
    </message>
    <message>
        <source>Length (s)</source>
        <translation>Duración (s)</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>Rallies más largos</translation>
    </message>
    <message>
        <source>Longest rally</source>
        <translation>Rally más largo</translation>
    </message>
    <message>
        <source>Lost by own error</source>
        <translation>Perdidos por error propio</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medidos</translation>
    </message>
    <message>
        <source>Median height at net</source>
        <translation>Altura mediana en la red</translation>
    </message>
    <message>
        <source>Median km/h</source>
        <translation>Mediana km/h</translation>
    </message>
    <message>
        <source>Median speed (km/h)</source>
        <translation>Velocidad mediana (km/h)</translation>
    </message>
    <message>
        <source>Movement, {player}</source>
        <translation>Movimiento, {player}</translation>
    </message>
    <message>
        <source>Movement.</source>
        <translation>Movimiento.</translation>
    </message>
    <message>
        <source>Named by the stroke network, {share:.0%} confident on average, or by hand</source>
        <translation>Clasificado por el modelo de golpes, con confianza media del {share:.0%}, o a mano</translation>
    </message>
    <message>
        <source>Names of strokes</source>
        <translation>Nombres de los golpes</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>Lado cercano</translation>
    </message>
    <message>
        <source>Needs a known score: the server follows from it.</source>
        <translation>Hace falta un marcador conocido: de él se deduce quién saca.</translation>
    </message>
    <message>
        <source>Needs rallies with a winner and a known player of the last stroke.</source>
        <translation>Hacen falta rallies con ganador y saber quién dio el último golpe.</translation>
    </message>
    <message>
        <source>No court set, so positions, zones and speeds are unknown.</source>
        <translation>Sin pista definida no se conocen posiciones, zonas ni velocidades.</translation>
    </message>
    <message>
        <source>No landings known.</source>
        <translation>No se conocen caídas.</translation>
    </message>
    <message>
        <source>No poses of the players found, so their movement is unknown.</source>
        <translation>Sin poses de los jugadores no se conoce su movimiento.</translation>
    </message>
    <message>
        <source>No rallies.</source>
        <translation>Sin rallies.</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>Ningún rally tiene ganador todavía.</translation>
    </message>
    <message>
        <source>No score. Set it up with the Match button of the Rallies panel.</source>
        <translation>Sin marcador. Se configura con el botón Partido del panel Rallies.</translation>
    </message>
    <message>
        <source>No speed could be measured reliably.</source>
        <translation>Ninguna velocidad se pudo medir de forma fiable.</translation>
    </message>
    <message>
        <source>No stroke has a name. Names need the court and the players&apos; poses.</source>
        <translation>Ningún golpe tiene nombre. Los nombres necesitan la pista y las poses de los jugadores.</translation>
    </message>
    <message>
        <source>No strokes found. They are found from the tracked path of the ball.</source>
        <translation>No se encontraron golpes. Se obtienen del recorrido de la pelota.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>On the court</source>
        <translation>En la pista</translation>
    </message>
    <message>
        <source>Opponent half, {zone} left</source>
        <translation>Campo rival, {zone} izquierdo</translation>
    </message>
    <message>
        <source>Opponent half, {zone} right</source>
        <translation>Campo rival, {zone} derecho</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Own half, {zone} left</source>
        <translation>Campo propio, {zone} izquierdo</translation>
    </message>
    <message>
        <source>Own half, {zone} right</source>
        <translation>Campo propio, {zone} derecho</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Pictures of the last stroke, with the path of the ball after it.</source>
        <translation>Imágenes del último golpe, con el recorrido posterior de la pelota.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player of each stroke</source>
        <translation>Quién dio cada golpe</translation>
    </message>
    <message>
        <source>Players of each rally</source>
        <translation>Jugadores de cada rally</translation>
    </message>
    <message>
        <source>Poses of the players</source>
        <translation>Poses de los jugadores</translation>
    </message>
    <message>
        <source>Position of the player at the stroke</source>
        <translation>Posición del jugador al golpear</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Rallies</translation>
    </message>
    <message>
        <source>Rallies by number of strokes</source>
        <translation>Rallies por número de golpes</translation>
    </message>
    <message>
        <source>Rallies or their scores are missing {places}.</source>
        <translation>Faltan rallies o sus marcadores {places}.</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rally</translation>
    </message>
    <message>
        <source>Rally length</source>
        <translation>Longitud de los rallies</translation>
    </message>
    <message>
        <source>Ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>Recorrió {distance} por rally en promedio ({rallies}; entre una estimación baja y otra alta).</translation>
    </message>
    <message>
        <source>Recorded at {rate:g} frames per second. Durations and speeds are those of play.</source>
        <translation>Grabado a {rate:g} fotogramas por segundo. Las duraciones y velocidades son las del juego.</translation>
    </message>
    <message>
        <source>Run a rally</source>
        <translation>Distancia por rally</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Score progression</source>
        <translation>Evolución del marcador</translation>
    </message>
    <message>
        <source>Serve and return</source>
        <translation>Saque y devolución</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Saques</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Sacador</translation>
    </message>
    <message>
        <source>Serves and hits, found on the path of the ball or set by hand</source>
        <translation>Saques e impactos, obtenidos del recorrido de la pelota o marcados a mano</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Set {number}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed measured for {known} of {strokes}</source>
        <translation>Velocidad medida en {known} de {strokes}</translation>
    </message>
    <message>
        <source>Speed of each stroke</source>
        <translation>Velocidad de cada golpe</translation>
    </message>
    <message>
        <source>Speed of the ball right after the stroke, where one camera is enough to measure it. ± gives the 80% interval.</source>
        <translation>Velocidad de la pelota justo después del golpe, donde basta una cámara para medirla. ± indica el intervalo del 80&#xa0;%.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Golpe</translation>
    </message>
    <message>
        <source>Stroke at {clock}, frame {frame:,}: {landed}; ± {across:.2f} m across, ± {along:.2f} m along the court</source>
        <translation>Golpe en {clock}, fotograma {frame:,}: {landed}; ± {across:.2f} m a lo ancho, ± {along:.2f} m a lo largo de la pista</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>Strokes and landings, {player}</source>
        <translation>Golpes y caídas, {player}</translation>
    </message>
    <message>
        <source>Strokes and landings.</source>
        <translation>Golpes y caídas.</translation>
    </message>
    <message>
        <source>Strokes by speed</source>
        <translation>Golpes por velocidad</translation>
    </message>
    <message>
        <source>Strokes per rally, coloured by winner.</source>
        <translation>Golpes por rally, con el color de quien ganó.</translation>
    </message>
    <message>
        <source>Strokes per rally.</source>
        <translation>Golpes por rally.</translation>
    </message>
    <message>
        <source>Strokes: rallies with known strokes. Seconds: all rallies</source>
        <translation>Golpes: rallies con golpes conocidos. Segundos: todos los rallies</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Target of the stroke: where it was hit next, or landed</source>
        <translation>Destino del golpe: donde se golpeó después, o donde cayó</translation>
    </message>
    <message>
        <source>The fastest strokes are those known within 10%.</source>
        <translation>Los golpes más rápidos son los conocidos con un margen del 10&#xa0;%.</translation>
    </message>
    <message>
        <source>The last hit on the path of the ball. Who made it follows from the whole rally</source>
        <translation>El último impacto del recorrido de la pelota. El rally entero indica quién lo dio</translation>
    </message>
    <message>
        <source>The players of the strokes are unknown. Find the players&apos; poses, or set the court.</source>
        <translation>No se sabe quién dio cada golpe. Busque las poses de los jugadores o defina la pista.</translation>
    </message>
    <message>
        <source>The score at the end is unknown.</source>
        <translation>El marcador final no se conoce.</translation>
    </message>
    <message>
        <source>The score is that before {rally}, which has no winner.</source>
        <translation>El marcador es el anterior a {rally}, que no tiene ganador.</translation>
    </message>
    <message>
        <source>The server follows from the score; {unknown} without a winner</source>
        <translation>Quién saca se deduce del marcador; {unknown} sin ganador</translation>
    </message>
    <message>
        <source>The video could not be read, so there are no pictures.</source>
        <translation>No se pudo leer el video, así que no hay imágenes.</translation>
    </message>
    <message>
        <source>Time in play</source>
        <translation>Tiempo de juego</translation>
    </message>
    <message>
        <source>Total length of the rallies, and of the videos</source>
        <translation>Duración total de los rallies y de los videos</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Where both players were during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>Dónde estuvieron ambos jugadores durante los rallies: {positions:,} posiciones de los pies en cuadrados de {side:.1f} m.</translation>
    </message>
    <message>
        <source>Where the player was during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>Dónde estuvo el jugador durante los rallies: {positions:,} posiciones de los pies en cuadrados de {side:.1f} m.</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>De dónde salen estas cifras</translation>
    </message>
    <message>
        <source>Who won the rallies on each player&apos;s serve.</source>
        <translation>Quién ganó los rallies con el saque de cada jugador.</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Ganadores</translation>
    </message>
    <message>
        <source>Winners and errors: last strokes of rallies won and lost.</source>
        <translation>Golpes ganadores y errores: últimos golpes de rallies ganados y perdidos.</translation>
    </message>
    <message>
        <source>Winners were set by hand; {unknown} without a winner</source>
        <translation>Los ganadores se fijaron a mano; {unknown} sin ganador</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Won returning</source>
        <translation>Ganados al devolver</translation>
    </message>
    <message>
        <source>Won serving</source>
        <translation>Ganados al sacar</translation>
    </message>
    <message>
        <source>Zones, {player}</source>
        <translation>Zonas, {player}</translation>
    </message>
    <message>
        <source>after {rally}</source>
        <translation>después de {rally}</translation>
    </message>
    <message>
        <source>before {rally}</source>
        <translation>antes de {rally}</translation>
    </message>
    <message>
        <source>certain in {certain:,} of {rallies}</source>
        <translation>seguros en {certain:,} de {rallies}</translation>
    </message>
    <message>
        <source>check Near end at start</source>
        <translation>compruebe «Lado cercano al inicio»</translation>
    </message>
    <message numerus="yes">
        <source>in %n more places</source>
        <translation>
            <numerusform>en %n lugar más</numerusform>
            <numerusform>en %n lugares más</numerusform>
        </translation>
    </message>
    <message>
        <source>{landings}, none with a measured place.</source>
        <translation>{landings}, ninguna con posición medida.</translation>
    </message>
    <message>
        <source>km/h (height: number of strokes)</source>
        <translation>km/h (altura: número de golpes)</translation>
    </message>
    <message>
        <source>landed in</source>
        <translation>cayó dentro</translation>
    </message>
    <message>
        <source>landed on own side</source>
        <translation>cayó en el propio campo</translation>
    </message>
    <message>
        <source>landed out</source>
        <translation>cayó fuera</translation>
    </message>
    <message>
        <source>landed too close to the line to call</source>
        <translation>cayó demasiado cerca de la línea para decidir</translation>
    </message>
    <message>
        <source>of {strokes}</source>
        <translation>de {strokes}</translation>
    </message>
    <message>
        <source>score and video differ in {rallies}</source>
        <translation>marcador y video difieren en {rallies}</translation>
    </message>
    <message>
        <source>strokes (height: number of rallies)</source>
        <translation>golpes (altura: número de rallies)</translation>
    </message>
    <message>
        <source>strokes · {seconds:.1f} s</source>
        <translation>golpes · {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, después {after}</translation>
    </message>
    <message>
        <source>{checked:,} of {frames} checked</source>
        <translation>{checked:,} de {frames} comprobados</translation>
    </message>
    <message>
        <source>{count}, {share:.0%} confident on average</source>
        <translation>{count}, confianza media del {share:.0%}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} o más</translation>
    </message>
    <message>
        <source>{first} to {second}</source>
        <translation>{first} a {second}</translation>
    </message>
    <message>
        <source>{low} to {high} km/h: {first} {first_count}, {second} {second_count}</source>
        <translation>{low} a {high} km/h: {first} {first_count}, {second} {second_count}</translation>
    </message>
    <message>
        <source>{number:,} more</source>
        <translation>{number:,} más</translation>
    </message>
    <message>
        <source>{part:,} of {all}</source>
        <translation>{part:,} de {all}</translation>
    </message>
    <message>
        <source>{part:,} of {total:,}</source>
        <translation>{part:,} de {total:,}</translation>
    </message>
    <message>
        <source>{placed:,} of {landings}: ● in, ○ too close to call, × out or on own side.</source>
        <translation>{placed:,} de {landings}: ● dentro, ○ demasiado cerca de la línea para decidir, × fuera o en el propio campo.</translation>
    </message>
    <message>
        <source>{player} lost {rallies} with it as the last stroke</source>
        <translation>{player} perdió {rallies} con este último golpe</translation>
    </message>
    <message>
        <source>{player} ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>{player} recorrió {distance} por rally en promedio ({rallies}; entre una estimación baja y otra alta).</translation>
    </message>
    <message>
        <source>{player} won {rallies} with it as the last stroke</source>
        <translation>{player} ganó {rallies} con este último golpe</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which the opponent hit last</source>
        <translation>{player} ganó {won} de {rallies} con el último golpe del rival</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which they hit last</source>
        <translation>{player} ganó {won} de {rallies} con su último golpe</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on the opponent&apos;s serve</source>
        <translation>{player} ganó {won} de {rallies} con saque rival</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on their own serve</source>
        <translation>{player} ganó {won} de {rallies} con su saque</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} that ended so</source>
        <translation>{player} ganó {won} de {rallies} con este final</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} with {strokes} strokes</source>
        <translation>{player} ganó {won} de {rallies} con {strokes} golpes</translation>
    </message>
    <message>
        <source>{player}: errors</source>
        <translation>{player}: errores</translation>
    </message>
    <message>
        <source>{player}: winners</source>
        <translation>{player}: ganadores</translation>
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
        <translation>{rallies:,} con ganador</translation>
    </message>
    <message>
        <source>{rallies} left out: not known to be played by {names}.</source>
        <translation>{rallies} sin incluir: no consta que los jugaran {names}.</translation>
    </message>
    <message>
        <source>{rallies}, largest lead {lead}</source>
        <translation>{rallies}, mayor ventaja {lead}</translation>
    </message>
    <message>
        <source>{rally} at its last stroke, {clock}</source>
        <translation>{rally} en su último golpe, {clock}</translation>
    </message>
    <message>
        <source>{rally}, frames {frames}</source>
        <translation>{rally}, fotogramas {frames}</translation>
    </message>
    <message>
        <source>{rally}, {clock}, frame {frame:,}. 80% interval</source>
        <translation>{rally}, {clock}, fotograma {frame:,}. Intervalo del 80&#xa0;%</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Not counted; {strokes}.</source>
        <translation>{rally}, {clock}: {score}. No cuenta; {strokes}.</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Won by {player}; {strokes}.</source>
        <translation>{rally}, {clock}: {score}. Gana {player}; {strokes}.</translation>
    </message>
    <message>
        <source>{rate:.0f} per minute of play</source>
        <translation>{rate:.0f} por minuto de juego</translation>
    </message>
    <message>
        <source>{share:.0%} of {length}</source>
        <translation>{share:.0%} de {length}</translation>
    </message>
    <message>
        <source>{share:.1%} of the time in rallies</source>
        <translation>{share:.1%} del tiempo en los rallies</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}</source>
        <translation>{strokes} golpes: {rallies}</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}; {first} won {first_won}, {second} {second_won}</source>
        <translation>{strokes} golpes: {rallies}; {first} ganó {first_won}, {second} {second_won}</translation>
    </message>
    <message>
        <source>{zone}: {strokes}, {share:.0%}. {source}</source>
        <translation>{zone}: {strokes}, {share:.0%}. {source}</translation>
    </message>
    <message>
        <source>± is half the width of an 80% interval. Positions on the floor are measured from the court lines; speeds and landings from 3D trajectories, where one camera is enough. Point at a number to see its source.</source>
        <translation>± es la mitad de la amplitud de un intervalo del 80&#xa0;%. Las posiciones en el suelo se miden desde las líneas de la pista; las velocidades y caídas, con trayectorias 3D, donde basta una cámara. Apunte a una cifra para ver de dónde sale.</translation>
    </message>
    <message>
        <source>± {interval:.0f} km/h</source>
        <translation>± {interval:.0f} km/h</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>16-bit floats</source>
        <translation>Coma flotante de 16 bits</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>Coma flotante de 32 bits</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>Enteros de 8 bits</translation>
    </message>
    <message>
        <source>A path in these colours and sizes</source>
        <translation>Un recorrido con estos colores y tamaños</translation>
    </message>
    <message>
        <source>A rally that does not count for the score.</source>
        <translation>Un rally que no cuenta para el marcador.</translation>
    </message>
    <message>
        <source>A replay, a break or another camera. These frames are not tracked. Also called non-play.</source>
        <translation>Una repetición, una pausa u otra cámara. Estos fotogramas no se siguen. En inglés también non-play.</translation>
    </message>
    <message>
        <source>A serve, hit, bounce or landing of the ball.</source>
        <translation>Un saque, impacto, bote o caída de la pelota.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Advance after a click</source>
        <translation>Avanzar tras un clic</translation>
    </message>
    <message>
        <source>After each run that finds the ball, find the players in the same frames.</source>
        <translation>Después de cada ejecución que busca la pelota, buscar a los jugadores en los mismos fotogramas.</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Todos los núcleos</translation>
    </message>
    <message>
        <source>All keys were restored to the defaults.</source>
        <translation>Se restablecieron todas las teclas predeterminadas.</translation>
    </message>
    <message>
        <source>Also after tracking</source>
        <translation>También tras el seguimiento</translation>
    </message>
    <message>
        <source>An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.</source>
        <translation>Una hora de video ocupa cerca de 8 GB a 720p y de 13 a 50 GB a 1080p. Las copias más antiguas se eliminan primero.</translation>
    </message>
    <message>
        <source>Another action also has this key.</source>
        <translation>Otra acción también tiene esta tecla.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>As stated in the file</source>
        <translation>La que indica el archivo</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Automatic, from court or path</source>
        <translation>Automático, por la pista o el recorrido</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Background end</source>
        <translation>Final del fondo</translation>
    </message>
    <message>
        <source>Background start</source>
        <translation>Inicio del fondo</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño del lote</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>El mejor disponible</translation>
    </message>
    <message>
        <source>Blob: as in TrackNetV3</source>
        <translation>Mancha: como en TrackNetV3</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Abajo a la izquierda</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Abajo a la derecha</translation>
    </message>
    <message>
        <source>Centroid: subpixel</source>
        <translation>Centroide: subpíxel</translation>
    </message>
    <message>
        <source>Changes apply to the next run, not to a run in progress.</source>
        <translation>Los cambios se aplican a la próxima ejecución, no a la que está en curso.</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Chosen for the model</source>
        <translation>Según el modelo</translation>
    </message>
    <message>
        <source>Chosen for the provider</source>
        <translation>Según el proveedor</translation>
    </message>
    <message>
        <source>Click a key or press {key}, then press the new key, or Esc to keep the old one. Delete removes a key.</source>
        <translation>Haga clic en una tecla o pulse {key}, y después pulse la tecla nueva, o Esc para conservar la anterior. Supr quita una tecla.</translation>
    </message>
    <message>
        <source>Click to change the key</source>
        <translation>Clic para cambiar la tecla</translation>
    </message>
    <message>
        <source>Click to open the settings</source>
        <translation>Clic para abrir la configuración</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Consecutive frames that a network looks at together.</source>
        <translation>Fotogramas consecutivos que un modelo examina juntos.</translation>
    </message>
    <message>
        <source>Consecutive frames without a ball.</source>
        <translation>Fotogramas consecutivos sin pelota.</translation>
    </message>
    <message>
        <source>Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are deleted.</source>
        <translation>Copiar el video abierto en segundo plano, sin pérdida de calidad, para que los saltos sean más rápidos. Si está desactivado, se eliminan todas las copias.</translation>
    </message>
    <message>
        <source>Corner of the video to show them in, or beside the video if there is space.</source>
        <translation>Esquina del video en la que se muestran, o junto al video si hay sitio.</translation>
    </message>
    <message>
        <source>Ctrl+, opens the settings. The settings file holds only what you have changed.</source>
        <translation>Ctrl+, abre la configuración. El archivo de configuración contiene solo lo que se ha cambiado.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Decides which court is searched for, whether the ball bounces in play, and how strokes are named. Automatic: any court, then the sport of the court or of the path. Match &gt; Sport sets it for one video.</source>
        <translation>Decide qué pista se busca, si la pelota bota durante el juego y cómo se llaman los golpes. Automático: cualquier pista, y después el deporte de la pista o del recorrido. Partido &gt; Deporte lo fija para un video.</translation>
    </message>
    <message>
        <source>Decode in hardware</source>
        <translation>Decodificar por hardware</translation>
    </message>
    <message>
        <source>Decode the video of a run on the graphics card, if that gives exactly the same pictures.</source>
        <translation>Decodificar el video de una ejecución en la tarjeta gráfica, si da exactamente las mismas imágenes.</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>Decodificación</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Disk space for fast jumps</source>
        <translation>Espacio para saltos rápidos</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Excel with decimal commas</source>
        <translation>Excel con coma decimal</translation>
    </message>
    <message>
        <source>Export positions that InpaintNet put into gaps as visible, as TrackNetV3 does. Otherwise they count as hidden.</source>
        <translation>Exportar como visibles las posiciones que InpaintNet puso en huecos, como hace TrackNetV3. Si no, cuentan como ocultas.</translation>
    </message>
    <message>
        <source>Exported tables</source>
        <translation>Tablas exportadas</translation>
    </message>
    <message>
        <source>Fall back to the CPU</source>
        <translation>Recurrir a la CPU</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familias</translation>
    </message>
    <message>
        <source>Families of models whose files do not state one, by SHA-256.</source>
        <translation>Familias de modelos cuyos archivos no la indican, por SHA-256.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Fast jumps</source>
        <translation>Saltos rápidos</translation>
    </message>
    <message>
        <source>Fewer bits are faster and slightly less exact. 8-bit integers are for the included networks. Automatic: the CPU uses them where a trial shows that they pay off. A provider without the chosen precision uses its own.</source>
        <translation>Con menos bits es más rápido y algo menos exacto. Los enteros de 8 bits son para los modelos incluidos. Automática: la CPU los usa donde una prueba muestra que compensan. Un proveedor sin la precisión elegida usa la suya.</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Rellenar huecos</translation>
    </message>
    <message>
        <source>Filled path</source>
        <translation>Recorrido rellenado</translation>
    </message>
    <message>
        <source>Filled positions count as visible</source>
        <translation>Lo rellenado cuenta como visible</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>Buscar rallies</translation>
    </message>
    <message>
        <source>Find the players in every Nth frame, and interpolate the frames in between.</source>
        <translation>Buscar a los jugadores en uno de cada N fotogramas e interpolar los demás.</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Primer fotograma</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <translation>Centrar en la pelota</translation>
    </message>
    <message>
        <source>Following the ball takes less time: the network looks at the whole picture to find the ball, then at the part around it.</source>
        <translation>Centrarse en la pelota lleva menos tiempo: el modelo examina la imagen completa para encontrar la pelota y después la parte que la rodea.</translation>
    </message>
    <message>
        <source>Frame cache</source>
        <translation>Caché de fotogramas</translation>
    </message>
    <message>
        <source>Frame number and state</source>
        <translation>Fotograma y estado</translation>
    </message>
    <message>
        <source>Frame step</source>
        <translation>Uno de cada</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Frames from the start of one window to the next. A larger step is faster. Also called stride.</source>
        <translation>Fotogramas desde el inicio de una ventana hasta el de la siguiente. Un paso mayor es más rápido. En inglés también stride.</translation>
    </message>
    <message>
        <source>Frames next to each other that may be wrong. You check them together.</source>
        <translation>Fotogramas contiguos que pueden ser erróneos. Se comprueban juntos.</translation>
    </message>
    <message>
        <source>Frames of the path after the current frame, drawn fainter.</source>
        <translation>Fotogramas del recorrido después del fotograma actual, más tenues.</translation>
    </message>
    <message>
        <source>Frames of the path before the current frame.</source>
        <translation>Fotogramas del recorrido antes del fotograma actual.</translation>
    </message>
    <message>
        <source>From the frame rate</source>
        <translation>Según los fps</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>Según el modelo</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memoria de GPU</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Huecos</translation>
    </message>
    <message>
        <source>Go to the next frame after you place the ball.</source>
        <translation>Ir al fotograma siguiente tras colocar la pelota.</translation>
    </message>
    <message>
        <source>Heatmap opacity</source>
        <translation>Opacidad del mapa de calor</translation>
    </message>
    <message>
        <source>Highest pixel</source>
        <translation>Píxel más alto</translation>
    </message>
    <message>
        <source>How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability.</source>
        <translation>Con qué claridad ve TrackNet la pelota en el fotograma, de 0 a 1. No es una probabilidad.</translation>
    </message>
    <message>
        <source>How likely the frame is wrong, from 0 to 1.</source>
        <translation>Probabilidad de que el fotograma sea erróneo, de 0 a 1.</translation>
    </message>
    <message>
        <source>How tables of events, rallies, strokes and poses are written. Label files are always plain.</source>
        <translation>Cómo se escriben las tablas de eventos, rallies, golpes y poses. Los archivos de anotaciones son siempre simples.</translation>
    </message>
    <message>
        <source>How the position is calculated from the heatmap.</source>
        <translation>Cómo se calcula la posición a partir del mapa de calor.</translation>
    </message>
    <message>
        <source>How the results of overlapping windows are combined.</source>
        <translation>Cómo se combinan los resultados de ventanas solapadas.</translation>
    </message>
    <message>
        <source>If off, other camera views, such as most replays, are marked as not in play and skipped.</source>
        <translation>Si está desactivado, las otras vistas de cámara, como la mayoría de las repeticiones, se marcan como sin juego y se omiten.</translation>
    </message>
    <message>
        <source>If off, the item whose correction repairs most comes first.</source>
        <translation>Si está desactivado, va primero el caso cuya corrección arregla más.</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet estimates the position where TrackNet finds no ball.</source>
        <translation>InpaintNet estima la posición donde TrackNet no encuentra la pelota.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>Mapa de teclas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the window and the match page. It takes effect when you start RallyTrace again.</source>
        <translation>Idioma de la ventana y de la página del partido. Se aplica al reiniciar RallyTrace.</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último fotograma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark.</source>
        <translation>Claro u oscuro.</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Grosor de línea</translation>
    </message>
    <message>
        <source>Longer gaps are not filled. 0: fill no gaps.</source>
        <translation>Los huecos más largos no se rellenan. 0: no rellenar huecos.</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>Hueco más largo</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Examinar</translation>
    </message>
    <message>
        <source>Loop the range</source>
        <translation>Repetir el intervalo</translation>
    </message>
    <message>
        <source>Marker size</source>
        <translation>Tamaño de la marca</translation>
    </message>
    <message>
        <source>Maximum GPU memory to use.</source>
        <translation>Memoria de GPU máxima que se usa.</translation>
    </message>
    <message>
        <source>Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.</source>
        <translation>Memoria para fotogramas decodificados, un tercio de ella durante una ejecución. Con más memoria es más rápido avanzar por fotogramas y moverse por el video.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>No action matches.</source>
        <translation>Ninguna acción coincide.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>Sin solapamiento</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports.</source>
        <translation>No se puede saber dónde está la pelota. El fotograma cuenta como revisado, pero no se exporta.</translation>
    </message>
    <message>
        <source>Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.</source>
        <translation>Nadie vio la pelota allí: InpaintNet o una curva puso la posición en un hueco. En inglés también inpainted.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Number of CPU cores for a run.</source>
        <translation>Número de núcleos de CPU para una ejecución.</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <translation>Número de la GPU, desde 0.</translation>
    </message>
    <message>
        <source>On the video</source>
        <translation>En el video</translation>
    </message>
    <message>
        <source>One video of all listed rallies or events, one after another. Also called a reel.</source>
        <translation>Un video de todos los rallies o eventos de la lista, uno tras otro. En inglés también reel.</translation>
    </message>
    <message>
        <source>Only actions with changed keys.</source>
        <translation>Solo acciones con teclas cambiadas.</translation>
    </message>
    <message>
        <source>Opacity of the heatmap over the video.</source>
        <translation>Opacidad del mapa de calor sobre el video.</translation>
    </message>
    <message>
        <source>Overlapping windows</source>
        <translation>Ventanas solapadas</translation>
    </message>
    <message>
        <source>Pictures in the frame table</source>
        <translation>Imágenes en la tabla de fotogramas</translation>
    </message>
    <message>
        <source>Plain CSV</source>
        <translation>CSV simple</translation>
    </message>
    <message>
        <source>Plain mean</source>
        <translation>Media simple</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>Reproducir el sonido</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed.</source>
        <translation>Reproducir el sonido del video a velocidad normal.</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>Modelo de poses</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Predicted path</source>
        <translation>Recorrido predicho</translation>
    </message>
    <message>
        <source>Press the new key, or Esc to cancel.</source>
        <translation>Pulse la tecla nueva, o Esc para cancelar.</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Núcleos</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>RallyTrace is not sure of the result. Check it.</source>
        <translation>RallyTrace no está seguro del resultado. Conviene comprobarlo.</translation>
    </message>
    <message>
        <source>Recent InpaintNets</source>
        <translation>InpaintNets recientes</translation>
    </message>
    <message>
        <source>Recent TrackNets</source>
        <translation>TrackNets recientes</translation>
    </message>
    <message>
        <source>Recent embedding networks</source>
        <translation>Modelos de embeddings recientes</translation>
    </message>
    <message>
        <source>Recent pose models</source>
        <translation>Modelos de poses recientes</translation>
    </message>
    <message>
        <source>Recent videos</source>
        <translation>Videos recientes</translation>
    </message>
    <message>
        <source>Remove {key} from {names}</source>
        <translation>Quitar {key} de {names}</translation>
    </message>
    <message>
        <source>Repeat the marked range during playback.</source>
        <translation>Repetir el intervalo marcado durante la reproducción.</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>Cambio de tamaño</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Restablecer teclas</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore defaults for all actions</source>
        <translation>Restablecer todas las acciones</translation>
    </message>
    <message>
        <source>Review in time order</source>
        <translation>Revisar en orden cronológico</translation>
    </message>
    <message>
        <source>Runs do not change the frame. Also called pinned.</source>
        <translation>Las ejecuciones no cambian el fotograma. En inglés también pinned.</translation>
    </message>
    <message>
        <source>Saved filters of rallies, by name.</source>
        <translation>Filtros de rallies guardados, por nombre.</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Segunda tecla</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Segundos después</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Segundos antes</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>Páginas de configuración</translation>
    </message>
    <message>
        <source>Show a picture of the ball in each row. A right click on the table&apos;s headings does the same.</source>
        <translation>Mostrar una imagen de la pelota en cada fila. Un clic derecho en los encabezados de la tabla hace lo mismo.</translation>
    </message>
    <message>
        <source>Size of the ball&apos;s marker on the video.</source>
        <translation>Tamaño de la marca de la pelota en el video.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamaños</translation>
    </message>
    <message>
        <source>Small pictures of consecutive frames around the ball, side by side.</source>
        <translation>Imágenes pequeñas de fotogramas consecutivos alrededor de la pelota, una al lado de otra.</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>Deporte</translation>
    </message>
    <message>
        <source>Start at the playhead</source>
        <translation>Empezar en el fotograma actual</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>TF32 (NVIDIA)</source>
        <translation>TF32 (NVIDIA)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>The .onnx file to use.</source>
        <translation>El archivo .onnx que se usa.</translation>
    </message>
    <message>
        <source>The background is the median of these frames. Leave both empty to let RallyTrace choose frames for each scene.</source>
        <translation>El fondo es la mediana de estos fotogramas. Deje ambos vacíos para que RallyTrace elija los fotogramas de cada escena.</translation>
    </message>
    <message>
        <source>The ball is found where the heatmap is above this value.</source>
        <translation>La pelota se encuentra donde el mapa de calor supera este valor.</translation>
    </message>
    <message>
        <source>The ball is in the picture, but something is in front of it. Also called occluded.</source>
        <translation>La pelota está en la imagen, pero hay algo delante. En inglés también occluded.</translation>
    </message>
    <message>
        <source>The ball meets the ground and the rally ends.</source>
        <translation>La pelota toca el suelo y el rally termina.</translation>
    </message>
    <message>
        <source>The ball or the shuttle, whatever the sport.</source>
        <translation>La pelota o el volante, sea cual sea el deporte.</translation>
    </message>
    <message>
        <source>The defaults were restored.</source>
        <translation>Se restablecieron los valores predeterminados.</translation>
    </message>
    <message>
        <source>The end of the court, or the player, closer to the camera.</source>
        <translation>El lado de la pista, o el jugador, más cercano a la cámara.</translation>
    </message>
    <message>
        <source>The end of the court, or the player, farther from the camera.</source>
        <translation>El lado de la pista, o el jugador, más alejado de la cámara.</translation>
    </message>
    <message>
        <source>The filled path</source>
        <translation>El recorrido rellenado</translation>
    </message>
    <message>
        <source>The flight of the ball between two hits in metres, computed from the path and the court.</source>
        <translation>El vuelo de la pelota entre dos impactos, en metros, calculado con el recorrido y la pista.</translation>
    </message>
    <message>
        <source>The frames between two marks, set with I and O.</source>
        <translation>Los fotogramas entre dos marcas, puestas con I y O.</translation>
    </message>
    <message>
        <source>The included model</source>
        <translation>El modelo incluido</translation>
    </message>
    <message>
        <source>The keys of this map have replaced yours.</source>
        <translation>Las teclas de este mapa han reemplazado las anteriores.</translation>
    </message>
    <message>
        <source>The language changes when you start RallyTrace again.</source>
        <translation>El idioma cambia al reiniciar RallyTrace.</translation>
    </message>
    <message>
        <source>The mode in which you find the court lines and drag them into place.</source>
        <translation>El modo en el que se buscan las líneas de la pista y se arrastran a su lugar.</translation>
    </message>
    <message>
        <source>The part around the ball</source>
        <translation>La parte que rodea la pelota</translation>
    </message>
    <message>
        <source>The points set by hand</source>
        <translation>Las posiciones manuales</translation>
    </message>
    <message>
        <source>The position does not fit the path of the ball in the frames around.</source>
        <translation>La posición no concuerda con el recorrido de la pelota en los fotogramas vecinos.</translation>
    </message>
    <message>
        <source>The predicted path</source>
        <translation>El recorrido predicho</translation>
    </message>
    <message>
        <source>The software that runs the networks: on the processor, a graphics card or an NPU.</source>
        <translation>El software que ejecuta los modelos: en el procesador, una tarjeta gráfica o una NPU.</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>La imagen completa</translation>
    </message>
    <message>
        <source>The words of the window, in one sentence each. Tooltips say the same.</source>
        <translation>Las palabras de la ventana, con una frase cada una. La ayuda emergente dice lo mismo.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>Tercera tecla</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Time after each rally or event, when a list is played or saved as clips.</source>
        <translation>Tiempo después de cada rally o evento, al reproducir una lista o guardarla como clips.</translation>
    </message>
    <message>
        <source>Time before each rally or event, when a list is played or saved as clips.</source>
        <translation>Tiempo antes de cada rally o evento, al reproducir una lista o guardarla como clips.</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Arriba a la izquierda</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Arriba a la derecha</translation>
    </message>
    <message>
        <source>Track every Nth frame and interpolate the frames in between.</source>
        <translation>Seguir uno de cada N fotogramas e interpolar los demás.</translation>
    </message>
    <message>
        <source>Track every camera</source>
        <translation>Seguir todas las cámaras</translation>
    </message>
    <message>
        <source>Track from the frame on the screen first, then the rest of the video.</source>
        <translation>Seguir primero desde el fotograma en pantalla y después el resto del video.</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak.</source>
        <translation>TrackNet vio algo parecido a una pelota, pero demasiado débil para contarlo. En inglés también faint peak.</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Seguimiento</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>Estela delante</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>Estela detrás</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Use smaller frames and run the network once on each. Takes less time, but misses small and slow balls more often.</source>
        <translation>Usar fotogramas más pequeños y ejecutar el modelo una vez en cada uno. Tarda menos, pero detecta peor las pelotas pequeñas y lentas.</translation>
    </message>
    <message>
        <source>Use the CPU if the provider does not work. Otherwise the run stops with an error.</source>
        <translation>Usar la CPU si el proveedor no funciona. Si no, la ejecución se detiene con un error.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Volume of the sound.</source>
        <translation>Volumen del sonido.</translation>
    </message>
    <message>
        <source>Weighted mean (centre counts most)</source>
        <translation>Media ponderada (pesa más el centro)</translation>
    </message>
    <message>
        <source>What TrackNet returns for a frame: how likely the ball is at each place.</source>
        <translation>Lo que TrackNet devuelve para un fotograma: con qué probabilidad está la pelota en cada lugar.</translation>
    </message>
    <message>
        <source>What a TrackNet takes as input and returns.</source>
        <translation>Qué recibe una TrackNet como entrada y qué devuelve.</translation>
    </message>
    <message>
        <source>What the player did to hit the ball, such as a smash or a clear.</source>
        <translation>Lo que hizo el jugador para golpear la pelota, como un remate o un clear.</translation>
    </message>
    <message>
        <source>Where a position comes from: TrackNet, a filled gap, a label file or your hand.</source>
        <translation>De dónde viene una posición: de TrackNet, de un hueco rellenado, de un archivo de anotaciones o de una corrección manual.</translation>
    </message>
    <message>
        <source>While it is on, single keys set events and name strokes.</source>
        <translation>Mientras está activo, con una sola tecla se marcan eventos y se nombran golpes.</translation>
    </message>
    <message>
        <source>While the video is tracked, find its rallies. If you named one yourself, none are added.</source>
        <translation>Durante el seguimiento del video, buscar sus rallies. Si alguno tiene nombre manual, no se añade ninguno.</translation>
    </message>
    <message>
        <source>While zoomed in, centre the ball when it leaves the middle of the view.</source>
        <translation>Con el zoom activo, centrar la pelota cuando sale del centro de la vista.</translation>
    </message>
    <message>
        <source>Width of the path on the video.</source>
        <translation>Grosor del recorrido en el video.</translation>
    </message>
    <message>
        <source>Window length of the model</source>
        <translation>Ventana del modelo</translation>
    </message>
    <message>
        <source>Window step (stride)</source>
        <translation>Paso de la ventana (stride)</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>Windows in one call of the model.</source>
        <translation>Ventanas en una llamada al modelo.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>You have checked the frame. Runs do not change it.</source>
        <translation>El fotograma está comprobado. Las ejecuciones no lo cambian.</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>Teclas propias</translation>
    </message>
    <message>
        <source>Zoom in on the ball when you go to a review item.</source>
        <translation>Acercar la imagen a la pelota al ir a un caso por revisar.</translation>
    </message>
    <message>
        <source>Zoom to review items</source>
        <translation>Zoom en los casos</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>un color</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>automatic: {value:g}</source>
        <translation>automático: {value:g}</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>pelota</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>confianza</translation>
    </message>
    <message>
        <source>court editor</source>
        <translation>editor de la pista</translation>
    </message>
    <message>
        <source>default</source>
        <translation>valor predeterminado</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>event mode</source>
        <translation>modo de eventos</translation>
    </message>
    <message>
        <source>far</source>
        <translation>lejano</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>film strip</source>
        <translation>tira de fotogramas</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>fotogramas</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>hueco</translation>
    </message>
    <message>
        <source>heatmap</source>
        <translation>mapa de calor</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>highlight video</source>
        <translation>video de mejores jugadas</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>caída</translation>
    </message>
    <message>
        <source>let</source>
        <translation>let</translation>
    </message>
    <message>
        <source>near</source>
        <translation>cercano</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>sin juego</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>fuera del recorrido</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>protegido</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>proveedor</translation>
    </message>
    <message>
        <source>range</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>review item</source>
        <translation>caso por revisar</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>shot in 3D</source>
        <translation>tiro en 3D</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>golpe</translation>
    </message>
    <message>
        <source>suspicion</source>
        <translation>sospecha</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>dudoso</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>no clara</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>detección débil</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>qué hace</translation>
    </message>
    <message>
        <source>what it means</source>
        <translation>qué significa</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ventana</translation>
    </message>
    <message>
        <source>window step</source>
        <translation>paso de la ventana</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>ventanas</translation>
    </message>
    <message>
        <source>with deuteranopia (green-blind)</source>
        <translation>con deuteranopia (ceguera al verde)</translation>
    </message>
    <message>
        <source>with protanopia (red-blind)</source>
        <translation>con protanopia (ceguera al rojo)</translation>
    </message>
    <message>
        <source>with tritanopia (blue-blind)</source>
        <translation>con tritanopia (ceguera al azul)</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>{background} This frame is not included.</source>
        <translation>{background} Este fotograma no se incluye.</translation>
    </message>
    <message>
        <source>{definition} At most the window length. Your choice turns off the second look at uncertain ones.</source>
        <translation>{definition} Como máximo, la longitud de la ventana. Elegir un valor desactiva la segunda pasada por las ventanas dudosas.</translation>
    </message>
    <message>
        <source>{first} and {second} are hard to tell apart {eyes}.</source>
        <translation>{first} y {second} se distinguen mal {eyes}.</translation>
    </message>
    <message>
        <source>{first} and {second} have almost the same colour.</source>
        <translation>{first} y {second} tienen casi el mismo color.</translation>
    </message>
    <message>
        <source>{help} Automatic: {automatic}.</source>
        <translation>{help} Automático: {automatic}.</translation>
    </message>
    <message>
        <source>{name} in hexadecimal digits</source>
        <translation>{name} en dígitos hexadecimales</translation>
    </message>
    <message>
        <source>{name}: back to automatic</source>
        <translation>{name}: volver a automático</translation>
    </message>
    <message>
        <source>{name}: back to {value}</source>
        <translation>{name}: volver a {value}</translation>
    </message>
    <message>
        <source>{name}: choose a colour</source>
        <translation>{name}: elegir un color</translation>
    </message>
    <message>
        <source>{tip} (keys changed)</source>
        <translation>{tip} (teclas cambiadas)</translation>
    </message>
</context>
<context>
    <name>strokes</name>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Golpes ganadores</translation>
    </message>
    <message>
        <source>back-court drive</source>
        <translation>drive de fondo</translation>
    </message>
    <message>
        <source>backhand</source>
        <translation>revés</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>clear</translation>
    </message>
    <message>
        <source>cross-court net shot</source>
        <translation>golpe de red cruzado</translation>
    </message>
    <message>
        <source>defensive return drive</source>
        <translation>drive defensivo</translation>
    </message>
    <message>
        <source>defensive return lob</source>
        <translation>lob defensivo</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>drive</translation>
    </message>
    <message>
        <source>driven flight</source>
        <translation>golpe plano</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>dejada</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>left</source>
        <translation>zurdo</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>lob</translation>
    </message>
    <message>
        <source>lob</source>
        <translation>globo</translation>
    </message>
    <message>
        <source>long service</source>
        <translation>saque largo</translation>
    </message>
    <message>
        <source>net</source>
        <translation>golpe de red</translation>
    </message>
    <message>
        <source>net shot</source>
        <translation>golpe de red</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>golpe alto</translation>
    </message>
    <message>
        <source>passive drop</source>
        <translation>dejada lenta</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empuje</translation>
    </message>
    <message>
        <source>return net</source>
        <translation>bloqueo a la red</translation>
    </message>
    <message>
        <source>right</source>
        <translation>diestro</translation>
    </message>
    <message>
        <source>round the head</source>
        <translation>alrededor de la cabeza</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>remate en la red</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>saque</translation>
    </message>
    <message>
        <source>short service</source>
        <translation>saque corto</translation>
    </message>
    <message>
        <source>smash</source>
        <translation>remate</translation>
    </message>
    <message>
        <source>volley</source>
        <translation>volea</translation>
    </message>
    <message>
        <source>wrist smash</source>
        <translation>remate de muñeca</translation>
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
            <numerusform>%n con error</numerusform>
            <numerusform>%n con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files not added: they are not videos.</source>
        <translation>
            <numerusform>%n archivo sin añadir: no es un video.</numerusform>
            <numerusform>%n archivos sin añadir: no son videos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review items left</source>
        <translation>
            <numerusform>Queda %n caso por revisar</numerusform>
            <numerusform>Quedan %n casos por revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are like this.</source>
        <translation>
            <numerusform>%n fila es así.</numerusform>
            <numerusform>%n filas son así.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n por revisar</numerusform>
            <numerusform>%n por revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to track</source>
        <translation>
            <numerusform>%n sin seguimiento</numerusform>
            <numerusform>%n sin seguimiento</numerusform>
        </translation>
    </message>
    <message>
        <source>(0, 0) usually means &apos;no ball&apos;.</source>
        <translation>(0, 0) suele significar «sin pelota».</translation>
    </message>
    <message>
        <source>-1 (one frame missing)</source>
        <translation>-1 (falta un fotograma)</translation>
    </message>
    <message>
        <source>-2 (two frames missing)</source>
        <translation>-2 (faltan dos fotogramas)</translation>
    </message>
    <message>
        <source>0 no ball, 1 easy, 2 hard, 3 hidden</source>
        <translation>0 sin pelota, 1 fácil, 2 difícil, 3 oculta</translation>
    </message>
    <message>
        <source>0 visible, 1 hidden, 2 blurred, 3 no ball</source>
        <translation>0 visible, 1 oculta, 2 borrosa, 3 sin pelota</translation>
    </message>
    <message>
        <source>1 visible, 0 no ball</source>
        <translation>1 visible, 0 sin pelota</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° en sentido horario</translation>
    </message>
    <message>
        <source>90° counterclockwise</source>
        <translation>90° en sentido antihorario</translation>
    </message>
    <message>
        <source>99 is the usual number of the ball.</source>
        <translation>99 es el número habitual de la pelota.</translation>
    </message>
    <message>
        <source>A file with a Source column keeps the positions of hidden balls.</source>
        <translation>Un archivo con la columna Source conserva las posiciones de las pelotas ocultas.</translation>
    </message>
    <message>
        <source>A heading names the starts.</source>
        <translation>Un encabezado nombra los inicios.</translation>
    </message>
    <message>
        <source>A table of boxes: frame, object, x, y, width, height.</source>
        <translation>Una tabla de recuadros: fotograma, objeto, x, y, ancho, alto.</translation>
    </message>
    <message>
        <source>Add videos to the list</source>
        <translation>Añadir videos a la lista</translation>
    </message>
    <message>
        <source>All of the {count} positions are between 0 and 1.</source>
        <translation>Todas las {count} posiciones están entre 0 y 1.</translation>
    </message>
    <message>
        <source>All positions are 0 or 1, which fits relative coordinates and pixels.</source>
        <translation>Todas las posiciones son 0 o 1, lo que sirve para coordenadas relativas y para píxeles.</translation>
    </message>
    <message>
        <source>All source time codes are the same.</source>
        <translation>Todos los códigos de tiempo de origen son iguales.</translation>
    </message>
    <message>
        <source>As frames, most would be shorter than {seconds:.0f} second.</source>
        <translation>Como fotogramas, la mayoría duraría menos de {seconds:.0f} segundo.</translation>
    </message>
    <message>
        <source>As pixels of {size} they match the tracked path: {fit}.</source>
        <translation>Como píxeles de {size} coinciden con el recorrido del seguimiento: {fit}.</translation>
    </message>
    <message>
        <source>As relative coordinates they match the tracked path: {fit}.</source>
        <translation>Como coordenadas relativas coinciden con el recorrido del seguimiento: {fit}.</translation>
    </message>
    <message>
        <source>As seconds or frames they would exceed the video.</source>
        <translation>Como segundos o fotogramas superarían la duración del video.</translation>
    </message>
    <message>
        <source>As seconds they would be very long for rallies.</source>
        <translation>Como segundos serían muy largos para rallies.</translation>
    </message>
    <message>
        <source>As seconds they would exceed the video.</source>
        <translation>Como segundos superarían la duración del video.</translation>
    </message>
    <message>
        <source>As segments, most would begin in the video and end after it.</source>
        <translation>Como segmentos, la mayoría empezaría en el video y terminaría después de él.</translation>
    </message>
    <message>
        <source>As the file plays: {rate:.5g} per second</source>
        <translation>Según el archivo: {rate:.5g} por segundo</translation>
    </message>
    <message>
        <source>As the file shows it</source>
        <translation>Como la muestra el archivo</translation>
    </message>
    <message>
        <source>Ball in the corner</source>
        <translation>Pelota en la esquina</translation>
    </message>
    <message>
        <source>Ball labels</source>
        <translation>Anotaciones de la pelota</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Best match with the tracked path: {fits}. Otherwise at most {hit_rate:.0%}.</source>
        <translation>Mejor coincidencia con el recorrido del seguimiento: {fits}. Si no, como máximo {hit_rate:.0%}.</translation>
    </message>
    <message>
        <source>Big5 (Chinese, traditional)</source>
        <translation>Big5 (chino tradicional)</translation>
    </message>
    <message>
        <source>But column 2 could also be the visibility.</source>
        <translation>Pero la columna 2 también podría ser la visibilidad.</translation>
    </message>
    <message>
        <source>But the codes could also count from the start of the video.</source>
        <translation>Pero los códigos también podrían contar desde el inicio del video.</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;.</source>
        <translation>No se puede leer «{text}».</translation>
    </message>
    <message>
        <source>Clock times (h:mm:ss:hundredths)</source>
        <translation>Tiempos de reloj (h:mm:ss:centésimas)</translation>
    </message>
    <message>
        <source>Clock times (m:ss.s)</source>
        <translation>Tiempos de reloj (m:ss.s)</translation>
    </message>
    <message>
        <source>Codes without dropped frames (:).</source>
        <translation>Códigos sin fotogramas omitidos (:).</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Nombres de columna</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Columna {number}</translation>
    </message>
    <message>
        <source>Columns of the edit list</source>
        <translation>Columnas de la lista de edición</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Counted from 0, frame {last} would be past the end.</source>
        <translation>Contado desde 0, el fotograma {last} pasaría del final.</translation>
    </message>
    <message>
        <source>Current frame and time</source>
        <translation>Fotograma y tiempo actuales</translation>
    </message>
    <message>
        <source>Current frame. Type a frame (1200) or a time (1:23.4), then press Enter</source>
        <translation>Fotograma actual. Escriba un fotograma (1200) o un tiempo (1:23.4) y pulse Intro</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>Separador decimal</translation>
    </message>
    <message numerus="yes">
        <source>Different values for frames {frames}.</source>
        <translation>
            <numerusform>Valores distintos para el fotograma {frames}.</numerusform>
            <numerusform>Valores distintos para los fotogramas {frames}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Disco lleno</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>No importar</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>No usar</translation>
    </message>
    <message>
        <source>Does {project} belong to this video?</source>
        <translation>¿Es {project} el proyecto de este video?</translation>
    </message>
    <message>
        <source>Drop-frame codes (;) exist only at rates such as {words}.</source>
        <translation>Los códigos drop frame (;) solo existen con frecuencias como {words}.</translation>
    </message>
    <message>
        <source>Drop-frame codes (;).</source>
        <translation>Códigos drop frame (;).</translation>
    </message>
    <message>
        <source>Duplicate frames</source>
        <translation>Fotogramas duplicados</translation>
    </message>
    <message>
        <source>EUC-KR (Korean)</source>
        <translation>EUC-KR (coreano)</translation>
    </message>
    <message>
        <source>Each row has two times and a name.</source>
        <translation>Cada fila tiene dos tiempos y un nombre.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Every other byte is zero.</source>
        <translation>Uno de cada dos bytes es cero.</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Intercambiar izquierda y derecha</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video.</source>
        <translation>Los saltos rápidos abarcan el {share:.0%} del video.</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video; the rest is damaged.</source>
        <translation>Los saltos rápidos abarcan el {share:.0%} del video; el resto está dañado.</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Archivo no encontrado</translation>
    </message>
    <message>
        <source>Find the video...</source>
        <translation>Buscar el video…</translation>
    </message>
    <message>
        <source>First frame number</source>
        <translation>Número del primer fotograma</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Primera línea</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Fotograma</translation>
    </message>
    <message>
        <source>Frame column</source>
        <translation>Columna de fotograma</translation>
    </message>
    <message>
        <source>Frame column contains</source>
        <translation>La columna de fotogramas contiene</translation>
    </message>
    <message>
        <source>Frame number, from 0</source>
        <translation>Número de fotograma, desde 0</translation>
    </message>
    <message>
        <source>Frame numbers</source>
        <translation>Números de fotograma</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state}</source>
        <translation>Fotograma {frame:,}, línea {line:,}: {state}</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state} at ({x:.1f}, {y:.1f})</source>
        <translation>Fotograma {frame:,}, línea {line:,}: {state} en ({x:.1f}, {y:.1f})</translation>
    </message>
    <message>
        <source>Frame {frame:,}: no label</source>
        <translation>Fotograma {frame:,}: sin anotar</translation>
    </message>
    <message>
        <source>Frame {frame:,}…</source>
        <translation>Fotograma {frame:,}…</translation>
    </message>
    <message>
        <source>Frame {frame} is after all others, as predict.py --large_video writes it</source>
        <translation>El fotograma {frame} va detrás de todos los demás, como lo escribe predict.py --large_video</translation>
    </message>
    <message>
        <source>Frame {frame} jumps back to the position {period} frames before, as predict.py --large_video writes it with InpaintNet.</source>
        <translation>El fotograma {frame} salta a la posición de {period} fotogramas antes, como lo escribe predict.py --large_video con InpaintNet.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Frames in the file: {first} to {last}</source>
        <translation>Fotogramas del archivo: {first} a {last}</translation>
    </message>
    <message>
        <source>Frames recorded</source>
        <translation>Fotogramas grabados</translation>
    </message>
    <message>
        <source>Frames that the camera recorded per second</source>
        <translation>Fotogramas por segundo que grabó la cámara</translation>
    </message>
    <message>
        <source>Frames, counted from 0: {first} to {last}</source>
        <translation>Fotogramas contados desde 0: {first} a {last}</translation>
    </message>
    <message>
        <source>Frames: 1200-1300</source>
        <translation>Fotogramas: 1200-1300</translation>
    </message>
    <message>
        <source>From frame {frame} on, pictures have {size} pixels. They are scaled to the first size.</source>
        <translation>A partir del fotograma {frame}, las imágenes tienen {size} píxeles. Se ajustan al primer tamaño.</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Desde aquí</translation>
    </message>
    <message>
        <source>GB18030 (Chinese)</source>
        <translation>GB18030 (chino)</translation>
    </message>
    <message>
        <source>Hardware decoding ({name}) failed at frame {frame}. The rest is decoded in software.</source>
        <translation>La decodificación por hardware ({name}) falló en el fotograma {frame}. El resto se decodifica por software.</translation>
    </message>
    <message>
        <source>Hidden, keep position</source>
        <translation>Oculta, conservar la posición</translation>
    </message>
    <message>
        <source>If it is not, points appear in the wrong frames.</source>
        <translation>Si no lo es, las posiciones aparecen en fotogramas equivocados.</translation>
    </message>
    <message>
        <source>If you do not use it, {project} is not changed.</source>
        <translation>Si no se usa, {project} no cambia.</translation>
    </message>
    <message>
        <source>It contains no numbers.</source>
        <translation>No contiene números.</translation>
    </message>
    <message>
        <source>It contains only 0 to 3.</source>
        <translation>Contiene solo de 0 a 3.</translation>
    </message>
    <message>
        <source>It contains the name {known}.</source>
        <translation>Contiene el nombre {known}.</translation>
    </message>
    <message>
        <source>It contains the names {known}.</source>
        <translation>Contiene los nombres {known}.</translation>
    </message>
    <message>
        <source>It contains times.</source>
        <translation>Contiene tiempos.</translation>
    </message>
    <message>
        <source>It ends at {last:g}; the video lasts {duration:.1f} s.</source>
        <translation>Termina en {last:g}; el video dura {duration:.1f} s.</translation>
    </message>
    <message>
        <source>It has clocks or time codes.</source>
        <translation>Tiene tiempos de reloj o códigos de tiempo.</translation>
    </message>
    <message>
        <source>It has names, but its numbers are not starts and ends.</source>
        <translation>Tiene nombres, pero sus números no son inicios y finales.</translation>
    </message>
    <message>
        <source>It is called {name}, but it could also be {others}.</source>
        <translation>Se llama {name}, pero también podría ser {others}.</translation>
    </message>
    <message>
        <source>It is called {name}.</source>
        <translation>Se llama {name}.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Está dañado.</translation>
    </message>
    <message>
        <source>It is the only one.</source>
        <translation>Es el único.</translation>
    </message>
    <message>
        <source>It may contain times.</source>
        <translation>Puede contener tiempos.</translation>
    </message>
    <message>
        <source>It starts with &apos;{first}&apos;.</source>
        <translation>Empieza con «{first}».</translation>
    </message>
    <message>
        <source>Its cells are clock times.</source>
        <translation>Sus celdas son tiempos de reloj.</translation>
    </message>
    <message>
        <source>Its cells are not times.</source>
        <translation>Sus celdas no son tiempos.</translation>
    </message>
    <message>
        <source>Its cells may be h:mm:ss or m:ss:frames.</source>
        <translation>Sus celdas pueden ser h:mm:ss o m:ss:fotogramas.</translation>
    </message>
    <message>
        <source>Its frames have other time stamps.</source>
        <translation>Sus fotogramas tienen otras marcas de tiempo.</translation>
    </message>
    <message>
        <source>Its project cannot be read.</source>
        <translation>No se puede leer su proyecto.</translation>
    </message>
    <message>
        <source>Its values are whole numbers.</source>
        <translation>Sus valores son números enteros.</translation>
    </message>
    <message>
        <source>Its values increase.</source>
        <translation>Sus valores aumentan.</translation>
    </message>
    <message>
        <source>Jumps are fast everywhere in this video.</source>
        <translation>Los saltos son rápidos en todo este video.</translation>
    </message>
    <message>
        <source>Jumps in this video cannot be made faster: the file has no usable time stamps.</source>
        <translation>Los saltos en este video no se pueden hacer más rápidos: el archivo no tiene marcas de tiempo utilizables.</translation>
    </message>
    <message>
        <source>Kdenlive markers</source>
        <translation>marcas de Kdenlive</translation>
    </message>
    <message>
        <source>Keep them separate</source>
        <translation>Mantener separados</translation>
    </message>
    <message>
        <source>Keep tracking</source>
        <translation>Continuar el seguimiento</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>Últimas filas</translation>
    </message>
    <message>
        <source>Latin-1 (old Windows)</source>
        <translation>Latin-1 (Windows antiguo)</translation>
    </message>
    <message>
        <source>Lift shadows</source>
        <translation>Aclarar sombras</translation>
    </message>
    <message>
        <source>Lines have mostly {width} cells.</source>
        <translation>La mayoría de las líneas tiene {width} celdas.</translation>
    </message>
    <message>
        <source>Lines have {width} cells each.</source>
        <translation>Las líneas tienen {width} celdas cada una.</translation>
    </message>
    <message>
        <source>Looks like slow motion</source>
        <translation>Parece cámara lenta</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>proyecto de LosslessCut</translation>
    </message>
    <message>
        <source>Loudness of the sound. Hits are spikes; far from the microphone they come a little later.</source>
        <translation>Volumen del sonido. Los impactos son picos; lejos del micrófono llegan un poco más tarde.</translation>
    </message>
    <message>
        <source>Mark the other end of the range</source>
        <translation>Marcar el otro extremo del intervalo</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>Intervalo marcado</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Milisegundos</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Motion: bright where the frame differs from those before and after it</source>
        <translation>Movimiento: se ve claro lo que cambia entre el fotograma, el anterior y el siguiente</translation>
    </message>
    <message>
        <source>Next video</source>
        <translation>Video siguiente</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Sin pelota</translation>
    </message>
    <message>
        <source>No ball, remove position</source>
        <translation>Sin pelota, quitar la posición</translation>
    </message>
    <message>
        <source>No column</source>
        <translation>Ninguna columna</translation>
    </message>
    <message>
        <source>No hardware on this machine decodes its codec.</source>
        <translation>Ningún hardware de este equipo decodifica su códec.</translation>
    </message>
    <message>
        <source>No matching column was found.</source>
        <translation>No se encontró ninguna columna adecuada.</translation>
    </message>
    <message>
        <source>No matching column was found. Rows with a position are visible.</source>
        <translation>No se encontró ninguna columna adecuada. Las filas con posición son visibles.</translation>
    </message>
    <message>
        <source>No number has a comma.</source>
        <translation>Ningún número tiene coma.</translation>
    </message>
    <message>
        <source>No recent videos</source>
        <translation>Ningún video reciente</translation>
    </message>
    <message>
        <source>No review items left</source>
        <translation>No quedan casos por revisar</translation>
    </message>
    <message>
        <source>No row has a frame number.</source>
        <translation>Ninguna fila tiene número de fotograma.</translation>
    </message>
    <message>
        <source>No row has a position.</source>
        <translation>Ninguna fila tiene posición.</translation>
    </message>
    <message>
        <source>No separator was found.</source>
        <translation>No se encontró ningún separador.</translation>
    </message>
    <message>
        <source>No videos in the list.

Drop several videos or a folder
on the window,
or add videos with a button below.</source>
        <translation>No hay videos en la lista.

Suelte varios videos o una carpeta
en la ventana,
o añada videos con un botón de abajo.</translation>
    </message>
    <message>
        <source>Not used: visible if there is a position</source>
        <translation>No se usa: visible si hay posición</translation>
    </message>
    <message>
        <source>Not visible, with a position</source>
        <translation>No visible, con posición</translation>
    </message>
    <message>
        <source>Numbers are written as {found}.</source>
        <translation>Los números se escriben como {found}.</translation>
    </message>
    <message>
        <source>Object number of the ball</source>
        <translation>Número de objeto de la pelota</translation>
    </message>
    <message>
        <source>One frame late: correct</source>
        <translation>Un fotograma tarde: corregir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open as one video</source>
        <translation>Abrir como un video</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Abierto en otro lugar</translation>
    </message>
    <message>
        <source>Pixels of the video, {size}</source>
        <translation>Píxeles del video, {size}</translation>
    </message>
    <message>
        <source>Pixels of {size}</source>
        <translation>Píxeles de {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Preparing fast jumps</source>
        <translation>Preparación de saltos rápidos</translation>
    </message>
    <message>
        <source>Press {key} to do so step by step.</source>
        <translation>{key} lo hace paso a paso.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Proyectos</translation>
    </message>
    <message>
        <source>RallyTrace tries again every minute.</source>
        <translation>RallyTrace lo intenta de nuevo cada minuto.</translation>
    </message>
    <message>
        <source>RallyTrace writes 1 for a visible ball.</source>
        <translation>RallyTrace escribe 1 para una pelota visible.</translation>
    </message>
    <message>
        <source>RallyTrace writes pixels of the video.</source>
        <translation>RallyTrace escribe píxeles del video.</translation>
    </message>
    <message>
        <source>Rate of the time codes</source>
        <translation>Frecuencia de los códigos de tiempo</translation>
    </message>
    <message>
        <source>Read as labels of {kind}.</source>
        <translation>Se leyó como anotaciones de {kind}.</translation>
    </message>
    <message>
        <source>Reading the frame times</source>
        <translation>Lectura de los tiempos de los fotogramas</translation>
    </message>
    <message>
        <source>Record (the edited timeline)</source>
        <translation>Record (la línea de tiempo editada)</translation>
    </message>
    <message>
        <source>Relative, 0 to 1</source>
        <translation>Relativas, de 0 a 1</translation>
    </message>
    <message>
        <source>Remove the repeated last row</source>
        <translation>Quitar la última fila repetida</translation>
    </message>
    <message>
        <source>Remove the selected videos from the list (Delete). The files are kept</source>
        <translation>Quitar de la lista los videos seleccionados (Supr). Los archivos se conservan</translation>
    </message>
    <message>
        <source>Resolve markers (EDL)</source>
        <translation>marcas de Resolve (EDL)</translation>
    </message>
    <message>
        <source>Rows with a position: {parts}.</source>
        <translation>Filas con posición: {parts}.</translation>
    </message>
    <message>
        <source>SRT subtitles</source>
        <translation>subtítulos SRT</translation>
    </message>
    <message>
        <source>Scoreboard read: {scores}.</source>
        <translation>Rótulo del marcador leído: {scores}.</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Segments (rallies)</source>
        <translation>Segmentos (rallies)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Set {rate:.5g} per second</source>
        <translation>Fijar {rate:.5g} por segundo</translation>
    </message>
    <message>
        <source>Shift-JIS (Japanese)</source>
        <translation>Shift-JIS (japonés)</translation>
    </message>
    <message>
        <source>Showing frame {frame:,}, decoding {awaited:,}…</source>
        <translation>Se muestra el fotograma {frame:,}; decodificación del {awaited:,}…</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s strokes</source>
        <translation>golpes de ShuttleSet</translation>
    </message>
    <message>
        <source>Slow motion: enter the frames per second at which the camera recorded, for example 240.</source>
        <translation>Cámara lenta: indique los fotogramas por segundo con los que grabó la cámara, por ejemplo 240.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8. Check the names.</source>
        <translation>Algunos bytes no son UTF-8. Compruebe los nombres.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Source (the cut video)</source>
        <translation>Source (el video cortado)</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Espacios</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed ({keys})</source>
        <translation>Velocidad ({keys})</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the file. Hits and strokes may have changed.</source>
        <translation>Las velocidades y duraciones son ahora las del archivo. Los impactos y golpes pueden haber cambiado.</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the match. Hits and strokes may have changed.</source>
        <translation>Las velocidades y duraciones son ahora las del partido. Los impactos y golpes pueden haber cambiado.</translation>
    </message>
    <message>
        <source>Start time code</source>
        <translation>Código de tiempo inicial</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Still being recorded</source>
        <translation>Todavía en grabación</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>Detener y abrir</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>The codes lie within the video.</source>
        <translation>Los códigos están dentro del video.</translation>
    </message>
    <message>
        <source>The column is empty.</source>
        <translation>La columna está vacía.</translation>
    </message>
    <message>
        <source>The current frame with the path of the ball. A click places the point.</source>
        <translation>El fotograma actual con el recorrido de la pelota. Un clic coloca la posición.</translation>
    </message>
    <message>
        <source>The file contains only ASCII.</source>
        <translation>El archivo contiene solo ASCII.</translation>
    </message>
    <message>
        <source>The file does not mark its keyframes reliably, so jumps are slow. Convert the file to make them fast.</source>
        <translation>El archivo no marca sus fotogramas clave de forma fiable, así que los saltos son lentos. Convierta el archivo para que sean rápidos.</translation>
    </message>
    <message>
        <source>The file has no usable time stamps. Frames are numbered in decoding order.</source>
        <translation>El archivo no tiene marcas de tiempo utilizables. Los fotogramas se numeran en el orden de decodificación.</translation>
    </message>
    <message>
        <source>The file has {streams} video streams. The one with {size} pixels is shown.</source>
        <translation>El archivo tiene {streams} flujos de video. Se muestra el de {size} píxeles.</translation>
    </message>
    <message>
        <source>The file header says {promised} frames, but only {frames} can be decoded.</source>
        <translation>La cabecera del archivo dice {promised} fotogramas, pero solo se pueden decodificar {frames}.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is still being recorded. New frames appear as they are written.</source>
        <translation>El archivo todavía se está grabando. Los fotogramas nuevos aparecen a medida que se escriben.</translation>
    </message>
    <message>
        <source>The file is valid UTF-8.</source>
        <translation>El archivo es UTF-8 válido.</translation>
    </message>
    <message>
        <source>The file joins {count} recordings, each with its own clock. They are shown as one video with continuous times.</source>
        <translation>El archivo une {count} grabaciones, cada una con su propio reloj. Se muestran como un solo video con tiempos continuos.</translation>
    </message>
    <message>
        <source>The file may use commas both as separators and in numbers. Use semicolons as separators.</source>
        <translation>El archivo puede usar comas como separadores y también en los números. Use punto y coma como separador.</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times faster than the match. Speeds and durations are those of the match.</source>
        <translation>El archivo se reproduce {factor:.3g} veces más rápido que el partido. Las velocidades y duraciones son las del partido.</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times slower than the match. Speeds and durations are those of the match.</source>
        <translation>El archivo se reproduce {factor:.3g} veces más lento que el partido. Las velocidades y duraciones son las del partido.</translation>
    </message>
    <message>
        <source>The file specifies a mirrored picture. Frames and positions are mirrored, as FFmpeg shows them; OpenCV does not mirror them.</source>
        <translation>El archivo indica una imagen reflejada. Los fotogramas y posiciones se reflejan, como los muestra FFmpeg; OpenCV no los refleja.</translation>
    </message>
    <message>
        <source>The file specifies a tilted or skewed picture. Only quarter turns and mirroring are applied.</source>
        <translation>El archivo indica una imagen inclinada o sesgada. Solo se aplican los cuartos de vuelta y el reflejo.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>El archivo empieza con una marca de orden de bytes.</translation>
    </message>
    <message>
        <source>The file was trimmed. Of its {promised} frames {frames} are shown.</source>
        <translation>El archivo está recortado. De sus {promised} fotogramas se muestran {frames}.</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>El archivo {path} ya no existe.</translation>
    </message>
    <message>
        <source>The file&apos;s rotation data is invalid. Frames are shown as they are stored.</source>
        <translation>Los datos de rotación del archivo no son válidos. Los fotogramas se muestran como están guardados.</translation>
    </message>
    <message>
        <source>The first column has decimals, so it does not contain frame numbers.</source>
        <translation>La primera columna tiene decimales, así que no contiene números de fotograma.</translation>
    </message>
    <message>
        <source>The first line only gives the separator.</source>
        <translation>La primera línea solo indica el separador.</translation>
    </message>
    <message>
        <source>The frame around the ball. Right-click to hide it</source>
        <translation>El fotograma alrededor de la pelota. Clic derecho para ocultarlo</translation>
    </message>
    <message>
        <source>The frame is still loading. Click again when it is shown.</source>
        <translation>El fotograma todavía se está cargando. Haga clic de nuevo cuando se muestre.</translation>
    </message>
    <message>
        <source>The frame rate of the video.</source>
        <translation>La frecuencia de fotogramas del video.</translation>
    </message>
    <message>
        <source>The frame rate varies. Times are the time stamps of the file.</source>
        <translation>La frecuencia de fotogramas varía. Los tiempos son las marcas de tiempo del archivo.</translation>
    </message>
    <message>
        <source>The heading says so.</source>
        <translation>El encabezado lo dice.</translation>
    </message>
    <message>
        <source>The last frame</source>
        <translation>El último fotograma</translation>
    </message>
    <message>
        <source>The last frame read so far</source>
        <translation>El último fotograma leído hasta ahora</translation>
    </message>
    <message>
        <source>The last part of its times is at most {highest}, at {rate:.4g} frames per second.</source>
        <translation>La última parte de sus tiempos es como máximo {highest}, a {rate:.4g} fotogramas por segundo.</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file cannot be read: the file is damaged.</source>
        <translation>No se puede leer el último {share:.0%} del archivo: está dañado.</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file is another recording, which cannot be shown with the first. Convert each recording to .mp4 before you join them.</source>
        <translation>El último {share:.0%} del archivo es otra grabación, que no se puede mostrar con la primera. Convierta cada grabación a .mp4 antes de unirlas.</translation>
    </message>
    <message>
        <source>The list is cut from one video.</source>
        <translation>La lista está cortada de un solo video.</translation>
    </message>
    <message>
        <source>The list is cut from several files. The video may be one of them, or the edited timeline.</source>
        <translation>La lista está cortada de varios archivos. El video puede ser uno de ellos o la línea de tiempo editada.</translation>
    </message>
    <message>
        <source>The list is cut from {name}.</source>
        <translation>La lista está cortada de {name}.</translation>
    </message>
    <message>
        <source>The marked range: {frames}</source>
        <translation>El intervalo marcado: {frames}</translation>
    </message>
    <message>
        <source>The name of this video is too long to save the project beside it. It is saved in {place}.</source>
        <translation>El nombre de este video es demasiado largo para guardar el proyecto a su lado. Se guarda en {place}.</translation>
    </message>
    <message>
        <source>The numbers have decimals.</source>
        <translation>Los números tienen decimales.</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>El proyecto</translation>
    </message>
    <message>
        <source>The project now refers to it.</source>
        <translation>El proyecto ahora se refiere a él.</translation>
    </message>
    <message>
        <source>The project was changed on another computer or by another program. The changes made on this computer are saved as {name}.</source>
        <translation>El proyecto se cambió en otro equipo o con otro programa. Los cambios hechos en este equipo se guardan como {name}.</translation>
    </message>
    <message>
        <source>The remaining columns are x and y.</source>
        <translation>Las columnas restantes son x e y.</translation>
    </message>
    <message>
        <source>The scoreboard was not read.</source>
        <translation>No se leyó el rótulo del marcador.</translation>
    </message>
    <message>
        <source>The time codes begin shortly before a full hour, perhaps with a leader.</source>
        <translation>Los códigos de tiempo empiezan poco antes de una hora en punto, quizá con una cabecera.</translation>
    </message>
    <message>
        <source>The tracked path does not help to decide.</source>
        <translation>El recorrido del seguimiento no ayuda a decidir.</translation>
    </message>
    <message>
        <source>The video file has changed, and the project has no frames to compare it with.</source>
        <translation>El archivo de video ha cambiado y el proyecto no tiene fotogramas con los que compararlo.</translation>
    </message>
    <message>
        <source>The video file has changed. Its frames show no motion, so they cannot be compared.</source>
        <translation>El archivo de video ha cambiado. Sus fotogramas no muestran movimiento, así que no se pueden comparar.</translation>
    </message>
    <message>
        <source>The video is HDR ({kind}): its colours are kept in 8 bits, and everything drawn over it looks bright.</source>
        <translation>El video es HDR ({kind}): sus colores se conservan en 8 bits, y todo lo dibujado encima se ve brillante.</translation>
    </message>
    <message>
        <source>The video is damaged: {frames} ({ranges}) cannot be decoded correctly. Pictures and positions there may be wrong.</source>
        <translation>El video está dañado: {frames} ({ranges}) no se pueden decodificar bien. Las imágenes y posiciones en ellos pueden ser erróneas.</translation>
    </message>
    <message>
        <source>The video is decoded in hardware ({name}): {count} test pictures are the same as in software.</source>
        <translation>El video se decodifica por hardware ({name}): {count} imágenes de prueba son iguales que por software.</translation>
    </message>
    <message>
        <source>The video is interlaced: each frame holds two moments. The earlier one is shown and tracked. To have both, with twice as many frames, turn fields into frames first: {command}</source>
        <translation>El video es entrelazado: cada fotograma contiene dos momentos. Se muestra y se usa el primero. Para tener ambos, con el doble de fotogramas, convierta primero los campos en fotogramas: {command}</translation>
    </message>
    <message>
        <source>The video is marked as interlaced, but nothing moves in it that would show this. If a fast ball is torn into stripes, turn fields into frames first: {command}</source>
        <translation>El video está marcado como entrelazado, pero nada se mueve en él de modo que se note. Si una pelota rápida aparece cortada en franjas, convierta primero los campos en fotogramas: {command}</translation>
    </message>
    <message>
        <source>The video is shown as its file says, and all points with it.</source>
        <translation>El video se muestra como dice su archivo, y todas las posiciones con él.</translation>
    </message>
    <message>
        <source>The video is the same and has {frames} more at its end, like a recording that has gone on.</source>
        <translation>El video es el mismo y tiene {frames} más al final, como una grabación que ha continuado.</translation>
    </message>
    <message>
        <source>The video is {turned}, and all points with it.</source>
        <translation>La imagen del video está {turned}, y todas las posiciones con ella.</translation>
    </message>
    <message>
        <source>The video of {project}</source>
        <translation>El video de {project}</translation>
    </message>
    <message>
        <source>The video was moved: {path}.</source>
        <translation>El video se movió: {path}.</translation>
    </message>
    <message>
        <source>The video was re-encoded. Its frames are the same.</source>
        <translation>El video se recodificó. Sus fotogramas son los mismos.</translation>
    </message>
    <message>
        <source>The video&apos;s own start time code.</source>
        <translation>El código de tiempo inicial del propio video.</translation>
    </message>
    <message>
        <source>There are {count} objects, and it is unknown which one is the ball.</source>
        <translation>Hay {count} objetos y no se sabe cuál es la pelota.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>No existe esa columna.</translation>
    </message>
    <message>
        <source>There is no video after this one in the list.</source>
        <translation>No hay ningún video después de este en la lista.</translation>
    </message>
    <message>
        <source>There is no video before this one in the list.</source>
        <translation>No hay ningún video antes de este en la lista.</translation>
    </message>
    <message>
        <source>There is no video in the folder {name}.</source>
        <translation>No hay ningún video en la carpeta {name}.</translation>
    </message>
    <message>
        <source>They could be frame numbers as well.</source>
        <translation>También podrían ser números de fotograma.</translation>
    </message>
    <message>
        <source>They may be counted from 0 or from 1.</source>
        <translation>Pueden estar contados desde 0 o desde 1.</translation>
    </message>
    <message>
        <source>This is another video: it has {current} frames, the video of the project has {kept}.</source>
        <translation>Es otro video: tiene {current} fotogramas, el video del proyecto tiene {kept}.</translation>
    </message>
    <message>
        <source>This is another video: it has {current} pixels, the video of the project has {kept}.</source>
        <translation>Es otro video: tiene {current} píxeles, el video del proyecto tiene {kept}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are missing from frame {frame} on.</source>
        <translation>Es otro video: sus fotogramas coinciden hasta el {agreeing} y faltan a partir del {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} early from frame {frame} on.</source>
        <translation>Es otro video: sus fotogramas coinciden hasta el {agreeing} y llegan {offset} antes a partir del {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} late from frame {frame} on.</source>
        <translation>Es otro video: sus fotogramas coinciden hasta el {agreeing} y llegan {offset} después a partir del {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and differ from frame {frame} on.</source>
        <translation>Es otro video: sus fotogramas coinciden hasta el {agreeing} y difieren a partir del {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are missing from the first compared frame on, frame {frame}.</source>
        <translation>Es otro video: sus fotogramas faltan desde el primero comparado, el {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} early from the first compared frame on, frame {frame}.</source>
        <translation>Es otro video: sus fotogramas llegan {offset} antes desde el primero comparado, el {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} late from the first compared frame on, frame {frame}.</source>
        <translation>Es otro video: sus fotogramas llegan {offset} después desde el primero comparado, el {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames differ from the first compared frame on, frame {frame}.</source>
        <translation>Es otro video: sus fotogramas difieren desde el primero comparado, el {frame}.</translation>
    </message>
    <message>
        <source>This is the video of the project.</source>
        <translation>Es el video del proyecto.</translation>
    </message>
    <message>
        <source>This list is not saved: another window uses it, or its file cannot be read.</source>
        <translation>Esta lista no se guarda: otra ventana la usa o no se puede leer su archivo.</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second.</source>
        <translation>Parece cámara lenta, grabada a unos {rate:.0f} fotogramas por segundo.</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second: {key} sets that.</source>
        <translation>Parece cámara lenta, grabada a unos {rate:.0f} fotogramas por segundo: {key} lo indica.</translation>
    </message>
    <message>
        <source>This video</source>
        <translation>Este video</translation>
    </message>
    <message>
        <source>This video is damaged. Frames {frames} cannot be decoded correctly. Pictures and positions there may be wrong. The timeline marks damaged frames as they are found.</source>
        <translation>Este video está dañado. Los fotogramas {frames} no se pueden decodificar bien. Las imágenes y posiciones en ellos pueden ser erróneas. La línea de tiempo marca los fotogramas dañados a medida que se encuentran.</translation>
    </message>
    <message>
        <source>This video is dark. Lift the shadows to see more. The file does not change.</source>
        <translation>Este video es oscuro. Aclare las sombras para ver más. El archivo no cambia.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time codes (h:mm:ss:frames)</source>
        <translation>Códigos de tiempo (h:mm:ss:fotogramas)</translation>
    </message>
    <message>
        <source>Time from the first frame</source>
        <translation>Tiempo desde el primer fotograma</translation>
    </message>
    <message>
        <source>Timelines of editing programs begin at a full hour, and all codes are after it.</source>
        <translation>Las líneas de tiempo de los programas de edición empiezan en una hora en punto, y todos los códigos son posteriores.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Track again, because tracking depends on the rate.</source>
        <translation>Repita el seguimiento del video, porque depende de la frecuencia.</translation>
    </message>
    <message>
        <source>Tracked</source>
        <translation>Seguimiento hecho</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>Girar la imagen</translation>
    </message>
    <message>
        <source>Two columns increase like starts and ends, but they could be positions.</source>
        <translation>Dos columnas aumentan como inicios y finales, pero podrían ser posiciones.</translation>
    </message>
    <message>
        <source>Two columns look like starts and ends of consecutive segments.</source>
        <translation>Dos columnas parecen inicios y finales de segmentos consecutivos.</translation>
    </message>
    <message>
        <source>Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25</source>
        <translation>Escriba fotogramas: 1200, 1200-1300, 1200-; o tiempos: 1:20-1:25</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16, byte alto primero</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use neither</source>
        <translation>No usar ninguna</translation>
    </message>
    <message>
        <source>Use the first</source>
        <translation>Usar la primera</translation>
    </message>
    <message>
        <source>Use the last</source>
        <translation>Usar la última</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Video players skip the segments of such a list. Here they become rallies.</source>
        <translation>Los reproductores de video omiten los segmentos de una lista así. Aquí se convierten en rallies.</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>Datos de grabación</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Videos ({patterns});;All files (*)</source>
        <translation>Videos ({patterns});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Videos and projects</source>
        <translation>Videos y proyectos</translation>
    </message>
    <message>
        <source>Visibility column</source>
        <translation>Columna de visibilidad</translation>
    </message>
    <message>
        <source>Visibility values</source>
        <translation>Valores de visibilidad</translation>
    </message>
    <message>
        <source>Visible at (0, 0)</source>
        <translation>Visible en (0, 0)</translation>
    </message>
    <message>
        <source>Volume {share:.0%}</source>
        <translation>Volumen {share:.0%}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>Todo el video</translation>
    </message>
    <message>
        <source>Windows-1251 (Cyrillic)</source>
        <translation>Windows-1251 (cirílico)</translation>
    </message>
    <message>
        <source>X column</source>
        <translation>Columna X</translation>
    </message>
    <message>
        <source>Y column</source>
        <translation>Columna Y</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>Elección manual.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>edit decision list</source>
        <translation>lista de decisiones de edición</translation>
    </message>
    <message>
        <source>list of chapters</source>
        <translation>lista de capítulos</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>reflejada</translation>
    </message>
    <message>
        <source>mpv edit list</source>
        <translation>lista de edición de mpv</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>player&apos;s edit list</source>
        <translation>lista de edición de un reproductor</translation>
    </message>
    <message>
        <source>predict.py --large_video writes such a row, or it is an added correction.</source>
        <translation>predict.py --large_video escribe una fila así, o es una corrección añadida.</translation>
    </message>
    <message>
        <source>table of segments</source>
        <translation>tabla de segmentos</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>girada 180°</translation>
    </message>
    <message>
        <source>turned by 90° clockwise</source>
        <translation>girada 90° en sentido horario</translation>
    </message>
    <message>
        <source>turned by 90° counterclockwise</source>
        <translation>girada 90° en sentido antihorario</translation>
    </message>
    <message>
        <source>x is {x_min:.0f} to {x_max:.0f}, y is {y_min:.0f} to {y_max:.0f}, and the mean of x is {share:.0%} of {size}</source>
        <translation>x va de {x_min:.0f} a {x_max:.0f}, y va de {y_min:.0f} a {y_max:.0f}, y la media de x es el {share:.0%} de {size}</translation>
    </message>
    <message>
        <source>{count:,} corrected</source>
        <translation>{count:,} corregidas</translation>
    </message>
    <message>
        <source>{count:,} not imported</source>
        <translation>{count:,} sin importar</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} de {frames}</translation>
    </message>
    <message>
        <source>{evidence} Next to a width and a height, it may be the corner of a box.</source>
        <translation>{evidence} Junto a un ancho y un alto, puede ser la esquina de un recuadro.</translation>
    </message>
    <message>
        <source>{evidence}, in the video: 0 to {last}</source>
        <translation>{evidence}, en el video: 0 a {last}</translation>
    </message>
    <message>
        <source>{evidence}.</source>
        <translation>{evidence}.</translation>
    </message>
    <message>
        <source>{evidence}; it could also be {size}.</source>
        <translation>{evidence}; también podría ser {size}.</translation>
    </message>
    <message>
        <source>{facts}.</source>
        <translation>{facts}.</translation>
    </message>
    <message>
        <source>{files} are parts of one recording, so they are one video.</source>
        <translation>{files} son partes de una misma grabación, así que forman un solo video.</translation>
    </message>
    <message>
        <source>{files} are parts of one recording.</source>
        <translation>{files} son partes de una misma grabación.</translation>
    </message>
    <message>
        <source>{first:,} to {last:,}</source>
        <translation>{first:,} a {last:,}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{frames} from {rows}</source>
        <translation>{frames} de {rows}</translation>
    </message>
    <message>
        <source>{hit_rate:.0%} of {frames} frames within 4 px at 512x288, half within {distance:.1f} px</source>
        <translation>{hit_rate:.0%} de {frames} fotogramas a menos de 4 px a 512x288, la mitad a menos de {distance:.1f} px</translation>
    </message>
    <message>
        <source>{key} opens {name}.</source>
        <translation>{key} abre {name}.</translation>
    </message>
    <message>
        <source>{label}, {rows:,} rows</source>
        <translation>{label}, {rows:,} filas</translation>
    </message>
    <message>
        <source>{location} It will be tracked once it is closed there.</source>
        <translation>{location} El seguimiento empezará cuando se cierre allí.</translation>
    </message>
    <message>
        <source>{more:,} more labels lie in frames that already have one. They are left out.</source>
        <translation>{more:,} anotaciones más están en fotogramas que ya tienen una. Se omiten.</translation>
    </message>
    <message>
        <source>{names} ({count} files)</source>
        <translation>{names} ({count} archivos)</translation>
    </message>
    <message>
        <source>{name} cannot be opened. The list says why.</source>
        <translation>No se puede abrir {name}. La lista dice por qué.</translation>
    </message>
    <message>
        <source>{name} is from another version of the project file and was not used.</source>
        <translation>{name} es de otra versión del archivo de proyecto y no se usó.</translation>
    </message>
    <message>
        <source>{name} is not joined with {before}: {reason}.</source>
        <translation>{name} no se une con {before}: {reason}.</translation>
    </message>
    <message>
        <source>{name} is not used: {reason}</source>
        <translation>{name} no se usa: {reason}</translation>
    </message>
    <message>
        <source>{name} opens as soon as the background run has saved its results.</source>
        <translation>{name} se abre en cuanto la ejecución en segundo plano haya guardado sus resultados.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>No se puede leer {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read: it is a link to a file that does not exist.</source>
        <translation>No se puede leer {path}: es un enlace a un archivo que no existe.</translation>
    </message>
    <message>
        <source>{share:.0%} tracked</source>
        <translation>Seguimiento: {share:.0%}</translation>
    </message>
    <message>
        <source>{problem} Put it back, or remove the video from the list.</source>
        <translation>{problem} Devuélvalo a su lugar o quite el video de la lista.</translation>
    </message>
    <message>
        <source>The video is decoded in software.</source>
        <translation>El video se decodifica por software.</translation>
    </message>
    <message>
        <source>{device} does not work here.</source>
        <translation>{device} no funciona aquí.</translation>
    </message>
    <message>
        <source>{device} gives a different picture of frame {number}.</source>
        <translation>{device} da una imagen distinta del fotograma {number}.</translation>
    </message>
    <message>
        <source>{project} is not used. Your work on this video is saved in a separate project.</source>
        <translation>{project} no se usa. El trabajo en este video se guarda en un proyecto aparte.</translation>
    </message>
    <message>
        <source>{project} was not opened.</source>
        <translation>No se abrió {project}.</translation>
    </message>
    <message>
        <source>{ranges} and {count} more ranges</source>
        <translation>{ranges} y {count} intervalos más</translation>
    </message>
    <message>
        <source>{share:.0%} of the {count} positions are between 0 and 1.</source>
        <translation>El {share:.0%} de las {count} posiciones está entre 0 y 1.</translation>
    </message>
    <message>
        <source>{shares:.0%} of the {count} with {value}</source>
        <translation>{shares:.0%} de los {count} con {value}</translation>
    </message>
    <message>
        <source>{turned} and mirrored</source>
        <translation>{turned} y reflejada</translation>
    </message>
    <message>
        <source>{videos} removed from the list. The files are still there.</source>
        <translation>Se quitó de la lista: {videos}. Los archivos siguen ahí.</translation>
    </message>
    <message>
        <source>{video} is being tracked. Opening {other} stops the run; you can continue it later.</source>
        <translation>El seguimiento de {video} está en curso. Al abrir {other} se detiene la ejecución; se puede continuar más tarde.</translation>
    </message>
    <message>
        <source>{words} frames per second</source>
        <translation>{words} fotogramas por segundo</translation>
    </message>
    <message>
        <source>{words}, or it was added by hand.</source>
        <translation>{words}, o se añadió a mano.</translation>
    </message>
    <message>
        <source>{words}. But the row of frame {frame} has another position.</source>
        <translation>{words}. Pero la fila del fotograma {frame} tiene otra posición.</translation>
    </message>
    <message>
        <source>{words}. The row of frame {frame} has the same position.</source>
        <translation>{words}. La fila del fotograma {frame} tiene la misma posición.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n by corrections.</source>
        <translation>
            <numerusform>%n por correcciones.</numerusform>
            <numerusform>%n por correcciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames not tracked yet.</source>
        <translation>
            <numerusform>%n fotograma aún sin seguimiento.</numerusform>
            <numerusform>%n fotogramas aún sin seguimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items left</source>
        <translation>
            <numerusform>Queda %n caso</numerusform>
            <numerusform>Quedan %n casos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in the other track</source>
        <translation>
            <numerusform>%n anotado solo en la otra trayectoria</numerusform>
            <numerusform>%n anotados solo en la otra trayectoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in this track</source>
        <translation>
            <numerusform>%n anotado solo en esta trayectoria</numerusform>
            <numerusform>%n anotados solo en esta trayectoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain.</source>
        <translation>
            <numerusform>%n menos seguro.</numerusform>
            <numerusform>%n menos seguros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errors since.</source>
        <translation>
            <numerusform>%n error más desde entonces.</numerusform>
            <numerusform>%n errores más desde entonces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems found.</source>
        <translation>
            <numerusform>%n problema encontrado.</numerusform>
            <numerusform>%n problemas encontrados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n seleccionado</numerusform>
            <numerusform>%n seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copiar informe</translation>
    </message>
    <message>
        <source>&amp;Imported labels</source>
        <translation>&amp;Anotaciones importadas</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>(TP + TN) / all</source>
        <translation>(TP + TN) / todos</translation>
    </message>
    <message>
        <source>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Finds the shuttle or ball in every frame of a match video, lets you correct the path by hand, and exports labels.&lt;p&gt;MIT licence. With Qt (LGPL), ONNX Runtime (MIT), FFmpeg through PyAV, OpenCV (Apache 2.0).</source>
        <translation>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Encuentra el volante o la pelota en cada fotograma del video de un partido, permite corregir el recorrido a mano y exporta anotaciones.&lt;p&gt;Licencia MIT. Con Qt (LGPL), ONNX Runtime (MIT), FFmpeg a través de PyAV y OpenCV (Apache 2.0).</translation>
    </message>
    <message>
        <source>A correction can split an item, and flag frames next to it.</source>
        <translation>Una corrección puede dividir un caso y señalar fotogramas contiguos.</translation>
    </message>
    <message>
        <source>A double click on a rally zooms to it.</source>
        <translation>Un doble clic en un rally lo amplía.</translation>
    </message>
    <message>
        <source>A point that was set by hand, filled or imported stays protected, because no model found it. {key} removes it.</source>
        <translation>Una posición manual, rellenada o importada sigue protegida, porque ningún modelo la encontró. {key} la quita.</translation>
    </message>
    <message>
        <source>About RallyTrace</source>
        <translation>Acerca de RallyTrace</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Accept {count:,} of {frames}</source>
        <translation>Aceptar {count:,} de {frames}</translation>
    </message>
    <message>
        <source>Accept {frames}</source>
        <translation>Aceptar {frames}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>All changes are saved automatically in {path}.</source>
        <translation>Todos los cambios se guardan automáticamente en {path}.</translation>
    </message>
    <message>
        <source>All changes are saved in {path}</source>
        <translation>Todos los cambios se guardan en {path}</translation>
    </message>
    <message>
        <source>All disagreements ({count:,})</source>
        <translation>Todas las discrepancias ({count:,})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>Todos los motivos</translation>
    </message>
    <message>
        <source>Already done. Press {key} again to accept {frames}.</source>
        <translation>Ya está hecho. {key} otra vez para aceptar {frames}.</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Cualquier origen</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>Cualquier estado</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to the detected value</source>
        <translation>Volver al valor detectado</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Checking the frames</source>
        <translation>Comprobación de los fotogramas</translation>
    </message>
    <message>
        <source>Checking the installation and testing each provider.</source>
        <translation>Se comprueba la instalación y se prueba cada proveedor.</translation>
    </message>
    <message>
        <source>Choose, or type the picture size that the labels were made for, such as 1024x576</source>
        <translation>Elija o escriba el tamaño de imagen para el que se hicieron las anotaciones, como 1024x576</translation>
    </message>
    <message>
        <source>Choose, or type the time code at which the video starts, such as 00:59:50:00</source>
        <translation>Elija o escriba el código de tiempo en el que empieza el video, como 00:59:50:00</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Click the ball in the picture: the frames around it appear here.</source>
        <translation>Haga clic en la pelota en la imagen: los fotogramas a su alrededor aparecen aquí.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the film strip</source>
        <translation>Cerrar la tira de fotogramas</translation>
    </message>
    <message>
        <source>Close the plots</source>
        <translation>Cerrar los gráficos</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>Cerrar la línea de tiempo</translation>
    </message>
    <message>
        <source>Colour: source. High: visible. Striped: hidden. Low: no ball. Empty: not tracked yet. Mark on top: by hand. Line below: reviewed; dotted: protected. Hatched: not in play. Hatched under a line: damaged in the file. Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); events set by hand have the colour of points set by hand.</source>
        <translation>Color: origen. Alto: visible. Rayado: oculta. Bajo: sin pelota. Vacío: aún sin seguimiento. Marca arriba: manual. Línea debajo: revisado; de puntos: protegido. Tramado: sin juego. Tramado bajo una línea: dañado en el archivo. Signos: saque (triángulo), impacto (cruz), bote (baja y sube), caída (en el suelo); los eventos manuales tienen el color de las posiciones manuales.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Compare with labels or a project</source>
        <translation>Comparar con anotaciones o un proyecto</translation>
    </message>
    <message>
        <source>Comparing with {name}.</source>
        <translation>Comparación con {name}.</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>Conf.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>Confianza menor que</translation>
    </message>
    <message>
        <source>Consecutive frames around the ball. A click places it, a right click marks that there is none.</source>
        <translation>Fotogramas consecutivos alrededor de la pelota. Un clic la coloca, un clic derecho marca que no hay.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Correct the path and export the labels.</source>
        <translation>Corregir el recorrido y exportar las anotaciones.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregido</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortado</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Differences from the other track. Bar up: only this track has a ball. Bar down: only the other track has one. Up and down: the two balls are too far apart. Line only: the tracks agree. Empty: one of them has no label.</source>
        <translation>Diferencias con la otra trayectoria. Barra hacia arriba: solo esta trayectoria tiene pelota. Barra hacia abajo: solo la tiene la otra. Arriba y abajo: las dos pelotas están demasiado lejos. Solo línea: las trayectorias coinciden. Vacío: una de ellas no tiene anotación.</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Discrepancias</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Distance in px: mean {mean:.1f}, median {median:.1f}, {quantiles}</source>
        <translation>Distancia en px: media {mean:.1f}, mediana {median:.1f}, {quantiles}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>FN: ball only in the other track</source>
        <translation>FN: pelota solo en la otra trayectoria</translation>
    </message>
    <message>
        <source>FP1: ball in both, more than 4 px apart at 512x288</source>
        <translation>FP1: pelota en ambas, a más de 4 px a 512x288</translation>
    </message>
    <message>
        <source>FP2: ball only in this track</source>
        <translation>FP2: pelota solo en esta trayectoria</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Formato de archivo</translation>
    </message>
    <message>
        <source>Fill {frames}, {seen} of them weak detections: {fill} – {take} accepts, {cancel} discards</source>
        <translation>Rellenar {frames}, {seen} de ellos detecciones débiles: {fill} – {take} acepta, {cancel} descarta</translation>
    </message>
    <message>
        <source>Fill {frames}: {fill} – {take} accepts, {cancel} discards</source>
        <translation>Rellenar {frames}: {fill} – {take} acepta, {cancel} descarta</translation>
    </message>
    <message>
        <source>Fill {frames}: {spans}</source>
        <translation>Rellenar {frames}: {spans}</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Film strip</source>
        <translation>Tira de fotogramas</translation>
    </message>
    <message>
        <source>Film strip: uncertain frames are shown around {guess}.</source>
        <translation>Tira de fotogramas: los fotogramas dudosos se muestran alrededor de {guess}.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter by state, source, review, part of the video and confidence</source>
        <translation>Filtrar por estado, origen, revisión, parte del video y confianza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Frame {frame:,} is not shown yet, so nothing was changed. Press the key again.</source>
        <translation>El fotograma {frame:,} todavía no se muestra, así que no se cambió nada. Pulse la tecla otra vez.</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}</source>
        <translation>Fotograma {frame:,}: {outcome}</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}, {distance:.1f} px apart</source>
        <translation>Fotograma {frame:,}: {outcome}, a {distance:.1f} px</translation>
    </message>
    <message>
        <source>Frame {frame}   {time}   x {x}   y {y}   {speed} px/s</source>
        <translation>Fotograma {frame}   {time}   x {x}   y {y}   {speed} px/s</translation>
    </message>
    <message>
        <source>Frame {frame} was changed, because it was still on the screen; frame {late} was not shown yet.</source>
        <translation>Se cambió el fotograma {frame}, porque aún estaba en pantalla; el fotograma {late} todavía no se mostraba.</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>Media armónica de precisión y exhaustividad</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Cómo se lee el archivo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importar anotaciones</translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>Importar segmentos</translation>
    </message>
    <message>
        <source>Import {labels}</source>
        <translation>Importar {labels}</translation>
    </message>
    <message>
        <source>Import {rallies}</source>
        <translation>Importar {rallies}</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Imported points replace model results. Points set by hand replace imported points.</source>
        <translation>Las posiciones importadas reemplazan los resultados del modelo. Las posiciones manuales reemplazan las importadas.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Labels and projects</source>
        <translation>Anotaciones y proyectos</translation>
    </message>
    <message>
        <source>Labels and segments</source>
        <translation>Anotaciones y segmentos</translation>
    </message>
    <message>
        <source>Labels over the video</source>
        <translation>Anotaciones sobre el video</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carga en curso…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Mark a range with {keys}.</source>
        <translation>Marque un intervalo con {keys}.</translation>
    </message>
    <message>
        <source>Marker of the other track on the video</source>
        <translation>Marca de la otra trayectoria en el video</translation>
    </message>
    <message>
        <source>Minimum probability of an error, in percent</source>
        <translation>Probabilidad mínima de error, en porcentaje</translation>
    </message>
    <message>
        <source>Mouse position in video pixels</source>
        <translation>Posición del ratón en píxeles del video</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Caso siguiente</translation>
    </message>
    <message>
        <source>No ball is known near these frames. {click}</source>
        <translation>No se conoce ninguna pelota cerca de estos fotogramas. {click}</translation>
    </message>
    <message>
        <source>No comparison.

Open labels or another project of this video. Frames that differ from this track are listed here.</source>
        <translation>Sin comparación.

Abra anotaciones u otro proyecto de este video. Los fotogramas que difieren de esta trayectoria aparecen aquí.</translation>
    </message>
    <message>
        <source>No disagreements after this frame.</source>
        <translation>No hay discrepancias después de este fotograma.</translation>
    </message>
    <message>
        <source>No disagreements before this frame.</source>
        <translation>No hay discrepancias antes de este fotograma.</translation>
    </message>
    <message>
        <source>No disagreements.</source>
        <translation>Sin discrepancias.</translation>
    </message>
    <message>
        <source>No frame is labelled in both tracks.</source>
        <translation>Ningún fotograma está anotado en ambas trayectorias.</translation>
    </message>
    <message>
        <source>No frame matches the filter.</source>
        <translation>Ningún fotograma coincide con el filtro.</translation>
    </message>
    <message>
        <source>No items for this reason are left.</source>
        <translation>No quedan casos por este motivo.</translation>
    </message>
    <message>
        <source>No items in these rallies are left.</source>
        <translation>No quedan casos en estos rallies.</translation>
    </message>
    <message>
        <source>No items of {share:.0%} or more are left.</source>
        <translation>No quedan casos del {share:.0%} o más.</translation>
    </message>
    <message>
        <source>No label yet</source>
        <translation>Todavía sin anotar</translation>
    </message>
    <message>
        <source>No path yet</source>
        <translation>Todavía sin recorrido</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball first.</source>
        <translation>No se conoce ninguna posición en este fotograma. Haga clic primero en la pelota.</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball.</source>
        <translation>No se conoce ninguna posición en este fotograma. Haga clic en la pelota.</translation>
    </message>
    <message>
        <source>No position yet. Click on the ball in the video</source>
        <translation>Todavía sin posición. Haga clic en la pelota en el video</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se encontraron problemas.</translation>
    </message>
    <message>
        <source>No range is marked.</source>
        <translation>No hay ningún intervalo marcado.</translation>
    </message>
    <message>
        <source>No range is marked.

{first} and {last} mark one.</source>
        <translation>No hay ningún intervalo marcado.

{first} y {last} marcan uno.</translation>
    </message>
    <message>
        <source>No range is marked. Mark one with {first_key} and {last_key}, or go to a review item.</source>
        <translation>No hay ningún intervalo marcado. Marque uno con {first_key} y {last_key} o vaya a un caso por revisar.</translation>
    </message>
    <message>
        <source>No review items are left.</source>
        <translation>No quedan casos por revisar.</translation>
    </message>
    <message>
        <source>No review items for this reason are left. Choose all reasons in the Review panel.</source>
        <translation>No quedan casos por este motivo. Elija todos los motivos en el panel Revisión.</translation>
    </message>
    <message>
        <source>No review items of {share:.0%} or more are left. {key} shows {rest}.</source>
        <translation>No quedan casos del {share:.0%} o más. {key} muestra {rest}.</translation>
    </message>
    <message>
        <source>No unreviewed frames after this one.</source>
        <translation>No hay fotogramas sin revisar después de este.</translation>
    </message>
    <message>
        <source>No unreviewed frames before this one.</source>
        <translation>No hay fotogramas sin revisar antes de este.</translation>
    </message>
    <message>
        <source>No video is open</source>
        <translation>No hay ningún video abierto</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>No hay ningún video abierto.</translation>
    </message>
    <message>
        <source>Not counted: {frames}.</source>
        <translation>Sin contar: {frames}.</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Sin importar</translation>
    </message>
    <message>
        <source>Not imported: {rows}.</source>
        <translation>Sin importar: {rows}.</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>No revisado</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Not shown: {layers}</source>
        <translation>No se muestra: {layers}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes about the file</source>
        <translation>Notas sobre el archivo</translation>
    </message>
    <message>
        <source>Nothing can be filled.</source>
        <translation>No se puede rellenar nada.</translation>
    </message>
    <message>
        <source>Nothing left to review.</source>
        <translation>No queda nada por revisar.</translation>
    </message>
    <message>
        <source>Nothing to review so far.</source>
        <translation>Nada por revisar hasta ahora.</translation>
    </message>
    <message>
        <source>Nothing to review yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, frames that may be wrong are listed here.</source>
        <translation>Todavía no hay nada por revisar.&lt;br&gt;&lt;br&gt;Tras el seguimiento del video, aquí aparecen los fotogramas que pueden ser erróneos.</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>Nada por revisar.</translation>
    </message>
    <message>
        <source>Nothing to save yet. The first run or edit creates the project.</source>
        <translation>Todavía no hay nada que guardar. La primera ejecución o edición crea el proyecto.</translation>
    </message>
    <message>
        <source>One curve for each source: circles TrackNet, diamonds InpaintNet or a curve, squares by hand.</source>
        <translation>Una curva por origen: círculos TrackNet, rombos InpaintNet o una curva, cuadrados a mano.</translation>
    </message>
    <message>
        <source>Only frames with a TrackNet confidence below this</source>
        <translation>Solo fotogramas con una confianza de TrackNet menor que esta</translation>
    </message>
    <message>
        <source>Only items with this reason</source>
        <translation>Solo casos por este motivo</translation>
    </message>
    <message>
        <source>Only this kind of disagreement</source>
        <translation>Solo este tipo de discrepancia</translation>
    </message>
    <message>
        <source>Open a video to see its path over time.</source>
        <translation>Abra un video para ver su recorrido en el tiempo.</translation>
    </message>
    <message>
        <source>Open a video, or drop videos or a folder here.</source>
        <translation>Abrir un video, o soltar aquí videos o una carpeta.</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Abrir el &amp;registro</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Abrir la carpeta del &amp;registro</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>Abrir el rally de demostración</translation>
    </message>
    <message>
        <source>Open video...</source>
        <translation>Abrir video…</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Otras partes</translation>
    </message>
    <message>
        <source>Pictures of the ball</source>
        <translation>Imágenes de la pelota</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Points set by &amp;hand</source>
        <translation>Posiciones &amp;manuales</translation>
    </message>
    <message>
        <source>Position copied to frames {first} to {last}.</source>
        <translation>Posición copiada en los fotogramas {first} a {last}.</translation>
    </message>
    <message>
        <source>Possible error</source>
        <translation>Posible error</translation>
    </message>
    <message>
        <source>Possible errors</source>
        <translation>Posibles errores</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>Protect or unprotect</source>
        <translation>Proteger o desproteger</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Protegido</translation>
    </message>
    <message>
        <source>Protected, not reviewed. Runs do not change it</source>
        <translation>Protegido, sin revisar. Las ejecuciones no lo cambian</translation>
    </message>
    <message>
        <source>RallyTrace: unexpected error</source>
        <translation>RallyTrace: error inesperado</translation>
    </message>
    <message>
        <source>Re-tracked {frames} along the path, from {first:,}</source>
        <translation>Nuevo seguimiento de {frames} a lo largo del recorrido, desde {first:,}</translation>
    </message>
    <message>
        <source>Re-tracked {frames}, from {first:,}</source>
        <translation>Nuevo seguimiento de {frames}, desde {first:,}</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {cancel} discards</source>
        <translation>Nuevo seguimiento de {frames}: cambiarían {changed:,} – {take} acepta todo, {cancel} descarta</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {take_part} accepts this part, {cancel} discards</source>
        <translation>Nuevo seguimiento de {frames}: cambiarían {changed:,} – {take} acepta todo, {take_part} acepta esta parte, {cancel} descarta</translation>
    </message>
    <message>
        <source>Read as &amp;segments</source>
        <translation>Leer como &amp;segmentos</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>Quitar la posición manual y volver a la del modelo</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Review everything</source>
        <translation>Revisar todo</translation>
    </message>
    <message>
        <source>Review items</source>
        <translation>Casos por revisar</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>Reviewed or not</source>
        <translation>Revisado o no</translation>
    </message>
    <message>
        <source>Reviewed. Runs do not change it</source>
        <translation>Revisado. Las ejecuciones no lo cambian</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Guardado en curso</translation>
    </message>
    <message>
        <source>Scaled to the part of the picture in which the ball is found.</source>
        <translation>A la escala de la parte de la imagen en la que se encuentra la pelota.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show all frames</source>
        <translation>Mostrar todos los fotogramas</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Mostrar el primero</translation>
    </message>
    <message>
        <source>Show frames whose probability of an error is {share:.0%} or more</source>
        <translation>Mostrar fotogramas cuya probabilidad de error es del {share:.0%} o más</translation>
    </message>
    <message>
        <source>Show next</source>
        <translation>Mostrar siguiente</translation>
    </message>
    <message>
        <source>Show {items}</source>
        <translation>Mostrar {items}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Source of the point</source>
        <translation>Origen de la posición</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>State of the frame</source>
        <translation>Estado del fotograma</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>Sospecha</translation>
    </message>
    <message>
        <source>TN: no ball in both</source>
        <translation>TN: sin pelota en ambas</translation>
    </message>
    <message>
        <source>TP: ball in both, at most 4 px apart at 512x288</source>
        <translation>TP: pelota en ambas, a 4 px como máximo a 512x288</translation>
    </message>
    <message>
        <source>That was the first review item. This is the last one.</source>
        <translation>Era el primer caso. Este es el último.</translation>
    </message>
    <message>
        <source>That was the first review item. This one has not been visited yet.</source>
        <translation>Era el primer caso. Este aún no se ha visitado.</translation>
    </message>
    <message>
        <source>That was the last gap. This is the first one.</source>
        <translation>Era el último hueco. Este es el primero.</translation>
    </message>
    <message>
        <source>That was the last review item. This is the first one.</source>
        <translation>Era el último caso. Este es el primero.</translation>
    </message>
    <message>
        <source>That was the last review item. This one has not been visited yet.</source>
        <translation>Era el último caso. Este aún no se ha visitado.</translation>
    </message>
    <message>
        <source>The ball is known in this frame and its neighbours. {first} and {last} mark frames to re-track.</source>
        <translation>La pelota se conoce en este fotograma y sus vecinos. {first} y {last} marcan fotogramas para volver a seguirlos.</translation>
    </message>
    <message>
        <source>The ball moves after frame {frame}, so only this frame was marked.</source>
        <translation>La pelota se mueve después del fotograma {frame}, así que solo se marcó este.</translation>
    </message>
    <message>
        <source>The current frame is not in a rally.</source>
        <translation>El fotograma actual no está en un rally.</translation>
    </message>
    <message>
        <source>The current task was stopped. Everything else continues.</source>
        <translation>La tarea actual se detuvo. Todo lo demás continúa.</translation>
    </message>
    <message>
        <source>The fill was accepted. {key} shows or hides the layer.</source>
        <translation>Se aceptó el relleno. {key} muestra u oculta la capa.</translation>
    </message>
    <message>
        <source>The film strip is closed. {key} opens it.</source>
        <translation>La tira de fotogramas está cerrada. {key} la abre.</translation>
    </message>
    <message>
        <source>The film strip is hidden. {key} shows it.</source>
        <translation>La tira de fotogramas está oculta. {key} la muestra.</translation>
    </message>
    <message>
        <source>The frame under the mouse</source>
        <translation>El fotograma bajo el ratón</translation>
    </message>
    <message>
        <source>The frames are still being checked. Try again in a moment.</source>
        <translation>Los fotogramas todavía se están comprobando. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The last changes could not be saved.</source>
        <translation>No se pudieron guardar los últimos cambios.</translation>
    </message>
    <message>
        <source>The marked place was out of sight. It is shown now: press the key again to accept it.</source>
        <translation>El lugar marcado no estaba a la vista. Ahora se muestra: pulse la tecla otra vez para aceptarlo.</translation>
    </message>
    <message>
        <source>The next label</source>
        <translation>La anotación siguiente</translation>
    </message>
    <message>
        <source>The path appears here when the video and its project have been read.</source>
        <translation>El recorrido aparece aquí cuando se han leído el video y su proyecto.</translation>
    </message>
    <message>
        <source>The previous label</source>
        <translation>La anotación anterior</translation>
    </message>
    <message>
        <source>The project was copied to {path}.</source>
        <translation>El proyecto se copió a {path}.</translation>
    </message>
    <message>
        <source>The rows are starts and ends of rallies, not positions of the ball</source>
        <translation>Las filas son inicios y finales de rallies, no posiciones de la pelota</translation>
    </message>
    <message>
        <source>The state of each frame is shown here.</source>
        <translation>Aquí se muestra el estado de cada fotograma.</translation>
    </message>
    <message>
        <source>The tracks agree in this frame. Press {key} for the next one.</source>
        <translation>Las trayectorias coinciden en este fotograma. {key} va a la discrepancia siguiente.</translation>
    </message>
    <message>
        <source>The x of the ball over time; up is right. {scale} {curves}</source>
        <translation>La x de la pelota en el tiempo; arriba es la derecha. {scale} {curves}</translation>
    </message>
    <message>
        <source>The y of the ball over time; up is up in the picture. {scale} {curves}</source>
        <translation>La y de la pelota en el tiempo; arriba es arriba en la imagen. {scale} {curves}</translation>
    </message>
    <message>
        <source>There is no gap to fill.</source>
        <translation>No hay ningún hueco que rellenar.</translation>
    </message>
    <message>
        <source>There is nothing to fill here.</source>
        <translation>Aquí no hay nada que rellenar.</translation>
    </message>
    <message>
        <source>These frames are not tracked yet ({key} tracks the video). {click}</source>
        <translation>Estos fotogramas aún no tienen seguimiento ({key} sigue el video). {click}</translation>
    </message>
    <message>
        <source>These frames are not tracked yet. {click}</source>
        <translation>Estos fotogramas aún no tienen seguimiento. {click}</translation>
    </message>
    <message>
        <source>This frame has no dotted ring. Click on the ball.</source>
        <translation>Este fotograma no tiene anillo de puntos. Haga clic en la pelota.</translation>
    </message>
    <message>
        <source>This frame is in no review item. Press {key} to go to one.</source>
        <translation>Este fotograma no está en ningún caso por revisar. {key} va a uno.</translation>
    </message>
    <message>
        <source>This is already the next item. Press {key} again to skip it.</source>
        <translation>Este ya es el caso siguiente. {key} otra vez para omitirlo.</translation>
    </message>
    <message>
        <source>This is the only gap to fill.</source>
        <translation>Este es el único hueco que rellenar.</translation>
    </message>
    <message>
        <source>This part</source>
        <translation>Esta parte</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Timeline: {name}</source>
        <translation>Línea de tiempo: {name}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Track it: RallyTrace finds the ball in every frame and fills gaps.</source>
        <translation>Hacer el seguimiento: RallyTrace encuentra la pelota en cada fotograma y rellena los huecos.</translation>
    </message>
    <message>
        <source>Track the shuttle or ball, correct the path, export labels.</source>
        <translation>Seguir el volante o la pelota, corregir el recorrido, exportar anotaciones.</translation>
    </message>
    <message>
        <source>Track the video</source>
        <translation>Seguir el video</translation>
    </message>
    <message>
        <source>Track the video or set points by hand. x, y and speed are then shown here.</source>
        <translation>Haga el seguimiento del video o coloque posiciones a mano. Después se muestran aquí x, y y la velocidad.</translation>
    </message>
    <message>
        <source>TrackNet&apos;s confidence, whatever the source</source>
        <translation>Confianza de TrackNet, sea cual sea el origen</translation>
    </message>
    <message>
        <source>TrackNet&apos;s other choice</source>
        <translation>la otra opción de TrackNet</translation>
    </message>
    <message>
        <source>Treated as points set by hand, not yet reviewed. Runs do not change them.</source>
        <translation>Cuentan como posiciones manuales, aún sin revisar. Las ejecuciones no las cambian.</translation>
    </message>
    <message>
        <source>Uncertain: please check</source>
        <translation>Dudoso: conviene comprobarlo</translation>
    </message>
    <message>
        <source>Undock, or dock again</source>
        <translation>Desacoplar o acoplar de nuevo</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>Sin revisar</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>Usar la otra trayectoria</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Whether a person has checked the frame</source>
        <translation>Si una persona ha comprobado el fotograma</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Elección manual</translation>
    </message>
    <message>
        <source>Your points are safe and can be exported.</source>
        <translation>Las posiciones están a salvo y se pueden exportar.</translation>
    </message>
    <message>
        <source>about {duration} of work</source>
        <translation>cerca de {duration} de trabajo</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>aceptar</translation>
    </message>
    <message>
        <source>accept all</source>
        <translation>aceptar todo</translation>
    </message>
    <message>
        <source>accept one</source>
        <translation>aceptar uno</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>as hidden</source>
        <translation>como oculta</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>descartar</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicción</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>the line between certain frames</source>
        <translation>la línea entre fotogramas seguros</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>el recorrido</translation>
    </message>
    <message>
        <source>this gap</source>
        <translation>este hueco</translation>
    </message>
    <message>
        <source>{aspect}: back to the detected value</source>
        <translation>{aspect}: volver al valor detectado</translation>
    </message>
    <message>
        <source>{axis} in video pixels</source>
        <translation>{axis} en píxeles del video</translation>
    </message>
    <message>
        <source>{axis} in video pixels; (0, 0) is the centre of the top left pixel</source>
        <translation>{axis} en píxeles del video; (0, 0) es el centro del píxel superior izquierdo</translation>
    </message>
    <message>
        <source>{count:,} elsewhere</source>
        <translation>{count:,} en otro lugar</translation>
    </message>
    <message>
        <source>{count:,} found</source>
        <translation>{count:,} encontradas</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>{count:,} más</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} de {frames}</translation>
    </message>
    <message>
        <source>{done:,} of {frames}</source>
        <translation>{done:,} de {frames}</translation>
    </message>
    <message>
        <source>{fill} is accepted when it is ready…</source>
        <translation>{fill} se acepta cuando esté listo…</translation>
    </message>
    <message>
        <source>{fill}: {remark}</source>
        <translation>{fill}: {remark}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{frames} changed to the other track.</source>
        <translation>{frames} con la otra trayectoria.</translation>
    </message>
    <message>
        <source>{frames} imported as points set by hand.</source>
        <translation>Importación terminada: {frames} como posiciones manuales.</translation>
    </message>
    <message>
        <source>{frames} imported. Runs do not change them.</source>
        <translation>Importación terminada: {frames}. Las ejecuciones no cambian lo importado.</translation>
    </message>
    <message>
        <source>{frames} marked as not reviewed.</source>
        <translation>Marcado como no revisado: {frames}.</translation>
    </message>
    <message>
        <source>{frames} not marked: no position is known there.</source>
        <translation>{frames} sin marcar: no se conoce allí ninguna posición.</translation>
    </message>
    <message>
        <source>{frames} not marked: the position of the ball is not known there.</source>
        <translation>{frames} sin marcar: no se conoce allí la posición de la pelota.</translation>
    </message>
    <message>
        <source>{frames} of these had not been shown in the film strip. {key} undoes this.</source>
        <translation>{frames} de estos no se habían mostrado en la tira. {key} lo deshace.</translation>
    </message>
    <message>
        <source>{frames}, mean probability of an error {share:.0%}, about {points} to set</source>
        <translation>{frames}, probabilidad media de error {share:.0%}, cerca de {points} por colocar</translation>
    </message>
    <message>
        <source>{frames}: {outcome} ({code})</source>
        <translation>{frames}: {outcome} ({code})</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{items} to review.</source>
        <translation>Por revisar: {items}.</translation>
    </message>
    <message>
        <source>{items} to review: press {key}.</source>
        <translation>Por revisar: {items}; {key} los recorre.</translation>
    </message>
    <message>
        <source>{key} changes the marked range.</source>
        <translation>{key} cambia el intervalo marcado.</translation>
    </message>
    <message>
        <source>{key} closes the preview.</source>
        <translation>{key} cierra la vista previa.</translation>
    </message>
    <message>
        <source>{key} goes through the unreviewed frames.</source>
        <translation>{key} recorre los fotogramas sin revisar.</translation>
    </message>
    <message>
        <source>{key} goes to the next gap. A marked range is filled as a whole.</source>
        <translation>{key} va al hueco siguiente. Un intervalo marcado se rellena entero.</translation>
    </message>
    <message>
        <source>{key} marks them as no ball.</source>
        <translation>{key} los marca como sin pelota.</translation>
    </message>
    <message>
        <source>{key} undoes this.</source>
        <translation>{key} lo deshace.</translation>
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
        <translation>{meaning} Línea discontinua: el umbral de la última ejecución, si fue el que decidió.</translation>
    </message>
    <message>
        <source>{meaning} In colour: frames in the review queue (above the dashed line).</source>
        <translation>{meaning} En color: fotogramas en la cola de revisión (por encima de la línea discontinua).</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} o {last}</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} copia</translation>
    </message>
    <message>
        <source>{name} is for a video of {number:,} frames. The open video has {n_open:,}.</source>
        <translation>{name} es para un video de {number:,} fotogramas. El video abierto tiene {n_open:,}.</translation>
    </message>
    <message>
        <source>{name}: off. {tip}.</source>
        <translation>{name}: desactivado. {tip}.</translation>
    </message>
    <message>
        <source>{name}: on. {tip}.</source>
        <translation>{name}: activado. {tip}.</translation>
    </message>
    <message>
        <source>{number:,} cut</source>
        <translation>{number:,} cortados</translation>
    </message>
    <message>
        <source>{number:,} not imported ({rows})</source>
        <translation>{number:,} sin importar ({rows})</translation>
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
        <translation>{problem} Compruebe las columnas de abajo.</translation>
    </message>
    <message>
        <source>{rallies} imported ({kind}).</source>
        <translation>Importación terminada: {rallies} ({kind}).</translation>
    </message>
    <message>
        <source>{rallies} of this file have already been imported.</source>
        <translation>{rallies} de este archivo: ya se habían importado.</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seen} of {total} are weak detections</source>
        <translation>{seen} de {total} son detecciones débiles</translation>
    </message>
    <message>
        <source>{state}, {manner}</source>
        <translation>{state}, {manner}</translation>
    </message>
    <message>
        <source>{state}, {manner}, protected</source>
        <translation>{state}, {manner}, protegido</translation>
    </message>
    <message>
        <source>{state}, {manner}, reviewed</source>
        <translation>{state}, {manner}, revisado</translation>
    </message>
    <message>
        <source>{state}. Double-click to change</source>
        <translation>{state}. Doble clic para cambiar</translation>
    </message>
    <message>
        <source>{step}: done.</source>
        <translation>{step}: hecho.</translation>
    </message>
    <message>
        <source>{summary} Check that the file belongs to this video.</source>
        <translation>{summary} Compruebe que el archivo es de este video.</translation>
    </message>
    <message>
        <source>{summary} Please check {names}: the file can be read in more than one way.</source>
        <translation>{summary} Compruebe {names}: el archivo se puede leer de más de una manera.</translation>
    </message>
    <message>
        <source>{tip}. Click to sort</source>
        <translation>{tip}. Clic para ordenar</translation>
    </message>
    <message>
        <source>{x}, {y}. Double-click to edit</source>
        <translation>{x}, {y}. Doble clic para editar</translation>
    </message>
</context>
</TS>
