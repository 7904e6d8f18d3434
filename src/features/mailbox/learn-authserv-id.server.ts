import { registrableDomain } from '../../engines/detection/index.ts';

export interface CheckSample {
  domain: string;
  /**
   * From the topmost Authentication-Results; undefined without one, or if other servers received the email after it.
   */
  authservId: string | undefined;
}

export interface LearnedAuthservId {
  authservId: string;
  carried: number;
  of: number;
}

/** Emails from the mailbox's own domain, or distinct other sender domains. */
const ENOUGH = 3;
/** Share of received emails. A sender can forge the header in their own emails, but not in those of others. */
const MOST = 2 / 3;

/** The owner has to confirm it, because somebody who sends most of the emails could decide the outcome. */
export function learnAuthservId(
  samples: readonly CheckSample[],
  ownDomain: string | null,
): LearnedAuthservId | undefined {
  // Internal emails often bypass the checking server.
  const received = samples.filter(({ domain, authservId }) => domain !== ownDomain || authservId !== undefined);
  const names = received.flatMap(({ authservId }) => authservId ?? []);
  // Prefer one name in all emails to a wildcard.
  const candidates = [...new Set([...names, ...names.flatMap(wildcardOf)])];
  return candidates.map((name) => countOf(name, received, ownDomain)).find((counted) => counted !== undefined);
}

function countOf(
  authservId: string,
  received: readonly CheckSample[],
  ownDomain: string | null,
): LearnedAuthservId | undefined {
  const carrying = received.filter(
    (sample) => sample.authservId !== undefined && covers(authservId, sample.authservId),
  );
  const own = carrying.filter(({ domain }) => domain === ownDomain).length;
  const senders = new Set(carrying.map(({ domain }) => domain)).size;
  if (own < ENOUGH && senders < ENOUGH) return undefined;
  if (carrying.length < MOST * received.length) return undefined;
  return { authservId, carried: carrying.length, of: received.length };
}

function covers(pattern: string, authservId: string): boolean {
  return pattern.startsWith('*.') ? authservId.endsWith(pattern.slice(1)) : authservId === pattern;
}

/** `*.mail.example` for `mx1.mail.example`. */
function wildcardOf(authservId: string): string[] {
  const name = `*.${authservId.slice(authservId.indexOf('.') + 1)}`;
  return namesOneOwner(name) ? [name] : [];
}

/** False for wildcards such as `*.com`, under which anybody can have a server. */
export function namesOneOwner(authservId: string): boolean {
  return !authservId.startsWith('*.') || registrableDomain(authservId.slice(2)) !== null;
}
