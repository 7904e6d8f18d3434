import type { Page } from '@playwright/test';

/** Adds Chromium's virtual authenticator, which confirms everything by itself. @returns removes its passkeys */
export async function plugInAuthenticator(page: Page): Promise<{ lose: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // It would answer the email field's autofill before a button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  return { lose: async () => void (await devtools.send('WebAuthn.clearCredentials', { authenticatorId })) };
}
