import type { Evidence } from '../analysis.ts';
import {
  DELIVERY_REPORT,
  FOR_FREE,
  GOT_THIS,
  LEFT,
  MAILBOX,
  NO_DOCUMENT,
  NO_PARCEL,
  PACKAGE_OF_MONEY,
  PRAISE,
  SPACE,
} from '../data/aside-words.ts';
import { IF, NOT } from '../data/asking-words.ts';
import { DEVICE_PAGE } from '../data/consent.ts';
import { CONDITION } from '../data/deadline-words.ts';
import { HOUSEKEEPING, LINK_OR_CODE, NEEDS_QUESTION, SAID_BY_MANY } from '../data/phrases/context-words.ts';
import { SCANNING, SCANS_CODE } from '../data/qr-words.ts';
import { ATTEMPT_AT_END, ENROLS, PHONE_WORD, SIGNED_IN_TO } from '../data/sign-in-words.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed } from '../parse/authentication.ts';
import { hasOnlyCodesWithoutPage } from '../parse/codes.ts';
import { isDevicePage } from '../parse/device-page.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { skeleton } from '../parse/words.ts';
import { isToOne } from './opener.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import {
  hasWebLink,
  linkEvidence,
  match,
  matchProminent,
  NO_EVIDENCE,
  plainEvidence,
  rangeEvidence,
  type SignalRule,
} from './signal.ts';
import { passageAround, sentenceAround } from './surroundings.ts';

/** “Update: your wallet …” says what kind of notice it is. */
const NOTICE_LABEL = /^\p{L}{1,12}\s?[:：]/u;

