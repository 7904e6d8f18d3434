import { atom } from 'nanostores';
import { askPermission } from '../ask-permission.ts';
import { areMarksOn, forgetMarks, switchMarks } from '../marks/store.ts';
import { requestRegistration } from '../register.ts';
import { matchOf, originOf, setSiteOrigin, siteOrigin } from '../site-origin.ts';
import { MAIL_SITES, type MailSite } from '../sites.ts';

export const $turnedOn = atom<ReadonlySet<MailSite['id']>>(new Set());
export const $marksOn = atom(true);
export const $forgotten = atom(false);
export const $origin = atom('');
export const $hasSiteAccess = atom(false);
export const $saved = atom<'' | 'saved' | 'invalid'>('');

export function followOptions(): () => void {
  const read = async () => {
    const allowed = await Promise.all(
      MAIL_SITES.map(({ matches }) => chrome.permissions.contains({ origins: matches })),
    );
    $marksOn.set(await areMarksOn());
    const origin = await siteOrigin();
    $origin.set(origin);
    $hasSiteAccess.set(await chrome.permissions.contains({ origins: [matchOf(origin)] }));
    $turnedOn.set(new Set(MAIL_SITES.filter((_, index) => allowed[index]).map(({ id }) => id)));
  };
  const changed = () => void read();
  chrome.permissions.onAdded.addListener(changed);
  chrome.permissions.onRemoved.addListener(changed);
  changed();
  return () => {
    chrome.permissions.onAdded.removeListener(changed);
    chrome.permissions.onRemoved.removeListener(changed);
  };
}

/** The browser asks the user and reports the change by an event. */
export async function switchSite({ matches }: MailSite, on: boolean): Promise<void> {
  if (on) await askPermission(matches);
  else await chrome.permissions.remove({ origins: matches });
}

export async function switchListMarks(on: boolean): Promise<void> {
  $marksOn.set(on);
  $forgotten.set(!on);
  await switchMarks(on);
}

export async function forgetListMarks(): Promise<void> {
  await forgetMarks();
  $forgotten.set(true);
}

export async function switchOrigin(origin: string, on: boolean): Promise<void> {
  if (on) await askPermission([matchOf(origin)]);
  else await chrome.permissions.remove({ origins: [matchOf(origin)] });
}

export async function saveOrigin(address: string): Promise<boolean> {
  const origin = originOf(address);
  $saved.set(origin ? 'saved' : 'invalid');
  if (!origin) return false;
  await setSiteOrigin(origin);
  $origin.set(origin);
  $hasSiteAccess.set(await chrome.permissions.contains({ origins: [matchOf(origin)] }));
  await requestRegistration();
  return true;
}
