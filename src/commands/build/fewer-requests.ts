import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withDefaults, withModules, withoutStyles } from './page-modules.ts';

/** Before the pages are compressed. */
export function fewerRequests(): AstroIntegration {
  return {
    name: 'fewer-requests',
    hooks: { 'astro:build:done': ({ dir }) => improvePages(fileURLToPath(dir)) },
  };
}

async function improvePages(folder: string): Promise<void> {
  const scripts = join(folder, '_astro');
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.js'));
  const written = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(scripts, name), 'utf8')] as const)),
  );
  const modules = withDefaults(withoutStyles(written));
  for (const [name, code] of modules) if (code !== written.get(name)) await writeFile(join(scripts, name), code);
  const pages = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.html'));
  await Promise.all(
    pages.map(async (path) => {
      const page = join(folder, path);
      await writeFile(page, withModules(await readFile(page, 'utf8'), modules));
    }),
  );
}
