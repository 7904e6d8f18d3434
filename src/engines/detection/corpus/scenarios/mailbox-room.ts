import type { Scenario } from '../seed.ts';

export const mailboxRoom: Scenario = {
  id: 'mailbox-room',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'mailbox at 92 %',
      opening: ['your mailbox is at 92 percent, [mostly attachments|most of it attachments] from {past} and before'],
      benign: {
        ask: [
          'nothing stops yet. sort by size and bin what you dont need, or move it to the archive folder, which has no limit. how to do that is on the IT page, link below, with pictures. if you need more room ask us before {date}, it takes a day',
        ],
        link: 'make room',
      },
      malicious: {
        ask: [
          'at 95 nothing comes in any more. open the page below and press extend, you get more room right away without binning anything. its quick, no need to ask us or wait a day. please do it before {date}, after that mail goes back to whoever sent it',
        ],
        link: 'make room',
      },
      closing: ['postmaster'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Speicherplatz Ihres Postfachs',
      opening: [
        'Ihr Postfach belegt derzeit 4,7 von 5 Gigabyte. [Der Bericht wurde um {time} Uhr erstellt.|Stand: {time} Uhr.]',
      ],
      benign: {
        ask: [
          'Am {date} stellen wir alle Postfächer auf 10 Gigabyte um, auch Ihres; Sie brauchen dafür nichts zu tun. Wer bis dahin Platz benötigt, leert den Ordner „Gelöscht“ oder lagert Anhänge auf das Abteilungslaufwerk aus. Der Knopf öffnet den Beitrag dazu im Intranet.',
        ],
        link: 'Mehr erfahren',
      },
      malicious: {
        ask: [
          'Am {date} stellen wir die Postfächer auf 10 Gigabyte um, jedoch nur auf Antrag. Bitte öffnen Sie mit dem Knopf die Seite zur Erweiterung und bestätigen Sie dort Ihr Postfach. Ohne Bestätigung bleibt es bei der jetzigen Größe, und eingehende Nachrichten gehen zurück.',
        ],
        link: 'Mehr erfahren',
      },
      closing: ['{company}, Abteilung Informationstechnik'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre messagerie approche de la limite',
      opening: ['L’espace de votre messagerie est occupé à [94 %|près de 95 %]. Ce seuil a été franchi le {past}.'],
      benign: {
        ask: [
          'Supprimez les messages volumineux ou classez-les dans vos archives, accessibles depuis le menu de gauche de votre logiciel. Le guide est disponible sur le portail informatique de la maison, que le bouton affiche. Sans action de votre part, les courriels continuent d’arriver, mais vous ne pourrez plus en envoyer.',
        ],
        link: 'Gérer l’espace',
      },
      malicious: {
        ask: [
          'Cliquez sur le bouton pour que l’espace vous soit augmenté, puis attendez le message de validation. L’opération est entièrement automatique et ne touche pas à vos messages ni à vos archives. Sans action de votre part, les courriels cesseront d’arriver dès ce soir et ceux en attente seront définitivement perdus.',
        ],
        link: 'Gérer l’espace',
      },
      closing: ['Cellule messagerie'],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Espacio del buzón',
      opening: ['Su buzón [está casi lleno|se está llenando]: queda un 6 %.'],
      benign: { ask: ['Mueva correos al archivo; los pasos están en la intranet.'], link: 'Ampliar o archivar' },
      malicious: { ask: ['Amplíe el espacio aquí para seguir recibiendo correos.'], link: 'Ampliar o archivar' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      subject: 'caixa cheia',
      opening: ['a tua caixa esta a [91 %|91 por cento]'],
      benign: { ask: ['apaga os enviados antigos, guia na pagina da informatica'], link: 'libertar espaço' },
      malicious: { ask: ['carrega aqui e ficas com mais espaço ainda hoje'], link: 'libertar espaço' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: 'Spazio quasi esaurito',
      opening: ['Lo spazio della Sua casella è [quasi esaurito|al 97 %].'],
      benign: { ask: ['Qui legge come la raddoppieremo, nella notte del {date}.'], link: 'Dettagli' },
      malicious: { ask: ['La può raddoppiare dal portale informatico, entro il {date}.'], link: 'Dettagli' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'mailbox loopt vol',
      opening: ['je mailbox zit bijna vol, [nog 200 mb over|er is nog 200 mb]'],
      benign: {
        ask: [
          "gooi even wat weg, vooral die filmpjes van het zomerfeest. tip: zoekmap 'groter dan 5 mb' in je mailprogramma. lukt het niet dan doen we het samen, kom langs op de 2e met je laptop. uitleg staat ook op het it-plein, zie link",
        ],
        link: 'meer ruimte',
      },
      malicious: {
        ask: [
          'vraag even ruimte bij via de link, dan hoef je niks weg te gooien, ook die filmpjes niet. je drukt op aanvragen en klaar. laat het niet liggen want na {time} komt er geen mail meer binnen. langskomen op de 2e hoeft niet, kan alleen zo',
        ],
        link: 'meer ruimte',
      },
      closing: ['groet van beheer'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Komunikat: pojemność skrzynki',
      opening: [
        'Pojemność Państwa skrzynki została wykorzystana w 96%. [Największy udział mają załączniki.|Najwięcej miejsca zajmują załączniki.]',
      ],
      benign: {
        ask: [
          'Przypominamy, że załączniki można przenieść do archiwum jednym kliknięciem w samym programie pocztowym, w menu Narzędzia. Opis krok po kroku zamieściliśmy w portalu wsparcia, do którego prowadzi odnośnik. Skrzynka działa bez ograniczeń.',
        ],
        link: 'Przejdź dalej',
      },
      malicious: {
        ask: [
          'Przypominamy, że po przekroczeniu limitu skrzynka jest zawieszana. Aby tego uniknąć, prosimy kliknąć odnośnik i przedłużyć obsługę na kolejny rok; dotychczasowe wiadomości pozostaną bez zmian. Zgłoszenia przyjmujemy do godziny {time}.',
        ],
        link: 'Przejdź dalej',
      },
      closing: ['Administrator poczty'],
    },
  ],
};
