import type { Concept } from '../data/phrases/concepts.ts';
import type { Hit } from './phrases.ts';

/** A long email mentions everything once, so a concept counts only once per this many words. */
const WORDS_PER_MENTION = 400;
/** Words of a passage, about as many as in a short email. */
const PASSAGE = 150;
/** Words of the opening. */
const OPENING = 120;
/** Concepts of fraud in one passage that are more than a mention; in the opening fewer are enough. */
const MIN_ANYWHERE = 4;
const MIN_IN_OPENING = 2;

/** Concepts that are common in frauds and rare in newsletters. */
const FRAUD_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
  'credential-request',
  'account-problem',
  'mailbox-full',
  'password-expiry',
  'held-messages',
  'parcel',
  'fee',
  'refund',
  'windfall',
  'threat',
  'deadline',
  'secrecy',
  'unreachable',
  'payment-request',
  'bank-details',
  'bank-change',
  'gift-card',
  'contact-details',
  'inheritance',
  'fortune',
  'recording',
  'hacked',
  'shame',
  'bitcoin',
  'seed-phrase',
  'charge-notice',
  'call-us',
  'generic-greeting',
]);

export interface Focus {
  concepts: ReadonlySet<Concept>;
  /** Whether a word, by its position, is where the email says what it is about. */
  isProminent(word: number): boolean;
}

/**
 * The concepts an email is about: those it repeats, and those of its opening or its densest passage when these read
 * like fraud, so that padding before or after a fraud does not hide it.
 * @param hits in the order of the text
 * @param length of the email in words
 */
export function focusOf(hits: readonly Hit[], length: number): Focus {
  const counts = new Map<Concept, number>();
  for (const { concept } of hits) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  const concepts = new Set<Concept>();
  for (const [concept, count] of counts) if (count >= length / WORDS_PER_MENTION) concepts.add(concept);
  const opening = conceptsIn(hits, 0);
  if (countFraudConcepts(opening) >= MIN_IN_OPENING) for (const concept of opening) concepts.add(concept);
  const start = startOfDensest(hits);
  const densest = conceptsIn(hits, start);
  const isFraudLike = countFraudConcepts(densest) >= MIN_ANYWHERE;
  if (isFraudLike) for (const concept of densest) concepts.add(concept);
  return {
    concepts,
    isProminent: (word) => word < OPENING || (isFraudLike && word >= start && word < start + PASSAGE),
  };
}

function conceptsIn(hits: readonly Hit[], start: number): Set<Concept> {
  return new Set(hits.filter(({ from }) => from >= start && from < start + PASSAGE).map(({ concept }) => concept));
}

function countFraudConcepts(concepts: Iterable<Concept>): number {
  return [...concepts].filter((concept) => FRAUD_CONCEPTS.has(concept)).length;
}

/** The first word of the passage with the most concepts of fraud. */
function startOfDensest(hits: readonly Hit[]): number {
  const fraudHits = hits.filter(({ concept }) => FRAUD_CONCEPTS.has(concept));
  const inside = new Map<Concept, number>();
  let most = 0;
  let start = 0;
  let first = 0;
  for (const { concept, from } of fraudHits) {
    inside.set(concept, (inside.get(concept) ?? 0) + 1);
    for (let left = fraudHits[first]; left && from - left.from >= PASSAGE; left = fraudHits[++first]) {
      const rest = (inside.get(left.concept) ?? 0) - 1;
      if (rest > 0) inside.set(left.concept, rest);
      else inside.delete(left.concept);
    }
    if (inside.size <= most) continue;
    most = inside.size;
    start = fraudHits[first]?.from ?? 0;
  }
  return start;
}
