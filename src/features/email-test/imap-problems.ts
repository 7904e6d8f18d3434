import type { ImapBody } from '../mailbox/contract.ts';
import { IMAP_TEXTS } from './texts.ts';

/** What is wrong, by its field, in the order of the form. */
export type ImapProblems = Partial<Record<keyof ImapBody, string>>;

/** RFC 1123, 2.1: up to 63 characters between two dots, and 253 in all. */
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const IPV6 = /^[\da-f.]{0,4}(?::[\da-f.]{0,15}){2,8}$/i;

export function imapProblems({ host, port, user, password }: ImapBody): ImapProblems {
  const isHost = HOST.test(host) || IPV6.test(host);
  const isPort = Number.isInteger(port) && port >= 1 && port <= 65_535;
  return {
    ...(!isHost && { host: host === '' ? IMAP_TEXTS.hostMissing : IMAP_TEXTS.hostError }),
    ...(!isPort && { port: IMAP_TEXTS.portError }),
    ...(user === '' && { user: IMAP_TEXTS.userMissing }),
    ...(password === '' && { password: IMAP_TEXTS.passwordMissing }),
  };
}
