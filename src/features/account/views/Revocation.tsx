import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface RevocationProps {
  warning: string;
  texts: { action: string; busy: string; cancel: string };
  /** @returns why it failed */
  act: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks before something stops working. */
export function Revocation({ warning, texts, act, onClose }: RevocationProps) {
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
        <Button variant="danger" busy={busy} busyLabel={texts.busy} onClick={() => void press()}>
          {texts.action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
