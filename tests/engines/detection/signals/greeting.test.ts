import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const REST =
  'One last step to confirm your account. Here is your code: J28-QMX\nIf you did not request this email, you can ignore it.\nhttps://events.cedar.example/terms';

function email(greeting: string, about: Partial<Email> = {}): Email {
  return {
    subject: 'Confirm your Cedar account',
    body: `${greeting}\n${REST}`,
    from: { name: 'Cedar Events', address: 'no-reply@events.cedar.example' },
    headers: [],
    attachments: [],
    ...about,
  };
}
const found = (one: Email) => analyse(one).signals.find(({ id }) => id === 'link-in-greeting');

describe('a link where a notice has its reader’s name', () => {
  testTable([
    ['with an amount', 'Hi ✅ +$4,811 ➡️ prizes.example.org/rCQE1,'],
    ['as an address', 'Hello https://forms.example.net/cloud/65788/?j04mua1j,'],
    ['in Russian', 'Здравствуйте, вам перевод prizes.example.org/a1b2,'],
    ['in Arabic', 'مرحبا prizes.example.org/a1b2،'],
    ['without a path', 'Hi prizes.example.org?x=1,'],
    ['below a title', 'Cedar Events\n\nHi prizes.example.org/a1b2,'],
  ])('is found: %s', (_, greeting) => {
    const one = email(greeting as string);
    expect(found(one)?.evidence[0]?.href).toMatch(/^https?:\/\/(?:prizes|forms)\.example\.(?:org|net)\/?/);
    expect(analyse(one)).toMatchObject({ severity: expect.stringMatching(/Medium|High/) });
  });

  testTable([
    ['an ordinary name', 'Hi Ada Lindqvist,'],
    ['the service’s own page', 'Hi Ada, see https://events.cedar.example/start,'],
    ['a domain that is asked about', 'Dear owner of prizes.example.org,'],
    ['an alert', 'Now up: https://prizes.example.org/health!'],
    ['an alert with a colon', 'Alert for https://prizes.example.org/health:'],
    ['a sentence', 'Ada and I looked at the page you sent us, https://prizes.example.org/a1b2,'],
  ])('is not %s', (_, greeting) => {
    expect(found(email(greeting as string))).toBeUndefined();
  });

  test('is not what a person writes', () => {
    const from = { name: 'Grace', address: 'grace@gmail.com' };
    expect(found(email('Look https://prizes.example.org/a1b2!', { from }))).toBeUndefined();
  });
});
