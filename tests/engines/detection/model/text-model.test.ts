import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUCKETS } from '../../../../src/engines/detection/model/features.ts';
import { probabilityOf } from '../../../../src/engines/detection/model/probability.ts';
import { calibratedProbability, stepsOf, type TextModel } from '../../../../src/engines/detection/model/text-model.ts';
import { trustIn } from '../../../../src/engines/detection/model/trust.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { heldBackPart } from '../../../../src/tools/training/card.ts';
import { samples } from '../../../../src/tools/training/emails/generate.ts';
import { ownExamples } from '../../../../src/tools/training/examples.ts';
import { digestOfEmails, scoreOf } from '../../../../src/tools/training/model-file.ts';

const FOLDER = new URL('../../../../src/engines/detection/model/', import.meta.url);
const MOST_BYTES = 1_500_000;
const model = JSON.parse(readFileSync(new URL('weights.json', FOLDER), 'utf8')) as TextModel;
const card = readFileSync(new URL('MODEL-CARD.md', FOLDER), 'utf8');
const heldBack = [...samples()].filter((sample) => sample.heldBack);
const packed = { ...model, steps: stepsOf(model) };
const held = ownExamples(undefined, heldBack).map((example) => ({ ...example, score: scoreOf(packed, example) }));

test('the weights are small enough to be loaded by a page', () => {
  expect(statSync(new URL('weights.json', FOLDER)).size).toBeLessThanOrEqual(MOST_BYTES);
});

test('the weights were trained on our own emails as generated here', () => {
  expect(model.emails).toBe(digestOfEmails());
});

test('the card states what the weights reach on the held-out scenarios', () => {
  expect(card).toContain(heldBackPart(held, model));
});

test('an email gets the probability that was measured at training', () => {
  for (const [index, { email }] of heldBack.entries()) {
    if (index % 16 > 1) continue;
    const example = held[index];
    const measured = example && probabilityOf(model, example.score, example.contextFeatures, example.language);
    expect(calibratedProbability(parse(email, {}, []))).toBeCloseTo(measured ?? 0, 10);
  }
});

test('a sender that almost matches a name in the email raises the probability, a matching one lowers it', () => {
  const email = {
    subject: 'Your Harborline invoice',
    body: 'Please look at the invoice for your order and tell us by Friday if anything is missing. Harborline',
  };
  const from = (address: string) =>
    calibratedProbability(parse({ ...email, from: { name: 'Harborline', address } }, {}, []));
  expect(from('info@harborlime.example')).toBeGreaterThan(calibratedProbability(parse(email, {}, [])));
  expect(from('info@harborline.example')).toBeLessThan(calibratedProbability(parse(email, {}, [])));
});

test('no context feature decides alone', () => {
  for (const weight of Object.values(model.contextFeatures)) {
    expect(weight).toBeLessThanOrEqual(2);
    expect(weight).toBeGreaterThanOrEqual(-1);
  }
  expect(model.contextFeatures['from-extended'] ?? 0).toBeLessThanOrEqual(1);
  expect(model.contextFeatures['link-extended'] ?? 0).toBeLessThanOrEqual(1);
});

test('a request counts however much text surrounds it', () => {
  const asks =
    'Your tax return has been looked at. It goes out once you send us a picture of your passport and bank card plus the login for your online tax account, or the money is gone for good.';
  const chat = 'The tea was good, and on Sunday we walked along the river to the old mill with the children. ';
  const likely = (body: string) => calibratedProbability(parse({ subject: 'News', body }, {}, []));
  expect(likely(chat.repeat(30) + asks + chat.repeat(30))).toBeGreaterThan(0.5);
  expect(likely(chat.repeat(60))).toBeLessThan(0.5);
});

test('weights of another size are refused', () => {
  expect(() => stepsOf({ weights: btoa('too few') })).toThrow(`7 weights instead of ${BUCKETS}`);
});

test('a language that was never learned counts for less', () => {
  expect(trustIn('en', model.trust)).toBe(1);
  expect(trustIn('fi', model.trust)).toBeLessThan(0.5);
  expect(trustIn(null, model.trust)).toBeLessThan(0.5);
});
