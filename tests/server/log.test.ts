import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/commands/root.ts';
import { openLog } from '../../src/server/log.ts';
import { testTable } from '../support/test-table.ts';

const CONTROLS = ['\r', '\n', '\u001b', '\u007f', '\u009b', '\u2028', '\u202e'];

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog('info', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return lines[0]?.trimEnd() ?? '';
}

test('one record is one line, and secrets are removed', () => {
  const call = { accessToken: 'secret-1', headers: { authorization: 'secret-2', cookie: 'secret-3' } };
  const line = logged((log) => log.info({ refreshToken: 'secret-4', call }, `a${CONTROLS.join('')}`));
  expect([...CONTROLS, 'secret'].filter((forbidden) => line.includes(forbidden))).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ msg: `a${CONTROLS.join('')}` });
});

test('of an error its kind, code, words and place are written, and no row that it is about', () => {
  const error = Object.assign(new DatabaseError('duplicate key value violates users_email', 1, 'error'), {
    code: '23505',
    detail: 'Key (email)=(secret@example.com) already exists.',
    where: 'secret',
    parameters: ['secret'],
  });
  const line = logged((log) => log.error({ err: error }, 'unexpected error'));
  expect(line).not.toContain('secret');
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'DatabaseError', code: '23505', message: 'duplicate key value violates users_email' },
  });
  expect(JSON.parse(line).err.stack).toContain('log.test.ts');
});

test('addresses within an error are replaced, also in what caused it and in what is no Error', () => {
  const cause = new Error('550 <secret@example.com>: no such mailbox');
  const error = new Error('sending to to=secret@example.com, "secret@example.com" failed', { cause });
  for (const err of [error, { message: 'secret@example.com' }, 'secret@example.com']) {
    const line = logged((log) => log.error({ err }, 'failed'));
    expect(line).not.toContain('secret');
    expect(line).toContain('[address]');
  }
});

testTable(['SECRET', '{"a":SECRET}', '[1,2,SECRET text that goes on and on, and on]', 'tru SECRET "x"'])(
  'what could not be read as JSON is not written down: %s',
  (input) => {
    const line = logged((log) => {
      try {
        JSON.parse(input);
      } catch (err) {
        log.error({ err }, 'failed');
      }
    });
    expect(line).not.toContain('SECRET');
    expect(JSON.parse(line)).toMatchObject({
      err: { type: 'SyntaxError', message: 'The input is not valid JSON' },
    });
    expect(JSON.parse(line).err.stack).toContain('log.test.ts');
  },
);

test('the names of packages stay in a stack', () => {
  const error = Object.assign(new Error('x'), {
    stack: 'Error: x\n    at f (/app/node_modules/@astrojs/node/a.js:1:2)',
  });
  expect(logged((log) => log.error({ err: error }))).toContain('node_modules/@astrojs/node/a.js');
});

test('what was logged last is written before the process ends', () => {
  const program = `
    import { backgroundOutput, openLog } from '${pathToFileURL(join(ROOT, 'src/server/log.ts'))}';
    const log = openLog('info', backgroundOutput());
    for (let line = 0; line < 1000; line += 1) log.info({ line }, 'a request');
    process.exit(0);
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 1000 }, (_, line) => line));
});
