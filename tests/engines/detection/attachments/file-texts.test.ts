import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { type Analysis, type Attachment, analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { makeDocx } from '../../../support/make-docx.ts';
import { makeCompoundFile } from '../../../support/make-files.ts';
import { makePdf } from '../../../support/make-pdf.ts';
import { makeZip } from '../../../support/make-zip.ts';
import { testTable } from '../../../support/test-table.ts';

const CHANGED =
  'Please note that our bank details have changed. Our old account is closed. Kindly remit all invoices to the new account.';
const COVER = 'Hello Ben,\n\nplease find our invoice for November attached.\n\nKind regards, Helen';

const attached = (filename: string, content: Uint8Array | string, more: Partial<Attachment> = {}): Attachment => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return { filename, mimeType: 'application/octet-stream', size: bytes.length, content: bytes, ...more };
};
const emailWith = (...attachments: Attachment[]): Email => ({
  subject: 'Invoice 20418',
  body: COVER,
  from: { name: 'Helen Marsh', address: 'helen@brightwell.example' },
  headers: [],
  attachments,
});
const pdf = (text: string, more: Partial<Attachment> = {}) =>
  attached('invoice.pdf', makePdf([[{ text: 'x', y: 700 }]]), { text, ...more });
const docx = (...body: string[]) => attached('invoice.docx', makeDocx({ body }));
const idsOf = ({ signals }: Analysis) => signals.map(({ id }) => id);
const quotesIn = ({ signals }: Analysis, id: string) => signals.find((signal) => signal.id === id)?.evidence ?? [];
const notSeen = (...files: Attachment[]) => analyse(emailWith(...files)).coverage.notSeen.join(' ');

describe('changed bank details in a file', () => {
  testTable<[string, Attachment]>([
    ['PDF', pdf(CHANGED)],
    ['Word', docx('INVOICE', CHANGED)],
    [
      'Excel',
      attached(
        'invoice.xlsx',
        makeZip([
          { name: 'xl/workbook.xml', data: '' },
          { name: 'xl/sharedStrings.xml', data: `<si><t>${CHANGED}</t></si>` },
        ]),
      ),
    ],
    [
      'PowerPoint',
      attached('invoice.pptx', makeZip([{ name: 'ppt/slides/slide1.xml', data: `<a:p><a:t>${CHANGED}</a:t></a:p>` }])),
    ],
    ['web page', attached('invoice.html', `<html><body><p>${CHANGED}</p></body></html>`)],
    ['text file', attached('invoice.txt', CHANGED)],
    [
      'document in an archive',
      attached('invoice.zip', makeZip([{ name: 'a.docx', data: makeDocx({ body: [CHANGED] }) }])),
    ],
  ])('are found as in the body: %s', (_, file) => {
    const inFile = analyse(emailWith(file));
    const inBody = analyse({ ...emailWith(), body: `${COVER}\n\n${CHANGED}` });
    expect(rank(inFile.severity)).toBeGreaterThanOrEqual(rank(inBody.severity));
    const [evidence] = quotesIn(inFile, 'bank-change-in-file');
    expect(evidence).toMatchObject({
      quote: expect.stringMatching(/bank details have changed/),
      where: 'attachment',
      source: `the file “${file.filename}”`,
      around: { after: expect.stringContaining('Our old account is closed') },
    });
    expect(evidence).not.toHaveProperty('start');
    expect(inFile.response).toContain(`the file “${file.filename}”`);
  });

  test('are less where the email announces them', () => {
    const body = `${COVER}\n\nAs agreed, our bank details have changed.`;
    const ids = idsOf(analyse({ ...emailWith(docx(CHANGED)), body }));
    expect(ids).toContain('bank-change');
    expect(ids).not.toContain('bank-change-in-file');
  });

  testTable([
    ['never by email', 'We will never tell you by email that our bank details have changed.'],
    ['not at all', 'Niemals informieren wir Sie per E-Mail über eine Änderung unserer Bankverbindung.'],
    ['by others', 'If a supplier writes that its bank details have changed, call the supplier first.'],
    ['as before', 'Please pay within 30 days to our usual account, IBAN GB29 NWBK 6016 1331 9268 19. Total 500 EUR.'],
  ])('are none that change: %s', (_, text) => {
    const { severity, signals } = analyse(emailWith(docx('Invoice 7', text)));
    expect(signals.map(({ id }) => id)).not.toContain('bank-change-in-file');
    expect(severity).toBe('None');
  });

  testTable([
    ['ja', '弊社の振込先口座が変更になりました。'],
    ['zh', '我公司银行账户已变更。'],
    ['ko', '당사의 계좌번호가 변경되었습니다.'],
    ['ru', 'Наши банковские реквизиты изменились.'],
    ['tr', 'Banka hesap bilgilerimiz değişmiştir.'],
    ['id', 'Rekening bank kami telah berubah.'],
  ])('are found in %s', (_, text) => {
    expect(idsOf(analyse(emailWith(docx(text))))).toContain('bank-change-in-file');
  });
});

