/**
 * What the servers of mail providers put on top of an email, in the order, folding and spelling of emails that they
 * delivered and of their documentation.
 */

/** What a receiving server found out about a sender. */
export interface Found {
  /** The domain in the From line. */
  domain: string;
  /** The domains of the envelope and of the signature; the sender's own unless given. */
  envelope?: string;
  signer?: string;
  spf: 'pass' | 'fail' | 'softfail' | 'none';
  dkim: 'pass' | 'fail' | 'none';
  dmarc: 'pass' | 'fail' | 'none' | 'bestguesspass';
  policy?: 'reject' | 'quarantine' | 'none';
  /** The composite result of Microsoft 365 with its reason. */
  compauth?: string;
  /** What Microsoft 365 made of it: its category, verdict and level. */
  filter?: string;
  /** The result for a chain of seals. */
  arc?: string;
}

export type Provider = (found: Found) => string;

const IP = '192.0.2.25';

function partsOf({ domain, envelope = domain, signer = domain, policy = 'none', ...rest }: Found) {
  return { domain, envelope, signer, policy, upper: policy.toUpperCase(), ...rest };
}

const received = (from: string, by: string) =>
  `Received: from ${from} (${from} [${IP}])\r\n\tby ${by} with ESMTPS id 4Zx1\r\n\tfor <reader@example.org>; Tue, 24 Nov 2026 09:12:00 +0000 (UTC)\r\n`;

export const gmail: Provider = (found) => {
  const { domain, envelope, signer, spf, dkim, dmarc, upper, arc } = partsOf(found);
  const chain = arc === undefined ? '' : `       arc=${arc};\r\n`;
  const signed = dkim === 'none' ? '' : `       dkim=${dkim} header.i=@${signer} header.s=s1 header.b=PJxg1eJM;\r\n`;
  return `Received: by 2002:a05:6022:6203:b0:51:2c1 with SMTP id s3csp1; Tue, 24 Nov 2026 01:12:02 -0800 (PST)\r\n${received(`mail.${envelope}`, 'mx.google.com')}Authentication-Results: mx.google.com;\r\n${signed}${chain}       spf=${spf} (google.com: domain of x@${envelope} designates ${IP} as permitted sender) smtp.mailfrom=x@${envelope};\r\n       dmarc=${dmarc} (p=${upper} sp=${upper} dis=NONE) header.from=${domain}\r\n`;
};

const ACTIONS = { reject: 'oreject', quarantine: 'quarantine', none: 'none' };

/** The results without a server's name, and the composite one behind them. */
function exchangeResults(found: Found): string {
  const { domain, envelope, signer, spf, dkim, dmarc, policy, compauth = 'pass reason=100' } = partsOf(found);
  const signature = {
    pass: `pass (signature was verified) header.d=${signer}`,
    fail: `fail (body hash did not verify) header.d=${signer}`,
    none: 'none (message not signed) header.d=none',
  };
  const action = dmarc === 'fail' ? ACTIONS[policy] : 'none';
  return `spf=${spf} (sender IP is ${IP})\r\n smtp.mailfrom=${envelope}; dkim=${signature[dkim]};dmarc=${dmarc} action=${action}\r\n header.from=${domain};compauth=${compauth.replace(' ', '\r\n ')}\r\n`;
}

function exchangeHops(found: Found, results: string, marks = ''): string {
  const {
    envelope,
    arc,
    domain,
    filter = 'SCL:1;SRV:;IPV:NLI;SFV:NSPM;H:mail;PTR:InfoDomainNonexistent;CAT:NONE',
  } = partsOf(found);
  const sealed =
    arc === undefined
      ? ''
      : `ARC-Seal: i=2; a=rsa-sha256; s=arcselector10001; d=microsoft.com; cv=pass; b=q1w2\r\nARC-Message-Signature: i=2; a=rsa-sha256; c=relaxed/relaxed; d=microsoft.com; s=arcselector10001; h=From:Date:Subject; bh=aa=; b=bb\r\nARC-Authentication-Results: i=2; mx.microsoft.com 1; spf=fail (sender ip is\r\n ${IP}) smtp.rcpttodomain=northwind.example smtp.mailfrom=${envelope}; dmarc=fail header.from=${domain};\r\n dkim=fail header.d=${domain}; arc=${arc}\r\n`;
  return `Received: from DB9PR01MB1.eurprd01.prod.outlook.com (2603:10a6:10:3::7) by\r\n AM8PR01MB2.eurprd01.prod.outlook.com with HTTPS; Tue, 24 Nov 2026 09:12:03 +0000\r\n${sealed}Received: from DU2EUR01FT012.eop-EUR01.prod.protection.outlook.com\r\n (2603:10a6:10:2d::a8) by DU2PR01CA0001.outlook.office365.com\r\n (2603:10a6:10:3b::1) with Microsoft SMTP Server (version=TLS1_3, cipher=TLS_AES_256_GCM_SHA384) id\r\n 15.20.8158.17 via Frontend Transport; Tue, 24 Nov 2026 09:12:02 +0000\r\n${results}Received-SPF: ${found.spf} (protection.outlook.com: domain of ${envelope} says so)\r\n receiver=protection.outlook.com; client-ip=${IP}; helo=mail.${envelope};\r\nReceived: from mail.${envelope} (${IP}) by\r\n DU2EUR01FT012.mail.protection.outlook.com (10.152.24.71) with Microsoft SMTP\r\n Server id 15.20.8158.17; Tue, 24 Nov 2026 09:12:01 +0000\r\nX-Forefront-Antispam-Report: CIP:${IP};CTRY:US;LANG:en;${filter};SFS:(13230040);DIR:INB;\r\nX-MS-Exchange-Organization-AuthAs: Anonymous\r\n${marks}`;
}

