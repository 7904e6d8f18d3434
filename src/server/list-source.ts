import { isAbsolute } from 'node:path';

/** The kinds of lists; the operator sets one or several of each. */
export type ListKind = 'blocklist' | 'public-suffixes' | 'popular-sites';

/** A list as set by the operator. */
export interface ListSource {
  kind: ListKind;
  name: string;
  /** An https address, or the path of a file. */
  from: string;
  /** Only a list with this hash is accepted. */
  sha256?: string;
}

/** More would be slow to look up and take more than 32 MB. */
export const MAX_BLOCKLISTS = 4;

const NAMED = /^([a-z][a-z0-9-]{0,29})=(.*)$/i;
const PLACE = /^(\S+)(?:\s+sha256:([0-9a-f]{64}))?$/i;

/** Reads `name=https://…` or `name=/path`, with `sha256:…` after a space. @returns null if it is anything else */
export function blocklistSource(text: string): ListSource | null {
  const [, name, place = ''] = NAMED.exec(text) ?? [];
  return name === undefined ? null : placed('blocklist', name.toLowerCase(), place);
}

/** Reads the same without a name, for kinds with a single list. */
export function singleSource(kind: Exclude<ListKind, 'blocklist'>, text: string): ListSource | null {
  return placed(kind, kind, text);
}

function placed(kind: ListKind, name: string, place: string): ListSource | null {
  const [, from = '', sha256] = PLACE.exec(place) ?? [];
  if (!isRemote(from) && !isAbsolute(from)) return null;
  return { kind, name, from, ...(sha256 !== undefined && { sha256: sha256.toLowerCase() }) };
}

/**
 * Whether a list is downloaded. An address with a user name or password would reveal them wherever the list is named.
 */
export function isRemote(from: string): boolean {
  if (!URL.canParse(from)) return false;
  const { protocol, username, password } = new URL(from);
  return protocol === 'https:' && username === '' && password === '';
}
