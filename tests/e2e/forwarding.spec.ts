import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from '../../src/tools/testing/free-port.ts';
import { openFakeImap } from '../mocks/imap.ts';
import { openFakeSmtp } from '../mocks/smtp.ts';
import { fraud, harmless } from '../support/scan-emails.ts';
import { plugInAuthenticator } from './authenticator.ts';
import { startScanning } from './demo-mail.ts';
import { expect, islandsReady, test } from './fixtures.ts';

const ADDRESS = 'ada@northwind.example';
const SCAN = 'scan@northwind.example';
const AUTHSERV = 'mx.northwind.example';

test('without Google: a passkey makes an account, a mailbox is connected, and a forwarded email is answered', {
  tag: '@both',
}, async ({ page, freshSite }) => {
  test.setTimeout(120_000);
  const [mailServer, imap, port] = await Promise.all([openFakeSmtp(), openFakeImap(), freePort()]);
  const received = async (subject: RegExp): Promise<Email> => {
    let email: Email | undefined;
    await expect(async () => {
      const emails = await Promise.all(mailServer.taken.map((source) => PostalMime.parse(source)));
      email = emails.find((one) => subject.test(one.subject ?? ''));
      expect(email).toBeDefined();
    }).toPass({ timeout: 30_000 });
    return email as Email;
  };
  try {
    imap.messages.set(1, harmless('lunch'));
    const { url } = await freshSite({
      SMTP_URL: mailServer.url,
      SUPPORT_ADDRESS: 'support@northwind.example',
      SCAN_LISTEN: `smtp://127.0.0.1:${port}`,
      SCAN_ADDRESS: SCAN,
      SCAN_AUTHSERV_ID: AUTHSERV,
    });
    await plugInAuthenticator(page);
    await page.goto(`${url}/oauth/register`);
    await islandsReady(page);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(ADDRESS);
    await page.getByRole('button', { name: 'Create account with a passkey' }).click();
    const [code = ''] = /^\d{6}$/m.exec((await received(/code$/)).text ?? '') ?? [];
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Confirm and create passkey' }).click();
    await expect(page).toHaveURL(`${url}/dashboard`);

    await page.getByRole('link', { name: 'Connect a mailbox' }).first().click();
    await page.getByRole('button', { name: 'Connect with IMAP' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect with IMAP' });
    await dialog.getByLabel('Mail server').fill('localhost');
    await dialog.getByLabel('Encryption').selectOption('starttls');
    await dialog.getByLabel('Port').fill(String(imap.port));
    await dialog.getByLabel('Username').fill(ADDRESS);
    await dialog.getByLabel('App password').fill('abcd efgh ijkl mnop');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText(`${ADDRESS} (IMAP)`)).toBeVisible();
    await page.goto(`${url}/dashboard`);
    await startScanning(page);

    await page.goto(`${url}/dashboard?view=account`);
    const forward = page.getByRole('region', { name: 'Forward to check' });
    await expect(forward).toContainText(`Send it from ${ADDRESS}`);
    // As their mail server delivers it, having authenticated the sender.
    await createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
      headers: { 'Authentication-Results': `${AUTHSERV}; auth=pass smtp.auth=${ADDRESS}` },
      from: ADDRESS,
      to: await forward.locator('code').innerText(),
      subject: 'Fwd: Is this real?',
      messageId: '<forward@northwind.example>',
      attachments: [{ filename: 'email.eml', content: fraud('a'), contentType: 'message/rfc822' }],
    });
    const answer = await received(/^Dangerous: Your account is suspended a$/);
    expect(answer).toMatchObject({ to: [{ address: ADDRESS }], inReplyTo: '<forward@northwind.example>' });
    expect(answer.text).toContain('You forwarded “Your account is suspended a”');
    expect(answer.text).not.toMatch(/https?:\/\//);
  } finally {
    await Promise.all([mailServer.close(), imap.close()]);
  }
});
