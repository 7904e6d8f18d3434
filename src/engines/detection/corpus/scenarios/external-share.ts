import type { Scenario } from '../seed.ts';

export const externalShare: Scenario = {
  id: 'external-share',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: '{other} shared “Q3 figures” with you',
      opening: [
        '{other} ([Finance|Finance department]) shared a file with you through {company}: “Q3 figures”, 2.3 MB, last changed on {past}.',
      ],
      benign: {
        ask: [
          'Open it below, or look under “Shared with me” the next time you visit us; it stays there until {other} withdraws it. You can read it and add comments, but not pass it on. If you do not know why you were given it, please ask {other} before opening it.',
        ],
        link: 'Open file',
      },
      malicious: {
        ask: [
          'Open it below; it is shown once, in a viewer that starts by itself, and is withdrawn after that. You can read it, add comments and download it. If the viewer asks whether to go on, please agree. If you do not know why you were given it, the first page says so.',
        ],
        link: 'Open file',
      },
      closing: ['You can turn these notices off.'],
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      subject: '{other} teilt etwas mit dir',
      opening: ['{other} hat einen [ordner|neuen ordner] mit dir geteilt: {city} fotos'],
      benign: { ask: ['liegt auch bei uns unter „mit mir geteilt“, eilt nicht'], link: 'ordner öffnen' },
      malicious: { ask: ['schau gleich rein, der ordner ist nur kurz offen'], link: 'ordner öffnen' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: 'fichier partagé',
      opening: ['{other} partage un [fichier|document] avec toi : devis {ref}'],
      benign: { ask: ['ouvre-le ici, il reste aussi dans tes fichiers'], link: 'fichier' },
      malicious: { ask: ['ouvre-le ici vite, après il disparait tout seul'], link: 'fichier' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Archivo compartido con usted',
      opening: ['{other} ha [compartido|puesto a su disposición] el archivo «Tarifas {city}».'],
      benign: { ask: ['Ábralo aquí o desde su carpeta de recibidos.'], link: 'Abrir archivo' },
      malicious: { ask: ['Ábralo aquí y descárguelo para poder leerlo.'], link: 'Abrir archivo' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: '{other} partilhou uma pasta',
      opening: ['{other} partilhou contigo a pasta [obra {city}|da obra {city}], 14 ficheiros'],
      benign: {
        ask: [
          'abre aqui ou vai à tua conta, separador recebidos, esta la tambem. podes por ficheiros teus mas apagar so {other}. se nao conheces {other} carrega em denunciar la no fundo que a gente ve isso e tira a pasta',
        ],
        link: 'abrir pasta',
      },
      malicious: {
        ask: [
          'abre aqui que na conta ainda nao aparece, a primeira vez demora a carregar. podes por ficheiros teus e apagar à vontade. se nao conheces {other} abre na mesma, o primeiro ficheiro explica, e carrega em aceitar la no fundo',
        ],
        link: 'abrir pasta',
      },
      closing: ['a equipa'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Un file condiviso con Lei',
      opening: [
        '{other} desidera condividere con Lei il file «Contratto {ref}» [tramite {company}|per mezzo di {company}].',
      ],
      benign: {
        ask: [
          'Il file resta a disposizione per trenta giorni e può essere letto direttamente sul nostro sito, senza scaricarlo. Lo trova anche accedendo come di consueto, nell’elenco dei ricevuti. Chi lo ha inviato vede soltanto che è stato aperto. In caso di dubbi sull’invio, La preghiamo di contattare {other} prima di aprirlo.',
        ],
        link: 'Visualizza file',
      },
      malicious: {
        ask: [
          'Il file resta a disposizione fino alle {time} e deve essere scaricato prima di poterlo leggere. Lo trova solo premendo il pulsante, poiché l’elenco dei ricevuti non lo riporta. Chi lo ha inviato vede soltanto che è stato aperto. In caso di dubbi sul contenuto, La preghiamo di aprirlo e di rispondere a {other} dalla stessa pagina.',
        ],
        link: 'Visualizza file',
      },
      closing: ['Il servizio clienti'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: '{other} wil een map met je delen',
      opening: ['{other} deelt de map [verbouwing|verbouwing {city}] met je, 22 bestanden'],
      benign: {
        ask: [
          'klik om te openen of zoek m op bij gedeeld als je toch op onze site zit. je mag kijken en downloaden. ken je {other} niet dan niet openen maar even melden via het vlaggetje, dan kijken wij ernaar',
        ],
        link: 'map openen',
      },
      malicious: {
        ask: [
          'klik om te openen, bij gedeeld staat ie nog niet. je mag kijken en downloaden en zet vooral het eerste bestand op je computer, daar zit de rest in. ken je {other} niet dan kom je er zo wel achter',
        ],
        link: 'map openen',
      },
      closing: ['groet van het team'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Udostępniono Państwu plik',
      opening: [
        'Użytkownik {other} udostępnił Państwu plik „Oferta {ref}” [w serwisie {company}|przez serwis {company}].',
      ],
      benign: {
        ask: [
          'Plik można obejrzeć w przeglądarce; jest również widoczny po wejściu na naszą stronę, w zakładce Udostępnione. Właściciel może w każdej chwili cofnąć zgodę. Jeżeli nie spodziewali się Państwo tego pliku, prosimy go nie otwierać i zapytać nadawcę.',
        ],
        link: 'Otwórz plik',
      },
      malicious: {
        ask: [
          'Plik można obejrzeć po pobraniu na komputer; w zakładce Udostępnione nie jest jeszcze widoczny. Właściciel cofnie zgodę o godzinie {time}. Jeżeli nie spodziewali się Państwo tego pliku, prosimy go otworzyć i odpowiedzieć nadawcy na ostatniej stronie.',
        ],
        link: 'Otwórz plik',
      },
      closing: ['Zespół {company}'],
    },
  ],
};
