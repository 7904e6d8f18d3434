import { BACK_TO_FORM } from '../../ui/texts.ts';

/** Of the form and its labels. */
export const FORM_TEXTS = {
  heading: 'Your details',
  joiningAs: 'Joining as',
  workEmail: 'Work email',
  fullName: 'Full name',
  companyName: 'Company name',
  teamSize: 'Team size',
  chooseSize: 'Choose a size',
  /** Without JavaScript both sets of fields show. */
  forOrganizations: 'If you join as an organization:',
  updates: 'Send me product updates',
  submit: 'Join the Waitlist',
  submitting: 'Processing...',
} as const;

/** Under a field. */
export const PROBLEMS = {
  workEmail: 'Enter your work email.',
  workEmailWrong: 'Enter a full email address, such as name@example.com.',
  fullName: 'Enter your full name.',
  companyName: 'Enter the name of your company.',
  teamSize: 'Choose your team size.',
} as const;

export const TOASTS = {
  added: 'You’ve been successfully added to the waitlist! 🎉',
  failed: 'Failed to submit. Please try again.',
} as const;

export const ALREADY_SUBMITTED = 'This email has already been submitted.';

export const JOINED = {
  title: 'You’re on the List',
  text: 'Thank you. We’ll email you when it’s your turn.',
  another: 'Add Another Email',
} as const;

export const NOT_JOINED = {
  title: 'Not on the list yet',
  text: BACK_TO_FORM,
} as const;

/** Labels in the second notification, which the operator reads. */
export const SUMMARY = {
  email: 'Email',
  joiningAs: 'Joining as',
  updates: 'Updates',
  /** A pre-ticked box is not consent; the reader must know. */
  preTicked: 'yes (box was pre-ticked)',
  no: 'no',
  fullName: 'Full name',
  companyName: 'Company name',
  teamSize: 'Team size',
} as const;

/** Answers of the server. */
export const SERVER = {
  incompleteIndividual: 'Enter your work email and full name.',
  incompleteOrganization: 'Enter your work email, company name and team size.',
} as const;

/** For the operator's commands. */
export const COMMANDS = {
  list: 'List everyone on the waitlist, oldest first.',
  columns: ['Joined', 'Work email', 'As', 'Name', 'Team size'],
  empty: 'The waitlist is empty.',
  export: 'Print the waitlist as CSV, safe to open in a spreadsheet.',
  erase: 'Remove someone from the waitlist and delete their data there.',
  notListed: (email: string) => `${email} is not on the waitlist.`,
  erased: (email: string, notifications: number, unsent: number) =>
    `Removed ${email} from the waitlist, with ${counted(notifications, 'notification')} and ${counted(unsent, 'unsent email')}.`,
} as const;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
