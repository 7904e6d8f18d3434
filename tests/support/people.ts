import type { Services } from '../../src/server/services.ts';
import { openSession } from '../../src/server/session/refresh-token.ts';
import { createUser, type User } from '../../src/server/users.ts';

/** A separate account for each name. */
export async function registered(services: Services, name = 'ada'): Promise<User> {
  const user = await createUser(services, {
    issuer: 'https://issuer.test',
    subject: `subject-of-${name}`,
    email: `${name}@example.com`,
  });
  if (typeof user === 'string') throw new Error(`${name} is registered already`);
  return user;
}

/** A registered user with an open session, as after logging in. */
export async function signedIn(services: Services, name?: string) {
  const user = await registered(services, name);
  return { user, ...(await openSession(services, services.db, user)) };
}
