import { describe, expect, test } from 'vitest';
import { isDecodable } from '../../../../src/engines/detection/attachments/decodable.ts';
import { screenshotTypeOf, unreadTypeOf } from '../../../../src/engines/detection/attachments/screenshot-type.ts';
import { pictureOf } from '../../../support/picture-of.ts';
import { testTable } from '../../../support/test-table.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('a picture is known by its first bytes', () => {
  test('as PNG or JPEG', async () => {
    expect(screenshotTypeOf((await pictureOf(['Hello'])).content)).toBe('image/png');
    expect(screenshotTypeOf((await pictureOf(['Hello'], { format: 'jpeg' })).content)).toBe('image/jpeg');
    expect(unreadTypeOf((await pictureOf(['Hello'])).content)).toBeNull();
  });

  testTable([
    ['GIF', 'GIF89a\x01\0'],
    ['WebP', 'RIFF\x10\0\0\0WEBPVP8L'],
    ['HEIC', '\0\0\0\x18ftypheic'],
    ['HEIC', '\0\0\0\x18ftypmif1'],
    ['AVIF', '\0\0\0\x18ftypavif'],
    ['TIFF', 'II*\0\x08\0'],
    ['BMP', 'BM\x36\0\x0c\0\0\0\0\0\x36'],
    ['PDF', '%PDF-1.7'],
    [null, 'From: bo@home.example\r\n\r\nHello'],
    [null, ''],
  ])('as %s, which is not read', (name, content) => {
    expect(unreadTypeOf(bytes(content))).toBe(name);
    expect(screenshotTypeOf(bytes(content))).toBeNull();
  });
});

test('whether a picture can be decoded is told from its header', async () => {
  const { content } = await pictureOf(['Hello']);
  expect(isDecodable(content)).toBe(true);
  const large = Buffer.from(content);
  large.writeUInt32BE(400_000, 16);
  expect(isDecodable(large)).toBe(false);
  // As the API reference says: 8 megapixels in colour, 6 with transparency, 12 in greyscale.
  for (const [colour, most] of [
    [2, 8_300_000],
    [6, 6_200_000],
    [0, 12_500_000],
  ] as const) {
    large.writeUInt32BE(1_000, 16);
    large.writeUInt8(colour, 25);
    large.writeUInt32BE(most / 1_000, 20);
    expect(isDecodable(large)).toBe(true);
    large.writeUInt32BE(most / 1_000 + 400, 20);
    expect(isDecodable(large)).toBe(false);
  }
  expect(isDecodable(content.subarray(0, 12))).toBeNull();
  expect(isDecodable((await pictureOf(['Hello'], { format: 'jpeg' })).content)).toBe(true);
});
