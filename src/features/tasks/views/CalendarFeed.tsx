import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { $feed, createLink, revokeLink } from '../feed-store.ts';
import { FEED_TEXTS } from '../texts.ts';
import { FeedLink } from './FeedLink.tsx';

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
        {FEED_TEXTS.heading}
      </h3>
      <p className="text-ink-muted">{FEED_TEXTS.about}</p>
      {!data && !error && <Waiting />}
      {error && <Unavailable what={FEED_TEXTS.what} error={error} onRetry={() => $feed.revalidate()} />}
      <FeedLink />
      {data && madeAt === null && (
        <div>
          <Button variant="secondary" busy={busy} busyLabel={FEED_TEXTS.creating} onClick={() => void run(createLink)}>
            {FEED_TEXTS.create}
          </Button>
        </div>
      )}
      {data && madeAt !== null && (
        <>
          <p className="text-14 text-ink-muted">
            {FEED_TEXTS.created(inTime(madeAt))}{' '}
            {data.readAt === null ? FEED_TEXTS.neverRead : FEED_TEXTS.lastRead(inTime(data.readAt))}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              busy={busy}
              busyLabel={FEED_TEXTS.creating}
              onClick={() => void run(createLink)}
            >
              {FEED_TEXTS.replace}
            </Button>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {FEED_TEXTS.revoke}
            </Button>
          </div>
          <p className="text-14 text-ink-muted">{FEED_TEXTS.hashed}</p>
        </>
      )}
      <Dialog title={FEED_TEXTS.revokeTitle} open={asking} onClose={() => setAsking(false)}>
        <p>{FEED_TEXTS.revokeEffect}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" busy={busy} busyLabel={FEED_TEXTS.revoking} onClick={() => void run(revokeLink)}>
            {FEED_TEXTS.revoke}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {FEED_TEXTS.cancel}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
