import type { Coverage } from '../analysis.ts';
import type { FileReading } from '../attachments/file-reading.ts';
import { picturesOf } from '../attachments/picture-files.ts';
import type { Email } from '../email.ts';
import { ENOUGH_HISTORY } from '../history.ts';
import type { Unread } from '../html/html.ts';
import { isLanguageLearned, isWordingKnown } from '../model/text-score.ts';
import { authenticationOf } from '../parse/authentication.ts';
import { isService } from '../parse/brand-hosts.ts';
import { domainOf } from '../parse/domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isScreenshot, namedPicture } from '../parse/pictures.ts';

/** Visible characters below which the text says almost nothing. */
const ENOUGH_TEXT = 20;

/** What could not be checked, or only in part. Decisions rest on these codes; `explanation/not-seen.ts` words them. */
export type LimitationCode =
  /** Without a trusted server's check, a sender can use any address. */
  | 'unverified'
  | 'unverified-company'
  | 'address-missing'
  | 'sender-not-found'
  | 'headers-missing'
  | 'attachments-unknown'
  /** Things that no picture of an email shows. */
  | 'screenshot'
  | 'links-unseen'
  | 'files-unseen'
  | 'history-short'
  | 'encrypted-text'
  | 'garbled-text'
  | 'chopped-words'
  | 'hardly-any-text'
  | 'unknown-words'
  /** The same for a text that is not in a foreign language. */
  | 'disguised-words'
  | 'language-known-in-part'
  | Unread
  | 'amp'
  | 'file-cut'
  | 'file-locked'
  | 'file-closed'
  | 'file-text-unread'
  | 'contents-missing'
  | 'picture-unread'
  | 'picture-cut'
  | 'pictures-left'
  | 'codes-unsearched';

export interface Limitation {
  code: LimitationCode;
  /** What it concerns, such as a file's name or a number of images. */
  about?: string;
}

/** The coverage before its limits are put into sentences. */
export interface Checked extends Omit<Coverage, 'notSeen'> {
  limitations: readonly Limitation[];
  /** The parts of a long email that were left out, in sentences. */
  cut: readonly string[];
}

export function isLimitedBy(
  { limitations }: Pick<Checked, 'limitations'>,
  ...codes: readonly LimitationCode[]
): boolean {
  return limitations.some(({ code }) => codes.includes(code));
}

/** Share of the words. */
const MANY_DISGUISED = 0.1;
/** Unread pictures that are named. */
const NAMED = 4;
/** Problems that make any verdict on the text worthless. */
export const UNREADABLE = [
  'encrypted-text',
  'garbled-text',
  'chopped-words',
] as const satisfies readonly LimitationCode[];
/** The armour of RFC 9580, section 6.2. */
const ARMOUR = /^-----BEGIN PGP MESSAGE-----\s*$/m;
/** Share of characters that belong to an encoding other than the declared one. */
const MAX_GARBLED = 0.25;

const AMP = /^text\/x-amp-html\b/i;

/** What could be checked, and what could not. */
export function coverageOf(parsed: ParsedEmail): Checked {
  const { email, context, html, links, visible, cut } = parsed;
  const wordsRead = isLanguageLearned(parsed);
  const sender = email.from !== undefined && email.from.address !== '';
  const headers = email.headers !== undefined;
  const attachments = email.attachments !== undefined;
  // With its headers, an email without an address has none: that is reported as a signal.
  const isSenderMissing = !sender && !(headers && email.from !== undefined && email.from.name !== '');
  const filesUnread = unreadFiles(parsed);
  const hasText = visible - addressesIn(parsed) >= ENOUGH_TEXT;
  const notProvided: LimitationCode[] = [
    ...(isSenderMissing ? [headers ? ('sender-not-found' as const) : ('address-missing' as const)] : []),
    ...(headers ? [] : ['headers-missing' as const]),
    ...(attachments ? [] : ['attachments-unknown' as const]),
  ];
  const codes: LimitationCode[] = [
    ...(isScreenshot(email) ? (['screenshot', 'links-unseen', 'files-unseen'] as const) : notProvided),
    ...(headers ? unverified({ email, context }) : []),
    ...(context.history !== undefined && context.history.emails < ENOUGH_HISTORY ? ['history-short' as const] : []),
    ...(ARMOUR.test(parsed.text) ? ['encrypted-text' as const] : []),
    ...(isGarbled(parsed) ? ['garbled-text' as const] : []),
    ...(isChopped(parsed) ? ['chopped-words' as const] : []),
    ...(hasText ? [] : ['hardly-any-text' as const]),
    ...(wordsRead || !(hasText || isWordingKnown(parsed)) ? [] : [unreadWording(parsed)]),
    ...(html?.unread ?? []),
    ...(email.attachments?.some(({ mimeType }) => AMP.test(mimeType)) ? ['amp' as const] : []),
  ];
  return {
    sender,
    headers,
    attachments,
    html: html !== null,
    language: wordsRead ? parsed.senseLanguage : null,
    wordsRead,
    filesRead: filesUnread.length === 0,
    links: links.length,
    complete: cut.length === 0,
    limitations: [...codes.map((code) => ({ code })), ...filesUnread],
    cut,
  };
}

/** Characters of the addresses written out in the text, which say nothing in any language. */
function addressesIn({ links }: ParsedEmail): number {
  const written = new Map(links.filter(({ bare }) => bare).map(({ start, end }) => [start, end - start]));
  return [...written.values()].reduce((sum, length) => sum + length, 0);
}

