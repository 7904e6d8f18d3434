import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Connection } from '../mailbox/contract.ts';
import {
  $connection,
  clearFailure,
  connectByConsent,
  disconnectMailbox,
  openConnection,
  stopConnecting,
} from './connection.ts';
import { ImapDialog } from './ImapDialog.tsx';
import { CONNECTION_TEXTS } from './texts.ts';

/** @param beforeLeaving called before the browser leaves for the provider */
export function MailboxConnection({ beforeLeaving }: { beforeLeaving: () => void }) {
  const { known, busy, line, failed } = useStore($connection);
  const [imapOpen, setImapOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void openConnection().then((cameBack) => {
      if (!cameBack) return;
      // The outcome is shown below the form.
      heading.current?.focus({ preventScroll: true });
      section.current?.scrollIntoView({ block: 'nearest' });
    });
    // The heading didn't exist yet when the browser looked for the fragment.
    if (location.hash === '#mailbox') heading.current?.focus();
  }, []);
  const isKnown = known !== null;
  useEffect(() => {
    // The buttons appear later, below the position scrolled to.
    if (isKnown && location.hash === '#mailbox') section.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);
  // The focused button disappears.
  const disconnect = async () => {
    if (await disconnectMailbox()) heading.current?.focus();
  };
  const openImap = () => {
    // Gmail or Outlook may still be opening.
    stopConnecting();
    setImapOpen(true);
  };
  const closeImap = () => {
    stopConnecting();
    setImapOpen(false);
    if ($connection.get().known?.mailbox.state === 'connected') heading.current?.focus();
    else clearFailure();
  };
  return (
    <section
      ref={section}
      aria-labelledby="mailbox"
      className="mt-4 grid justify-items-start gap-3 border-t border-rule pt-6"
    >
      <h2 ref={heading} id="mailbox" tabIndex={-1} className="text-20">
        {CONNECTION_TEXTS.heading}
      </h2>
      {known && <State mailbox={known.mailbox} />}
      {known?.mailbox.state === 'connected' ? (
        <Button
          variant="secondary"
          busy={busy === 'disconnecting'}
          busyLabel={CONNECTION_TEXTS.disconnecting}
          onClick={() => void disconnect()}
        >
          {CONNECTION_TEXTS.disconnect}
        </Button>
      ) : (
        known && (
          <div className="flex flex-wrap gap-2">
            {known.offersGmail && (
              <Button
                variant="secondary"
                busy={busy === 'gmail'}
                busyLabel={CONNECTION_TEXTS.openingGoogle}
                onClick={() => void connectByConsent('gmail', beforeLeaving)}
              >
                {CONNECTION_TEXTS.connectGmail}
              </Button>
            )}
            {known.offersMicrosoft && (
              <Button
                variant="secondary"
                busy={busy === 'microsoft'}
                busyLabel={CONNECTION_TEXTS.openingMicrosoft}
                onClick={() => void connectByConsent('microsoft', beforeLeaving)}
              >
                {CONNECTION_TEXTS.connectMicrosoft}
              </Button>
            )}
            <Button variant="secondary" onClick={openImap}>
              {CONNECTION_TEXTS.connectImap}
            </Button>
          </div>
        )
      )}
      <p role="status" className={failed ? 'text-14 text-error' : 'text-14'}>
        {imapOpen ? '' : line}
      </p>
      <ImapDialog open={imapOpen} onClose={closeImap} />
    </section>
  );
}

function State({ mailbox }: { mailbox: Connection }): ReactNode {
  if (mailbox.state === 'connected') {
    return (
      <p>
        <span className="font-mono text-14 wrap-anywhere">{mailbox.address}</span> (
        {CONNECTION_TEXTS.kinds[mailbox.kind]}). {CONNECTION_TEXTS.readOnly}
      </p>
    );
  }
  if (mailbox.state === 'none') return <p>{CONNECTION_TEXTS.none}</p>;
  return <Notice kind="notice">{CONNECTION_TEXTS.reconnect}</Notice>;
}
