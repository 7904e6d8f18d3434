import { expect, test } from 'vitest';
import { imapProblems } from '../../../src/features/email-test/imap-problems.ts';

const COMPLETE = { host: 'imap.example.com', port: 993, security: 'tls', user: 'ada', password: 'secret' } as const;

test.each(['imap.example.com', 'localhost', '192.0.2.7', '2001:db8::7', '::ffff:192.0.2.7'])('%s is a host', (host) => {
  expect(imapProblems({ ...COMPLETE, host })).toEqual({});
});

test.each([
  'https://imap.example.com/',
  'imap.example.com:993',
  'localhost..',
  '-a.example',
  `${'a.'.repeat(150)}example`,
])('%s is none', (host) => {
  expect(imapProblems({ ...COMPLETE, host }).host).toMatch(/only the server name/);
});

test.each([0, 65_536, 1.5, Number.NaN])('%s is no port', (port) => {
  expect(Object.keys(imapProblems({ ...COMPLETE, port }))).toEqual(['port']);
});

test('an empty form names every field, in its order', () => {
  const empty = imapProblems({ host: '', port: 0, security: 'tls', user: '', password: '' });
  expect(Object.keys(empty)).toEqual(['host', 'port', 'user', 'password']);
  expect(empty.host).toBe('Enter the name of your mail server.');
});
