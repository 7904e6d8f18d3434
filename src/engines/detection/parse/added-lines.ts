import { PROGRAM_FOOTER, SERVER_BANNER } from '../data/added-lines.ts';
import { once } from './once.ts';
import type { ParsedEmail } from './parsed-email.ts';
import type { Range } from './thread.ts';

/** The longest line that a mail program adds, and that a server adds. */
const FOOTER = 100;
const BANNER = 400;
const MOST = 10;

/**
 * The lines that a mail program or server added to an email. The writer may have typed them, but they have nothing to
 * do with a link.
 */
export const addedLinesOf = once(({ text }: ParsedEmail): Range[] => {
  const found: Range[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const said = line.trim();
    const isAddition =
      (said.length <= BANNER && SERVER_BANNER.test(said)) || (said.length <= FOOTER && PROGRAM_FOOTER.test(said));
    if (isAddition) found.push({ start, end: start + line.length });
    if (found.length === MOST) break;
    start += line.length + 1;
  }
  return found;
});

/** Whether a mail program or server added it: its name and its link aren’t the writer’s. */
export function isAdded(parsed: ParsedEmail, { start, end }: Range): boolean {
  return addedLinesOf(parsed).some((line) => line.start <= start && end <= line.end);
}
