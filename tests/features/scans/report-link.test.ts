import { expect, test } from 'vitest';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { reportAddress, reportContent } from '../../../src/features/scans/report-link.ts';

const email = {
  contents: {
    headers: [
      { name: 'From', value: '"Bank" <alert@bank.example>' },
      { name: 'Subject', value: 'Your account\r\n & you' },
      { name: 'Content-Type', value: 'multipart/alternative; boundary="b"' },
      { name: 'Content-Transfer-Encoding', value: 'base64' },
      { name: 'MIME-Version', value: '1.0' },
    ],
  },
  text: 'Pay 100% now: https://bank.example/?a=1&b=2#c',
};

test('a report contains the email so that it can be parsed again, even if its parts were encoded', async () => {
  const read = await readMessage(reportContent(email));
  expect(read).toMatchObject({ subject: 'Your account & you', from: { address: 'alert@bank.example' } });
  expect(read.body.trim()).toBe(email.text);
});

test('it is complete after the # of the address, whatever it contains', () => {
  const address = new URL(reportAddress({ ...email, text: `${email.text} \ud800 é` }), 'https://site.example');
  expect(address.pathname + address.search).toBe('/feedback');
  const content = new URLSearchParams(address.hash.slice(1)).get('content');
  expect(content).toBe(reportContent({ ...email, text: `${email.text} \ufffd é` }));
});

test('a long email is cut to what an address can carry', () => {
  const text = '\u{1f9ed}'.repeat(400_000);
  expect(reportAddress({ contents: { headers: [] }, text }).length).toBeLessThan(2_000_000);
});

test('without the email the report page is opened as it is', () => {
  expect(reportAddress(undefined)).toBe('/feedback');
});
