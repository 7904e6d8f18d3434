import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $auth } from '../../../client/session.ts';
import { Waiting } from '../../../ui/Loading.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { $monitor } from '../../scanning/store.ts';
import { $account } from '../store.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { ApiKeySection } from './ApiKeySection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { BaselineSection } from './BaselineSection.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { Devices } from './Devices.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { KeysAfterReset } from './KeysAfterReset.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { MyDataSection } from './MyDataSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ScanningSection } from './ScanningSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { SenderChecksSection } from './SenderChecksSection.tsx';
import { SharedVerdictsSection } from './SharedVerdictsSection.tsx';
import './account.css';

/** @param props.senders the trusted and reported senders */
export function AccountView({ senders }: { senders: ReactNode }) {
  const { email } = useStore($auth);
  const { data, error } = useStore($account);
  const monitor = useStore($monitor);
  // If this fails, the dashboard shows one error for the whole view.
  const isUnreachable = error !== undefined && monitor.error !== undefined && !monitor.data;
  // Refetching removes no section, and no dialog in it.
  const [isAnswered, setIsAnswered] = useState(false);
  if ((data || error) && !isAnswered) setIsAnswered(true);
  const hasSections = isAnswered && !isUnreachable;
  const line = useRef<HTMLParagraphElement>(null);
  const sections = useRef<HTMLDivElement>(null);
  const isAnswering = monitor.data !== undefined;
  useEffect(() => {
    if (isAnswering && $account.value?.error) $account.revalidate();
  }, [isAnswering]);
  if (email === null) return null;
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <ViewHeading title={ACCOUNT_TEXTS.heading} />
        <p ref={line} tabIndex={-1}>
          {ACCOUNT_TEXTS.signedInAs} <span className="font-mono wrap-anywhere">{email}</span>
        </p>
      </div>
      {error && !isUnreachable && (
        <Notice kind="error" role="status">
          {ACCOUNT_TEXTS.serverUnavailable}
        </Notice>
      )}
      {!isAnswered && <Waiting />}
      {hasSections && <KeysAfterReset onClosed={() => line.current?.focus()} />}
      <div className="account">
        <SectionNavigation sections={sections} />
        <div ref={sections} className="account-sections">
          {hasSections && (
            <>
              <MailboxSection email={email} />
              <SenderChecksSection />
              <ScanningSection />
              {senders}
              <BaselineSection />
              <SharedVerdictsSection />
              <IdentitySection />
              <PasskeySection />
              <PasswordSection email={email} />
              <SecondFactorSection />
              <Devices />
              <ApiKeySection />
            </>
          )}
          {isAnswered && (
            <>
              <AppearanceSection />
              <MyDataSection email={email} />
            </>
          )}
        </div>
      </div>
      <ConfirmIdentity />
    </div>
  );
}
