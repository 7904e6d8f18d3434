import type { Box } from '../engines/detection/email.ts';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Around the words, in shares of the height of their line. */
const PADDING = 0.35;
/** What is shown above and below the words, in shares of the picture's width. */
const AROUND = 0.3;

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

/** The rows of a picture that are worth showing: a newsletter is many screens high. */
export function rowsAround(
  frames: readonly Frame[],
  { width, height }: { width: number; height: number },
): { top: number; bottom: number } {
  const first = Math.min(...frames.map(({ top }) => top));
  const last = Math.max(...frames.map((frame) => frame.top + frame.height));
  return {
    top: Math.max(0, Math.floor(first - AROUND * width)),
    bottom: Math.min(height, Math.ceil(last + AROUND * width)),
  };
}
