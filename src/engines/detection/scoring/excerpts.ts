import { textScore, type Wording } from '../model/text-score.ts';
import type { ParsedEmail, Phrase } from '../parse/parsed-email.ts';
import { secretRequestsIn } from '../signals/secret-request.ts';

/** Words before and after the sentence that asks. */
const AROUND = 25;
const MOST = 3;

/**
 * The wording of the passage that asks for a secret. Only that passage counts: anyone can put a page of harmless text
 * around it, which would outvote it.
 * @returns the worst of the excerpts; null if the email asks for no secret
 */
export function excerptThatAsks(parsed: ParsedEmail): Wording | null {
  const excerpts = secretRequestsIn(parsed)
    .filter(({ link }) => link !== null)
    .slice(0, MOST)
    .map(({ from, to }) => excerptOf(parsed, Math.max(0, from - AROUND), to + AROUND));
  return excerpts
    .map((excerpt) => ({ score: textScore(excerpt), parsed: excerpt, file: null }))
    .reduce<Wording | null>((worst, one) => (worst === null || one.score > worst.score ? one : worst), null);
}

/** The wording of the subject and of the text up to an offset. */
export function excerptUpTo(parsed: ParsedEmail, end: number): Wording {
  const last = parsed.words.findIndex((word) => word.start >= end);
  const { subject, subjectWords, phrases } = parsed;
  const excerpt = excerptOf(parsed, 0, last === -1 ? parsed.words.length : last);
  const ofSubject = [...phrases].flatMap(([concept, all]) => {
    const kept = [...all.filter(({ where }) => where === 'subject'), ...(excerpt.phrases.get(concept) ?? [])];
    return kept.length > 0 ? [[concept, kept] as const] : [];
  });
  const inSight = { ...excerpt, subject, subjectWords, phrases: new Map(ofSubject) };
  return { score: textScore(inSight), parsed: inSight, file: null };
}

/** The email as if it consisted of these words of its body. */
function excerptOf(parsed: ParsedEmail, from: number, to: number): ParsedEmail {
  const within = (phrases: readonly Phrase[]) =>
    phrases
      .filter(({ where, word }) => where === 'body' && word >= from && word < to)
      .map((phrase) => ({ ...phrase, word: phrase.word - from }));
  const phrases = [...parsed.phrases].flatMap(([concept, all]) => {
    const kept = within(all);
    return kept.length > 0 ? [[concept, kept] as const] : [];
  });
  return {
    ...parsed,
    subject: '',
    subjectWords: [],
    words: parsed.words.slice(from, to),
    phrases: new Map(phrases),
  };
}
