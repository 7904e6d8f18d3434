import { site } from '../../content/site.ts';
import type { Unchecked } from './displayed-email.ts';

export const BUTTON_TEXTS = {
  checking: 'Checking…',
  unchecked: 'Couldn’t check',
  none: site.name,
  noneTitle: `${site.name}: open one email to check it`,
  title: (words: string, sentence = '') =>
    [`${site.name}: ${words}`, sentence].filter((part) => part !== '').join('. '),
} as const;

export const WARNING_TEXTS = {
  heading: (words: string) => `${site.name}: ${words}`,
  evidence: (words: string) => `Press “${words}” at the top of the email for the evidence.`,
} as const;

export const UNCHECKED_TEXTS: Record<Unchecked, { conclusion: string; steps: readonly string[] }> = {
  encrypted: {
    conclusion: 'We couldn’t check this encrypted email.',
    steps: [
      'Unlock your key or add it in Thunderbird’s settings, then open the email again.',
      'Until then, be as careful as with an email from a stranger.',
    ],
  },
  unreadable: {
    conclusion: 'We couldn’t read this email.',
    steps: [
      'Check your connection, then open the email again.',
      'Until then, don’t follow its links or open its files.',
    ],
  },
  headersOnly: {
    conclusion: 'Only the headers of this email are on your computer.',
    steps: ['Download the rest of the email to check it.'],
  },
  tooLarge: {
    conclusion: 'This email is too large to check. The limit is 25 MB.',
    steps: ['Confirm with the sender another way before you open its files.'],
  },
};

export const POPUP_TEXTS = {
  checking: 'Checking this email…',
  none: 'Open an email to check it here.',
  several: 'Several emails are selected. Select one to check it.',
  failed: 'Something went wrong. Close this window and open it again. Your email is unchanged.',
  privacy: `${site.name} analyses emails on this computer. Nothing is stored or sent.`,
} as const;
