import type { Evidence } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { MANY_LINES } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import { conceptsIn, hitsIn } from '../parse/concepts.ts';
import { TEXT_PART } from '../parse/email-links.ts';
import { everyMatch } from '../parse/every-match.ts';
import { type Link, linksInText } from '../parse/links.ts';
import { once } from '../parse/once.ts';
import { answersOf } from '../parse/once-per-word.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import type { Hit } from '../parse/phrases.ts';
import { mayLeadOn } from '../parse/redirects.ts';
import { gapIn } from '../parse/sight.ts';
import { plainText } from '../parse/text.ts';
import type { Disguise, Word } from '../parse/words.ts';
import { distinctBrand } from './lookalike.ts';
import {
  hostOf,
  linkEvidence,
  match,
  NO_EVIDENCE,
  plainEvidence,
  rangeEvidence,
  type SignalRule,
  wordEvidence,
} from './signal.ts';

/** One such word may be a typo or a name. */
const DISGUISED_WORDS = 2;
/** Newsletters hide a preview line of over a hundred characters. */
const HIDDEN_WORDS = 60;
const IMAGE_ONLY_TEXT = 40;
const BIDI_OVERRIDE = /[\u202d\u202e\u2066-\u2068]/g;
const JUNK_ENTITY = /&[A-Za-z]{5,10};/g;
const JUNK_ENTITIES = 8;
/** Longer than a checksum or a wallet address. */
const RANDOM_STRING = /(?<![\w+/=-])[A-Za-z0-9]{80,}(?![\w+/=-])/;

