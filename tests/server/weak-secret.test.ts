import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWeakSecret } from '../../src/server/weak-secret.ts';

test.each([
  'please-change-me-please-change-me',
  'my-very-own-Secret-for-this-server',
  'x'.repeat(64),
  '6e4f0b2c9a'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz!?.,;:',
  '12345678901234567890123456789012',
  'Passwort-Passwort-Passwort-1-2-3',
  'Qwertz-auf-der-Tastatur-und-sonst-nichts',
  'asdfghjkl;asdfghjkl;+zxcvbnm,./',
  'hahahaha hahahaha hahahaha hahahoh',
])('“%s” was not drawn at random', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

const randomSecret = fc
  .tuple(
    // Without the preference for small numbers and for repetition that looks for faults elsewhere.
    fc.noBias(fc.uint8Array({ minLength: 24, maxLength: 48 })),
    fc.constantFrom<BufferEncoding>('base64', 'base64url', 'hex'),
  )
  .map(([bytes, encoding]) => Buffer.from(bytes).toString(encoding));

test('random bytes are taken', () => {
  fc.assert(
    fc.property(randomSecret, (secret) => !isWeakSecret(secret)),
    { seed: 1, numRuns: 20_000 },
  );
});

test.each(['asdf0', 'Qwert0', 'pass0', 'abcdef0', '0123459', '1234569'])(
  'that chance wrote “%s” is no reason',
  (run) => {
    fc.assert(
      fc.property(randomSecret, fc.noBias(fc.nat(31)), (secret, at) => {
        expect(isWeakSecret(secret.slice(0, at) + run + secret.slice(at + run.length))).toBe(false);
      }),
      { seed: 1, numRuns: 1000 },
    );
  },
);
