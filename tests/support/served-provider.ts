import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakeProvider, fakeProvider, type ProviderAccount } from '../mocks/oidc-provider.ts';

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}

export interface ServedProvider {
  /** The values of the three settings. */
  client: { issuer: string; clientId: string; clientSecret: string };
  provider: FakeProvider;
  stop(): void;
}

interface Served {
  /** The issuer's path, such as `/common/v2.0`. */
  path?: string;
  /** Answers all other requests. */
  answerOther?: (request: Request) => Response | undefined;
}

/** A local OpenID provider with a consent page that has a button for the account and one to cancel. */
export async function serveProvider(
  account: ProviderAccount,
  { path = '', answerOther }: Served = {},
): Promise<ServedProvider> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = origin + path;
  const provider = fakeProvider(issuer);

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const url = new URL(incoming.url ?? '/', origin);
    if (url.pathname === `${path}/authorize`) return consentPage(url);
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 204 });
    const { method = 'GET', headers } = incoming;
    const other = answerOther?.(new Request(url, { method, headers: headers as Record<string, string> }));
    if (other) return other;
    const body = method === 'POST' ? await textOf(incoming) : undefined;
    const authorization = headers.authorization === undefined ? {} : { authorization: headers.authorization };
    return provider.network.fetch(url.href, { method, headers: authorization, ...(body !== undefined && { body }) });
  }

  function consentPage(url: URL): Response {
    const { code, state, iss } = provider.consent(url.href, account);
    const back = (parameters: Record<string, string>) =>
      `${url.searchParams.get('redirect_uri')}?${new URLSearchParams({ ...parameters, state, iss })}`.replaceAll(
        '&',
        '&amp;',
      );
    const html = `<!doctype html><title>Consent</title><a href="${back({ code })}">Continue as ${account.email}</a>
      <a href="${back({ error: 'access_denied' })}">Cancel</a>`;
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  }

  return {
    client: { issuer, clientId: 'client-of-letterlock', clientSecret: 'its-secret' },
    provider,
    stop: () => server.close(),
  };
}
