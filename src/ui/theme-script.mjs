/**
 * Runs in the head before anything is drawn, so that a chosen theme does not flash. It stands in the page as it is
 * written here: the Content-Security-Policy names the hash of exactly this text. The rest is in src/client/theme.ts.
 */
export const THEME_SCRIPT =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";
