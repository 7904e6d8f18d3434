import { OFFICES } from '../data/office-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { WRITER_LINE } from '../data/thread-words.ts';
import { leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail, Phrase } from '../parse/parsed-email.ts';
import { skeleton, type Word } from '../parse/words.ts';
import { brandsNamed } from './lookalike.ts';

/** Concepts that are names themselves, or that a name reveals anyway. */
const OF_NAMES: ReadonlySet<Concept> = new Set<Concept>([
  'cash-transfer',
  'gift-card',
  'authority',
  'call-us',
  'generic-greeting',
]);
/** How many words are searched for companies. */
const MAX_NAMING = 2_000;
const LINE = 200;

/**
 * Whether words only name the writer or a company, so that they say nothing about the email's topic: “Coinbase” isn't
 * about coins, and “Account Verification Team” doesn't ask anyone to verify an account. Anyone can write “Verify your
 * account team”, so an office's name counts only where the email leads to nobody else.
 */
export function isName(parsed: ParsedEmail, concept: Concept, phrase: Phrase): boolean {
  if (OF_NAMES.has(concept)) return false;
  if (isCompany(parsed, phrase)) return true;
  return (isOffice(parsed, phrase) || isInWriterLine(parsed, phrase)) && !leadsElsewhere(parsed);
}

/** Whether words are a well-known company’s name, or part of it. */
export function isCompany(parsed: ParsedEmail, { where, start, end }: Phrase): boolean {
  return companiesIn(parsed).some((name) => name.where === where && name.start <= start && end <= name.end);
}

/** Where companies are called by their own name, not by a product’s such as “Ledger wallet”. */
const companiesIn = once(({ subjectWords, words }: ParsedEmail) =>
  (['subject', 'body'] as const).flatMap((where) => {
    const all = where === 'subject' ? subjectWords : words;
    return brandsNamed(all, MAX_NAMING).flatMap(({ brand, from, to }) => {
      const [first, last] = [all[from], all[to - 1]];
      const isOwn =
        joined(skeleton(brand.name)) ===
        joined(
          all
            .slice(from, to)
            .map(({ norm }) => norm)
            .join(''),
        );
      return first && last && isOwn ? [{ where, start: first.start, end: last.end }] : [];
    });
  }),
);

function joined(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '');
}

/** “Payment Department”: an office follows at once, or is the last of the words, on a line of its own. */
function isOffice({ subject, text, subjectWords, words }: ParsedEmail, { where, word, start, end }: Phrase): boolean {
  const [whole, all]: [string, readonly Word[]] = where === 'subject' ? [subject, subjectWords] : [text, words];
  const after = all.findIndex((one, at) => at > word && one.start >= end);
  const next = after < 0 ? undefined : all[after];
  const last = all[(after < 0 ? all.length : after) - 1];
  const isNext = next !== undefined && OFFICES.has(next.norm) && /^[ \u00a0-]+$/.test(whole.slice(end, next.start));
  if (isNext) return true;
  if (where === 'subject' || last === undefined || !OFFICES.has(last.norm)) return false;
  const before = whole.slice(whole.lastIndexOf('\n', start - 1) + 1, start);
  return !/\p{Ll}/u.test(before.slice(-LINE)) && /^[^\p{L}\p{N}]*(?:\n|$)/u.test(whole.slice(end, end + LINE));
}

/** In the “From:” line of a forwarded email. */
function isInWriterLine({ text }: ParsedEmail, { where, start }: Phrase): boolean {
  if (where === 'subject') return false;
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return start - line < LINE && WRITER_LINE.test(text.slice(line, start));
}
