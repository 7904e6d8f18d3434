import type { BrowserContext } from '@playwright/test';
import { PHISHING, PLAIN } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { GMAIL, OUTLOOK, serveMailSite } from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { expect, test, writtenOn } from './fixtures.ts';

for (const site of [GMAIL, OUTLOOK]) {
  test(`${site.name}: a phishing email is shown as dangerous, with its words as evidence`, async ({
    context,
    panel,
  }) => {
    await serveMailSite(context, site, PHISHING);
    const mail = await context.newPage();
    await mail.goto(site.opened);
    await expect(panel.locator('.seal')).toContainText('Dangerous');
    const sheet = panel.getByRole('article');
    await expect.poll(() => writtenOn(sheet)).toContain(PHISHING.subject);
    expect(await writtenOn(sheet)).toContain(`${PHISHING.name} <${PHISHING.address}>`);
    await expect(sheet).toContainText('invoice.pdf.exe');
    await expect(sheet.locator('mark').filter({ hasText: 'https://portal.northwind.example' }).first()).toBeVisible();
    await expect(panel.locator('.margin-note').filter({ hasText: 'keep-login.example' }).first()).toBeVisible();
    await expect(panel.getByText('What to do now')).toBeVisible();
  });

  test(`${site.name}: a harmless email is shown as safe`, async ({ context, panel }) => {
    await serveMailSite(context, site, PLAIN);
    const mail = await context.newPage();
    await mail.goto(site.opened);
    await expect(panel.locator('.seal')).toContainText('No threats found');
    await expect(panel.getByRole('article')).toContainText('the place by the river', { ignoreCase: true });
    await expect(panel.locator('.mark-dangerous, .mark-suspicious')).toHaveCount(0);
  });

  test(`${site.name}: without an open email the panel waits, and says when it does not know the page`, async ({
    context,
    panel,
  }) => {
    await serveMailSite(context, site, PLAIN);
    const mail = await context.newPage();
    await mail.goto(site.address);
    await expect(panel.getByRole('heading', { name: 'Open an email' })).toBeVisible();
    await mail.goto(site.unknown);
    await expect(panel.getByRole('heading', { name: 'couldn’t read' })).toBeVisible();
    await expect(panel.getByLabel('Email text or source')).toBeVisible();
  });
}

test('the email that is opened next is read next', async ({ context, panel }) => {
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await mail.goto(GMAIL.address);
  await expect(panel.getByRole('heading', { name: 'Open an email' })).toBeVisible();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await mail.evaluate(() => {
    location.hash = '#inbox';
  });
  await expect(panel.getByRole('heading', { name: 'Open an email' })).toBeVisible();
});

test('the tab in front is read, and one that is no mail site is not', async ({ context, panel, baseURL }) => {
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  const other = await context.newPage();
  await other.goto(`${baseURL}/terms-of-service`);
  await expect(panel.getByRole('heading', { name: 'No email found on this page.' })).toBeVisible();
  await mail.bringToFront();
  await expect(panel.locator('.seal')).toContainText('Dangerous');
});

test('no request is sent while emails are read', async ({ context, panel, recorder, options }) => {
  await serveMailSite(context, GMAIL, PHISHING);
  await serveMailSite(context, OUTLOOK, PHISHING);
  const mail = await context.newPage();
  for (const site of [GMAIL, OUTLOOK]) {
    await mail.goto(site.opened);
    await expect(panel.locator('.seal')).toContainText('Dangerous');
  }
  await panel.getByText('Check another email').click();
  await panel.getByLabel('Email text or source').fill('Please call me back.');
  await panel.getByRole('button', { name: 'Check text' }).click();
  await expect(panel.getByRole('article')).toContainText('Please call me back.');
  await options.getByLabel('Letterlock address').fill('http://localhost:9');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByText('Saved.')).toBeVisible();
  expect(recorder.asked).toEqual([]);
});

test('no page of the extension could ask anything of the web', async ({ options, baseURL }) => {
  const refused = await options.evaluate(
    (address) =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        void fetch(address).then(
          () => resolve('it went'),
          () => undefined,
        );
      }),
    `${baseURL}/api/v1/`,
  );
  expect(refused).toBe('connect-src');
});

