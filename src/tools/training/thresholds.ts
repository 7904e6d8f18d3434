import type { Model } from '../../engines/detection/model/model.ts';

type Thresholds = Model['thresholds']['fields'];

/**
 * Shares of honest emails at a severity or above that are aimed at, as the mean over sources that were left out. Among
 * them are our own honest neighbours of fraud and commercial mail, where most false alarms are.
 */
export const MAX_FALSE_ALARM_RATES: Readonly<Thresholds> = { Low: 0.05, Medium: 0.028, High: 0.011, Critical: 0.002 };

/** The least probabilities that keep to those shares. */
export function thresholdsOf(honest: readonly { source: string; probability: number }[]): Thresholds {
  const sources = [...Map.groupBy(honest, ({ source }) => source).values()];
  const share = (from: number) =>
    sources.reduce((sum, some) => sum + some.filter((one) => one.probability >= from).length / some.length, 0) /
    sources.length;
  const least = (most: number) => {
    let [low, high] = [0, 1];
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (share(middle) > most) low = middle;
      else high = middle;
    }
    return Number(high.toFixed(4));
  };
  return {
    Low: least(MAX_FALSE_ALARM_RATES.Low),
    Medium: least(MAX_FALSE_ALARM_RATES.Medium),
    High: least(MAX_FALSE_ALARM_RATES.High),
    Critical: least(MAX_FALSE_ALARM_RATES.Critical),
  };
}
