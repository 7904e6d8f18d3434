/**
 * 125 attacks as they were seen from 2024 to 2026, and the honest email that each is closest to. Their author had not read
 * the engine's rules, phrases or training emails. They measure how the engine does on what it hasn't seen, so nothing in
 * the engine may be tuned to single emails of this set: mend the cause of a miss, and test it with other emails.
 */
import { mailboxContext } from '../../../engines/detection/index.ts';
import type { Capability, Case } from './capability.ts';
import { emailOf, rowsIn } from './unseen/read.ts';
import { relationTo } from './unseen/relations.ts';
import type { Row } from './unseen/row.ts';
import { readerOf, serverOf } from './unseen/source.ts';

/** The data files beside this one, each with its attacks and their neighbours. */
const FAMILIES = [
  'credentials',
  'codes',
  'commands',
  'consent',
  'business',
  'callback',
  'services',
  'parcels',
  'extortion',
  'jobs',
  'investment',
] as const;

export const UNSEEN: Capability = {
  title: 'Unseen emails of 2024 to 2026',
  async cases() {
    const families = await Promise.all(FAMILIES.map(casesOf));
    return families.flat();
  },
};

async function casesOf(family: (typeof FAMILIES)[number]): Promise<Case[]> {
  const rows = await rowsIn(new URL(`unseen/${family}.jsonl`, import.meta.url));
  return Promise.all(rows.map((row) => caseOf(row, family)));
}

async function caseOf(row: Row, family: string): Promise<Case> {
  const { id, language, isAttack } = row;
  const reader = readerOf(row);
  return {
    ...{ id, language, isAttack, family },
    email: await emailOf(row, reader),
    context: { ...mailboxContext({ owner: reader.address, authservId: serverOf(reader) }), ...relationTo(row) },
  };
}
