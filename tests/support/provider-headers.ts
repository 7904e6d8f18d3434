/** A provider's mailbox, by the headers that its servers put on top of what arrives. */
export interface ProviderHeaders {
  provider: string;
  /** Of its IMAP server; for those that are in no table, none. */
  host?: string;
  /** Those of a message whose sender it has confirmed. */
  confirmed(domain: string): string;
  /** Those of a message that only bears this domain. */
  forged(domain: string): string;
}

const FROM_MAIL = 'mail.sender.example';
const RECEIVED = (by: string) =>
  `Received: from ${FROM_MAIL} (${FROM_MAIL} [192.0.2.25])\r\n\tby ${by} with ESMTPS id 4Zx1\r\n\tfor <ada@northwind.example>; Mon, 5 Oct 2026 10:00:00 +0000 (UTC)\r\n`;

const EXCHANGE = 'AM5EUR03FT061.mail.protection.outlook.com';

/** As the samples have them that the table of names was made of: their order, folding, comments and spelling. */
export const PROVIDERS: readonly ProviderHeaders[] = [
  {
    provider: 'Gmail',
    host: 'imap.gmail.com',
    confirmed: (domain) => gmail(`dkim=pass header.i=@${domain} header.s=2017 header.b=PJxg1eJM`, 'pass', domain),
    forged: (domain) => gmail('dkim=neutral (body hash did not verify) header.i=@sender.example', 'fail', domain),
  },
  {
    provider: 'Fastmail',
    host: 'imap.fastmail.com',
    confirmed: (domain) => fastmail(`dkim=pass (2048-bit rsa key sha256) header.d=${domain}`, 'pass', domain),
    forged: (domain) => fastmail('dkim=none (no signatures found)', 'fail', domain),
  },
  {
    provider: 'iCloud',
    host: 'imap.mail.me.com',
    confirmed: (domain) => icloud(`dkim=pass (2048-bit key) header.d=${domain} header.i=@${domain}`, 'pass', domain),
    forged: (domain) => icloud('dkim=none', 'fail', domain),
  },
  {
    provider: 'Yahoo',
    host: 'imap.mail.yahoo.com',
    confirmed: (domain) => yahoo('atlas216.free.mail.bf1.yahoo.com', 'pass', domain),
    forged: (domain) => yahoo('atlas108.free.mail.ne1.yahoo.com', 'fail', domain),
  },
  {
    provider: 'AOL',
    host: 'imap.aol.com',
    confirmed: (domain) => yahoo('atlas-baseline-production.v2-mail-prod1-gq1.omega.yahoo.com', 'pass', domain),
    forged: (domain) => yahoo('atlas206.aol.mail.ne1.yahoo.com', 'fail', domain),
  },
  {
    provider: 'GMX',
    host: 'imap.gmx.net',
    confirmed: (domain) =>
      `Authentication-Results:  gmx.net; dkim=pass header.i=@${domain}\r\n${RECEIVED('mx-ha.gmx.net')}`,
    forged: () => `Authentication-Results:  gmx.net; dkim=none\r\n${RECEIVED('mx-ha.gmx.net')}`,
  },
  {
    provider: 'Zoho',
    host: 'imap.zoho.com',
    confirmed: (domain) => zoho('pass', domain),
    forged: (domain) => zoho('fail', domain),
  },
  {
    provider: 'Outlook',
    host: 'outlook.office365.com',
    confirmed: (domain) => exchange('pass', domain, { by: EXCHANGE }),
    forged: (domain) => exchange('fail', domain, { action: 'oreject', reason: '000', by: EXCHANGE }),
  },
  {
    provider: 'Posteo',
    host: 'posteo.de',
    confirmed: (domain) =>
      posteo('pass', domain) +
      `Authentication-Results: posteo.de;\r\n\tdkim=pass (2048-bit key) header.d=${domain} header.i=@${domain} header.b=SJjarA70;\r\n\tdkim-atps=neutral\r\n${RECEIVED('mailin.posteo.de')}`,
    forged: (domain) => posteo('fail', domain) + RECEIVED('mailin.posteo.de'),
  },
  {
    provider: 'Mail.ru',
    host: 'imap.mail.ru',
    confirmed: (domain) =>
      `Authentication-Results: mxs.mail.ru; spf=pass (mx273.i.mail.ru: domain of ${domain} designates 192.0.2.25 as permitted sender) smtp.mailfrom=news@${domain} smtp.helo=${FROM_MAIL};\r\n\t dkim=pass header.d=${domain}; dmarc=pass header.from=news@${domain}\r\n${RECEIVED('mx273.i.mail.ru')}`,
    forged: (domain) =>
      `Authentication-Results: mxs.mail.ru; spf=none () smtp.mailfrom=news@sender.example smtp.helo=${FROM_MAIL};\r\n\t dmarc=fail header.from=news@${domain}\r\n${RECEIVED('mx289.i.mail.ru')}`,
  },
  {
    provider: 'Infomaniak',
    host: 'mail.infomaniak.com',
    confirmed: (domain) => infomaniak(`dkim=pass (2048-bit key; unprotected) header.d=${domain}`, 'pass', domain),
    forged: (domain) => infomaniak('dkim=none', 'fail', domain),
  },
  {
    provider: 'Gandi',
    host: 'mail.gandi.net',
    confirmed: (domain) => gandi('spool.mail.gandi.net', 'pass', domain),
    forged: (domain) => gandi('spool.mail.gandi.net', 'fail', domain),
  },
  {
    provider: 'Migadu',
    host: 'imap.migadu.com',
    confirmed: (domain) => gandi('aspmx1.migadu.com', 'pass', domain),
    forged: (domain) => gandi('mx13.migadu.com', 'fail', domain),
  },
];

