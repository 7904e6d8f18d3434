import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CARDS, cardOf } from '../../../src/content/open-graph.ts';
import { PUBLIC_PAGES } from '../../../src/content/public-pages.ts';
import { drawCard } from '../../../src/features/open-graph/card.server.ts';
import { outline } from '../../../src/features/open-graph/outline.server.ts';
import { testTable } from '../../support/test-table.ts';

const logo = readFileSync(new URL('../../../public/favicon.svg', import.meta.url));
const cut = { wght: 650, wdth: 75 };

describe('an outline', () => {
  test('is wider for more text, for a larger size and for a wider cut', async () => {
    const { width } = await outline('Email', 100, cut);
    expect((await outline('Letterlock', 100, cut)).width).toBeGreaterThan(width);
    expect((await outline('Email', 200, cut)).width).toBeCloseTo(2 * width);
    expect((await outline('Email', 100, { ...cut, wdth: 100 })).width).toBeGreaterThan(width);
  });

  test('needs no font', async () => {
    const { svg } = await outline('Email', 100, cut);
    expect(svg).toContain('<path');
    expect(svg).not.toContain('<text');
  });
});

describe('a card', () => {
  test('is there for each public page', () => {
    expect(Object.keys(CARDS).toSorted()).toEqual(PUBLIC_PAGES.toSorted());
  });

  test('is like no other', () => {
    const cards = Object.values(CARDS);
    for (const texts of [cards.map(({ headline }) => headline.join(' ')), cards.map(({ note }) => note.join(' '))]) {
      expect(new Set(texts).size).toBe(cards.length);
    }
  });

  testTable(Object.entries(CARDS))('of %s marks the end of its words and keeps them on the sheet', async (_, card) => {
    expect(card.headline.at(-1)?.endsWith(card.marked)).toBe(true);
    const image = sharp(await drawCard(card, logo));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // There is only paper between the words and the sheet's right edge.
    const edge = await image.extract({ left: 1080, top: 300, width: 20, height: 300 }).greyscale().raw().toBuffer();
    expect(Math.min(...edge)).toBeGreaterThan(230);
  });

  test('leaves no underline where a descender crosses it', async () => {
    const lines = async (marked: string) => {
      const card = { headline: [marked], marked, note: ['A note.'], seal: 'safe' as const };
      const { data, info } = await sharp(await drawCard(card, logo))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const row = Array.from({ length: 600 }, (_, x) => data.subarray((436 * info.width + 128 + x) * 3).subarray(0, 3));
      const green = row.map(([red = 0, g = 0, blue = 0]) => g > red + 40 && g > blue + 20);
      return green.filter((is, x) => is && !green[x - 1]).length;
    };
    expect(await lines('nnnn')).toBe(1);
    expect(await lines('nnynn')).toBe(2);
  });

  test('is found by every spelling of a public address, and by no other', () => {
    expect(cardOf('/')?.path).toBe('/og/home.png');
    expect(cardOf('/oauth/login/')?.path).toBe('/og/oauth-login.png');
    expect(cardOf('/dashboard')).toBeUndefined();
    expect(cardOf('/toString')).toBeUndefined();
  });
});
