export const SHEET_TEXTS = {
  from: 'From',
  replyTo: 'Reply to',
  to: 'To',
  attachments: 'Attached',
  noSubject: 'No subject',
  noText: 'No text',
  body: 'Email text',
} as const;

export const PASSWORD_FIELD_TEXTS = {
  show: 'Show',
  hide: 'Hide',
  showOf: 'Show password',
  hideOf: 'Hide password',
} as const;

export const NOTE_TEXTS = {
  list: 'Findings',
  mark: (numbers: readonly number[], words: string): string => `${NOTE_TEXTS.finding(numbers)}: “${words}”`,
  notChecked: 'What we couldn’t check',
  show: 'Show in the email',
  showAll: (count: number): string => `Show all ${count} findings`,
  finding: (numbers: readonly number[]): string =>
    numbers.length === 1 ? `Finding ${numbers[0]}` : `Findings ${numbers.join(', ')}`,
  share: (isAgainst: boolean, percent: number): string =>
    ` · ${percent}% of what speaks ${isAgainst ? 'against' : 'for'} it`,
  tiers: {
    hard: 'Very suspicious',
    soft: 'Suspicious',
    context: 'For your information',
    mitigating: 'Reassuring',
  },
} as const;

export const EVIDENCE_TEXTS = {
  goesTo: (href: string, through?: string): string =>
    through === undefined ? `goes to ${href}` : `goes to ${href}, through ${through}`,
  places: {
    from: 'In the From line',
    'reply-to': 'In the reply address',
    subject: 'In the subject',
    body: 'In the text',
    link: 'In a link',
    attachment: 'In an attachment',
    picture: 'In a picture',
    header: 'In the headers',
    server: 'From the mail server',
    remark: 'In the email',
  },
  placeIn: (source: string): string => `In ${source}`,
  rows: { top: 'at the top', middle: 'in the middle', bottom: 'at the bottom' },
  columns: { left: ' left', right: ' right' },
  placeOn: (picture: string, row: 'top' | 'middle' | 'bottom', column: 'left' | 'right' | null): string =>
    `In ${picture}, ${EVIDENCE_TEXTS.rows[row]}${column === null ? '' : EVIDENCE_TEXTS.columns[column]}`,
  pictureOf: (words: string): string => `Part of the picture with these words framed: ${words}`,
  sketchOf: (words: string): string => `Where on the picture these words are: ${words}`,
  screenshot: 'Your screenshot, with the findings framed',
  screenshotNotShown: 'We can’t show this picture here.',
  wholePicture: 'the screenshot',
  pictureNotKept: 'We don’t keep pictures. This shows where on the picture the words were.',
  pictureNotShown: 'We can’t show this picture here. This shows where on it the words are.',
} as const;

export const VERDICT_TEXTS = {
  label: 'Verdict: ',
  /** Used instead of “No threats found” if files or pictures were not read. */
  partly: 'Couldn’t check everything',
  degree: (severity: string, confidence: number): string =>
    severity === 'None' ? `${confidence}% sure` : `${severity}, ${confidence}% sure`,
  actions: 'What to do now',
} as const;

export const CONTROL_TEXTS = {
  close: 'Close',
  loading: 'Loading…',
  notSent: 'Nothing you entered was lost.',
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
} as const;

/** Beside a secret that can't be shown again. */
export const SHOWN_ONCE_TEXTS = {
  copy: 'Copy',
  copied: 'Copied.',
  failed: 'We couldn’t copy it. Select it and copy it yourself.',
  done: 'Done',
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
