import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Category, Kind, Severity } from '../../engines/detection/index.ts';
import type { Params } from '../dashboard/route.ts';
import { CATEGORIES, KINDS, type ScanFilter } from './contract.ts';

/** The values of the filter's fields; empty ones don't filter. */
export interface Filter {
  severity: readonly Severity[];
  category: readonly Category[];
  kind: Kind | '';
  /** The impersonated company. */
  brand: string;
  first: '' | '1';
  /** The whole address. */
  sender: string;
  /** First and last day of arrival in the user's time zone, such as `2026-11-21`. */
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

/** Reads the filter from an address, without invalid values. */
export function filterOf(params: Params): Filter {
  return {
    severity: selectionOf(SEVERITIES, params.severity),
    category: selectionOf(CATEGORIES, params.category),
    kind: KINDS.find((kind) => kind === params.kind) ?? '',
    brand: (params.brand ?? '').trim().slice(0, BRAND_LENGTH),
    first: params.first === '1' ? '1' : '',
    sender: (params.sender ?? '').trim().slice(0, SENDER_LENGTH),
    from: dayOf(params.from),
    to: dayOf(params.to),
    search: (params.search ?? '').trim().slice(0, SEARCH_LENGTH),
  };
}

export function paramsOf({ severity, category, ...rest }: Filter): Params {
  return { severity: severity.join(','), category: category.join(','), ...rest };
}

export function isNarrowed(filter: Filter): boolean {
  return Object.values(paramsOf(filter)).some((value) => value !== '');
}

/** How many of the fields that can be collapsed have a value. */
export function activeFields(filter: Filter): number {
  const { severity, category, from, to } = paramsOf(filter);
  return [severity, category, from, to].filter((value) => value !== '').length;
}

/** The filter as an API query. Days start and end in this browser's time zone. */
export function queryOf({ severity, category, kind, brand, first, sender, from, to, search }: Filter): ScanFilter {
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

/** Adds or removes one choice, in the order of the options. */
export function toggled<T>(options: readonly T[], selected: readonly T[], option: T): T[] {
  return options.filter((value) => (value === option ? !selected.includes(value) : selected.includes(value)));
}

function selectionOf<T extends string>(options: readonly T[], list = ''): T[] {
  const named = list.split(',');
  return options.filter((value) => named.includes(value));
}

function dayOf(text = ''): string {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1970) return '';
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? text : '';
}

/** Not in hours: on days when clocks change, a day has 23 or 25. */
function startOfDay(text: string, daysLater: number): string {
  const [, year = 0, month = 0, day = 0] = DAY.exec(text)?.map(Number) ?? [];
  return new Date(year, month - 1, day + daysLater).toISOString();
}
