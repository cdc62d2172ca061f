<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
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
        <translation type="unfinished">关闭</translation>
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
        <translation type="unfinished">后退</translation>
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
        <translation type="unfinished">前进</translation>
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
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名称</translation>
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
        <translation type="unfinished">复制(&amp;C)</translation>
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
        <translation type="unfinished">撤销(&amp;U)</translation>
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
        <translation type="unfinished">关闭</translation>
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
        <translation type="unfinished">打开</translation>
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
        <translation>退格</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Shift+Tab</translation>
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
        <translation>回车</translation>
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
        <translation>回车</translation>
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
        <translation>空格</translation>
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
        <translation type="unfinished">复制(&amp;C)</translation>
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
        <translation type="unfinished">撤销(&amp;U)</translation>
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
        <translation>关于 RallyTrace(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept proposed winners</source>
        <translation>接受建议的得分方(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the court</source>
        <translation>接受球场(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the fill and go on</source>
        <translation>接受补全并继续(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the range</source>
        <translation>接受区间(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>实际大小(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add videos...</source>
        <translation>添加视频(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Advance after a click</source>
        <translation>单击后前进一帧(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bounce</source>
        <translation>反弹(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>调亮(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Brightness and contrast</source>
        <translation>亮度与对比度(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>取消运行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>高远球(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close video</source>
        <translation>关闭视频(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare with labels...</source>
        <translation>与标注对比(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Court</source>
        <translation>球场(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cubic</source>
        <translation>三次曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Darker</source>
        <translation>调暗(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>诊断信息(&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;Discard the change</source>
        <translation>放弃更改(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard the fills</source>
        <translation>放弃补全(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard the re-tracking</source>
        <translation>放弃重新跟踪(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Down by 1 px</source>
        <translation>下移 1 像素(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>吊球(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
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
        <translation>导出标注(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加速(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fill gaps again</source>
        <translation>重新补全缺口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filled</source>
        <translation>补全(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filter the frames</source>
        <translation>筛选帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find rallies</source>
        <translation>查找回合(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Flight</source>
        <translation>飞行曲线(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>跳转(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>转到(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>被遮挡(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hidden in the range</source>
        <translation>区间内被遮挡(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hide overlays</source>
        <translation>隐藏叠加层(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Higher speed</source>
        <translation>提高速度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hit</source>
        <translation>击球(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How it ended...</source>
        <translation>结束方式(&amp;H)...</translation>
    </message>
    <message>
        <source>&amp;Import labels...</source>
        <translation>导入标注(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;InpaintNet</source>
        <translation>InpaintNet(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Landing</source>
        <translation>落地(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>末帧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>图层(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Left by 1 px</source>
        <translation>左移 1 像素(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Less contrast</source>
        <translation>降低对比度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Let (not counted)</source>
        <translation>重发球（不计分）(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直线(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lower speed</source>
        <translation>降低速度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mark range as not reviewed</source>
        <translation>将区间标记为未复核(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>比赛(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Middle of the gap</source>
        <translation>缺口中间(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;More contrast</source>
        <translation>提高对比度(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>显示运动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New rally from range</source>
        <translation>由区间新建回合(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next rally</source>
        <translation>下一回合(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next unreviewed frame</source>
        <translation>下一未复核帧(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No ball</source>
        <translation>无球(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No ball in the range</source>
        <translation>区间内无球(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No event</source>
        <translation>无事件(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>恢复原速(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open video...</source>
        <translation>打开视频(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Predicted</source>
        <translation>预测(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Preview fills, or the next fill</source>
        <translation>预览补全或下一种补全(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous rally</source>
        <translation>上一回合(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous unreviewed frame</source>
        <translation>上一未复核帧(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Protect or unprotect</source>
        <translation>保护或取消保护(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>推球(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Rallies</source>
        <translation>回合(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>区间(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>重做：{step}(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove the court</source>
        <translation>移除球场(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove the range</source>
        <translation>移除区间(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Right by 1 px</source>
        <translation>右移 1 像素(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <translation>发球(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Set the court</source>
        <translation>设置球场(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>设置(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Shots in 3D</source>
        <translation>3D 球路(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Slower, or backwards</source>
        <translation>减速或倒放(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>标准布局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ten frames forward</source>
        <translation>前进十帧(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>时间轴(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tracking</source>
        <translation>跟踪(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>尾迹(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Uncertain stroke</source>
        <translation>不确定的球种(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Unclear in the range</source>
        <translation>区间内无法判断(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo jump</source>
        <translation>撤销跳转(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>撤销：{step}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Up by 1 px</source>
        <translation>上移 1 像素(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use other track</source>
        <translation>采用另一轨迹(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Video recording...</source>
        <translation>录像设置(&amp;V)...</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>可见(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Visible in the range</source>
        <translation>区间内可见(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Volume up</source>
        <translation>增大音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Won by the near player</source>
        <translation>近端球员得分(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Zoom to review items</source>
        <translation>放大复核项(&amp;Z)</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; cannot be held down for this action. Choose a key without Ctrl, Alt or Shift.</source>
        <translation>“{key}”不能用于需要按住的操作。请选择不含 Ctrl、Alt 或 Shift 的按键。</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is more than one key.</source>
        <translation>“{key}”包含不止一个按键。</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a key.</source>
        <translation>“{key}”不是按键。</translation>
    </message>
    <message>
        <source>A range is marked</source>
        <translation>已标记区间</translation>
    </message>
    <message>
        <source>Accep&amp;t the re-tracking</source>
        <translation>接受重新跟踪(&amp;T)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Accept and &amp;go to next</source>
        <translation>接受并转到下一处(&amp;G)</translation>
    </message>
    <message>
        <source>Accept and &amp;stay</source>
        <translation>接受并停留(&amp;S)</translation>
    </message>
    <message>
        <source>Accept from the last camera &amp;cut</source>
        <translation>从上一镜头切换起接受(&amp;C)</translation>
    </message>
    <message>
        <source>Accept only thi&amp;s part</source>
        <translation>仅接受此段(&amp;S)</translation>
    </message>
    <message>
        <source>Accept or discard the previewed fill first</source>
        <translation>请先接受或放弃预览中的补全</translation>
    </message>
    <message>
        <source>Accept or discard the re-tracking first</source>
        <translation>请先接受或放弃重新跟踪的结果</translation>
    </message>
    <message>
        <source>Accept the fill as &amp;hidden</source>
        <translation>接受补全并标为被遮挡(&amp;H)</translation>
    </message>
    <message>
        <source>Accept the proposed winners</source>
        <translation>接受建议的得分方</translation>
    </message>
    <message>
        <source>Accept the rall&amp;y</source>
        <translation>接受回合(&amp;Y)</translation>
    </message>
    <message>
        <source>Accept the selected gap only</source>
        <translation>仅接受所选缺口</translation>
    </message>
    <message>
        <source>Add videos to the list first</source>
        <translation>请先向列表添加视频</translation>
    </message>
    <message>
        <source>Add videos to the list of videos</source>
        <translation>将视频添加到视频列表</translation>
    </message>
    <message>
        <source>After a click, go to the next frame. Hold, or tap to lock</source>
        <translation>单击后转到下一帧。按住生效，轻按锁定</translation>
    </message>
    <message>
        <source>After the last review item, continue in the next video</source>
        <translation>最后一个复核项之后，继续下一个视频</translation>
    </message>
    <message>
        <source>As visible, or as hidden</source>
        <translation>标为可见或被遮挡</translation>
    </message>
    <message>
        <source>Assign the hit at this frame to the next player</source>
        <translation>将此帧的击球改为下一位球员所击</translation>
    </message>
    <message>
        <source>Back to the video</source>
        <translation>返回视频</translation>
    </message>
    <message>
        <source>Back to the video (also in events)</source>
        <translation>返回视频（事件列表中亦可）</translation>
    </message>
    <message>
        <source>Ball &amp;stays here</source>
        <translation>球停在此处(&amp;S)</translation>
    </message>
    <message>
        <source>Ball stays here</source>
        <translation>球停在此处</translation>
    </message>
    <message>
        <source>Brighten the dark parts</source>
        <translation>提亮画面的暗部</translation>
    </message>
    <message>
        <source>Brighten the picture</source>
        <translation>调亮画面</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>C&amp;lose comparison</source>
        <translation>关闭对比(&amp;L)</translation>
    </message>
    <message>
        <source>Change the recording</source>
        <translation>更改录像设置</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear &amp;points in the range</source>
        <translation>清除区间内的点(&amp;P)</translation>
    </message>
    <message>
        <source>Clear a player&apos;s name</source>
        <translation>清除球员姓名</translation>
    </message>
    <message>
        <source>Clear the event</source>
        <translation>清除事件</translation>
    </message>
    <message>
        <source>Clear the hitter</source>
        <translation>清除击球方</translation>
    </message>
    <message>
        <source>Clear the stroke</source>
        <translation>清除球种</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>关闭对比</translation>
    </message>
    <message>
        <source>Close the video</source>
        <translation>关闭视频</translation>
    </message>
    <message>
        <source>Compare this track with labels or another project</source>
        <translation>将此轨迹与标注或另一个项目对比</translation>
    </message>
    <message>
        <source>Compare with labels first</source>
        <translation>请先与标注对比</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Copy the video in the background to make jumps faster</source>
        <translation>在后台复制视频，使跳转更快</translation>
    </message>
    <message>
        <source>Copy this position to the range, or until the ball moves</source>
        <translation>将此位置复制到整个区间，或直到球移动为止</translation>
    </message>
    <message>
        <source>Court m&amp;ap</source>
        <translation>球场图(&amp;A)</translation>
    </message>
    <message>
        <source>Darken the dark parts</source>
        <translation>压暗画面的暗部</translation>
    </message>
    <message>
        <source>Darken the picture</source>
        <translation>调暗画面</translation>
    </message>
    <message>
        <source>Dee&amp;pen shadows</source>
        <translation>压暗暗部(&amp;P)</translation>
    </message>
    <message>
        <source>Do&amp;wn by 10 px</source>
        <translation>下移 10 像素(&amp;W)</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Drag a corner or crossing</source>
        <translation>拖动角点或交点</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <translation>拖动时不吸附</translation>
    </message>
    <message>
        <source>Dri&amp;ve</source>
        <translation>平抽球(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xchange the hitter</source>
        <translation>切换击球方(&amp;X)</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>编辑单元格</translation>
    </message>
    <message>
        <source>End the range at this frame</source>
        <translation>区间到此帧结束</translation>
    </message>
    <message>
        <source>Ending of {rally}</source>
        <translation>结束方式：{rally}</translation>
    </message>
    <message>
        <source>Enlarge the pictures</source>
        <translation>放大画面</translation>
    </message>
    <message>
        <source>Export a&amp;ll videos...</source>
        <translation>导出所有视频(&amp;L)...</translation>
    </message>
    <message>
        <source>Export labels, training data or a video</source>
        <translation>导出标注、训练数据或视频</translation>
    </message>
    <message>
        <source>Export the listed videos as one dataset</source>
        <translation>将列表中的视频导出为一个数据集</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>补全(&amp;I)</translation>
    </message>
    <message>
        <source>F&amp;irst frame</source>
        <translation>首帧(&amp;I)</translation>
    </message>
    <message>
        <source>F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt.</source>
        <translation>F1 显示这些快捷键，也可用其他词查找（*得分方*、*镜头切换*），还可按名称执行操作。菜单的快捷键可在设置（Ctrl+,）中更改。在 Mac 上，Command 对应 Ctrl，Option 对应 Alt。</translation>
    </message>
    <message>
        <source>Fil&amp;m strip</source>
        <translation>胶片条(&amp;M)</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>文件与列表</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames ({method})</source>
        <translation>
            <numerusform>补全 %n 帧（{method}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames as hidden ({method})</source>
        <translation>
            <numerusform>补全 %n 帧并标为被遮挡（{method}）</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill along a cubic curve</source>
        <translation>沿三次曲线补全</translation>
    </message>
    <message>
        <source>Fill along a flight curve with air drag</source>
        <translation>沿考虑空气阻力的飞行曲线补全</translation>
    </message>
    <message>
        <source>Fill along straight lines</source>
        <translation>沿直线补全</translation>
    </message>
    <message>
        <source>Fill along the shots of the rally in 3D</source>
        <translation>沿该回合的 3D 球路补全</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>补全缺口</translation>
    </message>
    <message>
        <source>Fill with InpaintNet</source>
        <translation>用 InpaintNet 补全</translation>
    </message>
    <message>
        <source>Film strip: show where else the ball may be</source>
        <translation>胶片条：显示球可能在的其他位置</translation>
    </message>
    <message numerus="yes">
        <source>Find %n rallies</source>
        <translation>
            <numerusform>查找 %n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Find every part in which the ball is in play</source>
        <translation>查找所有比赛进行中的部分</translation>
    </message>
    <message>
        <source>Find rallies first, or make one from a range</source>
        <translation>请先查找回合，或由区间新建回合</translation>
    </message>
    <message>
        <source>Find the ball from this frame to the end</source>
        <translation>从当前帧到末尾查找球</translation>
    </message>
    <message>
        <source>Find the ball in every frame</source>
        <translation>在每一帧中查找球</translation>
    </message>
    <message>
        <source>Find the ball in the range where it is not tracked yet</source>
        <translation>在区间内尚未跟踪的部分查找球</translation>
    </message>
    <message>
        <source>Find the court lines, and drag them into place</source>
        <translation>查找场地线，并拖动到位</translation>
    </message>
    <message>
        <source>Find the players in the range or in all frames</source>
        <translation>在区间或所有帧中查找球员</translation>
    </message>
    <message>
        <source>Find the players&apos; p&amp;oses</source>
        <translation>查找球员姿态(&amp;O)</translation>
    </message>
    <message>
        <source>First &amp;frame of the item</source>
        <translation>该项的首帧(&amp;F)</translation>
    </message>
    <message>
        <source>Follo&amp;w the ball</source>
        <translation>跟随球(&amp;W)</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>全屏(&amp;C)</translation>
    </message>
    <message>
        <source>Go back to the frame before the last jump</source>
        <translation>返回上次跳转前的帧</translation>
    </message>
    <message>
        <source>Go back to the previous review item</source>
        <translation>返回上一复核项</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>后退一帧</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>前进一帧</translation>
    </message>
    <message>
        <source>Go ten frames back</source>
        <translation>后退十帧</translation>
    </message>
    <message>
        <source>Go ten frames forward</source>
        <translation>前进十帧</translation>
    </message>
    <message>
        <source>Go to a frame</source>
        <translation>转到某一帧</translation>
    </message>
    <message>
        <source>Go to a frame or a time</source>
        <translation>转到某一帧或某一时间</translation>
    </message>
    <message>
        <source>Go to review items in the order of the video</source>
        <translation>按视频顺序转到复核项</translation>
    </message>
    <message>
        <source>Go to the first frame of the review item</source>
        <translation>转到该复核项的首帧</translation>
    </message>
    <message>
        <source>Go to the first frame of the video</source>
        <translation>转到视频首帧</translation>
    </message>
    <message>
        <source>Go to the frame</source>
        <translation>转到该帧</translation>
    </message>
    <message>
        <source>Go to the last frame of the review item</source>
        <translation>转到该复核项的末帧</translation>
    </message>
    <message>
        <source>Go to the last frame of the video</source>
        <translation>转到视频末帧</translation>
    </message>
    <message>
        <source>Go to the least certain stroke</source>
        <translation>转到最不确定的球种</translation>
    </message>
    <message>
        <source>Go to the middle of this gap or of the next one</source>
        <translation>转到此缺口或下一个缺口的中间</translation>
    </message>
    <message>
        <source>Go to the next disagreement between the two tracks</source>
        <translation>转到两条轨迹的下一处差异</translation>
    </message>
    <message>
        <source>Go to the next frame that is not reviewed</source>
        <translation>转到下一个未复核的帧</translation>
    </message>
    <message>
        <source>Go to the next item of the review queue</source>
        <translation>转到复核队列的下一项</translation>
    </message>
    <message>
        <source>Go to the next point set by hand</source>
        <translation>转到下一个手动标注的点</translation>
    </message>
    <message>
        <source>Go to the next rally</source>
        <translation>转到下一回合</translation>
    </message>
    <message>
        <source>Go to the next serve, hit, bounce or landing</source>
        <translation>转到下一个发球、击球、反弹或落地</translation>
    </message>
    <message>
        <source>Go to the previous disagreement between the two tracks</source>
        <translation>转到两条轨迹的上一处差异</translation>
    </message>
    <message>
        <source>Go to the previous frame that is not reviewed</source>
        <translation>转到上一个未复核的帧</translation>
    </message>
    <message>
        <source>Go to the previous point set by hand</source>
        <translation>转到上一个手动标注的点</translation>
    </message>
    <message>
        <source>Go to the previous rally</source>
        <translation>转到上一回合</translation>
    </message>
    <message>
        <source>Go to the previous serve, hit, bounce or landing</source>
        <translation>转到上一个发球、击球、反弹或落地</translation>
    </message>
    <message>
        <source>Go to the row, or open it</source>
        <translation>转到该行，或将其打开</translation>
    </message>
    <message>
        <source>H&amp;eatmap</source>
        <translation>热力图(&amp;E)</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>被遮挡</translation>
    </message>
    <message>
        <source>Hit by the far player</source>
        <translation>远端球员击球</translation>
    </message>
    <message>
        <source>Hit by the left player</source>
        <translation>左侧球员击球</translation>
    </message>
    <message>
        <source>Hit by the near player</source>
        <translation>近端球员击球</translation>
    </message>
    <message>
        <source>Hit by the right player</source>
        <translation>右侧球员击球</translation>
    </message>
    <message>
        <source>Hold to enlarge the picture under the mouse</source>
        <translation>按住可放大鼠标所在处的画面</translation>
    </message>
    <message numerus="yes">
        <source>Import %n rallies</source>
        <translation>
            <numerusform>导入 %n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>导入标注</translation>
    </message>
    <message>
        <source>In event &amp;mode</source>
        <translation>在事件模式中(&amp;M)</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>在列表中</translation>
    </message>
    <message>
        <source>In text and number fields</source>
        <translation>在文本和数字框中</translation>
    </message>
    <message>
        <source>In the co&amp;urt editor</source>
        <translation>在球场编辑器中(&amp;U)</translation>
    </message>
    <message>
        <source>In the court editor</source>
        <translation>在球场编辑器中</translation>
    </message>
    <message>
        <source>In the frame table</source>
        <translation>在帧表格中</translation>
    </message>
    <message>
        <source>In the import preview</source>
        <translation>在导入预览中</translation>
    </message>
    <message>
        <source>In the settings and on this sheet</source>
        <translation>在设置和本速查表中</translation>
    </message>
    <message>
        <source>Keep runs from changing this frame, or allow it again</source>
        <translation>禁止运行更改此帧，或重新允许</translation>
    </message>
    <message>
        <source>Keep the ball near the middle while zoomed in</source>
        <translation>放大时使球保持在画面中部</translation>
    </message>
    <message>
        <source>Keep the court as it was</source>
        <translation>球场保持不变</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>L&amp;ast frame of the item</source>
        <translation>该项的末帧(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;eft by 10 px</source>
        <translation>左移 10 像素(&amp;E)</translation>
    </message>
    <message>
        <source>L&amp;oop the range</source>
        <translation>循环播放区间(&amp;O)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Leave the frames unchanged</source>
        <translation>各帧保持不变</translation>
    </message>
    <message>
        <source>Leave the track unchanged</source>
        <translation>轨迹保持不变</translation>
    </message>
    <message>
        <source>Left hand on the keyboard, right hand on the mouse</source>
        <translation>左手键盘，右手鼠标</translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation>降低对比度</translation>
    </message>
    <message>
        <source>Li&amp;ft</source>
        <translation>挑球(&amp;F)</translation>
    </message>
    <message>
        <source>Lift &amp;shadows</source>
        <translation>提亮暗部(&amp;S)</translation>
    </message>
    <message>
        <source>Lon&amp;g service</source>
        <translation>发后场球(&amp;G)</translation>
    </message>
    <message>
        <source>Look elsew&amp;here</source>
        <translation>查看其他位置(&amp;H)</translation>
    </message>
    <message>
        <source>Lower the playback speed</source>
        <translation>降低播放速度</translation>
    </message>
    <message>
        <source>M&amp;atch layout</source>
        <translation>比赛布局(&amp;A)</translation>
    </message>
    <message>
        <source>Ma&amp;gnifier</source>
        <translation>放大镜(&amp;G)</translation>
    </message>
    <message>
        <source>Ma&amp;ke jumps fast</source>
        <translation>快速跳转(&amp;K)</translation>
    </message>
    <message>
        <source>Make &amp;clips...</source>
        <translation>制作片段(&amp;C)...</translation>
    </message>
    <message>
        <source>Make the marked range a rally, and name it</source>
        <translation>将标记的区间设为回合并命名</translation>
    </message>
    <message>
        <source>Make the sound louder</source>
        <translation>增大音量</translation>
    </message>
    <message>
        <source>Make the sound quieter</source>
        <translation>减小音量</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Mar&amp;k as in play</source>
        <translation>标记为比赛中(&amp;K)</translation>
    </message>
    <message>
        <source>Mar&amp;k as not reviewed</source>
        <translation>标记为未复核(&amp;K)</translation>
    </message>
    <message>
        <source>Mark a range</source>
        <translation>标记区间</translation>
    </message>
    <message>
        <source>Mark a range first</source>
        <translation>请先标记区间</translation>
    </message>
    <message>
        <source>Mark a range for the rally first</source>
        <translation>请先为回合标记区间</translation>
    </message>
    <message>
        <source>Mark a {event}</source>
        <translation>标记{event}</translation>
    </message>
    <message>
        <source>Mark as in play</source>
        <translation>标记为比赛中</translation>
    </message>
    <message>
        <source>Mark as not in pla&amp;y</source>
        <translation>标记为非比赛(&amp;Y)</translation>
    </message>
    <message>
        <source>Mark as not in play</source>
        <translation>标记为非比赛</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>标记为未复核</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>标记为已复核</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next unreviewed frame</source>
        <translation>标记为已复核，并转到下一个未复核的帧</translation>
    </message>
    <message>
        <source>Mark no event</source>
        <translation>标记无事件</translation>
    </message>
    <message>
        <source>Mark that there is no event at this frame</source>
        <translation>标记此帧没有事件</translation>
    </message>
    <message>
        <source>Mark the ball as hidden at its shown or filled position</source>
        <translation>在显示或补全的位置将球标记为被遮挡</translation>
    </message>
    <message>
        <source>Mark the range as a replay, a break or another camera</source>
        <translation>将区间标记为回放、间歇或其他机位</translation>
    </message>
    <message>
        <source>Mark the range as not reviewed</source>
        <translation>将区间标记为未复核</translation>
    </message>
    <message>
        <source>Mark the range as reviewed</source>
        <translation>将区间标记为已复核</translation>
    </message>
    <message>
        <source>Mark this frame as not reviewed</source>
        <translation>将此帧标记为未复核</translation>
    </message>
    <message>
        <source>Mark this rally as reviewed</source>
        <translation>将此回合标记为已复核</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Match &amp;page...</source>
        <translation>比赛报告(&amp;P)...</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>Models, provider, tracking, appearance and keys</source>
        <translation>模型、提供程序、跟踪、外观和快捷键</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>提高对比度</translation>
    </message>
    <message>
        <source>Mouse on the film strip</source>
        <translation>胶片条上的鼠标操作</translation>
    </message>
    <message>
        <source>Mouse on the timeline and plots</source>
        <translation>时间轴和曲线图上的鼠标操作</translation>
    </message>
    <message>
        <source>Mouse on the video</source>
        <translation>视频上的鼠标操作</translation>
    </message>
    <message>
        <source>Move all panels to their default positions</source>
        <translation>将所有面板移到默认位置</translation>
    </message>
    <message>
        <source>Move along the time axis</source>
        <translation>沿时间轴移动</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>移动画面</translation>
    </message>
    <message>
        <source>Move the point</source>
        <translation>移动点</translation>
    </message>
    <message>
        <source>Move the point down by 1 pixel, or place one</source>
        <translation>将点下移 1 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point down by 10 pixels, or place one</source>
        <translation>将点下移 10 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point left by 1 pixel, or place one</source>
        <translation>将点左移 1 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point left by 10 pixels, or place one</source>
        <translation>将点左移 10 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point right by 1 pixel, or place one</source>
        <translation>将点右移 1 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point right by 10 pixels, or place one</source>
        <translation>将点右移 10 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point up by 1 pixel, or place one</source>
        <translation>将点上移 1 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point up by 10 pixels, or place one</source>
        <translation>将点上移 10 像素，没有点时放置一个</translation>
    </message>
    <message>
        <source>Move the point, or choose frames</source>
        <translation>移动点，或选择帧</translation>
    </message>
    <message>
        <source>N&amp;udge</source>
        <translation>微移(&amp;U)</translation>
    </message>
    <message>
        <source>Name a {stroke}</source>
        <translation>球种：{stroke}</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>命名：{name}</translation>
    </message>
    <message>
        <source>Ne&amp;t shot</source>
        <translation>网前球(&amp;T)</translation>
    </message>
    <message>
        <source>Ne&amp;xt review item</source>
        <translation>下一复核项(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt video</source>
        <translation>下一视频(&amp;X)</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>下一处差异(&amp;D)</translation>
    </message>
    <message>
        <source>Next &amp;event</source>
        <translation>下一事件(&amp;E)</translation>
    </message>
    <message>
        <source>Next &amp;frame</source>
        <translation>下一帧(&amp;F)</translation>
    </message>
    <message>
        <source>Next part of the film &amp;strip</source>
        <translation>胶片条下一段(&amp;S)</translation>
    </message>
    <message>
        <source>Next point set by &amp;hand</source>
        <translation>下一手动点(&amp;H)</translation>
    </message>
    <message>
        <source>No action or key matches.</source>
        <translation>没有匹配的操作或按键。</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>无球</translation>
    </message>
    <message>
        <source>No ball; in event mode, who hit</source>
        <translation>无球；事件模式下切换击球方</translation>
    </message>
    <message>
        <source>No key in this mode: {names}.</source>
        <translation>此模式下以下操作无快捷键：{names}。</translation>
    </message>
    <message>
        <source>No points were set by hand</source>
        <translation>没有手动标注的点</translation>
    </message>
    <message>
        <source>No range is marked</source>
        <translation>未标记区间</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is in the range or item</source>
        <translation>在区间或复核项内无法看出球在何处</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. Left out of exports</source>
        <translation>无法看出球在何处，导出时略去</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>没有正在进行的运行</translation>
    </message>
    <message>
        <source>Nudge the point</source>
        <translation>微移点</translation>
    </message>
    <message>
        <source>One &amp;queue for all videos</source>
        <translation>所有视频共用一个队列(&amp;Q)</translation>
    </message>
    <message>
        <source>One video pixel per screen pixel</source>
        <translation>一个视频像素对应一个屏幕像素</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Open a video first</source>
        <translation>请先打开视频</translation>
    </message>
    <message>
        <source>Open a video or a project</source>
        <translation>打开视频或项目</translation>
    </message>
    <message>
        <source>Open the &amp;demo rally</source>
        <translation>打开演示回合(&amp;D)</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>打开日志文件夹(&amp;L)</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>打开演示回合</translation>
    </message>
    <message>
        <source>Open the folder that contains the log</source>
        <translation>打开日志所在的文件夹</translation>
    </message>
    <message>
        <source>Open the frame table and choose which frames it shows</source>
        <translation>打开帧表格，选择显示哪些帧</translation>
    </message>
    <message>
        <source>Open the next video in the list</source>
        <translation>打开列表中的下一个视频</translation>
    </message>
    <message>
        <source>Open the previous video in the list</source>
        <translation>打开列表中的上一个视频</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>暂停(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>球员(&amp;L)</translation>
    </message>
    <message>
        <source>P&amp;layers&apos; poses</source>
        <translation>球员姿态(&amp;L)</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>点(&amp;O)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>面板(&amp;N)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>曲线图(&amp;O)</translation>
    </message>
    <message>
        <source>Place the point</source>
        <translation>放置点</translation>
    </message>
    <message>
        <source>Play at the speed of the video</source>
        <translation>按视频原速播放</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Play slower, then backwards</source>
        <translation>减速播放，直至倒放</translation>
    </message>
    <message>
        <source>Play the lis&amp;ted rallies</source>
        <translation>播放所列回合(&amp;T)</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>依次播放所列回合</translation>
    </message>
    <message>
        <source>Play the so&amp;und</source>
        <translation>播放声音(&amp;U)</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed</source>
        <translation>原速时播放视频的声音</translation>
    </message>
    <message>
        <source>Play, then faster</source>
        <translation>播放，再按则加速</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>悬停</translation>
    </message>
    <message>
        <source>Pre&amp;vious review item</source>
        <translation>上一复核项(&amp;V)</translation>
    </message>
    <message>
        <source>Previ&amp;ous part of the film strip</source>
        <translation>胶片条上一段(&amp;O)</translation>
    </message>
    <message>
        <source>Preview the fills of a gap first</source>
        <translation>请先预览缺口的补全结果</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>上一处差异(&amp;I)</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>上一事件(&amp;V)</translation>
    </message>
    <message>
        <source>Previous f&amp;rame</source>
        <translation>上一帧(&amp;R)</translation>
    </message>
    <message>
        <source>Previous or next frame</source>
        <translation>上一帧或下一帧</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>上一页或下一页</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>上一行或下一行</translation>
    </message>
    <message>
        <source>Previous point set by h&amp;and</source>
        <translation>上一手动点(&amp;A)</translation>
    </message>
    <message>
        <source>Previous vi&amp;deo</source>
        <translation>上一视频(&amp;D)</translation>
    </message>
    <message>
        <source>Protect the frame</source>
        <translation>保护该帧</translation>
    </message>
    <message>
        <source>Quit RallyTrace</source>
        <translation>退出 RallyTrace</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>运行(&amp;U)</translation>
    </message>
    <message>
        <source>Raise the playback speed</source>
        <translation>提高播放速度</translation>
    </message>
    <message>
        <source>Rally en&amp;dings</source>
        <translation>回合结束方式(&amp;D)</translation>
    </message>
    <message>
        <source>Range &amp;end</source>
        <translation>标记出点(&amp;E)</translation>
    </message>
    <message>
        <source>Range &amp;start</source>
        <translation>标记入点(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复核(&amp;V)</translation>
    </message>
    <message>
        <source>Re-tr&amp;ack the range</source>
        <translation>重新跟踪区间(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Re-track %n frames</source>
        <translation>
            <numerusform>重新跟踪 %n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-track a range first</source>
        <translation>请先重新跟踪一个区间</translation>
    </message>
    <message>
        <source>Re-track with &amp;preview</source>
        <translation>重新跟踪并预览(&amp;P)</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>重新跟踪 {frames}</translation>
    </message>
    <message>
        <source>Read labels from a CSV file or another label file</source>
        <translation>从 CSV 文件或其他标注文件读取标注</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>阅读手册</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>重做上一次撤销的更改</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n events</source>
        <translation>
            <numerusform>移除 %n 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the court</source>
        <translation>移除球场</translation>
    </message>
    <message>
        <source>Remove the mark &apos;not in play&apos; at this frame or in the range</source>
        <translation>移除此帧或区间内的“非比赛”标记</translation>
    </message>
    <message>
        <source>Remove the marked range</source>
        <translation>移除标记的区间</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>移除比赛</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>移除手动标注的点，恢复模型的点</translation>
    </message>
    <message>
        <source>Remove the points set by hand in the marked range</source>
        <translation>移除标记区间内手动标注的点</translation>
    </message>
    <message>
        <source>Remove the row or event</source>
        <translation>移除该行或该事件</translation>
    </message>
    <message>
        <source>Remove {rally}</source>
        <translation>移除：{rally}</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>重命名：{old} → {new}</translation>
    </message>
    <message>
        <source>Repeat the marked range</source>
        <translation>重复播放标记的区间</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>复核(&amp;W)</translation>
    </message>
    <message>
        <source>Review in time &amp;order</source>
        <translation>按时间顺序复核(&amp;O)</translation>
    </message>
    <message>
        <source>Review only items in the listed rallies</source>
        <translation>仅复核所列回合中的项</translation>
    </message>
    <message>
        <source>Review the lis&amp;ted rallies</source>
        <translation>复核所列回合(&amp;T)</translation>
    </message>
    <message>
        <source>Ri&amp;ght by 10 px</source>
        <translation>右移 10 像素(&amp;G)</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>Right hand on the keyboard, left hand on the mouse</source>
        <translation>右手键盘，左手鼠标</translation>
    </message>
    <message>
        <source>Run InpaintNet again on the range or on all frames</source>
        <translation>对区间或所有帧重新运行 InpaintNet</translation>
    </message>
    <message>
        <source>S&amp;mash</source>
        <translation>杀球(&amp;M)</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>立即保存(&amp;V)</translation>
    </message>
    <message>
        <source>Save a co&amp;py...</source>
        <translation>保存副本(&amp;P)...</translation>
    </message>
    <message>
        <source>Save again after an error. Saving is automatic otherwise</source>
        <translation>出错后重新保存，平时会自动保存</translation>
    </message>
    <message>
        <source>Save the listed rallies as clips or one highlight video</source>
        <translation>将所列回合保存为片段或一个集锦视频</translation>
    </message>
    <message>
        <source>Save the project to another file</source>
        <translation>将项目另存为一个文件</translation>
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
        <translation>搜索全部页面。用上、下方向键选择操作，按回车键执行。快捷键可在设置中更改。</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>搜索操作或按键</translation>
    </message>
    <message>
        <source>Searched &amp;area</source>
        <translation>搜索区域(&amp;A)</translation>
    </message>
    <message>
        <source>Select a frame</source>
        <translation>选择帧</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>选择所有行</translation>
    </message>
    <message>
        <source>Set all winners that the scoreboard or last shots show</source>
        <translation>按计分板或各回合最后一拍设置所有得分方</translation>
    </message>
    <message>
        <source>Set by &amp;hand</source>
        <translation>手动标注(&amp;H)</translation>
    </message>
    <message>
        <source>Set how this rally ended: winner, error, net, out or fault</source>
        <translation>设置此回合的结束方式：制胜分、失误、下网、出界或犯规</translation>
    </message>
    <message>
        <source>Set or remove a bounce at this frame</source>
        <translation>在此帧设置或移除反弹</translation>
    </message>
    <message>
        <source>Set or remove a hit at this frame</source>
        <translation>在此帧设置或移除击球</translation>
    </message>
    <message>
        <source>Set or remove a landing at this frame</source>
        <translation>在此帧设置或移除落地</translation>
    </message>
    <message>
        <source>Set or remove a serve at this frame</source>
        <translation>在此帧设置或移除发球</translation>
    </message>
    <message>
        <source>Set serves, hits, bounces and landings with single keys</source>
        <translation>用单个按键设置发球、击球、反弹和落地</translation>
    </message>
    <message>
        <source>Set slow motion, turn the picture, or mirror it</source>
        <translation>设置慢动作，旋转或镜像画面</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>设置球场</translation>
    </message>
    <message>
        <source>Set the match</source>
        <translation>设置比赛</translation>
    </message>
    <message>
        <source>Set the score &amp;here...</source>
        <translation>在此处设置比分(&amp;H)...</translation>
    </message>
    <message>
        <source>Set the score at the start of this rally</source>
        <translation>设置此回合开始时的比分</translation>
    </message>
    <message>
        <source>Sh&amp;ort service</source>
        <translation>发网前球(&amp;O)</translation>
    </message>
    <message>
        <source>Show TrackNet&apos;s heatmap of the frame</source>
        <translation>显示该帧的 TrackNet 热力图</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>显示所有快捷键</translation>
    </message>
    <message>
        <source>Show frames side by side, around the ball</source>
        <translation>并排显示球附近的各帧画面</translation>
    </message>
    <message>
        <source>Show motion instead of the picture. Hold for a quick look</source>
        <translation>显示画面中的运动，按住可快速查看</translation>
    </message>
    <message>
        <source>Show names of strokes where they are played</source>
        <translation>在击球处显示球种名称</translation>
    </message>
    <message>
        <source>Show only the video. Hold for a quick look</source>
        <translation>仅显示视频，按住可快速查看</translation>
    </message>
    <message>
        <source>Show positions predicted by TrackNet</source>
        <translation>显示 TrackNet 预测的位置</translation>
    </message>
    <message>
        <source>Show positions put into gaps by InpaintNet or a curve</source>
        <translation>显示 InpaintNet 或曲线在缺口中补全的位置</translation>
    </message>
    <message>
        <source>Show shots in 3D, with their speeds</source>
        <translation>显示 3D 球路及球速</translation>
    </message>
    <message>
        <source>Show the comparison with another track</source>
        <translation>显示与另一轨迹的对比</translation>
    </message>
    <message>
        <source>Show the court lines</source>
        <translation>显示场地线</translation>
    </message>
    <message>
        <source>Show the frames after those in the film strip</source>
        <translation>显示胶片条之后的帧</translation>
    </message>
    <message>
        <source>Show the frames before those in the film strip</source>
        <translation>显示胶片条之前的帧</translation>
    </message>
    <message>
        <source>Show the list of events</source>
        <translation>显示事件列表</translation>
    </message>
    <message>
        <source>Show the list of rallies</source>
        <translation>显示回合列表</translation>
    </message>
    <message>
        <source>Show the list of videos</source>
        <translation>显示视频列表</translation>
    </message>
    <message>
        <source>Show the path and its speed over time</source>
        <translation>显示球路及其速度随时间的变化</translation>
    </message>
    <message>
        <source>Show the path before and after the frame</source>
        <translation>显示该帧前后的球路</translation>
    </message>
    <message>
        <source>Show the picture unchanged</source>
        <translation>按原样显示画面</translation>
    </message>
    <message>
        <source>Show the players and their pictures</source>
        <translation>显示球员及其画面</translation>
    </message>
    <message>
        <source>Show the players&apos; skeletons</source>
        <translation>显示球员骨架</translation>
    </message>
    <message>
        <source>Show the point of this frame</source>
        <translation>显示此帧的点</translation>
    </message>
    <message>
        <source>Show the points set by hand</source>
        <translation>显示手动标注的点</translation>
    </message>
    <message>
        <source>Show the rally from above and from the side</source>
        <translation>从上方和侧面显示回合</translation>
    </message>
    <message>
        <source>Show the review queue</source>
        <translation>显示复核队列</translation>
    </message>
    <message>
        <source>Show the run and its progress</source>
        <translation>显示运行及其进度</translation>
    </message>
    <message>
        <source>Show the score beside the frame number</source>
        <translation>在帧号旁显示比分</translation>
    </message>
    <message>
        <source>Show the table of frames</source>
        <translation>显示帧表格</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>显示时间轴</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>显示整个画面</translation>
    </message>
    <message>
        <source>Show versions, folders and problems</source>
        <translation>显示版本、文件夹和问题</translation>
    </message>
    <message>
        <source>Show ways to fill the gap, range or review item</source>
        <translation>显示缺口、区间或复核项的补全方法</translation>
    </message>
    <message>
        <source>Show which part of the frame TrackNet looked at</source>
        <translation>显示 TrackNet 查看了该帧的哪一部分</translation>
    </message>
    <message>
        <source>Snap to a heatmap peak</source>
        <translation>吸附到热力图峰值</translation>
    </message>
    <message>
        <source>Spl&amp;it the rally</source>
        <translation>拆分回合(&amp;I)</translation>
    </message>
    <message>
        <source>Split the rally at this frame</source>
        <translation>在此帧拆分回合</translation>
    </message>
    <message>
        <source>Split {rally}</source>
        <translation>拆分：{rally}</translation>
    </message>
    <message>
        <source>Spo&amp;rt</source>
        <translation>运动项目(&amp;R)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Start setting the court first</source>
        <translation>请先进入球场编辑器</translation>
    </message>
    <message>
        <source>Start the range at this frame</source>
        <translation>区间从此帧开始</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>停止运行并保留结果</translation>
    </message>
    <message>
        <source>Stro&amp;kes</source>
        <translation>球种(&amp;K)</translation>
    </message>
    <message>
        <source>Switch between panels for the match and for labels</source>
        <translation>在比赛面板和标注面板之间切换</translation>
    </message>
    <message>
        <source>Ta&amp;g the rally</source>
        <translation>为回合添加标签(&amp;G)</translation>
    </message>
    <message>
        <source>Tag the e&amp;vent</source>
        <translation>为事件添加标签(&amp;V)</translation>
    </message>
    <message>
        <source>Tags of an event</source>
        <translation>事件的标签</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>标签：{rally}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Ten frames &amp;back</source>
        <translation>后退十帧(&amp;B)</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>主题(&amp;E)</translation>
    </message>
    <message>
        <source>The ball is hidden in the range or review item</source>
        <translation>区间或复核项内球被遮挡</translation>
    </message>
    <message>
        <source>The ball is visible at the marker, dotted ring or fill</source>
        <translation>球在标记、虚线圈或补全处可见</translation>
    </message>
    <message>
        <source>The ball is visible in the dotted ring, not at the marker</source>
        <translation>球在虚线圈处可见，不在标记处</translation>
    </message>
    <message>
        <source>The ball is visible in the range or review item</source>
        <translation>区间或复核项内球可见</translation>
    </message>
    <message>
        <source>The far player won this rally</source>
        <translation>远端球员赢得此回合</translation>
    </message>
    <message>
        <source>The frames of the video are still being counted</source>
        <translation>仍在统计视频帧数</translation>
    </message>
    <message>
        <source>The near player won this rally</source>
        <translation>近端球员赢得此回合</translation>
    </message>
    <message>
        <source>The stroke is a clear (bouncing ball: backhand)</source>
        <translation>球种为高远球（网球、板式网球：反手）</translation>
    </message>
    <message>
        <source>The stroke is a drive (bouncing ball: volley)</source>
        <translation>球种为平抽球（网球、板式网球：截击）</translation>
    </message>
    <message>
        <source>The stroke is a drop</source>
        <translation>球种为吊球</translation>
    </message>
    <message>
        <source>The stroke is a lift (bouncing ball: forehand)</source>
        <translation>球种为挑球（网球、板式网球：正手）</translation>
    </message>
    <message>
        <source>The stroke is a long service (bouncing ball: lob)</source>
        <translation>球种为发后场球（网球、板式网球：挑高球）</translation>
    </message>
    <message>
        <source>The stroke is a net shot</source>
        <translation>球种为网前球</translation>
    </message>
    <message>
        <source>The stroke is a push</source>
        <translation>球种为推球</translation>
    </message>
    <message>
        <source>The stroke is a short service (bouncing ball: serve)</source>
        <translation>球种为发网前球（网球、板式网球：发球）</translation>
    </message>
    <message>
        <source>The stroke is a smash (bouncing ball: overhead)</source>
        <translation>球种为杀球（网球、板式网球：高压球）</translation>
    </message>
    <message>
        <source>There is no action &apos;{name}&apos;.</source>
        <translation>没有“{name}”操作。</translation>
    </message>
    <message>
        <source>There is no ball in the range or review item</source>
        <translation>区间或复核项内没有球</translation>
    </message>
    <message>
        <source>There is no ball in this frame</source>
        <translation>此帧中没有球</translation>
    </message>
    <message>
        <source>There is no court in this video, or it is unknown</source>
        <translation>视频中没有球场，或球场未知</translation>
    </message>
    <message>
        <source>There is no jump to undo</source>
        <translation>没有可撤销的跳转</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>This rally does not count for the score</source>
        <translation>此回合不计分</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Track all frames of the marked range again</source>
        <translation>重新跟踪所标记区间的所有帧</translation>
    </message>
    <message>
        <source>Track from &amp;here</source>
        <translation>从此处开始跟踪(&amp;H)</translation>
    </message>
    <message>
        <source>Track the &amp;list</source>
        <translation>跟踪列表(&amp;L)</translation>
    </message>
    <message>
        <source>Track the &amp;range</source>
        <translation>跟踪区间(&amp;R)</translation>
    </message>
    <message>
        <source>Track the &amp;whole video</source>
        <translation>跟踪整个视频(&amp;W)</translation>
    </message>
    <message>
        <source>Track the listed videos in the background</source>
        <translation>在后台跟踪列表中的视频</translation>
    </message>
    <message>
        <source>Track the range or gap in more detail, and preview it</source>
        <translation>更精细地跟踪区间或缺口，并预览结果</translation>
    </message>
    <message>
        <source>Track the video or import labels first</source>
        <translation>请先跟踪视频或导入标注</translation>
    </message>
    <message>
        <source>Turn on event mode first</source>
        <translation>请先打开事件模式</translation>
    </message>
    <message>
        <source>Turn the video</source>
        <translation>旋转视频</translation>
    </message>
    <message>
        <source>Two actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>两个操作同用快捷键 {key}：{names}。请在设置中更改其中一个。</translation>
    </message>
    <message>
        <source>U&amp;p by 10 px</source>
        <translation>上移 10 像素(&amp;P)</translation>
    </message>
    <message>
        <source>Uncl&amp;ear</source>
        <translation>无法判断(&amp;E)</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <source>Unprotect the frame</source>
        <translation>取消保护该帧</translation>
    </message>
    <message>
        <source>Use the court as drawn</source>
        <translation>采用画好的球场</translation>
    </message>
    <message>
        <source>Use the court from the last camera cut onwards</source>
        <translation>从上一镜头切换起采用此球场</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>使用深色主题</translation>
    </message>
    <message>
        <source>Use the fill for a ball that is hidden there</source>
        <translation>采用补全的位置，球在该处被遮挡</translation>
    </message>
    <message>
        <source>Use the fill, then go on to the rest of the item</source>
        <translation>采用补全的位置，然后继续处理该项的其余部分</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>使用浅色主题</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>采用另一轨迹</translation>
    </message>
    <message>
        <source>Use the other track&apos;s points for this disagreement</source>
        <translation>此处差异采用另一轨迹的点</translation>
    </message>
    <message>
        <source>Use the proposed points</source>
        <translation>采用建议的点</translation>
    </message>
    <message>
        <source>Use the proposed points of the nearest part only</source>
        <translation>仅采用最近一段的建议点</translation>
    </message>
    <message>
        <source>Use the system theme</source>
        <translation>使用系统主题</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>Vi&amp;deos</source>
        <translation>视频(&amp;D)</translation>
    </message>
    <message>
        <source>View and playback</source>
        <translation>视图与播放</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>Visible in the &amp;ring</source>
        <translation>虚线圈处可见(&amp;R)</translation>
    </message>
    <message>
        <source>Volume &amp;down</source>
        <translation>减小音量(&amp;D)</translation>
    </message>
    <message>
        <source>Wait until the run ends, or cancel it</source>
        <translation>请等待运行结束，或将其取消</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>得分方：{rally}</translation>
    </message>
    <message>
        <source>Won &amp;by the far player</source>
        <translation>远端球员得分(&amp;B)</translation>
    </message>
    <message>
        <source>Write a web page with score, strokes and placement</source>
        <translation>生成含比分、球种和落点的网页</translation>
    </message>
    <message>
        <source>Write tags for the serve, hit or landing at this frame</source>
        <translation>为此帧的发球、击球或落地填写标签</translation>
    </message>
    <message>
        <source>Write tags for this rally</source>
        <translation>为此回合填写标签</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom at the mouse</source>
        <translation>以鼠标为中心缩放</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom in when you go to a review item</source>
        <translation>转到复核项时放大画面</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>hold or tap {key}</source>
        <translation>按住或轻按 {key}</translation>
    </message>
    <message>
        <source>hold {key}</source>
        <translation>按住 {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>keys or mouse</source>
        <translation>按键或鼠标</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>滚轮</translation>
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
        <translation>{count} 个操作同用快捷键 {key}：{names}。请在设置中更改其中一个。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另外 {count} 项</translation>
    </message>
    <message>
        <source>{key} (keypad)</source>
        <translation>{key}（小键盘）</translation>
    </message>
    <message>
        <source>{key} is the key of {names}, so it would do nothing.</source>
        <translation>{key} 已用于{names}，因此不会起作用。</translation>
    </message>
    <message>
        <source>{key} opens the menu &apos;{menu}&apos;.</source>
        <translation>{key} 用于打开“{menu}”菜单。</translation>
    </message>
    <message>
        <source>{player} plays with the left hand</source>
        <translation>{player}：左手持拍</translation>
    </message>
    <message>
        <source>{player} plays with the right hand</source>
        <translation>{player}：右手持拍</translation>
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
            <numerusform>%n 张 PNG 画面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounces</source>
        <translation>
            <numerusform>%n 次反弹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n 个框</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>%n 处冲突</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts</source>
        <translation>
            <numerusform>%n 次触球</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courts</source>
        <translation>
            <numerusform>%n 个球场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n 个事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n 个缺口</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n 次击球</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keypoints</source>
        <translation>
            <numerusform>%n 个关键点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n 条标注</numerusform>
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
            <numerusform>%n 次落地和反弹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain items</source>
        <translation>
            <numerusform>%n 个可疑度较低的项</numerusform>
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
            <numerusform>%n 个标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n 场比赛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other videos</source>
        <translation>
            <numerusform>另外 %n 个视频</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n 段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts show</source>
        <translation>
            <numerusform>%n 处</numerusform>
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
            <numerusform>%n 张图像</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n 名球员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible errors</source>
        <translation>
            <numerusform>%n 处可能的错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rallies</source>
        <translation>
            <numerusform>%n 个回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <translation>
            <numerusform>%n 个比分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>%n 个分段</numerusform>
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
            <numerusform>%n 帧无法判断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unlabelled frames</source>
        <translation>
            <numerusform>%n 帧未标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreviewed frames</source>
        <translation>
            <numerusform>%n 帧未复核</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n videos</source>
        <translation>
            <numerusform>%n 个视频</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n 个工作节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%n blank lines lie between the rows and did not count as frames.</source>
        <translation>
            <numerusform>各行之间有 %n 个空行，未计为帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a frame number.</source>
        <translation>“{cell}”不是帧号。</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a time.</source>
        <translation>“{cell}”不是时间。</translation>
    </message>
    <message>
        <source>&apos;{filter}&apos; is not a valid filter: {reason}.</source>
        <translation>“{filter}”不是有效的筛选条件：{reason}。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a choice for {value} in this file.</source>
        <translation>“{given}”不是此文件中{value}的选项。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a range of frames.</source>
        <translation>“{given}”不是帧区间。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be opened ({reason}).</source>
        <translation>无法打开“{path}”（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read ({reason}).</source>
        <translation>无法读取“{path}”（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read as a video ({reason}).</source>
        <translation>无法将“{path}”作为视频读取（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read. The log has details.</source>
        <translation>无法读取“{path}”。详情见日志。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains no video.</source>
        <translation>“{path}”中没有视频。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains sound but no video.</source>
        <translation>“{path}”只有声音，没有视频。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder, not a video.</source>
        <translation>“{path}”是文件夹，不是视频。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a text file, not a video.</source>
        <translation>“{path}”是文本文件，不是视频。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes).</source>
        <translation>“{path}”为空（0 字节）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is incomplete: its index (moov atom) is missing.</source>
        <translation>“{path}”不完整：缺少索引（moov atom）。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score at &apos;{part}&apos;.</source>
        <translation>“{text}”不是有效的比分，问题在“{part}”。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score.</source>
        <translation>“{text}”不是有效的比分。</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a provider, or its precision is not supported.{known}</source>
        <translation>“{word}”不是提供程序，或其精度不受支持。{known}</translation>
    </message>
    <message>
        <source>--batch {batch} is not possible: its windows would need more than {limit} MB.</source>
        <translation>无法使用 --batch {batch}：其窗口需要超过 {limit} MB。</translation>
    </message>
    <message>
        <source>--confidence {confidence:g} is not valid: it must be above 0 and below 1.</source>
        <translation>--confidence {confidence:g} 无效：必须大于 0 且小于 1。</translation>
    </message>
    <message>
        <source>--every {every} is not valid: it must be {bounds}.</source>
        <translation>--every {every} 无效：必须为{bounds}。</translation>
    </message>
    <message>
        <source>A MoveNet returned an output of {shape}.</source>
        <translation>MoveNet 返回的输出为 {shape}。</translation>
    </message>
    <message>
        <source>A dataset cannot contain unlabelled frames: {places}.</source>
        <translation>数据集不能包含未标注的帧：{places}。</translation>
    </message>
    <message>
        <source>A highlight video cannot be copied without re-encoding.</source>
        <translation>集锦视频不重新编码便无法复制。</translation>
    </message>
    <message>
        <source>A label file starts with {names}.</source>
        <translation>标注文件的开头为 {names}。</translation>
    </message>
    <message>
        <source>A label is: class x y width height, as fractions of the picture.</source>
        <translation>标注格式：class x y width height，以画面的比例表示。</translation>
    </message>
    <message>
        <source>A model of background mode &apos;{name}&apos; needs the background picture, and none was given.</source>
        <translation>背景模式为“{name}”的模型需要背景图像，但未提供。</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded: {error}.</source>
        <translation>无法加载程序的一部分：{error}。</translation>
    </message>
    <message>
        <source>A second look needs a stride equal to the window length, {length}.</source>
        <translation>二次查看需要步长等于窗口长度 {length}。</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit a network that returns a heatmap of only one frame per window.</source>
        <translation>步长 {stride} 不适用于每个窗口只返回一帧热力图的模型。</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit windows of {seq_len} frames.</source>
        <translation>步长 {stride} 不适用于 {seq_len} 帧的窗口。</translation>
    </message>
    <message>
        <source>A threshold of {threshold:g} is not between 0 and 1.</source>
        <translation>阈值 {threshold:g} 不在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>A time code cannot be read.</source>
        <translation>无法读取时间码。</translation>
    </message>
    <message>
        <source>Accept frames in the window first, or export all of them, or choose another range.</source>
        <translation>请先在窗口中接受各帧，或导出所有帧，或选择其他区间。</translation>
    </message>
    <message>
        <source>All of these frames are marked as not in play.</source>
        <translation>这些帧都已标记为非比赛。</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or choose a smaller model or batch.</source>
        <translation>请允许 GPU 使用超过 {limit} MB 的显存（--gpu-memory，或设置中的“提供程序”），或选择较小的模型或批大小。</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or run on the CPU.</source>
        <translation>请允许 GPU 使用超过 {limit} MB 的显存（--gpu-memory，或设置中的“提供程序”），或在 CPU 上运行。</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its codec ({codec}).</source>
        <translation>.mp4 文件不能包含其编码（{codec}）。</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its sound ({codec}). --no-sound omits it.</source>
        <translation>.mp4 文件不能包含其声音（{codec}）。--no-sound 可略去声音。</translation>
    </message>
    <message>
        <source>An RTMO returned an output of {shape}.</source>
        <translation>RTMO 返回的输出为 {shape}。</translation>
    </message>
    <message>
        <source>At least one worker and a batch of one are needed.</source>
        <translation>至少需要一个工作进程，批大小至少为 1。</translation>
    </message>
    <message>
        <source>Change its permissions, or copy it to another folder.</source>
        <translation>请更改其权限，或将其复制到其他文件夹。</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>请更改其中之一。</translation>
    </message>
    <message>
        <source>Changes of speed (M2) in {lines} are ignored.</source>
        <translation>已忽略{lines}中的变速（M2）。</translation>
    </message>
    <message>
        <source>Check it again.</source>
        <translation>请重新检查。</translation>
    </message>
    <message>
        <source>Check its last rows.</source>
        <translation>请检查其最后几行。</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>请检查其名称和文件夹。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>请检查其权限。</translation>
    </message>
    <message>
        <source>Check that it is the label file.</source>
        <translation>请检查是否为标注文件。</translation>
    </message>
    <message>
        <source>Check that the file is complete, with its .onnx.data next to it, if it has one.</source>
        <translation>请检查文件是否完整；若有 .onnx.data，须与其放在一起。</translation>
    </message>
    <message>
        <source>Check that the labels belong to this video.</source>
        <translation>请检查标注是否属于此视频。</translation>
    </message>
    <message>
        <source>Check that the model supports these inputs, or try another provider.</source>
        <translation>请检查模型是否支持这些输入，或尝试其他提供程序。</translation>
    </message>
    <message>
        <source>Check that this is a folder of YOLO labels.</source>
        <translation>请检查该文件夹中是否为 YOLO 标注。</translation>
    </message>
    <message>
        <source>Check that this is the label file.</source>
        <translation>请检查是否为标注文件。</translation>
    </message>
    <message>
        <source>Check that this is the right file, or save it without the optimiser&apos;s state.</source>
        <translation>请检查文件是否正确，或保存时不含优化器状态。</translation>
    </message>
    <message>
        <source>Check that this is the right file.</source>
        <translation>请检查文件是否正确。</translation>
    </message>
    <message>
        <source>Check the disk and the permissions.</source>
        <translation>请检查磁盘和权限。</translation>
    </message>
    <message>
        <source>Check the disk, or save the project in another folder.</source>
        <translation>请检查磁盘，或将项目保存到其他文件夹。</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>请检查磁盘。</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>请检查该文件。</translation>
    </message>
    <message>
        <source>Check the folder it is in.</source>
        <translation>请检查其所在的文件夹。</translation>
    </message>
    <message>
        <source>Check the folder, or save the project in another folder.</source>
        <translation>请检查文件夹，或将项目保存到其他文件夹。</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>请检查该文件夹。</translation>
    </message>
    <message>
        <source>Check the name and its folder.</source>
        <translation>请检查名称及其文件夹。</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>请检查名称。</translation>
    </message>
    <message>
        <source>Check the quotes in it.</source>
        <translation>请检查其中的引号。</translation>
    </message>
    <message>
        <source>Check whether two model files are swapped.</source>
        <translation>请检查两个模型文件是否弄反了。</translation>
    </message>
    <message>
        <source>Choose a PNG or JPEG picture, or a video.</source>
        <translation>请选择 PNG 或 JPEG 图像，或视频。</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3 or WASB, such as TrackNet_best.pt.</source>
        <translation>请选择 TrackNetV3 或 WASB 的检查点，例如 TrackNet_best.pt。</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3.</source>
        <translation>请选择 TrackNetV3 的检查点。</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>请选择其中的文件。</translation>
    </message>
    <message>
        <source>Choose a name that ends in {suffixes}. &apos;rallytrace export --format&apos; writes other formats.</source>
        <translation>请选择以 {suffixes} 结尾的名称。其他格式用“rallytrace export --format”写出。</translation>
    </message>
    <message>
        <source>Choose a picture or a video.</source>
        <translation>请选择图像或视频。</translation>
    </message>
    <message>
        <source>Choose a range inside the video.</source>
        <translation>请选择视频内的区间。</translation>
    </message>
    <message>
        <source>Choose a shorter trail.</source>
        <translation>请选择较短的尾迹。</translation>
    </message>
    <message>
        <source>Choose a stride from 1 (every window) to {seq_len} (no overlap).</source>
        <translation>请选择 1（每个窗口）到 {seq_len}（无重叠）的步长。</translation>
    </message>
    <message>
        <source>Choose a video file such as .mp4, .mov, .mkv or .avi.</source>
        <translation>请选择视频文件，例如 .mp4、.mov、.mkv 或 .avi。</translation>
    </message>
    <message>
        <source>Choose another family or file.</source>
        <translation>请选择其他系列或文件。</translation>
    </message>
    <message>
        <source>Choose another file or export it again.</source>
        <translation>请选择其他文件，或重新导出。</translation>
    </message>
    <message>
        <source>Choose another file, or a higher --confidence.</source>
        <translation>请选择其他文件，或提高 --confidence。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>Choose another filter.</source>
        <translation>请选择其他筛选条件。</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>请选择其他文件夹或名称。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Choose another frame.</source>
        <translation>请选择其他帧。</translation>
    </message>
    <message>
        <source>Choose another name, or allow it to be replaced.</source>
        <translation>请选择其他名称，或允许替换。</translation>
    </message>
    <message>
        <source>Choose another name, or wait until it is done.</source>
        <translation>请选择其他名称，或等待导出完成。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>Choose another precision, or make the file with: rallytrace optimise MODEL --video VIDEO</source>
        <translation>请选择其他精度，或生成该文件：rallytrace optimise MODEL --video VIDEO</translation>
    </message>
    <message>
        <source>Choose another project or a label file.</source>
        <translation>请选择其他项目或标注文件。</translation>
    </message>
    <message>
        <source>Choose another range, or review a rally.</source>
        <translation>请选择其他区间，或复核一个回合。</translation>
    </message>
    <message>
        <source>Choose another video.</source>
        <translation>请选择其他视频。</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>请另选一个。</translation>
    </message>
    <message>
        <source>Choose another: folders of this format are never replaced.</source>
        <translation>请另选一个：此格式从不替换已有的文件夹。</translation>
    </message>
    <message>
        <source>Choose at least one layer.</source>
        <translation>请至少选择一个图层。</translation>
    </message>
    <message>
        <source>Choose at most {most:.0%} in total.</source>
        <translation>合计最多选择 {most:.0%}。</translation>
    </message>
    <message>
        <source>Choose frames with a ball.</source>
        <translation>请选择有球的帧。</translation>
    </message>
    <message>
        <source>Choose labels of this video, in its pixels.</source>
        <translation>请选择此视频的、以其像素为单位的标注。</translation>
    </message>
    <message>
        <source>Choose labels or a project of the open video.</source>
        <translation>请选择所打开视频的标注或项目。</translation>
    </message>
    <message>
        <source>Choose one of its {count}, which are numbered from 0.</source>
        <translation>请从其 {count} 个 GPU 中选择，编号从 0 开始。</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>请选择 {names} 之一。</translation>
    </message>
    <message>
        <source>Choose one of {precisions}, or another provider.</source>
        <translation>请选择 {precisions} 之一，或其他提供程序。</translation>
    </message>
    <message>
        <source>Choose one with --family, or try it on other frames of a video.</source>
        <translation>请用 --family 选择，或在视频的其他帧上试用。</translation>
    </message>
    <message>
        <source>Choose one with the input (N, 3, 256, 128) and the output (N, D).</source>
        <translation>请选择输入为 (N, 3, 256, 128)、输出为 (N, D) 的模型。</translation>
    </message>
    <message>
        <source>Choose the .csv file in it.</source>
        <translation>请选择其中的 .csv 文件。</translation>
    </message>
    <message>
        <source>Choose the .onnx file in it.</source>
        <translation>请选择其中的 .onnx 文件。</translation>
    </message>
    <message>
        <source>Choose the .pt file in it.</source>
        <translation>请选择其中的 .pt 文件。</translation>
    </message>
    <message>
        <source>Choose the .pt file that the training wrote.</source>
        <translation>请选择训练写出的 .pt 文件。</translation>
    </message>
    <message>
        <source>Choose the .rally file in it.</source>
        <translation>请选择其中的 .rally 文件。</translation>
    </message>
    <message>
        <source>Choose the folder that contains &apos;labels&apos;, or the folder with the .txt files.</source>
        <translation>请选择包含“labels”的文件夹，或 .txt 文件所在的文件夹。</translation>
    </message>
    <message>
        <source>Choose the same ones to continue it, or start a new run with the current ones.</source>
        <translation>请选择相同的模型和设置继续，或用当前的开始新的运行。</translation>
    </message>
    <message>
        <source>Choose the table of strokes.</source>
        <translation>请选择球种表。</translation>
    </message>
    <message>
        <source>Choose the video file in it.</source>
        <translation>请选择其中的视频文件。</translation>
    </message>
    <message>
        <source>Choose the video that was labelled.</source>
        <translation>请选择标注时所用的视频。</translation>
    </message>
    <message>
        <source>Clips of a turned video cannot be copied without re-encoding.</source>
        <translation>旋转过的视频，其片段不重新编码便无法复制。</translation>
    </message>
    <message>
        <source>Close it there, or choose another folder.</source>
        <translation>请在该程序中关闭，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Close it there, then open it again.</source>
        <translation>请在该处关闭，然后重新打开。</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>请在该处关闭。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Close other programs that use the device, or run on the CPU.</source>
        <translation>请关闭其他使用该设备的程序，或在 CPU 上运行。</translation>
    </message>
    <message>
        <source>Close other programs, and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or batch.</source>
        <translation>请关闭其他程序，或选择较小的模型或批大小。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or video.</source>
        <translation>请关闭其他程序，或选择较小的模型或视频。</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>请关闭其他程序。</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>请关闭该程序。</translation>
    </message>
    <message>
        <source>Columns not used: {unused}.</source>
        <translation>未使用的列：{unused}。</translation>
    </message>
    <message>
        <source>Confidence &apos;{cell}&apos; is not between 0 and 1. It was removed.</source>
        <translation>置信度“{cell}”不在 0 到 1 之间，已移除。</translation>
    </message>
    <message>
        <source>Convert it first: rallytrace convert &quot;{path}&quot;</source>
        <translation>请先转换：rallytrace convert &quot;{path}&quot;</translation>
    </message>
    <message>
        <source>Convert the file to .mp4.</source>
        <translation>请将文件转换为 .mp4。</translation>
    </message>
    <message>
        <source>Convert the video to .mp4, then check the labels.</source>
        <translation>请将视频转换为 .mp4，然后检查标注。</translation>
    </message>
    <message>
        <source>Copied clips are not encoded: --hardware has no effect.</source>
        <translation>直接复制的片段不经编码，--hardware 不起作用。</translation>
    </message>
    <message>
        <source>Copy &apos;{shown}&apos; into the folder {folder} as well.</source>
        <translation>请将“{shown}”也复制到文件夹 {folder}。</translation>
    </message>
    <message>
        <source>Copy it again from the original.</source>
        <translation>请从原件重新复制。</translation>
    </message>
    <message>
        <source>Copy its content to a file and use that file.</source>
        <translation>请将其内容复制到文件，并使用该文件。</translation>
    </message>
    <message>
        <source>Copy or download the checkpoint again.</source>
        <translation>请重新复制或下载检查点。</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>请重新复制或导出。</translation>
    </message>
    <message>
        <source>Copy the checkpoint to a folder that can be written to.</source>
        <translation>请将检查点复制到可写入的文件夹。</translation>
    </message>
    <message>
        <source>Copy the file again, or convert it to .mp4.</source>
        <translation>请重新复制文件，或将其转换为 .mp4。</translation>
    </message>
    <message>
        <source>Copy the file again, or repair an unfinished recording first.</source>
        <translation>请重新复制文件，或先修复未完成的录像。</translation>
    </message>
    <message>
        <source>Correct &apos;bg_mode&apos; in its param_dict.</source>
        <translation>请更正其 param_dict 中的“bg_mode”。</translation>
    </message>
    <message>
        <source>Create it, or choose another folder.</source>
        <translation>请新建该文件夹，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Cut the video into parts.</source>
        <translation>请将视频分成几段。</translation>
    </message>
    <message>
        <source>Do not open it with torch unless you trust its author. {save_again}</source>
        <translation>除非信任其作者，否则不要用 torch 打开。{save_again}</translation>
    </message>
    <message>
        <source>Do not use this file. Write it to another disk if possible.</source>
        <translation>请勿使用此文件。如有可能，请写入其他磁盘。</translation>
    </message>
    <message>
        <source>Download the checkpoint itself.</source>
        <translation>请下载检查点文件本身。</translation>
    </message>
    <message>
        <source>END must be larger than START, because END is not included.</source>
        <translation>END 必须大于 START，因为不含 END。</translation>
    </message>
    <message>
        <source>Export as CVAT for video 1.1.</source>
        <translation>请导出为 CVAT for video 1.1。</translation>
    </message>
    <message>
        <source>Export it again for evaluation, with a dynamic batch or a batch of 1.</source>
        <translation>请以评估模式重新导出，批大小为动态或 1。</translation>
    </message>
    <message>
        <source>Export it again, with segments or markers.</source>
        <translation>请重新导出，并包含分段或标记。</translation>
    </message>
    <message>
        <source>Export it again, with smaller pictures.</source>
        <translation>请以较小的图像尺寸重新导出。</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>请重新导出。</translation>
    </message>
    <message>
        <source>Export its labels with that build, or track the video again. The file was not changed.</source>
        <translation>请用该版本导出标注，或重新跟踪视频。文件未作更改。</translation>
    </message>
    <message>
        <source>Export or copy it again.</source>
        <translation>请重新导出或复制。</translation>
    </message>
    <message>
        <source>Export the labels, then open the video again. Help &gt; Diagnostics opens the log.</source>
        <translation>请导出标注，然后重新打开视频。日志可从“帮助 &gt; 诊断信息”打开。</translation>
    </message>
    <message>
        <source>Export the model again.</source>
        <translation>请重新导出模型。</translation>
    </message>
    <message>
        <source>Export the model with standard ONNX operators only.</source>
        <translation>请仅用标准 ONNX 算子导出模型。</translation>
    </message>
    <message>
        <source>Export the rallies as a table or as clips, or join the files with another program and track the result.</source>
        <translation>请将回合导出为表格或片段，或用其他程序合并文件后再跟踪。</translation>
    </message>
    <message>
        <source>Export the task of this video only.</source>
        <translation>请仅导出此视频的任务。</translation>
    </message>
    <message>
        <source>FFmpeg reports: {reason}.</source>
        <translation>FFmpeg 报告：{reason}。</translation>
    </message>
    <message>
        <source>Find the players&apos; poses first, or choose another range.</source>
        <translation>请先查找球员姿态，或选择其他区间。</translation>
    </message>
    <message>
        <source>Find them in the window ({key}), or with &apos;rallytrace poses&apos;.</source>
        <translation>请在窗口中查找（{key}），或使用“rallytrace poses”。</translation>
    </message>
    <message>
        <source>Find them with Match &gt; Find rallies.</source>
        <translation>请用“比赛 &gt; 查找回合”查找。</translation>
    </message>
    <message>
        <source>Following the ball needs a stride of the window length, {length}, in batches of 1.</source>
        <translation>跟随球需要步长等于窗口长度 {length}，且批大小为 1。</translation>
    </message>
    <message>
        <source>Frame {cell} is not a valid frame number.</source>
        <translation>{cell} 不是有效的帧号。</translation>
    </message>
    <message>
        <source>Frame {frame} could not be read.</source>
        <translation>无法读取第 {frame} 帧。</translation>
    </message>
    <message>
        <source>Frame {frame} does not exist at {rate} frames per second.</source>
        <translation>每秒 {rate} 帧时没有第 {frame} 帧。</translation>
    </message>
    <message>
        <source>Frame {frame} has different values in {lines}.</source>
        <translation>第 {frame} 帧在{lines}中的值不同。</translation>
    </message>
    <message>
        <source>Frame {frame} is after the last frame of the video, {last}.</source>
        <translation>第 {frame} 帧在视频末帧（第 {last} 帧）之后。</translation>
    </message>
    <message>
        <source>Frame {frame} is before the first frame.</source>
        <translation>第 {frame} 帧在首帧之前。</translation>
    </message>
    <message>
        <source>Frame {frame} is not in the video, which has {frames}.</source>
        <translation>视频中没有第 {frame} 帧，总长为 {frames}。</translation>
    </message>
    <message>
        <source>Frame {frame} of &apos;{path}&apos; cannot be decoded: the file is damaged.</source>
        <translation>无法解码“{path}”的第 {frame} 帧：文件已损坏。</translation>
    </message>
    <message>
        <source>Frame {frame} was out of order and has been sorted.</source>
        <translation>第 {frame} 帧顺序有误，已重新排序。</translation>
    </message>
    <message>
        <source>Frame {lost} has no row: predict.py did not write it.</source>
        <translation>第 {lost} 帧没有行：predict.py 未写出。</translation>
    </message>
    <message>
        <source>Frame {written} was changed to {frame}.</source>
        <translation>第 {written} 帧已改为第 {frame} 帧。</translation>
    </message>
    <message>
        <source>Frames are counted from 0.</source>
        <translation>帧号从 0 开始。</translation>
    </message>
    <message numerus="yes">
        <source>Frames {frames} of {count:,} have no row and stay unlabelled.</source>
        <translation>
            <numerusform>{count:,} 帧中的第 {frames} 帧没有行，保持未标注。</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames {frames} repeat the same 16 positions, as InpaintNet does where there is no ball.</source>
        <translation>第 {frames} 帧重复同样的 16 个位置，InpaintNet 在无球处会如此。</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>请腾出一些空间后重试。</translation>
    </message>
    <message>
        <source>Free some space, and open the video again.</source>
        <translation>请腾出一些空间，然后重新打开视频。</translation>
    </message>
    <message>
        <source>Free some space.</source>
        <translation>请腾出一些空间。</translation>
    </message>
    <message>
        <source>Give a folder, or omit --copy.</source>
        <translation>请指定文件夹，或去掉 --copy。</translation>
    </message>
    <message>
        <source>Give each segment a row: start, end, name.</source>
        <translation>请让每个分段占一行：开始、结束、名称。</translation>
    </message>
    <message>
        <source>Give the video that the project belongs to.</source>
        <translation>请指定项目所属的视频。</translation>
    </message>
    <message>
        <source>Give them shorter names, such as 1.mp4, 2.mp4.</source>
        <translation>请使用较短的文件名，例如 1.mp4、2.mp4。</translation>
    </message>
    <message>
        <source>Help &gt; Diagnostics opens the log.</source>
        <translation>日志可从“帮助 &gt; 诊断信息”打开。</translation>
    </message>
    <message>
        <source>If it is not open anywhere, delete {file}.</source>
        <translation>若并未在任何地方打开，请删除 {file}。</translation>
    </message>
    <message>
        <source>If the list was made at another frame rate than the video&apos;s, choose that rate.</source>
        <translation>如果列表的帧率与视频不同，请选择该帧率。</translation>
    </message>
    <message>
        <source>Import labels as CSV, and segments as CSV or EDL.</source>
        <translation>标注请以 CSV 导入，分段请以 CSV 或 EDL 导入。</translation>
    </message>
    <message>
        <source>Install RallyTrace again.</source>
        <translation>请重新安装 RallyTrace。</translation>
    </message>
    <message>
        <source>Install RallyTrace again. &apos;rallytrace doctor&apos; shows what is missing.</source>
        <translation>请重新安装 RallyTrace。“rallytrace doctor”会显示缺少的内容。</translation>
    </message>
    <message>
        <source>Install the latest RallyTrace. The file was not changed.</source>
        <translation>请安装最新版 RallyTrace。文件未作更改。</translation>
    </message>
    <message>
        <source>It begins before the video and was cut at its start.</source>
        <translation>早于视频开始，已在视频开头处截断。</translation>
    </message>
    <message>
        <source>It belongs to another object.</source>
        <translation>属于其他对象。</translation>
    </message>
    <message>
        <source>It belongs to frame {frame}, like line {line}.</source>
        <translation>属于第 {frame} 帧，与第 {line} 行相同。</translation>
    </message>
    <message>
        <source>It can be {names}.</source>
        <translation>可选：{names}。</translation>
    </message>
    <message>
        <source>It ends at {end} and was cut at the end of the video ({end2}).</source>
        <translation>结束于 {end}，已在视频末尾（{end2}）处截断。</translation>
    </message>
    <message>
        <source>It ends before the start of the video.</source>
        <translation>在视频开始之前结束。</translation>
    </message>
    <message>
        <source>It ends where it starts.</source>
        <translation>结束与开始相同。</translation>
    </message>
    <message>
        <source>It has no start and length.</source>
        <translation>没有开始和长度。</translation>
    </message>
    <message>
        <source>It has no time.</source>
        <translation>没有时间。</translation>
    </message>
    <message>
        <source>It has no times.</source>
        <translation>没有时间。</translation>
    </message>
    <message>
        <source>It has {count} cells, but there are {width} columns.</source>
        <translation>有 {count} 个单元格，但只有 {width} 列。</translation>
    </message>
    <message>
        <source>It is a comment.</source>
        <translation>是注释。</translation>
    </message>
    <message>
        <source>It is above the column names.</source>
        <translation>位于列名之上。</translation>
    </message>
    <message>
        <source>It is cut from {clip}, not from {name}.</source>
        <translation>取自 {clip}，而不是 {name}。</translation>
    </message>
    <message>
        <source>It is read-only here.</source>
        <translation>此处为只读。</translation>
    </message>
    <message>
        <source>It is shorter than a frame.</source>
        <translation>不足一帧。</translation>
    </message>
    <message>
        <source>It must be from {lowest:g} to {highest:g}.</source>
        <translation>必须为 {lowest:g} 到 {highest:g}。</translation>
    </message>
    <message>
        <source>It repeats the header.</source>
        <translation>与表头重复。</translation>
    </message>
    <message>
        <source>It repeats the position of an earlier frame.</source>
        <translation>与之前某帧的位置重复。</translation>
    </message>
    <message>
        <source>It should contain a frame number from 0, a visibility of 0 or 1, and X and Y in pixels.</source>
        <translation>其中应有从 0 开始的帧号、为 0 或 1 的可见性，以及以像素为单位的 X 和 Y。</translation>
    </message>
    <message>
        <source>It should start with {names}.</source>
        <translation>开头应为 {names}。</translation>
    </message>
    <message>
        <source>It starts at {start}, after the end of the video ({end}).</source>
        <translation>开始于 {start}，在视频末尾（{end}）之后。</translation>
    </message>
    <message>
        <source>It was killed, possibly because memory ran out.</source>
        <translation>进程被终止，可能是内存耗尽。</translation>
    </message>
    <message>
        <source>Its GPUs, numbered from 0, are {names}.</source>
        <translation>其 GPU 从 0 开始编号：{names}。</translation>
    </message>
    <message>
        <source>Its edit list hides frames within the clip.</source>
        <translation>其编辑列表隐藏了片段中的某些帧。</translation>
    </message>
    <message>
        <source>Its end is before its start.</source>
        <translation>结束早于开始。</translation>
    </message>
    <message>
        <source>Its frames do not decode from a keyframe.</source>
        <translation>各帧无法从关键帧开始解码。</translation>
    </message>
    <message>
        <source>Its frames have no time stamps.</source>
        <translation>各帧没有时间戳。</translation>
    </message>
    <message>
        <source>Its keyframes are not marked.</source>
        <translation>未标明关键帧。</translation>
    </message>
    <message>
        <source>Its keyframes are not where its index says.</source>
        <translation>关键帧不在其索引所示的位置。</translation>
    </message>
    <message>
        <source>Its packets and its frames have different times.</source>
        <translation>其数据包与帧的时间不一致。</translation>
    </message>
    <message>
        <source>Its pixel format is {name}.</source>
        <translation>其像素格式为 {name}。</translation>
    </message>
    <message>
        <source>Its plugin could not be loaded: {reason}</source>
        <translation>无法加载其插件：{reason}</translation>
    </message>
    <message>
        <source>Its plugin {plugin} offers no device on this machine.</source>
        <translation>其插件 {plugin} 在本机上没有可用设备。</translation>
    </message>
    <message>
        <source>Its position was not found.</source>
        <translation>未找到其位置。</translation>
    </message>
    <message>
        <source>Its start or end is missing.</source>
        <translation>缺少开始或结束。</translation>
    </message>
    <message>
        <source>Its times cannot be read.</source>
        <translation>无法读取其时间。</translation>
    </message>
    <message>
        <source>Its training failed. Use an earlier checkpoint.</source>
        <translation>该训练失败了。请使用较早的检查点。</translation>
    </message>
    <message>
        <source>Its training or export failed. Choose another file.</source>
        <translation>该模型的训练或导出失败了。请选择其他文件。</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit no mode.</source>
        <translation>其 {channels} 个输入通道不符合任何模式。</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit several modes: {names}.</source>
        <translation>其 {channels} 个输入通道符合多种模式：{names}。</translation>
    </message>
    <message>
        <source>Load it with torch and save it again with a current version.</source>
        <translation>请用 torch 加载，并用当前版本重新保存。</translation>
    </message>
    <message>
        <source>Locators (LOC) in {lines} are not read.</source>
        <translation>未读取{lines}中的定位标记（LOC）。</translation>
    </message>
    <message>
        <source>Mark a shorter range.</source>
        <translation>请标记较短的区间。</translation>
    </message>
    <message>
        <source>Mark the range to track it anyway.</source>
        <translation>如仍要跟踪，请标记区间。</translation>
    </message>
    <message>
        <source>Match numbers start at 1.</source>
        <translation>比赛编号从 1 开始。</translation>
    </message>
    <message>
        <source>Minutes and seconds of a time code must be 59 or less.</source>
        <translation>时间码的分和秒不能超过 59。</translation>
    </message>
    <message>
        <source>Move it elsewhere, or choose another folder.</source>
        <translation>请将其移到别处，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Move it to another folder.</source>
        <translation>请将其移到其他文件夹。</translation>
    </message>
    <message>
        <source>Move the parts of a recording to one folder, and give them the same suffix.</source>
        <translation>请将录像的各分段移到同一文件夹，并使用相同的扩展名。</translation>
    </message>
    <message>
        <source>MoveNet&apos;s output is (N, {sum}, H/4, W/4)</source>
        <translation>MoveNet 的输出应为 (N, {sum}, H/4, W/4)</translation>
    </message>
    <message>
        <source>Name the ball&apos;s class &apos;ball&apos;, or export only that class.</source>
        <translation>请将球的类别命名为“ball”，或仅导出该类别。</translation>
    </message>
    <message>
        <source>Name the players, or set up the match.</source>
        <translation>请为球员命名，或设置比赛。</translation>
    </message>
    <message>
        <source>No ball: the position was removed.</source>
        <translation>无球：已移除位置。</translation>
    </message>
    <message>
        <source>No columns for X and Y found, so no row can be read.</source>
        <translation>未找到 X 和 Y 列，因此无法读取任何行。</translation>
    </message>
    <message>
        <source>No events match &apos;{filter}&apos;. {reason}</source>
        <translation>没有符合“{filter}”的事件。{reason}</translation>
    </message>
    <message>
        <source>No family was found for {path}.</source>
        <translation>未能确定 {path} 的系列。</translation>
    </message>
    <message>
        <source>No file name is given.</source>
        <translation>未指定文件名。</translation>
    </message>
    <message>
        <source>No frame has a position to export.</source>
        <translation>没有带位置的帧可导出。</translation>
    </message>
    <message>
        <source>No frame has a position, but a CVAT track needs one.</source>
        <translation>没有带位置的帧，而 CVAT 轨迹需要位置。</translation>
    </message>
    <message>
        <source>No frame has a visible ball to export.</source>
        <translation>没有球可见的帧可导出。</translation>
    </message>
    <message>
        <source>No frame of &apos;{path}&apos; can be decoded.</source>
        <translation>“{path}”中没有可解码的帧。</translation>
    </message>
    <message>
        <source>No frame of {path} could be read.</source>
        <translation>无法读取 {path} 的任何一帧。</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>未选择图层。</translation>
    </message>
    <message>
        <source>No log is written, because {folder} cannot be written to ({reason}).</source>
        <translation>未写日志，因为无法写入 {folder}（{reason}）。</translation>
    </message>
    <message>
        <source>No rallies match &apos;{filter}&apos;. {reason}</source>
        <translation>没有符合“{filter}”的回合。{reason}</translation>
    </message>
    <message>
        <source>No rally can be exported. {reasons}</source>
        <translation>没有可导出的回合。{reasons}</translation>
    </message>
    <message>
        <source>No rally is known to be played by {player}.</source>
        <translation>尚不知 {player} 参加了哪些回合。</translation>
    </message>
    <message>
        <source>No row of the file can be used.</source>
        <translation>文件中没有可用的行。</translation>
    </message>
    <message>
        <source>No row of {path} has a start and an end.</source>
        <translation>{path} 中没有同时含开始和结束的行。</translation>
    </message>
    <message>
        <source>No video in the list is tracked.</source>
        <translation>列表中没有已跟踪的视频。</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>未打开视频。</translation>
    </message>
    <message>
        <source>None of the {count} frames tested in {name} has a label.</source>
        <translation>{name} 中测试的 {count} 帧都没有标注。</translation>
    </message>
    <message>
        <source>None of these videos can be exported.</source>
        <translation>这些视频都无法导出。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Nothing can be changed until you decide whether to use {name}.</source>
        <translation>在决定是否使用 {name} 之前，无法更改任何内容。</translation>
    </message>
    <message>
        <source>Nothing can be drawn on copied clips.</source>
        <translation>直接复制的片段上无法叠加任何内容。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
    <message>
        <source>Nothing was written. Help &gt; Diagnostics opens the log.</source>
        <translation>未写入任何内容。日志可从“帮助 &gt; 诊断信息”打开。</translation>
    </message>
    <message>
        <source>ONNX Runtime could not be loaded: {reason}</source>
        <translation>无法加载 ONNX Runtime：{reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran it on {names} instead.</source>
        <translation>ONNX Runtime 改在 {names} 上运行。</translation>
    </message>
    <message>
        <source>The model cannot run on {provider}.</source>
        <translation>模型无法在 {provider} 上运行。</translation>
    </message>
    <message>
        <source>This build of ONNX Runtime does not contain it.</source>
        <translation>此 ONNX Runtime 版本不包含该提供程序。</translation>
    </message>
    <message>
        <source>This kind of video cannot be copied without loss.</source>
        <translation>此类视频无法无损复制。</translation>
    </message>
    <message>
        <source>{name} cannot be cut without re-encoding.</source>
        <translation>{name} 不重新编码便无法剪切。</translation>
    </message>
    <message>
        <source>{path} does not contain its background mode.</source>
        <translation>{path} 不包含背景模式。</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} cannot run the model {model}: {reason}</source>
        <translation>ONNX Runtime {version} 无法运行模型 {model}：{reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran no part of it.</source>
        <translation>ONNX Runtime 未运行其任何部分。</translation>
    </message>
    <message>
        <source>Omit --copy or --hardware.</source>
        <translation>请去掉 --copy 或 --hardware。</translation>
    </message>
    <message>
        <source>Omit --copy to re-encode it.</source>
        <translation>去掉 --copy 即可重新编码。</translation>
    </message>
    <message>
        <source>Omit --copy, or {options}.</source>
        <translation>请去掉 --copy，或去掉 {options}。</translation>
    </message>
    <message>
        <source>Omit --copy.</source>
        <translation>请去掉 --copy。</translation>
    </message>
    <message>
        <source>Omit --family, because the file states its family.</source>
        <translation>请去掉 --family，文件中已写明其系列。</translation>
    </message>
    <message>
        <source>Omit --keep.</source>
        <translation>请去掉 --keep。</translation>
    </message>
    <message>
        <source>Omit --project.</source>
        <translation>请去掉 --project。</translation>
    </message>
    <message>
        <source>Omit --stride.</source>
        <translation>请去掉 --stride。</translation>
    </message>
    <message>
        <source>Omit that field, or add --events.</source>
        <translation>请去掉该字段，或添加 --events。</translation>
    </message>
    <message>
        <source>Only TrackNet and InpaintNet can be converted.</source>
        <translation>只能转换 TrackNet 和 InpaintNet。</translation>
    </message>
    <message>
        <source>Only a TrackNet can be tried on a video.</source>
        <translation>只有 TrackNet 可以在视频上试用。</translation>
    </message>
    <message>
        <source>Only networks of TrackNetV3 and WASB can be converted. Their number of channels may differ.</source>
        <translation>只能转换 TrackNetV3 和 WASB 的模型，其通道数可以不同。</translation>
    </message>
    <message>
        <source>Open a video first.</source>
        <translation>请先打开视频。</translation>
    </message>
    <message>
        <source>Open it from its new location.</source>
        <translation>请从新位置打开。</translation>
    </message>
    <message>
        <source>Open its video first, and wait until it has been read.</source>
        <translation>请先打开其视频，并等待读取完成。</translation>
    </message>
    <message>
        <source>Open or track it again once the file is complete.</source>
        <translation>请待文件完整后再打开或跟踪。</translation>
    </message>
    <message>
        <source>Open the files separately, or convert them with the same settings first.</source>
        <translation>请分别打开这些文件，或先以相同设置转换。</translation>
    </message>
    <message>
        <source>Open the project alone, and choose its video.</source>
        <translation>请单独打开项目，并选择其视频。</translation>
    </message>
    <message>
        <source>Open the video again, or convert it to .mp4.</source>
        <translation>请重新打开视频，或将其转换为 .mp4。</translation>
    </message>
    <message>
        <source>Open the video in the window, and confirm there that this is its project.</source>
        <translation>请在窗口中打开视频，并确认这是其项目。</translation>
    </message>
    <message>
        <source>OpenVINO has no GPU number {number}.</source>
        <translation>OpenVINO 没有编号为 {number} 的 GPU。</translation>
    </message>
    <message>
        <source>Or choose another provider, such as &apos;cpu&apos;, or &apos;auto&apos;.</source>
        <translation>或选择其他提供程序，例如“cpu”或“auto”。</translation>
    </message>
    <message>
        <source>Or run on the CPU.</source>
        <translation>或在 CPU 上运行。</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>尚未查找球员。</translation>
    </message>
    <message>
        <source>Put it back, or save the project under another name.</source>
        <translation>请放回原处，或以其他名称保存项目。</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>请放回原处。</translation>
    </message>
    <message>
        <source>Put the data file next to the model, and export it again.</source>
        <translation>请将数据文件放在模型旁，并重新导出。</translation>
    </message>
    <message>
        <source>Rallies have no {field} for their names.</source>
        <translation>回合的名称中没有字段 {field}。</translation>
    </message>
    <message>
        <source>Reading or writing failed: {reason}.</source>
        <translation>读取或写入失败：{reason}。</translation>
    </message>
    <message>
        <source>Reading {path}</source>
        <translation>对 {path} 的读取</translation>
    </message>
    <message>
        <source>Redirect it elsewhere.</source>
        <translation>请重定向到别处。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请移除其中之一。</translation>
    </message>
    <message>
        <source>Rename the files.</source>
        <translation>请重命名这些文件。</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move both files to another folder.</source>
        <translation>请从备份恢复，或将两个文件移到其他文件夹。</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move it to another folder.</source>
        <translation>请从备份恢复，或将其移到其他文件夹。</translation>
    </message>
    <message>
        <source>Restore it from a copy, or save the project in another folder.</source>
        <translation>请从副本恢复，或将项目保存到其他文件夹。</translation>
    </message>
    <message>
        <source>Rows not used: {problems}.</source>
        <translation>未使用的行：{problems}。</translation>
    </message>
    <message>
        <source>Run &apos;rallytrace doctor&apos; to see what is installed.</source>
        <translation>请运行“rallytrace doctor”查看已安装的内容。</translation>
    </message>
    <message>
        <source>Same as line {line}.</source>
        <translation>与第 {line} 行相同。</translation>
    </message>
    <message>
        <source>Save it again with &apos;bg_mode&apos; in its param_dict.</source>
        <translation>请重新保存，并在 param_dict 中写入“bg_mode”。</translation>
    </message>
    <message>
        <source>Save it again with the window length as &apos;seq_len&apos; in its param_dict.</source>
        <translation>请重新保存，并在 param_dict 中以“seq_len”写入窗口长度。</translation>
    </message>
    <message>
        <source>Save it again with torch.save, as a dict with the network&apos;s state_dict() under &apos;model&apos;.</source>
        <translation>请用 torch.save 重新保存为字典，将模型的 state_dict() 放在“model”下。</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>请将其另存为 CSV。</translation>
    </message>
    <message>
        <source>Save it as CSV: in DeepLabCut with analyze_videos_converth5_to_csv, in SLEAP with File &gt; Export Analysis CSV.</source>
        <translation>请将其另存为 CSV：DeepLabCut 用 analyze_videos_converth5_to_csv，SLEAP 用 File &gt; Export Analysis CSV。</translation>
    </message>
    <message>
        <source>Save the project in another folder with File &gt; Save a copy.</source>
        <translation>请用“文件 &gt; 保存副本”将项目保存到其他文件夹。</translation>
    </message>
    <message>
        <source>Save the project in another folder.</source>
        <translation>请将项目保存到其他文件夹。</translation>
    </message>
    <message>
        <source>Save the project under another name. Until then your changes are saved on this computer.</source>
        <translation>请以其他名称保存项目。在此之前，更改保存在本机上。</translation>
    </message>
    <message>
        <source>Save the state_dict() of the network under &apos;model&apos;.</source>
        <translation>请将模型的 state_dict() 保存在“model”下。</translation>
    </message>
    <message>
        <source>Save this project under another name with File &gt; Save a copy.</source>
        <translation>请用“文件 &gt; 保存副本”以其他名称保存此项目。</translation>
    </message>
    <message>
        <source>See the log for details.</source>
        <translation>详情见日志。</translation>
    </message>
    <message>
        <source>Set it in the window with Match &gt; Set the court.</source>
        <translation>请在窗口中用“比赛 &gt; 设置球场”设置。</translation>
    </message>
    <message>
        <source>Set the court in the window ({key}).</source>
        <translation>请在窗口中设置球场（{key}）。</translation>
    </message>
    <message>
        <source>Set the court with Match &gt; Set the court, and find the players with Match &gt; Find the players&apos; poses.</source>
        <translation>请用“比赛 &gt; 设置球场”设置球场，并用“比赛 &gt; 查找球员姿态”查找球员。</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s layout is for {sports}.</source>
        <translation>ShuttleSet 的格式仅适用于{sports}。</translation>
    </message>
    <message>
        <source>Skipped {name}: {problem}</source>
        <translation>已跳过 {name}：{problem}</translation>
    </message>
    <message>
        <source>Some of its frames have no time stamps.</source>
        <translation>部分帧没有时间戳。</translation>
    </message>
    <message>
        <source>Source &apos;{cell}&apos; is unknown. Changed to imported.</source>
        <translation>来源“{cell}”未知，已改为导入。</translation>
    </message>
    <message>
        <source>State it in a copy with: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</source>
        <translation>请在副本中写明尺寸：rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx。</translation>
    </message>
    <message>
        <source>Strokes need the court and the players&apos; poses.</source>
        <translation>识别球种需要球场和球员姿态。</translation>
    </message>
    <message>
        <source>The Label Studio file has {count} tasks, for as many videos.</source>
        <translation>Label Studio 文件中有 {count} 个任务，对应同样多的视频。</translation>
    </message>
    <message>
        <source>The XML file has &lt;{tag}&gt; where CVAT&apos;s have &lt;annotations&gt;.</source>
        <translation>XML 文件中是 &lt;{tag}&gt;，而 CVAT 的文件中应为 &lt;annotations&gt;。</translation>
    </message>
    <message>
        <source>The XML file is damaged: {reason}.</source>
        <translation>XML 文件已损坏：{reason}。</translation>
    </message>
    <message>
        <source>The background frames are outside &apos;{path}&apos;, which has {frames} frames.</source>
        <translation>背景帧超出“{path}”，该视频有 {frames} 帧。</translation>
    </message>
    <message>
        <source>The background is {shape}x{shape2} but frame {index} is {size}.</source>
        <translation>背景为 {shape}x{shape2}，但第 {index} 帧为 {size}。</translation>
    </message>
    <message>
        <source>The background start, frame {start}, must be before the background end, frame {stop}.</source>
        <translation>背景的起始帧（第 {start} 帧）必须在结束帧（第 {stop} 帧）之前。</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>The checkpoint {path} cannot be read: {reason}.</source>
        <translation>无法读取检查点 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is damaged: {reason}.</source>
        <translation>检查点 {path} 已损坏：{reason}。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is empty.</source>
        <translation>检查点 {path} 为空。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is larger than {limit} MB.</source>
        <translation>检查点 {path} 大于 {limit} MB。</translation>
    </message>
    <message>
        <source>The copy differs from the video.</source>
        <translation>副本与视频不一致。</translation>
    </message>
    <message>
        <source>The disk of {folder} is nearly full.</source>
        <translation>{folder} 所在磁盘即将用完。</translation>
    </message>
    <message>
        <source>The event is incomplete.</source>
        <translation>事件不完整。</translation>
    </message>
    <message>
        <source>The export ended without a result.</source>
        <translation>导出结束，但没有结果。</translation>
    </message>
    <message>
        <source>The export stopped because of an internal error ({kind}: {error}).</source>
        <translation>导出因内部错误而停止（{kind}：{error}）。</translation>
    </message>
    <message>
        <source>The fields are {names}.</source>
        <translation>可用字段：{names}。</translation>
    </message>
    <message>
        <source>The file &apos;{path}&apos; does not exist.</source>
        <translation>文件“{path}”不存在。</translation>
    </message>
    <message>
        <source>The file has {rows:,} rows, but the video has {frames:,} frames. The labels may belong to another version of the video.</source>
        <translation>文件有 {rows:,} 行，但视频有 {frames:,} 帧。标注可能属于此视频的其他版本。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>未使用该文件，因为运行时会出同样的错误。</translation>
    </message>
    <message>
        <source>The file is not used. Choose another one or export it again.</source>
        <translation>未使用该文件。请选择其他文件，或重新导出。</translation>
    </message>
    <message>
        <source>The folder &apos;{name}&apos; of RallyTrace is missing (searched next to {package}).</source>
        <translation>缺少 RallyTrace 的文件夹“{name}”（已在 {package} 旁查找）。</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>无法读取文件夹 {filename}：{reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>无法读取文件夹 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>文件夹 {folder} 不存在。</translation>
    </message>
    <message>
        <source>The folder {folder} for compiled models cannot be created: {reason}.</source>
        <translation>无法创建用于已编译模型的文件夹 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} for the model cannot be created ({reason}).</source>
        <translation>无法创建模型的文件夹 {folder}（{reason}）。</translation>
    </message>
    <message>
        <source>The folder {target} contains the files to export.</source>
        <translation>文件夹 {target} 中有要导出的文件。</translation>
    </message>
    <message>
        <source>The folder {target} is not empty and was not changed.</source>
        <translation>文件夹 {target} 不为空，未作更改。</translation>
    </message>
    <message>
        <source>The folder {target} was not changed: it contains {named}, which no export has written.</source>
        <translation>文件夹 {target} 未作更改：其中的 {named} 不是由导出写入的。</translation>
    </message>
    <message>
        <source>The frame number is missing.</source>
        <translation>缺少帧号。</translation>
    </message>
    <message>
        <source>The heatmap of frame {frame} could not be computed because of an internal error.</source>
        <translation>因内部错误无法计算第 {frame} 帧的热力图。</translation>
    </message>
    <message>
        <source>The icon font cannot be read.</source>
        <translation>无法读取图标字体。</translation>
    </message>
    <message>
        <source>The included model &apos;{name}&apos; is missing.</source>
        <translation>缺少内置模型“{name}”。</translation>
    </message>
    <message>
        <source>The interrupted run used other models or settings.</source>
        <translation>中断的运行使用了其他模型或设置。</translation>
    </message>
    <message>
        <source>The label file {path} cannot be read: {reason}.</source>
        <translation>无法读取标注文件 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The label file {path} does not exist.</source>
        <translation>标注文件 {path} 不存在。</translation>
    </message>
    <message>
        <source>The label file {path} is empty.</source>
        <translation>标注文件 {path} 为空。</translation>
    </message>
    <message>
        <source>The label of frame {frame} lies at {x:g}, {y:g}, outside the picture of {video}.</source>
        <translation>第 {frame} 帧的标注位于 {x:g}, {y:g}，在 {video} 的画面之外。</translation>
    </message>
    <message>
        <source>The labels have a frame number of {frame:,}, too large for any video.</source>
        <translation>标注中的帧号 {frame:,} 超出任何视频的长度。</translation>
    </message>
    <message>
        <source>The layer &apos;{name}&apos; of the {network} contains values that are not finite.</source>
        <translation>{network} 的层“{name}”包含非有限值。</translation>
    </message>
    <message>
        <source>The layers are not those of {network}: {reason}.</source>
        <translation>这些层不是 {network} 的层：{reason}。</translation>
    </message>
    <message>
        <source>The limit of {limit:.3g} GB is reached.</source>
        <translation>已达到 {limit:.3g} GB 的上限。</translation>
    </message>
    <message>
        <source>The list of videos is not saved: {reason}.</source>
        <translation>未能保存视频列表：{reason}。</translation>
    </message>
    <message>
        <source>The list of videos {path} cannot be read: {reason}.</source>
        <translation>无法读取视频列表 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The list says DROP FRAME, so its codes are read as drop-frame codes despite their colons.</source>
        <translation>列表注明 DROP FRAME，因此尽管时间码用冒号，仍按丢帧时间码读取。</translation>
    </message>
    <message>
        <source>The log has been ended.</source>
        <translation>日志已结束。</translation>
    </message>
    <message>
        <source>The log has not been started.</source>
        <translation>日志尚未开始。</translation>
    </message>
    <message>
        <source>The match number {number} is not valid.</source>
        <translation>比赛编号 {number} 无效。</translation>
    </message>
    <message>
        <source>The model file {file} cannot be read: {reason}.</source>
        <translation>无法读取模型文件 {file}：{reason}。</translation>
    </message>
    <message>
        <source>The model file {model_path} does not exist.</source>
        <translation>模型文件 {model_path} 不存在。</translation>
    </message>
    <message>
        <source>The model file {path} is empty.</source>
        <translation>模型文件 {path} 为空。</translation>
    </message>
    <message>
        <source>The model {model} could not be loaded: {reason}</source>
        <translation>无法加载模型 {model}：{reason}</translation>
    </message>
    <message>
        <source>The model {model} could not be started on {label}: {reason}</source>
        <translation>无法在 {label} 上启动模型 {model}：{reason}</translation>
    </message>
    <message>
        <source>The model {model} failed on {sizes}: {reason}</source>
        <translation>模型 {model} 在 {sizes} 上运行失败：{reason}</translation>
    </message>
    <message>
        <source>The model {path} cannot be read: {reason}.</source>
        <translation>无法读取模型 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The model {path} takes {size:.0f} MB with its data; the limit is {limit} MB.</source>
        <translation>模型 {path} 连同数据为 {size:.0f} MB；上限为 {limit} MB。</translation>
    </message>
    <message>
        <source>The names of clips have no field &apos;{name}&apos;.</source>
        <translation>片段名称中没有字段“{name}”。</translation>
    </message>
    <message>
        <source>The network in {source} cannot be written: it needs more than 2 GB, or more memory than there is.</source>
        <translation>无法写出 {source} 中的模型：需要超过 2 GB，或超出现有内存。</translation>
    </message>
    <message>
        <source>The output was not written: {reason}.</source>
        <translation>输出未写入：{reason}。</translation>
    </message>
    <message>
        <source>The pictures cannot be written to {folder}: {reason}.</source>
        <translation>无法将图像写入 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The players cannot be found without the court.</source>
        <translation>没有球场便无法查找球员。</translation>
    </message>
    <message>
        <source>The precision {precision} cannot be used on {provider}.</source>
        <translation>精度 {precision} 不能用于 {provider}。</translation>
    </message>
    <message>
        <source>The project file {path} does not exist.</source>
        <translation>项目文件 {path} 不存在。</translation>
    </message>
    <message>
        <source>The project is not saved because of an internal error ({kind}: {error}).</source>
        <translation>因内部错误未能保存项目（{kind}：{error}）。</translation>
    </message>
    <message>
        <source>The project is not saved: a video may have {limit:,} frames, not {frames:,}.</source>
        <translation>未能保存项目：视频最多 {limit:,} 帧，而不是 {frames:,} 帧。</translation>
    </message>
    <message>
        <source>The project is not saved: another window or program has created {name}.</source>
        <translation>未能保存项目：另一窗口或程序已创建 {name}。</translation>
    </message>
    <message>
        <source>The project is not saved: neither the video&apos;s folder nor RallyTrace&apos;s own folder is writable.</source>
        <translation>未能保存项目：视频所在文件夹和 RallyTrace 自身的文件夹都不可写。</translation>
    </message>
    <message>
        <source>The project of this video is still being read.</source>
        <translation>仍在读取此视频的项目。</translation>
    </message>
    <message>
        <source>The project of {name} was not saved.</source>
        <translation>未能保存 {name} 的项目。</translation>
    </message>
    <message>
        <source>The project {path} cannot be read ({reason}).</source>
        <translation>无法读取项目 {path}（{reason}）。</translation>
    </message>
    <message>
        <source>The project {path} cannot be read: {reason}.</source>
        <translation>无法读取项目 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The project {path} is damaged ({reason}). Nothing in it was changed.</source>
        <translation>项目 {path} 已损坏（{reason}）。其中内容未作更改。</translation>
    </message>
    <message>
        <source>The project {path} no longer exists.</source>
        <translation>项目 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a fill can have at most {limit:,}.</source>
        <translation>区间有 {number:,} 帧，但一次最多补全 {limit:,} 帧。</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a proposal can have at most {limit:,}.</source>
        <translation>区间有 {number:,} 帧，但一次最多建议 {limit:,} 帧。</translation>
    </message>
    <message>
        <source>The range {given} is empty.</source>
        <translation>区间 {given} 为空。</translation>
    </message>
    <message>
        <source>The range {given} starts after the last frame of the video, {frames}.</source>
        <translation>区间 {given} 在视频末帧（{frames}）之后开始。</translation>
    </message>
    <message>
        <source>The range {given} starts before frame 0.</source>
        <translation>区间 {given} 早于第 0 帧开始。</translation>
    </message>
    <message numerus="yes">
        <source>The recording of {project} has {files} files, of which {names} are missing.</source>
        <translation>
            <numerusform>{project} 的录像有 {files} 个文件，其中缺少 {names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not copied because of an internal error ({kind}: {error}).</source>
        <translation>因内部错误，其余部分未复制（{kind}：{error}）。</translation>
    </message>
    <message>
        <source>The results so far are kept. Help &gt; Diagnostics opens the log.</source>
        <translation>已保留目前的结果。日志可从“帮助 &gt; 诊断信息”打开。</translation>
    </message>
    <message>
        <source>The run stopped because of an internal error ({kind}: {error}).</source>
        <translation>运行因内部错误而停止（{kind}：{error}）。</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is ignored: {problem}</source>
        <translation>已忽略设置“{name}”：{problem}</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is unknown and is ignored.</source>
        <translation>未知的设置“{name}”，已忽略。</translation>
    </message>
    <message>
        <source>The settings are from another version of RallyTrace. Only settings that this version knows are used.</source>
        <translation>设置来自其他版本的 RallyTrace，仅使用此版本认识的设置。</translation>
    </message>
    <message>
        <source>The settings could not be saved. {problem}</source>
        <translation>未能保存设置。{problem}</translation>
    </message>
    <message>
        <source>The settings file is damaged. It was renamed to {path}. Default settings are used.</source>
        <translation>设置文件已损坏，已重命名为 {path}。现使用默认设置。</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}).</source>
        <translation>无法读取 {path} 中的设置（{reason}）。</translation>
    </message>
    <message>
        <source>The settings under &apos;{name}&apos; are not a table and are ignored.</source>
        <translation>“{name}”下的设置不是表，已忽略。</translation>
    </message>
    <message>
        <source>The speed {speed:g} is not valid.</source>
        <translation>速度 {speed:g} 无效。</translation>
    </message>
    <message>
        <source>The test of {path}</source>
        <translation>对 {path} 的测试</translation>
    </message>
    <message>
        <source>The time is missing.</source>
        <translation>缺少时间。</translation>
    </message>
    <message>
        <source>The trail must have 0 to 500 frames.</source>
        <translation>尾迹必须为 0 到 500 帧。</translation>
    </message>
    <message>
        <source>The video codec of &apos;{path}&apos; is not supported.</source>
        <translation>不支持“{path}”的视频编码。</translation>
    </message>
    <message>
        <source>The video file has changed, and its frames cannot be compared. {problem}</source>
        <translation>视频文件已更改，且无法比较其各帧。{problem}</translation>
    </message>
    <message>
        <source>The video of {project} was not found next to it or at {path}.</source>
        <translation>在 {project} 旁和 {path} 处都未找到其视频。</translation>
    </message>
    <message>
        <source>The video {path} no longer exists.</source>
        <translation>视频 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The visibility is missing.</source>
        <translation>缺少可见性。</translation>
    </message>
    <message>
        <source>The windows of a recurrent network follow one another: its stride must be {length}.</source>
        <translation>循环神经网络的窗口首尾相接：步长必须为 {length}。</translation>
    </message>
    <message>
        <source>The {kind} file contains no ball positions.</source>
        <translation>{kind} 文件中没有球的位置。</translation>
    </message>
    <message>
        <source>The {kind} file has no labels.</source>
        <translation>{kind} 文件中没有标注。</translation>
    </message>
    <message>
        <source>The {kind} file has several classes ({names}), and it is unclear which of them is the ball.</source>
        <translation>{kind} 文件中有多个类别（{names}），无法判断哪个是球。</translation>
    </message>
    <message>
        <source>The {kind} table has the frame number {row}, not a whole number.</source>
        <translation>{kind} 表中的帧号 {row} 不是整数。</translation>
    </message>
    <message>
        <source>The {model_name} in the checkpoint gives values that are not finite.</source>
        <translation>检查点中的 {model_name} 给出非有限值。</translation>
    </message>
    <message>
        <source>There are labels for {labels} frames, but only {decoded} of them can be decoded.</source>
        <translation>有 {labels} 帧的标注，但其中只有 {decoded} 帧可以解码。</translation>
    </message>
    <message>
        <source>There are no events to save.</source>
        <translation>没有可保存的事件。</translation>
    </message>
    <message>
        <source>There are no gaps to fill yet.</source>
        <translation>尚无可补全的缺口。</translation>
    </message>
    <message>
        <source>There are no labelled frames to export.</source>
        <translation>没有已标注的帧可导出。</translation>
    </message>
    <message>
        <source>There are no poses to export.</source>
        <translation>没有可导出的姿态。</translation>
    </message>
    <message>
        <source>There are no rallies for a match page.</source>
        <translation>没有可用于比赛报告的回合。</translation>
    </message>
    <message>
        <source>There are no rallies to cut.</source>
        <translation>没有可剪成片段的回合。</translation>
    </message>
    <message>
        <source>There are no rallies to export.</source>
        <translation>没有可导出的回合。</translation>
    </message>
    <message>
        <source>There are no rallies to save.</source>
        <translation>没有可保存的回合。</translation>
    </message>
    <message>
        <source>There are no reviewed frames to export.</source>
        <translation>没有已复核的帧可导出。</translation>
    </message>
    <message>
        <source>There are no rows in the file.</source>
        <translation>文件中没有行。</translation>
    </message>
    <message>
        <source>There is no GPU number {number}, only {gpus}.</source>
        <translation>没有编号为 {number} 的 GPU，只有 {gpus}。</translation>
    </message>
    <message>
        <source>There is no checkpoint {path}.</source>
        <translation>没有检查点 {path}。</translation>
    </message>
    <message>
        <source>There is no court to export.</source>
        <translation>没有可导出的球场。</translation>
    </message>
    <message>
        <source>There is no frame column. Rows are numbered in order.</source>
        <translation>没有帧号列，各行按顺序编号。</translation>
    </message>
    <message>
        <source>There is no model file {path}.</source>
        <translation>没有模型文件 {path}。</translation>
    </message>
    <message>
        <source>There is no sound: the package miniaudio is not installed.</source>
        <translation>没有声音：未安装 miniaudio 软件包。</translation>
    </message>
    <message>
        <source>There is no sound: the sound device could not be started.</source>
        <translation>没有声音：无法启动声音设备。</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no usable sound device.</source>
        <translation>没有声音：此计算机没有可用的声音设备。</translation>
    </message>
    <message>
        <source>There is no video {missing}.</source>
        <translation>没有视频 {missing}。</translation>
    </message>
    <message>
        <source>There is not enough memory to load the model {model}.</source>
        <translation>内存不足，无法加载模型 {model}。</translation>
    </message>
    <message>
        <source>There is nothing to copy yet. The project of this video is still being read.</source>
        <translation>尚无可复制的内容。仍在读取此视频的项目。</translation>
    </message>
    <message>
        <source>There was not enough memory to run the model {model} on {sizes}.</source>
        <translation>内存不足，无法以 {sizes} 运行模型 {model}。</translation>
    </message>
    <message>
        <source>They apply until you close RallyTrace.</source>
        <translation>这些设置在关闭 RallyTrace 前有效。</translation>
    </message>
    <message>
        <source>They may be labels of another video. Compared with the tracked path: {fit}.</source>
        <translation>可能是其他视频的标注。与已跟踪的球路比较：{fit}。</translation>
    </message>
    <message>
        <source>This network has no 8-bit file.</source>
        <translation>此模型没有 8 位文件。</translation>
    </message>
    <message>
        <source>This project is read-only.</source>
        <translation>此项目为只读。</translation>
    </message>
    <message>
        <source>To make changes, save a copy in another folder.</source>
        <translation>如需更改，请将副本保存到其他文件夹。</translation>
    </message>
    <message>
        <source>Track it first.</source>
        <translation>请先跟踪。</translation>
    </message>
    <message>
        <source>Track the video first.</source>
        <translation>请先跟踪视频。</translation>
    </message>
    <message>
        <source>Track the video, or choose another range.</source>
        <translation>请跟踪视频，或选择其他区间。</translation>
    </message>
    <message>
        <source>Track the video, or make a rally from a range.</source>
        <translation>请跟踪视频，或由区间新建回合。</translation>
    </message>
    <message>
        <source>Track the video, or mark a rally and name it.</source>
        <translation>请跟踪视频，或标记一个回合并命名。</translation>
    </message>
    <message>
        <source>Track the videos first.</source>
        <translation>请先跟踪视频。</translation>
    </message>
    <message>
        <source>Track them first.</source>
        <translation>请先跟踪。</translation>
    </message>
    <message>
        <source>Track these frames, or export without them: create rallies or choose a range.</source>
        <translation>请跟踪这些帧，或导出时略去：新建回合或选择区间。</translation>
    </message>
    <message>
        <source>Try &apos;{example}&apos;.</source>
        <translation>可尝试“{example}”。</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>Try more --windows, choose a video of the labelled rally, or omit --labels.</source>
        <translation>请增大 --windows，选择已标注回合的视频，或去掉 --labels。</translation>
    </message>
    <message>
        <source>Try {examples}.</source>
        <translation>可尝试 {examples}。</translation>
    </message>
    <message>
        <source>Type a name, or click Browse.</source>
        <translation>请输入名称，或单击“浏览”。</translation>
    </message>
    <message>
        <source>Unknown eval mode &apos;{name}&apos;.</source>
        <translation>未知的评估模式“{name}”。</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or export the model again for an older opset.</source>
        <translation>请更新 ONNX Runtime，或以较旧的 opset 重新导出模型。</translation>
    </message>
    <message>
        <source>Use batches of 1 (--batch 1), or export it again with a dynamic batch size.</source>
        <translation>请使用批大小 1 (--batch 1)，或以动态批大小重新导出。</translation>
    </message>
    <message>
        <source>Use stride 1.</source>
        <translation>请使用步长 1。</translation>
    </message>
    <message>
        <source>Use the .onnx file that the training exported; see models/training/README.md.</source>
        <translation>请使用训练导出的 .onnx 文件，参见 models/training/README.md。</translation>
    </message>
    <message>
        <source>Use the background of the same video.</source>
        <translation>请使用同一视频的背景。</translation>
    </message>
    <message>
        <source>Use the digits 0 to 9.</source>
        <translation>请使用数字 0 到 9。</translation>
    </message>
    <message>
        <source>Use the name of that file.</source>
        <translation>请使用该文件的名称。</translation>
    </message>
    <message>
        <source>Use {largest} or fewer.</source>
        <translation>请使用 {largest} 或更小的值。</translation>
    </message>
    <message>
        <source>Visibility &apos;{cell}&apos; is not 0 to 3.</source>
        <translation>可见性“{cell}”不在 0 到 3 之间。</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>在 (0, 0) 处可见，而这表示“无球”。</translation>
    </message>
    <message>
        <source>Visible at (0, 0): changed to no ball.</source>
        <translation>在 (0, 0) 处可见：已改为无球。</translation>
    </message>
    <message>
        <source>Visible, but without a position.</source>
        <translation>可见，但没有位置。</translation>
    </message>
    <message>
        <source>Visible, but x or y is missing.</source>
        <translation>可见，但缺少 x 或 y。</translation>
    </message>
    <message>
        <source>Without overlap, the stride must be the window length, {length}, not {stride}.</source>
        <translation>无重叠时，步长必须等于窗口长度 {length}，而不是 {stride}。</translation>
    </message>
    <message>
        <source>Write it as START:END, END not included, for example 300:600.</source>
        <translation>请写成 START:END，不含 END，例如 300:600。</translation>
    </message>
    <message>
        <source>Write it like &apos;{score}&apos;.</source>
        <translation>请写成“{score}”的形式。</translation>
    </message>
    <message>
        <source>Write one or more of {names}, separated by commas, or with a precision: openvino:bfloat16.</source>
        <translation>请填写 {names} 中的一个或多个，以逗号分隔，也可带精度：openvino:bfloat16。</translation>
    </message>
    <message>
        <source>You can change it in the settings, under Playback.</source>
        <translation>可在设置的“播放”中更改。</translation>
    </message>
    <message>
        <source>You can still use it as it is.</source>
        <translation>仍可按原样使用。</translation>
    </message>
    <message>
        <source>You do not have permission to read &apos;{path}&apos;.</source>
        <translation>没有读取“{path}”的权限。</translation>
    </message>
    <message>
        <source>a LosslessCut project</source>
        <translation>LosslessCut 项目</translation>
    </message>
    <message>
        <source>a NumPy array</source>
        <translation>NumPy 数组</translation>
    </message>
    <message>
        <source>a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1); this file has {inputs}</source>
        <translation>TrackNet 有一个输入 (N, C, H, W)，InpaintNet 有两个输入 (N, L, 2) 和 (N, L, 1)；此文件有 {inputs}</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>a colour such as &apos;#3060c0&apos;</source>
        <translation>颜色，例如“#3060c0”</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>a list of at most {count} paths of files</source>
        <translation>最多 {count} 个文件路径的列表</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>a number {range}</source>
        <translation>数值，{range}</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>a pose model&apos;s output has 3 axes</source>
        <translation>姿态模型的输出应有 3 轴</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>a table of actions and the keys of each</source>
        <translation>操作及其按键的表</translation>
    </message>
    <message>
        <source>a table of texts</source>
        <translation>文本表</translation>
    </message>
    <message>
        <source>a whole number {range}</source>
        <translation>整数，{range}</translation>
    </message>
    <message>
        <source>an InpaintNet&apos;s inputs end in 2 (coordinates) and 1 (mask)</source>
        <translation>InpaintNet 的输入应以 2（坐标）和 1（掩码）结尾</translation>
    </message>
    <message>
        <source>an RTMO has the outputs (N, n, 5) and (N, n, 17, 3)</source>
        <translation>RTMO 应有输出 (N, n, 5) 和 (N, n, 17, 3)</translation>
    </message>
    <message>
        <source>an RTMPose has the outputs simcc_x and simcc_y of 3 axes</source>
        <translation>RTMPose 应有 3 轴的输出 simcc_x 和 simcc_y</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>压缩包</translation>
    </message>
    <message>
        <source>an edit decision list</source>
        <translation>剪辑决策表 (EDL)</translation>
    </message>
    <message>
        <source>an embedding network&apos;s output is float32</source>
        <translation>嵌入模型的输出应为 float32</translation>
    </message>
    <message>
        <source>another kind of picture</source>
        <translation>其他类型的图像</translation>
    </message>
    <message>
        <source>another kind of video</source>
        <translation>其他类型的视频</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>其他对象</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>另一程序正在使用该文件</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>在开头之前</translation>
    </message>
    <message>
        <source>beyond the end</source>
        <translation>在末尾之后</translation>
    </message>
    <message>
        <source>confidence removed</source>
        <translation>置信度已移除</translation>
    </message>
    <message>
        <source>cut at the edge of the video</source>
        <translation>在视频边界处截断</translation>
    </message>
    <message>
        <source>end before start</source>
        <translation>结束早于开始</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>退出代码 {code}</translation>
    </message>
    <message>
        <source>frame given twice</source>
        <translation>帧重复</translation>
    </message>
    <message>
        <source>frame {frame}</source>
        <translation>第 {frame} 帧</translation>
    </message>
    <message>
        <source>frame {frame} of {rally}</source>
        <translation>{rally}的第 {frame} 帧</translation>
    </message>
    <message>
        <source>frames {frames} of {rally}</source>
        <translation>{rally}的第 {frames} 帧</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g}</source>
        <translation>{minimum:.12g} 到 {maximum:.12g}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g} {unit}</source>
        <translation>{minimum:.12g} 到 {maximum:.12g} {unit}</translation>
    </message>
    <message>
        <source>impossible time code</source>
        <translation>时间码无效</translation>
    </message>
    <message>
        <source>incomplete position</source>
        <translation>位置不完整</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>文件无法打开</translation>
    </message>
    <message>
        <source>it contains too much data</source>
        <translation>包含的数据过多</translation>
    </message>
    <message>
        <source>it has no output of 4 axes</source>
        <translation>没有 4 轴的输出</translation>
    </message>
    <message>
        <source>it has no output of {axes} axes</source>
        <translation>没有 {axes} 轴的输出</translation>
    </message>
    <message>
        <source>it has no pictures</source>
        <translation>没有画面</translation>
    </message>
    <message>
        <source>it has the streams {codecs}, the first file {first}</source>
        <translation>其流为 {codecs}，首个文件为 {first}</translation>
    </message>
    <message>
        <source>it has {joints} keypoints, but the {count} of COCO are needed</source>
        <translation>有 {joints} 个关键点，但需要 COCO 的 {count} 个</translation>
    </message>
    <message>
        <source>it has {rate:.2f} frames per second, the first file {first:.2f}</source>
        <translation>其帧率为每秒 {rate:.2f} 帧，首个文件为 {first:.2f} 帧</translation>
    </message>
    <message>
        <source>it is a YOLO for the task &apos;{task}&apos;, but a pose model is needed</source>
        <translation>这是任务为“{task}”的 YOLO，但需要姿态模型</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>文件已损坏（{error}）</translation>
    </message>
    <message>
        <source>it needs one input of pictures, (N, 3, H, W)</source>
        <translation>需要一个图像输入 (N, 3, H, W)</translation>
    </message>
    <message>
        <source>it takes no pictures</source>
        <translation>不接收图像</translation>
    </message>
    <message>
        <source>it was recorded with other settings than the first file</source>
        <translation>录制设置与首个文件不同</translation>
    </message>
    <message>
        <source>its &apos;{name}&apos; {shape} has more than {limit} million numbers</source>
        <translation>其“{name}”{shape} 超过 {limit} 百万个数</translation>
    </message>
    <message>
        <source>its batches of {batch} are larger than {max_batch}</source>
        <translation>其批大小 {batch} 大于 {max_batch}</translation>
    </message>
    <message>
        <source>its coordinates, mask and output differ along an axis ({listed})</source>
        <translation>其坐标、掩码和输出在某个轴上不一致（{listed}）</translation>
    </message>
    <message>
        <source>its heatmaps&apos; height {found} differs from its input&apos;s {expected}</source>
        <translation>其热力图高度 {found} 与输入高度 {expected} 不同</translation>
    </message>
    <message>
        <source>its heatmaps&apos; width {found} differs from its input&apos;s {expected}</source>
        <translation>其热力图宽度 {found} 与输入宽度 {expected} 不同</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32</source>
        <translation>其输入“{name}”不是 float32</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32 or float16</source>
        <translation>其输入“{name}”不是 float32 或 float16</translation>
    </message>
    <message>
        <source>its input {shape} has no fixed number of channels</source>
        <translation>其输入 {shape} 没有固定的通道数</translation>
    </message>
    <message>
        <source>its input {shape} looks channels-last, but (N, channels, H, W) is needed</source>
        <translation>其输入 {shape} 似乎通道在后，但需要 (N, channels, H, W)</translation>
    </message>
    <message>
        <source>its last rows</source>
        <translation>最后几行</translation>
    </message>
    <message>
        <source>its metadata calls it &apos;{name}&apos;, but its inputs are those of {words}</source>
        <translation>其元数据称之为“{name}”，但其输入属于{words}</translation>
    </message>
    <message>
        <source>its metadata has no valid kpt_shape (keypoints, values of each)</source>
        <translation>其元数据没有有效的 kpt_shape（关键点、每点的值）</translation>
    </message>
    <message>
        <source>its metadata says any batch, but its input takes exactly {axis}</source>
        <translation>其元数据中批大小任意，但其输入恰为 {axis}</translation>
    </message>
    <message>
        <source>its metadata says batches of {size}, but its input takes exactly {axis}</source>
        <translation>其元数据中批大小为 {size}，但其输入恰为 {axis}</translation>
    </message>
    <message>
        <source>its metadata says bg_mode &apos;{name}&apos;, which is not a supported mode</source>
        <translation>其元数据中 bg_mode 为“{name}”，不受支持</translation>
    </message>
    <message>
        <source>its metadata says family &apos;{name}&apos;, which is not a supported family</source>
        <translation>其元数据中系列为“{name}”，不受支持</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps</source>
        <translation>其元数据中 seq_len 为 {seq_len}，但其给出 {heatmaps} 张热力图</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but its inputs take {length} frames</source>
        <translation>其元数据中 seq_len 为 {seq_len}，但其输入为 {length} 帧</translation>
    </message>
    <message>
        <source>its metadata says {key} &apos;{name}&apos;, which is not a valid whole number</source>
        <translation>其元数据中 {key} 为“{name}”，不是有效的整数</translation>
    </message>
    <message>
        <source>its output &apos;{name}&apos; is {kind}, but float32 is needed</source>
        <translation>其输出“{name}”为 {kind}，但需要 float32</translation>
    </message>
    <message>
        <source>its output &apos;{output}&apos; is {kind}, but float32 is needed</source>
        <translation>其输出“{output}”为 {kind}，但需要 float32</translation>
    </message>
    <message>
        <source>its output {shape} does not end in 2 coordinates</source>
        <translation>其输出 {shape} 不以 2 个坐标结尾</translation>
    </message>
    <message>
        <source>its output {shape} does not fit batches of {batch}</source>
        <translation>其输出 {shape} 与批大小 {batch} 不符</translation>
    </message>
    <message>
        <source>its output {shape} does not have {count} keypoints per person</source>
        <translation>其输出 {shape} 不是每人 {count} 个关键点</translation>
    </message>
    <message>
        <source>its pictures have {size} pixels, those of the first file {first}</source>
        <translation>其画面为 {size} 像素，首个文件为 {first}</translation>
    </message>
    <message>
        <source>its pictures of {width}x{height} must have sides of {min_side_px} to {largest_side}</source>
        <translation>其图像为 {width}x{height}，边长必须为 {min_side_px} 到 {largest_side}</translation>
    </message>
    <message>
        <source>its rows of {row} numbers are not {values_per_pixel} for each of {side} pixels</source>
        <translation>其每行 {row} 个数，而不是 {side} 个像素各 {values_per_pixel} 个</translation>
    </message>
    <message>
        <source>its vectors of {numbers} numbers are not from 2 to {max_vector_length}</source>
        <translation>其向量有 {numbers} 个数，不在 2 到 {max_vector_length} 之间</translation>
    </message>
    <message>
        <source>its windows of {frames} frames are longer than {max_window_frames}</source>
        <translation>其窗口为 {frames} 帧，超过 {max_window_frames} 帧</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with any number of frames</source>
        <translation>其 {channels} 个输入通道在任何帧数下都不符合任何系列</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with {frames} frames</source>
        <translation>其 {channels} 个输入通道在 {frames} 帧时不符合任何系列</translation>
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
        <translation>标记 {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>markers {numbers}</source>
        <translation>
            <numerusform>标记 {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved to the edge</source>
        <translation>已移到边缘</translation>
    </message>
    <message>
        <source>neither its metadata (task, kpt_shape, pose_family) nor its outputs belong to a pose model</source>
        <translation>其元数据（task、kpt_shape、pose_family）和输出都不属于姿态模型</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>没有帧</translation>
    </message>
    <message>
        <source>no length</source>
        <translation>没有长度</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>没有时间</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>（尚无）</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数值</translation>
    </message>
    <message>
        <source>not a row</source>
        <translation>不是数据行</translation>
    </message>
    <message>
        <source>of another clip</source>
        <translation>属于其他片段</translation>
    </message>
    <message>
        <source>one frame late</source>
        <translation>晚一帧</translation>
    </message>
    <message>
        <source>one of 1 picture and {axes} axes</source>
        <translation>1 张图像、{axes} 轴的输出</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>以下之一：{values}</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>顺序有误</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>在画面之外</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>有位置但无球</translation>
    </message>
    <message>
        <source>repeats another frame</source>
        <translation>与另一帧重复</translation>
    </message>
    <message>
        <source>segment {number:,}</source>
        <translation>分段 {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>segments {numbers}</source>
        <translation>
            <numerusform>分段 {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他对象</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>来源未知</translation>
    </message>
    <message>
        <source>tab-separated values</source>
        <translation>制表符分隔值</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the duration of the file before it is unknown</source>
        <translation>前一个文件的时长未知</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>文件路径</translation>
    </message>
    <message>
        <source>the record of a run</source>
        <translation>运行记录</translation>
    </message>
    <message>
        <source>the weights of a model</source>
        <translation>模型权重</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>单元格过多</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>unknown visibility</source>
        <translation>可见性未知</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>在 (0, 0) 处可见</translation>
    </message>
    <message>
        <source>visible without position</source>
        <translation>可见但无位置</translation>
    </message>
    <message>
        <source>with batches of {batch} its input {shape} has more than {limit} million numbers</source>
        <translation>批大小为 {batch} 时，其输入 {shape} 超过 {limit} 百万个数</translation>
    </message>
    <message>
        <source>{aspect}: read as &apos;{choice}&apos;.</source>
        <translation>{aspect}：按“{choice}”读取。</translation>
    </message>
    <message>
        <source>{count} files from {first} on cannot be opened as one video: their names are too long.</source>
        <translation>从 {first} 起的 {count} 个文件无法作为一个视频打开：文件名过长。</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} 及另外 {count} 个文件</translation>
    </message>
    <message>
        <source>{file} cannot be part of one video with {name}: {reason}.</source>
        <translation>{file} 无法与 {name} 合为一个视频：{reason}。</translation>
    </message>
    <message>
        <source>{file} is too large for the labels of a frame.</source>
        <translation>{file} 作为一帧的标注过大。</translation>
    </message>
    <message>
        <source>{file}, line {number}: &apos;{line}&apos; is not a YOLO label.</source>
        <translation>{file} 第 {number} 行：“{line}”不是 YOLO 标注。</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video.</source>
        <translation>{first} 和 {name} 无法作为一个视频打开。</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video: their folders or suffixes differ.</source>
        <translation>{first} 和 {name} 无法作为一个视频打开：所在文件夹或扩展名不同。</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to.</source>
        <translation>{folder} 是文件，不是可写入的文件夹。</translation>
    </message>
    <message>
        <source>{folder} is a folder without YOLO labels.</source>
        <translation>文件夹 {folder} 中没有 YOLO 标注。</translation>
    </message>
    <message>
        <source>{label} has no GPU number {number}.</source>
        <translation>{label} 没有编号为 {number} 的 GPU。</translation>
    </message>
    <message>
        <source>{missing} does not exist.</source>
        <translation>{missing} 不存在。</translation>
    </message>
    <message>
        <source>{model} is not an ONNX model, or it is damaged.</source>
        <translation>{model} 不是 ONNX 模型，或已损坏。</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape} for {windows} windows.</source>
        <translation>{model} 对 {windows} 个窗口返回的输出形状为 {shape}。</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape}, which does not fit its family.</source>
        <translation>{model} 返回的输出形状为 {shape}，与其系列不符。</translation>
    </message>
    <message>
        <source>{named} is not the project of {name}, which is {place}.</source>
        <translation>{named} 不是 {name} 的项目，其项目为 {place}。</translation>
    </message>
    <message>
        <source>{name} &apos;{cell}&apos; is not a number.</source>
        <translation>{name}“{cell}”不是数值。</translation>
    </message>
    <message>
        <source>{name} cannot be read yet.</source>
        <translation>暂时无法读取 {name}。</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frames:,}, which is in no clip.</source>
        <translation>{name} 中有第 {frames:,} 帧的行，但该帧不属于任何片段。</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frame}, but the video&apos;s last frame is {last}.</source>
        <translation>{name} 中有第 {frame} 帧的行，但视频的末帧是第 {last} 帧。</translation>
    </message>
    <message>
        <source>{name} has no labels for this video.</source>
        <translation>{name} 没有此视频的标注。</translation>
    </message>
    <message>
        <source>{name} is JSON, but not a list of markers as Kdenlive exports it.</source>
        <translation>{name} 是 JSON，但不是 Kdenlive 导出的标记列表。</translation>
    </message>
    <message>
        <source>{name} is already being exported.</source>
        <translation>{name} 已在导出中。</translation>
    </message>
    <message>
        <source>{name} is for a video of {size} pixels. The open video has {open_size}.</source>
        <translation>{name} 对应的视频为 {size} 像素，打开的视频为 {open_size}。</translation>
    </message>
    <message>
        <source>{name} is not saved: the file was removed or replaced by another program.</source>
        <translation>未能保存 {name}：文件已被另一程序移走或替换。</translation>
    </message>
    <message>
        <source>{name} is not the video of these labels. It has {size} and {n_frames} frames. Their video has {wanted_size} and {wanted_frames} frames.</source>
        <translation>{name} 不是这些标注对应的视频。该视频为 {size}，共 {n_frames} 帧；标注对应的视频为 {wanted_size}，共 {wanted_frames} 帧。</translation>
    </message>
    <message>
        <source>{name} is read-only ({reason}).</source>
        <translation>{name} 为只读（{reason}）。</translation>
    </message>
    <message>
        <source>{name} is the open project.</source>
        <translation>{name} 是当前打开的项目。</translation>
    </message>
    <message>
        <source>{name} must be {requirement}.</source>
        <translation>{name} 必须为{requirement}。</translation>
    </message>
    <message>
        <source>{name} was changed or removed by another program while it was open.</source>
        <translation>{name} 在打开期间被另一程序更改或移走。</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}：{problem}</translation>
    </message>
    <message>
        <source>{number:,} {problem}</source>
        <translation>{problem} {number:,} 行</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} 或 {other}</translation>
    </message>
    <message>
        <source>{path} already exists and was not changed.</source>
        <translation>{path} 已存在，未作更改。</translation>
    </message>
    <message>
        <source>{path} belongs to the family &apos;{named}&apos;, not to &apos;{name}&apos;.</source>
        <translation>{path} 属于“{named}”系列，不属于“{name}”系列。</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: ONNX Runtime&apos;s quantization did not change any of its operations.</source>
        <translation>无法量化 {path}：ONNX Runtime 的量化未改动其中任何运算。</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: {reason}</source>
        <translation>无法量化 {path}：{reason}</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>无法读取 {path}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read as a picture.</source>
        <translation>无法将 {path} 作为图像读取。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>无法读取 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} cannot be tried: {summary}</source>
        <translation>无法试用 {path}：{summary}</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>无法使用 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} changed while it was being checked.</source>
        <translation>{path} 在检查期间发生了变化。</translation>
    </message>
    <message>
        <source>{path} computes {size:,.1f} billion numbers at once, which needs more memory than there is.</source>
        <translation>{path} 一次计算 {size:,.1f}×10⁹ 个数，所需内存超出现有内存。</translation>
    </message>
    <message>
        <source>{path} contains &apos;{reason}&apos;, which network weights do not need. It was not executed.</source>
        <translation>{path} 包含“{reason}”，模型权重不需要此内容。未予执行。</translation>
    </message>
    <message>
        <source>{path} contains a network called {value}.</source>
        <translation>{path} 包含名为 {value} 的模型。</translation>
    </message>
    <message>
        <source>{path} contains something other than numbers in its layers ({value}).</source>
        <translation>{path} 的层中包含非数值内容（{value}）。</translation>
    </message>
    <message>
        <source>{path} contains weights of RallyTrace&apos;s own training, for starting another one. They cannot be run or converted.</source>
        <translation>{path} 包含 RallyTrace 自身训练的权重，用于开始新的训练，无法运行或转换。</translation>
    </message>
    <message>
        <source>{path} contains {kind} data, not text.</source>
        <translation>{path} 的内容是 {kind} 数据，不是文本。</translation>
    </message>
    <message>
        <source>{path} does not contain a TrackNet: the layer {layer} is missing.</source>
        <translation>{path} 不包含 TrackNet：缺少层 {layer}。</translation>
    </message>
    <message>
        <source>{path} does not contain a network: there is no state_dict under the key &apos;model&apos; or &apos;model_state_dict&apos;.</source>
        <translation>{path} 不包含模型：键“model”或“model_state_dict”下没有 state_dict。</translation>
    </message>
    <message>
        <source>{path} does not say how many frames its windows have.</source>
        <translation>{path} 未说明其窗口有多少帧。</translation>
    </message>
    <message>
        <source>{path} found {count:,} persons in a picture. More than {max_candidates:,} cannot be right.</source>
        <translation>{path} 在一张图像中找到 {count:,} 人。超过 {max_candidates:,} 人不可能正确。</translation>
    </message>
    <message>
        <source>{path} has a line of more than {limit:,} characters, too many for a label file.</source>
        <translation>{path} 中有一行超过 {limit:,} 个字符，作为标注文件过长。</translation>
    </message>
    <message>
        <source>{path} has an invalid seq_len.</source>
        <translation>{path} 的 seq_len 无效。</translation>
    </message>
    <message>
        <source>{path} has functions that call themselves.</source>
        <translation>{path} 中有调用自身的函数。</translation>
    </message>
    <message>
        <source>{path} has just changed. It is probably still being copied or recorded.</source>
        <translation>{path} 刚刚发生变化，可能仍在复制或录制。</translation>
    </message>
    <message>
        <source>{path} has labels that cannot be read ({kind}: {reason}).</source>
        <translation>{path} 中有无法读取的标注（{kind}：{reason}）。</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} lines, too many for a label file.</source>
        <translation>{path} 超过 {limit:,} 行，作为标注文件过长。</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} operations, including those of its functions.</source>
        <translation>{path} 连同其函数共有超过 {limit:,} 个运算。</translation>
    </message>
    <message>
        <source>{path} has no column {names} (line 1 reads &apos;{value}&apos;).</source>
        <translation>{path} 没有列 {names}（第 1 行为“{value}”）。</translation>
    </message>
    <message>
        <source>{path} has no segments.</source>
        <translation>{path} 中没有分段。</translation>
    </message>
    <message>
        <source>{path} has segments that cannot be read: {reason}.</source>
        <translation>{path} 中有无法读取的分段：{reason}。</translation>
    </message>
    <message>
        <source>{path} has the background mode {value}, which is not supported.</source>
        <translation>{path} 的背景模式 {value} 不受支持。</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint, which cannot be used directly.</source>
        <translation>{path} 是 PyTorch 检查点，无法直接使用。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a checkpoint.</source>
        <translation>{path} 是文件夹，不是检查点。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file to write to.</source>
        <translation>{path} 是文件夹，不是可写入的文件。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a label file.</source>
        <translation>{path} 是文件夹，不是标注文件。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <translation>{path} 是文件夹，不是模型文件。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a project file.</source>
        <translation>{path} 是文件夹，不是项目文件。</translation>
    </message>
    <message>
        <source>{path} is a link to a file in another folder, {target}.</source>
        <translation>{path} 是指向另一文件夹中文件的链接：{target}。</translation>
    </message>
    <message>
        <source>{path} is a text file, not a checkpoint. It may be a web page that was downloaded instead.</source>
        <translation>{path} 是文本文件，不是检查点。可能误下载了网页。</translation>
    </message>
    <message>
        <source>{path} is a zip archive, but was not written by torch.save.</source>
        <translation>{path} 是 zip 压缩包，但不是由 torch.save 写入的。</translation>
    </message>
    <message>
        <source>{path} is an input, and would be replaced by the output.</source>
        <translation>{path} 是输入文件，会被输出文件覆盖。</translation>
    </message>
    <message>
        <source>{path} is being written by another program.</source>
        <translation>{path} 正由另一程序写入。</translation>
    </message>
    <message>
        <source>{path} is damaged: it contains text that is not UTF-8.</source>
        <translation>{path} 已损坏：包含非 UTF-8 的文本。</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for a label file.</source>
        <translation>{path} 大于 {limit} MB，作为标注文件过大。</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for labels.</source>
        <translation>{path} 大于 {limit} MB，作为标注过大。</translation>
    </message>
    <message>
        <source>{path} is not RallyTrace&apos;s list of videos, or is damaged.</source>
        <translation>{path} 不是 RallyTrace 的视频列表，或已损坏。</translation>
    </message>
    <message>
        <source>{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.</source>
        <translation>{path} 不是 RallyTrace 项目，或已损坏。其中内容未作更改。</translation>
    </message>
    <message>
        <source>{path} is not a UTF-8 text file.</source>
        <translation>{path} 不是 UTF-8 文本文件。</translation>
    </message>
    <message>
        <source>{path} is not a network for the digits of scoreboards.</source>
        <translation>{path} 不是识别计分板数字的模型。</translation>
    </message>
    <message>
        <source>{path} is not a stroke network: its metadata differs in {names}.</source>
        <translation>{path} 不是球种模型：其元数据在 {names} 上不一致。</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model.</source>
        <translation>{path} 不是 ONNX 模型。</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model: it does not contain a network.</source>
        <translation>{path} 不是 ONNX 模型：不包含神经网络。</translation>
    </message>
    <message>
        <source>{path} is not an embedding network.</source>
        <translation>{path} 不是嵌入模型。</translation>
    </message>
    <message>
        <source>{path} is not saved: the disk is full.</source>
        <translation>未能保存 {path}：磁盘已满。</translation>
    </message>
    <message>
        <source>{path} is not saved: {reason}.</source>
        <translation>未能保存 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} is not {kind}, and was not changed.</source>
        <translation>{path} 不是{kind}，未作更改。</translation>
    </message>
    <message>
        <source>{path} is {article}, but {words} is needed here.</source>
        <translation>{path} 是{article}，而此处需要{words}。</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file to write to.</source>
        <translation>{path} 是{kind}，不是可写入的文件。</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file.</source>
        <translation>{path} 是{kind}，不是文件。</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which cannot be read.</source>
        <translation>{path} 的权重保存在“{shown}”中，无法读取。</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which does not exist.</source>
        <translation>{path} 的权重保存在“{shown}”中，该文件不存在。</translation>
    </message>
    <message>
        <source>{path} keeps weights outside its own folder (&apos;{shown}&apos;), which is not allowed.</source>
        <translation>{path} 的权重保存在其文件夹之外（“{shown}”），这是不允许的。</translation>
    </message>
    <message>
        <source>{path} names its family itself.</source>
        <translation>{path} 已写明其系列。</translation>
    </message>
    <message>
        <source>{path} returned an output of the shape {given}, which does not contain persons.</source>
        <translation>{path} 返回的输出形状为 {given}，其中没有人。</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} in a test instead of {due}.</source>
        <translation>测试中 {path} 返回的输出为 {given}，应为{due}。</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} instead of {expected_shape}.</source>
        <translation>{path} 返回的输出为 {given}，应为 {expected_shape}。</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape} for a batch of {batch}.</source>
        <translation>{path} 在批大小为 {batch} 时返回的输出为 {shape}。</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape}, which does not have {count} keypoints.</source>
        <translation>{path} 返回的输出为 {shape}，没有 {count} 个关键点。</translation>
    </message>
    <message>
        <source>{path} returned different vectors for the same picture in a test (similarity {min:.3f}).</source>
        <translation>测试中 {path} 对同一图像返回了不同的向量（相似度 {min:.3f}）。</translation>
    </message>
    <message>
        <source>{path} returned outputs of {shape} and {shape2} for a batch of {fixed}.</source>
        <translation>{path} 在批大小为 {fixed} 时返回的输出为 {shape} 和 {shape2}。</translation>
    </message>
    <message>
        <source>{path} returned something other than numbers.</source>
        <translation>{path} 返回了非数值内容。</translation>
    </message>
    <message>
        <source>{path} returned values that are not finite in a test.</source>
        <translation>测试中 {path} 返回了非有限值。</translation>
    </message>
    <message>
        <source>{path} returned vectors of {shape}.</source>
        <translation>{path} 返回的向量为 {shape}。</translation>
    </message>
    <message>
        <source>{path} returned vectors that are zero or not finite.</source>
        <translation>{path} 返回的向量为零或非有限值。</translation>
    </message>
    <message>
        <source>{path} takes pictures of any size, {shape}, so the size must be chosen.</source>
        <translation>{path} 接收任意尺寸的图像 {shape}，因此必须选择尺寸。</translation>
    </message>
    <message>
        <source>{path} uses operators of an unknown library ({shown}), which is not loaded.</source>
        <translation>{path} 使用了未知库（{shown}）的算子，该库未加载。</translation>
    </message>
    <message>
        <source>{path} was being written when the program was killed, and is damaged ({reason}). Neither it nor {journal} was changed.</source>
        <translation>{path} 在写入时程序被终止，现已损坏（{reason}）。未更改该文件和 {journal}。</translation>
    </message>
    <message>
        <source>{path} was not written by torch.save.</source>
        <translation>{path} 不是由 torch.save 写入的。</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied, or it is open in another program.</source>
        <translation>未能写入 {path}：没有权限，或已在其他程序中打开。</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied.</source>
        <translation>未能写入 {path}：没有权限。</translation>
    </message>
    <message>
        <source>{path} was not written: the disk is full.</source>
        <translation>未能写入 {path}：磁盘已满。</translation>
    </message>
    <message>
        <source>{path} was not written: {reason}.</source>
        <translation>未能写入 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} was saved in the format of torch before version 1.6.</source>
        <translation>{path} 是以 torch 1.6 之前的格式保存的。</translation>
    </message>
    <message>
        <source>{path} was written by a newer RallyTrace (project version {version}; supported: {version2}).</source>
        <translation>{path} 由较新的 RallyTrace 写入（项目版本 {version}；支持：{version2}）。</translation>
    </message>
    <message>
        <source>{path} was written by an earlier, unpublished build of RallyTrace, and cannot be read by this one.</source>
        <translation>{path} 由较早的未发布版 RallyTrace 写入，此版本无法读取。</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content, first at {place}.</source>
        <translation>已写入 {path}，但读回的内容不同，首处在{place}。</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content.</source>
        <translation>已写入 {path}，但读回的内容不同。</translation>
    </message>
    <message>
        <source>{path} would be written as {given}, but &apos;{suffix}&apos; means {named}.</source>
        <translation>{path} 将写成{given}，但“{suffix}”表示{named}。</translation>
    </message>
    <message>
        <source>{path}, line {line_num}: this is not a row of a label file ({reason}).</source>
        <translation>{path} 第 {line_num} 行：不是标注文件的行（{reason}）。</translation>
    </message>
    <message>
        <source>{path}, line {number}: &apos;{value}&apos; is not a row of a label file.</source>
        <translation>{path} 第 {number} 行：“{value}”不是标注文件的行。</translation>
    </message>
    <message>
        <source>{path}, line {number}: frame {frame} already has a row.</source>
        <translation>{path} 第 {number} 行：第 {frame} 帧已有一行。</translation>
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
        <translation>{position} 略超出画面，已移到边缘。</translation>
    </message>
    <message>
        <source>{position} is outside the picture, {size}.</source>
        <translation>{position} 超出画面（{size}）。</translation>
    </message>
    <message>
        <source>{problem} Those settings are ignored.</source>
        <translation>{problem}已忽略这些设置。</translation>
    </message>
    <message>
        <source>{program} needs one video file; this recording has {files}.</source>
        <translation>{program} 需要单个视频文件，而此录像有 {files} 个。</translation>
    </message>
    <message>
        <source>{project} is not used: {words}</source>
        <translation>未使用 {project}：{words}</translation>
    </message>
    <message>
        <source>{project} is open in another window (process {process}).</source>
        <translation>{project} 已在另一窗口中打开（进程 {process}）。</translation>
    </message>
    <message>
        <source>{project} is open in another window.</source>
        <translation>{project} 已在另一窗口中打开。</translation>
    </message>
    <message>
        <source>{project} is open on the computer {computer}.</source>
        <translation>{project} 已在计算机 {computer} 上打开。</translation>
    </message>
    <message>
        <source>{rally} has {labels} labels, but only {decoded} of its frames can be decoded.</source>
        <translation>{rally}有 {labels} 条标注，但其中只有 {decoded} 帧可以解码。</translation>
    </message>
    <message>
        <source>{seq_len} frames of the family &apos;{name}&apos; need {wanted} input channels, but it takes {channels}</source>
        <translation>“{name}”系列的 {seq_len} 帧需要 {wanted} 个输入通道，但其接收 {channels} 个</translation>
    </message>
    <message>
        <source>{source} cannot be copied: {reason}.</source>
        <translation>无法复制 {source}：{reason}。</translation>
    </message>
    <message>
        <source>{subject} could not be started: {reason}.</source>
        <translation>{subject}无法启动：{reason}。</translation>
    </message>
    <message>
        <source>{subject} crashed ({code}).</source>
        <translation>{subject}已崩溃（{code}）。</translation>
    </message>
    <message>
        <source>{subject} crashed ({name}).</source>
        <translation>{subject}已崩溃（{name}）。</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds and was stopped.</source>
        <translation>{subject}未在 {seconds:g} 秒内完成，已停止。</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds.</source>
        <translation>{subject}未在 {seconds:g} 秒内完成。</translation>
    </message>
    <message>
        <source>{subject} ended without a result.</source>
        <translation>{subject}结束，但没有结果。</translation>
    </message>
    <message>
        <source>{subject} failed: {reason}.</source>
        <translation>{subject}失败：{reason}。</translation>
    </message>
    <message>
        <source>{subject} took more than {limit} MB of memory.</source>
        <translation>{subject}占用的内存超过 {limit} MB。</translation>
    </message>
    <message>
        <source>{subject} was stopped.</source>
        <translation>{subject}已停止。</translation>
    </message>
    <message>
        <source>{target} is a file, but the export needs a folder.</source>
        <translation>{target} 是文件，但导出需要文件夹。</translation>
    </message>
    <message>
        <source>{target} was not written: there was not enough memory to try it out.</source>
        <translation>未能写入 {target}：内存不足，无法试运行。</translation>
    </message>
    <message>
        <source>{val:.0%} for validation and {test:.0%} for testing leave too little for training.</source>
        <translation>{val:.0%} 用于验证、{test:.0%} 用于测试后，留给训练的数据过少。</translation>
    </message>
    <message>
        <source>{video} is not tracked yet.</source>
        <translation>尚未跟踪 {video}。</translation>
    </message>
</context>
<context>
    <name>exports</name>
    <message numerus="yes">
        <source>%n hidden balls are written as not visible, without a position. Add the columns Source and Confidence to keep the position.</source>
        <translation>
            <numerusform>%n 个被遮挡的球将写为不可见、无位置。如需保留位置，请添加“Source”和“Confidence”列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more exports after this one.</source>
        <translation>
            <numerusform>之后还有 %n 项导出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more videos left out.</source>
        <translation>
            <numerusform>另外略去 %n 个视频。</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder with a table of strokes for each game, and the court, in ShuttleSet&apos;s layout. {sports} only.</source>
        <translation>一个文件夹，按 ShuttleSet 的结构，含每局的球种表和球场。仅限{sports}。</translation>
    </message>
    <message>
        <source>A folder with a text file per frame, also with tracks, and pictures. Hidden balls are left out.</source>
        <translation>一个文件夹，每帧一个文本文件（也可含轨迹），另有图像。被遮挡的球略去。</translation>
    </message>
    <message>
        <source>A folder with one video per rally or event that matches a filter, cut to the frame.</source>
        <translation>一个文件夹，符合筛选条件的每个回合或事件各有一个视频，精确到帧。</translation>
    </message>
    <message>
        <source>A new folder for the dataset</source>
        <translation>数据集的新文件夹</translation>
    </message>
    <message>
        <source>A text file with a box per frame, in MOTChallenge&apos;s format. Frames without a ball have none.</source>
        <translation>一个文本文件，采用 MOTChallenge 格式，每帧一个框；无球的帧没有框。</translation>
    </message>
    <message>
        <source>A video for each rally</source>
        <translation>每个回合一个视频</translation>
    </message>
    <message>
        <source>A video of {frames}.</source>
        <translation>一个 {frames}的视频。</translation>
    </message>
    <message>
        <source>Add the columns Source and Confidence</source>
        <translation>添加“Source”和“Confidence”列</translation>
    </message>
    <message>
        <source>Also write the PNG frames</source>
        <translation>同时写入 PNG 画面</translation>
    </message>
    <message>
        <source>Also writes their PNG frames.</source>
        <translation>同时写入其 PNG 画面。</translation>
    </message>
    <message>
        <source>Also writes {pictures} to {folder}.</source>
        <translation>同时将 {pictures}写入 {folder}。</translation>
    </message>
    <message>
        <source>An edit decision list</source>
        <translation>剪辑决策表</translation>
    </message>
    <message>
        <source>CMX 3600: one event per rally, in order.</source>
        <translation>CMX 3600：每个回合一个事件，按顺序排列。</translation>
    </message>
    <message>
        <source>COCO keypoints</source>
        <translation>COCO 关键点</translation>
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
        <translation>已取消，未写入任何内容。</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Chapters (FFmpeg metadata)</source>
        <translation>章节 (FFmpeg 元数据)</translation>
    </message>
    <message>
        <source>Chapters (WebVTT)</source>
        <translation>章节 (WebVTT)</translation>
    </message>
    <message>
        <source>Chapters (YouTube)</source>
        <translation>章节 (YouTube)</translation>
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
        <translation>正在计算球速</translation>
    </message>
    <message>
        <source>Computing the background of the match</source>
        <translation>正在计算比赛的背景</translation>
    </message>
    <message>
        <source>Computing the background of {rally}</source>
        <translation>正在计算{rally}的背景</translation>
    </message>
    <message>
        <source>Computing trajectories</source>
        <translation>正在计算球路</translation>
    </message>
    <message>
        <source>Copying clips</source>
        <translation>正在复制片段</translation>
    </message>
    <message>
        <source>Corners in pixels, the mapping from metres on the floor to the picture, and the camera.</source>
        <translation>以像素表示的角点、地面米数到画面的映射，以及相机。</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>球场</translation>
    </message>
    <message>
        <source>Court (JSON)</source>
        <translation>球场 (JSON)</translation>
    </message>
    <message>
        <source>Cut out</source>
        <translation>截取</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>保存位置</translation>
    </message>
    <message>
        <source>Differences in appearance between all players of all rallies, for NumPy.</source>
        <translation>所有回合中所有球员之间的外观差异，供 NumPy 使用。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Draw the players&apos; skeletons</source>
        <translation>绘制球员骨架</translation>
    </message>
    <message>
        <source>Drawn: {contents}</source>
        <translation>叠加内容：{contents}</translation>
    </message>
    <message>
        <source>Edit decision list (EDL)</source>
        <translation>剪辑决策表 (EDL)</translation>
    </message>
    <message>
        <source>Edit decision lists</source>
        <translation>剪辑决策表</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>事件 (CSV)</translation>
    </message>
    <message>
        <source>Events are found from the path; {events} set by hand.</source>
        <translation>事件由球路得出；手动标注 {events}。</translation>
    </message>
    <message>
        <source>Excel with decimal commas: with a byte order mark and semicolons</source>
        <translation>Excel（逗号作小数点）：带字节顺序标记，以分号分隔</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export all videos</source>
        <translation>导出所有视频</translation>
    </message>
    <message>
        <source>Export formats</source>
        <translation>导出格式</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>导出标注</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Export {share:.0%}</source>
        <translation>导出 {share:.0%}</translation>
    </message>
    <message>
        <source>Export: {phase}</source>
        <translation>导出：{phase}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>已导出</translation>
    </message>
    <message>
        <source>Exported {name}: {contents}.</source>
        <translation>已导出 {name}：{contents}。</translation>
    </message>
    <message>
        <source>Exported, except {frames}</source>
        <translation>已导出，{frames}除外</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>前后延长</translation>
    </message>
    <message>
        <source>FFmpeg metadata</source>
        <translation>FFmpeg 元数据</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>正在查找事件</translation>
    </message>
    <message>
        <source>Finding events in {name}</source>
        <translation>正在查找 {name} 中的事件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder of the dataset</source>
        <translation>数据集文件夹</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>H.264 in the colours of the window, with the sound at normal speed.</source>
        <translation>H.264，颜色与窗口一致，原速时带声音。</translation>
    </message>
    <message>
        <source>Highlight video (reel)</source>
        <translation>集锦视频</translation>
    </message>
    <message>
        <source>In Label Studio, the labelling interface needs {tag}.</source>
        <translation>Label Studio 的标注界面需要 {tag}。</translation>
    </message>
    <message>
        <source>In a folder beside the file. A frame takes about 1 MB</source>
        <translation>写入文件旁的文件夹，每帧约 1 MB</translation>
    </message>
    <message numerus="yes">
        <source>It refers to %n PNG frames in {folder}, which are not written.</source>
        <translation>
            <numerusform>引用 {folder} 中的 %n 张 PNG 画面，这些画面不会写入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kdenlive guides</source>
        <translation>Kdenlive 标记</translation>
    </message>
    <message>
        <source>Keep the sound</source>
        <translation>保留声音</translation>
    </message>
    <message>
        <source>Label Studio</source>
        <translation>Label Studio</translation>
    </message>
    <message>
        <source>Label Studio tasks</source>
        <translation>Label Studio 任务</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Labels (TrackNet CSV)</source>
        <translation>标注 (TrackNet CSV)</translation>
    </message>
    <message>
        <source>Labels not exported</source>
        <translation>标注未导出</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Left out: {frames}.</source>
        <translation>略去：{frames}。</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut 项目</translation>
    </message>
    <message>
        <source>LosslessCut projects</source>
        <translation>LosslessCut 项目</translation>
    </message>
    <message>
        <source>LosslessCut segments (CSV)</source>
        <translation>LosslessCut 分段 (CSV)</translation>
    </message>
    <message>
        <source>MOT ground truth</source>
        <translation>MOT 真值</translation>
    </message>
    <message>
        <source>Mark a range first (I and O)</source>
        <translation>请先标记区间（I 和 O）</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>标记的区间</translation>
    </message>
    <message>
        <source>Marked range, {first:,} to {last:,}</source>
        <translation>标记的区间（第 {first:,} 到 {last:,} 帧）</translation>
    </message>
    <message>
        <source>Match page (HTML)</source>
        <translation>比赛报告 (HTML)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>正在识别球种</translation>
    </message>
    <message>
        <source>No court: that part is left out.</source>
        <translation>没有球场：略去该部分。</translation>
    </message>
    <message>
        <source>No folder name is given. Type a name, or click Browse.</source>
        <translation>未指定文件夹名称。请输入名称，或单击“浏览”。</translation>
    </message>
    <message>
        <source>No path to draw yet.</source>
        <translation>尚无可绘制的球路。</translation>
    </message>
    <message>
        <source>No poses of players: that part is left out.</source>
        <translation>没有球员姿态：略去该部分。</translation>
    </message>
    <message>
        <source>No score: that part is left out.</source>
        <translation>没有比分：略去该部分。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n frames was checked by hand ({sources}).</source>
        <translation>
            <numerusform>%n 帧均未经人工检查（{sources}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to review. {unreviewed}</source>
        <translation>已无待复核项。{unreviewed}</translation>
    </message>
    <message>
        <source>One JSON file with COCO&apos;s category person, 17 keypoints each.</source>
        <translation>一个 JSON 文件，采用 COCO 的 person 类别，每人 17 个关键点。</translation>
    </message>
    <message>
        <source>One JSON file. Visibility is 2 for a visible ball, 1 for a hidden one.</source>
        <translation>一个 JSON 文件。可见性：球可见为 2，被遮挡为 1。</translation>
    </message>
    <message>
        <source>One JSON task with a rectangle around the ball in every frame that has one.</source>
        <translation>一个 JSON 任务，在每个有球的帧中用矩形框出球。</translation>
    </message>
    <message>
        <source>One chapter per rally, for FFmpeg to add to the video.</source>
        <translation>每个回合一章，供 FFmpeg 加入视频。</translation>
    </message>
    <message>
        <source>One chapter per rally, for web players.</source>
        <translation>每个回合一章，供网页播放器使用。</translation>
    </message>
    <message>
        <source>One chapter per rally, to paste into the description of the video.</source>
        <translation>每个回合一章，可粘贴到视频简介中。</translation>
    </message>
    <message>
        <source>One guide per rally, with its length.</source>
        <translation>每个回合一个标记，含长度。</translation>
    </message>
    <message>
        <source>One row per frame: number, visibility, x and y in whole pixels.</source>
        <translation>每帧一行：帧号、可见性、整数像素的 x 和 y。</translation>
    </message>
    <message>
        <source>One row per person: frame, box and 17 keypoints, each with its confidence.</source>
        <translation>每人一行：帧、框和 17 个关键点，各带置信度。</translation>
    </message>
    <message>
        <source>One row per rally: name, start, end, length in seconds, hits and winner.</source>
        <translation>每个回合一行：名称、开始、结束、时长（秒）、拍数和得分方。</translation>
    </message>
    <message>
        <source>One row per rally: start and end in seconds, name.</source>
        <translation>每个回合一行：开始和结束（秒）、名称。</translation>
    </message>
    <message>
        <source>One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres.</source>
        <translation>每次发球、击球、反弹或落地占一行。有姿态时含击球方；有球场时含球速 (km/h) 和以米计的位置。</translation>
    </message>
    <message>
        <source>One row per stroke: name, probability and positions on the floor. For training.</source>
        <translation>每拍一行：名称、概率和地面上的位置。用于训练。</translation>
    </message>
    <message>
        <source>One segment per rally, to be cut without re-encoding.</source>
        <translation>每个回合一个分段，无需重新编码即可剪切。</translation>
    </message>
    <message>
        <source>One track of points with keyframes.</source>
        <translation>一条带关键帧的点轨迹。</translation>
    </message>
    <message>
        <source>One video of the rallies or events that match a filter, cut to the frame.</source>
        <translation>由符合筛选条件的回合或事件组成的一个视频，精确到帧。</translation>
    </message>
    <message>
        <source>Only rallies with every frame reviewed</source>
        <translation>仅每帧都已复核的回合</translation>
    </message>
    <message>
        <source>Only reviewed frames</source>
        <translation>仅已复核的帧</translation>
    </message>
    <message>
        <source>Only reviewed frames are exported. Click to export</source>
        <translation>仅导出已复核的帧，单击可导出</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>打开报告</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原速</translation>
    </message>
    <message>
        <source>PNG frames</source>
        <translation>PNG 画面</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>比赛报告</translation>
    </message>
    <message>
        <source>Pattern for file names. Fields: {fields}</source>
        <translation>文件名模板。字段：{fields}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Player appearance</source>
        <translation>球员外观</translation>
    </message>
    <message>
        <source>Player appearance (NPZ)</source>
        <translation>球员外观 (NPZ)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>Players (JSON)</source>
        <translation>球员 (JSON)</translation>
    </message>
    <message>
        <source>Players&apos; poses (COCO)</source>
        <translation>球员姿态 (COCO)</translation>
    </message>
    <message>
        <source>Players&apos; poses (CSV)</source>
        <translation>球员姿态 (CSV)</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿态</translation>
    </message>
    <message>
        <source>Positions are in the picture {turned}, as in the window.</source>
        <translation>位置以{turned}的画面为准，与窗口中一致。</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rallies (CSV)</source>
        <translation>回合 (CSV)</translation>
    </message>
    <message>
        <source>Rallies are found first.</source>
        <translation>先查找回合。</translation>
    </message>
    <message>
        <source>Rallies are found first. Then the filter is applied.</source>
        <translation>先查找回合，再应用筛选条件。</translation>
    </message>
    <message>
        <source>Reading the times of frames</source>
        <translation>正在读取各帧的时间</translation>
    </message>
    <message>
        <source>Recognising the players</source>
        <translation>正在识别球员</translation>
    </message>
    <message>
        <source>Replace the existing {names}</source>
        <translation>替换现有的 {names}</translation>
    </message>
    <message>
        <source>Save the listed events as clips</source>
        <translation>将所列事件保存为片段</translation>
    </message>
    <message>
        <source>Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline.</source>
        <translation>一个网页，含比分、回合、球种、落点、球速和跑动，可用任何浏览器打开，无需联网。</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>结束后的秒数</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>开始前的秒数</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings matching the filter.</source>
        <translation>符合筛选条件的发球、击球、反弹和落地。</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings.</source>
        <translation>发球、击球、反弹和落地。</translation>
    </message>
    <message>
        <source>Show frame number and time</source>
        <translation>显示帧号和时间</translation>
    </message>
    <message>
        <source>ShuttleSet</source>
        <translation>ShuttleSet</translation>
    </message>
    <message>
        <source>Some changes are not exported yet. Click to export</source>
        <translation>部分更改尚未导出，单击可导出</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>球种</translation>
    </message>
    <message>
        <source>Strokes (CSV)</source>
        <translation>球种 (CSV)</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>字幕 (SRT)</translation>
    </message>
    <message>
        <source>Taking pictures of the longest rallies</source>
        <translation>正在截取最长回合的画面</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>The PNG frames are not written.</source>
        <translation>不写入 PNG 画面。</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>The players of {rallies}.</source>
        <translation>{rallies}的球员。</translation>
    </message>
    <message>
        <source>The score is counted from 0-0 at the first rally.</source>
        <translation>比分从第一个回合的 0-0 开始计。</translation>
    </message>
    <message>
        <source>The score of each rally as a subtitle, for players and video sites.</source>
        <translation>以字幕显示每个回合的比分，供播放器和视频网站使用。</translation>
    </message>
    <message>
        <source>The score of {unknown:,} of {rallies} is unknown and left out. {reason}</source>
        <translation>{rallies}中有 {unknown:,} 个比分未知，已略去。{reason}</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court, a table for each game.</source>
        <translation>有球场的所有回合的球种，每局一个表。</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court; {strokes} named by hand.</source>
        <translation>有球场的所有回合的球种；手动命名 {strokes}。</translation>
    </message>
    <message>
        <source>Those of {rallies} that match the filter.</source>
        <translation>{rallies}中符合筛选条件的。</translation>
    </message>
    <message>
        <source>TrackNetV3 can extract frames and backgrounds from the videos. A PNG frame takes about 1 MB.</source>
        <translation>TrackNetV3 可从视频中提取各帧和背景。一张 PNG 画面约 1 MB。</translation>
    </message>
    <message>
        <source>TrackNetV3&apos;s layout: one clip per rally, frames counted from 0.</source>
        <translation>TrackNetV3 的结构：每个回合一个片段，帧号从 0 开始。</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>尾迹</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>尾迹（之后）</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>尾迹（之前）</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Training dataset</source>
        <translation>训练数据集</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Video with the path</source>
        <translation>带球路的视频</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Videos and PNG frames</source>
        <translation>视频和 PNG 画面</translation>
    </message>
    <message>
        <source>Videos belong to one match if they are in a folder such as match1, if their names differ only in an ending such as _set2, or if they are named set1, set2 and so on in one folder.</source>
        <translation>以下视频视为同一场比赛：位于 match1 之类的文件夹中，名称仅结尾不同（例如 _set2），或在同一文件夹中命名为 set1、set2 等。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Who plays at which end in each rally, how sure that is, and how similar the players look.</source>
        <translation>每个回合中谁在哪一端、把握多大，以及球员外观的相似程度。</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>整个视频</translation>
    </message>
    <message>
        <source>Whole video, {frames}</source>
        <translation>整个视频（{frames}）</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>将写入</translation>
    </message>
    <message>
        <source>With these columns, the position of a hidden ball is exported</source>
        <translation>有这些列时，被遮挡的球也会导出位置</translation>
    </message>
    <message>
        <source>Without sound, which is kept at normal speed only.</source>
        <translation>没有声音，仅原速时保留声音。</translation>
    </message>
    <message>
        <source>Writing clips</source>
        <translation>正在写入片段</translation>
    </message>
    <message>
        <source>Writing the card</source>
        <translation>正在写入数据集说明</translation>
    </message>
    <message>
        <source>Writing the court</source>
        <translation>正在写入球场</translation>
    </message>
    <message>
        <source>Writing the labels</source>
        <translation>正在写入标注</translation>
    </message>
    <message>
        <source>Writing the page</source>
        <translation>正在写入报告</translation>
    </message>
    <message>
        <source>Writing the pictures</source>
        <translation>正在写入图像</translation>
    </message>
    <message>
        <source>Writing the poses</source>
        <translation>正在写入姿态</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>正在写入视频</translation>
    </message>
    <message>
        <source>Writing {rally}</source>
        <translation>正在写入{rally}</translation>
    </message>
    <message>
        <source>YOLO</source>
        <translation>YOLO</translation>
    </message>
    <message>
        <source>`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E).</source>
        <translation>`rallytrace export --format NAME`，以及导出对话框（Ctrl+E）中的列表。</translation>
    </message>
    <message>
        <source>a track of {keyframes}</source>
        <translation>一条含 {keyframes}的轨迹</translation>
    </message>
    <message>
        <source>after</source>
        <translation>（后）</translation>
    </message>
    <message>
        <source>all {source}</source>
        <translation>均为{source}</translation>
    </message>
    <message>
        <source>before,</source>
        <translation>（前），</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>窗口中</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>next free number</source>
        <translation>下一个可用编号</translation>
    </message>
    <message>
        <source>what is written</source>
        <translation>写入内容</translation>
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
        <translation>{folder} 不为空。请选择新文件夹。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, PNG frames, backgrounds and a README.</source>
        <translation>{folder}：{rallies}、标注、PNG 画面、背景和 README。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos and PNG frames, backgrounds and a README.</source>
        <translation>{folder}：{rallies}、标注、视频和 PNG 画面、背景和 README。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos, backgrounds and a README.</source>
        <translation>{folder}：{rallies}、标注、视频、背景和 README。</translation>
    </message>
    <message>
        <source>{frames} ({after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames}（后面多 {after:,} 帧：直接复制的片段从关键帧开始）</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before and {after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames}（前面多 {before:,} 帧，后面多 {after:,} 帧：直接复制的片段从关键帧开始）</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before: copied clips start at a keyframe)</source>
        <translation>{frames}（前面多 {before:,} 帧：直接复制的片段从关键帧开始）</translation>
    </message>
    <message>
        <source>{frames}: {visible:,} visible, {hidden:,} hidden, {without:,} no ball. Sources: {sources}.</source>
        <translation>{frames}：可见 {visible:,}，被遮挡 {hidden:,}，无球 {without:,}。来源：{sources}。</translation>
    </message>
    <message>
        <source>{name} is still being exported. Open Export to cancel it.</source>
        <translation>仍在导出 {name}。可打开“导出”将其取消。</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}：{phase}</translation>
    </message>
    <message>
        <source>{number:,} more.</source>
        <translation>另有 {number:,} 处。</translation>
    </message>
    <message>
        <source>{past} frames behind, {future} ahead</source>
        <translation>之前 {past} 帧，之后 {future} 帧</translation>
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
        <translation>{rallies}，其中 {won:,} 个有得分方。</translation>
    </message>
    <message>
        <source>{rally} has {frames} marked as not in play.</source>
        <translation>{rally}有 {frames}标记为非比赛。</translation>
    </message>
    <message>
        <source>{rally} has {frames} not reviewed.</source>
        <translation>{rally}有 {frames}未复核。</translation>
    </message>
    <message>
        <source>{rally} is interrupted by {frames}.</source>
        <translation>{rally}被 {frames}打断。</translation>
    </message>
    <message>
        <source>{rally} is not inside the range.</source>
        <translation>{rally}不在区间内。</translation>
    </message>
    <message>
        <source>{sources}, none flagged</source>
        <translation>{sources}，均无可疑</translation>
    </message>
    <message>
        <source>{speed:g} times</source>
        <translation>{speed:g} 倍</translation>
    </message>
    <message>
        <source>{unchecked:,} of {frames} not checked by hand ({sources}).</source>
        <translation>{frames}中有 {unchecked:,} 帧未经人工检查（{sources}）。</translation>
    </message>
    <message>
        <source>{videos} not tracked yet will be left out.</source>
        <translation>{videos}尚未跟踪，将略去。</translation>
    </message>
    <message>
        <source>{videos} of {matches} (train {train}, val {val}, test {test}), {frames}</source>
        <translation>{matches}的 {videos}（train {train}、val {val}、test {test}），{frames}</translation>
    </message>
    <message>
        <source>{videos} of {matches}: training {train}, validation {val}, test {test}. No match is in two splits.</source>
        <translation>{matches}的 {videos}：训练 {train}，验证 {val}，测试 {test}。同一场比赛不会分到两个子集。</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n frames are outside the picture.</source>
        <translation>
            <numerusform>%n 帧在画面之外。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation>
            <numerusform>手动标注 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winners set.</source>
        <translation>
            <numerusform>已设置 %n 个得分方。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Auto: {sport}</source>
        <translation>自动：{sport}(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Forced error</source>
        <translation>受迫性失误(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>下网(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <translation>出界(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Service fault</source>
        <translation>发球失误(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unforced error</source>
        <translation>非受迫性失误(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Winner</source>
        <translation>制胜分(&amp;W)</translation>
    </message>
    <message>
        <source>&apos;{name} {sign}&apos; needs a value</source>
        <translation>“{name} {sign}”缺少值</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a player&apos;s name, near, far or let.</source>
        <translation>“{name}”不是球员姓名，也不是近端、远端或重发球。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is text, so &apos;{sign}&apos; does not apply</source>
        <translation>“{name}”是文本，不能用“{sign}”</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number</source>
        <translation>“{value}”不是数值</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
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
        <translation>飞行曲线需要 {needed} 个已知点，但只有 {known} 个。</translation>
    </message>
    <message>
        <source>A serve in the middle of a rally.</source>
        <translation>回合中途出现发球。</translation>
    </message>
    <message>
        <source>According to the score, the {server} side serves, but the {end} side hits first.</source>
        <translation>按比分应由{server}发球，但首拍由{end}击出。</translation>
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
        <translation>区间内的所有帧都是手动标注的。</translation>
    </message>
    <message>
        <source>All rallies</source>
        <translation>所有回合</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>其他球员</translation>
    </message>
    <message>
        <source>Another player...</source>
        <translation>其他球员...</translation>
    </message>
    <message>
        <source>As &amp;found by the program</source>
        <translation>由程序决定(&amp;F)</translation>
    </message>
    <message>
        <source>Badminton</source>
        <translation>羽毛球</translation>
    </message>
    <message>
        <source>Badminton to 15</source>
        <translation>羽毛球，15 分制</translation>
    </message>
    <message>
        <source>Badminton, best of 3</source>
        <translation>羽毛球，三局两胜</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Ball in the ring? {key} accepts it.</source>
        <translation>球在圈中？按 {key} 接受。</translation>
    </message>
    <message>
        <source>Ball where it is marked? {key} accepts it.</source>
        <translation>球在标记处？按 {key} 接受。</translation>
    </message>
    <message>
        <source>Best of five sets, the last tie-break to 10</source>
        <translation>五盘三胜，决胜盘抢十</translation>
    </message>
    <message>
        <source>Best of three games to 15, at most to 21</source>
        <translation>三局两胜，每局 15 分，21 分封顶</translation>
    </message>
    <message>
        <source>Best of three games to 21, at most to 30</source>
        <translation>三局两胜，每局 21 分，30 分封顶</translation>
    </message>
    <message>
        <source>Best of three sets</source>
        <translation>三盘两胜</translation>
    </message>
    <message>
        <source>Best of three sets, with advantage</source>
        <translation>三盘两胜，有占先</translation>
    </message>
    <message>
        <source>Best of three sets; deciding point, match tie-break to 10</source>
        <translation>三盘两胜；无占先，决胜盘抢十</translation>
    </message>
    <message>
        <source>Best of three sets; the point after 40-40 decides</source>
        <translation>三盘两胜；40-40 后一分定胜负</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>反弹</translation>
    </message>
    <message>
        <source>Break point</source>
        <translation>破发点</translation>
    </message>
    <message>
        <source>Build a filter</source>
        <translation>建立筛选条件</translation>
    </message>
    <message>
        <source>Build a filter, or use a saved one</source>
        <translation>建立筛选条件，或使用已保存的条件</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>交换场地</translation>
    </message>
    <message>
        <source>Clear the names you gave to the selected pictures</source>
        <translation>清除为所选画面指定的姓名</translation>
    </message>
    <message>
        <source>Conflict in the score</source>
        <translation>比分冲突</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Count from earlier rallies</source>
        <translation>沿用之前回合的计分</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>球场图</translation>
    </message>
    <message>
        <source>Court lines</source>
        <translation>场地线</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one</source>
        <translation>将线的交点拖到画面中对应的场地线交点上</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. Hold {key} to drag without snapping</source>
        <translation>将线的交点拖到画面中对应的场地线交点上。按住 {key} 拖动时不吸附</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. {key} accepts the court</source>
        <translation>将线的交点拖到画面中对应的场地线交点上。按 {key} 接受球场</translation>
    </message>
    <message>
        <source>Each line is the path of a hit.</source>
        <translation>每条线是一次击球的球路。</translation>
    </message>
    <message>
        <source>Each part finds something, but no event fits all of them.</source>
        <translation>各部分均有结果，但没有同时符合的事件。</translation>
    </message>
    <message>
        <source>Each part finds something, but no rally fits all of them.</source>
        <translation>各部分均有结果，但没有同时符合的回合。</translation>
    </message>
    <message>
        <source>Errors in the score are called conflicts.</source>
        <translation>比分中的错误称为冲突。</translation>
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
        <translation>事件模式（按 {key} 退出）</translation>
    </message>
    <message>
        <source>Event set by hand</source>
        <translation>手动标注的事件</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Events are still being searched for. Try again in a moment.</source>
        <translation>仍在查找事件。请稍后重试。</translation>
    </message>
    <message>
        <source>Far from the positions before and after.</source>
        <translation>与前后位置相距很远。</translation>
    </message>
    <message>
        <source>Far player</source>
        <translation>远端球员</translation>
    </message>
    <message>
        <source>Far: {names}</source>
        <translation>远端：{names}</translation>
    </message>
    <message>
        <source>Fastest: {speed} km/⁠h.</source>
        <translation>最快：{speed} km/⁠h。</translation>
    </message>
    <message>
        <source>Filled by InpaintNet</source>
        <translation>InpaintNet 补全</translation>
    </message>
    <message>
        <source>Filled by a curve</source>
        <translation>曲线补全</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>筛选事件</translation>
    </message>
    <message>
        <source>Filter the rallies</source>
        <translation>筛选回合</translation>
    </message>
    <message>
        <source>Filter the rallies and events</source>
        <translation>筛选回合和事件</translation>
    </message>
    <message>
        <source>Filter: {example}</source>
        <translation>筛选：{example}</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>查找回合</translation>
    </message>
    <message>
        <source>Find the players</source>
        <translation>查找球员</translation>
    </message>
    <message>
        <source>Find the players again</source>
        <translation>重新查找球员</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>正在查找事件</translation>
    </message>
    <message>
        <source>First choose how the score is counted: Match in the Rallies panel.</source>
        <translation>请先选择计分方式：回合面板中的“比赛”。</translation>
    </message>
    <message>
        <source>First found {share:.0%} of the way down the picture.</source>
        <translation>在画面自上而下 {share:.0%} 处首次出现。</translation>
    </message>
    <message>
        <source>For example: {examples}</source>
        <translation>例如：{examples}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>清除指定</translation>
    </message>
    <message>
        <source>Found in {share:.0%} of the nearby frames.</source>
        <translation>邻近帧中有 {share:.0%} 找到球。</translation>
    </message>
    <message>
        <source>Frame {frame} has a {event} without a position. Set the ball there first.</source>
        <translation>第 {frame} 帧的{event}没有位置。请先在该处放置球。</translation>
    </message>
    <message>
        <source>Frame {frame}: {problem}.</source>
        <translation>第 {frame} 帧：{problem}。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Frames {first} to {last}: {problem}.</source>
        <translation>第 {first} 到 {last} 帧：{problem}。</translation>
    </message>
    <message>
        <source>From a label file</source>
        <translation>来自标注文件</translation>
    </message>
    <message>
        <source>Game or set</source>
        <translation>局或盘</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>局点</translation>
    </message>
    <message>
        <source>Golden point</source>
        <translation>金球</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>被遮挡</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball.</source>
        <translation>被遮挡：导出为无球。</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball. Detection ({peak:.2f}) {distance:.0f} px away.</source>
        <translation>被遮挡：导出为无球。检测 ({peak:.2f}) 相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>Hit by</source>
        <translation>击球方</translation>
    </message>
    <message>
        <source>Hit by {player}.</source>
        <translation>击球方：{player}。</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>拍数</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>How players are recognised from rally to rally</source>
        <translation>各回合之间如何识别球员</translation>
    </message>
    <message>
        <source>How the score is counted</source>
        <translation>计分方式</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet uses only {longest} frames at a time.</source>
        <translation>InpaintNet 一次只用 {longest} 帧。</translation>
    </message>
    <message>
        <source>It has no winner, so the score after it is unknown.</source>
        <translation>没有得分方，因此之后的比分未知。</translation>
    </message>
    <message>
        <source>Label file</source>
        <translation>标注文件</translation>
    </message>
    <message>
        <source>Landings</source>
        <translation>落地</translation>
    </message>
    <message>
        <source>Lands in</source>
        <translation>落在界内</translation>
    </message>
    <message>
        <source>Lands out</source>
        <translation>落在界外</translation>
    </message>
    <message>
        <source>Last found {share:.0%} of the way down the picture.</source>
        <translation>在画面自上而下 {share:.0%} 处最后出现。</translation>
    </message>
    <message>
        <source>Last hit of the rally</source>
        <translation>回合最后一拍</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>领先分差</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>左手持拍</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>时长（秒）</translation>
    </message>
    <message>
        <source>Let</source>
        <translation>重发球</translation>
    </message>
    <message>
        <source>Listed events</source>
        <translation>所列事件</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>最长优先</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>最长的回合</translation>
    </message>
    <message>
        <source>Looking for painted lines…</source>
        <translation>正在查找场地线…</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>失分方</translation>
    </message>
    <message>
        <source>Lost {share:.0%} of the way down the picture.</source>
        <translation>在画面自上而下 {share:.0%} 处丢失。</translation>
    </message>
    <message>
        <source>Mark a range with {first} and {last}, and press {key}.</source>
        <translation>用 {first} 和 {last} 标记区间，然后按 {key}。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Match &gt; Mark as in play</source>
        <translation>“比赛 &gt; 标记为比赛中”</translation>
    </message>
    <message>
        <source>Match point</source>
        <translation>赛点</translation>
    </message>
    <message>
        <source>Metres run by one player</source>
        <translation>单个球员的跑动距离（米）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of one side, a player or a pair</source>
        <translation>一方的名称：一名球员或一对组合</translation>
    </message>
    <message>
        <source>Name of the marked range</source>
        <translation>标记区间的名称</translation>
    </message>
    <message>
        <source>Name of the other side</source>
        <translation>另一方的名称</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>{player} 的姓名</translation>
    </message>
    <message>
        <source>Name the player in the selected pictures</source>
        <translation>为所选画面中的球员指定姓名</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>近端</translation>
    </message>
    <message>
        <source>Near end at start</source>
        <translation>开始时近端</translation>
    </message>
    <message>
        <source>Near player</source>
        <translation>近端球员</translation>
    </message>
    <message>
        <source>Near: {names}</source>
        <translation>近端：{names}</translation>
    </message>
    <message>
        <source>Next detection is {distance:.0f} px away.</source>
        <translation>下一次检测相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>无球</translation>
    </message>
    <message>
        <source>No ball found, but the evidence is weak.</source>
        <translation>未找到球，但把握不大。</translation>
    </message>
    <message>
        <source>No ball, but with a position.</source>
        <translation>无球，但有位置。</translation>
    </message>
    <message>
        <source>No court found.</source>
        <translation>未找到球场。</translation>
    </message>
    <message>
        <source>No court found: press {key} to set it by hand.</source>
        <translation>未找到球场：按 {key} 手动设置。</translation>
    </message>
    <message>
        <source>No court is set here.</source>
        <translation>此处未设置球场。</translation>
    </message>
    <message>
        <source>No court is set here: the camera moves.</source>
        <translation>此处未设置球场：相机在移动。</translation>
    </message>
    <message>
        <source>No court is set in this video.</source>
        <translation>此视频未设置球场。</translation>
    </message>
    <message>
        <source>No distances are known. They need the court and the players&apos; poses.</source>
        <translation>距离未知，需要球场和球员姿态。</translation>
    </message>
    <message>
        <source>No event matches.</source>
        <translation>没有符合的事件。</translation>
    </message>
    <message>
        <source>No events are known yet.</source>
        <translation>尚无事件。</translation>
    </message>
    <message>
        <source>No events were found.</source>
        <translation>未找到事件。</translation>
    </message>
    <message>
        <source>No events yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, serves, hits, bounces and landings are listed here.</source>
        <translation>尚无事件。&lt;br&gt;&lt;br&gt;跟踪视频后，发球、击球、反弹和落地会列在此处。</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to correct who made it.</source>
        <translation>此帧没有击球。请先转到击球所在的帧，再更正击球方。</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to name its stroke.</source>
        <translation>此帧没有击球。请先转到击球所在的帧，再设置球种。</translation>
    </message>
    <message>
        <source>No hits are known yet.</source>
        <translation>尚无击球。</translation>
    </message>
    <message>
        <source>No new rallies found so far.</source>
        <translation>目前未找到新的回合。</translation>
    </message>
    <message>
        <source>No new rallies found.</source>
        <translation>未找到新的回合。</translation>
    </message>
    <message>
        <source>No players found on the court.</source>
        <translation>未在球场上找到球员。</translation>
    </message>
    <message>
        <source>No rallies found so far.</source>
        <translation>目前未找到回合。</translation>
    </message>
    <message>
        <source>No rallies found.</source>
        <translation>未找到回合。</translation>
    </message>
    <message>
        <source>No rallies yet.</source>
        <translation>尚无回合。</translation>
    </message>
    <message>
        <source>No rally at this frame. {key} goes to the next one.</source>
        <translation>此帧没有回合。按 {key} 转到下一个。</translation>
    </message>
    <message>
        <source>No rally has a counted winner yet.</source>
        <translation>尚无回合有计分的得分方。</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>尚无回合有得分方。</translation>
    </message>
    <message>
        <source>No rally matches.</source>
        <translation>没有符合的回合。</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>不计分</translation>
    </message>
    <message>
        <source>No score is known, so the server is not known either.</source>
        <translation>比分未知，因此发球方也未知。</translation>
    </message>
    <message>
        <source>No score is known.</source>
        <translation>比分未知。</translation>
    </message>
    <message>
        <source>No score yet. Choose how it is counted: Match in the Rallies panel.</source>
        <translation>尚无比分。请选择计分方式：回合面板中的“比赛”。</translation>
    </message>
    <message>
        <source>No shots yet. Find the rally&apos;s hits and landing first.</source>
        <translation>尚无球路。请先查找该回合的击球和落地。</translation>
    </message>
    <message>
        <source>No speeds are known. They need the court.</source>
        <translation>球速未知，需要球场。</translation>
    </message>
    <message>
        <source>No strokes found yet.</source>
        <translation>尚未识别球种。</translation>
    </message>
    <message>
        <source>No strokes have names yet. They need the court and the players&apos; poses.</source>
        <translation>球种尚未识别，需要球场和球员姿态。</translation>
    </message>
    <message>
        <source>No such events.</source>
        <translation>没有此类事件。</translation>
    </message>
    <message>
        <source>No such numbers are known.</source>
        <translation>没有此类数值。</translation>
    </message>
    <message>
        <source>No uncertain strokes are left.</source>
        <translation>已无不确定的球种。</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>未打开视频。</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>无得分方</translation>
    </message>
    <message>
        <source>No winner is proposed: neither the scoreboard nor a last shot shows one for certain.</source>
        <translation>没有建议的得分方：计分板和最后一拍都无法确定。</translation>
    </message>
    <message>
        <source>No winner is proposed: no scoreboard has been read, and no last shot shows one for certain.</source>
        <translation>没有建议的得分方：未读到计分板，最后一拍也无法确定。</translation>
    </message>
    <message>
        <source>No zones are known. They need the court.</source>
        <translation>区域未知，需要球场。</translation>
    </message>
    <message>
        <source>No {name} is known.</source>
        <translation>没有已知的“{name}”。</translation>
    </message>
    <message>
        <source>Not counted.</source>
        <translation>不计分。</translation>
    </message>
    <message>
        <source>Nothing contains &apos;{word}&apos;.</source>
        <translation>没有包含“{word}”的内容。</translation>
    </message>
    <message>
        <source>Nothing here is &apos;{name}&apos;.</source>
        <translation>此处没有“{name}”。</translation>
    </message>
    <message>
        <source>Nothing is tagged yet.</source>
        <translation>尚未添加任何标签。</translation>
    </message>
    <message>
        <source>Nothing to play: the list is empty.</source>
        <translation>没有可播放的内容：列表为空。</translation>
    </message>
    <message>
        <source>Number of the hit in the rally</source>
        <translation>回合中的第几拍</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Only events of this kind</source>
        <translation>仅此类事件</translation>
    </message>
    <message>
        <source>Only {rallies}.</source>
        <translation>仅 {rallies}。</translation>
    </message>
    <message>
        <source>Padel</source>
        <translation>板式网球</translation>
    </message>
    <message>
        <source>Padel, best of 3</source>
        <translation>板式网球，三盘两胜</translation>
    </message>
    <message>
        <source>Padel, golden point</source>
        <translation>板式网球，金球制</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>球路</translation>
    </message>
    <message>
        <source>Pictures of {player}</source>
        <translation>{player} 的画面</translation>
    </message>
    <message>
        <source>Play the listed events one after another</source>
        <translation>依次播放所列事件</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>依次播放所列回合</translation>
    </message>
    <message>
        <source>Player at the near end</source>
        <translation>近端球员</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>球员 {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>尚未查找球员。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>领先方得分</translation>
    </message>
    <message>
        <source>Predicted by TrackNet</source>
        <translation>TrackNet 预测</translation>
    </message>
    <message>
        <source>Press {key} for event mode to set them by hand.</source>
        <translation>按 {key} 进入事件模式可手动标注。</translation>
    </message>
    <message>
        <source>Press {key} to set it.</source>
        <translation>按 {key} 设置。</translation>
    </message>
    <message>
        <source>Press {key} to show its lines.</source>
        <translation>按 {key} 显示场地线。</translation>
    </message>
    <message>
        <source>Proposed: won by {winner} ({reason})</source>
        <translation>建议：{winner}得分（{reason}）</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rallies from here on are counted from this score. Type {sign} if it is unknown.</source>
        <translation>从此回合起按此比分计分。未知时输入 {sign}。</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rally number</source>
        <translation>回合编号</translation>
    </message>
    <message>
        <source>Rally {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>Recognised by colours and {network}</source>
        <translation>按颜色和 {network} 识别</translation>
    </message>
    <message>
        <source>Recognised by colours; {network} does not help here</source>
        <translation>按颜色识别；{network} 在此处没有帮助</translation>
    </message>
    <message>
        <source>Recognised by the colours of their clothes</source>
        <translation>按服装颜色识别</translation>
    </message>
    <message>
        <source>Recognising the players…</source>
        <translation>正在识别球员…</translation>
    </message>
    <message>
        <source>Recovery time in seconds</source>
        <translation>回位时间（秒）</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected events (Delete)</source>
        <translation>移除所选事件 (Delete)</translation>
    </message>
    <message>
        <source>Remove the selected rally (Delete). Ball positions are kept</source>
        <translation>移除所选回合 (Delete)，保留球的位置</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename the selected rally (F2)</source>
        <translation>重命名所选回合 (F2)</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>保存筛选条件</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>保存此筛选条件...</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Score at start</source>
        <translation>开始时比分</translation>
    </message>
    <message>
        <source>Score at the start of the rally</source>
        <translation>回合开始时的比分</translation>
    </message>
    <message>
        <source>Score at the start of {rally}</source>
        <translation>{rally}开始时的比分</translation>
    </message>
    <message>
        <source>Score unknown.</source>
        <translation>比分未知。</translation>
    </message>
    <message>
        <source>Score, players and ends</source>
        <translation>比分、球员和所在半场</translation>
    </message>
    <message>
        <source>Search again when the run is finished.</source>
        <translation>请在运行结束后重新查找。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>发球方</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>发球方</translation>
    </message>
    <message>
        <source>Serves first</source>
        <translation>首先发球</translation>
    </message>
    <message>
        <source>Serves, hits and landings</source>
        <translation>发球、击球和落地</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手动标注</translation>
    </message>
    <message>
        <source>Set point</source>
        <translation>盘点</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>设置球场</translation>
    </message>
    <message>
        <source>Set the score at this rally to count on from here.</source>
        <translation>请设置此回合的比分，以便从此处继续计分。</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Press {key} to set it.</source>
        <translation>3D 球路需要球场。按 {key} 设置。</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Set it first.</source>
        <translation>3D 球路需要球场。请先设置球场。</translation>
    </message>
    <message>
        <source>Shots in 3D need an event before and after the range.</source>
        <translation>3D 球路需要区间前后各有一个事件。</translation>
    </message>
    <message>
        <source>Show all {events}</source>
        <translation>显示全部 {events}</translation>
    </message>
    <message>
        <source>Show all {rallies}</source>
        <translation>显示全部 {rallies}</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>Sort by length, longest first</source>
        <translation>按时长排序，最长的在前</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed in km/h</source>
        <translation>球速 (km/h)</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>球速</translation>
    </message>
    <message>
        <source>Speeds and landings need the court.</source>
        <translation>球速和落点需要球场。</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>球种</translation>
    </message>
    <message>
        <source>Strokes: {keys}</source>
        <translation>球种：{keys}</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>有标签</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags and notes of the selected event, separated by commas. Use quotes for a note with commas</source>
        <translation>所选事件的标签和备注，以逗号分隔。含逗号的备注请加引号</translation>
    </message>
    <message>
        <source>Tags and notes of the selected rally, separated by commas. Use quotes for a note with commas</source>
        <translation>所选回合的标签和备注，以逗号分隔。含逗号的备注请加引号</translation>
    </message>
    <message>
        <source>Tags of frame {frame:,}</source>
        <translation>第 {frame:,} 帧的标签</translation>
    </message>
    <message>
        <source>Tags of the selected event</source>
        <translation>所选事件的标签</translation>
    </message>
    <message>
        <source>Tags of the selected rally</source>
        <translation>所选回合的标签</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>标签：{rally}</translation>
    </message>
    <message>
        <source>Target zone</source>
        <translation>落点区域</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>网球</translation>
    </message>
    <message>
        <source>Tennis doubles</source>
        <translation>网球双打</translation>
    </message>
    <message>
        <source>Tennis, best of 3</source>
        <translation>网球，三盘两胜</translation>
    </message>
    <message>
        <source>Tennis, best of 5</source>
        <translation>网球，五盘三胜</translation>
    </message>
    <message>
        <source>The Match menu ends event mode. {keys}</source>
        <translation>可从“比赛”菜单退出事件模式。{keys}</translation>
    </message>
    <message>
        <source>The ball lands here, but the rally goes on.</source>
        <translation>球在此处落地，但回合仍在继续。</translation>
    </message>
    <message>
        <source>The camera is beside the net. Set the court to correct who hits.</source>
        <translation>相机在球网一侧。请先设置球场，再更正击球方。</translation>
    </message>
    <message>
        <source>The camera moves, and the court is followed.</source>
        <translation>相机在移动，球场会随之更新。</translation>
    </message>
    <message>
        <source>The camera moves: no court is certain. Elsewhere there are no distances in metres.</source>
        <translation>相机在移动：没有可确定的球场，因此没有以米计的距离。</translation>
    </message>
    <message>
        <source>The camera moves: the court was found for {parts} of the video. Elsewhere there are no distances in metres.</source>
        <translation>相机在移动：视频中有 {parts}找到了球场，其余部分没有以米计的距离。</translation>
    </message>
    <message>
        <source>The court was removed.</source>
        <translation>球场已移除。</translation>
    </message>
    <message>
        <source>The detection hardly moves.</source>
        <translation>检测位置几乎不动。</translation>
    </message>
    <message>
        <source>The detection is {distance:.0f} px away from the point.</source>
        <translation>检测位置与该点相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>The filter &apos;conflict&apos; lists these rallies; their tooltips say why</source>
        <translation>筛选条件“conflict”可列出这些回合，原因见其提示</translation>
    </message>
    <message>
        <source>The gap begins after frame {frame}, which has no ball or is not in play.</source>
        <translation>缺口始于第 {frame} 帧之后，该帧无球或为非比赛。</translation>
    </message>
    <message>
        <source>The gap begins at the scene cut at frame {frame}.</source>
        <translation>缺口始于第 {frame} 帧的镜头切换。</translation>
    </message>
    <message>
        <source>The gap ends at the scene cut at frame {frame}.</source>
        <translation>缺口止于第 {frame} 帧的镜头切换。</translation>
    </message>
    <message>
        <source>The gap ends before frame {frame}, which has no ball or is not in play.</source>
        <translation>缺口止于第 {frame} 帧之前，该帧无球或为非比赛。</translation>
    </message>
    <message>
        <source>The last shot of the {end} side lands in its own half, {depth:.1f} m from the net.</source>
        <translation>{end}的最后一拍落在己方半场，距球网 {depth:.1f} m。</translation>
    </message>
    <message>
        <source>The match was already over.</source>
        <translation>比赛此前已结束。</translation>
    </message>
    <message>
        <source>The name of this player, in all rallies</source>
        <translation>该球员在所有回合中的姓名</translation>
    </message>
    <message>
        <source>The nearby points are {distance:.0f} px off a single flight curve. There may be a hit in between.</source>
        <translation>附近的点偏离单条飞行曲线 {distance:.0f} px，其间可能有一次击球。</translation>
    </message>
    <message>
        <source>The path between two gaps or jumps covers only {distance:.0f} px.</source>
        <translation>两个缺口或跳变之间的球路仅 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>The players are not known yet.</source>
        <translation>球员未知。</translation>
    </message>
    <message>
        <source>The players change ends afterwards.</source>
        <translation>之后交换场地。</translation>
    </message>
    <message>
        <source>The players of the hits are not known. Find the players&apos; poses first.</source>
        <translation>击球方未知。请先查找球员姿态。</translation>
    </message>
    <message>
        <source>The point is outside the picture.</source>
        <translation>点在画面之外。</translation>
    </message>
    <message>
        <source>The position does not change for several frames.</source>
        <translation>位置连续多帧不变。</translation>
    </message>
    <message>
        <source>The program decides again who made this hit.</source>
        <translation>击球方重新由程序决定。</translation>
    </message>
    <message>
        <source>The rally contradicts itself here.</source>
        <translation>该回合在此处自相矛盾。</translation>
    </message>
    <message>
        <source>The range is already marked as not in play.</source>
        <translation>该区间已标记为非比赛。</translation>
    </message>
    <message>
        <source>The range is not marked as not in play.</source>
        <translation>该区间未标记为非比赛。</translation>
    </message>
    <message numerus="yes">
        <source>The same %n rallies were found again.</source>
        <translation>
            <numerusform>再次找到同样的 %n 个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>The score before the first rally: &apos;21-18 11-8&apos;, &apos;6-4 3-2 30-15&apos;, or ? if unknown</source>
        <translation>第一个回合之前的比分：“21-18 11-8”“6-4 3-2 30-15”，未知时填 ?</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} at the far end.</source>
        <translation>按比分，近端应为 {player}，但视频中 {seen} 在远端。</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} there.</source>
        <translation>按比分，近端应为 {player}，但视频中为 {seen}。</translation>
    </message>
    <message>
        <source>The score was set at this rally.</source>
        <translation>比分在此回合设置。</translation>
    </message>
    <message>
        <source>The score was set to unknown.</source>
        <translation>比分已设为未知。</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not how points are counted. Choose it: Match in the Rallies panel.</source>
        <translation>已读到计分板，但计分方式未知。请选择：回合面板中的“比赛”。</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not whose row is whose. Set a winner, and others may be proposed.</source>
        <translation>已读到计分板，但不知哪一行属于谁。请设置一个得分方，其余可能随之得出建议。</translation>
    </message>
    <message>
        <source>The shots in 3D are being computed.</source>
        <translation>正在计算 3D 球路。</translation>
    </message>
    <message>
        <source>The shots in 3D do not fit the points around the range.</source>
        <translation>3D 球路与区间前后的点不符。</translation>
    </message>
    <message>
        <source>The shots of this rally cannot be measured from one camera.</source>
        <translation>单机位无法测量此回合的球路。</translation>
    </message>
    <message>
        <source>The video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>The {end} side hits twice in a row: a hit between is missing, or one is wrong.</source>
        <translation>{end}连续两次击球：中间缺一次击球，或其中一次有误。</translation>
    </message>
    <message>
        <source>The {end} side hits, but the shot starts in the {half} half.</source>
        <translation>{end}击球，但该拍从{half}半场开始。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but by the scoreboard the {end} side won: {score}.</source>
        <translation>得分方设为{winner}，但计分板显示{end}得分：{score}。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in its own half.</source>
        <translation>得分方设为{winner}，但{end}的最后一拍落在己方半场。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in.</source>
        <translation>得分方设为{winner}，但{end}的最后一拍落在界内。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands out.</source>
        <translation>得分方设为{winner}，但{end}的最后一拍出界。</translation>
    </message>
    <message>
        <source>There is a second candidate ({second:.2f}).</source>
        <translation>有第二个候选 ({second:.2f})。</translation>
    </message>
    <message>
        <source>There is no event after this frame.</source>
        <translation>此帧之后没有事件。</translation>
    </message>
    <message>
        <source>There is no event before this frame.</source>
        <translation>此帧之前没有事件。</translation>
    </message>
    <message>
        <source>There is no event here.</source>
        <translation>此处没有事件。</translation>
    </message>
    <message>
        <source>There is no point close enough after the range.</source>
        <translation>区间之后没有足够近的点。</translation>
    </message>
    <message>
        <source>There is no point close enough before the range.</source>
        <translation>区间之前没有足够近的点。</translation>
    </message>
    <message>
        <source>There is no rally at or before this frame.</source>
        <translation>此帧及之前没有回合。</translation>
    </message>
    <message>
        <source>There is no rally to split at this frame.</source>
        <translation>此帧没有可拆分的回合。</translation>
    </message>
    <message>
        <source>This frame is marked as no ball or not in play.</source>
        <translation>此帧已标记为无球或非比赛。</translation>
    </message>
    <message>
        <source>This frame is not in a rally. {previous} and {next} go to the next or previous rally.</source>
        <translation>此帧不在回合中。按 {previous} 和 {next} 转到上一或下一回合。</translation>
    </message>
    <message>
        <source>This frame is not marked as not in play.</source>
        <translation>此帧未标记为非比赛。</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>指定为</translation>
    </message>
    <message>
        <source>This player holds the racket in the left hand</source>
        <translation>该球员用左手持拍</translation>
    </message>
    <message>
        <source>This rally</source>
        <translation>此回合</translation>
    </message>
    <message>
        <source>This sport does not have this stroke.</source>
        <translation>此运动项目没有这一球种。</translation>
    </message>
    <message>
        <source>To add one, mark its range and choose New rally from range.</source>
        <translation>如需添加回合，请标记其区间并选择“由区间新建回合”。</translation>
    </message>
    <message>
        <source>To check: {first}; {second}.</source>
        <translation>待检查：{first}；{second}。</translation>
    </message>
    <message>
        <source>To check: {rallies}.</source>
        <translation>待检查：{rallies}。</translation>
    </message>
    <message>
        <source>To find the players, set the court first.</source>
        <translation>如需查找球员，请先设置球场。</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet did not find the ball here.</source>
        <translation>TrackNet 在此处未找到球。</translation>
    </message>
    <message>
        <source>TrackNet&apos;s own detection is {distance:.0f} px away.</source>
        <translation>TrackNet 自身的检测相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>Try {filters}</source>
        <translation>可尝试 {filters}</translation>
    </message>
    <message>
        <source>Two pictures of one rally show different players. Select one picture per rally.</source>
        <translation>同一回合的两个画面显示的是不同球员。请每个回合只选一个画面。</translation>
    </message>
    <message>
        <source>Uncertain strokes</source>
        <translation>不确定的球种</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Understood as: {filter}</source>
        <translation>识别为：{filter}</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>在 (0, 0) 处可见，而这表示“无球”。</translation>
    </message>
    <message>
        <source>Visible without a position.</source>
        <translation>可见但没有位置。</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}), {distance:.0f} px off the path.</source>
        <translation>检测较弱 ({peak:.2f})，偏离球路 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}).</source>
        <translation>检测较弱 ({peak:.2f})。</translation>
    </message>
    <message>
        <source>Which rallies are shown</source>
        <translation>显示哪些回合</translation>
    </message>
    <message>
        <source>Who is at the near end of the court in the first rally</source>
        <translation>第一个回合中位于球场近端的一方</translation>
    </message>
    <message>
        <source>Who is in the selected pictures?</source>
        <translation>所选画面中是谁？</translation>
    </message>
    <message>
        <source>Who serves the first rally</source>
        <translation>第一个回合的发球方</translation>
    </message>
    <message>
        <source>Who won the selected rally. Enter goes to the next one</source>
        <translation>所选回合由谁得分。按回车键转到下一个</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>得分方</translation>
    </message>
    <message>
        <source>Winner of the selected rally</source>
        <translation>所选回合的得分方</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>得分方：{rally}</translation>
    </message>
    <message>
        <source>Winner proposed</source>
        <translation>有建议的得分方</translation>
    </message>
    <message>
        <source>Winners are still being looked for. Try again in a moment.</source>
        <translation>仍在查找得分方。请稍后重试。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n rallies were kept.</source>
        <translation>
            <numerusform>已保留原有的 %n 个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>括号未闭合</translation>
    </message>
    <message>
        <source>a closing bracket has no opening bracket</source>
        <translation>右括号没有对应的左括号</translation>
    </message>
    <message>
        <source>a term is missing</source>
        <translation>缺少条件</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>accept from the last camera cut</source>
        <translation>从上一镜头切换起接受</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>back</source>
        <translation>后场</translation>
    </message>
    <message>
        <source>base line</source>
        <translation>底线</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>反弹</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>centre service line</source>
        <translation>发球中线</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>三次曲线</translation>
    </message>
    <message>
        <source>detected elsewhere</source>
        <translation>别处检出</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>不移动</translation>
    </message>
    <message>
        <source>ends in mid-picture</source>
        <translation>画面中部消失</translation>
    </message>
    <message>
        <source>far</source>
        <translation>远端</translation>
    </message>
    <message>
        <source>far centre line</source>
        <translation>远端中线</translation>
    </message>
    <message>
        <source>far player</source>
        <translation>远端球员</translation>
    </message>
    <message>
        <source>far {line}</source>
        <translation>远端{line}</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>filled by a curve</source>
        <translation>曲线补全</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>飞行曲线</translation>
    </message>
    <message>
        <source>forced error</source>
        <translation>受迫性失误</translation>
    </message>
    <message>
        <source>found</source>
        <translation>自动识别</translation>
    </message>
    <message>
        <source>frames left out</source>
        <translation>遗漏的帧</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前场</translation>
    </message>
    <message>
        <source>game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>hardly moves</source>
        <translation>几乎不动</translation>
    </message>
    <message>
        <source>hidden?</source>
        <translation>被遮挡？</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>击球</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>in</source>
        <translation>界内</translation>
    </message>
    <message>
        <source>in?</source>
        <translation>界内？</translation>
    </message>
    <message>
        <source>it has too many brackets</source>
        <translation>括号过多</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>跳变</translation>
    </message>
    <message>
        <source>jumps away and back</source>
        <translation>跳开又跳回</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>落地</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>left player</source>
        <translation>左侧球员</translation>
    </message>
    <message>
        <source>left {line}</source>
        <translation>左侧{line}</translation>
    </message>
    <message>
        <source>let</source>
        <translation>重发球</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>long service line</source>
        <translation>双打后发球线</translation>
    </message>
    <message>
        <source>lost in mid-picture</source>
        <translation>画面中部丢失</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>置信度低</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中场</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏检</translation>
    </message>
    <message>
        <source>missing in play</source>
        <translation>比赛中缺失</translation>
    </message>
    <message>
        <source>models disagree</source>
        <translation>模型不一致</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>手动指定</translation>
    </message>
    <message>
        <source>near</source>
        <translation>近端</translation>
    </message>
    <message>
        <source>near centre line</source>
        <translation>近端中线</translation>
    </message>
    <message>
        <source>near player</source>
        <translation>近端球员</translation>
    </message>
    <message>
        <source>near {line}</source>
        <translation>近端{line}</translation>
    </message>
    <message>
        <source>net</source>
        <translation>下网</translation>
    </message>
    <message>
        <source>no ball</source>
        <translation>无球</translation>
    </message>
    <message>
        <source>no ball in both</source>
        <translation>两者均无球</translation>
    </message>
    <message>
        <source>no ball, but with a position</source>
        <translation>无球，但有位置</translation>
    </message>
    <message>
        <source>no label, between labelled frames</source>
        <translation>位于已标注的帧之间却没有标注</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>没有位置</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无事件</translation>
    </message>
    <message>
        <source>not a valid filter</source>
        <translation>筛选条件无效</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>非比赛</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚不确定</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>偏离球路</translation>
    </message>
    <message>
        <source>only in this track</source>
        <translation>仅此轨迹有</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出界</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>在画面之外</translation>
    </message>
    <message>
        <source>outside the picture, {size}</source>
        <translation>超出画面（{size}）</translation>
    </message>
    <message>
        <source>player</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>有位置但无球</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>right player</source>
        <translation>右侧球员</translation>
    </message>
    <message>
        <source>right {line}</source>
        <translation>右侧{line}</translation>
    </message>
    <message>
        <source>score unknown</source>
        <translation>比分未知</translation>
    </message>
    <message>
        <source>scoreboard {score}</source>
        <translation>计分板 {score}</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>发球</translation>
    </message>
    <message>
        <source>service fault</source>
        <translation>发球失误</translation>
    </message>
    <message>
        <source>service line</source>
        <translation>发球线</translation>
    </message>
    <message>
        <source>set</source>
        <translation>盘</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手动标注</translation>
    </message>
    <message>
        <source>short path</source>
        <translation>球路过短</translation>
    </message>
    <message>
        <source>short service line</source>
        <translation>前发球线</translation>
    </message>
    <message>
        <source>shots in 3D</source>
        <translation>3D 球路</translation>
    </message>
    <message>
        <source>side line</source>
        <translation>边线</translation>
    </message>
    <message>
        <source>singles side line</source>
        <translation>单打边线</translation>
    </message>
    <message>
        <source>starts in mid-picture</source>
        <translation>画面中部出现</translation>
    </message>
    <message>
        <source>stroke named by you</source>
        <translation>球种为手动标注</translation>
    </message>
    <message>
        <source>the far player</source>
        <translation>远端球员</translation>
    </message>
    <message>
        <source>the near player</source>
        <translation>近端球员</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;</source>
        <translation>没有“{name}”</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;, only {names}</source>
        <translation>没有“{name}”，只有 {names}</translation>
    </message>
    <message>
        <source>too far apart</source>
        <translation>相距过远</translation>
    </message>
    <message>
        <source>two candidates</source>
        <translation>两个候选</translation>
    </message>
    <message>
        <source>unforced error</source>
        <translation>非受迫性失误</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>在 (0, 0) 处可见</translation>
    </message>
    <message>
        <source>visible at (0, 0), which means &apos;no ball&apos;</source>
        <translation>在 (0, 0) 处可见，而这表示“无球”</translation>
    </message>
    <message>
        <source>visible at {position} in all {count}</source>
        <translation>全部 {count} 帧中均在 {position} 处可见</translation>
    </message>
    <message>
        <source>visible without a position</source>
        <translation>可见但没有位置</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>检测较弱</translation>
    </message>
    <message>
        <source>wide gap</source>
        <translation>缺口较大</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>制胜分</translation>
    </message>
    <message>
        <source>x, y and speed over time</source>
        <translation>x、y 和速度随时间的变化</translation>
    </message>
    <message>
        <source>{across} m across, {along} m along</source>
        <translation>横向 {across} m，纵向 {along} m</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}，之后 {after}</translation>
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
        <translation>{count} 处不确定</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the position that nearby frames suggest.</source>
        <translation>与邻近帧推测的位置相距 {distance:.0f} px。</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the positions before and after</source>
        <translation>与前后位置相距 {distance:.0f} px</translation>
    </message>
    <message>
        <source>{ending} (proposed)</source>
        <translation>{ending}（建议）</translation>
    </message>
    <message>
        <source>{event}. {more}</source>
        <translation>{event}。{more}</translation>
    </message>
    <message>
        <source>{fact} &apos;{value}&apos; does not occur. Here: {listed}.</source>
        <translation>没有{fact}“{value}”。此处有：{listed}。</translation>
    </message>
    <message>
        <source>{fact} here: always {value}.</source>
        <translation>此处的{fact}：均为 {value}。</translation>
    </message>
    <message>
        <source>{fact} here: {low} to {high}.</source>
        <translation>此处的{fact}：{low} 到 {high}。</translation>
    </message>
    <message>
        <source>{frames} not tracked yet and not marked.</source>
        <translation>{frames}尚未跟踪，也未标记。</translation>
    </message>
    <message>
        <source>{half} {zone} {side}</source>
        <translation>{half}{zone}{side}</translation>
    </message>
    <message>
        <source>{height} m high at the net</source>
        <translation>过网高度 {height} m</translation>
    </message>
    <message>
        <source>{hits}, {landings}.</source>
        <translation>{hits}，{landings}。</translation>
    </message>
    <message>
        <source>{key} accepts the court</source>
        <translation>按 {key} 接受球场</translation>
    </message>
    <message>
        <source>{key} ends event mode. {keys}</source>
        <translation>按 {key} 退出事件模式。{keys}</translation>
    </message>
    <message>
        <source>{key} in such a range marks it as in play.</source>
        <translation>在此类区间中用 {key} 可标记为比赛中。</translation>
    </message>
    <message>
        <source>{key}: ball</source>
        <translation>{key}：球</translation>
    </message>
    <message>
        <source>{measured} of {total} shots measured, {landings}.</source>
        <translation>{total} 拍中已测量 {measured} 拍，{landings}。</translation>
    </message>
    <message>
        <source>{share:.0%} sure</source>
        <translation>把握 {share:.0%}</translation>
    </message>
    <message>
        <source>{players} in {rallies}</source>
        <translation>{rallies}中的 {players}</translation>
    </message>
    <message>
        <source>{players} in {rallies}, {count} uncertain</source>
        <translation>{rallies}中的 {players}，{count} 处不确定</translation>
    </message>
    <message>
        <source>{player} (set by hand)</source>
        <translation>{player}（手动标注）</translation>
    </message>
    <message>
        <source>{player} and {other} play in the same rally, so they cannot be the same player.</source>
        <translation>{player} 和 {other} 参加同一回合，不可能是同一球员。</translation>
    </message>
    <message>
        <source>{player} ran {distance}</source>
        <translation>{player} 跑动 {distance}</translation>
    </message>
    <message>
        <source>{player} serves</source>
        <translation>发球方：{player}</translation>
    </message>
    <message>
        <source>{player} serves from the left</source>
        <translation>发球方：{player}（左区）</translation>
    </message>
    <message>
        <source>{player} serves from the right</source>
        <translation>发球方：{player}（右区）</translation>
    </message>
    <message>
        <source>{rallies} and {count} more</source>
        <translation>{rallies}及另外 {count} 个</translation>
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
        <translation>{rallies}：超过 {seconds:.0f} s</translation>
    </message>
    <message>
        <source>{rallies}: the ball lands more than once</source>
        <translation>{rallies}：球多次落地</translation>
    </message>
    <message>
        <source>{rally} ended by</source>
        <translation>{rally}的结束方式</translation>
    </message>
    <message>
        <source>{rally} has no winner.</source>
        <translation>{rally}没有得分方。</translation>
    </message>
    <message>
        <source>{rally} is reviewed.</source>
        <translation>{rally}已复核。</translation>
    </message>
    <message>
        <source>{rally} was removed. Its points are kept.</source>
        <translation>已移除{rally}，其中的点已保留。</translation>
    </message>
    <message>
        <source>{rally}, {end}: {player}, {certainty}</source>
        <translation>{rally}，{end}：{player}，{certainty}</translation>
    </message>
    <message>
        <source>{rally}: &apos;{name}&apos; names neither player. Type {first}, {second}, {near}, {far} or {let}.</source>
        <translation>{rally}：“{name}”不是任一球员的姓名。请输入 {first}、{second}、{near}、{far} 或 {let}。</translation>
    </message>
    <message>
        <source>{rally}: let.</source>
        <translation>{rally}：重发球。</translation>
    </message>
    <message>
        <source>{rally}: who is on the left at the {end} end?</source>
        <translation>{rally}：{end}左侧是谁？</translation>
    </message>
    <message>
        <source>{rally}: who is on the right at the {end} end?</source>
        <translation>{rally}：{end}右侧是谁？</translation>
    </message>
    <message>
        <source>{rally}: who is {end}?</source>
        <translation>{rally}：{end}是谁？</translation>
    </message>
    <message>
        <source>{rally}: won by the far player.</source>
        <translation>{rally}，得分方：远端球员。</translation>
    </message>
    <message>
        <source>{rally}: won by the near player.</source>
        <translation>{rally}，得分方：近端球员。</translation>
    </message>
    <message>
        <source>{rally}: won by {player}.</source>
        <translation>{rally}，得分方：{player}。</translation>
    </message>
    <message>
        <source>{rally}: {frames}. Double-click to go there</source>
        <translation>{rally}：{frames}。双击转到该处</translation>
    </message>
    <message>
        <source>{rally}: {problem}</source>
        <translation>{rally}：{problem}</translation>
    </message>
    <message>
        <source>{score}, {server} serves, {player} is at the near end.</source>
        <translation>{score}，发球方：{server}，近端：{player}。</translation>
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
        <translation>之后休息 {seconds} s。</translation>
    </message>
    <message>
        <source>{sport} court found.</source>
        <translation>已找到{sport}场地。</translation>
    </message>
    <message>
        <source>{sport} court found: press {key} to see its lines.</source>
        <translation>已找到{sport}场地：按 {key} 显示场地线。</translation>
    </message>
    <message>
        <source>{sport}, judging by the court</source>
        <translation>{sport}（由球场判断）</translation>
    </message>
    <message>
        <source>{sport}, judging by the path</source>
        <translation>{sport}（由球路判断）</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court</source>
        <translation>{sport}：{share:.0%} 的场地线可见。按 {key} 接受球场</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court. Another sport: Match &gt; Sport</source>
        <translation>{sport}：{share:.0%} 的场地线可见。按 {key} 接受球场。其他运动项目：比赛 &gt; 运动项目</translation>
    </message>
    <message>
        <source>{time}, frame {frame:,}: {event}</source>
        <translation>{time}，第 {frame:,} 帧：{event}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>补全 %n</numerusform>
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
            <numerusform>已在 %n 帧中查找球员，结果已保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players in {duration}.</source>
        <translation>
            <numerusform>已在 %n 帧中查找球员，用时 {duration}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames tracked and kept.</source>
        <translation>
            <numerusform>已跟踪 %n 帧，结果已保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>被遮挡 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons found</source>
        <translation>
            <numerusform>已找到 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges show another camera or a replay: {frames} marked as not in play and not tracked.</source>
        <translation>
            <numerusform>%n 个区间为其他机位或回放：{frames}已标记为非比赛，未跟踪。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without ball</source>
        <translation>
            <numerusform>无球 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{family}&apos; with {frames} frames</source>
        <translation>“{family}”{frames} 帧</translation>
    </message>
    <message>
        <source>0 to 1, because it subtracts a mean itself</source>
        <translation>0 到 1，因为模型自行减去均值</translation>
    </message>
    <message>
        <source>0 to 255, because it subtracts a mean itself</source>
        <translation>0 到 255，因为模型自行减去均值</translation>
    </message>
    <message>
        <source>256 classes</source>
        <translation>256 类</translation>
    </message>
    <message>
        <source>256 classes a pixel, of {frames}</source>
        <translation>{frames}的每像素 256 类</translation>
    </message>
    <message>
        <source>256 classes, 0 to 255</source>
        <translation>256 类，0 到 255</translation>
    </message>
    <message>
        <source>A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame.</source>
        <translation>TrackNet 有一个输入 (N, C, H, W) 和一个输出 (N, L, H, W)：每帧一张热力图。</translation>
    </message>
    <message>
        <source>A library on this machine is too old: {version} is missing.</source>
        <translation>本机上的一个库版本过旧：缺少 {version}。</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types, trained on {data}.</source>
        <translation>识别球种的模型：{groups} 组，{types} 种，以 {data} 训练。</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types.</source>
        <translation>识别球种的模型：{groups} 组，{types} 种。</translation>
    </message>
    <message>
        <source>A network that reads the digits of scoreboards.</source>
        <translation>识别计分板数字的模型。</translation>
    </message>
    <message>
        <source>A pose model is a YOLO exported by Ultralytics, RTMO or RTMPose from MMDeploy, or RallyTrace&apos;s MoveNet.</source>
        <translation>姿态模型可以是 Ultralytics 导出的 YOLO、MMDeploy 导出的 RTMO 或 RTMPose，或 RallyTrace 的 MoveNet。</translation>
    </message>
    <message>
        <source>A run of tracking was undone.</source>
        <translation>已撤销一次跟踪运行。</translation>
    </message>
    <message>
        <source>A trial run on {label} could not be started: {error}.</source>
        <translation>无法启动在 {label} 上的试运行：{error}。</translation>
    </message>
    <message>
        <source>A trial run on {label} crashed ({reason}).</source>
        <translation>在 {label} 上的试运行已崩溃（{reason}）。</translation>
    </message>
    <message>
        <source>A trial run on {label} did not finish within {timeout_s:g} seconds.</source>
        <translation>在 {label} 上的试运行未在 {timeout_s:g} 秒内完成。</translation>
    </message>
    <message>
        <source>A trial run on {label} ended without a result.</source>
        <translation>在 {label} 上的试运行结束，但没有结果。</translation>
    </message>
    <message>
        <source>Agrees with the CPU</source>
        <translation>与 CPU 一致</translation>
    </message>
    <message>
        <source>An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, and one output (N, L, 2).</source>
        <translation>InpaintNet 有两个输入，位置 (N, L, 2) 和掩码 (N, L, 1)，以及一个输出 (N, L, 2)。</translation>
    </message>
    <message>
        <source>An embedding network, such as OSNet, has one input (N, 3, 256, 128) and one output (N, D).</source>
        <translation>嵌入模型（例如 OSNet）有一个输入 (N, 3, 256, 128) 和一个输出 (N, D)。</translation>
    </message>
    <message>
        <source>Another video...</source>
        <translation>其他视频...</translation>
    </message>
    <message>
        <source>Ask the person who trained the model, or try them on a video: the wrong choice finds no ball. The choice is saved for this file.</source>
        <translation>请询问训练此模型的人，或在视频上试用：选错会找不到球。该选择会针对此文件保存。</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>Automatic: best available</source>
        <translation>自动：选用最佳</translation>
    </message>
    <message>
        <source>BGR frames</source>
        <translation>BGR 帧</translation>
    </message>
    <message>
        <source>BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, Keras)</source>
        <translation>0 到 255 的 BGR 帧，最新的在前，输出为每像素 256 类（最初的 TrackNet，Keras）</translation>
    </message>
    <message>
        <source>BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)</source>
        <translation>BGR 帧，最新的在前，输出为每像素 256 类（最初的 TrackNet，PyTorch）</translation>
    </message>
    <message>
        <source>BGR frames: OpenCV&apos;s colour order (some copies of TrackNetV2)</source>
        <translation>BGR 帧：OpenCV 的颜色顺序（部分 TrackNetV2 版本）</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Both were trained at {rate:g} frames per second.</source>
        <translation>两者均以每秒 {rate:g} 帧训练。</translation>
    </message>
    <message>
        <source>Both were trained on {sports} at {rate:g} frames per second.</source>
        <translation>两者均以每秒 {rate:g} 帧的{sports}训练。</translation>
    </message>
    <message>
        <source>Both were trained on {sports}.</source>
        <translation>两者均以{sports}训练。</translation>
    </message>
    <message>
        <source>Browse for a {network}</source>
        <translation>浏览 {network}</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>CUDA failed ({failure}).</source>
        <translation>CUDA 出错（{failure}）。</translation>
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
        <translation>无法使用</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Checking the included model…</source>
        <translation>正在检查内置模型…</translation>
    </message>
    <message>
        <source>Checking the speed of play</source>
        <translation>正在检查比赛速度</translation>
    </message>
    <message>
        <source>Checking {name}…</source>
        <translation>正在检查 {name}…</translation>
    </message>
    <message>
        <source>Choice needed</source>
        <translation>需要选择</translation>
    </message>
    <message>
        <source>Choose a video with a rally</source>
        <translation>选择有回合的视频</translation>
    </message>
    <message>
        <source>Choose a {network}</source>
        <translation>选择 {network}</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>请在设置中选择其他提供程序。</translation>
    </message>
    <message>
        <source>Choose one with --family, or try them on a video: rallytrace check &quot;{path}&quot; --try VIDEO.</source>
        <translation>请用 --family 选择，或在视频上试用：rallytrace check &quot;{path}&quot; --try VIDEO。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear compiled models</source>
        <translation>清除已编译的模型</translation>
    </message>
    <message>
        <source>Compiling the models (minutes, once)</source>
        <translation>正在编译模型（需数分钟，仅一次）</translation>
    </message>
    <message>
        <source>Computing the background</source>
        <translation>正在计算背景</translation>
    </message>
    <message>
        <source>Computing the heatmap…</source>
        <translation>正在计算热力图…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Convert and use</source>
        <translation>转换并使用</translation>
    </message>
    <message>
        <source>Converting {name}…</source>
        <translation>正在转换 {name}…</translation>
    </message>
    <message>
        <source>Convolutions gave wrong results on some GPUs (onnxruntime#18652, #9582; DirectML#234).</source>
        <translation>在部分 GPU 上，卷积给出错误结果 (onnxruntime#18652, #9582; DirectML#234)。</translation>
    </message>
    <message>
        <source>Copy the install instructions</source>
        <translation>复制安装说明</translation>
    </message>
    <message>
        <source>Copy the install instructions for {provider}</source>
        <translation>复制 {provider} 的安装说明</translation>
    </message>
    <message>
        <source>Decoding the video</source>
        <translation>解码视频</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Details of the {title}</source>
        <translation>{title}的详细信息</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Difference: frame minus background, without the frame (TrackNetV3)</source>
        <translation>差分：帧减背景，不含帧本身（TrackNetV3）</translation>
    </message>
    <message>
        <source>Differs from the CPU</source>
        <translation>与 CPU 不同</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
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
        <translation>嵌入模型：识别球员</translation>
    </message>
    <message>
        <source>Embedding network: vectors of {numbers} numbers, pictures of {size}, {batch}.</source>
        <translation>嵌入模型：{numbers} 维向量，图像 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Embedding network: vectors, pictures of {size}, {batch}.</source>
        <translation>嵌入模型：向量，图像 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
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
        <translation>文件</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>未找到文件</translation>
    </message>
    <message>
        <source>Files are checked before they are used. You can also drop an .onnx model or a .pt checkpoint here.</source>
        <translation>文件在使用前会先检查。也可将 .onnx 模型或 .pt 检查点拖放到此处。</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>补全缺口</translation>
    </message>
    <message>
        <source>Filling gaps</source>
        <translation>正在补全缺口</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <translation>正在查找触球</translation>
    </message>
    <message>
        <source>Finding the ball in the heatmaps</source>
        <translation>在热力图中查找球</translation>
    </message>
    <message>
        <source>Finding the court</source>
        <translation>正在查找球场</translation>
    </message>
    <message>
        <source>Finding the main camera</source>
        <translation>正在查找主机位</translation>
    </message>
    <message>
        <source>Finding the players</source>
        <translation>正在查找球员</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>Fits, with assumptions</source>
        <translation>符合（含假定）</translation>
    </message>
    <message>
        <source>Found in {seen} of {frames} frames, in one place in {single}, moving like a ball in {moving}.</source>
        <translation>{frames} 帧中有 {seen} 帧找到，其中 {single} 帧位于一处，{moving} 帧像球一样移动。</translation>
    </message>
    <message>
        <source>Frames and difference</source>
        <translation>帧与差分</translation>
    </message>
    <message>
        <source>Frames and difference: each frame, and frame minus background (TrackNetV3)</source>
        <translation>帧与差分：每一帧，以及帧减背景（TrackNetV3）</translation>
    </message>
    <message>
        <source>Frames per second on the CPU</source>
        <translation>CPU 上每秒帧数</translation>
    </message>
    <message>
        <source>Frames per second on {provider}</source>
        <translation>{provider} 上每秒帧数</translation>
    </message>
    <message>
        <source>Grey frames</source>
        <translation>灰度帧</translation>
    </message>
    <message>
        <source>Grey frames (VballNet)</source>
        <translation>灰度帧（VballNet）</translation>
    </message>
    <message>
        <source>Grey frames, grid</source>
        <translation>灰度帧，网格</translation>
    </message>
    <message>
        <source>Grey frames, with a grid of cells as output (VballNetGrid)</source>
        <translation>灰度帧，输出为网格单元（VballNetGrid）</translation>
    </message>
    <message>
        <source>Heatmap of the last frame</source>
        <translation>末帧热力图</translation>
    </message>
    <message>
        <source>Heatmap of the middle frame</source>
        <translation>中间帧热力图</translation>
    </message>
    <message>
        <source>ImageNet</source>
        <translation>ImageNet</translation>
    </message>
    <message>
        <source>ImageNet&apos;s mean and standard deviation</source>
        <translation>ImageNet 的均值和标准差</translation>
    </message>
    <message>
        <source>ImageNet, logits</source>
        <translation>ImageNet，logits</translation>
    </message>
    <message>
        <source>In browsers, some convolutions gave wrong results (onnxruntime#29651, #26734).</source>
        <translation>在浏览器中，部分卷积给出错误结果 (onnxruntime#29651, #26734)。</translation>
    </message>
    <message>
        <source>In the video, this motion happens a few frames earlier or later.</source>
        <translation>在视频中，此运动提前或推迟数帧。</translation>
    </message>
    <message>
        <source>In {duration}.</source>
        <translation>用时 {duration}。</translation>
    </message>
    <message>
        <source>In {frames} frames the heatmaps differ by at most {value:.2g}.</source>
        <translation>{frames} 帧中热力图最多相差 {value:.2g}。</translation>
    </message>
    <message>
        <source>In {seen_by_one} frames only one of the two finds the ball.</source>
        <translation>有 {seen_by_one} 帧只有其中一个找到球。</translation>
    </message>
    <message>
        <source>Included model</source>
        <translation>内置模型</translation>
    </message>
    <message>
        <source>InpaintNet is loading or in use by a run.</source>
        <translation>InpaintNet 正在加载，或正被某次运行使用。</translation>
    </message>
    <message>
        <source>InpaintNet is off: gaps are not filled.</source>
        <translation>InpaintNet 已关闭：不补全缺口。</translation>
    </message>
    <message>
        <source>InpaintNet over {frames} frames, {batch}.</source>
        <translation>InpaintNet：{frames} 帧，{batch}。</translation>
    </message>
    <message>
        <source>InpaintNet uses windows of {filled} frames, but TrackNet windows of {seen}. Gaps of more than {filled} frames are not filled.</source>
        <translation>InpaintNet 使用 {filled} 帧的窗口，而 TrackNet 使用 {seen} 帧的窗口。超过 {filled} 帧的缺口不会补全。</translation>
    </message>
    <message>
        <source>InpaintNet: fills gaps in the path</source>
        <translation>InpaintNet：补全球路的缺口</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Install AMD&apos;s ROCm with MIGraphX, and let your user read /dev/kfd (group &apos;render&apos;).</source>
        <translation>请安装带 MIGraphX 的 AMD ROCm，并允许当前用户读取 /dev/kfd（“render”组）。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver 580 or newer and install RallyTrace with the extra cuda; for an older card or driver, install it with the extra cuda12.</source>
        <translation>请安装 NVIDIA 驱动 580 或更高版本，并安装带附加项 cuda 的 RallyTrace；较旧的显卡或驱动请用附加项 cuda12。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for an RTX card (30 series or newer).</source>
        <translation>请安装 RTX 显卡（30 系列或更新）的 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver, RallyTrace with the extra cuda (CUDA&apos;s libraries) and TensorRT 10 (pip install tensorrt), and put TensorRT&apos;s library folder on the library path.</source>
        <translation>请安装 NVIDIA 驱动、带附加项 cuda（CUDA 库）的 RallyTrace 和 TensorRT 10 (pip install tensorrt)，并将 TensorRT 的库文件夹加入库路径。</translation>
    </message>
    <message>
        <source>Install ONNX Runtime again: pip install --force-reinstall onnxruntime.</source>
        <translation>请重新安装 ONNX Runtime：pip install --force-reinstall onnxruntime。</translation>
    </message>
    <message>
        <source>Install its plugin: {command}.</source>
        <translation>请安装其插件：{command}。</translation>
    </message>
    <message>
        <source>Install the graphics card&apos;s driver with Vulkan (Linux), Direct3D 12 (Windows) or Metal (macOS).</source>
        <translation>请安装带 Vulkan (Linux)、Direct3D 12 (Windows) 或 Metal (macOS) 的显卡驱动。</translation>
    </message>
    <message>
        <source>It cannot be used for tracking. Choose another file or the included model.</source>
        <translation>不能用于跟踪。请选择其他文件或内置模型。</translation>
    </message>
    <message>
        <source>It failed because of an internal error.</source>
        <translation>因内部错误失败。</translation>
    </message>
    <message>
        <source>It sees two different pictures as the same ({similarity:.4f} of 1).</source>
        <translation>将两张不同的图像视为相同（相似度 {similarity:.4f}，满分 1）。</translation>
    </message>
    <message>
        <source>It takes pixel values as {pixels}.</source>
        <translation>接收的像素值：{pixels}。</translation>
    </message>
    <message>
        <source>Its confidences reach {odd:.3g}. They should be between 0 and 1.</source>
        <translation>其置信度达到 {odd:.3g}，应在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>Its first two convolutions are assumed to keep the resolution, as in WASB&apos;s published networks.</source>
        <translation>假定前两层卷积保持分辨率，与 WASB 公布的模型一致。</translation>
    </message>
    <message>
        <source>Its heatmaps are whole numbers ({kind}), so 1 is assumed to mean ball and 0 no ball.</source>
        <translation>其热力图为整数 ({kind})，因此假定 1 表示有球，0 表示无球。</translation>
    </message>
    <message>
        <source>Its heatmaps have values from {low:.3g} to {high:.3g}. They should be between 0 and 1.</source>
        <translation>其热力图的值为 {low:.3g} 到 {high:.3g}，应在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>Its metadata is incomplete. Its shapes ({channels} input channels) suggest {frames} frames in the family &apos;{family}&apos;.</source>
        <translation>其元数据不完整。按其形状（{channels} 个输入通道）推测为“{family}”系列的 {frames} 帧。</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not supported; &apos;{default}&apos; is used.</source>
        <translation>其元数据中为 {entry}，不受支持；现使用“{default}”。</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not valid; {default:g} is used.</source>
        <translation>其元数据中为 {entry}，无效；现使用 {default:g}。</translation>
    </message>
    <message>
        <source>Its number of keypoints is not given, so the {count} of COCO are assumed.</source>
        <translation>未给出关键点数量，因此假定为 COCO 的 {count} 个。</translation>
    </message>
    <message>
        <source>Its picture size is not given, so {size} is assumed.</source>
        <translation>未给出图像尺寸，因此假定为 {size}。</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for hands, faces or animals.</source>
        <translation>其 {size} 的图像比人宽，可能用于手、脸或动物。</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for something else.</source>
        <translation>其 {size} 的图像比人宽，可能用于其他目的。</translation>
    </message>
    <message>
        <source>Its plugin needs ONNX Runtime {needed} or newer; {installed} is installed.</source>
        <translation>其插件需要 ONNX Runtime {needed} 或更高版本；已安装 {installed}。</translation>
    </message>
    <message>
        <source>Its values are from {low:.3g} to {high:.3g}, which cannot be heatmaps of this family.</source>
        <translation>其值为 {low:.3g} 到 {high:.3g}，不可能是此系列的热力图。</translation>
    </message>
    <message>
        <source>Its window length is not given, so {seq_len} frames are assumed.</source>
        <translation>未给出窗口长度，因此假定为 {seq_len} 帧。</translation>
    </message>
    <message>
        <source>Its {flight_check} cannot be read, so only the threshold is used.</source>
        <translation>无法读取其 {flight_check}，因此仅使用阈值。</translation>
    </message>
    <message>
        <source>Known after the first run.</source>
        <translation>首次运行后可知。</translation>
    </message>
    <message>
        <source>Largest heatmap difference</source>
        <translation>热力图最大差异</translation>
    </message>
    <message>
        <source>Largest position difference</source>
        <translation>位置最大差异</translation>
    </message>
    <message>
        <source>Loading the models</source>
        <translation>正在加载模型</translation>
    </message>
    <message>
        <source>Locate</source>
        <translation>定位</translation>
    </message>
    <message>
        <source>Measuring this machine</source>
        <translation>正在测量本机</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model settings...</source>
        <translation>模型设置...</translation>
    </message>
    <message>
        <source>Models ({patterns});;All files (*)</source>
        <translation>模型 ({patterns});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>正在识别球种</translation>
    </message>
    <message>
        <source>Nearly agrees with the CPU</source>
        <translation>与 CPU 几乎一致</translation>
    </message>
    <message>
        <source>Nearly the same results as {reference} (positions within {distance:g} pixels). One may miss a ball that the other barely finds.</source>
        <translation>结果与 {reference} 几乎相同（位置相差不超过 {distance:g} 像素）。对勉强能找到的球，其中一个可能会漏检。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>No AMD compute driver (/dev/kfd) was found on this machine.</source>
        <translation>本机上未找到 AMD 计算驱动 (/dev/kfd)。</translation>
    </message>
    <message>
        <source>No NVIDIA card that CUDA can use was found.</source>
        <translation>未找到 CUDA 可用的 NVIDIA 显卡。</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine.</source>
        <translation>本机上未找到 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>No clear winner on {video}. Try a video in which the ball is in play most of the time.</source>
        <translation>在 {video} 上没有哪个系列明显最好。请换用大部分时间都在比赛中的视频试用。</translation>
    </message>
    <message>
        <source>No code in the checkpoint is executed. The model is written to a new file beside it.</source>
        <translation>不会执行检查点中的代码。模型将写入同一文件夹中的新文件。</translation>
    </message>
    <message>
        <source>No frames were searched for players.</source>
        <translation>未在任何帧中查找球员。</translation>
    </message>
    <message>
        <source>No frames were tracked.</source>
        <translation>未跟踪任何帧。</translation>
    </message>
    <message>
        <source>No model loaded</source>
        <translation>未加载模型</translation>
    </message>
    <message>
        <source>No run yet.</source>
        <translation>尚未运行。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>None works</source>
        <translation>均不可用</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>未安装</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Not tracked</source>
        <translation>未跟踪</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作更改。</translation>
    </message>
    <message>
        <source>Nothing was found in {frames} frames.</source>
        <translation>在 {frames} 帧中未找到任何内容。</translation>
    </message>
    <message>
        <source>On the GPU and the Neural Engine, convolutions lost precision (coremltools#1809, #1671).</source>
        <translation>在 GPU 和神经网络引擎上，卷积会损失精度 (coremltools#1809, #1671)。</translation>
    </message>
    <message>
        <source>One is clearly best on {video}. The choice is saved for this file.</source>
        <translation>在 {video} 上有一个系列明显最好。该选择会针对此文件保存。</translation>
    </message>
    <message>
        <source>OpenVINO also works. It is not chosen automatically. With bfloat16 it may be faster than the CPU.</source>
        <translation>OpenVINO 也可用，但不会自动选用。采用 bfloat16 时可能比 CPU 更快。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Options of {provider}</source>
        <translation>{provider} 的选项</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Players are found on the CPU, because {label} would have to prepare {name} for each picture size.</source>
        <translation>在 CPU 上查找球员，因为 {label} 须为每种图像尺寸准备 {name}。</translation>
    </message>
    <message>
        <source>Players are recognised by the colours of their clothes. A model file of your own can help.</source>
        <translation>球员按服装颜色识别。也可借助自己的模型文件。</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>姿态模型</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of up to {size}, {batch}.</source>
        <translation>姿态模型（{family}）：{count} 个关键点，图像最大 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of {size}, {batch}.</source>
        <translation>姿态模型（{family}）：{count} 个关键点，图像 {size}，{batch}。</translation>
    </message>
    <message>
        <source>Pose model: finds the players</source>
        <translation>姿态模型：查找球员</translation>
    </message>
    <message>
        <source>Positions differ by at most {max_distance:.2f} pixels.</source>
        <translation>位置最多相差 {max_distance:.2f} 像素。</translation>
    </message>
    <message>
        <source>Preliminary</source>
        <translation>暂定</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>预处理</translation>
    </message>
    <message>
        <source>Provider settings...</source>
        <translation>提供程序设置...</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>提供程序</translation>
    </message>
    <message>
        <source>RGB frames</source>
        <translation>RGB 帧</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and heatmaps as output (WASB with a sigmoid)</source>
        <translation>RGB 帧，采用 ImageNet 的均值和标准差，输出为热力图（带 sigmoid 的 WASB）</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and logits as output (WASB)</source>
        <translation>RGB 帧，采用 ImageNet 的均值和标准差，输出为 logits（WASB）</translation>
    </message>
    <message>
        <source>RGB frames, grid</source>
        <translation>RGB 帧，网格</translation>
    </message>
    <message>
        <source>RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)</source>
        <translation>仅 RGB 帧（TrackNetV2、无背景的 TrackNetV3）</translation>
    </message>
    <message>
        <source>RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)</source>
        <translation>RGB 帧，输出为网格单元（GridTrackNet、彩色 VballNetGrid）</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the last one</source>
        <translation>RGB 帧，仅给出末帧的热力图</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the middle one</source>
        <translation>RGB 帧，仅给出中间帧的热力图</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>重新跟踪 {frames}</translation>
    </message>
    <message>
        <source>Re-track {frames} ({duration})</source>
        <translation>重新跟踪 {frames}（{duration}）</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: no changes.</source>
        <translation>已重新跟踪 {frames}：没有变化。</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: the new path jumps back and forth in {rough}, so it is not used there.</source>
        <translation>已重新跟踪 {frames}：新球路在 {rough}中来回跳变，该处未采用。</translation>
    </message>
    <message>
        <source>Re-tracking was cancelled. Nothing was changed.</source>
        <translation>重新跟踪已取消，未作更改。</translation>
    </message>
    <message>
        <source>Re-tracking {frames} takes about {time}.</source>
        <translation>重新跟踪 {frames}约需 {time}。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Reading the scoreboard</source>
        <translation>正在读取计分板</translation>
    </message>
    <message>
        <source>Reading the video</source>
        <translation>正在读取视频</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Recent files for {network}</source>
        <translation>{network} 的最近文件</translation>
    </message>
    <message>
        <source>Recognising players</source>
        <translation>正在识别球员</translation>
    </message>
    <message>
        <source>Remove compiled models. They are compiled again when they are used</source>
        <translation>移除已编译的模型，使用时会重新编译</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {command}.</source>
        <translation>请替换 ONNX Runtime：{command}。</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {first}, then {second}.</source>
        <translation>请替换 ONNX Runtime：先 {first}，再 {second}。</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Resizing frames and building windows</source>
        <translation>缩放各帧并组成窗口</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>运行已取消</translation>
    </message>
    <message>
        <source>Run cancelled. Nothing was changed.</source>
        <translation>运行已取消，未作更改。</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>运行失败</translation>
    </message>
    <message>
        <source>Run finished</source>
        <translation>运行已完成</translation>
    </message>
    <message>
        <source>Run part of the demo rally on {provider} and on the CPU, and compare speed and results.</source>
        <translation>分别用“{provider}”和 CPU 运行演示回合的一部分，比较速度和结果。</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <translation>第 {number} 次运行</translation>
    </message>
    <message>
        <source>Running on {provider} instead.</source>
        <translation>改在 {provider} 上运行。</translation>
    </message>
    <message>
        <source>Running on {provider}.</source>
        <translation>正在 {provider} 上运行。</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>运行模型</translation>
    </message>
    <message>
        <source>Runs on {provider}</source>
        <translation>在 {provider} 上运行</translation>
    </message>
    <message>
        <source>Runs on {provider}, not on {asked}</source>
        <translation>在 {provider} 上运行，而非 {asked}</translation>
    </message>
    <message>
        <source>Same results as {reference} ({tolerance}).</source>
        <translation>结果与 {reference} 相同（{tolerance}）。</translation>
    </message>
    <message>
        <source>See the log for the reason.</source>
        <translation>原因见日志。</translation>
    </message>
    <message>
        <source>Separate picture</source>
        <translation>单独图像</translation>
    </message>
    <message>
        <source>Separate picture: the background, then the frames (TrackNetV3)</source>
        <translation>单独图像：先背景，后各帧（TrackNetV3）</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>停止运行并保留结果</translation>
    </message>
    <message>
        <source>TensorRT also works and may be faster. It is not chosen automatically, because its first start takes minutes.</source>
        <translation>TensorRT 也可用，可能更快。由于首次启动需数分钟，不会自动选用。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Test of {provider}:</source>
        <translation>{provider} 的测试：</translation>
    </message>
    <message>
        <source>Testing</source>
        <translation>正在测试</translation>
    </message>
    <message>
        <source>Testing {provider}…</source>
        <translation>正在测试 {provider}…</translation>
    </message>
    <message>
        <source>That is {ratio:.2g} times the speed of {reference}.</source>
        <translation>速度为 {reference} 的 {ratio:.2g} 倍。</translation>
    </message>
    <message>
        <source>The CPU was compared with itself.</source>
        <translation>已将 CPU 与自身比较。</translation>
    </message>
    <message>
        <source>The CUDA libraries do not support this card, because it is too old.</source>
        <translation>CUDA 库不支持此显卡，因为它过旧。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for the CUDA libraries.</source>
        <translation>NVIDIA 驱动过旧，与 CUDA 库不符。</translation>
    </message>
    <message>
        <source>The TensorRT libraries are missing.</source>
        <translation>缺少 TensorRT 库。</translation>
    </message>
    <message>
        <source>The TrackNet was trained at {rate:g} frames per second and the InpaintNet at {other_rate:g}, so the ball moves a different distance between frames than InpaintNet expects.</source>
        <translation>TrackNet 以每秒 {rate:g} 帧训练，InpaintNet 以每秒 {other_rate:g} 帧训练，因此球在帧间移动的距离与 InpaintNet 预期的不同。</translation>
    </message>
    <message>
        <source>The TrackNet was trained on {sports} and the InpaintNet on {other_sports}, whose balls move differently. Check the filled gaps.</source>
        <translation>TrackNet 以{sports}训练，InpaintNet 以{other_sports}训练，两者球的运动不同。请检查补全的缺口。</translation>
    </message>
    <message>
        <source>The check of {path}</source>
        <translation>对 {path} 的检查</translation>
    </message>
    <message>
        <source>The conversion of {path}</source>
        <translation>对 {path} 的转换</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>未使用该文件，因为运行时会出同样的错误。</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>文件 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The files do not show whether the models fit together.</source>
        <translation>从文件看不出这两个模型是否匹配。</translation>
    </message>
    <message>
        <source>The frame with the clearest peak. Red: the heatmap. Dots: where the peaks were.</source>
        <translation>峰值最清晰的一帧。红色：热力图。圆点：峰值所在位置。</translation>
    </message>
    <message>
        <source>The installed build of ONNX Runtime has no {label}.</source>
        <translation>已安装的 ONNX Runtime 版本不含 {label}。</translation>
    </message>
    <message>
        <source>The last run was interrupted at {share:.0%}.</source>
        <translation>上次运行在 {share:.0%} 处中断。</translation>
    </message>
    <message>
        <source>The library {library} is missing.</source>
        <translation>缺少库 {library}。</translation>
    </message>
    <message>
        <source>The model finds no ball in the demo rally, so positions could not be compared.</source>
        <translation>模型在演示回合中未找到球，因此无法比较位置。</translation>
    </message>
    <message>
        <source>The model ran on {label}.</source>
        <translation>模型在 {label} 上运行。</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations, {share:.0%} of the time. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>模型在 {provider} 上运行：{total} 个运算中的 {placed} 个，占时间的 {share:.0%}。已编译的部分计为一个运算。在其他提供程序上：{operations}。</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>模型在 {provider} 上运行：{total} 个运算中的 {placed} 个。已编译的部分计为一个运算。在其他提供程序上：{operations}。</translation>
    </message>
    <message>
        <source>The models fit together.</source>
        <translation>这两个模型匹配。</translation>
    </message>
    <message>
        <source>The models may not fit together.</source>
        <translation>这两个模型可能不匹配。</translation>
    </message>
    <message>
        <source>The models run on {provider}; requested: {asked}.</source>
        <translation>模型在 {provider} 上运行；要求的是：{asked}。</translation>
    </message>
    <message>
        <source>The network looks at whole pictures: {name} cannot be run on a part of one.</source>
        <translation>该模型查看整个画面：{name} 不能只在部分画面上运行。</translation>
    </message>
    <message>
        <source>The packaged application has its own ONNX Runtime. Install RallyTrace with pip to choose another.</source>
        <translation>打包的程序自带 ONNX Runtime。如需选择其他版本，请用 pip 安装 RallyTrace。</translation>
    </message>
    <message>
        <source>The plugin runs on Intel processors and GPUs. For a GPU, install its graphics driver. On other machines, replace ONNX Runtime by onnxruntime-openvino (on Windows together with openvino).</source>
        <translation>该插件可在 Intel 处理器和 GPU 上运行。使用 GPU 时请安装其显卡驱动。在其他机器上，请将 ONNX Runtime 替换为 onnxruntime-openvino（Windows 上还需 openvino）。</translation>
    </message>
    <message>
        <source>The result is a proposal.</source>
        <translation>结果为建议。</translation>
    </message>
    <message>
        <source>The results differ from those of {reference}. Do not use this provider with this model.</source>
        <translation>结果与 {reference} 不同。请勿将此提供程序用于此模型。</translation>
    </message>
    <message>
        <source>The review is designed for errors of the included networks, not for those of {name}.</source>
        <translation>复核是针对内置模型的错误设计的，不针对 {name} 的错误。</translation>
    </message>
    <message>
        <source>The run did not look at the hatched part of the frame</source>
        <translation>运行未查看画面中的斜线部分</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because it has a heatmap of one frame of a window.</source>
        <translation>未使用步长 {asked}：{name} 以步长 {stride} 运行，因为每个窗口只有一帧的热力图。</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because its windows follow one another.</source>
        <translation>未使用步长 {asked}：{name} 以步长 {stride} 运行，因为其窗口首尾相接。</translation>
    </message>
    <message>
        <source>The test of the best provider</source>
        <translation>对最佳提供程序的测试</translation>
    </message>
    <message>
        <source>The test of the providers</source>
        <translation>对提供程序的测试</translation>
    </message>
    <message>
        <source>The test of {provider}</source>
        <translation>对 {provider} 的测试</translation>
    </message>
    <message>
        <source>The tracking of {name}</source>
        <translation>对 {name} 的跟踪</translation>
    </message>
    <message>
        <source>The trial of {path}</source>
        <translation>对 {path} 的试用</translation>
    </message>
    <message>
        <source>The trial run gave wrong results.</source>
        <translation>试运行给出了错误的结果。</translation>
    </message>
    <message>
        <source>The video has {rate:.3g} frames per second and the model was trained on {trained:.3g}: one of {step} frames is tracked, and the others are interpolated.</source>
        <translation>视频为每秒 {rate:.3g} 帧，模型以每秒 {trained:.3g} 帧训练：每 {step} 帧跟踪一帧，其余插值。</translation>
    </message>
    <message>
        <source>The {label} plugin is not installed.</source>
        <translation>未安装 {label} 插件。</translation>
    </message>
    <message>
        <source>There is no such device.</source>
        <translation>没有此设备。</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do except filling gaps.</source>
        <translation>这些帧已用相同的模型和选项跟踪过，只需补全缺口。</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do.</source>
        <translation>这些帧已用相同的模型和选项跟踪过，无需操作。</translation>
    </message>
    <message>
        <source>This file has: in {inputs}; out {outputs}.</source>
        <translation>此文件：输入 {inputs}；输出 {outputs}。</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts every {stride} frames.</source>
        <translation>本机每秒运行 {rate:.1f} 个窗口：每 {stride} 帧开始一个窗口。</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts with every frame.</source>
        <translation>本机每秒运行 {rate:.1f} 个窗口：每帧开始一个窗口。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}, carrying &apos;{input}&apos; from window to window.</source>
        <translation>TrackNet：{frames} 帧，{size}，{family}，{batch}，窗口之间传递“{input}”。</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}.</source>
        <translation>TrackNet：{frames} 帧，{size}，{family}，{batch}。</translation>
    </message>
    <message>
        <source>TrackNet: finds the ball</source>
        <translation>TrackNet：查找球</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>正在跟踪</translation>
    </message>
    <message>
        <source>Trained at</source>
        <translation>训练帧率</translation>
    </message>
    <message>
        <source>Try on a video...</source>
        <translation>在视频上试用...</translation>
    </message>
    <message>
        <source>Try on {video}</source>
        <translation>在 {video} 上试用</translation>
    </message>
    <message>
        <source>Trying 8-bit integers (once)</source>
        <translation>正在试用 8 位整数（仅一次）</translation>
    </message>
    <message>
        <source>Trying {count} families on {video}…</source>
        <translation>正在 {video} 上试用 {count} 个系列…</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or install an older version of the plugin.</source>
        <translation>请更新 ONNX Runtime，或安装较旧版本的插件。</translation>
    </message>
    <message>
        <source>Update Windows (10 version 1903 or newer) and the graphics driver.</source>
        <translation>请更新 Windows（10 版本 1903 或更高）和显卡驱动。</translation>
    </message>
    <message>
        <source>Update macOS (14 or newer, Apple silicon).</source>
        <translation>请更新 macOS（14 或更高版本，Apple 芯片）。</translation>
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
        <translation>使用内置模型</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>使用此项</translation>
    </message>
    <message>
        <source>Uses {provider}</source>
        <translation>使用 {provider}</translation>
    </message>
    <message>
        <source>Using 32-bit floats. 8-bit integers are {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>使用 32 位浮点。8 位整数在此计算机上速度为 {speed:.1f} 倍，{frames} 个测试帧中有 {agreeing} 帧结果相同。</translation>
    </message>
    <message>
        <source>Using 32-bit floats: sums of 8-bit integers overflow on this processor.</source>
        <translation>使用 32 位浮点：在此 CPU 上，8 位整数求和会溢出。</translation>
    </message>
    <message>
        <source>Using 8-bit integers: {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>使用 8 位整数：在此计算机上速度为 {speed:.1f} 倍，{frames} 个测试帧中有 {agreeing} 帧结果相同。</translation>
    </message>
    <message>
        <source>WebGPU finds no graphics card that it can use.</source>
        <translation>WebGPU 未找到可用的显卡。</translation>
    </message>
    <message>
        <source>What to track</source>
        <translation>跟踪范围</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Your choice: {family}.</source>
        <translation>所选：{family}。</translation>
    </message>
    <message>
        <source>`--family NAME`, the settings, and the metadata `family` of a model file. [Your own networks](../own-networks.md) says how to find the family of a file.</source>
        <translation>`--family NAME`、设置，以及模型文件的元数据 `family`。[Your own networks](../own-networks.md) 说明如何得知文件的系列。</translation>
    </message>
    <message>
        <source>`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. [Providers](../providers.md) says which have ever run.</source>
        <translation>`--provider NAME`，以及设置中的“提供程序”页。`auto` 按此顺序采用第一个可运行的。[Providers](../providers.md) 说明哪些曾经运行过。</translation>
    </message>
    <message>
        <source>a TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>a digit network</source>
        <translation>数字模型</translation>
    </message>
    <message>
        <source>a grid of cells for {frames}</source>
        <translation>{frames}的网格单元</translation>
    </message>
    <message>
        <source>a heatmap of {frames}</source>
        <translation>{frames}的热力图</translation>
    </message>
    <message>
        <source>a pose model</source>
        <translation>姿态模型</translation>
    </message>
    <message>
        <source>a stroke network</source>
        <translation>球种模型</translation>
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
        <translation>批大小任意</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>background mode {name}</source>
        <translation>背景模式 {name}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}</source>
        <translation>{frames}中有 {with_ball:,} 帧有球</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}, {filled:,} of them filled in {gaps}</source>
        <translation>{frames}中有 {with_ball:,} 帧有球，其中 {filled:,} 帧在 {gaps}中补全</translation>
    </message>
    <message>
        <source>batches of {batch}</source>
        <translation>批大小 {batch}</translation>
    </message>
    <message>
        <source>blue, green, red</source>
        <translation>蓝、绿、红</translation>
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
        <translation>cuDNN 出错（{status}）。</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不符合</translation>
    </message>
    <message>
        <source>each frame</source>
        <translation>每一帧</translation>
    </message>
    <message>
        <source>family {name}</source>
        <translation>系列 {name}</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>fits, with assumptions</source>
        <translation>符合（含假定）</translation>
    </message>
    <message>
        <source>heatmaps within {limit:g}</source>
        <translation>热力图相差不超过 {limit:g}</translation>
    </message>
    <message>
        <source>if it does not run</source>
        <translation>无法运行时</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>窗口中</translation>
    </message>
    <message>
        <source>included with RallyTrace</source>
        <translation>RallyTrace 内置</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>nearly the same</source>
        <translation>几乎相同</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>需要选择</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no frame with a ball in both</source>
        <translation>没有两者均有球的帧</translation>
    </message>
    <message>
        <source>no players found</source>
        <translation>未找到球员</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not looked at here</source>
        <translation>此处未查看</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>planes of L frames</source>
        <translation>L 帧的平面</translation>
    </message>
    <message>
        <source>players found</source>
        <translation>已找到球员</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in every frame</source>
        <translation>每帧位置相差不超过 {distance:g} px</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in {share:.1%} of the frames</source>
        <translation>{share:.1%} 的帧位置相差不超过 {distance:g} px</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>红、绿、蓝</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>the CPU in 32-bit floats</source>
        <translation>采用 32 位浮点的 CPU</translation>
    </message>
    <message>
        <source>the background ({leading}), then {planes}</source>
        <translation>背景（{leading}），然后{planes}</translation>
    </message>
    <message>
        <source>the best available provider</source>
        <translation>最佳的可用提供程序</translation>
    </message>
    <message>
        <source>the difference from the background</source>
        <translation>与背景的差分</translation>
    </message>
    <message>
        <source>the last frame</source>
        <translation>末帧</translation>
    </message>
    <message>
        <source>the middle frame</source>
        <translation>中间帧</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>tried by `auto`</source>
        <translation>`auto` 会尝试</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>说明</translation>
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
        <translation>{definition}每个提供程序都会用一个小模型测试。状态栏显示上次运行所用的提供程序。</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>剩余 {duration}</translation>
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
        <translation>{frames}，用时 {duration}。</translation>
    </message>
    <message>
        <source>{key} brings it back.</source>
        <translation>按 {key} 可恢复。</translation>
    </message>
    <message>
        <source>{key} cancels it.</source>
        <translation>按 {key} 取消。</translation>
    </message>
    <message>
        <source>{label} exists only on {systems}.</source>
        <translation>{label} 仅适用于 {systems}。</translation>
    </message>
    <message>
        <source>{left} and {right}</source>
        <translation>{left} 和 {right}</translation>
    </message>
    <message>
        <source>{left} or {right}</source>
        <translation>{left}或{right}</translation>
    </message>
    <message>
        <source>{library} could not be loaded (Windows error {number}): a library that it needs is missing.</source>
        <translation>无法加载 {library}（Windows 错误 {number}）：缺少其需要的库。</translation>
    </message>
    <message>
        <source>{models} compiled by {providers}, kept for the next start: {size:.1f} MB</source>
        <translation>由 {providers} 编译的 {models}，留待下次启动：{size:.1f} MB</translation>
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
        <translation>{output}；可能还有状态</translation>
    </message>
    <message>
        <source>{path} does not say what its input is. Its {channels} input channels and its output {shape} fit {options}.</source>
        <translation>{path} 未说明其输入。其 {channels} 个输入通道和输出 {shape} 符合{options}。</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint of {network} over {frames}. Convert it to an .onnx model first:</source>
        <translation>{path} 是 {network}（{frames}）的 PyTorch 检查点。请先转换为 .onnx 模型：</translation>
    </message>
    <message>
        <source>{path} is {found}, but {wanted} is needed here.</source>
        <translation>{path} 是{found}，而此处需要{wanted}。</translation>
    </message>
    <message>
        <source>{pixels:.2f} px at 1280x720</source>
        <translation>在 1280x720 下为 {pixels:.2f} px</translation>
    </message>
    <message>
        <source>{planes} of each frame</source>
        <translation>每帧的{planes}</translation>
    </message>
    <message>
        <source>{planes}, the newest first</source>
        <translation>{planes}，最新的在前</translation>
    </message>
    <message>
        <source>{problem} {name} is still in use.</source>
        <translation>{problem}仍在使用 {name}。</translation>
    </message>
    <message>
        <source>{provider} cannot be used: {reason}</source>
        <translation>无法使用 {provider}：{reason}</translation>
    </message>
    <message>
        <source>{provider} in 8-bit integers</source>
        <translation>采用 8 位整数的 {provider}</translation>
    </message>
    <message>
        <source>{provider} runs {nodes} of the model&apos;s {total} operations; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} 运行模型 {total} 个运算中的 {nodes} 个；其余在别处运行（{elsewhere}）。</translation>
    </message>
    <message>
        <source>{provider} takes {share:.0%} of the model&apos;s time; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} 占模型时间的 {share:.0%}；其余在别处运行（{elsewhere}）。</translation>
    </message>
    <message>
        <source>{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} without overlap.</source>
        <translation>每秒 {rate:.3g} 个窗口：每帧一个窗口时每秒 {rate:.3g} 帧，无重叠时每秒 {fastest:.3g} 帧。</translation>
    </message>
    <message>
        <source>{rate:.3g} with a window per frame, {fastest:.3g} without overlap</source>
        <translation>每帧一个窗口时 {rate:.3g}，无重叠时 {fastest:.3g}</translation>
    </message>
    <message>
        <source>{runs} in this project.</source>
        <translation>此项目中有 {runs}记录。</translation>
    </message>
    <message>
        <source>{score:.0%}: {result}</source>
        <translation>{score:.0%}：{result}</translation>
    </message>
    <message>
        <source>{seconds:.1f} s to the first result</source>
        <translation>{seconds:.1f} s 后得到首个结果</translation>
    </message>
    <message>
        <source>{speed:.1f} frames/s</source>
        <translation>{speed:.1f} 帧/秒</translation>
    </message>
    <message>
        <source>{summary} How was it trained?</source>
        <translation>{summary}该模型是如何训练的？</translation>
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
        <translation>所有回合，包括重发球</translation>
    </message>
    <message>
        <source>Average rally</source>
        <translation>平均回合</translation>
    </message>
    <message>
        <source>Ball in rallies</source>
        <translation>回合中的球</translation>
    </message>
    <message>
        <source>Bottom: where {played} of {strokes} were played from. Top: where {targets} went.</source>
        <translation>下方：{strokes}中 {played} 拍的击球位置。上方：{targets} 拍的去向。</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>By the player who hit last: a winner if that player won the rally, an error if not.</source>
        <translation>按最后击球的球员统计：该球员赢得回合计为制胜分，否则计为失误。</translation>
    </message>
    <message>
        <source>By what was set for the rally.</source>
        <translation>按每个回合所设的结束方式统计。</translation>
    </message>
    <message>
        <source>Counted from the rally winners by the rules of the sport</source>
        <translation>根据各回合的得分方，按该运动的规则计分</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>球场</translation>
    </message>
    <message>
        <source>Each of the two ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>两人每人平均每回合跑动 {distance}（{rallies}；介于低估值与高估值之间）。</translation>
    </message>
    <message>
        <source>Each player is shown at the bottom. Left and right are as the player sees them.</source>
        <translation>每位球员都显示在下方，左右以该球员的视角为准。</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>Endings were set or accepted by hand; {unknown} without a winner</source>
        <translation>结束方式为手动标注或接受；{unknown} 个没有得分方</translation>
    </message>
    <message>
        <source>Ends of the players</source>
        <translation>球员所在半场</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>远端</translation>
    </message>
    <message>
        <source>Fastest km/h</source>
        <translation>最快 (km/h)</translation>
    </message>
    <message>
        <source>Fastest stroke</source>
        <translation>最快一拍</translation>
    </message>
    <message>
        <source>Fastest strokes</source>
        <translation>最快的击球</translation>
    </message>
    <message>
        <source>Found by the program</source>
        <translation>程序识别</translation>
    </message>
    <message>
        <source>Frame {frame:,}</source>
        <translation>第 {frame:,} 帧</translation>
    </message>
    <message>
        <source>Frame {frame:,} of {video}</source>
        <translation>{video} 第 {frame:,} 帧</translation>
    </message>
    <message>
        <source>Frames {frames}. No winner set</source>
        <translation>第 {frames} 帧。未设置得分方</translation>
    </message>
    <message>
        <source>Frames {frames}. Winner set by hand: {winner}</source>
        <translation>第 {frames} 帧。手动标注的得分方：{winner}</translation>
    </message>
    <message>
        <source>From 3D trajectories fitted to the path of the ball; medians of the measured strokes</source>
        <translation>由拟合球路得到的 3D 轨迹；为已测量各拍的中位数</translation>
    </message>
    <message>
        <source>From and to.</source>
        <translation>击球位置与去向。</translation>
    </message>
    <message>
        <source>From video to video</source>
        <translation>各视频对比</translation>
    </message>
    <message>
        <source>From {shots}</source>
        <translation>依据 {shots}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Grid lines every five points.</source>
        <translation>网格线每五分一条。</translation>
    </message>
    <message>
        <source>Half of the {known} measured strokes were faster</source>
        <translation>已测量的 {known} 拍中有一半更快</translation>
    </message>
    <message>
        <source>Highest of the speeds known within 10%, with its 80% interval</source>
        <translation>误差在 10% 以内的球速中的最高值及其 80% 区间</translation>
    </message>
    <message>
        <source>How rallies ended</source>
        <translation>回合结束方式</translation>
    </message>
    <message>
        <source>In brackets: the rallies or strokes that each figure rests on.</source>
        <translation>括号内：各数值所依据的回合数或拍数。</translation>
    </message>
    <message>
        <source>In colour: where the player stood.</source>
        <translation>彩色：击球时球员的站位。</translation>
    </message>
    <message>
        <source>Last stroke by</source>
        <translation>最后击球</translation>
    </message>
    <message>
        <source>Lead after each rally, {round}</source>
        <translation>每个回合后的领先分，{round}</translation>
    </message>
    <message>
        <source>Lead after each rally: {first} above the line, {second} below.</source>
        <translation>每个回合后的领先分：线上方为 {first} 领先，线下方为 {second} 领先。</translation>
    </message>
    <message>
        <source>Length (s)</source>
        <translation>时长 (s)</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>最长的回合</translation>
    </message>
    <message>
        <source>Longest rally</source>
        <translation>最长回合</translation>
    </message>
    <message>
        <source>Lost by own error</source>
        <translation>己方失误丢分率</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>已测量</translation>
    </message>
    <message>
        <source>Median height at net</source>
        <translation>过网高度中位数</translation>
    </message>
    <message>
        <source>Median km/h</source>
        <translation>中位数 (km/h)</translation>
    </message>
    <message>
        <source>Median speed (km/h)</source>
        <translation>球速中位数 (km/h)</translation>
    </message>
    <message>
        <source>Movement, {player}</source>
        <translation>跑动，{player}</translation>
    </message>
    <message>
        <source>Movement.</source>
        <translation>跑动。</translation>
    </message>
    <message>
        <source>Named by the stroke network, {share:.0%} confident on average, or by hand</source>
        <translation>由球种模型识别（平均置信度 {share:.0%}）或手动命名</translation>
    </message>
    <message>
        <source>Names of strokes</source>
        <translation>球种</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>近端</translation>
    </message>
    <message>
        <source>Needs a known score: the server follows from it.</source>
        <translation>需要已知的比分：发球方由比分得出。</translation>
    </message>
    <message>
        <source>Needs rallies with a winner and a known player of the last stroke.</source>
        <translation>需要有得分方且最后击球的球员已知的回合。</translation>
    </message>
    <message>
        <source>No court set, so positions, zones and speeds are unknown.</source>
        <translation>未设置球场，因此位置、区域和球速未知。</translation>
    </message>
    <message>
        <source>No landings known.</source>
        <translation>落点未知。</translation>
    </message>
    <message>
        <source>No poses of the players found, so their movement is unknown.</source>
        <translation>未找到球员姿态，因此跑动未知。</translation>
    </message>
    <message>
        <source>No rallies.</source>
        <translation>没有回合。</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>尚无回合有得分方。</translation>
    </message>
    <message>
        <source>No score. Set it up with the Match button of the Rallies panel.</source>
        <translation>没有比分。请用回合面板的“比赛”按钮设置。</translation>
    </message>
    <message>
        <source>No speed could be measured reliably.</source>
        <translation>没有可靠的球速测量结果。</translation>
    </message>
    <message>
        <source>No stroke has a name. Names need the court and the players&apos; poses.</source>
        <translation>球种未知。识别球种需要球场和球员姿态。</translation>
    </message>
    <message>
        <source>No strokes found. They are found from the tracked path of the ball.</source>
        <translation>未找到击球。击球由跟踪得到的球路识别。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>On the court</source>
        <translation>场上分布</translation>
    </message>
    <message>
        <source>Opponent half, {zone} left</source>
        <translation>对方半场{zone}左侧</translation>
    </message>
    <message>
        <source>Opponent half, {zone} right</source>
        <translation>对方半场{zone}右侧</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Own half, {zone} left</source>
        <translation>己方半场{zone}左侧</translation>
    </message>
    <message>
        <source>Own half, {zone} right</source>
        <translation>己方半场{zone}右侧</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Pictures of the last stroke, with the path of the ball after it.</source>
        <translation>最后一拍的画面，以及其后的球路。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>Player of each stroke</source>
        <translation>每拍的球员</translation>
    </message>
    <message>
        <source>Players of each rally</source>
        <translation>每个回合的球员</translation>
    </message>
    <message>
        <source>Poses of the players</source>
        <translation>球员姿态</translation>
    </message>
    <message>
        <source>Position of the player at the stroke</source>
        <translation>击球时球员的位置</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Rallies by number of strokes</source>
        <translation>按拍数统计的回合</translation>
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
        <translation>回合拍数</translation>
    </message>
    <message>
        <source>Ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>平均每回合跑动 {distance}（{rallies}；介于低估值与高估值之间）。</translation>
    </message>
    <message>
        <source>Recorded at {rate:g} frames per second. Durations and speeds are those of play.</source>
        <translation>以每秒 {rate:g} 帧录制。时长和球速按实际比赛计算。</translation>
    </message>
    <message>
        <source>Run a rally</source>
        <translation>每回合跑动距离</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Score progression</source>
        <translation>比分走势</translation>
    </message>
    <message>
        <source>Serve and return</source>
        <translation>发球与接发球</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>发球回合</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>发球方</translation>
    </message>
    <message>
        <source>Serves and hits, found on the path of the ball or set by hand</source>
        <translation>由球路识别或手动标注的发球和击球</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>第 {number} 盘</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>球速</translation>
    </message>
    <message>
        <source>Speed measured for {known} of {strokes}</source>
        <translation>{strokes}中已测得 {known} 拍的球速</translation>
    </message>
    <message>
        <source>Speed of each stroke</source>
        <translation>每拍的球速</translation>
    </message>
    <message>
        <source>Speed of the ball right after the stroke, where one camera is enough to measure it. ± gives the 80% interval.</source>
        <translation>刚击球后的球速，仅统计单机位足以测量的各拍。± 为 80% 区间。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>球种</translation>
    </message>
    <message>
        <source>Stroke at {clock}, frame {frame:,}: {landed}; ± {across:.2f} m across, ± {along:.2f} m along the court</source>
        <translation>{clock} 的一拍，第 {frame:,} 帧：{landed}；横向 ± {across:.2f} m，纵向 ± {along:.2f} m</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>击球</translation>
    </message>
    <message>
        <source>Strokes and landings, {player}</source>
        <translation>击球与落点，{player}</translation>
    </message>
    <message>
        <source>Strokes and landings.</source>
        <translation>击球与落点。</translation>
    </message>
    <message>
        <source>Strokes by speed</source>
        <translation>各球速的拍数</translation>
    </message>
    <message>
        <source>Strokes per rally, coloured by winner.</source>
        <translation>每个回合的拍数，颜色表示得分方。</translation>
    </message>
    <message>
        <source>Strokes per rally.</source>
        <translation>每个回合的拍数。</translation>
    </message>
    <message>
        <source>Strokes: rallies with known strokes. Seconds: all rallies</source>
        <translation>拍数：击球已知的回合。秒数：所有回合</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Target of the stroke: where it was hit next, or landed</source>
        <translation>该拍的去向：下一次击球处或落点</translation>
    </message>
    <message>
        <source>The fastest strokes are those known within 10%.</source>
        <translation>最快的击球只计误差在 10% 以内的球速。</translation>
    </message>
    <message>
        <source>The last hit on the path of the ball. Who made it follows from the whole rally</source>
        <translation>球路上的最后一次击球。击球方根据整个回合判断</translation>
    </message>
    <message>
        <source>The players of the strokes are unknown. Find the players&apos; poses, or set the court.</source>
        <translation>击球方未知。请查找球员姿态，或设置球场。</translation>
    </message>
    <message>
        <source>The score at the end is unknown.</source>
        <translation>结束时的比分未知。</translation>
    </message>
    <message>
        <source>The score is that before {rally}, which has no winner.</source>
        <translation>此为{rally}之前的比分，该回合没有得分方。</translation>
    </message>
    <message>
        <source>The server follows from the score; {unknown} without a winner</source>
        <translation>发球方由比分得出；{unknown} 个没有得分方</translation>
    </message>
    <message>
        <source>The video could not be read, so there are no pictures.</source>
        <translation>无法读取视频，因此没有画面。</translation>
    </message>
    <message>
        <source>Time in play</source>
        <translation>比赛时间</translation>
    </message>
    <message>
        <source>Total length of the rallies, and of the videos</source>
        <translation>所有回合的总时长，以及视频的总时长</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Where both players were during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>两名球员在回合中的站位：共 {positions:,} 个位置，按 {side:.1f} m 见方的格子统计。</translation>
    </message>
    <message>
        <source>Where the player was during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>球员在回合中的站位：共 {positions:,} 个位置，按 {side:.1f} m 见方的格子统计。</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>数据来源</translation>
    </message>
    <message>
        <source>Who won the rallies on each player&apos;s serve.</source>
        <translation>每位球员发球的回合由谁得分。</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>得分方</translation>
    </message>
    <message>
        <source>Winners and errors: last strokes of rallies won and lost.</source>
        <translation>制胜分和失误：分别取所赢回合和所输回合的最后一拍。</translation>
    </message>
    <message>
        <source>Winners were set by hand; {unknown} without a winner</source>
        <translation>得分方为手动标注；{unknown} 个没有得分方</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>得分方</translation>
    </message>
    <message>
        <source>Won returning</source>
        <translation>接发球时得分</translation>
    </message>
    <message>
        <source>Won serving</source>
        <translation>发球时得分</translation>
    </message>
    <message>
        <source>Zones, {player}</source>
        <translation>区域，{player}</translation>
    </message>
    <message>
        <source>after {rally}</source>
        <translation>{rally}之后</translation>
    </message>
    <message>
        <source>before {rally}</source>
        <translation>{rally}之前</translation>
    </message>
    <message>
        <source>certain in {certain:,} of {rallies}</source>
        <translation>确定 {certain:,} / {rallies}</translation>
    </message>
    <message>
        <source>check Near end at start</source>
        <translation>请检查“开始时近端”</translation>
    </message>
    <message numerus="yes">
        <source>in %n more places</source>
        <translation>
            <numerusform>另外 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>{landings}, none with a measured place.</source>
        <translation>{landings}，位置均未测得。</translation>
    </message>
    <message>
        <source>km/h (height: number of strokes)</source>
        <translation>km/h（高度：拍数）</translation>
    </message>
    <message>
        <source>landed in</source>
        <translation>落在界内</translation>
    </message>
    <message>
        <source>landed on own side</source>
        <translation>落在己方半场</translation>
    </message>
    <message>
        <source>landed out</source>
        <translation>落在界外</translation>
    </message>
    <message>
        <source>landed too close to the line to call</source>
        <translation>落点距线太近，无法判断</translation>
    </message>
    <message>
        <source>of {strokes}</source>
        <translation>/ {strokes}</translation>
    </message>
    <message>
        <source>score and video differ in {rallies}</source>
        <translation>比分与视频不一致：{rallies}</translation>
    </message>
    <message>
        <source>strokes (height: number of rallies)</source>
        <translation>拍数（高度：回合数）</translation>
    </message>
    <message>
        <source>strokes · {seconds:.1f} s</source>
        <translation>拍 · {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}，之后 {after}</translation>
    </message>
    <message>
        <source>{checked:,} of {frames} checked</source>
        <translation>已检查 {checked:,} / {frames}</translation>
    </message>
    <message>
        <source>{count}, {share:.0%} confident on average</source>
        <translation>{count}，平均置信度 {share:.0%}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} 和 {second}</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} 及以上</translation>
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
        <translation>另外 {number:,} 个</translation>
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
        <translation>{landings}，其中 {placed:,} 个位置已知：● 界内，○ 距线太近、无法判断，× 出界或落在己方半场。</translation>
    </message>
    <message>
        <source>{player} lost {rallies} with it as the last stroke</source>
        <translation>{player} 以此为最后一拍输掉 {rallies}</translation>
    </message>
    <message>
        <source>{player} ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>{player} 平均每回合跑动 {distance}（{rallies}；介于低估值与高估值之间）。</translation>
    </message>
    <message>
        <source>{player} won {rallies} with it as the last stroke</source>
        <translation>{player} 以此为最后一拍赢得 {rallies}</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which the opponent hit last</source>
        <translation>对手最后击球的 {rallies}中，{player} 赢得 {won} 个</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which they hit last</source>
        <translation>自己最后击球的 {rallies}中，{player} 赢得 {won} 个</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on the opponent&apos;s serve</source>
        <translation>对手发球的 {rallies}中，{player} 赢得 {won} 个</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on their own serve</source>
        <translation>自己发球的 {rallies}中，{player} 赢得 {won} 个</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} that ended so</source>
        <translation>以此方式结束的 {rallies}中，{player} 赢得 {won} 个</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} with {strokes} strokes</source>
        <translation>{strokes} 拍的 {rallies}中，{player} 赢得 {won} 个</translation>
    </message>
    <message>
        <source>{player}: errors</source>
        <translation>{player}：失误</translation>
    </message>
    <message>
        <source>{player}: winners</source>
        <translation>{player}：制胜分</translation>
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
        <translation>{rallies:,} 个已定得分方</translation>
    </message>
    <message>
        <source>{rallies} left out: not known to be played by {names}.</source>
        <translation>略去 {rallies}：不确定 {names} 是否参加。</translation>
    </message>
    <message>
        <source>{rallies}, largest lead {lead}</source>
        <translation>{rallies}，最大领先 {lead}</translation>
    </message>
    <message>
        <source>{rally} at its last stroke, {clock}</source>
        <translation>{rally}的最后一拍，{clock}</translation>
    </message>
    <message>
        <source>{rally}, frames {frames}</source>
        <translation>{rally}，第 {frames} 帧</translation>
    </message>
    <message>
        <source>{rally}, {clock}, frame {frame:,}. 80% interval</source>
        <translation>{rally}，{clock}，第 {frame:,} 帧。80% 区间</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Not counted; {strokes}.</source>
        <translation>{rally}，{clock}：{score}。不计分；{strokes}。</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Won by {player}; {strokes}.</source>
        <translation>{rally}，{clock}：{score}。得分方：{player}；{strokes}。</translation>
    </message>
    <message>
        <source>{rate:.0f} per minute of play</source>
        <translation>比赛中每分钟 {rate:.0f} 拍</translation>
    </message>
    <message>
        <source>{share:.0%} of {length}</source>
        <translation>占 {length} 的 {share:.0%}</translation>
    </message>
    <message>
        <source>{share:.1%} of the time in rallies</source>
        <translation>回合时间的 {share:.1%}</translation>
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
        <translation>± 为 80% 区间宽度的一半。地面位置由场地线测得；球速和落点由 3D 轨迹得出，仅在单机位足以测量时给出。将鼠标悬停在数字上可查看其来源。</translation>
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
        <translation>16 位浮点</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>32 位浮点</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>8 位整数</translation>
    </message>
    <message>
        <source>A path in these colours and sizes</source>
        <translation>以这些颜色和大小显示的球路</translation>
    </message>
    <message>
        <source>A rally that does not count for the score.</source>
        <translation>不计分的回合。</translation>
    </message>
    <message>
        <source>A replay, a break or another camera. These frames are not tracked. Also called non-play.</source>
        <translation>回放、间歇或其他机位。这些帧不跟踪。也称 non-play。</translation>
    </message>
    <message>
        <source>A serve, hit, bounce or landing of the ball.</source>
        <translation>发球、击球、反弹或落地。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其快捷键</translation>
    </message>
    <message>
        <source>Advance after a click</source>
        <translation>单击后前进一帧</translation>
    </message>
    <message>
        <source>After each run that finds the ball, find the players in the same frames.</source>
        <translation>每次查找球的运行结束后，在相同的帧中查找球员。</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>所有核心</translation>
    </message>
    <message>
        <source>All keys were restored to the defaults.</source>
        <translation>所有快捷键已恢复为默认值。</translation>
    </message>
    <message>
        <source>Also after tracking</source>
        <translation>跟踪后也查找</translation>
    </message>
    <message>
        <source>An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.</source>
        <translation>一小时视频在 720p 下约占 8 GB，在 1080p 下约占 13 到 50 GB。先删除最旧的副本。</translation>
    </message>
    <message>
        <source>Another action also has this key.</source>
        <translation>另一操作也使用此快捷键。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>As stated in the file</source>
        <translation>以文件为准</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Automatic, from court or path</source>
        <translation>自动，由球场或球路判断</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Background end</source>
        <translation>背景结束</translation>
    </message>
    <message>
        <source>Background start</source>
        <translation>背景起始</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>选用最佳</translation>
    </message>
    <message>
        <source>Blob: as in TrackNetV3</source>
        <translation>连通域：与 TrackNetV3 相同</translation>
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
        <translation>质心：亚像素</translation>
    </message>
    <message>
        <source>Changes apply to the next run, not to a run in progress.</source>
        <translation>更改从下次运行起生效，不影响正在进行的运行。</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Chosen for the model</source>
        <translation>按模型选择</translation>
    </message>
    <message>
        <source>Chosen for the provider</source>
        <translation>按提供程序选择</translation>
    </message>
    <message>
        <source>Click a key or press {key}, then press the new key, or Esc to keep the old one. Delete removes a key.</source>
        <translation>单击某个快捷键或按“{key}”，然后按新的按键，或按 Esc 保留原来的。按 Delete 移除快捷键。</translation>
    </message>
    <message>
        <source>Click to change the key</source>
        <translation>单击以更改快捷键</translation>
    </message>
    <message>
        <source>Click to open the settings</source>
        <translation>单击打开设置</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Consecutive frames that a network looks at together.</source>
        <translation>模型一并查看的连续各帧。</translation>
    </message>
    <message>
        <source>Consecutive frames without a ball.</source>
        <translation>连续的无球帧。</translation>
    </message>
    <message>
        <source>Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are deleted.</source>
        <translation>在后台无损复制打开的视频，使跳转更快。关闭时删除所有副本。</translation>
    </message>
    <message>
        <source>Corner of the video to show them in, or beside the video if there is space.</source>
        <translation>显示在视频的哪个角；有空间时也可显示在视频旁。</translation>
    </message>
    <message>
        <source>Ctrl+, opens the settings. The settings file holds only what you have changed.</source>
        <translation>Ctrl+, 打开设置。设置文件只包含更改过的内容。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Decides which court is searched for, whether the ball bounces in play, and how strokes are named. Automatic: any court, then the sport of the court or of the path. Match &gt; Sport sets it for one video.</source>
        <translation>决定查找哪种球场、比赛中球是否反弹，以及如何识别球种。自动：任意球场，然后按球场或球路判断运动项目。单个视频用“比赛 &gt; 运动项目”设置。</translation>
    </message>
    <message>
        <source>Decode in hardware</source>
        <translation>硬件解码</translation>
    </message>
    <message>
        <source>Decode the video of a run on the graphics card, if that gives exactly the same pictures.</source>
        <translation>运行时用显卡解码视频，前提是得到的画面完全相同。</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>解码方式</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Disk space for fast jumps</source>
        <translation>快速跳转的磁盘空间</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
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
        <translation>Excel（逗号作小数点）</translation>
    </message>
    <message>
        <source>Export positions that InpaintNet put into gaps as visible, as TrackNetV3 does. Otherwise they count as hidden.</source>
        <translation>将 InpaintNet 在缺口中补全的位置导出为可见，与 TrackNetV3 相同。否则视为被遮挡。</translation>
    </message>
    <message>
        <source>Exported tables</source>
        <translation>导出的表格</translation>
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
        <translation>为文件未写明系列的模型指定的系列，按 SHA-256 记录。</translation>
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
        <translation>快速跳转</translation>
    </message>
    <message>
        <source>Fewer bits are faster and slightly less exact. 8-bit integers are for the included networks. Automatic: the CPU uses them where a trial shows that they pay off. A provider without the chosen precision uses its own.</source>
        <translation>位数越少越快，精度略低。8 位整数用于内置模型。自动：试用表明更快时，CPU 采用 8 位整数。不支持所选精度的提供程序使用自身的精度。</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>补全缺口</translation>
    </message>
    <message>
        <source>Filled path</source>
        <translation>补全的球路</translation>
    </message>
    <message>
        <source>Filled positions count as visible</source>
        <translation>补全的位置视为可见</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>搜索操作或按键</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>查找回合</translation>
    </message>
    <message>
        <source>Find the players in every Nth frame, and interpolate the frames in between.</source>
        <translation>每 N 帧查找一次球员，其间各帧插值。</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>首帧</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <translation>跟随球</translation>
    </message>
    <message>
        <source>Following the ball takes less time: the network looks at the whole picture to find the ball, then at the part around it.</source>
        <translation>跟随球更省时：模型先查看整个画面，找到球后只查看球附近的部分。</translation>
    </message>
    <message>
        <source>Frame cache</source>
        <translation>帧缓存</translation>
    </message>
    <message>
        <source>Frame number and state</source>
        <translation>帧号和状态</translation>
    </message>
    <message>
        <source>Frame step</source>
        <translation>帧步长</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frames from the start of one window to the next. A larger step is faster. Also called stride.</source>
        <translation>从一个窗口开始到下一个窗口开始的帧数。步长越大越快。也称 stride。</translation>
    </message>
    <message>
        <source>Frames next to each other that may be wrong. You check them together.</source>
        <translation>可能有误的相邻各帧，一并检查。</translation>
    </message>
    <message>
        <source>Frames of the path after the current frame, drawn fainter.</source>
        <translation>当前帧之后的球路帧数，颜色较淡。</translation>
    </message>
    <message>
        <source>Frames of the path before the current frame.</source>
        <translation>当前帧之前的球路帧数。</translation>
    </message>
    <message>
        <source>From the frame rate</source>
        <translation>按帧率</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>按模型</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 显存</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Go to the next frame after you place the ball.</source>
        <translation>放置球后转到下一帧。</translation>
    </message>
    <message>
        <source>Heatmap opacity</source>
        <translation>热力图不透明度</translation>
    </message>
    <message>
        <source>Highest pixel</source>
        <translation>最高像素</translation>
    </message>
    <message>
        <source>How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability.</source>
        <translation>TrackNet 在该帧中看到球的清晰程度，0 到 1。不是概率。</translation>
    </message>
    <message>
        <source>How likely the frame is wrong, from 0 to 1.</source>
        <translation>该帧有误的可能性，0 到 1。</translation>
    </message>
    <message>
        <source>How tables of events, rallies, strokes and poses are written. Label files are always plain.</source>
        <translation>事件、回合、球种和姿态表的写法。标注文件始终为纯 CSV。</translation>
    </message>
    <message>
        <source>How the position is calculated from the heatmap.</source>
        <translation>如何由热力图计算位置。</translation>
    </message>
    <message>
        <source>How the results of overlapping windows are combined.</source>
        <translation>重叠窗口的结果如何合并。</translation>
    </message>
    <message>
        <source>If off, other camera views, such as most replays, are marked as not in play and skipped.</source>
        <translation>关闭时，其他机位（例如多数回放）标记为非比赛并跳过。</translation>
    </message>
    <message>
        <source>If off, the item whose correction repairs most comes first.</source>
        <translation>关闭时，更正后能修复最多帧的项排在最前。</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet estimates the position where TrackNet finds no ball.</source>
        <translation>在 TrackNet 未找到球处，由 InpaintNet 估计位置。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>快捷键方案</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the window and the match page. It takes effect when you start RallyTrace again.</source>
        <translation>窗口和比赛报告的语言，重新启动 RallyTrace 后生效。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>末帧</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Light or dark.</source>
        <translation>浅色或深色。</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Longer gaps are not filled. 0: fill no gaps.</source>
        <translation>更长的缺口不补全。0：不补全缺口。</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最长缺口</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>查看范围</translation>
    </message>
    <message>
        <source>Loop the range</source>
        <translation>循环播放区间</translation>
    </message>
    <message>
        <source>Marker size</source>
        <translation>标记大小</translation>
    </message>
    <message>
        <source>Maximum GPU memory to use.</source>
        <translation>最多使用的 GPU 显存。</translation>
    </message>
    <message>
        <source>Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.</source>
        <translation>用于缓存已解码帧的内存，运行期间只用其三分之一。内存越多，逐帧查看和拖动时越流畅。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新的按键</translation>
    </message>
    <message>
        <source>No action matches.</source>
        <translation>没有匹配的操作。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>无重叠</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports.</source>
        <translation>无法看出球在何处。该帧视为已复核，但导出时略去。</translation>
    </message>
    <message>
        <source>Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.</source>
        <translation>该处的球没有被看到：位置由 InpaintNet 或曲线在缺口中补上。也称 inpainted。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Number of CPU cores for a run.</source>
        <translation>运行所用的 CPU 核心数。</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <translation>GPU 的编号，从 0 开始。</translation>
    </message>
    <message>
        <source>On the video</source>
        <translation>视频上</translation>
    </message>
    <message>
        <source>One video of all listed rallies or events, one after another. Also called a reel.</source>
        <translation>由所列回合或事件依次组成的一个视频。也称 reel。</translation>
    </message>
    <message>
        <source>Only actions with changed keys.</source>
        <translation>仅快捷键有更改的操作。</translation>
    </message>
    <message>
        <source>Opacity of the heatmap over the video.</source>
        <translation>视频上热力图的不透明度。</translation>
    </message>
    <message>
        <source>Overlapping windows</source>
        <translation>重叠窗口</translation>
    </message>
    <message>
        <source>Pictures in the frame table</source>
        <translation>帧表格中的画面</translation>
    </message>
    <message>
        <source>Plain CSV</source>
        <translation>纯 CSV</translation>
    </message>
    <message>
        <source>Plain mean</source>
        <translation>普通平均</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>播放声音</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed.</source>
        <translation>原速时播放视频的声音。</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>姿态模型</translation>
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
        <translation>预测的球路</translation>
    </message>
    <message>
        <source>Press the new key, or Esc to cancel.</source>
        <translation>请按新的按键，或按 Esc 取消。</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>CPU 核心数</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供程序</translation>
    </message>
    <message>
        <source>RallyTrace is not sure of the result. Check it.</source>
        <translation>RallyTrace 对结果没有把握，请检查。</translation>
    </message>
    <message>
        <source>Recent InpaintNets</source>
        <translation>最近使用的 InpaintNet</translation>
    </message>
    <message>
        <source>Recent TrackNets</source>
        <translation>最近使用的 TrackNet</translation>
    </message>
    <message>
        <source>Recent embedding networks</source>
        <translation>最近使用的嵌入模型</translation>
    </message>
    <message>
        <source>Recent pose models</source>
        <translation>最近使用的姿态模型</translation>
    </message>
    <message>
        <source>Recent videos</source>
        <translation>最近打开的视频</translation>
    </message>
    <message>
        <source>Remove {key} from {names}</source>
        <translation>从{names}移除 {key}</translation>
    </message>
    <message>
        <source>Repeat the marked range during playback.</source>
        <translation>播放时重复标记的区间。</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>恢复默认快捷键</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Restore defaults for all actions</source>
        <translation>恢复所有操作的默认值</translation>
    </message>
    <message>
        <source>Review in time order</source>
        <translation>按时间顺序复核</translation>
    </message>
    <message>
        <source>Runs do not change the frame. Also called pinned.</source>
        <translation>运行不会更改该帧。也称 pinned。</translation>
    </message>
    <message>
        <source>Saved filters of rallies, by name.</source>
        <translation>已保存的回合筛选条件，按名称。</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>第二快捷键</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>结束后的秒数</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>开始前的秒数</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手动标注</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>设置页面</translation>
    </message>
    <message>
        <source>Show a picture of the ball in each row. A right click on the table&apos;s headings does the same.</source>
        <translation>在每一行显示球的画面。右键单击表头也可设置。</translation>
    </message>
    <message>
        <source>Size of the ball&apos;s marker on the video.</source>
        <translation>视频上球标记的大小。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Small pictures of consecutive frames around the ball, side by side.</source>
        <translation>球附近连续各帧的小画面，并排显示。</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>运动项目</translation>
    </message>
    <message>
        <source>Start at the playhead</source>
        <translation>从播放位置开始</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
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
        <translation>要使用的 .onnx 文件。</translation>
    </message>
    <message>
        <source>The background is the median of these frames. Leave both empty to let RallyTrace choose frames for each scene.</source>
        <translation>背景为这些帧的中值。两项都留空时，由 RallyTrace 为每个场景选择帧。</translation>
    </message>
    <message>
        <source>The ball is found where the heatmap is above this value.</source>
        <translation>热力图高于此值时视为找到球。</translation>
    </message>
    <message>
        <source>The ball is in the picture, but something is in front of it. Also called occluded.</source>
        <translation>球在画面中，但前面有物体遮挡。也称 occluded。</translation>
    </message>
    <message>
        <source>The ball meets the ground and the rally ends.</source>
        <translation>球触地，回合结束。</translation>
    </message>
    <message>
        <source>The ball or the shuttle, whatever the sport.</source>
        <translation>不论何种运动，羽毛球和其他球统称为球。</translation>
    </message>
    <message>
        <source>The defaults were restored.</source>
        <translation>已恢复默认值。</translation>
    </message>
    <message>
        <source>The end of the court, or the player, closer to the camera.</source>
        <translation>离相机较近的场地一端或球员。</translation>
    </message>
    <message>
        <source>The end of the court, or the player, farther from the camera.</source>
        <translation>离相机较远的场地一端或球员。</translation>
    </message>
    <message>
        <source>The filled path</source>
        <translation>补全的球路</translation>
    </message>
    <message>
        <source>The flight of the ball between two hits in metres, computed from the path and the court.</source>
        <translation>两次击球之间球的飞行轨迹，以米为单位，由球路和球场计算得出。</translation>
    </message>
    <message>
        <source>The frames between two marks, set with I and O.</source>
        <translation>两个标记之间的帧，用 I 和 O 设置。</translation>
    </message>
    <message>
        <source>The included model</source>
        <translation>内置模型</translation>
    </message>
    <message>
        <source>The keys of this map have replaced yours.</source>
        <translation>此方案的快捷键已替换原有的快捷键。</translation>
    </message>
    <message>
        <source>The language changes when you start RallyTrace again.</source>
        <translation>重新启动 RallyTrace 后语言才会更改。</translation>
    </message>
    <message>
        <source>The mode in which you find the court lines and drag them into place.</source>
        <translation>查找场地线并拖动到位的模式。</translation>
    </message>
    <message>
        <source>The part around the ball</source>
        <translation>球附近的部分</translation>
    </message>
    <message>
        <source>The points set by hand</source>
        <translation>手动标注的点</translation>
    </message>
    <message>
        <source>The position does not fit the path of the ball in the frames around.</source>
        <translation>位置与前后各帧的球路不符。</translation>
    </message>
    <message>
        <source>The predicted path</source>
        <translation>预测的球路</translation>
    </message>
    <message>
        <source>The software that runs the networks: on the processor, a graphics card or an NPU.</source>
        <translation>负责运行模型的软件，可使用 CPU、GPU 或 NPU。</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>整个画面</translation>
    </message>
    <message>
        <source>The words of the window, in one sentence each. Tooltips say the same.</source>
        <translation>窗口中的用语，每条一句说明，与工具提示相同。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>第三快捷键</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Time after each rally or event, when a list is played or saved as clips.</source>
        <translation>按列表播放或保存为片段时，每个回合或事件之后的时间。</translation>
    </message>
    <message>
        <source>Time before each rally or event, when a list is played or saved as clips.</source>
        <translation>按列表播放或保存为片段时，每个回合或事件之前的时间。</translation>
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
        <translation>每 N 帧跟踪一帧，其间各帧插值。</translation>
    </message>
    <message>
        <source>Track every camera</source>
        <translation>跟踪所有机位</translation>
    </message>
    <message>
        <source>Track from the frame on the screen first, then the rest of the video.</source>
        <translation>先从屏幕上的帧开始跟踪，再跟踪视频的其余部分。</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak.</source>
        <translation>TrackNet 看到类似球的物体，但信号太弱，未予采用。也称 faint peak。</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>尾迹（之后）</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>尾迹（之前）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Use smaller frames and run the network once on each. Takes less time, but misses small and slow balls more often.</source>
        <translation>使用较小的画面，每帧只运行一次模型。用时较短，但更容易漏掉较小或较慢的球。</translation>
    </message>
    <message>
        <source>Use the CPU if the provider does not work. Otherwise the run stops with an error.</source>
        <translation>提供程序不可用时使用 CPU，否则运行会报错停止。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume of the sound.</source>
        <translation>播放声音的音量。</translation>
    </message>
    <message>
        <source>Weighted mean (centre counts most)</source>
        <translation>加权平均（中间权重最大）</translation>
    </message>
    <message>
        <source>What TrackNet returns for a frame: how likely the ball is at each place.</source>
        <translation>TrackNet 对一帧的输出：球出现在各处的可能性。</translation>
    </message>
    <message>
        <source>What a TrackNet takes as input and returns.</source>
        <translation>TrackNet 的输入和输出形式。</translation>
    </message>
    <message>
        <source>What the player did to hit the ball, such as a smash or a clear.</source>
        <translation>球员击球的技术动作，例如杀球或高远球。</translation>
    </message>
    <message>
        <source>Where a position comes from: TrackNet, a filled gap, a label file or your hand.</source>
        <translation>位置的来源：TrackNet、补全的缺口、标注文件或手动标注。</translation>
    </message>
    <message>
        <source>While it is on, single keys set events and name strokes.</source>
        <translation>打开时，用单个按键设置事件和球种。</translation>
    </message>
    <message>
        <source>While the video is tracked, find its rallies. If you named one yourself, none are added.</source>
        <translation>跟踪视频时查找其中的回合。如已自行命名回合，则不添加。</translation>
    </message>
    <message>
        <source>While zoomed in, centre the ball when it leaves the middle of the view.</source>
        <translation>放大时，球一离开视图中部便重新居中。</translation>
    </message>
    <message>
        <source>Width of the path on the video.</source>
        <translation>视频上球路的线宽。</translation>
    </message>
    <message>
        <source>Window length of the model</source>
        <translation>模型的窗口长度</translation>
    </message>
    <message>
        <source>Window step (stride)</source>
        <translation>窗口步长 (stride)</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Windows in one call of the model.</source>
        <translation>模型每次调用的窗口数。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用语</translation>
    </message>
    <message>
        <source>You have checked the frame. Runs do not change it.</source>
        <translation>该帧已经人工检查，运行不会更改。</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>自定义快捷键</translation>
    </message>
    <message>
        <source>Zoom in on the ball when you go to a review item.</source>
        <translation>转到复核项时放大到球处。</translation>
    </message>
    <message>
        <source>Zoom to review items</source>
        <translation>放大复核项</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>automatic: {value:g}</source>
        <translation>自动：{value:g}</translation>
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
        <translation>置信度</translation>
    </message>
    <message>
        <source>court editor</source>
        <translation>球场编辑器</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认值</translation>
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
        <translation>远端</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>film strip</source>
        <translation>胶片条</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>heatmap</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>被遮挡</translation>
    </message>
    <message>
        <source>highlight video</source>
        <translation>集锦视频</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>落地</translation>
    </message>
    <message>
        <source>let</source>
        <translation>重发球</translation>
    </message>
    <message>
        <source>near</source>
        <translation>近端</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>非比赛</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>偏离球路</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>开或关</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>受保护</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>提供程序</translation>
    </message>
    <message>
        <source>range</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>review item</source>
        <translation>复核项</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>已复核</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>shot in 3D</source>
        <translation>3D 球路</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>球种</translation>
    </message>
    <message>
        <source>suspicion</source>
        <translation>可疑度</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>检测较弱</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>what it means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>window step</source>
        <translation>窗口步长</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>个窗口</translation>
    </message>
    <message>
        <source>with deuteranopia (green-blind)</source>
        <translation>在绿色盲者眼中</translation>
    </message>
    <message>
        <source>with protanopia (red-blind)</source>
        <translation>在红色盲者眼中</translation>
    </message>
    <message>
        <source>with tritanopia (blue-blind)</source>
        <translation>在蓝色盲者眼中</translation>
    </message>
    <message>
        <source>word</source>
        <translation>用语</translation>
    </message>
    <message>
        <source>{background} This frame is not included.</source>
        <translation>{background}不含此帧。</translation>
    </message>
    <message>
        <source>{definition} At most the window length. Your choice turns off the second look at uncertain ones.</source>
        <translation>{definition}不超过窗口长度。自行设定后，不再二次查看不确定的帧。</translation>
    </message>
    <message>
        <source>{first} and {second} are hard to tell apart {eyes}.</source>
        <translation>{first}与{second}{eyes}难以区分。</translation>
    </message>
    <message>
        <source>{first} and {second} have almost the same colour.</source>
        <translation>{first}与{second}的颜色几乎相同。</translation>
    </message>
    <message>
        <source>{help} Automatic: {automatic}.</source>
        <translation>{help}自动：{automatic}。</translation>
    </message>
    <message>
        <source>{name} in hexadecimal digits</source>
        <translation>{name}的十六进制值</translation>
    </message>
    <message>
        <source>{name}: back to automatic</source>
        <translation>{name}：恢复自动</translation>
    </message>
    <message>
        <source>{name}: back to {value}</source>
        <translation>{name}：恢复为 {value}</translation>
    </message>
    <message>
        <source>{name}: choose a colour</source>
        <translation>{name}：选择颜色</translation>
    </message>
    <message>
        <source>{tip} (keys changed)</source>
        <translation>{tip}（快捷键已更改）</translation>
    </message>
</context>
<context>
    <name>strokes</name>
    <message>
        <source>Errors</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>制胜分</translation>
    </message>
    <message>
        <source>back-court drive</source>
        <translation>后场平抽</translation>
    </message>
    <message>
        <source>backhand</source>
        <translation>反手</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>高远球</translation>
    </message>
    <message>
        <source>cross-court net shot</source>
        <translation>勾对角</translation>
    </message>
    <message>
        <source>defensive return drive</source>
        <translation>接杀抽球</translation>
    </message>
    <message>
        <source>defensive return lob</source>
        <translation>接杀挑球</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>平抽球</translation>
    </message>
    <message>
        <source>driven flight</source>
        <translation>平挡</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>吊球</translation>
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
        <translation>挑高球</translation>
    </message>
    <message>
        <source>long service</source>
        <translation>发后场球</translation>
    </message>
    <message>
        <source>net</source>
        <translation>网前球</translation>
    </message>
    <message>
        <source>net shot</source>
        <translation>放网</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>高压球</translation>
    </message>
    <message>
        <source>passive drop</source>
        <translation>过渡吊球</translation>
    </message>
    <message>
        <source>push</source>
        <translation>推球</translation>
    </message>
    <message>
        <source>return net</source>
        <translation>挡网</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>round the head</source>
        <translation>头顶</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>扑球</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>发球</translation>
    </message>
    <message>
        <source>short service</source>
        <translation>发网前球</translation>
    </message>
    <message>
        <source>smash</source>
        <translation>杀球</translation>
    </message>
    <message>
        <source>volley</source>
        <translation>截击</translation>
    </message>
    <message>
        <source>wrist smash</source>
        <translation>点杀</translation>
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
            <numerusform>失败 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files not added: they are not videos.</source>
        <translation>
            <numerusform>%n 个文件未添加：不是视频。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review items left</source>
        <translation>
            <numerusform>剩余 %n 个复核项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are like this.</source>
        <translation>
            <numerusform>有 %n 行如此。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>待复核 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to track</source>
        <translation>
            <numerusform>待跟踪 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>(0, 0) usually means &apos;no ball&apos;.</source>
        <translation>(0, 0) 通常表示“无球”。</translation>
    </message>
    <message>
        <source>-1 (one frame missing)</source>
        <translation>-1（缺一帧）</translation>
    </message>
    <message>
        <source>-2 (two frames missing)</source>
        <translation>-2（缺两帧）</translation>
    </message>
    <message>
        <source>0 no ball, 1 easy, 2 hard, 3 hidden</source>
        <translation>0 无球，1 容易，2 困难，3 被遮挡</translation>
    </message>
    <message>
        <source>0 visible, 1 hidden, 2 blurred, 3 no ball</source>
        <translation>0 可见，1 被遮挡，2 模糊，3 无球</translation>
    </message>
    <message>
        <source>1 visible, 0 no ball</source>
        <translation>1 可见，0 无球</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>顺时针 90°</translation>
    </message>
    <message>
        <source>90° counterclockwise</source>
        <translation>逆时针 90°</translation>
    </message>
    <message>
        <source>99 is the usual number of the ball.</source>
        <translation>99 通常是球的编号。</translation>
    </message>
    <message>
        <source>A file with a Source column keeps the positions of hidden balls.</source>
        <translation>带 Source 列的文件会保留被遮挡的球的位置。</translation>
    </message>
    <message>
        <source>A heading names the starts.</source>
        <translation>有列标题表示开始。</translation>
    </message>
    <message>
        <source>A table of boxes: frame, object, x, y, width, height.</source>
        <translation>框表：帧、对象、x、y、宽、高。</translation>
    </message>
    <message>
        <source>Add videos to the list</source>
        <translation>向列表添加视频</translation>
    </message>
    <message>
        <source>All of the {count} positions are between 0 and 1.</source>
        <translation>全部 {count} 个位置都在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>All positions are 0 or 1, which fits relative coordinates and pixels.</source>
        <translation>所有位置为 0 或 1，相对坐标和像素都说得通。</translation>
    </message>
    <message>
        <source>All source time codes are the same.</source>
        <translation>所有源时间码都相同。</translation>
    </message>
    <message>
        <source>As frames, most would be shorter than {seconds:.0f} second.</source>
        <translation>若为帧，多数会短于 {seconds:.0f} 秒。</translation>
    </message>
    <message>
        <source>As pixels of {size} they match the tracked path: {fit}.</source>
        <translation>作为 {size} 的像素与已跟踪的球路相符：{fit}。</translation>
    </message>
    <message>
        <source>As relative coordinates they match the tracked path: {fit}.</source>
        <translation>作为相对坐标与已跟踪的球路相符：{fit}。</translation>
    </message>
    <message>
        <source>As seconds or frames they would exceed the video.</source>
        <translation>若为秒或帧，会超出视频。</translation>
    </message>
    <message>
        <source>As seconds they would be very long for rallies.</source>
        <translation>若为秒，作为回合会过长。</translation>
    </message>
    <message>
        <source>As seconds they would exceed the video.</source>
        <translation>若为秒，会超出视频。</translation>
    </message>
    <message>
        <source>As segments, most would begin in the video and end after it.</source>
        <translation>作为分段，多数会在视频内开始、在视频结束后才结束。</translation>
    </message>
    <message>
        <source>As the file plays: {rate:.5g} per second</source>
        <translation>与文件一致：每秒 {rate:.5g} 帧</translation>
    </message>
    <message>
        <source>As the file shows it</source>
        <translation>与文件一致</translation>
    </message>
    <message>
        <source>Ball in the corner</source>
        <translation>球在角上</translation>
    </message>
    <message>
        <source>Ball labels</source>
        <translation>球的标注</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>Best match with the tracked path: {fits}. Otherwise at most {hit_rate:.0%}.</source>
        <translation>与已跟踪的球路最相符：{fits}。否则最多 {hit_rate:.0%}。</translation>
    </message>
    <message>
        <source>Big5 (Chinese, traditional)</source>
        <translation>Big5（繁体中文）</translation>
    </message>
    <message>
        <source>But column 2 could also be the visibility.</source>
        <translation>但第 2 列也可能是可见性。</translation>
    </message>
    <message>
        <source>But the codes could also count from the start of the video.</source>
        <translation>但时间码也可能从视频开头算起。</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;.</source>
        <translation>无法识别“{text}”。</translation>
    </message>
    <message>
        <source>Clock times (h:mm:ss:hundredths)</source>
        <translation>时钟时间 (h:mm:ss:hundredths)</translation>
    </message>
    <message>
        <source>Clock times (m:ss.s)</source>
        <translation>时钟时间 (m:ss.s)</translation>
    </message>
    <message>
        <source>Codes without dropped frames (:).</source>
        <translation>非丢帧时间码 (:)。</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>第 {number} 列</translation>
    </message>
    <message>
        <source>Columns of the edit list</source>
        <translation>剪辑表的列</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Counted from 0, frame {last} would be past the end.</source>
        <translation>若从 0 开始，第 {last} 帧会超出末尾。</translation>
    </message>
    <message>
        <source>Current frame and time</source>
        <translation>当前帧和时间</translation>
    </message>
    <message>
        <source>Current frame. Type a frame (1200) or a time (1:23.4), then press Enter</source>
        <translation>当前帧。输入帧号（1200）或时间（1:23.4），然后按回车键</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>小数分隔符</translation>
    </message>
    <message numerus="yes">
        <source>Different values for frames {frames}.</source>
        <translation>
            <numerusform>第 {frames} 帧的值不一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>不导入</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Does {project} belong to this video?</source>
        <translation>{project} 属于此视频吗？</translation>
    </message>
    <message>
        <source>Drop-frame codes (;) exist only at rates such as {words}.</source>
        <translation>丢帧时间码 (;) 只用于 {words} 之类的帧率。</translation>
    </message>
    <message>
        <source>Drop-frame codes (;).</source>
        <translation>丢帧时间码 (;)。</translation>
    </message>
    <message>
        <source>Duplicate frames</source>
        <translation>重复的帧</translation>
    </message>
    <message>
        <source>EUC-KR (Korean)</source>
        <translation>EUC-KR（韩文）</translation>
    </message>
    <message>
        <source>Each row has two times and a name.</source>
        <translation>每行有两个时间和一个名称。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Every other byte is zero.</source>
        <translation>每隔一个字节为零。</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video.</source>
        <translation>快速跳转覆盖视频的 {share:.0%}。</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video; the rest is damaged.</source>
        <translation>快速跳转覆盖视频的 {share:.0%}；其余部分已损坏。</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>未找到文件</translation>
    </message>
    <message>
        <source>Find the video...</source>
        <translation>查找视频...</translation>
    </message>
    <message>
        <source>First frame number</source>
        <translation>首个帧号</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>首行</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frame column</source>
        <translation>帧列</translation>
    </message>
    <message>
        <source>Frame column contains</source>
        <translation>帧列包含</translation>
    </message>
    <message>
        <source>Frame number, from 0</source>
        <translation>帧号，从 0 开始</translation>
    </message>
    <message>
        <source>Frame numbers</source>
        <translation>帧号</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state}</source>
        <translation>第 {frame:,} 帧，第 {line:,} 行：{state}</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state} at ({x:.1f}, {y:.1f})</source>
        <translation>第 {frame:,} 帧，第 {line:,} 行：{state}，位于 ({x:.1f}, {y:.1f})</translation>
    </message>
    <message>
        <source>Frame {frame:,}: no label</source>
        <translation>第 {frame:,} 帧：无标注</translation>
    </message>
    <message>
        <source>Frame {frame:,}…</source>
        <translation>第 {frame:,} 帧…</translation>
    </message>
    <message>
        <source>Frame {frame} is after all others, as predict.py --large_video writes it</source>
        <translation>第 {frame} 帧排在所有帧之后，与 predict.py --large_video 的写法一致</translation>
    </message>
    <message>
        <source>Frame {frame} jumps back to the position {period} frames before, as predict.py --large_video writes it with InpaintNet.</source>
        <translation>第 {frame} 帧跳回 {period} 帧之前的位置，与使用 InpaintNet 时 predict.py --large_video 的写法一致。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frames in the file: {first} to {last}</source>
        <translation>文件中的帧号：{first} 到 {last}</translation>
    </message>
    <message>
        <source>Frames recorded</source>
        <translation>录制帧率</translation>
    </message>
    <message>
        <source>Frames that the camera recorded per second</source>
        <translation>相机每秒录制的帧数</translation>
    </message>
    <message>
        <source>Frames, counted from 0: {first} to {last}</source>
        <translation>帧号从 0 开始：{first} 到 {last}</translation>
    </message>
    <message>
        <source>Frames: 1200-1300</source>
        <translation>帧：1200-1300</translation>
    </message>
    <message>
        <source>From frame {frame} on, pictures have {size} pixels. They are scaled to the first size.</source>
        <translation>从第 {frame} 帧起，画面为 {size} 像素，已缩放到最初的尺寸。</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>从此处开始</translation>
    </message>
    <message>
        <source>GB18030 (Chinese)</source>
        <translation>GB18030（中文）</translation>
    </message>
    <message>
        <source>Hardware decoding ({name}) failed at frame {frame}. The rest is decoded in software.</source>
        <translation>硬件解码 ({name}) 在第 {frame} 帧失败，其余部分由软件解码。</translation>
    </message>
    <message>
        <source>Hidden, keep position</source>
        <translation>被遮挡，保留位置</translation>
    </message>
    <message>
        <source>If it is not, points appear in the wrong frames.</source>
        <translation>若不属于，点会出现在错误的帧中。</translation>
    </message>
    <message>
        <source>If you do not use it, {project} is not changed.</source>
        <translation>若不使用，{project} 不会更改。</translation>
    </message>
    <message>
        <source>It contains no numbers.</source>
        <translation>不包含数字。</translation>
    </message>
    <message>
        <source>It contains only 0 to 3.</source>
        <translation>只包含 0 到 3。</translation>
    </message>
    <message>
        <source>It contains the name {known}.</source>
        <translation>包含名称 {known}。</translation>
    </message>
    <message>
        <source>It contains the names {known}.</source>
        <translation>包含名称 {known}。</translation>
    </message>
    <message>
        <source>It contains times.</source>
        <translation>包含时间。</translation>
    </message>
    <message>
        <source>It ends at {last:g}; the video lasts {duration:.1f} s.</source>
        <translation>结束于 {last:g}；视频长 {duration:.1f} s。</translation>
    </message>
    <message>
        <source>It has clocks or time codes.</source>
        <translation>包含时钟时间或时间码。</translation>
    </message>
    <message>
        <source>It has names, but its numbers are not starts and ends.</source>
        <translation>包含名称，但其中的数字不是开始和结束。</translation>
    </message>
    <message>
        <source>It is called {name}, but it could also be {others}.</source>
        <translation>列名为 {name}，但也可能是 {others}。</translation>
    </message>
    <message>
        <source>It is called {name}.</source>
        <translation>列名为 {name}。</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>视频已损坏。</translation>
    </message>
    <message>
        <source>It is the only one.</source>
        <translation>只有这一个。</translation>
    </message>
    <message>
        <source>It may contain times.</source>
        <translation>可能包含时间。</translation>
    </message>
    <message>
        <source>It starts with &apos;{first}&apos;.</source>
        <translation>以“{first}”开头。</translation>
    </message>
    <message>
        <source>Its cells are clock times.</source>
        <translation>其单元格为时钟时间。</translation>
    </message>
    <message>
        <source>Its cells are not times.</source>
        <translation>其单元格不是时间。</translation>
    </message>
    <message>
        <source>Its cells may be h:mm:ss or m:ss:frames.</source>
        <translation>其单元格可能是 h:mm:ss 或 m:ss:frames。</translation>
    </message>
    <message>
        <source>Its frames have other time stamps.</source>
        <translation>各帧的时间戳不同。</translation>
    </message>
    <message>
        <source>Its project cannot be read.</source>
        <translation>无法读取其项目。</translation>
    </message>
    <message>
        <source>Its values are whole numbers.</source>
        <translation>其值为整数。</translation>
    </message>
    <message>
        <source>Its values increase.</source>
        <translation>其值递增。</translation>
    </message>
    <message>
        <source>Jumps are fast everywhere in this video.</source>
        <translation>此视频各处均可快速跳转。</translation>
    </message>
    <message>
        <source>Jumps in this video cannot be made faster: the file has no usable time stamps.</source>
        <translation>无法加快此视频的跳转：文件没有可用的时间戳。</translation>
    </message>
    <message>
        <source>Kdenlive markers</source>
        <translation>Kdenlive 标记</translation>
    </message>
    <message>
        <source>Keep them separate</source>
        <translation>保持分开</translation>
    </message>
    <message>
        <source>Keep tracking</source>
        <translation>继续跟踪</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>最后几行</translation>
    </message>
    <message>
        <source>Latin-1 (old Windows)</source>
        <translation>Latin-1（旧版 Windows）</translation>
    </message>
    <message>
        <source>Lift shadows</source>
        <translation>提亮暗部</translation>
    </message>
    <message>
        <source>Lines have mostly {width} cells.</source>
        <translation>多数行有 {width} 个单元格。</translation>
    </message>
    <message>
        <source>Lines have {width} cells each.</source>
        <translation>每行有 {width} 个单元格。</translation>
    </message>
    <message>
        <source>Looks like slow motion</source>
        <translation>疑似慢动作</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut 项目</translation>
    </message>
    <message>
        <source>Loudness of the sound. Hits are spikes; far from the microphone they come a little later.</source>
        <translation>声音的响度。击球为尖峰；离麦克风较远时会略晚。</translation>
    </message>
    <message>
        <source>Mark the other end of the range</source>
        <translation>请标记区间的另一端</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>标记的区间</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Motion: bright where the frame differs from those before and after it</source>
        <translation>运动：与前后帧不同之处较亮</translation>
    </message>
    <message>
        <source>Next video</source>
        <translation>下一视频</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>无球</translation>
    </message>
    <message>
        <source>No ball, remove position</source>
        <translation>无球，移除位置</translation>
    </message>
    <message>
        <source>No column</source>
        <translation>无此列</translation>
    </message>
    <message>
        <source>No hardware on this machine decodes its codec.</source>
        <translation>本机没有可解码其编码的硬件。</translation>
    </message>
    <message>
        <source>No matching column was found.</source>
        <translation>未找到匹配的列。</translation>
    </message>
    <message>
        <source>No matching column was found. Rows with a position are visible.</source>
        <translation>未找到匹配的列。有位置的行视为可见。</translation>
    </message>
    <message>
        <source>No number has a comma.</source>
        <translation>数字中没有逗号。</translation>
    </message>
    <message>
        <source>No recent videos</source>
        <translation>没有最近打开的视频</translation>
    </message>
    <message>
        <source>No review items left</source>
        <translation>已无复核项</translation>
    </message>
    <message>
        <source>No row has a frame number.</source>
        <translation>没有带帧号的行。</translation>
    </message>
    <message>
        <source>No row has a position.</source>
        <translation>没有带位置的行。</translation>
    </message>
    <message>
        <source>No separator was found.</source>
        <translation>未找到分隔符。</translation>
    </message>
    <message>
        <source>No videos in the list.

Drop several videos or a folder
on the window,
or add videos with a button below.</source>
        <translation>列表中没有视频。

请将多个视频或文件夹
拖放到窗口上，
或用下方按钮添加视频。</translation>
    </message>
    <message>
        <source>Not used: visible if there is a position</source>
        <translation>不使用：有位置即为可见</translation>
    </message>
    <message>
        <source>Not visible, with a position</source>
        <translation>不可见但有位置</translation>
    </message>
    <message>
        <source>Numbers are written as {found}.</source>
        <translation>数字的写法为 {found}。</translation>
    </message>
    <message>
        <source>Object number of the ball</source>
        <translation>球的对象编号</translation>
    </message>
    <message>
        <source>One frame late: correct</source>
        <translation>晚一帧：更正</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open as one video</source>
        <translation>作为一个视频打开</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>已在别处打开</translation>
    </message>
    <message>
        <source>Pixels of the video, {size}</source>
        <translation>视频的像素，{size}</translation>
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
        <translation>正在准备快速跳转</translation>
    </message>
    <message>
        <source>Press {key} to do so step by step.</source>
        <translation>按 {key} 可逐级提亮。</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>RallyTrace tries again every minute.</source>
        <translation>RallyTrace 每分钟重试一次。</translation>
    </message>
    <message>
        <source>RallyTrace writes 1 for a visible ball.</source>
        <translation>RallyTrace 以 1 表示球可见。</translation>
    </message>
    <message>
        <source>RallyTrace writes pixels of the video.</source>
        <translation>RallyTrace 以视频的像素写出。</translation>
    </message>
    <message>
        <source>Rate of the time codes</source>
        <translation>时间码的帧率</translation>
    </message>
    <message>
        <source>Read as labels of {kind}.</source>
        <translation>按 {kind} 标注读取。</translation>
    </message>
    <message>
        <source>Reading the frame times</source>
        <translation>正在读取各帧的时间</translation>
    </message>
    <message>
        <source>Record (the edited timeline)</source>
        <translation>录制（剪辑后的时间轴）</translation>
    </message>
    <message>
        <source>Relative, 0 to 1</source>
        <translation>相对坐标，0 到 1</translation>
    </message>
    <message>
        <source>Remove the repeated last row</source>
        <translation>移除重复的最后一行</translation>
    </message>
    <message>
        <source>Remove the selected videos from the list (Delete). The files are kept</source>
        <translation>从列表中移除所选视频 (Delete)，文件保留</translation>
    </message>
    <message>
        <source>Resolve markers (EDL)</source>
        <translation>Resolve 标记 (EDL)</translation>
    </message>
    <message>
        <source>Rows with a position: {parts}.</source>
        <translation>有位置的行：{parts}。</translation>
    </message>
    <message>
        <source>SRT subtitles</source>
        <translation>SRT 字幕</translation>
    </message>
    <message>
        <source>Scoreboard read: {scores}.</source>
        <translation>已读取计分板：{scores}。</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Segments (rallies)</source>
        <translation>分段（回合）</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Set {rate:.5g} per second</source>
        <translation>设为每秒 {rate:.5g} 帧</translation>
    </message>
    <message>
        <source>Shift-JIS (Japanese)</source>
        <translation>Shift-JIS（日文）</translation>
    </message>
    <message>
        <source>Showing frame {frame:,}, decoding {awaited:,}…</source>
        <translation>显示第 {frame:,} 帧，正在解码 {awaited:,}…</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s strokes</source>
        <translation>ShuttleSet 的球种</translation>
    </message>
    <message>
        <source>Slow motion: enter the frames per second at which the camera recorded, for example 240.</source>
        <translation>慢动作：请输入相机录制时的每秒帧数，例如 240。</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8. Check the names.</source>
        <translation>部分字节不是 UTF-8。请检查名称。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Source (the cut video)</source>
        <translation>源（被剪切的视频）</translation>
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
        <translation>球速和时长现以文件为准，击球和球种可能有变。</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the match. Hits and strokes may have changed.</source>
        <translation>球速和时长现以实际比赛为准，击球和球种可能有变。</translation>
    </message>
    <message>
        <source>Start time code</source>
        <translation>起始时间码</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Still being recorded</source>
        <translation>仍在录制</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>停止并打开</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>The codes lie within the video.</source>
        <translation>时间码在视频范围内。</translation>
    </message>
    <message>
        <source>The column is empty.</source>
        <translation>该列为空。</translation>
    </message>
    <message>
        <source>The current frame with the path of the ball. A click places the point.</source>
        <translation>带有球路的当前帧。单击放置点。</translation>
    </message>
    <message>
        <source>The file contains only ASCII.</source>
        <translation>文件只包含 ASCII。</translation>
    </message>
    <message>
        <source>The file does not mark its keyframes reliably, so jumps are slow. Convert the file to make them fast.</source>
        <translation>文件未可靠地标明关键帧，因此跳转较慢。转换文件可加快跳转。</translation>
    </message>
    <message>
        <source>The file has no usable time stamps. Frames are numbered in decoding order.</source>
        <translation>文件没有可用的时间戳，各帧按解码顺序编号。</translation>
    </message>
    <message>
        <source>The file has {streams} video streams. The one with {size} pixels is shown.</source>
        <translation>文件有 {streams} 个视频流，显示的是 {size} 像素的一个。</translation>
    </message>
    <message>
        <source>The file header says {promised} frames, but only {frames} can be decoded.</source>
        <translation>文件头写明 {promised} 帧，但只有 {frames} 帧可以解码。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file is still being recorded. New frames appear as they are written.</source>
        <translation>文件仍在录制，新的帧写入后会出现。</translation>
    </message>
    <message>
        <source>The file is valid UTF-8.</source>
        <translation>文件是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The file joins {count} recordings, each with its own clock. They are shown as one video with continuous times.</source>
        <translation>文件由 {count} 段录像拼接而成，各有自己的时钟。现作为一个时间连续的视频显示。</translation>
    </message>
    <message>
        <source>The file may use commas both as separators and in numbers. Use semicolons as separators.</source>
        <translation>文件可能既用逗号作分隔符，又在数字中使用逗号。请用分号作分隔符。</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times faster than the match. Speeds and durations are those of the match.</source>
        <translation>文件播放比实际比赛快 {factor:.3g} 倍。球速和时长以实际比赛为准。</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times slower than the match. Speeds and durations are those of the match.</source>
        <translation>文件播放比实际比赛慢 {factor:.3g} 倍。球速和时长以实际比赛为准。</translation>
    </message>
    <message>
        <source>The file specifies a mirrored picture. Frames and positions are mirrored, as FFmpeg shows them; OpenCV does not mirror them.</source>
        <translation>文件指定了镜像画面。画面和位置均作镜像，与 FFmpeg 的显示一致；OpenCV 不作镜像。</translation>
    </message>
    <message>
        <source>The file specifies a tilted or skewed picture. Only quarter turns and mirroring are applied.</source>
        <translation>文件指定了倾斜或歪斜的画面，仅应用 90° 旋转和镜像。</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>文件以字节顺序标记开头。</translation>
    </message>
    <message>
        <source>The file was trimmed. Of its {promised} frames {frames} are shown.</source>
        <translation>文件经过裁剪：共 {promised} 帧，显示其中 {frames} 帧。</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>文件 {path} 已不存在。</translation>
    </message>
    <message>
        <source>The file&apos;s rotation data is invalid. Frames are shown as they are stored.</source>
        <translation>文件的旋转数据无效，各帧按存储的样子显示。</translation>
    </message>
    <message>
        <source>The first column has decimals, so it does not contain frame numbers.</source>
        <translation>第一列带小数，因此不是帧号。</translation>
    </message>
    <message>
        <source>The first line only gives the separator.</source>
        <translation>首行仅说明分隔符。</translation>
    </message>
    <message>
        <source>The frame around the ball. Right-click to hide it</source>
        <translation>球附近的画面。右键单击可隐藏</translation>
    </message>
    <message>
        <source>The frame is still loading. Click again when it is shown.</source>
        <translation>该帧仍在加载。请在显示后再次单击。</translation>
    </message>
    <message>
        <source>The frame rate of the video.</source>
        <translation>视频的帧率。</translation>
    </message>
    <message>
        <source>The frame rate varies. Times are the time stamps of the file.</source>
        <translation>帧率不固定，时间以文件的时间戳为准。</translation>
    </message>
    <message>
        <source>The heading says so.</source>
        <translation>列标题如此说明。</translation>
    </message>
    <message>
        <source>The last frame</source>
        <translation>末帧</translation>
    </message>
    <message>
        <source>The last frame read so far</source>
        <translation>目前已读取的末帧</translation>
    </message>
    <message>
        <source>The last part of its times is at most {highest}, at {rate:.4g} frames per second.</source>
        <translation>其时间的最后一部分最大为 {highest}，帧率为每秒 {rate:.4g} 帧。</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file cannot be read: the file is damaged.</source>
        <translation>无法读取文件的最后 {share:.0%}：文件已损坏。</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file is another recording, which cannot be shown with the first. Convert each recording to .mp4 before you join them.</source>
        <translation>文件的最后 {share:.0%} 是另一段录像，无法与第一段一起显示。请先将各段录像转换为 .mp4，再拼接。</translation>
    </message>
    <message>
        <source>The list is cut from one video.</source>
        <translation>列表取自一个视频。</translation>
    </message>
    <message>
        <source>The list is cut from several files. The video may be one of them, or the edited timeline.</source>
        <translation>列表取自多个文件。视频可能是其中之一，也可能是剪辑后的时间轴。</translation>
    </message>
    <message>
        <source>The list is cut from {name}.</source>
        <translation>列表取自 {name}。</translation>
    </message>
    <message>
        <source>The marked range: {frames}</source>
        <translation>标记的区间：{frames}</translation>
    </message>
    <message>
        <source>The name of this video is too long to save the project beside it. It is saved in {place}.</source>
        <translation>此视频的名称过长，无法将项目保存在视频旁。项目保存在 {place}。</translation>
    </message>
    <message>
        <source>The numbers have decimals.</source>
        <translation>数字带小数。</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>该项目</translation>
    </message>
    <message>
        <source>The project now refers to it.</source>
        <translation>项目现已指向该视频。</translation>
    </message>
    <message>
        <source>The project was changed on another computer or by another program. The changes made on this computer are saved as {name}.</source>
        <translation>项目已在另一台计算机上或被另一程序更改。本机上的更改已保存为 {name}。</translation>
    </message>
    <message>
        <source>The remaining columns are x and y.</source>
        <translation>其余的列为 x 和 y。</translation>
    </message>
    <message>
        <source>The scoreboard was not read.</source>
        <translation>未读取计分板。</translation>
    </message>
    <message>
        <source>The time codes begin shortly before a full hour, perhaps with a leader.</source>
        <translation>时间码在整点前不久开始，可能带有片头。</translation>
    </message>
    <message>
        <source>The tracked path does not help to decide.</source>
        <translation>已跟踪的球路无助于判断。</translation>
    </message>
    <message>
        <source>The video file has changed, and the project has no frames to compare it with.</source>
        <translation>视频文件已更改，而项目中没有可供比较的帧。</translation>
    </message>
    <message>
        <source>The video file has changed. Its frames show no motion, so they cannot be compared.</source>
        <translation>视频文件已更改。其画面没有运动，因此无法比较。</translation>
    </message>
    <message>
        <source>The video is HDR ({kind}): its colours are kept in 8 bits, and everything drawn over it looks bright.</source>
        <translation>视频为 HDR ({kind})：颜色以 8 位保存，叠加的内容看起来较亮。</translation>
    </message>
    <message>
        <source>The video is damaged: {frames} ({ranges}) cannot be decoded correctly. Pictures and positions there may be wrong.</source>
        <translation>视频已损坏：{frames}（{ranges}）无法正确解码，其画面和位置可能有误。</translation>
    </message>
    <message>
        <source>The video is decoded in hardware ({name}): {count} test pictures are the same as in software.</source>
        <translation>视频由硬件 ({name}) 解码：{count} 张测试画面与软件解码相同。</translation>
    </message>
    <message>
        <source>The video is interlaced: each frame holds two moments. The earlier one is shown and tracked. To have both, with twice as many frames, turn fields into frames first: {command}</source>
        <translation>视频为隔行扫描：每帧包含两个时刻，显示和跟踪的是较早的一个。如需两者（帧数加倍），请先将场转换为帧：{command}</translation>
    </message>
    <message>
        <source>The video is marked as interlaced, but nothing moves in it that would show this. If a fast ball is torn into stripes, turn fields into frames first: {command}</source>
        <translation>视频标为隔行扫描，但其中没有能够体现这一点的运动。如果快速的球被拆成条纹，请先将场转换为帧：{command}</translation>
    </message>
    <message>
        <source>The video is shown as its file says, and all points with it.</source>
        <translation>视频已恢复为与文件一致，所有点随之变换。</translation>
    </message>
    <message>
        <source>The video is the same and has {frames} more at its end, like a recording that has gone on.</source>
        <translation>视频相同，但末尾多出 {frames}，如同继续录制的录像。</translation>
    </message>
    <message>
        <source>The video is {turned}, and all points with it.</source>
        <translation>视频已{turned}，所有点随之变换。</translation>
    </message>
    <message>
        <source>The video of {project}</source>
        <translation>{project} 的视频</translation>
    </message>
    <message>
        <source>The video was moved: {path}.</source>
        <translation>视频已移动：{path}。</translation>
    </message>
    <message>
        <source>The video was re-encoded. Its frames are the same.</source>
        <translation>视频已重新编码，画面相同。</translation>
    </message>
    <message>
        <source>The video&apos;s own start time code.</source>
        <translation>视频自身的起始时间码。</translation>
    </message>
    <message>
        <source>There are {count} objects, and it is unknown which one is the ball.</source>
        <translation>有 {count} 个对象，不知哪个是球。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>没有此列。</translation>
    </message>
    <message>
        <source>There is no video after this one in the list.</source>
        <translation>列表中此视频之后没有视频。</translation>
    </message>
    <message>
        <source>There is no video before this one in the list.</source>
        <translation>列表中此视频之前没有视频。</translation>
    </message>
    <message>
        <source>There is no video in the folder {name}.</source>
        <translation>文件夹 {name} 中没有视频。</translation>
    </message>
    <message>
        <source>They could be frame numbers as well.</source>
        <translation>也可能是帧号。</translation>
    </message>
    <message>
        <source>They may be counted from 0 or from 1.</source>
        <translation>可能从 0 或从 1 开始。</translation>
    </message>
    <message>
        <source>This is another video: it has {current} frames, the video of the project has {kept}.</source>
        <translation>这是另一个视频：此视频有 {current} 帧，项目的视频有 {kept} 帧。</translation>
    </message>
    <message>
        <source>This is another video: it has {current} pixels, the video of the project has {kept}.</source>
        <translation>这是另一个视频：此视频为 {current} 像素，项目的视频为 {kept} 像素。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are missing from frame {frame} on.</source>
        <translation>这是另一个视频：到第 {agreeing} 帧为止一致，从第 {frame} 帧起缺失。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} early from frame {frame} on.</source>
        <translation>这是另一个视频：到第 {agreeing} 帧为止一致，从第 {frame} 帧起提前 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} late from frame {frame} on.</source>
        <translation>这是另一个视频：到第 {agreeing} 帧为止一致，从第 {frame} 帧起推迟 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and differ from frame {frame} on.</source>
        <translation>这是另一个视频：到第 {agreeing} 帧为止一致，从第 {frame} 帧起不同。</translation>
    </message>
    <message>
        <source>This is another video: its frames are missing from the first compared frame on, frame {frame}.</source>
        <translation>这是另一个视频：从比较的首帧（第 {frame} 帧）起缺失。</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} early from the first compared frame on, frame {frame}.</source>
        <translation>这是另一个视频：从比较的首帧（第 {frame} 帧）起提前 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} late from the first compared frame on, frame {frame}.</source>
        <translation>这是另一个视频：从比较的首帧（第 {frame} 帧）起推迟 {offset}。</translation>
    </message>
    <message>
        <source>This is another video: its frames differ from the first compared frame on, frame {frame}.</source>
        <translation>这是另一个视频：从比较的首帧（第 {frame} 帧）起不同。</translation>
    </message>
    <message>
        <source>This is the video of the project.</source>
        <translation>这是该项目的视频。</translation>
    </message>
    <message>
        <source>This list is not saved: another window uses it, or its file cannot be read.</source>
        <translation>此列表未保存：另一窗口正在使用，或无法读取其文件。</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second.</source>
        <translation>疑似慢动作，录制帧率约为每秒 {rate:.0f} 帧。</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second: {key} sets that.</source>
        <translation>疑似慢动作，录制帧率约为每秒 {rate:.0f} 帧：按 {key} 设置。</translation>
    </message>
    <message>
        <source>This video</source>
        <translation>此视频</translation>
    </message>
    <message>
        <source>This video is damaged. Frames {frames} cannot be decoded correctly. Pictures and positions there may be wrong. The timeline marks damaged frames as they are found.</source>
        <translation>此视频已损坏。第 {frames} 帧无法正确解码，其画面和位置可能有误。损坏的帧一经发现便在时间轴上标出。</translation>
    </message>
    <message>
        <source>This video is dark. Lift the shadows to see more. The file does not change.</source>
        <translation>此视频较暗。提亮暗部可看得更清楚，文件不会更改。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time codes (h:mm:ss:frames)</source>
        <translation>时间码 (h:mm:ss:frames)</translation>
    </message>
    <message>
        <source>Time from the first frame</source>
        <translation>从首帧起的时间</translation>
    </message>
    <message>
        <source>Timelines of editing programs begin at a full hour, and all codes are after it.</source>
        <translation>剪辑程序的时间轴从整点开始，所有时间码都在其后。</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Track again, because tracking depends on the rate.</source>
        <translation>请重新跟踪，因为跟踪取决于帧率。</translation>
    </message>
    <message>
        <source>Tracked</source>
        <translation>已跟踪</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>旋转画面</translation>
    </message>
    <message>
        <source>Two columns increase like starts and ends, but they could be positions.</source>
        <translation>有两列像开始和结束一样递增，但也可能是位置。</translation>
    </message>
    <message>
        <source>Two columns look like starts and ends of consecutive segments.</source>
        <translation>有两列像是连续分段的开始和结束。</translation>
    </message>
    <message>
        <source>Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25</source>
        <translation>输入帧：1200、1200-1300、1200-；或时间：1:20-1:25</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16，高字节在前</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Use neither</source>
        <translation>均不采用</translation>
    </message>
    <message>
        <source>Use the first</source>
        <translation>采用第一个</translation>
    </message>
    <message>
        <source>Use the last</source>
        <translation>采用最后一个</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Video players skip the segments of such a list. Here they become rallies.</source>
        <translation>视频播放器会跳过此类列表中的分段，在此处这些分段成为回合。</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>录像设置</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Videos ({patterns});;All files (*)</source>
        <translation>视频 ({patterns});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Videos and projects</source>
        <translation>视频和项目</translation>
    </message>
    <message>
        <source>Visibility column</source>
        <translation>可见性列</translation>
    </message>
    <message>
        <source>Visibility values</source>
        <translation>可见性的值</translation>
    </message>
    <message>
        <source>Visible at (0, 0)</source>
        <translation>在 (0, 0) 处可见</translation>
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
        <translation>整个视频</translation>
    </message>
    <message>
        <source>Windows-1251 (Cyrillic)</source>
        <translation>Windows-1251（西里尔文）</translation>
    </message>
    <message>
        <source>X column</source>
        <translation>X 列</translation>
    </message>
    <message>
        <source>Y column</source>
        <translation>Y 列</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>自行选择。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>edit decision list</source>
        <translation>剪辑决策表</translation>
    </message>
    <message>
        <source>list of chapters</source>
        <translation>章节列表</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>mpv edit list</source>
        <translation>mpv 剪辑列表</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>帧/秒</translation>
    </message>
    <message>
        <source>player&apos;s edit list</source>
        <translation>播放器的剪辑列表</translation>
    </message>
    <message>
        <source>predict.py --large_video writes such a row, or it is an added correction.</source>
        <translation>predict.py --large_video 会写出这样的行，也可能是添加的更正。</translation>
    </message>
    <message>
        <source>table of segments</source>
        <translation>分段表</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>旋转 180°</translation>
    </message>
    <message>
        <source>turned by 90° clockwise</source>
        <translation>顺时针旋转 90°</translation>
    </message>
    <message>
        <source>turned by 90° counterclockwise</source>
        <translation>逆时针旋转 90°</translation>
    </message>
    <message>
        <source>x is {x_min:.0f} to {x_max:.0f}, y is {y_min:.0f} to {y_max:.0f}, and the mean of x is {share:.0%} of {size}</source>
        <translation>x 为 {x_min:.0f} 到 {x_max:.0f}，y 为 {y_min:.0f} 到 {y_max:.0f}，x 的均值为 {size} 的 {share:.0%}</translation>
    </message>
    <message>
        <source>{count:,} corrected</source>
        <translation>已更正 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} not imported</source>
        <translation>未导入 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} / {frames}</translation>
    </message>
    <message>
        <source>{evidence} Next to a width and a height, it may be the corner of a box.</source>
        <translation>{evidence}旁边有宽度和高度，因此可能是框的角点。</translation>
    </message>
    <message>
        <source>{evidence}, in the video: 0 to {last}</source>
        <translation>{evidence}，视频中：0 到 {last}</translation>
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
        <translation>{files} 是同一录像的各分段，因此作为一个视频。</translation>
    </message>
    <message>
        <source>{files} are parts of one recording.</source>
        <translation>{files} 是同一录像的各分段。</translation>
    </message>
    <message>
        <source>{first:,} to {last:,}</source>
        <translation>{first:,} 到 {last:,}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} 和 {last}</translation>
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
        <translation>在 512x288 下，{frames} 帧中有 {hit_rate:.0%} 相差不超过 4 px，半数不超过 {distance:.1f} px</translation>
    </message>
    <message>
        <source>{key} opens {name}.</source>
        <translation>按 {key} 打开 {name}。</translation>
    </message>
    <message>
        <source>{label}, {rows:,} rows</source>
        <translation>{label}，{rows:,} 行</translation>
    </message>
    <message>
        <source>{location} It will be tracked once it is closed there.</source>
        <translation>{location}在该处关闭后即开始跟踪。</translation>
    </message>
    <message>
        <source>{more:,} more labels lie in frames that already have one. They are left out.</source>
        <translation>另有 {more:,} 条标注位于已有标注的帧中，已略去。</translation>
    </message>
    <message>
        <source>{names} ({count} files)</source>
        <translation>{names}（{count} 个文件）</translation>
    </message>
    <message>
        <source>{name} cannot be opened. The list says why.</source>
        <translation>无法打开 {name}，原因见列表。</translation>
    </message>
    <message>
        <source>{name} is from another version of the project file and was not used.</source>
        <translation>{name} 来自项目文件的其他版本，未使用。</translation>
    </message>
    <message>
        <source>{name} is not joined with {before}: {reason}.</source>
        <translation>{name} 未与 {before} 合并：{reason}。</translation>
    </message>
    <message>
        <source>{name} is not used: {reason}</source>
        <translation>未使用 {name}：{reason}</translation>
    </message>
    <message>
        <source>{name} opens as soon as the background run has saved its results.</source>
        <translation>后台运行保存结果后将打开 {name}。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>无法读取 {path}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read: it is a link to a file that does not exist.</source>
        <translation>无法读取 {path}：它是指向不存在文件的链接。</translation>
    </message>
    <message>
        <source>{share:.0%} tracked</source>
        <translation>已跟踪 {share:.0%}</translation>
    </message>
    <message>
        <source>{problem} Put it back, or remove the video from the list.</source>
        <translation>{problem}请放回原处，或从列表中移除该视频。</translation>
    </message>
    <message>
        <source>The video is decoded in software.</source>
        <translation>视频由软件解码。</translation>
    </message>
    <message>
        <source>{device} does not work here.</source>
        <translation>{device} 在此处不可用。</translation>
    </message>
    <message>
        <source>{device} gives a different picture of frame {number}.</source>
        <translation>{device} 解码的第 {number} 帧画面不同。</translation>
    </message>
    <message>
        <source>{project} is not used. Your work on this video is saved in a separate project.</source>
        <translation>未使用 {project}。对此视频的工作保存在单独的项目中。</translation>
    </message>
    <message>
        <source>{project} was not opened.</source>
        <translation>未打开 {project}。</translation>
    </message>
    <message>
        <source>{ranges} and {count} more ranges</source>
        <translation>{ranges} 及另外 {count} 个区间</translation>
    </message>
    <message>
        <source>{share:.0%} of the {count} positions are between 0 and 1.</source>
        <translation>{count} 个位置中有 {share:.0%} 在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>{shares:.0%} of the {count} with {value}</source>
        <translation>{value} 的 {count} 行中有 {shares:.0%}</translation>
    </message>
    <message>
        <source>{turned} and mirrored</source>
        <translation>{turned}并镜像</translation>
    </message>
    <message>
        <source>{videos} removed from the list. The files are still there.</source>
        <translation>已从列表中移除 {videos}，文件仍保留。</translation>
    </message>
    <message>
        <source>{video} is being tracked. Opening {other} stops the run; you can continue it later.</source>
        <translation>正在跟踪 {video}。打开 {other} 会停止运行，之后可以继续。</translation>
    </message>
    <message>
        <source>{words} frames per second</source>
        <translation>每秒 {words} 帧</translation>
    </message>
    <message>
        <source>{words}, or it was added by hand.</source>
        <translation>{words}，或是手动添加的。</translation>
    </message>
    <message>
        <source>{words}. But the row of frame {frame} has another position.</source>
        <translation>{words}。但第 {frame} 帧的行位置不同。</translation>
    </message>
    <message>
        <source>{words}. The row of frame {frame} has the same position.</source>
        <translation>{words}。第 {frame} 帧的行位置相同。</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n by corrections.</source>
        <translation>
            <numerusform>因更正新增 %n 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames not tracked yet.</source>
        <translation>
            <numerusform>%n 帧尚未跟踪。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items left</source>
        <translation>
            <numerusform>剩余 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in the other track</source>
        <translation>
            <numerusform>%n 帧仅在另一轨迹中有标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in this track</source>
        <translation>
            <numerusform>%n 帧仅在此轨迹中有标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain.</source>
        <translation>
            <numerusform>可疑度较低的 %n 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errors since.</source>
        <translation>
            <numerusform>此后又有 %n 个错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems found.</source>
        <translation>
            <numerusform>发现 %n 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>已选 %n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>复制报告(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Imported labels</source>
        <translation>导入的标注(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>(TP + TN) / all</source>
        <translation>(TP + TN) / 总数</translation>
    </message>
    <message>
        <source>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Finds the shuttle or ball in every frame of a match video, lets you correct the path by hand, and exports labels.&lt;p&gt;MIT licence. With Qt (LGPL), ONNX Runtime (MIT), FFmpeg through PyAV, OpenCV (Apache 2.0).</source>
        <translation>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;在比赛视频的每一帧中找到羽毛球或其他球，可手动更正球路，并导出标注。&lt;p&gt;MIT 许可证。使用 Qt (LGPL)、ONNX Runtime (MIT)、通过 PyAV 使用的 FFmpeg、OpenCV (Apache 2.0)。</translation>
    </message>
    <message>
        <source>A correction can split an item, and flag frames next to it.</source>
        <translation>一次更正可能会拆分一项，并将相邻的帧列为可疑。</translation>
    </message>
    <message>
        <source>A double click on a rally zooms to it.</source>
        <translation>双击回合可放大到该回合。</translation>
    </message>
    <message>
        <source>A point that was set by hand, filled or imported stays protected, because no model found it. {key} removes it.</source>
        <translation>手动标注、补全或导入的点仍受保护，因为没有模型找到它。按 {key} 移除。</translation>
    </message>
    <message>
        <source>About RallyTrace</source>
        <translation>关于 RallyTrace</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Accept {count:,} of {frames}</source>
        <translation>接受第 {frames} 帧中的 {count:,} 帧</translation>
    </message>
    <message>
        <source>Accept {frames}</source>
        <translation>接受第 {frames} 帧</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>All changes are saved automatically in {path}.</source>
        <translation>所有更改都自动保存在 {path} 中。</translation>
    </message>
    <message>
        <source>All changes are saved in {path}</source>
        <translation>所有更改都保存在 {path} 中</translation>
    </message>
    <message>
        <source>All disagreements ({count:,})</source>
        <translation>所有差异（{count:,}）</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>所有原因</translation>
    </message>
    <message>
        <source>Already done. Press {key} again to accept {frames}.</source>
        <translation>已完成。再按一次 {key} 接受 {frames}。</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>任意来源</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>任意状态</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back to the detected value</source>
        <translation>恢复检测到的值</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Checking the frames</source>
        <translation>正在检查各帧</translation>
    </message>
    <message>
        <source>Checking the installation and testing each provider.</source>
        <translation>正在检查安装并测试各提供程序。</translation>
    </message>
    <message>
        <source>Choose, or type the picture size that the labels were made for, such as 1024x576</source>
        <translation>请选择或输入标注所用的画面尺寸，例如 1024x576</translation>
    </message>
    <message>
        <source>Choose, or type the time code at which the video starts, such as 00:59:50:00</source>
        <translation>请选择或输入视频开始处的时间码，例如 00:59:50:00</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Click the ball in the picture: the frames around it appear here.</source>
        <translation>单击画面中的球，附近的帧会显示在此处。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the film strip</source>
        <translation>关闭胶片条</translation>
    </message>
    <message>
        <source>Close the plots</source>
        <translation>关闭曲线图</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>关闭时间轴</translation>
    </message>
    <message>
        <source>Colour: source. High: visible. Striped: hidden. Low: no ball. Empty: not tracked yet. Mark on top: by hand. Line below: reviewed; dotted: protected. Hatched: not in play. Hatched under a line: damaged in the file. Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); events set by hand have the colour of points set by hand.</source>
        <translation>颜色：来源。高：可见。条纹：被遮挡。低：无球。空白：尚未跟踪。上方标记：手动标注。下方线条：已复核；虚线：受保护。斜线：非比赛。线下斜线：文件中已损坏。符号：发球（三角）、击球（叉）、反弹（先下后上）、落地（在地面上）；手动标注的事件与手动标注的点颜色相同。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Compare with labels or a project</source>
        <translation>与标注或项目对比</translation>
    </message>
    <message>
        <source>Comparing with {name}.</source>
        <translation>正在与 {name} 对比。</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>置信度低于</translation>
    </message>
    <message>
        <source>Consecutive frames around the ball. A click places it, a right click marks that there is none.</source>
        <translation>球附近连续的各帧。单击放置球，右键单击标记无球。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>Correct the path and export the labels.</source>
        <translation>更正球路，导出标注。</translation>
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
        <translation>已截断</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断信息</translation>
    </message>
    <message>
        <source>Differences from the other track. Bar up: only this track has a ball. Bar down: only the other track has one. Up and down: the two balls are too far apart. Line only: the tracks agree. Empty: one of them has no label.</source>
        <translation>与另一轨迹的差异。柱向上：仅此轨迹有球。柱向下：仅另一轨迹有球。上下皆有：两球相距过远。仅有线：两条轨迹一致。空白：其中之一没有标注。</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Distance in px: mean {mean:.1f}, median {median:.1f}, {quantiles}</source>
        <translation>距离 (px)：均值 {mean:.1f}，中位数 {median:.1f}，{quantiles}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>FN: ball only in the other track</source>
        <translation>FN：仅另一轨迹有球</translation>
    </message>
    <message>
        <source>FP1: ball in both, more than 4 px apart at 512x288</source>
        <translation>FP1：两者均有球，在 512x288 下相距超过 4 px</translation>
    </message>
    <message>
        <source>FP2: ball only in this track</source>
        <translation>FP2：仅此轨迹有球</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Fill {frames}, {seen} of them weak detections: {fill} – {take} accepts, {cancel} discards</source>
        <translation>补全 {frames}，其中 {seen} 帧为较弱的检测：{fill}。按 {take} 接受，按 {cancel} 放弃</translation>
    </message>
    <message>
        <source>Fill {frames}: {fill} – {take} accepts, {cancel} discards</source>
        <translation>补全 {frames}：{fill}。按 {take} 接受，按 {cancel} 放弃</translation>
    </message>
    <message>
        <source>Fill {frames}: {spans}</source>
        <translation>补全 {frames}：{spans}</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>Film strip</source>
        <translation>胶片条</translation>
    </message>
    <message>
        <source>Film strip: uncertain frames are shown around {guess}.</source>
        <translation>胶片条：不确定的帧以{guess}为中心显示。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter by state, source, review, part of the video and confidence</source>
        <translation>按状态、来源、复核、视频范围和置信度筛选</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Frame {frame:,} is not shown yet, so nothing was changed. Press the key again.</source>
        <translation>第 {frame:,} 帧尚未显示，因此未作更改。请再按一次。</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}</source>
        <translation>第 {frame:,} 帧：{outcome}</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}, {distance:.1f} px apart</source>
        <translation>第 {frame:,} 帧：{outcome}，相距 {distance:.1f} px</translation>
    </message>
    <message>
        <source>Frame {frame}   {time}   x {x}   y {y}   {speed} px/s</source>
        <translation>第 {frame} 帧   {time}   x {x}   y {y}   {speed} px/s</translation>
    </message>
    <message>
        <source>Frame {frame} was changed, because it was still on the screen; frame {late} was not shown yet.</source>
        <translation>更改的是第 {frame} 帧，因为屏幕上仍是该帧；第 {late} 帧尚未显示。</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>精确率和召回率的调和平均数</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>文件的读取方式</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>导入标注</translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>导入分段</translation>
    </message>
    <message>
        <source>Import {labels}</source>
        <translation>导入 {labels}</translation>
    </message>
    <message>
        <source>Import {rallies}</source>
        <translation>导入 {rallies}</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Imported points replace model results. Points set by hand replace imported points.</source>
        <translation>导入的点会替换模型结果，手动标注的点会替换导入的点。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Labels and projects</source>
        <translation>标注和项目</translation>
    </message>
    <message>
        <source>Labels and segments</source>
        <translation>标注和分段</translation>
    </message>
    <message>
        <source>Labels over the video</source>
        <translation>视频上的标注</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>很可能</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Mark a range with {keys}.</source>
        <translation>请用 {keys} 标记区间。</translation>
    </message>
    <message>
        <source>Marker of the other track on the video</source>
        <translation>视频上另一轨迹的标记</translation>
    </message>
    <message>
        <source>Minimum probability of an error, in percent</source>
        <translation>错误概率下限（百分比）</translation>
    </message>
    <message>
        <source>Mouse position in video pixels</source>
        <translation>鼠标位置（视频像素）</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>下一项</translation>
    </message>
    <message>
        <source>No ball is known near these frames. {click}</source>
        <translation>这些帧附近没有已知的球。{click}</translation>
    </message>
    <message>
        <source>No comparison.

Open labels or another project of this video. Frames that differ from this track are listed here.</source>
        <translation>尚未对比。

请打开此视频的标注或另一个项目。与此轨迹不同的帧会列在此处。</translation>
    </message>
    <message>
        <source>No disagreements after this frame.</source>
        <translation>此帧之后没有差异。</translation>
    </message>
    <message>
        <source>No disagreements before this frame.</source>
        <translation>此帧之前没有差异。</translation>
    </message>
    <message>
        <source>No disagreements.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>No frame is labelled in both tracks.</source>
        <translation>没有在两条轨迹中都有标注的帧。</translation>
    </message>
    <message>
        <source>No frame matches the filter.</source>
        <translation>没有符合筛选条件的帧。</translation>
    </message>
    <message>
        <source>No items for this reason are left.</source>
        <translation>已无此原因的项。</translation>
    </message>
    <message>
        <source>No items in these rallies are left.</source>
        <translation>这些回合中已无待复核项。</translation>
    </message>
    <message>
        <source>No items of {share:.0%} or more are left.</source>
        <translation>已无 {share:.0%} 以上的项。</translation>
    </message>
    <message>
        <source>No label yet</source>
        <translation>尚无标注</translation>
    </message>
    <message>
        <source>No path yet</source>
        <translation>尚无球路</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball first.</source>
        <translation>此帧没有已知位置。请先单击球。</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball.</source>
        <translation>此帧没有已知位置。请单击球。</translation>
    </message>
    <message>
        <source>No position yet. Click on the ball in the video</source>
        <translation>尚无位置。请单击视频中的球</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>No range is marked.</source>
        <translation>未标记区间。</translation>
    </message>
    <message>
        <source>No range is marked.

{first} and {last} mark one.</source>
        <translation>未标记区间。

请用 {first} 和 {last} 标记。</translation>
    </message>
    <message>
        <source>No range is marked. Mark one with {first_key} and {last_key}, or go to a review item.</source>
        <translation>未标记区间。请用 {first_key} 和 {last_key} 标记，或转到复核项。</translation>
    </message>
    <message>
        <source>No review items are left.</source>
        <translation>已无复核项。</translation>
    </message>
    <message>
        <source>No review items for this reason are left. Choose all reasons in the Review panel.</source>
        <translation>已无此原因的复核项。请在复核面板中选择“所有原因”。</translation>
    </message>
    <message>
        <source>No review items of {share:.0%} or more are left. {key} shows {rest}.</source>
        <translation>已无 {share:.0%} 以上的复核项。按 {key} 显示 {rest}。</translation>
    </message>
    <message>
        <source>No unreviewed frames after this one.</source>
        <translation>此帧之后没有未复核的帧。</translation>
    </message>
    <message>
        <source>No unreviewed frames before this one.</source>
        <translation>此帧之前没有未复核的帧。</translation>
    </message>
    <message>
        <source>No video is open</source>
        <translation>未打开视频</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>未打开视频。</translation>
    </message>
    <message>
        <source>Not counted: {frames}.</source>
        <translation>未计入：{frames}。</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未导入</translation>
    </message>
    <message>
        <source>Not imported: {rows}.</source>
        <translation>未导入：{rows}。</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>未复核</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Not shown: {layers}</source>
        <translation>未显示：{layers}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Notes about the file</source>
        <translation>文件说明</translation>
    </message>
    <message>
        <source>Nothing can be filled.</source>
        <translation>无法补全任何内容。</translation>
    </message>
    <message>
        <source>Nothing left to review.</source>
        <translation>已无待复核项。</translation>
    </message>
    <message>
        <source>Nothing to review so far.</source>
        <translation>目前没有需要复核的内容。</translation>
    </message>
    <message>
        <source>Nothing to review yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, frames that may be wrong are listed here.</source>
        <translation>尚无可复核的内容。&lt;br&gt;&lt;br&gt;跟踪视频后，可能有误的帧会列在此处。</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>没有需要复核的内容。</translation>
    </message>
    <message>
        <source>Nothing to save yet. The first run or edit creates the project.</source>
        <translation>尚无需要保存的内容。首次运行或编辑时会创建项目。</translation>
    </message>
    <message>
        <source>One curve for each source: circles TrackNet, diamonds InpaintNet or a curve, squares by hand.</source>
        <translation>每种来源一条曲线：圆形为 TrackNet，菱形为 InpaintNet 或曲线，方形为手动。</translation>
    </message>
    <message>
        <source>Only frames with a TrackNet confidence below this</source>
        <translation>仅 TrackNet 置信度低于此值的帧</translation>
    </message>
    <message>
        <source>Only items with this reason</source>
        <translation>仅显示此原因的项</translation>
    </message>
    <message>
        <source>Only this kind of disagreement</source>
        <translation>仅此类差异</translation>
    </message>
    <message>
        <source>Open a video to see its path over time.</source>
        <translation>打开视频后可查看球路随时间的变化。</translation>
    </message>
    <message>
        <source>Open a video, or drop videos or a folder here.</source>
        <translation>打开视频，或将视频或文件夹拖放到此处。</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>打开日志(&amp;L)</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>打开日志文件夹(&amp;L)</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>打开演示回合</translation>
    </message>
    <message>
        <source>Open video...</source>
        <translation>打开视频...</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>其他段</translation>
    </message>
    <message>
        <source>Pictures of the ball</source>
        <translation>球的画面</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Points set by &amp;hand</source>
        <translation>手动标注的点(&amp;H)</translation>
    </message>
    <message>
        <source>Position copied to frames {first} to {last}.</source>
        <translation>位置已复制到第 {first} 到 {last} 帧。</translation>
    </message>
    <message>
        <source>Possible error</source>
        <translation>可能的错误</translation>
    </message>
    <message>
        <source>Possible errors</source>
        <translation>可能的错误</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Protect or unprotect</source>
        <translation>保护或取消保护</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>受保护</translation>
    </message>
    <message>
        <source>Protected, not reviewed. Runs do not change it</source>
        <translation>受保护，未复核，运行不会更改</translation>
    </message>
    <message>
        <source>RallyTrace: unexpected error</source>
        <translation>RallyTrace：意外错误</translation>
    </message>
    <message>
        <source>Re-tracked {frames} along the path, from {first:,}</source>
        <translation>已沿球路重新跟踪 {frames}，从 {first:,} 起</translation>
    </message>
    <message>
        <source>Re-tracked {frames}, from {first:,}</source>
        <translation>已重新跟踪 {frames}，从 {first:,} 起</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {cancel} discards</source>
        <translation>已重新跟踪 {frames}：将更改 {changed:,} 帧。按 {take} 全部接受，按 {cancel} 放弃</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {take_part} accepts this part, {cancel} discards</source>
        <translation>已重新跟踪 {frames}：将更改 {changed:,} 帧。按 {take} 全部接受，按 {take_part} 接受此段，按 {cancel} 放弃</translation>
    </message>
    <message>
        <source>Read as &amp;segments</source>
        <translation>按分段读取(&amp;S)</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>只读</translation>
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
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>移除手动标注的点，恢复模型的点</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Review everything</source>
        <translation>全部复核</translation>
    </message>
    <message>
        <source>Review items</source>
        <translation>复核项</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已复核</translation>
    </message>
    <message>
        <source>Reviewed or not</source>
        <translation>复核与否</translation>
    </message>
    <message>
        <source>Reviewed. Runs do not change it</source>
        <translation>已复核，运行不会更改</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>保存副本...</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>Scaled to the part of the picture in which the ball is found.</source>
        <translation>按找到球的那部分画面缩放。</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手动标注</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show all frames</source>
        <translation>显示所有帧</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>显示第一处</translation>
    </message>
    <message>
        <source>Show frames whose probability of an error is {share:.0%} or more</source>
        <translation>显示错误概率为 {share:.0%} 以上的帧</translation>
    </message>
    <message>
        <source>Show next</source>
        <translation>显示下一处</translation>
    </message>
    <message>
        <source>Show {items}</source>
        <translation>显示 {items}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出现错误</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Source of the point</source>
        <translation>该点的来源</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>State of the frame</source>
        <translation>该帧的状态</translation>
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
        <translation>TN：两者均无球</translation>
    </message>
    <message>
        <source>TP: ball in both, at most 4 px apart at 512x288</source>
        <translation>TP：两者均有球，在 512x288 下相距不超过 4 px</translation>
    </message>
    <message>
        <source>That was the first review item. This is the last one.</source>
        <translation>刚才是第一个复核项。这是最后一个。</translation>
    </message>
    <message>
        <source>That was the first review item. This one has not been visited yet.</source>
        <translation>刚才是第一个复核项。此项尚未查看过。</translation>
    </message>
    <message>
        <source>That was the last gap. This is the first one.</source>
        <translation>刚才是最后一个缺口。这是第一个。</translation>
    </message>
    <message>
        <source>That was the last review item. This is the first one.</source>
        <translation>刚才是最后一个复核项。这是第一个。</translation>
    </message>
    <message>
        <source>That was the last review item. This one has not been visited yet.</source>
        <translation>刚才是最后一个复核项。此项尚未查看过。</translation>
    </message>
    <message>
        <source>The ball is known in this frame and its neighbours. {first} and {last} mark frames to re-track.</source>
        <translation>此帧及相邻各帧的球都已知。请用 {first} 和 {last} 标记要重新跟踪的帧。</translation>
    </message>
    <message>
        <source>The ball moves after frame {frame}, so only this frame was marked.</source>
        <translation>球在第 {frame} 帧之后移动，因此仅标记了此帧。</translation>
    </message>
    <message>
        <source>The current frame is not in a rally.</source>
        <translation>当前帧不在回合中。</translation>
    </message>
    <message>
        <source>The current task was stopped. Everything else continues.</source>
        <translation>当前任务已停止，其他一切照常。</translation>
    </message>
    <message>
        <source>The fill was accepted. {key} shows or hides the layer.</source>
        <translation>补全已接受。按 {key} 显示或隐藏该图层。</translation>
    </message>
    <message>
        <source>The film strip is closed. {key} opens it.</source>
        <translation>胶片条已关闭。按 {key} 打开。</translation>
    </message>
    <message>
        <source>The film strip is hidden. {key} shows it.</source>
        <translation>胶片条已隐藏。按 {key} 显示。</translation>
    </message>
    <message>
        <source>The frame under the mouse</source>
        <translation>鼠标所在的帧</translation>
    </message>
    <message>
        <source>The frames are still being checked. Try again in a moment.</source>
        <translation>仍在检查各帧。请稍后重试。</translation>
    </message>
    <message>
        <source>The last changes could not be saved.</source>
        <translation>未能保存最后的更改。</translation>
    </message>
    <message>
        <source>The marked place was out of sight. It is shown now: press the key again to accept it.</source>
        <translation>标记的位置此前不在视野内，现已显示：再按一次接受。</translation>
    </message>
    <message>
        <source>The next label</source>
        <translation>下一条标注</translation>
    </message>
    <message>
        <source>The path appears here when the video and its project have been read.</source>
        <translation>视频及其项目读取完成后，球路会显示在此处。</translation>
    </message>
    <message>
        <source>The previous label</source>
        <translation>上一条标注</translation>
    </message>
    <message>
        <source>The project was copied to {path}.</source>
        <translation>项目已复制到 {path}。</translation>
    </message>
    <message>
        <source>The rows are starts and ends of rallies, not positions of the ball</source>
        <translation>各行是回合的开始和结束，不是球的位置</translation>
    </message>
    <message>
        <source>The state of each frame is shown here.</source>
        <translation>此处显示每一帧的状态。</translation>
    </message>
    <message>
        <source>The tracks agree in this frame. Press {key} for the next one.</source>
        <translation>两条轨迹在此帧一致。按 {key} 转到下一处。</translation>
    </message>
    <message>
        <source>The x of the ball over time; up is right. {scale} {curves}</source>
        <translation>球的 x 随时间的变化，向上为右。{scale}{curves}</translation>
    </message>
    <message>
        <source>The y of the ball over time; up is up in the picture. {scale} {curves}</source>
        <translation>球的 y 随时间的变化，向上即画面的上方。{scale}{curves}</translation>
    </message>
    <message>
        <source>There is no gap to fill.</source>
        <translation>没有可补全的缺口。</translation>
    </message>
    <message>
        <source>There is nothing to fill here.</source>
        <translation>此处没有可补全的内容。</translation>
    </message>
    <message>
        <source>These frames are not tracked yet ({key} tracks the video). {click}</source>
        <translation>这些帧尚未跟踪（按 {key} 跟踪视频）。{click}</translation>
    </message>
    <message>
        <source>These frames are not tracked yet. {click}</source>
        <translation>这些帧尚未跟踪。{click}</translation>
    </message>
    <message>
        <source>This frame has no dotted ring. Click on the ball.</source>
        <translation>此帧没有虚线圈。请单击球。</translation>
    </message>
    <message>
        <source>This frame is in no review item. Press {key} to go to one.</source>
        <translation>此帧不在任何复核项中。按 {key} 转到复核项。</translation>
    </message>
    <message>
        <source>This is already the next item. Press {key} again to skip it.</source>
        <translation>这已是下一项。再按一次 {key} 可跳过。</translation>
    </message>
    <message>
        <source>This is the only gap to fill.</source>
        <translation>这是唯一可补全的缺口。</translation>
    </message>
    <message>
        <source>This part</source>
        <translation>此段</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Timeline: {name}</source>
        <translation>时间轴：{name}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Track it: RallyTrace finds the ball in every frame and fills gaps.</source>
        <translation>跟踪：RallyTrace 在每一帧中找到球，并补全缺口。</translation>
    </message>
    <message>
        <source>Track the shuttle or ball, correct the path, export labels.</source>
        <translation>跟踪羽毛球或其他球，更正球路，导出标注。</translation>
    </message>
    <message>
        <source>Track the video</source>
        <translation>跟踪视频</translation>
    </message>
    <message>
        <source>Track the video or set points by hand. x, y and speed are then shown here.</source>
        <translation>请跟踪视频或手动标注点，之后此处会显示 x、y 和速度。</translation>
    </message>
    <message>
        <source>TrackNet&apos;s confidence, whatever the source</source>
        <translation>TrackNet 的置信度，不论来源</translation>
    </message>
    <message>
        <source>TrackNet&apos;s other choice</source>
        <translation>TrackNet 的另一候选</translation>
    </message>
    <message>
        <source>Treated as points set by hand, not yet reviewed. Runs do not change them.</source>
        <translation>视为手动标注的点，尚未复核，运行不会更改。</translation>
    </message>
    <message>
        <source>Uncertain: please check</source>
        <translation>不确定：请检查</translation>
    </message>
    <message>
        <source>Undock, or dock again</source>
        <translation>浮动或重新停靠</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>未复核</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>采用另一轨迹</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Whether a person has checked the frame</source>
        <translation>该帧是否经人工检查</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>自行选择</translation>
    </message>
    <message>
        <source>Your points are safe and can be exported.</source>
        <translation>已有的点不受影响，仍可导出。</translation>
    </message>
    <message>
        <source>about {duration} of work</source>
        <translation>约需 {duration}</translation>
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
        <translation>接受一个</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>as hidden</source>
        <translation>标为被遮挡</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一种</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手动标注</translation>
    </message>
    <message>
        <source>the line between certain frames</source>
        <translation>确定帧之间的连线</translation>
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
        <translation>{aspect}：恢复检测到的值</translation>
    </message>
    <message>
        <source>{axis} in video pixels</source>
        <translation>{axis}（视频像素）</translation>
    </message>
    <message>
        <source>{axis} in video pixels; (0, 0) is the centre of the top left pixel</source>
        <translation>{axis}（视频像素）；(0, 0) 为左上角像素的中心</translation>
    </message>
    <message>
        <source>{count:,} elsewhere</source>
        <translation>位置改变 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} found</source>
        <translation>找到 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>另外 {count:,} 帧</translation>
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
        <translation>{fill}就绪后即接受…</translation>
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
        <translation>已将 {frames}改为另一轨迹。</translation>
    </message>
    <message>
        <source>{frames} imported as points set by hand.</source>
        <translation>已将 {frames}导入为手动标注的点。</translation>
    </message>
    <message>
        <source>{frames} imported. Runs do not change them.</source>
        <translation>已导入 {frames}，运行不会更改这些帧。</translation>
    </message>
    <message>
        <source>{frames} marked as not reviewed.</source>
        <translation>已将 {frames}标记为未复核。</translation>
    </message>
    <message>
        <source>{frames} not marked: no position is known there.</source>
        <translation>{frames}未标记：该处位置未知。</translation>
    </message>
    <message>
        <source>{frames} not marked: the position of the ball is not known there.</source>
        <translation>{frames}未标记：该处球的位置未知。</translation>
    </message>
    <message>
        <source>{frames} of these had not been shown in the film strip. {key} undoes this.</source>
        <translation>其中 {frames}未曾在胶片条中显示。按 {key} 可撤销。</translation>
    </message>
    <message>
        <source>{frames}, mean probability of an error {share:.0%}, about {points} to set</source>
        <translation>{frames}，平均错误概率 {share:.0%}，约需放置 {points}</translation>
    </message>
    <message>
        <source>{frames}: {outcome} ({code})</source>
        <translation>{frames}：{outcome} ({code})</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>{items} to review.</source>
        <translation>{items}待复核。</translation>
    </message>
    <message>
        <source>{items} to review: press {key}.</source>
        <translation>{items}待复核：按 {key}。</translation>
    </message>
    <message>
        <source>{key} changes the marked range.</source>
        <translation>按 {key} 更改标记的区间。</translation>
    </message>
    <message>
        <source>{key} closes the preview.</source>
        <translation>按 {key} 关闭预览。</translation>
    </message>
    <message>
        <source>{key} goes through the unreviewed frames.</source>
        <translation>按 {key} 逐一查看未复核的帧。</translation>
    </message>
    <message>
        <source>{key} goes to the next gap. A marked range is filled as a whole.</source>
        <translation>按 {key} 转到下一个缺口。标记的区间会整体补全。</translation>
    </message>
    <message>
        <source>{key} marks them as no ball.</source>
        <translation>按 {key} 将其标记为无球。</translation>
    </message>
    <message>
        <source>{key} undoes this.</source>
        <translation>按 {key} 可撤销。</translation>
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
        <translation>{meaning}虚线：上次运行的阈值（如由其决定）。</translation>
    </message>
    <message>
        <source>{meaning} In colour: frames in the review queue (above the dashed line).</source>
        <translation>{meaning}彩色：复核队列中的帧（虚线以上）。</translation>
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
        <translation>{name} 副本</translation>
    </message>
    <message>
        <source>{name} is for a video of {number:,} frames. The open video has {n_open:,}.</source>
        <translation>{name} 对应的视频有 {number:,} 帧，打开的视频有 {n_open:,} 帧。</translation>
    </message>
    <message>
        <source>{name}: off. {tip}.</source>
        <translation>{name}：关。{tip}。</translation>
    </message>
    <message>
        <source>{name}: on. {tip}.</source>
        <translation>{name}：开。{tip}。</translation>
    </message>
    <message>
        <source>{number:,} cut</source>
        <translation>截断 {number:,}</translation>
    </message>
    <message>
        <source>{number:,} not imported ({rows})</source>
        <translation>未导入 {number:,}（{rows}）</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} 分钟</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{problem} Check the columns below.</source>
        <translation>{problem}请检查下方的列。</translation>
    </message>
    <message>
        <source>{rallies} imported ({kind}).</source>
        <translation>已导入 {rallies}（{kind}）。</translation>
    </message>
    <message>
        <source>{rallies} of this file have already been imported.</source>
        <translation>此文件中的 {rallies}此前已导入。</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} 秒</translation>
    </message>
    <message>
        <source>{seen} of {total} are weak detections</source>
        <translation>{total} 帧中有 {seen} 帧为较弱的检测</translation>
    </message>
    <message>
        <source>{state}, {manner}</source>
        <translation>{state}，{manner}</translation>
    </message>
    <message>
        <source>{state}, {manner}, protected</source>
        <translation>{state}，{manner}，受保护</translation>
    </message>
    <message>
        <source>{state}, {manner}, reviewed</source>
        <translation>{state}，{manner}，已复核</translation>
    </message>
    <message>
        <source>{state}. Double-click to change</source>
        <translation>{state}。双击可更改</translation>
    </message>
    <message>
        <source>{step}: done.</source>
        <translation>{step}：已完成。</translation>
    </message>
    <message>
        <source>{summary} Check that the file belongs to this video.</source>
        <translation>{summary}请检查文件是否属于此视频。</translation>
    </message>
    <message>
        <source>{summary} Please check {names}: the file can be read in more than one way.</source>
        <translation>{summary}请检查{names}：此文件有多种读法。</translation>
    </message>
    <message>
        <source>{tip}. Click to sort</source>
        <translation>{tip}。单击可排序</translation>
    </message>
    <message>
        <source>{x}, {y}. Double-click to edit</source>
        <translation>{x}, {y}。双击可编辑</translation>
    </message>
</context>
</TS>
