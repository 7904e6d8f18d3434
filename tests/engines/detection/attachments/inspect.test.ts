import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newAllowance } from '../../../../src/engines/detection/attachments/allowance.ts';
import type { Mark } from '../../../../src/engines/detection/attachments/file-reading.ts';
import { inspect, inspectAll } from '../../../../src/engines/detection/attachments/inspect.ts';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { LIMITS } from '../../../../src/engines/detection/limits.ts';
import { makeDocx } from '../../../support/make-docx.ts';
import {
  makeCompoundFile,
  makeDisk,
  makeMacro,
  makePdfOf,
  makeProgram,
  makeShortcut,
  pdfStream,
} from '../../../support/make-files.ts';
import { deflatedMegabytes, makeZip } from '../../../support/make-zip.ts';
import { testTable } from '../../../support/test-table.ts';
import { EICAR } from '../attachment-samples.ts';

const read = (filename: string, content: Uint8Array | string) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return inspect({ filename, mimeType: 'application/octet-stream', size: bytes.length, content: bytes });
};
const marks = (filename: string, content: Uint8Array | string): Mark[] => [...read(filename, content).marks.keys()];
const hrefs = (filename: string, content: Uint8Array | string) => read(filename, content).links.map(({ href }) => href);

describe('a program under another name', () => {
  testTable([
    ['Windows program', 'photo.jpg', makeProgram()],
    ['shortcut', 'photo.png', makeShortcut()],
    ['disk image', 'plan.pdf', makeDisk()],
    ['Linux program', 'song.mp3', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ])('%s', (_, name, content) => {
    expect(marks(name, content)).toEqual(['disguised-program']);
  });

  test('is none if the file name says so', () => {
    expect(marks('setup.exe', makeProgram())).toEqual([]);
    expect(marks('a.lnk', makeShortcut())).toEqual([]);
  });
});

describe('a zip', () => {
  const file = (name: string, data: Buffer | string = 'x') => ({ name, data });

  testTable([
    ['a script among a few files', [file('invoice.js'), file('readme.txt')], ['holds-program']],
    ['a disk image in a folder', [file('november/scan.iso')], ['holds-program']],
    ['macros in an archive', [file('plan.xlsm')], ['macros']],
    ['a script that calls itself a document', [file('[Content_Types].xml'), file('invoice.js')], ['holds-program']],
    [
      'a script among many files of text',
      [file('invoice.js'), ...Array.from({ length: 20 }, (_, index) => file(`${index}.txt`))],
      ['holds-program'],
    ],
    [
      'a script in a document',
      [file('[Content_Types].xml'), file('word/document.xml'), file('invoice.js')],
      ['holds-program'],
    ],
    ['photographs', [file('a.jpg'), file('b.jpg')], []],
    ['what macOS adds', [file('a.jpg'), file('__MACOSX/._a.js')], []],
    ['a folder named like a program', [{ name: 'site.com/', data: '' }, file('site.com/index.txt')], []],
  ] as const)('with %s', (_, entries, expected) => {
    expect(marks('a.zip', makeZip(entries))).toEqual(expected);
  });

  test('is read if its directory is cut off or other bytes come first', () => {
    const whole = makeZip([file('invoice.js')]);
    expect(marks('a.zip', whole.subarray(0, whole.indexOf('PK\u0001\u0002')))).toEqual(['holds-program']);
    const shifted = Buffer.concat([whole.subarray(0, 4), whole.subarray(4), Buffer.from('trailing comment')]);
    expect(marks('a.zip', shifted)).toEqual(['holds-program']);
  });

  test('is opened in a zip, but not without end', () => {
    const test = makeZip([file('eicar.txt', EICAR)]);
    expect(marks('a.zip', makeZip([file('b.zip', test)]))).toContain('test-virus');
    let nested = test;
    for (let level = 0; level < 50; level++) nested = makeZip([file('b.zip', nested)]);
    expect(marks('a.zip', nested)).toEqual(['holds-archive']);
  });

  test('that unpacks to gigabytes is left after a few megabytes', () => {
    const bomb = deflatedMegabytes(100);
    const content = makeZip(
      Array.from({ length: 50 }, (_, index) => ({ name: `${index}.txt`, data: '', deflated: bomb })),
    );
    expect(marks('a.zip', content)).toEqual([]);
  });

  test('with lying sizes and places is read as far as it goes', () => {
    const content = makeZip([{ name: 'a.txt', data: EICAR, claimedSize: 0xffffffff }]);
    expect(marks('a.zip', content)).toEqual(['test-virus']);
    for (let at = 0; at < content.length; at++) {
      const broken = Buffer.from(content);
      broken.fill(0xff, at, Math.min(at + 4, content.length));
      expect(() => read('a.zip', broken)).not.toThrow();
    }
  });
});

describe('other archives', () => {
  const rar = (name: string, flags = 0) =>
    Buffer.from(`Rar!\x1a\x07\0\0\0s${String.fromCharCode(flags)}\0\r\0\0\0\0\0${name}\xf0packed`, 'latin1');

  test('name what is inside in the clear', () => {
    expect(marks('a.rar', rar('Invoice 2026.exe'))).toEqual(['holds-program']);
    expect(marks('a.rar', rar('Invoice 2026.txt'))).toEqual([]);
    expect(marks('a.gz', Buffer.from('\x1f\x8b\x08\x08\0\0\0\0\0\x03run.vbs\0', 'latin1'))).toEqual(['holds-program']);
    const tar = Buffer.alloc(1_024);
    tar.write('a/run.scr', 0);
    tar.write('00000000001', 124);
    tar.write('ustar', 257);
    expect(marks('a.tar', tar)).toEqual(['holds-program']);
  });

  test('say that they are locked', () => {
    expect(marks('a.rar', Buffer.from(`Rar!\x1a\x07\0\x12\x34s\x80`, 'latin1'))).toEqual(['encrypted-archive']);
    expect(marks('a.7z', Buffer.from("7z\xbc\xaf'\x1c\0\x04 packed \x06\xf1\x07\x01", 'latin1'))).toEqual([
      'encrypted-archive',
    ]);
  });

  test('whose names can be read say that their files are locked', () => {
    const locked = (flags: number) => {
      const header = Buffer.alloc(32);
      header.writeUInt8(0x74, 2);
      header.writeUInt16LE(flags, 3);
      return Buffer.concat([Buffer.from('Rar!\x1a\x07\0\0\0s\0\0\r\0\0\0\0\0\0\0', 'latin1'), header]);
    };
    expect(marks('a.rar', locked(0x04))).toEqual(['encrypted-archive']);
    expect(marks('a.rar', locked(0))).toEqual([]);
  });

  test('of RAR 5 say that they or their files are locked', () => {
    const begin = Buffer.from('Rar!\x1a\x07\x01\0', 'latin1');
    const header = (...fields: number[]) => Buffer.from([1, 2, 3, 4, fields.length, ...fields]);
    const long = (size: number, ...fields: number[]) =>
      Buffer.concat([
        Buffer.from([1, 2, 3, 4, 0x80 | (size & 0x7f), size >> 7, ...fields]),
        Buffer.alloc(size - fields.length),
      ]);
    const main = header(1, 0, 0);
    const file = (...extra: number[]) => header(2, 1, extra.length, 0, 5, 0, 0, 0, 1, 0x61, ...extra);
    expect(marks('a.rar', Buffer.concat([begin, header(4, 0, 0, 0, 15)]))).toEqual(['encrypted-archive']);
    expect(marks('a.rar', Buffer.concat([begin, long(300, 4, 0)]))).toEqual(['encrypted-archive']);
    expect(marks('a.rar', Buffer.concat([begin, main, file(2, 1, 0)]))).toEqual(['encrypted-archive']);
    expect(marks('a.rar', Buffer.concat([begin, main, file(2, 2, 0, 2, 1, 0)]))).toEqual(['encrypted-archive']);
    expect(marks('a.rar', Buffer.concat([begin, main, file(2, 3, 0)]))).toEqual([]);
  });

  test('of one packed file are opened', () => {
    const packed = (text: string) => Buffer.from(gzipSync(Buffer.from(text)));
    const page = '<html><form action="https://a.example/"><input type="password"></form>';
    expect(marks('page.html.gz', packed(page))).toContain('password-field');
    expect(marks('logo.svgz', packed('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))).toEqual([
      'scripted-picture',
    ]);
  });

  test('under the name of a document', () => {
    expect(marks('invoice.pdf', rar('a.txt'))).toEqual(['other-kind']);
  });
});

describe('an office document', () => {
  test('with macros of the old kind', () => {
    const old = makeCompoundFile(['_VBA_PROJECT', 'WordDocument'], makeMacro('Private Sub Document_Open()\r\nEnd Sub'));
    expect(read('plan.doc', old).marks).toEqual(
      new Map([
        ['macros', '_VBA_PROJECT'],
        ['macros-on-opening', 'Document_Open'],
      ]),
    );
    expect(marks('plan.doc', makeCompoundFile(['WordDocument']))).toEqual([]);
  });

  test('with sheets of macros from before there was VBA', () => {
    const sheet = Buffer.from([0x85, 0, 14, 0, 1, 2, 3, 4, 0, 1, 6, 0]);
    expect(marks('sums.xls', makeCompoundFile(['Workbook'], sheet))).toEqual(['macros']);
    sheet[9] = 0;
    expect(marks('sums.xls', makeCompoundFile(['Workbook'], sheet))).toEqual([]);
  });

  test('with a program packed into it', () => {
    const object = Buffer.from('\x02\0C:\\Users\\Ada\\Invoice 2026.js\0', 'latin1');
    expect(marks('plan.doc', makeCompoundFile(['\x01Ole10Native'], object))).toEqual(['embedded-program']);
  });

  test('that is locked', () => {
    expect(marks('plan.docx', makeCompoundFile(['EncryptedPackage']))).toEqual(['encrypted-document']);
  });

  test('of rich text that loads a template or an object', () => {
    expect(marks('a.doc', '{\\rtf1{\\*\\template https://templates.example/x.dotm}}')).toEqual(['remote-template']);
    expect(marks('a.doc', '{\\rtf1{\\object\\objemb\\objupdate{\\*\\objclass Equation.3}}}')).toEqual([
      'embedded-program',
    ]);
    expect(marks('a.doc', '{\\rtf1 The template}')).toEqual([]);
  });

  test('with a template of the own company', () => {
    const data =
      '<Relationship Type="x/attachedTemplate" Target="https://alder.sharepoint.com/t.dotx" TargetMode="External"/><Relationship Type="x/attachedTemplate" Target="file:///C:\\t.dotx" TargetMode="External"/>';
    expect(marks('a.docx', makeDocx({ body: ['x'], more: [{ name: 'word/_rels/settings.xml.rels', data }] }))).toEqual(
      [],
    );
  });

  test('gives its links', () => {
    const data = '<Relationship Type="x/hyperlink" Target="https://pages.example/?a=1&amp;b=2" TargetMode="External"/>';
    const docx = makeDocx({ body: ['x'], more: [{ name: 'word/_rels/document2.xml.rels', data }] });
    expect(hrefs('a.docx', docx)).toEqual(['https://pages.example/?a=1&b=2']);
  });
});

describe('a PDF', () => {
  test('gives its links, also packed, escaped and in hexadecimal digits', () => {
    const link = (string: string) => `<< /A << /S /URI /URI ${string} >> >>`;
    const packed = pdfStream('/Type /ObjStm /N 1 /First 4', link('(https://c.example/)'));
    const pdf = makePdfOf(
      link('(https://a.example/\\(1\\)\\057x)'),
      link('<68747470733a2f2f622e6578616d706c652f>'),
      packed,
    );
    expect(hrefs('a.pdf', pdf)).toEqual(['https://a.example/(1)/x', 'https://b.example/', 'https://c.example/']);
  });

  testTable([
    ['starts a program', '<< /S /Launch /F (cmd.exe) >>', ['launches', 'embedded-program']],
    ['starts a program, written in digits', '<< /S /L#61#75nch >>', ['launches']],
    ['carries a program', '<< /Type /Filespec /UF (run.js) >>', ['embedded-program']],
    ['carries an invoice as data', '<< /Type /Filespec /UF (factur-x.xml) >>', []],
    ['runs a script when it is opened', '<< /OpenAction << /S /JavaScript /JS (x) >> >>', ['script-on-opening']],
    ['has a script for a button', '<< /A << /S /JavaScript /JS (x) >> >>', []],
  ])('that %s', (_, object, expected) => {
    expect(marks('a.pdf', makePdfOf(object))).toEqual(expected);
  });

  test('hides nothing behind a false beginning of a stream', () => {
    const pdf = makePdfOf('<< /A (stream) >>\nstream\n<< /S /Launch >>\nendstream');
    expect(marks('a.pdf', pdf)).toEqual(['launches']);
  });

  test('with a thousand streams, and one that unpacks to gigabytes', () => {
    const streams = Array.from({ length: 1_000 }, () => pdfStream('/Type /ObjStm', 'x'));
    expect(marks('a.pdf', makePdfOf(...streams))).toEqual([]);
    const bomb = deflatedMegabytes(200).bytes;
    const zlib = Buffer.concat([Buffer.from([0x78, 0xda]), bomb]);
    const object = Buffer.concat([
      Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
      zlib,
      Buffer.from('\nendstream'),
    ]);
    expect(marks('a.pdf', makePdfOf(object))).toEqual([]);
  });
});

describe('a web page', () => {
  const payload = 'QUJD'.repeat(300);

  testTable([
    ['Blob and atob', `const f = new Blob([atob('${payload}')]);`],
    ['unescape and document.write', `document.write(unescape('${'%3Ch1%3E'.repeat(100)}'));`],
    ['numbers', `eval(String.fromCharCode(${'104,105,'.repeat(100)}32));`],
  ])('that puts something together by %s', (_, script) => {
    expect(marks('a.html', `<html><script>${script}</script></html>`)).toContain('decoded-payload');
  });

  test('that is a saved article', () => {
    const script = `window.dataLayer = []; const image = "data:image/png;base64,${payload}";`;
    expect(marks('a.html', `<html><script>${script}</script><p>A long story.</p></html>`)).toEqual(['active-page']);
  });

  test('gives its links with their text', () => {
    expect(read('a.html', '<html><a href="https://a.example/">Here</a></html>').links).toMatchObject([
      { href: 'https://a.example/', text: 'Here', source: 'the file “a.html”' },
    ]);
  });
});

describe('a smuggled file', () => {
  const BLOB = 'const b = new Blob([atob(a)]);';
  const payload = 'QUJD'.repeat(300);

  testTable([
    ['after fifty empty scripts', `${'<script></script>'.repeat(60)}<script>const a = "${payload}"; ${BLOB}</script>`],
    ['from one script to another', `<script>const a = "${payload}";</script><script>${BLOB}</script>`],
    [
      'in pieces',
      `<script>const a = ${Array.from({ length: 30 }, () => `"${'QUJD'.repeat(100)}"`).join(' + ')}; ${BLOB}</script>`,
    ],
  ])('is found %s', (_, scripts) => {
    expect(marks('a.html', `<html>${scripts}</html>`)).toContain('decoded-payload');
  });
});

describe('an allowance', () => {
  const packed = (pages: number) => {
    const data = Buffer.from('<p><a href="https://a.example/">x</a></p>'.repeat(25_000));
    return makeZip(Array.from({ length: pages }, (_, index) => ({ name: `${index}.html`, data })));
  };
  const attachment = (filename: string, content: Uint8Array) => ({
    filename,
    mimeType: 'application/octet-stream',
    size: content.length,
    content,
  });

  test('is shared by all files of an email, and unread ones are named', () => {
    const allowance = newAllowance();
    const files = Array.from({ length: 50 }, (_, index) => attachment(`${index}.zip`, packed(4)));
    const readings = inspectAll({ subject: '', body: '', attachments: files }, allowance);
    expect(readings.every(({ isCut }) => isCut)).toBe(true);
    expect(allowance.bytes).toBe(0);
    expect(readings.filter(({ links }) => links.length > 0).length).toBeLessThanOrEqual(4);
  });

  test('leaves the names of files beyond it to be judged', () => {
    const texts = Array.from({ length: LIMITS.attachments }, (_, index) =>
      attachment(`${index}.txt`, new Uint8Array(1)),
    );
    const email = { subject: '', body: '', attachments: [...texts, attachment('a.exe', new Uint8Array(1))] };
    const { signals, coverage } = analyse(email);
    expect(signals.map(({ id }) => id)).toContain('attachment-runs');
    expect(coverage.notSeen.join()).toContain('a.exe');
  });

  test('is shared with nested emails', () => {
    const nested = Array.from({ length: 8 }, () => ({
      subject: '',
      body: '',
      attachments: [attachment('b.zip', packed(4))],
    }));
    const { coverage } = analyse({ subject: '', body: '', attachments: [attachment('a.zip', packed(4))], nested });
    expect(coverage.notSeen.join()).toContain('a.zip');
  });
});

describe('a picture in SVG', () => {
  const svg = (inside: string, attributes = '') => `<?xml version="1.0"?><svg ${attributes}>${inside}</svg>`;

  testTable([
    ['a script', svg('<script>x()</script>'), ['scripted-picture']],
    ['a handler', svg('', 'onload="x()"'), ['scripted-picture']],
    ['a web page', svg('<foreignObject><iframe src="x"/></foreignObject>'), ['scripted-picture']],
    ['text set by a drawing program', svg('<foreignObject><p>Hello</p></foreignObject>'), []],
    ['lines', svg('<path d="M0 0"/>'), []],
  ])('with %s', (_, content, expected) => {
    expect(marks('a.svg', content)).toEqual(expected);
  });

  test('gives its links, not its namespaces', () => {
    const content = svg(
      '<a xlink:href="https://a.example/"/>',
      'xmlns="http://www.w3.org/2000/svg" href="http://www.w3.org/x"',
    );
    expect(hrefs('a.svg', content)).toEqual(['https://a.example/']);
  });
});

test('a shortcut to a page gives its address', () => {
  expect(hrefs('a.url', '[InternetShortcut]\r\nURL=https://a.example/x\r\n')).toEqual(['https://a.example/x']);
});
