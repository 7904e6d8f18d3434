import { useStore } from '@nanostores/react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { $permission, $wantsNotifications, askPermission } from '../notifications.ts';
import { $push } from '../push/store.ts';
import { NOTIFICATION_TEXTS } from '../texts.ts';

export function NotificationSetting() {
  const permission = useStore($permission);
  const wanted = useStore($wantsNotifications);
  const push = useStore($push);
  if (permission === 'granted') {
    return (
      <Checkbox checked={wanted} onChange={({ target }) => $wantsNotifications.set(target.checked)}>
        {NOTIFICATION_TEXTS.setting}
      </Checkbox>
    );
  }
  if (permission === 'default') {
    return (
      <div className="grid justify-items-start gap-2">
        <p>{NOTIFICATION_TEXTS.available}</p>
        <Button variant="secondary" onClick={() => void askPermission()}>
          {NOTIFICATION_TEXTS.allow}
        </Button>
      </div>
    );
  }
  // Android only shows notifications for push messages.
  if (permission === 'unsupported' && push !== 'unsupported') return null;
  return (
    <p className="text-14 text-ink-muted">
      {permission === 'denied' ? NOTIFICATION_TEXTS.denied : NOTIFICATION_TEXTS.unsupported}
    </p>
  );
}
