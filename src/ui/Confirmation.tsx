import { useState } from 'react';
import { Button } from './Button.tsx';

interface ConfirmationProps {
  warning: string;
  texts: { action: string; busy: string; cancel: string };
  /** For when nothing stops working. */
  isHarmless?: boolean;
  /** @returns why it failed */
  act: () => Promise<string | undefined>;
  onClose: () => void;
}

/** A dialog that says what will happen and asks for confirmation. */
export function Confirmation({ warning, texts, isHarmless = false, act, onClose }: ConfirmationProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setBusy(true);
    setProblem(await act());
    setBusy(false);
  };
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{warning}</p>
      <p role="alert" className="text-14 text-error empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isHarmless ? 'primary' : 'danger'}
          busy={busy}
          busyLabel={texts.busy}
          onClick={() => void press()}
        >
          {texts.action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
