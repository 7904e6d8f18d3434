import { gzipSync } from 'node:zlib';
import type { Attachment, CalendarPart, Email } from '../../../src/engines/detection/index.ts';
import { makeDocx } from '../../support/make-docx.ts';
import {
  makeCompoundFile,
  makeDisk,
  makeMacro,
  makePdfOf,
  makeProgram,
  makeShortcut,
} from '../../support/make-files.ts';
import { makeZip, type ZipEntry } from '../../support/make-zip.ts';

export const EICAR = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** An email with one file. */
export const file = (filename: string, content: string | Uint8Array = ''): Partial<Email> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const attachment: Attachment = { filename, mimeType: 'application/octet-stream', size: bytes.length, content: bytes };
  return { attachments: [attachment] };
};
export const zip = (...entries: (string | ZipEntry)[]) =>
  makeZip(entries.map((entry) => (typeof entry === 'string' ? { name: entry, data: 'x' } : entry)));

const RELATIONS = 'word/_rels/settings.xml.rels';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (kind: string, target: string) =>
  makeDocx({
    body: ['Hello'],
    more: [
      {
        name: RELATIONS,
        data: `<Relationships><Relationship Id="r1" Type="${TYPE}/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
      },
    ],
  });
const withMacro = (source: string) =>
  makeDocx({
    body: ['Hello'],
    more: [{ name: 'word/vbaProject.bin', data: makeCompoundFile(['VBA'], makeMacro(source)) }],
  });
const page = (body: string) => `<html><body>${body}</body></html>`;
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const SMUGGLING = `const d = "${'QUJD'.repeat(300)}"; const b = new Blob([atob(d)]); location.href = URL.createObjectURL(b);`;
const sources = Array.from({ length: 20 }, (_, index) => `src/${index}.ts`);
const photos = Array.from({ length: 20 }, (_, index) => `photos/${index}.jpg`);

const LURE: Email = {
  subject: 'Your mailbox is full',
  body: 'Your account has been suspended. Verify your account within 24 hours: http://www.paypal.com@203.0.113.7/login',
};
const from = (address: string): Partial<Email> => ({
  from: { name: 'Ada', address },
  to: [{ name: '', address: 'tom@alder.example' }],
});
const entry: CalendarPart = {
  method: 'REQUEST',
  organizer: { name: 'Ada', address: 'ada@alder.example' },
  summary: 'Autumn party',
  description: 'Bring a cake',
  location: 'The garden',
  url: '',
  start: '20261121T090000Z',
  end: '',
};

/** For each signal of attachments and enclosures, an email in which it is noticed and its nearest innocent neighbour. */
export const ATTACHMENT_SAMPLES = {
  'attachment-runs': [file('photo.scr'), file('photo.png')],
  'attachment-disguised': [file('holiday.jpg', makeProgram()), file('holiday.jpg', 'MZ is how this letter begins')],
  'attachment-other-kind': [file('invoice.pdf', page('Hello')), file('report.xls', page('<table></table>'))],
  'attachment-double-ending': [file('invoice.pdf.exe'), file('invoice.2026.pdf')],
  'attachment-reversed-name': [file('invoice\u202efdp.exe'), file('invoice.pdf')],
  'attachment-test-virus': [file('a.zip', zip({ name: 'a.txt', data: EICAR })), file('a.txt', EICAR.slice(1))],
  'attachment-archived-program': [file('invoice.zip', zip('invoice.js')), file('holiday.zip', zip(...photos))],
  'attachment-archived-code': [file('project.zip', zip(...sources, 'build.bat')), file('project.zip', zip(...sources))],
  'attachment-nested-archive': [file('a.zip', zip('b.rar')), file('a.zip', zip('b.txt'))],
  'attachment-locked-archive': [
    file('a.zip', zip({ name: 'plan.doc', data: 'x', flags: 1 })),
    file('a.zip', zip({ name: 'plan.doc', data: 'x' })),
  ],
  'attachment-password-in-email': [
    { ...file('a.zip', zip({ name: 'plan.doc', data: 'x', flags: 1 })), body: 'The password is: 4711' },
    { ...file('a.zip', zip('plan.doc')), body: 'The password is: 4711' },
  ],
  'attachment-locked-document': [
    file('a.pdf', makePdfOf('<< /Type /Catalog >>', '<< /Encrypt 2 0 R >>')),
    file('a.pdf', makePdfOf('<< /Type /Catalog >>')),
  ],
  'attachment-macros': [
    file('plan.doc', withMacro('Sub Sums()')),
    file('plan.docx', makeDocx({ body: ['vbaProject.bin'] })),
  ],
  'attachment-macros-on-opening': [
    file('plan.docm', withMacro('Sub AutoOpen()')),
    file('plan.docm', withMacro('Sub Sums()')),
  ],
  'attachment-remote-template': [
    file('plan.docx', relation('attachedTemplate', 'https://templates.example/x.dotm')),
    file('plan.docx', relation('hyperlink', 'https://templates.example/x.dotm')),
  ],
  'attachment-embedded-program': [
    file('plan.pdf', makePdfOf('<< /Type /Filespec /F (run.exe) /EF << /F 2 0 R >> >>')),
    file('invoice.pdf', makePdfOf('<< /Type /Filespec /F (factur-x.xml) /EF << /F 2 0 R >> >>')),
  ],
  'attachment-smuggles': [
    file('voice.html', page(`<script>${SMUGGLING}</script>`)),
    file('story.html', page(`<script>const b = new Blob([atob("QUJD")]);</script>`)),
  ],
  'password-form-attached': [
    file('voice.html', page('<form><input type="password"></form>')),
    file('voice.html', page('<form><input type="search"></form>')),
  ],
  'attachment-redirects': [
    file('doc.html', '<html><meta http-equiv="refresh" content="0; url=https://pages.example/a"></html>'),
    file(
      'doc.html',
      `<html><script>location.href = "https://pages.example/a"</script>${'A long story. '.repeat(40)}</html>`,
    ),
  ],
  'attachment-scripted-picture': [
    file('logo.svg', svg('<script>x()</script>')),
    file('logo.svg', svg('<path d="M0 0"/>')),
  ],
  'attachment-launches': [
    file('a.pdf', makePdfOf('<< /OpenAction << /S /#4caunch /F (cmd) >> >>')),
    file('a.pdf', makePdfOf('<< /Title (how to /S/LaunchPad) >>')),
  ],
  'attachment-script-on-opening': [
    file('a.pdf', makePdfOf('<< /OpenAction << /S /J#61vaScript /JS (x) >> >>')),
    file('signed.pdf', makePdfOf('<< /OpenAction [3 0 R /Fit] /AcroForm << /SigFlags 3 >> >>')),
  ],
  'attachment-web-page': [
    file('voice.html', page('<form action="https://pages.example/a"><input name="code"></form>')),
    file('report.html', page('<h1>Boards</h1><table><tr><td>Oak</td><td>8 %</td></tr></table>')),
  ],
  'attachment-archive': [file('photos.rar'), file('photos.txt.gz', gzipSync('Hello'))],
  'dangerous-message-attached': [{ nested: [LURE] }, { nested: [{ subject: 'Holiday', body: 'The sea is warm.' }] }],
  'dangerous-calendar-entry': [
    { calendar: [{ ...entry, summary: LURE.subject, description: LURE.body }] },
    { calendar: [entry] },
  ],
  'invitation-for-somebody-else': [
    { ...from('ada@elm.example'), calendar: [entry] },
    { ...from('ada@alder.example'), calendar: [entry] },
  ],
  'qr-code-link': [
    { qrCodes: [{ text: 'https://pages.example/a', attachment: 'code.png' }] },
    { ...from('ada@alder.example'), qrCodes: [{ text: 'https://www.alder.example/ticket', attachment: 'code.png' }] },
  ],
} satisfies Record<string, [noticed: Partial<Email>, silent: Partial<Email>]>;

/** The same dangers under names that reveal them, for what is judged by name as well as by content. */
export const RUNNING_FILES: readonly [name: string, content: Uint8Array][] = [
  ['photo.jpg', makeProgram()],
  ['photo.png', makeShortcut()],
  ['plan.pdf', makeDisk()],
];
