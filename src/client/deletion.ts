import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, serverMessage } from './answer.ts';

export interface Erasing {
  asking: boolean;
  busy: boolean;
  failure: string | undefined;
  ask: () => void;
  close: () => void;
  confirm: () => void;
}

export function useErasing(erase: () => Promise<Answer<unknown>>, erased: () => void): Erasing {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // State changes on the next render, and a second press may come before it.
  const running = useRef(false);
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const answer = await erase();
    running.current = false;
    setBusy(false);
    if (!answer.ok) {
      setFailure(`${serverMessage(answer.error) ?? answer.error.message ?? ''} Nothing was deleted.`.trim());
      return;
    }
    // Close it first: nothing behind an open dialog can have focus.
    flushSync(() => setAsking(false));
    erased();
  };
  return {
    asking,
    busy,
    failure,
    ask: () => {
      setFailure(undefined);
      setAsking(true);
    },
    close: () => setAsking(false),
    confirm: () => void confirm(),
  };
}
