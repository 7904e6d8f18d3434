import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DELETE_ACCOUNT_TEXTS } from '../texts.ts';
import { DeletionForm } from './DeletionForm.tsx';

export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="pt-4">{DELETE_ACCOUNT_TEXTS.intro}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {DELETE_ACCOUNT_TEXTS.action}
      </Button>
      <Dialog title={DELETE_ACCOUNT_TEXTS.title} open={open} onClose={close}>
        {open && <DeletionForm email={email} onClose={close} />}
      </Dialog>
    </>
  );
}
