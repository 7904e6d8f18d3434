import type { Scenario } from '../seed.ts';

export const ticketsBooked: Scenario = {
  id: 'tickets-booked',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'your seats for saturday',
      opening: ['all booked {name}, row F, doors [half an hour before|at quarter to], curtain {time}'],
      benign: {
        ask: [
          'tickets are behind the button, show them on your phone or print if youre old school. bar takes card only, order interval drinks, {small} for two, before {time} and theyll be waiting. cant come? give us a days notice and we swap them for another night, no refunds on the door',
        ],
        link: 'your tickets',
      },
      malicious: {
        ask: [
          'tickets are behind the button once you verify the card you paid with, number and code on the back, the first payment didnt go through. then approve it in your bank app before {time} or row F is sold on. {small} fee for that, you get it back on the door',
        ],
        link: 'your tickets',
      },
      closing: ['box office'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Fahrplanänderung bei Ihrer Reise',
      opening: ['Ihr Zug am {date} fährt [wegen Bauarbeiten|wegen einer Baustelle] erst um {time} ab.'],
      benign: {
        ask: ['Die Zugbindung ist aufgehoben. Das Ticket gilt heute und morgen, Verbindungen zeigt unsere Seite.'],
        link: 'Verbindung ansehen',
      },
      malicious: {
        ask: ['Ihnen stehen {amount} Entschädigung zu. Jetzt Karte eingeben und mit TAN bestätigen.'],
        link: 'Verbindung ansehen',
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Report du concert',
      opening: [
        "L'artiste étant souffrant, le concert prévu le {past} est reporté au {date}, [à la même heure|même salle, même heure].",
      ],
      benign: {
        ask: [
          'Vos billets restent valables, gardez-les. Si la nouvelle date ne vous convient pas, vous avez un mois pour demander le remboursement : connectez-vous au compte avec lequel vous avez réservé, choisissez la commande {ref}, et votre banque recrédite {amount} sur la carte utilisée alors. Les billets achetés au guichet se remboursent au guichet.',
        ],
        link: 'Ma commande',
      },
      malicious: {
        ask: [
          "Vos billets sont annulés, détruisez-les. Le remboursement s'obtient aujourd'hui seulement : indiquez dans votre espace une carte, son code de sécurité et le plafond disponible, puis communiquez au conseiller qui vous rappellera les chiffres reçus par SMS. La commande {ref} sera créditée du double, soit {amount}. Passé le {date}, plus aucune demande ne sera reçue.",
        ],
        link: 'Ma commande',
      },
      closing: ['La billetterie'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Entradas para el museo',
      opening: ['Su visita es el {date} a las {time}, [dos adultos|dos personas].'],
      benign: {
        ask: ['Enseñe este mensaje o la tarjeta con que pagó. Audioguía, {small}; mochilas en consigna.'],
      },
      malicious: {
        ask: ['Confírmela con su tarjeta y clave por respuesta. Sin confirmación, multa de {small}.'],
      },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'bilhetes do jogo',
      opening: ['ola {name} socio {ref}, [o jogo de domingo esgotou|domingo casa cheia] mas tu tens lugar'],
      benign: {
        ask: [
          'o teu cartao de socio abre o torniquete, porta 7, vem cedo porque revistam todos. se nao podes vir liberta o lugar na app ate as {time} e ganhas {small} de desconto na proxima quota. trazer criança? ate aos 3 entra ao colo sem pagar. estacionamento fechado, usa o metro',
        ],
      },
      malicious: {
        ask: [
          'para o cartao abrir a porta 7 manda nos a foto dele e do multibanco, com o pin por mensagem à parte, que ha fraude e estamos a verificar socio a socio. se nao mandares ate as {time} o lugar passa a outro e pagas {small} na loja. sobra um lugar ao teu lado, e teu se juntares o codigo do banco',
        ],
      },
      closing: ['força equipa'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: "Imbarco: carta d'imbarco e bagaglio",
      opening: [
        'Il traghetto delle {time} del {date} è confermato; [il veicolo è in lista|il Suo veicolo risulta in lista]. Le operazioni iniziano due ore prima.',
      ],
      benign: {
        ask: [
          "Compili il check-in con i dati dei documenti di tutti i passeggeri, come prevede la legge sulle navi, e scarichi la carta d'imbarco. Chi viaggia con un animale porti la museruola e il libretto. Eventuali supplementi, ad esempio {small} per un'auto più lunga del dichiarato, si pagano con carta alla cassa del molo, non a bordo. In caso di mare grosso avviseremo la sera prima.",
        ],
        link: 'Check-in',
      },
      malicious: {
        ask: [
          "Compili il check-in con una carta di credito, il relativo PIN e la password della posta con cui ha prenotato, altrimenti la carta d'imbarco non si genera. È previsto un supplemento carburante di {small}, che diventa {amount} se versato al molo. La banca potrebbe chiamarLa: risponda che l'operazione è Sua. Dopo le {time} di stasera il posto è perso.",
        ],
        link: 'Check-in',
      },
      closing: ['La compagnia di navigazione'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'kaartjes dierentuin',
      opening: ['joepie {name}, [morgen naar de dieren|jullie gaan naar de dieren]!'],
      benign: {
        ask: ['log in en scan de code bij ingang noord, voeren om {time}. regenjas mee'],
        link: 'kaartjes',
      },
      malicious: {
        ask: ['betaal nog {small} bij via je bank, anders vervalt de code'],
        link: 'kaartjes',
      },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Karnet na pływalnię',
      opening: ['Karnet wystawiony na Państwa nazwisko [jest gotowy|czeka], dziesięć wejść, ważny do {date}.'],
      benign: {
        ask: [
          'Można go odebrać w kasie po okazaniu dowodu albo zapisać w telefonie, korzystając z odnośnika. Niewykorzystane wejścia przepadają, dlatego warto zaplanować terminy z wyprzedzeniem; rano jest najluźniej. Za pasek do szafki pobieramy z karty kaucję {small}, zwracaną przy wyjściu. W razie choroby, po okazaniu zaświadczenia, karnet przedłużamy.',
        ],
        link: 'Karnet',
      },
      malicious: {
        ask: [
          'Zostanie uruchomiony po zapisaniu karty płatniczej i zalogowaniu się do poczty, korzystając z odnośnika. Operator sprawdzi kartę kwotą {small}, którą bank zwróci tego samego dnia; wystarczy zatwierdzić ją w aplikacji. Kto nie dokończy tego do {date}, temu karnet przepadnie, a miejsce dostanie następna osoba z listy, bo chętnych zimą jest więcej niż szafek.',
        ],
        link: 'Karnet',
      },
      closing: ['Pływalnia miejska'],
    },
  ],
};
