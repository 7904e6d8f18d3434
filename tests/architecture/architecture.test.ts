import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT, readSources, type SourceFile } from './imports.ts';
import { complaint } from './rules.ts';

const sources = readSources();

describe('imports', () => {
  test('go only where the layout allows', () => {
    const complaints = sources.flatMap((file) =>
      file.imports
        .map(({ target, typeOnly }) => complaint(file, target, typeOnly))
        .filter((sentence) => sentence !== undefined),
    );
    expect(complaints).toEqual([]);
  });

  test('have no cycles', () => {
    expect(cycles(sources)).toEqual([]);
  });

  test('the rules refuse what they forbid', () => {
    const asked = (path: string, target: string) => complaint({ path, text: '', imports: [] }, target, false);
    expect(asked('src/engines/detection/parse/parse.ts', 'node:fs')).toContain('an engine is pure');
    expect(asked('src/engines/detection/parse/parse.ts', 'src/ui/marks.ts')).toContain('Pass it in as an argument');
    expect(asked('src/engines/detection/html/html.ts', 'src/engines/html/tags.ts')).toBeUndefined();
    const parse = 'src/engines/detection/parse/parse.ts';
    expect(asked('src/features/a/a.server.ts', parse)).toContain('Import it from engines/detection/index.ts');
    expect(asked('src/features/a/a.ts', 'src/engines/detection/mime/message.ts')).toBeUndefined();
    expect(asked('src/tools/training/rows.ts', parse)).toBeUndefined();
    expect(asked('src/engines/html/tags.ts', 'src/engines/tasks/index.ts')).toContain('Pass it in as an argument');
    expect(asked('src/features/a/A.island.tsx', 'src/server/db/open.ts')).toContain('may reach the browser');
    expect(asked('src/features/a/a.ts', 'src/features/b/draft.ts')).toContain('only contract, api, calls, store');
    expect(asked('src/features/a/a.ts', 'src/features/b/store.ts')).toBeUndefined();
    expect(asked('src/features/a/views/A.tsx', 'src/features/b/views/B.tsx')).toContain('Only the dashboard');
    expect(asked('src/features/dashboard/D.tsx', 'src/features/b/views/B.tsx')).toBeUndefined();
    expect(asked('src/client/a.ts', 'src/features/b/contract.ts')).toContain('client knows no feature');
    expect(asked('src/features/a/a.ts', 'src/features/b/contract.ts')).toBeUndefined();
    expect(asked('src/server/a.ts', 'src/features/b/contract.ts')).toContain('server knows no feature');
    expect(asked('src/workers/tasks.ts', 'src/features/b/contract.ts')).toContain('engines only');
    expect(asked('src/extension/panel/a.ts', 'src/client/request.ts')).toContain('without its calls and sessions');
    expect(asked('src/extension/panel/a.ts', 'src/features/b/store.ts')).toContain('without its calls and sessions');
    expect(asked('src/extension/panel/a.ts', 'src/features/b/contract.ts')).toBeUndefined();
    expect(asked('src/features/a/a.ts', 'src/extension/sites.ts')).toContain('a program of its own');
    expect(asked('src/ui/a.tsx', 'src/client/request.ts')).toContain('ui knows no feature');
    expect(asked('src/commands/backup.ts', 'src/tools/bench.ts')).toContain('tools are for developers');
    expect(asked('src/features/a/a.ts', 'src/tools/bench.ts')).toContain('tools are for developers');
    expect(asked('src/commands/test.ts', 'src/tools/testing/test-run.ts')).toBeUndefined();
    expect(asked('src/server/a.ts', 'src/commands/stop.ts')).toContain('would not rebuild the site');
  });
});

/** The rows of the table in src/README.md, as folder and “May import”. */
const table = [...readFileSync(`${ROOT}src/README.md`, 'utf8').matchAll(/^\| `(\w+)\/` \|.*\| (.+) \|$/gm)];
const FOLDERS = table.map(([, folder = '']) => folder).filter((folder) => folder !== 'pages');

