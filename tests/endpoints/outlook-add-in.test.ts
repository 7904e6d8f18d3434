import { expect, test } from 'vitest';
import { OFFICE_SCRIPT } from '../../src/features/outlook-add-in/contract.ts';
import { FRAMED } from '../../src/server/headers.ts';
import { SITE_URL } from './server.ts';

const onNetlify = process.env.NETLIFY !== undefined;
const PAGE = '/outlook-add-in';

/** A policy by its directives. */
function directives(answer: Response): Record<string, string[]> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const strange = (sources: string[] = []) =>
  sources.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"));

test.skipIf(onNetlify)('the pane runs Office.js, is shown by Outlook and can send nothing', async () => {
  const policy = directives(await fetch(`${SITE_URL}${PAGE}`));
  expect(strange(policy['script-src'])).toEqual([new URL(OFFICE_SCRIPT).origin]);
  expect(policy['frame-ancestors']).toEqual(FRAMED[PAGE]?.ancestors);
  expect(policy['frame-ancestors']?.filter((one) => !/^https:\/\/[\w-]+(?:\.[\w-]+)+$/.test(one))).toEqual([]);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['connect-src']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'none'"]);
});

test.skipIf(onNetlify)('it may be framed and load the script, also when it comes from the cache', async () => {
  const first = await fetch(`${SITE_URL}${PAGE}?_host_Info=Outlook$Web$16.01`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${SITE_URL}${PAGE}`, { headers: { 'if-none-match': etag } });
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again]) {
    expect(headers.has('x-frame-options')).toBe(false);
    expect(headers.has('cross-origin-embedder-policy')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});

test.skipIf(onNetlify)('every other page keeps its strict policy', async () => {
  for (const path of ['/', '/dashboard', '/email-test', '/offline', '/docs/outlook', `${PAGE}/manifest.xml`]) {
    const answer = await fetch(`${SITE_URL}${path}`);
    const policy = directives(answer);
    expect(policy['frame-ancestors'], path).toEqual(["'none'"]);
    expect(strange(policy['script-src']), path).toEqual([]);
    expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
    expect(answer.headers.get('cross-origin-embedder-policy'), path).toBe('require-corp');
  }
});

test('the manifest is XML, for this server', async () => {
  const answer = await fetch(`${SITE_URL}${PAGE}/manifest.xml`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  expect(await answer.text()).toContain(`<SourceLocation DefaultValue="${SITE_URL}${PAGE}"/>`);
});
