import type { Attachment } from '../letter.ts';
import { LIMITS } from '../limits.ts';
import type { Reading } from '../parse.ts';
import { plainEvidence, type SignalRule, said } from './signal.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Run when opened, by Windows or by what is installed on most of its machines. */
const RUNNING = words(
  'exe scr pif com bat cmd ps1 psm1 vbs vbe js jse wsf wsh hta msi msix msp cpl jar lnk reg chm scf inf url iqy rdp appx gadget application xll appref-ms diagcab library-ms search-ms settingcontent-ms one iso img vhd vhdx dll sys apk dmg pkg ace',
);
const MACROS = words('docm dotm xlsm xltm xlsb xlam pptm potm ppam ppsm sldm');
const PAGES = words('html htm shtml xhtml mht mhtml svg svgz');
const ARCHIVES = words('zip rar 7z gz tar tgz bz2 xz cab arj lzh z');
const DOCUMENTS = words('pdf doc docx xls xlsx ppt pptx txt rtf csv jpg jpeg png gif mp3 mp4 wav zip');
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** The test file that stands for malware without being any: eicar.org. Split, so that no scanner stops at this file. */
const EICAR = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export const ATTACHMENT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'attachment-runs',
    group: 'attachment',
    tier: 'hard',
    title: 'The attachment is a program',
    sentence: 'An attached file runs code or mounts a disk when it is opened.',
    check: (reading) => filesWhere(reading, ({ filename }) => RUNNING.has(extensionOf(filename))),
  },
  {
    id: 'attachment-double-ending',
    group: 'attachment',
    tier: 'hard',
    title: 'The attachment pretends to be another kind of file',
    sentence: 'The file name has two endings: the first is for show, the second is what it is.',
    check: (reading) => filesWhere(reading, ({ filename }) => hasDoubleEnding(filename)),
  },
  {
    id: 'attachment-reversed-name',
    group: 'attachment',
    tier: 'hard',
    title: 'The attachment’s name is written backwards in part',
    sentence: 'Characters in the file name turn the direction of writing round, so that the true ending is not seen.',
    check: (reading) => filesWhere(reading, ({ filename }) => STEERING.test(filename)),
  },
  {
    id: 'attachment-test-virus',
    group: 'attachment',
    tier: 'hard',
    title: 'The standard antivirus test file',
    sentence: 'It holds the harmless file with which antivirus programs are tested.',
    check(reading) {
      const files = filesWhere(reading, holdsEicar);
      return files.length === 0 && reading.text.includes(EICAR) ? [plainEvidence('body', EICAR)] : files;
    },
  },
  {
    id: 'attachment-macros',
    group: 'attachment',
    tier: 'soft',
    title: 'The attachment holds macros',
    sentence: 'An attached office file is of a kind that holds programs.',
    check: (reading) => filesWhere(reading, ({ filename }) => MACROS.has(extensionOf(filename))),
  },
  {
    id: 'attachment-web-page',
    group: 'attachment',
    tier: 'soft',
    title: 'The attachment is a web page',
    sentence: 'An attached web page can show a false sign-in form without leaving your machine.',
    check: (reading) =>
      filesWhere(
        reading,
        ({ filename, mimeType }) => PAGES.has(extensionOf(filename)) && !/^text\/plain/.test(mimeType),
      ),
  },
  {
    id: 'attachment-archive',
    group: 'attachment',
    tier: 'context',
    title: 'The attachment is an archive',
    sentence: 'What is inside the attached archive was not looked at.',
    check: (reading) => filesWhere(reading, ({ filename }) => ARCHIVES.has(extensionOf(filename))),
  },
  {
    id: 'open-attachment-request',
    group: 'request',
    tier: 'soft',
    title: 'Wants a file opened',
    sentence: 'It wants you to open a file or what is attached.',
    check: (reading) => said(reading, 'open-attachment'),
  },
];

function filesWhere({ letter }: Reading, test: (attachment: Attachment) => boolean) {
  return (letter.attachments ?? [])
    .slice(0, LIMITS.attachments)
    .filter(test)
    .slice(0, LIMITS.evidence)
    .map(({ filename }) => plainEvidence('attachment', filename || 'unnamed file'));
}

function extensionOf(filename: string): string {
  const name = filename.trim().replace(/[.\s]+$/, '');
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

function hasDoubleEnding(filename: string): boolean {
  const [last = '', first = ''] = filename.trim().toLowerCase().split('.').reverse();
  return DOCUMENTS.has(first.trim()) && (RUNNING.has(last) || PAGES.has(last)) && filename.split('.').length > 2;
}

function holdsEicar({ content }: Attachment): boolean {
  if (!content) return false;
  return new TextDecoder('latin1').decode(content.subarray(0, LIMITS.attachmentBytes)).includes(EICAR);
}
