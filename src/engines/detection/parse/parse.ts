import type { Evidence } from '../analysis.ts';
import { newAllowance } from '../attachments/allowance.ts';
import type { FileLink, FileReading } from '../attachments/file-reading.ts';
import { inspectAll } from '../attachments/inspect.ts';
import type { Context } from '../context.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { PHRASES } from '../data/phrases/tables.ts';
import type { Email } from '../email.ts';
import { type Rendering, visibleLength } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import { registeredBy } from './domains.ts';
import { isOtherLanguage, isShortTextRead, LANGUAGES, type Language, languagesOf, spokenWords } from './language.ts';
import { type Link, linksInText, type Place, takeApart } from './links.ts';
import { attachedLinks, type NestedEmail } from './nested-emails.ts';
import { compile, type Hit, matches, tablesAt } from './phrases.ts';
import { quotedRange } from './quote.ts';
import { plainText, readText } from './text.ts';
import { isAnswer, isProvenAnswer, isQuoted, type Thread, threadOf } from './thread.ts';
import { focusOf } from './topics.ts';
import { type Word, wordsOf } from './words.ts';

/** A phrase found in the subject or in what the writer of the email wrote, with its place. */
export interface Phrase {
  where: 'subject' | 'body';
  start: number;
  end: number;
  /** Position of its first word. */
  word: number;
  /** In the subject or where the body says what it is about. */
  prominent: boolean;
}

/** An email, read: everything the signals look at. */
export interface ParsedEmail {
  email: Email;
  context: Context;
  /** Registrable domains of those it is sent to. */
  readers: ReadonlySet<string>;
  subject: string;
  /** The body as displayed. */
  text: string;
  subjectWords: Word[];
  /** Words of the whole body, quoted parts included. */
  words: Word[];
  /** Phrases of the current email; those that an answer quotes are left out. */
  phrases: ReadonlyMap<Concept, readonly Phrase[]>;
  /** Links of the current email; those that an answer quotes are left out. */
  links: Link[];
  /** Those left out of an answer by anybody but a confirmed contact or colleague: only what is never honest counts there. */
  quotedLinks: readonly Link[];
  /** The attached files, read. */
  files: readonly FileReading[];
  /** Links in attached files, pictures and calendar entries. */
  attachedLinks: readonly Link[];
  /** Messages and calendar entries inside the email, judged before it. */
  nestedEmails: readonly NestedEmail[];
  html: Rendering | null;
  /** Words of the text part beside the HTML. */
  textPart: readonly Word[];
  /** What is in the source but not on the screen. */
  hidden: { text: string; words: number; speaksToMachines: boolean };
  thread: Thread;
  /** Whether it answers what it quotes, so that the quoted part is somebody else's. */
  answers: boolean;
  language: Language | null;
  /** Whether the words could be read: the language is known, or there are too few words for that to matter. */
  wordsRead: boolean;
  /** Whether they are plainly in a language that is not read. */
  isOtherLanguage: boolean;
  /** Visible characters of the body. */
  visible: number;
  cut: string[];
}

/** The text that a place in the email counts in: the subject's, or the body's. */
export function textOf({ subject, text }: ParsedEmail, where: Evidence['where']): string {
  return where === 'subject' ? subject : text;
}

const matcher = compile(LANGUAGES.map((one) => PHRASES[one]));
/** Of what no reader sees, only what is meant for machines matters by its words. */
const machineMatcher = compile(LANGUAGES.map((one) => ({ 'ai-instruction': PHRASES[one]['ai-instruction'] ?? [] })));
/** Where a link comes from that only the text part holds. */
export const TEXT_PART = 'the plain-text version';
const OUTLOOK_PART = 'the version for Outlook';
const SHORT = 25;
/** Below this a line in another language, such as how to unsubscribe, can outweigh the rest. */
const FEW_WORDS = 60;

