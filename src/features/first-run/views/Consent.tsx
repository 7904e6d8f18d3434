import { useStore } from '@nanostores/react';
import { site } from '../../../content/site.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Connection } from '../../mailbox/contract.ts';
import { MONITOR_CONSENT } from '../../scans/contract.ts';
import { $start, startScanning } from '../store.ts';
import { CONSENT_TEXTS } from '../texts.ts';

/** The consent, drawn as an email that is ready to send. */
export function Consent({ mailbox }: { mailbox: Extract<Connection, { state: 'connected' }> }) {
  const start = useStore($start);
  return (
    <section aria-label={CONSENT_TEXTS.label} className="sheet w-full">
      <dl className="sheet-lines">
        <div>
          <dt>{CONSENT_TEXTS.mailbox}</dt>
          <dd>{mailbox.address}</dd>
        </div>
        <div>
          <dt>{CONSENT_TEXTS.to}</dt>
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
          busyLabel={CONSENT_TEXTS.starting}
          onClick={() => void startScanning()}
        >
          {CONSENT_TEXTS.agree}
        </Button>
        <p role="status" className="text-14 text-ink-muted">
          {start === 'failed' ? CONSENT_TEXTS.failed : CONSENT_TEXTS.revocable}
        </p>
      </div>
    </section>
  );
}
