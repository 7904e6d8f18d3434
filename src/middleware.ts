import { defineMiddleware } from 'astro:middleware';
import { json, toResponse } from './server/endpoint.ts';
import { API_POLICY, securityHeaders } from './server/headers.ts';
import { openLog } from './server/log.ts';
import { openServices } from './server/open-services.ts';
import { corsHeaders } from './server/origin.ts';
import { outageAnswer } from './server/outage-answer.ts';
import { pacedBody } from './server/paced-body.ts';
import { beginRequest, endRequest, REQUEST_ID } from './server/request-log.ts';
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

/** Settings that are refused are told where the operator reads, and to nobody else. */
function notStarted(error: unknown): Response {
  openLog('error').fatal({ err: error }, 'the server does not start');
  const answer = { message: 'This server does not work at present.', code: 'NOT_STARTED' };
  const headers = { ...securityHeaders({ siteUrl: 'https:' }), 'content-security-policy': API_POLICY };
  return json(answer, 503, { ...headers, 'retry-after': '5' });
}

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  const given = context.locals.services as Services | undefined;
  const services = given ?? (await ownServices().catch(notStarted));
  if (services instanceof Response) return services;
  context.locals.services = services;
  context.locals.observed ??= beginRequest();
  const { observed, outgoing } = context.locals;
  observed.route = context.routePattern;
  const { settings, log } = services;
  /** Astro would write the error down as it is, and answer with the same page. */
  const faulty = (error: unknown) => {
    const outage = outageAnswer(services, error);
    if (outage) return toResponse(outage);
    log.error({ err: error, id: observed.id, route: observed.route }, 'unexpected error');
    return new Response(null, { status: 500 });
  };
  const cors = corsHeaders(context.request, settings);
  const answer =
    context.request.method === 'OPTIONS' && 'access-control-allow-origin' in cors
      ? new Response(null, { status: 204 })
      : await next().catch(faulty);
  if (answer.status === 500 && answer.body === null) return answer;
  // A redirect's headers cannot be changed: the response is built anew.
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries({ ...securityHeaders(settings), ...cors })) headers.set(name, value);
  if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', API_POLICY);
  headers.set(REQUEST_ID, observed.id);
  // Where we are the server ourselves, it is told when the last byte has gone.
  if (!given) endRequest(log, observed, context.request.method, answer.status);
  const failed = (error: unknown) => {
    log.error({ err: error, id: observed.id, route: observed.route }, 'an answer could not be ended');
  };
  const body = answer.body && outgoing ? pacedBody(answer.body, outgoing, failed) : answer.body;
  return new Response(body, { status: answer.status, headers });
});
