import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarEntriesIn,
  type Judgement,
  type Range,
  type Suggestion,
  suggestionsIn,
  type TaskEmail,
} from '../../../src/engines/tasks/index.ts';
import { fold } from '../../../src/engines/tasks/prose/fold.ts';
import { wordDatesIn } from '../../../src/engines/tasks/prose/word-dates.ts';
import { taskBody } from '../../../src/features/tasks/contract.ts';
import { testTable } from '../../support/test-table.ts';
import { suggestionsFor } from './labelled/score.ts';
import { SETS } from './labelled/sets.ts';

const SENT = 'Mon, 16 Nov 2026 09:12:00 +0100';
const dated = (date = SENT) => [{ name: 'Date', value: date }];

function suggest(
  email: Partial<TaskEmail>,
  { severity = 'None', quoted = [] }: { severity?: Judgement['severity']; quoted?: Range[] } = {},
) {
  const whole = { subject: 'Report', body: '', headers: dated(), ...email };
  return suggestionsIn(whole, { severity, text: whole.body }, quoted);
}

function calendarFile(entry: string, before = 'METHOD:REQUEST') {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', before, ...entry.trim().split('\n'), 'END:VCALENDAR'];
  return { filename: 'invite.ics', mimeType: 'text/calendar', content: new TextEncoder().encode(lines.join('\r\n')) };
}

const ASKS = 'Please send me the final figures by Friday, 4 December.';

test('an email that asks for a secret gives no task, however harmless it looks', () => {
  const body = 'Please validate your account by Friday, 4 December: https://portal.test/v';
  const email = { subject: 'Report', body, headers: dated() };
  const judgement = { severity: 'None', text: body } as const;
  expect(suggestionsIn(email, judgement, [])).toHaveLength(1);
  expect(suggestionsIn(email, { ...judgement, asksForSecret: true }, [])).toEqual([]);
});

describe('a time in words', () => {
  testTable([
    ['Can we meet on Friday 4 December at quarter past ten?', '2026-12-04T10:15'],
    ['Wir treffen uns am Freitag, dem 4. Dezember, um halb drei bei dir.', '2026-12-04T14:30'],
    ['On se voit vendredi 4 décembre à onze heures et demie chez toi.', '2026-12-04T11:30'],
    ['Nos vemos el viernes 4 de diciembre a las doce y cuarto en tu casa.', '2026-12-04T12:15'],
    ['Ci vediamo venerdì 4 dicembre alle undici e mezza da te.', '2026-12-04T11:30'],
    ['Encontramo-nos na sexta-feira, 4 de dezembro, às dez e meia em tua casa.', '2026-12-04T10:30'],
    ['We zien elkaar vrijdag 4 december om half vier bij jou.', '2026-12-04T15:30'],
    ['Spotkajmy się w piątek 4 grudnia o wpół do jedenastej u ciebie.', '2026-12-04T10:30'],
    ['Dinner with you on Friday 4 December at half past seven?', '2026-12-04T19:30'],
    ['Frühstück mit euch am Freitag, 4. Dezember, um halb acht?', '2026-12-04T07:30'],
    ['This morning Tom asked if you can meet him on Friday 4 December at half past four.', '2026-12-04T16:30'],
    ['We meet on Friday 4 December at half past four, and breakfast is at eight.', '2026-12-04T16:30'],
    ['We meet on Friday 4 December at half past ten in the morning, and dinner is at seven.', '2026-12-04T10:30'],
  ] as const)('is read: %s', (body, due) => {
    expect(suggest({ body })).toMatchObject([{ kind: 'appointment', due }]);
  });

  testTable([
    ['en', 'Your taxi to the airport comes on Friday at half past four in the morning.', 4],
    ['de', 'Wir treffen uns um halb fünf morgens am Bahnhof.', 4],
    ['es', 'Nos vemos a las cuatro y media de la mañana.', 4],
    ['it', 'Ci vediamo alle quattro e mezza del mattino alla stazione.', 4],
    ['nl', 'We vertrekken om half vijf ’s ochtends.', 4],
    ['en', 'This morning Tom asked to meet at half past four.', 16],
    ['de', 'Nach dem Frühstück schreibe ich dir, und wir treffen uns um halb fünf.', 16],
  ] as const)('is early only where that is said of it: %s, %s', (language, sentence, hour) => {
    const [time] = wordDatesIn(fold(sentence), language, { instant: new Date('2026-11-23T10:00Z'), offset: 60 });
    expect(time?.time).toEqual({ hour, minute: 30 });
  });

  test('is left where it may be in the morning or in the evening', () => {
    const body = 'Can we meet on Friday 4 December at half past seven?';
    expect(suggest({ body }).filter(({ due }) => due.includes('T'))).toEqual([]);
  });

  test('with a full stop is no year', () => {
    expect(suggest({ body: 'You are booked in on Friday 4 December, 10.45am.' })).toMatchObject([
      { kind: 'appointment', due: '2026-12-04T10:45' },
    ]);
  });
});

