import { describe, expect, test } from 'vitest';
import type { Attachment, Email } from '../../../../src/engines/detection/email.ts';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const LOCKED_SEVEN_ZIP = "7z\xbc\xaf'\x1c\0\x04 packed \x06\xf1\x07\x01";
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const file = (filename: string, text: string): Attachment => {
  const content = Uint8Array.from(Buffer.from(text, 'latin1'));
  return { filename, mimeType: 'application/octet-stream', size: content.length, content };
};
const withFile = (attachment: Attachment) =>
  analyse({ subject: 'Photos', body: 'Hello Tom, here are the photos. Ada', attachments: [attachment] });

describe('what could not be checked names a file', () => {
  testTable([
    ['that is locked', file('a.7z', LOCKED_SEVEN_ZIP), 'The file “a.7z” is locked, so we couldn’t check it.'],
    ['of another archive', file('a.rar', 'Rar!\x1a\x07\x01\0'), 'The file “a.rar” is a type we can’t open.'],
    ['of Outlook', file('a.msg', OLE), 'The file “a.msg” is a type we can’t open.'],
    [
      'known by name',
      { filename: 'a.doc', mimeType: '', size: 9 },
      'The content of the attached files wasn’t provided.',
    ],
  ])('%s', (_, attachment, sentence) => {
    expect(withFile(attachment).coverage.notSeen).toContain(sentence);
  });

  test('and none that was read', () => {
    expect(withFile(file('a.txt', 'Hello')).coverage.notSeen.join()).not.toMatch(/file/);
  });
});

test('an email with a locked archive is not called safe', () => {
  const { verdict, response } = withFile(file('a.7z', LOCKED_SEVEN_ZIP));
  expect(verdict).not.toBe('safe');
  expect(response).toMatch(/locked/);
  expect(withFile(file('a.txt', 'Hello')).response).not.toMatch(/locked/);
});

describe('an email is not called safe', () => {
  const from = { name: 'Ada', address: 'ada@willow.example' };
  const body =
    'Hello Tom, here are the minutes of our meeting at the mill on Monday, with the drawings of the new bridge that Rowan made. We agreed that the old one stays until spring, that the children of the choir may use the barn on Sundays, and that Grace asks the council for the sand. The next meeting is on the first Monday of March at seven, again in the hall, and Rowan brings the plans of the roof. Let me know if I forgot anything. See you on Sunday. Ada';
  const checked = [{ name: 'Authentication-Results', value: 'mx.mill.example; dmarc=pass header.from=willow.example' }];
  const locked = file('minutes.pdf', '%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 2 0 R >>\n%%EOF');

  test('with a stranger’s locked document', () => {
    const email = { subject: 'Minutes of Monday', body, from, headers: [], attachments: [locked] };
    expect(analyse(email).verdict).toBe('unknown');
    const known = { contacts: [from], authservId: 'mx.mill.example' };
    expect(analyse({ ...email, headers: checked }, known).verdict).toBe('safe');
    expect(analyse({ ...email, attachments: [file('minutes.txt', 'Minutes')] }).verdict).toBe('safe');
  });

  test('if all it says is in a file that wasn’t read', () => {
    const attachments = [{ filename: 'Case-886.pdf', mimeType: 'application/pdf', size: 154_039 }];
    const email = { subject: 'Notes of the meeting on Monday evening', body: '', from, headers: [], attachments };
    expect(analyse(email).verdict).toBe('unknown');
  });

  test('if only the head of what it forwards is text', () => {
    const head =
      'From: Ada <ada@willow.example>\nSent: Thursday, 16 February 2023 20:52\nTo: Tom <tom@mill.example>\nSubject: Photos of the mill\n';
    const html = (rest: string) => `<p>${head.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>${rest}`;
    const picture = '<img src="https://pictures.willow.example/1.png">';
    const forwarded = (rest: string) =>
      analyse({ subject: 'Fw: Photos of the mill', body: '', html: html(rest), from, headers: [], attachments: [] });
    expect(forwarded(picture).verdict).toBe('unknown');
    const text = '<p>Hello Tom, these are the photos of the mill that I took on Sunday, with the children. Ada</p>';
    expect(forwarded(text + picture).verdict).toBe('safe');
  });
});

describe('other content that an email may show is named', () => {
  const html = (source: string) =>
    analyse({ subject: 'Photos', body: '', html: `<p>Hello Tom, see below. Ada</p>${source}` });

  testTable([
    ['<iframe src="https://a.test/"></iframe>', /embedded page/],
    ['<meta http-equiv="refresh" content="0;url=https://a.test/">', /redirects to another page/],
  ])('%s', (source, sentence) => {
    expect(html(source).coverage.notSeen.join(' ')).toMatch(sentence);
  });

  test('and so is a version for programs that show AMP', () => {
    const amp = { ...file('', '<html amp4email><p>Hi</p></html>'), mimeType: 'text/x-amp-html' };
    expect(withFile(amp).coverage.notSeen.join(' ')).toMatch(/AMP/);
    expect(html('').coverage.notSeen.join(' ')).not.toMatch(/AMP|page/);
  });
});

