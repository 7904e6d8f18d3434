import { extname } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare } from '../../../src/engines/comparison/index.ts';
import { FILE_CHILD, runChild } from '../../../src/features/compare/child.server.ts';
import type { Extracted } from '../../../src/features/compare/extraction/extracted.ts';
import { ALL, POST } from '../../../src/pages/attachment-compare.ts';
import { CONTRACT } from '../../engines/comparison/contract.ts';
import { makeDocx } from '../../support/make-docx.ts';
import { makePdf, setPages } from '../../support/make-pdf.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { FUZZ_TIMEOUT, fuzz } from './fuzz.ts';

const SEEDS = [
  { name: 'a.pdf', bytes: makePdf(setPages(CONTRACT.slice(0, 12))) },
  { name: 'a.docx', bytes: makeDocx({ body: CONTRACT.slice(0, 12), header: 'Contract', footnote: 'See there.' }) },
  { name: 'a.txt', bytes: Buffer.from(CONTRACT.slice(0, 12).join('\n\n')) },
];

const place = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  fc.record({ at: place, put: fc.uint8Array({ minLength: 1, maxLength: 16 }) }),
  fc.record({ at: place, cut: fc.integer({ min: 1, max: 2_000 }) }),
  fc.record({ at: place, repeat: fc.integer({ min: 1, max: 2_000 }) }),
);
const file = fc
  .record({ seed: fc.nat(2), steps: fc.array(step, { maxLength: 8 }), as: fc.option(fc.nat(2)) })
  .map(({ seed, steps, as }) => {
    const { name = '', bytes = Buffer.alloc(0) } = SEEDS[seed] ?? {};
    return { name: (as === null ? undefined : SEEDS[as]?.name) ?? name, bytes: steps.reduce(broken, bytes) };
  });

function broken(
  bytes: Buffer,
  { at, ...what }: { at: number; put?: Uint8Array; cut?: number; repeat?: number },
): Buffer {
  const start = Math.floor(at * bytes.length);
  const [before, after] = [bytes.subarray(0, start), bytes.subarray(start)];
  if (what.put) return Buffer.concat([before, what.put, after.subarray(what.put.length)]);
  if (what.cut) return Buffer.concat([before, after.subarray(what.cut)]);
  return Buffer.concat([before, after.subarray(0, what.repeat), after]);
}

let site: TestSite;
beforeAll(async () => {
  const routes = { '/attachment-compare': { POST, GET: ALL } };
  site = await openTestSite(routes, { environment: { RATE_LIMIT_SCALE: '1000000' } });
});
afterAll(() => site.close());

test('any file is read or found unreadable, and no reading process ends of itself', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(
    file,
    async ({ name, bytes }) => {
      const signal = new AbortController().signal;
      const read = await runChild('extraction/read-file.child.server.ts', [extname(name)], bytes, FILE_CHILD, signal);
      if (!read.ok) return expect(read.reason, JSON.stringify(read)).toMatch(/^TOO_/);
      const extracted = JSON.parse(read.output.toString()) as Extracted;
      if (extracted.ok) expect(extracted.text).toBeTypeOf('string');
      else expect(extracted.problem).toMatch(/^[A-Z_]+$/);
    },
    { runs: 8 },
  ),
);

test('any upload of files is compared or refused', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(
    fc.array(file, { minLength: 1, maxLength: 3 }),
    async (files) => {
      const body = new FormData();
      for (const { name, bytes } of files) body.append('files', new File([new Uint8Array(bytes)], name));
      const answer = await fetch(`${site.siteUrl}/attachment-compare`, { method: 'POST', body });
      await answer.json();
      expect([200, 400, 413, 415, 422]).toContain(answer.status);
    },
    { runs: 4 },
  ),
);

const sentence = fc.oneof(
  fc.constantFrom(...CONTRACT),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('EUR 1.000,00', '31.02.2026', 'DE00 0000 0000 0000 0000 00', '\u202E\uFEFF', 'a'.repeat(2_000)),
);
const document = fc.array(sentence, { maxLength: 12 }).map((sentences) => sentences.join('\n\n'));

test('any two texts can be compared', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(fc.tuple(document, document), async ([old, young]) => {
    const sources = [
      { name: 'old.txt', text: old },
      { name: 'new.txt', text: young },
    ];
    expect(compare(sources)).toEqual(compare(sources));
  }),
);
