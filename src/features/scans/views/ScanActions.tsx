import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ConfirmScanDeletion } from '../../dashboard/parts/ConfirmScanDeletion.tsx';
import { type Params, redirect } from '../../dashboard/route.ts';
import { shareVerdict } from '../../shared-verdicts/store.ts';
import { SHARE_TEXTS } from '../../shared-verdicts/texts.ts';
import type { EmailAnswer, ScanAnswer } from '../contract.ts';
import { $scanningAgain, removeScan, renewScan, saveStix } from '../scan-store.ts';
import { ACTION_TEXTS } from '../texts.ts';

interface ScanActionsProps {
  scan: ScanAnswer;
  email: EmailAnswer | undefined;
  /** The link for reporting this email. */
  report: string;
  listParams: Params;
}

export function ScanActions({ scan, email, report, listParams }: ScanActionsProps) {
  const erasing = useErasing(
    () => removeScan(scan.id),
    () => redirect('scans', listParams),
  );
  const scanningAgain = useStore($scanningAgain);
  const section = useRef<HTMLElement>(null);
  // The focused button disappears.
  const renew = async () => {
    if (await renewScan(scan.id)) section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={ACTION_TEXTS.label}
      className="grid gap-3 border-t border-rule pt-6 print:hidden"
    >
      {scan.outdated && <p className="max-w-measure">{ACTION_TEXTS.outdated}</p>}
      <div className="flex flex-wrap gap-2">
        {scan.outdated && email && (
          <Button
            variant="secondary"
            busy={scanningAgain === scan.id}
            busyLabel={ACTION_TEXTS.scanning}
            onClick={() => void renew()}
          >
            {ACTION_TEXTS.scanAgain}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void shareVerdict({ what: { scanId: scan.id } })}>
          {SHARE_TEXTS.share}
        </Button>
        <Button variant="secondary" onClick={() => void saveStix(scan.id)}>
          {ACTION_TEXTS.stix}
        </Button>
        <ButtonLink variant="secondary" href={report}>
          {ACTION_TEXTS.report}
        </ButtonLink>
        <Button variant="danger" onClick={erasing.ask}>
          {ACTION_TEXTS.delete}
        </Button>
      </div>
      <p className="max-w-measure text-14 text-ink-muted">
        {email ? ACTION_TEXTS.reportWithEmail : ACTION_TEXTS.reportWithoutEmail}
      </p>
      <ConfirmScanDeletion erasing={erasing} />
    </section>
  );
}
