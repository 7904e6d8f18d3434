import { postgresPrograms } from '../../src/tools/programs/postgres.ts';
import { makePostgresCluster } from '../../src/tools/programs/postgres-cluster.ts';
import { SHARED_POSTGRES } from './postgres.ts';

/** One server for all files that only need their own databases, since starting one takes seconds. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL || process.env[SHARED_POSTGRES] || !postgresPrograms()) return undefined;
  const cluster = makePostgresCluster();
  const server = await cluster.start({ max_connections: '300' });
  process.env[SHARED_POSTGRES] = server.url;
  return async () => {
    await server.stop();
    cluster.remove();
  };
}
