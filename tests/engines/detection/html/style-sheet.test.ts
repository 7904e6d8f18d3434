import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../../../src/engines/detection/html/html.ts';

const shownWith = (css: string, body = '<p class="k" id="i">Lorem</p>Pay now') =>
  renderHtml(`<style>${css}</style><body>${body}`).text;

describe('text that a style sheet hides is not shown', () => {
  test.each([
    '.k{display:none}',
    'p{font-size:0}',
    'p.k { VISIBILITY : hidden }',
    '#i{opacity:0}',
    'h1, .k{color:red;display:none !important}',
    '/* old */ <!-- .k{display:none} -->',
    '.k{display:block} .k{display:none}',
    '@media print{.other{display:block}} .k{display:none}',
  ])('%s', (css) => {
    expect(shownWith(css)).toBe('Pay now');
  });
});

describe('text that another rule may show is read', () => {
  test.each([
    ['for small screens', '.k{display:none} @media (max-width:600px){.k{display:block!important}}'],
    ['for small screens, the second there', '.k{display:none} @media screen{.a{top:0} .k{display:block!important}}'],
    ['of a longer selector', '.k{display:none} body .k{display:block!important}'],
    ['of a selector for anything', '.k{display:none} [class]{display:block!important}'],
    ['that comes later', '.k{display:none} .k{display:block}'],
    ['that is marked as important', '.k{display:block!important} .k{display:none}'],
    ['hidden for print alone', '@media print{.k{display:none}}'],
  ])('%s', (_, css) => {
    expect(shownWith(css)).toBe('Lorem\n\nPay now');
  });

  test('its own style comes before a rule, but for an important one', () => {
    const body = '<p class="k" style="display:block">Lorem</p>Pay now';
    expect(shownWith('.k{display:none}', body)).toBe('Lorem\n\nPay now');
    expect(shownWith('.k{display:none!important}', body)).toBe('Pay now');
    expect(shownWith('p{display:block!important}', '<p style="display:none">Lorem</p>Pay now')).toBe(
      'Lorem\n\nPay now',
    );
  });

  test('a sheet before may say so, too', () => {
    expect(shownWith('.k{display:block!important}</style><p>Lorem</p><style>.k{display:none}')).toBe(
      'Lorem\n\nLorem\n\nPay now',
    );
  });

  test('a sheet in a comment for Outlook is none', () => {
    expect(renderHtml('<!--[if mso]><style>p{display:none}</style><![endif]--><p>Lorem</p>').text).toBe('Lorem');
  });
});
