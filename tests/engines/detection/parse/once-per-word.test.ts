import { expect, test } from 'vitest';
import { answersOf, oncePerWord } from '../../../../src/engines/detection/parse/once-per-word.ts';

const wordOf = (norm: string) => ({ norm, answers: answersOf(norm) });

test('a word is read once, however often it is met', () => {
  const asked: string[] = [];
  const read = oncePerWord((norm) => asked.push(norm));
  for (const norm of ['alder', 'elm', 'alder']) read(wordOf(norm));
  expect(asked).toEqual(['alder', 'elm']);
});

test('a word that is met again and again is kept, and others are dropped', () => {
  const [kept, dropped] = [answersOf('alder'), answersOf('elm')];
  for (let count = 0; count < 40_000; count++) {
    answersOf(`w${count}`);
    if (count % 1_000 === 0) expect(answersOf('alder')).toBe(kept);
  }
  expect(answersOf('elm')).not.toBe(dropped);
});

test('long words are not kept', () => {
  expect(answersOf('internationalisation')).not.toBe(answersOf('internationalisation'));
});
