import { newAllowance } from '../attachments/allowance.ts';
import type { FileReading } from '../attachments/file-reading.ts';
import { inspectAll } from '../attachments/inspect.ts';
import type { Context } from '../context.ts';
import type { Email } from '../email.ts';
import { type Rendering, visibleLength } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import { phrasesOf, speaksToMachines } from './concepts.ts';
import { registeredBy } from './domains.ts';
import { linksForOutlook, linksOf, linksOfTextPart } from './email-links.ts';
import { isOtherLanguage, isShortTextRead, languagesOf, spokenWords } from './language.ts';
import { readWords } from './look-alikes.ts';
import { attachedLinks, linksWritten, type NestedEmail } from './nested-emails.ts';
import type { FileText, ParsedEmail } from './parsed-email.ts';
import { sortedPictures, withPictures } from './pictures.ts';
import { isReply, isVerifiedReply } from './reply.ts';
import { senseLanguageOf } from './sense-language.ts';
import { type EmailText, plainText, readText } from './text.ts';
import { isQuoted, threadOf } from './thread.ts';
import type { Word } from './words.ts';

/** A text of fewer words is too short for its language to be certain. */
const SHORT = 25;

/**
 * Parses an email in one pass over its source, one over its text and one over its words.
 * @param nestedEmails attached emails, already analysed
 * @param room UTF-16 units of text that may be read
 * @param fileTexts the texts of attached files
 * @param displayed its text, if known
 * @returns the input of the signals; `cut` has sentences about what the limits left out
 */
export function parse(
  given: Email,
  context: Context,
  nestedEmails: readonly NestedEmail[] = [],
  files: readonly FileReading[] = inspectAll(given, newAllowance()),
  room: number = LIMITS.text,
  fileTexts: readonly FileText[] = [],
  displayed: EmailText = readText(given),
): ParsedEmail {
  const cut: string[] = given.truncated === true ? ['The email was too long to read in full.'] : [];
  const email = withFewAddresses(given, cut);
  const { subject, text: ownText, html } = textOf(email, displayed, room, cut);
  const { speaking } = sortedPictures(email, ownText);
  const text = speaking.length > 0 ? withPictures(ownText, speaking) : ownText;
  if (!isNestedRead(email, nestedEmails)) cut.push('Attached emails or calendar entries weren’t read in full.');

  const thread = threadOf(ownText, subject);
  const words = readWords(text, html !== null).map((word) => (word.start < ownText.length ? word : asRead(word)));
  const subjectWords = readWords(subject, false);
  const ownWords = words.filter(({ start }) => !isQuoted(thread, start)).length;
  const quotesOthers = thread.quoted.length > 0 && isReply({ email, context }, ownWords);
  const isOthers = (offset: number) => quotesOthers && isQuoted(thread, offset);

  const spoken = { text, words: spokenWords(text, words) };
  const { language, languages, isRead } = languagesOf(
    { text: subject, words: spokenWords(subject, subjectWords) },
    spoken,
  );
  const phrases = phrasesOf({ text: subject, words: subjectWords }, { text, words }, languages, isOthers);

  // A misread address would lead elsewhere, and nobody can click one in a picture.
  const links = linksOf(ownText, html, cut);
  const linksElsewhere = [
    ...(html !== null && ownText !== '' ? linksOfTextPart(email, html, links) : []),
    ...linksForOutlook(html, links),
    ...files.flatMap((file) => file.links),
  ];
  if (linksElsewhere.length > LIMITS.inside.links) {
    cut.push(`Only the first ${LIMITS.inside.links} links outside the text were checked.`);
  }

  const isShort = spoken.words.length < SHORT;
  const hasWebLink = links.some(({ host }) => host !== '');
  const wordsRead = isShort ? isShortTextRead(text, spoken.words, hasWebLink) : isRead;
  const isOther = !wordsRead && (isShort || isOtherLanguage(text, spoken.words));
  return {
    email,
    context,
    readers: new Set(email.to?.map(({ address }) => registeredBy(address))),
    subject,
    text,
    ownLength: ownText.length,
    speaking,
    subjectWords,
    words,
    phrases,
    links: links.filter(({ start, image }) => image || !isOthers(start)),
    quotedLinks:
      quotesOthers && !isVerifiedReply({ email, context }) ? links.filter(({ start }) => isOthers(start)) : [],
    files,
    fileTexts,
    attachedLinks: attachedLinks(email, [...linksElsewhere, ...linksWritten(fileTexts)]),
    nestedEmails,
    html,
    textPart: email.html === undefined ? [] : readWords(plainText(email.body).slice(0, LIMITS.text), false),
    hidden: hiddenIn(html),
    thread,
    isReply: quotesOthers,
    language: isOther ? null : language,
    senseLanguage: senseLanguageOf(isOther ? null : language, text, spoken.words),
    wordsRead,
    isOtherLanguage: isOther,
    visible: visibleLength(text),
    cut,
  };
}

/** A word in a picture: a character in it that looks like another is a misreading, not a disguise. */
function asRead({ disguise: _disguise, ...word }: Word): Word {
  return word;
}

/** Each address is compared with others, so their number is limited. */
function withFewAddresses(email: Email, cut: string[]): Email {
  const first = <T>(all: readonly T[], most: number, what: string) => {
    if (all.length > most) cut.push(`Only ${most} of ${all.length} ${what} were compared.`);
    return all.slice(0, most);
  };
  const { to, replyTo } = email;
  return {
    ...email,
    ...(to && { to: first(to, LIMITS.recipients, 'recipients') }),
    ...(replyTo && { replyTo: first(replyTo, LIMITS.answers, 'reply addresses') }),
  };
}

/** The subject and the displayed text, up to the limits. */
function textOf(
  email: Email,
  { source, html, whole }: EmailText,
  room: number,
  cut: string[],
): Pick<ParsedEmail, 'subject' | 'text' | 'html'> {
  const text = whole.slice(0, Math.max(0, room));
  const subject = email.subject.slice(0, LIMITS.subject);
  if ((source ?? email.body).length > LIMITS.source || whole.length > room) {
    cut.push(`Only the first ${text.length.toLocaleString('en-US')} characters of the text were read.`);
  }
  if (email.subject.length > subject.length) {
    cut.push(`Only the first ${LIMITS.subject.toLocaleString('en-US')} characters of the subject were read.`);
  }
  return { subject, text, html };
}

/** Whether all attached emails and calendar entries were analysed, each as a whole. */
function isNestedRead({ nested = [], calendar = [] }: Email, nestedEmails: readonly NestedEmail[]): boolean {
  return (
    nested.length + calendar.length <= nestedEmails.length &&
    nestedEmails.every(({ analysis }) => analysis.coverage.complete)
  );
}

function hiddenIn(html: Rendering | null): ParsedEmail['hidden'] {
  const text = html?.hiddenText.trim() ?? '';
  const words = readWords(text, true);
  return { text, words: words.length, speaksToMachines: speaksToMachines(words) };
}
