import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const NEWS =
  'Dear members, the garden is open again from Saturday on. We planted beans and potatoes, and the new path along the river is ready.';
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const partsOf = (body: string, html: string) =>
  analyse({ subject: 'Garden', body, html, from: { name: 'Garden', address: 'info@garten.example' } });
const differenceOf = (body: string, html: string) =>
  partsOf(body, html).signals.find(({ id }) => id === 'text-part-says-more');

describe('the plain-text version', () => {
  testTable([
    [
      'an address that the shown email prints',
      `${NEWS} https://river.example/map`,
      `<p>${NEWS} ${link('https://lobo.example/a', 'https://river.example/map')}</p>`,
    ],
    [
      'an address printed with brackets in it',
      `${NEWS} https[:]//www.river.example/map`,
      `<p>${NEWS} ${link('https://lobo.example/a', 'https[:]//www.river.example/map')}</p>`,
    ],
    [
      'the target of a click tracker',
      `${NEWS} https://river.example/map`,
      `<p>${NEWS} ${link('https://mandrillapp.com/track/click/3/x?p=eyJzIjoi', 'The map')}</p>`,
    ],
    [
      'the target of an unknown redirector',
      `${NEWS} https://river.example/map`,
      `<p>${NEWS} ${link('https://lobo.example/redirect/a8fj2', 'The map')}</p>`,
    ],
    [
      'the address of a picture',
      `${NEWS} https://river.example/map.png`,
      `<p>${NEWS}</p><img src="https://river.example/map.png">`,
    ],
    [
      'words in an address',
      `${NEWS} https://garten.example/trust-wallet/buy-gift-cards`,
      `<p>${NEWS} ${link('https://garten.example/trust-wallet/buy-gift-cards', 'The map')}</p>`,
    ],
    [
      'a line to unsubscribe',
      `${NEWS}\nUnsubscribe: https://garten.example/out`,
      `<p>${NEWS} ${link('https://garten.example/out', 'Leave')}</p>`,
    ],
  ])('does not say more by %s', (_, body, html) => {
    expect(differenceOf(body, html)).toBeUndefined();
  });

  test('does not say more by its subject', () => {
    const subject = 'Your crypto wallet is suspended';
    const email = {
      body: `${subject}\n${NEWS}`,
      html: `<p>${NEWS}</p>`,
      from: { name: 'Garden', address: 'info@garten.example' },
    };
    const idsOf = (shown: string) => analyse({ ...email, subject: shown }).signals.map(({ id }) => id);
    expect(idsOf(subject)).not.toContain('text-part-says-more');
    expect(idsOf('Garden')).toContain('text-part-says-more');
  });

  test('may differ in a link only, and the answer says no more than that', () => {
    const { signals, response } = partsOf(
      `${NEWS} https://river.example/map`,
      `<p>${NEWS} ${link('https://garten.example/map', 'The map')}</p>`,
    );
    const difference = signals.find(({ id }) => id === 'text-part-says-more');
    expect(difference?.sentence).toBe(
      'Only the plain-text version, which some email apps show, has this link to river.example.',
    );
    expect(difference?.evidence.map(({ quote }) => quote)).toEqual(['https://river.example/map']);
    expect(response).not.toContain('show something else');
  });

  test('is quoted where it differs', () => {
    const difference = differenceOf(`${NEWS}\n\nPlease buy gift cards for me. Thank you.`, `<p>${NEWS}</p>`);
    expect(difference?.evidence.map(({ quote }) => quote)).toEqual(['Please buy gift cards for me']);
  });
});

test('a host alone in the plain-text version states no scheme', () => {
  const idsOf = (address: string) => partsOf(`${NEWS} ${address}`, `<p>${NEWS}</p>`).signals.map(({ id }) => id);
  expect(idsOf('Pine.com')).not.toContain('link-plain-http');
  expect(idsOf('http://pine.com/')).toContain('link-plain-http');
});
