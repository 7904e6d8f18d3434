import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { textScore } from '../../../../src/engines/detection/model/text-score.ts';
import { languageOf, languagesOf, spokenWords } from '../../../../src/engines/detection/parse/language.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
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
  ])('the language of %s is not guessed from common words', (_, text) => {
    expect(languageOfEmail('', text)).toBeNull();
  });
});

test('addresses and numbers are in no language', () => {
  const text = 'Dit is it.com.example/que/por or rosa@com.example, e.g. 3.5 em';
  expect(spokenWords(text, wordsOf(text, false)).map(({ norm }) => norm)).toEqual(['dit', 'is', 'or', 'em']);
});

const LOGIN = 'https://konto.example.com/login';

testTable([
  [
    'Swedish',
    `Ditt konto har spärrats. Logga in här för att bekräfta: ${LOGIN}`,
    'Hej Anna, vi ses på lördag hos mormor. Ta gärna med dig kakor.',
  ],
  [
    'Turkish',
    `Hesabınız askıya alındı. Doğrulamak için tıklayın: ${LOGIN}`,
    'Merhaba Ayşe, cumartesi günü büyükannemde görüşürüz. Kek getirir misin?',
  ],
  [
    'Czech',
    `Váš účet byl zablokován. Přihlaste se zde: ${LOGIN}`,
    'Ahoj Anno, v sobotu se uvidíme u babičky. Přines prosím koláče.',
  ],
  [
    'Finnish',
    `Tilisi on lukittu. Vahvista tietosi kirjautumalla sisään tästä: ${LOGIN}`,
    'Hei Anna, nähdään lauantaina mummolassa. Tuo kakkua mukanasi.',
  ],
  [
    'Indonesian',
    `Akun Anda telah ditangguhkan. Silakan masuk untuk memverifikasi data Anda: ${LOGIN}`,
    'Halo Anna, sampai jumpa hari Sabtu di rumah nenek. Tolong bawa kue.',
  ],
  ['Hebrew', `חשבונך הושעה. לחץ כאן כדי לאמת: ${LOGIN}`, 'שלום אנה, נתראה בשבת אצל סבתא. תביאי בבקשה עוגה.'],
  [
    'Japanese',
    `お客様のアカウントは停止されました。こちらからログインして確認してください: ${LOGIN}`,
    'アンナさん、土曜日におばあちゃんの家で会いましょう。ケーキを持ってきてください。',
  ],
])('an email in %s is read, and a lure counts more than a greeting', (_, lure, greeting) => {
  const [bad = Number.NaN, good = Number.NaN] = [lure, greeting].map((body) => {
    const email = { subject: 'Re', body };
    expect(analyse(email).coverage.wordsRead).toBe(true);
    return textScore(parse(email, {}, []));
  });
  expect(bad).toBeGreaterThan(good);
});

describe('a short email in an unsupported language is not called safe', () => {
  testTable([
    ['Georgian', 'თქვენი ანგარიში დაბლოკილია. შედით აქ თქვენი მონაცემების დასადასტურებლად'],
    ['Bengali', 'আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে। যাচাই করতে এখানে লগইন করুন'],
    ['Tamil', 'உங்கள் கணக்கு இடைநிறுத்தப்பட்டுள்ளது. சரிபார்க்க இங்கே உள்நுழைக'],
    ['Amharic', 'መለያዎ ታግዷል። ለማረጋገጥ እዚህ ይግቡ'],
  ])('in another script: %s', (_, body) => {
    const { verdict, conclusion } = analyse({ subject: 'Re', body: `${body}: ${LOGIN}` });
    expect(verdict).not.toBe('safe');
    expect(conclusion).toContain('a language we can’t read');
  });

  testTable([
    ['Swahili', 'Akaunti yako imefungwa. Bonyeza hapa ili kuthibitisha taarifa zako leo'],
    ['Welsh', 'Mae eich cyfrif wedi’i atal. Mewngofnodwch yma i gadarnhau eich manylion'],
    ['Estonian', 'Teie konto on peatatud. Logige siin sisse, et kinnitada oma andmed'],
    ['Latvian', 'Jūsu konts ir bloķēts. Piesakieties šeit, lai apstiprinātu savus datus'],
    ['Basque', 'Zure kontua blokeatuta dago. Hasi saioa hemen zure datuak berresteko'],
    ['Welsh, long', 'Diolch am siopa gyda ni, dyma eich archeb o lyfrau a’n horiau agor newydd. '.repeat(4)],
  ])('in Latin letters: %s', (_, body) => {
    expect(analyse({ subject: 'Re', body: `${body}: ${LOGIN}` }).verdict).not.toBe('safe');
  });

  testTable([
    'Thanks!',
    'See https://www.example.org/minutes',
    'Agenda attached. Call me',
    'Meeting moved: Tuesday 3pm, room 204',
    'Hi Tom, see you tomorrow at noon, details: https://www.example.org/minutes',
    'Hallo Anna, das Protokoll von gestern liegt hier: https://www.example.org/p Liebe Grüße, Tom',
    'Bonjour, voici le lien pour la réunion de demain: https://www.example.org/p',
    'Ciao, ecco le foto di ieri: https://www.example.org/p',
    'Cześć, tutaj są zdjęcia z wczoraj: https://www.example.org/p',
  ])('but “%s” is read, and no warning', (body) => {
    const { severity, coverage } = analyse({ subject: 'Re', body });
    expect({ severity, wordsRead: coverage.wordsRead }).toEqual({ severity: 'None', wordsRead: true });
  });
});

test('a table is no unsupported language', () => {
  const table = Array.from({ length: 12 }, (_, i) => `Monday ${i} pm sunny clouds`).join('\n');
  expect(analyse({ subject: 'Re', body: `${table}\nhttps://www.example.org/p` }).verdict).toBe('safe');
});
