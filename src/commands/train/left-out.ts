import { probabilityOf } from '../../engines/detection/model/probability.ts';
import type { Example } from './examples.ts';
import type { Held, Judge } from './fit.ts';
import { fitLogistic } from './logistic.ts';
import { packed, scoreOf } from './model-file.ts';

/** How well a source is judged by a model whose words have seen nothing of it. */
export interface LeftOut {
  source: string;
  /** Share of its mails on their side of one half. */
  right: number;
  /** Of malicious mail, with as many benign ones: the source beside mail of the other label that was held back. */
  f1: number;
}

/** The mails of each public source, scored by a model of all the others. */
export function scoredAsStrangers(examples: readonly Example[]): Held[] {
  const learned = examples.filter(({ heldBack }) => !heldBack);
  const bySource = Map.groupBy(
    examples.filter(({ source }) => source !== 'own'),
    ({ source }) => source,
  );
  return [...bySource].flatMap(([source, mails]) => {
    const words = packed(fitLogistic(learned.filter((one) => one.source !== source)));
    return mails.map((mail) => ({ ...mail, score: scoreOf(words, mail) }));
  });
}

export function leftOutOf(strangers: readonly Held[], held: readonly Held[], judge: Judge): LeftOut[] {
  const others = held.filter(({ source }) => source !== 'own');
  const isFlagged = (one: Held) => probabilityOf(judge, one.score, one.contextFeatures, one.language) > 0.5;
  return [...Map.groupBy(strangers, ({ source }) => source)].map(([source, own]) => {
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

function shareOf(mails: readonly Held[], is: (mail: Held) => boolean): number {
  return mails.filter(is).length / Math.max(1, mails.length);
}