describe('a file’s text', () => {
  const SCAM =
    'I have hacked your device and recorded you through your webcam. Send 900 dollars in bitcoin to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq or I send the video to all your contacts. You have 48 hours.';

  test('is judged like an email, and so is the email around it', () => {
    const analysis = analyse({ ...emailWith(docx(SCAM)), subject: 'Read this', body: 'Open the file.' });
    expect(rank(analysis.severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(analysis.kind).toBe('extortion');
    for (const id of ['extortion', 'wallet-address', 'wording']) {
      expect(quotesIn(analysis, id)[0]).toMatchObject({ where: 'attachment', source: 'the file “invoice.docx”' });
    }
  });

  test('of a long document is no email', () => {
    const chapter =
      'Holidays are entered in the calendar at least two weeks before they begin, so please plan them early.';
    const analysis = analyse(emailWith(docx(SCAM, ...Array.from({ length: 60 }, () => chapter))));
    expect(idsOf(analysis)).not.toContain('extortion');
    expect(quotesIn(analysis, 'wording')).toEqual([]);
  });

  test('has links that are checked like others, also those that are only written out', () => {
    const analysis = analyse(emailWith(pdf('Sign in at http://203.0.113.7/login to read the invoice.')));
    expect(quotesIn(analysis, 'link-ip-address')).toMatchObject([
      { where: 'attachment', href: 'http://203.0.113.7/login', source: 'the file “invoice.pdf”' },
    ]);
  });

  test('of an invoice, with a payment, an account and a date, adds nothing', () => {
    const invoice = 'Invoice 7. Total 500 EUR. Please pay by 12 December to IBAN GB29 NWBK 6016 1331 9268 19.';
    const alone = analyse(emailWith(attached('photo.png', '')));
    const ids = new Set(idsOf(alone));
    expect(idsOf(analyse(emailWith(docx(invoice)))).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('that says how to log in is a guide, until it threatens', () => {
    const guide = 'To pay, update your account details at https://pages.example/account.';
    const threat = `${guide} Otherwise your account will be suspended within 24 hours.`;
    expect(rank(analyse(emailWith(docx(guide))).severity)).toBeLessThan(rank('Medium'));
    expect(rank(analyse(emailWith(docx(threat))).severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  test('in an attached email is read with it', () => {
    const inside = { ...emailWith(docx(SCAM)), subject: 'Read this', body: 'Open the file.' };
    const analysis = analyse({ ...emailWith(), nested: [inside] });
    expect(idsOf(analysis)).toContain('dangerous-message-attached');
    expect(rank(analysis.severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });
});

describe('what was not read', () => {
  const SCAN = 'We couldn’t read the text of the file “invoice.pdf”.';

  test('is said of a PDF without text, and of old office documents', () => {
    const { text: _text, ...unread } = pdf('');
    expect(notSeen(unread)).toContain(SCAN);
    expect(notSeen(pdf(' '))).toContain(SCAN);
    expect(notSeen(attached('a.doc', makeCompoundFile(['WordDocument'])))).toContain('the file “a.doc”');
  });

  test('is not said of what was read', () => {
    expect(notSeen(pdf('Invoice 7'))).not.toContain('couldn’t read');
    expect(notSeen(docx('Invoice 7'))).not.toContain('couldn’t read');
  });

  test('is the rest of a long text', () => {
    const beginning = 'Only the beginning of the file “invoice.pdf” was read.';
    expect(notSeen(pdf('Invoice 7', { isTextCut: true }))).toContain(beginning);
    expect(notSeen(pdf('Invoice '.repeat(20_000)))).toContain(beginning);
    expect(notSeen(...Array.from({ length: 100 }, () => pdf('Invoice '.repeat(5_000))))).toContain(beginning);
  });
});
