import { useStore } from '@nanostores/react';
import { $service } from '../../client/service.ts';
import { $auth } from '../../client/session.ts';
import { site } from '../../content/site.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Devices } from './Devices.tsx';
import { $currentUser } from './store.ts';

/** Who is signed in and where, which mailbox is read, and the way to the email test. */
export function Dashboard() {
  const { email } = useStore($auth, { ssr: 'initial' });
  return <ErrorBoundary>{email !== null && <Account email={email} />}</ErrorBoundary>;
}

function Account({ email }: { email: string }) {
  const { data: service } = useStore($service);
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
            {service && (service.demo ? 'The demo mailbox of this account. ' : 'Gmail, through your Google account. ')}
            {site.name} may read it and nothing else: no email is changed, moved or deleted.
          </dd>
        </div>
      </dl>
      <ButtonLink href="/email-test">Test one of your emails</ButtonLink>
      <Devices />
    </div>
  );
}
