import { SHARE_AGAIN } from '../features/email-test/contract.ts';
import { endpoint, methodNotAllowed } from '../server/endpoint.ts';

export const prerender = false;

/** Only an app without public/service-worker.js gets here, such as one installed before the first log-in. Nothing is read. */
export const POST = endpoint(
  { access: 'anyone', fromServers: true },
  () =>
    new Response(null, {
      status: 303,
      headers: { location: `/email-test#${SHARE_AGAIN}`, 'cache-control': 'no-store' },
    }),
);

export const ALL = methodNotAllowed({ POST });
