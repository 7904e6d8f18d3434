import { expect, test } from 'vitest';
import { defang } from '../../../src/features/shared-verdicts/defang.ts';

test.each([
  ['https://login.example/a.html?b=c.d', 'hxxps://login[.]example/a[.]html?b=c.d'],
  ['HTTP://Pay.Example', 'HxxP://Pay[.]Example'],
  ['goes to parcel-track.example.pay-fee.example.', 'goes to parcel-track[.]example[.]pay-fee[.]example.'],
  ['ada@northwind.example', 'ada[@]northwind[.]example'],
  ['[address]@northwind.example', '[address][@]northwind[.]example'],
  ['“bücher.example”', '“bücher[.]example”'],
  ['http://192.0.2.7/x', 'hxxp://192[.]0[.]2[.]7/x'],
  ['Pay 1.99 EUR by 28.11.2026. Then wait.', 'Pay 1.99 EUR by 28.11.2026. Then wait.'],
  ['Version 3.2.0', 'Version 3.2.0'],
  ['Thanks. Bye', 'Thanks. Bye'],
  ['mailto:ada@northwind.example', 'mailto:ada[@]northwind[.]example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s', (text, defanged) => {
  expect(defang(text)).toBe(defanged);
});

test('twice changes nothing more', () => {
  const once = defang('see https://login.example or ada@northwind.example');
  expect(defang(once)).toBe(once);
});
