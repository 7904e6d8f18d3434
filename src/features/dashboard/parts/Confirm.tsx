import type { ReactNode } from 'react';
import type { Erasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ConfirmProps {
  title: string;
  /** What the button says that does it, and what it says meanwhile. */
  action: string;
  busyLabel: string;
  erasing: Erasing;
  /** What is lost, and what stays. */
  children: ReactNode;
}

/** Asks once more before something is deleted for good. */
export function Confirm({ title, action, busyLabel, erasing, children }: ConfirmProps) {
  const { asking, busy, failure, confirm, close } = erasing;
  return (
    <Dialog title={title} open={asking} onClose={close}>
      <div className="grid gap-4">
        {children}
        <p role="alert" className="text-14 text-error empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={confirm}>
            {action}
          </Button>
          <Button variant="quiet" onClick={close}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
