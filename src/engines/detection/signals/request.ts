import type { Evidence } from '../analysis.ts';
import { brandsNamed, isOwnHost } from '../lookalike.ts';
import type { Reading } from '../parse.ts';
import {
  countSaid,
  hasWebLink,
  opensWith,
  rangeEvidence,
  SILENT,
  type SignalRule,
  said,
  saidTogether,
} from './signal.ts';

/** A subject and the first lines are where a letter says who it claims to be from. */
const LEAD_WORDS = 40;
const CALLBACK_LENGTH = 2_500;
const ADVANCE_FEE_CONCEPTS = ['fortune', 'inheritance', 'proposal', 'authority', 'contact-details', 'secrecy'] as const;
const EXTORTION_CONCEPTS = ['recording', 'hacked', 'shame', 'bitcoin', 'deadline', 'secrecy'] as const;

export const REQUEST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'credential-request',
    group: 'request',
    tier: 'soft',
    title: 'Asks you to prove who you are',
    sentence: 'It asks you to confirm, enter or update account details.',
    check: (reading) => (canAnswerWithDetails(reading) ? said(reading, 'credential-request') : SILENT),
  },
  {
    id: 'sign-in-request',
    group: 'request',
    tier: 'soft',
    title: 'Asks you to sign in through the letter',
    sentence: 'It wants you to sign in from a link in the letter.',
    check: (reading) => (hasWebLink(reading) ? said(reading, 'sign-in') : SILENT),
  },
  {
    id: 'account-problem',
    group: 'request',
    tier: 'soft',
    title: 'Says something is wrong with an account',
    sentence: 'It claims a problem with an account, which is how many phishing letters begin.',
    check: (reading) => opensWith(reading, 'account-problem'),
  },
  {
    id: 'mailbox-lure',
    group: 'request',
    tier: 'soft',
    title: 'Mailbox full or messages held back',
    sentence: 'A full mailbox or held-back messages is a common pretext to steal a mail password.',
    check: (reading) => opensWith(reading, 'mailbox-full', 'held-messages'),
  },
  {
    id: 'password-expiry-lure',
    group: 'request',
    tier: 'soft',
    title: 'Says a password is about to expire',
    sentence: 'It says a password or a second factor expires unless you act.',
    check: (reading) => opensWith(reading, 'password-expiry'),
  },
  {
    id: 'document-lure',
    group: 'request',
    tier: 'soft',
    title: 'Offers a shared document',
    sentence: 'It offers a document behind a link; a fake sign-in page often follows.',
    check: (reading) => (hasWebLink(reading) ? opensWith(reading, 'document-share') : SILENT),
  },
  {
    id: 'voicemail-lure',
    group: 'request',
    tier: 'soft',
    title: 'Offers a voice message or fax',
    sentence: 'It offers a voice message, fax or scan that you did not expect.',
    check: (reading) => opensWith(reading, 'voicemail'),
  },
  {
    id: 'qr-code-lure',
    group: 'request',
    tier: 'soft',
    title: 'A QR code instead of a link',
    sentence: 'It wants a QR code scanned: the phone opens a page that nobody has checked.',
    check: (reading) => said(reading, 'qr-code'),
  },
  {
    id: 'parcel-lure',
    group: 'request',
    tier: 'soft',
    title: 'A parcel is waiting',
    sentence: 'It says a parcel is held up or could not be delivered.',
    check: (reading) => opensWith(reading, 'parcel'),
  },
  {
    id: 'small-fee',
    group: 'request',
    tier: 'soft',
    title: 'Wants a fee paid',
    sentence: 'It wants a fee, duty or toll paid; the card details are what it is after.',
    check: (reading) => said(reading, 'fee'),
  },
  {
    id: 'refund-lure',
    group: 'request',
    tier: 'soft',
    title: 'Promises money back',
    sentence: 'It promises a refund, grant or compensation.',
    check: (reading) => opensWith(reading, 'refund'),
  },
  {
    id: 'prize-lure',
    group: 'request',
    tier: 'soft',
    title: 'Promises a prize or gift',
    sentence: 'It says that you won or were chosen for a gift.',
    check: (reading) => opensWith(reading, 'prize'),
  },
  {
    id: 'payment-request',
    group: 'request',
    tier: 'soft',
    title: 'Asks for a payment',
    sentence: 'It asks for a transfer or payment to be made.',
    check: (reading) => said(reading, 'payment-request'),
  },
  {
    id: 'urgent-payment',
    group: 'pressure',
    tier: 'soft',
    title: 'A payment that cannot wait',
    sentence: 'It asks for money and for haste in one breath, to be settled by answering.',
    check: (reading) => (hasWebLink(reading) ? SILENT : saidTogether(reading, 'payment-request', 'urgency')),
  },
  {
    id: 'bank-change',
    group: 'request',
    tier: 'soft',
    title: 'Changes bank details',
    sentence: 'It wants money sent to a new or changed account. Confirm such a change by a number you already have.',
    check: (reading) => said(reading, 'bank-change'),
  },
  {
    id: 'bank-details',
    group: 'request',
    tier: 'soft',
    title: 'Gives bank details',
    sentence: 'It gives an account to pay into.',
    check: (reading) => said(reading, 'bank-details'),
  },
  {
    id: 'payroll',
    group: 'request',
    tier: 'soft',
    title: 'About salary payments',
    sentence: 'It is about where a salary is paid.',
    check: (reading) => said(reading, 'payroll'),
  },
  {
    id: 'invoice-lure',
    group: 'request',
    tier: 'soft',
    title: 'Mentions an invoice',
    sentence: 'It is about an open invoice or balance.',
    check: (reading) => said(reading, 'invoice'),
  },
  {
    id: 'gift-cards',
    group: 'request',
    tier: 'soft',
    title: 'Gift cards',
    sentence: 'It is about gift cards, which cannot be called back once the codes are sent.',
    check: (reading) => said(reading, 'gift-card'),
  },
  {
    id: 'contact-details-request',
    group: 'request',
    tier: 'soft',
    title: 'Asks for personal details or another channel',
    sentence: 'It wants your phone number, your details, or an answer to another address.',
    check: (reading) => said(reading, 'contact-details'),
  },
  {
    id: 'availability-question',
    group: 'request',
    tier: 'soft',
    title: 'Asks whether you are free for a task',
    sentence:
      'It asks for a quick favour without saying what it is: the usual opening of a fraud in a colleague’s name.',
    check: (reading) => said(reading, 'availability'),
  },
  {
    id: 'advance-fee',
    group: 'request',
    tier: 'soft',
    title: 'A fortune for a stranger',
    sentence: 'Large sums, a dead relative or an official, and a stranger who needs you: an advance-fee fraud.',
    check(reading) {
      const core = countSaid(reading, ['fortune', 'inheritance']);
      if (core === 0 || core + countSaid(reading, ADVANCE_FEE_CONCEPTS) < 4) return SILENT;
      return said(reading, 'fortune', 'inheritance', 'proposal', 'authority');
    },
  },
  {
    id: 'extortion',
    group: 'request',
    tier: 'hard',
    title: 'Blackmail',
    sentence:
      'It claims to have spied on you and demands money. Such letters are sent by the million; there is no recording.',
    check(reading) {
      const core = reading.phrases.has('recording') || reading.phrases.has('hacked');
      const money = reading.phrases.has('bitcoin') || walletsIn(reading.text).length > 0;
      if (!core || !money || countSaid(reading, EXTORTION_CONCEPTS) < 3) return SILENT;
      if (!reading.phrases.has('hacked') && !reading.phrases.has('shame')) return SILENT;
      return said(reading, 'hacked', 'recording', 'shame', 'bitcoin');
    },
  },
  {
    id: 'wallet-address',
    group: 'request',
    tier: 'soft',
    title: 'A wallet to pay into',
    sentence: 'It holds the address of a cryptocurrency wallet. Such payments cannot be traced back or undone.',
    check: (reading) => walletsIn(reading.text).map(({ start, end }) => rangeEvidence(reading, 'body', start, end)),
  },
  {
    id: 'seed-phrase-request',
    group: 'request',
    tier: 'soft',
    title: 'Wants access to a crypto wallet',
    sentence: 'It wants a wallet connected or its recovery words; whoever has them has the money.',
    check: (reading) => said(reading, 'seed-phrase'),
  },
  {
    id: 'crypto-lure',
    group: 'request',
    tier: 'soft',
    title: 'About cryptocurrency',
    sentence: 'It is about tokens, wallets or mining.',
    check: (reading) => opensWith(reading, 'crypto', 'bitcoin'),
  },
  {
    id: 'callback-lure',
    group: 'request',
    tier: 'soft',
    title: 'A charge you should cancel by phone',
    sentence: 'It reports a charge you never made and gives a number to call; the person who answers is the fraud.',
    check(reading) {
      if (reading.visible > CALLBACK_LENGTH || !reading.phrases.has('charge-notice') || hasWebLink(reading))
        return SILENT;
      if (!AMOUNT.test(reading.text)) return SILENT;
      const phones = phonesIn(reading);
      if (phones.length === 0 || !reading.phrases.has('call-us')) return SILENT;
      return [...phones, ...said(reading, 'charge-notice', 'call-us')].slice(0, 5);
    },
  },
  {
    id: 'brand-without-its-links',
    group: 'sender',
    tier: 'soft',
    title: 'Names a company but does not link to it',
    sentence: 'It speaks in a well-known name, yet no link leads to that company.',
    check: brandWithoutItsLinks,
  },
  {
    id: 'generic-greeting',
    group: 'sender',
    tier: 'soft',
    title: 'Does not know your name',
    sentence: 'It greets you as “customer”, “user” or by your address; a company you deal with knows your name.',
    check: (reading) => [...said(reading, 'generic-greeting'), ...addressAsName(reading)].slice(0, 5),
  },
  {
    id: 'advertising',
    group: 'request',
    tier: 'soft',
    title: 'Unasked advertising',
    sentence: 'It sells what unasked mail usually sells.',
    check: (reading) => opensWith(reading, 'adult', 'remedy', 'gambling', 'credit'),
  },
  {
    id: 'removal-line',
    group: 'pressure',
    tier: 'soft',
    title: 'Sent in bulk',
    sentence: 'It ends as mass advertising does. A click on “remove” only tells the sender that somebody reads there.',
    check: (reading) => said(reading, 'removal-line'),
  },
  {
    id: 'hard-sell',
    group: 'pressure',
    tier: 'soft',
    title: 'Hard selling',
    sentence: 'It presses you to buy or to act before an offer ends.',
    check: (reading) => said(reading, 'hard-sell'),
  },
];

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,60}/;
const GREETING_LENGTH = 200;

