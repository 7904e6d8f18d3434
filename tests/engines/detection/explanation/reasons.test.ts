import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { adviceOn } from '../../../../src/engines/detection/explanation/advice.ts';
import { reasonsOf, sentenceWithQuotes } from '../../../../src/engines/detection/explanation/reasons.ts';
import { analyse, type Signal } from '../../../../src/engines/detection/index.ts';
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

  test('leave out what adds little until there is nothing more to say', () => {
    const strong = { ...signal('threat'), weight: 1 };
    const weak = { ...signal('click-request'), weight: 0.05 };
    expect(reasonsOf([weak, strong])).toEqual({ reasons: [strong], rest: [weak] });
    expect(reasonsOf([weak])).toEqual({ reasons: [weak], rest: [] });
  });

  test('begin with what no honest email has', () => {
    const hard: Signal = { ...signal('link-userinfo'), tier: 'hard', weight: 0.01 };
    expect(reasonsOf([{ ...signal('threat'), weight: 2 }, hard]).reasons[0]).toBe(hard);
  });

  test('are not what adds nothing', () => {
    expect(reasonsOf([{ ...signal('task-with-date'), weight: 0 }])).toEqual({ reasons: [], rest: [] });
  });

  testTable([
    [
      'a changed account',
      {
        subject: 'Re: Order',
        body: `Please use our new bank account.\n\nOn 12 Nov 2026, Ada <ada@alder.example> wrote:\n> Hi`,
      },
      'bank-change-in-thread',
      'bank-change',
    ],
    [
      'an urgent payment',
      { subject: '', body: 'Urgent payment: please process the wire transfer immediately.' },
      'urgent-payment',
      'payment-request',
    ],
    [
      'a company’s forged address',
      {
        subject: '',
        body: 'Hello',
        from: { name: 'PayPal', address: 'x@paypal.com' },
        headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=fail' }],
      },
      'known-domain-forged',
      'sender-not-authenticated',
    ],
  ])('name %s once', (_, email, telling, covered) => {
    const { signals, response } = analyse(email, { authservId: 'mx.example.net' });
    const [first, second] = [telling, covered].map((id) => signals.find((one) => one.id === id));
    expect(response).toContain(first?.sentence ?? telling);
    expect(second).toBeDefined();
    expect(response).not.toContain(second?.sentence);
    const noticed = /^Also noticed: (.*)\.$/m.exec(response)?.[1]?.toLowerCase().split('; ') ?? [];
    expect(noticed).not.toContain(second?.title.toLowerCase());
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
  ['Low', 78, 'might lead'],
  ['Medium', 84, 'probably leads'],
  ['High', 84, 'very likely leads'],
  ['High', 92, 'email leads'],
  ['Critical', 97, 'email leads'],
] as const)(
  'an email of %s severity at %s percent is described with matching certainty',
  (severity, confidence, words) => {
    const verdict = severity === 'Low' || severity === 'Medium' ? 'suspicious' : 'dangerous';
    const advice = adviceOn({ kind: 'credential-phishing', category: 'phishing', severity, verdict, confidence }, [], {
      has: new Set(['link', 'page']),
      mayHave: new Set(['link', 'page']),
    });
    expect(advice.conclusion).toContain(words);
  },
);

test('each suspicious fact that is added makes the answer no less sure', () => {
  const bodies = [
    'Hello Tom, your mailbox is full.',
    'Your mailbox is full. Verify your password: https://alder.test/x',
    'Your mailbox is full. Verify your password: http://203.0.113.7/login',
    'Your mailbox is full. Verify your password: http://www.paypal.com@203.0.113.7/login',
  ];
  const ranks = bodies.map((body) => rank(analyse({ subject: 'Mailbox', body }).severity));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(ranks[0]).toBeLessThan(rank('High'));
  expect(ranks.at(-1)).toBeGreaterThanOrEqual(rank('High'));
});
