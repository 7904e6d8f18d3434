import type { Evidence } from '../analysis.ts';
import { confirmed } from '../parse/authentication.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { type Reading, textOf } from '../parse/parse.ts';
import {
  hasWebLink,
  linkEvidence,
  opensWith,
  plainEvidence,
  rangeEvidence,
  SILENT,
  type SignalRule,
  said,
} from './signal.ts';

/** What the letter wants, or the story it tells to get it. */
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
    id: 'code-request',
    group: 'request',
    tier: 'hard',
    title: 'Asks for a code that you were sent',
    sentence: 'It wants a one-time code that was sent to you alone; whoever has it gets into your account.',
    check: (reading) => said(reading, 'code-request'),
  },
  {
    id: 'device-code',
    group: 'request',
    tier: 'hard',
    title: 'A code that signs somebody else in',
    sentence:
      'It gives you a code to type in where devices are signed in: whoever made the code is let into your account.',
    check: deviceCode,
  },
  {
    id: 'sign-in-request',
    group: 'request',
    tier: 'soft',
    title: 'Asks you to sign in through the letter',
    sentence: 'It wants you to sign in from a link in the letter.',
    check: (reading) => (hasWebLink(reading) ? asked(reading, said(reading, 'sign-in')) : SILENT),
  },
  {
    id: 'click-request',
    group: 'request',
    tier: 'soft',
    title: 'Wants a click',
    sentence: 'It leads you to a link or button.',
    check: (reading) => (hasWebLink(reading) ? said(reading, 'click') : SILENT),
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
    sentence: 'It says that a mailbox is full or messages are held back: a common pretext to steal a mail password.',
    check: (reading) => opensWith(reading, 'mailbox-full', 'held-messages'),
  },
  {
    id: 'password-expiry-lure',
    group: 'request',
    tier: 'soft',
    title: 'Says a password is about to expire',
    sentence: 'It says a password or a second factor expires unless you act.',
    check: (reading) => (remindsColleagues(reading) ? SILENT : opensWith(reading, 'password-expiry')),
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
    title: 'About a parcel',
    sentence: 'It is about a parcel, on its way or held up; many frauds begin with one that does not exist.',
    check: (reading) => opensWith(reading, 'parcel'),
  },
  {
    id: 'official-lure',
    group: 'request',
    tier: 'soft',
    title: 'A summons or a fine',
    sentence:
      'It speaks as an authority: of a summons, a fine or arrears. Authorities mostly write on paper, or in a portal.',
    check: (reading) => opensWith(reading, 'official-notice'),
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
    id: 'windfall-lure',
    group: 'request',
    tier: 'soft',
    title: 'Money that waits for you',
    sentence: 'It says that money you never earned waits to be taken out; a fee or a false page comes next.',
    check: (reading) => opensWith(reading, 'windfall'),
  },
  {
    id: 'attachment-instead-of-text',
    group: 'request',
    tier: 'soft',
    title: 'Says everything in the attachment',
    sentence: 'The letter itself says next to nothing; what it wants stands in the attached file.',
    check: attachmentInsteadOfText,
  },
  {
    id: 'file-password-named',
    group: 'request',
    tier: 'soft',
    title: 'Names the password of a file',
    sentence: 'It names the password of the file that it wants opened: that protects nothing but keeps checks out.',
    check: filePassword,
  },
  {
    id: 'stranger-opening',
    group: 'request',
    tier: 'soft',
    title: 'Opens a conversation with a stranger',
    sentence: 'It only asks whether you are there or got an earlier letter; what it wants comes once you answer.',
    check: (reading) => (reading.words.length <= FEW_WORDS ? said(reading, 'stranger-opening') : SILENT),
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
    id: 'other-channel-request',
    group: 'request',
    tier: 'soft',
    title: 'Wants to go on by telephone',
    sentence: 'It wants your telephone number, or an answer by text message: there nobody sees what is asked next.',
    check: (reading) => said(reading, 'contact-details').filter(({ quote }) => TELEPHONE.test(quote)),
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
    sentence: 'It asks whether you are free or for a favour: the usual opening of a fraud in a colleague’s name.',
    check: (reading) => said(reading, 'availability'),
  },
];

/** Where companies let a device be signed in by a code that is typed in elsewhere. */
const DEVICE_PAGE =
  /(?:microsoft\.com\/(?:devicelogin|link)|aka\.ms\/devicelogin|login\.microsoft\.com\/device|google\.com\/device|github\.com\/login\/device|devicelogin|deviceauth)(?![\w-])/i;