describe('a day, and when it begins', () => {
  testTable([
    'Please keep Saturday 5 December free. Doors open at 19:00 at the old mill.',
    'Haltet euch bitte Samstag, den 5. Dezember, frei. Einlass ist um 19 Uhr in der alten Mühle.',
    'Réservez le samedi 5 décembre : début à 19h au vieux moulin.',
    'Reservad el sábado 5 de diciembre: la cena empieza a las 19:00 en el molino.',
    'Tenetevi liberi sabato 5 dicembre: il concerto inizia alle 19:00 al mulino.',
    'Hou zaterdag 5 december vrij. Aanvang is om 19:00 in de oude molen.',
  ])('are one appointment: %s', (body) => {
    expect(suggest({ body })).toMatchObject([{ kind: 'appointment', due: '2026-12-05T19:00' }]);
  });
});

describe('a bill', () => {
  testTable([
    ['Your bill is ready\nTotal\n£40.10\nPayment due\n4 December 2026\nExample Gas', '2026-12-04'],
    ['Ihre Rechnung\nBetrag\n40,10 EUR\nFällig am\n04.12.2026\nStadtwerke', '2026-12-04'],
    ['Votre facture\nMontant\n40,10 €\nÀ payer avant le\n4 décembre 2026\nGaz', '2026-12-04'],
    ['Su factura\nImporte\n40,10 €\nPagar antes del\n4 de diciembre de 2026\nGas', '2026-12-04'],
  ] as const)('has its date in the next cell: %j', (body, due) => {
    expect(suggest({ subject: 'Bill', body })).toMatchObject([{ kind: 'task', due }]);
  });

  test('has no due date in another cell', () => {
    expect(suggest({ subject: 'Bill', body: 'Payment received\n£40.10\nNext reading\n4 December 2026' })).toEqual([]);
  });
});

describe('nothing is asked', () => {
  testTable([
    ['by what need not be done', 'Du musst den Bericht also nicht bis 4. Dezember abgeben.'],
    ['by what would have been', 'Wäre die Rechnung nicht bis 4. Dezember beglichen, hätten wir gemahnt.'],
    ['by a question about what was done', 'Tu as réussi à rendre le dossier vendredi avant midi ?'],
    ['by a question about what was done', '¿Enviaste el informe el viernes antes de las 12?'],
    ['by a deadline of the past', 'Tenías de plazo hasta el 4 de diciembre, así que vas bien.'],
    ['of an out-of-office reply', 'Pour tout ce qui devra être prêt avant le 4 décembre, écrivez à Paul.'],
    ['of an out-of-office reply', 'For anything that needs to be done by 4 December, please ask Paul.'],
    ['by opening hours', 'The shop is closed on 3 December and reopens on Friday 4 December at 9am.'],
    ['by opening hours', 'Le magasin rouvrira le vendredi 4 décembre à 9h.'],
    ['by opening hours', 'La biblioteca reabrirá el viernes 4 de diciembre a las 9:00.'],
    ['by opening hours', 'Der Laden öffnet am Freitag, den 4. Dezember, um 9 Uhr wieder.'],
  ] as const)('%s: %s', (_, body) => {
    expect(suggest({ body })).toEqual([]);
  });

  test('but a closed day doesn’t hide an appointment beside it', () => {
    const body = 'La piscina está cerrada el lunes, así que tu clase pasa al viernes 4 de diciembre a las 17:15.';
    expect(suggest({ body })).toMatchObject([{ kind: 'appointment', due: '2026-12-04T17:15' }]);
  });
});

test('a form that closes is a deadline', () => {
  const body = 'We still need your details. The form closes at 17:00 on Friday 4 December.';
  expect(suggest({ body })).toMatchObject([{ kind: 'task', due: '2026-12-04T17:00' }]);
});

test('a weekday’s part may be a deadline in one word', () => {
  const body = 'Könntest du mir den Bericht bis Mittwochabend schicken?';
  expect(suggest({ body })).toMatchObject([{ kind: 'task', due: '2026-11-18' }]);
});

