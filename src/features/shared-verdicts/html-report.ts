import type { Signal } from '../../engines/detection/analysis.ts';
import { escapeHtml } from '../../ui/escape-html.ts';
import { quotesOf } from '../../ui/evidence.ts';
import { EVIDENCE_TEXTS, VERDICT_TEXTS } from '../../ui/texts.ts';
import { verdictWords } from '../../ui/verdict-words.ts';
import type { Claims } from './contract.ts';
import { VERDICT_REPORT_STYLE } from './html-report-style.ts';
import { PAGE_TEXTS, REPORT_TEXTS } from './texts.ts';
import { inUtc } from './utc.ts';

/** A verdict as one HTML page without scripts or external files: to read offline, to print, and to save as PDF. */
export function htmlReport({ iss, iat, engine, checked, email, quotes, analysis }: Claims): string {
  const { verdict, severity, confidence, conclusion, actions, signals, coverage } = analysis;
  const degree = verdict === 'unknown' ? '' : VERDICT_TEXTS.degree(severity, confidence);
  const facts = [
    [REPORT_TEXTS.from, email.from ?? REPORT_TEXTS.noSender],
    [REPORT_TEXTS.subject, quotes ? email.subject : PAGE_TEXTS.noSubject],
    [PAGE_TEXTS.checked, PAGE_TEXTS.checkedWhat[checked]],
    [PAGE_TEXTS.made, inUtc(iat * 1000)],
    [PAGE_TEXTS.engine, engine],
    ...(email.sha256 === undefined ? [] : [[REPORT_TEXTS.digest, email.sha256] as const]),
  ] as const;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(REPORT_TEXTS.title)}</title>
<style>${VERDICT_REPORT_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(REPORT_TEXTS.title)}</h1>
<p class="verdict ${verdict}"><strong>${escapeHtml(verdictWords(verdict, coverage.filesRead))}</strong> ${escapeHtml(degree)}</p>
<p class="conclusion">${escapeHtml(conclusion)}</p>
${section(VERDICT_TEXTS.actions, list('ol', actions.map(escapeHtml)))}
<dl>${facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('\n')}</dl>
${section(REPORT_TEXTS.findings, list('ul', signals.map(findingOf)))}
${section(PAGE_TEXTS.notChecked, list('ul', coverage.notSeen.map(escapeHtml)))}
<p class="note">${escapeHtml(PAGE_TEXTS.personal)} ${quotes ? '' : escapeHtml(PAGE_TEXTS.unquoted)} ${escapeHtml(REPORT_TEXTS.madeBy(iss))}</p>
</main>
</body>
</html>
`;
}

function section(heading: string, content: string): string {
  return content === '' ? '' : `<h2>${escapeHtml(heading)}</h2>\n${content}`;
}

/** @param items as HTML */
function list(kind: 'ol' | 'ul', items: readonly string[]): string {
  return items.length === 0 ? '' : `<${kind}>${items.map((item) => `<li>${item}</li>`).join('\n')}</${kind}>`;
}

function findingOf(signal: Signal): string {
  const evidence = quotesOf(signal).flatMap(({ place, quotes }) =>
    quotes.map(({ quote, href, through }) => {
      const target = href === undefined ? '' : ` (${EVIDENCE_TEXTS.goesTo(href, through)})`;
      return `<p class="quote">${escapeHtml(place)}: <q dir="auto">${escapeHtml(quote)}</q>${escapeHtml(target)}</p>`;
    }),
  );
  const kind = signal.tier === 'mitigating' ? ` <span>${escapeHtml(REPORT_TEXTS.reassuring)}</span>` : '';
  return `<strong>${escapeHtml(signal.title)}</strong>${kind}<p>${escapeHtml(signal.sentence)}</p>${evidence.join('')}`;
}
