import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const pdf = { filename: 'invoice.pdf', mimeType: 'application/pdf', size: 9 };
const advice = (subject: string, body: string, more: Partial<Email> = {}) => {
  const { actions, severity } = analyse({ subject, body, headers: [], attachments: [], ...more });
  expect(severity).not.toBe('None');
  return actions.join(' ');
};

describe('advice on a call', () => {
  const charge =
    'Your plan was renewed for 399.99 USD and will be charged today. If you did not authorise this charge,';
  const from = { name: 'PayPal Billing', address: 'billing.team@gmail.com' };

  test('needs a number', () => {
    const number = advice('Order', `${charge} call our billing department at +1 (888) 555-0142 to cancel.`, { from });
    const none = advice('Order', `${charge} contact our billing department to cancel.`, { from });
    expect(number).toContain('Don’t call the number.');
    expect(none).not.toContain('the number');
  });

  test('speaks of the attachment where only that may have one', () => {
    const body = `${charge} call our billing department now to cancel your subscription and get a refund. The toll-free helpline number is in the attached invoice.`;
    expect(advice('Order', body, { from, attachments: [pdf] })).toContain('any number in the attachment');
  });
});

describe('advice on a QR code', () => {
  const lure = 'Your mailbox is full and will be deleted. Verify your account within 24 hours';

  testTable([
    'Scan the QR code with your phone.',
    'Escanee el código QR.',
    'Inquadra il codice QR.',
    'Zeskanuj kod QR.',
  ])('needs a request to scan it: %s', (request) => {
    expect(advice('Mailbox full', `${lure}. ${request}`, { attachments: [pdf] })).toContain('Don’t scan the QR code');
  });

  testTable([
    'You don’t need a QR code for it: https://quota.example/verify',
    'El código QR de la entrada no cambia: https://quota.example/verify',
    'Il codice QR resta valido: https://quota.example/verify',
    'Kod QR pozostaje ważny: https://quota.example/verify',
  ])('and not its mere mention: %s', (mention) => {
    expect(advice('Mailbox full', `${lure}. ${mention}`)).not.toContain('scan');
  });

  test('is not given for a ticket to show at the entrance', () => {
    const ticket = 'Apresente o código QR do bilhete em anexo à entrada. O espetáculo começa às 21h.';
    const { signals } = analyse({ subject: 'Os seus bilhetes', body: ticket, attachments: [pdf] });
    expect(signals.map(({ id }) => id)).not.toContain('qr-code-lure');
  });
});

describe('advice on links', () => {
  const from = { name: 'IT Helpdesk', address: 'helpdesk.webmail@outlook.com' };
  const lure = 'Dear user, your mailbox is full and your account will be closed today.';

  test('needs one: a file is not a link', () => {
    const opened = 'Open the attached file and confirm your password.';
    const file = advice('Mailbox full', `${lure} ${opened}`, { from, attachments: [pdf] });
    expect(file).not.toMatch(/click|links/);
    expect(file).toContain('Don’t open the attachment');
    const clicked = 'Verify your account: https://quota.example/a';
    expect(advice('Mailbox full', `${lure} ${clicked}`, { from })).toContain('click its links');
  });

  test('is given where links may have been lost with the headers', () => {
    const copied = { subject: 'Mailbox full', body: `${lure} Click below to verify your account and your password.` };
    expect(analyse({ ...copied, from }).actions.join(' ')).toContain('click its links');
    expect(analyse({ ...copied, from, headers: [] }).actions.join(' ')).not.toContain('click');
  });

  test('is given for a button that lost its address, not for an email that says it has no links', () => {
    const text = 'Your card payment was declined. This message has no links: open the app or the website.';
    const advised = (html: string) =>
      analyse({ subject: 'Card payment declined', body: '', html, headers: [], attachments: [] }).actions.join(' ');
    expect(advised(`<p>${text}</p>`)).not.toContain('links');
    expect(advised(`<p>${text}</p><a class="button">See more</a>`)).toContain('links');
  });

  test('of a fee by reply asks for no card details', () => {
    const body =
      'Sie haben gewonnen! Zur Auszahlung ist eine Bearbeitungsgebühr von 285 Euro zu entrichten. Senden Sie Name und Anschrift an unseren Anwalt.';
    expect(advice('Gewinnbenachrichtigung', body)).not.toMatch(/card details|click/);
  });
});

