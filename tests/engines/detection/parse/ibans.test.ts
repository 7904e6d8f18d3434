import { expect } from 'vitest';
import { ibansIn } from '../../../../src/engines/detection/parse/ibans.ts';
import { testTable } from '../../../support/test-table.ts';

const found = (text: string) => ibansIn(text).map(({ start, end }) => text.slice(start, end));

testTable([
  ['in groups of four', 'to GB29 NWBK 6016 1331 9268 19.', 'GB29 NWBK 6016 1331 9268 19'],
  ['in one piece', 'IBAN:DE89370400440532013000', 'DE89370400440532013000'],
  ['before words in capitals', 'NL91 ABNA 0417 1643 00 BIC ABNANL2A', 'NL91 ABNA 0417 1643 00'],
])('an account %s', (_, text, account) => {
  expect(found(text)).toEqual([account]);
});

testTable([
  ['with a wrong checksum', 'GB28 NWBK 6016 1331 9268 19'],
  ['of no country', 'ZZ29 NWBK 6016 1331 9268 19'],
  ['that is too short', 'DE89 3704 0044 0532'],
  ['inside a longer word', 'XGB29NWBK60161331926819'],
])('none %s', (_, text) => {
  expect(found(text)).toEqual([]);
});
