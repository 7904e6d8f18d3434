import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, serverMessage } from './answer.ts';

/** One deletion that is asked about first. */
export interface Erasing {
  asking: boolean;
  busy: boolean;
  failure: string | undefined;
  ask: () => void;
  close: () => void;
  confirm: () => void;
}

/**
 * The states of a deletion. What it failed for is said in the dialog, which stays open.
 * @param erased called when it is done
 */
export function useErasing(erase: () => Promise<Answer<unknown>>, erased: () => void): Erasing {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // State is set at the next rendering, a second press may come before.
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
    // Before the focus goes elsewhere, which nothing behind an open dialog can have.
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
