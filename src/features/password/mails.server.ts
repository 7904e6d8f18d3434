import { site } from '../../content/site.ts';
import { type Mail, SECRET_MARK } from '../../server/mail/mail.ts';

export type MailText = Pick<Mail, 'subject' | 'text' | 'secret'>;

const IGNORE = 'If this was not you, you can ignore this mail: nothing has changed.';

/** The code is not in the subject, which shows on locked screens. */
export function codeMail(purpose: 'register' | 'reset', code: string): MailText {
  const what = purpose === 'register' ? 'create your account' : 'choose a new password';
  return {
    subject: `Your ${site.name} code`,
    text: paragraphs(
      `Use this code to ${what}:`,
      SECRET_MARK,
      "It works once, within ten minutes. Don't share it.",
      IGNORE,
    ),
    secret: code,
  };
}

/** To the owner of an account that somebody guesses at: no more passwords are taken, so the mailbox lets its owner in. */
export function logInLinkMail(link: string): MailText {
  return {
    subject: `Log in to ${site.name}`,
    text: paragraphs(
      'Someone entered too many wrong passwords for your account, so we need another way to know that it is you.',
      'If you are trying to log in, open this link:',
      SECRET_MARK,
      "It works once, within ten minutes. Don't share it.",
      'If this was not you, ignore this email. Those passwords were wrong, so nobody got in with them.',
    ),
    secret: link,
  };
}

/** To who registers an address that has an account already: the page must not say so to everybody. */
export function alreadyRegisteredMail(): MailText {
  return {
    subject: `You already have a ${site.name} account`,
    text: paragraphs(
      'Somebody, probably you, has tried to create an account with this address. It has one. Log in to it.',
      IGNORE,
    ),
  };
}

/** To who has forgotten a password that the account never had. */
export function noPasswordMail(): MailText {
  return {
    subject: `Your ${site.name} account has no password`,
    text: paragraphs(
      'Somebody, probably you, has asked for a new password. Your account signs in with Google.',
      IGNORE,
    ),
  };
}

export function passwordChangedMail(): MailText {
  const advice = 'If this was not you, choose a new password at once: all other devices have been logged out.';
  return {
    subject: `Your ${site.name} password was changed`,
    text: paragraphs('The password of your account was changed.', advice),
  };
}

function paragraphs(...sentences: string[]): string {
  return `${sentences.join('\n\n')}\n`;
}
