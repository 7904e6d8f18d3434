import type { Signal } from '../analysis.ts';
import type { SignalId } from '../scoring/weights.ts';

const set = (...ids: SignalId[]): ReadonlySet<string> => new Set(ids);

/** What receipts, newsletters and notices do every day. */
const COMMON = set(
  'sign-in-request',
  'click-request',
  'document-lure',
  'parcel-lure',
  'invoice-lure',
  'open-attachment-request',
  'availability-question',
  'unreachable',
  'urgency',
  'deadline',
  'hard-sell',
  'advertising',
  'removal-line',
  'generic-greeting',
  'link-shortener',
  'link-open-redirect',
  'link-recipient-address',
  'link-on-image-only',
);

interface Caution {
  conclusion: string;
  actions: readonly string[];
}

/** For whoever gets a dangerous email handed on by somebody innocent. */
const ENCLOSED: Caution = {
  conclusion: 'This email itself shows no known fraud, but the message attached to it is dangerous.',
  actions: ['Do nothing that the attached message asks for, and open none of its links and files.'],
};

const CAUTIONS: readonly (Caution & { asks: ReadonlySet<string> })[] = [
  {
    asks: set('bank-change', 'payroll', 'payment-request', 'urgent-payment', 'bank-details', 'gift-cards'),
    conclusion: 'This email is about money; it shows no known fraud, but check whom you would pay.',
    actions: ['Before you pay or change an account, call the person or company on a number you already had.'],
  },
  {
    asks: set('wallet-address', 'seed-phrase-request'),
    conclusion: 'This email is about a cryptocurrency wallet; it shows no known fraud, but check who is writing.',
    actions: ['Send nothing, and type recovery words nowhere but on your own device.'],
  },
  {
    asks: set('credential-request', 'account-problem', 'mailbox-lure', 'password-expiry-lure', 'qr-code-lure'),
    conclusion: 'This email is about an account; it shows no known fraud, but check that it comes from where it says.',
    actions: ['Open the account by typing its address yourself, rather than through the email.'],
  },
  {
    asks: set(
      'hidden-text',
      'junk-filling',
      'random-filling',
      'pushed-out-of-sight',
      'styled-letters',
      'accented-letters',
    ),
    conclusion: 'Something in this email is hidden or disguised, as some advertisers do; it shows no known fraud.',
    actions: ['Take care with its links if you do not know the sender.'],
  },
  {
    asks: set('threat', 'secrecy'),
    conclusion: 'This email presses you; it shows no known fraud, but check who is writing before you do what it says.',
    actions: ['Ask the sender through another channel if you do not know them.'],
  },
];

/** Whether a signal is found in honest emails all the time. */
export function isCommon({ id }: Signal): boolean {
  return COMMON.has(id);
}

/** What to check before following an email that is no known fraud but asks for what frauds ask for. */
export function cautionOf(signals: readonly Signal[]): Caution | null {
  if (signals.some(({ id }) => id === 'dangerous-message-attached')) return ENCLOSED;
  // Who is writing is known for certain, and all its links are that company's.
  if (signals.some(({ id }) => id === 'known-company-confirmed')) return null;
  return CAUTIONS.find(({ asks }) => signals.some(({ id, tier }) => tier !== 'context' && asks.has(id))) ?? null;
}
