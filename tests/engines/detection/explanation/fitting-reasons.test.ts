import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { annotate } from '../../../../src/ui/annotate.ts';

const email = (subject: string, body: string, more: Partial<Email> = {}): Email => ({ subject, body, ...more });
const idsIn = (given: Email) => analyse(given).signals.map(({ id }) => id);

describe('an account that can’t receive payments', () => {
  const demo = new URL('../../../../src/features/demo-provider/emails/supplier-bank-change.eml', import.meta.url);

  test('is not work for a money mule', async () => {
    const { kind, signals, actions } = analyse(await readMessage(readFileSync(demo)));
    expect(['payment-fraud', 'conversation-hijack']).toContain(kind);
    expect(signals.map(({ id }) => id)).not.toContain('money-mule');
    expect(actions.join(' ')).toMatch(/Don’t pay.*number you already had/);
  });

  test.each([
    'You will receive payments from our customers in your bank account and send them to our partners.',
    'Sie erhalten Zahlungen unserer Kunden auf Ihr eigenes Konto und behalten 5 %.',
    'Recibirá transferencias de clientes en su cuenta y las enviará.',
  ])('but this is: %s', (body) => {
    expect(idsIn(email('Part-time job', body))).toContain('money-mule');
  });

  test('and a company that is only paid itself has none', () => {
    expect(
      idsIn(email('Terms', 'We process your payments on the first of each month and email receipts.')),
    ).not.toContain('money-mule');
  });
});

describe('what the writer says they never ask', () => {
  test.each([
    ['credential-request', 'We never ask you to confirm your account details by email.'],
    ['small-fee', 'Please note that we never ask you to pay a customs fee by text message.'],
    ['card-codes-request', 'We never ask staff to buy gift cards and send the codes. If someone does, call us.'],
    ['gift-cards', 'No manager here will ask you for gift cards.'],
    ['credential-request', 'Wir fordern Sie nie auf, Ihre Kontodaten zu bestätigen.'],
    ['bank-details', 'Votre banque ne vous demande jamais vos coordonnées bancaires par e-mail.'],
    ['credential-request', 'Nunca le pediremos sus claves ni que verifique sus datos por correo.'],
    ['credential-request', 'Nunca pedimos que confirme os seus dados.'],
    ['credential-request', 'Non le chiederemo mai di confermare i suoi dati.'],
    ['credential-request', 'Wij vragen u nooit om uw wachtwoord te bevestigen.'],
    ['password-by-reply', 'Never send us your password.'],
    ['password-by-reply', 'Senden Sie uns nie Ihr Passwort.'],
  ])('is not %s: %s', (id, body) => {
    expect(idsIn(email('Your account', body))).not.toContain(id);
  });

  test.each([
    ['credential-request', 'No worries, we ask you to confirm your account details.'],
    ['credential-request', 'We never ask for your PIN, but please confirm your account details.'],
    ['credential-request', 'If you do not verify your account we will have to ask again.'],
    ['bank-details', 'Nous ne demandons jamais votre code, mais nous avons besoin de vos coordonnées bancaires.'],
    ['card-codes-request', 'Don’t worry about the price. Send me the codes.'],
  ])('but what they ask is %s: %s', (id, body) => {
    expect(idsIn(email('Your account', body))).toContain(id);
  });
});

describe('a password to be sent in a reply', () => {
  test.each([
    'We never ask for your password by email. However, to unlock it please reply with your username and your current passcode.',
    'Wir fragen nie nach Ihrem Passwort. Antworten Sie jedoch bitte mit Ihrem Benutzernamen und Ihrem Passwort.',
    'Nous ne demandons jamais votre mot de passe. Veuillez répondre avec votre identifiant et votre mot de passe.',
    'Nunca le pediremos su contraseña, pero responda con su usuario y su contraseña.',
    'Nunca pedimos a sua senha. Responda com o seu utilizador e a sua senha.',
    'Non chiediamo mai la password. Rispondi con nome utente e password.',
    'Wij vragen nooit om uw wachtwoord. Antwoord met uw gebruikersnaam en wachtwoord.',
    'Nigdy nie prosimy o hasło. Odpowiedz podając login i hasło.',
  ])('is found, whatever was denied before: %s', (body) => {
    expect(analyse(email('Mailbox', body)).verdict).not.toBe('safe');
    expect(idsIn(email('Mailbox', body))).toContain('password-by-reply');
  });

  test('is not one to be entered', () => {
    expect(
      idsIn(email('New laptop', 'Log in with your username and your password, then reply to this email.')),
    ).not.toContain('password-by-reply');
  });
});

