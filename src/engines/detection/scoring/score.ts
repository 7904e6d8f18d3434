import type { Group, Kind, Signal } from '../analysis.ts';
import type { Mode, Model } from '../model/model.ts';
import { SIGNAL_RULES } from '../signals/rules.ts';
import type { SignalRule } from '../signals/signal.ts';

/** The least the wording must add, in log-odds, to be listed as a reason. */
const WORTH_NAMING = 0.3;
/**
 * The least by which it must lower the score to be called reassuring, and the fewest readable words for that. At 1.2,
 * one in four missed harmful emails was praised, at 1.5 one in five.
 */
const WORTH_PRAISING = 1.5;
const MIN_PRAISED = 30;

/** A score in calibrated log-odds: the base, what each counted signal adds, and what the wording adds. */
export interface Score {
  base: number;
  signals: ReadonlyMap<string, number>;
  wording: number;
  /** The probability of harm, from 0 to 1, if harmful and honest emails were equally common. */
  probability: number;
}

/**
 * One sum: the mode, the counted signals and the wording.
 * @param wording log-odds of the wording, before calibration
 */
export function scoreOf(model: Model, mode: Mode, counted: readonly SignalRule[], wording: number): Score {
  const { slope, offset } = model.calibration[mode];
  const base = slope * model.prior[mode] + offset;
  const share = shareOfUnproven(model, counted);
  const signals = new Map(
    counted.map((rule) => [rule.id, slope * weightOf(model, rule) * (isUnproven(rule) ? share : 1)]),
  );
  const sum = [...signals.values()].reduce((total, weight) => total + weight, base + slope * wording);
  return { base, signals, wording: slope * wording, probability: 1 / (1 + Math.exp(-sum)) };
}

/**
 * The most by which unproven reassurance can lower the score, in log-odds before calibration: anyone can buy a matching
 * domain, link to it and quote a thread, all at once.
 */
export const MAX_UNPROVEN = 1;

/** The share of each unproven signal that counts, so that together they stay within the bound. */
function shareOfUnproven(model: Model, counted: readonly SignalRule[]): number {
  const sum = counted.filter(isUnproven).reduce((total, rule) => total - weightOf(model, rule), 0);
  return sum > MAX_UNPROVEN ? MAX_UNPROVEN / sum : 1;
}

export function isUnproven({ tier, isProven }: Pick<SignalRule, 'tier' | 'isProven'>): boolean {
  return tier === 'mitigating' && isProven !== true;
}

/**
 * The learned weight. A signal that training hasn't seen gets the mean of its group and tier, or of its tier. An
 * unproven signal without a learned weight doesn't reassure.
 */
export function weightOf({ signals }: Pick<Model, 'signals'>, { id, group, tier, isProven }: SignalRule): number {
  const learned = signals[id];
  if (learned !== undefined) return learned;
  if (tier === 'mitigating' && !isProven) return 0;
  const peers = SIGNAL_RULES.filter((rule) => rule.tier === tier && signals[rule.id] !== undefined);
  const near = peers.filter((rule) => rule.group === group);
  const of = near.length > 0 ? near : peers;
  return of.reduce((sum, rule) => sum + (signals[rule.id] ?? 0), 0) / Math.max(1, of.length);
}

/** What the wording resembles. If no kind stands out, just harmful emails. */
const LIKE: Readonly<Record<Kind, string>> = {
  'credential-phishing': 'phishing',
  'payment-fraud': 'payment fraud',
  'advance-fee': 'advance-fee fraud',
  extortion: 'blackmail',
  'callback-scam': 'callback scams',
  malware: 'emails that spread malware',
  'conversation-hijack': 'payment fraud',
  'prize-scam': 'prize scams',
  'crypto-scam': 'crypto scams',
  'delivery-scam': 'delivery scams',
  suspicious: 'harmful emails',
  unwanted: 'spam',
  none: 'harmful emails',
  unknown: 'harmful emails',
};

/**
 * The wording as a signal like any other, or none if it says little. Only suspicious phrases are quoted: reassuring
 * ones would mark up every harmless email.
 * @param kind what the wording alone resembles
 * @param isWarned whether the email has a warning; otherwise only some of its words are said to resemble such emails
 * @param readable words in a language the model has learned; none if the text may be filler
 */
export function wordingSignal(
  wording: number,
  kind: Kind,
  isWarned: boolean,
  readable: number,
  quotes: () => Signal['evidence'],
): Signal[] {
  const like = LIKE[kind];
  if (Math.abs(wording) < WORTH_NAMING) return [];
  if (wording < 0 && (wording > -WORTH_PRAISING || readable < MIN_PRAISED)) return [];
  const group: Group = 'wording';
  return wording > 0
    ? [
        {
          id: 'wording',
          group,
          tier: 'soft',
          weight: wording,
          title: isWarned ? `Wording resembles ${like}` : `Some wording common in ${like}`,
          sentence: isWarned
            ? `Its wording resembles ${like}.`
            : `Some of its wording is more common in ${like} than in honest email.`,
          evidence: quotes(),
        },
      ]
    : [
        {
          id: 'wording-honest',
          group,
          tier: 'mitigating',
          weight: wording,
          title: 'Wording resembles honest email',
          sentence: isWarned
            ? 'Its wording alone resembles honest email, but the other findings outweigh that.'
            : 'What it says resembles honest email.',
          evidence: [],
        },
      ];
}
