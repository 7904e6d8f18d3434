import { type Evidence, type Kind, rank, SEVERITIES, type Severity, type Signal } from '../analysis.ts';
import { overlaps } from '../signals/signal.ts';
import type { Combination } from './combination.ts';
import { COMBINATIONS } from './combinations.ts';
import { areOneFact, withoutCovered } from './covered.ts';
import { NUISANCES } from './nuisances.ts';
import { FLOORS, MITIGATIONS, type SignalId } from './weights.ts';
import { WORDING_COMBINATIONS } from './wording-combinations.ts';

export interface Classification {
  severity: Severity;
  kind: Kind;
  /** Noisy-OR of what counts, 0 to 1. */
  risk: number;
  /** Number of independent groups that counted. */
  groups: number;
}

type Weighed = Pick<Classification, 'severity' | 'kind'>;

const PATTERNS: readonly Combination[] = [...COMBINATIONS, ...WORDING_COMBINATIONS, ...NUISANCES];
/** From here on soft signals of several groups that make no known pattern are worth a warning. */
const LOW_RISK = 0.55;
const MEDIUM_RISK = 0.8;
/** What each further soft signal of one group still adds: they often come from the same sentence. */
const REPEATED = 0.5;
/** A likeness of words convinces a reader less than what can be pointed at. */
const LIKENESS = 0.4;

/**
 * Weighs the signals; of an email that quotes a fraud's words to warn of it, what it says itself. With its quotations it
 * is at most odd, and may still be a fraud by all the rest.
 */
export function classify(signals: readonly Signal[]): Classification {
  const whole = weighed(signals);
  const quotations = signals.find(({ id }) => id === 'quotes-a-lure')?.evidence ?? [];
  if (quotations.length === 0 || whole.severity === 'None') return whole;
  const own = weighed(signals.filter((signal) => !restsOn(quotations, signal)));
  return own.severity === 'None' ? { ...own, severity: 'Low', kind: 'suspicious' } : own;
}

function restsOn(quotations: readonly Evidence[], { tier, evidence }: Signal): boolean {
  return tier === 'soft' && evidence.every((one) => quotations.some((other) => overlaps(one, other)));
}

/**
 * Hard ones each set a floor. Soft ones count together, and only when they come from two groups or
 * more, so that no single choice of words makes a verdict. Known combinations raise the severity; what speaks for a
 * email lowers the risk of what makes no such pattern, and nothing else.
 */
function weighed(signals: readonly Signal[]): Classification {
  const fired = new Set(signals.map(({ id }) => id as SignalId));
  const hard = signals.filter(({ tier }) => tier === 'hard');
  const soft = withoutCovered(signals).filter(({ tier }) => tier === 'soft');
  const groups = new Set([...hard, ...soft].map(({ group }) => group)).size;

  const known = PATTERNS.filter(({ all }) => holds(all, fired));
  const worst = known.toSorted((a, b) => rank(b.severity) - rank(a.severity))[0];
  const softRisk = groups >= 2 || worst ? noisyOr(dampened(soft).map(({ weight }) => weight)) : 0;
  const excused = softRisk * [...fired].reduce((rest, id) => rest * (1 - (MITIGATIONS[id] ?? 0)), 1);

  let severity: Severity = excused >= MEDIUM_RISK ? 'Medium' : excused >= LOW_RISK ? 'Low' : 'None';
  let kind: Kind = severity === 'None' ? 'none' : 'suspicious';
  const pattern = worst && eased(worst, fired, hard.length > 0);
  if (pattern && rank(pattern.severity) >= rank(severity)) ({ severity, kind } = pattern);
  else if (pattern && severity !== 'None' && pattern.kind !== 'unwanted') kind = pattern.kind;
  for (const { id } of hard) {
    const floor = FLOORS[id as SignalId] ?? 'Medium';
    if (rank(floor) > rank(severity) || kind === 'suspicious') kind = kindOfHard(id as SignalId, kind);
    severity = higher(severity, floor);
  }
  const risk = noisyOr([worst ? softRisk : excused, ...hard.map(({ weight }) => weight)]);
  return { severity, kind, risk, groups };
}

