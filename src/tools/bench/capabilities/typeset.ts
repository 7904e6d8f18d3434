import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../programs/chromium.ts';

/** A text that becomes a picture. */
export interface Page {
  text: string;
  /** ISO 639-1 code. */
  language: string;
}

/** How senders' pictures look: a screenshot, a typed page, a dark banner, a scan. */
const LOOKS = [
  { css: 'font: 16px/1.5 FACES; background: #fff; color: #222', type: 'png' },
  { css: 'font: 18px/1.4 Liberation Serif, FACES; background: #faf7f0; color: #111', type: 'jpeg' },
  { css: 'font: bold 20px/1.5 FACES; background: #1d3557; color: #fff', type: 'png' },
  { css: 'font: 14px/1.6 FACES; background: #f4f4f4; color: #444', type: 'jpeg' },
] as const;
const QUALITY = 80;
/** Fonts of scripts that the machine may lack, so that every machine draws the same. */
const FONTS: Readonly<Record<string, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  zh: 'noto-sans-sc',
  hi: 'noto-sans-devanagari',
  th: 'noto-sans-thai',
};
const RIGHT_TO_LEFT = ['ar', 'he'];
const { resolve } = createRequire(import.meta.url);

/** Draws texts as pictures of 600 pixels, each in one of a few looks. */
export async function typeset(pages: readonly Page[]): Promise<Uint8Array[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--allow-file-access-from-files'] });
  try {
    const page = await browser.newPage({ viewport: { width: 600, height: 400 } });
    const pictures: Uint8Array[] = [];
    // A page of a file may load fonts of files.
    await page.goto(pathToFileURL(resolve('@fontsource-variable/noto-sans-thai/package.json')).href);
    for (const [index, { text, language }] of pages.entries()) {
      const { css, type } = LOOKS[index % LOOKS.length] ?? LOOKS[0];
      await page.setContent(documentOf(text, language, css));
      await page.evaluate(async () => void (await document.fonts.ready));
      const options = type === 'png' ? { type } : { type, quality: QUALITY };
      pictures.push(new Uint8Array(await page.locator('main').screenshot(options)));
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

function documentOf(text: string, language: string, css: string): string {
  const font = FONTS[language];
  const link =
    font === undefined
      ? ''
      : `<link rel="stylesheet" href="${pathToFileURL(resolve(`@fontsource-variable/${font}/index.css`)).href}">`;
  const own = font === undefined ? '' : `'${font.split('-').map(capitalised).join(' ')} Variable', `;
  const style = css.replace('FACES', `${own}Liberation Sans, DejaVu Sans, sans-serif`);
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
  const main = `<main lang="${language}" dir="${direction}" style="padding: 28px; white-space: pre-wrap; ${style}">`;
  return `<!doctype html><meta charset="utf-8">${link}<body style="margin: 0">${main}${escaped(text)}</main>`;
}

function capitalised(word: string): string {
  return word.length === 2 ? word.toUpperCase() : `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
