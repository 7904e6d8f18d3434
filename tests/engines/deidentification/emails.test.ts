import { describe, expect, test } from 'vitest';
import { deidentify } from '../../../src/engines/deidentification/index.ts';
import { testTable } from '../../support/test-table.ts';
import { left, lostWords, type PlantedEmail, piecesOf, plantedEmails } from './emails.ts';
import { everyReading } from './readings.ts';

/** Not promised: people who are only mentioned in a sentence. */
const NOT_PROMISED = 'unannounced';
const tuning = plantedEmails('tuning');
const heldOut = plantedEmails('held-out');
const promised = ({ kind }: { kind: string }) => kind !== NOT_PROMISED;
const detailsOf = (emails: PlantedEmail[]) => emails.flatMap(({ details }) => details).filter(promised);

test('both halves have at least eight languages and every kind', () => {
  const kinds = (emails: PlantedEmail[]) => [
    ...new Set(emails.flatMap(({ details }) => details.map(({ kind }) => kind))),
  ];
  expect(kinds(tuning).sort()).toEqual(kinds(heldOut).sort());
  expect(kinds(tuning)).toHaveLength(20);
  for (const half of [tuning, heldOut]) {
    expect(detailsOf(half).length).toBeGreaterThan(200);
    expect(new Set(half.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThanOrEqual(9);
  }
});

testTable([...tuning, ...heldOut])(
  'each detail of $name can be read in it, and nothing else says the same',
  (email) => {
    const readings = everyReading(email.text, 2);
    for (const detail of email.details) {
      const pieces = piecesOf(detail, email);
      expect(pieces).not.toEqual([]);
      expect(pieces.filter((piece) => !readings.includes(piece) || email.rest.includes(piece))).toEqual([]);
    }
  },
);

describe('no detail of a kind that is promised is left', () => {
  testTable(tuning)('in $name', (email) => {
    const hidden = deidentify(email.text);
    expect(left(email, hidden).filter(promised)).toEqual([]);
    expect(deidentify(hidden)).toBe(hidden);
  });
});

describe('in emails that no rule was chosen by', () => {
  test('at least 97 of 100 details are found, of whatever kind', () => {
    const missed = heldOut.flatMap((email) => left(email, deidentify(email.text)).filter(promised));
    expect(missed.length / detailsOf(heldOut).length).toBeLessThan(0.03);
  });

  test('its own output goes through unchanged', () => {
    for (const { text } of heldOut) expect(deidentify(deidentify(text))).toBe(deidentify(text));
  });
});

describe('data that is not personal stays', () => {
  const losses = (emails: PlantedEmail[]) =>
    emails
      // What is encoded is compared by nobody word by word.
      .filter(({ text }) => !text.includes('Transfer-Encoding'))
      .map((email) => ({ email, ...lostWords(email, deidentify(email.text)) }));

  test('every word beside the details, in the emails that the rules were chosen by', () => {
    expect(losses(tuning).flatMap(({ lost }) => lost)).toEqual([]);
  });

  test('99 of 100 words in the others, and every one in those without a detail', () => {
    const found = losses(heldOut);
    const words = found.reduce((sum, one) => sum + one.words, 0);
    expect(words).toBeGreaterThan(1000);
    expect(found.flatMap(({ lost }) => lost).length / words).toBeLessThan(0.01);
    const plain = found.filter(({ email }) => email.details.length === 0);
    expect(plain.length).toBeGreaterThanOrEqual(8);
    expect(plain.flatMap(({ lost }) => lost)).toEqual([]);
  });

  test('the display names of companies and offices', () => {
    for (const kept of ['PayPal Security Team <', 'Northwind Billing <', 'Foxglove <']) {
      const domain = kept.startsWith('Foxglove') ? 'foxglove.example' : 'mail.example';
      expect(deidentify(`From: ${kept}x@${domain}>\n\nHello.`)).toBe(`From: ${kept}[address]@${domain}>\n\nHello.`);
    }
    expect(deidentify('From: Maren Support Vogel <x@mail.example>\n\nHello.')).not.toMatch(/Maren|Vogel/);
  });
});
