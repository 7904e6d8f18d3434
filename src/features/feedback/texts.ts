import type { Missing } from './draft.ts';

export const MISSING_MESSAGES: Record<Missing, string> = {
  reason: 'Please select a reason for your report',
  content: 'No email content found. Please try reporting again from the email',
  consent: 'Please consent to share the email content',
};

export const FORM_TEXTS = {
  reason: 'What was wrong with the analysis?',
  privacyPolicy: 'Privacy policy',
  submit: 'Submit',
  sending: 'Processing...',
  failed: 'Failed to submit. Please try again.',
  preview: 'The email you’re reporting',
  received: 'Email content received. You can read it below the form.',
  receivedInPart: (characters: string): string =>
    `Email content received. We only send its first ${characters} characters, shown below the form.`,
  nothingReceived: 'No email content received. Please click “Report incorrect analysis” directly from the email.',
  closeTab: 'Your browser kept this tab open. You can close it now.',
} as const;

export const THANK_YOU_TEXTS = {
  heading: 'Thank you for your report',
  impact: 'We’ll review it and use it to improve detection.',
  receipt: 'Your receipt:',
  keepLink: (deletedBy: string): string =>
    `Save this link to check or delete your report without logging in. We delete the report by ${deletedBy} at the latest.`,
  listed: 'This browser also lists it under',
  yourReports: 'your reports',
  links: 'Stay in touch',
  blog: 'Blog',
  reportNext: 'Report the next email',
  close: 'Close',
} as const;

export const REPORT_TEXTS = {
  heading: 'Your report',
  receipt: (receipt: string): string => `Receipt ${receipt}`,
  loading: 'Looking it up…',
  tryAgain: 'Try again',
  status: 'Status',
  waiting: 'Waiting for review',
  reviewed: (date: string): string => `Reviewed on ${date}`,
  received: 'Received',
  deletedBy: 'Deleted by',
  delete: 'Delete this report',
  deleting: 'Deleting…',
  confirmTitle: 'Delete this report?',
  confirm: 'The report is deleted right away. This can’t be undone.',
  confirmTraining: 'Our detection stops learning from it.',
  confirmAction: 'Delete report',
  cancel: 'Cancel',
  deleted: 'The report was deleted.',
  notDeleted: 'We couldn’t delete the report. Please try again.',
  notLoaded: 'We couldn’t load the report. Please try again.',
} as const;

export const REPORT_NOT_FOUND = 'No report found for this receipt. It was deleted, or its 90 days have passed.';

export const REPORT_LIST_TEXTS = {
  heading: 'Reports',
  intro:
    'If an analysis is wrong, report it from the scan. Reports aren’t linked to your account: their receipts are saved in this browser, and only someone with a receipt can check or delete its report.',
  sent: 'Sent from this browser',
  empty: {
    before: 'No reports yet. To send one, open one of your',
    scans: 'scans',
    after: 'and choose “Report incorrect analysis”. Reports you send while logged in appear here.',
  },
  addedByReceipt: 'Report added by receipt',
  thisReport: 'This report',
  gone: 'No longer stored: it was deleted, or its 90 days have passed.',
  remove: 'Remove from list',
  add: {
    heading: 'Add a report',
    label: 'Receipt',
    hint: 'Paste your receipt or its link',
    submit: 'Add to my list',
    invalid: 'This isn’t a receipt. Paste the 22 characters of the receipt, or the link.',
  },
} as const;

/** For `npm run admin`. */
export const REPORT_COMMAND_TEXTS = {
  list: 'List the reports waiting for review, oldest first.',
  listAll: 'Include reviewed reports.',
  listHeader: ['Report', 'Received', 'Deleted by', 'Status', 'Reason'],
  listReason: (reason: string, severity: string): string => `${reason} (our result: ${severity})`,
  listEmpty: 'No reports are waiting for review.',
  unreadable: '(unreadable: its key is gone, or the data was changed)',
  review: 'Show a report, or review it. Training learns from the label. You can shorten the id.',
  reviewLabel: (labels: string): string =>
    `What the email really is: ${labels}. Without a label, the report is only shown.`,
  reviewNotes: 'Your reason.',
  expired: (id: string): string => `Report ${id} has expired.`,
  notesNeedLabel: '--notes needs --label.',
  badLabel: (labels: string): string => `--label must be one of ${labels}.`,
  reviewed: (id: string, label: string): string => `Reviewed ${id} as ${label}.`,
  gone: (id: string): string => `Report ${id} no longer exists.`,
  due: 'Count the reports due for deletion, day by day.',
  dueDays: 'Days to look ahead; 7 by default.',
  badDays: '--days must be a whole number above 0.',
  dueHeader: ['Deleted by', 'Reports'],
  dueEmpty: (days: number): string => `No reports are due within ${days} days.`,
  title: (id: string, received: string): string => `Report ${id}, received ${received}`,
  reason: (reason: string): string => `Reason: ${reason}`,
  result: (severity: string, confidence: number, version: string): string =>
    `Our result: ${severity}, ${confidence}% (version ${version})`,
  reviewedAs: (label: string, notes: string): string => `Reviewed as ${label}. ${notes}`,
  notReviewed: 'Not reviewed yet.',
} as const;
