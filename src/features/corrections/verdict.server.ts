import { type Analysis, rank } from '../../engines/detection/analysis.ts';
import { type Severity, type Verdict, vouchedSeverity } from '../../engines/detection/index.ts';
import type { ScanTable } from '../../server/db/schema.ts';
import type { Mark, Opinion } from './contract.ts';
import { hasProof } from './proof.server.ts';

type Judged = Pick<Analysis, 'severity' | 'category' | 'kind' | 'verdict'>;
type Engine = Pick<Analysis, 'severity' | 'category' | 'kind' | 'signals'>;

const LEAST: Record<Exclude<Opinion, 'safe'>, Severity> = { suspicious: 'Medium', dangerous: 'High' };

/** The engine's verdict, as its stored severity and category. */
export function verdictOf({ severity, category }: Pick<Analysis, 'severity' | 'category'>): Verdict {
  if (category === 'unknown') return 'unknown';
  if (severity === 'None') return 'safe';
  return rank(severity) >= rank('High') ? 'dangerous' : 'suspicious';
}

/**
 * The verdict that the user sees. Their opinion of this very email decides; that of its sender lowers it as far as facts
 * allow, or raises it.
 */
export function judged(engine: Engine, mark: Pick<Mark, 'opinion' | 'by'> | null): Judged {
  const severity = mark ? severityBy(engine, mark) : engine.severity;
  if (severity === engine.severity && !(mark?.opinion === 'safe' && mark.by === 'email')) return withVerdict(engine);
  if (severity === 'None') return { severity, category: 'safe', kind: 'none', verdict: 'safe' };
  const wasHarmless = engine.category === 'safe' || engine.category === 'unknown';
  return withVerdict({ ...engine, severity, ...(wasHarmless && { category: 'phishing', kind: 'suspicious' }) });
}

function severityBy(engine: Engine, { opinion, by }: Pick<Mark, 'opinion' | 'by'>): Severity {
  if (opinion === 'safe') return by === 'email' ? 'None' : vouchedSeverity(engine);
  const least = LEAST[opinion];
  if (by === 'email' && opinion === 'suspicious') return least;
  return rank(engine.severity) > rank(least) ? engine.severity : least;
}

function withVerdict({ severity, category, kind }: Omit<Judged, 'verdict'>): Judged {
  return { severity, category, kind, verdict: verdictOf({ severity, category }) };
}

/** A rule for a sender, with the proof an email needs for the rule to apply. */
export interface SenderRule {
  proof: string;
  opinion: Opinion;
}

/**
 * The user's opinion of who sent an email. Trust applies only with the proof that it was given for. A report of a
 * proven sender applies with or without proof. A report of an unproven email applies only to unproven ones; otherwise a
 * forger could get anyone reported.
 * @param rules newest first
 */
export function senderRule<Rule extends SenderRule>(rules: readonly Rule[], proofs: string | null): Rule | undefined {
  return rules.find(({ proof, opinion }) => {
    if (opinion === 'safe') return hasProof(proofs, proof);
    return proof !== '' || proofs === null || proofs === '';
  });
}

export function senderOpinion(rules: readonly SenderRule[], proofs: string | null): Opinion | null {
  return senderRule(rules, proofs)?.opinion ?? null;
}

/**
 * The values of a scan's columns, and the reason. Trust is mentioned if it counts, or if there is a warning despite it.
 */
export function markedColumns(engine: Engine, own: Opinion | null, ofSender: Opinion | null): MarkedColumns {
  const mark: Pick<Mark, 'opinion' | 'by'> | null = own
    ? { opinion: own, by: 'email' }
    : ofSender && { opinion: ofSender, by: 'sender' };
  const result = judged(engine, mark);
  const isUntouched = result.severity === engine.severity && result.severity === 'None';
  const isSilent = mark?.by === 'sender' && mark.opinion === 'safe' && isUntouched;
  return {
    ...result,
    marked_as: isSilent ? null : (mark?.opinion ?? null),
    marked_by: isSilent ? null : (mark?.by ?? null),
  };
}

export type MarkedColumns = Judged & Pick<ScanTable, 'marked_as' | 'marked_by'>;
