import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { CAPABILITIES } from '../../../src/tools/bench/capabilities/all.ts';
import type { Done } from '../../support/analyse-without-network.ts';

const OUTPUT = 10_000_000;
/** In milliseconds: hundreds of emails are read, including pictures. */
const LONG = 300_000;
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { maxBuffer: OUTPUT });

let done: Done;

/** In a separate process, because the modules that are removed are shared by all tests in this one. */
beforeAll(async () => {
  const { stdout } = await run('--import=./tests/support/no-network.ts', 'tests/support/analyse-without-network.ts');
  done = JSON.parse(stdout) as Done;
}, LONG);

test('without network emails of every capability get a verdict', () => {
  for (const { title } of CAPABILITIES) {
    expect(done.verdicts[title]?.length, title).toBeGreaterThan(0);
    expect(done.verdicts[title], title).not.toContain(null);
  }
});

test('… and so does an uploaded file, with the PDF in it', () => {
  expect(done.upload).toMatchObject({ analysis: { verdict: 'dangerous', coverage: { filesRead: true } } });
  expect(JSON.stringify(done.upload)).toContain('our new account');
});

test('nobody tried, either', () => {
  expect(done.used).toEqual([]);
  expect(done.open, 'would have been noticed').toEqual([]);
});

test('an import of the network is noticed', async () => {
  const code =
    "import { connect } from 'node:net'; try { connect(80, '192.0.2.1') } catch (error) { console.log(error.message) }";
  const { stdout } = await run('--import=./tests/support/no-network.ts', '--input-type=module', '--eval', code);
  expect(stdout).toContain('No network: net.connect');
});
