import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FINDING_REASONS } from '../contract.ts';
import { hideFinding } from '../store.ts';
import { FINDING_TEXTS } from '../texts.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { HIDDEN_FINDINGS } from './HiddenFindings.tsx';
import './corrections.css';

interface FindingCorrectionProps {
  scanId: string;
  signalId: string;
  title: string;
}

const OPTIONS = FINDING_REASONS.map((value) => ({ value, label: FINDING_TEXTS.reasons[value] }));

/** “This is wrong” beside a finding. */
export function FindingCorrection({ scanId, signalId, title }: FindingCorrectionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="finding-flag"
        title={FINDING_TEXTS.wrong}
        aria-label={FINDING_TEXTS.wrongAbout(title)}
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" />
      </button>
      <Dialog title={FINDING_TEXTS.title} open={open} onClose={close}>
        {open && (
          <>
            <p className="wrap-anywhere">{title}</p>
            <CorrectionForm
              question={FINDING_TEXTS.question}
              name="finding-reason"
              options={OPTIONS}
              choose={FINDING_TEXTS.choose}
              effectOf={() => FINDING_TEXTS.effect}
              note={{ label: FINDING_TEXTS.note }}
              save={(reason, note) => hideFinding(scanId, signalId, { reason, note })}
              onSaved={focusHidden}
              onClose={close}
            />
          </>
        )}
      </Dialog>
    </>
  );
}

/** The finding disappears with its dialog and the focus in it. */
function focusHidden(): void {
  requestAnimationFrame(() => document.getElementById(HIDDEN_FINDINGS)?.focus());
}
