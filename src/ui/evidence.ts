import type { Evidence, Signal } from '../engines/detection/analysis.ts';
import type { Box } from '../engines/detection/email.ts';
import { EVIDENCE_TEXTS } from './texts.ts';

/** The words in one place that a signal rests on. */
export interface Quotes {
  place: string;
  quotes: Evidence[];
}

function placeOf({ where, source, box }: Evidence): string {
  // If the email is a picture, no other source is named.
  const named = source ?? (where === 'picture' ? EVIDENCE_TEXTS.wholePicture : undefined);
  if (named === undefined) return EVIDENCE_TEXTS.places[where];
  return box === undefined ? EVIDENCE_TEXTS.placeIn(named) : EVIDENCE_TEXTS.placeOn(named, rowOf(box), columnOf(box));
}

/** The third of a picture that the middle of a box is in. */
function rowOf({ top, height }: NonNullable<Evidence['box']>): keyof typeof EVIDENCE_TEXTS.rows {
  const middle = top + height / 2;
  return middle < 1 / 3 ? 'top' : middle < 2 / 3 ? 'middle' : 'bottom';
}

/** The half of a picture that a box is in; null for a box in both, as most lines are. */
function columnOf({ left, width }: NonNullable<Evidence['box']>): keyof typeof EVIDENCE_TEXTS.columns | null {
  return left + width <= 1 / 2 ? 'left' : left >= 1 / 2 ? 'right' : null;
}

/** A picture, and where on it quoted words are. */
export interface QuotedPicture {
  picture: NonNullable<Evidence['picture']>;
  boxes: Box[];
  words: string;
}

/** The pictures that contain quotes, each once with all its places. */
export function quotedPictures(quotes: readonly Quotes[]): QuotedPicture[] {
  const found = new Map<string, QuotedPicture>();
  for (const { quote, picture, box } of quotes.flatMap((one) => one.quotes)) {
    if (picture === undefined || box === undefined) continue;
    const key = JSON.stringify(picture);
    const { boxes, words } = found.get(key) ?? { boxes: [], words: '' };
    const isNew = boxes.every((one) => JSON.stringify(one) !== JSON.stringify(box));
    found.set(key, {
      picture,
      boxes: isNew ? [...boxes, box] : boxes,
      words: words === '' ? quote : `${words}; ${quote}`,
    });
  }
  return [...found.values()];
}

/** A signal's distinct quotes by their place in the email. Evidence without a quote is left out. */
export function quotesOf({ evidence }: Pick<Signal, 'evidence'>): Quotes[] {
  const quoted = new Map<string, Map<string, Evidence>>();
  for (const one of evidence) {
    if (one.quote.trim() === '') continue;
    const place = placeOf(one);
    const known = quoted.get(place) ?? new Map<string, Evidence>();
    quoted.set(place, known.set(JSON.stringify([one.quote, one.href]), one));
  }
  return Array.from(quoted, ([place, quotes]) => ({ place, quotes: [...quotes.values()] }));
}

/** A signal's share, in whole percent, of everything that counts against the email or for it; null if it has none. */
export function shareOf({ weight }: Pick<Signal, 'weight'>, signals: readonly Pick<Signal, 'weight'>[]): number | null {
  const side = signals.filter((one) => Math.sign(one.weight) === Math.sign(weight));
  const percent = (100 * weight) / side.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 || percent < 1 ? null : Math.round(percent);
}

/** The strongest signal against the email or, without one, in its favour. The wording comes last. */
export function reasonOf(signals: readonly Signal[]): string | undefined {
  const tiers = ['hard', 'soft', 'mitigating', 'context'] as const;
  const strongest = tiers
    .map((wanted) => signals.filter(({ tier }) => tier === wanted))
    .find(({ length }) => length > 0);
  return (strongest?.find(({ group }) => group !== 'wording') ?? strongest?.[0])?.sentence;
}
