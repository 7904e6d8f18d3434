import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../root.ts';

/**
 * Folders in src that are not part of the site. Nothing outside them imports them (`tests/architecture` checks that)
 * except the build's configuration, whose imports are followed.
 */
export const NOT_IN_SITE = ['src/commands/', 'src/deploy/', 'src/extension/', 'src/tools/'];

const CONFIG = 'astro.config.mjs';
const OTHER_SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json'];
/** Environment variables that affect the pages, besides those Astro inlines. */
const BUILD_SETTINGS = ['SITE_URL', 'COMPARE_PASSWORD', 'STATES_PAGE', 'NETLIFY'];

/** Everything a build depends on: the contents of the sources, and the settings at the time. */
export function fingerprint(environment: NodeJS.ProcessEnv, root = ROOT): string {
  const hash = createHash('sha256');
  const files = sourcesOfSite(root);
  if (environment.STATES_PAGE) files.push(...filesBelow('tests/states', root));
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  const settings = Object.keys(environment).filter(
    (name) => BUILD_SETTINGS.includes(name) || name.startsWith('PUBLIC_'),
  );
  for (const name of settings.sort()) hash.update(`${name}=${environment[name]}\0`);
  return hash.digest('hex');
}

/** The files a build can read, from the project's folder: whole folders, so that a new file counts too. */
export function sourcesOfSite(root = ROOT): string[] {
  const inFolders = ['public', 'src'].flatMap((folder) => filesBelow(folder, root)).filter(isInSite);
  return [...OTHER_SOURCES, CONFIG, ...filesOfConfig(root), ...inFolders];
}

function isInSite(file: string): boolean {
  return !NOT_IN_SITE.some((folder) => file.startsWith(folder));
}

/** The files of folders that are not in the site which the configuration imports, or names as a program to build. */
function filesOfConfig(root: string): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    for (const target of targetsIn(file, readFileSync(join(root, file), 'utf8'))) {
      if (isInSite(target) || found.has(target)) continue;
      found.add(target);
      follow(target);
    }
  };
  follow(CONFIG);
  return [...found].sort();
}

function targetsIn(file: string, text: string): string[] {
  const imported = [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
  const named = [...text.matchAll(/['"](?:\.\/)?(src\/[\w./-]+\.\w+)['"]/g)].map(([, path = '']) => path);
  return [...imported, ...(file === CONFIG ? named : [])];
}

function filesBelow(folder: string, root: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
    .sort();
}
