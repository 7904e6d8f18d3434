/** Folds before the first paint on phones. The Content-Security-Policy contains the hash of exactly this text. */
export const FOLD_SCRIPT =
  "if(matchMedia('(width < 48rem)').matches)for(const d of document.querySelectorAll('.legal-fold'))d.open=false";
