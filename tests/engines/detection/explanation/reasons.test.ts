import { describe, expect, test } from 'vitest';
import { reasonsOf, sentenceWithQuotes } from '../../../../src/engines/detection/explanation/reasons.ts';
import { analyse, type Email, type Signal } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const signal = (id: string, evidence: Signal['evidence'] = []): Signal => ({
  id,
  group: 'request',
  tier: 'soft',
  weight: 0.2,
  title: id,
  sentence: `It says ${id}.`,
  evidence,
});

describe('the reasons', () => {
  test('are three, and the rest is named', () => {
    const { reasons, rest } = reasonsOf(['urgency', 'deadline', 'threat', 'secrecy'].map((id) => signal(id)));
    expect(reasons.map(({ id }) => id)).toEqual(['urgency', 'deadline', 'threat']);
    expect(rest.map(({ id }) => id)).toEqual(['secrecy']);
  });

  test('leave a click to the end of the list when there is more to say', () => {
    const click = { ...signal('click-request'), weight: 0.05 };
    expect(reasonsOf([signal('threat'), click])).toMatchObject({ reasons: [{ id: 'threat' }], rest: [click] });
    expect(reasonsOf([click]).reasons).toEqual([click]);
  });

  testTable([
    ['a changed account', 'bank-change-in-thread', 'payment-to-changed-account'],
    ['a stranger’s request for help', 'advance-fee', 'availability-question'],
    ['the forms of a staff', 'staff-data-request', 'payroll'],
  ])('name %s once', (_, telling, covered) => {
    expect(reasonsOf([signal(covered), signal(telling)]).reasons.map(({ id }) => id)).toEqual([telling]);
  });

  test('do not say twice what one says better', () => {
    const { reasons } = reasonsOf([signal('payment-request'), signal('urgent-payment'), signal('urgency')]);
    expect(reasons.map(({ id }) => id)).toEqual(['urgent-payment']);
  });
});

describe('a quoted link', () => {
  const link = (quote: string) => signal('x', [{ quote, where: 'link', href: 'https://alder.test/a' }]);

  test('names the place it leads to', () => {
    expect(sentenceWithQuotes(link('Pay now'))).toBe('It says x. Link text: “Pay now”, which goes to alder.test.');
  });

  test('that is an address needs no more', () => {
    expect(sentenceWithQuotes(link('https://alder.test/a'))).toBe('It says x. It goes to: “https://alder.test/a”.');
  });

  test('around a whole email is cut', () => {
    expect(sentenceWithQuotes(link('word '.repeat(50))).length).toBeLessThan(120);
  });
});

testTable([
  ['header', 'It says x. Headers: “<1@alder.test>”.'],
  ['server', 'It says x. Your mail server wrote: “<1@alder.test>”.'],
  ['remark', 'It says x. Found: <1@alder.test>.'],
] as const)('what is found in the %s is introduced as what it is', (where, sentence) => {
  expect(sentenceWithQuotes(signal('x', [{ quote: '<1@alder.test>', where }]))).toBe(sentence);
});

testTable([
  ['a header that the sender wrote', 'unknown-thread', 'header'],
  ['what the reader’s own server wrote', 'known-domain-forged', 'server'],
] as const)('%s is attributed to its source', (_, id, where) => {
  const { signals } = analyse(
    {
      subject: 'Re: Order',
      body: 'Hello',
      from: { name: 'PayPal', address: 'service@paypal.com' },
      headers: [
        { name: 'Authentication-Results', value: 'mx.example.net; dmarc=fail' },
        { name: 'In-Reply-To', value: '<1@alder.test>' },
      ],
    },
    { authservId: 'mx.example.net', history: { emails: 90, knowsThread: false } },
  );
  expect(signals.find((one) => one.id === id)?.evidence.at(-1)?.where).toBe(where);
});

test('the same words in capitals are quoted once', () => {
  const twice = signal('x', [
    { quote: 'Act now', where: 'subject' },
    { quote: 'ACT NOW', where: 'body' },
  ]);
  expect(sentenceWithQuotes(twice)).toBe('It says x. Quote: “Act now”.');
});

testTable([
  ['Medium', 'Your mailbox is full. It will be deleted within 24 hours. Act now.', 'probably leads'],
  ['High', 'Your mailbox is full. Verify your password within 24 hours: https://alder.test/x', 'very likely leads'],
  ['Critical', 'Your mailbox is full. Verify your password within 24 hours: http://203.0.113.7/login', 'email leads'],
])('an email of %s severity is described with matching certainty', (severity, body, words) => {
  const email: Email = { subject: 'Mailbox', body };
  expect(analyse(email)).toMatchObject({ severity, conclusion: expect.stringContaining(words) });
});
