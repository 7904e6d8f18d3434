import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import type { ScanAnswer } from '../../scans/contract.ts';
import { reportWithReason } from '../report-reason.ts';
import { undo } from '../store.ts';
import { senderEffect, VERDICT_CORRECTION_TEXTS } from '../texts.ts';
import { VerdictDialog } from './VerdictDialog.tsx';
import './corrections.css';

interface VerdictCorrectionProps {
  scan: ScanAnswer;
  /** Address of a report of this email. */
  report: string;
}

/** “This is wrong” beside a verdict, and what came of it. */
export function VerdictCorrection({ scan, report }: VerdictCorrectionProps) {
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { corrections, sender } = scan;
  const mark = corrections.mark?.by === 'email' ? corrections.mark : null;
  // The pressed button disappears.
  const press = async () => {
    if (await undo([{ id: scan.id, before: null }])) section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} className="correction" aria-label={VERDICT_CORRECTION_TEXTS.label}>
      {mark && (
        <>
          <p>{senderEffect(mark.opinion, corrections.proof, spellBidiControls(sender.address))}</p>
          {corrections.reason !== '' && (
            <p>{VERDICT_CORRECTION_TEXTS.yourReason(spellBidiControls(corrections.reason))}</p>
          )}
          <p>
            <a href={reportWithReason(report, mark)}>{VERDICT_CORRECTION_TEXTS.send}</a>
            <span className="block">{VERDICT_CORRECTION_TEXTS.sendHint}</span>
          </p>
        </>
      )}
      <p className="correction-actions">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {mark ? VERDICT_CORRECTION_TEXTS.change : VERDICT_CORRECTION_TEXTS.wrong}
        </Button>
        {mark && (
          <Button variant="quiet" onClick={() => void press()}>
            {VERDICT_CORRECTION_TEXTS.undo}
          </Button>
        )}
      </p>
      <VerdictDialog scan={scan} open={open} onClose={() => setOpen(false)} onSaved={() => section.current?.focus()} />
    </section>
  );
}
