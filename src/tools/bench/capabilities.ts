/**
 * Measures what the engine reads and knows beyond an email's text, on emails written for each capability:
 * `npm run bench -- capabilities`. `--errors` names the emails it gets wrong.
 */
import { parseArgs } from 'node:util';
import { rank, type Severity, type Verdict } from '../../engines/detection/analysis.ts';
import { analyse } from '../../engines/detection/index.ts';
import { CAPABILITIES } from './capabilities/all.ts';
import type { Capability, Case } from './capabilities/capability.ts';
import { OTHER_LANGUAGES } from './capabilities/languages.ts';
import { ONE_MAILBOX } from './capabilities/one-mailbox.ts';
import { UNSEEN } from './capabilities/unseen.ts';
import type { Figures } from './report/budgets.ts';

interface Judged extends Case {
  severity: Severity;
  verdict: Verdict;
}

interface Parted {
  attacks: readonly Judged[];
  honest: readonly Judged[];
}

export async function run(args: string[]): Promise<Figures<'capabilities'>> {
  const { values } = parseArgs({ args, options: { errors: { type: 'boolean', default: false } } });
  const judged = new Map<Capability, readonly Judged[]>();
  for (const capability of CAPABILITIES) judged.set(capability, await judge(capability));
  printTable('Capability', new Map(Array.from(judged, ([{ title }, cases]) => [title, cases])));
  for (const [{ title }, cases] of judged) {
    const inFamilies = cases.filter(isUnseen);
    if (inFamilies.length > 0) {
      console.log(`\n### ${title}\n`);
      printTable(
        'Family',
        Map.groupBy(inFamilies, ({ family = '' }) => family),
      );
      console.log('');
      printTable(
        'Language',
        Map.groupBy(inFamilies, ({ language }) => language),
      );
    }
  }
  const all = [...judged.values()].flat();
  if (values.errors) {
    for (const { id, severity } of all.filter(isWrong)) console.error(`${id}: ${severity}`);
  }
  // Their wording can't be judged, so only the number called safe matters.
  const inOtherLanguages = judged.get(OTHER_LANGUAGES) ?? [];
  const { attacks, honest } = parted(all.filter((one) => !isUnseen(one) && !inOtherLanguages.includes(one)));
  const unseen = parted(judged.get(UNSEEN) ?? []);
  const oneMailbox = parted(judged.get(ONE_MAILBOX) ?? []);
  return {
    'attacks: Medium or higher': shareFrom(attacks, 'Medium'),
    'honest neighbours: Medium or higher': shareFrom(honest, 'Medium'),
    'attacks in languages not learned called safe': parted(inOtherLanguages).attacks.filter(isCalledSafe).length,
    'unseen attacks: Medium or higher': shareFrom(unseen.attacks, 'Medium'),
    'unseen attacks: High or higher': shareFrom(unseen.attacks, 'High'),
    'unseen attacks called safe': unseen.attacks.filter(isCalledSafe).length,
    'unseen honest emails: Medium or higher': shareFrom(unseen.honest, 'Medium'),
    'unseen honest emails: Low or higher': shareFrom(unseen.honest, 'Low'),
    'one mailbox, attacks: Medium or higher': shareFrom(oneMailbox.attacks, 'Medium'),
    'one mailbox, attacks: High or higher': shareFrom(oneMailbox.attacks, 'High'),
    'one mailbox, attacks called safe': oneMailbox.attacks.filter(isCalledSafe).length,
    'one mailbox, honest emails: Medium or higher': shareFrom(oneMailbox.honest, 'Medium'),
    'one mailbox, honest emails: Low or higher': shareFrom(oneMailbox.honest, 'Low'),
  };
}

async function judge({ cases }: Capability): Promise<Judged[]> {
  return (await cases()).map((one) => {
    const { severity, verdict } = analyse(one.email, one.context);
    return { ...one, severity, verdict };
  });
}

function printTable(title: string, rows: ReadonlyMap<string, readonly Judged[]>): void {
  console.log(
    `| ${title} | Attacks | Medium or higher | High or higher | Called safe | Honest | Low or higher | Medium or higher |`,
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [name, cases] of rows) console.log(`| ${[name, ...cellsOf(parted(cases))].join(' | ')} |`);
}

function cellsOf({ attacks, honest }: Parted): (string | number)[] {
  const percent = (all: readonly Judged[], least: Severity) => `${shareFrom(all, least).toFixed(1)}%`;
  return [
    attacks.length,
    percent(attacks, 'Medium'),
    percent(attacks, 'High'),
    attacks.filter(isCalledSafe).length,
    honest.length,
    percent(honest, 'Low'),
    percent(honest, 'Medium'),
  ];
}

/** These emails are grouped in families, unlike those of other capabilities. */
function isUnseen({ family }: Judged): boolean {
  return family !== undefined;
}

/** “No threats found”. */
function isCalledSafe({ severity, verdict }: Judged): boolean {
  return severity === 'None' && verdict === 'safe';
}

function isWrong({ isAttack, severity }: Judged): boolean {
  return isAttack !== rank(severity) >= rank('Medium');
}

function parted(all: readonly Judged[]): Parted {
  return { attacks: all.filter(({ isAttack }) => isAttack), honest: all.filter(({ isAttack }) => !isAttack) };
}

/** Percent at a severity or above. */
function shareFrom(all: readonly Judged[], least: Severity): number {
  return (100 * all.filter(({ severity }) => rank(severity) >= rank(least)).length) / Math.max(1, all.length);
}
