/**
 * Sets the theme before the first paint, follows what is chosen in a theme switch here or in another tab, and notes that
 * someone is signed in. Every page contains this function as text and runs it first, so it can't use anything from outside.
 */
export function keepTheme(): void {
  const root = document.documentElement;
  let theme: string | null = null;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is disabled.
      return null;
    }
  };
  const apply = (chosen: string | null) => {
    theme = chosen === 'light' || chosen === 'dark' ? chosen : null;
    if (theme === null) delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  const show = () => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const { scheme } = meta.dataset;
      if (theme === null) meta.media = `(prefers-color-scheme: ${scheme})`;
      else meta.media = scheme === theme ? 'all' : 'not all';
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')) {
      input.checked = input.value === (theme ?? 'system');
    }
  };
  const change = (chosen: string | null) => {
    apply(chosen);
    show();
  };
  apply(stored('theme'));
  if (stored('user')) root.dataset.signedIn = '';
  document.addEventListener('DOMContentLoaded', show);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.closest('[data-theme-switch]'))) return;
    try {
      localStorage.setItem('theme', target.value);
    } catch {
      // The theme lasts until the page is left.
    }
    // The event that other tabs get, for this tab's stores.
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: target.value }));
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) change(newValue);
  });
  // A page restored from the back-forward cache has missed storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) change(stored('theme'));
  });
}
