import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DeletionForm } from './DeletionForm.tsx';

/** Deletes the account, once that is confirmed. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="pt-4">
        Deleting your account deletes all of this, ends every session and gives the permission to read your mailbox
        back.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={open} onClose={close}>
        {open && <DeletionForm email={email} onClose={close} />}
      </Dialog>
    </>
  );
}
