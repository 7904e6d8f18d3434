import type { EmailFields } from './mailbox.ts';
import type { Filling } from './store.ts';

export function readEmail(form: HTMLFormElement): EmailFields {
  const fields = new FormData(form);
  return { subject: String(fields.get('subject') ?? ''), body: String(fields.get('body') ?? '') };
}

export function focusFirstEmpty(form: HTMLFormElement): void {
  const fields = [...form.elements].filter(isTextField);
  fields.find(({ value }) => value.trim() === '')?.focus();
}

/** Fills the form. With `instead`, only while the form still shows that email. */
export function fillEmail(form: HTMLFormElement, { subject, body, instead }: Filling): void {
  const current = readEmail(form);
  if (instead && (current.subject !== instead.subject || current.body !== instead.body)) return;
  write(form, 'subject', subject);
  write(form, 'body', body);
}

function write(form: HTMLFormElement, name: keyof EmailFields, value: string): void {
  const field = form.elements.namedItem(name);
  if (isTextField(field)) field.value = value;
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
