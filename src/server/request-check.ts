import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Connections } from './connections.ts';
import { type Failure, failure } from './failure.ts';
import type { Settings } from './settings.ts';
import { openHostCheck } from './site-address.ts';

/** Host and port, and nothing that comes before them in an address. */
const HOST = /^[\w.\-:[\]]+$/;

const CLOSE = { connection: 'close' } satisfies OutgoingHttpHeaders;

const WRONG_HOST = failure(400, 'WRONG_HOST', 'The request must have one valid Host header.', CLOSE);
const NO_SUCH_METHOD = failure(501, 'NOT_IMPLEMENTED', 'This method is not supported.');
const TOO_MANY_CONNECTIONS = failure(
  503,
  'TOO_MANY_CONNECTIONS',
  'There are too many connections right now. Please try again in a few seconds.',
  { ...CLOSE, 'retry-after': '5' },
);

/** Makes the check that every request passes before its path matters. The check returns the answer to a refused one. */
export function openRequestCheck(
  settings: Settings,
  connections: Connections,
): (request: IncomingMessage) => Failure | undefined {
  const isOwnHost = openHostCheck(settings);
  const elsewhere = failure(421, 'OTHER_HOST', `This site is at ${settings.siteUrl}. Please open it there.`, CLOSE);
  return ({ socket, headers: { host }, rawHeaders, httpVersion, method }) => {
    if (connections.isRefused(socket)) return TOO_MANY_CONNECTIONS;
    // Node would leave the headers out (RFC 9112, 3.2). The adapter can't make a request from a name and a password.
    if (host === undefined ? httpVersion === '1.1' : !HOST.test(host)) return WRONG_HOST;
    // Node takes the first of several, a proxy perhaps the last.
    if (rawHeaders.filter(isHostName).length > 1) return WRONG_HOST;
    if (host !== undefined && !isOwnHost(host)) return elsewhere;
    // The adapter can't make a request of TRACE, and would log its whole address.
    return method === 'TRACE' ? NO_SUCH_METHOD : undefined;
  };
}

/** Names and values take turns. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
}
