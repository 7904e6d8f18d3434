import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentTitle } from '../../../src/features/dashboard/parts/title.ts';
import { hrefOf } from '../../../src/features/dashboard/route.ts';
import { routeOf } from '../../../src/features/dashboard/views.ts';
import { openFakeBrowser, reload } from '../../client/fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['overview', {}, '/dashboard'],
  ['overview', { days: '90' }, '/dashboard?days=90'],
  ['scans', {}, '/dashboard?view=scans'],
  ['scans', { search: 'a&b=c d', sender: '' }, '/dashboard?view=scans&search=a%26b%3Dc+d'],
  ['tasks', { view: 'scans' }, '/dashboard?view=tasks&view=scans'],
] as const)('%s with %o has an address', (view, params, href) => {
  expect(hrefOf(view, params)).toBe(href);
});

test.each([
  ['', { view: 'overview', params: {} }],
  ['?view=scans&severity=High,Critical', { view: 'scans', params: { severity: 'High,Critical' } }],
  ['?view=nonsense&scan=1', { view: 'overview', params: { scan: '1' } }],
  ['?view=constructor', { view: 'overview', params: {} }],
])('%s is a place', (search, place) => {
  expect(routeOf(search)).toEqual(place);
});

test('a place is found again by its address, whatever is in it', () => {
  const params = { search: 'Überweisung & "Konto" 100%', sender: 'a+b@example.com' };
  expect(routeOf(new URL(hrefOf('scans', params), 'https://letterlock.test').search)).toEqual({
    view: 'scans',
    params,
  });
});

describe('going', () => {
  const scrolled: unknown[] = [];
  beforeEach(() => {
    reload();
    const browser = openFakeBrowser('/dashboard?view=tasks');
    scrolled.length = 0;
    const pushState = (_: unknown, __: string, path: string) => {
      location.href = new URL(path, location.href).href;
    };
    Object.assign(history, { pushState });
    vi.stubGlobal('scrollTo', (...place: unknown[]) => scrolled.push(place));
    return () => browser;
  });

  const load = () => import('../../../src/features/dashboard/route.ts');

  test('begins where the address says, and changes it', async () => {
    const { $route, $navigated, navigate } = await load();
    $route.listen(() => undefined);
    expect($route.get().view).toBe('tasks');
    expect($navigated.get()).toBe(false);
    navigate('scans', { scan: '1' });
    expect(location.search).toBe('?view=scans&scan=1');
    expect($route.get()).toEqual({ view: 'scans', params: { scan: '1' } });
    expect($navigated.get()).toBe(true);
    expect(scrolled).toEqual([[0, 0]]);
  });

  test('by another address of the same place neither scrolls nor takes the focus', async () => {
    const { $route, $navigated, replace } = await load();
    $route.listen(() => undefined);
    replace('scans', { search: 'in' });
    expect($route.get().params).toEqual({ search: 'in' });
    expect($navigated.get()).toBe(false);
    expect(scrolled).toEqual([]);
  });

  test('in place of what is gone leaves no entry for it, and takes the focus along', async () => {
    const { $route, $navigated, redirect } = await load();
    $route.listen(() => undefined);
    Object.assign(history, { pushState: () => expect.unreachable() });
    redirect('scans', { severity: 'High' });
    expect($route.get()).toEqual({ view: 'scans', params: { severity: 'High' } });
    expect($navigated.get()).toBe(true);
    expect(scrolled).toEqual([[0, 0]]);
  });

  test('back and forward are followed', async () => {
    const { $route, $navigated } = await load();
    $route.listen(() => undefined);
    location.href = 'https://letterlock.test/dashboard?view=alerts';
    window.dispatchEvent(new Event('popstate'));
    expect($route.get().view).toBe('alerts');
    expect($navigated.get()).toBe(true);
  });
});

test('the title begins with what is unread', () => {
  expect(documentTitle('Scans', 0)).toBe('Scans · Letterlock');
  expect(documentTitle('Scans', 12)).toBe('(12) Scans · Letterlock');
});
