import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Connection } from '../mailbox/contract.ts';
import { $connection, connectGmail, disconnectMailbox, forgetFailure, openConnection } from './connection.ts';
import { ImapDialog } from './ImapDialog.tsx';

const KINDS = { gmail: 'Gmail', demo: 'the demo mailbox', imap: 'IMAP' } as const;

/**
 * Which mailbox the emails come from, and the ways to connect one.
 * @param beforeLeaving called when the browser is about to go to the provider
 */
export function MailboxConnection({ beforeLeaving }: { beforeLeaving: () => void }) {
  const { known, busy, line, failed } = useStore($connection);
  const [byImap, setByImap] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void openConnection();
    // The browser looked for the place before it was there.
    if (location.hash === '#mailbox') heading.current?.focus();
  }, []);
  const isKnown = known !== null;
  useEffect(() => {
    // The ways to connect one come later, below what was scrolled to.
    if (isKnown && location.hash === '#mailbox') section.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);
  // The button that had the focus is gone once the state is another.
  const disconnect = async () => {
    if (await disconnectMailbox()) heading.current?.focus();
  };
  const closeImap = () => {
    setByImap(false);
    if ($connection.get().known?.mailbox.state === 'connected') heading.current?.focus();
    else forgetFailure();
  };
  return (
    <section
      ref={section}
      aria-labelledby="mailbox"
      className="mt-4 grid justify-items-start gap-3 border-t border-rule pt-6"
    >
      <h2 ref={heading} id="mailbox" tabIndex={-1} className="text-20">
        Mailbox
      </h2>
      {known && <State mailbox={known.mailbox} />}
      {known?.mailbox.state === 'connected' ? (
        <Button
          variant="secondary"
          busy={busy === 'disconnecting'}
          busyLabel="Disconnecting…"
          onClick={() => void disconnect()}
        >
          Disconnect
        </Button>
      ) : (
        known && (
          <div className="flex flex-wrap gap-2">
            {known.offersGmail && (
              <Button
                variant="secondary"
                busy={busy === 'gmail'}
                busyLabel="Opening Google…"
                onClick={() => void connectGmail(beforeLeaving)}
              >
                Connect Gmail
              </Button>
            )}
            <Button variant="secondary" onClick={() => setByImap(true)}>
              Connect by IMAP
            </Button>
          </div>
        )
      )}
      <p role="status" className={failed ? 'text-14 text-error' : 'text-14'}>
        {byImap ? '' : line}
      </p>
      <ImapDialog open={byImap} onClose={closeImap} />
    </section>
  );
}

function State({ mailbox }: { mailbox: Connection }): ReactNode {
  if (mailbox.state === 'connected') {
    return (
      <p>
        <span className="font-mono text-14 wrap-anywhere">{mailbox.address}</span>, through {KINDS[mailbox.kind]}. It is
        read and never changed.
      </p>
    );
  }
  if (mailbox.state === 'none') return <p>No mailbox is connected. Saved emails can be analysed without one.</p>;
  return (
    <Notice kind="notice">
      Your mailbox no longer lets us in: the permission was withdrawn or has run out, or the password was changed.
      Please connect it again.
    </Notice>
  );
}
