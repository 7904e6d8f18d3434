import { persistentAtom } from '@nanostores/persistent';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

/** Follows the entry that src/ui/theme-script.ts applies to the page. */
export const $theme = persistentAtom<Theme>(KEY, 'system', {
  encode: String,
  decode: (stored) => THEMES.find((theme) => theme === stored) ?? 'system',
});

export function chooseTheme(theme: Theme): void {
  $theme.set(theme);
  // The browser notifies other tabs, but not this page.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: theme }));
}
