<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en_US">
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
        <translation type="unfinished">關閉</translation>
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
        <translation type="unfinished">上一頁</translation>
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
        <translation type="unfinished">下一頁</translation>
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
        <translation type="unfinished">種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名稱</translation>
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
        <translation type="unfinished">複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">復原(&amp;U)</translation>
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
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">關閉</translation>
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
        <translation type="unfinished">開啟</translation>
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
        <translation>空白鍵</translation>
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
        <translation type="unfinished">複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">復原(&amp;U)</translation>
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
        <translation>關於 RallyTrace(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept proposed winners</source>
        <translation>接受建議的得分方(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the court</source>
        <translation>接受球場(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the fill and go on</source>
        <translation>接受填補並繼續(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the range</source>
        <translation>接受區間(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>實際大小(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add videos...</source>
        <translation>加入影片(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Advance after a click</source>
        <translation>按一下後前進(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bounce</source>
        <translation>反彈(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>調亮(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Brightness and contrast</source>
        <translation>亮度與對比(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>取消執行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>長球(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close video</source>
        <translation>關閉影片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare with labels...</source>
        <translation>與標註比較(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Court</source>
        <translation>球場(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cubic</source>
        <translation>三次曲線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Darker</source>
        <translation>調暗(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>診斷(&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;Discard the change</source>
        <translation>捨棄變更(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard the fills</source>
        <translation>捨棄填補(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard the re-tracking</source>
        <translation>捨棄重新追蹤(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Down by 1 px</source>
        <translation>向下 1 px(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>切球(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Event mode</source>
        <translation>事件模式(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>事件(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export labels...</source>
        <translation>匯出標註(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加速(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fill gaps again</source>
        <translation>再次填補缺口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filled</source>
        <translation>填補(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filter the frames</source>
        <translation>篩選影格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find rallies</source>
        <translation>尋找回合(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>符合視窗(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Flight</source>
        <translation>飛行曲線(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>前往(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>被遮擋(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hidden in the range</source>
        <translation>區間內被遮擋(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hide overlays</source>
        <translation>隱藏疊加層(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Higher speed</source>
        <translation>提高速度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hit</source>
        <translation>擊球(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How it ended...</source>
        <translation>結束方式(&amp;H)...</translation>
    </message>
    <message>
        <source>&amp;Import labels...</source>
        <translation>匯入標註(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;InpaintNet</source>
        <translation>InpaintNet(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Landing</source>
        <translation>落地(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>最後一個影格(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>圖層(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Left by 1 px</source>
        <translation>向左 1 px(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Less contrast</source>
        <translation>降低對比(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Let (not counted)</source>
        <translation>重賽，不計分(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直線(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lower speed</source>
        <translation>降低速度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手冊(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mark range as not reviewed</source>
        <translation>將區間標記為未複核(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>比賽(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Middle of the gap</source>
        <translation>缺口中間(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;More contrast</source>
        <translation>提高對比(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>動態(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New rally from range</source>
        <translation>由區間新增回合(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next rally</source>
        <translation>下一個回合(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next unreviewed frame</source>
        <translation>下一個未複核影格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No ball</source>
        <translation>無球(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No ball in the range</source>
        <translation>區間內無球(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No event</source>
        <translation>無事件(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>正常速度(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open video...</source>
        <translation>開啟影片(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放或暫停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>點(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Predicted</source>
        <translation>預測(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Preview fills, or the next fill</source>
        <translation>預覽填補，或下一種填補(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous rally</source>
        <translation>上一個回合(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous unreviewed frame</source>
        <translation>上一個未複核影格(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Protect or unprotect</source>
        <translation>保護或解除保護(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>推球(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Rallies</source>
        <translation>回合(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>區間(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>重做(&amp;R)：{step}</translation>
    </message>
    <message>
        <source>&amp;Remove the court</source>
        <translation>移除球場(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove the range</source>
        <translation>移除區間(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重設(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Right by 1 px</source>
        <translation>向右 1 px(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <translation>發球(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Set the court</source>
        <translation>設定球場(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>設定(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Shots in 3D</source>
        <translation>3D 球路(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Slower, or backwards</source>
        <translation>減速或倒放(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>標準版面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系統(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ten frames forward</source>
        <translation>前進十個影格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>時間軸(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tracking</source>
        <translation>追蹤(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>尾跡(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Uncertain stroke</source>
        <translation>前往不確定的球種(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Unclear in the range</source>
        <translation>區間內無法判斷(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo jump</source>
        <translation>返回跳躍前位置(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>復原(&amp;U)：{step}</translation>
    </message>
    <message>
        <source>&amp;Up by 1 px</source>
        <translation>向上 1 px(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use other track</source>
        <translation>採用另一條軌跡(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Video recording...</source>
        <translation>錄影設定(&amp;V)...</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>可見(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Visible in the range</source>
        <translation>區間內可見(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Volume up</source>
        <translation>提高音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Won by the near player</source>
        <translation>近側球員得分(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Zoom to review items</source>
        <translation>放大複核項目(&amp;Z)</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; cannot be held down for this action. Choose a key without Ctrl, Alt or Shift.</source>
        <translation>此動作無法按住「{key}」。請選擇不含 Ctrl、Alt 或 Shift 的按鍵。</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is more than one key.</source>
        <translation>「{key}」不只一個按鍵。</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a key.</source>
        <translation>「{key}」不是按鍵。</translation>
    </message>
    <message>
        <source>A range is marked</source>
        <translation>已標記區間</translation>
    </message>
    <message>
        <source>Accep&amp;t the re-tracking</source>
        <translation>接受重新追蹤(&amp;T)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Accept and &amp;go to next</source>
        <translation>接受並前往下一個(&amp;G)</translation>
    </message>
    <message>
        <source>Accept and &amp;stay</source>
        <translation>接受並停留(&amp;S)</translation>
    </message>
    <message>
        <source>Accept from the last camera &amp;cut</source>
        <translation>自上次鏡頭切換起接受(&amp;C)</translation>
    </message>
    <message>
        <source>Accept only thi&amp;s part</source>
        <translation>僅接受此部分(&amp;S)</translation>
    </message>
    <message>
        <source>Accept or discard the previewed fill first</source>
        <translation>請先接受或捨棄預覽中的填補</translation>
    </message>
    <message>
        <source>Accept or discard the re-tracking first</source>
        <translation>請先接受或捨棄重新追蹤的結果</translation>
    </message>
    <message>
        <source>Accept the fill as &amp;hidden</source>
        <translation>接受填補並設為被遮擋(&amp;H)</translation>
    </message>
    <message>
        <source>Accept the proposed winners</source>
        <translation>接受建議的得分方</translation>
    </message>
    <message>
        <source>Accept the rall&amp;y</source>
        <translation>接受回合(&amp;Y)</translation>
    </message>
    <message>
        <source>Accept the selected gap only</source>
        <translation>僅接受選取的缺口</translation>
    </message>
    <message>
        <source>Add videos to the list first</source>
        <translation>請先將影片加入清單</translation>
    </message>
    <message>
        <source>Add videos to the list of videos</source>
        <translation>將影片加入影片清單</translation>
    </message>
    <message>
        <source>After a click, go to the next frame. Hold, or tap to lock</source>
        <translation>按一下後前往下一個影格。按住，或輕按鎖定</translation>
    </message>
    <message>
        <source>After the last review item, continue in the next video</source>
        <translation>最後一個複核項目之後，前往下一部影片</translation>
    </message>
    <message>
        <source>As visible, or as hidden</source>
        <translation>設為可見或被遮擋</translation>
    </message>
    <message>
        <source>Assign the hit at this frame to the next player</source>
        <translation>將此影格的擊球改為下一位球員</translation>
    </message>
    <message>
        <source>Back to the video</source>
        <translation>返回影片</translation>
    </message>
    <message>
        <source>Back to the video (also in events)</source>
        <translation>返回影片（事件面板亦同）</translation>
    </message>
    <message>
        <source>Ball &amp;stays here</source>
        <translation>球停在此處(&amp;S)</translation>
    </message>
    <message>
        <source>Ball stays here</source>
        <translation>球停在此處</translation>
    </message>
    <message>
        <source>Brighten the dark parts</source>
        <translation>調亮畫面的暗部</translation>
    </message>
    <message>
        <source>Brighten the picture</source>
        <translation>調亮畫面</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>C&amp;lose comparison</source>
        <translation>關閉比較(&amp;L)</translation>
    </message>
    <message>
        <source>Change the recording</source>
        <translation>變更錄影設定</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear &amp;points in the range</source>
        <translation>清除區間內的點(&amp;P)</translation>
    </message>
    <message>
        <source>Clear a player&apos;s name</source>
        <translation>清除球員姓名</translation>
    </message>
    <message>
        <source>Clear the event</source>
        <translation>清除事件</translation>
    </message>
    <message>
        <source>Clear the hitter</source>
        <translation>清除擊球員</translation>
    </message>
    <message>
        <source>Clear the stroke</source>
        <translation>清除球種</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>按一下</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>關閉比較</translation>
    </message>
    <message>
        <source>Close the video</source>
        <translation>關閉影片</translation>
    </message>
    <message>
        <source>Compare this track with labels or another project</source>
        <translation>將此軌跡與標註或另一個專案比較</translation>
    </message>
    <message>
        <source>Compare with labels first</source>
        <translation>請先與標註比較</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>複製列</translation>
    </message>
    <message>
        <source>Copy the video in the background to make jumps faster</source>
        <translation>在背景複製影片，讓跳躍更快</translation>
    </message>
    <message>
        <source>Copy this position to the range, or until the ball moves</source>
        <translation>將此位置複製到區間，或直到球移動為止</translation>
    </message>
    <message>
        <source>Court m&amp;ap</source>
        <translation>球場圖(&amp;A)</translation>
    </message>
    <message>
        <source>Darken the dark parts</source>
        <translation>調暗畫面的暗部</translation>
    </message>
    <message>
        <source>Darken the picture</source>
        <translation>調暗畫面</translation>
    </message>
    <message>
        <source>Dee&amp;pen shadows</source>
        <translation>調暗陰影(&amp;P)</translation>
    </message>
    <message>
        <source>Do&amp;wn by 10 px</source>
        <translation>向下 10 px(&amp;W)</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>Drag a corner or crossing</source>
        <translation>拖曳角點或交點</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <translation>拖曳但不吸附</translation>
    </message>
    <message>
        <source>Dri&amp;ve</source>
        <translation>平球(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xchange the hitter</source>
        <translation>更換擊球員(&amp;X)</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>編輯儲存格</translation>
    </message>
    <message>
        <source>End the range at this frame</source>
        <translation>以此影格為區間終點</translation>
    </message>
    <message>
        <source>Ending of {rally}</source>
        <translation>結束方式：{rally}</translation>
    </message>
    <message>
        <source>Enlarge the pictures</source>
        <translation>放大圖片</translation>
    </message>
    <message>
        <source>Export a&amp;ll videos...</source>
        <translation>匯出所有影片(&amp;L)...</translation>
    </message>
    <message>
        <source>Export labels, training data or a video</source>
        <translation>匯出標註、訓練資料或影片</translation>
    </message>
    <message>
        <source>Export the listed videos as one dataset</source>
        <translation>將清單中的影片匯出成一個資料集</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>填補(&amp;I)</translation>
    </message>
    <message>
        <source>F&amp;irst frame</source>
        <translation>第一個影格(&amp;I)</translation>
    </message>
    <message>
        <source>F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt.</source>
        <translation>F1 會顯示這些按鍵，也能以其他英文字（*winner*、*cut*）搜尋，並依名稱執行動作。選單的按鍵可在設定（Ctrl+,）中變更。在 Mac 上，Command 代替 Ctrl，Option 代替 Alt。</translation>
    </message>
    <message>
        <source>Fil&amp;m strip</source>
        <translation>影格條(&amp;M)</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>檔案與清單</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames ({method})</source>
        <translation>
            <numerusform>填補 %n 個影格（{method}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames as hidden ({method})</source>
        <translation>
            <numerusform>將 %n 個影格填補為被遮擋（{method}）</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill along a cubic curve</source>
        <translation>沿三次曲線填補</translation>
    </message>
    <message>
        <source>Fill along a flight curve with air drag</source>
        <translation>沿含空氣阻力的飛行曲線填補</translation>
    </message>
    <message>
        <source>Fill along straight lines</source>
        <translation>沿直線填補</translation>
    </message>
    <message>
        <source>Fill along the shots of the rally in 3D</source>
        <translation>沿回合的 3D 球路填補</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>填補缺口</translation>
    </message>
    <message>
        <source>Fill with InpaintNet</source>
        <translation>以 InpaintNet 填補</translation>
    </message>
    <message>
        <source>Film strip: show where else the ball may be</source>
        <translation>影格條：顯示球可能在的其他位置</translation>
    </message>
    <message numerus="yes">
        <source>Find %n rallies</source>
        <translation>
            <numerusform>找出 %n 個回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Find every part in which the ball is in play</source>
        <translation>找出所有比賽進行中的部分</translation>
    </message>
    <message>
        <source>Find rallies first, or make one from a range</source>
        <translation>請先尋找回合，或由區間建立回合</translation>
    </message>
    <message>
        <source>Find the ball from this frame to the end</source>
        <translation>從此影格到結尾尋找球</translation>
    </message>
    <message>
        <source>Find the ball in every frame</source>
        <translation>在每個影格尋找球</translation>
    </message>
    <message>
        <source>Find the ball in the range where it is not tracked yet</source>
        <translation>在區間內尚未追蹤處尋找球</translation>
    </message>
    <message>
        <source>Find the court lines, and drag them into place</source>
        <translation>找出場地線，並拖曳到正確位置</translation>
    </message>
    <message>
        <source>Find the players in the range or in all frames</source>
        <translation>在區間或所有影格尋找球員</translation>
    </message>
    <message>
        <source>Find the players&apos; p&amp;oses</source>
        <translation>尋找球員姿勢(&amp;O)</translation>
    </message>
    <message>
        <source>First &amp;frame of the item</source>
        <translation>項目的第一個影格(&amp;F)</translation>
    </message>
    <message>
        <source>Follo&amp;w the ball</source>
        <translation>跟隨球(&amp;W)</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>全螢幕(&amp;C)</translation>
    </message>
    <message>
        <source>Go back to the frame before the last jump</source>
        <translation>返回上次跳躍之前的影格</translation>
    </message>
    <message>
        <source>Go back to the previous review item</source>
        <translation>返回上一個複核項目</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>後退一個影格</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>前進一個影格</translation>
    </message>
    <message>
        <source>Go ten frames back</source>
        <translation>後退十個影格</translation>
    </message>
    <message>
        <source>Go ten frames forward</source>
        <translation>前進十個影格</translation>
    </message>
    <message>
        <source>Go to a frame</source>
        <translation>前往影格</translation>
    </message>
    <message>
        <source>Go to a frame or a time</source>
        <translation>前往影格或時間</translation>
    </message>
    <message>
        <source>Go to review items in the order of the video</source>
        <translation>依影片順序前往複核項目</translation>
    </message>
    <message>
        <source>Go to the first frame of the review item</source>
        <translation>前往複核項目的第一個影格</translation>
    </message>
    <message>
        <source>Go to the first frame of the video</source>
        <translation>前往影片的第一個影格</translation>
    </message>
    <message>
        <source>Go to the frame</source>
        <translation>前往該影格</translation>
    </message>
    <message>
        <source>Go to the last frame of the review item</source>
        <translation>前往複核項目的最後一個影格</translation>
    </message>
    <message>
        <source>Go to the last frame of the video</source>
        <translation>前往影片的最後一個影格</translation>
    </message>
    <message>
        <source>Go to the least certain stroke</source>
        <translation>前往最不確定的球種</translation>
    </message>
    <message>
        <source>Go to the middle of this gap or of the next one</source>
        <translation>前往此缺口或下一個缺口的中間</translation>
    </message>
    <message>
        <source>Go to the next disagreement between the two tracks</source>
        <translation>前往兩條軌跡的下一個不一致處</translation>
    </message>
    <message>
        <source>Go to the next frame that is not reviewed</source>
        <translation>前往下一個未複核的影格</translation>
    </message>
    <message>
        <source>Go to the next item of the review queue</source>
        <translation>前往複核佇列的下一個項目</translation>
    </message>
    <message>
        <source>Go to the next point set by hand</source>
        <translation>前往下一個手動設定的點</translation>
    </message>
    <message>
        <source>Go to the next rally</source>
        <translation>前往下一個回合</translation>
    </message>
    <message>
        <source>Go to the next serve, hit, bounce or landing</source>
        <translation>前往下一個發球、擊球、反彈或落地</translation>
    </message>
    <message>
        <source>Go to the previous disagreement between the two tracks</source>
        <translation>前往兩條軌跡的上一個不一致處</translation>
    </message>
    <message>
        <source>Go to the previous frame that is not reviewed</source>
        <translation>前往上一個未複核的影格</translation>
    </message>
    <message>
        <source>Go to the previous point set by hand</source>
        <translation>前往上一個手動設定的點</translation>
    </message>
    <message>
        <source>Go to the previous rally</source>
        <translation>前往上一個回合</translation>
    </message>
    <message>
        <source>Go to the previous serve, hit, bounce or landing</source>
        <translation>前往上一個發球、擊球、反彈或落地</translation>
    </message>
    <message>
        <source>Go to the row, or open it</source>
        <translation>前往該列，或將其開啟</translation>
    </message>
    <message>
        <source>H&amp;eatmap</source>
        <translation>熱圖(&amp;E)</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>被遮擋</translation>
    </message>
    <message>
        <source>Hit by the far player</source>
        <translation>遠側球員擊球</translation>
    </message>
    <message>
        <source>Hit by the left player</source>
        <translation>左側球員擊球</translation>
    </message>
    <message>
        <source>Hit by the near player</source>
        <translation>近側球員擊球</translation>
    </message>
    <message>
        <source>Hit by the right player</source>
        <translation>右側球員擊球</translation>
    </message>
    <message>
        <source>Hold to enlarge the picture under the mouse</source>
        <translation>按住以放大滑鼠下方的畫面</translation>
    </message>
    <message numerus="yes">
        <source>Import %n rallies</source>
        <translation>
            <numerusform>匯入 %n 個回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>匯入標註</translation>
    </message>
    <message>
        <source>In event &amp;mode</source>
        <translation>在事件模式中(&amp;M)</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>在清單中</translation>
    </message>
    <message>
        <source>In text and number fields</source>
        <translation>在文字與數字欄位中</translation>
    </message>
    <message>
        <source>In the co&amp;urt editor</source>
        <translation>在球場編輯器中(&amp;U)</translation>
    </message>
    <message>
        <source>In the court editor</source>
        <translation>在球場編輯器中</translation>
    </message>
    <message>
        <source>In the frame table</source>
        <translation>在影格表中</translation>
    </message>
    <message>
        <source>In the import preview</source>
        <translation>在匯入預覽中</translation>
    </message>
    <message>
        <source>In the settings and on this sheet</source>
        <translation>在設定與本頁中</translation>
    </message>
    <message>
        <source>Keep runs from changing this frame, or allow it again</source>
        <translation>讓執行不變更此影格，或再次允許變更</translation>
    </message>
    <message>
        <source>Keep the ball near the middle while zoomed in</source>
        <translation>放大時讓球保持在中央附近</translation>
    </message>
    <message>
        <source>Keep the court as it was</source>
        <translation>保留原來的球場</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>L&amp;ast frame of the item</source>
        <translation>項目的最後一個影格(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;eft by 10 px</source>
        <translation>向左 10 px(&amp;E)</translation>
    </message>
    <message>
        <source>L&amp;oop the range</source>
        <translation>循環播放區間(&amp;O)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>標註</translation>
    </message>
    <message>
        <source>Leave the frames unchanged</source>
        <translation>保持影格不變</translation>
    </message>
    <message>
        <source>Leave the track unchanged</source>
        <translation>保持軌跡不變</translation>
    </message>
    <message>
        <source>Left hand on the keyboard, right hand on the mouse</source>
        <translation>左手鍵盤，右手滑鼠</translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation>降低對比</translation>
    </message>
    <message>
        <source>Li&amp;ft</source>
        <translation>挑球(&amp;F)</translation>
    </message>
    <message>
        <source>Lift &amp;shadows</source>
        <translation>調亮陰影(&amp;S)</translation>
    </message>
    <message>
        <source>Lon&amp;g service</source>
        <translation>發長球(&amp;G)</translation>
    </message>
    <message>
        <source>Look elsew&amp;here</source>
        <translation>尋找其他位置(&amp;H)</translation>
    </message>
    <message>
        <source>Lower the playback speed</source>
        <translation>降低播放速度</translation>
    </message>
    <message>
        <source>M&amp;atch layout</source>
        <translation>比賽版面(&amp;A)</translation>
    </message>
    <message>
        <source>Ma&amp;gnifier</source>
        <translation>放大鏡(&amp;G)</translation>
    </message>
    <message>
        <source>Ma&amp;ke jumps fast</source>
        <translation>快速跳躍(&amp;K)</translation>
    </message>
    <message>
        <source>Make &amp;clips...</source>
        <translation>製作片段(&amp;C)...</translation>
    </message>
    <message>
        <source>Make the marked range a rally, and name it</source>
        <translation>將標記的區間設為回合並命名</translation>
    </message>
    <message>
        <source>Make the sound louder</source>
        <translation>提高音量</translation>
    </message>
    <message>
        <source>Make the sound quieter</source>
        <translation>降低音量</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手冊</translation>
    </message>
    <message>
        <source>Mar&amp;k as in play</source>
        <translation>標記為比賽中(&amp;K)</translation>
    </message>
    <message>
        <source>Mar&amp;k as not reviewed</source>
        <translation>標記為未複核(&amp;K)</translation>
    </message>
    <message>
        <source>Mark a range</source>
        <translation>標記區間</translation>
    </message>
    <message>
        <source>Mark a range first</source>
        <translation>請先標記區間</translation>
    </message>
    <message>
        <source>Mark a range for the rally first</source>
        <translation>請先標記回合的區間</translation>
    </message>
    <message>
        <source>Mark a {event}</source>
        <translation>標記{event}</translation>
    </message>
    <message>
        <source>Mark as in play</source>
        <translation>標記為比賽中</translation>
    </message>
    <message>
        <source>Mark as not in pla&amp;y</source>
        <translation>標記為非比賽(&amp;Y)</translation>
    </message>
    <message>
        <source>Mark as not in play</source>
        <translation>標記為非比賽</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>標記為未複核</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>標記為已複核</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next unreviewed frame</source>
        <translation>標記為已複核，並前往下一個未複核的影格</translation>
    </message>
    <message>
        <source>Mark no event</source>
        <translation>標記無事件</translation>
    </message>
    <message>
        <source>Mark that there is no event at this frame</source>
        <translation>標記此影格沒有事件</translation>
    </message>
    <message>
        <source>Mark the ball as hidden at its shown or filled position</source>
        <translation>將球標記為在顯示或填補的位置被遮擋</translation>
    </message>
    <message>
        <source>Mark the range as a replay, a break or another camera</source>
        <translation>將區間標記為重播、休息或其他攝影機</translation>
    </message>
    <message>
        <source>Mark the range as not reviewed</source>
        <translation>將區間標記為未複核</translation>
    </message>
    <message>
        <source>Mark the range as reviewed</source>
        <translation>將區間標記為已複核</translation>
    </message>
    <message>
        <source>Mark this frame as not reviewed</source>
        <translation>將此影格標記為未複核</translation>
    </message>
    <message>
        <source>Mark this rally as reviewed</source>
        <translation>將此回合標記為已複核</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Match &amp;page...</source>
        <translation>比賽報告(&amp;P)...</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中鍵拖曳</translation>
    </message>
    <message>
        <source>Models, provider, tracking, appearance and keys</source>
        <translation>模型、執行提供者、追蹤、外觀與按鍵</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>提高對比</translation>
    </message>
    <message>
        <source>Mouse on the film strip</source>
        <translation>影格條上的滑鼠</translation>
    </message>
    <message>
        <source>Mouse on the timeline and plots</source>
        <translation>時間軸與曲線圖上的滑鼠</translation>
    </message>
    <message>
        <source>Mouse on the video</source>
        <translation>影片上的滑鼠</translation>
    </message>
    <message>
        <source>Move all panels to their default positions</source>
        <translation>將所有面板移到預設位置</translation>
    </message>
    <message>
        <source>Move along the time axis</source>
        <translation>沿時間軸移動</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>移動畫面</translation>
    </message>
    <message>
        <source>Move the point</source>
        <translation>移動點</translation>
    </message>
    <message>
        <source>Move the point down by 1 pixel, or place one</source>
        <translation>將點下移 1 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point down by 10 pixels, or place one</source>
        <translation>將點下移 10 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point left by 1 pixel, or place one</source>
        <translation>將點左移 1 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point left by 10 pixels, or place one</source>
        <translation>將點左移 10 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point right by 1 pixel, or place one</source>
        <translation>將點右移 1 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point right by 10 pixels, or place one</source>
        <translation>將點右移 10 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point up by 1 pixel, or place one</source>
        <translation>將點上移 1 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point up by 10 pixels, or place one</source>
        <translation>將點上移 10 像素，或放置點</translation>
    </message>
    <message>
        <source>Move the point, or choose frames</source>
        <translation>移動點，或選取影格</translation>
    </message>
    <message>
        <source>N&amp;udge</source>
        <translation>微調(&amp;U)</translation>
    </message>
    <message>
        <source>Name a {stroke}</source>
        <translation>指定球種：{stroke}</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>命名 {name}</translation>
    </message>
    <message>
        <source>Ne&amp;t shot</source>
        <translation>網前球(&amp;T)</translation>
    </message>
    <message>
        <source>Ne&amp;xt review item</source>
        <translation>下一個複核項目(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt video</source>
        <translation>下一部影片(&amp;X)</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>下一個不一致處(&amp;D)</translation>
    </message>
    <message>
        <source>Next &amp;event</source>
        <translation>下一個事件(&amp;E)</translation>
    </message>
    <message>
        <source>Next &amp;frame</source>
        <translation>下一個影格(&amp;F)</translation>
    </message>
    <message>
        <source>Next part of the film &amp;strip</source>
        <translation>影格條下一段(&amp;S)</translation>
    </message>
    <message>
        <source>Next point set by &amp;hand</source>
        <translation>下一個手動點(&amp;H)</translation>
    </message>
    <message>
        <source>No action or key matches.</source>
        <translation>沒有符合的動作或按鍵。</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>無球</translation>
    </message>
    <message>
        <source>No ball; in event mode, who hit</source>
        <translation>無球；事件模式中則設定擊球員</translation>
    </message>
    <message>
        <source>No key in this mode: {names}.</source>
        <translation>此模式下無按鍵：{names}。</translation>
    </message>
    <message>
        <source>No points were set by hand</source>
        <translation>沒有手動設定的點</translation>
    </message>
    <message>
        <source>No range is marked</source>
        <translation>未標記區間</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is in the range or item</source>
        <translation>無法判斷球在區間或項目中的位置</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. Left out of exports</source>
        <translation>無法判斷球的位置，匯出時略過</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>目前沒有執行中的工作</translation>
    </message>
    <message>
        <source>Nudge the point</source>
        <translation>微調點</translation>
    </message>
    <message>
        <source>One &amp;queue for all videos</source>
        <translation>所有影片共用複核佇列(&amp;Q)</translation>
    </message>
    <message>
        <source>One video pixel per screen pixel</source>
        <translation>影片一像素對應螢幕一像素</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開啟(&amp;R)</translation>
    </message>
    <message>
        <source>Open a video first</source>
        <translation>請先開啟影片</translation>
    </message>
    <message>
        <source>Open a video or a project</source>
        <translation>開啟影片或專案</translation>
    </message>
    <message>
        <source>Open the &amp;demo rally</source>
        <translation>開啟示範回合(&amp;D)</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>開啟記錄檔資料夾(&amp;L)</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>開啟示範回合</translation>
    </message>
    <message>
        <source>Open the folder that contains the log</source>
        <translation>開啟記錄檔所在的資料夾</translation>
    </message>
    <message>
        <source>Open the frame table and choose which frames it shows</source>
        <translation>開啟影格表並選擇要顯示的影格</translation>
    </message>
    <message>
        <source>Open the next video in the list</source>
        <translation>開啟清單中的下一部影片</translation>
    </message>
    <message>
        <source>Open the previous video in the list</source>
        <translation>開啟清單中的上一部影片</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>暫停(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>球員(&amp;L)</translation>
    </message>
    <message>
        <source>P&amp;layers&apos; poses</source>
        <translation>球員姿勢(&amp;L)</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>點(&amp;O)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>面板(&amp;N)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>曲線圖(&amp;O)</translation>
    </message>
    <message>
        <source>Place the point</source>
        <translation>放置點</translation>
    </message>
    <message>
        <source>Play at the speed of the video</source>
        <translation>以影片的速度播放</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暫停</translation>
    </message>
    <message>
        <source>Play slower, then backwards</source>
        <translation>先減速，再倒放</translation>
    </message>
    <message>
        <source>Play the lis&amp;ted rallies</source>
        <translation>播放列出的回合(&amp;T)</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>依序播放列出的回合</translation>
    </message>
    <message>
        <source>Play the so&amp;und</source>
        <translation>播放聲音(&amp;U)</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed</source>
        <translation>正常速度時播放影片的聲音</translation>
    </message>
    <message>
        <source>Play, then faster</source>
        <translation>播放，再加速</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>Pre&amp;vious review item</source>
        <translation>上一個複核項目(&amp;V)</translation>
    </message>
    <message>
        <source>Previ&amp;ous part of the film strip</source>
        <translation>影格條上一段(&amp;O)</translation>
    </message>
    <message>
        <source>Preview the fills of a gap first</source>
        <translation>請先預覽缺口的填補</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>上一個不一致處(&amp;I)</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>上一個事件(&amp;V)</translation>
    </message>
    <message>
        <source>Previous f&amp;rame</source>
        <translation>上一個影格(&amp;R)</translation>
    </message>
    <message>
        <source>Previous or next frame</source>
        <translation>上一個影格或下一個影格</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>上一頁或下一頁</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>上一列或下一列</translation>
    </message>
    <message>
        <source>Previous point set by h&amp;and</source>
        <translation>上一個手動點(&amp;A)</translation>
    </message>
    <message>
        <source>Previous vi&amp;deo</source>
        <translation>上一部影片(&amp;D)</translation>
    </message>
    <message>
        <source>Protect the frame</source>
        <translation>保護影格</translation>
    </message>
    <message>
        <source>Quit RallyTrace</source>
        <translation>結束 RallyTrace</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>執行(&amp;U)</translation>
    </message>
    <message>
        <source>Raise the playback speed</source>
        <translation>提高播放速度</translation>
    </message>
    <message>
        <source>Rally en&amp;dings</source>
        <translation>回合結束方式(&amp;D)</translation>
    </message>
    <message>
        <source>Range &amp;end</source>
        <translation>標記出點(&amp;E)</translation>
    </message>
    <message>
        <source>Range &amp;start</source>
        <translation>標記入點(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>複核(&amp;V)</translation>
    </message>
    <message>
        <source>Re-tr&amp;ack the range</source>
        <translation>重新追蹤區間(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Re-track %n frames</source>
        <translation>
            <numerusform>重新追蹤 %n 個影格</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-track a range first</source>
        <translation>請先重新追蹤區間</translation>
    </message>
    <message>
        <source>Re-track with &amp;preview</source>
        <translation>重新追蹤並預覽(&amp;P)</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>重新追蹤 {frames}</translation>
    </message>
    <message>
        <source>Read labels from a CSV file or another label file</source>
        <translation>從 CSV 檔案或其他標註檔讀取標註</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>閱讀使用手冊</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>重做上一次復原的變更</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n events</source>
        <translation>
            <numerusform>移除 %n 個事件</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the court</source>
        <translation>移除球場</translation>
    </message>
    <message>
        <source>Remove the mark &apos;not in play&apos; at this frame or in the range</source>
        <translation>移除此影格或區間的「非比賽」標記</translation>
    </message>
    <message>
        <source>Remove the marked range</source>
        <translation>移除標記的區間</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>移除比賽</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>移除手動設定的點，恢復模型的點</translation>
    </message>
    <message>
        <source>Remove the points set by hand in the marked range</source>
        <translation>移除所標記區間內手動設定的點</translation>
    </message>
    <message>
        <source>Remove the row or event</source>
        <translation>移除該列或事件</translation>
    </message>
    <message>
        <source>Remove {rally}</source>
        <translation>移除 {rally}</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>將 {old} 重新命名為 {new}</translation>
    </message>
    <message>
        <source>Repeat the marked range</source>
        <translation>重複播放標記的區間</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>複核(&amp;W)</translation>
    </message>
    <message>
        <source>Review in time &amp;order</source>
        <translation>依時間順序複核(&amp;O)</translation>
    </message>
    <message>
        <source>Review only items in the listed rallies</source>
        <translation>僅複核列出的回合中的項目</translation>
    </message>
    <message>
        <source>Review the lis&amp;ted rallies</source>
        <translation>複核列出的回合(&amp;T)</translation>
    </message>
    <message>
        <source>Ri&amp;ght by 10 px</source>
        <translation>向右 10 px(&amp;G)</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>按右鍵</translation>
    </message>
    <message>
        <source>Right hand on the keyboard, left hand on the mouse</source>
        <translation>右手鍵盤，左手滑鼠</translation>
    </message>
    <message>
        <source>Run InpaintNet again on the range or on all frames</source>
        <translation>對區間或所有影格再次執行 InpaintNet</translation>
    </message>
    <message>
        <source>S&amp;mash</source>
        <translation>殺球(&amp;M)</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>立即儲存(&amp;V)</translation>
    </message>
    <message>
        <source>Save a co&amp;py...</source>
        <translation>另存複本(&amp;P)...</translation>
    </message>
    <message>
        <source>Save again after an error. Saving is automatic otherwise</source>
        <translation>發生錯誤後再次儲存。平時會自動儲存</translation>
    </message>
    <message>
        <source>Save the listed rallies as clips or one highlight video</source>
        <translation>將列出的回合存成片段或一部精華影片</translation>
    </message>
    <message>
        <source>Save the project to another file</source>
        <translation>將專案儲存到另一個檔案</translation>
    </message>
    <message>
        <source>Sco&amp;re</source>
        <translation>比分(&amp;R)</translation>
    </message>
    <message>
        <source>Score of {rally}</source>
        <translation>比分：{rally}</translation>
    </message>
    <message>
        <source>Search all pages. Up and Down choose an action, Enter runs it. You can change the keys in the settings.</source>
        <translation>搜尋所有頁面。以上、下方向鍵選擇動作，按 Enter 執行。按鍵可在設定中變更。</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>搜尋動作或按鍵</translation>
    </message>
    <message>
        <source>Searched &amp;area</source>
        <translation>搜尋範圍(&amp;A)</translation>
    </message>
    <message>
        <source>Select a frame</source>
        <translation>選取影格</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>選取所有列</translation>
    </message>
    <message>
        <source>Set all winners that the scoreboard or last shots show</source>
        <translation>依比分板或各回合最後一拍設定所有得分方</translation>
    </message>
    <message>
        <source>Set by &amp;hand</source>
        <translation>手動設定(&amp;H)</translation>
    </message>
    <message>
        <source>Set how this rally ended: winner, error, net, out or fault</source>
        <translation>設定此回合的結束方式：致勝球、失誤、掛網、出界或發球失誤</translation>
    </message>
    <message>
        <source>Set or remove a bounce at this frame</source>
        <translation>在此影格設定或移除反彈</translation>
    </message>
    <message>
        <source>Set or remove a hit at this frame</source>
        <translation>在此影格設定或移除擊球</translation>
    </message>
    <message>
        <source>Set or remove a landing at this frame</source>
        <translation>在此影格設定或移除落地</translation>
    </message>
    <message>
        <source>Set or remove a serve at this frame</source>
        <translation>在此影格設定或移除發球</translation>
    </message>
    <message>
        <source>Set serves, hits, bounces and landings with single keys</source>
        <translation>以單一按鍵設定發球、擊球、反彈與落地</translation>
    </message>
    <message>
        <source>Set slow motion, turn the picture, or mirror it</source>
        <translation>設定慢動作，旋轉或鏡像翻轉畫面</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>設定球場</translation>
    </message>
    <message>
        <source>Set the match</source>
        <translation>設定比賽</translation>
    </message>
    <message>
        <source>Set the score &amp;here...</source>
        <translation>在此設定比分(&amp;H)...</translation>
    </message>
    <message>
        <source>Set the score at the start of this rally</source>
        <translation>設定此回合開始時的比分</translation>
    </message>
    <message>
        <source>Sh&amp;ort service</source>
        <translation>發短球(&amp;O)</translation>
    </message>
    <message>
        <source>Show TrackNet&apos;s heatmap of the frame</source>
        <translation>顯示此影格的 TrackNet 熱圖</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>顯示所有按鍵</translation>
    </message>
    <message>
        <source>Show frames side by side, around the ball</source>
        <translation>並排顯示球附近的影格畫面</translation>
    </message>
    <message>
        <source>Show motion instead of the picture. Hold for a quick look</source>
        <translation>顯示動態以取代畫面。按住可快速查看</translation>
    </message>
    <message>
        <source>Show names of strokes where they are played</source>
        <translation>在擊球處顯示球種名稱</translation>
    </message>
    <message>
        <source>Show only the video. Hold for a quick look</source>
        <translation>僅顯示影片。按住可快速查看</translation>
    </message>
    <message>
        <source>Show positions predicted by TrackNet</source>
        <translation>顯示 TrackNet 預測的位置</translation>
    </message>
    <message>
        <source>Show positions put into gaps by InpaintNet or a curve</source>
        <translation>顯示由 InpaintNet 或曲線填補缺口的位置</translation>
    </message>
    <message>
        <source>Show shots in 3D, with their speeds</source>
        <translation>顯示 3D 球路與球速</translation>
    </message>
    <message>
        <source>Show the comparison with another track</source>
        <translation>顯示與另一條軌跡的比較</translation>
    </message>
    <message>
        <source>Show the court lines</source>
        <translation>顯示場地線</translation>
    </message>
    <message>
        <source>Show the frames after those in the film strip</source>
        <translation>顯示影格條之後的影格</translation>
    </message>
    <message>
        <source>Show the frames before those in the film strip</source>
        <translation>顯示影格條之前的影格</translation>
    </message>
    <message>
        <source>Show the list of events</source>
        <translation>顯示事件清單</translation>
    </message>
    <message>
        <source>Show the list of rallies</source>
        <translation>顯示回合清單</translation>
    </message>
    <message>
        <source>Show the list of videos</source>
        <translation>顯示影片清單</translation>
    </message>
    <message>
        <source>Show the path and its speed over time</source>
        <translation>顯示球路與球速隨時間的變化</translation>
    </message>
    <message>
        <source>Show the path before and after the frame</source>
        <translation>顯示影格前後的球路</translation>
    </message>
    <message>
        <source>Show the picture unchanged</source>
        <translation>顯示未調整的畫面</translation>
    </message>
    <message>
        <source>Show the players and their pictures</source>
        <translation>顯示球員及其圖片</translation>
    </message>
    <message>
        <source>Show the players&apos; skeletons</source>
        <translation>顯示球員骨架</translation>
    </message>
    <message>
        <source>Show the point of this frame</source>
        <translation>顯示此影格的點</translation>
    </message>
    <message>
        <source>Show the points set by hand</source>
        <translation>顯示手動設定的點</translation>
    </message>
    <message>
        <source>Show the rally from above and from the side</source>
        <translation>從上方與側面顯示回合</translation>
    </message>
    <message>
        <source>Show the review queue</source>
        <translation>顯示複核佇列</translation>
    </message>
    <message>
        <source>Show the run and its progress</source>
        <translation>顯示執行及其進度</translation>
    </message>
    <message>
        <source>Show the score beside the frame number</source>
        <translation>在影格編號旁顯示比分</translation>
    </message>
    <message>
        <source>Show the table of frames</source>
        <translation>顯示影格表</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>顯示時間軸</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>顯示整個畫面</translation>
    </message>
    <message>
        <source>Show versions, folders and problems</source>
        <translation>顯示版本、資料夾與問題</translation>
    </message>
    <message>
        <source>Show ways to fill the gap, range or review item</source>
        <translation>顯示缺口、區間或複核項目的填補方式</translation>
    </message>
    <message>
        <source>Show which part of the frame TrackNet looked at</source>
        <translation>顯示 TrackNet 查看的影格範圍</translation>
    </message>
    <message>
        <source>Snap to a heatmap peak</source>
        <translation>吸附到熱圖峰值</translation>
    </message>
    <message>
        <source>Spl&amp;it the rally</source>
        <translation>分割回合(&amp;I)</translation>
    </message>
    <message>
        <source>Split the rally at this frame</source>
        <translation>在此影格分割回合</translation>
    </message>
    <message>
        <source>Split {rally}</source>
        <translation>分割 {rally}</translation>
    </message>
    <message>
        <source>Spo&amp;rt</source>
        <translation>運動項目(&amp;R)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Start setting the court first</source>
        <translation>請先開始設定球場</translation>
    </message>
    <message>
        <source>Start the range at this frame</source>
        <translation>以此影格為區間起點</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>停止執行並保留結果</translation>
    </message>
    <message>
        <source>Stro&amp;kes</source>
        <translation>球種(&amp;K)</translation>
    </message>
    <message>
        <source>Switch between panels for the match and for labels</source>
        <translation>在比賽與標註的面板之間切換</translation>
    </message>
    <message>
        <source>Ta&amp;g the rally</source>
        <translation>為回合加標籤(&amp;G)</translation>
    </message>
    <message>
        <source>Tag the e&amp;vent</source>
        <translation>為事件加標籤(&amp;V)</translation>
    </message>
    <message>
        <source>Tags of an event</source>
        <translation>事件標籤</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>標籤：{rally}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>Ten frames &amp;back</source>
        <translation>後退十個影格(&amp;B)</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>主題(&amp;E)</translation>
    </message>
    <message>
        <source>The ball is hidden in the range or review item</source>
        <translation>球在區間或複核項目中被遮擋</translation>
    </message>
    <message>
        <source>The ball is visible at the marker, dotted ring or fill</source>
        <translation>球在標記、虛線圓圈或填補位置可見</translation>
    </message>
    <message>
        <source>The ball is visible in the dotted ring, not at the marker</source>
        <translation>球在虛線圓圈處可見，不在標記處</translation>
    </message>
    <message>
        <source>The ball is visible in the range or review item</source>
        <translation>球在區間或複核項目中可見</translation>
    </message>
    <message>
        <source>The far player won this rally</source>
        <translation>遠側球員贏得此回合</translation>
    </message>
    <message>
        <source>The frames of the video are still being counted</source>
        <translation>仍在計算影片的影格數</translation>
    </message>
    <message>
        <source>The near player won this rally</source>
        <translation>近側球員贏得此回合</translation>
    </message>
    <message>
        <source>The stroke is a clear (bouncing ball: backhand)</source>
        <translation>球種為長球（網球、板網球：反手）</translation>
    </message>
    <message>
        <source>The stroke is a drive (bouncing ball: volley)</source>
        <translation>球種為平球（網球、板網球：截擊）</translation>
    </message>
    <message>
        <source>The stroke is a drop</source>
        <translation>球種為切球</translation>
    </message>
    <message>
        <source>The stroke is a lift (bouncing ball: forehand)</source>
        <translation>球種為挑球（網球、板網球：正手）</translation>
    </message>
    <message>
        <source>The stroke is a long service (bouncing ball: lob)</source>
        <translation>球種為發長球（網球、板網球：挑高球）</translation>
    </message>
    <message>
        <source>The stroke is a net shot</source>
        <translation>球種為網前球</translation>
    </message>
    <message>
        <source>The stroke is a push</source>
        <translation>球種為推球</translation>
    </message>
    <message>
        <source>The stroke is a short service (bouncing ball: serve)</source>
        <translation>球種為發短球（網球、板網球：發球）</translation>
    </message>
    <message>
        <source>The stroke is a smash (bouncing ball: overhead)</source>
        <translation>球種為殺球（網球、板網球：高壓扣殺）</translation>
    </message>
    <message>
        <source>There is no action &apos;{name}&apos;.</source>
        <translation>沒有「{name}」這個動作。</translation>
    </message>
    <message>
        <source>There is no ball in the range or review item</source>
        <translation>區間或複核項目中沒有球</translation>
    </message>
    <message>
        <source>There is no ball in this frame</source>
        <translation>此影格沒有球</translation>
    </message>
    <message>
        <source>There is no court in this video, or it is unknown</source>
        <translation>此影片沒有球場，或球場不明</translation>
    </message>
    <message>
        <source>There is no jump to undo</source>
        <translation>沒有可返回的跳躍</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>沒有可重做的動作</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>沒有可復原的動作</translation>
    </message>
    <message>
        <source>This rally does not count for the score</source>
        <translation>此回合不計入比分</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>追蹤</translation>
    </message>
    <message>
        <source>Track all frames of the marked range again</source>
        <translation>再次追蹤所標記區間的全部影格</translation>
    </message>
    <message>
        <source>Track from &amp;here</source>
        <translation>從此處追蹤(&amp;H)</translation>
    </message>
    <message>
        <source>Track the &amp;list</source>
        <translation>追蹤清單中的影片(&amp;L)</translation>
    </message>
    <message>
        <source>Track the &amp;range</source>
        <translation>追蹤區間(&amp;R)</translation>
    </message>
    <message>
        <source>Track the &amp;whole video</source>
        <translation>追蹤整部影片(&amp;W)</translation>
    </message>
    <message>
        <source>Track the listed videos in the background</source>
        <translation>在背景追蹤清單中的影片</translation>
    </message>
    <message>
        <source>Track the range or gap in more detail, and preview it</source>
        <translation>更細密地追蹤區間或缺口並預覽</translation>
    </message>
    <message>
        <source>Track the video or import labels first</source>
        <translation>請先追蹤影片或匯入標註</translation>
    </message>
    <message>
        <source>Turn on event mode first</source>
        <translation>請先開啟事件模式</translation>
    </message>
    <message>
        <source>Turn the video</source>
        <translation>旋轉影片</translation>
    </message>
    <message>
        <source>Two actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>有兩個動作使用按鍵 {key}：{names}。請在設定中變更其中一個。</translation>
    </message>
    <message>
        <source>U&amp;p by 10 px</source>
        <translation>向上 10 px(&amp;P)</translation>
    </message>
    <message>
        <source>Uncl&amp;ear</source>
        <translation>無法判斷(&amp;E)</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>無法判斷</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>復原上一次變更</translation>
    </message>
    <message>
        <source>Unprotect the frame</source>
        <translation>解除影格保護</translation>
    </message>
    <message>
        <source>Use the court as drawn</source>
        <translation>採用畫出的球場</translation>
    </message>
    <message>
        <source>Use the court from the last camera cut onwards</source>
        <translation>自上次鏡頭切換起採用此球場</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>使用深色主題</translation>
    </message>
    <message>
        <source>Use the fill for a ball that is hidden there</source>
        <translation>球在該處被遮擋時，採用此填補</translation>
    </message>
    <message>
        <source>Use the fill, then go on to the rest of the item</source>
        <translation>採用填補，再前往項目的其餘部分</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>使用淺色主題</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>採用另一條軌跡</translation>
    </message>
    <message>
        <source>Use the other track&apos;s points for this disagreement</source>
        <translation>在此不一致處採用另一條軌跡的點</translation>
    </message>
    <message>
        <source>Use the proposed points</source>
        <translation>採用建議的點</translation>
    </message>
    <message>
        <source>Use the proposed points of the nearest part only</source>
        <translation>僅採用最近部分的建議點</translation>
    </message>
    <message>
        <source>Use the system theme</source>
        <translation>使用系統主題</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整個螢幕</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本與授權</translation>
    </message>
    <message>
        <source>Vi&amp;deos</source>
        <translation>影片(&amp;D)</translation>
    </message>
    <message>
        <source>View and playback</source>
        <translation>檢視與播放</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可見</translation>
    </message>
    <message>
        <source>Visible in the &amp;ring</source>
        <translation>在圓圈處可見(&amp;R)</translation>
    </message>
    <message>
        <source>Volume &amp;down</source>
        <translation>降低音量(&amp;D)</translation>
    </message>
    <message>
        <source>Wait until the run ends, or cancel it</source>
        <translation>請等待執行結束，或取消執行</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滾輪</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>得分方：{rally}</translation>
    </message>
    <message>
        <source>Won &amp;by the far player</source>
        <translation>遠側球員得分(&amp;B)</translation>
    </message>
    <message>
        <source>Write a web page with score, strokes and placement</source>
        <translation>產生含比分、球種與落點的網頁</translation>
    </message>
    <message>
        <source>Write tags for the serve, hit or landing at this frame</source>
        <translation>為此影格的發球、擊球或落地寫標籤</translation>
    </message>
    <message>
        <source>Write tags for this rally</source>
        <translation>為此回合寫標籤</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom at the mouse</source>
        <translation>以滑鼠為中心縮放</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom in when you go to a review item</source>
        <translation>前往複核項目時放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>click</source>
        <translation>按一下</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>hold or tap {key}</source>
        <translation>按住或輕按 {key}</translation>
    </message>
    <message>
        <source>hold {key}</source>
        <translation>按住 {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>keys or mouse</source>
        <translation>按鍵或滑鼠</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>滾輪</translation>
    </message>
    <message>
        <source>{action}: {problem}</source>
        <translation>{action}：{problem}</translation>
    </message>
    <message>
        <source>{action}: {reason}.</source>
        <translation>{action}：{reason}。</translation>
    </message>
    <message>
        <source>{count} actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>有 {count} 個動作使用按鍵 {key}：{names}。請在設定中變更其中一個。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另有 {count} 個</translation>
    </message>
    <message>
        <source>{key} (keypad)</source>
        <translation>{key}（數字鍵盤）</translation>
    </message>
    <message>
        <source>{key} is the key of {names}, so it would do nothing.</source>
        <translation>{key} 已是{names}的按鍵，因此不會有作用。</translation>
    </message>
    <message>
        <source>{key} opens the menu &apos;{menu}&apos;.</source>
        <translation>{key} 會開啟選單「{menu}」。</translation>
    </message>
    <message>
        <source>{player} plays with the left hand</source>
        <translation>{player} 為左手持拍</translation>
    </message>
    <message>
        <source>{player} plays with the right hand</source>
        <translation>{player} 為右手持拍</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip}（{key}）</translation>
    </message>
</context>
<context>
    <name>counts</name>
    <message numerus="yes">
        <source>%n PNG frames</source>
        <translation>
            <numerusform>%n 張 PNG 影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounces</source>
        <translation>
            <numerusform>%n 次反彈</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n 個邊界框</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n 個片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>%n 處衝突</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts</source>
        <translation>
            <numerusform>%n 次觸球</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courts</source>
        <translation>
            <numerusform>%n 個球場</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n 個事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 個影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n 個缺口</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n 次擊球</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 個項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keypoints</source>
        <translation>
            <numerusform>%n 個關鍵點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n 筆標註</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings</source>
        <translation>
            <numerusform>%n 次落地</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings and bounces</source>
        <translation>
            <numerusform>%n 次落地與反彈</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain items</source>
        <translation>
            <numerusform>%n 個較不確定的項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n 個標記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n 場比賽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n 個模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other videos</source>
        <translation>
            <numerusform>其他 %n 部影片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>其他 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n 個部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts show</source>
        <translation>
            <numerusform>%n 個部分為</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n 張圖片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n 位球員</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 個點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible errors</source>
        <translation>
            <numerusform>%n 個可能的錯誤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rallies</source>
        <translation>
            <numerusform>%n 個回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n 次執行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <translation>
            <numerusform>%n 個比分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>%n 個區段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n 拍</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear frames</source>
        <translation>
            <numerusform>%n 個無法判斷的影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unlabelled frames</source>
        <translation>
            <numerusform>%n 個未標註影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreviewed frames</source>
        <translation>
            <numerusform>%n 個未複核影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n videos</source>
        <translation>
            <numerusform>%n 部影片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n 個工作程式</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%n blank lines lie between the rows and did not count as frames.</source>
        <translation>
            <numerusform>資料列之間有 %n 個空白行，不計為影格。</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a frame number.</source>
        <translation>「{cell}」不是影格編號。</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a time.</source>
        <translation>「{cell}」不是時間。</translation>
    </message>
    <message>
        <source>&apos;{filter}&apos; is not a valid filter: {reason}.</source>
        <translation>「{filter}」不是有效的篩選條件：{reason}。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a choice for {value} in this file.</source>
        <translation>「{given}」不是此檔案中{value}的選項。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a range of frames.</source>
        <translation>「{given}」不是影格區間。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be opened ({reason}).</source>
        <translation>無法開啟「{path}」（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read ({reason}).</source>
        <translation>無法讀取「{path}」（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read as a video ({reason}).</source>
        <translation>無法將「{path}」讀取為影片（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read. The log has details.</source>
        <translation>無法讀取「{path}」。詳情請見記錄檔。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains no video.</source>
        <translation>「{path}」沒有影像。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains sound but no video.</source>
        <translation>「{path}」有聲音但沒有影像。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder, not a video.</source>
        <translation>「{path}」是資料夾，不是影片。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a text file, not a video.</source>
        <translation>「{path}」是文字檔，不是影片。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes).</source>
        <translation>「{path}」是空的（0 位元組）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is incomplete: its index (moov atom) is missing.</source>
        <translation>「{path}」不完整：缺少索引（moov atom）。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score at &apos;{part}&apos;.</source>
        <translation>「{text}」在「{part}」處不是有效的比分。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score.</source>
        <translation>「{text}」不是有效的比分。</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a provider, or its precision is not supported.{known}</source>
        <translation>「{word}」不是執行提供者，或不支援其精度。{known}</translation>
    </message>
    <message>
        <source>--batch {batch} is not possible: its windows would need more than {limit} MB.</source>
        <translation>無法使用 --batch {batch}：其視窗需要超過 {limit} MB。</translation>
    </message>
    <message>
        <source>--confidence {confidence:g} is not valid: it must be above 0 and below 1.</source>
        <translation>--confidence {confidence:g} 無效：必須大於 0 且小於 1。</translation>
    </message>
    <message>
        <source>--every {every} is not valid: it must be {bounds}.</source>
        <translation>--every {every} 無效：必須為 {bounds}。</translation>
    </message>
    <message>
        <source>A MoveNet returned an output of {shape}.</source>
        <translation>MoveNet 傳回 {shape} 的輸出。</translation>
    </message>
    <message>
        <source>A dataset cannot contain unlabelled frames: {places}.</source>
        <translation>資料集不可含未標註的影格：{places}。</translation>
    </message>
    <message>
        <source>A highlight video cannot be copied without re-encoding.</source>
        <translation>不重新編碼就無法複製精華影片。</translation>
    </message>
    <message>
        <source>A label file starts with {names}.</source>
        <translation>標註檔的開頭為 {names}。</translation>
    </message>
    <message>
        <source>A label is: class x y width height, as fractions of the picture.</source>
        <translation>標註格式為：class x y width height，以畫面比例表示。</translation>
    </message>
    <message>
        <source>A model of background mode &apos;{name}&apos; needs the background picture, and none was given.</source>
        <translation>背景模式為「{name}」的模型需要背景圖片，但未提供。</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded: {error}.</source>
        <translation>無法載入程式的某個部分：{error}。</translation>
    </message>
    <message>
        <source>A second look needs a stride equal to the window length, {length}.</source>
        <translation>再次查看時，步幅須等於視窗長度 {length}。</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit a network that returns a heatmap of only one frame per window.</source>
        <translation>步幅 {stride} 不適用於每個視窗只傳回一張熱圖的神經網路。</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit windows of {seq_len} frames.</source>
        <translation>步幅 {stride} 不符合 {seq_len} 影格的視窗。</translation>
    </message>
    <message>
        <source>A threshold of {threshold:g} is not between 0 and 1.</source>
        <translation>閾值 {threshold:g} 不在 0 與 1 之間。</translation>
    </message>
    <message>
        <source>A time code cannot be read.</source>
        <translation>無法讀取時間碼。</translation>
    </message>
    <message>
        <source>Accept frames in the window first, or export all of them, or choose another range.</source>
        <translation>請先在視窗中接受影格，或匯出全部影格，或選擇其他區間。</translation>
    </message>
    <message>
        <source>All of these frames are marked as not in play.</source>
        <translation>這些影格全部標記為非比賽。</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or choose a smaller model or batch.</source>
        <translation>請讓 GPU 使用超過 {limit} MB 的記憶體（--gpu-memory，或設定中的「執行提供者」），或選擇較小的模型或批次。</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or run on the CPU.</source>
        <translation>請讓 GPU 使用超過 {limit} MB 的記憶體（--gpu-memory，或設定中的「執行提供者」），或在 CPU 上執行。</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its codec ({codec}).</source>
        <translation>.mp4 檔案無法包含其編碼（{codec}）。</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its sound ({codec}). --no-sound omits it.</source>
        <translation>.mp4 檔案無法包含其聲音（{codec}）。--no-sound 可略去聲音。</translation>
    </message>
    <message>
        <source>An RTMO returned an output of {shape}.</source>
        <translation>RTMO 傳回 {shape} 的輸出。</translation>
    </message>
    <message>
        <source>At least one worker and a batch of one are needed.</source>
        <translation>至少需要一個工作程式，且批次至少為一。</translation>
    </message>
    <message>
        <source>Change its permissions, or copy it to another folder.</source>
        <translation>請變更其權限，或複製到其他資料夾。</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>請變更其中一個。</translation>
    </message>
    <message>
        <source>Changes of speed (M2) in {lines} are ignored.</source>
        <translation>已忽略{lines}的速度變更（M2）。</translation>
    </message>
    <message>
        <source>Check it again.</source>
        <translation>請再檢查一次。</translation>
    </message>
    <message>
        <source>Check its last rows.</source>
        <translation>請檢查其最後幾列。</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>請檢查其名稱與資料夾。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>請檢查其權限。</translation>
    </message>
    <message>
        <source>Check that it is the label file.</source>
        <translation>請檢查是否為標註檔。</translation>
    </message>
    <message>
        <source>Check that the file is complete, with its .onnx.data next to it, if it has one.</source>
        <translation>請檢查檔案是否完整；若有 .onnx.data，須放在旁邊。</translation>
    </message>
    <message>
        <source>Check that the labels belong to this video.</source>
        <translation>請檢查標註是否屬於此影片。</translation>
    </message>
    <message>
        <source>Check that the model supports these inputs, or try another provider.</source>
        <translation>請檢查模型是否支援這些輸入，或改用其他執行提供者。</translation>
    </message>
    <message>
        <source>Check that this is a folder of YOLO labels.</source>
        <translation>請檢查是否為 YOLO 標註的資料夾。</translation>
    </message>
    <message>
        <source>Check that this is the label file.</source>
        <translation>請檢查是否為此標註檔。</translation>
    </message>
    <message>
        <source>Check that this is the right file, or save it without the optimiser&apos;s state.</source>
        <translation>請檢查是否為正確的檔案，或不含最佳化器狀態重新儲存。</translation>
    </message>
    <message>
        <source>Check that this is the right file.</source>
        <translation>請檢查是否為正確的檔案。</translation>
    </message>
    <message>
        <source>Check the disk and the permissions.</source>
        <translation>請檢查磁碟與權限。</translation>
    </message>
    <message>
        <source>Check the disk, or save the project in another folder.</source>
        <translation>請檢查磁碟，或將專案儲存到其他資料夾。</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>請檢查磁碟。</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>請檢查檔案。</translation>
    </message>
    <message>
        <source>Check the folder it is in.</source>
        <translation>請檢查其所在的資料夾。</translation>
    </message>
    <message>
        <source>Check the folder, or save the project in another folder.</source>
        <translation>請檢查資料夾，或將專案儲存到其他資料夾。</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>請檢查資料夾。</translation>
    </message>
    <message>
        <source>Check the name and its folder.</source>
        <translation>請檢查名稱及其資料夾。</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>請檢查名稱。</translation>
    </message>
    <message>
        <source>Check the quotes in it.</source>
        <translation>請檢查其中的引號。</translation>
    </message>
    <message>
        <source>Check whether two model files are swapped.</source>
        <translation>請檢查兩個模型檔是否互換了。</translation>
    </message>
    <message>
        <source>Choose a PNG or JPEG picture, or a video.</source>
        <translation>請選擇 PNG 或 JPEG 圖片，或影片。</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3 or WASB, such as TrackNet_best.pt.</source>
        <translation>請選擇 TrackNetV3 或 WASB 的檢查點，例如 TrackNet_best.pt。</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3.</source>
        <translation>請選擇 TrackNetV3 的檢查點。</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>請選擇其中的檔案。</translation>
    </message>
    <message>
        <source>Choose a name that ends in {suffixes}. &apos;rallytrace export --format&apos; writes other formats.</source>
        <translation>請選擇以 {suffixes} 結尾的名稱。「rallytrace export --format」可寫出其他格式。</translation>
    </message>
    <message>
        <source>Choose a picture or a video.</source>
        <translation>請選擇圖片或影片。</translation>
    </message>
    <message>
        <source>Choose a range inside the video.</source>
        <translation>請選擇影片內的區間。</translation>
    </message>
    <message>
        <source>Choose a shorter trail.</source>
        <translation>請選擇較短的尾跡。</translation>
    </message>
    <message>
        <source>Choose a stride from 1 (every window) to {seq_len} (no overlap).</source>
        <translation>請選擇 1（每個視窗）到 {seq_len}（無重疊）的步幅。</translation>
    </message>
    <message>
        <source>Choose a video file such as .mp4, .mov, .mkv or .avi.</source>
        <translation>請選擇影片檔，例如 .mp4、.mov、.mkv 或 .avi。</translation>
    </message>
    <message>
        <source>Choose another family or file.</source>
        <translation>請選擇其他系列或檔案。</translation>
    </message>
    <message>
        <source>Choose another file or export it again.</source>
        <translation>請選擇其他檔案，或重新匯出。</translation>
    </message>
    <message>
        <source>Choose another file, or a higher --confidence.</source>
        <translation>請選擇其他檔案，或較高的 --confidence。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>請選擇其他檔案。</translation>
    </message>
    <message>
        <source>Choose another filter.</source>
        <translation>請選擇其他篩選條件。</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>請選擇其他資料夾或名稱。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>請選擇其他資料夾。</translation>
    </message>
    <message>
        <source>Choose another frame.</source>
        <translation>請選擇其他影格。</translation>
    </message>
    <message>
        <source>Choose another name, or allow it to be replaced.</source>
        <translation>請選擇其他名稱，或允許取代。</translation>
    </message>
    <message>
        <source>Choose another name, or wait until it is done.</source>
        <translation>請選擇其他名稱，或等待完成。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>請選擇其他名稱。</translation>
    </message>
    <message>
        <source>Choose another precision, or make the file with: rallytrace optimise MODEL --video VIDEO</source>
        <translation>請選擇其他精度，或以下列指令製作檔案：rallytrace optimise MODEL --video VIDEO</translation>
    </message>
    <message>
        <source>Choose another project or a label file.</source>
        <translation>請選擇其他專案或標註檔。</translation>
    </message>
    <message>
        <source>Choose another range, or review a rally.</source>
        <translation>請選擇其他區間，或複核回合。</translation>
    </message>
    <message>
        <source>Choose another video.</source>
        <translation>請選擇其他影片。</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>請選擇其他檔案。</translation>
    </message>
    <message>
        <source>Choose another: folders of this format are never replaced.</source>
        <translation>請選擇其他資料夾：此格式的資料夾不會被取代。</translation>
    </message>
    <message>
        <source>Choose at least one layer.</source>
        <translation>請至少選擇一個圖層。</translation>
    </message>
    <message>
        <source>Choose at most {most:.0%} in total.</source>
        <translation>合計請勿超過 {most:.0%}。</translation>
    </message>
    <message>
        <source>Choose frames with a ball.</source>
        <translation>請選擇有球的影格。</translation>
    </message>
    <message>
        <source>Choose labels of this video, in its pixels.</source>
        <translation>請選擇以像素為單位的此影片標註。</translation>
    </message>
    <message>
        <source>Choose labels or a project of the open video.</source>
        <translation>請選擇已開啟影片的標註或專案。</translation>
    </message>
    <message>
        <source>Choose one of its {count}, which are numbered from 0.</source>
        <translation>請從其 {count} 個中選擇，編號從 0 開始。</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>請選擇 {names} 其中之一。</translation>
    </message>
    <message>
        <source>Choose one of {precisions}, or another provider.</source>
        <translation>請選擇 {precisions} 其中之一，或其他執行提供者。</translation>
    </message>
    <message>
        <source>Choose one with --family, or try it on other frames of a video.</source>
        <translation>請以 --family 選擇，或在影片的其他影格上試用。</translation>
    </message>
    <message>
        <source>Choose one with the input (N, 3, 256, 128) and the output (N, D).</source>
        <translation>請選擇輸入為 (N, 3, 256, 128)、輸出為 (N, D) 的模型。</translation>
    </message>
    <message>
        <source>Choose the .csv file in it.</source>
        <translation>請選擇其中的 .csv 檔。</translation>
    </message>
    <message>
        <source>Choose the .onnx file in it.</source>
        <translation>請選擇其中的 .onnx 檔。</translation>
    </message>
    <message>
        <source>Choose the .pt file in it.</source>
        <translation>請選擇其中的 .pt 檔。</translation>
    </message>
    <message>
        <source>Choose the .pt file that the training wrote.</source>
        <translation>請選擇訓練寫出的 .pt 檔。</translation>
    </message>
    <message>
        <source>Choose the .rally file in it.</source>
        <translation>請選擇其中的 .rally 檔。</translation>
    </message>
    <message>
        <source>Choose the folder that contains &apos;labels&apos;, or the folder with the .txt files.</source>
        <translation>請選擇含有「labels」的資料夾，或含有 .txt 檔的資料夾。</translation>
    </message>
    <message>
        <source>Choose the same ones to continue it, or start a new run with the current ones.</source>
        <translation>請選擇相同的模型與設定以繼續，或以目前的開始新的執行。</translation>
    </message>
    <message>
        <source>Choose the table of strokes.</source>
        <translation>請選擇球種表。</translation>
    </message>
    <message>
        <source>Choose the video file in it.</source>
        <translation>請選擇其中的影片檔。</translation>
    </message>
    <message>
        <source>Choose the video that was labelled.</source>
        <translation>請選擇所標註的影片。</translation>
    </message>
    <message>
        <source>Clips of a turned video cannot be copied without re-encoding.</source>
        <translation>旋轉過的影片，不重新編碼就無法複製片段。</translation>
    </message>
    <message>
        <source>Close it there, or choose another folder.</source>
        <translation>請在該程式中關閉，或選擇其他資料夾。</translation>
    </message>
    <message>
        <source>Close it there, then open it again.</source>
        <translation>請在該處關閉，再重新開啟。</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>請在該處關閉。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>請關閉其他程式後再試一次。</translation>
    </message>
    <message>
        <source>Close other programs that use the device, or run on the CPU.</source>
        <translation>請關閉使用該裝置的其他程式，或在 CPU 上執行。</translation>
    </message>
    <message>
        <source>Close other programs, and try again.</source>
        <translation>請關閉其他程式後再試一次。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or batch.</source>
        <translation>請關閉其他程式，或選擇較小的模型或批次。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or video.</source>
        <translation>請關閉其他程式，或選擇較小的模型或影片。</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>請關閉其他程式。</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>請關閉該程式。</translation>
    </message>
    <message>
        <source>Columns not used: {unused}.</source>
        <translation>未使用的欄：{unused}。</translation>
    </message>
    <message>
        <source>Confidence &apos;{cell}&apos; is not between 0 and 1. It was removed.</source>
        <translation>信心度「{cell}」不在 0 與 1 之間，已移除。</translation>
    </message>
    <message>
        <source>Convert it first: rallytrace convert &quot;{path}&quot;</source>
        <translation>請先轉換：rallytrace convert &quot;{path}&quot;</translation>
    </message>
    <message>
        <source>Convert the file to .mp4.</source>
        <translation>請將檔案轉換為 .mp4。</translation>
    </message>
    <message>
        <source>Convert the video to .mp4, then check the labels.</source>
        <translation>請將影片轉換為 .mp4，再檢查標註。</translation>
    </message>
    <message>
        <source>Copied clips are not encoded: --hardware has no effect.</source>
        <translation>直接複製的片段不會編碼：--hardware 無作用。</translation>
    </message>
    <message>
        <source>Copy &apos;{shown}&apos; into the folder {folder} as well.</source>
        <translation>請將「{shown}」一併複製到資料夾 {folder}。</translation>
    </message>
    <message>
        <source>Copy it again from the original.</source>
        <translation>請從原始檔重新複製。</translation>
    </message>
    <message>
        <source>Copy its content to a file and use that file.</source>
        <translation>請將內容複製到檔案，再使用該檔案。</translation>
    </message>
    <message>
        <source>Copy or download the checkpoint again.</source>
        <translation>請重新複製或下載檢查點。</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>請重新複製或匯出。</translation>
    </message>
    <message>
        <source>Copy the checkpoint to a folder that can be written to.</source>
        <translation>請將檢查點複製到可寫入的資料夾。</translation>
    </message>
    <message>
        <source>Copy the file again, or convert it to .mp4.</source>
        <translation>請重新複製檔案，或轉換為 .mp4。</translation>
    </message>
    <message>
        <source>Copy the file again, or repair an unfinished recording first.</source>
        <translation>請重新複製檔案，或先修復未完成的錄影。</translation>
    </message>
    <message>
        <source>Correct &apos;bg_mode&apos; in its param_dict.</source>
        <translation>請更正 param_dict 中的「bg_mode」。</translation>
    </message>
    <message>
        <source>Create it, or choose another folder.</source>
        <translation>請建立該資料夾，或選擇其他資料夾。</translation>
    </message>
    <message>
        <source>Cut the video into parts.</source>
        <translation>請將影片切成多個部分。</translation>
    </message>
    <message>
        <source>Do not open it with torch unless you trust its author. {save_again}</source>
        <translation>除非信任其作者，否則請勿以 torch 開啟。{save_again}</translation>
    </message>
    <message>
        <source>Do not use this file. Write it to another disk if possible.</source>
        <translation>請勿使用此檔案。若可以，請寫到其他磁碟。</translation>
    </message>
    <message>
        <source>Download the checkpoint itself.</source>
        <translation>請下載檢查點本身。</translation>
    </message>
    <message>
        <source>END must be larger than START, because END is not included.</source>
        <translation>END 必須大於 START，因為不含 END。</translation>
    </message>
    <message>
        <source>Export as CVAT for video 1.1.</source>
        <translation>請以「CVAT for video 1.1」匯出。</translation>
    </message>
    <message>
        <source>Export it again for evaluation, with a dynamic batch or a batch of 1.</source>
        <translation>請以評估模式重新匯出，使用動態批次或批次 1。</translation>
    </message>
    <message>
        <source>Export it again, with segments or markers.</source>
        <translation>請重新匯出，並包含區段或標記。</translation>
    </message>
    <message>
        <source>Export it again, with smaller pictures.</source>
        <translation>請以較小的圖片重新匯出。</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>請重新匯出。</translation>
    </message>
    <message>
        <source>Export its labels with that build, or track the video again. The file was not changed.</source>
        <translation>請以該版本匯出標註，或重新追蹤影片。檔案未變更。</translation>
    </message>
    <message>
        <source>Export or copy it again.</source>
        <translation>請重新匯出或複製。</translation>
    </message>
    <message>
        <source>Export the labels, then open the video again. Help &gt; Diagnostics opens the log.</source>
        <translation>請匯出標註，再重新開啟影片。「說明 &gt; 診斷」可開啟記錄檔。</translation>
    </message>
    <message>
        <source>Export the model again.</source>
        <translation>請重新匯出模型。</translation>
    </message>
    <message>
        <source>Export the model with standard ONNX operators only.</source>
        <translation>請只以標準 ONNX 運算子匯出模型。</translation>
    </message>
    <message>
        <source>Export the rallies as a table or as clips, or join the files with another program and track the result.</source>
        <translation>請將回合匯出為表格或片段，或以其他程式合併檔案後再追蹤。</translation>
    </message>
    <message>
        <source>Export the task of this video only.</source>
        <translation>請只匯出此影片的任務。</translation>
    </message>
    <message>
        <source>FFmpeg reports: {reason}.</source>
        <translation>FFmpeg 回報：{reason}。</translation>
    </message>
    <message>
        <source>Find the players&apos; poses first, or choose another range.</source>
        <translation>請先尋找球員姿勢，或選擇其他區間。</translation>
    </message>
    <message>
        <source>Find them in the window ({key}), or with &apos;rallytrace poses&apos;.</source>
        <translation>請在視窗中尋找（{key}），或使用「rallytrace poses」。</translation>
    </message>
    <message>
        <source>Find them with Match &gt; Find rallies.</source>
        <translation>請以「比賽 &gt; 尋找回合」尋找。</translation>
    </message>
    <message>
        <source>Following the ball needs a stride of the window length, {length}, in batches of 1.</source>
        <translation>跟隨球時，步幅須為視窗長度 {length}，批次須為 1。</translation>
    </message>
    <message>
        <source>Frame {cell} is not a valid frame number.</source>
        <translation>{cell} 不是有效的影格編號。</translation>
    </message>
    <message>
        <source>Frame {frame} could not be read.</source>
        <translation>無法讀取第 {frame} 影格。</translation>
    </message>
    <message>
        <source>Frame {frame} does not exist at {rate} frames per second.</source>
        <translation>每秒 {rate} 影格時，影格 {frame} 不存在。</translation>
    </message>
    <message>
        <source>Frame {frame} has different values in {lines}.</source>
        <translation>第 {frame} 影格在{lines}的值不同。</translation>
    </message>
    <message>
        <source>Frame {frame} is after the last frame of the video, {last}.</source>
        <translation>第 {frame} 影格在影片最後一個影格 {last} 之後。</translation>
    </message>
    <message>
        <source>Frame {frame} is before the first frame.</source>
        <translation>第 {frame} 影格在第一個影格之前。</translation>
    </message>
    <message>
        <source>Frame {frame} is not in the video, which has {frames}.</source>
        <translation>第 {frame} 影格不在影片中，影片共有 {frames}。</translation>
    </message>
    <message>
        <source>Frame {frame} of &apos;{path}&apos; cannot be decoded: the file is damaged.</source>
        <translation>無法解碼「{path}」的第 {frame} 影格：檔案已損毀。</translation>
    </message>
    <message>
        <source>Frame {frame} was out of order and has been sorted.</source>
        <translation>第 {frame} 影格順序錯亂，已排序。</translation>
    </message>
    <message>
        <source>Frame {lost} has no row: predict.py did not write it.</source>
        <translation>第 {lost} 影格沒有列：predict.py 未寫出。</translation>
    </message>
    <message>
        <source>Frame {written} was changed to {frame}.</source>
        <translation>影格 {written} 已改為 {frame}。</translation>
    </message>
    <message>
        <source>Frames are counted from 0.</source>
        <translation>影格從 0 開始計數。</translation>
    </message>
    <message numerus="yes">
        <source>Frames {frames} of {count:,} have no row and stay unlabelled.</source>
        <translation>
            <numerusform>{count:,} 個影格中，影格 {frames} 沒有列，維持未標註。</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames {frames} repeat the same 16 positions, as InpaintNet does where there is no ball.</source>
        <translation>影格 {frames} 重複相同的 16 個位置，InpaintNet 在無球處會如此。</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>請釋出一些空間後再試一次。</translation>
    </message>
    <message>
        <source>Free some space, and open the video again.</source>
        <translation>請釋出一些空間，再重新開啟影片。</translation>
    </message>
    <message>
        <source>Free some space.</source>
        <translation>請釋出一些空間。</translation>
    </message>
    <message>
        <source>Give a folder, or omit --copy.</source>
        <translation>請指定資料夾，或省略 --copy。</translation>
    </message>
    <message>
        <source>Give each segment a row: start, end, name.</source>
        <translation>請為每個區段寫一列：開始、結束、名稱。</translation>
    </message>
    <message>
        <source>Give the video that the project belongs to.</source>
        <translation>請指定專案所屬的影片。</translation>
    </message>
    <message>
        <source>Give them shorter names, such as 1.mp4, 2.mp4.</source>
        <translation>請改用較短的名稱，例如 1.mp4、2.mp4。</translation>
    </message>
    <message>
        <source>Help &gt; Diagnostics opens the log.</source>
        <translation>「說明 &gt; 診斷」可開啟記錄檔。</translation>
    </message>
    <message>
        <source>If it is not open anywhere, delete {file}.</source>
        <translation>若未在任何地方開啟，請刪除 {file}。</translation>
    </message>
    <message>
        <source>If the list was made at another frame rate than the video&apos;s, choose that rate.</source>
        <translation>若清單以不同於影片的影格率製作，請選擇該影格率。</translation>
    </message>
    <message>
        <source>Import labels as CSV, and segments as CSV or EDL.</source>
        <translation>請以 CSV 匯入標註，以 CSV 或 EDL 匯入區段。</translation>
    </message>
    <message>
        <source>Install RallyTrace again.</source>
        <translation>請重新安裝 RallyTrace。</translation>
    </message>
    <message>
        <source>Install RallyTrace again. &apos;rallytrace doctor&apos; shows what is missing.</source>
        <translation>請重新安裝 RallyTrace。「rallytrace doctor」會顯示缺少的項目。</translation>
    </message>
    <message>
        <source>Install the latest RallyTrace. The file was not changed.</source>
        <translation>請安裝最新的 RallyTrace。檔案未變更。</translation>
    </message>
    <message>
        <source>It begins before the video and was cut at its start.</source>
        <translation>在影片之前開始，已截去開頭。</translation>
    </message>
    <message>
        <source>It belongs to another object.</source>
        <translation>屬於其他物件。</translation>
    </message>
    <message>
        <source>It belongs to frame {frame}, like line {line}.</source>
        <translation>與第 {line} 行同屬第 {frame} 影格。</translation>
    </message>
    <message>
        <source>It can be {names}.</source>
        <translation>可用的值為 {names}。</translation>
    </message>
    <message>
        <source>It ends at {end} and was cut at the end of the video ({end2}).</source>
        <translation>結束於 {end}，已在影片結尾（{end2}）截斷。</translation>
    </message>
    <message>
        <source>It ends before the start of the video.</source>
        <translation>結束於影片開始之前。</translation>
    </message>
    <message>
        <source>It ends where it starts.</source>
        <translation>結束與開始相同。</translation>
    </message>
    <message>
        <source>It has no start and length.</source>
        <translation>沒有開始與長度。</translation>
    </message>
    <message>
        <source>It has no time.</source>
        <translation>沒有時間。</translation>
    </message>
    <message>
        <source>It has no times.</source>
        <translation>沒有時間。</translation>
    </message>
    <message>
        <source>It has {count} cells, but there are {width} columns.</source>
        <translation>有 {count} 個儲存格，但只有 {width} 欄。</translation>
    </message>
    <message>
        <source>It is a comment.</source>
        <translation>是註解。</translation>
    </message>
    <message>
        <source>It is above the column names.</source>
        <translation>在欄名之上。</translation>
    </message>
    <message>
        <source>It is cut from {clip}, not from {name}.</source>
        <translation>剪自 {clip}，而非 {name}。</translation>
    </message>
    <message>
        <source>It is read-only here.</source>
        <translation>在此為唯讀。</translation>
    </message>
    <message>
        <source>It is shorter than a frame.</source>
        <translation>不足一個影格。</translation>
    </message>
    <message>
        <source>It must be from {lowest:g} to {highest:g}.</source>
        <translation>須介於 {lowest:g} 到 {highest:g}。</translation>
    </message>
    <message>
        <source>It repeats the header.</source>
        <translation>重複標題列。</translation>
    </message>
    <message>
        <source>It repeats the position of an earlier frame.</source>
        <translation>與較早影格的位置重複。</translation>
    </message>
    <message>
        <source>It should contain a frame number from 0, a visibility of 0 or 1, and X and Y in pixels.</source>
        <translation>應包含從 0 開始的影格編號、0 或 1 的可見性，以及以像素表示的 X 與 Y。</translation>
    </message>
    <message>
        <source>It should start with {names}.</source>
        <translation>開頭應為 {names}。</translation>
    </message>
    <message>
        <source>It starts at {start}, after the end of the video ({end}).</source>
        <translation>開始於 {start}，在影片結尾（{end}）之後。</translation>
    </message>
    <message>
        <source>It was killed, possibly because memory ran out.</source>
        <translation>已被強制結束，可能是記憶體用盡。</translation>
    </message>
    <message>
        <source>Its GPUs, numbered from 0, are {names}.</source>
        <translation>其 GPU 從 0 開始編號，為 {names}。</translation>
    </message>
    <message>
        <source>Its edit list hides frames within the clip.</source>
        <translation>其編輯清單隱藏了片段中的某些影格。</translation>
    </message>
    <message>
        <source>Its end is before its start.</source>
        <translation>結束早於開始。</translation>
    </message>
    <message>
        <source>Its frames do not decode from a keyframe.</source>
        <translation>影格無法從關鍵影格解碼。</translation>
    </message>
    <message>
        <source>Its frames have no time stamps.</source>
        <translation>影格沒有時間戳記。</translation>
    </message>
    <message>
        <source>Its keyframes are not marked.</source>
        <translation>未標明關鍵影格。</translation>
    </message>
    <message>
        <source>Its keyframes are not where its index says.</source>
        <translation>關鍵影格不在其索引所示的位置。</translation>
    </message>
    <message>
        <source>Its packets and its frames have different times.</source>
        <translation>其封包與影格的時間不一致。</translation>
    </message>
    <message>
        <source>Its pixel format is {name}.</source>
        <translation>其像素格式為 {name}。</translation>
    </message>
    <message>
        <source>Its plugin could not be loaded: {reason}</source>
        <translation>無法載入其外掛程式：{reason}</translation>
    </message>
    <message>
        <source>Its plugin {plugin} offers no device on this machine.</source>
        <translation>其外掛程式 {plugin} 在此電腦上沒有可用裝置。</translation>
    </message>
    <message>
        <source>Its position was not found.</source>
        <translation>找不到其位置。</translation>
    </message>
    <message>
        <source>Its start or end is missing.</source>
        <translation>缺少開始或結束。</translation>
    </message>
    <message>
        <source>Its times cannot be read.</source>
        <translation>無法讀取其時間。</translation>
    </message>
    <message>
        <source>Its training failed. Use an earlier checkpoint.</source>
        <translation>其訓練失敗。請使用較早的檢查點。</translation>
    </message>
    <message>
        <source>Its training or export failed. Choose another file.</source>
        <translation>其訓練或匯出失敗。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit no mode.</source>
        <translation>其 {channels} 個輸入通道不符合任何模式。</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit several modes: {names}.</source>
        <translation>其 {channels} 個輸入通道符合多種模式：{names}。</translation>
    </message>
    <message>
        <source>Load it with torch and save it again with a current version.</source>
        <translation>請以 torch 載入，再用目前的版本重新儲存。</translation>
    </message>
    <message>
        <source>Locators (LOC) in {lines} are not read.</source>
        <translation>未讀取{lines}的定位標記（LOC）。</translation>
    </message>
    <message>
        <source>Mark a shorter range.</source>
        <translation>請標記較短的區間。</translation>
    </message>
    <message>
        <source>Mark the range to track it anyway.</source>
        <translation>若仍要追蹤，請標記該區間。</translation>
    </message>
    <message>
        <source>Match numbers start at 1.</source>
        <translation>比賽編號從 1 開始。</translation>
    </message>
    <message>
        <source>Minutes and seconds of a time code must be 59 or less.</source>
        <translation>時間碼的分與秒不可超過 59。</translation>
    </message>
    <message>
        <source>Move it elsewhere, or choose another folder.</source>
        <translation>請移到其他位置，或選擇其他資料夾。</translation>
    </message>
    <message>
        <source>Move it to another folder.</source>
        <translation>請移到其他資料夾。</translation>
    </message>
    <message>
        <source>Move the parts of a recording to one folder, and give them the same suffix.</source>
        <translation>請將錄影的各分段移到同一個資料夾，並使用相同的副檔名。</translation>
    </message>
    <message>
        <source>MoveNet&apos;s output is (N, {sum}, H/4, W/4)</source>
        <translation>MoveNet 的輸出須為 (N, {sum}, H/4, W/4)</translation>
    </message>
    <message>
        <source>Name the ball&apos;s class &apos;ball&apos;, or export only that class.</source>
        <translation>請將球的類別命名為「ball」，或只匯出該類別。</translation>
    </message>
    <message>
        <source>Name the players, or set up the match.</source>
        <translation>請為球員命名，或設定比賽。</translation>
    </message>
    <message>
        <source>No ball: the position was removed.</source>
        <translation>無球：已移除位置。</translation>
    </message>
    <message>
        <source>No columns for X and Y found, so no row can be read.</source>
        <translation>找不到 X 與 Y 欄，因此無法讀取任何列。</translation>
    </message>
    <message>
        <source>No events match &apos;{filter}&apos;. {reason}</source>
        <translation>沒有事件符合「{filter}」。{reason}</translation>
    </message>
    <message>
        <source>No family was found for {path}.</source>
        <translation>找不到 {path} 的系列。</translation>
    </message>
    <message>
        <source>No file name is given.</source>
        <translation>未輸入檔案名稱。</translation>
    </message>
    <message>
        <source>No frame has a position to export.</source>
        <translation>沒有具位置的影格可匯出。</translation>
    </message>
    <message>
        <source>No frame has a position, but a CVAT track needs one.</source>
        <translation>沒有影格具有位置，但 CVAT 軌跡至少需要一個。</translation>
    </message>
    <message>
        <source>No frame has a visible ball to export.</source>
        <translation>沒有球可見的影格可匯出。</translation>
    </message>
    <message>
        <source>No frame of &apos;{path}&apos; can be decoded.</source>
        <translation>「{path}」沒有可解碼的影格。</translation>
    </message>
    <message>
        <source>No frame of {path} could be read.</source>
        <translation>無法讀取 {path} 的任何影格。</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>未選擇圖層。</translation>
    </message>
    <message>
        <source>No log is written, because {folder} cannot be written to ({reason}).</source>
        <translation>未寫入記錄檔，因為無法寫入 {folder}（{reason}）。</translation>
    </message>
    <message>
        <source>No rallies match &apos;{filter}&apos;. {reason}</source>
        <translation>沒有回合符合「{filter}」。{reason}</translation>
    </message>
    <message>
        <source>No rally can be exported. {reasons}</source>
        <translation>沒有可匯出的回合。{reasons}</translation>
    </message>
    <message>
        <source>No rally is known to be played by {player}.</source>
        <translation>找不到確定由 {player} 出賽的回合。</translation>
    </message>
    <message>
        <source>No row of the file can be used.</source>
        <translation>檔案中沒有可用的列。</translation>
    </message>
    <message>
        <source>No row of {path} has a start and an end.</source>
        <translation>{path} 中沒有任何列具有開始與結束。</translation>
    </message>
    <message>
        <source>No video in the list is tracked.</source>
        <translation>清單中沒有已追蹤的影片。</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>沒有開啟的影片。</translation>
    </message>
    <message>
        <source>None of the {count} frames tested in {name} has a label.</source>
        <translation>在 {name} 測試的 {count} 個影格都沒有標註。</translation>
    </message>
    <message>
        <source>None of these videos can be exported.</source>
        <translation>這些影片都無法匯出。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>記憶體不足。</translation>
    </message>
    <message>
        <source>Nothing can be changed until you decide whether to use {name}.</source>
        <translation>在決定是否使用 {name} 之前，無法進行任何變更。</translation>
    </message>
    <message>
        <source>Nothing can be drawn on copied clips.</source>
        <translation>直接複製的片段無法疊加任何內容。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未寫入任何內容。</translation>
    </message>
    <message>
        <source>Nothing was written. Help &gt; Diagnostics opens the log.</source>
        <translation>未寫入任何內容。「說明 &gt; 診斷」可開啟記錄檔。</translation>
    </message>
    <message>
        <source>ONNX Runtime could not be loaded: {reason}</source>
        <translation>無法載入 ONNX Runtime：{reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran it on {names} instead.</source>
        <translation>ONNX Runtime 改在 {names} 上執行。</translation>
    </message>
    <message>
        <source>The model cannot run on {provider}.</source>
        <translation>模型無法在 {provider} 上執行。</translation>
    </message>
    <message>
        <source>This build of ONNX Runtime does not contain it.</source>
        <translation>此版 ONNX Runtime 未包含該提供者。</translation>
    </message>
    <message>
        <source>This kind of video cannot be copied without loss.</source>
        <translation>此類影片無法無損複製。</translation>
    </message>
    <message>
        <source>{name} cannot be cut without re-encoding.</source>
        <translation>不重新編碼就無法剪出 {name}。</translation>
    </message>
    <message>
        <source>{path} does not contain its background mode.</source>
        <translation>{path} 未包含背景模式。</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} cannot run the model {model}: {reason}</source>
        <translation>ONNX Runtime {version} 無法執行模型 {model}：{reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran no part of it.</source>
        <translation>ONNX Runtime 未執行其任何部分。</translation>
    </message>
    <message>
        <source>Omit --copy or --hardware.</source>
        <translation>請省略 --copy 或 --hardware。</translation>
    </message>
    <message>
        <source>Omit --copy to re-encode it.</source>
        <translation>請省略 --copy 以重新編碼。</translation>
    </message>
    <message>
        <source>Omit --copy, or {options}.</source>
        <translation>請省略 --copy，或{options}。</translation>
    </message>
    <message>
        <source>Omit --copy.</source>
        <translation>請省略 --copy。</translation>
    </message>
    <message>
        <source>Omit --family, because the file states its family.</source>
        <translation>請省略 --family，因為檔案已指明系列。</translation>
    </message>
    <message>
        <source>Omit --keep.</source>
        <translation>請省略 --keep。</translation>
    </message>
    <message>
        <source>Omit --project.</source>
        <translation>請省略 --project。</translation>
    </message>
    <message>
        <source>Omit --stride.</source>
        <translation>請省略 --stride。</translation>
    </message>
    <message>
        <source>Omit that field, or add --events.</source>
        <translation>請省略該欄位，或加上 --events。</translation>
    </message>
    <message>
        <source>Only TrackNet and InpaintNet can be converted.</source>
        <translation>只能轉換 TrackNet 與 InpaintNet。</translation>
    </message>
    <message>
        <source>Only a TrackNet can be tried on a video.</source>
        <translation>只有 TrackNet 可在影片上試用。</translation>
    </message>
    <message>
        <source>Only networks of TrackNetV3 and WASB can be converted. Their number of channels may differ.</source>
        <translation>只能轉換 TrackNetV3 與 WASB 的神經網路，通道數可以不同。</translation>
    </message>
    <message>
        <source>Open a video first.</source>
        <translation>請先開啟影片。</translation>
    </message>
    <message>
        <source>Open it from its new location.</source>
        <translation>請從新位置開啟。</translation>
    </message>
    <message>
        <source>Open its video first, and wait until it has been read.</source>
        <translation>請先開啟其影片，並等待讀取完成。</translation>
    </message>
    <message>
        <source>Open or track it again once the file is complete.</source>
        <translation>請在檔案完成後再開啟或追蹤。</translation>
    </message>
    <message>
        <source>Open the files separately, or convert them with the same settings first.</source>
        <translation>請分別開啟檔案，或先以相同設定轉換。</translation>
    </message>
    <message>
        <source>Open the project alone, and choose its video.</source>
        <translation>請單獨開啟專案，並選擇其影片。</translation>
    </message>
    <message>
        <source>Open the video again, or convert it to .mp4.</source>
        <translation>請重新開啟影片，或轉換為 .mp4。</translation>
    </message>
    <message>
        <source>Open the video in the window, and confirm there that this is its project.</source>
        <translation>請在視窗中開啟影片，並確認這是其專案。</translation>
    </message>
    <message>
        <source>OpenVINO has no GPU number {number}.</source>
        <translation>OpenVINO 沒有編號 {number} 的 GPU。</translation>
    </message>
    <message>
        <source>Or choose another provider, such as &apos;cpu&apos;, or &apos;auto&apos;.</source>
        <translation>或選擇其他執行提供者，例如「cpu」或「auto」。</translation>
    </message>
    <message>
        <source>Or run on the CPU.</source>
        <translation>或在 CPU 上執行。</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>尚未尋找球員。</translation>
    </message>
    <message>
        <source>Put it back, or save the project under another name.</source>
        <translation>請放回檔案，或以其他名稱儲存專案。</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>請放回原處。</translation>
    </message>
    <message>
        <source>Put the data file next to the model, and export it again.</source>
        <translation>請將資料檔放在模型旁，再重新匯出。</translation>
    </message>
    <message>
        <source>Rallies have no {field} for their names.</source>
        <translation>回合名稱不可使用 {field}。</translation>
    </message>
    <message>
        <source>Reading or writing failed: {reason}.</source>
        <translation>讀取或寫入失敗：{reason}。</translation>
    </message>
    <message>
        <source>Reading {path}</source>
        <translation>讀取 {path}</translation>
    </message>
    <message>
        <source>Redirect it elsewhere.</source>
        <translation>請重新導向到其他位置。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>請移除其中一個。</translation>
    </message>
    <message>
        <source>Rename the files.</source>
        <translation>請重新命名檔案。</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move both files to another folder.</source>
        <translation>請從備份還原，或將兩個檔案移到其他資料夾。</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move it to another folder.</source>
        <translation>請從備份還原，或移到其他資料夾。</translation>
    </message>
    <message>
        <source>Restore it from a copy, or save the project in another folder.</source>
        <translation>請從複本還原，或將專案儲存到其他資料夾。</translation>
    </message>
    <message>
        <source>Rows not used: {problems}.</source>
        <translation>未使用的列：{problems}。</translation>
    </message>
    <message>
        <source>Run &apos;rallytrace doctor&apos; to see what is installed.</source>
        <translation>請執行「rallytrace doctor」查看已安裝的項目。</translation>
    </message>
    <message>
        <source>Same as line {line}.</source>
        <translation>與第 {line} 行相同。</translation>
    </message>
    <message>
        <source>Save it again with &apos;bg_mode&apos; in its param_dict.</source>
        <translation>請重新儲存，並在 param_dict 中加入「bg_mode」。</translation>
    </message>
    <message>
        <source>Save it again with the window length as &apos;seq_len&apos; in its param_dict.</source>
        <translation>請重新儲存，並在 param_dict 中以「seq_len」記錄視窗長度。</translation>
    </message>
    <message>
        <source>Save it again with torch.save, as a dict with the network&apos;s state_dict() under &apos;model&apos;.</source>
        <translation>請以 torch.save 重新儲存為 dict，並將神經網路的 state_dict() 存在「model」下。</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>請將其另存為 CSV。</translation>
    </message>
    <message>
        <source>Save it as CSV: in DeepLabCut with analyze_videos_converth5_to_csv, in SLEAP with File &gt; Export Analysis CSV.</source>
        <translation>請將其另存為 CSV：DeepLabCut 用 analyze_videos_converth5_to_csv，SLEAP 用 File &gt; Export Analysis CSV。</translation>
    </message>
    <message>
        <source>Save the project in another folder with File &gt; Save a copy.</source>
        <translation>請以「檔案 &gt; 另存複本」將專案儲存到其他資料夾。</translation>
    </message>
    <message>
        <source>Save the project in another folder.</source>
        <translation>請將專案儲存到其他資料夾。</translation>
    </message>
    <message>
        <source>Save the project under another name. Until then your changes are saved on this computer.</source>
        <translation>請以其他名稱儲存專案。在此之前，變更會儲存在此電腦上。</translation>
    </message>
    <message>
        <source>Save the state_dict() of the network under &apos;model&apos;.</source>
        <translation>請將神經網路的 state_dict() 存在「model」下。</translation>
    </message>
    <message>
        <source>Save this project under another name with File &gt; Save a copy.</source>
        <translation>請以「檔案 &gt; 另存複本」用其他名稱儲存此專案。</translation>
    </message>
    <message>
        <source>See the log for details.</source>
        <translation>詳情請見記錄檔。</translation>
    </message>
    <message>
        <source>Set it in the window with Match &gt; Set the court.</source>
        <translation>請在視窗中以「比賽 &gt; 設定球場」設定。</translation>
    </message>
    <message>
        <source>Set the court in the window ({key}).</source>
        <translation>請在視窗中設定球場（{key}）。</translation>
    </message>
    <message>
        <source>Set the court with Match &gt; Set the court, and find the players with Match &gt; Find the players&apos; poses.</source>
        <translation>請以「比賽 &gt; 設定球場」設定球場，並以「比賽 &gt; 尋找球員姿勢」尋找球員。</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s layout is for {sports}.</source>
        <translation>ShuttleSet 的格式適用於{sports}。</translation>
    </message>
    <message>
        <source>Skipped {name}: {problem}</source>
        <translation>已略過 {name}：{problem}</translation>
    </message>
    <message>
        <source>Some of its frames have no time stamps.</source>
        <translation>部分影格沒有時間戳記。</translation>
    </message>
    <message>
        <source>Source &apos;{cell}&apos; is unknown. Changed to imported.</source>
        <translation>來源「{cell}」不明，已改為匯入。</translation>
    </message>
    <message>
        <source>State it in a copy with: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</source>
        <translation>請在複本中指定：rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx。</translation>
    </message>
    <message>
        <source>Strokes need the court and the players&apos; poses.</source>
        <translation>球種需要球場與球員姿勢。</translation>
    </message>
    <message>
        <source>The Label Studio file has {count} tasks, for as many videos.</source>
        <translation>Label Studio 檔有 {count} 個任務，對應同樣多部影片。</translation>
    </message>
    <message>
        <source>The XML file has &lt;{tag}&gt; where CVAT&apos;s have &lt;annotations&gt;.</source>
        <translation>XML 檔中是 &lt;{tag}&gt;，CVAT 的檔案應為 &lt;annotations&gt;。</translation>
    </message>
    <message>
        <source>The XML file is damaged: {reason}.</source>
        <translation>XML 檔已損毀：{reason}。</translation>
    </message>
    <message>
        <source>The background frames are outside &apos;{path}&apos;, which has {frames} frames.</source>
        <translation>背景影格在「{path}」之外，該影片有 {frames} 個影格。</translation>
    </message>
    <message>
        <source>The background is {shape}x{shape2} but frame {index} is {size}.</source>
        <translation>背景為 {shape}x{shape2}，但第 {index} 影格為 {size}。</translation>
    </message>
    <message>
        <source>The background start, frame {start}, must be before the background end, frame {stop}.</source>
        <translation>背景起點（第 {start} 影格）必須在背景終點（第 {stop} 影格）之前。</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>The checkpoint {path} cannot be read: {reason}.</source>
        <translation>無法讀取檢查點 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is damaged: {reason}.</source>
        <translation>檢查點 {path} 已損毀：{reason}。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is empty.</source>
        <translation>檢查點 {path} 是空的。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is larger than {limit} MB.</source>
        <translation>檢查點 {path} 大於 {limit} MB。</translation>
    </message>
    <message>
        <source>The copy differs from the video.</source>
        <translation>複本與影片不同。</translation>
    </message>
    <message>
        <source>The disk of {folder} is nearly full.</source>
        <translation>{folder} 所在的磁碟快滿了。</translation>
    </message>
    <message>
        <source>The event is incomplete.</source>
        <translation>事件不完整。</translation>
    </message>
    <message>
        <source>The export ended without a result.</source>
        <translation>匯出已結束，但沒有結果。</translation>
    </message>
    <message>
        <source>The export stopped because of an internal error ({kind}: {error}).</source>
        <translation>匯出因內部錯誤而停止（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The fields are {names}.</source>
        <translation>可用欄位為 {names}。</translation>
    </message>
    <message>
        <source>The file &apos;{path}&apos; does not exist.</source>
        <translation>檔案「{path}」不存在。</translation>
    </message>
    <message>
        <source>The file has {rows:,} rows, but the video has {frames:,} frames. The labels may belong to another version of the video.</source>
        <translation>檔案有 {rows:,} 列，但影片有 {frames:,} 個影格。標註可能屬於影片的其他版本。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>檔案是空的。</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>此檔案未使用，因為執行時也會同樣失敗。</translation>
    </message>
    <message>
        <source>The file is not used. Choose another one or export it again.</source>
        <translation>此檔案未使用。請選擇其他檔案，或重新匯出。</translation>
    </message>
    <message>
        <source>The folder &apos;{name}&apos; of RallyTrace is missing (searched next to {package}).</source>
        <translation>缺少 RallyTrace 的資料夾「{name}」（在 {package} 旁尋找）。</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>無法讀取資料夾 {filename}：{reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>無法讀取資料夾 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>資料夾 {folder} 不存在。</translation>
    </message>
    <message>
        <source>The folder {folder} for compiled models cannot be created: {reason}.</source>
        <translation>無法建立已編譯模型的資料夾 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} for the model cannot be created ({reason}).</source>
        <translation>無法建立模型的資料夾 {folder}（{reason}）。</translation>
    </message>
    <message>
        <source>The folder {target} contains the files to export.</source>
        <translation>資料夾 {target} 含有要匯出的檔案。</translation>
    </message>
    <message>
        <source>The folder {target} is not empty and was not changed.</source>
        <translation>資料夾 {target} 不是空的，未變更。</translation>
    </message>
    <message>
        <source>The folder {target} was not changed: it contains {named}, which no export has written.</source>
        <translation>資料夾 {target} 未變更：其中有不是由匯出寫入的 {named}。</translation>
    </message>
    <message>
        <source>The frame number is missing.</source>
        <translation>缺少影格編號。</translation>
    </message>
    <message>
        <source>The heatmap of frame {frame} could not be computed because of an internal error.</source>
        <translation>因內部錯誤，無法計算第 {frame} 影格的熱圖。</translation>
    </message>
    <message>
        <source>The icon font cannot be read.</source>
        <translation>無法讀取圖示字型。</translation>
    </message>
    <message>
        <source>The included model &apos;{name}&apos; is missing.</source>
        <translation>缺少內附模型「{name}」。</translation>
    </message>
    <message>
        <source>The interrupted run used other models or settings.</source>
        <translation>中斷的執行使用了其他模型或設定。</translation>
    </message>
    <message>
        <source>The label file {path} cannot be read: {reason}.</source>
        <translation>無法讀取標註檔 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The label file {path} does not exist.</source>
        <translation>標註檔 {path} 不存在。</translation>
    </message>
    <message>
        <source>The label file {path} is empty.</source>
        <translation>標註檔 {path} 是空的。</translation>
    </message>
    <message>
        <source>The label of frame {frame} lies at {x:g}, {y:g}, outside the picture of {video}.</source>
        <translation>第 {frame} 影格的標註位於 {x:g}, {y:g}，在 {video} 的畫面之外。</translation>
    </message>
    <message>
        <source>The labels have a frame number of {frame:,}, too large for any video.</source>
        <translation>標註中有影格編號 {frame:,}，任何影片都沒有這麼大。</translation>
    </message>
    <message>
        <source>The layer &apos;{name}&apos; of the {network} contains values that are not finite.</source>
        <translation>{network} 的層「{name}」含有非有限值。</translation>
    </message>
    <message>
        <source>The layers are not those of {network}: {reason}.</source>
        <translation>各層不屬於 {network}：{reason}。</translation>
    </message>
    <message>
        <source>The limit of {limit:.3g} GB is reached.</source>
        <translation>已達 {limit:.3g} GB 的上限。</translation>
    </message>
    <message>
        <source>The list of videos is not saved: {reason}.</source>
        <translation>未儲存影片清單：{reason}。</translation>
    </message>
    <message>
        <source>The list of videos {path} cannot be read: {reason}.</source>
        <translation>無法讀取影片清單 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The list says DROP FRAME, so its codes are read as drop-frame codes despite their colons.</source>
        <translation>清單註明 DROP FRAME，因此雖然使用冒號，仍以 drop-frame 時間碼讀取。</translation>
    </message>
    <message>
        <source>The log has been ended.</source>
        <translation>記錄檔已結束。</translation>
    </message>
    <message>
        <source>The log has not been started.</source>
        <translation>記錄檔尚未開始。</translation>
    </message>
    <message>
        <source>The match number {number} is not valid.</source>
        <translation>比賽編號 {number} 無效。</translation>
    </message>
    <message>
        <source>The model file {file} cannot be read: {reason}.</source>
        <translation>無法讀取模型檔 {file}：{reason}。</translation>
    </message>
    <message>
        <source>The model file {model_path} does not exist.</source>
        <translation>模型檔 {model_path} 不存在。</translation>
    </message>
    <message>
        <source>The model file {path} is empty.</source>
        <translation>模型檔 {path} 是空的。</translation>
    </message>
    <message>
        <source>The model {model} could not be loaded: {reason}</source>
        <translation>無法載入模型 {model}：{reason}</translation>
    </message>
    <message>
        <source>The model {model} could not be started on {label}: {reason}</source>
        <translation>無法在 {label} 上啟動模型 {model}：{reason}</translation>
    </message>
    <message>
        <source>The model {model} failed on {sizes}: {reason}</source>
        <translation>模型 {model} 以 {sizes} 執行失敗：{reason}</translation>
    </message>
    <message>
        <source>The model {path} cannot be read: {reason}.</source>
        <translation>無法讀取模型 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The model {path} takes {size:.0f} MB with its data; the limit is {limit} MB.</source>
        <translation>模型 {path} 連同資料為 {size:.0f} MB；上限為 {limit} MB。</translation>
    </message>
    <message>
        <source>The names of clips have no field &apos;{name}&apos;.</source>
        <translation>片段名稱沒有「{name}」這個欄位。</translation>
    </message>
    <message>
        <source>The network in {source} cannot be written: it needs more than 2 GB, or more memory than there is.</source>
        <translation>無法寫出 {source} 中的神經網路：需要超過 2 GB，或超過現有的記憶體。</translation>
    </message>
    <message>
        <source>The output was not written: {reason}.</source>
        <translation>未寫入輸出：{reason}。</translation>
    </message>
    <message>
        <source>The pictures cannot be written to {folder}: {reason}.</source>
        <translation>無法將圖片寫入 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The players cannot be found without the court.</source>
        <translation>沒有球場就無法尋找球員。</translation>
    </message>
    <message>
        <source>The precision {precision} cannot be used on {provider}.</source>
        <translation>精度 {precision} 無法用於 {provider}。</translation>
    </message>
    <message>
        <source>The project file {path} does not exist.</source>
        <translation>專案檔 {path} 不存在。</translation>
    </message>
    <message>
        <source>The project is not saved because of an internal error ({kind}: {error}).</source>
        <translation>因內部錯誤，未儲存專案（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The project is not saved: a video may have {limit:,} frames, not {frames:,}.</source>
        <translation>未儲存專案：影片最多可有 {limit:,} 個影格，而非 {frames:,} 個。</translation>
    </message>
    <message>
        <source>The project is not saved: another window or program has created {name}.</source>
        <translation>未儲存專案：另一個視窗或程式已建立 {name}。</translation>
    </message>
    <message>
        <source>The project is not saved: neither the video&apos;s folder nor RallyTrace&apos;s own folder is writable.</source>
        <translation>未儲存專案：影片的資料夾與 RallyTrace 自己的資料夾都無法寫入。</translation>
    </message>
    <message>
        <source>The project of this video is still being read.</source>
        <translation>仍在讀取此影片的專案。</translation>
    </message>
    <message>
        <source>The project of {name} was not saved.</source>
        <translation>未儲存 {name} 的專案。</translation>
    </message>
    <message>
        <source>The project {path} cannot be read ({reason}).</source>
        <translation>無法讀取專案 {path}（{reason}）。</translation>
    </message>
    <message>
        <source>The project {path} cannot be read: {reason}.</source>
        <translation>無法讀取專案 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The project {path} is damaged ({reason}). Nothing in it was changed.</source>
        <translation>專案 {path} 已損毀（{reason}）。其中內容未變更。</translation>
    </message>
    <message>
        <source>The project {path} no longer exists.</source>
        <translation>專案 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a fill can have at most {limit:,}.</source>
        <translation>區間有 {number:,} 個影格，但填補最多為 {limit:,} 個。</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a proposal can have at most {limit:,}.</source>
        <translation>區間有 {number:,} 個影格，但建議最多為 {limit:,} 個。</translation>
    </message>
    <message>
        <source>The range {given} is empty.</source>
        <translation>區間 {given} 是空的。</translation>
    </message>
    <message>
        <source>The range {given} starts after the last frame of the video, {frames}.</source>
        <translation>區間 {given} 在影片最後一個影格 {frames} 之後才開始。</translation>
    </message>
    <message>
        <source>The range {given} starts before frame 0.</source>
        <translation>區間 {given} 從影格 0 之前開始。</translation>
    </message>
    <message numerus="yes">
        <source>The recording of {project} has {files} files, of which {names} are missing.</source>
        <translation>
            <numerusform>{project} 的錄影有 {files} 個檔案，其中缺少 {names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not copied because of an internal error ({kind}: {error}).</source>
        <translation>因內部錯誤，其餘部分未複製（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The results so far are kept. Help &gt; Diagnostics opens the log.</source>
        <translation>目前為止的結果已保留。「說明 &gt; 診斷」可開啟記錄檔。</translation>
    </message>
    <message>
        <source>The run stopped because of an internal error ({kind}: {error}).</source>
        <translation>執行因內部錯誤而停止（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is ignored: {problem}</source>
        <translation>已忽略設定「{name}」：{problem}</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is unknown and is ignored.</source>
        <translation>不明的設定「{name}」，已忽略。</translation>
    </message>
    <message>
        <source>The settings are from another version of RallyTrace. Only settings that this version knows are used.</source>
        <translation>設定來自其他版本的 RallyTrace。僅使用此版本認得的設定。</translation>
    </message>
    <message>
        <source>The settings could not be saved. {problem}</source>
        <translation>無法儲存設定。{problem}</translation>
    </message>
    <message>
        <source>The settings file is damaged. It was renamed to {path}. Default settings are used.</source>
        <translation>設定檔已損毀，已重新命名為 {path}。改用預設設定。</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}).</source>
        <translation>無法讀取 {path} 中的設定（{reason}）。</translation>
    </message>
    <message>
        <source>The settings under &apos;{name}&apos; are not a table and are ignored.</source>
        <translation>「{name}」下的設定不是表格，已忽略。</translation>
    </message>
    <message>
        <source>The speed {speed:g} is not valid.</source>
        <translation>速度 {speed:g} 無效。</translation>
    </message>
    <message>
        <source>The test of {path}</source>
        <translation>{path} 的測試</translation>
    </message>
    <message>
        <source>The time is missing.</source>
        <translation>缺少時間。</translation>
    </message>
    <message>
        <source>The trail must have 0 to 500 frames.</source>
        <translation>尾跡須為 0 到 500 個影格。</translation>
    </message>
    <message>
        <source>The video codec of &apos;{path}&apos; is not supported.</source>
        <translation>不支援「{path}」的視訊編碼。</translation>
    </message>
    <message>
        <source>The video file has changed, and its frames cannot be compared. {problem}</source>
        <translation>影片檔已變更，無法比較其影格。{problem}</translation>
    </message>
    <message>
        <source>The video of {project} was not found next to it or at {path}.</source>
        <translation>在 {project} 旁與 {path} 都找不到其影片。</translation>
    </message>
    <message>
        <source>The video {path} no longer exists.</source>
        <translation>影片 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The visibility is missing.</source>
        <translation>缺少可見性。</translation>
    </message>
    <message>
        <source>The windows of a recurrent network follow one another: its stride must be {length}.</source>
        <translation>遞迴神經網路的視窗前後相接：步幅須為 {length}。</translation>
    </message>
    <message>
        <source>The {kind} file contains no ball positions.</source>
        <translation>{kind} 檔不含球的位置。</translation>
    </message>
    <message>
        <source>The {kind} file has no labels.</source>
        <translation>{kind} 檔沒有標註。</translation>
    </message>
    <message>
        <source>The {kind} file has several classes ({names}), and it is unclear which of them is the ball.</source>
        <translation>{kind} 檔有多個類別（{names}），無法確定何者為球。</translation>
    </message>
    <message>
        <source>The {kind} table has the frame number {row}, not a whole number.</source>
        <translation>{kind} 表格的影格編號為 {row}，不是整數。</translation>
    </message>
    <message>
        <source>The {model_name} in the checkpoint gives values that are not finite.</source>
        <translation>檢查點中的 {model_name} 產生非有限值。</translation>
    </message>
    <message>
        <source>There are labels for {labels} frames, but only {decoded} of them can be decoded.</source>
        <translation>有 {labels} 個影格的標註，但其中只有 {decoded} 個可解碼。</translation>
    </message>
    <message>
        <source>There are no events to save.</source>
        <translation>沒有可儲存的事件。</translation>
    </message>
    <message>
        <source>There are no gaps to fill yet.</source>
        <translation>目前沒有可填補的缺口。</translation>
    </message>
    <message>
        <source>There are no labelled frames to export.</source>
        <translation>沒有已標註的影格可匯出。</translation>
    </message>
    <message>
        <source>There are no poses to export.</source>
        <translation>沒有可匯出的姿勢。</translation>
    </message>
    <message>
        <source>There are no rallies for a match page.</source>
        <translation>沒有可製作比賽報告的回合。</translation>
    </message>
    <message>
        <source>There are no rallies to cut.</source>
        <translation>沒有可剪出的回合。</translation>
    </message>
    <message>
        <source>There are no rallies to export.</source>
        <translation>沒有可匯出的回合。</translation>
    </message>
    <message>
        <source>There are no rallies to save.</source>
        <translation>沒有可儲存的回合。</translation>
    </message>
    <message>
        <source>There are no reviewed frames to export.</source>
        <translation>沒有已複核的影格可匯出。</translation>
    </message>
    <message>
        <source>There are no rows in the file.</source>
        <translation>檔案中沒有資料列。</translation>
    </message>
    <message>
        <source>There is no GPU number {number}, only {gpus}.</source>
        <translation>沒有編號 {number} 的 GPU，只有 {gpus}。</translation>
    </message>
    <message>
        <source>There is no checkpoint {path}.</source>
        <translation>找不到檢查點 {path}。</translation>
    </message>
    <message>
        <source>There is no court to export.</source>
        <translation>沒有可匯出的球場。</translation>
    </message>
    <message>
        <source>There is no frame column. Rows are numbered in order.</source>
        <translation>沒有影格欄。各列依序編號。</translation>
    </message>
    <message>
        <source>There is no model file {path}.</source>
        <translation>找不到模型檔 {path}。</translation>
    </message>
    <message>
        <source>There is no sound: the package miniaudio is not installed.</source>
        <translation>沒有聲音：未安裝套件 miniaudio。</translation>
    </message>
    <message>
        <source>There is no sound: the sound device could not be started.</source>
        <translation>沒有聲音：無法啟動音訊裝置。</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no usable sound device.</source>
        <translation>沒有聲音：此電腦沒有可用的音訊裝置。</translation>
    </message>
    <message>
        <source>There is no video {missing}.</source>
        <translation>找不到影片 {missing}。</translation>
    </message>
    <message>
        <source>There is not enough memory to load the model {model}.</source>
        <translation>記憶體不足，無法載入模型 {model}。</translation>
    </message>
    <message>
        <source>There is nothing to copy yet. The project of this video is still being read.</source>
        <translation>目前沒有可複製的內容。仍在讀取此影片的專案。</translation>
    </message>
    <message>
        <source>There was not enough memory to run the model {model} on {sizes}.</source>
        <translation>記憶體不足，無法以 {sizes} 執行模型 {model}。</translation>
    </message>
    <message>
        <source>They apply until you close RallyTrace.</source>
        <translation>在關閉 RallyTrace 之前仍有效。</translation>
    </message>
    <message>
        <source>They may be labels of another video. Compared with the tracked path: {fit}.</source>
        <translation>可能是其他影片的標註。與追蹤的球路相比：{fit}。</translation>
    </message>
    <message>
        <source>This network has no 8-bit file.</source>
        <translation>此模型沒有 8 位元檔案。</translation>
    </message>
    <message>
        <source>This project is read-only.</source>
        <translation>此專案為唯讀。</translation>
    </message>
    <message>
        <source>To make changes, save a copy in another folder.</source>
        <translation>若要變更，請將複本存到其他資料夾。</translation>
    </message>
    <message>
        <source>Track it first.</source>
        <translation>請先追蹤。</translation>
    </message>
    <message>
        <source>Track the video first.</source>
        <translation>請先追蹤影片。</translation>
    </message>
    <message>
        <source>Track the video, or choose another range.</source>
        <translation>請追蹤影片，或選擇其他區間。</translation>
    </message>
    <message>
        <source>Track the video, or make a rally from a range.</source>
        <translation>請追蹤影片，或由區間建立回合。</translation>
    </message>
    <message>
        <source>Track the video, or mark a rally and name it.</source>
        <translation>請追蹤影片，或標記回合並命名。</translation>
    </message>
    <message>
        <source>Track the videos first.</source>
        <translation>請先追蹤影片。</translation>
    </message>
    <message>
        <source>Track them first.</source>
        <translation>請先追蹤。</translation>
    </message>
    <message>
        <source>Track these frames, or export without them: create rallies or choose a range.</source>
        <translation>請追蹤這些影格，或將其排除後匯出：建立回合或選擇區間。</translation>
    </message>
    <message>
        <source>Try &apos;{example}&apos;.</source>
        <translation>可試試「{example}」。</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>請稍後再試。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>請再試一次。</translation>
    </message>
    <message>
        <source>Try more --windows, choose a video of the labelled rally, or omit --labels.</source>
        <translation>請增加 --windows，選擇已標註回合的影片，或省略 --labels。</translation>
    </message>
    <message>
        <source>Try {examples}.</source>
        <translation>可試試 {examples}。</translation>
    </message>
    <message>
        <source>Type a name, or click Browse.</source>
        <translation>請輸入名稱，或按一下「瀏覽」。</translation>
    </message>
    <message>
        <source>Unknown eval mode &apos;{name}&apos;.</source>
        <translation>不明的評估模式「{name}」。</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or export the model again for an older opset.</source>
        <translation>請更新 ONNX Runtime，或以較舊的 opset 重新匯出模型。</translation>
    </message>
    <message>
        <source>Use batches of 1 (--batch 1), or export it again with a dynamic batch size.</source>
        <translation>請使用批次 1（--batch 1），或以動態批次大小重新匯出。</translation>
    </message>
    <message>
        <source>Use stride 1.</source>
        <translation>請使用步幅 1。</translation>
    </message>
    <message>
        <source>Use the .onnx file that the training exported; see models/training/README.md.</source>
        <translation>請使用訓練所匯出的 .onnx 檔；參閱 models/training/README.md。</translation>
    </message>
    <message>
        <source>Use the background of the same video.</source>
        <translation>請使用同一部影片的背景。</translation>
    </message>
    <message>
        <source>Use the digits 0 to 9.</source>
        <translation>請使用數字 0 到 9。</translation>
    </message>
    <message>
        <source>Use the name of that file.</source>
        <translation>請使用該檔案的名稱。</translation>
    </message>
    <message>
        <source>Use {largest} or fewer.</source>
        <translation>請使用 {largest} 或更小的值。</translation>
    </message>
    <message>
        <source>Visibility &apos;{cell}&apos; is not 0 to 3.</source>
        <translation>可見性「{cell}」不是 0 到 3。</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>在 (0, 0) 可見，這代表「無球」。</translation>
    </message>
    <message>
        <source>Visible at (0, 0): changed to no ball.</source>
        <translation>在 (0, 0) 可見：已改為無球。</translation>
    </message>
    <message>
        <source>Visible, but without a position.</source>
        <translation>可見，但沒有位置。</translation>
    </message>
    <message>
        <source>Visible, but x or y is missing.</source>
        <translation>可見，但缺少 x 或 y。</translation>
    </message>
    <message>
        <source>Without overlap, the stride must be the window length, {length}, not {stride}.</source>
        <translation>無重疊時，步幅須為視窗長度 {length}，而非 {stride}。</translation>
    </message>
    <message>
        <source>Write it as START:END, END not included, for example 300:600.</source>
        <translation>請寫成 START:END，不含 END，例如 300:600。</translation>
    </message>
    <message>
        <source>Write it like &apos;{score}&apos;.</source>
        <translation>請寫成「{score}」的形式。</translation>
    </message>
    <message>
        <source>Write one or more of {names}, separated by commas, or with a precision: openvino:bfloat16.</source>
        <translation>請寫出 {names} 中的一個或多個，以逗號分隔，也可加上精度：openvino:bfloat16。</translation>
    </message>
    <message>
        <source>You can change it in the settings, under Playback.</source>
        <translation>可在設定的「播放」中變更。</translation>
    </message>
    <message>
        <source>You can still use it as it is.</source>
        <translation>仍可照原樣使用。</translation>
    </message>
    <message>
        <source>You do not have permission to read &apos;{path}&apos;.</source>
        <translation>沒有讀取「{path}」的權限。</translation>
    </message>
    <message>
        <source>a LosslessCut project</source>
        <translation>LosslessCut 專案</translation>
    </message>
    <message>
        <source>a NumPy array</source>
        <translation>NumPy 陣列</translation>
    </message>
    <message>
        <source>a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1); this file has {inputs}</source>
        <translation>TrackNet 有一個輸入 (N, C, H, W)，InpaintNet 有兩個輸入 (N, L, 2) 與 (N, L, 1)；此檔案有 {inputs}</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>檢查點</translation>
    </message>
    <message>
        <source>a colour such as &apos;#3060c0&apos;</source>
        <translation>顏色，例如「#3060c0」</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>裝置</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>a list of at most {count} paths of files</source>
        <translation>最多 {count} 個檔案路徑的清單</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>a number {range}</source>
        <translation>數字，{range}</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>管線</translation>
    </message>
    <message>
        <source>a pose model&apos;s output has 3 axes</source>
        <translation>姿勢模型的輸出須有 3 軸</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>通訊端</translation>
    </message>
    <message>
        <source>a table of actions and the keys of each</source>
        <translation>動作與各動作按鍵的表格</translation>
    </message>
    <message>
        <source>a table of texts</source>
        <translation>文字的表格</translation>
    </message>
    <message>
        <source>a whole number {range}</source>
        <translation>整數，{range}</translation>
    </message>
    <message>
        <source>an InpaintNet&apos;s inputs end in 2 (coordinates) and 1 (mask)</source>
        <translation>InpaintNet 的輸入須以 2（座標）與 1（遮罩）結尾</translation>
    </message>
    <message>
        <source>an RTMO has the outputs (N, n, 5) and (N, n, 17, 3)</source>
        <translation>RTMO 的輸出須為 (N, n, 5) 與 (N, n, 17, 3)</translation>
    </message>
    <message>
        <source>an RTMPose has the outputs simcc_x and simcc_y of 3 axes</source>
        <translation>RTMPose 的輸出須為 3 軸的 simcc_x 與 simcc_y</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>an edit decision list</source>
        <translation>剪輯決策表（EDL）</translation>
    </message>
    <message>
        <source>an embedding network&apos;s output is float32</source>
        <translation>嵌入模型的輸出須為 float32</translation>
    </message>
    <message>
        <source>another kind of picture</source>
        <translation>其他圖片</translation>
    </message>
    <message>
        <source>another kind of video</source>
        <translation>其他影片</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>屬於其他物件</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>其他程式正在使用</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>早於開頭</translation>
    </message>
    <message>
        <source>beyond the end</source>
        <translation>超出結尾</translation>
    </message>
    <message>
        <source>confidence removed</source>
        <translation>已移除信心度</translation>
    </message>
    <message>
        <source>cut at the edge of the video</source>
        <translation>在影片邊緣截斷</translation>
    </message>
    <message>
        <source>end before start</source>
        <translation>結束早於開始</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>結束代碼 {code}</translation>
    </message>
    <message>
        <source>frame given twice</source>
        <translation>影格重複</translation>
    </message>
    <message>
        <source>frame {frame}</source>
        <translation>第 {frame} 影格</translation>
    </message>
    <message>
        <source>frame {frame} of {rally}</source>
        <translation>{rally} 的第 {frame} 影格</translation>
    </message>
    <message>
        <source>frames {frames} of {rally}</source>
        <translation>{rally} 的第 {frames} 影格</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g}</source>
        <translation>從 {minimum:.12g} 到 {maximum:.12g}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g} {unit}</source>
        <translation>從 {minimum:.12g} 到 {maximum:.12g} {unit}</translation>
    </message>
    <message>
        <source>impossible time code</source>
        <translation>時間碼不合理</translation>
    </message>
    <message>
        <source>incomplete position</source>
        <translation>位置不完整</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>無法開啟</translation>
    </message>
    <message>
        <source>it contains too much data</source>
        <translation>資料量過大</translation>
    </message>
    <message>
        <source>it has no output of 4 axes</source>
        <translation>沒有 4 軸的輸出</translation>
    </message>
    <message>
        <source>it has no output of {axes} axes</source>
        <translation>沒有 {axes} 軸的輸出</translation>
    </message>
    <message>
        <source>it has no pictures</source>
        <translation>沒有影像</translation>
    </message>
    <message>
        <source>it has the streams {codecs}, the first file {first}</source>
        <translation>其串流為 {codecs}，第一個檔案為 {first}</translation>
    </message>
    <message>
        <source>it has {joints} keypoints, but the {count} of COCO are needed</source>
        <translation>有 {joints} 個關鍵點，但需要 COCO 的 {count} 個</translation>
    </message>
    <message>
        <source>it has {rate:.2f} frames per second, the first file {first:.2f}</source>
        <translation>每秒 {rate:.2f} 影格，第一個檔案為 {first:.2f}</translation>
    </message>
    <message>
        <source>it is a YOLO for the task &apos;{task}&apos;, but a pose model is needed</source>
        <translation>這是「{task}」用途的 YOLO，但需要姿勢模型</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>已損毀（{error}）</translation>
    </message>
    <message>
        <source>it needs one input of pictures, (N, 3, H, W)</source>
        <translation>需要一個圖片輸入 (N, 3, H, W)</translation>
    </message>
    <message>
        <source>it takes no pictures</source>
        <translation>不接受圖片輸入</translation>
    </message>
    <message>
        <source>it was recorded with other settings than the first file</source>
        <translation>錄影設定與第一個檔案不同</translation>
    </message>
    <message>
        <source>its &apos;{name}&apos; {shape} has more than {limit} million numbers</source>
        <translation>其「{name}」{shape} 超過 {limit} 百萬個數字</translation>
    </message>
    <message>
        <source>its batches of {batch} are larger than {max_batch}</source>
        <translation>其批次 {batch} 大於 {max_batch}</translation>
    </message>
    <message>
        <source>its coordinates, mask and output differ along an axis ({listed})</source>
        <translation>其座標、遮罩與輸出在某一軸上不同（{listed}）</translation>
    </message>
    <message>
        <source>its heatmaps&apos; height {found} differs from its input&apos;s {expected}</source>
        <translation>其熱圖高度 {found} 與輸入高度 {expected} 不同</translation>
    </message>
    <message>
        <source>its heatmaps&apos; width {found} differs from its input&apos;s {expected}</source>
        <translation>其熱圖寬度 {found} 與輸入寬度 {expected} 不同</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32</source>
        <translation>其輸入「{name}」不是 float32</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32 or float16</source>
        <translation>其輸入「{name}」不是 float32 或 float16</translation>
    </message>
    <message>
        <source>its input {shape} has no fixed number of channels</source>
        <translation>其輸入 {shape} 沒有固定的通道數</translation>
    </message>
    <message>
        <source>its input {shape} looks channels-last, but (N, channels, H, W) is needed</source>
        <translation>其輸入 {shape} 似乎是通道在後，但需要 (N, channels, H, W)</translation>
    </message>
    <message>
        <source>its last rows</source>
        <translation>最後幾列</translation>
    </message>
    <message>
        <source>its metadata calls it &apos;{name}&apos;, but its inputs are those of {words}</source>
        <translation>其中繼資料稱其為「{name}」，但輸入屬於「{words}」</translation>
    </message>
    <message>
        <source>its metadata has no valid kpt_shape (keypoints, values of each)</source>
        <translation>其中繼資料沒有有效的 kpt_shape（關鍵點數、各點的值數）</translation>
    </message>
    <message>
        <source>its metadata says any batch, but its input takes exactly {axis}</source>
        <translation>其中繼資料指明任意批次，但輸入只接受 {axis}</translation>
    </message>
    <message>
        <source>its metadata says batches of {size}, but its input takes exactly {axis}</source>
        <translation>其中繼資料的批次為 {size}，但輸入只接受 {axis}</translation>
    </message>
    <message>
        <source>its metadata says bg_mode &apos;{name}&apos;, which is not a supported mode</source>
        <translation>其中繼資料的 bg_mode 為「{name}」，不支援此模式</translation>
    </message>
    <message>
        <source>its metadata says family &apos;{name}&apos;, which is not a supported family</source>
        <translation>其中繼資料的系列為「{name}」，不支援此系列</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps</source>
        <translation>其中繼資料的 seq_len 為 {seq_len}，但產生 {heatmaps} 張熱圖</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but its inputs take {length} frames</source>
        <translation>其中繼資料的 seq_len 為 {seq_len}，但輸入需要 {length} 個影格</translation>
    </message>
    <message>
        <source>its metadata says {key} &apos;{name}&apos;, which is not a valid whole number</source>
        <translation>其中繼資料的 {key} 為「{name}」，不是有效的整數</translation>
    </message>
    <message>
        <source>its output &apos;{name}&apos; is {kind}, but float32 is needed</source>
        <translation>其輸出「{name}」為 {kind}，但需要 float32</translation>
    </message>
    <message>
        <source>its output &apos;{output}&apos; is {kind}, but float32 is needed</source>
        <translation>其輸出「{output}」為 {kind}，但需要 float32</translation>
    </message>
    <message>
        <source>its output {shape} does not end in 2 coordinates</source>
        <translation>其輸出 {shape} 未以 2 個座標結尾</translation>
    </message>
    <message>
        <source>its output {shape} does not fit batches of {batch}</source>
        <translation>其輸出 {shape} 不符合批次 {batch}</translation>
    </message>
    <message>
        <source>its output {shape} does not have {count} keypoints per person</source>
        <translation>其輸出 {shape} 不是每人 {count} 個關鍵點</translation>
    </message>
    <message>
        <source>its pictures have {size} pixels, those of the first file {first}</source>
        <translation>畫面為 {size} 像素，第一個檔案為 {first}</translation>
    </message>
    <message>
        <source>its pictures of {width}x{height} must have sides of {min_side_px} to {largest_side}</source>
        <translation>其圖片 {width}x{height} 的邊長須為 {min_side_px} 到 {largest_side}</translation>
    </message>
    <message>
        <source>its rows of {row} numbers are not {values_per_pixel} for each of {side} pixels</source>
        <translation>其每列 {row} 個數字，不符合 {side} 像素各 {values_per_pixel} 個</translation>
    </message>
    <message>
        <source>its vectors of {numbers} numbers are not from 2 to {max_vector_length}</source>
        <translation>其向量有 {numbers} 個數字，不在 2 到 {max_vector_length} 之間</translation>
    </message>
    <message>
        <source>its windows of {frames} frames are longer than {max_window_frames}</source>
        <translation>其 {frames} 影格的視窗長於 {max_window_frames}</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with any number of frames</source>
        <translation>其 {channels} 個輸入通道在任何影格數下都不符合任何系列</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with {frames} frames</source>
        <translation>其 {channels} 個輸入通道不符合任何 {frames} 影格的系列</translation>
    </message>
    <message>
        <source>line {number:,}</source>
        <translation>第 {number:,} 行</translation>
    </message>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>第 {numbers} 行</numerusform>
        </translation>
    </message>
    <message>
        <source>marker {number:,}</source>
        <translation>標記 {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>markers {numbers}</source>
        <translation>
            <numerusform>標記 {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved to the edge</source>
        <translation>已移到邊緣</translation>
    </message>
    <message>
        <source>neither its metadata (task, kpt_shape, pose_family) nor its outputs belong to a pose model</source>
        <translation>其中繼資料（task、kpt_shape、pose_family）與輸出都不屬於姿勢模型</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>無影格</translation>
    </message>
    <message>
        <source>no length</source>
        <translation>無長度</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>無時間</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚無</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>非數字</translation>
    </message>
    <message>
        <source>not a row</source>
        <translation>非資料列</translation>
    </message>
    <message>
        <source>of another clip</source>
        <translation>屬於其他片段</translation>
    </message>
    <message>
        <source>one frame late</source>
        <translation>晚一影格</translation>
    </message>
    <message>
        <source>one of 1 picture and {axes} axes</source>
        <translation>1 張圖片、{axes} 軸的輸出</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>以下其中之一：{values}</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>順序錯亂</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>在畫面外</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>權限不足</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>無球卻有位置</translation>
    </message>
    <message>
        <source>repeats another frame</source>
        <translation>與其他影格重複</translation>
    </message>
    <message>
        <source>segment {number:,}</source>
        <translation>區段 {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>segments {numbers}</source>
        <translation>
            <numerusform>區段 {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他類型</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>來源不明</translation>
    </message>
    <message>
        <source>tab-separated values</source>
        <translation>Tab 分隔值</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>the duration of the file before it is unknown</source>
        <translation>前一個檔案的長度不明</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>檔案路徑</translation>
    </message>
    <message>
        <source>the record of a run</source>
        <translation>執行記錄</translation>
    </message>
    <message>
        <source>the weights of a model</source>
        <translation>模型權重</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>儲存格過多</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>unknown visibility</source>
        <translation>可見性不明</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>在 (0, 0) 可見</translation>
    </message>
    <message>
        <source>visible without position</source>
        <translation>可見但無位置</translation>
    </message>
    <message>
        <source>with batches of {batch} its input {shape} has more than {limit} million numbers</source>
        <translation>批次為 {batch} 時，其輸入 {shape} 超過 {limit} 百萬個數字</translation>
    </message>
    <message>
        <source>{aspect}: read as &apos;{choice}&apos;.</source>
        <translation>{aspect}：讀取為「{choice}」。</translation>
    </message>
    <message>
        <source>{count} files from {first} on cannot be opened as one video: their names are too long.</source>
        <translation>無法將自 {first} 起的 {count} 個檔案當成一部影片開啟：名稱太長。</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} 與另外 {count} 個</translation>
    </message>
    <message>
        <source>{file} cannot be part of one video with {name}: {reason}.</source>
        <translation>{file} 無法與 {name} 組成一部影片：{reason}。</translation>
    </message>
    <message>
        <source>{file} is too large for the labels of a frame.</source>
        <translation>{file} 太大，不像單一影格的標註。</translation>
    </message>
    <message>
        <source>{file}, line {number}: &apos;{line}&apos; is not a YOLO label.</source>
        <translation>{file} 第 {number} 行：「{line}」不是 YOLO 標註。</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video.</source>
        <translation>無法將 {first} 與 {name} 當成一部影片開啟。</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video: their folders or suffixes differ.</source>
        <translation>無法將 {first} 與 {name} 當成一部影片開啟：資料夾或副檔名不同。</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to.</source>
        <translation>{folder} 是檔案，不是可寫入的資料夾。</translation>
    </message>
    <message>
        <source>{folder} is a folder without YOLO labels.</source>
        <translation>{folder} 是沒有 YOLO 標註的資料夾。</translation>
    </message>
    <message>
        <source>{label} has no GPU number {number}.</source>
        <translation>{label} 沒有編號 {number} 的 GPU。</translation>
    </message>
    <message>
        <source>{missing} does not exist.</source>
        <translation>{missing} 不存在。</translation>
    </message>
    <message>
        <source>{model} is not an ONNX model, or it is damaged.</source>
        <translation>{model} 不是 ONNX 模型，或已損毀。</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape} for {windows} windows.</source>
        <translation>{model} 對 {windows} 個視窗傳回形狀為 {shape} 的輸出。</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape}, which does not fit its family.</source>
        <translation>{model} 傳回形狀為 {shape} 的輸出，不符合其系列。</translation>
    </message>
    <message>
        <source>{named} is not the project of {name}, which is {place}.</source>
        <translation>{named} 不是 {name} 的專案，其專案為 {place}。</translation>
    </message>
    <message>
        <source>{name} &apos;{cell}&apos; is not a number.</source>
        <translation>{name} 的「{cell}」不是數字。</translation>
    </message>
    <message>
        <source>{name} cannot be read yet.</source>
        <translation>目前還無法讀取 {name}。</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frames:,}, which is in no clip.</source>
        <translation>{name} 有第 {frames:,} 影格的列，但該影格不在任何片段中。</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frame}, but the video&apos;s last frame is {last}.</source>
        <translation>{name} 有第 {frame} 影格的列，但影片的最後一個影格為 {last}。</translation>
    </message>
    <message>
        <source>{name} has no labels for this video.</source>
        <translation>{name} 沒有此影片的標註。</translation>
    </message>
    <message>
        <source>{name} is JSON, but not a list of markers as Kdenlive exports it.</source>
        <translation>{name} 是 JSON，但不是 Kdenlive 匯出的標記清單。</translation>
    </message>
    <message>
        <source>{name} is already being exported.</source>
        <translation>正在匯出 {name}。</translation>
    </message>
    <message>
        <source>{name} is for a video of {size} pixels. The open video has {open_size}.</source>
        <translation>{name} 適用於 {size} 像素的影片。已開啟的影片為 {open_size}。</translation>
    </message>
    <message>
        <source>{name} is not saved: the file was removed or replaced by another program.</source>
        <translation>未儲存 {name}：檔案已被其他程式移除或取代。</translation>
    </message>
    <message>
        <source>{name} is not the video of these labels. It has {size} and {n_frames} frames. Their video has {wanted_size} and {wanted_frames} frames.</source>
        <translation>{name} 不是這些標註的影片。其尺寸為 {size}，有 {n_frames} 個影格；標註的影片為 {wanted_size}，有 {wanted_frames} 個影格。</translation>
    </message>
    <message>
        <source>{name} is read-only ({reason}).</source>
        <translation>{name} 為唯讀（{reason}）。</translation>
    </message>
    <message>
        <source>{name} is the open project.</source>
        <translation>{name} 是目前開啟的專案。</translation>
    </message>
    <message>
        <source>{name} must be {requirement}.</source>
        <translation>{name} 必須是{requirement}。</translation>
    </message>
    <message>
        <source>{name} was changed or removed by another program while it was open.</source>
        <translation>{name} 在開啟期間被其他程式變更或移除。</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}：{problem}</translation>
    </message>
    <message>
        <source>{number:,} {problem}</source>
        <translation>{number:,} 列{problem}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} 或 {other}</translation>
    </message>
    <message>
        <source>{path} already exists and was not changed.</source>
        <translation>{path} 已存在，未變更。</translation>
    </message>
    <message>
        <source>{path} belongs to the family &apos;{named}&apos;, not to &apos;{name}&apos;.</source>
        <translation>{path} 屬於「{named}」系列，不屬於「{name}」。</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: ONNX Runtime&apos;s quantization did not change any of its operations.</source>
        <translation>無法量化 {path}：ONNX Runtime 的量化未變更其任何運算。</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: {reason}</source>
        <translation>無法量化 {path}：{reason}</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>無法讀取 {path}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read as a picture.</source>
        <translation>無法將 {path} 讀取為圖片。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>無法讀取 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} cannot be tried: {summary}</source>
        <translation>無法試用 {path}：{summary}</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>無法使用 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} changed while it was being checked.</source>
        <translation>{path} 在檢查期間變更了。</translation>
    </message>
    <message>
        <source>{path} computes {size:,.1f} billion numbers at once, which needs more memory than there is.</source>
        <translation>{path} 一次計算 {size:,.1f} 十億個數字，所需記憶體超過現有容量。</translation>
    </message>
    <message>
        <source>{path} contains &apos;{reason}&apos;, which network weights do not need. It was not executed.</source>
        <translation>{path} 含有「{reason}」，神經網路權重不需要此內容，未執行。</translation>
    </message>
    <message>
        <source>{path} contains a network called {value}.</source>
        <translation>{path} 含有名為 {value} 的神經網路。</translation>
    </message>
    <message>
        <source>{path} contains something other than numbers in its layers ({value}).</source>
        <translation>{path} 的層中含有非數字的內容（{value}）。</translation>
    </message>
    <message>
        <source>{path} contains weights of RallyTrace&apos;s own training, for starting another one. They cannot be run or converted.</source>
        <translation>{path} 含有 RallyTrace 自行訓練的權重，僅供開始另一次訓練，無法執行或轉換。</translation>
    </message>
    <message>
        <source>{path} contains {kind} data, not text.</source>
        <translation>{path} 的內容是 {kind} 資料，不是文字。</translation>
    </message>
    <message>
        <source>{path} does not contain a TrackNet: the layer {layer} is missing.</source>
        <translation>{path} 不含 TrackNet：缺少層 {layer}。</translation>
    </message>
    <message>
        <source>{path} does not contain a network: there is no state_dict under the key &apos;model&apos; or &apos;model_state_dict&apos;.</source>
        <translation>{path} 不含神經網路：「model」或「model_state_dict」鍵下沒有 state_dict。</translation>
    </message>
    <message>
        <source>{path} does not say how many frames its windows have.</source>
        <translation>{path} 未說明其視窗有多少影格。</translation>
    </message>
    <message>
        <source>{path} found {count:,} persons in a picture. More than {max_candidates:,} cannot be right.</source>
        <translation>{path} 在一張圖片中找到 {count:,} 人。超過 {max_candidates:,} 人必定有誤。</translation>
    </message>
    <message>
        <source>{path} has a line of more than {limit:,} characters, too many for a label file.</source>
        <translation>{path} 有一行超過 {limit:,} 個字元，不像標註檔。</translation>
    </message>
    <message>
        <source>{path} has an invalid seq_len.</source>
        <translation>{path} 的 seq_len 無效。</translation>
    </message>
    <message>
        <source>{path} has functions that call themselves.</source>
        <translation>{path} 含有呼叫自身的函式。</translation>
    </message>
    <message>
        <source>{path} has just changed. It is probably still being copied or recorded.</source>
        <translation>{path} 剛剛變更過，可能仍在複製或錄影中。</translation>
    </message>
    <message>
        <source>{path} has labels that cannot be read ({kind}: {reason}).</source>
        <translation>{path} 中有無法讀取的標註（{kind}: {reason}）。</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} lines, too many for a label file.</source>
        <translation>{path} 超過 {limit:,} 行，不像標註檔。</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} operations, including those of its functions.</source>
        <translation>{path} 連同其函式，超過 {limit:,} 個運算。</translation>
    </message>
    <message>
        <source>{path} has no column {names} (line 1 reads &apos;{value}&apos;).</source>
        <translation>{path} 沒有 {names} 欄（第 1 行為「{value}」）。</translation>
    </message>
    <message>
        <source>{path} has no segments.</source>
        <translation>{path} 沒有區段。</translation>
    </message>
    <message>
        <source>{path} has segments that cannot be read: {reason}.</source>
        <translation>{path} 中有無法讀取的區段：{reason}。</translation>
    </message>
    <message>
        <source>{path} has the background mode {value}, which is not supported.</source>
        <translation>{path} 的背景模式為 {value}，不支援此模式。</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint, which cannot be used directly.</source>
        <translation>{path} 是 PyTorch 檢查點，無法直接使用。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a checkpoint.</source>
        <translation>{path} 是資料夾，不是檢查點。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file to write to.</source>
        <translation>{path} 是資料夾，不是可寫入的檔案。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a label file.</source>
        <translation>{path} 是資料夾，不是標註檔。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <translation>{path} 是資料夾，不是模型檔。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a project file.</source>
        <translation>{path} 是資料夾，不是專案檔。</translation>
    </message>
    <message>
        <source>{path} is a link to a file in another folder, {target}.</source>
        <translation>{path} 是連結，指向另一個資料夾中的檔案 {target}。</translation>
    </message>
    <message>
        <source>{path} is a text file, not a checkpoint. It may be a web page that was downloaded instead.</source>
        <translation>{path} 是文字檔，不是檢查點。下載到的可能是網頁。</translation>
    </message>
    <message>
        <source>{path} is a zip archive, but was not written by torch.save.</source>
        <translation>{path} 是 zip 封存檔，但不是由 torch.save 寫出。</translation>
    </message>
    <message>
        <source>{path} is an input, and would be replaced by the output.</source>
        <translation>{path} 是輸入檔，會被輸出取代。</translation>
    </message>
    <message>
        <source>{path} is being written by another program.</source>
        <translation>其他程式正在寫入 {path}。</translation>
    </message>
    <message>
        <source>{path} is damaged: it contains text that is not UTF-8.</source>
        <translation>{path} 已損毀：含有非 UTF-8 的文字。</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for a label file.</source>
        <translation>{path} 大於 {limit} MB，不像標註檔。</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for labels.</source>
        <translation>{path} 大於 {limit} MB，不像標註檔。</translation>
    </message>
    <message>
        <source>{path} is not RallyTrace&apos;s list of videos, or is damaged.</source>
        <translation>{path} 不是 RallyTrace 的影片清單，或已損毀。</translation>
    </message>
    <message>
        <source>{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.</source>
        <translation>{path} 不是 RallyTrace 專案，或已損毀。其中內容未變更。</translation>
    </message>
    <message>
        <source>{path} is not a UTF-8 text file.</source>
        <translation>{path} 不是 UTF-8 文字檔。</translation>
    </message>
    <message>
        <source>{path} is not a network for the digits of scoreboards.</source>
        <translation>{path} 不是比分板數字的模型。</translation>
    </message>
    <message>
        <source>{path} is not a stroke network: its metadata differs in {names}.</source>
        <translation>{path} 不是球種模型：其中繼資料的 {names} 不同。</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model.</source>
        <translation>{path} 不是 ONNX 模型。</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model: it does not contain a network.</source>
        <translation>{path} 不是 ONNX 模型：不含神經網路。</translation>
    </message>
    <message>
        <source>{path} is not an embedding network.</source>
        <translation>{path} 不是嵌入模型。</translation>
    </message>
    <message>
        <source>{path} is not saved: the disk is full.</source>
        <translation>未儲存 {path}：磁碟已滿。</translation>
    </message>
    <message>
        <source>{path} is not saved: {reason}.</source>
        <translation>未儲存 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} is not {kind}, and was not changed.</source>
        <translation>{path} 不是「{kind}」檔，未變更。</translation>
    </message>
    <message>
        <source>{path} is {article}, but {words} is needed here.</source>
        <translation>{path} 是「{article}」，但此處需要「{words}」。</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file to write to.</source>
        <translation>{path} 是{kind}，不是可寫入的檔案。</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file.</source>
        <translation>{path} 是{kind}，不是檔案。</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which cannot be read.</source>
        <translation>{path} 的權重存在「{shown}」，無法讀取。</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which does not exist.</source>
        <translation>{path} 的權重存在「{shown}」，該檔案不存在。</translation>
    </message>
    <message>
        <source>{path} keeps weights outside its own folder (&apos;{shown}&apos;), which is not allowed.</source>
        <translation>{path} 的權重存在自身資料夾之外（「{shown}」），不允許這樣做。</translation>
    </message>
    <message>
        <source>{path} names its family itself.</source>
        <translation>{path} 已指明其系列。</translation>
    </message>
    <message>
        <source>{path} returned an output of the shape {given}, which does not contain persons.</source>
        <translation>{path} 傳回形狀為 {given} 的輸出，不含人物。</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} in a test instead of {due}.</source>
        <translation>測試時，{path} 傳回 {given} 的輸出，而非 {due}。</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} instead of {expected_shape}.</source>
        <translation>{path} 傳回 {given} 的輸出，而非 {expected_shape}。</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape} for a batch of {batch}.</source>
        <translation>{path} 對批次 {batch} 傳回 {shape} 的輸出。</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape}, which does not have {count} keypoints.</source>
        <translation>{path} 傳回 {shape} 的輸出，不含 {count} 個關鍵點。</translation>
    </message>
    <message>
        <source>{path} returned different vectors for the same picture in a test (similarity {min:.3f}).</source>
        <translation>測試時，{path} 對同一張圖片傳回不同的向量（相似度 {min:.3f}）。</translation>
    </message>
    <message>
        <source>{path} returned outputs of {shape} and {shape2} for a batch of {fixed}.</source>
        <translation>{path} 對批次 {fixed} 傳回 {shape} 與 {shape2} 的輸出。</translation>
    </message>
    <message>
        <source>{path} returned something other than numbers.</source>
        <translation>{path} 傳回非數字的內容。</translation>
    </message>
    <message>
        <source>{path} returned values that are not finite in a test.</source>
        <translation>測試時，{path} 傳回非有限值。</translation>
    </message>
    <message>
        <source>{path} returned vectors of {shape}.</source>
        <translation>{path} 傳回 {shape} 的向量。</translation>
    </message>
    <message>
        <source>{path} returned vectors that are zero or not finite.</source>
        <translation>{path} 傳回零向量或非有限的向量。</translation>
    </message>
    <message>
        <source>{path} takes pictures of any size, {shape}, so the size must be chosen.</source>
        <translation>{path} 接受任何尺寸的圖片 {shape}，因此必須選擇尺寸。</translation>
    </message>
    <message>
        <source>{path} uses operators of an unknown library ({shown}), which is not loaded.</source>
        <translation>{path} 使用未載入的不明程式庫的運算子（{shown}）。</translation>
    </message>
    <message>
        <source>{path} was being written when the program was killed, and is damaged ({reason}). Neither it nor {journal} was changed.</source>
        <translation>程式在寫入 {path} 時被強制結束，檔案已損毀（{reason}）。該檔案與 {journal} 皆未變更。</translation>
    </message>
    <message>
        <source>{path} was not written by torch.save.</source>
        <translation>{path} 不是由 torch.save 寫出。</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied, or it is open in another program.</source>
        <translation>未寫入 {path}：權限不足，或已在其他程式中開啟。</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied.</source>
        <translation>未寫入 {path}：權限不足。</translation>
    </message>
    <message>
        <source>{path} was not written: the disk is full.</source>
        <translation>未寫入 {path}：磁碟已滿。</translation>
    </message>
    <message>
        <source>{path} was not written: {reason}.</source>
        <translation>未寫入 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} was saved in the format of torch before version 1.6.</source>
        <translation>{path} 以 torch 1.6 版之前的格式儲存。</translation>
    </message>
    <message>
        <source>{path} was written by a newer RallyTrace (project version {version}; supported: {version2}).</source>
        <translation>{path} 由較新的 RallyTrace 寫出（專案版本 {version}；支援 {version2}）。</translation>
    </message>
    <message>
        <source>{path} was written by an earlier, unpublished build of RallyTrace, and cannot be read by this one.</source>
        <translation>{path} 由較早且未發佈的 RallyTrace 寫出，此版本無法讀取。</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content, first at {place}.</source>
        <translation>{path} 已寫入，但讀回的內容不同，首先在{place}。</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content.</source>
        <translation>{path} 已寫入，但讀回的內容不同。</translation>
    </message>
    <message>
        <source>{path} would be written as {given}, but &apos;{suffix}&apos; means {named}.</source>
        <translation>{path} 會寫成「{given}」檔，但「{suffix}」代表「{named}」檔。</translation>
    </message>
    <message>
        <source>{path}, line {line_num}: this is not a row of a label file ({reason}).</source>
        <translation>{path} 第 {line_num} 行：不是標註檔的列（{reason}）。</translation>
    </message>
    <message>
        <source>{path}, line {number}: &apos;{value}&apos; is not a row of a label file.</source>
        <translation>{path} 第 {number} 行：「{value}」不是標註檔的列。</translation>
    </message>
    <message>
        <source>{path}, line {number}: frame {frame} already has a row.</source>
        <translation>{path} 第 {number} 行：第 {frame} 影格已有一列。</translation>
    </message>
    <message>
        <source>{path}: {reason}.</source>
        <translation>{path}：{reason}。</translation>
    </message>
    <message>
        <source>{path}: {words}</source>
        <translation>{path}：{words}</translation>
    </message>
    <message>
        <source>{position} is just outside the picture and was moved to its edge.</source>
        <translation>{position} 略超出畫面，已移到邊緣。</translation>
    </message>
    <message>
        <source>{position} is outside the picture, {size}.</source>
        <translation>{position} 在 {size} 的畫面之外。</translation>
    </message>
    <message>
        <source>{problem} Those settings are ignored.</source>
        <translation>{problem} 這些設定已忽略。</translation>
    </message>
    <message>
        <source>{program} needs one video file; this recording has {files}.</source>
        <translation>{program} 需要單一影片檔；此錄影有 {files}。</translation>
    </message>
    <message>
        <source>{project} is not used: {words}</source>
        <translation>未使用 {project}：{words}</translation>
    </message>
    <message>
        <source>{project} is open in another window (process {process}).</source>
        <translation>{project} 已在另一個視窗中開啟（處理程序 {process}）。</translation>
    </message>
    <message>
        <source>{project} is open in another window.</source>
        <translation>{project} 已在另一個視窗中開啟。</translation>
    </message>
    <message>
        <source>{project} is open on the computer {computer}.</source>
        <translation>{project} 已在電腦 {computer} 上開啟。</translation>
    </message>
    <message>
        <source>{rally} has {labels} labels, but only {decoded} of its frames can be decoded.</source>
        <translation>{rally} 有 {labels} 筆標註，但只有 {decoded} 個影格可解碼。</translation>
    </message>
    <message>
        <source>{seq_len} frames of the family &apos;{name}&apos; need {wanted} input channels, but it takes {channels}</source>
        <translation>「{name}」系列的 {seq_len} 個影格需要 {wanted} 個輸入通道，但此模型接受 {channels} 個</translation>
    </message>
    <message>
        <source>{source} cannot be copied: {reason}.</source>
        <translation>無法複製 {source}：{reason}。</translation>
    </message>
    <message>
        <source>{subject} could not be started: {reason}.</source>
        <translation>無法啟動{subject}：{reason}。</translation>
    </message>
    <message>
        <source>{subject} crashed ({code}).</source>
        <translation>{subject}異常終止（{code}）。</translation>
    </message>
    <message>
        <source>{subject} crashed ({name}).</source>
        <translation>{subject}異常終止（{name}）。</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds and was stopped.</source>
        <translation>{subject}未在 {seconds:g} 秒內完成，已停止。</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds.</source>
        <translation>{subject}未在 {seconds:g} 秒內完成。</translation>
    </message>
    <message>
        <source>{subject} ended without a result.</source>
        <translation>{subject}已結束，但沒有結果。</translation>
    </message>
    <message>
        <source>{subject} failed: {reason}.</source>
        <translation>{subject}失敗：{reason}。</translation>
    </message>
    <message>
        <source>{subject} took more than {limit} MB of memory.</source>
        <translation>{subject}使用超過 {limit} MB 的記憶體。</translation>
    </message>
    <message>
        <source>{subject} was stopped.</source>
        <translation>{subject}已停止。</translation>
    </message>
    <message>
        <source>{target} is a file, but the export needs a folder.</source>
        <translation>{target} 是檔案，但匯出需要資料夾。</translation>
    </message>
    <message>
        <source>{target} was not written: there was not enough memory to try it out.</source>
        <translation>未寫入 {target}：記憶體不足，無法試用。</translation>
    </message>
    <message>
        <source>{val:.0%} for validation and {test:.0%} for testing leave too little for training.</source>
        <translation>驗證 {val:.0%} 與測試 {test:.0%} 留給訓練的太少。</translation>
    </message>
    <message>
        <source>{video} is not tracked yet.</source>
        <translation>{video} 尚未追蹤。</translation>
    </message>
</context>
<context>
    <name>exports</name>
    <message numerus="yes">
        <source>%n hidden balls are written as not visible, without a position. Add the columns Source and Confidence to keep the position.</source>
        <translation>
            <numerusform>%n 顆被遮擋的球會寫成不可見、無位置。若要保留位置，請加上 Source 與 Confidence 欄。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more exports after this one.</source>
        <translation>
            <numerusform>之後還有 %n 個匯出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more videos left out.</source>
        <translation>
            <numerusform>另有 %n 部影片略過。</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder with a table of strokes for each game, and the court, in ShuttleSet&apos;s layout. {sports} only.</source>
        <translation>一個資料夾，每局一個球種表，並含球場，採 ShuttleSet 格式。僅限{sports}。</translation>
    </message>
    <message>
        <source>A folder with a text file per frame, also with tracks, and pictures. Hidden balls are left out.</source>
        <translation>一個資料夾，每個影格一個文字檔，可含軌跡，另附圖片。被遮擋的球會略過。</translation>
    </message>
    <message>
        <source>A folder with one video per rally or event that matches a filter, cut to the frame.</source>
        <translation>一個資料夾，符合篩選條件的每個回合或事件各一部影片，剪輯精確到影格。</translation>
    </message>
    <message>
        <source>A new folder for the dataset</source>
        <translation>資料集的新資料夾</translation>
    </message>
    <message>
        <source>A text file with a box per frame, in MOTChallenge&apos;s format. Frames without a ball have none.</source>
        <translation>文字檔，每個影格一個邊界框，採 MOTChallenge 格式。無球的影格沒有邊界框。</translation>
    </message>
    <message>
        <source>A video for each rally</source>
        <translation>每個回合一部影片</translation>
    </message>
    <message>
        <source>A video of {frames}.</source>
        <translation>{frames}的影片。</translation>
    </message>
    <message>
        <source>Add the columns Source and Confidence</source>
        <translation>加上 Source 與 Confidence 欄</translation>
    </message>
    <message>
        <source>Also write the PNG frames</source>
        <translation>一併寫入 PNG 影格</translation>
    </message>
    <message>
        <source>Also writes their PNG frames.</source>
        <translation>另寫入其 PNG 影格。</translation>
    </message>
    <message>
        <source>Also writes {pictures} to {folder}.</source>
        <translation>另將 {pictures}寫入 {folder}。</translation>
    </message>
    <message>
        <source>An edit decision list</source>
        <translation>剪輯決策表</translation>
    </message>
    <message>
        <source>CMX 3600: one event per rally, in order.</source>
        <translation>CMX 3600：每個回合一個事件，依序排列。</translation>
    </message>
    <message>
        <source>COCO keypoints</source>
        <translation>COCO 關鍵點</translation>
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
        <translation>已取消，未寫入任何內容。</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>Chapters (FFmpeg metadata)</source>
        <translation>章節（FFmpeg 中繼資料）</translation>
    </message>
    <message>
        <source>Chapters (WebVTT)</source>
        <translation>章節（WebVTT）</translation>
    </message>
    <message>
        <source>Chapters (YouTube)</source>
        <translation>章節（YouTube）</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Clips of rallies or events</source>
        <translation>回合或事件的片段</translation>
    </message>
    <message>
        <source>Computing speeds</source>
        <translation>正在計算球速</translation>
    </message>
    <message>
        <source>Computing the background of the match</source>
        <translation>正在計算比賽的背景</translation>
    </message>
    <message>
        <source>Computing the background of {rally}</source>
        <translation>正在計算 {rally} 的背景</translation>
    </message>
    <message>
        <source>Computing trajectories</source>
        <translation>正在計算飛行軌跡</translation>
    </message>
    <message>
        <source>Copying clips</source>
        <translation>正在複製片段</translation>
    </message>
    <message>
        <source>Corners in pixels, the mapping from metres on the floor to the picture, and the camera.</source>
        <translation>角點的像素位置、地面座標（公尺）與畫面的對應關係，以及攝影機。</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>球場</translation>
    </message>
    <message>
        <source>Court (JSON)</source>
        <translation>球場（JSON）</translation>
    </message>
    <message>
        <source>Cut out</source>
        <translation>剪輯內容</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>儲存位置</translation>
    </message>
    <message>
        <source>Differences in appearance between all players of all rallies, for NumPy.</source>
        <translation>所有回合所有球員之間的外觀差異，供 NumPy 使用。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>繪製</translation>
    </message>
    <message>
        <source>Draw the players&apos; skeletons</source>
        <translation>繪製球員骨架</translation>
    </message>
    <message>
        <source>Drawn: {contents}</source>
        <translation>繪製：{contents}</translation>
    </message>
    <message>
        <source>Edit decision list (EDL)</source>
        <translation>剪輯決策表（EDL）</translation>
    </message>
    <message>
        <source>Edit decision lists</source>
        <translation>剪輯決策表</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>事件（CSV）</translation>
    </message>
    <message>
        <source>Events are found from the path; {events} set by hand.</source>
        <translation>事件由球路找出；手動設定 {events}。</translation>
    </message>
    <message>
        <source>Excel with decimal commas: with a byte order mark and semicolons</source>
        <translation>Excel（小數點為逗號）：含位元組順序記號，以分號分隔</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Export all videos</source>
        <translation>匯出所有影片</translation>
    </message>
    <message>
        <source>Export formats</source>
        <translation>匯出格式</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>匯出標註</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>匯出到</translation>
    </message>
    <message>
        <source>Export {share:.0%}</source>
        <translation>匯出 {share:.0%}</translation>
    </message>
    <message>
        <source>Export: {phase}</source>
        <translation>匯出：{phase}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>已匯出</translation>
    </message>
    <message>
        <source>Exported {name}: {contents}.</source>
        <translation>已匯出 {name}：{contents}。</translation>
    </message>
    <message>
        <source>Exported, except {frames}</source>
        <translation>已匯出，{frames}除外</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>額外時間</translation>
    </message>
    <message>
        <source>FFmpeg metadata</source>
        <translation>FFmpeg 中繼資料</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>檔案名稱</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>正在尋找事件</translation>
    </message>
    <message>
        <source>Finding events in {name}</source>
        <translation>正在 {name} 中尋找事件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Folder of the dataset</source>
        <translation>資料集的資料夾</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用於</translation>
    </message>
    <message>
        <source>H.264 in the colours of the window, with the sound at normal speed.</source>
        <translation>H.264，使用視窗中的顏色，正常速度時含聲音。</translation>
    </message>
    <message>
        <source>Highlight video (reel)</source>
        <translation>精華影片</translation>
    </message>
    <message>
        <source>In Label Studio, the labelling interface needs {tag}.</source>
        <translation>在 Label Studio 中，標註介面需要 {tag}。</translation>
    </message>
    <message>
        <source>In a folder beside the file. A frame takes about 1 MB</source>
        <translation>寫入檔案旁的資料夾。一個影格約 1 MB</translation>
    </message>
    <message numerus="yes">
        <source>It refers to %n PNG frames in {folder}, which are not written.</source>
        <translation>
            <numerusform>參照 {folder} 中的 %n 張 PNG 影格，這些圖片不會寫入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kdenlive guides</source>
        <translation>Kdenlive 導引</translation>
    </message>
    <message>
        <source>Keep the sound</source>
        <translation>保留聲音</translation>
    </message>
    <message>
        <source>Label Studio</source>
        <translation>Label Studio</translation>
    </message>
    <message>
        <source>Label Studio tasks</source>
        <translation>Label Studio 任務</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>標註</translation>
    </message>
    <message>
        <source>Labels (TrackNet CSV)</source>
        <translation>標註（TrackNet CSV）</translation>
    </message>
    <message>
        <source>Labels not exported</source>
        <translation>標註未匯出</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>圖層</translation>
    </message>
    <message>
        <source>Left out: {frames}.</source>
        <translation>已略過：{frames}。</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut 專案</translation>
    </message>
    <message>
        <source>LosslessCut projects</source>
        <translation>LosslessCut 專案</translation>
    </message>
    <message>
        <source>LosslessCut segments (CSV)</source>
        <translation>LosslessCut 區段（CSV）</translation>
    </message>
    <message>
        <source>MOT ground truth</source>
        <translation>MOT 標準答案（ground truth）</translation>
    </message>
    <message>
        <source>Mark a range first (I and O)</source>
        <translation>請先標記區間（I 與 O）</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>標記的區間</translation>
    </message>
    <message>
        <source>Marked range, {first:,} to {last:,}</source>
        <translation>標記的區間，{first:,} 到 {last:,}</translation>
    </message>
    <message>
        <source>Match page (HTML)</source>
        <translation>比賽報告（HTML）</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>正在判別球種</translation>
    </message>
    <message>
        <source>No court: that part is left out.</source>
        <translation>沒有球場：略過該部分。</translation>
    </message>
    <message>
        <source>No folder name is given. Type a name, or click Browse.</source>
        <translation>未輸入資料夾名稱。請輸入名稱，或按一下「瀏覽」。</translation>
    </message>
    <message>
        <source>No path to draw yet.</source>
        <translation>尚無可繪製的球路。</translation>
    </message>
    <message>
        <source>No poses of players: that part is left out.</source>
        <translation>沒有球員姿勢：略過該部分。</translation>
    </message>
    <message>
        <source>No score: that part is left out.</source>
        <translation>沒有比分：略過該部分。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n frames was checked by hand ({sources}).</source>
        <translation>
            <numerusform>%n 個影格都未經人工檢查（{sources}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to review. {unreviewed}</source>
        <translation>沒有待複核的項目。{unreviewed}</translation>
    </message>
    <message>
        <source>One JSON file with COCO&apos;s category person, 17 keypoints each.</source>
        <translation>一個 JSON 檔，COCO 類別為 person，每人 17 個關鍵點。</translation>
    </message>
    <message>
        <source>One JSON file. Visibility is 2 for a visible ball, 1 for a hidden one.</source>
        <translation>一個 JSON 檔。球可見時可見性為 2，被遮擋時為 1。</translation>
    </message>
    <message>
        <source>One JSON task with a rectangle around the ball in every frame that has one.</source>
        <translation>一個 JSON 任務，在每個有球的影格以矩形框住球。</translation>
    </message>
    <message>
        <source>One chapter per rally, for FFmpeg to add to the video.</source>
        <translation>每個回合一章，供 FFmpeg 加入影片。</translation>
    </message>
    <message>
        <source>One chapter per rally, for web players.</source>
        <translation>每個回合一章，供網頁播放器使用。</translation>
    </message>
    <message>
        <source>One chapter per rally, to paste into the description of the video.</source>
        <translation>每個回合一章，可貼到影片說明。</translation>
    </message>
    <message>
        <source>One guide per rally, with its length.</source>
        <translation>每個回合一個導引，含長度。</translation>
    </message>
    <message>
        <source>One row per frame: number, visibility, x and y in whole pixels.</source>
        <translation>每個影格一列：編號、可見性、以整數像素表示的 x 與 y。</translation>
    </message>
    <message>
        <source>One row per person: frame, box and 17 keypoints, each with its confidence.</source>
        <translation>每人一列：影格、邊界框與 17 個關鍵點，各含信心度。</translation>
    </message>
    <message>
        <source>One row per rally: name, start, end, length in seconds, hits and winner.</source>
        <translation>每個回合一列：名稱、開始、結束、長度（秒）、拍數與得分方。</translation>
    </message>
    <message>
        <source>One row per rally: start and end in seconds, name.</source>
        <translation>每個回合一列：開始與結束的秒數、名稱。</translation>
    </message>
    <message>
        <source>One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres.</source>
        <translation>每次發球、擊球、反彈或落地一列。有姿勢時含擊球員；有球場時含 km/h 與公尺。</translation>
    </message>
    <message>
        <source>One row per stroke: name, probability and positions on the floor. For training.</source>
        <translation>每一拍一列：名稱、機率與地面位置。供訓練使用。</translation>
    </message>
    <message>
        <source>One segment per rally, to be cut without re-encoding.</source>
        <translation>每個回合一個區段，不重新編碼即可剪出。</translation>
    </message>
    <message>
        <source>One track of points with keyframes.</source>
        <translation>一條含關鍵影格的點軌跡。</translation>
    </message>
    <message>
        <source>One video of the rallies or events that match a filter, cut to the frame.</source>
        <translation>一部影片，含符合篩選條件的回合或事件，剪輯精確到影格。</translation>
    </message>
    <message>
        <source>Only rallies with every frame reviewed</source>
        <translation>僅所有影格皆已複核的回合</translation>
    </message>
    <message>
        <source>Only reviewed frames</source>
        <translation>僅已複核的影格</translation>
    </message>
    <message>
        <source>Only reviewed frames are exported. Click to export</source>
        <translation>僅匯出已複核的影格。按一下以匯出</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>開啟資料夾</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>開啟報告</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>PNG frames</source>
        <translation>PNG 影格</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Pattern for file names. Fields: {fields}</source>
        <translation>檔案名稱的樣式。欄位：{fields}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Player appearance</source>
        <translation>球員外觀</translation>
    </message>
    <message>
        <source>Player appearance (NPZ)</source>
        <translation>球員外觀（NPZ）</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>球員</translation>
    </message>
    <message>
        <source>Players (JSON)</source>
        <translation>球員（JSON）</translation>
    </message>
    <message>
        <source>Players&apos; poses (COCO)</source>
        <translation>球員姿勢（COCO）</translation>
    </message>
    <message>
        <source>Players&apos; poses (CSV)</source>
        <translation>球員姿勢（CSV）</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿勢</translation>
    </message>
    <message>
        <source>Positions are in the picture {turned}, as in the window.</source>
        <translation>位置以{turned}的畫面為準，與視窗相同。</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rallies (CSV)</source>
        <translation>回合（CSV）</translation>
    </message>
    <message>
        <source>Rallies are found first.</source>
        <translation>先尋找回合。</translation>
    </message>
    <message>
        <source>Rallies are found first. Then the filter is applied.</source>
        <translation>先尋找回合，再套用篩選條件。</translation>
    </message>
    <message>
        <source>Reading the times of frames</source>
        <translation>正在讀取影格時間</translation>
    </message>
    <message>
        <source>Recognising the players</source>
        <translation>正在辨識球員</translation>
    </message>
    <message>
        <source>Replace the existing {names}</source>
        <translation>取代現有的 {names}</translation>
    </message>
    <message>
        <source>Save the listed events as clips</source>
        <translation>將列出的事件存成片段</translation>
    </message>
    <message>
        <source>Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline.</source>
        <translation>含比分、回合、球種、位置、球速與移動的網頁，任何瀏覽器都能開啟，離線也行。</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>之後幾秒</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>之前幾秒</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>區段</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings matching the filter.</source>
        <translation>符合篩選條件的發球、擊球、反彈與落地。</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings.</source>
        <translation>發球、擊球、反彈與落地。</translation>
    </message>
    <message>
        <source>Show frame number and time</source>
        <translation>顯示影格編號與時間</translation>
    </message>
    <message>
        <source>ShuttleSet</source>
        <translation>ShuttleSet</translation>
    </message>
    <message>
        <source>Some changes are not exported yet. Click to export</source>
        <translation>部分變更尚未匯出。按一下以匯出</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在開始</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>球種</translation>
    </message>
    <message>
        <source>Strokes (CSV)</source>
        <translation>球種（CSV）</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>字幕（SRT）</translation>
    </message>
    <message>
        <source>Taking pictures of the longest rallies</source>
        <translation>正在擷取最長回合的圖片</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>The PNG frames are not written.</source>
        <translation>不寫入 PNG 影格。</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>The players of {rallies}.</source>
        <translation>{rallies}的球員。</translation>
    </message>
    <message>
        <source>The score is counted from 0-0 at the first rally.</source>
        <translation>比分從第一個回合的 0-0 開始計算。</translation>
    </message>
    <message>
        <source>The score of each rally as a subtitle, for players and video sites.</source>
        <translation>以字幕顯示各回合的比分，供播放器與影片網站使用。</translation>
    </message>
    <message>
        <source>The score of {unknown:,} of {rallies} is unknown and left out. {reason}</source>
        <translation>{rallies}中有 {unknown:,} 個比分不明，已略過。{reason}</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court, a table for each game.</source>
        <translation>有球場的所有回合的球種，每局一個表。</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court; {strokes} named by hand.</source>
        <translation>有球場的所有回合的球種；手動指定 {strokes}。</translation>
    </message>
    <message>
        <source>Those of {rallies} that match the filter.</source>
        <translation>{rallies}中符合篩選條件者。</translation>
    </message>
    <message>
        <source>TrackNetV3 can extract frames and backgrounds from the videos. A PNG frame takes about 1 MB.</source>
        <translation>TrackNetV3 可從影片擷取影格與背景。一張 PNG 影格約 1 MB。</translation>
    </message>
    <message>
        <source>TrackNetV3&apos;s layout: one clip per rally, frames counted from 0.</source>
        <translation>TrackNetV3 的結構：每個回合一個片段，影格從 0 開始。</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>尾跡</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>之後的尾跡</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>之前的尾跡</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Training dataset</source>
        <translation>訓練資料集</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>驗證</translation>
    </message>
    <message>
        <source>Video with the path</source>
        <translation>含球路的影片</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>Videos and PNG frames</source>
        <translation>影片與 PNG 影格</translation>
    </message>
    <message>
        <source>Videos belong to one match if they are in a folder such as match1, if their names differ only in an ending such as _set2, or if they are named set1, set2 and so on in one folder.</source>
        <translation>若影片位於 match1 之類的資料夾、名稱僅結尾不同（例如 _set2），或在同一資料夾中命名為 set1、set2 等，即屬於同一場比賽。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Who plays at which end in each rally, how sure that is, and how similar the players look.</source>
        <translation>各回合中每位球員所在的半場、其確定程度，以及球員外觀的相似度。</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>整部影片</translation>
    </message>
    <message>
        <source>Whole video, {frames}</source>
        <translation>整部影片，{frames}</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>將寫入的內容</translation>
    </message>
    <message>
        <source>With these columns, the position of a hidden ball is exported</source>
        <translation>有這些欄時，會匯出被遮擋的球的位置</translation>
    </message>
    <message>
        <source>Without sound, which is kept at normal speed only.</source>
        <translation>無聲，僅正常速度保留聲音。</translation>
    </message>
    <message>
        <source>Writing clips</source>
        <translation>正在寫入片段</translation>
    </message>
    <message>
        <source>Writing the card</source>
        <translation>正在寫入資料卡</translation>
    </message>
    <message>
        <source>Writing the court</source>
        <translation>正在寫入球場</translation>
    </message>
    <message>
        <source>Writing the labels</source>
        <translation>正在寫入標註</translation>
    </message>
    <message>
        <source>Writing the page</source>
        <translation>正在寫入報告</translation>
    </message>
    <message>
        <source>Writing the pictures</source>
        <translation>正在寫入圖片</translation>
    </message>
    <message>
        <source>Writing the poses</source>
        <translation>正在寫入姿勢</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>正在寫入影片</translation>
    </message>
    <message>
        <source>Writing {rally}</source>
        <translation>正在寫入 {rally}</translation>
    </message>
    <message>
        <source>YOLO</source>
        <translation>YOLO</translation>
    </message>
    <message>
        <source>`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E).</source>
        <translation>`rallytrace export --format NAME`，以及匯出對話框（Ctrl+E）中的清單。</translation>
    </message>
    <message>
        <source>a track of {keyframes}</source>
        <translation>含 {keyframes}的軌跡</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之後</translation>
    </message>
    <message>
        <source>all {source}</source>
        <translation>全部{source}</translation>
    </message>
    <message>
        <source>before,</source>
        <translation>之前，</translation>
    </message>
    <message>
        <source>file</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>視窗中的名稱</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>next free number</source>
        <translation>下一個可用編號</translation>
    </message>
    <message>
        <source>what is written</source>
        <translation>寫入內容</translation>
    </message>
    <message>
        <source>{clips}, {duration}.</source>
        <translation>{clips}，{duration}。</translation>
    </message>
    <message>
        <source>{contents}.</source>
        <translation>{contents}。</translation>
    </message>
    <message>
        <source>{count:,} {source}</source>
        <translation>{source} {count:,}</translation>
    </message>
    <message>
        <source>{courts} ({sports}).</source>
        <translation>{courts}（{sports}）。</translation>
    </message>
    <message>
        <source>{errors}:</source>
        <translation>{errors}：</translation>
    </message>
    <message>
        <source>{events} in {rallies}</source>
        <translation>{rallies}中的 {events}</translation>
    </message>
    <message>
        <source>{events}, {duration}.</source>
        <translation>{events}，{duration}。</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a new folder.</source>
        <translation>{folder} 不是空的。請選擇新的資料夾。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, PNG frames, backgrounds and a README.</source>
        <translation>{folder}：{rallies}、標註、PNG 影格、背景與 README。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos and PNG frames, backgrounds and a README.</source>
        <translation>{folder}：{rallies}、標註、影片與 PNG 影格、背景與 README。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos, backgrounds and a README.</source>
        <translation>{folder}：{rallies}、標註、影片、背景與 README。</translation>
    </message>
    <message>
        <source>{frames} ({after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames}（後多 {after:,}：直接複製的片段從關鍵影格開始）</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before and {after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames}（前多 {before:,}、後多 {after:,}：直接複製的片段從關鍵影格開始）</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before: copied clips start at a keyframe)</source>
        <translation>{frames}（前多 {before:,}：直接複製的片段從關鍵影格開始）</translation>
    </message>
    <message>
        <source>{frames}: {visible:,} visible, {hidden:,} hidden, {without:,} no ball. Sources: {sources}.</source>
        <translation>{frames}：可見 {visible:,}、被遮擋 {hidden:,}、無球 {without:,}。來源：{sources}。</translation>
    </message>
    <message>
        <source>{name} is still being exported. Open Export to cancel it.</source>
        <translation>仍在匯出 {name}。開啟「匯出」可取消。</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}：{phase}</translation>
    </message>
    <message>
        <source>{number:,} more.</source>
        <translation>還有 {number:,} 個。</translation>
    </message>
    <message>
        <source>{past} frames behind, {future} ahead</source>
        <translation>之前 {past} 個影格，之後 {future} 個影格</translation>
    </message>
    <message>
        <source>{persons} in {frames}</source>
        <translation>{frames}中的 {persons}</translation>
    </message>
    <message>
        <source>{persons} in {frames}.</source>
        <translation>{frames}中的 {persons}。</translation>
    </message>
    <message>
        <source>{rallies}, {won:,} with a winner.</source>
        <translation>{rallies}，其中 {won:,} 個有得分方。</translation>
    </message>
    <message>
        <source>{rally} has {frames} marked as not in play.</source>
        <translation>{rally} 有 {frames}標記為非比賽。</translation>
    </message>
    <message>
        <source>{rally} has {frames} not reviewed.</source>
        <translation>{rally} 有 {frames}未複核。</translation>
    </message>
    <message>
        <source>{rally} is interrupted by {frames}.</source>
        <translation>{rally} 中夾有 {frames}。</translation>
    </message>
    <message>
        <source>{rally} is not inside the range.</source>
        <translation>{rally} 不在區間內。</translation>
    </message>
    <message>
        <source>{sources}, none flagged</source>
        <translation>{sources}，皆未標為可疑</translation>
    </message>
    <message>
        <source>{speed:g} times</source>
        <translation>{speed:g} 倍速</translation>
    </message>
    <message>
        <source>{unchecked:,} of {frames} not checked by hand ({sources}).</source>
        <translation>{frames}中有 {unchecked:,} 個未經人工檢查（{sources}）。</translation>
    </message>
    <message>
        <source>{videos} not tracked yet will be left out.</source>
        <translation>{videos}尚未追蹤，將略過。</translation>
    </message>
    <message>
        <source>{videos} of {matches} (train {train}, val {val}, test {test}), {frames}</source>
        <translation>{matches}的 {videos}（訓練 {train}、驗證 {val}、測試 {test}），{frames}</translation>
    </message>
    <message>
        <source>{videos} of {matches}: training {train}, validation {val}, test {test}. No match is in two splits.</source>
        <translation>{matches}的 {videos}：訓練 {train}、驗證 {val}、測試 {test}。同一場比賽不會跨組。</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n frames are outside the picture.</source>
        <translation>
            <numerusform>%n 個影格在畫面外。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation>
            <numerusform>手動設定 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winners set.</source>
        <translation>
            <numerusform>已設定 %n 個得分方。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>自動(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Auto: {sport}</source>
        <translation>自動(&amp;A)：{sport}</translation>
    </message>
    <message>
        <source>&amp;Forced error</source>
        <translation>受迫性失誤(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>掛網(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <translation>出界(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Service fault</source>
        <translation>發球失誤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unforced error</source>
        <translation>非受迫性失誤(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Winner</source>
        <translation>致勝球(&amp;W)</translation>
    </message>
    <message>
        <source>&apos;{name} {sign}&apos; needs a value</source>
        <translation>「{name} {sign}」需要值</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a player&apos;s name, near, far or let.</source>
        <translation>「{name}」不是球員姓名，也不是 near、far 或 let。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is text, so &apos;{sign}&apos; does not apply</source>
        <translation>「{name}」是文字，不適用「{sign}」</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number</source>
        <translation>「{value}」不是數字</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（無名稱）</translation>
    </message>
    <message>
        <source>0-0, or {score}</source>
        <translation>0-0 或 {score}</translation>
    </message>
    <message>
        <source>0-0, or {score}, or ?</source>
        <translation>0-0、{score} 或 ?</translation>
    </message>
    <message>
        <source>A flight curve needs {needed} known points, but there are {known}.</source>
        <translation>飛行曲線需要 {needed} 個已知點，但只有 {known} 個。</translation>
    </message>
    <message>
        <source>A serve in the middle of a rally.</source>
        <translation>回合中間出現發球。</translation>
    </message>
    <message>
        <source>According to the score, the {server} side serves, but the {end} side hits first.</source>
        <translation>依比分應由{server}發球，但{end}先擊球。</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>所有事件</translation>
    </message>
    <message>
        <source>All events ({count:,})</source>
        <translation>所有事件（{count:,}）</translation>
    </message>
    <message>
        <source>All frames of the range were set by hand.</source>
        <translation>區間的所有影格皆為手動設定。</translation>
    </message>
    <message>
        <source>All rallies</source>
        <translation>所有回合</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>其他球員</translation>
    </message>
    <message>
        <source>Another player...</source>
        <translation>其他球員...</translation>
    </message>
    <message>
        <source>As &amp;found by the program</source>
        <translation>由程式判斷(&amp;F)</translation>
    </message>
    <message>
        <source>Badminton</source>
        <translation>羽球</translation>
    </message>
    <message>
        <source>Badminton to 15</source>
        <translation>羽球，15 分制</translation>
    </message>
    <message>
        <source>Badminton, best of 3</source>
        <translation>羽球，三局兩勝</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Ball in the ring? {key} accepts it.</source>
        <translation>球在圓圈中？按 {key} 接受。</translation>
    </message>
    <message>
        <source>Ball where it is marked? {key} accepts it.</source>
        <translation>球在標記處？按 {key} 接受。</translation>
    </message>
    <message>
        <source>Best of five sets, the last tie-break to 10</source>
        <translation>五盤三勝，最後一盤搶十</translation>
    </message>
    <message>
        <source>Best of three games to 15, at most to 21</source>
        <translation>三局兩勝，每局 15 分，最高 21 分</translation>
    </message>
    <message>
        <source>Best of three games to 21, at most to 30</source>
        <translation>三局兩勝，每局 21 分，最高 30 分</translation>
    </message>
    <message>
        <source>Best of three sets</source>
        <translation>三盤兩勝</translation>
    </message>
    <message>
        <source>Best of three sets, with advantage</source>
        <translation>三盤兩勝，佔先制</translation>
    </message>
    <message>
        <source>Best of three sets; deciding point, match tie-break to 10</source>
        <translation>三盤兩勝；平分決勝，決勝盤搶十</translation>
    </message>
    <message>
        <source>Best of three sets; the point after 40-40 decides</source>
        <translation>三盤兩勝；40-40 後一分決勝</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>反彈</translation>
    </message>
    <message>
        <source>Break point</source>
        <translation>破發點</translation>
    </message>
    <message>
        <source>Build a filter</source>
        <translation>建立篩選條件</translation>
    </message>
    <message>
        <source>Build a filter, or use a saved one</source>
        <translation>建立篩選條件，或使用已儲存的篩選條件</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>交換場地</translation>
    </message>
    <message>
        <source>Clear the names you gave to the selected pictures</source>
        <translation>清除為所選圖片指定的姓名</translation>
    </message>
    <message>
        <source>Conflict in the score</source>
        <translation>比分衝突</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Count from earlier rallies</source>
        <translation>由先前的回合計算</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>球場圖</translation>
    </message>
    <message>
        <source>Court lines</source>
        <translation>場地線</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one</source>
        <translation>將線的交點拖曳到實際的交點上</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. Hold {key} to drag without snapping</source>
        <translation>將線的交點拖曳到實際的交點上。按住 {key} 拖曳則不吸附</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. {key} accepts the court</source>
        <translation>將線的交點拖曳到實際的交點上。按 {key} 接受球場</translation>
    </message>
    <message>
        <source>Each line is the path of a hit.</source>
        <translation>每條線是一次擊球的球路。</translation>
    </message>
    <message>
        <source>Each part finds something, but no event fits all of them.</source>
        <translation>各條件分別有結果，但沒有事件全部符合。</translation>
    </message>
    <message>
        <source>Each part finds something, but no rally fits all of them.</source>
        <translation>各條件分別有結果，但沒有回合全部符合。</translation>
    </message>
    <message>
        <source>Errors in the score are called conflicts.</source>
        <translation>比分的錯誤稱為衝突（conflicts）。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Event mode</source>
        <translation>事件模式</translation>
    </message>
    <message>
        <source>Event mode ({key} ends it)</source>
        <translation>事件模式（按 {key} 結束）</translation>
    </message>
    <message>
        <source>Event set by hand</source>
        <translation>手動設定的事件</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Events are still being searched for. Try again in a moment.</source>
        <translation>仍在尋找事件，請稍後再試。</translation>
    </message>
    <message>
        <source>Far from the positions before and after.</source>
        <translation>遠離前後的位置。</translation>
    </message>
    <message>
        <source>Far player</source>
        <translation>遠側球員</translation>
    </message>
    <message>
        <source>Far: {names}</source>
        <translation>遠側：{names}</translation>
    </message>
    <message>
        <source>Fastest: {speed} km/⁠h.</source>
        <translation>最快：{speed} km/⁠h。</translation>
    </message>
    <message>
        <source>Filled by InpaintNet</source>
        <translation>由 InpaintNet 填補</translation>
    </message>
    <message>
        <source>Filled by a curve</source>
        <translation>由曲線填補</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>篩選事件</translation>
    </message>
    <message>
        <source>Filter the rallies</source>
        <translation>篩選回合</translation>
    </message>
    <message>
        <source>Filter the rallies and events</source>
        <translation>篩選回合與事件</translation>
    </message>
    <message>
        <source>Filter: {example}</source>
        <translation>篩選：{example}</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>尋找回合</translation>
    </message>
    <message>
        <source>Find the players</source>
        <translation>尋找球員</translation>
    </message>
    <message>
        <source>Find the players again</source>
        <translation>再次尋找球員</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>正在尋找事件</translation>
    </message>
    <message>
        <source>First choose how the score is counted: Match in the Rallies panel.</source>
        <translation>請先在回合面板的「比賽」選擇計分方式。</translation>
    </message>
    <message>
        <source>First found {share:.0%} of the way down the picture.</source>
        <translation>首次出現在畫面由上往下 {share:.0%} 處。</translation>
    </message>
    <message>
        <source>For example: {examples}</source>
        <translation>例如：{examples}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>清除姓名</translation>
    </message>
    <message>
        <source>Found in {share:.0%} of the nearby frames.</source>
        <translation>鄰近影格中有 {share:.0%} 找到球。</translation>
    </message>
    <message>
        <source>Frame {frame} has a {event} without a position. Set the ball there first.</source>
        <translation>第 {frame} 影格有{event}，但沒有位置。請先在該處設定球。</translation>
    </message>
    <message>
        <source>Frame {frame}: {problem}.</source>
        <translation>第 {frame} 影格：{problem}。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>影格數</translation>
    </message>
    <message>
        <source>Frames {first} to {last}: {problem}.</source>
        <translation>第 {first} 到 {last} 影格：{problem}。</translation>
    </message>
    <message>
        <source>From a label file</source>
        <translation>來自標註檔</translation>
    </message>
    <message>
        <source>Game or set</source>
        <translation>局或盤</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>局點</translation>
    </message>
    <message>
        <source>Golden point</source>
        <translation>黃金分</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>被遮擋</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball.</source>
        <translation>被遮擋：匯出為無球。</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball. Detection ({peak:.2f}) {distance:.0f} px away.</source>
        <translation>被遮擋：匯出為無球。偵測（{peak:.2f}）相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>Hit by</source>
        <translation>擊球員</translation>
    </message>
    <message>
        <source>Hit by {player}.</source>
        <translation>擊球員：{player}。</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>拍數</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>結束方式</translation>
    </message>
    <message>
        <source>How players are recognised from rally to rally</source>
        <translation>跨回合辨識球員的方式</translation>
    </message>
    <message>
        <source>How the score is counted</source>
        <translation>計分方式</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet uses only {longest} frames at a time.</source>
        <translation>InpaintNet 一次只使用 {longest} 個影格。</translation>
    </message>
    <message>
        <source>It has no winner, so the score after it is unknown.</source>
        <translation>沒有得分方，因此之後的比分不明。</translation>
    </message>
    <message>
        <source>Label file</source>
        <translation>標註檔</translation>
    </message>
    <message>
        <source>Landings</source>
        <translation>落地</translation>
    </message>
    <message>
        <source>Lands in</source>
        <translation>落在界內</translation>
    </message>
    <message>
        <source>Lands out</source>
        <translation>落在界外</translation>
    </message>
    <message>
        <source>Last found {share:.0%} of the way down the picture.</source>
        <translation>最後出現在畫面由上往下 {share:.0%} 處。</translation>
    </message>
    <message>
        <source>Last hit of the rally</source>
        <translation>回合最後一拍</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>領先分數</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>左手持拍</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>長度（秒）</translation>
    </message>
    <message>
        <source>Let</source>
        <translation>重賽</translation>
    </message>
    <message>
        <source>Listed events</source>
        <translation>列出的事件</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>最長的在前</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>最長的回合</translation>
    </message>
    <message>
        <source>Looking for painted lines…</source>
        <translation>正在尋找場地線…</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>失分方</translation>
    </message>
    <message>
        <source>Lost {share:.0%} of the way down the picture.</source>
        <translation>在畫面由上往下 {share:.0%} 處消失。</translation>
    </message>
    <message>
        <source>Mark a range with {first} and {last}, and press {key}.</source>
        <translation>以 {first} 與 {last} 標記區間，再按 {key}。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Match &gt; Mark as in play</source>
        <translation>比賽 &gt; 標記為比賽中</translation>
    </message>
    <message>
        <source>Match point</source>
        <translation>賽末點</translation>
    </message>
    <message>
        <source>Metres run by one player</source>
        <translation>單一球員的跑動公尺數</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Name of one side, a player or a pair</source>
        <translation>一方的名稱，球員或雙打組合</translation>
    </message>
    <message>
        <source>Name of the marked range</source>
        <translation>所標記區間的名稱</translation>
    </message>
    <message>
        <source>Name of the other side</source>
        <translation>另一方的名稱</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>{player} 的姓名</translation>
    </message>
    <message>
        <source>Name the player in the selected pictures</source>
        <translation>為所選圖片中的球員命名</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>近側</translation>
    </message>
    <message>
        <source>Near end at start</source>
        <translation>開始時在近側</translation>
    </message>
    <message>
        <source>Near player</source>
        <translation>近側球員</translation>
    </message>
    <message>
        <source>Near: {names}</source>
        <translation>近側：{names}</translation>
    </message>
    <message>
        <source>Next detection is {distance:.0f} px away.</source>
        <translation>下一個偵測相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>無球</translation>
    </message>
    <message>
        <source>No ball found, but the evidence is weak.</source>
        <translation>未找到球，但證據薄弱。</translation>
    </message>
    <message>
        <source>No ball, but with a position.</source>
        <translation>無球卻有位置。</translation>
    </message>
    <message>
        <source>No court found.</source>
        <translation>找不到球場。</translation>
    </message>
    <message>
        <source>No court found: press {key} to set it by hand.</source>
        <translation>找不到球場：按 {key} 可手動設定。</translation>
    </message>
    <message>
        <source>No court is set here.</source>
        <translation>此處未設定球場。</translation>
    </message>
    <message>
        <source>No court is set here: the camera moves.</source>
        <translation>此處未設定球場：攝影機在移動。</translation>
    </message>
    <message>
        <source>No court is set in this video.</source>
        <translation>此影片未設定球場。</translation>
    </message>
    <message>
        <source>No distances are known. They need the court and the players&apos; poses.</source>
        <translation>沒有已知的距離。計算距離需要球場與球員姿勢。</translation>
    </message>
    <message>
        <source>No event matches.</source>
        <translation>沒有符合的事件。</translation>
    </message>
    <message>
        <source>No events are known yet.</source>
        <translation>尚無已知的事件。</translation>
    </message>
    <message>
        <source>No events were found.</source>
        <translation>沒有找到事件。</translation>
    </message>
    <message>
        <source>No events yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, serves, hits, bounces and landings are listed here.</source>
        <translation>尚無事件。&lt;br&gt;&lt;br&gt;影片追蹤後，發球、擊球、反彈與落地會列在這裡。</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to correct who made it.</source>
        <translation>此影格沒有擊球。請前往擊球處以更正擊球員。</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to name its stroke.</source>
        <translation>此影格沒有擊球。請前往擊球處以指定球種。</translation>
    </message>
    <message>
        <source>No hits are known yet.</source>
        <translation>尚無已知的擊球。</translation>
    </message>
    <message>
        <source>No new rallies found so far.</source>
        <translation>目前沒有找到新的回合。</translation>
    </message>
    <message>
        <source>No new rallies found.</source>
        <translation>沒有找到新的回合。</translation>
    </message>
    <message>
        <source>No players found on the court.</source>
        <translation>在球場上沒有找到球員。</translation>
    </message>
    <message>
        <source>No rallies found so far.</source>
        <translation>目前沒有找到回合。</translation>
    </message>
    <message>
        <source>No rallies found.</source>
        <translation>沒有找到回合。</translation>
    </message>
    <message>
        <source>No rallies yet.</source>
        <translation>尚無回合。</translation>
    </message>
    <message>
        <source>No rally at this frame. {key} goes to the next one.</source>
        <translation>此影格沒有回合。按 {key} 可前往下一個。</translation>
    </message>
    <message>
        <source>No rally has a counted winner yet.</source>
        <translation>尚無計分的回合有得分方。</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>尚無回合有得分方。</translation>
    </message>
    <message>
        <source>No rally matches.</source>
        <translation>沒有符合的回合。</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>無比分</translation>
    </message>
    <message>
        <source>No score is known, so the server is not known either.</source>
        <translation>比分不明，因此發球方也不明。</translation>
    </message>
    <message>
        <source>No score is known.</source>
        <translation>沒有已知的比分。</translation>
    </message>
    <message>
        <source>No score yet. Choose how it is counted: Match in the Rallies panel.</source>
        <translation>尚無比分。請在回合面板的「比賽」選擇計分方式。</translation>
    </message>
    <message>
        <source>No shots yet. Find the rally&apos;s hits and landing first.</source>
        <translation>尚無球路。請先找出回合的擊球與落地。</translation>
    </message>
    <message>
        <source>No speeds are known. They need the court.</source>
        <translation>沒有已知的球速。計算球速需要球場。</translation>
    </message>
    <message>
        <source>No strokes found yet.</source>
        <translation>尚未找到球種。</translation>
    </message>
    <message>
        <source>No strokes have names yet. They need the court and the players&apos; poses.</source>
        <translation>尚無已命名的球種。判別球種需要球場與球員姿勢。</translation>
    </message>
    <message>
        <source>No such events.</source>
        <translation>沒有這類事件。</translation>
    </message>
    <message>
        <source>No such numbers are known.</source>
        <translation>沒有這類已知的數字。</translation>
    </message>
    <message>
        <source>No uncertain strokes are left.</source>
        <translation>沒有不確定的球種了。</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>沒有開啟的影片。</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>無得分方</translation>
    </message>
    <message>
        <source>No winner is proposed: neither the scoreboard nor a last shot shows one for certain.</source>
        <translation>沒有建議的得分方：比分板與最後一拍都無法確定。</translation>
    </message>
    <message>
        <source>No winner is proposed: no scoreboard has been read, and no last shot shows one for certain.</source>
        <translation>沒有建議的得分方：尚未讀取比分板，也沒有能確定得分方的最後一拍。</translation>
    </message>
    <message>
        <source>No zones are known. They need the court.</source>
        <translation>沒有已知的區域。判別區域需要球場。</translation>
    </message>
    <message>
        <source>No {name} is known.</source>
        <translation>沒有已知的「{name}」。</translation>
    </message>
    <message>
        <source>Not counted.</source>
        <translation>不計分。</translation>
    </message>
    <message>
        <source>Nothing contains &apos;{word}&apos;.</source>
        <translation>沒有內容包含「{word}」。</translation>
    </message>
    <message>
        <source>Nothing here is &apos;{name}&apos;.</source>
        <translation>此處沒有「{name}」。</translation>
    </message>
    <message>
        <source>Nothing is tagged yet.</source>
        <translation>尚未加任何標籤。</translation>
    </message>
    <message>
        <source>Nothing to play: the list is empty.</source>
        <translation>沒有可播放的內容：清單是空的。</translation>
    </message>
    <message>
        <source>Number of the hit in the rally</source>
        <translation>回合中的第幾拍</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Only events of this kind</source>
        <translation>僅此類事件</translation>
    </message>
    <message>
        <source>Only {rallies}.</source>
        <translation>僅 {rallies}。</translation>
    </message>
    <message>
        <source>Padel</source>
        <translation>板網球（Padel）</translation>
    </message>
    <message>
        <source>Padel, best of 3</source>
        <translation>板網球，三盤兩勝</translation>
    </message>
    <message>
        <source>Padel, golden point</source>
        <translation>板網球，黃金分</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>球路</translation>
    </message>
    <message>
        <source>Pictures of {player}</source>
        <translation>{player} 的圖片</translation>
    </message>
    <message>
        <source>Play the listed events one after another</source>
        <translation>依序播放列出的事件</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>依序播放列出的回合</translation>
    </message>
    <message>
        <source>Player at the near end</source>
        <translation>近側的球員</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>球員 {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>球員</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>尚未尋找球員。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>點</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>領先方得分</translation>
    </message>
    <message>
        <source>Predicted by TrackNet</source>
        <translation>由 TrackNet 預測</translation>
    </message>
    <message>
        <source>Press {key} for event mode to set them by hand.</source>
        <translation>按 {key} 進入事件模式以手動設定。</translation>
    </message>
    <message>
        <source>Press {key} to set it.</source>
        <translation>按 {key} 設定。</translation>
    </message>
    <message>
        <source>Press {key} to show its lines.</source>
        <translation>按 {key} 顯示場地線。</translation>
    </message>
    <message>
        <source>Proposed: won by {winner} ({reason})</source>
        <translation>建議：{winner} 得分（{reason}）</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rallies from here on are counted from this score. Type {sign} if it is unknown.</source>
        <translation>此後的回合從這個比分開始計算。若不明，請輸入 {sign}。</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rally number</source>
        <translation>回合編號</translation>
    </message>
    <message>
        <source>Rally {number}</source>
        <translation>回合 {number}</translation>
    </message>
    <message>
        <source>Recognised by colours and {network}</source>
        <translation>依顏色與 {network} 辨識</translation>
    </message>
    <message>
        <source>Recognised by colours; {network} does not help here</source>
        <translation>依顏色辨識；{network} 在此無幫助</translation>
    </message>
    <message>
        <source>Recognised by the colours of their clothes</source>
        <translation>依衣服顏色辨識</translation>
    </message>
    <message>
        <source>Recognising the players…</source>
        <translation>正在辨識球員…</translation>
    </message>
    <message>
        <source>Recovery time in seconds</source>
        <translation>回位時間（秒）</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected events (Delete)</source>
        <translation>移除選取的事件（Delete）</translation>
    </message>
    <message>
        <source>Remove the selected rally (Delete). Ball positions are kept</source>
        <translation>移除選取的回合（Delete）。球的位置會保留</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Rename the selected rally (F2)</source>
        <translation>重新命名選取的回合（F2）</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>儲存篩選條件</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>儲存此篩選條件...</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Score at start</source>
        <translation>起始比分</translation>
    </message>
    <message>
        <source>Score at the start of the rally</source>
        <translation>回合開始時的比分</translation>
    </message>
    <message>
        <source>Score at the start of {rally}</source>
        <translation>{rally} 開始時的比分</translation>
    </message>
    <message>
        <source>Score unknown.</source>
        <translation>比分不明。</translation>
    </message>
    <message>
        <source>Score, players and ends</source>
        <translation>比分、球員與半場</translation>
    </message>
    <message>
        <source>Search again when the run is finished.</source>
        <translation>執行完成後請再尋找一次。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>發球方</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>發球</translation>
    </message>
    <message>
        <source>Serves first</source>
        <translation>先發球</translation>
    </message>
    <message>
        <source>Serves, hits and landings</source>
        <translation>發球、擊球與落地</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手動設定</translation>
    </message>
    <message>
        <source>Set point</source>
        <translation>盤末點</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>設定球場</translation>
    </message>
    <message>
        <source>Set the score at this rally to count on from here.</source>
        <translation>請在此回合設定比分，以便從此處繼續計算。</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Press {key} to set it.</source>
        <translation>3D 球路需要球場。按 {key} 設定。</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Set it first.</source>
        <translation>3D 球路需要球場，請先設定。</translation>
    </message>
    <message>
        <source>Shots in 3D need an event before and after the range.</source>
        <translation>3D 球路需要區間前後各有一個事件。</translation>
    </message>
    <message>
        <source>Show all {events}</source>
        <translation>顯示全部 {events}</translation>
    </message>
    <message>
        <source>Show all {rallies}</source>
        <translation>顯示全部 {rallies}</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>情況</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>Sort by length, longest first</source>
        <translation>依長度排序，最長的在前</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>球速</translation>
    </message>
    <message>
        <source>Speed in km/h</source>
        <translation>球速（km/h）</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>球速</translation>
    </message>
    <message>
        <source>Speeds and landings need the court.</source>
        <translation>球速與落點需要球場。</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>球種</translation>
    </message>
    <message>
        <source>Strokes: {keys}</source>
        <translation>球種：{keys}</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>有標籤</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Tags and notes of the selected event, separated by commas. Use quotes for a note with commas</source>
        <translation>所選事件的標籤與備註，以逗號分隔。含逗號的備註請加引號</translation>
    </message>
    <message>
        <source>Tags and notes of the selected rally, separated by commas. Use quotes for a note with commas</source>
        <translation>所選回合的標籤與備註，以逗號分隔。含逗號的備註請加引號</translation>
    </message>
    <message>
        <source>Tags of frame {frame:,}</source>
        <translation>第 {frame:,} 影格的標籤</translation>
    </message>
    <message>
        <source>Tags of the selected event</source>
        <translation>所選事件的標籤</translation>
    </message>
    <message>
        <source>Tags of the selected rally</source>
        <translation>所選回合的標籤</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>{rally} 的標籤</translation>
    </message>
    <message>
        <source>Target zone</source>
        <translation>落點區域</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>網球</translation>
    </message>
    <message>
        <source>Tennis doubles</source>
        <translation>網球雙打</translation>
    </message>
    <message>
        <source>Tennis, best of 3</source>
        <translation>網球，三盤兩勝</translation>
    </message>
    <message>
        <source>Tennis, best of 5</source>
        <translation>網球，五盤三勝</translation>
    </message>
    <message>
        <source>The Match menu ends event mode. {keys}</source>
        <translation>「比賽」選單可結束事件模式。{keys}</translation>
    </message>
    <message>
        <source>The ball lands here, but the rally goes on.</source>
        <translation>球在此落地，但回合仍在繼續。</translation>
    </message>
    <message>
        <source>The camera is beside the net. Set the court to correct who hits.</source>
        <translation>攝影機在球網旁。請設定球場以更正擊球員。</translation>
    </message>
    <message>
        <source>The camera moves, and the court is followed.</source>
        <translation>攝影機在移動，球場會隨之更新。</translation>
    </message>
    <message>
        <source>The camera moves: no court is certain. Elsewhere there are no distances in metres.</source>
        <translation>攝影機在移動：沒有確定的球場。其他位置沒有以公尺計的距離。</translation>
    </message>
    <message>
        <source>The camera moves: the court was found for {parts} of the video. Elsewhere there are no distances in metres.</source>
        <translation>攝影機在移動：在影片的 {parts}找到球場。其他位置沒有以公尺計的距離。</translation>
    </message>
    <message>
        <source>The court was removed.</source>
        <translation>已移除球場。</translation>
    </message>
    <message>
        <source>The detection hardly moves.</source>
        <translation>偵測幾乎不動。</translation>
    </message>
    <message>
        <source>The detection is {distance:.0f} px away from the point.</source>
        <translation>偵測位置距此點 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>The filter &apos;conflict&apos; lists these rallies; their tooltips say why</source>
        <translation>以「conflict」篩選可列出這些回合；原因見工具提示</translation>
    </message>
    <message>
        <source>The gap begins after frame {frame}, which has no ball or is not in play.</source>
        <translation>缺口從第 {frame} 影格之後開始，該影格無球或為非比賽。</translation>
    </message>
    <message>
        <source>The gap begins at the scene cut at frame {frame}.</source>
        <translation>缺口從第 {frame} 影格的鏡頭切換處開始。</translation>
    </message>
    <message>
        <source>The gap ends at the scene cut at frame {frame}.</source>
        <translation>缺口在第 {frame} 影格的鏡頭切換處結束。</translation>
    </message>
    <message>
        <source>The gap ends before frame {frame}, which has no ball or is not in play.</source>
        <translation>缺口在第 {frame} 影格之前結束，該影格無球或為非比賽。</translation>
    </message>
    <message>
        <source>The last shot of the {end} side lands in its own half, {depth:.1f} m from the net.</source>
        <translation>{end}的最後一拍落在自己的半場，距球網 {depth:.1f} m。</translation>
    </message>
    <message>
        <source>The match was already over.</source>
        <translation>比賽已經結束。</translation>
    </message>
    <message>
        <source>The name of this player, in all rallies</source>
        <translation>此球員在所有回合中的姓名</translation>
    </message>
    <message>
        <source>The nearby points are {distance:.0f} px off a single flight curve. There may be a hit in between.</source>
        <translation>鄰近的點偏離單一飛行曲線 {distance:.0f} px。中間可能有擊球。</translation>
    </message>
    <message>
        <source>The path between two gaps or jumps covers only {distance:.0f} px.</source>
        <translation>兩個缺口或跳動之間的球路只有 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>The players are not known yet.</source>
        <translation>球員尚不明。</translation>
    </message>
    <message>
        <source>The players change ends afterwards.</source>
        <translation>之後球員交換場地。</translation>
    </message>
    <message>
        <source>The players of the hits are not known. Find the players&apos; poses first.</source>
        <translation>擊球員不明。請先尋找球員姿勢。</translation>
    </message>
    <message>
        <source>The point is outside the picture.</source>
        <translation>點在畫面外。</translation>
    </message>
    <message>
        <source>The position does not change for several frames.</source>
        <translation>位置連續多個影格不變。</translation>
    </message>
    <message>
        <source>The program decides again who made this hit.</source>
        <translation>改由程式判斷此擊球的球員。</translation>
    </message>
    <message>
        <source>The rally contradicts itself here.</source>
        <translation>回合在此自相矛盾。</translation>
    </message>
    <message>
        <source>The range is already marked as not in play.</source>
        <translation>區間已標記為非比賽。</translation>
    </message>
    <message>
        <source>The range is not marked as not in play.</source>
        <translation>區間未標記為非比賽。</translation>
    </message>
    <message numerus="yes">
        <source>The same %n rallies were found again.</source>
        <translation>
            <numerusform>再次找到同樣的 %n 個回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>The score before the first rally: &apos;21-18 11-8&apos;, &apos;6-4 3-2 30-15&apos;, or ? if unknown</source>
        <translation>第一個回合之前的比分：「21-18 11-8」、「6-4 3-2 30-15」，不明則輸入 ?</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} at the far end.</source>
        <translation>依比分 {player} 應在近側，但影片中 {seen} 在遠側。</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} there.</source>
        <translation>依比分 {player} 應在近側，但影片中該處是 {seen}。</translation>
    </message>
    <message>
        <source>The score was set at this rally.</source>
        <translation>比分在此回合設定。</translation>
    </message>
    <message>
        <source>The score was set to unknown.</source>
        <translation>比分已設為不明。</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not how points are counted. Choose it: Match in the Rallies panel.</source>
        <translation>已讀取比分板，但計分方式不明。請在回合面板的「比賽」選擇。</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not whose row is whose. Set a winner, and others may be proposed.</source>
        <translation>已讀取比分板，但不知哪一列屬於哪一方。請設定一個得分方，即可能建議其他得分方。</translation>
    </message>
    <message>
        <source>The shots in 3D are being computed.</source>
        <translation>正在計算 3D 球路。</translation>
    </message>
    <message>
        <source>The shots in 3D do not fit the points around the range.</source>
        <translation>3D 球路與區間周圍的點不符。</translation>
    </message>
    <message>
        <source>The shots of this rally cannot be measured from one camera.</source>
        <translation>無法以單一攝影機測量此回合的球路。</translation>
    </message>
    <message>
        <source>The video</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>The {end} side hits twice in a row: a hit between is missing, or one is wrong.</source>
        <translation>{end}連續擊球兩次：中間漏了一次擊球，或其中一次有誤。</translation>
    </message>
    <message>
        <source>The {end} side hits, but the shot starts in the {half} half.</source>
        <translation>{end}擊球，但球路從{half}半場開始。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but by the scoreboard the {end} side won: {score}.</source>
        <translation>得分方設為{winner}，但比分板顯示{end}得分：{score}。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in its own half.</source>
        <translation>得分方設為{winner}，但{end}的最後一拍落在自己的半場。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in.</source>
        <translation>得分方設為{winner}，但{end}的最後一拍落在界內。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands out.</source>
        <translation>得分方設為{winner}，但{end}的最後一拍出界。</translation>
    </message>
    <message>
        <source>There is a second candidate ({second:.2f}).</source>
        <translation>有第二個候選（{second:.2f}）。</translation>
    </message>
    <message>
        <source>There is no event after this frame.</source>
        <translation>此影格之後沒有事件。</translation>
    </message>
    <message>
        <source>There is no event before this frame.</source>
        <translation>此影格之前沒有事件。</translation>
    </message>
    <message>
        <source>There is no event here.</source>
        <translation>此處沒有事件。</translation>
    </message>
    <message>
        <source>There is no point close enough after the range.</source>
        <translation>區間之後沒有夠近的點。</translation>
    </message>
    <message>
        <source>There is no point close enough before the range.</source>
        <translation>區間之前沒有夠近的點。</translation>
    </message>
    <message>
        <source>There is no rally at or before this frame.</source>
        <translation>此影格及之前沒有回合。</translation>
    </message>
    <message>
        <source>There is no rally to split at this frame.</source>
        <translation>此影格沒有可分割的回合。</translation>
    </message>
    <message>
        <source>This frame is marked as no ball or not in play.</source>
        <translation>此影格標記為無球或非比賽。</translation>
    </message>
    <message>
        <source>This frame is not in a rally. {previous} and {next} go to the next or previous rally.</source>
        <translation>此影格不在回合中。{previous} 與 {next} 可前往下一個或上一個回合。</translation>
    </message>
    <message>
        <source>This frame is not marked as not in play.</source>
        <translation>此影格未標記為非比賽。</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>此人是</translation>
    </message>
    <message>
        <source>This player holds the racket in the left hand</source>
        <translation>此球員以左手持拍</translation>
    </message>
    <message>
        <source>This rally</source>
        <translation>此回合</translation>
    </message>
    <message>
        <source>This sport does not have this stroke.</source>
        <translation>此運動沒有這個球種。</translation>
    </message>
    <message>
        <source>To add one, mark its range and choose New rally from range.</source>
        <translation>若要新增，請標記區間並選擇「由區間新增回合」。</translation>
    </message>
    <message>
        <source>To check: {first}; {second}.</source>
        <translation>待檢查：{first}；{second}。</translation>
    </message>
    <message>
        <source>To check: {rallies}.</source>
        <translation>待檢查：{rallies}。</translation>
    </message>
    <message>
        <source>To find the players, set the court first.</source>
        <translation>若要尋找球員，請先設定球場。</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet did not find the ball here.</source>
        <translation>TrackNet 在此未找到球。</translation>
    </message>
    <message>
        <source>TrackNet&apos;s own detection is {distance:.0f} px away.</source>
        <translation>TrackNet 本身的偵測相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>Try {filters}</source>
        <translation>可試試 {filters}</translation>
    </message>
    <message>
        <source>Two pictures of one rally show different players. Select one picture per rally.</source>
        <translation>同一回合的兩張圖片是不同球員。每個回合請選取一張圖片。</translation>
    </message>
    <message>
        <source>Uncertain strokes</source>
        <translation>不確定的球種</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>無法判斷</translation>
    </message>
    <message>
        <source>Understood as: {filter}</source>
        <translation>解讀為：{filter}</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>未標註</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可見</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>在 (0, 0) 可見，這代表「無球」。</translation>
    </message>
    <message>
        <source>Visible without a position.</source>
        <translation>可見但無位置。</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}), {distance:.0f} px off the path.</source>
        <translation>偵測微弱（{peak:.2f}），偏離球路 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}).</source>
        <translation>偵測微弱（{peak:.2f}）。</translation>
    </message>
    <message>
        <source>Which rallies are shown</source>
        <translation>要顯示的回合</translation>
    </message>
    <message>
        <source>Who is at the near end of the court in the first rally</source>
        <translation>第一個回合在球場近側的一方</translation>
    </message>
    <message>
        <source>Who is in the selected pictures?</source>
        <translation>選取的圖片中是誰？</translation>
    </message>
    <message>
        <source>Who serves the first rally</source>
        <translation>第一個回合的發球方</translation>
    </message>
    <message>
        <source>Who won the selected rally. Enter goes to the next one</source>
        <translation>所選回合的得分方。按 Enter 前往下一個</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>得分方</translation>
    </message>
    <message>
        <source>Winner of the selected rally</source>
        <translation>所選回合的得分方</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>{rally} 的得分方</translation>
    </message>
    <message>
        <source>Winner proposed</source>
        <translation>有建議得分方</translation>
    </message>
    <message>
        <source>Winners are still being looked for. Try again in a moment.</source>
        <translation>仍在尋找得分方，請稍後再試。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n rallies were kept.</source>
        <translation>
            <numerusform>已保留自訂的 %n 個回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>區域</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>括號未關閉</translation>
    </message>
    <message>
        <source>a closing bracket has no opening bracket</source>
        <translation>右括號沒有對應的左括號</translation>
    </message>
    <message>
        <source>a term is missing</source>
        <translation>缺少條件</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>accept from the last camera cut</source>
        <translation>自上次鏡頭切換起接受</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>back</source>
        <translation>後場</translation>
    </message>
    <message>
        <source>base line</source>
        <translation>底線</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>反彈</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>centre service line</source>
        <translation>發球中線</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>三次曲線</translation>
    </message>
    <message>
        <source>detected elsewhere</source>
        <translation>偵測在他處</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>不移動</translation>
    </message>
    <message>
        <source>ends in mid-picture</source>
        <translation>在畫面中結束</translation>
    </message>
    <message>
        <source>far</source>
        <translation>遠側</translation>
    </message>
    <message>
        <source>far centre line</source>
        <translation>遠側中線</translation>
    </message>
    <message>
        <source>far player</source>
        <translation>遠側球員</translation>
    </message>
    <message>
        <source>far {line}</source>
        <translation>遠側{line}</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>填補</translation>
    </message>
    <message>
        <source>filled by a curve</source>
        <translation>曲線填補</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>飛行曲線</translation>
    </message>
    <message>
        <source>forced error</source>
        <translation>受迫性失誤</translation>
    </message>
    <message>
        <source>found</source>
        <translation>自動找出</translation>
    </message>
    <message>
        <source>frames left out</source>
        <translation>影格缺漏</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前場</translation>
    </message>
    <message>
        <source>game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>hardly moves</source>
        <translation>幾乎不動</translation>
    </message>
    <message>
        <source>hidden?</source>
        <translation>被遮擋？</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>擊球</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>in</source>
        <translation>界內</translation>
    </message>
    <message>
        <source>in?</source>
        <translation>界內？</translation>
    </message>
    <message>
        <source>it has too many brackets</source>
        <translation>括號太多</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>跳動</translation>
    </message>
    <message>
        <source>jumps away and back</source>
        <translation>跳開又跳回</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>落地</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左側</translation>
    </message>
    <message>
        <source>left player</source>
        <translation>左側球員</translation>
    </message>
    <message>
        <source>left {line}</source>
        <translation>左側{line}</translation>
    </message>
    <message>
        <source>let</source>
        <translation>重賽</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>long service line</source>
        <translation>後發球線</translation>
    </message>
    <message>
        <source>lost in mid-picture</source>
        <translation>在畫面中消失</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>信心度低</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中場</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>遺漏</translation>
    </message>
    <message>
        <source>missing in play</source>
        <translation>比賽中缺球</translation>
    </message>
    <message>
        <source>models disagree</source>
        <translation>模型不一致</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>手動命名</translation>
    </message>
    <message>
        <source>near</source>
        <translation>近側</translation>
    </message>
    <message>
        <source>near centre line</source>
        <translation>近側中線</translation>
    </message>
    <message>
        <source>near player</source>
        <translation>近側球員</translation>
    </message>
    <message>
        <source>near {line}</source>
        <translation>近側{line}</translation>
    </message>
    <message>
        <source>net</source>
        <translation>掛網</translation>
    </message>
    <message>
        <source>no ball</source>
        <translation>無球</translation>
    </message>
    <message>
        <source>no ball in both</source>
        <translation>兩者皆無球</translation>
    </message>
    <message>
        <source>no ball, but with a position</source>
        <translation>無球卻有位置</translation>
    </message>
    <message>
        <source>no label, between labelled frames</source>
        <translation>在已標註的影格之間沒有標註</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>無位置</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無事件</translation>
    </message>
    <message>
        <source>not a valid filter</source>
        <translation>不是有效的篩選條件</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比較</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>非比賽</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚不明</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>偏離球路</translation>
    </message>
    <message>
        <source>only in this track</source>
        <translation>僅此軌跡有</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出界</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>在畫面外</translation>
    </message>
    <message>
        <source>outside the picture, {size}</source>
        <translation>在 {size} 的畫面外</translation>
    </message>
    <message>
        <source>player</source>
        <translation>球員</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>無球卻有位置</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>預測</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右側</translation>
    </message>
    <message>
        <source>right player</source>
        <translation>右側球員</translation>
    </message>
    <message>
        <source>right {line}</source>
        <translation>右側{line}</translation>
    </message>
    <message>
        <source>score unknown</source>
        <translation>比分不明</translation>
    </message>
    <message>
        <source>scoreboard {score}</source>
        <translation>比分板 {score}</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>發球</translation>
    </message>
    <message>
        <source>service fault</source>
        <translation>發球失誤</translation>
    </message>
    <message>
        <source>service line</source>
        <translation>發球線</translation>
    </message>
    <message>
        <source>set</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手動設定</translation>
    </message>
    <message>
        <source>short path</source>
        <translation>球路過短</translation>
    </message>
    <message>
        <source>short service line</source>
        <translation>前發球線</translation>
    </message>
    <message>
        <source>shots in 3D</source>
        <translation>3D 球路</translation>
    </message>
    <message>
        <source>side line</source>
        <translation>邊線</translation>
    </message>
    <message>
        <source>singles side line</source>
        <translation>單打邊線</translation>
    </message>
    <message>
        <source>starts in mid-picture</source>
        <translation>在畫面中開始</translation>
    </message>
    <message>
        <source>stroke named by you</source>
        <translation>手動指定的球種</translation>
    </message>
    <message>
        <source>the far player</source>
        <translation>遠側球員</translation>
    </message>
    <message>
        <source>the near player</source>
        <translation>近側球員</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;</source>
        <translation>沒有「{name}」</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;, only {names}</source>
        <translation>沒有「{name}」，只有 {names}</translation>
    </message>
    <message>
        <source>too far apart</source>
        <translation>相距太遠</translation>
    </message>
    <message>
        <source>two candidates</source>
        <translation>兩個候選</translation>
    </message>
    <message>
        <source>unforced error</source>
        <translation>非受迫性失誤</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>在 (0, 0) 可見</translation>
    </message>
    <message>
        <source>visible at (0, 0), which means &apos;no ball&apos;</source>
        <translation>在 (0, 0) 可見，這代表「無球」</translation>
    </message>
    <message>
        <source>visible at {position} in all {count}</source>
        <translation>在全部 {count} 個影格中皆於 {position} 可見</translation>
    </message>
    <message>
        <source>visible without a position</source>
        <translation>可見但無位置</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>偵測微弱</translation>
    </message>
    <message>
        <source>wide gap</source>
        <translation>缺口過寬</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>致勝球</translation>
    </message>
    <message>
        <source>x, y and speed over time</source>
        <translation>x、y 與球速隨時間的變化</translation>
    </message>
    <message>
        <source>{across} m across, {along} m along</source>
        <translation>橫向 {across} m，縱向 {along} m</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}，然後 {after}</translation>
    </message>
    <message>
        <source>{board}; {ending}</source>
        <translation>{board}；{ending}</translation>
    </message>
    <message>
        <source>{conflicts} in the score</source>
        <translation>比分有 {conflicts}</translation>
    </message>
    <message>
        <source>{count:,} of {events}</source>
        <translation>{count:,} / {events}</translation>
    </message>
    <message>
        <source>{count:,} of {rallies}</source>
        <translation>{count:,} / {rallies}</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} 個不確定</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the position that nearby frames suggest.</source>
        <translation>與鄰近影格推估的位置相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the positions before and after</source>
        <translation>與前後位置相距 {distance:.0f} px</translation>
    </message>
    <message>
        <source>{ending} (proposed)</source>
        <translation>{ending}（建議）</translation>
    </message>
    <message>
        <source>{event}. {more}</source>
        <translation>{event}。{more}</translation>
    </message>
    <message>
        <source>{fact} &apos;{value}&apos; does not occur. Here: {listed}.</source>
        <translation>沒有{fact}「{value}」。此處有：{listed}。</translation>
    </message>
    <message>
        <source>{fact} here: always {value}.</source>
        <translation>此處的{fact}：一律為 {value}。</translation>
    </message>
    <message>
        <source>{fact} here: {low} to {high}.</source>
        <translation>此處的{fact}：{low} 到 {high}。</translation>
    </message>
    <message>
        <source>{frames} not tracked yet and not marked.</source>
        <translation>{frames}尚未追蹤且未標記。</translation>
    </message>
    <message>
        <source>{half} {zone} {side}</source>
        <translation>{half}{zone}{side}</translation>
    </message>
    <message>
        <source>{height} m high at the net</source>
        <translation>過網高度 {height} m</translation>
    </message>
    <message>
        <source>{hits}, {landings}.</source>
        <translation>{hits}，{landings}。</translation>
    </message>
    <message>
        <source>{key} accepts the court</source>
        <translation>按 {key} 接受球場</translation>
    </message>
    <message>
        <source>{key} ends event mode. {keys}</source>
        <translation>按 {key} 結束事件模式。{keys}</translation>
    </message>
    <message>
        <source>{key} in such a range marks it as in play.</source>
        <translation>在此類區間中，按 {key} 可標記為比賽中。</translation>
    </message>
    <message>
        <source>{key}: ball</source>
        <translation>{key}：球</translation>
    </message>
    <message>
        <source>{measured} of {total} shots measured, {landings}.</source>
        <translation>已測量 {total} 段球路中的 {measured} 段，{landings}。</translation>
    </message>
    <message>
        <source>{share:.0%} sure</source>
        <translation>確定度 {share:.0%}</translation>
    </message>
    <message>
        <source>{players} in {rallies}</source>
        <translation>{rallies}中的 {players}</translation>
    </message>
    <message>
        <source>{players} in {rallies}, {count} uncertain</source>
        <translation>{rallies}中的 {players}，{count} 個不確定</translation>
    </message>
    <message>
        <source>{player} (set by hand)</source>
        <translation>{player}（手動設定）</translation>
    </message>
    <message>
        <source>{player} and {other} play in the same rally, so they cannot be the same player.</source>
        <translation>{player} 與 {other} 在同一回合出賽，不可能是同一位球員。</translation>
    </message>
    <message>
        <source>{player} ran {distance}</source>
        <translation>{player} 跑動 {distance}</translation>
    </message>
    <message>
        <source>{player} serves</source>
        <translation>{player} 發球</translation>
    </message>
    <message>
        <source>{player} serves from the left</source>
        <translation>{player} 從左側發球</translation>
    </message>
    <message>
        <source>{player} serves from the right</source>
        <translation>{player} 從右側發球</translation>
    </message>
    <message>
        <source>{rallies} and {count} more</source>
        <translation>{rallies}與另外 {count} 個</translation>
    </message>
    <message>
        <source>{rallies} found so far.</source>
        <translation>目前已找到 {rallies}。</translation>
    </message>
    <message>
        <source>{rallies} found.</source>
        <translation>已找到 {rallies}。</translation>
    </message>
    <message>
        <source>{rallies}: longer than {seconds:.0f} s</source>
        <translation>{rallies}：超過 {seconds:.0f} s</translation>
    </message>
    <message>
        <source>{rallies}: the ball lands more than once</source>
        <translation>{rallies}：球落地超過一次</translation>
    </message>
    <message>
        <source>{rally} ended by</source>
        <translation>{rally} 的結束方式</translation>
    </message>
    <message>
        <source>{rally} has no winner.</source>
        <translation>{rally} 沒有得分方。</translation>
    </message>
    <message>
        <source>{rally} is reviewed.</source>
        <translation>{rally} 已複核。</translation>
    </message>
    <message>
        <source>{rally} was removed. Its points are kept.</source>
        <translation>已移除 {rally}，其中的點保留。</translation>
    </message>
    <message>
        <source>{rally}, {end}: {player}, {certainty}</source>
        <translation>{rally}，{end}：{player}，{certainty}</translation>
    </message>
    <message>
        <source>{rally}: &apos;{name}&apos; names neither player. Type {first}, {second}, {near}, {far} or {let}.</source>
        <translation>{rally}：「{name}」不是任何一方球員。請輸入 {first}、{second}、{near}、{far} 或 {let}。</translation>
    </message>
    <message>
        <source>{rally}: let.</source>
        <translation>{rally}：重賽。</translation>
    </message>
    <message>
        <source>{rally}: who is on the left at the {end} end?</source>
        <translation>{rally}：{end}左邊是誰？</translation>
    </message>
    <message>
        <source>{rally}: who is on the right at the {end} end?</source>
        <translation>{rally}：{end}右邊是誰？</translation>
    </message>
    <message>
        <source>{rally}: who is {end}?</source>
        <translation>{rally}：{end}是誰？</translation>
    </message>
    <message>
        <source>{rally}: won by the far player.</source>
        <translation>{rally}：遠側球員得分。</translation>
    </message>
    <message>
        <source>{rally}: won by the near player.</source>
        <translation>{rally}：近側球員得分。</translation>
    </message>
    <message>
        <source>{rally}: won by {player}.</source>
        <translation>{rally}：{player} 得分。</translation>
    </message>
    <message>
        <source>{rally}: {frames}. Double-click to go there</source>
        <translation>{rally}：{frames}。按兩下前往</translation>
    </message>
    <message>
        <source>{rally}: {problem}</source>
        <translation>{rally}：{problem}</translation>
    </message>
    <message>
        <source>{score}, {server} serves, {player} is at the near end.</source>
        <translation>{score}，{server} 發球，{player} 在近側。</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seconds:.1f} s recovery</source>
        <translation>回位 {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seconds} s break afterwards.</source>
        <translation>之後休息 {seconds} s。</translation>
    </message>
    <message>
        <source>{sport} court found.</source>
        <translation>已找到{sport}球場。</translation>
    </message>
    <message>
        <source>{sport} court found: press {key} to see its lines.</source>
        <translation>已找到{sport}球場：按 {key} 顯示場地線。</translation>
    </message>
    <message>
        <source>{sport}, judging by the court</source>
        <translation>{sport}，依球場判斷</translation>
    </message>
    <message>
        <source>{sport}, judging by the path</source>
        <translation>{sport}，依球路判斷</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court</source>
        <translation>{sport}：可見 {share:.0%} 的場地線。按 {key} 接受球場</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court. Another sport: Match &gt; Sport</source>
        <translation>{sport}：可見 {share:.0%} 的場地線。按 {key} 接受球場。其他運動：比賽 &gt; 運動項目</translation>
    </message>
    <message>
        <source>{time}, frame {frame:,}: {event}</source>
        <translation>{time}，第 {frame:,} 影格：{event}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>填補 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players and kept.</source>
        <translation>
            <numerusform>已在 %n 個影格中尋找球員並保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players in {duration}.</source>
        <translation>
            <numerusform>已在 %n 個影格中尋找球員，耗時 {duration}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames tracked and kept.</source>
        <translation>
            <numerusform>已追蹤 %n 個影格並保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>被遮擋 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons found</source>
        <translation>
            <numerusform>找到 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges show another camera or a replay: {frames} marked as not in play and not tracked.</source>
        <translation>
            <numerusform>%n 個區間為其他攝影機或重播：{frames}標記為非比賽，未追蹤。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without ball</source>
        <translation>
            <numerusform>無球 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{family}&apos; with {frames} frames</source>
        <translation>「{family}」{frames} 影格</translation>
    </message>
    <message>
        <source>0 to 1, because it subtracts a mean itself</source>
        <translation>0 到 1（自行減去平均值）</translation>
    </message>
    <message>
        <source>0 to 255, because it subtracts a mean itself</source>
        <translation>0 到 255（自行減去平均值）</translation>
    </message>
    <message>
        <source>256 classes</source>
        <translation>256 類</translation>
    </message>
    <message>
        <source>256 classes a pixel, of {frames}</source>
        <translation>{frames}每像素 256 類</translation>
    </message>
    <message>
        <source>256 classes, 0 to 255</source>
        <translation>256 類，0 到 255</translation>
    </message>
    <message>
        <source>A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame.</source>
        <translation>TrackNet 有一個輸入 (N, C, H, W) 與一個輸出 (N, L, H, W)：每個影格一張熱圖。</translation>
    </message>
    <message>
        <source>A library on this machine is too old: {version} is missing.</source>
        <translation>此電腦上的程式庫太舊：缺少 {version}。</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types, trained on {data}.</source>
        <translation>判別球種的模型：{groups} 個類群，{types} 個類型，以 {data} 訓練。</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types.</source>
        <translation>判別球種的模型：{groups} 個類群，{types} 個類型。</translation>
    </message>
    <message>
        <source>A network that reads the digits of scoreboards.</source>
        <translation>讀取比分板數字的模型。</translation>
    </message>
    <message>
        <source>A pose model is a YOLO exported by Ultralytics, RTMO or RTMPose from MMDeploy, or RallyTrace&apos;s MoveNet.</source>
        <translation>姿勢模型為 Ultralytics 匯出的 YOLO、MMDeploy 的 RTMO 或 RTMPose，或 RallyTrace 的 MoveNet。</translation>
    </message>
    <message>
        <source>A run of tracking was undone.</source>
        <translation>已復原一次追蹤。</translation>
    </message>
    <message>
        <source>A trial run on {label} could not be started: {error}.</source>
        <translation>無法在 {label} 上開始試執行：{error}。</translation>
    </message>
    <message>
        <source>A trial run on {label} crashed ({reason}).</source>
        <translation>在 {label} 上的試執行異常終止（{reason}）。</translation>
    </message>
    <message>
        <source>A trial run on {label} did not finish within {timeout_s:g} seconds.</source>
        <translation>在 {label} 上的試執行未在 {timeout_s:g} 秒內完成。</translation>
    </message>
    <message>
        <source>A trial run on {label} ended without a result.</source>
        <translation>在 {label} 上的試執行已結束，但沒有結果。</translation>
    </message>
    <message>
        <source>Agrees with the CPU</source>
        <translation>與 CPU 一致</translation>
    </message>
    <message>
        <source>An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, and one output (N, L, 2).</source>
        <translation>InpaintNet 有兩個輸入：位置 (N, L, 2) 與遮罩 (N, L, 1)，以及一個輸出 (N, L, 2)。</translation>
    </message>
    <message>
        <source>An embedding network, such as OSNet, has one input (N, 3, 256, 128) and one output (N, D).</source>
        <translation>嵌入模型（例如 OSNet）有一個輸入 (N, 3, 256, 128) 與一個輸出 (N, D)。</translation>
    </message>
    <message>
        <source>Another video...</source>
        <translation>其他影片...</translation>
    </message>
    <message>
        <source>Ask the person who trained the model, or try them on a video: the wrong choice finds no ball. The choice is saved for this file.</source>
        <translation>請詢問訓練模型的人，或在影片上試用：選錯就找不到球。此選擇會為此檔案儲存。</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假設</translation>
    </message>
    <message>
        <source>Automatic: best available</source>
        <translation>自動：選用最佳者</translation>
    </message>
    <message>
        <source>BGR frames</source>
        <translation>BGR 影格</translation>
    </message>
    <message>
        <source>BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, Keras)</source>
        <translation>0 到 255 的 BGR 影格，最新的在前，輸出為每像素 256 類（第一代 TrackNet，Keras）</translation>
    </message>
    <message>
        <source>BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)</source>
        <translation>BGR 影格，最新的在前，輸出為每像素 256 類（第一代 TrackNet，PyTorch）</translation>
    </message>
    <message>
        <source>BGR frames: OpenCV&apos;s colour order (some copies of TrackNetV2)</source>
        <translation>BGR 影格：OpenCV 的色彩順序（部分 TrackNetV2 複本）</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Both were trained at {rate:g} frames per second.</source>
        <translation>兩者皆以每秒 {rate:g} 影格訓練。</translation>
    </message>
    <message>
        <source>Both were trained on {sports} at {rate:g} frames per second.</source>
        <translation>兩者皆以{sports}、每秒 {rate:g} 影格訓練。</translation>
    </message>
    <message>
        <source>Both were trained on {sports}.</source>
        <translation>兩者皆以{sports}訓練。</translation>
    </message>
    <message>
        <source>Browse for a {network}</source>
        <translation>瀏覽 {network}</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>瀏覽...</translation>
    </message>
    <message>
        <source>CUDA failed ({failure}).</source>
        <translation>CUDA 失敗（{failure}）。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>無法使用</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變更</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再次檢查</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>檢查中</translation>
    </message>
    <message>
        <source>Checking the included model…</source>
        <translation>正在檢查內附模型…</translation>
    </message>
    <message>
        <source>Checking the speed of play</source>
        <translation>正在檢查比賽速度</translation>
    </message>
    <message>
        <source>Checking {name}…</source>
        <translation>正在檢查 {name}…</translation>
    </message>
    <message>
        <source>Choice needed</source>
        <translation>需要選擇</translation>
    </message>
    <message>
        <source>Choose a video with a rally</source>
        <translation>選擇含有回合的影片</translation>
    </message>
    <message>
        <source>Choose a {network}</source>
        <translation>選擇 {network}</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>請在設定中選擇其他執行提供者。</translation>
    </message>
    <message>
        <source>Choose one with --family, or try them on a video: rallytrace check &quot;{path}&quot; --try VIDEO.</source>
        <translation>請以 --family 選擇，或在影片上試用：rallytrace check &quot;{path}&quot; --try VIDEO。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear compiled models</source>
        <translation>清除已編譯的模型</translation>
    </message>
    <message>
        <source>Compiling the models (minutes, once)</source>
        <translation>正在編譯模型（數分鐘，僅一次）</translation>
    </message>
    <message>
        <source>Computing the background</source>
        <translation>正在計算背景</translation>
    </message>
    <message>
        <source>Computing the heatmap…</source>
        <translation>正在計算熱圖…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Convert and use</source>
        <translation>轉換並使用</translation>
    </message>
    <message>
        <source>Converting {name}…</source>
        <translation>正在轉換 {name}…</translation>
    </message>
    <message>
        <source>Convolutions gave wrong results on some GPUs (onnxruntime#18652, #9582; DirectML#234).</source>
        <translation>卷積在某些 GPU 上曾產生錯誤結果（onnxruntime#18652、#9582；DirectML#234）。</translation>
    </message>
    <message>
        <source>Copy the install instructions</source>
        <translation>複製安裝說明</translation>
    </message>
    <message>
        <source>Copy the install instructions for {provider}</source>
        <translation>複製 {provider} 的安裝說明</translation>
    </message>
    <message>
        <source>Decoding the video</source>
        <translation>解碼影片</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Details of the {title}</source>
        <translation>{title}的詳細資料</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Difference: frame minus background, without the frame (TrackNetV3)</source>
        <translation>差值：影格減背景，不含影格（TrackNetV3）</translation>
    </message>
    <message>
        <source>Differs from the CPU</source>
        <translation>與 CPU 不同</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Embedding network: recognises players</source>
        <translation>嵌入模型：辨識球員</translation>
    </message>
    <message>
        <source>Embedding network: vectors of {numbers} numbers, pictures of {size}, {batch}.</source>
        <translation>嵌入模型：{numbers} 個數字的向量，圖片 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Embedding network: vectors, pictures of {size}, {batch}.</source>
        <translation>嵌入模型：向量，圖片 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Families of networks</source>
        <translation>模型系列</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>找不到檔案</translation>
    </message>
    <message>
        <source>Files are checked before they are used. You can also drop an .onnx model or a .pt checkpoint here.</source>
        <translation>檔案使用前會先檢查。也可將 .onnx 模型或 .pt 檢查點拖放到此處。</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>填補缺口</translation>
    </message>
    <message>
        <source>Filling gaps</source>
        <translation>正在填補缺口</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <translation>正在尋找觸球</translation>
    </message>
    <message>
        <source>Finding the ball in the heatmaps</source>
        <translation>在熱圖中尋找球</translation>
    </message>
    <message>
        <source>Finding the court</source>
        <translation>正在尋找球場</translation>
    </message>
    <message>
        <source>Finding the main camera</source>
        <translation>正在尋找主攝影機</translation>
    </message>
    <message>
        <source>Finding the players</source>
        <translation>正在尋找球員</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Fits, with assumptions</source>
        <translation>適用，但含假設</translation>
    </message>
    <message>
        <source>Found in {seen} of {frames} frames, in one place in {single}, moving like a ball in {moving}.</source>
        <translation>{frames} 個影格中有 {seen} 個找到，{single} 個位於單一位置，{moving} 個的移動像球。</translation>
    </message>
    <message>
        <source>Frames and difference</source>
        <translation>影格與差值</translation>
    </message>
    <message>
        <source>Frames and difference: each frame, and frame minus background (TrackNetV3)</source>
        <translation>影格與差值：各影格，以及影格減背景（TrackNetV3）</translation>
    </message>
    <message>
        <source>Frames per second on the CPU</source>
        <translation>CPU 每秒影格數</translation>
    </message>
    <message>
        <source>Frames per second on {provider}</source>
        <translation>{provider} 每秒影格數</translation>
    </message>
    <message>
        <source>Grey frames</source>
        <translation>灰階影格</translation>
    </message>
    <message>
        <source>Grey frames (VballNet)</source>
        <translation>灰階影格（VballNet）</translation>
    </message>
    <message>
        <source>Grey frames, grid</source>
        <translation>灰階影格，網格</translation>
    </message>
    <message>
        <source>Grey frames, with a grid of cells as output (VballNetGrid)</source>
        <translation>灰階影格，輸出為網格（VballNetGrid）</translation>
    </message>
    <message>
        <source>Heatmap of the last frame</source>
        <translation>最後一個影格的熱圖</translation>
    </message>
    <message>
        <source>Heatmap of the middle frame</source>
        <translation>中間影格的熱圖</translation>
    </message>
    <message>
        <source>ImageNet</source>
        <translation>ImageNet</translation>
    </message>
    <message>
        <source>ImageNet&apos;s mean and standard deviation</source>
        <translation>ImageNet 的平均值與標準差</translation>
    </message>
    <message>
        <source>ImageNet, logits</source>
        <translation>ImageNet，logits</translation>
    </message>
    <message>
        <source>In browsers, some convolutions gave wrong results (onnxruntime#29651, #26734).</source>
        <translation>在瀏覽器中，某些卷積曾產生錯誤結果（onnxruntime#29651、#26734）。</translation>
    </message>
    <message>
        <source>In the video, this motion happens a few frames earlier or later.</source>
        <translation>在影片中，此動作早或晚數個影格發生。</translation>
    </message>
    <message>
        <source>In {duration}.</source>
        <translation>耗時 {duration}。</translation>
    </message>
    <message>
        <source>In {frames} frames the heatmaps differ by at most {value:.2g}.</source>
        <translation>在 {frames} 個影格中，熱圖最多相差 {value:.2g}。</translation>
    </message>
    <message>
        <source>In {seen_by_one} frames only one of the two finds the ball.</source>
        <translation>有 {seen_by_one} 個影格只有其中一方找到球。</translation>
    </message>
    <message>
        <source>Included model</source>
        <translation>內附模型</translation>
    </message>
    <message>
        <source>InpaintNet is loading or in use by a run.</source>
        <translation>InpaintNet 正在載入或供執行使用。</translation>
    </message>
    <message>
        <source>InpaintNet is off: gaps are not filled.</source>
        <translation>InpaintNet 已關閉：不填補缺口。</translation>
    </message>
    <message>
        <source>InpaintNet over {frames} frames, {batch}.</source>
        <translation>InpaintNet，{frames} 影格，{batch}。</translation>
    </message>
    <message>
        <source>InpaintNet uses windows of {filled} frames, but TrackNet windows of {seen}. Gaps of more than {filled} frames are not filled.</source>
        <translation>InpaintNet 使用 {filled} 影格的視窗，TrackNet 使用 {seen} 影格的視窗。超過 {filled} 影格的缺口不會填補。</translation>
    </message>
    <message>
        <source>InpaintNet: fills gaps in the path</source>
        <translation>InpaintNet：填補球路的缺口</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Install AMD&apos;s ROCm with MIGraphX, and let your user read /dev/kfd (group &apos;render&apos;).</source>
        <translation>請安裝 AMD 的 ROCm 與 MIGraphX，並讓使用者可讀取 /dev/kfd（群組「render」）。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver 580 or newer and install RallyTrace with the extra cuda; for an older card or driver, install it with the extra cuda12.</source>
        <translation>請安裝 NVIDIA 驅動程式 580 或更新版本，並安裝含 cuda 額外套件的 RallyTrace；較舊的顯示卡或驅動程式請改用 cuda12。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for an RTX card (30 series or newer).</source>
        <translation>請為 RTX 顯示卡（30 系列或更新）安裝 NVIDIA 驅動程式。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver, RallyTrace with the extra cuda (CUDA&apos;s libraries) and TensorRT 10 (pip install tensorrt), and put TensorRT&apos;s library folder on the library path.</source>
        <translation>請安裝 NVIDIA 的驅動程式、含 cuda 額外套件（CUDA 程式庫）的 RallyTrace 與 TensorRT 10（pip install tensorrt），並將 TensorRT 的程式庫資料夾加入程式庫路徑。</translation>
    </message>
    <message>
        <source>Install ONNX Runtime again: pip install --force-reinstall onnxruntime.</source>
        <translation>請重新安裝 ONNX Runtime：pip install --force-reinstall onnxruntime。</translation>
    </message>
    <message>
        <source>Install its plugin: {command}.</source>
        <translation>請安裝其外掛程式：{command}。</translation>
    </message>
    <message>
        <source>Install the graphics card&apos;s driver with Vulkan (Linux), Direct3D 12 (Windows) or Metal (macOS).</source>
        <translation>請安裝支援 Vulkan（Linux）、Direct3D 12（Windows）或 Metal（macOS）的顯示驅動程式。</translation>
    </message>
    <message>
        <source>It cannot be used for tracking. Choose another file or the included model.</source>
        <translation>無法用於追蹤。請選擇其他檔案或內附模型。</translation>
    </message>
    <message>
        <source>It failed because of an internal error.</source>
        <translation>因內部錯誤而失敗。</translation>
    </message>
    <message>
        <source>It sees two different pictures as the same ({similarity:.4f} of 1).</source>
        <translation>將兩張不同的圖片視為相同（{similarity:.4f}，滿分 1）。</translation>
    </message>
    <message>
        <source>It takes pixel values as {pixels}.</source>
        <translation>以{pixels}為像素值。</translation>
    </message>
    <message>
        <source>Its confidences reach {odd:.3g}. They should be between 0 and 1.</source>
        <translation>其信心度達 {odd:.3g}，應在 0 與 1 之間。</translation>
    </message>
    <message>
        <source>Its first two convolutions are assumed to keep the resolution, as in WASB&apos;s published networks.</source>
        <translation>假設其前兩個卷積保持解析度，如同 WASB 公開的模型。</translation>
    </message>
    <message>
        <source>Its heatmaps are whole numbers ({kind}), so 1 is assumed to mean ball and 0 no ball.</source>
        <translation>其熱圖為整數（{kind}），因此假設 1 為有球、0 為無球。</translation>
    </message>
    <message>
        <source>Its heatmaps have values from {low:.3g} to {high:.3g}. They should be between 0 and 1.</source>
        <translation>其熱圖的值從 {low:.3g} 到 {high:.3g}，應在 0 與 1 之間。</translation>
    </message>
    <message>
        <source>Its metadata is incomplete. Its shapes ({channels} input channels) suggest {frames} frames in the family &apos;{family}&apos;.</source>
        <translation>其中繼資料不完整。依形狀（{channels} 個輸入通道）推測為「{family}」系列的 {frames} 影格。</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not supported; &apos;{default}&apos; is used.</source>
        <translation>不支援其中繼資料的 {entry}；改用「{default}」。</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not valid; {default:g} is used.</source>
        <translation>其中繼資料的 {entry} 無效；改用 {default:g}。</translation>
    </message>
    <message>
        <source>Its number of keypoints is not given, so the {count} of COCO are assumed.</source>
        <translation>未提供關鍵點數，因此假設為 COCO 的 {count} 個。</translation>
    </message>
    <message>
        <source>Its picture size is not given, so {size} is assumed.</source>
        <translation>未提供圖片尺寸，因此假設為 {size}。</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for hands, faces or animals.</source>
        <translation>其圖片 {size} 比人物還寬，可能用於手、臉或動物。</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for something else.</source>
        <translation>其圖片 {size} 比人物還寬，可能用於其他用途。</translation>
    </message>
    <message>
        <source>Its plugin needs ONNX Runtime {needed} or newer; {installed} is installed.</source>
        <translation>其外掛程式需要 ONNX Runtime {needed} 或更新版本；已安裝 {installed}。</translation>
    </message>
    <message>
        <source>Its values are from {low:.3g} to {high:.3g}, which cannot be heatmaps of this family.</source>
        <translation>其值從 {low:.3g} 到 {high:.3g}，不可能是此系列的熱圖。</translation>
    </message>
    <message>
        <source>Its window length is not given, so {seq_len} frames are assumed.</source>
        <translation>未提供視窗長度，因此假設為 {seq_len} 個影格。</translation>
    </message>
    <message>
        <source>Its {flight_check} cannot be read, so only the threshold is used.</source>
        <translation>無法讀取其 {flight_check}，因此只使用閾值。</translation>
    </message>
    <message>
        <source>Known after the first run.</source>
        <translation>首次執行後即可得知。</translation>
    </message>
    <message>
        <source>Largest heatmap difference</source>
        <translation>最大熱圖差異</translation>
    </message>
    <message>
        <source>Largest position difference</source>
        <translation>最大位置差異</translation>
    </message>
    <message>
        <source>Loading the models</source>
        <translation>正在載入模型</translation>
    </message>
    <message>
        <source>Locate</source>
        <translation>定位</translation>
    </message>
    <message>
        <source>Measuring this machine</source>
        <translation>正在測量此電腦</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>中繼資料</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model settings...</source>
        <translation>模型設定...</translation>
    </message>
    <message>
        <source>Models ({patterns});;All files (*)</source>
        <translation>模型 ({patterns});;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>正在判別球種</translation>
    </message>
    <message>
        <source>Nearly agrees with the CPU</source>
        <translation>與 CPU 幾乎一致</translation>
    </message>
    <message>
        <source>Nearly the same results as {reference} (positions within {distance:g} pixels). One may miss a ball that the other barely finds.</source>
        <translation>結果與 {reference} 幾乎相同（位置相差 {distance:g} 像素以內）。一方可能漏掉另一方勉強找到的球。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>No AMD compute driver (/dev/kfd) was found on this machine.</source>
        <translation>此電腦上找不到 AMD 運算驅動程式（/dev/kfd）。</translation>
    </message>
    <message>
        <source>No NVIDIA card that CUDA can use was found.</source>
        <translation>找不到 CUDA 可用的 NVIDIA 顯示卡。</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine.</source>
        <translation>此電腦上找不到 NVIDIA 驅動程式。</translation>
    </message>
    <message>
        <source>No clear winner on {video}. Try a video in which the ball is in play most of the time.</source>
        <translation>在 {video} 上沒有明顯最好的系列。請改用球大多處於比賽中的影片。</translation>
    </message>
    <message>
        <source>No code in the checkpoint is executed. The model is written to a new file beside it.</source>
        <translation>不會執行檢查點中的任何程式碼。模型會寫入旁邊的新檔案。</translation>
    </message>
    <message>
        <source>No frames were searched for players.</source>
        <translation>沒有在任何影格中尋找球員。</translation>
    </message>
    <message>
        <source>No frames were tracked.</source>
        <translation>沒有追蹤任何影格。</translation>
    </message>
    <message>
        <source>No model loaded</source>
        <translation>未載入模型</translation>
    </message>
    <message>
        <source>No run yet.</source>
        <translation>尚未執行。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>None works</source>
        <translation>皆無法使用</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>未安裝</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>稍後</translation>
    </message>
    <message>
        <source>Not tracked</source>
        <translation>未追蹤</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>無法使用</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未變更任何內容。</translation>
    </message>
    <message>
        <source>Nothing was found in {frames} frames.</source>
        <translation>在 {frames} 個影格中未找到任何東西。</translation>
    </message>
    <message>
        <source>On the GPU and the Neural Engine, convolutions lost precision (coremltools#1809, #1671).</source>
        <translation>在 GPU 與 Neural Engine 上，卷積曾損失精度（coremltools#1809、#1671）。</translation>
    </message>
    <message>
        <source>One is clearly best on {video}. The choice is saved for this file.</source>
        <translation>在 {video} 上有一個系列明顯最好。此選擇會為此檔案儲存。</translation>
    </message>
    <message>
        <source>OpenVINO also works. It is not chosen automatically. With bfloat16 it may be faster than the CPU.</source>
        <translation>OpenVINO 也可用，但不會自動選用。使用 bfloat16 時可能比 CPU 快。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Options of {provider}</source>
        <translation>{provider} 的選項</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Players are found on the CPU, because {label} would have to prepare {name} for each picture size.</source>
        <translation>在 CPU 上尋找球員，因為 {label} 須為每種圖片尺寸準備 {name}。</translation>
    </message>
    <message>
        <source>Players are recognised by the colours of their clothes. A model file of your own can help.</source>
        <translation>依衣服顏色辨識球員。自備的模型檔可能有幫助。</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>姿勢模型</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of up to {size}, {batch}.</source>
        <translation>姿勢模型（{family}），{count} 個關鍵點，圖片最大 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of {size}, {batch}.</source>
        <translation>姿勢模型（{family}），{count} 個關鍵點，圖片 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Pose model: finds the players</source>
        <translation>姿勢模型：尋找球員</translation>
    </message>
    <message>
        <source>Positions differ by at most {max_distance:.2f} pixels.</source>
        <translation>位置最多相差 {max_distance:.2f} 像素。</translation>
    </message>
    <message>
        <source>Preliminary</source>
        <translation>暫定</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Provider settings...</source>
        <translation>執行提供者設定...</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>執行提供者</translation>
    </message>
    <message>
        <source>RGB frames</source>
        <translation>RGB 影格</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and heatmaps as output (WASB with a sigmoid)</source>
        <translation>以 ImageNet 平均值與標準差正規化的 RGB 影格，輸出為熱圖（含 sigmoid 的 WASB）</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and logits as output (WASB)</source>
        <translation>以 ImageNet 平均值與標準差正規化的 RGB 影格，輸出為 logits（WASB）</translation>
    </message>
    <message>
        <source>RGB frames, grid</source>
        <translation>RGB 影格，網格</translation>
    </message>
    <message>
        <source>RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)</source>
        <translation>僅 RGB 影格（TrackNetV2、無背景的 TrackNetV3）</translation>
    </message>
    <message>
        <source>RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)</source>
        <translation>RGB 影格，輸出為網格（GridTrackNet、彩色 VballNetGrid）</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the last one</source>
        <translation>RGB 影格，只有最後一個影格的熱圖</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the middle one</source>
        <translation>RGB 影格，只有中間影格的熱圖</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>重新追蹤 {frames}</translation>
    </message>
    <message>
        <source>Re-track {frames} ({duration})</source>
        <translation>重新追蹤 {frames}（{duration}）</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: no changes.</source>
        <translation>已重新追蹤 {frames}：沒有變更。</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: the new path jumps back and forth in {rough}, so it is not used there.</source>
        <translation>已重新追蹤 {frames}：新球路在其中 {rough}來回跳動，該處不採用。</translation>
    </message>
    <message>
        <source>Re-tracking was cancelled. Nothing was changed.</source>
        <translation>已取消重新追蹤，未變更任何內容。</translation>
    </message>
    <message>
        <source>Re-tracking {frames} takes about {time}.</source>
        <translation>重新追蹤 {frames}約需 {time}。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>讀取</translation>
    </message>
    <message>
        <source>Reading the scoreboard</source>
        <translation>正在讀取比分板</translation>
    </message>
    <message>
        <source>Reading the video</source>
        <translation>正在讀取影片</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Recent files for {network}</source>
        <translation>{network} 的最近檔案</translation>
    </message>
    <message>
        <source>Recognising players</source>
        <translation>正在辨識球員</translation>
    </message>
    <message>
        <source>Remove compiled models. They are compiled again when they are used</source>
        <translation>移除已編譯的模型，使用時會再次編譯</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {command}.</source>
        <translation>請更換 ONNX Runtime：{command}。</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {first}, then {second}.</source>
        <translation>請更換 ONNX Runtime：先執行 {first}，再執行 {second}。</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>調整尺寸</translation>
    </message>
    <message>
        <source>Resizing frames and building windows</source>
        <translation>調整影格尺寸並建立視窗</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>執行已取消</translation>
    </message>
    <message>
        <source>Run cancelled. Nothing was changed.</source>
        <translation>已取消執行，未變更任何內容。</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>執行失敗</translation>
    </message>
    <message>
        <source>Run finished</source>
        <translation>執行完成</translation>
    </message>
    <message>
        <source>Run part of the demo rally on {provider} and on the CPU, and compare speed and results.</source>
        <translation>執行示範回合的一部分，比較速度與結果：{provider}、CPU。</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <translation>第 {number} 次執行</translation>
    </message>
    <message>
        <source>Running on {provider} instead.</source>
        <translation>改在 {provider} 上執行。</translation>
    </message>
    <message>
        <source>Running on {provider}.</source>
        <translation>正在 {provider} 上執行。</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>執行模型</translation>
    </message>
    <message>
        <source>Runs on {provider}</source>
        <translation>在 {provider} 上執行</translation>
    </message>
    <message>
        <source>Runs on {provider}, not on {asked}</source>
        <translation>在 {provider} 上執行，而非 {asked}</translation>
    </message>
    <message>
        <source>Same results as {reference} ({tolerance}).</source>
        <translation>結果與 {reference} 相同（{tolerance}）。</translation>
    </message>
    <message>
        <source>See the log for the reason.</source>
        <translation>原因請見記錄檔。</translation>
    </message>
    <message>
        <source>Separate picture</source>
        <translation>獨立圖片</translation>
    </message>
    <message>
        <source>Separate picture: the background, then the frames (TrackNetV3)</source>
        <translation>獨立圖片：先背景，再影格（TrackNetV3）</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>啟動</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>停止執行並保留結果</translation>
    </message>
    <message>
        <source>TensorRT also works and may be faster. It is not chosen automatically, because its first start takes minutes.</source>
        <translation>TensorRT 也可用，且可能更快。首次啟動需數分鐘，因此不會自動選用。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Test of {provider}:</source>
        <translation>{provider} 的測試：</translation>
    </message>
    <message>
        <source>Testing</source>
        <translation>測試中</translation>
    </message>
    <message>
        <source>Testing {provider}…</source>
        <translation>正在測試 {provider}…</translation>
    </message>
    <message>
        <source>That is {ratio:.2g} times the speed of {reference}.</source>
        <translation>速度為 {reference} 的 {ratio:.2g} 倍。</translation>
    </message>
    <message>
        <source>The CPU was compared with itself.</source>
        <translation>CPU 與自身比較。</translation>
    </message>
    <message>
        <source>The CUDA libraries do not support this card, because it is too old.</source>
        <translation>此顯示卡太舊，CUDA 程式庫不支援。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for the CUDA libraries.</source>
        <translation>NVIDIA 驅動程式太舊，不適用於 CUDA 程式庫。</translation>
    </message>
    <message>
        <source>The TensorRT libraries are missing.</source>
        <translation>缺少 TensorRT 程式庫。</translation>
    </message>
    <message>
        <source>The TrackNet was trained at {rate:g} frames per second and the InpaintNet at {other_rate:g}, so the ball moves a different distance between frames than InpaintNet expects.</source>
        <translation>TrackNet 以每秒 {rate:g} 影格訓練，InpaintNet 以 {other_rate:g} 影格訓練，因此球在影格之間移動的距離與 InpaintNet 預期的不同。</translation>
    </message>
    <message>
        <source>The TrackNet was trained on {sports} and the InpaintNet on {other_sports}, whose balls move differently. Check the filled gaps.</source>
        <translation>TrackNet 以{sports}訓練，InpaintNet 以{other_sports}訓練，球的移動方式不同。請檢查填補的缺口。</translation>
    </message>
    <message>
        <source>The check of {path}</source>
        <translation>{path} 的檢查</translation>
    </message>
    <message>
        <source>The conversion of {path}</source>
        <translation>{path} 的轉換</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>此檔案未使用，因為執行時也會同樣失敗。</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>檔案 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The files do not show whether the models fit together.</source>
        <translation>從檔案無法得知各模型是否相配。</translation>
    </message>
    <message>
        <source>The frame with the clearest peak. Red: the heatmap. Dots: where the peaks were.</source>
        <translation>峰值最清楚的影格。紅色：熱圖。點：峰值的位置。</translation>
    </message>
    <message>
        <source>The installed build of ONNX Runtime has no {label}.</source>
        <translation>已安裝的 ONNX Runtime 版本沒有 {label}。</translation>
    </message>
    <message>
        <source>The last run was interrupted at {share:.0%}.</source>
        <translation>上次執行在 {share:.0%} 時中斷。</translation>
    </message>
    <message>
        <source>The library {library} is missing.</source>
        <translation>缺少程式庫 {library}。</translation>
    </message>
    <message>
        <source>The model finds no ball in the demo rally, so positions could not be compared.</source>
        <translation>模型在示範回合中找不到球，因此無法比較位置。</translation>
    </message>
    <message>
        <source>The model ran on {label}.</source>
        <translation>模型在 {label} 上執行。</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations, {share:.0%} of the time. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>模型在 {provider} 上執行：{total} 個運算中的 {placed} 個，佔時間的 {share:.0%}。編譯後的部分計為一個運算。在其他執行提供者上：{operations}。</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>模型在 {provider} 上執行：{total} 個運算中的 {placed} 個。編譯後的部分計為一個運算。在其他執行提供者上：{operations}。</translation>
    </message>
    <message>
        <source>The models fit together.</source>
        <translation>各模型相配。</translation>
    </message>
    <message>
        <source>The models may not fit together.</source>
        <translation>各模型可能不相配。</translation>
    </message>
    <message>
        <source>The models run on {provider}; requested: {asked}.</source>
        <translation>模型在 {provider} 上執行；要求：{asked}。</translation>
    </message>
    <message>
        <source>The network looks at whole pictures: {name} cannot be run on a part of one.</source>
        <translation>此模型查看整個畫面：{name} 無法只在部分畫面上執行。</translation>
    </message>
    <message>
        <source>The packaged application has its own ONNX Runtime. Install RallyTrace with pip to choose another.</source>
        <translation>封裝的應用程式自帶 ONNX Runtime。若要選擇其他版本，請以 pip 安裝 RallyTrace。</translation>
    </message>
    <message>
        <source>The plugin runs on Intel processors and GPUs. For a GPU, install its graphics driver. On other machines, replace ONNX Runtime by onnxruntime-openvino (on Windows together with openvino).</source>
        <translation>此外掛程式在 Intel 處理器與 GPU 上執行。使用 GPU 時，請安裝其顯示驅動程式。在其他電腦上，請將 ONNX Runtime 換成 onnxruntime-openvino（Windows 上需同時安裝 openvino）。</translation>
    </message>
    <message>
        <source>The result is a proposal.</source>
        <translation>結果只是建議。</translation>
    </message>
    <message>
        <source>The results differ from those of {reference}. Do not use this provider with this model.</source>
        <translation>結果與 {reference} 不同。請勿以此執行提供者執行此模型。</translation>
    </message>
    <message>
        <source>The review is designed for errors of the included networks, not for those of {name}.</source>
        <translation>複核功能是針對內附模型的錯誤設計，不適用於 {name} 的錯誤。</translation>
    </message>
    <message>
        <source>The run did not look at the hatched part of the frame</source>
        <translation>執行時未查看影格的斜線部分</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because it has a heatmap of one frame of a window.</source>
        <translation>未採用步幅 {asked}：{name} 以 {stride} 執行，因為每個視窗只有一張熱圖。</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because its windows follow one another.</source>
        <translation>未採用步幅 {asked}：{name} 以 {stride} 執行，因為其視窗前後相接。</translation>
    </message>
    <message>
        <source>The test of the best provider</source>
        <translation>最佳執行提供者的測試</translation>
    </message>
    <message>
        <source>The test of the providers</source>
        <translation>執行提供者的測試</translation>
    </message>
    <message>
        <source>The test of {provider}</source>
        <translation>{provider} 的測試</translation>
    </message>
    <message>
        <source>The tracking of {name}</source>
        <translation>{name} 的追蹤</translation>
    </message>
    <message>
        <source>The trial of {path}</source>
        <translation>{path} 的試用</translation>
    </message>
    <message>
        <source>The trial run gave wrong results.</source>
        <translation>試執行的結果錯誤。</translation>
    </message>
    <message>
        <source>The video has {rate:.3g} frames per second and the model was trained on {trained:.3g}: one of {step} frames is tracked, and the others are interpolated.</source>
        <translation>影片每秒 {rate:.3g} 影格，模型以 {trained:.3g} 影格訓練：每 {step} 個影格追蹤一個，其餘以內插補上。</translation>
    </message>
    <message>
        <source>The {label} plugin is not installed.</source>
        <translation>未安裝 {label} 外掛程式。</translation>
    </message>
    <message>
        <source>There is no such device.</source>
        <translation>沒有這個裝置。</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do except filling gaps.</source>
        <translation>這些影格已以相同的模型與選項追蹤，只需填補缺口。</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do.</source>
        <translation>這些影格已以相同的模型與選項追蹤，無需處理。</translation>
    </message>
    <message>
        <source>This file has: in {inputs}; out {outputs}.</source>
        <translation>此檔案：輸入 {inputs}；輸出 {outputs}。</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts every {stride} frames.</source>
        <translation>此電腦每秒執行 {rate:.1f} 個視窗：每 {stride} 個影格開始一個視窗。</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts with every frame.</source>
        <translation>此電腦每秒執行 {rate:.1f} 個視窗：每個影格開始一個視窗。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>閾值</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>追蹤</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}, carrying &apos;{input}&apos; from window to window.</source>
        <translation>TrackNet，{frames} 影格，{size}，{family}，{batch}，「{input}」在視窗之間傳遞。</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}.</source>
        <translation>TrackNet，{frames} 影格，{size}，{family}，{batch}。</translation>
    </message>
    <message>
        <source>TrackNet: finds the ball</source>
        <translation>TrackNet：尋找球</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>正在追蹤</translation>
    </message>
    <message>
        <source>Trained at</source>
        <translation>訓練影格率</translation>
    </message>
    <message>
        <source>Try on a video...</source>
        <translation>在影片上試用...</translation>
    </message>
    <message>
        <source>Try on {video}</source>
        <translation>在 {video} 上試用</translation>
    </message>
    <message>
        <source>Trying 8-bit integers (once)</source>
        <translation>正在試用 8 位元整數（僅一次）</translation>
    </message>
    <message>
        <source>Trying {count} families on {video}…</source>
        <translation>正在 {video} 上試用 {count} 個系列…</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or install an older version of the plugin.</source>
        <translation>請更新 ONNX Runtime，或安裝較舊版本的外掛程式。</translation>
    </message>
    <message>
        <source>Update Windows (10 version 1903 or newer) and the graphics driver.</source>
        <translation>請更新 Windows（10 版本 1903 或更新）與顯示驅動程式。</translation>
    </message>
    <message>
        <source>Update macOS (14 or newer, Apple silicon).</source>
        <translation>請更新 macOS（14 或更新版本，Apple 晶片）。</translation>
    </message>
    <message>
        <source>Use as {network}</source>
        <translation>用作 {network}</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Use the included model</source>
        <translation>使用內附模型</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>使用此項</translation>
    </message>
    <message>
        <source>Uses {provider}</source>
        <translation>使用 {provider}</translation>
    </message>
    <message>
        <source>Using 32-bit floats. 8-bit integers are {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>使用 32 位元浮點數。8 位元整數在此電腦上速度為 {speed:.1f} 倍，{frames} 個測試影格中有 {agreeing} 個結果相同。</translation>
    </message>
    <message>
        <source>Using 32-bit floats: sums of 8-bit integers overflow on this processor.</source>
        <translation>使用 32 位元浮點數：8 位元整數的總和在此處理器上會溢位。</translation>
    </message>
    <message>
        <source>Using 8-bit integers: {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>使用 8 位元整數：在此電腦上速度為 {speed:.1f} 倍，{frames} 個測試影格中有 {agreeing} 個結果相同。</translation>
    </message>
    <message>
        <source>WebGPU finds no graphics card that it can use.</source>
        <translation>WebGPU 找不到可用的顯示卡。</translation>
    </message>
    <message>
        <source>What to track</source>
        <translation>要追蹤的範圍</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>滑動視窗</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Your choice: {family}.</source>
        <translation>已選擇：{family}。</translation>
    </message>
    <message>
        <source>`--family NAME`, the settings, and the metadata `family` of a model file. [Your own networks](../own-networks.md) says how to find the family of a file.</source>
        <translation>`--family NAME`、設定，以及模型檔的中繼資料 `family`。[自己的模型](../own-networks.md)說明如何得知檔案的系列。</translation>
    </message>
    <message>
        <source>`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. [Providers](../providers.md) says which have ever run.</source>
        <translation>`--provider NAME` 與設定的「執行提供者」頁面。`auto` 依此順序採用第一個能執行的。[執行提供者](../providers.md)說明哪些曾實際執行過。</translation>
    </message>
    <message>
        <source>a TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>a digit network</source>
        <translation>數字模型</translation>
    </message>
    <message>
        <source>a grid of cells for {frames}</source>
        <translation>{frames}的網格</translation>
    </message>
    <message>
        <source>a heatmap of {frames}</source>
        <translation>{frames}的熱圖</translation>
    </message>
    <message>
        <source>a pose model</source>
        <translation>姿勢模型</translation>
    </message>
    <message>
        <source>a stroke network</source>
        <translation>球種模型</translation>
    </message>
    <message>
        <source>an InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>an embedding network</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>any batch</source>
        <translation>任意批次</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>background mode {name}</source>
        <translation>背景模式 {name}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}</source>
        <translation>{frames}中有 {with_ball:,} 個有球</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}, {filled:,} of them filled in {gaps}</source>
        <translation>{frames}中有 {with_ball:,} 個有球，其中 {filled:,} 個為 {gaps}的填補</translation>
    </message>
    <message>
        <source>batches of {batch}</source>
        <translation>批次 {batch}</translation>
    </message>
    <message>
        <source>blue, green, red</source>
        <translation>藍、綠、紅</translation>
    </message>
    <message>
        <source>brightness</source>
        <translation>亮度</translation>
    </message>
    <message>
        <source>build of ONNX Runtime</source>
        <translation>ONNX Runtime 版本</translation>
    </message>
    <message>
        <source>cuDNN failed ({status}).</source>
        <translation>cuDNN 失敗（{status}）。</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不適用</translation>
    </message>
    <message>
        <source>each frame</source>
        <translation>每個影格</translation>
    </message>
    <message>
        <source>family {name}</source>
        <translation>系列 {name}</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>fits, with assumptions</source>
        <translation>適用，但含假設</translation>
    </message>
    <message>
        <source>heatmaps within {limit:g}</source>
        <translation>熱圖相差 {limit:g} 以內</translation>
    </message>
    <message>
        <source>if it does not run</source>
        <translation>無法執行時</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>視窗中的名稱</translation>
    </message>
    <message>
        <source>included with RallyTrace</source>
        <translation>RallyTrace 內附</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>nearly the same</source>
        <translation>幾乎相同</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>需要回答</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no frame with a ball in both</source>
        <translation>沒有兩者皆有球的影格</translation>
    </message>
    <message>
        <source>no players found</source>
        <translation>未找到球員</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>not looked at here</source>
        <translation>此處未查看</translation>
    </message>
    <message>
        <source>output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>planes of L frames</source>
        <translation>L 個影格的平面</translation>
    </message>
    <message>
        <source>players found</source>
        <translation>已找到球員</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in every frame</source>
        <translation>每個影格的位置相差 {distance:g} px 以內</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in {share:.1%} of the frames</source>
        <translation>{share:.1%} 影格的位置相差 {distance:g} px 以內</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>紅、綠、藍</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>the CPU in 32-bit floats</source>
        <translation>CPU 的 32 位元浮點數</translation>
    </message>
    <message>
        <source>the background ({leading}), then {planes}</source>
        <translation>背景（{leading}），再{planes}</translation>
    </message>
    <message>
        <source>the best available provider</source>
        <translation>最佳的執行提供者</translation>
    </message>
    <message>
        <source>the difference from the background</source>
        <translation>與背景的差值</translation>
    </message>
    <message>
        <source>the last frame</source>
        <translation>最後一個影格</translation>
    </message>
    <message>
        <source>the middle frame</source>
        <translation>中間影格</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>tried by `auto`</source>
        <translation>`auto` 是否嘗試</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <translation>{counts}。</translation>
    </message>
    <message>
        <source>{definition} Each one is tested with a small model. The status line shows the provider of the last run.</source>
        <translation>{definition}每個執行提供者都會以小型模型測試。狀態列顯示上次執行所用的執行提供者。</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>剩餘 {duration}</translation>
    </message>
    <message>
        <source>{ending}.</source>
        <translation>{ending}。</translation>
    </message>
    <message>
        <source>{ending}: {found}.</source>
        <translation>{ending}：{found}。</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} 或 {second}</translation>
    </message>
    <message>
        <source>{frames} in {duration}.</source>
        <translation>{frames}，耗時 {duration}。</translation>
    </message>
    <message>
        <source>{key} brings it back.</source>
        <translation>按 {key} 可恢復。</translation>
    </message>
    <message>
        <source>{key} cancels it.</source>
        <translation>按 {key} 可取消。</translation>
    </message>
    <message>
        <source>{label} exists only on {systems}.</source>
        <translation>{label} 僅適用於 {systems}。</translation>
    </message>
    <message>
        <source>{left} and {right}</source>
        <translation>{left} 與 {right}</translation>
    </message>
    <message>
        <source>{left} or {right}</source>
        <translation>{left} 或 {right}</translation>
    </message>
    <message>
        <source>{library} could not be loaded (Windows error {number}): a library that it needs is missing.</source>
        <translation>無法載入 {library}（Windows 錯誤 {number}）：缺少所需的程式庫。</translation>
    </message>
    <message>
        <source>{models} compiled by {providers}, kept for the next start: {size:.1f} MB</source>
        <translation>{providers} 編譯的 {models}，保留供下次啟動：{size:.1f} MB</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <translation>{names} 等</translation>
    </message>
    <message>
        <source>{network}: {announcement}</source>
        <translation>{network}：{announcement}</translation>
    </message>
    <message>
        <source>{output} (logits)</source>
        <translation>{output}（logits）</translation>
    </message>
    <message>
        <source>{output}; perhaps a state</source>
        <translation>{output}；可能有狀態</translation>
    </message>
    <message>
        <source>{path} does not say what its input is. Its {channels} input channels and its output {shape} fit {options}.</source>
        <translation>{path} 未說明其輸入。{channels} 個輸入通道與輸出 {shape} 符合 {options}。</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint of {network} over {frames}. Convert it to an .onnx model first:</source>
        <translation>{path} 是 {network} 的 PyTorch 檢查點，{frames}。請先轉換為 .onnx 模型：</translation>
    </message>
    <message>
        <source>{path} is {found}, but {wanted} is needed here.</source>
        <translation>{path} 是「{found}」，但此處需要「{wanted}」。</translation>
    </message>
    <message>
        <source>{pixels:.2f} px at 1280x720</source>
        <translation>1280x720 時 {pixels:.2f} px</translation>
    </message>
    <message>
        <source>{planes} of each frame</source>
        <translation>每個影格的{planes}</translation>
    </message>
    <message>
        <source>{planes}, the newest first</source>
        <translation>{planes}，最新的在前</translation>
    </message>
    <message>
        <source>{problem} {name} is still in use.</source>
        <translation>{problem} 仍使用 {name}。</translation>
    </message>
    <message>
        <source>{provider} cannot be used: {reason}</source>
        <translation>無法使用 {provider}：{reason}</translation>
    </message>
    <message>
        <source>{provider} in 8-bit integers</source>
        <translation>{provider}，8 位元整數</translation>
    </message>
    <message>
        <source>{provider} runs {nodes} of the model&apos;s {total} operations; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} 執行模型 {total} 個運算中的 {nodes} 個；其餘在他處執行（{elsewhere}）。</translation>
    </message>
    <message>
        <source>{provider} takes {share:.0%} of the model&apos;s time; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} 佔模型時間的 {share:.0%}；其餘在他處執行（{elsewhere}）。</translation>
    </message>
    <message>
        <source>{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} without overlap.</source>
        <translation>每秒 {rate:.3g} 個視窗：每影格一個視窗時每秒 {rate:.3g} 影格，無重疊時 {fastest:.3g} 影格。</translation>
    </message>
    <message>
        <source>{rate:.3g} with a window per frame, {fastest:.3g} without overlap</source>
        <translation>每影格一個視窗時 {rate:.3g}，無重疊時 {fastest:.3g}</translation>
    </message>
    <message>
        <source>{runs} in this project.</source>
        <translation>此專案共有 {runs}。</translation>
    </message>
    <message>
        <source>{score:.0%}: {result}</source>
        <translation>{score:.0%}：{result}</translation>
    </message>
    <message>
        <source>{seconds:.1f} s to the first result</source>
        <translation>{seconds:.1f} s 後得到首個結果</translation>
    </message>
    <message>
        <source>{speed:.1f} frames/s</source>
        <translation>{speed:.1f} 影格/秒</translation>
    </message>
    <message>
        <source>{summary} How was it trained?</source>
        <translation>{summary}此模型如何訓練？</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>All rallies</source>
        <translation>所有回合</translation>
    </message>
    <message>
        <source>All rallies, lets included</source>
        <translation>所有回合，含重賽</translation>
    </message>
    <message>
        <source>Average rally</source>
        <translation>平均回合長度</translation>
    </message>
    <message>
        <source>Ball in rallies</source>
        <translation>回合中的球</translation>
    </message>
    <message>
        <source>Bottom: where {played} of {strokes} were played from. Top: where {targets} went.</source>
        <translation>下方：{strokes}中 {played} 拍的擊球位置。上方：{targets} 拍的去向。</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>By the player who hit last: a winner if that player won the rally, an error if not.</source>
        <translation>依最後擊球的球員：該球員得分為致勝球，否則為失誤。</translation>
    </message>
    <message>
        <source>By what was set for the rally.</source>
        <translation>依各回合所設定的結束方式。</translation>
    </message>
    <message>
        <source>Counted from the rally winners by the rules of the sport</source>
        <translation>依運動項目的規則，由各回合得分方計算</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>球場</translation>
    </message>
    <message>
        <source>Each of the two ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>兩人每人平均每回合跑動 {distance}（{rallies}；介於低估值與高估值之間）。</translation>
    </message>
    <message>
        <source>Each player is shown at the bottom. Left and right are as the player sees them.</source>
        <translation>每位球員都畫在下方，左右以球員視角為準。</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>結束方式</translation>
    </message>
    <message>
        <source>Endings were set or accepted by hand; {unknown} without a winner</source>
        <translation>結束方式為手動設定或接受；{unknown} 個沒有得分方</translation>
    </message>
    <message>
        <source>Ends of the players</source>
        <translation>球員所在半場</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>遠端</translation>
    </message>
    <message>
        <source>Fastest km/h</source>
        <translation>最快 km/h</translation>
    </message>
    <message>
        <source>Fastest stroke</source>
        <translation>最快球速</translation>
    </message>
    <message>
        <source>Fastest strokes</source>
        <translation>最快的擊球</translation>
    </message>
    <message>
        <source>Found by the program</source>
        <translation>程式找出</translation>
    </message>
    <message>
        <source>Frame {frame:,}</source>
        <translation>第 {frame:,} 影格</translation>
    </message>
    <message>
        <source>Frame {frame:,} of {video}</source>
        <translation>{video} 的第 {frame:,} 影格</translation>
    </message>
    <message>
        <source>Frames {frames}. No winner set</source>
        <translation>影格 {frames}。未設定得分方</translation>
    </message>
    <message>
        <source>Frames {frames}. Winner set by hand: {winner}</source>
        <translation>影格 {frames}。手動設定的得分方：{winner}</translation>
    </message>
    <message>
        <source>From 3D trajectories fitted to the path of the ball; medians of the measured strokes</source>
        <translation>由擬合球路的 3D 飛行軌跡得出；為已測量擊球的中位數</translation>
    </message>
    <message>
        <source>From and to.</source>
        <translation>擊球位置與去向。</translation>
    </message>
    <message>
        <source>From video to video</source>
        <translation>各影片比較</translation>
    </message>
    <message>
        <source>From {shots}</source>
        <translation>取自 {shots}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Grid lines every five points.</source>
        <translation>每五分一條格線。</translation>
    </message>
    <message>
        <source>Half of the {known} measured strokes were faster</source>
        <translation>已測量的 {known} 拍中有一半更快</translation>
    </message>
    <message>
        <source>Highest of the speeds known within 10%, with its 80% interval</source>
        <translation>誤差在 10% 以內的球速中的最高值及其 80% 區間</translation>
    </message>
    <message>
        <source>How rallies ended</source>
        <translation>回合結束方式</translation>
    </message>
    <message>
        <source>In brackets: the rallies or strokes that each figure rests on.</source>
        <translation>括號內：各數字所依據的回合數或拍數。</translation>
    </message>
    <message>
        <source>In colour: where the player stood.</source>
        <translation>彩色：球員站立的位置。</translation>
    </message>
    <message>
        <source>Last stroke by</source>
        <translation>最後擊球員</translation>
    </message>
    <message>
        <source>Lead after each rally, {round}</source>
        <translation>每個回合後的領先分數，{round}</translation>
    </message>
    <message>
        <source>Lead after each rally: {first} above the line, {second} below.</source>
        <translation>每個回合後的領先分數：{first} 在基準線上方，{second} 在下方。</translation>
    </message>
    <message>
        <source>Length (s)</source>
        <translation>長度（秒）</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>最長的回合</translation>
    </message>
    <message>
        <source>Longest rally</source>
        <translation>最長回合</translation>
    </message>
    <message>
        <source>Lost by own error</source>
        <translation>自身失誤失分</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>已測量</translation>
    </message>
    <message>
        <source>Median height at net</source>
        <translation>過網高度中位數</translation>
    </message>
    <message>
        <source>Median km/h</source>
        <translation>中位數 km/h</translation>
    </message>
    <message>
        <source>Median speed (km/h)</source>
        <translation>球速中位數（km/h）</translation>
    </message>
    <message>
        <source>Movement, {player}</source>
        <translation>移動，{player}</translation>
    </message>
    <message>
        <source>Movement.</source>
        <translation>移動。</translation>
    </message>
    <message>
        <source>Named by the stroke network, {share:.0%} confident on average, or by hand</source>
        <translation>由球種模型判別，平均信心度 {share:.0%}，或手動指定</translation>
    </message>
    <message>
        <source>Names of strokes</source>
        <translation>球種名稱</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>近端</translation>
    </message>
    <message>
        <source>Needs a known score: the server follows from it.</source>
        <translation>需要已知的比分：發球方由比分推得。</translation>
    </message>
    <message>
        <source>Needs rallies with a winner and a known player of the last stroke.</source>
        <translation>需要有得分方且最後擊球員已知的回合。</translation>
    </message>
    <message>
        <source>No court set, so positions, zones and speeds are unknown.</source>
        <translation>未設定球場，因此位置、區域與球速不明。</translation>
    </message>
    <message>
        <source>No landings known.</source>
        <translation>沒有已知的落點。</translation>
    </message>
    <message>
        <source>No poses of the players found, so their movement is unknown.</source>
        <translation>沒有找到球員姿勢，因此其移動不明。</translation>
    </message>
    <message>
        <source>No rallies.</source>
        <translation>沒有回合。</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>尚無回合有得分方。</translation>
    </message>
    <message>
        <source>No score. Set it up with the Match button of the Rallies panel.</source>
        <translation>沒有比分。請以回合面板的「比賽」按鈕設定。</translation>
    </message>
    <message>
        <source>No speed could be measured reliably.</source>
        <translation>沒有能可靠測量的球速。</translation>
    </message>
    <message>
        <source>No stroke has a name. Names need the court and the players&apos; poses.</source>
        <translation>沒有擊球有球種名稱。判別球種需要球場與球員姿勢。</translation>
    </message>
    <message>
        <source>No strokes found. They are found from the tracked path of the ball.</source>
        <translation>沒有找到擊球。擊球是從追蹤的球路找出。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>On the court</source>
        <translation>場上分布</translation>
    </message>
    <message>
        <source>Opponent half, {zone} left</source>
        <translation>對方半場，{zone}左側</translation>
    </message>
    <message>
        <source>Opponent half, {zone} right</source>
        <translation>對方半場，{zone}右側</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Own half, {zone} left</source>
        <translation>己方半場，{zone}左側</translation>
    </message>
    <message>
        <source>Own half, {zone} right</source>
        <translation>己方半場，{zone}右側</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Pictures of the last stroke, with the path of the ball after it.</source>
        <translation>最後一拍的圖片，以及其後的球路。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>球員</translation>
    </message>
    <message>
        <source>Player of each stroke</source>
        <translation>每一拍的球員</translation>
    </message>
    <message>
        <source>Players of each rally</source>
        <translation>每個回合的球員</translation>
    </message>
    <message>
        <source>Poses of the players</source>
        <translation>球員姿勢</translation>
    </message>
    <message>
        <source>Position of the player at the stroke</source>
        <translation>擊球時球員的位置</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rallies by number of strokes</source>
        <translation>各拍數的回合數</translation>
    </message>
    <message>
        <source>Rallies or their scores are missing {places}.</source>
        <translation>{places}缺少回合或比分。</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rally length</source>
        <translation>回合長度</translation>
    </message>
    <message>
        <source>Ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>平均每回合跑動 {distance}（{rallies}；介於下限與上限估計之間）。</translation>
    </message>
    <message>
        <source>Recorded at {rate:g} frames per second. Durations and speeds are those of play.</source>
        <translation>以每秒 {rate:g} 影格錄製。時間與球速以實際比賽為準。</translation>
    </message>
    <message>
        <source>Run a rally</source>
        <translation>每回合跑動</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Score progression</source>
        <translation>比分走勢</translation>
    </message>
    <message>
        <source>Serve and return</source>
        <translation>發球與接發球</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>發球數</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>發球方</translation>
    </message>
    <message>
        <source>Serves and hits, found on the path of the ball or set by hand</source>
        <translation>發球與擊球，由球路找出或手動設定</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>第 {number} 盤</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>球速</translation>
    </message>
    <message>
        <source>Speed measured for {known} of {strokes}</source>
        <translation>{strokes}中已測量 {known} 拍的球速</translation>
    </message>
    <message>
        <source>Speed of each stroke</source>
        <translation>每一拍的球速</translation>
    </message>
    <message>
        <source>Speed of the ball right after the stroke, where one camera is enough to measure it. ± gives the 80% interval.</source>
        <translation>擊球後瞬間的球速，只列出單一攝影機即可測得者。± 為 80% 區間。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>球種</translation>
    </message>
    <message>
        <source>Stroke at {clock}, frame {frame:,}: {landed}; ± {across:.2f} m across, ± {along:.2f} m along the court</source>
        <translation>{clock} 的擊球，第 {frame:,} 影格：{landed}；橫向 ± {across:.2f} m，縱向 ± {along:.2f} m</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>拍數</translation>
    </message>
    <message>
        <source>Strokes and landings, {player}</source>
        <translation>擊球與落點，{player}</translation>
    </message>
    <message>
        <source>Strokes and landings.</source>
        <translation>擊球與落點。</translation>
    </message>
    <message>
        <source>Strokes by speed</source>
        <translation>各球速的拍數</translation>
    </message>
    <message>
        <source>Strokes per rally, coloured by winner.</source>
        <translation>每個回合的拍數，依得分方著色。</translation>
    </message>
    <message>
        <source>Strokes per rally.</source>
        <translation>每個回合的拍數。</translation>
    </message>
    <message>
        <source>Strokes: rallies with known strokes. Seconds: all rallies</source>
        <translation>拍數：擊球已知的回合。秒數：所有回合</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Target of the stroke: where it was hit next, or landed</source>
        <translation>擊球的目標：球下一次被擊中或落地的位置</translation>
    </message>
    <message>
        <source>The fastest strokes are those known within 10%.</source>
        <translation>最快的擊球只計誤差在 10% 以內的球速。</translation>
    </message>
    <message>
        <source>The last hit on the path of the ball. Who made it follows from the whole rally</source>
        <translation>球路上的最後一次擊球。擊球員依整個回合判斷</translation>
    </message>
    <message>
        <source>The players of the strokes are unknown. Find the players&apos; poses, or set the court.</source>
        <translation>擊球員不明。請尋找球員姿勢，或設定球場。</translation>
    </message>
    <message>
        <source>The score at the end is unknown.</source>
        <translation>最後的比分不明。</translation>
    </message>
    <message>
        <source>The score is that before {rally}, which has no winner.</source>
        <translation>此為 {rally} 之前的比分，該回合沒有得分方。</translation>
    </message>
    <message>
        <source>The server follows from the score; {unknown} without a winner</source>
        <translation>發球方由比分推得；{unknown} 個沒有得分方</translation>
    </message>
    <message>
        <source>The video could not be read, so there are no pictures.</source>
        <translation>無法讀取影片，因此沒有圖片。</translation>
    </message>
    <message>
        <source>Time in play</source>
        <translation>實際比賽時間</translation>
    </message>
    <message>
        <source>Total length of the rallies, and of the videos</source>
        <translation>回合總長度，以及影片總長度</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>Where both players were during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>兩名球員在回合中的站位：共 {positions:,} 個位置，按 {side:.1f} m 見方的格子統計。</translation>
    </message>
    <message>
        <source>Where the player was during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>回合中球員的位置：{positions:,} 個腳部位置，每格 {side:.1f} m。</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>這些數字的來源</translation>
    </message>
    <message>
        <source>Who won the rallies on each player&apos;s serve.</source>
        <translation>各球員發球的回合由誰得分。</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>得分方</translation>
    </message>
    <message>
        <source>Winners and errors: last strokes of rallies won and lost.</source>
        <translation>致勝球與失誤：得分與失分回合的最後一拍。</translation>
    </message>
    <message>
        <source>Winners were set by hand; {unknown} without a winner</source>
        <translation>得分方為手動設定；{unknown} 個沒有得分方</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>得分方</translation>
    </message>
    <message>
        <source>Won returning</source>
        <translation>接發球時得分</translation>
    </message>
    <message>
        <source>Won serving</source>
        <translation>發球時得分</translation>
    </message>
    <message>
        <source>Zones, {player}</source>
        <translation>區域，{player}</translation>
    </message>
    <message>
        <source>after {rally}</source>
        <translation>{rally} 之後</translation>
    </message>
    <message>
        <source>before {rally}</source>
        <translation>{rally} 之前</translation>
    </message>
    <message>
        <source>certain in {certain:,} of {rallies}</source>
        <translation>{rallies}中 {certain:,} 個確定</translation>
    </message>
    <message>
        <source>check Near end at start</source>
        <translation>請檢查「開始時在近側」</translation>
    </message>
    <message numerus="yes">
        <source>in %n more places</source>
        <translation>
            <numerusform>另外 %n 處</numerusform>
        </translation>
    </message>
    <message>
        <source>{landings}, none with a measured place.</source>
        <translation>{landings}，位置均未測得。</translation>
    </message>
    <message>
        <source>km/h (height: number of strokes)</source>
        <translation>km/h（高度：拍數）</translation>
    </message>
    <message>
        <source>landed in</source>
        <translation>落在界內</translation>
    </message>
    <message>
        <source>landed on own side</source>
        <translation>落在己方半場</translation>
    </message>
    <message>
        <source>landed out</source>
        <translation>落在界外</translation>
    </message>
    <message>
        <source>landed too close to the line to call</source>
        <translation>落點太靠近線，無法判定</translation>
    </message>
    <message>
        <source>of {strokes}</source>
        <translation>/ {strokes}</translation>
    </message>
    <message>
        <source>score and video differ in {rallies}</source>
        <translation>{rallies}的比分與影片不符</translation>
    </message>
    <message>
        <source>strokes (height: number of rallies)</source>
        <translation>拍（高度：回合數）</translation>
    </message>
    <message>
        <source>strokes · {seconds:.1f} s</source>
        <translation>拍 · {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}，然後 {after}</translation>
    </message>
    <message>
        <source>{checked:,} of {frames} checked</source>
        <translation>已檢查 {checked:,} / {frames}</translation>
    </message>
    <message>
        <source>{count}, {share:.0%} confident on average</source>
        <translation>{count}，平均信心度 {share:.0%}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} 與 {second}</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} 以上</translation>
    </message>
    <message>
        <source>{first} to {second}</source>
        <translation>{first} 比 {second}</translation>
    </message>
    <message>
        <source>{low} to {high} km/h: {first} {first_count}, {second} {second_count}</source>
        <translation>{low} 到 {high} km/h：{first} {first_count}，{second} {second_count}</translation>
    </message>
    <message>
        <source>{number:,} more</source>
        <translation>另有 {number:,} 個</translation>
    </message>
    <message>
        <source>{part:,} of {all}</source>
        <translation>{part:,} / {all}</translation>
    </message>
    <message>
        <source>{part:,} of {total:,}</source>
        <translation>{part:,} / {total:,}</translation>
    </message>
    <message>
        <source>{placed:,} of {landings}: ● in, ○ too close to call, × out or on own side.</source>
        <translation>{landings}，其中 {placed:,} 個位置已知：● 界內，○ 距線太近、無法判斷，× 出界或落在己方半場。</translation>
    </message>
    <message>
        <source>{player} lost {rallies} with it as the last stroke</source>
        <translation>{player} 最後一拍為此球種而失分：{rallies}</translation>
    </message>
    <message>
        <source>{player} ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>{player} 平均每回合跑動 {distance}（{rallies}；介於低估值與高估值之間）。</translation>
    </message>
    <message>
        <source>{player} won {rallies} with it as the last stroke</source>
        <translation>{player} 最後一拍為此球種而得分：{rallies}</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which the opponent hit last</source>
        <translation>對手最後擊球的 {rallies}中，{player} 贏得 {won} 個</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which they hit last</source>
        <translation>{player} 最後擊球的 {rallies}中贏得 {won} 個</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on the opponent&apos;s serve</source>
        <translation>對手發球的 {rallies}中，{player} 贏得 {won} 個</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on their own serve</source>
        <translation>{player} 自己發球的 {rallies}中贏得 {won} 個</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} that ended so</source>
        <translation>以此方式結束的 {rallies}中，{player} 贏得 {won} 個</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} with {strokes} strokes</source>
        <translation>{strokes} 拍的 {rallies}中，{player} 贏得 {won} 個</translation>
    </message>
    <message>
        <source>{player}: errors</source>
        <translation>{player}：失誤</translation>
    </message>
    <message>
        <source>{player}: winners</source>
        <translation>{player}：致勝球</translation>
    </message>
    <message>
        <source>{player}: {rallies}</source>
        <translation>{player}：{rallies}</translation>
    </message>
    <message>
        <source>{player}: {strokes}</source>
        <translation>{player}：{strokes}</translation>
    </message>
    <message>
        <source>{rallies:,} with a winner</source>
        <translation>其中 {rallies:,} 個有得分方</translation>
    </message>
    <message>
        <source>{rallies} left out: not known to be played by {names}.</source>
        <translation>略過 {rallies}：無法確定由 {names} 出賽。</translation>
    </message>
    <message>
        <source>{rallies}, largest lead {lead}</source>
        <translation>{rallies}，最多領先 {lead} 分</translation>
    </message>
    <message>
        <source>{rally} at its last stroke, {clock}</source>
        <translation>{rally} 的最後一拍，{clock}</translation>
    </message>
    <message>
        <source>{rally}, frames {frames}</source>
        <translation>{rally}，影格 {frames}</translation>
    </message>
    <message>
        <source>{rally}, {clock}, frame {frame:,}. 80% interval</source>
        <translation>{rally}，{clock}，第 {frame:,} 影格。80% 區間</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Not counted; {strokes}.</source>
        <translation>{rally}，{clock}：{score}。不計分；{strokes}。</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Won by {player}; {strokes}.</source>
        <translation>{rally}，{clock}：{score}。{player} 得分；{strokes}。</translation>
    </message>
    <message>
        <source>{rate:.0f} per minute of play</source>
        <translation>實際比賽每分鐘 {rate:.0f} 拍</translation>
    </message>
    <message>
        <source>{share:.0%} of {length}</source>
        <translation>佔 {length} 的 {share:.0%}</translation>
    </message>
    <message>
        <source>{share:.1%} of the time in rallies</source>
        <translation>佔回合時間的 {share:.1%}</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}</source>
        <translation>{strokes} 拍：{rallies}</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}; {first} won {first_won}, {second} {second_won}</source>
        <translation>{strokes} 拍：{rallies}；{first} 得分 {first_won}，{second} 得分 {second_won}</translation>
    </message>
    <message>
        <source>{zone}: {strokes}, {share:.0%}. {source}</source>
        <translation>{zone}：{strokes}，{share:.0%}。{source}</translation>
    </message>
    <message>
        <source>± is half the width of an 80% interval. Positions on the floor are measured from the court lines; speeds and landings from 3D trajectories, where one camera is enough. Point at a number to see its source.</source>
        <translation>± 為 80% 區間的半寬。地面位置由場地線測得；球速與落點來自 3D 飛行軌跡，只列出單一攝影機即可測得者。將滑鼠停留在數字上可查看來源。</translation>
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
        <translation>16 位元浮點數</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>32 位元浮點數</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>8 位元整數</translation>
    </message>
    <message>
        <source>A path in these colours and sizes</source>
        <translation>以這些顏色與大小顯示的球路</translation>
    </message>
    <message>
        <source>A rally that does not count for the score.</source>
        <translation>不計入比分的回合。</translation>
    </message>
    <message>
        <source>A replay, a break or another camera. These frames are not tracked. Also called non-play.</source>
        <translation>重播、休息或其他攝影機。這些影格不追蹤。又稱 non-play。</translation>
    </message>
    <message>
        <source>A serve, hit, bounce or landing of the ball.</source>
        <translation>球的發球、擊球、反彈或落地。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>動作及其按鍵</translation>
    </message>
    <message>
        <source>Advance after a click</source>
        <translation>按一下後前進</translation>
    </message>
    <message>
        <source>After each run that finds the ball, find the players in the same frames.</source>
        <translation>每次執行找到球之後，也在相同影格尋找球員。</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>所有核心</translation>
    </message>
    <message>
        <source>All keys were restored to the defaults.</source>
        <translation>所有按鍵已還原到預設值。</translation>
    </message>
    <message>
        <source>Also after tracking</source>
        <translation>追蹤後也尋找</translation>
    </message>
    <message>
        <source>An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.</source>
        <translation>一小時的影片在 720p 約需 8 GB，1080p 約需 13 到 50 GB。最舊的複本會先刪除。</translation>
    </message>
    <message>
        <source>Another action also has this key.</source>
        <translation>另一個動作也使用此按鍵。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>As stated in the file</source>
        <translation>依檔案所述</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Automatic, from court or path</source>
        <translation>自動，依球場或球路</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Background end</source>
        <translation>背景終點</translation>
    </message>
    <message>
        <source>Background start</source>
        <translation>背景起點</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>選用最佳者</translation>
    </message>
    <message>
        <source>Blob: as in TrackNetV3</source>
        <translation>區塊：同 TrackNetV3</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Centroid: subpixel</source>
        <translation>質心：次像素</translation>
    </message>
    <message>
        <source>Changes apply to the next run, not to a run in progress.</source>
        <translation>變更套用於下一次執行，不影響進行中的執行。</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選擇...</translation>
    </message>
    <message>
        <source>Chosen for the model</source>
        <translation>依模型選擇</translation>
    </message>
    <message>
        <source>Chosen for the provider</source>
        <translation>依執行提供者選擇</translation>
    </message>
    <message>
        <source>Click a key or press {key}, then press the new key, or Esc to keep the old one. Delete removes a key.</source>
        <translation>按一下按鍵或按 {key}，再按新的按鍵；按 Esc 保留原來的按鍵，按 Delete 移除按鍵。</translation>
    </message>
    <message>
        <source>Click to change the key</source>
        <translation>按一下以變更按鍵</translation>
    </message>
    <message>
        <source>Click to open the settings</source>
        <translation>按一下以開啟設定</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Consecutive frames that a network looks at together.</source>
        <translation>模型一次查看的連續影格。</translation>
    </message>
    <message>
        <source>Consecutive frames without a ball.</source>
        <translation>沒有球的連續影格。</translation>
    </message>
    <message>
        <source>Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are deleted.</source>
        <translation>在背景無損複製已開啟的影片，讓跳躍更快。關閉時會刪除所有複本。</translation>
    </message>
    <message>
        <source>Corner of the video to show them in, or beside the video if there is space.</source>
        <translation>顯示在影片的角落，若有空間則顯示在影片旁。</translation>
    </message>
    <message>
        <source>Ctrl+, opens the settings. The settings file holds only what you have changed.</source>
        <translation>Ctrl+, 可開啟設定。設定檔只含變更過的項目。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Decides which court is searched for, whether the ball bounces in play, and how strokes are named. Automatic: any court, then the sport of the court or of the path. Match &gt; Sport sets it for one video.</source>
        <translation>決定尋找哪種球場、比賽中球是否會反彈，以及球種如何命名。自動：任何球場，再依球場或球路判斷運動。「比賽 &gt; 運動項目」可為單一影片設定。</translation>
    </message>
    <message>
        <source>Decode in hardware</source>
        <translation>硬體解碼</translation>
    </message>
    <message>
        <source>Decode the video of a run on the graphics card, if that gives exactly the same pictures.</source>
        <translation>執行時以顯示卡解碼影片，但僅在畫面完全相同時採用。</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>解碼</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>裝置</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Disk space for fast jumps</source>
        <translation>快速跳躍的磁碟空間</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Excel with decimal commas</source>
        <translation>Excel（小數點為逗號）</translation>
    </message>
    <message>
        <source>Export positions that InpaintNet put into gaps as visible, as TrackNetV3 does. Otherwise they count as hidden.</source>
        <translation>將 InpaintNet 填補缺口的位置匯出為可見，如同 TrackNetV3。否則視為被遮擋。</translation>
    </message>
    <message>
        <source>Exported tables</source>
        <translation>匯出的表格</translation>
    </message>
    <message>
        <source>Fall back to the CPU</source>
        <translation>改用 CPU</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Families of models whose files do not state one, by SHA-256.</source>
        <translation>檔案未述明系列的模型，以 SHA-256 記錄其系列。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Fast jumps</source>
        <translation>快速跳躍</translation>
    </message>
    <message>
        <source>Fewer bits are faster and slightly less exact. 8-bit integers are for the included networks. Automatic: the CPU uses them where a trial shows that they pay off. A provider without the chosen precision uses its own.</source>
        <translation>位元越少越快，但略欠精確。8 位元整數適用於內附模型。自動：試用結果顯示有利時，CPU 會採用。不支援所選精度的執行提供者會使用自己的精度。</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>填補缺口</translation>
    </message>
    <message>
        <source>Filled path</source>
        <translation>填補球路</translation>
    </message>
    <message>
        <source>Filled positions count as visible</source>
        <translation>填補的位置視為可見</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>篩選條件</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>搜尋動作或按鍵</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>尋找回合</translation>
    </message>
    <message>
        <source>Find the players in every Nth frame, and interpolate the frames in between.</source>
        <translation>每 N 個影格尋找一次球員，其間的影格以內插補上。</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>第一個影格</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <translation>跟隨球</translation>
    </message>
    <message>
        <source>Following the ball takes less time: the network looks at the whole picture to find the ball, then at the part around it.</source>
        <translation>只查看球的周圍較省時：模型先查看整個畫面找球，再跟著球查看周圍的部分。</translation>
    </message>
    <message>
        <source>Frame cache</source>
        <translation>影格快取</translation>
    </message>
    <message>
        <source>Frame number and state</source>
        <translation>影格編號與狀態</translation>
    </message>
    <message>
        <source>Frame step</source>
        <translation>影格間隔</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>影格</translation>
    </message>
    <message>
        <source>Frames from the start of one window to the next. A larger step is faster. Also called stride.</source>
        <translation>從一個視窗開頭到下一個視窗開頭的影格數。步幅越大越快。又稱 stride。</translation>
    </message>
    <message>
        <source>Frames next to each other that may be wrong. You check them together.</source>
        <translation>相鄰且可能有誤的影格，一起檢查。</translation>
    </message>
    <message>
        <source>Frames of the path after the current frame, drawn fainter.</source>
        <translation>目前影格之後的球路要畫幾個影格，顏色較淡。</translation>
    </message>
    <message>
        <source>Frames of the path before the current frame.</source>
        <translation>目前影格之前的球路要畫幾個影格。</translation>
    </message>
    <message>
        <source>From the frame rate</source>
        <translation>依影格率</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>依模型</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 記憶體</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Go to the next frame after you place the ball.</source>
        <translation>放置球之後前往下一個影格。</translation>
    </message>
    <message>
        <source>Heatmap opacity</source>
        <translation>熱圖不透明度</translation>
    </message>
    <message>
        <source>Highest pixel</source>
        <translation>最高像素</translation>
    </message>
    <message>
        <source>How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability.</source>
        <translation>TrackNet 在影格中看到球的清楚程度，從 0 到 1。並非機率。</translation>
    </message>
    <message>
        <source>How likely the frame is wrong, from 0 to 1.</source>
        <translation>影格有誤的可能性，從 0 到 1。</translation>
    </message>
    <message>
        <source>How tables of events, rallies, strokes and poses are written. Label files are always plain.</source>
        <translation>事件、回合、球種與姿勢表格的寫入方式。標註檔一律為一般 CSV。</translation>
    </message>
    <message>
        <source>How the position is calculated from the heatmap.</source>
        <translation>由熱圖計算位置的方式。</translation>
    </message>
    <message>
        <source>How the results of overlapping windows are combined.</source>
        <translation>重疊視窗的結果合併方式。</translation>
    </message>
    <message>
        <source>If off, other camera views, such as most replays, are marked as not in play and skipped.</source>
        <translation>關閉時，其他攝影機畫面（例如大多數重播）會標記為非比賽並略過。</translation>
    </message>
    <message>
        <source>If off, the item whose correction repairs most comes first.</source>
        <translation>關閉時，修正效益最大的項目排在最前面。</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet estimates the position where TrackNet finds no ball.</source>
        <translation>TrackNet 找不到球時，由 InpaintNet 估計位置。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>按鍵配置</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Language of the window and the match page. It takes effect when you start RallyTrace again.</source>
        <translation>視窗與比賽報告的語言。重新啟動 RallyTrace 後生效。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後一個影格</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Light or dark.</source>
        <translation>淺色或深色。</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>線條寬度</translation>
    </message>
    <message>
        <source>Longer gaps are not filled. 0: fill no gaps.</source>
        <translation>較長的缺口不填補。0：不填補任何缺口。</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最長缺口</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>查看範圍</translation>
    </message>
    <message>
        <source>Loop the range</source>
        <translation>循環播放區間</translation>
    </message>
    <message>
        <source>Marker size</source>
        <translation>標記大小</translation>
    </message>
    <message>
        <source>Maximum GPU memory to use.</source>
        <translation>可使用的 GPU 記憶體上限。</translation>
    </message>
    <message>
        <source>Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.</source>
        <translation>存放已解碼影格的記憶體，執行期間只用三分之一。記憶體越多，逐格移動與拖曳瀏覽越快。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按鍵</translation>
    </message>
    <message>
        <source>No action matches.</source>
        <translation>沒有符合的動作。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無上限</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>不重疊</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports.</source>
        <translation>無法判斷球的位置。此影格視為已複核，但匯出時略過。</translation>
    </message>
    <message>
        <source>Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.</source>
        <translation>該處沒有實際看到球：由 InpaintNet 或曲線將位置填入缺口。又稱 inpainted。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Number of CPU cores for a run.</source>
        <translation>執行時使用的 CPU 核心數。</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <translation>GPU 編號，從 0 開始。</translation>
    </message>
    <message>
        <source>On the video</source>
        <translation>影片上</translation>
    </message>
    <message>
        <source>One video of all listed rallies or events, one after another. Also called a reel.</source>
        <translation>將列出的所有回合或事件依序合成的一部影片。又稱 reel。</translation>
    </message>
    <message>
        <source>Only actions with changed keys.</source>
        <translation>僅按鍵有變更的動作。</translation>
    </message>
    <message>
        <source>Opacity of the heatmap over the video.</source>
        <translation>影片上熱圖的不透明度。</translation>
    </message>
    <message>
        <source>Overlapping windows</source>
        <translation>重疊視窗</translation>
    </message>
    <message>
        <source>Pictures in the frame table</source>
        <translation>影格表中的圖片</translation>
    </message>
    <message>
        <source>Plain CSV</source>
        <translation>一般 CSV</translation>
    </message>
    <message>
        <source>Plain mean</source>
        <translation>簡單平均</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>播放聲音</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed.</source>
        <translation>正常速度時播放影片的聲音。</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>姿勢模型</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Predicted path</source>
        <translation>預測球路</translation>
    </message>
    <message>
        <source>Press the new key, or Esc to cancel.</source>
        <translation>按新的按鍵，或按 Esc 取消。</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>CPU 核心</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>執行提供者</translation>
    </message>
    <message>
        <source>RallyTrace is not sure of the result. Check it.</source>
        <translation>RallyTrace 對結果沒有把握，請檢查。</translation>
    </message>
    <message>
        <source>Recent InpaintNets</source>
        <translation>最近的 InpaintNet</translation>
    </message>
    <message>
        <source>Recent TrackNets</source>
        <translation>最近的 TrackNet</translation>
    </message>
    <message>
        <source>Recent embedding networks</source>
        <translation>最近的嵌入模型</translation>
    </message>
    <message>
        <source>Recent pose models</source>
        <translation>最近的姿勢模型</translation>
    </message>
    <message>
        <source>Recent videos</source>
        <translation>最近的影片</translation>
    </message>
    <message>
        <source>Remove {key} from {names}</source>
        <translation>從{names}移除 {key}</translation>
    </message>
    <message>
        <source>Repeat the marked range during playback.</source>
        <translation>播放時重複播放標記的區間。</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>調整尺寸</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>還原預設按鍵</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>還原到預設值</translation>
    </message>
    <message>
        <source>Restore defaults for all actions</source>
        <translation>還原所有動作的預設值</translation>
    </message>
    <message>
        <source>Review in time order</source>
        <translation>依時間順序複核</translation>
    </message>
    <message>
        <source>Runs do not change the frame. Also called pinned.</source>
        <translation>執行時不變更此影格。又稱 pinned。</translation>
    </message>
    <message>
        <source>Saved filters of rallies, by name.</source>
        <translation>依名稱儲存的回合篩選條件。</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>第二按鍵</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>之後幾秒</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>之前幾秒</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手動設定</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>設定頁面</translation>
    </message>
    <message>
        <source>Show a picture of the ball in each row. A right click on the table&apos;s headings does the same.</source>
        <translation>每列顯示球的圖片。在表格標題按右鍵也可切換。</translation>
    </message>
    <message>
        <source>Size of the ball&apos;s marker on the video.</source>
        <translation>影片上球標記的大小。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Small pictures of consecutive frames around the ball, side by side.</source>
        <translation>球周圍連續影格的小圖片，並排顯示。</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>運動項目</translation>
    </message>
    <message>
        <source>Start at the playhead</source>
        <translation>從播放位置開始</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>TF32 (NVIDIA)</source>
        <translation>TF32 (NVIDIA)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The .onnx file to use.</source>
        <translation>要使用的 .onnx 檔。</translation>
    </message>
    <message>
        <source>The background is the median of these frames. Leave both empty to let RallyTrace choose frames for each scene.</source>
        <translation>背景為這些影格的中位數。兩者皆留空，則由 RallyTrace 為每個場景選擇影格。</translation>
    </message>
    <message>
        <source>The ball is found where the heatmap is above this value.</source>
        <translation>熱圖高於此值處即為球。</translation>
    </message>
    <message>
        <source>The ball is in the picture, but something is in front of it. Also called occluded.</source>
        <translation>球在畫面中，但前方有東西擋住。又稱 occluded。</translation>
    </message>
    <message>
        <source>The ball meets the ground and the rally ends.</source>
        <translation>球觸地，回合結束。</translation>
    </message>
    <message>
        <source>The ball or the shuttle, whatever the sport.</source>
        <translation>比賽用的球；無論哪種運動，一律稱為球。</translation>
    </message>
    <message>
        <source>The defaults were restored.</source>
        <translation>已還原到預設值。</translation>
    </message>
    <message>
        <source>The end of the court, or the player, closer to the camera.</source>
        <translation>離攝影機較近的半場或球員。</translation>
    </message>
    <message>
        <source>The end of the court, or the player, farther from the camera.</source>
        <translation>離攝影機較遠的半場或球員。</translation>
    </message>
    <message>
        <source>The filled path</source>
        <translation>填補球路</translation>
    </message>
    <message>
        <source>The flight of the ball between two hits in metres, computed from the path and the court.</source>
        <translation>兩次擊球之間球的飛行，以公尺計，由球路與球場計算。</translation>
    </message>
    <message>
        <source>The frames between two marks, set with I and O.</source>
        <translation>以 I 與 O 設定的兩個標記之間的影格。</translation>
    </message>
    <message>
        <source>The included model</source>
        <translation>內附模型</translation>
    </message>
    <message>
        <source>The keys of this map have replaced yours.</source>
        <translation>已改用此配置的按鍵。</translation>
    </message>
    <message>
        <source>The language changes when you start RallyTrace again.</source>
        <translation>重新啟動 RallyTrace 後變更語言。</translation>
    </message>
    <message>
        <source>The mode in which you find the court lines and drag them into place.</source>
        <translation>找出場地線並拖曳到正確位置的模式。</translation>
    </message>
    <message>
        <source>The part around the ball</source>
        <translation>球周圍的部分</translation>
    </message>
    <message>
        <source>The points set by hand</source>
        <translation>手動設定的點</translation>
    </message>
    <message>
        <source>The position does not fit the path of the ball in the frames around.</source>
        <translation>位置與前後影格的球路不符。</translation>
    </message>
    <message>
        <source>The predicted path</source>
        <translation>預測球路</translation>
    </message>
    <message>
        <source>The software that runs the networks: on the processor, a graphics card or an NPU.</source>
        <translation>在 CPU、GPU 或 NPU 上執行模型的軟體。</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>整個畫面</translation>
    </message>
    <message>
        <source>The words of the window, in one sentence each. Tooltips say the same.</source>
        <translation>視窗中的用語，每個一句說明。工具提示的內容相同。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>第三按鍵</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>閾值</translation>
    </message>
    <message>
        <source>Time after each rally or event, when a list is played or saved as clips.</source>
        <translation>播放整份清單或存成片段時，每個回合或事件之後多留的時間。</translation>
    </message>
    <message>
        <source>Time before each rally or event, when a list is played or saved as clips.</source>
        <translation>播放整份清單或存成片段時，每個回合或事件之前多留的時間。</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>Track every Nth frame and interpolate the frames in between.</source>
        <translation>每 N 個影格追蹤一次，其間的影格以內插補上。</translation>
    </message>
    <message>
        <source>Track every camera</source>
        <translation>追蹤所有攝影機</translation>
    </message>
    <message>
        <source>Track from the frame on the screen first, then the rest of the video.</source>
        <translation>先從畫面上的影格追蹤，再追蹤影片其餘部分。</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak.</source>
        <translation>TrackNet 看到類似球的東西，但太微弱而不採計。又稱 faint peak。</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>追蹤</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>之後的尾跡</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>之前的尾跡</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Use smaller frames and run the network once on each. Takes less time, but misses small and slow balls more often.</source>
        <translation>縮小影格，且每個影格只執行一次模型。所需時間較短，但較常漏掉小而慢的球。</translation>
    </message>
    <message>
        <source>Use the CPU if the provider does not work. Otherwise the run stops with an error.</source>
        <translation>若執行提供者無法運作，改用 CPU。否則執行會因錯誤而停止。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume of the sound.</source>
        <translation>影片聲音的音量。</translation>
    </message>
    <message>
        <source>Weighted mean (centre counts most)</source>
        <translation>加權平均（中央權重最高）</translation>
    </message>
    <message>
        <source>What TrackNet returns for a frame: how likely the ball is at each place.</source>
        <translation>TrackNet 為影格傳回的結果：球在各位置的可能性。</translation>
    </message>
    <message>
        <source>What a TrackNet takes as input and returns.</source>
        <translation>TrackNet 的輸入與輸出。</translation>
    </message>
    <message>
        <source>What the player did to hit the ball, such as a smash or a clear.</source>
        <translation>球員擊球的方式，例如殺球或長球。</translation>
    </message>
    <message>
        <source>Where a position comes from: TrackNet, a filled gap, a label file or your hand.</source>
        <translation>位置的來源：TrackNet、填補的缺口、標註檔或手動設定。</translation>
    </message>
    <message>
        <source>While it is on, single keys set events and name strokes.</source>
        <translation>開啟時，以單一按鍵設定事件並指定球種。</translation>
    </message>
    <message>
        <source>While the video is tracked, find its rallies. If you named one yourself, none are added.</source>
        <translation>追蹤影片時尋找回合。若已自行命名回合，則不再新增。</translation>
    </message>
    <message>
        <source>While zoomed in, centre the ball when it leaves the middle of the view.</source>
        <translation>放大時，球離開畫面中央就重新置中。</translation>
    </message>
    <message>
        <source>Width of the path on the video.</source>
        <translation>影片上球路的寬度。</translation>
    </message>
    <message>
        <source>Window length of the model</source>
        <translation>模型的視窗長度</translation>
    </message>
    <message>
        <source>Window step (stride)</source>
        <translation>視窗步幅</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>滑動視窗</translation>
    </message>
    <message>
        <source>Windows in one call of the model.</source>
        <translation>每次呼叫模型的視窗數。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>You have checked the frame. Runs do not change it.</source>
        <translation>影格已經檢查過。執行時不會變更。</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>自訂按鍵</translation>
    </message>
    <message>
        <source>Zoom in on the ball when you go to a review item.</source>
        <translation>前往複核項目時，放大球的周圍。</translation>
    </message>
    <message>
        <source>Zoom to review items</source>
        <translation>放大複核項目</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>automatic: {value:g}</source>
        <translation>自動：{value:g}</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>信心度</translation>
    </message>
    <message>
        <source>court editor</source>
        <translation>球場編輯器</translation>
    </message>
    <message>
        <source>default</source>
        <translation>預設</translation>
    </message>
    <message>
        <source>event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>event mode</source>
        <translation>事件模式</translation>
    </message>
    <message>
        <source>far</source>
        <translation>遠側</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>填補</translation>
    </message>
    <message>
        <source>film strip</source>
        <translation>影格條</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>影格</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>heatmap</source>
        <translation>熱圖</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>被遮擋</translation>
    </message>
    <message>
        <source>highlight video</source>
        <translation>精華影片</translation>
    </message>
    <message>
        <source>key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>落地</translation>
    </message>
    <message>
        <source>let</source>
        <translation>重賽</translation>
    </message>
    <message>
        <source>near</source>
        <translation>近側</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>非比賽</translation>
    </message>
    <message>
        <source>off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>偏離球路</translation>
    </message>
    <message>
        <source>on</source>
        <translation>開</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>開或關</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>受保護</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>執行提供者</translation>
    </message>
    <message>
        <source>range</source>
        <translation>區間</translation>
    </message>
    <message>
        <source>review item</source>
        <translation>複核項目</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>已複核</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>shot in 3D</source>
        <translation>3D 球路</translation>
    </message>
    <message>
        <source>source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>球種</translation>
    </message>
    <message>
        <source>suspicion</source>
        <translation>可疑度</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>不確定</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>無法判斷</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>偵測微弱</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>what it means</source>
        <translation>意義</translation>
    </message>
    <message>
        <source>window</source>
        <translation>滑動視窗</translation>
    </message>
    <message>
        <source>window step</source>
        <translation>視窗步幅</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>個視窗</translation>
    </message>
    <message>
        <source>with deuteranopia (green-blind)</source>
        <translation>綠色盲者</translation>
    </message>
    <message>
        <source>with protanopia (red-blind)</source>
        <translation>紅色盲者</translation>
    </message>
    <message>
        <source>with tritanopia (blue-blind)</source>
        <translation>藍色盲者</translation>
    </message>
    <message>
        <source>word</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>{background} This frame is not included.</source>
        <translation>{background}不含此影格。</translation>
    </message>
    <message>
        <source>{definition} At most the window length. Your choice turns off the second look at uncertain ones.</source>
        <translation>{definition}最多為視窗長度。自行設定後，不確定的視窗不會再查看一次。</translation>
    </message>
    <message>
        <source>{first} and {second} are hard to tell apart {eyes}.</source>
        <translation>{eyes}難以分辨{first}與{second}。</translation>
    </message>
    <message>
        <source>{first} and {second} have almost the same colour.</source>
        <translation>{first}與{second}的顏色幾乎相同。</translation>
    </message>
    <message>
        <source>{help} Automatic: {automatic}.</source>
        <translation>{help}自動：{automatic}。</translation>
    </message>
    <message>
        <source>{name} in hexadecimal digits</source>
        <translation>{name}的十六進位碼</translation>
    </message>
    <message>
        <source>{name}: back to automatic</source>
        <translation>{name}：恢復為自動</translation>
    </message>
    <message>
        <source>{name}: back to {value}</source>
        <translation>{name}：恢復為 {value}</translation>
    </message>
    <message>
        <source>{name}: choose a colour</source>
        <translation>{name}：選擇顏色</translation>
    </message>
    <message>
        <source>{tip} (keys changed)</source>
        <translation>{tip}（按鍵已變更）</translation>
    </message>
</context>
<context>
    <name>strokes</name>
    <message>
        <source>Errors</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>致勝球</translation>
    </message>
    <message>
        <source>back-court drive</source>
        <translation>後場抽平球</translation>
    </message>
    <message>
        <source>backhand</source>
        <translation>反手</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>長球</translation>
    </message>
    <message>
        <source>cross-court net shot</source>
        <translation>勾球</translation>
    </message>
    <message>
        <source>defensive return drive</source>
        <translation>防守回抽</translation>
    </message>
    <message>
        <source>defensive return lob</source>
        <translation>防守回挑</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>平球</translation>
    </message>
    <message>
        <source>driven flight</source>
        <translation>小平球</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>切球</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>正手</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>挑球</translation>
    </message>
    <message>
        <source>lob</source>
        <translation>挑球</translation>
    </message>
    <message>
        <source>long service</source>
        <translation>發長球</translation>
    </message>
    <message>
        <source>net</source>
        <translation>網前球</translation>
    </message>
    <message>
        <source>net shot</source>
        <translation>放小球</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>高壓扣殺</translation>
    </message>
    <message>
        <source>passive drop</source>
        <translation>過渡切球</translation>
    </message>
    <message>
        <source>push</source>
        <translation>推球</translation>
    </message>
    <message>
        <source>return net</source>
        <translation>擋小球</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>round the head</source>
        <translation>頭頂</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>撲球</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>發球</translation>
    </message>
    <message>
        <source>short service</source>
        <translation>發短球</translation>
    </message>
    <message>
        <source>smash</source>
        <translation>殺球</translation>
    </message>
    <message>
        <source>volley</source>
        <translation>截擊</translation>
    </message>
    <message>
        <source>wrist smash</source>
        <translation>點扣</translation>
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
            <numerusform>失敗 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files not added: they are not videos.</source>
        <translation>
            <numerusform>未加入 %n 個檔案：不是影片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review items left</source>
        <translation>
            <numerusform>剩 %n 個複核項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are like this.</source>
        <translation>
            <numerusform>有 %n 列如此。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>待複核 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to track</source>
        <translation>
            <numerusform>待追蹤 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>(0, 0) usually means &apos;no ball&apos;.</source>
        <translation>(0, 0) 通常代表「無球」。</translation>
    </message>
    <message>
        <source>-1 (one frame missing)</source>
        <translation>-1（缺一個影格）</translation>
    </message>
    <message>
        <source>-2 (two frames missing)</source>
        <translation>-2（缺兩個影格）</translation>
    </message>
    <message>
        <source>0 no ball, 1 easy, 2 hard, 3 hidden</source>
        <translation>0 無球，1 容易，2 困難，3 被遮擋</translation>
    </message>
    <message>
        <source>0 visible, 1 hidden, 2 blurred, 3 no ball</source>
        <translation>0 可見，1 被遮擋，2 模糊，3 無球</translation>
    </message>
    <message>
        <source>1 visible, 0 no ball</source>
        <translation>1 可見，0 無球</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>順時針 90°</translation>
    </message>
    <message>
        <source>90° counterclockwise</source>
        <translation>逆時針 90°</translation>
    </message>
    <message>
        <source>99 is the usual number of the ball.</source>
        <translation>99 是球的慣用編號。</translation>
    </message>
    <message>
        <source>A file with a Source column keeps the positions of hidden balls.</source>
        <translation>含 Source 欄的檔案會保留被遮擋的球的位置。</translation>
    </message>
    <message>
        <source>A heading names the starts.</source>
        <translation>標題指出開始。</translation>
    </message>
    <message>
        <source>A table of boxes: frame, object, x, y, width, height.</source>
        <translation>邊界框的表格：影格、物件、x、y、寬、高。</translation>
    </message>
    <message>
        <source>Add videos to the list</source>
        <translation>將影片加入清單</translation>
    </message>
    <message>
        <source>All of the {count} positions are between 0 and 1.</source>
        <translation>全部 {count} 個位置皆在 0 與 1 之間。</translation>
    </message>
    <message>
        <source>All positions are 0 or 1, which fits relative coordinates and pixels.</source>
        <translation>所有位置皆為 0 或 1，相對座標與像素皆有可能。</translation>
    </message>
    <message>
        <source>All source time codes are the same.</source>
        <translation>所有來源時間碼皆相同。</translation>
    </message>
    <message>
        <source>As frames, most would be shorter than {seconds:.0f} second.</source>
        <translation>若視為影格，大多會短於 {seconds:.0f} 秒。</translation>
    </message>
    <message>
        <source>As pixels of {size} they match the tracked path: {fit}.</source>
        <translation>視為 {size} 的像素時與追蹤的球路相符：{fit}。</translation>
    </message>
    <message>
        <source>As relative coordinates they match the tracked path: {fit}.</source>
        <translation>視為相對座標時與追蹤的球路相符：{fit}。</translation>
    </message>
    <message>
        <source>As seconds or frames they would exceed the video.</source>
        <translation>若視為秒或影格，會超出影片。</translation>
    </message>
    <message>
        <source>As seconds they would be very long for rallies.</source>
        <translation>若視為秒，回合會長得不合理。</translation>
    </message>
    <message>
        <source>As seconds they would exceed the video.</source>
        <translation>若視為秒，會超出影片。</translation>
    </message>
    <message>
        <source>As segments, most would begin in the video and end after it.</source>
        <translation>若視為區段，大多會始於影片內而結束於影片之後。</translation>
    </message>
    <message>
        <source>As the file plays: {rate:.5g} per second</source>
        <translation>與檔案相同：每秒 {rate:.5g} 影格</translation>
    </message>
    <message>
        <source>As the file shows it</source>
        <translation>與檔案相同</translation>
    </message>
    <message>
        <source>Ball in the corner</source>
        <translation>球在角落</translation>
    </message>
    <message>
        <source>Ball labels</source>
        <translation>球的標註</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>直線（|）</translation>
    </message>
    <message>
        <source>Best match with the tracked path: {fits}. Otherwise at most {hit_rate:.0%}.</source>
        <translation>與追蹤球路最相符：{fits}。否則最多 {hit_rate:.0%}。</translation>
    </message>
    <message>
        <source>Big5 (Chinese, traditional)</source>
        <translation>Big5（繁體中文）</translation>
    </message>
    <message>
        <source>But column 2 could also be the visibility.</source>
        <translation>但第 2 欄也可能是可見性。</translation>
    </message>
    <message>
        <source>But the codes could also count from the start of the video.</source>
        <translation>但時間碼也可能從影片開頭計算。</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;.</source>
        <translation>無法讀取「{text}」。</translation>
    </message>
    <message>
        <source>Clock times (h:mm:ss:hundredths)</source>
        <translation>時鐘時間（h:mm:ss:百分秒）</translation>
    </message>
    <message>
        <source>Clock times (m:ss.s)</source>
        <translation>時鐘時間（m:ss.s）</translation>
    </message>
    <message>
        <source>Codes without dropped frames (:).</source>
        <translation>非 drop-frame 時間碼（:）。</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>欄名</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>第 {number} 欄</translation>
    </message>
    <message>
        <source>Columns of the edit list</source>
        <translation>剪輯表的欄</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗號</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Counted from 0, frame {last} would be past the end.</source>
        <translation>若從 0 計數，影格 {last} 會超出結尾。</translation>
    </message>
    <message>
        <source>Current frame and time</source>
        <translation>目前影格與時間</translation>
    </message>
    <message>
        <source>Current frame. Type a frame (1200) or a time (1:23.4), then press Enter</source>
        <translation>目前影格。輸入影格（1200）或時間（1:23.4），再按 Enter</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>小數點符號</translation>
    </message>
    <message numerus="yes">
        <source>Different values for frames {frames}.</source>
        <translation>
            <numerusform>影格 {frames} 的值不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>不匯入</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Does {project} belong to this video?</source>
        <translation>{project} 屬於此影片嗎？</translation>
    </message>
    <message>
        <source>Drop-frame codes (;) exist only at rates such as {words}.</source>
        <translation>drop-frame 時間碼（;）僅存在於 {words} 之類的影格率。</translation>
    </message>
    <message>
        <source>Drop-frame codes (;).</source>
        <translation>drop-frame 時間碼（;）。</translation>
    </message>
    <message>
        <source>Duplicate frames</source>
        <translation>重複的影格</translation>
    </message>
    <message>
        <source>EUC-KR (Korean)</source>
        <translation>EUC-KR（韓文）</translation>
    </message>
    <message>
        <source>Each row has two times and a name.</source>
        <translation>每列有兩個時間與一個名稱。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>Every other byte is zero.</source>
        <translation>每隔一個位元組為零。</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>左右互換</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video.</source>
        <translation>影片已有 {share:.0%} 可快速跳躍。</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video; the rest is damaged.</source>
        <translation>影片有 {share:.0%} 可快速跳躍；其餘已損毀。</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>找不到檔案</translation>
    </message>
    <message>
        <source>Find the video...</source>
        <translation>尋找影片...</translation>
    </message>
    <message>
        <source>First frame number</source>
        <translation>第一個影格的編號</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>第一行</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <source>Frame column</source>
        <translation>影格欄</translation>
    </message>
    <message>
        <source>Frame column contains</source>
        <translation>影格欄內容</translation>
    </message>
    <message>
        <source>Frame number, from 0</source>
        <translation>影格編號，從 0 開始</translation>
    </message>
    <message>
        <source>Frame numbers</source>
        <translation>影格編號</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state}</source>
        <translation>第 {frame:,} 影格，第 {line:,} 行：{state}</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state} at ({x:.1f}, {y:.1f})</source>
        <translation>第 {frame:,} 影格，第 {line:,} 行：{state}，({x:.1f}, {y:.1f})</translation>
    </message>
    <message>
        <source>Frame {frame:,}: no label</source>
        <translation>第 {frame:,} 影格：無標註</translation>
    </message>
    <message>
        <source>Frame {frame:,}…</source>
        <translation>第 {frame:,} 影格…</translation>
    </message>
    <message>
        <source>Frame {frame} is after all others, as predict.py --large_video writes it</source>
        <translation>影格 {frame} 在所有其他影格之後，predict.py --large_video 會如此寫出</translation>
    </message>
    <message>
        <source>Frame {frame} jumps back to the position {period} frames before, as predict.py --large_video writes it with InpaintNet.</source>
        <translation>影格 {frame} 跳回 {period} 個影格之前的位置，predict.py --large_video 使用 InpaintNet 時會如此寫出。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>影格</translation>
    </message>
    <message>
        <source>Frames in the file: {first} to {last}</source>
        <translation>檔案中的影格：{first} 到 {last}</translation>
    </message>
    <message>
        <source>Frames recorded</source>
        <translation>錄製影格率</translation>
    </message>
    <message>
        <source>Frames that the camera recorded per second</source>
        <translation>攝影機每秒錄製的影格數</translation>
    </message>
    <message>
        <source>Frames, counted from 0: {first} to {last}</source>
        <translation>影格，從 0 計數：{first} 到 {last}</translation>
    </message>
    <message>
        <source>Frames: 1200-1300</source>
        <translation>影格：1200-1300</translation>
    </message>
    <message>
        <source>From frame {frame} on, pictures have {size} pixels. They are scaled to the first size.</source>
        <translation>從第 {frame} 影格起，畫面為 {size} 像素，已縮放為最初的尺寸。</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>從此處</translation>
    </message>
    <message>
        <source>GB18030 (Chinese)</source>
        <translation>GB18030（中文）</translation>
    </message>
    <message>
        <source>Hardware decoding ({name}) failed at frame {frame}. The rest is decoded in software.</source>
        <translation>硬體解碼（{name}）在第 {frame} 影格失敗。其餘以軟體解碼。</translation>
    </message>
    <message>
        <source>Hidden, keep position</source>
        <translation>被遮擋，保留位置</translation>
    </message>
    <message>
        <source>If it is not, points appear in the wrong frames.</source>
        <translation>若不屬於，點會出現在錯誤的影格。</translation>
    </message>
    <message>
        <source>If you do not use it, {project} is not changed.</source>
        <translation>若不使用，{project} 不會變更。</translation>
    </message>
    <message>
        <source>It contains no numbers.</source>
        <translation>不含數字。</translation>
    </message>
    <message>
        <source>It contains only 0 to 3.</source>
        <translation>只含 0 到 3。</translation>
    </message>
    <message>
        <source>It contains the name {known}.</source>
        <translation>含有名稱 {known}。</translation>
    </message>
    <message>
        <source>It contains the names {known}.</source>
        <translation>含有名稱 {known}。</translation>
    </message>
    <message>
        <source>It contains times.</source>
        <translation>含有時間。</translation>
    </message>
    <message>
        <source>It ends at {last:g}; the video lasts {duration:.1f} s.</source>
        <translation>結束於 {last:g}；影片長 {duration:.1f} s。</translation>
    </message>
    <message>
        <source>It has clocks or time codes.</source>
        <translation>含有時鐘時間或時間碼。</translation>
    </message>
    <message>
        <source>It has names, but its numbers are not starts and ends.</source>
        <translation>含有名稱，但其數字不是開始與結束。</translation>
    </message>
    <message>
        <source>It is called {name}, but it could also be {others}.</source>
        <translation>其名稱為 {name}，但也可能是 {others}。</translation>
    </message>
    <message>
        <source>It is called {name}.</source>
        <translation>其名稱為 {name}。</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>影片已損毀。</translation>
    </message>
    <message>
        <source>It is the only one.</source>
        <translation>只有這一個。</translation>
    </message>
    <message>
        <source>It may contain times.</source>
        <translation>可能含有時間。</translation>
    </message>
    <message>
        <source>It starts with &apos;{first}&apos;.</source>
        <translation>以「{first}」開頭。</translation>
    </message>
    <message>
        <source>Its cells are clock times.</source>
        <translation>其儲存格為時鐘時間。</translation>
    </message>
    <message>
        <source>Its cells are not times.</source>
        <translation>其儲存格不是時間。</translation>
    </message>
    <message>
        <source>Its cells may be h:mm:ss or m:ss:frames.</source>
        <translation>其儲存格可能是 h:mm:ss 或 m:ss:影格。</translation>
    </message>
    <message>
        <source>Its frames have other time stamps.</source>
        <translation>其影格的時間戳記不同。</translation>
    </message>
    <message>
        <source>Its project cannot be read.</source>
        <translation>無法讀取其專案。</translation>
    </message>
    <message>
        <source>Its values are whole numbers.</source>
        <translation>其值為整數。</translation>
    </message>
    <message>
        <source>Its values increase.</source>
        <translation>其值遞增。</translation>
    </message>
    <message>
        <source>Jumps are fast everywhere in this video.</source>
        <translation>此影片全部都可快速跳躍。</translation>
    </message>
    <message>
        <source>Jumps in this video cannot be made faster: the file has no usable time stamps.</source>
        <translation>無法加快此影片的跳躍：檔案沒有可用的時間戳記。</translation>
    </message>
    <message>
        <source>Kdenlive markers</source>
        <translation>Kdenlive 標記</translation>
    </message>
    <message>
        <source>Keep them separate</source>
        <translation>保持分開</translation>
    </message>
    <message>
        <source>Keep tracking</source>
        <translation>繼續追蹤</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>最後幾列</translation>
    </message>
    <message>
        <source>Latin-1 (old Windows)</source>
        <translation>Latin-1（舊版 Windows）</translation>
    </message>
    <message>
        <source>Lift shadows</source>
        <translation>調亮陰影</translation>
    </message>
    <message>
        <source>Lines have mostly {width} cells.</source>
        <translation>多數行有 {width} 個儲存格。</translation>
    </message>
    <message>
        <source>Lines have {width} cells each.</source>
        <translation>每行有 {width} 個儲存格。</translation>
    </message>
    <message>
        <source>Looks like slow motion</source>
        <translation>看似慢動作</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut 專案</translation>
    </message>
    <message>
        <source>Loudness of the sound. Hits are spikes; far from the microphone they come a little later.</source>
        <translation>聲音的音量。擊球呈尖峰；離麥克風較遠時會稍晚出現。</translation>
    </message>
    <message>
        <source>Mark the other end of the range</source>
        <translation>標記區間的另一端</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>標記的區間</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>鏡像</translation>
    </message>
    <message>
        <source>Motion: bright where the frame differs from those before and after it</source>
        <translation>動態：影格與前後影格不同處較亮</translation>
    </message>
    <message>
        <source>Next video</source>
        <translation>下一部影片</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>無球</translation>
    </message>
    <message>
        <source>No ball, remove position</source>
        <translation>無球，移除位置</translation>
    </message>
    <message>
        <source>No column</source>
        <translation>無此欄</translation>
    </message>
    <message>
        <source>No hardware on this machine decodes its codec.</source>
        <translation>此電腦沒有硬體可解碼其編碼。</translation>
    </message>
    <message>
        <source>No matching column was found.</source>
        <translation>找不到相符的欄。</translation>
    </message>
    <message>
        <source>No matching column was found. Rows with a position are visible.</source>
        <translation>找不到相符的欄。有位置的列視為可見。</translation>
    </message>
    <message>
        <source>No number has a comma.</source>
        <translation>沒有含逗號的數字。</translation>
    </message>
    <message>
        <source>No recent videos</source>
        <translation>沒有最近的影片</translation>
    </message>
    <message>
        <source>No review items left</source>
        <translation>沒有剩餘複核項目</translation>
    </message>
    <message>
        <source>No row has a frame number.</source>
        <translation>沒有列具有影格編號。</translation>
    </message>
    <message>
        <source>No row has a position.</source>
        <translation>沒有列具有位置。</translation>
    </message>
    <message>
        <source>No separator was found.</source>
        <translation>找不到分隔符號。</translation>
    </message>
    <message>
        <source>No videos in the list.

Drop several videos or a folder
on the window,
or add videos with a button below.</source>
        <translation>清單中沒有影片。

將多部影片或資料夾
拖放到視窗中，
或用下方的按鈕加入影片。</translation>
    </message>
    <message>
        <source>Not used: visible if there is a position</source>
        <translation>不使用：有位置即為可見</translation>
    </message>
    <message>
        <source>Not visible, with a position</source>
        <translation>不可見但有位置</translation>
    </message>
    <message>
        <source>Numbers are written as {found}.</source>
        <translation>數字寫成 {found}。</translation>
    </message>
    <message>
        <source>Object number of the ball</source>
        <translation>球的物件編號</translation>
    </message>
    <message>
        <source>One frame late: correct</source>
        <translation>晚一影格：更正</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open as one video</source>
        <translation>以一部影片開啟</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>已在他處開啟</translation>
    </message>
    <message>
        <source>Pixels of the video, {size}</source>
        <translation>影片的像素，{size}</translation>
    </message>
    <message>
        <source>Pixels of {size}</source>
        <translation>{size} 的像素</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Preparing fast jumps</source>
        <translation>正在準備快速跳躍</translation>
    </message>
    <message>
        <source>Press {key} to do so step by step.</source>
        <translation>按 {key} 可逐步調整。</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>RallyTrace tries again every minute.</source>
        <translation>RallyTrace 每分鐘會再試一次。</translation>
    </message>
    <message>
        <source>RallyTrace writes 1 for a visible ball.</source>
        <translation>RallyTrace 以 1 表示可見的球。</translation>
    </message>
    <message>
        <source>RallyTrace writes pixels of the video.</source>
        <translation>RallyTrace 寫出影片的像素。</translation>
    </message>
    <message>
        <source>Rate of the time codes</source>
        <translation>時間碼的影格率</translation>
    </message>
    <message>
        <source>Read as labels of {kind}.</source>
        <translation>以 {kind} 標註讀取。</translation>
    </message>
    <message>
        <source>Reading the frame times</source>
        <translation>正在讀取影格時間</translation>
    </message>
    <message>
        <source>Record (the edited timeline)</source>
        <translation>錄製（剪輯後的時間軸）</translation>
    </message>
    <message>
        <source>Relative, 0 to 1</source>
        <translation>相對，0 到 1</translation>
    </message>
    <message>
        <source>Remove the repeated last row</source>
        <translation>移除重複的最後一列</translation>
    </message>
    <message>
        <source>Remove the selected videos from the list (Delete). The files are kept</source>
        <translation>從清單移除選取的影片（Delete）。檔案會保留</translation>
    </message>
    <message>
        <source>Resolve markers (EDL)</source>
        <translation>Resolve 標記（EDL）</translation>
    </message>
    <message>
        <source>Rows with a position: {parts}.</source>
        <translation>有位置的列：{parts}。</translation>
    </message>
    <message>
        <source>SRT subtitles</source>
        <translation>SRT 字幕</translation>
    </message>
    <message>
        <source>Scoreboard read: {scores}.</source>
        <translation>已讀取比分板：{scores}。</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Segments (rallies)</source>
        <translation>區段（回合）</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分號</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符號</translation>
    </message>
    <message>
        <source>Set {rate:.5g} per second</source>
        <translation>設為每秒 {rate:.5g}</translation>
    </message>
    <message>
        <source>Shift-JIS (Japanese)</source>
        <translation>Shift-JIS（日文）</translation>
    </message>
    <message>
        <source>Showing frame {frame:,}, decoding {awaited:,}…</source>
        <translation>顯示第 {frame:,} 影格，正在解碼 {awaited:,}…</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s strokes</source>
        <translation>ShuttleSet 的擊球</translation>
    </message>
    <message>
        <source>Slow motion: enter the frames per second at which the camera recorded, for example 240.</source>
        <translation>慢動作：輸入攝影機錄製時的每秒影格數，例如 240。</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8. Check the names.</source>
        <translation>部分位元組不是 UTF-8。請檢查名稱。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Source (the cut video)</source>
        <translation>來源（被剪輯的影片）</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed ({keys})</source>
        <translation>速度（{keys}）</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the file. Hits and strokes may have changed.</source>
        <translation>球速與時間現在以檔案為準。擊球與球種可能已改變。</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the match. Hits and strokes may have changed.</source>
        <translation>球速與時間現在以比賽為準。擊球與球種可能已改變。</translation>
    </message>
    <message>
        <source>Start time code</source>
        <translation>起始時間碼</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在開始</translation>
    </message>
    <message>
        <source>Still being recorded</source>
        <translation>仍在錄製</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>停止並開啟</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The codes lie within the video.</source>
        <translation>時間碼位於影片內。</translation>
    </message>
    <message>
        <source>The column is empty.</source>
        <translation>此欄是空的。</translation>
    </message>
    <message>
        <source>The current frame with the path of the ball. A click places the point.</source>
        <translation>目前影格與球路。按一下可放置點。</translation>
    </message>
    <message>
        <source>The file contains only ASCII.</source>
        <translation>檔案只含 ASCII。</translation>
    </message>
    <message>
        <source>The file does not mark its keyframes reliably, so jumps are slow. Convert the file to make them fast.</source>
        <translation>檔案未可靠標示關鍵影格，因此跳躍較慢。轉換檔案後即可加快。</translation>
    </message>
    <message>
        <source>The file has no usable time stamps. Frames are numbered in decoding order.</source>
        <translation>檔案沒有可用的時間戳記。影格依解碼順序編號。</translation>
    </message>
    <message>
        <source>The file has {streams} video streams. The one with {size} pixels is shown.</source>
        <translation>檔案有 {streams} 條視訊串流。顯示 {size} 像素的那一條。</translation>
    </message>
    <message>
        <source>The file header says {promised} frames, but only {frames} can be decoded.</source>
        <translation>檔頭標示 {promised} 個影格，但只有 {frames} 個可解碼。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>檔案是空的。</translation>
    </message>
    <message>
        <source>The file is still being recorded. New frames appear as they are written.</source>
        <translation>檔案仍在錄製中。新影格寫入後會隨即出現。</translation>
    </message>
    <message>
        <source>The file is valid UTF-8.</source>
        <translation>檔案為有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The file joins {count} recordings, each with its own clock. They are shown as one video with continuous times.</source>
        <translation>檔案合併了 {count} 段錄影，各有自己的時鐘，會顯示為一部時間連續的影片。</translation>
    </message>
    <message>
        <source>The file may use commas both as separators and in numbers. Use semicolons as separators.</source>
        <translation>檔案可能同時以逗號作為分隔符號與用於數字。請改以分號分隔。</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times faster than the match. Speeds and durations are those of the match.</source>
        <translation>檔案的播放速度為實際比賽的 {factor:.3g} 倍。球速與時間以實際比賽為準。</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times slower than the match. Speeds and durations are those of the match.</source>
        <translation>檔案的播放速度為實際比賽的 1/{factor:.3g}。球速與時間以實際比賽為準。</translation>
    </message>
    <message>
        <source>The file specifies a mirrored picture. Frames and positions are mirrored, as FFmpeg shows them; OpenCV does not mirror them.</source>
        <translation>檔案指定了鏡像翻轉的畫面。影格與位置會鏡像翻轉，與 FFmpeg 的顯示相同；OpenCV 不會鏡像翻轉。</translation>
    </message>
    <message>
        <source>The file specifies a tilted or skewed picture. Only quarter turns and mirroring are applied.</source>
        <translation>檔案指定了傾斜或歪斜的畫面。只套用 90 度旋轉與鏡像翻轉。</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>檔案以位元組順序記號開頭。</translation>
    </message>
    <message>
        <source>The file was trimmed. Of its {promised} frames {frames} are shown.</source>
        <translation>檔案已修剪。{promised} 個影格中顯示 {frames} 個。</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>檔案 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The file&apos;s rotation data is invalid. Frames are shown as they are stored.</source>
        <translation>檔案的旋轉資料無效。影格照原樣顯示。</translation>
    </message>
    <message>
        <source>The first column has decimals, so it does not contain frame numbers.</source>
        <translation>第一欄有小數，因此不是影格編號。</translation>
    </message>
    <message>
        <source>The first line only gives the separator.</source>
        <translation>第一行只指定分隔符號。</translation>
    </message>
    <message>
        <source>The frame around the ball. Right-click to hide it</source>
        <translation>球周圍的影格畫面。按右鍵可隱藏</translation>
    </message>
    <message>
        <source>The frame is still loading. Click again when it is shown.</source>
        <translation>影格仍在載入。顯示後請再按一下。</translation>
    </message>
    <message>
        <source>The frame rate of the video.</source>
        <translation>影片的影格率。</translation>
    </message>
    <message>
        <source>The frame rate varies. Times are the time stamps of the file.</source>
        <translation>影格率不固定。時間為檔案的時間戳記。</translation>
    </message>
    <message>
        <source>The heading says so.</source>
        <translation>標題如此註明。</translation>
    </message>
    <message>
        <source>The last frame</source>
        <translation>最後一個影格</translation>
    </message>
    <message>
        <source>The last frame read so far</source>
        <translation>目前讀到的最後一個影格</translation>
    </message>
    <message>
        <source>The last part of its times is at most {highest}, at {rate:.4g} frames per second.</source>
        <translation>其時間的最後部分最多為 {highest}，每秒 {rate:.4g} 影格。</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file cannot be read: the file is damaged.</source>
        <translation>無法讀取檔案的最後 {share:.0%}：檔案已損毀。</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file is another recording, which cannot be shown with the first. Convert each recording to .mp4 before you join them.</source>
        <translation>檔案的最後 {share:.0%} 是另一段錄影，無法與第一段一起顯示。請先將各段錄影轉換為 .mp4 再合併。</translation>
    </message>
    <message>
        <source>The list is cut from one video.</source>
        <translation>清單剪自一部影片。</translation>
    </message>
    <message>
        <source>The list is cut from several files. The video may be one of them, or the edited timeline.</source>
        <translation>清單剪自多個檔案。此影片可能是其中之一，或是剪輯後的時間軸。</translation>
    </message>
    <message>
        <source>The list is cut from {name}.</source>
        <translation>清單剪自 {name}。</translation>
    </message>
    <message>
        <source>The marked range: {frames}</source>
        <translation>標記的區間：{frames}</translation>
    </message>
    <message>
        <source>The name of this video is too long to save the project beside it. It is saved in {place}.</source>
        <translation>此影片的名稱太長，無法將專案儲存在旁邊。已儲存於 {place}。</translation>
    </message>
    <message>
        <source>The numbers have decimals.</source>
        <translation>數字有小數。</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>The project now refers to it.</source>
        <translation>專案現在指向此影片。</translation>
    </message>
    <message>
        <source>The project was changed on another computer or by another program. The changes made on this computer are saved as {name}.</source>
        <translation>專案已在另一台電腦或由其他程式變更。在此電腦上所做的變更已儲存為 {name}。</translation>
    </message>
    <message>
        <source>The remaining columns are x and y.</source>
        <translation>其餘的欄為 x 與 y。</translation>
    </message>
    <message>
        <source>The scoreboard was not read.</source>
        <translation>未能讀取比分板。</translation>
    </message>
    <message>
        <source>The time codes begin shortly before a full hour, perhaps with a leader.</source>
        <translation>時間碼從整點前不久開始，可能含片頭。</translation>
    </message>
    <message>
        <source>The tracked path does not help to decide.</source>
        <translation>追蹤的球路無助於判斷。</translation>
    </message>
    <message>
        <source>The video file has changed, and the project has no frames to compare it with.</source>
        <translation>影片檔已變更，專案中沒有可供比較的影格。</translation>
    </message>
    <message>
        <source>The video file has changed. Its frames show no motion, so they cannot be compared.</source>
        <translation>影片檔已變更。其影格沒有動態，因此無法比較。</translation>
    </message>
    <message>
        <source>The video is HDR ({kind}): its colours are kept in 8 bits, and everything drawn over it looks bright.</source>
        <translation>影片為 HDR（{kind}）：顏色以 8 位元保存，疊加顯示的內容會看起來較亮。</translation>
    </message>
    <message>
        <source>The video is damaged: {frames} ({ranges}) cannot be decoded correctly. Pictures and positions there may be wrong.</source>
        <translation>影片已損毀：{frames}（{ranges}）無法正確解碼，該處的畫面與位置可能有誤。</translation>
    </message>
    <message>
        <source>The video is decoded in hardware ({name}): {count} test pictures are the same as in software.</source>
        <translation>影片以硬體解碼（{name}）：{count} 張測試畫面與軟體解碼相同。</translation>
    </message>
    <message>
        <source>The video is interlaced: each frame holds two moments. The earlier one is shown and tracked. To have both, with twice as many frames, turn fields into frames first: {command}</source>
        <translation>影片為交錯式：每個影格含兩個瞬間，顯示並追蹤較早的一個。若要兩者皆有、影格數加倍，請先將圖場轉為影格：{command}</translation>
    </message>
    <message>
        <source>The video is marked as interlaced, but nothing moves in it that would show this. If a fast ball is torn into stripes, turn fields into frames first: {command}</source>
        <translation>影片標示為交錯式，但其中沒有能證實這一點的移動。若快速移動的球裂成條紋，請先將圖場轉為影格：{command}</translation>
    </message>
    <message>
        <source>The video is shown as its file says, and all points with it.</source>
        <translation>影片與所有點已恢復為檔案原本的方向。</translation>
    </message>
    <message>
        <source>The video is the same and has {frames} more at its end, like a recording that has gone on.</source>
        <translation>影片相同，但結尾多了 {frames}，像是繼續錄製的錄影。</translation>
    </message>
    <message>
        <source>The video is {turned}, and all points with it.</source>
        <translation>影片與所有點已{turned}。</translation>
    </message>
    <message>
        <source>The video of {project}</source>
        <translation>{project} 的影片</translation>
    </message>
    <message>
        <source>The video was moved: {path}.</source>
        <translation>影片已移動：{path}。</translation>
    </message>
    <message>
        <source>The video was re-encoded. Its frames are the same.</source>
        <translation>影片已重新編碼，影格相同。</translation>
    </message>
    <message>
        <source>The video&apos;s own start time code.</source>
        <translation>影片本身的起始時間碼。</translation>
    </message>
    <message>
        <source>There are {count} objects, and it is unknown which one is the ball.</source>
        <translation>有 {count} 個物件，不知哪一個是球。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>沒有這一欄。</translation>
    </message>
    <message>
        <source>There is no video after this one in the list.</source>
        <translation>清單中此影片之後沒有影片。</translation>
    </message>
    <message>
        <source>There is no video before this one in the list.</source>
        <translation>清單中此影片之前沒有影片。</translation>
    </message>
    <message>
        <source>There is no video in the folder {name}.</source>
        <translation>資料夾 {name} 中沒有影片。</translation>
    </message>
    <message>
        <source>They could be frame numbers as well.</source>
        <translation>也可能是影格編號。</translation>
    </message>
    <message>
        <source>They may be counted from 0 or from 1.</source>
        <translation>可能從 0 或從 1 計數。</translation>
    </message>
    <message>
        <source>This is another video: it has {current} frames, the video of the project has {kept}.</source>
        <translation>這是另一部影片：有 {current} 個影格，專案的影片有 {kept} 個。</translation>
    </message>
    <message>
        <source>This is another video: it has {current} pixels, the video of the project has {kept}.</source>
        <translation>這是另一部影片：{current} 像素，專案的影片為 {kept}。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are missing from frame {frame} on.</source>
        <translation>這是另一部影片：影格到第 {agreeing} 影格為止相同，從第 {frame} 影格起缺少。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} early from frame {frame} on.</source>
        <translation>這是另一部影片：影格到第 {agreeing} 影格為止相同，從第 {frame} 影格起早 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} late from frame {frame} on.</source>
        <translation>這是另一部影片：影格到第 {agreeing} 影格為止相同，從第 {frame} 影格起晚 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and differ from frame {frame} on.</source>
        <translation>這是另一部影片：影格到第 {agreeing} 影格為止相同，從第 {frame} 影格起不同。</translation>
    </message>
    <message>
        <source>This is another video: its frames are missing from the first compared frame on, frame {frame}.</source>
        <translation>這是另一部影片：從第一個比較的影格（第 {frame} 影格）起缺少影格。</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} early from the first compared frame on, frame {frame}.</source>
        <translation>這是另一部影片：從第一個比較的影格（第 {frame} 影格）起早 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} late from the first compared frame on, frame {frame}.</source>
        <translation>這是另一部影片：從第一個比較的影格（第 {frame} 影格）起晚 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames differ from the first compared frame on, frame {frame}.</source>
        <translation>這是另一部影片：從第一個比較的影格（第 {frame} 影格）起不同。</translation>
    </message>
    <message>
        <source>This is the video of the project.</source>
        <translation>這是此專案的影片。</translation>
    </message>
    <message>
        <source>This list is not saved: another window uses it, or its file cannot be read.</source>
        <translation>此清單未儲存：另一個視窗正在使用，或無法讀取其檔案。</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second.</source>
        <translation>看似慢動作，約以每秒 {rate:.0f} 影格錄製。</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second: {key} sets that.</source>
        <translation>看似慢動作，約以每秒 {rate:.0f} 影格錄製：按 {key} 可設定。</translation>
    </message>
    <message>
        <source>This video</source>
        <translation>此影片</translation>
    </message>
    <message>
        <source>This video is damaged. Frames {frames} cannot be decoded correctly. Pictures and positions there may be wrong. The timeline marks damaged frames as they are found.</source>
        <translation>此影片已損毀。影格 {frames} 無法正確解碼，該處的畫面與位置可能有誤。時間軸會標示陸續發現的損毀影格。</translation>
    </message>
    <message>
        <source>This video is dark. Lift the shadows to see more. The file does not change.</source>
        <translation>此影片較暗。調亮陰影可看得更清楚，檔案不會變更。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time codes (h:mm:ss:frames)</source>
        <translation>時間碼（h:mm:ss:影格）</translation>
    </message>
    <message>
        <source>Time from the first frame</source>
        <translation>自第一個影格起的時間</translation>
    </message>
    <message>
        <source>Timelines of editing programs begin at a full hour, and all codes are after it.</source>
        <translation>剪輯程式的時間軸從整點開始，且所有時間碼都在其後。</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Track again, because tracking depends on the rate.</source>
        <translation>請重新追蹤，因為追蹤取決於影格率。</translation>
    </message>
    <message>
        <source>Tracked</source>
        <translation>已追蹤</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>旋轉畫面</translation>
    </message>
    <message>
        <source>Two columns increase like starts and ends, but they could be positions.</source>
        <translation>有兩欄像開始與結束一樣遞增，但也可能是位置。</translation>
    </message>
    <message>
        <source>Two columns look like starts and ends of consecutive segments.</source>
        <translation>有兩欄像是連續區段的開始與結束。</translation>
    </message>
    <message>
        <source>Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25</source>
        <translation>輸入影格：1200、1200-1300、1200-；或時間：1:20-1:25</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16，高位元組在前</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>不變</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Use neither</source>
        <translation>都不使用</translation>
    </message>
    <message>
        <source>Use the first</source>
        <translation>使用第一個</translation>
    </message>
    <message>
        <source>Use the last</source>
        <translation>使用最後一個</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>Video players skip the segments of such a list. Here they become rallies.</source>
        <translation>影片播放器會跳過這種清單的區段，在此則作為回合。</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>錄影設定</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>Videos ({patterns});;All files (*)</source>
        <translation>影片 ({patterns});;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Videos and projects</source>
        <translation>影片與專案</translation>
    </message>
    <message>
        <source>Visibility column</source>
        <translation>可見性欄</translation>
    </message>
    <message>
        <source>Visibility values</source>
        <translation>可見性的值</translation>
    </message>
    <message>
        <source>Visible at (0, 0)</source>
        <translation>在 (0, 0) 可見</translation>
    </message>
    <message>
        <source>Volume {share:.0%}</source>
        <translation>音量 {share:.0%}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>整部影片</translation>
    </message>
    <message>
        <source>Windows-1251 (Cyrillic)</source>
        <translation>Windows-1251（西里爾文）</translation>
    </message>
    <message>
        <source>X column</source>
        <translation>X 欄</translation>
    </message>
    <message>
        <source>Y column</source>
        <translation>Y 欄</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>自行選擇。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已損毀</translation>
    </message>
    <message>
        <source>edit decision list</source>
        <translation>剪輯決策表</translation>
    </message>
    <message>
        <source>list of chapters</source>
        <translation>章節清單</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>鏡像翻轉</translation>
    </message>
    <message>
        <source>mpv edit list</source>
        <translation>mpv 剪輯表</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>影格/秒</translation>
    </message>
    <message>
        <source>player&apos;s edit list</source>
        <translation>播放器的剪輯表</translation>
    </message>
    <message>
        <source>predict.py --large_video writes such a row, or it is an added correction.</source>
        <translation>predict.py --large_video 會寫出這樣的列，或為加入的更正。</translation>
    </message>
    <message>
        <source>table of segments</source>
        <translation>區段表格</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>旋轉 180°</translation>
    </message>
    <message>
        <source>turned by 90° clockwise</source>
        <translation>順時針旋轉 90°</translation>
    </message>
    <message>
        <source>turned by 90° counterclockwise</source>
        <translation>逆時針旋轉 90°</translation>
    </message>
    <message>
        <source>x is {x_min:.0f} to {x_max:.0f}, y is {y_min:.0f} to {y_max:.0f}, and the mean of x is {share:.0%} of {size}</source>
        <translation>x 為 {x_min:.0f} 到 {x_max:.0f}，y 為 {y_min:.0f} 到 {y_max:.0f}，x 的平均為 {size} 的 {share:.0%}</translation>
    </message>
    <message>
        <source>{count:,} corrected</source>
        <translation>更正 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} not imported</source>
        <translation>未匯入 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} / {frames}</translation>
    </message>
    <message>
        <source>{evidence} Next to a width and a height, it may be the corner of a box.</source>
        <translation>{evidence}旁邊有寬與高，可能是邊界框的角點。</translation>
    </message>
    <message>
        <source>{evidence}, in the video: 0 to {last}</source>
        <translation>{evidence}，影片中：0 到 {last}</translation>
    </message>
    <message>
        <source>{evidence}.</source>
        <translation>{evidence}。</translation>
    </message>
    <message>
        <source>{evidence}; it could also be {size}.</source>
        <translation>{evidence}；也可能是 {size}。</translation>
    </message>
    <message>
        <source>{facts}.</source>
        <translation>{facts}。</translation>
    </message>
    <message>
        <source>{files} are parts of one recording, so they are one video.</source>
        <translation>{files} 是同一錄影的分段，因此視為一部影片。</translation>
    </message>
    <message>
        <source>{files} are parts of one recording.</source>
        <translation>{files} 是同一錄影的分段。</translation>
    </message>
    <message>
        <source>{first:,} to {last:,}</source>
        <translation>{first:,} 到 {last:,}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} 與 {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>{frames} from {rows}</source>
        <translation>{rows}中的 {frames}</translation>
    </message>
    <message>
        <source>{hit_rate:.0%} of {frames} frames within 4 px at 512x288, half within {distance:.1f} px</source>
        <translation>{frames} 個影格中有 {hit_rate:.0%} 在 512x288 下相差 4 px 以內，一半在 {distance:.1f} px 以內</translation>
    </message>
    <message>
        <source>{key} opens {name}.</source>
        <translation>按 {key} 開啟 {name}。</translation>
    </message>
    <message>
        <source>{label}, {rows:,} rows</source>
        <translation>{label}，{rows:,} 列</translation>
    </message>
    <message>
        <source>{location} It will be tracked once it is closed there.</source>
        <translation>{location}在該處關閉後即會追蹤。</translation>
    </message>
    <message>
        <source>{more:,} more labels lie in frames that already have one. They are left out.</source>
        <translation>另有 {more:,} 筆標註位於已有標註的影格，已略過。</translation>
    </message>
    <message>
        <source>{names} ({count} files)</source>
        <translation>{names}（{count} 個檔案）</translation>
    </message>
    <message>
        <source>{name} cannot be opened. The list says why.</source>
        <translation>無法開啟 {name}。原因見清單。</translation>
    </message>
    <message>
        <source>{name} is from another version of the project file and was not used.</source>
        <translation>{name} 來自其他版本的專案檔，未使用。</translation>
    </message>
    <message>
        <source>{name} is not joined with {before}: {reason}.</source>
        <translation>{name} 未與 {before} 合併：{reason}。</translation>
    </message>
    <message>
        <source>{name} is not used: {reason}</source>
        <translation>未使用 {name}：{reason}</translation>
    </message>
    <message>
        <source>{name} opens as soon as the background run has saved its results.</source>
        <translation>背景執行儲存結果後，即會開啟 {name}。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>無法讀取 {path}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read: it is a link to a file that does not exist.</source>
        <translation>無法讀取 {path}：它是指向不存在檔案的連結。</translation>
    </message>
    <message>
        <source>{share:.0%} tracked</source>
        <translation>已追蹤 {share:.0%}</translation>
    </message>
    <message>
        <source>{problem} Put it back, or remove the video from the list.</source>
        <translation>{problem}請放回原處，或從清單移除影片。</translation>
    </message>
    <message>
        <source>The video is decoded in software.</source>
        <translation>影片以軟體解碼。</translation>
    </message>
    <message>
        <source>{device} does not work here.</source>
        <translation>{device} 在此無法運作。</translation>
    </message>
    <message>
        <source>{device} gives a different picture of frame {number}.</source>
        <translation>{device} 對影格 {number} 給出不同的畫面。</translation>
    </message>
    <message>
        <source>{project} is not used. Your work on this video is saved in a separate project.</source>
        <translation>未使用 {project}。此影片的工作會儲存在另一個專案。</translation>
    </message>
    <message>
        <source>{project} was not opened.</source>
        <translation>未開啟 {project}。</translation>
    </message>
    <message>
        <source>{ranges} and {count} more ranges</source>
        <translation>{ranges}與另外 {count} 個區間</translation>
    </message>
    <message>
        <source>{share:.0%} of the {count} positions are between 0 and 1.</source>
        <translation>{count} 個位置中有 {share:.0%} 在 0 與 1 之間。</translation>
    </message>
    <message>
        <source>{shares:.0%} of the {count} with {value}</source>
        <translation>{count} 個值為 {value} 者的 {shares:.0%}</translation>
    </message>
    <message>
        <source>{turned} and mirrored</source>
        <translation>{turned}並鏡像翻轉</translation>
    </message>
    <message>
        <source>{videos} removed from the list. The files are still there.</source>
        <translation>已從清單移除 {videos}。檔案仍會保留。</translation>
    </message>
    <message>
        <source>{video} is being tracked. Opening {other} stops the run; you can continue it later.</source>
        <translation>正在追蹤{video}。開啟 {other} 會停止執行；稍後可以繼續。</translation>
    </message>
    <message>
        <source>{words} frames per second</source>
        <translation>每秒 {words} 影格</translation>
    </message>
    <message>
        <source>{words}, or it was added by hand.</source>
        <translation>{words}，或為手動加入。</translation>
    </message>
    <message>
        <source>{words}. But the row of frame {frame} has another position.</source>
        <translation>{words}。但影格 {frame} 的列位置不同。</translation>
    </message>
    <message>
        <source>{words}. The row of frame {frame} has the same position.</source>
        <translation>{words}。影格 {frame} 的列位置相同。</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n by corrections.</source>
        <translation>
            <numerusform>%n 個由修正產生。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames not tracked yet.</source>
        <translation>
            <numerusform>%n 個影格尚未追蹤。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items left</source>
        <translation>
            <numerusform>剩 %n 個項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in the other track</source>
        <translation>
            <numerusform>僅另一條軌跡有標註 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in this track</source>
        <translation>
            <numerusform>僅此軌跡有標註 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain.</source>
        <translation>
            <numerusform>%n 個較不確定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errors since.</source>
        <translation>
            <numerusform>此後又有 %n 個錯誤。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems found.</source>
        <translation>
            <numerusform>找到 %n 個問題。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>已選取 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>繼續(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>複製報告(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Imported labels</source>
        <translation>匯入的標註(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>(TP + TN) / all</source>
        <translation>(TP + TN) / 全部</translation>
    </message>
    <message>
        <source>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Finds the shuttle or ball in every frame of a match video, lets you correct the path by hand, and exports labels.&lt;p&gt;MIT licence. With Qt (LGPL), ONNX Runtime (MIT), FFmpeg through PyAV, OpenCV (Apache 2.0).</source>
        <translation>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;在比賽影片的每個影格找出球的位置，可手動修正球路並匯出標註。&lt;p&gt;MIT 授權。採用 Qt (LGPL)、ONNX Runtime (MIT)、透過 PyAV 的 FFmpeg、OpenCV (Apache 2.0)。</translation>
    </message>
    <message>
        <source>A correction can split an item, and flag frames next to it.</source>
        <translation>修正可能會分割項目，並將相鄰影格標為可疑。</translation>
    </message>
    <message>
        <source>A double click on a rally zooms to it.</source>
        <translation>在回合上按兩下可放大該回合。</translation>
    </message>
    <message>
        <source>A point that was set by hand, filled or imported stays protected, because no model found it. {key} removes it.</source>
        <translation>手動設定、填補或匯入的點仍受保護，因為不是由模型找到。按 {key} 可移除。</translation>
    </message>
    <message>
        <source>About RallyTrace</source>
        <translation>關於 RallyTrace</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Accept {count:,} of {frames}</source>
        <translation>接受 {frames} 中的 {count:,} 個</translation>
    </message>
    <message>
        <source>Accept {frames}</source>
        <translation>接受 {frames}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>All changes are saved automatically in {path}.</source>
        <translation>所有變更會自動儲存於 {path}。</translation>
    </message>
    <message>
        <source>All changes are saved in {path}</source>
        <translation>所有變更已儲存於 {path}</translation>
    </message>
    <message>
        <source>All disagreements ({count:,})</source>
        <translation>所有不一致處（{count:,}）</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>所有原因</translation>
    </message>
    <message>
        <source>Already done. Press {key} again to accept {frames}.</source>
        <translation>已完成。再按一次 {key} 可接受 {frames}。</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>所有來源</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>所有狀態</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Back to the detected value</source>
        <translation>恢復偵測到的值</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>瀏覽...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變更</translation>
    </message>
    <message>
        <source>Checking the frames</source>
        <translation>正在檢查影格</translation>
    </message>
    <message>
        <source>Checking the installation and testing each provider.</source>
        <translation>正在檢查安裝並測試各執行提供者。</translation>
    </message>
    <message>
        <source>Choose, or type the picture size that the labels were made for, such as 1024x576</source>
        <translation>選擇或輸入標註所用的畫面尺寸，例如 1024x576</translation>
    </message>
    <message>
        <source>Choose, or type the time code at which the video starts, such as 00:59:50:00</source>
        <translation>選擇或輸入影片開始的時間碼，例如 00:59:50:00</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Click the ball in the picture: the frames around it appear here.</source>
        <translation>在畫面中的球上按一下：其前後的影格會顯示在這裡。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close the film strip</source>
        <translation>關閉影格條</translation>
    </message>
    <message>
        <source>Close the plots</source>
        <translation>關閉曲線圖</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>關閉時間軸</translation>
    </message>
    <message>
        <source>Colour: source. High: visible. Striped: hidden. Low: no ball. Empty: not tracked yet. Mark on top: by hand. Line below: reviewed; dotted: protected. Hatched: not in play. Hatched under a line: damaged in the file. Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); events set by hand have the colour of points set by hand.</source>
        <translation>顏色：來源。高：可見。條紋：被遮擋。低：無球。空白：尚未追蹤。上方記號：手動。下方線：已複核；虛線：受保護。斜線：非比賽。線下的斜線：檔案損毀。符號：發球（三角形）、擊球（叉）、反彈（下上折線）、落地（地面上）；手動設定的事件使用手動設定的點的顏色。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare with labels or a project</source>
        <translation>與標註或專案比較</translation>
    </message>
    <message>
        <source>Comparing with {name}.</source>
        <translation>正在與 {name} 比較。</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>信心</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>信心度</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>信心度低於</translation>
    </message>
    <message>
        <source>Consecutive frames around the ball. A click places it, a right click marks that there is none.</source>
        <translation>球周圍的連續影格。按一下可放置球，按右鍵可標記無球。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>複製詳細資料</translation>
    </message>
    <message>
        <source>Correct the path and export the labels.</source>
        <translation>修正球路並匯出標註。</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>截斷</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診斷</translation>
    </message>
    <message>
        <source>Differences from the other track. Bar up: only this track has a ball. Bar down: only the other track has one. Up and down: the two balls are too far apart. Line only: the tracks agree. Empty: one of them has no label.</source>
        <translation>與另一條軌跡的差異。向上的長條：僅此軌跡有球。向下的長條：僅另一條有球。上下皆有：兩顆球相距太遠。只有線：兩條軌跡一致。空白：其中一條沒有標註。</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>不一致處</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>捨棄變更</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Distance in px: mean {mean:.1f}, median {median:.1f}, {quantiles}</source>
        <translation>距離（px）：平均 {mean:.1f}，中位數 {median:.1f}，{quantiles}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>FN: ball only in the other track</source>
        <translation>FN：僅另一條軌跡有球</translation>
    </message>
    <message>
        <source>FP1: ball in both, more than 4 px apart at 512x288</source>
        <translation>FP1：兩者皆有球，512x288 下相距超過 4 px</translation>
    </message>
    <message>
        <source>FP2: ball only in this track</source>
        <translation>FP2：僅此軌跡有球</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>檔案格式</translation>
    </message>
    <message>
        <source>Fill {frames}, {seen} of them weak detections: {fill} – {take} accepts, {cancel} discards</source>
        <translation>填補 {frames}，其中 {seen} 個偵測微弱：{fill} – {take} 接受，{cancel} 捨棄</translation>
    </message>
    <message>
        <source>Fill {frames}: {fill} – {take} accepts, {cancel} discards</source>
        <translation>填補 {frames}：{fill} – {take} 接受，{cancel} 捨棄</translation>
    </message>
    <message>
        <source>Fill {frames}: {spans}</source>
        <translation>填補 {frames}：{spans}</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>填補</translation>
    </message>
    <message>
        <source>Film strip</source>
        <translation>影格條</translation>
    </message>
    <message>
        <source>Film strip: uncertain frames are shown around {guess}.</source>
        <translation>影格條：不確定的影格顯示在{guess}附近。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Filter by state, source, review, part of the video and confidence</source>
        <translation>依狀態、來源、複核、影片部分與信心度篩選</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>Frame {frame:,} is not shown yet, so nothing was changed. Press the key again.</source>
        <translation>第 {frame:,} 影格尚未顯示，因此未變更。請再按一次按鍵。</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}</source>
        <translation>第 {frame:,} 影格：{outcome}</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}, {distance:.1f} px apart</source>
        <translation>第 {frame:,} 影格：{outcome}，相距 {distance:.1f} px</translation>
    </message>
    <message>
        <source>Frame {frame}   {time}   x {x}   y {y}   {speed} px/s</source>
        <translation>影格 {frame}   {time}   x {x}   y {y}   {speed} px/s</translation>
    </message>
    <message>
        <source>Frame {frame} was changed, because it was still on the screen; frame {late} was not shown yet.</source>
        <translation>變更了第 {frame} 影格，因為畫面上仍是該影格；第 {late} 影格尚未顯示。</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>精確率與召回率的調和平均</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>檔案的讀取方式</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>匯入標註</translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>匯入區段</translation>
    </message>
    <message>
        <source>Import {labels}</source>
        <translation>匯入 {labels}</translation>
    </message>
    <message>
        <source>Import {rallies}</source>
        <translation>匯入 {rallies}</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Imported points replace model results. Points set by hand replace imported points.</source>
        <translation>匯入的點會取代模型結果。手動設定的點會取代匯入的點。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Labels and projects</source>
        <translation>標註與專案</translation>
    </message>
    <message>
        <source>Labels and segments</source>
        <translation>標註與區段</translation>
    </message>
    <message>
        <source>Labels over the video</source>
        <translation>影片上的標註</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>圖層</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>載入中…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手冊</translation>
    </message>
    <message>
        <source>Mark a range with {keys}.</source>
        <translation>請以 {keys} 標記區間。</translation>
    </message>
    <message>
        <source>Marker of the other track on the video</source>
        <translation>影片上另一條軌跡的標記</translation>
    </message>
    <message>
        <source>Minimum probability of an error, in percent</source>
        <translation>最低錯誤機率，以百分比表示</translation>
    </message>
    <message>
        <source>Mouse position in video pixels</source>
        <translation>滑鼠位置（影片像素）</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>下一個項目</translation>
    </message>
    <message>
        <source>No ball is known near these frames. {click}</source>
        <translation>這些影格附近沒有已知的球。{click}</translation>
    </message>
    <message>
        <source>No comparison.

Open labels or another project of this video. Frames that differ from this track are listed here.</source>
        <translation>沒有比較。

開啟此影片的標註或另一個專案，與此軌跡不同的影格會列在這裡。</translation>
    </message>
    <message>
        <source>No disagreements after this frame.</source>
        <translation>此影格之後沒有不一致處。</translation>
    </message>
    <message>
        <source>No disagreements before this frame.</source>
        <translation>此影格之前沒有不一致處。</translation>
    </message>
    <message>
        <source>No disagreements.</source>
        <translation>沒有不一致處。</translation>
    </message>
    <message>
        <source>No frame is labelled in both tracks.</source>
        <translation>沒有在兩條軌跡中皆有標註的影格。</translation>
    </message>
    <message>
        <source>No frame matches the filter.</source>
        <translation>沒有符合篩選條件的影格。</translation>
    </message>
    <message>
        <source>No items for this reason are left.</source>
        <translation>此原因的項目已全部處理。</translation>
    </message>
    <message>
        <source>No items in these rallies are left.</source>
        <translation>這些回合的項目已全部處理。</translation>
    </message>
    <message>
        <source>No items of {share:.0%} or more are left.</source>
        <translation>沒有 {share:.0%} 以上的項目了。</translation>
    </message>
    <message>
        <source>No label yet</source>
        <translation>尚無標註</translation>
    </message>
    <message>
        <source>No path yet</source>
        <translation>尚無球路</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball first.</source>
        <translation>此影格沒有已知的位置。請先在球上按一下。</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball.</source>
        <translation>此影格沒有已知的位置。請在球上按一下。</translation>
    </message>
    <message>
        <source>No position yet. Click on the ball in the video</source>
        <translation>尚無位置。請在影片中的球上按一下</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>沒有找到問題。</translation>
    </message>
    <message>
        <source>No range is marked.</source>
        <translation>未標記區間。</translation>
    </message>
    <message>
        <source>No range is marked.

{first} and {last} mark one.</source>
        <translation>未標記區間。

以 {first} 與 {last} 標記。</translation>
    </message>
    <message>
        <source>No range is marked. Mark one with {first_key} and {last_key}, or go to a review item.</source>
        <translation>未標記區間。請以 {first_key} 與 {last_key} 標記，或前往複核項目。</translation>
    </message>
    <message>
        <source>No review items are left.</source>
        <translation>沒有剩餘的複核項目。</translation>
    </message>
    <message>
        <source>No review items for this reason are left. Choose all reasons in the Review panel.</source>
        <translation>此原因的複核項目已全部處理。請在複核面板選擇「所有原因」。</translation>
    </message>
    <message>
        <source>No review items of {share:.0%} or more are left. {key} shows {rest}.</source>
        <translation>沒有 {share:.0%} 以上的複核項目了。按 {key} 顯示 {rest}。</translation>
    </message>
    <message>
        <source>No unreviewed frames after this one.</source>
        <translation>此影格之後沒有未複核的影格。</translation>
    </message>
    <message>
        <source>No unreviewed frames before this one.</source>
        <translation>此影格之前沒有未複核的影格。</translation>
    </message>
    <message>
        <source>No video is open</source>
        <translation>沒有開啟的影片</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>沒有開啟的影片。</translation>
    </message>
    <message>
        <source>Not counted: {frames}.</source>
        <translation>不計入：{frames}。</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未匯入</translation>
    </message>
    <message>
        <source>Not imported: {rows}.</source>
        <translation>未匯入：{rows}。</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>未複核</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未儲存</translation>
    </message>
    <message>
        <source>Not shown: {layers}</source>
        <translation>未顯示：{layers}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Notes about the file</source>
        <translation>檔案的備註</translation>
    </message>
    <message>
        <source>Nothing can be filled.</source>
        <translation>沒有可填補的內容。</translation>
    </message>
    <message>
        <source>Nothing left to review.</source>
        <translation>沒有待複核的項目。</translation>
    </message>
    <message>
        <source>Nothing to review so far.</source>
        <translation>目前沒有待複核的項目。</translation>
    </message>
    <message>
        <source>Nothing to review yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, frames that may be wrong are listed here.</source>
        <translation>尚無可複核的內容。&lt;br&gt;&lt;br&gt;影片追蹤後，可能有誤的影格會列在這裡。</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>沒有待複核的項目。</translation>
    </message>
    <message>
        <source>Nothing to save yet. The first run or edit creates the project.</source>
        <translation>目前沒有可儲存的內容。首次執行或編輯時會建立專案。</translation>
    </message>
    <message>
        <source>One curve for each source: circles TrackNet, diamonds InpaintNet or a curve, squares by hand.</source>
        <translation>每個來源一條曲線：圓形為 TrackNet，菱形為 InpaintNet 或曲線，方形為手動。</translation>
    </message>
    <message>
        <source>Only frames with a TrackNet confidence below this</source>
        <translation>僅 TrackNet 信心度低於此值的影格</translation>
    </message>
    <message>
        <source>Only items with this reason</source>
        <translation>僅此原因的項目</translation>
    </message>
    <message>
        <source>Only this kind of disagreement</source>
        <translation>僅此類不一致處</translation>
    </message>
    <message>
        <source>Open a video to see its path over time.</source>
        <translation>開啟影片以查看球路隨時間的變化。</translation>
    </message>
    <message>
        <source>Open a video, or drop videos or a folder here.</source>
        <translation>開啟影片，或將影片或資料夾拖放到此處。</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>開啟記錄檔(&amp;L)</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>開啟記錄檔資料夾(&amp;L)</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>開啟示範回合</translation>
    </message>
    <message>
        <source>Open video...</source>
        <translation>開啟影片...</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>其他部分</translation>
    </message>
    <message>
        <source>Pictures of the ball</source>
        <translation>球的圖片</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>曲線圖</translation>
    </message>
    <message>
        <source>Points set by &amp;hand</source>
        <translation>手動設定的點(&amp;H)</translation>
    </message>
    <message>
        <source>Position copied to frames {first} to {last}.</source>
        <translation>已將位置複製到第 {first} 到 {last} 影格。</translation>
    </message>
    <message>
        <source>Possible error</source>
        <translation>可能的錯誤</translation>
    </message>
    <message>
        <source>Possible errors</source>
        <translation>可能的錯誤</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精確率</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>預測</translation>
    </message>
    <message>
        <source>Protect or unprotect</source>
        <translation>保護或解除保護</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>受保護</translation>
    </message>
    <message>
        <source>Protected, not reviewed. Runs do not change it</source>
        <translation>受保護，未複核。執行時不會變更</translation>
    </message>
    <message>
        <source>RallyTrace: unexpected error</source>
        <translation>RallyTrace：非預期的錯誤</translation>
    </message>
    <message>
        <source>Re-tracked {frames} along the path, from {first:,}</source>
        <translation>沿球路重新追蹤 {frames}，從 {first:,} 起</translation>
    </message>
    <message>
        <source>Re-tracked {frames}, from {first:,}</source>
        <translation>重新追蹤 {frames}，從 {first:,} 起</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {cancel} discards</source>
        <translation>重新追蹤 {frames}：將變更 {changed:,} 個 – {take} 全部接受，{cancel} 捨棄</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {take_part} accepts this part, {cancel} discards</source>
        <translation>重新追蹤 {frames}：將變更 {changed:,} 個 – {take} 全部接受，{take_part} 接受此部分，{cancel} 捨棄</translation>
    </message>
    <message>
        <source>Read as &amp;segments</source>
        <translation>讀取為區段(&amp;S)</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>唯讀</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>移除手動設定的點，恢復模型的點</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>複核</translation>
    </message>
    <message>
        <source>Review everything</source>
        <translation>複核全部</translation>
    </message>
    <message>
        <source>Review items</source>
        <translation>複核項目</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已複核</translation>
    </message>
    <message>
        <source>Reviewed or not</source>
        <translation>已複核或未複核</translation>
    </message>
    <message>
        <source>Reviewed. Runs do not change it</source>
        <translation>已複核。執行時不會變更</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存複本</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>另存複本...</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已儲存</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>正在儲存</translation>
    </message>
    <message>
        <source>Scaled to the part of the picture in which the ball is found.</source>
        <translation>依找到球的畫面部分縮放。</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手動設定</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>Show all frames</source>
        <translation>顯示所有影格</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>顯示第一個</translation>
    </message>
    <message>
        <source>Show frames whose probability of an error is {share:.0%} or more</source>
        <translation>顯示錯誤機率為 {share:.0%} 以上的影格</translation>
    </message>
    <message>
        <source>Show next</source>
        <translation>顯示下一個</translation>
    </message>
    <message>
        <source>Show {items}</source>
        <translation>顯示 {items}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>發生錯誤</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Source of the point</source>
        <translation>點的來源</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>State of the frame</source>
        <translation>影格的狀態</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>可疑度</translation>
    </message>
    <message>
        <source>TN: no ball in both</source>
        <translation>TN：兩者皆無球</translation>
    </message>
    <message>
        <source>TP: ball in both, at most 4 px apart at 512x288</source>
        <translation>TP：兩者皆有球，512x288 下相距 4 px 以內</translation>
    </message>
    <message>
        <source>That was the first review item. This is the last one.</source>
        <translation>剛才是第一個複核項目。現在是最後一個。</translation>
    </message>
    <message>
        <source>That was the first review item. This one has not been visited yet.</source>
        <translation>剛才是第一個複核項目。此項目尚未查看過。</translation>
    </message>
    <message>
        <source>That was the last gap. This is the first one.</source>
        <translation>剛才是最後一個缺口。現在是第一個。</translation>
    </message>
    <message>
        <source>That was the last review item. This is the first one.</source>
        <translation>剛才是最後一個複核項目。現在是第一個。</translation>
    </message>
    <message>
        <source>That was the last review item. This one has not been visited yet.</source>
        <translation>剛才是最後一個複核項目。此項目尚未查看過。</translation>
    </message>
    <message>
        <source>The ball is known in this frame and its neighbours. {first} and {last} mark frames to re-track.</source>
        <translation>此影格與相鄰影格的球已知。請以 {first} 與 {last} 標記要重新追蹤的影格。</translation>
    </message>
    <message>
        <source>The ball moves after frame {frame}, so only this frame was marked.</source>
        <translation>球在第 {frame} 影格之後移動，因此只標記此影格。</translation>
    </message>
    <message>
        <source>The current frame is not in a rally.</source>
        <translation>目前影格不在回合中。</translation>
    </message>
    <message>
        <source>The current task was stopped. Everything else continues.</source>
        <translation>目前的工作已停止，其餘一切照常。</translation>
    </message>
    <message>
        <source>The fill was accepted. {key} shows or hides the layer.</source>
        <translation>已接受填補。按 {key} 顯示或隱藏圖層。</translation>
    </message>
    <message>
        <source>The film strip is closed. {key} opens it.</source>
        <translation>影格條已關閉。按 {key} 可開啟。</translation>
    </message>
    <message>
        <source>The film strip is hidden. {key} shows it.</source>
        <translation>影格條已隱藏。按 {key} 可顯示。</translation>
    </message>
    <message>
        <source>The frame under the mouse</source>
        <translation>滑鼠下方的影格</translation>
    </message>
    <message>
        <source>The frames are still being checked. Try again in a moment.</source>
        <translation>仍在檢查影格，請稍後再試。</translation>
    </message>
    <message>
        <source>The last changes could not be saved.</source>
        <translation>無法儲存最後的變更。</translation>
    </message>
    <message>
        <source>The marked place was out of sight. It is shown now: press the key again to accept it.</source>
        <translation>標記的位置在視野之外，現在已顯示：再按一次按鍵即可接受。</translation>
    </message>
    <message>
        <source>The next label</source>
        <translation>下一筆標註</translation>
    </message>
    <message>
        <source>The path appears here when the video and its project have been read.</source>
        <translation>影片及其專案讀取完成後，球路會顯示在這裡。</translation>
    </message>
    <message>
        <source>The previous label</source>
        <translation>上一筆標註</translation>
    </message>
    <message>
        <source>The project was copied to {path}.</source>
        <translation>專案已複製到 {path}。</translation>
    </message>
    <message>
        <source>The rows are starts and ends of rallies, not positions of the ball</source>
        <translation>這些列是回合的開始與結束，不是球的位置</translation>
    </message>
    <message>
        <source>The state of each frame is shown here.</source>
        <translation>各影格的狀態顯示在這裡。</translation>
    </message>
    <message>
        <source>The tracks agree in this frame. Press {key} for the next one.</source>
        <translation>兩條軌跡在此影格一致。按 {key} 前往下一個不一致處。</translation>
    </message>
    <message>
        <source>The x of the ball over time; up is right. {scale} {curves}</source>
        <translation>球的 x 隨時間的變化；向上為右。{scale}{curves}</translation>
    </message>
    <message>
        <source>The y of the ball over time; up is up in the picture. {scale} {curves}</source>
        <translation>球的 y 隨時間的變化；向上即畫面上方。{scale}{curves}</translation>
    </message>
    <message>
        <source>There is no gap to fill.</source>
        <translation>沒有可填補的缺口。</translation>
    </message>
    <message>
        <source>There is nothing to fill here.</source>
        <translation>此處沒有可填補的內容。</translation>
    </message>
    <message>
        <source>These frames are not tracked yet ({key} tracks the video). {click}</source>
        <translation>這些影格尚未追蹤（按 {key} 追蹤影片）。{click}</translation>
    </message>
    <message>
        <source>These frames are not tracked yet. {click}</source>
        <translation>這些影格尚未追蹤。{click}</translation>
    </message>
    <message>
        <source>This frame has no dotted ring. Click on the ball.</source>
        <translation>此影格沒有虛線圓圈。請在球上按一下。</translation>
    </message>
    <message>
        <source>This frame is in no review item. Press {key} to go to one.</source>
        <translation>此影格不在複核項目中。按 {key} 前往複核項目。</translation>
    </message>
    <message>
        <source>This is already the next item. Press {key} again to skip it.</source>
        <translation>這已經是下一個項目。再按一次 {key} 可略過。</translation>
    </message>
    <message>
        <source>This is the only gap to fill.</source>
        <translation>這是唯一可填補的缺口。</translation>
    </message>
    <message>
        <source>This part</source>
        <translation>此部分</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Timeline: {name}</source>
        <translation>時間軸：{name}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Track it: RallyTrace finds the ball in every frame and fills gaps.</source>
        <translation>追蹤：RallyTrace 在每個影格找出球並填補缺口。</translation>
    </message>
    <message>
        <source>Track the shuttle or ball, correct the path, export labels.</source>
        <translation>追蹤球的位置，修正球路，匯出標註。</translation>
    </message>
    <message>
        <source>Track the video</source>
        <translation>追蹤影片</translation>
    </message>
    <message>
        <source>Track the video or set points by hand. x, y and speed are then shown here.</source>
        <translation>追蹤影片或手動設定點後，x、y 與球速會顯示在這裡。</translation>
    </message>
    <message>
        <source>TrackNet&apos;s confidence, whatever the source</source>
        <translation>TrackNet 的信心度，不分來源</translation>
    </message>
    <message>
        <source>TrackNet&apos;s other choice</source>
        <translation>TrackNet 的另一選擇</translation>
    </message>
    <message>
        <source>Treated as points set by hand, not yet reviewed. Runs do not change them.</source>
        <translation>視為手動設定且尚未複核的點。執行時不會變更。</translation>
    </message>
    <message>
        <source>Uncertain: please check</source>
        <translation>不確定：請檢查</translation>
    </message>
    <message>
        <source>Undock, or dock again</source>
        <translation>取消停駐，或重新停駐</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>未複核</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>採用另一條軌跡</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>範圍</translation>
    </message>
    <message>
        <source>Whether a person has checked the frame</source>
        <translation>影格是否經過人工檢查</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>自行選擇</translation>
    </message>
    <message>
        <source>Your points are safe and can be exported.</source>
        <translation>已設定的點都安全，可以匯出。</translation>
    </message>
    <message>
        <source>about {duration} of work</source>
        <translation>約需 {duration}</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>accept all</source>
        <translation>全部接受</translation>
    </message>
    <message>
        <source>accept one</source>
        <translation>接受其一</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>as hidden</source>
        <translation>設為被遮擋</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>填補</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>預測</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手動設定</translation>
    </message>
    <message>
        <source>the line between certain frames</source>
        <translation>確定影格之間的連線</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>球路</translation>
    </message>
    <message>
        <source>this gap</source>
        <translation>此缺口</translation>
    </message>
    <message>
        <source>{aspect}: back to the detected value</source>
        <translation>{aspect}：恢復偵測到的值</translation>
    </message>
    <message>
        <source>{axis} in video pixels</source>
        <translation>{axis}（影片像素）</translation>
    </message>
    <message>
        <source>{axis} in video pixels; (0, 0) is the centre of the top left pixel</source>
        <translation>{axis}（影片像素）；(0, 0) 為左上角像素的中心</translation>
    </message>
    <message>
        <source>{count:,} elsewhere</source>
        <translation>位於他處 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} found</source>
        <translation>找到 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>另外 {count:,} 個</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} / {frames}</translation>
    </message>
    <message>
        <source>{done:,} of {frames}</source>
        <translation>{done:,} / {frames}</translation>
    </message>
    <message>
        <source>{fill} is accepted when it is ready…</source>
        <translation>{fill}準備好後即接受…</translation>
    </message>
    <message>
        <source>{fill}: {remark}</source>
        <translation>{fill}：{remark}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>{frames} changed to the other track.</source>
        <translation>已將 {frames}改為另一條軌跡。</translation>
    </message>
    <message>
        <source>{frames} imported as points set by hand.</source>
        <translation>已將 {frames}匯入為手動設定的點。</translation>
    </message>
    <message>
        <source>{frames} imported. Runs do not change them.</source>
        <translation>已匯入 {frames}。執行時不會變更。</translation>
    </message>
    <message>
        <source>{frames} marked as not reviewed.</source>
        <translation>{frames}已標記為未複核。</translation>
    </message>
    <message>
        <source>{frames} not marked: no position is known there.</source>
        <translation>{frames}未標記：該處沒有已知的位置。</translation>
    </message>
    <message>
        <source>{frames} not marked: the position of the ball is not known there.</source>
        <translation>{frames}未標記：該處球的位置不明。</translation>
    </message>
    <message>
        <source>{frames} of these had not been shown in the film strip. {key} undoes this.</source>
        <translation>其中 {frames}未曾在影格條中顯示。按 {key} 可復原。</translation>
    </message>
    <message>
        <source>{frames}, mean probability of an error {share:.0%}, about {points} to set</source>
        <translation>{frames}，平均錯誤機率 {share:.0%}，約需設定 {points}</translation>
    </message>
    <message>
        <source>{frames}: {outcome} ({code})</source>
        <translation>{frames}：{outcome}（{code}）</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小時 {minutes} 分</translation>
    </message>
    <message>
        <source>{items} to review.</source>
        <translation>{items}待複核。</translation>
    </message>
    <message>
        <source>{items} to review: press {key}.</source>
        <translation>{items}待複核：按 {key}。</translation>
    </message>
    <message>
        <source>{key} changes the marked range.</source>
        <translation>按 {key} 變更標記的區間。</translation>
    </message>
    <message>
        <source>{key} closes the preview.</source>
        <translation>按 {key} 關閉預覽。</translation>
    </message>
    <message>
        <source>{key} goes through the unreviewed frames.</source>
        <translation>按 {key} 逐一前往未複核的影格。</translation>
    </message>
    <message>
        <source>{key} goes to the next gap. A marked range is filled as a whole.</source>
        <translation>按 {key} 前往下一個缺口。標記的區間會整段填補。</translation>
    </message>
    <message>
        <source>{key} marks them as no ball.</source>
        <translation>按 {key} 可標記為無球。</translation>
    </message>
    <message>
        <source>{key} undoes this.</source>
        <translation>按 {key} 可復原。</translation>
    </message>
    <message>
        <source>{kind} ({count:,})</source>
        <translation>{kind}（{count:,}）</translation>
    </message>
    <message>
        <source>{kind}: {counts}.</source>
        <translation>{kind}：{counts}。</translation>
    </message>
    <message>
        <source>{meaning} Dashed: the last run&apos;s threshold, if it decided.</source>
        <translation>{meaning}虛線：上次執行所用的閾值。</translation>
    </message>
    <message>
        <source>{meaning} In colour: frames in the review queue (above the dashed line).</source>
        <translation>{meaning}彩色：複核佇列中的影格（虛線以上）。</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names}、{last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} 或 {last}</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} 複本</translation>
    </message>
    <message>
        <source>{name} is for a video of {number:,} frames. The open video has {n_open:,}.</source>
        <translation>{name} 適用於 {number:,} 個影格的影片。已開啟的影片有 {n_open:,} 個。</translation>
    </message>
    <message>
        <source>{name}: off. {tip}.</source>
        <translation>{name}：關。{tip}。</translation>
    </message>
    <message>
        <source>{name}: on. {tip}.</source>
        <translation>{name}：開。{tip}。</translation>
    </message>
    <message>
        <source>{number:,} cut</source>
        <translation>截斷 {number:,}</translation>
    </message>
    <message>
        <source>{number:,} not imported ({rows})</source>
        <translation>未匯入 {number:,}（{rows}）</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} 分鐘</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{problem} Check the columns below.</source>
        <translation>{problem}請檢查下方的欄。</translation>
    </message>
    <message>
        <source>{rallies} imported ({kind}).</source>
        <translation>已匯入 {rallies}（{kind}）。</translation>
    </message>
    <message>
        <source>{rallies} of this file have already been imported.</source>
        <translation>此檔案的 {rallies}已經匯入過。</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} 秒</translation>
    </message>
    <message>
        <source>{seen} of {total} are weak detections</source>
        <translation>{total} 個中有 {seen} 個偵測微弱</translation>
    </message>
    <message>
        <source>{state}, {manner}</source>
        <translation>{state}，{manner}</translation>
    </message>
    <message>
        <source>{state}, {manner}, protected</source>
        <translation>{state}，{manner}，受保護</translation>
    </message>
    <message>
        <source>{state}, {manner}, reviewed</source>
        <translation>{state}，{manner}，已複核</translation>
    </message>
    <message>
        <source>{state}. Double-click to change</source>
        <translation>{state}。按兩下以變更</translation>
    </message>
    <message>
        <source>{step}: done.</source>
        <translation>{step}：完成。</translation>
    </message>
    <message>
        <source>{summary} Check that the file belongs to this video.</source>
        <translation>{summary}請檢查檔案是否屬於此影片。</translation>
    </message>
    <message>
        <source>{summary} Please check {names}: the file can be read in more than one way.</source>
        <translation>{summary}請檢查{names}：此檔案有多種讀取方式。</translation>
    </message>
    <message>
        <source>{tip}. Click to sort</source>
        <translation>{tip}。按一下以排序</translation>
    </message>
    <message>
        <source>{x}, {y}. Double-click to edit</source>
        <translation>{x}, {y}。按兩下以編輯</translation>
    </message>
</context>
</TS>
