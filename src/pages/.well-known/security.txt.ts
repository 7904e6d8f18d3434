import type { APIRoute } from 'astro';
import { site } from '../../content/site.ts';
import { DAY_MS } from '../../server/durations.ts';

// A file of the build would end with it, however long the server runs.
export const prerender = false;

/** RFC 9116, 2.5.5: should be less than a year in the future. */
const VALID_DAYS = 360;

export const GET: APIRoute = ({ locals, site: url }) => {
  const expires = new Date(locals.services.now() + VALID_DAYS * DAY_MS);
  return new Response(
    [
      `Contact: mailto:${site.supportEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', url)}`,
      '',
    ].join('\n'),
  );
};
