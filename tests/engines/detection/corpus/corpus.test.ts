import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/engines/detection/corpus/generate.ts';
import { SCENARIOS } from '../../../../src/engines/detection/corpus/scenarios.ts';
import { CORPUS_LANGUAGES, type Seed, SLOTS } from '../../../../src/engines/detection/corpus/seed.ts';

const all = [...samples()];
const seeds = SCENARIOS.flatMap(({ id, seeds: own }) => own.map((seed, index) => ({ name: `${id} ${index}`, seed })));
const wordsOf = (text: string) => text.split(/\s+/).length;
const textsOf = ({ subject, opening, benign, malicious, closing }: Seed) => [
  subject,
  ...opening,
  ...benign.ask,
  benign.link ?? '',
  ...malicious.ask,
  malicious.link ?? '',
  ...closing,
];

test('is large enough, in every language', () => {
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(60);
  expect(seeds.length).toBeGreaterThanOrEqual(400);
  expect(all.length).toBeGreaterThanOrEqual(3_000);
  for (const language of CORPUS_LANGUAGES) {
    expect(seeds.filter(({ seed }) => seed.language === language).length, language).toBeGreaterThanOrEqual(45);
  }
});

test('holds enough of the notices that detectors cry wolf at', () => {
  const corporate = SCENARIOS.filter((scenario) => scenario.corporate).length / SCENARIOS.length;
  expect(corporate).toBeGreaterThan(0.33);
  expect(corporate).toBeLessThan(0.5);
});

describe.each(seeds)('$name', ({ seed }) => {
  test('fills every slot', () => {
    for (const text of textsOf(seed)) {
      for (const [, slot] of text.matchAll(/\{([^}]*)\}/g)) expect(SLOTS).toContain(slot);
    }
  });

  test('has twins of like length that both have a link, or neither', () => {
    const [benign, malicious] = [seed.benign, seed.malicious].map(({ ask }) => wordsOf(ask.join(' ')));
    expect((benign ?? 0) / (malicious ?? 1)).toBeGreaterThan(0.7);
    expect((benign ?? 0) / (malicious ?? 1)).toBeLessThan(1.43);
    expect(seed.benign.link === undefined).toBe(seed.malicious.link === undefined);
  });
});

test('no seed is another one', () => {
  const asked = seeds.flatMap(({ seed }) => [seed.benign.ask.join(), seed.malicious.ask.join()]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
});

test('form, length and language say nothing about the label', () => {
  const share = (label: string, is: (sample: (typeof all)[number]) => boolean) => {
    const labelled = all.filter((sample) => sample.label === label);
    return labelled.filter(is).length / labelled.length;
  };
  for (const is of [
    ({ letter }: (typeof all)[number]) => letter.html !== undefined,
    ({ letter }: (typeof all)[number]) => (letter.html ?? letter.body).includes('https://www.'),
    ({ letter }: (typeof all)[number]) => /\d/.test(letter.subject),
  ]) {
    expect(Math.abs(share('benign', is) - share('malicious', is))).toBeLessThan(0.02);
  }
  const length = (label: string) => {
    const of = all.filter((sample) => sample.label === label).map(({ letter }) => (letter.html ?? letter.body).length);
    return of.reduce((sum, one) => sum + one, 0) / of.length;
  };
  expect(length('benign') / length('malicious')).toBeGreaterThan(0.95);
  expect(length('benign') / length('malicious')).toBeLessThan(1.05);
});

test('twins share a frame, and scenarios are held back whole', () => {
  const pairs = Map.groupBy(all, ({ pair }) => pair);
  for (const twins of pairs.values()) {
    expect(twins.map(({ label }) => label)).toEqual(['benign', 'malicious']);
    expect(new Set(twins.map(({ frame, heldBack }) => `${frame} ${heldBack}`)).size).toBe(1);
  }
});

test('is the same each time', () => {
  expect([...samples()]).toEqual(all);
});

test('holds only invented addresses', () => {
  for (const { letter } of all) {
    for (const [, host] of (letter.html ?? letter.body).matchAll(/https?:\/\/([^/"\s]+)/g)) {
      expect(host).toMatch(/\.example$/);
    }
    expect(letter.from?.address).toMatch(/\.example$/);
    expect(letter.html ?? letter.body).not.toMatch(/\{[a-z]+\}/);
  }
});
