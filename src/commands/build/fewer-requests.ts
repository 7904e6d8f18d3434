import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { FRAMED } from '../../server/headers.ts';
import {
  textOf,
  withDefaults,
  withInlinedRuntime,
  withLateStyles,
  withModules,
  withoutLateScripts,
  withoutStyles,
} from './page-modules.ts';
import { withFraming, withOwnHashes } from './page-policy.ts';
import { withUsedStyles } from './page-styles.ts';

type PageHeaders = ReadonlyMap<string, { headers: Headers }>;

/** Before the pages are compressed and an adapter records their headers. */
export function fewerRequests(): AstroIntegration {
  const files = new Map<string, string>();
  return {
    name: 'fewer-requests',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [noteFiles(files, fileURLToPath(config.root))] } });
      },
      'astro:build:generated': ({ dir, routeToHeaders }) => improvePages(fileURLToPath(dir), routeToHeaders, files),
    },
  };
}

/** Records which file the browser loads for each source that has its own file, by its path in the project, from `/`. */
function noteFiles(files: Map<string, string>, root: string): Plugin {
  return {
    name: 'note-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId) continue;
        files.set(`/${relative(root, file.facadeModuleId).replaceAll('\\', '/')}`, basename(file.fileName));
      }
    },
  };
}

async function improvePages(folder: string, headers: PageHeaders, files: ReadonlyMap<string, string>): Promise<void> {
  const scripts = join(folder, '_astro');
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.js'));
  const written = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(scripts, name), 'utf8')] as const)),
  );
  const modules = withInlinedRuntime(withDefaults(withoutStyles(written)));
  for (const [name, code] of modules) if (code !== written.get(name)) await writeFile(join(scripts, name), code);
  const pages = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.html'));
  await Promise.all(
    pages.map(async (path) => {
      const file = join(folder, path);
      const page = withModules(await readFile(file, 'utf8'), modules, files);
      const styled = withUsedStyles(page, textOf(withoutLateScripts(page), modules), textOf(page, modules));
      const html = withLateStyles(styled.html, await writeLateStyles(scripts, styled.later));
      await writeFile(file, html);
      narrowPolicy(headers, path, html);
    }),
  );
}

/** @returns the file’s name */
async function writeLateStyles(folder: string, css: string): Promise<string | undefined> {
  if (css === '') return undefined;
  const code = `const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)`;
  const name = `late-styles.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(folder, name), code);
  return name;
}

function narrowPolicy(pages: PageHeaders, path: string, html: string): void {
  const route = `/${path.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
  const headers = pages.get(route)?.headers;
  const policy = headers?.get('content-security-policy');
  if (!headers || !policy) return;
  const own = withOwnHashes(policy, html);
  const framed = FRAMED[route];
  headers.set('content-security-policy', framed ? withFraming(own, framed) : own);
}
