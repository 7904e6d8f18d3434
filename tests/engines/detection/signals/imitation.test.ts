import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { difference, imitates } from '../../../../src/engines/detection/signals/imitation.ts';
import { testTable } from '../../../support/test-table.ts';

testTable([
  ['alder.example', 'a1der.example', { before: 'a', real: 'l', imitated: '1', after: 'der.example' }],
  ['northwind.example', 'northwlnd.example', { before: 'northw', real: 'i', imitated: 'l', after: 'nd.example' }],
  ['halvorsen.test', 'halvorsens.test', { before: 'halvorsen', real: '', imitated: 's', after: '.test' }],
  ['book.test', 'bok.test', { before: 'bo', real: 'o', imitated: '', after: 'k.test' }],
  ['same.test', 'same.test', { before: 'same.test', real: '', imitated: '', after: '' }],
  ['modern.test', 'rnodern.test', { before: '', real: 'm', imitated: 'rn', after: 'odern.test' }],
])('%s and %s differ in letters that can be shown', (real, imitation, expected) => {
  expect(difference(real, imitation)).toEqual(expected);
});

describe('one name passes for another', () => {
  testTable([
    ['a digit for a letter', 'a1der.example', 'alder.example'],
    ['two letters for one', 'rnodern.test', 'modern.test'],
    ['a foreign letter', 'аlder.example', 'alder.example'],
    ['a letter added', 'halvorsens.test', 'halvorsen.test'],
    ['a letter left out', 'halvrsen.test', 'halvorsen.test'],
    ['another letter', 'northwlnd.test', 'northwind.test'],
    ['two letters swapped', 'nortwhind.test', 'northwind.test'],
    ['a hyphen added', 'alder-supplies.test', 'aldersupplies.test'],
    ['a hyphen left out', 'aldersupplies.test', 'alder-supplies.test'],
    ['two edits in a long name', 'halvorssen-timbr.test', 'halvorsen-timber.test'],
    ['another ending as well', 'halvorsens.example', 'halvorsen.test'],
    ['a sub-domain of it', 'mail.a1der.example', 'alder.example'],
  ])('by %s', (_, imitation, known) => {
    expect(imitates(imitation, known)).toBe(true);
  });

  testTable([
    ['the same', 'alder.example', 'alder.example'],
    ['sub-domains of one', 'mail.alder.example', 'post.alder.example'],
    ['under two endings', 'example.org', 'example.com'],
    ['other words', 'willow.example', 'alder.example'],
    ['short ones', 'abd.example', 'abc.example'],
    ['two edits apart and not long', 'baker-co.test', 'bakery.test'],
    ['with other beginnings', 'cooking.test', 'booking.test'],
    ['numbered', 'studio55.test', 'studio54.test'],
    ['mail providers', 'gmail.com', 'ymail.com'],
    ['a known company itself', 'paypal.com', 'paypai.com'],
    ['single labels', 'localhost', 'localhosts'],
  ])('not where they are %s', (_, host, known) => {
    expect(imitates(host, known)).toBe(false);
  });
});

