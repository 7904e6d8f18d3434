import { expect } from 'vitest';
import { analyse, textsOf } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const html = '<p>Hello Maren,</p><p>the soup place has opened again.</p>';
const plain = 'Your account is suspended.\r\nVerify your password: http://paypal.com.account-verify.example/login';

testTable([
  ['plain', { subject: 'A', body: plain }],
  ['HTML', { subject: 'A', body: '', html }],
  ['HTML in the place of text', { subject: 'A', body: html }],
  ['text that says worse than the HTML', { subject: 'A', body: plain, html }],
  ['text that is longer than is read', { subject: 'A', body: 'word '.repeat(200_000) }],
])('the text of an analysis is a text of the email: %s', (_, email) => {
  expect(textsOf(email)).toContain(analyse(email).text);
});
