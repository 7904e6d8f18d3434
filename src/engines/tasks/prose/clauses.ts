import type { Range } from '../suggestion.ts';

/** Characters around a date that decide what it means. */
export const CONTEXT = 160;
export const COMMA = /[,;:]/;
/** Also between two main clauses, which may have different subjects. */
export const CLAUSE_END = /[,;:]|\s(?:and|und|et|y|ed?|en|i|oraz)\s/;
/** Excludes commas, which also set off parts of the clause. */
export const MAIN_CLAUSE_END = /[;:]|\s(?:and|und|et|y|ed?|en|i|oraz)\s/;
/** Not the colon: the text after it still belongs to the text before. */
export const PAUSE = /[,;]/;
const CLAUSE = /[;:(–]\s|\s[-–]\s/;
/** A name or subordinate clause before the request. */
const ADDRESS =
  /^[^a-z]{0,6}(?:(?:if|when|once|as soon|before|after|to|for|in|ok|okay|wenn|falls|sobald|damit|um|fur|si|quand|des que|pour|afin|en|cuando|para|por|ok|vale|se|quando|appena|per|dopo|assim que|als|zodra|om|jesli|gdy|aby|zeby)\b[^,]{0,80}|[a-z'-]{1,20}(?: [a-z'-]{1,20}){0,2}),\s/;
/** Connectives before the verb. */
const OPENING =
  /^[^a-z]{0,6}(?:(?:and|so|then|also|just|but|now|first|second|und|also|dann|oder|et|puis|alors|donc|y|pues|asi que|entonces|e|poi|allora|quindi|anche|entao|tambem|en|dan|dus|ook|maar|wiec|potem|ale|takze) ){0,2}/;

/** The clauses before the date, each of which may start with an imperative. */
export function clausesUpTo(folded: string, start: number): string[] {
  return folded
    .slice(0, start)
    .split(CLAUSE)
    .flatMap((clause) => [clause, ADDRESS.test(clause) ? clause.slice(clause.indexOf(',') + 2) : ''])
    .map((clause) => clause.replace(OPENING, ''));
}

/** From the comma before a date to the one after. */
export function clauseAround(folded: string, start: number, end: number, comma = COMMA): string {
  const [before] = folded
    .slice(Math.max(0, start - CONTEXT), start)
    .split(comma)
    .slice(-1);
  // The date may include the comma.
  const last = Math.max(start, end - 1);
  const [after] = folded.slice(last, last + CONTEXT).split(comma, 1);
  return `${before}${folded.slice(start, last)}${after}`;
}

/** The clause of the date. */
export function rangeAround(folded: string, start: number, end: number, ending: RegExp): Range {
  const from = Math.max(0, start - CONTEXT);
  const before = folded.slice(from, start).split(ending).at(-1) ?? '';
  const after = folded.slice(end, end + CONTEXT).split(ending, 1)[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}
