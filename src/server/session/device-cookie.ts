import type { AstroCookies } from 'astro';
import type { Settings } from '../settings.ts';

type SiteUrl = Pick<Settings, 'siteUrl'>;

const LIFETIME_S = 30 * 24 * 60 * 60;

/** The secret that binds refresh tokens, which scripts can read, to this browser, as scripts cannot read it. */
export function readDevice(cookies: AstroCookies, settings: SiteUrl): string | undefined {
  return cookies.get(nameOf(settings))?.value;
}

export function setDevice(cookies: AstroCookies, settings: SiteUrl, device: string): void {
  cookies.set(nameOf(settings), device, { ...attributesOf(settings), maxAge: LIFETIME_S });
}

export function clearDevice(cookies: AstroCookies, settings: SiteUrl): void {
  cookies.delete(nameOf(settings), attributesOf(settings));
}

/** The `__Host-` prefix keeps neighbouring hosts from planting a cookie of this name; it exists on https only. */
function nameOf(settings: SiteUrl): string {
  return isHttps(settings) ? '__Host-device' : 'device';
}

function attributesOf(settings: SiteUrl) {
  return { httpOnly: true, sameSite: 'strict', secure: isHttps(settings), path: '/' } as const;
}

function isHttps({ siteUrl }: SiteUrl): boolean {
  return siteUrl.startsWith('https:');
}
