import { flushSync } from 'react-dom';
import { Dialog } from '../../../ui/Dialog.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import type { ScanAnswer } from '../../scans/contract.ts';
import { OPINIONS } from '../contract.ts';
import { correct } from '../store.ts';
import { senderEffect, VERDICT_CORRECTION_TEXTS } from '../texts.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

interface VerdictDialogProps {
  scan: ScanAnswer;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const OPTIONS = OPINIONS.map((value) => ({ value, label: VERDICT_CORRECTION_TEXTS.options[value] }));

export function VerdictDialog({ scan, open, onClose, onSaved }: VerdictDialogProps) {
  const { mark, reason, proof } = scan.corrections;
  const saved = () => {
    // Close it first: nothing behind an open dialog can have the focus.
    flushSync(onClose);
    onSaved();
  };
  return (
    <Dialog title={VERDICT_CORRECTION_TEXTS.title} open={open} onClose={onClose}>
      {open && (
        <CorrectionForm
          question={VERDICT_CORRECTION_TEXTS.question}
          name="opinion"
          options={OPTIONS}
          chosen={mark?.by === 'email' ? mark.opinion : null}
          choose={VERDICT_CORRECTION_TEXTS.choose}
          effectOf={(opinion) => opinion && senderEffect(opinion, proof, spellBidiControls(scan.sender.address))}
          note={{
            label: VERDICT_CORRECTION_TEXTS.reason,
            hint: VERDICT_CORRECTION_TEXTS.reasonHint,
            defaultValue: reason,
          }}
          save={(opinion, why) => correct(scan, { opinion, reason: why })}
          onSaved={saved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
