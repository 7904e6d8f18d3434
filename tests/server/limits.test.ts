import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../src/server/endpoint.ts';
import { openServices } from '../../src/server/open-services.ts';
import { readSettings } from '../../src/server/settings.ts';
import { postgresDatabases, sqliteDatabases } from '../support/databases.ts';
import { openTestServices } from '../support/services.ts';
import { openTestSite, TestBrowser } from '../support/site.ts';

const kinds = [sqliteDatabases(), await postgresDatabases()];
const LIMIT = { calls: 3, seconds: 60 };

afterAll(() => Promise.all(kinds.map((kind) => kind.close())));

describe.each(kinds)('$name', (kind) => {
  async function open(scale = '1') {
    const result = readSettings({ RATE_LIMIT_SCALE: scale, LOG_LEVEL: 'silent' });
    if (!result.ok) throw new Error(result.mistakes.join(' '));
    return openServices({
      ...result.settings,
      ...(await kind.create()),
      appSecret: 'a secret of at least 32 characters.',
    });
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.skipIf(kind.missing)('lets so many calls pass, then says when to come back', async () => {
    const { limits, db } = await open();
    const count = (caller: string, name = 'test') => limits.count(name, caller, LIMIT);
    const together = await Promise.all(Array.from({ length: 5 }, () => count('ada')));
    expect(together.filter((refusal) => refusal === undefined)).toHaveLength(3);
    expect(await count('bob'), 'others are not affected').toBeUndefined();
    expect(await count('ada', 'elsewhere'), 'each limit counts for itself').toBeUndefined();
    vi.advanceTimersByTime(20_000);
    const refusal = await count('ada');
    expect(refusal).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please try again in 40 seconds.',
      headers: { 'retry-after': '40' },
    });
    vi.advanceTimersByTime(40_001);
    expect(await count('ada')).toBeUndefined();
    await db.destroy();
  });

  test.skipIf(kind.missing)('takes back one call, of this caller alone', async () => {
    const { limits, db } = await open();
    const count = (caller: string) => limits.count('test', caller, LIMIT);
    for (let call = 0; call < LIMIT.calls; call += 1) {
      await count('ada');
      await count('bob');
    }
    await limits.refund('test', 'ada', LIMIT);
    expect(await count('ada')).toBeUndefined();
    expect(await count('ada')).toMatchObject({ status: 429 });
    expect(await count('bob')).toMatchObject({ status: 429 });
    vi.advanceTimersByTime(60_001);
    await limits.refund('test', 'ada', LIMIT);
    for (let call = 0; call < LIMIT.calls; call += 1) expect(await count('ada')).toBeUndefined();
    expect(await count('ada'), 'what is over is not taken back').toMatchObject({ status: 429 });
    await db.destroy();
  });

  test.skipIf(kind.missing)('RATE_LIMIT_SCALE multiplies every limit', async () => {
    const { limits, db } = await open('2');
    const answers = await Promise.all(Array.from({ length: 8 }, () => limits.count('test', 'ada', LIMIT)));
    expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(6);
    await db.destroy();
  });
});

test('65,536 strangers use up no one else’s calls, and memory does not grow with them', {
  timeout: 60_000,
}, async () => {
  const services = await openTestServices();
  const count = (caller: number | string) => services.limits.count('test', String(caller), { calls: 1, seconds: 600 });
  for (let caller = 0; caller < 70_000; caller += 1) expect(await count(caller)).toBeUndefined();
  expect(await count(69_999)).toMatchObject({ status: 429 });
  for (let caller = 70_000; caller < 170_001; caller += 1) await count(caller);
  expect(await count(69_999), 'who has not called for longest is forgotten').toBeUndefined();
  await services.close();
});

describe('an endpoint with limits', () => {
  const POST = endpoint(
    {
      access: 'anyone',
      body: z.object({ email: z.string() }),
      limit: {
        name: 'test',
        perClient: { calls: 4, seconds: 600 },
        perTarget: { calls: 2, seconds: 600, of: ({ email }) => email },
      },
    },
    () => ({ done: true }),
  );

  test('counts per client and per target, and answers 429 with Retry-After', async () => {
    const site = await openTestSite({ '/limited': { POST } });
    const browser = new TestBrowser(site.siteUrl);
    const post = async (email: string, forwardedFor = '') => {
      const answer = await browser.postJson('/limited', { email }, { 'x-forwarded-for': forwardedFor });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
    };
    expect((await post('a@example.com')).status).toBe(200);
    expect((await post('a@example.com')).status).toBe(200);
    expect(await post('a@example.com')).toEqual({
      status: 429,
      retryAfter: expect.stringMatching(/^(?:600|599)$/),
      body: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again in 10 minutes.' },
    });
    expect((await post('b@example.com')).status).toBe(200);
    expect((await post('c@example.com', '198.51.100.9')).status, 'a claimed address makes no new client').toBe(429);
    await site.close();
  });
});
