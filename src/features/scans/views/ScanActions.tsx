import { useStore } from '@nanostores/react';
import { useMemo, useRef } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { goInstead, type Params } from '../../dashboard/route.ts';
import type { EmailAnswer, ScanAnswer } from '../contract.ts';
import { reportAddress } from '../report-link.ts';
import { $scanningAgain, removeScan, renewScan } from '../scan-store.ts';

interface ScanActionsProps {
  scan: ScanAnswer;
  email: EmailAnswer | undefined;
  listParams: Params;
}

/** What can be done about a scan: having it made again, saying that it is wrong, and deleting it. */
export function ScanActions({ scan, email, listParams }: ScanActionsProps) {
  const erasing = useErasing(
    () => removeScan(scan.id),
    () => goInstead('scans', listParams),
  );
  const scanningAgain = useStore($scanningAgain);
  const report = useMemo(() => reportAddress(email), [email]);
  const section = useRef<HTMLElement>(null);
  // The button that had the focus is gone then.
  const renew = async () => {
    if (await renewScan(scan.id)) section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="This scan" className="grid gap-3 border-t border-rule pt-6">
      {scan.outdated && <p className="max-w-measure">The engine has changed since this message was scanned.</p>}
      <div className="flex flex-wrap gap-2">
        {scan.outdated && email && (
          <Button
            variant="secondary"
            busy={scanningAgain === scan.id}
            busyLabel="Scanning…"
            onClick={() => void renew()}
          >
            Scan again
          </Button>
        )}
        <ButtonLink variant="secondary" href={report}>
          Report incorrect analysis
        </ButtonLink>
        <Button variant="danger" onClick={erasing.ask}>
          Delete this scan
        </Button>
      </div>
      <p className="max-w-measure text-14 text-ink-muted">
        {email
          ? 'The report page opens with the text and the headers of this message. Nothing is sent before you agree there.'
          : 'The text of this message could not be read, so the report page opens without it.'}
      </p>
      <Confirm title="Delete this scan?" action="Delete" busyLabel="Deleting…" erasing={erasing}>
        <p>
          What was found in this message is deleted, and its alert, too. The message itself stays in your mailbox and is
          not scanned again.
        </p>
      </Confirm>
    </section>
  );
}
