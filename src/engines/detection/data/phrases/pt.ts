import type { PhraseTable } from './concepts.ts';

export const PT: PhraseTable = {};
