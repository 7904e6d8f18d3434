import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const idsOf = (body: string, more: Partial<Email> = {}, context: Context = {}) =>
  analyse({ subject: 'Note', body, ...more }, context).signals.map(({ id }) => id);

const consent = (redirect: string, scope = 'Mail.ReadWrite') =>
  `https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=1&response_type=code&redirect_uri=${encodeURIComponent(redirect)}&scope=${scope}`;

describe('a link that lets an app into an account', () => {
  test('is at least doubtful, and the advice says how to undo it', () => {
    const { severity, actions, response } = analyse({
      subject: 'Document',
      body: `Please open the document: ${consent('https://viewer.example/cb')}`,
    });
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(response).toContain('viewer.example');
    expect(actions.join(' ')).toMatch(/remove it.*myaccount\.google\.com\/connections/);
  });

  test('says less where the access goes to the sender', () => {
    const ids = idsOf(`Connect your mailbox: ${consent('https://app.alder.example/cb')}`, {
      from: { name: 'Alder', address: 'hello@alder.example' },
    });
    expect(ids).toContain('consent-by-email');
    expect(ids).not.toContain('consent-to-stranger');
  });

  testTable([
    ['an app of the sender’s own', consent('https://app.alder.example/cb')],
    ['an app that says nothing of its site', 'https://github.com/login/oauth/authorize?client_id=1&scope=delete_repo'],
    ['an administrator', 'https://login.microsoftonline.com/common/adminconsent?client_id=1'],
    ['an organization’s users', 'https://slack.com/oauth/v2/authorize?client_id=1&user_scope=admin.users:write'],
  ])('is at least suspicious from a stranger, for %s', (_, link) => {
    const from = { name: 'Alder', address: 'hello@alder.example' };
    const { severity } = analyse({ subject: 'Note', body: `Allow access: ${link}`, from });
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  test('is a colleague’s to send', () => {
    const from = { name: 'Ada', address: 'ada@elm.example' };
    const body = `The link for the stock tool: ${consent('https://stock.elm.example/cb', 'Mail.Read')}`;
    expect(idsOf(body, { from }, { ownDomains: ['elm.example'] })).not.toContain('consent-by-email');
  });

  test('is over where the company tells of it', () => {
    const headers = [{ name: 'Authentication-Results', value: 'mx.elm.example; dmarc=pass header.from=github.com' }];
    const from = { name: 'GitHub', address: 'noreply@github.com' };
    const body =
      'An application (Alder) with repo and delete_repo scopes was authorized. See https://github.com/settings/applications';
    const { severity } = analyse({ subject: 'Note', body, from, headers }, { authservId: 'mx.elm.example' });
    expect(rank(severity)).toBeLessThan(rank('Medium'));
  });

  test('is a stranger’s where the sender has a private mailbox', () => {
    const from = { name: 'Ada', address: 'ada@gmail.com' };
    expect(idsOf(`See ${consent('https://viewer.example/cb')}`, { from })).toContain('consent-to-stranger');
  });

  test('is known to the reader’s own organization', () => {
    const ids = idsOf(`See ${consent('https://viewer.example/cb')}`, {}, { ownDomains: ['viewer.example'] });
    expect(ids).not.toContain('consent-to-stranger');
  });

  test('is discussed by developers', () => {
    const body = `It fails here, too. Open ${consent('http://localhost:3000')} and copy the address bar.`;
    const from = { name: 'Ada', address: 'notifications@github.com' };
    expect(idsOf(body)).toContain('consent-code-to-copy');
    expect(idsOf(body, { from })).not.toContain('consent-code-to-copy');
  });
});

describe('a request for an app password', () => {
  testTable([
    ['en', 'To finish the migration please create an app password and send it to us.'],
    ['de', 'Bitte erstellen Sie ein App-Passwort in Ihrem Konto. Senden Sie es uns noch heute.'],
    ['fr', 'Créez un mot de passe d’application dans votre compte et envoyez-le-nous.'],
    ['es', 'Cree una contraseña de aplicación en su cuenta y envíenosla a nosotros hoy.'],
    ['pl', 'Proszę utworzyć hasło aplikacji na swoim koncie i wysłać je do nas.'],
    ['ru', 'Создайте пароль приложения в настройках и отправьте его нам в ответ.'],
    ['zh', '请在账户设置中生成应用专用密码，并发送给我们。'],
  ])('is found in %s', (_, body) => {
    expect(idsOf(body)).toContain('app-password-request');
  });

  testTable([
    ['a help desk', 'Create an app password and type it into the scanner. Don’t send it to anyone.'],
    ['a notice', 'App password created to sign in to your account. If this was not you, check your account.'],
    ['German help', 'Erstellen Sie ein App-Passwort und tragen Sie es in Thunderbird ein. Senden Sie es niemandem.'],
    ['Japanese help', 'アプリパスワードを作成し、メールソフトに入力してください。誰にも教えないでください。'],
  ])('is not seen in %s', (_, body) => {
    expect(idsOf(body)).not.toContain('app-password-request');
  });
});

describe('a request for the words of a wallet', () => {
  const LINK = 'https://wallet-check.example/start';
  testTable([
    ['en', `Your wallet is locked. Enter your recovery phrase here: ${LINK}`],
    ['en', `Enter the 12-word passphrase of your wallet here: ${LINK}`],
    ['de', `Geben Sie hier die 12-Wörter-Phrase Ihrer Wallet ein: ${LINK}`],
    ['fr', `Saisissez ici la phrase de 12 mots de votre portefeuille : ${LINK}`],
    ['es', `Escriba aquí la frase de 12 palabras de su monedero: ${LINK}`],
    ['it', `Inserisca qui la frase di 12 parole del suo portafoglio: ${LINK}`],
    ['de', `Ihre Wallet ist gesperrt. Geben Sie Ihre Wiederherstellungsphrase hier ein: ${LINK}`],
    ['cs', `Peněženku musíte ověřit. Zadejte svých 12 slov pro obnovení zde: ${LINK}`],
    ['ko', `지갑 인증이 만료되었습니다. 아래 페이지에서 복구 문구를 입력해 주세요. ${LINK}`],
    ['tr', `Cüzdanınız kısıtlandı. Kısıtlamayı kaldırmak için kurtarma ifadenizi girin: ${LINK}`],
    ['uk', `Ваш гаманець заблоковано. Введіть фразу відновлення на сторінці: ${LINK}`],
    ['a reply', 'Din plånbok är låst. Svara på detta mejl med dina återställningsord så låser vi upp den.'],
  ])('is found in %s', (_, body) => {
    expect(idsOf(body)).toContain('recovery-words-request');
  });

  testTable([
    ['a warning', `Never enter your recovery phrase on a website. More: ${LINK}`],
    ['advice', `Write your recovery phrase on paper, and keep it offline. More: ${LINK}`],
    ['Korean advice', `복구 문구는 종이에 적어 보관하시고 사이트에 입력하지 마세요. ${LINK}`],
    ['a puzzle', `Today’s puzzle has 12 words. Enter your answer: ${LINK}`],
    ['the wallet’s own help', 'Enter your recovery phrase on the device: https://www.ledger.com/help'],
  ])('is not seen in %s', (_, body) => {
    expect(idsOf(body)).not.toContain('recovery-words-request');
  });
});

testTable([
  ['Polish', 'Uwaga: oszuści każą nacisnąć Windows+R i wkleić polecenie.'],
  ['Turkish', 'Dikkat: dolandırıcılar Windows+R tuşuna basıp Ctrl+V yapmanızı ister.'],
  ['Korean', '사기 주의: Win+R을 누르고 Ctrl+V로 붙여넣으라는 안내는 모두 가짜입니다.'],
])('a warning of pasted commands in %s is none', (_, body) => {
  expect(idsOf(body)).not.toContain('pasted-command');
});

test('a page that signs in a device is one, not an address that names it', () => {
  expect(idsOf('Confirm at https://www.microsoft.com/devicelogin')).toContain('device-page');
  expect(idsOf('Confirm at https://evil.example/?x=microsoft.com/devicelogin')).not.toContain('device-page');
});

describe('a sign-in whose address is to be sent', () => {
  testTable([
    ['English', 'After signing in, copy the address that starts with http://localhost and send it to me.'],
    ['French', 'La page reste vide. Copiez l’adresse qui commence par http://localhost:8080 et envoyez-la-moi.'],
    ['Ukrainian', 'Після входу скопіюйте адресу, яка починається з http://localhost, і надішліть її мені.'],
    ['German', 'Kopieren Sie die Adresse, die mit http://127.0.0.1:7777 beginnt, und senden Sie sie mir.'],
  ])('lets somebody in: %s', (_, body) => {
    const { signals, severity, kind, actions } = analyse({ subject: 'Invitation', body });
    expect(signals.map(({ id }) => id)).toContain('consent-code-to-copy');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('High'));
    expect(kind).toBe('credential-phishing');
    expect(actions.join(' ')).toContain('Don’t copy or send the address');
  });

  testTable([
    ['a local server', 'Open http://localhost:4321. If the page stays empty, send me the error from the console.'],
    [
      'a folder',
      'Le site répond à l’adresse http://localhost:8080. Si vous copiez le dossier, dites-moi si tout s’affiche.',
    ],
    ['a warning', 'Never copy the address that starts with http://localhost and never send it to anyone.'],
  ])('is no local server of a developer: %s', (_, body) => {
    expect(idsOf(body)).not.toContain('consent-code-to-copy');
  });
});

describe('a login page used as a detour', () => {
  const login = (redirect: string, more = '') =>
    `https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=1&response_type=code&scope=openid${more}&redirect_uri=${encodeURIComponent(redirect)}`;
  const from = { name: 'Alder', address: 'hello@alder.example' };

  test('is suspicious where it asks nothing and goes to a stranger', () => {
    const { signals, severity, kind, conclusion } = analyse({
      subject: 'File',
      body: `Open the file: ${login('https://file-view.test/cb', '&prompt=none')}`,
      from,
    });
    expect(signals.map(({ id }) => id)).toContain('silent-sign-in');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('credential-phishing');
    expect(conclusion).toContain('detour');
  });

  test('is doubtful where it asks somebody to sign in for a stranger', () => {
    const { signals, severity } = analyse({ subject: 'File', body: `See ${login('https://file-view.test/cb')}`, from });
    expect(signals.map(({ id }) => id)).toContain('sign-in-passes-on');
    expect(signals.filter(({ id, weight }) => id === 'link-known-companies' && weight < 0)).toEqual([]);
    expect(severity).not.toBe('None');
  });

  test('is a login where it ends at the sender or a colleague’s tool', () => {
    const own = `Sign in: ${login('https://app.alder.example/cb')}`;
    expect(idsOf(own, { from })).not.toContain('sign-in-passes-on');
    const contacts = [from];
    expect(idsOf(`See ${login('https://tool.test/cb')}`, { from }, { contacts })).not.toContain('sign-in-passes-on');
  });
});

describe('recovery words in a warning', () => {
  const from = { name: 'Fernwallet', address: 'news@fernwallet.example' };

  test('are not asked for', () => {
    const body =
      'Never share your seed phrase. Nobody needs your 12 words, and anyone who enters them on a website loses their coins. https://fernwallet.example/safety';
    const ids = idsOf(body, { from });
    expect(ids).not.toContain('recovery-words-request');
    expect(ids).not.toContain('seed-phrase-request');
  });

  test('are asked for after a warning', () => {
    const body =
      'Never share your seed phrase. To verify the wallet, enter your seed phrase here: https://verify.test/w';
    expect(idsOf(body, { from })).toContain('recovery-words-request');
  });
});

describe('a code for a page that signs a device in', () => {
  const id = 'device-code';
  const PAGE = 'https://microsoft.com/devicelogin';

  testTable([
    ['English', `Join the meeting: open ${PAGE} and enter the code FK7Q2MZP9.`],
    ['English, the code first', `Your code is HJKL-MNPQ. Go to ${PAGE} and type it in.`],
    ['a code without digits', `Open ${PAGE} and enter this code: FKLQWMZPT`],
    ['two groups', `Open ${PAGE} and enter the code FK7Q 2MZP9.`],
    ['two groups of four', `Open ${PAGE} and type GH4K 9PLM.`],
    ['Google', 'Go to google.com/device and enter ABCD-EFGH to read the shared document.'],
    ['German', `Öffnen Sie ${PAGE} und geben Sie den Code FK7Q2MZP9 ein.`],
    ['French', `Ouvrez ${PAGE} et saisissez le code FK7Q2MZP9.`],
    ['Japanese', `${PAGE} を開いて、コード FK7Q2MZP9 を入力してください。`],
    ['Russian', `Откройте ${PAGE} и введите код FK7Q2MZP9.`],
    ['Turkish', `${PAGE} adresini açın ve FK7Q2MZP9 kodunu girin.`],
    ['Croatian', `Otvorite ${PAGE} i unesite kod FK7Q2MZP9.`],
    ['a long email', `Your code is FK7Q2MZP9.${' We look forward to the meeting.'.repeat(30)} Enter it at ${PAGE}`],
    [
      'a page named before',
      `Meetings use microsoft.com/devicelogin.${' See you on Monday.'.repeat(40)} Go to microsoft.com/devicelogin and enter this code: FKLQWMZPT`,
    ],
    ['words of security', `Use phishing-resistant sign-in: open ${PAGE} and enter the code FK7Q2MZP9.`],
    ['a denial of something else', `Don’t miss our meeting and open ${PAGE} and enter the code FK7Q2MZP9.`],
  ])('is noticed in %s', (_, body) => {
    expect(idsOf(body)).toContain(id);
  });

  testTable([
    ['a television of the reader’s', `Your television shows a code. Type it in at ${PAGE} to sign in there.`],
    ['a word in capitals', `MICROSOFT account: a new device was added. See ${PAGE}`],
    ['another number', `Your request has the number INC001234.${' We call you.'.repeat(9)} Devices sign in at ${PAGE}`],
    ['another address', `Devices sign in at ${PAGE}. Notes: https://harborline.example/notes/FK7Q2MZP9`],
  ])('but not in an email with %s', (_, body) => {
    expect(idsOf(body)).not.toContain(id);
  });

  testTable([
    ['a warning', `Phishing emails give you a code such as FK7Q2MZP9 and ask you to enter it at ${PAGE}.`],
    ['advice', `Do not enter FK7Q2MZP9 at ${PAGE} if you got it by email.`],
  ])('nor where somebody known gives %s', (_, body) => {
    const from = { name: 'Ada', address: 'ada@elm.example' };
    expect(idsOf(body, { from }, { contacts: [from] })).not.toContain(id);
    expect(idsOf(body, { from })).toContain(id);
  });

  testTable([
    ['an invitation', 'Microsoft Invitations on behalf of Contoso', 'invites@microsoft.com', PAGE],
    ['a comment', 'elm-dev', 'notifications@github.com', 'https://github.com/login/device'],
  ])('is a user’s where a service sends %s', (_, name, address, page) => {
    const results = `mx.example.net; dmarc=pass header.from=${address.split('@')[1]}`;
    const headers = [{ name: 'Authentication-Results', value: results }];
    const body = `Message from Contoso: to join, open ${page} and enter the code FK7Q2MZP9.`;
    const context = { authservId: 'mx.example.net' };
    expect(idsOf(body, { from: { name, address }, headers }, context)).toContain(id);
  });

  test('and not where the page is the verified sender’s own', () => {
    const email = {
      subject: 'Sign in on your television',
      body: 'Enter the code FK7Q2MZP9 at https://www.harborline.example/devicelogin on your phone.',
      from: { name: 'Harborline', address: 'tv@harborline.example' },
      headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass header.from=harborline.example' }],
    };
    const idsBy = (context: Context) => analyse(email, context).signals.map((one) => one.id);
    expect(idsBy({ authservId: 'mx.example.net' })).not.toContain(id);
    expect(idsBy({})).toContain(id);
  });
});
