import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** What is told about a request when it has been answered. */
export interface Observed {
  /** Also in the answer, as `x-request-id`, and in the line of an error. */
  id: string;
  /** The template its address matched, such as `/api/v1/scans/[scanId]`: an address may hold anything, a whole email too. */
  route: string;
  began: number;
  /** What Node answered in our place, because the body broke. */
  refused?: number;
}

/** The last request of each connection: what is wrong there is wrong with its body, until that has been read whole. */
const lastRequests = new WeakMap<Duplex, { response: ServerResponse; observed: Observed }>();

/** Where requests are told and counted. */
export interface Observers {
  log: Logger;
  metrics: Metrics | undefined;
}

export const REQUEST_ID = 'x-request-id';

/** What did not get its whole answer, whatever that began with: the number that nginx made usual. */
const BROKEN_OFF = 499;

/** The route of what was refused before it could have one. */
export const REFUSED = 'refused';

export function beginRequest(): Observed {
  return { id: randomUUID(), route: 'unknown', began: performance.now() };
}

/** For the lines about requests: what they say is named below and holds nothing to remove, which to look for takes longer. */
export function logOfRequests(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

/** Writes the one line about a request. @returns its time in milliseconds */
export function endRequest(log: Logger, { id, route, began }: Observed, method: string, status: number): number {
  const took = performance.now() - began;
  log.info({ id, method, route, status, ms: Math.round(took) }, 'request');
  return took;
}

/** Gives a request its id; when it has been answered, or broken off, tells and counts it. */
export function observe(request: IncomingMessage, response: ServerResponse, { log, metrics }: Observers): Observed {
  const observed = beginRequest();
  metrics?.begin();
  response.setHeader(REQUEST_ID, observed.id);
  lastRequests.set(request.socket, { response, observed });
  response.once('close', () => {
    const { method = '' } = request;
    const { writableFinished, statusCode } = response;
    // A stream has no end of its own, and its time says nothing of ours.
    const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
    const status = observed.refused ?? (writableFinished || isStream ? statusCode : BROKEN_OFF);
    const took = endRequest(log, observed, method, status);
    metrics?.end(isStream ? undefined : { method, route: observed.route, status, seconds: took / 1000 });
  });
  return observed;
}

/** Tells and counts what Node refused, by itself or with the request whose body it is. @returns its id */
export function observeRefusal({ log, metrics }: Observers, socket: Duplex, status: number): string {
  const last = lastRequests.get(socket);
  if (last && !last.response.req.complete) {
    if (!last.response.headersSent) last.observed.refused = status;
    return last.observed.id;
  }
  const refused = { ...beginRequest(), route: REFUSED };
  metrics?.begin();
  endRequest(log, refused, '', status);
  metrics?.end({ method: '', route: REFUSED, status, seconds: 0 });
  return refused.id;
}
