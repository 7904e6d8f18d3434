import { describe, expect, test } from 'vitest';
import { rank } from '../../../src/engines/detection/analysis.ts';
import { type Analysis, analyse, type Email } from '../../../src/engines/detection/index.ts';
import { testTable } from '../../support/test-table.ts';

const TRUSTED = 'mx.example.net';
const DATE = { name: 'Date', value: 'Fri, 20 Nov 2026 09:12:00 +0000' };

/** An email verified by the mail server, or one about which nothing is known. */
function judged(isConfirmed: boolean, from: string, email: Partial<Email>): Analysis {
  const value = `${TRUSTED}; dmarc=pass header.from=${from.split('@')[1]}`;
  const results = isConfirmed ? [{ name: 'Authentication-Results', value }] : [];
  return analyse(
    { subject: 'News', body: '', from: { name: '', address: from }, headers: [...results, DATE], ...email },
    { authservId: TRUSTED, ownDomains: ['colleagues.example'] },
  );
}

const idsOf = ({ signals }: Analysis) => signals.map(({ id }) => id);
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;

describe('an answer that goes to a private mailbox', () => {
  const replyTo = [{ name: '', address: 'praxis.alder@gmx.de' }];

  testTable([
    ['Bitte bringen Sie Ihre Karte mit. Antworten Sie auf diese E-Mail, wenn Sie verhindert sind.'],
    ['Der Kurs am Montag fällt aus. Bei Fragen antworten Sie einfach auf diese Mail.'],
    ['Veuillez répondre à ce mail si vous ne pouvez pas venir lundi au cours de la semaine.'],
    ['The rehearsal is at seven. Please reply to this email or text me on 07700 900123 if you cannot make it.'],
  ])('is nothing by itself: %s', (body) => {
    for (const isConfirmed of [true, false]) {
      expect(judged(isConfirmed, 'info@alder.example', { body, replyTo }).severity).toBe('None');
    }
  });

  test('is a warning under a favour, and no fortune without a sum', () => {
    const body = 'Are you available? I need you to handle a task for me. Send me your cell number.';
    const { severity, kind } = judged(false, 'info@alder.example', { body, replyTo });
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('payment-fraud');
  });
});

