export const SHEET_TEXTS = {
  from: 'From',
  replyTo: 'Reply to',
  to: 'To',
  attachments: 'Attached',
  noSubject: 'No subject',
  noText: 'No text',
  body: 'Email text',
} as const;

export const NOTE_TEXTS = {
  mark: (number: number) => `Note ${number}`,
  note: (number: number) => `Note ${number}, show in email`,
} as const;

export const VERDICT_TEXTS = {
  label: 'Verdict: ',
  /** In place of “No threats found”, where files or pictures were not read. */
  partly: 'Couldn’t check everything',
  sure: 'sure',
} as const;

export const CONTROL_TEXTS = {
  close: 'Close',
  loading: 'Loading…',
  notSent: 'Nothing you entered was lost.',
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
} as const;

export const FRAME_TEXTS = {
  skip: 'Skip to content',
  appNavigation: 'App',
  theme: 'Theme',
  themes: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
} as const;

/** On a page that answers a form sent without JavaScript. */
export const BACK_TO_FORM =
  'Use your browser’s Back button to return to the form. What you typed should still be there.';
