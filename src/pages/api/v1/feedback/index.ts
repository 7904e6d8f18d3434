import { feedbackBody } from '../../../../features/feedback/contract.ts';
import { report } from '../../../../features/feedback/feedback.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  {
    access: 'anyone',
    body: feedbackBody,
    limit: { name: 'feedback', perClient: { calls: 20, seconds: 600 } },
  },
  report,
);

export const ALL = methodNotAllowed({ POST });