/** What the email asks for, or its pretext. */
export const REQUEST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'credential-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    inFiles: 'under-pressure',
    title: 'Asks for account details',
    sentence: 'It asks you to confirm, activate or update an account or its details.',
    check: (parsed) =>
      canAnswerWithDetails(parsed)
        ? match(parsed, 'credential-request').filter(({ quote }) => !NOTICE_LABEL.test(quote))
        : NO_EVIDENCE,
  },
  {
    id: 'password-by-reply',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Low', reason: 'A password is for its owner alone. Anyone who is told it can use it.' },
    covers: ['credential-request'],
    title: 'Asks you to send a password',
    sentence: 'It asks you to send your password or PIN. Nobody else needs it.',
    check: (parsed) => match(parsed, 'password-reply'),
  },
  {
    id: 'code-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Medium', reason: 'No honest service asks for a code that it has just sent.' },
    inFiles: 'any',
    title: 'Asks for a one-time code',
    sentence: 'It asks for a code sent only to you. Anyone with it can get into your account.',
    check: (parsed) => match(parsed, 'code-request'),
  },
  {
    id: 'device-code',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'High', reason: 'A code typed in for somebody else signs that person in.' },
    inFiles: 'any',
    covers: ['device-page', 'link-known-companies', 'link-domain-mentioned'],
    title: 'Code that signs someone else in',
    sentence: 'It gives you a code for a device login page. Entering it lets someone else into your account.',
    check: deviceCode,
  },
  {
    id: 'sign-in-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Asks you to log in',
    sentence: 'It asks you to log in through a link in the email.',
    check: (parsed) => (hasWebLink(parsed) ? signInRequests(parsed, match(parsed, 'sign-in')) : NO_EVIDENCE),
  },
  {
    id: 'click-request',
    group: 'request',
    tier: 'soft',
    title: 'Asks you to click',
    sentence: 'It asks you to click a link or button.',
    check: (parsed) =>
      hasWebLink(parsed)
        ? match(parsed, 'click').filter((one) => !HOUSEKEEPING.test(passageAround(parsed, one)))
        : NO_EVIDENCE,
  },
  {
    id: 'account-problem',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'Claims an account problem',
    sentence: 'It claims there is a problem with an account, as many phishing emails do.',
    check: (parsed) =>
      matchProminent(parsed, 'account-problem').filter(
        (one) =>
          !isDeliveryReport(parsed, one) && !(/^someone/i.test(one.quote) && GOT_THIS.test(passageAround(parsed, one))),
      ),
  },
  {
    id: 'mailbox-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Mailbox full or emails held',
    sentence: 'It says a mailbox is full or emails are on hold, a common trick to steal email passwords.',
    check: (parsed) =>
      matchProminent(parsed, 'mailbox-full', 'held-messages').filter(
        (one) => !isDeliveryReport(parsed, one) && (!SPACE.test(one.quote) || MAILBOX.test(passageAround(parsed, one))),
      ),
  },
  {
    id: 'password-expiry-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Says a password is expiring',
    sentence: 'It says a password or second factor will expire unless you act.',
    check: (parsed) =>
      remindsColleagues(parsed)
        ? NO_EVIDENCE
        : matchProminent(parsed, 'password-expiry').filter(
            (one) => !LINK_OR_CODE.test(sentenceAround(parsed, one).before.slice(-BEFORE) + one.quote),
          ),
  },
  {
    id: 'document-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'Offers a shared document',
    sentence: 'It offers a document behind a link. A fake login page often follows.',
    check: (parsed) =>
      hasWebLink(parsed)
        ? matchProminent(parsed, 'document-share').filter(
            (one) => !NO_DOCUMENT.test(one.quote + sentenceAround(parsed, one).after),
          )
        : NO_EVIDENCE,
  },
  {
    id: 'voicemail-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'Offers a voicemail, fax or scan',
    sentence: 'It offers a voicemail, fax or scan, a common phishing pretext.',
    check: (parsed) =>
      matchProminent(parsed, 'voicemail').filter((one) => !LEFT.test(sentenceAround(parsed, one).before)),
  },
  {
    id: 'qr-code-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'QR code instead of a link',
    sentence: 'It asks you to scan a QR code, which opens an unchecked page on your phone.',
    check: (parsed) => (hasOnlyCodesWithoutPage(parsed.email) ? NO_EVIDENCE : codeToScan(parsed)),
  },
  {
    id: 'parcel-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['delivery-scam'],
    namesKind: true,
    title: 'About a parcel',
    sentence: 'It’s about a parcel in transit or on hold. Many scams begin with one that doesn’t exist.',
    check: (parsed) =>
      matchProminent(parsed, 'parcel').filter(
        (one) => !isDeliveryReport(parsed, one) && !NO_PARCEL.test(one.quote) && !isPackageOfMoney(parsed, one),
      ),
  },
  {
    id: 'official-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    ofPrivateLife: 'credential-phishing',
    title: 'Summons, fine or arrears',
    sentence: 'It mentions a summons, fine or arrears. Authorities usually write by post or through a portal.',
    check: (parsed) => matchProminent(parsed, 'official-notice'),
  },
  {
    id: 'small-fee',
    group: 'request',
    tier: 'soft',
    kinds: ['delivery-scam'],
    title: 'Asks for a fee',
    sentence: 'It asks you to pay a fee, duty or toll. Scams like this are after your card details.',
    check: (parsed) => match(parsed, 'fee'),
  },
  {
    id: 'refund-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    title: 'Promises money back',
    sentence: 'It promises a refund, grant or compensation.',
    check: (parsed) => matchProminent(parsed, 'refund'),
  },
  {
    id: 'windfall-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee', 'prize-scam'],
    namesKind: true,
    inFiles: 'short',
    title: 'Unearned money waiting for you',
    sentence: 'It says money you never earned is waiting. A fee or a fake page usually comes next.',
    check: (parsed) => matchProminent(parsed, 'windfall'),
  },
  {
    id: 'attachment-instead-of-text',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    title: 'Everything is in the attachment',
    sentence: 'The email says almost nothing. Its content is in the attached file.',
    check: attachmentInsteadOfText,
  },
  {
    id: 'file-password-named',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Gives a file’s password',
    sentence: 'It gives the password for the file it wants you to open. That only blocks security checks.',
    check: filePassword,
  },
  {
    id: 'stranger-opening',
    group: 'request',
    tier: 'soft',
    title: 'Conversation opener from a stranger',
    sentence: 'It only asks whether you’re there or got an earlier email. The real request follows your reply.',
    check: (parsed) => (parsed.words.length <= FEW_WORDS ? match(parsed, 'stranger-opening') : NO_EVIDENCE),
  },
  {
    id: 'prize-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['prize-scam'],
    namesKind: true,
    inFiles: 'short',
    title: 'Promises a prize or gift',
    sentence: 'It says you won or were chosen for a gift.',
    check: (parsed) => matchProminent(parsed, 'prize').filter(({ quote }) => !PRAISE.test(quote)),
  },
  {
    id: 'other-channel-request',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    covers: ['contact-details-request'],
    inFiles: 'short',
    title: 'Wants to continue by phone',
    sentence: 'It asks you to continue by phone or text, where we can’t check what comes next.',
    check: (parsed) => asksToAnswer(parsed).filter((one) => PHONE_WORD.test(one.quote) && !isForDriver(parsed, one)),
  },
  {
    id: 'contact-details-request',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee'],
    title: 'Asks for personal details',
    sentence: 'It asks for your phone number, your details or a reply to another address.',
    check: asksToAnswer,
  },
  {
    id: 'availability-question',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    title: 'Asks whether you’re available',
    sentence: 'It asks whether you’re free or for a favour, a common start to fraud in the name of someone you know.',
    check: (parsed) =>
      isVerifiedContact(parsed) || !isToOne(parsed)
        ? NO_EVIDENCE
        : match(parsed, 'availability').filter((one) => {
            const { before, after } = sentenceAround(parsed, one);
            return !SAID_BY_MANY.test(before + one.quote) && (!NEEDS_QUESTION.test(one.quote) || after.endsWith('?'));
          }),
  },
];

