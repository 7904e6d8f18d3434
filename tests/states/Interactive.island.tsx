import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { showToast } from '../../src/client/toast.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { InputField } from '../../src/ui/Field.tsx';
import { Toaster } from '../../src/ui/Toaster.tsx';

const LASTING = 600_000;

function showEveryKind() {
  showToast('success', 'The email was sent.', LASTING);
  showToast('error', `The email was not sent: ${'verylongreason'.repeat(12)}`, LASTING);
  showToast('plain', 'There is a newer email.', LASTING);
  toast.loading('The email is on its way.');
}

/** What has to be pressed to be seen. */
export function Interactive() {
  const [busy, setBusy] = useState(false);
  const [presses, setPresses] = useState(0);
  const [open, setOpen] = useState(false);

  return (
    <>
      <div className="specimen-row">
        <Button
          busy={busy}
          busyLabel="fetching the email..."
          onClick={() => {
            setBusy(true);
            setPresses(presses + 1);
          }}
        >
          Fetch
        </Button>
        <Button variant="secondary" onClick={() => setBusy(false)}>
          Finish
        </Button>
        <p role="status">Presses: {presses}</p>
      </div>
      <div className="specimen-row">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Button variant="secondary" onClick={showEveryKind}>
          Show every kind of toast
        </Button>
        <Button variant="secondary" onClick={() => showToast('success', 'Seen for two seconds.')}>
          Show a brief toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            for (let count = 1; count <= 25; count += 1) showToast('plain', `Toast ${count}`, LASTING);
          }}
        >
          Show 25 toasts
        </Button>
      </div>
      <Dialog title="A question" open={open} onClose={() => setOpen(false)}>
        <InputField label="Answer" error="Write an answer." />
        <p>{'A long explanation that has to scroll within the dialog. '.repeat(40)}</p>
        <div className="specimen-row">
          <Button onClick={() => setOpen(false)}>Answer</Button>
          <Button variant="danger">Delete the question</Button>
        </div>
      </Dialog>
      <Toaster />
    </>
  );
}