/** An address in the subject, or in the first line after a word or two of greeting. */
function addressAsName({ subject, text, letter }: Reading): Evidence[] {
  const inSubject = ADDRESS.exec(subject);
  if (inSubject && letter.to?.some(({ address }) => address !== '' && inSubject[0].includes(address)) !== false) {
    return [
      { quote: inSubject[0], where: 'subject', start: inSubject.index, end: inSubject.index + inSubject[0].length },
    ];
  }
  const line =
    text
      .slice(0, GREETING_LENGTH)
      .split('\n')
      .find((one) => one.trim() !== '') ?? '';
  const found = /^\s*(?:[\p{L}!¡]{2,12}[ ,:]{1,3}){0,2}(?=[\w.+-]{1,64}@)/u.exec(line);
  const address = found && ADDRESS.exec(line);
  if (!address) return SILENT;
  const start = text.indexOf(address[0]);
  return [{ quote: address[0], where: 'body', start, end: start + address[0].length }];
}

function canAnswerWithDetails(reading: Reading): boolean {
  return hasWebLink(reading) || (reading.letter.attachments?.length ?? 0) > 0 || reading.html === null;
}

function brandWithoutItsLinks(reading: Reading) {
  const webLinks = reading.links.filter(({ host }) => host !== '');
  if (webLinks.length === 0) return SILENT;
  for (const [where, words, limit] of [
    ['subject', reading.subjectWords, reading.subjectWords.length],
    ['body', reading.words, LEAD_WORDS],
  ] as const) {
    for (const { brand, from, to } of brandsNamed(words, limit)) {
      if (webLinks.some(({ host }) => isOwnHost(brand, host))) continue;
      return [rangeEvidence(reading, where, words[from]?.start ?? 0, words[to - 1]?.end ?? 0)];
    }
  }
  return SILENT;
}

