export const TRY_TEXTS = {
  label: 'Paste an email',
  placeholder: 'Its text or full source. Or drop an .eml or .msg file anywhere.',
  check: 'Check email',
  checking: 'Checking…',
  file: 'Choose a file',
  sample: 'Try a sample',
  privacy: 'No account needed. We check it on our server and keep nothing.',
  notLoaded: 'This part of the page didn’t load. Check your connection and try again.',
} as const;

export const RESULT_TEXTS = {
  region: 'Result',
  status: (words: string) => `Result: ${words}`,
  fields:
    'We saw only the text. With the source or a saved email, we check the sender, links behind buttons and attachments too.',
  another: 'Check another email',
  register: 'Check every email automatically',
  dashboard: 'Go to your dashboard',
} as const;

export const TRY_ERRORS = {
  empty: 'Paste an email first, or choose an .eml or .msg file.',
  tooLarge: (name: string, isLoggedIn: boolean) =>
    `${name} is larger than 256 kB. ${isLoggedIn ? 'Open it in the email test, which takes' : 'Log in to check'} emails of up to 25 MB.`,
  picture: (name: string, isLoggedIn: boolean) =>
    `${name} is a picture. ${isLoggedIn ? 'Open it in the email test, which takes screenshots.' : 'Log in to check screenshots in the email test.'}`,
  pasted: 'This text',
  several: 'Choose one email at a time.',
  unreadable: (name: string) => `${name} couldn’t be read.`,
  failed: 'We couldn’t check the email. Please try again.',
} as const;

/** Written as people paste emails: the lines that mail programs show, then the text. The sender is invented. */
export const SAMPLE = `From: Parcel Service <delivery@parcel-track.example>
Subject: Your parcel could not be delivered

Dear customer,

your parcel is being held because a customs fee of 1.99 EUR was not paid. Confirm your card details within 24 hours, or it will be returned to the sender:

http://parcel-track.example.pay-fee.example/confirm

Parcel Service`;