/** Whose name is not known by the name of the IMAP server, but could be confirmed. */
export const PROTON: ProviderHeaders = {
  provider: 'Proton',
  confirmed: (domain) =>
    proton('pass', domain, `dkim=pass (Good 2048 bit\r\n rsa-sha256 signature.) header.d=${domain}`),
  forged: (domain) =>
    proton('fail', domain, 'dkim=fail (Bad 0 bit\r\n    rsa-sha256 signature.) header.d=sender.example'),
};

/** Exchange names nobody, and begins with the first result. */
export const exchange = (
  outcome: string,
  domain: string,
  { action = 'none', reason = '100', by = 'AM5EUR03FT061.mail.protection.outlook.example' } = {},
): string =>
  `Authentication-Results: spf=${outcome} (sender IP is 192.0.2.25)\r\n smtp.mailfrom=${domain}; dkim=${outcome} (signature was verified)\r\n header.d=${domain};dmarc=${outcome} action=${action} header.from=${domain};compauth=${outcome}\r\n reason=${reason}\r\n${RECEIVED(by)}`;

/** What it writes into mail on its way out: the domain that the mail goes to is in the place of a name. */
export const exchangeOutbound = (recipient: string, domain: string): string =>
  `authentication-results: ${recipient}; dkim=none (message not signed)\r\n header.d=none;${recipient}; dmarc=none action=none header.from=${domain};\r\n`;

/** A message from this domain, with these headers on top of its own. */
export function delivered(top: string, domain: string, { subject = 'News', below = '' } = {}): string {
  const own = `From: News <news@${domain}>\r\nTo: ada@northwind.example\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@${domain}>\r\nDate: Mon, 5 Oct 2026 10:00:00 +0000\r\n`;
  return `Return-Path: <news@${domain}>\r\n${top}${below}${own}\r\nYour statement for October is ready. You can read it in the app.\r\n`;
}

function gmail(dkim: string, outcome: string, domain: string): string {
  const results = `${dkim};\r\n       spf=pass (google.com: domain of news@sender.example designates 192.0.2.25 as permitted sender) smtp.mailfrom=news@sender.example;\r\n       dmarc=${outcome} (p=REJECT sp=REJECT dis=NONE) header.from=${domain}`;
  return `ARC-Authentication-Results: i=1; mx.google.com;\r\n       ${results}\r\n${RECEIVED('mx.google.com')}Received-SPF: pass (google.com: domain of news@sender.example designates 192.0.2.25 as permitted sender) client-ip=192.0.2.25;\r\nAuthentication-Results: mx.google.com;\r\n       ${results}\r\n`;
}

