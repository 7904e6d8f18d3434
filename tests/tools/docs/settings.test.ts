import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_SETTING_TEXTS, SETTING_NAMES } from '../../../src/server/settings.ts';
import { withSettings } from '../../../src/tools/docs/settings-table.ts';

const FILE = 'src/content/docs/settings.md';
const page = readFileSync(FILE, 'utf8');

test('the settings page has the tables of settings.ts (npm run docs writes them anew)', async () => {
  await expect(withSettings(page)).toMatchFileSnapshot(`../../../${FILE}`);
});

test('every setting is in it', () => {
  const made = withSettings(page);
  const names = [...SETTING_NAMES, ...Object.keys(PAGE_SETTING_TEXTS)];
  expect(names.filter((name) => made.split(`\n| \`${name}\` |`).length !== 2)).toEqual([]);
});
