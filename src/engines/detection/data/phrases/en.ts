import type { PhraseTable } from './concepts.ts';
import { EN_ACCESS } from './en/access.ts';
import { EN_DECEIT } from './en/deceit.ts';
import { EN_MANNER } from './en/manner.ts';
import { EN_MONEY } from './en/money.ts';
import { EN_SELLING } from './en/selling.ts';

export const EN: PhraseTable = {
  ...EN_ACCESS,
  ...EN_MONEY,
  ...EN_DECEIT,
  ...EN_SELLING,
  ...EN_MANNER,
};
