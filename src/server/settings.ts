import type { BlockList } from 'node:net';
import { z as zod } from 'zod';
import { proxyList } from './client-address.ts';
import { blocklistSource, type ListSource, MAX_BLOCKLISTS, singleSource } from './list-source.ts';
import { isSafe, type SignInProvider, signInProviders } from './sign-in-providers.ts';
import { isWeakSecret } from './weak-secret.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a host name or bind address is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.has(host.toLowerCase());
}

const origin = zod
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://letterlock.example', abort: true })
  .refine((value) => new URL(value).pathname === '/', 'must be an address without a path')
  .transform((value) => new URL(value).origin);

const port = zod
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 1 to 65535')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must be a number from 1 to 65535');

const list = zod
  .string()
  .default('')
  .transform((value) => value.split(',').map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ''));

const network = zod.union([zod.ipv4(), zod.ipv6(), zod.cidrv4(), zod.cidrv6()], {
  error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
});

const BLOCKLIST_ERROR =
  'must be lists such as urlhaus=https://urlhaus.abuse.ch/downloads/text_recent/ or own=/etc/letterlock/hosts.txt, separated by commas';

const blocklists = list
  .transform((items, context) =>
    items.map((item) => {
      const source = blocklistSource(item);
      if (!source) context.addIssue({ code: 'custom', message: BLOCKLIST_ERROR });
      return source ?? zod.NEVER;
    }),
  )
  .refine((sources) => sources.length <= MAX_BLOCKLISTS, `must be at most ${MAX_BLOCKLISTS} lists`)
  .refine(
    (sources) => new Set(sources.map(({ name }) => name)).size === sources.length,
    'must give each list another name',
  );

const singleList = (kind: Parameters<typeof singleSource>[0], example: string) =>
  zod
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined) return undefined;
      const source = singleSource(kind, text);
      if (!source) context.addIssue({ code: 'custom', message: `must be an address or path such as ${example}` });
      return source ?? zod.NEVER;
    });

const MICROSOFT_CLIENT = 'must be what Microsoft Entra shows for the app (src/content/docs/mailboxes.md)';
const fromMicrosoft = zod.string().regex(/^[!-~]+$/, MICROSOFT_CLIENT);
/** The address of a national cloud. */
const microsoftOrigin = origin.refine(isSafe, 'must start with https://');

/** Catches placeholders from examples, which would only fail at the first login. */
const fromGoogle = zod
  .string()
  .regex(/^[!-~]+$/, 'must be what Google shows for the client (src/content/docs/sign-in.md)');

