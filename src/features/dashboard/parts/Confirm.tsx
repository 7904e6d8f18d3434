import type { ReactNode } from 'react';
import type { Erasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DASHBOARD_TEXTS } from '../texts.ts';

interface ConfirmProps {
  title: string;
  /** The button's label, before it is pressed and while it works. */
  action: string;
  busyLabel: string;
  erasing: Erasing;
  /** What is deleted and what is kept. */
  children: ReactNode;
}

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
            {DASHBOARD_TEXTS.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
