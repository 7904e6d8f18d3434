import { analyse } from '../../../engines/detection/index.ts';
import { parse } from '../../../engines/detection/parse/parse.ts';
import { WORDING_SIGNALS } from '../../../engines/detection/signals/text-model.ts';
import type { Source } from './sources.ts';

/**
 * How much of the engine's time the text model takes, from 0 to 1: both measured on the same mails, now one first, now the
 * other.
 */
export async function modelShareOf(sources: readonly Source[], limit: number): Promise<number> {
  let whole = 0;
  let model = 0;
  for (const source of sources) {
    let count = 0;
    for await (const { read } of source.samples()) {
      if (count++ >= limit) break;
      const email = await read();
      const parsed = parse(email, {}, []);
      const analysing = () => {
        whole += timeOf(() => analyse(email));
      };
      const modelling = () => {
        model += timeOf(() => {
          for (const { check } of WORDING_SIGNALS) check(parsed);
        });
      };
      for (const measure of count % 2 === 0 ? [analysing, modelling] : [modelling, analysing]) measure();
    }
  }
  return model / Math.max(whole, 1);
}

function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
