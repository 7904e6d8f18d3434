import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { FONTS } from '../../src/ui/fonts.ts';

test('a page loads two fonts of at most 30 kB together: one for text and one for headlines', async () => {
  const root = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    const files = [];
    for (const { name, provider, weights, styles } of FONTS) {
      await provider.init?.({
        root: pathToFileURL(`${root}/`),
        storage: { getItem: async () => null, setItem: () => {} },
      });
      const resolved = await provider.resolveFont({
        familyName: name,
        weights: weights.map(String),
        styles: styles as 'normal'[],
        subsets: ['latin'],
        formats: ['woff2'],
        options: undefined as never,
      });
      for (const { src, unicodeRange } of resolved?.fonts ?? []) {
        const [source] = src;
        if (!source || !('url' in source)) throw new Error(`${name} has no file`);
        files.push({ name, url: source.url, always: !unicodeRange });
      }
    }
    // Any other is fetched for a page with its characters only.
    const always = files.filter((file) => file.always);
    expect(always.map(({ name }) => name)).toEqual(FONTS.map(({ name }) => name));
    const sizes = await Promise.all(always.map(async ({ url }) => (await stat(url)).size));
    expect(Math.min(...sizes)).toBeGreaterThan(5000);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(30_000);
  } finally {
    await rm(root, { recursive: true });
  }
});
