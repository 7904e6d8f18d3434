import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { screenshotOf } from '../../../src/features/email-test/screenshot-file.ts';
import { pictureOf } from '../../support/picture-of.ts';

afterEach(() => vi.unstubAllGlobals());

test('a PNG is sent with its pixels, and without what else is written in it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  const { content } = await pictureOf(['Hello']);
  const exif = { IFD0: { Artist: 'Maren', Model: 'Phone 7' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } };
  for (const palette of [false, true]) {
    const written = await sharp(content).png({ palette }).withExif(exif).toBuffer();
    const bytes = new Uint8Array([...written, ...new TextEncoder().encode('after the end')]);
    const sent = await screenshotOf(new File([bytes], 'a.png'), bytes, 'image/png');
    if (typeof sent === 'string') throw new Error(sent);
    const kept = Buffer.from(await sent.arrayBuffer());
    expect(written.toString('latin1')).toMatch(/eXIf[\s\S]*Maren/);
    expect(kept.toString('latin1')).not.toMatch(/Maren|Phone 7|eXIf|after the end/);
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(written).raw().toBuffer());
  }
});
