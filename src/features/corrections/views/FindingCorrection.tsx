import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextareaField } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { FINDING_REASONS, type FindingReason, REASON_LENGTH } from '../contract.ts';
import { hideFinding } from '../store.ts';
import { FINDING_TEXTS, VERDICT_CORRECTION_TEXTS } from '../texts.ts';
import { HIDDEN_FINDINGS } from './HiddenFindings.tsx';
import './corrections.css';

interface FindingCorrectionProps {
  scanId: string;
  signalId: string;
  title: string;
}

/** “This is wrong” beside a finding. */
export function FindingCorrection({ title, ...finding }: FindingCorrectionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="finding-wrong"
        aria-label={FINDING_TEXTS.wrongAbout(title)}
        onClick={() => setOpen(true)}
      >
        {FINDING_TEXTS.wrong}
      </button>
      <Dialog title={FINDING_TEXTS.title} open={open} onClose={close}>
        {open && <FindingForm {...finding} title={title} onClose={close} />}
      </Dialog>
    </>
  );
}

function FindingForm({ scanId, signalId, title, onClose }: FindingCorrectionProps & { onClose: () => void }) {
  const [reason, setReason] = useState<FindingReason | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const isMissing = failure === FINDING_TEXTS.choose;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (reason === null) {
      setFailure(FINDING_TEXTS.choose);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const failed = await hideFinding(scanId, signalId, { reason, note: note.current?.value ?? '' });
    if (failed !== undefined) {
      setBusy(false);
      return setFailure(failed);
    }
    // The finding disappears with its dialog and the focus in it.
    requestAnimationFrame(() => document.getElementById(HIDDEN_FINDINGS)?.focus());
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p className="wrap-anywhere">{title}</p>
      <RadioGroup
        legend={FINDING_TEXTS.question}
        name="finding-reason"
        options={FINDING_REASONS.map((value) => ({ value, label: FINDING_TEXTS.reasons[value] }))}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          setFailure('');
        }}
        error={isMissing && failure}
      />
      <TextareaField ref={note} label={FINDING_TEXTS.note} name="note" rows={2} maxLength={REASON_LENGTH} />
      <p className="text-14 text-ink-muted">{FINDING_TEXTS.effect}</p>
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
