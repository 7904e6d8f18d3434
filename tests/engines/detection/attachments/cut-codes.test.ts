import { describe, expect, test } from 'vitest';
import { readQrCodes } from '../../../../src/engines/detection/attachments/qr.ts';
import type { Attachment } from '../../../../src/engines/detection/index.ts';
import { makePng, qrPixels } from '../../../support/make-files.ts';
import { testTable } from '../../../support/test-table.ts';

const PAGE = 'https://sign-in.test/a';
const { side, pixels } = qrPixels(PAGE);
const HALF = Math.floor(side / 2);

/** A part of the code. */
function part(left: number, top: number, width: number, height: number): Uint8Array {
  const cut = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * side + left;
    cut.set(pixels.subarray(from, from + width), y * width);
  }
  return new Uint8Array(makePng(width, height, cut));
}
const attached = (content: Uint8Array, filename = 'a.png'): Attachment => ({
  ...{ filename, mimeType: 'image/png', size: content.length, content },
});
const LEFT = attached(part(0, 0, HALF, side), 'left.png');
const RIGHT = attached(part(HALF, 0, side - HALF, side), 'right.png');
const TOP = attached(part(0, 0, side, HALF));
const BOTTOM = attached(part(0, HALF, side, side - HALF));

describe('a QR code cut into two pictures', () => {
  testTable<[string, Attachment[]]>([
    ['side by side', [LEFT, RIGHT]],
    ['in the other order', [RIGHT, LEFT]],
    ['one above the other', [TOP, BOTTOM]],
    ['after a picture', [attached(part(0, 0, 60, 60)), LEFT, RIGHT]],
  ])('is read: %s', (_, pictures) => {
    expect(readQrCodes(pictures).codes).toMatchObject([{ text: PAGE }]);
  });

  testTable<[string, Attachment[]]>([
    ['one half', [LEFT]],
    ['the same half twice', [LEFT, LEFT]],
    ['halves of different sizes', [LEFT, attached(part(HALF, 0, side - HALF, side - 8))]],
  ])('is none: %s', (_, pictures) => {
    expect(readQrCodes(pictures).codes).toEqual([]);
  });

  test('is one code, not two, where each picture has its own', () => {
    const whole = attached(part(0, 0, side, side));
    expect(readQrCodes([whole, whole]).codes).toHaveLength(2);
  });
});
