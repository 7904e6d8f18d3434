import { useStore } from '@nanostores/react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { $permission, $wantsNotifications, askPermission } from '../notifications.ts';

/** Whether this browser tells of alerts while the dashboard is open somewhere in it. */
export function NotificationSetting() {
  const permission = useStore($permission);
  const wanted = useStore($wantsNotifications);
  if (permission === 'granted') {
    return (
      <Checkbox checked={wanted} onChange={({ target }) => $wantsNotifications.set(target.checked)}>
        Notify me in this browser while the dashboard is open in a tab
      </Checkbox>
    );
  }
  if (permission === 'default') {
    return (
      <div className="grid justify-items-start gap-2">
        <p>This browser can notify you while the dashboard is open in a tab.</p>
        <Button variant="secondary" onClick={() => void askPermission()}>
          Allow notifications
        </Button>
      </div>
    );
  }
  return (
    <p className="text-14 text-ink-muted">
      {permission === 'denied'
        ? 'This browser refuses notifications from this site. You can allow them in its settings.'
        : 'This browser shows no notifications from a page.'}
    </p>
  );
}
