import { getMessage } from '../../../../../../../features/demo-provider/gmail/messages.server.ts';
import { demoIsOff } from '../../../../../../../features/demo-provider/identity/demo-endpoint.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, ({ services, context }) =>
  services.settings.demoProvider ? getMessage(services, context.request, context.params.id) : demoIsOff(),
);

export const ALL = methodNotAllowed({ GET });
