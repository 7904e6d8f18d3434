import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

const FILE = 'third-party-notices.txt';

/** Sent to browsers without being a module of the bundle: the font, the style reset, the islands' loader. */
const OUTSIDE_THE_BUNDLE = ['@fontsource-variable/instrument-sans', 'tailwindcss', 'astro'];

export function thirdPartyNotices(): AstroIntegration {
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // As a plugin: Astro drops most settings of the client environment.
        const configEnvironment = (environment: string) =>
          environment === 'client' ? { build: { license: { fileName: FILE } } } : undefined;
        updateConfig({ vite: { plugins: [{ name: 'third-party-notices', configEnvironment }] } });
      },
      'astro:build:done': async ({ dir }) => {
        const file = new URL(FILE, dir);
        const notices = [await readFile(file, 'utf8'), ...(await Promise.all(OUTSIDE_THE_BUNDLE.map(noticeOf)))];
        // Astro's licence wraps the licences it includes in quotation marks.
        await writeFile(file, notices.join('').replaceAll(/^"""\n/gm, ''));
      },
    },
  };
}

export async function noticeOf(name: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string; license: string };
  const folder = join(manifest, '..');
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence text.`);
  return `\n## ${name} - ${version} (${license})\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
}
