import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../server/settings.ts';
import { stop, WRONG_SETTINGS } from './stop.ts';

/** Next to the program, where it is never served. */
const fileIn = (outDir: string) => join(outDir, 'server', 'built-for.txt');

/** Records which site a build is for. */
export function noteBuiltFor(outDir: string, siteUrl: string): void {
  writeFileSync(fileIn(outDir), siteUrl);
}

/**
 * Stops if a build would be served as another site. Pages contain their own address: links, previews and the sitemap go
 * to the site they were built for. On one machine any port works.
 */
export function refuseAnotherSite(outDir: string, siteUrl: string): void {
  const built = existsSync(fileIn(outDir)) ? readFileSync(fileIn(outDir), 'utf8') : siteUrl;
  if (built === siteUrl || [built, siteUrl].every((url) => isLoopback(new URL(url).hostname))) return;
  stop(`The build is of ${built}, and SITE_URL is ${siteUrl}: \`npm run build\` makes one for it.`, WRONG_SETTINGS);
}
