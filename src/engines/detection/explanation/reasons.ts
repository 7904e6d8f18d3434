import type { Evidence, Signal } from '../analysis.ts';

const REASONS = 3;
/** Signals with less than this share of the strongest signal’s weight aren’t shown as reasons. */
const MIN_SHARE = 0.15;
const SHOWN_QUOTES = 2;
const QUOTE = 120;
/** A whole email can be one link. */
const LINK_QUOTE = 60;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

const INTRODUCTIONS: Readonly<Record<Evidence['where'], string>> = {
  from: 'Sender:',
  'reply-to': 'Replies go to:',
  subject: 'Quote:',
  body: 'Quote:',
  link: 'Link text:',
  attachment: 'File name:',
  picture: 'Quote:',
  header: 'Headers:',
  server: 'Your mail server wrote:',
  remark: 'Found:',
};

/** The signals that add most, hard ones first, and the rest, without those that add nothing. */
export function reasonsOf(against: readonly Signal[]): { reasons: Signal[]; rest: Signal[] } {
  const counted = against
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => Number(b.tier === 'hard') - Number(a.tier === 'hard') || b.weight - a.weight);
  const least = Math.max(...counted.map(({ weight }) => weight)) * MIN_SHARE;
  const reasons = counted.filter(({ weight, tier }) => tier === 'hard' || weight >= least).slice(0, REASONS);
  return { reasons, rest: counted.filter((signal) => !reasons.includes(signal)) };
}

/** A signal's sentence and the words it rests on, unless the sentence quotes them already. */
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

/**
 * A quote from a file is its name, the name of a file inside it, or an address, because a link's text may lie about its
 * target.
 */
function introductionOf({ where, quote, around, href = quote }: Evidence): string {
  if (around !== undefined) return 'Quote:';
  const isAddress = /^[a-z]{2,9}:\/\//i.test(quote) && hostOf(quote) === hostOf(href);
  if (isAddress && (where === 'attachment' || where === 'link')) return 'It goes to:';
  return INTRODUCTIONS[where === 'attachment' && href !== quote ? 'link' : where];
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}

/** Where a link goes, unless its text says so. */
function targetOf({ where, href, quote }: Evidence): string {
  if (where !== 'link' || href === undefined || !URL.canParse(href)) return '';
  const { hostname } = new URL(href);
  return hostname === '' || quote.includes(hostname) ? '' : `, which goes to ${flat(hostname, QUOTE)}`;
}

/** One line, without characters that change how the line is displayed. */
function flat(quote: string, length: number): string {
  const line = quote.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length).trim()}…` : line;
}
