import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Connections } from './connections.ts';
import { type Failure, failure } from './failure.ts';
import type { Settings } from './settings.ts';
import { openHostCheck } from './site-address.ts';
import { REQUEST_TEXTS } from './texts.ts';

/** Host and port only, no user information. */
const HOST = /^[\w.\-:[\]]+$/;

const CLOSE = { connection: 'close' } satisfies OutgoingHttpHeaders;

const WRONG_HOST = failure(400, 'WRONG_HOST', REQUEST_TEXTS.wrongHost, CLOSE);
const NO_SUCH_METHOD = failure(501, 'NOT_IMPLEMENTED', REQUEST_TEXTS.noSuchMethod);
const TOO_MANY_CONNECTIONS = failure(503, 'TOO_MANY_CONNECTIONS', REQUEST_TEXTS.tooManyConnections, {
  ...CLOSE,
  'retry-after': '5',
});

export function openRequestCheck(
  settings: Settings,
  connections: Connections,
): (request: IncomingMessage) => Failure | undefined {
  const isOwnHost = openHostCheck(settings);
  const elsewhere = failure(421, 'OTHER_HOST', REQUEST_TEXTS.otherHost(settings.siteUrl), CLOSE);
  return ({ socket, headers: { host }, rawHeaders, httpVersion, method }) => {
    if (connections.isRefused(socket)) return TOO_MANY_CONNECTIONS;
    // RFC 9112, 3.2: our own response, because Node's lacks our headers. The adapter fails on user information.
    if (host === undefined ? httpVersion === '1.1' : !HOST.test(host)) return WRONG_HOST;
    // Of several Host headers Node uses the first, a proxy perhaps the last.
    if (rawHeaders.filter(isHostName).length > 1) return WRONG_HOST;
    if (host !== undefined && !isOwnHost(host)) return elsewhere;
    // The adapter fails on TRACE and would log the whole URL.
    return method === 'TRACE' ? NO_SUCH_METHOD : undefined;
  };
}

/** `rawHeaders` alternates names and values. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
}
