import { describe, expect, test } from 'vitest';
import { factsIn } from '../../../src/engines/comparison/facts.ts';
import { testTable } from '../../support/test-table.ts';

const kinds = (text: string) => factsIn(text).map(({ kind, text: found }) => `${kind} ${found}`);

describe('facts', () => {
  testTable([
    ['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', ['account DE89 3704 0044 0532 0130 00', 'bank COBADEFFXXX']],
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
    ['iban de89 3704 0044 0532 0130 00 please', ['account de89 3704 0044 0532 0130 00']],
    ['pay to gb29nwbk60161331926819', ['account gb29nwbk60161331926819']],
    ['IBAN DE89 3704\u200b 0044 0532 0130 00', ['account DE89 3704\u200b 0044 0532 0130 00']],
    ['Account number is 12345678', ['account 12345678']],
    ['Routing number (ABA): 021000021', ['account 021000021']],
    ['เลขที่บัญชี 123-4-56789-0 จำนวน 50,000 บาท', ['account 123-4-56789-0', 'amount 50,000 บาท']],
    ['账号:6222020200112233445', ['account 6222020200112233445']],
    ['口座番号 1234567', ['account 1234567']],
    ['7年3月1日に1,250,000円です', ['date 7年3月1日', 'amount 1,250,000円']],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', ['account bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq']],
    ['₹12,34,567 and £1.2m and $5k', ['amount ₹12,34,567', 'amount £1.2m', 'amount $5k']],
    ['kr 500, 500 kr, 500 рублей', ['amount kr 500', 'amount 500 kr', 'amount 500 рублей']],
    ['٥٠٠ ريال', ['amount ٥٠٠ ريال']],
    ['Effective March 2026, 5 марта', ['date March 2026', 'date 5 марта']],
    ['on 1 January. Then', ['date 1 January']],
    ['am 15. März 2025 und 16. Mai', ['date 15. März 2025', 'date 16. Mai']],
    ['call 030-1234-5678 now', ['number 030-1234-5678']],
    ['nothing of note', []],
  ])('in «%s»', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  testTable([
    ['1.250,00 EUR', 'EUR 1,250.00'],
    ['€ 1250', '1 250,00 €'],
    ['12 March 2026', 'March 12, 2026'],
    ['3. März 2026', '3 March 2026'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['iban de89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['٥٠٠ EUR', '500 EUR'],
  ])('%s is the same as %s', (one, other) => {
    expect(factsIn(one)[0]?.value).toBe(factsIn(other)[0]?.value);
  });

  testTable([
    ['£1.2m', '£1.2k'],
    ['123-4-56789-0', '123-4-56789-1'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp'],
    ['₹12,34,567', '₹12,34,568'],
  ])('%s is not %s', (one, other) => {
    expect(factsIn(one)[0]?.value).not.toBe(factsIn(other)[0]?.value);
  });

  test('reads 100 kB of what is nearly a fact, in time', () => {
    for (const piece of [
      'A1 ',
      '1.',
      '1 1',
      'DE89',
      'a@a.',
      'Aa ',
      '“a',
      'www.',
      '12 ',
      '€ ',
      '1-',
      'gb29 ',
      '0x0',
      'konto 1 ',
    ]) {
      expect(factsIn(piece.repeat(100_000 / piece.length)).length).toBeGreaterThanOrEqual(0);
    }
  });
});