function isPackageOfMoney(parsed: ParsedEmail, one: Evidence): boolean {
  const { start = 0, end = 0, where, quote } = one;
  return (
    /package/i.test(quote) &&
    PACKAGE_OF_MONEY.test(textOf(parsed, where).slice(Math.max(0, start - AROUND), end + BEFORE))
  );
}

/** Characters around a phrase in which a delivery report gives its code. */
const REPORT = 200;

/** Whether a mail server says why an email didn’t arrive. */
function isDeliveryReport(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  return DELIVERY_REPORT.test(textOf(parsed, where).slice(Math.max(0, start - REPORT), end + REPORT));
}

/** A colleague or contact whom the mail server verified asks such things every day. */
function isVerifiedContact(parsed: ParsedEmail): boolean {
  return confirmed(parsed) !== null && (isContact(parsed) || isOfOwnDomain(parsed));
}

/** Whether the number is for a driver at the door: then nothing is to continue elsewhere. */
function isForDriver(parsed: ParsedEmail, one: Evidence): boolean {
  return one.where === 'body' && hasAny(sensesNear(parsed, one, BESIDE_NUMBER), DRIVER);
}

/** Characters around a request for a number. */
const BESIDE_NUMBER = 140;
const DRIVER = sensesNamed('courier');
/** How far after “text me” the condition begins at the latest, and how far its denial follows, in words. */
const CONDITION_WITHIN = 6;
const DENIAL_WITHIN = 3;
const DENIES = /^cannot$|n['’]t$/i;

/** Something about a thing of the reader’s, or another name for it. */
const OTHER_DETAILS =
  /(?<!\p{L})(?:about|on|regarding|concerning) your(?!\p{L})|(?<!\p{L})(?:different|new|better|file|user) name/iu;

/** Requests for an answer or for details; “text me if it’s urgent” or “if you can’t come” only offers a way to answer. */
function asksToAnswer(parsed: ParsedEmail): Evidence[] {
  return match(parsed, 'contact-details').filter((one) => {
    if (OTHER_DETAILS.test(one.quote) || /^send for /i.test(one.quote)) return false;
    const words = sentenceAround(parsed, one).after.match(/[\p{L}\p{N}'’]+/gu) ?? [];
    const at = words.slice(0, CONDITION_WITHIN).findIndex((word) => IF.has(skeleton(word)));
    if (at < 0) return true;
    const [first = '', second = '', third = ''] = words.slice(at);
    if ([`${first} ${second} `, `${first} ${second} ${third} `].some((begin) => CONDITION.test(begin))) return false;
    return !words.slice(at, at + 1 + DENIAL_WITHIN).some((word) => NOT.has(skeleton(word)) || DENIES.test(word));
  });
}

function codeToScan(parsed: ParsedEmail): Evidence[] {
  // A ticket has a code to show, and a newsletter may write about codes.
  const phrases = match(parsed, 'qr-code').filter((one) => {
    const { before, after } = sentenceAround(parsed, one);
    return SCANNING.test(before + one.quote + after);
  });
  const found = phrases.length > 0 ? null : SCANS_CODE.exec(parsed.text);
  return found ? [rangeEvidence(parsed, 'body', found.index, found.index + found[0].length)] : phrases;
}

/** As devices show it; a link may have it as a parameter (RFC 8628, section 3.3.1). */
const DEVICE_CODE = /(?<![\p{L}\d])(?=[A-Z\d-]{0,8}[A-Z])(?:[A-Z\d]{4}-[A-Z\d]{4}|[A-Z\d]{8,9})(?![\p{L}\d-])/u;

/** A device shows such a code on its own screen; nobody is sent one. */
function deviceCode(parsed: ParsedEmail): Evidence[] {
  const code = DEVICE_CODE.exec(parsed.text);
  if (!code) return NO_EVIDENCE;
  const linked = parsed.links.find(isDevicePage);
  const page = DEVICE_PAGE.exec(parsed.text);
  if (!page && !linked) return NO_EVIDENCE;
  const where = linked
    ? linkEvidence(linked)
    : rangeEvidence(parsed, 'body', page?.index ?? 0, (page?.index ?? 0) + (page?.[0].length ?? 0));
  return [rangeEvidence(parsed, 'body', code.index, code.index + code[0].length), where];
}

/** An email that only asks for contact is no longer than this. */
const FEW_WORDS = 60;
/** Shorter than a sentence that says what the file is. */
const NEXT_TO_NOTHING = 12;
const DOCUMENT = /\.(?:pdf|rtf|docx?|xlsx?|html?|svg|eml|jpe?g|png)$/i;

const SIGN_IN_NOUN = /^(?:sign|log)(?:-(?:in|on)\b(?! page| portal| here)|[ -]?(?:in|on) attempt)/i;
const BEFORE = 50;

const AROUND = 200;

/** “A new sign-in” and failed attempts are events, and people enrol for a course; only “sign in” is a request. */
function signInRequests(parsed: ParsedEmail, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ quote, where, start = 0 }) => {
    const whole = textOf(parsed, where);
    const before = whole.slice(Math.max(0, start - BEFORE), start);
    if (SIGN_IN_NOUN.test(quote) || ATTEMPT_AT_END.test(before)) return false;
    if (ENROLS.test(quote) && FOR_FREE.test(whole.slice(Math.max(0, start - BEFORE), start + quote.length + BEFORE)))
      return false;
    return (
      !ENROLS.test(quote) ||
      SIGNED_IN_TO.test(`${parsed.subject} ${whole.slice(Math.max(0, start - AROUND), start + AROUND)}`)
    );
  });
}

