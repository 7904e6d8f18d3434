import { expect, test } from 'vitest';
import { languageOf } from '../../../../src/engines/detection/parse/language.ts';
import { wordsOf } from '../../../../src/engines/detection/parse/words.ts';

const languageOfText = (text: string) => languageOf(wordsOf(text, false));

test.each([
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

test.each([
  ['too short', 'See you there'],
  ['Finnish', 'Olemme vastaanottaneet tilauksenne ja lähetämme sen maanantaina, parhain terveisin koko väki'],
  ['a row of numbers', '1 2 3 4 5 6 7 8 9 10 11 12'],
])('%s: cannot say', (_, text) => {
  expect(languageOfText(text)).toBeNull();
});
