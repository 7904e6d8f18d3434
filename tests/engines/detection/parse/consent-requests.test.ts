import { expect, test } from 'vitest';
import { consentRequestIn } from '../../../../src/engines/detection/parse/consent-requests.ts';
import { parseLink } from '../../../../src/engines/detection/parse/links.ts';
import { testTable } from '../../../support/test-table.ts';

const requestIn = (href: string) => consentRequestIn(parseLink({ href, start: 0, end: 0 }, ''));
const REDIRECT = 'redirect_uri=https%3A%2F%2Fviewer.example%2Fcb';

testTable([
  [
    'Microsoft',
    `https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=1&response_type=code&${REDIRECT}&scope=openid+Mail.ReadWrite+offline_access`,
    ['Mail.ReadWrite'],
  ],
  [
    'Microsoft, with the address before the scope',
    `https://login.microsoftonline.com/common/oauth2/authorize?client_id=1&${REDIRECT}&scope=https%3A%2F%2Fgraph.microsoft.com%2FFiles.ReadWrite.All`,
    ['https://graph.microsoft.com/Files.ReadWrite.All'],
  ],
  [
    'Google',
    `https://accounts.google.com/o/oauth2/v2/auth?client_id=1&${REDIRECT}&scope=https://mail.google.com/%20https://www.googleapis.com/auth/gmail.modify`,
    ['https://mail.google.com/', 'https://www.googleapis.com/auth/gmail.modify'],
  ],
  ['GitHub', `https://github.com/login/oauth/authorize?client_id=1&${REDIRECT}&scope=repo,read:user`, ['repo']],
  ['Slack', `https://slack.com/oauth/v2/authorize?client_id=1&${REDIRECT}&user_scope=im:history`, ['im:history']],
  ['a calendar', `https://accounts.google.com/o/oauth2/auth?client_id=1&${REDIRECT}&scope=calendar.events`, []],
])('scopes of %s', (_, href, dangerous) => {
  expect(requestIn(href)).toMatchObject({ dangerous, isForAll: false, receiver: 'viewer.example', isCopied: false });
});

testTable([
  [
    'with its host',
    'https://accounts.google.com/AccountChooser?continue=https%3A%2F%2Faccounts.google.com%2Fo%2Foauth2%2Fauth%3Fclient_id%3D1%26scope%3Dhttps%3A%2F%2Fmail.google.com%2F',
    ['https://mail.google.com/'],
  ],
  [
    'without its host',
    'https://github.com/login?client_id=1&return_to=%2Flogin%2Foauth%2Fauthorize%3Fclient_id%3D1%26scope%3Drepo%2520admin%253Aorg',
    ['repo', 'admin:org'],
  ],
])('a sign-in page names the request that follows, %s', (_, href, dangerous) => {
  expect(requestIn(href)?.dangerous).toEqual(dangerous);
});

test('what another site is passed is no request', () => {
  const next = encodeURIComponent('https://github.com/login/oauth/authorize?client_id=1&scope=repo');
  expect(requestIn(`https://pages.example/a?next=${next}`)).toBeNull();
});

test('an administrator grants access for all', () => {
  expect(requestIn(`https://login.microsoftonline.com/common/adminconsent?client_id=1&${REDIRECT}`)).toMatchObject({
    isForAll: true,
    receiver: 'viewer.example',
  });
});

testTable([
  ['http://localhost:8400/'],
  ['http://127.0.0.1/cb'],
  ['urn:ietf:wg:oauth:2.0:oob'],
  ['https://login.microsoftonline.com/common/oauth2/nativeclient'],
])('a person has to copy what goes to %s', (redirect) => {
  const href = `https://login.microsoftonline.com/common/oauth2/authorize?client_id=1&response_type=code&redirect_uri=${encodeURIComponent(redirect)}`;
  expect(requestIn(href)?.isCopied).toBe(true);
});

testTable([
  ['a page about scopes', 'https://learn.microsoft.com/graph/permissions?scope=Mail.ReadWrite'],
  ['a login page', 'https://login.microsoftonline.com/common/login?username=ada'],
  ['a tracked link', 'https://news.example/a?client_id=77&campaign=winter'],
  ['a mailbox', 'mailto:ada@alder.example?client_id=1&scope=drive'],
])('%s asks for no access', (_, href) => {
  expect(requestIn(href)).toBeNull();
});
