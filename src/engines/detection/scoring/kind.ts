import type { Kind } from '../analysis.ts';
import type { NamedKind } from '../model/model.ts';
import type { SignalRule } from '../signals/signal.ts';

/**
 * The kind of harm with most evidence. A signal's weight says how harmful it is, not how specific, so all signals that
 * name the act count the same, and those that only fit it count less. A kind is claimed only if a signal names the act
 * or the wording sets it clearly apart. Advertising counts as harmless, so it isn't claimed against a signal that
 * names something else or a sender who poses as somebody else.
 * @param found counted signals, and context signals, which show what a harmful email offers
 * @param wording log-odds of each kind by the wording
 * @returns `suspicious` if no kind stands out
 */
export function kindOf(found: readonly SignalRule[], wording: Readonly<Record<NamedKind, number>>): Kind {
  const evidence = new Map(Object.entries(wording) as [NamedKind, number][]);
  const named = new Set<NamedKind>();
  for (const { kinds = [], namesKind, floor } of found) {
    for (const kind of kinds as readonly NamedKind[]) {
      const vote = namesKind ? (floor ? HARD_VOTE : VOTE / kinds.length) : SUPPORT;
      evidence.set(kind, (evidence.get(kind) ?? 0) + vote);
      if (namesKind) named.add(kind);
    }
  }
  const privateKind = found.find(({ ofPrivateLife }) => ofPrivateLife)?.ofPrivateLife;
  if (privateKind && !found.some(({ ofBusiness }) => ofBusiness)) {
    evidence.set(privateKind, SUPPORT + Math.max(evidence.get(privateKind) ?? 0, evidence.get('payment-fraud') ?? 0));
    if (named.has('payment-fraud')) named.add(privateKind);
    evidence.delete('payment-fraud');
  }
  const sorted = [...evidence].toSorted(([, a], [, b]) => b - a);
  const isHow = ([kind, most]: [NamedKind, number]) =>
    kind === 'unwanted' && !named.has(kind) && most - (evidence.get('prize-scam') ?? 0) < AS_LIKELY;
  // An airdrop is a prize that goes through a wallet.
  const isOfCoins = found.some(({ kinds }) => kinds?.includes('crypto-scam'));
  const isOnlyPrize = named.size === 1 && named.has('prize-scam') && !isOfCoins;
  const [first, ...others] = isOnlyPrize ? sorted.filter((one) => !isHow(one)) : sorted;
  const rival = others.find(([kind]) => !ONE_ACT.some((act) => first && act.has(kind) && act.has(first[0])));
  if (!first || !rival) return 'suspicious';
  const [kind, most] = first;
  const isDanger = found.some(
    ({ group, kinds = [], namesKind }) => kinds.some((one) => one !== 'unwanted') && (namesKind || group === 'sender'),
  );
  if (kind === 'unwanted' && ((isDanger && !named.has(kind)) || isOnlyDeceptive(found))) return 'suspicious';
  return most - rival[1] >= (named.has(kind) ? AHEAD : FAR_AHEAD) ? kind : 'suspicious';
}

/** Pairs of kinds that are the same act, so neither rules out the other. */
const ONE_ACT: readonly ReadonlySet<NamedKind>[] = [
  new Set(['payment-fraud', 'conversation-hijack']),
  new Set(['advance-fee', 'prize-scam']),
];

/** The kind that stands out by wording alone. */
export function likenessOf(wording: Readonly<Record<NamedKind, number>>): Kind {
  return kindOf([], wording);
}

/** Whether a link deceives and only the wording looks like advertising. Then it's a lure. */
function isOnlyDeceptive(found: readonly SignalRule[]): boolean {
  const isSold = ({ advertising }: SignalRule) => advertising !== undefined && advertising !== 'offer';
  return found.some(({ linkDoubt }) => linkDoubt === 'deceptive') && !found.some(isSold);
}

/** Kinds that offer something. Readers hardly care which of them it is. */
const OFFERS: ReadonlySet<NamedKind> = new Set(['unwanted', 'prize-scam', 'advance-fee']);

/** What an email without a clear kind offers, by its wording: something to buy, or too good to be true; null if neither. */
export function offerOf(
  found: readonly SignalRule[],
  wording: Readonly<Record<NamedKind, number>>,
): 'unwanted' | 'scam' | null {
  if (isOnlyDeceptive(found)) return null;
  const isOther = (kind: Kind) => !OFFERS.has(kind as NamedKind);
  if (found.some(({ namesKind, group, kinds = [] }) => (namesKind || group === 'sender') && kinds.some(isOther)))
    return null;
  const sorted = (Object.entries(wording) as [NamedKind, number][]).toSorted(([, a], [, b]) => b - a);
  const [first] = sorted;
  const rival = sorted.find(([kind]) => isOther(kind));
  if (!first || !rival || !OFFERS.has(first[0]) || first[1] - rival[1] < AHEAD) return null;
  return first[0] === 'unwanted' ? 'unwanted' : 'scam';
}

/** What a signal that names the act adds, split among its kinds. */
const VOTE = 1;
/** A fact that no honest email has shows the email's aim. */
const HARD_VOTE = 6;
/** What a signal that only fits a kind adds. */
const SUPPORT = 0.5;
/** Lead over the second kind in log-odds: with a signal that names the act, and with wording alone. */
const AHEAD = 0.3;
const FAR_AHEAD = 0.8;
/** Prizes are advertised, so an email that only names a prize may sound this much more like advertising. */
const AS_LIKELY = 1.5;
