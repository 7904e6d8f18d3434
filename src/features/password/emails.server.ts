import { type Mail, SECRET_MARK } from '../../server/mail/mail.ts';
import { PASSWORD_EMAILS } from './texts.ts';

export type EmailContent = Pick<Mail, 'subject' | 'text' | 'secret'>;

interface EmailTexts {
  subject: string;
  paragraphs: readonly string[];
}

export function codeEmail(purpose: 'register' | 'reset' | 'confirm', code: string): EmailContent {
  return { ...contentOf(PASSWORD_EMAILS.code(purpose, SECRET_MARK)), secret: code };
}

/** Password log-in is blocked while somebody is guessing the password, so the owner logs in by link. */
export function logInLinkEmail(link: string): EmailContent {
  return { ...contentOf(PASSWORD_EMAILS.logInLink(SECRET_MARK)), secret: link };
}

/** The page gives the same answer for every address, so only this email says that there is an account. */
export function alreadyRegisteredEmail(): EmailContent {
  return contentOf(PASSWORD_EMAILS.alreadyRegistered);
}

export function noPasswordEmail(): EmailContent {
  return contentOf(PASSWORD_EMAILS.noPassword);
}

function contentOf({ subject, paragraphs }: EmailTexts): EmailContent {
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
}
