import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../commands/root.ts';

/**
 * Installs a package that only those need who measure, beside our own packages and with what it depends on.
 * @param spec such as `lighthouse@13.5.0`
 * @returns the package's folder
 */
export function installTool(spec: string): string {
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const folder = join(ROOT, '.test', name.replace(/^.*\//, ''));
  const installed = join(folder, 'node_modules', name);
  if (existsSync(installed)) return installed;
  console.log(`Installing ${spec} into ${folder}…`);
  mkdirSync(folder, { recursive: true });
  // Their scripts fetch browsers and lists from the network.
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', ['install', ...options, '--prefix', folder, spec], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${spec} could not be installed: see the message above.`);
  return installed;
}
