import { type FakeGraph, fakeGraph } from '../mocks/graph.ts';
import { entraError, WITHOUT } from '../mocks/microsoft.ts';
import type { ProviderAccount } from '../mocks/oidc-provider.ts';
import { serveProvider } from './served-provider.ts';

export interface ServedMicrosoft {
  /** The settings of a site that uses it. */
  environment: Record<string, string>;
  graph: FakeGraph;
  /** Withdraws consent, as the user does in their Microsoft account. It can be given again. */
  withdraw(): void;
  consentAgain(): void;
  stop(): void;
}

/** Microsoft’s login and Graph for one organization, served locally. */
export async function serveMicrosoft(account: ProviderAccount): Promise<ServedMicrosoft> {
  let graph: FakeGraph | undefined;
  const answerOther = (request: Request) =>
    new URL(request.url).pathname.startsWith('/v1.0/') ? graph?.answer(request) : undefined;
  const { client, provider, stop } = await serveProvider(account, { path: '/contoso.example/v2.0', answerOther });
  const { origin } = new URL(client.issuer);
  const served = fakeGraph([], origin);
  graph = served;
  provider.metadata = WITHOUT;
  provider.claims = { email_verified: undefined };
  provider.rotates = true;
  return {
    environment: {
      ...{ MICROSOFT_CLIENT_ID: client.clientId, MICROSOFT_CLIENT_SECRET: client.clientSecret },
      ...{ MICROSOFT_TENANT: 'contoso.example', MICROSOFT_LOGIN_URL: origin, MICROSOFT_GRAPH_URL: origin },
    },
    graph: served,
    withdraw: () => {
      served.bearers = new Set();
      provider.answers.set('token', () => entraError('invalid_grant', 65001));
    },
    consentAgain: () => {
      served.bearers = undefined;
      provider.answers.clear();
    },
    stop,
  };
}
