import { site } from '../../content/site.ts';

export interface MailText {
  subject: string;
  text: string;
}

const IGNORE = 'If this was not you, you can ignore this mail: nothing has changed.';

/** The code is not in the subject, which stands on locked screens. */
export function codeMail(purpose: 'register' | 'reset', code: string): MailText {
  const what = purpose === 'register' ? 'create your account' : 'choose a new password';
  return {
    subject: `Your ${site.name} code`,
    text: paragraphs(
      `Use this code to ${what}:`,
      code,
      'It works once, within ten minutes. Tell it to nobody.',
      IGNORE,
    ),
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