/** Reads an email in one pass over its source, one over its text, and one over its words. */
export function parse(
  given: Email,
  context: Context,
  nestedEmails: readonly NestedEmail[] = [],
  files: readonly FileReading[] = inspectAll(given, newAllowance()),
  room: number = LIMITS.text,
): ParsedEmail {
  const cut: string[] = given.truncated === true ? ['The email was too long to read in full.'] : [];
  const email = withFewAddresses(given, cut);
  const { source, html, whole } = readText(email);
  const text = whole.slice(0, Math.max(0, room));
  const subject = email.subject.slice(0, LIMITS.subject);
  if ((source ?? email.body).length > LIMITS.source || whole.length > room) {
    cut.push(`Only the first ${text.length.toLocaleString('en-US')} characters of the text were read.`);
  }

  if (email.subject.length > subject.length) {
    cut.push(`Only the first ${LIMITS.subject.toLocaleString('en-US')} characters of the subject were read.`);
  }
  const inside = (email.nested?.length ?? 0) + (email.calendar?.length ?? 0);
  if (inside > nestedEmails.length || nestedEmails.some(({ analysis }) => !analysis.coverage.complete)) {
    cut.push('Attached emails or calendar entries weren’t read in full.');
  }

  const thread = threadOf(text, subject);
  const words = wordsOf(text, html !== null);
  const subjectWords = wordsOf(subject, false);
  const answers =
    thread.quoted.length > 0 &&
    isAnswer({ email, context }, words.filter(({ start }) => !isQuoted(thread, start)).length);
  const isOthers = (offset: number) => answers && isQuoted(thread, offset);
  const spoken = spokenWords(text, words);
  const { language, languages, isRead } = languagesOf(
    { text: subject, words: spokenWords(subject, subjectWords) },
    { text, words: spoken },
  );
  const tables = tablesOf(words.length < FEW_WORDS ? LANGUAGES : languages);
  const hits = matches(matcher, words, tables).filter(({ from }) => !isOthers(words[from]?.start ?? 0));
  const phrases = new Map<Concept, Phrase[]>();
  collect(phrases, 'subject', subject, subjectWords, matches(matcher, subjectWords), () => true);
  const { concepts, isProminent } = focusOf(hits, words.length);
  const kept = hits.filter(({ concept }) => phrases.has(concept) || concepts.has(concept));
  collect(phrases, 'body', text, words, kept, isProminent);

  const places = placesOf(text, html);
  const distinct = new Map<string, Place>();
  let leftOut = 0;
  for (const place of places) {
    const key = `${place.href} ${text.slice(place.start, place.end)}`;
    if (distinct.has(key)) continue;
    if (distinct.size < LIMITS.links) distinct.set(key, place);
    else leftOut++;
  }
  if (leftOut > 0) cut.push(`Only ${distinct.size} of ${places.length} links were checked.`);

  const links = [...distinct.values()].map((place) => takeApart(place, text));
  const elsewhere = [
    ...(html !== null && text !== '' ? linksOfTextPart(email, links) : []),
    ...linksForOutlook(html, links),
    ...files.flatMap((file) => file.links),
  ];
  if (elsewhere.length > LIMITS.inside.links) {
    cut.push(`Only the first ${LIMITS.inside.links} links outside the text were checked.`);
  }
  const isShort = spoken.length < SHORT;
  const wordsRead = isShort
    ? isShortTextRead(
        text,
        spoken,
        links.some(({ host }) => host !== ''),
      )
    : isRead;
  const visible = visibleLength(text);
  const isOther = !wordsRead && (isShort || isOtherLanguage(text, spoken));
  return {
    email,
    context,
    readers: new Set(email.to?.map(({ address }) => registeredBy(address))),
    subject,
    text,
    subjectWords,
    words,
    phrases,
    links: links.filter(({ start, image }) => image || !isOthers(start)),
    quotedLinks: answers && !isProvenAnswer({ email, context }) ? links.filter(({ start }) => isOthers(start)) : [],
    files,
    attachedLinks: attachedLinks(email, elsewhere),
    nestedEmails,
    html,
    textPart: email.html === undefined ? [] : wordsOf(plainText(email.body).slice(0, LIMITS.text), false),
    hidden: hiddenIn(html),
    thread,
    answers,
    language: isOther ? null : language,
    wordsRead,
    isOtherLanguage: isOther,
    visible,
    cut,
  };
}

