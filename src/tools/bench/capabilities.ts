/**
 * Measures what the engine reads and knows beyond an email's text, on emails written for each capability:
 * `npm run bench -- capabilities`. `--errors` names the emails it gets wrong.
 */
import { parseArgs } from 'node:util';
import { rank, type Severity } from '../../engines/detection/analysis.ts';
import { analyse } from '../../engines/detection/index.ts';
import { CAPABILITIES } from './capabilities/all.ts';
import type { Capability, Case } from './capabilities/capability.ts';
import type { Figures } from './report/budgets.ts';

interface Judged extends Case {
  severity: Severity;
}

export async function run(args: string[]): Promise<Figures<'capabilities'>> {
  const { values } = parseArgs({ args, options: { errors: { type: 'boolean', default: false } } });
  console.log('| Capability | Attacks | Medium or higher | Honest | Low or higher | Medium or higher |');
  console.log('|---|---|---|---|---|---|');
  const all: Judged[] = [];
  for (const capability of CAPABILITIES) all.push(...(await measured(capability, values.errors)));
  const { attacks, honest } = parted(all);
  return {
    'attacks: Medium or higher': shareFrom(attacks, 'Medium'),
    'honest neighbours: Medium or higher': shareFrom(honest, 'Medium'),
  };
}

async function measured({ title, cases }: Capability, withErrors: boolean): Promise<Judged[]> {
  const judged = (await cases()).map((one) => ({ ...one, severity: analyse(one.email, one.context).severity }));
  const { attacks, honest } = parted(judged);
  const cells = [
    title,
    attacks.length,
    `${shareFrom(attacks, 'Medium').toFixed(1)}%`,
    honest.length,
    `${shareFrom(honest, 'Low').toFixed(1)}%`,
    `${shareFrom(honest, 'Medium').toFixed(1)}%`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const isWrong = ({ isAttack, severity }: Judged) => isAttack !== rank(severity) >= rank('Medium');
  if (withErrors) {
    for (const { id, severity } of judged.filter(isWrong)) console.error(`${id}: ${severity}`);
  }
  return judged;
}

function parted(all: readonly Judged[]): Record<'attacks' | 'honest', Judged[]> {
  return { attacks: all.filter(({ isAttack }) => isAttack), honest: all.filter(({ isAttack }) => !isAttack) };
}

/** Percent at a severity or above. */
function shareFrom(all: readonly Judged[], least: Severity): number {
  return (100 * all.filter(({ severity }) => rank(severity) >= rank(least)).length) / Math.max(1, all.length);
}
