import { NOTHING_HERE } from '../../client/texts.ts';
import { site } from '../../content/site.ts';

export const SIGN_IN_TEXTS = {
  register: { button: 'Sign up with Google', finishing: 'Creating your account…' },
  login: { button: 'Sign in with Google', finishing: 'Logging you in…' },
  withProvider: {
    register: (name: string): string => `Sign up with ${name}`,
    login: (name: string): string => `Log in with ${name}`,
  },
  opening: (name: string): string => `Opening ${name}…`,
  connecting: 'Connecting…',
  byLink: 'Log in with your link',
  signedInAs: (email: string): string => `You’re logged in as ${email}.`,
  toDashboard: 'Go to the dashboard',
  toLogin: 'Log in',
  toRegister: 'Create an account',
  accountReady: 'Your account is ready. Log in with the same Google account.',
  cancelled: 'You cancelled. Try again whenever you like.',
  noAuthUrl: 'Failed to get the authorization URL. Please try again.',
  notStarted: 'Failed to initiate login. Please try again.',
  notCompleted: 'The login couldn’t be completed. Please try again.',
  notLinked: 'We couldn’t connect this login. Please try again.',
  linked: 'Login connected',
  notConfirmed: 'We couldn’t confirm that it’s you. Please try again.',
  confirmed: 'Confirmed. Please press the button again.',
  notRegistered: 'We couldn’t create your account. Please try again.',
  linkSpent: 'This link has expired or was already used. Please log in again.',
  unknownError: 'An unknown error occurred',
  registered: (email: string): string => `Registration complete for ${email}. Please login!`,
  loggedIn: 'Login successful',
  unsuccessful: (reason: string): string => `Login unsuccessful: ${reason}`,
} as const;

/** After the password, where the account has a second step. */
export const SECOND_STEP_TEXTS = {
  heading: 'Enter your code',
  intro: 'Open your authenticator app and enter the code for your account.',
  code: 'Code',
  hint: 'No phone? Enter one of your recovery codes.',
  missing: 'Enter your code.',
  back: 'Back to log in',
} as const;

/** For people who log in with their email address. */
export const EMAIL_SIGN_IN_TEXTS = {
  or: 'or',
  orPassword: 'or with a password',
  forms: { login: 'Log in with your email', register: 'Sign up with your email', forgot: 'Choose a new password' },
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (shortest: number): string => `At least ${shortest} characters.`,
  code: 'Code',
  logIn: 'Log in',
  loggingIn: 'Logging you in…',
  createAccount: 'Create account',
  creating: 'Creating your account…',
  noEmailHere: 'This server can’t send emails, so you don’t need an emailed code.',
  forgot: 'Forgot your password?',
  forgotIntro: 'Enter the address of your account. We’ll email you a code.',
  sendCode: 'Email me a code',
  sending: 'Sending…',
  savePassword: 'Save and log in',
  saving: 'Saving…',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  checkEmail: 'Check your email',
  codeSent: (email: string): string =>
    `If ${email} can be used, we’ve emailed it a 6-digit code. It works for ten minutes.`,
  codeInOutbox: 'No mail server is set up here. Run “npm run outbox” on the server to find the email with your code.',
  resend: 'Send a new code',
  resent: 'We’ve sent a new code.',
  otherAddress: 'Use another address',
  backToLogin: 'Back to log in',
  emailMissing: 'Enter your email address.',
  emailWrong: 'Enter a full email address, such as name@example.com.',
  passwordMissing: 'Enter a password.',
  passwordTooShort: (shortest: number): string => `Use at least ${shortest} characters for your password.`,
  codeMissing: 'Enter the 6 digits of the code.',
  maybeRegistered: 'This address may already have an account. Try logging in.',
} as const;

export const SIGN_IN_PAGE_TEXTS = {
  logOut: 'Log out',
  demo: 'Demo',
  dismissDemo: 'Dismiss demo notice',
  demoBanner: 'the accounts and emails are made up, and Google isn’t involved.',
} as const;

const IF_NOT_YOU =
  'If this wasn’t you, go to our site by typing its address yourself. Under Account, remove logins you don’t know and log out other devices.';

/** Emails to the owner. */
export const IDENTITY_NOTICES = {
  linked: (provider: string, email: string) => ({
    subject: `A login was connected to your ${site.name} account`,
    paragraphs: [`You can now log in with ${provider} (${email || 'no address given'}).`, IF_NOT_YOU],
  }),
  removed: (email: string) => ({
    subject: `A login was removed from your ${site.name} account`,
    paragraphs: [`The connected account ${email || 'without an address'} no longer logs in.`, IF_NOT_YOU],
  }),
} as const;

/** For answers of the server. */
export const SIGN_IN_ERRORS = {
  alreadyRegistered: (email: string): string => `An account for ${email} already exists. Please log in.`,
  emailTaken: (email: string): string =>
    `Another account already uses ${email}. Log in to it as you usually do, then connect this login under Account.`,
  notRegistered: (email: string): string => `There’s no account for ${email} yet. Please create one first.`,
  notFound: NOTHING_HERE,
  alreadyLinked: (provider: string): string => `This ${provider} account is already connected.`,
  linkedElsewhere: (provider: string): string =>
    `This ${provider} account already logs in to another ${site.name} account. Remove it there first.`,
  anotherIdentity: (provider: string): string => `This ${provider} account doesn’t log in to your account.`,
  tellsNoTime: (provider: string): string =>
    `${provider} doesn’t say when you logged in there, so it can’t confirm that it’s you. Use a passkey or your password.`,
  confirmByCode: (provider: string): string =>
    `${provider} doesn’t say when you logged in there, so it can’t confirm that it’s you. Please try again: we’ll email you a code instead.`,
  notAsked: (provider: string): string => `${provider} didn’t ask you to log in again. Log out there, and try again.`,
  lastWayIn: 'This is your only way to log in. Add another way first.',
  unlinked: 'This login is already removed.',
  unknownDevice: 'Unknown device',
  sessionEnded: 'This device is already logged out.',
} as const;

/** For `npm run admin`. */
export const SESSION_COMMAND_TEXTS = {
  help: (everybody: string): string => `Log a user out on all devices, or all users with "${everybody}".`,
  noAccount: (email: string): string => `${email} has no account.`,
  ended: (sessions: number): string => `Sessions ended: ${sessions}.`,
} as const;
