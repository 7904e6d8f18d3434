import type { Scenario } from '../seed.ts';

export const roomBooked: Scenario = {
  id: 'room-booked',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Room change: {date}, {time} ({own})',
      opening: [
        'Our meeting on {date} [has to move|must move], since the large conference room is being painted that week.',
      ],
      benign: {
        ask: [
          'I have booked room 2.14 instead; the entry in your calendar has been changed accordingly, and there is nothing to accept. The link shows the floor plan on our intranet, for those who have never been up there. {other} will bring the projector, and lunch stays in the canteen.',
        ],
        link: 'Floor plan',
      },
      malicious: {
        ask: [
          'I could only reserve a room outside, so everyone has to be on the visitors’ list; please open the link, look at the plan and press “I will attend”. It takes a moment to load. {other} needs the list by tonight, and whoever is not on it will have to wait at the door.',
        ],
        link: 'Floor plan',
      },
      closing: ['See you there.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'raum für mittwoch',
      opening: [
        'moin, für die besprechung um {time} sind wir jetzt [im kleinen saal|oben im kleinen saal], der große ist doppelt belegt',
      ],
      benign: {
        ask: [
          'hab die buchung im raumkalender schon geändert, müsst nix machen. wer sehen will was sonst noch frei ist, raumkalender ist im intranet links unten, link geht auch dahin. kaffee steht ab viertel vor da',
        ],
        link: 'raumbuchung',
      },
      malicious: {
        ask: [
          'die buchung muss jeder einmal selbst bestätigen, sonst wirft uns das system wieder raus. link auf, auf teilnehmen klicken, fertig. im kalender taucht das erst danach auf. bitte gleich, der saal ist sonst weg',
        ],
        link: 'raumbuchung',
      },
      closing: ['bis dann'],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: 'salle',
      opening: ['réunion de {time} déplacée [salle|en salle] Mirabeau'],
      benign: { ask: ['clique ici pour confirmer ta venue avant midi'], link: 'planning' },
      malicious: { ask: ['le planning des salles est sur cette page'], link: 'planning' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Cambio de sala ({own})',
      opening: ['La reunión del {date} se traslada [a otra sala|de sala].'],
      benign: { ask: ['Consulte aquí la nueva sala, ya está en su calendario.'], link: 'Ver sala' },
      malicious: { ask: ['La nueva sala figura en el calendario web, pendiente de aceptar.'], link: 'Ver sala' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      subject: '[{own}] sala {time}',
      opening: ['pessoal a reuniao mudou de [sala|sitio]'],
      benign: { ask: ['vejam aqui no calendario qual é e aceitem'], link: 'ver' },
      malicious: { ask: ['a lista das salas esta na intranet nova'], link: 'ver' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Prenotazione della sala riunioni',
      opening: ['La sala riunioni da Lei richiesta per il {date} è stata [assegnata|riservata a Suo nome].'],
      benign: {
        ask: [
          'La prenotazione compare nel calendario delle sale, visibile a tutto il personale di {own}. Le chiavi sono in portineria; se la sala non dovesse più servirLe, la liberi dal calendario, così altri potranno usarla. Il collegamento apre la pagina delle sale.',
        ],
        link: 'Dettagli della sala',
      },
      malicious: {
        ask: [
          'La prenotazione rimane provvisoria nel calendario di {own} finché non viene convalidata con il collegamento. Le chiediamo di farlo in mattinata, perché altri l’hanno richiesta; dopo la convalida riceverà il codice della porta, senza passare in portineria.',
        ],
        link: 'Dettagli della sala',
      },
      closing: ['Cordialità.'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: '{own}: Reservering vergaderzaal {ref}',
      opening: [
        'Uw reservering voor {date} is [verwerkt|in behandeling genomen]. De zaal biedt plaats aan twaalf personen.',
      ],
      benign: {
        ask: [
          'Zij staat in het reserveringssysteem van {own} en in uw agenda. Koffie, thee en een scherm zijn inbegrepen; wilt u ook een lunch, vul dat dan vóór die dag in het systeem in. Annuleren doet u op dezelfde plaats. De knop opent uw reservering.',
        ],
        link: 'Bekijk reservering',
      },
      malicious: {
        ask: [
          'Zij staat in het systeem van {own} en wordt definitief wanneer u de voorwaarden accepteert. Dat doet u met de knop; bij geen reactie voor {time} wordt de zaal aan een andere afdeling gegeven. Annuleren doet u daar ook.',
        ],
        link: 'Bekijk reservering',
      },
      closing: ['Namens de receptie'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'sala konferencyjna zmiana',
      opening: ['hej, spotkanie {date} przenosimy, [w 201 nie dziala rzutnik|bo w 201 padl rzutnik]'],
      benign: {
        ask: [
          'bedzie w 305, w kalendarzu juz poprawilem wiec jak masz zaproszenie to sie samo zmieni. link to rezerwacje sal w intranecie, zebyscie widzieli ze nikt nam nie wejdzie. kto zdalnie to laczy sie jak zwykle',
        ],
        link: 'rezerwacja',
      },
      malicious: {
        ask: [
          'gdzie bedzie to macie pod linkiem, w kalendarzu sie nie zmieni bo to nowy system rezerwacji. kliknijcie i potwierdzcie miejsce, zebym wiedzial ile krzesel. kto zdalnie to tez klika, tam jest przycisk dolacz',
        ],
        link: 'rezerwacja',
      },
      closing: ['do zobaczenia'],
    },
  ],
};
