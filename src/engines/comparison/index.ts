export type { ChangedFact } from './changed-facts.ts';
export type { Change, Edit, Row } from './changes.ts';
export { type ComparedDocument, type Comparison, compare, type DocumentDifferences, type Pair } from './compare.ts';
export type { SourceDocument, Span } from './document.ts';
export { FACT_NAMES, percent } from './explain.ts';
export type { FactKind } from './fact.ts';
export { foreignLetters } from './foreign-characters.ts';
export { countWords } from './words.ts';
