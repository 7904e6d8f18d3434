import { expect, test } from 'vitest';
import { routeOf } from '../../../../src/engines/detection/display/route.ts';

const received = (...values: string[]) => values.map((value) => ({ name: 'Received', value }));
const results = (value: string) => ({ name: 'Authentication-Results', value });
const NOW = Date.UTC(2026, 10, 28, 12);

test('the way is told from its start, with the delay of each hop and whose servers they are', () => {
  const hops = routeOf(
    [
      results('mx.google.com; spf=pass'),
      ...received(
        'by 2002:a05:6a10 with SMTP id x; Fri, 20 Nov 2026 03:10:09 -0800 (PST)',
        'from out.shop.example (out.shop.example. [192.0.2.7]) by mx.google.com with ESMTPS id y for <maren@example.com>; Fri, 20 Nov 2026 03:10:08 -0800',
        'from app1 (unknown [10.0.0.4]) by out.shop.example (Postfix) with ESMTP; Fri, 20 Nov 2026 12:10:05 +0100',
      ),
    ],
    NOW,
    'mx.google.com',
  );
  expect(hops).toEqual([
    {
      from: 'app1',
      address: '10.0.0.4',
      by: 'out.shop.example',
      at: '2026-11-20T11:10:05.000Z',
      delayMs: null,
      isOwn: false,
      warning: null,
    },
    {
      from: 'out.shop.example',
      address: '192.0.2.7',
      by: 'mx.google.com',
      at: '2026-11-20T11:10:08.000Z',
      delayMs: 3_000,
      isOwn: true,
      warning: null,
    },
    {
      from: null,
      address: null,
      by: '2002:a05:6a10',
      at: '2026-11-20T11:10:09.000Z',
      delayMs: 1_000,
      isOwn: true,
      warning: null,
    },
  ]);
});

test('no server is called the provider’s own where no results of the provider’s are in the email', () => {
  const headers = [results('mx.northwind.example; dmarc=fail'), ...received('from a.example by mx.northwind.example')];
  const owns = (authservId?: string) => routeOf(headers, NOW, authservId).map(({ isOwn }) => isOwn);
  expect(owns()).toEqual([false]);
  expect(owns('mx.other.example')).toEqual([false]);
  expect(owns('mx.northwind.example')).toEqual([true]);
});

test('clocks that go back, long waits, missing and future times are noticed; small differences are not', () => {
  const warnings = (...values: string[]) => routeOf(received(...values), NOW).map(({ warning }) => warning);
  const at = (time: string) => `from a.example by b.example; Fri, 20 Nov 2026 ${time} +0000`;
  expect(warnings(at('10:00:00'), at('11:00:00'))).toEqual([null, 'backwards']);
  expect(warnings(at('10:00:00'), at('10:00:30'))).toEqual([null, null]);
  expect(warnings(at('12:00:00'), at('11:00:00'))).toEqual([null, 'slow']);
  expect(warnings('from a.example by b.example', at('11:00:00'))).toEqual([null, 'no-time']);
  expect(warnings('from a.example by b.example; Fri, 20 Nov 2037 10:00:00 +0000')).toEqual(['future']);
});

test('a comment is no server, and a broken field is a hop without names', () => {
  const [hop] = routeOf(received('(from evil.example by good.example) with x; 20 Nov 2026 10:00:00 +0000'));
  expect(hop).toMatchObject({ from: null, by: null, at: '2026-11-20T10:00:00.000Z' });
  expect(routeOf(received('', 'x'.repeat(9_000)))).toHaveLength(2);
  expect(routeOf(received(...Array.from({ length: 900 }, () => 'by a.example')))).toHaveLength(50);
  expect(routeOf([])).toEqual([]);
});
