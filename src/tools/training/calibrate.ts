/** A score and whether the email was malicious. */
export interface Scored {
  score: number;
  isMalicious: boolean;
}

const STEPS = 4_000;
const RATE = 0.05;

/** Platt's scaling: slope and offset under which the scores come out as probabilities. */
export function calibrate(scored: readonly Scored[]): { slope: number; offset: number } {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    let slopeError = 0;
    let offsetError = 0;
    for (const { score, isMalicious } of scored) {
      const error = probability(score, { slope, offset }) - (isMalicious ? 1 : 0);
      slopeError += error * score;
      offsetError += error;
    }
    slope -= (RATE * slopeError) / scored.length;
    offset -= (RATE * offsetError) / scored.length;
  }
  return { slope: Number(slope.toFixed(4)), offset: Number(offset.toFixed(4)) };
}

export function probability(score: number, { slope, offset }: { slope: number; offset: number }): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

/** Area under the curve: how often a malicious email scores higher than a benign one. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  const positives = scored.filter(({ isMalicious }) => isMalicious).length;
  let ranks = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (sorted[end]?.score === sorted[i]?.score && end < sorted.length) end++;
    const rank = (i + 1 + end) / 2;
    for (let k = i; k < end; k++) if (sorted[k]?.isMalicious) ranks += rank;
    i = end;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (scored.length - positives));
}

/** Of each tenth of the probabilities: how many emails, and how many of them were malicious. */
export function reliability(probabilities: readonly { probability: number; isMalicious: boolean }[]) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const within = probabilities.filter((one) => Math.min(9, Math.floor(one.probability * 10)) === tenth);
    const malicious = within.filter(({ isMalicious }) => isMalicious).length;
    return { from: tenth / 10, count: within.length, malicious: malicious / Math.max(1, within.length) };
  });
}
