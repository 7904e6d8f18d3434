// Sample content: every person, company and address in these emails is invented.
import changedAccount from './changed-account.eml?raw';
import newsletter from './newsletter.eml?raw';
import passwordExpiry from './password-expiry.eml?raw';

/** An email analysed on the landing page while the site is built. */
export interface SampleEmail {
  id: string;
  label: string;
  /** The message's source (RFC 5322). */
  source: string;
}

/** Whose Authentication-Results the emails carry. */
export const SAMPLE_AUTHSERV_ID = 'mx.northwind.example';

export const CHANGED_ACCOUNT: SampleEmail = {
  id: 'changed-account',
  label: 'Invoice, changed account',
  source: changedAccount,
};

export const PASSWORD_EXPIRY: SampleEmail = {
  id: 'password-expiry',
  label: 'Password expiry',
  source: passwordExpiry,
};

export const NEWSLETTER: SampleEmail = { id: 'newsletter', label: 'A real newsletter', source: newsletter };
