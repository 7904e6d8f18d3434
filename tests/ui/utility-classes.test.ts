import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { __unstable__loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);

/** Tailwind with our theme, which leaves out its own scales: a class like `max-h-96` means nothing in it. */
async function ownTheme() {
  const loadStylesheet = async (id: string, base: string) => {
    const path = id.startsWith('.') ? resolve(base, id) : require.resolve(id);
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
  };
  return await __unstable__loadDesignSystem(readFileSync('src/ui/global.css', 'utf8'), {
    base: resolve('src/ui'),
    loadStylesheet,
  });
}

const sources = globSync('src/**/*.{astro,tsx}');
const rules = globSync('src/**/*.{css,astro}')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** The classes that are written out in a file's markup. */
function classesIn(path: string): string[] {
  const markup = readFileSync(path, 'utf8');
  return [...markup.matchAll(/\bclass(?:Name)?="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(/\s+/))
    .filter(Boolean);
}

test('every class in our markup has a rule', async () => {
  const names = [...new Set(sources.flatMap(classesIn))];
  expect(names.length).toBeGreaterThan(100);
  const design = await ownTheme();
  const generated = design.candidatesToCss(names);
  const without = names.filter((name, index) => generated[index] === null && !rules.includes(`.${name}`));
  expect(without).toEqual([]);
});
