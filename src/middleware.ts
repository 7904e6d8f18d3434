import { defineMiddleware } from 'astro:middleware';
import { API_POLICY, securityHeaders } from './server/headers.ts';
import { openServices } from './server/open-services.ts';
import { corsHeaders } from './server/origin.ts';
import type { Services } from './server/services.ts';

let opened: Promise<Services> | undefined;

/** `npm start` hands the services in; where Astro itself is the server they are opened at the first request. */
async function ownServices(): Promise<Services> {
  opened ??= import('./server/env.ts').then(({ settingsFromAstro }) => openServices(settingsFromAstro()));
  return opened.catch((error: unknown) => {
    // A database that was away for a moment is tried again by the next request.
    opened = undefined;
    throw error;
  });
}

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  const given = context.locals.services as Services | undefined;
  context.locals.services = given ?? (await ownServices());
  const { settings } = context.locals.services;
  const cors = corsHeaders(context.request, settings);
  const answer =
    context.request.method === 'OPTIONS' && 'access-control-allow-origin' in cors
      ? new Response(null, { status: 204 })
      : await next();
  // A redirect's headers cannot be changed: the response is built anew.
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries({ ...securityHeaders(settings), ...cors })) headers.set(name, value);
  if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', API_POLICY);
  return new Response(answer.body, { status: answer.status, headers });
});
