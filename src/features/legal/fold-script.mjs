/**
 * Folds before the first paint on phones, except what the address leads to: a heading is in its summary, which browsers
 * do not open for it. The Content-Security-Policy contains the hash of exactly this text.
 */
export const FOLD_SCRIPT =
  "{const open=()=>document.getElementById(location.hash.slice(1))?.closest('.legal-fold')?.setAttribute('open','');" +
  "if(matchMedia('(width < 48rem)').matches)for(const d of document.querySelectorAll('.legal-fold'))d.open=false;" +
  "open();addEventListener('hashchange',open)}";
