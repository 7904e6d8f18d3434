import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Category, Kind, Severity } from '../../engines/detection/index.ts';
import type { Params } from '../dashboard/route.ts';
import { CATEGORIES, KINDS, type ScanFilter } from './contract.ts';

/** What the list is narrowed to, as its fields hold it; empty is not narrowed. */
export interface Filter {
  severity: readonly Severity[];
  category: readonly Category[];
  kind: Kind | '';
  /** The company that is imitated. */
  brand: string;
  first: '' | '1';
  /** The whole address. */
  sender: string;
  /** The first and the last day of the arrival by the user's clock, such as `2026-11-21`. */
  from: string;
  to: string;
  search: string;
}

export const NO_FILTER: Filter = {
  severity: [],
  category: [],
  kind: '',
  brand: '',
  first: '',
  sender: '',
  from: '',
  to: '',
  search: '',
};

export const SEARCH_LENGTH = 200;
const SENDER_LENGTH = 320;
const BRAND_LENGTH = 100;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Reads the filter out of an address; what is none is left out. */
export function filterOf(params: Params): Filter {
  return {
    severity: chosenOf(SEVERITIES, params.severity),
    category: chosenOf(CATEGORIES, params.category),
    kind: KINDS.find((kind) => kind === params.kind) ?? '',
    brand: (params.brand ?? '').trim().slice(0, BRAND_LENGTH),
    first: params.first === '1' ? '1' : '',
    sender: (params.sender ?? '').trim().slice(0, SENDER_LENGTH),
    from: dayOf(params.from),
    to: dayOf(params.to),
    search: (params.search ?? '').trim().slice(0, SEARCH_LENGTH),
  };
}

/** As it stands in the address. */
export function paramsOf({ severity, category, ...rest }: Filter): Params {
  return { severity: severity.join(','), category: category.join(','), ...rest };
}

export function isNarrowed(filter: Filter): boolean {
  return Object.values(paramsOf(filter)).some((value) => value !== '');
}

/** How many of its fields are in force, beside what is searched for and what stands in sight anyway. */
export function partsInForce(filter: Filter): number {
  const { severity, category, from, to } = paramsOf(filter);
  return [severity, category, from, to].filter((value) => value !== '').length;
}

/** What the server is asked for: days begin and end by this browser's clock. */
export function questionOf({ severity, category, kind, brand, first, sender, from, to, search }: Filter): ScanFilter {
  return {
    ...(severity.length > 0 && { severity: [...severity] }),
    ...(category.length > 0 && { category: [...category] }),
    ...(kind !== '' && { kind }),
    ...(brand !== '' && { brand }),
    ...(first !== '' && { first }),
    ...(sender !== '' && { sender }),
    ...(from !== '' && { from: startOfDay(from, 0) }),
    ...(to !== '' && { to: startOfDay(to, 1) }),
    ...(search !== '' && { search }),
  };
}

/** With or without one of the choices, in the order in which they are offered. */
export function toggled<T>(offered: readonly T[], chosen: readonly T[], one: T): T[] {
  return offered.filter((value) => (value === one ? !chosen.includes(value) : chosen.includes(value)));
}

function chosenOf<T extends string>(offered: readonly T[], list = ''): T[] {
  const named = list.split(',');
  return offered.filter((value) => named.includes(value));
}

function dayOf(text = ''): string {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1970) return '';
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? text : '';
}

/** Not a number of hours later: where clocks change a day may have 23 or 25. */
function startOfDay(text: string, daysLater: number): string {
  const [, year = 0, month = 0, day = 0] = DAY.exec(text)?.map(Number) ?? [];
  return new Date(year, month - 1, day + daysLater).toISOString();
}
