import type { APIRoute } from 'astro';
import { site } from '../../content/site.ts';

export const prerender = true;

/** RFC 9116, 2.5.5: should be less than a year in the future. */
const VALID_DAYS = 360;

export const GET: APIRoute = (context) => {
  const expires = new Date(Date.now() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return new Response(
    [
      `Contact: mailto:${site.supportEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', context.site)}`,
      '',
    ].join('\n'),
  );
};
