import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { logOut } from '../../client/log-out.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { InputField, TextareaField } from '../../ui/Field.tsx';
import { showAlertsHere } from '../alerts/elsewhere-store.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { EmailFile } from './EmailFile.tsx';
import { fillEmail, focusFirstEmpty, readEmail } from './email-form.ts';
import { MailboxConnection } from './MailboxConnection.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';
import { $filling, $mailbox, $prediction, getNextEmail, getRecentEmail, submitEmail } from './store.ts';
import { FORM_TEXTS } from './texts.ts';

export function EmailTest() {
  return (
    <ErrorBoundary>
      <EmailTestView />
    </ErrorBoundary>
  );
}

function EmailTestView() {
  const mailbox = useStore($mailbox);
  const prediction = useStore($prediction);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const draft = restoreDraft();
    if (draft && form.current) fillEmail(form.current, draft);
    return $filling.listen((filling) => form.current && fillEmail(form.current, filling));
  }, []);
  useEffect(showAlertsHere, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submitEmail(readEmail(event.currentTarget));
    focusFirstEmpty(event.currentTarget);
  };
  return (
    <div className="grid gap-12 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap gap-1 sm:gap-2">
          <Button variant="secondary" className="px-3" onClick={logOut}>
            {FORM_TEXTS.logOut}
          </Button>
          <Button
            variant="secondary"
            className="px-3"
            busy={mailbox.loading === 'recent'}
            busyLabel={FORM_TEXTS.fetching}
            onClick={() => void getRecentEmail()}
          >
            {FORM_TEXTS.recent}
          </Button>
          <Button
            variant="secondary"
            className="px-3"
            busy={mailbox.loading === 'next'}
            busyLabel={FORM_TEXTS.fetching}
            aria-disabled={mailbox.atEnd || undefined}
            onClick={() => void getNextEmail()}
          >
            {FORM_TEXTS.next}
          </Button>
        </div>
        <p role="status" className="min-h-6 text-14">
          {mailbox.line}
        </p>
        <form ref={form} method="dialog" onSubmit={submit} noValidate className="grid gap-6">
          <InputField label={FORM_TEXTS.subject} name="subject" type="text" autoComplete="off" />
          <TextareaField label={FORM_TEXTS.body} name="body" dir="auto" rows={4} autoComplete="off" />
          <Button type="submit" busy={prediction.status === 'loading'}>
            {FORM_TEXTS.submit}
          </Button>
        </form>
        <EmailFile />
        <MailboxConnection
          beforeLeaving={() => {
            if (form.current) saveDraft(readEmail(form.current));
          }}
        />
      </div>
      <ResponsePanel state={prediction} />
    </div>
  );
}
