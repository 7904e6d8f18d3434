import { expect, test } from 'vitest';
import { newSecret, stepOf, uriOf } from '../../../src/features/password/second-factor/totp.server.ts';
import { testTable } from '../../support/test-table.ts';

/** RFC 6238, appendix B: the secret of the SHA-1 rows, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

testTable([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s (RFC 6238)', (seconds, code) => {
  expect(stepOf(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a clock may differ by one step, and no more', () => {
  const step = Math.floor(1111111109 / 30);
  const at = (steps: number) => stepOf(SECRET, '081804', (step + steps) * 30_000);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
});

testTable(['', '28708', '2870822', '28708x', '-87082', 'K7QMX2HJ9P'])('%j is no code', (code) => {
  expect(stepOf(SECRET, code, 59_000)).toBeUndefined();
});

test('a secret has 160 random bits, and its link says for whom it is', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  expect(uriOf(secret, 'ada@example.com')).toBe(
    `otpauth://totp/Letterlock:ada%40example.com?issuer=Letterlock&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
