export const FORM_TEXTS = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  /** A field hidden from people, to catch bots. */
  honeypot: 'Leave this empty',
  send: 'Send message',
  sending: 'Processing...',
} as const;

export const TOASTS = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
} as const;

/** For the operator's commands. */
export const COMMANDS = {
  list: 'List unanswered messages.',
  all: 'Include answered messages.',
  spam: 'List spam instead.',
  none: 'No messages are waiting.',
  answered: 'answered',
  answer: 'Answer a message. A unique beginning of its ID is enough.',
  text: 'The answer, emailed to the sender.',
  again: 'Answer again.',
  noText: 'Give the answer with --text.',
  alreadyAnswered: (when: string) => `This message was answered on ${when}. To answer again, add --again.`,
  outcome: (address: string, unsent: string | undefined) => `The answer to ${address} ${unsent ?? 'was sent'}.`,
  noSmtp: 'is in the outbox (npm run outbox), because SMTP_URL is not set',
  refused: (error: string | null) => `was refused by the mail server (${error}) and is in the outbox`,
  waiting: (error: string | null) =>
    `is in the outbox, and the running server will try again (${error ?? 'not tried yet'})`,
} as const;

/** Of the email with the operator's answer. */
export const ANSWER_SUBJECT = 'Re: your message';
