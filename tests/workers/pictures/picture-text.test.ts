import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { picturesToRead } from '../../../src/engines/detection/attachments/picture-files.ts';
import { textsOfPictures } from '../../../src/workers/pictures/picture-text.ts';
import { makeScan, type ScanPacking } from '../../support/make-scan.ts';
import { pictureOf } from '../../support/picture-of.ts';
import { testTable } from '../../support/test-table.ts';

const LINES = ['Your mailbox password expires today.', 'To keep receiving email, confirm it', 'within 24 hours.'];
const TEXT = LINES.join(' ');
const about = { name: 'a.png', isShown: true };
const SLOW = { timeout: 60_000 };

async function read(lines: readonly string[], options?: Parameters<typeof pictureOf>[1]) {
  const picture = { ...about, ...(await pictureOf(lines, options)) };
  const [text] = await textsOfPictures({ pictures: [picture], models: ['eng'] });
  return text;
}

describe('the words of a picture', () => {
  testTable<[string, Parameters<typeof pictureOf>[1]]>([
    ['PNG', {}],
    ['JPEG', { format: 'jpeg' }],
    ['GIF', { format: 'gif' }],
    ['picture with light letters', { paper: '#1d3557', ink: '#ffffff' }],
  ])('are read in a %s', SLOW, async (_, options) => {
    expect(await read(LINES, options)).toMatchObject({ text: TEXT, isCut: false, name: 'a.png' });
  });

  testTable<[ScanPacking]>([['jpeg'], ['grey'], ['colour'], ['bits'], ['filtered'], ['profile']])(
    'are read in a scan whose page is packed as %s',
    SLOW,
    async (packing) => {
      const content = await makeScan((await pictureOf(LINES)).content, packing);
      const scan = { filename: 'scan.pdf', mimeType: 'application/pdf', size: content.length, content, text: '' };
      const pictures = picturesToRead({ subject: '', body: '', attachments: [scan] });
      expect(await textsOfPictures({ pictures, models: ['eng'] })).toMatchObject([
        { text: TEXT, isCut: false, name: '', file: 'scan.pdf' },
      ]);
    },
  );

  test('are read in an interlaced PNG', SLOW, async () => {
    const { content, ...size } = await pictureOf(LINES);
    const interlaced = new Uint8Array(await sharp(content).png({ progressive: true }).toBuffer());
    const [read] = await textsOfPictures({ pictures: [{ ...about, ...size, content: interlaced }], models: ['eng'] });
    expect(read).toMatchObject({ text: TEXT, isCut: false });
  });

  test('are unread where a scan has fewer rows than it states', async () => {
    const rows = { depth: 8, channels: 1, predictor: 'none' } as const;
    const picture = {
      name: '',
      file: 'a.pdf',
      isShown: false,
      content: new Uint8Array(90),
      width: 600,
      height: 400,
      rows,
    };
    expect(await textsOfPictures({ pictures: [picture], models: ['eng'] })).toMatchObject([{ text: '', isCut: true }]);
  });

  test('have their places, in fractions of the picture', SLOW, async () => {
    const { text = '', words = [] } = (await read(LINES)) ?? {};
    const expires = words.find(({ start, end }) => text.slice(start, end) === 'expires');
    const within = words.find(({ start, end }) => text.slice(start, end) === 'within');
    expect(expires?.box.top).toBeLessThan(0.4);
    expect(within?.box).toMatchObject({ left: expect.closeTo(30 / 620, 1), top: expect.closeTo(0.66, 0) });
    expect(within?.box.top).toBeGreaterThan(0.5);
    for (const { box } of words) expect(box.left + box.width).toBeLessThanOrEqual(1);
  });

  test('keep paragraphs apart', SLOW, async () => {
    const read2 = await read([LINES[0] ?? '', '', '', LINES[2] ?? '']);
    expect(read2?.text).toBe(`${LINES[0]}\n\n${LINES[2]}`);
  });

  test('are the same after another picture in another language', SLOW, async () => {
    const first = await read(LINES);
    const other = { ...about, ...(await pictureOf(['Ihr Konto wurde gesperrt.'])) };
    await textsOfPictures({ pictures: [other], models: ['deu'] });
    expect(await read(LINES)).toEqual(first);
  });

  test('are found in the language whose data fit', SLOW, async () => {
    const lines = ['Ihr Konto wurde aus Gründen der Sicherheit', 'gesperrt. Bitte bestätigen Sie Ihre Daten.'];
    const picture = { ...about, ...(await pictureOf(lines)) };
    const [text] = await textsOfPictures({ pictures: [picture], models: ['eng'] });
    expect(text?.text).toBe(lines.join(' '));
  });

  test('are none on an empty picture', SLOW, async () => {
    expect(await read(['', ''])).toMatchObject({ text: '', isCut: false });
  });

  testTable<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['only a beginning', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['another file', new TextEncoder().encode('%PDF-1.7')],
  ])('are unread in %s', async (_, content) => {
    const picture = { ...about, content, width: 100, height: 100 };
    expect(await textsOfPictures({ pictures: [picture], models: ['eng'] })).toMatchObject([{ text: '', isCut: true }]);
  });

  test('are cut when time is up, and those of further pictures unread', SLOW, async () => {
    const long = await pictureOf(Array.from({ length: 90 }, (_, line) => `${line} ${LINES[line % 3]}`));
    const pictures = [long, long, long].map((one) => ({ ...about, ...one }));
    const texts = await textsOfPictures({ pictures, models: ['eng'] });
    expect(texts.at(-1)).toMatchObject({ isCut: true });
    expect(texts[0]?.text).toContain('mailbox password');
  });
});

describe('without a network', () => {
  test('the same is read, and nothing is asked for', SLOW, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'letterlock-test-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { content, ...size } = await pictureOf(LINES);
    const file = join(folder, 'a.png');
    await writeFile(file, content);
    const program = join(folder, 'offline.mjs');
    await writeFile(program, offlineProgram(file, size));
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    expect(JSON.parse(stdout)).toMatchObject([{ text: TEXT, isCut: false }]);
  });
});

/** Everything that could reach a network throws. */
function offlineProgram(file: string, size: { width: number; height: number }): string {
  const reader = join(import.meta.dirname, '../../../src/workers/pictures/picture-text.ts');
  return `
    import dgram from 'node:dgram';
    import dns from 'node:dns';
    import { readFileSync } from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import net from 'node:net';
    const refuse = () => { console.error('reached for the network'); process.exit(9); };
    globalThis.fetch = refuse;
    globalThis.WebSocket = refuse;
    net.Socket.prototype.connect = net.connect = net.createConnection = refuse;
    dns.lookup = dns.resolve = dns.promises.lookup = dgram.createSocket = refuse;
    syncBuiltinESMExports();
    const { textsOfPictures } = await import(${JSON.stringify(reader)});
    const content = new Uint8Array(readFileSync(${JSON.stringify(file)}));
    const picture = { name: 'a.png', isShown: true, content, ...${JSON.stringify(size)} };
    console.log(JSON.stringify(await textsOfPictures({ pictures: [picture], models: ['eng'] })));
  `;
}
