import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withFraming, withOwnHashes } from '../../../src/commands/build/page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page allows its own scripts and styles, and those of no other page', () => {
  const html =
    '<style>p{}</style><script>a()</script><script type="module">b()</script><script src="/c.js"></script>' +
    '<script type="application/ld+json">{}</script>';
  const policy =
    "default-src 'none';img-src 'self'; script-src 'self' 'sha256-other=' https://x.example; style-src 'self'";
  expect(withOwnHashes(policy, html)).toBe(
    `default-src 'none'; img-src 'self'; script-src 'self' https://x.example ${hash('a()')} ${hash('b()')}; ` +
      `style-src 'self' ${hash('p{}')}`,
  );
});

test('a page that is shown elsewhere runs that program’s script, and calls nobody', () => {
  const policy =
    "default-src 'none'; connect-src 'self' https://api.example; form-action 'self'; script-src 'self'; frame-ancestors 'none'";
  expect(
    withFraming(policy, { script: 'https://x.example', ancestors: ['https://a.example', 'https://b.example'] }),
  ).toBe(
    "default-src 'none'; connect-src 'none'; form-action 'none'; script-src 'self' https://x.example; " +
      'frame-ancestors https://a.example https://b.example',
  );
});
