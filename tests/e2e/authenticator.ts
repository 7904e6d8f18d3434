import type { Page } from '@playwright/test';

/** Chromium's virtual authenticator: a device that confirms everything by itself. @returns how to take its passkeys away */
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
  // It would answer for the suggestions of the email field, before a button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  return { lose: async () => void (await devtools.send('WebAuthn.clearCredentials', { authenticatorId })) };
}
