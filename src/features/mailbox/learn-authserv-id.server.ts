import { registrableDomain } from '../../engines/detection/parse/domains.ts';

/** What one message says of who checked it. */
export interface CheckSample {
  /** Of its From line. */
  domain: string;
  /** Who wrote its topmost Authentication-Results; undefined where there is none, or none with a name. */
  authservId: string | undefined;
}

export interface LearnedAuthservId {
  authservId: string;
  /** How many messages carry it, of those that could. */
  carried: number;
  of: number;
}

/** As many messages from the mailbox's own domain, or from as many others. */
const ENOUGH = 3;
/** Of the messages that came in. Where the server writes none, a sender can plant a field, but not into others' mail. */
const MOST = 2 / 3;

/**
 * The name under which a mailbox's server seems to write down its checks. It is a guess, however often it is found: who
 * sends most of the mail can have it be anything, so nothing is believed until the mailbox's owner has confirmed it.
 */
export function learnAuthservId(
  samples: readonly CheckSample[],
  ownDomain: string | null,
): LearnedAuthservId | undefined {
  // What colleagues send each other often never passes the server that checks.
  const cameIn = samples.filter(({ domain, authservId }) => domain !== ownDomain || authservId !== undefined);
  const names = cameIn.flatMap(({ authservId }) => authservId ?? []);
  // A name of its own for each server comes second to one that all mail carries.
  const candidates = [...new Set([...names, ...names.flatMap(anyBeside)])];
  return candidates.map((name) => countOf(name, cameIn, ownDomain)).find((counted) => counted !== undefined);
}

function countOf(
  authservId: string,
  cameIn: readonly CheckSample[],
  ownDomain: string | null,
): LearnedAuthservId | undefined {
  const carrying = cameIn.filter((sample) => sample.authservId !== undefined && covers(authservId, sample.authservId));
  const own = carrying.filter(({ domain }) => domain === ownDomain).length;
  const senders = new Set(carrying.map(({ domain }) => domain)).size;
  if (own < ENOUGH && senders < ENOUGH) return undefined;
  if (carrying.length < MOST * cameIn.length) return undefined;
  return { authservId, carried: carrying.length, of: cameIn.length };
}

function covers(pattern: string, authservId: string): boolean {
  return pattern.startsWith('*.') ? authservId.endsWith(pattern.slice(1)) : authservId === pattern;
}

/** All servers beside one: `*.mail.example` for `mx1.mail.example`. */
function anyBeside(authservId: string): string[] {
  const name = `*.${authservId.slice(authservId.indexOf('.') + 1)}`;
  return namesOneOwner(name) ? [name] : [];
}

/** Whether it names one server, or those of one owner: under `*.com` anybody can have one. */
export function namesOneOwner(authservId: string): boolean {
  return !authservId.startsWith('*.') || registrableDomain(authservId.slice(2)) !== null;
}
