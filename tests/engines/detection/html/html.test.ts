import { describe, expect, test, vi } from 'vitest';
import { looksLikeHtml, renderHtml } from '../../../../src/engines/detection/html/html.ts';
import { testTable } from '../../../support/test-table.ts';

const textOf = (html: string) => renderHtml(html).text;

describe('the text on the screen', () => {
  testTable([
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

  testTable([
    'display:none',
    'visibility: hidden',
    'font-size:0px',
    'opacity:0',
    'max-height:0;overflow:hidden',
    'color:#fff;background:#fff',
    'color: transparent',
    'color: rgba(0, 0, 0, 0)',
    'color:#ffffff00',
    'display:block;display:none',
    'display:none !important;display:block',
    'position:absolute;left:-9999px',
    'text-indent:-9999px',
    'font:0/0 a',
  ])('%s hides', (style) => {
    const { text, hiddenText } = renderHtml(`<p>Seen</p><div style="${style}">un<b>se</b>en</div>`);
    expect(text).toBe('Seen');
    expect(hiddenText).toBe('unseen');
  });

  testTable([
    'opacity:0.9',
    'font-size:10px',
    'max-height:0.5em',
    'max-height:0',
    'color:#fff;background:#000',
    'background-color:transparent',
    'color:rgba(0,0,0,.5)',
    'color:#330',
    'margin-left:-9px',
    'left:-9999px',
    'mso-hide:all',
    'x:display:none',
    'font:16px/1.5 Arial',
  ])('%s does not', (style) => {
    expect(textOf(`<p style="${style}">Seen</p>`)).toBe('Seen');
  });

  testTable([
    ['size', 'font-size:0px', 'font-size:16px'],
    ['size in the short form', 'font-size:0', 'font:bold 16px Arial'],
    ['visibility', 'visibility:hidden', 'visibility:visible'],
    ['colour', 'color:transparent', 'color:#000'],
    ['ground', 'color:#fff;background:#fff', 'background:#000'],
    ['indent', 'text-indent:-9999px', 'text-indent:0'],
  ])('an element inside can have a %s of its own', (_, outer, inner) => {
    expect(textOf(`<td style="${outer}">un<div style="${inner}">Seen</div>seen</td>`)).toBe('Seen');
  });

  testTable([
    ['display:none', 'display:block'],
    ['opacity:0', 'opacity:1'],
    ['font-size:0', 'font-size:1.2em'],
  ])('what is %s stays so around %s', (outer, inner) => {
    expect(textOf(`<div style="${outer}"><div style="${inner}">unseen</div></div>`)).toBe('');
  });

  testTable([
    ['a small font in one of no size', '<p style="font-size:0"><font size="1">Seen</font></p>'],
    ['a head that does not end', '<html><head><meta charset="utf-8"><title>t</title><body>Seen'],
    ['a head that ends with the first word', '<head>Seen'],
    ['a head in the body', '<body><head><p>Seen</p>'],
    ['what replaces an object', '<object data="a.swf">Seen</object>'],
    ['what replaces a script', '<noscript>Seen</noscript>'],
    ['a drawing that does not end', '<svg><p>Seen</p>'],
    ['a block after a hidden paragraph that does not end', '<p style="display:none"><b><div>Seen</div>'],
    ['what is hidden only by name', '<div hidden style="display:block">Seen</div>'],
    ['a link in text without colour', '<p style="color:transparent"><a href="https://a.example/">Seen</a></p>'],
  ])('%s is shown', (_, html) => {
    expect(textOf(html)).toBe('Seen');
  });
});

describe('text in nearly the colour behind it', () => {
  testTable([
    ['on white', '<p style="color:#f7f7f7">unseen</p>'],
    ['by a name', '<p style="color:White">unseen</p>'],
    ['by its channels', '<p style="color:rgb(250, 250, 250)">unseen</p>'],
    ['on the body’s ground', '<body bgcolor="#222222"><table><tr><td style="color:#242424">unseen</td></tr></table>'],
    [
      'on the ground of a block around',
      '<div style="background:#e9e9e9"><p><font color="#eaeaea">unseen</font></p></div>',
    ],
    ['behind a cell of its own ground', '<td bgcolor="#000">Seen<p style="color:#010101">unseen</p></td>'],
  ])('is not shown: %s', (_, html) => {
    expect(textOf(html).replace('Seen', '').trim()).toBe('');
  });

  testTable([
    ['light grey on white', '<p style="color:#dddddd">Seen</p>'],
    ['white on a dark block', '<div style="background-color:#123456"><p style="color:#fff">Seen</p></div>'],
    ['white on a dark cell', '<td bgcolor="#123456"><font color="white">Seen</font></td>'],
    ['white on a picture', '<td background="night.jpg"><p style="color:#fff">Seen</p></td>'],
    ['white on a picture of a style', '<div style="background:url(night.jpg)"><p style="color:#fff">Seen</p></div>'],
    [
      'white on a gradient',
      '<div style="background-image:linear-gradient(#000,#333)"><p style="color:#fff">Seen</p></div>',
    ],
    ['white on what a sheet may darken', '<style>.a > td { background: #000 }</style><p style="color:#fff">Seen</p>'],
    ['a link in white text', '<p style="color:#fff"><a href="https://a.example/">Seen</a></p>'],
    ['an unknown colour', '<p style="color:var(--ink)">Seen</p>'],
  ])('but this is: %s', (_, html) => {
    expect(textOf(html)).toBe('Seen');
  });
});

describe('links', () => {
  test('have the offsets of their words', () => {
    const { text, anchors } = renderHtml('<p>Please <a href="https://example.com/a">sign <b>in</b></a> today</p>');
    expect(anchors).toEqual([{ href: 'https://example.com/a', start: 7, end: 14, image: false }]);
    expect(text.slice(7, 14)).toBe('sign in');
  });

  test('around pictures have no words', () => {
    const { anchors } = renderHtml('<a href="https://example.com/"><img src="a.png" alt="Go"></a>');
    expect(anchors).toEqual([{ href: 'https://example.com/', start: 0, end: 0, image: true }]);
  });

  testTable([
    ['a paragraph', '<p>Pay</p><p><a href="https://example.com/"><img src="a.png"></a></p>'],
    ['a cell', '<p>Pay</p><table><tr><td><a href="https://example.com/"><img src="a.png"></a></td></tr></table>'],
    ['the middle', '<p>Pay</p><center><a href="https://example.com/"><img src="a.png" alt="Go"></a></center><br>'],
    ['a block without words', '<p>Pay</p><a href="https://example.com/"><div></div></a>'],
    ['an area', '<p>Pay</p><map><area href="https://example.com/"></map>'],
  ])('a link at the end of the email is kept: %s', (_, html) => {
    const { text, anchors } = renderHtml(html);
    expect(text).toBe('Pay');
    expect(anchors).toMatchObject([{ href: 'https://example.com/', start: 3, end: 3 }]);
  });

  test('reversed text at the end of the email stays within the text', () => {
    const { text, reversed } = renderHtml('<p>Pay</p><bdo dir="rtl"><br><br></bdo>');
    expect(reversed.every(({ start, end }) => start <= end && end <= text.length)).toBe(true);
  });

  test('forms are seen with their password fields', () => {
    const { forms } = renderHtml('<form action="https://example.com/x"><input type=password></form><form></form>');
    expect(forms).toEqual([
      { action: 'https://example.com/x', passwordField: true },
      { action: '', passwordField: false },
    ]);
  });
});

describe('ways to a page other than a plain link', () => {
  const hrefs = (html: string) => renderHtml(html).anchors.map(({ href }) => href);

  testTable([
    ['a path from the base', '<base href="https://paypa1.com/a/"><a href="b">x</a>', 'https://paypa1.com/a/b'],
    [
      'a file from the base',
      '<base href="https://paypa1.com/"><a href="login.php">x</a>',
      'https://paypa1.com/login.php',
    ],
    ['an address beside the base', '<base href="https://paypa1.com/"><a href="http://a.test/">x</a>', 'http://a.test/'],
    ['a place in the email', '<base href="https://paypa1.com/"><a href="#top">x</a>', '#top'],
    ['a base that is none', '<base href="mailto:a"><a href="/b">x</a>', '/b'],
    ['a link in a drawing', '<svg><a xlink:href="https://paypa1.com/"><text>x</text></a></svg>', 'https://paypa1.com/'],
    ['a shape of Outlook', '<v:roundrect href="https://paypa1.com/"><b>x</b></v:roundrect> y', 'https://paypa1.com/'],
  ])('%s', (_, html, href) => {
    expect(hrefs(html)).toEqual([href]);
  });

  test('a form is on the site of the base', () => {
    expect(renderHtml('<base href="https://paypa1.com/"><form action="/in"></form>').forms).toMatchObject([
      { action: 'https://paypa1.com/in' },
    ]);
  });

  test('what Outlook alone shows is read apart', () => {
    const { anchors, outlook, text } = renderHtml(
      '<!--[if mso]><v:rect href="https://paypa1.com/">Pay</v:rect><![endif]--><!--[if !mso]><!-->Hi<!--<![endif]-->',
    );
    expect(anchors).toEqual([]);
    expect(outlook).toEqual([{ href: 'https://paypa1.com/', text: 'Pay' }]);
    expect(text).toBe('Hi');
  });

  test('words in a box to type in are on the screen', () => {
    expect(textOf('<textarea>Pay now</textarea>')).toBe('Pay now');
  });

  test('words that a style sheet adds are known, icons are not', () => {
    const html = '<style>p:after{content:"Verify your account now"} li:before{content:"\\f101"}</style>';
    expect(renderHtml(html).styledWords).toBe('Verify your account now\n');
  });

  testTable([
    ['<iframe src="https://a.test/"></iframe>', ['frame']],
    ['<object data="https://a.test/"></object>', ['frame']],
    ['<meta http-equiv="Refresh" content="0;url=https://a.test/">', ['refresh']],
    [
      '<style>p:after{content:"\\f101"}</style><meta http-equiv="Content-Type" content="text/html"><object></object>',
      [],
    ],
  ])('what is not read is known: %s', (html, unread) => {
    expect([...renderHtml(html).unread]).toEqual(unread);
  });
});

describe('many open elements', () => {
  test('are not searched for each block and for each end without a beginning', () => {
    const search = vi.spyOn(Array.prototype, 'findLastIndex');
    renderHtml(`<p><table>${'<div>'.repeat(1_000)}${'</b>'.repeat(1_000)}`);
    expect(search).not.toHaveBeenCalled();
    search.mockRestore();
  });

  testTable([
    ['a block ends the paragraph', '<p style="display:none">a<b>b<div>Seen</div>', 'Seen'],
    ['not one around a table', '<p style="display:none">a<table><tr><td><div>b</div></td></tr></table>', ''],
    ['one inside a cell', '<p><table><tr><td><p style="display:none">a<div>Seen</div></td></tr></table>', 'Seen'],
    ['an end twice', '<i style="display:none">a</i></i>Seen', 'Seen'],
  ])('%s', (_, html, text) => {
    expect(textOf(html)).toBe(text);
  });
});

describe('is it HTML?', () => {
  testTable([
    '<!doctype html><p>x',
    '  <div>x</div>',
    'Dear all<br>this<br>is<br>it',
    '<form action="https://a.example/"><input type=password>',
  ])('yes: %s', (body) => {
    expect(looksLikeHtml(body)).toBe(true);
  });

  testTable(['a < b and c > d', 'Use the <p> tag and close it with </p>.', '<ada@example.com> wrote:'])(
    'no: %s',
    (body) => {
      expect(looksLikeHtml(body)).toBe(false);
    },
  );
});
