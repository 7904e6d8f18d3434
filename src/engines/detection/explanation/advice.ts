import type { Kind, Signal } from '../analysis.ts';
import type { Assessment } from '../scoring/assessment.ts';
import { SCHEMES } from './schemes.ts';

/** What a kind of email does, and what to do about it. */
interface Advice {
  /** A regular verb and the rest of “This email …”. */
  verb: string;
  rest: string;
  actions: readonly string[];
  /** What differs in an email that has nothing to click. */
  withoutLinks?: { verb?: string; rest?: string; firstAction: string };
}

const KNOWN_FRAUD: Readonly<Record<Exclude<Kind, 'suspicious' | 'unwanted' | 'none' | 'unknown'>, Advice>> = {
  'credential-phishing': {
    verb: 'lead',
    rest: 'to a fake page that steals passwords',
    actions: [
      'Don’t click its links or enter anything.',
      'Unsure? Type the site’s address yourself.',
      'If you already entered a password, change it now, everywhere you use it.',
    ],
    withoutLinks: {
      verb: 'want',
      rest: 'your password or other personal details',
      firstAction: 'Don’t reply, and don’t share your password or other details.',
    },
  },
  'payment-fraud': {
    verb: 'aim',
    rest: 'to steal money or personal records',
    actions: [
      'Don’t pay, send or change anything it asks for.',
      'Call the person or company on a number you already had.',
      'If you sent money, call your bank now.',
    ],
  },
  'advance-fee': {
    verb: 'promise',
    rest: 'money, work or affection to get your money or details',
    actions: [
      'Don’t reply.',
      'Don’t send documents, account numbers or money, and don’t pass on money for anyone.',
      'If you already sent money or account details, call your bank now.',
    ],
  },
  extortion: {
    verb: 'threaten',
    rest: 'you with claims that are almost certainly false, so that you pay',
    actions: [
      'Don’t pay or reply.',
      'If it quotes a password you still use, change it.',
      'If you feel threatened, report it to the police.',
    ],
  },
  'callback-scam': {
    verb: 'invent',
    rest: 'a charge so that you call a scammer',
    actions: [
      'Don’t call the number.',
      'Check your bank or card statement. If the charge isn’t there, nothing was charged.',
      'If you called and let someone in, disconnect your device, remove their program and call your bank.',
    ],
  },
  malware: {
    verb: 'want',
    rest: 'you to open or run something that can take over your device',
    actions: [
      'Don’t download, open or run anything it offers.',
      'If you did, disconnect your device from the network and tell your IT support.',
    ],
  },
  'conversation-hijack': {
    verb: 'pretend',
    rest: 'to continue a conversation you know, to redirect money or other valuables',
    actions: ['Don’t reply or pay.', 'Ask the person you know another way, such as by phone, whether they wrote it.'],
  },
  'prize-scam': {
    verb: 'promise',
    rest: 'a prize or money that doesn’t exist to get your details or a payment',
    actions: [
      'Don’t click or fill in anything.',
      'There is nothing to collect: delete it.',
      'If you already entered card details, have your bank block the card.',
    ],
    withoutLinks: { firstAction: 'Don’t reply or pay.' },
  },
  'crypto-scam': {
    verb: 'aim',
    rest: 'to empty a cryptocurrency wallet',
    actions: [
      'Don’t send coins or connect a wallet.',
      'Never type recovery words anywhere but in the wallet itself. With a hardware wallet, type them on the device itself.',
      'If you already did, move your funds to a new wallet now.',
    ],
  },
  'delivery-scam': {
    verb: 'invent',
    rest: 'a parcel to get a fee or your card details',
    actions: [
      'Don’t pay or click.',
      'Look up the parcel on the carrier’s own site, using a number you already have.',
      'If you already entered card details, have your bank block the card.',
    ],
    withoutLinks: { firstAction: 'Don’t pay or reply.' },
  },
};

/** What the verdict comes to in one sentence, and what to do, in short ones. */
export interface Conclusion {
  conclusion: string;
  actions: readonly string[];
}

