import { expect, test } from 'vitest';
import type { DomainRelation } from '../../../src/engines/detection/model/context-features.ts';
import { combine, type Scored } from '../../../src/tools/training/combine.ts';

const email = (score: number, from: DomainRelation, isMalicious: boolean): Scored => ({
  score,
  contextFeatures: { from, link: 'none' },
  trust: 1,
  isMalicious,
  share: 1,
});

const emails = [
  email(2, 'misspelt', true),
  email(1, 'unsaid', true),
  email(-1, 'misspelt', true),
  email(1, 'sender', false),
  email(-1, 'sender', false),
  email(-2, 'unsaid', false),
  email(2, 'none', true),
  email(-2, 'none', false),
];

test('what malicious emails have counts against an email, what honest ones have for it', () => {
  const { slope, contextFeatures } = combine(emails);
  expect(slope).toBeGreaterThan(0);
  expect(contextFeatures['from-misspelt']).toBeGreaterThan(1);
  expect(contextFeatures['from-sender']).toBeLessThan(-0.5);
});

test('what is not given says nothing', () => {
  const { contextFeatures } = combine(emails);
  expect(contextFeatures).not.toHaveProperty('from-none');
  expect(contextFeatures).not.toHaveProperty('link-none');
});

test('no single feature decides alone, and a provider the text does not mention counts almost nothing', () => {
  const many = Array.from({ length: 50 }, () => [
    email(0, 'misspelt', true),
    email(0, 'unsaid', true),
    email(0, 'sender', false),
  ]).flat();
  const { contextFeatures } = combine(many);
  expect(contextFeatures['from-misspelt']).toBeLessThanOrEqual(2);
  expect(contextFeatures['from-unsaid']).toBeLessThanOrEqual(0.3);
  expect(contextFeatures['from-sender']).toBeGreaterThanOrEqual(-1);
});
