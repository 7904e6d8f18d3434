/**
 * Measures the engine on mail that the model has not seen: `npm run bench -- generalisation --corpus DIR`. Our own emails
 * and the sets it learns from are scored by models without their scenario, source or language; all other sets by the
 * whole model. Prints the tables of /docs/detection.
 */
import { parseArgs } from 'node:util';
import { rank, type Severity } from '../../engines/detection/analysis.ts';
import { MODES, type Mode } from '../../engines/detection/model/model.ts';
import { severityOf } from '../../engines/detection/scoring/severity.ts';
import { SIGNAL_RULES } from '../../engines/detection/signals/rules.ts';
import { ALLOWED_SOURCES } from '../corpus/allowed-sources.ts';
import { probability } from '../training/calibrate.ts';
import { crossValidate } from '../training/cross-validate.ts';
import { fitModel, scoreRow } from '../training/fit.ts';
import { isHarmful, publicRows, type Row, recordRows, WRITTEN, writtenRows } from '../training/rows.ts';
import { errorsOf, settled } from '../training/settle.ts';
import { LABELS, labelsFrom } from './detection/labels.ts';
import { recordSourcesIn, recordsIn } from './detection/sources.ts';
import { areaUnderCurve } from './detection/tally.ts';
import type { Figures } from './report/budgets.ts';

/** An email, its probability of harm, and the severity that follows. */
interface Judged {
  row: Row;
  /** The rows of the tables: the set, and for some sets the year. */
  set: string;
  harm: number;
  severity: Severity;
}

const LEVELS = ['Low', 'Medium', 'High'] as const;
const NAMES: Readonly<Record<Mode, string>> = {
  fields: 'Subject and body',
  message: 'Whole message',
  mailbox: 'In its mailbox',
};
/** Nobody reads messages of this set from this year on. */
const UNREAD = { set: 'phishing_pot', from: '2024' };

export async function run(args: string[]): Promise<Figures<'generalisation'>> {
  const { values } = parseArgs({ args, options: { corpus: { type: 'string' } } });
  if (values.corpus === undefined) throw new Error('Say where the mail is: --corpus DIR');
  const rows = [...writtenRows(), ...(await publicRows(values.corpus))];
  const leftOut = crossValidate(rows, (done) => console.error(done));
  const model = settled(leftOut);
  const judge = (row: Row, score: number, set = row.source): Judged => {
    const harm = probability(score, model.calibration[row.mode]);
    const counted = Array.from(row.signals, (at) => SIGNAL_RULES[at]).filter((rule) => rule !== undefined);
    return { row, set, harm, severity: severityOf(model, row.mode, harm, 'suspicious', counted) };
  };
  const scenarios = leftOut.map(({ row, score }) => judge(row, score));
  const languages = leftOut.flatMap(({ row, withoutLanguage }) =>
    withoutLanguage === undefined ? [] : judge(row, withoutLanguage),
  );
  const never = await neverLearned(values.corpus, rows, judge);
  const written = scenarios.filter(({ set }) => set === WRITTEN);
  for (const mode of MODES) {
    const inMode = (all: readonly Judged[]) => all.filter(({ row }) => row.mode === mode);
    console.log(`\n### ${NAMES[mode]}\n`);
    printTable('Set that was never learned from', inMode(never), ({ set }) => set);
    printTable('Set left out of the training', inMode(scenarios), ({ set }) => set);
    printTable('Our own emails, scenario left out', inMode(written), ({ row }) => row.kind);
    printTable('Our own emails, language left out', inMode(languages), ({ row }) => row.language);
    const area = (all: readonly Judged[]) =>
      areaUnderCurve(
        inMode(all).filter(({ row }) => isHarmful(row)),
        inMode(all).filter(({ row }) => !isHarmful(row)),
      ).toFixed(3);
    console.log(`Area under the curve: ${area(written)} (scenario left out), ${area(languages)} (language left out)`);
  }
  const errors = errorsOf(leftOut);
  console.log('\nExpected calibration error:', errors);
  return figuresOf({ never, written, languages, scenarios }, Math.max(...Object.values(errors)));
}

type Judge = (row: Row, score: number, set?: string) => Judged;