function attachmentInsteadOfText({ email, words, thread }: ParsedEmail): Evidence[] {
  if (words.length > NEXT_TO_NOTHING || thread.quoted.length > 0) return NO_EVIDENCE;
  const file = email.attachments?.find(({ filename }) => DOCUMENT.test(filename));
  return file ? [plainEvidence('attachment', file.filename)] : NO_EVIDENCE;
}

/** The password directly after the words, not a description such as “your date of birth”. */
const NAMED = /^[\p{L} \u00a0]{0,12}[\])]?[:=»"“' \u00a0-]{1,4}(?=[^\s\d]{0,8}\d)[\p{L}\d@#$%!_-]{3,20}(?![\p{L}\d])/u;

function filePassword(parsed: ParsedEmail): Evidence[] {
  return match(parsed, 'file-password').filter(({ where, end = 0 }) =>
    NAMED.test(textOf(parsed, where).slice(end, end + BEFORE)),
  );
}

/** A colleague may remind others that a password expires, in an email without anywhere to enter it. */
function remindsColleagues(parsed: ParsedEmail): boolean {
  const { email, context } = parsed;
  const address = email.from?.address ?? '';
  const isOwn = confirmed(parsed) && (context.ownDomains ?? []).some((own) => sameOrganisation(own, address));
  return isOwn === true && !hasWebLink(parsed) && (email.attachments?.length ?? 0) === 0;
}

function canAnswerWithDetails(parsed: ParsedEmail): boolean {
  return hasWebLink(parsed) || (parsed.email.attachments?.length ?? 0) > 0 || parsed.html === null;
}
