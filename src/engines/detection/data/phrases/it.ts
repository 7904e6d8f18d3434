import type { PhraseTable } from './concepts.ts';

export const IT: PhraseTable = {};
