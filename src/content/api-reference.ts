/** What the API reference says about each call in addition to what is read from the code: see `src/tools/docs/`. */

export interface OperationText {
  summary: string;
  description?: string;
  /** A sample body; a test checks that the endpoint accepts it. */
  example?: unknown;
  /** For bodies that are not JSON: the type, and how curl sends one. */
  upload?: { type: string; curl: string; field?: string };
  /** For answers that are not plain JSON with 200, or whose type the endpoint's code does not show. */
  answer?: { status?: number; type?: string; schema?: string; description?: string };
  headers?: { name: string; description: string; required?: boolean }[];
  /** Failures that the code can produce but this call doesn't return. */
  keepsToItself?: RegExp;
  /** Code that the call runs behind an interface, as `file#export`: its failures are returned too. */
  runs?: string[];
  /** For a call that doesn't use endpoint(): the code whose failures are returned, as `file#export`, and its limits. */
  byHand?: { code: string; limits: string[] };
}

export interface Group {
  name: string;
  description: string;
  /** By method and path. */
  operations: Record<string, OperationText>;
}

const STATE = {
  name: 'oauth-state',
  description: 'The `state` from the address that the provider redirected to.',
  required: true,
};
const RECENT = 'Needs a login, or a confirmation by `auth/confirm`, within the last 10 minutes on the same device.';
const CREDENTIAL = { id: 'y0lXk2pQ', rawId: 'y0lXk2pQ', type: 'public-key', clientExtensionResults: {} };
const CODE_ID = '0f2c1f5e-3a53-4f3c-9a53-0d6d0f8f8a11';
const TASK = {
  kind: 'task',
  title: 'Pay the invoice',
  due: '2027-03-01',
  minutes: null,
  location: null,
};
const WORKERS = 'src/server/worker-pool.ts#openWorkerPool';

export const PARAMETERS: Record<string, string> = {
  userId: 'Your own user id, from `POST /api/v1/auth/login/oauth` or `GET /api/v1/auth/current-user`.',
  sessionId: 'The id of a session, from `GET /api/v1/auth/sessions`.',
  providerId: 'The id of a provider: `google`, or one from `GET /api/v1/`.',
  identityId: 'The id of a connected login, from `GET /api/v1/auth/methods`.',
  passkeyId: 'The id of a passkey, from `GET /api/v1/auth/passkeys`.',
  apiKeyId: 'The id of an API key, from `GET /api/v1/api-keys`.',
  hookId: 'The id of a webhook or topic, from `GET /api/v1/alerts/hooks`.',
  scanId: 'The id of a scan, from `GET /api/v1/scans`.',
  signalId: 'The id of a finding, from `analysis.signals` of the scan.',
  correctionId: 'The id of a sender, from `GET /api/v1/senders`.',
  taskId: 'The id of a task, from `GET /api/v1/tasks`.',
  suggestionId: 'The id of a suggestion, from `GET /api/v1/tasks/suggestions`.',
  receipt:
    'The receipt that the call answered which created it, from `POST /api/v1/feedback` or `POST /api/v1/shared-verdicts`.',
  sharedId: 'The id of a shared verdict, from `GET /api/v1/shared-verdicts`.',
  id: 'The id of a shared verdict, from its link.',
  flowType: '`register` or `login`.',
  token: 'The token from `POST /api/v1/tasks/feed`.',
  formId: '`contact` or `waitlist`.',
};

