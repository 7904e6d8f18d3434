import type { EmailFields } from './mailbox.ts';
import type { Filling } from './store.ts';

/** What is typed into the form now. */
export function readEmail(form: HTMLFormElement): EmailFields {
  const fields = new FormData(form);
  return { subject: String(fields.get('subject') ?? ''), body: String(fields.get('body') ?? '') };
}

/** Leads to the first field that has nothing in it. */
export function focusFirstEmpty(form: HTMLFormElement): void {
  const fields = [...form.elements].filter(isTextField);
  fields.find(({ value }) => value.trim() === '')?.focus();
}

/** Writes an email into the form; one that is to take another's place leaves alone what was typed since. */
export function fillEmail(form: HTMLFormElement, { subject, body, instead }: Filling): void {
  const now = readEmail(form);
  if (instead && (now.subject !== instead.subject || now.body !== instead.body)) return;
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
