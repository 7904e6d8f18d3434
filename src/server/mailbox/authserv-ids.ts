/**
 * Authserv-ids (RFC 8601, section 2.5) by IMAP host; `*.` matches any server under that domain. From headers of
 * received messages: Delta Chat's samples (test-data/message/dkimchecks-2022-09-28); GMX, Zoho, Gandi and Migadu from
 * public archives of 2021 to 2025. iCloud has a different id for each check; its DMARC id is the relevant one. Exchange
 * Online writes an id only into its ARC fields; its other fields are recognised by their position. Left out: Yandex,
 * Riseup, Disroot, mail.de and Mailo, which write no field for an invalid signature, so a forged field would be the
 * only one; and providers without a sample, such as web.de.
 */
const AUTHSERV_IDS: Readonly<Record<string, string>> = {
  'imap.gmail.com': 'mx.google.com',
  'imap.googlemail.com': 'mx.google.com',
  'imap.fastmail.com': '*.messagingengine.com',
  'imap.mail.me.com': 'dmarc.icloud.com',
  'imap.mail.yahoo.com': '*.yahoo.com',
  'imap.aol.com': '*.yahoo.com',
  'imap.gmx.net': 'gmx.net',
  'imap.gmx.com': 'gmx.net',
  'imap.zoho.com': 'mx.zohomail.com',
  'imappro.zoho.com': 'mx.zohomail.com',
  'outlook.office365.com': 'mx.microsoft.com',
  'imap-mail.outlook.com': 'mx.microsoft.com',
  'posteo.de': 'posteo.de',
  'imap.mail.ru': 'mxs.mail.ru',
  'mail.infomaniak.com': 'mx.infomaniak.com',
  'mail.gandi.net': 'spool.mail.gandi.net',
  'imap.migadu.com': '*.migadu.com',
};

export function authservIdOfHost(host: string): string | undefined {
  const name = host.toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(AUTHSERV_IDS, name) ? AUTHSERV_IDS[name] : undefined;
}
