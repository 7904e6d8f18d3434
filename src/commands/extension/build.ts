import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';
import { BROWSERS, ICON_SIZES, manifestOf } from '../../extension/manifest.ts';
import { iconPath, VERDICTS, verdictIcon } from '../../extension/thunderbird/icons.ts';
import { thunderbirdManifestOf } from '../../extension/thunderbird/manifest.ts';
import { drawIcon } from '../../features/icons/icons.server.ts';
import { manifestOf as outlookManifestOf } from '../../features/outlook-add-in/manifest.server.ts';
import { noticeOf } from '../../server/third-party-notices.ts';
import { cutFonts, fontFaces } from '../../ui/fonts.ts';
import { ROOT } from '../root.ts';
import { zipFolder } from './zip.ts';

const SOURCES = join(ROOT, 'src', 'extension');
const NOTICES = 'third-party-notices.txt';
/** Each runs on its own in other sites' pages, where modules cannot be loaded. */
const CONTENT_SCRIPTS = { gmail: 'mail/gmail', outlook: 'mail/outlook', feedback: 'feedback' };

interface Target {
  outDir: string;
  /** Where the product runs. */
  origin: string;
}

/**
 * Builds the extension for each browser into a folder of its name, and a zip of the same. Thunderbird's is a zip too, with
 * the ending that its file dialog asks for. Outlook's add-in is a page of the site, so only its manifest is built.
 */
export async function buildExtension({ outDir, origin }: Target): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const common = join(outDir, 'common');
  await buildPages(common, SOURCES, ['panel.html', 'options.html', 'background.ts']);
  for (const [name, path] of Object.entries(CONTENT_SCRIPTS)) await buildContentScript(common, name, path);
  await addFiles(common);
  for (const browser of BROWSERS) {
    const folder = join(outDir, browser);
    await cp(common, folder, { recursive: true });
    await pack(folder, manifestOf({ browser, version, origin }), `${folder}.zip`);
  }
  await rm(common, { recursive: true });
  await buildForThunderbird(join(outDir, 'thunderbird'), thunderbirdManifestOf({ version, origin }));
  await writeFile(join(outDir, 'outlook.xml'), outlookManifestOf({ version, origin }));
}

async function buildForThunderbird(folder: string, manifest: object): Promise<void> {
  await buildPages(folder, join(SOURCES, 'thunderbird'), ['popup.html', 'background.ts']);
  await buildContentScript(folder, 'bar', 'thunderbird/bar');
  await addFiles(folder);
  for (const verdict of VERDICTS) await writeFile(join(folder, iconPath(verdict)), verdictIcon(verdict));
  await pack(folder, manifest, `${folder}.xpi`);
}

async function addFiles(folder: string): Promise<void> {
  await Promise.all([addFonts(folder), addIcons(folder), addNotices(folder)]);
}

async function pack(folder: string, manifest: object, path: string): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  await writeFile(path, await zipFolder(folder));
}

const SHARED = {
  configFile: false,
  root: SOURCES,
  publicDir: false,
  logLevel: 'error',
} satisfies InlineConfig;

async function buildPages(outDir: string, root: string, files: readonly string[]): Promise<void> {
  await build({
    ...SHARED,
    root,
    plugins: [tailwindcss()],
    build: {
      outDir,
      target: 'esnext',
      license: { fileName: NOTICES },
      // It would use fetch, which our own policy forbids, and all scripts are on the disk anyway.
      modulePreload: false,
      rolldownOptions: {
        input: files.map((file) => join(root, file)),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        // As in the site's build: the schemas of contracts are for the server.
        treeshake: { manualPureFunctions: ['zod'] },
        // The list of public suffixes is a few long constants, which would be inlined wherever they are used.
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
        treeshake: { manualPureFunctions: ['zod'] },
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

/** Parts of the package that are not modules of the bundle: the font and the style reset. */
async function addNotices(folder: string): Promise<void> {
  const beside = await Promise.all(['@fontsource-variable/instrument-sans', 'tailwindcss'].map(noticeOf));
  await writeFile(join(folder, NOTICES), (await readFile(join(folder, NOTICES), 'utf8')) + beside.join(''));
}
