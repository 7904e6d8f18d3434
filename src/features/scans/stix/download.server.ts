import { site } from '../../../content/site.ts';
import { type Failure, isFailure } from '../../../server/failure.ts';
import type { Services } from '../../../server/services.ts';
import type { Caller } from '../../../server/session/caller.ts';
import { readScan } from '../scans.server.ts';
import { stixBundle } from './bundle.server.ts';
import { withoutRecipient } from './recipient.server.ts';

export async function downloadStix(
  services: Services,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
  scanId: string,
): Promise<Response | Failure> {
  const scan = await readScan(services, userId, scanId);
  if (isFailure(scan)) return scan;
  const row = await services.db.selectFrom('scans').select('mailbox').where('id', '=', scanId).executeTakeFirst();
  const addresses = [...new Set([email, row?.mailbox ?? email])];
  const shown = await withoutRecipient(services, scan, { userId, addresses });
  if (isFailure(shown)) return shown;
  return new Response(JSON.stringify(stixBundle(scan, shown, services.settings.siteUrl)), {
    headers: {
      'content-type': 'application/stix+json;version=2.1',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${site.name.toLowerCase()}-stix.json"`,
    },
  });
}