describe('a conversation taken over', () => {
  const trusted = 'mx.example.net';
  const context = { authservId: trusted };
  const passed = {
    headers: [
      { name: 'Authentication-Results', value: `${trusted}; dmarc=pass` },
      { name: 'In-Reply-To', value: '<1@alder.example>' },
    ],
  };
  const quoted = 'On 12 Nov 2026, Alder Supplies <billing@alder.example> wrote:\n> The invoice is attached.';
  const email = (
    address: string,
    words = 'Hi Maren, see you on Monday at the mill, and bring the plans.',
    thread = quoted,
  ) => ({
    ...passed,
    subject: 'Re: Invoice 20417',
    body: `${words}\n\n${thread}`,
    from: { name: 'Alder Supplies', address },
  });
  const noticed = (...given: Parameters<typeof email>) =>
    analyse(email(...given), context).signals.find(({ id }) => id === 'correspondent-look-alike');

  test('is dangerous, names both domains and the letter, and shows both addresses', () => {
    const { severity, signals, text } = analyse(email('billing@a1der.example'));
    expect(['High', 'Critical']).toContain(severity);
    expect(signals[0]).toMatchObject({
      title: 'Not the sender you know',
      sentence:
        'The quoted conversation was with alder.example. This email comes from a1der.example, which has “1” instead of “l”.',
      evidence: [
        { where: 'from', quote: 'billing@a1der.example' },
        { where: 'body', quote: 'billing@alder.example' },
      ],
    });
    const known = signals[0]?.evidence[1];
    expect(text.slice(known?.start, known?.end)).toBe('billing@alder.example');
  });

  test('is called what it is, whatever else it says', () => {
    expect(analyse(email('billing@a1der.example'), context).kind).toBe('conversation-hijack');
  });

  test('is not explained with anything reassuring', () => {
    expect(analyse(email('billing@a1der.example'), context).response).not.toContain('Reassuring:');
  });

  test('is not soothed by a confirmed domain or by the thread it quotes', () => {
    const soothing = analyse(email('billing@a1der.example'), context).signals.filter(({ weight }) => weight < 0);
    expect(soothing.filter(({ group }) => group !== 'wording')).toEqual([]);
    const honest = analyse(email('billing@alder.example'), context).signals.filter(({ tier }) => tier === 'mitigating');
    expect(honest.map(({ id }) => id)).toContain('answers-in-thread');
  });

  testTable(['Please process the wire transfer today.', 'Please use our new bank account.'])(
    'is no less dangerous when money is asked for: %s',
    (asks) => {
      const [asking, meeting] = [asks, undefined].map((words) => analyse(email('billing@a1der.example', words)));
      expect(['High', 'Critical']).toContain(asking?.severity);
      expect(['conversation-hijack', 'payment-fraud']).toContain(asking?.kind);
      expect(asking?.confidence).toBeGreaterThanOrEqual(meeting?.confidence ?? 100);
    },
  );

  test('is the more dangerous for the other address', () => {
    const [imitation, own] = ['billing@a1der.example', 'billing@alder.example'].map((address) =>
      analyse(email(address, 'Please process the wire transfer today.')),
    );
    expect(rank(imitation?.severity ?? 'None')).toBeGreaterThanOrEqual(rank(own?.severity ?? 'Critical'));
  });

  test('is seen in the address for answers', () => {
    const { signals } = analyse({
      ...email('billing@alder-mail.example'),
      replyTo: [{ name: '', address: 'billing@alders.example' }],
    });
    expect(signals[0]).toMatchObject({
      id: 'correspondent-look-alike',
      sentence: expect.stringContaining('has “s” added'),
    });
    expect(signals[0]?.evidence[0]).toEqual({ where: 'reply-to', quote: 'billing@alders.example' });
  });

  testTable([
    ['the head of an Outlook reply', 'From: Alder <billing@alder.example>\nSent: Monday\nTo: Maren\nSubject: Invoice'],
    ['a German line', 'Am 12. November 2026 um 10:02 schrieb Alder <billing@alder.example>:\n> Anbei die Rechnung.'],
    ['a broken line', 'On Thu, 12 Nov 2026 at 10:02, Alder Supplies <billing@alder.example>\nwrote:\n> Attached.'],
  ])('is seen in %s', (_, thread) => {
    expect(noticed('billing@a1der.example', undefined, thread)).toBeDefined();
  });

  testTable([
    ['the same domain', 'billing@alder.example', quoted],
    ['a colleague at a sub-domain', 'ada@mail.alder.example', quoted],
    ['another company in the thread', 'ada@willow.example', quoted],
    [
      'two companies that both wrote',
      'ada@alters.example',
      'On Monday, Ada <ada@alters.example> wrote:\n> Hello\n\nOn Sunday, Tom <tom@alder.example> wrote:\n>> Hi',
    ],
  ])('is not seen with %s', (_, address, thread) => {
    expect(noticed(address, undefined, thread)).toBeUndefined();
  });

  testTable([
    ['a name that is only mentioned', '> Write to billing@alder.example'],
    ['a forwarded email', 'Forwarded message\nFrom: billing@alder.example\nTo: x\nSubject: y'],
  ])('is not seen with %s', (_, thread) => {
    const unthreaded = { ...email('ada@a1der.example', undefined, thread), headers: passed.headers.slice(0, 1) };
    expect(analyse(unthreaded, context).signals.map(({ id }) => id)).not.toContain('correspondent-look-alike');
  });
});
