; NEVER RUN so far: the installer for Windows, for Inno Setup 6: iscc /DVersion=0.1.0 packaging\windows\rallytrace.iss
; It installs for the user who starts it, or for all with administrator's rights; dist\windows\RallyTrace must be there.
#ifndef Version
  #error Say which version: /DVersion=0.1.0
#endif

[Setup]
AppId=RallyTrace
AppName=RallyTrace
AppVersion={#Version}
AppPublisher=The RallyTrace developers
DefaultDirName={autopf}\RallyTrace
DefaultGroupName=RallyTrace
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
SourceDir=..\..
OutputDir=dist\windows
OutputBaseFilename=rallytrace-{#Version}-setup
; The bundle as a whole is under the GPL (packaging\README.md).
LicenseFile=packaging\licences\GPL-3.0.txt
UninstallDisplayIcon={app}\rallytrace.exe
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes

[Files]
Source: "dist\windows\RallyTrace\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "LICENSE"; DestDir: "{app}"
Source: "packaging\licences\*"; DestDir: "{app}\licences"
Source: "packaging\README.md"; DestDir: "{app}\licences"

[Icons]
Name: "{group}\RallyTrace"; Filename: "{app}\rallytracew.exe"; Parameters: "open"

[Registry]
Root: HKA; Subkey: "Software\Classes\.rally"; ValueType: string; ValueData: "RallyTrace.Project"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\RallyTrace.Project"; ValueType: string; ValueData: "RallyTrace project"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\RallyTrace.Project\DefaultIcon"; ValueType: string; ValueData: "{app}\rallytrace.exe,0"
Root: HKA; Subkey: "Software\Classes\RallyTrace.Project\shell\open\command"; ValueType: string; ValueData: """{app}\rallytracew.exe"" open ""%1"""
