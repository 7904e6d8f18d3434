import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../commands/root.ts';
import { installDebianPackage } from './debian.ts';
import { onPath } from './on-path.ts';

/** The Firefox for the extension's tests, if there is one: the one named by FIREFOX_PATH, or one that is installed. */
export function firefoxProgram(): string | undefined {
  return process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']);
}

/** Gives those tests a Firefox where one can be had; where not, it says what is left out. */
export function provideFirefox(): void {
  if (!firefoxProgram()) installDebianPackage('firefox-esr');
  if (firefoxProgram()) return;
  const tests = readFileSync(join(ROOT, 'tests', 'extension', 'firefox.spec.ts'), 'utf8').match(/^test\(/gm) ?? [];
  console.warn(`\nFirefox not available: ${tests.length} tests not run`);
}