function unreadWording(parsed: ParsedEmail): LimitationCode {
  if (isWordingKnown(parsed)) return 'language-known-in-part';
  const disguised = parsed.words.filter(({ disguise }) => disguise !== undefined);
  return disguised.length > parsed.words.length * MANY_DISGUISED ? 'disguised-words' : 'unknown-words';
}

function unreadFiles({ email, files }: Pick<ParsedEmail, 'email' | 'files'>): Limitation[] {
  const named = (code: LimitationCode, test: (file: FileReading) => boolean) =>
    files.filter(test).map(({ attachment }) => ({ code, about: attachment.filename }));
  return [
    ...named('file-cut', isCut),
    ...named('file-locked', isLocked),
    ...named('file-closed', (file) => file.isClosed && !isLocked(file)),
    ...named('file-text-unread', (file) => file.isTextUnread && !isLocked(file) && !isReadAsPicture(file, email)),
    ...(files.some(({ attachment }) => attachment.content === undefined)
      ? [{ code: 'contents-missing' as const }]
      : []),
    ...(email.pictures ?? [])
      .filter(({ isCut }) => isCut)
      .map((picture) => ({
        code: picture.text === '' ? ('picture-unread' as const) : ('picture-cut' as const),
        about: namedPicture(picture),
      })),
    ...unreadPictures(email),
    ...(email.unsearchedPictures === undefined
      ? []
      : [{ code: 'codes-unsearched' as const, about: String(email.unsearchedPictures) }]),
  ];
}

/** Pictures beyond the limits or in other formats; all of them where nobody tried to read them. */
function unreadPictures(email: Email): Limitation[] {
  const { toRead, left } = picturesOf(email);
  const unread = [...(email.pictures === undefined ? toRead : []), ...left];
  if (unread.length === 0) return [];
  const names = [...new Set(unread.map(namedPicture))];
  const more = names.length - NAMED;
  const about = more > 0 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ');
  return [{ code: 'pictures-left', about }];
}

/** Whether the email's real content may be in a document, or in a displayed picture, whose words were not read. */
export function hasUnreadWords({ email, files }: Pick<ParsedEmail, 'email' | 'files'>): boolean {
  if (files.some((file) => file.isTextUnread && !isReadAsPicture(file, email))) return true;
  const isUnread = (email.pictures ?? []).some(({ isShown, isCut, text }) => isShown && isCut && text === '');
  return isUnread || picturesOf(email).isShownLeft;
}

/** Whether a file without a text is a scan whose words were read. */
function isReadAsPicture({ attachment }: FileReading, email: Email): boolean {
  const { pictures = [] } = email;
  const pages = pictures.filter(({ file }) => file === attachment.filename);
  const isPageLeft = picturesOf(email).left.some(({ file }) => file === attachment.filename);
  return !isPageLeft && pages.some(({ text }) => text !== '') && pages.every(({ isCut }) => !isCut);
}

/** A server that only checks signatures says nothing about a sender without one; a company is sure to have one. */
function unverified(parsed: Pick<ParsedEmail, 'email' | 'context'>): LimitationCode[] {
  const result = authenticationOf(parsed);
  const isCompany = isService(domainOf(parsed.email.from?.address ?? ''));
  if (isCompany && (result === null || result.dmarc === 'none')) return ['unverified-company'];
  return result === null ? ['unverified'] : [];
}

/**
 * Characters that a word in Latin script has at least on average: spam that cuts its words up (“v i a g r a”) has 1 to 3,
 * and 3 of 5,772 honest emails have fewer. Vietnamese is written in syllables.
 */
const MIN_MEAN_LENGTH = 2.9;
const ENOUGH_WORDS = 30;
/** Characters that show such spelling. */
const LOOKED_AT = 4_000;
/** “C.ompany”, “P_RICE”, but not “J.Smith” or “J.SMITH”, which has an initial. */
const CUT_WORD = /(?<![\p{L}\d_.@/-])\p{Lu}(?:[_.]\p{Ll}{2}|_\p{Lu}{2})/gu;
const CUT_WORDS = 6;
/** Anything that ends in a number is not a word: “Nf3”, “A4”. */
const WORD_OR_LABEL = /\p{L}+(?:\d{1,4}(?![\p{L}\d]))?/gu;

function isChopped({ text, senseLanguage }: ParsedEmail): boolean {
  if (senseLanguage === 'vi') return false;
  const start = text.slice(0, LOOKED_AT);
  if (new Set(start.match(CUT_WORD)).size >= CUT_WORDS) return true;
  const words = (start.match(WORD_OR_LABEL) ?? []).filter((word) => !/\d$/.test(word));
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word));
  if (latin.length < ENOUGH_WORDS || latin.length < words.length * 0.9) return false;
  return latin.reduce((sum, word) => sum + word.length, 0) < latin.length * MIN_MEAN_LENGTH;
}

function isGarbled({ text, visible }: ParsedEmail): boolean {
  return text.split('\ufffd').length - 1 > visible * MAX_GARBLED;
}

/** Whether the file needs a password. */
function isLocked({ marks }: FileReading): boolean {
  return marks.has('encrypted-archive') || marks.has('encrypted-document');
}

/** Images, audio and video have nothing relevant at the end. */
function isCut({ kind, isCut, attachment: { content, size, mimeType } }: FileReading): boolean {
  if (isCut) return true;
  return content !== undefined && content.length < size && kind !== 'picture' && !/^(?:audio|video)\//i.test(mimeType);
}
