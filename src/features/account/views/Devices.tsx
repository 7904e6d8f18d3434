import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Session } from '../../sign-in/contract.ts';
import { logOutEverywhere } from '../../sign-in/log-out.ts';
import { $ending, $sessions, logOutDevice } from '../store.ts';
import { Section } from './Section.tsx';

/** Where the user is logged in, each with a way to end it. */
export function Devices() {
  const { data, error } = useStore($sessions);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus goes with its device.
  const logOut = async (id: string) => {
    if (await logOutDevice(id)) heading.current?.focus();
  };
  return (
    <Section id="devices" title="Where you are logged in" heading={heading}>
      {error && <p role="status">The list of your devices is not available at the moment.</p>}
      {data && (
        <>
          <ul className="w-full divide-y divide-rule border-y border-rule">
            {data.sessions.map((session) => (
              <Device key={session.id} session={session} onLogOut={() => void logOut(session.id)} />
            ))}
          </ul>
          <Button variant="secondary" onClick={logOutEverywhere}>
            Log out everywhere
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
        <p className="text-14 text-ink-muted">{current ? 'This browser' : `Last used ${inTime(lastUsedAt)}`}</p>
      </div>
      {!current && (
        <Button variant="quiet" aria-label={`Log out ${device}`} busy={ending === id} onClick={onLogOut}>
          Log out
        </Button>
      )}
    </li>
  );
}