const DEVICE_CODE = /(?<![\p{L}\d])(?=[A-Z\d-]{0,8}[A-Z])(?:[A-Z\d]{4}-[A-Z\d]{4}|[A-Z\d]{8,9})(?![\p{L}\d-])/u;

/** Devices show such a code on their own screen; nobody is sent one. */
function deviceCode(reading: Reading): Evidence[] {
  const page = DEVICE_PAGE.exec(reading.text);
  const linked = reading.links.find(({ href }) => DEVICE_PAGE.test(href));
  const code = DEVICE_CODE.exec(reading.text);
  if ((!page && !linked) || !code) return SILENT;
  const where = linked
    ? linkEvidence(linked)
    : rangeEvidence(reading, 'body', page?.index ?? 0, (page?.index ?? 0) + (page?.[0].length ?? 0));
  return [rangeEvidence(reading, 'body', code.index, code.index + code[0].length), where];
}

/** A letter that asks for nothing else has no more to say. */
const FEW_WORDS = 60;
/** Fewer than a covering sentence that says what the file is. */
const NEXT_TO_NOTHING = 12;
const DOCUMENT = /\.(?:pdf|rtf|docx?|xlsx?|html?|svg|eml|jpe?g|png)$/i;

const TELEPHONE =
  /phone|cell|mobile|whatsapp|telegram|text me|app mij|app me|handy|nummer|telefon|portable|numéro|móvil|celular|número|cellulare|numero|mobiele/i;

const SIGN_IN_NOUN = /^(?:sign|log)(?:-(?:in|on)\b(?! page| portal| here)|[ -]?(?:in|on) attempt)/i;
/** Says, right before, that somebody has tried to. */
const ATTEMPTS = /(?:attempt|versuch|intento|tentativ|poging|prób)\p{L}{0,5}(?:\s{1,3}\p{L}{1,12}){0,3}\s{0,3}$/iu;
const BEFORE = 50;

/** Words that mean to enrol as well as to sign in, and what one signs in to. */
const ENROLS = /^(?:meld|aanmeld|jetzt anmelden|hier anmelden|hier aanmelden|direct aanmelden|zur anmeldung)/i;
const SIGNED_IN_TO =
  /kont[oe]|account|passwor|kennwort|wachtwoord|portal|zugang|zugriff|toegang|login|log-?in|einlog|inlog|benutzer|gebruiker|postfach|mailbox|nachricht|bericht|dokument|document|sicherheit|veilig|profil|app\b/i;
const AROUND = 200;

/** “A new sign-in” and failed attempts to sign in are events, and one enrols for a course; “sign in” is what is asked. */
function asked(reading: Reading, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ quote, where, start = 0 }) => {
    const whole = textOf(reading, where);
    const before = whole.slice(Math.max(0, start - BEFORE), start);
    if (SIGN_IN_NOUN.test(quote) || ATTEMPTS.test(before)) return false;
    return (
      !ENROLS.test(quote) ||
      SIGNED_IN_TO.test(`${reading.subject} ${whole.slice(Math.max(0, start - AROUND), start + AROUND)}`)
    );
  });
}

function attachmentInsteadOfText({ letter, words, thread }: Reading): Evidence[] {
  if (words.length > NEXT_TO_NOTHING || thread.quoted.length > 0) return SILENT;
  const file = letter.attachments?.find(({ filename }) => DOCUMENT.test(filename));
  return file ? [plainEvidence('attachment', file.filename)] : SILENT;
}

/** The password itself, right behind the words: not what it is made of, as “your date of birth”. */
const NAMED = /^[\p{L} \u00a0]{0,12}[\])]?[:=»"“' \u00a0-]{1,4}(?=[^\s\d]{0,8}\d)[\p{L}\d@#$%!_-]{3,20}(?![\p{L}\d])/u;

function filePassword(reading: Reading): Evidence[] {
  return said(reading, 'file-password').filter(({ where, end = 0 }) =>
    NAMED.test(textOf(reading, where).slice(end, end + BEFORE)),
  );
}

/** Those who keep a password may say that it grows old, where the letter leads nowhere it could be typed. */
function remindsColleagues(reading: Reading): boolean {
  const { letter, context } = reading;
  const address = letter.from?.address ?? '';
  const isOwn = confirmed(reading) && (context.ownDomains ?? []).some((own) => sameOrganisation(own, address));
  return isOwn === true && !hasWebLink(reading) && (letter.attachments?.length ?? 0) === 0;
}

function canAnswerWithDetails(reading: Reading): boolean {
  return hasWebLink(reading) || (reading.letter.attachments?.length ?? 0) > 0 || reading.html === null;
}
