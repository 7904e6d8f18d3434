import type { Evidence, Signal } from '../analysis.ts';
import { withoutCovered } from '../scoring/covered.ts';

const REASONS = 3;
/** What weighs less, such as a click that is wanted, is no reason beside others. */
const LEAST_REASON = 0.1;
const SHOWN_QUOTES = 2;
const QUOTE = 120;
/** A link may stand around a whole email. */
const LINK_QUOTE = 60;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** Whose words are quoted. */
const INTRODUCTIONS: Readonly<Record<Evidence['where'], string>> = {
  from: 'Sender:',
  'reply-to': 'Replies go to:',
  subject: 'Quote:',
  body: 'Quote:',
  link: 'Link text:',
  attachment: 'File name:',
  header: 'Headers:',
  server: 'Your mail server wrote:',
  remark: 'Found:',
};

/** The strongest reasons, none of which repeats another, and what else was noticed. */
export function reasonsOf(against: readonly Signal[]): { reasons: Signal[]; rest: Signal[] } {
  const distinct = withoutCovered(against);
  const strong = distinct.filter(({ weight }) => weight >= LEAST_REASON);
  const reasons = (strong.length > 0 ? strong : distinct).slice(0, REASONS);
  return { reasons, rest: distinct.filter((signal) => !reasons.includes(signal)) };
}

/** A sentence and the words it rests on. One that quotes them itself does not need them again. */
export function sentenceWithQuotes({ sentence, evidence }: Signal): string {
  const quotes = new Map<string, Evidence>();
  const seen = new Set<string>();
  for (const one of evidence) {
    const quote = flat(one.quote, one.where === 'link' ? LINK_QUOTE : QUOTE);
    const key = quote.toLowerCase();
    if (quote === '' || seen.has(key) || quotes.size >= SHOWN_QUOTES) continue;
    seen.add(key);
    quotes.set(quote, one);
  }
  const introductions = new Map<string, string[]>();
  for (const [quote, one] of quotes) {
    if (sentence.includes(`“${quote}”`)) continue;
    const introduction = introductionOf(one);
    const shown = one.where === 'remark' ? quote : `“${quote}”${targetOf(one)}`;
    introductions.set(introduction, [...(introductions.get(introduction) ?? []), shown]);
  }
  return [sentence, ...[...introductions].map(([text, list]) => `${text} ${list.join(', ')}.`)].join(' ');
}

/** What is quoted from a file is its name or one inside it, if it is no address. */
function introductionOf({ where, quote }: Evidence): string {
  const isAddress = /^[a-z]{2,9}:\/\//i.test(quote);
  return isAddress && (where === 'attachment' || where === 'link') ? 'It goes to:' : INTRODUCTIONS[where];
}

/** Where a link leads, when its words do not say so. */
function targetOf({ where, href, quote }: Evidence): string {
  if (where !== 'link' || href === undefined || !URL.canParse(href)) return '';
  const { hostname } = new URL(href);
  return hostname === '' || quote.includes(hostname) ? '' : `, which goes to ${flat(hostname, QUOTE)}`;
}

/** One line, without characters that could change how the line is shown. */
function flat(quote: string, length: number): string {
  const line = quote.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length).trim()}…` : line;
}
