import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Imports of the child processes that read and compare documents. */
const PACKAGES = ['diff', 'htmlparser2', 'mammoth', 'unpdf', 'yauzl'];
const SOURCES = ['package.json', 'src/features/compare/**/*.ts', 'src/engines/comparison/**/*.ts'];

/**
 * The files to include with a function besides its own bundle: child processes run from source.
 * @returns glob patterns, relative to the project's folder
 */
export function filesOfChildren(): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const path = join('node_modules', name, 'package.json');
    // Nested packages are included with their parent.
    if (found.has(name) || !existsSync(path)) return;
    found.add(name);
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(manifest.dependencies ?? {})) add(dependency);
  };
  for (const name of PACKAGES) add(name);
  return [...SOURCES, ...[...found].map((name) => `node_modules/${name}/**/*.{js,mjs,cjs,json}`)];
}
