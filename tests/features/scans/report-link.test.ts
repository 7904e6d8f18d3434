import { expect, test } from 'vitest';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { reportAddress, reportContent } from '../../../src/features/scans/report-link.ts';

const letter = {
  headers: [
    { name: 'From', value: '"Bank" <alert@bank.example>' },
    { name: 'Subject', value: 'Your account\r\n & you' },
    { name: 'Content-Type', value: 'multipart/alternative; boundary="b"' },
    { name: 'Content-Transfer-Encoding', value: 'base64' },
    { name: 'MIME-Version', value: '1.0' },
  ],
  text: 'Pay 100% now: https://bank.example/?a=1&b=2#c',
};

test('a report holds the letter so that it can be read again, though its parts were packed', async () => {
  const read = await readMessage(reportContent(letter));
  expect(read).toMatchObject({ subject: 'Your account & you', from: { address: 'alert@bank.example' } });
  expect(read.body.trim()).toBe(letter.text);
});

test('it travels behind the # of the address, whole and whatever it holds', () => {
  const address = new URL(reportAddress({ ...letter, text: `${letter.text} \ud800 é` }), 'https://site.example');
  expect(address.pathname + address.search).toBe('/feedback');
  const content = new URLSearchParams(address.hash.slice(1)).get('content');
  expect(content).toBe(reportContent({ ...letter, text: `${letter.text} \ufffd é` }));
});

test('a long letter is cut to what an address can carry', () => {
  const text = '\u{1f9ed}'.repeat(400_000);
  expect(reportAddress({ headers: [], text }).length).toBeLessThan(2_000_000);
});

test('without the letter the report page is opened as it is', () => {
  expect(reportAddress(undefined)).toBe('/feedback');
});
