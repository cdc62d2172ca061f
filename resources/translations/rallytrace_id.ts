<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en_US">
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Pilih Semua</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Naikkan</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Turunkan</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Tambahkan ke Warna Khusus</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Warna &amp;dasar</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Warna &amp;khusus</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Hijau:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>H&amp;TML:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Ambil Warna Layar</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Merah:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sat:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>&amp;Nilai:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Kanal a&amp;lfa:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Bir&amp;u:</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>C&amp;orak:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Pilih Warna</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Menutup panel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Lepaskan</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Melepas panel atau memasangnya kembali</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Pilih</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Hapus</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Folder Baru</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buka</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Ganti Nama</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua file (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Buat Folder Baru</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Tampilan Rincian</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nama file:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Jenis file:</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Tampilan Daftar</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Lihat di:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Komputer Saya</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folder Induk</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Tampilkan file ter&amp;sembunyi</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Date Modified</source>
        <translation>Tanggal Diubah</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Jenis</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tempel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ulangi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih Semua</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>Sembunyikan Rincian...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Tampilkan Rincian...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Tidak</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ya</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Batalkan</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Terapkan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Abaikan</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>T&amp;idak untuk Semua</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Setel Ulang</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Kembalikan Bawaan</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Coba Lagi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Simpan Semua</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ya untuk &amp;Semua</translation>
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
        <translation>Spasi</translation>
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
        <translation>Gulir ke Kiri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Gulir ke Kanan</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tempel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ulangi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Salin &amp;Alamat Tautan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih Semua</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About RallyTrace</source>
        <translation>Tent&amp;ang RallyTrace</translation>
    </message>
    <message>
        <source>&amp;Accept proposed winners</source>
        <translation>&amp;Terima usulan pemenang</translation>
    </message>
    <message>
        <source>&amp;Accept the court</source>
        <translation>&amp;Terima lapangan</translation>
    </message>
    <message>
        <source>&amp;Accept the fill and go on</source>
        <translation>T&amp;erima isian dan lanjut</translation>
    </message>
    <message>
        <source>&amp;Accept the range</source>
        <translation>Teri&amp;ma rentang</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>&amp;Ukuran asli</translation>
    </message>
    <message>
        <source>&amp;Add videos...</source>
        <translation>T&amp;ambah video…</translation>
    </message>
    <message>
        <source>&amp;Advance after a click</source>
        <translation>&amp;Maju setelah klik</translation>
    </message>
    <message>
        <source>&amp;Bounce</source>
        <translation>Pa&amp;ntulan</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>Lebih &amp;terang</translation>
    </message>
    <message>
        <source>&amp;Brightness and contrast</source>
        <translation>Kecerahan dan kon&amp;tras</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>Batal&amp;kan proses</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Clear</translation>
    </message>
    <message>
        <source>&amp;Close video</source>
        <translation>&amp;Tutup video</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Perbandingan</translation>
    </message>
    <message>
        <source>&amp;Compare with labels...</source>
        <translation>Ban&amp;dingkan dengan label…</translation>
    </message>
    <message>
        <source>&amp;Court</source>
        <translation>&amp;Lapangan</translation>
    </message>
    <message>
        <source>&amp;Cubic</source>
        <translation>&amp;Kubik</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Gelap</translation>
    </message>
    <message>
        <source>&amp;Darker</source>
        <translation>Lebih &amp;gelap</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>Diagno&amp;stik…</translation>
    </message>
    <message>
        <source>&amp;Discard the change</source>
        <translation>&amp;Buang perubahan</translation>
    </message>
    <message>
        <source>&amp;Discard the fills</source>
        <translation>B&amp;uang isian</translation>
    </message>
    <message>
        <source>&amp;Discard the re-tracking</source>
        <translation>&amp;Buang pelacakan ulang</translation>
    </message>
    <message>
        <source>&amp;Down by 1 px</source>
        <translation>&amp;Bawah 1 px</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Dropshot</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Event mode</source>
        <translation>Mode peristiw&amp;a</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>Per&amp;istiwa</translation>
    </message>
    <message>
        <source>&amp;Export labels...</source>
        <translation>&amp;Ekspor label…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Lebih &amp;cepat</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Berkas</translation>
    </message>
    <message>
        <source>&amp;Fill gaps again</source>
        <translation>Isi &amp;celah lagi</translation>
    </message>
    <message>
        <source>&amp;Filled</source>
        <translation>&amp;Diisi</translation>
    </message>
    <message>
        <source>&amp;Filter the frames</source>
        <translation>&amp;Filter frame</translation>
    </message>
    <message>
        <source>&amp;Find rallies</source>
        <translation>&amp;Cari reli</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>Paskan ke &amp;jendela</translation>
    </message>
    <message>
        <source>&amp;Flight</source>
        <translation>Lintasan &amp;terbang</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>&amp;Frame</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>Navi&amp;gasi</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>L&amp;ompat ke…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Bant&amp;uan</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>Ter&amp;halang</translation>
    </message>
    <message>
        <source>&amp;Hidden in the range</source>
        <translation>Terhalan&amp;g di rentang</translation>
    </message>
    <message>
        <source>&amp;Hide overlays</source>
        <translation>Sembunyikan &amp;overlay</translation>
    </message>
    <message>
        <source>&amp;Higher speed</source>
        <translation>&amp;Naikkan kecepatan</translation>
    </message>
    <message>
        <source>&amp;Hit</source>
        <translation>Per&amp;kenaan</translation>
    </message>
    <message>
        <source>&amp;How it ended...</source>
        <translation>&amp;Cara berakhir…</translation>
    </message>
    <message>
        <source>&amp;Import labels...</source>
        <translation>&amp;Impor label…</translation>
    </message>
    <message>
        <source>&amp;InpaintNet</source>
        <translation>&amp;InpaintNet</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Pintasan</translation>
    </message>
    <message>
        <source>&amp;Landing</source>
        <translation>&amp;Jatuh</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>Frame &amp;terakhir</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Lapisan</translation>
    </message>
    <message>
        <source>&amp;Left by 1 px</source>
        <translation>&amp;Kiri 1 px</translation>
    </message>
    <message>
        <source>&amp;Less contrast</source>
        <translation>K&amp;urangi kontras</translation>
    </message>
    <message>
        <source>&amp;Let (not counted)</source>
        <translation>&amp;Let (tidak dihitung)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Terang</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Garis</translation>
    </message>
    <message>
        <source>&amp;Lower speed</source>
        <translation>&amp;Turunkan kecepatan</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Pan&amp;duan</translation>
    </message>
    <message>
        <source>&amp;Mark range as not reviewed</source>
        <translation>Tandai rentang &amp;belum ditinjau</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>Pertan&amp;dingan</translation>
    </message>
    <message>
        <source>&amp;Middle of the gap</source>
        <translation>Te&amp;ngah celah</translation>
    </message>
    <message>
        <source>&amp;More contrast</source>
        <translation>Tambah &amp;kontras</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Gerakan</translation>
    </message>
    <message>
        <source>&amp;New rally from range</source>
        <translation>&amp;Reli baru dari rentang</translation>
    </message>
    <message>
        <source>&amp;Next rally</source>
        <translation>&amp;Reli berikutnya</translation>
    </message>
    <message>
        <source>&amp;Next unreviewed frame</source>
        <translation>Fra&amp;me belum ditinjau berikutnya</translation>
    </message>
    <message>
        <source>&amp;No ball</source>
        <translation>&amp;Tanpa bola</translation>
    </message>
    <message>
        <source>&amp;No ball in the range</source>
        <translation>&amp;Tanpa bola di rentang</translation>
    </message>
    <message>
        <source>&amp;No event</source>
        <translation>T&amp;anpa peristiwa</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>&amp;Kecepatan normal</translation>
    </message>
    <message>
        <source>&amp;Open video...</source>
        <translation>&amp;Buka video…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Putar atau jeda</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Pemutaran</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Titik</translation>
    </message>
    <message>
        <source>&amp;Predicted</source>
        <translation>&amp;Prediksi</translation>
    </message>
    <message>
        <source>&amp;Preview fills, or the next fill</source>
        <translation>&amp;Pratinjau isian, atau isian berikutnya</translation>
    </message>
    <message>
        <source>&amp;Previous rally</source>
        <translation>Reli s&amp;ebelumnya</translation>
    </message>
    <message>
        <source>&amp;Previous unreviewed frame</source>
        <translation>Frame belum ditinjau sebelumn&amp;ya</translation>
    </message>
    <message>
        <source>&amp;Protect or unprotect</source>
        <translation>L&amp;indungi atau lepas</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>&amp;Push</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Keluar</translation>
    </message>
    <message>
        <source>&amp;Rallies</source>
        <translation>&amp;Reli</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>&amp;Rentang</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>U&amp;langi</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>U&amp;langi: {step}</translation>
    </message>
    <message>
        <source>&amp;Remove the court</source>
        <translation>&amp;Hapus lapangan</translation>
    </message>
    <message>
        <source>&amp;Remove the range</source>
        <translation>&amp;Hapus rentang</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Atur ulang</translation>
    </message>
    <message>
        <source>&amp;Right by 1 px</source>
        <translation>K&amp;anan 1 px</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <translation>&amp;Servis</translation>
    </message>
    <message>
        <source>&amp;Set the court</source>
        <translation>At&amp;ur lapangan</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Pengaturan…</translation>
    </message>
    <message>
        <source>&amp;Shots in 3D</source>
        <translation>Li&amp;ntasan 3D</translation>
    </message>
    <message>
        <source>&amp;Slower, or backwards</source>
        <translation>&amp;Lebih lambat, atau mundur</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>Tata letak st&amp;andar</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistem</translation>
    </message>
    <message>
        <source>&amp;Ten frames forward</source>
        <translation>&amp;Maju sepuluh frame</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Garis waktu</translation>
    </message>
    <message>
        <source>&amp;Tracking</source>
        <translation>Pe&amp;lacakan</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>J&amp;ejak</translation>
    </message>
    <message>
        <source>&amp;Uncertain stroke</source>
        <translation>Pukulan ku&amp;rang pasti</translation>
    </message>
    <message>
        <source>&amp;Unclear in the range</source>
        <translation>Ti&amp;dak jelas di rentang</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Undo jump</source>
        <translation>Urun&amp;gkan lompatan</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Urungkan: {step}</translation>
    </message>
    <message>
        <source>&amp;Up by 1 px</source>
        <translation>Ata&amp;s 1 px</translation>
    </message>
    <message>
        <source>&amp;Use other track</source>
        <translation>Pa&amp;kai data lintasan lain</translation>
    </message>
    <message>
        <source>&amp;Video recording...</source>
        <translation>&amp;Rekaman video…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>Ter&amp;lihat</translation>
    </message>
    <message>
        <source>&amp;Visible in the range</source>
        <translation>Ter&amp;lihat di rentang</translation>
    </message>
    <message>
        <source>&amp;Volume up</source>
        <translation>&amp;Besarkan volume</translation>
    </message>
    <message>
        <source>&amp;Won by the near player</source>
        <translation>&amp;Yang menang: pemain dekat</translation>
    </message>
    <message>
        <source>&amp;Zoom to review items</source>
        <translation>&amp;Perbesar butir tinjauan</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; cannot be held down for this action. Choose a key without Ctrl, Alt or Shift.</source>
        <translation>&apos;{key}&apos; tidak dapat ditahan untuk tindakan ini. Pilih tombol tanpa Ctrl, Alt, atau Shift.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is more than one key.</source>
        <translation>&apos;{key}&apos; lebih dari satu tombol.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a key.</source>
        <translation>&apos;{key}&apos; bukan tombol.</translation>
    </message>
    <message>
        <source>A range is marked</source>
        <translation>Ada rentang yang ditandai</translation>
    </message>
    <message>
        <source>Accep&amp;t the re-tracking</source>
        <translation>&amp;Terima pelacakan ulang</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Terima</translation>
    </message>
    <message>
        <source>Accept and &amp;go to next</source>
        <translation>Terima dan &amp;lanjut</translation>
    </message>
    <message>
        <source>Accept and &amp;stay</source>
        <translation>&amp;Terima tanpa pindah</translation>
    </message>
    <message>
        <source>Accept from the last camera &amp;cut</source>
        <translation>Terima sejak &amp;pergantian kamera terakhir</translation>
    </message>
    <message>
        <source>Accept only thi&amp;s part</source>
        <translation>Terima bagian &amp;ini saja</translation>
    </message>
    <message>
        <source>Accept or discard the previewed fill first</source>
        <translation>Terima atau buang dulu isian di pratinjau</translation>
    </message>
    <message>
        <source>Accept or discard the re-tracking first</source>
        <translation>Terima atau buang dulu pelacakan ulang</translation>
    </message>
    <message>
        <source>Accept the fill as &amp;hidden</source>
        <translation>Terima isian sebagai ter&amp;halang</translation>
    </message>
    <message>
        <source>Accept the proposed winners</source>
        <translation>Terima usulan pemenang</translation>
    </message>
    <message>
        <source>Accept the rall&amp;y</source>
        <translation>Terima &amp;reli</translation>
    </message>
    <message>
        <source>Accept the selected gap only</source>
        <translation>Terima celah yang dipilih saja</translation>
    </message>
    <message>
        <source>Add videos to the list first</source>
        <translation>Tambahkan video ke daftar dulu</translation>
    </message>
    <message>
        <source>Add videos to the list of videos</source>
        <translation>Tambahkan video ke daftar video</translation>
    </message>
    <message>
        <source>After a click, go to the next frame. Hold, or tap to lock</source>
        <translation>Setelah klik, ke frame berikutnya. Tahan, atau ketuk untuk mengunci</translation>
    </message>
    <message>
        <source>After the last review item, continue in the next video</source>
        <translation>Setelah butir terakhir, lanjut ke video berikutnya</translation>
    </message>
    <message>
        <source>As visible, or as hidden</source>
        <translation>Sebagai terlihat, atau terhalang</translation>
    </message>
    <message>
        <source>Assign the hit at this frame to the next player</source>
        <translation>Tetapkan perkenaan di frame ini untuk pemain berikutnya</translation>
    </message>
    <message>
        <source>Back to the video</source>
        <translation>Kembali ke video</translation>
    </message>
    <message>
        <source>Back to the video (also in events)</source>
        <translation>Kembali ke video (juga di peristiwa)</translation>
    </message>
    <message>
        <source>Ball &amp;stays here</source>
        <translation>Bola &amp;diam di sini</translation>
    </message>
    <message>
        <source>Ball stays here</source>
        <translation>Bola diam di sini</translation>
    </message>
    <message>
        <source>Brighten the dark parts</source>
        <translation>Terangkan bagian gelap</translation>
    </message>
    <message>
        <source>Brighten the picture</source>
        <translation>Terangkan gambar</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>Hap&amp;us titik</translation>
    </message>
    <message>
        <source>C&amp;lose comparison</source>
        <translation>Tutup perband&amp;ingan</translation>
    </message>
    <message>
        <source>Change the recording</source>
        <translation>Ubah rekaman</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Hapus titik</translation>
    </message>
    <message>
        <source>Clear &amp;points in the range</source>
        <translation>Hapus t&amp;itik di rentang</translation>
    </message>
    <message>
        <source>Clear a player&apos;s name</source>
        <translation>Hapus nama pemain</translation>
    </message>
    <message>
        <source>Clear the event</source>
        <translation>Hapus peristiwa</translation>
    </message>
    <message>
        <source>Clear the hitter</source>
        <translation>Hapus pemukul</translation>
    </message>
    <message>
        <source>Clear the stroke</source>
        <translation>Hapus pukulan</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Tutup perbandingan</translation>
    </message>
    <message>
        <source>Close the video</source>
        <translation>Tutup video</translation>
    </message>
    <message>
        <source>Compare this track with labels or another project</source>
        <translation>Bandingkan data lintasan ini dengan label atau proyek lain</translation>
    </message>
    <message>
        <source>Compare with labels first</source>
        <translation>Bandingkan dengan label dulu</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Salin baris</translation>
    </message>
    <message>
        <source>Copy the video in the background to make jumps faster</source>
        <translation>Salin video di latar belakang agar lompatan lebih cepat</translation>
    </message>
    <message>
        <source>Copy this position to the range, or until the ball moves</source>
        <translation>Salin posisi ini ke rentang, atau sampai bola bergerak</translation>
    </message>
    <message>
        <source>Court m&amp;ap</source>
        <translation>Peta &amp;lapangan</translation>
    </message>
    <message>
        <source>Darken the dark parts</source>
        <translation>Gelapkan bagian gelap</translation>
    </message>
    <message>
        <source>Darken the picture</source>
        <translation>Gelapkan gambar</translation>
    </message>
    <message>
        <source>Dee&amp;pen shadows</source>
        <translation>Gelapkan ba&amp;yangan</translation>
    </message>
    <message>
        <source>Do&amp;wn by 10 px</source>
        <translation>Ba&amp;wah 10 px</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Seret</translation>
    </message>
    <message>
        <source>Drag a corner or crossing</source>
        <translation>Pindahkan sudut atau titik potong</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <translation>Pindahkan tanpa menempel</translation>
    </message>
    <message>
        <source>Dri&amp;ve</source>
        <translation>Dri&amp;ve</translation>
    </message>
    <message>
        <source>E&amp;xchange the hitter</source>
        <translation>T&amp;ukar pemukul</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Edit sel</translation>
    </message>
    <message>
        <source>End the range at this frame</source>
        <translation>Akhiri rentang di frame ini</translation>
    </message>
    <message>
        <source>Ending of {rally}</source>
        <translation>Akhir {rally}</translation>
    </message>
    <message>
        <source>Enlarge the pictures</source>
        <translation>Perbesar gambar</translation>
    </message>
    <message>
        <source>Export a&amp;ll videos...</source>
        <translation>Ekspor semua &amp;video…</translation>
    </message>
    <message>
        <source>Export labels, training data or a video</source>
        <translation>Ekspor label, data latih, atau video</translation>
    </message>
    <message>
        <source>Export the listed videos as one dataset</source>
        <translation>Ekspor video dalam daftar sebagai satu dataset</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>I&amp;si</translation>
    </message>
    <message>
        <source>F&amp;irst frame</source>
        <translation>Frame &amp;pertama</translation>
    </message>
    <message>
        <source>F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt.</source>
        <translation>F1 menampilkan tombol-tombol ini, menemukannya juga lewat kata lain (*winner*, *cut*), dan menjalankan tindakan menurut namanya. Pengaturan (Ctrl+,) mengubah tombol menu. Di Mac, Command menggantikan Ctrl dan Option menggantikan Alt.</translation>
    </message>
    <message>
        <source>Fil&amp;m strip</source>
        <translation>&amp;Strip film</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>Berkas dan daftar</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames ({method})</source>
        <translation>
            <numerusform>Isi %n frame ({method})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n frames as hidden ({method})</source>
        <translation>
            <numerusform>Isi %n frame sebagai terhalang ({method})</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill along a cubic curve</source>
        <translation>Isi mengikuti kurva kubik</translation>
    </message>
    <message>
        <source>Fill along a flight curve with air drag</source>
        <translation>Isi mengikuti kurva lintasan terbang dengan hambatan udara</translation>
    </message>
    <message>
        <source>Fill along straight lines</source>
        <translation>Isi mengikuti garis lurus</translation>
    </message>
    <message>
        <source>Fill along the shots of the rally in 3D</source>
        <translation>Isi mengikuti lintasan 3D pukulan dalam reli</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Isi celah</translation>
    </message>
    <message>
        <source>Fill with InpaintNet</source>
        <translation>Isi dengan InpaintNet</translation>
    </message>
    <message>
        <source>Film strip: show where else the ball may be</source>
        <translation>Strip film: tampilkan tempat lain yang mungkin ada bola</translation>
    </message>
    <message numerus="yes">
        <source>Find %n rallies</source>
        <translation>
            <numerusform>Cari %n reli</numerusform>
        </translation>
    </message>
    <message>
        <source>Find every part in which the ball is in play</source>
        <translation>Cari setiap bagian saat bola dimainkan</translation>
    </message>
    <message>
        <source>Find rallies first, or make one from a range</source>
        <translation>Cari reli dulu, atau buat dari rentang</translation>
    </message>
    <message>
        <source>Find the ball from this frame to the end</source>
        <translation>Cari bola dari frame ini sampai akhir</translation>
    </message>
    <message>
        <source>Find the ball in every frame</source>
        <translation>Cari bola di setiap frame</translation>
    </message>
    <message>
        <source>Find the ball in the range where it is not tracked yet</source>
        <translation>Cari bola di rentang yang belum dilacak</translation>
    </message>
    <message>
        <source>Find the court lines, and drag them into place</source>
        <translation>Cari garis lapangan, lalu seret ke tempatnya</translation>
    </message>
    <message>
        <source>Find the players in the range or in all frames</source>
        <translation>Cari pemain di rentang atau di semua frame</translation>
    </message>
    <message>
        <source>Find the players&apos; p&amp;oses</source>
        <translation>Cari pose pema&amp;in</translation>
    </message>
    <message>
        <source>First &amp;frame of the item</source>
        <translation>&amp;Frame pertama butir</translation>
    </message>
    <message>
        <source>Follo&amp;w the ball</source>
        <translation>&amp;Ikuti bola</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Laya&amp;r penuh</translation>
    </message>
    <message>
        <source>Go back to the frame before the last jump</source>
        <translation>Kembali ke frame sebelum lompatan terakhir</translation>
    </message>
    <message>
        <source>Go back to the previous review item</source>
        <translation>Kembali ke butir tinjauan sebelumnya</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>Mundur satu frame</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>Maju satu frame</translation>
    </message>
    <message>
        <source>Go ten frames back</source>
        <translation>Mundur sepuluh frame</translation>
    </message>
    <message>
        <source>Go ten frames forward</source>
        <translation>Maju sepuluh frame</translation>
    </message>
    <message>
        <source>Go to a frame</source>
        <translation>Ke frame tertentu</translation>
    </message>
    <message>
        <source>Go to a frame or a time</source>
        <translation>Lompat ke frame atau waktu tertentu</translation>
    </message>
    <message>
        <source>Go to review items in the order of the video</source>
        <translation>Buka butir tinjauan sesuai urutan video</translation>
    </message>
    <message>
        <source>Go to the first frame of the review item</source>
        <translation>Ke frame pertama butir tinjauan</translation>
    </message>
    <message>
        <source>Go to the first frame of the video</source>
        <translation>Ke frame pertama video</translation>
    </message>
    <message>
        <source>Go to the frame</source>
        <translation>Ke frame</translation>
    </message>
    <message>
        <source>Go to the last frame of the review item</source>
        <translation>Ke frame terakhir butir tinjauan</translation>
    </message>
    <message>
        <source>Go to the last frame of the video</source>
        <translation>Ke frame terakhir video</translation>
    </message>
    <message>
        <source>Go to the least certain stroke</source>
        <translation>Ke pukulan yang paling tidak pasti</translation>
    </message>
    <message>
        <source>Go to the middle of this gap or of the next one</source>
        <translation>Ke tengah celah ini atau celah berikutnya</translation>
    </message>
    <message>
        <source>Go to the next disagreement between the two tracks</source>
        <translation>Ke perbedaan berikutnya antara kedua data lintasan</translation>
    </message>
    <message>
        <source>Go to the next frame that is not reviewed</source>
        <translation>Ke frame berikutnya yang belum ditinjau</translation>
    </message>
    <message>
        <source>Go to the next item of the review queue</source>
        <translation>Ke butir berikutnya dalam antrean tinjauan</translation>
    </message>
    <message>
        <source>Go to the next point set by hand</source>
        <translation>Ke titik manual berikutnya</translation>
    </message>
    <message>
        <source>Go to the next rally</source>
        <translation>Ke reli berikutnya</translation>
    </message>
    <message>
        <source>Go to the next serve, hit, bounce or landing</source>
        <translation>Ke servis, perkenaan, pantulan, atau jatuh berikutnya</translation>
    </message>
    <message>
        <source>Go to the previous disagreement between the two tracks</source>
        <translation>Ke perbedaan sebelumnya antara kedua data lintasan</translation>
    </message>
    <message>
        <source>Go to the previous frame that is not reviewed</source>
        <translation>Ke frame sebelumnya yang belum ditinjau</translation>
    </message>
    <message>
        <source>Go to the previous point set by hand</source>
        <translation>Ke titik manual sebelumnya</translation>
    </message>
    <message>
        <source>Go to the previous rally</source>
        <translation>Ke reli sebelumnya</translation>
    </message>
    <message>
        <source>Go to the previous serve, hit, bounce or landing</source>
        <translation>Ke servis, perkenaan, pantulan, atau jatuh sebelumnya</translation>
    </message>
    <message>
        <source>Go to the row, or open it</source>
        <translation>Ke baris, atau buka</translation>
    </message>
    <message>
        <source>H&amp;eatmap</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Terhalang</translation>
    </message>
    <message>
        <source>Hit by the far player</source>
        <translation>Dipukul pemain jauh</translation>
    </message>
    <message>
        <source>Hit by the left player</source>
        <translation>Dipukul pemain kiri</translation>
    </message>
    <message>
        <source>Hit by the near player</source>
        <translation>Dipukul pemain dekat</translation>
    </message>
    <message>
        <source>Hit by the right player</source>
        <translation>Dipukul pemain kanan</translation>
    </message>
    <message>
        <source>Hold to enlarge the picture under the mouse</source>
        <translation>Tahan untuk memperbesar gambar di bawah tetikus</translation>
    </message>
    <message numerus="yes">
        <source>Import %n rallies</source>
        <translation>
            <numerusform>Impor %n reli</numerusform>
        </translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Impor label</translation>
    </message>
    <message>
        <source>In event &amp;mode</source>
        <translation>Di &amp;mode peristiwa</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>Di daftar</translation>
    </message>
    <message>
        <source>In text and number fields</source>
        <translation>Di kotak teks dan angka</translation>
    </message>
    <message>
        <source>In the co&amp;urt editor</source>
        <translation>Di &amp;editor lapangan</translation>
    </message>
    <message>
        <source>In the court editor</source>
        <translation>Di editor lapangan</translation>
    </message>
    <message>
        <source>In the frame table</source>
        <translation>Di tabel frame</translation>
    </message>
    <message>
        <source>In the import preview</source>
        <translation>Di pratinjau impor</translation>
    </message>
    <message>
        <source>In the settings and on this sheet</source>
        <translation>Di pengaturan dan di lembar pintasan ini</translation>
    </message>
    <message>
        <source>Keep runs from changing this frame, or allow it again</source>
        <translation>Lindungi frame ini dari perubahan oleh proses, atau lepas perlindungannya</translation>
    </message>
    <message>
        <source>Keep the ball near the middle while zoomed in</source>
        <translation>Jaga bola tetap di tengah saat gambar diperbesar</translation>
    </message>
    <message>
        <source>Keep the court as it was</source>
        <translation>Pertahankan lapangan seperti semula</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Pintasan</translation>
    </message>
    <message>
        <source>L&amp;ast frame of the item</source>
        <translation>Frame ter&amp;akhir butir</translation>
    </message>
    <message>
        <source>L&amp;eft by 10 px</source>
        <translation>K&amp;iri 10 px</translation>
    </message>
    <message>
        <source>L&amp;oop the range</source>
        <translation>Putar &amp;ulang rentang</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Leave the frames unchanged</source>
        <translation>Biarkan frame tidak berubah</translation>
    </message>
    <message>
        <source>Leave the track unchanged</source>
        <translation>Biarkan data lintasan tidak berubah</translation>
    </message>
    <message>
        <source>Left hand on the keyboard, right hand on the mouse</source>
        <translation>Tangan kiri di papan ketik, tangan kanan di tetikus</translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation>Kurangi kontras</translation>
    </message>
    <message>
        <source>Li&amp;ft</source>
        <translation>&amp;Lob bawah</translation>
    </message>
    <message>
        <source>Lift &amp;shadows</source>
        <translation>Terangkan &amp;bayangan</translation>
    </message>
    <message>
        <source>Lon&amp;g service</source>
        <translation>Servis panjan&amp;g</translation>
    </message>
    <message>
        <source>Look elsew&amp;here</source>
        <translation>&amp;Cari di tempat lain</translation>
    </message>
    <message>
        <source>Lower the playback speed</source>
        <translation>Turunkan kecepatan pemutaran</translation>
    </message>
    <message>
        <source>M&amp;atch layout</source>
        <translation>&amp;Tata letak pertandingan</translation>
    </message>
    <message>
        <source>Ma&amp;gnifier</source>
        <translation>Ka&amp;ca pembesar</translation>
    </message>
    <message>
        <source>Ma&amp;ke jumps fast</source>
        <translation>Per&amp;cepat lompatan</translation>
    </message>
    <message>
        <source>Make &amp;clips...</source>
        <translation>Buat &amp;klip…</translation>
    </message>
    <message>
        <source>Make the marked range a rally, and name it</source>
        <translation>Jadikan rentang yang ditandai sebagai reli, lalu beri nama</translation>
    </message>
    <message>
        <source>Make the sound louder</source>
        <translation>Keraskan suara</translation>
    </message>
    <message>
        <source>Make the sound quieter</source>
        <translation>Pelankan suara</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Panduan</translation>
    </message>
    <message>
        <source>Mar&amp;k as in play</source>
        <translation>Tandai sebagai permai&amp;nan</translation>
    </message>
    <message>
        <source>Mar&amp;k as not reviewed</source>
        <translation>Tandai &amp;belum ditinjau</translation>
    </message>
    <message>
        <source>Mark a range</source>
        <translation>Tandai rentang</translation>
    </message>
    <message>
        <source>Mark a range first</source>
        <translation>Tandai rentang dulu</translation>
    </message>
    <message>
        <source>Mark a range for the rally first</source>
        <translation>Tandai rentang untuk reli dulu</translation>
    </message>
    <message>
        <source>Mark a {event}</source>
        <translation>Tandai {event}</translation>
    </message>
    <message>
        <source>Mark as in play</source>
        <translation>Tandai sebagai permainan</translation>
    </message>
    <message>
        <source>Mark as not in pla&amp;y</source>
        <translation>Tandai sebagai &amp;bukan permainan</translation>
    </message>
    <message>
        <source>Mark as not in play</source>
        <translation>Tandai sebagai bukan permainan</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>Tandai belum ditinjau</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>Tandai sudah ditinjau</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next unreviewed frame</source>
        <translation>Tandai sudah ditinjau, lalu ke frame berikutnya yang belum ditinjau</translation>
    </message>
    <message>
        <source>Mark no event</source>
        <translation>Tandai tanpa peristiwa</translation>
    </message>
    <message>
        <source>Mark that there is no event at this frame</source>
        <translation>Tandai bahwa tidak ada peristiwa di frame ini</translation>
    </message>
    <message>
        <source>Mark the ball as hidden at its shown or filled position</source>
        <translation>Tandai bola terhalang di posisi yang ditampilkan atau diisi</translation>
    </message>
    <message>
        <source>Mark the range as a replay, a break or another camera</source>
        <translation>Tandai rentang sebagai tayangan ulang, jeda, atau kamera lain</translation>
    </message>
    <message>
        <source>Mark the range as not reviewed</source>
        <translation>Tandai rentang belum ditinjau</translation>
    </message>
    <message>
        <source>Mark the range as reviewed</source>
        <translation>Tandai rentang sudah ditinjau</translation>
    </message>
    <message>
        <source>Mark this frame as not reviewed</source>
        <translation>Tandai frame ini belum ditinjau</translation>
    </message>
    <message>
        <source>Mark this rally as reviewed</source>
        <translation>Tandai reli ini sudah ditinjau</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Match &amp;page...</source>
        <translation>Halaman &amp;pertandingan…</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Seret tombol tengah</translation>
    </message>
    <message>
        <source>Models, provider, tracking, appearance and keys</source>
        <translation>Model, penyedia, pelacakan, tampilan, dan tombol</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>Tambah kontras</translation>
    </message>
    <message>
        <source>Mouse on the film strip</source>
        <translation>Tetikus di strip film</translation>
    </message>
    <message>
        <source>Mouse on the timeline and plots</source>
        <translation>Tetikus di garis waktu dan grafik</translation>
    </message>
    <message>
        <source>Mouse on the video</source>
        <translation>Tetikus di video</translation>
    </message>
    <message>
        <source>Move all panels to their default positions</source>
        <translation>Pindahkan semua panel ke tempat semula</translation>
    </message>
    <message>
        <source>Move along the time axis</source>
        <translation>Geser sepanjang sumbu waktu</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Geser gambar</translation>
    </message>
    <message>
        <source>Move the point</source>
        <translation>Pindahkan titik</translation>
    </message>
    <message>
        <source>Move the point down by 1 pixel, or place one</source>
        <translation>Geser titik ke bawah 1 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point down by 10 pixels, or place one</source>
        <translation>Geser titik ke bawah 10 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point left by 1 pixel, or place one</source>
        <translation>Geser titik ke kiri 1 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point left by 10 pixels, or place one</source>
        <translation>Geser titik ke kiri 10 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point right by 1 pixel, or place one</source>
        <translation>Geser titik ke kanan 1 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point right by 10 pixels, or place one</source>
        <translation>Geser titik ke kanan 10 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point up by 1 pixel, or place one</source>
        <translation>Geser titik ke atas 1 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point up by 10 pixels, or place one</source>
        <translation>Geser titik ke atas 10 piksel, atau pasang titik</translation>
    </message>
    <message>
        <source>Move the point, or choose frames</source>
        <translation>Pindahkan titik, atau pilih frame</translation>
    </message>
    <message>
        <source>N&amp;udge</source>
        <translation>&amp;Geser</translation>
    </message>
    <message>
        <source>Name a {stroke}</source>
        <translation>Tetapkan pukulan {stroke}</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>Beri nama {name}</translation>
    </message>
    <message>
        <source>Ne&amp;t shot</source>
        <translation>Ne&amp;tting</translation>
    </message>
    <message>
        <source>Ne&amp;xt review item</source>
        <translation>Butir berik&amp;utnya</translation>
    </message>
    <message>
        <source>Ne&amp;xt video</source>
        <translation>&amp;Video berikutnya</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>Perb&amp;edaan berikutnya</translation>
    </message>
    <message>
        <source>Next &amp;event</source>
        <translation>Per&amp;istiwa berikutnya</translation>
    </message>
    <message>
        <source>Next &amp;frame</source>
        <translation>Frame &amp;berikutnya</translation>
    </message>
    <message>
        <source>Next part of the film &amp;strip</source>
        <translation>Bagian strip &amp;film berikutnya</translation>
    </message>
    <message>
        <source>Next point set by &amp;hand</source>
        <translation>Titik manual beri&amp;kutnya</translation>
    </message>
    <message>
        <source>No action or key matches.</source>
        <translation>Tidak ada tindakan atau tombol yang cocok.</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Tanpa bola</translation>
    </message>
    <message>
        <source>No ball; in event mode, who hit</source>
        <translation>Tanpa bola; dalam mode peristiwa, siapa yang memukul</translation>
    </message>
    <message>
        <source>No key in this mode: {names}.</source>
        <translation>Tindakan tanpa tombol dalam mode ini: {names}.</translation>
    </message>
    <message>
        <source>No points were set by hand</source>
        <translation>Tidak ada titik manual</translation>
    </message>
    <message>
        <source>No range is marked</source>
        <translation>Tidak ada rentang yang ditandai</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is in the range or item</source>
        <translation>Letak bola di rentang atau butir tidak dapat dipastikan</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. Left out of exports</source>
        <translation>Letak bola tidak dapat dipastikan. Tidak ikut diekspor</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Tidak ada proses yang berjalan</translation>
    </message>
    <message>
        <source>Nudge the point</source>
        <translation>Geser titik</translation>
    </message>
    <message>
        <source>One &amp;queue for all videos</source>
        <translation>Satu antrean untuk semua &amp;video</translation>
    </message>
    <message>
        <source>One video pixel per screen pixel</source>
        <translation>Satu piksel video per piksel layar</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Terakhir dib&amp;uka</translation>
    </message>
    <message>
        <source>Open a video first</source>
        <translation>Buka video dulu</translation>
    </message>
    <message>
        <source>Open a video or a project</source>
        <translation>Buka video atau proyek</translation>
    </message>
    <message>
        <source>Open the &amp;demo rally</source>
        <translation>Buka reli &amp;demo</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Buka folder &amp;log</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>Buka reli demo</translation>
    </message>
    <message>
        <source>Open the folder that contains the log</source>
        <translation>Buka folder yang berisi log</translation>
    </message>
    <message>
        <source>Open the frame table and choose which frames it shows</source>
        <translation>Buka tabel frame dan pilih frame yang ditampilkan</translation>
    </message>
    <message>
        <source>Open the next video in the list</source>
        <translation>Buka video berikutnya dalam daftar</translation>
    </message>
    <message>
        <source>Open the previous video in the list</source>
        <translation>Buka video sebelumnya dalam daftar</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Jeda</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Pe&amp;main</translation>
    </message>
    <message>
        <source>P&amp;layers&apos; poses</source>
        <translation>P&amp;ose pemain</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>T&amp;itik</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pa&amp;nel</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>Grafi&amp;k</translation>
    </message>
    <message>
        <source>Place the point</source>
        <translation>Pasang titik</translation>
    </message>
    <message>
        <source>Play at the speed of the video</source>
        <translation>Putar pada kecepatan video</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Putar atau jeda</translation>
    </message>
    <message>
        <source>Play slower, then backwards</source>
        <translation>Putar lebih lambat, lalu mundur</translation>
    </message>
    <message>
        <source>Play the lis&amp;ted rallies</source>
        <translation>Putar reli dalam da&amp;ftar</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>Putar reli dalam daftar satu per satu</translation>
    </message>
    <message>
        <source>Play the so&amp;und</source>
        <translation>Putar &amp;suara</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed</source>
        <translation>Putar suara video pada kecepatan normal</translation>
    </message>
    <message>
        <source>Play, then faster</source>
        <translation>Putar, lalu lebih cepat</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Arahkan</translation>
    </message>
    <message>
        <source>Pre&amp;vious review item</source>
        <translation>Butir &amp;sebelumnya</translation>
    </message>
    <message>
        <source>Previ&amp;ous part of the film strip</source>
        <translation>Bagian strip film sebelumn&amp;ya</translation>
    </message>
    <message>
        <source>Preview the fills of a gap first</source>
        <translation>Buka pratinjau isian celah dulu</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>Perbedaa&amp;n sebelumnya</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>Peristiwa sebelumny&amp;a</translation>
    </message>
    <message>
        <source>Previous f&amp;rame</source>
        <translation>Frame &amp;sebelumnya</translation>
    </message>
    <message>
        <source>Previous or next frame</source>
        <translation>Frame sebelumnya atau berikutnya</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>Halaman sebelumnya atau berikutnya</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Baris sebelumnya atau berikutnya</translation>
    </message>
    <message>
        <source>Previous point set by h&amp;and</source>
        <translation>Titik manual sebe&amp;lumnya</translation>
    </message>
    <message>
        <source>Previous vi&amp;deo</source>
        <translation>Vi&amp;deo sebelumnya</translation>
    </message>
    <message>
        <source>Protect the frame</source>
        <translation>Lindungi frame</translation>
    </message>
    <message>
        <source>Quit RallyTrace</source>
        <translation>Keluar dari RallyTrace</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>Pr&amp;oses</translation>
    </message>
    <message>
        <source>Raise the playback speed</source>
        <translation>Naikkan kecepatan pemutaran</translation>
    </message>
    <message>
        <source>Rally en&amp;dings</source>
        <translation>Ak&amp;hir reli</translation>
    </message>
    <message>
        <source>Range &amp;end</source>
        <translation>Tandai a&amp;khir rentang</translation>
    </message>
    <message>
        <source>Range &amp;start</source>
        <translation>Tandai &amp;awal rentang</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Tin&amp;jauan</translation>
    </message>
    <message>
        <source>Re-tr&amp;ack the range</source>
        <translation>Lacak &amp;ulang rentang</translation>
    </message>
    <message numerus="yes">
        <source>Re-track %n frames</source>
        <translation>
            <numerusform>Lacak ulang %n frame</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-track a range first</source>
        <translation>Lacak ulang rentang dulu</translation>
    </message>
    <message>
        <source>Re-track with &amp;preview</source>
        <translation>Lacak ulang dengan &amp;pratinjau</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>Lacak ulang {frames}</translation>
    </message>
    <message>
        <source>Read labels from a CSV file or another label file</source>
        <translation>Baca label dari berkas CSV atau berkas label lain</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>Baca panduan</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>Ulangi perubahan terakhir yang diurungkan</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n events</source>
        <translation>
            <numerusform>Hapus %n peristiwa</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the court</source>
        <translation>Hapus lapangan</translation>
    </message>
    <message>
        <source>Remove the mark &apos;not in play&apos; at this frame or in the range</source>
        <translation>Hapus tanda &apos;bukan permainan&apos; di frame ini atau di rentang</translation>
    </message>
    <message>
        <source>Remove the marked range</source>
        <translation>Hapus rentang yang ditandai</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>Hapus pertandingan</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>Hapus titik manual dan pakai lagi titik dari model</translation>
    </message>
    <message>
        <source>Remove the points set by hand in the marked range</source>
        <translation>Hapus titik manual di rentang yang ditandai</translation>
    </message>
    <message>
        <source>Remove the row or event</source>
        <translation>Hapus baris atau peristiwa</translation>
    </message>
    <message>
        <source>Remove {rally}</source>
        <translation>Hapus {rally}</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>Ganti nama {old} menjadi {new}</translation>
    </message>
    <message>
        <source>Repeat the marked range</source>
        <translation>Putar ulang rentang yang ditandai</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Tin&amp;jauan</translation>
    </message>
    <message>
        <source>Review in time &amp;order</source>
        <translation>Tinjau menurut &amp;waktu</translation>
    </message>
    <message>
        <source>Review only items in the listed rallies</source>
        <translation>Tinjau hanya butir di reli dalam daftar</translation>
    </message>
    <message>
        <source>Review the lis&amp;ted rallies</source>
        <translation>Tin&amp;jau reli dalam daftar</translation>
    </message>
    <message>
        <source>Ri&amp;ght by 10 px</source>
        <translation>Ka&amp;nan 10 px</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Klik kanan</translation>
    </message>
    <message>
        <source>Right hand on the keyboard, left hand on the mouse</source>
        <translation>Tangan kanan di papan ketik, tangan kiri di tetikus</translation>
    </message>
    <message>
        <source>Run InpaintNet again on the range or on all frames</source>
        <translation>Jalankan lagi InpaintNet pada rentang atau semua frame</translation>
    </message>
    <message>
        <source>S&amp;mash</source>
        <translation>S&amp;mash</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>&amp;Simpan sekarang</translation>
    </message>
    <message>
        <source>Save a co&amp;py...</source>
        <translation>Simpan sa&amp;linan…</translation>
    </message>
    <message>
        <source>Save again after an error. Saving is automatic otherwise</source>
        <translation>Simpan lagi setelah terjadi galat. Biasanya penyimpanan berjalan otomatis</translation>
    </message>
    <message>
        <source>Save the listed rallies as clips or one highlight video</source>
        <translation>Simpan reli dalam daftar sebagai klip atau satu video cuplikan</translation>
    </message>
    <message>
        <source>Save the project to another file</source>
        <translation>Simpan proyek ke berkas lain</translation>
    </message>
    <message>
        <source>Sco&amp;re</source>
        <translation>&amp;Skor</translation>
    </message>
    <message>
        <source>Score of {rally}</source>
        <translation>Skor {rally}</translation>
    </message>
    <message>
        <source>Search all pages. Up and Down choose an action, Enter runs it. You can change the keys in the settings.</source>
        <translation>Cari di semua halaman. Panah atas dan bawah memilih tindakan, Enter menjalankannya. Tombol dapat diubah di pengaturan.</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>Cari tindakan atau tombol</translation>
    </message>
    <message>
        <source>Searched &amp;area</source>
        <translation>&amp;Area pencarian</translation>
    </message>
    <message>
        <source>Select a frame</source>
        <translation>Pilih frame</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>Pilih semua baris</translation>
    </message>
    <message>
        <source>Set all winners that the scoreboard or last shots show</source>
        <translation>Tetapkan semua pemenang yang terlihat dari papan skor atau bola terakhir tiap reli</translation>
    </message>
    <message>
        <source>Set by &amp;hand</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Set how this rally ended: winner, error, net, out or fault</source>
        <translation>Atur cara reli ini berakhir: winner, error, menyangkut, out, atau fault</translation>
    </message>
    <message>
        <source>Set or remove a bounce at this frame</source>
        <translation>Pasang atau hapus pantulan di frame ini</translation>
    </message>
    <message>
        <source>Set or remove a hit at this frame</source>
        <translation>Pasang atau hapus perkenaan di frame ini</translation>
    </message>
    <message>
        <source>Set or remove a landing at this frame</source>
        <translation>Pasang atau hapus jatuh di frame ini</translation>
    </message>
    <message>
        <source>Set or remove a serve at this frame</source>
        <translation>Pasang atau hapus servis di frame ini</translation>
    </message>
    <message>
        <source>Set serves, hits, bounces and landings with single keys</source>
        <translation>Atur servis, perkenaan, pantulan, dan jatuh dengan satu tombol</translation>
    </message>
    <message>
        <source>Set slow motion, turn the picture, or mirror it</source>
        <translation>Atur gerak lambat, rotasi, atau pencerminan</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>Atur lapangan</translation>
    </message>
    <message>
        <source>Set the match</source>
        <translation>Atur pertandingan</translation>
    </message>
    <message>
        <source>Set the score &amp;here...</source>
        <translation>Atur skor &amp;di sini…</translation>
    </message>
    <message>
        <source>Set the score at the start of this rally</source>
        <translation>Atur skor pada awal reli ini</translation>
    </message>
    <message>
        <source>Sh&amp;ort service</source>
        <translation>Servis pend&amp;ek</translation>
    </message>
    <message>
        <source>Show TrackNet&apos;s heatmap of the frame</source>
        <translation>Tampilkan heatmap TrackNet untuk frame ini</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Tampilkan semua pintasan</translation>
    </message>
    <message>
        <source>Show frames side by side, around the ball</source>
        <translation>Tampilkan deretan frame di sekitar bola</translation>
    </message>
    <message>
        <source>Show motion instead of the picture. Hold for a quick look</source>
        <translation>Tampilkan gerakan, bukan gambar. Tahan untuk melihat sekilas</translation>
    </message>
    <message>
        <source>Show names of strokes where they are played</source>
        <translation>Tampilkan nama pukulan di tempat bola dipukul</translation>
    </message>
    <message>
        <source>Show only the video. Hold for a quick look</source>
        <translation>Tampilkan videonya saja. Tahan untuk melihat sekilas</translation>
    </message>
    <message>
        <source>Show positions predicted by TrackNet</source>
        <translation>Tampilkan posisi prediksi TrackNet</translation>
    </message>
    <message>
        <source>Show positions put into gaps by InpaintNet or a curve</source>
        <translation>Tampilkan posisi yang diisi InpaintNet atau kurva</translation>
    </message>
    <message>
        <source>Show shots in 3D, with their speeds</source>
        <translation>Tampilkan lintasan pukulan dalam 3D beserta kecepatannya</translation>
    </message>
    <message>
        <source>Show the comparison with another track</source>
        <translation>Tampilkan perbandingan dengan data lintasan lain</translation>
    </message>
    <message>
        <source>Show the court lines</source>
        <translation>Tampilkan garis lapangan</translation>
    </message>
    <message>
        <source>Show the frames after those in the film strip</source>
        <translation>Tampilkan frame sesudah yang ada di strip film</translation>
    </message>
    <message>
        <source>Show the frames before those in the film strip</source>
        <translation>Tampilkan frame sebelum yang ada di strip film</translation>
    </message>
    <message>
        <source>Show the list of events</source>
        <translation>Tampilkan daftar peristiwa</translation>
    </message>
    <message>
        <source>Show the list of rallies</source>
        <translation>Tampilkan daftar reli</translation>
    </message>
    <message>
        <source>Show the list of videos</source>
        <translation>Tampilkan daftar video</translation>
    </message>
    <message>
        <source>Show the path and its speed over time</source>
        <translation>Tampilkan lintasan dan kecepatannya dari waktu ke waktu</translation>
    </message>
    <message>
        <source>Show the path before and after the frame</source>
        <translation>Tampilkan lintasan sebelum dan sesudah frame</translation>
    </message>
    <message>
        <source>Show the picture unchanged</source>
        <translation>Tampilkan gambar tanpa perubahan</translation>
    </message>
    <message>
        <source>Show the players and their pictures</source>
        <translation>Tampilkan pemain dan gambar mereka</translation>
    </message>
    <message>
        <source>Show the players&apos; skeletons</source>
        <translation>Tampilkan kerangka pemain</translation>
    </message>
    <message>
        <source>Show the point of this frame</source>
        <translation>Tampilkan titik frame ini</translation>
    </message>
    <message>
        <source>Show the points set by hand</source>
        <translation>Tampilkan titik manual</translation>
    </message>
    <message>
        <source>Show the rally from above and from the side</source>
        <translation>Tampilkan reli dari atas dan dari samping</translation>
    </message>
    <message>
        <source>Show the review queue</source>
        <translation>Tampilkan antrean tinjauan</translation>
    </message>
    <message>
        <source>Show the run and its progress</source>
        <translation>Tampilkan proses dan kemajuannya</translation>
    </message>
    <message>
        <source>Show the score beside the frame number</source>
        <translation>Tampilkan skor di samping nomor frame</translation>
    </message>
    <message>
        <source>Show the table of frames</source>
        <translation>Tampilkan tabel frame</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>Tampilkan garis waktu</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Tampilkan seluruh gambar</translation>
    </message>
    <message>
        <source>Show versions, folders and problems</source>
        <translation>Tampilkan versi, folder, dan masalah</translation>
    </message>
    <message>
        <source>Show ways to fill the gap, range or review item</source>
        <translation>Tampilkan cara mengisi celah, rentang, atau butir tinjauan</translation>
    </message>
    <message>
        <source>Show which part of the frame TrackNet looked at</source>
        <translation>Tampilkan bagian frame yang diperiksa TrackNet</translation>
    </message>
    <message>
        <source>Snap to a heatmap peak</source>
        <translation>Tempelkan ke puncak heatmap</translation>
    </message>
    <message>
        <source>Spl&amp;it the rally</source>
        <translation>Pi&amp;sahkan reli</translation>
    </message>
    <message>
        <source>Split the rally at this frame</source>
        <translation>Pisahkan reli di frame ini</translation>
    </message>
    <message>
        <source>Split {rally}</source>
        <translation>Pisahkan {rally}</translation>
    </message>
    <message>
        <source>Spo&amp;rt</source>
        <translation>Cabang &amp;olahraga</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standar</translation>
    </message>
    <message>
        <source>Start setting the court first</source>
        <translation>Mulai mengatur lapangan dulu</translation>
    </message>
    <message>
        <source>Start the range at this frame</source>
        <translation>Mulai rentang di frame ini</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>Hentikan proses dan simpan hasilnya</translation>
    </message>
    <message>
        <source>Stro&amp;kes</source>
        <translation>P&amp;ukulan</translation>
    </message>
    <message>
        <source>Switch between panels for the match and for labels</source>
        <translation>Beralih antara panel untuk pertandingan dan untuk label</translation>
    </message>
    <message>
        <source>Ta&amp;g the rally</source>
        <translation>Beri ta&amp;g reli</translation>
    </message>
    <message>
        <source>Tag the e&amp;vent</source>
        <translation>Beri tag peristi&amp;wa</translation>
    </message>
    <message>
        <source>Tags of an event</source>
        <translation>Tag peristiwa</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>Tag {rally}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tugas</translation>
    </message>
    <message>
        <source>Ten frames &amp;back</source>
        <translation>M&amp;undur sepuluh frame</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>The ball is hidden in the range or review item</source>
        <translation>Bola terhalang di rentang atau butir tinjauan</translation>
    </message>
    <message>
        <source>The ball is visible at the marker, dotted ring or fill</source>
        <translation>Bola terlihat di penanda, lingkaran putus-putus, atau isian</translation>
    </message>
    <message>
        <source>The ball is visible in the dotted ring, not at the marker</source>
        <translation>Bola terlihat di lingkaran putus-putus, bukan di penanda</translation>
    </message>
    <message>
        <source>The ball is visible in the range or review item</source>
        <translation>Bola terlihat di rentang atau butir tinjauan</translation>
    </message>
    <message>
        <source>The far player won this rally</source>
        <translation>Pemain jauh memenangi reli ini</translation>
    </message>
    <message>
        <source>The frames of the video are still being counted</source>
        <translation>Frame video masih dihitung</translation>
    </message>
    <message>
        <source>The near player won this rally</source>
        <translation>Pemain dekat memenangi reli ini</translation>
    </message>
    <message>
        <source>The stroke is a clear (bouncing ball: backhand)</source>
        <translation>Pukulannya clear (bola memantul: backhand)</translation>
    </message>
    <message>
        <source>The stroke is a drive (bouncing ball: volley)</source>
        <translation>Pukulannya drive (bola memantul: voli)</translation>
    </message>
    <message>
        <source>The stroke is a drop</source>
        <translation>Pukulannya dropshot</translation>
    </message>
    <message>
        <source>The stroke is a lift (bouncing ball: forehand)</source>
        <translation>Pukulannya lob bawah (bola memantul: forehand)</translation>
    </message>
    <message>
        <source>The stroke is a long service (bouncing ball: lob)</source>
        <translation>Pukulannya servis panjang (bola memantul: lob)</translation>
    </message>
    <message>
        <source>The stroke is a net shot</source>
        <translation>Pukulannya netting</translation>
    </message>
    <message>
        <source>The stroke is a push</source>
        <translation>Pukulannya push</translation>
    </message>
    <message>
        <source>The stroke is a short service (bouncing ball: serve)</source>
        <translation>Pukulannya servis pendek (bola memantul: servis)</translation>
    </message>
    <message>
        <source>The stroke is a smash (bouncing ball: overhead)</source>
        <translation>Pukulannya smash (bola memantul: overhead)</translation>
    </message>
    <message>
        <source>There is no action &apos;{name}&apos;.</source>
        <translation>Tidak ada tindakan &apos;{name}&apos;.</translation>
    </message>
    <message>
        <source>There is no ball in the range or review item</source>
        <translation>Tidak ada bola di rentang atau butir tinjauan</translation>
    </message>
    <message>
        <source>There is no ball in this frame</source>
        <translation>Tidak ada bola di frame ini</translation>
    </message>
    <message>
        <source>There is no court in this video, or it is unknown</source>
        <translation>Tidak ada lapangan di video ini, atau tidak diketahui</translation>
    </message>
    <message>
        <source>There is no jump to undo</source>
        <translation>Tidak ada lompatan untuk diurungkan</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Tidak ada yang dapat diulangi</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Tidak ada yang dapat diurungkan</translation>
    </message>
    <message>
        <source>This rally does not count for the score</source>
        <translation>Reli ini tidak dihitung untuk skor</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Lacak</translation>
    </message>
    <message>
        <source>Track all frames of the marked range again</source>
        <translation>Lacak lagi semua frame di rentang yang ditandai</translation>
    </message>
    <message>
        <source>Track from &amp;here</source>
        <translation>Lacak dari &amp;sini</translation>
    </message>
    <message>
        <source>Track the &amp;list</source>
        <translation>Lacak &amp;daftar video</translation>
    </message>
    <message>
        <source>Track the &amp;range</source>
        <translation>Lacak &amp;rentang</translation>
    </message>
    <message>
        <source>Track the &amp;whole video</source>
        <translation>Lacak seluruh &amp;video</translation>
    </message>
    <message>
        <source>Track the listed videos in the background</source>
        <translation>Lacak video dalam daftar di latar belakang</translation>
    </message>
    <message>
        <source>Track the range or gap in more detail, and preview it</source>
        <translation>Lacak rentang atau celah lebih teliti, dan lihat pratinjaunya</translation>
    </message>
    <message>
        <source>Track the video or import labels first</source>
        <translation>Lacak video atau impor label dulu</translation>
    </message>
    <message>
        <source>Turn on event mode first</source>
        <translation>Nyalakan mode peristiwa dulu</translation>
    </message>
    <message>
        <source>Turn the video</source>
        <translation>Rotasi video</translation>
    </message>
    <message>
        <source>Two actions have the key {key}: {names}. Change one of them in the settings.</source>
        <translation>Dua tindakan memakai tombol {key}: {names}. Ubah salah satunya di pengaturan.</translation>
    </message>
    <message>
        <source>U&amp;p by 10 px</source>
        <translation>A&amp;tas 10 px</translation>
    </message>
    <message>
        <source>Uncl&amp;ear</source>
        <translation>Tidak &amp;jelas</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Tidak jelas</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Urungkan perubahan terakhir</translation>
    </message>
    <message>
        <source>Unprotect the frame</source>
        <translation>Lepas perlindungan frame</translation>
    </message>
    <message>
        <source>Use the court as drawn</source>
        <translation>Pakai lapangan seperti yang digambar</translation>
    </message>
    <message>
        <source>Use the court from the last camera cut onwards</source>
        <translation>Pakai lapangan mulai pergantian kamera terakhir</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Pakai tema gelap</translation>
    </message>
    <message>
        <source>Use the fill for a ball that is hidden there</source>
        <translation>Pakai isian untuk bola yang terhalang di sana</translation>
    </message>
    <message>
        <source>Use the fill, then go on to the rest of the item</source>
        <translation>Pakai isian, lalu lanjut ke sisa butir</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Pakai tema terang</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>Pakai data lintasan lain</translation>
    </message>
    <message>
        <source>Use the other track&apos;s points for this disagreement</source>
        <translation>Pakai titik dari data lintasan lain untuk perbedaan ini</translation>
    </message>
    <message>
        <source>Use the proposed points</source>
        <translation>Pakai titik yang diusulkan</translation>
    </message>
    <message>
        <source>Use the proposed points of the nearest part only</source>
        <translation>Pakai hanya titik usulan di bagian terdekat</translation>
    </message>
    <message>
        <source>Use the system theme</source>
        <translation>Pakai tema sistem</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Pakai seluruh layar</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versi dan lisensi</translation>
    </message>
    <message>
        <source>Vi&amp;deos</source>
        <translation>&amp;Video</translation>
    </message>
    <message>
        <source>View and playback</source>
        <translation>Tampilan dan pemutaran</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Terlihat</translation>
    </message>
    <message>
        <source>Visible in the &amp;ring</source>
        <translation>Terlihat di lingka&amp;ran</translation>
    </message>
    <message>
        <source>Volume &amp;down</source>
        <translation>Kecilkan &amp;volume</translation>
    </message>
    <message>
        <source>Wait until the run ends, or cancel it</source>
        <translation>Tunggu proses selesai, atau batalkan</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roda</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>Pemenang {rally}</translation>
    </message>
    <message>
        <source>Won &amp;by the far player</source>
        <translation>Yang menang: pemain &amp;jauh</translation>
    </message>
    <message>
        <source>Write a web page with score, strokes and placement</source>
        <translation>Tulis halaman web dengan skor, pukulan, dan penempatan bola</translation>
    </message>
    <message>
        <source>Write tags for the serve, hit or landing at this frame</source>
        <translation>Tulis tag untuk servis, perkenaan, atau jatuh di frame ini</translation>
    </message>
    <message>
        <source>Write tags for this rally</source>
        <translation>Tulis tag untuk reli ini</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Perbesar atau perkecil</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Perbesar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Per&amp;kecil</translation>
    </message>
    <message>
        <source>Zoom at the mouse</source>
        <translation>Perbesar atau perkecil di tetikus</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Perbesar</translation>
    </message>
    <message>
        <source>Zoom in when you go to a review item</source>
        <translation>Perbesar gambar saat membuka butir tinjauan</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Perkecil</translation>
    </message>
    <message>
        <source>action</source>
        <translation>tindakan</translation>
    </message>
    <message>
        <source>click</source>
        <translation>klik</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>seret</translation>
    </message>
    <message>
        <source>hold or tap {key}</source>
        <translation>tahan atau ketuk {key}</translation>
    </message>
    <message>
        <source>hold {key}</source>
        <translation>tahan {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>tombol</translation>
    </message>
    <message>
        <source>keys or mouse</source>
        <translation>tombol atau tetikus</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>kegunaan</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>roda</translation>
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
        <translation>{count} tindakan memakai tombol {key}: {names}. Ubah salah satunya di pengaturan.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>dan {count} lainnya</translation>
    </message>
    <message>
        <source>{key} (keypad)</source>
        <translation>{key} (papan angka)</translation>
    </message>
    <message>
        <source>{key} is the key of {names}, so it would do nothing.</source>
        <translation>{key} adalah tombol {names}, jadi tidak akan berfungsi.</translation>
    </message>
    <message>
        <source>{key} opens the menu &apos;{menu}&apos;.</source>
        <translation>{key} membuka menu &apos;{menu}&apos;.</translation>
    </message>
    <message>
        <source>{player} plays with the left hand</source>
        <translation>{player} bermain dengan tangan kiri</translation>
    </message>
    <message>
        <source>{player} plays with the right hand</source>
        <translation>{player} bermain dengan tangan kanan</translation>
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
            <numerusform>%n frame PNG</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounces</source>
        <translation>
            <numerusform>%n pantulan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n kotak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n klip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>%n konflik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts</source>
        <translation>
            <numerusform>%n perkenaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courts</source>
        <translation>
            <numerusform>%n lapangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n peristiwa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n frame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n celah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n perkenaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n butir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>%n frame kunci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keypoints</source>
        <translation>
            <numerusform>%n titik kunci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n label</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings</source>
        <translation>
            <numerusform>%n titik jatuh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landings and bounces</source>
        <translation>
            <numerusform>%n titik jatuh dan pantulan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain items</source>
        <translation>
            <numerusform>%n butir yang kurang pasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n baris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n penanda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n pertandingan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other videos</source>
        <translation>
            <numerusform>%n video lain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n lainnya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n bagian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts show</source>
        <translation>
            <numerusform>%n bagian menampilkan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons</source>
        <translation>
            <numerusform>%n orang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n gambar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n titik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible errors</source>
        <translation>
            <numerusform>%n kemungkinan kesalahan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rallies</source>
        <translation>
            <numerusform>%n reli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n baris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n proses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <translation>
            <numerusform>%n skor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>%n segmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n pukulan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear frames</source>
        <translation>
            <numerusform>%n frame tidak jelas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unlabelled frames</source>
        <translation>
            <numerusform>%n frame tanpa label</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreviewed frames</source>
        <translation>
            <numerusform>%n frame belum ditinjau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n videos</source>
        <translation>
            <numerusform>%n video</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%n blank lines lie between the rows and did not count as frames.</source>
        <translation>
            <numerusform>Ada %n baris kosong di antara baris lain; tidak dihitung sebagai frame.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a frame number.</source>
        <translation>&apos;{cell}&apos; bukan nomor frame.</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; is not a time.</source>
        <translation>&apos;{cell}&apos; bukan waktu.</translation>
    </message>
    <message>
        <source>&apos;{filter}&apos; is not a valid filter: {reason}.</source>
        <translation>&apos;{filter}&apos; bukan filter yang valid: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a choice for {value} in this file.</source>
        <translation>&apos;{given}&apos; bukan pilihan untuk {value} di berkas ini.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is not a range of frames.</source>
        <translation>&apos;{given}&apos; bukan rentang frame.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be opened ({reason}).</source>
        <translation>&apos;{path}&apos; tidak dapat dibuka ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read ({reason}).</source>
        <translation>&apos;{path}&apos; tidak dapat dibaca ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read as a video ({reason}).</source>
        <translation>&apos;{path}&apos; tidak dapat dibaca sebagai video ({reason}).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; cannot be read. The log has details.</source>
        <translation>&apos;{path}&apos; tidak dapat dibaca. Rinciannya ada di log.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains no video.</source>
        <translation>&apos;{path}&apos; tidak berisi video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; contains sound but no video.</source>
        <translation>&apos;{path}&apos; berisi suara tetapi tanpa video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder, not a video.</source>
        <translation>&apos;{path}&apos; adalah folder, bukan video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a text file, not a video.</source>
        <translation>&apos;{path}&apos; adalah berkas teks, bukan video.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes).</source>
        <translation>&apos;{path}&apos; kosong (0 byte).</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is incomplete: its index (moov atom) is missing.</source>
        <translation>&apos;{path}&apos; tidak lengkap: indeksnya (moov atom) tidak ada.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score at &apos;{part}&apos;.</source>
        <translation>&apos;{text}&apos; bukan skor yang valid di &apos;{part}&apos;.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a valid score.</source>
        <translation>&apos;{text}&apos; bukan skor yang valid.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a provider, or its precision is not supported.{known}</source>
        <translation>&apos;{word}&apos; bukan penyedia, atau presisinya tidak didukung.{known}</translation>
    </message>
    <message>
        <source>--batch {batch} is not possible: its windows would need more than {limit} MB.</source>
        <translation>--batch {batch} tidak mungkin: jendelanya memerlukan lebih dari {limit} MB.</translation>
    </message>
    <message>
        <source>--confidence {confidence:g} is not valid: it must be above 0 and below 1.</source>
        <translation>--confidence {confidence:g} tidak valid: harus di atas 0 dan di bawah 1.</translation>
    </message>
    <message>
        <source>--every {every} is not valid: it must be {bounds}.</source>
        <translation>--every {every} tidak valid: harus {bounds}.</translation>
    </message>
    <message>
        <source>A MoveNet returned an output of {shape}.</source>
        <translation>MoveNet memberi keluaran {shape}.</translation>
    </message>
    <message>
        <source>A dataset cannot contain unlabelled frames: {places}.</source>
        <translation>Dataset tidak boleh berisi frame tanpa label: {places}.</translation>
    </message>
    <message>
        <source>A highlight video cannot be copied without re-encoding.</source>
        <translation>Video cuplikan tidak dapat disalin tanpa enkode ulang.</translation>
    </message>
    <message>
        <source>A label file starts with {names}.</source>
        <translation>Berkas label dimulai dengan {names}.</translation>
    </message>
    <message>
        <source>A label is: class x y width height, as fractions of the picture.</source>
        <translation>Bentuk label: class x y width height, sebagai bagian dari gambar.</translation>
    </message>
    <message>
        <source>A model of background mode &apos;{name}&apos; needs the background picture, and none was given.</source>
        <translation>Model dengan mode latar &apos;{name}&apos; memerlukan gambar latar, tetapi tidak ada.</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded: {error}.</source>
        <translation>Sebagian program tidak dapat dimuat: {error}.</translation>
    </message>
    <message>
        <source>A second look needs a stride equal to the window length, {length}.</source>
        <translation>Pemeriksaan kedua memerlukan langkah sama dengan panjang jendela, {length}.</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit a network that returns a heatmap of only one frame per window.</source>
        <translation>Langkah {stride} tidak cocok dengan model yang memberi heatmap hanya satu frame per jendela.</translation>
    </message>
    <message>
        <source>A stride of {stride} does not fit windows of {seq_len} frames.</source>
        <translation>Langkah {stride} tidak cocok dengan jendela {seq_len} frame.</translation>
    </message>
    <message>
        <source>A threshold of {threshold:g} is not between 0 and 1.</source>
        <translation>Ambang {threshold:g} tidak di antara 0 dan 1.</translation>
    </message>
    <message>
        <source>A time code cannot be read.</source>
        <translation>Ada kode waktu yang tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>Accept frames in the window first, or export all of them, or choose another range.</source>
        <translation>Terima frame di jendela dulu, atau ekspor semuanya, atau pilih rentang lain.</translation>
    </message>
    <message>
        <source>All of these frames are marked as not in play.</source>
        <translation>Semua frame ini ditandai bukan permainan.</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or choose a smaller model or batch.</source>
        <translation>Beri GPU memori lebih dari {limit} MB (--gpu-memory, atau Penyedia di pengaturan), atau pilih model atau batch yang lebih kecil.</translation>
    </message>
    <message>
        <source>Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or run on the CPU.</source>
        <translation>Beri GPU memori lebih dari {limit} MB (--gpu-memory, atau Penyedia di pengaturan), atau jalankan di CPU.</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its codec ({codec}).</source>
        <translation>Berkas .mp4 tidak dapat memuat kodeknya ({codec}).</translation>
    </message>
    <message>
        <source>An .mp4 file cannot contain its sound ({codec}). --no-sound omits it.</source>
        <translation>Berkas .mp4 tidak dapat memuat suaranya ({codec}). --no-sound menghilangkannya.</translation>
    </message>
    <message>
        <source>An RTMO returned an output of {shape}.</source>
        <translation>RTMO memberi keluaran {shape}.</translation>
    </message>
    <message>
        <source>At least one worker and a batch of one are needed.</source>
        <translation>Diperlukan sedikitnya satu worker dan batch satu.</translation>
    </message>
    <message>
        <source>Change its permissions, or copy it to another folder.</source>
        <translation>Ubah izinnya, atau salin ke folder lain.</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>Ubah salah satunya.</translation>
    </message>
    <message>
        <source>Changes of speed (M2) in {lines} are ignored.</source>
        <translation>Perubahan kecepatan (M2) di {lines} diabaikan.</translation>
    </message>
    <message>
        <source>Check it again.</source>
        <translation>Periksa lagi.</translation>
    </message>
    <message>
        <source>Check its last rows.</source>
        <translation>Periksa baris-baris terakhirnya.</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>Periksa nama dan foldernya.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Periksa izinnya.</translation>
    </message>
    <message>
        <source>Check that it is the label file.</source>
        <translation>Pastikan itu berkas label.</translation>
    </message>
    <message>
        <source>Check that the file is complete, with its .onnx.data next to it, if it has one.</source>
        <translation>Pastikan berkasnya lengkap, beserta .onnx.data di sampingnya bila ada.</translation>
    </message>
    <message>
        <source>Check that the labels belong to this video.</source>
        <translation>Pastikan label itu milik video ini.</translation>
    </message>
    <message>
        <source>Check that the model supports these inputs, or try another provider.</source>
        <translation>Pastikan model mendukung masukan ini, atau coba penyedia lain.</translation>
    </message>
    <message>
        <source>Check that this is a folder of YOLO labels.</source>
        <translation>Pastikan ini folder label YOLO.</translation>
    </message>
    <message>
        <source>Check that this is the label file.</source>
        <translation>Pastikan ini berkas label.</translation>
    </message>
    <message>
        <source>Check that this is the right file, or save it without the optimiser&apos;s state.</source>
        <translation>Pastikan ini berkas yang benar, atau simpan tanpa status optimizer.</translation>
    </message>
    <message>
        <source>Check that this is the right file.</source>
        <translation>Pastikan ini berkas yang benar.</translation>
    </message>
    <message>
        <source>Check the disk and the permissions.</source>
        <translation>Periksa diska dan izinnya.</translation>
    </message>
    <message>
        <source>Check the disk, or save the project in another folder.</source>
        <translation>Periksa diska, atau simpan proyek di folder lain.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Periksa diska.</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>Periksa berkasnya.</translation>
    </message>
    <message>
        <source>Check the folder it is in.</source>
        <translation>Periksa folder tempatnya.</translation>
    </message>
    <message>
        <source>Check the folder, or save the project in another folder.</source>
        <translation>Periksa foldernya, atau simpan proyek di folder lain.</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>Periksa foldernya.</translation>
    </message>
    <message>
        <source>Check the name and its folder.</source>
        <translation>Periksa nama dan foldernya.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Periksa namanya.</translation>
    </message>
    <message>
        <source>Check the quotes in it.</source>
        <translation>Periksa tanda kutip di dalamnya.</translation>
    </message>
    <message>
        <source>Check whether two model files are swapped.</source>
        <translation>Periksa apakah dua berkas model tertukar.</translation>
    </message>
    <message>
        <source>Choose a PNG or JPEG picture, or a video.</source>
        <translation>Pilih gambar PNG atau JPEG, atau video.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3 or WASB, such as TrackNet_best.pt.</source>
        <translation>Pilih checkpoint TrackNetV3 atau WASB, misalnya TrackNet_best.pt.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of TrackNetV3.</source>
        <translation>Pilih checkpoint TrackNetV3.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Pilih berkas di dalamnya.</translation>
    </message>
    <message>
        <source>Choose a name that ends in {suffixes}. &apos;rallytrace export --format&apos; writes other formats.</source>
        <translation>Pilih nama yang berakhiran {suffixes}. &apos;rallytrace export --format&apos; menulis format lain.</translation>
    </message>
    <message>
        <source>Choose a picture or a video.</source>
        <translation>Pilih gambar atau video.</translation>
    </message>
    <message>
        <source>Choose a range inside the video.</source>
        <translation>Pilih rentang di dalam video.</translation>
    </message>
    <message>
        <source>Choose a shorter trail.</source>
        <translation>Pilih jejak yang lebih pendek.</translation>
    </message>
    <message>
        <source>Choose a stride from 1 (every window) to {seq_len} (no overlap).</source>
        <translation>Pilih langkah dari 1 (setiap jendela) sampai {seq_len} (tanpa tumpang tindih).</translation>
    </message>
    <message>
        <source>Choose a video file such as .mp4, .mov, .mkv or .avi.</source>
        <translation>Pilih berkas video seperti .mp4, .mov, .mkv, atau .avi.</translation>
    </message>
    <message>
        <source>Choose another family or file.</source>
        <translation>Pilih keluarga atau berkas lain.</translation>
    </message>
    <message>
        <source>Choose another file or export it again.</source>
        <translation>Pilih berkas lain atau ekspor lagi.</translation>
    </message>
    <message>
        <source>Choose another file, or a higher --confidence.</source>
        <translation>Pilih berkas lain, atau --confidence yang lebih tinggi.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Pilih berkas lain.</translation>
    </message>
    <message>
        <source>Choose another filter.</source>
        <translation>Pilih filter lain.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Pilih folder atau nama lain.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Pilih folder lain.</translation>
    </message>
    <message>
        <source>Choose another frame.</source>
        <translation>Pilih frame lain.</translation>
    </message>
    <message>
        <source>Choose another name, or allow it to be replaced.</source>
        <translation>Pilih nama lain, atau izinkan berkas itu diganti.</translation>
    </message>
    <message>
        <source>Choose another name, or wait until it is done.</source>
        <translation>Pilih nama lain, atau tunggu sampai selesai.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Pilih nama lain.</translation>
    </message>
    <message>
        <source>Choose another precision, or make the file with: rallytrace optimise MODEL --video VIDEO</source>
        <translation>Pilih presisi lain, atau buat berkasnya dengan: rallytrace optimise MODEL --video VIDEO</translation>
    </message>
    <message>
        <source>Choose another project or a label file.</source>
        <translation>Pilih proyek lain atau berkas label.</translation>
    </message>
    <message>
        <source>Choose another range, or review a rally.</source>
        <translation>Pilih rentang lain, atau tinjau sebuah reli.</translation>
    </message>
    <message>
        <source>Choose another video.</source>
        <translation>Pilih video lain.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Pilih yang lain.</translation>
    </message>
    <message>
        <source>Choose another: folders of this format are never replaced.</source>
        <translation>Pilih yang lain: folder format ini tidak pernah diganti.</translation>
    </message>
    <message>
        <source>Choose at least one layer.</source>
        <translation>Pilih sedikitnya satu lapisan.</translation>
    </message>
    <message>
        <source>Choose at most {most:.0%} in total.</source>
        <translation>Pilih total paling banyak {most:.0%}.</translation>
    </message>
    <message>
        <source>Choose frames with a ball.</source>
        <translation>Pilih frame yang ada bolanya.</translation>
    </message>
    <message>
        <source>Choose labels of this video, in its pixels.</source>
        <translation>Pilih label video ini, dalam pikselnya.</translation>
    </message>
    <message>
        <source>Choose labels or a project of the open video.</source>
        <translation>Pilih label atau proyek dari video yang terbuka.</translation>
    </message>
    <message>
        <source>Choose one of its {count}, which are numbered from 0.</source>
        <translation>Pilih salah satu dari {count} GPU-nya, yang dinomori mulai 0.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>Pilih salah satu dari {names}.</translation>
    </message>
    <message>
        <source>Choose one of {precisions}, or another provider.</source>
        <translation>Pilih salah satu dari {precisions}, atau penyedia lain.</translation>
    </message>
    <message>
        <source>Choose one with --family, or try it on other frames of a video.</source>
        <translation>Pilih satu dengan --family, atau coba pada frame lain dari sebuah video.</translation>
    </message>
    <message>
        <source>Choose one with the input (N, 3, 256, 128) and the output (N, D).</source>
        <translation>Pilih yang punya masukan (N, 3, 256, 128) dan keluaran (N, D).</translation>
    </message>
    <message>
        <source>Choose the .csv file in it.</source>
        <translation>Pilih berkas .csv di dalamnya.</translation>
    </message>
    <message>
        <source>Choose the .onnx file in it.</source>
        <translation>Pilih berkas .onnx di dalamnya.</translation>
    </message>
    <message>
        <source>Choose the .pt file in it.</source>
        <translation>Pilih berkas .pt di dalamnya.</translation>
    </message>
    <message>
        <source>Choose the .pt file that the training wrote.</source>
        <translation>Pilih berkas .pt yang ditulis oleh pelatihan.</translation>
    </message>
    <message>
        <source>Choose the .rally file in it.</source>
        <translation>Pilih berkas .rally di dalamnya.</translation>
    </message>
    <message>
        <source>Choose the folder that contains &apos;labels&apos;, or the folder with the .txt files.</source>
        <translation>Pilih folder yang berisi &apos;labels&apos;, atau folder dengan berkas .txt.</translation>
    </message>
    <message>
        <source>Choose the same ones to continue it, or start a new run with the current ones.</source>
        <translation>Pilih yang sama untuk melanjutkannya, atau mulai proses baru dengan yang sekarang.</translation>
    </message>
    <message>
        <source>Choose the table of strokes.</source>
        <translation>Pilih tabel pukulan.</translation>
    </message>
    <message>
        <source>Choose the video file in it.</source>
        <translation>Pilih berkas video di dalamnya.</translation>
    </message>
    <message>
        <source>Choose the video that was labelled.</source>
        <translation>Pilih video yang dilabeli.</translation>
    </message>
    <message>
        <source>Clips of a turned video cannot be copied without re-encoding.</source>
        <translation>Klip dari video yang dirotasi tidak dapat disalin tanpa enkode ulang.</translation>
    </message>
    <message>
        <source>Close it there, or choose another folder.</source>
        <translation>Tutup di sana, atau pilih folder lain.</translation>
    </message>
    <message>
        <source>Close it there, then open it again.</source>
        <translation>Tutup di sana, lalu buka lagi.</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>Tutup di sana.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Tutup program lain, lalu coba lagi.</translation>
    </message>
    <message>
        <source>Close other programs that use the device, or run on the CPU.</source>
        <translation>Tutup program lain yang memakai perangkat itu, atau jalankan di CPU.</translation>
    </message>
    <message>
        <source>Close other programs, and try again.</source>
        <translation>Tutup program lain, lalu coba lagi.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or batch.</source>
        <translation>Tutup program lain, atau pilih model atau batch yang lebih kecil.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or video.</source>
        <translation>Tutup program lain, atau pilih model atau video yang lebih kecil.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Tutup program lain.</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>Tutup program itu.</translation>
    </message>
    <message>
        <source>Columns not used: {unused}.</source>
        <translation>Kolom yang tidak dipakai: {unused}.</translation>
    </message>
    <message>
        <source>Confidence &apos;{cell}&apos; is not between 0 and 1. It was removed.</source>
        <translation>Keyakinan &apos;{cell}&apos; tidak di antara 0 dan 1. Nilainya dihapus.</translation>
    </message>
    <message>
        <source>Convert it first: rallytrace convert &quot;{path}&quot;</source>
        <translation>Konversikan dulu: rallytrace convert &quot;{path}&quot;</translation>
    </message>
    <message>
        <source>Convert the file to .mp4.</source>
        <translation>Ubah berkas ke .mp4.</translation>
    </message>
    <message>
        <source>Convert the video to .mp4, then check the labels.</source>
        <translation>Ubah video ke .mp4, lalu periksa labelnya.</translation>
    </message>
    <message>
        <source>Copied clips are not encoded: --hardware has no effect.</source>
        <translation>Klip salinan tidak dienkode: --hardware tidak berpengaruh.</translation>
    </message>
    <message>
        <source>Copy &apos;{shown}&apos; into the folder {folder} as well.</source>
        <translation>Salin juga &apos;{shown}&apos; ke folder {folder}.</translation>
    </message>
    <message>
        <source>Copy it again from the original.</source>
        <translation>Salin lagi dari aslinya.</translation>
    </message>
    <message>
        <source>Copy its content to a file and use that file.</source>
        <translation>Salin isinya ke berkas, lalu pakai berkas itu.</translation>
    </message>
    <message>
        <source>Copy or download the checkpoint again.</source>
        <translation>Salin atau unduh lagi checkpoint itu.</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>Salin atau ekspor lagi.</translation>
    </message>
    <message>
        <source>Copy the checkpoint to a folder that can be written to.</source>
        <translation>Salin checkpoint ke folder yang dapat ditulisi.</translation>
    </message>
    <message>
        <source>Copy the file again, or convert it to .mp4.</source>
        <translation>Salin lagi berkasnya, atau ubah ke .mp4.</translation>
    </message>
    <message>
        <source>Copy the file again, or repair an unfinished recording first.</source>
        <translation>Salin lagi berkasnya, atau perbaiki dulu rekaman yang belum selesai.</translation>
    </message>
    <message>
        <source>Correct &apos;bg_mode&apos; in its param_dict.</source>
        <translation>Perbaiki &apos;bg_mode&apos; di param_dict-nya.</translation>
    </message>
    <message>
        <source>Create it, or choose another folder.</source>
        <translation>Buat folder itu, atau pilih folder lain.</translation>
    </message>
    <message>
        <source>Cut the video into parts.</source>
        <translation>Potong video menjadi beberapa bagian.</translation>
    </message>
    <message>
        <source>Do not open it with torch unless you trust its author. {save_again}</source>
        <translation>Jangan buka dengan torch kecuali Anda percaya pembuatnya. {save_again}</translation>
    </message>
    <message>
        <source>Do not use this file. Write it to another disk if possible.</source>
        <translation>Jangan pakai berkas ini. Tulis ke diska lain bila mungkin.</translation>
    </message>
    <message>
        <source>Download the checkpoint itself.</source>
        <translation>Unduh checkpoint itu sendiri.</translation>
    </message>
    <message>
        <source>END must be larger than START, because END is not included.</source>
        <translation>END harus lebih besar dari START, karena END tidak termasuk.</translation>
    </message>
    <message>
        <source>Export as CVAT for video 1.1.</source>
        <translation>Ekspor sebagai CVAT for video 1.1.</translation>
    </message>
    <message>
        <source>Export it again for evaluation, with a dynamic batch or a batch of 1.</source>
        <translation>Ekspor lagi untuk evaluasi, dengan batch dinamis atau batch 1.</translation>
    </message>
    <message>
        <source>Export it again, with segments or markers.</source>
        <translation>Ekspor lagi, dengan segmen atau penanda.</translation>
    </message>
    <message>
        <source>Export it again, with smaller pictures.</source>
        <translation>Ekspor lagi dengan gambar yang lebih kecil.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Ekspor lagi.</translation>
    </message>
    <message>
        <source>Export its labels with that build, or track the video again. The file was not changed.</source>
        <translation>Ekspor labelnya dengan build itu, atau lacak lagi videonya. Berkas tidak diubah.</translation>
    </message>
    <message>
        <source>Export or copy it again.</source>
        <translation>Ekspor atau salin lagi.</translation>
    </message>
    <message>
        <source>Export the labels, then open the video again. Help &gt; Diagnostics opens the log.</source>
        <translation>Ekspor label, lalu buka lagi videonya. Bantuan &gt; Diagnostik membuka log.</translation>
    </message>
    <message>
        <source>Export the model again.</source>
        <translation>Ekspor model lagi.</translation>
    </message>
    <message>
        <source>Export the model with standard ONNX operators only.</source>
        <translation>Ekspor model hanya dengan operator standar ONNX.</translation>
    </message>
    <message>
        <source>Export the rallies as a table or as clips, or join the files with another program and track the result.</source>
        <translation>Ekspor reli sebagai tabel atau klip, atau gabungkan berkas dengan program lain, lalu lacak hasilnya.</translation>
    </message>
    <message>
        <source>Export the task of this video only.</source>
        <translation>Ekspor tugas video ini saja.</translation>
    </message>
    <message>
        <source>FFmpeg reports: {reason}.</source>
        <translation>FFmpeg melaporkan: {reason}.</translation>
    </message>
    <message>
        <source>Find the players&apos; poses first, or choose another range.</source>
        <translation>Cari pose pemain dulu, atau pilih rentang lain.</translation>
    </message>
    <message>
        <source>Find them in the window ({key}), or with &apos;rallytrace poses&apos;.</source>
        <translation>Cari di jendela ({key}), atau dengan &apos;rallytrace poses&apos;.</translation>
    </message>
    <message>
        <source>Find them with Match &gt; Find rallies.</source>
        <translation>Cari dengan Pertandingan &gt; Cari reli.</translation>
    </message>
    <message>
        <source>Following the ball needs a stride of the window length, {length}, in batches of 1.</source>
        <translation>Mengikuti bola memerlukan langkah sepanjang jendela, {length}, dalam batch 1.</translation>
    </message>
    <message>
        <source>Frame {cell} is not a valid frame number.</source>
        <translation>Frame {cell} bukan nomor frame yang valid.</translation>
    </message>
    <message>
        <source>Frame {frame} could not be read.</source>
        <translation>Frame {frame} tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>Frame {frame} does not exist at {rate} frames per second.</source>
        <translation>Frame {frame} tidak ada pada {rate} frame per detik.</translation>
    </message>
    <message>
        <source>Frame {frame} has different values in {lines}.</source>
        <translation>Frame {frame} punya nilai berbeda di {lines}.</translation>
    </message>
    <message>
        <source>Frame {frame} is after the last frame of the video, {last}.</source>
        <translation>Frame {frame} setelah frame terakhir video, {last}.</translation>
    </message>
    <message>
        <source>Frame {frame} is before the first frame.</source>
        <translation>Frame {frame} sebelum frame pertama.</translation>
    </message>
    <message>
        <source>Frame {frame} is not in the video, which has {frames}.</source>
        <translation>Frame {frame} tidak ada di video, yang terdiri dari {frames}.</translation>
    </message>
    <message>
        <source>Frame {frame} of &apos;{path}&apos; cannot be decoded: the file is damaged.</source>
        <translation>Frame {frame} dari &apos;{path}&apos; tidak dapat didekode: berkasnya rusak.</translation>
    </message>
    <message>
        <source>Frame {frame} was out of order and has been sorted.</source>
        <translation>Frame {frame} tidak urut dan sudah diurutkan.</translation>
    </message>
    <message>
        <source>Frame {lost} has no row: predict.py did not write it.</source>
        <translation>Frame {lost} tidak punya baris: predict.py tidak menulisnya.</translation>
    </message>
    <message>
        <source>Frame {written} was changed to {frame}.</source>
        <translation>Frame {written} diubah menjadi {frame}.</translation>
    </message>
    <message>
        <source>Frames are counted from 0.</source>
        <translation>Frame dihitung mulai 0.</translation>
    </message>
    <message numerus="yes">
        <source>Frames {frames} of {count:,} have no row and stay unlabelled.</source>
        <translation>
            <numerusform>Frame {frames} dari {count:,} tidak punya baris dan tetap tanpa label.</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames {frames} repeat the same 16 positions, as InpaintNet does where there is no ball.</source>
        <translation>Frame {frames} mengulang 16 posisi yang sama, seperti InpaintNet di tempat tanpa bola.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Kosongkan ruang diska, lalu coba lagi.</translation>
    </message>
    <message>
        <source>Free some space, and open the video again.</source>
        <translation>Kosongkan ruang diska, lalu buka lagi videonya.</translation>
    </message>
    <message>
        <source>Free some space.</source>
        <translation>Kosongkan ruang diska.</translation>
    </message>
    <message>
        <source>Give a folder, or omit --copy.</source>
        <translation>Berikan folder, atau hilangkan --copy.</translation>
    </message>
    <message>
        <source>Give each segment a row: start, end, name.</source>
        <translation>Beri tiap segmen satu baris: awal, akhir, nama.</translation>
    </message>
    <message>
        <source>Give the video that the project belongs to.</source>
        <translation>Berikan video milik proyek ini.</translation>
    </message>
    <message>
        <source>Give them shorter names, such as 1.mp4, 2.mp4.</source>
        <translation>Beri nama yang lebih pendek, misalnya 1.mp4, 2.mp4.</translation>
    </message>
    <message>
        <source>Help &gt; Diagnostics opens the log.</source>
        <translation>Bantuan &gt; Diagnostik membuka log.</translation>
    </message>
    <message>
        <source>If it is not open anywhere, delete {file}.</source>
        <translation>Jika tidak terbuka di mana pun, hapus {file}.</translation>
    </message>
    <message>
        <source>If the list was made at another frame rate than the video&apos;s, choose that rate.</source>
        <translation>Jika daftar ini dibuat dengan laju frame yang berbeda dari video, pilih laju itu.</translation>
    </message>
    <message>
        <source>Import labels as CSV, and segments as CSV or EDL.</source>
        <translation>Impor label sebagai CSV, dan segmen sebagai CSV atau EDL.</translation>
    </message>
    <message>
        <source>Install RallyTrace again.</source>
        <translation>Pasang ulang RallyTrace.</translation>
    </message>
    <message>
        <source>Install RallyTrace again. &apos;rallytrace doctor&apos; shows what is missing.</source>
        <translation>Pasang ulang RallyTrace. &apos;rallytrace doctor&apos; menunjukkan apa yang kurang.</translation>
    </message>
    <message>
        <source>Install the latest RallyTrace. The file was not changed.</source>
        <translation>Pasang RallyTrace terbaru. Berkas tidak diubah.</translation>
    </message>
    <message>
        <source>It begins before the video and was cut at its start.</source>
        <translation>Dimulai sebelum video dan dipotong di awal video.</translation>
    </message>
    <message>
        <source>It belongs to another object.</source>
        <translation>Ini milik objek lain.</translation>
    </message>
    <message>
        <source>It belongs to frame {frame}, like line {line}.</source>
        <translation>Ini milik frame {frame}, seperti baris {line}.</translation>
    </message>
    <message>
        <source>It can be {names}.</source>
        <translation>Pilihannya {names}.</translation>
    </message>
    <message>
        <source>It ends at {end} and was cut at the end of the video ({end2}).</source>
        <translation>Berakhir di {end} dan dipotong di akhir video ({end2}).</translation>
    </message>
    <message>
        <source>It ends before the start of the video.</source>
        <translation>Berakhir sebelum awal video.</translation>
    </message>
    <message>
        <source>It ends where it starts.</source>
        <translation>Berakhir tepat di awalnya.</translation>
    </message>
    <message>
        <source>It has no start and length.</source>
        <translation>Awal dan durasinya tidak ada.</translation>
    </message>
    <message>
        <source>It has no time.</source>
        <translation>Waktunya tidak ada.</translation>
    </message>
    <message>
        <source>It has no times.</source>
        <translation>Waktunya tidak ada.</translation>
    </message>
    <message>
        <source>It has {count} cells, but there are {width} columns.</source>
        <translation>Ada {count} sel, padahal kolomnya {width}.</translation>
    </message>
    <message>
        <source>It is a comment.</source>
        <translation>Ini komentar.</translation>
    </message>
    <message>
        <source>It is above the column names.</source>
        <translation>Letaknya di atas nama kolom.</translation>
    </message>
    <message>
        <source>It is cut from {clip}, not from {name}.</source>
        <translation>Ini dipotong dari {clip}, bukan dari {name}.</translation>
    </message>
    <message>
        <source>It is read-only here.</source>
        <translation>Di sini hanya-baca.</translation>
    </message>
    <message>
        <source>It is shorter than a frame.</source>
        <translation>Lebih pendek dari satu frame.</translation>
    </message>
    <message>
        <source>It must be from {lowest:g} to {highest:g}.</source>
        <translation>Nilainya harus dari {lowest:g} sampai {highest:g}.</translation>
    </message>
    <message>
        <source>It repeats the header.</source>
        <translation>Ini mengulang kepala tabel.</translation>
    </message>
    <message>
        <source>It repeats the position of an earlier frame.</source>
        <translation>Posisinya mengulang frame sebelumnya.</translation>
    </message>
    <message>
        <source>It should contain a frame number from 0, a visibility of 0 or 1, and X and Y in pixels.</source>
        <translation>Isinya harus nomor frame mulai 0, visibilitas 0 atau 1, serta X dan Y dalam piksel.</translation>
    </message>
    <message>
        <source>It should start with {names}.</source>
        <translation>Berkas ini harus dimulai dengan {names}.</translation>
    </message>
    <message>
        <source>It starts at {start}, after the end of the video ({end}).</source>
        <translation>Dimulai di {start}, setelah akhir video ({end}).</translation>
    </message>
    <message>
        <source>It was killed, possibly because memory ran out.</source>
        <translation>Proses itu dimatikan, mungkin karena memori habis.</translation>
    </message>
    <message>
        <source>Its GPUs, numbered from 0, are {names}.</source>
        <translation>GPU-nya, dinomori mulai 0, adalah {names}.</translation>
    </message>
    <message>
        <source>Its edit list hides frames within the clip.</source>
        <translation>Daftar penyuntingannya menyembunyikan frame di dalam klip.</translation>
    </message>
    <message>
        <source>Its end is before its start.</source>
        <translation>Waktu akhirnya mendahului waktu awalnya.</translation>
    </message>
    <message>
        <source>Its frames do not decode from a keyframe.</source>
        <translation>Frame-nya tidak dapat didekode dari frame kunci.</translation>
    </message>
    <message>
        <source>Its frames have no time stamps.</source>
        <translation>Frame-nya tidak punya cap waktu.</translation>
    </message>
    <message>
        <source>Its keyframes are not marked.</source>
        <translation>Frame kuncinya tidak ditandai.</translation>
    </message>
    <message>
        <source>Its keyframes are not where its index says.</source>
        <translation>Frame kuncinya tidak berada di tempat yang disebut indeksnya.</translation>
    </message>
    <message>
        <source>Its packets and its frames have different times.</source>
        <translation>Waktu paket dan frame-nya berbeda.</translation>
    </message>
    <message>
        <source>Its pixel format is {name}.</source>
        <translation>Format pikselnya {name}.</translation>
    </message>
    <message>
        <source>Its plugin could not be loaded: {reason}</source>
        <translation>Pluginnya tidak dapat dimuat: {reason}</translation>
    </message>
    <message>
        <source>Its plugin {plugin} offers no device on this machine.</source>
        <translation>Pluginnya {plugin} tidak punya perangkat di komputer ini.</translation>
    </message>
    <message>
        <source>Its position was not found.</source>
        <translation>Posisinya tidak ditemukan.</translation>
    </message>
    <message>
        <source>Its start or end is missing.</source>
        <translation>Awal atau akhirnya tidak ada.</translation>
    </message>
    <message>
        <source>Its times cannot be read.</source>
        <translation>Waktunya tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>Its training failed. Use an earlier checkpoint.</source>
        <translation>Pelatihannya gagal. Pakai checkpoint yang lebih awal.</translation>
    </message>
    <message>
        <source>Its training or export failed. Choose another file.</source>
        <translation>Pelatihan atau ekspornya gagal. Pilih berkas lain.</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit no mode.</source>
        <translation>{channels} kanal masukannya tidak cocok dengan mode mana pun.</translation>
    </message>
    <message>
        <source>Its {channels} input channels fit several modes: {names}.</source>
        <translation>{channels} kanal masukannya cocok dengan beberapa mode: {names}.</translation>
    </message>
    <message>
        <source>Load it with torch and save it again with a current version.</source>
        <translation>Muat dengan torch, lalu simpan lagi dengan versi sekarang.</translation>
    </message>
    <message>
        <source>Locators (LOC) in {lines} are not read.</source>
        <translation>Locator (LOC) di {lines} tidak dibaca.</translation>
    </message>
    <message>
        <source>Mark a shorter range.</source>
        <translation>Tandai rentang yang lebih pendek.</translation>
    </message>
    <message>
        <source>Mark the range to track it anyway.</source>
        <translation>Tandai rentangnya untuk tetap melacaknya.</translation>
    </message>
    <message>
        <source>Match numbers start at 1.</source>
        <translation>Nomor pertandingan dimulai dari 1.</translation>
    </message>
    <message>
        <source>Minutes and seconds of a time code must be 59 or less.</source>
        <translation>Menit dan detik kode waktu harus 59 atau kurang.</translation>
    </message>
    <message>
        <source>Move it elsewhere, or choose another folder.</source>
        <translation>Pindahkan ke tempat lain, atau pilih folder lain.</translation>
    </message>
    <message>
        <source>Move it to another folder.</source>
        <translation>Pindahkan ke folder lain.</translation>
    </message>
    <message>
        <source>Move the parts of a recording to one folder, and give them the same suffix.</source>
        <translation>Pindahkan semua bagian rekaman ke satu folder, dan samakan akhirannya.</translation>
    </message>
    <message>
        <source>MoveNet&apos;s output is (N, {sum}, H/4, W/4)</source>
        <translation>keluaran MoveNet adalah (N, {sum}, H/4, W/4)</translation>
    </message>
    <message>
        <source>Name the ball&apos;s class &apos;ball&apos;, or export only that class.</source>
        <translation>Beri nama &apos;ball&apos; untuk kelas bola, atau ekspor hanya kelas itu.</translation>
    </message>
    <message>
        <source>Name the players, or set up the match.</source>
        <translation>Beri nama pemain, atau atur pertandingan.</translation>
    </message>
    <message>
        <source>No ball: the position was removed.</source>
        <translation>Tanpa bola: posisinya dihapus.</translation>
    </message>
    <message>
        <source>No columns for X and Y found, so no row can be read.</source>
        <translation>Kolom X dan Y tidak ditemukan, jadi tidak ada baris yang dapat dibaca.</translation>
    </message>
    <message>
        <source>No events match &apos;{filter}&apos;. {reason}</source>
        <translation>Tidak ada peristiwa yang cocok dengan &apos;{filter}&apos;. {reason}</translation>
    </message>
    <message>
        <source>No family was found for {path}.</source>
        <translation>Keluarga untuk {path} tidak ditemukan.</translation>
    </message>
    <message>
        <source>No file name is given.</source>
        <translation>Nama berkas belum diisi.</translation>
    </message>
    <message>
        <source>No frame has a position to export.</source>
        <translation>Tidak ada frame yang punya posisi untuk diekspor.</translation>
    </message>
    <message>
        <source>No frame has a position, but a CVAT track needs one.</source>
        <translation>Tidak ada frame yang punya posisi, padahal lintasan CVAT memerlukannya.</translation>
    </message>
    <message>
        <source>No frame has a visible ball to export.</source>
        <translation>Tidak ada frame dengan bola terlihat untuk diekspor.</translation>
    </message>
    <message>
        <source>No frame of &apos;{path}&apos; can be decoded.</source>
        <translation>Tidak ada frame &apos;{path}&apos; yang dapat didekode.</translation>
    </message>
    <message>
        <source>No frame of {path} could be read.</source>
        <translation>Tidak ada frame {path} yang dapat dibaca.</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>Tidak ada lapisan yang dipilih.</translation>
    </message>
    <message>
        <source>No log is written, because {folder} cannot be written to ({reason}).</source>
        <translation>Log tidak ditulis, karena {folder} tidak dapat ditulisi ({reason}).</translation>
    </message>
    <message>
        <source>No rallies match &apos;{filter}&apos;. {reason}</source>
        <translation>Tidak ada reli yang cocok dengan &apos;{filter}&apos;. {reason}</translation>
    </message>
    <message>
        <source>No rally can be exported. {reasons}</source>
        <translation>Tidak ada reli yang dapat diekspor. {reasons}</translation>
    </message>
    <message>
        <source>No rally is known to be played by {player}.</source>
        <translation>Tidak ada reli yang diketahui dimainkan oleh {player}.</translation>
    </message>
    <message>
        <source>No row of the file can be used.</source>
        <translation>Tidak ada baris berkas ini yang dapat dipakai.</translation>
    </message>
    <message>
        <source>No row of {path} has a start and an end.</source>
        <translation>Tidak ada baris {path} yang punya awal dan akhir.</translation>
    </message>
    <message>
        <source>No video in the list is tracked.</source>
        <translation>Tidak ada video dalam daftar yang sudah dilacak.</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>Tidak ada video yang terbuka.</translation>
    </message>
    <message>
        <source>None of the {count} frames tested in {name} has a label.</source>
        <translation>Tidak satu pun dari {count} frame yang diuji di {name} punya label.</translation>
    </message>
    <message>
        <source>None of these videos can be exported.</source>
        <translation>Tidak satu pun video ini dapat diekspor.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Memori tidak cukup.</translation>
    </message>
    <message>
        <source>Nothing can be changed until you decide whether to use {name}.</source>
        <translation>Tidak ada yang dapat diubah sampai Anda memutuskan apakah {name} dipakai.</translation>
    </message>
    <message>
        <source>Nothing can be drawn on copied clips.</source>
        <translation>Tidak ada yang dapat digambar pada klip salinan.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Tidak ada yang ditulis.</translation>
    </message>
    <message>
        <source>Nothing was written. Help &gt; Diagnostics opens the log.</source>
        <translation>Tidak ada yang ditulis. Bantuan &gt; Diagnostik membuka log.</translation>
    </message>
    <message>
        <source>ONNX Runtime could not be loaded: {reason}</source>
        <translation>ONNX Runtime tidak dapat dimuat: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran it on {names} instead.</source>
        <translation>ONNX Runtime menjalankannya di {names}.</translation>
    </message>
    <message>
        <source>The model cannot run on {provider}.</source>
        <translation>Model tidak dapat berjalan di {provider}.</translation>
    </message>
    <message>
        <source>This build of ONNX Runtime does not contain it.</source>
        <translation>Build ONNX Runtime ini tidak memuatnya.</translation>
    </message>
    <message>
        <source>This kind of video cannot be copied without loss.</source>
        <translation>Video jenis ini tidak dapat disalin tanpa penurunan mutu.</translation>
    </message>
    <message>
        <source>{name} cannot be cut without re-encoding.</source>
        <translation>{name} tidak dapat dipotong tanpa enkode ulang.</translation>
    </message>
    <message>
        <source>{path} does not contain its background mode.</source>
        <translation>{path} tidak berisi mode latarnya.</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} cannot run the model {model}: {reason}</source>
        <translation>ONNX Runtime {version} tidak dapat menjalankan model {model}: {reason}</translation>
    </message>
    <message>
        <source>ONNX Runtime ran no part of it.</source>
        <translation>ONNX Runtime tidak menjalankan satu bagian pun darinya.</translation>
    </message>
    <message>
        <source>Omit --copy or --hardware.</source>
        <translation>Hilangkan --copy atau --hardware.</translation>
    </message>
    <message>
        <source>Omit --copy to re-encode it.</source>
        <translation>Hilangkan --copy untuk mengenkode ulang.</translation>
    </message>
    <message>
        <source>Omit --copy, or {options}.</source>
        <translation>Hilangkan --copy, atau {options}.</translation>
    </message>
    <message>
        <source>Omit --copy.</source>
        <translation>Hilangkan --copy.</translation>
    </message>
    <message>
        <source>Omit --family, because the file states its family.</source>
        <translation>Hilangkan --family, karena berkas ini menyebut keluarganya.</translation>
    </message>
    <message>
        <source>Omit --keep.</source>
        <translation>Hilangkan --keep.</translation>
    </message>
    <message>
        <source>Omit --project.</source>
        <translation>Hilangkan --project.</translation>
    </message>
    <message>
        <source>Omit --stride.</source>
        <translation>Hilangkan --stride.</translation>
    </message>
    <message>
        <source>Omit that field, or add --events.</source>
        <translation>Hilangkan kolom itu, atau tambahkan --events.</translation>
    </message>
    <message>
        <source>Only TrackNet and InpaintNet can be converted.</source>
        <translation>Hanya TrackNet dan InpaintNet yang dapat dikonversi.</translation>
    </message>
    <message>
        <source>Only a TrackNet can be tried on a video.</source>
        <translation>Hanya TrackNet yang dapat dicoba pada video.</translation>
    </message>
    <message>
        <source>Only networks of TrackNetV3 and WASB can be converted. Their number of channels may differ.</source>
        <translation>Hanya model TrackNetV3 dan WASB yang dapat dikonversi. Jumlah kanalnya boleh berbeda.</translation>
    </message>
    <message>
        <source>Open a video first.</source>
        <translation>Buka video dulu.</translation>
    </message>
    <message>
        <source>Open it from its new location.</source>
        <translation>Buka dari lokasi barunya.</translation>
    </message>
    <message>
        <source>Open its video first, and wait until it has been read.</source>
        <translation>Buka videonya dulu, dan tunggu sampai selesai dibaca.</translation>
    </message>
    <message>
        <source>Open or track it again once the file is complete.</source>
        <translation>Buka atau lacak lagi setelah berkasnya lengkap.</translation>
    </message>
    <message>
        <source>Open the files separately, or convert them with the same settings first.</source>
        <translation>Buka berkasnya terpisah, atau konversikan dulu dengan pengaturan yang sama.</translation>
    </message>
    <message>
        <source>Open the project alone, and choose its video.</source>
        <translation>Buka proyeknya saja, lalu pilih videonya.</translation>
    </message>
    <message>
        <source>Open the video again, or convert it to .mp4.</source>
        <translation>Buka lagi videonya, atau ubah ke .mp4.</translation>
    </message>
    <message>
        <source>Open the video in the window, and confirm there that this is its project.</source>
        <translation>Buka video di jendela, dan pastikan di sana bahwa ini proyeknya.</translation>
    </message>
    <message>
        <source>OpenVINO has no GPU number {number}.</source>
        <translation>OpenVINO tidak punya GPU nomor {number}.</translation>
    </message>
    <message>
        <source>Or choose another provider, such as &apos;cpu&apos;, or &apos;auto&apos;.</source>
        <translation>Atau pilih penyedia lain, misalnya &apos;cpu&apos;, atau &apos;auto&apos;.</translation>
    </message>
    <message>
        <source>Or run on the CPU.</source>
        <translation>Atau jalankan di CPU.</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>Pemain belum dicari.</translation>
    </message>
    <message>
        <source>Put it back, or save the project under another name.</source>
        <translation>Kembalikan berkasnya, atau simpan proyek dengan nama lain.</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>Kembalikan berkasnya.</translation>
    </message>
    <message>
        <source>Put the data file next to the model, and export it again.</source>
        <translation>Letakkan berkas data di samping model, lalu ekspor lagi.</translation>
    </message>
    <message>
        <source>Rallies have no {field} for their names.</source>
        <translation>Reli tidak punya {field} untuk namanya.</translation>
    </message>
    <message>
        <source>Reading or writing failed: {reason}.</source>
        <translation>Gagal membaca atau menulis: {reason}.</translation>
    </message>
    <message>
        <source>Reading {path}</source>
        <translation>Membaca {path}</translation>
    </message>
    <message>
        <source>Redirect it elsewhere.</source>
        <translation>Alihkan ke tempat lain.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Hapus salah satunya.</translation>
    </message>
    <message>
        <source>Rename the files.</source>
        <translation>Ganti nama berkasnya.</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move both files to another folder.</source>
        <translation>Pulihkan dari cadangan, atau pindahkan kedua berkas ke folder lain.</translation>
    </message>
    <message>
        <source>Restore it from a backup, or move it to another folder.</source>
        <translation>Pulihkan dari cadangan, atau pindahkan ke folder lain.</translation>
    </message>
    <message>
        <source>Restore it from a copy, or save the project in another folder.</source>
        <translation>Pulihkan dari salinan, atau simpan proyek di folder lain.</translation>
    </message>
    <message>
        <source>Rows not used: {problems}.</source>
        <translation>Baris yang tidak dipakai: {problems}.</translation>
    </message>
    <message>
        <source>Run &apos;rallytrace doctor&apos; to see what is installed.</source>
        <translation>Jalankan &apos;rallytrace doctor&apos; untuk melihat apa yang terpasang.</translation>
    </message>
    <message>
        <source>Same as line {line}.</source>
        <translation>Sama dengan baris {line}.</translation>
    </message>
    <message>
        <source>Save it again with &apos;bg_mode&apos; in its param_dict.</source>
        <translation>Simpan lagi dengan &apos;bg_mode&apos; di param_dict-nya.</translation>
    </message>
    <message>
        <source>Save it again with the window length as &apos;seq_len&apos; in its param_dict.</source>
        <translation>Simpan lagi dengan panjang jendela sebagai &apos;seq_len&apos; di param_dict-nya.</translation>
    </message>
    <message>
        <source>Save it again with torch.save, as a dict with the network&apos;s state_dict() under &apos;model&apos;.</source>
        <translation>Simpan lagi dengan torch.save, sebagai dict dengan state_dict() model di bawah &apos;model&apos;.</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>Simpan sebagai CSV.</translation>
    </message>
    <message>
        <source>Save it as CSV: in DeepLabCut with analyze_videos_converth5_to_csv, in SLEAP with File &gt; Export Analysis CSV.</source>
        <translation>Simpan sebagai CSV: di DeepLabCut dengan analyze_videos_converth5_to_csv, di SLEAP dengan File &gt; Export Analysis CSV.</translation>
    </message>
    <message>
        <source>Save the project in another folder with File &gt; Save a copy.</source>
        <translation>Simpan proyek di folder lain dengan Berkas &gt; Simpan salinan.</translation>
    </message>
    <message>
        <source>Save the project in another folder.</source>
        <translation>Simpan proyek di folder lain.</translation>
    </message>
    <message>
        <source>Save the project under another name. Until then your changes are saved on this computer.</source>
        <translation>Simpan proyek dengan nama lain. Sampai saat itu perubahan Anda disimpan di komputer ini.</translation>
    </message>
    <message>
        <source>Save the state_dict() of the network under &apos;model&apos;.</source>
        <translation>Simpan state_dict() model di bawah &apos;model&apos;.</translation>
    </message>
    <message>
        <source>Save this project under another name with File &gt; Save a copy.</source>
        <translation>Simpan proyek ini dengan nama lain lewat Berkas &gt; Simpan salinan.</translation>
    </message>
    <message>
        <source>See the log for details.</source>
        <translation>Rinciannya ada di log.</translation>
    </message>
    <message>
        <source>Set it in the window with Match &gt; Set the court.</source>
        <translation>Atur di jendela dengan Pertandingan &gt; Atur lapangan.</translation>
    </message>
    <message>
        <source>Set the court in the window ({key}).</source>
        <translation>Atur lapangan di jendela ({key}).</translation>
    </message>
    <message>
        <source>Set the court with Match &gt; Set the court, and find the players with Match &gt; Find the players&apos; poses.</source>
        <translation>Atur lapangan dengan Pertandingan &gt; Atur lapangan, dan cari pemain dengan Pertandingan &gt; Cari pose pemain.</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s layout is for {sports}.</source>
        <translation>Susunan ShuttleSet hanya untuk {sports}.</translation>
    </message>
    <message>
        <source>Skipped {name}: {problem}</source>
        <translation>{name} dilewati: {problem}</translation>
    </message>
    <message>
        <source>Some of its frames have no time stamps.</source>
        <translation>Sebagian frame-nya tidak punya cap waktu.</translation>
    </message>
    <message>
        <source>Source &apos;{cell}&apos; is unknown. Changed to imported.</source>
        <translation>Sumber &apos;{cell}&apos; tidak dikenal. Diubah menjadi imported.</translation>
    </message>
    <message>
        <source>State it in a copy with: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</source>
        <translation>Tetapkan dalam salinan dengan: rallytrace check &quot;{path}&quot; --size 512x288 --write COPY.onnx.</translation>
    </message>
    <message>
        <source>Strokes need the court and the players&apos; poses.</source>
        <translation>Pukulan memerlukan lapangan dan pose pemain.</translation>
    </message>
    <message>
        <source>The Label Studio file has {count} tasks, for as many videos.</source>
        <translation>Berkas Label Studio punya {count} tugas, untuk video sebanyak itu.</translation>
    </message>
    <message>
        <source>The XML file has &lt;{tag}&gt; where CVAT&apos;s have &lt;annotations&gt;.</source>
        <translation>Berkas XML punya &lt;{tag}&gt; di tempat CVAT punya &lt;annotations&gt;.</translation>
    </message>
    <message>
        <source>The XML file is damaged: {reason}.</source>
        <translation>Berkas XML rusak: {reason}.</translation>
    </message>
    <message>
        <source>The background frames are outside &apos;{path}&apos;, which has {frames} frames.</source>
        <translation>Frame latar di luar &apos;{path}&apos;, yang punya {frames} frame.</translation>
    </message>
    <message>
        <source>The background is {shape}x{shape2} but frame {index} is {size}.</source>
        <translation>Latarnya {shape}x{shape2}, tetapi frame {index} berukuran {size}.</translation>
    </message>
    <message>
        <source>The background start, frame {start}, must be before the background end, frame {stop}.</source>
        <translation>Awal latar, frame {start}, harus sebelum akhir latar, frame {stop}.</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>Pemeriksaan</translation>
    </message>
    <message>
        <source>The checkpoint {path} cannot be read: {reason}.</source>
        <translation>Checkpoint {path} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is damaged: {reason}.</source>
        <translation>Checkpoint {path} rusak: {reason}.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is empty.</source>
        <translation>Checkpoint {path} kosong.</translation>
    </message>
    <message>
        <source>The checkpoint {path} is larger than {limit} MB.</source>
        <translation>Checkpoint {path} lebih besar dari {limit} MB.</translation>
    </message>
    <message>
        <source>The copy differs from the video.</source>
        <translation>Salinannya berbeda dari video.</translation>
    </message>
    <message>
        <source>The disk of {folder} is nearly full.</source>
        <translation>Diska folder {folder} hampir penuh.</translation>
    </message>
    <message>
        <source>The event is incomplete.</source>
        <translation>Peristiwanya tidak lengkap.</translation>
    </message>
    <message>
        <source>The export ended without a result.</source>
        <translation>Ekspor berakhir tanpa hasil.</translation>
    </message>
    <message>
        <source>The export stopped because of an internal error ({kind}: {error}).</source>
        <translation>Ekspor berhenti karena galat internal ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The fields are {names}.</source>
        <translation>Kolomnya adalah {names}.</translation>
    </message>
    <message>
        <source>The file &apos;{path}&apos; does not exist.</source>
        <translation>Berkas &apos;{path}&apos; tidak ada.</translation>
    </message>
    <message>
        <source>The file has {rows:,} rows, but the video has {frames:,} frames. The labels may belong to another version of the video.</source>
        <translation>Berkas punya {rows:,} baris, tetapi video punya {frames:,} frame. Label mungkin milik versi lain video ini.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Berkas kosong.</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>Berkas tidak dipakai, karena proses akan gagal dengan cara yang sama.</translation>
    </message>
    <message>
        <source>The file is not used. Choose another one or export it again.</source>
        <translation>Berkas tidak dipakai. Pilih yang lain atau ekspor lagi.</translation>
    </message>
    <message>
        <source>The folder &apos;{name}&apos; of RallyTrace is missing (searched next to {package}).</source>
        <translation>Folder &apos;{name}&apos; dari RallyTrace tidak ada (dicari di sebelah {package}).</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>Folder {filename} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>Folder {folder} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Folder {folder} tidak ada.</translation>
    </message>
    <message>
        <source>The folder {folder} for compiled models cannot be created: {reason}.</source>
        <translation>Folder {folder} untuk model terkompilasi tidak dapat dibuat: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} for the model cannot be created ({reason}).</source>
        <translation>Folder {folder} untuk model tidak dapat dibuat ({reason}).</translation>
    </message>
    <message>
        <source>The folder {target} contains the files to export.</source>
        <translation>Folder {target} berisi berkas yang akan diekspor.</translation>
    </message>
    <message>
        <source>The folder {target} is not empty and was not changed.</source>
        <translation>Folder {target} tidak kosong dan tidak diubah.</translation>
    </message>
    <message>
        <source>The folder {target} was not changed: it contains {named}, which no export has written.</source>
        <translation>Folder {target} tidak diubah: isinya {named}, yang tidak ditulis oleh ekspor mana pun.</translation>
    </message>
    <message>
        <source>The frame number is missing.</source>
        <translation>Nomor frame tidak ada.</translation>
    </message>
    <message>
        <source>The heatmap of frame {frame} could not be computed because of an internal error.</source>
        <translation>Heatmap frame {frame} tidak dapat dihitung karena galat internal.</translation>
    </message>
    <message>
        <source>The icon font cannot be read.</source>
        <translation>Fon ikon tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>The included model &apos;{name}&apos; is missing.</source>
        <translation>Model bawaan &apos;{name}&apos; tidak ada.</translation>
    </message>
    <message>
        <source>The interrupted run used other models or settings.</source>
        <translation>Proses yang terputus memakai model atau pengaturan lain.</translation>
    </message>
    <message>
        <source>The label file {path} cannot be read: {reason}.</source>
        <translation>Berkas label {path} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The label file {path} does not exist.</source>
        <translation>Berkas label {path} tidak ada.</translation>
    </message>
    <message>
        <source>The label file {path} is empty.</source>
        <translation>Berkas label {path} kosong.</translation>
    </message>
    <message>
        <source>The label of frame {frame} lies at {x:g}, {y:g}, outside the picture of {video}.</source>
        <translation>Label frame {frame} berada di {x:g}, {y:g}, di luar gambar {video}.</translation>
    </message>
    <message>
        <source>The labels have a frame number of {frame:,}, too large for any video.</source>
        <translation>Label punya nomor frame {frame:,}, terlalu besar untuk video mana pun.</translation>
    </message>
    <message>
        <source>The layer &apos;{name}&apos; of the {network} contains values that are not finite.</source>
        <translation>Lapisan &apos;{name}&apos; dari {network} berisi nilai tak hingga atau bukan angka.</translation>
    </message>
    <message>
        <source>The layers are not those of {network}: {reason}.</source>
        <translation>Lapisannya bukan lapisan {network}: {reason}.</translation>
    </message>
    <message>
        <source>The limit of {limit:.3g} GB is reached.</source>
        <translation>Batas {limit:.3g} GB tercapai.</translation>
    </message>
    <message>
        <source>The list of videos is not saved: {reason}.</source>
        <translation>Daftar video tidak disimpan: {reason}.</translation>
    </message>
    <message>
        <source>The list of videos {path} cannot be read: {reason}.</source>
        <translation>Daftar video {path} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The list says DROP FRAME, so its codes are read as drop-frame codes despite their colons.</source>
        <translation>Daftar ini menyebut DROP FRAME, jadi kodenya dibaca sebagai kode drop-frame walau memakai titik dua.</translation>
    </message>
    <message>
        <source>The log has been ended.</source>
        <translation>Log sudah diakhiri.</translation>
    </message>
    <message>
        <source>The log has not been started.</source>
        <translation>Log belum dimulai.</translation>
    </message>
    <message>
        <source>The match number {number} is not valid.</source>
        <translation>Nomor pertandingan {number} tidak valid.</translation>
    </message>
    <message>
        <source>The model file {file} cannot be read: {reason}.</source>
        <translation>Berkas model {file} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The model file {model_path} does not exist.</source>
        <translation>Berkas model {model_path} tidak ada.</translation>
    </message>
    <message>
        <source>The model file {path} is empty.</source>
        <translation>Berkas model {path} kosong.</translation>
    </message>
    <message>
        <source>The model {model} could not be loaded: {reason}</source>
        <translation>Model {model} tidak dapat dimuat: {reason}</translation>
    </message>
    <message>
        <source>The model {model} could not be started on {label}: {reason}</source>
        <translation>Model {model} tidak dapat dijalankan di {label}: {reason}</translation>
    </message>
    <message>
        <source>The model {model} failed on {sizes}: {reason}</source>
        <translation>Model {model} gagal pada {sizes}: {reason}</translation>
    </message>
    <message>
        <source>The model {path} cannot be read: {reason}.</source>
        <translation>Model {path} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The model {path} takes {size:.0f} MB with its data; the limit is {limit} MB.</source>
        <translation>Model {path} beserta datanya sebesar {size:.0f} MB; batasnya {limit} MB.</translation>
    </message>
    <message>
        <source>The names of clips have no field &apos;{name}&apos;.</source>
        <translation>Nama klip tidak punya kolom &apos;{name}&apos;.</translation>
    </message>
    <message>
        <source>The network in {source} cannot be written: it needs more than 2 GB, or more memory than there is.</source>
        <translation>Model di {source} tidak dapat ditulis: memerlukan lebih dari 2 GB, atau memori melebihi yang ada.</translation>
    </message>
    <message>
        <source>The output was not written: {reason}.</source>
        <translation>Keluaran tidak ditulis: {reason}.</translation>
    </message>
    <message>
        <source>The pictures cannot be written to {folder}: {reason}.</source>
        <translation>Gambar tidak dapat ditulis ke {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The players cannot be found without the court.</source>
        <translation>Pemain tidak dapat ditemukan tanpa lapangan.</translation>
    </message>
    <message>
        <source>The precision {precision} cannot be used on {provider}.</source>
        <translation>Presisi {precision} tidak dapat dipakai di {provider}.</translation>
    </message>
    <message>
        <source>The project file {path} does not exist.</source>
        <translation>Berkas proyek {path} tidak ada.</translation>
    </message>
    <message>
        <source>The project is not saved because of an internal error ({kind}: {error}).</source>
        <translation>Proyek tidak disimpan karena galat internal ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The project is not saved: a video may have {limit:,} frames, not {frames:,}.</source>
        <translation>Proyek tidak disimpan: video paling banyak {limit:,} frame, bukan {frames:,}.</translation>
    </message>
    <message>
        <source>The project is not saved: another window or program has created {name}.</source>
        <translation>Proyek tidak disimpan: jendela atau program lain telah membuat {name}.</translation>
    </message>
    <message>
        <source>The project is not saved: neither the video&apos;s folder nor RallyTrace&apos;s own folder is writable.</source>
        <translation>Proyek tidak disimpan: folder video maupun folder RallyTrace sendiri tidak dapat ditulisi.</translation>
    </message>
    <message>
        <source>The project of this video is still being read.</source>
        <translation>Proyek video ini masih dibaca.</translation>
    </message>
    <message>
        <source>The project of {name} was not saved.</source>
        <translation>Proyek {name} tidak disimpan.</translation>
    </message>
    <message>
        <source>The project {path} cannot be read ({reason}).</source>
        <translation>Proyek {path} tidak dapat dibaca ({reason}).</translation>
    </message>
    <message>
        <source>The project {path} cannot be read: {reason}.</source>
        <translation>Proyek {path} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The project {path} is damaged ({reason}). Nothing in it was changed.</source>
        <translation>Proyek {path} rusak ({reason}). Isinya tidak diubah.</translation>
    </message>
    <message>
        <source>The project {path} no longer exists.</source>
        <translation>Proyek {path} sudah tidak ada.</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a fill can have at most {limit:,}.</source>
        <translation>Rentang punya {number:,} frame, padahal isian paling banyak {limit:,}.</translation>
    </message>
    <message>
        <source>The range has {number:,} frames, but a proposal can have at most {limit:,}.</source>
        <translation>Rentang punya {number:,} frame, padahal usulan paling banyak {limit:,}.</translation>
    </message>
    <message>
        <source>The range {given} is empty.</source>
        <translation>Rentang {given} kosong.</translation>
    </message>
    <message>
        <source>The range {given} starts after the last frame of the video, {frames}.</source>
        <translation>Rentang {given} dimulai setelah frame terakhir video, {frames}.</translation>
    </message>
    <message>
        <source>The range {given} starts before frame 0.</source>
        <translation>Rentang {given} dimulai sebelum frame 0.</translation>
    </message>
    <message numerus="yes">
        <source>The recording of {project} has {files} files, of which {names} are missing.</source>
        <translation>
            <numerusform>Rekaman {project} terdiri dari {files} berkas, dan {names} tidak ada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not copied because of an internal error ({kind}: {error}).</source>
        <translation>Sisanya tidak disalin karena galat internal ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The results so far are kept. Help &gt; Diagnostics opens the log.</source>
        <translation>Hasil sejauh ini disimpan. Bantuan &gt; Diagnostik membuka log.</translation>
    </message>
    <message>
        <source>The run stopped because of an internal error ({kind}: {error}).</source>
        <translation>Proses berhenti karena galat internal ({kind}: {error}).</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is ignored: {problem}</source>
        <translation>Pengaturan &apos;{name}&apos; diabaikan: {problem}</translation>
    </message>
    <message>
        <source>The setting &apos;{name}&apos; is unknown and is ignored.</source>
        <translation>Pengaturan &apos;{name}&apos; tidak dikenal dan diabaikan.</translation>
    </message>
    <message>
        <source>The settings are from another version of RallyTrace. Only settings that this version knows are used.</source>
        <translation>Pengaturan ini dari versi lain RallyTrace. Hanya pengaturan yang dikenal versi ini yang dipakai.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {problem}</source>
        <translation>Pengaturan tidak dapat disimpan. {problem}</translation>
    </message>
    <message>
        <source>The settings file is damaged. It was renamed to {path}. Default settings are used.</source>
        <translation>Berkas pengaturan rusak. Namanya diganti menjadi {path}. Pengaturan bawaan dipakai.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}).</source>
        <translation>Pengaturan di {path} tidak dapat dibaca ({reason}).</translation>
    </message>
    <message>
        <source>The settings under &apos;{name}&apos; are not a table and are ignored.</source>
        <translation>Pengaturan di bawah &apos;{name}&apos; bukan tabel dan diabaikan.</translation>
    </message>
    <message>
        <source>The speed {speed:g} is not valid.</source>
        <translation>Kecepatan {speed:g} tidak valid.</translation>
    </message>
    <message>
        <source>The test of {path}</source>
        <translation>Uji {path}</translation>
    </message>
    <message>
        <source>The time is missing.</source>
        <translation>Waktu tidak ada.</translation>
    </message>
    <message>
        <source>The trail must have 0 to 500 frames.</source>
        <translation>Jejak harus 0 sampai 500 frame.</translation>
    </message>
    <message>
        <source>The video codec of &apos;{path}&apos; is not supported.</source>
        <translation>Kodek video &apos;{path}&apos; tidak didukung.</translation>
    </message>
    <message>
        <source>The video file has changed, and its frames cannot be compared. {problem}</source>
        <translation>Berkas video telah berubah, dan frame-nya tidak dapat dibandingkan. {problem}</translation>
    </message>
    <message>
        <source>The video of {project} was not found next to it or at {path}.</source>
        <translation>Video {project} tidak ditemukan di sampingnya maupun di {path}.</translation>
    </message>
    <message>
        <source>The video {path} no longer exists.</source>
        <translation>Video {path} sudah tidak ada.</translation>
    </message>
    <message>
        <source>The visibility is missing.</source>
        <translation>Visibilitas tidak ada.</translation>
    </message>
    <message>
        <source>The windows of a recurrent network follow one another: its stride must be {length}.</source>
        <translation>Jendela model rekuren saling menyambung: langkahnya harus {length}.</translation>
    </message>
    <message>
        <source>The {kind} file contains no ball positions.</source>
        <translation>Berkas {kind} tidak berisi posisi bola.</translation>
    </message>
    <message>
        <source>The {kind} file has no labels.</source>
        <translation>Berkas {kind} tidak punya label.</translation>
    </message>
    <message>
        <source>The {kind} file has several classes ({names}), and it is unclear which of them is the ball.</source>
        <translation>Berkas {kind} punya beberapa kelas ({names}), dan tidak jelas yang mana bola.</translation>
    </message>
    <message>
        <source>The {kind} table has the frame number {row}, not a whole number.</source>
        <translation>Tabel {kind} punya nomor frame {row}, bukan bilangan bulat.</translation>
    </message>
    <message>
        <source>The {model_name} in the checkpoint gives values that are not finite.</source>
        <translation>{model_name} di checkpoint memberi nilai tak hingga atau bukan angka.</translation>
    </message>
    <message>
        <source>There are labels for {labels} frames, but only {decoded} of them can be decoded.</source>
        <translation>Ada label untuk {labels} frame, tetapi hanya {decoded} yang dapat didekode.</translation>
    </message>
    <message>
        <source>There are no events to save.</source>
        <translation>Tidak ada peristiwa untuk disimpan.</translation>
    </message>
    <message>
        <source>There are no gaps to fill yet.</source>
        <translation>Belum ada celah untuk diisi.</translation>
    </message>
    <message>
        <source>There are no labelled frames to export.</source>
        <translation>Tidak ada frame berlabel untuk diekspor.</translation>
    </message>
    <message>
        <source>There are no poses to export.</source>
        <translation>Tidak ada pose untuk diekspor.</translation>
    </message>
    <message>
        <source>There are no rallies for a match page.</source>
        <translation>Tidak ada reli untuk halaman pertandingan.</translation>
    </message>
    <message>
        <source>There are no rallies to cut.</source>
        <translation>Tidak ada reli untuk dipotong.</translation>
    </message>
    <message>
        <source>There are no rallies to export.</source>
        <translation>Tidak ada reli untuk diekspor.</translation>
    </message>
    <message>
        <source>There are no rallies to save.</source>
        <translation>Tidak ada reli untuk disimpan.</translation>
    </message>
    <message>
        <source>There are no reviewed frames to export.</source>
        <translation>Tidak ada frame yang sudah ditinjau untuk diekspor.</translation>
    </message>
    <message>
        <source>There are no rows in the file.</source>
        <translation>Tidak ada baris di berkas ini.</translation>
    </message>
    <message>
        <source>There is no GPU number {number}, only {gpus}.</source>
        <translation>GPU nomor {number} tidak ada, hanya {gpus}.</translation>
    </message>
    <message>
        <source>There is no checkpoint {path}.</source>
        <translation>Checkpoint {path} tidak ada.</translation>
    </message>
    <message>
        <source>There is no court to export.</source>
        <translation>Tidak ada lapangan untuk diekspor.</translation>
    </message>
    <message>
        <source>There is no frame column. Rows are numbered in order.</source>
        <translation>Tidak ada kolom frame. Baris dinomori berurutan.</translation>
    </message>
    <message>
        <source>There is no model file {path}.</source>
        <translation>Berkas model {path} tidak ada.</translation>
    </message>
    <message>
        <source>There is no sound: the package miniaudio is not installed.</source>
        <translation>Tidak ada suara: paket miniaudio tidak terpasang.</translation>
    </message>
    <message>
        <source>There is no sound: the sound device could not be started.</source>
        <translation>Tidak ada suara: perangkat suara tidak dapat dijalankan.</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no usable sound device.</source>
        <translation>Tidak ada suara: komputer ini tidak punya perangkat suara yang dapat dipakai.</translation>
    </message>
    <message>
        <source>There is no video {missing}.</source>
        <translation>Video {missing} tidak ada.</translation>
    </message>
    <message>
        <source>There is not enough memory to load the model {model}.</source>
        <translation>Memori tidak cukup untuk memuat model {model}.</translation>
    </message>
    <message>
        <source>There is nothing to copy yet. The project of this video is still being read.</source>
        <translation>Belum ada yang dapat disalin. Proyek video ini masih dibaca.</translation>
    </message>
    <message>
        <source>There was not enough memory to run the model {model} on {sizes}.</source>
        <translation>Memori tidak cukup untuk menjalankan model {model} pada {sizes}.</translation>
    </message>
    <message>
        <source>They apply until you close RallyTrace.</source>
        <translation>Pengaturan itu berlaku sampai RallyTrace ditutup.</translation>
    </message>
    <message>
        <source>They may be labels of another video. Compared with the tracked path: {fit}.</source>
        <translation>Mungkin ini label video lain. Dibandingkan dengan lintasan yang dilacak: {fit}.</translation>
    </message>
    <message>
        <source>This network has no 8-bit file.</source>
        <translation>Model ini tidak punya berkas 8-bit.</translation>
    </message>
    <message>
        <source>This project is read-only.</source>
        <translation>Proyek ini hanya-baca.</translation>
    </message>
    <message>
        <source>To make changes, save a copy in another folder.</source>
        <translation>Untuk mengubahnya, simpan salinan di folder lain.</translation>
    </message>
    <message>
        <source>Track it first.</source>
        <translation>Lacak dulu.</translation>
    </message>
    <message>
        <source>Track the video first.</source>
        <translation>Lacak videonya dulu.</translation>
    </message>
    <message>
        <source>Track the video, or choose another range.</source>
        <translation>Lacak video, atau pilih rentang lain.</translation>
    </message>
    <message>
        <source>Track the video, or make a rally from a range.</source>
        <translation>Lacak video, atau buat reli dari rentang.</translation>
    </message>
    <message>
        <source>Track the video, or mark a rally and name it.</source>
        <translation>Lacak video, atau tandai reli dan beri nama.</translation>
    </message>
    <message>
        <source>Track the videos first.</source>
        <translation>Lacak videonya dulu.</translation>
    </message>
    <message>
        <source>Track them first.</source>
        <translation>Lacak dulu.</translation>
    </message>
    <message>
        <source>Track these frames, or export without them: create rallies or choose a range.</source>
        <translation>Lacak frame ini, atau ekspor tanpanya: buat reli atau pilih rentang.</translation>
    </message>
    <message>
        <source>Try &apos;{example}&apos;.</source>
        <translation>Coba &apos;{example}&apos;.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Coba lagi sebentar lagi.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Coba lagi.</translation>
    </message>
    <message>
        <source>Try more --windows, choose a video of the labelled rally, or omit --labels.</source>
        <translation>Coba lebih banyak --windows, pilih video reli yang dilabeli, atau hilangkan --labels.</translation>
    </message>
    <message>
        <source>Try {examples}.</source>
        <translation>Coba {examples}.</translation>
    </message>
    <message>
        <source>Type a name, or click Browse.</source>
        <translation>Ketik nama, atau klik Telusuri.</translation>
    </message>
    <message>
        <source>Unknown eval mode &apos;{name}&apos;.</source>
        <translation>Mode evaluasi &apos;{name}&apos; tidak dikenal.</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or export the model again for an older opset.</source>
        <translation>Perbarui ONNX Runtime, atau ekspor lagi model untuk opset yang lebih lama.</translation>
    </message>
    <message>
        <source>Use batches of 1 (--batch 1), or export it again with a dynamic batch size.</source>
        <translation>Pakai batch 1 (--batch 1), atau ekspor lagi dengan ukuran batch dinamis.</translation>
    </message>
    <message>
        <source>Use stride 1.</source>
        <translation>Pakai langkah 1.</translation>
    </message>
    <message>
        <source>Use the .onnx file that the training exported; see models/training/README.md.</source>
        <translation>Pakai berkas .onnx yang diekspor oleh pelatihan; lihat models/training/README.md.</translation>
    </message>
    <message>
        <source>Use the background of the same video.</source>
        <translation>Pakai latar dari video yang sama.</translation>
    </message>
    <message>
        <source>Use the digits 0 to 9.</source>
        <translation>Pakai angka 0 sampai 9.</translation>
    </message>
    <message>
        <source>Use the name of that file.</source>
        <translation>Pakai nama berkas itu.</translation>
    </message>
    <message>
        <source>Use {largest} or fewer.</source>
        <translation>Pakai {largest} atau kurang.</translation>
    </message>
    <message>
        <source>Visibility &apos;{cell}&apos; is not 0 to 3.</source>
        <translation>Visibilitas &apos;{cell}&apos; bukan 0 sampai 3.</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>Terlihat di (0, 0), yang berarti &apos;tanpa bola&apos;.</translation>
    </message>
    <message>
        <source>Visible at (0, 0): changed to no ball.</source>
        <translation>Terlihat di (0, 0): diubah menjadi tanpa bola.</translation>
    </message>
    <message>
        <source>Visible, but without a position.</source>
        <translation>Terlihat, tetapi tanpa posisi.</translation>
    </message>
    <message>
        <source>Visible, but x or y is missing.</source>
        <translation>Terlihat, tetapi x atau y tidak ada.</translation>
    </message>
    <message>
        <source>Without overlap, the stride must be the window length, {length}, not {stride}.</source>
        <translation>Tanpa tumpang tindih, langkah harus sama dengan panjang jendela, {length}, bukan {stride}.</translation>
    </message>
    <message>
        <source>Write it as START:END, END not included, for example 300:600.</source>
        <translation>Tulis sebagai START:END, END tidak termasuk, misalnya 300:600.</translation>
    </message>
    <message>
        <source>Write it like &apos;{score}&apos;.</source>
        <translation>Tulis seperti &apos;{score}&apos;.</translation>
    </message>
    <message>
        <source>Write one or more of {names}, separated by commas, or with a precision: openvino:bfloat16.</source>
        <translation>Tulis satu atau beberapa dari {names}, dipisah koma, atau dengan presisi: openvino:bfloat16.</translation>
    </message>
    <message>
        <source>You can change it in the settings, under Playback.</source>
        <translation>Batas ini dapat diubah di pengaturan, di bagian Pemutaran.</translation>
    </message>
    <message>
        <source>You can still use it as it is.</source>
        <translation>Berkas ini tetap dapat dipakai apa adanya.</translation>
    </message>
    <message>
        <source>You do not have permission to read &apos;{path}&apos;.</source>
        <translation>Anda tidak punya izin untuk membaca &apos;{path}&apos;.</translation>
    </message>
    <message>
        <source>a LosslessCut project</source>
        <translation>proyek LosslessCut</translation>
    </message>
    <message>
        <source>a NumPy array</source>
        <translation>larik NumPy</translation>
    </message>
    <message>
        <source>a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1); this file has {inputs}</source>
        <translation>TrackNet punya satu masukan (N, C, H, W) dan InpaintNet dua, (N, L, 2) dan (N, L, 1); berkas ini punya {inputs}</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>checkpoint</translation>
    </message>
    <message>
        <source>a colour such as &apos;#3060c0&apos;</source>
        <translation>warna seperti &apos;#3060c0&apos;</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>perangkat</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>dokumen</translation>
    </message>
    <message>
        <source>a list of at most {count} paths of files</source>
        <translation>daftar paling banyak {count} jalur berkas</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>a number {range}</source>
        <translation>angka {range}</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>gambar</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>pipe</translation>
    </message>
    <message>
        <source>a pose model&apos;s output has 3 axes</source>
        <translation>keluaran model pose punya 3 sumbu</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>proyek</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>soket</translation>
    </message>
    <message>
        <source>a table of actions and the keys of each</source>
        <translation>tabel tindakan dan tombolnya masing-masing</translation>
    </message>
    <message>
        <source>a table of texts</source>
        <translation>tabel teks</translation>
    </message>
    <message>
        <source>a whole number {range}</source>
        <translation>bilangan bulat {range}</translation>
    </message>
    <message>
        <source>an InpaintNet&apos;s inputs end in 2 (coordinates) and 1 (mask)</source>
        <translation>masukan InpaintNet berakhir dengan 2 (koordinat) dan 1 (mask)</translation>
    </message>
    <message>
        <source>an RTMO has the outputs (N, n, 5) and (N, n, 17, 3)</source>
        <translation>RTMO punya keluaran (N, n, 5) dan (N, n, 17, 3)</translation>
    </message>
    <message>
        <source>an RTMPose has the outputs simcc_x and simcc_y of 3 axes</source>
        <translation>RTMPose punya keluaran simcc_x dan simcc_y dengan 3 sumbu</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>arsip</translation>
    </message>
    <message>
        <source>an edit decision list</source>
        <translation>daftar keputusan edit</translation>
    </message>
    <message>
        <source>an embedding network&apos;s output is float32</source>
        <translation>keluaran model embedding harus float32</translation>
    </message>
    <message>
        <source>another kind of picture</source>
        <translation>gambar jenis lain</translation>
    </message>
    <message>
        <source>another kind of video</source>
        <translation>video jenis lain</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>objek lain</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>sedang dipakai program lain</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>sebelum awal</translation>
    </message>
    <message>
        <source>beyond the end</source>
        <translation>melewati akhir</translation>
    </message>
    <message>
        <source>confidence removed</source>
        <translation>keyakinan dihapus</translation>
    </message>
    <message>
        <source>cut at the edge of the video</source>
        <translation>dipotong di tepi video</translation>
    </message>
    <message>
        <source>end before start</source>
        <translation>akhir sebelum awal</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>kode keluar {code}</translation>
    </message>
    <message>
        <source>frame given twice</source>
        <translation>frame ditulis dua kali</translation>
    </message>
    <message>
        <source>frame {frame}</source>
        <translation>frame {frame}</translation>
    </message>
    <message>
        <source>frame {frame} of {rally}</source>
        <translation>frame {frame} dari {rally}</translation>
    </message>
    <message>
        <source>frames {frames} of {rally}</source>
        <translation>frame {frames} dari {rally}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g}</source>
        <translation>dari {minimum:.12g} sampai {maximum:.12g}</translation>
    </message>
    <message>
        <source>from {minimum:.12g} to {maximum:.12g} {unit}</source>
        <translation>dari {minimum:.12g} sampai {maximum:.12g} {unit}</translation>
    </message>
    <message>
        <source>impossible time code</source>
        <translation>kode waktu mustahil</translation>
    </message>
    <message>
        <source>incomplete position</source>
        <translation>posisi tidak lengkap</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>tidak dapat dibuka</translation>
    </message>
    <message>
        <source>it contains too much data</source>
        <translation>datanya terlalu banyak</translation>
    </message>
    <message>
        <source>it has no output of 4 axes</source>
        <translation>tidak ada keluaran dengan 4 sumbu</translation>
    </message>
    <message>
        <source>it has no output of {axes} axes</source>
        <translation>tidak ada keluaran dengan {axes} sumbu</translation>
    </message>
    <message>
        <source>it has no pictures</source>
        <translation>tidak ada gambarnya</translation>
    </message>
    <message>
        <source>it has the streams {codecs}, the first file {first}</source>
        <translation>alirannya {codecs}, sedangkan berkas pertama {first}</translation>
    </message>
    <message>
        <source>it has {joints} keypoints, but the {count} of COCO are needed</source>
        <translation>titik kuncinya {joints}, padahal diperlukan {count} titik COCO</translation>
    </message>
    <message>
        <source>it has {rate:.2f} frames per second, the first file {first:.2f}</source>
        <translation>lajunya {rate:.2f} frame per detik, sedangkan berkas pertama {first:.2f}</translation>
    </message>
    <message>
        <source>it is a YOLO for the task &apos;{task}&apos;, but a pose model is needed</source>
        <translation>ini YOLO untuk tugas &apos;{task}&apos;, padahal diperlukan model pose</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>berkas rusak ({error})</translation>
    </message>
    <message>
        <source>it needs one input of pictures, (N, 3, H, W)</source>
        <translation>diperlukan satu masukan gambar, (N, 3, H, W)</translation>
    </message>
    <message>
        <source>it takes no pictures</source>
        <translation>tidak menerima gambar</translation>
    </message>
    <message>
        <source>it was recorded with other settings than the first file</source>
        <translation>direkam dengan pengaturan yang berbeda dari berkas pertama</translation>
    </message>
    <message>
        <source>its &apos;{name}&apos; {shape} has more than {limit} million numbers</source>
        <translation>&apos;{name}&apos; {shape} di dalamnya punya lebih dari {limit} juta angka</translation>
    </message>
    <message>
        <source>its batches of {batch} are larger than {max_batch}</source>
        <translation>batch {batch} lebih besar dari {max_batch}</translation>
    </message>
    <message>
        <source>its coordinates, mask and output differ along an axis ({listed})</source>
        <translation>koordinat, mask, dan keluarannya berbeda di satu sumbu ({listed})</translation>
    </message>
    <message>
        <source>its heatmaps&apos; height {found} differs from its input&apos;s {expected}</source>
        <translation>tinggi heatmap-nya {found} berbeda dari tinggi masukannya {expected}</translation>
    </message>
    <message>
        <source>its heatmaps&apos; width {found} differs from its input&apos;s {expected}</source>
        <translation>lebar heatmap-nya {found} berbeda dari lebar masukannya {expected}</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32</source>
        <translation>masukannya &apos;{name}&apos; bukan float32</translation>
    </message>
    <message>
        <source>its input &apos;{name}&apos; is not float32 or float16</source>
        <translation>masukannya &apos;{name}&apos; bukan float32 atau float16</translation>
    </message>
    <message>
        <source>its input {shape} has no fixed number of channels</source>
        <translation>masukannya {shape} tidak punya jumlah kanal tetap</translation>
    </message>
    <message>
        <source>its input {shape} looks channels-last, but (N, channels, H, W) is needed</source>
        <translation>masukannya {shape} tampaknya dengan kanal di akhir, padahal yang diperlukan (N, channels, H, W)</translation>
    </message>
    <message>
        <source>its last rows</source>
        <translation>baris terakhirnya</translation>
    </message>
    <message>
        <source>its metadata calls it &apos;{name}&apos;, but its inputs are those of {words}</source>
        <translation>metadatanya menyebutnya &apos;{name}&apos;, tetapi masukannya milik {words}</translation>
    </message>
    <message>
        <source>its metadata has no valid kpt_shape (keypoints, values of each)</source>
        <translation>metadatanya tidak punya kpt_shape yang valid (titik kunci, nilai tiap titik)</translation>
    </message>
    <message>
        <source>its metadata says any batch, but its input takes exactly {axis}</source>
        <translation>metadatanya menyebut batch apa pun, tetapi masukannya hanya menerima {axis}</translation>
    </message>
    <message>
        <source>its metadata says batches of {size}, but its input takes exactly {axis}</source>
        <translation>metadatanya menyebut batch {size}, tetapi masukannya hanya menerima {axis}</translation>
    </message>
    <message>
        <source>its metadata says bg_mode &apos;{name}&apos;, which is not a supported mode</source>
        <translation>metadatanya menyebut bg_mode &apos;{name}&apos;, yang tidak didukung</translation>
    </message>
    <message>
        <source>its metadata says family &apos;{name}&apos;, which is not a supported family</source>
        <translation>metadatanya menyebut keluarga &apos;{name}&apos;, yang tidak didukung</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps</source>
        <translation>metadatanya menyebut seq_len {seq_len}, tetapi hasilnya {heatmaps} heatmap</translation>
    </message>
    <message>
        <source>its metadata says seq_len {seq_len}, but its inputs take {length} frames</source>
        <translation>metadatanya menyebut seq_len {seq_len}, tetapi masukannya menerima {length} frame</translation>
    </message>
    <message>
        <source>its metadata says {key} &apos;{name}&apos;, which is not a valid whole number</source>
        <translation>metadatanya menyebut {key} &apos;{name}&apos;, yang bukan bilangan bulat valid</translation>
    </message>
    <message>
        <source>its output &apos;{name}&apos; is {kind}, but float32 is needed</source>
        <translation>keluarannya &apos;{name}&apos; adalah {kind}, padahal diperlukan float32</translation>
    </message>
    <message>
        <source>its output &apos;{output}&apos; is {kind}, but float32 is needed</source>
        <translation>keluarannya &apos;{output}&apos; adalah {kind}, padahal diperlukan float32</translation>
    </message>
    <message>
        <source>its output {shape} does not end in 2 coordinates</source>
        <translation>keluarannya {shape} tidak berakhir dengan 2 koordinat</translation>
    </message>
    <message>
        <source>its output {shape} does not fit batches of {batch}</source>
        <translation>keluarannya {shape} tidak cocok dengan batch {batch}</translation>
    </message>
    <message>
        <source>its output {shape} does not have {count} keypoints per person</source>
        <translation>keluarannya {shape} tidak punya {count} titik kunci per orang</translation>
    </message>
    <message>
        <source>its pictures have {size} pixels, those of the first file {first}</source>
        <translation>gambarnya {size} piksel, sedangkan berkas pertama {first}</translation>
    </message>
    <message>
        <source>its pictures of {width}x{height} must have sides of {min_side_px} to {largest_side}</source>
        <translation>gambarnya {width}x{height} harus bersisi {min_side_px} sampai {largest_side}</translation>
    </message>
    <message>
        <source>its rows of {row} numbers are not {values_per_pixel} for each of {side} pixels</source>
        <translation>barisnya yang berisi {row} angka bukan {values_per_pixel} untuk tiap {side} piksel</translation>
    </message>
    <message>
        <source>its vectors of {numbers} numbers are not from 2 to {max_vector_length}</source>
        <translation>vektornya yang berisi {numbers} angka tidak di antara 2 dan {max_vector_length}</translation>
    </message>
    <message>
        <source>its windows of {frames} frames are longer than {max_window_frames}</source>
        <translation>jendelanya yang berisi {frames} frame lebih panjang dari {max_window_frames}</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with any number of frames</source>
        <translation>{channels} kanal masukannya tidak cocok dengan keluarga mana pun untuk jumlah frame berapa pun</translation>
    </message>
    <message>
        <source>its {channels} input channels fit no family with {frames} frames</source>
        <translation>{channels} kanal masukannya tidak cocok dengan keluarga mana pun dengan {frames} frame</translation>
    </message>
    <message>
        <source>line {number:,}</source>
        <translation>baris {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>baris {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>marker {number:,}</source>
        <translation>penanda {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>markers {numbers}</source>
        <translation>
            <numerusform>penanda {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved to the edge</source>
        <translation>digeser ke tepi</translation>
    </message>
    <message>
        <source>neither its metadata (task, kpt_shape, pose_family) nor its outputs belong to a pose model</source>
        <translation>metadata (task, kpt_shape, pose_family) maupun keluarannya bukan milik model pose</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>tanpa frame</translation>
    </message>
    <message>
        <source>no length</source>
        <translation>tanpa durasi</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>tanpa waktu</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>belum ada</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>bukan angka</translation>
    </message>
    <message>
        <source>not a row</source>
        <translation>bukan baris data</translation>
    </message>
    <message>
        <source>of another clip</source>
        <translation>dari klip lain</translation>
    </message>
    <message>
        <source>one frame late</source>
        <translation>terlambat satu frame</translation>
    </message>
    <message>
        <source>one of 1 picture and {axes} axes</source>
        <translation>satu gambar dan {axes} sumbu</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>salah satu dari {values}</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>tidak urut</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>di luar gambar</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>izin ditolak</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>posisi tanpa bola</translation>
    </message>
    <message>
        <source>repeats another frame</source>
        <translation>mengulang frame lain</translation>
    </message>
    <message>
        <source>segment {number:,}</source>
        <translation>segmen {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>segments {numbers}</source>
        <translation>
            <numerusform>segmen {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>something else</source>
        <translation>sesuatu yang lain</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>sumber tak dikenal</translation>
    </message>
    <message>
        <source>tab-separated values</source>
        <translation>nilai dipisah tab</translation>
    </message>
    <message>
        <source>text</source>
        <translation>teks</translation>
    </message>
    <message>
        <source>the duration of the file before it is unknown</source>
        <translation>durasi berkas sebelumnya tidak diketahui</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>jalur berkas</translation>
    </message>
    <message>
        <source>the record of a run</source>
        <translation>catatan proses</translation>
    </message>
    <message>
        <source>the weights of a model</source>
        <translation>bobot model</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>terlalu banyak sel</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true atau false</translation>
    </message>
    <message>
        <source>unknown visibility</source>
        <translation>visibilitas tak dikenal</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>terlihat di (0, 0)</translation>
    </message>
    <message>
        <source>visible without position</source>
        <translation>terlihat tanpa posisi</translation>
    </message>
    <message>
        <source>with batches of {batch} its input {shape} has more than {limit} million numbers</source>
        <translation>dengan batch {batch} masukannya {shape} punya lebih dari {limit} juta angka</translation>
    </message>
    <message>
        <source>{aspect}: read as &apos;{choice}&apos;.</source>
        <translation>{aspect}: dibaca sebagai &apos;{choice}&apos;.</translation>
    </message>
    <message>
        <source>{count} files from {first} on cannot be opened as one video: their names are too long.</source>
        <translation>{count} berkas mulai {first} tidak dapat dibuka sebagai satu video: namanya terlalu panjang.</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} dan {count} lagi</translation>
    </message>
    <message>
        <source>{file} cannot be part of one video with {name}: {reason}.</source>
        <translation>{file} tidak dapat menjadi bagian satu video dengan {name}: {reason}.</translation>
    </message>
    <message>
        <source>{file} is too large for the labels of a frame.</source>
        <translation>{file} terlalu besar untuk label satu frame.</translation>
    </message>
    <message>
        <source>{file}, line {number}: &apos;{line}&apos; is not a YOLO label.</source>
        <translation>{file}, baris {number}: &apos;{line}&apos; bukan label YOLO.</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video.</source>
        <translation>{first} dan {name} tidak dapat dibuka sebagai satu video.</translation>
    </message>
    <message>
        <source>{first} and {name} cannot be opened as one video: their folders or suffixes differ.</source>
        <translation>{first} dan {name} tidak dapat dibuka sebagai satu video: folder atau akhirannya berbeda.</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to.</source>
        <translation>{folder} adalah berkas, bukan folder yang dapat ditulisi.</translation>
    </message>
    <message>
        <source>{folder} is a folder without YOLO labels.</source>
        <translation>{folder} adalah folder tanpa label YOLO.</translation>
    </message>
    <message>
        <source>{label} has no GPU number {number}.</source>
        <translation>{label} tidak punya GPU nomor {number}.</translation>
    </message>
    <message>
        <source>{missing} does not exist.</source>
        <translation>{missing} tidak ada.</translation>
    </message>
    <message>
        <source>{model} is not an ONNX model, or it is damaged.</source>
        <translation>{model} bukan model ONNX, atau rusak.</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape} for {windows} windows.</source>
        <translation>{model} memberi keluaran berbentuk {shape} untuk {windows} jendela.</translation>
    </message>
    <message>
        <source>{model} returned an output of the shape {shape}, which does not fit its family.</source>
        <translation>{model} memberi keluaran berbentuk {shape}, yang tidak cocok dengan keluarganya.</translation>
    </message>
    <message>
        <source>{named} is not the project of {name}, which is {place}.</source>
        <translation>{named} bukan proyek {name}; proyeknya {place}.</translation>
    </message>
    <message>
        <source>{name} &apos;{cell}&apos; is not a number.</source>
        <translation>{name} &apos;{cell}&apos; bukan angka.</translation>
    </message>
    <message>
        <source>{name} cannot be read yet.</source>
        <translation>{name} belum dapat dibaca.</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frames:,}, which is in no clip.</source>
        <translation>{name} punya baris untuk frame {frames:,}, yang tidak ada di klip mana pun.</translation>
    </message>
    <message>
        <source>{name} has a row for frame {frame}, but the video&apos;s last frame is {last}.</source>
        <translation>{name} punya baris untuk frame {frame}, tetapi frame terakhir video adalah {last}.</translation>
    </message>
    <message>
        <source>{name} has no labels for this video.</source>
        <translation>{name} tidak punya label untuk video ini.</translation>
    </message>
    <message>
        <source>{name} is JSON, but not a list of markers as Kdenlive exports it.</source>
        <translation>{name} adalah JSON, tetapi bukan daftar penanda seperti yang diekspor Kdenlive.</translation>
    </message>
    <message>
        <source>{name} is already being exported.</source>
        <translation>{name} sedang diekspor.</translation>
    </message>
    <message>
        <source>{name} is for a video of {size} pixels. The open video has {open_size}.</source>
        <translation>{name} dibuat untuk video berukuran {size} piksel. Video yang terbuka {open_size}.</translation>
    </message>
    <message>
        <source>{name} is not saved: the file was removed or replaced by another program.</source>
        <translation>{name} tidak disimpan: berkasnya dihapus atau diganti oleh program lain.</translation>
    </message>
    <message>
        <source>{name} is not the video of these labels. It has {size} and {n_frames} frames. Their video has {wanted_size} and {wanted_frames} frames.</source>
        <translation>{name} bukan video untuk label ini. Ukurannya {size} dengan {n_frames} frame. Video label ini berukuran {wanted_size} dengan {wanted_frames} frame.</translation>
    </message>
    <message>
        <source>{name} is read-only ({reason}).</source>
        <translation>{name} hanya-baca ({reason}).</translation>
    </message>
    <message>
        <source>{name} is the open project.</source>
        <translation>{name} adalah proyek yang terbuka.</translation>
    </message>
    <message>
        <source>{name} must be {requirement}.</source>
        <translation>{name} harus {requirement}.</translation>
    </message>
    <message>
        <source>{name} was changed or removed by another program while it was open.</source>
        <translation>{name} diubah atau dihapus program lain saat sedang terbuka.</translation>
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
        <translation>{one} atau {other}</translation>
    </message>
    <message>
        <source>{path} already exists and was not changed.</source>
        <translation>{path} sudah ada dan tidak diubah.</translation>
    </message>
    <message>
        <source>{path} belongs to the family &apos;{named}&apos;, not to &apos;{name}&apos;.</source>
        <translation>{path} termasuk keluarga &apos;{named}&apos;, bukan &apos;{name}&apos;.</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: ONNX Runtime&apos;s quantization did not change any of its operations.</source>
        <translation>{path} tidak dapat dikuantisasi: kuantisasi ONNX Runtime tidak mengubah satu pun operasinya.</translation>
    </message>
    <message>
        <source>{path} cannot be quantised: {reason}</source>
        <translation>{path} tidak dapat dikuantisasi: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} tidak dapat dibaca ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read as a picture.</source>
        <translation>{path} tidak dapat dibaca sebagai gambar.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be tried: {summary}</source>
        <translation>{path} tidak dapat dicoba: {summary}</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>{path} tidak dapat dipakai: {reason}.</translation>
    </message>
    <message>
        <source>{path} changed while it was being checked.</source>
        <translation>{path} berubah saat sedang diperiksa.</translation>
    </message>
    <message>
        <source>{path} computes {size:,.1f} billion numbers at once, which needs more memory than there is.</source>
        <translation>{path} menghitung {size:,.1f} miliar angka sekaligus, melebihi memori yang ada.</translation>
    </message>
    <message>
        <source>{path} contains &apos;{reason}&apos;, which network weights do not need. It was not executed.</source>
        <translation>{path} berisi &apos;{reason}&apos;, yang tidak diperlukan bobot model. Isinya tidak dijalankan.</translation>
    </message>
    <message>
        <source>{path} contains a network called {value}.</source>
        <translation>{path} berisi model bernama {value}.</translation>
    </message>
    <message>
        <source>{path} contains something other than numbers in its layers ({value}).</source>
        <translation>{path} berisi hal selain angka di lapisannya ({value}).</translation>
    </message>
    <message>
        <source>{path} contains weights of RallyTrace&apos;s own training, for starting another one. They cannot be run or converted.</source>
        <translation>{path} berisi bobot dari pelatihan RallyTrace sendiri, untuk memulai pelatihan lain. Bobot ini tidak dapat dijalankan atau dikonversi.</translation>
    </message>
    <message>
        <source>{path} contains {kind} data, not text.</source>
        <translation>{path} berisi data {kind}, bukan teks.</translation>
    </message>
    <message>
        <source>{path} does not contain a TrackNet: the layer {layer} is missing.</source>
        <translation>{path} tidak berisi TrackNet: lapisan {layer} tidak ada.</translation>
    </message>
    <message>
        <source>{path} does not contain a network: there is no state_dict under the key &apos;model&apos; or &apos;model_state_dict&apos;.</source>
        <translation>{path} tidak berisi model: tidak ada state_dict di bawah kunci &apos;model&apos; atau &apos;model_state_dict&apos;.</translation>
    </message>
    <message>
        <source>{path} does not say how many frames its windows have.</source>
        <translation>{path} tidak menyebut jumlah frame jendelanya.</translation>
    </message>
    <message>
        <source>{path} found {count:,} persons in a picture. More than {max_candidates:,} cannot be right.</source>
        <translation>{path} menemukan {count:,} orang dalam satu gambar. Lebih dari {max_candidates:,} tidak mungkin benar.</translation>
    </message>
    <message>
        <source>{path} has a line of more than {limit:,} characters, too many for a label file.</source>
        <translation>{path} punya baris lebih dari {limit:,} karakter, terlalu banyak untuk berkas label.</translation>
    </message>
    <message>
        <source>{path} has an invalid seq_len.</source>
        <translation>{path} punya seq_len yang tidak valid.</translation>
    </message>
    <message>
        <source>{path} has functions that call themselves.</source>
        <translation>{path} punya fungsi yang memanggil dirinya sendiri.</translation>
    </message>
    <message>
        <source>{path} has just changed. It is probably still being copied or recorded.</source>
        <translation>{path} baru saja berubah. Mungkin masih disalin atau direkam.</translation>
    </message>
    <message>
        <source>{path} has labels that cannot be read ({kind}: {reason}).</source>
        <translation>{path} punya label yang tidak dapat dibaca ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} lines, too many for a label file.</source>
        <translation>{path} punya lebih dari {limit:,} baris, terlalu banyak untuk berkas label.</translation>
    </message>
    <message>
        <source>{path} has more than {limit:,} operations, including those of its functions.</source>
        <translation>{path} punya lebih dari {limit:,} operasi, termasuk di dalam fungsinya.</translation>
    </message>
    <message>
        <source>{path} has no column {names} (line 1 reads &apos;{value}&apos;).</source>
        <translation>{path} tidak punya kolom {names} (baris 1 berbunyi &apos;{value}&apos;).</translation>
    </message>
    <message>
        <source>{path} has no segments.</source>
        <translation>{path} tidak punya segmen.</translation>
    </message>
    <message>
        <source>{path} has segments that cannot be read: {reason}.</source>
        <translation>{path} punya segmen yang tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>{path} has the background mode {value}, which is not supported.</source>
        <translation>{path} punya mode latar {value}, yang tidak didukung.</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint, which cannot be used directly.</source>
        <translation>{path} adalah checkpoint PyTorch, yang tidak dapat dipakai langsung.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a checkpoint.</source>
        <translation>{path} adalah folder, bukan checkpoint.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file to write to.</source>
        <translation>{path} adalah folder, bukan berkas yang dapat ditulisi.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a label file.</source>
        <translation>{path} adalah folder, bukan berkas label.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <translation>{path} adalah folder, bukan berkas model.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a project file.</source>
        <translation>{path} adalah folder, bukan berkas proyek.</translation>
    </message>
    <message>
        <source>{path} is a link to a file in another folder, {target}.</source>
        <translation>{path} adalah tautan ke berkas di folder lain, {target}.</translation>
    </message>
    <message>
        <source>{path} is a text file, not a checkpoint. It may be a web page that was downloaded instead.</source>
        <translation>{path} adalah berkas teks, bukan checkpoint. Mungkin yang terunduh adalah halaman web.</translation>
    </message>
    <message>
        <source>{path} is a zip archive, but was not written by torch.save.</source>
        <translation>{path} adalah arsip zip, tetapi tidak ditulis oleh torch.save.</translation>
    </message>
    <message>
        <source>{path} is an input, and would be replaced by the output.</source>
        <translation>{path} adalah masukan, dan akan tergantikan oleh keluaran.</translation>
    </message>
    <message>
        <source>{path} is being written by another program.</source>
        <translation>{path} sedang ditulis oleh program lain.</translation>
    </message>
    <message>
        <source>{path} is damaged: it contains text that is not UTF-8.</source>
        <translation>{path} rusak: berisi teks yang bukan UTF-8.</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for a label file.</source>
        <translation>{path} lebih besar dari {limit} MB, terlalu besar untuk berkas label.</translation>
    </message>
    <message>
        <source>{path} is larger than {limit} MB, too large for labels.</source>
        <translation>{path} lebih besar dari {limit} MB, terlalu besar untuk label.</translation>
    </message>
    <message>
        <source>{path} is not RallyTrace&apos;s list of videos, or is damaged.</source>
        <translation>{path} bukan daftar video RallyTrace, atau rusak.</translation>
    </message>
    <message>
        <source>{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.</source>
        <translation>{path} bukan proyek RallyTrace, atau rusak. Isinya tidak diubah.</translation>
    </message>
    <message>
        <source>{path} is not a UTF-8 text file.</source>
        <translation>{path} bukan berkas teks UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not a network for the digits of scoreboards.</source>
        <translation>{path} bukan model untuk angka papan skor.</translation>
    </message>
    <message>
        <source>{path} is not a stroke network: its metadata differs in {names}.</source>
        <translation>{path} bukan model pukulan: metadatanya berbeda di {names}.</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model.</source>
        <translation>{path} bukan model ONNX.</translation>
    </message>
    <message>
        <source>{path} is not an ONNX model: it does not contain a network.</source>
        <translation>{path} bukan model ONNX: tidak berisi jaringan saraf.</translation>
    </message>
    <message>
        <source>{path} is not an embedding network.</source>
        <translation>{path} bukan model embedding.</translation>
    </message>
    <message>
        <source>{path} is not saved: the disk is full.</source>
        <translation>{path} tidak disimpan: diska penuh.</translation>
    </message>
    <message>
        <source>{path} is not saved: {reason}.</source>
        <translation>{path} tidak disimpan: {reason}.</translation>
    </message>
    <message>
        <source>{path} is not {kind}, and was not changed.</source>
        <translation>{path} bukan {kind}, dan tidak diubah.</translation>
    </message>
    <message>
        <source>{path} is {article}, but {words} is needed here.</source>
        <translation>{path} adalah {article}, padahal yang diperlukan di sini {words}.</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file to write to.</source>
        <translation>{path} adalah {kind}, bukan berkas yang dapat ditulisi.</translation>
    </message>
    <message>
        <source>{path} is {kind}, not a file.</source>
        <translation>{path} adalah {kind}, bukan berkas.</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which cannot be read.</source>
        <translation>{path} menyimpan bobotnya di &apos;{shown}&apos;, yang tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>{path} keeps its weights in &apos;{shown}&apos;, which does not exist.</source>
        <translation>{path} menyimpan bobotnya di &apos;{shown}&apos;, yang tidak ada.</translation>
    </message>
    <message>
        <source>{path} keeps weights outside its own folder (&apos;{shown}&apos;), which is not allowed.</source>
        <translation>{path} menyimpan bobot di luar foldernya sendiri (&apos;{shown}&apos;), dan itu tidak diizinkan.</translation>
    </message>
    <message>
        <source>{path} names its family itself.</source>
        <translation>{path} sudah menyebut keluarganya sendiri.</translation>
    </message>
    <message>
        <source>{path} returned an output of the shape {given}, which does not contain persons.</source>
        <translation>{path} memberi keluaran berbentuk {given}, yang tidak berisi orang.</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} in a test instead of {due}.</source>
        <translation>{path} memberi keluaran {given} dalam uji, bukan {due}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {given} instead of {expected_shape}.</source>
        <translation>{path} memberi keluaran {given}, bukan {expected_shape}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape} for a batch of {batch}.</source>
        <translation>{path} memberi keluaran {shape} untuk batch {batch}.</translation>
    </message>
    <message>
        <source>{path} returned an output of {shape}, which does not have {count} keypoints.</source>
        <translation>{path} memberi keluaran {shape}, yang tidak punya {count} titik kunci.</translation>
    </message>
    <message>
        <source>{path} returned different vectors for the same picture in a test (similarity {min:.3f}).</source>
        <translation>{path} memberi vektor berbeda untuk gambar yang sama dalam uji (kemiripan {min:.3f}).</translation>
    </message>
    <message>
        <source>{path} returned outputs of {shape} and {shape2} for a batch of {fixed}.</source>
        <translation>{path} memberi keluaran {shape} dan {shape2} untuk batch {fixed}.</translation>
    </message>
    <message>
        <source>{path} returned something other than numbers.</source>
        <translation>{path} memberi sesuatu yang bukan angka.</translation>
    </message>
    <message>
        <source>{path} returned values that are not finite in a test.</source>
        <translation>{path} memberi nilai tak hingga atau bukan angka dalam uji.</translation>
    </message>
    <message>
        <source>{path} returned vectors of {shape}.</source>
        <translation>{path} memberi vektor {shape}.</translation>
    </message>
    <message>
        <source>{path} returned vectors that are zero or not finite.</source>
        <translation>{path} memberi vektor nol, tak hingga, atau bukan angka.</translation>
    </message>
    <message>
        <source>{path} takes pictures of any size, {shape}, so the size must be chosen.</source>
        <translation>{path} menerima gambar ukuran apa pun, {shape}, jadi ukurannya harus dipilih.</translation>
    </message>
    <message>
        <source>{path} uses operators of an unknown library ({shown}), which is not loaded.</source>
        <translation>{path} memakai operator dari pustaka tak dikenal ({shown}), yang tidak dimuat.</translation>
    </message>
    <message>
        <source>{path} was being written when the program was killed, and is damaged ({reason}). Neither it nor {journal} was changed.</source>
        <translation>{path} sedang ditulis saat program dimatikan, dan rusak ({reason}). Berkas itu maupun {journal} tidak diubah.</translation>
    </message>
    <message>
        <source>{path} was not written by torch.save.</source>
        <translation>{path} tidak ditulis oleh torch.save.</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied, or it is open in another program.</source>
        <translation>{path} tidak ditulis: izin ditolak, atau sedang dibuka di program lain.</translation>
    </message>
    <message>
        <source>{path} was not written: permission denied.</source>
        <translation>{path} tidak ditulis: izin ditolak.</translation>
    </message>
    <message>
        <source>{path} was not written: the disk is full.</source>
        <translation>{path} tidak ditulis: diska penuh.</translation>
    </message>
    <message>
        <source>{path} was not written: {reason}.</source>
        <translation>{path} tidak ditulis: {reason}.</translation>
    </message>
    <message>
        <source>{path} was saved in the format of torch before version 1.6.</source>
        <translation>{path} disimpan dalam format torch sebelum versi 1.6.</translation>
    </message>
    <message>
        <source>{path} was written by a newer RallyTrace (project version {version}; supported: {version2}).</source>
        <translation>{path} ditulis oleh RallyTrace yang lebih baru (versi proyek {version}; yang didukung: {version2}).</translation>
    </message>
    <message>
        <source>{path} was written by an earlier, unpublished build of RallyTrace, and cannot be read by this one.</source>
        <translation>{path} ditulis oleh build RallyTrace lama yang tidak pernah dirilis, dan tidak dapat dibaca oleh yang ini.</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content, first at {place}.</source>
        <translation>{path} sudah ditulis, tetapi isinya berbeda saat dibaca kembali, pertama di {place}.</translation>
    </message>
    <message>
        <source>{path} was written, but reading it back gives different content.</source>
        <translation>{path} sudah ditulis, tetapi isinya berbeda saat dibaca kembali.</translation>
    </message>
    <message>
        <source>{path} would be written as {given}, but &apos;{suffix}&apos; means {named}.</source>
        <translation>{path} akan ditulis sebagai {given}, tetapi &apos;{suffix}&apos; berarti {named}.</translation>
    </message>
    <message>
        <source>{path}, line {line_num}: this is not a row of a label file ({reason}).</source>
        <translation>{path}, baris {line_num}: ini bukan baris berkas label ({reason}).</translation>
    </message>
    <message>
        <source>{path}, line {number}: &apos;{value}&apos; is not a row of a label file.</source>
        <translation>{path}, baris {number}: &apos;{value}&apos; bukan baris berkas label.</translation>
    </message>
    <message>
        <source>{path}, line {number}: frame {frame} already has a row.</source>
        <translation>{path}, baris {number}: frame {frame} sudah punya baris.</translation>
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
        <translation>{position} sedikit di luar gambar dan digeser ke tepinya.</translation>
    </message>
    <message>
        <source>{position} is outside the picture, {size}.</source>
        <translation>{position} di luar gambar, {size}.</translation>
    </message>
    <message>
        <source>{problem} Those settings are ignored.</source>
        <translation>{problem} Pengaturan itu diabaikan.</translation>
    </message>
    <message>
        <source>{program} needs one video file; this recording has {files}.</source>
        <translation>{program} memerlukan satu berkas video; rekaman ini terdiri dari {files}.</translation>
    </message>
    <message>
        <source>{project} is not used: {words}</source>
        <translation>{project} tidak dipakai: {words}</translation>
    </message>
    <message>
        <source>{project} is open in another window (process {process}).</source>
        <translation>{project} terbuka di jendela lain (proses {process}).</translation>
    </message>
    <message>
        <source>{project} is open in another window.</source>
        <translation>{project} terbuka di jendela lain.</translation>
    </message>
    <message>
        <source>{project} is open on the computer {computer}.</source>
        <translation>{project} terbuka di komputer {computer}.</translation>
    </message>
    <message>
        <source>{rally} has {labels} labels, but only {decoded} of its frames can be decoded.</source>
        <translation>{rally} punya {labels} label, tetapi hanya {decoded} frame di dalamnya yang dapat didekode.</translation>
    </message>
    <message>
        <source>{seq_len} frames of the family &apos;{name}&apos; need {wanted} input channels, but it takes {channels}</source>
        <translation>{seq_len} frame keluarga &apos;{name}&apos; memerlukan {wanted} kanal masukan, tetapi model ini menerima {channels}</translation>
    </message>
    <message>
        <source>{source} cannot be copied: {reason}.</source>
        <translation>{source} tidak dapat disalin: {reason}.</translation>
    </message>
    <message>
        <source>{subject} could not be started: {reason}.</source>
        <translation>{subject} tidak dapat dimulai: {reason}.</translation>
    </message>
    <message>
        <source>{subject} crashed ({code}).</source>
        <translation>{subject} berhenti mendadak ({code}).</translation>
    </message>
    <message>
        <source>{subject} crashed ({name}).</source>
        <translation>{subject} berhenti mendadak ({name}).</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds and was stopped.</source>
        <translation>{subject} tidak selesai dalam {seconds:g} detik dan dihentikan.</translation>
    </message>
    <message>
        <source>{subject} did not finish within {seconds:g} seconds.</source>
        <translation>{subject} tidak selesai dalam {seconds:g} detik.</translation>
    </message>
    <message>
        <source>{subject} ended without a result.</source>
        <translation>{subject} berakhir tanpa hasil.</translation>
    </message>
    <message>
        <source>{subject} failed: {reason}.</source>
        <translation>{subject} gagal: {reason}.</translation>
    </message>
    <message>
        <source>{subject} took more than {limit} MB of memory.</source>
        <translation>{subject} memakai memori lebih dari {limit} MB.</translation>
    </message>
    <message>
        <source>{subject} was stopped.</source>
        <translation>{subject} dihentikan.</translation>
    </message>
    <message>
        <source>{target} is a file, but the export needs a folder.</source>
        <translation>{target} adalah berkas, padahal ekspor memerlukan folder.</translation>
    </message>
    <message>
        <source>{target} was not written: there was not enough memory to try it out.</source>
        <translation>{target} tidak ditulis: memori tidak cukup untuk mengujinya.</translation>
    </message>
    <message>
        <source>{val:.0%} for validation and {test:.0%} for testing leave too little for training.</source>
        <translation>{val:.0%} untuk validasi dan {test:.0%} untuk pengujian menyisakan terlalu sedikit untuk pelatihan.</translation>
    </message>
    <message>
        <source>{video} is not tracked yet.</source>
        <translation>{video} belum dilacak.</translation>
    </message>
</context>
<context>
    <name>exports</name>
    <message numerus="yes">
        <source>%n hidden balls are written as not visible, without a position. Add the columns Source and Confidence to keep the position.</source>
        <translation>
            <numerusform>%n bola terhalang ditulis sebagai tidak terlihat, tanpa posisi. Tambahkan kolom Source dan Confidence agar posisinya tersimpan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more exports after this one.</source>
        <translation>
            <numerusform>%n ekspor lagi setelah ini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more videos left out.</source>
        <translation>
            <numerusform>%n video lagi tidak disertakan.</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder with a table of strokes for each game, and the court, in ShuttleSet&apos;s layout. {sports} only.</source>
        <translation>Folder dengan tabel pukulan untuk tiap gim, dan lapangan, dalam susunan ShuttleSet. {sports} saja.</translation>
    </message>
    <message>
        <source>A folder with a text file per frame, also with tracks, and pictures. Hidden balls are left out.</source>
        <translation>Folder dengan berkas teks per frame, bisa juga dengan lintasan dan gambar. Bola terhalang tidak disertakan.</translation>
    </message>
    <message>
        <source>A folder with one video per rally or event that matches a filter, cut to the frame.</source>
        <translation>Folder dengan satu video per reli atau peristiwa yang cocok dengan filter, dipotong tepat per frame.</translation>
    </message>
    <message>
        <source>A new folder for the dataset</source>
        <translation>Folder baru untuk dataset</translation>
    </message>
    <message>
        <source>A text file with a box per frame, in MOTChallenge&apos;s format. Frames without a ball have none.</source>
        <translation>Berkas teks dengan satu kotak per frame, dalam format MOTChallenge. Frame tanpa bola tidak punya kotak.</translation>
    </message>
    <message>
        <source>A video for each rally</source>
        <translation>Satu video untuk tiap reli</translation>
    </message>
    <message>
        <source>A video of {frames}.</source>
        <translation>Video berisi {frames}.</translation>
    </message>
    <message>
        <source>Add the columns Source and Confidence</source>
        <translation>Tambahkan kolom Source dan Confidence</translation>
    </message>
    <message>
        <source>Also write the PNG frames</source>
        <translation>Tulis juga frame PNG</translation>
    </message>
    <message>
        <source>Also writes their PNG frames.</source>
        <translation>Juga menulis frame PNG-nya.</translation>
    </message>
    <message>
        <source>Also writes {pictures} to {folder}.</source>
        <translation>Juga menulis {pictures} ke {folder}.</translation>
    </message>
    <message>
        <source>An edit decision list</source>
        <translation>Daftar keputusan edit</translation>
    </message>
    <message>
        <source>CMX 3600: one event per rally, in order.</source>
        <translation>CMX 3600: satu peristiwa per reli, berurutan.</translation>
    </message>
    <message>
        <source>COCO keypoints</source>
        <translation>Titik kunci COCO</translation>
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
        <translation>Dibatalkan. Tidak ada yang ditulis.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Bab</translation>
    </message>
    <message>
        <source>Chapters (FFmpeg metadata)</source>
        <translation>Bab (metadata FFmpeg)</translation>
    </message>
    <message>
        <source>Chapters (WebVTT)</source>
        <translation>Bab (WebVTT)</translation>
    </message>
    <message>
        <source>Chapters (YouTube)</source>
        <translation>Bab (YouTube)</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Klip</translation>
    </message>
    <message>
        <source>Clips of rallies or events</source>
        <translation>Klip reli atau peristiwa</translation>
    </message>
    <message>
        <source>Computing speeds</source>
        <translation>Menghitung kecepatan</translation>
    </message>
    <message>
        <source>Computing the background of the match</source>
        <translation>Menghitung latar pertandingan</translation>
    </message>
    <message>
        <source>Computing the background of {rally}</source>
        <translation>Menghitung latar {rally}</translation>
    </message>
    <message>
        <source>Computing trajectories</source>
        <translation>Menghitung lintasan 3D</translation>
    </message>
    <message>
        <source>Copying clips</source>
        <translation>Menyalin klip</translation>
    </message>
    <message>
        <source>Corners in pixels, the mapping from metres on the floor to the picture, and the camera.</source>
        <translation>Sudut dalam piksel, pemetaan dari meter di lantai ke gambar, dan kamera.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Lapangan</translation>
    </message>
    <message>
        <source>Court (JSON)</source>
        <translation>Lapangan (JSON)</translation>
    </message>
    <message>
        <source>Cut out</source>
        <translation>Potong</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Tujuan</translation>
    </message>
    <message>
        <source>Differences in appearance between all players of all rallies, for NumPy.</source>
        <translation>Perbedaan penampilan antarpemain di semua reli, untuk NumPy.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Draw the players&apos; skeletons</source>
        <translation>Gambar kerangka pemain</translation>
    </message>
    <message>
        <source>Drawn: {contents}</source>
        <translation>Digambar: {contents}</translation>
    </message>
    <message>
        <source>Edit decision list (EDL)</source>
        <translation>Daftar keputusan edit (EDL)</translation>
    </message>
    <message>
        <source>Edit decision lists</source>
        <translation>Daftar keputusan edit</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>Peristiwa (CSV)</translation>
    </message>
    <message>
        <source>Events are found from the path; {events} set by hand.</source>
        <translation>Peristiwa dicari dari lintasan; {events} ditetapkan manual.</translation>
    </message>
    <message>
        <source>Excel with decimal commas: with a byte order mark and semicolons</source>
        <translation>Excel dengan koma desimal: dengan byte order mark dan titik koma</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ekspor</translation>
    </message>
    <message>
        <source>Export all videos</source>
        <translation>Ekspor semua video</translation>
    </message>
    <message>
        <source>Export formats</source>
        <translation>Format ekspor</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>Ekspor label</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Ekspor ke</translation>
    </message>
    <message>
        <source>Export {share:.0%}</source>
        <translation>Ekspor {share:.0%}</translation>
    </message>
    <message>
        <source>Export: {phase}</source>
        <translation>Ekspor: {phase}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Diekspor</translation>
    </message>
    <message>
        <source>Exported {name}: {contents}.</source>
        <translation>{name} diekspor: {contents}.</translation>
    </message>
    <message>
        <source>Exported, except {frames}</source>
        <translation>Sudah diekspor, kecuali {frames}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Waktu tambahan</translation>
    </message>
    <message>
        <source>FFmpeg metadata</source>
        <translation>Metadata FFmpeg</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Nama berkas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>Mencari peristiwa</translation>
    </message>
    <message>
        <source>Finding events in {name}</source>
        <translation>Mencari peristiwa di {name}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Folder of the dataset</source>
        <translation>Folder dataset</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Untuk</translation>
    </message>
    <message>
        <source>H.264 in the colours of the window, with the sound at normal speed.</source>
        <translation>H.264 dalam warna jendela, dengan suara pada kecepatan normal.</translation>
    </message>
    <message>
        <source>Highlight video (reel)</source>
        <translation>Video cuplikan</translation>
    </message>
    <message>
        <source>In Label Studio, the labelling interface needs {tag}.</source>
        <translation>Di Label Studio, antarmuka pelabelan memerlukan {tag}.</translation>
    </message>
    <message>
        <source>In a folder beside the file. A frame takes about 1 MB</source>
        <translation>Di folder di samping berkas. Satu frame sekitar 1 MB</translation>
    </message>
    <message numerus="yes">
        <source>It refers to %n PNG frames in {folder}, which are not written.</source>
        <translation>
            <numerusform>Merujuk ke %n frame PNG di {folder}, yang tidak ditulis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kdenlive guides</source>
        <translation>Pemandu Kdenlive</translation>
    </message>
    <message>
        <source>Keep the sound</source>
        <translation>Sertakan suara</translation>
    </message>
    <message>
        <source>Label Studio</source>
        <translation>Label Studio</translation>
    </message>
    <message>
        <source>Label Studio tasks</source>
        <translation>Tugas Label Studio</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Labels (TrackNet CSV)</source>
        <translation>Label (TrackNet CSV)</translation>
    </message>
    <message>
        <source>Labels not exported</source>
        <translation>Label belum diekspor</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Left out: {frames}.</source>
        <translation>Tidak disertakan: {frames}.</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>Proyek LosslessCut</translation>
    </message>
    <message>
        <source>LosslessCut projects</source>
        <translation>Proyek LosslessCut</translation>
    </message>
    <message>
        <source>LosslessCut segments (CSV)</source>
        <translation>Segmen LosslessCut (CSV)</translation>
    </message>
    <message>
        <source>MOT ground truth</source>
        <translation>Ground truth MOT</translation>
    </message>
    <message>
        <source>Mark a range first (I and O)</source>
        <translation>Tandai rentang dulu (I dan O)</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>Rentang yang ditandai</translation>
    </message>
    <message>
        <source>Marked range, {first:,} to {last:,}</source>
        <translation>Rentang yang ditandai, {first:,} sampai {last:,}</translation>
    </message>
    <message>
        <source>Match page (HTML)</source>
        <translation>Halaman pertandingan (HTML)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>Menamai pukulan</translation>
    </message>
    <message>
        <source>No court: that part is left out.</source>
        <translation>Lapangan tidak ada: bagian itu dilewati.</translation>
    </message>
    <message>
        <source>No folder name is given. Type a name, or click Browse.</source>
        <translation>Nama folder belum diisi. Ketik nama, atau klik Telusuri.</translation>
    </message>
    <message>
        <source>No path to draw yet.</source>
        <translation>Belum ada lintasan untuk digambar.</translation>
    </message>
    <message>
        <source>No poses of players: that part is left out.</source>
        <translation>Pose pemain tidak ada: bagian itu dilewati.</translation>
    </message>
    <message>
        <source>No score: that part is left out.</source>
        <translation>Skor tidak ada: bagian itu dilewati.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n frames was checked by hand ({sources}).</source>
        <translation>
            <numerusform>Belum satu pun dari %n frame diperiksa manual ({sources}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to review. {unreviewed}</source>
        <translation>Tidak ada lagi yang perlu ditinjau. {unreviewed}</translation>
    </message>
    <message>
        <source>One JSON file with COCO&apos;s category person, 17 keypoints each.</source>
        <translation>Satu berkas JSON dengan kategori person COCO, masing-masing 17 titik kunci.</translation>
    </message>
    <message>
        <source>One JSON file. Visibility is 2 for a visible ball, 1 for a hidden one.</source>
        <translation>Satu berkas JSON. Visibilitas 2 untuk bola terlihat, 1 untuk bola terhalang.</translation>
    </message>
    <message>
        <source>One JSON task with a rectangle around the ball in every frame that has one.</source>
        <translation>Satu tugas JSON dengan kotak di sekeliling bola di setiap frame yang ada bolanya.</translation>
    </message>
    <message>
        <source>One chapter per rally, for FFmpeg to add to the video.</source>
        <translation>Satu bab per reli, untuk ditambahkan FFmpeg ke video.</translation>
    </message>
    <message>
        <source>One chapter per rally, for web players.</source>
        <translation>Satu bab per reli, untuk pemutar web.</translation>
    </message>
    <message>
        <source>One chapter per rally, to paste into the description of the video.</source>
        <translation>Satu bab per reli, untuk ditempel di deskripsi video.</translation>
    </message>
    <message>
        <source>One guide per rally, with its length.</source>
        <translation>Satu pemandu (guide) per reli, beserta durasinya.</translation>
    </message>
    <message>
        <source>One row per frame: number, visibility, x and y in whole pixels.</source>
        <translation>Satu baris per frame: nomor, visibilitas, x dan y dalam piksel bulat.</translation>
    </message>
    <message>
        <source>One row per person: frame, box and 17 keypoints, each with its confidence.</source>
        <translation>Satu baris per orang: frame, kotak, dan 17 titik kunci, masing-masing dengan keyakinannya.</translation>
    </message>
    <message>
        <source>One row per rally: name, start, end, length in seconds, hits and winner.</source>
        <translation>Satu baris per reli: nama, awal, akhir, durasi dalam detik, perkenaan, dan pemenang.</translation>
    </message>
    <message>
        <source>One row per rally: start and end in seconds, name.</source>
        <translation>Satu baris per reli: awal dan akhir dalam detik, nama.</translation>
    </message>
    <message>
        <source>One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres.</source>
        <translation>Satu baris per servis, perkenaan, pantulan, atau jatuh. Dengan pose: siapa yang memukul; dengan lapangan: km/jam dan meter.</translation>
    </message>
    <message>
        <source>One row per stroke: name, probability and positions on the floor. For training.</source>
        <translation>Satu baris per pukulan: nama, probabilitas, dan posisi di lantai. Untuk pelatihan model.</translation>
    </message>
    <message>
        <source>One segment per rally, to be cut without re-encoding.</source>
        <translation>Satu segmen per reli, untuk dipotong tanpa enkode ulang.</translation>
    </message>
    <message>
        <source>One track of points with keyframes.</source>
        <translation>Satu lintasan titik dengan frame kunci.</translation>
    </message>
    <message>
        <source>One video of the rallies or events that match a filter, cut to the frame.</source>
        <translation>Satu video dari reli atau peristiwa yang cocok dengan filter, dipotong tepat per frame.</translation>
    </message>
    <message>
        <source>Only rallies with every frame reviewed</source>
        <translation>Hanya reli yang semua frame-nya sudah ditinjau</translation>
    </message>
    <message>
        <source>Only reviewed frames</source>
        <translation>Hanya frame yang sudah ditinjau</translation>
    </message>
    <message>
        <source>Only reviewed frames are exported. Click to export</source>
        <translation>Hanya frame yang sudah ditinjau diekspor. Klik untuk mengekspor</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Buka folder</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Buka halaman</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Asli</translation>
    </message>
    <message>
        <source>PNG frames</source>
        <translation>Frame PNG</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Halaman</translation>
    </message>
    <message>
        <source>Pattern for file names. Fields: {fields}</source>
        <translation>Pola nama berkas. Kolom: {fields}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Player appearance</source>
        <translation>Penampilan pemain</translation>
    </message>
    <message>
        <source>Player appearance (NPZ)</source>
        <translation>Penampilan pemain (NPZ)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Players (JSON)</source>
        <translation>Pemain (JSON)</translation>
    </message>
    <message>
        <source>Players&apos; poses (COCO)</source>
        <translation>Pose pemain (COCO)</translation>
    </message>
    <message>
        <source>Players&apos; poses (CSV)</source>
        <translation>Pose pemain (CSV)</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Positions are in the picture {turned}, as in the window.</source>
        <translation>Posisi berlaku di gambar {turned}, seperti di jendela.</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Reli</translation>
    </message>
    <message>
        <source>Rallies (CSV)</source>
        <translation>Reli (CSV)</translation>
    </message>
    <message>
        <source>Rallies are found first.</source>
        <translation>Reli dicari dulu.</translation>
    </message>
    <message>
        <source>Rallies are found first. Then the filter is applied.</source>
        <translation>Reli dicari dulu. Kemudian filter diterapkan.</translation>
    </message>
    <message>
        <source>Reading the times of frames</source>
        <translation>Membaca waktu frame</translation>
    </message>
    <message>
        <source>Recognising the players</source>
        <translation>Mengenali pemain</translation>
    </message>
    <message>
        <source>Replace the existing {names}</source>
        <translation>Ganti {names} yang sudah ada</translation>
    </message>
    <message>
        <source>Save the listed events as clips</source>
        <translation>Simpan peristiwa dalam daftar sebagai klip</translation>
    </message>
    <message>
        <source>Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline.</source>
        <translation>Skor, reli, pukulan, posisi, kecepatan, dan pergerakan dalam satu halaman untuk peramban apa pun, juga tanpa internet.</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Detik sesudah</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Detik sebelum</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings matching the filter.</source>
        <translation>Servis, perkenaan, pantulan, dan jatuh yang cocok dengan filter.</translation>
    </message>
    <message>
        <source>Serves, hits, bounces and landings.</source>
        <translation>Servis, perkenaan, pantulan, dan jatuh.</translation>
    </message>
    <message>
        <source>Show frame number and time</source>
        <translation>Tampilkan nomor frame dan waktu</translation>
    </message>
    <message>
        <source>ShuttleSet</source>
        <translation>ShuttleSet</translation>
    </message>
    <message>
        <source>Some changes are not exported yet. Click to export</source>
        <translation>Sebagian perubahan belum diekspor. Klik untuk mengekspor</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Memulai</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Pukulan</translation>
    </message>
    <message>
        <source>Strokes (CSV)</source>
        <translation>Pukulan (CSV)</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>Takarir</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>Takarir (SRT)</translation>
    </message>
    <message>
        <source>Taking pictures of the longest rallies</source>
        <translation>Mengambil gambar dari reli terpanjang</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Pengujian</translation>
    </message>
    <message>
        <source>The PNG frames are not written.</source>
        <translation>Frame PNG tidak ditulis.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>Ekspor</translation>
    </message>
    <message>
        <source>The players of {rallies}.</source>
        <translation>Pemain dari {rallies}.</translation>
    </message>
    <message>
        <source>The score is counted from 0-0 at the first rally.</source>
        <translation>Skor dihitung dari 0-0 pada reli pertama.</translation>
    </message>
    <message>
        <source>The score of each rally as a subtitle, for players and video sites.</source>
        <translation>Skor tiap reli sebagai takarir, untuk pemutar dan situs video.</translation>
    </message>
    <message>
        <source>The score of {unknown:,} of {rallies} is unknown and left out. {reason}</source>
        <translation>Skor {unknown:,} dari {rallies} tidak diketahui dan tidak disertakan. {reason}</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court, a table for each game.</source>
        <translation>Pukulan semua reli yang lapangannya diketahui, satu tabel untuk tiap gim.</translation>
    </message>
    <message>
        <source>The strokes of all rallies with a court; {strokes} named by hand.</source>
        <translation>Pukulan semua reli yang lapangannya diketahui; {strokes} dinamai manual.</translation>
    </message>
    <message>
        <source>Those of {rallies} that match the filter.</source>
        <translation>Dari {rallies}, yang cocok dengan filter.</translation>
    </message>
    <message>
        <source>TrackNetV3 can extract frames and backgrounds from the videos. A PNG frame takes about 1 MB.</source>
        <translation>TrackNetV3 dapat mengambil frame dan latar dari video. Satu frame PNG sekitar 1 MB.</translation>
    </message>
    <message>
        <source>TrackNetV3&apos;s layout: one clip per rally, frames counted from 0.</source>
        <translation>Susunan TrackNetV3: satu klip per reli, frame dihitung mulai 0.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Jejak</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>Jejak depan</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>Jejak belakang</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Pelatihan</translation>
    </message>
    <message>
        <source>Training dataset</source>
        <translation>Dataset latih</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Dipakai untuk</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validasi</translation>
    </message>
    <message>
        <source>Video with the path</source>
        <translation>Video dengan lintasan</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Videos and PNG frames</source>
        <translation>Video dan frame PNG</translation>
    </message>
    <message>
        <source>Videos belong to one match if they are in a folder such as match1, if their names differ only in an ending such as _set2, or if they are named set1, set2 and so on in one folder.</source>
        <translation>Video termasuk satu pertandingan bila berada di folder seperti match1, bila namanya hanya berbeda di akhiran seperti _set2, atau bila bernama set1, set2, dan seterusnya dalam satu folder.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>Who plays at which end in each rally, how sure that is, and how similar the players look.</source>
        <translation>Siapa bermain di sisi mana pada tiap reli, seberapa pasti, dan seberapa mirip para pemain.</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>Seluruh video</translation>
    </message>
    <message>
        <source>Whole video, {frames}</source>
        <translation>Seluruh video, {frames}</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>Yang akan ditulis</translation>
    </message>
    <message>
        <source>With these columns, the position of a hidden ball is exported</source>
        <translation>Dengan kolom ini, posisi bola terhalang ikut diekspor</translation>
    </message>
    <message>
        <source>Without sound, which is kept at normal speed only.</source>
        <translation>Tanpa suara, karena suara hanya ada pada kecepatan normal.</translation>
    </message>
    <message>
        <source>Writing clips</source>
        <translation>Menulis klip</translation>
    </message>
    <message>
        <source>Writing the card</source>
        <translation>Menulis kartu dataset</translation>
    </message>
    <message>
        <source>Writing the court</source>
        <translation>Menulis lapangan</translation>
    </message>
    <message>
        <source>Writing the labels</source>
        <translation>Menulis label</translation>
    </message>
    <message>
        <source>Writing the page</source>
        <translation>Menulis halaman</translation>
    </message>
    <message>
        <source>Writing the pictures</source>
        <translation>Menulis gambar</translation>
    </message>
    <message>
        <source>Writing the poses</source>
        <translation>Menulis pose</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>Menulis video</translation>
    </message>
    <message>
        <source>Writing {rally}</source>
        <translation>Menulis {rally}</translation>
    </message>
    <message>
        <source>YOLO</source>
        <translation>YOLO</translation>
    </message>
    <message>
        <source>`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E).</source>
        <translation>`rallytrace export --format NAME`, dan daftar di dialog ekspor (Ctrl+E).</translation>
    </message>
    <message>
        <source>a track of {keyframes}</source>
        <translation>satu lintasan dengan {keyframes}</translation>
    </message>
    <message>
        <source>after</source>
        <translation>sesudah</translation>
    </message>
    <message>
        <source>all {source}</source>
        <translation>semua {source}</translation>
    </message>
    <message>
        <source>before,</source>
        <translation>sebelum,</translation>
    </message>
    <message>
        <source>file</source>
        <translation>berkas</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>di jendela</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nama</translation>
    </message>
    <message>
        <source>next free number</source>
        <translation>nomor kosong berikutnya</translation>
    </message>
    <message>
        <source>what is written</source>
        <translation>yang ditulis</translation>
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
        <translation>{count:,} {source}</translation>
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
        <translation>{events} di {rallies}</translation>
    </message>
    <message>
        <source>{events}, {duration}.</source>
        <translation>{events}, {duration}.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a new folder.</source>
        <translation>{folder} tidak kosong. Pilih folder baru.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, label, frame PNG, latar, dan README.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos and PNG frames, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, label, video dan frame PNG, latar, dan README.</translation>
    </message>
    <message>
        <source>{folder}: {rallies}, labels, videos, backgrounds and a README.</source>
        <translation>{folder}: {rallies}, label, video, latar, dan README.</translation>
    </message>
    <message>
        <source>{frames} ({after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames} ({after:,} tambahan di belakang: klip salinan mulai dari frame kunci)</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before and {after:,} extra after: copied clips start at a keyframe)</source>
        <translation>{frames} ({before:,} tambahan di depan dan {after:,} di belakang: klip salinan mulai dari frame kunci)</translation>
    </message>
    <message>
        <source>{frames} ({before:,} extra before: copied clips start at a keyframe)</source>
        <translation>{frames} ({before:,} tambahan di depan: klip salinan mulai dari frame kunci)</translation>
    </message>
    <message>
        <source>{frames}: {visible:,} visible, {hidden:,} hidden, {without:,} no ball. Sources: {sources}.</source>
        <translation>{frames}: {visible:,} terlihat, {hidden:,} terhalang, {without:,} tanpa bola. Sumber: {sources}.</translation>
    </message>
    <message>
        <source>{name} is still being exported. Open Export to cancel it.</source>
        <translation>{name} masih diekspor. Buka Ekspor untuk membatalkannya.</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}: {phase}</translation>
    </message>
    <message>
        <source>{number:,} more.</source>
        <translation>{number:,} lagi.</translation>
    </message>
    <message>
        <source>{past} frames behind, {future} ahead</source>
        <translation>{past} frame ke belakang, {future} ke depan</translation>
    </message>
    <message>
        <source>{persons} in {frames}</source>
        <translation>{persons} di {frames}</translation>
    </message>
    <message>
        <source>{persons} in {frames}.</source>
        <translation>{persons} di {frames}.</translation>
    </message>
    <message>
        <source>{rallies}, {won:,} with a winner.</source>
        <translation>{rallies}, {won:,} dengan pemenang.</translation>
    </message>
    <message>
        <source>{rally} has {frames} marked as not in play.</source>
        <translation>{rally} punya {frames} yang ditandai bukan permainan.</translation>
    </message>
    <message>
        <source>{rally} has {frames} not reviewed.</source>
        <translation>{rally} punya {frames} yang belum ditinjau.</translation>
    </message>
    <message>
        <source>{rally} is interrupted by {frames}.</source>
        <translation>{rally} terputus oleh {frames}.</translation>
    </message>
    <message>
        <source>{rally} is not inside the range.</source>
        <translation>{rally} tidak di dalam rentang.</translation>
    </message>
    <message>
        <source>{sources}, none flagged</source>
        <translation>{sources}, tidak ada yang dicurigai</translation>
    </message>
    <message>
        <source>{speed:g} times</source>
        <translation>{speed:g} kali</translation>
    </message>
    <message>
        <source>{unchecked:,} of {frames} not checked by hand ({sources}).</source>
        <translation>{unchecked:,} dari {frames} belum diperiksa manual ({sources}).</translation>
    </message>
    <message>
        <source>{videos} not tracked yet will be left out.</source>
        <translation>{videos} yang belum dilacak tidak akan disertakan.</translation>
    </message>
    <message>
        <source>{videos} of {matches} (train {train}, val {val}, test {test}), {frames}</source>
        <translation>{videos} dari {matches} (train {train}, val {val}, test {test}), {frames}</translation>
    </message>
    <message>
        <source>{videos} of {matches}: training {train}, validation {val}, test {test}. No match is in two splits.</source>
        <translation>{videos} dari {matches}: pelatihan {train}, validasi {val}, pengujian {test}. Tidak ada pertandingan di dua bagian.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n frames are outside the picture.</source>
        <translation>
            <numerusform>%n frame di luar gambar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation>
            <numerusform>%n manual</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winners set.</source>
        <translation>
            <numerusform>%n pemenang ditetapkan.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>&amp;Otomatis</translation>
    </message>
    <message>
        <source>&amp;Auto: {sport}</source>
        <translation>&amp;Otomatis: {sport}</translation>
    </message>
    <message>
        <source>&amp;Forced error</source>
        <translation>&amp;Forced error</translation>
    </message>
    <message>
        <source>&amp;Net</source>
        <translation>&amp;Menyangkut</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <translation>&amp;Out</translation>
    </message>
    <message>
        <source>&amp;Service fault</source>
        <translation>Fault &amp;servis</translation>
    </message>
    <message>
        <source>&amp;Unforced error</source>
        <translation>&amp;Unforced error</translation>
    </message>
    <message>
        <source>&amp;Winner</source>
        <translation>&amp;Winner</translation>
    </message>
    <message>
        <source>&apos;{name} {sign}&apos; needs a value</source>
        <translation>&apos;{name} {sign}&apos; memerlukan nilai</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a player&apos;s name, near, far or let.</source>
        <translation>&apos;{name}&apos; bukan nama pemain, near, far, atau let.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is text, so &apos;{sign}&apos; does not apply</source>
        <translation>&apos;{name}&apos; adalah teks, jadi &apos;{sign}&apos; tidak berlaku</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number</source>
        <translation>&apos;{value}&apos; bukan angka</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(tanpa nama)</translation>
    </message>
    <message>
        <source>0-0, or {score}</source>
        <translation>0-0, atau {score}</translation>
    </message>
    <message>
        <source>0-0, or {score}, or ?</source>
        <translation>0-0, atau {score}, atau ?</translation>
    </message>
    <message>
        <source>A flight curve needs {needed} known points, but there are {known}.</source>
        <translation>Lintasan terbang memerlukan {needed} titik yang diketahui, tetapi hanya ada {known}.</translation>
    </message>
    <message>
        <source>A serve in the middle of a rally.</source>
        <translation>Ada servis di tengah reli.</translation>
    </message>
    <message>
        <source>According to the score, the {server} side serves, but the {end} side hits first.</source>
        <translation>Menurut skor, sisi {server} yang servis, tetapi sisi {end} yang memukul lebih dulu.</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Semua peristiwa</translation>
    </message>
    <message>
        <source>All events ({count:,})</source>
        <translation>Semua ({count:,})</translation>
    </message>
    <message>
        <source>All frames of the range were set by hand.</source>
        <translation>Semua frame di rentang ini sudah diatur manual.</translation>
    </message>
    <message>
        <source>All rallies</source>
        <translation>Semua reli</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>Pemain lain</translation>
    </message>
    <message>
        <source>Another player...</source>
        <translation>Pemain lain…</translation>
    </message>
    <message>
        <source>As &amp;found by the program</source>
        <translation>Menurut &amp;program</translation>
    </message>
    <message>
        <source>Badminton</source>
        <translation>Badminton</translation>
    </message>
    <message>
        <source>Badminton to 15</source>
        <translation>Badminton hingga 15</translation>
    </message>
    <message>
        <source>Badminton, best of 3</source>
        <translation>Badminton, terbaik dari 3</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Ball in the ring? {key} accepts it.</source>
        <translation>Bola di lingkaran? Terima: {key}</translation>
    </message>
    <message>
        <source>Ball where it is marked? {key} accepts it.</source>
        <translation>Bola di penanda? Terima: {key}</translation>
    </message>
    <message>
        <source>Best of five sets, the last tie-break to 10</source>
        <translation>Terbaik dari lima set, tie-break terakhir hingga 10</translation>
    </message>
    <message>
        <source>Best of three games to 15, at most to 21</source>
        <translation>Terbaik dari tiga gim hingga 15, paling banyak 21</translation>
    </message>
    <message>
        <source>Best of three games to 21, at most to 30</source>
        <translation>Terbaik dari tiga gim hingga 21, paling banyak 30</translation>
    </message>
    <message>
        <source>Best of three sets</source>
        <translation>Terbaik dari tiga set</translation>
    </message>
    <message>
        <source>Best of three sets, with advantage</source>
        <translation>Terbaik dari tiga set, dengan advantage</translation>
    </message>
    <message>
        <source>Best of three sets; deciding point, match tie-break to 10</source>
        <translation>Terbaik dari tiga set; deciding point, match tie-break hingga 10</translation>
    </message>
    <message>
        <source>Best of three sets; the point after 40-40 decides</source>
        <translation>Terbaik dari tiga set; poin setelah 40-40 menentukan</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>Pantulan</translation>
    </message>
    <message>
        <source>Break point</source>
        <translation>Break point</translation>
    </message>
    <message>
        <source>Build a filter</source>
        <translation>Susun filter</translation>
    </message>
    <message>
        <source>Build a filter, or use a saved one</source>
        <translation>Susun filter, atau pakai yang tersimpan</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>Tukar sisi</translation>
    </message>
    <message>
        <source>Clear the names you gave to the selected pictures</source>
        <translation>Hapus nama yang Anda berikan pada gambar yang dipilih</translation>
    </message>
    <message>
        <source>Conflict in the score</source>
        <translation>Konflik skor</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Pertentangan</translation>
    </message>
    <message>
        <source>Count from earlier rallies</source>
        <translation>Hitung dari reli sebelumnya</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Lapangan</translation>
    </message>
    <message>
        <source>Court lines</source>
        <translation>Garis lapangan</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurva</translation>
    </message>
    <message>
        <source>Deuce</source>
        <translation>Deuce</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one</source>
        <translation>Seret titik potong garis ke titik potong di lapangan</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. Hold {key} to drag without snapping</source>
        <translation>Seret titik potong garis ke titik potong di lapangan. Tahan {key} untuk menyeret tanpa menempel</translation>
    </message>
    <message>
        <source>Drag a crossing of the lines onto the painted one. {key} accepts the court</source>
        <translation>Seret titik potong garis ke titik potong di lapangan. {key} menerima lapangan</translation>
    </message>
    <message>
        <source>Each line is the path of a hit.</source>
        <translation>Tiap garis adalah lintasan satu perkenaan.</translation>
    </message>
    <message>
        <source>Each part finds something, but no event fits all of them.</source>
        <translation>Tiap bagian menemukan sesuatu, tetapi tidak ada peristiwa yang cocok dengan semuanya.</translation>
    </message>
    <message>
        <source>Each part finds something, but no rally fits all of them.</source>
        <translation>Tiap bagian menemukan sesuatu, tetapi tidak ada reli yang cocok dengan semuanya.</translation>
    </message>
    <message>
        <source>Errors in the score are called conflicts.</source>
        <translation>Kesalahan skor disebut konflik.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Event mode</source>
        <translation>Mode peristiwa</translation>
    </message>
    <message>
        <source>Event mode ({key} ends it)</source>
        <translation>Mode peristiwa (akhiri: {key})</translation>
    </message>
    <message>
        <source>Event set by hand</source>
        <translation>Peristiwa manual</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Events are still being searched for. Try again in a moment.</source>
        <translation>Peristiwa masih dicari. Coba lagi sebentar lagi.</translation>
    </message>
    <message>
        <source>Far from the positions before and after.</source>
        <translation>Jauh dari posisi sebelum dan sesudahnya.</translation>
    </message>
    <message>
        <source>Far player</source>
        <translation>Pemain jauh</translation>
    </message>
    <message>
        <source>Far: {names}</source>
        <translation>Jauh: {names}</translation>
    </message>
    <message>
        <source>Fastest: {speed} km/⁠h.</source>
        <translation>Tercepat: {speed} km/⁠jam.</translation>
    </message>
    <message>
        <source>Filled by InpaintNet</source>
        <translation>Diisi InpaintNet</translation>
    </message>
    <message>
        <source>Filled by a curve</source>
        <translation>Diisi kurva</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>Filter peristiwa</translation>
    </message>
    <message>
        <source>Filter the rallies</source>
        <translation>Filter reli</translation>
    </message>
    <message>
        <source>Filter the rallies and events</source>
        <translation>Filter reli dan peristiwa</translation>
    </message>
    <message>
        <source>Filter: {example}</source>
        <translation>Filter: {example}</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>Cari reli</translation>
    </message>
    <message>
        <source>Find the players</source>
        <translation>Cari pemain</translation>
    </message>
    <message>
        <source>Find the players again</source>
        <translation>Cari pemain lagi</translation>
    </message>
    <message>
        <source>Finding events</source>
        <translation>Mencari peristiwa</translation>
    </message>
    <message>
        <source>First choose how the score is counted: Match in the Rallies panel.</source>
        <translation>Pilih dulu cara menghitung skor: Pertandingan di panel Reli.</translation>
    </message>
    <message>
        <source>First found {share:.0%} of the way down the picture.</source>
        <translation>Pertama ditemukan di {share:.0%} tinggi gambar dari atas.</translation>
    </message>
    <message>
        <source>For example: {examples}</source>
        <translation>Misalnya: {examples}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Lupakan</translation>
    </message>
    <message>
        <source>Found in {share:.0%} of the nearby frames.</source>
        <translation>Ditemukan di {share:.0%} frame di sekitarnya.</translation>
    </message>
    <message>
        <source>Frame {frame} has a {event} without a position. Set the ball there first.</source>
        <translation>Frame {frame} punya {event} tanpa posisi. Pasang bola di sana dulu.</translation>
    </message>
    <message>
        <source>Frame {frame}: {problem}.</source>
        <translation>Frame {frame}: {problem}.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Frames {first} to {last}: {problem}.</source>
        <translation>Frame {first} sampai {last}: {problem}.</translation>
    </message>
    <message>
        <source>From a label file</source>
        <translation>Dari berkas label</translation>
    </message>
    <message>
        <source>Game or set</source>
        <translation>Gim atau set</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>Game point</translation>
    </message>
    <message>
        <source>Golden point</source>
        <translation>Golden point</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Terhalang</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball.</source>
        <translation>Terhalang: diekspor sebagai tanpa bola.</translation>
    </message>
    <message>
        <source>Hidden: exported as no ball. Detection ({peak:.2f}) {distance:.0f} px away.</source>
        <translation>Terhalang: diekspor sebagai tanpa bola. Deteksi ({peak:.2f}) berjarak {distance:.0f} px.</translation>
    </message>
    <message>
        <source>Hit by</source>
        <translation>Pemukul</translation>
    </message>
    <message>
        <source>Hit by {player}.</source>
        <translation>Dipukul {player}.</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Perkenaan</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cara berakhir</translation>
    </message>
    <message>
        <source>How players are recognised from rally to rally</source>
        <translation>Cara pemain dikenali dari reli ke reli</translation>
    </message>
    <message>
        <source>How the score is counted</source>
        <translation>Cara skor dihitung</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet uses only {longest} frames at a time.</source>
        <translation>InpaintNet memakai hanya {longest} frame sekaligus.</translation>
    </message>
    <message>
        <source>It has no winner, so the score after it is unknown.</source>
        <translation>Tidak ada pemenangnya, jadi skor setelahnya tidak diketahui.</translation>
    </message>
    <message>
        <source>Label file</source>
        <translation>Berkas label</translation>
    </message>
    <message>
        <source>Landings</source>
        <translation>Jatuh</translation>
    </message>
    <message>
        <source>Lands in</source>
        <translation>Jatuh masuk</translation>
    </message>
    <message>
        <source>Lands out</source>
        <translation>Jatuh out</translation>
    </message>
    <message>
        <source>Last found {share:.0%} of the way down the picture.</source>
        <translation>Terakhir ditemukan di {share:.0%} tinggi gambar dari atas.</translation>
    </message>
    <message>
        <source>Last hit of the rally</source>
        <translation>Perkenaan terakhir reli</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Selisih poin</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Kidal</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Durasi dalam detik</translation>
    </message>
    <message>
        <source>Let</source>
        <translation>Let</translation>
    </message>
    <message>
        <source>Listed events</source>
        <translation>Peristiwa dalam daftar</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Terpanjang dulu</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>Reli terpanjang</translation>
    </message>
    <message>
        <source>Looking for painted lines…</source>
        <translation>Mencari garis lapangan…</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Yang kalah</translation>
    </message>
    <message>
        <source>Lost {share:.0%} of the way down the picture.</source>
        <translation>Hilang di {share:.0%} tinggi gambar dari atas.</translation>
    </message>
    <message>
        <source>Mark a range with {first} and {last}, and press {key}.</source>
        <translation>Tandai rentang dengan {first} dan {last}, lalu tekan {key}.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Match &gt; Mark as in play</source>
        <translation>Pertandingan &gt; Tandai sebagai permainan</translation>
    </message>
    <message>
        <source>Match point</source>
        <translation>Match point</translation>
    </message>
    <message>
        <source>Metres run by one player</source>
        <translation>Jarak lari satu pemain (m)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Name of one side, a player or a pair</source>
        <translation>Nama satu pihak, pemain atau pasangan</translation>
    </message>
    <message>
        <source>Name of the marked range</source>
        <translation>Nama rentang yang ditandai</translation>
    </message>
    <message>
        <source>Name of the other side</source>
        <translation>Nama pihak lain</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Nama {player}</translation>
    </message>
    <message>
        <source>Name the player in the selected pictures</source>
        <translation>Beri nama pemain di gambar yang dipilih</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>Sisi dekat</translation>
    </message>
    <message>
        <source>Near end at start</source>
        <translation>Sisi dekat di awal</translation>
    </message>
    <message>
        <source>Near player</source>
        <translation>Pemain dekat</translation>
    </message>
    <message>
        <source>Near: {names}</source>
        <translation>Dekat: {names}</translation>
    </message>
    <message>
        <source>Next detection is {distance:.0f} px away.</source>
        <translation>Deteksi berikutnya berjarak {distance:.0f} px.</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Tanpa bola</translation>
    </message>
    <message>
        <source>No ball found, but the evidence is weak.</source>
        <translation>Bola tidak ditemukan, tetapi buktinya lemah.</translation>
    </message>
    <message>
        <source>No ball, but with a position.</source>
        <translation>Tanpa bola, tetapi dengan posisi.</translation>
    </message>
    <message>
        <source>No court found.</source>
        <translation>Lapangan tidak ditemukan.</translation>
    </message>
    <message>
        <source>No court found: press {key} to set it by hand.</source>
        <translation>Lapangan tidak ditemukan. Tekan {key} untuk mengaturnya secara manual.</translation>
    </message>
    <message>
        <source>No court is set here.</source>
        <translation>Lapangan belum diatur di sini.</translation>
    </message>
    <message>
        <source>No court is set here: the camera moves.</source>
        <translation>Lapangan tidak diatur di sini: kamera bergerak.</translation>
    </message>
    <message>
        <source>No court is set in this video.</source>
        <translation>Lapangan belum diatur di video ini.</translation>
    </message>
    <message>
        <source>No distances are known. They need the court and the players&apos; poses.</source>
        <translation>Jarak tidak diketahui. Perlu lapangan dan pose pemain.</translation>
    </message>
    <message>
        <source>No event matches.</source>
        <translation>Tidak ada peristiwa yang cocok.</translation>
    </message>
    <message>
        <source>No events are known yet.</source>
        <translation>Belum ada peristiwa yang diketahui.</translation>
    </message>
    <message>
        <source>No events were found.</source>
        <translation>Tidak ada peristiwa yang ditemukan.</translation>
    </message>
    <message>
        <source>No events yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, serves, hits, bounces and landings are listed here.</source>
        <translation>Belum ada peristiwa.&lt;br&gt;&lt;br&gt;Setelah video dilacak, servis, perkenaan, pantulan, dan jatuh tercantum di sini.</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to correct who made it.</source>
        <translation>Tidak ada perkenaan di frame ini. Buka frame perkenaan untuk membetulkan pemukulnya.</translation>
    </message>
    <message>
        <source>No hit at this frame. Go to a hit to name its stroke.</source>
        <translation>Tidak ada perkenaan di frame ini. Buka frame perkenaan untuk menamai pukulannya.</translation>
    </message>
    <message>
        <source>No hits are known yet.</source>
        <translation>Belum ada perkenaan yang diketahui.</translation>
    </message>
    <message>
        <source>No new rallies found so far.</source>
        <translation>Belum ada reli baru yang ditemukan.</translation>
    </message>
    <message>
        <source>No new rallies found.</source>
        <translation>Tidak ada reli baru yang ditemukan.</translation>
    </message>
    <message>
        <source>No players found on the court.</source>
        <translation>Tidak ada pemain yang ditemukan di lapangan.</translation>
    </message>
    <message>
        <source>No rallies found so far.</source>
        <translation>Belum ada reli yang ditemukan.</translation>
    </message>
    <message>
        <source>No rallies found.</source>
        <translation>Tidak ada reli yang ditemukan.</translation>
    </message>
    <message>
        <source>No rallies yet.</source>
        <translation>Belum ada reli.</translation>
    </message>
    <message>
        <source>No rally at this frame. {key} goes to the next one.</source>
        <translation>Tidak ada reli di frame ini. Tekan {key} untuk ke reli berikutnya.</translation>
    </message>
    <message>
        <source>No rally has a counted winner yet.</source>
        <translation>Belum ada reli dengan pemenang yang dihitung.</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>Belum ada reli yang punya pemenang.</translation>
    </message>
    <message>
        <source>No rally matches.</source>
        <translation>Tidak ada reli yang cocok.</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Tanpa skor</translation>
    </message>
    <message>
        <source>No score is known, so the server is not known either.</source>
        <translation>Skor tidak diketahui, jadi pelaku servis juga tidak diketahui.</translation>
    </message>
    <message>
        <source>No score is known.</source>
        <translation>Skor tidak diketahui.</translation>
    </message>
    <message>
        <source>No score yet. Choose how it is counted: Match in the Rallies panel.</source>
        <translation>Skor belum ada. Pilih cara menghitungnya: Pertandingan di panel Reli.</translation>
    </message>
    <message>
        <source>No shots yet. Find the rally&apos;s hits and landing first.</source>
        <translation>Belum ada pukulan. Cari dulu perkenaan dan titik jatuh reli ini.</translation>
    </message>
    <message>
        <source>No speeds are known. They need the court.</source>
        <translation>Kecepatan tidak diketahui. Perlu lapangan.</translation>
    </message>
    <message>
        <source>No strokes found yet.</source>
        <translation>Belum ada pukulan yang ditemukan.</translation>
    </message>
    <message>
        <source>No strokes have names yet. They need the court and the players&apos; poses.</source>
        <translation>Belum ada pukulan yang dinamai. Perlu lapangan dan pose pemain.</translation>
    </message>
    <message>
        <source>No such events.</source>
        <translation>Tidak ada peristiwa seperti itu.</translation>
    </message>
    <message>
        <source>No such numbers are known.</source>
        <translation>Angka itu tidak diketahui.</translation>
    </message>
    <message>
        <source>No uncertain strokes are left.</source>
        <translation>Tidak ada lagi pukulan yang kurang pasti.</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>Tidak ada video yang terbuka.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Tanpa pemenang</translation>
    </message>
    <message>
        <source>No winner is proposed: neither the scoreboard nor a last shot shows one for certain.</source>
        <translation>Tidak ada pemenang yang diusulkan: papan skor maupun bola terakhir tidak menunjukkannya dengan pasti.</translation>
    </message>
    <message>
        <source>No winner is proposed: no scoreboard has been read, and no last shot shows one for certain.</source>
        <translation>Tidak ada pemenang yang diusulkan: papan skor tidak terbaca, dan dari bola terakhir pun tidak ada yang pasti.</translation>
    </message>
    <message>
        <source>No zones are known. They need the court.</source>
        <translation>Zona tidak diketahui. Perlu lapangan.</translation>
    </message>
    <message>
        <source>No {name} is known.</source>
        <translation>Tidak ada {name} yang diketahui.</translation>
    </message>
    <message>
        <source>Not counted.</source>
        <translation>Tidak dihitung.</translation>
    </message>
    <message>
        <source>Nothing contains &apos;{word}&apos;.</source>
        <translation>Tidak ada yang memuat &apos;{word}&apos;.</translation>
    </message>
    <message>
        <source>Nothing here is &apos;{name}&apos;.</source>
        <translation>Tidak ada yang &apos;{name}&apos; di sini.</translation>
    </message>
    <message>
        <source>Nothing is tagged yet.</source>
        <translation>Belum ada tag.</translation>
    </message>
    <message>
        <source>Nothing to play: the list is empty.</source>
        <translation>Tidak ada yang dapat diputar: daftar kosong.</translation>
    </message>
    <message>
        <source>Number of the hit in the rally</source>
        <translation>Urutan perkenaan dalam reli</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Only events of this kind</source>
        <translation>Hanya peristiwa jenis ini</translation>
    </message>
    <message>
        <source>Only {rallies}.</source>
        <translation>Hanya {rallies}.</translation>
    </message>
    <message>
        <source>Padel</source>
        <translation>Padel</translation>
    </message>
    <message>
        <source>Padel, best of 3</source>
        <translation>Padel, terbaik dari 3</translation>
    </message>
    <message>
        <source>Padel, golden point</source>
        <translation>Padel, golden point</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Lintasan</translation>
    </message>
    <message>
        <source>Pictures of {player}</source>
        <translation>Gambar {player}</translation>
    </message>
    <message>
        <source>Play the listed events one after another</source>
        <translation>Putar peristiwa dalam daftar satu per satu</translation>
    </message>
    <message>
        <source>Play the listed rallies one after another</source>
        <translation>Putar reli dalam daftar satu per satu</translation>
    </message>
    <message>
        <source>Player at the near end</source>
        <translation>Pemain di sisi dekat</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Pemain {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Players have not been searched for yet.</source>
        <translation>Pemain belum dicari.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Titik</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Poin pemain yang unggul</translation>
    </message>
    <message>
        <source>Predicted by TrackNet</source>
        <translation>Prediksi TrackNet</translation>
    </message>
    <message>
        <source>Press {key} for event mode to set them by hand.</source>
        <translation>Tekan {key} untuk mode peristiwa dan tetapkan secara manual.</translation>
    </message>
    <message>
        <source>Press {key} to set it.</source>
        <translation>Tekan {key} untuk mengaturnya.</translation>
    </message>
    <message>
        <source>Press {key} to show its lines.</source>
        <translation>Tekan {key} untuk menampilkan garisnya.</translation>
    </message>
    <message>
        <source>Proposed: won by {winner} ({reason})</source>
        <translation>Usulan: dimenangi {winner} ({reason})</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Reli</translation>
    </message>
    <message>
        <source>Rallies from here on are counted from this score. Type {sign} if it is unknown.</source>
        <translation>Reli mulai dari sini dihitung dari skor ini. Ketik {sign} bila tidak diketahui.</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Reli</translation>
    </message>
    <message>
        <source>Rally number</source>
        <translation>Nomor reli</translation>
    </message>
    <message>
        <source>Rally {number}</source>
        <translation>Reli {number}</translation>
    </message>
    <message>
        <source>Recognised by colours and {network}</source>
        <translation>Dikenali dari warna dan {network}</translation>
    </message>
    <message>
        <source>Recognised by colours; {network} does not help here</source>
        <translation>Dikenali dari warna; {network} tidak membantu di sini</translation>
    </message>
    <message>
        <source>Recognised by the colours of their clothes</source>
        <translation>Dikenali dari warna pakaian</translation>
    </message>
    <message>
        <source>Recognising the players…</source>
        <translation>Mengenali pemain…</translation>
    </message>
    <message>
        <source>Recovery time in seconds</source>
        <translation>Waktu pemulihan dalam detik</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Remove the selected events (Delete)</source>
        <translation>Hapus peristiwa yang dipilih (Delete)</translation>
    </message>
    <message>
        <source>Remove the selected rally (Delete). Ball positions are kept</source>
        <translation>Hapus reli yang dipilih (Delete). Posisi bola tetap ada</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Ganti nama</translation>
    </message>
    <message>
        <source>Rename the selected rally (F2)</source>
        <translation>Ganti nama reli yang dipilih (F2)</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Simpan filter</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>Simpan filter ini…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Score at start</source>
        <translation>Skor awal</translation>
    </message>
    <message>
        <source>Score at the start of the rally</source>
        <translation>Skor pada awal reli</translation>
    </message>
    <message>
        <source>Score at the start of {rally}</source>
        <translation>Skor awal {rally}</translation>
    </message>
    <message>
        <source>Score unknown.</source>
        <translation>Skor tidak diketahui.</translation>
    </message>
    <message>
        <source>Score, players and ends</source>
        <translation>Skor, pemain, dan sisi</translation>
    </message>
    <message>
        <source>Search again when the run is finished.</source>
        <translation>Cari lagi setelah proses selesai.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Pelaku servis</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Servis</translation>
    </message>
    <message>
        <source>Serves first</source>
        <translation>Pelaku servis pertama</translation>
    </message>
    <message>
        <source>Serves, hits and landings</source>
        <translation>Servis, perkenaan, dan jatuh</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Diatur manual</translation>
    </message>
    <message>
        <source>Set point</source>
        <translation>Set point</translation>
    </message>
    <message>
        <source>Set the court</source>
        <translation>Atur lapangan</translation>
    </message>
    <message>
        <source>Set the score at this rally to count on from here.</source>
        <translation>Atur skor di reli ini untuk melanjutkan hitungan dari sini.</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Press {key} to set it.</source>
        <translation>Lintasan 3D memerlukan lapangan. Tekan {key} untuk mengaturnya.</translation>
    </message>
    <message>
        <source>Shots in 3D need a court. Set it first.</source>
        <translation>Lintasan 3D memerlukan lapangan. Atur lapangan dulu.</translation>
    </message>
    <message>
        <source>Shots in 3D need an event before and after the range.</source>
        <translation>Lintasan 3D memerlukan peristiwa sebelum dan sesudah rentang.</translation>
    </message>
    <message>
        <source>Show all {events}</source>
        <translation>Tampilkan semua {events}</translation>
    </message>
    <message>
        <source>Show all {rallies}</source>
        <translation>Tampilkan semua {rallies}</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situasi</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>Kerangka</translation>
    </message>
    <message>
        <source>Sort by length, longest first</source>
        <translation>Urutkan menurut durasi, terpanjang dulu</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Speed in km/h</source>
        <translation>Kecepatan dalam km/jam</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Speeds and landings need the court.</source>
        <translation>Kecepatan dan titik jatuh memerlukan lapangan.</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Pukulan</translation>
    </message>
    <message>
        <source>Strokes: {keys}</source>
        <translation>Pukulan: {keys}</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>Diberi tag</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Tags and notes of the selected event, separated by commas. Use quotes for a note with commas</source>
        <translation>Tag dan catatan peristiwa yang dipilih, dipisah koma. Pakai tanda kutip untuk catatan yang memuat koma</translation>
    </message>
    <message>
        <source>Tags and notes of the selected rally, separated by commas. Use quotes for a note with commas</source>
        <translation>Tag dan catatan reli yang dipilih, dipisah koma. Pakai tanda kutip untuk catatan yang memuat koma</translation>
    </message>
    <message>
        <source>Tags of frame {frame:,}</source>
        <translation>Tag frame {frame:,}</translation>
    </message>
    <message>
        <source>Tags of the selected event</source>
        <translation>Tag peristiwa yang dipilih</translation>
    </message>
    <message>
        <source>Tags of the selected rally</source>
        <translation>Tag reli yang dipilih</translation>
    </message>
    <message>
        <source>Tags of {rally}</source>
        <translation>Tag {rally}</translation>
    </message>
    <message>
        <source>Target zone</source>
        <translation>Zona sasaran</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>Tenis</translation>
    </message>
    <message>
        <source>Tennis doubles</source>
        <translation>Tenis ganda</translation>
    </message>
    <message>
        <source>Tennis, best of 3</source>
        <translation>Tenis, terbaik dari 3</translation>
    </message>
    <message>
        <source>Tennis, best of 5</source>
        <translation>Tenis, terbaik dari 5</translation>
    </message>
    <message>
        <source>The Match menu ends event mode. {keys}</source>
        <translation>Menu Pertandingan mengakhiri mode peristiwa. {keys}</translation>
    </message>
    <message>
        <source>The ball lands here, but the rally goes on.</source>
        <translation>Bola jatuh di sini, tetapi reli berlanjut.</translation>
    </message>
    <message>
        <source>The camera is beside the net. Set the court to correct who hits.</source>
        <translation>Kamera berada di samping net. Atur lapangan untuk membetulkan pemukul.</translation>
    </message>
    <message>
        <source>The camera moves, and the court is followed.</source>
        <translation>Kamera bergerak, dan lapangan diikuti.</translation>
    </message>
    <message>
        <source>The camera moves: no court is certain. Elsewhere there are no distances in metres.</source>
        <translation>Kamera bergerak: tidak ada lapangan yang pasti. Di bagian lain tidak ada jarak dalam meter.</translation>
    </message>
    <message>
        <source>The camera moves: the court was found for {parts} of the video. Elsewhere there are no distances in metres.</source>
        <translation>Kamera bergerak: lapangan ditemukan untuk {parts} video. Di bagian lain tidak ada jarak dalam meter.</translation>
    </message>
    <message>
        <source>The court was removed.</source>
        <translation>Lapangan dihapus.</translation>
    </message>
    <message>
        <source>The detection hardly moves.</source>
        <translation>Deteksi hampir tidak bergerak.</translation>
    </message>
    <message>
        <source>The detection is {distance:.0f} px away from the point.</source>
        <translation>Deteksi berjarak {distance:.0f} px dari titik.</translation>
    </message>
    <message>
        <source>The filter &apos;conflict&apos; lists these rallies; their tooltips say why</source>
        <translation>Filter &apos;conflict&apos; menampilkan reli ini; sebabnya ada di tooltip-nya</translation>
    </message>
    <message>
        <source>The gap begins after frame {frame}, which has no ball or is not in play.</source>
        <translation>Celah dimulai setelah frame {frame}, yang tanpa bola atau bukan permainan.</translation>
    </message>
    <message>
        <source>The gap begins at the scene cut at frame {frame}.</source>
        <translation>Celah dimulai di pergantian kamera pada frame {frame}.</translation>
    </message>
    <message>
        <source>The gap ends at the scene cut at frame {frame}.</source>
        <translation>Celah berakhir di pergantian kamera pada frame {frame}.</translation>
    </message>
    <message>
        <source>The gap ends before frame {frame}, which has no ball or is not in play.</source>
        <translation>Celah berakhir sebelum frame {frame}, yang tanpa bola atau bukan permainan.</translation>
    </message>
    <message>
        <source>The last shot of the {end} side lands in its own half, {depth:.1f} m from the net.</source>
        <translation>Bola terakhir sisi {end} jatuh di setengah lapangannya sendiri, {depth:.1f} m dari net.</translation>
    </message>
    <message>
        <source>The match was already over.</source>
        <translation>Pertandingan sudah selesai.</translation>
    </message>
    <message>
        <source>The name of this player, in all rallies</source>
        <translation>Nama pemain ini, di semua reli</translation>
    </message>
    <message>
        <source>The nearby points are {distance:.0f} px off a single flight curve. There may be a hit in between.</source>
        <translation>Titik di sekitarnya meleset {distance:.0f} px dari satu lintasan terbang. Mungkin ada perkenaan di antaranya.</translation>
    </message>
    <message>
        <source>The path between two gaps or jumps covers only {distance:.0f} px.</source>
        <translation>Lintasan di antara dua celah atau lompatan hanya {distance:.0f} px.</translation>
    </message>
    <message>
        <source>The players are not known yet.</source>
        <translation>Pemain belum diketahui.</translation>
    </message>
    <message>
        <source>The players change ends afterwards.</source>
        <translation>Setelah ini pemain tukar sisi.</translation>
    </message>
    <message>
        <source>The players of the hits are not known. Find the players&apos; poses first.</source>
        <translation>Pemukulnya tidak diketahui. Cari pose pemain dulu.</translation>
    </message>
    <message>
        <source>The point is outside the picture.</source>
        <translation>Titik di luar gambar.</translation>
    </message>
    <message>
        <source>The position does not change for several frames.</source>
        <translation>Posisi tidak berubah selama beberapa frame.</translation>
    </message>
    <message>
        <source>The program decides again who made this hit.</source>
        <translation>Program kembali menentukan pemukulnya.</translation>
    </message>
    <message>
        <source>The rally contradicts itself here.</source>
        <translation>Data reli saling bertentangan di sini.</translation>
    </message>
    <message>
        <source>The range is already marked as not in play.</source>
        <translation>Rentang sudah ditandai bukan permainan.</translation>
    </message>
    <message>
        <source>The range is not marked as not in play.</source>
        <translation>Rentang tidak ditandai bukan permainan.</translation>
    </message>
    <message numerus="yes">
        <source>The same %n rallies were found again.</source>
        <translation>
            <numerusform>%n reli yang sama ditemukan lagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The score before the first rally: &apos;21-18 11-8&apos;, &apos;6-4 3-2 30-15&apos;, or ? if unknown</source>
        <translation>Skor sebelum reli pertama: &apos;21-18 11-8&apos;, &apos;6-4 3-2 30-15&apos;, atau ? bila tidak diketahui</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} at the far end.</source>
        <translation>Menurut skor {player} di sisi dekat, tetapi di video {seen} ada di sisi jauh.</translation>
    </message>
    <message>
        <source>The score puts {player} at the near end, but the video shows {seen} there.</source>
        <translation>Menurut skor {player} di sisi dekat, tetapi di video yang ada di sana {seen}.</translation>
    </message>
    <message>
        <source>The score was set at this rally.</source>
        <translation>Skor diatur di reli ini.</translation>
    </message>
    <message>
        <source>The score was set to unknown.</source>
        <translation>Skor ditetapkan tidak diketahui.</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not how points are counted. Choose it: Match in the Rallies panel.</source>
        <translation>Papan skor terbaca, tetapi cara menghitung poin belum diketahui. Pilih di sini: Pertandingan di panel Reli.</translation>
    </message>
    <message>
        <source>The scoreboard was read, but not whose row is whose. Set a winner, and others may be proposed.</source>
        <translation>Papan skor terbaca, tetapi belum diketahui baris mana milik siapa. Tetapkan satu pemenang, lalu yang lain dapat diusulkan.</translation>
    </message>
    <message>
        <source>The shots in 3D are being computed.</source>
        <translation>Lintasan 3D sedang dihitung.</translation>
    </message>
    <message>
        <source>The shots in 3D do not fit the points around the range.</source>
        <translation>Lintasan 3D tidak cocok dengan titik di sekitar rentang.</translation>
    </message>
    <message>
        <source>The shots of this rally cannot be measured from one camera.</source>
        <translation>Pukulan reli ini tidak dapat diukur dari satu kamera.</translation>
    </message>
    <message>
        <source>The video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>The {end} side hits twice in a row: a hit between is missing, or one is wrong.</source>
        <translation>Sisi {end} memukul dua kali berturut-turut: satu perkenaan di antaranya kurang, atau ada yang salah.</translation>
    </message>
    <message>
        <source>The {end} side hits, but the shot starts in the {half} half.</source>
        <translation>Sisi {end} memukul, tetapi bolanya berawal di setengah lapangan {half}.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but by the scoreboard the {end} side won: {score}.</source>
        <translation>Sisi {winner} ditetapkan sebagai pemenang, tetapi menurut papan skor sisi {end} yang menang: {score}.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in its own half.</source>
        <translation>Sisi {winner} ditetapkan sebagai pemenang, tetapi bola terakhir sisi {end} jatuh di setengah lapangannya sendiri.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands in.</source>
        <translation>Sisi {winner} ditetapkan sebagai pemenang, tetapi bola terakhir sisi {end} jatuh masuk.</translation>
    </message>
    <message>
        <source>The {winner} side is set as winner, but the last shot of the {end} side lands out.</source>
        <translation>Sisi {winner} ditetapkan sebagai pemenang, tetapi bola terakhir sisi {end} jatuh out.</translation>
    </message>
    <message>
        <source>There is a second candidate ({second:.2f}).</source>
        <translation>Ada kandidat kedua ({second:.2f}).</translation>
    </message>
    <message>
        <source>There is no event after this frame.</source>
        <translation>Tidak ada peristiwa setelah frame ini.</translation>
    </message>
    <message>
        <source>There is no event before this frame.</source>
        <translation>Tidak ada peristiwa sebelum frame ini.</translation>
    </message>
    <message>
        <source>There is no event here.</source>
        <translation>Tidak ada peristiwa di sini.</translation>
    </message>
    <message>
        <source>There is no point close enough after the range.</source>
        <translation>Tidak ada titik yang cukup dekat sesudah rentang.</translation>
    </message>
    <message>
        <source>There is no point close enough before the range.</source>
        <translation>Tidak ada titik yang cukup dekat sebelum rentang.</translation>
    </message>
    <message>
        <source>There is no rally at or before this frame.</source>
        <translation>Tidak ada reli di frame ini atau sebelumnya.</translation>
    </message>
    <message>
        <source>There is no rally to split at this frame.</source>
        <translation>Tidak ada reli untuk dipisahkan di frame ini.</translation>
    </message>
    <message>
        <source>This frame is marked as no ball or not in play.</source>
        <translation>Frame ini ditandai tanpa bola atau bukan permainan.</translation>
    </message>
    <message>
        <source>This frame is not in a rally. {previous} and {next} go to the next or previous rally.</source>
        <translation>Frame ini tidak termasuk reli mana pun. {previous} dan {next} membuka reli sebelumnya atau berikutnya.</translation>
    </message>
    <message>
        <source>This frame is not marked as not in play.</source>
        <translation>Frame ini tidak ditandai bukan permainan.</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Tetapkan sebagai</translation>
    </message>
    <message>
        <source>This player holds the racket in the left hand</source>
        <translation>Pemain ini memegang raket dengan tangan kiri</translation>
    </message>
    <message>
        <source>This rally</source>
        <translation>Reli ini</translation>
    </message>
    <message>
        <source>This sport does not have this stroke.</source>
        <translation>Olahraga ini tidak punya pukulan ini.</translation>
    </message>
    <message>
        <source>To add one, mark its range and choose New rally from range.</source>
        <translation>Untuk menambah reli, tandai rentangnya dan pilih Reli baru dari rentang.</translation>
    </message>
    <message>
        <source>To check: {first}; {second}.</source>
        <translation>Perlu diperiksa: {first}; {second}.</translation>
    </message>
    <message>
        <source>To check: {rallies}.</source>
        <translation>Perlu diperiksa: {rallies}.</translation>
    </message>
    <message>
        <source>To find the players, set the court first.</source>
        <translation>Untuk mencari pemain, atur lapangan dulu.</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet did not find the ball here.</source>
        <translation>TrackNet tidak menemukan bola di sini.</translation>
    </message>
    <message>
        <source>TrackNet&apos;s own detection is {distance:.0f} px away.</source>
        <translation>Deteksi TrackNet sendiri berjarak {distance:.0f} px.</translation>
    </message>
    <message>
        <source>Try {filters}</source>
        <translation>Coba {filters}</translation>
    </message>
    <message>
        <source>Two pictures of one rally show different players. Select one picture per rally.</source>
        <translation>Dua gambar dari satu reli menampilkan pemain yang berbeda. Pilih satu gambar per reli.</translation>
    </message>
    <message>
        <source>Uncertain strokes</source>
        <translation>Pukulan kurang pasti</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Tidak jelas</translation>
    </message>
    <message>
        <source>Understood as: {filter}</source>
        <translation>Dipahami sebagai: {filter}</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>Tanpa label</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Terlihat</translation>
    </message>
    <message>
        <source>Visible at (0, 0), which means &apos;no ball&apos;.</source>
        <translation>Terlihat di (0, 0), yang berarti &apos;tanpa bola&apos;.</translation>
    </message>
    <message>
        <source>Visible without a position.</source>
        <translation>Terlihat tanpa posisi.</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}), {distance:.0f} px off the path.</source>
        <translation>Deteksi lemah ({peak:.2f}), {distance:.0f} px dari lintasan.</translation>
    </message>
    <message>
        <source>Weak detection ({peak:.2f}).</source>
        <translation>Deteksi lemah ({peak:.2f}).</translation>
    </message>
    <message>
        <source>Which rallies are shown</source>
        <translation>Reli yang ditampilkan</translation>
    </message>
    <message>
        <source>Who is at the near end of the court in the first rally</source>
        <translation>Siapa yang di sisi dekat pada reli pertama</translation>
    </message>
    <message>
        <source>Who is in the selected pictures?</source>
        <translation>Siapa di gambar yang dipilih?</translation>
    </message>
    <message>
        <source>Who serves the first rally</source>
        <translation>Siapa yang servis di reli pertama</translation>
    </message>
    <message>
        <source>Who won the selected rally. Enter goes to the next one</source>
        <translation>Siapa yang memenangi reli yang dipilih. Enter membuka reli berikutnya</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Pemenang</translation>
    </message>
    <message>
        <source>Winner of the selected rally</source>
        <translation>Pemenang reli yang dipilih</translation>
    </message>
    <message>
        <source>Winner of {rally}</source>
        <translation>Pemenang {rally}</translation>
    </message>
    <message>
        <source>Winner proposed</source>
        <translation>Pemenang diusulkan</translation>
    </message>
    <message>
        <source>Winners are still being looked for. Try again in a moment.</source>
        <translation>Pemenang masih dicari. Coba lagi sebentar lagi.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n rallies were kept.</source>
        <translation>
            <numerusform>%n reli Anda dipertahankan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>ada kurung yang tidak ditutup</translation>
    </message>
    <message>
        <source>a closing bracket has no opening bracket</source>
        <translation>kurung tutup tanpa kurung buka</translation>
    </message>
    <message>
        <source>a term is missing</source>
        <translation>ada bagian yang kurang</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>terima</translation>
    </message>
    <message>
        <source>accept from the last camera cut</source>
        <translation>terima sejak pergantian kamera terakhir</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>sama</translation>
    </message>
    <message>
        <source>back</source>
        <translation>belakang</translation>
    </message>
    <message>
        <source>base line</source>
        <translation>garis belakang</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>pantulan</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>centre service line</source>
        <translation>garis servis tengah</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>bertentangan</translation>
    </message>
    <message>
        <source>cubic</source>
        <translation>kubik</translation>
    </message>
    <message>
        <source>detected elsewhere</source>
        <translation>terdeteksi di tempat lain</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>buang</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>tidak bergerak</translation>
    </message>
    <message>
        <source>ends in mid-picture</source>
        <translation>berakhir di tengah gambar</translation>
    </message>
    <message>
        <source>far</source>
        <translation>jauh</translation>
    </message>
    <message>
        <source>far centre line</source>
        <translation>garis tengah jauh</translation>
    </message>
    <message>
        <source>far player</source>
        <translation>pemain jauh</translation>
    </message>
    <message>
        <source>far {line}</source>
        <translation>{line} jauh</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>diisi</translation>
    </message>
    <message>
        <source>filled by a curve</source>
        <translation>diisi kurva</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>lintasan terbang</translation>
    </message>
    <message>
        <source>forced error</source>
        <translation>forced error</translation>
    </message>
    <message>
        <source>found</source>
        <translation>ditemukan</translation>
    </message>
    <message>
        <source>frames left out</source>
        <translation>frame terlewat</translation>
    </message>
    <message>
        <source>front</source>
        <translation>depan</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gim</translation>
    </message>
    <message>
        <source>hardly moves</source>
        <translation>hampir tidak bergerak</translation>
    </message>
    <message>
        <source>hidden?</source>
        <translation>terhalang?</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>perkenaan</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>diimpor</translation>
    </message>
    <message>
        <source>in</source>
        <translation>masuk</translation>
    </message>
    <message>
        <source>in?</source>
        <translation>masuk?</translation>
    </message>
    <message>
        <source>it has too many brackets</source>
        <translation>terlalu banyak kurung</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>melompat</translation>
    </message>
    <message>
        <source>jumps away and back</source>
        <translation>melompat lalu kembali</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>jatuh</translation>
    </message>
    <message>
        <source>left</source>
        <translation>kiri</translation>
    </message>
    <message>
        <source>left player</source>
        <translation>pemain kiri</translation>
    </message>
    <message>
        <source>left {line}</source>
        <translation>{line} kiri</translation>
    </message>
    <message>
        <source>let</source>
        <translation>let</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>long service line</source>
        <translation>garis servis panjang</translation>
    </message>
    <message>
        <source>lost in mid-picture</source>
        <translation>hilang di tengah gambar</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>keyakinan rendah</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>tengah</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>terlewat</translation>
    </message>
    <message>
        <source>missing in play</source>
        <translation>hilang selama permainan</translation>
    </message>
    <message>
        <source>models disagree</source>
        <translation>model tidak sepakat</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>dinamai oleh Anda</translation>
    </message>
    <message>
        <source>near</source>
        <translation>dekat</translation>
    </message>
    <message>
        <source>near centre line</source>
        <translation>garis tengah dekat</translation>
    </message>
    <message>
        <source>near player</source>
        <translation>pemain dekat</translation>
    </message>
    <message>
        <source>near {line}</source>
        <translation>{line} dekat</translation>
    </message>
    <message>
        <source>net</source>
        <translation>menyangkut</translation>
    </message>
    <message>
        <source>no ball</source>
        <translation>tanpa bola</translation>
    </message>
    <message>
        <source>no ball in both</source>
        <translation>tanpa bola di keduanya</translation>
    </message>
    <message>
        <source>no ball, but with a position</source>
        <translation>tanpa bola, tetapi dengan posisi</translation>
    </message>
    <message>
        <source>no label, between labelled frames</source>
        <translation>tanpa label, di antara frame berlabel</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>tanpa posisi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>not a valid filter</source>
        <translation>filter tidak valid</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>tidak dibandingkan</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>tidak ditemukan</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>bukan permainan</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>belum diketahui</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>di luar lintasan</translation>
    </message>
    <message>
        <source>only in this track</source>
        <translation>hanya di data ini</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>di luar gambar</translation>
    </message>
    <message>
        <source>outside the picture, {size}</source>
        <translation>di luar gambar, {size}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>pemain</translation>
    </message>
    <message>
        <source>position without a ball</source>
        <translation>posisi tanpa bola</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prediksi</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>hapus</translation>
    </message>
    <message>
        <source>right</source>
        <translation>kanan</translation>
    </message>
    <message>
        <source>right player</source>
        <translation>pemain kanan</translation>
    </message>
    <message>
        <source>right {line}</source>
        <translation>{line} kanan</translation>
    </message>
    <message>
        <source>score unknown</source>
        <translation>skor tidak diketahui</translation>
    </message>
    <message>
        <source>scoreboard {score}</source>
        <translation>papan skor {score}</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>servis</translation>
    </message>
    <message>
        <source>service fault</source>
        <translation>fault servis</translation>
    </message>
    <message>
        <source>service line</source>
        <translation>garis servis</translation>
    </message>
    <message>
        <source>set</source>
        <translation>set</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>diatur manual</translation>
    </message>
    <message>
        <source>short path</source>
        <translation>lintasan pendek</translation>
    </message>
    <message>
        <source>short service line</source>
        <translation>garis servis pendek</translation>
    </message>
    <message>
        <source>shots in 3D</source>
        <translation>lintasan 3D</translation>
    </message>
    <message>
        <source>side line</source>
        <translation>garis samping</translation>
    </message>
    <message>
        <source>singles side line</source>
        <translation>garis samping tunggal</translation>
    </message>
    <message>
        <source>starts in mid-picture</source>
        <translation>mulai di tengah gambar</translation>
    </message>
    <message>
        <source>stroke named by you</source>
        <translation>pukulan dinamai oleh Anda</translation>
    </message>
    <message>
        <source>the far player</source>
        <translation>pemain jauh</translation>
    </message>
    <message>
        <source>the near player</source>
        <translation>pemain dekat</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;</source>
        <translation>tidak ada &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>there is no &apos;{name}&apos;, only {names}</source>
        <translation>tidak ada &apos;{name}&apos;, hanya {names}</translation>
    </message>
    <message>
        <source>too far apart</source>
        <translation>terlalu jauh</translation>
    </message>
    <message>
        <source>two candidates</source>
        <translation>dua kandidat</translation>
    </message>
    <message>
        <source>unforced error</source>
        <translation>unforced error</translation>
    </message>
    <message>
        <source>visible at (0, 0)</source>
        <translation>terlihat di (0, 0)</translation>
    </message>
    <message>
        <source>visible at (0, 0), which means &apos;no ball&apos;</source>
        <translation>terlihat di (0, 0), yang berarti &apos;tanpa bola&apos;</translation>
    </message>
    <message>
        <source>visible at {position} in all {count}</source>
        <translation>terlihat di {position} pada semua {count}</translation>
    </message>
    <message>
        <source>visible without a position</source>
        <translation>terlihat tanpa posisi</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>deteksi lemah</translation>
    </message>
    <message>
        <source>wide gap</source>
        <translation>celah lebar</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>winner</translation>
    </message>
    <message>
        <source>x, y and speed over time</source>
        <translation>x, y, dan kecepatan dari waktu ke waktu</translation>
    </message>
    <message>
        <source>{across} m across, {along} m along</source>
        <translation>{across} m ke samping, {along} m ke depan</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, lalu {after}</translation>
    </message>
    <message>
        <source>{board}; {ending}</source>
        <translation>{board}; {ending}</translation>
    </message>
    <message>
        <source>{conflicts} in the score</source>
        <translation>{conflicts} skor</translation>
    </message>
    <message>
        <source>{count:,} of {events}</source>
        <translation>{count:,} dari {events}</translation>
    </message>
    <message>
        <source>{count:,} of {rallies}</source>
        <translation>{count:,} dari {rallies}</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} kurang pasti</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the position that nearby frames suggest.</source>
        <translation>{distance:.0f} px dari posisi yang diperkirakan dari frame di sekitarnya.</translation>
    </message>
    <message>
        <source>{distance:.0f} px from the positions before and after</source>
        <translation>{distance:.0f} px dari posisi sebelum dan sesudahnya</translation>
    </message>
    <message>
        <source>{ending} (proposed)</source>
        <translation>{ending} (usulan)</translation>
    </message>
    <message>
        <source>{event}. {more}</source>
        <translation>{event}. {more}</translation>
    </message>
    <message>
        <source>{fact} &apos;{value}&apos; does not occur. Here: {listed}.</source>
        <translation>{fact} &apos;{value}&apos; tidak ada. Di sini: {listed}.</translation>
    </message>
    <message>
        <source>{fact} here: always {value}.</source>
        <translation>{fact} di sini: selalu {value}.</translation>
    </message>
    <message>
        <source>{fact} here: {low} to {high}.</source>
        <translation>{fact} di sini: {low} sampai {high}.</translation>
    </message>
    <message>
        <source>{frames} not tracked yet and not marked.</source>
        <translation>{frames} belum dilacak dan belum ditandai.</translation>
    </message>
    <message>
        <source>{half} {zone} {side}</source>
        <translation>{zone} {side} {half}</translation>
    </message>
    <message>
        <source>{height} m high at the net</source>
        <translation>tinggi {height} m di atas net</translation>
    </message>
    <message>
        <source>{hits}, {landings}.</source>
        <translation>{hits}, {landings}.</translation>
    </message>
    <message>
        <source>{key} accepts the court</source>
        <translation>{key} menerima lapangan</translation>
    </message>
    <message>
        <source>{key} ends event mode. {keys}</source>
        <translation>Tekan {key} untuk mengakhiri mode peristiwa. {keys}</translation>
    </message>
    <message>
        <source>{key} in such a range marks it as in play.</source>
        <translation>{key} di rentang seperti itu menandainya sebagai permainan.</translation>
    </message>
    <message>
        <source>{key}: ball</source>
        <translation>{key}: bola</translation>
    </message>
    <message>
        <source>{measured} of {total} shots measured, {landings}.</source>
        <translation>{measured} dari {total} pukulan terukur, {landings}.</translation>
    </message>
    <message>
        <source>{share:.0%} sure</source>
        <translation>{share:.0%} yakin</translation>
    </message>
    <message>
        <source>{players} in {rallies}</source>
        <translation>{players} di {rallies}</translation>
    </message>
    <message>
        <source>{players} in {rallies}, {count} uncertain</source>
        <translation>{players} di {rallies}, {count} kurang pasti</translation>
    </message>
    <message>
        <source>{player} (set by hand)</source>
        <translation>{player} (diatur manual)</translation>
    </message>
    <message>
        <source>{player} and {other} play in the same rally, so they cannot be the same player.</source>
        <translation>{player} dan {other} bermain di reli yang sama, jadi tidak mungkin pemain yang sama.</translation>
    </message>
    <message>
        <source>{player} ran {distance}</source>
        <translation>{player} berlari {distance}</translation>
    </message>
    <message>
        <source>{player} serves</source>
        <translation>{player} servis</translation>
    </message>
    <message>
        <source>{player} serves from the left</source>
        <translation>{player} servis dari kiri</translation>
    </message>
    <message>
        <source>{player} serves from the right</source>
        <translation>{player} servis dari kanan</translation>
    </message>
    <message>
        <source>{rallies} and {count} more</source>
        <translation>{rallies} dan {count} lagi</translation>
    </message>
    <message>
        <source>{rallies} found so far.</source>
        <translation>{rallies} ditemukan sejauh ini.</translation>
    </message>
    <message>
        <source>{rallies} found.</source>
        <translation>{rallies} ditemukan.</translation>
    </message>
    <message>
        <source>{rallies}: longer than {seconds:.0f} s</source>
        <translation>{rallies}: lebih lama dari {seconds:.0f} s</translation>
    </message>
    <message>
        <source>{rallies}: the ball lands more than once</source>
        <translation>{rallies}: bola jatuh lebih dari sekali</translation>
    </message>
    <message>
        <source>{rally} ended by</source>
        <translation>{rally} berakhir dengan</translation>
    </message>
    <message>
        <source>{rally} has no winner.</source>
        <translation>{rally} tidak punya pemenang.</translation>
    </message>
    <message>
        <source>{rally} is reviewed.</source>
        <translation>{rally} sudah ditinjau.</translation>
    </message>
    <message>
        <source>{rally} was removed. Its points are kept.</source>
        <translation>{rally} dihapus. Titiknya tetap ada.</translation>
    </message>
    <message>
        <source>{rally}, {end}: {player}, {certainty}</source>
        <translation>{rally}, {end}: {player}, {certainty}</translation>
    </message>
    <message>
        <source>{rally}: &apos;{name}&apos; names neither player. Type {first}, {second}, {near}, {far} or {let}.</source>
        <translation>{rally}: &apos;{name}&apos; bukan nama salah satu pemain. Ketik {first}, {second}, {near}, {far}, atau {let}.</translation>
    </message>
    <message>
        <source>{rally}: let.</source>
        <translation>{rally}: let.</translation>
    </message>
    <message>
        <source>{rally}: who is on the left at the {end} end?</source>
        <translation>{rally}: siapa yang di kiri di sisi {end}?</translation>
    </message>
    <message>
        <source>{rally}: who is on the right at the {end} end?</source>
        <translation>{rally}: siapa yang di kanan di sisi {end}?</translation>
    </message>
    <message>
        <source>{rally}: who is {end}?</source>
        <translation>{rally}: siapa yang di sisi {end}?</translation>
    </message>
    <message>
        <source>{rally}: won by the far player.</source>
        <translation>{rally}: dimenangi pemain jauh.</translation>
    </message>
    <message>
        <source>{rally}: won by the near player.</source>
        <translation>{rally}: dimenangi pemain dekat.</translation>
    </message>
    <message>
        <source>{rally}: won by {player}.</source>
        <translation>{rally}: dimenangi {player}.</translation>
    </message>
    <message>
        <source>{rally}: {frames}. Double-click to go there</source>
        <translation>{rally}: {frames}. Klik dua kali untuk membukanya</translation>
    </message>
    <message>
        <source>{rally}: {problem}</source>
        <translation>{rally}: {problem}</translation>
    </message>
    <message>
        <source>{score}, {server} serves, {player} is at the near end.</source>
        <translation>{score}, {server} servis, {player} di sisi dekat.</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seconds:.1f} s recovery</source>
        <translation>pemulihan {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seconds} s break afterwards.</source>
        <translation>Setelah ini jeda {seconds} s.</translation>
    </message>
    <message>
        <source>{sport} court found.</source>
        <translation>{sport}: lapangan ditemukan.</translation>
    </message>
    <message>
        <source>{sport} court found: press {key} to see its lines.</source>
        <translation>{sport}: lapangan ditemukan. Tekan {key} untuk menampilkan garisnya.</translation>
    </message>
    <message>
        <source>{sport}, judging by the court</source>
        <translation>{sport}, menurut lapangan</translation>
    </message>
    <message>
        <source>{sport}, judging by the path</source>
        <translation>{sport}, menurut lintasan</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court</source>
        <translation>{sport}: {share:.0%} garisnya terlihat. {key} menerima lapangan</translation>
    </message>
    <message>
        <source>{sport}: {share:.0%} of its lines are visible. {key} accepts the court. Another sport: Match &gt; Sport</source>
        <translation>{sport}: {share:.0%} garisnya terlihat. {key} menerima lapangan. Olahraga lain: Pertandingan &gt; Cabang olahraga</translation>
    </message>
    <message>
        <source>{time}, frame {frame:,}: {event}</source>
        <translation>{time}, frame {frame:,}: {event}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n diisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n ditemukan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players and kept.</source>
        <translation>
            <numerusform>Pemain dicari di %n frame dan hasilnya disimpan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames searched for players in {duration}.</source>
        <translation>
            <numerusform>Pemain dicari di %n frame dalam {duration}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames tracked and kept.</source>
        <translation>
            <numerusform>%n frame dilacak dan disimpan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n terhalang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons found</source>
        <translation>
            <numerusform>%n orang ditemukan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges show another camera or a replay: {frames} marked as not in play and not tracked.</source>
        <translation>
            <numerusform>%n rentang menampilkan kamera lain atau tayangan ulang: {frames} ditandai bukan permainan dan tidak dilacak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without ball</source>
        <translation>
            <numerusform>%n tanpa bola</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{family}&apos; with {frames} frames</source>
        <translation>&apos;{family}&apos; dengan {frames} frame</translation>
    </message>
    <message>
        <source>0 to 1, because it subtracts a mean itself</source>
        <translation>0 sampai 1, karena model mengurangi rata-ratanya sendiri</translation>
    </message>
    <message>
        <source>0 to 255, because it subtracts a mean itself</source>
        <translation>0 sampai 255, karena model mengurangi rata-ratanya sendiri</translation>
    </message>
    <message>
        <source>256 classes</source>
        <translation>256 kelas</translation>
    </message>
    <message>
        <source>256 classes a pixel, of {frames}</source>
        <translation>256 kelas per piksel, untuk {frames}</translation>
    </message>
    <message>
        <source>256 classes, 0 to 255</source>
        <translation>256 kelas, 0 sampai 255</translation>
    </message>
    <message>
        <source>A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame.</source>
        <translation>TrackNet punya satu masukan (N, C, H, W) dan satu keluaran (N, L, H, W): satu heatmap untuk tiap frame.</translation>
    </message>
    <message>
        <source>A library on this machine is too old: {version} is missing.</source>
        <translation>Pustaka di komputer ini sudah usang: {version} tidak ada.</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types, trained on {data}.</source>
        <translation>Model yang menamai pukulan: {groups} kelompok, {types} jenis, dilatih dengan {data}.</translation>
    </message>
    <message>
        <source>A network that names strokes: {groups} groups, {types} types.</source>
        <translation>Model yang menamai pukulan: {groups} kelompok, {types} jenis.</translation>
    </message>
    <message>
        <source>A network that reads the digits of scoreboards.</source>
        <translation>Model yang membaca angka papan skor.</translation>
    </message>
    <message>
        <source>A pose model is a YOLO exported by Ultralytics, RTMO or RTMPose from MMDeploy, or RallyTrace&apos;s MoveNet.</source>
        <translation>Model pose adalah YOLO yang diekspor Ultralytics, RTMO atau RTMPose dari MMDeploy, atau MoveNet dari RallyTrace.</translation>
    </message>
    <message>
        <source>A run of tracking was undone.</source>
        <translation>Satu proses pelacakan diurungkan.</translation>
    </message>
    <message>
        <source>A trial run on {label} could not be started: {error}.</source>
        <translation>Uji coba di {label} tidak dapat dimulai: {error}.</translation>
    </message>
    <message>
        <source>A trial run on {label} crashed ({reason}).</source>
        <translation>Uji coba di {label} berhenti mendadak ({reason}).</translation>
    </message>
    <message>
        <source>A trial run on {label} did not finish within {timeout_s:g} seconds.</source>
        <translation>Uji coba di {label} tidak selesai dalam {timeout_s:g} detik.</translation>
    </message>
    <message>
        <source>A trial run on {label} ended without a result.</source>
        <translation>Uji coba di {label} berakhir tanpa hasil.</translation>
    </message>
    <message>
        <source>Agrees with the CPU</source>
        <translation>Sama dengan CPU</translation>
    </message>
    <message>
        <source>An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, and one output (N, L, 2).</source>
        <translation>InpaintNet punya dua masukan, posisi (N, L, 2) dan mask (N, L, 1), dan satu keluaran (N, L, 2).</translation>
    </message>
    <message>
        <source>An embedding network, such as OSNet, has one input (N, 3, 256, 128) and one output (N, D).</source>
        <translation>Model embedding, misalnya OSNet, punya satu masukan (N, 3, 256, 128) dan satu keluaran (N, D).</translation>
    </message>
    <message>
        <source>Another video...</source>
        <translation>Video lain…</translation>
    </message>
    <message>
        <source>Ask the person who trained the model, or try them on a video: the wrong choice finds no ball. The choice is saved for this file.</source>
        <translation>Tanyakan kepada orang yang melatih model, atau coba pada video: pilihan yang salah tidak menemukan bola. Pilihan disimpan untuk berkas ini.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Diasumsikan</translation>
    </message>
    <message>
        <source>Automatic: best available</source>
        <translation>Otomatis: terbaik yang tersedia</translation>
    </message>
    <message>
        <source>BGR frames</source>
        <translation>Frame BGR</translation>
    </message>
    <message>
        <source>BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, Keras)</source>
        <translation>Frame BGR 0 sampai 255, terbaru dulu, dengan 256 kelas per piksel sebagai keluaran (TrackNet pertama, Keras)</translation>
    </message>
    <message>
        <source>BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)</source>
        <translation>Frame BGR, terbaru dulu, dengan 256 kelas per piksel sebagai keluaran (TrackNet pertama, PyTorch)</translation>
    </message>
    <message>
        <source>BGR frames: OpenCV&apos;s colour order (some copies of TrackNetV2)</source>
        <translation>Frame BGR: urutan warna OpenCV (sebagian salinan TrackNetV2)</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Both were trained at {rate:g} frames per second.</source>
        <translation>Keduanya dilatih pada {rate:g} frame per detik.</translation>
    </message>
    <message>
        <source>Both were trained on {sports} at {rate:g} frames per second.</source>
        <translation>Keduanya dilatih dengan {sports} pada {rate:g} frame per detik.</translation>
    </message>
    <message>
        <source>Both were trained on {sports}.</source>
        <translation>Keduanya dilatih dengan {sports}.</translation>
    </message>
    <message>
        <source>Browse for a {network}</source>
        <translation>Telusuri {network}</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Telusuri…</translation>
    </message>
    <message>
        <source>CUDA failed ({failure}).</source>
        <translation>CUDA gagal ({failure}).</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Dibatalkan</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Tidak dapat dipakai</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ubah</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Periksa lagi</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Memeriksa</translation>
    </message>
    <message>
        <source>Checking the included model…</source>
        <translation>Memeriksa model bawaan…</translation>
    </message>
    <message>
        <source>Checking the speed of play</source>
        <translation>Memeriksa kecepatan permainan</translation>
    </message>
    <message>
        <source>Checking {name}…</source>
        <translation>Memeriksa {name}…</translation>
    </message>
    <message>
        <source>Choice needed</source>
        <translation>Perlu dipilih</translation>
    </message>
    <message>
        <source>Choose a video with a rally</source>
        <translation>Pilih video yang ada relinya</translation>
    </message>
    <message>
        <source>Choose a {network}</source>
        <translation>Pilih {network}</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>Pilih penyedia lain di pengaturan.</translation>
    </message>
    <message>
        <source>Choose one with --family, or try them on a video: rallytrace check &quot;{path}&quot; --try VIDEO.</source>
        <translation>Pilih satu dengan --family, atau coba pada video: rallytrace check &quot;{path}&quot; --try VIDEO.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Clear compiled models</source>
        <translation>Hapus model terkompilasi</translation>
    </message>
    <message>
        <source>Compiling the models (minutes, once)</source>
        <translation>Mengompilasi model (beberapa menit, sekali saja)</translation>
    </message>
    <message>
        <source>Computing the background</source>
        <translation>Menghitung latar</translation>
    </message>
    <message>
        <source>Computing the heatmap…</source>
        <translation>Menghitung heatmap…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Convert and use</source>
        <translation>Konversi dan pakai</translation>
    </message>
    <message>
        <source>Converting {name}…</source>
        <translation>Mengonversi {name}…</translation>
    </message>
    <message>
        <source>Convolutions gave wrong results on some GPUs (onnxruntime#18652, #9582; DirectML#234).</source>
        <translation>Konvolusi memberi hasil salah di sebagian GPU (onnxruntime#18652, #9582; DirectML#234).</translation>
    </message>
    <message>
        <source>Copy the install instructions</source>
        <translation>Salin petunjuk pemasangan</translation>
    </message>
    <message>
        <source>Copy the install instructions for {provider}</source>
        <translation>Salin petunjuk pemasangan untuk {provider}</translation>
    </message>
    <message>
        <source>Decoding the video</source>
        <translation>Mendekode video</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Rincian</translation>
    </message>
    <message>
        <source>Details of the {title}</source>
        <translation>Rincian {title}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>Difference: frame minus background, without the frame (TrackNetV3)</source>
        <translation>Selisih: frame dikurangi latar, tanpa frame (TrackNetV3)</translation>
    </message>
    <message>
        <source>Differs from the CPU</source>
        <translation>Berbeda dari CPU</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>Model embedding</translation>
    </message>
    <message>
        <source>Embedding network: recognises players</source>
        <translation>Model embedding: mengenali pemain</translation>
    </message>
    <message>
        <source>Embedding network: vectors of {numbers} numbers, pictures of {size}, {batch}.</source>
        <translation>Model embedding: vektor {numbers} angka, gambar {size}, {batch}.</translation>
    </message>
    <message>
        <source>Embedding network: vectors, pictures of {size}, {batch}.</source>
        <translation>Model embedding: vektor, gambar {size}, {batch}.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gagal</translation>
    </message>
    <message>
        <source>Families of networks</source>
        <translation>Keluarga model</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Keluarga</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Berkas tidak ditemukan</translation>
    </message>
    <message>
        <source>Files are checked before they are used. You can also drop an .onnx model or a .pt checkpoint here.</source>
        <translation>Berkas diperiksa sebelum dipakai. Model .onnx atau checkpoint .pt juga dapat dijatuhkan di sini.</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Isi celah</translation>
    </message>
    <message>
        <source>Filling gaps</source>
        <translation>Mengisi celah</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <translation>Mencari perkenaan</translation>
    </message>
    <message>
        <source>Finding the ball in the heatmaps</source>
        <translation>Mencari bola di heatmap</translation>
    </message>
    <message>
        <source>Finding the court</source>
        <translation>Mencari lapangan</translation>
    </message>
    <message>
        <source>Finding the main camera</source>
        <translation>Mencari kamera utama</translation>
    </message>
    <message>
        <source>Finding the players</source>
        <translation>Mencari pemain</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Cocok</translation>
    </message>
    <message>
        <source>Fits, with assumptions</source>
        <translation>Cocok, dengan asumsi</translation>
    </message>
    <message>
        <source>Found in {seen} of {frames} frames, in one place in {single}, moving like a ball in {moving}.</source>
        <translation>Ditemukan di {seen} dari {frames} frame, di satu tempat pada {single}, bergerak seperti bola pada {moving}.</translation>
    </message>
    <message>
        <source>Frames and difference</source>
        <translation>Frame dan selisih</translation>
    </message>
    <message>
        <source>Frames and difference: each frame, and frame minus background (TrackNetV3)</source>
        <translation>Frame dan selisih: tiap frame, dan frame dikurangi latar (TrackNetV3)</translation>
    </message>
    <message>
        <source>Frames per second on the CPU</source>
        <translation>Frame per detik di CPU</translation>
    </message>
    <message>
        <source>Frames per second on {provider}</source>
        <translation>Frame per detik di {provider}</translation>
    </message>
    <message>
        <source>Grey frames</source>
        <translation>Frame abu-abu</translation>
    </message>
    <message>
        <source>Grey frames (VballNet)</source>
        <translation>Frame abu-abu (VballNet)</translation>
    </message>
    <message>
        <source>Grey frames, grid</source>
        <translation>Frame abu-abu, kisi</translation>
    </message>
    <message>
        <source>Grey frames, with a grid of cells as output (VballNetGrid)</source>
        <translation>Frame abu-abu, keluaran kisi sel (VballNetGrid)</translation>
    </message>
    <message>
        <source>Heatmap of the last frame</source>
        <translation>Heatmap frame terakhir</translation>
    </message>
    <message>
        <source>Heatmap of the middle frame</source>
        <translation>Heatmap frame tengah</translation>
    </message>
    <message>
        <source>ImageNet</source>
        <translation>ImageNet</translation>
    </message>
    <message>
        <source>ImageNet&apos;s mean and standard deviation</source>
        <translation>rata-rata dan simpangan baku ImageNet</translation>
    </message>
    <message>
        <source>ImageNet, logits</source>
        <translation>ImageNet, logit</translation>
    </message>
    <message>
        <source>In browsers, some convolutions gave wrong results (onnxruntime#29651, #26734).</source>
        <translation>Di peramban, sebagian konvolusi memberi hasil salah (onnxruntime#29651, #26734).</translation>
    </message>
    <message>
        <source>In the video, this motion happens a few frames earlier or later.</source>
        <translation>Di video, gerakan ini terjadi beberapa frame lebih awal atau lebih lambat.</translation>
    </message>
    <message>
        <source>In {duration}.</source>
        <translation>Dalam {duration}.</translation>
    </message>
    <message>
        <source>In {frames} frames the heatmaps differ by at most {value:.2g}.</source>
        <translation>Di {frames} frame, heatmap berbeda paling banyak {value:.2g}.</translation>
    </message>
    <message>
        <source>In {seen_by_one} frames only one of the two finds the ball.</source>
        <translation>Di {seen_by_one} frame hanya salah satu yang menemukan bola.</translation>
    </message>
    <message>
        <source>Included model</source>
        <translation>Model bawaan</translation>
    </message>
    <message>
        <source>InpaintNet is loading or in use by a run.</source>
        <translation>InpaintNet sedang dimuat atau dipakai proses lain.</translation>
    </message>
    <message>
        <source>InpaintNet is off: gaps are not filled.</source>
        <translation>InpaintNet mati: celah tidak diisi.</translation>
    </message>
    <message>
        <source>InpaintNet over {frames} frames, {batch}.</source>
        <translation>InpaintNet untuk {frames} frame, {batch}.</translation>
    </message>
    <message>
        <source>InpaintNet uses windows of {filled} frames, but TrackNet windows of {seen}. Gaps of more than {filled} frames are not filled.</source>
        <translation>InpaintNet memakai jendela {filled} frame, sedangkan TrackNet {seen}. Celah lebih dari {filled} frame tidak diisi.</translation>
    </message>
    <message>
        <source>InpaintNet: fills gaps in the path</source>
        <translation>InpaintNet: mengisi celah lintasan</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Masukan</translation>
    </message>
    <message>
        <source>Install AMD&apos;s ROCm with MIGraphX, and let your user read /dev/kfd (group &apos;render&apos;).</source>
        <translation>Pasang ROCm AMD dengan MIGraphX, dan izinkan pengguna Anda membaca /dev/kfd (grup &apos;render&apos;).</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver 580 or newer and install RallyTrace with the extra cuda; for an older card or driver, install it with the extra cuda12.</source>
        <translation>Pasang driver NVIDIA 580 atau lebih baru dan RallyTrace dengan ekstra cuda; untuk kartu atau driver yang lebih lama, dengan ekstra cuda12.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for an RTX card (30 series or newer).</source>
        <translation>Pasang driver NVIDIA untuk kartu RTX (seri 30 atau lebih baru).</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver, RallyTrace with the extra cuda (CUDA&apos;s libraries) and TensorRT 10 (pip install tensorrt), and put TensorRT&apos;s library folder on the library path.</source>
        <translation>Pasang driver NVIDIA, RallyTrace dengan ekstra cuda (pustaka CUDA), dan TensorRT 10 (pip install tensorrt), lalu masukkan folder pustaka TensorRT ke jalur pustaka.</translation>
    </message>
    <message>
        <source>Install ONNX Runtime again: pip install --force-reinstall onnxruntime.</source>
        <translation>Pasang ulang ONNX Runtime: pip install --force-reinstall onnxruntime.</translation>
    </message>
    <message>
        <source>Install its plugin: {command}.</source>
        <translation>Pasang pluginnya: {command}.</translation>
    </message>
    <message>
        <source>Install the graphics card&apos;s driver with Vulkan (Linux), Direct3D 12 (Windows) or Metal (macOS).</source>
        <translation>Pasang driver kartu grafis dengan Vulkan (Linux), Direct3D 12 (Windows), atau Metal (macOS).</translation>
    </message>
    <message>
        <source>It cannot be used for tracking. Choose another file or the included model.</source>
        <translation>Tidak dapat dipakai untuk pelacakan. Pilih berkas lain atau model bawaan.</translation>
    </message>
    <message>
        <source>It failed because of an internal error.</source>
        <translation>Gagal karena galat internal.</translation>
    </message>
    <message>
        <source>It sees two different pictures as the same ({similarity:.4f} of 1).</source>
        <translation>Model menganggap dua gambar berbeda sama ({similarity:.4f} dari 1).</translation>
    </message>
    <message>
        <source>It takes pixel values as {pixels}.</source>
        <translation>Nilai piksel yang diterimanya: {pixels}.</translation>
    </message>
    <message>
        <source>Its confidences reach {odd:.3g}. They should be between 0 and 1.</source>
        <translation>Nilai keyakinannya mencapai {odd:.3g}. Seharusnya di antara 0 dan 1.</translation>
    </message>
    <message>
        <source>Its first two convolutions are assumed to keep the resolution, as in WASB&apos;s published networks.</source>
        <translation>Dua konvolusi pertamanya dianggap mempertahankan resolusi, seperti pada model WASB yang diterbitkan.</translation>
    </message>
    <message>
        <source>Its heatmaps are whole numbers ({kind}), so 1 is assumed to mean ball and 0 no ball.</source>
        <translation>Heatmap-nya bilangan bulat ({kind}), jadi 1 dianggap bola dan 0 tanpa bola.</translation>
    </message>
    <message>
        <source>Its heatmaps have values from {low:.3g} to {high:.3g}. They should be between 0 and 1.</source>
        <translation>Nilai heatmap-nya dari {low:.3g} sampai {high:.3g}. Seharusnya di antara 0 dan 1.</translation>
    </message>
    <message>
        <source>Its metadata is incomplete. Its shapes ({channels} input channels) suggest {frames} frames in the family &apos;{family}&apos;.</source>
        <translation>Metadatanya tidak lengkap. Bentuknya ({channels} kanal masukan) mengarah ke {frames} frame dalam keluarga &apos;{family}&apos;.</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not supported; &apos;{default}&apos; is used.</source>
        <translation>Metadatanya menyebut {entry}, yang tidak didukung; &apos;{default}&apos; dipakai.</translation>
    </message>
    <message>
        <source>Its metadata says {entry}, which is not valid; {default:g} is used.</source>
        <translation>Metadatanya menyebut {entry}, yang tidak valid; {default:g} dipakai.</translation>
    </message>
    <message>
        <source>Its number of keypoints is not given, so the {count} of COCO are assumed.</source>
        <translation>Jumlah titik kuncinya tidak disebut, jadi dianggap {count} titik COCO.</translation>
    </message>
    <message>
        <source>Its picture size is not given, so {size} is assumed.</source>
        <translation>Ukuran gambarnya tidak disebut, jadi dianggap {size}.</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for hands, faces or animals.</source>
        <translation>Gambarnya {size} lebih lebar daripada orang. Mungkin dibuat untuk tangan, wajah, atau hewan.</translation>
    </message>
    <message>
        <source>Its pictures of {size} are wider than persons. It may be made for something else.</source>
        <translation>Gambarnya {size} lebih lebar daripada orang. Mungkin dibuat untuk hal lain.</translation>
    </message>
    <message>
        <source>Its plugin needs ONNX Runtime {needed} or newer; {installed} is installed.</source>
        <translation>Pluginnya memerlukan ONNX Runtime {needed} atau lebih baru; yang terpasang {installed}.</translation>
    </message>
    <message>
        <source>Its values are from {low:.3g} to {high:.3g}, which cannot be heatmaps of this family.</source>
        <translation>Nilainya dari {low:.3g} sampai {high:.3g}, yang tidak mungkin heatmap keluarga ini.</translation>
    </message>
    <message>
        <source>Its window length is not given, so {seq_len} frames are assumed.</source>
        <translation>Panjang jendelanya tidak disebut, jadi dianggap {seq_len} frame.</translation>
    </message>
    <message>
        <source>Its {flight_check} cannot be read, so only the threshold is used.</source>
        <translation>{flight_check} di dalamnya tidak dapat dibaca, jadi hanya ambang batas yang dipakai.</translation>
    </message>
    <message>
        <source>Known after the first run.</source>
        <translation>Diketahui setelah proses pertama.</translation>
    </message>
    <message>
        <source>Largest heatmap difference</source>
        <translation>Selisih heatmap terbesar</translation>
    </message>
    <message>
        <source>Largest position difference</source>
        <translation>Selisih posisi terbesar</translation>
    </message>
    <message>
        <source>Loading the models</source>
        <translation>Memuat model</translation>
    </message>
    <message>
        <source>Locate</source>
        <translation>Temukan</translation>
    </message>
    <message>
        <source>Measuring this machine</source>
        <translation>Mengukur komputer ini</translation>
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
        <translation>Pengaturan model…</translation>
    </message>
    <message>
        <source>Models ({patterns});;All files (*)</source>
        <translation>Model ({patterns});;Semua berkas (*)</translation>
    </message>
    <message>
        <source>Naming strokes</source>
        <translation>Menamai pukulan</translation>
    </message>
    <message>
        <source>Nearly agrees with the CPU</source>
        <translation>Hampir sama dengan CPU</translation>
    </message>
    <message>
        <source>Nearly the same results as {reference} (positions within {distance:g} pixels). One may miss a ball that the other barely finds.</source>
        <translation>Hasilnya hampir sama dengan {reference} (posisi dalam {distance:g} piksel). Yang satu mungkin melewatkan bola yang nyaris tidak ditemukan yang lain.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>No AMD compute driver (/dev/kfd) was found on this machine.</source>
        <translation>Driver komputasi AMD (/dev/kfd) tidak ditemukan di komputer ini.</translation>
    </message>
    <message>
        <source>No NVIDIA card that CUDA can use was found.</source>
        <translation>Tidak ada kartu NVIDIA yang dapat dipakai CUDA.</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine.</source>
        <translation>Driver NVIDIA tidak ditemukan di komputer ini.</translation>
    </message>
    <message>
        <source>No clear winner on {video}. Try a video in which the ball is in play most of the time.</source>
        <translation>Tidak ada yang jelas terbaik pada {video}. Coba video yang sebagian besar waktunya bola dimainkan.</translation>
    </message>
    <message>
        <source>No code in the checkpoint is executed. The model is written to a new file beside it.</source>
        <translation>Kode di dalam checkpoint tidak dijalankan. Model ditulis ke berkas baru di sampingnya.</translation>
    </message>
    <message>
        <source>No frames were searched for players.</source>
        <translation>Pemain tidak dicari di frame mana pun.</translation>
    </message>
    <message>
        <source>No frames were tracked.</source>
        <translation>Tidak ada frame yang dilacak.</translation>
    </message>
    <message>
        <source>No model loaded</source>
        <translation>Belum ada model yang dimuat</translation>
    </message>
    <message>
        <source>No run yet.</source>
        <translation>Belum ada proses.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>None works</source>
        <translation>Tidak ada yang berfungsi</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>Tidak terpasang</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Tidak diperlukan</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nanti saja</translation>
    </message>
    <message>
        <source>Not tracked</source>
        <translation>Belum dilacak</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>Tidak dapat dipakai</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>Nothing was found in {frames} frames.</source>
        <translation>Tidak ada yang ditemukan di {frames} frame.</translation>
    </message>
    <message>
        <source>On the GPU and the Neural Engine, convolutions lost precision (coremltools#1809, #1671).</source>
        <translation>Di GPU dan Neural Engine, konvolusi kehilangan presisi (coremltools#1809, #1671).</translation>
    </message>
    <message>
        <source>One is clearly best on {video}. The choice is saved for this file.</source>
        <translation>Satu jelas terbaik pada {video}. Pilihan disimpan untuk berkas ini.</translation>
    </message>
    <message>
        <source>OpenVINO also works. It is not chosen automatically. With bfloat16 it may be faster than the CPU.</source>
        <translation>OpenVINO juga berfungsi. Tidak dipilih otomatis. Dengan bfloat16 mungkin lebih cepat daripada CPU.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opsi</translation>
    </message>
    <message>
        <source>Options of {provider}</source>
        <translation>Opsi {provider}</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Keluaran</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Players are found on the CPU, because {label} would have to prepare {name} for each picture size.</source>
        <translation>Pemain dicari di CPU, karena {label} harus menyiapkan {name} untuk tiap ukuran gambar.</translation>
    </message>
    <message>
        <source>Players are recognised by the colours of their clothes. A model file of your own can help.</source>
        <translation>Pemain dikenali dari warna pakaian. Berkas model Anda sendiri dapat membantu.</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>Model pose</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of up to {size}, {batch}.</source>
        <translation>Model pose ({family}) dengan {count} titik kunci, gambar hingga {size}, {batch}.</translation>
    </message>
    <message>
        <source>Pose model ({family}) of {count} keypoints, pictures of {size}, {batch}.</source>
        <translation>Model pose ({family}) dengan {count} titik kunci, gambar {size}, {batch}.</translation>
    </message>
    <message>
        <source>Pose model: finds the players</source>
        <translation>Model pose: mencari pemain</translation>
    </message>
    <message>
        <source>Positions differ by at most {max_distance:.2f} pixels.</source>
        <translation>Posisi berbeda paling banyak {max_distance:.2f} piksel.</translation>
    </message>
    <message>
        <source>Preliminary</source>
        <translation>Sementara</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Siapkan</translation>
    </message>
    <message>
        <source>Provider settings...</source>
        <translation>Pengaturan penyedia…</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Penyedia</translation>
    </message>
    <message>
        <source>RGB frames</source>
        <translation>Frame RGB</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and heatmaps as output (WASB with a sigmoid)</source>
        <translation>Frame RGB dengan rata-rata dan simpangan baku ImageNet, keluaran heatmap (WASB dengan sigmoid)</translation>
    </message>
    <message>
        <source>RGB frames with ImageNet&apos;s mean and standard deviation, and logits as output (WASB)</source>
        <translation>Frame RGB dengan rata-rata dan simpangan baku ImageNet, keluaran logit (WASB)</translation>
    </message>
    <message>
        <source>RGB frames, grid</source>
        <translation>Frame RGB, kisi</translation>
    </message>
    <message>
        <source>RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)</source>
        <translation>Frame RGB saja (TrackNetV2, TrackNetV3 tanpa latar)</translation>
    </message>
    <message>
        <source>RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)</source>
        <translation>Frame RGB, keluaran kisi sel (GridTrackNet, VballNetGrid berwarna)</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the last one</source>
        <translation>Frame RGB, dengan heatmap hanya untuk frame terakhir</translation>
    </message>
    <message>
        <source>RGB frames, with a heatmap of only the middle one</source>
        <translation>Frame RGB, dengan heatmap hanya untuk frame tengah</translation>
    </message>
    <message>
        <source>Re-track {frames}</source>
        <translation>Lacak ulang {frames}</translation>
    </message>
    <message>
        <source>Re-track {frames} ({duration})</source>
        <translation>Lacak ulang {frames} ({duration})</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: no changes.</source>
        <translation>{frames} dilacak ulang: tidak ada perubahan.</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: the new path jumps back and forth in {rough}, so it is not used there.</source>
        <translation>{frames} dilacak ulang: lintasan baru melompat bolak-balik di {rough}, jadi tidak dipakai di sana.</translation>
    </message>
    <message>
        <source>Re-tracking was cancelled. Nothing was changed.</source>
        <translation>Pelacakan ulang dibatalkan. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>Re-tracking {frames} takes about {time}.</source>
        <translation>Melacak ulang {frames} perlu sekitar {time}.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Baca</translation>
    </message>
    <message>
        <source>Reading the scoreboard</source>
        <translation>Membaca papan skor</translation>
    </message>
    <message>
        <source>Reading the video</source>
        <translation>Membaca video</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Terakhir</translation>
    </message>
    <message>
        <source>Recent files for {network}</source>
        <translation>Berkas terakhir untuk {network}</translation>
    </message>
    <message>
        <source>Recognising players</source>
        <translation>Mengenali pemain</translation>
    </message>
    <message>
        <source>Remove compiled models. They are compiled again when they are used</source>
        <translation>Hapus model terkompilasi. Model dikompilasi lagi saat dipakai</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {command}.</source>
        <translation>Ganti ONNX Runtime: {command}.</translation>
    </message>
    <message>
        <source>Replace ONNX Runtime: {first}, then {second}.</source>
        <translation>Ganti ONNX Runtime: {first}, lalu {second}.</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Ubah ukuran</translation>
    </message>
    <message>
        <source>Resizing frames and building windows</source>
        <translation>Mengubah ukuran frame dan menyusun jendela</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Proses</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>Proses dibatalkan</translation>
    </message>
    <message>
        <source>Run cancelled. Nothing was changed.</source>
        <translation>Proses dibatalkan. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>Proses gagal</translation>
    </message>
    <message>
        <source>Run finished</source>
        <translation>Proses selesai</translation>
    </message>
    <message>
        <source>Run part of the demo rally on {provider} and on the CPU, and compare speed and results.</source>
        <translation>Jalankan sebagian reli demo di {provider} dan di CPU, lalu bandingkan kecepatan dan hasilnya.</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <translation>Proses {number}</translation>
    </message>
    <message>
        <source>Running on {provider} instead.</source>
        <translation>Berjalan di {provider} sebagai gantinya.</translation>
    </message>
    <message>
        <source>Running on {provider}.</source>
        <translation>Berjalan di {provider}.</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>Menjalankan model</translation>
    </message>
    <message>
        <source>Runs on {provider}</source>
        <translation>Berjalan di {provider}</translation>
    </message>
    <message>
        <source>Runs on {provider}, not on {asked}</source>
        <translation>Berjalan di {provider}, bukan di {asked}</translation>
    </message>
    <message>
        <source>Same results as {reference} ({tolerance}).</source>
        <translation>Hasilnya sama dengan {reference} ({tolerance}).</translation>
    </message>
    <message>
        <source>See the log for the reason.</source>
        <translation>Sebabnya ada di log.</translation>
    </message>
    <message>
        <source>Separate picture</source>
        <translation>Gambar terpisah</translation>
    </message>
    <message>
        <source>Separate picture: the background, then the frames (TrackNetV3)</source>
        <translation>Gambar terpisah: latar, lalu frame (TrackNetV3)</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Waktu mulai</translation>
    </message>
    <message>
        <source>Stop the run and keep its results</source>
        <translation>Hentikan proses dan simpan hasilnya</translation>
    </message>
    <message>
        <source>TensorRT also works and may be faster. It is not chosen automatically, because its first start takes minutes.</source>
        <translation>TensorRT juga berfungsi dan mungkin lebih cepat. Tidak dipilih otomatis, karena saat pertama kali dijalankan perlu beberapa menit.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Uji</translation>
    </message>
    <message>
        <source>Test of {provider}:</source>
        <translation>Uji {provider}:</translation>
    </message>
    <message>
        <source>Testing</source>
        <translation>Menguji</translation>
    </message>
    <message>
        <source>Testing {provider}…</source>
        <translation>Menguji {provider}…</translation>
    </message>
    <message>
        <source>That is {ratio:.2g} times the speed of {reference}.</source>
        <translation>Itu {ratio:.2g} kali kecepatan {reference}.</translation>
    </message>
    <message>
        <source>The CPU was compared with itself.</source>
        <translation>CPU dibandingkan dengan dirinya sendiri.</translation>
    </message>
    <message>
        <source>The CUDA libraries do not support this card, because it is too old.</source>
        <translation>Pustaka CUDA tidak mendukung kartu ini, karena terlalu tua.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for the CUDA libraries.</source>
        <translation>Driver NVIDIA terlalu usang untuk pustaka CUDA.</translation>
    </message>
    <message>
        <source>The TensorRT libraries are missing.</source>
        <translation>Pustaka TensorRT tidak ada.</translation>
    </message>
    <message>
        <source>The TrackNet was trained at {rate:g} frames per second and the InpaintNet at {other_rate:g}, so the ball moves a different distance between frames than InpaintNet expects.</source>
        <translation>TrackNet dilatih pada {rate:g} frame per detik dan InpaintNet pada {other_rate:g}, jadi perpindahan bola antarframe berbeda dari perkiraan InpaintNet.</translation>
    </message>
    <message>
        <source>The TrackNet was trained on {sports} and the InpaintNet on {other_sports}, whose balls move differently. Check the filled gaps.</source>
        <translation>TrackNet dilatih dengan {sports} dan InpaintNet dengan {other_sports}, yang gerak bolanya berbeda. Periksa celah yang diisi.</translation>
    </message>
    <message>
        <source>The check of {path}</source>
        <translation>Pemeriksaan {path}</translation>
    </message>
    <message>
        <source>The conversion of {path}</source>
        <translation>Konversi {path}</translation>
    </message>
    <message>
        <source>The file is not used, because a run would fail in the same way.</source>
        <translation>Berkas tidak dipakai, karena proses akan gagal dengan cara yang sama.</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>Berkas {path} sudah tidak ada.</translation>
    </message>
    <message>
        <source>The files do not show whether the models fit together.</source>
        <translation>Berkasnya tidak menunjukkan apakah kedua model cocok satu sama lain.</translation>
    </message>
    <message>
        <source>The frame with the clearest peak. Red: the heatmap. Dots: where the peaks were.</source>
        <translation>Frame dengan puncak paling jelas. Merah: heatmap. Titik: letak puncak.</translation>
    </message>
    <message>
        <source>The installed build of ONNX Runtime has no {label}.</source>
        <translation>Build ONNX Runtime yang terpasang tidak punya {label}.</translation>
    </message>
    <message>
        <source>The last run was interrupted at {share:.0%}.</source>
        <translation>Proses terakhir terputus pada {share:.0%}.</translation>
    </message>
    <message>
        <source>The library {library} is missing.</source>
        <translation>Pustaka {library} tidak ada.</translation>
    </message>
    <message>
        <source>The model finds no ball in the demo rally, so positions could not be compared.</source>
        <translation>Model tidak menemukan bola di reli demo, jadi posisi tidak dapat dibandingkan.</translation>
    </message>
    <message>
        <source>The model ran on {label}.</source>
        <translation>Model berjalan di {label}.</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations, {share:.0%} of the time. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>Model berjalan di {provider}: {placed} dari {total} operasinya, {share:.0%} waktunya. Bagian terkompilasi dihitung satu operasi. Di penyedia lain: {operations}.</translation>
    </message>
    <message>
        <source>The model ran on {provider}: {placed} of its {total} operations. A compiled part counts as one operation. On another provider: {operations}.</source>
        <translation>Model berjalan di {provider}: {placed} dari {total} operasinya. Bagian terkompilasi dihitung satu operasi. Di penyedia lain: {operations}.</translation>
    </message>
    <message>
        <source>The models fit together.</source>
        <translation>Kedua model cocok satu sama lain.</translation>
    </message>
    <message>
        <source>The models may not fit together.</source>
        <translation>Kedua model mungkin tidak cocok satu sama lain.</translation>
    </message>
    <message>
        <source>The models run on {provider}; requested: {asked}.</source>
        <translation>Model berjalan di {provider}; yang diminta: {asked}.</translation>
    </message>
    <message>
        <source>The network looks at whole pictures: {name} cannot be run on a part of one.</source>
        <translation>Model ini melihat gambar utuh: {name} tidak dapat dijalankan pada sebagian gambar.</translation>
    </message>
    <message>
        <source>The packaged application has its own ONNX Runtime. Install RallyTrace with pip to choose another.</source>
        <translation>Aplikasi paket punya ONNX Runtime sendiri. Pasang RallyTrace dengan pip untuk memilih yang lain.</translation>
    </message>
    <message>
        <source>The plugin runs on Intel processors and GPUs. For a GPU, install its graphics driver. On other machines, replace ONNX Runtime by onnxruntime-openvino (on Windows together with openvino).</source>
        <translation>Plugin ini berjalan di prosesor dan GPU Intel. Untuk GPU, pasang driver grafisnya. Di komputer lain, ganti ONNX Runtime dengan onnxruntime-openvino (di Windows bersama openvino).</translation>
    </message>
    <message>
        <source>The result is a proposal.</source>
        <translation>Hasilnya berupa usulan.</translation>
    </message>
    <message>
        <source>The results differ from those of {reference}. Do not use this provider with this model.</source>
        <translation>Hasilnya berbeda dari {reference}. Jangan pakai penyedia ini dengan model ini.</translation>
    </message>
    <message>
        <source>The review is designed for errors of the included networks, not for those of {name}.</source>
        <translation>Tinjauan dirancang untuk kesalahan model bawaan, bukan untuk {name}.</translation>
    </message>
    <message>
        <source>The run did not look at the hatched part of the frame</source>
        <translation>Proses tidak memeriksa bagian frame yang diarsir</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because it has a heatmap of one frame of a window.</source>
        <translation>Langkah {asked} tidak dipakai: {name} berjalan dengan {stride}, karena memberi heatmap satu frame per jendela.</translation>
    </message>
    <message>
        <source>The stride {asked} is not used: {name} runs with {stride}, because its windows follow one another.</source>
        <translation>Langkah {asked} tidak dipakai: {name} berjalan dengan {stride}, karena jendelanya saling menyambung.</translation>
    </message>
    <message>
        <source>The test of the best provider</source>
        <translation>Uji penyedia terbaik</translation>
    </message>
    <message>
        <source>The test of the providers</source>
        <translation>Uji penyedia</translation>
    </message>
    <message>
        <source>The test of {provider}</source>
        <translation>Uji {provider}</translation>
    </message>
    <message>
        <source>The tracking of {name}</source>
        <translation>Pelacakan {name}</translation>
    </message>
    <message>
        <source>The trial of {path}</source>
        <translation>Uji coba {path}</translation>
    </message>
    <message>
        <source>The trial run gave wrong results.</source>
        <translation>Uji coba memberi hasil yang salah.</translation>
    </message>
    <message>
        <source>The video has {rate:.3g} frames per second and the model was trained on {trained:.3g}: one of {step} frames is tracked, and the others are interpolated.</source>
        <translation>Video punya {rate:.3g} frame per detik dan model dilatih pada {trained:.3g}: satu dari {step} frame dilacak, dan sisanya diinterpolasi.</translation>
    </message>
    <message>
        <source>The {label} plugin is not installed.</source>
        <translation>Plugin {label} tidak terpasang.</translation>
    </message>
    <message>
        <source>There is no such device.</source>
        <translation>Perangkat itu tidak ada.</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do except filling gaps.</source>
        <translation>Frame ini sudah dilacak dengan model dan opsi yang sama. Tinggal mengisi celah.</translation>
    </message>
    <message>
        <source>These frames have already been tracked with the same model and options. Nothing to do.</source>
        <translation>Frame ini sudah dilacak dengan model dan opsi yang sama. Tidak ada yang perlu dikerjakan.</translation>
    </message>
    <message>
        <source>This file has: in {inputs}; out {outputs}.</source>
        <translation>Berkas ini punya: masukan {inputs}; keluaran {outputs}.</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts every {stride} frames.</source>
        <translation>Komputer ini menjalankan {rate:.1f} jendela per detik: satu jendela dimulai tiap {stride} frame.</translation>
    </message>
    <message>
        <source>This machine runs {rate:.1f} windows per second: a window starts with every frame.</source>
        <translation>Komputer ini menjalankan {rate:.1f} jendela per detik: satu jendela dimulai di setiap frame.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Ambang</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Lacak</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}, carrying &apos;{input}&apos; from window to window.</source>
        <translation>TrackNet untuk {frames} frame pada {size}, {family}, {batch}, membawa &apos;{input}&apos; dari jendela ke jendela.</translation>
    </message>
    <message>
        <source>TrackNet over {frames} frames at {size}, {family}, {batch}.</source>
        <translation>TrackNet untuk {frames} frame pada {size}, {family}, {batch}.</translation>
    </message>
    <message>
        <source>TrackNet: finds the ball</source>
        <translation>TrackNet: mencari bola</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Melacak</translation>
    </message>
    <message>
        <source>Trained at</source>
        <translation>Dilatih pada</translation>
    </message>
    <message>
        <source>Try on a video...</source>
        <translation>Coba pada video…</translation>
    </message>
    <message>
        <source>Try on {video}</source>
        <translation>Coba pada {video}</translation>
    </message>
    <message>
        <source>Trying 8-bit integers (once)</source>
        <translation>Mencoba bilangan bulat 8-bit (sekali saja)</translation>
    </message>
    <message>
        <source>Trying {count} families on {video}…</source>
        <translation>Mencoba {count} keluarga pada {video}…</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tidak diketahui</translation>
    </message>
    <message>
        <source>Update ONNX Runtime, or install an older version of the plugin.</source>
        <translation>Perbarui ONNX Runtime, atau pasang versi plugin yang lebih lama.</translation>
    </message>
    <message>
        <source>Update Windows (10 version 1903 or newer) and the graphics driver.</source>
        <translation>Perbarui Windows (10 versi 1903 atau lebih baru) dan driver grafis.</translation>
    </message>
    <message>
        <source>Update macOS (14 or newer, Apple silicon).</source>
        <translation>Perbarui macOS (14 atau lebih baru, Apple silicon).</translation>
    </message>
    <message>
        <source>Use as {network}</source>
        <translation>Pakai sebagai {network}</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>Tanpa model</translation>
    </message>
    <message>
        <source>Use the included model</source>
        <translation>Pakai model bawaan</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Pakai ini</translation>
    </message>
    <message>
        <source>Uses {provider}</source>
        <translation>Memakai {provider}</translation>
    </message>
    <message>
        <source>Using 32-bit floats. 8-bit integers are {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>Memakai float 32-bit. Bilangan bulat 8-bit {speed:.1f} kali lebih cepat di komputer ini, dengan hasil sama di {agreeing} dari {frames} frame uji.</translation>
    </message>
    <message>
        <source>Using 32-bit floats: sums of 8-bit integers overflow on this processor.</source>
        <translation>Memakai float 32-bit: penjumlahan bilangan bulat 8-bit meluap di prosesor ini.</translation>
    </message>
    <message>
        <source>Using 8-bit integers: {speed:.1f} times as fast on this computer, with the same result in {agreeing} of {frames} test frames.</source>
        <translation>Memakai bilangan bulat 8-bit: {speed:.1f} kali lebih cepat di komputer ini, dengan hasil sama di {agreeing} dari {frames} frame uji.</translation>
    </message>
    <message>
        <source>WebGPU finds no graphics card that it can use.</source>
        <translation>WebGPU tidak menemukan kartu grafis yang dapat dipakai.</translation>
    </message>
    <message>
        <source>What to track</source>
        <translation>Yang dilacak</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Jendela</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Berfungsi</translation>
    </message>
    <message>
        <source>Your choice: {family}.</source>
        <translation>Pilihan Anda: {family}.</translation>
    </message>
    <message>
        <source>`--family NAME`, the settings, and the metadata `family` of a model file. [Your own networks](../own-networks.md) says how to find the family of a file.</source>
        <translation>`--family NAME`, pengaturan, dan metadata `family` berkas model. [Model sendiri](../own-networks.md) menjelaskan cara menemukan keluarga suatu berkas.</translation>
    </message>
    <message>
        <source>`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. [Providers](../providers.md) says which have ever run.</source>
        <translation>`--provider NAME` dan halaman Penyedia di pengaturan. `auto` memakai yang pertama berjalan, menurut urutan ini. [Penyedia](../providers.md) menyebut mana yang pernah berjalan.</translation>
    </message>
    <message>
        <source>a TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>a digit network</source>
        <translation>model angka</translation>
    </message>
    <message>
        <source>a grid of cells for {frames}</source>
        <translation>kisi sel untuk {frames}</translation>
    </message>
    <message>
        <source>a heatmap of {frames}</source>
        <translation>heatmap untuk {frames}</translation>
    </message>
    <message>
        <source>a pose model</source>
        <translation>model pose</translation>
    </message>
    <message>
        <source>a stroke network</source>
        <translation>model pukulan</translation>
    </message>
    <message>
        <source>an InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>an embedding network</source>
        <translation>model embedding</translation>
    </message>
    <message>
        <source>any</source>
        <translation>apa pun</translation>
    </message>
    <message>
        <source>any batch</source>
        <translation>batch apa pun</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>otomatis</translation>
    </message>
    <message>
        <source>background mode {name}</source>
        <translation>mode latar {name}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}</source>
        <translation>bola di {with_ball:,} dari {frames}</translation>
    </message>
    <message>
        <source>ball in {with_ball:,} of {frames}, {filled:,} of them filled in {gaps}</source>
        <translation>bola di {with_ball:,} dari {frames}, {filled:,} di antaranya diisi di {gaps}</translation>
    </message>
    <message>
        <source>batches of {batch}</source>
        <translation>batch {batch}</translation>
    </message>
    <message>
        <source>blue, green, red</source>
        <translation>biru, hijau, merah</translation>
    </message>
    <message>
        <source>brightness</source>
        <translation>kecerahan</translation>
    </message>
    <message>
        <source>build of ONNX Runtime</source>
        <translation>build ONNX Runtime</translation>
    </message>
    <message>
        <source>cuDNN failed ({status}).</source>
        <translation>cuDNN gagal ({status}).</translation>
    </message>
    <message>
        <source>different</source>
        <translation>berbeda</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>tidak cocok</translation>
    </message>
    <message>
        <source>each frame</source>
        <translation>setiap frame</translation>
    </message>
    <message>
        <source>family {name}</source>
        <translation>keluarga {name}</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>cocok</translation>
    </message>
    <message>
        <source>fits, with assumptions</source>
        <translation>cocok, dengan asumsi</translation>
    </message>
    <message>
        <source>heatmaps within {limit:g}</source>
        <translation>heatmap dalam {limit:g}</translation>
    </message>
    <message>
        <source>if it does not run</source>
        <translation>bila tidak berjalan</translation>
    </message>
    <message>
        <source>in the window</source>
        <translation>di jendela</translation>
    </message>
    <message>
        <source>included with RallyTrace</source>
        <translation>bawaan RallyTrace</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nama</translation>
    </message>
    <message>
        <source>nearly the same</source>
        <translation>hampir sama</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>perlu jawaban</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>no frame with a ball in both</source>
        <translation>tidak ada frame dengan bola di keduanya</translation>
    </message>
    <message>
        <source>no players found</source>
        <translation>pemain tidak ditemukan</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>not looked at here</source>
        <translation>tidak diperiksa di sini</translation>
    </message>
    <message>
        <source>output</source>
        <translation>keluaran</translation>
    </message>
    <message>
        <source>planes of L frames</source>
        <translation>bidang untuk L frame</translation>
    </message>
    <message>
        <source>players found</source>
        <translation>pemain ditemukan</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in every frame</source>
        <translation>posisi dalam {distance:g} px di setiap frame</translation>
    </message>
    <message>
        <source>positions within {distance:g} px in {share:.1%} of the frames</source>
        <translation>posisi dalam {distance:g} px di {share:.1%} frame</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>merah, hijau, biru</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>sistem</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>the CPU in 32-bit floats</source>
        <translation>CPU dengan float 32-bit</translation>
    </message>
    <message>
        <source>the background ({leading}), then {planes}</source>
        <translation>latar ({leading}), lalu {planes}</translation>
    </message>
    <message>
        <source>the best available provider</source>
        <translation>penyedia terbaik yang tersedia</translation>
    </message>
    <message>
        <source>the difference from the background</source>
        <translation>selisih dari latar</translation>
    </message>
    <message>
        <source>the last frame</source>
        <translation>frame terakhir</translation>
    </message>
    <message>
        <source>the middle frame</source>
        <translation>frame tengah</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>sama</translation>
    </message>
    <message>
        <source>tried by `auto`</source>
        <translation>dicoba oleh `auto`</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>apa itu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <translation>{counts}.</translation>
    </message>
    <message>
        <source>{definition} Each one is tested with a small model. The status line shows the provider of the last run.</source>
        <translation>{definition} Tiap penyedia diuji dengan model kecil. Baris status menampilkan penyedia proses terakhir.</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>sisa {duration}</translation>
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
        <translation>{first} atau {second}</translation>
    </message>
    <message>
        <source>{frames} in {duration}.</source>
        <translation>{frames} dalam {duration}.</translation>
    </message>
    <message>
        <source>{key} brings it back.</source>
        <translation>Tekan {key} untuk mengembalikannya.</translation>
    </message>
    <message>
        <source>{key} cancels it.</source>
        <translation>Tekan {key} untuk membatalkannya.</translation>
    </message>
    <message>
        <source>{label} exists only on {systems}.</source>
        <translation>{label} hanya ada di {systems}.</translation>
    </message>
    <message>
        <source>{left} and {right}</source>
        <translation>{left} dan {right}</translation>
    </message>
    <message>
        <source>{left} or {right}</source>
        <translation>{left} atau {right}</translation>
    </message>
    <message>
        <source>{library} could not be loaded (Windows error {number}): a library that it needs is missing.</source>
        <translation>{library} tidak dapat dimuat (galat Windows {number}): pustaka yang diperlukannya tidak ada.</translation>
    </message>
    <message>
        <source>{models} compiled by {providers}, kept for the next start: {size:.1f} MB</source>
        <translation>{models} dikompilasi oleh {providers}, disimpan untuk dipakai lagi: {size:.1f} MB</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <translation>{names} dan lainnya</translation>
    </message>
    <message>
        <source>{network}: {announcement}</source>
        <translation>{network}: {announcement}</translation>
    </message>
    <message>
        <source>{output} (logits)</source>
        <translation>{output} (logit)</translation>
    </message>
    <message>
        <source>{output}; perhaps a state</source>
        <translation>{output}; mungkin juga state</translation>
    </message>
    <message>
        <source>{path} does not say what its input is. Its {channels} input channels and its output {shape} fit {options}.</source>
        <translation>{path} tidak menyebut masukannya. {channels} kanal masukan dan keluarannya {shape} cocok dengan {options}.</translation>
    </message>
    <message>
        <source>{path} is a PyTorch checkpoint of {network} over {frames}. Convert it to an .onnx model first:</source>
        <translation>{path} adalah checkpoint PyTorch {network} untuk {frames}. Konversikan dulu ke model .onnx:</translation>
    </message>
    <message>
        <source>{path} is {found}, but {wanted} is needed here.</source>
        <translation>{path} adalah {found}, padahal yang diperlukan di sini {wanted}.</translation>
    </message>
    <message>
        <source>{pixels:.2f} px at 1280x720</source>
        <translation>{pixels:.2f} px pada 1280x720</translation>
    </message>
    <message>
        <source>{planes} of each frame</source>
        <translation>{planes} dari setiap frame</translation>
    </message>
    <message>
        <source>{planes}, the newest first</source>
        <translation>{planes}, terbaru dulu</translation>
    </message>
    <message>
        <source>{problem} {name} is still in use.</source>
        <translation>{problem} {name} tetap dipakai.</translation>
    </message>
    <message>
        <source>{provider} cannot be used: {reason}</source>
        <translation>{provider} tidak dapat dipakai: {reason}</translation>
    </message>
    <message>
        <source>{provider} in 8-bit integers</source>
        <translation>{provider} dengan bilangan bulat 8-bit</translation>
    </message>
    <message>
        <source>{provider} runs {nodes} of the model&apos;s {total} operations; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} menjalankan {nodes} dari {total} operasi model; sisanya berjalan di tempat lain ({elsewhere}).</translation>
    </message>
    <message>
        <source>{provider} takes {share:.0%} of the model&apos;s time; the rest runs elsewhere ({elsewhere}).</source>
        <translation>{provider} memakan {share:.0%} waktu model; sisanya berjalan di tempat lain ({elsewhere}).</translation>
    </message>
    <message>
        <source>{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} without overlap.</source>
        <translation>{rate:.3g} jendela per detik: {rate:.3g} frame per detik dengan satu jendela per frame, {fastest:.3g} tanpa tumpang tindih.</translation>
    </message>
    <message>
        <source>{rate:.3g} with a window per frame, {fastest:.3g} without overlap</source>
        <translation>{rate:.3g} dengan satu jendela per frame, {fastest:.3g} tanpa tumpang tindih</translation>
    </message>
    <message>
        <source>{runs} in this project.</source>
        <translation>{runs} di proyek ini.</translation>
    </message>
    <message>
        <source>{score:.0%}: {result}</source>
        <translation>{score:.0%}: {result}</translation>
    </message>
    <message>
        <source>{seconds:.1f} s to the first result</source>
        <translation>{seconds:.1f} s sampai hasil pertama</translation>
    </message>
    <message>
        <source>{speed:.1f} frames/s</source>
        <translation>{speed:.1f} frame/s</translation>
    </message>
    <message>
        <source>{summary} How was it trained?</source>
        <translation>{summary} Bagaimana model ini dilatih?</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>All rallies</source>
        <translation>Semua reli</translation>
    </message>
    <message>
        <source>All rallies, lets included</source>
        <translation>Semua reli, termasuk let</translation>
    </message>
    <message>
        <source>Average rally</source>
        <translation>Rata-rata reli</translation>
    </message>
    <message>
        <source>Ball in rallies</source>
        <translation>Bola dalam reli</translation>
    </message>
    <message>
        <source>Bottom: where {played} of {strokes} were played from. Top: where {targets} went.</source>
        <translation>Bawah: tempat memukul {played} dari {strokes}. Atas: arah {targets} pukulan.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>By the player who hit last: a winner if that player won the rally, an error if not.</source>
        <translation>Menurut pemain yang memukul terakhir: winner bila ia memenangi reli, error bila tidak.</translation>
    </message>
    <message>
        <source>By what was set for the rally.</source>
        <translation>Menurut yang ditetapkan untuk reli.</translation>
    </message>
    <message>
        <source>Counted from the rally winners by the rules of the sport</source>
        <translation>Dihitung dari pemenang reli menurut aturan olahraganya</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Lapangan</translation>
    </message>
    <message>
        <source>Each of the two ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>Masing-masing berlari rata-rata {distance} per reli ({rallies}; antara perkiraan bawah dan atas).</translation>
    </message>
    <message>
        <source>Each player is shown at the bottom. Left and right are as the player sees them.</source>
        <translation>Tiap pemain digambarkan di sisi bawah. Kiri dan kanan menurut pandangan pemain.</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Berakhir dengan</translation>
    </message>
    <message>
        <source>Endings were set or accepted by hand; {unknown} without a winner</source>
        <translation>Cara berakhir ditetapkan atau diterima secara manual; {unknown} tanpa pemenang</translation>
    </message>
    <message>
        <source>Ends of the players</source>
        <translation>Sisi pemain</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>Sisi jauh</translation>
    </message>
    <message>
        <source>Fastest km/h</source>
        <translation>Tercepat, km/jam</translation>
    </message>
    <message>
        <source>Fastest stroke</source>
        <translation>Pukulan tercepat</translation>
    </message>
    <message>
        <source>Fastest strokes</source>
        <translation>Pukulan tercepat</translation>
    </message>
    <message>
        <source>Found by the program</source>
        <translation>Ditemukan program</translation>
    </message>
    <message>
        <source>Frame {frame:,}</source>
        <translation>Frame {frame:,}</translation>
    </message>
    <message>
        <source>Frame {frame:,} of {video}</source>
        <translation>Frame {frame:,} dari {video}</translation>
    </message>
    <message>
        <source>Frames {frames}. No winner set</source>
        <translation>Frame {frames}. Pemenang belum ditetapkan</translation>
    </message>
    <message>
        <source>Frames {frames}. Winner set by hand: {winner}</source>
        <translation>Frame {frames}. Pemenang ditetapkan manual: {winner}</translation>
    </message>
    <message>
        <source>From 3D trajectories fitted to the path of the ball; medians of the measured strokes</source>
        <translation>Dari lintasan 3D yang dicocokkan dengan lintasan bola; median pukulan yang terukur</translation>
    </message>
    <message>
        <source>From and to.</source>
        <translation>Asal dan sasaran.</translation>
    </message>
    <message>
        <source>From video to video</source>
        <translation>Dari video ke video</translation>
    </message>
    <message>
        <source>From {shots}</source>
        <translation>Dari {shots}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Gim {number}</translation>
    </message>
    <message>
        <source>Grid lines every five points.</source>
        <translation>Garis kisi tiap lima poin.</translation>
    </message>
    <message>
        <source>Half of the {known} measured strokes were faster</source>
        <translation>Setengah dari {known} pukulan yang terukur lebih cepat</translation>
    </message>
    <message>
        <source>Highest of the speeds known within 10%, with its 80% interval</source>
        <translation>Tertinggi dari kecepatan yang diketahui dalam batas 10%, dengan interval 80%-nya</translation>
    </message>
    <message>
        <source>How rallies ended</source>
        <translation>Cara reli berakhir</translation>
    </message>
    <message>
        <source>In brackets: the rallies or strokes that each figure rests on.</source>
        <translation>Dalam kurung: reli atau pukulan yang menjadi dasar tiap angka.</translation>
    </message>
    <message>
        <source>In colour: where the player stood.</source>
        <translation>Berwarna: tempat pemain berdiri.</translation>
    </message>
    <message>
        <source>Last stroke by</source>
        <translation>Pukulan terakhir oleh</translation>
    </message>
    <message>
        <source>Lead after each rally, {round}</source>
        <translation>Keunggulan setelah tiap reli, {round}</translation>
    </message>
    <message>
        <source>Lead after each rally: {first} above the line, {second} below.</source>
        <translation>Keunggulan setelah tiap reli: {first} di atas garis, {second} di bawah.</translation>
    </message>
    <message>
        <source>Length (s)</source>
        <translation>Durasi (s)</translation>
    </message>
    <message>
        <source>Longest rallies</source>
        <translation>Reli terpanjang</translation>
    </message>
    <message>
        <source>Longest rally</source>
        <translation>Reli terpanjang</translation>
    </message>
    <message>
        <source>Lost by own error</source>
        <translation>Kalah karena error sendiri</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Terukur</translation>
    </message>
    <message>
        <source>Median height at net</source>
        <translation>Median tinggi di net</translation>
    </message>
    <message>
        <source>Median km/h</source>
        <translation>Median km/jam</translation>
    </message>
    <message>
        <source>Median speed (km/h)</source>
        <translation>Median kecepatan (km/jam)</translation>
    </message>
    <message>
        <source>Movement, {player}</source>
        <translation>Pergerakan, {player}</translation>
    </message>
    <message>
        <source>Movement.</source>
        <translation>Pergerakan.</translation>
    </message>
    <message>
        <source>Named by the stroke network, {share:.0%} confident on average, or by hand</source>
        <translation>Dinamai oleh model pukulan, rata-rata yakin {share:.0%}, atau secara manual</translation>
    </message>
    <message>
        <source>Names of strokes</source>
        <translation>Nama pukulan</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>Sisi dekat</translation>
    </message>
    <message>
        <source>Needs a known score: the server follows from it.</source>
        <translation>Memerlukan skor: dari situ pelaku servis diketahui.</translation>
    </message>
    <message>
        <source>Needs rallies with a winner and a known player of the last stroke.</source>
        <translation>Memerlukan reli dengan pemenang dan pemukul terakhir yang diketahui.</translation>
    </message>
    <message>
        <source>No court set, so positions, zones and speeds are unknown.</source>
        <translation>Lapangan belum diatur, jadi posisi, zona, dan kecepatan tidak diketahui.</translation>
    </message>
    <message>
        <source>No landings known.</source>
        <translation>Titik jatuh tidak diketahui.</translation>
    </message>
    <message>
        <source>No poses of the players found, so their movement is unknown.</source>
        <translation>Pose pemain tidak ditemukan, jadi pergerakan mereka tidak diketahui.</translation>
    </message>
    <message>
        <source>No rallies.</source>
        <translation>Tidak ada reli.</translation>
    </message>
    <message>
        <source>No rally has a winner yet.</source>
        <translation>Belum ada reli yang punya pemenang.</translation>
    </message>
    <message>
        <source>No score. Set it up with the Match button of the Rallies panel.</source>
        <translation>Skor tidak ada. Atur dengan tombol Pertandingan di panel Reli.</translation>
    </message>
    <message>
        <source>No speed could be measured reliably.</source>
        <translation>Tidak ada kecepatan yang dapat diukur dengan andal.</translation>
    </message>
    <message>
        <source>No stroke has a name. Names need the court and the players&apos; poses.</source>
        <translation>Pukulan belum punya nama. Untuk itu perlu lapangan dan pose pemain.</translation>
    </message>
    <message>
        <source>No strokes found. They are found from the tracked path of the ball.</source>
        <translation>Pukulan tidak ditemukan. Pukulan dicari dari lintasan bola yang dilacak.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>On the court</source>
        <translation>Di lapangan</translation>
    </message>
    <message>
        <source>Opponent half, {zone} left</source>
        <translation>Setengah lawan, {zone} kiri</translation>
    </message>
    <message>
        <source>Opponent half, {zone} right</source>
        <translation>Setengah lawan, {zone} kanan</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Own half, {zone} left</source>
        <translation>Setengah sendiri, {zone} kiri</translation>
    </message>
    <message>
        <source>Own half, {zone} right</source>
        <translation>Setengah sendiri, {zone} kanan</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bagian</translation>
    </message>
    <message>
        <source>Pictures of the last stroke, with the path of the ball after it.</source>
        <translation>Gambar pukulan terakhir, dengan lintasan bola setelahnya.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Player of each stroke</source>
        <translation>Pemain tiap pukulan</translation>
    </message>
    <message>
        <source>Players of each rally</source>
        <translation>Pemain tiap reli</translation>
    </message>
    <message>
        <source>Poses of the players</source>
        <translation>Pose pemain</translation>
    </message>
    <message>
        <source>Position of the player at the stroke</source>
        <translation>Posisi pemain saat memukul</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Reli</translation>
    </message>
    <message>
        <source>Rallies by number of strokes</source>
        <translation>Reli menurut jumlah pukulan</translation>
    </message>
    <message>
        <source>Rallies or their scores are missing {places}.</source>
        <translation>Ada reli atau skor yang hilang {places}.</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Reli</translation>
    </message>
    <message>
        <source>Rally length</source>
        <translation>Panjang reli</translation>
    </message>
    <message>
        <source>Ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>Berlari rata-rata {distance} per reli ({rallies}; antara perkiraan bawah dan atas).</translation>
    </message>
    <message>
        <source>Recorded at {rate:g} frames per second. Durations and speeds are those of play.</source>
        <translation>Direkam pada {rate:g} frame per detik. Durasi dan kecepatan adalah yang sebenarnya saat bermain.</translation>
    </message>
    <message>
        <source>Run a rally</source>
        <translation>Jarak lari per reli</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Score progression</source>
        <translation>Perkembangan skor</translation>
    </message>
    <message>
        <source>Serve and return</source>
        <translation>Servis dan pengembalian</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Servis</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Pelaku servis</translation>
    </message>
    <message>
        <source>Serves and hits, found on the path of the ball or set by hand</source>
        <translation>Servis dan perkenaan, ditemukan di lintasan bola atau diatur manual</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Set {number}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Speed measured for {known} of {strokes}</source>
        <translation>Kecepatan terukur untuk {known} dari {strokes}</translation>
    </message>
    <message>
        <source>Speed of each stroke</source>
        <translation>Kecepatan tiap pukulan</translation>
    </message>
    <message>
        <source>Speed of the ball right after the stroke, where one camera is enough to measure it. ± gives the 80% interval.</source>
        <translation>Kecepatan bola tepat setelah pukulan, bila satu kamera cukup untuk mengukurnya. ± menunjukkan interval 80%.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Pukulan</translation>
    </message>
    <message>
        <source>Stroke at {clock}, frame {frame:,}: {landed}; ± {across:.2f} m across, ± {along:.2f} m along the court</source>
        <translation>Pukulan pada {clock}, frame {frame:,}: {landed}; ± {across:.2f} m melintang, ± {along:.2f} m memanjang lapangan</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Pukulan</translation>
    </message>
    <message>
        <source>Strokes and landings, {player}</source>
        <translation>Pukulan dan titik jatuh, {player}</translation>
    </message>
    <message>
        <source>Strokes and landings.</source>
        <translation>Pukulan dan titik jatuh.</translation>
    </message>
    <message>
        <source>Strokes by speed</source>
        <translation>Pukulan menurut kecepatan</translation>
    </message>
    <message>
        <source>Strokes per rally, coloured by winner.</source>
        <translation>Jumlah pukulan per reli, diwarnai menurut pemenang.</translation>
    </message>
    <message>
        <source>Strokes per rally.</source>
        <translation>Jumlah pukulan per reli.</translation>
    </message>
    <message>
        <source>Strokes: rallies with known strokes. Seconds: all rallies</source>
        <translation>Pukulan: reli yang pukulannya diketahui. Detik: semua reli</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Target of the stroke: where it was hit next, or landed</source>
        <translation>Sasaran pukulan: tempat bola dipukul berikutnya, atau jatuh</translation>
    </message>
    <message>
        <source>The fastest strokes are those known within 10%.</source>
        <translation>Pukulan tercepat hanya yang diketahui dalam batas 10%.</translation>
    </message>
    <message>
        <source>The last hit on the path of the ball. Who made it follows from the whole rally</source>
        <translation>Perkenaan terakhir pada lintasan bola. Pemukulnya ditentukan dari seluruh reli</translation>
    </message>
    <message>
        <source>The players of the strokes are unknown. Find the players&apos; poses, or set the court.</source>
        <translation>Pemain yang memukul tidak diketahui. Cari pose pemain, atau atur lapangan.</translation>
    </message>
    <message>
        <source>The score at the end is unknown.</source>
        <translation>Skor akhir tidak diketahui.</translation>
    </message>
    <message>
        <source>The score is that before {rally}, which has no winner.</source>
        <translation>Ini skor sebelum {rally}, yang tidak punya pemenang.</translation>
    </message>
    <message>
        <source>The server follows from the score; {unknown} without a winner</source>
        <translation>Pelaku servis diketahui dari skor; {unknown} tanpa pemenang</translation>
    </message>
    <message>
        <source>The video could not be read, so there are no pictures.</source>
        <translation>Video tidak dapat dibaca, jadi tidak ada gambar.</translation>
    </message>
    <message>
        <source>Time in play</source>
        <translation>Waktu bermain</translation>
    </message>
    <message>
        <source>Total length of the rallies, and of the videos</source>
        <translation>Total durasi reli, dan durasi video</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tidak diketahui</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Where both players were during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>Tempat kedua pemain berada selama reli: {positions:,} posisi kaki dalam kotak {side:.1f} m.</translation>
    </message>
    <message>
        <source>Where the player was during rallies: {positions:,} foot positions in squares of {side:.1f} m.</source>
        <translation>Tempat pemain berada selama reli: {positions:,} posisi kaki dalam kotak {side:.1f} m.</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>Asal angka-angka ini</translation>
    </message>
    <message>
        <source>Who won the rallies on each player&apos;s serve.</source>
        <translation>Siapa yang memenangi reli saat tiap pemain servis.</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Pemenang</translation>
    </message>
    <message>
        <source>Winners and errors: last strokes of rallies won and lost.</source>
        <translation>Winner dan error: pukulan terakhir pada reli yang dimenangi dan yang kalah.</translation>
    </message>
    <message>
        <source>Winners were set by hand; {unknown} without a winner</source>
        <translation>Pemenang ditetapkan secara manual; {unknown} tanpa pemenang</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Dimenangi</translation>
    </message>
    <message>
        <source>Won returning</source>
        <translation>Menang saat menerima</translation>
    </message>
    <message>
        <source>Won serving</source>
        <translation>Menang saat servis</translation>
    </message>
    <message>
        <source>Zones, {player}</source>
        <translation>Zona, {player}</translation>
    </message>
    <message>
        <source>after {rally}</source>
        <translation>setelah {rally}</translation>
    </message>
    <message>
        <source>before {rally}</source>
        <translation>sebelum {rally}</translation>
    </message>
    <message>
        <source>certain in {certain:,} of {rallies}</source>
        <translation>pasti di {certain:,} dari {rallies}</translation>
    </message>
    <message>
        <source>check Near end at start</source>
        <translation>periksa Sisi dekat di awal</translation>
    </message>
    <message numerus="yes">
        <source>in %n more places</source>
        <translation>
            <numerusform>di %n tempat lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>{landings}, none with a measured place.</source>
        <translation>{landings}, tidak ada yang posisinya terukur.</translation>
    </message>
    <message>
        <source>km/h (height: number of strokes)</source>
        <translation>km/jam (tinggi: jumlah pukulan)</translation>
    </message>
    <message>
        <source>landed in</source>
        <translation>jatuh masuk</translation>
    </message>
    <message>
        <source>landed on own side</source>
        <translation>jatuh di sisi sendiri</translation>
    </message>
    <message>
        <source>landed out</source>
        <translation>jatuh out</translation>
    </message>
    <message>
        <source>landed too close to the line to call</source>
        <translation>jatuh terlalu dekat garis untuk dipastikan</translation>
    </message>
    <message>
        <source>of {strokes}</source>
        <translation>dari {strokes}</translation>
    </message>
    <message>
        <source>score and video differ in {rallies}</source>
        <translation>skor dan video berbeda di {rallies}</translation>
    </message>
    <message>
        <source>strokes (height: number of rallies)</source>
        <translation>pukulan (tinggi: jumlah reli)</translation>
    </message>
    <message>
        <source>strokes · {seconds:.1f} s</source>
        <translation>pukulan · {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, lalu {after}</translation>
    </message>
    <message>
        <source>{checked:,} of {frames} checked</source>
        <translation>{checked:,} dari {frames} diperiksa</translation>
    </message>
    <message>
        <source>{count}, {share:.0%} confident on average</source>
        <translation>{count}, rata-rata yakin {share:.0%}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} dan {second}</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} atau lebih</translation>
    </message>
    <message>
        <source>{first} to {second}</source>
        <translation>{first} banding {second}</translation>
    </message>
    <message>
        <source>{low} to {high} km/h: {first} {first_count}, {second} {second_count}</source>
        <translation>{low} sampai {high} km/jam: {first} {first_count}, {second} {second_count}</translation>
    </message>
    <message>
        <source>{number:,} more</source>
        <translation>{number:,} lagi</translation>
    </message>
    <message>
        <source>{part:,} of {all}</source>
        <translation>{part:,} dari {all}</translation>
    </message>
    <message>
        <source>{part:,} of {total:,}</source>
        <translation>{part:,} dari {total:,}</translation>
    </message>
    <message>
        <source>{placed:,} of {landings}: ● in, ○ too close to call, × out or on own side.</source>
        <translation>{placed:,} dari {landings}: ● masuk, ○ terlalu dekat garis untuk dipastikan, × out atau di sisi sendiri.</translation>
    </message>
    <message>
        <source>{player} lost {rallies} with it as the last stroke</source>
        <translation>{player} kalah {rallies} dengan ini sebagai pukulan terakhir</translation>
    </message>
    <message>
        <source>{player} ran {distance} a rally on average ({rallies}; between a lower and an upper estimate).</source>
        <translation>{player} berlari rata-rata {distance} per reli ({rallies}; antara perkiraan bawah dan atas).</translation>
    </message>
    <message>
        <source>{player} won {rallies} with it as the last stroke</source>
        <translation>{player} menang {rallies} dengan ini sebagai pukulan terakhir</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which the opponent hit last</source>
        <translation>{player} memenangi {won} dari {rallies} dengan pukulan terakhir oleh lawan</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} in which they hit last</source>
        <translation>{player} memenangi {won} dari {rallies} dengan pukulan terakhirnya sendiri</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on the opponent&apos;s serve</source>
        <translation>{player} memenangi {won} dari {rallies} saat lawan servis</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} on their own serve</source>
        <translation>{player} memenangi {won} dari {rallies} saat servis sendiri</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} that ended so</source>
        <translation>{player} memenangi {won} dari {rallies} yang berakhir begitu</translation>
    </message>
    <message>
        <source>{player} won {won} of {rallies} with {strokes} strokes</source>
        <translation>{player} memenangi {won} dari {rallies} dengan {strokes} pukulan</translation>
    </message>
    <message>
        <source>{player}: errors</source>
        <translation>{player}: error</translation>
    </message>
    <message>
        <source>{player}: winners</source>
        <translation>{player}: winner</translation>
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
        <translation>{rallies:,} dengan pemenang</translation>
    </message>
    <message>
        <source>{rallies} left out: not known to be played by {names}.</source>
        <translation>{rallies} tidak disertakan: tidak diketahui dimainkan oleh {names}.</translation>
    </message>
    <message>
        <source>{rallies}, largest lead {lead}</source>
        <translation>{rallies}, keunggulan terbesar {lead}</translation>
    </message>
    <message>
        <source>{rally} at its last stroke, {clock}</source>
        <translation>{rally} pada pukulan terakhirnya, {clock}</translation>
    </message>
    <message>
        <source>{rally}, frames {frames}</source>
        <translation>{rally}, frame {frames}</translation>
    </message>
    <message>
        <source>{rally}, {clock}, frame {frame:,}. 80% interval</source>
        <translation>{rally}, {clock}, frame {frame:,}. Interval 80%</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Not counted; {strokes}.</source>
        <translation>{rally}, {clock}: {score}. Tidak dihitung; {strokes}.</translation>
    </message>
    <message>
        <source>{rally}, {clock}: {score}. Won by {player}; {strokes}.</source>
        <translation>{rally}, {clock}: {score}. Dimenangi {player}; {strokes}.</translation>
    </message>
    <message>
        <source>{rate:.0f} per minute of play</source>
        <translation>{rate:.0f} per menit bermain</translation>
    </message>
    <message>
        <source>{share:.0%} of {length}</source>
        <translation>{share:.0%} dari {length}</translation>
    </message>
    <message>
        <source>{share:.1%} of the time in rallies</source>
        <translation>{share:.1%} dari waktu reli</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}</source>
        <translation>{strokes} pukulan: {rallies}</translation>
    </message>
    <message>
        <source>{strokes} strokes: {rallies}; {first} won {first_won}, {second} {second_won}</source>
        <translation>{strokes} pukulan: {rallies}; {first} menang {first_won}, {second} {second_won}</translation>
    </message>
    <message>
        <source>{zone}: {strokes}, {share:.0%}. {source}</source>
        <translation>{zone}: {strokes}, {share:.0%}. {source}</translation>
    </message>
    <message>
        <source>± is half the width of an 80% interval. Positions on the floor are measured from the court lines; speeds and landings from 3D trajectories, where one camera is enough. Point at a number to see its source.</source>
        <translation>± adalah setengah lebar interval 80%. Posisi di lantai diukur dari garis lapangan; kecepatan dan titik jatuh dari lintasan 3D, bila satu kamera cukup. Arahkan penunjuk ke angka untuk melihat sumbernya.</translation>
    </message>
    <message>
        <source>± {interval:.0f} km/h</source>
        <translation>± {interval:.0f} km/jam</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>16-bit floats</source>
        <translation>Float 16-bit</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>Float 32-bit</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>Bilangan bulat 8-bit</translation>
    </message>
    <message>
        <source>A path in these colours and sizes</source>
        <translation>Lintasan dengan warna dan ukuran ini</translation>
    </message>
    <message>
        <source>A rally that does not count for the score.</source>
        <translation>Reli yang tidak dihitung untuk skor.</translation>
    </message>
    <message>
        <source>A replay, a break or another camera. These frames are not tracked. Also called non-play.</source>
        <translation>Tayangan ulang, jeda, atau kamera lain. Frame ini tidak dilacak. Disebut juga non-play.</translation>
    </message>
    <message>
        <source>A serve, hit, bounce or landing of the ball.</source>
        <translation>Servis, perkenaan, pantulan, atau jatuhnya bola.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Tindakan</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Tindakan dan tombolnya</translation>
    </message>
    <message>
        <source>Advance after a click</source>
        <translation>Maju setelah klik</translation>
    </message>
    <message>
        <source>After each run that finds the ball, find the players in the same frames.</source>
        <translation>Setelah tiap proses yang mencari bola, cari pemain di frame yang sama.</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Semua inti</translation>
    </message>
    <message>
        <source>All keys were restored to the defaults.</source>
        <translation>Semua tombol sudah dikembalikan ke bawaan.</translation>
    </message>
    <message>
        <source>Also after tracking</source>
        <translation>Juga setelah pelacakan</translation>
    </message>
    <message>
        <source>An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.</source>
        <translation>Satu jam video perlu sekitar 8 GB pada 720p dan 13 sampai 50 GB pada 1080p. Salinan terlama dihapus dulu.</translation>
    </message>
    <message>
        <source>Another action also has this key.</source>
        <translation>Tindakan lain juga memakai tombol ini.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>As stated in the file</source>
        <translation>Seperti tertulis di berkas</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Otomatis</translation>
    </message>
    <message>
        <source>Automatic, from court or path</source>
        <translation>Otomatis, dari lapangan atau lintasan</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Latar</translation>
    </message>
    <message>
        <source>Background end</source>
        <translation>Akhir latar</translation>
    </message>
    <message>
        <source>Background start</source>
        <translation>Awal latar</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Ukuran batch</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>Terbaik yang tersedia</translation>
    </message>
    <message>
        <source>Blob: as in TrackNetV3</source>
        <translation>Blob: seperti TrackNetV3</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Kiri bawah</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Kanan bawah</translation>
    </message>
    <message>
        <source>Centroid: subpixel</source>
        <translation>Titik berat: subpiksel</translation>
    </message>
    <message>
        <source>Changes apply to the next run, not to a run in progress.</source>
        <translation>Perubahan berlaku untuk proses berikutnya, bukan yang sedang berjalan.</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Pilih…</translation>
    </message>
    <message>
        <source>Chosen for the model</source>
        <translation>Dipilih untuk model</translation>
    </message>
    <message>
        <source>Chosen for the provider</source>
        <translation>Dipilih untuk penyedia</translation>
    </message>
    <message>
        <source>Click a key or press {key}, then press the new key, or Esc to keep the old one. Delete removes a key.</source>
        <translation>Klik tombol atau tekan {key}, lalu tekan tombol baru, atau Esc untuk tetap memakai yang lama. Delete menghapus tombol.</translation>
    </message>
    <message>
        <source>Click to change the key</source>
        <translation>Klik untuk mengubah tombol</translation>
    </message>
    <message>
        <source>Click to open the settings</source>
        <translation>Klik untuk membuka pengaturan</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Warna</translation>
    </message>
    <message>
        <source>Consecutive frames that a network looks at together.</source>
        <translation>Frame berurutan yang diperiksa model bersama-sama.</translation>
    </message>
    <message>
        <source>Consecutive frames without a ball.</source>
        <translation>Frame berurutan tanpa bola.</translation>
    </message>
    <message>
        <source>Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are deleted.</source>
        <translation>Salin video yang terbuka di latar belakang, tanpa penurunan mutu, agar lompatan lebih cepat. Bila mati, semua salinan dihapus.</translation>
    </message>
    <message>
        <source>Corner of the video to show them in, or beside the video if there is space.</source>
        <translation>Sudut video untuk menampilkannya, atau di samping video bila ada tempat.</translation>
    </message>
    <message>
        <source>Ctrl+, opens the settings. The settings file holds only what you have changed.</source>
        <translation>Ctrl+, membuka pengaturan. Berkas pengaturan hanya berisi yang sudah Anda ubah.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Decides which court is searched for, whether the ball bounces in play, and how strokes are named. Automatic: any court, then the sport of the court or of the path. Match &gt; Sport sets it for one video.</source>
        <translation>Menentukan lapangan yang dicari, apakah bola memantul saat dimainkan, dan cara pukulan dinamai. Otomatis: lapangan apa pun, lalu olahraga menurut lapangan atau lintasan. Pertandingan &gt; Cabang olahraga mengaturnya untuk satu video.</translation>
    </message>
    <message>
        <source>Decode in hardware</source>
        <translation>Dekode di perangkat keras</translation>
    </message>
    <message>
        <source>Decode the video of a run on the graphics card, if that gives exactly the same pictures.</source>
        <translation>Dekode video di kartu grafis selama proses, bila gambarnya persis sama.</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>Pendekodean</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Perangkat</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>Disk space for fast jumps</source>
        <translation>Ruang diska untuk lompatan cepat</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Embedding network</source>
        <translation>Model embedding</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Excel with decimal commas</source>
        <translation>Excel dengan koma desimal</translation>
    </message>
    <message>
        <source>Export positions that InpaintNet put into gaps as visible, as TrackNetV3 does. Otherwise they count as hidden.</source>
        <translation>Ekspor posisi yang diisi InpaintNet sebagai terlihat, seperti TrackNetV3. Jika tidak, dianggap terhalang.</translation>
    </message>
    <message>
        <source>Exported tables</source>
        <translation>Tabel ekspor</translation>
    </message>
    <message>
        <source>Fall back to the CPU</source>
        <translation>Beralih ke CPU</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Keluarga</translation>
    </message>
    <message>
        <source>Families of models whose files do not state one, by SHA-256.</source>
        <translation>Keluarga model yang tidak tertulis di berkasnya, menurut SHA-256.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Keluarga</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Cepat</translation>
    </message>
    <message>
        <source>Fast jumps</source>
        <translation>Percepat lompatan</translation>
    </message>
    <message>
        <source>Fewer bits are faster and slightly less exact. 8-bit integers are for the included networks. Automatic: the CPU uses them where a trial shows that they pay off. A provider without the chosen precision uses its own.</source>
        <translation>Bit yang lebih sedikit lebih cepat dan sedikit kurang teliti. Bilangan bulat 8-bit untuk model bawaan. Otomatis: CPU memakainya bila uji coba menunjukkan untungnya. Penyedia tanpa presisi yang dipilih memakai presisinya sendiri.</translation>
    </message>
    <message>
        <source>Fill gaps</source>
        <translation>Isi celah</translation>
    </message>
    <message>
        <source>Filled path</source>
        <translation>Lintasan isian</translation>
    </message>
    <message>
        <source>Filled positions count as visible</source>
        <translation>Posisi isian dianggap terlihat</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Cari tindakan atau tombol</translation>
    </message>
    <message>
        <source>Find rallies</source>
        <translation>Cari reli</translation>
    </message>
    <message>
        <source>Find the players in every Nth frame, and interpolate the frames in between.</source>
        <translation>Cari pemain di tiap frame ke-N, dan interpolasi frame di antaranya.</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Frame pertama</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <translation>Ikuti bola</translation>
    </message>
    <message>
        <source>Following the ball takes less time: the network looks at the whole picture to find the ball, then at the part around it.</source>
        <translation>Mengikuti bola lebih cepat: model memeriksa seluruh gambar untuk menemukan bola, lalu bagian di sekitarnya.</translation>
    </message>
    <message>
        <source>Frame cache</source>
        <translation>Cache frame</translation>
    </message>
    <message>
        <source>Frame number and state</source>
        <translation>Nomor dan status frame</translation>
    </message>
    <message>
        <source>Frame step</source>
        <translation>Langkah frame</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Frames from the start of one window to the next. A larger step is faster. Also called stride.</source>
        <translation>Jumlah frame dari awal satu jendela ke awal jendela berikutnya. Makin besar langkahnya, makin cepat prosesnya. Disebut juga stride.</translation>
    </message>
    <message>
        <source>Frames next to each other that may be wrong. You check them together.</source>
        <translation>Frame bersebelahan yang mungkin salah. Diperiksa bersama-sama.</translation>
    </message>
    <message>
        <source>Frames of the path after the current frame, drawn fainter.</source>
        <translation>Frame lintasan sesudah frame sekarang, digambar lebih pudar.</translation>
    </message>
    <message>
        <source>Frames of the path before the current frame.</source>
        <translation>Frame lintasan sebelum frame sekarang.</translation>
    </message>
    <message>
        <source>From the frame rate</source>
        <translation>Dari laju frame</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>Dari model</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memori GPU</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Celah</translation>
    </message>
    <message>
        <source>Go to the next frame after you place the ball.</source>
        <translation>Pindah ke frame berikutnya setelah bola dipasang.</translation>
    </message>
    <message>
        <source>Heatmap opacity</source>
        <translation>Opasitas heatmap</translation>
    </message>
    <message>
        <source>Highest pixel</source>
        <translation>Piksel bernilai tertinggi</translation>
    </message>
    <message>
        <source>How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability.</source>
        <translation>Seberapa jelas TrackNet melihat bola di frame, dari 0 sampai 1. Ini bukan probabilitas.</translation>
    </message>
    <message>
        <source>How likely the frame is wrong, from 0 to 1.</source>
        <translation>Seberapa mungkin frame ini salah, dari 0 sampai 1.</translation>
    </message>
    <message>
        <source>How tables of events, rallies, strokes and poses are written. Label files are always plain.</source>
        <translation>Cara menulis tabel peristiwa, reli, pukulan, dan pose. Berkas label selalu CSV biasa.</translation>
    </message>
    <message>
        <source>How the position is calculated from the heatmap.</source>
        <translation>Cara menghitung posisi dari heatmap.</translation>
    </message>
    <message>
        <source>How the results of overlapping windows are combined.</source>
        <translation>Cara menggabungkan hasil jendela yang tumpang tindih.</translation>
    </message>
    <message>
        <source>If off, other camera views, such as most replays, are marked as not in play and skipped.</source>
        <translation>Bila mati, sudut kamera lain, misalnya kebanyakan tayangan ulang, ditandai bukan permainan dan dilewati.</translation>
    </message>
    <message>
        <source>If off, the item whose correction repairs most comes first.</source>
        <translation>Bila mati, butir yang koreksinya paling berpengaruh muncul lebih dulu.</translation>
    </message>
    <message>
        <source>InpaintNet</source>
        <translation>InpaintNet</translation>
    </message>
    <message>
        <source>InpaintNet estimates the position where TrackNet finds no ball.</source>
        <translation>InpaintNet memperkirakan posisi di tempat TrackNet tidak menemukan bola.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>Susunan tombol</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Pintasan</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Language of the window and the match page. It takes effect when you start RallyTrace again.</source>
        <translation>Bahasa jendela dan halaman pertandingan. Berlaku setelah RallyTrace dimulai ulang.</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Frame terakhir</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Light or dark.</source>
        <translation>Terang atau gelap.</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Tebal garis</translation>
    </message>
    <message>
        <source>Longer gaps are not filled. 0: fill no gaps.</source>
        <translation>Celah yang lebih panjang tidak diisi. 0: tanpa pengisian.</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>Celah terpanjang</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Yang diperiksa</translation>
    </message>
    <message>
        <source>Loop the range</source>
        <translation>Putar ulang rentang</translation>
    </message>
    <message>
        <source>Marker size</source>
        <translation>Ukuran penanda</translation>
    </message>
    <message>
        <source>Maximum GPU memory to use.</source>
        <translation>Memori GPU paling banyak yang dipakai.</translation>
    </message>
    <message>
        <source>Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.</source>
        <translation>Memori untuk frame yang sudah didekode; selama proses berjalan hanya sepertiganya. Makin banyak memori, makin cepat pindah frame dan menggeser waktu.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tombol baru</translation>
    </message>
    <message>
        <source>No action matches.</source>
        <translation>Tidak ada tindakan yang cocok.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Tanpa batas</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>Tanpa tumpang tindih</translation>
    </message>
    <message>
        <source>Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports.</source>
        <translation>Letak bola tidak dapat dipastikan. Frame dianggap sudah ditinjau, tetapi tidak ikut diekspor.</translation>
    </message>
    <message>
        <source>Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.</source>
        <translation>Bola tidak terlihat di sana: InpaintNet atau kurva mengisi posisinya di celah. Disebut juga inpainted.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Number of CPU cores for a run.</source>
        <translation>Jumlah inti CPU untuk satu proses.</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <translation>Nomor GPU, mulai 0.</translation>
    </message>
    <message>
        <source>On the video</source>
        <translation>Di video</translation>
    </message>
    <message>
        <source>One video of all listed rallies or events, one after another. Also called a reel.</source>
        <translation>Satu video dari semua reli atau peristiwa dalam daftar, berurutan. Disebut juga reel.</translation>
    </message>
    <message>
        <source>Only actions with changed keys.</source>
        <translation>Hanya tindakan yang tombolnya diubah.</translation>
    </message>
    <message>
        <source>Opacity of the heatmap over the video.</source>
        <translation>Opasitas heatmap di atas video.</translation>
    </message>
    <message>
        <source>Overlapping windows</source>
        <translation>Jendela tumpang tindih</translation>
    </message>
    <message>
        <source>Pictures in the frame table</source>
        <translation>Gambar di tabel frame</translation>
    </message>
    <message>
        <source>Plain CSV</source>
        <translation>CSV biasa</translation>
    </message>
    <message>
        <source>Plain mean</source>
        <translation>Rata-rata biasa</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>Putar suara</translation>
    </message>
    <message>
        <source>Play the sound of the video at normal speed.</source>
        <translation>Putar suara video pada kecepatan normal.</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Pemutaran</translation>
    </message>
    <message>
        <source>Pose model</source>
        <translation>Model pose</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posisi</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisi</translation>
    </message>
    <message>
        <source>Predicted path</source>
        <translation>Lintasan prediksi</translation>
    </message>
    <message>
        <source>Press the new key, or Esc to cancel.</source>
        <translation>Tekan tombol baru, atau Esc untuk batal.</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Inti prosesor</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Penyedia</translation>
    </message>
    <message>
        <source>RallyTrace is not sure of the result. Check it.</source>
        <translation>RallyTrace tidak yakin akan hasilnya. Periksa.</translation>
    </message>
    <message>
        <source>Recent InpaintNets</source>
        <translation>InpaintNet terakhir</translation>
    </message>
    <message>
        <source>Recent TrackNets</source>
        <translation>TrackNet terakhir</translation>
    </message>
    <message>
        <source>Recent embedding networks</source>
        <translation>Model embedding terakhir</translation>
    </message>
    <message>
        <source>Recent pose models</source>
        <translation>Model pose terakhir</translation>
    </message>
    <message>
        <source>Recent videos</source>
        <translation>Video terakhir</translation>
    </message>
    <message>
        <source>Remove {key} from {names}</source>
        <translation>Hapus {key} dari {names}</translation>
    </message>
    <message>
        <source>Repeat the marked range during playback.</source>
        <translation>Putar ulang rentang yang ditandai selama pemutaran.</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>Ubah ukuran</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Pulihkan tombol bawaan</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Pulihkan bawaan</translation>
    </message>
    <message>
        <source>Restore defaults for all actions</source>
        <translation>Pulihkan bawaan untuk semua tindakan</translation>
    </message>
    <message>
        <source>Review in time order</source>
        <translation>Tinjau menurut waktu</translation>
    </message>
    <message>
        <source>Runs do not change the frame. Also called pinned.</source>
        <translation>Proses tidak mengubah frame ini. Disebut juga pinned.</translation>
    </message>
    <message>
        <source>Saved filters of rallies, by name.</source>
        <translation>Filter reli yang tersimpan, menurut nama.</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Tombol kedua</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Detik sesudah</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Detik sebelum</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>Halaman pengaturan</translation>
    </message>
    <message>
        <source>Show a picture of the ball in each row. A right click on the table&apos;s headings does the same.</source>
        <translation>Tampilkan gambar bola di tiap baris. Klik kanan pada kepala tabel melakukan hal yang sama.</translation>
    </message>
    <message>
        <source>Size of the ball&apos;s marker on the video.</source>
        <translation>Ukuran penanda bola di video.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Small pictures of consecutive frames around the ball, side by side.</source>
        <translation>Deretan gambar kecil dari frame berurutan di sekitar bola.</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>Cabang olahraga</translation>
    </message>
    <message>
        <source>Start at the playhead</source>
        <translation>Mulai dari posisi putar</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>TF32 (NVIDIA)</source>
        <translation>TF32 (NVIDIA)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>The .onnx file to use.</source>
        <translation>Berkas .onnx yang dipakai.</translation>
    </message>
    <message>
        <source>The background is the median of these frames. Leave both empty to let RallyTrace choose frames for each scene.</source>
        <translation>Latar adalah median frame ini. Kosongkan keduanya agar RallyTrace memilih frame untuk tiap adegan.</translation>
    </message>
    <message>
        <source>The ball is found where the heatmap is above this value.</source>
        <translation>Bola dianggap ada di tempat nilai heatmap melebihi ambang ini.</translation>
    </message>
    <message>
        <source>The ball is in the picture, but something is in front of it. Also called occluded.</source>
        <translation>Bola ada di gambar, tetapi ada sesuatu di depannya. Disebut juga occluded.</translation>
    </message>
    <message>
        <source>The ball meets the ground and the rally ends.</source>
        <translation>Bola menyentuh lantai dan reli berakhir.</translation>
    </message>
    <message>
        <source>The ball or the shuttle, whatever the sport.</source>
        <translation>Bola atau kok, apa pun olahraganya.</translation>
    </message>
    <message>
        <source>The defaults were restored.</source>
        <translation>Nilai bawaan sudah dipulihkan.</translation>
    </message>
    <message>
        <source>The end of the court, or the player, closer to the camera.</source>
        <translation>Sisi lapangan, atau pemain, yang lebih dekat ke kamera.</translation>
    </message>
    <message>
        <source>The end of the court, or the player, farther from the camera.</source>
        <translation>Sisi lapangan, atau pemain, yang lebih jauh dari kamera.</translation>
    </message>
    <message>
        <source>The filled path</source>
        <translation>Lintasan isian</translation>
    </message>
    <message>
        <source>The flight of the ball between two hits in metres, computed from the path and the court.</source>
        <translation>Lintasan bola di antara dua perkenaan dalam meter, dihitung dari lintasan di gambar dan lapangan.</translation>
    </message>
    <message>
        <source>The frames between two marks, set with I and O.</source>
        <translation>Frame di antara dua tanda, yang dipasang dengan I dan O.</translation>
    </message>
    <message>
        <source>The included model</source>
        <translation>Model bawaan</translation>
    </message>
    <message>
        <source>The keys of this map have replaced yours.</source>
        <translation>Tombol susunan ini telah menggantikan tombol Anda.</translation>
    </message>
    <message>
        <source>The language changes when you start RallyTrace again.</source>
        <translation>Bahasa berubah setelah RallyTrace dimulai ulang.</translation>
    </message>
    <message>
        <source>The mode in which you find the court lines and drag them into place.</source>
        <translation>Mode untuk mencari garis lapangan dan menyeretnya ke tempatnya.</translation>
    </message>
    <message>
        <source>The part around the ball</source>
        <translation>Bagian di sekitar bola</translation>
    </message>
    <message>
        <source>The points set by hand</source>
        <translation>Titik manual</translation>
    </message>
    <message>
        <source>The position does not fit the path of the ball in the frames around.</source>
        <translation>Posisi tidak cocok dengan lintasan bola di frame sekitarnya.</translation>
    </message>
    <message>
        <source>The predicted path</source>
        <translation>Lintasan prediksi</translation>
    </message>
    <message>
        <source>The software that runs the networks: on the processor, a graphics card or an NPU.</source>
        <translation>Perangkat lunak yang menjalankan model: di prosesor, kartu grafis, atau NPU.</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>Seluruh gambar</translation>
    </message>
    <message>
        <source>The words of the window, in one sentence each. Tooltips say the same.</source>
        <translation>Istilah di jendela, masing-masing dalam satu kalimat. Tooltip menyebut hal yang sama.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>Tombol ketiga</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Ambang</translation>
    </message>
    <message>
        <source>Time after each rally or event, when a list is played or saved as clips.</source>
        <translation>Waktu sesudah tiap reli atau peristiwa, saat daftar diputar atau disimpan sebagai klip.</translation>
    </message>
    <message>
        <source>Time before each rally or event, when a list is played or saved as clips.</source>
        <translation>Waktu sebelum tiap reli atau peristiwa, saat daftar diputar atau disimpan sebagai klip.</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Kiri atas</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Kanan atas</translation>
    </message>
    <message>
        <source>Track every Nth frame and interpolate the frames in between.</source>
        <translation>Lacak tiap frame ke-N dan interpolasi frame di antaranya.</translation>
    </message>
    <message>
        <source>Track every camera</source>
        <translation>Lacak setiap kamera</translation>
    </message>
    <message>
        <source>Track from the frame on the screen first, then the rest of the video.</source>
        <translation>Lacak dulu dari frame di layar, lalu sisa videonya.</translation>
    </message>
    <message>
        <source>TrackNet</source>
        <translation>TrackNet</translation>
    </message>
    <message>
        <source>TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak.</source>
        <translation>TrackNet melihat sesuatu seperti bola, tetapi terlalu lemah untuk dihitung. Disebut juga faint peak.</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Pelacakan</translation>
    </message>
    <message>
        <source>Trail ahead</source>
        <translation>Jejak depan</translation>
    </message>
    <message>
        <source>Trail behind</source>
        <translation>Jejak belakang</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
    <message>
        <source>Use smaller frames and run the network once on each. Takes less time, but misses small and slow balls more often.</source>
        <translation>Pakai frame lebih kecil dan jalankan model sekali untuk tiap frame. Lebih cepat, tetapi lebih sering melewatkan bola kecil dan lambat.</translation>
    </message>
    <message>
        <source>Use the CPU if the provider does not work. Otherwise the run stops with an error.</source>
        <translation>Pakai CPU bila penyedia tidak berfungsi. Jika tidak, proses berhenti dengan galat.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Volume of the sound.</source>
        <translation>Volume suara.</translation>
    </message>
    <message>
        <source>Weighted mean (centre counts most)</source>
        <translation>Rata-rata berbobot (bobot terbesar di tengah)</translation>
    </message>
    <message>
        <source>What TrackNet returns for a frame: how likely the ball is at each place.</source>
        <translation>Keluaran TrackNet untuk satu frame: seberapa mungkin bola ada di tiap tempat.</translation>
    </message>
    <message>
        <source>What a TrackNet takes as input and returns.</source>
        <translation>Masukan dan keluaran TrackNet.</translation>
    </message>
    <message>
        <source>What the player did to hit the ball, such as a smash or a clear.</source>
        <translation>Cara pemain memukul bola, misalnya smash atau clear.</translation>
    </message>
    <message>
        <source>Where a position comes from: TrackNet, a filled gap, a label file or your hand.</source>
        <translation>Asal suatu posisi: TrackNet, isian celah, berkas label, atau tangan Anda.</translation>
    </message>
    <message>
        <source>While it is on, single keys set events and name strokes.</source>
        <translation>Selama mode ini menyala, satu tombol menetapkan peristiwa dan menamai pukulan.</translation>
    </message>
    <message>
        <source>While the video is tracked, find its rallies. If you named one yourself, none are added.</source>
        <translation>Selama video dilacak, cari relinya. Bila Anda sudah menamai satu reli, tidak ada yang ditambahkan.</translation>
    </message>
    <message>
        <source>While zoomed in, centre the ball when it leaves the middle of the view.</source>
        <translation>Saat gambar diperbesar, pusatkan lagi ke bola bila bola keluar dari bagian tengah.</translation>
    </message>
    <message>
        <source>Width of the path on the video.</source>
        <translation>Tebal lintasan di video.</translation>
    </message>
    <message>
        <source>Window length of the model</source>
        <translation>Panjang jendela model</translation>
    </message>
    <message>
        <source>Window step (stride)</source>
        <translation>Langkah jendela (stride)</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Jendela</translation>
    </message>
    <message>
        <source>Windows in one call of the model.</source>
        <translation>Jumlah jendela yang diproses model sekaligus.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Istilah</translation>
    </message>
    <message>
        <source>You have checked the frame. Runs do not change it.</source>
        <translation>Frame sudah Anda periksa. Proses tidak mengubahnya.</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>Tombol Anda sendiri</translation>
    </message>
    <message>
        <source>Zoom in on the ball when you go to a review item.</source>
        <translation>Perbesar ke bola saat membuka butir tinjauan.</translation>
    </message>
    <message>
        <source>Zoom to review items</source>
        <translation>Perbesar butir tinjauan</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>warna</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>berkas</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>otomatis</translation>
    </message>
    <message>
        <source>automatic: {value:g}</source>
        <translation>otomatis: {value:g}</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>keyakinan</translation>
    </message>
    <message>
        <source>court editor</source>
        <translation>editor lapangan</translation>
    </message>
    <message>
        <source>default</source>
        <translation>bawaan</translation>
    </message>
    <message>
        <source>event</source>
        <translation>peristiwa</translation>
    </message>
    <message>
        <source>event mode</source>
        <translation>mode peristiwa</translation>
    </message>
    <message>
        <source>far</source>
        <translation>jauh</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>diisi</translation>
    </message>
    <message>
        <source>film strip</source>
        <translation>strip film</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>frame</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>celah</translation>
    </message>
    <message>
        <source>heatmap</source>
        <translation>heatmap</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>terhalang</translation>
    </message>
    <message>
        <source>highlight video</source>
        <translation>video cuplikan</translation>
    </message>
    <message>
        <source>key</source>
        <translation>kunci</translation>
    </message>
    <message>
        <source>landing</source>
        <translation>jatuh</translation>
    </message>
    <message>
        <source>let</source>
        <translation>let</translation>
    </message>
    <message>
        <source>near</source>
        <translation>dekat</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>bukan permainan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>mati</translation>
    </message>
    <message>
        <source>off the path</source>
        <translation>di luar lintasan</translation>
    </message>
    <message>
        <source>on</source>
        <translation>nyala</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>nyala atau mati</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>dilindungi</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>penyedia</translation>
    </message>
    <message>
        <source>range</source>
        <translation>rentang</translation>
    </message>
    <message>
        <source>review item</source>
        <translation>butir tinjauan</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>sudah ditinjau</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>pengaturan</translation>
    </message>
    <message>
        <source>shot in 3D</source>
        <translation>lintasan 3D</translation>
    </message>
    <message>
        <source>source</source>
        <translation>sumber</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>pukulan</translation>
    </message>
    <message>
        <source>suspicion</source>
        <translation>kecurigaan</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>kurang pasti</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>tidak jelas</translation>
    </message>
    <message>
        <source>values</source>
        <translation>nilai</translation>
    </message>
    <message>
        <source>weak detection</source>
        <translation>deteksi lemah</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>kegunaan</translation>
    </message>
    <message>
        <source>what it means</source>
        <translation>artinya</translation>
    </message>
    <message>
        <source>window</source>
        <translation>jendela</translation>
    </message>
    <message>
        <source>window step</source>
        <translation>langkah jendela</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>jendela</translation>
    </message>
    <message>
        <source>with deuteranopia (green-blind)</source>
        <translation>dengan deuteranopia (buta hijau)</translation>
    </message>
    <message>
        <source>with protanopia (red-blind)</source>
        <translation>dengan protanopia (buta merah)</translation>
    </message>
    <message>
        <source>with tritanopia (blue-blind)</source>
        <translation>dengan tritanopia (buta biru)</translation>
    </message>
    <message>
        <source>word</source>
        <translation>istilah</translation>
    </message>
    <message>
        <source>{background} This frame is not included.</source>
        <translation>{background} Frame ini tidak termasuk.</translation>
    </message>
    <message>
        <source>{definition} At most the window length. Your choice turns off the second look at uncertain ones.</source>
        <translation>{definition} Paling besar sepanjang satu jendela. Bila Anda mengaturnya sendiri, pemeriksaan kedua untuk jendela yang kurang pasti dimatikan.</translation>
    </message>
    <message>
        <source>{first} and {second} are hard to tell apart {eyes}.</source>
        <translation>{first} dan {second} sulit dibedakan {eyes}.</translation>
    </message>
    <message>
        <source>{first} and {second} have almost the same colour.</source>
        <translation>{first} dan {second} hampir sama warnanya.</translation>
    </message>
    <message>
        <source>{help} Automatic: {automatic}.</source>
        <translation>{help} Otomatis: {automatic}.</translation>
    </message>
    <message>
        <source>{name} in hexadecimal digits</source>
        <translation>{name} dalam angka heksadesimal</translation>
    </message>
    <message>
        <source>{name}: back to automatic</source>
        <translation>{name}: kembali ke otomatis</translation>
    </message>
    <message>
        <source>{name}: back to {value}</source>
        <translation>{name}: kembali ke {value}</translation>
    </message>
    <message>
        <source>{name}: choose a colour</source>
        <translation>{name}: pilih warna</translation>
    </message>
    <message>
        <source>{tip} (keys changed)</source>
        <translation>{tip} (tombol diubah)</translation>
    </message>
</context>
<context>
    <name>strokes</name>
    <message>
        <source>Errors</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>back-court drive</source>
        <translation>drive belakang</translation>
    </message>
    <message>
        <source>backhand</source>
        <translation>backhand</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>clear</translation>
    </message>
    <message>
        <source>cross-court net shot</source>
        <translation>netting silang</translation>
    </message>
    <message>
        <source>defensive return drive</source>
        <translation>pengembalian drive</translation>
    </message>
    <message>
        <source>defensive return lob</source>
        <translation>pengembalian panjang</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>drive</translation>
    </message>
    <message>
        <source>driven flight</source>
        <translation>drive pendek</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>dropshot</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>forehand</translation>
    </message>
    <message>
        <source>left</source>
        <translation>kiri</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>lob bawah</translation>
    </message>
    <message>
        <source>lob</source>
        <translation>lob</translation>
    </message>
    <message>
        <source>long service</source>
        <translation>servis panjang</translation>
    </message>
    <message>
        <source>net</source>
        <translation>pukulan net</translation>
    </message>
    <message>
        <source>net shot</source>
        <translation>netting</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>overhead</translation>
    </message>
    <message>
        <source>passive drop</source>
        <translation>dropshot lambat</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>return net</source>
        <translation>pengembalian pendek</translation>
    </message>
    <message>
        <source>right</source>
        <translation>kanan</translation>
    </message>
    <message>
        <source>round the head</source>
        <translation>round the head</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>net kill</translation>
    </message>
    <message>
        <source>serve</source>
        <translation>servis</translation>
    </message>
    <message>
        <source>short service</source>
        <translation>servis pendek</translation>
    </message>
    <message>
        <source>smash</source>
        <translation>smash</translation>
    </message>
    <message>
        <source>volley</source>
        <translation>voli</translation>
    </message>
    <message>
        <source>wrist smash</source>
        <translation>half smash</translation>
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
            <numerusform>%n gagal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files not added: they are not videos.</source>
        <translation>
            <numerusform>%n berkas tidak ditambahkan: bukan video.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review items left</source>
        <translation>
            <numerusform>sisa %n butir tinjauan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are like this.</source>
        <translation>
            <numerusform>%n baris seperti ini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n perlu ditinjau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to track</source>
        <translation>
            <numerusform>%n perlu dilacak</numerusform>
        </translation>
    </message>
    <message>
        <source>(0, 0) usually means &apos;no ball&apos;.</source>
        <translation>(0, 0) biasanya berarti &apos;tanpa bola&apos;.</translation>
    </message>
    <message>
        <source>-1 (one frame missing)</source>
        <translation>-1 (satu frame hilang)</translation>
    </message>
    <message>
        <source>-2 (two frames missing)</source>
        <translation>-2 (dua frame hilang)</translation>
    </message>
    <message>
        <source>0 no ball, 1 easy, 2 hard, 3 hidden</source>
        <translation>0 tanpa bola, 1 mudah, 2 sulit, 3 terhalang</translation>
    </message>
    <message>
        <source>0 visible, 1 hidden, 2 blurred, 3 no ball</source>
        <translation>0 terlihat, 1 terhalang, 2 kabur, 3 tanpa bola</translation>
    </message>
    <message>
        <source>1 visible, 0 no ball</source>
        <translation>1 terlihat, 0 tanpa bola</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° searah jarum jam</translation>
    </message>
    <message>
        <source>90° counterclockwise</source>
        <translation>90° berlawanan arah jarum jam</translation>
    </message>
    <message>
        <source>99 is the usual number of the ball.</source>
        <translation>99 adalah nomor bola yang lazim.</translation>
    </message>
    <message>
        <source>A file with a Source column keeps the positions of hidden balls.</source>
        <translation>Berkas dengan kolom Source menyimpan posisi bola terhalang.</translation>
    </message>
    <message>
        <source>A heading names the starts.</source>
        <translation>Kepala kolom menyebut awal.</translation>
    </message>
    <message>
        <source>A table of boxes: frame, object, x, y, width, height.</source>
        <translation>Tabel kotak: frame, objek, x, y, lebar, tinggi.</translation>
    </message>
    <message>
        <source>Add videos to the list</source>
        <translation>Tambahkan video ke daftar</translation>
    </message>
    <message>
        <source>All of the {count} positions are between 0 and 1.</source>
        <translation>Semua {count} posisi di antara 0 dan 1.</translation>
    </message>
    <message>
        <source>All positions are 0 or 1, which fits relative coordinates and pixels.</source>
        <translation>Semua posisi 0 atau 1, yang cocok dengan koordinat relatif maupun piksel.</translation>
    </message>
    <message>
        <source>All source time codes are the same.</source>
        <translation>Semua kode waktu sumber sama.</translation>
    </message>
    <message>
        <source>As frames, most would be shorter than {seconds:.0f} second.</source>
        <translation>Sebagai frame, kebanyakan lebih pendek dari {seconds:.0f} detik.</translation>
    </message>
    <message>
        <source>As pixels of {size} they match the tracked path: {fit}.</source>
        <translation>Sebagai piksel {size}, posisi cocok dengan lintasan yang dilacak: {fit}.</translation>
    </message>
    <message>
        <source>As relative coordinates they match the tracked path: {fit}.</source>
        <translation>Sebagai koordinat relatif, posisi cocok dengan lintasan yang dilacak: {fit}.</translation>
    </message>
    <message>
        <source>As seconds or frames they would exceed the video.</source>
        <translation>Sebagai detik atau frame, angkanya melampaui video.</translation>
    </message>
    <message>
        <source>As seconds they would be very long for rallies.</source>
        <translation>Sebagai detik, terlalu lama untuk reli.</translation>
    </message>
    <message>
        <source>As seconds they would exceed the video.</source>
        <translation>Sebagai detik, angkanya melampaui video.</translation>
    </message>
    <message>
        <source>As segments, most would begin in the video and end after it.</source>
        <translation>Sebagai segmen, kebanyakan dimulai di dalam video dan berakhir setelahnya.</translation>
    </message>
    <message>
        <source>As the file plays: {rate:.5g} per second</source>
        <translation>Sesuai berkas: {rate:.5g} per detik</translation>
    </message>
    <message>
        <source>As the file shows it</source>
        <translation>Sesuai berkas</translation>
    </message>
    <message>
        <source>Ball in the corner</source>
        <translation>Bola di sudut</translation>
    </message>
    <message>
        <source>Ball labels</source>
        <translation>Label bola</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Garis tegak</translation>
    </message>
    <message>
        <source>Best match with the tracked path: {fits}. Otherwise at most {hit_rate:.0%}.</source>
        <translation>Paling cocok dengan lintasan yang dilacak: {fits}. Selain itu paling banyak {hit_rate:.0%}.</translation>
    </message>
    <message>
        <source>Big5 (Chinese, traditional)</source>
        <translation>Big5 (Tionghoa tradisional)</translation>
    </message>
    <message>
        <source>But column 2 could also be the visibility.</source>
        <translation>Namun, kolom 2 bisa juga visibilitas.</translation>
    </message>
    <message>
        <source>But the codes could also count from the start of the video.</source>
        <translation>Namun, kodenya bisa juga dihitung dari awal video.</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;.</source>
        <translation>&apos;{text}&apos; tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>Clock times (h:mm:ss:hundredths)</source>
        <translation>Waktu (h:mm:ss:seperseratus)</translation>
    </message>
    <message>
        <source>Clock times (m:ss.s)</source>
        <translation>Waktu (m:ss.s)</translation>
    </message>
    <message>
        <source>Codes without dropped frames (:).</source>
        <translation>Kode tanpa drop-frame (:).</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Nama kolom</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Kolom {number}</translation>
    </message>
    <message>
        <source>Columns of the edit list</source>
        <translation>Kolom daftar edit</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Koma</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Isi</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinat</translation>
    </message>
    <message>
        <source>Counted from 0, frame {last} would be past the end.</source>
        <translation>Dihitung mulai 0, frame {last} melewati akhir video.</translation>
    </message>
    <message>
        <source>Current frame and time</source>
        <translation>Frame dan waktu sekarang</translation>
    </message>
    <message>
        <source>Current frame. Type a frame (1200) or a time (1:23.4), then press Enter</source>
        <translation>Frame sekarang. Ketik frame (1200) atau waktu (1:23.4), lalu tekan Enter</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>Pemisah desimal</translation>
    </message>
    <message numerus="yes">
        <source>Different values for frames {frames}.</source>
        <translation>
            <numerusform>Nilai berbeda untuk frame {frames}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Diska penuh</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>Jangan impor</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>Jangan pakai</translation>
    </message>
    <message>
        <source>Does {project} belong to this video?</source>
        <translation>Apakah {project} milik video ini?</translation>
    </message>
    <message>
        <source>Drop-frame codes (;) exist only at rates such as {words}.</source>
        <translation>Kode drop-frame (;) hanya ada pada laju seperti {words}.</translation>
    </message>
    <message>
        <source>Drop-frame codes (;).</source>
        <translation>Kode drop-frame (;).</translation>
    </message>
    <message>
        <source>Duplicate frames</source>
        <translation>Frame duplikat</translation>
    </message>
    <message>
        <source>EUC-KR (Korean)</source>
        <translation>EUC-KR (Korea)</translation>
    </message>
    <message>
        <source>Each row has two times and a name.</source>
        <translation>Setiap baris punya dua waktu dan satu nama.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Pengodean</translation>
    </message>
    <message>
        <source>Every other byte is zero.</source>
        <translation>Setiap byte kedua adalah nol.</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Tukar kiri dan kanan</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video.</source>
        <translation>Lompatan cepat mencakup {share:.0%} video.</translation>
    </message>
    <message>
        <source>Fast jumps cover {share:.0%} of the video; the rest is damaged.</source>
        <translation>Lompatan cepat mencakup {share:.0%} video; sisanya rusak.</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Berkas tidak ditemukan</translation>
    </message>
    <message>
        <source>Find the video...</source>
        <translation>Cari videonya…</translation>
    </message>
    <message>
        <source>First frame number</source>
        <translation>Nomor frame pertama</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Baris pertama</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Frame column</source>
        <translation>Kolom frame</translation>
    </message>
    <message>
        <source>Frame column contains</source>
        <translation>Isi kolom frame</translation>
    </message>
    <message>
        <source>Frame number, from 0</source>
        <translation>Nomor frame, mulai 0</translation>
    </message>
    <message>
        <source>Frame numbers</source>
        <translation>Nomor frame</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state}</source>
        <translation>Frame {frame:,}, baris {line:,}: {state}</translation>
    </message>
    <message>
        <source>Frame {frame:,}, line {line:,}: {state} at ({x:.1f}, {y:.1f})</source>
        <translation>Frame {frame:,}, baris {line:,}: {state} di ({x:.1f}, {y:.1f})</translation>
    </message>
    <message>
        <source>Frame {frame:,}: no label</source>
        <translation>Frame {frame:,}: tanpa label</translation>
    </message>
    <message>
        <source>Frame {frame:,}…</source>
        <translation>Frame {frame:,}…</translation>
    </message>
    <message>
        <source>Frame {frame} is after all others, as predict.py --large_video writes it</source>
        <translation>Frame {frame} ada setelah semua yang lain, seperti ditulis predict.py --large_video</translation>
    </message>
    <message>
        <source>Frame {frame} jumps back to the position {period} frames before, as predict.py --large_video writes it with InpaintNet.</source>
        <translation>Frame {frame} melompat kembali ke posisi {period} frame sebelumnya, seperti ditulis predict.py --large_video dengan InpaintNet.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Frames in the file: {first} to {last}</source>
        <translation>Frame di berkas: {first} sampai {last}</translation>
    </message>
    <message>
        <source>Frames recorded</source>
        <translation>Frame yang direkam</translation>
    </message>
    <message>
        <source>Frames that the camera recorded per second</source>
        <translation>Jumlah frame yang direkam kamera per detik</translation>
    </message>
    <message>
        <source>Frames, counted from 0: {first} to {last}</source>
        <translation>Frame, dihitung mulai 0: {first} sampai {last}</translation>
    </message>
    <message>
        <source>Frames: 1200-1300</source>
        <translation>Frame: 1200-1300</translation>
    </message>
    <message>
        <source>From frame {frame} on, pictures have {size} pixels. They are scaled to the first size.</source>
        <translation>Mulai frame {frame}, gambar berukuran {size} piksel. Diskalakan ke ukuran pertama.</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Dari sini</translation>
    </message>
    <message>
        <source>GB18030 (Chinese)</source>
        <translation>GB18030 (Tionghoa)</translation>
    </message>
    <message>
        <source>Hardware decoding ({name}) failed at frame {frame}. The rest is decoded in software.</source>
        <translation>Dekode perangkat keras ({name}) gagal di frame {frame}. Sisanya didekode perangkat lunak.</translation>
    </message>
    <message>
        <source>Hidden, keep position</source>
        <translation>Terhalang, simpan posisi</translation>
    </message>
    <message>
        <source>If it is not, points appear in the wrong frames.</source>
        <translation>Jika bukan, titik muncul di frame yang salah.</translation>
    </message>
    <message>
        <source>If you do not use it, {project} is not changed.</source>
        <translation>Jika tidak dipakai, {project} tidak diubah.</translation>
    </message>
    <message>
        <source>It contains no numbers.</source>
        <translation>Tidak ada angka di dalamnya.</translation>
    </message>
    <message>
        <source>It contains only 0 to 3.</source>
        <translation>Isinya hanya 0 sampai 3.</translation>
    </message>
    <message>
        <source>It contains the name {known}.</source>
        <translation>Ada nama {known} di dalamnya.</translation>
    </message>
    <message>
        <source>It contains the names {known}.</source>
        <translation>Ada nama {known} di dalamnya.</translation>
    </message>
    <message>
        <source>It contains times.</source>
        <translation>Isinya waktu.</translation>
    </message>
    <message>
        <source>It ends at {last:g}; the video lasts {duration:.1f} s.</source>
        <translation>Berakhir di {last:g}; durasi video {duration:.1f} s.</translation>
    </message>
    <message>
        <source>It has clocks or time codes.</source>
        <translation>Isinya jam atau kode waktu.</translation>
    </message>
    <message>
        <source>It has names, but its numbers are not starts and ends.</source>
        <translation>Ada namanya, tetapi angkanya bukan awal dan akhir.</translation>
    </message>
    <message>
        <source>It is called {name}, but it could also be {others}.</source>
        <translation>Namanya {name}, tetapi bisa juga {others}.</translation>
    </message>
    <message>
        <source>It is called {name}.</source>
        <translation>Namanya {name}.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Videonya rusak.</translation>
    </message>
    <message>
        <source>It is the only one.</source>
        <translation>Ini satu-satunya.</translation>
    </message>
    <message>
        <source>It may contain times.</source>
        <translation>Isinya mungkin waktu.</translation>
    </message>
    <message>
        <source>It starts with &apos;{first}&apos;.</source>
        <translation>Dimulai dengan &apos;{first}&apos;.</translation>
    </message>
    <message>
        <source>Its cells are clock times.</source>
        <translation>Selnya berupa jam.</translation>
    </message>
    <message>
        <source>Its cells are not times.</source>
        <translation>Selnya bukan waktu.</translation>
    </message>
    <message>
        <source>Its cells may be h:mm:ss or m:ss:frames.</source>
        <translation>Selnya mungkin h:mm:ss atau m:ss:frame.</translation>
    </message>
    <message>
        <source>Its frames have other time stamps.</source>
        <translation>Frame-nya punya cap waktu lain.</translation>
    </message>
    <message>
        <source>Its project cannot be read.</source>
        <translation>Proyeknya tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>Its values are whole numbers.</source>
        <translation>Nilainya bilangan bulat.</translation>
    </message>
    <message>
        <source>Its values increase.</source>
        <translation>Nilainya naik.</translation>
    </message>
    <message>
        <source>Jumps are fast everywhere in this video.</source>
        <translation>Lompatan sudah cepat di seluruh video ini.</translation>
    </message>
    <message>
        <source>Jumps in this video cannot be made faster: the file has no usable time stamps.</source>
        <translation>Lompatan di video ini tidak dapat dipercepat: berkas tidak punya cap waktu yang dapat dipakai.</translation>
    </message>
    <message>
        <source>Kdenlive markers</source>
        <translation>penanda Kdenlive</translation>
    </message>
    <message>
        <source>Keep them separate</source>
        <translation>Biarkan terpisah</translation>
    </message>
    <message>
        <source>Keep tracking</source>
        <translation>Terus lacak</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>Baris terakhir</translation>
    </message>
    <message>
        <source>Latin-1 (old Windows)</source>
        <translation>Latin-1 (Windows lama)</translation>
    </message>
    <message>
        <source>Lift shadows</source>
        <translation>Terangkan bayangan</translation>
    </message>
    <message>
        <source>Lines have mostly {width} cells.</source>
        <translation>Kebanyakan baris punya {width} sel.</translation>
    </message>
    <message>
        <source>Lines have {width} cells each.</source>
        <translation>Setiap baris punya {width} sel.</translation>
    </message>
    <message>
        <source>Looks like slow motion</source>
        <translation>Tampaknya gerak lambat</translation>
    </message>
    <message>
        <source>LosslessCut project</source>
        <translation>proyek LosslessCut</translation>
    </message>
    <message>
        <source>Loudness of the sound. Hits are spikes; far from the microphone they come a little later.</source>
        <translation>Kerasnya suara. Perkenaan tampak sebagai puncak; jauh dari mikrofon, puncaknya sedikit terlambat.</translation>
    </message>
    <message>
        <source>Mark the other end of the range</source>
        <translation>Tandai ujung lain rentang</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>Rentang yang ditandai</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Milidetik</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Cerminkan</translation>
    </message>
    <message>
        <source>Motion: bright where the frame differs from those before and after it</source>
        <translation>Gerakan: terang di tempat frame berbeda dari frame sebelum dan sesudahnya</translation>
    </message>
    <message>
        <source>Next video</source>
        <translation>Video berikutnya</translation>
    </message>
    <message>
        <source>No ball</source>
        <translation>Tanpa bola</translation>
    </message>
    <message>
        <source>No ball, remove position</source>
        <translation>Tanpa bola, hapus posisi</translation>
    </message>
    <message>
        <source>No column</source>
        <translation>Tanpa kolom</translation>
    </message>
    <message>
        <source>No hardware on this machine decodes its codec.</source>
        <translation>Tidak ada perangkat keras di komputer ini yang mendekode kodeknya.</translation>
    </message>
    <message>
        <source>No matching column was found.</source>
        <translation>Kolom yang cocok tidak ditemukan.</translation>
    </message>
    <message>
        <source>No matching column was found. Rows with a position are visible.</source>
        <translation>Kolom yang cocok tidak ditemukan. Baris dengan posisi dianggap terlihat.</translation>
    </message>
    <message>
        <source>No number has a comma.</source>
        <translation>Tidak ada angka dengan koma.</translation>
    </message>
    <message>
        <source>No recent videos</source>
        <translation>Belum ada video yang dibuka</translation>
    </message>
    <message>
        <source>No review items left</source>
        <translation>Butir tinjauan habis</translation>
    </message>
    <message>
        <source>No row has a frame number.</source>
        <translation>Tidak ada baris yang punya nomor frame.</translation>
    </message>
    <message>
        <source>No row has a position.</source>
        <translation>Tidak ada baris yang punya posisi.</translation>
    </message>
    <message>
        <source>No separator was found.</source>
        <translation>Pemisah tidak ditemukan.</translation>
    </message>
    <message>
        <source>No videos in the list.

Drop several videos or a folder
on the window,
or add videos with a button below.</source>
        <translation>Belum ada video dalam daftar.

Jatuhkan beberapa video atau folder
ke jendela ini,
atau tambahkan video dengan tombol di bawah.</translation>
    </message>
    <message>
        <source>Not used: visible if there is a position</source>
        <translation>Tidak dipakai: terlihat bila ada posisi</translation>
    </message>
    <message>
        <source>Not visible, with a position</source>
        <translation>Tidak terlihat, dengan posisi</translation>
    </message>
    <message>
        <source>Numbers are written as {found}.</source>
        <translation>Angka ditulis seperti {found}.</translation>
    </message>
    <message>
        <source>Object number of the ball</source>
        <translation>Nomor objek bola</translation>
    </message>
    <message>
        <source>One frame late: correct</source>
        <translation>Terlambat satu frame: koreksi</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Open as one video</source>
        <translation>Buka sebagai satu video</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Terbuka di tempat lain</translation>
    </message>
    <message>
        <source>Pixels of the video, {size}</source>
        <translation>Piksel video, {size}</translation>
    </message>
    <message>
        <source>Pixels of {size}</source>
        <translation>Piksel {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Putar</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Pemutaran</translation>
    </message>
    <message>
        <source>Preparing fast jumps</source>
        <translation>Menyiapkan lompatan cepat</translation>
    </message>
    <message>
        <source>Press {key} to do so step by step.</source>
        <translation>Tekan {key} untuk melakukannya bertahap.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Proyek</translation>
    </message>
    <message>
        <source>RallyTrace tries again every minute.</source>
        <translation>RallyTrace mencoba lagi setiap menit.</translation>
    </message>
    <message>
        <source>RallyTrace writes 1 for a visible ball.</source>
        <translation>RallyTrace menulis 1 untuk bola terlihat.</translation>
    </message>
    <message>
        <source>RallyTrace writes pixels of the video.</source>
        <translation>RallyTrace menulis piksel video.</translation>
    </message>
    <message>
        <source>Rate of the time codes</source>
        <translation>Laju kode waktu</translation>
    </message>
    <message>
        <source>Read as labels of {kind}.</source>
        <translation>Dibaca sebagai label {kind}.</translation>
    </message>
    <message>
        <source>Reading the frame times</source>
        <translation>Membaca waktu frame</translation>
    </message>
    <message>
        <source>Record (the edited timeline)</source>
        <translation>Hasil (garis waktu setelah edit)</translation>
    </message>
    <message>
        <source>Relative, 0 to 1</source>
        <translation>Relatif, 0 sampai 1</translation>
    </message>
    <message>
        <source>Remove the repeated last row</source>
        <translation>Hapus baris terakhir yang berulang</translation>
    </message>
    <message>
        <source>Remove the selected videos from the list (Delete). The files are kept</source>
        <translation>Hapus video yang dipilih dari daftar (Delete). Berkasnya tetap ada</translation>
    </message>
    <message>
        <source>Resolve markers (EDL)</source>
        <translation>penanda Resolve (EDL)</translation>
    </message>
    <message>
        <source>Rows with a position: {parts}.</source>
        <translation>Baris dengan posisi: {parts}.</translation>
    </message>
    <message>
        <source>SRT subtitles</source>
        <translation>takarir SRT</translation>
    </message>
    <message>
        <source>Scoreboard read: {scores}.</source>
        <translation>Papan skor terbaca: {scores}.</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Detik</translation>
    </message>
    <message>
        <source>Segments (rallies)</source>
        <translation>Segmen (reli)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Titik koma</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Pemisah</translation>
    </message>
    <message>
        <source>Set {rate:.5g} per second</source>
        <translation>Atur {rate:.5g} per detik</translation>
    </message>
    <message>
        <source>Shift-JIS (Japanese)</source>
        <translation>Shift-JIS (Jepang)</translation>
    </message>
    <message>
        <source>Showing frame {frame:,}, decoding {awaited:,}…</source>
        <translation>Menampilkan frame {frame:,}, mendekode {awaited:,}…</translation>
    </message>
    <message>
        <source>ShuttleSet&apos;s strokes</source>
        <translation>pukulan ShuttleSet</translation>
    </message>
    <message>
        <source>Slow motion: enter the frames per second at which the camera recorded, for example 240.</source>
        <translation>Gerak lambat: masukkan jumlah frame per detik saat kamera merekam, misalnya 240.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8. Check the names.</source>
        <translation>Sebagian byte bukan UTF-8. Periksa nama-namanya.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suara</translation>
    </message>
    <message>
        <source>Source (the cut video)</source>
        <translation>Sumber (video yang dipotong)</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spasi</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Speed ({keys})</source>
        <translation>Kecepatan ({keys})</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the file. Hits and strokes may have changed.</source>
        <translation>Kecepatan dan durasi sekarang sesuai berkas. Perkenaan dan pukulan mungkin berubah.</translation>
    </message>
    <message>
        <source>Speeds and durations are now those of the match. Hits and strokes may have changed.</source>
        <translation>Kecepatan dan durasi sekarang sesuai pertandingan. Perkenaan dan pukulan mungkin berubah.</translation>
    </message>
    <message>
        <source>Start time code</source>
        <translation>Kode waktu awal</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Memulai</translation>
    </message>
    <message>
        <source>Still being recorded</source>
        <translation>Masih direkam</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>Hentikan dan buka</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The codes lie within the video.</source>
        <translation>Kodenya ada di dalam video.</translation>
    </message>
    <message>
        <source>The column is empty.</source>
        <translation>Kolom kosong.</translation>
    </message>
    <message>
        <source>The current frame with the path of the ball. A click places the point.</source>
        <translation>Frame sekarang dengan lintasan bola. Klik memasang titik.</translation>
    </message>
    <message>
        <source>The file contains only ASCII.</source>
        <translation>Berkas hanya berisi ASCII.</translation>
    </message>
    <message>
        <source>The file does not mark its keyframes reliably, so jumps are slow. Convert the file to make them fast.</source>
        <translation>Berkas tidak menandai frame kuncinya dengan andal, jadi lompatan lambat. Konversikan berkas agar cepat.</translation>
    </message>
    <message>
        <source>The file has no usable time stamps. Frames are numbered in decoding order.</source>
        <translation>Berkas tidak punya cap waktu yang dapat dipakai. Frame dinomori menurut urutan dekode.</translation>
    </message>
    <message>
        <source>The file has {streams} video streams. The one with {size} pixels is shown.</source>
        <translation>Berkas punya {streams} aliran video. Yang ditampilkan berukuran {size} piksel.</translation>
    </message>
    <message>
        <source>The file header says {promised} frames, but only {frames} can be decoded.</source>
        <translation>Kepala berkas menyebut {promised} frame, tetapi hanya {frames} yang dapat didekode.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Berkas kosong.</translation>
    </message>
    <message>
        <source>The file is still being recorded. New frames appear as they are written.</source>
        <translation>Berkas masih direkam. Frame baru muncul begitu ditulis.</translation>
    </message>
    <message>
        <source>The file is valid UTF-8.</source>
        <translation>Berkas adalah UTF-8 yang valid.</translation>
    </message>
    <message>
        <source>The file joins {count} recordings, each with its own clock. They are shown as one video with continuous times.</source>
        <translation>Berkas menggabungkan {count} rekaman, masing-masing dengan jamnya sendiri. Ditampilkan sebagai satu video dengan waktu bersambung.</translation>
    </message>
    <message>
        <source>The file may use commas both as separators and in numbers. Use semicolons as separators.</source>
        <translation>Berkas mungkin memakai koma sebagai pemisah dan juga di dalam angka. Pakai titik koma sebagai pemisah.</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times faster than the match. Speeds and durations are those of the match.</source>
        <translation>Berkas diputar {factor:.3g} kali lebih cepat dari pertandingan. Kecepatan dan durasi sesuai pertandingan.</translation>
    </message>
    <message>
        <source>The file plays {factor:.3g} times slower than the match. Speeds and durations are those of the match.</source>
        <translation>Berkas diputar {factor:.3g} kali lebih lambat dari pertandingan. Kecepatan dan durasi sesuai pertandingan.</translation>
    </message>
    <message>
        <source>The file specifies a mirrored picture. Frames and positions are mirrored, as FFmpeg shows them; OpenCV does not mirror them.</source>
        <translation>Berkas menyebut gambar cermin. Frame dan posisi dicerminkan, seperti FFmpeg menampilkannya; OpenCV tidak mencerminkannya.</translation>
    </message>
    <message>
        <source>The file specifies a tilted or skewed picture. Only quarter turns and mirroring are applied.</source>
        <translation>Berkas menyebut gambar miring atau serong. Hanya rotasi 90° dan pencerminan yang diterapkan.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>Berkas diawali byte order mark.</translation>
    </message>
    <message>
        <source>The file was trimmed. Of its {promised} frames {frames} are shown.</source>
        <translation>Berkas ini dipangkas. Dari {promised} frame di dalamnya, {frames} ditampilkan.</translation>
    </message>
    <message>
        <source>The file {path} no longer exists.</source>
        <translation>Berkas {path} sudah tidak ada.</translation>
    </message>
    <message>
        <source>The file&apos;s rotation data is invalid. Frames are shown as they are stored.</source>
        <translation>Data rotasi berkas tidak valid. Frame ditampilkan seperti tersimpan.</translation>
    </message>
    <message>
        <source>The first column has decimals, so it does not contain frame numbers.</source>
        <translation>Kolom pertama punya desimal, jadi isinya bukan nomor frame.</translation>
    </message>
    <message>
        <source>The first line only gives the separator.</source>
        <translation>Baris pertama hanya menyebut pemisah.</translation>
    </message>
    <message>
        <source>The frame around the ball. Right-click to hide it</source>
        <translation>Bagian frame di sekitar bola. Klik kanan untuk menyembunyikannya</translation>
    </message>
    <message>
        <source>The frame is still loading. Click again when it is shown.</source>
        <translation>Frame masih dimuat. Klik lagi setelah tampil.</translation>
    </message>
    <message>
        <source>The frame rate of the video.</source>
        <translation>Laju frame video.</translation>
    </message>
    <message>
        <source>The frame rate varies. Times are the time stamps of the file.</source>
        <translation>Laju frame berubah-ubah. Waktu mengikuti cap waktu berkas.</translation>
    </message>
    <message>
        <source>The heading says so.</source>
        <translation>Begitu menurut kepala kolom.</translation>
    </message>
    <message>
        <source>The last frame</source>
        <translation>Frame terakhir</translation>
    </message>
    <message>
        <source>The last frame read so far</source>
        <translation>Frame terakhir yang sudah dibaca</translation>
    </message>
    <message>
        <source>The last part of its times is at most {highest}, at {rate:.4g} frames per second.</source>
        <translation>Bagian terakhir waktunya paling banyak {highest}, pada {rate:.4g} frame per detik.</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file cannot be read: the file is damaged.</source>
        <translation>{share:.0%} terakhir dari berkas tidak dapat dibaca: berkas rusak.</translation>
    </message>
    <message>
        <source>The last {share:.0%} of the file is another recording, which cannot be shown with the first. Convert each recording to .mp4 before you join them.</source>
        <translation>{share:.0%} terakhir dari berkas adalah rekaman lain, yang tidak dapat ditampilkan bersama yang pertama. Konversikan tiap rekaman ke .mp4 sebelum digabung.</translation>
    </message>
    <message>
        <source>The list is cut from one video.</source>
        <translation>Daftar ini dipotong dari satu video.</translation>
    </message>
    <message>
        <source>The list is cut from several files. The video may be one of them, or the edited timeline.</source>
        <translation>Daftar ini dipotong dari beberapa berkas. Video ini mungkin salah satunya, atau garis waktu hasil edit.</translation>
    </message>
    <message>
        <source>The list is cut from {name}.</source>
        <translation>Daftar ini dipotong dari {name}.</translation>
    </message>
    <message>
        <source>The marked range: {frames}</source>
        <translation>Rentang yang ditandai: {frames}</translation>
    </message>
    <message>
        <source>The name of this video is too long to save the project beside it. It is saved in {place}.</source>
        <translation>Nama video ini terlalu panjang untuk menyimpan proyek di sampingnya. Proyek disimpan di {place}.</translation>
    </message>
    <message>
        <source>The numbers have decimals.</source>
        <translation>Angkanya punya desimal.</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>Proyek</translation>
    </message>
    <message>
        <source>The project now refers to it.</source>
        <translation>Proyek sekarang merujuk ke video itu.</translation>
    </message>
    <message>
        <source>The project was changed on another computer or by another program. The changes made on this computer are saved as {name}.</source>
        <translation>Proyek diubah di komputer lain atau oleh program lain. Perubahan di komputer ini disimpan sebagai {name}.</translation>
    </message>
    <message>
        <source>The remaining columns are x and y.</source>
        <translation>Kolom sisanya adalah x dan y.</translation>
    </message>
    <message>
        <source>The scoreboard was not read.</source>
        <translation>Papan skor tidak terbaca.</translation>
    </message>
    <message>
        <source>The time codes begin shortly before a full hour, perhaps with a leader.</source>
        <translation>Kode waktu dimulai sesaat sebelum jam penuh, mungkin dengan leader.</translation>
    </message>
    <message>
        <source>The tracked path does not help to decide.</source>
        <translation>Lintasan yang dilacak tidak membantu menentukannya.</translation>
    </message>
    <message>
        <source>The video file has changed, and the project has no frames to compare it with.</source>
        <translation>Berkas video telah berubah, dan proyek tidak punya frame untuk dibandingkan.</translation>
    </message>
    <message>
        <source>The video file has changed. Its frames show no motion, so they cannot be compared.</source>
        <translation>Berkas video telah berubah. Frame-nya tidak menunjukkan gerakan, jadi tidak dapat dibandingkan.</translation>
    </message>
    <message>
        <source>The video is HDR ({kind}): its colours are kept in 8 bits, and everything drawn over it looks bright.</source>
        <translation>Video ini HDR ({kind}): warnanya disimpan dalam 8 bit, dan semua yang digambar di atasnya tampak terang.</translation>
    </message>
    <message>
        <source>The video is damaged: {frames} ({ranges}) cannot be decoded correctly. Pictures and positions there may be wrong.</source>
        <translation>Video rusak: {frames} ({ranges}) tidak dapat didekode dengan benar. Gambar dan posisi di sana mungkin salah.</translation>
    </message>
    <message>
        <source>The video is decoded in hardware ({name}): {count} test pictures are the same as in software.</source>
        <translation>Video didekode perangkat keras ({name}): {count} gambar uji sama dengan hasil perangkat lunak.</translation>
    </message>
    <message>
        <source>The video is interlaced: each frame holds two moments. The earlier one is shown and tracked. To have both, with twice as many frames, turn fields into frames first: {command}</source>
        <translation>Video ini interlaced: tiap frame memuat dua saat. Yang lebih awal ditampilkan dan dilacak. Untuk mendapat keduanya, dengan frame dua kali lipat, ubah dulu field menjadi frame: {command}</translation>
    </message>
    <message>
        <source>The video is marked as interlaced, but nothing moves in it that would show this. If a fast ball is torn into stripes, turn fields into frames first: {command}</source>
        <translation>Video ditandai interlaced, tetapi tidak ada gerakan yang menunjukkannya. Jika bola cepat tampak terbelah menjadi garis, ubah dulu field menjadi frame: {command}</translation>
    </message>
    <message>
        <source>The video is shown as its file says, and all points with it.</source>
        <translation>Video ditampilkan sesuai berkasnya, begitu juga semua titiknya.</translation>
    </message>
    <message>
        <source>The video is the same and has {frames} more at its end, like a recording that has gone on.</source>
        <translation>Videonya sama dan punya {frames} lagi di akhir, seperti rekaman yang dilanjutkan.</translation>
    </message>
    <message>
        <source>The video is {turned}, and all points with it.</source>
        <translation>Video {turned}, begitu juga semua titiknya.</translation>
    </message>
    <message>
        <source>The video of {project}</source>
        <translation>Video {project}</translation>
    </message>
    <message>
        <source>The video was moved: {path}.</source>
        <translation>Video dipindahkan: {path}.</translation>
    </message>
    <message>
        <source>The video was re-encoded. Its frames are the same.</source>
        <translation>Video dienkode ulang. Frame-nya sama.</translation>
    </message>
    <message>
        <source>The video&apos;s own start time code.</source>
        <translation>Kode waktu awal dari video sendiri.</translation>
    </message>
    <message>
        <source>There are {count} objects, and it is unknown which one is the ball.</source>
        <translation>Ada {count} objek, dan tidak diketahui yang mana bola.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Kolom itu tidak ada.</translation>
    </message>
    <message>
        <source>There is no video after this one in the list.</source>
        <translation>Tidak ada video setelah ini dalam daftar.</translation>
    </message>
    <message>
        <source>There is no video before this one in the list.</source>
        <translation>Tidak ada video sebelum ini dalam daftar.</translation>
    </message>
    <message>
        <source>There is no video in the folder {name}.</source>
        <translation>Tidak ada video di folder {name}.</translation>
    </message>
    <message>
        <source>They could be frame numbers as well.</source>
        <translation>Bisa juga nomor frame.</translation>
    </message>
    <message>
        <source>They may be counted from 0 or from 1.</source>
        <translation>Mungkin dihitung mulai 0 atau mulai 1.</translation>
    </message>
    <message>
        <source>This is another video: it has {current} frames, the video of the project has {kept}.</source>
        <translation>Ini video lain: ada {current} frame, sedangkan video proyek {kept}.</translation>
    </message>
    <message>
        <source>This is another video: it has {current} pixels, the video of the project has {kept}.</source>
        <translation>Ini video lain: ukurannya {current} piksel, sedangkan video proyek {kept}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are missing from frame {frame} on.</source>
        <translation>Ini video lain: frame-nya sama sampai frame {agreeing} dan tidak ada mulai frame {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} early from frame {frame} on.</source>
        <translation>Ini video lain: frame-nya sama sampai frame {agreeing} dan lebih awal {offset} mulai frame {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and are {offset} late from frame {frame} on.</source>
        <translation>Ini video lain: frame-nya sama sampai frame {agreeing} dan lebih lambat {offset} mulai frame {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames agree up to frame {agreeing} and differ from frame {frame} on.</source>
        <translation>Ini video lain: frame-nya sama sampai frame {agreeing} dan berbeda mulai frame {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are missing from the first compared frame on, frame {frame}.</source>
        <translation>Ini video lain: frame-nya tidak ada sejak frame pertama yang dibandingkan, frame {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} early from the first compared frame on, frame {frame}.</source>
        <translation>Ini video lain: frame-nya lebih awal {offset} sejak frame pertama yang dibandingkan, frame {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames are {offset} late from the first compared frame on, frame {frame}.</source>
        <translation>Ini video lain: frame-nya lebih lambat {offset} sejak frame pertama yang dibandingkan, frame {frame}.</translation>
    </message>
    <message>
        <source>This is another video: its frames differ from the first compared frame on, frame {frame}.</source>
        <translation>Ini video lain: frame-nya berbeda sejak frame pertama yang dibandingkan, frame {frame}.</translation>
    </message>
    <message>
        <source>This is the video of the project.</source>
        <translation>Ini video proyek ini.</translation>
    </message>
    <message>
        <source>This list is not saved: another window uses it, or its file cannot be read.</source>
        <translation>Daftar ini tidak disimpan: dipakai jendela lain, atau berkasnya tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second.</source>
        <translation>Ini tampaknya gerak lambat, direkam sekitar {rate:.0f} frame per detik.</translation>
    </message>
    <message>
        <source>This looks like slow motion, recorded at about {rate:.0f} frames per second: {key} sets that.</source>
        <translation>Ini tampaknya gerak lambat, direkam sekitar {rate:.0f} frame per detik. Tekan {key} untuk mengaturnya.</translation>
    </message>
    <message>
        <source>This video</source>
        <translation>Video ini</translation>
    </message>
    <message>
        <source>This video is damaged. Frames {frames} cannot be decoded correctly. Pictures and positions there may be wrong. The timeline marks damaged frames as they are found.</source>
        <translation>Video ini rusak. Frame {frames} tidak dapat didekode dengan benar. Gambar dan posisi di sana mungkin salah. Garis waktu menandai frame rusak begitu ditemukan.</translation>
    </message>
    <message>
        <source>This video is dark. Lift the shadows to see more. The file does not change.</source>
        <translation>Video ini gelap. Terangkan bayangan agar lebih jelas. Berkas tidak berubah.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Time codes (h:mm:ss:frames)</source>
        <translation>Kode waktu (h:mm:ss:frame)</translation>
    </message>
    <message>
        <source>Time from the first frame</source>
        <translation>Waktu dari frame pertama</translation>
    </message>
    <message>
        <source>Timelines of editing programs begin at a full hour, and all codes are after it.</source>
        <translation>Garis waktu program edit dimulai pada jam penuh, dan semua kode ada setelahnya.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Track again, because tracking depends on the rate.</source>
        <translation>Lacak lagi, karena pelacakan bergantung pada lajunya.</translation>
    </message>
    <message>
        <source>Tracked</source>
        <translation>Sudah dilacak</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>Rotasi gambar</translation>
    </message>
    <message>
        <source>Two columns increase like starts and ends, but they could be positions.</source>
        <translation>Dua kolom naik seperti awal dan akhir, tetapi bisa juga posisi.</translation>
    </message>
    <message>
        <source>Two columns look like starts and ends of consecutive segments.</source>
        <translation>Dua kolom tampak seperti awal dan akhir segmen berurutan.</translation>
    </message>
    <message>
        <source>Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25</source>
        <translation>Ketik frame: 1200, 1200-1300, 1200-; atau waktu: 1:20-1:25</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16, byte tinggi dulu</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Tidak diubah</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Pakai</translation>
    </message>
    <message>
        <source>Use neither</source>
        <translation>Jangan pakai keduanya</translation>
    </message>
    <message>
        <source>Use the first</source>
        <translation>Pakai yang pertama</translation>
    </message>
    <message>
        <source>Use the last</source>
        <translation>Pakai yang terakhir</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Video players skip the segments of such a list. Here they become rallies.</source>
        <translation>Pemutar video melewati segmen dalam daftar seperti ini. Di sini segmen itu menjadi reli.</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>Rekaman video</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Videos ({patterns});;All files (*)</source>
        <translation>Video ({patterns});;Semua berkas (*)</translation>
    </message>
    <message>
        <source>Videos and projects</source>
        <translation>Video dan proyek</translation>
    </message>
    <message>
        <source>Visibility column</source>
        <translation>Kolom visibilitas</translation>
    </message>
    <message>
        <source>Visibility values</source>
        <translation>Nilai visibilitas</translation>
    </message>
    <message>
        <source>Visible at (0, 0)</source>
        <translation>Terlihat di (0, 0)</translation>
    </message>
    <message>
        <source>Volume {share:.0%}</source>
        <translation>Volume {share:.0%}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Menunggu</translation>
    </message>
    <message>
        <source>Whole video</source>
        <translation>Seluruh video</translation>
    </message>
    <message>
        <source>Windows-1251 (Cyrillic)</source>
        <translation>Windows-1251 (Kiril)</translation>
    </message>
    <message>
        <source>X column</source>
        <translation>Kolom X</translation>
    </message>
    <message>
        <source>Y column</source>
        <translation>Kolom Y</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>Pilihan Anda.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>rusak</translation>
    </message>
    <message>
        <source>edit decision list</source>
        <translation>daftar keputusan edit</translation>
    </message>
    <message>
        <source>list of chapters</source>
        <translation>daftar bab</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>dicerminkan</translation>
    </message>
    <message>
        <source>mpv edit list</source>
        <translation>daftar edit mpv</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>per detik</translation>
    </message>
    <message>
        <source>player&apos;s edit list</source>
        <translation>daftar edit pemutar</translation>
    </message>
    <message>
        <source>predict.py --large_video writes such a row, or it is an added correction.</source>
        <translation>predict.py --large_video menulis baris seperti itu, atau ini koreksi tambahan.</translation>
    </message>
    <message>
        <source>table of segments</source>
        <translation>tabel segmen</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>dirotasi 180°</translation>
    </message>
    <message>
        <source>turned by 90° clockwise</source>
        <translation>dirotasi 90° searah jarum jam</translation>
    </message>
    <message>
        <source>turned by 90° counterclockwise</source>
        <translation>dirotasi 90° berlawanan arah jarum jam</translation>
    </message>
    <message>
        <source>x is {x_min:.0f} to {x_max:.0f}, y is {y_min:.0f} to {y_max:.0f}, and the mean of x is {share:.0%} of {size}</source>
        <translation>x {x_min:.0f} sampai {x_max:.0f}, y {y_min:.0f} sampai {y_max:.0f}, dan rata-rata x {share:.0%} dari {size}</translation>
    </message>
    <message>
        <source>{count:,} corrected</source>
        <translation>{count:,} dikoreksi</translation>
    </message>
    <message>
        <source>{count:,} not imported</source>
        <translation>{count:,} tidak diimpor</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} dari {frames}</translation>
    </message>
    <message>
        <source>{evidence} Next to a width and a height, it may be the corner of a box.</source>
        <translation>{evidence} Di samping lebar dan tinggi, ini mungkin sudut kotak.</translation>
    </message>
    <message>
        <source>{evidence}, in the video: 0 to {last}</source>
        <translation>{evidence}, di video: 0 sampai {last}</translation>
    </message>
    <message>
        <source>{evidence}.</source>
        <translation>{evidence}.</translation>
    </message>
    <message>
        <source>{evidence}; it could also be {size}.</source>
        <translation>{evidence}; bisa juga {size}.</translation>
    </message>
    <message>
        <source>{facts}.</source>
        <translation>{facts}.</translation>
    </message>
    <message>
        <source>{files} are parts of one recording, so they are one video.</source>
        <translation>{files} adalah bagian dari satu rekaman, jadi dijadikan satu video.</translation>
    </message>
    <message>
        <source>{files} are parts of one recording.</source>
        <translation>{files} adalah bagian dari satu rekaman.</translation>
    </message>
    <message>
        <source>{first:,} to {last:,}</source>
        <translation>{first:,} sampai {last:,}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} dan {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} sampai {last}</translation>
    </message>
    <message>
        <source>{frames} from {rows}</source>
        <translation>{frames} dari {rows}</translation>
    </message>
    <message>
        <source>{hit_rate:.0%} of {frames} frames within 4 px at 512x288, half within {distance:.1f} px</source>
        <translation>{hit_rate:.0%} dari {frames} frame dalam 4 px pada 512x288, setengahnya dalam {distance:.1f} px</translation>
    </message>
    <message>
        <source>{key} opens {name}.</source>
        <translation>Tekan {key} untuk membuka {name}.</translation>
    </message>
    <message>
        <source>{label}, {rows:,} rows</source>
        <translation>{label}, {rows:,} baris</translation>
    </message>
    <message>
        <source>{location} It will be tracked once it is closed there.</source>
        <translation>{location} Video akan dilacak setelah ditutup di sana.</translation>
    </message>
    <message>
        <source>{more:,} more labels lie in frames that already have one. They are left out.</source>
        <translation>{more:,} label lagi ada di frame yang sudah berlabel. Label itu tidak disertakan.</translation>
    </message>
    <message>
        <source>{names} ({count} files)</source>
        <translation>{names} ({count} berkas)</translation>
    </message>
    <message>
        <source>{name} cannot be opened. The list says why.</source>
        <translation>{name} tidak dapat dibuka. Sebabnya ada di daftar.</translation>
    </message>
    <message>
        <source>{name} is from another version of the project file and was not used.</source>
        <translation>{name} berasal dari versi lain berkas proyek dan tidak dipakai.</translation>
    </message>
    <message>
        <source>{name} is not joined with {before}: {reason}.</source>
        <translation>{name} tidak digabung dengan {before}: {reason}.</translation>
    </message>
    <message>
        <source>{name} is not used: {reason}</source>
        <translation>{name} tidak dipakai: {reason}</translation>
    </message>
    <message>
        <source>{name} opens as soon as the background run has saved its results.</source>
        <translation>{name} dibuka begitu proses di latar belakang menyimpan hasilnya.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} tidak dapat dibaca ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be read: it is a link to a file that does not exist.</source>
        <translation>{path} tidak dapat dibaca: ini tautan ke berkas yang tidak ada.</translation>
    </message>
    <message>
        <source>{share:.0%} tracked</source>
        <translation>{share:.0%} dilacak</translation>
    </message>
    <message>
        <source>{problem} Put it back, or remove the video from the list.</source>
        <translation>{problem} Kembalikan berkasnya, atau hapus video dari daftar.</translation>
    </message>
    <message>
        <source>The video is decoded in software.</source>
        <translation>Video didekode perangkat lunak.</translation>
    </message>
    <message>
        <source>{device} does not work here.</source>
        <translation>{device} tidak berfungsi di sini.</translation>
    </message>
    <message>
        <source>{device} gives a different picture of frame {number}.</source>
        <translation>{device} memberi gambar berbeda untuk frame {number}.</translation>
    </message>
    <message>
        <source>{project} is not used. Your work on this video is saved in a separate project.</source>
        <translation>{project} tidak dipakai. Pekerjaan Anda pada video ini disimpan di proyek terpisah.</translation>
    </message>
    <message>
        <source>{project} was not opened.</source>
        <translation>{project} tidak dibuka.</translation>
    </message>
    <message>
        <source>{ranges} and {count} more ranges</source>
        <translation>{ranges} dan {count} rentang lagi</translation>
    </message>
    <message>
        <source>{share:.0%} of the {count} positions are between 0 and 1.</source>
        <translation>{share:.0%} dari {count} posisi di antara 0 dan 1.</translation>
    </message>
    <message>
        <source>{shares:.0%} of the {count} with {value}</source>
        <translation>{shares:.0%} dari {count} dengan {value}</translation>
    </message>
    <message>
        <source>{turned} and mirrored</source>
        <translation>{turned} dan dicerminkan</translation>
    </message>
    <message>
        <source>{videos} removed from the list. The files are still there.</source>
        <translation>{videos} dihapus dari daftar. Berkasnya tetap ada.</translation>
    </message>
    <message>
        <source>{video} is being tracked. Opening {other} stops the run; you can continue it later.</source>
        <translation>{video} sedang dilacak. Membuka {other} menghentikan proses; dapat dilanjutkan nanti.</translation>
    </message>
    <message>
        <source>{words} frames per second</source>
        <translation>{words} frame per detik</translation>
    </message>
    <message>
        <source>{words}, or it was added by hand.</source>
        <translation>{words}, atau ditambahkan secara manual.</translation>
    </message>
    <message>
        <source>{words}. But the row of frame {frame} has another position.</source>
        <translation>{words}. Namun, baris frame {frame} punya posisi lain.</translation>
    </message>
    <message>
        <source>{words}. The row of frame {frame} has the same position.</source>
        <translation>{words}. Baris frame {frame} punya posisi yang sama.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n by corrections.</source>
        <translation>
            <numerusform>%n dari koreksi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames not tracked yet.</source>
        <translation>
            <numerusform>%n frame belum dilacak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items left</source>
        <translation>
            <numerusform>Sisa %n butir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in the other track</source>
        <translation>
            <numerusform>%n berlabel hanya di data lintasan lain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled only in this track</source>
        <translation>
            <numerusform>%n berlabel hanya di data lintasan ini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less certain.</source>
        <translation>
            <numerusform>%n kurang pasti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errors since.</source>
        <translation>
            <numerusform>%n galat lagi sejak itu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems found.</source>
        <translation>
            <numerusform>%n masalah ditemukan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n dipilih</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Lan&amp;jutkan</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Salin laporan</translation>
    </message>
    <message>
        <source>&amp;Imported labels</source>
        <translation>&amp;Label impor</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Keluar</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;</source>
        <translation>&apos;{name}&apos;</translation>
    </message>
    <message>
        <source>(TP + TN) / all</source>
        <translation>(TP + TN) / semua</translation>
    </message>
    <message>
        <source>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Finds the shuttle or ball in every frame of a match video, lets you correct the path by hand, and exports labels.&lt;p&gt;MIT licence. With Qt (LGPL), ONNX Runtime (MIT), FFmpeg through PyAV, OpenCV (Apache 2.0).</source>
        <translation>&lt;b&gt;RallyTrace {version}&lt;/b&gt;&lt;p&gt;Mencari kok atau bola di setiap frame video pertandingan, memungkinkan Anda mengoreksi lintasannya secara manual, dan mengekspor label.&lt;p&gt;Lisensi MIT. Dengan Qt (LGPL), ONNX Runtime (MIT), FFmpeg melalui PyAV, OpenCV (Apache 2.0).</translation>
    </message>
    <message>
        <source>A correction can split an item, and flag frames next to it.</source>
        <translation>Koreksi dapat memecah butir, dan menandai frame di sebelahnya.</translation>
    </message>
    <message>
        <source>A double click on a rally zooms to it.</source>
        <translation>Klik dua kali pada reli untuk memperbesarnya.</translation>
    </message>
    <message>
        <source>A point that was set by hand, filled or imported stays protected, because no model found it. {key} removes it.</source>
        <translation>Titik manual, isian, atau impor tetap dilindungi, karena tidak ditemukan model mana pun. Tekan {key} untuk menghapusnya.</translation>
    </message>
    <message>
        <source>About RallyTrace</source>
        <translation>Tentang RallyTrace</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Terima</translation>
    </message>
    <message>
        <source>Accept {count:,} of {frames}</source>
        <translation>Terima {count:,} dari {frames}</translation>
    </message>
    <message>
        <source>Accept {frames}</source>
        <translation>Terima {frames}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Akurasi</translation>
    </message>
    <message>
        <source>All changes are saved automatically in {path}.</source>
        <translation>Semua perubahan disimpan otomatis di {path}.</translation>
    </message>
    <message>
        <source>All changes are saved in {path}</source>
        <translation>Semua perubahan disimpan di {path}</translation>
    </message>
    <message>
        <source>All disagreements ({count:,})</source>
        <translation>Semua perbedaan ({count:,})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Semua berkas</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>Semua alasan</translation>
    </message>
    <message>
        <source>Already done. Press {key} again to accept {frames}.</source>
        <translation>Sudah dilakukan. Tekan {key} lagi untuk menerima {frames}.</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Semua sumber</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>Semua status</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Back to the detected value</source>
        <translation>Kembali ke nilai yang terdeteksi</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Telusuri…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Pasti</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Checking the frames</source>
        <translation>Memeriksa frame</translation>
    </message>
    <message>
        <source>Checking the installation and testing each provider.</source>
        <translation>Memeriksa instalasi dan menguji tiap penyedia.</translation>
    </message>
    <message>
        <source>Choose, or type the picture size that the labels were made for, such as 1024x576</source>
        <translation>Pilih, atau ketik ukuran gambar yang menjadi dasar label, misalnya 1024x576</translation>
    </message>
    <message>
        <source>Choose, or type the time code at which the video starts, such as 00:59:50:00</source>
        <translation>Pilih, atau ketik kode waktu awal video, misalnya 00:59:50:00</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Hapus titik</translation>
    </message>
    <message>
        <source>Click the ball in the picture: the frames around it appear here.</source>
        <translation>Klik bola di gambar: frame di sekitarnya muncul di sini.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Close the film strip</source>
        <translation>Tutup strip film</translation>
    </message>
    <message>
        <source>Close the plots</source>
        <translation>Tutup grafik</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>Tutup garis waktu</translation>
    </message>
    <message>
        <source>Colour: source. High: visible. Striped: hidden. Low: no ball. Empty: not tracked yet. Mark on top: by hand. Line below: reviewed; dotted: protected. Hatched: not in play. Hatched under a line: damaged in the file. Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); events set by hand have the colour of points set by hand.</source>
        <translation>Warna: sumber. Tinggi: terlihat. Bergaris: terhalang. Rendah: tanpa bola. Kosong: belum dilacak. Tanda di atas: manual. Garis di bawah: sudah ditinjau; putus-putus: dilindungi. Arsir: bukan permainan. Arsir di bawah garis: rusak di berkas. Lambang: servis (segitiga), perkenaan (silang), pantulan (turun dan naik), jatuh (di lantai); peristiwa manual berwarna seperti titik manual.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Perbandingan</translation>
    </message>
    <message>
        <source>Compare with labels or a project</source>
        <translation>Bandingkan dengan label atau proyek</translation>
    </message>
    <message>
        <source>Comparing with {name}.</source>
        <translation>Membandingkan dengan {name}.</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>Yakin</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Keyakinan</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>Keyakinan di bawah</translation>
    </message>
    <message>
        <source>Consecutive frames around the ball. A click places it, a right click marks that there is none.</source>
        <translation>Frame berurutan di sekitar bola. Klik memasang bola, klik kanan menandai tidak ada bola.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Daftar isi</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Disalin</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Salin rincian</translation>
    </message>
    <message>
        <source>Correct the path and export the labels.</source>
        <translation>Koreksi lintasannya dan ekspor labelnya.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Dikoreksi</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Koreksi</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Dipotong</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostik</translation>
    </message>
    <message>
        <source>Differences from the other track. Bar up: only this track has a ball. Bar down: only the other track has one. Up and down: the two balls are too far apart. Line only: the tracks agree. Empty: one of them has no label.</source>
        <translation>Perbedaan dari data lintasan lain. Batang ke atas: bola hanya di data lintasan ini. Batang ke bawah: bola hanya di data lintasan lain. Ke atas dan ke bawah: kedua bola terlalu jauh. Hanya garis: keduanya sama. Kosong: salah satunya tanpa label.</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Perbedaan</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Buang perubahan</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Distance in px: mean {mean:.1f}, median {median:.1f}, {quantiles}</source>
        <translation>Jarak dalam px: rata-rata {mean:.1f}, median {median:.1f}, {quantiles}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Akhir</translation>
    </message>
    <message>
        <source>FN: ball only in the other track</source>
        <translation>FN: bola hanya di data lintasan lain</translation>
    </message>
    <message>
        <source>FP1: ball in both, more than 4 px apart at 512x288</source>
        <translation>FP1: bola di keduanya, jarak lebih dari 4 px pada 512x288</translation>
    </message>
    <message>
        <source>FP2: ball only in this track</source>
        <translation>FP2: bola hanya di data lintasan ini</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Format berkas</translation>
    </message>
    <message>
        <source>Fill {frames}, {seen} of them weak detections: {fill} – {take} accepts, {cancel} discards</source>
        <translation>Isi {frames}, {seen} di antaranya deteksi lemah: {fill} – {take} menerima, {cancel} membuang</translation>
    </message>
    <message>
        <source>Fill {frames}: {fill} – {take} accepts, {cancel} discards</source>
        <translation>Isi {frames}: {fill} – {take} menerima, {cancel} membuang</translation>
    </message>
    <message>
        <source>Fill {frames}: {spans}</source>
        <translation>Isi {frames}: {spans}</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Diisi</translation>
    </message>
    <message>
        <source>Film strip</source>
        <translation>Strip film</translation>
    </message>
    <message>
        <source>Film strip: uncertain frames are shown around {guess}.</source>
        <translation>Strip film: frame yang kurang pasti ditampilkan di sekitar {guess}.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter by state, source, review, part of the video and confidence</source>
        <translation>Filter menurut status, sumber, tinjauan, bagian video, dan keyakinan</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Frame {frame:,} is not shown yet, so nothing was changed. Press the key again.</source>
        <translation>Frame {frame:,} belum ditampilkan, jadi tidak ada yang diubah. Tekan lagi tombolnya.</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}</source>
        <translation>Frame {frame:,}: {outcome}</translation>
    </message>
    <message>
        <source>Frame {frame:,}: {outcome}, {distance:.1f} px apart</source>
        <translation>Frame {frame:,}: {outcome}, berjarak {distance:.1f} px</translation>
    </message>
    <message>
        <source>Frame {frame}   {time}   x {x}   y {y}   {speed} px/s</source>
        <translation>Frame {frame}   {time}   x {x}   y {y}   {speed} px/s</translation>
    </message>
    <message>
        <source>Frame {frame} was changed, because it was still on the screen; frame {late} was not shown yet.</source>
        <translation>Frame {frame} diubah, karena masih ada di layar; frame {late} belum ditampilkan.</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>Rata-rata harmonik presisi dan recall</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Cara berkas dibaca</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Impor</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Impor label</translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>Impor segmen</translation>
    </message>
    <message>
        <source>Import {labels}</source>
        <translation>Impor {labels}</translation>
    </message>
    <message>
        <source>Import {rallies}</source>
        <translation>Impor {rallies}</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Diimpor</translation>
    </message>
    <message>
        <source>Imported points replace model results. Points set by hand replace imported points.</source>
        <translation>Titik impor menggantikan hasil model. Titik manual menggantikan titik impor.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Butir</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>Labels and projects</source>
        <translation>Label dan proyek</translation>
    </message>
    <message>
        <source>Labels and segments</source>
        <translation>Label dan segmen</translation>
    </message>
    <message>
        <source>Labels over the video</source>
        <translation>Label di atas video</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Kemungkinan besar</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Memuat…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Panduan</translation>
    </message>
    <message>
        <source>Mark a range with {keys}.</source>
        <translation>Tandai rentang dengan {keys}.</translation>
    </message>
    <message>
        <source>Marker of the other track on the video</source>
        <translation>Penanda data lintasan lain di video</translation>
    </message>
    <message>
        <source>Minimum probability of an error, in percent</source>
        <translation>Kemungkinan salah minimum, dalam persen</translation>
    </message>
    <message>
        <source>Mouse position in video pixels</source>
        <translation>Posisi tetikus dalam piksel video</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Berikutnya</translation>
    </message>
    <message>
        <source>No ball is known near these frames. {click}</source>
        <translation>Tidak ada bola yang diketahui di dekat frame ini. {click}</translation>
    </message>
    <message>
        <source>No comparison.

Open labels or another project of this video. Frames that differ from this track are listed here.</source>
        <translation>Belum ada perbandingan.

Buka label atau proyek lain dari video ini. Frame yang berbeda dari data lintasan ini tercantum di sini.</translation>
    </message>
    <message>
        <source>No disagreements after this frame.</source>
        <translation>Tidak ada perbedaan setelah frame ini.</translation>
    </message>
    <message>
        <source>No disagreements before this frame.</source>
        <translation>Tidak ada perbedaan sebelum frame ini.</translation>
    </message>
    <message>
        <source>No disagreements.</source>
        <translation>Tidak ada perbedaan.</translation>
    </message>
    <message>
        <source>No frame is labelled in both tracks.</source>
        <translation>Tidak ada frame yang berlabel di kedua data lintasan.</translation>
    </message>
    <message>
        <source>No frame matches the filter.</source>
        <translation>Tidak ada frame yang cocok dengan filter.</translation>
    </message>
    <message>
        <source>No items for this reason are left.</source>
        <translation>Tidak ada lagi butir dengan alasan ini.</translation>
    </message>
    <message>
        <source>No items in these rallies are left.</source>
        <translation>Tidak ada lagi butir di reli ini.</translation>
    </message>
    <message>
        <source>No items of {share:.0%} or more are left.</source>
        <translation>Tidak ada lagi butir {share:.0%} ke atas.</translation>
    </message>
    <message>
        <source>No label yet</source>
        <translation>Belum ada label</translation>
    </message>
    <message>
        <source>No path yet</source>
        <translation>Belum ada lintasan</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball first.</source>
        <translation>Posisi untuk frame ini tidak diketahui. Klik bolanya dulu.</translation>
    </message>
    <message>
        <source>No position is known for this frame. Click on the ball.</source>
        <translation>Posisi untuk frame ini tidak diketahui. Klik bolanya.</translation>
    </message>
    <message>
        <source>No position yet. Click on the ball in the video</source>
        <translation>Belum ada posisi. Klik bola di video</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Tidak ada masalah.</translation>
    </message>
    <message>
        <source>No range is marked.</source>
        <translation>Tidak ada rentang yang ditandai.</translation>
    </message>
    <message>
        <source>No range is marked.

{first} and {last} mark one.</source>
        <translation>Tidak ada rentang yang ditandai.

Tandai dengan {first} dan {last}.</translation>
    </message>
    <message>
        <source>No range is marked. Mark one with {first_key} and {last_key}, or go to a review item.</source>
        <translation>Tidak ada rentang yang ditandai. Tandai dengan {first_key} dan {last_key}, atau buka butir tinjauan.</translation>
    </message>
    <message>
        <source>No review items are left.</source>
        <translation>Tidak ada lagi butir tinjauan.</translation>
    </message>
    <message>
        <source>No review items for this reason are left. Choose all reasons in the Review panel.</source>
        <translation>Tidak ada lagi butir tinjauan dengan alasan ini. Pilih semua alasan di panel Tinjauan.</translation>
    </message>
    <message>
        <source>No review items of {share:.0%} or more are left. {key} shows {rest}.</source>
        <translation>Tidak ada lagi butir tinjauan {share:.0%} ke atas. Tekan {key} untuk menampilkan {rest}.</translation>
    </message>
    <message>
        <source>No unreviewed frames after this one.</source>
        <translation>Tidak ada frame belum ditinjau setelah ini.</translation>
    </message>
    <message>
        <source>No unreviewed frames before this one.</source>
        <translation>Tidak ada frame belum ditinjau sebelum ini.</translation>
    </message>
    <message>
        <source>No video is open</source>
        <translation>Tidak ada video yang terbuka</translation>
    </message>
    <message>
        <source>No video is open.</source>
        <translation>Tidak ada video yang terbuka.</translation>
    </message>
    <message>
        <source>Not counted: {frames}.</source>
        <translation>Tidak dihitung: {frames}.</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Tidak diimpor</translation>
    </message>
    <message>
        <source>Not imported: {rows}.</source>
        <translation>Tidak diimpor: {rows}.</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Belum ditinjau</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Belum disimpan</translation>
    </message>
    <message>
        <source>Not shown: {layers}</source>
        <translation>Tidak ditampilkan: {layers}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Notes about the file</source>
        <translation>Catatan tentang berkas</translation>
    </message>
    <message>
        <source>Nothing can be filled.</source>
        <translation>Tidak ada yang dapat diisi.</translation>
    </message>
    <message>
        <source>Nothing left to review.</source>
        <translation>Tidak ada lagi yang perlu ditinjau.</translation>
    </message>
    <message>
        <source>Nothing to review so far.</source>
        <translation>Sejauh ini tidak ada yang perlu ditinjau.</translation>
    </message>
    <message>
        <source>Nothing to review yet.&lt;br&gt;&lt;br&gt;When the video has been tracked, frames that may be wrong are listed here.</source>
        <translation>Belum ada yang perlu ditinjau.&lt;br&gt;&lt;br&gt;Setelah video dilacak, frame yang mungkin salah tercantum di sini.</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>Tidak ada yang perlu ditinjau.</translation>
    </message>
    <message>
        <source>Nothing to save yet. The first run or edit creates the project.</source>
        <translation>Belum ada yang perlu disimpan. Proses atau edit pertama membuat proyek.</translation>
    </message>
    <message>
        <source>One curve for each source: circles TrackNet, diamonds InpaintNet or a curve, squares by hand.</source>
        <translation>Satu kurva untuk tiap sumber: lingkaran TrackNet, belah ketupat InpaintNet atau kurva, kotak manual.</translation>
    </message>
    <message>
        <source>Only frames with a TrackNet confidence below this</source>
        <translation>Hanya frame dengan keyakinan TrackNet di bawah ini</translation>
    </message>
    <message>
        <source>Only items with this reason</source>
        <translation>Hanya butir dengan alasan ini</translation>
    </message>
    <message>
        <source>Only this kind of disagreement</source>
        <translation>Hanya perbedaan jenis ini</translation>
    </message>
    <message>
        <source>Open a video to see its path over time.</source>
        <translation>Buka video untuk melihat lintasannya dari waktu ke waktu.</translation>
    </message>
    <message>
        <source>Open a video, or drop videos or a folder here.</source>
        <translation>Buka video, atau jatuhkan video atau folder di sini.</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Buka &amp;log</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Buka folder &amp;log</translation>
    </message>
    <message>
        <source>Open the demo rally</source>
        <translation>Buka reli demo</translation>
    </message>
    <message>
        <source>Open video...</source>
        <translation>Buka video…</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Bagian lain</translation>
    </message>
    <message>
        <source>Pictures of the ball</source>
        <translation>Gambar bola</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Putar</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Points set by &amp;hand</source>
        <translation>Titik &amp;manual</translation>
    </message>
    <message>
        <source>Position copied to frames {first} to {last}.</source>
        <translation>Posisi disalin ke frame {first} sampai {last}.</translation>
    </message>
    <message>
        <source>Possible error</source>
        <translation>Kemungkinan salah</translation>
    </message>
    <message>
        <source>Possible errors</source>
        <translation>Kemungkinan salah</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisi</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prediksi</translation>
    </message>
    <message>
        <source>Protect or unprotect</source>
        <translation>Lindungi atau lepas</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Dilindungi</translation>
    </message>
    <message>
        <source>Protected, not reviewed. Runs do not change it</source>
        <translation>Dilindungi, belum ditinjau. Proses tidak mengubahnya</translation>
    </message>
    <message>
        <source>RallyTrace: unexpected error</source>
        <translation>RallyTrace: galat tak terduga</translation>
    </message>
    <message>
        <source>Re-tracked {frames} along the path, from {first:,}</source>
        <translation>{frames} dilacak ulang mengikuti lintasan, mulai {first:,}</translation>
    </message>
    <message>
        <source>Re-tracked {frames}, from {first:,}</source>
        <translation>{frames} dilacak ulang, mulai {first:,}</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {cancel} discards</source>
        <translation>{frames} dilacak ulang: {changed:,} akan berubah – {take} menerima semua, {cancel} membuang</translation>
    </message>
    <message>
        <source>Re-tracked {frames}: {changed:,} would change – {take} accepts all, {take_part} accepts this part, {cancel} discards</source>
        <translation>{frames} dilacak ulang: {changed:,} akan berubah – {take} menerima semua, {take_part} menerima bagian ini, {cancel} membuang</translation>
    </message>
    <message>
        <source>Read as &amp;segments</source>
        <translation>Baca sebagai &amp;segmen</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Hanya-baca</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Alasan</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Terakhir dibuka</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Remove the point set by hand and use the model&apos;s again</source>
        <translation>Hapus titik manual dan pakai lagi titik dari model</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Dihapus</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Tinjauan</translation>
    </message>
    <message>
        <source>Review everything</source>
        <translation>Tinjau semuanya</translation>
    </message>
    <message>
        <source>Review items</source>
        <translation>Butir tinjauan</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Ditinjau</translation>
    </message>
    <message>
        <source>Reviewed or not</source>
        <translation>Ditinjau atau belum</translation>
    </message>
    <message>
        <source>Reviewed. Runs do not change it</source>
        <translation>Sudah ditinjau. Proses tidak mengubahnya</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Simpan salinan</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Simpan salinan…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Tersimpan</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Menyimpan</translation>
    </message>
    <message>
        <source>Scaled to the part of the picture in which the ball is found.</source>
        <translation>Diskalakan ke bagian gambar tempat bola ditemukan.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tampilkan</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tampilkan semua</translation>
    </message>
    <message>
        <source>Show all frames</source>
        <translation>Tampilkan semua frame</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Tampilkan pertama</translation>
    </message>
    <message>
        <source>Show frames whose probability of an error is {share:.0%} or more</source>
        <translation>Tampilkan frame dengan kemungkinan salah {share:.0%} atau lebih</translation>
    </message>
    <message>
        <source>Show next</source>
        <translation>Tampilkan berikutnya</translation>
    </message>
    <message>
        <source>Show {items}</source>
        <translation>Tampilkan {items}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Terjadi kesalahan</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sumber</translation>
    </message>
    <message>
        <source>Source of the point</source>
        <translation>Sumber titik</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Awal</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>State of the frame</source>
        <translation>Status frame</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>Kecurigaan</translation>
    </message>
    <message>
        <source>TN: no ball in both</source>
        <translation>TN: tanpa bola di keduanya</translation>
    </message>
    <message>
        <source>TP: ball in both, at most 4 px apart at 512x288</source>
        <translation>TP: bola di keduanya, jarak paling banyak 4 px pada 512x288</translation>
    </message>
    <message>
        <source>That was the first review item. This is the last one.</source>
        <translation>Itu tadi butir tinjauan pertama. Ini yang terakhir.</translation>
    </message>
    <message>
        <source>That was the first review item. This one has not been visited yet.</source>
        <translation>Itu tadi butir tinjauan pertama. Yang ini belum dikunjungi.</translation>
    </message>
    <message>
        <source>That was the last gap. This is the first one.</source>
        <translation>Itu tadi celah terakhir. Ini yang pertama.</translation>
    </message>
    <message>
        <source>That was the last review item. This is the first one.</source>
        <translation>Itu tadi butir tinjauan terakhir. Ini yang pertama.</translation>
    </message>
    <message>
        <source>That was the last review item. This one has not been visited yet.</source>
        <translation>Itu tadi butir tinjauan terakhir. Yang ini belum dikunjungi.</translation>
    </message>
    <message>
        <source>The ball is known in this frame and its neighbours. {first} and {last} mark frames to re-track.</source>
        <translation>Bola sudah diketahui di frame ini dan di sekitarnya. {first} dan {last} menandai frame untuk dilacak ulang.</translation>
    </message>
    <message>
        <source>The ball moves after frame {frame}, so only this frame was marked.</source>
        <translation>Bola bergerak setelah frame {frame}, jadi hanya frame ini yang ditandai.</translation>
    </message>
    <message>
        <source>The current frame is not in a rally.</source>
        <translation>Frame sekarang tidak termasuk reli mana pun.</translation>
    </message>
    <message>
        <source>The current task was stopped. Everything else continues.</source>
        <translation>Tugas yang sedang berjalan dihentikan. Yang lain tetap berjalan.</translation>
    </message>
    <message>
        <source>The fill was accepted. {key} shows or hides the layer.</source>
        <translation>Isian diterima. Tekan {key} untuk menampilkan atau menyembunyikan lapisan.</translation>
    </message>
    <message>
        <source>The film strip is closed. {key} opens it.</source>
        <translation>Strip film tertutup. Tekan {key} untuk membukanya.</translation>
    </message>
    <message>
        <source>The film strip is hidden. {key} shows it.</source>
        <translation>Strip film tersembunyi. Tekan {key} untuk menampilkannya.</translation>
    </message>
    <message>
        <source>The frame under the mouse</source>
        <translation>Frame di bawah tetikus</translation>
    </message>
    <message>
        <source>The frames are still being checked. Try again in a moment.</source>
        <translation>Frame masih diperiksa. Coba lagi sebentar lagi.</translation>
    </message>
    <message>
        <source>The last changes could not be saved.</source>
        <translation>Perubahan terakhir tidak dapat disimpan.</translation>
    </message>
    <message>
        <source>The marked place was out of sight. It is shown now: press the key again to accept it.</source>
        <translation>Tempat yang ditandai tadi tidak tampak. Sekarang sudah tampak: tekan lagi tombolnya untuk menerima.</translation>
    </message>
    <message>
        <source>The next label</source>
        <translation>Label berikutnya</translation>
    </message>
    <message>
        <source>The path appears here when the video and its project have been read.</source>
        <translation>Lintasan muncul di sini setelah video dan proyeknya dibaca.</translation>
    </message>
    <message>
        <source>The previous label</source>
        <translation>Label sebelumnya</translation>
    </message>
    <message>
        <source>The project was copied to {path}.</source>
        <translation>Proyek disalin ke {path}.</translation>
    </message>
    <message>
        <source>The rows are starts and ends of rallies, not positions of the ball</source>
        <translation>Baris-barisnya adalah awal dan akhir reli, bukan posisi bola</translation>
    </message>
    <message>
        <source>The state of each frame is shown here.</source>
        <translation>Status tiap frame ditampilkan di sini.</translation>
    </message>
    <message>
        <source>The tracks agree in this frame. Press {key} for the next one.</source>
        <translation>Kedua data lintasan sama di frame ini. Tekan {key} untuk perbedaan berikutnya.</translation>
    </message>
    <message>
        <source>The x of the ball over time; up is right. {scale} {curves}</source>
        <translation>x bola dari waktu ke waktu; atas berarti kanan. {scale} {curves}</translation>
    </message>
    <message>
        <source>The y of the ball over time; up is up in the picture. {scale} {curves}</source>
        <translation>y bola dari waktu ke waktu; atas berarti atas di gambar. {scale} {curves}</translation>
    </message>
    <message>
        <source>There is no gap to fill.</source>
        <translation>Tidak ada celah untuk diisi.</translation>
    </message>
    <message>
        <source>There is nothing to fill here.</source>
        <translation>Tidak ada yang perlu diisi di sini.</translation>
    </message>
    <message>
        <source>These frames are not tracked yet ({key} tracks the video). {click}</source>
        <translation>Frame ini belum dilacak (tekan {key} untuk melacak video). {click}</translation>
    </message>
    <message>
        <source>These frames are not tracked yet. {click}</source>
        <translation>Frame ini belum dilacak. {click}</translation>
    </message>
    <message>
        <source>This frame has no dotted ring. Click on the ball.</source>
        <translation>Frame ini tidak punya lingkaran putus-putus. Klik bolanya.</translation>
    </message>
    <message>
        <source>This frame is in no review item. Press {key} to go to one.</source>
        <translation>Frame ini tidak termasuk butir tinjauan mana pun. Tekan {key} untuk membuka salah satunya.</translation>
    </message>
    <message>
        <source>This is already the next item. Press {key} again to skip it.</source>
        <translation>Ini sudah butir berikutnya. Tekan {key} lagi untuk melewatinya.</translation>
    </message>
    <message>
        <source>This is the only gap to fill.</source>
        <translation>Ini satu-satunya celah untuk diisi.</translation>
    </message>
    <message>
        <source>This part</source>
        <translation>Bagian ini</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Garis waktu</translation>
    </message>
    <message>
        <source>Timeline: {name}</source>
        <translation>Garis waktu: {name}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Alat</translation>
    </message>
    <message>
        <source>Track it: RallyTrace finds the ball in every frame and fills gaps.</source>
        <translation>Lacak: RallyTrace mencari bola di setiap frame dan mengisi celah.</translation>
    </message>
    <message>
        <source>Track the shuttle or ball, correct the path, export labels.</source>
        <translation>Lacak kok atau bola, koreksi lintasannya, ekspor label.</translation>
    </message>
    <message>
        <source>Track the video</source>
        <translation>Lacak video</translation>
    </message>
    <message>
        <source>Track the video or set points by hand. x, y and speed are then shown here.</source>
        <translation>Lacak video atau pasang titik secara manual. Setelah itu x, y, dan kecepatan ditampilkan di sini.</translation>
    </message>
    <message>
        <source>TrackNet&apos;s confidence, whatever the source</source>
        <translation>Keyakinan TrackNet, apa pun sumbernya</translation>
    </message>
    <message>
        <source>TrackNet&apos;s other choice</source>
        <translation>pilihan lain TrackNet</translation>
    </message>
    <message>
        <source>Treated as points set by hand, not yet reviewed. Runs do not change them.</source>
        <translation>Dianggap sebagai titik manual, belum ditinjau. Proses tidak mengubahnya.</translation>
    </message>
    <message>
        <source>Uncertain: please check</source>
        <translation>Kurang pasti: mohon diperiksa</translation>
    </message>
    <message>
        <source>Undock, or dock again</source>
        <translation>Lepas, atau pasang kembali</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>Belum ditinjau</translation>
    </message>
    <message>
        <source>Use the other track</source>
        <translation>Pakai data lintasan lain</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Whether a person has checked the frame</source>
        <translation>Apakah frame sudah diperiksa orang</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Pilihan Anda</translation>
    </message>
    <message>
        <source>Your points are safe and can be exported.</source>
        <translation>Titik Anda aman dan dapat diekspor.</translation>
    </message>
    <message>
        <source>about {duration} of work</source>
        <translation>perlu sekitar {duration}</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>terima</translation>
    </message>
    <message>
        <source>accept all</source>
        <translation>terima semua</translation>
    </message>
    <message>
        <source>accept one</source>
        <translation>terima satu</translation>
    </message>
    <message>
        <source>any</source>
        <translation>apa pun</translation>
    </message>
    <message>
        <source>as hidden</source>
        <translation>sebagai terhalang</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>buang</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>diisi</translation>
    </message>
    <message>
        <source>next</source>
        <translation>berikutnya</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prediksi</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>the line between certain frames</source>
        <translation>garis di antara frame yang pasti</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>lintasan</translation>
    </message>
    <message>
        <source>this gap</source>
        <translation>celah ini</translation>
    </message>
    <message>
        <source>{aspect}: back to the detected value</source>
        <translation>{aspect}: kembali ke nilai yang terdeteksi</translation>
    </message>
    <message>
        <source>{axis} in video pixels</source>
        <translation>{axis} dalam piksel video</translation>
    </message>
    <message>
        <source>{axis} in video pixels; (0, 0) is the centre of the top left pixel</source>
        <translation>{axis} dalam piksel video; (0, 0) adalah tengah piksel kiri atas</translation>
    </message>
    <message>
        <source>{count:,} elsewhere</source>
        <translation>{count:,} di tempat lain</translation>
    </message>
    <message>
        <source>{count:,} found</source>
        <translation>{count:,} ditemukan</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>{count:,} lagi</translation>
    </message>
    <message>
        <source>{count:,} of {frames}</source>
        <translation>{count:,} dari {frames}</translation>
    </message>
    <message>
        <source>{done:,} of {frames}</source>
        <translation>{done:,} dari {frames}</translation>
    </message>
    <message>
        <source>{fill} is accepted when it is ready…</source>
        <translation>{fill} diterima setelah siap…</translation>
    </message>
    <message>
        <source>{fill}: {remark}</source>
        <translation>{fill}: {remark}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} sampai {last}</translation>
    </message>
    <message>
        <source>{frames} changed to the other track.</source>
        <translation>{frames} diubah ke data lintasan lain.</translation>
    </message>
    <message>
        <source>{frames} imported as points set by hand.</source>
        <translation>{frames} diimpor sebagai titik manual.</translation>
    </message>
    <message>
        <source>{frames} imported. Runs do not change them.</source>
        <translation>{frames} diimpor. Proses tidak mengubahnya.</translation>
    </message>
    <message>
        <source>{frames} marked as not reviewed.</source>
        <translation>{frames} ditandai belum ditinjau.</translation>
    </message>
    <message>
        <source>{frames} not marked: no position is known there.</source>
        <translation>{frames} tidak ditandai: posisi di sana tidak diketahui.</translation>
    </message>
    <message>
        <source>{frames} not marked: the position of the ball is not known there.</source>
        <translation>{frames} tidak ditandai: posisi bola di sana tidak diketahui.</translation>
    </message>
    <message>
        <source>{frames} of these had not been shown in the film strip. {key} undoes this.</source>
        <translation>{frames} di antaranya belum tampil di strip film. Tekan {key} untuk mengurungkannya.</translation>
    </message>
    <message>
        <source>{frames}, mean probability of an error {share:.0%}, about {points} to set</source>
        <translation>{frames}, rata-rata kemungkinan salah {share:.0%}, sekitar {points} perlu dipasang</translation>
    </message>
    <message>
        <source>{frames}: {outcome} ({code})</source>
        <translation>{frames}: {outcome} ({code})</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} jam {minutes} mnt</translation>
    </message>
    <message>
        <source>{items} to review.</source>
        <translation>{items} perlu ditinjau.</translation>
    </message>
    <message>
        <source>{items} to review: press {key}.</source>
        <translation>{items} perlu ditinjau: tekan {key}.</translation>
    </message>
    <message>
        <source>{key} changes the marked range.</source>
        <translation>Tekan {key} untuk mengubah rentang yang ditandai.</translation>
    </message>
    <message>
        <source>{key} closes the preview.</source>
        <translation>Tekan {key} untuk menutup pratinjau.</translation>
    </message>
    <message>
        <source>{key} goes through the unreviewed frames.</source>
        <translation>Tekan {key} untuk membuka frame yang belum ditinjau satu per satu.</translation>
    </message>
    <message>
        <source>{key} goes to the next gap. A marked range is filled as a whole.</source>
        <translation>Tekan {key} untuk ke celah berikutnya. Rentang yang ditandai diisi seluruhnya.</translation>
    </message>
    <message>
        <source>{key} marks them as no ball.</source>
        <translation>Tekan {key} untuk menandainya sebagai tanpa bola.</translation>
    </message>
    <message>
        <source>{key} undoes this.</source>
        <translation>Tekan {key} untuk mengurungkannya.</translation>
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
        <translation>{meaning} Putus-putus: ambang proses terakhir, bila menentukan.</translation>
    </message>
    <message>
        <source>{meaning} In colour: frames in the review queue (above the dashed line).</source>
        <translation>{meaning} Berwarna: frame dalam antrean tinjauan (di atas garis putus-putus).</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} mnt {seconds} s</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} dan {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} atau {last}</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} salinan</translation>
    </message>
    <message>
        <source>{name} is for a video of {number:,} frames. The open video has {n_open:,}.</source>
        <translation>{name} dibuat untuk video dengan {number:,} frame. Video yang terbuka punya {n_open:,}.</translation>
    </message>
    <message>
        <source>{name}: off. {tip}.</source>
        <translation>{name}: mati. {tip}.</translation>
    </message>
    <message>
        <source>{name}: on. {tip}.</source>
        <translation>{name}: nyala. {tip}.</translation>
    </message>
    <message>
        <source>{number:,} cut</source>
        <translation>{number:,} dipotong</translation>
    </message>
    <message>
        <source>{number:,} not imported ({rows})</source>
        <translation>{number:,} tidak diimpor ({rows})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} mnt</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{problem} Check the columns below.</source>
        <translation>{problem} Periksa kolom di bawah.</translation>
    </message>
    <message>
        <source>{rallies} imported ({kind}).</source>
        <translation>{rallies} diimpor ({kind}).</translation>
    </message>
    <message>
        <source>{rallies} of this file have already been imported.</source>
        <translation>{rallies} dari berkas ini sudah pernah diimpor.</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{seen} of {total} are weak detections</source>
        <translation>{seen} dari {total} adalah deteksi lemah</translation>
    </message>
    <message>
        <source>{state}, {manner}</source>
        <translation>{state}, {manner}</translation>
    </message>
    <message>
        <source>{state}, {manner}, protected</source>
        <translation>{state}, {manner}, dilindungi</translation>
    </message>
    <message>
        <source>{state}, {manner}, reviewed</source>
        <translation>{state}, {manner}, sudah ditinjau</translation>
    </message>
    <message>
        <source>{state}. Double-click to change</source>
        <translation>{state}. Klik dua kali untuk mengubah</translation>
    </message>
    <message>
        <source>{step}: done.</source>
        <translation>{step}: selesai.</translation>
    </message>
    <message>
        <source>{summary} Check that the file belongs to this video.</source>
        <translation>{summary} Pastikan berkas ini milik video ini.</translation>
    </message>
    <message>
        <source>{summary} Please check {names}: the file can be read in more than one way.</source>
        <translation>{summary} Mohon periksa {names}: berkas dapat dibaca dengan lebih dari satu cara.</translation>
    </message>
    <message>
        <source>{tip}. Click to sort</source>
        <translation>{tip}. Klik untuk mengurutkan</translation>
    </message>
    <message>
        <source>{x}, {y}. Double-click to edit</source>
        <translation>{x}, {y}. Klik dua kali untuk mengedit</translation>
    </message>
</context>
</TS>
