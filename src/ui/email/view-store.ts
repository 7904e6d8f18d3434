import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';

/** How an email is shown: as its sender laid it out, as text, or by its headers. */
export const EMAIL_VIEWS = ['sent', 'text', 'headers'] as const;
export type EmailView = (typeof EMAIL_VIEWS)[number];

export const $emailView = persistentAtom<EmailView>('email-view', 'sent', {
  encode: String,
  decode: (stored) => EMAIL_VIEWS.find((view) => view === stored) ?? 'sent',
});

/** Whether the dark theme leaves emails in their original colours, until the page is left. */
export const $originalColours = atom(false);
