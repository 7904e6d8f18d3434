import { describe, expect, test } from 'vitest';
import type { Signal } from '../../../../src/engines/detection/index.ts';
import { classify } from '../../../../src/engines/detection/scoring/classify.ts';
import { FLOORS, type SignalId, WEIGHTS } from '../../../../src/engines/detection/scoring/weights.ts';
import { SIGNAL_RULES } from '../../../../src/engines/detection/signals/rules.ts';
import { testTable } from '../../../support/test-table.ts';

function fired(...ids: SignalId[]): Signal[] {
  return SIGNAL_RULES.filter(({ id }) => ids.includes(id)).map(({ id, group, tier, title }) => ({
    id,
    group,
    tier,
    title,
    weight: WEIGHTS[id],
    sentence: '',
    evidence: [],
  }));
}

const ORDER = ['None', 'Low', 'Medium', 'High', 'Critical'];
const MITIGATING = SIGNAL_RULES.filter(({ tier }) => tier === 'mitigating').map(({ id }) => id);
const CONTEXT = SIGNAL_RULES.filter(({ tier }) => tier === 'context').map(({ id }) => id);
const HARD = SIGNAL_RULES.filter(({ tier }) => tier === 'hard').map(({ id }) => id);
const SOFT = SIGNAL_RULES.filter(({ tier }) => tier === 'soft').map(({ id }) => id);

describe('floors', () => {
  testTable(HARD)('%s sets one that nothing undoes', (id) => {
    const alone = classify(fired(id));
    const excused = classify(fired(id, ...MITIGATING));
    expect(ORDER.indexOf(alone.severity)).toBeGreaterThanOrEqual(ORDER.indexOf(FLOORS[id] ?? 'Medium'));
    expect(excused.severity).toBe(alone.severity);
    expect(alone.kind).not.toBe('none');
  });
});

describe('soft signals', () => {
  test('the wording alone is a warning where it is as good as sure, and never more', () => {
    expect(classify(fired('wording-strong')).severity).toBe('Medium');
    expect(classify(fired('wording')).severity).toBe('Low');
    expect(classify(fired('wording-doubtful')).severity).toBe('None');
  });

  test('a tale of riches is several facts already', () => {
    expect(classify(fired('advance-fee')).severity).toBe('Medium');
  });

  testTable(SOFT.filter((id) => id !== 'advance-fee' && id !== 'wording-strong'))('%s alone is no warning', (id) => {
    expect(ORDER.indexOf(classify(fired(id)).severity)).toBeLessThanOrEqual(ORDER.indexOf('Low'));
  });

  test('of one fact count as one, and meet one condition of a pattern', () => {
    const partner = fired('brand-in-sender-name', 'claimed-sender-without-its-links', 'account-problem');
    expect(classify(partner).severity).toBe(classify(fired('brand-in-sender-name', 'account-problem')).severity);
    expect(classify(partner).severity).toBe('Medium');
    expect(classify(fired('advance-fee', 'stranger-proposal')).risk).toBe(classify(fired('advance-fee')).risk);
  });

  test('of one group do not add up to a verdict', () => {
    expect(classify(fired('urgency', 'deadline', 'secrecy', 'unreachable')).severity).toBe('None');
  });

  test('two coincidences are no verdict', () => {
    expect(classify(fired('urgency', 'invoice-lure')).severity).toBe('None');
    expect(classify(fired('account-problem', 'sign-in-request')).severity).toBe('None');
  });

  test('a request, pressure and a suspicious link add up', () => {
    const { severity, kind } = classify(fired('mailbox-lure', 'credential-request', 'threat', 'link-free-host'));
    expect({ severity, kind }).toEqual({ severity: 'High', kind: 'credential-phishing' });
  });
});

describe('what confirms a sender', () => {
  const soft = ['account-problem', 'credential-request', 'threat', 'brand-without-its-links'] as const;

  test('takes a step off a pattern of soft signals', () => {
    expect(classify(fired(...soft)).severity).toBe('High');
    expect(classify(fired(...soft, 'known-company-confirmed')).severity).toBe('Medium');
  });

  test('takes nothing off one with a hard signal', () => {
    const hard = [...soft, 'link-look-alike'] as const;
    expect(classify(fired(...hard, 'known-company-confirmed')).severity).toBe(classify(fired(...hard)).severity);
  });

  test('says nothing for a person one knows who wants money elsewhere', () => {
    const money = ['bank-change', 'payment-request', 'urgency'] as const;
    expect(classify(fired(...money, 'known-correspondent'))).toEqual(classify(fired(...money)));
  });
});

test('a person one knows may be in a hurry', () => {
  const hurry = ['urgent-payment', 'unreachable'] as const;
  expect(classify(fired(...hurry)).severity).toBe('Medium');
  expect(classify(fired(...hurry, 'known-correspondent')).severity).toBe('Low');
});

test('context never counts, however much of it there is', () => {
  expect(classify(fired(...CONTEXT))).toEqual({ severity: 'None', kind: 'none', risk: 0, groups: 0 });
});

test('reassuring signals lower the risk of weak suspicion', () => {
  const loose = ['parcel-lure', 'urgency', 'link-open-redirect', 'parts-disagree'] as const;
  expect(classify(fired(...loose, 'can-be-ignored')).risk).toBeLessThan(classify(fired(...loose)).risk);
});

test('more evidence never makes an email look safer', () => {
  const some = fired('account-problem', 'credential-request', 'threat');
  const before = classify(some);
  for (const id of [...SOFT, ...HARD]) {
    const after = classify([...some, ...fired(id)]);
    expect(ORDER.indexOf(after.severity), id).toBeGreaterThanOrEqual(ORDER.indexOf(before.severity));
    expect(after.risk, id).toBeGreaterThanOrEqual(before.risk);
  }
});

testTable<SignalId>(['unusual-link-domain', 'language-switch'])(
  'an account that changes within a conversation is one led away with %s',
  (id) => {
    expect(classify(fired('bank-change-in-thread', id))).toMatchObject({
      severity: 'High',
      kind: 'conversation-hijack',
    });
    expect(['None', 'Low']).toContain(classify(fired('availability-question', id)).severity);
  },
);
