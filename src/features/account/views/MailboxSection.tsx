import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { site } from '../../../content/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { CONNECT_HREF } from '../../dashboard/route.ts';
import type { Connection } from '../../mailbox/contract.ts';
import { $connectedMailbox, disconnectMailbox } from '../store.ts';
import { Section } from './Section.tsx';

/** Which mailbox is read, and the ways to change that. */
export function MailboxSection({ email }: { email: string }) {
  const { data, error } = useStore($connectedMailbox);
  const heading = useRef<HTMLHeadingElement>(null);
  const erasing = useErasing(disconnectMailbox, () => heading.current?.focus());
  return (
    <Section id="connected-mailbox" title="Mailbox" heading={heading}>
      {!data && error && (
        <Unavailable what="Your mailbox" error={error} onRetry={() => $connectedMailbox.revalidate()} />
      )}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <State mailbox={data.mailbox} email={email} />
          <p className="text-14 text-ink-muted">
            {site.name} may read a mailbox and nothing else: no email is changed, moved or deleted.
          </p>
          <div className="flex flex-wrap gap-2">
            {data.mailbox.state === 'connected' ? (
              <>
                <ButtonLink variant="secondary" href={CONNECT_HREF}>
                  Connect another
                </ButtonLink>
                <Button variant="secondary" onClick={erasing.ask}>
                  Disconnect
                </Button>
              </>
            ) : (
              <ButtonLink href={CONNECT_HREF}>
                {data.mailbox.state === 'none' ? 'Connect a mailbox' : 'Connect it again'}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <Confirm title="Disconnect this mailbox?" action="Disconnect" busyLabel="Disconnecting…" erasing={erasing}>
        <p>
          What opens it is deleted here, and nothing new is scanned. Your scans, alerts and tasks are kept. You can
          connect it again at any time.
        </p>
      </Confirm>
    </Section>
  );
}

const WAYS = { gmail: 'through Gmail', demo: 'a demo mailbox', imap: 'over IMAP' } as const;

function State({ mailbox, email }: { mailbox: Connection; email: string }) {
  if (mailbox.state === 'none') return <p>None is connected.</p>;
  if (mailbox.state === 'reconnect') {
    return (
      <Notice kind="notice">
        It no longer lets us in: the permission was withdrawn or has run out, or the password was changed.
      </Notice>
    );
  }
  if (mailbox.kind === 'demo' && mailbox.address === email) return <p>The demo mailbox of this account.</p>;
  return (
    <p className="wrap-anywhere">
      {mailbox.address}, {WAYS[mailbox.kind]}.
    </p>
  );
}
