import { describe, expect, test } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { testTable } from '../../support/test-table.ts';
import { shareAtLeast } from './fraud-schemes/share.ts';

const analysed = (body: string) => analyse({ subject: 'Hello', body });
const idsOf = (body: string) => analysed(body).signals.map(({ id }) => id);
const severitiesOf = (bodies: readonly string[]) => bodies.map((body) => analysed(body).severity);
const bodiesOf = (rows: readonly (readonly [string, string])[]) => rows.map(([, body]) => body);

const GIFT_CARDS: readonly [string, string][] = [
  [
    'English',
    'I need six store cards for clients, 100 pounds each. Scratch them and send me the codes on the back. I am in a conference. Keep this between us.',
  ],
  ['English, without “gift”', 'Please pick up 5 shopping vouchers. Send me photos of the back. Don’t tell the others.'],
  [
    'German',
    'Ich brauche heute fünf Guthabenkarten für Kunden. Schicken Sie mir die Codes. Bin in einer Besprechung. Bitte behandeln Sie das vertraulich.',
  ],
  [
    'French',
    'J’ai besoin de cinq cartes cadeaux. Grattez les codes et envoyez-les moi. Je suis en réunion. Gardez cela pour vous.',
  ],
  [
    'Spanish',
    'Necesito cinco tarjetas regalo. Rasca el código y mándame una foto. Estoy en una reunión. No se lo digas a nadie.',
  ],
  ['Italian', 'Mi servono cinque buoni regalo. Gratta e mandami i codici. Sono in riunione. Non dirlo a nessuno.'],
  ['Portuguese', 'Preciso de cinco cartões-presente. Raspe e envie-me os códigos. Não diga a ninguém.'],
  ['Dutch', 'Ik heb vijf cadeaukaarten nodig. Kras ze open en stuur mij de codes. Vertel het niemand.'],
  ['Polish', 'Potrzebuję pięć kart podarunkowych. Zdrap i wyślij mi kody. Nikomu nie mów.'],
  [
    'English, to be answered',
    'Are you free? I need you to buy some gift cards for clients. Do not call, just reply with the codes.',
  ],
  ['German, to be answered', 'Bitte kauf fünf Geschenkkarten für Kunden und antworte mir mit den Codes.'],
  ['French, to be answered', 'Achète cinq cartes cadeaux pour des clients et réponds-moi avec les codes.'],
  ['Spanish, to be answered', 'Compra cinco tarjetas regalo para clientes y responde con los códigos.'],
  ['Italian, to be answered', 'Compra cinque buoni regalo per i clienti e rispondi con i codici.'],
  ['Portuguese, to be answered', 'Compre cinco cartões-presente para clientes e responda com os códigos.'],
  ['Dutch, to be answered', 'Koop vijf cadeaukaarten voor klanten en antwoord met de codes.'],
  ['Polish, to be answered', 'Kup pięć kart podarunkowych dla klientów i odpisz, podając kody.'],
];

const HONEST_CARDS = [
  'Can you order ten gift cards for the staff raffle? The shop needs the invoice address.',
  'Für die Tombola haben wir zehn Geschenkkarten gekauft, sie liegen im Büro.',
  'Les cartes cadeaux pour la tombola sont arrivées.',
  'Your vouchers for the museum are valid until December.',
];

const NEW_ACCOUNTS: readonly [string, string][] = [
  ['English', 'We have changed bank. Please send all future payments to the new account below.'],
  ['German', 'Unsere Bankverbindung hat sich geändert. Künftige Zahlungen bitte nur noch auf das neue Konto.'],
  ['French', 'Suite à un changement de banque, notez notre nouveau RIB. Vos prochains règlements iront sur ce compte.'],
  ['Spanish', 'Hemos cambiado de banco. Las próximas facturas se abonarán en la nueva cuenta.'],
  ['Italian', 'Abbiamo cambiato banca. I prossimi bonifici vanno fatti sul nuovo IBAN.'],
  ['Portuguese', 'Mudámos de banco. Os próximos pagamentos devem ser feitos para o novo IBAN.'],
  ['Dutch', 'Ons rekeningnummer is gewijzigd. Toekomstige betalingen graag op het nieuwe nummer.'],
  ['Polish', 'Zmienił się nasz numer konta. Prosimy o opłacenie faktury na nowy rachunek.'],
];

const OTHER_CHANGES = [
  'J’ai ouvert un compte dans une nouvelle banque. À dimanche, Paul',
  'Mam nowy numer telefonu, zadzwoń wieczorem.',
  'Zmienił się numer pokoju: spotykamy się w sali 12.',
];

const NO_TELEPHONE: readonly [string, string][] = [
  ['English', 'I dropped my phone, this is my new number. I have to pay a bill of 900 pounds, can you transfer it?'],
  ['German', 'Mein Handy ist kaputt, das ist meine neue Nummer. Ich muss eine Rechnung über 1.840 Euro bezahlen.'],
  ['French', 'J’ai cassé mon téléphone. Je dois payer une facture de 900 €, tu peux faire le virement ?'],
  ['Spanish', 'Se me ha roto el móvil. Tengo que pagar una factura de 900 €. ¿Puedes hacer la transferencia?'],
  ['Italian', 'Mi si è rotto il telefono. Devo pagare una bolletta di 900 €, puoi fare tu il bonifico?'],
  ['Portuguese', 'O meu telemóvel avariou. Tenho de pagar uma conta de 900 €, podes fazer a transferência?'],
  ['Dutch', 'Mijn telefoon is kapot. Ik moet een rekening van 900 euro betalen, kun jij het overmaken?'],
  ['Polish', 'Zepsuł mi się telefon. Muszę zapłacić rachunek 900 zł, możesz zrobić przelew?'],
  ['Polish, with a code', 'Zgubiłam portfel. Możesz podać mi kod BLIK na 300 zł? Oddam jutro.'],
];

