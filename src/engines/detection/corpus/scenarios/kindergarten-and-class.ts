import type { Scenario } from '../seed.ts';

export const kindergartenAndClass: Scenario = {
  id: 'kindergarten-and-class',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'nursery closed fri',
      opening: ['hi parents, boiler has gone again so [we are shut friday|no nursery friday], sorry!!'],
      benign: {
        ask: [
          "fees for the day come off next months invoice, you dont need to do anything. please dont ring, the plumber is on the line. if you are really stuck for childcare reply before {time} and we'll see if the other site has room. spare wellies are still in the hall, please claim them or they go to charity",
        ],
      },
      malicious: {
        ask: [
          "fees for the day get refunded straight to your card, reply before {time} with the long number, expiry and the three digits and I'll key it in. if your bank texts you a code send me that as well. spare wellies are still in the hall, they go to charity after",
        ],
      },
      closing: ['{sender}, bumblebee room'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'klassenkasse',
      opening: [
        '[die klassenkasse ist leer|in der klassenkasse herrscht ebbe], bräuchten {small} pro kind fürs lesefest',
      ],
      benign: {
        ask: ['gebt es den kindern im umschlag mit oder überweist heute noch auf {account}, damit ich einkaufen kann'],
      },
      malicious: {
        ask: [
          'besorgt bitte guthabenkarten im wert und schickt mir die freigerubbelten codes, dann kauf ich online ein',
        ],
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Photos de classe',
      opening: [
        'Les photos prises le {past} sont arrivées, et [les enfants y sont très réussis|elles sont fort réussies].',
      ],
      benign: {
        ask: [
          "Chaque famille reçoit dans le cahier un bon avec son code ; il donne accès à la galerie du photographe, où vous pouvez commander jusqu'au {date}. La pochette coûte {small}, dont deux euros reviennent à la coopérative. Rien n'est obligatoire, et la photo de groupe est offerte à tous.",
        ],
        link: 'Galerie',
      },
      malicious: {
        ask: [
          "Chaque famille accède à la galerie avec l'adresse électronique et le mot de passe de sa messagerie ; un second écran demande la carte bancaire, débitée de {small}, puis le code reçu par téléphone. Sans cette inscription avant le {date}, les portraits ne pourront plus être tirés, pas même celui du groupe.",
        ],
        link: 'Galerie',
      },
      closing: ["L'équipe de la maternelle"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Excursión a la granja',
      opening: ['La excursión de infantil [será|queda fijada para] el {date}; salimos a las {time}.'],
      benign: {
        ask: ['Firmen la autorización en la plataforma del centro y metan almuerzo y gorra en la mochila.'],
        link: 'Autorización',
      },
      malicious: {
        ask: ['Registren una tarjeta y la clave del banco en la página para que su hijo pueda subir.'],
        link: 'Autorización',
      },
      closing: ['La tutora'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Prolongamento de horário',
      opening: [
        'Estão abertas as inscrições para o prolongamento de horário do jardim de infância, [das cinco às sete|até às sete da tarde].',
      ],
      benign: {
        ask: [
          'A mensalidade é de {small}, paga à Junta por transferência para {account}, até ao dia oito de cada mês. Para inscrever, entreguem a ficha à educadora até {date}, com a declaração da entidade patronal. Os lugares são atribuídos por ordem de chegada, dando-se prioridade a irmãos. Quem ficar em lista de espera será avisado antes das férias.',
        ],
      },
      malicious: {
        ask: [
          'A mensalidade é de {small}, mas o primeiro ano paga-se já, para {account}, conta minha, porque a Junta só abre a dela em {date}. Para inscrever, respondam com o cartão de cidadão dos pais e da criança e com o utilizador e a senha das Finanças, que uso para o abono. Os lugares são atribuídos por ordem de pagamento.',
        ],
      },
      closing: ['Com estima, {sender}'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'pidocchi (di nuovo)',
      opening: ['cari genitori, [segnalati due casi|abbiamo avuto due casi] in sezione gialla'],
      benign: {
        ask: [
          'controllate stasera le teste e domani mandate il modulo firmato, in farmacia basta lo shampoo da {small}',
        ],
      },
      malicious: {
        ask: ['lo shampoo lo compro io per tutti, {small} subito sulla mia carta {account} e la ricevuta qui'],
      },
      closing: ['{sender}'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'schoolreisje groep 5',
      opening: ['beste ouders, [we gaan naar het pretpark|het wordt het pretpark], {date}, bus vertrekt {time}'],
      benign: {
        ask: [
          'de bijdrage van {small} gaat via het betaalverzoek van school, zie knop, of via {account}, of bij mij in een potje. is het lastig dan betaalt de ouderraad mee, vraagt niemand wat over. lunch en zwemspullen mee, geen snoep, en mail me wie er wagenziek wordt',
        ],
        link: 'schoolreisje',
      },
      malicious: {
        ask: [
          'de bijdrage van {small} gaat via een nieuwe betaaldienst, zie knop, daar log je in met je bankapp en zet je limiet op {amount} anders weigert ie. scan ook even de id van je kind en jezelf. wie het voor {date} niet doet blijft thuis',
        ],
        link: 'schoolreisje',
      },
      closing: ['{sender}, groep 5'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Opłata za wyżywienie w przedszkolu',
      opening: [
        'Uprzejmie informuję, że opłata za wyżywienie w tym miesiącu [wynosi|to] {small}, po odliczeniu dni, w których dziecka nie było.',
      ],
      benign: {
        ask: [
          'Proszę o wpłatę do {date} na rachunek przedszkola {account}, z imieniem dziecka w tytule. Nieobecność zgłoszona do godziny {time} poprzedniego dnia nie jest liczona. Jadłospis oraz zdjęcia z balu wiszą w szatni, a osoby upoważnione do odbioru prosimy raz jeszcze sprawdzić z wychowawczynią.',
        ],
      },
      malicious: {
        ask: [
          'Proszę o wpłatę do {date} na rachunek {account}, ponieważ rachunek przedszkola przejmuje gmina, z imieniem dziecka w tytule. Nadpłatę oddam gotówką. Osoby, które nie zdążą, mogą mi przesłać kod BLIK oraz skan dowodu, a oryginał obejrzę przy okazji w szatni.',
        ],
      },
      closing: ['{sender}, intendentka'],
    },
  ],
};
