import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { probability } from '../../../../src/commands/train/calibrate.ts';
import { heldBackPart } from '../../../../src/commands/train/card.ts';
import { ownExamples } from '../../../../src/commands/train/examples.ts';
import { scoreOf } from '../../../../src/commands/train/model-file.ts';
import { samples } from '../../../../src/engines/detection/corpus/generate.ts';
import { BUCKETS } from '../../../../src/engines/detection/model/features.ts';
import { stepsOf, type TextModel, wordingOf } from '../../../../src/engines/detection/model/text-model.ts';
import { trustIn } from '../../../../src/engines/detection/model/trust.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';

const FOLDER = new URL('../../../../src/engines/detection/model/', import.meta.url);
const MOST_BYTES = 1_500_000;
const model = JSON.parse(readFileSync(new URL('weights.json', FOLDER), 'utf8')) as TextModel;
const card = readFileSync(new URL('MODEL-CARD.md', FOLDER), 'utf8');
const heldBack = [...samples()].filter((sample) => sample.heldBack);
const held = ownExamples()
  .filter((example) => example.heldBack)
  .map((example) => ({
    ...example,
    score: scoreOf({ ...model, steps: stepsOf(model) }, example) * trustIn(example.language, model.trust),
  }));

test('the weights are small enough to be loaded by a page', () => {
  expect(statSync(new URL('weights.json', FOLDER)).size).toBeLessThanOrEqual(MOST_BYTES);
});

test('the card says what the weights reach on the scenarios that were held back', () => {
  expect(card).toContain(heldBackPart(held, model.calibration, model.trust));
});

test('a letter gets the probability that was measured when the model was trained', () => {
  for (const [index, { letter }] of heldBack.entries()) {
    if (index % 16 > 1) continue;
    const { score = 0 } = held[index] ?? {};
    expect(wordingOf(parse(letter, {}, [])).probability).toBeCloseTo(probability(score, model.calibration), 10);
  }
});

test('the same words get the same opinion, wherever they come from', () => {
  for (const { letter } of heldBack.slice(0, 20)) {
    const once = wordingOf(parse(letter, {}, []));
    const elsewhere = { ...letter, from: { name: 'Ada', address: 'ada@example.com' } };
    expect(wordingOf(parse(elsewhere, {}, []))).toEqual(once);
  }
});

test('the words that speak most for it are quoted where they stand', () => {
  const quotes = heldBack.flatMap(({ letter }) => {
    const reading = parse(letter, {}, []);
    return wordingOf(reading).evidence.map((evidence) => ({ evidence, reading }));
  });
  expect(quotes.length).toBeGreaterThan(heldBack.length);
  for (const { evidence, reading } of quotes) {
    const text = evidence.where === 'subject' ? reading.subject : reading.text;
    expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  }
});

test('weights of another size are refused', () => {
  expect(() => stepsOf({ weights: btoa('too few') })).toThrow(`7 weights instead of ${BUCKETS}`);
});

test('a language that was never learned counts for less', () => {
  expect(trustIn('en', model.trust)).toBe(1);
  expect(trustIn('fi', model.trust)).toBeLessThan(0.5);
  expect(trustIn(null, model.trust)).toBeLessThan(0.5);
});
