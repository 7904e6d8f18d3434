import { expect, test } from 'vitest';
import { sentPart, storedPart } from '../../../src/features/feedback/content.ts';
import { FEEDBACK_BODY_LIMIT } from '../../../src/features/feedback/contract.ts';
import { testTable } from '../../support/test-table.ts';

const bytes = (content: string) => Buffer.byteLength(JSON.stringify({ emailContent: content }));

testTable([
  ['Latin characters', 'x', 65_536],
  ['Japanese, three bytes each', '日', 65_536],
  ['characters of two units', '😀', 65_536],
])('of %s as much is sent as is stored', (_, character, length) => {
  expect(sentPart(character.repeat(300_000))).toHaveLength(length);
  expect(storedPart(character.repeat(300_000))).toHaveLength(length);
});

testTable([
  ['controls', '\u0000'],
  ['halves of characters', '\ud800'],
])('of %s, which JSON escapes six-fold, as much is sent as fits into the body', (_, character) => {
  const sent = sentPart(character.repeat(300_000));
  expect(bytes(sent)).toBeLessThanOrEqual(FEEDBACK_BODY_LIMIT - 512);
  expect(sent.length).toBeGreaterThan(30_000);
});

test('no character is cut in half, and what is short stays as it is', () => {
  expect(storedPart(`x${'😀'.repeat(40_000)}`).isWellFormed()).toBe(true);
  expect(sentPart('Dear all,')).toBe('Dear all,');
});
