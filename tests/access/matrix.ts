/** Callers, by their bearer token. B asks for A's data. */
export const CALLERS = [
  'anonymous',
  'expired',
  'revoked',
  'wrong audience',
  'alg none',
  'HS256 with the public key',
  'another key',
  'id_token',
  'refresh token',
  'B',
  'A',
] as const;
export type Caller = (typeof CALLERS)[number];

export interface Row {
  /** The status each caller gets. */
  statuses: Record<Caller, number>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, with its type. */
  form?: string;
  /** The source of an email, sent unchanged. */
  source?: string;
}

/** The same for everybody: a bearer token is ignored. */
function everybody(status: number): Record<Caller, number> {
  return Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Record<Caller, number>;
}

/** A valid bearer token is required, and checked before anything else. */
function signedIn(statuses: { A: number; B: number }): Record<Caller, number> {
  return { ...everybody(401), ...statuses };
}

/** A bearer token is optional, but must be valid if sent. */
function either(status: number): Record<Caller, number> {
  return { ...everybody(401), anonymous: status, A: status, B: status };
}

const CODE = { requestId: '0f2c1f5e-3a53-4f3c-9a53-0d6d0f8f8a11', otp: '123456' };
const IMAP = { host: 'localhost', port: 1, security: 'tls', user: 'ada', password: 'secret' };

