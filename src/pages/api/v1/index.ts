import { version } from '../../../../package.json';
import { site } from '../../../content/site.ts';
import { endpoint, json, methodNotAllowed } from '../../../server/endpoint.ts';
import { databaseAnswers } from '../../../server/health.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, async ({ services }) => {
  const [health, database, status] = (await databaseAnswers(services))
    ? (['ok', 'ok', 200] as const)
    : (['failing', 'unreachable', 503] as const);
  return json({ name: site.name, version, health, database, demo: services.settings.demoProvider }, status);
});

export const ALL = methodNotAllowed({ GET });
