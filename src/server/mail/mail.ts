import type { Transporter } from 'nodemailer';
import { inOneLine } from '../one-line.ts';
import type { Settings } from '../settings.ts';

export interface Mail {
  /** Undefined: to the support address. */
  to?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Whether it is an automatic reply, sent without anyone having read the email. */
  isAutomatic?: true;
  /** The Message-ID of the email that it answers. */
  inReplyTo?: string;
  /** A code or link, in the text as `SECRET_MARK`. Only its encrypted form is stored. */
  secret?: string;
}

export const SECRET_MARK = '[hidden]';

/** @throws the error of the mail server or the connection */
export type SendMail = (mail: Mail) => Promise<void>;

/** @returns undefined if no mail server is set */
export function openMailer({ mail: access }: Pick<Settings, 'mail'>): SendMail | undefined {
  if (!access) return undefined;
  let opened: Promise<Transporter> | undefined;
  // Loaded on demand: it takes ten megabytes.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: access.smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return async ({ to, replyTo, subject, text, isAutomatic, inReplyTo }) => {
    opened ??= open();
    const transport = await opened;
    await transport.sendMail({
      from: access.from,
      to: to ?? access.supportAddress,
      subject: inOneLine(subject),
      text,
      ...(inReplyTo && { inReplyTo, references: inReplyTo }),
      ...(isAutomatic && {
        // RFC 3834, section 5; the other is Exchange's.
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      }),
      ...(replyTo ? { replyTo: { name: inOneLine(replyTo.name), address: inOneLine(replyTo.address) } } : {}),
    });
  };
}
