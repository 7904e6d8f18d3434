import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from '../../src/server/guessable.ts';

test.each([
  'please-change-me-please-change-me',
  'my-very-own-Secret-for-this-server',
  'x'.repeat(64),
  '6e4f0b2c9a'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz!?.,;:',
  '12345678901234567890123456789012',
  'Passwort-Passwort-Passwort-1-2-3',
  'hahahaha hahahaha hahahaha hahahoh',
])('“%s” was not drawn at random', (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test.each(['base64', 'base64url', 'hex'] as const)('random bytes in %s are taken', (encoding) => {
  expect(Array.from({ length: 200 }, () => randomBytes(24).toString(encoding)).filter(isGuessable)).toEqual([]);
});
