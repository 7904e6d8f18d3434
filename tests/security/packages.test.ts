import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readSources } from '../architecture/imports.ts';

interface LockedPackage {
  version: string;
  integrity?: string;
  inBundle?: boolean;
  /** Only for building and testing, or only for a package that is. */
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  license?: string;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const manifest = readJson('package.json') as {
  dependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const locked = Object.entries((readJson('package-lock.json') as { packages: Record<string, LockedPackage> }).packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...entry }));
const ofServer = locked.filter(({ dev, devOptional }) => !dev && !devOptional);

/** Licences that only require keeping the notice. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  '0BSD',
  'BlueOak-1.0.0',
]);

/** `A OR B` leaves the choice, `A AND B` asks for both (SPDX, annex D). */
function isPermissive(license = ''): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one)));
}

test('every package comes with its hash', () => {
  expect(locked.filter(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('no package runs a script at its installation that was not allowed by name', () => {
  const scripts = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(scripts.filter((name) => !manifest.allowScripts[name])).toEqual([]);
});

test('what a server installs has a permissive licence', () => {
  expect(ofServer.filter(({ license }) => !isPermissive(license)).map(({ name }) => name)).toEqual([]);
});

/** The programs that run from their sources beside the built server; what is built is bundled (`built-program.test.ts`). */
const RUN_FROM_SOURCE = /^src\/(?:commands\/(?:admin|backup|outbox|restore)|.*\.child\.server)\.ts$/;

test('a server needs few packages, and all it imports are among them', () => {
  // The languages of pictures are data, one package each, and optional.
  const programs = ofServer.filter(({ name }) => !name.startsWith('@tesseract.js-data/'));
  expect(programs.length).toBeLessThanOrEqual(160);
  const files = new Map(readSources().map((file) => [file.path, file]));
  const reached = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { target, typeOnly } of files.get(path)?.imports ?? []) {
      if (typeOnly) continue;
      if (target.startsWith('src/')) visit(target);
      else if (target !== 'package.json' && !target.startsWith('node:')) packages.add(packageOf(target));
    }
  };
  for (const path of files.keys()) if (RUN_FROM_SOURCE.test(path)) visit(path);
  expect(packages.size).toBeGreaterThan(10);
  expect([...packages].filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
});

/** `kysely/migration` is of `kysely`, `@fastify/busboy` is a name. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

test('the bill of materials names every package of the lock file, with its hash', () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const printed = execFileSync(npm, ['run', '--silent', 'sbom'], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  const bill = JSON.parse(printed.toString()) as {
    bomFormat: string;
    components: { name: string; version: string; hashes?: { content: string }[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = new Set(
    bill.components.map(({ name, version, hashes }) => `${name}@${version} ${hashes?.[0]?.content}`),
  );
  const hex = (integrity = '') => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  const installed = ofServer.map(({ name, version, integrity }) => `${name}@${version} ${hex(integrity)}`);
  expect(installed.filter((entry) => !listed.has(entry))).toEqual([]);
  expect(bill.components.length).toBeGreaterThan(ofServer.length);
});
