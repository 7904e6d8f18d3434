import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCS } from '../../src/content/docs-pages.ts';

const FOLDER = 'src/content/docs';
const pages = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
const readme = { file: '../../../README.md', text: readFileSync('README.md', 'utf8') };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test('the navigation has every page', () => {
  expect(DOCS.map((id) => `${id}.md`).toSorted()).toEqual(pages.map(({ file }) => file).toSorted());
});

test('every link between the files leads to a file and a heading that are there', () => {
  const slugs = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  const broken = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:https?:|\/)/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const to = path === '' ? join(FOLDER, file) : join(FOLDER, path);
        return !existsSync(to) || (anchor !== undefined && !slugs(to).includes(anchor));
      })
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every link to a page of the site leads to one', () => {
  const routes = globSync('src/pages/**/*.astro').map((path) =>
    path.replace(/^src\/pages/, '').replace(/(?:\/index)?\.astro$/, ''),
  );
  const broken = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((\/[^)#]*)\)/g)]
      .filter(([, route = '']) => !routes.includes(route))
      .map(([, route]) => `${file}: ${route}`),
  );
  expect(broken).toEqual([]);
});

test('every npm script that is named exists', () => {
  const named = [...pages, readme].flatMap(({ text }) =>
    [...text.matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
});

test('every script for people is in the table of commands', () => {
  const texts = pages.map(({ text }) => text).join('\n');
  const unnamed = Object.keys(manifest.scripts).filter(
    (name) => !texts.includes(`| \`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}\` |`),
  );
  expect(unnamed).toEqual([]);
});

test('every bench is in the table of benchmarks', () => {
  const text = pages.find(({ file }) => file === 'development.md')?.text ?? '';
  const benches = globSync('src/tools/bench/*.ts').map((path) => path.split('/').at(-1)?.replace('.ts', '') ?? '');
  expect(benches.length).toBeGreaterThan(10);
  expect(benches.filter((name) => !new RegExp(`^\\| \`${name}[ \`]`, 'm').test(text))).toEqual([]);
});

test('every file and folder that is named is there', () => {
  const named = [...pages, readme, ...records()].flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:src|tests)\/[\w./-]*)`/g)].map(([, path = '']) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('the decision records link only to what is there', () => {
  const broken = records().flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#]+)\)/g)]
      .filter(([, target = '']) => !existsSync(join(dirname(file), target)))
      .map(([, target]) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('there is a reason for every direct dependency, and for nothing else', () => {
  const text = pages.find(({ file }) => file === 'development.md')?.text ?? '';
  const table = text.split('## Dependencies')[1] ?? '';
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap((row) => row[1]?.split(', ') ?? []);
  const listed = named.filter((name) => name !== 'Package').map((name) => name.trim());
  const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(listed.toSorted()).toEqual(direct.filter((name) => !name.startsWith('@types/')).toSorted());
});

test('every direct dependency is pinned to one version', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

function records(): { file: string; text: string }[] {
  return globSync('src/**/README.md')
    .filter((file) => !file.includes('/engines/') && file !== 'src/README.md')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
