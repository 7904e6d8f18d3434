import { shortLine } from './short-line.ts';

const titleOf = (subject: string): string => shortLine(subject) || '(no subject)';

/** For the app, where it shows the address. */
export const FORWARD_TEXTS = {
  heading: 'Forward to check',
  intro: (email: string): string =>
    `Forward a suspicious email to this address, best as an attachment, and we reply with the verdict. Send it from ${email}: other addresses get no reply.`,
  copyOf: (address: string): string => `Copy ${address}`,
} as const;

/** The email that answers a forwarded one. */
export const ANSWER_TEXTS = {
  subject: (verdict: string, subject: string): string => `${verdict}: ${titleOf(subject)}`,
  intro: (from: string | undefined, subject: string): string =>
    from === undefined
      ? `You forwarded “${titleOf(subject)}”.`
      : `You forwarded “${titleOf(subject)}” from ${shortLine(from)}.`,
  /** What is missing when an email is forwarded inline. */
  quoted:
    'You forwarded it in the text of your email, so we couldn’t check its headers: whether the sender’s address is genuine, and where it came from. Forward it as an attachment, and we check those too.',
  more: (count: number): string =>
    count === 1 ? 'We didn’t check 1 more attached email.' : `We didn’t check ${count} more attached emails.`,
  /** Addresses are written so that mail programs don't turn them into links. */
  footer: (address: string): string =>
    `We changed the links above so that nobody can open them by mistake. We don’t keep the email. You get this because you forwarded it to ${address}.`,
  between: '* * *',
  failed: {
    subject: 'We couldn’t check the forwarded email',
    text: 'It is too large, damaged or too complex for us to read. Don’t open its links or attachments unless you can confirm it with the sender in another way.',
  },
  nothing: {
    subject: 'We found no forwarded email',
    text: 'Forward the email you want checked as an attachment, or with your mail program’s Forward button. What you wrote to us was not kept.',
  },
} as const;
