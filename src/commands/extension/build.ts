import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';
import { BROWSERS, ICON_SIZES, manifestOf } from '../../extension/manifest.ts';
import { drawIcon } from '../../features/icons/icons.server.ts';
import { noticeOf } from '../../server/third-party-notices.ts';
import { cutFonts, fontFaces } from '../../ui/fonts.ts';
import { ROOT } from '../root.ts';
import { zipFolder } from './zip.ts';

const SOURCES = join(ROOT, 'src', 'extension');
const NOTICES = 'third-party-notices.txt';
/** Each runs alone in pages of others, where modules cannot be loaded. */
const CONTENT_SCRIPTS = { gmail: 'mail/gmail', outlook: 'mail/outlook', feedback: 'feedback' };

interface Target {
  outDir: string;
  /** Where the product runs. */
  origin: string;
}

/** Builds the extension for each browser into a folder of its name, and a zip of the same. */
export async function buildExtension({ outDir, origin }: Target): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const common = join(outDir, 'common');
  await buildPages(common);
  for (const [name, path] of Object.entries(CONTENT_SCRIPTS)) await buildContentScript(common, name, path);
  await Promise.all([addFonts(common), addIcons(common), addNotices(common)]);
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  for (const browser of BROWSERS) {
    const folder = join(outDir, browser);
    await cp(common, folder, { recursive: true });
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifestOf({ browser, version, origin }), null, 2));
    await writeFile(`${folder}.zip`, await zipFolder(folder));
  }
  await rm(common, { recursive: true });
}

const SHARED = {
  configFile: false,
  root: SOURCES,
  publicDir: false,
  logLevel: 'error',
} satisfies InlineConfig;

async function buildPages(outDir: string): Promise<void> {
  await build({
    ...SHARED,
    plugins: [tailwindcss()],
    build: {
      outDir,
      target: 'esnext',
      license: { fileName: NOTICES },
      // It would fetch, which our own policy forbids, and all scripts are on the disk.
      modulePreload: false,
      rolldownOptions: {
        input: ['panel.html', 'options.html', 'background.ts'].map((file) => join(SOURCES, file)),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        // As for the site: the schemas of contracts are for the server.
        treeshake: { manualPureFunctions: ['z'] },
        // The list of public suffixes is a few long constants, which would be written out at each place of their use.
        optimization: { inlineConst: false },
      },
    },
  });
}

async function buildContentScript(outDir: string, name: string, path: string): Promise<void> {
  await build({
    ...SHARED,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'esnext',
      rolldownOptions: {
        input: { [name]: join(SOURCES, `${path}.content.ts`) },
        output: { format: 'iife', entryFileNames: '[name].js' },
        treeshake: { manualPureFunctions: ['z'] },
      },
    },
  });
}

async function addFonts(folder: string): Promise<void> {
  await mkdir(join(folder, 'fonts'), { recursive: true });
  for (const { subset, font } of await cutFonts()) await writeFile(join(folder, 'fonts', `${subset}.woff2`), font);
  await writeFile(join(folder, 'fonts.css'), fontFaces('/fonts'));
}

async function addIcons(folder: string): Promise<void> {
  const drawing = await readFile(join(ROOT, 'public', 'favicon.svg'));
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const size of ICON_SIZES) {
    await writeFile(join(folder, 'icons', `${size}.png`), await drawIcon(drawing, { size, share: 1 }));
  }
}

/** What is in the package without being a module of the bundle: the font and the style reset. */
async function addNotices(folder: string): Promise<void> {
  const beside = await Promise.all(['@fontsource-variable/instrument-sans', 'tailwindcss'].map(noticeOf));
  await writeFile(join(folder, NOTICES), (await readFile(join(folder, NOTICES), 'utf8')) + beside.join(''));
}
