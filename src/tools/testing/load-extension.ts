import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

interface LoadOptions {
  /** The unpacked extension. */
  folder: string;
  /**
   * Whether the person has let the extension into all that it can ask for. No program can press the browser's own prompt,
   * so the manifest of the copy that is loaded says that it was answered.
   */
  allowed: boolean;
  launch: LaunchOptions & { baseURL?: string };
}

/** Starts Chromium with a profile of its own and the extension in it. @returns the browser, and what ends it */
export async function loadExtension({ folder, allowed, launch }: LoadOptions) {
  const work = mkdtempSync(join(tmpdir(), 'letterlock-extension-'));
  const copy = join(work, 'extension');
  cpSync(folder, copy, { recursive: true });
  if (allowed) grantAll(join(copy, 'manifest.json'));
  const context: BrowserContext = await chromium.launchPersistentContext(join(work, 'profile'), {
    ...launch,
    args: [
      ...(launch.args ?? []),
      `--disable-extensions-except=${copy}`,
      `--load-extension=${copy}`,
      // No mail site is ever reached, whatever goes wrong.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    viewport: { width: 400, height: 900 },
  });
  const close = async () => {
    await context.close();
    rmSync(work, { recursive: true, force: true });
  };
  return { context, close };
}

/** Where the extension's own pages are. */
export async function homeOf(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return new URL('/', worker.url()).href;
}

function grantAll(path: string): void {
  const { optional_host_permissions, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  // The person is asked for one site at a time, never for all.
  const host_permissions = (optional_host_permissions as string[]).filter((pattern) => !pattern.includes('://*'));
  writeFileSync(path, JSON.stringify({ ...manifest, host_permissions }));
}
