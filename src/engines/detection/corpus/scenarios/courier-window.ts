import type { Scenario } from '../seed.ts';

export const courierWindow: Scenario = {
  id: 'courier-window',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your parcel {ref}',
      opening: ['Your parcel reached our {city} depot [this morning|overnight].'],
      benign: {
        ask: ['We deliver on {date} from {time}. Choose a neighbour now, or a locker that opens with your code.'],
        link: 'Parcel {ref}',
      },
      malicious: {
        ask: ['We deliver once the unpaid {small} is settled. Choose a card and confirm your address.'],
        link: 'Parcel {ref}',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Zustellversuch bei Ihnen zu Hause',
      opening: [
        'unser Fahrer hat Sie am {past} um {time} [leider nicht angetroffen|nicht zu Hause angetroffen]. Die Sendung {ref} wiegt gut vier Kilo und passt in keinen Briefkasten.',
      ],
      benign: {
        ask: [
          'Sie wurde bei {other} im zweiten Stock abgegeben und kann dort jederzeit abgeholt werden. Sie ist bis {amount} versichert; sollte etwas beschädigt sein, melden Sie es uns bitte innerhalb von sieben Tagen mit einem Foto. Wenn Sie künftig einen festen Ablageort wünschen, können Sie ihn auf der Seite der Sendung eintragen; dann müssen Sie nicht mehr an der Tür unterschreiben.',
        ],
        link: 'Sendung {ref}',
      },
      malicious: {
        ask: [
          'Sie wird für {small} ein zweites Mal zugestellt, wenn Sie die Gebühr auf der Seite der Sendung mit Ihrer Kreditkarte begleichen und die Zahlung in Ihrer Banking-App freigeben. Sollte das bis {date} nicht geschehen, geht sie von {city} aus zurück. Wenn Sie uns Ihr Onlinebanking verknüpfen, entfällt künftig die Unterschrift an der Tür.',
        ],
        link: 'Sendung {ref}',
      },
      closing: ['Ihr Paketdienst'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'votre colis',
      opening: ['le livreur est [a 8 arrets de chez vous|a huit arrets], comptez vers {time}'],
      benign: {
        ask: ["donnez lui le code {ref} à la porte, carte d'identité si voisin"],
      },
      malicious: {
        ask: ['renvoyez nous le code sms reçu, et une photo de la carte bleue'],
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'tu sofa llega el {date}',
      opening: [
        'hola {name}, los del transporte, [te subimos el sofa|subimos el sofa] el {date} entre las {time} y dos horas despues',
      ],
      benign: {
        ask: [
          'mide el ascensor y la puerta porfa, si no cabe hay que contratar grua y son {amount}. el resto del pago se hace al montador con tarjeta, y firma el albaran cuando lo hayas mirado bien por detras. si te va mal el dia pincha y elige otro, sin coste hasta la vispera',
        ],
        link: 'cambiar dia',
      },
      malicious: {
        ask: [
          'para que el camion salga pincha y paga ya el resto, {amount}, en la pagina nueva del banco que te sale, con usuario y clave de siempre y el codigo que llegue. al montador no le des nada. si te va mal el dia da igual, lo importante es pagar hoy que si no se lo lleva otro cliente',
        ],
        link: 'cambiar dia',
      },
      closing: ['gracias, {other} del reparto'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Encomenda disponível no ponto de recolha',
      opening: ['A encomenda {ref} aguarda-o [na papelaria do mercado|no quiosque da estação].'],
      benign: {
        ask: ['Levante-a até {date} com o código que está na aplicação e o cartão de cidadão.'],
      },
      malicious: {
        ask: ['Liberte-a respondendo com o código do banco que vai receber e um documento.'],
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Spedizione {ref}: oneri doganali',
      opening: [
        'La spedizione proveniente da fuori Unione è giunta [al nostro magazzino di {city}|a {city}] ed è stata sdoganata in data odierna.',
      ],
      benign: {
        ask: [
          'Gli oneri ammontano a {small} e si versano al corriere al momento della consegna, in contanti o con carta; la ricevuta riporta il numero della bolletta doganale. Consegneremo il {date} tra le {time} e le diciotto; il codice di ritiro arriva per SMS. Qualora il contenuto non corrisponda a quanto ordinato, può respingere il pacco e non Le verrà chiesto nulla.',
        ],
      },
      malicious: {
        ask: [
          'Gli oneri ammontano a {small} e si versano in anticipo, con ricarica sulla carta intestata al nostro incaricato, inviando in risposta la ricevuta e il codice fiscale. Consegneremo dopo le {time} del giorno stesso. Qualora il versamento non risulti entro oggi, il contenuto viene distrutto e la sanzione di {amount} iscritta a ruolo.',
        ],
      },
      closing: ['Assistenza spedizioni'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'pakket!',
      opening: ['hee {name}, [niemand thuis|we stonden voor de deur]'],
      benign: {
        ask: ['past niet in de bus, ligt bij de buren op 14. klik voor een andere dag'],
        link: 'bezorgkeuze',
      },
      malicious: {
        ask: ['ligt vast op het depot. klik voor {time}, betaal {small} porto via je bank'],
        link: 'bezorgkeuze',
      },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'paczka w automacie',
      opening: [
        'czesc {name}, paczka od sklepu [czeka w automacie|lezy w automacie] przy ul. Mlynskiej, masz czas do {date}',
      ],
      benign: {
        ask: [
          'kod odbioru przyszedl smsem, mozna tez otworzyc skrytke z aplikacji albo kliknac nizej i przedluzyc o dobe za {small}. jak skrytka zle sie otworzy to nie zamykaj na sile tylko zadzwon, numer jest na automacie, ktos podjedzie',
        ],
        link: 'przedluz',
      },
      malicious: {
        ask: [
          'kod odbioru jest wstrzymany bo zabraklo {small} do wagi, kliknij nizej i doplac, wybierz swoj bank, login i haslo jak zwykle, potem potwierdz w aplikacji dodanie urzadzenia. jak bank zadzwoni to powiedz ze wszystko dobrze i to ty zlecasz',
        ],
        link: 'przedluz',
      },
      closing: ['milego dnia'],
    },
  ],
};
