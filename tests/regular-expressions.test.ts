import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const FOLDERS = '{engines,extension,features,server,ui,client}';
/** Times that a repetition with an upper bound is tried: more make the proof slower, and only a factor of the time. */
const BOUND = 2;
/** From here on an upper bound is none: tried at every place of a text of megabytes, such a loop takes minutes. */
const LARGE = 1_000;

interface Literal {
  file: string;
  source: string;
  flags: string;
}

/** The regular expressions of a program, as written in its source. */
function literalsOf(file: string): Literal[] {
  const text = readFileSync(ROOT + file, 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** What the proof cannot deal with, by how it begins: the reason why it is linear all the same. */
const KNOWN: Readonly<Record<string, string>> = {
  '(?<![^\\s&])([A-Za-z][\\w.[\\]-]{0,40}=)': 'it begins only where a run without spaces does',
  '(?<![^\\s<>"])(?:[^\\s<>"]*%': 'it begins only where a run without spaces does',
  '(?<![\\d.])(?:\\d{4}-': 'it looks back at one character; each loop takes a digit at least',
  '^([ \\t>*]*(?:from|to|cc|bcc': 'it begins only where a line does, and its loops take whole lines',
  '^([ \\t>*]*(?:von|an|de': 'it begins only where a line does, and its loops take whole lines',
  '<meta\\b[^<>]{0,80}http-equiv': 'its long loops come last, with nothing behind them to go back for',
};

/** `{0,200}` costs at most two hundred times as much as one step, whatever the text; `*` and `{0,4000}` have no such limit. */
function withSmallBounds(source: string): string {
  const small = (times: string) => Math.min(Number(times), BOUND);
  return source
    .replace(/\{(\d+)\}/g, (_, times: string) => `{${small(times)}}`)
    .replace(
      /\{(\d+),(\d*)\}/g,
      (_, least: string, most: string) => `{${small(least)},${isSmall(most) ? small(most) : ''}}`,
    );
}

function isSmall(most: string): boolean {
  return most !== '' && Number(most) < LARGE;
}

/** What has no loop without a small upper bound. */
function isBounded(source: string): boolean {
  const plain = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '_');
  return !/[*+]/.test(plain) && [...plain.matchAll(/\{\d+,(\d*)\}/g)].every(([, most = '']) => isSmall(most));
}

/** The proof ignores lookahead and lookbehind. */
function withoutLookaround(source: string): string {
  const start = /\(\?<?[=!]/.exec(source)?.index;
  if (start === undefined) return source;
  let depth = 0;
  let inClass = false;
  for (let at = start; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at++;
    else if (inClass) inClass = char !== ']';
    else if (char === '[') inClass = true;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return withoutLookaround(source.slice(0, start) + source.slice(at + 1));
  }
  throw new Error(`No end of a group in ${source}`);
}

/** Those that a program puts together from parts when it is loaded. */
async function builtBy(file: string): Promise<Literal[]> {
  const found: Literal[] = [];
  const plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(plain, {
    construct(target, [source, flags = '']: [string | RegExp, string?]) {
      if (typeof source === 'string') found.push({ file, source, flags });
      return new target(source, flags);
    },
  });
  try {
    await import(ROOT + file);
  } finally {
    globalThis.RegExp = plain;
  }
  return found;
}

async function slowOnes(literals: Literal[]): Promise<string[]> {
  const slow: string[] = [];
  const known = Object.keys(KNOWN);
  const unproven = literals.filter(({ source }) => !isBounded(source) && !known.some((one) => source.startsWith(one)));
  for (const { file, source, flags } of unproven) {
    const simple = withSmallBounds(withoutLookaround(source));
    const result = await check(simple, flags, { checker: 'automaton', timeout: 100_000 });
    if (result.status === 'safe') continue;
    slow.push(
      `${file}: /${source}/${flags}: ${result.status === 'vulnerable' ? result.complexity.summary : result.error.kind}`,
    );
  }
  return slow;
}

test('no regular expression takes more time than the length of the text', async () => {
  const literals = globSync(`src/${FOLDERS}/**/*.{ts,tsx}`, { cwd: ROOT }).flatMap(literalsOf);
  expect(literals.length).toBeGreaterThan(300);
  expect((await slowOnes(literals)).join('\n')).toBe('');
}, 900_000);

test('nor does one of those that de-identification puts together', async () => {
  const built = await builtBy('src/engines/deidentification/index.ts');
  expect(built.length).toBeGreaterThan(20);
  expect((await slowOnes(built)).join('\n')).toBe('');
}, 900_000);
