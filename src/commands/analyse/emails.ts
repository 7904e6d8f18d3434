import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { isMbox, splitMbox } from '../../features/email-test/mbox.ts';

const STDIN = '-';

const fields = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  Subject: z.string().default(''),
  Body: z.string().default(''),
});

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
  else yield* messagesIn(path, await readFile(place));
}

async function* ofInput({ asFields, stdin }: EmailsOptions): AsyncGenerator<Email | Unread> {
  if (asFields) {
    yield* recordsIn(STDIN, stdin);
    return;
  }
  const source = await buffer(stdin);
  if (source.byteLength === 0) yield { id: STDIN, problem: 'nothing came' };
  else yield* messagesIn(STDIN, source);
}

/** One message, or the messages of a mailbox: what begins as one (RFC 4155) is one, whatever it is called. */
async function* messagesIn(path: string, bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Email | Unread> {
  if (!isMbox(bytes)) {
    yield { id: path, source: bytes };
    return;
  }
  for (const [index, message] of splitMbox(new Blob([bytes]), bytes).entries()) {
    yield { id: `${path}#${index + 1}`, source: new Uint8Array(await message.arrayBuffer()) };
  }
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