/** Whether each list is met by a signal of its own: one fact, however often it is noticed, meets one list. */
function holds(
  [list, ...rest]: Combination['all'],
  fired: ReadonlySet<SignalId>,
  met: readonly SignalId[] = [],
): boolean {
  if (list === undefined) return true;
  return list.some(
    (id) => fired.has(id) && !met.some((other) => areOneFact(id, other)) && holds(rest, fired, [...met, id]),
  );
}

/** Ways to pay that reach another than the one who is known. */
const MONEY_ELSEWHERE: readonly SignalId[] = [
  'bank-change',
  'bank-change-in-thread',
  'payroll',
  'gift-cards',
  'wallet-address',
  'bank-details',
];

/**
 * What confirms the sender itself takes a step off a pattern of soft signals; off one with a hard signal, nothing. A
 * email that is passed on has been read by somebody before, who may be asking about it: it is no attack on this reader.
 */
function eased({ severity, kind }: Combination, fired: ReadonlySet<SignalId>, isHard: boolean): Weighed {
  if (severity === 'Critical' && fired.has('forwarded-email')) return { severity: 'High', kind };
  // Whose mailbox was taken over writes as the person one knows, and wants the money somewhere else.
  const isLedAway = kind === 'conversation-hijack' || MONEY_ELSEWHERE.some((id) => fired.has(id));
  const isKnown = fired.has('known-company-confirmed') || (fired.has('known-correspondent') && !isLedAway);
  const isSubscribed = kind === 'unwanted' && fired.has('signed-unsubscribe');
  // A nuisance by a few words, in an email that asks for nothing a fraud does, is none.
  const isHarmless = severity === 'Low' && fired.has('wording-honest');
  if (isHard || !(isKnown || isSubscribed || isHarmless)) return { severity, kind };
  const less = SEVERITIES[rank(severity) - 1] ?? 'None';
  return { severity: less, kind: less === 'None' ? 'none' : kind };
}

/** What a signal adds to the risk. */
export interface Contribution {
  signal: Signal;
  weight: number;
}

/** What the signals of an email with a known pattern add to its risk, the most convincing first. */
export function contributionsOf(signals: readonly Signal[]): Contribution[] {
  const hard = signals.filter(({ tier }) => tier === 'hard').map((signal) => ({ signal, weight: signal.weight }));
  const soft = withoutCovered(signals).filter(({ tier }) => tier === 'soft');
  const convincing = ({ signal, weight }: Contribution) => (signal.group === 'wording' ? weight * LIKENESS : weight);
  return [...hard, ...dampened(soft)].sort((a, b) => convincing(b) - convincing(a));
}

/** Soft signals of one group say the same in part: each further one adds less. */
function dampened(signals: readonly Signal[]): Contribution[] {
  const seen = new Map<string, number>();
  return [...signals]
    .sort((a, b) => b.weight - a.weight)
    .map((signal) => {
      const before = seen.get(signal.group) ?? 0;
      seen.set(signal.group, before + 1);
      return { signal, weight: signal.weight * REPEATED ** before };
    });
}

function noisyOr(weights: readonly number[]): number {
  return 1 - weights.reduce((rest, weight) => rest * (1 - weight), 1);
}

function higher(a: Severity, b: Severity): Severity {
  return rank(a) >= rank(b) ? a : b;
}

/** Deceit whose aim only the rest of the email could tell. */
const WITHOUT_PATTERN: ReadonlySet<SignalId> = new Set([
  'instructions-to-ai',
  'several-senders',
  'own-domain-forged',
  'own-domain-look-alike',
  'contact-look-alike',
  'message-attached-as-lure',
  'dangerous-calendar-entry',
]);

function kindOfHard(id: SignalId, known: Kind): Kind {
  if (id === 'extortion') return 'extortion';
  if (id === 'correspondent-look-alike') return 'conversation-hijack';
  if (id.startsWith('attachment-')) return 'malware';
  if (known !== 'none' && known !== 'unwanted' && known !== 'suspicious') return known;
  return WITHOUT_PATTERN.has(id) ? 'suspicious' : 'credential-phishing';
}
