import { expect, test } from 'vitest';
import { forwardedIn } from '../../../../src/engines/detection/mime/forwarded.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { testTable } from '../../../support/test-table.ts';

const email = (subject: string, body: string) => ({ subject, body });

testTable<[string, string, string]>([
  [
    'Gmail',
    'Fwd: Your parcel',
    '---------- Forwarded message ---------\nFrom: Parcel Desk <info@parcel.example>\nDate: Mon, 23 Nov 2026 at 09:12\nSubject: Your parcel\nTo: <ada@example.com>\n\nPay the fee.',
  ],
  [
    'Outlook',
    'FW: Your parcel',
    'Is this real?\n\n________________________________\nFrom: Parcel Desk <info@parcel.example>\nSent: Monday, November 23, 2026 9:12 AM\nTo: Ada\nSubject: Your parcel\n\nPay the fee.',
  ],
  [
    'Thunderbird',
    'Fwd: Your parcel',
    '-------- Forwarded Message --------\nSubject: Your parcel\nDate: Mon, 23 Nov 2026 09:12:00 +0100\nFrom: Parcel Desk <info@parcel.example>\nTo: ada@example.com\n\nPay the fee.',
  ],
  [
    'Outlook in German',
    'WG: Your parcel',
    'Echt?\n\nVon: Parcel Desk <info@parcel.example>\nGesendet: Montag, 23. November 2026 09:12\nAn: Ada\nBetreff: Your parcel\n\nPay the fee.',
  ],
  [
    'Apple Mail',
    'Fwd: Your parcel',
    'Begin forwarded message:\n\nFrom: Parcel Desk <info@parcel.example>\nSubject: Your parcel\nDate: 23 November 2026 at 09:12\nTo: ada@example.com\n\nPay the fee.',
  ],
])('an email that %s forwarded in the text has its sender, subject and text', (_, subject, body) => {
  const { attached, quoted } = forwardedIn(email(subject, body));
  expect(attached).toEqual([]);
  expect(quoted).toMatchObject({
    subject: 'Your parcel',
    from: { name: 'Parcel Desk', address: 'info@parcel.example' },
    body: 'Pay the fee.',
  });
});

test('a forward without a head is read whole, without its prefix', () => {
  expect(forwardedIn(email('Fwd: Re: Win a car', 'Click here')).quoted).toMatchObject({
    subject: 'Win a car',
    body: 'Click here',
  });
});

test('an email that passes nothing on has none', () => {
  expect(forwardedIn(email('Hello', 'How are you?'))).toEqual({ attached: [], outlookFiles: [], quoted: null });
});

test('what is quoted counts beside an attached email, and loses no words to its head', async () => {
  const inner = 'From: Parcel Desk <info@parcel.example>\r\nSubject: Your parcel\r\n\r\nPay the fee.';
  const outer = (text: string) =>
    readMessage(
      [
        'From: ada@example.com\r\nSubject: Fwd: Your account\r\nMIME-Version: 1.0',
        `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`,
        `--x\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--x--\r\n`,
      ].join('\r\n'),
    );
  const head = 'From: Bank <a@bank.example>\nDate: Monday\nSubject: Your account\nTo: ada@example.com\n';
  const both = forwardedIn(await outer(`---------- Forwarded message ---------\n${head}Confirm your password.`));
  expect(both.attached).toMatchObject([{ subject: 'Your parcel', from: { address: 'info@parcel.example' } }]);
  expect(both.quoted).toMatchObject({ subject: 'Your account', body: 'Confirm your password.' });
  const none = forwardedIn(await outer('Is this real?'));
  expect(none.quoted).toBeNull();
});

test('words that only look like a head stay in the text', () => {
  const body = 'Your account is locked. Confirm it at https://bank.example\nDate: 4 May\n\nThank you';
  expect(forwardedIn(email('Fwd: Your account', body)).quoted).toMatchObject({ body });
});
