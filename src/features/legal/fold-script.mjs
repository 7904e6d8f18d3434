/**
 * Folds the subsections on phones before the first paint, except the one that the address names: its heading is in the
 * summary, so browsers would not open it. The Content-Security-Policy contains the hash of exactly this text.
 */
export const FOLD_SCRIPT =
  "{const open=()=>document.getElementById(location.hash.slice(1))?.closest('.legal-fold')?.setAttribute('open','');" +
  "if(matchMedia('(width < 48rem)').matches)for(const d of document.querySelectorAll('.legal-fold'))d.open=false;" +
  "open();addEventListener('hashchange',open)}";
