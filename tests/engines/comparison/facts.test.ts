import { describe, expect, test } from 'vitest';
import { factsIn } from '../../../src/engines/comparison/facts.ts';

const kinds = (text: string) => factsIn(text).map(({ kind, text: found }) => `${kind} ${found}`);

describe('facts', () => {
  test.each([
    [
      'IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX',
      ['account DE89 3704 0044 0532 0130 00', 'account COBADEFFXXX'],
    ],
    ['ES9121000418450200051332 BANCO', ['account ES9121000418450200051332']],
    ['Account number: 12345678', ['account 12345678']],
    ['Kontonummer 0532013000', ['account 0532013000']],
    ['pay $1,250.50 now', ['amount $1,250.50']],
    ['1.250,50 € und 12 Mio. EUR', ['amount 1.250,50 €', 'amount 12 Mio. EUR']],
    ['CHF 1’250.50', ['amount CHF 1’250.50']],
    ['a share of 12.5 percent', ['percentage 12.5 percent']],
    [
      'on 12 March 2026, March 12, 2026, 2026-03-12 and 12.03.2026',
      ['date 12 March 2026', 'date March 12, 2026', 'date 2026-03-12', 'date 12.03.2026'],
    ],
    ['am 3. März 2026', ['date 3. März 2026']],
    ['anna@firm.example or https://firm.example/pay.', ['email anna@firm.example', 'web https://firm.example/pay']],
    ['signed by Anna de la Cruz', ['name Anna de la Cruz']],
    ['“Goods” means paper', ['term “Goods”']],
    ['within 30 days', ['number 30 days']],
    ['nothing of note', []],
  ])('in «%s»', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test.each([
    ['1.250,00 EUR', 'EUR 1,250.00'],
    ['€ 1250', '1 250,00 €'],
    ['12 March 2026', 'March 12, 2026'],
    ['3. März 2026', '3 March 2026'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ])('%s is the same as %s', (one, other) => {
    expect(factsIn(one)[0]?.value).toBe(factsIn(other)[0]?.value);
  });

  test('reads 100 kB of what is nearly a fact, in time', () => {
    for (const piece of ['A1 ', '1.', '1 1', 'DE89', 'a@a.', 'Aa ', '“a', 'www.', '12 ', '€ ']) {
      expect(factsIn(piece.repeat(100_000 / piece.length)).length).toBeGreaterThanOrEqual(0);
    }
  });
});
