import { styleText } from 'node:util';
import type { Analysis, Verdict } from '../../engines/detection/index.ts';
import { escapeControls, inOneLine } from '../../server/one-line.ts';
import type { AnalysedEmail } from './result.ts';

const QUOTE_LENGTH = 160;
/** Signals shown to a person; JSON has all. */
const MAX_REASONS = 8;

const HEADINGS: Readonly<Record<Verdict, string>> = {
  safe: 'NO THREATS FOUND',
  suspicious: 'SUSPICIOUS',
  dangerous: 'DANGEROUS',
  unknown: 'UNKNOWN',
};

const COLOURS = { safe: 'green', suspicious: 'yellow', dangerous: 'red', unknown: 'blue' } as const;

type Style = Parameters<typeof styleText>[0];

type PrintedEmail = Omit<AnalysedEmail, 'analysis'> & {
  analysis: Pick<Analysis, 'verdict' | 'severity' | 'confidence' | 'category' | 'conclusion' | 'actions' | 'signals'>;
};

/** A verdict with its evidence, for a person. Control characters are removed, so that emails cannot control the terminal. */
export function textOf({ id, subject, from, analysis }: PrintedEmail, isColoured: boolean): string {
  const styled = (style: Style, text: string) =>
    isColoured ? styleText(style, text, { validateStream: false }) : text;
  const { verdict, severity, confidence, category, conclusion, actions, signals } = analysis;
  const heading = styled(['bold', COLOURS[verdict]], HEADINGS[verdict]);
  const what = [`severity ${severity}`, `${confidence}% sure`, ...(category === verdict ? [] : [category])].join(' · ');
  const lines = [`${heading}  ${inOneLine(id)}`.trimEnd(), `  ${what}`];
  if (subject !== '') lines.push(`  Subject: ${inOneLine(subject)}`);
  if (from !== '') lines.push(`  From:    ${inOneLine(from)}`);
  lines.push('', `  ${inOneLine(conclusion)}`);
  for (const { title, evidence } of signals.slice(0, MAX_REASONS)) {
    lines.push(`  • ${styled('bold', inOneLine(title))}`);
    for (const { quote } of evidence) lines.push(styled('dim', `      “${truncate(inOneLine(quote))}”`));
  }
  if (signals.length > MAX_REASONS) lines.push(`  and ${signals.length - MAX_REASONS} more`);
  if (actions.length > 0) lines.push('', ...actions.map((action) => `  → ${inOneLine(action)}`));
  return `${lines.join('\n')}\n`;
}

/** A verdict as one line of JSON. */
export function jsonOf({ id, analysis }: AnalysedEmail): string {
  const { severity, confidence, category, verdict, signals, engineVersion } = analysis;
  const reasons = signals.map((signal) => ({
    id: signal.id,
    title: signal.title,
    quotes: signal.evidence.map(({ quote }) => quote),
  }));
  return escapeControls(
    JSON.stringify({ id, severity, confidence, category, verdict, reasons, engine: engineVersion }),
  );
}

/** Counts of verdicts, for several emails. */
export function summaryOf(counts: ReadonlyMap<Verdict, number>, unreadable: number): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = (Object.keys(HEADINGS) as Verdict[]).flatMap((verdict) => {
    const count = counts.get(verdict) ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${verdict}`];
  });
  const failed = unreadable === 0 ? '' : `; ${unreadable.toLocaleString('en')} could not be read`;
  return `${total.toLocaleString('en')} analysed: ${parts.join(', ') || 'none'}${failed}`;
}

function truncate(quote: string): string {
  return quote.length > QUOTE_LENGTH ? `${quote.slice(0, QUOTE_LENGTH - 1).toWellFormed()}…` : quote;
}
