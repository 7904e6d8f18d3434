import { finishAnswer } from './answer.ts';
import type { EndpointContext, EndpointRequest, MatchedRoute } from './endpoint-routes.ts';
import type { MailboxFetch } from './mailbox/keep-alive.ts';
import { PlainAnswer } from './plain-answer.ts';
import { beginRequest } from './request-log.ts';
import type { Services } from './services.ts';

/** A connection to ourselves took a third of such a call, and behind some proxies it is impossible. */
export function internalFetch(services: Services, routeOf: (path: string) => MatchedRoute | undefined): MailboxFetch {
  return async (address, { headers, signal }) => {
    const url = new URL(address);
    const route = routeOf(url.pathname);
    const endpoints = await route?.load();
    if (!route || !endpoints?.GET) throw new Error(`There is no endpoint at ${url.pathname}.`);
    const { GET } = endpoints;
    const get = (name: string) => headers[name.toLowerCase()] ?? null;
    const request: EndpointRequest = {
      method: 'GET',
      url: address,
      headers: { get, has: (name) => get(name) !== null },
      body: null,
      signal,
    };
    const call: EndpointContext = {
      request,
      url,
      params: route.params,
      routePattern: route.pattern,
      clientAddress: '127.0.0.1',
      locals: { services, observed: beginRequest() },
      takesPlain: true,
      get cookies(): never {
        throw new Error('Internal calls carry no cookies.');
      },
    };
    const answer = await finishAnswer(call, async () => GET(call));
    const body = answer instanceof PlainAnswer ? bytesOf(answer.text) : answer.body;
    return {
      status: answer.status,
      headers: { get: (name) => answer.headers.get(name) ?? null },
      body,
    };
  };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
