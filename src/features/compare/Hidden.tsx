import { useEffect, useMemo, useRef, useState } from 'react';
import { wordsIn } from './elided.ts';
import { SIDE_BY_SIDE } from './texts.ts';

/** Text that is hidden until the reader asks for it. */
export function Hidden({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  const words = useMemo(() => wordsIn(text), [text]);
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown) shown.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (isShown) {
    return (
      <span ref={shown} tabIndex={-1}>
        {text}
      </span>
    );
  }
  return (
    <>
      {' '}
      <button type="button" className="elided" onClick={() => setShown(true)}>
        {SIDE_BY_SIDE.elided(words)}
      </button>{' '}
    </>
  );
}
