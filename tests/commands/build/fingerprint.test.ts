import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, NOT_IN_SITE, sourcesOfSite } from '../../../src/commands/build/fingerprint.ts';
import { ROOT } from '../../../src/commands/root.ts';

test.each(['SITE_URL', 'COMPARE_PASSWORD', 'STATES_PAGE', 'NETLIFY', 'PUBLIC_API_URL'])(
  'a build with another %s is another build',
  (name) => {
    expect(fingerprint({ [name]: 'x' })).not.toBe(fingerprint({}));
  },
);

test('what a build does not read makes no new one', () => {
  expect(fingerprint({ PORT: '80', HOME: '/home' })).toBe(fingerprint({}));
});

test('only a change of what ships makes a new build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-sources-'));
  try {
    for (const name of ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']) {
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    }
    const rebuilds = (change: () => void) => {
      const before = fingerprint({}, folder);
      change();
      return fingerprint({}, folder) !== before;
    };
    const edited = (path: string) => rebuilds(() => appendFileSync(join(folder, path), '\n'));
    const none = [
      'tools/bench/report/budgets.ts',
      'commands/backup.ts',
      'deploy/letterlock.service',
      'extension/manifest.ts',
    ];
    expect([...none, 'tools/training/emails/written/en-more.jsonl'].filter((path) => edited(`src/${path}`))).toEqual(
      [],
    );
    expect(rebuilds(() => writeFileSync(join(folder, 'src/tools/new.ts'), ''))).toBe(false);
    const all = ['astro.config.mjs', 'src/features/predict/contract.ts', 'src/engines/detection/index.ts'];
    const byBuild = ['src/commands/serve.ts', 'src/commands/maintenance.ts', 'src/deploy/files-of-children.ts'];
    expect([...all, ...byBuild].filter((path) => !edited(path))).toEqual([]);
    expect(rebuilds(() => writeFileSync(join(folder, 'src/pages/new.astro'), ''))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('of what is not in the site, only what the build itself runs counts', () => {
  const counted = sourcesOfSite().filter((path) => NOT_IN_SITE.some((folder) => path.startsWith(folder)));
  expect(counted).toContain('src/commands/serve.ts');
  expect(counted.filter((path) => path.startsWith('src/tools/') || path.startsWith('src/extension/'))).toEqual([]);
});