/** What is compared with each address must not cost more the more there are. */
function withFewAddresses(email: Email, cut: string[]): Email {
  const first = <T>(all: readonly T[], kept: number, what: string) => {
    if (all.length > kept) cut.push(`Only ${kept} of ${all.length} ${what} were compared.`);
    return all.slice(0, kept);
  };
  const { to, replyTo } = email;
  return {
    ...email,
    ...(to && { to: first(to, LIMITS.recipients, 'recipients') }),
    ...(replyTo && { replyTo: first(replyTo, LIMITS.answers, 'reply addresses') }),
  };
}

/** The concepts of all the words given, quoted or not. */
export function conceptsIn(words: readonly Word[]): Set<Concept> {
  return new Set(matches(matcher, words).map(({ concept }) => concept));
}

/** Some programs show the text part instead of the HTML: what it leads to that the HTML does not. */
function linksOfTextPart({ body, html }: Email, links: readonly Link[]): FileLink[] {
  if (html === undefined) return [];
  const text = plainText(body).slice(0, LIMITS.text);
  const domains = new Set(links.map(({ domain }) => domain));
  return linksInText(text)
    .slice(0, LIMITS.inside.links)
    .map((place) => takeApart(place, text))
    .filter(({ domain }) => !domains.has(domain))
    .map(({ href, text: clicked }) => ({ href, text: clicked, source: TEXT_PART }));
}

/** Outlook shows parts that are comments to other programs, mostly the same buttons once more: what leads elsewhere. */
function linksForOutlook(html: Rendering | null, links: readonly Link[]): FileLink[] {
  const domains = new Set(links.map(({ domain }) => domain));
  return (html?.outlook ?? [])
    .slice(0, LIMITS.inside.links)
    .filter(({ href }) => !domains.has(takeApart({ href, start: 0, end: 0 }, '').domain))
    .map((link) => ({ ...link, source: OUTLOOK_PART }));
}

/** No language known: an email may be in any. */
function tablesOf(languages: readonly Language[]): number {
  // English words turn up in emails of every language.
  const isChosen = (one: Language) => one === 'en' || languages.length === 0 || languages.includes(one);
  return tablesAt(LANGUAGES.flatMap((one, place) => (isChosen(one) ? [place] : [])));
}

function collect(
  phrases: Map<Concept, Phrase[]>,
  where: 'subject' | 'body',
  text: string,
  words: readonly Word[],
  hits: readonly Hit[],
  isProminent: (word: number) => boolean,
): void {
  for (const { concept, from, to } of hits) {
    const list = phrases.get(concept);
    if (list && list.length >= LIMITS.phrases && !isProminent(from)) continue;
    const phrase = { where, ...quotedRange(text, words, from, to), word: from, prominent: isProminent(from) };
    if (list) list.push(phrase);
    else phrases.set(concept, [phrase]);
  }
}

function hiddenIn(html: Rendering | null): ParsedEmail['hidden'] {
  const text = html?.hiddenText.trim() ?? '';
  const words = wordsOf(text, true);
  return {
    text,
    words: words.length,
    speaksToMachines: matches(machineMatcher, words).length > 0,
  };
}

/** Anchors of the HTML, areas and forms apart, and links written out in the text outside of anchors. */
function placesOf(text: string, html: Rendering | null): Place[] {
  const anchors = (html?.anchors ?? []).map((anchor) => ({ ...anchor, end: Math.min(anchor.end, text.length) }));
  const places: Place[] = anchors.filter(({ start, end }) => start <= end);
  let next = 0;
  for (const place of linksInText(text)) {
    while ((anchors[next]?.end ?? Number.POSITIVE_INFINITY) <= place.start) next++;
    if ((anchors[next]?.start ?? Number.POSITIVE_INFINITY) >= place.end) places.push(place);
  }
  return places;
}
