import type { Evidence } from '../analysis.ts';
import { confirmed } from '../parse/authentication.ts';
import { sameOrganisation } from '../parse/domains.ts';
import type { Reading } from '../parse/parse.ts';
import { hasWebLink, opensWith, plainEvidence, SILENT, type SignalRule, said } from './signal.ts';

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

/** A letter that asks for nothing else has no more to say. */
const FEW_WORDS = 60;
/** Fewer than a covering sentence that says what the file is. */
const NEXT_TO_NOTHING = 12;
const DOCUMENT = /\.(?:pdf|rtf|docx?|xlsx?|html?|svg|eml|jpe?g|png)$/i;

const TELEPHONE =
  /phone|cell|mobile|whatsapp|text me|handy|nummer|telefon|portable|numéro|móvil|celular|número|cellulare|numero|mobiele/i;

const SIGN_IN_NOUN = /^(?:sign|log)(?:-(?:in|on)\b(?! page| portal| here)|[ -]?(?:in|on) attempt)/i;
/** Says, right before, that somebody has tried to. */
const ATTEMPTS = /(?:attempt|versuch|intento|tentativ|poging|prób)\p{L}{0,5}(?:\s{1,3}\p{L}{1,12}){0,3}\s{0,3}$/iu;
const BEFORE = 50;

/** “A new sign-in” and failed attempts to sign in are events; “sign in” is what is asked. */
function asked({ text, subject }: Reading, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ quote, where, start = 0 }) => {
    const before = (where === 'subject' ? subject : text).slice(Math.max(0, start - BEFORE), start);
    return !SIGN_IN_NOUN.test(quote) && !ATTEMPTS.test(before);
  });
}

function attachmentInsteadOfText({ letter, words, thread }: Reading): Evidence[] {
  if (words.length > NEXT_TO_NOTHING || thread.quoted.length > 0) return SILENT;
  const file = letter.attachments?.find(({ filename }) => DOCUMENT.test(filename));
  return file ? [plainEvidence('attachment', file.filename)] : SILENT;
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