describe('who asks', () => {
  testTable([
    ['Ms Adeyemi wants you to return the badge by 4 December.', 'Ms Adeyemi'],
    ['Frau Sommer möchte, dass du den Ausweis bis 4. Dezember abgibst.', 'Frau Sommer'],
    ['Paul aimerait que tu rendes le badge avant le 4 décembre.', 'Paul'],
    ['Marta quiere que devuelvas la tarjeta antes del 4 de diciembre.', 'Marta'],
    ['Paola vorrebbe che tu restituissi il tesserino entro il 4 dicembre.', 'Paola'],
    ['O senhor Prado pede que você devolva o crachá até 4 de dezembro.', 'O senhor Prado'],
    ['Femke wil dat je de pas uiterlijk 4 december inlevert.', 'Femke'],
    ['Zofia chce, żebyś oddał przepustkę do 4 grudnia.', 'Zofia'],
  ] as const)('is named in: %s', (body, asker) => {
    expect(suggest({ body })).toMatchObject([{ kind: 'task', due: '2026-12-04', asker }]);
  });

  test('is the sender, where nobody else is named', () => {
    expect(suggest({ body: ASKS })[0]).not.toHaveProperty('asker');
    expect(suggest({ body: 'We would like you to return the badge by 4 December.' })[0]).not.toHaveProperty('asker');
  });

  test('but what others want of each other is no task of the reader’s', () => {
    expect(suggest({ body: 'Femke wants Paul to return the badge by 4 December.' })).toEqual([]);
  });
});

