import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import {
  type Analysis,
  analyse,
  asksForSecret,
  type Context,
  type Email,
} from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const SERVER = 'mx.reader.example';
const STRANGER = 'news@lakeside-news.example';

/** As delivered to Ines, from a sender whose domain the mail server verified. */
function delivered(body: string, from = STRANGER, more: Partial<Email> = {}, context: Context = {}): Analysis {
  const domain = from.split('@')[1] ?? '';
  return analyse(
    {
      subject: 'Autumn',
      body,
      from: { name: '', address: from },
      to: [{ name: '', address: 'ines@reader.example' }],
      headers: [{ name: 'Authentication-Results', value: `${SERVER}; dmarc=pass header.from=${domain}` }],
      attachments: [],
      ...more,
    },
    { authservId: SERVER, recipient: 'ines@reader.example', ownDomains: ['reader.example'], ...context },
  );
}

const idsOf = (...given: Parameters<typeof delivered>) => delivered(...given).signals.map(({ id }) => id);

const PAGE =
  'The allotment society met in the village hall. Everyone agreed that the new water butts had been worth the trouble. The paths will be relaid with bark in October, and two volunteers are still wanted for the Saturday. Potatoes did badly because of the wet June, but beans more than made up for it. We saw a pair of grebes and a kingfisher on the walk, and sang on the way home. ';

describe('a password that is asked for on somebody else’s site', () => {
  testTable([
    ['English', 'Please confirm your password here: https://members-desk.test/in'],
    ['German', 'Bitte bestätigen Sie Ihr Passwort auf dieser Seite: https://mitglieder.test/ein'],
    ['Swedish', 'Bekräfta ditt konto och ange ditt lösenord här: https://medlem.test/in'],
    ['Turkish', 'Lütfen şifrenizi bu sayfada girin ve hesabınızı onaylayın: https://uye.test/giris'],
    ['Russian', 'Пожалуйста, введите пароль на этой странице, чтобы подтвердить аккаунт: https://vhod.test/p'],
    ['Thai', 'กรุณายืนยันบัญชีและกรอกรหัสผ่านที่ https://yuenyan.test/p'],
    ['Japanese, with the address inside a word', 'パスワードをhttps://kakunin.test/pに入力してください。'],
    ['Chinese', '请在https://yanzheng.test/p输入您的密码以确认账户。'],
  ])('is suspicious in %s', (_, body) => {
    const { signals, severity, kind } = delivered(body);
    expect(signals.map(({ id }) => id)).toContain('password-asked-elsewhere');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('credential-phishing');
  });

  testTable([
    ['before it', (ask: string) => PAGE.repeat(8) + ask],
    ['after it', (ask: string) => `${ask}\n\n${PAGE.repeat(8)}`],
    ['around it', (ask: string) => `${PAGE.repeat(5)}\n\n${ask}\n\n${PAGE.repeat(5)}`],
  ])('stays suspicious with pages of harmless text %s', (_, within) => {
    const { severity, kind } = delivered(within('Please confirm your password here: https://members-desk.test/in'));
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('credential-phishing');
  });

  test('counts the wording of the passage that asks, with or without a sender', () => {
    const ask = 'Please confirm your password to keep your mailbox: https://members-desk.test/in';
    const wordingOf = ({ signals }: Analysis) => signals.find(({ id }) => id === 'wording-honest');
    expect(wordingOf(delivered(PAGE.repeat(8) + ask))).toBeUndefined();
    expect(wordingOf(analyse({ subject: 'Autumn', body: PAGE.repeat(8) + ask }))).toBeUndefined();
    const photos = 'The photos are here: https://members-desk.test/in';
    expect(wordingOf(delivered(PAGE.repeat(8) + photos))).toBeDefined();
  });
});

