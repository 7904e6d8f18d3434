import { site } from '../../content/site.ts';

/** For answers of the server. */
export const PASSWORD_ERRORS = {
  length: (shortest: number, longest: number): string => `Use ${shortest} to ${longest} characters for your password.`,
  common: 'This password is too common. Please choose another one.',
  breached: 'This password was found in a data breach. Please choose another one.',
  codeRefused: 'This code is wrong or has expired. Please request a new one.',
  wrongCredentials: 'Email address or password is incorrect.',
  wrongPassword: 'Current password is incorrect.',
  noPassword: 'This account has no password. It logs in another way.',
  anotherWay: 'Your account has a better way to confirm that it’s you. Please load the page again.',
  off: 'This site has no accounts with a password.',
  tooManyInOutbox:
    'Too many wrong passwords. No mail server is set up here. If this address has an account, run “npm run outbox” on the server to find the email with a link to log in. You can also try again later.',
  tooMany:
    'Too many wrong passwords. If this address has an account, we’ve emailed it a link to log in. You can also try again later.',
} as const;

const ONCE = "It works once, within ten minutes. Don't share it.";
const IGNORE = "If this wasn't you, you can ignore this email. Nothing has changed.";
/** Only somebody who is logged in can ask for the code. */
const SOMEBODY_IN =
  'If this wasn’t you, somebody else is logged in to your account. Go to our site by typing its address yourself, and log out other devices under Account.';
const CODE_IS_TO = {
  register: 'create your account',
  reset: 'choose a new password',
  confirm: 'confirm that it’s you',
} as const;

/** Plain-text emails; `secret` is the placeholder of the code or link. */
export const PASSWORD_EMAILS = {
  code: (action: keyof typeof CODE_IS_TO, secret: string) => ({
    // Not the code itself: subjects show on locked screens.
    subject: `Your ${site.name} code`,
    paragraphs: [`Use this code to ${CODE_IS_TO[action]}:`, secret, ONCE, action === 'confirm' ? SOMEBODY_IN : IGNORE],
  }),
  logInLink: (secret: string) => ({
    subject: `Log in to ${site.name}`,
    paragraphs: [
      "Someone entered too many wrong passwords for your account, so we need another way to check that it's you.",
      "If you're trying to log in, open this link:",
      secret,
      ONCE,
      "If this wasn't you, ignore this email. All those passwords were wrong, so nobody got in with them.",
    ],
  }),
  alreadyRegistered: {
    subject: `You already have a ${site.name} account`,
    paragraphs: [
      'Someone, probably you, tried to create an account with this address. You already have one, so just log in.',
      IGNORE,
    ],
  },
  noPassword: {
    subject: `Your ${site.name} account has no password`,
    paragraphs: [
      'Someone, probably you, asked for a new password. Your account has none: it logs in another way, such as with Google.',
      IGNORE,
    ],
  },
  passwordChanged: (keys: readonly string[]) => ({
    subject: `Your ${site.name} password was changed`,
    paragraphs: [
      'The password of your account was changed.',
      ...(keys.length > 0
        ? [
            `These API keys still work:\n${keys.map((name) => `- ${name}`).join('\n')}`,
            'If you don’t know one of them, revoke it under Account.',
          ]
        : []),
      "If this wasn't you, choose a new password right away. All your other devices have been logged out.",
    ],
  }),
} as const;
