import { readFileSync } from 'node:fs';
import { fraud } from '../support/scan-emails.ts';
import { expect, islandsReady, test } from './fixtures.ts';
import { scannedMailbox } from './scanned-mailbox.ts';

test('a scan is downloaded as STIX', async ({ page, freshSite, allowConsoleError }) => {
  allowConsoleError(/status of 404.*\/404$/);
  const mailbox = await scannedMailbox(page, freshSite, { a: fraud('a') });
  try {
    await page.goto(`${mailbox.url}/dashboard?view=scans&verdict=dangerous`);
    await islandsReady(page);
    await page.getByRole('link', { name: /Your account is suspended a/ }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download STIX' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('letterlock-stix.json');
    const { objects } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { objects: { type: string }[] };
    expect(objects.map(({ type }) => type)).toEqual(expect.arrayContaining(['report', 'indicator', 'email-addr']));
  } finally {
    mailbox.clear();
  }
});
