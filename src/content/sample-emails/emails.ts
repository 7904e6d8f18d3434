// Sample content: every person, company and address in these letters is invented.
import changedAccount from './changed-account.eml?raw';
import newsletter from './newsletter.eml?raw';
import passwordExpiry from './password-expiry.eml?raw';

/** A letter analysed on the landing page while the site is built. */
export interface SampleLetter {
  id: string;
  label: string;
  /** The message's source (RFC 5322). */
  source: string;
}

/** Whose Authentication-Results the letters carry. */
export const SAMPLE_AUTHSERV_ID = 'mx.northwind.example';

export const CHANGED_ACCOUNT: SampleLetter = {
  id: 'changed-account',
  label: 'Invoice, changed account',
  source: changedAccount,
};

export const PASSWORD_EXPIRY: SampleLetter = {
  id: 'password-expiry',
  label: 'Password expiry',
  source: passwordExpiry,
};

export const NEWSLETTER: SampleLetter = { id: 'newsletter', label: 'A real newsletter', source: newsletter };
