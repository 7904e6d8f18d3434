import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The compression of a scan's picture. */
export type ScanPacking = 'jpeg' | 'grey' | 'colour' | 'bits' | 'filtered' | 'profile';

const FLATE = '/Filter /FlateDecode';

/** A PDF with one page that is a picture, as from a scanner. */
export async function makeScan(picture: Uint8Array, packing: ScanPacking): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const { packed, about } = await packedAs(packing, picture, width);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Im0 5 0 R >> >> >>`,
    streamOf('', Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q`)),
    streamOf(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${about} `, packed),
    '[/ICCBased 7 0 R]',
    streamOf('/N 1 ', Buffer.from('a profile')),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  for (const [index, object] of objects.entries()) {
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from('trailer\n<< /Size 8 /Root 1 0 R >>\n%%EOF\n')]));
}

async function packedAs(packing: ScanPacking, picture: Uint8Array, width: number) {
  const plain = sharp(picture).flatten({ background: '#fff' });
  if (packing === 'jpeg') return { packed: await plain.jpeg().toBuffer(), about: '/Filter /DCTDecode' };
  if (packing === 'colour') {
    const rows = await plain.toColourspace('srgb').raw().toBuffer();
    return { packed: deflateSync(rows), about: `${FLATE} /ColorSpace /DeviceRGB /BitsPerComponent 8` };
  }
  const grey = await plain.toColourspace('b-w').raw().toBuffer();
  if (packing === 'bits') {
    return { packed: deflateSync(bitsOf(grey, width)), about: `${FLATE} /ColorSpace /DeviceGray /BitsPerComponent 1` };
  }
  if (packing === 'filtered') {
    const rows = Array.from({ length: grey.length / width }, (_, y) =>
      Buffer.concat([Buffer.from([0]), grey.subarray(y * width, (y + 1) * width)]),
    );
    const parameters = `/DecodeParms << /Predictor 15 /Columns ${width} /Colors 1 /BitsPerComponent 8 >>`;
    return {
      packed: deflateSync(Buffer.concat(rows)),
      about: `${FLATE} ${parameters} /ColorSpace /DeviceGray /BitsPerComponent 8`,
    };
  }
  const colours = packing === 'profile' ? '6 0 R' : '/DeviceGray';
  return { packed: deflateSync(grey), about: `${FLATE} /ColorSpace ${colours} /BitsPerComponent 8` };
}

/** One bit per pixel; each row starts at a new byte. */
function bitsOf(grey: Buffer, width: number): Buffer {
  const stride = Math.ceil(width / 8);
  const bits = Buffer.alloc(stride * (grey.length / width));
  for (const [at, light] of grey.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (light > 160) bits[y * stride + (x >> 3)] = (bits[y * stride + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  return bits;
}

function streamOf(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}
