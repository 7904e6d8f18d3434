import { domainOf, isFreemail } from '../parse/domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isOfService } from '../parse/service-email.ts';
import { wordsOf } from '../parse/words.ts';
import { linksWhere, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** The longest greeting, in characters, and the lines an email may have before it, such as its own title. */
const LONGEST = 200;
const LINES = 3;
/** The most words beside the link: “Hello”, and perhaps a title. In a sentence, a link is no name. */
const WORDS = 3;
/** What follows a form of address, in any script. Alerts end with a colon or an exclamation mark, too. */
const GREETING_END = /[,،，、]\s*$/u;

/** The text where an email greets its reader. */
export const GREETING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-in-greeting',
    group: 'concealment',
    tier: 'soft',
    kinds: ['credential-phishing', 'prize-scam'],
    linkDoubt: 'deceptive',
    floor: { severity: 'Medium', reason: 'No form asks for a name that is a link: a stranger filled it in.' },
    covers: [
      'known-company-confirmed',
      'links-to-own-domain',
      'platform-plain-use',
      'sender-authenticated',
      'sender-name-in-domain',
    ],
    title: 'Link in place of your name',
    sentence:
      'Where a notice has its reader’s name, a link is filled in. Strangers sign people up with such names, so that a genuine service sends their link.',
    check: (parsed) => {
      const greeting = greetingOf(parsed);
      if (greeting === null) return NO_EVIDENCE;
      return linksWhere(parsed, ({ bare, url, host, start, end, source }) => {
        const isInside = source === undefined && start >= greeting.start && end <= greeting.end;
        return isInside && bare && url !== null && (url.pathname + url.search).length > 1 && !isSenders(parsed, host);
      });
    },
  },
];

function isSenders({ email: { from } }: ParsedEmail, host: string): boolean {
  return from !== undefined && isOfService(from, host);
}

/** The line that greets the reader of a notice; null where a person may have written it. */
function greetingOf({ email: { from }, text, isReply, ownLength }: ParsedEmail) {
  if (from === undefined || isReply || isFreemail(domainOf(from.address))) return null;
  let start = 0;
  for (let line = 0; line < LINES && start < ownLength; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? ownLength : next;
    const words = text.slice(start, Math.min(end, start + LONGEST));
    if (words.trim() !== '') line++;
    if (end - start <= LONGEST && GREETING_END.test(words) && fewWords(words)) return { start, end };
    start = end + 1;
  }
  return null;
}

/** Whether nearly all of a line is the link: its own parts are not counted. */
function fewWords(line: string): boolean {
  const spoken = line.split(/\s+/).filter((part) => !/[./]\S/.test(part));
  const words = wordsOf(spoken.join(' '), false).length;
  return words > 0 && words <= WORDS;
}
