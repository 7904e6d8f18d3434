import { expect } from 'vitest';
import { withoutLinks } from '../../src/ui/without-links.ts';
import { testTable } from '../support/test-table.ts';

testTable<[string, string]>([
  ['Open http://bank.example/login?a=1 now.', 'Open hxxp://bank[.]example/login?a=1 now.'],
  ['It leads to “https://bank.example”.', 'It leads to “hxxps://bank[.]example”.'],
  ['The domain n0rthwind.com imitates it.', 'The domain n0rthwind[.]com imitates it.'],
  ['From a.b@bank.example.', 'From a[.]b@bank[.]example.'],
  ['At 203.0.113.7/x', 'At 203[.]0[.]113[.]7/x'],
  ['See evil.top/login or evil.zip', 'See evil[.]top/login or evil[.]zip'],
  ['Nothing to open. Really.', 'Nothing to open. Really.'],
])('%s', (text, expected) => {
  const changed = withoutLinks(text);
  expect(changed).toBe(expected);
});
