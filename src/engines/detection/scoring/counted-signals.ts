import type { Evidence } from '../analysis.ts';
import { LIMITS } from '../limits.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { evidenceInFiles } from '../signals/file-text.ts';
import { SIGNAL_RULES } from '../signals/rules.ts';
import type { SignalRule } from '../signals/signal.ts';

/** A signal that was found. */
export interface Found {
  rule: SignalRule;
  evidence: Evidence[];
  /** False for context, and for what another signal covers. */
  isCounted: boolean;
}

/** The signals of an email, in the order of the rules. */
export function countedSignals(parsed: ParsedEmail): Found[] {
  const found = SIGNAL_RULES.flatMap((rule) => {
    const evidence = [...rule.check(parsed), ...evidenceInFiles(rule, parsed)].slice(0, LIMITS.evidence);
    return evidence.length === 0 ? [] : { rule, evidence };
  });
  const covered = new Set(found.flatMap(({ rule: { covers = [] } }) => covers));
  return found.map(({ rule, evidence }) => ({
    rule,
    evidence,
    isCounted: rule.tier !== 'context' && !covered.has(rule.id),
  }));
}
