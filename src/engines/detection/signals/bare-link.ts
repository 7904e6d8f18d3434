import { PROGRAM_FOOTER, SERVER_BANNER } from '../data/added-lines.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import { webLinksOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import { isInAddress } from '../parse/words.ts';

/** “Here is the file”, and a name below it. */
const FEW_WORDS = 6;
/** Characters of a line that a mail program adds. */
const FOOTER = 100;
const MOST_ADDED = 10;

/**
 * Whether a stranger sends a link with at most a few words. What the email is for is then on a page that nobody here reads, so
 * there is nothing to find harmless.
 */
export function isBareLink(parsed: ParsedEmail): boolean {
  const { text, links, words, thread } = parsed;
  const web = webLinksOf(links);
  if (web.length === 0 || parsed.isReply || isVouchedFor(parsed)) return false;
  const added = addedLines(text);
  const said = words.filter(({ start, end }) => {
    const isLinked = web.some((link) => start < link.end && link.start < end);
    return !isLinked && !isQuoted(thread, start) && !added.some((line) => line.start <= start && end <= line.end);
  });
  return said.filter((word) => !isInAddress(text, word)).length <= FEW_WORDS;
}

/**
 * The lines that a mail program or server added to an email. The writer may have typed them, but they say nothing about a
 * link.
 */
function addedLines(text: string): Range[] {
  const found: Range[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const said = line.trim();
    const isAdded = SERVER_BANNER.test(said) || (said.length <= FOOTER && PROGRAM_FOOTER.test(said));
    if (isAdded) found.push({ start, end: start + line.length });
    if (found.length === MOST_ADDED) break;
    start += line.length + 1;
  }
  return found;
}
