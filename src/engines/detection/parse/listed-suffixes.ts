import { isListed, type KeyList, keyOf } from '../key-list.ts';
import { forgetStrings } from './once.ts';

/** The engine is synchronous, so one list is in use at a time. */
let inUse: KeyList | undefined;

/** Runs with the caller's list of public suffixes, in addition to the one built in. */
export function withSuffixes<Result>(list: KeyList | undefined, run: () => Result): Result {
  // Cached answers about hosts came from another list.
  forgetStrings();
  inUse = list;
  try {
    return run();
  } finally {
    inUse = undefined;
    forgetStrings();
  }
}

/**
 * The part of a host that belongs to one customer under a listed suffix. Null if the list has no longer suffix than
 * that of `registered`. A list only separates owners, so a bad one can't merge two. `www` is not a customer but the
 * suffix owner's site.
 */
export function underListedSuffix(host: string, registered: string): string | null {
  if (inUse === undefined) return null;
  for (let start = 0; host.length - start > registered.length; ) {
    const dot = host.indexOf('.', start);
    if (dot === -1) return null;
    if (host.slice(start, dot) !== 'www' && isSuffix(inUse, host.slice(dot + 1))) return host.slice(start);
    start = dot + 1;
  }
  return null;
}

/** In the syntax of publicsuffix.org: `*.ck` makes each name under `ck` a suffix, and `!www.ck` is an exception. */
function isSuffix(list: KeyList, name: string): boolean {
  const parent = name.slice(name.indexOf('.') + 1);
  const isRule = isListed(list, keyOf(name)) || (parent !== name && isListed(list, keyOf(`*.${parent}`)));
  return isRule && !isListed(list, keyOf(`!${name}`));
}
