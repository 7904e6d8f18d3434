import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

export interface Observed {
  /** Also in the response, as `x-request-id`, and in logged errors. */
  id: string;
  /** The matched template, such as `/api/v1/users/[userId]`: the address itself may contain a whole email. */
  route: string;
  began: number;
  /** Status that Node's parser sent in our place, because the body was malformed. */
  refused?: number;
}

/** The last request of each connection: until its body is complete, a parse error belongs to it. */
const lastRequests = new WeakMap<Duplex, { response: ServerResponse; observed: Observed }>();

export interface Observers {
  log: Logger;
  metrics: Metrics | undefined;
}

export const REQUEST_ID = 'x-request-id';

/** nginx's status for a response that the client did not receive whole. */
const CLIENT_CLOSED = 499;

export const REFUSED = 'refused';

export function beginRequest(): Observed {
  return { id: randomUUID(), route: 'unknown', began: performance.now() };
}

/** Without redaction, which is slow: the fields of these lines are fixed and contain no secrets. */
export function logOfRequests(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

/** @returns its duration in milliseconds */
export function endRequest(log: Logger, { id, route, began }: Observed, method: string, status: number): number {
  const took = performance.now() - began;
  log.info({ id, method, route, status, ms: Math.round(took) }, 'request');
  return took;
}

export function observe(request: IncomingMessage, response: ServerResponse, { log, metrics }: Observers): Observed {
  const observed = beginRequest();
  metrics?.begin();
  response.setHeader(REQUEST_ID, observed.id);
  lastRequests.set(request.socket, { response, observed });
  response.once('close', () => {
    const { method = '' } = request;
    const { writableFinished, statusCode } = response;
    // A stream ends when the client leaves; its duration means nothing.
    const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
    const status = observed.refused ?? (writableFinished || isStream ? statusCode : CLIENT_CLOSED);
    const took = endRequest(log, observed, method, status);
    metrics?.end(isStream ? undefined : { method, route: observed.route, status, seconds: took / 1000 });
  });
  return observed;
}

/** A parse error inside a body belongs to that request. @returns the request's id */
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
