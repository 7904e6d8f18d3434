import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { ForwardAddress } from '../../dashboard/parts/ForwardAddress.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { CONNECT_HREF } from '../../dashboard/route.ts';
import type { Connection } from '../../mailbox/contract.ts';
import { $connectedMailbox } from '../../mailbox/store.ts';
import { MAILBOX_MESSAGES } from '../../mailbox/texts.ts';
import { disconnectMailbox } from '../store.ts';
import { MAILBOX_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';

export function MailboxSection({ email }: { email: string }) {
  const { data, error } = useStore($connectedMailbox);
  const heading = useRef<HTMLHeadingElement>(null);
  const erasing = useErasing(disconnectMailbox, () => heading.current?.focus());
  return (
    <Section id="connected-mailbox" title={MAILBOX_TEXTS.heading} heading={heading}>
      {!data && error && (
        <Unavailable what={MAILBOX_TEXTS.yourMailbox} error={error} onRetry={() => $connectedMailbox.revalidate()} />
      )}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <State mailbox={data.mailbox} email={email} />
          <p className="text-14 text-ink-muted">{MAILBOX_TEXTS.readOnly}</p>
          <div className="flex flex-wrap gap-2">
            {data.mailbox.state === 'connected' ? (
              <>
                <ButtonLink variant="secondary" href={CONNECT_HREF}>
                  {MAILBOX_TEXTS.connectAnother}
                </ButtonLink>
                <Button variant="secondary" onClick={erasing.ask}>
                  {MAILBOX_TEXTS.disconnect}
                </Button>
              </>
            ) : (
              <ButtonLink href={CONNECT_HREF}>
                {data.mailbox.state === 'none' ? MAILBOX_TEXTS.connect : MAILBOX_TEXTS.reconnect}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <ForwardAddress />
      <Confirm
        title={MAILBOX_TEXTS.confirmTitle}
        action={MAILBOX_TEXTS.disconnect}
        busyLabel={MAILBOX_TEXTS.disconnecting}
        erasing={erasing}
      >
        <p>{MAILBOX_TEXTS.confirm}</p>
      </Confirm>
    </Section>
  );
}

function State({ mailbox, email }: { mailbox: Connection; email: string }) {
  if (mailbox.state === 'none') return <p>{MAILBOX_TEXTS.none}</p>;
  if (mailbox.state === 'reconnect') {
    return <Notice kind="notice">{MAILBOX_MESSAGES.accessLost}</Notice>;
  }
  if (mailbox.kind === 'demo' && mailbox.address === email) return <p>{MAILBOX_TEXTS.ownDemo}</p>;
  return (
    <p className="wrap-anywhere">
      {mailbox.address} ({MAILBOX_MESSAGES.kinds[mailbox.kind]})
    </p>
  );
}
