import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { ReportLookup } from './ReportLookup.tsx';
import { $feedback, $receipt, followAddress } from './store.ts';
import { ThankYou } from './ThankYou.tsx';

/** With a receipt in the address, shows that report instead of the form. */
export function Feedback() {
  return (
    <ErrorBoundary>
      <FeedbackView />
    </ErrorBoundary>
  );
}

function FeedbackView() {
  const state = useStore($feedback);
  const receipt = useStore($receipt);
  useEffect(followAddress, []);
  if (receipt !== null) return <ReportLookup key={receipt} receipt={receipt} />;
  if (state.status === 'sent') return <ThankYou answer={state.answer} />;
  return <FeedbackForm />;
}
