/**
 * What large providers call themselves in the Authentication-Results that they write into every message (RFC 8601,
 * section 2.5), by the names of their IMAP servers. `*.` is any server under that domain: there each has its own name.
 *
 * Each was taken from headers of mail received there: Google, AOL, Yahoo, Fastmail, iCloud, Mail.ru, Posteo and
 * Infomaniak from the samples in Delta Chat's repository (test-data/message/dkimchecks-2022-09-28), GMX, Zoho, Gandi and
 * Migadu from messages in public archives of the years 2021 to 2025. iCloud gives each check a name of its own: that of
 * DMARC is the one that counts.
 *
 * Left out on purpose: Outlook and Exchange, which write no name; Yandex, Riseup, Disroot, mail.de and Mailo, which write
 * no field where a signature does not hold, so that a forged one would stand alone; and all for which no sample was found.
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
  'posteo.de': 'posteo.de',
  'imap.mail.ru': 'mxs.mail.ru',
  'mail.infomaniak.com': 'mx.infomaniak.com',
  'mail.gandi.net': 'spool.mail.gandi.net',
  'imap.migadu.com': '*.migadu.com',
};

/** Who checks senders at the provider that has this IMAP server. Undefined: nobody whose name is known. */
export function authservIdOfHost(host: string): string | undefined {
  const name = host.toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(AUTHSERV_IDS, name) ? AUTHSERV_IDS[name] : undefined;
}
