// Sample content: the people, companies and addresses are invented.
import changedAccount from './changed-account.eml?raw';
import newsletter from './newsletter.eml?raw';
import passwordExpiry from './password-expiry.eml?raw';

/** An email analysed on the landing page while the site is built. */
export interface SampleEmail {
  id: string;
  label: string;
  /** RFC 5322 source. */
  source: string;
}

/** The authserv-id of the samples' Authentication-Results headers. */
export const SAMPLE_AUTHSERV_ID = 'mx.northwind.example';

export const CHANGED_ACCOUNT: SampleEmail = {
  id: 'changed-account',
  label: 'Invoice with a new account',
  source: changedAccount,
};

export const PASSWORD_EXPIRY: SampleEmail = {
  id: 'password-expiry',
  label: 'Password expiry',
  source: passwordExpiry,
};

export const NEWSLETTER: SampleEmail = { id: 'newsletter', label: 'A real newsletter', source: newsletter };
