import { type FakeGraph, fakeGraph } from './graph.ts';
import { FakeProvider } from './oidc-provider.ts';

export const MICROSOFT_SETTINGS = {
  MICROSOFT_CLIENT_ID: 'client.microsoft',
  MICROSOFT_CLIENT_SECRET: 'secret-of-entra',
};

const LOGIN = 'https://login.microsoftonline.com';
const TENANT_ID = '9122040d-6c67-4c5b-b112-36a304b66dad';

/** Microsoft Entra’s endpoints for all tenants, and the Graph of one mailbox. */
export class FakeMicrosoft extends FakeProvider {
  readonly graph: FakeGraph = fakeGraph();

  constructor() {
    super({
      issuer: `${LOGIN}/common/v2.0`,
      endpoints: {
        authorize: `${LOGIN}/common/oauth2/v2.0/authorize`,
        token: `${LOGIN}/common/oauth2/v2.0/token`,
        // There is none.
        revoke: `${LOGIN}/none`,
        keys: `${LOGIN}/common/discovery/v2.0/keys`,
      },
      clientId: MICROSOFT_SETTINGS.MICROSOFT_CLIENT_ID,
      clientSecret: MICROSOFT_SETTINGS.MICROSOFT_CLIENT_SECRET,
    });
    this.rotates = true;
    // The discovery document for all tenants has a template in place of the issuer.
    this.metadata = { issuer: `${LOGIN}/{tenantid}/v2.0`, ...WITHOUT };
    this.claims = { iss: `${LOGIN}/${TENANT_ID}/v2.0`, tid: TENANT_ID, email_verified: undefined };
    const provider = this.network.fetch;
    this.network.fetch = (url, init) =>
      String(url).startsWith(LOGIN) ? provider(url, init) : this.graph.network.fetch(url, init);
  }
}

/** What Microsoft's discovery document doesn't announce. */
export const WITHOUT = {
  revocation_endpoint: undefined,
  code_challenge_methods_supported: undefined,
  authorization_response_iss_parameter_supported: undefined,
};

/** The token endpoint's answer to a refused user or refresh token. */
export function entraError(error: string, code: number): Response {
  const description = `AADSTS${code}: Something about it. Trace ID: 0e0a6b1c Correlation ID: 4f2d Timestamp: 2026-11-28 10:00:00Z`;
  return Response.json({ error, error_description: description, error_codes: [code] }, { status: 400 });
}
