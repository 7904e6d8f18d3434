import { afterAll, describe, expect, test } from 'vitest';
import { waitlistBody } from '../../../src/features/waitlist/contract.ts';
import { eraseFromWaitlist, joinWaitlist, readWaitlist } from '../../../src/features/waitlist/waitlist.server.ts';
import { POST } from '../../../src/pages/api/v1/waitlist.ts';
import { isFailure } from '../../../src/server/failure.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { NAUGHTY_STRINGS } from '../../support/naughty-strings.ts';
import { openTestServices } from '../../support/services.ts';
import { openTestSite, TestBrowser } from '../../support/site.ts';
import { testTable } from '../../support/test-table.ts';

const ADA = { userType: 'Individual', workEmail: 'ada@example.com', applicantName: 'Ada', teamSize: null } as const;
const ACME = { userType: 'Organization', workEmail: 'it@acme.test', applicantName: 'Acme', teamSize: '11-50' } as const;
const kinds = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(kinds.map((kind) => kind.close())));

describe.each(kinds)('the waitlist on $name', (kind) => {
  async function open() {
    const { databaseUrl } = await kind.create();
    return openTestServices(databaseUrl === undefined ? {} : { environment: { DATABASE_URL: databaseUrl } });
  }

  test.skipIf(kind.missing)('200 who ask at once with one address: one gets in', async () => {
    const services = await open();
    const spellings = ['ada@example.com', ' Ada@Example.COM ', 'ADA@EXAMPLE.COM'];
    const asked = Array.from({ length: 200 }, (_, index) =>
      joinWaitlist(services, { ...ADA, workEmail: spellings[index % 3] ?? '' }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => !isFailure(answer))).toHaveLength(1);
    expect(answers.filter((answer) => isFailure(answer) && answer.status === 409)).toHaveLength(199);
    expect(await readWaitlist(services)).toHaveLength(1);
    await services.close();
  });

  test.skipIf(kind.missing)('any text can be a name', async () => {
    const services = await open();
    for (const [index, applicantName] of NAUGHTY_STRINGS.entries()) {
      const answer = await joinWaitlist(services, { ...ADA, workEmail: `ada${index}@example.com`, applicantName });
      expect(isFailure(answer), applicantName).toBe(false);
    }
    const names = (await readWaitlist(services)).map(({ applicant_name }) => applicant_name);
    expect(names).toHaveLength(NAUGHTY_STRINGS.length);
    expect(names.filter((name) => /\p{Cc}/u.test(name))).toEqual([]);
    await services.close();
  });

  test.skipIf(kind.missing)('who is erased may join again', async () => {
    const services = await open();
    await joinWaitlist(services, ADA);
    expect(await eraseFromWaitlist(services, ' ADA@example.com')).toEqual({ entries: 1, messages: 0, mails: 0 });
    expect(await eraseFromWaitlist(services, 'ada@example.com')).toEqual({ entries: 0, messages: 0, mails: 0 });
    expect(isFailure(await joinWaitlist(services, ADA))).toBe(false);
    await services.close();
  });
});

describe('POST /api/v1/waitlist', () => {
  async function open(scale: string) {
    const site = await openTestSite({ '/api/v1/waitlist': { POST } }, { environment: { RATE_LIMIT_SCALE: scale } });
    const browser = new TestBrowser(site.siteUrl);
    return {
      site,
      post: async (body: unknown) => {
        const answer = await browser.postJson('/api/v1/waitlist', body);
        return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
      },
    };
  }

  test('joins once; the second time is a duplicate', async () => {
    const { site, post } = await open('1000');
    expect(await post(ADA)).toMatchObject({ status: 200 });
    expect(await post(ACME)).toMatchObject({ status: 200 });
    expect(await post({ ...ADA, workEmail: 'ADA@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SUBMITTED', message: 'This email has already been submitted.' },
    });
    await site.close();
  });

  test('200 parallel posts of one address give exactly one success', async () => {
    const { site, post } = await open('1000');
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(ADA)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 199 }, () => 409)]);
    await site.close();
  });

  test('asking about one address again and again is stopped', async () => {
    const { site, post } = await open('1');
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await post(ADA)).status);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429]);
    expect(await post(ADA)).toMatchObject({ retryAfter: expect.stringMatching(/^\d+$/) });
    expect(await post({ ...ADA, workEmail: 'bob@example.com' })).toMatchObject({ status: 200 });
    await site.close();
  });

  testTable([
    ['no address', { ...ADA, workEmail: '' }],
    ['not an address', { ...ADA, workEmail: 'ada' }],
    ['no name', { ...ADA, applicantName: '  ' }],
    ['an individual with a team', { ...ADA, teamSize: '1-10' }],
    ['an organization without a team size', { ...ACME, teamSize: null }],
    ['another team size', { ...ACME, teamSize: '7' }],
    ['another way of joining', { ...ADA, userType: 'Robot' }],
    ['a polluted prototype', JSON.parse(`{"__proto__":${JSON.stringify(ADA)}}`)],
    ['a name of 201 characters', { ...ADA, applicantName: 'a'.repeat(201) }],
  ])('refuses %s', (_, body) => {
    expect(waitlistBody.safeParse(body).success).toBe(false);
  });
});
