import { describe, expect, test } from 'vitest';
import { analyse, type Letter } from '../../../src/engines/detection/index.ts';

const severityOf = (letter: Partial<Letter>) => analyse({ subject: '', body: '', ...letter }).severity;
const DANGEROUS = ['High', 'Critical'];
const WARNED = ['Medium', ...DANGEROUS];

describe('money to a changed account', () => {
  test.each([
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

  test.each([
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

  test.each([
    ['an account that stays', 'Invoice 20417 is attached. Our bank account is the usual one, as printed on it.'],
    ['a new account elsewhere', 'I opened a new account at the library and borrowed three books for you.'],
    ['a change of one’s own', 'You changed your payment details. See https://shop.example/account.'],
  ])('is not seen in %s', (_, body) => {
    expect(severityOf({ body })).toBe('None');
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
