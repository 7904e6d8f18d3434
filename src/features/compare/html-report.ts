import { FACT_NAMES } from '../../engines/comparison/index.ts';
import type { CompareAnswer } from './contract.ts';
import { markedRows, type Segment } from './marked-rows.ts';
import type { CompareResult } from './request-comparison.ts';

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th, td { padding: .4rem .6rem; border: 1px solid; text-align: left; vertical-align: top; overflow-wrap: anywhere }
.text { white-space: pre-line }
mark { background: none; color: inherit; text-decoration: underline dotted }
`;

/** The whole result as one HTML page that needs nothing else and runs nothing. */
export function htmlReport(result: CompareResult): string {
  const { comparison, explanations, documents = [], differences = [] } = result;
  const names = documents.map(({ name }) => name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Comparison of ${escaped(explanations.map(({ file_name }) => file_name).join(', '))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Document comparison</h1>
${differences.map((difference) => factsTable(names, difference)).join('\n')}
<h2>Similarities</h2>
<p class="text">${escaped(comparison.Comparison)}</p>
<h2>Differences</h2>
<p class="text">${escaped(comparison.Differences)}</p>
<h2>Explanations</h2>
${explanations
  .map(
    ({ file_name, Word_Count, Summary }) =>
      `<h3>${escaped(file_name)}</h3>\n<p>${Word_Count} words</p>\n<p dir="auto">${escaped(Summary)}</p>`,
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
    ({ kind, before, after }) =>
      `<tr><th scope="row">${FACT_NAMES[kind]}</th><td>${escaped(before ?? '—')}</td><td>${escaped(after ?? '—')}</td></tr>`,
  );
  return `<h2>Changed facts</h2>\n<table><thead><tr><th>Fact</th><th>${escaped(names[0])}</th><th>${escaped(names[document])}</th></tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`;
}

function sideBySide(documents: CompareAnswer['documents'], difference: Difference): string {
  const [before, after] = [documents[0], documents[difference.document]];
  if (!before || !after) return '';
  const rows = markedRows(before.text, after.text, difference).map(
    (row) => `<tr><td dir="auto">${cell(row.before, 'del')}</td><td dir="auto">${cell(row.after, 'ins')}</td></tr>`,
  );
  return `<h2>${escaped(before.name)} and ${escaped(after.name)}, side by side</h2>\n<table><thead><tr><th>${escaped(before.name)}</th><th>${escaped(after.name)}</th></tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`;
}

function cell(paragraphs: Segment[][], tag: 'del' | 'ins'): string {
  return paragraphs
    .map((segments) =>
      segments
        .map(({ text, change, word }) => {
          if (change === undefined) return escaped(text);
          const name = word ? tag : 'mark';
          return `<${name}>${escaped(text)}</${name}>`;
        })
        .join(''),
    )
    .join('<br>');
}

function escaped(text = ''): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
