import sharp from 'sharp';

export type Icon = {
  size: number;
  /** Share of the canvas that the drawing fills, 0 to 1. */
  share: number;
};

/** Maskable icons lose what lies outside a circle of 80%. */
export const ICONS: Record<string, Icon> = {
  // Of the Outlook add-in.
  '16': { size: 16, share: 1 },
  '32': { size: 32, share: 1 },
  '64': { size: 64, share: 1 },
  '80': { size: 80, share: 1 },
  '128': { size: 128, share: 1 },
  '192': { size: 192, share: 1 },
  '512': { size: 512, share: 1 },
  'apple-touch': { size: 180, share: 0.72 },
  'maskable-512': { size: 512, share: 0.56 },
};

/** The light theme's page colour. */
export const GROUND = '#f3f6fb';

export function drawIcon(svg: Buffer, { size, share }: Icon): Promise<Buffer> {
  const drawn = Math.round(size * share);
  const before = Math.floor((size - drawn) / 2);
  const after = size - drawn - before;
  const drawing = sharp(svg, { density: 72 * 8 }).resize(drawn, drawn, { fit: 'contain', background: 'transparent' });
  if (share === 1) return drawing.png().toBuffer();
  return drawing
    .extend({ top: before, left: before, bottom: after, right: after, background: GROUND })
    .flatten({ background: GROUND })
    .png()
    .toBuffer();
}

/** Of at most 255 px. For clients that request /favicon.ico. */
export function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
