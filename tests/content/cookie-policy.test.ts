import { readFileSync } from 'node:fs';
import type { AstroCookies } from 'astro';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUser } from '../../src/client/session.ts';
import { toastAfterNavigation } from '../../src/client/toast.ts';
import { beginAuthState } from '../../src/server/oidc/auth-state.ts';
import { setDevice } from '../../src/server/session/device-cookie.ts';
import { openTestServices } from '../support/services.ts';

const policy = readFileSync(new URL('../../src/content/legal/cookie-policy.md', import.meta.url), 'utf8');
const listed = new Map(
  [...policy.matchAll(/^\| `([\w-]+)` \| .*[Kk]ept (.+)\. \|$/gm)].map(([, name = '', time]) => [name, time]),
);

const written = new Set<string>();
const storage = { setItem: (name: string) => written.add(name), getItem: () => null };
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);
beforeEach(() => written.clear());

function recordingCookies(): { cookies: AstroCookies; set: Map<string, number> } {
  const set = new Map<string, number>();
  const record = (name: string, _value: string, { maxAge }: { maxAge: number }) => set.set(name, maxAge);
  return { cookies: { set: record } as unknown as AstroCookies, set };
}

test('the policy lists the cookies that are set, with their times', async () => {
  const services = await openTestServices();
  const { cookies, set } = recordingCookies();
  setDevice(cookies, services.settings, 'secret');
  await beginAuthState(services, cookies, { flowType: 'register', provider: 'google' });
  await beginAuthState(services, cookies, { flowType: 'login', provider: 'google' });
  await services.close();
  const times = [...set].map(([name, seconds]) => [
    name,
    seconds % 86_400 === 0 ? `${seconds / 86_400} days` : `${seconds / 60} minutes`,
  ]);
  expect([...listed].slice(0, times.length)).toEqual(times);
});

test('the policy lists what signing in and toasts write into the browser', () => {
  setUser({ id: '1', userId: '1', email: 'maren.vogel@northwind.example', accessToken: 'a', refreshToken: 'r' });
  toastAfterNavigation('plain', 'Saved');
  expect([...written].sort()).toEqual(['accessToken', 'refreshToken', 'toasts', 'user']);
  expect([...written].filter((name) => !listed.has(name))).toEqual([]);
});
