import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { request } from '../../../client/request.ts';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { $newAlerts } from '../../alerts/store.ts';
import { DEMO_EMAIL_PATH, type DemoEmailAnswer } from '../../demo-provider/contract.ts';
import { $connectedMailbox } from '../../mailbox/store.ts';
import { $monitor } from '../../scanning/store.ts';
import { DEMO_TEXTS } from '../texts.ts';

export function DemoEmail() {
  const { data } = useStore($connectedMailbox);
  const on = useStore($monitor).data?.on ?? false;
  const [busy, setBusy] = useState(false);
  const [line, setLine] = useState('');
  const [sending, setSending] = useState(0);
  // On a phone the list may start below the fold.
  useEffect(() => (sending > 0 ? showNext() : undefined), [sending]);
  if (!on || data?.mailbox.state !== 'connected' || data.mailbox.kind !== 'demo') return null;
  const send = async () => {
    setBusy(true);
    setLine('');
    setSending(sending + 1);
    const answer = await sendSample();
    setBusy(false);
    setLine(answer.ok ? DEMO_TEXTS.delivered(answer.data.subject) : (serverMessage(answer.error) ?? DEMO_TEXTS.failed));
  };
  return (
    <section aria-labelledby="demo-email" className="grid justify-items-start gap-3 border-y border-rule py-6">
      <h3 id="demo-email" className="text-20">
        {DEMO_TEXTS.heading}
      </h3>
      <p>{DEMO_TEXTS.about}</p>
      <Button variant="secondary" busy={busy} busyLabel={DEMO_TEXTS.sending} onClick={() => void send()}>
        {DEMO_TEXTS.send}
      </Button>
      <p role="status" className="text-14 empty:sr-only">
        {line}
      </p>
    </section>
  );
}

/** Scrolls to the next alert that arrives. @returns stops waiting for it */
function showNext(): () => void {
  const unlisten = $newAlerts.listen(([newest]) => {
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
