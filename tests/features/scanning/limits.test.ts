import { afterEach, beforeEach, expect, test } from 'vitest';
import * as baseline from '../../../src/pages/api/v1/monitor/baseline.ts';
import * as monitor from '../../../src/pages/api/v1/monitor/index.ts';
import * as counts from '../../../src/pages/api/v1/scan-counts.ts';
import * as total from '../../../src/pages/api/v1/scan-total.ts';
import * as email from '../../../src/pages/api/v1/scans/[scanId]/email.ts';
import * as scan from '../../../src/pages/api/v1/scans/[scanId]/index.ts';
import * as scanAgain from '../../../src/pages/api/v1/scans/[scanId]/scan-again.ts';
import * as scans from '../../../src/pages/api/v1/scans/index.ts';
import * as task from '../../../src/pages/api/v1/tasks/[taskId].ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

let site: TestSite;
let browser: TestBrowser;

beforeEach(async () => {
  const routes = {
    ...{ '/email': email, '/scan-again': scanAgain, '/scan': scan, '/task': task },
    ...{ '/monitor': monitor, '/baseline': baseline, '/scans': scans, '/total': total, '/counts': counts },
  };
  // Of each limit only a hundredth is left: one call, or three searches.
  site = await openTestSite(routes, { environment: { RATE_LIMIT_SCALE: '0.01' } });
  browser = new TestBrowser(site.siteUrl);
});
afterEach(() => site.close());

async function statuses(calls: readonly (readonly [string, string])[]): Promise<number[]> {
  const { accessToken } = await signedIn(site.services);
  const headers = { authorization: `Bearer ${accessToken}`, origin: site.siteUrl };
  const found: number[] = [];
  for (const [method, path] of calls) found.push((await browser.fetch(path, { method, headers })).status);
  return found;
}

test.each([
  [
    'reading an email',
    [
      ['GET', '/email'],
      ['GET', '/email'],
    ],
    [404, 429],
  ],
  [
    'scanning again',
    [
      ['POST', '/scan-again'],
      ['POST', '/scan-again'],
    ],
    [404, 429],
  ],
  [
    'deleting, whatever it is',
    [
      ['DELETE', '/scan'],
      ['DELETE', '/task'],
      ['DELETE', '/monitor'],
      ['DELETE', '/baseline'],
    ],
    [404, 429, 429, 429],
  ],
  [
    'searching',
    [
      ['GET', '/scans'],
      ['GET', '/total'],
      ['GET', '/counts'],
      ['GET', '/scans?search=a'],
    ],
    [200, 200, 200, 429],
  ],
] as const)('a user is limited in %s', async (_, calls, expected) => {
  expect(await statuses(calls)).toEqual(expected);
});
