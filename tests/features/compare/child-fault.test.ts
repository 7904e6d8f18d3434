import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type ChildLimits, runChild } from '../../../src/features/compare/child.server.ts';
import { makeDocx } from '../../support/make-docx.ts';

const folder = mkdtempSync(join(tmpdir(), 'letterlock-child-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the process that reads a file, with part of Node replaced beforehand. */
function readText(before: string, cpuMs = 10_000) {
  const preload = join(folder, 'before.mjs');
  writeFileSync(preload, before);
  const script = 'src/features/compare/extraction/read-file.child.server.ts';
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['--no-warnings', '--import', pathToFileURL(preload).href, script, '.txt'],
    { input: 'An email.', encoding: 'utf8', env: { MEMORY_LIMIT_MB: '400', CPU_LIMIT_MS: String(cpuMs) } },
  );
  return { status, signal, answer: stdout === '' ? undefined : JSON.parse(stdout) };
}

test('a file is read where the process may not give way to others', () => {
  const { status, answer } = readText(`
    import os from 'node:os';
    import { syncBuiltinESMExports } from 'node:module';
    os.setPriority = () => { throw Object.assign(new Error('operation not permitted'), { code: 'ERR_SYSTEM_ERROR' }); };
    syncBuiltinESMExports();`);
  expect({ status, answer }).toEqual({ status: 0, answer: { ok: true, text: 'An email.', notes: [] } });
});

test('an error that a parser throws asynchronously counts as a damaged file', () => {
  const { status, answer } = readText(
    "process.stdin.once('end', () => queueMicrotask(() => setImmediate(() => { throw new Error('parser'); })));" +
      'const write = process.stdout.write.bind(process.stdout);' +
      "process.stdout.write = (text, done) => text.includes('true') ? true : write(text, done);",
  );
  expect({ status, answer }).toEqual({ status: 0, answer: { ok: false, problem: 'DAMAGED' } });
});

test('a process that dies by itself is no fault of the file, and tells where and nothing that it read', async () => {
  const result = await runChild(
    'compare-files.child.server.ts',
    [],
    '[{"name": SECRET',
    { memoryMb: 400, cpuMs: 10_000, clockMs: 60_000 },
    new AbortController().signal,
  );
  expect(result).toMatchObject({
    ok: false,
    reason: 'FAILED',
    fault: expect.stringMatching(/^SyntaxError at .+:\d+:\d+/),
  });
  expect(JSON.stringify(result)).not.toContain('SECRET');
});

test.each([
  ['that is used up', 'while (true);', { signal: 'SIGVTALRM' }],
  ['and waiting takes none', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);', { status: 0 }],
])('its limit is processor time, %s', (_, work, ending) => {
  expect(readText(`process.stdin.once('end', () => { ${work} });`, 1000)).toMatchObject(ending);
});

test('what is over a limit is said to be too slow or to need too much memory', async () => {
  const input = makeDocx({ body: [], bodyXml: `${'<w:tbl><w:tr><w:tc>'.repeat(20_000)}x` });
  const enough = { memoryMb: 400, cpuMs: 600_000, clockMs: 600_000 };
  const read = (limits: Partial<ChildLimits>) =>
    runChild(
      'extraction/read-file.child.server.ts',
      ['.docx'],
      input,
      { ...enough, ...limits },
      new AbortController().signal,
    );
  expect(await read({ cpuMs: 50 })).toEqual({ ok: false, reason: 'TOO_SLOW' });
  expect(await read({ clockMs: 50 })).toEqual({ ok: false, reason: 'TOO_SLOW' });
  expect(await read({ memoryMb: 1 })).toEqual({ ok: false, reason: 'TOO_MUCH_MEMORY' });
});
