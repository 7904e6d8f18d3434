import { keepHouse } from '../../commands/housekeeping.ts';
import { rewrapKeys } from '../../server/expiring-keys.ts';
import { resealGrants } from '../../server/mailbox/grant-store.ts';
import { patient } from '../../server/services.ts';
import { scheduledServices } from '../scheduled.ts';

/** Deletes what has expired, tries mails again, and takes up a changed secret. */
export default async function sweep(): Promise<void> {
  const services = patient(await scheduledServices());
  await rewrapKeys(services);
  await resealGrants(services);
  await keepHouse(services);
}

export const config = { schedule: '@hourly' };