test('a link shown only by Outlook counts, unless the email links there anyway', () => {
  const button = '<!--[if mso]><v:rect href="https://paypa1.com/in">Pay</v:rect><![endif]-->';
  const withLink = (href: string) =>
    analyse({ subject: 'Bill', body: '', html: `<p>Hello Tom, <a href="${href}">pay</a></p>${button}` });
  const sources = ({ signals }: ReturnType<typeof analyse>) =>
    signals.flatMap(({ evidence }) => evidence.map(({ source }) => source ?? ''));
  expect(sources(withLink('https://alder.example/'))).toContain('the version for Outlook');
  expect(sources(withLink('https://paypa1.com/in'))).not.toContain('the version for Outlook');
});

describe('an email with hardly a word to judge it by is not called safe', () => {
  const verdictOf = (email: Email) => analyse(email).verdict;
  const file = (filename: string, mimeType: string): Partial<Email> => ({
    attachments: [{ filename, mimeType, size: 4, content: new Uint8Array([0x80, 0x81, 0x82, 0x83]) }],
  });

  testTable<[string, Email]>([
    ['only a picture', { subject: 'Payslip', body: '', ...file('page.png', 'image/png') }],
    ['a picture in HTML', { subject: 'Your invoice', body: '<p><img src="cid:1"></p>' }],
    ['a note of a picture', { subject: 'Invoice', body: '[image: invoice.png]' }],
    ['only an encrypted part', { subject: 'Payslip', body: '', ...file('smime.p7m', 'application/pkcs7-mime') }],
    ['only symbols and a link', { subject: '🎁', body: '🎁💰👉 https://prize.example/claim' }],
    [
      'text in another encoding than it says',
      { subject: 'Hello', body: `${'\ufffd'.repeat(6)}, ${'\ufffd'.repeat(9)} Ana, thanks a lot` },
    ],
    ['only numbers', { subject: '12345', body: '8812 4471 00923 555' }],
    [
      'an encrypted text',
      { subject: 'Our plan', body: '-----BEGIN PGP MESSAGE-----\n\nhQEMA7kQ\n-----END PGP MESSAGE-----' },
    ],
  ])('%s', (_, email) => {
    expect(verdictOf(email)).toBe('unknown');
  });

  test('but a short reply is read in full, in spite of the logo in its signature', () => {
    const email: Email = {
      subject: 'Re: Lunch on Thursday',
      body: 'Perfect, thanks!\n\n> Shall we say noon at the harbour?\n> Anna',
      headers: [{ name: 'In-Reply-To', value: '<1@example.org>' }],
      from: { name: 'Tom', address: 'tom@example.org' },
      ...file('logo.png', 'image/png'),
    };
    expect(verdictOf(email)).toBe('safe');
  });
});

describe('words that are cut into pieces', () => {
  const whole =
    'We met in the village hall on Saturday and agreed on new paths for the autumn. Shall we walk along the river on Sunday and have tea at our place after that? Love, Ada';
  const cut = 'C.ompany: Alder. P.rice: 1.93. T_arget: 2.55. M.arket: Hamburg. V_olume is up. S.ymbol: ALD. D_eal!';
  testTable([
    ['by spaces', whole.replace(/\p{L}{3}/gu, '$& ')],
    ['by points and underscores', cut],
    ['by digits', whole.replace(/\p{L}{2}/gu, '$&1')],
  ])('%s are not read', (_, body) => {
    const { verdict, coverage } = analyse({ subject: 'News', body });
    expect(coverage.notSeen.join(' ')).toContain('cut into pieces');
    expect(verdict).not.toBe('safe');
  });

  testTable([
    ['whole words', whole],
    ['initials', 'J.Smith, A.Meier, B.Lange, C.Huber, D.Field, E.Stone and F.NOVAK are members.'],
    [
      'the moves of a chess game',
      'Our game: 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7 6.Re1 b5 7.Bb3 d6 8.c3 O-O 9.h3 Nb8 10.d4 Nbd7 11.Nbd2 Bb7 12.Bc2 Re8 13.Nf1 Bf8 14.Ng3 g6 15.a4 c5 16.d5 c4 and then we went home. Love, Ada',
    ],
    [
      'Vietnamese',
      'Chị ơi, em gửi chị lịch họp của tổ ta. Tối nay ta ăn ở nhà mẹ. Chị đi xe về à? Em chờ chị ở ga nhé.',
    ],
  ])('%s are', (_, body) => {
    expect(analyse({ subject: 'News', body }).coverage.notSeen.join(' ')).not.toContain('cut into pieces');
  });
});

describe('words that are not known', () => {
  const notSeen = (body: string) => analyse({ subject: '', body }).coverage.notSeen.join(' ');

  test('are of another language', () => {
    expect(notSeen('თქვენი ამანათი დღეს ვერ მოვიტანეთ, რადგან კარი არავინ გააღო და ტელეფონს არავინ იღებდა.')).toContain(
      'a language we can’t read',
    );
  });

  test('are no foreign language where they are disguised', () => {
    const disguised =
      'Dеаr custοmеr, yοur pаckаgе cοuld nοt bе dеlivеrеd tοdаy bеcаusе nο οnе wаs аt hοmе tο sign fοr it аt thе dοοr.';
    expect(notSeen(disguised)).toContain('disguised');
    expect(notSeen(disguised)).not.toContain('a language we can’t read');
  });

  test('are hardly any where the text is an address', () => {
    const address = 'Qwx, https://lobo.example/a8fj2k4l5m6n7p8q9r/view';
    expect(notSeen(address)).toContain('hardly any text');
    expect(notSeen(address)).not.toContain('a language we can’t read');
  });
});
