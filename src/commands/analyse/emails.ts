import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { isMbox, messagesOf } from './mbox.ts';

const STDIN = '-';

const fields = z.object({ id: z.coerce.string(), Subject: z.string().default(''), Body: z.string().default('') });

/** An email to analyse: its source (RFC 5322), or its subject and body alone. */
export type Email = { id: string } & ({ source: Uint8Array } | { subject: string; body: string });

/** What could not be read, and why, in words for a person. */
export interface Unread {
  id: string;
  problem: string;
}

export interface EmailsOptions {
  /** Whether the files hold records of `{"id","Subject","Body"}`, one a line, in place of messages. */
  asFields: boolean;
  /** What relative paths start from. */
  folder: string;
  stdin: Readable;
}

/**
 * Reads the emails of files, folders (with all folders below) and standard input, one after another.
 * @param paths `.eml`, `.mbox` or, as fields, `.jsonl` files; folders; `-` for standard input. A file that is named is read
 *   whatever its ending is; of a folder, only files with these endings are.
 */
export async function* readEmails(paths: readonly string[], options: EmailsOptions): AsyncGenerator<Email | Unread> {
  for (const path of paths) {
    try {
      yield* path === STDIN ? ofInput(options) : ofPath(path, options);
    } catch (error) {
      yield { id: path, problem: problemOf(error) };
    }
  }
}

async function* ofPath(path: string, options: EmailsOptions): AsyncGenerator<Email | Unread> {
  const place = resolve(options.folder, path);
  if (!(await stat(place)).isDirectory()) {
    yield* ofFile(path, options);
    return;
  }
  const entries = await readdir(place, { withFileTypes: true });
  // A link may lead back to where we are.
  const wanted = entries.filter((entry) => entry.isDirectory() || (entry.isFile() && endsAs(entry.name, options)));
  yield* readEmails(wanted.map(({ name }) => join(path, name)).toSorted(), options);
}

function endsAs(name: string, { asFields }: EmailsOptions): boolean {
  return (asFields ? /\.jsonl$/i : /\.(?:eml|mbox)$/i).test(name);
}

async function* ofFile(path: string, options: EmailsOptions): AsyncGenerator<Email | Unread> {
  const place = resolve(options.folder, path);
  if (options.asFields) yield* recordsIn(path, createReadStream(place));
  else if (/\.mbox$/i.test(path)) yield* messagesIn(path, createReadStream(place));
  else yield { id: path, source: await readFile(place) };
}

/** Standard input is a mailbox when it begins as one (RFC 4155), else one message. */
async function* ofInput({ asFields, stdin }: EmailsOptions): AsyncGenerator<Email | Unread> {
  if (asFields) {
    yield* recordsIn(STDIN, stdin);
    return;
  }
  const source = await buffer(stdin);
  if (source.byteLength === 0) yield { id: STDIN, problem: 'nothing came' };
  else if (isMbox(source)) yield* messagesIn(STDIN, Readable.from([source]));
  else yield { id: STDIN, source };
}

async function* messagesIn(path: string, stream: Readable): AsyncGenerator<Email | Unread> {
  let number = 0;
  for await (const source of messagesOf(stream)) {
    number += 1;
    yield { id: `${path}#${number}`, source };
  }
  if (number === 0) yield { id: path, problem: 'no email in it' };
}

async function* recordsIn(path: string, stream: Readable): AsyncGenerator<Email | Unread> {
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const record = fields.safeParse(jsonOf(line));
    if (record.success) yield { id: record.data.id, subject: record.data.Subject, body: record.data.Body };
    else yield { id: `${path}, line ${number}`, problem: 'not a record of {"id", "Subject", "Body"}' };
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
};

function problemOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return PROBLEMS[code] ?? message;
}
