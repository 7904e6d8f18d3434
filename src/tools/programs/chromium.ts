import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../commands/root.ts';
import { installDebianPackage } from './debian.ts';
import { onPath } from './on-path.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, one already installed, Playwright's own, and
 * else installs one: Playwright's, or Debian's package where we are root.
 * @throws Error saying what to do when there is none to be had
 */
export function findChromium(): string {
  const found = installed() ?? playwrightsOwn();
  if (found) return found;
  console.log("No Chromium found: installing Playwright's…");
  spawnSync(process.execPath, [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const downloaded = playwrightsOwn();
  if (downloaded) return downloaded;
  installDebianPackage('chromium');
  const packaged = installed();
  if (packaged) return packaged;
  throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
}

/**
 * Finds Chromium's headless shell, which needs half the time of the browser but loads no extensions. Installs Debian's
 * package where we are root.
 * @returns undefined when there is none: the tests then use the browser
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const find = () => onPath(['chromium-headless-shell']);
  if (!find()) installDebianPackage('chromium-headless-shell');
  return find();
}

function installed(): string | undefined {
  return process.env.CHROMIUM_PATH || onPath(NAMES);
}

function playwrightsOwn(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
