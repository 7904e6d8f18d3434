/**
 * Measures the detection engine on labelled mail: `npm run bench -- detection --corpus DIR`.
 * Options: `--only a,b` (sources), `--limit N` (mails per source), `--fields` (subject and body alone).
 */
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { analyse, type Letter, type Mailbox, type Severity } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/message.ts';

const SEVERITIES: readonly Severity[] = ['None', 'Low', 'Medium', 'High', 'Critical'];
const JSON_LINES = '.jsonl.gz';
const TAR = '.tar.gz';
const TAR_BLOCK = 512;

/** One mail of a `*.jsonl.gz` file. */
interface Record {
  subject?: string;
  body?: string;
  html?: string;
  from?: string;
  reply_to?: string;
  headers?: { [name: string]: string | string[] };
  attachments?: { filename: string | null; type: string | null; size: number | null }[];
}

class Tally {
  readonly severities = new Map<Severity, number>(SEVERITIES.map((severity) => [severity, 0]));
  readonly milliseconds: number[] = [];
  errors = 0;

  measure(letter: Letter): void {
    const start = performance.now();
    try {
      const { severity } = analyse(letter);
      this.severities.set(severity, (this.severities.get(severity) ?? 0) + 1);
    } catch (cause) {
      if (this.errors === 0) console.error(cause);
      this.errors++;
    }
    this.milliseconds.push(performance.now() - start);
  }

  add(other: Tally): void {
    for (const [severity, count] of other.severities) {
      this.severities.set(severity, (this.severities.get(severity) ?? 0) + count);
    }
    this.milliseconds.push(...other.milliseconds);
    this.errors += other.errors;
  }

  row(name: string): string {
    const count = this.milliseconds.length;
    const sorted = this.milliseconds.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.min(count - 1, Math.floor(count * share))] ?? 0).toFixed(1);
    const total = sorted.reduce((sum, value) => sum + value, 0);
    const shares = [...this.severities.values()].map((n) => `${((100 * n) / Math.max(1, count)).toFixed(1)}%`);
    const speed = Math.round((1000 * count) / Math.max(1, total));
    return columns([name, count, this.errors, ...shares, speed, at(0.5), at(0.95), (sorted.at(-1) ?? 0).toFixed(1)]);
  }
}

/** Measures every source in a folder, one mail in memory at a time. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      only: { type: 'string' },
      limit: { type: 'string' },
      fields: { type: 'boolean', default: false },
    },
  });
  if (values.corpus === undefined) throw new Error('Say where the mail is: --corpus DIR');
  const only = values.only?.split(',');
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  const total = new Tally();

  console.log(columns(['source', 'mails', 'errors', ...SEVERITIES, 'mails/s', 'p50 ms', 'p95 ms', 'max ms']));
  for (const { name, letters } of sourcesIn(values.corpus, values.fields)) {
    if (only && !only.includes(name)) continue;
    const tally = new Tally();
    for await (const letter of letters()) {
      if (tally.milliseconds.length >= limit) break;
      tally.measure(letter);
    }
    console.log(tally.row(name));
    total.add(tally);
  }
  console.log(total.row('total'));
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

interface Source {
  name: string;
  letters: () => AsyncGenerator<Letter>;
}

function sourcesIn(folder: string, fieldsOnly: boolean): Source[] {
  const sources = namesIn(folder, JSON_LINES).map((name) => ({
    name,
    letters: () => fromJsonLines(join(folder, name + JSON_LINES), fieldsOnly),
  }));
  const raw = join(folder, 'raw');
  const archives = readdirSync(folder).includes('raw') ? namesIn(raw, TAR) : [];
  return [
    ...sources,
    ...archives.map((name) => ({ name: `raw/${name}`, letters: () => fromArchive(join(raw, name + TAR)) })),
  ];
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

async function* fromJsonLines(file: string, fieldsOnly: boolean): AsyncGenerator<Letter> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) if (line !== '') yield letterOf(JSON.parse(line) as Record, fieldsOnly);
}

function letterOf(
  { subject = '', body = '', html, from, reply_to, headers, attachments }: Record,
  fieldsOnly: boolean,
): Letter {
  const letter: Letter = { subject, body: fieldsOnly ? (html ?? body) : body };
  if (fieldsOnly) return letter;
  if (html !== undefined) letter.html = html;
  if (from !== undefined) letter.from = mailboxOf(from);
  if (reply_to !== undefined) letter.replyTo = [mailboxOf(reply_to)];
  if (headers !== undefined) {
    letter.headers = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((one) => ({ name, value: one })),
    );
  }
  if (attachments !== undefined) {
    letter.attachments = attachments.map(({ filename, type, size }) => ({
      filename: filename ?? '',
      mimeType: type ?? '',
      size: size ?? 0,
    }));
  }
  return letter;
}

function mailboxOf(text: string): Mailbox {
  const open = text.lastIndexOf('<');
  if (open === -1) return { name: '', address: text.trim() };
  return {
    name: text.slice(0, open).trim().replace(/^"|"$/g, ''),
    address: text
      .slice(open + 1)
      .replace(/>.*$/, '')
      .trim(),
  };
}

/** The files of a tar archive (POSIX ustar): a 512-byte head with name, size and type, then the content in blocks. */
async function* fromArchive(file: string): AsyncGenerator<Letter> {
  let buffer = Buffer.alloc(0);
  let needed = TAR_BLOCK;
  let content: { isFile: boolean; size: number } | null = null;
  for await (const chunk of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    buffer = Buffer.concat([buffer, chunk]);
    while (buffer.length >= needed) {
      const block = buffer.subarray(0, needed);
      buffer = buffer.subarray(needed);
      if (content) {
        if (content.isFile) yield readMessage(new Uint8Array(block.subarray(0, content.size)));
        content = null;
        needed = TAR_BLOCK;
      } else {
        const size = Number.parseInt(block.toString('latin1', 124, 136), 8) || 0;
        const type = block.toString('latin1', 156, 157);
        if (size === 0) continue;
        content = { isFile: type === '0' || type === '\0', size };
        needed = Math.ceil(size / TAR_BLOCK) * TAR_BLOCK;
      }
    }
  }
}

function columns(cells: readonly (string | number)[]): string {
  return cells.map((cell, i) => (i === 0 ? String(cell).padEnd(32) : String(cell).padStart(9))).join('');
}
