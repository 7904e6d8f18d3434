import type { Verdict } from '../../engines/detection/analysis.ts';
import { verdictWords } from '../../ui/verdict-words.ts';
import type { Displayed } from './displayed-email.ts';
import { BUTTON_TEXTS, UNCHECKED_TEXTS } from './texts.ts';

export interface HeaderButton {
  label: string;
  /** Its tooltip. */
  title: string;
  /** The verdict whose seal it shows; undefined for the product's own icon. */
  seal?: Verdict;
}

export function buttonOf(displayed: Displayed | { status: 'checking' }): HeaderButton {
  switch (displayed.status) {
    case 'analysed': {
      const { verdict, coverage, conclusion } = displayed.analysed.analysis;
      const label = verdictWords(verdict, coverage.filesRead);
      // The seal of an email that was not read in full must not say that it was.
      const seal = verdict === 'safe' && !coverage.filesRead ? 'unknown' : verdict;
      return { label, title: BUTTON_TEXTS.title(label, conclusion), seal };
    }
    case 'unchecked': {
      const label = BUTTON_TEXTS.unchecked;
      return { label, title: BUTTON_TEXTS.title(label, UNCHECKED_TEXTS[displayed.reason].conclusion), seal: 'unknown' };
    }
    case 'checking':
      return { label: BUTTON_TEXTS.checking, title: BUTTON_TEXTS.title(BUTTON_TEXTS.checking) };
    default:
      return { label: BUTTON_TEXTS.none, title: BUTTON_TEXTS.noneTitle };
  }
}
