import { useStore } from '@nanostores/react';
import { lazy, type SubmitEvent, Suspense, useEffect, useRef } from 'react';
import { number } from '../../client/format-number.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { CONSENT, REASONS } from './contract.ts';
import { missingIn, subjectOf } from './draft.ts';
import { $draft, $feedback, change, submit } from './store.ts';
import { FORM_TEXTS, MISSING_MESSAGES, THANK_YOU_TEXTS } from './texts.ts';

// Most reports begin without an email.
const EmailSheet = lazy(async () => ({ default: (await import('../../ui/EmailSheet.tsx')).EmailSheet }));

export function FeedbackForm() {
  const state = useStore($feedback);
  const draft = useStore($draft);
  const form = useRef<HTMLFormElement>(null);
  const missing = state.status === 'filling' ? state.missing : undefined;
  const failure = state.status === 'filling' ? state.failure : undefined;
  useEffect(() => {
    if (form.current) readEarlyChoices(form.current);
  }, []);
  useEffect(() => {
    const field = missing && form.current?.querySelector<HTMLInputElement>(`input[name="${missing}"]`);
    if (!field) return;
    field.focus();
    // On a narrow screen the toast would cover a field at the top.
    field.scrollIntoView({ block: 'center' });
  }, [missing]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className="grid gap-8">
      {/* As high as the longest notice, so that the form doesn't move. */}
      <div
        role="status"
        className="grid min-h-[8.1rem] items-start min-[22.5rem]:min-h-[6.45rem] min-[30rem]:min-h-[4.8rem]"
      >
        <ContentNotice />
      </div>
      {/* method=dialog: without the script, GET would put the choices into the address. */}
      <form ref={form} method="dialog" onSubmit={send} noValidate className="grid gap-6">
        <RadioGroup
          legend={FORM_TEXTS.reason}
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
          {CONSENT.text} <a href="/privacy-policy">{FORM_TEXTS.privacyPolicy}</a>
        </Checkbox>
        <div role="alert" className="contents">
          {missing === 'content' && <Notice kind="error">{MISSING_MESSAGES.content}</Notice>}
          {failure && <NotSent reasons={[failure]} />}
        </div>
        <Button
          type="submit"
          className="w-fit"
          busy={state.status === 'sending'}
          busyLabel={FORM_TEXTS.sending}
          aria-disabled={missingIn(draft) !== undefined || undefined}
        >
          {FORM_TEXTS.submit}
        </Button>
      </form>
      {draft.content && (
        <section aria-labelledby="reported" className="grid gap-4">
          <h2 id="reported" className="text-20">
            {FORM_TEXTS.preview}
          </h2>
          <Suspense>
            <EmailSheet id="reported-email" email={{ subject: subjectOf(draft.content), body: draft.content }} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

function ContentNotice() {
  const { content, isCut } = useStore($draft);
  const state = useStore($feedback);
  if (content === null) return null;
  if (content.trim() !== '') {
    const { received, receivedInPart } = FORM_TEXTS;
    return <Notice kind="success">{isCut ? receivedInPart(number(content.length)) : received}</Notice>;
  }
  if (state.status === 'left-open') {
    return (
      <Notice kind="plain">
        <p>{FORM_TEXTS.closeTab}</p>
        {state.receipt && (
          <p>
            {THANK_YOU_TEXTS.receipt} <a href={`/feedback#receipt=${state.receipt}`}>{state.receipt}</a>
          </p>
        )}
      </Notice>
    );
  }
  return <Notice kind="notice">{FORM_TEXTS.nothingReceived}</Notice>;
}

function readEarlyChoices(form: HTMLFormElement): void {
  const chosen = new FormData(form);
  const reason = REASONS.find((known) => known === chosen.get('reason'));
  if (reason) change({ reason });
  if (chosen.has('consent')) change({ consent: true });
}
