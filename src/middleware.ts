import { defineMiddleware } from 'astro:middleware';
import { finishAnswer } from './server/answer.ts';
import { json } from './server/endpoint.ts';
import { API_POLICY, securityHeaders } from './server/headers.ts';
import { openLog } from './server/log.ts';
import { openServices } from './server/open-services.ts';
import { pacedBody } from './server/paced-body.ts';
import { beginRequest, endRequest, REQUEST_ID } from './server/request-log.ts';
import type { Services } from './server/services.ts';
import { AVAILABILITY_TEXTS } from './server/texts.ts';

let opened: Promise<Services> | undefined;

/** Opened at the first request where Astro is the server; `npm start` passes them in. */
async function ownServices(): Promise<Services> {
  opened ??= import('./server/env.ts').then(({ settingsFromAstro }) => openServices(settingsFromAstro()));
  return opened.catch((error: unknown) => {
    // The next request tries again, for example after a short database outage.
    opened = undefined;
    throw error;
  });
}

/** Details of invalid settings go to the log only. */
function notStarted(error: unknown): Response {
  openLog('error').fatal({ err: error }, 'server start failed');
  const answer = { message: AVAILABILITY_TEXTS.notStarted, code: 'NOT_STARTED' };
  const headers = { ...securityHeaders({ siteUrl: 'https:' }), 'content-security-policy': API_POLICY };
  return json(answer, 503, { ...headers, 'retry-after': '5' }).toResponse();
}

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  const given = context.locals.services as Services | undefined;
  const services = given ?? (await ownServices().catch(notStarted));
  if (services instanceof Response) return services;
  context.locals.services = services;
  context.locals.observed ??= beginRequest();
  const { observed, outgoing } = context.locals;
  const answer = await finishAnswer(context, next);
  const { settings, log } = services;
  if (outgoing) {
    // Our own server has set the other headers and logs the end of the response.
    if (!answer.body) return answer;
    const failed = (error: unknown) => {
      log.error({ err: error, id: observed.id, route: observed.route }, 'response failed while streaming');
    };
    return new Response(pacedBody(answer.body, outgoing, failed), answer);
  }
  for (const [name, value] of Object.entries(securityHeaders(settings)))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  answer.headers.set(REQUEST_ID, observed.id);
  endRequest(log, observed, context.request.method, answer.status);
  return answer;
});
