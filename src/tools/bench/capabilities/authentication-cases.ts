import {
  type Found,
  fastmail,
  gmail,
  gmx,
  hybrid,
  icloud,
  microsoft,
  onPremises,
  type Provider,
  proton,
  sealedBy,
  yahoo,
  yandex,
  zoho,
} from './authentication-headers.ts';
import { EVERYDAY, INTERNAL, NOTICES, type Text } from './authentication-texts.ts';

export interface Sent {
  id: string;
  text: Text;
  from: string;
  /** What the receiving server put on top. */
  top: string;
  /** What it found in the email. */
  below?: string;
  /** The server whose results this mailbox trusts; none for an uploaded file. */
  server?: string;
  /** The domain of the reader's organization. */
  own?: string;
}

const MICROSOFT = 'mx.microsoft.com';
const GOOGLE = 'mx.google.com';
const FASTMAIL = '*.messagingengine.com';
const PROTON = 'mail.protonmail.ch';
const OWN = 'northwind-trading.example';
const LIST = 'List-Id: <members.lists.allotment.example>\r\nList-Post: <mailto:members@lists.allotment.example>\r\n';

/** Sent through somebody else's server, which may pass SPF for itself. */
const forged = (domain: string, more: Partial<Found> = {}): Found => ({
  ...{ domain, envelope: 'mailer.relay-77.test', spf: 'pass', dkim: 'none', dmarc: 'fail', policy: 'reject' },
  ...{ compauth: 'fail reason=000', filter: 'SCL:5;SRV:;IPV:NLI;SFV:SPM;H:mail;PTR:mail;CAT:SPOOF' },
  ...more,
});

const genuine = (domain: string, more: Partial<Found> = {}): Found => ({
  ...{ domain, spf: 'pass', dkim: 'pass', dmarc: 'pass', policy: 'reject' },
  ...more,
});

/** Forwarded by a list or another mailbox: its envelope, and a signature broken by its footer. */
const passedOn = (domain: string, more: Partial<Found> = {}): Found => ({
  ...{ domain, envelope: 'lists.allotment.example', signer: domain, spf: 'pass', dkim: 'fail', dmarc: 'fail' },
  ...{ policy: 'none', compauth: 'none reason=405' },
  ...more,
});

const OWN_FAILED = 'SCL:5;SRV:;IPV:NLI;SFV:SPM;H:mail;PTR:mail;CAT:INTOS';
const PLANTED = `Received: from mail.paypal.com (mail.paypal.com [192.0.2.1])\r\n\tby mail.relay-77.test with ESMTPS id 1; Tue, 24 Nov 2026 09:11:00 +0000 (UTC)\r\nAuthentication-Results: spf=pass (sender IP is 192.0.2.1)\r\n smtp.mailfrom=paypal.com; dkim=pass (signature was verified) header.d=paypal.com;dmarc=pass action=none\r\n header.from=paypal.com;compauth=pass reason=100\r\n`;
const ownSealer = sealedBy({
  domain: 'relay-77.test',
  server: 'mx.relay-77.test',
  results: 'dkim=pass header.d=amazon.es; dmarc=pass header.from=amazon.es',
});

const ownSeal = sealedBy({
  domain: OWN,
  server: `mx.${OWN}`,
  results: 'dkim=pass header.d=dhl.de; dmarc=pass header.from=dhl.de',
});

function mailboxed(id: string, server: string, text: Text, from: string, top: string, more: Partial<Sent> = {}): Sent {
  return { id, server, text, from, top, ...more };
}

function uploaded(id: string, text: Text, from: string, top: string, more: Partial<Sent> = {}): Sent {
  return { id, text, from, top, ...more };
}

const own = (id: string, server: string, text: Text, provider: Provider, found: Partial<Found> = {}) =>
  mailboxed(id, server, text, `maren.vogel@${OWN}`, provider(forged(OWN, found)), { own: OWN });

