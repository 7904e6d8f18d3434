import { IDEOGRAPHS, literalsOf } from './literals.ts';
import { once, oncePerText } from './once.ts';

/** A set of short runs of characters by their hashes, one bit each: 4 kB, which a processor's cache holds. */
type Runs = Uint32Array;
const BITS = 15;

/** Searching a shorter text takes less time than this. */
const SHORT = 60;

/**
 * Whether a pattern may match in a text, judged by the literals that each match contains. Most patterns match in few
 * emails, and this takes far less time than a search.
 * @param text one of the email's few texts: results about it are cached until the email is analysed
 * @returns false only if it certainly doesn't
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  if (text.length < SHORT) return true;
  const literals = runsOfPattern(pattern);
  return literals === null || isAnyIn(runsOfText(text), literals);
}

/** For each literal, its number of runs, followed by the runs; null for a pattern that may match anywhere. */
const runsOfPattern = once((pattern: RegExp): Uint16Array | null => {
  const runs: number[] = [];
  for (const literal of literalsOf(pattern) ?? ['']) {
    const own: number[] = [];
    eachRun(literal, (run) => own.push(run));
    if (own.length === 0) return null;
    runs.push(own.length, ...own);
  }
  return Uint16Array.from(runs);
});

const runsOfText = oncePerText((text: string): Runs => {
  const runs = new Uint32Array((1 << BITS) / 32);
  eachRun(text, (run) => {
    runs[run >> 5] = (runs[run >> 5] ?? 0) | (1 << (run & 31));
  });
  return runs;
});

function isAnyIn(runs: Runs, literals: Uint16Array): boolean {
  for (let at = 0; at < literals.length; ) {
    const end = at + 1 + (literals[at] ?? 0);
    do at++;
    while (at < end && has(runs, literals[at] ?? 0));
    if (at === end) return true;
    at = end;
  }
  return false;
}

function has(runs: Runs, run: number): boolean {
  return ((runs[run >> 5] ?? 0) & (1 << (run & 31))) !== 0;
}

/** Calls back with a hash of each three characters in a row, and of each two ideographs. */
function eachRun(text: string, use: (run: number) => void): void {
  let [first, second] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const third = folded(text.charCodeAt(at));
    if (at >= 2) use(hashOf(first, second, third));
    if (at >= 1 && third >= IDEOGRAPHS && second >= IDEOGRAPHS) use(hashOf(0, second, third));
    first = second;
    second = third;
  }
}

function hashOf(first: number, second: number, third: number): number {
  const hash = Math.imul(Math.imul(first ^ 0x811c9dc5, 0x9e3779b1) ^ second, 0x85ebca77) ^ third;
  return Math.imul(hash, 0xc2b2ae3d) >>> (32 - BITS);
}

/** A cache: 0 for characters not seen yet. */
const forms = new Uint16Array(1 << 16);

/** The same for all characters that are equal in a case-insensitive pattern, such as “ſ” and “S”. */
function folded(code: number): number {
  const known = forms[code] ?? 0;
  if (known !== 0) return known;
  // If it is several in upper case, like “ß”, the first of them is used.
  const upper = String.fromCharCode(code).toLowerCase().toUpperCase();
  const form = upper.charAt(0).toLowerCase().charCodeAt(0);
  forms[code] = form;
  return form;
}
