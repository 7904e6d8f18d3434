/**
 * File extensions by what opening such a file can do. Own selection, November 2026, from the makers' public documents:
 * what Windows, macOS and Android run or mount on a double click, what Outlook (“Blocked attachments in Outlook”) and
 * Gmail (“File types blocked in Gmail”) refuse, and which extensions Office gives to files with macros.
 */
const endings = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Runs as a program or script, installs one, or changes the device's settings. */
export const PROGRAMS = endings(
  `exe scr pif com bat cmd ps1 ps1xml psm1 psc1 vb vbs vbe js jse mjs ws wsf wsh wsc sct hta msi msp mst msix msixbundle
  appx appxbundle appinstaller cpl jar jnlp lnk reg chm hlp scf inf ins isp gadget application appref-ms xll xlam xla wll
  diagcab library-ms search-ms settingcontent-ms searchconnector-ms themepack msc mof dll ocx sys drv apk xapk ipa
  dmg pkg mpkg command workflow action terminal elf run deb rpm appimage desktop mobileconfig ade adp mde accde pcd
  shb shs vxd`,
);
/** Extensions of programs that web pages have as well, so that they say nothing in a link. */
export const PAGE_NAMES = endings('adp dll com app action application workflow run one desktop js mjs url website');
/** Opens a connection or another file than the one that was clicked. */
export const CONNECTIONS = endings('url website webloc iqy oqy rqy dqy rdp remoteapp ica slk ppkg');
/** Mounts as a drive, which removes the mark that Windows puts on downloaded files. */
export const DISKS = endings('iso img vhd vhdx vmdk udf wim daa');
/** Notebooks that hide other files behind an image of a button. */
export const NOTEBOOKS = endings('one onepkg onetoc2');
/** Office files whose extension says that they contain macros. */
export const MACRO_DOCUMENTS = endings('docm dotm xlsm xltm xlsb xlam xlm xla xlt pptm potm ppam ppsm sldm wbk ppa');
/** Extensions of source code: scripts among many such files are not bait. */
export const SOURCE_CODE = endings(
  `js jse mjs cjs jsx ts tsx vue svelte py rb pl php java kt scala c h cc cpp hpp cs go rs swift m mm lua r sql sh bash bat
  cmd ps1 css scss less html htm xml xsl xsd json yaml yml toml ini cfg conf md rst tex gradle properties svg lock map`,
);
/** Web pages, and images that are web pages. */
export const PAGES = endings('html htm shtml xhtml xht mht mhtml svg svgz');
export const ARCHIVES = endings(
  'zip zipx rar 7z gz gzip tgz tar bz2 tbz tbz2 xz txz zst cab arj ace lzh lha z arc r00 r01 001',
);
/** Files that people expect to read, view or hear: fraudulent names show such an extension first. */
export const DOCUMENTS = endings(
  `pdf doc docx dot dotx rtf odt txt csv xls xlsx ods ppt pptx odp eml msg jpg jpeg png gif bmp tif tiff heic webp mp3 m4a
  wav mp4 mov avi zip rar`,
);
