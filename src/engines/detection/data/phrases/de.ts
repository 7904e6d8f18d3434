import type { PhraseTable } from './concepts.ts';

export const DE: PhraseTable = {};
