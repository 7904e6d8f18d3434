import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { number } from '../../../client/format-number.ts';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { $monitor, saveMonitor } from '../../scanning/store.ts';
import { MONITOR_CONSENT, type MonitorAnswer } from '../../scans/contract.ts';
import { Section } from './Section.tsx';

const LOOK_MS = 2000;

/** The consent to the scanning of the mailbox, given and withdrawn. */
export function ScanningSection() {
  const { data, error } = useStore($monitor);
  const [saving, setSaving] = useState<'busy' | 'failed' | 'saved'>();
  const waiting = (data?.waiting ?? 0) > 0;
  const asked = data && needsConsent(data);
  // The stream says how many are scanned, not how many wait.
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => $monitor.revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  const save = async (on: boolean) => {
    if (saving === 'busy') return;
    setSaving('busy');
    const saved = await saveMonitor(on ? { on, consent: MONITOR_CONSENT.version } : { on });
    setSaving(saved ? 'saved' : 'failed');
  };
  return (
    <Section id="scanning" title="Scanning">
      {!data && !error && <Waiting />}
      {!data && error && <p>Whether your mailbox is scanned is not known at the moment.</p>}
      {data && (
        <>
          <p>
            <strong>{data.on ? 'On' : 'Off'}</strong>
            {`. ${standing(data)}`}
          </p>
          <p role="status" className="sr-only">
            {saving === 'saved' && (data.on ? 'Scanning is on.' : 'Scanning is off.')}
          </p>
          <blockquote id="monitor-consent" className="border-l-4 border-rule pl-4">
            {data.on && <p className="text-14 text-ink-muted">{asked ?? 'What you agreed to'}</p>}
            <p>{MONITOR_CONSENT.text}</p>
          </blockquote>
          {asked !== undefined && (
            <Button
              aria-describedby="monitor-consent"
              busy={saving === 'busy'}
              busyLabel="Saving…"
              onClick={() => void save(true)}
            >
              Agree and go on scanning
            </Button>
          )}
          {/* One button in both states: it keeps the focus when it is pressed. */}
          <Button
            variant={data.on ? 'secondary' : 'primary'}
            aria-describedby="monitor-consent"
            busy={saving === 'busy'}
            busyLabel={data.on ? 'Switching off…' : 'Switching on…'}
            onClick={() => void save(!data.on)}
          >
            {data.on ? 'Withdraw and switch off' : 'Agree and start scanning'}
          </Button>
          <p role="alert" className="text-14 text-error empty:hidden">
            {saving === 'failed' && 'That could not be saved; it is as it was before. Please try again.'}
          </p>
          {data.on && (
            <p className="text-14 text-ink-muted">
              What was found stays when you switch it off; you can delete it under My data.
            </p>
          )}
        </>
      )}
    </Section>
  );
}

/** Why who has scanning on is asked once more, with what they read above the text. */
function needsConsent({ on, consentVersion, problem }: MonitorAnswer): string | undefined {
  if (on && problem === 'CONSENT_NEEDED') return 'Not agreed to yet for the mailbox that is connected now';
  return on && consentVersion !== MONITOR_CONSENT.version ? 'Changed since you agreed' : undefined;
}

function standing({ on, consentedAt, scanned, waiting }: MonitorAnswer): string {
  const found = scanned === 1 ? '1 message was scanned' : `${number(scanned)} messages were scanned`;
  if (!on) return scanned > 0 ? `${found} before; new ones are not looked at.` : 'No message is looked at.';
  const since = consentedAt === null ? '' : `You agreed on ${inTime(consentedAt)}. `;
  return `${since}${found}${waiting > 0 ? `, ${number(waiting)} ${waiting === 1 ? 'waits' : 'wait'}` : ''}.`;
}
