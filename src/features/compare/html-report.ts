import { FACT_NAMES, foreignLetters } from '../../engines/comparison/index.ts';
import { escapeHtml } from '../../ui/escape-html.ts';
import type { CompareAnswer } from './contract.ts';
import { REPORT_STYLE } from './html-report-style.ts';
import { foldedRows, type MarkedRow, markedRows, type Segment } from './marked-rows.ts';
import type { CompareResult } from './request-comparison.ts';
import { REPORT, RESULTS, SIDE_BY_SIDE } from './texts.ts';

/** The result as one HTML page without scripts or external files. */
export function htmlReport(result: CompareResult): string {
  const { comparison, explanations, documents = [], differences = [] } = result;
  const names = documents.map(({ name }) => name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(REPORT.pageTitle(explanations.map(({ file_name }) => file_name).join(', ')))}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<h1>${REPORT.title}</h1>
${differences.map((difference) => factsTable(names, difference)).join('\n')}
<h2>${RESULTS.similarities}</h2>
<p class="text">${escapeHtml(comparison.Comparison)}</p>
<h2>${RESULTS.differences}</h2>
<p class="text">${escapeHtml(comparison.Differences)}</p>
<h2>${RESULTS.explanations}</h2>
${explanations
  .map(
    ({ file_name, Word_Count, Summary }) =>
      `<h3>${escapeHtml(file_name)}</h3>\n<p class="count">${escapeHtml(RESULTS.words(Word_Count))}</p>\n<p class="text" dir="auto">${escapeHtml(Summary)}</p>`,
  )
  .join('\n')}
${differences.map((difference) => sideBySide(documents, difference)).join('\n')}
</body>
</html>
`;
}

type Difference = CompareAnswer['differences'][number];

function factsTable(names: string[], { document, facts }: Difference): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ kind, before, after, changes: [place = 0, ...more] }) =>
      `<tr><th scope="row"><a href="#${changeId(document, place)}">${FACT_NAMES[kind]}</a>${more.length > 0 ? `<br>${RESULTS.places(more.length + 1)}` : ''}</th>${factCell(before)}${factCell(after)}</tr>`,
  );
  return `<h2>${RESULTS.changedFacts}</h2>\n<table><thead><tr><th>${RESULTS.fact}</th><th>${escapeHtml(names[0])}</th><th>${escapeHtml(names[document])}</th></tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`;
}

function factCell(text: string | null): string {
  const foreign = foreignLetters(text ?? '');
  return `<td>${escapeHtml(text ?? RESULTS.none)}${foreign ? `<br><strong>${escapeHtml(foreign)}</strong>` : ''}</td>`;
}

function sideBySide(documents: CompareAnswer['documents'], difference: Difference): string {
  const [before, after] = [documents[0], documents[difference.document]];
  if (!before || !after) return '';
  const stretches = foldedRows(markedRows(before.text, after.text, difference)).map(({ folded, rows }) => {
    const shown = rows.map((row) => rowOf(row, difference)).join('\n');
    return folded ? `<details><summary>${SIDE_BY_SIDE.unchanged(rows.length)}</summary>\n${shown}\n</details>` : shown;
  });
  return `<h2>${escapeHtml(REPORT.sideBySide(before.name, after.name))}</h2>
<div class="sheets">
<div class="row names"><h3>${escapeHtml(before.name)}</h3><h3>${escapeHtml(after.name)}</h3></div>
${stretches.join('\n')}
</div>`;
}

function rowOf(row: MarkedRow, difference: Difference): string {
  const sides = (['before', 'after'] as const).map(
    (side) => `<div>${row[side].map((segments) => paragraph(segments, side, difference)).join('')}</div>`,
  );
  return `<div class="row${row.same ? ' same' : ''}">${sides.join('')}</div>`;
}

function paragraph(segments: Segment[], side: 'before' | 'after', { document, changes }: Difference): string {
  const pieces = segments.map(({ text, change: index, word, begins }) => {
    const kind = index === undefined ? undefined : changes[index]?.kind;
    if (index === undefined || !kind) return escapeHtml(text);
    const name = !word ? 'mark' : side === 'before' ? 'del' : 'ins';
    const isTarget = side === (kind === 'removed' ? 'before' : 'after');
    const id = isTarget ? ` id="${changeId(document, index)}"` : '';
    return `${begins ? `<span class="kind"${id}>${kind}</span> ` : ''}<${name}>${escapeHtml(text)}</${name}>`;
  });
  return `<p dir="auto">${pieces.join('')}</p>`;
}

/** Changes are numbered per document, from one. */
function changeId(document: number, change: number): string {
  return `document-${document + 1}-change-${change + 1}`;
}
