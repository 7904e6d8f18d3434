import { probabilityOf } from '../../engines/detection/model/probability.ts';
import { trustIn } from '../../engines/detection/model/trust.ts';
import type { Example } from './examples.ts';
import type { Judge } from './fit.ts';
import { fitLogistic } from './logistic.ts';
import { packed, scoreOf } from './model-file.ts';

/** How well a source is judged by a model that has seen nothing of it. */
export interface LeftOut {
  source: string;
  /** Share of its mails on their side of one half. */
  right: number;
  /** Of malicious mail, with as many benign ones: the source beside held-back mail of the other label. */
  f1: number;
}

/** Learns from all sources but one, for each of the public ones in turn. */
export function leaveEachOut(examples: readonly Example[], judge: Judge): LeftOut[] {
  const learned = examples.filter(({ heldBack }) => !heldBack);
  const names = new Set(examples.filter(({ source }) => source !== 'own').map(({ source }) => source));
  return [...names].map((source) => {
    const words = packed(fitLogistic(learned.filter((one) => one.source !== source)));
    const isFlagged = (one: Example) =>
      probabilityOf(judge, scoreOf(words, one) * trustIn(one.language, judge.trust), one.circumstances) > 0.5;
    const own = examples.filter((one) => one.source === source);
    const others = examples.filter((one) => one.heldBack && one.source !== 'own' && one.source !== source);
    const flagged = (isMalicious: boolean) => {
      const some = own.some((one) => one.isMalicious === isMalicious) ? own : others;
      return shareOf(
        some.filter((one) => one.isMalicious === isMalicious),
        isFlagged,
      );
    };
    const found = flagged(true);
    return {
      source,
      right: shareOf(own, (one) => isFlagged(one) === one.isMalicious),
      f1: (2 * found) / (1 + found + flagged(false)),
    };
  });
}

function shareOf(examples: readonly Example[], is: (example: Example) => boolean): number {
  return examples.filter(is).length / Math.max(1, examples.length);
}
