import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextareaField } from '../../../ui/Field.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import type { ScanAnswer } from '../../scans/contract.ts';
import { OPINIONS, type Opinion, REASON_LENGTH } from '../contract.ts';
import { correct } from '../store.ts';
import { senderEffect, VERDICT_CORRECTION_TEXTS } from '../texts.ts';

interface VerdictDialogProps {
  scan: ScanAnswer;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

export function VerdictDialog({ scan, open, onClose, onSaved }: VerdictDialogProps) {
  return (
    <Dialog title={VERDICT_CORRECTION_TEXTS.title} open={open} onClose={onClose}>
      {open && <VerdictForm scan={scan} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function VerdictForm({ scan, onClose, onSaved }: Omit<VerdictDialogProps, 'open'>) {
  const { mark, reason, proof } = scan.corrections;
  const [opinion, setOpinion] = useState<Opinion | null>(mark?.by === 'email' ? mark.opinion : null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const why = useRef<HTMLTextAreaElement>(null);
  const isMissing = failure === VERDICT_CORRECTION_TEXTS.choose;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (opinion === null) {
      setFailure(VERDICT_CORRECTION_TEXTS.choose);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const failed = await correct(scan, { opinion, reason: why.current?.value ?? '' });
    setBusy(false);
    if (failed !== undefined) return setFailure(failed);
    // First, since nothing behind an open dialog can have the focus.
    flushSync(onClose);
    onSaved();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <RadioGroup
        legend={VERDICT_CORRECTION_TEXTS.question}
        name="opinion"
        options={OPINIONS.map((value) => ({ value, label: VERDICT_CORRECTION_TEXTS.options[value] }))}
        value={opinion}
        onChange={(chosen) => {
          setOpinion(chosen);
          setFailure('');
        }}
        error={isMissing && failure}
      />
      <p role="status" className="text-14 text-ink-muted empty:hidden wrap-anywhere">
        {opinion && senderEffect(opinion, proof, spellBidiControls(scan.sender.address))}
      </p>
      <TextareaField
        ref={why}
        label={VERDICT_CORRECTION_TEXTS.reason}
        hint={VERDICT_CORRECTION_TEXTS.reasonHint}
        name="reason"
        rows={2}
        maxLength={REASON_LENGTH}
        defaultValue={reason}
      />
      <p role="alert" className="text-14 text-error empty:hidden">
        {!isMissing && failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={VERDICT_CORRECTION_TEXTS.saving}>
          {VERDICT_CORRECTION_TEXTS.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {VERDICT_CORRECTION_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