const variables = zod.object({
  PORT: port.default(4321),
  HOST: zod.string().default('localhost'),
  SITE_URL: origin.optional(),
  DATA_DIR: zod.string().default('.data'),
  DISK_RESERVE: zod
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of megabytes, such as 256')
    .default('256')
    .transform(Number),
  DATABASE_URL: zod
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must start with postgres:// (leave it out to use the embedded database)')
    .optional(),
  APP_SECRET: zod.string().min(32, 'must have at least 32 characters').optional(),
  PREVIOUS_APP_SECRET: zod.string().min(32, 'must have at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: fromGoogle.optional(),
  GOOGLE_CLIENT_SECRET: fromGoogle.optional(),
  SIGN_IN_PROVIDERS: signInProviders,
  MICROSOFT_CLIENT_ID: fromMicrosoft.optional(),
  MICROSOFT_CLIENT_SECRET: fromMicrosoft.optional(),
  MICROSOFT_TENANT: zod
    .string()
    .regex(/^[\w.-]{1,253}$/, 'must be the directory (tenant) ID, one of its domains, or common')
    .default('common'),
  MICROSOFT_LOGIN_URL: microsoftOrigin.default('https://login.microsoftonline.com'),
  MICROSOFT_GRAPH_URL: microsoftOrigin.default('https://graph.microsoft.com'),
  DEMO_PROVIDER: zod
    .enum(['auto', 'on', 'off', 'public'], { error: 'must be auto, on, off or public' })
    .default('auto'),
  PASSWORD_ACCOUNTS: zod.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  BREACHED_PASSWORDS: zod
    .string()
    .startsWith('/', 'must be the whole path of a file, such as /etc/letterlock/pwned.txt')
    .optional(),
  ALLOWED_ORIGINS: list.pipe(zod.array(origin)),
  TRUSTED_PROXIES: list.pipe(zod.array(network)).transform(proxyList),
  RATE_LIMIT_SCALE: zod
    .string()
    .default('1')
    .transform(Number)
    .refine((value) => value > 0 && value <= 1_000_000, 'must be a number above 0, such as 10'),
  CLOSED_FORMS: list,
  BLOCKLISTS: blocklists,
  SUFFIX_LIST: singleList('public-suffixes', 'https://publicsuffix.org/list/public_suffix_list.dat'),
  POPULAR_SITES: singleList('popular-sites', 'https://tranco-list.eu/top-1m.csv.zip'),
  SMTP_URL: zod
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.letterlock.example' })
    .optional(),
  SUPPORT_ADDRESS: zod.email('must be an email address').optional(),
  MAIL_FROM: zod.email('must be an email address').optional(),
  SCAN_LISTEN: zod
    .url({ protocol: /^(?:lmtp|smtp)$/, error: 'must be an address such as lmtp://127.0.0.1:2524', abort: true })
    .refine((value) => new URL(value).port !== '', 'must have a port, such as lmtp://127.0.0.1:2524')
    .optional(),
  SCAN_ADDRESS: zod
    .email('must be an email address')
    .transform((value) => value.toLowerCase())
    .optional(),
  SCAN_AUTHSERV_ID: zod
    .string()
    .regex(/^[\w.-]{1,253}$/, 'must be a name such as mx.letterlock.example')
    .optional(),
  PUBLIC_API_URL: origin.optional(),
  PUBLIC_PREDICT_URL: origin.optional(),
  PUBLIC_COMPARE_URL: origin.optional(),
  PUBLIC_FORMS_URL: origin.optional(),
  PUBLIC_NOTIFY_URL: origin.optional(),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: zod
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
});

type SettingName = keyof typeof variables.shape;

export const SETTING_NAMES = Object.keys(variables.shape) as SettingName[];

/** What the docs say about a setting. */
export interface SettingText {
  meaning: string;
  /** If the default is more than the schema's own value. */
  default?: string;
  /** Inlined into the pages, so a change needs a new build. */
  atBuild?: true;
}

/** The settings page of the docs is made from this. */
export const SETTING_TEXTS: Record<SettingName, SettingText> = {
  PORT: { meaning: 'Port to listen on.' },
  HOST: { meaning: 'Address to listen on. `0.0.0.0` means all.' },
  SITE_URL: {
    default: '`http://localhost:PORT`',
    meaning:
      'The public address of the site. Redirects and links are built from it. On your own machine, `localhost` and `127.0.0.1` both work.',
    atBuild: true,
  },
  DATA_DIR: { meaning: 'Folder for the embedded database and the generated secret.' },
  DISK_RESERVE: {
    meaning:
      'Megabytes of free disk below which nothing more is stored for people without an account. Embedded database only.',
  },
  DATABASE_URL: { meaning: '`postgres://…` uses Postgres instead of the embedded database.' },
  APP_SECRET: {
    default: 'generated once, kept in `DATA_DIR/secret`',
    meaning:
      'All keys are derived from it. At least 32 characters, and random on a public address (`openssl rand -base64 48`). Required with Postgres on a public address.',
  },
  PREVIOUS_APP_SECRET: {
    meaning: 'The old value after you change `APP_SECRET`. Nobody is logged out, and stored reports stay readable.',
  },
  GOOGLE_CLIENT_ID: { meaning: 'Your Google client. See [Sign-in and Google](sign-in.md).' },
  GOOGLE_CLIENT_SECRET: { meaning: 'Its secret. Set both or neither.' },
  SIGN_IN_PROVIDERS: {
    meaning:
      'Other OpenID Connect providers to log in with, such as Microsoft or your own, as a JSON list in the order of their buttons. See [Other providers](sign-in.md#other-providers).',
  },
  MICROSOFT_CLIENT_ID: {
    meaning:
      'Your app in Microsoft Entra, to connect mailboxes. See [Microsoft 365](mailboxes.md#microsoft-365-and-outlookcom).',
  },
  MICROSOFT_CLIENT_SECRET: { meaning: 'Its secret. Set both or neither.' },
  MICROSOFT_TENANT: {
    meaning:
      'Whose mailboxes can be connected: the directory (tenant) ID of one organization. `organizations`, `consumers` and `common` mean all organizations, personal accounts, and both. National clouds need the ID.',
  },
  MICROSOFT_LOGIN_URL: {
    meaning: 'Where people log in, in a national cloud such as `https://login.microsoftonline.us`.',
  },
  MICROSOFT_GRAPH_URL: { meaning: 'Its Microsoft Graph, such as `https://graph.microsoft.us`.' },
  DEMO_PROVIDER: {
    meaning:
      'The built-in demo accounts. `auto`: on when no Google client is set and only your own machine can reach the site. `on`: the same, but the server refuses to start otherwise. `off`: never. `public`: also where others can reach the site, and anyone can then log in as a demo account.',
  },
  PASSWORD_ACCOUNTS: {
    meaning:
      '`off` refuses accounts with an email address and a password. The pages offer them where `SMTP_URL` is set, or only your own machine can reach the site.',
  },
  BREACHED_PASSWORDS: {
    meaning:
      'A file of further passwords to refuse: one a line, or “Pwned Passwords” ordered by hash. See [Accounts with a password](sign-in.md#accounts-with-a-password).',
  },
  ALLOWED_ORIGINS: { meaning: 'Other origins whose pages may call this server, separated by commas.' },
  TRUSTED_PROXIES: {
    meaning:
      'Addresses or networks of the proxies in front, separated by commas. Only their `X-Forwarded-For` is believed when calls are counted.',
  },
  RATE_LIMIT_SCALE: { meaning: 'Multiplies every call limit. For load tests.' },
  CLOSED_FORMS: { meaning: 'Forms to switch off, separated by commas: `contact`, `waitlist`.' },
  BLOCKLISTS: {
    meaning:
      'Lists of malicious links to look links up in, separated by commas: `name=https://…` or `name=/path`, with ` sha256:…` to pin one. See [Lists](operation.md#lists).',
  },
  SUFFIX_LIST: {
    default: 'the list built in',
    meaning:
      'A newer Public Suffix List: `https://…` or `/path`, with ` sha256:…` to pin it. See [Lists](operation.md#lists).',
  },
  POPULAR_SITES: {
    meaning:
      'A list of the most visited sites, shown as context: `https://…` or `/path`, with ` sha256:…` to pin it. See [Lists](operation.md#lists).',
  },
  SMTP_URL: {
    meaning: '`smtps://user:password@host` sends email. Without it, email waits in the outbox (`npm run outbox`).',
  },
  SUPPORT_ADDRESS: { meaning: 'Who receives contact messages. Required with `SMTP_URL`.' },
  MAIL_FROM: { default: '`SUPPORT_ADDRESS`', meaning: 'The sender of all email.' },
  SCAN_LISTEN: {
    meaning:
      'Where your mail server delivers emails that people forward to be checked: `lmtp://127.0.0.1:2524` or `smtp://…`. See [Forward to check](forwarding.md).',
  },
  SCAN_ADDRESS: { meaning: 'The address that people forward emails to.' },
  SCAN_AUTHSERV_ID: {
    meaning:
      'The name that your mail server writes into `Authentication-Results`. Only a sender it verified gets an answer.',
  },
  PUBLIC_API_URL: {
    default: 'the site itself',
    meaning: 'Origin for `/api/v1/…`. The only other origin that receives the bearer token.',
    atBuild: true,
  },
  PUBLIC_PREDICT_URL: { default: 'the site itself', meaning: 'Origin for `/predict`.', atBuild: true },
  PUBLIC_COMPARE_URL: { default: 'the site itself', meaning: 'Origin for `/attachment-compare`.', atBuild: true },
  PUBLIC_FORMS_URL: { default: 'the site itself', meaning: 'Origin for `/f/{formId}`.', atBuild: true },
  PUBLIC_NOTIFY_URL: {
    default: 'the site itself',
    meaning: 'Origin for the second notification of the waitlist.',
    atBuild: true,
  },
  METRICS_PORT: { meaning: 'Port of `/metrics` for Prometheus, on 127.0.0.1 only.' },
  LOG_LEVEL: { meaning: '`debug`, `info`, `warn`, `error` or `silent`.' },
};

/** Settings that only the pages read, as they are built. */
export const PAGE_SETTING_TEXTS: Record<string, SettingText> = {
  COMPARE_PASSWORD: {
    default: '`letterlock`',
    meaning:
      'Password of `/compare-tool`. It is compared in the page, and anyone can read it in the source. It is no protection; the server’s limits are.',
    atBuild: true,
  },
  PUBLIC_CONTACT_FORM_ID: {
    default: '`contact`',
    meaning: 'Id of the contact form, for another provider that speaks the same protocol.',
    atBuild: true,
  },
  PUBLIC_WAITLIST_FORM_ID: {
    default: '`waitlist`',
    meaning: 'Id of the form for the waitlist’s second notification.',
    atBuild: true,
  },
};

/** The default of a setting from its schema; undefined if there is none. */
export function defaultOf(name: SettingName): string | undefined {
  const { data } = variables.shape[name].safeParse(undefined);
  return typeof data === 'string' || typeof data === 'number' ? String(data) : undefined;
}

/** Where forwarded emails come in. */
export interface ScanIntake {
  protocol: 'lmtp' | 'smtp';
  host: string;
  port: number;
  /** In lower case. */
  address: string;
  /** The mail server's name in Authentication-Results (RFC 8601). */
  authservId: string;
}

/** All settings, validated, with defaults. */
export interface Settings {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Public origin of the site; redirect URIs are built from it, never from the Host header. */
  siteUrl: string;
  dataDir: string;
  /** Free disk space in bytes, below which nothing is stored for people who haven't signed in. */
  diskReserve: number;
  /** Postgres connection string; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Root of all derived keys; undefined means one is generated in `dataDir`. */
  appSecret: string | undefined;
  /** The previous root: data stored under its keys is read and re-encrypted. */
  previousAppSecret: string | undefined;
  google: { clientId: string; clientSecret: string } | undefined;
  /** In addition to Google, in the order of their buttons. */
  signInProviders: SignInProvider[];
  /** Connects Outlook mailboxes; undefined means it isn't offered. */
  microsoft: { clientId: string; clientSecret: string; issuer: string; graphUrl: string } | undefined;
  /** Whether the built-in demo identity provider and mailbox answer. */
  demoProvider: boolean;
  /** Whether accounts with a password are on. */
  passwordAccounts: boolean;
  /** File of passwords to refuse in addition to the built-in list. */
  breachedPasswords: string | undefined;
  /**
   * Whether the answer to a registration contains its code, because there is no mail server to send it and only this
   * machine can request it.
   */
  showsCodes: boolean;
  /** Other origins whose pages may call this server. */
  allowedOrigins: string[];
  /** Other origins that the pages call, fixed at build time. */
  backendOrigins: string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: BlockList;
  /** Multiplies all rate limits. */
  rateLimitScale: number;
  /** Ids of closed forms. */
  closedForms: string[];
  /** Sources of facts that are newer than the detection engine. */
  lists: ListSource[];
  /** How email is sent; undefined means it waits in the outbox. */
  mail: { smtpUrl: string; from: string; supportAddress: string } | undefined;
  /** The address for forwarding emails to be checked; undefined means none. */
  scanIntake: ScanIntake | undefined;
  /** Port of the metrics, on 127.0.0.1 only; undefined means off. */
  metricsPort: number | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; mistakes: string[] };

/**
 * Reads the settings from the environment's variables.
 * @returns the settings, or one sentence per invalid setting. Empty variables count as absent.
 */
export function readSettings(environment: Record<string, string | undefined>): SettingsResult {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name]?.trim()]).filter(([, value]) => value),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
    return { ok: false, mistakes: [...new Set(mistakes)] };
  }
  const value = parsed.data;
  const siteUrl = value.SITE_URL ?? `http://localhost:${value.PORT}`;
  const site = new URL(siteUrl);
  // On Netlify HOST and SITE_URL say nothing about who can reach the server.
  const isLocalOnly = isLoopback(value.HOST) && isLoopback(site.hostname) && !environment.NETLIFY;
  const mistakes: string[] = [];
  if (site.protocol === 'http:' && !isLoopback(site.hostname)) {
    mistakes.push('SITE_URL must start with https:// unless it is localhost: tokens must not be sent unencrypted.');
  }
  if (Boolean(value.GOOGLE_CLIENT_ID) !== Boolean(value.GOOGLE_CLIENT_SECRET)) {
    mistakes.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
  }
  if (Boolean(value.MICROSOFT_CLIENT_ID) !== Boolean(value.MICROSOFT_CLIENT_SECRET)) {
    mistakes.push('MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET must be set together.');
  }
  const demoIsForced = value.DEMO_PROVIDER === 'on' || value.DEMO_PROVIDER === 'public';
  if (value.GOOGLE_CLIENT_ID && demoIsForced) {
    mistakes.push(`DEMO_PROVIDER cannot be ${value.DEMO_PROVIDER} while GOOGLE_CLIENT_ID is set.`);
  }
  if (!isLocalOnly && value.DEMO_PROVIDER === 'on') {
    mistakes.push(
      'DEMO_PROVIDER cannot be on while others can reach the site: anyone could log in as a demo user. Set it to public if you want that.',
    );
  }
  if (value.SMTP_URL && !value.SUPPORT_ADDRESS) {
    mistakes.push('SUPPORT_ADDRESS must be set together with SMTP_URL: contact messages are forwarded there.');
  }
  if (new Set([value.SCAN_LISTEN, value.SCAN_ADDRESS, value.SCAN_AUTHSERV_ID].map(Boolean)).size > 1) {
    mistakes.push('SCAN_LISTEN, SCAN_ADDRESS and SCAN_AUTHSERV_ID must be set together.');
  }
  if (value.SCAN_LISTEN && !value.SMTP_URL) {
    mistakes.push('SMTP_URL must be set together with SCAN_LISTEN: forwarded emails are answered by email.');
  }
  if (!isLocalOnly && !value.APP_SECRET && value.DATABASE_URL) {
    mistakes.push('APP_SECRET must be set when DATABASE_URL is set on a public address, so that all servers share it.');
  }
  if (environment.NETLIFY && !value.DATABASE_URL) {
    mistakes.push('DATABASE_URL must be set on Netlify: functions have no permanent disk.');
  }
  if (environment.NETLIFY && !value.SITE_URL) {
    mistakes.push('SITE_URL must be set on Netlify: login and links are built from it.');
  }
  if (!isLocalOnly && value.APP_SECRET && isWeakSecret(value.APP_SECRET)) {
    mistakes.push('APP_SECRET is too weak: generate one with `openssl rand -base64 48`.');
  }
  if (!isLocalOnly && value.PREVIOUS_APP_SECRET && isWeakSecret(value.PREVIOUS_APP_SECRET)) {
    mistakes.push(
      'PREVIOUS_APP_SECRET is too weak for a public address: start once with it on localhost, then remove it.',
    );
  }
  if (value.METRICS_PORT === value.PORT) mistakes.push('METRICS_PORT must be different from PORT.');
  if (mistakes.length > 0) return { ok: false, mistakes };
  return {
    ok: true,
    settings: {
      port: value.PORT,
      host: value.HOST,
      siteUrl,
      dataDir: value.DATA_DIR,
      diskReserve: value.DISK_RESERVE * 1024 * 1024,
      databaseUrl: value.DATABASE_URL,
      appSecret: value.APP_SECRET,
      previousAppSecret: value.PREVIOUS_APP_SECRET,
      google:
        value.GOOGLE_CLIENT_ID && value.GOOGLE_CLIENT_SECRET
          ? { clientId: value.GOOGLE_CLIENT_ID, clientSecret: value.GOOGLE_CLIENT_SECRET }
          : undefined,
      signInProviders: value.SIGN_IN_PROVIDERS,
      microsoft:
        value.MICROSOFT_CLIENT_ID && value.MICROSOFT_CLIENT_SECRET
          ? {
              clientId: value.MICROSOFT_CLIENT_ID,
              clientSecret: value.MICROSOFT_CLIENT_SECRET,
              issuer: `${value.MICROSOFT_LOGIN_URL}/${value.MICROSOFT_TENANT}/v2.0`,
              graphUrl: value.MICROSOFT_GRAPH_URL,
            }
          : undefined,
      // Anyone can sign in as a demo user: never on a reachable address, unless forced by name.
      demoProvider: !value.GOOGLE_CLIENT_ID && (demoIsForced || (value.DEMO_PROVIDER === 'auto' && isLocalOnly)),
      passwordAccounts: value.PASSWORD_ACCOUNTS === 'on',
      breachedPasswords: value.BREACHED_PASSWORDS,
      showsCodes: isLocalOnly && !value.SMTP_URL,
      allowedOrigins: value.ALLOWED_ORIGINS,
      backendOrigins: [
        value.PUBLIC_API_URL,
        value.PUBLIC_PREDICT_URL,
        value.PUBLIC_COMPARE_URL,
        value.PUBLIC_FORMS_URL,
        value.PUBLIC_NOTIFY_URL,
      ].filter((url) => url !== undefined),
      trustedProxies: value.TRUSTED_PROXIES,
      rateLimitScale: value.RATE_LIMIT_SCALE,
      closedForms: value.CLOSED_FORMS,
      lists: [...value.BLOCKLISTS, value.SUFFIX_LIST, value.POPULAR_SITES].filter((one) => one !== undefined),
      mail:
        value.SMTP_URL && value.SUPPORT_ADDRESS
          ? {
              smtpUrl: value.SMTP_URL,
              supportAddress: value.SUPPORT_ADDRESS,
              from: value.MAIL_FROM ?? value.SUPPORT_ADDRESS,
            }
          : undefined,
      scanIntake: intakeOf(value),
      metricsPort: value.METRICS_PORT,
      logLevel: value.LOG_LEVEL,
    },
  };
}

function intakeOf({
  SCAN_LISTEN: listen,
  SCAN_ADDRESS: address,
  SCAN_AUTHSERV_ID: authservId,
}: {
  SCAN_LISTEN?: string | undefined;
  SCAN_ADDRESS?: string | undefined;
  SCAN_AUTHSERV_ID?: string | undefined;
}): ScanIntake | undefined {
  if (!listen || !address || !authservId) return undefined;
  const { protocol, hostname, port } = new URL(listen);
  const host = hostname.replace(/^\[|\]$/g, '');
  return { protocol: protocol === 'lmtp:' ? 'lmtp' : 'smtp', host, port: Number(port), address, authservId };
}
