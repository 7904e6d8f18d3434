import type { Scheme } from './scheme.ts';

export const DAY_WAGES: Scheme = {
  fraud: [
    [
      'Mia <mia@quickmill.example>',
      'Saturdays',
      'We have part-time work for you: rate products online from your phone for an hour and earn 80 to 150 pounds a day, paid daily. Write to our coordinator on Telegram @miatasks.',
    ],
    [
      'Mia <mia@quickmill.example>',
      'Samstags',
      'Wir haben einen Nebenjob für Sie: Bewerten Sie online Produkte, eine Stunde am Tag, und verdienen Sie 80 bis 150 Euro täglich. Schreiben Sie unserer Koordinatorin per WhatsApp.',
    ],
    [
      'Mia <mia@quickmill.example>',
      'Le samedi',
      'Nous proposons un travail à domicile : notez des produits en ligne une heure par jour et gagnez 80 à 150 euros par jour. Écrivez à notre coordinatrice sur WhatsApp.',
    ],
    [
      'Mia <mia@quickmill.example>',
      'Los sábados',
      'Le ofrecemos un trabajo desde casa: valore productos en línea una hora al día y gane de 80 a 150 euros diarios. Escriba a nuestra coordinadora por WhatsApp.',
    ],
    [
      'Mia <mia@quickmill.example>',
      'Aos sábados',
      'Temos um trabalho a partir de casa: avalie produtos online uma hora por dia e ganhe 80 a 150 euros por dia. Escreva à nossa coordenadora por WhatsApp.',
    ],
    [
      'Mia <mia@quickmill.example>',
      'Il sabato',
      'Offriamo un lavoro da casa: valuti prodotti online un’ora al giorno e guadagni da 80 a 150 euro al giorno. Scriva alla nostra coordinatrice su WhatsApp.',
    ],
    [
      'Mia <mia@quickmill.example>',
      'Zaterdag',
      'Wij bieden thuiswerk: beoordeel een uur per dag producten online en verdien 80 tot 150 euro per dag. Stuur onze coördinator een bericht via WhatsApp.',
    ],
    [
      'Mia <mia@quickmill.example>',
      'Soboty',
      'Oferujemy pracę z domu: oceniaj produkty online godzinę dziennie i zarabiaj od 80 do 150 euro dziennie. Napisz do naszej koordynatorki na WhatsApp.',
    ],
  ],
  honest: [
    [
      'Orrin <jobs@orrin.example>',
      'Saturdays',
      'We are looking for somebody for our shop on Saturdays, 12.50 pounds an hour. If you are interested, ring Ann on 0113 555 0142 or write to us on WhatsApp.',
    ],
    [
      'Orrin <jobs@orrin.example>',
      'Samstags',
      'Wir suchen eine Aushilfe für samstags, 14 Euro die Stunde. Bei Interesse melden Sie sich bei Frau Ott, gern auch per WhatsApp.',
    ],
    [
      'Orrin <jobs@orrin.example>',
      'Le samedi',
      'Nous cherchons quelqu’un pour le samedi, 12 euros de l’heure. Écrivez à Anne, aussi par WhatsApp.',
    ],
    [
      'Orrin <jobs@orrin.example>',
      'Los sábados',
      'Buscamos a alguien para los sábados, 11 euros la hora. Escriba a Ana, también por WhatsApp.',
    ],
    [
      'Orrin <jobs@orrin.example>',
      'Aos sábados',
      'Procuramos alguém para os sábados, 8 euros à hora. Escreva à Ana, também por WhatsApp.',
    ],
    [
      'Orrin <jobs@orrin.example>',
      'Il sabato',
      'Cerchiamo qualcuno per il sabato, 10 euro all’ora. Scriva ad Anna, anche su WhatsApp.',
    ],
    [
      'Orrin <jobs@orrin.example>',
      'Zaterdag',
      'Wij zoeken iemand voor de zaterdag, 14 euro per uur. Stuur Anna een bericht, ook via WhatsApp.',
    ],
    [
      'Orrin <jobs@orrin.example>',
      'Soboty',
      'Szukamy kogoś na soboty, 40 zł za godzinę. Napisz do Anny, także na WhatsApp.',
    ],
  ],
};
