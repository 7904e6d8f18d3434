import type { Kind } from '../analysis.ts';
import type { NamedKind } from '../model/model.ts';
import type { SignalRule } from '../signals/signal.ts';
import type { Score } from './score.ts';

/** A kind with a smaller share of the evidence is only a guess. */
const LEAST_SHARE = 0.3;
/** Advertising keeps the severity down, so it has to be likelier than a danger. */
const LEAST_OF_UNWANTED = 0.35;

/** Payments that only private people are asked for, and the kind of fraud that asks for them. */
const OF_PRIVATE_LIFE: ReadonlyMap<string, NamedKind> = new Map([
  ['money-by-new-number', 'advance-fee'],
  ['fee-first', 'advance-fee'],
  ['official-lure', 'credential-phishing'],
]);
/** Payments that companies are asked for in the name of a colleague or supplier. */
const OF_BUSINESS: ReadonlySet<string> = new Set([
  'bank-change',
  'bank-change-in-thread',
  'payment-to-changed-account',
  'payroll',
  'staff-data-request',
  'gift-card-codes',
  'role-at-freemail',
  'own-organization-name',
]);

/**
 * The kind of harm with most evidence: what the signals that speak for it add to the score, and the wording.
 * @param wording log-odds of each kind by the wording
 * @returns `suspicious` where no kind stands out
 */
export function kindOf(
  { signals }: Pick<Score, 'signals'>,
  counted: readonly SignalRule[],
  wording: Readonly<Record<NamedKind, number>>,
): Kind {
  const evidence = new Map(Object.entries(wording) as [NamedKind, number][]);
  for (const { id, kinds = [], floor } of counted) {
    for (const kind of kinds as readonly NamedKind[]) {
      evidence.set(
        kind,
        (evidence.get(kind) ?? 0) + Math.max(floor ? LEAST_OF_HARD : LEAST_OF_SIGNAL, signals.get(id) ?? 0),
      );
    }
  }
  const ofPrivateLife = counted.find(({ id }) => OF_PRIVATE_LIFE.has(id));
  if (ofPrivateLife && !counted.some(({ id }) => OF_BUSINESS.has(id))) {
    const kind = OF_PRIVATE_LIFE.get(ofPrivateLife.id) ?? 'advance-fee';
    evidence.set(kind, LEAST_OF_SIGNAL + Math.max(evidence.get(kind) ?? 0, evidence.get('payment-fraud') ?? 0));
    evidence.delete('payment-fraud');
  }
  const most = Math.max(...evidence.values());
  const shares = [...evidence].map(([kind, value]) => ({ kind, share: Math.exp(value - most) }));
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  const first = shares
    .toSorted((a, b) => b.share - a.share)
    .find(({ kind, share }) => kind !== 'unwanted' || share >= LEAST_OF_UNWANTED * total);
  return first && first.share >= LEAST_SHARE * total ? first.kind : 'suspicious';
}

/** A request says what is wanted even where it says little of whether that is harmful. */
const LEAST_OF_SIGNAL = 0.5;
/** A fact that no honest email has says what the email is for. */
const LEAST_OF_HARD = 6;
