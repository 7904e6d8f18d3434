import type { Kind } from '../analysis.ts';
import type { Assessment } from '../scoring/assessment.ts';

/** What a kind of email is after, and what to do about it. */
interface Advice {
  /** What it wants, to follow “tries to”. */
  aim: string;
  actions: readonly string[];
  /** The first action in an email that has nothing to click. */
  withoutLinks?: string;
}

const AIMED: Readonly<Record<Exclude<Kind, 'suspicious' | 'unwanted' | 'none' | 'unknown'>, Advice>> = {
  'credential-phishing': {
    aim: 'get you to a false page where your password or other details are taken',
    actions: [
      'Do not click its links and do not enter anything.',
      'If the account may be real, open it by typing its address yourself.',
      'If you already entered a password, change it now, everywhere you use it.',
    ],
    withoutLinks: 'Do not answer, and tell nobody your password or other details.',
  },
  'payment-fraud': {
    aim: 'get money or personal records into the wrong hands',
    actions: [
      'Do not pay, send or change anything that it asks for.',
      'Call the person or company on a number you already had before this email.',
      'If money was sent, call your bank at once.',
    ],
  },
  'advance-fee': {
    aim: 'win you with a fortune or a favour, so that you pay fees or give your details',
    actions: ['Do not answer.', 'Send no copies of documents, no account numbers and no money.'],
  },
  extortion: {
    aim: 'frighten you into paying: such blackmail goes out to many people at once, and nothing in it is likely to be true',
    actions: [
      'Do not pay and do not answer.',
      'If it quotes a password you still use, change that password.',
      'Report it to the police if you feel threatened.',
    ],
  },
  'callback-scam': {
    aim: 'make you call about a charge that was never made, so that a fraud can answer',
    actions: [
      'Do not call the number.',
      'Look at your bank or card statement yourself: if the charge is not there, nothing was charged.',
    ],
  },
  malware: {
    aim: 'make you open a file that can take over your machine',
    actions: [
      'Do not open or download the file.',
      'If you opened it, disconnect the machine from the network and tell whoever looks after it.',
    ],
  },
  'conversation-hijack': {
    aim: 'pass for a conversation that you know, in order to redirect something of value',
    actions: [
      'Do not answer and do not pay.',
      'Ask the person you know through another channel whether they wrote it.',
    ],
  },
  'prize-scam': {
    aim: 'win your details or a payment with a prize or with money that does not exist',
    actions: ['Do not click and do not fill in anything.', 'Nothing is waiting for you: delete it.'],
    withoutLinks: 'Do not answer and do not pay.',
  },
  'crypto-scam': {
    aim: 'get at the contents of a cryptocurrency wallet',
    actions: [
      'Do not connect a wallet and never type recovery words anywhere but on your own device.',
      'If you did, move what is in the wallet to a new one at once.',
    ],
  },
  'delivery-scam': {
    aim: 'collect a fee or your card details for a parcel that it invents',
    actions: [
      'Do not pay and do not click.',
      'Look up the parcel on the carrier’s own site with a number you already have.',
    ],
    withoutLinks: 'Do not pay and do not answer.',
  },
};

const PLAIN: Readonly<Record<Exclude<Kind, keyof typeof AIMED>, Conclusion & Pick<Advice, 'withoutLinks'>>> = {
  suspicious: {
    conclusion: 'This email shows marks of deceit, without fitting a known kind of fraud.',
    actions: ['Do not click or answer until you have asked the sender through another channel.'],
    withoutLinks: 'Do not answer until you have asked the sender through another channel.',
  },
  unwanted: {
    conclusion: 'This email looks like unwanted advertising: a nuisance rather than a danger.',
    actions: ['Delete it, or mark it as unwanted.', 'Use its unsubscribe link only if you know the sender.'],
  },
  none: { conclusion: 'Nothing in this email points to phishing, fraud or malware.', actions: [] },
  unknown: {
    conclusion: 'There was nothing in this email that could be analysed.',
    actions: ['Judge it by what you know of the sender, and do not open what you did not expect.'],
  },
};

/** What the verdict comes to in one sentence, and what to do, as short ones. */
export interface Conclusion {
  conclusion: string;
  actions: readonly string[];
}

/**
 * The conclusion for a kind of email, no surer than its severity and its evidence.
 * @param mayBeClicked whether there is a link, or may be where the email was not seen whole
 */
export function adviceOn(assessment: Assessment, mayBeClicked: boolean): Conclusion {
  const { conclusion, actions, withoutLinks } = fullAdviceOn(assessment);
  const [, ...others] = actions;
  return { conclusion, actions: mayBeClicked || withoutLinks === undefined ? actions : [withoutLinks, ...others] };
}

function fullAdviceOn({ kind, severity, confidence }: Assessment): Conclusion & Pick<Advice, 'withoutLinks'> {
  if (kind === 'suspicious' && severity === 'Low') {
    return { ...PLAIN.suspicious, conclusion: 'Something about this email is odd, though it may well be harmless.' };
  }
  if (kind === 'unwanted' && severity !== 'Low') {
    return {
      conclusion: 'This email looks like unwanted advertising that hides who sends it or where it leads.',
      actions: ['Do not click anything, not even to unsubscribe.', 'Delete it, or mark it as unwanted.'],
    };
  }
  if (kind === 'suspicious' || kind === 'unwanted' || kind === 'none' || kind === 'unknown') return PLAIN[kind];
  const { aim, ...advice } = AIMED[kind];
  return { conclusion: `This email ${triesOf(severity, confidence)} to ${aim}.`, ...advice };
}

/** Percent of confidence from which what is dangerous is said outright. */
const SURE = 85;

function triesOf(severity: Assessment['severity'], confidence: number): string {
  if (severity === 'Low') return 'might be trying';
  if (severity === 'Medium') return 'probably tries';
  return confidence < SURE ? 'very probably tries' : 'tries';
}
