<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_US">
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
        <translation type="unfinished">閉じる</translation>
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
        <translation type="unfinished">戻る</translation>
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
        <translation type="unfinished">進む</translation>
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
        <translation type="unfinished">名前</translation>
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
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
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
        <translation type="unfinished">キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">閉じる</translation>
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
        <translation type="unfinished">開く</translation>
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
        <translation>Space</translation>
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
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
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
        <translation>RallyTrace について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept proposed winners</source>
        <translation>勝者の提案を承認(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the court</source>
        <translation>コートを承認(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the fill and go on</source>
        <translation>補完を承認して次へ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept the range</source>
        <translation>範囲を承認(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>実寸(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add videos...</source>
        <translation>動画を追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Advance after a click</source>
        <translation>クリック後に進む(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bounce</source>
        <translation>バウンド(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>明るく(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Brightness and contrast</source>
        <translation>明るさとコントラスト(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>実行を中止(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>クリア(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close video</source>
        <translation>動画を閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare with labels...</source>
        <translation>ラベルと比較(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Court</source>
        <translation>コート(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cubic</source>
        <translation>3次曲線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Darker</source>
        <translation>暗く(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>診断(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Discard the change</source>
        <translation>変更を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard the fills</source>
        <translation>補完を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard the re-tracking</source>
        <translation>再追跡の結果を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Down by 1 px</source>
        <translation>下へ 1 px(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>ドロップ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Event mode</source>
        <translation>イベントモード(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>イベント(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export labels...</source>
        <translation>ラベルをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fill gaps again</source>
        <translation>空白をもう一度補完(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filled</source>
        <translation>補完(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filter the frames</source>
        <translation>フレームを絞り込む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find rallies</source>
        <translation>ラリーを検出(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>ウィンドウに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Flight</source>
        <translation>飛行曲線(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>指定位置へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>隠れ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hidden in the range</source>
        <translation>範囲を「隠れ」に設定(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hide overlays</source>
        <translation>オーバーレイを非表示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Higher speed</source>
        <translation>速度を上げる(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hit</source>
        <translation>ヒット(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How it ended...</source>
        <translation>終わり方(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Import labels...</source>
        <translation>ラベルをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;InpaintNet</source>
        <translation>InpaintNet(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Landing</source>
        <translation>落下(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>最後のフレーム(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>レイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Left by 1 px</source>
        <translation>左へ 1 px(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Less contrast</source>
        <translation>コントラストを下げる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Let (not counted)</source>
        <translation>レット（ノーカウント）(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直線(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lower speed</source>
        <translation>速度を下げる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mark range as not reviewed</source>
        <translation>範囲を未レビューに戻す(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>試合(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Middle of the gap</source>
        <translation>空白の中央(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;More contrast</source>
        <translation>コントラストを上げる(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>動き(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New rally from range</source>
        <translation>範囲から新しいラリー(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next rally</source>
        <translation>次のラリー(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next unreviewed frame</source>
        <translation>次の未レビューのフレーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No ball</source>
        <translation>ボールなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No ball in the range</source>
        <translation>範囲を「ボールなし」に設定(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No event</source>
        <translation>イベントなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>標準速度(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open video...</source>
        <translation>動画を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>再生 / 一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Predicted</source>
        <translation>予測(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Preview fills, or the next fill</source>
        <translation>補完をプレビュー / 次の補完(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous rally</source>
        <translation>前のラリー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous unreviewed frame</source>
        <translation>前の未レビューのフレーム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Protect or unprotect</source>
        <translation>保護 / 保護を解除(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>プッシュ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Rallies</source>
        <translation>ラリー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>範囲(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>やり直し: {step}(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove the court</source>
        <translation>コートを削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove the range</source>
        <translation>範囲を解除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Right by 1 px</source>
        <translation>右へ 1 px(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <translation>サーブ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Set the court</source>
        <translation>コートを設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Shots in 3D</source>
        <translation>3D の打球(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Slower, or backwards</source>
        <translation>遅く / 逆再生(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>標準レイアウト(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ten frames forward</source>
        <translation>10フレーム進む(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>タイムライン(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tracking</source>
        <translation>追跡(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>軌跡(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Uncertain stroke</source>
        <translation>不確かなショット(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Unclear in the range</source>
        <translation>範囲を「判別不能」に設定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo jump</source>
        <translation>ジャンプ前に戻る(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>元に戻す: {step}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Up by 1 px</source>
        <translation>上へ 1 px(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use other track</source>
        <translation>もう一方を使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Video recording...</source>
        <translation>録画の設定(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>見える(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Visible in the range</source>
        <translation>範囲を「見える」に設定(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Volume up</source>
        <translation>音量を上げる(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Won by the near player</source>
        <translation>手前の選手の勝ち(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Zoom to review items</source>
        <translation>レビュー項目を拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; cannot be held down for this action. Choose a key without Ctrl, Alt or Shift.</source>
        <translation>「{key}」はこの操作では押し続けられません。Ctrl、Alt、Shift なしのキーを選んでください。</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is more than one key.</source>
        <translation>「{key}」に複数のキーが含まれています。</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a key.</source>
        <translation>「{key}」はキーではありません。</translation>
    </message>
    <message>
        <source>A range is marked</source>
        <translation>範囲が設定されています</translation>
    </message>
    <message>
        <source>Accep&amp;t the re-tracking</source>
        <translation>再追跡の結果を承認(&amp;T)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Accept and &amp;go to next</source>
        <translation>承認して次へ(&amp;G)</translation>
    </message>
    <message>
        <source>Accept and &amp;stay</source>
        <translation>承認して移動しない(&amp;S)</translation>
    </message>
    <message>
        <source>Accept from the last camera &amp;cut</source>
        <translation>直前のカメラ切り替えから承認(&amp;C)</translation>
    </message>
    <message>
        <source>Accept only thi&amp;s part</source>
        <translation>この部分だけ承認(&amp;S)</translation>
    </message>
    <message>
        <source>Accept or discard the previewed fill first</source>
        <translation>先にプレビュー中の補完を承認または破棄してください</translation>
    </message>
    <message>
        <source>Accept or discard the re-tracking first</source>
        <translation>先に再追跡の結果を承認または破棄してください</translation>
    </message>
    <message>
        <source>Accept the fill as &amp;hidden</source>
        <translation>補完を「隠れ」として承認(&amp;H)</translation>
    </message>
    <message>
        <source>Accept the proposed winners</source>
        <translation>勝者の提案を承認</translation>
    </message>
    <message>
        <source>Accept the rall&amp;y</source>
        <translation>ラリーを承認(&amp;Y)</translation>
    </message>
    <message>
        <source>Accept the selected gap only</source>
        <translation>選択した空白だけを承認</translation>
    </message>
    <message>
        <source>Add videos to the list first</source>
        <translation>先に動画をリストに追加してください</translation>
    </message>
    <message>
        <source>Add videos to the list of videos</source>
        <translation>動画リストに動画を追加します</translation>
    </message>
    <message>
        <source>After a click, go to the next frame. Hold, or tap to lock</source>
        <translation>クリック後に次のフレームへ進みます。押し続けるか、短く押して固定</translation>
    </message>
    <message>
        <source>After the last review item, continue in the next video</source>
        <translation>最後のレビュー項目の後、続けて次の動画へ進みます</translation>
    </message>
    <message>
        <source>As visible, or as hidden</source>
        <translation>「見える」または「隠れ」として</translation>
    </message>
    <message>
        <source>Assign the hit at this frame to the next player</source>
        <translation>このフレームのヒットを次の選手に割り当てます</translation>
    </message>
    <message>
        <source>Back to the video</source>
        <translation>動画に戻る</translation>
    </message>
    <message>
        <source>Back to the video (also in events)</source>
        <translation>動画に戻る（イベント一覧でも同じ）</translation>
    </message>
    <message>
        <source>Ball &amp;stays here</source>
        <translation>ボールはここで静止(&amp;S)</translation>
    </message>
    <message>
        <source>Ball stays here</source>
        <translation>ボールはここで静止</translation>
    </message>
    <message>
        <source>Brighten the dark parts</source>
        <translation>暗い部分を明るくします</translation>
    </message>
    <message>
        <source>Brighten the picture</source>
        <translation>画像を明るくします</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>消去(&amp;L)</translation>
    </message>
    <message>
        <source>C&amp;lose comparison</source>
        <translation>比較を閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Change the recording</source>
        <translation>録画の設定を変更</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Clear &amp;points in the range</source>
        <translation>範囲の点を消去(&amp;P)</translation>
    </message>
    <message>
        <source>Clear a player&apos;s name</source>
        <translation>選手名を消去</translation>
    </message>
    <message>
        <source>Clear the event</source>
        <translation>イベントを消去</translation>
    </message>
    <message>
        <source>Clear the hitter</source>
        <translation>打った選手を消去</translation>
    </message>
    <message>
        <source>Clear the stroke</source>
        <translation>ショットを消去</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>比較を閉じます</translation>
    </message>
    <message>
        <source>Close the video</source>
        <translation>動画を閉じます</translation>
    </message>
    <message>
        <source>Compare this track with labels or another project</source>
        <translation>この追跡データをラベルまたは別のプロジェクトと比較します</translation>
    </message>
    <message>
        <source>Compare with labels first</source>
        <translation>先にラベルと比較してください</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Copy the video in the background to make jumps faster</source>
        <translation>動画をバックグラウンドでコピーし、ジャンプを速くします</translation>
    </message>
    <message>
        <source>Copy this position to the range, or until the ball moves</source>
        <translation>この位置を範囲に、またはボールが動くまでコピーします</translation>
    </message>
    <message>
        <source>Court m&amp;ap</source>
        <translation>コート図(&amp;A)</translation>
    </message>
    <message>
        <source>Darken the dark parts</source>
        <translation>暗い部分をさらに暗くします</translation>
    </message>
    <message>
        <source>Darken the picture</source>
        <translation>画像を暗くします</translation>
    </message>
    <message>
        <source>Dee&amp;pen shadows</source>
        <translation>シャドウを暗く(&amp;P)</translation>
    </message>
    <message>
        <source>Do&amp;wn by 10 px</source>
        <translation>下へ 10 px(&amp;W)</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Drag a corner or crossing</source>
        <translation>角や交点をドラッグ</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <translation>吸着せずにドラッグ</translation>
    </message>
    <message>
        <source>Dri&amp;ve</source>
        <translation>ドライブ(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xchange the hitter</source>
        <translation>打った選手を入れ替え(&amp;X)</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>セルを編集</translation>
    </message>
    <message>
        <source>End the range at this frame</source>
        <translation>このフレームを範囲の終わりにします</translation>
    </message>
    <message>
        <source>Ending of {rally}</source>
        <translation>{rally}の終わり方</translation>
    </message>
    <message>
        <source>Enlarge the pictures</source>
        <translation>画像を拡大</translation>
    </message>
    <message>
        <source>Export a&amp;ll videos...</source>
        <translation>全動画をエクスポート(&amp;L)…</translation>
    </message>
    <message>
        <source>Export labels, training data or a video</source>
        <translation>ラベル、学習データ、動画をエクスポートします</translation>
    </message>
    <message>
        <source>Export the listed videos as one dataset</source>
        <translation>リストの動画を1つのデータセットとしてエクスポートします</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>補完(&amp;I)</translation>
    </message>
    <message>
        <source>F&amp;irst frame</source>
        <translation>最初のフレーム(&amp;I)</translation>
    </message>
    <message>
        <source>F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt.</source>
        <translation>F1 でこのキー一覧を表示します。別の言葉（*winner*、*cut* など）でも検索でき、操作を名前で実行できます。メニューのキーは設定（Ctrl+,）で変更できます。Mac では Ctrl の代わりに Command、Alt の代わりに Option を使います。</translation>
    </message>
    <message>
        <source>Fil&amp;m strip</source>
        <translation>フィルムストリップ(&amp;M)</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>ファイルとリスト</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames ({method})</source>
        <translation>
            <numerusform>%nフレームを補完（{method}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames as hidden ({method})</source>
        <translation>
            <numerusform>%nフレームを「隠れ」として補完（{method}）</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill along a cubic curve</source>
        <translation>3次曲線で補完します</translation>
    </message>
    <message>
        <source>Fill along a flight curve with air drag</source>
        <translation>空気抵抗を考えた飛行曲線で補完します</translation>
    </message>
    <message>
        <source>Fill along straight lines</source>
        <translation>直線で補完します</translation>
    </message>
    <message>
        <source>Fill along the shots of the rally in 3D</source>
        <translation>ラリーの 3D の打球に沿って補完します</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>空白を補完</translation>
    </message>
    <message>
        <source>Fill with InpaintNet</source>
        <translation>InpaintNet で補完します</translation>
    </message>
    <message>
        <source>Film strip: show where else the ball may be</source>
        <translation>フィルムストリップにボールの別の候補位置を表示します</translation>
    </message>
    <message numerus="yes">
        <source>Find %n rallies</source>
        <translation>
            <numerusform>ラリー%n本を検出</numerusform>
        </translation>
    </message>
    <message>
        <source>Find every part in which the ball is in play</source>
        <translation>ボールがプレー中の部分をすべて検出します</translation>
    </message>
    <message>
        <source>Find rallies first, or make one from a range</source>
        <translation>先にラリーを検出するか、範囲からラリーを作成してください</translation>
    </message>
    <message>
        <source>Find the ball from this frame to the end</source>
        <translation>このフレームから最後までボールを検出します</translation>
    </message>
    <message>
        <source>Find the ball in every frame</source>
        <translation>すべてのフレームでボールを検出します</translation>
    </message>
    <message>
        <source>Find the ball in the range where it is not tracked yet</source>
        <translation>範囲内のまだ追跡していないフレームでボールを検出します</translation>
    </message>
    <message>
        <source>Find the court lines, and drag them into place</source>
        <translation>コートラインを検出し、正しい位置へドラッグします</translation>
    </message>
    <message>
        <source>Find the players in the range or in all frames</source>
        <translation>範囲またはすべてのフレームで選手を検出します</translation>
    </message>
    <message>
        <source>Find the players&apos; p&amp;oses</source>
        <translation>選手の姿勢を検出(&amp;O)</translation>
    </message>
    <message>
        <source>First &amp;frame of the item</source>
        <translation>項目の最初のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>Follo&amp;w the ball</source>
        <translation>ボールを追尾(&amp;W)</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>全画面表示(&amp;C)</translation>
    </message>
    <message>
        <source>Go back to the frame before the last jump</source>
        <translation>最後にジャンプする前のフレームへ戻ります</translation>
    </message>
    <message>
        <source>Go back to the previous review item</source>
        <translation>前のレビュー項目に戻ります</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>1フレーム戻ります</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>1フレーム進みます</translation>
    </message>
    <message>
        <source>Go ten frames back</source>
        <translation>10フレーム戻ります</translation>
    </message>
    <message>
        <source>Go ten frames forward</source>
        <translation>10フレーム進みます</translation>
    </message>
    <message>
        <source>Go to a frame</source>
        <translation>フレームへ移動</translation>
    </message>
    <message>
        <source>Go to a frame or a time</source>
        <translation>フレームまたは時刻へ移動します</translation>
    </message>
    <message>
        <source>Go to review items in the order of the video</source>
        <translation>動画の順にレビュー項目へ移動します</translation>
    </message>
    <message>
        <source>Go to the first frame of the review item</source>
        <translation>レビュー項目の最初のフレームへ移動します</translation>
    </message>
    <message>
        <source>Go to the first frame of the video</source>
        <translation>動画の最初のフレームへ移動します</translation>
    </message>
    <message>
        <source>Go to the frame</source>
        <translation>フレームへ移動</translation>
    </message>
    <message>
        <source>Go to the last frame of the review item</source>
        <translation>レビュー項目の最後のフレームへ移動します</translation>
    </message>
    <message>
        <source>Go to the last frame of the video</source>
        <translation>動画の最後のフレームへ移動します</translation>
    </message>
    <message>
        <source>Go to the least certain stroke</source>
        <translation>最も不確かなショットへ移動します</translation>
    </message>
    <message>
        <source>Go to the middle of this gap or of the next one</source>
        <translation>この空白、または次の空白の中央へ移動します</translation>
    </message>
    <message>
        <source>Go to the next disagreement between the two tracks</source>
        <translation>2つの追跡データの次の不一致へ移動します</translation>
    </message>
    <message>
        <source>Go to the next frame that is not reviewed</source>
        <translation>まだレビューしていない次のフレームへ移動します</translation>
    </message>
    <message>
        <source>Go to the next item of the review queue</source>
        <translation>レビューキューの次の項目へ移動します</translation>
    </message>
    <message>
        <source>Go to the next point set by hand</source>
        <translation>手動で設定した次の点へ移動します</translation>
    </message>
    <message>
        <source>Go to the next rally</source>
        <translation>次のラリーへ移動します</translation>
    </message>
    <message>
        <source>Go to the next serve, hit, bounce or landing</source>
        <translation>次のサーブ、ヒット、バウンド、落下へ移動します</translation>
    </message>
    <message>
        <source>Go to the previous disagreement between the two tracks</source>
        <translation>2つの追跡データの前の不一致へ移動します</translation>
    </message>
    <message>
        <source>Go to the previous frame that is not reviewed</source>
        <translation>まだレビューしていない前のフレームへ移動します</translation>
    </message>
    <message>
        <source>Go to the previous point set by hand</source>
        <translation>手動で設定した前の点へ移動します</translation>
    </message>
    <message>
        <source>Go to the previous rally</source>
        <translation>前のラリーへ移動します</translation>
    </message>
    <message>
        <source>Go to the previous serve, hit, bounce or landing</source>
        <translation>前のサーブ、ヒット、バウンド、落下へ移動します</translation>
    </message>
    <message>
        <source>Go to the row, or open it</source>
        <translation>行へ移動、または開く</translation>
    </message>
    <message>
        <source>H&amp;eatmap</source>
        <translation>ヒートマップ(&amp;E)</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隠れ</translation>
    </message>
    <message>
        <source>Hit by the far player</source>
        <translation>奥の選手が打った</translation>
    </message>
    <message>
        <source>Hit by the left player</source>
        <translation>左の選手が打った</translation>
    </message>
    <message>
        <source>Hit by the near player</source>
        <translation>手前の選手が打った</translation>
    </message>
    <message>
        <source>Hit by the right player</source>
        <translation>右の選手が打った</translation>
    </message>
    <message>
        <source>Hold to enlarge the picture under the mouse</source>
        <translation>押している間、マウス位置の画像を拡大します</translation>
    </message>
    <message numerus="yes">
        <source>Import %n rallies</source>
        <translation>
            <numerusform>ラリー%n本をインポート</numerusform>
        </translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>ラベルをインポート</translation>
    </message>
    <message>
        <source>In event &amp;mode</source>
        <translation>イベントモードの操作(&amp;M)</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>In text and number fields</source>
        <translation>テキストと数値の入力欄</translation>
    </message>
    <message>
        <source>In the co&amp;urt editor</source>
        <translation>コートエディター(&amp;U)</translation>
    </message>
    <message>
        <source>In the court editor</source>
        <translation>コートエディター</translation>
    </message>
    <message>
        <source>In the frame table</source>
        <translation>フレーム一覧</translation>
    </message>
    <message>
        <source>In the import preview</source>
        <translation>インポートのプレビュー</translation>
    </message>
    <message>
        <source>In the settings and on this sheet</source>
        <translation>設定とこの画面</translation>
    </message>
    <message>
        <source>Keep runs from changing this frame, or allow it again</source>
        <translation>実行でこのフレームが変わらないようにするか、元に戻します</translation>
    </message>
    <message>
        <source>Keep the ball near the middle while zoomed in</source>
        <translation>拡大中、ボールを中央付近に表示します</translation>
    </message>
    <message>
        <source>Keep the court as it was</source>
        <translation>コートを元のままにします</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>L&amp;ast frame of the item</source>
        <translation>項目の最後のフレーム(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;eft by 10 px</source>
        <translation>左へ 10 px(&amp;E)</translation>
    </message>
    <message>
        <source>L&amp;oop the range</source>
        <translation>範囲をループ再生(&amp;O)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Leave the frames unchanged</source>
        <translation>フレームを変更しません</translation>
    </message>
    <message>
        <source>Leave the track unchanged</source>
        <translation>追跡データを変更しません</translation>
    </message>
    <message>
        <source>Left hand on the keyboard, right hand on the mouse</source>
        <translation>左手でキーボード、右手でマウス</translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation>コントラストを下げます</translation>
    </message>
    <message>
        <source>Li&amp;ft</source>
        <translation>ロブ(&amp;F)</translation>
    </message>
    <message>
        <source>Lift &amp;shadows</source>
        <translation>シャドウを明るく(&amp;S)</translation>
    </message>
    <message>
        <source>Lon&amp;g service</source>
        <translation>ロングサービス(&amp;G)</translation>
    </message>
    <message>
        <source>Look elsew&amp;here</source>
        <translation>別の候補を見る(&amp;H)</translation>
    </message>
    <message>
        <source>Lower the playback speed</source>
        <translation>再生速度を下げます</translation>
    </message>
    <message>
        <source>M&amp;atch layout</source>
        <translation>試合レイアウト(&amp;A)</translation>
    </message>
    <message>
        <source>Ma&amp;gnifier</source>
        <translation>拡大鏡(&amp;G)</translation>
    </message>
    <message>
        <source>Ma&amp;ke jumps fast</source>
        <translation>高速ジャンプ(&amp;K)</translation>
    </message>
    <message>
        <source>Make &amp;clips...</source>
        <translation>クリップを作成(&amp;C)…</translation>
    </message>
    <message>
        <source>Make the marked range a rally, and name it</source>
        <translation>設定した範囲をラリーにし、名前を付けます</translation>
    </message>
    <message>
        <source>Make the sound louder</source>
        <translation>音を大きくします</translation>
    </message>
    <message>
        <source>Make the sound quieter</source>
        <translation>音を小さくします</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Mar&amp;k as in play</source>
        <translation>プレー中に設定(&amp;K)</translation>
    </message>
    <message>
        <source>Mar&amp;k as not reviewed</source>
        <translation>未レビューに戻す(&amp;K)</translation>
    </message>
    <message>
        <source>Mark a range</source>
        <translation>範囲を設定</translation>
    </message>
    <message>
        <source>Mark a range first</source>
        <translation>先に範囲を設定してください</translation>
    </message>
    <message>
        <source>Mark a range for the rally first</source>
        <translation>先にラリーにする範囲を設定してください</translation>
    </message>
    <message>
        <source>Mark a {event}</source>
        <translation>{event}を設定</translation>
    </message>
    <message>
        <source>Mark as in play</source>
        <translation>プレー中に設定</translation>
    </message>
    <message>
        <source>Mark as not in pla&amp;y</source>
        <translation>プレー外に設定(&amp;Y)</translation>
    </message>
    <message>
        <source>Mark as not in play</source>
        <translation>プレー外に設定</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>未レビューに戻す</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>レビュー済みにします</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next unreviewed frame</source>
        <translation>レビュー済みにし、次の未レビューのフレームへ進みます</translation>
    </message>
    <message>
        <source>Mark no event</source>
        <translation>イベントなしに設定</translation>
    </message>
    <message>
        <source>Mark that there is no event at this frame</source>
        <translation>このフレームにイベントがないことを記録します</translation>
    </message>
    <message>
        <source>Mark the ball as hidden at its shown or filled position</source>
        <translation>表示または補完の位置でボールが隠れています</translation>
    </message>
    <message>
        <source>Mark the range as a replay, a break or another camera</source>
        <translation>範囲をリプレー、中断、別カメラの場面にします</translation>
    </message>
    <message>
        <source>Mark the range as not reviewed</source>
        <translation>範囲を未レビューに戻します</translation>
    </message>
    <message>
        <source>Mark the range as reviewed</source>
        <translation>範囲をレビュー済みにします</translation>
    </message>
    <message>
        <source>Mark this frame as not reviewed</source>
        <translation>このフレームを未レビューに戻します</translation>
    </message>
    <message>
        <source>Mark this rally as reviewed</source>
        <translation>このラリーをレビュー済みにします</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Match &amp;page...</source>
        <translation>試合ページ(&amp;P)…</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中ボタンドラッグ</translation>
    </message>
    <message>
        <source>Models, provider, tracking, appearance and keys</source>
        <translation>モデル、実行プロバイダー、追跡、外観、キー</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>コントラストを上げます</translation>
    </message>
    <message>
        <source>Mouse on the film strip</source>
        <translation>フィルムストリップ上のマウス</translation>
    </message>
    <message>
        <source>Mouse on the timeline and plots</source>
        <translation>タイムラインとグラフ上のマウス</translation>
    </message>
    <message>
        <source>Mouse on the video</source>
        <translation>動画上のマウス</translation>
    </message>
    <message>
        <source>Move all panels to their default positions</source>
        <translation>すべてのパネルを標準の位置に戻します</translation>
    </message>
    <message>
        <source>Move along the time axis</source>
        <translation>時間軸に沿って移動</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>画像を移動</translation>
    </message>
    <message>
        <source>Move the point</source>
        <translation>点を移動</translation>
    </message>
    <message>
        <source>Move the point down by 1 pixel, or place one</source>
        <translation>点を下へ1ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point down by 10 pixels, or place one</source>
        <translation>点を下へ10ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point left by 1 pixel, or place one</source>
        <translation>点を左へ1ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point left by 10 pixels, or place one</source>
        <translation>点を左へ10ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point right by 1 pixel, or place one</source>
        <translation>点を右へ1ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point right by 10 pixels, or place one</source>
        <translation>点を右へ10ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point up by 1 pixel, or place one</source>
        <translation>点を上へ1ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point up by 10 pixels, or place one</source>
        <translation>点を上へ10ピクセル動かします。点がなければ置きます</translation>
    </message>
    <message>
        <source>Move the point, or choose frames</source>
        <translation>点を移動、またはフレームを選択</translation>
    </message>
    <message>
        <source>N&amp;udge</source>
        <translation>微調整(&amp;U)</translation>
    </message>
    <message>
        <source>Name a {stroke}</source>
        <translation>ショットを{stroke}に設定</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>名前を {name} に設定</translation>
    </message>
    <message>
        <source>Ne&amp;t shot</source>
        <translation>ネットショット(&amp;T)</translation>
    </message>
    <message>
        <source>Ne&amp;xt review item</source>
        <translation>次のレビュー項目(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt video</source>
        <translation>次の動画(&amp;X)</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>次の不一致(&amp;D)</translation>
    </message>
    <message>
        <source>Next &amp;event</source>
        <translation>次のイベント(&amp;E)</translation>
    </message>
    <message>
        <source>Next &amp;frame</source>
        <translation>次のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>Next part of the film &amp;strip</source>
        <translation>フィルムストリップを次へ(&amp;S)</translation>
    </message>
    <message>
        <source>Next point set by &amp;hand</source>
        <translation>次の手動の点(&amp;H)</translation>
    </message>
    <message>
        <source>No action or key matches.</source>
        <translation>一致する操作やキーがありません。</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>ボールなし</translation>
    </message>
    <message>
        <source>No ball; in event mode, who hit</source>
        <translation>ボールなし（イベントモードでは打った選手）</translation>
    </message>
    <message>
        <source>No key in this mode: {names}.</source>
        <translation>このモードではキーが使えない操作: {names}。</translation>
    </message>
    <message>
        <source>No points were set by hand</source>
        <translation>手動で設定した点がありません</translation>
    </message>
    <message>
        <source>No range is marked</source>
        <translation>範囲が設定されていません</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is in the range or item</source>
        <translation>範囲または項目のボールの位置を判別できません</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. Left out of exports</source>
        <translation>ボールの位置を判別できません。エクスポートから除きます</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>実行中の処理はありません</translation>
    </message>
    <message>
        <source>Nudge the point</source>
        <translation>点を微調整</translation>
    </message>
    <message>
        <source>One &amp;queue for all videos</source>
        <translation>全動画を続けてレビュー(&amp;Q)</translation>
    </message>
    <message>
        <source>One video pixel per screen pixel</source>
        <translation>動画の1ピクセルを画面の1ピクセルで表示します</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使った動画(&amp;R)</translation>
    </message>
    <message>
        <source>Open a video first</source>
        <translation>先に動画を開いてください</translation>
    </message>
    <message>
        <source>Open a video or a project</source>
        <translation>動画またはプロジェクトを開きます</translation>
    </message>
    <message>
        <source>Open the &amp;demo rally</source>
        <translation>デモのラリーを開く(&amp;D)</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>ログフォルダーを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>デモのラリーを開きます</translation>
    </message>
    <message>
        <source>Open the folder that contains the log</source>
        <translation>ログが入っているフォルダーを開きます</translation>
    </message>
    <message>
        <source>Open the frame table and choose which frames it shows</source>
        <translation>フレーム一覧を開き、表示するフレームを選びます</translation>
    </message>
    <message>
        <source>Open the next video in the list</source>
        <translation>リストの次の動画を開きます</translation>
    </message>
    <message>
        <source>Open the previous video in the list</source>
        <translation>リストの前の動画を開きます</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>一時停止(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>選手(&amp;L)</translation>
    </message>
    <message>
        <source>P&amp;layers&apos; poses</source>
        <translation>選手の姿勢(&amp;L)</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>点(&amp;O)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>パネル(&amp;N)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止します</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>グラフ(&amp;O)</translation>
    </message>
    <message>
        <source>Place the point</source>
        <translation>点を置く</translation>
    </message>
    <message>
        <source>Play at the speed of the video</source>
        <translation>動画の元の速度で再生します</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生または一時停止します</translation>
    </message>
    <message>
        <source>Play slower, then backwards</source>
        <translation>再生を遅くし、さらに逆再生します</translation>
    </message>
    <message>
        <source>Play the lis&amp;ted rallies</source>
        <translation>リストのラリーを再生(&amp;T)</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>リストのラリーを続けて再生します</translation>
    </message>
    <message>
        <source>Play the so&amp;und</source>
        <translation>音声を再生(&amp;U)</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed</source>
        <translation>標準速度のときに動画の音声を再生します</translation>
    </message>
    <message>
        <source>Play, then faster</source>
        <translation>再生し、さらに速くします</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>マウスを合わせる</translation>
    </message>
    <message>
        <source>Pre&amp;vious review item</source>
        <translation>前のレビュー項目(&amp;V)</translation>
    </message>
    <message>
        <source>Previ&amp;ous part of the film strip</source>
        <translation>フィルムストリップを前へ(&amp;O)</translation>
    </message>
    <message>
        <source>Preview the fills of a gap first</source>
        <translation>先に空白の補完をプレビューしてください</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>前の不一致(&amp;I)</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>前のイベント(&amp;V)</translation>
    </message>
    <message>
        <source>Previous f&amp;rame</source>
        <translation>前のフレーム(&amp;R)</translation>
    </message>
    <message>
        <source>Previous or next frame</source>
        <translation>前または次のフレーム</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>前または次のページ</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>前または次の行</translation>
    </message>
    <message>
        <source>Previous point set by h&amp;and</source>
        <translation>前の手動の点(&amp;A)</translation>
    </message>
    <message>
        <source>Previous vi&amp;deo</source>
        <translation>前の動画(&amp;D)</translation>
    </message>
    <message>
        <source>Protect the frame</source>
        <translation>フレームを保護</translation>
    </message>
    <message>
        <source>Quit RallyTrace</source>
        <translation>RallyTrace を終了します</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>実行(&amp;U)</translation>
    </message>
    <message>
        <source>Raise the playback speed</source>
        <translation>再生速度を上げます</translation>
    </message>
    <message>
        <source>Rally en&amp;dings</source>
        <translation>ラリーの終わり方(&amp;D)</translation>
    </message>
    <message>
        <source>Range &amp;end</source>
        <translation>アウト点(&amp;E)</translation>
    </message>
    <message>
        <source>Range &amp;start</source>
        <translation>イン点(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>レビュー(&amp;V)</translation>
    </message>
    <message>
        <source>Re-tr&amp;ack the range</source>
        <translation>範囲を再追跡(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Re-track %n frames</source>
        <translation>
            <numerusform>%nフレームを再追跡</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-track a range first</source>
        <translation>先に範囲を再追跡してください</translation>
    </message>
    <message>
        <source>Re-track with &amp;preview</source>
        <translation>プレビュー付きで再追跡(&amp;P)</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>{frames}を再追跡</translation>
    </message>
    <message>
        <source>Read labels from a CSV file or another label file</source>
        <translation>CSV などのラベルファイルからラベルを読み込みます</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>マニュアルを開きます</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>最後に元に戻した変更をやり直します</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n events</source>
        <translation>
            <numerusform>イベント%n件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the court</source>
        <translation>コートを削除</translation>
    </message>
    <message>
        <source>Remove the mark &apos;not in play&apos; at this frame or in the range</source>
        <translation>このフレームまたは範囲の「プレー外」を取り消します</translation>
    </message>
    <message>
        <source>Remove the marked range</source>
        <translation>設定した範囲を解除します</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>試合を削除</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>手動の点を消去し、モデルの点に戻します</translation>
    </message>
    <message>
        <source>Remove the points set by hand in the marked range</source>
        <translation>設定した範囲の手動の点を消去します</translation>
    </message>
    <message>
        <source>Remove the row or event</source>
        <translation>行またはイベントを削除</translation>
    </message>
    <message>
        <source>Remove {rally}</source>
        <translation>{rally}を削除</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>{old} を {new} に名前変更</translation>
    </message>
    <message>
        <source>Repeat the marked range</source>
        <translation>設定した範囲を繰り返します</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>レビュー(&amp;W)</translation>
    </message>
    <message>
        <source>Review in time &amp;order</source>
        <translation>時間順にレビュー(&amp;O)</translation>
    </message>
    <message>
        <source>Review only items in the listed rallies</source>
        <translation>リストにあるラリーの項目だけをレビューします</translation>
    </message>
    <message>
        <source>Review the lis&amp;ted rallies</source>
        <translation>リストのラリーをレビュー(&amp;T)</translation>
    </message>
    <message>
        <source>Ri&amp;ght by 10 px</source>
        <translation>右へ 10 px(&amp;G)</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>Right hand on the keyboard, left hand on the mouse</source>
        <translation>右手でキーボード、左手でマウス</translation>
    </message>
    <message>
        <source>Run InpaintNet again on the range or on all frames</source>
        <translation>範囲またはすべてのフレームで InpaintNet をもう一度実行します</translation>
    </message>
    <message>
        <source>S&amp;mash</source>
        <translation>スマッシュ(&amp;M)</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>今すぐ保存(&amp;V)</translation>
    </message>
    <message>
        <source>Save a co&amp;py...</source>
        <translation>コピーを保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save again after an error. Saving is automatic otherwise</source>
        <translation>エラーの後にもう一度保存します。通常は自動保存です</translation>
    </message>
    <message>
        <source>Save the listed rallies as clips or one highlight video</source>
        <translation>リストのラリーをクリップまたは1本のハイライト動画として保存します</translation>
    </message>
    <message>
        <source>Save the project to another file</source>
        <translation>プロジェクトを別のファイルに保存します</translation>
    </message>
    <message>
        <source>Sco&amp;re</source>
        <translation>スコア(&amp;R)</translation>
    </message>
    <message>
        <source>Score of {rally}</source>
        <translation>{rally}のスコア</translation>
    </message>
    <message>
        <source>Search all pages. Up and Down choose an action, Enter runs it. You can change the keys in the settings.</source>
        <translation>すべてのページを検索します。上下キーで操作を選び、Enter で実行します。キーは設定で変更できます。</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>操作またはキーを検索</translation>
    </message>
    <message>
        <source>Searched &amp;area</source>
        <translation>探索範囲(&amp;A)</translation>
    </message>
    <message>
        <source>Select a frame</source>
        <translation>フレームを選択</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>すべての行を選択</translation>
    </message>
    <message>
        <source>Set all winners that the scoreboard or last shots show</source>
        <translation>スコア表示またはラリーの最後の打球からわかる勝者をすべて設定します</translation>
    </message>
    <message>
        <source>Set by &amp;hand</source>
        <translation>手動(&amp;H)</translation>
    </message>
    <message>
        <source>Set how this rally ended: winner, error, net, out or fault</source>
        <translation>このラリーの終わり方（ウィナー、エラー、ネット、アウト、フォルト）を設定します</translation>
    </message>
    <message>
        <source>Set or remove a bounce at this frame</source>
        <translation>このフレームにバウンドを設定、または削除します</translation>
    </message>
    <message>
        <source>Set or remove a hit at this frame</source>
        <translation>このフレームにヒットを設定、または削除します</translation>
    </message>
    <message>
        <source>Set or remove a landing at this frame</source>
        <translation>このフレームに落下を設定、または削除します</translation>
    </message>
    <message>
        <source>Set or remove a serve at this frame</source>
        <translation>このフレームにサーブを設定、または削除します</translation>
    </message>
    <message>
        <source>Set serves, hits, bounces and landings with single keys</source>
        <translation>サーブ、ヒット、バウンド、落下を1つのキーで設定します</translation>
    </message>
    <message>
        <source>Set slow motion, turn the picture, or mirror it</source>
        <translation>スローモーションの指定、動画の回転や左右反転をします</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>コートを設定</translation>
    </message>
    <message>
        <source>Set the match</source>
        <translation>試合を設定</translation>
    </message>
    <message>
        <source>Set the score &amp;here...</source>
        <translation>この時点のスコアを設定(&amp;H)…</translation>
    </message>
    <message>
        <source>Set the score at the start of this rally</source>
        <translation>このラリーの開始時のスコアを設定します</translation>
    </message>
    <message>
        <source>Sh&amp;ort service</source>
        <translation>ショートサービス(&amp;O)</translation>
    </message>
    <message>
        <source>Show TrackNet&apos;s heatmap of the frame</source>
        <translation>このフレームの TrackNet のヒートマップを表示します</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>すべてのキーを表示します</translation>
    </message>
    <message>
        <source>Show frames side by side, around the ball</source>
        <translation>ボール周辺のフレームを並べて表示します</translation>
    </message>
    <message>
        <source>Show motion instead of the picture. Hold for a quick look</source>
        <translation>画像の代わりに動きを表示します。押している間だけの表示もできます</translation>
    </message>
    <message>
        <source>Show names of strokes where they are played</source>
        <translation>打った位置にショット名を表示します</translation>
    </message>
    <message>
        <source>Show only the video. Hold for a quick look</source>
        <translation>動画だけを表示します。押している間だけの表示もできます</translation>
    </message>
    <message>
        <source>Show positions predicted by TrackNet</source>
        <translation>TrackNet が予測した位置を表示します</translation>
    </message>
    <message>
        <source>Show positions put into gaps by InpaintNet or a curve</source>
        <translation>InpaintNet または曲線で空白を補完した位置を表示します</translation>
    </message>
    <message>
        <source>Show shots in 3D, with their speeds</source>
        <translation>打球を球速とともに 3D で表示します</translation>
    </message>
    <message>
        <source>Show the comparison with another track</source>
        <translation>別の追跡データとの比較を表示します</translation>
    </message>
    <message>
        <source>Show the court lines</source>
        <translation>コートラインを表示します</translation>
    </message>
    <message>
        <source>Show the frames after those in the film strip</source>
        <translation>フィルムストリップに続きのフレームを表示します</translation>
    </message>
    <message>
        <source>Show the frames before those in the film strip</source>
        <translation>フィルムストリップに前のフレームを表示します</translation>
    </message>
    <message>
        <source>Show the list of events</source>
        <translation>イベントの一覧を表示します</translation>
    </message>
    <message>
        <source>Show the list of rallies</source>
        <translation>ラリーの一覧を表示します</translation>
    </message>
    <message>
        <source>Show the list of videos</source>
        <translation>動画の一覧を表示します</translation>
    </message>
    <message>
        <source>Show the path and its speed over time</source>
        <translation>軌道と球速の時間変化を表示します</translation>
    </message>
    <message>
        <source>Show the path before and after the frame</source>
        <translation>フレームの前後の軌道を表示します</translation>
    </message>
    <message>
        <source>Show the picture unchanged</source>
        <translation>画像を元のまま表示します</translation>
    </message>
    <message>
        <source>Show the players and their pictures</source>
        <translation>選手とその画像を表示します</translation>
    </message>
    <message>
        <source>Show the players&apos; skeletons</source>
        <translation>選手の骨格を表示します</translation>
    </message>
    <message>
        <source>Show the point of this frame</source>
        <translation>このフレームの点を表示します</translation>
    </message>
    <message>
        <source>Show the points set by hand</source>
        <translation>手動で設定した点を表示します</translation>
    </message>
    <message>
        <source>Show the rally from above and from the side</source>
        <translation>ラリーを上と横から見た図で表示します</translation>
    </message>
    <message>
        <source>Show the review queue</source>
        <translation>レビューキューを表示します</translation>
    </message>
    <message>
        <source>Show the run and its progress</source>
        <translation>実行と進行状況を表示します</translation>
    </message>
    <message>
        <source>Show the score beside the frame number</source>
        <translation>フレーム番号の横にスコアを表示します</translation>
    </message>
    <message>
        <source>Show the table of frames</source>
        <translation>フレーム一覧を表示します</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>タイムラインを表示します</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>画像全体を表示します</translation>
    </message>
    <message>
        <source>Show versions, folders and problems</source>
        <translation>バージョン、フォルダー、問題を表示します</translation>
    </message>
    <message>
        <source>Show ways to fill the gap, range or review item</source>
        <translation>空白、範囲、レビュー項目の補完方法を表示します</translation>
    </message>
    <message>
        <source>Show which part of the frame TrackNet looked at</source>
        <translation>TrackNet がフレームのどこを調べたかを表示します</translation>
    </message>
    <message>
        <source>Snap to a heatmap peak</source>
        <translation>ヒートマップのピークに吸着</translation>
    </message>
    <message>
        <source>Spl&amp;it the rally</source>
        <translation>ラリーを分割(&amp;I)</translation>
    </message>
    <message>
        <source>Split the rally at this frame</source>
        <translation>このフレームでラリーを分割します</translation>
    </message>
    <message>
        <source>Split {rally}</source>
        <translation>{rally}を分割</translation>
    </message>
    <message>
        <source>Spo&amp;rt</source>
        <translation>競技(&amp;R)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Start setting the court first</source>
        <translation>先にコートの設定を始めてください</translation>
    </message>
    <message>
        <source>Start the range at this frame</source>
        <translation>このフレームを範囲の始まりにします</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>実行を止め、それまでの結果を残します</translation>
    </message>
    <message>
        <source>Stro&amp;kes</source>
        <translation>ショット(&amp;K)</translation>
    </message>
    <message>
        <source>Switch between panels for the match and for labels</source>
        <translation>試合用とラベル用のパネルを切り替えます</translation>
    </message>
    <message>
        <source>Ta&amp;g the rally</source>
        <translation>ラリーにタグ付け(&amp;G)</translation>
    </message>
    <message>
        <source>Tag the e&amp;vent</source>
        <translation>イベントにタグ付け(&amp;V)</translation>
    </message>
    <message>
        <source>Tags of an event</source>
        <translation>イベントのタグ</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>{rally}のタグ</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>Ten frames &amp;back</source>
        <translation>10フレーム戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>テーマ(&amp;E)</translation>
    </message>
    <message>
        <source>The ball is hidden in the range or review item</source>
        <translation>範囲またはレビュー項目でボールが隠れています</translation>
    </message>
    <message>
        <source>The ball is visible at the marker, dotted ring or fill</source>
        <translation>マーカー、点線の円、または補完の位置にボールが見えます</translation>
    </message>
    <message>
        <source>The ball is visible in the dotted ring, not at the marker</source>
        <translation>ボールはマーカーではなく点線の円の位置に見えます</translation>
    </message>
    <message>
        <source>The ball is visible in the range or review item</source>
        <translation>範囲またはレビュー項目でボールが見えます</translation>
    </message>
    <message>
        <source>The far player won this rally</source>
        <translation>奥の選手がこのラリーを取りました</translation>
    </message>
    <message>
        <source>The frames of the video are still being counted</source>
        <translation>動画のフレームをまだ数えています</translation>
    </message>
    <message>
        <source>The near player won this rally</source>
        <translation>手前の選手がこのラリーを取りました</translation>
    </message>
    <message>
        <source>The stroke is a clear (bouncing ball: backhand)</source>
        <translation>ショットをクリアにします（バウンドする競技: バックハンド）</translation>
    </message>
    <message>
        <source>The stroke is a drive (bouncing ball: volley)</source>
        <translation>ショットをドライブにします（バウンドする競技: ボレー）</translation>
    </message>
    <message>
        <source>The stroke is a drop</source>
        <translation>ショットをドロップにします</translation>
    </message>
    <message>
        <source>The stroke is a lift (bouncing ball: forehand)</source>
        <translation>ショットをロブにします（バウンドする競技: フォアハンド）</translation>
    </message>
    <message>
        <source>The stroke is a long service (bouncing ball: lob)</source>
        <translation>ショットをロングサービスにします（バウンドする競技: ロブ）</translation>
    </message>
    <message>
        <source>The stroke is a net shot</source>
        <translation>ショットをネットショットにします</translation>
    </message>
    <message>
        <source>The stroke is a push</source>
        <translation>ショットをプッシュにします（ネットキルを含む）</translation>
    </message>
    <message>
        <source>The stroke is a short service (bouncing ball: serve)</source>
        <translation>ショットをショートサービスにします（バウンドする競技: サーブ）</translation>
    </message>
    <message>
        <source>The stroke is a smash (bouncing ball: overhead)</source>
        <translation>ショットをスマッシュにします（バウンドする競技: オーバーヘッド）</translation>
    </message>
    <message>
        <source>There is no action &apos;{name}&apos;.</source>
        <translation>操作「{name}」はありません。</translation>
    </message>
    <message>
        <source>There is no ball in the range or review item</source>
        <translation>範囲またはレビュー項目にボールはありません</translation>
    </message>
    <message>
        <source>There is no ball in this frame</source>
        <translation>このフレームにボールはありません</translation>
    </message>
    <message>
        <source>There is no court in this video, or it is unknown</source>
        <translation>この動画にコートがないか、コートがわかりません</translation>
    </message>
    <message>
        <source>There is no jump to undo</source>
        <translation>戻れるジャンプがありません</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>やり直す操作がありません</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>元に戻す操作がありません</translation>
    </message>
    <message>
        <source>This rally does not count for the score</source>
        <translation>このラリーをスコアに数えません</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>追跡</translation>
    </message>
    <message>
        <source>Track all frames of the marked range again</source>
        <translation>範囲のすべてのフレームをもう一度追跡します</translation>
    </message>
    <message>
        <source>Track from &amp;here</source>
        <translation>ここから追跡(&amp;H)</translation>
    </message>
    <message>
        <source>Track the &amp;list</source>
        <translation>リストの動画を追跡(&amp;L)</translation>
    </message>
    <message>
        <source>Track the &amp;range</source>
        <translation>範囲を追跡(&amp;R)</translation>
    </message>
    <message>
        <source>Track the &amp;whole video</source>
        <translation>動画全体を追跡(&amp;W)</translation>
    </message>
    <message>
        <source>Track the listed videos in the background</source>
        <translation>リストの動画をバックグラウンドで追跡します</translation>
    </message>
    <message>
        <source>Track the range or gap in more detail, and preview it</source>
        <translation>範囲または空白をより細かく追跡し、プレビューします</translation>
    </message>
    <message>
        <source>Track the video or import labels first</source>
        <translation>先に動画を追跡するか、ラベルをインポートしてください</translation>
    </message>
    <message>
        <source>Turn on event mode first</source>
        <translation>先にイベントモードをオンにしてください</translation>
    </message>
    <message>
        <source>Turn the video</source>
        <translation>動画を回転</translation>
    </message>
    <message>
        <source>Two actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>2つの操作に同じキー {key} が割り当てられています: {names}。設定でどちらかを変更してください。</translation>
    </message>
    <message>
        <source>U&amp;p by 10 px</source>
        <translation>上へ 10 px(&amp;P)</translation>
    </message>
    <message>
        <source>Uncl&amp;ear</source>
        <translation>判別不能(&amp;E)</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>判別不能</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>最後の変更を元に戻します</translation>
    </message>
    <message>
        <source>Unprotect the frame</source>
        <translation>フレームの保護を解除</translation>
    </message>
    <message>
        <source>Use the court as drawn</source>
        <translation>表示されたコートを使います</translation>
    </message>
    <message>
        <source>Use the court from the last camera cut onwards</source>
        <translation>直前のカメラ切り替え以降にこのコートを使います</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>ダークテーマを使います</translation>
    </message>
    <message>
        <source>Use the fill for a ball that is hidden there</source>
        <translation>ボールがそこで隠れている場合に補完を使います</translation>
    </message>
    <message>
        <source>Use the fill, then go on to the rest of the item</source>
        <translation>補完を使い、項目の残りへ進みます</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>ライトテーマを使います</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>もう一方の追跡データを使用</translation>
    </message>
    <message>
        <source>Use the other track&apos;s points for this disagreement</source>
        <translation>この不一致でもう一方の追跡データの点を使います</translation>
    </message>
    <message>
        <source>Use the proposed points</source>
        <translation>提案された点を使います</translation>
    </message>
    <message>
        <source>Use the proposed points of the nearest part only</source>
        <translation>最も近い部分の提案点だけを使います</translation>
    </message>
    <message>
        <source>Use the system theme</source>
        <translation>システムのテーマを使います</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面全体を使います</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>Vi&amp;deos</source>
        <translation>動画(&amp;D)</translation>
    </message>
    <message>
        <source>View and playback</source>
        <translation>表示と再生</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>見える</translation>
    </message>
    <message>
        <source>Visible in the &amp;ring</source>
        <translation>点線の円の位置に見える(&amp;R)</translation>
    </message>
    <message>
        <source>Volume &amp;down</source>
        <translation>音量を下げる(&amp;D)</translation>
    </message>
    <message>
        <source>Wait until the run ends, or cancel it</source>
        <translation>実行が終わるまで待つか、実行を中止してください</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>{rally}の勝者</translation>
    </message>
    <message>
        <source>Won &amp;by the far player</source>
        <translation>奥の選手の勝ち(&amp;B)</translation>
    </message>
    <message>
        <source>Write a web page with score, strokes and placement</source>
        <translation>スコア、ショット、配球をまとめた Web ページを作成します</translation>
    </message>
    <message>
        <source>Write tags for the serve, hit or landing at this frame</source>
        <translation>このフレームのサーブ、ヒット、落下のタグを入力します</translation>
    </message>
    <message>
        <source>Write tags for this rally</source>
        <translation>このラリーのタグを入力します</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom at the mouse</source>
        <translation>マウス位置で拡大・縮小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大します</translation>
    </message>
    <message>
        <source>Zoom in when you go to a review item</source>
        <translation>レビュー項目へ移動したときに拡大します</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小します</translation>
    </message>
    <message>
        <source>action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>hold or tap {key}</source>
        <translation>{key} を押し続けるか短く押す</translation>
    </message>
    <message>
        <source>hold {key}</source>
        <translation>{key} を押し続ける</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>keys or mouse</source>
        <translation>キーまたはマウス</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>{action}: {problem}</source>
        <translation>{action}: {problem}</translation>
    </message>
    <message>
        <source>{action}: {reason}.</source>
        <translation>{action}: {reason}。</translation>
    </message>
    <message>
        <source>{count} actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>{count}個の操作に同じキー {key} が割り当てられています: {names}。設定でいずれかを変更してください。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>ほか{count}件</translation>
    </message>
    <message>
        <source>{key} (keypad)</source>
        <translation>{key}（テンキー）</translation>
    </message>
    <message>
        <source>{key} is the key of {names}, so it would do nothing.</source>
        <translation>{key} は{names}のキーなので、何も起こりません。</translation>
    </message>
    <message>
        <source>{key} opens the menu &apos;{menu}&apos;.</source>
        <translation>{key} はメニュー「{menu}」を開きます。</translation>
    </message>
    <message>
        <source>{player} plays with the left hand</source>
        <translation>{player}を左利きに設定</translation>
    </message>
    <message>
        <source>{player} plays with the right hand</source>
        <translation>{player}を右利きに設定</translation>
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
            <numerusform>PNG フレーム%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounces</source>
        <translation>
            <numerusform>バウンド%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>枠%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>クリップ%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>矛盾%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts</source>
        <translation>
            <numerusform>打点とバウンド%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courts</source>
        <translation>
            <numerusform>コート%n面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>イベント%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%nフレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>空白%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>ヒット%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>キーフレーム%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keypoints</source>
        <translation>
            <numerusform>キーポイント%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>ラベル%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings</source>
        <translation>
            <numerusform>落下%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings and bounces</source>
        <translation>
            <numerusform>落下とバウンド%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain items</source>
        <translation>
            <numerusform>確度の低い項目%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>マーカー%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n試合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>モデル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other videos</source>
        <translation>
            <numerusform>ほかの動画%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts show</source>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>画像%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>選手%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible errors</source>
        <translation>
            <numerusform>誤りの可能性%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rallies</source>
        <translation>
            <numerusform>ラリー%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <translation>
            <numerusform>スコア%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>区間%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>ショット%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear frames</source>
        <translation>
            <numerusform>判別不能%nフレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unlabelled frames</source>
        <translation>
            <numerusform>ラベルなし%nフレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreviewed frames</source>
        <translation>
            <numerusform>未レビュー%nフレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n videos</source>
        <translation>
            <numerusform>動画%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>ワーカー%n台</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%n blank lines lie between the rows and did not count as frames.</source>
        <translation>
            <numerusform>行の間の空行%n行は、フレームとして数えていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a frame number.</source>
        <translation>「{cell}」はフレーム番号ではありません。</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a time.</source>
        <translation>「{cell}」は時刻ではありません。</translation>
    </message>
    <message>
        <source>&apos;{filter}&apos; is not a valid filter: {reason}.</source>
        <translation>「{filter}」は有効なフィルターではありません: {reason}。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a choice for {value} in this file.</source>
        <translation>「{given}」は、このファイルの{value}には指定できません。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a range of frames.</source>
        <translation>「{given}」はフレームの範囲ではありません。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be opened ({reason}).</source>
        <translation>「{path}」を開けません（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read ({reason}).</source>
        <translation>「{path}」を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read as a video ({reason}).</source>
        <translation>「{path}」を動画として読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read. The log has details.</source>
        <translation>「{path}」を読み込めません。詳細はログにあります。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains no video.</source>
        <translation>「{path}」には映像がありません。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains sound but no video.</source>
        <translation>「{path}」には音声だけで映像がありません。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder, not a video.</source>
        <translation>「{path}」はフォルダーで、動画ではありません。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a text file, not a video.</source>
        <translation>「{path}」はテキストファイルで、動画ではありません。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes).</source>
        <translation>「{path}」は空です（0バイト）。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is incomplete: its index (moov atom) is missing.</source>
        <translation>「{path}」は不完全です: インデックス（moov atom）がありません。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score at &apos;{part}&apos;.</source>
        <translation>「{text}」は「{part}」が有効なスコアではありません。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score.</source>
        <translation>「{text}」は有効なスコアではありません。</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a provider, or its precision is not supported.{known}</source>
        <translation>「{word}」は実行プロバイダーではないか、その精度に対応していません。{known}</translation>
    </message>
    <message>
        <source>--batch {batch} is not possible: its windows would need more than {limit} MB.</source>
        <translation>--batch {batch} は使えません: ウィンドウに {limit} MB を超えるメモリーが必要です。</translation>
    </message>
    <message>
        <source>--confidence {confidence:g} is not valid: it must be above 0 and below 1.</source>
        <translation>--confidence {confidence:g} は無効です: 0 より大きく 1 より小さくしてください。</translation>
    </message>
    <message>
        <source>--every {every} is not valid: it must be {bounds}.</source>
        <translation>--every {every} は無効です: {bounds} でなければなりません。</translation>
    </message>
    <message>
        <source>A MoveNet returned an output of {shape}.</source>
        <translation>MoveNet が {shape} の出力を返しました。</translation>
    </message>
    <message>
        <source>A dataset cannot contain unlabelled frames: {places}.</source>
        <translation>データセットにラベルなしのフレームは含められません: {places}。</translation>
    </message>
    <message>
        <source>A highlight video cannot be copied without re-encoding.</source>
        <translation>ハイライト動画は、再エンコードなしではコピーできません。</translation>
    </message>
    <message>
        <source>A label file starts with {names}.</source>
        <translation>ラベルファイルの先頭は {names} です。</translation>
    </message>
    <message>
        <source>A label is: class x y width height, as fractions of the picture.</source>
        <translation>ラベルは「クラス x y 幅 高さ」で、画像に対する割合です。</translation>
    </message>
    <message>
        <source>A model of background mode &apos;{name}&apos; needs the background picture, and none was given.</source>
        <translation>背景モード「{name}」のモデルには背景画像が必要ですが、指定されていません。</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded: {error}.</source>
        <translation>プログラムの一部を読み込めません: {error}。</translation>
    </message>
    <message>
        <source>A second look needs a stride equal to the window length, {length}.</source>
        <translation>再確認には、ウィンドウの長さ {length} と同じストライドが必要です。</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit a network that returns a heatmap of only one frame per window.</source>
        <translation>ストライド {stride} は、ウィンドウごとに1フレームのヒートマップだけを返すモデルに合いません。</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit windows of {seq_len} frames.</source>
        <translation>ストライド {stride} は{seq_len}フレームのウィンドウに合いません。</translation>
    </message>
    <message>
        <source>A threshold of {threshold:g} is not between 0 and 1.</source>
        <translation>しきい値 {threshold:g} が 0〜1 の範囲にありません。</translation>
    </message>
    <message>
        <source>A time code cannot be read.</source>
        <translation>タイムコードを読み取れません。</translation>
    </message>
    <message>
        <source>Accept frames in the window first, or export all of them, or choose another range.</source>
        <translation>先にウィンドウでフレームを承認するか、すべてをエクスポートするか、別の範囲を選んでください。</translation>
    </message>
    <message>
        <source>All of these frames are marked as not in play.</source>
        <translation>これらのフレームはすべてプレー外に設定されています。</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or choose a smaller model or batch.</source>
        <translation>GPU のメモリーを {limit} MB より多く許可する（--gpu-memory または設定の「プロバイダー」）か、より小さいモデルまたはバッチを選んでください。</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or run on the CPU.</source>
        <translation>GPU のメモリーを {limit} MB より多く許可する（--gpu-memory または設定の「プロバイダー」）か、CPU で実行してください。</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its codec ({codec}).</source>
        <translation>.mp4 ファイルにはこのコーデック（{codec}）を入れられません。</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its sound ({codec}). --no-sound omits it.</source>
        <translation>.mp4 ファイルにはこの音声（{codec}）を入れられません。--no-sound で音声を省けます。</translation>
    </message>
    <message>
        <source>An RTMO returned an output of {shape}.</source>
        <translation>RTMO が {shape} の出力を返しました。</translation>
    </message>
    <message>
        <source>At least one worker and a batch of one are needed.</source>
        <translation>ワーカーは1つ以上、バッチは1以上が必要です。</translation>
    </message>
    <message>
        <source>Change its permissions, or copy it to another folder.</source>
        <translation>アクセス権を変更するか、別のフォルダーにコピーしてください。</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>どちらか一方を変更してください。</translation>
    </message>
    <message>
        <source>Changes of speed (M2) in {lines} are ignored.</source>
        <translation>{lines}の速度変更（M2）は無視します。</translation>
    </message>
    <message>
        <source>Check it again.</source>
        <translation>もう一度検査してください。</translation>
    </message>
    <message>
        <source>Check its last rows.</source>
        <translation>最後の行を確認してください。</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>名前とフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>Check that it is the label file.</source>
        <translation>ラベルファイルか確認してください。</translation>
    </message>
    <message>
        <source>Check that the file is complete, with its .onnx.data next to it, if it has one.</source>
        <translation>ファイルが完全か、.onnx.data がある場合は隣に置かれているか確認してください。</translation>
    </message>
    <message>
        <source>Check that the labels belong to this video.</source>
        <translation>ラベルがこの動画のものか確認してください。</translation>
    </message>
    <message>
        <source>Check that the model supports these inputs, or try another provider.</source>
        <translation>モデルがこれらの入力に対応しているか確認するか、別の実行プロバイダーをお試しください。</translation>
    </message>
    <message>
        <source>Check that this is a folder of YOLO labels.</source>
        <translation>YOLO のラベルのフォルダーか確認してください。</translation>
    </message>
    <message>
        <source>Check that this is the label file.</source>
        <translation>ラベルファイルか確認してください。</translation>
    </message>
    <message>
        <source>Check that this is the right file, or save it without the optimiser&apos;s state.</source>
        <translation>正しいファイルか確認するか、オプティマイザーの状態なしで保存してください。</translation>
    </message>
    <message>
        <source>Check that this is the right file.</source>
        <translation>正しいファイルか確認してください。</translation>
    </message>
    <message>
        <source>Check the disk and the permissions.</source>
        <translation>ディスクとアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>Check the disk, or save the project in another folder.</source>
        <translation>ディスクを確認するか、プロジェクトを別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>ディスクを確認してください。</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>ファイルを確認してください。</translation>
    </message>
    <message>
        <source>Check the folder it is in.</source>
        <translation>入っているフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>Check the folder, or save the project in another folder.</source>
        <translation>フォルダーを確認するか、プロジェクトを別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>フォルダーを確認してください。</translation>
    </message>
    <message>
        <source>Check the name and its folder.</source>
        <translation>名前とフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>名前を確認してください。</translation>
    </message>
    <message>
        <source>Check the quotes in it.</source>
        <translation>引用符を確認してください。</translation>
    </message>
    <message>
        <source>Check whether two model files are swapped.</source>
        <translation>2つのモデルファイルを取り違えていないか確認してください。</translation>
    </message>
    <message>
        <source>Choose a PNG or JPEG picture, or a video.</source>
        <translation>PNG または JPEG の画像か、動画を選んでください。</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3 or WASB, such as TrackNet_best.pt.</source>
        <translation>TrackNet_best.pt など、TrackNetV3 または WASB のチェックポイントを選んでください。</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3.</source>
        <translation>TrackNetV3 のチェックポイントを選んでください。</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>その中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a name that ends in {suffixes}. &apos;rallytrace export --format&apos; writes other formats.</source>
        <translation>{suffixes} で終わる名前にしてください。ほかの形式は &apos;rallytrace export --format&apos; で書き出せます。</translation>
    </message>
    <message>
        <source>Choose a picture or a video.</source>
        <translation>画像または動画を選んでください。</translation>
    </message>
    <message>
        <source>Choose a range inside the video.</source>
        <translation>動画の中の範囲を選んでください。</translation>
    </message>
    <message>
        <source>Choose a shorter trail.</source>
        <translation>軌跡を短くしてください。</translation>
    </message>
    <message>
        <source>Choose a stride from 1 (every window) to {seq_len} (no overlap).</source>
        <translation>ストライドは 1（すべてのウィンドウ）〜{seq_len}（重なりなし）から選んでください。</translation>
    </message>
    <message>
        <source>Choose a video file such as .mp4, .mov, .mkv or .avi.</source>
        <translation>.mp4、.mov、.mkv、.avi などの動画ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another family or file.</source>
        <translation>別のファミリーまたはファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another file or export it again.</source>
        <translation>別のファイルを選ぶか、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Choose another file, or a higher --confidence.</source>
        <translation>別のファイルを選ぶか、--confidence を上げてください。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another filter.</source>
        <translation>別のフィルターを選んでください。</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>別のフォルダーまたは名前を選んでください。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose another frame.</source>
        <translation>別のフレームを選んでください。</translation>
    </message>
    <message>
        <source>Choose another name, or allow it to be replaced.</source>
        <translation>別の名前にするか、置き換えを許可してください。</translation>
    </message>
    <message>
        <source>Choose another name, or wait until it is done.</source>
        <translation>別の名前にするか、終わるまで待ってください。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Choose another precision, or make the file with: rallytrace optimise MODEL --video VIDEO</source>
        <translation>別の精度を選ぶか、次のコマンドでファイルを作ってください: rallytrace optimise MODEL --video VIDEO</translation>
    </message>
    <message>
        <source>Choose another project or a label file.</source>
        <translation>別のプロジェクトまたはラベルファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another range, or review a rally.</source>
        <translation>別の範囲を選ぶか、ラリーをレビューしてください。</translation>
    </message>
    <message>
        <source>Choose another video.</source>
        <translation>別の動画を選んでください。</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>別のものを選んでください。</translation>
    </message>
    <message>
        <source>Choose another: folders of this format are never replaced.</source>
        <translation>別のフォルダーを選んでください。この形式のフォルダーは置き換えません。</translation>
    </message>
    <message>
        <source>Choose at least one layer.</source>
        <translation>レイヤーを1つ以上選んでください。</translation>
    </message>
    <message>
        <source>Choose at most {most:.0%} in total.</source>
        <translation>合計 {most:.0%} 以下にしてください。</translation>
    </message>
    <message>
        <source>Choose frames with a ball.</source>
        <translation>ボールのあるフレームを選んでください。</translation>
    </message>
    <message>
        <source>Choose labels of this video, in its pixels.</source>
        <translation>この動画のピクセル座標のラベルを選んでください。</translation>
    </message>
    <message>
        <source>Choose labels or a project of the open video.</source>
        <translation>開いている動画のラベルまたはプロジェクトを選んでください。</translation>
    </message>
    <message>
        <source>Choose one of its {count}, which are numbered from 0.</source>
        <translation>{count}個の GPU（0 から始まる番号）から選んでください。</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>{names} から選んでください。</translation>
    </message>
    <message>
        <source>Choose one of {precisions}, or another provider.</source>
        <translation>{precisions} のどれか、または別の実行プロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose one with --family, or try it on other frames of a video.</source>
        <translation>--family で選ぶか、動画の別のフレームで試してください。</translation>
    </message>
    <message>
        <source>Choose one with the input (N, 3, 256, 128) and the output (N, D).</source>
        <translation>入力 (N, 3, 256, 128)、出力 (N, D) のモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the .csv file in it.</source>
        <translation>その中の .csv ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the .onnx file in it.</source>
        <translation>その中の .onnx ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the .pt file in it.</source>
        <translation>その中の .pt ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the .pt file that the training wrote.</source>
        <translation>学習で書き出された .pt ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the .rally file in it.</source>
        <translation>その中の .rally ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the folder that contains &apos;labels&apos;, or the folder with the .txt files.</source>
        <translation>&apos;labels&apos; を含むフォルダー、または .txt ファイルのあるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose the same ones to continue it, or start a new run with the current ones.</source>
        <translation>続けるには同じものを選びます。または、現在のもので新しく実行してください。</translation>
    </message>
    <message>
        <source>Choose the table of strokes.</source>
        <translation>ショットの表を選んでください。</translation>
    </message>
    <message>
        <source>Choose the video file in it.</source>
        <translation>その中の動画ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the video that was labelled.</source>
        <translation>ラベルを付けた動画を選んでください。</translation>
    </message>
    <message>
        <source>Clips of a turned video cannot be copied without re-encoding.</source>
        <translation>回転した動画のクリップは、再エンコードなしではコピーできません。</translation>
    </message>
    <message>
        <source>Close it there, or choose another folder.</source>
        <translation>そのプログラムで閉じるか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Close it there, then open it again.</source>
        <translation>そのウィンドウで閉じてから、もう一度開いてください。</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>そのコンピューターで閉じてください。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>ほかのプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Close other programs that use the device, or run on the CPU.</source>
        <translation>デバイスを使っているほかのプログラムを閉じるか、CPU で実行してください。</translation>
    </message>
    <message>
        <source>Close other programs, and try again.</source>
        <translation>ほかのプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or batch.</source>
        <translation>ほかのプログラムを閉じるか、より小さいモデルまたはバッチを選んでください。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or video.</source>
        <translation>ほかのプログラムを閉じるか、より小さいモデルか動画を選んでください。</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>そのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Columns not used: {unused}.</source>
        <translation>使わなかった列: {unused}。</translation>
    </message>
    <message>
        <source>Confidence &apos;{cell}&apos; is not between 0 and 1. It was removed.</source>
        <translation>信頼度「{cell}」が 0〜1 の範囲にないため、削除しました。</translation>
    </message>
    <message>
        <source>Convert it first: rallytrace convert &quot;{path}&quot;</source>
        <translation>先に変換してください: rallytrace convert &quot;{path}&quot;</translation>
    </message>
    <message>
        <source>Convert the file to .mp4.</source>
        <translation>ファイルを .mp4 に変換してください。</translation>
    </message>
    <message>
        <source>Convert the video to .mp4, then check the labels.</source>
        <translation>動画を .mp4 に変換し、ラベルを確認してください。</translation>
    </message>
    <message>
        <source>Copied clips are not encoded: --hardware has no effect.</source>
        <translation>コピーしたクリップはエンコードされないため、--hardware は効果がありません。</translation>
    </message>
    <message>
        <source>Copy &apos;{shown}&apos; into the folder {folder} as well.</source>
        <translation>「{shown}」もフォルダー {folder} にコピーしてください。</translation>
    </message>
    <message>
        <source>Copy it again from the original.</source>
        <translation>元のファイルからもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>Copy its content to a file and use that file.</source>
        <translation>内容をファイルにコピーし、そのファイルを使ってください。</translation>
    </message>
    <message>
        <source>Copy or download the checkpoint again.</source>
        <translation>チェックポイントをもう一度コピーまたはダウンロードしてください。</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>もう一度コピーまたはエクスポートしてください。</translation>
    </message>
    <message>
        <source>Copy the checkpoint to a folder that can be written to.</source>
        <translation>チェックポイントを書き込めるフォルダーにコピーしてください。</translation>
    </message>
    <message>
        <source>Copy the file again, or convert it to .mp4.</source>
        <translation>ファイルをもう一度コピーするか、.mp4 に変換してください。</translation>
    </message>
    <message>
        <source>Copy the file again, or repair an unfinished recording first.</source>
        <translation>ファイルをもう一度コピーするか、未完了の録画を先に修復してください。</translation>
    </message>
    <message>
        <source>Correct &apos;bg_mode&apos; in its param_dict.</source>
        <translation>param_dict の &apos;bg_mode&apos; を修正してください。</translation>
    </message>
    <message>
        <source>Create it, or choose another folder.</source>
        <translation>作成するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Cut the video into parts.</source>
        <translation>動画を分割してください。</translation>
    </message>
    <message>
        <source>Do not open it with torch unless you trust its author. {save_again}</source>
        <translation>作成者を信頼できる場合を除き、torch で開かないでください。{save_again}</translation>
    </message>
    <message>
        <source>Do not use this file. Write it to another disk if possible.</source>
        <translation>このファイルは使わないでください。できれば別のディスクに書き込んでください。</translation>
    </message>
    <message>
        <source>Download the checkpoint itself.</source>
        <translation>チェックポイント自体をダウンロードしてください。</translation>
    </message>
    <message>
        <source>END must be larger than START, because END is not included.</source>
        <translation>END は範囲に含まれないため、START より大きくしてください。</translation>
    </message>
    <message>
        <source>Export as CVAT for video 1.1.</source>
        <translation>CVAT for video 1.1 でエクスポートしてください。</translation>
    </message>
    <message>
        <source>Export it again for evaluation, with a dynamic batch or a batch of 1.</source>
        <translation>評価用に、可変バッチまたはバッチ 1 でもう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Export it again, with segments or markers.</source>
        <translation>区間またはマーカー付きで、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Export it again, with smaller pictures.</source>
        <translation>より小さい画像で、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Export its labels with that build, or track the video again. The file was not changed.</source>
        <translation>そのバージョンでラベルをエクスポートするか、動画をもう一度追跡してください。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>Export or copy it again.</source>
        <translation>もう一度エクスポートまたはコピーしてください。</translation>
    </message>
    <message>
        <source>Export the labels, then open the video again. Help &gt; Diagnostics opens the log.</source>
        <translation>ラベルをエクスポートしてから、動画をもう一度開いてください。ログは「ヘルプ &gt; 診断」で開けます。</translation>
    </message>
    <message>
        <source>Export the model again.</source>
        <translation>モデルをもう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Export the model with standard ONNX operators only.</source>
        <translation>標準の ONNX 演算子だけでモデルをエクスポートしてください。</translation>
    </message>
    <message>
        <source>Export the rallies as a table or as clips, or join the files with another program and track the result.</source>
        <translation>ラリーを表またはクリップとしてエクスポートするか、別のプログラムでファイルを結合して追跡してください。</translation>
    </message>
    <message>
        <source>Export the task of this video only.</source>
        <translation>この動画のタスクだけをエクスポートしてください。</translation>
    </message>
    <message>
        <source>FFmpeg reports: {reason}.</source>
        <translation>FFmpeg の報告: {reason}。</translation>
    </message>
    <message>
        <source>Find the players&apos; poses first, or choose another range.</source>
        <translation>先に選手の姿勢を検出するか、別の範囲を選んでください。</translation>
    </message>
    <message>
        <source>Find them in the window ({key}), or with &apos;rallytrace poses&apos;.</source>
        <translation>ウィンドウ（{key}）または &apos;rallytrace poses&apos; で検出してください。</translation>
    </message>
    <message>
        <source>Find them with Match &gt; Find rallies.</source>
        <translation>「試合 &gt; ラリーを検出」で検出してください。</translation>
    </message>
    <message>
        <source>Following the ball needs a stride of the window length, {length}, in batches of 1.</source>
        <translation>ボールの追尾には、ウィンドウの長さ {length} のストライドとバッチ 1 が必要です。</translation>
    </message>
    <message>
        <source>Frame {cell} is not a valid frame number.</source>
        <translation>フレーム {cell} は有効なフレーム番号ではありません。</translation>
    </message>
    <message>
        <source>Frame {frame} could not be read.</source>
        <translation>フレーム {frame} を読み込めませんでした。</translation>
    </message>
    <message>
        <source>Frame {frame} does not exist at {rate} frames per second.</source>
        <translation>フレーム {frame} は毎秒{rate}フレームでは存在しません。</translation>
    </message>
    <message>
        <source>Frame {frame} has different values in {lines}.</source>
        <translation>フレーム {frame} の値が{lines}で異なります。</translation>
    </message>
    <message>
        <source>Frame {frame} is after the last frame of the video, {last}.</source>
        <translation>フレーム {frame} は動画の最後のフレーム {last} より後です。</translation>
    </message>
    <message>
        <source>Frame {frame} is before the first frame.</source>
        <translation>フレーム {frame} は最初のフレームより前です。</translation>
    </message>
    <message>
        <source>Frame {frame} is not in the video, which has {frames}.</source>
        <translation>フレーム {frame} は動画にありません。動画は{frames}です。</translation>
    </message>
    <message>
        <source>Frame {frame} of &apos;{path}&apos; cannot be decoded: the file is damaged.</source>
        <translation>「{path}」のフレーム {frame} をデコードできません: ファイルが壊れています。</translation>
    </message>
    <message>
        <source>Frame {frame} was out of order and has been sorted.</source>
        <translation>フレーム {frame} の順序が違うため、並べ替えました。</translation>
    </message>
    <message>
        <source>Frame {lost} has no row: predict.py did not write it.</source>
        <translation>フレーム {lost} の行がありません: predict.py が書き込んでいません。</translation>
    </message>
    <message>
        <source>Frame {written} was changed to {frame}.</source>
        <translation>フレーム {written} を {frame} に変更しました。</translation>
    </message>
    <message>
        <source>Frames are counted from 0.</source>
        <translation>フレームは 0 から数えます。</translation>
    </message>
    <message numerus="yes">
        <source>Frames {frames} of {count:,} have no row and stay unlabelled.</source>
        <translation>
            <numerusform>{count:,}フレームのうち、フレーム {frames} は行がなく、ラベルなしのままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames {frames} repeat the same 16 positions, as InpaintNet does where there is no ball.</source>
        <translation>フレーム {frames} は同じ16個の位置の繰り返しです。ボールがないときの InpaintNet の出力です。</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>空き容量を増やして、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Free some space, and open the video again.</source>
        <translation>空き容量を増やして、動画をもう一度開いてください。</translation>
    </message>
    <message>
        <source>Free some space.</source>
        <translation>空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>Give a folder, or omit --copy.</source>
        <translation>フォルダーを指定するか、--copy を外してください。</translation>
    </message>
    <message>
        <source>Give each segment a row: start, end, name.</source>
        <translation>区間ごとに「始まり、終わり、名前」の1行を書いてください。</translation>
    </message>
    <message>
        <source>Give the video that the project belongs to.</source>
        <translation>プロジェクトの動画を指定してください。</translation>
    </message>
    <message>
        <source>Give them shorter names, such as 1.mp4, 2.mp4.</source>
        <translation>1.mp4、2.mp4 のような短い名前にしてください。</translation>
    </message>
    <message>
        <source>Help &gt; Diagnostics opens the log.</source>
        <translation>ログは「ヘルプ &gt; 診断」で開けます。</translation>
    </message>
    <message>
        <source>If it is not open anywhere, delete {file}.</source>
        <translation>どこでも開かれていない場合は、{file} を削除してください。</translation>
    </message>
    <message>
        <source>If the list was made at another frame rate than the video&apos;s, choose that rate.</source>
        <translation>リストが動画と異なるフレームレートで作られた場合は、そのレートを選んでください。</translation>
    </message>
    <message>
        <source>Import labels as CSV, and segments as CSV or EDL.</source>
        <translation>ラベルは CSV、区間は CSV または EDL でインポートしてください。</translation>
    </message>
    <message>
        <source>Install RallyTrace again.</source>
        <translation>RallyTrace をもう一度インストールしてください。</translation>
    </message>
    <message>
        <source>Install RallyTrace again. &apos;rallytrace doctor&apos; shows what is missing.</source>
        <translation>RallyTrace をもう一度インストールしてください。不足しているものは &apos;rallytrace doctor&apos; でわかります。</translation>
    </message>
    <message>
        <source>Install the latest RallyTrace. The file was not changed.</source>
        <translation>最新の RallyTrace をインストールしてください。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>It begins before the video and was cut at its start.</source>
        <translation>動画より前に始まるため、始まりを切り詰めました。</translation>
    </message>
    <message>
        <source>It belongs to another object.</source>
        <translation>別の物体のものです。</translation>
    </message>
    <message>
        <source>It belongs to frame {frame}, like line {line}.</source>
        <translation>{line}行目と同じくフレーム {frame} のものです。</translation>
    </message>
    <message>
        <source>It can be {names}.</source>
        <translation>指定できるのは {names} です。</translation>
    </message>
    <message>
        <source>It ends at {end} and was cut at the end of the video ({end2}).</source>
        <translation>{end} に終わるため、動画の最後（{end2}）で切り詰めました。</translation>
    </message>
    <message>
        <source>It ends before the start of the video.</source>
        <translation>動画が始まる前に終わっています。</translation>
    </message>
    <message>
        <source>It ends where it starts.</source>
        <translation>始まりと終わりが同じです。</translation>
    </message>
    <message>
        <source>It has no start and length.</source>
        <translation>始まりと長さがありません。</translation>
    </message>
    <message>
        <source>It has no time.</source>
        <translation>時刻がありません。</translation>
    </message>
    <message>
        <source>It has no times.</source>
        <translation>時刻がありません。</translation>
    </message>
    <message>
        <source>It has {count} cells, but there are {width} columns.</source>
        <translation>セルが{count}個ありますが、列は{width}列です。</translation>
    </message>
    <message>
        <source>It is a comment.</source>
        <translation>コメントです。</translation>
    </message>
    <message>
        <source>It is above the column names.</source>
        <translation>列名より上の行です。</translation>
    </message>
    <message>
        <source>It is cut from {clip}, not from {name}.</source>
        <translation>{name} ではなく {clip} から切り出したものです。</translation>
    </message>
    <message>
        <source>It is read-only here.</source>
        <translation>ここでは読み取り専用です。</translation>
    </message>
    <message>
        <source>It is shorter than a frame.</source>
        <translation>1フレームより短いです。</translation>
    </message>
    <message>
        <source>It must be from {lowest:g} to {highest:g}.</source>
        <translation>{lowest:g}〜{highest:g} にしてください。</translation>
    </message>
    <message>
        <source>It repeats the header.</source>
        <translation>見出し行の繰り返しです。</translation>
    </message>
    <message>
        <source>It repeats the position of an earlier frame.</source>
        <translation>前のフレームの位置を繰り返しています。</translation>
    </message>
    <message>
        <source>It should contain a frame number from 0, a visibility of 0 or 1, and X and Y in pixels.</source>
        <translation>0 からのフレーム番号、可視性（0 または 1）、ピクセル単位の X と Y が必要です。</translation>
    </message>
    <message>
        <source>It should start with {names}.</source>
        <translation>先頭は {names} でなければなりません。</translation>
    </message>
    <message>
        <source>It starts at {start}, after the end of the video ({end}).</source>
        <translation>動画の最後（{end}）より後の {start} に始まっています。</translation>
    </message>
    <message>
        <source>It was killed, possibly because memory ran out.</source>
        <translation>メモリー不足などで強制終了されました。</translation>
    </message>
    <message>
        <source>Its GPUs, numbered from 0, are {names}.</source>
        <translation>GPU は 0 から順に {names} です。</translation>
    </message>
    <message>
        <source>Its edit list hides frames within the clip.</source>
        <translation>編集リストがクリップ内のフレームを隠しています。</translation>
    </message>
    <message>
        <source>Its end is before its start.</source>
        <translation>終わりが始まりより前です。</translation>
    </message>
    <message>
        <source>Its frames do not decode from a keyframe.</source>
        <translation>キーフレームからデコードできません。</translation>
    </message>
    <message>
        <source>Its frames have no time stamps.</source>
        <translation>フレームにタイムスタンプがありません。</translation>
    </message>
    <message>
        <source>Its keyframes are not marked.</source>
        <translation>キーフレームの印がありません。</translation>
    </message>
    <message>
        <source>Its keyframes are not where its index says.</source>
        <translation>キーフレームがインデックスの示す位置にありません。</translation>
    </message>
    <message>
        <source>Its packets and its frames have different times.</source>
        <translation>パケットとフレームの時刻が異なります。</translation>
    </message>
    <message>
        <source>Its pixel format is {name}.</source>
        <translation>ピクセル形式は {name} です。</translation>
    </message>
    <message>
        <source>Its plugin could not be loaded: {reason}</source>
        <translation>プラグインを読み込めませんでした: {reason}</translation>
    </message>
    <message>
        <source>Its plugin {plugin} offers no device on this machine.</source>
        <translation>プラグイン {plugin} で使えるデバイスがこのコンピューターにありません。</translation>
    </message>
    <message>
        <source>Its position was not found.</source>
        <translation>位置が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Its start or end is missing.</source>
        <translation>始まりまたは終わりがありません。</translation>
    </message>
    <message>
        <source>Its times cannot be read.</source>
        <translation>時刻を読み取れません。</translation>
    </message>
    <message>
        <source>Its training failed. Use an earlier checkpoint.</source>
        <translation>学習に失敗しています。以前のチェックポイントを使ってください。</translation>
    </message>
    <message>
        <source>Its training or export failed. Choose another file.</source>
        <translation>学習またはエクスポートに失敗しています。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit no mode.</source>
        <translation>{channels}個の入力チャンネルに合うモードはありません。</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit several modes: {names}.</source>
        <translation>{channels}個の入力チャンネルに合うモードが複数あります: {names}。</translation>
    </message>
    <message>
        <source>Load it with torch and save it again with a current version.</source>
        <translation>torch で読み込み、現在のバージョンで保存し直してください。</translation>
    </message>
    <message>
        <source>Locators (LOC) in {lines} are not read.</source>
        <translation>{lines}のロケーター（LOC）は読み込みません。</translation>
    </message>
    <message>
        <source>Mark a shorter range.</source>
        <translation>より短い範囲を設定してください。</translation>
    </message>
    <message>
        <source>Mark the range to track it anyway.</source>
        <translation>それでも追跡するには、範囲を設定してください。</translation>
    </message>
    <message>
        <source>Match numbers start at 1.</source>
        <translation>試合番号は 1 から始まります。</translation>
    </message>
    <message>
        <source>Minutes and seconds of a time code must be 59 or less.</source>
        <translation>タイムコードの分と秒は59以下でなければなりません。</translation>
    </message>
    <message>
        <source>Move it elsewhere, or choose another folder.</source>
        <translation>それを移すか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Move it to another folder.</source>
        <translation>別のフォルダーに移してください。</translation>
    </message>
    <message>
        <source>Move the parts of a recording to one folder, and give them the same suffix.</source>
        <translation>分割ファイルを1つのフォルダーに移し、拡張子をそろえてください。</translation>
    </message>
    <message>
        <source>MoveNet&apos;s output is (N, {sum}, H/4, W/4)</source>
        <translation>MoveNet の出力は (N, {sum}, H/4, W/4) でなければなりません</translation>
    </message>
    <message>
        <source>Name the ball&apos;s class &apos;ball&apos;, or export only that class.</source>
        <translation>ボールのクラスを &apos;ball&apos; にするか、そのクラスだけをエクスポートしてください。</translation>
    </message>
    <message>
        <source>Name the players, or set up the match.</source>
        <translation>選手に名前を付けるか、試合を設定してください。</translation>
    </message>
    <message>
        <source>No ball: the position was removed.</source>
        <translation>ボールなし: 位置を削除しました。</translation>
    </message>
    <message>
        <source>No columns for X and Y found, so no row can be read.</source>
        <translation>X と Y の列が見つからないため、どの行も読み込めません。</translation>
    </message>
    <message>
        <source>No events match &apos;{filter}&apos;. {reason}</source>
        <translation>「{filter}」に合うイベントがありません。{reason}</translation>
    </message>
    <message>
        <source>No family was found for {path}.</source>
        <translation>{path} のファミリーが見つかりませんでした。</translation>
    </message>
    <message>
        <source>No file name is given.</source>
        <translation>ファイル名がありません。</translation>
    </message>
    <message>
        <source>No frame has a position to export.</source>
        <translation>エクスポートする位置のあるフレームがありません。</translation>
    </message>
    <message>
        <source>No frame has a position, but a CVAT track needs one.</source>
        <translation>位置のあるフレームがありません。CVAT のトラックには位置が必要です。</translation>
    </message>
    <message>
        <source>No frame has a visible ball to export.</source>
        <translation>エクスポートできる、ボールの見えるフレームがありません。</translation>
    </message>
    <message>
        <source>No frame of &apos;{path}&apos; can be decoded.</source>
        <translation>「{path}」のフレームを1つもデコードできません。</translation>
    </message>
    <message>
        <source>No frame of {path} could be read.</source>
        <translation>{path} のフレームを1つも読み込めませんでした。</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>レイヤーが選ばれていません。</translation>
    </message>
    <message>
        <source>No log is written, because {folder} cannot be written to ({reason}).</source>
        <translation>{folder} に書き込めないため、ログは記録されません（{reason}）。</translation>
    </message>
    <message>
        <source>No rallies match &apos;{filter}&apos;. {reason}</source>
        <translation>「{filter}」に合うラリーがありません。{reason}</translation>
    </message>
    <message>
        <source>No rally can be exported. {reasons}</source>
        <translation>エクスポートできるラリーがありません。{reasons}</translation>
    </message>
    <message>
        <source>No rally is known to be played by {player}.</source>
        <translation>{player}がプレーしたラリーがありません。</translation>
    </message>
    <message>
        <source>No row of the file can be used.</source>
        <translation>ファイルに使える行がありません。</translation>
    </message>
    <message>
        <source>No row of {path} has a start and an end.</source>
        <translation>{path} に始まりと終わりのある行がありません。</translation>
    </message>
    <message>
        <source>No video in the list is tracked.</source>
        <translation>リストに追跡済みの動画がありません。</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>動画が開かれていません。</translation>
    </message>
    <message>
        <source>None of the {count} frames tested in {name} has a label.</source>
        <translation>{name} でテストした{count}フレームにはラベルがありません。</translation>
    </message>
    <message>
        <source>None of these videos can be exported.</source>
        <translation>これらの動画はどれもエクスポートできません。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>メモリーが足りません。</translation>
    </message>
    <message>
        <source>Nothing can be changed until you decide whether to use {name}.</source>
        <translation>{name} を使うかどうか決めるまで、何も変更できません。</translation>
    </message>
    <message>
        <source>Nothing can be drawn on copied clips.</source>
        <translation>コピーしたクリップには何も描画できません。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>何も書き込みませんでした。</translation>
    </message>
    <message>
        <source>Nothing was written. Help &gt; Diagnostics opens the log.</source>
        <translation>何も書き込みませんでした。ログは「ヘルプ &gt; 診断」で開けます。</translation>
    </message>
    <message>
        <source>ONNX Runtime could not be loaded: {reason}</source>
        <translation>ONNX Runtime を読み込めませんでした: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran it on {names} instead.</source>
        <translation>ONNX Runtime は代わりに {names} で実行しました。</translation>
    </message>
    <message>
        <source>The model cannot run on {provider}.</source>
        <translation>モデルを {provider} で実行できません。</translation>
    </message>
    <message>
        <source>This build of ONNX Runtime does not contain it.</source>
        <translation>この ONNX Runtime には含まれていません。</translation>
    </message>
    <message>
        <source>This kind of video cannot be copied without loss.</source>
        <translation>この種類の動画は無劣化でコピーできません。</translation>
    </message>
    <message>
        <source>{name} cannot be cut without re-encoding.</source>
        <translation>{name} は再エンコードなしでは切り出せません。</translation>
    </message>
    <message>
        <source>{path} does not contain its background mode.</source>
        <translation>{path} に背景モードが記されていません。</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} cannot run the model {model}: {reason}</source>
        <translation>ONNX Runtime {version} ではモデル {model} を実行できません: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran no part of it.</source>
        <translation>ONNX Runtime はどの部分も実行しませんでした。</translation>
    </message>
    <message>
        <source>Omit --copy or --hardware.</source>
        <translation>--copy または --hardware を外してください。</translation>
    </message>
    <message>
        <source>Omit --copy to re-encode it.</source>
        <translation>再エンコードするには --copy を外してください。</translation>
    </message>
    <message>
        <source>Omit --copy, or {options}.</source>
        <translation>--copy または {options} を外してください。</translation>
    </message>
    <message>
        <source>Omit --copy.</source>
        <translation>--copy を外してください。</translation>
    </message>
    <message>
        <source>Omit --family, because the file states its family.</source>
        <translation>ファイルにファミリーが記されているので、--family を外してください。</translation>
    </message>
    <message>
        <source>Omit --keep.</source>
        <translation>--keep を外してください。</translation>
    </message>
    <message>
        <source>Omit --project.</source>
        <translation>--project を外してください。</translation>
    </message>
    <message>
        <source>Omit --stride.</source>
        <translation>--stride を外してください。</translation>
    </message>
    <message>
        <source>Omit that field, or add --events.</source>
        <translation>その項目を外すか、--events を付けてください。</translation>
    </message>
    <message>
        <source>Only TrackNet and InpaintNet can be converted.</source>
        <translation>変換できるのは TrackNet と InpaintNet だけです。</translation>
    </message>
    <message>
        <source>Only a TrackNet can be tried on a video.</source>
        <translation>動画で試せるのは TrackNet だけです。</translation>
    </message>
    <message>
        <source>Only networks of TrackNetV3 and WASB can be converted. Their number of channels may differ.</source>
        <translation>変換できるのは TrackNetV3 と WASB のモデルだけです。チャンネル数は異なっていてもかまいません。</translation>
    </message>
    <message>
        <source>Open a video first.</source>
        <translation>先に動画を開いてください。</translation>
    </message>
    <message>
        <source>Open it from its new location.</source>
        <translation>新しい場所から開いてください。</translation>
    </message>
    <message>
        <source>Open its video first, and wait until it has been read.</source>
        <translation>先にその動画を開き、読み込みが終わるまで待ってください。</translation>
    </message>
    <message>
        <source>Open or track it again once the file is complete.</source>
        <translation>ファイルが完成してから、もう一度開くか追跡してください。</translation>
    </message>
    <message>
        <source>Open the files separately, or convert them with the same settings first.</source>
        <translation>ファイルを別々に開くか、先に同じ設定で変換してください。</translation>
    </message>
    <message>
        <source>Open the project alone, and choose its video.</source>
        <translation>プロジェクトだけを開き、その動画を選んでください。</translation>
    </message>
    <message>
        <source>Open the video again, or convert it to .mp4.</source>
        <translation>動画をもう一度開くか、.mp4 に変換してください。</translation>
    </message>
    <message>
        <source>Open the video in the window, and confirm there that this is its project.</source>
        <translation>ウィンドウで動画を開き、このプロジェクトのものだと確認してください。</translation>
    </message>
    <message>
        <source>OpenVINO has no GPU number {number}.</source>
        <translation>OpenVINO に GPU 番号 {number} はありません。</translation>
    </message>
    <message>
        <source>Or choose another provider, such as &apos;cpu&apos;, or &apos;auto&apos;.</source>
        <translation>または &apos;cpu&apos; などの別の実行プロバイダーか &apos;auto&apos; を選んでください。</translation>
    </message>
    <message>
        <source>Or run on the CPU.</source>
        <translation>または CPU で実行してください。</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>選手をまだ検出していません。</translation>
    </message>
    <message>
        <source>Put it back, or save the project under another name.</source>
        <translation>元に戻すか、プロジェクトを別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>元に戻してください。</translation>
    </message>
    <message>
        <source>Put the data file next to the model, and export it again.</source>
        <translation>データファイルをモデルの隣に置き、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Rallies have no {field} for their names.</source>
        <translation>ラリーの名前に {field} は使えません。</translation>
    </message>
    <message>
        <source>Reading or writing failed: {reason}.</source>
        <translation>読み込みまたは書き込みに失敗しました: {reason}。</translation>
    </message>
    <message>
        <source>Reading {path}</source>
        <translation>{path} の読み込み</translation>
    </message>
    <message>
        <source>Redirect it elsewhere.</source>
        <translation>別の場所へリダイレクトしてください。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>どちらか一方を削除してください。</translation>
    </message>
    <message>
        <source>Rename the files.</source>
        <translation>ファイル名を変更してください。</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move both files to another folder.</source>
        <translation>バックアップから復元するか、両方のファイルを別のフォルダーに移してください。</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move it to another folder.</source>
        <translation>バックアップから復元するか、別のフォルダーに移してください。</translation>
    </message>
    <message>
        <source>Restore it from a copy, or save the project in another folder.</source>
        <translation>コピーから復元するか、プロジェクトを別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Rows not used: {problems}.</source>
        <translation>使わなかった行: {problems}。</translation>
    </message>
    <message>
        <source>Run &apos;rallytrace doctor&apos; to see what is installed.</source>
        <translation>&apos;rallytrace doctor&apos; でインストール状況を確認できます。</translation>
    </message>
    <message>
        <source>Same as line {line}.</source>
        <translation>{line}行目と同じです。</translation>
    </message>
    <message>
        <source>Save it again with &apos;bg_mode&apos; in its param_dict.</source>
        <translation>param_dict に &apos;bg_mode&apos; を入れて、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Save it again with the window length as &apos;seq_len&apos; in its param_dict.</source>
        <translation>param_dict の &apos;seq_len&apos; にウィンドウの長さを入れて、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Save it again with torch.save, as a dict with the network&apos;s state_dict() under &apos;model&apos;.</source>
        <translation>モデルの state_dict() を &apos;model&apos; に入れた dict を torch.save で保存し直してください。</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>CSV として保存してください。</translation>
    </message>
    <message>
        <source>Save it as CSV: in DeepLabCut with analyze_videos_converth5_to_csv, in SLEAP with File &gt; Export Analysis CSV.</source>
        <translation>CSV として保存してください。DeepLabCut では analyze_videos_converth5_to_csv、SLEAP では File &gt; Export Analysis CSV を使います。</translation>
    </message>
    <message>
        <source>Save the project in another folder with File &gt; Save a copy.</source>
        <translation>「ファイル &gt; コピーを保存」で、別のフォルダーにプロジェクトを保存してください。</translation>
    </message>
    <message>
        <source>Save the project in another folder.</source>
        <translation>プロジェクトを別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Save the project under another name. Until then your changes are saved on this computer.</source>
        <translation>プロジェクトを別の名前で保存してください。それまで変更はこのコンピューターに保存されます。</translation>
    </message>
    <message>
        <source>Save the state_dict() of the network under &apos;model&apos;.</source>
        <translation>モデルの state_dict() を &apos;model&apos; に保存してください。</translation>
    </message>
    <message>
        <source>Save this project under another name with File &gt; Save a copy.</source>
        <translation>「ファイル &gt; コピーを保存」で、このプロジェクトを別の名前で保存してください。</translation>
    </message>
    <message>
        <source>See the log for details.</source>
        <translation>詳細はログを見てください。</translation>
    </message>
    <message>
        <source>Set it in the window with Match &gt; Set the court.</source>
        <translation>ウィンドウの「試合 &gt; コートを設定」で設定してください。</translation>
    </message>
    <message>
        <source>Set the court in the window ({key}).</source>
        <translation>ウィンドウでコートを設定してください（{key}）。</translation>
    </message>
    <message>
        <source>Set the court with Match &gt; Set the court, and find the players with Match &gt; Find the players&apos; poses.</source>
        <translation>「試合 &gt; コートを設定」でコートを設定し、「試合 &gt; 選手の姿勢を検出」で選手を検出してください。</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s layout is for {sports}.</source>
        <translation>ShuttleSet の形式は{sports}用です。</translation>
    </message>
    <message>
        <source>Skipped {name}: {problem}</source>
        <translation>{name} を飛ばしました: {problem}</translation>
    </message>
    <message>
        <source>Some of its frames have no time stamps.</source>
        <translation>一部のフレームにタイムスタンプがありません。</translation>
    </message>
    <message>
        <source>Source &apos;{cell}&apos; is unknown. Changed to imported.</source>
        <translation>ソース「{cell}」は不明なため、インポートに変更しました。</translation>
    </message>
    <message>
        <source>State it in a copy with: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</source>
        <translation>次のコマンドでコピーにサイズを記してください: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx</translation>
    </message>
    <message>
        <source>Strokes need the court and the players&apos; poses.</source>
        <translation>ショットにはコートと選手の姿勢が必要です。</translation>
    </message>
    <message>
        <source>The Label Studio file has {count} tasks, for as many videos.</source>
        <translation>Label Studio のファイルに{count}本の動画のタスクがあります。</translation>
    </message>
    <message>
        <source>The XML file has &lt;{tag}&gt; where CVAT&apos;s have &lt;annotations&gt;.</source>
        <translation>XML ファイルの要素が CVAT の &lt;annotations&gt; ではなく &lt;{tag}&gt; です。</translation>
    </message>
    <message>
        <source>The XML file is damaged: {reason}.</source>
        <translation>XML ファイルが壊れています: {reason}。</translation>
    </message>
    <message>
        <source>The background frames are outside &apos;{path}&apos;, which has {frames} frames.</source>
        <translation>背景のフレームが「{path}」（{frames}フレーム）の外にあります。</translation>
    </message>
    <message>
        <source>The background is {shape}x{shape2} but frame {index} is {size}.</source>
        <translation>背景は {shape}x{shape2} ですが、フレーム {index} は {size} です。</translation>
    </message>
    <message>
        <source>The background start, frame {start}, must be before the background end, frame {stop}.</source>
        <translation>背景の開始フレーム {start} は、終了フレーム {stop} より前でなければなりません。</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>The checkpoint {path} cannot be read: {reason}.</source>
        <translation>チェックポイント {path} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is damaged: {reason}.</source>
        <translation>チェックポイント {path} は壊れています: {reason}。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is empty.</source>
        <translation>チェックポイント {path} は空です。</translation>
    </message>
    <message>
        <source>The checkpoint {path} is larger than {limit} MB.</source>
        <translation>チェックポイント {path} が {limit} MB を超えています。</translation>
    </message>
    <message>
        <source>The copy differs from the video.</source>
        <translation>コピーが動画と異なります。</translation>
    </message>
    <message>
        <source>The disk of {folder} is nearly full.</source>
        <translation>{folder} のディスクがほぼいっぱいです。</translation>
    </message>
    <message>
        <source>The event is incomplete.</source>
        <translation>イベントが不完全です。</translation>
    </message>
    <message>
        <source>The export ended without a result.</source>
        <translation>エクスポートが結果なしで終わりました。</translation>
    </message>
    <message>
        <source>The export stopped because of an internal error ({kind}: {error}).</source>
        <translation>内部エラーのためエクスポートを中断しました（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The fields are {names}.</source>
        <translation>使える項目は {names} です。</translation>
    </message>
    <message>
        <source>The file &apos;{path}&apos; does not exist.</source>
        <translation>ファイル「{path}」がありません。</translation>
    </message>
    <message>
        <source>The file has {rows:,} rows, but the video has {frames:,} frames. The labels may belong to another version of the video.</source>
        <translation>ファイルは{rows:,}行ですが、動画は{frames:,}フレームです。ラベルは別版の動画のものかもしれません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>実行しても同じように失敗するため、このファイルは使われません。</translation>
    </message>
    <message>
        <source>The file is not used. Choose another one or export it again.</source>
        <translation>このファイルは使われません。別のファイルを選ぶか、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>The folder &apos;{name}&apos; of RallyTrace is missing (searched next to {package}).</source>
        <translation>RallyTrace のフォルダー「{name}」がありません（{package} の隣を検索）。</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>フォルダー {filename} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>フォルダー {folder} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>フォルダー {folder} がありません。</translation>
    </message>
    <message>
        <source>The folder {folder} for compiled models cannot be created: {reason}.</source>
        <translation>コンパイル済みモデルのフォルダー {folder} を作成できません: {reason}。</translation>
    </message>
    <message>
        <source>The folder {folder} for the model cannot be created ({reason}).</source>
        <translation>モデル用のフォルダー {folder} を作成できません（{reason}）。</translation>
    </message>
    <message>
        <source>The folder {target} contains the files to export.</source>
        <translation>フォルダー {target} にはエクスポートするファイルがあります。</translation>
    </message>
    <message>
        <source>The folder {target} is not empty and was not changed.</source>
        <translation>フォルダー {target} は空でないため、変更しませんでした。</translation>
    </message>
    <message>
        <source>The folder {target} was not changed: it contains {named}, which no export has written.</source>
        <translation>フォルダー {target} は変更しませんでした: エクスポートで作成していない {named} があります。</translation>
    </message>
    <message>
        <source>The frame number is missing.</source>
        <translation>フレーム番号がありません。</translation>
    </message>
    <message>
        <source>The heatmap of frame {frame} could not be computed because of an internal error.</source>
        <translation>内部エラーのため、フレーム {frame} のヒートマップを計算できませんでした。</translation>
    </message>
    <message>
        <source>The icon font cannot be read.</source>
        <translation>アイコンフォントを読み込めません。</translation>
    </message>
    <message>
        <source>The included model &apos;{name}&apos; is missing.</source>
        <translation>付属のモデル「{name}」がありません。</translation>
    </message>
    <message>
        <source>The interrupted run used other models or settings.</source>
        <translation>中断した実行は、別のモデルまたは設定を使っていました。</translation>
    </message>
    <message>
        <source>The label file {path} cannot be read: {reason}.</source>
        <translation>ラベルファイル {path} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The label file {path} does not exist.</source>
        <translation>ラベルファイル {path} がありません。</translation>
    </message>
    <message>
        <source>The label file {path} is empty.</source>
        <translation>ラベルファイル {path} は空です。</translation>
    </message>
    <message>
        <source>The label of frame {frame} lies at {x:g}, {y:g}, outside the picture of {video}.</source>
        <translation>フレーム {frame} のラベルの位置 {x:g}, {y:g} が {video} の画像の外にあります。</translation>
    </message>
    <message>
        <source>The labels have a frame number of {frame:,}, too large for any video.</source>
        <translation>ラベルのフレーム番号 {frame:,} は動画としては大きすぎます。</translation>
    </message>
    <message>
        <source>The layer &apos;{name}&apos; of the {network} contains values that are not finite.</source>
        <translation>{network} の層「{name}」に有限でない値が含まれています。</translation>
    </message>
    <message>
        <source>The layers are not those of {network}: {reason}.</source>
        <translation>層が {network} のものと異なります: {reason}。</translation>
    </message>
    <message>
        <source>The limit of {limit:.3g} GB is reached.</source>
        <translation>上限の {limit:.3g} GB に達しました。</translation>
    </message>
    <message>
        <source>The list of videos is not saved: {reason}.</source>
        <translation>動画リストを保存できません: {reason}。</translation>
    </message>
    <message>
        <source>The list of videos {path} cannot be read: {reason}.</source>
        <translation>動画リスト {path} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The list says DROP FRAME, so its codes are read as drop-frame codes despite their colons.</source>
        <translation>リストに DROP FRAME とあるため、コロン区切りでもドロップフレームのコードとして読み込みます。</translation>
    </message>
    <message>
        <source>The log has been ended.</source>
        <translation>ログは終了しました。</translation>
    </message>
    <message>
        <source>The log has not been started.</source>
        <translation>ログは開始されていません。</translation>
    </message>
    <message>
        <source>The match number {number} is not valid.</source>
        <translation>試合番号 {number} は無効です。</translation>
    </message>
    <message>
        <source>The model file {file} cannot be read: {reason}.</source>
        <translation>モデルファイル {file} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The model file {model_path} does not exist.</source>
        <translation>モデルファイル {model_path} がありません。</translation>
    </message>
    <message>
        <source>The model file {path} is empty.</source>
        <translation>モデルファイル {path} は空です。</translation>
    </message>
    <message>
        <source>The model {model} could not be loaded: {reason}</source>
        <translation>モデル {model} を読み込めませんでした: {reason}</translation>
    </message>
    <message>
        <source>The model {model} could not be started on {label}: {reason}</source>
        <translation>モデル {model} を {label} で起動できませんでした: {reason}</translation>
    </message>
    <message>
        <source>The model {model} failed on {sizes}: {reason}</source>
        <translation>モデル {model} は {sizes} で失敗しました: {reason}</translation>
    </message>
    <message>
        <source>The model {path} cannot be read: {reason}.</source>
        <translation>モデル {path} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The model {path} takes {size:.0f} MB with its data; the limit is {limit} MB.</source>
        <translation>モデル {path} はデータを含めて {size:.0f} MB です。上限は {limit} MB です。</translation>
    </message>
    <message>
        <source>The names of clips have no field &apos;{name}&apos;.</source>
        <translation>クリップの名前に項目「{name}」はありません。</translation>
    </message>
    <message>
        <source>The network in {source} cannot be written: it needs more than 2 GB, or more memory than there is.</source>
        <translation>{source} のモデルを書き込めません: 2 GB を超えるか、メモリーが足りません。</translation>
    </message>
    <message>
        <source>The output was not written: {reason}.</source>
        <translation>出力を書き込めませんでした: {reason}。</translation>
    </message>
    <message>
        <source>The pictures cannot be written to {folder}: {reason}.</source>
        <translation>画像を {folder} に書き込めません: {reason}。</translation>
    </message>
    <message>
        <source>The players cannot be found without the court.</source>
        <translation>コートがないと選手を検出できません。</translation>
    </message>
    <message>
        <source>The precision {precision} cannot be used on {provider}.</source>
        <translation>精度 {precision} は {provider} で使えません。</translation>
    </message>
    <message>
        <source>The project file {path} does not exist.</source>
        <translation>プロジェクトファイル {path} がありません。</translation>
    </message>
    <message>
        <source>The project is not saved because of an internal error ({kind}: {error}).</source>
        <translation>内部エラーのためプロジェクトを保存できません（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The project is not saved: a video may have {limit:,} frames, not {frames:,}.</source>
        <translation>プロジェクトを保存できません: 動画は{frames:,}フレームですが、上限は{limit:,}フレームです。</translation>
    </message>
    <message>
        <source>The project is not saved: another window or program has created {name}.</source>
        <translation>プロジェクトを保存できません: 別のウィンドウまたはプログラムが {name} を作成しました。</translation>
    </message>
    <message>
        <source>The project is not saved: neither the video&apos;s folder nor RallyTrace&apos;s own folder is writable.</source>
        <translation>プロジェクトを保存できません: 動画のフォルダーにも RallyTrace のフォルダーにも書き込めません。</translation>
    </message>
    <message>
        <source>The project of this video is still being read.</source>
        <translation>この動画のプロジェクトをまだ読み込んでいます。</translation>
    </message>
    <message>
        <source>The project of {name} was not saved.</source>
        <translation>{name} のプロジェクトを保存できませんでした。</translation>
    </message>
    <message>
        <source>The project {path} cannot be read ({reason}).</source>
        <translation>プロジェクト {path} を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>The project {path} cannot be read: {reason}.</source>
        <translation>プロジェクト {path} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>The project {path} is damaged ({reason}). Nothing in it was changed.</source>
        <translation>プロジェクト {path} は壊れています（{reason}）。内容は変更していません。</translation>
    </message>
    <message>
        <source>The project {path} no longer exists.</source>
        <translation>プロジェクト {path} はもうありません。</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a fill can have at most {limit:,}.</source>
        <translation>範囲は{number:,}フレームですが、補完できるのは最大{limit:,}フレームです。</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a proposal can have at most {limit:,}.</source>
        <translation>範囲は{number:,}フレームですが、提案できるのは最大{limit:,}フレームです。</translation>
    </message>
    <message>
        <source>The range {given} is empty.</source>
        <translation>範囲 {given} は空です。</translation>
    </message>
    <message>
        <source>The range {given} starts after the last frame of the video, {frames}.</source>
        <translation>範囲 {given} が動画の最後のフレームより後から始まっています（動画は{frames}フレーム）。</translation>
    </message>
    <message>
        <source>The range {given} starts before frame 0.</source>
        <translation>範囲 {given} がフレーム 0 より前から始まっています。</translation>
    </message>
    <message numerus="yes">
        <source>The recording of {project} has {files} files, of which {names} are missing.</source>
        <translation>
            <numerusform>{project} の録画は{files}個のファイルですが、{names} がありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not copied because of an internal error ({kind}: {error}).</source>
        <translation>内部エラーのため、残りをコピーできませんでした（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The results so far are kept. Help &gt; Diagnostics opens the log.</source>
        <translation>それまでの結果は残っています。ログは「ヘルプ &gt; 診断」で開けます。</translation>
    </message>
    <message>
        <source>The run stopped because of an internal error ({kind}: {error}).</source>
        <translation>内部エラーのため実行を中断しました（{kind}: {error}）。</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is ignored: {problem}</source>
        <translation>設定「{name}」を無視します: {problem}</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is unknown and is ignored.</source>
        <translation>設定「{name}」は不明なため無視します。</translation>
    </message>
    <message>
        <source>The settings are from another version of RallyTrace. Only settings that this version knows are used.</source>
        <translation>設定は別のバージョンの RallyTrace のものです。このバージョンにある設定だけを使います。</translation>
    </message>
    <message>
        <source>The settings could not be saved. {problem}</source>
        <translation>設定を保存できませんでした。{problem}</translation>
    </message>
    <message>
        <source>The settings file is damaged. It was renamed to {path}. Default settings are used.</source>
        <translation>設定ファイルが壊れているため、{path} に名前を変更しました。初期設定を使います。</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}).</source>
        <translation>{path} の設定を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>The settings under &apos;{name}&apos; are not a table and are ignored.</source>
        <translation>「{name}」の設定は表形式ではないため無視します。</translation>
    </message>
    <message>
        <source>The speed {speed:g} is not valid.</source>
        <translation>速度 {speed:g} は無効です。</translation>
    </message>
    <message>
        <source>The test of {path}</source>
        <translation>{path} のテスト</translation>
    </message>
    <message>
        <source>The time is missing.</source>
        <translation>時刻がありません。</translation>
    </message>
    <message>
        <source>The trail must have 0 to 500 frames.</source>
        <translation>軌跡は 0〜500フレームにしてください。</translation>
    </message>
    <message>
        <source>The video codec of &apos;{path}&apos; is not supported.</source>
        <translation>「{path}」の動画コーデックには対応していません。</translation>
    </message>
    <message>
        <source>The video file has changed, and its frames cannot be compared. {problem}</source>
        <translation>動画ファイルが変わりましたが、フレームを比較できません。{problem}</translation>
    </message>
    <message>
        <source>The video of {project} was not found next to it or at {path}.</source>
        <translation>{project} の動画は、その隣にも {path} にもありませんでした。</translation>
    </message>
    <message>
        <source>The video {path} no longer exists.</source>
        <translation>動画 {path} はもうありません。</translation>
    </message>
    <message>
        <source>The visibility is missing.</source>
        <translation>可視性がありません。</translation>
    </message>
    <message>
        <source>The windows of a recurrent network follow one another: its stride must be {length}.</source>
        <translation>再帰型モデルのウィンドウは連続するため、ストライドは {length} でなければなりません。</translation>
    </message>
    <message>
        <source>The {kind} file contains no ball positions.</source>
        <translation>{kind} ファイルにボールの位置がありません。</translation>
    </message>
    <message>
        <source>The {kind} file has no labels.</source>
        <translation>{kind} ファイルにラベルがありません。</translation>
    </message>
    <message>
        <source>The {kind} file has several classes ({names}), and it is unclear which of them is the ball.</source>
        <translation>{kind} ファイルに複数のクラス（{names}）があり、どれがボールかわかりません。</translation>
    </message>
    <message>
        <source>The {kind} table has the frame number {row}, not a whole number.</source>
        <translation>{kind} の表のフレーム番号 {row} が整数ではありません。</translation>
    </message>
    <message>
        <source>The {model_name} in the checkpoint gives values that are not finite.</source>
        <translation>チェックポイントの {model_name} が有限でない値を返します。</translation>
    </message>
    <message>
        <source>There are labels for {labels} frames, but only {decoded} of them can be decoded.</source>
        <translation>{labels}フレームにラベルがありますが、そのうち{decoded}フレームしかデコードできません。</translation>
    </message>
    <message>
        <source>There are no events to save.</source>
        <translation>保存するイベントがありません。</translation>
    </message>
    <message>
        <source>There are no gaps to fill yet.</source>
        <translation>まだ補完する空白がありません。</translation>
    </message>
    <message>
        <source>There are no labelled frames to export.</source>
        <translation>エクスポートするラベル付きのフレームがありません。</translation>
    </message>
    <message>
        <source>There are no poses to export.</source>
        <translation>エクスポートする姿勢がありません。</translation>
    </message>
    <message>
        <source>There are no rallies for a match page.</source>
        <translation>試合ページにするラリーがありません。</translation>
    </message>
    <message>
        <source>There are no rallies to cut.</source>
        <translation>切り出すラリーがありません。</translation>
    </message>
    <message>
        <source>There are no rallies to export.</source>
        <translation>エクスポートするラリーがありません。</translation>
    </message>
    <message>
        <source>There are no rallies to save.</source>
        <translation>保存するラリーがありません。</translation>
    </message>
    <message>
        <source>There are no reviewed frames to export.</source>
        <translation>エクスポートするレビュー済みのフレームがありません。</translation>
    </message>
    <message>
        <source>There are no rows in the file.</source>
        <translation>ファイルに行がありません。</translation>
    </message>
    <message>
        <source>There is no GPU number {number}, only {gpus}.</source>
        <translation>GPU 番号 {number} はありません。あるのは {gpus} だけです。</translation>
    </message>
    <message>
        <source>There is no checkpoint {path}.</source>
        <translation>チェックポイント {path} がありません。</translation>
    </message>
    <message>
        <source>There is no court to export.</source>
        <translation>エクスポートするコートがありません。</translation>
    </message>
    <message>
        <source>There is no frame column. Rows are numbered in order.</source>
        <translation>フレームの列がありません。行は順に番号を付けます。</translation>
    </message>
    <message>
        <source>There is no model file {path}.</source>
        <translation>モデルファイル {path} がありません。</translation>
    </message>
    <message>
        <source>There is no sound: the package miniaudio is not installed.</source>
        <translation>音声なし: パッケージ miniaudio がインストールされていません。</translation>
    </message>
    <message>
        <source>There is no sound: the sound device could not be started.</source>
        <translation>音声なし: サウンドデバイスを起動できませんでした。</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no usable sound device.</source>
        <translation>音声なし: このコンピューターに使えるサウンドデバイスがありません。</translation>
    </message>
    <message>
        <source>There is no video {missing}.</source>
        <translation>動画 {missing} がありません。</translation>
    </message>
    <message>
        <source>There is not enough memory to load the model {model}.</source>
        <translation>モデル {model} を読み込むメモリーが足りません。</translation>
    </message>
    <message>
        <source>There is nothing to copy yet. The project of this video is still being read.</source>
        <translation>まだコピーするものがありません。この動画のプロジェクトを読み込んでいます。</translation>
    </message>
    <message>
        <source>There was not enough memory to run the model {model} on {sizes}.</source>
        <translation>モデル {model} を {sizes} で実行するメモリーが足りませんでした。</translation>
    </message>
    <message>
        <source>They apply until you close RallyTrace.</source>
        <translation>RallyTrace を閉じるまでは有効です。</translation>
    </message>
    <message>
        <source>They may be labels of another video. Compared with the tracked path: {fit}.</source>
        <translation>別の動画のラベルかもしれません。追跡した軌道との比較: {fit}。</translation>
    </message>
    <message>
        <source>This network has no 8-bit file.</source>
        <translation>このモデルには8ビットのファイルがありません。</translation>
    </message>
    <message>
        <source>This project is read-only.</source>
        <translation>このプロジェクトは読み取り専用です。</translation>
    </message>
    <message>
        <source>To make changes, save a copy in another folder.</source>
        <translation>変更するには、別のフォルダーにコピーを保存してください。</translation>
    </message>
    <message>
        <source>Track it first.</source>
        <translation>先に追跡してください。</translation>
    </message>
    <message>
        <source>Track the video first.</source>
        <translation>先に動画を追跡してください。</translation>
    </message>
    <message>
        <source>Track the video, or choose another range.</source>
        <translation>動画を追跡するか、別の範囲を選んでください。</translation>
    </message>
    <message>
        <source>Track the video, or make a rally from a range.</source>
        <translation>動画を追跡するか、範囲からラリーを作成してください。</translation>
    </message>
    <message>
        <source>Track the video, or mark a rally and name it.</source>
        <translation>動画を追跡するか、ラリーの範囲を設定して名前を付けてください。</translation>
    </message>
    <message>
        <source>Track the videos first.</source>
        <translation>先に動画を追跡してください。</translation>
    </message>
    <message>
        <source>Track them first.</source>
        <translation>先に追跡してください。</translation>
    </message>
    <message>
        <source>Track these frames, or export without them: create rallies or choose a range.</source>
        <translation>これらのフレームを追跡するか、ラリーの作成または範囲の選択で除いてエクスポートしてください。</translation>
    </message>
    <message>
        <source>Try &apos;{example}&apos;.</source>
        <translation>「{example}」を試してください。</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>少し待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try more --windows, choose a video of the labelled rally, or omit --labels.</source>
        <translation>--windows を増やすか、ラベル付きのラリーの動画を選ぶか、--labels を外してください。</translation>
    </message>
    <message>
        <source>Try {examples}.</source>
        <translation>{examples} などを試してください。</translation>
    </message>
    <message>
        <source>Type a name, or click Browse.</source>
        <translation>名前を入力するか、「参照」をクリックしてください。</translation>
    </message>
    <message>
        <source>Unknown eval mode &apos;{name}&apos;.</source>
        <translation>評価モード「{name}」はありません。</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or export the model again for an older opset.</source>
        <translation>ONNX Runtime を更新するか、古い opset でモデルをもう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Use batches of 1 (--batch 1), or export it again with a dynamic batch size.</source>
        <translation>バッチを 1 にする（--batch 1）か、バッチサイズを可変にしてもう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Use stride 1.</source>
        <translation>ストライドを 1 にしてください。</translation>
    </message>
    <message>
        <source>Use the .onnx file that the training exported; see models/training/README.md.</source>
        <translation>学習で書き出された .onnx ファイルを使ってください（models/training/README.md を参照）。</translation>
    </message>
    <message>
        <source>Use the background of the same video.</source>
        <translation>同じ動画の背景を使ってください。</translation>
    </message>
    <message>
        <source>Use the digits 0 to 9.</source>
        <translation>数字は 0〜9 を使ってください。</translation>
    </message>
    <message>
        <source>Use the name of that file.</source>
        <translation>そのファイルの名前を使ってください。</translation>
    </message>
    <message>
        <source>Use {largest} or fewer.</source>
        <translation>{largest}以下にしてください。</translation>
    </message>
    <message>
        <source>Visibility &apos;{cell}&apos; is not 0 to 3.</source>
        <translation>可視性「{cell}」が 0〜3 ではありません。</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>(0, 0) で「見える」（「ボールなし」の意味）。</translation>
    </message>
    <message>
        <source>Visible at (0, 0): changed to no ball.</source>
        <translation>(0, 0) で「見える」: ボールなしに変更しました。</translation>
    </message>
    <message>
        <source>Visible, but without a position.</source>
        <translation>「見える」なのに位置がありません。</translation>
    </message>
    <message>
        <source>Visible, but x or y is missing.</source>
        <translation>「見える」なのに x または y がありません。</translation>
    </message>
    <message>
        <source>Without overlap, the stride must be the window length, {length}, not {stride}.</source>
        <translation>重なりなしでは、ストライドは {stride} ではなくウィンドウの長さ {length} でなければなりません。</translation>
    </message>
    <message>
        <source>Write it as START:END, END not included, for example 300:600.</source>
        <translation>START:END（END は含まない）で書きます。例: 300:600</translation>
    </message>
    <message>
        <source>Write it like &apos;{score}&apos;.</source>
        <translation>「{score}」のように書いてください。</translation>
    </message>
    <message>
        <source>Write one or more of {names}, separated by commas, or with a precision: openvino:bfloat16.</source>
        <translation>{names} から1つ以上をコンマ区切りで書きます。openvino:bfloat16 のように精度も指定できます。</translation>
    </message>
    <message>
        <source>You can change it in the settings, under Playback.</source>
        <translation>設定の「再生」で変更できます。</translation>
    </message>
    <message>
        <source>You can still use it as it is.</source>
        <translation>このままでも使えます。</translation>
    </message>
    <message>
        <source>You do not have permission to read &apos;{path}&apos;.</source>
        <translation>「{path}」を読み込む権限がありません。</translation>
    </message>
    <message>
        <source>a LosslessCut project</source>
        <translation>LosslessCut プロジェクト</translation>
    </message>
    <message>
        <source>a NumPy array</source>
        <translation>NumPy 配列</translation>
    </message>
    <message>
        <source>a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1); this file has {inputs}</source>
        <translation>TrackNet の入力は1つ (N, C, H, W)、InpaintNet の入力は2つ (N, L, 2) と (N, L, 1) ですが、このファイルの入力は {inputs} です</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>a colour such as &apos;#3060c0&apos;</source>
        <translation>&apos;#3060c0&apos; のような色</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>a list of at most {count} paths of files</source>
        <translation>最大{count}個のファイルパスのリスト</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>a number {range}</source>
        <translation>{range}の数値</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>パイプ</translation>
    </message>
    <message>
        <source>a pose model&apos;s output has 3 axes</source>
        <translation>姿勢モデルの出力は3軸でなければなりません</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ソケット</translation>
    </message>
    <message>
        <source>a table of actions and the keys of each</source>
        <translation>操作とそのキーの表</translation>
    </message>
    <message>
        <source>a table of texts</source>
        <translation>テキストの表</translation>
    </message>
    <message>
        <source>a whole number {range}</source>
        <translation>{range}の整数</translation>
    </message>
    <message>
        <source>an InpaintNet&apos;s inputs end in 2 (coordinates) and 1 (mask)</source>
        <translation>InpaintNet の入力の最後の軸は 2（座標）と 1（マスク）でなければなりません</translation>
    </message>
    <message>
        <source>an RTMO has the outputs (N, n, 5) and (N, n, 17, 3)</source>
        <translation>RTMO の出力は (N, n, 5) と (N, n, 17, 3) でなければなりません</translation>
    </message>
    <message>
        <source>an RTMPose has the outputs simcc_x and simcc_y of 3 axes</source>
        <translation>RTMPose の出力は3軸の simcc_x と simcc_y でなければなりません</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>an edit decision list</source>
        <translation>編集決定リスト（EDL）</translation>
    </message>
    <message>
        <source>an embedding network&apos;s output is float32</source>
        <translation>埋め込みモデルの出力は float32 でなければなりません</translation>
    </message>
    <message>
        <source>another kind of picture</source>
        <translation>別の種類の画像</translation>
    </message>
    <message>
        <source>another kind of video</source>
        <translation>別の種類の動画</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>別の物体</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ほかのプログラムが使用中です</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>先頭より前</translation>
    </message>
    <message>
        <source>beyond the end</source>
        <translation>末尾より後</translation>
    </message>
    <message>
        <source>confidence removed</source>
        <translation>信頼度を削除</translation>
    </message>
    <message>
        <source>cut at the edge of the video</source>
        <translation>動画の端で切り詰め</translation>
    </message>
    <message>
        <source>end before start</source>
        <translation>終わりが始まりより前</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>終了コード {code}</translation>
    </message>
    <message>
        <source>frame given twice</source>
        <translation>フレームが重複</translation>
    </message>
    <message>
        <source>frame {frame}</source>
        <translation>フレーム {frame}</translation>
    </message>
    <message>
        <source>frame {frame} of {rally}</source>
        <translation>{rally}のフレーム {frame}</translation>
    </message>
    <message>
        <source>frames {frames} of {rally}</source>
        <translation>{rally}のフレーム {frames}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g}</source>
        <translation>{minimum:.12g}〜{maximum:.12g}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g} {unit}</source>
        <translation>{minimum:.12g}〜{maximum:.12g} {unit}</translation>
    </message>
    <message>
        <source>impossible time code</source>
        <translation>あり得ないタイムコード</translation>
    </message>
    <message>
        <source>incomplete position</source>
        <translation>位置が不完全</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>it contains too much data</source>
        <translation>データが多すぎます</translation>
    </message>
    <message>
        <source>it has no output of 4 axes</source>
        <translation>4軸の出力がありません</translation>
    </message>
    <message>
        <source>it has no output of {axes} axes</source>
        <translation>{axes}軸の出力がありません</translation>
    </message>
    <message>
        <source>it has no pictures</source>
        <translation>映像がありません</translation>
    </message>
    <message>
        <source>it has the streams {codecs}, the first file {first}</source>
        <translation>ストリームが {codecs} で、最初のファイルは {first} です</translation>
    </message>
    <message>
        <source>it has {joints} keypoints, but the {count} of COCO are needed</source>
        <translation>キーポイントが{joints}個ですが、COCO の{count}個が必要です</translation>
    </message>
    <message>
        <source>it has {rate:.2f} frames per second, the first file {first:.2f}</source>
        <translation>毎秒{rate:.2f}フレームで、最初のファイルは {first:.2f} です</translation>
    </message>
    <message>
        <source>it is a YOLO for the task &apos;{task}&apos;, but a pose model is needed</source>
        <translation>タスク「{task}」の YOLO ですが、姿勢モデルが必要です</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>壊れています（{error}）</translation>
    </message>
    <message>
        <source>it needs one input of pictures, (N, 3, H, W)</source>
        <translation>画像の入力 (N, 3, H, W) が1つ必要です</translation>
    </message>
    <message>
        <source>it takes no pictures</source>
        <translation>画像を入力できません</translation>
    </message>
    <message>
        <source>it was recorded with other settings than the first file</source>
        <translation>最初のファイルと異なる設定で録画されています</translation>
    </message>
    <message>
        <source>its &apos;{name}&apos; {shape} has more than {limit} million numbers</source>
        <translation>「{name}」 {shape} の要素が{limit}百万個を超えています</translation>
    </message>
    <message>
        <source>its batches of {batch} are larger than {max_batch}</source>
        <translation>バッチ {batch} が上限 {max_batch} を超えています</translation>
    </message>
    <message>
        <source>its coordinates, mask and output differ along an axis ({listed})</source>
        <translation>座標、マスク、出力の軸の長さが異なります（{listed}）</translation>
    </message>
    <message>
        <source>its heatmaps&apos; height {found} differs from its input&apos;s {expected}</source>
        <translation>ヒートマップの高さ {found} が入力の {expected} と異なります</translation>
    </message>
    <message>
        <source>its heatmaps&apos; width {found} differs from its input&apos;s {expected}</source>
        <translation>ヒートマップの幅 {found} が入力の {expected} と異なります</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32</source>
        <translation>入力「{name}」が float32 ではありません</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32 or float16</source>
        <translation>入力「{name}」が float32 でも float16 でもありません</translation>
    </message>
    <message>
        <source>its input {shape} has no fixed number of channels</source>
        <translation>入力 {shape} のチャンネル数が固定されていません</translation>
    </message>
    <message>
        <source>its input {shape} looks channels-last, but (N, channels, H, W) is needed</source>
        <translation>入力 {shape} はチャンネルが最後のようですが、(N, channels, H, W) が必要です</translation>
    </message>
    <message>
        <source>its last rows</source>
        <translation>最後の行</translation>
    </message>
    <message>
        <source>its metadata calls it &apos;{name}&apos;, but its inputs are those of {words}</source>
        <translation>メタデータでは「{name}」ですが、入力は{words}のものです</translation>
    </message>
    <message>
        <source>its metadata has no valid kpt_shape (keypoints, values of each)</source>
        <translation>メタデータに有効な kpt_shape（キーポイント数、各要素数）がありません</translation>
    </message>
    <message>
        <source>its metadata says any batch, but its input takes exactly {axis}</source>
        <translation>メタデータではバッチ数は任意ですが、入力はちょうど {axis} です</translation>
    </message>
    <message>
        <source>its metadata says batches of {size}, but its input takes exactly {axis}</source>
        <translation>メタデータのバッチは {size} ですが、入力はちょうど {axis} です</translation>
    </message>
    <message>
        <source>its metadata says bg_mode &apos;{name}&apos;, which is not a supported mode</source>
        <translation>メタデータの bg_mode「{name}」には対応していません</translation>
    </message>
    <message>
        <source>its metadata says family &apos;{name}&apos;, which is not a supported family</source>
        <translation>メタデータのファミリー「{name}」には対応していません</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps</source>
        <translation>メタデータの seq_len は {seq_len} ですが、ヒートマップは{heatmaps}枚です</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but its inputs take {length} frames</source>
        <translation>メタデータの seq_len は {seq_len} ですが、入力は{length}フレームです</translation>
    </message>
    <message>
        <source>its metadata says {key} &apos;{name}&apos;, which is not a valid whole number</source>
        <translation>メタデータの {key}「{name}」は有効な整数ではありません</translation>
    </message>
    <message>
        <source>its output &apos;{name}&apos; is {kind}, but float32 is needed</source>
        <translation>出力「{name}」は {kind} ですが、float32 が必要です</translation>
    </message>
    <message>
        <source>its output &apos;{output}&apos; is {kind}, but float32 is needed</source>
        <translation>出力「{output}」は {kind} ですが、float32 が必要です</translation>
    </message>
    <message>
        <source>its output {shape} does not end in 2 coordinates</source>
        <translation>出力 {shape} の最後の軸が2つの座標ではありません</translation>
    </message>
    <message>
        <source>its output {shape} does not fit batches of {batch}</source>
        <translation>出力 {shape} がバッチ {batch} に合いません</translation>
    </message>
    <message>
        <source>its output {shape} does not have {count} keypoints per person</source>
        <translation>出力 {shape} が1人あたり{count}個のキーポイントになっていません</translation>
    </message>
    <message>
        <source>its pictures have {size} pixels, those of the first file {first}</source>
        <translation>画像が {size} ピクセルで、最初のファイルは {first} です</translation>
    </message>
    <message>
        <source>its pictures of {width}x{height} must have sides of {min_side_px} to {largest_side}</source>
        <translation>画像は {width}x{height} ですが、各辺は {min_side_px}〜{largest_side} でなければなりません</translation>
    </message>
    <message>
        <source>its rows of {row} numbers are not {values_per_pixel} for each of {side} pixels</source>
        <translation>行の要素数 {row} が、{side}ピクセルそれぞれ{values_per_pixel}個になっていません</translation>
    </message>
    <message>
        <source>its vectors of {numbers} numbers are not from 2 to {max_vector_length}</source>
        <translation>ベクトルの要素数 {numbers} が 2〜{max_vector_length} の範囲にありません</translation>
    </message>
    <message>
        <source>its windows of {frames} frames are longer than {max_window_frames}</source>
        <translation>ウィンドウの{frames}フレームが上限 {max_window_frames} を超えています</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with any number of frames</source>
        <translation>{channels}個の入力チャンネルは、フレーム数にかかわらずどのファミリーにも合いません</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with {frames} frames</source>
        <translation>{channels}個の入力チャンネルは、{frames}フレームのどのファミリーにも合いません</translation>
    </message>
    <message>
        <source>line {number:,}</source>
        <translation>{number:,}行目</translation>
    </message>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>{numbers}行目</numerusform>
        </translation>
    </message>
    <message>
        <source>marker {number:,}</source>
        <translation>マーカー {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>markers {numbers}</source>
        <translation>
            <numerusform>マーカー {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved to the edge</source>
        <translation>端に移動</translation>
    </message>
    <message>
        <source>neither its metadata (task, kpt_shape, pose_family) nor its outputs belong to a pose model</source>
        <translation>メタデータ（task、kpt_shape、pose_family）も出力も、姿勢モデルのものではありません</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>フレームなし</translation>
    </message>
    <message>
        <source>no length</source>
        <translation>長さなし</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>時刻なし</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値でない</translation>
    </message>
    <message>
        <source>not a row</source>
        <translation>データ行でない</translation>
    </message>
    <message>
        <source>of another clip</source>
        <translation>別のクリップ</translation>
    </message>
    <message>
        <source>one frame late</source>
        <translation>1フレーム遅れ</translation>
    </message>
    <message>
        <source>one of 1 picture and {axes} axes</source>
        <translation>画像1枚、{axes}軸の出力</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>{values} のいずれか</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>順序違い</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>画像の外</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>権限がありません</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>ボールなしなのに位置あり</translation>
    </message>
    <message>
        <source>repeats another frame</source>
        <translation>別のフレームの繰り返し</translation>
    </message>
    <message>
        <source>segment {number:,}</source>
        <translation>区間 {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>segments {numbers}</source>
        <translation>
            <numerusform>区間 {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>something else</source>
        <translation>別のもの</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>ソース不明</translation>
    </message>
    <message>
        <source>tab-separated values</source>
        <translation>タブ区切りテキスト</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>the duration of the file before it is unknown</source>
        <translation>前のファイルの長さが不明です</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>ファイルのパス</translation>
    </message>
    <message>
        <source>the record of a run</source>
        <translation>実行の記録</translation>
    </message>
    <message>
        <source>the weights of a model</source>
        <translation>モデルの重み</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>セルが多すぎる</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>unknown visibility</source>
        <translation>可視性が不明</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>(0, 0) で「見える」</translation>
    </message>
    <message>
        <source>visible without position</source>
        <translation>「見える」なのに位置なし</translation>
    </message>
    <message>
        <source>with batches of {batch} its input {shape} has more than {limit} million numbers</source>
        <translation>バッチ {batch} では入力 {shape} の要素が{limit}百万個を超えます</translation>
    </message>
    <message>
        <source>{aspect}: read as &apos;{choice}&apos;.</source>
        <translation>{aspect}:「{choice}」として読み込みました。</translation>
    </message>
    <message>
        <source>{count} files from {first} on cannot be opened as one video: their names are too long.</source>
        <translation>{first} からの{count}個のファイルは1本の動画として開けません: 名前が長すぎます。</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} ほか{count}個</translation>
    </message>
    <message>
        <source>{file} cannot be part of one video with {name}: {reason}.</source>
        <translation>{file} は {name} と1本の動画にできません: {reason}。</translation>
    </message>
    <message>
        <source>{file} is too large for the labels of a frame.</source>
        <translation>{file} は1フレームのラベルには大きすぎます。</translation>
    </message>
    <message>
        <source>{file}, line {number}: &apos;{line}&apos; is not a YOLO label.</source>
        <translation>{file}、{number}行目:「{line}」は YOLO のラベルではありません。</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video.</source>
        <translation>{first} と {name} は1本の動画として開けません。</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video: their folders or suffixes differ.</source>
        <translation>{first} と {name} は1本の動画として開けません: フォルダーまたは拡張子が異なります。</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to.</source>
        <translation>{folder} はファイルで、書き込めるフォルダーではありません。</translation>
    </message>
    <message>
        <source>{folder} is a folder without YOLO labels.</source>
        <translation>フォルダー {folder} に YOLO のラベルがありません。</translation>
    </message>
    <message>
        <source>{label} has no GPU number {number}.</source>
        <translation>{label} に GPU 番号 {number} はありません。</translation>
    </message>
    <message>
        <source>{missing} does not exist.</source>
        <translation>{missing} がありません。</translation>
    </message>
    <message>
        <source>{model} is not an ONNX model, or it is damaged.</source>
        <translation>{model} は ONNX モデルではないか、壊れています。</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape} for {windows} windows.</source>
        <translation>{model} が{windows}個のウィンドウに対して形 {shape} の出力を返しました。</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape}, which does not fit its family.</source>
        <translation>{model} がファミリーに合わない形 {shape} の出力を返しました。</translation>
    </message>
    <message>
        <source>{named} is not the project of {name}, which is {place}.</source>
        <translation>{named} は {name} のプロジェクトではありません。{name} のプロジェクト: {place}。</translation>
    </message>
    <message>
        <source>{name} &apos;{cell}&apos; is not a number.</source>
        <translation>{name}「{cell}」は数値ではありません。</translation>
    </message>
    <message>
        <source>{name} cannot be read yet.</source>
        <translation>{name} はまだ読み込めません。</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frames:,}, which is in no clip.</source>
        <translation>{name} に、どのクリップにもないフレーム {frames:,} の行があります。</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frame}, but the video&apos;s last frame is {last}.</source>
        <translation>{name} にフレーム {frame} の行がありますが、動画の最後のフレームは {last} です。</translation>
    </message>
    <message>
        <source>{name} has no labels for this video.</source>
        <translation>{name} にこの動画のラベルはありません。</translation>
    </message>
    <message>
        <source>{name} is JSON, but not a list of markers as Kdenlive exports it.</source>
        <translation>{name} は JSON ですが、Kdenlive が書き出すマーカーのリストではありません。</translation>
    </message>
    <message>
        <source>{name} is already being exported.</source>
        <translation>{name} はエクスポート中です。</translation>
    </message>
    <message>
        <source>{name} is for a video of {size} pixels. The open video has {open_size}.</source>
        <translation>{name} は {size} ピクセルの動画用です。開いている動画は {open_size} です。</translation>
    </message>
    <message>
        <source>{name} is not saved: the file was removed or replaced by another program.</source>
        <translation>{name} を保存できません: ファイルがほかのプログラムによって削除または置き換えられました。</translation>
    </message>
    <message>
        <source>{name} is not the video of these labels. It has {size} and {n_frames} frames. Their video has {wanted_size} and {wanted_frames} frames.</source>
        <translation>{name} はこれらのラベルの動画ではありません。この動画は {size}、{n_frames}フレームですが、ラベルの動画は {wanted_size}、{wanted_frames}フレームです。</translation>
    </message>
    <message>
        <source>{name} is read-only ({reason}).</source>
        <translation>{name} は読み取り専用です（{reason}）。</translation>
    </message>
    <message>
        <source>{name} is the open project.</source>
        <translation>{name} は開いているプロジェクトです。</translation>
    </message>
    <message>
        <source>{name} must be {requirement}.</source>
        <translation>{name} には{requirement}を指定してください。</translation>
    </message>
    <message>
        <source>{name} was changed or removed by another program while it was open.</source>
        <translation>{name} は開いている間に、ほかのプログラムによって変更または削除されました。</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>{number:,} {problem}</source>
        <translation>{problem} {number:,}行</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{path} already exists and was not changed.</source>
        <translation>{path} はすでにあるため、変更しませんでした。</translation>
    </message>
    <message>
        <source>{path} belongs to the family &apos;{named}&apos;, not to &apos;{name}&apos;.</source>
        <translation>{path} のファミリーは「{named}」で、「{name}」ではありません。</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: ONNX Runtime&apos;s quantization did not change any of its operations.</source>
        <translation>{path} は量子化できません: ONNX Runtime の量子化でどの演算子も変わりませんでした。</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: {reason}</source>
        <translation>{path} は量子化できません: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read as a picture.</source>
        <translation>{path} を画像として読み込めません。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} を読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>{path} cannot be tried: {summary}</source>
        <translation>{path} を試せません: {summary}</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>{path} は使用できません: {reason}。</translation>
    </message>
    <message>
        <source>{path} changed while it was being checked.</source>
        <translation>{path} は検査中に変更されました。</translation>
    </message>
    <message>
        <source>{path} computes {size:,.1f} billion numbers at once, which needs more memory than there is.</source>
        <translation>{path} は一度に{size:,.1f}十億個の数値を計算するため、メモリーが足りません。</translation>
    </message>
    <message>
        <source>{path} contains &apos;{reason}&apos;, which network weights do not need. It was not executed.</source>
        <translation>{path} に、モデルの重みには不要な「{reason}」が含まれています。実行はしていません。</translation>
    </message>
    <message>
        <source>{path} contains a network called {value}.</source>
        <translation>{path} に含まれるモデルは {value} です。</translation>
    </message>
    <message>
        <source>{path} contains something other than numbers in its layers ({value}).</source>
        <translation>{path} の層に数値以外のもの（{value}）が含まれています。</translation>
    </message>
    <message>
        <source>{path} contains weights of RallyTrace&apos;s own training, for starting another one. They cannot be run or converted.</source>
        <translation>{path} に含まれるのは、次の学習を始めるための RallyTrace 独自の学習の重みです。実行も変換もできません。</translation>
    </message>
    <message>
        <source>{path} contains {kind} data, not text.</source>
        <translation>{path} の内容はテキストではなく {kind} データです。</translation>
    </message>
    <message>
        <source>{path} does not contain a TrackNet: the layer {layer} is missing.</source>
        <translation>{path} に TrackNet がありません: 層 {layer} が見つかりません。</translation>
    </message>
    <message>
        <source>{path} does not contain a network: there is no state_dict under the key &apos;model&apos; or &apos;model_state_dict&apos;.</source>
        <translation>{path} にモデルがありません: キー &apos;model&apos; にも &apos;model_state_dict&apos; にも state_dict がありません。</translation>
    </message>
    <message>
        <source>{path} does not say how many frames its windows have.</source>
        <translation>{path} にウィンドウのフレーム数が記されていません。</translation>
    </message>
    <message>
        <source>{path} found {count:,} persons in a picture. More than {max_candidates:,} cannot be right.</source>
        <translation>{path} が1枚の画像から{count:,}人を検出しました。{max_candidates:,}人を超える結果は正しくありません。</translation>
    </message>
    <message>
        <source>{path} has a line of more than {limit:,} characters, too many for a label file.</source>
        <translation>{path} に{limit:,}文字を超える行があり、ラベルファイルには長すぎます。</translation>
    </message>
    <message>
        <source>{path} has an invalid seq_len.</source>
        <translation>{path} の seq_len が無効です。</translation>
    </message>
    <message>
        <source>{path} has functions that call themselves.</source>
        <translation>{path} に自分自身を呼び出す関数があります。</translation>
    </message>
    <message>
        <source>{path} has just changed. It is probably still being copied or recorded.</source>
        <translation>{path} は変更された直後です。まだコピー中か録画中と思われます。</translation>
    </message>
    <message>
        <source>{path} has labels that cannot be read ({kind}: {reason}).</source>
        <translation>{path} に読み込めないラベルがあります（{kind}: {reason}）。</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} lines, too many for a label file.</source>
        <translation>{path} は{limit:,}行を超え、ラベルファイルには多すぎます。</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} operations, including those of its functions.</source>
        <translation>{path} の演算は、関数内を含めて{limit:,}個を超えています。</translation>
    </message>
    <message>
        <source>{path} has no column {names} (line 1 reads &apos;{value}&apos;).</source>
        <translation>{path} に列 {names} がありません（1行目は「{value}」）。</translation>
    </message>
    <message>
        <source>{path} has no segments.</source>
        <translation>{path} に区間がありません。</translation>
    </message>
    <message>
        <source>{path} has segments that cannot be read: {reason}.</source>
        <translation>{path} に読み込めない区間があります: {reason}。</translation>
    </message>
    <message>
        <source>{path} has the background mode {value}, which is not supported.</source>
        <translation>{path} の背景モード {value} には対応していません。</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint, which cannot be used directly.</source>
        <translation>{path} は PyTorch のチェックポイントで、直接は使えません。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a checkpoint.</source>
        <translation>{path} はフォルダーで、チェックポイントではありません。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file to write to.</source>
        <translation>{path} はフォルダーで、書き込めるファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a label file.</source>
        <translation>{path} はフォルダーで、ラベルファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <translation>{path} はフォルダーで、モデルファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a project file.</source>
        <translation>{path} はフォルダーで、プロジェクトファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is a link to a file in another folder, {target}.</source>
        <translation>{path} は別のフォルダーのファイル {target} へのリンクです。</translation>
    </message>
    <message>
        <source>{path} is a text file, not a checkpoint. It may be a web page that was downloaded instead.</source>
        <translation>{path} はテキストファイルで、チェックポイントではありません。代わりに Web ページがダウンロードされた可能性があります。</translation>
    </message>
    <message>
        <source>{path} is a zip archive, but was not written by torch.save.</source>
        <translation>{path} は zip アーカイブですが、torch.save で書かれたものではありません。</translation>
    </message>
    <message>
        <source>{path} is an input, and would be replaced by the output.</source>
        <translation>{path} は入力ファイルなので、出力で置き換わってしまいます。</translation>
    </message>
    <message>
        <source>{path} is being written by another program.</source>
        <translation>{path} はほかのプログラムが書き込み中です。</translation>
    </message>
    <message>
        <source>{path} is damaged: it contains text that is not UTF-8.</source>
        <translation>{path} は壊れています: UTF-8 でないテキストが含まれています。</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for a label file.</source>
        <translation>{path} は {limit} MB を超え、ラベルファイルには大きすぎます。</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for labels.</source>
        <translation>{path} は {limit} MB を超え、ラベルには大きすぎます。</translation>
    </message>
    <message>
        <source>{path} is not RallyTrace&apos;s list of videos, or is damaged.</source>
        <translation>{path} は RallyTrace の動画リストではないか、壊れています。</translation>
    </message>
    <message>
        <source>{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.</source>
        <translation>{path} は RallyTrace のプロジェクトではないか、壊れています。内容は変更していません。</translation>
    </message>
    <message>
        <source>{path} is not a UTF-8 text file.</source>
        <translation>{path} は UTF-8 のテキストファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is not a network for the digits of scoreboards.</source>
        <translation>{path} はスコア表示の数字を読むモデルではありません。</translation>
    </message>
    <message>
        <source>{path} is not a stroke network: its metadata differs in {names}.</source>
        <translation>{path} はショットのモデルではありません: メタデータの {names} が異なります。</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model.</source>
        <translation>{path} は ONNX モデルではありません。</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model: it does not contain a network.</source>
        <translation>{path} は ONNX モデルではありません: モデルが含まれていません。</translation>
    </message>
    <message>
        <source>{path} is not an embedding network.</source>
        <translation>{path} は埋め込みモデルではありません。</translation>
    </message>
    <message>
        <source>{path} is not saved: the disk is full.</source>
        <translation>{path} を保存できません: ディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>{path} is not saved: {reason}.</source>
        <translation>{path} を保存できません: {reason}。</translation>
    </message>
    <message>
        <source>{path} is not {kind}, and was not changed.</source>
        <translation>{path} は{kind}ではないため、変更しませんでした。</translation>
    </message>
    <message>
        <source>{path} is {article}, but {words} is needed here.</source>
        <translation>{path} は{article}ですが、ここでは{words}が必要です。</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file to write to.</source>
        <translation>{path} は{kind}で、書き込めるファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file.</source>
        <translation>{path} は{kind}で、ファイルではありません。</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which cannot be read.</source>
        <translation>{path} の重みがある「{shown}」を読み込めません。</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which does not exist.</source>
        <translation>{path} の重みがある「{shown}」が存在しません。</translation>
    </message>
    <message>
        <source>{path} keeps weights outside its own folder (&apos;{shown}&apos;), which is not allowed.</source>
        <translation>{path} の重みが自分のフォルダーの外（「{shown}」）にあります。これは許可されていません。</translation>
    </message>
    <message>
        <source>{path} names its family itself.</source>
        <translation>{path} にファミリーが記されています。</translation>
    </message>
    <message>
        <source>{path} returned an output of the shape {given}, which does not contain persons.</source>
        <translation>{path} が人を含まない形 {given} の出力を返しました。</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} in a test instead of {due}.</source>
        <translation>{path} はテストで {due} ではなく {given} の出力を返しました。</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} instead of {expected_shape}.</source>
        <translation>{path} が {expected_shape} ではなく {given} の出力を返しました。</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape} for a batch of {batch}.</source>
        <translation>{path} がバッチ {batch} に対して {shape} の出力を返しました。</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape}, which does not have {count} keypoints.</source>
        <translation>{path} が {shape} の出力を返しましたが、キーポイントが{count}個ありません。</translation>
    </message>
    <message>
        <source>{path} returned different vectors for the same picture in a test (similarity {min:.3f}).</source>
        <translation>{path} はテストで同じ画像に異なるベクトルを返しました（類似度 {min:.3f}）。</translation>
    </message>
    <message>
        <source>{path} returned outputs of {shape} and {shape2} for a batch of {fixed}.</source>
        <translation>{path} がバッチ {fixed} に対して {shape} と {shape2} の出力を返しました。</translation>
    </message>
    <message>
        <source>{path} returned something other than numbers.</source>
        <translation>{path} が数値以外のものを返しました。</translation>
    </message>
    <message>
        <source>{path} returned values that are not finite in a test.</source>
        <translation>{path} はテストで有限でない値を返しました。</translation>
    </message>
    <message>
        <source>{path} returned vectors of {shape}.</source>
        <translation>{path} が {shape} のベクトルを返しました。</translation>
    </message>
    <message>
        <source>{path} returned vectors that are zero or not finite.</source>
        <translation>{path} がゼロまたは有限でないベクトルを返しました。</translation>
    </message>
    <message>
        <source>{path} takes pictures of any size, {shape}, so the size must be chosen.</source>
        <translation>{path} はどのサイズの画像 {shape} も受け付けるため、サイズを選ぶ必要があります。</translation>
    </message>
    <message>
        <source>{path} uses operators of an unknown library ({shown}), which is not loaded.</source>
        <translation>{path} は未知のライブラリー（{shown}）の演算子を使っていますが、読み込まれていません。</translation>
    </message>
    <message>
        <source>{path} was being written when the program was killed, and is damaged ({reason}). Neither it nor {journal} was changed.</source>
        <translation>{path} は書き込み中にプログラムが強制終了され、壊れています（{reason}）。このファイルも {journal} も変更していません。</translation>
    </message>
    <message>
        <source>{path} was not written by torch.save.</source>
        <translation>{path} は torch.save で書かれたものではありません。</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied, or it is open in another program.</source>
        <translation>{path} を書き込めませんでした: 権限がないか、ほかのプログラムで開かれています。</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied.</source>
        <translation>{path} を書き込めませんでした: 権限がありません。</translation>
    </message>
    <message>
        <source>{path} was not written: the disk is full.</source>
        <translation>{path} を書き込めませんでした: ディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>{path} was not written: {reason}.</source>
        <translation>{path} を書き込めませんでした: {reason}。</translation>
    </message>
    <message>
        <source>{path} was saved in the format of torch before version 1.6.</source>
        <translation>{path} は torch 1.6 より前の形式で保存されています。</translation>
    </message>
    <message>
        <source>{path} was written by a newer RallyTrace (project version {version}; supported: {version2}).</source>
        <translation>{path} は新しい RallyTrace で作成されています（プロジェクトのバージョン {version}、対応: {version2}）。</translation>
    </message>
    <message>
        <source>{path} was written by an earlier, unpublished build of RallyTrace, and cannot be read by this one.</source>
        <translation>{path} は公開前の古い RallyTrace で作成されたため、このバージョンでは読み込めません。</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content, first at {place}.</source>
        <translation>{path} を書き込みましたが、読み直すと内容が異なります。最初の違い: {place}。</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content.</source>
        <translation>{path} を書き込みましたが、読み直すと内容が異なります。</translation>
    </message>
    <message>
        <source>{path} would be written as {given}, but &apos;{suffix}&apos; means {named}.</source>
        <translation>{path} は{given}として書き込まれますが、「{suffix}」は{named}を表します。</translation>
    </message>
    <message>
        <source>{path}, line {line_num}: this is not a row of a label file ({reason}).</source>
        <translation>{path}、{line_num}行目: ラベルファイルの行ではありません（{reason}）。</translation>
    </message>
    <message>
        <source>{path}, line {number}: &apos;{value}&apos; is not a row of a label file.</source>
        <translation>{path}、{number}行目:「{value}」はラベルファイルの行ではありません。</translation>
    </message>
    <message>
        <source>{path}, line {number}: frame {frame} already has a row.</source>
        <translation>{path}、{number}行目: フレーム {frame} の行はすでにあります。</translation>
    </message>
    <message>
        <source>{path}: {reason}.</source>
        <translation>{path}: {reason}。</translation>
    </message>
    <message>
        <source>{path}: {words}</source>
        <translation>{path}: {words}</translation>
    </message>
    <message>
        <source>{position} is just outside the picture and was moved to its edge.</source>
        <translation>{position} は画像のすぐ外なので、端に移動しました。</translation>
    </message>
    <message>
        <source>{position} is outside the picture, {size}.</source>
        <translation>{position} は画像 {size} の外です。</translation>
    </message>
    <message>
        <source>{problem} Those settings are ignored.</source>
        <translation>{problem}これらの設定は無視します。</translation>
    </message>
    <message>
        <source>{program} needs one video file; this recording has {files}.</source>
        <translation>{program} には1つの動画ファイルが必要ですが、この録画は{files}個あります。</translation>
    </message>
    <message>
        <source>{project} is not used: {words}</source>
        <translation>{project} は使いません: {words}</translation>
    </message>
    <message>
        <source>{project} is open in another window (process {process}).</source>
        <translation>{project} は別のウィンドウ（プロセス {process}）で開かれています。</translation>
    </message>
    <message>
        <source>{project} is open in another window.</source>
        <translation>{project} は別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>{project} is open on the computer {computer}.</source>
        <translation>{project} はコンピューター {computer} で開かれています。</translation>
    </message>
    <message>
        <source>{rally} has {labels} labels, but only {decoded} of its frames can be decoded.</source>
        <translation>{rally}にはラベルが{labels}件ありますが、デコードできるのは{decoded}フレームだけです。</translation>
    </message>
    <message>
        <source>{seq_len} frames of the family &apos;{name}&apos; need {wanted} input channels, but it takes {channels}</source>
        <translation>ファミリー「{name}」の{seq_len}フレームには入力チャンネルが{wanted}個必要ですが、このファイルは{channels}個です</translation>
    </message>
    <message>
        <source>{source} cannot be copied: {reason}.</source>
        <translation>{source} をコピーできません: {reason}。</translation>
    </message>
    <message>
        <source>{subject} could not be started: {reason}.</source>
        <translation>{subject}を開始できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>{subject} crashed ({code}).</source>
        <translation>{subject}が異常終了しました（{code}）。</translation>
    </message>
    <message>
        <source>{subject} crashed ({name}).</source>
        <translation>{subject}が異常終了しました（{name}）。</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds and was stopped.</source>
        <translation>{subject}が{seconds:g}秒以内に終わらなかったため、停止しました。</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds.</source>
        <translation>{subject}が{seconds:g}秒以内に終わりませんでした。</translation>
    </message>
    <message>
        <source>{subject} ended without a result.</source>
        <translation>{subject}が結果なしで終わりました。</translation>
    </message>
    <message>
        <source>{subject} failed: {reason}.</source>
        <translation>{subject}に失敗しました: {reason}。</translation>
    </message>
    <message>
        <source>{subject} took more than {limit} MB of memory.</source>
        <translation>{subject}が {limit} MB を超えるメモリーを使いました。</translation>
    </message>
    <message>
        <source>{subject} was stopped.</source>
        <translation>{subject}を停止しました。</translation>
    </message>
    <message>
        <source>{target} is a file, but the export needs a folder.</source>
        <translation>{target} はファイルですが、エクスポートにはフォルダーが必要です。</translation>
    </message>
    <message>
        <source>{target} was not written: there was not enough memory to try it out.</source>
        <translation>{target} を書き込めませんでした: 試すためのメモリーが足りませんでした。</translation>
    </message>
    <message>
        <source>{val:.0%} for validation and {test:.0%} for testing leave too little for training.</source>
        <translation>検証用 {val:.0%} とテスト用 {test:.0%} では、学習用が少なすぎます。</translation>
    </message>
    <message>
        <source>{video} is not tracked yet.</source>
        <translation>{video} はまだ追跡していません。</translation>
    </message>
</context>
<context>
    <name>exports</name>
    <message numerus="yes">
        <source>%n hidden balls are written as not visible, without a position. Add the columns Source and Confidence to keep the position.</source>
        <translation>
            <numerusform>隠れたボール（%nフレーム）は、位置のない「見えない」として書き込みます。位置を残すには Source と Confidence の列を追加してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more exports after this one.</source>
        <translation>
            <numerusform>この後のエクスポート: %n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more videos left out.</source>
        <translation>
            <numerusform>ほかに除いた動画: %n本。</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder with a table of strokes for each game, and the court, in ShuttleSet&apos;s layout. {sports} only.</source>
        <translation>ゲームごとのショットの表とコートを ShuttleSet の形式で入れたフォルダー。{sports}のみ。</translation>
    </message>
    <message>
        <source>A folder with a text file per frame, also with tracks, and pictures. Hidden balls are left out.</source>
        <translation>1フレーム1テキストファイルのフォルダー。追跡データと画像も付きます。隠れたボールは除きます。</translation>
    </message>
    <message>
        <source>A folder with one video per rally or event that matches a filter, cut to the frame.</source>
        <translation>フィルターに合うラリーまたはイベントごとに、フレーム単位で切り出した動画のフォルダーです。</translation>
    </message>
    <message>
        <source>A new folder for the dataset</source>
        <translation>データセット用の新しいフォルダー</translation>
    </message>
    <message>
        <source>A text file with a box per frame, in MOTChallenge&apos;s format. Frames without a ball have none.</source>
        <translation>1フレーム1枠のテキストファイル（MOTChallenge 形式）。ボールのないフレームには枠がありません。</translation>
    </message>
    <message>
        <source>A video for each rally</source>
        <translation>ラリーごとの動画</translation>
    </message>
    <message>
        <source>A video of {frames}.</source>
        <translation>{frames}の動画。</translation>
    </message>
    <message>
        <source>Add the columns Source and Confidence</source>
        <translation>Source と Confidence の列を追加</translation>
    </message>
    <message>
        <source>Also write the PNG frames</source>
        <translation>PNG フレームも書き込む</translation>
    </message>
    <message>
        <source>Also writes their PNG frames.</source>
        <translation>PNG フレームも書き込みます。</translation>
    </message>
    <message>
        <source>Also writes {pictures} to {folder}.</source>
        <translation>{pictures}も {folder} に書き込みます。</translation>
    </message>
    <message>
        <source>An edit decision list</source>
        <translation>編集決定リスト（EDL）</translation>
    </message>
    <message>
        <source>CMX 3600: one event per rally, in order.</source>
        <translation>CMX 3600: 1ラリー1イベント、順番どおり。</translation>
    </message>
    <message>
        <source>COCO keypoints</source>
        <translation>COCO キーポイント</translation>
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
        <translation>中止しました。何も書き込みませんでした。</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>チャプター</translation>
    </message>
    <message>
        <source>Chapters (FFmpeg metadata)</source>
        <translation>チャプター（FFmpeg メタデータ）</translation>
    </message>
    <message>
        <source>Chapters (WebVTT)</source>
        <translation>チャプター（WebVTT）</translation>
    </message>
    <message>
        <source>Chapters (YouTube)</source>
        <translation>チャプター（YouTube）</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Clips of rallies or events</source>
        <translation>ラリーまたはイベントのクリップ</translation>
    </message>
    <message>
        <source>Computing speeds</source>
        <translation>球速を計算中</translation>
    </message>
    <message>
        <source>Computing the background of the match</source>
        <translation>試合の背景を計算中</translation>
    </message>
    <message>
        <source>Computing the background of {rally}</source>
        <translation>{rally}の背景を計算中</translation>
    </message>
    <message>
        <source>Computing trajectories</source>
        <translation>弾道を計算中</translation>
    </message>
    <message>
        <source>Copying clips</source>
        <translation>クリップをコピー中</translation>
    </message>
    <message>
        <source>Corners in pixels, the mapping from metres on the floor to the picture, and the camera.</source>
        <translation>ピクセル単位の角、床のメートル座標から画像への変換、カメラ。</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>コート</translation>
    </message>
    <message>
        <source>Court (JSON)</source>
        <translation>コート（JSON）</translation>
    </message>
    <message>
        <source>Cut out</source>
        <translation>切り出す対象</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Differences in appearance between all players of all rallies, for NumPy.</source>
        <translation>全ラリーの全選手間の外見の違い（NumPy 用）。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>Draw the players&apos; skeletons</source>
        <translation>選手の骨格を描画</translation>
    </message>
    <message>
        <source>Drawn: {contents}</source>
        <translation>描画内容: {contents}</translation>
    </message>
    <message>
        <source>Edit decision list (EDL)</source>
        <translation>編集決定リスト（EDL）</translation>
    </message>
    <message>
        <source>Edit decision lists</source>
        <translation>編集決定リスト</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>イベント（CSV）</translation>
    </message>
    <message>
        <source>Events are found from the path; {events} set by hand.</source>
        <translation>イベントは軌道から検出します。手動で設定: {events}。</translation>
    </message>
    <message>
        <source>Excel with decimal commas: with a byte order mark and semicolons</source>
        <translation>小数点がコンマの Excel 用: バイト順マークとセミコロン付き</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export all videos</source>
        <translation>全動画をエクスポート</translation>
    </message>
    <message>
        <source>Export formats</source>
        <translation>エクスポート形式</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>ラベルをエクスポート</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>エクスポート先</translation>
    </message>
    <message>
        <source>Export {share:.0%}</source>
        <translation>エクスポート {share:.0%}</translation>
    </message>
    <message>
        <source>Export: {phase}</source>
        <translation>エクスポート: {phase}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>エクスポート済み</translation>
    </message>
    <message>
        <source>Exported {name}: {contents}.</source>
        <translation>{name} をエクスポートしました: {contents}。</translation>
    </message>
    <message>
        <source>Exported, except {frames}</source>
        <translation>{frames}を除きエクスポート済み</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>前後の余白</translation>
    </message>
    <message>
        <source>FFmpeg metadata</source>
        <translation>FFmpeg メタデータ</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>イベントを検出中</translation>
    </message>
    <message>
        <source>Finding events in {name}</source>
        <translation>{name} のイベントを検出中</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Folder of the dataset</source>
        <translation>データセットのフォルダー</translation>
    </message>
    <message>
        <source>For</source>
        <translation>表の形式</translation>
    </message>
    <message>
        <source>H.264 in the colours of the window, with the sound at normal speed.</source>
        <translation>ウィンドウと同じ色の H.264 動画。標準速度では音声付きです。</translation>
    </message>
    <message>
        <source>Highlight video (reel)</source>
        <translation>ハイライト動画</translation>
    </message>
    <message>
        <source>In Label Studio, the labelling interface needs {tag}.</source>
        <translation>Label Studio のラベリングインターフェースに {tag} が必要です。</translation>
    </message>
    <message>
        <source>In a folder beside the file. A frame takes about 1 MB</source>
        <translation>ファイルの隣のフォルダーに入ります。1フレーム約 1 MB です</translation>
    </message>
    <message numerus="yes">
        <source>It refers to %n PNG frames in {folder}, which are not written.</source>
        <translation>
            <numerusform>{folder} の PNG フレーム%n枚を参照しますが、書き込みません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kdenlive guides</source>
        <translation>Kdenlive ガイド</translation>
    </message>
    <message>
        <source>Keep the sound</source>
        <translation>音声を残す</translation>
    </message>
    <message>
        <source>Label Studio</source>
        <translation>Label Studio</translation>
    </message>
    <message>
        <source>Label Studio tasks</source>
        <translation>Label Studio タスク</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Labels (TrackNet CSV)</source>
        <translation>ラベル（TrackNet CSV）</translation>
    </message>
    <message>
        <source>Labels not exported</source>
        <translation>ラベル未エクスポート</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Left out: {frames}.</source>
        <translation>除外: {frames}。</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut プロジェクト</translation>
    </message>
    <message>
        <source>LosslessCut projects</source>
        <translation>LosslessCut プロジェクト</translation>
    </message>
    <message>
        <source>LosslessCut segments (CSV)</source>
        <translation>LosslessCut 区間（CSV）</translation>
    </message>
    <message>
        <source>MOT ground truth</source>
        <translation>MOT 正解データ</translation>
    </message>
    <message>
        <source>Mark a range first (I and O)</source>
        <translation>先に範囲を設定してください（I と O）</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>設定した範囲</translation>
    </message>
    <message>
        <source>Marked range, {first:,} to {last:,}</source>
        <translation>設定した範囲、{first:,}〜{last:,}</translation>
    </message>
    <message>
        <source>Match page (HTML)</source>
        <translation>試合ページ（HTML）</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>ショットを判定中</translation>
    </message>
    <message>
        <source>No court: that part is left out.</source>
        <translation>コートがないため、その部分は除きます。</translation>
    </message>
    <message>
        <source>No folder name is given. Type a name, or click Browse.</source>
        <translation>フォルダー名がありません。名前を入力するか、「参照」をクリックしてください。</translation>
    </message>
    <message>
        <source>No path to draw yet.</source>
        <translation>描画する軌道がまだありません。</translation>
    </message>
    <message>
        <source>No poses of players: that part is left out.</source>
        <translation>選手の姿勢がないため、その部分は除きます。</translation>
    </message>
    <message>
        <source>No score: that part is left out.</source>
        <translation>スコアがないため、その部分は除きます。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n frames was checked by hand ({sources}).</source>
        <translation>
            <numerusform>%nフレームはどれも目視で確認されていません（{sources}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to review. {unreviewed}</source>
        <translation>レビューする項目は残っていません。{unreviewed}</translation>
    </message>
    <message>
        <source>One JSON file with COCO&apos;s category person, 17 keypoints each.</source>
        <translation>1つの JSON ファイル。COCO のカテゴリー person で、1人につき17個のキーポイントです。</translation>
    </message>
    <message>
        <source>One JSON file. Visibility is 2 for a visible ball, 1 for a hidden one.</source>
        <translation>1つの JSON ファイル。可視性は見えるボールが 2、隠れたボールが 1 です。</translation>
    </message>
    <message>
        <source>One JSON task with a rectangle around the ball in every frame that has one.</source>
        <translation>ボールのあるすべてのフレームに、ボールを囲む四角形が付いた JSON タスク。</translation>
    </message>
    <message>
        <source>One chapter per rally, for FFmpeg to add to the video.</source>
        <translation>1ラリー1チャプター。FFmpeg で動画に追加できます。</translation>
    </message>
    <message>
        <source>One chapter per rally, for web players.</source>
        <translation>1ラリー1チャプター。Web プレイヤー用です。</translation>
    </message>
    <message>
        <source>One chapter per rally, to paste into the description of the video.</source>
        <translation>1ラリー1チャプター。動画の説明欄に貼り付けられます。</translation>
    </message>
    <message>
        <source>One guide per rally, with its length.</source>
        <translation>1ラリー1ガイド、長さ付き。</translation>
    </message>
    <message>
        <source>One row per frame: number, visibility, x and y in whole pixels.</source>
        <translation>1フレーム1行: 番号、可視性、整数ピクセルの x と y。</translation>
    </message>
    <message>
        <source>One row per person: frame, box and 17 keypoints, each with its confidence.</source>
        <translation>1人1行: フレーム、枠、信頼度付きの17個のキーポイント。</translation>
    </message>
    <message>
        <source>One row per rally: name, start, end, length in seconds, hits and winner.</source>
        <translation>1ラリー1行: 名前、始まり、終わり、長さ（秒）、ヒット数、勝者。</translation>
    </message>
    <message>
        <source>One row per rally: start and end in seconds, name.</source>
        <translation>1ラリー1行: 始まりと終わり（秒）、名前。</translation>
    </message>
    <message>
        <source>One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres.</source>
        <translation>サーブ、ヒット、バウンド、落下ごとに1行。姿勢があれば打った選手、コートがあれば km/h とメートルも入ります。</translation>
    </message>
    <message>
        <source>One row per stroke: name, probability and positions on the floor. For training.</source>
        <translation>1ショット1行: 名前、確率、床の上の位置。学習用です。</translation>
    </message>
    <message>
        <source>One segment per rally, to be cut without re-encoding.</source>
        <translation>1ラリー1区間。再エンコードなしで切り出せます。</translation>
    </message>
    <message>
        <source>One track of points with keyframes.</source>
        <translation>キーフレーム付きの点のトラック1本。</translation>
    </message>
    <message>
        <source>One video of the rallies or events that match a filter, cut to the frame.</source>
        <translation>フィルターに合うラリーまたはイベントをフレーム単位で切り出した1本の動画です。</translation>
    </message>
    <message>
        <source>Only rallies with every frame reviewed</source>
        <translation>全フレームがレビュー済みのラリーのみ</translation>
    </message>
    <message>
        <source>Only reviewed frames</source>
        <translation>レビュー済みのフレームのみ</translation>
    </message>
    <message>
        <source>Only reviewed frames are exported. Click to export</source>
        <translation>レビュー済みのフレームだけをエクスポートしました。クリックでエクスポート</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>元の速度</translation>
    </message>
    <message>
        <source>PNG frames</source>
        <translation>PNG フレーム</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Pattern for file names. Fields: {fields}</source>
        <translation>ファイル名のパターン。項目: {fields}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Player appearance</source>
        <translation>選手の外見</translation>
    </message>
    <message>
        <source>Player appearance (NPZ)</source>
        <translation>選手の外見（NPZ）</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Players (JSON)</source>
        <translation>選手（JSON）</translation>
    </message>
    <message>
        <source>Players&apos; poses (COCO)</source>
        <translation>選手の姿勢（COCO）</translation>
    </message>
    <message>
        <source>Players&apos; poses (CSV)</source>
        <translation>選手の姿勢（CSV）</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿勢</translation>
    </message>
    <message>
        <source>Positions are in the picture {turned}, as in the window.</source>
        <translation>位置はウィンドウと同じく、{turned}した画像でのものです。</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>ラリー</translation>
    </message>
    <message>
        <source>Rallies (CSV)</source>
        <translation>ラリー（CSV）</translation>
    </message>
    <message>
        <source>Rallies are found first.</source>
        <translation>先にラリーを検出します。</translation>
    </message>
    <message>
        <source>Rallies are found first. Then the filter is applied.</source>
        <translation>先にラリーを検出し、次にフィルターを適用します。</translation>
    </message>
    <message>
        <source>Reading the times of frames</source>
        <translation>フレームの時刻を読み込み中</translation>
    </message>
    <message>
        <source>Recognising the players</source>
        <translation>選手を識別中</translation>
    </message>
    <message>
        <source>Replace the existing {names}</source>
        <translation>既存の {names} を置き換える</translation>
    </message>
    <message>
        <source>Save the listed events as clips</source>
        <translation>リストのイベントをクリップとして保存します</translation>
    </message>
    <message>
        <source>Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline.</source>
        <translation>スコア、ラリー、ショット、位置、球速、動きをまとめた、オフラインでもブラウザーで見られるページです。</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>後の秒数</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>前の秒数</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings matching the filter.</source>
        <translation>フィルターに合うサーブ、ヒット、バウンド、落下。</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings.</source>
        <translation>サーブ、ヒット、バウンド、落下。</translation>
    </message>
    <message>
        <source>Show frame number and time</source>
        <translation>フレーム番号と時刻を表示</translation>
    </message>
    <message>
        <source>ShuttleSet</source>
        <translation>ShuttleSet</translation>
    </message>
    <message>
        <source>Some changes are not exported yet. Click to export</source>
        <translation>まだエクスポートしていない変更があります。クリックでエクスポート</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Strokes (CSV)</source>
        <translation>ショット（CSV）</translation>
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
        <translation>最長のラリーの画像を取得中</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>The PNG frames are not written.</source>
        <translation>PNG フレームは書き込みません。</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>The players of {rallies}.</source>
        <translation>{rallies}の選手。</translation>
    </message>
    <message>
        <source>The score is counted from 0-0 at the first rally.</source>
        <translation>スコアは最初のラリーを 0-0 として数えます。</translation>
    </message>
    <message>
        <source>The score of each rally as a subtitle, for players and video sites.</source>
        <translation>各ラリーのスコアの字幕。動画プレイヤーや動画サイト用です。</translation>
    </message>
    <message>
        <source>The score of {unknown:,} of {rallies} is unknown and left out. {reason}</source>
        <translation>{rallies}のうち{unknown:,}本はスコアが不明なため除きました。{reason}</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court, a table for each game.</source>
        <translation>コートのあるすべてのラリーのショット。ゲームごとに1つの表です。</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court; {strokes} named by hand.</source>
        <translation>コートのあるすべてのラリーのショット。手動: {strokes}。</translation>
    </message>
    <message>
        <source>Those of {rallies} that match the filter.</source>
        <translation>{rallies}のうちフィルターに合うもの。</translation>
    </message>
    <message>
        <source>TrackNetV3 can extract frames and backgrounds from the videos. A PNG frame takes about 1 MB.</source>
        <translation>TrackNetV3 は動画からフレームと背景を取り出せます。PNG フレームは1枚約 1 MB です。</translation>
    </message>
    <message>
        <source>TrackNetV3&apos;s layout: one clip per rally, frames counted from 0.</source>
        <translation>TrackNetV3 の形式: 1ラリー1クリップ、フレームは 0 から数えます。</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>軌跡</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>軌跡の長さ（後）</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>軌跡の長さ（前）</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Training dataset</source>
        <translation>学習データセット</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Video with the path</source>
        <translation>軌道付きの動画</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Videos and PNG frames</source>
        <translation>動画と PNG フレーム</translation>
    </message>
    <message>
        <source>Videos belong to one match if they are in a folder such as match1, if their names differ only in an ending such as _set2, or if they are named set1, set2 and so on in one folder.</source>
        <translation>match1 のようなフォルダーにある動画、_set2 のような末尾だけが異なる名前の動画、1つのフォルダーにある set1、set2 などの動画は、同じ試合とみなします。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Who plays at which end in each rally, how sure that is, and how similar the players look.</source>
        <translation>各ラリーで誰がどちらのエンドにいるか、その確かさ、選手の外見の類似度。</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>動画全体</translation>
    </message>
    <message>
        <source>Whole video, {frames}</source>
        <translation>動画全体、{frames}</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>書き込む内容</translation>
    </message>
    <message>
        <source>With these columns, the position of a hidden ball is exported</source>
        <translation>これらの列があると、隠れたボールの位置もエクスポートされます</translation>
    </message>
    <message>
        <source>Without sound, which is kept at normal speed only.</source>
        <translation>音声なし。音声は標準速度のときだけ残ります。</translation>
    </message>
    <message>
        <source>Writing clips</source>
        <translation>クリップを書き込み中</translation>
    </message>
    <message>
        <source>Writing the card</source>
        <translation>データカードを書き込み中</translation>
    </message>
    <message>
        <source>Writing the court</source>
        <translation>コートを書き込み中</translation>
    </message>
    <message>
        <source>Writing the labels</source>
        <translation>ラベルを書き込み中</translation>
    </message>
    <message>
        <source>Writing the page</source>
        <translation>ページを書き込み中</translation>
    </message>
    <message>
        <source>Writing the pictures</source>
        <translation>画像を書き込み中</translation>
    </message>
    <message>
        <source>Writing the poses</source>
        <translation>姿勢を書き込み中</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>動画を書き込み中</translation>
    </message>
    <message>
        <source>Writing {rally}</source>
        <translation>{rally}を書き込み中</translation>
    </message>
    <message>
        <source>YOLO</source>
        <translation>YOLO</translation>
    </message>
    <message>
        <source>`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E).</source>
        <translation>`rallytrace export --format NAME` と、エクスポートダイアログ（Ctrl+E）の一覧です。</translation>
    </message>
    <message>
        <source>a track of {keyframes}</source>
        <translation>{keyframes}のトラック</translation>
    </message>
    <message>
        <source>after</source>
        <translation>後</translation>
    </message>
    <message>
        <source>all {source}</source>
        <translation>すべて{source}</translation>
    </message>
    <message>
        <source>before,</source>
        <translation>前、</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>ウィンドウでの表示</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>next free number</source>
        <translation>次の空き番号</translation>
    </message>
    <message>
        <source>what is written</source>
        <translation>書き込む内容</translation>
    </message>
    <message>
        <source>{clips}, {duration}.</source>
        <translation>{clips}、{duration}。</translation>
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
        <translation>{errors}:</translation>
    </message>
    <message>
        <source>{events} in {rallies}</source>
        <translation>{rallies}に{events}</translation>
    </message>
    <message>
        <source>{events}, {duration}.</source>
        <translation>{events}、{duration}。</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a new folder.</source>
        <translation>{folder} は空ではありません。新しいフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}、ラベル、PNG フレーム、背景、README。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos and PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}、ラベル、動画と PNG フレーム、背景、README。</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos, backgrounds and a README.</source>
        <translation>{folder}: {rallies}、ラベル、動画、背景、README。</translation>
    </message>
    <message>
        <source>{frames} ({after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames}（後に{after:,}フレーム追加: コピーしたクリップはキーフレームから始まります）</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before and {after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames}（前に{before:,}フレーム、後に{after:,}フレーム追加: コピーしたクリップはキーフレームから始まります）</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before: copied clips start at a keyframe)</source>
        <translation>{frames}（前に{before:,}フレーム追加: コピーしたクリップはキーフレームから始まります）</translation>
    </message>
    <message>
        <source>{frames}: {visible:,} visible, {hidden:,} hidden, {without:,} no ball. Sources: {sources}.</source>
        <translation>{frames}: 見える {visible:,}、隠れ {hidden:,}、ボールなし {without:,}。ソース: {sources}。</translation>
    </message>
    <message>
        <source>{name} is still being exported. Open Export to cancel it.</source>
        <translation>{name} をエクスポート中です。中止するには「エクスポート」を開きます。</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}: {phase}</translation>
    </message>
    <message>
        <source>{number:,} more.</source>
        <translation>ほか{number:,}件。</translation>
    </message>
    <message>
        <source>{past} frames behind, {future} ahead</source>
        <translation>前 {past} フレーム、後 {future} フレーム</translation>
    </message>
    <message>
        <source>{persons} in {frames}</source>
        <translation>{frames}に{persons}</translation>
    </message>
    <message>
        <source>{persons} in {frames}.</source>
        <translation>{frames}に{persons}。</translation>
    </message>
    <message>
        <source>{rallies}, {won:,} with a winner.</source>
        <translation>{rallies}、うち勝者あり{won:,}本。</translation>
    </message>
    <message>
        <source>{rally} has {frames} marked as not in play.</source>
        <translation>{rally}の{frames}はプレー外に設定されています。</translation>
    </message>
    <message>
        <source>{rally} has {frames} not reviewed.</source>
        <translation>{rally}の{frames}は未レビューです。</translation>
    </message>
    <message>
        <source>{rally} is interrupted by {frames}.</source>
        <translation>{rally}は{frames}で途切れています。</translation>
    </message>
    <message>
        <source>{rally} is not inside the range.</source>
        <translation>{rally}は範囲に収まっていません。</translation>
    </message>
    <message>
        <source>{sources}, none flagged</source>
        <translation>{sources}、疑わしいフレームなし</translation>
    </message>
    <message>
        <source>{speed:g} times</source>
        <translation>{speed:g}倍</translation>
    </message>
    <message>
        <source>{unchecked:,} of {frames} not checked by hand ({sources}).</source>
        <translation>{frames}のうち{unchecked:,}フレームは目視で確認されていません（{sources}）。</translation>
    </message>
    <message>
        <source>{videos} not tracked yet will be left out.</source>
        <translation>未追跡の{videos}は除きます。</translation>
    </message>
    <message>
        <source>{videos} of {matches} (train {train}, val {val}, test {test}), {frames}</source>
        <translation>{matches}の{videos}（学習 {train}、検証 {val}、テスト {test}）、{frames}</translation>
    </message>
    <message>
        <source>{videos} of {matches}: training {train}, validation {val}, test {test}. No match is in two splits.</source>
        <translation>{matches}の{videos}: 学習 {train}、検証 {val}、テスト {test}。同じ試合が2つの分割に入ることはありません。</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n frames are outside the picture.</source>
        <translation>
            <numerusform>%nフレームは画像の外です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation>
            <numerusform>手動%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winners set.</source>
        <translation>
            <numerusform>勝者を%n件設定しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>自動(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Auto: {sport}</source>
        <translation>自動: {sport}(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Forced error</source>
        <translation>フォーストエラー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>ネット(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <translation>アウト(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Service fault</source>
        <translation>サービスフォルト(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unforced error</source>
        <translation>アンフォーストエラー(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Winner</source>
        <translation>ウィナー(&amp;W)</translation>
    </message>
    <message>
        <source>&apos;{name} {sign}&apos; needs a value</source>
        <translation>「{name} {sign}」には値が必要です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a player&apos;s name, near, far or let.</source>
        <translation>「{name}」は選手名でも near、far、let でもありません。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is text, so &apos;{sign}&apos; does not apply</source>
        <translation>「{name}」はテキストなので「{sign}」は使えません</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number</source>
        <translation>「{value}」は数値ではありません</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>0-0, or {score}</source>
        <translation>0-0 または {score}</translation>
    </message>
    <message>
        <source>0-0, or {score}, or ?</source>
        <translation>0-0、{score}、または ?</translation>
    </message>
    <message>
        <source>A flight curve needs {needed} known points, but there are {known}.</source>
        <translation>飛行曲線には既知の点が{needed}個必要ですが、{known}個しかありません。</translation>
    </message>
    <message>
        <source>A serve in the middle of a rally.</source>
        <translation>ラリーの途中にサーブがあります。</translation>
    </message>
    <message>
        <source>According to the score, the {server} side serves, but the {end} side hits first.</source>
        <translation>スコアでは{server}側のサーブですが、先に打っているのは{end}側です。</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>全イベント</translation>
    </message>
    <message>
        <source>All events ({count:,})</source>
        <translation>全イベント ({count:,})</translation>
    </message>
    <message>
        <source>All frames of the range were set by hand.</source>
        <translation>範囲のすべてのフレームが手動で設定されています。</translation>
    </message>
    <message>
        <source>All rallies</source>
        <translation>すべてのラリー</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>別の選手</translation>
    </message>
    <message>
        <source>Another player...</source>
        <translation>別の選手…</translation>
    </message>
    <message>
        <source>As &amp;found by the program</source>
        <translation>プログラムの判定どおり(&amp;F)</translation>
    </message>
    <message>
        <source>Badminton</source>
        <translation>バドミントン</translation>
    </message>
    <message>
        <source>Badminton to 15</source>
        <translation>バドミントン、15点制</translation>
    </message>
    <message>
        <source>Badminton, best of 3</source>
        <translation>バドミントン、3ゲームマッチ</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>ボール</translation>
    </message>
    <message>
        <source>Ball in the ring? {key} accepts it.</source>
        <translation>円の中にボールがあれば {key} で承認</translation>
    </message>
    <message>
        <source>Ball where it is marked? {key} accepts it.</source>
        <translation>印の位置にボールがあれば {key} で承認</translation>
    </message>
    <message>
        <source>Best of five sets, the last tie-break to 10</source>
        <translation>5セットマッチ、最終セットは10点タイブレーク</translation>
    </message>
    <message>
        <source>Best of three games to 15, at most to 21</source>
        <translation>15点3ゲームマッチ、最大21点</translation>
    </message>
    <message>
        <source>Best of three games to 21, at most to 30</source>
        <translation>21点3ゲームマッチ、最大30点</translation>
    </message>
    <message>
        <source>Best of three sets</source>
        <translation>3セットマッチ</translation>
    </message>
    <message>
        <source>Best of three sets, with advantage</source>
        <translation>3セットマッチ、アドバンテージあり</translation>
    </message>
    <message>
        <source>Best of three sets; deciding point, match tie-break to 10</source>
        <translation>3セットマッチ、ノーアドバンテージ、10点マッチタイブレーク</translation>
    </message>
    <message>
        <source>Best of three sets; the point after 40-40 decides</source>
        <translation>3セットマッチ、40-40 の次のポイントで決着</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>バウンド</translation>
    </message>
    <message>
        <source>Break point</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>Build a filter</source>
        <translation>フィルターを作成</translation>
    </message>
    <message>
        <source>Build a filter, or use a saved one</source>
        <translation>フィルターを作成、または保存済みのものを使います</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>エンドの交替</translation>
    </message>
    <message>
        <source>Clear the names you gave to the selected pictures</source>
        <translation>選択した画像に付けた名前を消去します</translation>
    </message>
    <message>
        <source>Conflict in the score</source>
        <translation>スコアの矛盾</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Count from earlier rallies</source>
        <translation>前のラリーから数える</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>コート図</translation>
    </message>
    <message>
        <source>Court lines</source>
        <translation>コートライン</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>デュース</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one</source>
        <translation>ラインの交点を実際のラインの交点へドラッグします</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. Hold {key} to drag without snapping</source>
        <translation>ラインの交点を実際のラインの交点へドラッグします。{key} を押している間は吸着しません</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. {key} accepts the court</source>
        <translation>ラインの交点を実際のラインの交点へドラッグします。{key} でコートを承認</translation>
    </message>
    <message>
        <source>Each line is the path of a hit.</source>
        <translation>線は1回のヒットの軌道です。</translation>
    </message>
    <message>
        <source>Each part finds something, but no event fits all of them.</source>
        <translation>それぞれの条件に合うものはありますが、すべてに合うイベントがありません。</translation>
    </message>
    <message>
        <source>Each part finds something, but no rally fits all of them.</source>
        <translation>それぞれの条件に合うものはありますが、すべてに合うラリーがありません。</translation>
    </message>
    <message>
        <source>Errors in the score are called conflicts.</source>
        <translation>スコアの誤りは conflict で検索します。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Event mode</source>
        <translation>イベントモード</translation>
    </message>
    <message>
        <source>Event mode ({key} ends it)</source>
        <translation>イベントモード   {key} 終了</translation>
    </message>
    <message>
        <source>Event set by hand</source>
        <translation>手動のイベント</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Events are still being searched for. Try again in a moment.</source>
        <translation>イベントをまだ検出中です。少し待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Far from the positions before and after.</source>
        <translation>前後の位置から離れています。</translation>
    </message>
    <message>
        <source>Far player</source>
        <translation>奥の選手</translation>
    </message>
    <message>
        <source>Far: {names}</source>
        <translation>奥: {names}</translation>
    </message>
    <message>
        <source>Fastest: {speed} km/⁠h.</source>
        <translation>最速: {speed} km/⁠h。</translation>
    </message>
    <message>
        <source>Filled by InpaintNet</source>
        <translation>InpaintNet が補完</translation>
    </message>
    <message>
        <source>Filled by a curve</source>
        <translation>曲線で補完</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>イベントを絞り込む</translation>
    </message>
    <message>
        <source>Filter the rallies</source>
        <translation>ラリーを絞り込む</translation>
    </message>
    <message>
        <source>Filter the rallies and events</source>
        <translation>ラリーとイベントを絞り込む</translation>
    </message>
    <message>
        <source>Filter: {example}</source>
        <translation>例: {example}</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>ラリーを検出</translation>
    </message>
    <message>
        <source>Find the players</source>
        <translation>選手を検出</translation>
    </message>
    <message>
        <source>Find the players again</source>
        <translation>選手をもう一度検出</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>イベントを検出中</translation>
    </message>
    <message>
        <source>First choose how the score is counted: Match in the Rallies panel.</source>
        <translation>先に「ラリー」パネルの「試合」でスコアの数え方を選んでください。</translation>
    </message>
    <message>
        <source>First found {share:.0%} of the way down the picture.</source>
        <translation>最初の検出は画像の上から {share:.0%} の高さです。</translation>
    </message>
    <message>
        <source>For example: {examples}</source>
        <translation>例: {examples}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>名前を消去</translation>
    </message>
    <message>
        <source>Found in {share:.0%} of the nearby frames.</source>
        <translation>近くのフレームの {share:.0%} で検出されています。</translation>
    </message>
    <message>
        <source>Frame {frame} has a {event} without a position. Set the ball there first.</source>
        <translation>フレーム {frame} の{event}に位置がありません。先にボールの位置を設定してください。</translation>
    </message>
    <message>
        <source>Frame {frame}: {problem}.</source>
        <translation>フレーム {frame}: {problem}。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>Frames {first} to {last}: {problem}.</source>
        <translation>フレーム {first}〜{last}: {problem}。</translation>
    </message>
    <message>
        <source>From a label file</source>
        <translation>ラベルファイルから</translation>
    </message>
    <message>
        <source>Game or set</source>
        <translation>ゲーム / セット</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>ゲームポイント</translation>
    </message>
    <message>
        <source>Golden point</source>
        <translation>ゴールデンポイント</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隠れ</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball.</source>
        <translation>隠れ: ボールなしとしてエクスポートされます。</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball. Detection ({peak:.2f}) {distance:.0f} px away.</source>
        <translation>隠れ: ボールなしとしてエクスポートされます。{distance:.0f} px 離れて検出（{peak:.2f}）。</translation>
    </message>
    <message>
        <source>Hit by</source>
        <translation>打った選手</translation>
    </message>
    <message>
        <source>Hit by {player}.</source>
        <translation>打った選手: {player}。</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>ヒット数</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>How players are recognised from rally to rally</source>
        <translation>ラリー間で選手を識別する方法</translation>
    </message>
    <message>
        <source>How the score is counted</source>
        <translation>スコアの数え方</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet uses only {longest} frames at a time.</source>
        <translation>InpaintNet が一度に使うのは{longest}フレームだけです。</translation>
    </message>
    <message>
        <source>It has no winner, so the score after it is unknown.</source>
        <translation>勝者がないため、以降のスコアがわかりません。</translation>
    </message>
    <message>
        <source>Label file</source>
        <translation>ラベルファイル</translation>
    </message>
    <message>
        <source>Landings</source>
        <translation>落下</translation>
    </message>
    <message>
        <source>Lands in</source>
        <translation>イン</translation>
    </message>
    <message>
        <source>Lands out</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>Last found {share:.0%} of the way down the picture.</source>
        <translation>最後の検出は画像の上から {share:.0%} の高さです。</translation>
    </message>
    <message>
        <source>Last hit of the rally</source>
        <translation>ラリーの最後のヒット</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>得点差</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>左利き</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>長さ（秒）</translation>
    </message>
    <message>
        <source>Let</source>
        <translation>レット</translation>
    </message>
    <message>
        <source>Listed events</source>
        <translation>リストのイベント</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>長いラリー</translation>
    </message>
    <message>
        <source>Looking for painted lines…</source>
        <translation>コートラインを探しています…</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>敗者</translation>
    </message>
    <message>
        <source>Lost {share:.0%} of the way down the picture.</source>
        <translation>画像の上から {share:.0%} の高さで見失っています。</translation>
    </message>
    <message>
        <source>Mark a range with {first} and {last}, and press {key}.</source>
        <translation>{first} と {last} で範囲を設定し、{key} を押します。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Match &gt; Mark as in play</source>
        <translation>「試合 &gt; プレー中に設定」</translation>
    </message>
    <message>
        <source>Match point</source>
        <translation>マッチポイント</translation>
    </message>
    <message>
        <source>Metres run by one player</source>
        <translation>1人の走行距離（m）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of one side, a player or a pair</source>
        <translation>一方の選手またはペアの名前</translation>
    </message>
    <message>
        <source>Name of the marked range</source>
        <translation>設定した範囲の名前</translation>
    </message>
    <message>
        <source>Name of the other side</source>
        <translation>もう一方の名前</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>{player}の名前</translation>
    </message>
    <message>
        <source>Name the player in the selected pictures</source>
        <translation>選択した画像の選手に名前を付けます</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>手前のエンド</translation>
    </message>
    <message>
        <source>Near end at start</source>
        <translation>開始時の手前側</translation>
    </message>
    <message>
        <source>Near player</source>
        <translation>手前の選手</translation>
    </message>
    <message>
        <source>Near: {names}</source>
        <translation>手前: {names}</translation>
    </message>
    <message>
        <source>Next detection is {distance:.0f} px away.</source>
        <translation>次の検出位置が {distance:.0f} px 離れています。</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>ボールなし</translation>
    </message>
    <message>
        <source>No ball found, but the evidence is weak.</source>
        <translation>ボールは検出されていませんが、確かではありません。</translation>
    </message>
    <message>
        <source>No ball, but with a position.</source>
        <translation>ボールなしなのに位置があります。</translation>
    </message>
    <message>
        <source>No court found.</source>
        <translation>コートが見つかりませんでした。</translation>
    </message>
    <message>
        <source>No court found: press {key} to set it by hand.</source>
        <translation>コートが見つかりませんでした: {key} で手動設定できます。</translation>
    </message>
    <message>
        <source>No court is set here.</source>
        <translation>ここにはコートが設定されていません。</translation>
    </message>
    <message>
        <source>No court is set here: the camera moves.</source>
        <translation>カメラが動くため、ここにはコートが設定されていません。</translation>
    </message>
    <message>
        <source>No court is set in this video.</source>
        <translation>この動画にはコートが設定されていません。</translation>
    </message>
    <message>
        <source>No distances are known. They need the court and the players&apos; poses.</source>
        <translation>走行距離がわかりません。コートと選手の姿勢が必要です。</translation>
    </message>
    <message>
        <source>No event matches.</source>
        <translation>条件に合うイベントがありません。</translation>
    </message>
    <message>
        <source>No events are known yet.</source>
        <translation>イベントがまだわかりません。</translation>
    </message>
    <message>
        <source>No events were found.</source>
        <translation>イベントは見つかりませんでした。</translation>
    </message>
    <message>
        <source>No events yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, serves, hits, bounces and landings are listed here.</source>
        <translation>イベントはまだありません。&lt;br&gt;&lt;br&gt;動画を追跡すると、サーブ、ヒット、バウンド、落下がここに表示されます。</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to correct who made it.</source>
        <translation>このフレームにヒットはありません。ヒットへ移動すると、打った選手を修正できます。</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to name its stroke.</source>
        <translation>このフレームにヒットはありません。ヒットへ移動するとショット名を付けられます。</translation>
    </message>
    <message>
        <source>No hits are known yet.</source>
        <translation>ヒットがまだわかりません。</translation>
    </message>
    <message>
        <source>No new rallies found so far.</source>
        <translation>これまでに新しいラリーは見つかっていません。</translation>
    </message>
    <message>
        <source>No new rallies found.</source>
        <translation>新しいラリーは見つかりませんでした。</translation>
    </message>
    <message>
        <source>No players found on the court.</source>
        <translation>コートに選手が見つかりませんでした。</translation>
    </message>
    <message>
        <source>No rallies found so far.</source>
        <translation>これまでにラリーは見つかっていません。</translation>
    </message>
    <message>
        <source>No rallies found.</source>
        <translation>ラリーは見つかりませんでした。</translation>
    </message>
    <message>
        <source>No rallies yet.</source>
        <translation>ラリーはまだありません。</translation>
    </message>
    <message>
        <source>No rally at this frame. {key} goes to the next one.</source>
        <translation>このフレームはラリーの外です。{key} で次のラリーへ移動します。</translation>
    </message>
    <message>
        <source>No rally has a counted winner yet.</source>
        <translation>スコアに数える勝者のあるラリーがまだありません。</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>勝者のあるラリーがまだありません。</translation>
    </message>
    <message>
        <source>No rally matches.</source>
        <translation>条件に合うラリーがありません。</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>スコアなし</translation>
    </message>
    <message>
        <source>No score is known, so the server is not known either.</source>
        <translation>スコアがわからないため、サーバーもわかりません。</translation>
    </message>
    <message>
        <source>No score is known.</source>
        <translation>スコアがわかりません。</translation>
    </message>
    <message>
        <source>No score yet. Choose how it is counted: Match in the Rallies panel.</source>
        <translation>スコアはまだありません。「ラリー」パネルの「試合」で数え方を選んでください。</translation>
    </message>
    <message>
        <source>No shots yet. Find the rally&apos;s hits and landing first.</source>
        <translation>打球はまだありません。先にラリーのヒットと落下を検出してください。</translation>
    </message>
    <message>
        <source>No speeds are known. They need the court.</source>
        <translation>球速がわかりません。コートが必要です。</translation>
    </message>
    <message>
        <source>No strokes found yet.</source>
        <translation>ショットはまだ検出されていません。</translation>
    </message>
    <message>
        <source>No strokes have names yet. They need the court and the players&apos; poses.</source>
        <translation>ショットの名前がまだありません。コートと選手の姿勢が必要です。</translation>
    </message>
    <message>
        <source>No such events.</source>
        <translation>該当するイベントがありません。</translation>
    </message>
    <message>
        <source>No such numbers are known.</source>
        <translation>該当する数値がありません。</translation>
    </message>
    <message>
        <source>No uncertain strokes are left.</source>
        <translation>不確かなショットは残っていません。</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>動画が開かれていません。</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>勝者なし</translation>
    </message>
    <message>
        <source>No winner is proposed: neither the scoreboard nor a last shot shows one for certain.</source>
        <translation>勝者の提案はありません: スコア表示からも最後の打球からも、はっきりわかりません。</translation>
    </message>
    <message>
        <source>No winner is proposed: no scoreboard has been read, and no last shot shows one for certain.</source>
        <translation>勝者の提案はありません: スコア表示が読み取られておらず、勝者がはっきりわかる最後の打球もありません。</translation>
    </message>
    <message>
        <source>No zones are known. They need the court.</source>
        <translation>ゾーンがわかりません。コートが必要です。</translation>
    </message>
    <message>
        <source>No {name} is known.</source>
        <translation>{name} がわかっているものはありません。</translation>
    </message>
    <message>
        <source>Not counted.</source>
        <translation>数えません。</translation>
    </message>
    <message>
        <source>Nothing contains &apos;{word}&apos;.</source>
        <translation>「{word}」を含むものはありません。</translation>
    </message>
    <message>
        <source>Nothing here is &apos;{name}&apos;.</source>
        <translation>「{name}」に当たるものはここにありません。</translation>
    </message>
    <message>
        <source>Nothing is tagged yet.</source>
        <translation>タグ付けされたものがまだありません。</translation>
    </message>
    <message>
        <source>Nothing to play: the list is empty.</source>
        <translation>再生するものがありません: リストが空です。</translation>
    </message>
    <message>
        <source>Number of the hit in the rally</source>
        <translation>ラリー内のヒット番号</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Only events of this kind</source>
        <translation>この種類のイベントのみ</translation>
    </message>
    <message>
        <source>Only {rallies}.</source>
        <translation>{rallies}のみ。</translation>
    </message>
    <message>
        <source>Padel</source>
        <translation>パデル</translation>
    </message>
    <message>
        <source>Padel, best of 3</source>
        <translation>パデル、3セットマッチ</translation>
    </message>
    <message>
        <source>Padel, golden point</source>
        <translation>パデル、ゴールデンポイント</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>軌道</translation>
    </message>
    <message>
        <source>Pictures of {player}</source>
        <translation>{player}の画像</translation>
    </message>
    <message>
        <source>Play the listed events one after another</source>
        <translation>リストのイベントを続けて再生します</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>リストのラリーを続けて再生します</translation>
    </message>
    <message>
        <source>Player at the near end</source>
        <translation>手前の選手</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>選手{number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>選手をまだ検出していません。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>リード側の得点</translation>
    </message>
    <message>
        <source>Predicted by TrackNet</source>
        <translation>TrackNet が予測</translation>
    </message>
    <message>
        <source>Press {key} for event mode to set them by hand.</source>
        <translation>{key} でイベントモードにすると、手動で設定できます。</translation>
    </message>
    <message>
        <source>Press {key} to set it.</source>
        <translation>{key} で設定できます。</translation>
    </message>
    <message>
        <source>Press {key} to show its lines.</source>
        <translation>{key} でコートラインを表示できます。</translation>
    </message>
    <message>
        <source>Proposed: won by {winner} ({reason})</source>
        <translation>提案: {winner}の勝ち（{reason}）</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>ラリー</translation>
    </message>
    <message>
        <source>Rallies from here on are counted from this score. Type {sign} if it is unknown.</source>
        <translation>ここからのラリーは、このスコアから数えます。不明なら {sign} と入力します。</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>ラリー</translation>
    </message>
    <message>
        <source>Rally number</source>
        <translation>ラリー番号</translation>
    </message>
    <message>
        <source>Rally {number}</source>
        <translation>ラリー{number}</translation>
    </message>
    <message>
        <source>Recognised by colours and {network}</source>
        <translation>色と {network} で識別</translation>
    </message>
    <message>
        <source>Recognised by colours; {network} does not help here</source>
        <translation>色で識別（{network} はここでは役立ちません）</translation>
    </message>
    <message>
        <source>Recognised by the colours of their clothes</source>
        <translation>ウェアの色で識別</translation>
    </message>
    <message>
        <source>Recognising the players…</source>
        <translation>選手を識別中…</translation>
    </message>
    <message>
        <source>Recovery time in seconds</source>
        <translation>戻り時間（秒）</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected events (Delete)</source>
        <translation>選択したイベントを削除します（Delete）</translation>
    </message>
    <message>
        <source>Remove the selected rally (Delete). Ball positions are kept</source>
        <translation>選択したラリーを削除します（Delete）。ボールの位置は残ります</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前変更</translation>
    </message>
    <message>
        <source>Rename the selected rally (F2)</source>
        <translation>選択したラリーの名前を変更します（F2）</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>フィルターを保存</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>このフィルターを保存…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Score at start</source>
        <translation>開始時のスコア</translation>
    </message>
    <message>
        <source>Score at the start of the rally</source>
        <translation>ラリーの開始時のスコア</translation>
    </message>
    <message>
        <source>Score at the start of {rally}</source>
        <translation>{rally}の開始時のスコア</translation>
    </message>
    <message>
        <source>Score unknown.</source>
        <translation>スコア不明。</translation>
    </message>
    <message>
        <source>Score, players and ends</source>
        <translation>スコア、選手、エンド</translation>
    </message>
    <message>
        <source>Search again when the run is finished.</source>
        <translation>実行が終わったら、もう一度検出してください。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>サーブ</translation>
    </message>
    <message>
        <source>Serves first</source>
        <translation>先にサーブ</translation>
    </message>
    <message>
        <source>Serves, hits and landings</source>
        <translation>サーブ、ヒット、落下</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手動で設定</translation>
    </message>
    <message>
        <source>Set point</source>
        <translation>セットポイント</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>コートを設定</translation>
    </message>
    <message>
        <source>Set the score at this rally to count on from here.</source>
        <translation>このラリーのスコアを設定すると、ここから続けて数えます。</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Press {key} to set it.</source>
        <translation>3D の打球にはコートが必要です。{key} で設定できます。</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Set it first.</source>
        <translation>3D の打球にはコートが必要です。先に設定してください。</translation>
    </message>
    <message>
        <source>Shots in 3D need an event before and after the range.</source>
        <translation>3D の打球には、範囲の前後にイベントが必要です。</translation>
    </message>
    <message>
        <source>Show all {events}</source>
        <translation>{events}をすべて表示</translation>
    </message>
    <message>
        <source>Show all {rallies}</source>
        <translation>{rallies}をすべて表示</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>骨格</translation>
    </message>
    <message>
        <source>Sort by length, longest first</source>
        <translation>長い順に並べ替えます</translation>
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
        <translation>球速と落下にはコートが必要です。</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Strokes: {keys}</source>
        <translation>ショット: {keys}</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>タグあり</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Tags and notes of the selected event, separated by commas. Use quotes for a note with commas</source>
        <translation>選択したイベントのタグとメモ（コンマ区切り）。コンマを含むメモは引用符で囲みます</translation>
    </message>
    <message>
        <source>Tags and notes of the selected rally, separated by commas. Use quotes for a note with commas</source>
        <translation>選択したラリーのタグとメモ（コンマ区切り）。コンマを含むメモは引用符で囲みます</translation>
    </message>
    <message>
        <source>Tags of frame {frame:,}</source>
        <translation>フレーム {frame:,} のタグ</translation>
    </message>
    <message>
        <source>Tags of the selected event</source>
        <translation>選択したイベントのタグ</translation>
    </message>
    <message>
        <source>Tags of the selected rally</source>
        <translation>選択したラリーのタグ</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>{rally}のタグ</translation>
    </message>
    <message>
        <source>Target zone</source>
        <translation>配球先のゾーン</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>テニス</translation>
    </message>
    <message>
        <source>Tennis doubles</source>
        <translation>テニス、ダブルス</translation>
    </message>
    <message>
        <source>Tennis, best of 3</source>
        <translation>テニス、3セットマッチ</translation>
    </message>
    <message>
        <source>Tennis, best of 5</source>
        <translation>テニス、5セットマッチ</translation>
    </message>
    <message>
        <source>The Match menu ends event mode. {keys}</source>
        <translation>「試合」メニューでイベントモードを終了します。{keys}</translation>
    </message>
    <message>
        <source>The ball lands here, but the rally goes on.</source>
        <translation>ここでボールが落ちていますが、ラリーが続いています。</translation>
    </message>
    <message>
        <source>The camera is beside the net. Set the court to correct who hits.</source>
        <translation>カメラがネットの横にあります。打った選手を修正するには、コートを設定してください。</translation>
    </message>
    <message>
        <source>The camera moves, and the court is followed.</source>
        <translation>カメラが動くため、コートを追尾します。</translation>
    </message>
    <message>
        <source>The camera moves: no court is certain. Elsewhere there are no distances in metres.</source>
        <translation>カメラが動くため、確実なコートがありません。メートル単位の距離を求められません。</translation>
    </message>
    <message>
        <source>The camera moves: the court was found for {parts} of the video. Elsewhere there are no distances in metres.</source>
        <translation>カメラが動くため、コートを検出できたのは動画の{parts}だけです。ほかの部分ではメートル単位の距離を求められません。</translation>
    </message>
    <message>
        <source>The court was removed.</source>
        <translation>コートを削除しました。</translation>
    </message>
    <message>
        <source>The detection hardly moves.</source>
        <translation>検出位置がほとんど動いていません。</translation>
    </message>
    <message>
        <source>The detection is {distance:.0f} px away from the point.</source>
        <translation>検出位置が点から {distance:.0f} px 離れています。</translation>
    </message>
    <message>
        <source>The filter &apos;conflict&apos; lists these rallies; their tooltips say why</source>
        <translation>フィルター &apos;conflict&apos; でこれらのラリーを表示できます。理由はツールチップに出ます</translation>
    </message>
    <message>
        <source>The gap begins after frame {frame}, which has no ball or is not in play.</source>
        <translation>空白の前のフレーム {frame} はボールなし、またはプレー外です。</translation>
    </message>
    <message>
        <source>The gap begins at the scene cut at frame {frame}.</source>
        <translation>空白はフレーム {frame} のカメラ切り替えから始まっています。</translation>
    </message>
    <message>
        <source>The gap ends at the scene cut at frame {frame}.</source>
        <translation>空白はフレーム {frame} のカメラ切り替えで終わっています。</translation>
    </message>
    <message>
        <source>The gap ends before frame {frame}, which has no ball or is not in play.</source>
        <translation>空白の後のフレーム {frame} はボールなし、またはプレー外です。</translation>
    </message>
    <message>
        <source>The last shot of the {end} side lands in its own half, {depth:.1f} m from the net.</source>
        <translation>{end}側の最後の打球が自陣に落ちています（ネットから {depth:.1f} m）。</translation>
    </message>
    <message>
        <source>The match was already over.</source>
        <translation>試合はすでに終わっています。</translation>
    </message>
    <message>
        <source>The name of this player, in all rallies</source>
        <translation>すべてのラリーでのこの選手の名前</translation>
    </message>
    <message>
        <source>The nearby points are {distance:.0f} px off a single flight curve. There may be a hit in between.</source>
        <translation>近くの点が1つの飛行曲線から {distance:.0f} px 外れています。間にヒットがあるかもしれません。</translation>
    </message>
    <message>
        <source>The path between two gaps or jumps covers only {distance:.0f} px.</source>
        <translation>2つの空白または位置飛びの間の軌道が {distance:.0f} px しかありません。</translation>
    </message>
    <message>
        <source>The players are not known yet.</source>
        <translation>選手がまだわかりません。</translation>
    </message>
    <message>
        <source>The players change ends afterwards.</source>
        <translation>この後にエンドを交替します。</translation>
    </message>
    <message>
        <source>The players of the hits are not known. Find the players&apos; poses first.</source>
        <translation>打った選手がわかりません。先に選手の姿勢を検出してください。</translation>
    </message>
    <message>
        <source>The point is outside the picture.</source>
        <translation>点が画像の外です。</translation>
    </message>
    <message>
        <source>The position does not change for several frames.</source>
        <translation>数フレームにわたり位置が変わっていません。</translation>
    </message>
    <message>
        <source>The program decides again who made this hit.</source>
        <translation>打った選手の判定をプログラムに戻しました。</translation>
    </message>
    <message>
        <source>The rally contradicts itself here.</source>
        <translation>ここでラリーに矛盾があります。</translation>
    </message>
    <message>
        <source>The range is already marked as not in play.</source>
        <translation>この範囲はすでにプレー外に設定されています。</translation>
    </message>
    <message>
        <source>The range is not marked as not in play.</source>
        <translation>この範囲はプレー外に設定されていません。</translation>
    </message>
    <message numerus="yes">
        <source>The same %n rallies were found again.</source>
        <translation>
            <numerusform>同じラリー%n本をもう一度検出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The score before the first rally: &apos;21-18 11-8&apos;, &apos;6-4 3-2 30-15&apos;, or ? if unknown</source>
        <translation>最初のラリーの前のスコア: &apos;21-18 11-8&apos;、&apos;6-4 3-2 30-15&apos;、不明なら ?</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} at the far end.</source>
        <translation>スコアでは{player}が手前のエンドですが、動画では{seen}が奥にいます。</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} there.</source>
        <translation>スコアでは{player}が手前のエンドですが、動画では{seen}が手前にいます。</translation>
    </message>
    <message>
        <source>The score was set at this rally.</source>
        <translation>スコアはこのラリーで設定されました。</translation>
    </message>
    <message>
        <source>The score was set to unknown.</source>
        <translation>スコアは「不明」に設定されています。</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not how points are counted. Choose it: Match in the Rallies panel.</source>
        <translation>スコア表示は読み取りましたが、ポイントの数え方がわかりません。「ラリー」パネルの「試合」で選んでください。</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not whose row is whose. Set a winner, and others may be proposed.</source>
        <translation>スコア表示は読み取りましたが、どの行が誰のものかわかりません。勝者を1つ設定すると、ほかが提案されることがあります。</translation>
    </message>
    <message>
        <source>The shots in 3D are being computed.</source>
        <translation>3D の打球を計算中です。</translation>
    </message>
    <message>
        <source>The shots in 3D do not fit the points around the range.</source>
        <translation>3D の打球が範囲の周りの点に合いません。</translation>
    </message>
    <message>
        <source>The shots of this rally cannot be measured from one camera.</source>
        <translation>このラリーの打球はカメラ1台では測定できません。</translation>
    </message>
    <message>
        <source>The video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>The {end} side hits twice in a row: a hit between is missing, or one is wrong.</source>
        <translation>{end}側が続けて2回打っています。間のヒットがないか、どちらかが誤りです。</translation>
    </message>
    <message>
        <source>The {end} side hits, but the shot starts in the {half} half.</source>
        <translation>{end}側が打っていますが、打球は{half}側から始まっています。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but by the scoreboard the {end} side won: {score}.</source>
        <translation>勝者は{winner}側に設定されていますが、スコア表示では{end}側が取っています: {score}。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in its own half.</source>
        <translation>勝者は{winner}側に設定されていますが、{end}側の最後の打球が自陣に落ちています。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in.</source>
        <translation>勝者は{winner}側に設定されていますが、{end}側の最後の打球はインです。</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands out.</source>
        <translation>勝者は{winner}側に設定されていますが、{end}側の最後の打球はアウトです。</translation>
    </message>
    <message>
        <source>There is a second candidate ({second:.2f}).</source>
        <translation>2つ目の候補があります（{second:.2f}）。</translation>
    </message>
    <message>
        <source>There is no event after this frame.</source>
        <translation>このフレームより後にイベントはありません。</translation>
    </message>
    <message>
        <source>There is no event before this frame.</source>
        <translation>このフレームより前にイベントはありません。</translation>
    </message>
    <message>
        <source>There is no event here.</source>
        <translation>ここにイベントはありません。</translation>
    </message>
    <message>
        <source>There is no point close enough after the range.</source>
        <translation>範囲の後に十分近い点がありません。</translation>
    </message>
    <message>
        <source>There is no point close enough before the range.</source>
        <translation>範囲の前に十分近い点がありません。</translation>
    </message>
    <message>
        <source>There is no rally at or before this frame.</source>
        <translation>このフレーム以前にラリーがありません。</translation>
    </message>
    <message>
        <source>There is no rally to split at this frame.</source>
        <translation>このフレームに分割できるラリーはありません。</translation>
    </message>
    <message>
        <source>This frame is marked as no ball or not in play.</source>
        <translation>このフレームはボールなし、またはプレー外に設定されています。</translation>
    </message>
    <message>
        <source>This frame is not in a rally. {previous} and {next} go to the next or previous rally.</source>
        <translation>このフレームはラリーの外です。{previous} と {next} で次または前のラリーへ移動できます。</translation>
    </message>
    <message>
        <source>This frame is not marked as not in play.</source>
        <translation>このフレームはプレー外に設定されていません。</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>選手を指定</translation>
    </message>
    <message>
        <source>This player holds the racket in the left hand</source>
        <translation>この選手は左手でラケットを持ちます</translation>
    </message>
    <message>
        <source>This rally</source>
        <translation>このラリー</translation>
    </message>
    <message>
        <source>This sport does not have this stroke.</source>
        <translation>この競技にこのショットはありません。</translation>
    </message>
    <message>
        <source>To add one, mark its range and choose New rally from range.</source>
        <translation>追加するには、範囲を設定して「範囲から新しいラリー」を選びます。</translation>
    </message>
    <message>
        <source>To check: {first}; {second}.</source>
        <translation>要確認: {first}、{second}。</translation>
    </message>
    <message>
        <source>To check: {rallies}.</source>
        <translation>要確認: {rallies}。</translation>
    </message>
    <message>
        <source>To find the players, set the court first.</source>
        <translation>選手を検出するには、先にコートを設定してください。</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet did not find the ball here.</source>
        <translation>TrackNet はここでボールを検出していません。</translation>
    </message>
    <message>
        <source>TrackNet&apos;s own detection is {distance:.0f} px away.</source>
        <translation>TrackNet 自身の検出位置が {distance:.0f} px 離れています。</translation>
    </message>
    <message>
        <source>Try {filters}</source>
        <translation>{filters} をお試しください</translation>
    </message>
    <message>
        <source>Two pictures of one rally show different players. Select one picture per rally.</source>
        <translation>1つのラリーの2枚の画像は別々の選手です。ラリーごとに1枚だけ選択してください。</translation>
    </message>
    <message>
        <source>Uncertain strokes</source>
        <translation>不確かなショット</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>判別不能</translation>
    </message>
    <message>
        <source>Understood as: {filter}</source>
        <translation>解釈: {filter}</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>ラベルなし</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>見える</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>(0, 0) で「見える」（「ボールなし」の意味）。</translation>
    </message>
    <message>
        <source>Visible without a position.</source>
        <translation>「見える」なのに位置がありません。</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}), {distance:.0f} px off the path.</source>
        <translation>検出が弱く（{peak:.2f}）、軌道から {distance:.0f} px 外れています。</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}).</source>
        <translation>検出が弱いです（{peak:.2f}）。</translation>
    </message>
    <message>
        <source>Which rallies are shown</source>
        <translation>表示するラリー</translation>
    </message>
    <message>
        <source>Who is at the near end of the court in the first rally</source>
        <translation>最初のラリーで手前のエンドにいる側</translation>
    </message>
    <message>
        <source>Who is in the selected pictures?</source>
        <translation>選択した画像の選手は誰ですか？</translation>
    </message>
    <message>
        <source>Who serves the first rally</source>
        <translation>最初のラリーでサーブする側</translation>
    </message>
    <message>
        <source>Who won the selected rally. Enter goes to the next one</source>
        <translation>選択したラリーの勝者。Enter で次へ進みます</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Winner of the selected rally</source>
        <translation>選択したラリーの勝者</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>{rally}の勝者</translation>
    </message>
    <message>
        <source>Winner proposed</source>
        <translation>勝者の提案あり</translation>
    </message>
    <message>
        <source>Winners are still being looked for. Try again in a moment.</source>
        <translation>勝者をまだ判定中です。少し待ってから、もう一度お試しください。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n rallies were kept.</source>
        <translation>
            <numerusform>手動のラリー%n本は残しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>括弧が閉じられていません</translation>
    </message>
    <message>
        <source>a closing bracket has no opening bracket</source>
        <translation>閉じ括弧に対応する開き括弧がありません</translation>
    </message>
    <message>
        <source>a term is missing</source>
        <translation>条件がありません</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>accept from the last camera cut</source>
        <translation>直前のカメラ切り替えから承認</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>back</source>
        <translation>後方</translation>
    </message>
    <message>
        <source>base line</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>バウンド</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>centre service line</source>
        <translation>センターサービスライン</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>3次曲線</translation>
    </message>
    <message>
        <source>detected elsewhere</source>
        <translation>別の場所で検出</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>動きなし</translation>
    </message>
    <message>
        <source>ends in mid-picture</source>
        <translation>画像の中で終了</translation>
    </message>
    <message>
        <source>far</source>
        <translation>奥</translation>
    </message>
    <message>
        <source>far centre line</source>
        <translation>奥のセンターライン</translation>
    </message>
    <message>
        <source>far player</source>
        <translation>奥の選手</translation>
    </message>
    <message>
        <source>far {line}</source>
        <translation>奥の{line}</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>補完</translation>
    </message>
    <message>
        <source>filled by a curve</source>
        <translation>曲線で補完</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>飛行曲線</translation>
    </message>
    <message>
        <source>forced error</source>
        <translation>フォーストエラー</translation>
    </message>
    <message>
        <source>found</source>
        <translation>検出</translation>
    </message>
    <message>
        <source>frames left out</source>
        <translation>フレームの抜け</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前方</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>hardly moves</source>
        <translation>ほぼ静止</translation>
    </message>
    <message>
        <source>hidden?</source>
        <translation>隠れ？</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>in</source>
        <translation>イン</translation>
    </message>
    <message>
        <source>in?</source>
        <translation>イン？</translation>
    </message>
    <message>
        <source>it has too many brackets</source>
        <translation>括弧が多すぎます</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>位置飛び</translation>
    </message>
    <message>
        <source>jumps away and back</source>
        <translation>飛んで戻る</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>落下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>left player</source>
        <translation>左の選手</translation>
    </message>
    <message>
        <source>left {line}</source>
        <translation>左の{line}</translation>
    </message>
    <message>
        <source>let</source>
        <translation>レット</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>long service line</source>
        <translation>ロングサービスライン</translation>
    </message>
    <message>
        <source>lost in mid-picture</source>
        <translation>画像の中で消失</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>信頼度低</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>見逃し</translation>
    </message>
    <message>
        <source>missing in play</source>
        <translation>プレー中に未検出</translation>
    </message>
    <message>
        <source>models disagree</source>
        <translation>モデル不一致</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>名前は手動</translation>
    </message>
    <message>
        <source>near</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>near centre line</source>
        <translation>手前のセンターライン</translation>
    </message>
    <message>
        <source>near player</source>
        <translation>手前の選手</translation>
    </message>
    <message>
        <source>near {line}</source>
        <translation>手前の{line}</translation>
    </message>
    <message>
        <source>net</source>
        <translation>ネット</translation>
    </message>
    <message>
        <source>no ball</source>
        <translation>ボールなし</translation>
    </message>
    <message>
        <source>no ball in both</source>
        <translation>両方ボールなし</translation>
    </message>
    <message>
        <source>no ball, but with a position</source>
        <translation>ボールなしなのに位置あり</translation>
    </message>
    <message>
        <source>no label, between labelled frames</source>
        <translation>ラベル付きのフレームの間にラベルなし</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>位置なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>not a valid filter</source>
        <translation>無効なフィルター</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>比較対象外</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未検出</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>プレー外</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>軌道外れ</translation>
    </message>
    <message>
        <source>only in this track</source>
        <translation>こちらのみ</translation>
    </message>
    <message>
        <source>out</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>画像の外</translation>
    </message>
    <message>
        <source>outside the picture, {size}</source>
        <translation>画像 {size} の外</translation>
    </message>
    <message>
        <source>player</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>ボールなしなのに位置あり</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>right player</source>
        <translation>右の選手</translation>
    </message>
    <message>
        <source>right {line}</source>
        <translation>右の{line}</translation>
    </message>
    <message>
        <source>score unknown</source>
        <translation>スコア不明</translation>
    </message>
    <message>
        <source>scoreboard {score}</source>
        <translation>スコア表示 {score}</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>サーブ</translation>
    </message>
    <message>
        <source>service fault</source>
        <translation>サービスフォルト</translation>
    </message>
    <message>
        <source>service line</source>
        <translation>サービスライン</translation>
    </message>
    <message>
        <source>set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手動で設定</translation>
    </message>
    <message>
        <source>short path</source>
        <translation>短い軌道</translation>
    </message>
    <message>
        <source>short service line</source>
        <translation>ショートサービスライン</translation>
    </message>
    <message>
        <source>shots in 3D</source>
        <translation>3D の打球</translation>
    </message>
    <message>
        <source>side line</source>
        <translation>サイドライン</translation>
    </message>
    <message>
        <source>singles side line</source>
        <translation>シングルスサイドライン</translation>
    </message>
    <message>
        <source>starts in mid-picture</source>
        <translation>画像の中で出現</translation>
    </message>
    <message>
        <source>stroke named by you</source>
        <translation>ショット名は手動</translation>
    </message>
    <message>
        <source>the far player</source>
        <translation>奥の選手</translation>
    </message>
    <message>
        <source>the near player</source>
        <translation>手前の選手</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;</source>
        <translation>「{name}」はありません</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;, only {names}</source>
        <translation>「{name}」はありません。使えるのは {names} です</translation>
    </message>
    <message>
        <source>too far apart</source>
        <translation>離れすぎ</translation>
    </message>
    <message>
        <source>two candidates</source>
        <translation>候補2つ</translation>
    </message>
    <message>
        <source>unforced error</source>
        <translation>アンフォーストエラー</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>(0, 0) で「見える」</translation>
    </message>
    <message>
        <source>visible at (0, 0), which means &apos;no ball&apos;</source>
        <translation>(0, 0) で「見える」（「ボールなし」の意味）</translation>
    </message>
    <message>
        <source>visible at {position} in all {count}</source>
        <translation>{count}フレームすべて {position} で「見える」</translation>
    </message>
    <message>
        <source>visible without a position</source>
        <translation>「見える」なのに位置なし</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>弱い検出</translation>
    </message>
    <message>
        <source>wide gap</source>
        <translation>広い空白</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ウィナー</translation>
    </message>
    <message>
        <source>x, y and speed over time</source>
        <translation>x、y、球速の時間変化</translation>
    </message>
    <message>
        <source>{across} m across, {along} m along</source>
        <translation>横 {across} m、縦 {along} m</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{board}; {ending}</source>
        <translation>{board}、{ending}</translation>
    </message>
    <message>
        <source>{conflicts} in the score</source>
        <translation>スコアに{conflicts}</translation>
    </message>
    <message>
        <source>{count:,} of {events}</source>
        <translation>{events}中{count:,}件</translation>
    </message>
    <message>
        <source>{count:,} of {rallies}</source>
        <translation>{rallies}中{count:,}本</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>不確か{count}件</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the position that nearby frames suggest.</source>
        <translation>近くのフレームから推定した位置と {distance:.0f} px 離れています。</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the positions before and after</source>
        <translation>前後の位置から {distance:.0f} px</translation>
    </message>
    <message>
        <source>{ending} (proposed)</source>
        <translation>{ending}（提案）</translation>
    </message>
    <message>
        <source>{event}. {more}</source>
        <translation>{event}。{more}</translation>
    </message>
    <message>
        <source>{fact} &apos;{value}&apos; does not occur. Here: {listed}.</source>
        <translation>{fact}「{value}」はありません。ここにあるもの: {listed}。</translation>
    </message>
    <message>
        <source>{fact} here: always {value}.</source>
        <translation>ここでの{fact}: すべて {value}。</translation>
    </message>
    <message>
        <source>{fact} here: {low} to {high}.</source>
        <translation>ここでの{fact}: {low}〜{high}。</translation>
    </message>
    <message>
        <source>{frames} not tracked yet and not marked.</source>
        <translation>まだ追跡も設定もしていない{frames}があります。</translation>
    </message>
    <message>
        <source>{half} {zone} {side}</source>
        <translation>{half}・{zone}・{side}</translation>
    </message>
    <message>
        <source>{height} m high at the net</source>
        <translation>ネット上の高さ {height} m</translation>
    </message>
    <message>
        <source>{hits}, {landings}.</source>
        <translation>{hits}、{landings}。</translation>
    </message>
    <message>
        <source>{key} accepts the court</source>
        <translation>{key} でコートを承認</translation>
    </message>
    <message>
        <source>{key} ends event mode. {keys}</source>
        <translation>{key} でイベントモードを終了します。{keys}</translation>
    </message>
    <message>
        <source>{key} in such a range marks it as in play.</source>
        <translation>そのような範囲は {key} でプレー中に設定できます。</translation>
    </message>
    <message>
        <source>{key}: ball</source>
        <translation>{key}: ボール</translation>
    </message>
    <message>
        <source>{measured} of {total} shots measured, {landings}.</source>
        <translation>{total}本中{measured}本の打球を測定、{landings}。</translation>
    </message>
    <message>
        <source>{share:.0%} sure</source>
        <translation>確度 {share:.0%}</translation>
    </message>
    <message>
        <source>{players} in {rallies}</source>
        <translation>{players}（{rallies}）</translation>
    </message>
    <message>
        <source>{players} in {rallies}, {count} uncertain</source>
        <translation>{players}（{rallies}）、不確か{count}件</translation>
    </message>
    <message>
        <source>{player} (set by hand)</source>
        <translation>{player}（手動で設定）</translation>
    </message>
    <message>
        <source>{player} and {other} play in the same rally, so they cannot be the same player.</source>
        <translation>{player}と{other}は同じラリーでプレーしているため、同じ選手にはできません。</translation>
    </message>
    <message>
        <source>{player} ran {distance}</source>
        <translation>{player}の走行距離 {distance}</translation>
    </message>
    <message>
        <source>{player} serves</source>
        <translation>{player}のサーブ</translation>
    </message>
    <message>
        <source>{player} serves from the left</source>
        <translation>{player}が左からサーブ</translation>
    </message>
    <message>
        <source>{player} serves from the right</source>
        <translation>{player}が右からサーブ</translation>
    </message>
    <message>
        <source>{rallies} and {count} more</source>
        <translation>{rallies} ほか{count}本</translation>
    </message>
    <message>
        <source>{rallies} found so far.</source>
        <translation>これまでに検出: {rallies}。</translation>
    </message>
    <message>
        <source>{rallies} found.</source>
        <translation>検出: {rallies}。</translation>
    </message>
    <message>
        <source>{rallies}: longer than {seconds:.0f} s</source>
        <translation>{rallies}: {seconds:.0f}秒を超えています</translation>
    </message>
    <message>
        <source>{rallies}: the ball lands more than once</source>
        <translation>{rallies}: ボールが2回以上落ちています</translation>
    </message>
    <message>
        <source>{rally} ended by</source>
        <translation>{rally}の終わり方</translation>
    </message>
    <message>
        <source>{rally} has no winner.</source>
        <translation>{rally}に勝者がありません。</translation>
    </message>
    <message>
        <source>{rally} is reviewed.</source>
        <translation>{rally}をレビュー済みにしました。</translation>
    </message>
    <message>
        <source>{rally} was removed. Its points are kept.</source>
        <translation>{rally}を削除しました。点は残っています。</translation>
    </message>
    <message>
        <source>{rally}, {end}: {player}, {certainty}</source>
        <translation>{rally}、{end}: {player}、{certainty}</translation>
    </message>
    <message>
        <source>{rally}: &apos;{name}&apos; names neither player. Type {first}, {second}, {near}, {far} or {let}.</source>
        <translation>{rally}:「{name}」はどちらの選手の名前でもありません。{first}、{second}、{near}、{far}、{let} のどれかを入力してください。</translation>
    </message>
    <message>
        <source>{rally}: let.</source>
        <translation>{rally}: レット。</translation>
    </message>
    <message>
        <source>{rally}: who is on the left at the {end} end?</source>
        <translation>{rally}: {end}のエンドの左側は誰ですか？</translation>
    </message>
    <message>
        <source>{rally}: who is on the right at the {end} end?</source>
        <translation>{rally}: {end}のエンドの右側は誰ですか？</translation>
    </message>
    <message>
        <source>{rally}: who is {end}?</source>
        <translation>{rally}: {end}の選手は誰ですか？</translation>
    </message>
    <message>
        <source>{rally}: won by the far player.</source>
        <translation>{rally}: 奥の選手の勝ち。</translation>
    </message>
    <message>
        <source>{rally}: won by the near player.</source>
        <translation>{rally}: 手前の選手の勝ち。</translation>
    </message>
    <message>
        <source>{rally}: won by {player}.</source>
        <translation>{rally}: {player}の勝ち。</translation>
    </message>
    <message>
        <source>{rally}: {frames}. Double-click to go there</source>
        <translation>{rally}: {frames}。ダブルクリックで移動</translation>
    </message>
    <message>
        <source>{rally}: {problem}</source>
        <translation>{rally}: {problem}</translation>
    </message>
    <message>
        <source>{score}, {server} serves, {player} is at the near end.</source>
        <translation>{score}、サーブは{server}、手前は{player}です。</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f}秒</translation>
    </message>
    <message>
        <source>{seconds:.1f} s recovery</source>
        <translation>戻り{seconds:.1f}秒</translation>
    </message>
    <message>
        <source>{seconds} s break afterwards.</source>
        <translation>この後に{seconds}秒の休憩があります。</translation>
    </message>
    <message>
        <source>{sport} court found.</source>
        <translation>{sport}のコートを検出しました。</translation>
    </message>
    <message>
        <source>{sport} court found: press {key} to see its lines.</source>
        <translation>{sport}のコートを検出しました: {key} でコートラインを表示します。</translation>
    </message>
    <message>
        <source>{sport}, judging by the court</source>
        <translation>{sport}（コートから判断）</translation>
    </message>
    <message>
        <source>{sport}, judging by the path</source>
        <translation>{sport}（軌道から判断）</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court</source>
        <translation>{sport}: ラインの {share:.0%} が見えています。{key} でコートを承認</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court. Another sport: Match &gt; Sport</source>
        <translation>{sport}: ラインの {share:.0%} が見えています。{key} でコートを承認。別の競技:「試合 &gt; 競技」</translation>
    </message>
    <message>
        <source>{time}, frame {frame:,}: {event}</source>
        <translation>{time}、フレーム {frame:,}: {event}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>補完 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>検出 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players and kept.</source>
        <translation>
            <numerusform>%nフレームで選手を検索し、結果を残しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players in {duration}.</source>
        <translation>
            <numerusform>%nフレームで選手を検索、{duration}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames tracked and kept.</source>
        <translation>
            <numerusform>%nフレームを追跡し、結果を残しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>隠れ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons found</source>
        <translation>
            <numerusform>%n人を検出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges show another camera or a replay: {frames} marked as not in play and not tracked.</source>
        <translation>
            <numerusform>%nか所が別のカメラまたはリプレー: {frames}をプレー外に設定し、追跡しませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without ball</source>
        <translation>
            <numerusform>ボールなし %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{family}&apos; with {frames} frames</source>
        <translation>&apos;{family}&apos;（{frames}フレーム）</translation>
    </message>
    <message>
        <source>0 to 1, because it subtracts a mean itself</source>
        <translation>0〜1（モデル自身が平均を引くため）</translation>
    </message>
    <message>
        <source>0 to 255, because it subtracts a mean itself</source>
        <translation>0〜255（モデル自身が平均を引くため）</translation>
    </message>
    <message>
        <source>256 classes</source>
        <translation>256クラス</translation>
    </message>
    <message>
        <source>256 classes a pixel, of {frames}</source>
        <translation>{frames}の1ピクセル256クラス</translation>
    </message>
    <message>
        <source>256 classes, 0 to 255</source>
        <translation>256クラス、0〜255</translation>
    </message>
    <message>
        <source>A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame.</source>
        <translation>TrackNet の入力は1つ (N, C, H, W)、出力は1つ (N, L, H, W) で、フレームごとのヒートマップです。</translation>
    </message>
    <message>
        <source>A library on this machine is too old: {version} is missing.</source>
        <translation>このコンピューターのライブラリーが古すぎます: {version} がありません。</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types, trained on {data}.</source>
        <translation>ショットを判定するモデル: {groups}グループ、{types}種類、学習データ {data}。</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types.</source>
        <translation>ショットを判定するモデル: {groups}グループ、{types}種類。</translation>
    </message>
    <message>
        <source>A network that reads the digits of scoreboards.</source>
        <translation>スコア表示の数字を読み取るモデル。</translation>
    </message>
    <message>
        <source>A pose model is a YOLO exported by Ultralytics, RTMO or RTMPose from MMDeploy, or RallyTrace&apos;s MoveNet.</source>
        <translation>姿勢モデルは、Ultralytics から書き出した YOLO、MMDeploy の RTMO または RTMPose、RallyTrace の MoveNet です。</translation>
    </message>
    <message>
        <source>A run of tracking was undone.</source>
        <translation>追跡の実行を元に戻しました。</translation>
    </message>
    <message>
        <source>A trial run on {label} could not be started: {error}.</source>
        <translation>{label} の試験実行を開始できませんでした: {error}。</translation>
    </message>
    <message>
        <source>A trial run on {label} crashed ({reason}).</source>
        <translation>{label} の試験実行が異常終了しました（{reason}）。</translation>
    </message>
    <message>
        <source>A trial run on {label} did not finish within {timeout_s:g} seconds.</source>
        <translation>{label} の試験実行が{timeout_s:g}秒以内に終わりませんでした。</translation>
    </message>
    <message>
        <source>A trial run on {label} ended without a result.</source>
        <translation>{label} の試験実行が結果なしで終わりました。</translation>
    </message>
    <message>
        <source>Agrees with the CPU</source>
        <translation>CPU と一致</translation>
    </message>
    <message>
        <source>An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, and one output (N, L, 2).</source>
        <translation>InpaintNet の入力は位置 (N, L, 2) とマスク (N, L, 1) の2つ、出力は1つ (N, L, 2) です。</translation>
    </message>
    <message>
        <source>An embedding network, such as OSNet, has one input (N, 3, 256, 128) and one output (N, D).</source>
        <translation>OSNet などの埋め込みモデルの入力は1つ (N, 3, 256, 128)、出力は1つ (N, D) です。</translation>
    </message>
    <message>
        <source>Another video...</source>
        <translation>別の動画…</translation>
    </message>
    <message>
        <source>Ask the person who trained the model, or try them on a video: the wrong choice finds no ball. The choice is saved for this file.</source>
        <translation>モデルを学習した人に聞くか、動画で試してください。誤った選択ではボールが検出されません。選択はこのファイル用に保存されます。</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Automatic: best available</source>
        <translation>自動（使えるもののうち最適）</translation>
    </message>
    <message>
        <source>BGR frames</source>
        <translation>BGR フレーム</translation>
    </message>
    <message>
        <source>BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, Keras)</source>
        <translation>0〜255 の BGR フレーム、新しい順、出力は1ピクセル256クラス（初代 TrackNet、Keras）</translation>
    </message>
    <message>
        <source>BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)</source>
        <translation>BGR フレーム、新しい順、出力は1ピクセル256クラス（初代 TrackNet、PyTorch）</translation>
    </message>
    <message>
        <source>BGR frames: OpenCV&apos;s colour order (some copies of TrackNetV2)</source>
        <translation>BGR フレーム: OpenCV の色順（TrackNetV2 の一部の派生版）</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Both were trained at {rate:g} frames per second.</source>
        <translation>どちらも毎秒{rate:g}フレームで学習されています。</translation>
    </message>
    <message>
        <source>Both were trained on {sports} at {rate:g} frames per second.</source>
        <translation>どちらも毎秒{rate:g}フレームの{sports}で学習されています。</translation>
    </message>
    <message>
        <source>Both were trained on {sports}.</source>
        <translation>どちらも{sports}で学習されています。</translation>
    </message>
    <message>
        <source>Browse for a {network}</source>
        <translation>{network} を参照</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>CUDA failed ({failure}).</source>
        <translation>CUDA が失敗しました（{failure}）。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>もう一度検査</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>検査中</translation>
    </message>
    <message>
        <source>Checking the included model…</source>
        <translation>付属のモデルを検査中…</translation>
    </message>
    <message>
        <source>Checking the speed of play</source>
        <translation>プレーの速度を確認中</translation>
    </message>
    <message>
        <source>Checking {name}…</source>
        <translation>{name} を検査中…</translation>
    </message>
    <message>
        <source>Choice needed</source>
        <translation>要選択</translation>
    </message>
    <message>
        <source>Choose a video with a rally</source>
        <translation>ラリーのある動画を選択</translation>
    </message>
    <message>
        <source>Choose a {network}</source>
        <translation>{network} を選択</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>設定で別の実行プロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose one with --family, or try them on a video: rallytrace check &quot;{path}&quot; --try VIDEO.</source>
        <translation>--family で選ぶか、動画で試してください: rallytrace check &quot;{path}&quot; --try VIDEO</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Clear compiled models</source>
        <translation>コンパイル済みモデルを消去</translation>
    </message>
    <message>
        <source>Compiling the models (minutes, once)</source>
        <translation>モデルをコンパイル中（数分、初回のみ）</translation>
    </message>
    <message>
        <source>Computing the background</source>
        <translation>背景を計算中</translation>
    </message>
    <message>
        <source>Computing the heatmap…</source>
        <translation>ヒートマップを計算中…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Convert and use</source>
        <translation>変換して使う</translation>
    </message>
    <message>
        <source>Converting {name}…</source>
        <translation>{name} を変換中…</translation>
    </message>
    <message>
        <source>Convolutions gave wrong results on some GPUs (onnxruntime#18652, #9582; DirectML#234).</source>
        <translation>一部の GPU で畳み込みの結果が誤っていました（onnxruntime#18652、#9582、DirectML#234）。</translation>
    </message>
    <message>
        <source>Copy the install instructions</source>
        <translation>インストール手順をコピーします</translation>
    </message>
    <message>
        <source>Copy the install instructions for {provider}</source>
        <translation>{provider} のインストール手順をコピー</translation>
    </message>
    <message>
        <source>Decoding the video</source>
        <translation>動画をデコード</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Details of the {title}</source>
        <translation>{title} の詳細</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Difference: frame minus background, without the frame (TrackNetV3)</source>
        <translation>差分: フレームから背景を引いたもの、フレームなし（TrackNetV3）</translation>
    </message>
    <message>
        <source>Differs from the CPU</source>
        <translation>CPU と異なる</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>埋め込みモデル</translation>
    </message>
    <message>
        <source>Embedding network: recognises players</source>
        <translation>埋め込みモデル: 選手を識別</translation>
    </message>
    <message>
        <source>Embedding network: vectors of {numbers} numbers, pictures of {size}, {batch}.</source>
        <translation>埋め込みモデル: {numbers}次元のベクトル、画像 {size}、{batch}。</translation>
    </message>
    <message>
        <source>Embedding network: vectors, pictures of {size}, {batch}.</source>
        <translation>埋め込みモデル: ベクトル、画像 {size}、{batch}。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Families of networks</source>
        <translation>モデルのファミリー</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>Files are checked before they are used. You can also drop an .onnx model or a .pt checkpoint here.</source>
        <translation>ファイルは使う前に検査します。.onnx モデルまたは .pt チェックポイントをここにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>空白を補完</translation>
    </message>
    <message>
        <source>Filling gaps</source>
        <translation>空白を補完中</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <translation>打点とバウンドを検出中</translation>
    </message>
    <message>
        <source>Finding the ball in the heatmaps</source>
        <translation>ヒートマップからボールを検出</translation>
    </message>
    <message>
        <source>Finding the court</source>
        <translation>コートを検出中</translation>
    </message>
    <message>
        <source>Finding the main camera</source>
        <translation>メインカメラを検出中</translation>
    </message>
    <message>
        <source>Finding the players</source>
        <translation>選手を検出中</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>適合</translation>
    </message>
    <message>
        <source>Fits, with assumptions</source>
        <translation>仮定付きで適合</translation>
    </message>
    <message>
        <source>Found in {seen} of {frames} frames, in one place in {single}, moving like a ball in {moving}.</source>
        <translation>{frames}フレーム中{seen}フレームで検出（1か所のみ {single}、ボールらしい動き {moving}）。</translation>
    </message>
    <message>
        <source>Frames and difference</source>
        <translation>フレームと差分</translation>
    </message>
    <message>
        <source>Frames and difference: each frame, and frame minus background (TrackNetV3)</source>
        <translation>フレームと差分: 各フレームと、フレームから背景を引いたもの（TrackNetV3）</translation>
    </message>
    <message>
        <source>Frames per second on the CPU</source>
        <translation>CPU での毎秒フレーム数</translation>
    </message>
    <message>
        <source>Frames per second on {provider}</source>
        <translation>{provider} での毎秒フレーム数</translation>
    </message>
    <message>
        <source>Grey frames</source>
        <translation>グレーのフレーム</translation>
    </message>
    <message>
        <source>Grey frames (VballNet)</source>
        <translation>グレーのフレーム（VballNet）</translation>
    </message>
    <message>
        <source>Grey frames, grid</source>
        <translation>グレーのフレーム、グリッド</translation>
    </message>
    <message>
        <source>Grey frames, with a grid of cells as output (VballNetGrid)</source>
        <translation>グレーのフレーム、出力はセルのグリッド（VballNetGrid）</translation>
    </message>
    <message>
        <source>Heatmap of the last frame</source>
        <translation>最後のフレームのヒートマップ</translation>
    </message>
    <message>
        <source>Heatmap of the middle frame</source>
        <translation>中央のフレームのヒートマップ</translation>
    </message>
    <message>
        <source>ImageNet</source>
        <translation>ImageNet</translation>
    </message>
    <message>
        <source>ImageNet&apos;s mean and standard deviation</source>
        <translation>ImageNet の平均と標準偏差</translation>
    </message>
    <message>
        <source>ImageNet, logits</source>
        <translation>ImageNet、ロジット</translation>
    </message>
    <message>
        <source>In browsers, some convolutions gave wrong results (onnxruntime#29651, #26734).</source>
        <translation>ブラウザーでは一部の畳み込みの結果が誤っていました（onnxruntime#29651、#26734）。</translation>
    </message>
    <message>
        <source>In the video, this motion happens a few frames earlier or later.</source>
        <translation>動画では、この動きは数フレーム前または後に起きています。</translation>
    </message>
    <message>
        <source>In {duration}.</source>
        <translation>{duration}。</translation>
    </message>
    <message>
        <source>In {frames} frames the heatmaps differ by at most {value:.2g}.</source>
        <translation>{frames}フレームでヒートマップの差は最大 {value:.2g} です。</translation>
    </message>
    <message>
        <source>In {seen_by_one} frames only one of the two finds the ball.</source>
        <translation>{seen_by_one}フレームでは一方だけがボールを検出しています。</translation>
    </message>
    <message>
        <source>Included model</source>
        <translation>付属のモデル</translation>
    </message>
    <message>
        <source>InpaintNet is loading or in use by a run.</source>
        <translation>InpaintNet を読み込み中か、実行で使用中です。</translation>
    </message>
    <message>
        <source>InpaintNet is off: gaps are not filled.</source>
        <translation>InpaintNet はオフです。空白は補完されません。</translation>
    </message>
    <message>
        <source>InpaintNet over {frames} frames, {batch}.</source>
        <translation>InpaintNet、{frames}フレーム、{batch}。</translation>
    </message>
    <message>
        <source>InpaintNet uses windows of {filled} frames, but TrackNet windows of {seen}. Gaps of more than {filled} frames are not filled.</source>
        <translation>InpaintNet のウィンドウは{filled}フレーム、TrackNet のウィンドウは{seen}フレームです。{filled}フレームを超える空白は補完されません。</translation>
    </message>
    <message>
        <source>InpaintNet: fills gaps in the path</source>
        <translation>InpaintNet: 軌道の空白を補完</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Install AMD&apos;s ROCm with MIGraphX, and let your user read /dev/kfd (group &apos;render&apos;).</source>
        <translation>AMD の ROCm を MIGraphX 付きでインストールし、ユーザーが /dev/kfd を読めるようにしてください（グループ &apos;render&apos;）。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver 580 or newer and install RallyTrace with the extra cuda; for an older card or driver, install it with the extra cuda12.</source>
        <translation>NVIDIA のドライバー 580 以降と、extra の cuda 付きの RallyTrace をインストールしてください。古いカードやドライバーでは extra の cuda12 を使います。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for an RTX card (30 series or newer).</source>
        <translation>RTX カード（30 シリーズ以降）用の NVIDIA ドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver, RallyTrace with the extra cuda (CUDA&apos;s libraries) and TensorRT 10 (pip install tensorrt), and put TensorRT&apos;s library folder on the library path.</source>
        <translation>NVIDIA のドライバー、extra の cuda（CUDA ライブラリー）付きの RallyTrace、TensorRT 10（pip install tensorrt）をインストールし、TensorRT のライブラリーフォルダーをライブラリーパスに加えてください。</translation>
    </message>
    <message>
        <source>Install ONNX Runtime again: pip install --force-reinstall onnxruntime.</source>
        <translation>ONNX Runtime をもう一度インストールしてください: pip install --force-reinstall onnxruntime</translation>
    </message>
    <message>
        <source>Install its plugin: {command}.</source>
        <translation>プラグインをインストールしてください: {command}。</translation>
    </message>
    <message>
        <source>Install the graphics card&apos;s driver with Vulkan (Linux), Direct3D 12 (Windows) or Metal (macOS).</source>
        <translation>Vulkan（Linux）、Direct3D 12（Windows）、Metal（macOS）に対応したグラフィックドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>It cannot be used for tracking. Choose another file or the included model.</source>
        <translation>追跡には使えません。別のファイルまたは付属のモデルを選んでください。</translation>
    </message>
    <message>
        <source>It failed because of an internal error.</source>
        <translation>内部エラーのため失敗しました。</translation>
    </message>
    <message>
        <source>It sees two different pictures as the same ({similarity:.4f} of 1).</source>
        <translation>2枚の異なる画像を同じとみなしています（1 に対して {similarity:.4f}）。</translation>
    </message>
    <message>
        <source>It takes pixel values as {pixels}.</source>
        <translation>ピクセル値の入力: {pixels}。</translation>
    </message>
    <message>
        <source>Its confidences reach {odd:.3g}. They should be between 0 and 1.</source>
        <translation>信頼度が {odd:.3g} に達しています。0〜1 でなければなりません。</translation>
    </message>
    <message>
        <source>Its first two convolutions are assumed to keep the resolution, as in WASB&apos;s published networks.</source>
        <translation>公開されている WASB のモデルと同じく、最初の2つの畳み込みは解像度を保つものとみなします。</translation>
    </message>
    <message>
        <source>Its heatmaps are whole numbers ({kind}), so 1 is assumed to mean ball and 0 no ball.</source>
        <translation>ヒートマップが整数（{kind}）なので、1 をボールあり、0 をボールなしとみなします。</translation>
    </message>
    <message>
        <source>Its heatmaps have values from {low:.3g} to {high:.3g}. They should be between 0 and 1.</source>
        <translation>ヒートマップの値が {low:.3g}〜{high:.3g} です。0〜1 でなければなりません。</translation>
    </message>
    <message>
        <source>Its metadata is incomplete. Its shapes ({channels} input channels) suggest {frames} frames in the family &apos;{family}&apos;.</source>
        <translation>メタデータが不完全です。形（入力チャンネル{channels}個）からは、ファミリー「{family}」の{frames}フレームと考えられます。</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not supported; &apos;{default}&apos; is used.</source>
        <translation>メタデータの {entry} には対応していないため、「{default}」を使います。</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not valid; {default:g} is used.</source>
        <translation>メタデータの {entry} は無効なため、{default:g} を使います。</translation>
    </message>
    <message>
        <source>Its number of keypoints is not given, so the {count} of COCO are assumed.</source>
        <translation>キーポイントの数が記されていないため、COCO の{count}個とみなします。</translation>
    </message>
    <message>
        <source>Its picture size is not given, so {size} is assumed.</source>
        <translation>画像サイズが記されていないため、{size} とみなします。</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for hands, faces or animals.</source>
        <translation>画像 {size} が人より横長です。手、顔、動物用のモデルかもしれません。</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for something else.</source>
        <translation>画像 {size} が人より横長です。別の用途のモデルかもしれません。</translation>
    </message>
    <message>
        <source>Its plugin needs ONNX Runtime {needed} or newer; {installed} is installed.</source>
        <translation>プラグインには ONNX Runtime {needed} 以降が必要ですが、{installed} がインストールされています。</translation>
    </message>
    <message>
        <source>Its values are from {low:.3g} to {high:.3g}, which cannot be heatmaps of this family.</source>
        <translation>値が {low:.3g}〜{high:.3g} で、このファミリーのヒートマップではあり得ません。</translation>
    </message>
    <message>
        <source>Its window length is not given, so {seq_len} frames are assumed.</source>
        <translation>ウィンドウの長さが記されていないため、{seq_len}フレームとみなします。</translation>
    </message>
    <message>
        <source>Its {flight_check} cannot be read, so only the threshold is used.</source>
        <translation>{flight_check} を読み取れないため、しきい値だけを使います。</translation>
    </message>
    <message>
        <source>Known after the first run.</source>
        <translation>最初の実行後にわかります。</translation>
    </message>
    <message>
        <source>Largest heatmap difference</source>
        <translation>ヒートマップの最大の差</translation>
    </message>
    <message>
        <source>Largest position difference</source>
        <translation>位置の最大の差</translation>
    </message>
    <message>
        <source>Loading the models</source>
        <translation>モデルを読み込み中</translation>
    </message>
    <message>
        <source>Locate</source>
        <translation>位置検出</translation>
    </message>
    <message>
        <source>Measuring this machine</source>
        <translation>このコンピューターを測定中</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>メタデータ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Model settings...</source>
        <translation>モデルの設定…</translation>
    </message>
    <message>
        <source>Models ({patterns});;All files (*)</source>
        <translation>モデル ({patterns});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>ショットを判定中</translation>
    </message>
    <message>
        <source>Nearly agrees with the CPU</source>
        <translation>CPU とほぼ一致</translation>
    </message>
    <message>
        <source>Nearly the same results as {reference} (positions within {distance:g} pixels). One may miss a ball that the other barely finds.</source>
        <translation>{reference}とほぼ同じ結果です（位置の差{distance:g}ピクセル以内）。一方がかろうじて検出したボールを、もう一方が見逃すことがあります。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>No AMD compute driver (/dev/kfd) was found on this machine.</source>
        <translation>このコンピューターに AMD の計算ドライバー（/dev/kfd）が見つかりませんでした。</translation>
    </message>
    <message>
        <source>No NVIDIA card that CUDA can use was found.</source>
        <translation>CUDA で使える NVIDIA カードが見つかりませんでした。</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine.</source>
        <translation>このコンピューターに NVIDIA ドライバーが見つかりませんでした。</translation>
    </message>
    <message>
        <source>No clear winner on {video}. Try a video in which the ball is in play most of the time.</source>
        <translation>{video} でははっきりした差がありません。ほとんどの時間ボールがプレー中の動画で試してください。</translation>
    </message>
    <message>
        <source>No code in the checkpoint is executed. The model is written to a new file beside it.</source>
        <translation>チェックポイントのコードは実行しません。モデルは隣の新しいファイルに書き込みます。</translation>
    </message>
    <message>
        <source>No frames were searched for players.</source>
        <translation>選手を検索したフレームはありません。</translation>
    </message>
    <message>
        <source>No frames were tracked.</source>
        <translation>追跡したフレームはありません。</translation>
    </message>
    <message>
        <source>No model loaded</source>
        <translation>モデル未読み込み</translation>
    </message>
    <message>
        <source>No run yet.</source>
        <translation>まだ実行していません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>None works</source>
        <translation>動作するものなし</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>未インストール</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Not tracked</source>
        <translation>未追跡</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>Nothing was found in {frames} frames.</source>
        <translation>{frames}フレームで何も検出されませんでした。</translation>
    </message>
    <message>
        <source>On the GPU and the Neural Engine, convolutions lost precision (coremltools#1809, #1671).</source>
        <translation>GPU と Neural Engine では畳み込みの精度が落ちました（coremltools#1809、#1671）。</translation>
    </message>
    <message>
        <source>One is clearly best on {video}. The choice is saved for this file.</source>
        <translation>{video} では1つが明らかに優れています。選択はこのファイル用に保存されます。</translation>
    </message>
    <message>
        <source>OpenVINO also works. It is not chosen automatically. With bfloat16 it may be faster than the CPU.</source>
        <translation>OpenVINO も動作します。自動では選ばれません。bfloat16 では CPU より速いことがあります。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Options of {provider}</source>
        <translation>{provider} のオプション</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Players are found on the CPU, because {label} would have to prepare {name} for each picture size.</source>
        <translation>選手は CPU で検出します。{label} では画像サイズごとに {name} の準備が必要なためです。</translation>
    </message>
    <message>
        <source>Players are recognised by the colours of their clothes. A model file of your own can help.</source>
        <translation>選手はウェアの色で識別します。自分のモデルファイルを使うと識別しやすくなることがあります。</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>姿勢モデル</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of up to {size}, {batch}.</source>
        <translation>姿勢モデル（{family}）、キーポイント{count}個、画像 {size} まで、{batch}。</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of {size}, {batch}.</source>
        <translation>姿勢モデル（{family}）、キーポイント{count}個、画像 {size}、{batch}。</translation>
    </message>
    <message>
        <source>Pose model: finds the players</source>
        <translation>姿勢モデル: 選手を検出</translation>
    </message>
    <message>
        <source>Positions differ by at most {max_distance:.2f} pixels.</source>
        <translation>位置の差は最大{max_distance:.2f}ピクセルです。</translation>
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
        <translation>プロバイダーの設定…</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>実行プロバイダー</translation>
    </message>
    <message>
        <source>RGB frames</source>
        <translation>RGB フレーム</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and heatmaps as output (WASB with a sigmoid)</source>
        <translation>ImageNet の平均と標準偏差を使う RGB フレーム、出力はヒートマップ（シグモイド付きの WASB）</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and logits as output (WASB)</source>
        <translation>ImageNet の平均と標準偏差を使う RGB フレーム、出力はロジット（WASB）</translation>
    </message>
    <message>
        <source>RGB frames, grid</source>
        <translation>RGB フレーム、グリッド</translation>
    </message>
    <message>
        <source>RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)</source>
        <translation>RGB フレームのみ（TrackNetV2、背景なしの TrackNetV3）</translation>
    </message>
    <message>
        <source>RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)</source>
        <translation>RGB フレーム、出力はセルのグリッド（GridTrackNet、カラーの VballNetGrid）</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the last one</source>
        <translation>RGB フレーム、最後のフレームだけのヒートマップ</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the middle one</source>
        <translation>RGB フレーム、中央のフレームだけのヒートマップ</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>フレーム {frames} を再追跡</translation>
    </message>
    <message>
        <source>Re-track {frames} ({duration})</source>
        <translation>フレーム {frames} を再追跡（{duration}）</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: no changes.</source>
        <translation>{frames}を再追跡しました。変更はありません。</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: the new path jumps back and forth in {rough}, so it is not used there.</source>
        <translation>{frames}を再追跡しました。新しい軌道は{rough}で前後に飛ぶため、その部分では使いません。</translation>
    </message>
    <message>
        <source>Re-tracking was cancelled. Nothing was changed.</source>
        <translation>再追跡を中止しました。何も変更していません。</translation>
    </message>
    <message>
        <source>Re-tracking {frames} takes about {time}.</source>
        <translation>{frames}の再追跡にかかる時間: 約{time}。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Reading the scoreboard</source>
        <translation>スコア表示を読み取り中</translation>
    </message>
    <message>
        <source>Reading the video</source>
        <translation>動画を読み込み中</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近のファイル</translation>
    </message>
    <message>
        <source>Recent files for {network}</source>
        <translation>{network} の最近のファイル</translation>
    </message>
    <message>
        <source>Recognising players</source>
        <translation>選手を識別中</translation>
    </message>
    <message>
        <source>Remove compiled models. They are compiled again when they are used</source>
        <translation>コンパイル済みモデルを削除します。使うときに再びコンパイルされます</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {command}.</source>
        <translation>ONNX Runtime を入れ替えてください: {command}。</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {first}, then {second}.</source>
        <translation>ONNX Runtime を入れ替えてください: {first}、次に {second}。</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>リサイズ</translation>
    </message>
    <message>
        <source>Resizing frames and building windows</source>
        <translation>フレームを縮小し、ウィンドウを作成</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>実行を中止</translation>
    </message>
    <message>
        <source>Run cancelled. Nothing was changed.</source>
        <translation>実行を中止しました。何も変更していません。</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>実行に失敗</translation>
    </message>
    <message>
        <source>Run finished</source>
        <translation>実行完了</translation>
    </message>
    <message>
        <source>Run part of the demo rally on {provider} and on the CPU, and compare speed and results.</source>
        <translation>デモのラリーの一部を「{provider}」と CPU で実行し、速度と結果を比べます。</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <translation>{number}回目の実行</translation>
    </message>
    <message>
        <source>Running on {provider} instead.</source>
        <translation>代わりに {provider} で実行します。</translation>
    </message>
    <message>
        <source>Running on {provider}.</source>
        <translation>{provider} で実行します。</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>モデルを実行</translation>
    </message>
    <message>
        <source>Runs on {provider}</source>
        <translation>{provider} で実行</translation>
    </message>
    <message>
        <source>Runs on {provider}, not on {asked}</source>
        <translation>{asked} ではなく {provider} で実行</translation>
    </message>
    <message>
        <source>Same results as {reference} ({tolerance}).</source>
        <translation>{reference}と同じ結果です（{tolerance}）。</translation>
    </message>
    <message>
        <source>See the log for the reason.</source>
        <translation>理由はログを見てください。</translation>
    </message>
    <message>
        <source>Separate picture</source>
        <translation>別画像</translation>
    </message>
    <message>
        <source>Separate picture: the background, then the frames (TrackNetV3)</source>
        <translation>別画像: 背景、次にフレーム（TrackNetV3）</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>起動時間</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>実行を止め、それまでの結果を残します</translation>
    </message>
    <message>
        <source>TensorRT also works and may be faster. It is not chosen automatically, because its first start takes minutes.</source>
        <translation>TensorRT も動作し、より速いことがあります。初回の起動に数分かかるため、自動では選ばれません。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Test of {provider}:</source>
        <translation>{provider} のテスト:</translation>
    </message>
    <message>
        <source>Testing</source>
        <translation>テスト中</translation>
    </message>
    <message>
        <source>Testing {provider}…</source>
        <translation>{provider} をテスト中…</translation>
    </message>
    <message>
        <source>That is {ratio:.2g} times the speed of {reference}.</source>
        <translation>{reference}の{ratio:.2g}倍の速度です。</translation>
    </message>
    <message>
        <source>The CPU was compared with itself.</source>
        <translation>CPU 同士を比較しました。</translation>
    </message>
    <message>
        <source>The CUDA libraries do not support this card, because it is too old.</source>
        <translation>このカードは古いため、CUDA ライブラリーが対応していません。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for the CUDA libraries.</source>
        <translation>NVIDIA ドライバーが CUDA ライブラリーに対して古すぎます。</translation>
    </message>
    <message>
        <source>The TensorRT libraries are missing.</source>
        <translation>TensorRT のライブラリーがありません。</translation>
    </message>
    <message>
        <source>The TrackNet was trained at {rate:g} frames per second and the InpaintNet at {other_rate:g}, so the ball moves a different distance between frames than InpaintNet expects.</source>
        <translation>TrackNet は毎秒{rate:g}フレーム、InpaintNet は毎秒{other_rate:g}フレームで学習されているため、フレーム間でボールが動く距離が InpaintNet の想定と異なります。</translation>
    </message>
    <message>
        <source>The TrackNet was trained on {sports} and the InpaintNet on {other_sports}, whose balls move differently. Check the filled gaps.</source>
        <translation>TrackNet は{sports}、InpaintNet は{other_sports}で学習されており、ボールの動きが異なります。補完した空白を確認してください。</translation>
    </message>
    <message>
        <source>The check of {path}</source>
        <translation>{path} の検査</translation>
    </message>
    <message>
        <source>The conversion of {path}</source>
        <translation>{path} の変換</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>実行しても同じように失敗するため、このファイルは使われません。</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>ファイル {path} はもうありません。</translation>
    </message>
    <message>
        <source>The files do not show whether the models fit together.</source>
        <translation>ファイルからは、モデル同士が合うかどうかわかりません。</translation>
    </message>
    <message>
        <source>The frame with the clearest peak. Red: the heatmap. Dots: where the peaks were.</source>
        <translation>ピークが最もはっきりしたフレーム。赤: ヒートマップ。点: ピークの位置。</translation>
    </message>
    <message>
        <source>The installed build of ONNX Runtime has no {label}.</source>
        <translation>インストールされている ONNX Runtime に {label} がありません。</translation>
    </message>
    <message>
        <source>The last run was interrupted at {share:.0%}.</source>
        <translation>前回の実行は {share:.0%} で中断されました。</translation>
    </message>
    <message>
        <source>The library {library} is missing.</source>
        <translation>ライブラリー {library} がありません。</translation>
    </message>
    <message>
        <source>The model finds no ball in the demo rally, so positions could not be compared.</source>
        <translation>モデルがデモのラリーでボールを検出しないため、位置を比較できませんでした。</translation>
    </message>
    <message>
        <source>The model ran on {label}.</source>
        <translation>モデルは {label} で実行されました。</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations, {share:.0%} of the time. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>モデルは {provider} で実行されました: {total}個の演算のうち{placed}個、時間の {share:.0%}。コンパイルされた部分は1個の演算と数えます。ほかの実行プロバイダー: {operations}。</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>モデルは {provider} で実行されました: {total}個の演算のうち{placed}個。コンパイルされた部分は1個の演算と数えます。ほかの実行プロバイダー: {operations}。</translation>
    </message>
    <message>
        <source>The models fit together.</source>
        <translation>モデル同士は合います。</translation>
    </message>
    <message>
        <source>The models may not fit together.</source>
        <translation>モデル同士が合わない可能性があります。</translation>
    </message>
    <message>
        <source>The models run on {provider}; requested: {asked}.</source>
        <translation>モデルは {provider} で実行中（指定: {asked}）。</translation>
    </message>
    <message>
        <source>The network looks at whole pictures: {name} cannot be run on a part of one.</source>
        <translation>モデルは画像全体を見るため、{name} を一部だけで実行することはできません。</translation>
    </message>
    <message>
        <source>The packaged application has its own ONNX Runtime. Install RallyTrace with pip to choose another.</source>
        <translation>パッケージ版には専用の ONNX Runtime が入っています。別のものを使うには、RallyTrace を pip でインストールしてください。</translation>
    </message>
    <message>
        <source>The plugin runs on Intel processors and GPUs. For a GPU, install its graphics driver. On other machines, replace ONNX Runtime by onnxruntime-openvino (on Windows together with openvino).</source>
        <translation>プラグインは Intel のプロセッサーと GPU で動作します。GPU にはグラフィックドライバーをインストールしてください。ほかのコンピューターでは ONNX Runtime を onnxruntime-openvino に入れ替えてください（Windows では openvino も必要です）。</translation>
    </message>
    <message>
        <source>The result is a proposal.</source>
        <translation>結果は提案として表示します。</translation>
    </message>
    <message>
        <source>The results differ from those of {reference}. Do not use this provider with this model.</source>
        <translation>結果が{reference}と異なります。このモデルではこの実行プロバイダーを使わないでください。</translation>
    </message>
    <message>
        <source>The review is designed for errors of the included networks, not for those of {name}.</source>
        <translation>レビューは付属のモデルの誤り用に作られており、{name} の誤り用ではありません。</translation>
    </message>
    <message>
        <source>The run did not look at the hatched part of the frame</source>
        <translation>斜線の部分は、実行でボールを探していません</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because it has a heatmap of one frame of a window.</source>
        <translation>ストライド {asked} は使いません。ウィンドウごとに1フレームのヒートマップだけを返すため、{name} は {stride} で実行します。</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because its windows follow one another.</source>
        <translation>ストライド {asked} は使いません。ウィンドウが連続するため、{name} は {stride} で実行します。</translation>
    </message>
    <message>
        <source>The test of the best provider</source>
        <translation>最適な実行プロバイダーのテスト</translation>
    </message>
    <message>
        <source>The test of the providers</source>
        <translation>実行プロバイダーのテスト</translation>
    </message>
    <message>
        <source>The test of {provider}</source>
        <translation>{provider} のテスト</translation>
    </message>
    <message>
        <source>The tracking of {name}</source>
        <translation>{name} の追跡</translation>
    </message>
    <message>
        <source>The trial of {path}</source>
        <translation>{path} の試験</translation>
    </message>
    <message>
        <source>The trial run gave wrong results.</source>
        <translation>試験実行の結果が誤っていました。</translation>
    </message>
    <message>
        <source>The video has {rate:.3g} frames per second and the model was trained on {trained:.3g}: one of {step} frames is tracked, and the others are interpolated.</source>
        <translation>動画は毎秒{rate:.3g}フレーム、モデルの学習は{trained:.3g}フレームです。{step}フレームに1つを追跡し、残りは補間します。</translation>
    </message>
    <message>
        <source>The {label} plugin is not installed.</source>
        <translation>{label} のプラグインがインストールされていません。</translation>
    </message>
    <message>
        <source>There is no such device.</source>
        <translation>そのデバイスはありません。</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do except filling gaps.</source>
        <translation>これらのフレームは同じモデルと設定で追跡済みです。空白の補完だけを行います。</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do.</source>
        <translation>これらのフレームは同じモデルと設定で追跡済みです。実行する処理はありません。</translation>
    </message>
    <message>
        <source>This file has: in {inputs}; out {outputs}.</source>
        <translation>このファイル: 入力 {inputs}、出力 {outputs}。</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts every {stride} frames.</source>
        <translation>このコンピューターは毎秒{rate:.1f}ウィンドウを処理できます。{stride}フレームごとにウィンドウを始めます。</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts with every frame.</source>
        <translation>このコンピューターは毎秒{rate:.1f}ウィンドウを処理できます。フレームごとにウィンドウを始めます。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>追跡</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}, carrying &apos;{input}&apos; from window to window.</source>
        <translation>TrackNet、{frames}フレーム、{size}、{family}、{batch}、ウィンドウ間で &apos;{input}&apos; を引き継ぎます。</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}.</source>
        <translation>TrackNet、{frames}フレーム、{size}、{family}、{batch}。</translation>
    </message>
    <message>
        <source>TrackNet: finds the ball</source>
        <translation>TrackNet: ボールを検出</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>追跡中</translation>
    </message>
    <message>
        <source>Trained at</source>
        <translation>学習時の fps</translation>
    </message>
    <message>
        <source>Try on a video...</source>
        <translation>動画で試す…</translation>
    </message>
    <message>
        <source>Try on {video}</source>
        <translation>{video} で試す</translation>
    </message>
    <message>
        <source>Trying 8-bit integers (once)</source>
        <translation>8ビット整数を試験中（初回のみ）</translation>
    </message>
    <message>
        <source>Trying {count} families on {video}…</source>
        <translation>{video} で{count}個のファミリーを試しています…</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or install an older version of the plugin.</source>
        <translation>ONNX Runtime を更新するか、古いバージョンのプラグインをインストールしてください。</translation>
    </message>
    <message>
        <source>Update Windows (10 version 1903 or newer) and the graphics driver.</source>
        <translation>Windows（10 バージョン 1903 以降）とグラフィックドライバーを更新してください。</translation>
    </message>
    <message>
        <source>Update macOS (14 or newer, Apple silicon).</source>
        <translation>macOS を更新してください（14 以降、Apple シリコン）。</translation>
    </message>
    <message>
        <source>Use as {network}</source>
        <translation>{network} として使う</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Use the included model</source>
        <translation>付属のモデルを使う</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Uses {provider}</source>
        <translation>{provider} を使用</translation>
    </message>
    <message>
        <source>Using 32-bit floats. 8-bit integers are {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>32ビット浮動小数点を使います。8ビット整数はこのコンピューターでは{speed:.1f}倍の速さで、テストした{frames}フレーム中{agreeing}フレームで同じ結果です。</translation>
    </message>
    <message>
        <source>Using 32-bit floats: sums of 8-bit integers overflow on this processor.</source>
        <translation>32ビット浮動小数点を使います。このプロセッサーでは8ビット整数の和があふれます。</translation>
    </message>
    <message>
        <source>Using 8-bit integers: {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>8ビット整数を使います。このコンピューターでは{speed:.1f}倍の速さで、テストした{frames}フレーム中{agreeing}フレームで同じ結果です。</translation>
    </message>
    <message>
        <source>WebGPU finds no graphics card that it can use.</source>
        <translation>WebGPU で使えるグラフィックカードがありません。</translation>
    </message>
    <message>
        <source>What to track</source>
        <translation>追跡の対象</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Your choice: {family}.</source>
        <translation>選択: {family}。</translation>
    </message>
    <message>
        <source>`--family NAME`, the settings, and the metadata `family` of a model file. [Your own networks](../own-networks.md) says how to find the family of a file.</source>
        <translation>`--family NAME`、設定、モデルファイルのメタデータ `family`。ファイルのファミリーの調べ方は [Your own networks](../own-networks.md)（英語）にあります。</translation>
    </message>
    <message>
        <source>`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. [Providers](../providers.md) says which have ever run.</source>
        <translation>`--provider NAME` と、設定の「プロバイダー」ページ。`auto` はこの順に、最初に動作するものを使います。実際に動作を確認したものは [Providers](../providers.md)（英語）にあります。</translation>
    </message>
    <message>
        <source>a TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>a digit network</source>
        <translation>数字のモデル</translation>
    </message>
    <message>
        <source>a grid of cells for {frames}</source>
        <translation>{frames}のセルのグリッド</translation>
    </message>
    <message>
        <source>a heatmap of {frames}</source>
        <translation>{frames}のヒートマップ</translation>
    </message>
    <message>
        <source>a pose model</source>
        <translation>姿勢モデル</translation>
    </message>
    <message>
        <source>a stroke network</source>
        <translation>ショットのモデル</translation>
    </message>
    <message>
        <source>an InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>an embedding network</source>
        <translation>埋め込みモデル</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>any batch</source>
        <translation>バッチ任意</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>background mode {name}</source>
        <translation>背景モード {name}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}</source>
        <translation>{frames}中{with_ball:,}フレームにボール</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}, {filled:,} of them filled in {gaps}</source>
        <translation>{frames}中{with_ball:,}フレームにボール（うち{filled:,}フレームは{gaps}を補完）</translation>
    </message>
    <message>
        <source>batches of {batch}</source>
        <translation>バッチ {batch}</translation>
    </message>
    <message>
        <source>blue, green, red</source>
        <translation>青、緑、赤</translation>
    </message>
    <message>
        <source>brightness</source>
        <translation>明るさ</translation>
    </message>
    <message>
        <source>build of ONNX Runtime</source>
        <translation>ONNX Runtime のビルド</translation>
    </message>
    <message>
        <source>cuDNN failed ({status}).</source>
        <translation>cuDNN が失敗しました（{status}）。</translation>
    </message>
    <message>
        <source>different</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不適合</translation>
    </message>
    <message>
        <source>each frame</source>
        <translation>フレームごと</translation>
    </message>
    <message>
        <source>family {name}</source>
        <translation>ファミリー {name}</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>適合</translation>
    </message>
    <message>
        <source>fits, with assumptions</source>
        <translation>仮定付きで適合</translation>
    </message>
    <message>
        <source>heatmaps within {limit:g}</source>
        <translation>ヒートマップの差{limit:g}以内</translation>
    </message>
    <message>
        <source>if it does not run</source>
        <translation>動かない場合</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>ウィンドウでの表示</translation>
    </message>
    <message>
        <source>included with RallyTrace</source>
        <translation>RallyTrace に付属</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>nearly the same</source>
        <translation>ほぼ同じ</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>要選択</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>no frame with a ball in both</source>
        <translation>両方でボールのあるフレームなし</translation>
    </message>
    <message>
        <source>no players found</source>
        <translation>選手は見つかりませんでした</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not looked at here</source>
        <translation>ここは探索外</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>planes of L frames</source>
        <translation>L フレームの平面</translation>
    </message>
    <message>
        <source>players found</source>
        <translation>選手を検出</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in every frame</source>
        <translation>全フレームで位置の差 {distance:g} px 以内</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in {share:.1%} of the frames</source>
        <translation>フレームの {share:.1%} で位置の差 {distance:g} px 以内</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>赤、緑、青</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>the CPU in 32-bit floats</source>
        <translation>32ビット浮動小数点の CPU</translation>
    </message>
    <message>
        <source>the background ({leading}), then {planes}</source>
        <translation>背景（{leading}）、次に{planes}</translation>
    </message>
    <message>
        <source>the best available provider</source>
        <translation>使えるもののうち最適な実行プロバイダー</translation>
    </message>
    <message>
        <source>the difference from the background</source>
        <translation>背景との差分</translation>
    </message>
    <message>
        <source>the last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>the middle frame</source>
        <translation>中央のフレーム</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>tried by `auto`</source>
        <translation>`auto` で試行</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <translation>{counts}。</translation>
    </message>
    <message>
        <source>{definition} Each one is tested with a small model. The status line shows the provider of the last run.</source>
        <translation>{definition}それぞれ小さいモデルでテストします。前回の実行で使ったものはステータス行に表示されます。</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>残り{duration}</translation>
    </message>
    <message>
        <source>{ending}.</source>
        <translation>{ending}。</translation>
    </message>
    <message>
        <source>{ending}: {found}.</source>
        <translation>{ending}: {found}。</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} または {second}</translation>
    </message>
    <message>
        <source>{frames} in {duration}.</source>
        <translation>{frames}、{duration}。</translation>
    </message>
    <message>
        <source>{key} brings it back.</source>
        <translation>{key} でやり直せます。</translation>
    </message>
    <message>
        <source>{key} cancels it.</source>
        <translation>{key} で中止できます。</translation>
    </message>
    <message>
        <source>{label} exists only on {systems}.</source>
        <translation>{label} があるのは {systems} だけです。</translation>
    </message>
    <message>
        <source>{left} and {right}</source>
        <translation>{left} と {right}</translation>
    </message>
    <message>
        <source>{left} or {right}</source>
        <translation>{left} または {right}</translation>
    </message>
    <message>
        <source>{library} could not be loaded (Windows error {number}): a library that it needs is missing.</source>
        <translation>{library} を読み込めませんでした（Windows エラー {number}）: 必要なライブラリーがありません。</translation>
    </message>
    <message>
        <source>{models} compiled by {providers}, kept for the next start: {size:.1f} MB</source>
        <translation>{providers} でコンパイルした{models}を次回の起動用に保存中: {size:.1f} MB</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <translation>{names} など</translation>
    </message>
    <message>
        <source>{network}: {announcement}</source>
        <translation>{network}: {announcement}</translation>
    </message>
    <message>
        <source>{output} (logits)</source>
        <translation>{output}（ロジット）</translation>
    </message>
    <message>
        <source>{output}; perhaps a state</source>
        <translation>{output}、状態が付くこともあり</translation>
    </message>
    <message>
        <source>{path} does not say what its input is. Its {channels} input channels and its output {shape} fit {options}.</source>
        <translation>{path} に入力の種類が記されていません。{channels}個の入力チャンネルと出力 {shape} に合うのは {options} です。</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint of {network} over {frames}. Convert it to an .onnx model first:</source>
        <translation>{path} は {network}（{frames}）の PyTorch チェックポイントです。先に .onnx モデルに変換してください:</translation>
    </message>
    <message>
        <source>{path} is {found}, but {wanted} is needed here.</source>
        <translation>{path} は{found}ですが、ここでは{wanted}が必要です。</translation>
    </message>
    <message>
        <source>{pixels:.2f} px at 1280x720</source>
        <translation>1280x720 で {pixels:.2f} px</translation>
    </message>
    <message>
        <source>{planes} of each frame</source>
        <translation>各フレームの{planes}</translation>
    </message>
    <message>
        <source>{planes}, the newest first</source>
        <translation>{planes}、新しい順</translation>
    </message>
    <message>
        <source>{problem} {name} is still in use.</source>
        <translation>{problem}{name} を引き続き使います。</translation>
    </message>
    <message>
        <source>{provider} cannot be used: {reason}</source>
        <translation>{provider} は使えません: {reason}</translation>
    </message>
    <message>
        <source>{provider} in 8-bit integers</source>
        <translation>8ビット整数の {provider}</translation>
    </message>
    <message>
        <source>{provider} runs {nodes} of the model&apos;s {total} operations; the rest runs elsewhere ({elsewhere}).</source>
        <translation>モデルの{total}個の演算のうち{nodes}個は {provider}、残りは別の場所（{elsewhere}）で実行されます。</translation>
    </message>
    <message>
        <source>{provider} takes {share:.0%} of the model&apos;s time; the rest runs elsewhere ({elsewhere}).</source>
        <translation>モデルの時間の {share:.0%} は {provider}、残りは別の場所（{elsewhere}）で実行されます。</translation>
    </message>
    <message>
        <source>{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} without overlap.</source>
        <translation>毎秒{rate:.3g}ウィンドウ: フレームごとに1ウィンドウなら毎秒{rate:.3g}フレーム、重なりなしなら{fastest:.3g}フレームです。</translation>
    </message>
    <message>
        <source>{rate:.3g} with a window per frame, {fastest:.3g} without overlap</source>
        <translation>フレームごとのウィンドウで {rate:.3g}、重なりなしで {fastest:.3g}</translation>
    </message>
    <message>
        <source>{runs} in this project.</source>
        <translation>このプロジェクトでの実行: {runs}。</translation>
    </message>
    <message>
        <source>{score:.0%}: {result}</source>
        <translation>{score:.0%}: {result}</translation>
    </message>
    <message>
        <source>{seconds:.1f} s to the first result</source>
        <translation>最初の結果まで{seconds:.1f}秒</translation>
    </message>
    <message>
        <source>{speed:.1f} frames/s</source>
        <translation>{speed:.1f}フレーム/秒</translation>
    </message>
    <message>
        <source>{summary} How was it trained?</source>
        <translation>{summary}どのように学習されましたか？</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>All rallies</source>
        <translation>すべてのラリー</translation>
    </message>
    <message>
        <source>All rallies, lets included</source>
        <translation>レットを含むすべてのラリー</translation>
    </message>
    <message>
        <source>Average rally</source>
        <translation>ラリー平均</translation>
    </message>
    <message>
        <source>Ball in rallies</source>
        <translation>ラリー中のボール</translation>
    </message>
    <message>
        <source>Bottom: where {played} of {strokes} were played from. Top: where {targets} went.</source>
        <translation>下: {strokes}のうち{played}本の打った位置。上: {targets}本の配球先。</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>By the player who hit last: a winner if that player won the rally, an error if not.</source>
        <translation>最後に打った選手で分けます。その選手がラリーを取ればウィナー、落とせばエラーです。</translation>
    </message>
    <message>
        <source>By what was set for the rally.</source>
        <translation>ラリーに設定された終わり方で分けます。</translation>
    </message>
    <message>
        <source>Counted from the rally winners by the rules of the sport</source>
        <translation>競技規則に従い、ラリーの勝者から数えています</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>コート</translation>
    </message>
    <message>
        <source>Each of the two ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>1人あたりの1ラリーの平均走行距離 {distance}（{rallies}、低い推定から高い推定まで）。</translation>
    </message>
    <message>
        <source>Each player is shown at the bottom. Left and right are as the player sees them.</source>
        <translation>各選手を下側に表示します。左右は選手から見た向きです。</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Endings were set or accepted by hand; {unknown} without a winner</source>
        <translation>終わり方は手動で設定または承認、勝者なし{unknown}本</translation>
    </message>
    <message>
        <source>Ends of the players</source>
        <translation>選手のエンド</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>奥のエンド</translation>
    </message>
    <message>
        <source>Fastest km/h</source>
        <translation>最速 km/h</translation>
    </message>
    <message>
        <source>Fastest stroke</source>
        <translation>最速ショット</translation>
    </message>
    <message>
        <source>Fastest strokes</source>
        <translation>速いショット</translation>
    </message>
    <message>
        <source>Found by the program</source>
        <translation>プログラムが検出</translation>
    </message>
    <message>
        <source>Frame {frame:,}</source>
        <translation>フレーム {frame:,}</translation>
    </message>
    <message>
        <source>Frame {frame:,} of {video}</source>
        <translation>{video} のフレーム {frame:,}</translation>
    </message>
    <message>
        <source>Frames {frames}. No winner set</source>
        <translation>フレーム {frames}。勝者は未設定</translation>
    </message>
    <message>
        <source>Frames {frames}. Winner set by hand: {winner}</source>
        <translation>フレーム {frames}。手動で設定した勝者: {winner}</translation>
    </message>
    <message>
        <source>From 3D trajectories fitted to the path of the ball; medians of the measured strokes</source>
        <translation>ボールの軌道に合わせた 3D の弾道から計算。測定したショットの中央値</translation>
    </message>
    <message>
        <source>From and to.</source>
        <translation>打った位置と配球先</translation>
    </message>
    <message>
        <source>From video to video</source>
        <translation>動画ごとの変化</translation>
    </message>
    <message>
        <source>From {shots}</source>
        <translation>{shots}から計算</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第{number}ゲーム</translation>
    </message>
    <message>
        <source>Grid lines every five points.</source>
        <translation>目盛り線は5点ごとです。</translation>
    </message>
    <message>
        <source>Half of the {known} measured strokes were faster</source>
        <translation>測定した{known}本の半数がこれより速いショットです</translation>
    </message>
    <message>
        <source>Highest of the speeds known within 10%, with its 80% interval</source>
        <translation>誤差が 10% 以内の球速の最高値と 80% 区間</translation>
    </message>
    <message>
        <source>How rallies ended</source>
        <translation>ラリーの終わり方</translation>
    </message>
    <message>
        <source>In brackets: the rallies or strokes that each figure rests on.</source>
        <translation>括弧内は、数値のもとになったラリー数またはショット数です。</translation>
    </message>
    <message>
        <source>In colour: where the player stood.</source>
        <translation>色付き: 選手が立っていた位置。</translation>
    </message>
    <message>
        <source>Last stroke by</source>
        <translation>最後に打った選手</translation>
    </message>
    <message>
        <source>Lead after each rally, {round}</source>
        <translation>各ラリー後の得点差、{round}</translation>
    </message>
    <message>
        <source>Lead after each rally: {first} above the line, {second} below.</source>
        <translation>各ラリー後の得点差: 線の上は{first}、下は{second}のリードです。</translation>
    </message>
    <message>
        <source>Length (s)</source>
        <translation>長さ（秒）</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>長いラリー</translation>
    </message>
    <message>
        <source>Longest rally</source>
        <translation>最長ラリー</translation>
    </message>
    <message>
        <source>Lost by own error</source>
        <translation>自分のエラーで失点</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>測定数</translation>
    </message>
    <message>
        <source>Median height at net</source>
        <translation>ネット上の高さ（中央値）</translation>
    </message>
    <message>
        <source>Median km/h</source>
        <translation>中央値 km/h</translation>
    </message>
    <message>
        <source>Median speed (km/h)</source>
        <translation>球速の中央値（km/h）</translation>
    </message>
    <message>
        <source>Movement, {player}</source>
        <translation>動き、{player}</translation>
    </message>
    <message>
        <source>Movement.</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Named by the stroke network, {share:.0%} confident on average, or by hand</source>
        <translation>ショットのモデルによる判定（平均確度 {share:.0%}）、または手動</translation>
    </message>
    <message>
        <source>Names of strokes</source>
        <translation>ショット名</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>手前のエンド</translation>
    </message>
    <message>
        <source>Needs a known score: the server follows from it.</source>
        <translation>スコアが必要です。サーバーはスコアから判断します。</translation>
    </message>
    <message>
        <source>Needs rallies with a winner and a known player of the last stroke.</source>
        <translation>勝者と、最後に打った選手がわかるラリーが必要です。</translation>
    </message>
    <message>
        <source>No court set, so positions, zones and speeds are unknown.</source>
        <translation>コートが設定されていないため、位置、ゾーン、球速がわかりません。</translation>
    </message>
    <message>
        <source>No landings known.</source>
        <translation>落下点はわかっていません。</translation>
    </message>
    <message>
        <source>No poses of the players found, so their movement is unknown.</source>
        <translation>選手の姿勢が検出されていないため、動きがわかりません。</translation>
    </message>
    <message>
        <source>No rallies.</source>
        <translation>ラリーがありません。</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>勝者のあるラリーがまだありません。</translation>
    </message>
    <message>
        <source>No score. Set it up with the Match button of the Rallies panel.</source>
        <translation>スコアがありません。「ラリー」パネルの「試合」ボタンで設定できます。</translation>
    </message>
    <message>
        <source>No speed could be measured reliably.</source>
        <translation>確実に測定できた球速がありません。</translation>
    </message>
    <message>
        <source>No stroke has a name. Names need the court and the players&apos; poses.</source>
        <translation>名前のあるショットがありません。ショット名にはコートと選手の姿勢が必要です。</translation>
    </message>
    <message>
        <source>No strokes found. They are found from the tracked path of the ball.</source>
        <translation>ショットがありません。ショットは追跡したボールの軌道から検出します。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>On the court</source>
        <translation>コート上の位置</translation>
    </message>
    <message>
        <source>Opponent half, {zone} left</source>
        <translation>相手コート {zone}左</translation>
    </message>
    <message>
        <source>Opponent half, {zone} right</source>
        <translation>相手コート {zone}右</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Own half, {zone} left</source>
        <translation>自陣 {zone}左</translation>
    </message>
    <message>
        <source>Own half, {zone} right</source>
        <translation>自陣 {zone}右</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Pictures of the last stroke, with the path of the ball after it.</source>
        <translation>最後のショットの画像と、その後のボールの軌道です。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Player of each stroke</source>
        <translation>各ショットの選手</translation>
    </message>
    <message>
        <source>Players of each rally</source>
        <translation>各ラリーの選手</translation>
    </message>
    <message>
        <source>Poses of the players</source>
        <translation>選手の姿勢</translation>
    </message>
    <message>
        <source>Position of the player at the stroke</source>
        <translation>打ったときの選手の位置</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>ラリー</translation>
    </message>
    <message>
        <source>Rallies by number of strokes</source>
        <translation>ショット数別のラリー数</translation>
    </message>
    <message>
        <source>Rallies or their scores are missing {places}.</source>
        <translation>次の位置でラリーまたはスコアが欠けています: {places}。</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>ラリー</translation>
    </message>
    <message>
        <source>Rally length</source>
        <translation>ラリーの長さ</translation>
    </message>
    <message>
        <source>Ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>1ラリーの平均走行距離 {distance}（{rallies}、低い推定から高い推定まで）。</translation>
    </message>
    <message>
        <source>Recorded at {rate:g} frames per second. Durations and speeds are those of play.</source>
        <translation>毎秒{rate:g}フレームで録画。長さと球速は実際のプレーのものです。</translation>
    </message>
    <message>
        <source>Run a rally</source>
        <translation>1ラリーの走行距離</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Score progression</source>
        <translation>スコアの推移</translation>
    </message>
    <message>
        <source>Serve and return</source>
        <translation>サーブとリターン</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>サーブ数</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Serves and hits, found on the path of the ball or set by hand</source>
        <translation>ボールの軌道から検出、または手動で設定したサーブとヒット</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>第{number}セット</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>球速</translation>
    </message>
    <message>
        <source>Speed measured for {known} of {strokes}</source>
        <translation>{strokes}中{known}本の球速を測定</translation>
    </message>
    <message>
        <source>Speed of each stroke</source>
        <translation>各ショットの球速</translation>
    </message>
    <message>
        <source>Speed of the ball right after the stroke, where one camera is enough to measure it. ± gives the 80% interval.</source>
        <translation>カメラ1台で測定できたショットの、打った直後の球速です。± は 80% 区間です。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Stroke at {clock}, frame {frame:,}: {landed}; ± {across:.2f} m across, ± {along:.2f} m along the court</source>
        <translation>{clock} のショット、フレーム {frame:,}: {landed}。誤差は横 ± {across:.2f} m、縦 ± {along:.2f} m</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Strokes and landings, {player}</source>
        <translation>ショットと落下点、{player}</translation>
    </message>
    <message>
        <source>Strokes and landings.</source>
        <translation>ショットと落下点</translation>
    </message>
    <message>
        <source>Strokes by speed</source>
        <translation>球速別のショット数</translation>
    </message>
    <message>
        <source>Strokes per rally, coloured by winner.</source>
        <translation>ラリーごとのショット数（色は勝者）。</translation>
    </message>
    <message>
        <source>Strokes per rally.</source>
        <translation>ラリーごとのショット数。</translation>
    </message>
    <message>
        <source>Strokes: rallies with known strokes. Seconds: all rallies</source>
        <translation>ショット: ショットがわかるラリー。秒: すべてのラリー</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Target of the stroke: where it was hit next, or landed</source>
        <translation>ショットの配球先: 次に打たれた位置、または落下した位置</translation>
    </message>
    <message>
        <source>The fastest strokes are those known within 10%.</source>
        <translation>速いショットは、誤差が 10% 以内の球速から選びます。</translation>
    </message>
    <message>
        <source>The last hit on the path of the ball. Who made it follows from the whole rally</source>
        <translation>ボールの軌道上の最後のヒット。打った選手はラリー全体から判断します</translation>
    </message>
    <message>
        <source>The players of the strokes are unknown. Find the players&apos; poses, or set the court.</source>
        <translation>ショットを打った選手がわかりません。選手の姿勢を検出するか、コートを設定してください。</translation>
    </message>
    <message>
        <source>The score at the end is unknown.</source>
        <translation>最後のスコアがわかりません。</translation>
    </message>
    <message>
        <source>The score is that before {rally}, which has no winner.</source>
        <translation>スコアは、勝者のない{rally}の前のものです。</translation>
    </message>
    <message>
        <source>The server follows from the score; {unknown} without a winner</source>
        <translation>サーバーはスコアから判断、勝者なし{unknown}本</translation>
    </message>
    <message>
        <source>The video could not be read, so there are no pictures.</source>
        <translation>動画を読み込めなかったため、画像がありません。</translation>
    </message>
    <message>
        <source>Time in play</source>
        <translation>プレー時間</translation>
    </message>
    <message>
        <source>Total length of the rallies, and of the videos</source>
        <translation>ラリーと動画それぞれの合計時間</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Where both players were during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>ラリー中の2人の選手の位置: 足の位置{positions:,}点、マス目は {side:.1f} m。</translation>
    </message>
    <message>
        <source>Where the player was during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>ラリー中の選手の位置: 足の位置{positions:,}点、マス目は {side:.1f} m。</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>数値の出どころ</translation>
    </message>
    <message>
        <source>Who won the rallies on each player&apos;s serve.</source>
        <translation>各選手のサーブでの勝敗です。</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Winners and errors: last strokes of rallies won and lost.</source>
        <translation>ウィナーとエラー: 取ったラリーと落としたラリーの最後のショットです。</translation>
    </message>
    <message>
        <source>Winners were set by hand; {unknown} without a winner</source>
        <translation>勝者は手動で設定、勝者なし{unknown}本</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Won returning</source>
        <translation>リターン得点</translation>
    </message>
    <message>
        <source>Won serving</source>
        <translation>サーブ得点</translation>
    </message>
    <message>
        <source>Zones, {player}</source>
        <translation>ゾーン、{player}</translation>
    </message>
    <message>
        <source>after {rally}</source>
        <translation>{rally}の後</translation>
    </message>
    <message>
        <source>before {rally}</source>
        <translation>{rally}の前</translation>
    </message>
    <message>
        <source>certain in {certain:,} of {rallies}</source>
        <translation>{rallies}中{certain:,}本で確実</translation>
    </message>
    <message>
        <source>check Near end at start</source>
        <translation>「開始時の手前側」を確認してください</translation>
    </message>
    <message numerus="yes">
        <source>in %n more places</source>
        <translation>
            <numerusform>ほか%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>{landings}, none with a measured place.</source>
        <translation>{landings}、位置を測定できたものはありません。</translation>
    </message>
    <message>
        <source>km/h (height: number of strokes)</source>
        <translation>km/h（高さ: ショット数）</translation>
    </message>
    <message>
        <source>landed in</source>
        <translation>イン</translation>
    </message>
    <message>
        <source>landed on own side</source>
        <translation>自陣に落下</translation>
    </message>
    <message>
        <source>landed out</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>landed too close to the line to call</source>
        <translation>ラインに近く判定できません</translation>
    </message>
    <message>
        <source>of {strokes}</source>
        <translation>/ {strokes}</translation>
    </message>
    <message>
        <source>score and video differ in {rallies}</source>
        <translation>スコアと動画が異なるラリー: {rallies}</translation>
    </message>
    <message>
        <source>strokes (height: number of rallies)</source>
        <translation>ショット数（高さ: ラリー数）</translation>
    </message>
    <message>
        <source>strokes · {seconds:.1f} s</source>
        <translation>ショット · {seconds:.1f}秒</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{checked:,} of {frames} checked</source>
        <translation>{frames}中{checked:,}フレームを確認</translation>
    </message>
    <message>
        <source>{count}, {share:.0%} confident on average</source>
        <translation>{count}、平均確度 {share:.0%}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} と {second}</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first}以上</translation>
    </message>
    <message>
        <source>{first} to {second}</source>
        <translation>{first} 対 {second}</translation>
    </message>
    <message>
        <source>{low} to {high} km/h: {first} {first_count}, {second} {second_count}</source>
        <translation>{low}〜{high} km/h: {first} {first_count}、{second} {second_count}</translation>
    </message>
    <message>
        <source>{number:,} more</source>
        <translation>ほか{number:,}件</translation>
    </message>
    <message>
        <source>{part:,} of {all}</source>
        <translation>{all}中 {part:,}</translation>
    </message>
    <message>
        <source>{part:,} of {total:,}</source>
        <translation>{total:,} 中 {part:,}</translation>
    </message>
    <message>
        <source>{placed:,} of {landings}: ● in, ○ too close to call, × out or on own side.</source>
        <translation>{landings}、うち位置がわかるもの{placed:,}件: ● イン、○ 際どい（判定不能）、× アウトまたは自陣。</translation>
    </message>
    <message>
        <source>{player} lost {rallies} with it as the last stroke</source>
        <translation>これが最後のショットで{player}が落としたラリー: {rallies}</translation>
    </message>
    <message>
        <source>{player} ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>{player} の1ラリーの平均走行距離 {distance}（{rallies}、低い推定から高い推定まで）。</translation>
    </message>
    <message>
        <source>{player} won {rallies} with it as the last stroke</source>
        <translation>これが最後のショットで{player}が取ったラリー: {rallies}</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which the opponent hit last</source>
        <translation>相手が最後に打った{rallies}のうち、{player}は{won}勝</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which they hit last</source>
        <translation>自分が最後に打った{rallies}のうち、{player}は{won}勝</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on the opponent&apos;s serve</source>
        <translation>相手のサーブの{rallies}のうち、{player}は{won}勝</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on their own serve</source>
        <translation>自分のサーブの{rallies}のうち、{player}は{won}勝</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} that ended so</source>
        <translation>この終わり方の{rallies}のうち、{player}は{won}勝</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} with {strokes} strokes</source>
        <translation>ショット数 {strokes} の{rallies}のうち、{player}は{won}勝</translation>
    </message>
    <message>
        <source>{player}: errors</source>
        <translation>{player}: エラー</translation>
    </message>
    <message>
        <source>{player}: winners</source>
        <translation>{player}: ウィナー</translation>
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
        <translation>勝者あり{rallies:,}本</translation>
    </message>
    <message>
        <source>{rallies} left out: not known to be played by {names}.</source>
        <translation>{rallies}を除外しました: {names}のプレーと確認できません。</translation>
    </message>
    <message>
        <source>{rallies}, largest lead {lead}</source>
        <translation>{rallies}、最大の得点差 {lead}</translation>
    </message>
    <message>
        <source>{rally} at its last stroke, {clock}</source>
        <translation>{rally}の最後のショット、{clock}</translation>
    </message>
    <message>
        <source>{rally}, frames {frames}</source>
        <translation>{rally}、フレーム {frames}</translation>
    </message>
    <message>
        <source>{rally}, {clock}, frame {frame:,}. 80% interval</source>
        <translation>{rally}、{clock}、フレーム {frame:,}。80% 区間</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Not counted; {strokes}.</source>
        <translation>{rally}、{clock}: {score}。数えません。{strokes}。</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Won by {player}; {strokes}.</source>
        <translation>{rally}、{clock}: {score}。{player}の得点。{strokes}。</translation>
    </message>
    <message>
        <source>{rate:.0f} per minute of play</source>
        <translation>プレー1分あたり{rate:.0f}本</translation>
    </message>
    <message>
        <source>{share:.0%} of {length}</source>
        <translation>{length} の {share:.0%}</translation>
    </message>
    <message>
        <source>{share:.1%} of the time in rallies</source>
        <translation>ラリー中の時間の {share:.1%}</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}</source>
        <translation>ショット数 {strokes}: {rallies}</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}; {first} won {first_won}, {second} {second_won}</source>
        <translation>ショット数 {strokes}: {rallies}、{first} {first_won}勝、{second} {second_won}勝</translation>
    </message>
    <message>
        <source>{zone}: {strokes}, {share:.0%}. {source}</source>
        <translation>{zone}: {strokes}、{share:.0%}。{source}</translation>
    </message>
    <message>
        <source>± is half the width of an 80% interval. Positions on the floor are measured from the court lines; speeds and landings from 3D trajectories, where one camera is enough. Point at a number to see its source.</source>
        <translation>± は 80% 区間の幅の半分です。床の上の位置はコートラインから、球速と落下点はカメラ1台で足りる場合に 3D の弾道から測定します。数値にマウスを合わせると出どころが表示されます。</translation>
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
        <translation>16ビット浮動小数点</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>32ビット浮動小数点</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>8ビット整数</translation>
    </message>
    <message>
        <source>A path in these colours and sizes</source>
        <translation>この色と大きさの軌道</translation>
    </message>
    <message>
        <source>A rally that does not count for the score.</source>
        <translation>スコアに数えないラリーです。</translation>
    </message>
    <message>
        <source>A replay, a break or another camera. These frames are not tracked. Also called non-play.</source>
        <translation>リプレー、中断、別カメラの場面です。追跡しません。英語では non-play とも呼ばれます。</translation>
    </message>
    <message>
        <source>A serve, hit, bounce or landing of the ball.</source>
        <translation>ボールのサーブ、ヒット、バウンド、落下です。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>Advance after a click</source>
        <translation>クリック後に進む</translation>
    </message>
    <message>
        <source>After each run that finds the ball, find the players in the same frames.</source>
        <translation>ボールを検出する実行のたびに、同じフレームで選手も検出します。</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>すべてのコア</translation>
    </message>
    <message>
        <source>All keys were restored to the defaults.</source>
        <translation>すべてのキーを初期設定に戻しました。</translation>
    </message>
    <message>
        <source>Also after tracking</source>
        <translation>追跡後にも実行</translation>
    </message>
    <message>
        <source>An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.</source>
        <translation>動画1時間あたり、720p で約 8 GB、1080p で 13〜50 GB です。古いコピーから削除します。</translation>
    </message>
    <message>
        <source>Another action also has this key.</source>
        <translation>別の操作にも同じキーがあります。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>As stated in the file</source>
        <translation>ファイルの記載どおり</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Automatic, from court or path</source>
        <translation>自動（コートまたは軌道から）</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Background end</source>
        <translation>背景の終了</translation>
    </message>
    <message>
        <source>Background start</source>
        <translation>背景の開始</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>使えるもののうち最適</translation>
    </message>
    <message>
        <source>Blob: as in TrackNetV3</source>
        <translation>ブロブ: TrackNetV3 と同じ</translation>
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
        <translation>重心: サブピクセル</translation>
    </message>
    <message>
        <source>Changes apply to the next run, not to a run in progress.</source>
        <translation>変更は次の実行から有効です。実行中のものには反映されません。</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Chosen for the model</source>
        <translation>モデルに合わせる</translation>
    </message>
    <message>
        <source>Chosen for the provider</source>
        <translation>実行プロバイダーに合わせる</translation>
    </message>
    <message>
        <source>Click a key or press {key}, then press the new key, or Esc to keep the old one. Delete removes a key.</source>
        <translation>キーをクリックするか {key} を押してから、新しいキーを押します。Esc でキャンセル、Delete キーで削除します。</translation>
    </message>
    <message>
        <source>Click to change the key</source>
        <translation>クリックでキーを変更</translation>
    </message>
    <message>
        <source>Click to open the settings</source>
        <translation>クリックで設定を開く</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Consecutive frames that a network looks at together.</source>
        <translation>モデルが一緒に見る連続したフレームです。</translation>
    </message>
    <message>
        <source>Consecutive frames without a ball.</source>
        <translation>連続するボールのないフレームです。</translation>
    </message>
    <message>
        <source>Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are deleted.</source>
        <translation>開いている動画をバックグラウンドで無劣化コピーし、ジャンプを速くします。オフにするとコピーをすべて削除します。</translation>
    </message>
    <message>
        <source>Corner of the video to show them in, or beside the video if there is space.</source>
        <translation>表示する動画の隅です。余白があれば動画の横に表示します。</translation>
    </message>
    <message>
        <source>Ctrl+, opens the settings. The settings file holds only what you have changed.</source>
        <translation>Ctrl+, で設定を開きます。設定ファイルには変更したものだけが入ります。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Decides which court is searched for, whether the ball bounces in play, and how strokes are named. Automatic: any court, then the sport of the court or of the path. Match &gt; Sport sets it for one video.</source>
        <translation>検出するコート、プレー中にボールがバウンドするか、ショット名の付け方を決めます。自動では、どのコートも探し、コートまたは軌道から競技を判断します。動画ごとの設定は「試合 &gt; 競技」です。</translation>
    </message>
    <message>
        <source>Decode in hardware</source>
        <translation>ハードウェアでデコード</translation>
    </message>
    <message>
        <source>Decode the video of a run on the graphics card, if that gives exactly the same pictures.</source>
        <translation>まったく同じ画像が得られる場合、実行時の動画をグラフィックカードでデコードします。</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>位置の計算</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Disk space for fast jumps</source>
        <translation>高速ジャンプ用の容量</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>埋め込みモデル</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Excel with decimal commas</source>
        <translation>小数点がコンマの Excel</translation>
    </message>
    <message>
        <source>Export positions that InpaintNet put into gaps as visible, as TrackNetV3 does. Otherwise they count as hidden.</source>
        <translation>InpaintNet が空白を補完した位置を、TrackNetV3 と同じく「見える」としてエクスポートします。オフの場合は「隠れ」になります。</translation>
    </message>
    <message>
        <source>Exported tables</source>
        <translation>エクスポートする表</translation>
    </message>
    <message>
        <source>Fall back to the CPU</source>
        <translation>CPU で代替</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>Families of models whose files do not state one, by SHA-256.</source>
        <translation>ファミリーが記されていないモデルファイルのファミリー（SHA-256 別）です。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>Fast jumps</source>
        <translation>高速ジャンプ</translation>
    </message>
    <message>
        <source>Fewer bits are faster and slightly less exact. 8-bit integers are for the included networks. Automatic: the CPU uses them where a trial shows that they pay off. A provider without the chosen precision uses its own.</source>
        <translation>ビット数が少ないほど速く、精度はわずかに下がります。8ビット整数は付属のモデル用です。自動では、試験で速くなる場合に CPU で使います。選んだ精度に対応しない実行プロバイダーは、独自の精度を使います。</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>空白を補完</translation>
    </message>
    <message>
        <source>Filled path</source>
        <translation>補完した軌道</translation>
    </message>
    <message>
        <source>Filled positions count as visible</source>
        <translation>補完した位置を「見える」とする</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>操作またはキーを検索</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>ラリーを検出</translation>
    </message>
    <message>
        <source>Find the players in every Nth frame, and interpolate the frames in between.</source>
        <translation>N フレームごとに選手を検出し、間のフレームを補間します。</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <translation>ボールを追尾</translation>
    </message>
    <message>
        <source>Following the ball takes less time: the network looks at the whole picture to find the ball, then at the part around it.</source>
        <translation>ボールを追尾すると時間が短くなります。画像全体でボールを見つけ、次からはその周辺だけを見ます。</translation>
    </message>
    <message>
        <source>Frame cache</source>
        <translation>フレームキャッシュ</translation>
    </message>
    <message>
        <source>Frame number and state</source>
        <translation>フレーム番号と状態</translation>
    </message>
    <message>
        <source>Frame step</source>
        <translation>フレーム間隔</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frames from the start of one window to the next. A larger step is faster. Also called stride.</source>
        <translation>ウィンドウの始まりから次のウィンドウの始まりまでのフレーム数です。大きいほど速くなります。ストライドとも呼ばれます。</translation>
    </message>
    <message>
        <source>Frames next to each other that may be wrong. You check them together.</source>
        <translation>誤りの可能性がある、隣り合うフレームです。まとめて確認します。</translation>
    </message>
    <message>
        <source>Frames of the path after the current frame, drawn fainter.</source>
        <translation>現在のフレームより後の軌道のフレーム数です。薄く描画します。</translation>
    </message>
    <message>
        <source>Frames of the path before the current frame.</source>
        <translation>現在のフレームより前の軌道のフレーム数です。</translation>
    </message>
    <message>
        <source>From the frame rate</source>
        <translation>フレームレートに合わせる</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>モデルの値</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU メモリー</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Go to the next frame after you place the ball.</source>
        <translation>ボールの位置を置いたら次のフレームへ進みます。</translation>
    </message>
    <message>
        <source>Heatmap opacity</source>
        <translation>ヒートマップの不透明度</translation>
    </message>
    <message>
        <source>Highest pixel</source>
        <translation>最大のピクセル</translation>
    </message>
    <message>
        <source>How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability.</source>
        <translation>TrackNet がフレームのボールをどれだけはっきり検出しているか（0〜1）。確率ではありません。</translation>
    </message>
    <message>
        <source>How likely the frame is wrong, from 0 to 1.</source>
        <translation>フレームが誤っている可能性です（0〜1）。</translation>
    </message>
    <message>
        <source>How tables of events, rallies, strokes and poses are written. Label files are always plain.</source>
        <translation>イベント、ラリー、ショット、姿勢の表の書き方です。ラベルファイルは常に標準の形式です。</translation>
    </message>
    <message>
        <source>How the position is calculated from the heatmap.</source>
        <translation>ヒートマップから位置を計算する方法です。</translation>
    </message>
    <message>
        <source>How the results of overlapping windows are combined.</source>
        <translation>重なるウィンドウの結果のまとめ方です。</translation>
    </message>
    <message>
        <source>If off, other camera views, such as most replays, are marked as not in play and skipped.</source>
        <translation>オフの場合、リプレーなど別のカメラの場面はプレー外とし、追跡しません。</translation>
    </message>
    <message>
        <source>If off, the item whose correction repairs most comes first.</source>
        <translation>オフの場合、修正の効果が最も大きい項目が先になります。</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet estimates the position where TrackNet finds no ball.</source>
        <translation>TrackNet がボールを検出しない位置を InpaintNet が推定します。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>キー配置</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the window and the match page. It takes effect when you start RallyTrace again.</source>
        <translation>画面と試合ページの表示言語です。RallyTrace を再起動すると反映されます。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Light or dark.</source>
        <translation>ライトまたはダーク。</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>線の太さ</translation>
    </message>
    <message>
        <source>Longer gaps are not filled. 0: fill no gaps.</source>
        <translation>これより長い空白は補完しません。0: 補完しない。</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最長の空白</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>探索範囲</translation>
    </message>
    <message>
        <source>Loop the range</source>
        <translation>範囲をループ再生</translation>
    </message>
    <message>
        <source>Marker size</source>
        <translation>マーカーの大きさ</translation>
    </message>
    <message>
        <source>Maximum GPU memory to use.</source>
        <translation>使用する GPU メモリーの上限。</translation>
    </message>
    <message>
        <source>Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.</source>
        <translation>デコードしたフレーム用のメモリーです（実行中はその3分の1）。多いほどコマ送りやスクラブが速くなります。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>No action matches.</source>
        <translation>一致する操作がありません。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>重なりなし</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports.</source>
        <translation>ボールの位置を判別できないフレームです。レビュー済みになりますが、エクスポートからは除きます。</translation>
    </message>
    <message>
        <source>Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.</source>
        <translation>ボールは検出されておらず、InpaintNet または曲線が空白に位置を入れたものです。英語では inpainted とも呼ばれます。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Number of CPU cores for a run.</source>
        <translation>実行に使う CPU コアの数。</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <translation>GPU の番号（0 から）。</translation>
    </message>
    <message>
        <source>On the video</source>
        <translation>動画上</translation>
    </message>
    <message>
        <source>One video of all listed rallies or events, one after another. Also called a reel.</source>
        <translation>リストのラリーまたはイベントを順につなげた1本の動画です。英語では reel とも呼ばれます。</translation>
    </message>
    <message>
        <source>Only actions with changed keys.</source>
        <translation>キーを変更した操作のみ。</translation>
    </message>
    <message>
        <source>Opacity of the heatmap over the video.</source>
        <translation>動画に重ねるヒートマップの不透明度です。</translation>
    </message>
    <message>
        <source>Overlapping windows</source>
        <translation>ウィンドウの重なり</translation>
    </message>
    <message>
        <source>Pictures in the frame table</source>
        <translation>フレーム一覧の画像</translation>
    </message>
    <message>
        <source>Plain CSV</source>
        <translation>標準の CSV</translation>
    </message>
    <message>
        <source>Plain mean</source>
        <translation>単純平均</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>音声を再生</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed.</source>
        <translation>標準速度のときに動画の音声を再生します。</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>姿勢モデル</translation>
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
        <translation>予測した軌道</translation>
    </message>
    <message>
        <source>Press the new key, or Esc to cancel.</source>
        <translation>新しいキーを押してください。Esc でキャンセルします。</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>CPU コア数</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>RallyTrace is not sure of the result. Check it.</source>
        <translation>RallyTrace が結果に自信を持てません。確認してください。</translation>
    </message>
    <message>
        <source>Recent InpaintNets</source>
        <translation>最近の InpaintNet</translation>
    </message>
    <message>
        <source>Recent TrackNets</source>
        <translation>最近の TrackNet</translation>
    </message>
    <message>
        <source>Recent embedding networks</source>
        <translation>最近の埋め込みモデル</translation>
    </message>
    <message>
        <source>Recent pose models</source>
        <translation>最近の姿勢モデル</translation>
    </message>
    <message>
        <source>Recent videos</source>
        <translation>最近使った動画</translation>
    </message>
    <message>
        <source>Remove {key} from {names}</source>
        <translation>{names}から {key} を削除</translation>
    </message>
    <message>
        <source>Repeat the marked range during playback.</source>
        <translation>再生中、設定した範囲を繰り返します。</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>リサイズ</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>キーを初期設定に戻す</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>Restore defaults for all actions</source>
        <translation>すべての操作を初期設定に戻す</translation>
    </message>
    <message>
        <source>Review in time order</source>
        <translation>時間順にレビュー</translation>
    </message>
    <message>
        <source>Runs do not change the frame. Also called pinned.</source>
        <translation>実行でこのフレームは変わりません。英語では pinned とも呼ばれます。</translation>
    </message>
    <message>
        <source>Saved filters of rallies, by name.</source>
        <translation>保存したラリーのフィルター（名前別）。</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>2つ目のキー</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>後の秒数</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>前の秒数</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手動の点</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>Show a picture of the ball in each row. A right click on the table&apos;s headings does the same.</source>
        <translation>各行にボールの画像を表示します。一覧の見出しの右クリックでも切り替えられます。</translation>
    </message>
    <message>
        <source>Size of the ball&apos;s marker on the video.</source>
        <translation>動画上のボールのマーカーの大きさです。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Small pictures of consecutive frames around the ball, side by side.</source>
        <translation>連続するフレームのボール周辺の小さな画像を並べたものです。</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>競技</translation>
    </message>
    <message>
        <source>Start at the playhead</source>
        <translation>再生位置から開始</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>TF32 (NVIDIA)</source>
        <translation>TF32（NVIDIA）</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The .onnx file to use.</source>
        <translation>使用する .onnx ファイル。</translation>
    </message>
    <message>
        <source>The background is the median of these frames. Leave both empty to let RallyTrace choose frames for each scene.</source>
        <translation>背景はこれらのフレームの中央値です。両方を空にすると、場面ごとに RallyTrace がフレームを選びます。</translation>
    </message>
    <message>
        <source>The ball is found where the heatmap is above this value.</source>
        <translation>ヒートマップがこの値を超えた位置でボールを検出します。</translation>
    </message>
    <message>
        <source>The ball is in the picture, but something is in front of it. Also called occluded.</source>
        <translation>ボールは画像内にありますが、何かに隠れています。遮蔽（occluded）とも呼ばれます。</translation>
    </message>
    <message>
        <source>The ball meets the ground and the rally ends.</source>
        <translation>ボールが床に落ち、ラリーが終わることです。</translation>
    </message>
    <message>
        <source>The ball or the shuttle, whatever the sport.</source>
        <translation>ボールまたはシャトル（競技を問いません）。</translation>
    </message>
    <message>
        <source>The defaults were restored.</source>
        <translation>初期設定に戻しました。</translation>
    </message>
    <message>
        <source>The end of the court, or the player, closer to the camera.</source>
        <translation>カメラに近い側のエンド、または選手です。</translation>
    </message>
    <message>
        <source>The end of the court, or the player, farther from the camera.</source>
        <translation>カメラから遠い側のエンド、または選手です。</translation>
    </message>
    <message>
        <source>The filled path</source>
        <translation>補完した軌道</translation>
    </message>
    <message>
        <source>The flight of the ball between two hits in metres, computed from the path and the court.</source>
        <translation>2つのヒットの間のボールの飛び方をメートル単位で表したものです。軌道とコートから計算します。</translation>
    </message>
    <message>
        <source>The frames between two marks, set with I and O.</source>
        <translation>I と O で設定した2つの印の間のフレームです。</translation>
    </message>
    <message>
        <source>The included model</source>
        <translation>付属のモデル</translation>
    </message>
    <message>
        <source>The keys of this map have replaced yours.</source>
        <translation>キーをこの配置のものに置き換えました。</translation>
    </message>
    <message>
        <source>The language changes when you start RallyTrace again.</source>
        <translation>言語は RallyTrace を再起動すると切り替わります。</translation>
    </message>
    <message>
        <source>The mode in which you find the court lines and drag them into place.</source>
        <translation>コートラインを検出し、正しい位置へドラッグするモードです。</translation>
    </message>
    <message>
        <source>The part around the ball</source>
        <translation>ボールの周辺</translation>
    </message>
    <message>
        <source>The points set by hand</source>
        <translation>手動で設定した点</translation>
    </message>
    <message>
        <source>The position does not fit the path of the ball in the frames around.</source>
        <translation>位置が前後のフレームのボールの軌道に合いません。</translation>
    </message>
    <message>
        <source>The predicted path</source>
        <translation>予測した軌道</translation>
    </message>
    <message>
        <source>The software that runs the networks: on the processor, a graphics card or an NPU.</source>
        <translation>CPU、グラフィックカード、NPU でモデルを実行するソフトウェアです。</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>画像全体</translation>
    </message>
    <message>
        <source>The words of the window, in one sentence each. Tooltips say the same.</source>
        <translation>画面で使う用語を1文ずつ説明します。ツールチップも同じ内容です。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>3つ目のキー</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Time after each rally or event, when a list is played or saved as clips.</source>
        <translation>リストの再生やクリップの保存で、ラリーやイベントの後に加える時間です。</translation>
    </message>
    <message>
        <source>Time before each rally or event, when a list is played or saved as clips.</source>
        <translation>リストの再生やクリップの保存で、ラリーやイベントの前に加える時間です。</translation>
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
        <translation>N フレームごとに追跡し、間のフレームを補間します。</translation>
    </message>
    <message>
        <source>Track every camera</source>
        <translation>すべてのカメラを追跡</translation>
    </message>
    <message>
        <source>Track from the frame on the screen first, then the rest of the video.</source>
        <translation>表示中のフレームから追跡し、その後に残りを追跡します。</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak.</source>
        <translation>TrackNet がボールらしいものを検出しましたが、弱いため数えていません。英語では faint peak とも呼ばれます。</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>追跡</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>軌跡の長さ（後）</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>軌跡の長さ（前）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Use smaller frames and run the network once on each. Takes less time, but misses small and slow balls more often.</source>
        <translation>フレームを小さくし、モデルを1回ずつ実行します。時間は短くなりますが、小さいボールや遅いボールを見逃しやすくなります。</translation>
    </message>
    <message>
        <source>Use the CPU if the provider does not work. Otherwise the run stops with an error.</source>
        <translation>実行プロバイダーが動作しないとき、CPU を使います。オフの場合はエラーで実行を止めます。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume of the sound.</source>
        <translation>再生時の音量です。</translation>
    </message>
    <message>
        <source>Weighted mean (centre counts most)</source>
        <translation>重み付き平均（中央を重視）</translation>
    </message>
    <message>
        <source>What TrackNet returns for a frame: how likely the ball is at each place.</source>
        <translation>TrackNet がフレームごとに出力する、各位置のボールらしさです。</translation>
    </message>
    <message>
        <source>What a TrackNet takes as input and returns.</source>
        <translation>TrackNet の入力と出力の種類です。</translation>
    </message>
    <message>
        <source>What the player did to hit the ball, such as a smash or a clear.</source>
        <translation>スマッシュやクリアなど、選手の打ち方です。</translation>
    </message>
    <message>
        <source>Where a position comes from: TrackNet, a filled gap, a label file or your hand.</source>
        <translation>位置の出どころ: TrackNet、空白の補完、ラベルファイル、手動。</translation>
    </message>
    <message>
        <source>While it is on, single keys set events and name strokes.</source>
        <translation>オンの間、1つのキーでイベントやショット名を設定できます。</translation>
    </message>
    <message>
        <source>While the video is tracked, find its rallies. If you named one yourself, none are added.</source>
        <translation>動画の追跡中にラリーを検出します。自分で名前を付けたラリーがあれば追加しません。</translation>
    </message>
    <message>
        <source>While zoomed in, centre the ball when it leaves the middle of the view.</source>
        <translation>拡大中、ボールが表示の中央から離れたら中央に戻します。</translation>
    </message>
    <message>
        <source>Width of the path on the video.</source>
        <translation>動画上の軌道の太さです。</translation>
    </message>
    <message>
        <source>Window length of the model</source>
        <translation>モデルのウィンドウの長さ</translation>
    </message>
    <message>
        <source>Window step (stride)</source>
        <translation>ウィンドウの間隔</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>フレームのウィンドウ</translation>
    </message>
    <message>
        <source>Windows in one call of the model.</source>
        <translation>モデルを1回呼び出すときのウィンドウ数。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>You have checked the frame. Runs do not change it.</source>
        <translation>人が確認したフレームです。実行で変わりません。</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>独自のキー</translation>
    </message>
    <message>
        <source>Zoom in on the ball when you go to a review item.</source>
        <translation>レビュー項目へ移動したときにボールを拡大します。</translation>
    </message>
    <message>
        <source>Zoom to review items</source>
        <translation>レビュー項目を拡大</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>automatic: {value:g}</source>
        <translation>自動: {value:g}</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>ボール</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>court editor</source>
        <translation>コートエディター</translation>
    </message>
    <message>
        <source>default</source>
        <translation>初期値</translation>
    </message>
    <message>
        <source>event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>event mode</source>
        <translation>イベントモード</translation>
    </message>
    <message>
        <source>far</source>
        <translation>奥</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>補完</translation>
    </message>
    <message>
        <source>film strip</source>
        <translation>フィルムストリップ</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>heatmap</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隠れ</translation>
    </message>
    <message>
        <source>highlight video</source>
        <translation>ハイライト動画</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>落下</translation>
    </message>
    <message>
        <source>let</source>
        <translation>レット</translation>
    </message>
    <message>
        <source>near</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>プレー外</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>軌道外れ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>オンまたはオフ</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>保護</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>実行プロバイダー</translation>
    </message>
    <message>
        <source>range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>review item</source>
        <translation>レビュー項目</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>レビュー済み</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>shot in 3D</source>
        <translation>3D の打球</translation>
    </message>
    <message>
        <source>source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>suspicion</source>
        <translation>疑い度</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>判別不能</translation>
    </message>
    <message>
        <source>values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>弱い検出</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>what it means</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>window step</source>
        <translation>ウィンドウの間隔</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>with deuteranopia (green-blind)</source>
        <translation>2型色覚（緑）では</translation>
    </message>
    <message>
        <source>with protanopia (red-blind)</source>
        <translation>1型色覚（赤）では</translation>
    </message>
    <message>
        <source>with tritanopia (blue-blind)</source>
        <translation>3型色覚（青）では</translation>
    </message>
    <message>
        <source>word</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>{background} This frame is not included.</source>
        <translation>{background}このフレームは含みません。</translation>
    </message>
    <message>
        <source>{definition} At most the window length. Your choice turns off the second look at uncertain ones.</source>
        <translation>{definition}最大でウィンドウの長さです。指定すると、不確かなウィンドウの再確認は行いません。</translation>
    </message>
    <message>
        <source>{first} and {second} are hard to tell apart {eyes}.</source>
        <translation>{eyes}{first}と{second}を見分けにくくなります。</translation>
    </message>
    <message>
        <source>{first} and {second} have almost the same colour.</source>
        <translation>{first}と{second}がほぼ同じ色です。</translation>
    </message>
    <message>
        <source>{help} Automatic: {automatic}.</source>
        <translation>{help}自動: {automatic}。</translation>
    </message>
    <message>
        <source>{name} in hexadecimal digits</source>
        <translation>{name}（16 進数）</translation>
    </message>
    <message>
        <source>{name}: back to automatic</source>
        <translation>{name}: 自動に戻す</translation>
    </message>
    <message>
        <source>{name}: back to {value}</source>
        <translation>{name}: {value} に戻す</translation>
    </message>
    <message>
        <source>{name}: choose a colour</source>
        <translation>{name}: 色を選択</translation>
    </message>
    <message>
        <source>{tip} (keys changed)</source>
        <translation>{tip}（キー変更済み）</translation>
    </message>
</context>
<context>
    <name>strokes</name>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>ウィナー</translation>
    </message>
    <message>
        <source>back-court drive</source>
        <translation>後方ドライブ</translation>
    </message>
    <message>
        <source>backhand</source>
        <translation>バックハンド</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>cross-court net shot</source>
        <translation>クロスネット</translation>
    </message>
    <message>
        <source>defensive return drive</source>
        <translation>ドライブレシーブ</translation>
    </message>
    <message>
        <source>defensive return lob</source>
        <translation>ロングレシーブ</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>driven flight</source>
        <translation>ショートドライブ</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>ドロップ</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>フォアハンド</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>ロブ</translation>
    </message>
    <message>
        <source>lob</source>
        <translation>ロブ</translation>
    </message>
    <message>
        <source>long service</source>
        <translation>ロングサービス</translation>
    </message>
    <message>
        <source>net</source>
        <translation>ネットショット</translation>
    </message>
    <message>
        <source>net shot</source>
        <translation>ヘアピン</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>オーバーヘッド</translation>
    </message>
    <message>
        <source>passive drop</source>
        <translation>つなぎドロップ</translation>
    </message>
    <message>
        <source>push</source>
        <translation>プッシュ</translation>
    </message>
    <message>
        <source>return net</source>
        <translation>ショートレシーブ</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>round the head</source>
        <translation>ラウンドザヘッド</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>ネットキル</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>サーブ</translation>
    </message>
    <message>
        <source>short service</source>
        <translation>ショートサービス</translation>
    </message>
    <message>
        <source>smash</source>
        <translation>スマッシュ</translation>
    </message>
    <message>
        <source>volley</source>
        <translation>ボレー</translation>
    </message>
    <message>
        <source>wrist smash</source>
        <translation>ハーフスマッシュ</translation>
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
            <numerusform>失敗%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files not added: they are not videos.</source>
        <translation>
            <numerusform>動画でないファイル%n個を追加しませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review items left</source>
        <translation>
            <numerusform>残りのレビュー項目%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are like this.</source>
        <translation>
            <numerusform>該当する行は%n行です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>要レビュー%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to track</source>
        <translation>
            <numerusform>未追跡%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>(0, 0) usually means &apos;no ball&apos;.</source>
        <translation>(0, 0) は通常「ボールなし」を意味します。</translation>
    </message>
    <message>
        <source>-1 (one frame missing)</source>
        <translation>-1（1フレーム欠け）</translation>
    </message>
    <message>
        <source>-2 (two frames missing)</source>
        <translation>-2（2フレーム欠け）</translation>
    </message>
    <message>
        <source>0 no ball, 1 easy, 2 hard, 3 hidden</source>
        <translation>0 ボールなし、1 容易、2 困難、3 隠れ</translation>
    </message>
    <message>
        <source>0 visible, 1 hidden, 2 blurred, 3 no ball</source>
        <translation>0 見える、1 隠れ、2 ぶれ、3 ボールなし</translation>
    </message>
    <message>
        <source>1 visible, 0 no ball</source>
        <translation>1 見える、0 ボールなし</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>時計回りに 90°</translation>
    </message>
    <message>
        <source>90° counterclockwise</source>
        <translation>反時計回りに 90°</translation>
    </message>
    <message>
        <source>99 is the usual number of the ball.</source>
        <translation>99 はボールによく使われる番号です。</translation>
    </message>
    <message>
        <source>A file with a Source column keeps the positions of hidden balls.</source>
        <translation>Source 列のあるファイルは、隠れたボールの位置を保持します。</translation>
    </message>
    <message>
        <source>A heading names the starts.</source>
        <translation>見出しに始まりの名前があります。</translation>
    </message>
    <message>
        <source>A table of boxes: frame, object, x, y, width, height.</source>
        <translation>枠の表: フレーム、物体、x、y、幅、高さ。</translation>
    </message>
    <message>
        <source>Add videos to the list</source>
        <translation>リストに動画を追加</translation>
    </message>
    <message>
        <source>All of the {count} positions are between 0 and 1.</source>
        <translation>{count}個の位置がすべて 0〜1 です。</translation>
    </message>
    <message>
        <source>All positions are 0 or 1, which fits relative coordinates and pixels.</source>
        <translation>すべての位置が 0 か 1 で、割合ともピクセルとも考えられます。</translation>
    </message>
    <message>
        <source>All source time codes are the same.</source>
        <translation>ソースのタイムコードがすべて同じです。</translation>
    </message>
    <message>
        <source>As frames, most would be shorter than {seconds:.0f} second.</source>
        <translation>フレームとすると、ほとんどが{seconds:.0f}秒未満になります。</translation>
    </message>
    <message>
        <source>As pixels of {size} they match the tracked path: {fit}.</source>
        <translation>{size} のピクセルとすると追跡した軌道に合います: {fit}。</translation>
    </message>
    <message>
        <source>As relative coordinates they match the tracked path: {fit}.</source>
        <translation>割合とすると追跡した軌道に合います: {fit}。</translation>
    </message>
    <message>
        <source>As seconds or frames they would exceed the video.</source>
        <translation>秒またはフレームとすると動画を超えます。</translation>
    </message>
    <message>
        <source>As seconds they would be very long for rallies.</source>
        <translation>秒とするとラリーとしては長すぎます。</translation>
    </message>
    <message>
        <source>As seconds they would exceed the video.</source>
        <translation>秒とすると動画を超えます。</translation>
    </message>
    <message>
        <source>As segments, most would begin in the video and end after it.</source>
        <translation>区間とすると、ほとんどが動画の途中で始まり、動画より後に終わります。</translation>
    </message>
    <message>
        <source>As the file plays: {rate:.5g} per second</source>
        <translation>ファイルどおり: 毎秒{rate:.5g}フレーム</translation>
    </message>
    <message>
        <source>As the file shows it</source>
        <translation>ファイルどおり</translation>
    </message>
    <message>
        <source>Ball in the corner</source>
        <translation>隅にボール</translation>
    </message>
    <message>
        <source>Ball labels</source>
        <translation>ボールのラベル</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>縦棒</translation>
    </message>
    <message>
        <source>Best match with the tracked path: {fits}. Otherwise at most {hit_rate:.0%}.</source>
        <translation>追跡した軌道に最も合うもの: {fits}。ほかは最大 {hit_rate:.0%} です。</translation>
    </message>
    <message>
        <source>Big5 (Chinese, traditional)</source>
        <translation>Big5（中国語、繁体字）</translation>
    </message>
    <message>
        <source>But column 2 could also be the visibility.</source>
        <translation>ただし2列目は可視性の可能性もあります。</translation>
    </message>
    <message>
        <source>But the codes could also count from the start of the video.</source>
        <translation>ただし、コードが動画の始まりから数えられている可能性もあります。</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;.</source>
        <translation>「{text}」を読み取れません。</translation>
    </message>
    <message>
        <source>Clock times (h:mm:ss:hundredths)</source>
        <translation>時刻（h:mm:ss:100分の1秒）</translation>
    </message>
    <message>
        <source>Clock times (m:ss.s)</source>
        <translation>時刻（m:ss.s）</translation>
    </message>
    <message>
        <source>Codes without dropped frames (:).</source>
        <translation>ドロップフレームでないコード（:）。</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>列 {number}</translation>
    </message>
    <message>
        <source>Columns of the edit list</source>
        <translation>編集リストの列</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Counted from 0, frame {last} would be past the end.</source>
        <translation>0 から数えると、フレーム {last} は動画の末尾を超えます。</translation>
    </message>
    <message>
        <source>Current frame and time</source>
        <translation>現在のフレームと時刻</translation>
    </message>
    <message>
        <source>Current frame. Type a frame (1200) or a time (1:23.4), then press Enter</source>
        <translation>現在のフレーム。フレーム（1200）または時刻（1:23.4）を入力し、Enter を押します</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>小数点</translation>
    </message>
    <message numerus="yes">
        <source>Different values for frames {frames}.</source>
        <translation>
            <numerusform>フレーム {frames} に異なる値があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>ディスクがいっぱい</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>インポートしない</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Does {project} belong to this video?</source>
        <translation>{project} はこの動画のものですか？</translation>
    </message>
    <message>
        <source>Drop-frame codes (;) exist only at rates such as {words}.</source>
        <translation>ドロップフレームのコード（;）があるのは {words} などのレートだけです。</translation>
    </message>
    <message>
        <source>Drop-frame codes (;).</source>
        <translation>ドロップフレームのコード（;）。</translation>
    </message>
    <message>
        <source>Duplicate frames</source>
        <translation>重複フレーム</translation>
    </message>
    <message>
        <source>EUC-KR (Korean)</source>
        <translation>EUC-KR（韓国語）</translation>
    </message>
    <message>
        <source>Each row has two times and a name.</source>
        <translation>各行に2つの時刻と名前があります。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Every other byte is zero.</source>
        <translation>1バイトおきに 0 です。</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>左右を入れ替える</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video.</source>
        <translation>動画の {share:.0%} で高速ジャンプを使えます。</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video; the rest is damaged.</source>
        <translation>動画の {share:.0%} で高速ジャンプを使えます。残りは壊れています。</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>Find the video...</source>
        <translation>動画を探す…</translation>
    </message>
    <message>
        <source>First frame number</source>
        <translation>最初のフレーム番号</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>最初の行</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frame column</source>
        <translation>フレームの列</translation>
    </message>
    <message>
        <source>Frame column contains</source>
        <translation>フレーム列の内容</translation>
    </message>
    <message>
        <source>Frame number, from 0</source>
        <translation>フレーム番号（0 から）</translation>
    </message>
    <message>
        <source>Frame numbers</source>
        <translation>フレーム番号</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state}</source>
        <translation>フレーム {frame:,}、{line:,}行目: {state}</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state} at ({x:.1f}, {y:.1f})</source>
        <translation>フレーム {frame:,}、{line:,}行目: {state} ({x:.1f}, {y:.1f})</translation>
    </message>
    <message>
        <source>Frame {frame:,}: no label</source>
        <translation>フレーム {frame:,}: ラベルなし</translation>
    </message>
    <message>
        <source>Frame {frame:,}…</source>
        <translation>フレーム {frame:,}…</translation>
    </message>
    <message>
        <source>Frame {frame} is after all others, as predict.py --large_video writes it</source>
        <translation>フレーム {frame} が最後にあります。predict.py --large_video の書き方です</translation>
    </message>
    <message>
        <source>Frame {frame} jumps back to the position {period} frames before, as predict.py --large_video writes it with InpaintNet.</source>
        <translation>フレーム {frame} が{period}フレーム前の位置に戻っています。predict.py --large_video で InpaintNet を使ったときの書き方です。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frames in the file: {first} to {last}</source>
        <translation>ファイルのフレーム: {first}〜{last}</translation>
    </message>
    <message>
        <source>Frames recorded</source>
        <translation>撮影フレームレート</translation>
    </message>
    <message>
        <source>Frames that the camera recorded per second</source>
        <translation>撮影時のフレームレート</translation>
    </message>
    <message>
        <source>Frames, counted from 0: {first} to {last}</source>
        <translation>0 から数えたフレーム: {first}〜{last}</translation>
    </message>
    <message>
        <source>Frames: 1200-1300</source>
        <translation>フレーム: 1200-1300</translation>
    </message>
    <message>
        <source>From frame {frame} on, pictures have {size} pixels. They are scaled to the first size.</source>
        <translation>フレーム {frame} から画像が {size} ピクセルになります。最初のサイズに合わせて表示します。</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>ここから</translation>
    </message>
    <message>
        <source>GB18030 (Chinese)</source>
        <translation>GB18030（中国語）</translation>
    </message>
    <message>
        <source>Hardware decoding ({name}) failed at frame {frame}. The rest is decoded in software.</source>
        <translation>ハードウェアデコード（{name}）がフレーム {frame} で失敗しました。残りはソフトウェアでデコードします。</translation>
    </message>
    <message>
        <source>Hidden, keep position</source>
        <translation>隠れ、位置を残す</translation>
    </message>
    <message>
        <source>If it is not, points appear in the wrong frames.</source>
        <translation>違う場合、点が誤ったフレームに表示されます。</translation>
    </message>
    <message>
        <source>If you do not use it, {project} is not changed.</source>
        <translation>使わない場合、{project} は変更されません。</translation>
    </message>
    <message>
        <source>It contains no numbers.</source>
        <translation>数値を含みません。</translation>
    </message>
    <message>
        <source>It contains only 0 to 3.</source>
        <translation>0〜3 だけを含みます。</translation>
    </message>
    <message>
        <source>It contains the name {known}.</source>
        <translation>名前 {known} を含みます。</translation>
    </message>
    <message>
        <source>It contains the names {known}.</source>
        <translation>名前 {known} を含みます。</translation>
    </message>
    <message>
        <source>It contains times.</source>
        <translation>時刻を含みます。</translation>
    </message>
    <message>
        <source>It ends at {last:g}; the video lasts {duration:.1f} s.</source>
        <translation>{last:g} で終わり、動画は{duration:.1f}秒です。</translation>
    </message>
    <message>
        <source>It has clocks or time codes.</source>
        <translation>時刻またはタイムコードがあります。</translation>
    </message>
    <message>
        <source>It has names, but its numbers are not starts and ends.</source>
        <translation>名前がありますが、数値は始まりと終わりではありません。</translation>
    </message>
    <message>
        <source>It is called {name}, but it could also be {others}.</source>
        <translation>列名は {name} ですが、{others} の可能性もあります。</translation>
    </message>
    <message>
        <source>It is called {name}.</source>
        <translation>列名は {name} です。</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>動画が壊れています。</translation>
    </message>
    <message>
        <source>It is the only one.</source>
        <translation>1つしかありません。</translation>
    </message>
    <message>
        <source>It may contain times.</source>
        <translation>時刻を含む可能性があります。</translation>
    </message>
    <message>
        <source>It starts with &apos;{first}&apos;.</source>
        <translation>「{first}」で始まります。</translation>
    </message>
    <message>
        <source>Its cells are clock times.</source>
        <translation>セルが時刻です。</translation>
    </message>
    <message>
        <source>Its cells are not times.</source>
        <translation>セルが時刻ではありません。</translation>
    </message>
    <message>
        <source>Its cells may be h:mm:ss or m:ss:frames.</source>
        <translation>セルは h:mm:ss または m:ss:フレーム の可能性があります。</translation>
    </message>
    <message>
        <source>Its frames have other time stamps.</source>
        <translation>フレームのタイムスタンプが異なります。</translation>
    </message>
    <message>
        <source>Its project cannot be read.</source>
        <translation>プロジェクトを読み込めません。</translation>
    </message>
    <message>
        <source>Its values are whole numbers.</source>
        <translation>値が整数です。</translation>
    </message>
    <message>
        <source>Its values increase.</source>
        <translation>値が増えていきます。</translation>
    </message>
    <message>
        <source>Jumps are fast everywhere in this video.</source>
        <translation>この動画ではどこへのジャンプも高速です。</translation>
    </message>
    <message>
        <source>Jumps in this video cannot be made faster: the file has no usable time stamps.</source>
        <translation>この動画のジャンプは高速化できません: ファイルに使えるタイムスタンプがありません。</translation>
    </message>
    <message>
        <source>Kdenlive markers</source>
        <translation>Kdenlive マーカー</translation>
    </message>
    <message>
        <source>Keep them separate</source>
        <translation>別々にする</translation>
    </message>
    <message>
        <source>Keep tracking</source>
        <translation>追跡を続ける</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>最後の行</translation>
    </message>
    <message>
        <source>Latin-1 (old Windows)</source>
        <translation>Latin-1（古い Windows）</translation>
    </message>
    <message>
        <source>Lift shadows</source>
        <translation>シャドウを明るく</translation>
    </message>
    <message>
        <source>Lines have mostly {width} cells.</source>
        <translation>ほとんどの行のセルは{width}個です。</translation>
    </message>
    <message>
        <source>Lines have {width} cells each.</source>
        <translation>各行のセルは{width}個です。</translation>
    </message>
    <message>
        <source>Looks like slow motion</source>
        <translation>スローモーションの可能性</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>LosslessCut プロジェクト</translation>
    </message>
    <message>
        <source>Loudness of the sound. Hits are spikes; far from the microphone they come a little later.</source>
        <translation>音声の大きさです。ヒットは鋭い山になり、マイクから遠いと少し遅れます。</translation>
    </message>
    <message>
        <source>Mark the other end of the range</source>
        <translation>範囲のもう一方の端を設定してください</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>設定した範囲</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Motion: bright where the frame differs from those before and after it</source>
        <translation>動き: 前後のフレームと異なる部分を明るく表示</translation>
    </message>
    <message>
        <source>Next video</source>
        <translation>次の動画</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>ボールなし</translation>
    </message>
    <message>
        <source>No ball, remove position</source>
        <translation>ボールなし、位置を削除</translation>
    </message>
    <message>
        <source>No column</source>
        <translation>列なし</translation>
    </message>
    <message>
        <source>No hardware on this machine decodes its codec.</source>
        <translation>このコンピューターにはコーデックをデコードできるハードウェアがありません。</translation>
    </message>
    <message>
        <source>No matching column was found.</source>
        <translation>当てはまる列がありません。</translation>
    </message>
    <message>
        <source>No matching column was found. Rows with a position are visible.</source>
        <translation>当てはまる列がありません。位置のある行は「見える」とします。</translation>
    </message>
    <message>
        <source>No number has a comma.</source>
        <translation>コンマを含む数値がありません。</translation>
    </message>
    <message>
        <source>No recent videos</source>
        <translation>最近使った動画なし</translation>
    </message>
    <message>
        <source>No review items left</source>
        <translation>レビュー項目なし</translation>
    </message>
    <message>
        <source>No row has a frame number.</source>
        <translation>フレーム番号のある行がありません。</translation>
    </message>
    <message>
        <source>No row has a position.</source>
        <translation>位置のある行がありません。</translation>
    </message>
    <message>
        <source>No separator was found.</source>
        <translation>区切り文字が見つかりませんでした。</translation>
    </message>
    <message>
        <source>No videos in the list.

Drop several videos or a folder
on the window,
or add videos with a button below.</source>
        <translation>リストに動画がありません。

動画またはフォルダーを
ウィンドウにドロップするか、
下のボタンで追加できます。</translation>
    </message>
    <message>
        <source>Not used: visible if there is a position</source>
        <translation>使わない: 位置があれば「見える」</translation>
    </message>
    <message>
        <source>Not visible, with a position</source>
        <translation>「見えない」なのに位置あり</translation>
    </message>
    <message>
        <source>Numbers are written as {found}.</source>
        <translation>数値は {found} のように書かれています。</translation>
    </message>
    <message>
        <source>Object number of the ball</source>
        <translation>ボールの物体番号</translation>
    </message>
    <message>
        <source>One frame late: correct</source>
        <translation>1フレーム遅れ: 修正</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open as one video</source>
        <translation>1本の動画として開く</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>別の場所で使用中</translation>
    </message>
    <message>
        <source>Pixels of the video, {size}</source>
        <translation>動画のピクセル（{size}）</translation>
    </message>
    <message>
        <source>Pixels of {size}</source>
        <translation>{size} のピクセル</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Preparing fast jumps</source>
        <translation>高速ジャンプを準備中</translation>
    </message>
    <message>
        <source>Press {key} to do so step by step.</source>
        <translation>{key} で段階的に明るくできます。</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>RallyTrace tries again every minute.</source>
        <translation>RallyTrace は1分ごとに再試行します。</translation>
    </message>
    <message>
        <source>RallyTrace writes 1 for a visible ball.</source>
        <translation>RallyTrace は見えるボールに 1 を書き込みます。</translation>
    </message>
    <message>
        <source>RallyTrace writes pixels of the video.</source>
        <translation>RallyTrace は動画のピクセルで書き込みます。</translation>
    </message>
    <message>
        <source>Rate of the time codes</source>
        <translation>タイムコードのレート</translation>
    </message>
    <message>
        <source>Read as labels of {kind}.</source>
        <translation>{kind} のラベルとして読み込みました。</translation>
    </message>
    <message>
        <source>Reading the frame times</source>
        <translation>フレームの時刻を読み込み中</translation>
    </message>
    <message>
        <source>Record (the edited timeline)</source>
        <translation>レコード（編集後のタイムライン）</translation>
    </message>
    <message>
        <source>Relative, 0 to 1</source>
        <translation>割合（0〜1）</translation>
    </message>
    <message>
        <source>Remove the repeated last row</source>
        <translation>重複した最後の行を削除</translation>
    </message>
    <message>
        <source>Remove the selected videos from the list (Delete). The files are kept</source>
        <translation>選択した動画をリストから削除します（Delete）。ファイルは残ります</translation>
    </message>
    <message>
        <source>Resolve markers (EDL)</source>
        <translation>Resolve マーカー（EDL）</translation>
    </message>
    <message>
        <source>Rows with a position: {parts}.</source>
        <translation>位置のある行: {parts}。</translation>
    </message>
    <message>
        <source>SRT subtitles</source>
        <translation>SRT 字幕</translation>
    </message>
    <message>
        <source>Scoreboard read: {scores}.</source>
        <translation>スコア表示を読み取りました: {scores}。</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Segments (rallies)</source>
        <translation>区間（ラリー）</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>区切り文字</translation>
    </message>
    <message>
        <source>Set {rate:.5g} per second</source>
        <translation>毎秒{rate:.5g}フレームに設定</translation>
    </message>
    <message>
        <source>Shift-JIS (Japanese)</source>
        <translation>Shift-JIS（日本語）</translation>
    </message>
    <message>
        <source>Showing frame {frame:,}, decoding {awaited:,}…</source>
        <translation>フレーム {frame:,} を表示中、{awaited:,} をデコード中…</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s strokes</source>
        <translation>ShuttleSet のショット</translation>
    </message>
    <message>
        <source>Slow motion: enter the frames per second at which the camera recorded, for example 240.</source>
        <translation>スローモーションの場合は、撮影時のフレームレートを入力してください（例: 240）。</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8. Check the names.</source>
        <translation>UTF-8 でないバイトがあります。名前を確認してください。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Source (the cut video)</source>
        <translation>ソース（切り出し元の動画）</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>スペース</translation>
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
        <translation>球速と長さはファイルのものになりました。ヒットとショットが変わった可能性があります。</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the match. Hits and strokes may have changed.</source>
        <translation>球速と長さは試合のものになりました。ヒットとショットが変わった可能性があります。</translation>
    </message>
    <message>
        <source>Start time code</source>
        <translation>開始タイムコード</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>Still being recorded</source>
        <translation>録画中</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>停止して開く</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>The codes lie within the video.</source>
        <translation>コードは動画の中に収まります。</translation>
    </message>
    <message>
        <source>The column is empty.</source>
        <translation>列が空です。</translation>
    </message>
    <message>
        <source>The current frame with the path of the ball. A click places the point.</source>
        <translation>現在のフレームとボールの軌道です。クリックで点を置きます。</translation>
    </message>
    <message>
        <source>The file contains only ASCII.</source>
        <translation>ファイルは ASCII だけです。</translation>
    </message>
    <message>
        <source>The file does not mark its keyframes reliably, so jumps are slow. Convert the file to make them fast.</source>
        <translation>ファイルのキーフレームの印が不正確なため、ジャンプが遅くなります。ファイルを変換すると速くなります。</translation>
    </message>
    <message>
        <source>The file has no usable time stamps. Frames are numbered in decoding order.</source>
        <translation>ファイルに使えるタイムスタンプがありません。フレームはデコード順に番号を付けます。</translation>
    </message>
    <message>
        <source>The file has {streams} video streams. The one with {size} pixels is shown.</source>
        <translation>ファイルに{streams}本の映像ストリームがあります。{size} ピクセルのものを表示します。</translation>
    </message>
    <message>
        <source>The file header says {promised} frames, but only {frames} can be decoded.</source>
        <translation>ファイルのヘッダーでは{promised}フレームですが、デコードできるのは{frames}フレームだけです。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file is still being recorded. New frames appear as they are written.</source>
        <translation>ファイルはまだ録画中です。新しいフレームは書き込まれしだい表示されます。</translation>
    </message>
    <message>
        <source>The file is valid UTF-8.</source>
        <translation>ファイルは有効な UTF-8 です。</translation>
    </message>
    <message>
        <source>The file joins {count} recordings, each with its own clock. They are shown as one video with continuous times.</source>
        <translation>ファイルは時計の異なる{count}本の録画をつないだものです。時刻の連続する1本の動画として表示します。</translation>
    </message>
    <message>
        <source>The file may use commas both as separators and in numbers. Use semicolons as separators.</source>
        <translation>コンマが区切り文字と数値の両方に使われている可能性があります。区切り文字にはセミコロンを使ってください。</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times faster than the match. Speeds and durations are those of the match.</source>
        <translation>ファイルの再生は試合の{factor:.3g}倍の速さです。球速と長さは試合のものです。</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times slower than the match. Speeds and durations are those of the match.</source>
        <translation>ファイルの再生は試合の{factor:.3g}分の1の速さです。球速と長さは試合のものです。</translation>
    </message>
    <message>
        <source>The file specifies a mirrored picture. Frames and positions are mirrored, as FFmpeg shows them; OpenCV does not mirror them.</source>
        <translation>ファイルに左右反転の指定があります。フレームと位置は FFmpeg と同じく反転します（OpenCV は反転しません）。</translation>
    </message>
    <message>
        <source>The file specifies a tilted or skewed picture. Only quarter turns and mirroring are applied.</source>
        <translation>ファイルに傾きまたは歪みの指定があります。90° 単位の回転と左右反転だけを適用します。</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>ファイルがバイト順マークで始まっています。</translation>
    </message>
    <message>
        <source>The file was trimmed. Of its {promised} frames {frames} are shown.</source>
        <translation>ファイルは切り詰められています。{promised}フレーム中{frames}フレームを表示します。</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>ファイル {path} はもうありません。</translation>
    </message>
    <message>
        <source>The file&apos;s rotation data is invalid. Frames are shown as they are stored.</source>
        <translation>ファイルの回転情報が無効です。フレームは保存されたまま表示します。</translation>
    </message>
    <message>
        <source>The first column has decimals, so it does not contain frame numbers.</source>
        <translation>最初の列に小数があるため、フレーム番号ではありません。</translation>
    </message>
    <message>
        <source>The first line only gives the separator.</source>
        <translation>最初の行は区切り文字の指定だけです。</translation>
    </message>
    <message>
        <source>The frame around the ball. Right-click to hide it</source>
        <translation>ボール周辺のフレーム。右クリックで非表示</translation>
    </message>
    <message>
        <source>The frame is still loading. Click again when it is shown.</source>
        <translation>フレームを読み込み中です。表示されてからもう一度クリックしてください。</translation>
    </message>
    <message>
        <source>The frame rate of the video.</source>
        <translation>動画のフレームレートです。</translation>
    </message>
    <message>
        <source>The frame rate varies. Times are the time stamps of the file.</source>
        <translation>フレームレートは可変です。時刻はファイルのタイムスタンプです。</translation>
    </message>
    <message>
        <source>The heading says so.</source>
        <translation>見出しにあります。</translation>
    </message>
    <message>
        <source>The last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>The last frame read so far</source>
        <translation>これまでに読み込んだ最後のフレーム</translation>
    </message>
    <message>
        <source>The last part of its times is at most {highest}, at {rate:.4g} frames per second.</source>
        <translation>時刻の最後の部分は最大 {highest}、毎秒{rate:.4g}フレームです。</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file cannot be read: the file is damaged.</source>
        <translation>ファイルの最後の {share:.0%} を読み込めません。ファイルが壊れています。</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file is another recording, which cannot be shown with the first. Convert each recording to .mp4 before you join them.</source>
        <translation>ファイルの最後の {share:.0%} は別の録画で、最初のものと一緒には表示できません。つなぐ前にそれぞれの録画を .mp4 に変換してください。</translation>
    </message>
    <message>
        <source>The list is cut from one video.</source>
        <translation>リストは1本の動画から切り出されています。</translation>
    </message>
    <message>
        <source>The list is cut from several files. The video may be one of them, or the edited timeline.</source>
        <translation>リストは複数のファイルから切り出されています。動画はそのうちの1つか、編集後のタイムラインです。</translation>
    </message>
    <message>
        <source>The list is cut from {name}.</source>
        <translation>リストは {name} から切り出されています。</translation>
    </message>
    <message>
        <source>The marked range: {frames}</source>
        <translation>設定した範囲: {frames}</translation>
    </message>
    <message>
        <source>The name of this video is too long to save the project beside it. It is saved in {place}.</source>
        <translation>この動画の名前は長すぎるため、プロジェクトを隣に保存できません。{place} に保存します。</translation>
    </message>
    <message>
        <source>The numbers have decimals.</source>
        <translation>数値に小数があります。</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>The project now refers to it.</source>
        <translation>プロジェクトの参照先をこの動画に変えました。</translation>
    </message>
    <message>
        <source>The project was changed on another computer or by another program. The changes made on this computer are saved as {name}.</source>
        <translation>プロジェクトが別のコンピューターまたはプログラムで変更されました。このコンピューターでの変更は {name} として保存しました。</translation>
    </message>
    <message>
        <source>The remaining columns are x and y.</source>
        <translation>残りの列は x と y です。</translation>
    </message>
    <message>
        <source>The scoreboard was not read.</source>
        <translation>スコア表示を読み取れませんでした。</translation>
    </message>
    <message>
        <source>The time codes begin shortly before a full hour, perhaps with a leader.</source>
        <translation>タイムコードがちょうどの時刻の少し前から始まっています。リーダーがある可能性があります。</translation>
    </message>
    <message>
        <source>The tracked path does not help to decide.</source>
        <translation>追跡した軌道からは判断できません。</translation>
    </message>
    <message>
        <source>The video file has changed, and the project has no frames to compare it with.</source>
        <translation>動画ファイルが変わりましたが、プロジェクトに比較できるフレームがありません。</translation>
    </message>
    <message>
        <source>The video file has changed. Its frames show no motion, so they cannot be compared.</source>
        <translation>動画ファイルが変わりました。フレームに動きがないため、比較できません。</translation>
    </message>
    <message>
        <source>The video is HDR ({kind}): its colours are kept in 8 bits, and everything drawn over it looks bright.</source>
        <translation>動画は HDR（{kind}）です: 色は8ビットのまま扱い、重ねて描くものは明るく見えます。</translation>
    </message>
    <message>
        <source>The video is damaged: {frames} ({ranges}) cannot be decoded correctly. Pictures and positions there may be wrong.</source>
        <translation>動画が壊れています: {frames}（{ranges}）を正しくデコードできません。その画像と位置は誤っている可能性があります。</translation>
    </message>
    <message>
        <source>The video is decoded in hardware ({name}): {count} test pictures are the same as in software.</source>
        <translation>動画はハードウェアでデコードします（{name}）: テスト画像{count}枚がソフトウェアと同じです。</translation>
    </message>
    <message>
        <source>The video is interlaced: each frame holds two moments. The earlier one is shown and tracked. To have both, with twice as many frames, turn fields into frames first: {command}</source>
        <translation>動画はインターレースです: 1フレームに2つの瞬間が入っています。先の瞬間を表示し、追跡します。両方を使う（フレーム数は2倍）には、先にフィールドをフレームに変換してください: {command}</translation>
    </message>
    <message>
        <source>The video is marked as interlaced, but nothing moves in it that would show this. If a fast ball is torn into stripes, turn fields into frames first: {command}</source>
        <translation>動画にはインターレースの指定がありますが、それとわかる動きがありません。速いボールが縞に分かれる場合は、先にフィールドをフレームに変換してください: {command}</translation>
    </message>
    <message>
        <source>The video is shown as its file says, and all points with it.</source>
        <translation>動画とすべての点をファイルどおりの向きに戻しました。</translation>
    </message>
    <message>
        <source>The video is the same and has {frames} more at its end, like a recording that has gone on.</source>
        <translation>同じ動画ですが、録画が続いたように末尾が{frames}増えています。</translation>
    </message>
    <message>
        <source>The video is {turned}, and all points with it.</source>
        <translation>動画とすべての点を{turned}しました。</translation>
    </message>
    <message>
        <source>The video of {project}</source>
        <translation>{project} の動画</translation>
    </message>
    <message>
        <source>The video was moved: {path}.</source>
        <translation>動画が移動されました: {path}。</translation>
    </message>
    <message>
        <source>The video was re-encoded. Its frames are the same.</source>
        <translation>動画が再エンコードされています。フレームは同じです。</translation>
    </message>
    <message>
        <source>The video&apos;s own start time code.</source>
        <translation>動画自身の開始タイムコードです。</translation>
    </message>
    <message>
        <source>There are {count} objects, and it is unknown which one is the ball.</source>
        <translation>物体が{count}個あり、どれがボールかわかりません。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>その列はありません。</translation>
    </message>
    <message>
        <source>There is no video after this one in the list.</source>
        <translation>リストにこれより後の動画はありません。</translation>
    </message>
    <message>
        <source>There is no video before this one in the list.</source>
        <translation>リストにこれより前の動画はありません。</translation>
    </message>
    <message>
        <source>There is no video in the folder {name}.</source>
        <translation>フォルダー {name} に動画がありません。</translation>
    </message>
    <message>
        <source>They could be frame numbers as well.</source>
        <translation>フレーム番号の可能性もあります。</translation>
    </message>
    <message>
        <source>They may be counted from 0 or from 1.</source>
        <translation>0 から、または 1 から数えている可能性があります。</translation>
    </message>
    <message>
        <source>This is another video: it has {current} frames, the video of the project has {kept}.</source>
        <translation>別の動画です: この動画は{current}フレーム、プロジェクトの動画は{kept}フレームです。</translation>
    </message>
    <message>
        <source>This is another video: it has {current} pixels, the video of the project has {kept}.</source>
        <translation>別の動画です: この動画は{current}ピクセル、プロジェクトの動画は{kept}ピクセルです。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are missing from frame {frame} on.</source>
        <translation>別の動画です: フレーム {agreeing} までは一致しますが、フレーム {frame} から欠けています。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} early from frame {frame} on.</source>
        <translation>別の動画です: フレーム {agreeing} までは一致しますが、フレーム {frame} から{offset}早くなっています。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} late from frame {frame} on.</source>
        <translation>別の動画です: フレーム {agreeing} までは一致しますが、フレーム {frame} から{offset}遅くなっています。</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and differ from frame {frame} on.</source>
        <translation>別の動画です: フレーム {agreeing} までは一致しますが、フレーム {frame} から異なります。</translation>
    </message>
    <message>
        <source>This is another video: its frames are missing from the first compared frame on, frame {frame}.</source>
        <translation>別の動画です: 最初に比較したフレーム {frame} から欠けています。</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} early from the first compared frame on, frame {frame}.</source>
        <translation>別の動画です: 最初に比較したフレーム {frame} から{offset}早くなっています。</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} late from the first compared frame on, frame {frame}.</source>
        <translation>別の動画です: 最初に比較したフレーム {frame} から{offset}遅くなっています。</translation>
    </message>
    <message>
        <source>This is another video: its frames differ from the first compared frame on, frame {frame}.</source>
        <translation>別の動画です: 最初に比較したフレーム {frame} から異なります。</translation>
    </message>
    <message>
        <source>This is the video of the project.</source>
        <translation>プロジェクトの動画です。</translation>
    </message>
    <message>
        <source>This list is not saved: another window uses it, or its file cannot be read.</source>
        <translation>このリストは保存されていません: 別のウィンドウで使用中か、ファイルを読み込めません。</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second.</source>
        <translation>毎秒約{rate:.0f}フレームで録画したスローモーションのようです。</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second: {key} sets that.</source>
        <translation>毎秒約{rate:.0f}フレームで録画したスローモーションのようです: {key} で設定できます。</translation>
    </message>
    <message>
        <source>This video</source>
        <translation>この動画</translation>
    </message>
    <message>
        <source>This video is damaged. Frames {frames} cannot be decoded correctly. Pictures and positions there may be wrong. The timeline marks damaged frames as they are found.</source>
        <translation>この動画は壊れています。フレーム {frames} を正しくデコードできません。その画像と位置は誤っている可能性があります。壊れたフレームは見つかりしだいタイムラインに表示します。</translation>
    </message>
    <message>
        <source>This video is dark. Lift the shadows to see more. The file does not change.</source>
        <translation>暗い動画です。シャドウを明るくすると見やすくなります。ファイルは変わりません。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Time codes (h:mm:ss:frames)</source>
        <translation>タイムコード（h:mm:ss:フレーム）</translation>
    </message>
    <message>
        <source>Time from the first frame</source>
        <translation>最初のフレームからの時間</translation>
    </message>
    <message>
        <source>Timelines of editing programs begin at a full hour, and all codes are after it.</source>
        <translation>編集プログラムのタイムラインはちょうどの時刻から始まり、コードはすべてその後にあります。</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Track again, because tracking depends on the rate.</source>
        <translation>追跡はレートに左右されるため、もう一度追跡してください。</translation>
    </message>
    <message>
        <source>Tracked</source>
        <translation>追跡済み</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>動画を回転</translation>
    </message>
    <message>
        <source>Two columns increase like starts and ends, but they could be positions.</source>
        <translation>2つの列が始まりと終わりのように増えていきますが、位置の可能性もあります。</translation>
    </message>
    <message>
        <source>Two columns look like starts and ends of consecutive segments.</source>
        <translation>2つの列が連続する区間の始まりと終わりのようです。</translation>
    </message>
    <message>
        <source>Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25</source>
        <translation>フレーム（1200、1200-1300、1200-）または時刻（1:20-1:25）を入力</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16、上位バイトが先</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Use neither</source>
        <translation>どちらも使わない</translation>
    </message>
    <message>
        <source>Use the first</source>
        <translation>最初のものを使う</translation>
    </message>
    <message>
        <source>Use the last</source>
        <translation>最後のものを使う</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Video players skip the segments of such a list. Here they become rallies.</source>
        <translation>動画プレイヤーはこのリストの区間を飛ばしますが、ここではラリーになります。</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>録画の設定</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Videos ({patterns});;All files (*)</source>
        <translation>動画 ({patterns});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Videos and projects</source>
        <translation>動画とプロジェクト</translation>
    </message>
    <message>
        <source>Visibility column</source>
        <translation>可視性の列</translation>
    </message>
    <message>
        <source>Visibility values</source>
        <translation>可視性の値</translation>
    </message>
    <message>
        <source>Visible at (0, 0)</source>
        <translation>(0, 0) で「見える」</translation>
    </message>
    <message>
        <source>Volume {share:.0%}</source>
        <translation>音量 {share:.0%}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>動画全体</translation>
    </message>
    <message>
        <source>Windows-1251 (Cyrillic)</source>
        <translation>Windows-1251（キリル文字）</translation>
    </message>
    <message>
        <source>X column</source>
        <translation>X の列</translation>
    </message>
    <message>
        <source>Y column</source>
        <translation>Y の列</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>手動で選択。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>edit decision list</source>
        <translation>編集決定リスト</translation>
    </message>
    <message>
        <source>list of chapters</source>
        <translation>チャプターリスト</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>mpv edit list</source>
        <translation>mpv の編集リスト</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>フレーム/秒</translation>
    </message>
    <message>
        <source>player&apos;s edit list</source>
        <translation>プレイヤーの編集リスト</translation>
    </message>
    <message>
        <source>predict.py --large_video writes such a row, or it is an added correction.</source>
        <translation>predict.py --large_video が書くような行か、追加された修正です。</translation>
    </message>
    <message>
        <source>table of segments</source>
        <translation>区間の表</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>180° 回転</translation>
    </message>
    <message>
        <source>turned by 90° clockwise</source>
        <translation>時計回りに 90° 回転</translation>
    </message>
    <message>
        <source>turned by 90° counterclockwise</source>
        <translation>反時計回りに 90° 回転</translation>
    </message>
    <message>
        <source>x is {x_min:.0f} to {x_max:.0f}, y is {y_min:.0f} to {y_max:.0f}, and the mean of x is {share:.0%} of {size}</source>
        <translation>x は {x_min:.0f}〜{x_max:.0f}、y は {y_min:.0f}〜{y_max:.0f}、x の平均は {size} の {share:.0%} です</translation>
    </message>
    <message>
        <source>{count:,} corrected</source>
        <translation>修正{count:,}件</translation>
    </message>
    <message>
        <source>{count:,} not imported</source>
        <translation>インポートせず{count:,}件</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{frames}中{count:,}フレーム</translation>
    </message>
    <message>
        <source>{evidence} Next to a width and a height, it may be the corner of a box.</source>
        <translation>{evidence}幅と高さの隣にあるため、枠の角かもしれません。</translation>
    </message>
    <message>
        <source>{evidence}, in the video: 0 to {last}</source>
        <translation>{evidence}、動画: 0〜{last}</translation>
    </message>
    <message>
        <source>{evidence}.</source>
        <translation>{evidence}。</translation>
    </message>
    <message>
        <source>{evidence}; it could also be {size}.</source>
        <translation>{evidence}。{size} の可能性もあります。</translation>
    </message>
    <message>
        <source>{facts}.</source>
        <translation>{facts}。</translation>
    </message>
    <message>
        <source>{files} are parts of one recording, so they are one video.</source>
        <translation>{files} は1つの録画の分割ファイルなので、1本の動画にしました。</translation>
    </message>
    <message>
        <source>{files} are parts of one recording.</source>
        <translation>{files} は1つの録画の分割ファイルです。</translation>
    </message>
    <message>
        <source>{first:,} to {last:,}</source>
        <translation>{first:,}〜{last:,}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} と {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}〜{last}</translation>
    </message>
    <message>
        <source>{frames} from {rows}</source>
        <translation>{rows}から{frames}</translation>
    </message>
    <message>
        <source>{hit_rate:.0%} of {frames} frames within 4 px at 512x288, half within {distance:.1f} px</source>
        <translation>{frames}フレームの {hit_rate:.0%} が 4 px 以内（512x288）、半数が {distance:.1f} px 以内</translation>
    </message>
    <message>
        <source>{key} opens {name}.</source>
        <translation>{key} で {name} を開きます。</translation>
    </message>
    <message>
        <source>{label}, {rows:,} rows</source>
        <translation>{label}、{rows:,}行</translation>
    </message>
    <message>
        <source>{location} It will be tracked once it is closed there.</source>
        <translation>{location}閉じられた後に追跡します。</translation>
    </message>
    <message>
        <source>{more:,} more labels lie in frames that already have one. They are left out.</source>
        <translation>すでにラベルのあるフレームに、さらに{more:,}件のラベルがあります。これらは除きます。</translation>
    </message>
    <message>
        <source>{names} ({count} files)</source>
        <translation>{names}（{count}個のファイル）</translation>
    </message>
    <message>
        <source>{name} cannot be opened. The list says why.</source>
        <translation>{name} を開けません。理由はリストにあります。</translation>
    </message>
    <message>
        <source>{name} is from another version of the project file and was not used.</source>
        <translation>{name} は別版のプロジェクトファイルのものなので、使いませんでした。</translation>
    </message>
    <message>
        <source>{name} is not joined with {before}: {reason}.</source>
        <translation>{name} は {before} とつなぎません: {reason}。</translation>
    </message>
    <message>
        <source>{name} is not used: {reason}</source>
        <translation>{name} は使いません: {reason}</translation>
    </message>
    <message>
        <source>{name} opens as soon as the background run has saved its results.</source>
        <translation>バックグラウンドの実行が結果を保存したら、{name} を開きます。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} を読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read: it is a link to a file that does not exist.</source>
        <translation>{path} を読み込めません: 存在しないファイルへのリンクです。</translation>
    </message>
    <message>
        <source>{share:.0%} tracked</source>
        <translation>{share:.0%} 追跡済み</translation>
    </message>
    <message>
        <source>{problem} Put it back, or remove the video from the list.</source>
        <translation>{problem}元に戻すか、リストから動画を削除してください。</translation>
    </message>
    <message>
        <source>The video is decoded in software.</source>
        <translation>動画はソフトウェアでデコードします。</translation>
    </message>
    <message>
        <source>{device} does not work here.</source>
        <translation>{device} はここでは動作しません。</translation>
    </message>
    <message>
        <source>{device} gives a different picture of frame {number}.</source>
        <translation>{device} ではフレーム {number} の画像が異なります。</translation>
    </message>
    <message>
        <source>{project} is not used. Your work on this video is saved in a separate project.</source>
        <translation>{project} は使いません。この動画での作業は別のプロジェクトに保存します。</translation>
    </message>
    <message>
        <source>{project} was not opened.</source>
        <translation>{project} は開きませんでした。</translation>
    </message>
    <message>
        <source>{ranges} and {count} more ranges</source>
        <translation>{ranges} ほか{count}か所</translation>
    </message>
    <message>
        <source>{share:.0%} of the {count} positions are between 0 and 1.</source>
        <translation>{count}個の位置の {share:.0%} が 0〜1 です。</translation>
    </message>
    <message>
        <source>{shares:.0%} of the {count} with {value}</source>
        <translation>{value} の{count}行の {shares:.0%}</translation>
    </message>
    <message>
        <source>{turned} and mirrored</source>
        <translation>{turned}・左右反転</translation>
    </message>
    <message>
        <source>{videos} removed from the list. The files are still there.</source>
        <translation>リストから削除しました: {videos}。ファイルは残っています。</translation>
    </message>
    <message>
        <source>{video} is being tracked. Opening {other} stops the run; you can continue it later.</source>
        <translation>{video} を追跡中です。{other} を開くと実行が止まります。後で続けられます。</translation>
    </message>
    <message>
        <source>{words} frames per second</source>
        <translation>毎秒{words}フレーム</translation>
    </message>
    <message>
        <source>{words}, or it was added by hand.</source>
        <translation>{words}。手動で追加された可能性もあります。</translation>
    </message>
    <message>
        <source>{words}. But the row of frame {frame} has another position.</source>
        <translation>{words}。ただし、フレーム {frame} の行は位置が異なります。</translation>
    </message>
    <message>
        <source>{words}. The row of frame {frame} has the same position.</source>
        <translation>{words}。フレーム {frame} の行が同じ位置です。</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n by corrections.</source>
        <translation>
            <numerusform>修正による追加%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames not tracked yet.</source>
        <translation>
            <numerusform>未追跡のフレーム: %n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items left</source>
        <translation>
            <numerusform>残り%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in the other track</source>
        <translation>
            <numerusform>もう一方だけにラベル %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in this track</source>
        <translation>
            <numerusform>こちらだけにラベル %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain.</source>
        <translation>
            <numerusform>確度の低い項目%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errors since.</source>
        <translation>
            <numerusform>その後のエラー: %n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems found.</source>
        <translation>
            <numerusform>問題が%n件見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>選択 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>レポートをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Imported labels</source>
        <translation>インポートしたラベル(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>(TP + TN) / all</source>
        <translation>(TP + TN) / 全体</translation>
    </message>
    <message>
        <source>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Finds the shuttle or ball in every frame of a match video, lets you correct the path by hand, and exports labels.&lt;p&gt;MIT licence. With Qt (LGPL), ONNX Runtime (MIT), FFmpeg through PyAV, OpenCV (Apache 2.0).</source>
        <translation>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;試合動画のすべてのフレームでシャトルまたはボールを検出し、軌道を手動で修正して、ラベルをエクスポートできます。&lt;p&gt;MIT ライセンス。Qt（LGPL）、ONNX Runtime（MIT）、PyAV 経由の FFmpeg、OpenCV（Apache 2.0）を使用しています。</translation>
    </message>
    <message>
        <source>A correction can split an item, and flag frames next to it.</source>
        <translation>修正すると、項目が分かれたり、隣のフレームが加わったりすることがあります。</translation>
    </message>
    <message>
        <source>A double click on a rally zooms to it.</source>
        <translation>ラリーをダブルクリックすると拡大します。</translation>
    </message>
    <message>
        <source>A point that was set by hand, filled or imported stays protected, because no model found it. {key} removes it.</source>
        <translation>手動、補完、インポートの点は、モデルの検出がないため保護されたままです。{key} で消去します。</translation>
    </message>
    <message>
        <source>About RallyTrace</source>
        <translation>RallyTrace について</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Accept {count:,} of {frames}</source>
        <translation>フレーム {frames} のうち{count:,}フレームを承認</translation>
    </message>
    <message>
        <source>Accept {frames}</source>
        <translation>フレーム {frames} を承認</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>All changes are saved automatically in {path}.</source>
        <translation>変更はすべて {path} に自動保存されます。</translation>
    </message>
    <message>
        <source>All changes are saved in {path}</source>
        <translation>変更はすべて {path} に保存されています</translation>
    </message>
    <message>
        <source>All disagreements ({count:,})</source>
        <translation>すべての不一致 ({count:,})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>すべての理由</translation>
    </message>
    <message>
        <source>Already done. Press {key} again to accept {frames}.</source>
        <translation>すでに完了しています。フレーム {frames} を承認するには、もう一度 {key} を押します。</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>すべてのソース</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>すべての状態</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the detected value</source>
        <translation>検出した値に戻す</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Checking the frames</source>
        <translation>フレームを調べています</translation>
    </message>
    <message>
        <source>Checking the installation and testing each provider.</source>
        <translation>インストール状況を検査し、各実行プロバイダーをテストしています。</translation>
    </message>
    <message>
        <source>Choose, or type the picture size that the labels were made for, such as 1024x576</source>
        <translation>選ぶか、ラベルを作成した画像サイズを入力します（例: 1024x576）</translation>
    </message>
    <message>
        <source>Choose, or type the time code at which the video starts, such as 00:59:50:00</source>
        <translation>選ぶか、動画が始まるタイムコードを入力します（例: 00:59:50:00）</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Click the ball in the picture: the frames around it appear here.</source>
        <translation>画像のボールをクリックすると、前後のフレームがここに表示されます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the film strip</source>
        <translation>フィルムストリップを閉じる</translation>
    </message>
    <message>
        <source>Close the plots</source>
        <translation>グラフを閉じる</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>タイムラインを閉じる</translation>
    </message>
    <message>
        <source>Colour: source. High: visible. Striped: hidden. Low: no ball. Empty: not tracked yet. Mark on top: by hand. Line below: reviewed; dotted: protected. Hatched: not in play. Hatched under a line: damaged in the file. Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); events set by hand have the colour of points set by hand.</source>
        <translation>色: ソース。高い: 見える。縞: 隠れ。低い: ボールなし。空: 未追跡。上の印: 手動。下の線: レビュー済み（点線: 保護）。斜線: プレー外。線の下の斜線: ファイルの破損。記号: サーブ（三角）、ヒット（十字）、バウンド（下と上）、落下（床の上）。手動のイベントは手動の点と同じ色です。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare with labels or a project</source>
        <translation>ラベルまたはプロジェクトと比較</translation>
    </message>
    <message>
        <source>Comparing with {name}.</source>
        <translation>{name} と比較しています。</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>信頼度の上限</translation>
    </message>
    <message>
        <source>Consecutive frames around the ball. A click places it, a right click marks that there is none.</source>
        <translation>ボール周辺の連続したフレームです。クリックでボールを置き、右クリックでボールなしにします。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>Correct the path and export the labels.</source>
        <translation>軌道を修正し、ラベルをエクスポートします。</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り詰め</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Differences from the other track. Bar up: only this track has a ball. Bar down: only the other track has one. Up and down: the two balls are too far apart. Line only: the tracks agree. Empty: one of them has no label.</source>
        <translation>もう一方の追跡データとの違いです。上向き: こちらだけにボール。下向き: もう一方だけにボール。上下: 2つのボールが離れすぎ。線のみ: 一致。空: どちらかにラベルがない。</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Distance in px: mean {mean:.1f}, median {median:.1f}, {quantiles}</source>
        <translation>距離（px）: 平均 {mean:.1f}、中央値 {median:.1f}、{quantiles}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>FN: ball only in the other track</source>
        <translation>FN: もう一方だけにボール</translation>
    </message>
    <message>
        <source>FP1: ball in both, more than 4 px apart at 512x288</source>
        <translation>FP1: 両方にボール、512x288 で距離 4 px 超</translation>
    </message>
    <message>
        <source>FP2: ball only in this track</source>
        <translation>FP2: こちらだけにボール</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>ファイル形式</translation>
    </message>
    <message>
        <source>Fill {frames}, {seen} of them weak detections: {fill} – {take} accepts, {cancel} discards</source>
        <translation>{frames}を補完（うち弱い検出{seen}フレーム）: {fill} – {take} で承認、{cancel} で破棄</translation>
    </message>
    <message>
        <source>Fill {frames}: {fill} – {take} accepts, {cancel} discards</source>
        <translation>{frames}を補完: {fill} – {take} で承認、{cancel} で破棄</translation>
    </message>
    <message>
        <source>Fill {frames}: {spans}</source>
        <translation>{frames}を補完: {spans}</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>補完</translation>
    </message>
    <message>
        <source>Film strip</source>
        <translation>フィルムストリップ</translation>
    </message>
    <message>
        <source>Film strip: uncertain frames are shown around {guess}.</source>
        <translation>フィルムストリップ: 不確かなフレームを{guess}の周辺で表示しています。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter by state, source, review, part of the video and confidence</source>
        <translation>状態、ソース、レビュー、動画の部分、信頼度で絞り込みます</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Frame {frame:,} is not shown yet, so nothing was changed. Press the key again.</source>
        <translation>フレーム {frame:,} がまだ表示されていないため、何も変更していません。もう一度キーを押してください。</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}</source>
        <translation>フレーム {frame:,}: {outcome}</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}, {distance:.1f} px apart</source>
        <translation>フレーム {frame:,}: {outcome}、距離 {distance:.1f} px</translation>
    </message>
    <message>
        <source>Frame {frame}   {time}   x {x}   y {y}   {speed} px/s</source>
        <translation>フレーム {frame}   {time}   x {x}   y {y}   {speed} px/s</translation>
    </message>
    <message>
        <source>Frame {frame} was changed, because it was still on the screen; frame {late} was not shown yet.</source>
        <translation>画面に残っていたフレーム {frame} を変更しました。フレーム {late} はまだ表示されていませんでした。</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>適合率と再現率の調和平均</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>ファイルの読み込み方</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>ラベルをインポート</translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>区間をインポート</translation>
    </message>
    <message>
        <source>Import {labels}</source>
        <translation>{labels}をインポート</translation>
    </message>
    <message>
        <source>Import {rallies}</source>
        <translation>{rallies}をインポート</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Imported points replace model results. Points set by hand replace imported points.</source>
        <translation>インポートした点はモデルの結果を置き換え、手動の点はインポートした点を置き換えます。</translation>
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
        <translation>ラベルとプロジェクト</translation>
    </message>
    <message>
        <source>Labels and segments</source>
        <translation>ラベルと区間</translation>
    </message>
    <message>
        <source>Labels over the video</source>
        <translation>動画に重ねたラベル</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>おそらく正しい</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Mark a range with {keys}.</source>
        <translation>{keys} で範囲を設定します。</translation>
    </message>
    <message>
        <source>Marker of the other track on the video</source>
        <translation>動画上の、もう一方の追跡データのマーカー</translation>
    </message>
    <message>
        <source>Minimum probability of an error, in percent</source>
        <translation>誤り確率の下限（%）</translation>
    </message>
    <message>
        <source>Mouse position in video pixels</source>
        <translation>マウス位置（動画のピクセル座標）</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>次の項目</translation>
    </message>
    <message>
        <source>No ball is known near these frames. {click}</source>
        <translation>これらのフレームの近くにボールがありません。{click}</translation>
    </message>
    <message>
        <source>No comparison.

Open labels or another project of this video. Frames that differ from this track are listed here.</source>
        <translation>比較はまだありません。

この動画のラベルまたは別のプロジェクトを開きます。この追跡データと異なるフレームがここに表示されます。</translation>
    </message>
    <message>
        <source>No disagreements after this frame.</source>
        <translation>このフレームより後に不一致はありません。</translation>
    </message>
    <message>
        <source>No disagreements before this frame.</source>
        <translation>このフレームより前に不一致はありません。</translation>
    </message>
    <message>
        <source>No disagreements.</source>
        <translation>不一致はありません。</translation>
    </message>
    <message>
        <source>No frame is labelled in both tracks.</source>
        <translation>両方の追跡データでラベルのあるフレームがありません。</translation>
    </message>
    <message>
        <source>No frame matches the filter.</source>
        <translation>条件に合うフレームがありません。</translation>
    </message>
    <message>
        <source>No items for this reason are left.</source>
        <translation>この理由の項目は残っていません。</translation>
    </message>
    <message>
        <source>No items in these rallies are left.</source>
        <translation>これらのラリーに項目は残っていません。</translation>
    </message>
    <message>
        <source>No items of {share:.0%} or more are left.</source>
        <translation>{share:.0%}以上の項目は残っていません。</translation>
    </message>
    <message>
        <source>No label yet</source>
        <translation>ラベルなし</translation>
    </message>
    <message>
        <source>No path yet</source>
        <translation>軌道はまだありません</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball first.</source>
        <translation>このフレームの位置がわかりません。先にボールをクリックしてください。</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball.</source>
        <translation>このフレームの位置がわかりません。ボールをクリックしてください。</translation>
    </message>
    <message>
        <source>No position yet. Click on the ball in the video</source>
        <translation>位置はまだありません。動画のボールをクリックしてください</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>No range is marked.</source>
        <translation>範囲が設定されていません。</translation>
    </message>
    <message>
        <source>No range is marked.

{first} and {last} mark one.</source>
        <translation>範囲が設定されていません。

{first} と {last} で設定できます。</translation>
    </message>
    <message>
        <source>No range is marked. Mark one with {first_key} and {last_key}, or go to a review item.</source>
        <translation>範囲が設定されていません。{first_key} と {last_key} で設定するか、レビュー項目へ移動してください。</translation>
    </message>
    <message>
        <source>No review items are left.</source>
        <translation>レビュー項目は残っていません。</translation>
    </message>
    <message>
        <source>No review items for this reason are left. Choose all reasons in the Review panel.</source>
        <translation>この理由のレビュー項目は残っていません。「レビュー」パネルで「すべての理由」を選んでください。</translation>
    </message>
    <message>
        <source>No review items of {share:.0%} or more are left. {key} shows {rest}.</source>
        <translation>{share:.0%}以上のレビュー項目は残っていません。{key} で{rest}を表示します。</translation>
    </message>
    <message>
        <source>No unreviewed frames after this one.</source>
        <translation>これより後に未レビューのフレームはありません。</translation>
    </message>
    <message>
        <source>No unreviewed frames before this one.</source>
        <translation>これより前に未レビューのフレームはありません。</translation>
    </message>
    <message>
        <source>No video is open</source>
        <translation>動画が開かれていません</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>動画が開かれていません。</translation>
    </message>
    <message>
        <source>Not counted: {frames}.</source>
        <translation>対象外: {frames}。</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>インポートなし</translation>
    </message>
    <message>
        <source>Not imported: {rows}.</source>
        <translation>インポートしなかったもの: {rows}。</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>未レビュー</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Not shown: {layers}</source>
        <translation>非表示: {layers}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Notes about the file</source>
        <translation>ファイルについてのメモ</translation>
    </message>
    <message>
        <source>Nothing can be filled.</source>
        <translation>補完できるものがありません。</translation>
    </message>
    <message>
        <source>Nothing left to review.</source>
        <translation>レビューする項目は残っていません。</translation>
    </message>
    <message>
        <source>Nothing to review so far.</source>
        <translation>今のところレビューする項目はありません。</translation>
    </message>
    <message>
        <source>Nothing to review yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, frames that may be wrong are listed here.</source>
        <translation>レビューする項目はまだありません。&lt;br&gt;&lt;br&gt;動画を追跡すると、誤りの可能性があるフレームがここに表示されます。</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>レビューする項目はありません。</translation>
    </message>
    <message>
        <source>Nothing to save yet. The first run or edit creates the project.</source>
        <translation>まだ保存するものがありません。最初の実行または編集でプロジェクトを作成します。</translation>
    </message>
    <message>
        <source>One curve for each source: circles TrackNet, diamonds InpaintNet or a curve, squares by hand.</source>
        <translation>ソースごとの曲線: 丸 TrackNet、ひし形 InpaintNet または曲線、四角 手動。</translation>
    </message>
    <message>
        <source>Only frames with a TrackNet confidence below this</source>
        <translation>TrackNet の信頼度がこの値より低いフレームのみ</translation>
    </message>
    <message>
        <source>Only items with this reason</source>
        <translation>この理由の項目のみ</translation>
    </message>
    <message>
        <source>Only this kind of disagreement</source>
        <translation>この種類の不一致のみ</translation>
    </message>
    <message>
        <source>Open a video to see its path over time.</source>
        <translation>動画を開くと、軌道の時間変化が表示されます。</translation>
    </message>
    <message>
        <source>Open a video, or drop videos or a folder here.</source>
        <translation>動画を開くか、動画またはフォルダーをここにドロップします。</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>ログを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>ログフォルダーを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>デモのラリーを開く</translation>
    </message>
    <message>
        <source>Open video...</source>
        <translation>動画を開く…</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>ほかの部分</translation>
    </message>
    <message>
        <source>Pictures of the ball</source>
        <translation>ボールの画像</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Points set by &amp;hand</source>
        <translation>手動の点(&amp;H)</translation>
    </message>
    <message>
        <source>Position copied to frames {first} to {last}.</source>
        <translation>位置をフレーム {first}〜{last} にコピーしました。</translation>
    </message>
    <message>
        <source>Possible error</source>
        <translation>誤りの可能性</translation>
    </message>
    <message>
        <source>Possible errors</source>
        <translation>誤りの可能性</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>適合率</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Protect or unprotect</source>
        <translation>保護 / 保護を解除</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>保護</translation>
    </message>
    <message>
        <source>Protected, not reviewed. Runs do not change it</source>
        <translation>保護、未レビュー。実行で変わりません</translation>
    </message>
    <message>
        <source>RallyTrace: unexpected error</source>
        <translation>RallyTrace: 予期しないエラー</translation>
    </message>
    <message>
        <source>Re-tracked {frames} along the path, from {first:,}</source>
        <translation>軌道に沿って{frames}を再追跡、{first:,} から</translation>
    </message>
    <message>
        <source>Re-tracked {frames}, from {first:,}</source>
        <translation>{frames}を再追跡、{first:,} から</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {cancel} discards</source>
        <translation>{frames}を再追跡: {changed:,}フレームが変わります – {take} ですべて承認、{cancel} で破棄</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {take_part} accepts this part, {cancel} discards</source>
        <translation>{frames}を再追跡: {changed:,}フレームが変わります – {take} ですべて承認、{take_part} でこの部分を承認、{cancel} で破棄</translation>
    </message>
    <message>
        <source>Read as &amp;segments</source>
        <translation>区間として読み込む(&amp;S)</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>再現率</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使った動画</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>手動の点を消去し、モデルの点に戻します</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>レビュー</translation>
    </message>
    <message>
        <source>Review everything</source>
        <translation>すべてレビュー</translation>
    </message>
    <message>
        <source>Review items</source>
        <translation>レビュー項目</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>レビュー済み</translation>
    </message>
    <message>
        <source>Reviewed or not</source>
        <translation>レビュー問わず</translation>
    </message>
    <message>
        <source>Reviewed. Runs do not change it</source>
        <translation>レビュー済み。実行で変わりません</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>Scaled to the part of the picture in which the ball is found.</source>
        <translation>ボールが検出された範囲に合わせた目盛りです。</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show all frames</source>
        <translation>すべてのフレームを表示</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>最初を表示</translation>
    </message>
    <message>
        <source>Show frames whose probability of an error is {share:.0%} or more</source>
        <translation>誤り確率が {share:.0%} 以上のフレームを表示</translation>
    </message>
    <message>
        <source>Show next</source>
        <translation>次を表示</translation>
    </message>
    <message>
        <source>Show {items}</source>
        <translation>{items}を表示</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Source of the point</source>
        <translation>点のソース</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>State of the frame</source>
        <translation>フレームの状態</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>疑い度</translation>
    </message>
    <message>
        <source>TN: no ball in both</source>
        <translation>TN: 両方ボールなし</translation>
    </message>
    <message>
        <source>TP: ball in both, at most 4 px apart at 512x288</source>
        <translation>TP: 両方にボール、512x288 で距離 4 px 以内</translation>
    </message>
    <message>
        <source>That was the first review item. This is the last one.</source>
        <translation>最初のレビュー項目でした。ここは最後の項目です。</translation>
    </message>
    <message>
        <source>That was the first review item. This one has not been visited yet.</source>
        <translation>最初のレビュー項目でした。この項目はまだ見ていません。</translation>
    </message>
    <message>
        <source>That was the last gap. This is the first one.</source>
        <translation>最後の空白でした。ここは最初の空白です。</translation>
    </message>
    <message>
        <source>That was the last review item. This is the first one.</source>
        <translation>最後のレビュー項目でした。ここは最初の項目です。</translation>
    </message>
    <message>
        <source>That was the last review item. This one has not been visited yet.</source>
        <translation>最後のレビュー項目でした。この項目はまだ見ていません。</translation>
    </message>
    <message>
        <source>The ball is known in this frame and its neighbours. {first} and {last} mark frames to re-track.</source>
        <translation>このフレームと前後のフレームではボールの位置がわかっています。再追跡するフレームを {first} と {last} で設定してください。</translation>
    </message>
    <message>
        <source>The ball moves after frame {frame}, so only this frame was marked.</source>
        <translation>フレーム {frame} の後でボールが動くため、このフレームだけを設定しました。</translation>
    </message>
    <message>
        <source>The current frame is not in a rally.</source>
        <translation>現在のフレームはラリーの外です。</translation>
    </message>
    <message>
        <source>The current task was stopped. Everything else continues.</source>
        <translation>現在の処理を停止しました。ほかはそのまま続きます。</translation>
    </message>
    <message>
        <source>The fill was accepted. {key} shows or hides the layer.</source>
        <translation>補完を承認しました。{key} でレイヤーの表示を切り替えます。</translation>
    </message>
    <message>
        <source>The film strip is closed. {key} opens it.</source>
        <translation>フィルムストリップは閉じています。{key} で開きます。</translation>
    </message>
    <message>
        <source>The film strip is hidden. {key} shows it.</source>
        <translation>フィルムストリップは非表示です。{key} で表示します。</translation>
    </message>
    <message>
        <source>The frame under the mouse</source>
        <translation>マウスの下のフレーム</translation>
    </message>
    <message>
        <source>The frames are still being checked. Try again in a moment.</source>
        <translation>フレームをまだ調べています。少し待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The last changes could not be saved.</source>
        <translation>最後の変更を保存できませんでした。</translation>
    </message>
    <message>
        <source>The marked place was out of sight. It is shown now: press the key again to accept it.</source>
        <translation>印の位置が画面の外でした。表示したので、もう一度キーを押すと承認します。</translation>
    </message>
    <message>
        <source>The next label</source>
        <translation>次のラベル</translation>
    </message>
    <message>
        <source>The path appears here when the video and its project have been read.</source>
        <translation>動画とプロジェクトを読み込むと、ここに軌道が表示されます。</translation>
    </message>
    <message>
        <source>The previous label</source>
        <translation>前のラベル</translation>
    </message>
    <message>
        <source>The project was copied to {path}.</source>
        <translation>プロジェクトを {path} にコピーしました。</translation>
    </message>
    <message>
        <source>The rows are starts and ends of rallies, not positions of the ball</source>
        <translation>行はボールの位置ではなく、ラリーの始まりと終わりです</translation>
    </message>
    <message>
        <source>The state of each frame is shown here.</source>
        <translation>各フレームの状態がここに表示されます。</translation>
    </message>
    <message>
        <source>The tracks agree in this frame. Press {key} for the next one.</source>
        <translation>このフレームでは追跡データが一致しています。{key} で次の不一致へ移動します。</translation>
    </message>
    <message>
        <source>The x of the ball over time; up is right. {scale} {curves}</source>
        <translation>ボールの x の時間変化です。上が右です。{scale}{curves}</translation>
    </message>
    <message>
        <source>The y of the ball over time; up is up in the picture. {scale} {curves}</source>
        <translation>ボールの y の時間変化です。上が画像の上です。{scale}{curves}</translation>
    </message>
    <message>
        <source>There is no gap to fill.</source>
        <translation>補完する空白がありません。</translation>
    </message>
    <message>
        <source>There is nothing to fill here.</source>
        <translation>ここに補完するものはありません。</translation>
    </message>
    <message>
        <source>These frames are not tracked yet ({key} tracks the video). {click}</source>
        <translation>これらのフレームはまだ追跡していません（{key} で動画を追跡）。{click}</translation>
    </message>
    <message>
        <source>These frames are not tracked yet. {click}</source>
        <translation>これらのフレームはまだ追跡していません。{click}</translation>
    </message>
    <message>
        <source>This frame has no dotted ring. Click on the ball.</source>
        <translation>このフレームに点線の円はありません。ボールをクリックしてください。</translation>
    </message>
    <message>
        <source>This frame is in no review item. Press {key} to go to one.</source>
        <translation>このフレームはレビュー項目の外です。{key} で項目へ移動します。</translation>
    </message>
    <message>
        <source>This is already the next item. Press {key} again to skip it.</source>
        <translation>すでに次の項目にいます。飛ばすには、もう一度 {key} を押します。</translation>
    </message>
    <message>
        <source>This is the only gap to fill.</source>
        <translation>補完する空白はこれだけです。</translation>
    </message>
    <message>
        <source>This part</source>
        <translation>この部分</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Timeline: {name}</source>
        <translation>タイムライン: {name}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Track it: RallyTrace finds the ball in every frame and fills gaps.</source>
        <translation>動画を追跡します。RallyTrace がすべてのフレームでボールを検出し、空白を補完します。</translation>
    </message>
    <message>
        <source>Track the shuttle or ball, correct the path, export labels.</source>
        <translation>シャトルやボールの追跡、軌道の修正、ラベルのエクスポート</translation>
    </message>
    <message>
        <source>Track the video</source>
        <translation>動画を追跡</translation>
    </message>
    <message>
        <source>Track the video or set points by hand. x, y and speed are then shown here.</source>
        <translation>動画を追跡するか、点を手動で設定すると、x、y、球速がここに表示されます。</translation>
    </message>
    <message>
        <source>TrackNet&apos;s confidence, whatever the source</source>
        <translation>TrackNet の信頼度（ソースを問わず）</translation>
    </message>
    <message>
        <source>TrackNet&apos;s other choice</source>
        <translation>TrackNet の別の候補</translation>
    </message>
    <message>
        <source>Treated as points set by hand, not yet reviewed. Runs do not change them.</source>
        <translation>未レビューの手動の点として扱います。実行で変わりません。</translation>
    </message>
    <message>
        <source>Uncertain: please check</source>
        <translation>不確か: 要確認</translation>
    </message>
    <message>
        <source>Undock, or dock again</source>
        <translation>切り離す / 元に戻す</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>未レビュー</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>もう一方を使用</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Whether a person has checked the frame</source>
        <translation>人がフレームを確認したかどうか</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>手動で選択</translation>
    </message>
    <message>
        <source>Your points are safe and can be exported.</source>
        <translation>点は保存されており、エクスポートできます。</translation>
    </message>
    <message>
        <source>about {duration} of work</source>
        <translation>作業時間 約{duration}</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>accept all</source>
        <translation>すべて承認</translation>
    </message>
    <message>
        <source>accept one</source>
        <translation>1つ承認</translation>
    </message>
    <message>
        <source>any</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>as hidden</source>
        <translation>「隠れ」として</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>補完</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>the line between certain frames</source>
        <translation>確かなフレームを結ぶ線</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>軌道</translation>
    </message>
    <message>
        <source>this gap</source>
        <translation>この空白</translation>
    </message>
    <message>
        <source>{aspect}: back to the detected value</source>
        <translation>{aspect}: 検出した値に戻す</translation>
    </message>
    <message>
        <source>{axis} in video pixels</source>
        <translation>動画のピクセル座標の {axis}</translation>
    </message>
    <message>
        <source>{axis} in video pixels; (0, 0) is the centre of the top left pixel</source>
        <translation>動画のピクセル座標の {axis}。(0, 0) は左上のピクセルの中心です</translation>
    </message>
    <message>
        <source>{count:,} elsewhere</source>
        <translation>別の位置 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} found</source>
        <translation>検出 {count:,}</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>ほか{count:,}</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{frames}中{count:,}フレーム</translation>
    </message>
    <message>
        <source>{done:,} of {frames}</source>
        <translation>{frames}中{done:,}フレーム</translation>
    </message>
    <message>
        <source>{fill} is accepted when it is ready…</source>
        <translation>{fill}は準備ができしだい承認します…</translation>
    </message>
    <message>
        <source>{fill}: {remark}</source>
        <translation>{fill}: {remark}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}〜{last}</translation>
    </message>
    <message>
        <source>{frames} changed to the other track.</source>
        <translation>{frames}をもう一方の追跡データに変更しました。</translation>
    </message>
    <message>
        <source>{frames} imported as points set by hand.</source>
        <translation>{frames}を手動の点としてインポートしました。</translation>
    </message>
    <message>
        <source>{frames} imported. Runs do not change them.</source>
        <translation>{frames}をインポートしました。実行で変わりません。</translation>
    </message>
    <message>
        <source>{frames} marked as not reviewed.</source>
        <translation>{frames}を未レビューに戻しました。</translation>
    </message>
    <message>
        <source>{frames} not marked: no position is known there.</source>
        <translation>{frames}は設定しませんでした: 位置がわかりません。</translation>
    </message>
    <message>
        <source>{frames} not marked: the position of the ball is not known there.</source>
        <translation>{frames}は設定しませんでした: ボールの位置がわかりません。</translation>
    </message>
    <message>
        <source>{frames} of these had not been shown in the film strip. {key} undoes this.</source>
        <translation>このうち{frames}はフィルムストリップに表示されていませんでした。{key} で元に戻せます。</translation>
    </message>
    <message>
        <source>{frames}, mean probability of an error {share:.0%}, about {points} to set</source>
        <translation>{frames}、平均の誤り確率 {share:.0%}、設定する点 約{points}</translation>
    </message>
    <message>
        <source>{frames}: {outcome} ({code})</source>
        <translation>{frames}: {outcome}（{code}）</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}時間{minutes}分</translation>
    </message>
    <message>
        <source>{items} to review.</source>
        <translation>レビュー項目{items}。</translation>
    </message>
    <message>
        <source>{items} to review: press {key}.</source>
        <translation>レビュー項目{items}: {key} を押します。</translation>
    </message>
    <message>
        <source>{key} changes the marked range.</source>
        <translation>{key} で設定した範囲を変更します。</translation>
    </message>
    <message>
        <source>{key} closes the preview.</source>
        <translation>{key} でプレビューを閉じます。</translation>
    </message>
    <message>
        <source>{key} goes through the unreviewed frames.</source>
        <translation>{key} で未レビューのフレームを順に見られます。</translation>
    </message>
    <message>
        <source>{key} goes to the next gap. A marked range is filled as a whole.</source>
        <translation>{key} で次の空白へ移動します。設定した範囲は全体を補完します。</translation>
    </message>
    <message>
        <source>{key} marks them as no ball.</source>
        <translation>{key} でボールなしに設定します。</translation>
    </message>
    <message>
        <source>{key} undoes this.</source>
        <translation>{key} で元に戻せます。</translation>
    </message>
    <message>
        <source>{kind} ({count:,})</source>
        <translation>{kind} ({count:,})</translation>
    </message>
    <message>
        <source>{kind}: {counts}.</source>
        <translation>{kind}: {counts}。</translation>
    </message>
    <message>
        <source>{meaning} Dashed: the last run&apos;s threshold, if it decided.</source>
        <translation>{meaning}破線: 前回の実行のしきい値（判定に使った場合）。</translation>
    </message>
    <message>
        <source>{meaning} In colour: frames in the review queue (above the dashed line).</source>
        <translation>{meaning}色付き: レビューキューのフレーム（破線より上）。</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes}分{seconds}秒</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names}、{last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} または {last}</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} のコピー</translation>
    </message>
    <message>
        <source>{name} is for a video of {number:,} frames. The open video has {n_open:,}.</source>
        <translation>{name} は{number:,}フレームの動画用です。開いている動画は{n_open:,}フレームです。</translation>
    </message>
    <message>
        <source>{name}: off. {tip}.</source>
        <translation>{name}: オフ。{tip}。</translation>
    </message>
    <message>
        <source>{name}: on. {tip}.</source>
        <translation>{name}: オン。{tip}。</translation>
    </message>
    <message>
        <source>{number:,} cut</source>
        <translation>切り詰め{number:,}件</translation>
    </message>
    <message>
        <source>{number:,} not imported ({rows})</source>
        <translation>インポートなし{number:,}件（{rows}）</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number}分</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number}秒</translation>
    </message>
    <message>
        <source>{problem} Check the columns below.</source>
        <translation>{problem}下の列を確認してください。</translation>
    </message>
    <message>
        <source>{rallies} imported ({kind}).</source>
        <translation>{rallies}をインポートしました（{kind}）。</translation>
    </message>
    <message>
        <source>{rallies} of this file have already been imported.</source>
        <translation>このファイルの{rallies}はすでにインポートされています。</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f}秒</translation>
    </message>
    <message>
        <source>{seen} of {total} are weak detections</source>
        <translation>{total}中{seen}は弱い検出</translation>
    </message>
    <message>
        <source>{state}, {manner}</source>
        <translation>{state}、{manner}</translation>
    </message>
    <message>
        <source>{state}, {manner}, protected</source>
        <translation>{state}、{manner}、保護</translation>
    </message>
    <message>
        <source>{state}, {manner}, reviewed</source>
        <translation>{state}、{manner}、レビュー済み</translation>
    </message>
    <message>
        <source>{state}. Double-click to change</source>
        <translation>{state}。ダブルクリックで変更</translation>
    </message>
    <message>
        <source>{step}: done.</source>
        <translation>{step}: 完了。</translation>
    </message>
    <message>
        <source>{summary} Check that the file belongs to this video.</source>
        <translation>{summary}ファイルがこの動画のものか確認してください。</translation>
    </message>
    <message>
        <source>{summary} Please check {names}: the file can be read in more than one way.</source>
        <translation>{summary}{names}を確認してください: ファイルの読み方が複数あります。</translation>
    </message>
    <message>
        <source>{tip}. Click to sort</source>
        <translation>{tip}。クリックで並べ替え</translation>
    </message>
    <message>
        <source>{x}, {y}. Double-click to edit</source>
        <translation>{x}, {y}。ダブルクリックで編集</translation>
    </message>
</context>
</TS>