describe('a notice of a parcel', () => {
  const subject = 'Deine Sendung ist unterwegs';
  const track = link('https://click.lamps.example/1', 'Sendung verfolgen');
  const returns = '<p>Rückgabe bis 20.12.2026.</p>';

  testTable([
    [`<p>Hallo Ada, dein Paket ist mit DHL unterwegs.</p>${track}${returns}`],
    [`<p>Hallo Ada, dein Paket wurde an DHL übergeben.</p>${track}${returns}`],
  ])('that says who carries it is none in the carrier’s name: %s', (body) => {
    for (const isConfirmed of [true, false]) {
      expect(judged(isConfirmed, 'service@lamps.example', { subject, body }).severity).toBe('None');
    }
  });

  test('from a confirmed shop with its own links may name a carrier anywhere', () => {
    const named = judged(true, 'service@lamps.example', { subject: 'Dein DHL Paket', body: `<p>Hallo</p>${track}` });
    expect(idsOf(named)).not.toContain('brand-without-its-links');
  });

  test('in a carrier’s name that wants a fee is one all the same', () => {
    const body = `<p>Ihr Paket wartet. Zahlen Sie die Gebühr von 1,99 € bis 22.11.2026.</p>${track}`;
    const asked = judged(true, 'service@lamps.example', { subject: 'Ihr DHL Paket', body });
    expect(idsOf(asked)).toEqual(expect.arrayContaining(['brand-without-its-links', 'deadline']));
    expect(rank(asked.severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  testTable([
    ['bis 20.12.2026', false],
    ['bis 23.11.2026', true],
    ['bis 10.12.2026', false],
    ['deadline until 10/12/2026', true],
    ['deadline until 20 December', false],
    ['deadline until November 24, 2026', true],
    ['deadline until 12/20/2026', false],
  ])('a day %s is a short deadline: %s', (day, isShort) => {
    const ids = idsOf(judged(false, 'service@lamps.example', { body: `Rückgabe ${day} möglich.` }));
    expect(ids.includes('deadline')).toBe(isShort);
  });
});

describe('the language of an email', () => {
  function expectUnknown(text: string) {
    for (const { verdict, confidence, conclusion, coverage } of [
      judged(true, 'info@alder.example', { body: text }),
      judged(true, 'info@alder.example', {
        body: `<p>${text}</p>${link('https://shop.alder.example/', 'alder.example')}`,
      }),
      judged(true, 'ada.alder@gmail.com', { body: text }),
      judged(false, 'info@alder.example', { body: text }),
    ]) {
      expect({ verdict, language: coverage.language }).toEqual({ verdict: 'unknown', language: null });
      expect(confidence).toBeGreaterThan(0);
      expect(conclusion).toMatch(/a language we can’t read|too little of its language/);
    }
  }

  testTable([
    ['ja', 'このたびはご注文いただきありがとうございます。お届けまでしばらくお待ちください。'],
    ['cs', 'Dobrý den, děkuji za včerejší schůzku, zápis ti pošlu zítra dopoledne, ať ho můžeš zkontrolovat.'],
  ])('that was learned is read: %s', (language, body) => {
    expect(judged(true, 'info@alder.example', { body })).toMatchObject({
      severity: 'None',
      coverage: { language, wordsRead: true },
    });
  });

  testTable([
    ['Georgian', 'გამარჯობა, გმადლობთ გუშინდელი შეხვედრისთვის. ხვალ დილით ოქმს გამოგიგზავნით, რომ წაიკითხოთ.'],
    ['Bengali', 'সুপ্রভাত, গতকালের বৈঠকের জন্য ধন্যবাদ। আমি আগামীকাল সকালে কার্যবিবরণী পাঠাব যাতে আপনি পড়তে পারেন।'],
    ['Persian', 'حساب شما مسدود شده است. برای فعال کردن دوباره آن رمز و شماره کارت خود را تا فردا برای ما بفرستید.'],
    [
      'Serbian',
      'Ваш рачун је блокиран. Пошаљите нам лозинку и ПИН до сутра да бисте га поново користили, љубазно молимо.',
    ],
  ])('in letters that were never learned leaves the email unknown, whoever sent it: %s', (_, text) => {
    expectUnknown(text);
  });

  testTable([
    [
      'Swahili',
      'Habari za asubuhi, asante sana kwa mkutano wetu wa jana. Nitakutumia taarifa kesho mchana ili uweze kuisoma kabla ya kikao.',
    ],
    [
      'Welsh',
      'Bore da, diolch yn fawr am y cyfarfod ddoe. Byddaf yn anfon y cofnodion atoch yfory er mwyn i chi gael eu darllen.',
    ],
    [
      'Tagalog',
      'Magandang umaga, maraming salamat sa ating pagpupulong kahapon. Ipapadala ko bukas ang mga tala upang mabasa mo.',
    ],
    [
      'Estonian',
      'Tere, aitäh eilse koosoleku eest. Saadan sulle homme hommikul protokolli, et saaksid selle enne nädalavahetust üle vaadata.',
    ],
    [
      'Hausa',
      'Barka da safiya, an rufe asusunka na banki saboda wani shiga da ba a saba gani ba. Aiko mana da lambar sirri kafin gobe da safe.',
    ],
  ])('in Latin letters that was never learned leaves the email unknown, whoever sent it: %s', (_, text) => {
    expectUnknown(text);
  });

  test('one short word tells no language', () => {
    const languageOf = (body: string) => analyse({ subject: 'Re: obiad', body }).coverage.language;
    expect(languageOf('Super, do soboty wieczorem.')).toBeNull();
    expect(languageOf('Super, do zobaczenia jutro wieczorem.')).toBe('pl');
  });
});

describe('an address that is shown over a service that counts clicks', () => {
  const counted = link('https://u1.ct.sendgrid.net/1', 'www.example.org');

  test('is no deceit in news', () => {
    const body = `<p>Im November wandern wir auf den Berg.</p>${counted}<p>Viel Freude!</p>`;
    const { signals, severity } = judged(false, 'info@alder.example', { body });
    expect(signals.find(({ id }) => id === 'link-text-mismatch')).toBeUndefined();
    expect(severity).toBe('None');
  });

  testTable([
    ['a lure', `<p>Ihr Konto wurde gesperrt.</p>${counted}`],
    ['a host of one’s own', `<p>Im November wandern wir.</p>${link('https://elm.example/1', 'www.example.org')}`],
  ])('is deceit with %s', (_, body) => {
    expect(idsOf(judged(false, 'info@alder.example', { body }))).toContain('link-text-mismatch');
  });
});

describe('an email forwarded below a line that says so', () => {
  const head = 'From: Ada <ada@alder.example>\nSubject: Password';
  const lure =
    'Your mailbox is full and your password expires today. Verify your account within 24 hours or it will be suspended: http://mail-upgrade.example.top/login?u=tom@colleagues.example';

  test('needs no more than a writer and a subject', () => {
    const body = `Is this one real?\n\n---------- Forwarded message ---------\n${head}\n\n${lure}`;
    const { conclusion, signals } = judged(true, 'tom@colleagues.example', { body });
    expect(signals.find(({ id }) => id === 'forwarded-email')?.evidence[0]?.quote).toBe(
      'From: Ada <ada@alder.example>',
    );
    expect(conclusion).toMatch(/^The forwarded email/);
  });

  test('and in German with its date', () => {
    const lines = 'Von: Ada <ada@alder.example>\nBetreff: Rechnung\nDatum: 19. November 2026\nAn: tom@elm.example';
    const body = `Zur Info\n\nAnfang der weitergeleiteten Nachricht:\n\n${lines}\n\nUnsere Bankverbindung hat sich geändert, bitte überweisen Sie auf DE89370400440532013000.`;
    expect(judged(true, 'tom@colleagues.example', { subject: 'Fwd: Rechnung', body }).conclusion).toMatch(
      /^The forwarded/,
    );
  });

  test('is not recognised if two such lines are part of the text', () => {
    expect(
      idsOf(judged(true, 'tom@colleagues.example', { body: `Our new list:\n\n${head}\n\nSee you.` })),
    ).not.toContain('forwarded-email');
  });
});

describe('the explanation', () => {
  test('of a name that imitates another is no link that reads', () => {
    const { response } = judged(false, 'news@alder.example', { body: 'They registered paypa1.com for their letters.' });
    expect(response).toContain('It mentions paypa1.com');
    expect(response).not.toContain('Link text:');
  });

  test('of a confirmed company’s own notice is no caution', () => {
    const notice = (isConfirmed: boolean) =>
      judged(isConfirmed, 'noreply@github.com', {
        body: `<p>If you don’t use this link within 3 hours, it will expire.</p>${link('https://github.com/x', 'Reset')}`,
      });
    expect(notice(true).conclusion).toMatch(/no signs of/);
    expect(notice(false).conclusion).not.toMatch(/no signs of/);
  });

  test('of an address is no greeting when it is the sender’s own', () => {
    const greeted = (address: string) =>
      idsOf(judged(true, 'news@bakery.example', { body: `${address} We open at 8.` }));
    expect(greeted('news@bakery.example')).not.toContain('generic-greeting');
    expect(greeted('ada@elm.example')).toContain('generic-greeting');
  });

  testTable([
    ['On 08/08/2023 03:56, eden123@gmail.com wrote:', false],
    ['Write to eden123@gmail.com:', true],
  ])('of “%s”: it wants its answer elsewhere: %s', (line, isElsewhere) => {
    const body = `${line}\n\nPlease send me your phone number.`;
    expect(idsOf(judged(true, 'tom@alder.example', { body })).includes('answer-to-other-freemail')).toBe(isElsewhere);
  });
});

describe('a sender who bears a name that others bear as well', () => {
  const from = (name: string, address: string) =>
    idsOf(judged(true, address, { from: { name, address }, body: 'Wir bestätigen Ihren Termin am Dienstag um zehn.' }));

  testTable([
    ['a savings bank of its own town', 'Sparkasse Alderheim', 'info@sparkasse-alderheim.de'],
    ['a town with an umlaut', 'Volksbank Älderstätt', 'info@volksbank-aelderstaett.de'],
    ['an authority under the ending of authorities', 'Portal das Finanças', 'info@portaldasfinancas.gov.pt'],
    ['the tax office of a state', 'Finanzamt München', 'poststelle@fa-m.bayern.de'],
    ['a carrier’s domain for notices', 'Colissimo', 'noreply@notif-colissimo-laposte.info'],
  ])('is that one: %s', (_, name, address) => {
    expect(from(name, address)).not.toContain('brand-in-sender-name');
  });

  testTable([
    ['what is no town', 'Sparkasse Kundenportal', 'info@sparkasse-kundenportal.de'],
    ['another domain', 'Sparkasse Alderheim', 'info@alderheim-termine.example'],
    ['the brand alone', 'Sparkasse', 'info@sparkasse-alderheim.de'],
  ])('is not, with %s', (_, name, address) => {
    expect(from(name, address)).toContain('brand-in-sender-name');
  });
});

test('an address described as the reader’s own does not count as another reply address', () => {
  const ask = 'Bitte teilen Sie uns Ihre Telefonnummer mit.';
  const own = `Die Bestätigung ging auch an Ihre andere Adresse u.vogel@gmx.de. ${ask}`;
  const other = `Antworten Sie mir unter u.vogel@gmx.de. ${ask}`;
  expect(idsOf(judged(true, 'info@alder.example', { body: own }))).not.toContain('answer-to-other-freemail');
  expect(idsOf(judged(true, 'info@alder.example', { body: other }))).toContain('answer-to-other-freemail');
});

testTable([
  'I am in a meeting until three, text me if it is urgent.',
  'Bin bis drei in einer Besprechung, schreib mir per SMS, wenn es dringend ist.',
  'Je suis en réunion jusqu’à trois heures, écris-moi par SMS si c’est urgent.',
  'Estoy en una reunión hasta las tres, mándame un mensaje si es urgente.',
  'Estou em reunião até às três, manda mensagem se for urgente.',
  'Sono in riunione fino alle tre, scrivimi su WhatsApp se è urgente.',
  'Ik zit tot drie uur in een vergadering, app me als het dringend is.',
  'Jestem na spotkaniu do trzeciej, napisz SMS, jeśli to pilne.',
])('what is urgent only by an “if” is no haste: %s', (body) => {
  const { severity, signals } = judged(true, 'ada@alder.example', { body });
  const ids = signals.map(({ id }) => id);
  expect(ids).not.toContain('urgency');
  expect(ids).not.toContain('other-channel-request');
  expect(rank(severity)).toBeLessThan(rank('High'));
});
