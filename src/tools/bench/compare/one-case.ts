/**
 * Measures one comparison of PDFs that are made here and sends the parent its time and memory. Arguments: how many files,
 * how many pages each, and `unrelated` where they are no versions of one text.
 */
import { COMPARE_CHILD, runChild } from '../../../features/compare/child.server.ts';
import { compareFiles } from '../../../features/compare/compare-files.ts';
import { readFile } from '../../../features/compare/extraction/read-file.server.ts';

const LINES_PER_PAGE = 44;
const WORDS_PER_LINE = 12;
/** In each further version, one word in this many is different. */
const WORDS_PER_EDIT = 200;

const [files, pages, relation] = process.argv.slice(2);
await measure(Number(files), Number(pages), relation === 'unrelated');

async function measure(files: number, pages: number, unrelated: boolean): Promise<void> {
  const versions = Array.from({ length: files }, (_, version) =>
    pdfOf(unrelated ? wordsOf(pages, 0, version * 1_000_003) : wordsOf(pages, version)),
  );
  const idle = process.memoryUsage.rss();
  const start = performance.now();
  const read = await Promise.all(
    versions.map(async (bytes, version) => {
      const name = `version-${version + 1}.pdf`;
      return { name, extracted: await readFile(name, bytes) };
    }),
  );
  const readAt = performance.now();
  const { differences } = compareFiles(read);
  const end = performance.now();
  const changes = differences.reduce((sum, difference) => sum + difference.changes.length, 0);
  // In kilobytes.
  const peak = process.resourceUsage().maxRSS / 1024 - idle / 1024 / 1024;
  const asProcess = await runChild(
    'compare-files.child.server.ts',
    [],
    JSON.stringify(read),
    COMPARE_CHILD,
    new AbortController().signal,
  );
  const processTime = seconds(performance.now() - end);
  process.send?.({ seconds: (end - start) / 1000, megabytes: peak });
  console.log(
    `${files} x ${pages} ${unrelated ? 'unrelated ' : ''}pages: ${seconds(end - start)} (reading ${seconds(readAt - start)}, comparing ${seconds(end - readAt)}), ${peak.toFixed(0)} MB, ${changes} changes; as a process ${asProcess.ok ? processTime : asProcess.reason}`,
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** Words in sentences; every version has its own edits, and all of it is the same in every run. */
function wordsOf(pages: number, version: number, seed = 0): string[] {
  return Array.from({ length: pages * LINES_PER_PAGE * WORDS_PER_LINE }, (_, index) => {
    const edited = version > 0 && hash(index * 31 + version) % WORDS_PER_EDIT === 0;
    const word = wordOf(hash(seed + (edited ? index + version * 7919 : index)));
    return index % 17 === 16 ? `${word}.` : index % 17 === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

function wordOf(seed: number): string {
  const rank = Math.floor(6000 * (seed / 2 ** 32) ** 3);
  return Array.from({ length: 2 + (rank % 4) }, (_, place) => {
    const part = hash(rank * 8 + place);
    return 'bdfghklmnprstvw'.charAt(part % 15) + 'aeiou'.charAt((part >>> 8) % 5);
  }).join('');
}

function hash(seed: number): number {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A PDF without compression: nothing but its text. */
function pdfOf(words: string[]): Buffer {
  const lines = chunks(words, WORDS_PER_LINE).map((line) => line.join(' '));
  const contents = chunks(lines, LINES_PER_PAGE).map(
    (page) => `BT /F1 9 Tf 14 TL 50 760 Td ${page.map((line) => `(${line}) '`).join(' ')} ET`,
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.7\n';
  let table = '';
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

function chunks<T>(items: T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
