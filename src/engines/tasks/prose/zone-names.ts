import {
  ABBREVIATION_AFTER_TIME,
  ZONE_ABBREVIATIONS,
  ZONE_AFTER_TIME,
  ZONE_NAMES,
  ZONE_OF_ALL,
} from '../data/zone-names.ts';
import type { Moment } from '../moment.ts';
import { offsetIn } from '../zones.ts';

const NO_ZONES = new Map<string, never>();
/** An IANA name such as `Europe/Berlin`. */
const AREA = /^[a-z]{4,10}\/[a-z_]{3,20}/;

/** The zone named right after a time. @param text what follows the time, @param folded the same (see `fold`) */
export function zoneAfter(text: string, folded: string): string | null {
  const abbreviation = ABBREVIATION_AFTER_TIME.exec(text)?.[1];
  const zone = abbreviation === undefined ? undefined : ZONE_ABBREVIATIONS[abbreviation];
  if (zone !== undefined) return zone;
  const [, before, after, area] = ZONE_AFTER_TIME.exec(folded) ?? [];
  const name = before ?? after ?? area;
  return name === undefined ? null : zoneCalled(name);
}

/** The zone named for all times of the email. */
export function zoneOfAll(folded: string): string | null {
  const name = ZONE_OF_ALL.exec(folded)?.[1];
  return name === undefined ? null : zoneCalled(name);
}

/** Adds the zone's offset, if the zone is known. */
export function inZone(at: Moment, zone: string | null): Moment {
  if (zone === null || at.hour === undefined || at.offset !== undefined) return at;
  const offset = offsetIn(zone, at, NO_ZONES);
  return offset === null ? at : { ...at, offset };
}

function zoneCalled(name: string): string | null {
  return AREA.exec(name)?.[0] ?? ZONE_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
