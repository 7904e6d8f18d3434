import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const SOURCES = ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the site into `outDir` unless the build there was made from the same sources and build-time settings.
 * @returns false when the build failed; what Astro said has then been printed.
 */
export function ensureBuild(outDir: string, environment: NodeJS.ProcessEnv): boolean {
  const stampFile = join(outDir, '.built-from');
  const stamp = fingerprint(environment);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  console.log('Building the site (again only when sources or build settings change)…');
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...environment, OUT_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe site could not be built: see above.`);
    return false;
  }
  writeFileSync(stampFile, stamp);
  return true;
}

/** What of the environment decides the pages, beside what Astro inlines into them. */
const BUILD_SETTINGS = ['SITE_URL', 'COMPARE_PASSWORD', 'STATES_PAGE', 'NETLIFY'];

/** Everything a build depends on: the contents of the sources, and the settings at the time. */
export function fingerprint(environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const sources = environment.STATES_PAGE ? [...SOURCES, 'tests/states'] : SOURCES;
  for (const file of sources.flatMap(filesBelow))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  const settings = Object.keys(environment).filter(
    (name) => BUILD_SETTINGS.includes(name) || name.startsWith('PUBLIC_'),
  );
  for (const name of settings.sort()) hash.update(`${name}=${environment[name]}\0`);
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (path.includes('.')) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}
