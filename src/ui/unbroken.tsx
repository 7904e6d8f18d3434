import type { ReactNode } from 'react';

/** Longer addresses may break. */
const LONGEST = 31;

/** Keeps addresses with a hyphen on one line: broken after the hyphen, one domain looks like two. */
export function unbroken(text: string): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\w.@-]+[,;:)]?/g)) {
    if (word.length > LONGEST || !/-[\w.@-]{0,30}\.\w/.test(word)) continue;
    pieces.push(
      text.slice(from, index),
      <span key={index} className="unbroken">
        {word}
      </span>,
    );
    from = index + word.length;
  }
  return from === 0 ? text : [...pieces, text.slice(from)];
}