describe('what others ask', () => {
  test.each([
    ['credential-request', 'Er gaan valse mails rond waarin u wordt gevraagd uw accountgegevens te bevestigen.'],
    ['credential-request', 'Criminals send emails asking you to verify your account.'],
    ['pasted-command', 'A page shows a captcha and asks the user to press Windows + R and paste a command.'],
    ['gift-card-codes', 'Ich sollte Google-Play-Karten kaufen und die Codes schicken. War das Betrug?'],
    ['payment-request', 'You asked where to send the deposit. The lease says it.'],
  ])('is not %s: %s', (id, body) => {
    expect(idsIn(email('Information', body))).not.toContain(id);
  });

  test.each([
    ['credential-request', 'This email asks you to verify your account.'],
    ['pasted-command', 'To pass the check, press Windows + R and paste what we copied for you.'],
    ['card-codes-request', 'The director asked me to get gift cards. Buy five and send me the codes.'],
    ['card-codes-request', 'The director asked me to have you send the codes.'],
  ])('but what the writer asks is %s: %s', (id, body) => {
    expect(idsIn(email('Information', body))).toContain(id);
  });
});

describe('a code that nobody else is to see', () => {
  test('is no secret', () => {
    const body = 'Your sign-in code is 481 920. Do not share it with anyone. It expires in ten minutes.';
    expect(idsIn(email('Your code', body))).not.toContain('secrecy');
  });

  test.each([
    'We are buying a company. Do not share it with anyone.',
    'Buy the gift cards and send me the codes. Do not share it with anyone.',
  ])('but this is: %s', (body) => {
    expect(idsIn(email('Task', body))).toContain('secrecy');
  });
});

test('a warning that quotes a request for codes asks for none', () => {
  const lure = 'Are you free? Buy five gift cards, scratch them and send me the codes. Keep it confidential.';
  const warning = email('Gift card fraud', `Criminals wrote in the director’s name: “${lure}” Report such emails.`);
  expect(analyse(warning).signals.filter(({ weight, tier }) => weight > 0 && tier === 'hard')).toEqual([]);
  expect(['Medium', 'High', 'Critical']).toContain(analyse(email('Task', lure)).severity);
});

describe('a writer who doubts the email they quote', () => {
  const lure = 'Your account has been suspended. Verify your payment details:\nhttps://amaz0n-billing.ru/verify';
  const quoted = lure.replace(/^/gm, '> ');
  const head = 'From: Billing <billing@amaz0n-billing.ru>\nDate: Mon, 2 Nov 2026\nSubject: Suspended';
  const forwarded = `---------- Forwarded message ---------\n${head}\n\n${lure}`;
  const from = { name: 'Ben Hart', address: 'ben.hart@gmail.com' };

  test.each([
    ['answers', 'Re: your order', `Hi mum,\n\nno, that is a scam, delete it.\n\n${quoted}`],
    ['forwards', 'Fwd: Suspended', `Looks like phishing to me, please block it.\n\n${forwarded}`],
    ['asks', 'WG: Suspended', `Ist das Betrug oder echt?\n\n${forwarded}`],
  ])('and %s is not said to want anything', (_, subject, body) => {
    const { conclusion, response, severity } = analyse(email(subject, body, { from, headers: [] }));
    expect(severity).not.toBe('None');
    expect(conclusion).toMatch(/^The email quoted here .* phishing\.$/);
    expect(response).not.toContain('Ben Hart');
  });

  test.each([
    ['says nothing of the kind', `Hi mum, have a look.\n\n${quoted}`],
    ['has a link of their own', `Is it phishing? Check here: https://amaz0n-billing.ru/check\n\n${quoted}`],
    ['asks for something', `Because of phishing, please verify your account.\n\n${quoted}`],
  ])('is not one who %s', (_, body) => {
    expect(analyse(email('Re: your order', body, { from, headers: [] })).conclusion).toMatch(/^This email/);
  });
});

describe('a victim’s report', () => {
  const asked = 'Google-Play-Karten kaufen und die Codes schicken.';

  test('tells of a fraud', () => {
    const body = `Ich habe auf eine Mail meines angeblichen Chefs geantwortet. Ich sollte ${asked} Was soll ich tun?`;
    const { severity, kind, conclusion } = analyse(email('Betrug?', body));
    expect({ severity, kind }).toEqual({ severity: 'Low', kind: 'suspicious' });
    expect(conclusion).toContain('seems to tell of a fraud');
  });

  test('unlike a request', () => {
    expect(idsIn(email('Aufgabe', `Sie sollten heute ${asked} Der Chef`))).toContain('gift-card-codes');
  });
});

describe('a domain made of bait words', () => {
  const sentenceOn = (host: string) =>
    analyse(email('Files', `See https://${host}/x`)).signals.find(({ id }) => id === 'link-bait-domain')?.sentence;

  test.each([
    ['account-desk.example', '“account” and “desk”'],
    ['cdn-verify.app', 'the word “verify”'],
    ['mi-cuenta-hoy.example', 'the word “cuenta”'],
    ['secure-login-support.test', '“secure”, “login” and “support”'],
  ])('%s is said to have its own words', (host, words) => {
    expect(sentenceOn(host)).toContain(words);
  });

  test('is not just any with two words', () => {
    expect(sentenceOn('green-garden.example')).toBeUndefined();
  });
});

