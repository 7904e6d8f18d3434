import type { SuggestedTask, TaskBody } from './contract.ts';

type Kind = TaskBody['kind'];

export const KIND_NAMES: Record<Kind, string> = { task: 'To do', appointment: 'Appointment', reminder: 'Reminder' };

/** In their order on the page. */
export const TASK_GROUPS = ['Overdue', 'Today', 'This week', 'Later', 'Past', 'Done'] as const;

/** Before the date. */
export const DUE_LABELS: Record<Kind, string> = { task: 'Due', appointment: 'On', reminder: 'On' };

/** The place where a suggestion was found. */
export const SOURCE_LABELS: Record<SuggestedTask['quotedFrom'], string> = {
  subject: 'From the subject of',
  body: 'From the email',
  attachment: 'From the calendar file in',
  markup: 'From the structured data in',
};

export const TASKS_TEXTS = {
  title: 'Tasks',
  zone: (zone: string): string => `Times are in your time zone, ${zone.replaceAll('_', ' ')}.`,
  what: 'Your tasks',
  heading: 'Your tasks',
  add: 'Add task',
  addSubmit: 'Add',
  downloadAll: 'Download all as .ics',
  downloading: 'Downloading…',
  none: 'No tasks yet. Accept a suggestion or add your own.',
  noSubject: 'No subject',
  unknownSender: 'unknown sender',
  from: (sender: string): string => `, sent by ${sender}`,
  allDay: ', all day',
  until: (start: string, end: string): string => `${start} to ${end}`,
} as const;

export const TASK_TEXTS = {
  done: (title: string): string => `Done: ${title}`,
  edit: 'Edit',
  editOf: (title: string): string => `Edit: ${title}`,
  editTitle: 'Edit task',
  save: 'Save',
  download: '.ics',
  downloadOf: (title: string): string => `Download as .ics: ${title}`,
  delete: 'Delete',
  deleteOf: (title: string): string => `Delete: ${title}`,
  deleteTitle: 'Delete this task?',
  deleteEffect: (title: string): string =>
    `“${title}” will also disappear from calendars that subscribe to your tasks.`,
  deleting: 'Deleting…',
  cancel: 'Cancel',
} as const;

export const FORM_TEXTS = {
  title: 'Title',
  kind: 'Type',
  date: 'Date',
  time: 'Time (optional)',
  location: 'Location (optional)',
  saving: 'Saving…',
  cancel: 'Cancel',
  titleMissing: 'Enter a title.',
  dateMissing: 'Choose a date.',
  dateInvalid: 'This date or time isn’t valid. Choose another.',
} as const;

export const SUGGESTION_TEXTS = {
  heading: 'Suggestions',
  askedBy: (name: string): string => `Asked by ${name}`,
  relative: 'We worked out the date from when the email was sent.',
  accept: 'Accept',
  acceptOf: (title: string): string => `Accept: ${title}`,
  accepting: 'Accepting…',
  edit: 'Edit',
  editOf: (title: string): string => `Edit: ${title}`,
  editTitle: 'Edit suggestion',
  dismiss: 'Dismiss',
  dismissOf: (title: string): string => `Dismiss: ${title}`,
  dismissing: 'Dismissing…',
  dismissed: (title: string): string => `Dismissed: ${title}`,
  undo: 'Undo',
  more: (count: number): string => `${count} more when you’ve decided on these.`,
  none: 'No suggestions right now. Deadlines and appointments from your emails appear here, unless an email looks risky.',
  noneOff: 'Turn on scanning to get suggestions from deadlines and appointments in your emails.',
} as const;

export const FEED_TEXTS = {
  heading: 'In your calendar',
  about: 'Subscribe to your tasks in any calendar app. Anyone with this link can see your tasks, and nothing else.',
  what: 'The calendar link',
  create: 'Create calendar link',
  creating: 'Creating…',
  created: (time: string): string => `Created on ${time}.`,
  neverRead: 'No calendar has used it yet.',
  lastRead: (time: string): string => `Last used on ${time}.`,
  replace: 'Replace link',
  revoke: 'Revoke link',
  hashed: 'We store only a hash of the link, so we can’t show it again. A new link replaces the old one.',
  revokeTitle: 'Revoke this link?',
  revokeEffect: 'Calendars that use it will stop updating. Your tasks stay.',
  revoking: 'Revoking…',
  cancel: 'Cancel',
  label: 'Your calendar link',
  hint: 'Copy it now. We show it only once.',
  copy: 'Copy',
  subscribe: 'Subscribe',
  copied: 'Copied.',
  copyFailed: 'Your browser blocked copying. Please copy the link from the field.',
} as const;

/** What toasts say. */
export const TASK_RESULTS = {
  accepted: 'Added to your tasks.',
  acceptFailed: 'We couldn’t accept the suggestion.',
  dismissFailed: 'We couldn’t dismiss the suggestion.',
  undoFailed: 'We couldn’t undo that.',
  addFailed: 'We couldn’t add the task.',
  changeFailed: 'We couldn’t save the change.',
  deleteFailed: 'We couldn’t delete the task.',
  downloadFailed: 'We couldn’t create the calendar file.',
  linkFailed: 'We couldn’t create the link.',
  linkRevoked: 'Calendar link revoked.',
  revokeFailed: 'We couldn’t revoke the link.',
} as const;

/** What the server answers. */
export const TASK_MESSAGES = {
  taskNotFound: 'This task no longer exists.',
  suggestionNotFound: 'This suggestion no longer exists.',
  tooMany: (limit: number): string => `You have ${limit} tasks. Please delete some first.`,
  feedNotFound: 'This calendar link doesn’t exist.',
} as const;

/** For the log. */
export const SUGGESTIONS_FAILED = 'an email could not be read for tasks';
