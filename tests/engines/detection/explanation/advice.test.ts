import { describe, expect, test } from 'vitest';
import type { Kind, Severity } from '../../../../src/engines/detection/analysis.ts';
import { adviceOn } from '../../../../src/engines/detection/explanation/advice.ts';
import { cautionOf } from '../../../../src/engines/detection/explanation/caution.ts';
import { explain } from '../../../../src/engines/detection/explanation/explain.ts';
import { SCHEMES } from '../../../../src/engines/detection/explanation/schemes.ts';
import { fitting, type Thing, type Things } from '../../../../src/engines/detection/explanation/things.ts';
import { analyse, type Signal } from '../../../../src/engines/detection/index.ts';
import { SIGNAL_RULES } from '../../../../src/engines/detection/signals/rules.ts';
import { testTable } from '../../../support/test-table.ts';

const THINGS: readonly Thing[] = ['link', 'page', 'file', 'code', 'phone'];
const signal = (id: string, weight = 1): Signal => ({
  id,
  group: 'request',
  tier: weight < 0 ? 'mitigating' : 'soft',
  weight,
  title: id,
  sentence: `It says ${id}.`,
  evidence: [],
});
const ALL: Things = { has: new Set(THINGS), mayHave: new Set(THINGS) };
const assessed = (kind: Kind, severity: Severity = 'High') =>
  ({ kind, severity, category: 'phishing', verdict: 'dangerous', confidence: 95 }) as const;
const having = (...things: Thing[]): Things => ({ has: new Set(things), mayHave: new Set(things) });
const adviceFor = (kind: Kind, ids: readonly string[], severity?: Severity, things = ALL) =>
  adviceOn(
    assessed(kind, severity),
    ids.map((id) => signal(id)),
    things,
  );

