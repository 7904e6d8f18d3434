import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureOf } from '../support/picture-of.ts';
import { LUNCH, LURE } from '../support/screenshot-lines.ts';
import { findings } from './accessibility-scan.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

/** OCR keeps a processor busy for seconds, and tests run side by side. */
const READING = { timeout: 30_000 };

const panel = (page: Page) => page.getByRole('region', { name: 'API RESPONSE' });
const field = (page: Page) => page.getByLabel('Saved email or screenshot');
const picture = (page: Page) => panel(page).getByRole('img', { name: /^Your screenshot/ });

async function screenshot(lines: readonly string[], name = 'screenshot.png') {
  const format = name.endsWith('.jpg') ? 'jpeg' : 'png';
  return { name, mimeType: `image/${format}`, buffer: Buffer.from((await pictureOf(lines, { format })).content) };
}

/** The data of a drop or paste event. */
async function hand(
  page: Page,
  as: 'drop' | 'paste',
  { name, mimeType, buffer }: Awaited<ReturnType<typeof screenshot>>,
) {
  await page.evaluate(
    ([event, base64, fileName, type]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ''), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName ?? '', { type: type ?? '' }));
      const options = { bubbles: true, cancelable: true };
      if (event === 'drop')
        document.querySelector('.drop-zone')?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...options }));
      else document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...options }));
    },
    [as, buffer.toString('base64'), name, mimeType],
  );
}

test.beforeEach(async ({ page, baseURL, allowConsoleError }) => {
  test.slow();
  allowConsoleError(/status of 404.*\/404$/);
  await signIn(page, baseURL ?? '');
  await page.goto('/email-test');
  await expect(field(page)).toBeVisible();
  await islandsReady(page);
});

test('a screenshot gets a verdict, its findings on the picture, and what it doesn’t show', { tag: '@both' }, async ({
  page,
}) => {
  await field(page).setInputFiles(await screenshot(LURE));
  await expect(panel(page).getByText('Dangerous').first()).toBeVisible(READING);
  await expect(panel(page).getByText('We only saw a screenshot')).toBeVisible();
  await expect(picture(page)).toBeVisible();
  const first = panel(page).getByRole('link', { name: 'Finding 1' }).first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/#analysed-email-note-1$/);
  const notes = panel(page).getByRole('list', { name: 'Findings' });
  await notes.getByRole('listitem').first().locator('summary').click();
  await expect(notes.getByRole('img', { name: /^Part of the picture with these words framed/ }).first()).toBeVisible();
  await expect(panel(page).getByText(/We can’t see where its links lead/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a harmless one isn’t called free of threats', async ({ page }) => {
  await field(page).setInputFiles([await screenshot(LUNCH, 'a.jpg'), await screenshot(LURE, 'b.png')]);
  const list = page.getByRole('list', { name: '2 emails found' });
  await expect(list.getByRole('listitem')).toContainText(['a.jpg', 'b.png']);
  await page.getByRole('button', { name: 'Analyse all 2' }).click();
  await expect(page.getByText('1 dangerous, 1 couldn’t be checked')).toBeVisible(READING);
  await expect(list).not.toContainText('No threats found');
  await page.getByRole('button', { name: 'Show the result of “a.jpg”' }).click();
  await expect(
    panel(page)
      .getByText(/We found no clear sign of a threat in this screenshot/)
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByText('Unknown', { exact: true }).first()).toBeVisible();
  await expect(panel(page)).not.toContainText('No threats found');
});

test('it can be dropped or pasted, and a pasted text stays a text', async ({ page }) => {
  await hand(page, 'drop', await screenshot(LURE));
  await expect(picture(page)).toBeVisible(READING);
  await hand(page, 'paste', await screenshot(LUNCH));
  await expect(panel(page).getByText('Pasted picture').first()).toBeVisible(READING);
  await expect(picture(page)).toBeVisible();
});

test('a photo is made small enough and upright before it is sent', async ({ page }) => {
  const { content } = await pictureOf(LURE, { format: 'jpeg' });
  // Stored sideways, as phone cameras held upright do.
  const photo = await sharp(content).resize(4800).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  // Playwright doesn't show the content of uploaded files.
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sent: body });
      send.call(this, body);
    };
  });
  await field(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(picture(page)).toBeVisible(READING);
  const sent = await page.evaluate(async () => {
    const bytes = new Uint8Array(await (window as unknown as { sent: Blob }).sent.arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  });
  const { width, height, orientation = 1 } = await sharp(Buffer.from(sent, 'latin1')).metadata();
  expect(width * height).toBeLessThanOrEqual(4_000_000);
  expect(width).toBeGreaterThan(height);
  expect(orientation).toBe(1);
  await expect(panel(page).getByText('Dangerous').first()).toBeVisible();
});

test('what can’t be read says what to do instead', { tag: '@both' }, async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 422/);
  const png = (await screenshot(LURE)).buffer;
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  for (const [name, content, reason] of [
    ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1'), /HEIC picture.*Save it as PNG or JPEG/],
    ['photo.png', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), /WebP picture/],
    ['email.pdf', Buffer.from('%PDF-1.7\n'), /is a PDF/],
    ['cut.png', png.subarray(0, 300), /is damaged/],
    ['bomb.png', bomb, /too many pixels/],
    ['large.png', Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)]), /limit for a picture is 20 MB/],
    ['blank.png', Buffer.from((await pictureOf(['', ''])).content), /too few words/],
  ] as const) {
    // From the disk: a large buffer takes most of a minute to reach the page on a busy machine.
    const file = test.info().outputPath(name);
    writeFileSync(file, content);
    await field(page).setInputFiles(file);
    await expect(field(page), name).toHaveAccessibleDescription(reason, READING);
  }
});
