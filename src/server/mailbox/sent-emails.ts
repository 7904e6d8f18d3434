import type { Mailbox } from './mailbox.ts';

/** As Message-IDs are made in practice, with nothing that means something in a search. */
const SEARCHABLE = /^<[\w.+=$/@-]{3,200}>$/;
/** Each costs the mailbox a search. */
const SEARCHED = 4;

/** Whether a mailbox's owner has written one of these emails, so far as the first of them tell. */
export async function wroteOneOf(mailbox: Pick<Mailbox, 'wrote'>, messageIds: readonly string[]): Promise<boolean> {
  for (const id of messageIds.filter((one) => SEARCHABLE.test(one)).slice(0, SEARCHED)) {
    if (await mailbox.wrote(id)) return true;
  }
  return false;
}
