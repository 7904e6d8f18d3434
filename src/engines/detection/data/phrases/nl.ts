import type { PhraseTable } from './concepts.ts';

export const NL: PhraseTable = {};
