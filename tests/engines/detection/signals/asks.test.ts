import { expect, test } from 'vitest';
import type { Email } from '../../../../src/engines/detection/index.ts';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { mayAsk } from '../../../../src/engines/detection/signals/asks.ts';
import { testTable } from '../../../support/test-table.ts';

const asks = (body: string, more: Partial<Email> = {}) => mayAsk(parse({ subject: '', body, ...more }, {}, []));

testTable([
  'See you on Monday at the mill, and bring the plans.',
  'Ihre Muster sind heute morgen abgeschickt worden und kommen am Freitag an.',
  'Hoi Maren, dit is mijn nieuwe adres. Het was een leuke dag zaterdag. Ik neem morgen de plannen mee naar de molen.',
  'Ahoj, od pondělí pracuji na jiné pile. Přeji hezký víkend a pozdravuj ostatní.',
])('nothing is asked: %s', (body) => {
  expect(asks(body)).toBe(false);
});

testTable([
  ['money', 'The invoice is attached to the door, settle it with the driver.'],
  ['money, where no phrases are known', 'Ahoj, potřebuji dnes převést peníze na jiný účet. Ozvu se večer.'],
  ['a click', 'The plans for Monday are here: https://a.example/plans'],
  ['an answer', 'Are you at the mill?'],
  ['an answer, in Japanese', '今日は事務所にいますか？'],
  ['nothing that can be read', 'Zzv qqw ppl kkj mmn xxc vvb lkw prq tts wwq zxx.'],
  ['nothing', ''],
])('%s is asked', (_, body) => {
  expect(asks(body)).toBe(true);
});

test('a file may ask for anything', () => {
  expect(
    asks('See you on Monday at the mill.', { attachments: [{ filename: 'plans.pdf', mimeType: '', size: 9 }] }),
  ).toBe(true);
});

test('a question that is only quoted is not asked', () => {
  const reply = 'Monday is fine.\n\nOn Friday, Maren wrote:\n> Are you at the mill?';
  const headers = [{ name: 'In-Reply-To', value: '<1@a.example>' }];
  expect(asks(reply, { subject: 'Re: Monday', headers })).toBe(false);
});

const TICKET = 'You can follow the work at https://silverbrook-desk.example/4413';
const idsOf = (name: string, address: string, body: string) =>
  analyse({ subject: 'Your samples', body, from: { name, address } }).signals.map(({ id }) => id);

test('a help desk has the name of its company, and a word for what it is', () => {
  const ids = idsOf('Silverbrook Support', 'support@silverbrook-desk.example', TICKET);
  expect(ids).not.toContain('sender-bait-domain');
  expect(ids).not.toContain('link-bait-domain');
  for (const [name, domain] of [
    ['Nobody Known', 'silverbrook-desk.example'],
    ['Silverbrook Support', 'silverbrook-login.example'],
    ['PayPal Support', 'paypal-desk.example'],
    ['Payroll Support', 'payroll-desk.example'],
  ] as const) {
    expect(idsOf(name, `support@${domain}`, `${TICKET} https://${domain}/4413`)).toContain('sender-bait-domain');
  }
  expect(idsOf('Other Support', 'support@other.example', TICKET)).toContain('link-bait-domain');
});