export const microsoft: Provider = (found) => exchangeHops(found, `Authentication-Results: ${exchangeResults(found)}`);

/** Behind another company's gateway: Exchange keeps what that wrote, and gives its own results in a field of its own. */
export const hybrid: Provider = (found) =>
  exchangeHops(found, `X-MS-Exchange-Authentication-Results: ${exchangeResults(found)}`);

/** An on-premises Exchange server: it checks no domain, and only says that nobody signed in. */
export const onPremises: Provider = ({ domain }) =>
  `Received: from EX02.northwind.example (10.0.0.12) by EX01.northwind.example\r\n (10.0.0.11) with Microsoft SMTP Server id 15.2.1544.4; Tue, 24 Nov 2026 10:12:02 +0100\r\nReceived: from mail.sender.test (${IP}) by EX02.northwind.example\r\n (10.0.0.12) with Microsoft SMTP Server id 15.2.1544.4; Tue, 24 Nov 2026 10:12:01 +0100\r\nX-MS-Exchange-Organization-AuthSource: EX02.northwind.example\r\nX-MS-Exchange-Organization-AuthAs: Anonymous\r\nX-Sender-Domain: ${domain}\r\n`;

export const yahoo: Provider = (found) => {
  const { domain, envelope, signer, spf, dkim, dmarc, upper } = partsOf(found);
  const server = 'atlas-production.v2-mail-prod1-gq1.omega.yahoo.com';
  const signature = dkim === 'none' ? 'dkim=unknown' : `dkim=${dkim} header.i=@${signer} header.s=s1`;
  return `Received: from ${IP} by ${server} pod-id NONE with SMTPS; Tue, 24 Nov 2026 09:12:01 +0000\r\nX-Originating-Ip: [${IP}]\r\nReceived-SPF: ${spf} (domain of ${envelope} says so)\r\nAuthentication-Results: ${server};\r\n ${signature};\r\n spf=${spf} smtp.mailfrom=${envelope};\r\n dmarc=${dmarc}(p=${upper},sp=${upper}) header.from=${domain};\r\n`;
};

export const icloud: Provider = (found) => {
  const { domain, envelope, signer, spf, dkim, dmarc, policy } = partsOf(found);
  const signature =
    dkim === 'none' ? 'dkim=none' : `dkim=${dkim} (2048-bit key) header.d=${signer} header.i=@${signer}`;
  return `Authentication-Results: bimi.icloud.com; bimi=skipped reason="insufficient dmarc"\r\nX-ARC-Info: policy=fail; arc=none\r\nAuthentication-Results: arc.icloud.com; arc=none\r\nAuthentication-Results: dmarc.icloud.com; dmarc=${dmarc} header.from=${domain}\r\nX-DMARC-Info: pass=${dmarc}; dmarc-policy=${policy}; s=r0; d=r1; pdomain=${domain}\r\nX-DMARC-Policy: v=DMARC1; p=${policy}\r\nAuthentication-Results: dkim-verifier.icloud.com;\r\n\t${signature}\r\nAuthentication-Results: spf.icloud.com; spf=${spf} (spf.icloud.com: x@${envelope} says so) smtp.mailfrom=x@${envelope}\r\n${received(`mail.${envelope}`, 'p00-icloudmta-smtpin-us-central-1k-60')}`;
};