function fastmail(dkim: string, outcome: string, domain: string): string {
  const field = (results: string) => `Authentication-Results: mx6.messagingengine.com;\r\n    ${results}\r\n`;
  return (
    `ARC-Authentication-Results: i=1; mx6.messagingengine.com;\r\n    ${dkim};\r\n    dmarc=${outcome} header.from=${domain}\r\n` +
    field(
      `x-csa=none;\r\n    x-me-sender=none;\r\n    x-ptr=pass smtp.helo=${FROM_MAIL}\r\n      policy.ptr=${FROM_MAIL}`,
    ) +
    field('bimi=skipped (DMARC Policy is not at enforcement)') +
    field('arc=none (no signatures found)') +
    field(
      `${dkim};\r\n    dmarc=${outcome} policy.published-domain-policy=reject\r\n      policy.applied-disposition=none policy.evaluated-disposition=reject\r\n      (p=reject,d=none,d.eval=reject) policy.policy-from=p\r\n      header.from=${domain};\r\n    iprev=pass smtp.remote-ip=192.0.2.25 (${FROM_MAIL});\r\n    spf=none smtp.mailfrom=news@sender.example\r\n      smtp.helo=${FROM_MAIL}`,
    ) +
    RECEIVED('mx6.messagingengine.com')
  );
}

function icloud(dkim: string, outcome: string, domain: string): string {
  return `Authentication-Results: bimi.icloud.com; bimi=skipped reason="insufficient dmarc"\r\nX-ARC-Info: policy=fail; arc=none\r\nAuthentication-Results: arc.icloud.com; arc=none\r\nAuthentication-Results: dmarc.icloud.com; dmarc=${outcome} header.from=${domain}\r\nX-DMARC-Info: pass=${outcome}; dmarc-policy=reject; s=r0; d=r1\r\nAuthentication-Results: dkim-verifier.icloud.com;\r\n\t${dkim}\r\nAuthentication-Results: spf.icloud.com; spf=none (spf.icloud.com: news@sender.example does not designate permitted sender hosts) smtp.mailfrom=news@sender.example\r\n${RECEIVED('p00-icloudmta-smtpin')}`;
}

function yahoo(server: string, outcome: string, domain: string): string {
  const dkim = outcome === 'pass' ? `dkim=pass header.i=@${domain} header.s=20210112` : 'dkim=unknown';
  return `Authentication-Results: ${server};\r\n ${dkim};\r\n spf=none smtp.mailfrom=sender.example;\r\n dmarc=${outcome}(p=REJECT,sp=REJECT) header.from=${domain};\r\n${RECEIVED(server)}`;
}

function zoho(outcome: string, domain: string): string {
  const results = `dkim=${outcome};\r\n\tspf=pass (zohomail.com: domain of sender.example designates 192.0.2.25 as permitted sender)  smtp.mailfrom=bounce@sender.example;\r\n\t`;
  return `Authentication-Results: mx.zohomail.com;\r\n\t${results}dmarc=${outcome}(p=reject dis=none)  header.from=${domain}\r\nARC-Authentication-Results: i=1; mx.zohomail.com;\r\n\t${results}dmarc=${outcome} header.from=<news@${domain}> (p=reject dis=none)\r\n${RECEIVED('mx.zohomail.com')}`;
}

function posteo(outcome: string, domain: string): string {
  return `Authentication-Results: posteo.de; dmarc=${outcome} (p=reject dis=none) header.from=${domain}\r\nAuthentication-Results: posteo.de; spf=tempfail smtp.mailfrom=sender.example\r\n`;
}

function infomaniak(dkim: string, outcome: string, domain: string): string {
  return `Authentication-Results: mx.infomaniak.com; dmarc=${outcome} (p=reject dis=none) header.from=${domain}\r\nAuthentication-Results: mx.infomaniak.com;\r\n\t${dkim};\r\n\tdkim-atps=neutral\r\n${RECEIVED('mx.infomaniak.com')}Authentication-Results: mx.infomaniak.com; spf=pass smtp.mailfrom=sender.example\r\n`;
}

function gandi(server: string, outcome: string, domain: string): string {
  const dkim = outcome === 'pass' ? `dkim=pass header.d=${domain} header.s=gm1 header.b=Kv7mnn6+` : 'dkim=none';
  return `${RECEIVED(server)}Authentication-Results: ${server};\r\n        ${dkim};\r\n        spf=pass (${server}: domain of news@sender.example designates 192.0.2.25 as permitted sender) smtp.mailfrom=news@sender.example;\r\n        dmarc=${outcome} (policy=reject) header.from=${domain}\r\n`;
}

function proton(outcome: string, domain: string, dkim: string): string {
  const field = (results: string) => `Authentication-Results: mail.protonmail.ch; ${results}\r\n`;
  return (
    field(dkim) +
    field(`dmarc=${outcome} (p=reject dis=none)\r\n header.from=${domain}`) +
    field('spf=pass smtp.mailfrom=sender.example') +
    field('arc=none smtp.remote-ip=192.0.2.25') +
    RECEIVED('mailin043.protonmail.ch')
  );
}
