import type { Box } from '../engines/detection/email.ts';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Around the words, in shares of the height of their line. */
const PADDING = 0.35;
/** How much is shown beside the words, and above and below them, in shares of the picture's width. */
const ACROSS = 0.2;
const DOWN = 0.15;

/** Boxes on a picture of this size, in pixels, with room for a stroke. */
export function framesOf(boxes: readonly Box[], { width, height }: { width: number; height: number }): Frame[] {
  return boxes.map((box) => {
    const room = Math.max(4, PADDING * box.height * height);
    const left = Math.max(0, box.left * width - room);
    const top = Math.max(0, box.top * height - room);
    return {
      left,
      top,
      width: Math.min(width, (box.left + box.width) * width + room) - left,
      height: Math.min(height, (box.top + box.height) * height + room) - top,
    };
  });
}

/** The part of a picture that is worth showing: a newsletter is many screens high, and a margin is narrow. */
export function partAround(frames: readonly Frame[], { width, height }: { width: number; height: number }): Frame {
  const across = span(
    frames.map(({ left, width }) => [left, left + width]),
    ACROSS * width,
    width,
  );
  const down = span(
    frames.map(({ top, height }) => [top, top + height]),
    DOWN * width,
    height,
  );
  return { left: across.from, top: down.from, width: across.to - across.from, height: down.to - down.from };
}

function span(
  ranges: readonly (readonly [number, number])[],
  room: number,
  most: number,
): { from: number; to: number } {
  const from = Math.min(...ranges.map(([start]) => start)) - room;
  const to = Math.max(...ranges.map(([, end]) => end)) + room;
  return { from: Math.max(0, Math.floor(from)), to: Math.min(most, Math.ceil(to)) };
}
