import type { APIContext } from 'astro';
import type { Services } from '../services.ts';
import type { User } from '../users.ts';
import { readDevice, setDevice } from './device-cookie.ts';
import { nameOfDevice } from './device-name.ts';
import { openSession } from './refresh-token.ts';

/** Opens a session on the calling device. @returns what every kind of login answers */
export async function logIn(
  services: Services,
  { cookies, request }: Pick<APIContext, 'cookies' | 'request'>,
  user: User,
) {
  const { settings } = services;
  const { device, ...tokens } = await openSession(services, user, {
    replacedDevice: readDevice(cookies, settings),
    deviceName: nameOfDevice(request.headers.get('user-agent')),
  });
  setDevice(cookies, settings, device);
  return { user: { id: user.id, userId: user.id, email: user.email, ...tokens } };
}