describe('no password is asked for elsewhere', () => {
  testTable([
    ['on the sender’s own site', 'Please enter your password: https://app.lakeside-news.example/in'],
    ['on a site with the sender’s name', 'Please enter your password: https://lakeside-news.test/in'],
    ['by a warning', 'Never enter your password on other sites. More: https://advice.test/phishing'],
    ['by a German warning', 'Geben Sie Ihr Passwort nie auf fremden Seiten ein: https://rat.test/phishing'],
    ['by what anyone may do', 'Anyone who enters a password there loses the account: https://advice.test/story'],
    ['by somebody who was asked', 'An email asked me to confirm my password. Look: https://advice.test/story'],
    ['where it is given', 'The photos are at https://photos.test/a. Enter the password: summer26'],
    ['by a link to change it', 'You can change your password in your account: https://members-desk.test/in'],
    ['by a writer who confirms it', 'We confirm your account tomorrow: https://members-desk.test/in'],
    ['where you can do more', 'So you can read it: https://members-desk.test/in'],
  ])('%s', (_, body) => {
    expect(idsOf(body)).not.toContain('password-asked-elsewhere');
  });

  test('by a colleague or a contact', () => {
    const body = 'Please enter your password at https://hours.payday.test and confirm your hours.';
    expect(idsOf(body)).toContain('password-asked-elsewhere');
    expect(idsOf(body, 'tom@reader.example')).not.toContain('password-asked-elsewhere');
    const contacts = [{ name: '', address: STRANGER }];
    expect(idsOf(body, STRANGER, {}, { contacts })).not.toContain('password-asked-elsewhere');
  });

  test('where nobody knows who sent it', () => {
    const { signals } = analyse({ subject: '', body: 'Please confirm your password: https://members-desk.test/in' });
    expect(signals.map(({ id }) => id)).not.toContain('password-asked-elsewhere');
  });
});

describe('an account to be confirmed', () => {
  testTable([
    ['English', 'Please validate your account by Friday: https://portal-check.test/v'],
    ['Dutch', 'Controleer uw account voor vrijdag via https://mijn-bevestiging.test/v'],
    ['Turkish', 'Lütfen hesabınızı cumaya kadar doğrulayın: https://giris.test/onay'],
    ['Polish', 'Proszę zweryfikować swoje konto do piątku: https://strona.test/k'],
  ])('on another site is at least doubtful in %s', (_, body) => {
    const { signals, severity } = delivered(body);
    expect(signals.map(({ id }) => id)).toContain('account-check-elsewhere');
    expect(severity).not.toBe('None');
  });

  test('on the sender’s site is only told of, and no task', () => {
    const analysis = delivered('Please validate your account by Friday: https://lakeside-news.example/v');
    expect(analysis.signals.map(({ id }) => id)).not.toContain('account-check-elsewhere');
    expect(asksForSecret(analysis)).toBe(true);
  });

  test('is not what every appointment asks for', () => {
    expect(asksForSecret(delivered('Please confirm the appointment by Friday: https://lakeside-news.example/v'))).toBe(
      false,
    );
  });
});

describe('the address of a picture', () => {
  const asks = (body: string) => delivered(body).signals.some(({ id }) => id === 'password-asked-elsewhere');

  test('is no page for a password', () => {
    expect(asks('At the till, please enter the PIN of your order.\nhttps://pictures-host.test/till.png')).toBe(false);
    expect(asks('At the till, please enter the PIN of your order.\nhttps://pictures-host.test/till')).toBe(true);
  });

  test('leaves the next link to be the page', () => {
    const pictures = '[https://pictures-host.test/logo.gif]';
    expect(asks(`Please enter your password. ${pictures} https://members-desk.test/in`)).toBe(true);
  });

  test('is no link of the plain-text version where the HTML shows it', () => {
    const html = '<p>Hello Ines, the autumn list is here.</p><img src="http://203.0.113.7/logo.png">';
    const leads = (body: string) =>
      delivered(body, STRANGER, { html }).signals.some(({ id }) => id === 'link-ip-address');
    expect(leads('[http://203.0.113.7/logo.png]\nHello Ines, the autumn list is here.')).toBe(false);
    expect(leads('http://203.0.113.7/in\nHello Ines, the autumn list is here.')).toBe(true);
  });
});
