import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { $monitor, saveMonitor } from '../../scanning/store.ts';
import { type MonitorBody, THRESHOLDS } from '../../scans/contract.ts';
import { SETTINGS_TEXTS } from '../texts.ts';
import { Hooks } from './Hooks.tsx';
import { NotificationSetting } from './NotificationSetting.tsx';
import { PushSetting } from './PushSetting.tsx';

const OPTIONS = THRESHOLDS.map((value) => ({ value, label: SETTINGS_TEXTS.thresholds[value] }));

type Setting = 'threshold' | 'mailsAlerts';
type AlertChoice = Pick<MonitorBody, Setting>;
type Saving = { setting: Setting; state: 'busy' | 'saved' | 'failed' };

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
    setChosen({});
    setSaving({ setting, state: saved ? 'saved' : 'failed' });
  };
  const errorOf = (setting: Setting) =>
    saving?.setting === setting && saving.state === 'failed' ? SETTINGS_TEXTS.failed : undefined;
  return (
    <section aria-labelledby="alert-settings" className="grid gap-6">
      <h3 id="alert-settings" className="text-20">
        {SETTINGS_TEXTS.heading}
      </h3>
      <RadioGroup
        legend={SETTINGS_TEXTS.threshold}
        name="threshold"
        options={OPTIONS}
        value={chosen.threshold ?? data.threshold}
        error={errorOf('threshold')}
        onChange={(value) => void save('threshold', { threshold: value })}
      />
      <Checkbox
        checked={chosen.mailsAlerts ?? data.mailsAlerts}
        error={errorOf('mailsAlerts')}
        disabled={!data.canEmail && !data.mailsAlerts}
        onChange={({ target }) => void save('mailsAlerts', { mailsAlerts: target.checked })}
      >
        {SETTINGS_TEXTS.email}
        {!data.canEmail && <span className="block text-14 text-ink-muted">{SETTINGS_TEXTS.noMailServer}</span>}
      </Checkbox>
      <NotificationSetting />
      <PushSetting />
      <p role="status" className="min-h-6 text-14 text-ink-muted">
        {saving?.state === 'busy' && SETTINGS_TEXTS.saving}
        {saving?.state === 'saved' && SETTINGS_TEXTS.saved}
      </p>
      <Hooks />
    </section>
  );
}
