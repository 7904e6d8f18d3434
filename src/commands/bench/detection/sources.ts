import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Letter } from '../../../engines/detection/index.ts';
import { readMessage } from '../../../engines/detection/message.ts';
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

/** A file of labelled mail: records as JSON lines, or an archive of complete messages. */
export interface Source {
  name: string;
  samples(): AsyncGenerator<Sample>;
}

/** The sources of a folder, in the order of their names; the archives of `raw/` come last. */
export function sourcesIn(folder: string, fieldsOnly: boolean): Source[] {
  const sources = namesIn(folder, JSON_LINES).map((name) => ({
    name,
    samples: () => recordsOf(join(folder, name + JSON_LINES), fieldsOnly),
  }));
  const raw = join(folder, 'raw');
  const archives = !fieldsOnly && readdirSync(folder).includes('raw') ? namesIn(raw, TAR) : [];
  return [
    ...sources,
    ...archives.map((name) => ({ name: `raw/${name}`, samples: () => messagesOf(join(raw, name + TAR)) })),
  ];
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

async function* recordsOf(file: string, fieldsOnly: boolean): AsyncGenerator<Sample> {
  for await (const line of linesOf(file)) {
    const record = JSON.parse(line) as MailRecord;
    const letter = letterOf(record, fieldsOnly);
    yield { id: record.id, language: record.lang ?? null, read: () => letter };
  }
}

async function* messagesOf(file: string): AsyncGenerator<Sample> {
  for await (const { name, content } of filesIn(file)) {
    const id = MEMBER.exec(name)?.[2] ?? name;
    yield { id, language: null, read: () => readMessage(content) };
  }
}
