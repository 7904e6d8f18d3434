/** Runs before the first paint. The Content-Security-Policy contains the hash of exactly this text. */
export const THEME_SCRIPT =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;if(localStorage.getItem('user'))document.documentElement.dataset.signedIn=''}catch{}";
