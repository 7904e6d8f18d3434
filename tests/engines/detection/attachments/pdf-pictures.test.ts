import { describe, expect, test, vi } from 'vitest';
import { partsOf } from '../../../../src/engines/detection/attachments/pdf.ts';
import { objectsIn } from '../../../../src/engines/detection/attachments/pdf-objects.ts';
import { pdfPicture } from '../../../../src/engines/detection/attachments/pdf-pictures.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { makePdfOf, pdfStream, qrPixels } from '../../../support/make-files.ts';
import { makeMessage } from '../../../support/make-message.ts';
import { testTable } from '../../../support/test-table.ts';

const LINK = 'https://parcel-desk.example/pay';
const { side, pixels } = qrPixels(LINK);
const BITS = Math.ceil(side / 8);

const image = (about: string) =>
  `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent ${about}`;
const parameters = (predictor: number, depth = 8) =>
  `<< /Predictor ${predictor} /Columns ${side} /Colors 1 /BitsPerComponent ${depth} >>`;

/** Applies the PNG filter “Sub” to each row. */
function filtered(): Buffer {
  return Buffer.concat(rows(pixels, side).map((row) => Buffer.from([1, ...differences(row)])));
}
function rows(all: ArrayLike<number>, width: number): number[][] {
  const values = Array.from(all);
  return Array.from({ length: values.length / width }, (_, y) => values.slice(y * width, (y + 1) * width));
}
function differences(row: readonly number[]): number[] {
  return row.map((value, x) => (value - (row[x - 1] ?? 0)) & 0xff);
}
/** One bit per pixel, each the difference from the pixel on its left. */
function differentBits(): Buffer {
  const packed = Buffer.alloc(BITS * side);
  for (const [y, row] of rows(pixels, side).entries()) {
    for (const [x, light] of row.entries()) {
      const isDifferent = light > 127 !== (row[x - 1] ?? 0) > 127;
      const at = y * BITS + (x >> 3);
      if (isDifferent) packed[at] = (packed[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return packed;
}

async function codesIn(...objects: (string | Buffer)[]) {
  const content = makePdfOf(...objects);
  const email = await readMessage(
    makeMessage({ Subject: 'x' }, 'x', { type: 'application/pdf', name: 'a.pdf', content }),
  );
  return { codes: (email.qrCodes ?? []).map(({ text }) => text), unsearched: email.unsearchedPictures };
}

describe('the code in a picture of a PDF is read', () => {
  testTable<[string, (string | Buffer)[]]>([
    ['without a predictor', [pdfStream(image('8'), Buffer.from(pixels))]],
    ['with filters', [pdfStream(`${image('8')} /DecodeParms ${parameters(15)}`, filtered())]],
    [
      'with filters that another object names',
      [pdfStream(`${image('8')} /DecodeParms 2 0 R`, filtered()), parameters(15)],
    ],
    [
      'with filters, in an array, whose predictor is an object',
      [
        pdfStream(
          `${image('8')} /DecodeParms [<< /Predictor 2 0 R /Columns ${side} /Colors 1 /BitsPerComponent 8 >>]`,
          filtered(),
        ),
        '15',
      ],
    ],
    [
      'with differences',
      [
        pdfStream(
          `${image('8')} /DecodeParms ${parameters(2)}`,
          Buffer.from(rows(pixels, side).flatMap((row) => differences(row))),
        ),
      ],
    ],
    ['with differences of bits', [pdfStream(`${image('1')} /DecodeParms ${parameters(2, 1)}`, differentBits())]],
    [
      'whose size is in objects',
      [
        pdfStream(
          '/Subtype /Image /Width 2 0 R /Height 2 0 R /ColorSpace /DeviceGray /BitsPerComponent 8',
          Buffer.from(pixels),
        ),
        `${side}`,
      ],
    ],
  ])('%s', async (_, objects) => {
    expect(await codesIn(...objects)).toEqual({ codes: [LINK], unsearched: undefined });
  });
});

describe('a picture is reported as not searched', () => {
  testTable<[string, string]>([
    ['whose parameters are missing', '/DecodeParms 9 0 R'],
    ['whose parameters are of other rows', `/DecodeParms << /Predictor 15 /Columns ${side + 1} >>`],
    ['with a predictor that doesn’t exist', `/DecodeParms ${parameters(7)}`],
  ])('%s', async (_, about) => {
    expect(await codesIn(pdfStream(`${image('8')} ${about}`, filtered()))).toEqual({ codes: [], unsearched: 1 });
  });
});

test('the objects of 200 pictures are looked up in one search', () => {
  const objects = Array.from({ length: 20_000 }, (_, index) => `<< /Note (${index}) >>`);
  const pictures = Array.from({ length: 200 }, () =>
    pdfStream(
      '/Subtype /Image /Width 90 /Height 90 /ColorSpace 19999 0 R /BitsPerComponent 8 /DecodeParms 20000 0 R',
      'x',
    ),
  );
  const { objects: text, streams } = partsOf(makePdfOf(...objects, ...pictures));
  expect(streams).toHaveLength(200);
  const search = vi.spyOn(String.prototype, 'matchAll');
  const objectOf = objectsIn(text);
  for (const stream of streams) pdfPicture(stream, objectOf);
  expect(search.mock.contexts.filter((searched) => String(searched).length === text.length)).toHaveLength(1);
  search.mockRestore();
});

test('of two objects with one number the later one counts', () => {
  expect(objectsIn('4 0 obj\n<< /Old >>\nendobj\n4 0 obj\n<< /New >>\nendobj\n')('4')).toContain('/New');
});
