import { version } from '../../../../package.json';
import { site } from '../../../content/site.ts';
import { endpoint, methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, async ({ services }) => {
  await services.db.selectFrom('users').select('id').limit(1).execute();
  return { name: site.name, version, health: 'ok', demo: services.settings.demoProvider };
});

export const ALL = methodNotAllowed('GET');
