import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { $feed, makeAddress, revokeAddress } from '../feed-store.ts';
import { FeedAddress } from './FeedAddress.tsx';

/** The private address at which a calendar asks for the tasks. */
export function CalendarFeed() {
  const { data, error } = useStore($feed);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const madeAt = data?.madeAt ?? null;
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const done = await work();
    setBusy(false);
    setAsking(false);
    if (done) heading.current?.focus();
  };
  return (
    <section aria-labelledby="feed-heading" className="grid gap-4">
      <h3 id="feed-heading" ref={heading} tabIndex={-1} className="text-20">
        In your calendar
      </h3>
      <p className="text-ink-muted">
        A calendar program can subscribe to your tasks at a private address. Whoever has the address can read them, and
        nothing else.
      </p>
      {!data && !error && <Waiting />}
      {error && <Unavailable what="The calendar address" error={error} onRetry={() => $feed.revalidate()} />}
      <FeedAddress />
      {data && madeAt === null && (
        <div>
          <Button variant="secondary" busy={busy} busyLabel="Making…" onClick={() => void run(makeAddress)}>
            Make a calendar address
          </Button>
        </div>
      )}
      {data && madeAt !== null && (
        <>
          <p className="text-14 text-ink-muted">
            Made on {inTime(madeAt)}.{' '}
            {data.readAt === null ? 'No calendar has asked yet.' : `A calendar asked last on ${inTime(data.readAt)}.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" busy={busy} busyLabel="Making…" onClick={() => void run(makeAddress)}>
              Make a new address
            </Button>
            <Button variant="danger" onClick={() => setAsking(true)}>
              Revoke
            </Button>
          </div>
          <p className="text-14 text-ink-muted">
            The address itself is not kept here, only a mark to know it by. A new one ends the one before.
          </p>
        </>
      )}
      <Dialog title="Revoke the address?" open={asking} onClose={() => setAsking(false)}>
        <p>Calendars that subscribe to it get nothing any more. Your tasks stay.</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" busy={busy} busyLabel="Revoking…" onClick={() => void run(revokeAddress)}>
            Revoke
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
