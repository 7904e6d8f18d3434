import encodeQR from 'qr';

/** The ways in which an email can draw a code. */
export const DRAWINGS = ['table', 'blocks', 'double', 'half', 'emoji', 'svg-rects', 'svg-path', 'boxes'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** A QR code as an email draws it, in HTML or in plain text. */
export function drawnCode(text: string, drawing: Drawing, inHtml = true): string {
  const rows = encodeQR(text, 'raw', { border: 2 });
  if (drawing === 'table') return table(rows);
  if (drawing === 'svg-rects') return svg(rows, rects(rows));
  if (drawing === 'svg-path') return svg(rows, `<path fill="#111" d="${outline(rows)}"/>`);
  if (drawing === 'boxes') return boxes(rows);
  const lines =
    drawing === 'half' ? halves(rows) : rows.map((row) => row.map((dark) => SIGNS[drawing][dark ? 1 : 0]).join(''));
  return inHtml ? `<pre style="line-height:1">${lines.join('\n')}</pre>` : lines.join('\n');
}

const SIGNS = { blocks: ['\u00a0', '█'], double: ['  ', '██'], emoji: ['⬜', '⬛'] } as const;

type Rows = readonly (readonly boolean[])[];

function table(rows: Rows): string {
  const cell = (dark: boolean) => `<td bgcolor="${dark ? '#000000' : '#ffffff'}" width="5" height="5"></td>`;
  return `<table cellspacing="0" cellpadding="0">${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}

function boxes(rows: Rows): string {
  const box = (dark: boolean) =>
    `<span style="display:inline-block;width:4px;height:4px;background:${dark ? '#000' : '#fff'}"></span>`;
  return `<div>${rows.map((row) => `<div style="height:4px;font-size:0">${row.map(box).join('')}</div>`).join('')}</div>`;
}

function svg(rows: Rows, content: string): string {
  return `<svg viewBox="0 0 ${rows.length} ${rows.length}" width="200"><rect width="100%" height="100%" fill="#fff"/>${content}</svg>`;
}

function rects(rows: Rows): string {
  return modules(rows)
    .map(({ x, y }) => `<rect x="${x}" y="${y}" width="1" height="1"/>`)
    .join('');
}

function outline(rows: Rows): string {
  return modules(rows)
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
    .join('');
}

function modules(rows: Rows): { x: number; y: number }[] {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [{ x, y }] : [])));
}

/** Two rows in a line. */
function halves(rows: Rows): string[] {
  const pairs = Array.from({ length: Math.ceil(rows.length / 2) }, (_, at) => [
    rows[2 * at] ?? [],
    rows[2 * at + 1] ?? [],
  ]);
  return pairs.map(([upper = [], lower = []]) =>
    upper.map((dark, x) => ' ▀▄█'[(dark ? 1 : 0) + (lower[x] ? 2 : 0)]).join(''),
  );
}

/** What is drawn the same way and is no code. */
export function otherDrawing(kind: 'checkerboard' | 'heatmap' | 'bars'): string {
  const grid = (size: number, isDark: (x: number, y: number) => boolean) =>
    Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)));
  if (kind === 'checkerboard') return table(grid(8, (x, y) => (x + y) % 2 === 1));
  if (kind === 'heatmap') return table(grid(32, (x, y) => (x * 7 + y * 13) % 11 < 2));
  return `<pre>${[4, 9, 7, 12, 8, 10, 6].map((steps) => '█'.repeat(steps)).join('\n')}</pre>`;
}
