import { domainToUnicode } from 'node:url';
import type { CorrectionTable } from '../../server/db/schema.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { lockMonitor } from '../scanning/monitor-lock.server.ts';
import { applyCorrections } from './apply.server.ts';
import type { KnownSender, SendersAnswer } from './contract.ts';
import { bindingOf } from './proof.server.ts';
import { CORRECTION_ERRORS } from './texts.ts';

/** The senders that the user trusts or has reported, newest first. For each sender the newest correction counts. */
export async function listSenders({ db }: Services, userId: string): Promise<SendersAnswer> {
  const rows = await db
    .selectFrom('corrections')
    .selectAll()
    .where('user_id', '=', userId)
    .where('covers_sender', '=', 1)
    .orderBy('corrected_at', 'desc')
    .orderBy('id')
    .execute();
  const newest = new Map<string, CorrectionTable>();
  for (const row of rows) {
    const key = JSON.stringify([row.sender, row.proof]);
    if (!newest.has(key)) newest.set(key, row);
  }
  return { senders: [...newest.values()].map(senderOf) };
}

/** Forgets what the user thinks of a sender. The emails that they marked themselves stay marked. */
export async function removeSender(
  { db }: Services,
  userId: string,
  correctionId: string,
): Promise<{ ok: true } | Failure> {
  return db.transaction().execute(async (trx) => {
    await lockMonitor(trx, userId);
    const rule = await trx
      .selectFrom('corrections')
      .select(['sender', 'proof'])
      .where('user_id', '=', userId)
      .where('id', '=', correctionId)
      .where('covers_sender', '=', 1)
      .executeTakeFirst();
    if (!rule) return failure(404, 'CORRECTION_NOT_FOUND', CORRECTION_ERRORS.senderNotFound);
    const { sender, proof } = rule;
    const same = { user_id: userId, sender, proof, covers_sender: 1 } as const;
    await trx
      .deleteFrom('corrections')
      .where((where) => where.and(same))
      .where((where) => where.or([where('scan_id', 'is', null), where('covers_email', '=', 0)]))
      .execute();
    await trx
      .updateTable('corrections')
      .set({ covers_sender: 0 })
      .where((where) => where.and(same))
      .execute();
    await applyCorrections(trx, userId, { sender });
    return { ok: true } as const;
  });
}

export function senderOf({ id, sender, proof, opinion, corrected_at }: CorrectionTable): KnownSender {
  const at = sender.lastIndexOf('@') + 1;
  return {
    id,
    address: sender.slice(0, at) + domainToUnicode(sender.slice(at)),
    opinion,
    boundTo: bindingOf(proof),
    correctedAt: new Date(corrected_at).toISOString(),
  };
}
