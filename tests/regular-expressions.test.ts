import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const FOLDERS = '{engines,features,server,ui,client}';
/** Times that a repetition with an upper bound is tried: more make the proof slower, and only a factor of the time. */
const BOUND = 3;

interface Literal {
  file: string;
  source: string;
  flags: string;
}

/** The regular expressions of a program, as they stand in its source. */
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

/** `{0,200}` costs at most two hundred times as much as one step, whatever the text; `*` has no such limit. */
function withSmallBounds(source: string): string {
  return source.replace(/\{(\d+)(?:,(\d+))?\}/g, (_, least: string, most: string = least) => {
    return `{${Math.min(Number(least), BOUND)},${Math.min(Number(most), BOUND)}}`;
  });
}

/** What has neither a loop without an upper bound nor anything else that could make it slow. */
function isBounded(source: string): boolean {
  return !/[*+]|\{\d+,\}/.test(source.replace(/\\./g, ''));
}

test('no regular expression takes more time than the length of the text', async () => {
  const literals = globSync(`src/${FOLDERS}/**/*.{ts,tsx}`, { cwd: ROOT }).flatMap(literalsOf);
  expect(literals.length).toBeGreaterThan(300);
  const slow: string[] = [];
  for (const { file, source, flags } of literals.filter((literal) => !isBounded(literal.source))) {
    const result = await check(withSmallBounds(source), flags, { timeout: 20_000 });
    if (result.status === 'safe') continue;
    slow.push(
      `${file}: /${source}/${flags}: ${result.status === 'vulnerable' ? result.complexity.summary : result.error.kind}`,
    );
  }
  expect(slow.join('\n')).toBe('');
}, 300_000);