const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const CREATED = { ...CREDENTIAL, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const ASSERTED = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const PUSH = { endpoint: 'https://push.example.com/send/7c1f0e' };
const TASK = { kind: 'task', title: 'Pay', due: '2099-12-01', minutes: null, location: null };

/** The status every caller gets from every route, named as in servedRoutes(). A route without a row fails the tests. */
export const MATRIX: Record<string, Row> = {
  'GET /.well-known/jwks.json': { statuses: everybody(200) },
  'GET /.well-known/security.txt': { statuses: everybody(200) },
  'GET /403': { statuses: everybody(403) },
  'POST /403': { statuses: everybody(403) },
  'GET /500': { statuses: everybody(500) },
  'POST /500': { statuses: everybody(500) },
  'GET /api/[...path]': { statuses: everybody(404) },
  'POST /api/[...path]': { statuses: everybody(404) },

  'GET /api/v1': { statuses: everybody(200) },
  'POST /api/v1/auth/register': { statuses: everybody(400), body: { email: 'ada@example.com', password: 'password' } },
  'POST /api/v1/auth/login': { statuses: everybody(401), body: { email: 'ada@example.com', password: 'password' } },
  'POST /api/v1/auth/verify-otp': { statuses: everybody(400), body: CODE },
  'POST /api/v1/auth/resend-otp': { statuses: everybody(200), body: { requestId: CODE.requestId } },
  'POST /api/v1/auth/forgot-password': { statuses: everybody(200), body: { email: 'nobody@example.com' } },
  'POST /api/v1/auth/reset-password': { statuses: everybody(400), body: { ...CODE, password: 'a walk in the park' } },
  'POST /api/v1/auth/change-password': {
    statuses: signedIn({ A: 409, B: 409 }),
    body: { currentPassword: 'a walk in the park', newPassword: 'another walk' },
  },
  'GET /api/v1/auth/current-user': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/auth/methods': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/auth/passkeys': { statuses: signedIn({ A: 200, B: 200 }) },
  // A has just logged in, in this browser; B's token comes from another one.
  'POST /api/v1/auth/passkeys': { statuses: signedIn({ A: 400, B: 403 }), body: { name: '', credential: CREATED } },
  'POST /api/v1/auth/passkeys/options': { statuses: signedIn({ A: 200, B: 403 }) },
  'POST /api/v1/auth/passkeys/[passkeyId]': { statuses: signedIn({ A: 404, B: 404 }), body: { name: 'Phone' } },
  'DELETE /api/v1/auth/passkeys/[passkeyId]': { statuses: signedIn({ A: 404, B: 403 }) },
  'POST /api/v1/auth/register/passkey': { statuses: everybody(400), body: { ...CODE, credential: CREATED } },
  'POST /api/v1/auth/register/passkey/options': { statuses: everybody(200), body: { email: 'nobody@example.com' } },
  'POST /api/v1/auth/login/passkey': { statuses: everybody(401), body: { credential: ASSERTED } },
  'POST /api/v1/auth/login/passkey/options': { statuses: everybody(200) },
  'GET /api/v1/auth/google-auth-url/[flowType]': { statuses: everybody(200) },
  'GET /api/v1/auth/providers/[providerId]/auth-url/[flowType]': { statuses: everybody(200) },
  'POST /api/v1/auth/identities': { statuses: signedIn({ A: 400, B: 403 }), body: { code: 'c' } },
  'POST /api/v1/auth/identities/auth-url/[providerId]': { statuses: signedIn({ A: 200, B: 403 }) },
  'DELETE /api/v1/auth/identities/[identityId]': { statuses: signedIn({ A: 404, B: 403 }) },
  'POST /api/v1/auth/second-factor': { statuses: signedIn({ A: 409, B: 403 }) },
  'DELETE /api/v1/auth/second-factor': { statuses: signedIn({ A: 409, B: 403 }) },
  'POST /api/v1/auth/second-factor/confirm': { statuses: signedIn({ A: 409, B: 403 }), body: { code: '123456' } },
  'POST /api/v1/auth/second-factor/recovery-codes': { statuses: signedIn({ A: 409, B: 403 }) },
  'POST /api/v1/auth/confirm/password': { statuses: signedIn({ A: 403, B: 403 }), body: { password: 'a walk' } },
  'POST /api/v1/auth/confirm/code/request': { statuses: signedIn({ A: 409, B: 409 }) },
  'POST /api/v1/auth/confirm/code': { statuses: signedIn({ A: 409, B: 409 }), body: CODE },
  'POST /api/v1/auth/confirm/passkey': { statuses: signedIn({ A: 403, B: 403 }), body: { credential: ASSERTED } },
  'POST /api/v1/auth/confirm/passkey/options': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/auth/confirm/oauth': { statuses: signedIn({ A: 400, B: 400 }), body: { code: 'c' } },
  'POST /api/v1/auth/confirm/auth-url/[providerId]': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /oauth/return/[providerId]': { statuses: everybody(303) },
  'POST /share': { statuses: everybody(303) },
  'POST /api/v1/auth/login/oauth': { statuses: everybody(400), body: { code: 'c', flowType: 'login' } },
  'POST /api/v1/auth/register/oauth': { statuses: everybody(400), body: { access_token: 'c', flowType: 'register' } },
  'POST /api/v1/auth/refresh': { statuses: everybody(401), body: { refreshToken: 'invented' } },
  'POST /api/v1/auth/logout': { statuses: everybody(200) },
  'GET /api/v1/auth/sessions': { statuses: signedIn({ A: 200, B: 200 }) },
  'DELETE /api/v1/auth/sessions/[sessionId]': { statuses: signedIn({ A: 200, B: 404 }) },

  'GET /api/v1/api-keys': { statuses: signedIn({ A: 200, B: 200 }) },
  // A has just logged in, in this browser; B's token comes from another one.
  'POST /api/v1/api-keys': {
    statuses: signedIn({ A: 200, B: 403 }),
    body: { name: 'Mail server', scopes: ['check'], days: 30 },
  },
  'DELETE /api/v1/api-keys': { statuses: signedIn({ A: 200, B: 200 }) },
  'DELETE /api/v1/api-keys/[apiKeyId]': { statuses: signedIn({ A: 404, B: 404 }) },

  'GET /api/v1/users/[userId]/data': { statuses: signedIn({ A: 200, B: 403 }) },
  'GET /api/v1/users/[userId]': { statuses: signedIn({ A: 200, B: 403 }) },
  'DELETE /api/v1/users/[userId]': { statuses: signedIn({ A: 200, B: 403 }) },
  'GET /api/v1/users/[userId]/emails': { statuses: signedIn({ A: 200, B: 403 }) },
  'GET /api/v1/users/[userId]/next-email': { statuses: signedIn({ A: 200, B: 403 }) },
  'GET /api/v1/users/[userId]/mailbox': { statuses: signedIn({ A: 200, B: 403 }) },
  'DELETE /api/v1/users/[userId]/mailbox': { statuses: signedIn({ A: 200, B: 403 }) },
  'GET /api/v1/users/[userId]/mailbox/gmail-auth-url': { statuses: signedIn({ A: 200, B: 403 }) },
  'POST /api/v1/users/[userId]/mailbox/gmail': { statuses: signedIn({ A: 400, B: 403 }), body: { code: 'c' } },
  // Not configured here.
  'GET /api/v1/users/[userId]/mailbox/microsoft-auth-url': { statuses: signedIn({ A: 503, B: 403 }) },
  'POST /api/v1/users/[userId]/mailbox/microsoft': { statuses: signedIn({ A: 400, B: 403 }), body: { code: 'c' } },
  'POST /api/v1/users/[userId]/mailbox/imap': { statuses: signedIn({ A: 422, B: 403 }), body: IMAP },
  'GET /api/v1/users/[userId]/mailbox/sender-checks': { statuses: signedIn({ A: 409, B: 403 }) },
  'POST /api/v1/users/[userId]/mailbox/sender-checks': {
    statuses: signedIn({ A: 409, B: 403 }),
    body: { authservId: 'mx.example.com' },
  },
  'POST /api/v1/users/[userId]/mailbox/demo-email': { statuses: signedIn({ A: 200, B: 403 }) },

  'GET /api/v1/monitor': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/monitor': { statuses: signedIn({ A: 422, B: 422 }), body: { on: true } },
  'DELETE /api/v1/monitor': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/monitor/baseline': { statuses: signedIn({ A: 200, B: 200 }) },
  'DELETE /api/v1/monitor/baseline': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/scans': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/scans/[scanId]': { statuses: signedIn({ A: 200, B: 404 }) },
  'DELETE /api/v1/scans/[scanId]': { statuses: signedIn({ A: 200, B: 404 }) },
  'GET /api/v1/scans/[scanId]/email': { statuses: signedIn({ A: 200, B: 404 }) },
  'GET /api/v1/scans/[scanId]/stix': { statuses: signedIn({ A: 200, B: 404 }) },
  'POST /api/v1/scans/[scanId]/scan-again': { statuses: signedIn({ A: 200, B: 404 }) },
  'POST /api/v1/scans/[scanId]/correction': { statuses: signedIn({ A: 200, B: 404 }), body: { opinion: 'safe' } },
  'DELETE /api/v1/scans/[scanId]/correction': { statuses: signedIn({ A: 200, B: 404 }) },
  'POST /api/v1/scans/[scanId]/findings/[signalId]': {
    statuses: signedIn({ A: 200, B: 404 }),
    body: { reason: 'misread' },
  },
  'DELETE /api/v1/scans/[scanId]/findings/[signalId]': { statuses: signedIn({ A: 200, B: 404 }) },
  'GET /api/v1/senders': { statuses: signedIn({ A: 200, B: 200 }) },
  'DELETE /api/v1/senders/[correctionId]': { statuses: signedIn({ A: 200, B: 404 }) },
  'GET /api/v1/scan-total': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/scan-counts': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/alerts': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/alerts/stream': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/alerts/push': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/alerts/push': { statuses: signedIn({ A: 200, B: 200 }), body: PUSH },
  'DELETE /api/v1/alerts/push': { statuses: signedIn({ A: 200, B: 200 }), body: PUSH },
  'GET /api/v1/alerts/hooks': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/alerts/hooks': {
    statuses: signedIn({ A: 200, B: 200 }),
    body: { kind: 'webhook', url: 'https://hooks.example.com/letterlock' },
  },
  'DELETE /api/v1/alerts/hooks/[hookId]': { statuses: signedIn({ A: 404, B: 404 }) },
  'POST /api/v1/alerts/hooks/[hookId]/test': { statuses: signedIn({ A: 404, B: 404 }) },
  'POST /api/v1/alerts/read': { statuses: signedIn({ A: 200, B: 200 }), body: { upTo: 0 } },

  'GET /api/v1/tasks': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/tasks': { statuses: signedIn({ A: 200, B: 200 }), body: TASK },
  'GET /api/v1/tasks/[taskId]': { statuses: signedIn({ A: 200, B: 404 }) },
  'POST /api/v1/tasks/[taskId]': { statuses: signedIn({ A: 200, B: 404 }), body: { done: true } },
  'DELETE /api/v1/tasks/[taskId]': { statuses: signedIn({ A: 200, B: 404 }) },
  'GET /api/v1/tasks/suggestions': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/tasks/suggestions/[suggestionId]/accept': { statuses: signedIn({ A: 200, B: 404 }), body: TASK },
  'POST /api/v1/tasks/suggestions/[suggestionId]/dismiss': {
    statuses: signedIn({ A: 200, B: 404 }),
    body: { dismissed: true },
  },
  'GET /api/v1/tasks/calendar': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /api/v1/tasks/feed': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/tasks/feed': { statuses: signedIn({ A: 200, B: 200 }) },
  'DELETE /api/v1/tasks/feed': { statuses: signedIn({ A: 200, B: 200 }) },
  'GET /calendar/[token].ics': { statuses: everybody(404) },

  'POST /api/v1/feedback': { statuses: everybody(400), body: {} },
  'GET /api/v1/feedback/[receipt]': { statuses: everybody(404) },
  'DELETE /api/v1/feedback/[receipt]': { statuses: everybody(404) },
  'POST /api/v1/statements': { statuses: either(200), body: { Subject: 'Lunch', Body: 'Shall we?' } },
  'POST /api/v1/statements/email': { statuses: either(200), source: 'Subject: Lunch\r\n\r\nShall we?\r\n' },
  'GET /api/v1/shared-verdicts': { statuses: signedIn({ A: 200, B: 200 }) },
  'POST /api/v1/shared-verdicts': {
    statuses: either(422),
    body: { statement: { payload: 'e30', protected: 'e30', signature: 'AAAA' } },
  },
  'DELETE /api/v1/shared-verdicts/[sharedId]': { statuses: signedIn({ A: 200, B: 404 }) },
  'POST /api/v1/shared-verdicts/[sharedId]/email': {
    statuses: signedIn({ A: 409, B: 404 }),
    body: { to: 'lena@example.org', note: '' },
  },
  'DELETE /api/v1/shared-verdicts/receipts/[receipt]': { statuses: everybody(404) },
  'GET /r/[id]': { statuses: everybody(404) },
  'POST /r/[id]': { statuses: everybody(404) },
  'GET /r/[id].json': { statuses: everybody(404) },
  'GET /r/print': { statuses: everybody(400) },
  'POST /r/print': { statuses: everybody(422), form: 'statement={}' },
  'GET /r/revoke/[receipt]': { statuses: everybody(200) },
  'POST /r/revoke/[receipt]': { statuses: everybody(404), form: '' },
  'POST /api/v1/waitlist': { statuses: everybody(400), body: {} },
  'POST /attachment-compare': { statuses: everybody(415), body: {} },
  'POST /api/v1/analyses': { statuses: either(200), source: 'Subject: Lunch\r\n\r\nShall we?\r\n' },
  'POST /predict': { statuses: either(200), body: { Subject: 'Lunch', Body: 'Shall we?' } },
  'POST /checkv2': {
    statuses: signedIn({ A: 200, B: 200 }),
    source: 'From: a@shop.example\r\nSubject: Lunch\r\n\r\nShall we?\r\n',
  },
  'POST /mta-hooks': {
    statuses: signedIn({ A: 200, B: 200 }),
    body: { context: { stage: 'data' }, message: { headers: [['Subject', 'Lunch']], contents: 'Shall we?' } },
  },
  'GET /f/[formId]': { statuses: everybody(405) },
  'POST /f/[formId]': { statuses: everybody(404), body: {} },
  'GET /waitlist/join': { statuses: everybody(303) },
  'POST /waitlist/join': { statuses: everybody(422), form: 'workEmail=' },

  // The demo provider's own endpoint: it doesn't accept our tokens, nor we its.
  'GET /demo/google/.well-known/openid-configuration': { statuses: everybody(200) },
  'GET /demo/google/jwks': { statuses: everybody(200) },
  'GET /demo/google/authorize': { statuses: everybody(400) },
  'POST /demo/google/authorize': { statuses: everybody(400), form: 'account=' },
  'POST /demo/google/token': { statuses: everybody(401), form: 'code=' },
  'GET /demo/gmail/v1/users/me/messages': { statuses: everybody(401) },
  'GET /demo/gmail/v1/users/me/messages/[id]': { statuses: everybody(401) },
  'GET /demo/gmail/v1/users/me/history': { statuses: everybody(401) },
  'GET /demo/gmail/v1/users/me/profile': { statuses: everybody(401) },
};
