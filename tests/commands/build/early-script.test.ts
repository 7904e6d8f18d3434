import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleEarlyScript } from '../../../src/commands/build/early-script.ts';

/** It is in every page behind the log-in: what it imports must not bring more along than it uses. */
const MAX_BYTES = 2250;

test('the script that pages behind the log-in begin with is small, and all in one', async () => {
  const script = await bundleEarlyScript();
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(script).toMatch(/^\(function\(\)\{/);
  expect(script, 'it is written into the page as it is').not.toContain('</script');
});
