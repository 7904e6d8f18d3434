import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Letter } from '../../../engines/detection/index.ts';
import { readMessage } from '../../../engines/detection/read/message.ts';
import { filesIn, linesOf } from './files.ts';
import { letterOf, type MailRecord } from './record.ts';

const JSON_LINES = '.jsonl.gz';
const TAR = '.tar.gz';
/** `source__id.eml` */
const MEMBER = /([^/]+?)__([^/]+)\.eml$/;

/** One labelled mail. Reading a whole message is part of what is measured; reading a record is not. */
export interface Sample {
  id: string;
  language: string | null;
  read(): Letter | Promise<Letter>;
}

/** A complete message, as it came. */
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
  const archives = !fieldsOnly && readdirSync(folder).includes('raw') ? namesIn(join(folder, 'raw'), TAR) : [];
  return [...sources, ...archives.map((name) => ({ name: `raw/${name}`, samples: () => rawSamplesOf(folder, name) }))];
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** The records of a source. */
export async function* recordsIn(folder: string, source: string): AsyncGenerator<MailRecord> {
  for await (const line of linesOf(join(folder, source + JSON_LINES))) yield JSON.parse(line) as MailRecord;
}

/** The names of the sources that are records. */
export function recordSourcesIn(folder: string): string[] {
  return namesIn(folder, JSON_LINES);
}

/** The complete messages of an archive, each with the id of its record and the name of the record's source. */
export async function* messagesIn(folder: string, archive: string): AsyncGenerator<RawMessage> {
  for await (const { name, content } of filesIn(join(folder, 'raw', archive + TAR))) {
    const [, source = '', id = name] = MEMBER.exec(name) ?? [];
    yield { id, source, content };
  }
}

async function* samplesOf(folder: string, source: string, fieldsOnly: boolean): AsyncGenerator<Sample> {
  for await (const record of recordsIn(folder, source)) {
    const letter = letterOf(record, fieldsOnly);
    yield { id: record.id, language: record.lang ?? null, read: () => letter };
  }
}

async function* rawSamplesOf(folder: string, archive: string): AsyncGenerator<Sample> {
  for await (const { id, content } of messagesIn(folder, archive)) {
    yield { id, language: null, read: () => readMessage(content) };
  }
}
