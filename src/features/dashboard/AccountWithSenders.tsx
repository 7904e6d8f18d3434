import { AccountView } from '../account/views/AccountView.tsx';
import { SendersSection } from '../corrections/views/SendersSection.tsx';

export function AccountWithSenders() {
  return <AccountView senders={<SendersSection />} />;
}
