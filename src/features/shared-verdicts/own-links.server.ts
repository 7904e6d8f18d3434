import { formatMailbox } from '../../engines/detection/email.ts';
import type { Services } from '../../server/services.ts';
import { saysTheSame } from './claims.ts';
import type { Asked, Claims, SharedVerdict, SharedVerdictsAnswer, Statement } from './contract.ts';
import { urlOf } from './links.server.ts';
import { claimsOf } from './statement-claims.ts';

export async function listLinks(services: Services, userId: string): Promise<SharedVerdictsAnswer> {
  const rows = await workingLinks(services, userId);
  return { links: rows.map((row) => linkOf(services, row)) };
}

/** The user's links about an email: about its scan, or with the same content. */
export async function linksAbout(
  services: Services,
  userId: string,
  { scanId, claims }: { scanId: string | undefined; claims: readonly Claims[] },
): Promise<SharedVerdict[]> {
  const rows = await workingLinks(services, userId);
  return rows
    .filter(({ scan_id, statement }) =>
      scan_id !== null && scanId !== undefined
        ? scan_id === scanId
        : claims.some((one) => saysTheSame(one, payloadOf(statement))),
    )
    .map((row) => linkOf(services, row));
}

/** Newest first. */
function workingLinks({ db, now }: Services, userId: string) {
  return db
    .selectFrom('shared_verdicts as link')
    .leftJoin('scans', 'scans.id', 'link.scan_id')
    .select(['link.id', 'link.statement', 'link.emailed_to', 'link.shared_at', 'link.expires_at', 'link.scan_id'])
    .select(['scans.sender', 'scans.sender_name', 'scans.subject'])
    .where('link.user_id', '=', userId)
    .where('link.expires_at', '>', now())
    .orderBy('link.shared_at', 'desc')
    .execute();
}

type LinkRow = Awaited<ReturnType<typeof workingLinks>>[number];

function linkOf(services: Services, row: LinkRow): SharedVerdict {
  const { email, analysis, quotes } = payloadOf(row.statement);
  return {
    ...{ id: row.id, url: urlOf(services, row.id), sharedAt: iso(row.shared_at), expiresAt: iso(row.expires_at) },
    ...{ verdict: analysis.verdict, conclusion: analysis.conclusion, quotes, scanId: row.scan_id },
    emailedTo: askedOf(row),
    email: ownWords(row) ?? { from: email.from, subject: quotes ? email.subject : null },
  };
}

/** As shown in the user's own list of scans. */
function ownWords({ scan_id, sender, sender_name, subject }: LinkRow): SharedVerdict['email'] | undefined {
  if (scan_id === null || sender === null) return undefined;
  const from = sender === '' ? sender_name : formatMailbox({ name: sender_name ?? '', address: sender });
  return { from: from || null, subject };
}

/** For the file that users download. */
export async function collectShared(services: Services, userId: string) {
  const rows = await services.db
    .selectFrom('shared_verdicts')
    .select(['id', 'statement', 'scan_id', 'emailed_to', 'shared_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('shared_at')
    .execute();
  return {
    sharedVerdicts: rows.map(({ id, statement, scan_id, emailed_to, shared_at, expires_at }) => ({
      ...{ url: urlOf(services, id), scanId: scan_id, sharedAt: iso(shared_at), expiresAt: iso(expires_at) },
      emailedTo: askedOf({ emailed_to }),
      states: payloadOf(statement),
    })),
  };
}

export function askedOf({ emailed_to }: { emailed_to: string }): Asked[] {
  return JSON.parse(emailed_to) as Asked[];
}

/** Not verified again, because only statements signed by this server are stored. */
function payloadOf(statement: string): Claims {
  return claimsOf(JSON.parse(statement) as Statement);
}

const iso = (time: number) => new Date(time).toISOString();