test('Outlook: an address in a display name is not the sender', async ({ context, panel }) => {
  await serveMailSite(context, OUTLOOK, {
    ...PLAIN,
    name: 'Odile Marchand <odile@northwind.example>',
    address: 'x@keep-login.example',
  });
  const mail = await context.newPage();
  await mail.goto(OUTLOOK.opened);
  await expect
    .poll(() => writtenOn(panel.locator('.sheet-lines')))
    .toContain('Odile Marchand <odile@northwind.example> <x@keep-login.example>');
});

test('Outlook: of a message whose sender is not found, no other one’s is shown', async ({ context, panel }) => {
  await serveMailSite(context, OUTLOOK, PHISHING, (page) => page.replace('id="MSG_AAQk1_FROM"', ''));
  const mail = await context.newPage();
  await mail.goto(OUTLOOK.opened);
  await expect(panel.getByRole('article')).toContainText('invoice.pdf.exe');
  await expect(panel.locator('.sheet-lines')).not.toContainText('maren.vogel');
});

test('Gmail: a long word in the address is no open email', async ({ context, panel }) => {
  await serveMailSite(context, GMAIL, PLAIN, (page) => page.replace('if (!id) return;', 'return;'));
  const mail = await context.newPage();
  await mail.goto(`${GMAIL.address}#label/Steuerunterlagen`);
  await expect(panel.getByRole('heading', { name: 'Open an email' })).toBeVisible();
  await panel.waitForTimeout(2200);
  await expect(panel.getByRole('heading', { name: 'Open an email' })).toBeVisible();
});

test('Gmail: a clipped email is not reported as complete', async ({ context, panel }) => {
  await serveMailSite(context, GMAIL, PLAIN, (page) =>
    page.replace(
      '<div class="hq gt">',
      '<div class="iX">[Message clipped] <a href="?view=lg&amp;th=1">View entire message</a></div><div>',
    ),
  );
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await panel.getByText('What we couldn’t check').click();
  await expect(panel.getByText('The email was too long to read in full.')).toBeVisible();
});

test('the verdict of an email disappears when the page can no longer be read', async ({ context, panel }) => {
  await serveMailSite(context, GMAIL, PLAIN);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('No threats found');
  await mail.evaluate(() => {
    location.hash = '#inbox/FMfcgzQXKDmissing';
  });
  await expect(panel.getByText('Looking for an open email')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'couldn’t read' })).toBeVisible();
});

test('an email is read before the page around it is complete', async ({ context, panel }) => {
  await serveMailSite(context, GMAIL, PHISHING, (page) => page.replace('<body>', '<body><img src="/never.png">'));
  await context.route('**/never.png', () => undefined);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened, { waitUntil: 'commit' });
  await expect(panel.locator('.seal')).toContainText('Dangerous');
});

/** Revokes and restores access to sites, as a user does in the browser's settings. */
async function letIn(context: BrowserContext, home: string, hostAccess: 'ON_CLICK' | 'ON_ALL_SITES'): Promise<void> {
  const settings = await context.newPage();
  await settings.goto('chrome://extensions/');
  await settings.evaluate(
    ([extensionId, access]) => {
      const { chrome: browser } = globalThis as unknown as {
        chrome: { developerPrivate: { updateExtensionConfiguration(options: object): Promise<void> } };
      };
      return browser.developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess: access });
    },
    [new URL(home).host, hostAccess] as const,
  );
  await settings.close();
}

test('a mail site that is switched off is not read any more, and once again when it is switched on again', async ({
  context,
  panel,
  home,
}) => {
  await serveMailSite(context, GMAIL, PHISHING);
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  await letIn(context, home, 'ON_CLICK');
  await mail.bringToFront();
  await expect(panel.getByRole('heading', { name: 'No email found on this page.' })).toBeVisible();
  await mail.goto(GMAIL.address);
  await mail.goto(GMAIL.opened);
  await panel.waitForTimeout(500);
  await expect(panel.locator('.seal')).toHaveCount(0);
  await letIn(context, home, 'ON_ALL_SITES');
  await mail.bringToFront();
  await expect(panel.locator('.seal')).toContainText('Dangerous');
  const readings = await panel.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    const port = chrome.tabs.connect(tab?.id ?? 0);
    let count = 0;
    port.onMessage.addListener(() => {
      count += 1;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    port.disconnect();
    return count;
  });
  expect(readings).toBe(1);
});
