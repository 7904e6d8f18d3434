import type { PhraseTable } from './concepts.ts';

export const FR: PhraseTable = {};
