import { expect, test } from 'vitest';
import { SIGNAL_RULES } from '../../../src/engines/detection/signals/rules.ts';
import { fitModel, SETTINGS, scoreRow } from '../../../src/tools/training/fit.ts';
import type { Row } from '../../../src/tools/training/rows.ts';

const placeOf = (id: string) => SIGNAL_RULES.findIndex((rule) => rule.id === id);
const URGENCY = placeOf('urgency');
const KNOWN = placeOf('known-company-confirmed');
const ONCE = placeOf('burst');

function row(label: Row['label'], index: number, { signals = [] as number[], words = [] as number[] }): Row {
  return {
    id: `${label}-${index}`,
    source: 'written',
    group: `scenario-${index % 12}`,
    language: 'en',
    kind: '',
    label,
    mode: 'fields',
    signals: Uint16Array.from(signals),
    words: Uint32Array.from(words),
    worths: new Float32Array(words.length).fill(1),
    grams: new Uint32Array(0),
  };
}

const MANY = Array.from({ length: 120 }, (_, index) => index);

test('words that harmful emails have raise the score, in the same way each time', () => {
  const rows = MANY.flatMap((index) => [
    row('malicious', index, { words: [11, 12] }),
    row('benign', index, { words: [12, 13] }),
  ]);
  const weights = fitModel(rows);
  expect(scoreRow(weights, row('benign', 0, { words: [11] }))).toBeGreaterThan(0);
  expect(scoreRow(weights, row('benign', 0, { words: [13] }))).toBeLessThan(0);
  expect(fitModel(rows)).toEqual(weights);
});

test('a suspicious signal never reassures, even where only honest emails have it, nor the other way round', () => {
  const rows = MANY.flatMap((index) => [
    row('malicious', index, { signals: [KNOWN] }),
    row('benign', index, { signals: [URGENCY] }),
  ]);
  const { signals } = fitModel(rows);
  expect(signals[URGENCY]).toBe(0);
  expect(Math.abs(signals[KNOWN] ?? 1)).toBe(0);
});

test('what anyone can arrange reassures a little, whatever honest emails have it', () => {
  const FITS = placeOf('sender-name-in-domain');
  const rows = MANY.flatMap((index) => [row('malicious', index, {}), row('benign', index, { signals: [FITS, KNOWN] })]);
  const { signals } = fitModel(rows);
  expect(signals[FITS]).toBeCloseTo(-0.7);
  expect(signals[KNOWN]).toBeLessThan(-0.7);
});

test('a word that few scenarios have is their style, and nothing to learn', () => {
  const rows = MANY.flatMap((index) => [
    row('malicious', index, { words: index % 12 < SETTINGS.fewestGroups - 1 ? [11, 21] : [11] }),
    row('benign', index, { words: [13] }),
  ]);
  const { text } = fitModel(rows);
  expect(text.words[11]).toBeGreaterThan(0);
  expect(text.words[21]).toBe(0);
});

test('a signal that hardly any email has is drawn to its peers', () => {
  const rows = MANY.flatMap((index) => [
    row('malicious', index, { signals: index === 0 ? [ONCE] : [] }),
    row('benign', index, {}),
  ]);
  const { signals, met } = fitModel(rows);
  expect(met[ONCE]).toBe(1);
  expect(signals[ONCE]).toBeGreaterThan(0);
});
