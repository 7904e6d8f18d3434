/**
 * Measures what the task engine suggests on the labelled messages, which are in the repository: `npm run bench -- tasks`.
 * `--errors` prints what is missing and what is wrong, of the messages that rules are written by.
 */
import { parseArgs } from 'node:util';
import { type Score, scoreOf } from '../../../tests/engines/tasks/labelled/score.ts';
import { SETS } from '../../../tests/engines/tasks/labelled/sets.ts';
import type { Figures } from './report/budgets.ts';

export async function run(args: string[]): Promise<Figures<'tasks'>> {
  const { values } = parseArgs({ args, options: { errors: { type: 'boolean', default: false } } });
  console.log(columns(['', 'messages', 'expected', 'suggested', 'right', 'precision', 'recall']));
  for (const [set, languages] of Object.entries(SETS)) {
    for (const [language, messages] of Object.entries(languages)) print(`${set} ${language}`, scoreOf(messages));
    print(set, scoreOf(Object.values(languages).flat()));
  }
  const all = scoreOf(Object.values(SETS).flatMap((languages) => Object.values(languages).flat()));
  print('all', all);
  const known = [SETS.tuned, SETS['new wording'], SETS.development].flatMap((set) => Object.values(set).flat());
  if (values.errors) for (const error of scoreOf(known).errors) console.log(error);
  const third = scoreOf(Object.values(SETS.third).flat());
  console.log(`third: who asks ${third.asked} of ${third.right}, what ${third.titled.right} of ${third.titled.of}`);
  const heldOut = scoreOf(Object.values(SETS['formerly held out']).flat());
  return {
    'precision, all messages': all.right / all.suggested,
    'recall, all messages': all.right / all.expected,
    'precision, formerly held out': heldOut.right / heldOut.suggested,
    'recall, formerly held out': heldOut.right / heldOut.expected,
    'precision, third set': third.right / third.suggested,
    'recall, third set': third.right / third.expected,
  };
}

function print(name: string, { messages, expected, suggested, right }: Score): void {
  const share = (of: number) => (of === 0 ? '–' : (right / of).toFixed(3));
  console.log(
    columns([name, ...[messages, expected, suggested, right].map(String), share(suggested), share(expected)]),
  );
}

function columns(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(26) : cell.padStart(11))).join('');
}