describe('a email is read as of its own date', () => {
  test('with the words that it rests on', () => {
    const body = `Hi Priya,\n\n${ASKS}`;
    const [task] = suggest({ body });
    expect(task).toMatchObject({
      kind: 'task',
      title: 'Send me the final figures',
      due: '2026-12-04',
      allDay: true,
      source: 'prose',
      confidence: 'high',
    });
    expect(task?.evidence).toMatchObject({ quote: ASKS, where: 'body' });
    expect(body.slice(task?.evidence.start, task?.evidence.end)).toBe(ASKS);
  });

  test('and by its own clock: shortly before midnight, tomorrow is still the writer’s tomorrow', () => {
    const headers = dated('Mon, 16 Nov 2026 23:30:00 -0800');
    expect(suggest({ body: 'Please reply by tomorrow.', headers })).toMatchObject([
      { due: '2026-11-17', confidence: 'medium' },
    ]);
  });

  testTable(['', 'not a date', '31 Feb 2026 10:00:00 +0000', '21 Nov 2026 25:00:00 +0000'])(
    'without a date (%j) nothing is suggested',
    (date) => {
      expect(suggest({ body: ASKS, headers: date === '' ? [] : dated(date) })).toEqual([]);
    },
  );

  testTable(['America/New_York', 'Asia/Tokyo'])('and by no clock of the machine (%s)', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    const headers = dated('21 Nov 2026 23:30');
    try {
      expect(suggest({ body: 'Please reply by tomorrow.', headers })).toMatchObject([{ due: '2026-11-22' }]);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  testTable(['Sat, 21 Nov 2026 10:00:00 -0000', '21 Nov 2026 10:00 GMT', 'Sat, 21 Nov 2026 10:00:00 +0000 (UTC)'])(
    'however the date is written: %s',
    (date) => {
      const headers = dated(date);
      expect(suggest({ body: 'Please reply by tomorrow.', headers })).toMatchObject([{ due: '2026-11-22' }]);
    },
  );

  test('a weekday that is not the day’s means that one of the two is wrong', () => {
    expect(suggest({ body: 'Please send it by Tuesday, 4 December.' })).toEqual([]);
  });

  test('a weekday is the next one after the day of sending', () => {
    expect(suggest({ body: 'Please send it by Monday.' })).toMatchObject([{ due: '2026-11-23' }]);
  });

  test('a zone that is named is kept, and all else is the reader’s own time', () => {
    expect(suggest({ body: 'Our call is on 4 December at 3pm GMT.' })).toMatchObject([
      { due: '2026-12-04T15:00+00:00' },
    ]);
    expect(suggest({ body: 'Our call is on 4 December at 3pm.' })).toMatchObject([{ due: '2026-12-04T15:00' }]);
  });

  testTable([
    ['Our call is on 4 December at 3pm Berlin time.', '2026-12-04T15:00+01:00'],
    ['Our call is on 4 December at 3pm (Asia/Tokyo).', '2026-12-04T15:00+09:00'],
    ['Our call is on 4 December at 3pm.\n\nTime zone: America/New_York', '2026-12-04T15:00-05:00'],
    ['Unser Termin ist am 4. Dezember um 15 Uhr Wiener Zeit.', '2026-12-04T15:00+01:00'],
    ['Notre rendez-vous est le 4 décembre à 15h00, heure de Paris.', '2026-12-04T15:00+01:00'],
    ['La reunión es el 4 de diciembre a las 15:00 (hora de Madrid).', '2026-12-04T15:00+01:00'],
    ['Our call is on 4 December at 3pm, time permitting.', '2026-12-04T15:00'],
  ])('also by its place, in a email that a server has dated: %s', (body, due) => {
    expect(suggest({ body, headers: dated('Mon, 16 Nov 2026 08:12:00 +0000') })).toMatchObject([{ due }]);
  });

  test('small words that are zones elsewhere are none', () => {
    expect(suggest({ body: 'Am 4. Dezember um 15 Uhr ist unsere Besprechung.' })).toMatchObject([
      { due: '2026-12-04T15:00' },
    ]);
  });
});

describe('what a day is for', () => {
  const kindsOf = (body: string) => suggest({ body }).map(({ kind, due }) => `${kind} ${due}`);

  test('a request to the reader with a day is a task, however it is worded', () => {
    expect(kindsOf('Pop your measurements into the sheet by 4 December 2026.')).toEqual(['task 2026-12-04']);
    expect(kindsOf('Anna will pop your measurements into the sheet by 4 December 2026.')).toEqual([]);
    expect(kindsOf('The roofers aim to be gone by 4 December 2026.')).toEqual([]);
  });

  test('a deadline of something the reader has or may do is a task', () => {
    expect(kindsOf('Your permit is good until 4 December 2026.')).toEqual(['reminder 2026-12-04']);
    expect(kindsOf('You have until 4 December 2026 to appeal.')).toEqual(['task 2026-12-04']);
    expect(kindsOf('The bridge is closed until 4 December 2026.')).toEqual([]);
  });

  test('with its weekday and a time it is an appointment, unless something begins then', () => {
    expect(kindsOf('The stitches come out on Friday 4 December at 3.30pm.')).toEqual(['appointment 2026-12-04T15:30']);
    expect(kindsOf('From Friday 4 December at 3.30pm the lift runs again.')).toEqual([]);
  });

  test('a request in one sentence may have its day in the next', () => {
    expect(kindsOf('Could you send me the photos? By 4 December at the latest.')).toEqual(['task 2026-12-04']);
    expect(kindsOf('Could you send me the photos? I will print them by 4 December.')).toEqual([]);
  });

  testTable([
    ['Le docteur vous recevra le vendredi 4 décembre à 9 h 20.', 'appointment 2026-12-04T09:20'],
    ['Der Techniker kommt am Freitag, 4. Dezember, zwischen 8 und 10 Uhr zu Ihnen.', 'appointment 2026-12-04T08:00'],
    ['El técnico irá a su casa el viernes 4 de diciembre entre las 8 y las 10.', 'appointment 2026-12-04T08:00'],
  ])('times are read whole: %s', (body, expected) => expect(kindsOf(body)).toEqual([expected]));
});

describe('a repeated request is suggested once', () => {
  const dues = (email: Partial<TaskEmail>) => suggest(email).map(({ kind, due }) => `${kind} ${due}`);

  test('in two sentences, as the one that says more', () => {
    const subject = 'Please return the form by 4 December';
    expect(dues({ subject, body: 'Please return the form by Friday, 4 December at noon.' })).toEqual([
      'task 2026-12-04T12:00',
    ]);
    expect(dues({ body: 'Your parcel arrives on 4 December. Your appointment is on 4 December at 9am.' })).toEqual([
      'appointment 2026-12-04T09:00',
    ]);
  });

  test('in a calendar’s zone, where that is another day, and in words', () => {
    const event = 'BEGIN:VEVENT\nUID:2\nDTSTART:20261203T233000Z\nSUMMARY:Night shift\nEND:VEVENT';
    const body = 'Your shift is on Friday 4 December at 0:30am CET. Our party is on 5 December at 7pm.';
    expect(dues({ body, attachments: [calendarFile(event)] })).toEqual([
      'appointment 2026-12-03T23:30+00:00',
      'appointment 2026-12-05T19:00',
    ]);
  });

  test('in a calendar without a zone, by the one that the words name', () => {
    const event = 'BEGIN:VEVENT\nUID:3\nDTSTART:20261204T150000\nSUMMARY:Call\nEND:VEVENT';
    expect(dues({ body: 'Our call is on 4 December at 3pm CET.', attachments: [calendarFile(event)] })).toEqual([
      'appointment 2026-12-04T15:00+01:00',
    ]);
  });

  test('but not two things on one day', () => {
    expect(dues({ body: 'Please bring the form by 4 December. Our call is on 4 December at 3pm.' })).toEqual([
      'task 2026-12-04',
      'appointment 2026-12-04T15:00',
    ]);
  });
});

describe('what is left out', () => {
  testTable(['Medium', 'High', 'Critical'] as const)('everything in a email of severity %s', (severity) => {
    expect(suggest({ body: ASKS }, { severity })).toEqual([]);
    expect(suggest({ body: ASKS }, { severity: 'Low' })).toHaveLength(1);
  });

  testTable(['Medium', 'High', 'Critical'] as const)(
    'also in the languages of the third set: severity %s',
    (severity) => {
      const asking = Object.values(SETS.third).flatMap((emails) => emails.find(({ type }) => type === 'request') ?? []);
      expect(asking).toHaveLength(8);
      for (const { sent, subject, body } of asking) {
        expect(suggest({ subject, body, headers: dated(sent) }, { severity })).toEqual([]);
      }
    },
  );

  test('what somebody else wrote before', () => {
    const body = `Done.\n${ASKS}`;
    expect(suggest({ body }, { quoted: [{ start: 6, end: body.length }] })).toEqual([]);
    expect(suggest({ body })).toHaveLength(1);
  });

  test('text in a signature is ignored, but not text after it', () => {
    expect(suggest({ body: `Thanks.\n-- \n${ASKS}` })).toEqual([]);
    expect(suggest({ body: `Best regards\nOwen\n${ASKS}` })).toEqual([]);
    expect(suggest({ body: `Best regards\nOwen\nPS ${ASKS}` })).toHaveLength(1);
  });

  test('days that a forwarded email counts from its own date', () => {
    const head = '---------- Forwarded message ---------\n';
    expect(suggest({ body: `${head}Please reply by tomorrow.` })).toEqual([]);
    expect(suggest({ body: `${head}Please reply by 4 December.` })).toHaveLength(1);
  });

  testTable(['List-Unsubscribe', 'List-Id'])('requests in mail that goes to many (%s)', (name) => {
    expect(suggest({ body: ASKS, headers: [...dated(), { name, value: '<x>' }] })).toEqual([]);
    const own = 'Your appointment is on 4 December at 10:30.';
    expect(suggest({ body: own, headers: [...dated(), { name, value: '<x>' }] })).toHaveLength(1);
  });

  test('closing dates in mail that goes to many, but not those of a bill', () => {
    const headers = [...dated(), { name: 'List-Unsubscribe', value: '<x>' }];
    expect(suggest({ body: 'Deadline: 4 December 2026', headers })).toEqual([]);
    expect(suggest({ body: 'Payment due: 4 December 2026', headers })).toMatchObject([{ kind: 'task' }]);
  });

  testTable(['I will send it no later than 4 December.', 'The works are to be finished by 4 December.'])(
    'what somebody else is to do: %s',
    (body) => expect(suggest({ body })).toEqual([]),
  );

  test('when a machine has noted something', () => {
    expect(suggest({ body: 'We have planned your next backup on 4 December at 02:00.' })).toEqual([]);
    expect(suggest({ body: 'You can see the log of 4 December at 14:37.' })).toEqual([]);
  });

  test('what happens on the very day', () => {
    expect(suggest({ body: 'Your parcel arrives today.' })).toEqual([]);
    expect(suggest({ body: 'Your parcel arrives tomorrow.' })).toMatchObject([{ kind: 'reminder', due: '2026-11-17' }]);
  });

  test('a table that lost its lines', () => {
    expect(suggest({ body: `Your bookings ${'4 December 10:00 room 5 December 11:00 room '.repeat(4)}` })).toEqual([]);
  });

  test('more than anybody reads', () => {
    const body = Array.from({ length: 25 }, (_, day) => `Please send part ${day + 1} by ${day + 1} December.`).join(
      '\n\n',
    );
    expect(suggest({ body })).toHaveLength(10);
  });
});

describe('calendar parts', () => {
  const EVENT = `BEGIN:VEVENT
UID:1@example.com
DTSTART;TZID=Europe/Berlin:20261124T140000
DTEND;TZID=Europe/Berlin:20261124T150000
SUMMARY:Jour fixe\\, Team
LOCATION:Raum 3
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Other
TRIGGER:-PT5M
END:VALARM
END:VEVENT`;

  test('are read with place and length', () => {
    expect(suggest({ attachments: [calendarFile(EVENT)] })).toEqual([
      {
        kind: 'appointment',
        title: 'Jour fixe, Team',
        due: '2026-11-24T14:00+01:00',
        allDay: false,
        minutes: 60,
        location: 'Raum 3',
        evidence: { quote: 'Jour fixe, Team', where: 'attachment' },
        source: 'calendar',
        confidence: 'high',
        entryId: '["1@example.com",null]',
      },
    ]);
  });

  test('are in the zone that they say they are in', () => {
    const event = EVENT.replaceAll(';TZID=Europe/Berlin', '');
    expect(suggest({ attachments: [calendarFile(event)] })).toMatchObject([{ due: '2026-11-24T14:00' }]);
    const file = calendarFile(event, 'METHOD:REQUEST\r\nX-WR-TIMEZONE:Europe/Berlin');
    expect(suggest({ attachments: [file] })).toMatchObject([{ due: '2026-11-24T14:00+01:00', minutes: 60 }]);
  });

  describe('say of an entry', () => {
    const suggestedBy = (event: string, method?: string) =>
      calendarEntriesIn({ subject: '', body: '', attachments: [calendarFile(event, method)] });
    const [first] = suggestedBy(EVENT);

    test('that it was changed since', () => {
      const changed = EVENT.replace('SUMMARY', 'SEQUENCE:2\nSUMMARY');
      expect(suggestedBy(changed)).toEqual([{ id: first?.id, revision: expect.any(Number) }]);
      expect(suggestedBy(changed)[0]?.revision).toBeGreaterThan(first?.revision ?? Number.NaN);
    });

    testTable([
      ['METHOD:CANCEL', EVENT],
      ['METHOD:CANCEL', 'BEGIN:VEVENT\nUID:1@example.com\nEND:VEVENT'],
      ['METHOD:REQUEST', EVENT.replace('SUMMARY', 'STATUS:CANCELLED\nSUMMARY')],
    ])('that it does not take place (%s)', (method, event) => {
      expect(suggestedBy(event, method)).toEqual([{ id: first?.id, revision: expect.any(Number) }]);
      expect(suggestedBy(event, method)[0]?.revision).toBeGreaterThan(first?.revision ?? Number.NaN);
      expect(suggest({ attachments: [calendarFile(event, method)] })).toEqual([]);
    });

    test('what it says of one day of a series, and nothing without an id or by an answer', () => {
      const day = EVENT.replace('SUMMARY', 'RECURRENCE-ID;TZID=Europe/Berlin:20261124T140000\nSUMMARY');
      expect(suggestedBy(day)).toMatchObject([{ revision: first?.revision }]);
      expect(suggestedBy(day)).not.toEqual(suggestedBy(EVENT));
      expect(suggestedBy(EVENT.replace('UID:1@example.com\n', ''))).toEqual([]);
      expect(suggestedBy(EVENT, 'METHOD:REPLY')).toEqual([]);
    });
  });

  test('count once when a message carries its invitation twice, and before prose about the same day', () => {
    const body = 'Our meeting is on 24 November at 14:00.';
    const attachments = [calendarFile(EVENT), calendarFile(EVENT)];
    expect(suggest({ body, attachments })).toMatchObject([{ source: 'calendar' }]);
  });

  testTable(['METHOD:CANCEL', 'METHOD:REPLY', 'METHOD:COUNTER'])('mean nothing to do with %s', (method) => {
    expect(suggest({ attachments: [calendarFile(EVENT, method)] })).toEqual([]);
  });

  test('by Outlook’s zones, as the part describes them', () => {
    const zone = `BEGIN:VTIMEZONE
TZID:Custom
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;
    const at = (time: string) => `${zone}\nBEGIN:VEVENT\nDTSTART;TZID=Custom:${time}\nSUMMARY:x\nEND:VEVENT`;
    expect(suggest({ attachments: [calendarFile(at('20261124T093000'))] })).toMatchObject([
      { due: '2026-11-24T09:30-05:00' },
    ]);
    expect(suggest({ attachments: [calendarFile(at('20270601T093000'))] })).toMatchObject([
      { due: '2027-06-01T09:30-04:00' },
    ]);
  });

  testTable(['FREQ=SECONDLY', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYDAY=-9SU;BYMONTH=2'])(
    'end, whatever rule their zone has: %s',
    (rule) => {
      const zone = `BEGIN:VTIMEZONE\nTZID:x\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:${rule}\nEND:STANDARD\nEND:VTIMEZONE`;
      const event = `${zone}\nBEGIN:VEVENT\nDTSTART;TZID=x:20261201T100000\nSUMMARY:x\nEND:VEVENT`;
      expect(suggest({ attachments: [calendarFile(event)] })).toMatchObject([{ due: '2026-12-01T10:00' }]);
    },
  );

  testTable([
    ['DTSTART:20261124T140000', '2026-11-24T14:00'],
    ['DTSTART:20261124T140000Z', '2026-11-24T14:00+00:00'],
    ['DTSTART;VALUE=DATE:20261124', '2026-11-24'],
    ['DTSTART;TZID=America/New_York:20261124T140000', '2026-11-24T14:00-05:00'],
    ['DTSTART;X-NOTE="a:b";TZID=Asia/Kolkata:20261124T140000', '2026-11-24T14:00+05:30'],
    ['DTSTART;TZID=Nowhere/At All:20261124T140000', '2026-11-24T14:00'],
  ])('mean by %s what they say', (start, due) => {
    const event = `BEGIN:VEVENT\n${start}\nDURATION:PT1H30M\nSUMMARY:x\nEND:VEVENT`;
    expect(suggest({ attachments: [calendarFile(event)] })).toMatchObject([{ due }]);
  });

  test('may ask for a task', () => {
    const todo = 'BEGIN:VTODO\nDUE;VALUE=DATE:20261124\nSUMMARY:Long words that were \n folded\nEND:VTODO';
    expect(suggest({ attachments: [calendarFile(todo)] })).toMatchObject([
      { kind: 'task', due: '2026-11-24', title: 'Long words that were folded' },
    ]);
  });

  test('contain nothing if they begin again and again', () => {
    const text = `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nDTSTART:20261124T140000\n'.repeat(3_000)}END:VCALENDAR`;
    const attachments = [{ filename: 'a.ics', mimeType: '', content: new TextEncoder().encode(text) }];
    expect(suggest({ attachments })).toEqual([]);
  });

  test('may be anything', () => {
    const words = ['BEGIN:', 'END:', 'VEVENT', 'VTODO', 'VTIMEZONE', 'STANDARD', 'VALARM', 'DTSTART', 'DUE', 'TZID']
      .concat(['TZOFFSETTO:', 'TZOFFSETFROM:', 'RRULE:FREQ=YEARLY;BYMONTH=', 'BYDAY=', '-1SU', 'INTERVAL=0', 'UNTIL='])
      .concat(['20261124T140000', '20261124', 'Z', '+0100', 'DURATION:', 'P1D', 'PT', '__proto__', 'constructor'])
      .concat([':', ';', '=', ',', '"', '\\', ' ', '\n', '\r\n', '\n ', '\u0000', '9'.repeat(20), 'X-', 'SUMMARY:']);
    const source = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 80 });
    const check = fc.property(source, fc.boolean(), (parts, isWhole) => {
      const file = calendarFile(isWhole ? `${EVENT}\n${parts.join('')}` : parts.join(''));
      for (const { due, title } of suggest({ attachments: [file] })) {
        expect(due).toMatch(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?:[+-]\d{2}:\d{2})?)?$/);
        expect(title).not.toMatch(/\p{Cc}/u);
      }
    });
    fc.assert(check, { numRuns: 2_000 });
  });

  testTable(['', 'BEGIN:VCALENDAR', 'BEGIN:VEVENT\r\nDTSTART:99999999', 'DTSTART', '\u0000'])(
    'broken ones contain nothing: %j',
    (text) => {
      const attachments = [{ filename: 'a.ics', mimeType: '', content: new TextEncoder().encode(text) }];
      expect(suggest({ attachments })).toEqual([]);
    },
  );
});