describe('an email without a warning', () => {
  test('is not said to have no signs of fraud beside wording that resembles one', () => {
    const all = [
      'Facture impayée FA-2291. Merci de régler sous 48 heures. Vous trouverez la facture en pièce jointe.',
      'Would you have ten minutes this week? I would love to show you what we can do for your website.',
      'Your weekly summary is ready.',
    ].map((body) => analyse({ subject: 'Hello', body, headers: [] }));
    for (const { conclusion, response } of all) {
      if (/resembles (?!honest)/.test(response)) expect(conclusion).not.toContain('no signs');
    }
  });
});

describe('a request for remote access', () => {
  const idsIn = (email: Partial<Email>) =>
    analyse({ subject: 'Your computer', body: '', ...email }, { ownDomains: ['northwind.example'] }).signals.map(
      ({ id }) => id,
    );

  testTable([
    'Please install AnyDesk, open it and send me the 9-digit code that it shows. I will connect and fix it.',
    'Bitte laden Sie TeamViewer herunter, starten Sie es und schicken Sie mir die angezeigte ID und das Kennwort.',
    'Installez AnyDesk, ouvrez-le et envoyez-moi le code à neuf chiffres. Je me connecterai à votre ordinateur.',
    'Instale TeamViewer, ábralo y envíeme el código que aparece. Me conectaré a su ordenador.',
    'Installa AnyDesk, aprilo e mandami il codice che vedi. Mi collego io al tuo computer.',
    'Instale o AnyDesk, abra e envie-me o código que aparece. Eu ligo-me ao seu computador.',
    'Installeer TeamViewer, open het en stuur mij de code die je ziet. Ik maak dan verbinding met je computer.',
    'Zainstaluj AnyDesk, otwórz go i wyślij mi kod, który zobaczysz. Połączę się z twoim komputerem.',
  ])('is a warning from a stranger: %s', (body) => {
    const { severity, conclusion } = analyse({ subject: 'Computer', body, headers: [] });
    expect(idsIn({ body })).toContain('remote-access-request');
    expect(severity).not.toBe('None');
    expect(conclusion).toContain('let a stranger control your device');
  });

  testTable<[string, Partial<Email>]>([
    [
      'a colleague’s appointment',
      {
        from: { name: 'IT Service Desk', address: 'it@northwind.example' },
        body: 'As agreed I will set up the printer on Thursday. Open TeamViewer then and send me the ID it shows.',
      },
    ],
    [
      'an appointment by phone',
      { body: 'I’m free at 2 to look at the printer. Have TeamViewer open and give me the ID when I ring. Sanjay' },
    ],
    [
      'a bank’s warning',
      {
        body: 'Nunca lhe pedimos o código de SMS, nem a instalação do AnyDesk. Nunca nos envie o código.',
      },
    ],
    [
      'an answer in a ticket',
      {
        subject: 'Re: Printer',
        headers: [{ name: 'In-Reply-To', value: '<a@b.example>' }],
        body: 'Open TeamViewer and send me the ID it shows.\n\nOn Mon, Nov 2, 2026 Ada <ada@northwind.example> wrote:\n> The printer doesn’t work. Can you connect to my computer?',
      },
    ],
    [
      'the program’s newsletter',
      { body: 'AnyDesk 9.2 is here. Share your address book with your team, and change the code in the settings.' },
    ],
    ['a warning', { body: 'Never install AnyDesk for a caller, and never send anyone the code that it shows.' }],
  ])('is not %s', (_, email) => {
    expect(idsIn(email)).not.toContain('remote-access-request');
  });
});

describe('advice on a pasted text without links', () => {
  const pasted = (body: string) => analyse({ subject: 'Notice', body }).actions.join(' ');

  test('speaks of a link where the text speaks of clicking', () => {
    expect(pasted('Dear user, your mailbox is full. Click here to keep your account.')).toContain('Don’t click');
  });

  test('speaks of a reply where it doesn’t', () => {
    const actions = pasted(
      'Dear user, your mailbox is full. Reply with your password within 24 hours to keep your account.',
    );
    expect(actions).toContain('Don’t reply');
    expect(actions).not.toContain('click');
  });
});

test('a host that a delivery report names is no link to use', () => {
  const actionsTo = (address: string) =>
    analyse({
      subject: 'Returned mail: see transcript for details',
      body: 'The mail system at neko.example.jp could not deliver your message, and will not try again.',
      from: { name: '', address },
      headers: [],
      attachments: [],
    }).actions.join(' ');
  expect(actionsTo('mailer-daemon@neko.example.jp')).not.toContain('link');
});
