import type { Verdict } from '../../engines/detection/analysis.ts';
import { buttonOf } from './button.ts';
import type { Displayed } from './displayed-email.ts';
import { UNCHECKED_TEXTS, WARNING_TEXTS } from './texts.ts';

export interface Warning {
  verdict: Exclude<Verdict, 'safe'>;
  heading: string;
  sentence: string;
  evidence: string;
}

/**
 * Only ever a warning. An email can draw a bar like ours itself, so readers must never look for “No threats found” inside
 * one: a fake warning deters from the email that shows it, but a fake all-clear would be believed.
 */
export function warningOf(displayed: Displayed): Warning | undefined {
  if (displayed.status === 'unchecked')
    return warning('unknown', displayed, UNCHECKED_TEXTS[displayed.reason].conclusion);
  if (displayed.status !== 'analysed') return undefined;
  const { verdict, conclusion } = displayed.analysed.analysis;
  return verdict === 'safe' ? undefined : warning(verdict, displayed, conclusion);
}

function warning(verdict: Warning['verdict'], displayed: Displayed, sentence: string): Warning {
  const { label } = buttonOf(displayed);
  return { verdict, heading: WARNING_TEXTS.heading(label), sentence, evidence: WARNING_TEXTS.evidence(label) };
}
