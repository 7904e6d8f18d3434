import { expect, test } from 'vitest';
import type { Group, Signal, Tier } from '../../src/engines/detection/index.ts';
import { quotedPictures, quotesOf, reasonOf, shareOf } from '../../src/ui/evidence.ts';

const signal = (group: Group, tier: Tier, sentence = ''): Signal => ({
  ...{ id: `${group} ${tier}`, group, tier, weight: 0.5, title: group, sentence, evidence: [] },
});

test('the reason is what weighed most, and what speaks for the email only where nothing speaks against it', () => {
  const hard = signal('link', 'hard', 'It lies.');
  const forIt = signal('sender', 'mitigating', 'It is known.');
  const context = signal('behaviour', 'context', 'It came at night.');
  expect(reasonOf([context, forIt, signal('request', 'soft', 'It asks.'), hard])).toBe('It lies.');
  expect(reasonOf([context, forIt])).toBe('It is known.');
  expect(reasonOf([])).toBeUndefined();
});

test('the reason is how the words sound only where nothing else of that tier was found', () => {
  const wording = signal('wording', 'soft', 'It sounds bad.');
  expect(reasonOf([wording, signal('request', 'soft', 'It asks.')])).toBe('It asks.');
  expect(reasonOf([wording, signal('sender', 'mitigating', 'It is known.')])).toBe('It sounds bad.');
});

test('quotes are grouped by their place, each once', () => {
  const quote = { quote: 'pay now', where: 'body' } as const;
  const link = { quote: 'here', where: 'link', source: 'the file “a.pdf”' } as const;
  const again = { ...quote, start: 4, end: 11 };
  expect(quotesOf({ evidence: [quote, link, again, { quote: ' ', where: 'subject' }] })).toEqual([
    { place: 'In the text', quotes: [again] },
    { place: 'In the file “a.pdf”', quotes: [link] },
  ]);
});

test('a quote from a picture says where on it', () => {
  const source = 'the picture “a.png”';
  const at = (top: number) => ({
    quote: `at ${top}`,
    where: 'picture' as const,
    source,
    box: { left: 0, top, width: 1, height: 0.1 },
  });
  expect(quotesOf({ evidence: [at(0), at(0.45), at(0.9)] }).map(({ place }) => place)).toEqual([
    'In the picture “a.png”, at the top',
    'In the picture “a.png”, in the middle',
    'In the picture “a.png”, at the bottom',
  ]);
});

test('… and on which side, where it is on one', () => {
  const at = (left: number, width: number) => ({
    ...{ quote: `${left}`, where: 'picture' as const, source: 'a picture', box: { left, top: 0, width, height: 0.1 } },
  });
  expect(quotesOf({ evidence: [at(0.05, 0.4), at(0.6, 0.4), at(0.05, 0.9)] }).map(({ place }) => place)).toEqual([
    'In a picture, at the top left',
    'In a picture, at the top right',
    'In a picture, at the top',
  ]);
});

test('a picture is shown once, with all that was found on it', () => {
  const picture = { name: 'a.png', width: 600, height: 400 };
  const at = (top: number) => ({ left: 0, top, width: 1, height: 0.1 });
  const quote = (words: string, top: number) => ({
    ...{ quote: words, where: 'picture' as const, source: 'the picture “a.png”', picture, box: at(top) },
  });
  const evidence = [quote('pay now', 0), { quote: 'pay now', where: 'body' as const }, quote('today', 0.9)];
  expect(quotedPictures(quotesOf({ evidence }))).toEqual([
    { picture, boxes: [at(0), at(0.9)], words: 'pay now; today' },
  ]);
});

test('each signal says what share of its side it gives', () => {
  const signals = [{ weight: 3 }, { weight: 1 }, { weight: -2 }, { weight: 0 }, { weight: 0.01 }];
  expect(signals.map((one) => shareOf(one, signals))).toEqual([75, 25, 100, null, null]);
});
