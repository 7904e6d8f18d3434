import { expect, test } from 'vitest';
import { type CheckSample, learnAuthservId } from '../../../src/features/mailbox/learn-authserv-id.server.ts';

const OWN = 'alder.example';
const sample = (domain: string, authservId: string | undefined): CheckSample => ({ domain, authservId });
const learned = (...samples: CheckSample[]) => learnAuthservId(samples, OWN)?.authservId;

test('a name that emails of three senders carry is learned, and one of fewer is not', () => {
  const [a, b, c] = ['a.example', 'b.example', 'c.example'].map((domain) => sample(domain, 'mx.alder.example'));
  expect(a && b && c && learned(a, b, c)).toBe('mx.alder.example');
  expect(a && b && learned(a, a, b)).toBeUndefined();
});

test('a wildcard stands back behind a name in all emails, and needs one owner', () => {
  const at = (...names: string[]) => names.map((name, index) => sample(`${index}.example`, name));
  expect(learned(...at('mx1.alder.example', 'mx2.alder.example', 'mx3.alder.example'))).toBe('*.alder.example');
  expect(learned(...at('mx1.alder.example', 'mx1.alder.example', 'mx1.alder.example'))).toBe('mx1.alder.example');
  expect(learned(...at('alder.example', 'willow.example', 'elm.example'))).toBeUndefined();
});
