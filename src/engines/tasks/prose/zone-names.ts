import { ZONE_AFTER_TIME, ZONE_NAMES, ZONE_OF_ALL } from '../data/zone-names.ts';
import type { Moment } from '../moment.ts';
import { offsetIn } from '../zones.ts';

const NO_ZONES = new Map<string, never>();
/** `Europe/Berlin`: in the IANA database. */
const AREA = /^[a-z]{4,10}\/[a-z_]{3,20}/;

/** The zone that is named right after a time. @param folded What follows the time */
export function zoneAfter(folded: string): string | null {
  const [, before, after, area] = ZONE_AFTER_TIME.exec(folded) ?? [];
  const name = before ?? after ?? area;
  return name === undefined ? null : zoneCalled(name);
}

/** The zone that a letter names for all of its times. */
export function zoneOfAll(folded: string): string | null {
  const name = ZONE_OF_ALL.exec(folded)?.[1];
  return name === undefined ? null : zoneCalled(name);
}

/** The moment by the clocks of a zone; as it is where the zone is none. */
export function inZone(at: Moment, zone: string | null): Moment {
  if (zone === null || at.hour === undefined || at.offset !== undefined) return at;
  const offset = offsetIn(zone, at, NO_ZONES);
  return offset === null ? at : { ...at, offset };
}

function zoneCalled(name: string): string | null {
  return AREA.exec(name)?.[0] ?? ZONE_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
