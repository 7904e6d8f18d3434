import { describe, expect, test } from 'vitest';
import { looksLikeHtml, renderHtml } from '../../../src/engines/detection/html.ts';

const textOf = (html: string) => renderHtml(html).text;

describe('the text on the screen', () => {
  test.each([
    ['paragraphs', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['line breaks', 'One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['cells', '<table><tr><td>A</td><td>B</td></tr></table>', 'A\nB'],
    ['white space', ' One \n\t two&nbsp;three ', 'One two three'],
    ['entities', 'Tom &amp; Ada &#x2014; &euro;5', 'Tom & Ada — €5'],
    ['what is not shown', '<style>p{}</style><script>x()</script><title>t</title>Seen', 'Seen'],
    ['comments', 'a<!-- hidden -->b', 'ab'],
    ['markup that is never closed', '<div><b>One<p>Two', 'One\n\nTwo'],
  ])('%s', (_, html, text) => {
    expect(textOf(html)).toBe(text);
  });

  test.each([
    'display:none',
    'visibility: hidden',
    'font-size:0px',
    'opacity:0',
    'max-height:0',
    'mso-hide:all',
    'color:#fff;background:#fff',
  ])('%s hides', (style) => {
    const { text, hiddenText } = renderHtml(`<p>Seen</p><div style="${style}">un<b>se</b>en</div>`);
    expect(text).toBe('Seen');
    expect(hiddenText).toBe('unseen');
  });

  test.each(['opacity:0.9', 'font-size:10px', 'max-height:0.5em', 'color:#fff;background:#000'])(
    '%s does not',
    (style) => {
      expect(textOf(`<p style="${style}">Seen</p>`)).toBe('Seen');
    },
  );
});

describe('links', () => {
  test('stand where their words stand', () => {
    const { text, anchors } = renderHtml('<p>Please <a href="https://example.com/a">sign <b>in</b></a> today</p>');
    expect(anchors).toEqual([{ href: 'https://example.com/a', start: 7, end: 14, image: false }]);
    expect(text.slice(7, 14)).toBe('sign in');
  });

  test('around pictures have no words', () => {
    const { anchors } = renderHtml('<a href="https://example.com/"><img src="a.png" alt="Go"></a>');
    expect(anchors).toEqual([{ href: 'https://example.com/', start: 0, end: 0, image: true }]);
  });

  test('forms are seen with their password fields', () => {
    const { forms } = renderHtml('<form action="https://example.com/x"><input type=password></form><form></form>');
    expect(forms).toEqual([
      { action: 'https://example.com/x', passwordField: true },
      { action: '', passwordField: false },
    ]);
  });
});

describe('is it HTML?', () => {
  test.each(['<!doctype html><p>x', '  <div>x</div>', 'Dear all<br>this<br>is<br>it'])('yes: %s', (body) => {
    expect(looksLikeHtml(body)).toBe(true);
  });

  test.each(['a < b and c > d', 'Use the <p> tag and close it with </p>.', '<ada@example.com> wrote:'])(
    'no: %s',
    (body) => {
      expect(looksLikeHtml(body)).toBe(false);
    },
  );
});
