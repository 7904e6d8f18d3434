import { site } from '../../../content/site.ts';
import { type Failure, isFailure } from '../../../server/failure.ts';
import type { Services } from '../../../server/services.ts';
import { readScan } from '../scans.server.ts';
import { stixBundle } from './bundle.server.ts';

export async function downloadStix(services: Services, userId: string, scanId: string): Promise<Response | Failure> {
  const scan = await readScan(services, userId, scanId);
  if (isFailure(scan)) return scan;
  return new Response(JSON.stringify(stixBundle(scan, services.settings.siteUrl)), {
    headers: {
      'content-type': 'application/stix+json;version=2.1',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${site.name.toLowerCase()}-stix.json"`,
    },
  });
}
