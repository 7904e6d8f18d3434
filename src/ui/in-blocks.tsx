import { Fragment, type ReactNode } from 'react';

/** UTF-16 units. Chromium takes the square of a block's length where two cuts of a font take turns in it. */
const LONGEST_BLOCK = 4000;

/** Divides what is written one after the other into blocks: at a line break or a space where there is one. */
export function dividerIntoBlocks(show: (piece: string) => ReactNode): (text: string) => ReactNode {
  let filled = 0;
  return (text) => {
    const pieces: string[] = [];
    let from = 0;
    while (filled + text.length - from > LONGEST_BLOCK) {
      const end = placeToDivide(text, from, from + Math.max(LONGEST_BLOCK - filled, 1));
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

function placeToDivide(text: string, from: number, to: number): number {
  for (const space of ['\n', ' ']) {
    const at = text.lastIndexOf(space, to - 1);
    if (at >= from) return at + 1;
  }
  // Never between the halves of a character outside the Basic Multilingual Plane.
  return /[\ud800-\udbff]/.test(text.charAt(to - 1)) ? to + 1 : to;
}
