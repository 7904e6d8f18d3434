import type { Kind, Severity } from '../analysis.ts';
import type { SignalId } from './weights.ts';

/** Signals that together make a known kind of harm. */
export interface Combination {
  kind: Kind;
  severity: Severity;
  /** At least one of each list, each by a fact of its own. */
  all: readonly (readonly SignalId[])[];
}

export function combine(kind: Kind, severity: Severity, ...all: readonly (readonly SignalId[])[]): Combination {
  return { kind, severity, all };
}