const AMOUNT = /[$€£]\s?\d|\d\s?[$€£]|\b(?:usd|eur|gbp)\s?\d|\d\s?(?:usd|eur|gbp|dollars|euros?)\b/i;
const PHONE = /(?<![\w.,/=-])(?:\+|\(|00)?\d[\d ().\u00a0\u2010-\u2013-]{7,22}\d(?![\w/=-])/g;
const PHONE_DIGITS = { min: 9, max: 15 };

/** Telephone numbers, also ones written with letters for digits. */
function phonesIn(reading: Reading) {
  const found = [];
  for (const { 0: run, index } of reading.text.matchAll(PHONE)) {
    const digits = run.replace(/\D/g, '').length;
    const grouped = /[ ().\u00a0\u2010-\u2013-]/.test(run) || run.startsWith('+');
    if (!grouped || digits < PHONE_DIGITS.min || digits > PHONE_DIGITS.max) continue;
    found.push(rangeEvidence(reading, 'body', index, index + run.length));
    if (found.length === 3) break;
  }
  return found;
}

const WALLET =
  /(?<![A-Za-z0-9])(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40})(?![A-Za-z0-9])/g;

/** Bitcoin and Ethereum addresses. Bech32 ones must have a valid checksum; the others go by their shape. */
function walletsIn(text: string): { start: number; end: number }[] {
  const found = [];
  for (const { 0: address, index } of text.matchAll(WALLET)) {
    if (
      address.startsWith('bc1')
        ? !isBech32(address)
        : !/[A-Za-z]/.test(address.slice(2)) || !/\d/.test(address.slice(1))
    )
      continue;
    found.push({ start: index, end: index + address.length });
    if (found.length === 3) break;
  }
  return found;
}

const BECH32_ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BECH32_GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** BIP 173 for witness version 0, BIP 350 for later ones. */
const BECH32_CHECKSUMS = [1, 0x2bc830a3];

function isBech32(address: string): boolean {
  // The human-readable part `bc`, expanded.
  const values = [3, 3, 0, 2, 3, ...Array.from(address.slice(3), (char) => BECH32_ALPHABET.indexOf(char))];
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    for (const [i, generator] of BECH32_GENERATOR.entries()) if ((top >>> i) & 1) checksum ^= generator;
  }
  return BECH32_CHECKSUMS.includes(checksum);
}
