import type { Services } from '../../server/services.ts';

/** For the account's downloaded data. */
export async function collectCorrections({ db }: Services, userId: string) {
  const [corrections, findings] = await Promise.all([
    db.selectFrom('corrections').selectAll().where('user_id', '=', userId).orderBy('corrected_at').execute(),
    db.selectFrom('finding_corrections').selectAll().where('user_id', '=', userId).orderBy('corrected_at').execute(),
  ]);
  return {
    corrections: corrections.map(({ scan_id, sender, proof, opinion, reason, ...row }) => ({
      ...{ scanId: scan_id, sender, proof: proof === '' ? null : proof, opinion, reason },
      ...{ coversEmail: row.covers_email === 1, coversSender: row.covers_sender === 1 },
      correctedAt: iso(row.corrected_at),
    })),
    wrongFindings: findings.map(({ scan_id, signal_id, reason, note, corrected_at }) => ({
      ...{ scanId: scan_id, finding: signal_id, reason, note, correctedAt: iso(corrected_at) },
    })),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
