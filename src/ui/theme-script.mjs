/**
 * Runs in the head before the first paint, so that the theme does not flash. It is inlined as it is written here: the
 * Content-Security-Policy contains the hash of exactly this text. The rest is in src/client/theme.ts.
 */
export const THEME_SCRIPT =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";
