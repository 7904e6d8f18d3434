import type { Analysis, Coverage, Evidence, Kind, Signal } from './analysis.ts';
import { cautionOf, isCommon } from './caution.ts';
import type { Verdict } from './verdict.ts';

type Prose = Pick<Analysis, 'response' | 'conclusion' | 'actions'>;

const SHOWN_SIGNALS = 6;
const SHOWN_QUOTES = 2;
const QUOTE = 120;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** Whose words are quoted. A header quoted here is one that the reader's own server wrote. */
const INTRODUCTIONS: Readonly<Record<Evidence['where'], string>> = {
  from: 'It names as its sender:',
  'reply-to': 'Answers would go to:',
  subject: 'In its words:',
  body: 'In its words:',
  link: 'In its words:',
  attachment: 'The file is named:',
  header: 'Your mail server wrote:',
};

/** What a kind of letter is after, and what to do about it. */
interface Advice {
  conclusion: string;
  actions: readonly string[];
}

const ADVICE: Readonly<Record<Kind, Advice>> = {
  'credential-phishing': {
    conclusion: 'This letter tries to get you to a false page where your password or other details are taken.',
    actions: [
      'Do not click its links and do not enter anything.',
      'If the account may be real, open it by typing its address yourself.',
      'If you already entered a password, change it now, everywhere you use it.',
    ],
  },
  'payment-fraud': {
    conclusion: 'This letter tries to get money sent to the wrong account.',
    actions: [
      'Do not pay and do not change any account details.',
      'Call the person or company on a number you already had before this letter.',
      'If money was sent, call your bank at once.',
    ],
  },
  'advance-fee': {
    conclusion: 'This letter promises a fortune to a stranger so that the stranger pays fees first.',
    actions: ['Do not answer.', 'Send no copies of documents, no account numbers and no money.'],
  },
  extortion: {
    conclusion: 'This letter is blackmail sent to many people at once; nothing in it is likely to be true.',
    actions: [
      'Do not pay and do not answer.',
      'If it quotes a password you still use, change that password.',
      'Report it to the police if you feel threatened.',
    ],
  },
  'callback-scam': {
    conclusion: 'This letter invents a charge so that you call a number where a fraud answers.',
    actions: ['Do not call the number.', 'Look at your bank or card statement yourself: the charge is not there.'],
  },
  malware: {
    conclusion: 'This letter brings a file that can take over your machine.',
    actions: [
      'Do not open the attachment.',
      'If you opened it, disconnect the machine from the network and tell whoever looks after it.',
    ],
  },
  'conversation-hijack': {
    conclusion: 'This letter pretends to continue a conversation in order to redirect something of value.',
    actions: [
      'Do not answer and do not pay.',
      'Ask the person you know through another channel whether they wrote it.',
    ],
  },
  'prize-scam': {
    conclusion: 'This letter promises a prize to get your details or a small payment.',
    actions: ['Do not click and do not fill in anything.', 'No prize is waiting: delete it.'],
  },
  'crypto-scam': {
    conclusion: 'This letter is after the contents of a cryptocurrency wallet.',
    actions: [
      'Do not connect a wallet and never type recovery words anywhere but on your own device.',
      'If you did, move what is in the wallet to a new one at once.',
    ],
  },
  'delivery-scam': {
    conclusion: 'This letter invents a parcel so that you pay a fee or give your card details.',
    actions: [
      'Do not pay and do not click.',
      'Look up the parcel on the carrier’s own site with a number you already have.',
    ],
  },
  suspicious: {
    conclusion: 'This letter shows several marks of deceit, without fitting a known kind of fraud.',
    actions: ['Do not click or answer until you have asked the sender through another channel.'],
  },
  unwanted: {
    conclusion: 'This letter looks like unwanted advertising: a nuisance rather than a danger.',
    actions: ['Delete it, or mark it as unwanted.', 'Use its unsubscribe link only if you know the sender.'],
  },
  none: {
    conclusion: 'Nothing in this letter points to phishing, fraud or malware.',
    actions: [],
  },
  unknown: {
    conclusion: 'There was nothing in this letter that could be analysed.',
    actions: ['Judge it by what you know of the sender, and do not open what you did not expect.'],
  },
};

