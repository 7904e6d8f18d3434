import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { $monitor, saveMonitor } from '../../scanning/store.ts';
import { type MonitorBody, THRESHOLDS, type Threshold } from '../../scans/contract.ts';
import { NotificationSetting } from './NotificationSetting.tsx';

const LABELS: Record<Threshold, string> = {
  Low: 'Low and above',
  Medium: 'Medium and above',
  High: 'High and above',
  Critical: 'Critical only',
};
const OPTIONS = THRESHOLDS.map((value) => ({ value, label: LABELS[value] }));

type Setting = 'threshold' | 'mailsAlerts';
type AlertChoice = Pick<MonitorBody, Setting>;
type Saving = { setting: Setting; state: 'busy' | 'saved' | 'failed' };

/** How alerts are given. Each choice is saved as it is made. */
export function AlertSettings() {
  const { data } = useStore($monitor);
  const [saving, setSaving] = useState<Saving>();
  const [chosen, setChosen] = useState<AlertChoice>({});
  if (!data) return null;
  const save = async (setting: Setting, change: AlertChoice) => {
    if (saving?.state === 'busy') return;
    setChosen(change);
    setSaving({ setting, state: 'busy' });
    const saved = await saveMonitor(change);
    // What was not saved is not shown as if it were.
    setChosen({});
    setSaving({ setting, state: saved ? 'saved' : 'failed' });
  };
  const errorOf = (setting: Setting) =>
    saving?.setting === setting && saving.state === 'failed'
      ? 'This could not be saved; it is as it was before. Please try again.'
      : undefined;
  return (
    <section aria-labelledby="alert-settings" className="grid gap-6">
      <h3 id="alert-settings" className="text-20">
        How you are alerted
      </h3>
      <RadioGroup
        legend="Least severity"
        name="threshold"
        options={OPTIONS}
        value={chosen.threshold ?? data.threshold}
        error={errorOf('threshold')}
        onChange={(value) => void save('threshold', { threshold: value })}
      />
      <Checkbox
        checked={chosen.mailsAlerts ?? data.mailsAlerts}
        error={errorOf('mailsAlerts')}
        onChange={({ target }) => void save('mailsAlerts', { mailsAlerts: target.checked })}
      >
        Also mail me alerts, up to 20 a day, without anything of the message
      </Checkbox>
      <NotificationSetting />
      <p role="status" className="min-h-6 text-14 text-ink-muted">
        {saving?.state === 'busy' && 'Saving…'}
        {saving?.state === 'saved' && 'Saved.'}
      </p>
    </section>
  );
}
