import { useStore } from '@nanostores/react';
import { site } from '../../../content/site.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Connection } from '../../mailbox/contract.ts';
import { MONITOR_CONSENT } from '../../scans/contract.ts';
import { $start, startScanning } from '../store.ts';

/** What is agreed to, as an email that its writer has only to send. */
export function Consent({ mailbox }: { mailbox: Extract<Connection, { state: 'connected' }> }) {
  const start = useStore($start);
  return (
    <section aria-label="Your consent" className="sheet w-full">
      <dl className="sheet-lines">
        <div>
          <dt>Mailbox</dt>
          <dd>{mailbox.address}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{site.name}</dd>
        </div>
      </dl>
      <div className="grid justify-items-start gap-4">
        <p id="consent" className="text-18">
          {MONITOR_CONSENT.text}
        </p>
        <Button
          aria-describedby="consent"
          busy={start === 'busy'}
          busyLabel="Switching on…"
          onClick={() => void startScanning()}
        >
          Agree and start scanning
        </Button>
        <p role="status" className="text-14 text-ink-muted">
          {start === 'failed'
            ? 'It could not be switched on. Nothing has been read; please try again.'
            : 'You can switch it off at any time in your account, and delete what was found.'}
        </p>
      </div>
    </section>
  );
}
