import type { Origin, SuggestedTask, TaskBody } from './contract.ts';

export const KIND_WORDS: Record<TaskBody['kind'], string> = {
  task: 'To do',
  appointment: 'Appointment',
  reminder: 'Reminder',
};

/** What the due date of something is. */
export const DUE_WORDS: Record<TaskBody['kind'], string> = {
  task: 'Due',
  appointment: 'On',
  reminder: 'On',
};

/** What the quoted words are of the message. */
export const PLACE_WORDS: Record<SuggestedTask['quotedFrom'], string> = {
  subject: 'In the subject',
  body: 'In the message',
  attachment: 'In its calendar file',
  markup: 'In its details for machines',
};

export const subjectOf = ({ subject }: Origin): string => (subject === '' ? '(no subject)' : subject);

export const senderOf = ({ sender }: Origin): string => sender.name || sender.address || 'unknown sender';
