import {
  defaultOf,
  PAGE_SETTING_TEXTS,
  SETTING_NAMES,
  SETTING_TEXTS,
  type SettingText,
} from '../../server/settings.ts';

/** The table is between these in the settings page; the rest of the page is written by hand. */
const MARKS = {
  running: ['<!-- settings: read when the server starts -->', '<!-- end of settings -->'],
  built: ['<!-- settings: read when the site is built -->', '<!-- end of build settings -->'],
} as const;

/** The settings page with its tables made anew from `src/server/settings.ts`. */
export function withSettings(page: string): string {
  const rows = SETTING_NAMES.map((name) => ({ name, text: SETTING_TEXTS[name], known: defaultOf(name) }));
  const pageRows = Object.entries(PAGE_SETTING_TEXTS).map(([name, text]) => ({ name, text, known: undefined }));
  const all = [...rows, ...pageRows];
  const running = tableOf(all.filter(({ name, text }) => !text.atBuild || name === 'SITE_URL'));
  const built = tableOf(all.filter(({ name, text }) => text.atBuild && name !== 'SITE_URL'));
  return between(between(page, MARKS.running, running), MARKS.built, built);
}

function tableOf(rows: readonly { name: string; text: SettingText; known: string | undefined }[]): string {
  const lines = rows.map(({ name, text, known }) => {
    const value = text.default ?? (known === undefined ? 'none' : `\`${known}\``);
    return `| \`${name}\` | ${value} | ${text.meaning} |`;
  });
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...lines].join('\n');
}

function between(page: string, [start, end]: readonly [string, string], made: string): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The settings page has lost “${start}” or “${end}”.`);
  return `${page.slice(0, from)}${start}\n\n${made}\n\n${page.slice(to)}`;
}