describe('the advice fits what the email wants', () => {
  testTable<[Kind, string, RegExp]>([
    ['credential-phishing', 'qr-code-lure', /Don’t scan the QR code.*entered a password or card/],
    ['malware', 'pasted-command', /Don’t run the command.*disconnect.*another device/],
    ['malware', 'attachment-macros', /Don’t open the attachment/],
    ['callback-scam', 'callback-lure', /Don’t call the number.*disconnect.*remove.*bank/],
    ['callback-scam', 'remote-access-program', /remote-access program.*remove the program.*bank/],
    ['payment-fraud', 'gift-card-codes', /Don’t buy gift cards.*issuer/],
    ['crypto-scam', 'recovery-words-request', /Never type recovery words.*hardware wallet itself/],
    ['crypto-scam', 'seed-phrase-request', /Don’t connect a wallet.*recovery words.*device itself/],
    ['delivery-scam', 'small-fee', /block the card/],
    ['advance-fee', 'money-mule', /money laundering.*bank/],
    ['advance-fee', 'job-offer', /Don’t pay for work/],
    ['advance-fee', 'romantic-approach', /haven’t met/],
  ])('%s with %s', (kind, id, steps) => {
    expect(adviceFor(kind, [id]).actions.join(' ')).toMatch(steps);
  });

  test('not what a signal says of another kind', () => {
    expect(adviceFor('extortion', ['job-offer', 'gift-cards'])).toEqual(adviceFor('extortion', []));
  });

  test('every scheme is told by signals that there are', () => {
    const ids = SIGNAL_RULES.map(({ id }) => id);
    for (const { signals, actions } of SCHEMES) {
      expect(ids).toEqual(expect.arrayContaining([...signals]));
      for (const action of [...fitting(actions, ALL), ...fitting(actions, having())])
        expect(action).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

describe('the conclusion claims no more than was found', () => {
  test('a fake page where every link is a company’s own', () => {
    const own = having('link');
    expect(adviceFor('credential-phishing', [], 'High', ALL).conclusion).toContain('fake page');
    expect(adviceFor('credential-phishing', [], 'High', own).conclusion).toContain('your password');
    expect(adviceFor('credential-phishing', ['brand-in-sender-name'], 'High', own).conclusion).toContain('pretends');
  });

  test('a company’s own links lead to no fake page', () => {
    const email = (link: string) => ({
      subject: 'Your account is suspended',
      body: `Confirm your password within 24 hours or your account will be deleted: ${link}`,
      from: { name: 'PayPal', address: 'help@paypal-desk.example' },
    });
    expect(analyse(email('https://paypal-login.example/a')).conclusion).toContain('fake page');
    expect(analyse(email('https://www.paypal.com/signin')).conclusion).not.toContain('fake page');
  });

  test('false claims where nobody claims to have spied on the reader', () => {
    expect(adviceFor('extortion', ['extortion']).conclusion).toContain('almost certainly false');
    const { conclusion, actions } = adviceFor('extortion', ['threat']);
    expect(conclusion).toContain('harm you or your reputation');
    expect(actions.join(' ')).not.toContain('password');
  });

  testTable([
    ['link-recipient-address', false],
    ['sender-foreign-name', false],
    ['links-leave-sender', false],
    ['notice-from-freemail', true],
    ['link-bait-domain', true],
  ])('deception by %s: %s', (id, isDeceptive) => {
    const group = id.startsWith('link') ? 'link' : 'sender';
    const { conclusion } = adviceOn(assessed('suspicious'), [{ ...signal(id), group }], having());
    expect(conclusion.includes('signs of deception')).toBe(isDeceptive);
  });
});

describe('advertising', () => {
  test('that hides nothing is not said to hide something', () => {
    expect(adviceFor('unwanted', ['advertising'], 'Medium').conclusion).not.toContain('hides');
  });

  testTable([
    ['disguised-sender-name', 'hides who sent it'],
    ['link-shortener', 'hides where its links go'],
  ])('with %s is said to hide that', (id, words) => {
    expect(adviceFor('unwanted', [id], 'Medium').conclusion).toContain(words);
  });

  test('is not said to resemble fraud', () => {
    const { kind, signals } = analyse({
      subject: 'Casino',
      body: 'Play in our casino tonight, 200 free spins. Limited time offer. Click here to remove yourself from our list.',
    });
    expect(kind).toBe('unwanted');
    for (const { sentence } of signals) expect(sentence).not.toContain('known fraud');
  });
});

describe('a caution', () => {
  test('about something hidden or pressing rests on a reason that is shown', () => {
    expect(cautionOf([signal('threat')], ALL)).not.toBeNull();
    expect(cautionOf([signal('threat', 0)], ALL)).toBeNull();
    expect(cautionOf([signal('payment-request', 0)], ALL)).not.toBeNull();
  });

  test('says nothing of links where there are none', () => {
    expect(cautionOf([signal('hidden-text')], having())?.actions.join(' ')).not.toContain('link');
    expect(cautionOf([signal('account-problem')], having())?.actions.join(' ')).not.toContain('link');
  });
});

describe('beside a warning', () => {
  const coverage = { ...analyse({ subject: '', body: 'Hello' }).coverage, limitations: [], cut: [] };
  const responseTo = (id: string) =>
    explain(assessed('malware'), [signal('threat'), signal(id, -1)], coverage, ALL).response;

  test('what an impostor can have as well does not reassure', () => {
    expect(responseTo('sender-name-in-domain')).not.toContain('Reassuring');
  });

  test('what the mail server verified is said', () => {
    expect(responseTo('known-company-confirmed')).toContain('Reassuring');
  });
});

describe('an email whose sender has a name and no address', () => {
  const email = { subject: 'Hello', body: 'See you on Friday.', from: { name: 'Ada', address: '' } };

  test('has no address if its headers are there', () => {
    const { signals, response } = analyse({ ...email, headers: [{ name: 'Subject', value: 'Hello' }] });
    expect(signals.map(({ id }) => id)).toContain('no-sender-address');
    expect(response).not.toContain('wasn’t provided');
  });

  test('isn’t called left out if its headers are there without one', () => {
    const { coverage } = analyse({ subject: 'Hello', body: '', headers: [{ name: 'Subject', value: 'Hello' }] });
    expect(coverage.notSeen).toContain('We found no sender’s address in the headers that were read.');
  });

  test('is not blamed for what a caller left out', () => {
    const { signals, response } = analyse(email);
    expect(signals.map(({ id }) => id)).not.toContain('no-sender-address');
    expect(response).toContain('The sender’s address wasn’t provided.');
  });
});
