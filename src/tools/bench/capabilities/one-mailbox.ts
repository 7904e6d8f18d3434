/**
 * A year of one mailbox: 65 attacks and 60 honest emails to one reader, with what her mailbox knows about her
 * correspondents. Like the other unseen emails they were written without knowledge of the engine, so nothing in it may
 * be tuned to them.
 */
import { mailboxContext } from '../../../engines/detection/index.ts';
import type { Capability, Case } from './capability.ts';
import { READER } from './one-mailbox/people.ts';
import { relationIn } from './one-mailbox/relations.ts';
import { emailOf, rowsIn } from './unseen/read.ts';
import type { Row } from './unseen/row.ts';
import { serverOf } from './unseen/source.ts';

/** A line of the data file. */
interface MailboxRow extends Row {
  family: string;
  sent: string;
}

export const ONE_MAILBOX: Capability = {
  title: 'One mailbox, unseen',
  async cases() {
    const rows = await rowsIn<MailboxRow>(new URL('one-mailbox.jsonl', import.meta.url));
    return Promise.all(rows.map(caseOf));
  },
};

async function caseOf(row: MailboxRow): Promise<Case> {
  const { id, language, isAttack, family, sent } = row;
  const email = await emailOf(row, READER);
  return {
    ...{ id, language, isAttack, family, email },
    context: {
      ...mailboxContext({ owner: READER.address, authservId: serverOf(READER) }),
      ...relationIn(email, sent),
    },
  };
}
