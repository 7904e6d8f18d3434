import type { Settings } from '../../server/settings.ts';

/** Passkeys belong to the host of SITE_URL; they are lost when it changes. */
export function relyingParty({ siteUrl }: Pick<Settings, 'siteUrl'>) {
  return { rpID: new URL(siteUrl).hostname, origin: siteUrl };
}