/** Says the verdict in words, with the letter's own. */
export function explain(verdict: Verdict, signals: readonly Signal[], coverage: Coverage): Prose {
  const against = signals.filter(({ tier }) => tier === 'hard' || tier === 'soft').slice(0, SHOWN_SIGNALS);
  const reassuring = signals.filter(({ tier }) => tier === 'mitigating');
  const { conclusion, actions } = conclude(verdict, signals, coverage);
  const lead = leadTo(verdict, against);
  const blocks = [lead === '' ? conclusion : `${conclusion} ${lead}`];
  if (against.length > 0) blocks.push(numbered(against.map(sentenceWithQuotes)));
  if (reassuring.length > 0) blocks.push(`Speaking for it: ${reassuring.map(({ sentence }) => sentence).join(' ')}`);
  if (actions.length > 0) blocks.push('What to do now:', numbered(actions));
  if (coverage.notSeen.length > 0) blocks.push(`What could not be checked: ${coverage.notSeen.join(' ')}`);
  return { response: blocks.join('\n\n'), conclusion, actions: [...actions] };
}

function conclude({ kind }: Verdict, signals: readonly Signal[], coverage: Coverage): Advice {
  const advice = ADVICE[kind];
  if (kind === 'none') return cautionOf(signals) ?? advice;
  if (kind !== 'unknown') return advice;
  if (!coverage.complete) {
    return { ...advice, conclusion: 'Only a part of this letter was read, and that is not enough to call it safe.' };
  }
  return coverage.wordsRead
    ? advice
    : { ...advice, conclusion: 'Most of this letter is in no language that we read, so it cannot be judged.' };
}

/** Leads from the conclusion to what was noticed. */
function leadTo({ severity, kind }: Verdict, against: readonly Signal[]): string {
  if (severity !== 'None') return `This rests on ${against.length === 1 ? 'one observation' : 'these observations'}:`;
  if (against.length === 0) return '';
  if (kind === 'unknown') return 'This was noticed all the same:';
  if (against.every(isCommon)) return 'What was noticed is common in honest letters:';
  return against.length === 1
    ? 'One thing was noticed, which on its own is not enough for a warning:'
    : 'What was noticed is not enough for a warning:';
}

function numbered(items: readonly string[]): string {
  return items.map((item, i) => `${i + 1}. ${item}`).join('\n');
}

/** A sentence that quotes the words itself does not need them again. */
function sentenceWithQuotes({ sentence, evidence }: Signal): string {
  const quotes = new Map<string, string>();
  for (const one of evidence) {
    const quote = flat(one.quote);
    if (quote !== '' && quotes.size < SHOWN_QUOTES) quotes.set(quote, introductionOf(one));
  }
  const introductions = new Map<string, string[]>();
  for (const [quote, introduction] of quotes) {
    if (sentence.includes(`“${quote}”`)) continue;
    introductions.set(introduction, [...(introductions.get(introduction) ?? []), `“${quote}”`]);
  }
  return [sentence, ...[...introductions].map(([text, list]) => `${text} ${list.join(', ')}.`)].join(' ');
}

/** What is quoted from a file is its name or one inside it, if it is no address. */
function introductionOf({ where, quote }: Evidence): string {
  return where === 'attachment' && /^[a-z]{2,9}:\/\//i.test(quote) ? 'It leads to:' : INTRODUCTIONS[where];
}

/** One line, without characters that could change how the line is shown. */
function flat(quote: string): string {
  const line = quote.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  return line.length > QUOTE ? `${line.slice(0, QUOTE).trim()}…` : line;
}
