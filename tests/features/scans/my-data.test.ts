import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nextIds } from '../../../src/features/scans/my-data.server.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await openTestServices();
});
afterEach(() => services.close());

test('each part of a download starts where the previous one ended, and neither reads nor sorts the rest', async () => {
  const { sql, parameters } = nextIds(services.db, 'maren', { arrivedAt: 1, id: 'a' }).compile();
  const question = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const plan = await services.db.executeQuery<{ detail: string }>(question as CompiledQuery<{ detail: string }>);
  const steps = plan.rows.map(({ detail }) => detail);
  expect(steps).toEqual([expect.stringContaining('COVERING INDEX scans_listed (user_id=? AND (arrived_at,id)>(?,?))')]);
});
