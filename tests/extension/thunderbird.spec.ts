import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { compose } from '../../src/extension/compose.ts';
import { thunderbirdProgram } from '../../src/tools/programs/thunderbird.ts';
import { PHISHING, PLAIN, type ShownEmail } from '../../src/tools/testing/fake-mail-sites/emails.ts';
import { BUILT } from './fixtures.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { startThunderbird } from './thunderbird.ts';

const program = thunderbirdProgram();

/** An email that hides what is above it and shows an all-clear in our name. */
const HIDING: ShownEmail = {
  ...PHISHING,
  subject: 'Your mailbox password expires tonight',
  body: `<style>
      div, [role=alert] { display: none !important; opacity: 0 !important; transition: opacity 99999s !important }
      html { display: grid } body { position: absolute; inset: 0; z-index: 2147483647; background: white }
    </style>
    <meta http-equiv="Content-Security-Policy" content="style-src 'none'">
    <p role="alert">Letterlock: No threats found</p>${PHISHING.body.replaceAll('div', 'section')}`,
};

const ENCRYPTED = `From: Odile Marchand <odile@northwind.example>
Subject: For your eyes only
MIME-Version: 1.0
Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary="b"

--b
Content-Type: application/pgp-encrypted

Version: 1

--b
Content-Type: application/octet-stream

-----BEGIN PGP MESSAGE-----

hQEMA0Hf0f0f0f0fAQf/
=abcd
-----END PGP MESSAGE-----
--b--
`;

interface Fixtures {
  recorder: Recorder;
  thunderbird: Awaited<ReturnType<typeof startThunderbird>>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  recorder: async ({}, use) => {
    const recorder = await startRecorder();
    await use(recorder);
    recorder.stop();
  },
  thunderbird: async ({ recorder }, use, testInfo) => {
    const thunderbird = await startThunderbird({
      program: program ?? '',
      profile: testInfo.outputPath('profile'),
      proxy: recorder.port,
      extension: resolve(BUILT, 'thunderbird.xpi'),
      emails: [...[PHISHING, PLAIN, HIDING].map(sourceOf), ENCRYPTED],
    });
    await use(thunderbird);
    await thunderbird.close();
  },
});

// It starts slowly on a busy machine.
test.describe.configure({ timeout: 120_000 });

if (!program) console.warn('\nTHUNDERBIRD TEST SKIPPED: Thunderbird is not installed (apt-get install thunderbird)\n');
test.skip(!program, 'Thunderbird is not installed');

/** One test, because starting the program takes longer than everything else. */
test('Thunderbird: displayed emails are analysed, warned about and explained, and no request is sent', async ({
  thunderbird,
  recorder,
}) => {
  const label = async () => (await thunderbird.button()).label;

  await thunderbird.select(PLAIN.subject);
  await expect.poll(thunderbird.button).toEqual({
    label: 'No threats found',
    tooltip: expect.stringContaining('Letterlock: No threats found. We found no signs of phishing'),
    icon: 'icons/safe.svg',
  });
  expect(await thunderbird.bar()).toEqual({ text: '', isSeen: false });

  await thunderbird.select(PHISHING.subject);
  await expect.poll(thunderbird.button).toEqual({
    label: 'Dangerous',
    tooltip: expect.stringContaining('Letterlock: Dangerous. This email leads to a fake page'),
    icon: 'icons/dangerous.svg',
  });
  await expect.poll(thunderbird.bar).toEqual({
    text: expect.stringMatching(/^Letterlock: Dangerous.*fake page.*Press “Dangerous” at the top of the email/),
    isSeen: true,
  });

  await thunderbird.press();
  await expect.poll(thunderbird.popup).toContain('Critical, 9');
  const popup = await thunderbird.popup();
  expect(popup).toContain(`${PHISHING.name} <${PHISHING.address}>`);
  expect(popup).toContain('Link text shows a different address');
  expect(popup).toContain('goes to portal.northwind.example.keep-login.example');
  expect(popup).not.toContain('Report incorrect analysis');
  await thunderbird.closePopup();
  await expect.poll(thunderbird.popup).toBe('');

  await thunderbird.select(PLAIN.subject);
  await expect.poll(label).toBe('No threats found');
  expect((await thunderbird.bar()).text).toBe('');
  await thunderbird.pressKeys();
  await expect.poll(thunderbird.popup).toContain('Lunch on Thursday');
  await thunderbird.closePopup();

  await thunderbird.select(HIDING.subject);
  await expect.poll(label).toBe('Dangerous');
  await expect.poll(thunderbird.bar).toEqual({ text: expect.stringContaining('Letterlock: Dangerous'), isSeen: true });

  await thunderbird.select('For your eyes only');
  await expect.poll(label).toBe('Couldn’t check');
  await expect.poll(async () => (await thunderbird.bar()).text).toContain('We couldn’t check this encrypted email.');
  await expect.poll(async () => (await thunderbird.button()).icon).toBe('icons/unknown.svg');

  await thunderbird.press();
  await expect.poll(thunderbird.popup).toContain('Unlock your key or add it');
  await thunderbird.closePopup();

  // With several emails selected there is no header; it comes back with the next single one.
  await thunderbird.select(PLAIN.subject, PHISHING.subject);
  await thunderbird.select(PLAIN.subject);
  await expect.poll(label).toBe('No threats found');

  expect(recorder.asked).toEqual([]);
});

/** As a mail server delivers it. */
function sourceOf({ name, address, subject, body }: ShownEmail): string {
  return compose({ from: { name, address }, subject, body: '', html: body });
}
