import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { EndpointContext } from '../endpoint-routes.ts';
import { writeNotice } from '../mail/notice.ts';
import type { Services } from '../services.ts';
import { NEW_DEVICE_NOTICE } from '../texts.ts';
import { lockUser, type User } from '../users.ts';
import { readDevice, setDevice } from './device-cookie.ts';
import { nameOfDevice } from './device-name.ts';
import { openSession } from './refresh-token.ts';
import { isDeviceOf } from './sessions.ts';

/** How long after its creation an account's first log-in counts as the owner's. */
const FIRST_LOG_IN_MS = 60 * 60 * 1000;

async function isNewDevice(
  { now }: Services,
  trx: Kysely<Schema>,
  { id, email }: User,
  device: string | undefined,
): Promise<boolean> {
  if (device !== undefined && (await isDeviceOf(trx, email, device))) return false;
  const { created_at, sessions } = await trx
    .selectFrom('users')
    .leftJoin('sessions', 'sessions.user_id', 'users.id')
    .select(({ fn }) => ['users.created_at', fn.count<number>('sessions.id').as('sessions')])
    .where('users.id', '=', id)
    .groupBy('users.created_at')
    .executeTakeFirstOrThrow();
  return Number(sessions) > 0 || created_at < now() - FIRST_LOG_IN_MS;
}

/** @returns undefined if the account was just deleted */
export async function logIn(
  services: Services,
  trx: Kysely<Schema>,
  { cookies, request }: Pick<EndpointContext, 'cookies' | 'request'>,
  user: User,
  { isDemo = false, authenticatedAt }: { isDemo?: boolean; authenticatedAt?: number | undefined } = {},
) {
  const { settings } = services;
  if (!(await lockUser(services, trx, user.id))) return undefined;
  const replacedDevice = readDevice(cookies, settings);
  const deviceName = nameOfDevice(request.headers.get('user-agent'));
  // The addresses of demo accounts are made up.
  const isNew = !isDemo && (await isNewDevice(services, trx, user, replacedDevice));
  const { device, ...tokens } = await openSession(services, trx, user, {
    replacedDevice,
    deviceName,
    authenticatedAt,
  });
  if (isNew) {
    const time = new Date(services.now()).toUTCString();
    await writeNotice(services, trx, user.email, NEW_DEVICE_NOTICE(deviceName, time));
  }
  setDevice(cookies, settings, device);
  return { user: { id: user.id, userId: user.id, email: user.email, ...tokens } };
}
