import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmailSheet } from '../../ui/EmailSheet.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { CONSENT, REASONS } from './contract.ts';
import { MISSING_MESSAGES, missingIn, subjectOf } from './draft.ts';
import { $draft, $feedback, change, submit } from './store.ts';

/** Reason, consent and the email that is reported. */
export function FeedbackForm() {
  const state = useStore($feedback);
  const draft = useStore($draft);
  const form = useRef<HTMLFormElement>(null);
  const missing = state.status === 'filling' ? state.missing : undefined;
  const failure = state.status === 'filling' ? state.failure : undefined;
  useEffect(() => {
    if (form.current) takeChosenBefore(form.current);
  }, []);
  useEffect(() => {
    const field = missing && form.current?.querySelector<HTMLInputElement>(`input[name="${missing}"]`);
    if (!field) return;
    field.focus();
    // On a narrow screen the toast would cover what stands at the upper edge.
    field.scrollIntoView({ block: 'center' });
  }, [missing]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className="grid gap-8">
      {/* As high as the longest notice, so that the form stays where it is when one appears. */}
      <div
        role="status"
        className="grid min-h-[8.1rem] items-start min-[22.5rem]:min-h-[6.45rem] min-[30rem]:min-h-[4.8rem]"
      >
        <Arrived />
      </div>
      {/* Posted by the browser on its own it goes nowhere: its default method would put the choices into the address. */}
      <form ref={form} method="dialog" onSubmit={send} noValidate className="grid gap-6">
        <RadioGroup
          legend="What was wrong with the analysis?"
          name="reason"
          options={REASONS.map((value) => ({ value, label: value }))}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={missing === 'reason' && MISSING_MESSAGES.reason}
        />
        <Checkbox
          name="consent"
          checked={draft.consent}
          onChange={({ target }) => change({ consent: target.checked })}
          error={missing === 'consent' && MISSING_MESSAGES.consent}
        >
          {CONSENT.text} <a href="/privacy-policy">Privacy policy</a>
        </Checkbox>
        <div role="alert" className="contents">
          {missing === 'content' && <Notice kind="error">{MISSING_MESSAGES.content}</Notice>}
          {failure && <NotSent reasons={[failure]} />}
        </div>
        <Button
          type="submit"
          className="w-fit"
          busy={state.status === 'sending'}
          busyLabel="Processing..."
          aria-disabled={missingIn(draft) !== undefined || undefined}
        >
          Submit
        </Button>
      </form>
      {draft.content && (
        <section aria-labelledby="reported" className="grid gap-4">
          <h2 id="reported" className="text-20">
            The email you are reporting
          </h2>
          <EmailSheet id="reported-email" email={{ subject: subjectOf(draft.content), body: draft.content }} />
        </section>
      )}
    </div>
  );
}

function Arrived() {
  const { content, isCut } = useStore($draft);
  const { status } = useStore($feedback);
  if (content === null) return null;
  if (content.trim() !== '' && isCut) {
    const characters = content.length.toLocaleString('en');
    return (
      <Notice kind="success">
        Email content received. We only send its first {characters} characters, shown below the form.
      </Notice>
    );
  }
  if (content.trim() !== '')
    return <Notice kind="success">Email content received. You can read it below the form.</Notice>;
  if (status === 'left-open')
    return <Notice kind="plain">Your browser kept this tab open. You can close it now.</Notice>;
  return (
    <Notice kind="notice">
      No email content received. Please click “Report incorrect analysis” directly from the email.
    </Notice>
  );
}

/** What was chosen before this script was there. */
function takeChosenBefore(form: HTMLFormElement): void {
  const chosen = new FormData(form);
  const reason = REASONS.find((known) => known === chosen.get('reason'));
  if (reason) change({ reason });
  if (chosen.has('consent')) change({ consent: true });
}