const { en, de, fr, es, it, pt, nl, pl, ja, ru } = NOTICES;

export const ATTACKS: readonly Sent[] = [
  // A well-known company's address in a mailbox.
  mailboxed('brand-gmail', GOOGLE, en, 'service@paypal.com', gmail(forged('paypal.com'))),
  mailboxed('brand-microsoft-oreject', MICROSOFT, en, 'service@paypal.com', microsoft(forged('paypal.com'))),
  mailboxed(
    'brand-microsoft-quarantine',
    MICROSOFT,
    de,
    'noreply@dhl.de',
    microsoft(forged('dhl.de', { policy: 'quarantine' })),
  ),
  mailboxed(
    'brand-microsoft-no-filter',
    MICROSOFT,
    fr,
    'info@netflix.com',
    microsoft(forged('netflix.com', { filter: 'SCL:1;SRV:;IPV:NLI;SFV:NSPM;H:mail;PTR:mail;CAT:NONE' })),
  ),
  mailboxed(
    'brand-microsoft-none-action',
    MICROSOFT,
    es,
    'devoluciones@amazon.es',
    microsoft(forged('amazon.es', { policy: 'none', spf: 'fail', compauth: 'fail reason=001' })),
  ),
  mailboxed('brand-microsoft-planted-pass', MICROSOFT, en, 'service@paypal.com', microsoft(forged('paypal.com')), {
    below: PLANTED,
  }),
  mailboxed('brand-microsoft-list-claimed', MICROSOFT, it, 'dse@docusign.net', microsoft(forged('docusign.net')), {
    below: LIST,
  }),
  mailboxed('brand-hybrid', MICROSOFT, pt, 'no-reply@spotify.com', hybrid(forged('spotify.com'))),
  mailboxed('brand-yahoo', '*.yahoo.com', nl, 'noreply@booking.com', yahoo(forged('booking.com'))),
  mailboxed('brand-icloud', 'dmarc.icloud.com', pl, 'no_reply@email.apple.com', icloud(forged('email.apple.com'))),
  mailboxed('brand-fastmail', FASTMAIL, ja, 'billing@microsoft.com', fastmail(forged('microsoft.com'))),
  mailboxed('brand-proton', PROTON, ru, 'updates@linkedin.com', proton(forged('linkedin.com'))),
  mailboxed('brand-zoho', 'mx.zohomail.com', es, 'devoluciones@amazon.es', zoho(forged('amazon.es'))),
  mailboxed(
    'brand-gmail-own-sealer',
    GOOGLE,
    es,
    'devoluciones@amazon.es',
    gmail(forged('amazon.es', { arc: 'pass (i=1)' })),
    { below: ownSealer },
  ),
  // The reader's own domain.
  own('own-gmail', GOOGLE, INTERNAL.en, gmail),
  own('own-microsoft-oreject', MICROSOFT, INTERNAL.de, microsoft, { filter: OWN_FAILED }),
  own('own-microsoft-601', MICROSOFT, INTERNAL.fr, microsoft, {
    dmarc: 'none',
    policy: 'none',
    spf: 'softfail',
    compauth: 'fail reason=601',
  }),
  own('own-microsoft-010', MICROSOFT, INTERNAL.es, microsoft, {
    dmarc: 'none',
    compauth: 'fail reason=010',
    filter: OWN_FAILED,
  }),
  own('own-hybrid', MICROSOFT, INTERNAL.nl, hybrid, { policy: 'quarantine' }),
  own('own-fastmail', FASTMAIL, INTERNAL.ja, fastmail),
  uploaded('own-on-premises', INTERNAL.en, `maren.vogel@${OWN}`, onPremises(forged(OWN)), { own: OWN }),
  // The same in uploaded files, where it is unknown which server wrote which field.
  uploaded('upload-gmail', en, 'service@paypal.com', gmail(forged('paypal.com'))),
  uploaded('upload-microsoft', de, 'noreply@dhl.de', microsoft(forged('dhl.de'))),
  uploaded('upload-microsoft-planted-pass', en, 'service@paypal.com', microsoft(forged('paypal.com')), {
    below: PLANTED,
  }),
  uploaded('upload-hybrid', fr, 'info@netflix.com', hybrid(forged('netflix.com'))),
  uploaded('upload-yahoo', es, 'devoluciones@amazon.es', yahoo(forged('amazon.es'))),
  uploaded('upload-icloud', it, 'dse@docusign.net', icloud(forged('docusign.net'))),
  uploaded('upload-fastmail', pt, 'no-reply@spotify.com', fastmail(forged('spotify.com'))),
  uploaded('upload-proton', nl, 'noreply@booking.com', proton(forged('booking.com'))),
  uploaded('upload-zoho', pl, 'no_reply@email.apple.com', zoho(forged('email.apple.com'))),
  uploaded(
    'upload-yandex',
    ru,
    'updates@linkedin.com',
    yandex(forged('linkedin.com', { envelope: 'linkedin.com', spf: 'fail' })),
  ),
  uploaded('upload-list-claimed', ja, 'billing@microsoft.com', microsoft(forged('microsoft.com')), { below: LIST }),
  uploaded('upload-own-domain', INTERNAL.de, `maren.vogel@${OWN}`, microsoft(forged(OWN)), { own: OWN }),
  // Sealed by the reader's own domain, which anyone can claim in a file.
  uploaded('upload-own-domain-seal', de, 'noreply@dhl.de', gmail(forged('dhl.de', { arc: 'pass (i=1)' })), {
    own: OWN,
    below: ownSeal,
  }),
  // A provider of mailboxes that asks for such email to be rejected.
  mailboxed('freemail-gmail', GOOGLE, EVERYDAY.en, 'priya.raman@yahoo.com', gmail(forged('yahoo.com'))),
  uploaded('freemail-upload', EVERYDAY.fr, 'claire.morel@yahoo.com', microsoft(forged('yahoo.com'))),
];

