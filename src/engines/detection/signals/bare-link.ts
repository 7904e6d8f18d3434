import { isAdded } from '../parse/added-lines.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import { webLinksOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { isInAddress } from '../parse/words.ts';

/** “Here is the file”, and a name below it. */
const FEW_WORDS = 6;

/**
 * Whether a stranger sends a link with at most a few words. The email's real content is then on a page that we don't
 * read, so nothing shows that it is harmless.
 */
export function isBareLink(parsed: ParsedEmail): boolean {
  const { text, links, words, thread } = parsed;
  const web = webLinksOf(links);
  if (web.length === 0 || parsed.isReply || isVouchedFor(parsed)) return false;
  const said = words.filter((word) => {
    const isLinked = web.some((link) => word.start < link.end && link.start < word.end);
    return !isLinked && !isQuoted(thread, word.start) && !isAdded(parsed, word);
  });
  return said.filter((word) => !isInAddress(text, word)).length <= FEW_WORDS;
}
