import { Fragment, type ReactNode } from 'react';

/** UTF-16 units. Chromium's layout time is quadratic in the length of a block that mixes two font subsets. */
const MAX_BLOCK_LENGTH = 4000;

/** At a line break or a space where possible. */
export function dividerIntoBlocks(show: (piece: string) => ReactNode): (text: string) => ReactNode {
  let filled = 0;
  return (text) => {
    const pieces: string[] = [];
    let from = 0;
    while (filled + text.length - from > MAX_BLOCK_LENGTH) {
      const end = breakOffset(text, from, from + Math.max(MAX_BLOCK_LENGTH - filled, 1));
      pieces.push(text.slice(from, end));
      from = end;
      filled = 0;
    }
    pieces.push(text.slice(from));
    filled += text.length - from;
    if (pieces.length === 1) return show(text);
    let start = 0;
    return pieces.map((piece, index) => {
      start += piece.length;
      return (
        <Fragment key={start}>
          {index > 0 && <span className="block" />}
          {show(piece)}
        </Fragment>
      );
    });
  };
}

function breakOffset(text: string, from: number, to: number): number {
  for (const space of ['\n', ' ']) {
    const at = text.lastIndexOf(space, to - 1);
    if (at >= from) return at + 1;
  }
  // Never inside a surrogate pair.
  return /[\ud800-\udbff]/.test(text.charAt(to - 1)) ? to + 1 : to;
}
