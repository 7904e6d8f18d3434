import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const TRUSTED = 'mx.example.net';
const WARNED = ['Medium', 'High', 'Critical'];
const LINK = 'https://alder-shop.example/x';
const WALLET = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

const analysisOf = (body: string, email: Partial<Email> = {}) => analyse({ subject: 'Hello', body, ...email });
const idsOf = (body: string) => analysisOf(body).signals.map(({ id }) => id);

function confirmedFrom(address: string, body: string) {
  const value = `${TRUSTED}; dmarc=pass header.from=${address.split('@')[1]}`;
  const email = { from: { name: '', address }, headers: [{ name: 'Authentication-Results', value }] };
  return analyse({ subject: 'Hello', body, ...email }, { authservId: TRUSTED });
}

describe('an account to be confirmed because a mailbox is full or a password expires', () => {
  testTable([
    ['English', `Your mailbox password expires today. Verify your account now. Sign in here: ${LINK}`],
    ['German', `Ihr Postfach ist fast voll. Bitte bestätigen Sie Ihr Konto: ${LINK}`],
    ['French', `Votre boîte mail est presque pleine. Veuillez confirmer votre compte : ${LINK}`],
    ['Spanish', `Su buzón está casi lleno. Confirme su cuenta para continuar: ${LINK}`],
    ['Italian', `La tua casella di posta è quasi piena. Conferma il tuo account: ${LINK}`],
    ['Portuguese', `A sua caixa de correio está quase cheia. Confirme a sua conta: ${LINK}`],
    ['Dutch', `Uw mailbox is bijna vol. Bevestig uw account: ${LINK}`],
    ['Polish', `Twoje konto zostało zablokowane. Potwierdź swoje dane. Zaloguj się tutaj: ${LINK}`],
  ])('is worth a warning in %s', (_, body) => {
    expect(WARNED).toContain(analysisOf(body).severity);
  });

  testTable([
    ['a storage notice', `Your mailbox is 90 % full. Delete old messages, or book more room: ${LINK}`],
    ['a first confirmation', `Thanks for signing up. Please confirm your account by this link: ${LINK}`],
    ['failed attempts', `Your account has been locked after failed sign in attempts. Unlock your account: ${LINK}`],
    [
      'failed attempts in Spanish',
      `Su cuenta ha sido bloqueada por intentos fallidos para iniciar sesión. Desbloquear mi cuenta: ${LINK}`,
    ],
  ])('is not %s', (_, body) => {
    expect(analysisOf(body).severity).toBe('None');
  });

  test('is believed of a well-known company that is confirmed', () => {
    const body = 'There is a problem with your account: please verify your account. Sign in here: https://github.com/x';
    expect(confirmedFrom('noreply@github.com', body).severity).not.toBe('Medium');
  });
});

describe('a film that is to reach everybody', () => {
  testTable([
    [
      'English',
      `I recorded you through your camera. Send 900 USD in BTC to ${WALLET} or I share the video with your contacts.`,
    ],
    [
      'German',
      `Ich habe Sie mit Ihrer Webcam gefilmt. Zahlen Sie 900 Euro in Bitcoin an ${WALLET}, sonst schicke ich das Video an alle Ihre Kontakte.`,
    ],
    [
      'French',
      `Je vous ai filmé avec votre webcam. Envoyez 900 euros en bitcoin à ${WALLET}, sinon j’envoie la vidéo à tous vos contacts.`,
    ],
    [
      'Spanish',
      `Te he grabado con tu webcam. Paga 900 euros en bitcoin a ${WALLET} o enviaré el vídeo a todos tus contactos.`,
    ],
    [
      'Italian',
      `Ti ho filmato con la tua webcam. Paga 900 euro in bitcoin a ${WALLET} o invierò il video a tutti i tuoi contatti.`,
    ],
    [
      'Portuguese',
      `Gravei você pela sua webcam. Envie 900 euros em bitcoin para ${WALLET} ou enviarei o vídeo para todos os seus contatos.`,
    ],
    [
      'Dutch',
      `Ik heb u gefilmd met uw webcam. Betaal 900 euro in bitcoin aan ${WALLET} of ik stuur de video naar al uw contacten.`,
    ],
    [
      'Polish',
      `Nagrałem cię twoją kamerką. Wpłać 900 euro w bitcoin na ${WALLET} albo wyślę film do wszystkich twoich kontaktów.`,
    ],
  ])('is blackmail in %s', (_, body) => {
    expect(analysisOf(body)).toMatchObject({ severity: 'High', kind: 'extortion' });
  });

  test('is none without money', () => {
    const body = 'I recorded you on stage with my camera! I will share the video with your friends and family tonight.';
    expect(analysisOf(body).severity).toBe('None');
  });

  test('a wallet to be paid into in haste is a warning, and one for donations is none', () => {
    expect(WARNED).toContain(analysisOf(`Pay 0.05 to ${WALLET} within 48 hours.`).severity);
    expect(analysisOf(`Our Bitcoin address for donations is ${WALLET}. Thank you for every one.`).severity).toBe(
      'None',
    );
  });
});

