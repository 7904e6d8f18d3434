import { type Analysis, rank, type Severity } from '../analysis.ts';
import { ruleOf } from '../signals/rules.ts';

/** Links that pretend to lead to somebody else, and set no floor. */
const IMITATING_LINKS: ReadonlySet<string> = new Set([
  'link-text-mismatch',
  'link-to-known-name-mismatch',
  'link-domain-in-front',
  'link-borrowed-name',
  'link-domain-misspelt',
]);

/**
 * The severity that stays when the reader vouches for a sender whose identity is proven. That settles who wrote. It
 * doesn't settle what an email does: an honest sender's mailbox may have been taken over. So floors stay, and an email
 * with a program or a link to an imitation keeps its severity.
 */
export function vouchedSeverity({
  severity,
  category,
  signals,
}: Pick<Analysis, 'severity' | 'category' | 'signals'>): Severity {
  if (category === 'malware' || category === 'unknown') return severity;
  // Somebody else wrote the attached email.
  if (signals.some(({ id }) => id === 'dangerous-message-attached')) return severity;
  return signals.reduce<Severity>((least, { id, tier, weight }) => {
    const rule = ruleOf(id);
    const isFact = tier === 'hard' || (tier === 'soft' && weight > 0 && isAct(id));
    if (!isFact) return least;
    const floor = tier === 'hard' && rule ? (rule.floor?.severity ?? 'None') : severity;
    return rank(floor) > rank(least) && rank(floor) <= rank(severity) ? floor : least;
  }, 'None');
}

/** Whether a signal names a program, or a link that runs something or imitates. */
function isAct(id: string): boolean {
  if (IMITATING_LINKS.has(id)) return true;
  const rule = ruleOf(id);
  return rule?.namesKind === true && (rule.group === 'attachment' || rule.group === 'link');
}
