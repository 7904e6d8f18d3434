/** A score, whether the email was harmful, and how much it counts. */
export interface Scored {
  score: number;
  isHarmful: boolean;
  share: number;
}

export interface Calibration {
  slope: number;
  offset: number;
}

const STEPS = 200;

/** Platt's scaling by Newton's method: slope and offset under which the scores come out as probabilities. */
export function calibrate(scored: readonly Scored[]): Calibration {
  let [slope, offset] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    let [gradientS, gradientO, ss, so, oo] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, isHarmful, share } of scored) {
      const p = probability(score, { slope, offset });
      const error = share * (p - (isHarmful ? 1 : 0));
      const curve = share * p * (1 - p);
      gradientS += error * score;
      gradientO += error;
      ss += curve * score * score;
      so += curve * score;
      oo += curve;
    }
    const determinant = ss * oo - so * so;
    slope -= (oo * gradientS - so * gradientO) / determinant;
    offset -= (ss * gradientO - so * gradientS) / determinant;
  }
  return { slope: Number(slope.toFixed(4)), offset: Number(offset.toFixed(4)) };
}

export function probability(score: number, { slope, offset }: Calibration): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

const BINS = 10;

/** Expected calibration error: how far the mean probability of each tenth is from the share of harmful emails in it. */
export function calibrationError(
  judged: readonly { probability: number; isHarmful: boolean; share: number }[],
): number {
  const total = sumOf(judged, () => 1);
  const bins = Map.groupBy(judged, (one) => Math.min(BINS - 1, Math.floor(one.probability * BINS)));
  return [...bins.values()].reduce(
    (error, bin) => error + Math.abs(sumOf(bin, (one) => one.probability - (one.isHarmful ? 1 : 0))) / total,
    0,
  );
}

function sumOf<T extends { share: number }>(all: readonly T[], value: (one: T) => number): number {
  return all.reduce((sum, one) => sum + one.share * value(one), 0);
}

/** Gives harmful and honest emails equal parts. */
export function balanced<T extends { isHarmful: boolean; share: number }>(all: readonly T[]): T[] {
  const [harmful, honest] = [true, false].map((label) =>
    sumOf(
      all.filter(({ isHarmful }) => isHarmful === label),
      () => 1,
    ),
  );
  return all.map((one) => ({ ...one, share: one.share / Math.max(1e-9, (one.isHarmful ? harmful : honest) ?? 1) }));
}
