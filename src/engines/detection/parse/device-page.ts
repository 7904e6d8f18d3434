import { DEVICE_PAGE } from '../data/consent.ts';
import type { Link } from './links.ts';

/** Whether the link leads to a page that signs in a device, and doesn't just name one in its path or parameters. */
export function isDevicePage({ url }: Link): boolean {
  return url !== null && DEVICE_PAGE.exec(url.hostname.replace(/^www\./, '') + url.pathname)?.index === 0;
}
