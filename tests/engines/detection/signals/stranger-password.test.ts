import { describe, expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const SERVER = 'mx.reader.example';
const OWN_SITE =
  'Hello, the new reading list of the club is ready. Log in with your email address and password to see it: https://birch-club.example/list. The next meeting is on Thursday at seven.';

function email(body: string, about: Partial<Email> = {}): Email {
  const from = about.from ?? { name: 'Birch Club', address: 'hello@birch-club.example' };
  const domain = from.address.split('@')[1];
  const headers = [{ name: 'Authentication-Results', value: `${SERVER}; dmarc=pass header.from=${domain}` }];
  return { subject: 'Reading list', body, from, headers, attachments: [], ...about };
}
function found(one: Email, context: Context = {}) {
  const { signals, ...rest } = analyse(one, { authservId: SERVER, ...context });
  return { ...rest, asks: signals.some(({ id }) => id === 'password-asked-by-stranger') };
}

describe('a stranger who has a password typed in', () => {
  testTable([
    ['en', OWN_SITE],
    [
      'de',
      'Guten Tag, melden Sie sich mit Ihrer Adresse und Ihrem Passwort an: https://birch-club.example/liste. Danke.',
    ],
    [
      'es',
      'Hola, inicie sesión con su correo y su contraseña: https://birch-club.example/lista. Muchas gracias a todos.',
    ],
    [
      'ja',
      '会員の皆さまへ。メールアドレスとパスワードでログインしてください: https://birch-club.example/list よろしくお願いします。',
    ],
  ])('is never called safe: %s', (_, body) => {
    expect(found(email(body as string))).toMatchObject({ asks: true });
    expect(found(email(body as string)).verdict).not.toBe('safe');
  });

  test('is told to the reader as it is', () => {
    const { verdict, severity, conclusion } = found(email(OWN_SITE));
    expect({ verdict, severity, conclusion }).toEqual({
      verdict: 'unknown',
      severity: 'None',
      conclusion: 'We found too little for a warning, and too much to rule out a threat.',
    });
  });

  test('may be the user of a service that everybody knows', () => {
    const body =
      'Ada Marsh (ada.marsh@elm.example) shared a file with you. “Please log in from the file with your work address and password to see the quote.” https://www.dropbox.com/scl/fi/1/file';
    const shared = email(body, { from: { name: 'Dropbox', address: 'no-reply@dropbox.com' } });
    expect(found(shared)).toMatchObject({ asks: true });
    expect(found(shared).verdict).not.toBe('safe');
  });
});

describe('not one', () => {
  const contacts = [{ name: 'Birch Club', address: 'hello@birch-club.example' }];
  testTable<[string, Email, Context]>([
    ['whom the reader writes to', email(OWN_SITE), { contacts }],
    ['of the reader’s own company', email(OWN_SITE), { ownDomains: ['birch-club.example'] }],
    [
      'who is a well-known company',
      email('Log in with your password to see it: https://www.paypal.com/a', {
        from: { name: 'PayPal', address: 'service@paypal.com' },
      }),
      {},
    ],
    ['who warns', email('Nobody at the club asks you to log in with your password: https://birch-club.example/'), {}],
    ['who has a new one chosen', email('Log in and choose a new password: https://birch-club.example/reset'), {}],
    ['who gives one', email('Log in with the password: BIRCH-22 at https://birch-club.example/list'), {}],
    ['who only has a login', email('Log in to see the list: https://birch-club.example/list'), {}],
    ['without a link', email('Log in with your password on Thursday and look at the list, says Ann.'), {}],
  ])('%s', (_, one, context) => {
    expect(found(one, context).asks).toBe(false);
  });
});

test('two forms of one noun are no login with a password', () => {
  const body =
    'Bonjour, la note explique comment l’identifiant du canal remplace des paires d’identifiants dans le nouveau protocole : https://birch-club.example/note. Bonne lecture.';
  expect(found(email(body)).asks).toBe(false);
  const login = 'Bonjour, connectez-vous avec vos identifiants : https://birch-club.example/liste. Merci à tous.';
  expect(found(email(login)).asks).toBe(true);
});
