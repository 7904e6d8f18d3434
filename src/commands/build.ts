import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './build/fingerprint.ts';
import { ROOT } from './root.ts';

/**
 * Builds the site into `outDir` unless the build there was made from the same sources and build-time settings.
 * @returns false when the build failed; Astro's output has then been printed.
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