describe('markup', () => {
  const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script><p>Hello</p>`;

  test('an order’s delivery, a graph and an array are looked into', () => {
    const delivery = { '@type': 'ParcelDelivery', expectedArrivalUntil: '2026-11-20', itemShipped: { name: 'Lamp' } };
    const html = jsonLd([{ '@graph': [{ '@type': 'https://schema.org/Order', orderDelivery: delivery }] }]);
    expect(suggest({ html })).toMatchObject([
      { kind: 'reminder', due: '2026-11-20', title: 'Delivery: Lamp', source: 'markup' },
    ]);
  });

  test('a journey has its length and where it begins', () => {
    const html = jsonLd({
      '@type': 'TrainReservation',
      reservationFor: {
        '@type': 'TrainTrip',
        trainNumber: 'ICE 599',
        departureStation: { '@type': 'TrainStation', name: 'Kassel' },
        departureTime: '2026-12-21T08:14:00+01:00',
        arrivalTime: '2026-12-21T11:55:00+01:00',
      },
    });
    expect(suggest({ html })).toMatchObject([
      { title: 'Train: ICE 599', due: '2026-12-21T08:14+01:00', minutes: 221, location: 'Kassel' },
    ]);
  });

  test('what is paid, cancelled or public in a newsletter is none', () => {
    expect(suggest({ html: jsonLd({ '@type': 'Invoice', paymentDueDate: '2026-12-03' }) })).toHaveLength(1);
    const paid = {
      '@type': 'Invoice',
      paymentDueDate: '2026-12-03',
      paymentStatus: 'http://schema.org/PaymentComplete',
    };
    expect(suggest({ html: jsonLd(paid) })).toEqual([]);
    const html = jsonLd({ '@type': 'Event', name: 'Jazz', startDate: '2026-12-03T20:00' });
    expect(suggest({ html })).toHaveLength(1);
    expect(suggest({ html, headers: [...dated(), { name: 'List-Unsubscribe', value: '<x>' }] })).toEqual([]);
  });

  testTable([
    '{"@type":"Event"',
    '{"@type":"__proto__","startDate":"2026-12-01"}',
    '{"@type":"constructor","startDate":"2026-12-01"}',
    '{"@type":"Event","startDate":"2026-02-31"}',
    '['.repeat(5_000),
  ])('hostile JSON gives nothing: %.40s', (json) => {
    expect(suggest({ html: `<script type="application/ld+json">${json}</script>` })).toEqual([]);
  });

  test('elements without an end are read to the last', () => {
    const html = `${'<div itemscope itemprop="a">'.repeat(20_000)}${jsonLd({ '@type': 'Event', startDate: '2026-12-01' })}`;
    expect(suggest({ html })).toHaveLength(1);
  });
});

describe('what is suggested can be accepted', () => {
  const bodyOf = ({ kind, title, due, minutes, location }: Suggestion) => ({
    ...{ kind, title, due, minutes: minutes ?? null, location: location ?? null },
  });

  test('of each labelled message', () => {
    const suggestions = Object.values(SETS).flatMap((languages) =>
      Object.values(languages).flat().flatMap(suggestionsFor),
    );
    expect(suggestions.length).toBeGreaterThan(200);
    for (const suggestion of suggestions) expect(taskBody.parse(bodyOf(suggestion))).toEqual(bodyOf(suggestion));
  });

  testTable([
    ['Re:', 'Appointment'],
    ['AW: Re: ', 'Appointment'],
    ['Fwd: Lunch', 'Lunch'],
  ])('also of an invitation without a summary under %j', (subject, title) => {
    const attachments = [calendarFile('BEGIN:VEVENT\nDTSTART:20261124T093000\nEND:VEVENT')];
    expect(suggest({ subject, attachments })).toMatchObject([{ title }]);
  });

  test('also of one that lasts for weeks, or claims to last for years', () => {
    const lasting = (duration: string) =>
      suggest({ attachments: [calendarFile(`BEGIN:VEVENT\nDTSTART:20261124T093000\n${duration}\nEND:VEVENT`)] });
    expect(lasting('DURATION:P29D')[0]).toMatchObject({ minutes: 29 * 24 * 60 });
    expect(lasting('DURATION:P9999D')[0]).not.toHaveProperty('minutes');
  });

  test('whatever an invitation says', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 400 });
    const hidden = fc.constantFrom('', 'Re:', '\u202e', '\u0007', 'Re: \u2028', '\ud800');
    const text = fc.oneof(words, hidden).map((one) => one.replaceAll('\n', ' ').replaceAll('\r', ' '));
    const days = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(text, text, text, days, (subject, summary, location, length) => {
        const event = `BEGIN:VEVENT\nDTSTART:20261124T093000\nDURATION:P${length}D\nSUMMARY:${summary}\nLOCATION:${location}\nEND:VEVENT`;
        for (const suggestion of suggest({ subject, attachments: [calendarFile(event)] })) {
          expect(taskBody.parse(bodyOf(suggestion))).toEqual(bodyOf(suggestion));
        }
      }),
    );
  });
});
