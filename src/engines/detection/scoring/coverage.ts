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

/** Without a trusted server's check, a sender can use any address. */
export const UNVERIFIED = 'We couldn’t verify the sender.';
export const UNVERIFIED_COMPANY = 'We couldn’t verify the sender, who uses a well-known company’s address.';

/** What no picture of an email shows. */
export const SCREENSHOT = 'A screenshot doesn’t prove who sent the email.';
const LINKS_UNSEEN = 'We can’t see where its links lead.';
const FILES_UNSEEN = 'We can’t open its attachments.';

export const HARDLY_ANY = 'There was hardly any text to read.';
export const UNKNOWN_WORDS =
  'Most of its words are unknown to us, as in a language we can’t read, so its wording doesn’t count.';
/** The same of a text that is no foreign language. */
export const DISGUISED_WORDS =
  'Many of its words are disguised, which leaves too few that we know, so its wording doesn’t count.';
/** Share of the words. */
const MANY_DISGUISED = 0.1;
const KNOWN_IN_PART = 'We know too little of its language to rule out a threat by its wording.';
const ENCRYPTED = 'The text is encrypted, so we couldn’t read it.';
const GARBLED = 'The text is garbled, so we couldn’t read it.';
/** Unread pictures that are named. */
const NAMED = 4;
const CHOPPED = 'Its words are cut into pieces, so we couldn’t read them.';
/** What makes any verdict on the text worthless. */
export const UNREADABLE: readonly string[] = [ENCRYPTED, GARBLED, CHOPPED];
/** The armour of RFC 9580, section 6.2. */
const ARMOUR = /^-----BEGIN PGP MESSAGE-----\s*$/m;
/** Share of characters that belong to another encoding than the email says. */
const MOST_GARBLED = 0.25;

const UNREAD: Readonly<Record<Unread, string>> = {
  frame: 'An embedded page from another site wasn’t checked.',
  refresh: 'The email redirects to another page, which wasn’t checked.',
};
const NO_SENDER = 'We found no sender’s address in the headers that were read.';
const AMP = /^text\/x-amp-html\b/i;

/** What could be checked, and a sentence for each thing that could not. */
export function coverageOf(parsed: ParsedEmail): Coverage {
  const { email, context, html, links, visible, cut } = parsed;
  const wordsRead = isLanguageLearned(parsed);
  const sender = email.from !== undefined && email.from.address !== '';
  const headers = email.headers !== undefined;
  const attachments = email.attachments !== undefined;
  // With its headers, an email without an address has none: that is reported as a signal.
  const isSenderMissing = !sender && !(headers && email.from !== undefined && email.from.name !== '');
  const filesUnread = unreadFiles(parsed);
  const hasText = visible - addressesIn(parsed) >= ENOUGH_TEXT;
  const notProvided = [
    ...(!isSenderMissing ? [] : [headers ? NO_SENDER : 'The sender’s address wasn’t provided.']),
    ...(headers ? [] : ['The headers, which show the email’s route, weren’t provided.']),
    ...(attachments ? [] : ['We don’t know whether there were attachments.']),
  ];
  const notSeen = [
    ...(isScreenshot(email) ? [SCREENSHOT, LINKS_UNSEEN, FILES_UNSEEN] : notProvided),
    ...(headers ? unverified({ email, context }) : []),
    ...(context.history !== undefined && context.history.emails < ENOUGH_HISTORY
      ? ['We don’t have enough of your earlier emails to compare it with yet.']
      : []),
    ...(ARMOUR.test(parsed.text) ? [ENCRYPTED] : []),
    ...(isGarbled(parsed) ? [GARBLED] : []),
    ...(isChopped(parsed) ? [CHOPPED] : []),
    ...(hasText ? [] : [HARDLY_ANY]),
    ...(wordsRead || !(hasText || isWordingKnown(parsed)) ? [] : [unreadWording(parsed)]),
    ...Array.from(html?.unread ?? [], (kind) => UNREAD[kind]),
    ...(email.attachments?.some(({ mimeType }) => AMP.test(mimeType)) ? ['The email’s AMP version wasn’t read.'] : []),
    ...filesUnread,
    ...cut,
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
    notSeen,
  };
}

/** Characters of the addresses written out in the text, which say nothing in any language. */
function addressesIn({ links }: ParsedEmail): number {
  const written = new Map(links.filter(({ bare }) => bare).map(({ start, end }) => [start, end - start]));
  return [...written.values()].reduce((sum, length) => sum + length, 0);
}

