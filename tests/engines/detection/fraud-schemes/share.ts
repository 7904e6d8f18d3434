import { rank, type Severity } from '../../../../src/engines/detection/analysis.ts';

/** The share of emails that are at least as severe. */
export function shareAtLeast(least: Severity, severities: readonly Severity[]): number {
  return severities.filter((severity) => rank(severity) >= rank(least)).length / severities.length;
}
