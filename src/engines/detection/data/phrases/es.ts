import type { PhraseTable } from './concepts.ts';

export const ES: PhraseTable = {};
