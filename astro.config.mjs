import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { minifySync } from 'vite';
import { CHUNKS } from './src/commands/build/chunks.ts';
import { bundleEarlyScript } from './src/commands/build/early-script.ts';
import { fewerRequests } from './src/commands/build/fewer-requests.ts';
import { noteBuiltFor } from './src/commands/built-for.ts';
import { checkContent } from './src/content/check.ts';
import { canonicalUrl, isPublicPage } from './src/content/public-pages.ts';
import { filesOfChildren } from './src/deploy/files-of-children.ts';
import { FOLD_SCRIPT } from './src/features/legal/fold-script.mjs';
import { precompress } from './src/server/precompress.ts';
import { readSettings } from './src/server/settings.ts';
import { thirdPartyNotices } from './src/server/third-party-notices.ts';
import { keepEarlyInput } from './src/ui/early-input.mjs';
import { FONTS } from './src/ui/fonts.ts';
import { rove } from './src/ui/rove.ts';
import { keepTheme } from './src/ui/theme-script.ts';

checkContent();

const result = readSettings(process.env);
if (!result.ok) throw new Error(result.mistakes.join(' '));
const { siteUrl, backendOrigins } = result.settings;
const hosts = ["'self'", ...new Set(backendOrigins)].join(' ');

const frameScript = minifySync('frame.js', `(${keepTheme})();document.addEventListener('keydown',${rove})`).code;
const earlyInputScript = minifySync('early-input.js', `(${keepEarlyInput})()`).code;
const earlyScript = await bundleEarlyScript();
// Astro hashes only the scripts it bundles; these go into the page unchanged.
const inlineScripts = [frameScript, FOLD_SCRIPT, earlyInputScript, earlyScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);

/** Every component in every state, for the browser tests only. */
const statesPage = {
  name: 'states-page',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/states', entrypoint: './tests/states/states.astro' }),
  },
};

/** The adapter's function would answer an unknown address by itself, without a header of ours. */
const unknownAddresses = {
  name: 'unknown-addresses',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/[...unknown]', entrypoint: './src/pages/_unknown.astro' }),
  },
};

const outDir = process.env.OUT_DIR || './dist';

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * Packages that a running server installs stay outside the build. Everything else is bundled, so Astro, Preact and
 * their packages are needed only to build the site, not to serve it.
 */
const bundleDevelopmentPackages = {
  name: 'bundle-development-packages',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: true, external: Object.keys(dependencies) } } : undefined,
};

/** The adapter of the platform that the site is built for. */
async function adapterFor() {
  if (process.env.NETLIFY) {
    const { default: netlify } = await import('@astrojs/netlify');
    return netlify({ staticHeaders: true, includeFiles: filesOfChildren() });
  }
  const { default: node } = await import('@astrojs/node');
  return node({ mode: 'middleware', staticHeaders: true, bodySizeLimit: 0 });
}

const builtFor = { name: 'built-for', hooks: { 'astro:build:done': () => noteBuiltFor(outDir, siteUrl) } };

/**
 * The program that serves the site, bundled with its endpoints, and what its worker threads and child processes run:
 * `server/serve.mjs`, `server/tasks.mjs` and others. From source, a thread would need 30 MB and a second more, and a
 * comparison would take twice as long.
 */
const serveProgram = {
  name: 'serve-program',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    for (const source of [
      'src/commands/serve.ts',
      'src/workers/tasks.ts',
      'src/workers/pictures/picture-tasks.ts',
      'src/features/compare/compare-files.child.server.ts',
      'src/features/compare/extraction/read-file.child.server.ts',
    ]) {
      const id = fileURLToPath(new URL(source, import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: `${basename(source, '.ts')}.mjs` });
    }
  },
};

/** For browsers only: on the server, pages that share a file would also share its styles. */
const browserFiles = {
  name: 'browser-files',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } : undefined,
};

export default defineConfig({
  site: siteUrl,
  output: 'static',
  outDir,
  adapter: await adapterFor(),
  integrations: [
    preact(),
    sitemap({ filter: isPublicPage, serialize: (item) => ({ ...item, url: canonicalUrl(item.url) }) }),
    thirdPartyNotices(),
    fewerRequests(),
    precompress(),
    process.env.NETLIFY ? unknownAddresses : builtFor,
    ...(process.env.STATES_PAGE ? [statesPage] : []),
  ],
  fonts: FONTS,
  session: false,
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  // The endpoint wrapper checks Origin and Sec-Fetch-Site for JSON too, which Astro's own check lets through.
  security: {
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: inlineScripts },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src ${hosts}`,
        `form-action ${hosts}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ],
    },
  },
  vite: {
    define: {
      'import.meta.env.FRAME_SCRIPT': JSON.stringify(frameScript),
      'import.meta.env.EARLY_INPUT_SCRIPT': JSON.stringify(earlyInputScript),
      'import.meta.env.EARLY_SCRIPT': JSON.stringify(earlyScript),
    },
    plugins: [browserFiles, tailwindcss(), ...(process.env.NETLIFY ? [] : [serveProgram, bundleDevelopmentPackages])],
    // The engine of the Outlook add-in in one file: the add-in's own policy refuses anything that would load later.
    worker: {
      format: 'es',
      rollupOptions: {
        treeshake: { manualPureFunctions: ['zod'] },
        // The list of public suffixes is a few long constants, which would be inlined wherever they are used.
        optimization: { inlineConst: false },
        output: { codeSplitting: false },
      },
    },
    // A contract’s schemas are for the server, but the browser imports paths and types from the same file. Marking
    // schema calls as free of side effects lets the bundler keep zod (82 kB) out of the browser. Reading a property
    // inside a schema still counts as a side effect: put it into a constant first.
    build: {
      // The landing page's script is a file of its own, so that the page's text arrives first.
      assetsInlineLimit: 1024,
      rollupOptions: {
        treeshake: { manualPureFunctions: ['zod'] },
      },
    },
  },
});
