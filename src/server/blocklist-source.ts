import { isAbsolute } from 'node:path';

/** A blocklist as the operator names it. */
export interface BlocklistSource {
  name: string;
  /** An https address, or the path of a file. */
  from: string;
  /** Only a list with this hash is taken. */
  sha256?: string;
}

/** More would be slow to look up and take more than 32 MB. */
export const MOST_LISTS = 4;

const SOURCE = /^([a-z][a-z0-9-]{0,29})=(\S+)(?:\s+sha256:([0-9a-f]{64}))?$/i;

/** Reads `name=https://…` or `name=/path`, with `sha256:…` after a space. @returns null where it is something else */
export function blocklistSource(text: string): BlocklistSource | null {
  const [, name, from = '', sha256] = SOURCE.exec(text) ?? [];
  if (name === undefined || !(isRemote(from) || isAbsolute(from))) return null;
  return { name: name.toLowerCase(), from, ...(sha256 !== undefined && { sha256: sha256.toLowerCase() }) };
}

/** Whether a list is downloaded. An address with a name or password would show them wherever the list is named. */
export function isRemote(from: string): boolean {
  if (!URL.canParse(from)) return false;
  const { protocol, username, password } = new URL(from);
  return protocol === 'https:' && username === '' && password === '';
}
