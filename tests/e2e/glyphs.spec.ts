import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from './fixtures.ts';
import { open, ROUTES } from './routes.ts';

/** The characters of a page by the family they are set in, and where that family's file is. */
function texts(): { family: string; file: string; text: string }[] {
  const files = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const file = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (file) files.set(rule.style.getPropertyValue('font-family').replaceAll('"', ''), file);
    }
  }
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script, style, noscript, template')) continue;
    const { fontFamily, textTransform } = getComputedStyle(element);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
    const said = node.textContent ?? '';
    const text = textTransform === 'uppercase' ? said.toUpperCase() : said;
    found.set(family, (found.get(family) ?? '') + text);
  }
  return [...found].flatMap(([family, text]) => {
    const file = files.get(family);
    return file ? [{ family, file, text }] : [];
  });
}

test('the fonts have every character that is set in them', async ({ page, baseURL, allowConsoleError }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'The same texts at every width.');
  test.setTimeout(120_000);
  allowConsoleError(/status of (?:4\d\d|500)/);
  const used = new Map<string, { family: string; characters: Set<string> }>();
  for (const route of Object.values(ROUTES)) {
    await open(page, route, baseURL);
    for (const { family, file, text } of await page.evaluate(texts)) {
      const { characters } = used.get(file) ?? { characters: new Set() };
      used.set(file, { family, characters: characters.union(new Set(text.replaceAll(/\s/g, ''))) });
    }
  }
  expect(used.size, 'families with a file of their own').toBeGreaterThan(0);
  for (const [file, { family, characters }] of used) {
    const all = [...characters].join('');
    const woff2 = await (await page.request.get(file)).body();
    const face = new Face(new Blob(await subsetFont(woff2, all, { targetFormat: 'sfnt' })));
    const drawn = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
    expect(
      [...characters].filter((character) => !drawn.has(character)),
      family,
    ).toEqual([]);
  }
});