const google = { domain: 'google.com', server: 'mx.google.com' };
const fromBrand = (domain: string) =>
  `dkim=pass header.i=@${domain}; spf=pass smtp.mailfrom=x@${domain}; dmarc=pass (p=REJECT) header.from=${domain}`;
const sealedByOwn = (domain: string) => sealedBy({ domain: OWN, server: `mx.${OWN}`, results: fromBrand(domain) });
const ownServer: Provider = ({ domain }) =>
  `Authentication-Results: mx.${OWN}; arc=pass; dkim=fail header.d=${domain}; dmarc=fail (p=reject) header.from=${domain}\r\n`;
const sealed = (domain: string) => sealedBy({ ...google, results: fromBrand(domain) });

export const HONEST: readonly Sent[] = [
  // The companies themselves.
  mailboxed('brand-gmail', GOOGLE, en, 'service@paypal.com', gmail(genuine('paypal.com'))),
  mailboxed('brand-microsoft', MICROSOFT, en, 'service@paypal.com', microsoft(genuine('paypal.com'))),
  mailboxed('brand-hybrid', MICROSOFT, de, 'noreply@dhl.de', hybrid(genuine('dhl.de'))),
  mailboxed('brand-yahoo', '*.yahoo.com', nl, 'noreply@booking.com', yahoo(genuine('booking.com'))),
  mailboxed('brand-icloud', 'dmarc.icloud.com', pl, 'no_reply@email.apple.com', icloud(genuine('email.apple.com'))),
  mailboxed('brand-fastmail', FASTMAIL, ja, 'billing@microsoft.com', fastmail(genuine('microsoft.com'))),
  mailboxed('brand-proton', PROTON, ru, 'updates@linkedin.com', proton(genuine('linkedin.com'))),
  mailboxed('brand-zoho', 'mx.zohomail.com', es, 'devoluciones@amazon.es', zoho(genuine('amazon.es'))),
  uploaded('upload-brand-microsoft', fr, 'info@netflix.com', microsoft(genuine('netflix.com'))),
  uploaded('upload-brand-gmx', it, 'dse@docusign.net', gmx(genuine('docusign.net'))),
  uploaded('upload-brand-yandex', pt, 'no-reply@spotify.com', yandex(genuine('spotify.com'))),
  // Colleagues.
  mailboxed('own-microsoft', MICROSOFT, INTERNAL.de, `maren.vogel@${OWN}`, microsoft(genuine(OWN)), { own: OWN }),
  mailboxed(
    'own-service-best-guess',
    MICROSOFT,
    INTERNAL.en,
    `maren.vogel@${OWN}`,
    microsoft(genuine(OWN, { dmarc: 'bestguesspass', policy: 'none', compauth: 'pass reason=109' })),
    { own: OWN },
  ),
  mailboxed(
    'own-softfail-softpass',
    MICROSOFT,
    INTERNAL.es,
    `maren.vogel@${OWN}`,
    microsoft(genuine(OWN, { spf: 'softfail', dkim: 'none', dmarc: 'none', compauth: 'softpass reason=202' })),
    { own: OWN },
  ),
  // Lists and forwarders, whose footers and envelopes break what the receiver checks.
  mailboxed('list-gmail', GOOGLE, EVERYDAY.en, 'priya@ramanfamily.example', gmail(passedOn('ramanfamily.example')), {
    below: LIST,
  }),
  mailboxed(
    'list-microsoft',
    MICROSOFT,
    EVERYDAY.de,
    'jonas@chor-brandt.example',
    microsoft(passedOn('chor-brandt.example')),
    { below: LIST },
  ),
  mailboxed(
    'list-yahoo-reject',
    '*.yahoo.com',
    EVERYDAY.fr,
    'claire@morel.example',
    yahoo(passedOn('morel.example', { policy: 'reject' })),
    { below: LIST },
  ),
  mailboxed(
    'forwarded-brand-gmail-sealed',
    GOOGLE,
    en,
    'service@paypal.com',
    gmail(
      passedOn('paypal.com', {
        policy: 'reject',
        arc: 'pass (i=1 spf=pass dkim=pass dmarc=pass fromdomain=paypal.com)',
      }),
    ),
    { below: sealed('paypal.com') },
  ),
  mailboxed(
    'forwarded-brand-microsoft-sealed',
    MICROSOFT,
    de,
    'noreply@dhl.de',
    microsoft(passedOn('dhl.de', { policy: 'reject', arc: 'pass (0 oda=0 ltdi=0)' })),
    { below: sealed('dhl.de') },
  ),
  mailboxed(
    'forwarded-brand-microsoft-130',
    MICROSOFT,
    fr,
    'info@netflix.com',
    microsoft(passedOn('netflix.com', { policy: 'reject', compauth: 'pass reason=130' })),
  ),
  mailboxed(
    'forwarded-brand-fastmail-sealed',
    FASTMAIL,
    es,
    'devoluciones@amazon.es',
    fastmail(passedOn('amazon.es', { policy: 'reject', arc: 'pass (as.1.google.com=pass, ams.1.google.com=pass)' })),
    { below: sealed('amazon.es') },
  ),
  mailboxed(
    'forwarded-own-sealed',
    GOOGLE,
    INTERNAL.nl,
    `maren.vogel@${OWN}`,
    gmail(passedOn(OWN, { policy: 'reject', arc: 'pass (i=1)' })),
    { own: OWN, below: sealed(OWN) },
  ),
  // The reader's own servers sealed it before forwarding it.
  mailboxed(
    'forwarded-brand-own-seal',
    'mx.northwind-trading.example',
    de,
    'noreply@dhl.de',
    ownServer(passedOn('dhl.de', { policy: 'reject' })),
    { own: OWN, below: sealedByOwn('dhl.de') },
  ),
  mailboxed(
    'forwarded-brand-own-domain-seal',
    GOOGLE,
    fr,
    'info@netflix.com',
    gmail(passedOn('netflix.com', { policy: 'reject', arc: 'pass (i=1)' })),
    { own: OWN, below: sealedByOwn('netflix.com') },
  ),
  mailboxed(
    'forwarded-brand-forwardemail',
    GOOGLE,
    es,
    'devoluciones@amazon.es',
    gmail(passedOn('amazon.es', { policy: 'reject', arc: 'pass (i=1)' })),
    {
      below: sealedBy({ domain: 'forwardemail.net', server: 'mx1.forwardemail.net', results: fromBrand('amazon.es') }),
    },
  ),
  uploaded(
    'upload-forwarded-brand-sealed',
    it,
    'dse@docusign.net',
    gmail(passedOn('docusign.net', { policy: 'reject', arc: 'pass (i=1)' })),
    { below: sealed('docusign.net') },
  ),
  uploaded('upload-list', EVERYDAY.it, 'paolo@bassi.example', fastmail(passedOn('bassi.example')), { below: LIST }),
  uploaded(
    'upload-list-microsoft',
    EVERYDAY.pt,
    'ines@duarte.example',
    microsoft(passedOn('duarte.example', { compauth: 'fail reason=001' })),
    { below: LIST },
  ),
  uploaded(
    'freemail-list',
    EVERYDAY.es,
    'lucia.herrero@yahoo.com',
    gmail(passedOn('yahoo.com', { policy: 'reject' })),
    { below: LIST },
  ),
  // Senders who never set up authentication, or only partly.
  mailboxed(
    'softfail-gmail',
    GOOGLE,
    EVERYDAY.nl,
    'sanne@clubhuis.example',
    gmail(genuine('clubhuis.example', { spf: 'softfail', dkim: 'none', dmarc: 'none' })),
  ),
  mailboxed(
    'compauth-none',
    MICROSOFT,
    EVERYDAY.pl,
    'marek@nowak.example',
    microsoft(genuine('nowak.example', { spf: 'none', dkim: 'none', dmarc: 'none', compauth: 'none reason=305' })),
  ),
  mailboxed(
    'compauth-implicit-fail',
    MICROSOFT,
    EVERYDAY.ru,
    'anna@belova.example',
    microsoft(genuine('belova.example', { spf: 'none', dkim: 'none', dmarc: 'none', compauth: 'fail reason=001' })),
  ),
  mailboxed(
    'compauth-softpass',
    MICROSOFT,
    EVERYDAY.ja,
    'ken@sato-kensetsu.example',
    microsoft(
      genuine('sato-kensetsu.example', {
        spf: 'softfail',
        dkim: 'none',
        dmarc: 'none',
        compauth: 'softpass reason=201',
      }),
    ),
  ),
  uploaded(
    'upload-softfail-yandex',
    EVERYDAY.ru,
    'anna@belova.example',
    yandex(genuine('belova.example', { spf: 'softfail', dkim: 'none' })),
  ),
  uploaded(
    'upload-compauth-softpass',
    EVERYDAY.de,
    'jonas@chor-brandt.example',
    microsoft(
      genuine('chor-brandt.example', { spf: 'softfail', dkim: 'none', dmarc: 'none', compauth: 'softpass reason=201' }),
    ),
  ),
  uploaded(
    'upload-bulk',
    pt,
    'no-reply@spotify.com',
    microsoft(genuine('spotify.com', { filter: 'SCL:5;SRV:BULK;IPV:NLI;SFV:SPM;H:mail;PTR:mail;CAT:BULK' })),
  ),
  uploaded('upload-on-premises', EVERYDAY.fr, 'claire@morel.example', onPremises(genuine('morel.example'))),
];