describe('a payment requested by someone who can’t be called back', () => {
  testTable([
    ['English', 'Please wire 18,400 EUR to our new partner today. I am in a meeting, no calls.'],
    [
      'English, already named',
      'Can you process a wire transfer of $18,400 today? I am tied up in meetings, email only.',
    ],
    ['German', 'Bitte überweise heute noch 18.400 EUR an einen neuen Partner. Ich bin telefonisch nicht erreichbar.'],
    ['secrecy', 'I have a supplier settlement to put through before lunch. Keep it between us.'],
  ])('is never safe: %s', (_, body) => {
    expect(analysisOf(body)).toMatchObject({ kind: 'payment-fraud', verdict: 'suspicious' });
  });

  test('is none between friends', () => {
    expect(analysisOf('Can you transfer 23 euros to me for dinner yesterday? Thanks, Tom').severity).toBe('None');
  });
});

describe('another account', () => {
  testTable([
    [
      'Going forward please use the coordinates below for settling our open items; the old ones are closed. Sort 20-44-11',
    ],
    ['I opened a new checking account and would like my pay to go there from this month on.'],
  ])('of the writer is worth a warning: %s', (body) => {
    expect(WARNED).toContain(analysisOf(body).severity);
  });

  testTable([
    ['We received a request for a password change for your Dropbox account.'],
    ['If you did not make this change, please reset your account.'],
    ['The bank account for payouts of your account was changed.'],
    ['Falls sich Ihre Bankverbindung geändert hat, teilen Sie uns das bitte mit.'],
    ['Please update your direct deposit details in Workday if your bank has changed.'],
    ['Si votre IBAN a changé, merci de nous le signaler.'],
  ])('of the reader, or no bank’s, is none: %s', (body) => {
    expect(idsOf(body)).not.toContain('bank-change');
  });
});

describe('what only sounds like a fraud', () => {
  const own = ['alder.example'];
  const headers = [{ name: 'Authentication-Results', value: `${TRUSTED}; dmarc=pass header.from=alder.example` }];
  const body = 'Your password will expire in 5 days. Press Ctrl+Alt+Del and update your password. IT';
  const from = { name: 'IT', address: 'it@alder.example' };

  test('the reminder of one’s own organization that leads nowhere', () => {
    const context = { authservId: TRUSTED, ownDomains: own };
    expect(WARNED).not.toContain(analyse({ subject: 'Password', body, from, headers }, context).severity);
    expect(WARNED).toContain(analyse({ subject: 'Password', body, from }, context).severity);
    const leading = { subject: 'Password', body: `${body} ${LINK}`, from, headers };
    expect(WARNED).toContain(analyse(leading, context).severity);
  });

  test('a newsletter about wallets', () => {
    const sites = Array.from({ length: 12 }, (_, i) => `https://wallet-${i}.example/news`).join('\n');
    expect(idsOf(`This week in Bitcoin wallets\n${sites}`)).not.toContain('crypto-lure');
    expect(idsOf('This week in Bitcoin wallets\nhttps://wallet-1.example/news')).toContain('crypto-lure');
  });

  test('the report of a last attempt', () => {
    expect(idsOf('Action: failed\nLast-Attempt-Date: Fri, 20 Nov 2026 09:12:00 +0000')).not.toContain('urgency');
    expect(idsOf('This is our last attempt to reach you.')).toContain('urgency');
  });
});

describe('frauds of every day', () => {
  testTable([
    ['a favour by telephone', 'Quick favor, are you available? Reply with your cell number.'],
    [
      'a file for anyone who signs in',
      `Ada has sent you a secure file. Log on using your work email to read it: ${LINK}`,
    ],
    ['a job by messenger', 'An online job: 150 to 300 euros a day from home. Write to us on WhatsApp.'],
    [
      'a number in words',
      'Your plan was renewed for $399.99. If you did not authorize this, dial 1 (888) five five five 0134.',
    ],
  ])('%s is not called safe', (_, body) => {
    expect(analysisOf(body).verdict).not.toBe('safe');
  });

  test('a meeting or a job is', () => {
    for (const body of [
      'Are you available tomorrow at ten?',
      'I like the job: two days a week from home. See you soon!',
    ])
      expect(analysisOf(body).severity).toBe('None');
  });
});
