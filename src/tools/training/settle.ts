import { MODES, type Mode, type Model } from '../../engines/detection/model/model.ts';
import { hashOf } from '../bench/detection/tally.ts';
import { balanced, calibrate, calibrationError, probability } from './calibrate.ts';
import type { LeftOut } from './cross-validate.ts';
import { sharesOf } from './fit.ts';
import { isHarmful } from './rows.ts';
import { thresholdsOf } from './thresholds.ts';

/** Calibration and thresholds of each mode, by scores of models that had not seen the emails. */
export function settled(leftOut: readonly LeftOut[]): Pick<Model, 'calibration' | 'thresholds'> {
  const calibration = byMode((mode) => calibrate(inMode(leftOut, mode)));
  const thresholds = byMode((mode) =>
    thresholdsOf(
      inMode(leftOut, mode)
        .filter((one) => !one.isHarmful)
        .map(({ source, score }) => ({ source, probability: probability(score, calibration[mode]) })),
    ),
  );
  return { calibration, thresholds };
}

const FOLDS = 5;

/** Expected calibration error of each mode: each fifth of the emails is judged by a calibration on the others. */
export function errorsOf(leftOut: readonly LeftOut[]): Record<Mode, number> {
  const foldOf = ({ id }: { id: string }) => (hashOf(id) >>> 8) % FOLDS;
  return byMode((mode) => {
    const all = inMode(leftOut, mode);
    const judged = Array.from({ length: FOLDS }, (_, fold) => {
      const found = calibrate(balanced(all.filter((one) => foldOf(one) !== fold)));
      return all
        .filter((one) => foldOf(one) === fold)
        .map((one) => ({ ...one, probability: probability(one.score, found) }));
    });
    return calibrationError(judged.flat());
  });
}

/** With the parts that sources have in the training. */
function inMode(leftOut: readonly LeftOut[], mode: Mode) {
  const own = leftOut.filter(({ row }) => row.mode === mode);
  const shares = sharesOf(own.map(({ row }) => row));
  return balanced(
    own.map(({ row, score }, at) => ({
      id: row.id,
      source: row.source,
      isHarmful: isHarmful(row),
      score,
      share: shares[at] ?? 0,
    })),
  );
}

function byMode<T>(of: (mode: Mode) => T): Record<Mode, T> {
  return Object.fromEntries(MODES.map((mode) => [mode, of(mode)])) as Record<Mode, T>;
}
