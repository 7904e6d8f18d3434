import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z as zod } from 'zod';
import { isMbox, splitMbox } from '../../engines/detection/mime/mbox.ts';
import { isOutlookFile } from '../../engines/detection/mime/outlook-file.ts';
import { messageOfOutlookFile } from '../../workers/outlook-file.ts';

const STDIN = '-';

const fields = zod.object({
  id: zod.union([zod.string(), zod.number().transform(String)]),
  Subject: zod.string().default(''),
  Body: zod.string().default(''),
});

/** An email to analyse: its source (RFC 5322), or only subject and body. */
export type EmailInput = { id: string } & ({ source: Uint8Array } | { subject: string; body: string });

/** A path or record that could not be read, and why. */
export interface Unreadable {
  id: string;
  problem: string;
}

export interface EmailsOptions {
  /** The files contain one `{"id","Subject","Body"}` per line instead of messages. */
  asFields: boolean;
  /** Base of relative paths. */
  folder: string;
  stdin: Readable;
}

/**
 * Reads emails from files, folders (recursively) and standard input, one after another.
 * @param paths `.eml`, `.msg`, `.mbox` or, as fields, `.jsonl` files; folders; `-` for standard input. In folders only files with these
 *   extensions are read; a named file may have any.
 */
export async function* readEmails(
  paths: readonly string[],
  options: EmailsOptions,
): AsyncGenerator<EmailInput | Unreadable> {
  for (const path of paths) {
    try {
      yield* path === STDIN ? ofInput(options) : ofPath(path, options);
    } catch (error) {
      yield { id: path, problem: problemOf(error) };
    }
  }
}

async function* ofPath(path: string, options: EmailsOptions): AsyncGenerator<EmailInput | Unreadable> {
  const absolute = resolve(options.folder, path);
  if (!(await stat(absolute)).isDirectory()) {
    yield* ofFile(path, options);
    return;
  }
  const entries = await readdir(absolute, { withFileTypes: true });
  // Symbolic links are skipped, because they may form cycles.
  const wanted = entries.filter(
    (entry) => entry.isDirectory() || (entry.isFile() && hasExtension(entry.name, options)),
  );
  yield* readEmails(wanted.map(({ name }) => join(path, name)).toSorted(), options);
}

function hasExtension(name: string, { asFields }: EmailsOptions): boolean {
  return (asFields ? /\.jsonl$/i : /\.(?:eml|msg|mbox)$/i).test(name);
}

async function* ofFile(path: string, options: EmailsOptions): AsyncGenerator<EmailInput | Unreadable> {
  const absolute = resolve(options.folder, path);
  if (options.asFields) yield* recordsIn(path, createReadStream(absolute));
  else yield* messagesIn(path, await readFile(absolute));
}

async function* ofInput({ asFields, stdin }: EmailsOptions): AsyncGenerator<EmailInput | Unreadable> {
  if (asFields) {
    yield* recordsIn(STDIN, stdin);
    return;
  }
  const source = await buffer(stdin);
  if (source.byteLength === 0) yield { id: STDIN, problem: 'standard input is empty' };
  else yield* messagesIn(STDIN, source);
}

/** One message, or all messages of an mbox, which is recognized by its content (RFC 4155). */
async function* messagesIn(path: string, bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<EmailInput | Unreadable> {
  if (isOutlookFile(bytes)) {
    const source = await messageOfOutlookFile(bytes);
    yield source ? { id: path, source } : { id: path, problem: 'is not an email that Outlook saved, or is damaged' };
    return;
  }
  if (!isMbox(bytes)) {
    yield { id: path, source: bytes };
    return;
  }
  for (const [index, message] of splitMbox(new Blob([bytes]), bytes).entries()) {
    yield { id: `${path}#${index + 1}`, source: new Uint8Array(await message.arrayBuffer()) };
  }
}

async function* recordsIn(path: string, stream: Readable): AsyncGenerator<EmailInput | Unreadable> {
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const record = fields.safeParse(parseJson(line));
    if (record.success) yield { id: record.data.id, subject: record.data.Subject, body: record.data.Body };
    else yield { id: `${path}, line ${number}`, problem: 'expected {"id", "Subject", "Body"}' };
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'is a folder',
};

function problemOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return PROBLEMS[code] ?? message;
}
