import { PLAIN } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { GMAIL, OUTLOOK, serveMailSite } from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { expect, test, writtenOn } from './fixtures.ts';

const SCRIPT = '<img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>';

for (const site of [GMAIL, OUTLOOK]) {
  test(`${site.name}: markup in subject, names and files stays text`, async ({ context, panel, home }) => {
    await serveMailSite(context, site, {
      ...PLAIN,
      subject: SCRIPT,
      name: `</span>${SCRIPT}`,
      files: ['<svg onload=alert(1)>.pdf'],
    });
    const mail = await context.newPage();
    await mail.goto(site.opened);
    const sheet = panel.getByRole('article');
    await expect(sheet).toContainText(SCRIPT);
    await expect(sheet).toContainText('<svg onload=alert(1)>.pdf');
    expect(await panel.locator('img, main script, main iframe').count()).toBe(0);
    expect(await panel.title()).toBe('Letterlock');
    expect(panel.url()).toBe(`${home}panel.html`);
  });
}

/** Imitates, inside an email, the markup by which each mail site's own parts are found. */
const IMITATIONS = [
  '<h2 class="hP">False subject</h2>',
  '<div role="heading" id="x_SUBJECT"><span title="False subject">False subject</span></div>',
  '<span class="gD" email="false@sender.example" name="False sender">False sender</span>',
  '<div id="x_FROM">False sender&lt;false@sender.example&gt;</div>',
  '<span download_url="text/plain:false.txt:https://a.example/">file</span>',
  '<div role="listbox"><div role="option"><span title="false.txt">file</span></div></div>',
  '<div class="adn" data-legacy-message-id="1"><div class="a3s">False body</div></div>',
  '<div id="UniqueMessageBody_9">False body</div>',
].join('');

for (const site of [GMAIL, OUTLOOK]) {
  test(`${site.name}: an email that imitates the page around it is read as an email`, async ({ context, panel }) => {
    await serveMailSite(context, site, { ...PLAIN, body: IMITATIONS + PLAIN.body + IMITATIONS });
    const mail = await context.newPage();
    await mail.goto(site.opened);
    const sheet = panel.getByRole('article');
    await expect.poll(() => writtenOn(sheet)).toContain('lunch on Thursday');
    await expect(sheet.locator('.sheet-subject')).toHaveText(PLAIN.subject);
    await expect(sheet.locator('.sheet-lines')).toContainText(PLAIN.address);
    await expect(sheet.locator('.sheet-lines')).not.toContainText('false');
  });
}

test('frames within frames are not entered, and what they are in is read', async ({ context, panel }) => {
  const inner = '<iframe srcdoc="&lt;iframe srcdoc=&quot;Verify your password&quot;&gt;&lt;/iframe&gt;"></iframe>';
  await serveMailSite(context, GMAIL, { ...PLAIN, body: `${PLAIN.body}${inner}` });
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  await expect(panel.getByRole('article')).toContainText('lunch on Thursday');
  await expect(panel.getByRole('article')).not.toContainText('Verify your password');
  expect(await panel.locator('iframe').count()).toBe(0);
});

test('a body of megabytes is read up to the limits, and the panel still works', async ({ context, panel }) => {
  const body = `<p>${'Bitte überweisen Sie hier '.repeat(40_000)}</p>${'<div>'.repeat(5000)}<a href="https://a.example/">here</a>`;
  await serveMailSite(context, GMAIL, { ...PLAIN, body });
  const mail = await context.newPage();
  await mail.goto(GMAIL.opened);
  // Reading it takes seconds on a busy machine.
  await expect(panel.locator('.seal')).toBeVisible({ timeout: 30_000 });
  await panel.getByText('What we couldn’t check').click();
  await expect(panel.getByRole('button', { name: 'Report incorrect analysis' })).toBeVisible();
  await panel.getByRole('button', { name: 'Report incorrect analysis' }).click();
  await expect(panel.getByRole('alert').getByText('This email is too long to report')).toBeVisible();
});

test('a page that speaks as if it were the site has nothing forgotten', async ({
  context,
  panel,
  options,
  baseURL,
}) => {
  expect(options.url()).toContain('options.html');
  await panel.evaluate(() => chrome.storage.local.set({ emailFeedbackData: { content: 'x', tabId: 0 } }));
  await panel.evaluate(() => chrome.storage.local.set({ siteOrigin: 'https://elsewhere.example' }));
  const page = await context.newPage();
  await page.goto(`${baseURL}/feedback`);
  await page.evaluate(() => dispatchEvent(new Event('letterlock:report-arrived')));
  await page.waitForTimeout(300);
  expect(await panel.evaluate(() => chrome.storage.local.get('emailFeedbackData'))).toHaveProperty('emailFeedbackData');
});
