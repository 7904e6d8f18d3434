import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { number } from '../../../client/format-number.ts';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { $monitor, saveMonitor } from '../../scanning/store.ts';
import { MONITOR_CONSENT, type MonitorAnswer } from '../../scans/contract.ts';
import { SCANNING_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';

const POLL_MS = 2000;

export function ScanningSection() {
  const { data, error } = useStore($monitor);
  const [saving, setSaving] = useState<'busy' | 'failed' | 'saved'>();
  const waiting = (data?.waiting ?? 0) > 0;
  const consentReason = data && consentNeeded(data);
  // The stream reports scanned emails, but not waiting ones.
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => $monitor.revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  const save = async (on: boolean) => {
    if (saving === 'busy') return;
    setSaving('busy');
    const saved = await saveMonitor(on ? { on, consent: MONITOR_CONSENT.version } : { on });
    setSaving(saved ? 'saved' : 'failed');
  };
  return (
    <Section id="scanning" title={SCANNING_TEXTS.heading}>
      {!data && !error && <Waiting />}
      {!data && error && <p>{SCANNING_TEXTS.unavailable}</p>}
      {data && (
        <>
          <p>
            <strong>{data.on ? SCANNING_TEXTS.on : SCANNING_TEXTS.off}</strong>
            {`. ${summary(data)}`}
          </p>
          <p role="status" className="sr-only">
            {saving === 'saved' && (data.on ? SCANNING_TEXTS.turnedOn : SCANNING_TEXTS.turnedOff)}
          </p>
          <blockquote id="monitor-consent" className="border-l-4 border-rule pl-4">
            {data.on && <p className="text-14 text-ink-muted">{consentReason ?? SCANNING_TEXTS.agreed}</p>}
            <p>{MONITOR_CONSENT.text}</p>
          </blockquote>
          {consentReason !== undefined && (
            <Button
              aria-describedby="monitor-consent"
              busy={saving === 'busy'}
              busyLabel={SCANNING_TEXTS.saving}
              onClick={() => void save(true)}
            >
              {SCANNING_TEXTS.agreeAgain}
            </Button>
          )}
          {/* One button for both states, so that it keeps the focus. */}
          <Button
            variant={data.on ? 'secondary' : 'primary'}
            aria-describedby="monitor-consent"
            busy={saving === 'busy'}
            busyLabel={data.on ? SCANNING_TEXTS.turningOff : SCANNING_TEXTS.turningOn}
            onClick={() => void save(!data.on)}
          >
            {data.on ? SCANNING_TEXTS.withdraw : SCANNING_TEXTS.agree}
          </Button>
          <p role="alert" className="text-14 text-error empty:hidden">
            {saving === 'failed' && SCANNING_TEXTS.failed}
          </p>
          {data.on && <p className="text-14 text-ink-muted">{SCANNING_TEXTS.resultsStay}</p>}
        </>
      )}
    </Section>
  );
}

/** @returns why the user is asked again while scanning is on */
function consentNeeded({ on, consentVersion, problem }: MonitorAnswer): string | undefined {
  if (on && problem === 'CONSENT_NEEDED') return SCANNING_TEXTS.otherMailbox;
  return on && consentVersion !== MONITOR_CONSENT.version ? SCANNING_TEXTS.changed : undefined;
}

function summary({ on, consentedAt, scanned, waiting }: MonitorAnswer): string {
  if (!on && scanned === 0) return SCANNING_TEXTS.nothingScanned;
  const count = SCANNING_TEXTS.scanned(`${number(scanned)} ${scanned === 1 ? 'email' : 'emails'}`);
  if (!on) return `${count}. ${SCANNING_TEXTS.notScanning}`;
  const since = consentedAt === null ? '' : `${SCANNING_TEXTS.agreedOn(inTime(consentedAt))} `;
  return `${since}${count}${waiting > 0 ? SCANNING_TEXTS.waiting(number(waiting)) : ''}.`;
}
