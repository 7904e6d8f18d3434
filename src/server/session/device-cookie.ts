import type { AstroCookies } from 'astro';
import { DAY_SECONDS } from '../durations.ts';
import type { Settings } from '../settings.ts';
import { SESSION_DAYS } from './lifetime.ts';

type SiteUrl = Pick<Settings, 'siteUrl'>;

const LIFETIME_S = SESSION_DAYS * DAY_SECONDS;

/** Binds refresh tokens to this browser by a secret that scripts cannot read. */
export function readDevice(cookies: AstroCookies, settings: SiteUrl): string | undefined {
  return cookies.get(nameOf(settings))?.value;
}

export function setDevice(cookies: AstroCookies, settings: SiteUrl, device: string): void {
  cookies.set(nameOf(settings), device, { ...attributesOf(settings), maxAge: LIFETIME_S });
}

export function clearDevice(cookies: AstroCookies, settings: SiteUrl): void {
  cookies.delete(nameOf(settings), attributesOf(settings));
}

/** The `__Host-` prefix, which requires https, prevents other subdomains from setting this cookie. */
function nameOf(settings: SiteUrl): string {
  return isHttps(settings) ? '__Host-device' : 'device';
}

function attributesOf(settings: SiteUrl) {
  return { httpOnly: true, sameSite: 'strict', secure: isHttps(settings), path: '/' } as const;
}

function isHttps({ siteUrl }: SiteUrl): boolean {
  return siteUrl.startsWith('https:');
}
