import { isListed, type KeyList, keyOf } from '../key-list.ts';
import { forgetHosts } from './once.ts';

/** The engine is synchronous, so one list is in use at a time. */
let inUse: KeyList | undefined;

/** Runs with the caller's list of public suffixes, in addition to the one built in. */
export function withSuffixes<Result>(list: KeyList | undefined, run: () => Result): Result {
  // What is known of hosts was read with another list.
  forgetHosts();
  inUse = list;
  try {
    return run();
  } finally {
    inUse = undefined;
    forgetHosts();
  }
}

/**
 * The part of a host that one customer has under a suffix of the list; null where the list knows no longer suffix than the
 * one of `registered`. A list only separates owners, so a bad one can't make two of them look like one. `www` is no
 * customer: it is the site of the suffix's owner.
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

/** As publicsuffix.org has it: `*.ck` makes each name under `ck` a suffix, `!www.ck` excepts one. */
function isSuffix(list: KeyList, name: string): boolean {
  const parent = name.slice(name.indexOf('.') + 1);
  const isRule = isListed(list, keyOf(name)) || (parent !== name && isListed(list, keyOf(`*.${parent}`)));
  return isRule && !isListed(list, keyOf(`!${name}`));
}
