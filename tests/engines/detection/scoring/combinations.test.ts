import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const severityOf = (email: Partial<Email>) => analyse({ subject: '', body: '', ...email }).severity;
const DANGEROUS = ['High', 'Critical'];
const WARNED = ['Medium', ...DANGEROUS];

describe('money to a changed account', () => {
  testTable([
    ['English', 'Our bank account has changed, please send 18,400 EUR to the new IBAN.'],
    ['English, without a sum', 'Our bank account has changed, please send … to the new IBAN'],
    ['German', 'Unsere Bankverbindung hat sich geändert. Bitte überweisen Sie den Betrag auf das neue Konto.'],
    ['French', 'Nos coordonnées bancaires ont changé. Merci d’effectuer le virement sur le nouveau compte.'],
    ['Spanish', 'Nuestra cuenta bancaria ha cambiado. Por favor, realice la transferencia a la nueva cuenta.'],
    ['Italian', 'Le nostre coordinate bancarie sono cambiate. Si prega di effettuare il bonifico sul nuovo conto.'],
    ['Portuguese', 'A nossa conta bancária mudou. Por favor, faça a transferência para a nova conta.'],
    ['Dutch', 'Ons rekeningnummer is gewijzigd. Graag het bedrag overmaken naar de nieuwe rekening.'],
  ])('is worth a warning by itself in %s', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  testTable([
    ['haste', 'Please do it urgently.'],
    ['a deadline', 'It must arrive within 24 hours.'],
    ['secrecy', 'Please keep this between us.'],
  ])('is dangerous with %s', (_, more) => {
    const body = `We have changed our account. Please process the payment to it. ${more}`;
    expect(DANGEROUS).toContain(severityOf({ body }));
  });

  test('is dangerous when answers go to a private mailbox', () => {
    expect(DANGEROUS).toContain(
      severityOf({
        body: 'We have changed our account. Please process the payment to it.',
        from: { name: 'Ada', address: 'ada@alder.example' },
        replyTo: [{ name: 'Ada', address: 'ada.alder@gmail.com' }],
      }),
    );
  });

  testTable([
    ['an account that stays', 'Invoice 20417 is attached. Our bank account is the usual one, as printed on it.'],
    ['a new account elsewhere', 'I opened a new account at the library and borrowed three books for you.'],
    ['a change of one’s own', 'You changed your payment details. See https://shop.example/account.'],
  ])('is not seen in %s', (_, body) => {
    expect(severityOf({ body })).toBe('None');
  });
});

describe('a changed bank account', () => {
  test('is odd by itself', () => {
    expect(severityOf({ body: 'Our bank details have changed.' })).toBe('Low');
  });

  testTable([
    ['English', 'Our bank details have changed. Please pay the attached invoice to GB29 NWBK 6016 1331 9268 19.'],
    ['English, in other words', 'We recently changed our bank. All future payments should go to sort code 20-00-00.'],
    ['German', 'Wir haben die Bank gewechselt. Bitte begleichen Sie die Rechnung auf DE89 3704 0044 0532 0130 00.'],
    ['French', 'Nous avons changé de banque. Merci de régler la facture sur FR14 2004 1010 0505 0001 3M02 606.'],
    ['Spanish', 'Hemos cambiado de banco; rogamos realicen el pago a la cuenta ES91 2100 0418 4502 0005 1332.'],
    ['Portuguese', 'Mudámos de banco. Pedimos que efetuem o pagamento para PT50 0002 0123 1234 5678 9015 4.'],
    [
      'Italian',
      'Abbiamo cambiato banca. Vi preghiamo di effettuare il pagamento su IT60 X054 2811 1010 0000 0123 456.',
    ],
    ['Dutch', 'Wij zijn van bank veranderd. Graag de factuur betalen op NL91 ABNA 0417 1643 00.'],
    ['Polish', 'Zmieniliśmy bank. Prosimy o przelew na nowe konto PL61 1090 1014 0000 0712 1981 2874.'],
  ])('is worth a warning with a payment in %s', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  testTable([
    ['an account that stays', 'Please use our account DE89 3704 0044 0532 0130 00 for the club fee, as every year.'],
    ['a user’s account', 'Hubo un cambio en su cuenta: su foto es nueva. Gracias por usar la biblioteca.'],
  ])('is not seen in %s', (_, body) => {
    expect(severityOf({ body })).toBe('None');
  });
});

describe('everyday frauds', () => {
  testTable([
    ['cards whose codes are wanted', 'Can you get me five Apple cards of 100 each and send photos of the back? Ada'],
    ['a payment without particulars', 'Jennifer, can you process a wire transfer urgently? Confirm once done. Bob'],
    [
      'an invoice without a call',
      'Sue, urgent: handle the pending invoice today. I am in a meeting and cannot take calls.',
    ],
    ['a task by telephone', 'Urgent task. Please reconfirm your cell number so that I can text you.'],
    [
      'a document for a password',
      'Ada shared a document with you. Sign in with your email and password: https://view.alder.test/x',
    ],
    [
      'a fine on a free host',
      'You have an unpaid parking fine. Pay within 24 hours to avoid a penalty: https://alder7.web.app/x',
    ],
    [
      'a fine in German',
      'Bußgeldbescheid: zahlen Sie innerhalb von 24 Stunden. Klicken Sie hier: https://alder7.web.app/x',
    ],
    [
      'a charge with a helpline',
      'Dear user, your membership was successfully renewed. You will be charged $348.80. Helpline Number: 844 555-0136',
    ],
    [
      'an account in Polish',
      'Twoje konto zostało zablokowane. Zaloguj się tutaj, aby potwierdzić dane: https://alder7.web.app/x',
    ],
  ])('%s is worth a warning', (_, body) => {
    expect(WARNED).toContain(severityOf({ body }));
  });

  testTable([
    [
      'a charge to be cancelled under a bare number',
      'Thank you for your order. Your card was charged 399.99 USD. If you did not place it, call us at 8885550134.',
    ],
    ['the tax forms of everybody', 'Please send me the W-2 forms of all employees as PDF.'],
  ])('%s is never called safe', (_, body) => {
    expect(severityOf({ body })).not.toBe('None');
  });

  testTable([
    ['cards for a birthday', 'Shall we get gift cards for the teacher? I can buy them on Friday.'],
    ['a council’s minutes', 'The council spoke of parking fines and of the court building. The minutes are online.'],
    ['one’s own form', 'Your W-2 form is ready in the portal.'],
    [
      'a payment with its particulars',
      'Could you please process this payment of 240 EUR to Alder Print for invoice 20417?',
    ],
  ])('%s is nothing', (_, body) => {
    expect(severityOf({ body })).toBe('None');
  });
});

describe('the kind', () => {
  testTable([
    ['delivery-scam', 'DHL: your parcel is held. Pay the customs fee of 1.99 EUR: https://dhl-parcel.alder.top/pay'],
    ['crypto-scam', 'Votre portefeuille Ledger doit être vérifié. Entrez vos 24 mots ici: https://wallet.alder.test/'],
    [
      'crypto-scam',
      'Ihr Ledger Wallet muss bestätigt werden. Geben Sie Ihre 24 Wörter ein: https://wallet.alder.test/',
    ],
    ['unwanted', 'Lonely hot girls want to chat with you tonight! Click here: https://bit.ly/x7'],
  ])('%s is recognised by the topic of the email', (kind, body) => {
    const from = { name: 'Service', address: 'a7@alder.click' };
    expect(analyse({ subject: '', body, from })).toMatchObject({ kind });
  });
});

describe('a payment that cannot wait', () => {
  test('is no more than a nuisance by itself', () => {
    expect(severityOf({ body: 'Please transfer the rent asap, thanks mum' })).toBe('Low');
  });

  test('is worth a warning from somebody who cannot be reached', () => {
    const body = 'Please process this payment urgently. I am in a meeting and cannot take calls.';
    expect(WARNED).toContain(severityOf({ body }));
  });
});

describe('a link to a program', () => {
  test('under an invoice that presses is dangerous', () => {
    const { severity, kind } = analyse({
      subject: '',
      body: 'Invoice overdue, urgent: https://alder.test/invoice.exe',
    });
    expect([severity, kind]).toEqual(['High', 'malware']);
  });

  test('on a page of downloads is nothing', () => {
    expect(severityOf({ body: 'Version 7 is out: https://alder.example/setup-7.exe' })).toBe('None');
  });
});

describe('a full mailbox', () => {
  const from = { name: '', address: 'a@b.example' };

  test('that wants a password within a day is dangerous, however plain its link', () => {
    const body = 'Your mailbox is full. Click https://login.example/x to verify your password within 24 hours.';
    expect(DANGEROUS).toContain(severityOf({ body, from }));
  });

  test('that is only reported is nothing', () => {
    const body = 'Your mailbox is full. Delete old messages to make room: https://mail.b.example/settings';
    expect(severityOf({ body, from })).toBe('None');
  });
});

describe('a document in a company’s name', () => {
  const address = btoa('maren.vogel@northwind.example');
  const body = (host: string) =>
    `Ada shared a file with you through SharePoint.\n\nOpen: https://${host}/x?e=${address}\n\nSign in with your work password to view the document.`;

  test('behind a sign-in that is not that company’s and knows your address is dangerous', () => {
    expect(DANGEROUS).toContain(severityOf({ body: body('docview-share.test') }));
  });

  test('behind that company’s own sign-in is not', () => {
    expect(DANGEROUS).not.toContain(severityOf({ body: body('northwind.sharepoint.com') }));
  });
});

describe('the claimed sender compared with where the email comes from', () => {
  const html = (href: string, text = 'Open') => `<p>Hello Tom,</p><a href="${href}">${text}</a>`;

  testTable([
    [
      'a bank’s name with another address and a page elsewhere',
      'PayPal',
      'x7@alder.example',
      'https://pay.alder.test/',
    ],
  ])('%s is dangerous in an email about a locked account', (_, name, address, href) => {
    const from = { name, address };
    expect(DANGEROUS).toContain(severityOf({ subject: 'Your account has been locked', body: html(href), from }));
  });

  test('a bank’s address with a page on a free host is worth a warning, and forged it is dangerous', () => {
    const email = {
      subject: 'Your account has been locked',
      body: html('https://alder7.web.app/'),
      from: { name: 'PayPal', address: 'service@paypal.com' },
      headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=fail' }],
    };
    expect(analyse(email).severity).toBe('Medium');
    expect(DANGEROUS).toContain(analyse(email, { authservId: 'mx.example.net' }).severity);
  });

  test('the company itself, linking to itself, is not', () => {
    const from = { name: 'PayPal', address: 'service@paypal.com' };
    const body = html('https://www.paypal.com/activity');
    expect(severityOf({ subject: 'Your account has been locked', body, from })).toBe('None');
  });

  test('a prize from nowhere is worth a warning', () => {
    const from = { name: 'Reward Team', address: 'tom771@gmail.com' };
    expect(WARNED).toContain(severityOf({ subject: 'You have won a prize', body: html('https://alder.test/'), from }));
  });

  test('a friend who tells of a prize is not', () => {
    const from = { name: 'Ada Alder', address: 'ada.alder@gmail.com' };
    const body = 'Hello Tom, the school has won a prize for its garden! See you on Friday. Ada';
    expect(severityOf({ subject: 'Good news', body, from })).toBe('None');
  });

  test('money that waits in a wallet, behind a free host, is worth a warning', () => {
    const from = { name: 'Ada', address: 'ada@alder.example' };
    const body = 'Your withdrawal of 0.7 BTC is pending. Click here: https://alder7.web.app/claim';
    expect(WARNED).toContain(severityOf({ subject: 'Bitcoin payout', body, from }));
  });

  test('a newsletter that writes of bitcoin among dozens of sites is not', () => {
    const from = { name: 'Alder News', address: 'news@alder.example' };
    const sites = Array.from({ length: 15 }, (_, i) => `<p><a href="https://site${i}.example/">Story ${i}</a></p>`);
    const body = `<h1>Bitcoin this week</h1><a href="https://alder.example/">Alder</a>${sites.join('')}<a href="https://bit.ly/x">more</a>`;
    expect(severityOf({ subject: 'Alder News 12', body, from })).toBe('None');
  });

  test('a stranger’s proposal that wants its answer elsewhere is worth a warning', () => {
    const from = { name: 'Mr Alder', address: 'x7@alder.example' };
    const replyTo = [{ name: 'Mr Alder', address: 'mr.alder77@gmail.com' }];
    const body = 'Dear friend, I have a lucrative business proposal about a fund of 18.5 million dollars.';
    expect(WARNED).toContain(severityOf({ subject: 'Proposal', body, from, replyTo }));
  });

  test('a colleague’s proposal is not', () => {
    const from = { name: 'Ada Alder', address: 'ada@alder.example' };
    const body = 'Hi Tom, please read the business proposal for the library before Monday. Ada';
    expect(severityOf({ subject: 'Proposal', body, from })).toBe('None');
  });
});

describe('wording like that of fraud', () => {
  const LIKE_FRAUD =
    'It goes out once you send us a picture of your passport and bank card plus the login for your online tax account, reply here. If we dont have it by Friday the money cant go out this year, and nobody can pay it to you then.';
  const LIKE_SERVICE =
    'It goes back to the account you gave on the form, in about three weeks. The letter with all the sums is in the post.';

  test('is alone worth no more than a second look', () => {
    expect(severityOf({ body: LIKE_FRAUD })).toBe('Low');
  });

  testTable([
    ['a link that leaves the sender', ' Click here: https://www.lanternbay.example/orders'],
    ['a lure about an account', ' Your account has been suspended.'],
  ])('is a warning with %s', (_, more) => {
    const from = { name: 'Ada', address: 'ada@alder.example' };
    expect(WARNED).toContain(severityOf({ body: LIKE_FRAUD + more, from }));
    expect(['None', 'Low']).toContain(severityOf({ body: LIKE_SERVICE + more, from }));
  });
});
