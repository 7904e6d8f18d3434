import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { FONTS } from '../../src/ui/fonts.ts';

test('all fonts of a page together stay within 40 kB', async () => {
  const root = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    const sizes = [];
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
      const [source] = resolved?.fonts[0]?.src ?? [];
      if (!source || !('url' in source)) throw new Error(`${name} has no file`);
      sizes.push((await stat(source.url)).size);
    }
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(size).toBeGreaterThan(5000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
  } finally {
    await rm(root, { recursive: true });
  }
});
