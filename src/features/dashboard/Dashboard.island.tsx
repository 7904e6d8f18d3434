import { useStore } from '@nanostores/react';
import { $auth } from '../../client/session.ts';
import { site } from '../../content/site.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Connection } from '../mailbox/contract.ts';
import { Devices } from './Devices.tsx';
import { $connectedMailbox, $currentUser } from './store.ts';

/** Who is signed in and where, which mailbox is read, and the way to the email test. */
export function Dashboard() {
  const { email } = useStore($auth, { ssr: 'initial' });
  return <ErrorBoundary>{email !== null && <Account email={email} />}</ErrorBoundary>;
}

function Account({ email }: { email: string }) {
  const { data } = useStore($connectedMailbox);
  const { error } = useStore($currentUser);
  return (
    <div className="grid justify-items-start gap-8">
      {error && (
        <Notice kind="error" role="status">
          The server does not answer at the moment. Your session is kept; please try again in a minute.
        </Notice>
      )}
      <dl className="w-full max-w-measure divide-y divide-rule border-y border-rule">
        <div className="py-4">
          <dt className="text-14 text-ink-muted">Logged in as</dt>
          <dd className="font-mono">{email}</dd>
        </div>
        <div className="py-4">
          <dt className="text-14 text-ink-muted">Mailbox</dt>
          <dd>
            {data && mailboxLine(data.mailbox, email)} {site.name} may read a mailbox and nothing else: no email is
            changed, moved or deleted.
          </dd>
        </div>
      </dl>
      <ButtonLink href="/email-test">Test one of your emails</ButtonLink>
      <Devices />
    </div>
  );
}

const WAYS = { gmail: 'through Gmail', demo: 'a demo mailbox', imap: 'over IMAP' } as const;

function mailboxLine(mailbox: Connection, email: string): string {
  if (mailbox.state === 'none') return 'None is connected.';
  if (mailbox.state === 'reconnect') return 'It no longer lets us in: connect it again on the test page.';
  if (mailbox.kind === 'demo' && mailbox.address === email) return 'The demo mailbox of this account.';
  return `${mailbox.address}, ${WAYS[mailbox.kind]}.`;
}
