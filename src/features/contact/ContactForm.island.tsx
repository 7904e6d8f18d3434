import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { InputField, TextareaField } from '../../ui/Field.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { type FieldError, fieldMessage } from '../forms/api.ts';
import { FORM_PATH, HONEYPOT_FIELD } from '../forms/contract.ts';
import { $contact, CONTACT_FORM_ID, sendMessage } from './store.ts';

const FORMS_URL: string = import.meta.env.PUBLIC_FORMS_URL || '';
const ACTION = `${FORMS_URL.replace(/\/$/, '')}${FORM_PATH.replace('{formId}', CONTACT_FORM_ID)}`;

/** A message to the support address. Until it is hydrated, and without JavaScript, the browser posts it on its own. */
export function ContactForm() {
  // The toaster is always in sight: an island of its own, or its place in the HTML of this one, would load React at once.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <ErrorBoundary>
      <ContactFormView />
      {awake && <Toaster />}
    </ErrorBoundary>
  );
}

function ContactFormView() {
  const state = useStore($contact);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () =>
      $contact.listen(({ status }) => {
        if (status === 'succeeded') form.current?.reset();
      }),
    [],
  );
  const failed = state.status === 'failed' ? state : undefined;
  useEffect(() => {
    const field = failed && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // On a narrow screen the toast would cover what stands at the upper edge.
    field?.scrollIntoView({ block: 'center' });
  }, [failed]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
    void sendMessage(Object.fromEntries(entries));
  };
  const error = (field: string) => failed && fieldMessage(failed.fieldErrors, field);
  const notices = failed ? [...failed.formErrors.map(({ message }) => message), ...ofOtherFields(failed)] : [];
  // What is typed meanwhile would go with the rest when the form is emptied.
  const readOnly = state.status === 'submitting';
  return (
    <form ref={form} action={ACTION} method="post" onSubmit={submit} className="grid gap-6">
      <InputField
        id="contact-name"
        label="Name"
        name="Name"
        type="text"
        autoComplete="name"
        required
        readOnly={readOnly}
        error={error('Name')}
      />
      <InputField
        id="contact-email"
        label="Email"
        name="Email"
        type="email"
        autoComplete="email"
        required
        readOnly={readOnly}
        error={error('Email')}
      />
      <TextareaField
        id="contact-message"
        label="Message"
        name="Message"
        rows={6}
        required
        readOnly={readOnly}
        error={error('Message')}
      />
      <div hidden>
        <InputField
          id="contact-empty"
          label="Leave this empty"
          name={HONEYPOT_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <div role="alert" className="contents">
        {notices.length > 0 && <NotSent reasons={notices} />}
      </div>
      <Button type="submit" className="w-fit" busy={state.status === 'submitting'} busyLabel="Processing...">
        Send message
      </Button>
    </form>
  );
}

/** Complaints about fields that are not on the page, so that none goes unseen. */
function ofOtherFields({ fieldErrors }: { fieldErrors: readonly FieldError[] }): string[] {
  const others = new Set(fieldErrors.map(({ field }) => field));
  for (const field of ['Name', 'Email', 'Message']) others.delete(field);
  return [...others].map((field) => fieldMessage(fieldErrors, field) ?? field);
}
