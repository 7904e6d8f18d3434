import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../../src/features/compare/child.server.ts';

test('a child reads the sources it runs, and neither settings nor keys nor the database; it writes and starts nothing', () => {
  const allowed = (scope: string, path?: string) =>
    `process.permission.has(${JSON.stringify([scope, path].filter(Boolean)).slice(1, -1)})`;
  const questions = [
    allowed('fs.read', resolve('src/features/compare/compare-files.ts')),
    allowed('fs.read', resolve('src/engines/comparison/index.ts')),
    ...['.env', '.data/letterlock.db', 'src/server/keys.ts', 'README.md'].map((path) =>
      allowed('fs.read', resolve(path)),
    ),
    allowed('fs.read', '/etc/passwd'),
    allowed('fs.write', resolve('src/features/compare/x')),
    allowed('child'),
  ];
  const output = execFileSync(process.execPath, [...PERMISSIONS, '-p', `JSON.stringify([${questions}])`], {
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual([true, true, ...questions.slice(2).map(() => false)]);
});
