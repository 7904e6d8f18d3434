import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const analysed = (email: Partial<Email>) => analyse({ subject: '', body: '', ...email });
const severityOf = (email: Partial<Email>) => analysed(email).severity;
const idsOf = (email: Partial<Email>) => analysed(email).signals.map(({ id }) => id);
const DANGEROUS = ['High', 'Critical'];
const WARNED = ['Medium', ...DANGEROUS];
const page = (href: string, text: string) => `<p>Hello Tom,</p><p>${text}</p><a href="${href}">Open</a>`;

describe('what only a file tells', () => {
  testTable([
    ['English', 'Congratulations, you have won a voucher. Open the attached file to claim your reward.'],
    ['German', 'Herzlichen Glückwunsch, Sie haben gewonnen! Öffnen Sie die Datei im Anhang.'],
    ['Portuguese', 'Seus pontos estão disponíveis para resgate. Veja as instruções no arquivo em anexo.'],
  ])('of a prize is worth a warning in %s', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  testTable([
    ['English', 'Your statement is enclosed. Open the attached file. PDF password: 4821'],
    ['German', 'Ihre Mahnung finden Sie in der Datei im Anhang. Passwort für die Datei: AB4821'],
    ['French', 'Votre relevé est en pièce jointe. Mot de passe du fichier : AB4821'],
    ['Portuguese', 'Sua fatura está no arquivo em anexo. Senha do PDF: 0204'],
  ])('with its password beside it is worth a warning in %s', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  testTable([
    ['English', 'Your account has been suspended. The attached file tells more. Answer within 24 hours.'],
    ['German', 'Ihr Konto wurde gesperrt. Öffnen Sie die Datei im Anhang innerhalb von 24 Stunden.'],
    ['Portuguese', 'Valor bloqueado por segurança. O anexo contém os detalhes. Conteste dentro de 24 horas.'],
  ])('of trouble with an account, and soon, is worth a warning in %s', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  testTable([
    ['a password that only the reader knows', 'Your payslip is attached. The PDF password is your date of birth.'],
    ['a prize that is no file', 'The prizes of the chess club are handed out on Friday. The programme is attached.'],
    ['the same in German', 'Ihre Abrechnung ist im Anhang. Das Passwort der Datei ist Ihr Geburtsdatum.'],
  ])('is no finding in an email with %s', (_, body) => {
    expect(['None', 'Low']).toContain(severityOf({ body }));
    expect(idsOf({ body })).not.toContain('file-password-named');
  });
});

describe('a fortune in few words', () => {
  testTable([
    [
      'English',
      'I am a dying woman and have decided to donate 10.5 million dollars to you and to charity. Contact me for more details.',
    ],
    [
      'German',
      'Wir haben einen nicht beanspruchten Betrag von 4.000.000 Euro, der mit Ihrem Namen verknüpft ist. Senden Sie Ihren vollständigen Namen an diese Adresse.',
    ],
    [
      'Portuguese',
      'A organização escolheu você para herdar um fundo de doação de 2,5 milhões. Responda-me para mais detalhes.',
    ],
  ])('is worth a warning in %s', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  testTable([
    ['a gift to a hospice', 'Thank you for your donation of 40 pounds to the hospice. The summer fair is on Sunday.'],
    [
      'a will among relatives',
      'Uncle Tom died in March and left the house to the three of us. The solicitor would like to see us on Friday.',
    ],
    ['a rent', 'Der Betrag von 480 Euro ist angekommen, danke. Die Schlüssel liegen bei Frau Vogel.'],
  ])('is not found in an email about %s', (_, body) => {
    expect(severityOf({ body })).toBe('None');
  });
});

describe('a company’s receipt', () => {
  const receipt = 'PayPal. Dear customer, your order is confirmed. Total $489.99.';

  test('with nothing but a number to ring is worth a warning', () => {
    expect(WARNED).toContain(severityOf({ body: `${receipt} Questions? Give us a call at +1 (202) 555-0143.` }));
  });

  test('with the company’s own page is not one of those', () => {
    const body = page('https://www.paypal.com/activity', `${receipt} Or call us at +1 (202) 555-0143.`);
    expect(idsOf({ body })).not.toContain('brand-receipt-by-phone');
  });
});

describe('a company’s name from elsewhere', () => {
  test('that asks for what only the company may ask is dangerous', () => {
    const from = { name: 'PayPal', address: 'x7@alder.example' };
    const body = page('https://pay.alder.example/', 'Please confirm your password.');
    expect(DANGEROUS).toContain(severityOf({ subject: 'News', body, from }));
    const own = { name: 'Ada Alder', address: 'ada@alder.example' };
    expect(DANGEROUS).not.toContain(severityOf({ subject: 'News', body, from: own }));
  });

  test('is dangerous with a threat and a page that cost nothing', () => {
    const from = { name: 'Court office', address: 'office7@gmail.com' };
    const threat = 'Your account will be closed within 24 hours. Click here to sign in.';
    expect(DANGEROUS).toContain(severityOf({ subject: 'Notice', body: page('https://alder7.web.app/', threat), from }));
    expect(DANGEROUS).not.toContain(
      severityOf({ subject: 'Photos', body: page('https://alder7.web.app/', 'The photos of Sunday.'), from }),
    );
  });
});

describe('what is harmless however it sounds', () => {
  test('the removal from a list is no threat', () => {
    const body = 'The fair is on Sunday at the mill. To be removed from this list, write to us.';
    expect(idsOf({ body })).not.toContain('threat');
    expect(idsOf({ body: 'Otherwise your files will be removed.' })).toContain('threat');
  });

  test('a request to add the sender to safe senders is normal in newsletters', () => {
    expect(idsOf({ body: 'Please add news@alder.example to your safe senders.' })).not.toContain('safe-sender-banner');
    expect(idsOf({ body: 'This message was sent by a trusted sender.' })).toContain('safe-sender-banner');
  });

  testTable([
    ['Spanish', 'Estimado/a Marta Ruiz, gracias por suscribirse a nuestro boletín.', 'Estimado/a cliente, gracias.'],
    ['Portuguese', 'Prezado(a) Rafael Souza, obrigado pela inscrição.', 'Prezado(a) Cliente, obrigado.'],
  ])('a greeting for either sex with a name is to somebody in %s', (_, named, unnamed) => {
    expect(idsOf({ body: named })).not.toContain('generic-greeting');
    expect(idsOf({ body: unnamed })).toContain('generic-greeting');
  });

  test('a version number that a mail program made a link of leads nowhere', () => {
    expect(idsOf({ body: '<p>It runs with <a href="http://4.0.0.0">v4.0.0.0</a> now.</p>' })).not.toContain(
      'link-ip-address',
    );
    expect(idsOf({ body: '<p>It runs <a href="http://203.0.113.7/x">here</a>.</p>' })).toContain('link-ip-address');
  });

  test('a company’s bare name linked to the sender’s own page is a mention, unless the email has a lure', () => {
    const from = { name: 'Alder News', address: 'news@alder.example' };
    const link = '<a href="https://www.alder.example/walmart">Walmart.com</a>';
    expect(idsOf({ body: `<p>Our desks are now sold at ${link}.</p>`, from })).not.toContain(
      'link-to-known-name-mismatch',
    );
    expect(idsOf({ body: `<p>Confirm your password at ${link}.</p>`, from })).toContain('link-to-known-name-mismatch');
  });

  test('a link to a free host’s own site is normal in an email from an address there', () => {
    const from = { name: 'Ada', address: 'ada@alder.eu.org' };
    expect(idsOf({ body: page('https://www.eu.org/', 'My address is from there.'), from })).not.toContain(
      'link-free-host',
    );
    expect(idsOf({ body: page('https://elm.eu.org/', 'My photos are there.'), from })).toContain('link-free-host');
  });
});

describe('access to other people’s machines', () => {
  test('that is offered for sale is unasked advertising, and what an administrator runs is not', () => {
    const offer = 'Fresh RDPs, SMTPs and cPanels, mailers, webmails and shells. The market for spamming tools is open.';
    expect(idsOf({ subject: 'Tools', body: offer })).toContain('little-but-advertising');
    expect(severityOf({ subject: 'Tools', body: offer })).toBe('Low');
    const work = 'The SMTP server and the webmail are moved to the new machine on Friday. The shell there is bash.';
    expect(severityOf({ subject: 'Move', body: work })).toBe('None');
  });
});

describe('an email with a generic greeting', () => {
  const email = (greeting: string, href: string) =>
    `<p>${greeting}</p><p>The news of May.</p><a href="${href}">Read</a>`;

  testTable([
    ['English', 'Dear customer,'],
    ['German', 'Sehr geehrter Kunde,'],
    ['Dutch', 'Beste klant,'],
  ])('that hides where it leads is odd in %s', (_, greeting) => {
    expect(severityOf({ subject: 'News', body: email(greeting, 'https://alder7.web.app/') })).not.toBe('None');
    expect(severityOf({ subject: 'News', body: email(greeting, 'https://www.alder.example/') })).toBe('None');
  });
});

describe('a page of one’s own', () => {
  test('on a free host is no stranger’s', () => {
    const from = { name: 'Ada Alder', address: 'ada.alder@gmail.com' };
    const body = (host: string) => page(`https://${host}/`, 'My photos are there.');
    expect(idsOf({ body: body('adaalder.wordpress.com'), from })).not.toContain('link-free-host');
    expect(idsOf({ body: body('prize-desk.wordpress.com'), from })).toContain('link-free-host');
  });
});

describe('a prize for any recipient', () => {
  testTable([
    ['English', 'Dear customer, you have won a voucher! Reply immediately, this is your last chance.'],
    ['French', 'Cher client, vous avez gagné un cadeau ! Répondez immédiatement, c’est urgent.'],
    ['Spanish', 'Estimado cliente, ha ganado un premio. Responda inmediatamente, es urgente.'],
  ])('and at once is worth a warning in %s', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  test('for one who took part is not', () => {
    const body = 'Hello Tom, your drawing won the second prize of the library. It hangs in the hall until May.';
    expect(severityOf({ body })).toBe('None');
  });
});

describe('a wallet', () => {
  test('that is looked into by a QR code is worth a warning, a ticket is not', () => {
    expect(WARNED).toContain(
      severityOf({ subject: 'Scan your wallet', body: 'Scan the QR code to check your wallet.' }),
    );
    expect(severityOf({ subject: 'Your ticket', body: 'Scan the QR code at the gate on Friday.' })).toBe('None');
  });
});