function unreadWording(parsed: ParsedEmail): string {
  if (isWordingKnown(parsed)) return KNOWN_IN_PART;
  const disguised = parsed.words.filter(({ disguise }) => disguise !== undefined);
  return disguised.length > parsed.words.length * MANY_DISGUISED ? DISGUISED_WORDS : UNKNOWN_WORDS;
}

function unreadFiles({ email, files }: Pick<ParsedEmail, 'email' | 'files'>): string[] {
  return [
    ...files.filter(isCut).map(({ attachment }) => `Only the beginning of the file “${attachment.filename}” was read.`),
    ...files
      .filter(isLocked)
      .map(({ attachment }) => `The file “${attachment.filename}” is locked, so we couldn’t check it.`),
    ...files
      .filter((file) => file.isClosed && !isLocked(file))
      .map(({ attachment }) => `The file “${attachment.filename}” is a type we can’t open.`),
    ...files
      .filter((file) => file.isTextUnread && !isLocked(file) && !isReadAsPicture(file, email))
      .map(({ attachment }) => `We couldn’t read the text of the file “${attachment.filename}”.`),
    ...(files.some(({ attachment }) => attachment.content === undefined)
      ? ['The content of the attached files wasn’t provided.']
      : []),
    ...(email.pictures ?? [])
      .filter(({ isCut }) => isCut)
      .map((picture) =>
        picture.text === ''
          ? `We couldn’t read the words in ${namedPicture(picture)}.`
          : `Only part of the words in ${namedPicture(picture)} was read.`,
      ),
    ...unreadPictures(email),
    ...(email.unsearchedPictures === undefined
      ? []
      : [`Images not searched for QR codes (too large, too many or unsupported): ${email.unsearchedPictures}.`]),
  ];
}

/** Pictures beyond the limits or in other formats; all of them where nobody tried to read them. */
function unreadPictures(email: Email): string[] {
  const { toRead, left } = picturesOf(email);
  const unread = [...(email.pictures === undefined ? toRead : []), ...left];
  if (unread.length === 0) return [];
  const names = [...new Set(unread.map(namedPicture))];
  const more = names.length - NAMED;
  const list = more > 0 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ');
  return [`We couldn’t read the words in ${list} (too large, too many or an unsupported format).`];
}

/** Whether what an email is for may be in a document, or in a picture that it displays, whose words were not read. */
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
function unverified(parsed: Pick<ParsedEmail, 'email' | 'context'>): string[] {
  const result = authenticationOf(parsed);
  const isCompany = isService(domainOf(parsed.email.from?.address ?? ''));
  if (isCompany && (result === null || result.dmarc === 'none')) return [UNVERIFIED_COMPANY];
  return result === null ? [UNVERIFIED] : [];
}

/**
 * Characters that a word in Latin script has at least on average: spam that cuts its words up (“v i a g r a”) has 1 to 3,
 * and 3 of 5,772 honest emails have fewer. Vietnamese is written in syllables.
 */
const SHORTEST_MEAN = 2.9;
const ENOUGH_WORDS = 30;
/** Characters that tell. */
const LOOKED_AT = 4_000;
/** “C.ompany”, “P_RICE”, but not “J.Smith” or “J.SMITH”, which has an initial. */
const CUT_WORD = /(?<![\p{L}\d_.@/-])\p{Lu}(?:[_.]\p{Ll}{2}|_\p{Lu}{2})/gu;
const CUT_WORDS = 6;
/** What ends in a number is no word: “Nf3”, “A4”. */
const WORD_OR_LABEL = /\p{L}+(?:\d{1,4}(?![\p{L}\d]))?/gu;

function isChopped({ text, senseLanguage }: ParsedEmail): boolean {
  if (senseLanguage === 'vi') return false;
  const start = text.slice(0, LOOKED_AT);
  if (new Set(start.match(CUT_WORD)).size >= CUT_WORDS) return true;
  const words = (start.match(WORD_OR_LABEL) ?? []).filter((word) => !/\d$/.test(word));
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word));
  if (latin.length < ENOUGH_WORDS || latin.length < words.length * 0.9) return false;
  return latin.reduce((sum, word) => sum + word.length, 0) < latin.length * SHORTEST_MEAN;
}

function isGarbled({ text, visible }: ParsedEmail): boolean {
  return text.split('\ufffd').length - 1 > visible * MOST_GARBLED;
}

/** Whether the file needs a password. */
function isLocked({ marks }: FileReading): boolean {
  return marks.has('encrypted-archive') || marks.has('encrypted-document');
}

/** Images, audio and video have nothing relevant at their end. */
function isCut({ kind, isCut, attachment: { content, size, mimeType } }: FileReading): boolean {
  if (isCut) return true;
  return content !== undefined && content.length < size && kind !== 'picture' && !/^(?:audio|video)\//i.test(mimeType);
}
