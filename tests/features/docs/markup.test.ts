import { describe, expect, test } from 'vitest';
import { atSite, docsMarkup, sectionsOf } from '../../../src/features/docs/markup.ts';

describe('the markup of a page', () => {
  test('leads from file to file as from page to page', () => {
    expect(docsMarkup('<a href="backups.md">Backups</a>')).toBe('<a href="/docs/backups">Backups</a>');
    expect(docsMarkup('<a href="sign-in.md#connecting-google">x</a>')).toContain('/docs/sign-in#connecting-google');
    expect(docsMarkup('<a href="openapi.json">x</a>')).toBe('<a href="/docs/openapi.json">x</a>');
  });

  test('leaves other addresses alone', () => {
    const links = '<a href="https://caddyserver.com">Caddy</a> <a href="/privacy-policy">x</a> <a href="#limits">y</a>';
    expect(docsMarkup(links)).toBe(links);
  });

  test('names a file that the site does not serve', () => {
    expect(docsMarkup('<a href="../../server/db/README.md">The decision record</a>')).toBe(
      'The decision record (<code>src/server/db/README.md</code>)',
    );
    expect(docsMarkup('<a href="../../README.md">src/README.md</a>')).toBe('src/README.md');
  });

  test('gives each heading a link to itself', () => {
    const heading = docsMarkup('<h2 id="a-b">A &amp; <code>b</code></h2>');
    expect(heading).toContain('href="#a-b"');
    expect(heading).toContain('aria-label="Link to “A &amp; b”"');
  });

  test('lets tables and code scroll, by keyboard too', () => {
    const table = docsMarkup(
      '<table><thead><tr><th>Setting</th><th>Default</th><th>Meaning</th></tr></thead><tbody><tr><td>PORT</td><td>4321</td><td>Port</td></tr></tbody></table>',
    );
    expect(table).toContain(
      '<div class="docs-table" tabindex="0" role="group" aria-label="Setting, Default, Meaning">',
    );
    expect(table).toContain('<td>PORT</td><td data-label="Default">4321</td><td>Port</td>');
    expect(docsMarkup('<pre><code>npm start</code></pre>')).toBe(
      '<div class="docs-code"><pre tabindex="0" role="group" aria-label="Code"><code>npm start</code></pre></div>',
    );
  });

  test('takes comments out', () => {
    expect(docsMarkup('<!-- end of settings -->\n<p>x</p>')).toBe('<p>x</p>');
  });
});

test('a page leads to the site that shows it', () => {
  const html = '<a href="http://localhost:4321/email-test">x</a> <code>curl http://localhost:4321/predict</code>';
  expect(atSite(html, 'https://mail.example/')).toBe(
    '<a href="https://mail.example/email-test">x</a> <code>curl https://mail.example/predict</code>',
  );
  expect(atSite(html, undefined)).toBe(html);
});

test('the sections of a page are its headings with their texts', () => {
  const html =
    '<p>First &lt;b&gt;</p><h2 id="one">One</h2><p>a</p><p>b</p><h3 id="two">Two</h3><table><tr><td>c</td><td>d</td></tr></table>';
  expect(sectionsOf(html)).toEqual([
    { slug: '', title: '', text: 'First <b>' },
    { slug: 'one', title: 'One', text: 'a b' },
    { slug: 'two', title: 'Two', text: 'c d' },
  ]);
});
