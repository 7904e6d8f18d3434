import type { Concept } from '../data/phrases/concepts.ts';
import type { Hit } from './phrases.ts';

/** In a long email everything is mentioned once. A concept counts there when it comes up every so many words. */
const WORDS_PER_MENTION = 400;
/** Words of a passage, about as many as a short email has. */
const PASSAGE = 150;
/** How far into an email its opening goes. */
const OPENING = 120;
/** So many things that frauds say, said in one passage, are more than a mention: fewer are enough at the beginning. */
const MIN_ANYWHERE = 4;
const MIN_IN_OPENING = 2;

/** What frauds say and newsletters seldom do. */
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
  /** Whether a word, by its position, stands where an email says what it is about. */
  isProminent(word: number): boolean;
}

/**
 * The concepts an email is about: those it comes back to, and those of its beginning or of its densest passage when
 * these read like a fraud of their own, so that nothing put before or after a fraud takes its verdict away.
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

/** The first word of the passage in which the most telling things are said. */
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
