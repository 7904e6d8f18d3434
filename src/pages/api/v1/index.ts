import { version } from '../../../../package.json';
import { site } from '../../../content/site.ts';
import { endpoint, json, methodNotAllowed } from '../../../server/endpoint.ts';
import { checkHealth } from '../../../server/health.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, async ({ services }) => {
  const { database, disk } = await checkHealth(services);
  const works = database === 'ok' && disk !== 'full';
  const about = { name: site.name, version, health: works ? 'ok' : 'failing', database, disk };
  return json({ ...about, demo: services.settings.demoProvider }, works ? 200 : 503);
});

export const ALL = methodNotAllowed({ GET });
