import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Note } from './annotate.ts';
import { type Frame, framesOf } from './framed.ts';
import { isMinor, toneOf } from './note-tones.ts';
import { EVIDENCE_TEXTS, NOTE_TEXTS } from './texts.ts';
import './marked-picture.css';

interface MarkedPictureProps {
  /** As for the email's sheet. */
  id: string;
  picture: Blob;
  notes: readonly Note[];
}

/** As wide as the sheet on a good screen. */
const MAX_PIXELS = 1_200;

interface Size {
  width: number;
  height: number;
}

/** A picture of an email with frames around its findings, and their numbers beside the frames. */
export function MarkedPicture({ id, picture, notes }: MarkedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useDrawn(canvas, picture);
  return (
    <div className="marked-picture">
      <canvas ref={canvas} role="img" aria-label={EVIDENCE_TEXTS.screenshot} width={0} height={0} />
      {size === 'failed' && <p>{EVIDENCE_TEXTS.screenshotNotShown}</p>}
      {typeof size === 'object' &&
        markedFrames(notes, size).map(({ frame, numbers }, index) => (
          <Mark key={JSON.stringify(frame)} {...{ id, notes, numbers, frame, size }} isFirst={index === 0} />
        ))}
    </div>
  );
}

interface MarkProps extends Omit<MarkedPictureProps, 'picture'> {
  numbers: readonly number[];
  frame: Frame;
  size: Size;
  isFirst: boolean;
}

function Mark({ id, notes, numbers, frame, size, isFirst }: MarkProps) {
  const minor = numbers.every((number) => isMinor(notes, number)) || undefined;
  const tone = toneOf(notes, numbers);
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  const about = { 'data-note': numbers.join(' '), 'data-minor': minor };
  const top = share(frame.top, size.height);
  return (
    <>
      <span
        {...about}
        className={`picture-frame tone-${tone}`}
        style={{
          left: share(frame.left, size.width),
          top,
          width: share(frame.width, size.width),
          height: share(frame.height, size.height),
        }}
      />
      <a
        {...about}
        className={`mark-number tone-${tone}`}
        style={{ left: share(frame.left + frame.width, size.width), top }}
        href={`#${id}-note-${numbers[0]}`}
        aria-label={NOTE_TEXTS.finding(numbers)}
        // See `rove`.
        tabIndex={isFirst ? 0 : -1}
      >
        {numbers.map((number, index) => (
          <span key={number} data-note={number} data-minor={isMinor(notes, number) || undefined}>
            {index > 0 && '·'}
            {number}
          </span>
        ))}
      </a>
    </>
  );
}

/** The places of all findings from top to bottom, each once. In a number, findings shown at a glance come first. */
function markedFrames(notes: readonly Note[], size: Size): { frame: Frame; numbers: number[] }[] {
  const found = new Map<string, { frame: Frame; numbers: number[] }>();
  for (const { number, quotes } of notes) {
    const boxes = quotes.flatMap((one) => one.quotes).flatMap(({ box }) => box ?? []);
    for (const frame of framesOf(boxes, size)) {
      const key = JSON.stringify(frame);
      const numbers = found.get(key)?.numbers ?? [];
      found.set(key, { frame, numbers: numbers.includes(number) ? numbers : [...numbers, number] });
    }
  }
  return [...found.values()].sort((a, b) => a.frame.top - b.frame.top || a.frame.left - b.frame.left);
}

/** Pixels only: nothing of the file itself gets into the page. */
function useDrawn(canvas: RefObject<HTMLCanvasElement | null>, picture: Blob): Size | 'failed' | undefined {
  const [drawn, setDrawn] = useState<Size | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    setDrawn(undefined);
    createImageBitmap(picture, { imageOrientation: 'none' }).then(
      (bitmap) => {
        const element = canvas.current;
        if (isCurrent && element) {
          const isDrawn = draw(element, bitmap);
          setDrawn(isDrawn ? { width: bitmap.width, height: bitmap.height } : 'failed');
        }
        bitmap.close();
      },
      () => {
        if (!isCurrent) return;
        if (canvas.current) clear(canvas.current);
        setDrawn('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, canvas]);
  return drawn;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): boolean {
  const scale = Math.min(1, MAX_PIXELS / bitmap.width);
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) {
    clear(canvas);
    return false;
  }
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return true;
}

function clear(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
