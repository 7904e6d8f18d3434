import type { Scenario } from '../seed.ts';

export const tradeFairStand: Scenario = {
  id: 'trade-fair-stand',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'stand 4B set up',
      opening: ['hi {name}, welcome to the fair! [youre in hall 2|hall 2 is yours], stand 4B, build from {date}'],
      benign: {
        ask: [
          'power and carpet are in, extra sockets {small} each if ordered in the exhibitor area by {date}. vans get 40 minutes at the dock, enter the plate there and print the pass. badge names for your crew go in the same place. anything heavier than a fridge tell {other} first',
        ],
        link: 'exhibitor area',
      },
      malicious: {
        ask: [
          'power and carpet need paying again, {amount} on the card you put in the exhibitor area, they cancelled our terminal. sign in there with office mail and password so the badges match. by {date} or hall 2 goes to the next firm. {other} is handling the list',
        ],
        link: 'exhibitor area',
      },
      closing: ['see you there'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Eintrag im Messekatalog',
      opening: ['der Katalog geht [am {date} in Druck|am {date} an die Druckerei].'],
      benign: {
        ask: [
          'Prüfen Sie bitte Ihre Angaben; der Grundeintrag ist in der Standmiete enthalten, ein Logo kostet {small}.',
        ],
        link: 'Eintrag prüfen',
      },
      malicious: {
        ask: ['Bestätigen Sie bitte Ihre Angaben; mit Unterschrift gelten {amount} jährlich, drei Jahre.'],
        link: 'Eintrag prüfen',
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: "Salon des métiers d'art : hébergement",
      opening: [
        "Votre participation au salon du {date} est enregistrée. [La ville étant prise d'assaut|Comme la ville sera comble], nous avons retenu des chambres à proximité du parc des expositions.",
      ],
      benign: {
        ask: [
          "Il vous suffit d'appeler l'hôtel de votre choix, en citant le code {ref}, pour obtenir le tarif exposants, {amount}, petit déjeuner compris ; vous le réglez sur place, à votre départ. La liste figure dans le guide de l'exposant. À la fin du mois, les chambres non demandées seront rendues. Pour le montage, l'accès des camions est ouvert dès {time}.",
        ],
        link: "Guide de l'exposant",
      },
      malicious: {
        ask: [
          "Il vous suffit de signer le formulaire et d'y porter la carte de la société, cryptogramme compris : {amount} sont prélevés aussitôt et non remboursables, l'hôtel étant désigné plus tard. La réservation {ref} est à ce prix. À la fin du mois, les chambres seront proposées à d'autres, et il ne restera rien à moins d'une heure du parc.",
        ],
        link: "Guide de l'exposant",
      },
      closing: ['Service exposants'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'acreditaciones',
      opening: ['{name}, [ya puedes sacar|tienes disponibles] 4 acreditaciones para la feria'],
      benign: {
        ask: ['entra con tu usuario y pon los nombres, se recogen en el acceso norte a las {time}'],
        link: 'acreditaciones',
      },
      malicious: {
        ask: ['entra con el correo de la empresa y su contraseña, si no caducan hoy a las {time}'],
        link: 'acreditaciones',
      },
      closing: ['la feria'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Lista de visitantes',
      opening: ['Terminada a feria, [enviamos os contactos|seguem os contactos] que o leitor do seu stand registou.'],
      benign: {
        ask: ['São 87, já com consentimento. Descarregue-os com a senha de expositor até {date}.'],
        link: 'Contactos',
      },
      malicious: {
        ask: ['São 12 000, com moradas. Pague {small} e introduza a senha do seu email até {date}.'],
        link: 'Contactos',
      },
      closing: ['Organização'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Corso per espositori: conferma',
      opening: [
        'La Sua azienda ha diritto a due posti nel corso sulla vendita in fiera, [che si tiene il {date}|in programma il {date}] nella nostra sede di {city}, dalle {time}.',
      ],
      benign: {
        ask: [
          'La quota è compresa nel canone; il pranzo costa {small} e si paga alla cassa. Indichi i nominativi entro la settimana, perché gli attestati vengono stampati prima, e segnali se qualcuno segue una dieta particolare. Chi non può esserci riceverà la registrazione. Il programma e i profili dei due docenti, tra cui {other}, sono consultabili alla pagina del corso.',
        ],
        link: 'Pagina del corso',
      },
      malicious: {
        ask: [
          "La quota, finanziata dall'Unione, va anticipata: {amount} su {account}, con rimborso garantito dopo la fiera. Indichi i nominativi alla pagina del corso, allegando i documenti e le buste paga di tutti e accedendo con la posta aziendale. Chi non può esserci paga comunque. Il docente, {other}, La chiamerà per installare sul computer il programma di collegamento.",
        ],
        link: 'Pagina del corso',
      },
      closing: ['La segreteria dei corsi'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'kraam kerstmarkt',
      opening: [
        'hoi {name}, leuk dat jullie er [weer bij zijn|bij zijn] op {date}, kraam {ref}, opbouwen vanaf {time}',
      ],
      benign: {
        ask: [
          "staangeld {small} komt met de factuur van de ondernemersvereniging, dat hoeft dus niet vandaag. stroom is 16 ampère, neem een haspel mee en geen frituur zonder blusdeken. vuilnis zelf afvoeren, borg kan ik anders niet teruggeven. auto's een uur na aankomst weg want dan gaat het paaltje omhoog",
        ],
      },
      malicious: {
        ask: [
          'staangeld is nu {amount}, vandaag over op {account} want de ondernemersvereniging is failliet en ik neem het over. stuur de kopie van je id en kvk en je inlog van de bank erbij voor de vergunning. geen geld is geen kraam, dan bel ik de volgende van de lijst, die staat al te trappelen',
        ],
      },
      closing: ['groeten van de marktmeester'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Umowa najmu stoiska {ref}',
      opening: ['Przesyłamy umowę najmu stoiska na targach, które [rozpoczynają się {date}|zaczynają się {date}].'],
      benign: {
        ask: [
          'Prosimy odesłać podpisany egzemplarz pocztą lub z podpisem kwalifikowanym. Fakturę na {amount} wystawimy po zwrocie umowy, płatną w dwóch ratach na rachunek {account}. Wcześniejszy montaż, przed {time}, wymaga zgody kierownika hali. Katalog usług dodatkowych znajduje się w strefie wystawcy.',
        ],
        link: 'Strefa wystawcy',
      },
      malicious: {
        ask: [
          'Prosimy podpisać ją w strefie wystawcy, logując się pocztą firmową i kodem z telefonu, który należy nam także odesłać. Całość, {amount}, jest płatna z góry na rachunek {account} innej spółki, przed {time}. Numer umowy, {ref}, prosimy wpisać w tytule; {other} potwierdzi stoisko po zaksięgowaniu.',
        ],
        link: 'Strefa wystawcy',
      },
      closing: ['Biuro targów'],
    },
  ],
};
