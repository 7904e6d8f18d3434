import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { logOutEverywhere } from '../../../client/log-out.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Session } from '../../sign-in/contract.ts';
import { $ending, $sessions, logOutDevice } from '../store.ts';
import { DEVICES_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';

export function Devices() {
  const { data, error } = useStore($sessions);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button disappears with its device.
  const logOut = async (id: string) => {
    if (await logOutDevice(id)) heading.current?.focus();
  };
  return (
    <Section id="devices" title={DEVICES_TEXTS.heading} heading={heading}>
      {error && <p role="status">{DEVICES_TEXTS.unavailable}</p>}
      {data && (
        <>
          <ul className="w-full divide-y divide-rule border-y border-rule">
            {data.sessions.map((session) => (
              <Device key={session.id} session={session} onLogOut={() => void logOut(session.id)} />
            ))}
          </ul>
          <Button variant="secondary" onClick={logOutEverywhere}>
            {DEVICES_TEXTS.logOutEverywhere}
          </Button>
        </>
      )}
    </Section>
  );
}

interface DeviceProps {
  session: Session;
  onLogOut: () => void;
}

function Device({ session: { id, device, lastUsedAt, current }, onLogOut }: DeviceProps) {
  const ending = useStore($ending);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div>
        <p>{device}</p>
        <p className="text-14 text-ink-muted">
          {current ? DEVICES_TEXTS.thisBrowser : DEVICES_TEXTS.lastUsed(inTime(lastUsedAt))}
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          className="ml-auto"
          aria-label={DEVICES_TEXTS.logOutOf(device)}
          busy={ending === id}
          onClick={onLogOut}
        >
          {DEVICES_TEXTS.logOut}
        </Button>
      )}
    </li>
  );
}
