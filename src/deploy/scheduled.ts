import { openServices } from '../server/open-services.ts';
import type { Services } from '../server/services.ts';
import { readSettings } from '../server/settings.ts';

let opened: Promise<Services> | undefined;

/** Services of Netlify's scheduled functions, reused while the process lives. */
export function scheduledServices(): Promise<Services> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Services> {
  const result = readSettings({ ...process.env, NETLIFY: 'true' });
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  return openServices(result.settings);
}
