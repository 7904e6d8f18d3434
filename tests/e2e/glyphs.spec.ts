import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from './fixtures.ts';
import { open, ROUTES } from './routes.ts';

interface FontFile {
  file: string;
  /** As in CSS; empty: all characters. */
  range: string;
}

/** The characters of a page, grouped by font family, with the URLs of the family's files. */
function texts(): { family: string; files: FontFile[]; text: string }[] {
  const files = new Map<string, FontFile[]>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const file = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      const family = rule.style.getPropertyValue('font-family').replaceAll('"', '');
      const range = rule.style.getPropertyValue('unicode-range');
      if (file) files.set(family, [...(files.get(family) ?? []), { file, range }]);
    }
  }
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script, style, noscript, template')) continue;
    const { fontFamily, textTransform } = getComputedStyle(element);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
    const written = node.textContent ?? '';
    const text = textTransform === 'uppercase' ? written.toUpperCase() : written;
    found.set(family, (found.get(family) ?? '') + text);
  }
  return [...found].flatMap(([family, text]) => {
    const own = files.get(family);
    return own ? [{ family, files: own, text }] : [];
  });
}

test('the fonts have every character that is set in them', async ({ page, baseURL, allowConsoleError }) => {
  test.setTimeout(120_000);
  allowConsoleError(/status of (?:4\d\d|500)/);
  const used = new Map<string, { files: FontFile[]; characters: Set<string> }>();
  for (const route of Object.values(ROUTES)) {
    await open(page, route, baseURL);
    for (const { family, files, text } of await page.evaluate(texts)) {
      const { characters } = used.get(family) ?? { characters: new Set() };
      used.set(family, { files, characters: characters.union(new Set(text.replaceAll(/\s/g, ''))) });
    }
  }
  expect(used.size, 'families with a file of their own').toBeGreaterThan(0);
  for (const [family, { files, characters }] of used) {
    const drawn = new Set<string>();
    for (const { file, range } of files) {
      const woff2 = await (await page.request.get(file)).body();
      const sfnt = await subsetFont(woff2, [...characters].join(''), { targetFormat: 'sfnt' });
      for (const code of new Face(new Blob(sfnt)).collectUnicodes()) {
        if (isInRange(code, range)) drawn.add(String.fromCodePoint(code));
      }
    }
    expect(
      [...characters].filter((character) => !drawn.has(character)),
      family,
    ).toEqual([]);
  }
});

/** Whether a font file with this `unicode-range` is used for a character. */
function isInRange(code: number, range: string): boolean {
  return (
    range === '' ||
    range.split(',').some((one) => {
      const [from = '', to = from] = one.trim().replace(/^U\+/i, '').split('-');
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    })
  );
}
