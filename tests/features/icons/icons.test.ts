import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, ICONS, wrapAsIco } from '../../../src/features/icons/icons.server.ts';
import { testTable } from '../../support/test-table.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#f00"/></svg>',
);

testTable(Object.entries(ICONS))('%s has its size', async (_, icon) => {
  const { format, width, height } = await sharp(await drawIcon(svg, icon)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size });
});

test("a home screen's mask leaves the drawing whole: its corners lie within the circle of 80 %", () => {
  const { share = 1 } = ICONS['maskable-512'] ?? {};
  expect(share * Math.SQRT2).toBeLessThanOrEqual(0.8);
});

test('an .ico file leads to its picture', async () => {
  const png = await drawIcon(svg, { size: 32, share: 1 });
  const ico = wrapAsIco(png, 32);
  expect(ico.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect([ico[6], ico[7]]).toEqual([32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))).toEqual(png);
});
