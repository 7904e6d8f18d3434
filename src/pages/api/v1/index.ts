import { version } from '../../../../package.json';
import { site } from '../../../content/site.ts';
import { endpoint, json, methodNotAllowed } from '../../../server/endpoint.ts';
import { checkHealth, type HealthAnswer } from '../../../server/health.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, async ({ services }) => {
  const { database, disk } = await checkHealth(services);
  const works = database === 'ok' && disk !== 'full';
  const { demoProvider: demo, passwordAccounts, showsCodes, mail } = services.settings;
  // Nobody gets a code without a mail server, except here.
  const passwords = passwordAccounts && (mail !== undefined || showsCodes);
  const health = works ? 'ok' : 'failing';
  const answer: HealthAnswer = {
    name: site.name,
    version,
    health,
    database,
    disk,
    demo,
    passwords,
    sendsEmail: mail !== undefined,
    providers: services.settings.signInProviders.map(({ id, name }) => ({ id, name })),
  };
  return json(answer, works ? 200 : 503);
});

export const ALL = methodNotAllowed({ GET });
