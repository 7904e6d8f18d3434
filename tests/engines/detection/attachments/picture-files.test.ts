import { describe, expect, test } from 'vitest';
import { picturesToRead } from '../../../../src/engines/detection/attachments/picture-files.ts';
import type { Attachment, Email } from '../../../../src/engines/detection/index.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { testTable } from '../../../support/test-table.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** The start of a PNG file, with its size. */
function png(width: number, height: number): Uint8Array {
  const content = new Uint8Array(900);
  content.set(PNG);
  const view = new DataView(content.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return content;
}

function attached(content: Uint8Array, about: Partial<Attachment> = {}): Attachment {
  return { filename: 'a.png', mimeType: 'image/png', size: content.length, content, ...about };
}

const email = (attachments: Attachment[], body = ''): Email => ({ subject: '', body, attachments });

describe('the pictures to read', () => {
  test('are those with room for words', () => {
    const pictures = picturesToRead(email([attached(png(600, 400))]));
    expect(pictures).toMatchObject([{ name: 'a.png', width: 600, height: 400, isShown: false }]);
  });

  testTable<[string, Attachment]>([
    ['an icon', attached(png(64, 64))],
    ['a line', attached(png(2_000, 12))],
    ['a picture that unpacks to gigabytes', attached(png(60_000, 60_000))],
    ['one that was cut', attached(png(600, 400), { size: 1_000_000 })],
    ['one known by name', { filename: 'a.png', mimeType: 'image/png', size: 9 }],
    ['another file', attached(new TextEncoder().encode('%PDF-1.7 and more'))],
  ])('are not %s', (_, attachment) => {
    expect(picturesToRead(email([attachment]))).toEqual([]);
  });

  test('are the largest few', () => {
    const sides = [200, 900, 300, 800, 400, 700];
    const pictures = picturesToRead(email(sides.map((side) => attached(png(side, side)))));
    expect(pictures.map(({ width }) => width)).toEqual([900, 800, 700, 400]);
  });

  test('are none beside a text that says more than they could', () => {
    const long = 'Every word of this long text takes up room on the screen. '.repeat(60);
    expect(picturesToRead(email([attached(png(600, 200))], long))).toEqual([]);
    expect(picturesToRead(email([attached(png(1_200, 1_000))], long))).toHaveLength(1);
  });

  test('include those in the HTML', () => {
    const digits = Buffer.from(png(600, 400)).toString('base64');
    const html = `<p>Hello</p><img src="data:image/png;base64,${digits}">`;
    expect(picturesToRead({ ...email([]), html })).toMatchObject([{ name: '', isShown: true, width: 600 }]);
  });

  test('are known to be shown or attached', async () => {
    const part = (headers: string) =>
      `--x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n${headers}\r\n\r\n${Buffer.from(png(600, 400)).toString('base64')}\r\n`;
    const source = [
      'From: a@alder.example\r\nContent-Type: multipart/related; boundary=x\r\n\r\n',
      '--x\r\nContent-Type: text/html\r\n\r\n<img src="cid:one@alder">\r\n',
      part('Content-ID: <one@alder>\r\nContent-Disposition: attachment; filename=shown.png'),
      part('Content-ID: <two@alder>\r\nContent-Disposition: attachment; filename=attached.png'),
      '--x--\r\n',
    ].join('');
    const shown = picturesToRead(await readMessage(source)).map(({ name, isShown }) => [name, isShown]);
    expect(Object.fromEntries(shown)).toEqual({ 'shown.png': true, 'attached.png': false });
  });
});
