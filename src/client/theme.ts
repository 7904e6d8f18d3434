import { persistentAtom } from '@nanostores/persistent';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme, the same in all tabs. src/ui/theme-script.mjs reads the same entry before the page is drawn. */
export const $theme = persistentAtom<Theme>('theme', 'system', {
  encode: String,
  decode: (stored) => THEMES.find((theme) => theme === stored) ?? 'system',
});

/** Keeps the page in the chosen theme. */
export function followTheme(): () => void {
  return $theme.subscribe((theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
}
