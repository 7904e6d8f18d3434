import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { InputField } from './Field.tsx';
import { SHOWN_ONCE_TEXTS } from './texts.ts';

interface ShownOnceProps {
  label: string;
  intro: string;
  value: string;
  onClose: () => void;
}

/** A secret that can't be shown again. */
export function ShownOnce({ label, intro, value, onClose }: ShownOnceProps) {
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => line.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid gap-4">
      <p ref={line} tabIndex={-1}>
        {intro}
      </p>
      <InputField
        label={label}
        className="[&_input]:font-mono"
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void copy()}>{SHOWN_ONCE_TEXTS.copy}</Button>
        <Button variant="quiet" onClick={onClose}>
          {SHOWN_ONCE_TEXTS.done}
        </Button>
        <p role="status" className="text-14">
          {state && SHOWN_ONCE_TEXTS[state]}
        </p>
      </div>
    </div>
  );
}
