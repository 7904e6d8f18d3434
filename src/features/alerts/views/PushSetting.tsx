import { useStore } from '@nanostores/react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { $permission } from '../notifications.ts';
import { $push, turnOffPush, turnOnPush } from '../push/store.ts';
import { NOTIFICATION_TEXTS, PUSH_TEXTS } from '../texts.ts';

export function PushSetting() {
  const state = useStore($push);
  const permission = useStore($permission);
  if (state === 'unsupported') return null;
  if (state === 'install') return <p className="text-14 text-ink-muted">{PUSH_TEXTS.install}</p>;
  if (state === 'denied') {
    // If pages may notify by themselves, the setting above says so.
    return permission === 'unsupported' ? <p className="text-14 text-ink-muted">{NOTIFICATION_TEXTS.denied}</p> : null;
  }
  return (
    <Checkbox
      checked={state === 'on'}
      aria-busy={state === 'busy' || undefined}
      error={state === 'failed' ? PUSH_TEXTS.failed : undefined}
      onChange={({ target }) => state !== 'busy' && void (target.checked ? turnOnPush() : turnOffPush())}
    >
      {PUSH_TEXTS.setting}
    </Checkbox>
  );
}
