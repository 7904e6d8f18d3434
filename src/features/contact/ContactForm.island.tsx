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
import { FORM_TEXTS } from './texts.ts';

const FORMS_URL: string = import.meta.env.PUBLIC_FORMS_URL || '';
const ACTION = `${FORMS_URL.replace(/\/$/, '')}${FORM_PATH.replace('{formId}', CONTACT_FORM_ID)}`;

/** Before hydration and without JavaScript the browser posts the form itself. */
export function ContactForm() {
  // A toaster island, or the toaster in this one's HTML, is always in view and would load Preact at once.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <ErrorBoundary>
      <ContactFormView />
      {hydrated && <Toaster />}
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
    // Centred, because on a narrow screen the toast covers the top.
    field?.scrollIntoView({ block: 'center' });
  }, [failed]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
    void sendMessage(Object.fromEntries(entries));
  };
  const error = (field: string) => failed && fieldMessage(failed.fieldErrors, field);
  const notices = failed ? [...failed.formErrors.map(({ message }) => message), ...otherFieldErrors(failed)] : [];
  // Text typed while sending would be lost when the form is emptied.
  const readOnly = state.status === 'submitting';
  return (
    <form ref={form} action={ACTION} method="post" onSubmit={submit} className="grid gap-6">
      <InputField
        id="contact-name"
        label={FORM_TEXTS.name}
        name="Name"
        type="text"
        autoComplete="name"
        required
        readOnly={readOnly}
        error={error('Name')}
      />
      <InputField
        id="contact-email"
        label={FORM_TEXTS.email}
        name="Email"
        type="email"
        autoComplete="email"
        required
        readOnly={readOnly}
        error={error('Email')}
      />
      <TextareaField
        id="contact-message"
        label={FORM_TEXTS.message}
        name="Message"
        rows={6}
        required
        readOnly={readOnly}
        error={error('Message')}
      />
      <div hidden>
        <InputField
          id="contact-empty"
          label={FORM_TEXTS.honeypot}
          name={HONEYPOT_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <div role="alert" className="contents">
        {notices.length > 0 && <NotSent reasons={notices} />}
      </div>
      <Button type="submit" className="w-fit" busy={state.status === 'submitting'} busyLabel={FORM_TEXTS.sending}>
        {FORM_TEXTS.send}
      </Button>
    </form>
  );
}

/** Errors about fields that are not on the page. */
function otherFieldErrors({ fieldErrors }: { fieldErrors: readonly FieldError[] }): string[] {
  const others = new Set(fieldErrors.map(({ field }) => field));
  for (const field of ['Name', 'Email', 'Message']) others.delete(field);
  return [...others].map((field) => fieldMessage(fieldErrors, field) ?? field);
}
