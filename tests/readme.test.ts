import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../src/server/settings.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test('gives a reason for every direct dependency, and for nothing else', () => {
  const table = readme.split('## Dependencies')[1]?.split('\n## ')[0] ?? '';
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap((row) => row[1]?.split(', ') ?? []);
  const listed = named.filter((name) => name !== 'Package').map((name) => name.trim());
  const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const types = direct.filter((name) => name.startsWith('@types/'));
  expect([...listed].sort()).toEqual(direct.filter((name) => !types.includes(name)).sort());
});

test('pins every direct dependency to one version', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('lists every setting with its default', () => {
  expect(SETTING_NAMES.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([]);
});

test('the map of the sources names only what there is', () => {
  const map = readFileSync(new URL('../src/README.md', import.meta.url), 'utf8');
  const places = [...map.matchAll(/`(?:src\/)?([a-z]+\/[\w./-]*)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(40);
  const isThere = (place: string) => ['src', '.'].some((folder) => existsSync(`${folder}/${place}`));
  expect(places.filter((place) => !isThere(place))).toEqual([]);
});
