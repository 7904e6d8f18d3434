import type { LetterFields } from './mailbox.ts';
import type { Filling } from './store.ts';

/** What is typed into the form now. */
export function readLetter(form: HTMLFormElement): LetterFields {
  const fields = new FormData(form);
  return { subject: String(fields.get('subject') ?? ''), body: String(fields.get('body') ?? '') };
}

/** Writes a letter into the form; one that is to take another's place leaves alone what was typed since. */
export function fillLetter(form: HTMLFormElement, { subject, body, instead }: Filling): void {
  const now = readLetter(form);
  if (instead && (now.subject !== instead.subject || now.body !== instead.body)) return;
  write(form, 'subject', subject);
  write(form, 'body', body);
}

function write(form: HTMLFormElement, name: keyof LetterFields, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
}