export const CONCEALMENT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'look-alike-letters',
    group: 'concealment',
    tier: 'soft',
    title: 'Letters swapped for look-alikes',
    sentence: 'Cyrillic or Greek look-alikes replace Latin letters, so filters can’t read the words.',
    check: (parsed) => disguised(parsed, 'foreign-letters', DISGUISED_WORDS),
  },
  {
    id: 'look-alike-characters',
    group: 'concealment',
    tier: 'soft',
    title: 'Letters swapped for similar characters',
    sentence: 'Letters are replaced by others that look like them, such as a capital I for a small l.',
    check: (parsed) => disguised(parsed, 'look-alike-characters', disguisesBrand(parsed) ? 1 : DISGUISED_WORDS),
  },
  {
    id: 'invisible-characters',
    group: 'concealment',
    tier: 'soft',
    title: 'Invisible characters inside words',
    sentence: 'Invisible characters or marks of another script split words, so filters can’t read them.',
    check: (parsed) => disguised(parsed, 'invisible-characters', DISGUISED_WORDS),
  },
  {
    id: 'styled-letters',
    group: 'concealment',
    tier: 'soft',
    kinds: ['unwanted'],
    title: 'Symbols instead of letters',
    sentence: 'Words use mathematical or full-width symbols that only look like letters.',
    check: (parsed) => disguised(parsed, 'styled-letters', DISGUISED_WORDS),
  },
  {
    id: 'separated-letters',
    group: 'concealment',
    tier: 'soft',
    title: 'Words split into letters',
    sentence: 'Dots split words apart, so filters can’t read them.',
    check: (parsed) => disguised(parsed, 'separated-letters', DISGUISED_WORDS),
  },
  {
    id: 'reversed-writing',
    group: 'concealment',
    tier: 'soft',
    title: 'Reversed text',
    sentence: 'The text direction is reversed, so you see something other than what’s written.',
    check: reversedWriting,
  },
  {
    id: 'hidden-text',
    group: 'concealment',
    tier: 'soft',
    title: 'Hidden text',
    sentence: 'It contains a lot of invisible text, to mislead filters.',
    check: ({ hidden, words }) =>
      hidden.words >= HIDDEN_WORDS && hidden.words > words.length ? [plainEvidence('body', hidden.text)] : NO_EVIDENCE,
  },
  {
    id: 'accented-letters',
    group: 'concealment',
    tier: 'soft',
    title: 'Letters with odd accents',
    sentence: 'Many letters carry marks this language doesn’t use, so filters can’t read the words.',
    check: accented,
  },
  {
    id: 'random-filling',
    group: 'concealment',
    tier: 'soft',
    kinds: ['unwanted'],
    title: 'Strings of random characters',
    sentence: 'Long random strings make each copy look different to filters.',
    check(parsed) {
      const found = parsed.html === null ? null : RANDOM_STRING.exec(parsed.text.slice(0, 20_000));
      return found && /[a-z]/i.test(found[0]) && /\d/.test(found[0])
        ? [rangeEvidence(parsed, 'body', found.index, found.index + found[0].length)]
        : NO_EVIDENCE;
    },
  },
  {
    id: 'junk-filling',
    group: 'concealment',
    tier: 'soft',
    kinds: ['unwanted'],
    title: 'Meaningless filler text',
    sentence: 'Meaningless characters make each copy look different to filters.',
    check: junkFilling,
  },
  {
    id: 'pushed-out-of-sight',
    group: 'concealment',
    tier: 'soft',
    title: 'Text pushed far down',
    sentence: 'A large empty space pushes text out of sight.',
    check(parsed) {
      const gap = gapIn(parsed);
      if (!gap) return NO_EVIDENCE;
      const size =
        gap.height === null
          ? `${MANY_LINES} empty lines in a row`
          : `an empty space of ${Math.round(gap.height).toLocaleString('en-US')} pixels`;
      return [plainEvidence('remark', size)];
    },
  },
  {
    id: 'image-only',
    group: 'concealment',
    tier: 'soft',
    linkDoubt: 'doubtful',
    kinds: ['unwanted'],
    covers: ['link-on-image-only'],
    title: 'Image instead of text',
    sentence: 'The email is an image with almost no text, so its words can’t be checked.',
    check(parsed) {
      if (parsed.html === null || parsed.html.images.length === 0 || parsed.visible > IMAGE_ONLY_TEXT)
        return NO_EVIDENCE;
      const link = parsed.links.find(({ host }) => host !== '');
      return link ? [linkEvidence(link)] : NO_EVIDENCE;
    },
  },
  {
    id: 'parts-disagree',
    group: 'concealment',
    tier: 'soft',
    comparesParts: true,
    title: 'Two different emails in one',
    sentence: 'The plain-text version says something different from what’s shown.',
    check: partsDisagree,
  },
  {
    id: 'text-part-says-more',
    group: 'concealment',
    tier: 'context',
    comparesParts: true,
    title: 'Plain-text version differs',
    sentence: ([one]) =>
      one?.source === undefined
        ? 'The plain-text version, which some email apps show, says things the shown email doesn’t.'
        : `Only the plain-text version, which some email apps show, has this link to ${hostOf(one.href)}.`,
    check: textPartSaysMore,
  },
  {
    id: 'safe-sender-banner',
    group: 'concealment',
    tier: 'soft',
    title: 'Claims to be safe',
    sentence: 'It claims to be safe or scanned. Only your own mail program could say that.',
    check: (parsed) => match(parsed, 'safe-banner'),
  },
  {
    id: 'instructions-to-ai',
    group: 'concealment',
    tier: 'soft',
    floor: {
      severity: 'Medium',
      reason: 'Readers cannot see it: it is written for the software that judges the email.',
    },
    title: 'Instructions for AI assistants',
    sentence: 'It contains instructions for an AI assistant that reads your email. They were not followed.',
    check(parsed) {
      if (parsed.hidden.speaksToMachines) return [plainEvidence('body', parsed.hidden.text)];
      // People who write about such instructions quote them.
      const visible = match(parsed, 'ai-instruction').filter((evidence) => !isInQuotationMarks(parsed, evidence));
      return visible.length >= 2 ? visible : NO_EVIDENCE;
    },
  },
  {
    id: 'script-in-email',
    group: 'concealment',
    tier: 'context',
    title: 'Code inside the email',
    sentence: 'The email contains a script. Mail programs don’t run it.',
    check: (parsed) =>
      parsed.html?.scripted ? [plainEvidence('remark', 'a script in the email’s HTML')] : NO_EVIDENCE,
  },
];

/** How far around a match quotation marks are searched for. */
const PARAGRAPH = 400;

function isInQuotationMarks({ text }: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  if (where !== 'body') return false;
  const before = text.slice(Math.max(0, start - PARAGRAPH), start);
  const after = text.slice(end, end + PARAGRAPH);
  return /["“„«][^"“”„«»\n]{0,400}$/.test(before) && /^[^"“”„«»\n]{0,400}["”“»]/.test(after);
}

function disguised(parsed: ParsedEmail, disguise: Disguise, least: number): Evidence[] {
  const inSubject = parsed.subjectWords.filter((word) => word.disguise === disguise);
  const inBody = parsed.words.filter((word) => word.disguise === disguise);
  // A headline that repeats one word is not a disguise.
  if (new Set([...inSubject, ...inBody].map(({ norm }) => norm)).size < least) return NO_EVIDENCE;
  return [
    ...inSubject.map((word) => wordEvidence(parsed, word, 'subject')),
    ...inBody.slice(0, LIMITS.evidence).map((word) => wordEvidence(parsed, word, 'body')),
  ].slice(0, LIMITS.evidence);
}

