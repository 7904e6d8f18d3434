import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { languageOf, languagesOf, spokenWords } from '../../../../src/engines/detection/parse/language.ts';
import { wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../../support/test-table.ts';

const languageOfText = (text: string) => languageOf(wordsOf(text, false));

testTable([
  ['en', 'We have received your order and it will be sent to you on Monday, with our best wishes.'],
  ['de', 'Wir haben Ihre Bestellung erhalten und werden sie am Montag an Sie versenden, mit besten Grüßen.'],
  ['fr', 'Nous avons reçu votre commande et elle vous sera envoyée lundi, avec nos meilleures salutations.'],
  ['es', 'Hemos recibido su pedido y se lo enviaremos el lunes, con los mejores saludos de la casa.'],
  ['pt', 'Recebemos o seu pedido e ele será enviado para você na segunda, com os melhores cumprimentos da casa.'],
  ['it', 'Abbiamo ricevuto il suo ordine e lo spediremo lunedì, con i migliori saluti della casa.'],
  ['nl', 'Wij hebben uw bestelling ontvangen en sturen deze maandag naar u op, met de beste groeten van het huis.'],
  ['pl', 'Otrzymaliśmy Państwa zamówienie i wyślemy je w poniedziałek, z najlepszymi życzeniami od całego zespołu.'],
])('%s', (language, text) => {
  expect(languageOfText(text)).toBe(language);
});

testTable([
  ['too short', 'See you there'],
  ['Finnish', 'Olemme vastaanottaneet tilauksenne ja lähetämme sen maanantaina, parhain terveisin koko väki'],
  ['a row of numbers', '1 2 3 4 5 6 7 8 9 10 11 12'],
])('%s: cannot say', (_, text) => {
  expect(languageOfText(text)).toBeNull();
});

function languageOfEmail(subject: string, text: string) {
  const spoken = (one: string) => ({ text: one, words: spokenWords(one, wordsOf(one, false)) });
  return languagesOf(spoken(subject), spoken(text)).language;
}

describe('an email of one or two sentences', () => {
  testTable([
    ['es', 'Tiene cuatro mensajes pendientes de entrega. Revíselos antes de mañana.'],
    ['es', 'Su tarjeta ha sido bloqueada. Pulse aquí para activarla.'],
    ['es', '¿Puede enviarme la factura de ayer?'],
    ['pt', 'Sua conta será encerrada amanhã.'],
    ['pt', 'A sua encomenda está retida. Pague a taxa de entrega hoje.'],
    ['pt', 'Não conseguimos processar o pagamento da fatura.'],
    ['pl', 'Twoja paczka czeka. Dopłać do przesyłki jeszcze dziś.'],
    ['pl', 'Konto zostało zablokowane. Potwierdź swoje dane.'],
    ['fr', 'Votre colis est bloqué. Réglez les frais de livraison avant ce soir.'],
    ['de', 'Ihr Paket wartet. Bezahlen Sie noch heute die Gebühr.'],
    ['it', 'La sua carta è bloccata. La riattivi entro domani.'],
    ['nl', 'Uw pakket wacht. Betaal vandaag nog de kosten.'],
    ['en', 'Your parcel is waiting. Please pay the fee today.'],
  ])('is in %s: %s', (language, text) => {
    expect(languageOfEmail('', text)).toBe(language);
  });

  test('is read with its subject', () => {
    expect(languageOfEmail('Sua encomenda não foi entregue', 'Clique aqui: example')).toBe('pt');
  });

  testTable([
    ['Swedish', 'Ditt konto har spärrats. Logga in för att bekräfta.'],
    ['Czech', 'Váš účet byl zablokován. Přihlaste se zde.'],
    ['Hungarian', 'A csomagja megérkezett, kérjük, fizesse be a szállítási díjat.'],
    ['Finnish', 'Tilisi on lukittu. Vahvista tietosi kirjautumalla sisään tästä.'],
    ['Indonesian', 'Akun Anda telah ditangguhkan. Silakan masuk untuk memverifikasi data Anda.'],
    ['names alone', 'Anna Kowalska, Tom Berger, Luis Ortega, Marie Roy'],
  ])('in %s is in none of ours', (_, text) => {
    expect(languageOfEmail('', text)).toBeNull();
  });
});

test('addresses and numbers are in no language', () => {
  const text = 'Dit is it.com.example/que/por or rosa@com.example, e.g. 3.5 em';
  expect(spokenWords(text, wordsOf(text, false)).map(({ norm }) => norm)).toEqual(['dit', 'is', 'or', 'em']);
});

describe('a short email in an unsupported language is not called safe', () => {
  const link = 'https://konto.example.com/login';
  testTable([
    ['Swedish', `Ditt konto har spärrats. Logga in här för att bekräfta: ${link}`],
    ['Danish', `Din konto er spærret. Log ind her for at bekræfte dine oplysninger: ${link}`],
    ['Turkish', `Hesabınız askıya alındı. Doğrulamak için tıklayın: ${link}`],
    ['Czech', `Váš účet byl zablokován. Přihlaste se zde: ${link}`],
    ['Finnish', `Tilisi on lukittu. Vahvista tietosi kirjautumalla sisään tästä: ${link}`],
    ['Indonesian', `Akun Anda telah ditangguhkan. Silakan masuk untuk memverifikasi data Anda: ${link}`],
    ['Hebrew', `חשבונך הושעה. לחץ כאן כדי לאמת: ${link}`],
    ['Swedish, with a request alone', 'Hej, är du på kontoret? Jag behöver din hjälp med en brådskande betalning idag'],
  ])('%s', (_, body) => {
    expect(analyse({ subject: 'Re', body }).verdict).toBe('unknown');
  });

  testTable([
    'Thanks!',
    'See https://www.example.org/minutes',
    'Agenda attached. Call me',
    'Meeting moved: Tuesday 3pm, room 204',
    'Hi Tom, see you tomorrow at noon, details: https://www.example.org/minutes',
    'Hallo Anna, die Fotos sind hier: https://www.example.org/p Liebe Grüße Tom',
    'Bonjour, voici le lien pour la réunion de demain: https://www.example.org/p',
    'Ciao, ecco le foto di ieri: https://www.example.org/p',
    'Cześć, tutaj są zdjęcia z wczoraj: https://www.example.org/p',
  ])('but “%s” is', (body) => {
    expect(analyse({ subject: 'Re', body }).verdict).toBe('safe');
  });
});

test('a long email in another language is not called safe if it has a link, but a table is', () => {
  const swedish = 'Tack för att du handlar hos oss, här är din beställning på böcker och våra nya öppettider. '.repeat(
    3,
  );
  const table = Array.from({ length: 12 }, (_, i) => `Monday ${i} pm sunny clouds`).join('\n');
  const link = 'https://www.example.org/p';
  expect(analyse({ subject: 'Re', body: `${swedish}${link}` }).verdict).toBe('unknown');
  expect(analyse({ subject: 'Re', body: `${table}\n${link}` }).verdict).toBe('safe');
});
