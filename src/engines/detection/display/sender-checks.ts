import {
  isAuthenticationResults,
  type Outcome,
  type Result,
  resultsOf,
  serverOf,
} from '../parse/authentication-results.ts';
import { domainOf } from '../parse/domains.ts';
import { fieldsOfServer, type Header, topmostAuthservId } from '../parse/receiving-server.ts';

/** One check of the sender that a server recorded (RFC 8601). */
export interface SenderCheck {
  method: 'spf' | 'dkim' | 'dmarc' | 'arc';
  outcome: Outcome;
  /** As the server wrote it: `softfail`, for example. */
  word: string;
  /** The domain that was checked; empty when not named. */
  domain: string;
  /** The sending server's address, for SPF. */
  address: string | null;
  /** The server that says so; null for a server without a name. */
  server: string | null;
  /** Whether your own mail server wrote it. The sender could have written any other. */
  counts: boolean;
}

const METHODS = ['spf', 'dkim', 'dmarc', 'arc'] as const;
/** The property that names the domain a result is about (RFC 8601, section 2.7). */
const ABOUT = {
  spf: ['smtp.mailfrom', 'smtp.mail', 'smtp.helo'],
  dkim: ['header.d', 'header.i'],
  dmarc: ['header.from'],
  arc: [],
} as const;
const ADDRESS =
  /\b(?:client-ip|remote-ip|sender ip is|designates?)[=\s]{1,3}"?((?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4}:[\da-f:.]{2,40})/i;
const MOST = 60;

/** Your own server's checks first, each in its server's order. */
export function senderChecksOf(headers: readonly Header[], authservId: string | undefined): SenderCheck[] {
  const trusted = new Set(authservId === undefined ? [] : fieldsOfServer(headers, authservId)?.fields);
  return headers
    .filter(({ name }) => isAuthenticationResults(name))
    .flatMap(({ value }) => {
      const counts = trusted.has(value);
      const server = serverOf(value) ?? (counts ? topmostAuthservId({ headers }) : undefined) ?? null;
      return resultsOf(value).flatMap((result) => checkIn(result, server, counts));
    })
    .slice(0, MOST)
    .toSorted((a, b) => Number(b.counts) - Number(a.counts));
}

function checkIn(result: Result, server: string | null, counts: boolean): SenderCheck[] {
  const method = METHODS.find((name) => name === result.method);
  if (method === undefined) return [];
  const { outcome, word, properties, quote } = result;
  const named = ABOUT[method].map((name) => properties.get(name)).find((value) => value !== undefined);
  const address = method === 'spf' ? (ADDRESS.exec(quote)?.[1] ?? null) : null;
  return [{ method, outcome, word, domain: named === undefined ? '' : domainOf(named), address, server, counts }];
}
