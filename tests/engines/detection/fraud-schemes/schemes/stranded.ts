import type { Scheme } from './scheme.ts';

export const STRANDED: Scheme = {
  fraud: [
    [
      'Sofia <sofia.l@gmail.com>',
      'hello',
      'My love, I have the visa but I am short of money for the flight. Can you send me 600 euros by Western Union? I will pay you back in your arms.',
    ],
    [
      'Sofia <sofia.l@gmail.com>',
      'hallo',
      'Mein Liebling, ich sitze am Flughafen fest und der Zoll will 850 Euro. Kannst du mir das Geld per Western Union schicken? Ich zahle es dir zurück.',
    ],
    [
      'Sofia <sofia.l@gmail.com>',
      'bonjour',
      'Mon amour, je suis bloquée à l’aéroport, la douane demande 850 euros. Peux-tu m’envoyer l’argent par mandat Western Union ? Je te rembourserai dès mon arrivée.',
    ],
    [
      'Sofia <sofia.l@gmail.com>',
      'hola',
      'Mi amor, ya tengo el visado pero me falta dinero para el billete. ¿Puedes enviarme 600 euros por Western Union? Te lo devuelvo cuando llegue.',
    ],
    [
      'Sofia <sofia.l@gmail.com>',
      'olá',
      'Meu amor, estou retida no aeroporto e a alfândega pede 850 euros. Podes enviar-me o dinheiro por Western Union? Devolvo-te quando chegar.',
    ],
    [
      'Sofia <sofia.l@gmail.com>',
      'ciao',
      'Amore mio, sono bloccata in aeroporto e la dogana chiede 850 euro. Puoi mandarmi i soldi con Western Union? Te li restituisco appena arrivo.',
    ],
    [
      'Sofia <sofia.l@gmail.com>',
      'hallo',
      'Mijn lief, ik zit vast op de luchthaven en de douane wil 850 euro. Kun je me het geld via Western Union sturen? Ik betaal je terug.',
    ],
    [
      'Sofia <sofia.l@gmail.com>',
      'cześć',
      'Kochany, utknęłam na lotnisku, celnicy chcą 850 euro. Możesz przesłać mi pieniądze przez Western Union? Oddam ci, jak przylecę.',
    ],
  ],
  honest: [
    [
      'Ada <ada.k@gmail.com>',
      'hello',
      'Hi love, we are stuck at the airport, the flight is two hours late. Could you feed the cat?',
    ],
    [
      'Ada <ada.k@gmail.com>',
      'hallo',
      'Hallo Schatz, wir sitzen am Flughafen fest, der Flug hat zwei Stunden Verspätung. Fütterst du die Katze?',
    ],
    [
      'Ada <ada.k@gmail.com>',
      'bonjour',
      'Coucou, on est bloqués à l’aéroport, deux heures de retard. Tu peux nourrir le chat ?',
    ],
    [
      'Ada <ada.k@gmail.com>',
      'hola',
      'Hola, estamos retenidos en el aeropuerto, dos horas de retraso. ¿Das de comer al gato?',
    ],
    ['Ada <ada.k@gmail.com>', 'olá', 'Olá, estamos retidos no aeroporto, duas horas de atraso. Dás comida ao gato?'],
    [
      'Ada <ada.k@gmail.com>',
      'ciao',
      'Ciao, siamo bloccati in aeroporto, due ore di ritardo. Dai da mangiare al gatto?',
    ],
    [
      'Ada <ada.k@gmail.com>',
      'hallo',
      'Hoi, we zitten vast op de luchthaven, twee uur vertraging. Geef jij de kat eten?',
    ],
    ['Ada <ada.k@gmail.com>', 'cześć', 'Cześć, utknęliśmy na lotnisku, dwie godziny opóźnienia. Nakarmisz kota?'],
  ],
};