async function neverLearned(folder: string, rows: readonly Row[], judge: Judge): Promise<Judged[]> {
  const weights = fitModel(rows);
  const learned = new Set(ALLOWED_SOURCES.map(({ name }) => name));
  const judged: Judged[] = [];
  for (const source of recordSourcesIn(folder).filter((name) => !learned.has(name))) {
    for await (const record of recordsIn(folder, source)) {
      const set = source === UNREAD.set ? `${source}, ${record.year ?? '?'}` : source;
      for (const row of recordRows(record, source, record.label !== 'ham')) {
        judged.push(judge(row, scoreRow(weights, row), set));
      }
    }
  }
  return judged;
}

function figuresOf(
  { never, written, languages, scenarios }: Record<'never' | 'written' | 'languages' | 'scenarios', Judged[]>,
  calibrationError: number,
): Figures<'generalisation'> {
  const share = (all: readonly Judged[], mode: Mode, isOne: (one: Judged) => boolean) =>
    shareFrom(
      all.filter((one) => one.row.mode === mode && isOne(one)),
      'Medium',
    );
  const isUnread = ({ set }: Judged) => set.startsWith(UNREAD.set) && set.slice(-4) >= UNREAD.from;
  const isOlder = ({ set }: Judged) => set.startsWith(UNREAD.set) && set.slice(-4) < UNREAD.from;
  const labels = labelsFrom(LABELS);
  const isTheftOrFraud = ({ row }: Judged) => ['theft', 'fraud'].includes(labels.get(row.id) ?? '');
  const isMalicious = ({ row }: Judged) => row.label === 'malicious';
  const isHonest = ({ row }: Judged) => !isHarmful(row);
  return {
    'phishing of 2024 and later, whole: Medium or higher': share(never, 'message', isUnread),
    'phishing of 2024 and later, subject and body: Medium or higher': share(never, 'fields', isUnread),
    'phishing of 2022 and 2023, whole: Medium or higher': share(never, 'message', isOlder),
    'theft and fraud, labelled by hand, whole: Medium or higher': share(never, 'message', isTheftOrFraud),
    'theft and fraud, labelled by hand, subject and body: Medium or higher': share(never, 'fields', isTheftOrFraud),
    'our malicious emails, scenario left out, whole: Medium or higher': share(written, 'message', isMalicious),
    'our malicious emails, scenario left out, subject and body: Medium or higher': share(
      written,
      'fields',
      isMalicious,
    ),
    'our malicious emails, language left out, whole: Medium or higher': share(languages, 'message', isMalicious),
    'our honest emails, scenario left out, whole: Medium or higher': share(written, 'message', isHonest),
    'political mail, whole: Medium or higher': share(never, 'message', ({ set }) => set.startsWith('political')),
    'mailing list never learned from, whole: Medium or higher': share(never, 'message', ({ set }) =>
      set.startsWith('maillist'),
    ),
    'modern notices, set left out, whole: Medium or higher': share(
      scenarios,
      'message',
      (one) => isHonest(one) && /^(?:modern|template)/.test(one.set),
    ),
    'expected calibration error, worst mode': calibrationError,
  };
}

/** Percent at a severity or above. */
function shareFrom(all: readonly Judged[], least: Severity): number {
  return (100 * all.filter(({ severity }) => rank(severity) >= rank(least)).length) / Math.max(1, all.length);
}

/** Harmful emails first, then honest ones. */
function printTable(title: string, all: readonly Judged[], rowOf: (one: Judged) => string): void {
  if (all.length === 0) return;
  console.log(`| ${title} | | Emails | ${LEVELS.map((level) => `${level}+`).join(' | ')} |\n|---|---|---|---|---|---|`);
  for (const label of ['harmful', 'honest'] as const) {
    const some = all.filter(({ row }) => isHarmful(row) === (label === 'harmful'));
    for (const [name, group] of [...Map.groupBy(some, rowOf)].sort(([a], [b]) => a.localeCompare(b))) {
      const shares = LEVELS.map((level) => `${shareFrom(group, level).toFixed(1)}%`);
      console.log(`| ${name} | ${label} | ${group.length} | ${shares.join(' | ')} |`);
    }
  }
  console.log();
}
