/** Scripts without spaces between words, which need a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A word, including marks inside it: `don't`, `3,500.00`, `anna@firm.example`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,'’@_:/-][\p{L}\p{M}\p{N}]+)*/gu;
const WORD_OR_MARK = new RegExp(`${WORD.source}|[^\\s\\p{L}\\p{M}\\p{N}]`, 'gu');

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export interface Token {
  text: string;
  start: number;
}

/** The words of a text in lower case, for weighting. */
export function wordsOf(text: string): string[] {
  const found = text.toLowerCase().match(WORD) ?? [];
  if (!UNSPACED.test(text)) return found;
  return found.flatMap((word) => (UNSPACED.test(word) ? segmented(word).map((token) => token.text) : word));
}

/** The words and punctuation marks of a text with their positions, for comparison. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD_OR_MARK)].flatMap(({ 0: word, index }) =>
    UNSPACED.test(word)
      ? segmented(word).map((token) => ({ text: token.text, start: token.start + index }))
      : { text: word, start: index },
  );
}

/**
 * Counts words by spaces, as `wc -w` and word processors do: `well-known` is one word, lone punctuation none. Text without
 * spaces is segmented by dictionary.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const [chunk] of text.matchAll(/\S+/g)) {
    if (UNSPACED.test(chunk)) count += segmented(chunk).length;
    else if (/[\p{L}\p{N}]/u.test(chunk)) count += 1;
  }
  return count;
}

function segmented(text: string): Token[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, start: index }));
}
