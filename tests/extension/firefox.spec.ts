import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { compose } from '../../src/extension/compose.ts';
import { firefoxProgram } from '../../src/tools/programs/firefox.ts';
import { PHISHING } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { GMAIL, OUTLOOK, pageOf } from '../../src/tools/testing/fake-mail-sites/mail-sites.ts';
import { startFirefox } from './firefox.ts';
import { BUILT } from './fixtures.ts';
import { type Recorder, startRecorder } from './recorder.ts';

interface Fixtures {
  recorder: Recorder;
  firefox: Awaited<ReturnType<typeof startFirefox>>;
}

const program = firefoxProgram();

/** A real Firefox with the package made for the store. */
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  recorder: async ({}, use) => {
    const recorder = await startRecorder();
    await use(recorder);
    recorder.stop();
  },
  firefox: async ({ recorder }, use, testInfo) => {
    const firefox = await startFirefox({
      program: program ?? '',
      profile: testInfo.outputPath('profile'),
      proxy: recorder.port,
      extension: resolve(BUILT, 'firefox.zip'),
      mailSites: Object.fromEntries(
        [GMAIL, OUTLOOK].map((site) => [new URL(site.address).hostname, pageOf(site, PHISHING)]),
      ),
    });
    await use(firefox);
    await firefox.close();
  },
});

// Firefox starts slowly on a busy machine.
test.describe.configure({ timeout: 90_000 });

test('Firefox: a saved email is analysed in the panel, and no request is sent', async ({
  firefox,
  recorder,
}, testInfo) => {
  const panel = await firefox.openPanel();
  await expect.poll(panel.text).toContain('No email found on this page.');
  const email = testInfo.outputPath('email.eml');
  const { name, address, subject, body } = PHISHING;
  writeFileSync(email, compose({ from: { name, address }, subject, body: '', html: body }));
  await panel.chooseFile(email);
  await expect.poll(panel.text).toContain('DANGEROUS');
  const text = await panel.text();
  expect(text).toContain(`${name} <${address}>`);
  expect(text).toContain('Link text shows a different address');
  expect(text).toContain('goes to portal.northwind.example.keep-login.example');
  expect(recorder.asked).toEqual([]);
});

test('Firefox: a mail site that is switched on is read, beside its page', async ({ firefox, recorder }) => {
  const { options } = firefox;
  expect(await options.evaluate(async () => (await chrome.action.getUserSettings()).isOnToolbar)).toBe(true);
  await options.press('label', 'Gmail');
  await options.press('label', 'Outlook');
  await options.press('button', 'Open panel');
  await expect.poll(() => options.evaluate(() => browser.sidebarAction.isOpen({}))).toBe(true);
  // Tests can't reach the sidebar itself.
  const panel = await firefox.openPanel();
  for (const site of [GMAIL, OUTLOOK]) {
    await firefox.open('about:blank');
    await expect.poll(panel.text).toContain('No email found on this page.');
    await firefox.open(site.opened);
    await expect.poll(panel.text).toContain('DANGEROUS');
    expect(await panel.text()).toContain('invoice.pdf.exe');
  }
  expect(recorder.asked).toEqual([]);
});

test('Firefox: a report is kept out of reach of the mail site, and is forgotten when it has arrived', async ({
  firefox,
  recorder,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  await firefox.options.evaluate((siteOrigin) => chrome.storage.local.set({ siteOrigin }), origin);
  await firefox.options.press('label', 'Gmail');
  const panel = await firefox.openPanel();
  await firefox.open(GMAIL.opened);
  await panel.press('button', 'Report incorrect analysis');
  const feedback = await firefox.find(`${origin}/feedback`);
  await expect.poll(feedback.text).toContain('Email content received.');
  await expect.poll(panel.text).toContain('A report is open in another tab.');
  expect(recorder.asked.filter(({ method, url }) => method !== 'GET' || !url.startsWith(origin))).toEqual([]);

  const readByMailSite = await panel.evaluate(async () => {
    const [mail] = await chrome.tabs.query({ url: 'https://mail.google.com/*' });
    const func = () => Promise.all([chrome.storage.local.get(), chrome.storage.session?.get()]);
    const [found] = await chrome.scripting.executeScript({ target: { tabId: mail?.id ?? 0 }, func });
    return JSON.stringify(found?.result);
  });
  expect(readByMailSite).toContain(origin);
  expect(readByMailSite).not.toContain(PHISHING.subject);

  await feedback.press('label', 'Missed a security concern');
  await feedback.press('label', 'I consent');
  await feedback.press('button', 'Submit');
  await expect.poll(feedback.text).toContain('Thank you for your report');
  const sent = recorder.asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/feedback']);
  expect(sent[0]?.body).toContain(PHISHING.subject);
  await expect.poll(panel.text).not.toContain('A report is open in another tab.');
});
