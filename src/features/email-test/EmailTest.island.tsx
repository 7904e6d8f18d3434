import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { InputField, TextareaField } from '../../ui/Field.tsx';
import { logOut } from '../sign-in/log-out.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { EmailFile } from './EmailFile.tsx';
import { fillEmail, focusFirstEmpty, readEmail } from './email-form.ts';
import { MailboxConnection } from './MailboxConnection.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';
import { $filling, $mailbox, $prediction, getNextEmail, getRecentEmail, submitEmail } from './store.ts';

const FETCHING = 'fetching... ';

/** Loads an email from the mailbox into a form, submits it and shows its assessment. */
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
    const draft = takeDraft();
    if (draft && form.current) fillEmail(form.current, draft);
    return $filling.listen((filling) => form.current && fillEmail(form.current, filling));
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submitEmail(readEmail(event.currentTarget));
    focusFirstEmpty(event.currentTarget);
  };
  return (
    <div className="grid gap-12 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={logOut}>
            Logout
          </Button>
          <Button
            variant="secondary"
            busy={mailbox.loading === 'recent'}
            busyLabel={FETCHING}
            onClick={() => void getRecentEmail()}
          >
            Get recent email
          </Button>
          <Button
            variant="secondary"
            busy={mailbox.loading === 'next'}
            busyLabel={FETCHING}
            aria-disabled={mailbox.atEnd || undefined}
            onClick={() => void getNextEmail()}
          >
            Next
          </Button>
        </div>
        <p role="status" className="min-h-6 text-14">
          {mailbox.line}
        </p>
        <form ref={form} method="dialog" onSubmit={submit} noValidate className="grid gap-6">
          <InputField label="Subject" name="subject" type="text" autoComplete="off" />
          <TextareaField label="Body" name="body" rows={4} autoComplete="off" />
          <Button type="submit" busy={prediction.status === 'loading'}>
            Submit
          </Button>
        </form>
        <EmailFile />
        <MailboxConnection
          beforeLeaving={() => {
            if (form.current) keepDraft(readEmail(form.current));
          }}
        />
      </div>
      <ResponsePanel state={prediction} />
    </div>
  );
}
