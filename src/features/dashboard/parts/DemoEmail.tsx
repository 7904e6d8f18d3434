import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { request } from '../../../client/request.ts';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { $connectedMailbox } from '../../account/store.ts';
import { $news } from '../../alerts/store.ts';
import { DEMO_EMAIL_PATH, type DemoEmailAnswer } from '../../demo-provider/contract.ts';
import { $monitor } from '../../scanning/store.ts';

/** Lets whoever looks at the demo see an alert arrive. */
export function DemoEmail() {
  const { data } = useStore($connectedMailbox);
  const on = useStore($monitor).data?.on ?? false;
  const [busy, setBusy] = useState(false);
  const [line, setLine] = useState('');
  const [sending, setSending] = useState(0);
  // On a phone the list may begin below what is in sight.
  useEffect(() => (sending > 0 ? showNext() : undefined), [sending]);
  if (!on || data?.mailbox.state !== 'connected' || data.mailbox.kind !== 'demo') return null;
  const send = async () => {
    setBusy(true);
    setLine('');
    setSending(sending + 1);
    const answer = await sendSample();
    setBusy(false);
    setLine(
      answer.ok
        ? `Delivered: “${answer.data.subject}”.`
        : (serverMessage(answer.error) ?? 'It could not be sent. Please try again.'),
    );
  };
  return (
    <section aria-labelledby="demo-email" className="grid justify-items-start gap-3 border-y border-rule py-6">
      <h3 id="demo-email" className="text-20">
        Demo: see an alert arrive
      </h3>
      <p>This is a demo mailbox. Have an invented phishing mail delivered to it, as a stranger would send one.</p>
      <Button variant="secondary" busy={busy} busyLabel="Sending…" onClick={() => void send()}>
        Send a sample phishing mail
      </Button>
      <p role="status" className="min-h-6 text-14">
        {line}
      </p>
    </section>
  );
}

/** Brings the next alert into sight in a list of them. @returns what ends it */
function showNext(): () => void {
  const unlisten = $news.listen(([newest]) => {
    if (!newest) return;
    unlisten();
    requestAnimationFrame(() =>
      document.querySelector(`[data-alert="${newest.number}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  });
  return unlisten;
}

const sendSample = () =>
  request<DemoEmailAnswer>({
    method: 'POST',
    path: DEMO_EMAIL_PATH,
    params: { userId: $auth.get().userId ?? '' },
  });
