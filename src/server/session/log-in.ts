import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { EndpointContext } from '../endpoint-routes.ts';
import type { Services } from '../services.ts';
import { lockUser, type User } from '../users.ts';
import { readDevice, setDevice } from './device-cookie.ts';
import { nameOfDevice } from './device-name.ts';
import { openSession } from './refresh-token.ts';

/** @returns undefined where the account was just deleted */
export async function logIn(
  services: Services,
  trx: Kysely<Schema>,
  { cookies, request }: Pick<EndpointContext, 'cookies' | 'request'>,
  user: User,
) {
  const { settings } = services;
  if (!(await lockUser(services, trx, user.id))) return undefined;
  const { device, ...tokens } = await openSession(services, trx, user, {
    replacedDevice: readDevice(cookies, settings),
    deviceName: nameOfDevice(request.headers.get('user-agent')),
  });
  setDevice(cookies, settings, device);
  return { user: { id: user.id, userId: user.id, email: user.email, ...tokens } };
}
