import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $auth } from '../../../client/session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { $monitor } from '../../scanning/store.ts';
import { $currentUser } from '../store.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { BaselineSection } from './BaselineSection.tsx';
import { Devices } from './Devices.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { MyDataSection } from './MyDataSection.tsx';
import { ScanningSection } from './ScanningSection.tsx';
import { SenderChecksSection } from './SenderChecksSection.tsx';
import './account.css';

/** Who is signed in and where, which mailbox is read and scanned, and what is stored about the user. */
export function AccountView() {
  const { email } = useStore($auth);
  const { error } = useStore($currentUser);
  const monitor = useStore($monitor);
  // Then it is said above the view, once for all that cannot be read.
  const isUnreachable = error !== undefined && monitor.error !== undefined && !monitor.data;
  const isAnswering = monitor.data !== undefined;
  useEffect(() => {
    if (isAnswering && $currentUser.value?.error) $currentUser.revalidate();
  }, [isAnswering]);
  if (email === null) return null;
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <ViewHeading title="Account" />
        <p>
          Logged in as <span className="font-mono wrap-anywhere">{email}</span>
        </p>
      </div>
      {error && !isUnreachable && (
        <Notice kind="error" role="status">
          The server does not answer at the moment. Your session is kept; please try again in a minute.
        </Notice>
      )}
      {!isUnreachable && (
        <>
          <MailboxSection email={email} />
          <SenderChecksSection />
          <ScanningSection />
          <BaselineSection />
          <Devices />
        </>
      )}
      <AppearanceSection />
      <MyDataSection email={email} />
    </div>
  );
}
