import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';

test('the product is named in one place', () => {
  const files = globSync(['src/{client,extension,features,pages,server,ui}/**/*.{astro,ts,tsx}', 'src/middleware.ts']);
  expect(files.length).toBeGreaterThan(100);
  const named = files.filter((file) => nameIn(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});

/** Outside of comments. */
function nameIn(source: string): boolean {
  return source.split('\n').some((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && line.includes(site.name));
}
