import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

test('is short, and every file that it links to is there', () => {
  expect(readme.split('\n').length).toBeLessThan(120);
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
  expect(links.length).toBeGreaterThan(12);
  expect(links.filter((target) => !existsSync(target))).toEqual([]);
});

test('the map of the sources names only what there is', () => {
  const map = readFileSync('src/README.md', 'utf8');
  const places = [...map.matchAll(/`(?:src\/)?([a-z]+\/[\w./-]*)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(40);
  const isThere = (place: string) => ['src', '.'].some((folder) => existsSync(`${folder}/${place}`));
  expect(places.filter((place) => !isThere(place))).toEqual([]);
});
