/** Markup that is not displayed. */
const TAG = '<(?:/?[a-z][^<>]{0,300}|!--[^<>]{0,300}--)>';
const PARTED = [
  // 4111</span><span>1111
  `[+(]{0,3}\\p{Nd}(?:[\\p{Nd}\\p{Zs}\\p{Pd}./()_]|${TAG})+`,
  // maren<b>.</b>vogel<!-- -->@northwind.example
  `[\\p{L}\\p{N}._%+-](?:[\\p{L}\\p{N}._%+-]|${TAG}){0,200}@[\\p{L}\\p{N}]`,
].map((pattern) => new RegExp(pattern, 'giu'));
const TAGS = new RegExp(TAG, 'giu');

/** Hides numbers and addresses that HTML tags and comments split, together with that markup. */
export function hideSplit(text: string, hide: (joined: string) => string): string {
  if (!text.includes('<')) return text;
  return PARTED.reduce(
    (current, pattern) =>
      current.replace(pattern, (found) => {
        const joined = found.replace(TAGS, '');
        if (joined === found) return found;
        const hidden = hide(joined);
        return hidden === joined ? found : hidden;
      }),
    text,
  );
}
