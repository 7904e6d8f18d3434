import { installDebianPackage } from './debian.ts';
import { onPath } from './on-path.ts';

/** The Firefox for the extension's tests, if there is one: the one named by FIREFOX_PATH, or one that is installed. */
export function firefoxProgram(): string | undefined {
  return process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']);
}

/** Gives those tests a Firefox where one can be had; where not, it says loudly what is left out. */
export function provideFirefox(): void {
  if (!firefoxProgram()) installDebianPackage('firefox-esr');
  if (!firefoxProgram()) console.warn('\nFIREFOX TESTS SKIPPED: no Firefox is installed and FIREFOX_PATH is not set.');
}