/** Nobody misspells a company's name this way by chance. People who warn about it put it in quotation marks. */
function disguisesBrand({ subject, subjectWords, text, words }: ParsedEmail): boolean {
  const isBrandIn = (source: string) => (word: Word) =>
    word.disguise === 'look-alike-characters' &&
    distinctBrand(word.norm) !== null &&
    !/["'“”„«»‘]/.test(source.charAt(word.start - 1));
  return subjectWords.some(isBrandIn(subject)) || words.some(isBrandIn(text));
}

/** Marks that none of our languages uses, without the four of Romanian, which can be mistaken for one of them. */
const ODD_MARK = /[\u0180-\u0217\u021c-\u024f\u1e00-\u1e9d\u1e9f-\u1eff]/;
/** Strokes over a letter, which no language uses as combining marks. */
const OVERLAY = /\p{L}(?=[\u0334-\u0338])/u;
/** An odd mark or an overlay. */
const MARKED = new RegExp(`${ODD_MARK.source}|[\\u0334-\\u0338]`);
const ODD_WORDS = 6;
/** In a shorter text the language is not certain. */
const ENOUGH_WORDS = 60;
const ODD_WORDS_IN_SUBJECT = 3;

function accented(parsed: ParsedEmail): Evidence[] {
  if (!MARKED.test(parsed.subject) && !MARKED.test(parsed.text)) return NO_EVIDENCE;
  const isSure = parsed.language !== null && parsed.words.length >= ENOUGH_WORDS;
  const isOdd = (text: string) => (word: Word) => {
    const written = text.slice(word.start, word.end);
    return OVERLAY.test(written) || (isSure && /^[a-z]+$/.test(word.norm) && ODD_MARK.test(written));
  };
  const inSubject = parsed.subjectWords.filter(isOdd(parsed.subject));
  const inBody = parsed.words.filter(isOdd(parsed.text));
  const most = inSubject.length >= ODD_WORDS_IN_SUBJECT;
  const isFrequent = parsed.words.length >= ENOUGH_WORDS && inBody.length >= parsed.words.length / 20;
  if (!most && (!isFrequent || inBody.length < ODD_WORDS)) return NO_EVIDENCE;
  return [
    ...inSubject.map((word) => wordEvidence(parsed, word, 'subject')),
    ...inBody.map((word) => wordEvidence(parsed, word, 'body')),
  ].slice(0, LIMITS.evidence);
}

function reversedWriting(parsed: ParsedEmail): Evidence[] {
  const marked = (parsed.html?.reversed ?? []).filter(({ start, end }) => start < end);
  const overrides = everyMatch(parsed.text, BIDI_OVERRIDE).slice(0, LIMITS.evidence);
  if (marked.length > 0)
    return marked.slice(0, LIMITS.evidence).map(({ start, end }) => rangeEvidence(parsed, 'body', start, end));
  return overrides.length > 0 && overrides.some(({ 0: char }) => char === '\u202e')
    ? overrides.map(({ index }) => rangeEvidence(parsed, 'body', index, Math.min(parsed.text.length, index + 40)))
    : NO_EVIDENCE;
}

function junkFilling(parsed: ParsedEmail): Evidence[] {
  const junk = everyMatch(parsed.text.slice(0, 20_000), JUNK_ENTITY);
  return junk.length < JUNK_ENTITIES
    ? NO_EVIDENCE
    : junk.slice(0, 1).map(({ 0: entity, index }) => rangeEvidence(parsed, 'body', index, index + entity.length));
}

/**
 * Whether less than a tenth of the text part's words are displayed and few of the displayed ones are in it, in parts
 * that are long enough; when the text part has other links than the HTML, a short one is enough.
 */
function partsDisagree(parsed: ParsedEmail): Evidence[] {
  const plain = new Set(parsed.textPart.map(({ norm }) => norm));
  if (plain.size === 0 || ((plain.size < 20 || parsed.words.length < 20) && linksOfTextAlone(parsed).length === 0))
    return NO_EVIDENCE;
  const shown = new Set(parsed.words.map(({ norm }) => norm));
  const common = plain.intersection(shown).size;
  // The same text followed by filler isn't another email.
  const isAnother = common < plain.size * 0.1 && common < shown.size * 0.5;
  return isAnother ? [plainEvidence('body', parsed.email.body.trim())] : NO_EVIDENCE;
}

/**
 * Found in emails of every kind. Words for undoing a charge include “unsubscribe” and mean nothing without the charge.
 */
const EVERYDAY: ReadonlySet<Concept> = new Set([
  'charge-dispute',
  'click',
  'generic-greeting',
  'removal-line',
  'not-you-ignore',
  'you-requested',
]);

/**
 * Each mail program shows one part. A request or link in only one part would be seen by some readers and checked by
 * nobody.
 */
function textPartSaysMore(parsed: ParsedEmail): Evidence[] {
  const said = saidInTextPart(parsed);
  return said.length > 0 ? said : linksOfTextAlone(parsed).slice(0, 1).map(linkEvidence);
}

/** What the text part asks for in words that aren't displayed. The words of its addresses are not for readers. */
function saidInTextPart({ textPart, subjectWords, words, email }: ParsedEmail): Evidence[] {
  const plain = new Set(textPart.map(({ norm }) => norm));
  const displayed = [...subjectWords, ...words];
  const shown = new Set(displayed.flatMap(({ norm }) => [norm, ...gluedIn(norm, plain)]));
  if (plain.isSubsetOf(shown)) return NO_EVIDENCE;
  const text = plainText(email.body);
  const spoken = withoutAddresses(text, textPart);
  const inSpoken = hitsIn(spoken);
  const more = new Set(inSpoken.map(({ concept }) => concept)).difference(EVERYDAY).difference(conceptsIn(displayed));
  if (more.size === 0) return NO_EVIDENCE;
  const inShownWords = conceptsIn(spoken.map((word) => (shown.has(word.norm) ? word : { ...word, ...NO_WORD })));
  const hit = inSpoken.find(({ concept }) => more.has(concept) && !inShownWords.has(concept));
  return hit ? [plainEvidence('body', sentenceOf(text, spoken, hit))] : NO_EVIDENCE;
}

function withoutAddresses(text: string, words: readonly Word[]): Word[] {
  const addresses = linksInText(text);
  let next = 0;
  return words.map((word) => {
    while ((addresses[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) next++;
    return (addresses[next]?.start ?? Number.POSITIVE_INFINITY) <= word.start ? { ...word, ...NO_WORD } : word;
  });
}

/**
 * The sentence around a match without its addresses, or the text from the match on if the sentence is too long to
 * quote.
 */
function sentenceOf(text: string, words: readonly Word[], { from, to }: Pick<Hit, 'from' | 'to'>): string {
  const sentence = words[from]?.sentence;
  const continues = (word: Word | undefined) => word?.sentence === sentence && word?.norm !== '';
  let [first, last] = [from, to - 1];
  while (continues(words[first - 1])) first--;
  while (continues(words[last + 1])) last++;
  const [begin, start, end] = [words[first]?.start ?? 0, words[from]?.start ?? 0, words[last]?.end ?? 0];
  return text.slice(end - begin > LIMITS.quote ? start : begin, end);
}

/** Two words that HTML shows without a space between them, for example at the end of a link. */
function gluedIn(norm: string, plain: ReadonlySet<string>): string[] {
  if (plain.has(norm) || norm.length > MAX_GLUED_LENGTH) return [];
  for (let at = 1; at < norm.length; at++) {
    const pair = [norm.slice(0, at), norm.slice(at)];
    if (pair.every((word) => plain.has(word))) return pair;
  }
  return [];
}

const MAX_GLUED_LENGTH = 40;

const NO_WORD: Pick<Word, 'norm' | 'answers'> = { norm: '', answers: answersOf('') };

/**
 * Links of the text part to sites that the HTML neither links to nor names. If its links go through a click tracker or
 * similar, that many links of the text part may be their targets.
 */
const linksOfTextAlone = once((parsed: ParsedEmail): Link[] => {
  const pictures = (parsed.html?.images ?? []).map(({ src }) => src);
  const shown = [parsed.text, ...pictures].join('\n').toLowerCase();
  const alone = parsed.attachedLinks.filter(
    (link) => link.source === TEXT_PART && !names(shown, link.shownHost.replace(/^www\./, '')),
  );
  const sealed = new Set(parsed.links.filter(({ url }) => url !== null && mayLeadOn(url)).map(({ href }) => href));
  return new Set(alone.map(({ domain }) => domain)).size > sealed.size ? alone : [];
});

/** Whether a text has a host, by itself or in an address. */
function names(text: string, host: string): boolean {
  if (host === '') return true;
  for (let at = text.indexOf(host); at !== -1; at = text.indexOf(host, at + host.length)) {
    const end = at + host.length;
    if (!/[\w-]/.test(text.charAt(at - 1)) && !/^(?:[\w-]|\.\w)/.test(text.slice(end, end + 2))) return true;
  }
  return false;
}
