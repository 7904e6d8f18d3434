import type { Signal } from '../analysis.ts';
import { ruleOf } from '../signals/rules.ts';
import type { Conclusion } from './advice.ts';
import { about, fitting, type Step, type Thing, type Things } from './things.ts';

const set = (...ids: string[]): ReadonlySet<string> => new Set(ids);

interface Caution {
  conclusion: string;
  actions: readonly Step[];
  /** What the email must have, or might have. */
  needs?: Thing;
}

/** For a dangerous email that an innocent person passed on. */
export const ENCLOSED: Conclusion = {
  conclusion: 'We found no known fraud in this email itself, but the email attached to it is dangerous.',
  actions: ['Don’t do what the attached email asks, and don’t open its links or files.'],
};

const CAUTIONS: readonly (Caution & {
  asks: ReadonlySet<string>;
  /** It goes beyond what the email is about, so one of its signals must be shown as a reason. */
  isSuspicion?: true;
})[] = [
  {
    // An account by itself may be the one that something was paid from.
    asks: set('bank-change', 'payroll', 'payment-request', 'payment-without-particulars', 'urgent-payment'),
    conclusion: 'This email is about money; we found no known fraud, but check who you’d be paying.',
    actions: ['Before you pay or change an account, call the person or company on a number you already had.'],
  },
  {
    asks: set('stock-promotion'),
    isSuspicion: true,
    conclusion: 'This email promotes a share. Such tips usually come from people who want to sell it.',
    actions: ['Don’t buy a share because of an email you didn’t ask for.'],
  },
  {
    asks: set('gift-cards', 'card-codes-request'),
    conclusion: 'This email mentions gift cards; we found no known fraud.',
    actions: ['Don’t send the codes of gift cards to anyone you haven’t talked to.'],
  },
  {
    asks: set('wallet-address', 'seed-phrase-request'),
    conclusion: 'This email is about a crypto wallet; we found no known fraud, but check who is writing.',
    actions: [
      'Don’t send anything, and never type recovery words anywhere but in the wallet itself.',
      'With a hardware wallet, type them only on the device itself.',
    ],
  },
  {
    asks: set('credential-request', 'account-problem', 'mailbox-lure', 'password-expiry-lure'),
    conclusion: 'This email is about an account; we found no known fraud, but check that it’s genuine.',
    actions: [
      about(
        'link',
        'Type the site’s address yourself instead of using the email’s links.',
        'Don’t send a password or other account details by email.',
      ),
    ],
  },
  {
    asks: set('qr-code-lure', 'qr-code-link'),
    needs: 'code',
    conclusion:
      'This email asks you to scan a QR code; we found no known fraud, but check who is writing before you scan it.',
    actions: ['Type the site’s address yourself instead of scanning the code.'],
  },
  {
    asks: set('pasted-command', 'strangers-program', 'command-request'),
    conclusion: 'This email asks you to run a command; we found no known fraud, but check who is writing.',
    actions: ['Only run it if you know the sender and what the command does.'],
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
    isSuspicion: true,
    conclusion: 'Something in this email is hidden or disguised, as in some advertising; we found no known fraud.',
    actions: [
      about(
        'link',
        'Be careful with its links if you don’t know the sender.',
        'Be careful if you don’t know the sender.',
      ),
    ],
  },
  {
    asks: set('secrecy'),
    isSuspicion: true,
    conclusion: 'This email asks you to keep quiet; we found no known fraud, but check who is writing before you act.',
    actions: ['If you know the sender, check with them another way. If you don’t, don’t reply.'],
  },
  {
    asks: set('threat'),
    isSuspicion: true,
    conclusion:
      'This email warns of a loss, a charge or legal action; we found no known fraud, but check who is writing before you act.',
    actions: ['If you know the sender, check with them another way. If you don’t, don’t reply.'],
  },
];

/** Whether a signal is common in legitimate emails. */
export function isCommon({ id }: Pick<Signal, 'id'>): boolean {
  return ruleOf(id)?.isCommon === true;
}

/** What to check in an email without a known fraud that asks for what frauds ask for. */
export function cautionOf(signals: readonly Signal[], things: Things): Conclusion | null {
  // The sender is verified, and all links go to that company.
  if (signals.some(({ id }) => id === 'known-company-confirmed')) return null;
  const found = CAUTIONS.find(
    ({ asks, needs, isSuspicion }) =>
      (needs === undefined || things.mayHave.has(needs)) &&
      signals.some(({ id, weight }) => asks.has(id) && (!isSuspicion || weight > 0)),
  );
  return found ? { conclusion: found.conclusion, actions: fitting(found.actions, things) } : null;
}
