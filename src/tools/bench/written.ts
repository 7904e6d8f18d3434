/**
 * Measures the detection engine on emails that nothing was tuned on or trained with: `npm run bench -- written`. They
 * were written one by one in 28 languages, half of them honest neighbours of the harmful ones.
 */
import { SEVERITIES, type Severity } from '../../engines/detection/analysis.ts';
import { type Analysis, analyse } from '../../engines/detection/index.ts';
import { fieldsOf, messageOf, RECEIVING_SERVER, type WrittenEmail, writtenEmails } from '../training/emails/written.ts';
import { areaUnderCurve } from './detection/tally.ts';
import type { Figures } from './report/budgets.ts';

interface Judged {
  written: WrittenEmail;
  analysis: Analysis;
}

const LEVELS = ['Low', 'Medium', 'High'] as const;

export async function run(): Promise<Figures<'written'>> {
  const emails = writtenEmails();
  const modes = {
    complete: judge(emails, (written) => analyse(messageOf(written), contextOf(written))),
    'subject and body alone': judge(emails, (written) => analyse(fieldsOf(written))),
  };
  for (const [mode, all] of Object.entries(modes)) {
    console.log(`\n${mode}\n`);
    print(['', 'emails', ...LEVELS.map((level) => `${level}+`), 'called safe']);
    printRows(all, ({ label }) => label);
    printRows(
      all.filter(({ written }) => written.label !== 'benign'),
      ({ kind }) => kind,
    );
    printRows(all, ({ lang, label }) => `${lang} ${label === 'benign' ? 'benign' : 'harmful'}`);
    print(['area under the curve', areaOf(all).toFixed(3)]);
  }
  return {
    'theft and fraud, complete: Medium or higher': share(malicious(modes.complete), 'Medium'),
    'theft and fraud, subject and body alone: Medium or higher': share(
      malicious(modes['subject and body alone']),
      'Medium',
    ),
    'honest neighbours, complete: Medium or higher': share(benign(modes.complete), 'Medium'),
    'area under the curve, complete': areaOf(modes.complete),
  };
}

function judge(emails: readonly WrittenEmail[], analysisOf: (written: WrittenEmail) => Analysis): Judged[] {
  return emails.map((written) => ({ written, analysis: analysisOf(written) }));
}

function contextOf({ auth }: WrittenEmail) {
  return auth === null ? {} : { authservId: RECEIVING_SERVER };
}

function printRows(all: readonly Judged[], rowOf: (written: WrittenEmail) => string): void {
  const rows = Map.groupBy(all, ({ written }) => rowOf(written));
  for (const [name, some] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    const safe = some.filter(({ analysis }) => analysis.verdict === 'safe').length;
    const shares = [...LEVELS.map((level) => share(some, level)), (100 * safe) / some.length];
    print([name, String(some.length), ...shares.map((value) => `${value.toFixed(1)} %`)]);
  }
  console.log();
}

function malicious(all: readonly Judged[]): Judged[] {
  return all.filter(({ written }) => written.label === 'malicious');
}

function benign(all: readonly Judged[]): Judged[] {
  return all.filter(({ written }) => written.label === 'benign');
}

/** Percent at a severity or above. */
function share(all: readonly Judged[], least: Severity): number {
  const above = all.filter(({ analysis }) => SEVERITIES.indexOf(analysis.severity) >= SEVERITIES.indexOf(least));
  return (100 * above.length) / Math.max(1, all.length);
}

function areaOf(all: readonly Judged[]): number {
  const scored = (some: readonly Judged[]) =>
    some.map(({ analysis: { severity, confidence } }) => ({
      harm: severity === 'None' ? -confidence : SEVERITIES.indexOf(severity) * 100 + confidence,
    }));
  return areaUnderCurve(scored(all.filter(({ written }) => written.label !== 'benign')), scored(benign(all)));
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12))).join(''));
}