const SUSPICIOUS: Conclusion = {
  conclusion: 'This email shows signs of deception but matches no known kind of fraud.',
  actions: ['Don’t click or reply until you’ve checked with the sender another way.'],
};
const SUSPICIOUS_WITHOUT_LINKS = ['Don’t reply until you’ve checked with the sender another way.'];
const ODD = 'Something about this email is odd, but it may well be harmless.';
const UNWANTED: Conclusion = {
  conclusion: 'This email looks like unwanted advertising, a nuisance rather than a danger.',
  actions: ['Delete it or mark it as spam.', 'Unsubscribe only if you know the sender.'],
};
const RISKY_ADVERTISING: Conclusion = {
  conclusion: 'This email looks like spam, and what it offers may not be genuine.',
  actions: ['Don’t click anything, not even to unsubscribe.', 'Delete it or mark it as spam.'],
};
/** What the advertising hides, by the signals that say so. */
const HIDES: readonly { signals: readonly string[]; what: string }[] = [
  {
    signals: [
      'address-in-display-name',
      'brand-in-sender-name',
      'brand-in-sender-mailbox',
      'disguised-sender-name',
      'disposable-sender',
      'known-domain-forged',
      'no-sender-address',
      'own-domain-forged',
      'sender-borrowed-name',
      'sender-look-alike',
      'sender-not-authenticated',
    ],
    what: 'who sent it',
  },
  {
    signals: [
      'link-borrowed-name',
      'link-deceptive-characters',
      'link-listed',
      'link-look-alike',
      'link-name-mismatch',
      'link-open-redirect',
      'link-shortener',
      'link-text-mismatch',
      'link-through-known-site',
      'link-to-known-name-mismatch',
      'link-userinfo',
    ],
    what: 'where its links go',
  },
];
const NONE: Conclusion = { conclusion: 'We found no signs of phishing, fraud or malware in this email.', actions: [] };
const UNKNOWN: Conclusion = {
  conclusion: 'There was nothing in this email that we could check.',
  actions: ['Go by what you know of the sender, and don’t open anything unexpected.'],
};

/**
 * The conclusion for what an email wants, no surer than its severity and its evidence.
 * @param mayHaveLinks whether there is a link, or may be where the email was not seen whole
 * @param hasLinks whether there is one
 */
export function adviceOn(
  { kind, severity, confidence }: Assessment,
  signals: readonly Signal[],
  mayHaveLinks: boolean,
  hasLinks = mayHaveLinks,
): Conclusion {
  if (kind === 'none') return NONE;
  if (kind === 'unknown') return UNKNOWN;
  if (kind === 'unwanted') return severity === 'Low' ? UNWANTED : riskyAdvertising(signals);
  const scheme = SCHEMES.find((one) => one.kinds.includes(kind) && signals.some(({ id }) => one.signals.includes(id)));
  if (kind === 'suspicious') {
    return {
      conclusion: severity === 'Low' ? ODD : SUSPICIOUS.conclusion,
      actions:
        scheme && severity !== 'Low' ? scheme.actions : mayHaveLinks ? SUSPICIOUS.actions : SUSPICIOUS_WITHOUT_LINKS,
    };
  }
  const advice = KNOWN_FRAUD[kind];
  if (scheme) {
    return { conclusion: conclusionOf(scheme.aim ?? advice, severity, confidence), actions: scheme.actions };
  }
  const { withoutLinks } = advice;
  const conclusion = conclusionOf(hasLinks ? advice : { ...advice, ...withoutLinks }, severity, confidence);
  if (mayHaveLinks || !withoutLinks) return { conclusion, actions: advice.actions };
  return { conclusion, actions: [withoutLinks.firstAction, ...advice.actions.slice(1)] };
}

function riskyAdvertising(signals: readonly Signal[]): Conclusion {
  const hidden = HIDES.filter((one) => signals.some(({ id }) => one.signals.includes(id)));
  if (hidden.length === 0) return RISKY_ADVERTISING;
  const what = hidden.map((one) => one.what).join(' and ');
  return { ...RISKY_ADVERTISING, conclusion: `This email looks like unwanted advertising that hides ${what}.` };
}

/** Percent of confidence from which a danger is stated without a qualifier. */
const SURE = 85;

function conclusionOf(
  { verb, rest }: Pick<Advice, 'verb' | 'rest'>,
  severity: Assessment['severity'],
  confidence: number,
): string {
  if (severity === 'Low') return `This email might ${verb} ${rest}.`;
  if (severity === 'Medium') return `This email probably ${verb}s ${rest}.`;
  return confidence < SURE ? `This email very likely ${verb}s ${rest}.` : `This email ${verb}s ${rest}.`;
}
