import { expect } from 'vitest';
import { priceText } from '../../../src/features/landing/price.ts';
import { testTable } from '../../support/test-table.ts';

testTable([
  [{ amount: 0, currency: 'USD' }, '$0'],
  [{ amount: 1200, currency: 'USD' }, '$1,200'],
  [{ amount: 9.5, currency: 'EUR' }, '€9.50'],
  [{ text: 'Custom pricing' }, 'Custom pricing'],
])('%o is written as %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});
