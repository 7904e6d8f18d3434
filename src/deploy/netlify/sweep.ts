import { runMaintenance } from '../../commands/maintenance.ts';
import { resealTargets } from '../../features/alerts/hooks/target.server.ts';
import { resealSecondFactors } from '../../features/password/second-factor/sealed-secret.server.ts';
import { rewrapKeys } from '../../server/expiring-keys.ts';
import { resealGrants } from '../../server/mailbox/grant-store.ts';
import { withUpkeepDb } from '../../server/services.ts';
import { scheduledServices } from '../scheduled.ts';

/** Deletes expired data, retries emails and re-encrypts data after a change of the secret. */
export default async function sweep(): Promise<void> {
  const services = withUpkeepDb(await scheduledServices());
  await rewrapKeys(services);
  await resealGrants(services);
  await resealSecondFactors(services);
  await resealTargets(services);
  await runMaintenance(services);
}

export const config = { schedule: '@hourly' };
