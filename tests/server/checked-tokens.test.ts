import { expect, test } from 'vitest';
import { checkedOnce } from '../../src/server/checked-tokens.ts';
import type { Keys } from '../../src/server/keys.ts';
import type { Services } from '../../src/server/services.ts';

let time = 0;
const servicesWith = (keys: Keys) => ({ keys, now: () => time }) as Services;

function counted() {
  const checks: string[] = [];
  const check = checkedOnce(async (_, token) => {
    checks.push(token);
    return token === 'good' ? { sub: 'ada', exp: 100 } : undefined;
  });
  return { check, checks };
}

test('a good token is checked once until it runs out, a bad one each time', async () => {
  const { check, checks } = counted();
  const services = servicesWith({} as Keys);
  time = 0;
  for (const token of ['good', 'good', 'bad', 'bad']) await check(services, token);
  expect(checks).toEqual(['good', 'bad', 'bad']);
  time = 100_000;
  await check(services, 'good');
  expect(checks).toEqual(['good', 'bad', 'bad', 'good']);
});

test('a token that is good under one key is checked under another', async () => {
  const { check, checks } = counted();
  time = 0;
  await check(servicesWith({} as Keys), 'good');
  await check(servicesWith({} as Keys), 'good');
  expect(checks).toEqual(['good', 'good']);
});
