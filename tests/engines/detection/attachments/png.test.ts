import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePng, filteredLength, pngRaster } from '../../../../src/engines/detection/attachments/png.ts';
import { testTable } from '../../../support/test-table.ts';

/** A gradient with a dark corner, so that misplaced pixels show. */
function drawn(width: number, height: number) {
  const rows = Buffer.from(
    Array.from({ length: width * height }, (_, at) => (at % width) * 7 + Math.floor(at / width) * 11),
  );
  return sharp(rows, { raw: { width, height, channels: 1 } });
}

async function pixelsOf(content: Uint8Array, step = 1) {
  const raster = pngRaster(content);
  const picture = raster && decodePng(content, raster, step);
  return picture && [...picture.data.subarray(0, picture.width * picture.height)];
}

describe('an interlaced PNG', () => {
  testTable<[number, number, boolean]>([
    [17, 11, false],
    [8, 8, false],
    [1, 1, false],
    [3, 2, false],
    [64, 5, false],
    [17, 11, true],
    [3, 9, true],
  ])('has the same pixels as a plain one: %d × %d, with a palette: %s', async (width, height, palette) => {
    const plain = await drawn(width, height).png({ progressive: false, palette }).toBuffer();
    const interlaced = await drawn(width, height).png({ progressive: true, palette }).toBuffer();
    expect(interlaced[28]).toBe(1);
    for (const step of [1, 2, 3]) expect(await pixelsOf(interlaced, step)).toEqual(await pixelsOf(plain, step));
  });

  test('that is cut is not decoded', async () => {
    const content = await drawn(40, 40).png({ progressive: true }).toBuffer();
    const raster = pngRaster(content);
    expect(raster && filteredLength(raster)).toBeGreaterThan(40 * 40);
    expect(await pixelsOf(content.subarray(0, content.length - 60))).toBeNull();
  });
});