const HONEST_MESSAGES = [
  'My phone is broken, here is my new number 07700 900123. See you on Sunday, love Tom',
  'Hallo Mama, mein Handy ist kaputt. Kannst du mich um acht am Bahnhof abholen?',
  'Kun jij de rekening van de tandarts overmaken? 62 euro. Dank je, tot zondag',
  'Cześć, zapłacisz BLIKiem czy przelewem? Do zobaczenia w sobotę.',
  'W sklepie zapłacisz kartą albo kodem BLIK. Zamówienie czeka do piątku.',
];

const FLATS: readonly [string, string][] = [
  ['English', 'I work abroad, so a viewing is not possible. Transfer the deposit of 900 pounds and I post the keys.'],
  ['German', 'Da ich im Ausland bin, geht keine Besichtigung. Überweisen Sie die Kaution von 900 Euro.'],
  ['Dutch', 'Ik ben in het buitenland. Als u de borg van 900 euro overmaakt, stuur ik u de sleutels.'],
  ['French', 'Je suis à l’étranger, la visite est impossible. Versez la caution de 900 €.'],
  ['Spanish', 'Estoy en el extranjero. Transfiera la fianza de 900 € y le envío las llaves.'],
  ['Italian', 'Sono all’estero, una visita non è possibile. Versi la caparra di 900 €.'],
  ['Portuguese', 'Estou no estrangeiro. Transfira a caução de 900 € e envio as chaves.'],
  ['Polish', 'Jestem za granicą. Po wpłacie prześlę klucze: proszę, przelej 900 zł kaucji.'],
];

const HONEST_VIEWINGS = [
  'The viewing is on Friday at five. Bring your papers, the deposit is paid with the first rent.',
  'Die Besichtigung ist am Freitag um fünf. Die Kaution wird mit der ersten Miete fällig.',
  'La visite est prévue vendredi. La caution se règle à la remise des clés.',
  'Ik ben tot zondag in het buitenland, daarna bel ik je over de kamer.',
];

describe('requests for gift card codes from someone who can’t be called back', () => {
  testTable(GIFT_CARDS)('are noticed in %s', (_, body) => {
    expect(idsOf(body)).toContain('card-codes-request');
  });

  test('are mostly a warning, and one of money', () => {
    const warned = bodiesOf(GIFT_CARDS)
      .map(analysed)
      .filter(({ severity }) => severity !== 'None');
    expect(warned.length / GIFT_CARDS.length).toBeGreaterThanOrEqual(0.7);
    for (const { kind } of warned) expect(['payment-fraud', 'suspicious']).toContain(kind);
  });

  testTable(HONEST_CARDS)('are none as such: %s', (body) => {
    expect(idsOf(body)).not.toContain('card-codes-request');
  });
});

describe('payments to a new account', () => {
  testTable(NEW_ACCOUNTS)('are not passed in silence in %s', (_, body) => {
    expect(idsOf(body)).toContain('payment-to-changed-account');
    expect(analysed(body)).toMatchObject({ verdict: expect.not.stringMatching(/safe|unknown/), kind: 'payment-fraud' });
  });

  testTable(OTHER_CHANGES)('are not what this is about: %s', (body) => {
    expect(idsOf(body)).not.toContain('bank-change');
  });
});

describe('a relative or friend without a telephone who needs money', () => {
  testTable(NO_TELEPHONE)('is noticed: %s', (_, body) => {
    expect(idsOf(body)).toEqual(expect.arrayContaining(['payment-request', 'unreachable']));
  });

  testTable(HONEST_MESSAGES)('is somebody else: %s', (body) => {
    expect(idsOf(body)).not.toContain('payment-request');
  });
});

describe('a deposit for a flat that can’t be viewed', () => {
  testTable(FLATS)('is noticed: %s', (_, body) => {
    expect(idsOf(body)).toEqual(expect.arrayContaining(['payment-request', 'unreachable']));
  });

  testTable(HONEST_VIEWINGS)('is no honest viewing: %s', (body) => {
    expect(idsOf(body)).not.toContain('payment-request');
  });
});

test('requests for money from someone who can’t be reached are mostly a warning', () => {
  expect(shareAtLeast('Low', severitiesOf(bodiesOf([...NO_TELEPHONE, ...FLATS])))).toBeGreaterThanOrEqual(0.58);
});

test('honest emails about cards, accounts, telephones and flats get hardly any warning', () => {
  const honest = severitiesOf([...HONEST_CARDS, ...OTHER_CHANGES, ...HONEST_MESSAGES, ...HONEST_VIEWINGS]);
  expect(shareAtLeast('Low', honest)).toBeLessThanOrEqual(0.15);
  expect(shareAtLeast('Medium', honest)).toBe(0);
});
