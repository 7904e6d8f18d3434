import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Email } from '../../../engines/detection/index.ts';
import { readMessage } from '../../../engines/detection/mime/message.ts';
import { filesIn, linesOf } from './files.ts';
import { emailOf, type MailRecord } from './record.ts';

const JSON_LINES = '.jsonl.gz';
const TAR = '.tar.gz';
/** `source__id.eml` */
const MEMBER = /([^/]+?)__([^/]+)\.eml$/;

/** One labelled email. Parsing a whole message is part of what is measured; reading a record is not. */
export interface Sample {
  id: string;
  language: string | null;
  read(): Email | Promise<Email>;
}

/** A complete message, as received. */
export interface RawMessage {
  /** As its record has it, but `_` for `/`. */
  id: string;
  source: string;
  content: Uint8Array;
}

/** A file of labelled mail: records as JSON lines, or an archive of complete messages. */
export interface Source {
  name: string;
  samples(): AsyncGenerator<Sample>;
}

/** The sources of a folder, in the order of their names; the archives of `raw/` come last. */
export function sourcesIn(folder: string, fieldsOnly: boolean): Source[] {
  const sources = recordSourcesIn(folder).map((name) => ({ name, samples: () => samplesOf(folder, name, fieldsOnly) }));
  const archives = !fieldsOnly && existsSync(join(folder, 'raw')) ? archivesIn(join(folder, 'raw')) : [];
  return [...sources, ...archives.map((name) => ({ name: `raw/${name}`, samples: () => rawSamplesOf(folder, name) }))];
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** Archives, and folders of message files, by their names. */
function archivesIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...new Set([...namesIn(folder, TAR), ...folders.map(({ name }) => name)])].sort();
}

/** The records of a source. */
export async function* recordsIn(folder: string, source: string): AsyncGenerator<MailRecord> {
  for await (const line of linesOf(join(folder, source + JSON_LINES))) yield JSON.parse(line) as MailRecord;
}

/** The names of the sources that are records. */
export function recordSourcesIn(folder: string): string[] {
  return namesIn(folder, JSON_LINES);
}

/** The complete messages of an archive or a folder, each with the id of its record and the name of the record's source. */
export async function* messagesIn(folder: string, archive: string): AsyncGenerator<RawMessage> {
  const path = join(folder, 'raw', archive);
  if (!existsSync(path) && !existsSync(path + TAR)) {
    throw new Error(`There are no complete messages under ${path}: npm run corpus -- --raw puts them there.`);
  }
  for await (const { name, content } of existsSync(path) ? messageFilesIn(path) : filesIn(path + TAR)) {
    const [, source = '', id = name] = MEMBER.exec(name) ?? [];
    yield { id, source, content };
  }
}

function* messageFilesIn(folder: string): Generator<{ name: string; content: Uint8Array }> {
  for (const name of readdirSync(folder).sort()) yield { name, content: readFileSync(join(folder, name)) };
}

async function* samplesOf(folder: string, source: string, fieldsOnly: boolean): AsyncGenerator<Sample> {
  for await (const record of recordsIn(folder, source)) {
    const email = emailOf(record, fieldsOnly);
    yield { id: record.id, language: record.lang ?? null, read: () => email };
  }
}

async function* rawSamplesOf(folder: string, archive: string): AsyncGenerator<Sample> {
  for await (const { id, content } of messagesIn(folder, archive)) {
    yield { id, language: null, read: () => readMessage(content) };
  }
}
