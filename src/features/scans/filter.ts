import type { Kind, Verdict } from '../../engines/detection/index.ts';
import type { Params } from '../dashboard/route.ts';
import { KINDS, type ScansQuery, SORTS, type Sort, VERDICTS } from './contract.ts';

/** What the list shows, and in which order. Empty values don't filter. */
export interface Filter {
  verdict: readonly Verdict[];
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
  sort: Sort;
}

export const NO_FILTER: Filter = {
  verdict: [],
  kind: '',
  brand: '',
  first: '',
  sender: '',
  from: '',
  to: '',
  search: '',
  sort: 'newest',
};

export const SEARCH_LENGTH = 200;
const SENDER_LENGTH = 320;
const BRAND_LENGTH = 100;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Reads the filter from an address, without invalid values. */
export function filterOf(params: Params): Filter {
  const verdicts = (params.verdict ?? '').split(',');
  return {
    verdict: VERDICTS.filter((verdict) => verdicts.includes(verdict)),
    kind: KINDS.find((kind) => kind === params.kind) ?? '',
    brand: (params.brand ?? '').trim().slice(0, BRAND_LENGTH),
    first: params.first === '1' ? '1' : '',
    sender: (params.sender ?? '').trim().slice(0, SENDER_LENGTH),
    from: dayOf(params.from),
    to: dayOf(params.to),
    search: (params.search ?? '').trim().slice(0, SEARCH_LENGTH),
    sort: SORTS.find((sort) => sort === params.sort) ?? 'newest',
  };
}

export function paramsOf({ verdict, sort, ...rest }: Filter): Params {
  return { verdict: verdict.join(','), ...rest, sort: sort === 'newest' ? '' : sort };
}

/** Whether the list still shows a scan when its verdict changes. */
export function shows({ verdict, kind }: Filter, scan: { verdict: Verdict; kind: Kind }): boolean {
  return (verdict.length === 0 || verdict.includes(scan.verdict)) && (kind === '' || kind === scan.kind);
}

export function isNarrowed(filter: Filter): boolean {
  return Object.values(paramsOf({ ...filter, sort: 'newest' })).some((value) => value !== '');
}

/** The filter as an API query. Days start and end in this browser's time zone. */
export function queryOf({ verdict, kind, brand, first, sender, from, to, search, sort }: Filter): ScansQuery {
  return {
    ...(verdict.length > 0 && { verdict: [...verdict] }),
    ...(kind !== '' && { kind }),
    ...(brand !== '' && { brand }),
    ...(first !== '' && { first }),
    ...(sender !== '' && { sender }),
    ...(from !== '' && { from: startOfDay(from, 0) }),
    ...(to !== '' && { to: startOfDay(to, 1) }),
    ...(search !== '' && { search }),
    ...(sort !== 'newest' && { sort }),
  };
}

/** Periods that end today, in days. */
export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number] | 'any' | 'days';

/** The choice that matches a filter's days; `days` is any other first and last day. */
export function periodOf({ from, to }: Pick<Filter, 'from' | 'to'>, now: Date): Period {
  if (from === '' && to === '') return 'any';
  return PERIODS.find((period) => to === '' && from === firstDayOf(period, now)) ?? 'days';
}

export function daysOf(period: Exclude<Period, 'days'>, now: Date): Pick<Filter, 'from' | 'to'> {
  return { from: period === 'any' ? '' : firstDayOf(period, now), to: '' };
}

function firstDayOf(period: (typeof PERIODS)[number], now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period) + 1);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
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
