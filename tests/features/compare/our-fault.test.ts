import { afterAll, beforeAll, expect, vi } from 'vitest';
import { POST } from '../../../src/pages/attachment-compare.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { testTable } from '../../support/test-table.ts';

vi.mock('../../../src/features/compare/child.server.ts', async (original) => ({
  ...(await original<object>()),
  runChild: async () => ({ ok: false, reason: 'FAILED', fault: 'TypeError at file:///child.ts:1:1' }),
}));

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ '/attachment-compare': { POST } });
});
afterAll(() => site.close());

testTable(['application/json', 'application/x-ndjson'])(
  'an error of ours is not reported as a damaged file: %s',
  async (accept) => {
    const body = new FormData();
    for (const name of ['a.txt', 'b.txt']) body.append('files', new File(['An email.'], name));
    const response = await fetch(`${site.siteUrl}/attachment-compare`, { method: 'POST', headers: { accept }, body });
    const answer = await response.text();
    expect(answer).toContain('"code":"INTERNAL"');
    expect(answer).not.toMatch(/damaged|child\.ts/);
    expect(response.status).toBe(accept === 'application/json' ? 500 : 200);
  },
);
