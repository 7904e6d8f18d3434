import fc from 'fast-check';
import { test } from 'vitest';
import { judge, mutated } from '../../engines/detection/mutants.ts';
import { FUZZ_TIMEOUT, fuzz } from './fuzz.ts';

const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((content) => Buffer.from(content).toString('latin1'));
const word = fc.oneof(
  bytes(30),
  fc.constantFrom(
    '=?utf-8?q?=00=0D=0ABcc:?=',
    '=?utf-8?b?4oCu?=',
    '=?x?q?=?=',
    '"a" <a@b.example>',
    'a@[IPv6:::1]',
    '((()',
    ';;;',
    ':;',
    '<>',
  ),
);
const headerName = fc.oneof(
  fc.constantFrom(
    ...['From', 'To', 'Cc', 'Subject', 'Date', 'Reply-To', 'Message-ID', 'References', 'Received', 'Return-Path'],
    ...['Authentication-Results', 'List-Unsubscribe', 'DKIM-Signature', 'ARC-Seal', 'X-Mailer', 'Content-Language'],
  ),
  fc.string({ maxLength: 20 }),
);
const value = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const headers = fc.array(fc.tuple(headerName, value, fc.constantFrom(': ', ':', ' :', ':\r\n ', ':\n\t')), {
  maxLength: 12,
});
const mediaType = fc.constantFrom(
  ...['text/plain', 'text/html; charset=utf-8', 'text/html; charset=utf-16', 'text/plain; charset=iso-2022-jp'],
  ...['text/plain; charset=x-unknown', 'text/plain; format=flowed; delsp=yes', 'text/calendar; method=REQUEST'],
  ...['application/ms-tnef; name=winmail.dat', 'application/pdf', 'application/zip; name=a.zip', 'image/png'],
  ...['message/delivery-status', 'message/rfc822', "application/x; name*0*=utf-8''%41; name*1*=%", '', '/', 'text'],
);
const encoding = fc.constantFrom('7bit', '8bit', 'base64', 'quoted-printable', 'x-uuencode', 'BASE64 ', '');
const boundary = fc.oneof(fc.constantFrom('b', 'bb', '-', '--', "'()+_,-./:=?", ' ', ''), bytes(70));

const text = fc.oneof(
  bytes(400),
  fc.constantFrom(
    '<html><a href="javascript:alert(1)">http://www.paypal.com/</a><style>a{',
    '<svg><script>&#x3c;/script&gt;<![CDATA[',
    'From: Ada <ada@elm.example>\r\nSent: Monday\r\n> > > Hello http://203.0.113.7/?u=%E0%A4%A',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nRRULE:FREQ=SECONDLY;COUNT=999999999\r\nDTSTART;TZID="x":99999999T999999\r\n',
  ),
);

/** Parts in parts, each with a type, an encoding and a content that need not fit each other. */
const { part } = fc.letrec((tie) => ({
  part: fc.oneof(
    { maxDepth: 5 },
    fc
      .tuple(mediaType, encoding, text)
      .map(([type, how, body]) => `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${how}\r\n\r\n${body}`),
    fc
      .tuple(boundary, fc.constantFrom('mixed', 'alternative', 'related', 'digest', 'report', 'x'), tie('parts'))
      .map(([mark, kind, parts]) =>
        [
          `Content-Type: multipart/${kind}; boundary="${mark}"\r\n`,
          ...(parts as string[]).map((one) => `--${mark}\r\n${one}`),
          `--${mark}--`,
        ].join('\r\n'),
      ),
  ),
  parts: fc.array(tie('part'), { maxLength: 4 }),
}));

const message = fc
  .tuple(headers, part, fc.constantFrom('\r\n', '\n', '\r'))
  .map(([lines, body, end]) =>
    Buffer.from(
      [...lines.map(([name, content, colon]) => name + colon + content), String(body)]
        .join('\r\n')
        .replaceAll('\r\n', end),
      'latin1',
    ),
  );

const step = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.integer({ min: 0, max: 5 }),
  value: fc.integer({ min: 0, max: 255 }),
});
const mutation = fc.record({ seed: fc.nat(1000), steps: fc.array(step, { minLength: 1, maxLength: 12 }) });

test('any message is read and analysed, and its evidence occurs in it', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(message, (source) => judge(source)),
);

test('so is one of which any bytes are broken', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(mutation, (broken) => judge(mutated(broken))),
);
