import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CARDS, cardPath } from '../../../src/content/open-graph.ts';
import { isPublicPage } from '../../../src/content/public-pages.ts';
import { drawCard } from '../../../src/features/open-graph/card.server.ts';
import { outline } from '../../../src/features/open-graph/outline.server.ts';

const logo = readFileSync(new URL('../../../public/favicon.svg', import.meta.url));
const cut = { wght: 650, wdth: 75 };

describe('an outline', () => {
  test('is wider for more text, for a larger size and for a wider cut', async () => {
    const { width } = await outline('Letter', 100, cut);
    expect((await outline('Letterlock', 100, cut)).width).toBeGreaterThan(width);
    expect((await outline('Letter', 200, cut)).width).toBeCloseTo(2 * width);
    expect((await outline('Letter', 100, { ...cut, wdth: 100 })).width).toBeGreaterThan(width);
  });

  test('needs no font', async () => {
    const { svg } = await outline('Letter', 100, cut);
    expect(svg).toContain('<path');
    expect(svg).not.toContain('<text');
  });
});

describe('a card', () => {
  test.each(Object.entries(CARDS))('of %s keeps its words on the sheet', async (path, lines) => {
    expect(isPublicPage(`https://letterlock.example${path}`)).toBe(true);
    const image = sharp(await drawCard(lines, logo));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // Between the words and the sheet's right edge there is nothing but paper.
    const edge = await image.extract({ left: 1112, top: 250, width: 20, height: 180 }).greyscale().raw().toBuffer();
    expect(Math.min(...edge)).toBeGreaterThan(230);
  });

  test('is there for every spelling of a public address, and for no other', () => {
    expect(cardPath('/')).toBe('/og/home.png');
    expect(cardPath('/oauth/login/')).toBe('/og/oauth-login.png');
    expect(cardPath('/dashboard')).toBeUndefined();
    expect(cardPath('/toString')).toBeUndefined();
  });
});
