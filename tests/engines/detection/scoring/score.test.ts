import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { MODEL } from '../../../../src/engines/detection/model/text-score.ts';
import { isUnproven, MAX_UNPROVEN, scoreOf, weightOf } from '../../../../src/engines/detection/scoring/score.ts';
import { severityOf } from '../../../../src/engines/detection/scoring/severity.ts';
import { SIGNAL_RULES } from '../../../../src/engines/detection/signals/rules.ts';

const ruleOf = (id: string) => {
  const rule = SIGNAL_RULES.find((one) => one.id === id);
  if (!rule) throw new Error(`no signal ${id}`);
  return rule;
};

const LURE: Email = {
  subject: 'Your mailbox is full',
  body: 'Dear user, your mailbox is full. Sign in within 24 hours to keep it: https://mailbox-quota.example/login',
  from: { name: 'Webmail', address: 'desk@secure-login-desk.example' },
  headers: [],
  attachments: [],
};

describe('the score', () => {
  test('is the sum of its terms', () => {
    const counted = [ruleOf('urgency'), ruleOf('sender-freemail')];
    const { base, signals, wording, probability } = scoreOf(MODEL, 'message', counted, 0.8);
    const sum = base + wording + [...signals.values()].reduce((total, weight) => total + weight, 0);
    expect(probability).toBeCloseTo(1 / (1 + Math.exp(-sum)));
  });

  test('takes nothing off for what proves nothing and was never learned', () => {
    const unproven = SIGNAL_RULES.filter(({ tier, isProven }) => tier === 'mitigating' && !isProven);
    expect(unproven.length).toBeGreaterThan(0);
    for (const rule of unproven) expect(weightOf({ signals: {} }, rule), rule.id).toBe(0);
  });

  test('takes off no more for everything that anyone can arrange than for a part of it', () => {
    const unproven = SIGNAL_RULES.filter(isUnproven);
    const slope = MODEL.calibration.message.slope;
    const takenOff = (rules: typeof unproven) =>
      -[...scoreOf(MODEL, 'message', rules, 0).signals.values()].reduce((sum, weight) => sum + weight, 0);
    expect(unproven.reduce((sum, rule) => sum - weightOf(MODEL, rule), 0)).toBeGreaterThan(2 * MAX_UNPROVEN);
    expect(takenOff(unproven)).toBeCloseTo(slope * MAX_UNPROVEN);
    const one = ruleOf('sender-name-in-domain');
    expect(takenOff([one])).toBeCloseTo(-slope * weightOf(MODEL, one));
    const proven = ruleOf('known-company-confirmed');
    expect(takenOff([...unproven, proven])).toBeCloseTo(slope * (MAX_UNPROVEN - weightOf(MODEL, proven)));
  });

  test('never falls with a suspicious signal, and never rises with a reassuring one', () => {
    const without = scoreOf(MODEL, 'message', [], 0).probability;
    for (const rule of SIGNAL_RULES) {
      if (rule.tier === 'context') continue;
      const { probability } = scoreOf(MODEL, 'message', [rule], 0);
      if (rule.tier === 'soft') expect(probability, rule.id).toBeGreaterThanOrEqual(without);
      else expect(probability, rule.id).toBeLessThanOrEqual(without);
    }
  });

  test('is what the signals of an answer add up to', () => {
    const { signals, confidence, severity } = analyse(LURE);
    expect(severity).not.toBe('None');
    const { base } = scoreOf(MODEL, 'message', [], 0);
    const sum = signals.reduce((total, { weight }) => total + weight, base);
    // The confidence is in whole percent, and never 100.
    expect(Math.abs(1 / (1 + Math.exp(-sum)) - confidence / 100)).toBeLessThan(0.011);
  });

  test('does not count twice what one signal covers', () => {
    const email = { subject: '', body: 'Urgent payment: please process the wire transfer immediately.' };
    const { signals } = analyse(email);
    const [urgent, covered] = ['urgent-payment', 'payment-request'].map((id) => signals.find((one) => one.id === id));
    expect(urgent).toBeDefined();
    expect(covered?.weight).toBe(0);
  });
});

describe('the severity', () => {
  const { thresholds } = MODEL;

  test('rises with the probability', () => {
    const at = (probability: number) => severityOf(MODEL, 'message', probability, 'suspicious', []);
    expect(at(0)).toBe('None');
    for (const severity of ['Low', 'Medium', 'High', 'Critical'] as const) {
      expect(at(thresholds.message[severity])).toBe(severity);
    }
  });

  test('of unwanted advertising is never a danger', () => {
    expect(severityOf(MODEL, 'message', 1, 'unwanted', [])).toBe('Medium');
  });

  test('never falls below what a hard fact sets, each of which says why', () => {
    const hard = SIGNAL_RULES.filter(({ floor }) => floor !== undefined);
    expect(hard.length).toBeGreaterThan(10);
    for (const rule of hard) {
      expect(severityOf(MODEL, 'message', 0, 'suspicious', [rule]), rule.id).toBe(rule.floor?.severity);
      expect(rule.floor?.reason, rule.id).toMatch(/^[A-Z]\S* \S+ .+\.$/);
    }
  });

  test('is at least that of every mode’s lower threshold', () => {
    for (const { Low, Medium, High, Critical } of Object.values(thresholds)) {
      expect([Low, Medium, High, Critical]).toEqual([Low, Medium, High, Critical].toSorted((a, b) => a - b));
      expect(Low).toBeGreaterThan(0.5);
    }
  });
});

describe('no false comfort', () => {
  const TRUSTED = 'mx.example.net';
  const passing = { name: 'Authentication-Results', value: `${TRUSTED}; spf=pass; dkim=pass; dmarc=pass` };

  test('a stranger’s passed checks change nothing', () => {
    const checked = analyse({ ...LURE, headers: [passing] }, { authservId: TRUSTED });
    const unchecked = analyse(LURE, { authservId: TRUSTED });
    expect(checked.confidence).toBeGreaterThanOrEqual(unchecked.confidence - 1);
    expect(checked.signals.find(({ id }) => id === 'sender-authenticated')?.weight).toBe(0);
    expect(checked.response).not.toContain('Reassuring: Your mail server verified');
  });

  test('a look-alike domain is not praised for being itself', () => {
    const { signals, response } = analyse(
      {
        subject: 'Your account',
        body: 'Please sign in: https://paypa1.com/login',
        from: { name: 'PayPal', address: 'service@paypa1.com' },
        headers: [
          { ...passing, value: `${TRUSTED}; dkim=pass header.d=paypa1.com; dmarc=pass header.from=paypa1.com` },
        ],
        attachments: [],
      },
      { authservId: TRUSTED },
    );
    expect(signals.some(({ id }) => id === 'sender-look-alike')).toBe(true);
    for (const id of ['links-to-own-domain', 'sender-authenticated', 'sender-name-in-domain']) {
      expect(signals.find((one) => one.id === id)?.weight ?? 0, id).toBe(0);
    }
    expect(response).not.toContain('own domain.');
  });

  test('an email in a language that was never learned is not called safe', () => {
    const { verdict, conclusion } = analyse({
      subject: 'Taarifa kuhusu akaunti yako',
      body: 'Mpendwa mteja, akaunti yako itafungwa hivi karibuni. Tafadhali thibitisha maelezo yako kabla ya kesho ili uendelee kutumia huduma zetu bila usumbufu wowote.',
    });
    expect(verdict).toBe('unknown');
    expect(conclusion).toContain('a language we can’t read');
  });
});
