import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServices } from '../../src/server/open-services.ts';
import type { Services } from '../../src/server/services.ts';
import { readSettings } from '../../src/server/settings.ts';

export interface TestServices extends Services {
  /** Closes the database and removes its folder. */
  close(): Promise<void>;
}

export interface TestServicesOptions {
  now?: () => number;
  /** Settings by the names of their variables, such as `{ SITE_URL: 'https://letterlock.test' }`. */
  environment?: Record<string, string>;
}

/** Opens real services on a database of their own in a temporary folder. */
export async function openTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-test-'));
  const result = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...options.environment });
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  const services = await openServices(result.settings, options.now);
  return {
    ...services,
    close: async () => {
      await services.db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
