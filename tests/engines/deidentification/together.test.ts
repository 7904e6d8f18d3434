import { expect, test } from 'vitest';
import { deidentifyTogether } from '../../../src/engines/deidentification/together.ts';

const ABOUT = 'From: Ada Okafor <ada.okafor@northwind.example>\n\nDear Jonas,\n\ncall me.\n\nAda Okafor';

test('a name that the email gives is replaced wherever it is written', () => {
  expect(deidentifyTogether({ about: ABOUT, texts: ['Tell Jonas now', 'Pay today', 'to Jonas'] })).toEqual([
    'Tell [name] now',
    'Pay today',
    'to [name]',
  ]);
});

test('each text comes back in its place, whatever it holds', () => {
  const texts = ['', '\uf8ff', 'a\n\n\uf8ff\n\nb', 'ada.okafor@northwind.example', '\n\n', 'last'];
  const hidden = deidentifyTogether({ about: ABOUT, texts });
  expect(hidden).toHaveLength(texts.length);
  expect(hidden.at(3)).toBe('[address]@northwind.example');
  expect(hidden.at(-1)).toBe('last');
});
