import { SESSION_TEXTS } from '../texts.ts';

/** In order: browsers also name the browsers they derive from. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** Such as `Firefox on Linux`; the rest of the header is not stored. */
export function nameOfDevice(userAgent: string | null): string {
  const named = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser === undefined)
    return system === undefined ? SESSION_TEXTS.unknownDevice : SESSION_TEXTS.unknownBrowser(system);
  return system === undefined ? browser : `${browser} on ${system}`;
}
