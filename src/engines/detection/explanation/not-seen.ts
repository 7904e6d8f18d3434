import type { Coverage } from '../analysis.ts';
import type { Checked, Limitation, LimitationCode } from '../scoring/coverage.ts';

const SENTENCES: Readonly<Record<LimitationCode, string | ((about: string) => string)>> = {
  unverified: 'We couldn’t verify the sender.',
  'unverified-company': 'We couldn’t verify the sender, who uses a well-known company’s address.',
  'address-missing': 'The sender’s address wasn’t provided.',
  'sender-not-found': 'We found no sender’s address in the headers that were read.',
  'headers-missing': 'The headers, which show the email’s route, weren’t provided.',
  'attachments-unknown': 'We don’t know whether there were attachments.',
  screenshot: 'A screenshot doesn’t prove who sent the email.',
  'links-unseen': 'We can’t see where its links lead.',
  'files-unseen': 'We can’t open its attachments.',
  'history-short': 'We don’t have enough of your earlier emails to compare it with yet.',
  'encrypted-text': 'The text is encrypted, so we couldn’t read it.',
  'garbled-text': 'The text is garbled, so we couldn’t read it.',
  'chopped-words': 'Its words are cut into pieces, so we couldn’t read them.',
  'hardly-any-text': 'There was hardly any text to read.',
  'unknown-words': 'Most of its words are unknown to us, as in a language we can’t read, so its wording doesn’t count.',
  'disguised-words':
    'Many of its words are disguised, which leaves too few that we know, so its wording doesn’t count.',
  'language-known-in-part': 'We know too little of its language to rule out a threat by its wording.',
  frame: 'An embedded page from another site wasn’t checked.',
  refresh: 'The email redirects to another page, which wasn’t checked.',
  amp: 'The email’s AMP version wasn’t read.',
  'file-cut': (name) => `Only the beginning of the file “${name}” was read.`,
  'file-locked': (name) => `The file “${name}” is locked, so we couldn’t check it.`,
  'file-closed': (name) => `The file “${name}” is a type we can’t open.`,
  'file-text-unread': (name) => `We couldn’t read the text of the file “${name}”.`,
  'contents-missing': 'The content of the attached files wasn’t provided.',
  'picture-unread': (picture) => `We couldn’t read the words in ${picture}.`,
  'picture-cut': (picture) => `Only part of the words in ${picture} was read.`,
  'pictures-left': (pictures) =>
    `We couldn’t read the words in ${pictures} (too large, too many or an unsupported format).`,
  'codes-unsearched': (count) => `Images not searched for QR codes (too large, too many or unsupported): ${count}.`,
};

/** The coverage as readers see it. */
export function coverageShown({ limitations, cut, ...coverage }: Checked): Coverage {
  return { ...coverage, notSeen: notSeenOf({ limitations, cut }) };
}

/** What could not be checked, a sentence each. */
export function notSeenOf({ limitations, cut }: Pick<Checked, 'limitations' | 'cut'>): string[] {
  return [...limitations.map(sentenceOn), ...cut];
}

function sentenceOn({ code, about = '' }: Limitation): string {
  const sentence = SENTENCES[code];
  return typeof sentence === 'string' ? sentence : sentence(about);
}
