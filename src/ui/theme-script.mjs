/** Runs before the first paint. The Content-Security-Policy contains the hash of exactly this text. */
export const THEME_SCRIPT =
  "try{const d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('user'))d.signedIn=''}catch{}";