describe('a short email with a link', () => {
  const found = (href: string) =>
    analyse(email('Dinner', `See the menu: ${href}`)).signals.find(({ id }) => id === 'little-but-borrowed-link');

  test.each([
    ['https://bit.ly/3xYz', 'hides where it goes'],
    ['https://some-place.pages.dev/menu', 'anyone can set up'],
    ['https://some-place.xyz/menu', 'domain ending'],
  ])('to %s: what is doubtful is said', (href, words) => {
    expect(found(href)?.sentence).toContain(words);
  });

  test('to an ordinary domain has nothing doubtful', () => {
    expect(found('https://some-place.com/menu')).toBeUndefined();
  });
});

describe('the kind and the advice', () => {
  const wallet = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

  test.each([
    ['安全通知', '您的邮箱密码即将过期。请用手机扫描下面的二维码重新验证您的账户，否则账户将在24小时内停用。'],
    ['Проверка', 'Ваш почтовый ящик будет заблокирован. Отсканируйте QR-код, чтобы подтвердить учетную запись.'],
    ['Ověření', 'Vaše schránka bude zablokována. Naskenujte QR kód a ověřte svůj účet do 24 hodin.'],
  ])('on a QR code fit in any language: %s', (subject, body) => {
    expect(idsIn(email(subject, body))).toContain('qr-code-lure');
  });

  test('on a QR code that nobody is to scan say nothing of it', () => {
    expect(idsIn(email('Выставка', 'На билете есть QR-код. Вход свободный.'))).not.toContain('qr-code-lure');
  });

  test.each([
    ['DDoS', `We will start a DDoS attack on your network on Monday unless you pay 5 BTC to ${wallet}. Pay or be hit.`],
    ['Onyo', `Nimekurekodi kwa kamera yako. Tuma dola 900 kwa bitcoin kwenye ${wallet} au nitatuma video kwa wote.`],
  ])('on a threat with a wallet say nothing of recovery words: %s', (subject, body) => {
    const { actions, severity } = analyse(email(subject, body));
    expect(severity).not.toBe('None');
    expect(actions.join(' ')).toMatch(/police/);
    expect(actions.join(' ')).not.toContain('recovery words');
  });

  test('on recovery words stay', () => {
    const body = `Your wallet is locked. Enter your recovery phrase: https://ledger-wallet.test/x ${wallet}`;
    expect(analyse(email('Wallet', body)).actions.join(' ')).toContain('recovery words');
  });

  test.each([
    [
      'hola mamá',
      'Hola mamá, este es mi nuevo número. Necesito pagar una factura hoy. ¿Me haces una transferencia de 980 euros?',
    ],
    [
      'Flat',
      'I am working abroad, so viewings are not possible. Please transfer the deposit before the keys come by courier.',
    ],
    ['Sanzione', 'Gentile utente, risulta una sanzione non pagata. Paghi entro 48 ore: http://pago-multe.info/paga'],
  ])('of fraud against private people are not those against companies: %s', (subject, body) => {
    const { category, severity } = analyse(email(subject, body));
    expect(severity).not.toBe('None');
    expect(category).not.toBe('business email compromise');
  });

  test('of fraud against companies stay', () => {
    const body =
      'Our bank has changed. Please pay the outstanding invoice to the new account today: LT60 1010 0123 4567 8901';
    expect(analyse(email('Invoice', body)).category).toBe('business email compromise');
  });

  test('speak of a page only where there is a link', () => {
    const advice = (body: string) => analyse(email('Your mailbox is full', `Dear user, verify your account. ${body}`));
    expect(advice('').conclusion).not.toContain('fake page');
    expect(advice('https://203.0.113.7/x').conclusion).toContain('fake page');
  });
});

describe('gift cards', () => {
  test('whose codes are asked for are one note', () => {
    const given = email('Task', 'Buy five gift cards, scratch them and send me the codes.');
    const { signals, verdict } = analyse(given);
    const { notes } = annotate({ subject: given.subject, body: given.body }, signals, verdict);
    expect(notes.map(({ title }) => title).filter((title) => /card/i.test(title))).toEqual([
      'Asks for gift card codes',
    ]);
  });

  test('that nobody is to send keep their own, and no advice about payments', () => {
    const party = email('Party for Leo', 'For Leo’s birthday we thought of gift cards for the cinema. Who is in?');
    expect(idsIn(party)).toContain('gift-cards');
    expect(analyse(party).response).not.toContain('who you’d be paying');
  });
});
