import { flushSync } from 'react-dom';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import type { ScanAnswer } from '../../scans/contract.ts';
import type { CorrectionBody } from '../contract.ts';
import { correct } from '../store.ts';
import { senderEffect, TRUST_TEXTS } from '../texts.ts';

export type OpenDialog = 'trust' | 'report';

interface SenderDialogProps {
  scan: ScanAnswer;
  open: OpenDialog | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const BODIES: Record<OpenDialog, CorrectionBody> = {
  trust: { opinion: 'safe', coversEmail: false },
  report: { opinion: 'dangerous' },
};

/** Explains what trusting or reporting a sender will change, before the user confirms it. */
export function SenderDialog({ scan, open, onClose, onSaved }: SenderDialogProps) {
  const save = async (choice: OpenDialog) => {
    const failed = await correct(scan, BODIES[choice]);
    if (failed !== undefined) return failed;
    // Close it first: nothing behind an open dialog can have the focus.
    flushSync(onClose);
    onSaved();
    return undefined;
  };
  return (
    <Dialog
      title={open === 'report' ? TRUST_TEXTS.reportTitle : TRUST_TEXTS.trustTitle}
      open={open !== undefined}
      onClose={onClose}
    >
      {open && (
        <Confirmation
          warning={effectOf(scan, open)}
          texts={{
            action: open === 'report' ? TRUST_TEXTS.reportAction : TRUST_TEXTS.trustAction,
            busy: TRUST_TEXTS.saving,
            cancel: TRUST_TEXTS.cancel,
          }}
          isHarmless={open === 'trust'}
          act={() => save(open)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function effectOf({ sender, corrections: { proof } }: ScanAnswer, choice: OpenDialog): string {
  const address = spellBidiControls(sender.address);
  if (choice === 'report') return TRUST_TEXTS.reportEffect(senderEffect('dangerous', proof, address));
  return proof.state === 'proven' ? TRUST_TEXTS.trustEffect(address, proof) : '';
}
