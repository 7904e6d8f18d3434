import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspect } from '../../../src/engines/detection/attachments/inspect.ts';
import { analyse } from '../../../src/engines/detection/index.ts';
import { judge, mutated, randomMutation, randomNumbers } from './mutants.ts';

/** `npm run test:security` runs more of them, and prints how long the slowest took. */
const MUTANTS = Number(process.env.MUTANTS ?? 300);
const SEED = 20_261_121;

test(`${MUTANTS} messages with broken bytes are read and judged`, async () => {
  const random = randomNumbers(SEED);
  let longest = 0;
  for (let count = 0; count < MUTANTS; count++) {
    const mutation = randomMutation(random);
    const source = mutated(mutation);
    const start = performance.now();
    await judge(source).catch((cause: unknown) => {
      throw new Error(`Mutant ${count}: ${JSON.stringify(mutation)}`, { cause });
    });
    longest = Math.max(longest, performance.now() - start);
  }
  if (process.env.MUTANTS !== undefined) process.stdout.write(`The slowest took ${Math.round(longest)} ms.\n`);
}, 3_600_000);

test('emails with any text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  const mailbox = fc.record({ name: text, address: text });
  const email = fc.record({
    subject: text,
    body: text,
    html: text,
    from: mailbox,
    replyTo: fc.array(mailbox, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(email, (one) => {
      expect(analyse(one)).toEqual(analyse(one));
    }),
    { seed: SEED, numRuns: Math.min(300, MUTANTS / 5) },
  );
});

const BEGINNINGS = [
  'PK\x03\x04',
  '%PDF-1.7\n',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '{\\rtf',
  '<svg ',
  '<html>',
  'Rar!\x1a\x07\0',
  '\x1f\x8b\x08\x08',
  'MZ',
  '',
];

test('files of any bytes behind any beginning', () => {
  const content = fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.uint8Array({ maxLength: 2_000 }))
    .map(([beginning, rest]) => new Uint8Array(Buffer.concat([Buffer.from(beginning, 'latin1'), rest])));
  fc.assert(
    fc.property(content, fc.string({ unit: 'binary', maxLength: 30 }), (bytes, filename) => {
      inspect({ filename, mimeType: '', size: bytes.length, content: bytes });
    }),
    { seed: SEED, numRuns: Math.min(2_000, 2 * MUTANTS) },
  );
});
