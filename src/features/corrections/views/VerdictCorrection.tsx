import { useRef, useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import type { ScanAnswer } from '../../scans/contract.ts';
import { reportWithReason } from '../report-reason.ts';
import { forgetSenderOf, undo } from '../store.ts';
import { senderEffect, TRUST_TEXTS, VERDICT_CORRECTION_TEXTS } from '../texts.ts';
import { type OpenDialog, SenderDialog } from './SenderDialog.tsx';
import { VerdictDialog } from './VerdictDialog.tsx';
import './corrections.css';

interface VerdictCorrectionProps {
  scan: ScanAnswer;
  /** Address of a report of this email. */
  report: string;
}

/** The user's opinion of a verdict and its sender, and what it changed. */
export function VerdictCorrection({ scan, report }: VerdictCorrectionProps) {
  const [open, setOpen] = useState<OpenDialog | 'correct'>();
  const section = useRef<HTMLElement>(null);
  const { corrections, sender } = scan;
  const mark = corrections.mark?.by === 'email' ? corrections.mark : null;
  const known = mark ? null : corrections.sender;
  const focus = () => section.current?.focus();
  // The pressed button disappears.
  const press = async () => {
    if (await undo([{ id: scan.id, before: null }])) focus();
  };
  const stop = async (correctionId: string) => {
    if (await forgetSenderOf(scan.id, correctionId)) focus();
  };
  const close = () => setOpen(undefined);
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
      {known && <p>{TRUST_TEXTS.state(known, inTime(known.correctedAt))}</p>}
      <p className="correction-actions">
        {known && (
          <Button variant="quiet" onClick={() => void stop(known.id)}>
            {TRUST_TEXTS.stop(known.opinion)}
          </Button>
        )}
        {!mark && !known && corrections.proof.state === 'proven' && (
          <Button variant="quiet" onClick={() => setOpen('trust')}>
            {TRUST_TEXTS.trust}
          </Button>
        )}
        {!mark && known?.opinion !== 'dangerous' && (
          <Button variant="quiet" onClick={() => setOpen('report')}>
            {TRUST_TEXTS.report}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpen('correct')}>
          {mark ? VERDICT_CORRECTION_TEXTS.change : VERDICT_CORRECTION_TEXTS.wrong}
        </Button>
        {mark && (
          <Button variant="quiet" onClick={() => void press()}>
            {VERDICT_CORRECTION_TEXTS.undo}
          </Button>
        )}
      </p>
      <VerdictDialog scan={scan} open={open === 'correct'} onClose={close} onSaved={focus} />
      <SenderDialog scan={scan} open={open === 'correct' ? undefined : open} onClose={close} onSaved={focus} />
    </section>
  );
}
