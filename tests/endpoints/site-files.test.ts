import { expect, test } from 'vitest';
import { DOCS_PAGES, PUBLIC_PAGES } from '../../src/content/public-pages.ts';
import { testTable } from '../support/test-table.ts';
import { SITE_URL } from './server.ts';

const read = async (path: string) => {
  const answer = await fetch(`${SITE_URL}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
};

test('robots.txt keeps crawlers to the public pages and names the sitemap', async () => {
  const { status, text } = await read('/robots.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^Disallow: \/dashboard$/m);
  expect(text).toContain(`Sitemap: ${SITE_URL}/sitemap-index.xml`);
});

test('the sitemap lists public pages, each by its one URL', async () => {
  const index = await read('/sitemap-index.xml');
  const [, sitemap = ''] = /<loc>(.+?)<\/loc>/.exec(index.text) ?? [];
  const { text } = await read(new URL(sitemap).pathname);
  const urls = [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls.toSorted()).toEqual([...PUBLIC_PAGES, ...DOCS_PAGES].map((path) => `${SITE_URL}${path}`).toSorted());
  for (const url of urls) {
    const page = await read(new URL(url).pathname);
    expect(page.status, url).toBe(200);
    expect(page.text, url).toContain(`<link rel="canonical" href="${url}"`);
  }
});

test('security.txt names a contact and ends within a year (RFC 9116)', async () => {
  const { type, text } = await read('/.well-known/security.txt');
  expect(type).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Contact: mailto:.+@.+$/m);
  expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('the icons are there, as the web manifest and the pages say', async () => {
  const { icons } = JSON.parse((await read('/manifest.webmanifest')).text) as {
    icons: { src: string; type: string }[];
  };
  expect(icons.length).toBeGreaterThan(2);
  const page = (await read('/')).text;
  const [touch = ''] = page.match(/(?<=rel="apple-touch-icon" href=")[^"]+/) ?? [];
  for (const { src, type } of [...icons, { src: touch, type: 'image/png' }]) {
    expect(await read(src), src).toMatchObject({ status: 200, type });
  }
});

testTable(PUBLIC_PAGES)('%s says what it is to those who show a link to it', async (path) => {
  const { status, text } = await read(path);
  expect(status).toBe(200);
  const meta = Object.fromEntries(
    [...text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  expect(meta).toMatchObject({
    description: expect.stringMatching(/^.{20,160}$/),
    'og:title': expect.stringMatching(/./),
    'og:url': `${SITE_URL}${path}`,
    'og:image:alt': expect.stringMatching(/^.{20,}$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(meta).not.toHaveProperty('robots');
  expect(await read(new URL(meta['og:image'] ?? '').pathname)).toMatchObject({ status: 200, type: 'image/png' });
});

test('the notices name what the browser gets, with the text of each licence', async () => {
  const { text } = await read('/third-party-notices.txt');
  for (const name of ['preact', 'nanostores', '@fontsource-variable/instrument-sans', 'tailwindcss', 'astro']) {
    expect(text).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)\\n\\n\\S`, 'm'));
  }
  expect(text).not.toContain('"""');
  expect((await read('/terms-of-service')).text).toContain('href="/third-party-notices.txt"');
});