export const fastmail: Provider = (found) => {
  const { domain, envelope, signer, spf, dkim, dmarc, policy, arc = 'none (no signatures found)' } = partsOf(found);
  const field = (results: string) => `Authentication-Results: mx6.messagingengine.com;\r\n    ${results}\r\n`;
  const signature =
    dkim === 'none' ? 'dkim=none (no signatures found)' : `dkim=${dkim} (2048-bit rsa key sha256) header.d=${signer}`;
  const applied = `policy.published-domain-policy=${policy}\r\n      policy.applied-disposition=none policy.evaluated-disposition=${dmarc === 'fail' ? policy : 'none'}\r\n      (p=${policy},d=none,d.eval=${policy}) policy.policy-from=p`;
  return `${field(`x-csa=none;\r\n    x-me-sender=none;\r\n    x-ptr=pass smtp.helo=mail.${envelope}\r\n      policy.ptr=mail.${envelope}`)}${field(`arc=${arc}`)}${field(`${signature};\r\n    dmarc=${dmarc} ${applied}\r\n      header.from=${domain};\r\n    iprev=pass smtp.remote-ip=${IP} (mail.${envelope});\r\n    spf=${spf} smtp.mailfrom=x@${envelope}\r\n      smtp.helo=mail.${envelope}`)}${received(`mail.${envelope}`, 'mx6.messagingengine.com')}`;
};

export const proton: Provider = (found) => {
  const { domain, envelope, signer, spf, dkim, dmarc, policy } = partsOf(found);
  const field = (results: string) => `Authentication-Results: mail.protonmail.ch; ${results}\r\n`;
  const signature =
    dkim === 'none'
      ? 'dkim=none'
      : `dkim=${dkim} (Good 2048 bit\r\n    rsa-sha256 signature.) header.d=${signer} header.i=@${signer}`;
  return `${field(`dmarc=${dmarc} (p=${policy} dis=none)\r\n header.from=${domain}`)}${field(`spf=${spf} smtp.mailfrom=${envelope}`)}${field(`arc=none smtp.remote-ip=${IP}`)}${field(signature)}${received(`mail.${envelope}`, 'mailin043.protonmail.ch')}`;
};

export const zoho: Provider = (found) => {
  const { domain, envelope, signer, spf, dkim, dmarc, policy } = partsOf(found);
  const signature = dkim === 'none' ? '' : `dkim=${dkim}  header.i=@${signer};\r\n\t`;
  return `Authentication-Results: mx.zohomail.com;\r\n\t${signature}spf=${spf} (zohomail.com: domain of ${envelope} says so)  smtp.mailfrom=x@${envelope};\r\n\tdmarc=${dmarc}(p=${policy} dis=none)  header.from=${domain}\r\n${received(`mail.${envelope}`, 'mx.zohomail.com')}`;
};

/** Signatures alone. */
export const gmx: Provider = (found) => {
  const { envelope, signer, dkim } = partsOf(found);
  return `Authentication-Results:  gmx.net; dkim=${dkim === 'none' ? 'none' : `${dkim} header.i=@${signer}`}\r\n${received(`mail.${envelope}`, 'mx-ha.gmx.net')}`;
};

/** Neither the policy nor whether it was kept. */
export const yandex: Provider = (found) => {
  const { envelope, signer, spf, dkim } = partsOf(found);
  const signature = dkim === 'none' ? 'dkim=none' : `dkim=${dkim} header.i=@${signer}`;
  const server = 'mail-nwsmtp-mxfront-production-main-12.vla.yp-c.yandex.net';
  return `${received(`mail.${envelope}`, server)}X-Yandex-Front: ${server}\r\nAuthentication-Results: ${server};\r\n\tspf=${spf} (${server}: domain of ${envelope} says so, rule=[-all]) smtp.mail=x@${envelope};\r\n\t${signature}\r\n`;
};

/** The seals of forwarders on the way, oldest first: who sealed, as which server, and what it had found. */
export function sealedBy(...seals: readonly { domain: string; server: string; results: string }[]): string {
  return seals
    .map(({ domain, server, results }, index) => {
      const instance = `i=${index + 1};`;
      return `ARC-Seal: ${instance} a=rsa-sha256; t=1795511520; cv=${index === 0 ? 'none' : 'pass'};\r\n        d=${domain}; s=arc-20240605; b=Xm2p\r\nARC-Message-Signature: ${instance} a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=arc-20240605; h=from:subject; bh=aa=; b=bb\r\nARC-Authentication-Results: ${instance} ${server}; ${results}\r\n`;
    })
    .toReversed()
    .join('');
}
