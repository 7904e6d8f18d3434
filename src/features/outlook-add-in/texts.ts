import { site } from '../../content/site.ts';
import type { Unchecked } from './handed-over.ts';

export const ADD_IN_TEXTS = {
  title: 'Outlook add-in',
  description: `Check the email that is open in Outlook with ${site.name}.`,
  privacy: `${site.name} analyses emails on this computer. Nothing is stored or sent, and you don’t need an account.`,
  starting: 'Connecting to Outlook…',
  checking: 'Checking this email…',
  none: 'Open an email to check it here.',
  failed: 'Something went wrong. Close this pane and open it again. Your email is unchanged.',
  again: { unreadable: 'Check again', notLoaded: 'Try again' },
  partial: 'Outlook gave us only part of this email.',
  noHeaders: 'We didn’t get its headers, which show who really sent it.',
  noFiles: (names: readonly string[]) => `We didn’t get the contents of its files: ${names.join(', ')}.`,
} as const;

export const OUTSIDE_TEXTS = {
  heading: 'This page works inside Outlook.',
  text: `Add ${site.name} to Outlook, then open an email and press “Check email”.`,
  manifest: 'Download the manifest',
  guide: 'How to install it',
} as const;

export const UNREACHABLE_TEXTS = {
  heading: 'We couldn’t connect to Outlook.',
  steps: [
    'Check your connection. The part that connects add-ins to Outlook comes from Microsoft’s server (appsforoffice.microsoft.com).',
    'Close this pane and open it again.',
  ],
} as const;

export const UNCHECKED_TEXTS: Record<Unchecked, { conclusion: string; steps: readonly string[] }> = {
  encrypted: {
    conclusion: 'We couldn’t check this encrypted email.',
    steps: ['Outlook doesn’t let add-ins read it. Be as careful as with an email from a stranger.'],
  },
  unreadable: {
    conclusion: 'We couldn’t read this email.',
    steps: ['Check your connection, then check again.', 'Until then, don’t follow its links or open its files.'],
  },
  notLoaded: {
    conclusion: `${site.name} couldn’t load.`,
    steps: [
      'Check your connection, then try again.',
      'Until then, don’t follow links in this email or open its files.',
    ],
  },
  tooLarge: {
    conclusion: 'This email is too large to check. The limit is 25 MB.',
    steps: ['Confirm with the sender another way before you open its files.'],
  },
};

export const MANIFEST_TEXTS = {
  description: 'See who really sent an email, where its links go and what it asks of you. Analysed on your computer.',
  button: 'Check email',
  tooltip: 'Shows the verdict on the open email, with the evidence. Pin the pane to check each email you open.',
} as const;
