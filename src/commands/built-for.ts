import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../server/settings.ts';
import { stop, WRONG_SETTINGS } from './stop.ts';

/** Beside the program, where nobody is served it. */
const fileIn = (outDir: string) => join(outDir, 'server', 'built-for.txt');

/** Notes which site the pages of a build are of. */
export function noteBuiltFor(outDir: string, siteUrl: string): void {
  writeFileSync(fileIn(outDir), siteUrl);
}

/**
 * Stops where a build is to be served as another site. A page names its own address: links, previews and the sitemap lead
 * to the site that it was built for. On one machine any port will do.
 */
export function refuseAnotherSite(outDir: string, siteUrl: string): void {
  const built = existsSync(fileIn(outDir)) ? readFileSync(fileIn(outDir), 'utf8') : siteUrl;
  if (built === siteUrl || [built, siteUrl].every((url) => isLoopback(new URL(url).hostname))) return;
  stop(`The build is of ${built}, and SITE_URL is ${siteUrl}: \`npm run build\` makes one for it.`, WRONG_SETTINGS);
}
