import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/server/settings.ts';
import { testTable } from '../support/test-table.ts';

const settings = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  return result.settings;
};
const mistakes = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  return result.ok ? [] : result.mistakes;
};

describe('readSettings', () => {
  test('needs nothing', () => {
    expect(settings({})).toMatchObject({
      port: 4321,
      host: 'localhost',
      siteUrl: 'http://localhost:4321',
      dataDir: '.data',
      databaseUrl: undefined,
      demoProvider: true,
      allowedOrigins: [],
      logLevel: 'info',
    });
  });

  test('reads where lists come from', () => {
    const sha256 = 'ab'.repeat(32);
    const BLOCKLISTS = `URLhaus=https://lists.example/urls.txt, own=/etc/letterlock/hosts.txt sha256:${sha256}`;
    const SUFFIX_LIST = `https://lists.example/suffixes.dat sha256:${sha256}`;
    const POPULAR_SITES = '/etc/letterlock/sites.csv';
    expect(settings({ BLOCKLISTS, SUFFIX_LIST, POPULAR_SITES }).lists).toEqual([
      { kind: 'blocklist', name: 'urlhaus', from: 'https://lists.example/urls.txt' },
      { kind: 'blocklist', name: 'own', from: '/etc/letterlock/hosts.txt', sha256 },
      { kind: 'public-suffixes', name: 'public-suffixes', from: 'https://lists.example/suffixes.dat', sha256 },
      { kind: 'popular-sites', name: 'popular-sites', from: '/etc/letterlock/sites.csv' },
    ]);
    expect(settings({}).lists).toEqual([]);
  });

  testTable([
    [{ SUFFIX_LIST: 'http://lists.example/a' }, /^SUFFIX_LIST must be an address or path such as/],
    [{ SUFFIX_LIST: 'psl=https://lists.example/a' }, /^SUFFIX_LIST must be an address or path such as/],
    [{ POPULAR_SITES: 'sites.csv' }, /^POPULAR_SITES must be an address or path such as/],
    [{ POPULAR_SITES: 'https://ada:secret@lists.example/a' }, /^POPULAR_SITES must be an address or path such as/],
  ])('refuses the list %j', (variables, mistake) => {
    expect(mistakes(variables as Record<string, string>)[0]).toMatch(mistake as RegExp);
  });

  const work = { id: 'work', name: 'Northwind', issuer: 'https://login.northwind.example', clientId: 'letterlock' };

  test('reads other providers in their order', () => {
    const local = {
      id: 'local',
      name: 'Local',
      issuer: 'http://localhost:9000/realm',
      clientId: 'c',
      trustsEmail: true,
    };
    const SIGN_IN_PROVIDERS = JSON.stringify([{ ...work, clientSecret: 's' }, local]);
    expect(settings({ SIGN_IN_PROVIDERS }).signInProviders).toEqual([
      { ...work, clientSecret: 's', trustsEmail: false },
      local,
    ]);
    expect(settings({}).signInProviders).toEqual([]);
  });

  testTable([
    ['{}', 'must be a JSON list'],
    ['[{', 'must be a JSON list'],
    [JSON.stringify([{ ...work, issuer: 'http://login.northwind.example' }]), 'must be a JSON list'],
    [JSON.stringify([{ ...work, id: 'google' }]), 'must be a JSON list'],
    [JSON.stringify([{ ...work, id: 'microsoft-365' }]), 'must be a JSON list'],
    [JSON.stringify([{ ...work, id: '../a' }]), 'must be a JSON list'],
    [JSON.stringify([{ ...work, clientID: 'misspelt' }]), 'must be a JSON list'],
    [JSON.stringify([{ ...work, name: ' ' }]), 'must be a JSON list'],
    [JSON.stringify([work, { ...work, issuer: 'https://other.example' }]), 'must give each provider another id'],
    [JSON.stringify([work, { ...work, id: 'other' }]), 'must name each issuer once'],
  ])('refuses the providers %s', (SIGN_IN_PROVIDERS, mistake) => {
    expect(mistakes({ SIGN_IN_PROVIDERS })[0]).toContain(`SIGN_IN_PROVIDERS ${mistake}`);
  });

  testTable([
    ['http://lists.example/urls.txt', /^BLOCKLISTS must be lists such as/],
    ['urlhaus=http://lists.example/urls.txt', /^BLOCKLISTS must be lists such as/],
    ['own=https://ada@lists.example/', /^BLOCKLISTS must be lists such as/],
    ['own=https://:secret@lists.example/', /^BLOCKLISTS must be lists such as/],
    ['own=hosts.txt', /^BLOCKLISTS must be lists such as/],
    ['own=/etc/hosts.txt sha256:abc', /^BLOCKLISTS must be lists such as/],
    ['../x=/etc/hosts.txt', /^BLOCKLISTS must be lists such as/],
    ['a=/a, a=/b', /^BLOCKLISTS must give each list another name\.$/],
    ['a=/a, b=/a, c=/a, d=/a, e=/a', /^BLOCKLISTS must be at most 4 lists\.$/],
  ])('refuses the blocklists %s', (BLOCKLISTS, mistake) => {
    expect(mistakes({ BLOCKLISTS: BLOCKLISTS as string })[0]).toMatch(mistake as RegExp);
  });

  test('takes the site address from the port', () => {
    expect(settings({ PORT: '5000' }).siteUrl).toBe('http://localhost:5000');
    expect(settings({ SITE_URL: 'https://letterlock.example/' }).siteUrl).toBe('https://letterlock.example');
  });

  testTable([
    [{ PORT: '0' }, 'PORT must be a number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535.'],
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535.'],
    [{ SITE_URL: 'letterlock' }, 'SITE_URL must be a web address such as https://letterlock.example.'],
    [{ SITE_URL: 'https://letterlock.example/app' }, 'SITE_URL must be an address without a path.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must start with postgres:// (leave it out to use the embedded database).',
    ],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters.'],
    [{ DEMO_PROVIDER: 'yes' }, 'DEMO_PROVIDER must be auto, on, off or public.'],
    [
      { HOST: '0.0.0.0', DEMO_PROVIDER: 'on' },
      'DEMO_PROVIDER cannot be on while others can reach the site: anyone could log in as a demo user. Set it to public if you want that.',
    ],
    [
      { SITE_URL: 'https://letterlock.example', APP_SECRET: 'please-change-me-please-change-me' },
      'APP_SECRET is too weak: generate one with `openssl rand -base64 48`.',
    ],
    [
      { GOOGLE_CLIENT_ID: '…', GOOGLE_CLIENT_SECRET: 'x' },
      'GOOGLE_CLIENT_ID must be what Google shows for the client (src/content/docs/sign-in.md).',
    ],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.'],
    [{ MICROSOFT_CLIENT_ID: 'x' }, 'MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET must be set together.'],
    [{ MICROSOFT_TENANT: 'a/b' }, 'MICROSOFT_TENANT must be the directory (tenant) ID, one of its domains, or common.'],
    [{ MICROSOFT_LOGIN_URL: 'http://login.example' }, 'MICROSOFT_LOGIN_URL must start with https://.'],
    [{ MICROSOFT_GRAPH_URL: 'http://graph.example' }, 'MICROSOFT_GRAPH_URL must start with https://.'],
    [{ ALLOWED_ORIGINS: 'nowhere' }, 'ALLOWED_ORIGINS must be a web address such as https://letterlock.example.'],
    [
      { SITE_URL: 'http://letterlock.example' },
      'SITE_URL must start with https:// unless it is localhost: tokens must not be sent unencrypted.',
    ],
    [{ PUBLIC_API_URL: 'foo' }, 'PUBLIC_API_URL must be a web address such as https://letterlock.example.'],
    [
      { TRUSTED_PROXIES: 'proxy' },
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas.',
    ],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE must be a number above 0, such as 10.'],
    [
      { SMTP_URL: 'http://mail.test' },
      'SMTP_URL must be an address such as smtps://user:password@mail.letterlock.example.',
    ],
    [
      { SCAN_LISTEN: 'lmtp://127.0.0.1:2524', SMTP_URL: 'smtp://mail.test', SUPPORT_ADDRESS: 'a@mail.test' },
      'SCAN_LISTEN, SCAN_ADDRESS and SCAN_AUTHSERV_ID must be set together.',
    ],
    [
      { SCAN_LISTEN: 'lmtp://127.0.0.1:2524', SCAN_ADDRESS: 'scan@mail.test', SCAN_AUTHSERV_ID: 'mx.mail.test' },
      'SMTP_URL must be set together with SCAN_LISTEN: forwarded emails are answered by email.',
    ],
    [
      { SCAN_LISTEN: 'lmtp://127.0.0.1', SCAN_ADDRESS: 'scan@mail.test', SCAN_AUTHSERV_ID: 'mx.mail.test' },
      'SCAN_LISTEN must have a port, such as lmtp://127.0.0.1:2524.',
    ],
    [
      { SMTP_URL: 'smtp://mail.test' },
      'SUPPORT_ADDRESS must be set together with SMTP_URL: contact messages are forwarded there.',
    ],
    [{ SUPPORT_ADDRESS: 'support' }, 'SUPPORT_ADDRESS must be an email address.'],
    [
      { NETLIFY: 'true', SITE_URL: 'https://letterlock.example' },
      'DATABASE_URL must be set on Netlify: functions have no permanent disk.',
    ],
    [
      { NETLIFY: 'true', DATABASE_URL: 'postgres://db/x', APP_SECRET: 'Zk3vT9qLw7RxYb2NcJ5mHd8PfGs4KuEa' },
      'SITE_URL must be set on Netlify: login and links are built from it.',
    ],
    [
      { SITE_URL: 'https://letterlock.example', PREVIOUS_APP_SECRET: 'please-change-me-please-change-me' },
      'PREVIOUS_APP_SECRET is too weak for a public address: start once with it on localhost, then remove it.',
    ],
    [{ METRICS_PORT: '4321' }, 'METRICS_PORT must be different from PORT.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
  ])('%o gives one clear sentence', (environment, sentence) => {
    expect(mistakes(environment as Record<string, string>)).toEqual([sentence]);
  });

  test('names every mistake at once', () => {
    expect(mistakes({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
  });

  test('offers the demo provider only if no one else can reach it', () => {
    expect(settings({ HOST: '0.0.0.0' }).demoProvider).toBe(false);
    expect(settings({ SITE_URL: 'https://letterlock.example' }).demoProvider).toBe(false);
    expect(settings({ HOST: '0.0.0.0', DEMO_PROVIDER: 'public' }).demoProvider).toBe(true);
    expect(settings({ DEMO_PROVIDER: 'on' }).demoProvider).toBe(true);
    expect(settings({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).demoProvider).toBe(false);
    expect(settings({ DEMO_PROVIDER: 'off' }).demoProvider).toBe(false);
    expect(
      settings({
        NETLIFY: 'true',
        SITE_URL: 'http://localhost:4321',
        DATABASE_URL: 'postgres://db/x',
        APP_SECRET: 'Zk3vT9qLw7RxYb2NcJ5mHd8PfGs4KuEa',
      }).demoProvider,
    ).toBe(false);
  });
});