describe('the table in src/README.md', () => {
  test.each(table.map(([, folder = '', cell = '']) => [folder, cell]))('is true of %s', (folder, cell) => {
    const [all = '', further] = cell.split('. `*.server.ts` files also ');
    const isRefused = (file: string, target: string) =>
      complaint({ path: `src/${folder}/own/${file}`, text: '', imports: [] }, `src/${target}`, true) !== undefined;
    const pathsIn = (text: string) => [...text.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path);
    const check = (text: string, file: string) => {
      const inverted = text.startsWith('everything');
      const named = pathsIn(text);
      const others = FOLDERS.map((other) => `${other}/`).filter((other) => other !== `${folder}/`);
      const wrong = [...new Set([...named, ...others])].filter(
        (path) => isRefused(file, path.endsWith('/') ? `${path}x.ts` : path) !== (named.includes(path) === inverted),
      );
      expect(wrong, `${folder}/${file}`).toEqual([]);
    };
    check(all, 'x.ts');
    if (further !== undefined) check(`${all}, ${further}`, 'x.server.ts');
  });

  test('has a row for every folder', () => {
    const folders = new Set(sources.flatMap(({ path }) => /^src\/(\w+)\//.exec(path)?.[1] ?? []));
    expect(table.map(([, folder]) => folder).toSorted()).toEqual([...folders].toSorted());
  });
});

describe('text rules', () => {
  test('every endpoint of Astro says literally that it is not pre-rendered', () => {
    const silent = sources
      .filter(({ path }) => /^src\/pages\/(?:.*\/)?[^_/][^/]*\.ts$/.test(path))
      .filter(({ text }) => !/^export const prerender = (?:false|true);$/m.test(text))
      .map(({ path }) => `${path}: write \`export const prerender = false;\` in this file; re-exported it is ignored.`);
    expect(silent).toEqual([]);
  });

  test('only islands hydrate', () => {
    const others = sources
      .filter(({ path }) => path.endsWith('.astro'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/<([A-Z]\w*)[^<>]*?\sclient:/g)]
          .map((match) => match[1] ?? '')
          .filter((name) => !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*\\.island\\.tsx'`).test(text))
          .map((name) => `${path}: <${name} client:…> must come from a file named *.island.tsx.`),
      );
    expect(others).toEqual([]);
  });

  test('every island has its error boundary', () => {
    const bare = sources
      .filter(({ path }) => path.endsWith('.island.tsx'))
      .filter(
        ({ text, imports }) =>
          !imports.some(({ target }) => target === 'src/ui/ErrorBoundary.tsx') || !text.includes('<ErrorBoundary>'),
      )
      .map(({ path }) => `${path}: put what it renders into <ErrorBoundary>, or a fault takes the page with it.`);
    expect(bare).toEqual([]);
  });

  test('ui names no page but the home page', () => {
    const pages = sources.flatMap(({ path }) => /^src\/pages(\/[^[\]]+)\.astro$/.exec(path)?.[1] ?? []);
    expect(pages).toContain('/dashboard');
    const named = sources
      .filter(({ path }) => path.startsWith('src/ui/'))
      .flatMap(({ path, text }) =>
        pages
          .filter((page) => new RegExp(`['"\`]${page}['"\`]`).test(text))
          .map((page) => `${path} names ${page}: take it as a prop.`),
      );
    expect(named).toEqual([]);
  });

  test('the middleware decides nothing by the path', () => {
    const middleware = sources.find(({ path }) => path === 'src/middleware.ts')?.text ?? 'missing: pathname';
    expect(
      /pathname/.test(middleware),
      'Call the guard in the endpoint: the path seen here may not be the route.',
    ).toBe(false);
  });

  test('only two files read the body of a request, both within its limits', () => {
    const readers = sources.filter(
      ({ path, text }) =>
        /^src\/(?:server|features|pages|middleware)/.test(path) &&
        /\brequest\.(?:body|json|text|formData|arrayBuffer|blob|bytes)\b/.test(text),
    );
    expect(readers.map(({ path }) => path).sort()).toEqual([
      'src/features/compare/upload.server.ts',
      'src/server/request-body.ts',
    ]);
  });

  test('only the entry through Astro reads astro:env/server', () => {
    const readers = sources.filter(({ imports }) => imports.some(({ target }) => target === 'astro:env/server'));
    expect(readers.map(({ path }) => path)).toEqual(['src/server/env.ts']);
  });
});

/** Cycles of imports among our own files, types included, each as the chain that closes it. */
function cycles(files: SourceFile[]): string[] {
  const graph = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, chain: string[]) => {
    const start = chain.indexOf(path);
    if (start >= 0) {
      found.push([...chain.slice(start), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) walk(target, [...chain, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
