import type { Evidence } from '../analysis.ts';
import { LIMITS } from '../limits.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { evidenceInFiles } from '../signals/file-text.ts';
import { SIGNAL_RULES } from '../signals/rules.ts';
import { overlaps, type SignalRule } from '../signals/signal.ts';
import { QUOTES_A_LURE } from '../signals/warning.ts';

/** A signal that was found. */
export interface Found {
  rule: SignalRule;
  evidence: Evidence[];
  /** False for context, and if another signal covers it. */
  isCounted: boolean;
}

/** The signals of an email, in the order of the rules. */
export function countedSignals(parsed: ParsedEmail): Found[] {
  const found: Omit<Found, 'isCounted'>[] = [];
  for (const rule of SIGNAL_RULES) {
    const own = rule.check(parsed);
    const inFiles = evidenceInFiles(rule, parsed);
    if (own.length + inFiles.length > 0) found.push({ rule, evidence: [...own, ...inFiles].slice(0, LIMITS.evidence) });
  }
  const quoted = found.find(({ rule }) => rule.id === QUOTES_A_LURE)?.evidence ?? [];
  const said = found.filter((one) => !isOnlyQuoted(one, quoted));
  const covered = new Set(said.flatMap(({ rule: { covers = [] } }) => covers));
  return found.map(({ rule, evidence }) => ({
    rule,
    evidence,
    isCounted: rule.tier !== 'context' && !covered.has(rule.id) && !isOnlyQuoted({ rule, evidence }, quoted),
  }));
}

/** Requests that appear only inside a fraud quoted by a warning. */
function isOnlyQuoted({ rule, evidence }: Omit<Found, 'isCounted'>, quoted: readonly Evidence[]): boolean {
  if (rule.tier === 'mitigating' || (rule.group !== 'request' && rule.group !== 'pressure')) return false;
  // Such a warning links only to its own site, so only the words matter.
  const words = evidence.filter(({ where }) => where !== 'link');
  const isQuoted = (one: Evidence) => one.where === 'body' && quoted.some((speech) => overlaps(one, speech));
  return words.length > 0 && words.every(isQuoted);
}