export const GROUPS: Group[] = [
  {
    name: 'Analysis',
    description: 'Check one email. Nothing you send is stored.',
    operations: {
      'POST /predict': {
        summary: 'Analyse a subject and body',
        description:
          'Works without logging in, up to 256 kB. With a bearer token, an email that was just shown to you from your mailbox is analysed in full, with its headers and attachments. A `Body` that is the source of an email is analysed as one.',
        example: { Subject: 'Your parcel is waiting', Body: 'Pay the customs fee: http://parcel.example/pay' },
        runs: [WORKERS],
        keepsToItself: /^(?:IMAP_|MAILBOX|HISTORY_|PROVIDER_|SIGN_IN_)/,
      },
      'POST /api/v1/analyses': {
        summary: 'Analyse a whole email',
        description:
          'Send the source of an email (RFC 5322) as it is, an Outlook file as `application/vnd.ms-outlook`, or a screenshot of one as `image/png` or `image/jpeg`: up to 25 MB with a bearer token, 256 kB without logging in. Screenshots may have 20 MB. A JPEG may have 4 megapixels; a PNG 8 in colour, 6 with transparency and 12 in greyscale or with a palette, and half of that with 16 bits a channel. A screenshot shows no sender, links or attachments that could be checked, so it is never called safe. In a minute, an account may send 120 emails, of which one counts as up to 10 by its size, and 12 screenshots, which count as emails too; without logging in, an address may send 12 emails and 1 screenshot. Beyond that it answers 429, with the seconds to wait in `Retry-After`.',
        upload: { type: 'message/rfc822', curl: "-H 'content-type: message/rfc822' --data-binary @email.eml" },
        runs: [WORKERS],
      },
      'POST /checkv2': {
        summary: 'Check an email for a mail server',
        description:
          'Speaks Rspamd’s protocol: send the email as it is, up to 25 MB, and add the headers from `milter` to it. A failure is `{"error": "…"}`, as Rspamd’s clients expect. Send it uncompressed, without `Compression` or `Content-Encoding`. Words in pictures aren’t read. See [Mail servers](mail-servers.md).',
        upload: { type: 'message/rfc822', curl: '--data-binary @email.eml' },
        headers: [
          { name: 'From', description: 'The envelope sender.' },
          { name: 'Rcpt', description: 'The envelope recipients, a header for each or separated by commas.' },
          {
            name: 'MTA-Name',
            description: 'The name under which your server writes Authentication-Results, which are then trusted.',
          },
        ],
        runs: [WORKERS],
      },
      'POST /mta-hooks': {
        summary: 'Check an email by MTA Hooks',
        description: 'For Stalwart, at the stage `data`. Emails that can’t be read are accepted unchanged.',
        example: {
          context: { stage: 'data', server: { name: 'mx.example.com' } },
          envelope: { from: { address: 'ada@shop.example' }, to: [{ address: 'you@example.com' }] },
          message: { headers: [['Subject', 'Lunch']], serverHeaders: [], contents: 'Shall we?' },
        },
        runs: [WORKERS],
      },
      'POST /attachment-compare': {
        summary: 'Compare documents',
        description:
          'Compares 2 to 10 PDF, Word (.docx) or text files. Ask for `application/x-ndjson` to get progress as lines of JSON, the last of which is the result.',
        upload: { type: 'multipart/form-data', curl: '-F files=@old.pdf -F files=@new.pdf', field: 'files' },
        answer: { schema: 'src/features/compare/contract.ts#CompareAnswer' },
      },
    },
  },
  {
    name: 'Sign-in',
    description:
      'Accounts with Google and other providers. Access tokens last 15 minutes; send one as `Authorization: Bearer TOKEN`. Refresh tokens work once, and only with the cookie of the browser that logged in.',
    operations: {
      'GET /api/v1/auth/google-auth-url/[flowType]': {
        summary: 'Start logging in with Google',
        description: 'Sets a short-lived cookie and returns the address to send the browser to.',
      },
      'GET /api/v1/auth/providers/[providerId]/auth-url/[flowType]': {
        summary: 'Start logging in with another provider',
        description: 'Sets a short-lived cookie and returns the address to send the browser to.',
      },
      'POST /api/v1/auth/register/oauth': {
        summary: 'Create an account with a provider',
        description:
          '`access_token` is the `code` from the address that Google redirected to. For another provider, send its id as `provider`, and the `iss` of that address; the answer then opens a session.',
        example: { access_token: 'THE_CODE', flowType: 'register' },
        headers: [STATE],
      },
      'POST /api/v1/auth/login/oauth': {
        summary: 'Log in with a provider',
        description:
          'For another provider than Google, send its id as `provider`, and the `iss` of the address that it redirected to.',
        example: { code: 'THE_CODE', flowType: 'login' },
        headers: [STATE],
      },
      'POST /api/v1/auth/refresh': {
        summary: 'Get new tokens',
        description: 'A refresh token that is used a second time ends the session.',
        example: { refreshToken: 'REFRESH_TOKEN' },
      },
      'POST /api/v1/auth/logout': {
        summary: 'Log out',
        description: 'Ends this session, or all of them with `{"everywhere": true}`. The body is optional.',
        example: { refreshToken: 'REFRESH_TOKEN', everywhere: false },
        answer: { schema: 'src/features/password/contract.ts#DoneAnswer' },
      },
      'GET /api/v1/auth/current-user': {
        summary: 'Get the logged-in user',
        description: 'For the id and address alone. `GET /api/v1/users/{userId}` answers them with the whole account.',
      },
      'GET /api/v1/auth/passkeys': { summary: 'List your passkeys' },
      'POST /api/v1/auth/passkeys/options': {
        summary: 'Start to add a passkey',
        description: `Options for \`navigator.credentials.create\`. ${RECENT}`,
      },
      'POST /api/v1/auth/passkeys': {
        summary: 'Add a passkey',
        example: {
          name: 'Work laptop',
          credential: { ...CREDENTIAL, response: { clientDataJSON: 'eyJ0eXBl', attestationObject: 'o2NmbXRk' } },
        },
        description: RECENT,
      },
      'POST /api/v1/auth/passkeys/[passkeyId]': { summary: 'Rename a passkey', example: { name: 'Work laptop' } },
      'DELETE /api/v1/auth/passkeys/[passkeyId]': {
        summary: 'Remove a passkey',
        description: RECENT,
      },
      'POST /api/v1/auth/register/passkey/options': {
        summary: 'Start to create an account with a passkey',
        description:
          'Options for `navigator.credentials.create`, valid for an hour. Emails a 6-digit code as `auth/register` does. Ask for the code before you create the passkey: an address that has an account gets none.',
        example: { email: 'ada@example.com' },
      },
      'POST /api/v1/auth/register/passkey': {
        summary: 'Create an account with a passkey',
        description:
          'Opens a session. `auth/resend-otp` sends another code, with which the same passkey can be sent again.',
        example: {
          requestId: CODE_ID,
          otp: '123456',
          credential: { ...CREDENTIAL, response: { clientDataJSON: 'eyJ0eXBl', attestationObject: 'o2NmbXRk' } },
        },
      },
      'POST /api/v1/auth/login/passkey/options': {
        summary: 'Start to log in with a passkey',
        description: 'Options for `navigator.credentials.get`. They name no account.',
      },
      'POST /api/v1/auth/login/passkey': {
        summary: 'Log in with a passkey',
        example: {
          credential: {
            ...CREDENTIAL,
            response: { clientDataJSON: 'eyJ0eXBl', authenticatorData: 'SZYN5Ygd', signature: 'MEUCIQDx' },
          },
        },
      },
      'POST /api/v1/auth/confirm/auth-url/[providerId]': {
        summary: 'Start confirming who you are with a provider',
        description: 'Sets a short-lived cookie and returns the address to send the browser to.',
      },
      'POST /api/v1/auth/confirm/oauth': {
        summary: 'Confirm who you are with a provider',
        example: { code: 'THE_CODE', provider: 'microsoft' },
        headers: [STATE],
      },
      'POST /api/v1/auth/confirm/passkey/options': {
        summary: 'Start confirming who you are with a passkey',
        description: 'Options for `navigator.credentials.get`.',
      },
      'POST /api/v1/auth/confirm/passkey': {
        summary: 'Confirm who you are with a passkey',
        example: {
          credential: {
            ...CREDENTIAL,
            response: { clientDataJSON: 'eyJ0eXBl', authenticatorData: 'SZYN5Ygd', signature: 'MEUCIQDx' },
          },
        },
      },
      'GET /api/v1/auth/methods': { summary: 'See how you log in' },
      'POST /api/v1/auth/identities/auth-url/[providerId]': {
        summary: 'Start connecting another login',
        description: `Sets a short-lived cookie and returns the address to send the browser to. ${RECENT}`,
      },
      'POST /api/v1/auth/identities': {
        summary: 'Connect another login',
        description: `With \`provider\` and \`iss\` as for \`POST /api/v1/auth/login/oauth\`. ${RECENT}`,
        example: { code: 'THE_CODE', provider: 'microsoft' },
        headers: [STATE],
      },
      'DELETE /api/v1/auth/identities/[identityId]': {
        summary: 'Remove a connected login',
        description: `The last way to log in stays. ${RECENT}`,
      },
      'GET /api/v1/auth/sessions': { summary: 'List your devices' },
      'DELETE /api/v1/auth/sessions/[sessionId]': { summary: 'Log a device out' },
    },
  },
  {
    name: 'Passwords',
    description:
      'Accounts with a password. `PASSWORD_ACCOUNTS=off` refuses them. Answers do not reveal whether an address has an account. Only an email sent to that address reveals it.',
    operations: {
      'POST /api/v1/auth/register': {
        summary: 'Create an account with a password',
        description:
          'Emails a 6-digit code for `verify-otp`. Where no mail server is set and only your own machine can reach the site, the answer has it as `code`.',
        example: { email: 'ada@example.com', password: 'a walk in the park' },
      },
      'POST /api/v1/auth/verify-otp': {
        summary: 'Confirm an emailed code',
        description: 'Confirms an account, or logs in if the code is from an emailed login link.',
        example: { requestId: CODE_ID, otp: '123456' },
      },
      'POST /api/v1/auth/resend-otp': { summary: 'Send the code again', example: { requestId: CODE_ID } },
      'POST /api/v1/auth/login': {
        summary: 'Log in with a password',
        description:
          'Where the account has a second step, the answer is `SECOND_FACTOR_NEEDED`; send the same again with the code, or a recovery code, as `secondFactor`.',
        example: { email: 'ada@example.com', password: 'a walk in the park' },
      },
      'POST /api/v1/auth/forgot-password': {
        summary: 'Request a code to reset the password',
        example: { email: 'ada@example.com' },
      },
      'POST /api/v1/auth/reset-password': {
        summary: 'Set a new password with a code',
        example: { requestId: CODE_ID, otp: '123456', password: 'another walk' },
      },
      'POST /api/v1/auth/change-password': {
        summary: 'Change the password',
        description: `With a second step: ${RECENT}`,
        example: { currentPassword: 'a walk in the park', newPassword: 'another walk' },
      },
      'POST /api/v1/auth/confirm/password': {
        summary: 'Confirm who you are with the password',
        example: { password: 'a walk in the park', secondFactor: '123456' },
      },
      'POST /api/v1/auth/confirm/code/request': {
        summary: 'Email a code to confirm who you are',
        description:
          'Only for accounts with no password and no passkey, whose providers don’t say when you logged in there (`emailedCode` of `GET /api/v1/auth/methods`). `PASSWORD_ACCOUNTS=off` leaves it on.',
      },
      'POST /api/v1/auth/confirm/code': {
        summary: 'Confirm who you are with an emailed code',
        example: { requestId: CODE_ID, otp: '123456' },
      },
      'POST /api/v1/auth/second-factor': {
        summary: 'Start turning on the second step',
        description: `Answers the secret for an authenticator app (RFC 6238). ${RECENT}`,
      },
      'POST /api/v1/auth/second-factor/confirm': {
        summary: 'Turn on the second step',
        description: `Answers the recovery codes, which are shown only once. ${RECENT}`,
        example: { code: '123456' },
      },
      'POST /api/v1/auth/second-factor/recovery-codes': {
        summary: 'Create new recovery codes',
        description: `Earlier ones stop working. ${RECENT}`,
      },
      'DELETE /api/v1/auth/second-factor': { summary: 'Turn off the second step', description: RECENT },
    },
  },
  {
    name: 'API keys',
    description:
      'For programs. Send a key as `Authorization: Bearer llk_…`. A key works for the calls that list its scope, up to 1,200 a minute, and changes nothing. Calls with limits of their own, such as analyses, are limited by account as well.',
    operations: {
      'GET /api/v1/api-keys': { summary: 'List your API keys' },
      'POST /api/v1/api-keys': {
        summary: 'Create an API key',
        description:
          'The answer is the only one with the key itself. Needs a login within the last 10 minutes on the same device.',
        example: { name: 'Mail server', scopes: ['check'], days: 365 },
      },
      'DELETE /api/v1/api-keys': { summary: 'Revoke all your API keys' },
      'DELETE /api/v1/api-keys/[apiKeyId]': { summary: 'Revoke an API key' },
    },
  },
  {
    name: 'Account',
    description: 'Read or download your data, or delete your account.',
    operations: {
      'GET /api/v1/users/[userId]': {
        summary: 'Get your account',
        description:
          'The connected mailbox, trusted and reported senders, your normal patterns, shared verdicts, logins, passkeys, sessions and API keys: each as its own call answers it.',
      },
      'GET /api/v1/users/[userId]/data': {
        summary: 'Download your data',
        description: `Everything stored about your account, except secrets, as one JSON file. ${RECENT}`,
        answer: { schema: 'src/features/account/contract.ts#AccountData' },
      },
      'DELETE /api/v1/users/[userId]': {
        summary: 'Delete your account',
        description: `Deletes the account and all its data. ${RECENT}`,
      },
    },
  },
  {
    name: 'Mailbox',
    description: 'The Gmail, Outlook or IMAP mailbox you connect. The server only reads it.',
    operations: {
      'GET /api/v1/users/[userId]/emails': { summary: 'Get your latest email' },
      'GET /api/v1/users/[userId]/next-email': {
        summary: 'Get the next older email',
        description: 'Without `pageToken`, the email after the newest one.',
      },
      'GET /api/v1/users/[userId]/mailbox': { summary: 'Get the connected mailbox' },
      'DELETE /api/v1/users/[userId]/mailbox': {
        summary: 'Disconnect the mailbox',
        description:
          'Deletes the credentials and revokes Google access. Microsoft has no call for that: `revoked` is false, and only the user can end the permission.',
      },
      'GET /api/v1/users/[userId]/mailbox/gmail-auth-url': { summary: 'Start connecting Gmail' },
      'POST /api/v1/users/[userId]/mailbox/gmail': {
        summary: 'Connect Gmail',
        example: { code: 'THE_CODE' },
        headers: [STATE],
      },
      'GET /api/v1/users/[userId]/mailbox/microsoft-auth-url': { summary: 'Start connecting Outlook' },
      'POST /api/v1/users/[userId]/mailbox/microsoft': {
        summary: 'Connect Outlook',
        description: 'A mailbox of Microsoft 365 or Outlook.com.',
        example: { code: 'THE_CODE' },
        headers: [STATE],
      },
      'POST /api/v1/users/[userId]/mailbox/imap': {
        summary: 'Connect a mailbox over IMAP',
        example: {
          host: 'imap.example.com',
          port: 993,
          security: 'tls',
          user: 'ada@example.com',
          password: 'AN_APP_PASSWORD',
        },
      },
      'GET /api/v1/users/[userId]/mailbox/sender-checks': {
        summary: 'Get the trusted mail server',
        description: 'Its Authentication-Results headers (RFC 8601) are trusted in this mailbox.',
      },
      'POST /api/v1/users/[userId]/mailbox/sender-checks': {
        summary: 'Choose the trusted mail server',
        example: { authservId: 'mx.example.com' },
      },
      'POST /api/v1/users/[userId]/mailbox/demo-email': {
        summary: 'Deliver a sample phishing email to the demo mailbox',
      },
    },
  },
  {
    name: 'Scanning',
    description: 'Scan emails as they arrive, once you agree to it.',
    operations: {
      'GET /api/v1/monitor': { summary: 'Get the scanning settings and progress' },
      'POST /api/v1/monitor': {
        summary: 'Turn scanning on or off, or change its settings',
        description: 'Turning it on takes `consent`: the current version of the consent text.',
        example: { on: true, consent: '2026-11-28', threshold: 'Medium' },
      },
      'DELETE /api/v1/monitor': { summary: 'Delete all scans and turn scanning off' },
      'GET /api/v1/monitor/baseline': { summary: 'Get your learning progress' },
      'DELETE /api/v1/monitor/baseline': { summary: 'Reset your normal patterns' },
      'GET /api/v1/scans': {
        summary: 'List scans',
        description: 'All conditions must match. The newest come first unless you sort them.',
      },
      'GET /api/v1/scans/[scanId]': { summary: 'Get a scan with its evidence' },
      'DELETE /api/v1/scans/[scanId]': { summary: 'Delete a scan' },
      'GET /api/v1/scans/[scanId]/stix': {
        summary: 'Download a scan as STIX 2.1',
        description:
          'A bundle for threat platforms: a report, an indicator if the email looks harmful, and the sender, links and files of its findings. Downloading it again gives the same ids.',
        answer: {
          type: 'application/stix+json;version=2.1',
          schema: 'src/features/scans/stix/bundle.server.ts#StixBundle',
        },
      },
      'GET /api/v1/scans/[scanId]/email': {
        summary: 'Get the scanned email',
        description: 'Reads the email from your mailbox. Its text is not stored.',
      },
      'POST /api/v1/scans/[scanId]/scan-again': { summary: 'Scan an email again' },
      'POST /api/v1/scans/[scanId]/correction': {
        summary: 'Correct a verdict',
        description:
          'Applies to this email, and to others from its sender: trust needs the proof that this email had, such as the domain’s DKIM signature. What the engine said stays in `mark.engine`.',
        example: { opinion: 'safe', reason: 'My landlord' },
      },
      'DELETE /api/v1/scans/[scanId]/correction': { summary: 'Undo a correction' },
      'POST /api/v1/scans/[scanId]/findings/[signalId]': {
        summary: 'Mark a finding as wrong',
        description: 'It is kept with its reason. The verdict stays.',
        example: { reason: 'harmless' },
      },
      'DELETE /api/v1/scans/[scanId]/findings/[signalId]': { summary: 'Restore a finding' },
      'GET /api/v1/senders': { summary: 'List trusted and reported senders' },
      'DELETE /api/v1/senders/[correctionId]': { summary: 'Forget a trusted or reported sender' },
      'GET /api/v1/scan-total': { summary: 'Count the scans that match, also by verdict' },
      'GET /api/v1/scan-counts': { summary: 'Get the figures of the overview' },
    },
  },
  {
    name: 'Alerts',
    description: 'Emails at or above the severity you chose.',
    operations: {
      'GET /api/v1/alerts': { summary: 'List alerts' },
      'GET /api/v1/alerts/stream': {
        summary: 'Stream alerts as they arrive',
        description:
          'Server-sent events: `alert` for a new alert, `state` when a number changes. Send `Last-Event-ID` to resume.',
        answer: { type: 'text/event-stream', schema: 'src/features/scans/contract.ts#StreamEvents' },
        headers: [{ name: 'last-event-id', description: 'The number of the last alert you received.' }],
      },
      'GET /api/v1/alerts/hooks': { summary: 'List your webhooks and ntfy topics' },
      'POST /api/v1/alerts/hooks': {
        summary: 'Send alerts to a webhook or ntfy topic',
        description: 'The answer is the only one with the signing secret. See [Webhooks](webhooks.md).',
        example: { kind: 'webhook', url: 'https://hooks.example.com/letterlock' },
      },
      'DELETE /api/v1/alerts/hooks/[hookId]': { summary: 'Remove a webhook or topic' },
      'POST /api/v1/alerts/hooks/[hookId]/test': {
        summary: 'Send a test',
        description: 'Answers when it has arrived or failed. One that arrives turns the webhook on again.',
      },
      'GET /api/v1/alerts/push': {
        summary: 'Read the public key for push messages',
        description: 'For `applicationServerKey` of the browser’s `PushManager.subscribe` (RFC 8292).',
        answer: { type: 'application/json', schema: 'src/features/alerts/push/contract.ts#PushAnswer' },
      },
      'POST /api/v1/alerts/push': {
        summary: 'Get alerts pushed to a browser',
        description:
          'A push message has no content. It ends with the session that asked for it; an account has ten at most.',
        example: { endpoint: 'https://push.example.com/send/7c1f0e' },
      },
      'DELETE /api/v1/alerts/push': {
        summary: 'Stop pushing alerts to a browser',
        example: { endpoint: 'https://push.example.com/send/7c1f0e' },
      },
      'POST /api/v1/alerts/read': {
        summary: 'Mark alerts as read',
        description: 'All alerts up to a number, or a single one with `{"number": 7}`.',
        example: { upTo: 12 },
      },
    },
  },
  {
    name: 'Tasks',
    description: 'Tasks, appointments, and suggestions from your emails.',
    operations: {
      'GET /api/v1/tasks': { summary: 'List your tasks' },
      'POST /api/v1/tasks': { summary: 'Add a task', example: TASK },
      'GET /api/v1/tasks/[taskId]': { summary: 'Get a task' },
      'POST /api/v1/tasks/[taskId]': {
        summary: 'Change a task',
        description: 'Fields you leave out stay as they are.',
        example: { done: true },
      },
      'DELETE /api/v1/tasks/[taskId]': { summary: 'Delete a task' },
      'GET /api/v1/tasks/suggestions': {
        summary: 'List suggestions from your emails',
        description: 'For suggestions alone. `GET /api/v1/tasks` answers them with your tasks.',
      },
      'POST /api/v1/tasks/suggestions/[suggestionId]/accept': {
        summary: 'Turn a suggestion into a task',
        example: TASK,
      },
      'POST /api/v1/tasks/suggestions/[suggestionId]/dismiss': {
        summary: 'Dismiss a suggestion, or undo that',
        example: { dismissed: true },
      },
      'GET /api/v1/tasks/calendar': {
        summary: 'Download tasks as a calendar file',
        answer: { type: 'text/calendar', description: 'An iCalendar file (RFC 5545).' },
      },
      'GET /api/v1/tasks/feed': { summary: 'Get the state of the calendar link' },
      'POST /api/v1/tasks/feed': {
        summary: 'Create a calendar link',
        description: 'Replaces the previous link. The token is shown only once.',
      },
      'DELETE /api/v1/tasks/feed': { summary: 'Delete the calendar link' },
      'GET /calendar/[token].ics': {
        summary: 'Get the tasks behind a calendar link',
        description: 'Anyone with this link can see your tasks. It can be read 60 times in 10 minutes.',
        answer: { type: 'text/calendar', description: 'An iCalendar file (RFC 5545).' },
      },
    },
  },
  {
    name: 'Shared verdicts',
    description:
      'Links to a verdict that expire after 7 days. Statements are signed (RFC 7515) with Ed25519, with personal parts replaced and addresses defanged.',
    operations: {
      'POST /api/v1/statements': {
        summary: 'Prepare a verdict for sharing',
        description:
          'Of a scan, `{"scanId"}`, or of an email’s subject and text. Answers two signed statements, with and without quotes from the email. Nothing is stored.',
        example: { Subject: 'Your parcel is waiting', Body: 'Pay the customs fee: http://parcel.example/pay' },
        runs: [WORKERS],
        keepsToItself: /^(?:IMAP_|MAILBOX|HISTORY_|PROVIDER_|SIGN_IN_)/,
      },
      'POST /api/v1/statements/email': {
        summary: 'Prepare the verdict on a whole email for sharing',
        description: 'The same, with the email’s source as the body.',
        upload: {
          type: 'message/rfc822',
          curl: "-H 'content-type: message/rfc822' --data-binary @email.eml",
        },
        runs: [WORKERS],
      },
      'GET /api/v1/shared-verdicts': { summary: 'List your links that work' },
      'POST /api/v1/shared-verdicts': {
        summary: 'Create a link',
        description:
          'Shares a statement that this server signed in the last hour. Up to 100 links of an account work at a time; without an account, 20 a day from an address. Without an account the answer has a receipt, which revokes the link.',
        example: {
          statement: {
            payload: 'eyJpc3MiOiJodHRwczovL2xldHRlcmxvY2suZXhhbXBsZSJ9',
            protected: 'eyJhbGciOiJFZERTQSJ9',
            signature: 'q83vEjRWeJA',
          },
        },
      },
      'DELETE /api/v1/shared-verdicts/[sharedId]': { summary: 'Revoke a link' },
      'POST /api/v1/shared-verdicts/[sharedId]/email': {
        summary: 'Email a link to somebody',
        description:
          'Asks somebody for their opinion, with fixed texts, your address for replies, and a note in which no address can be opened. Needs `SMTP_URL`. 10 emails a day from an account, 3 a day to one address, 5 for one link.',
        example: { to: 'lena@example.org', note: 'Does this look like our landlord?' },
      },
      'DELETE /api/v1/shared-verdicts/receipts/[receipt]': {
        summary: 'Revoke a link that was made without an account',
      },
      'GET /r/[id].json': {
        summary: 'Download the signed statement of a link',
        answer: {
          type: 'application/jose+json',
          description: 'A JWS in the flattened JSON serialization (RFC 7515, 7.2.2).',
        },
      },
      'GET /.well-known/jwks.json': {
        summary: 'Get the public keys',
        answer: { type: 'application/jwk-set+json', description: 'A JSON Web Key Set (RFC 7517, RFC 8037).' },
      },
    },
  },
  {
    name: 'Reports and forms',
    description: 'Sent by visitors without an account.',
    operations: {
      'POST /api/v1/feedback': {
        summary: 'Report an incorrect analysis',
        description:
          'The email is de-identified, stored, and deleted after 90 days. Sending a report means you consent to that.',
        example: {
          reason: 'Missed a security concern',
          emailContent: 'Subject: Your parcel\n\nPay the customs fee today.',
          reportedAt: '2026-11-22T09:00:00.000Z',
        },
        runs: [WORKERS],
      },
      'GET /api/v1/feedback/[receipt]': { summary: 'Get the status of a report' },
      'DELETE /api/v1/feedback/[receipt]': { summary: 'Delete a report' },
      'POST /api/v1/waitlist': {
        summary: 'Join the waitlist',
        example: {
          userType: 'Organization',
          workEmail: 'ada@example.com',
          applicantName: 'Example Ltd',
          teamSize: '11-50',
        },
      },
      'POST /f/[formId]': {
        summary: 'Send a form',
        description:
          'The form provider’s protocol. Fields may be JSON or a plain HTML form. Browsers that do not ask for JSON are redirected.',
        byHand: {
          code: 'src/features/forms/forms.server.ts#receiveForm',
          limits: ['30 calls per hour and client, for each form', '10 calls per hour and sender address'],
        },
        example: { Name: 'Ada', Email: 'ada@example.com', Message: 'Hello' },
        answer: { schema: 'src/features/forms/contract.ts#FormSuccessAnswer' },
      },
    },
  },
  {
    name: 'Service',
    description: 'The server itself.',
    operations: {
      'GET /api/v1': {
        summary: 'Check the health of the server',
        description: 'Answers 200 while the database works, otherwise 503 with the same fields.',
        answer: { schema: 'src/server/health.ts#HealthAnswer' },
      },
    },
  },
];

/** Served routes that are not part of the API: error pages, pages for browsers, and the demo’s stand-in for Google. */
export const NOT_IN_THE_API =
  /^(?:GET|POST) (?:\/(?:403|500|\.well-known\/security\.txt|api\/\[\.\.\.path\]|share|waitlist\/join|r\/(?:\[id\]|print|revoke\/\[receipt\]))$|\/demo\/|\/oauth\/)|^GET \/f\/\[formId\]$/;
