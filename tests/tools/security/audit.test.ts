import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { auditPackages } from '../../../src/tools/security/audit.ts';

const folder = mkdtempSync(join(tmpdir(), 'letterlock-audit-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An npm that answers so. */
function npmSays(answer: string, code: number): void {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\nexit ${code}\n`);
  chmodSync(npm, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
}

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { 'bad-package': { severity, range: '<1.2.3', via: [] } } });

test('no vulnerability is clean', async () => {
  npmSays('{"vulnerabilities":{}}', 0);
  expect(await auditPackages(folder)).toMatchObject({ outcome: 'clean' });
});

test.each(['moderate', 'high', 'critical'])('one of severity %s is not, and is named', async (severity) => {
  npmSays(report(severity), 1);
  const audit = await auditPackages(folder);
  expect(audit).toEqual({ outcome: 'vulnerable', report: `${severity}: bad-package <1.2.3` });
});

test('one of low severity is named alone', async () => {
  npmSays(report('low'), 1);
  const audit = await auditPackages(folder);
  expect([audit.outcome, audit.report]).toEqual(['clean', expect.stringContaining('low: bad-package <1.2.3')]);
});

test.each(['{"message":"405 Method Not Allowed"}', '{"error":{"summary":"offline"}}', 'npm: no network', ''])(
  'an npm that gives no report is not taken for a clean one: %s',
  async (answer) => {
    npmSays(answer, 1);
    const audit = await auditPackages(folder);
    expect([audit.outcome, audit.report]).toEqual(['not asked', expect.stringContaining('NOT AUDITED')]);
  },
);
