import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { FONTS } from '../../src/ui/fonts.ts';

test('a page preloads one font of at most 40 kB, from which the headline is drawn too', async () => {
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
      for (const { src, meta, unicodeRange } of resolved?.fonts ?? []) {
        const [source] = src;
        if (!source || !('url' in source)) throw new Error(`${name} has no file`);
        files.push({ name, subset: meta?.subset, url: source.url, always: !unicodeRange });
      }
    }
    const written = files.filter(({ subset }) => subset === 'written');
    expect(written.map(({ name }) => name)).toEqual(FONTS.map(({ name }) => name));
    expect(new Set(written.map(({ url }) => url)).size).toBe(1);
    expect((await stat(written[0]?.url ?? '')).size).toBeGreaterThan(5000);
    expect((await stat(written[0]?.url ?? '')).size).toBeLessThanOrEqual(40_000);
    // Any other is fetched for a page with its characters only.
    expect(files.filter(({ always, subset }) => always && subset !== 'written')).toEqual([]);
  } finally {
    await rm(root, { recursive: true });
  }
});
