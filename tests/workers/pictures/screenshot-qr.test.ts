import encodeQR from 'qr';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { qrCodeIn } from '../../../src/engines/detection/attachments/qr.ts';
import { readScreenshot } from '../../../src/workers/pictures/picture-text.ts';
import { testTable } from '../../support/test-table.ts';

vi.mock('../../../src/engines/detection/attachments/qr.ts', { spy: true });

const LINK = 'http://203.0.113.7/login?for=maren@home.example';

async function withCode(width: number, height: number, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const code = await sharp(Buffer.from(encodeQR(LINK, 'svg', { border: 4 })))
    .resize(side, side, { kernel: 'nearest' })
    .toBuffer();
  const background = '#ffffff';
  const screen = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(
    await screen
      .composite([{ input: code, left: 61, top: 183 }])
      .png()
      .toBuffer(),
  );
}

testTable<[string, number, number, number]>([
  ['a phone’s', 1170, 2532, 400],
  ['a laptop’s', 1920, 1080, 180],
])('a QR code is found on %s screen, with no more than a million pixels searched', async (_, width, height, side) => {
  const content = await withCode(width, height, side);
  const read = await readScreenshot({ picture: { content, width, height }, models: [] });
  expect(read?.qrCode).toBe(LINK);
  const [searched] = vi.mocked(qrCodeIn).mock.lastCall ?? [];
  expect((searched?.width ?? 0) * (searched?.height ?? 0)).toBeLessThanOrEqual(1_048_576);
});
