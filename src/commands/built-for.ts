import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../server/settings.ts';

/** Beside the program, where nobody is served it. */
const fileIn = (outDir: string) => join(outDir, 'server', 'built-for.txt');

/** Notes which site the pages of a build are of. */
export function noteBuiltFor(outDir: string, siteUrl: string): void {
  writeFileSync(fileIn(outDir), siteUrl);
}

/**
 * A page names its own address: links, previews and the sitemap of a build for another site lead there. On one machine
 * any port will do.
 * @returns why a build cannot be served as this site
 */
export function builtForAnother(outDir: string, siteUrl: string): string | undefined {
  const built = existsSync(fileIn(outDir)) ? readFileSync(fileIn(outDir), 'utf8') : siteUrl;
  if (built === siteUrl || [built, siteUrl].every((url) => isLoopback(new URL(url).hostname))) return undefined;
  return `The build is of ${built}, and SITE_URL is ${siteUrl}: \`npm run build\` makes one for it.`;
}
