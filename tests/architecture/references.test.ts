import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './imports.ts';

/** A file or folder in backticks, or the target of a relative link. */
const PATH = /`((?:[\w.@[\]-]+\/)+(?:[\w.@[\]-]+\.(?:ts|tsx|mjs|css|astro|md))?)`|\]\(((?!https?:|[/#])[^)#]+)/g;
/** Made by commands, or named by a setting. */
const MADE = /^(?:dist-extension|[A-Z_]+)\//;

test('files and folders named in Markdown exist', () => {
  const pages = globSync(['*.md', 'src/**/*.md', 'tests/**/*.md'], { cwd: ROOT });
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.flatMap((page) => {
    const folder = dirname(page);
    // From the page's folder, from one around it, or from src.
    const bases = [...folder.split('/').map((_, depth, all) => all.slice(0, all.length - depth).join('/')), 'src', '.'];
    return [...readFileSync(ROOT + page, 'utf8').matchAll(PATH)]
      .map(([, named, linked]) => named ?? linked ?? '')
      .filter((path) => !MADE.test(path) && !bases.some((base) => existsSync(ROOT + posix.join(base, path))))
      .map((path) => `${page} names ${path}`);
  });
  expect(missing).toEqual([]);
});
