import { persistentAtom } from '@nanostores/persistent';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** src/ui/theme-script.mjs reads the same entry before the page is drawn. */
export const $theme = persistentAtom<Theme>('theme', 'system', {
  encode: String,
  decode: (stored) => THEMES.find((theme) => theme === stored) ?? 'system',
});

export function followTheme(): () => void {
  return $theme.subscribe((theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const scheme = meta.dataset.scheme;
      if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
      else meta.media = scheme === theme ? 'all' : 'not all';
    }
  });
}
