import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { Box } from '../engines/detection/email.ts';
import type { QuotedPicture } from './evidence.ts';
import { framesOf, partAround } from './framed.ts';
import { spellBidiControls } from './marks.ts';
import { PicturesOfEmail } from './picture-source.ts';
import { EVIDENCE_TEXTS } from './texts.ts';

/** Wider than it is ever shown, with twice the resolution for good screens. */
const MAX_PIXELS = 1_200;
const STROKE = 3;

/** The part of a picture with the words, framed; without the picture, a sketch of their position. */
export function PicturePlace({ picture, boxes, words }: QuotedPicture) {
  const find = useContext(PicturesOfEmail);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isFound, setFound] = useState(find !== undefined);
  useWhenOpened(canvas, async (element) => {
    const bitmap = await find?.(picture).catch(() => null);
    if (bitmap) draw(element, bitmap, boxes);
    setFound(Boolean(bitmap));
    bitmap?.close();
  });
  const spelt = spellBidiControls(words);
  if (isFound) {
    return (
      <canvas
        ref={canvas}
        className="picture-place"
        role="img"
        aria-label={EVIDENCE_TEXTS.pictureOf(spelt)}
        width={0}
      />
    );
  }
  return (
    <figure className="picture-sketch">
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={EVIDENCE_TEXTS.sketchOf(spelt)}>
        <rect className="picture-sketch-page" width={picture.width} height={picture.height} />
        {framesOf(boxes, picture).map(({ left, top, width, height }) => (
          <rect
            key={`${left} ${top}`}
            className="picture-sketch-words"
            x={left}
            y={top}
            width={width}
            height={height}
          />
        ))}
      </svg>
      <figcaption>{find === undefined ? EVIDENCE_TEXTS.pictureNotKept : EVIDENCE_TEXTS.pictureNotShown}</figcaption>
    </figure>
  );
}

/** Decoding waits until its finding is opened. */
function useWhenOpened(
  canvas: RefObject<HTMLCanvasElement | null>,
  act: (element: HTMLCanvasElement) => Promise<void>,
) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const element = canvas.current;
    const details = element?.closest('details');
    if (!element || !details) return undefined;
    let isDone = false;
    const look = () => {
      if (!details.open || isDone) return;
      isDone = true;
      void latest.current(element);
    };
    look();
    details.addEventListener('toggle', look);
    return () => details.removeEventListener('toggle', look);
  }, [canvas]);
}

/** Pixels only: nothing of the file itself gets into the page. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, boxes: readonly Box[]): void {
  const frames = framesOf(boxes, bitmap);
  const part = partAround(frames, bitmap);
  const scale = Math.min(1, MAX_PIXELS / part.width);
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const { color } = getComputedStyle(canvas);
  // A light line around it keeps the frame visible on a dark picture.
  for (const [style, extra] of [
    ['white', 2],
    [color, 0],
  ] as const) {
    pen.strokeStyle = style;
    pen.lineWidth = STROKE + extra;
    for (const { left, top, width, height } of frames) {
      pen.strokeRect((left - part.left) * scale, (top - part.top) * scale, width * scale, height * scale);
    }
  }
}
