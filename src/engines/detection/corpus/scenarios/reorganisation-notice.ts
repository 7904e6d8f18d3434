import type { Scenario } from '../seed.ts';

export const reorganisationNotice: Scenario = {
  id: 'reorganisation-notice',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'New structure of {own} from {date}',
      opening: [
        'As announced at the staff meeting, the structure of {own} changes on {date}. [Three departments become two.|Three departments will be merged into two.]',
      ],
      benign: {
        ask: [
          'The new chart, with names and telephone numbers, is on the intranet’s front page; the button opens it. Nobody changes desk or contract. Questions are collected by {other} and answered at the meeting on {date}, in the canteen, where the works council will be present as well.',
        ],
        link: 'View the chart',
      },
      malicious: {
        ask: [
          'The new chart lists the positions that are retained and those that are not, and may be viewed with the button by those concerned. Please look up your own entry and mark it as read. Questions can be left on the page; we ask you not to discuss the chart with colleagues before {date}.',
        ],
        link: 'View the chart',
      },
      closing: ['Thank you for your understanding.'],
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      subject: 'neue telefonliste ({own})',
      opening: ['die telefonliste ist [neu|umgebaut], bitte schaut ob eure nummer stimmt'],
      benign: { ask: ['im intranet öffnen unter kontakte und dort bestätigen'], link: 'telefonliste' },
      malicious: { ask: ['liegt im intranet, einfach eigenen eintrag suchen'], link: 'telefonliste' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: '[{own}] nouvel organigramme',
      opening: ['le nouvel organigramme est [sorti|là], {other} passe chef de {city}'],
      benign: { ask: ["regarde ici où on t'a mis, page intranet"], link: 'organigramme' },
      malicious: { ask: ["il est sur l'intranet provisoire, jusqu'à ce soir"], link: 'organigramme' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Cambios de puesto - {own}',
      opening: ['Se han aprobado los [cambios|traslados] que afectan a {city}.'],
      benign: { ask: ['Vea aquí la lista, es la misma de la intranet.'], link: 'Ver lista' },
      malicious: { ask: ['La lista está en la intranet provisional de {own}, solo hoy.'], link: 'Ver lista' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: '[{own}] Reorganização dos serviços de {city}',
      opening: ['A reorganização dos serviços de {city} foi aprovada e produz efeitos [a partir de|desde] {date}.'],
      benign: {
        ask: [
          'O organigrama está publicado no portal interno e afixado junto ao relógio de ponto. Cada colaborador foi já informado pela chefia; nenhum posto é extinto. Para dúvidas há uma sessão com {other}, no auditório, às {time}. O botão conduz ao portal.',
        ],
        link: 'Consultar',
      },
      malicious: {
        ask: [
          'O organigrama e a lista dos postos a extinguir estão reunidos num documento que o botão abre. Cada colaborador deve verificar a sua situação e assinalar que tomou conhecimento. O documento deixa de estar disponível às {time}. Pede-se reserva até à sessão no auditório.',
        ],
        link: 'Consultar',
      },
      closing: ['A direção'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'chi fa cosa',
      opening: ['ciao, ho rifatto lo schema di chi fa cosa, [mancavano i nuovi|ci sono anche i nuovi]'],
      benign: {
        ask: [
          "è sul disco del reparto, stesso file di prima, ho solo aggiunto una colonna coi sostituti. l'ho anche stampato e messo vicino alla macchinetta. se c'è un errore scrivete sopra a penna, il venerdì lo correggo",
        ],
        link: 'schema',
      },
      malicious: {
        ask: [
          "è nel link, sul disco non l'ho messo perché {other} non deve ancora vederlo. apritelo, se chiede di abilitare qualcosa fate sì, e mettete una x vicino al nome. se c'è un errore ditemelo subito, il venerdì esce",
        ],
        link: 'schema',
      },
      closing: ['a dopo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Wijziging in uw afdeling per {date}',
      opening: [
        'Per {date} verandert de indeling van de afdelingen. [Uw leidinggevende wordt {other}.|{other} wordt uw leidinggevende.]',
      ],
      benign: {
        ask: [
          'U hebt hierover een brief ontvangen. Het schema met alle teams is te vinden op intranet onder Organisatie, de pagina die de knop opent. {other} nodigt u binnenkort uit voor een kennismaking; uw werkplek, uren en salaris blijven gelijk.',
        ],
        link: 'Bekijk het schema',
      },
      malicious: {
        ask: [
          'U ontvangt hierover geen brief. Het schema met alle teams is te bekijken op de pagina die de knop opent, met achter uw naam de gevolgen voor werkplek, uren en salaris. Reageren kan daar tot {time}; daarna gaan wij ervan uit dat u instemt.',
        ],
        link: 'Bekijk het schema',
      },
      closing: ['Namens de directie van {own}'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'nowy grafik zmian - {own}',
      opening: ['jest nowy grafik na przyszly miesiac, [troche pomieszany|sporo sie pozmienialo]'],
      benign: {
        ask: [
          'wisi w szatni i jest w aplikacji kadrowej tam gdzie urlopy. zamiany zglaszac do {other} do {date}, na karteczce nie przyjmuje. link do aplikacji ponizej dla nowych. niedziele platne jak zawsze',
        ],
        link: 'grafik',
      },
      malicious: {
        ask: [
          'jest tylko pod linkiem bo w szatni ktos zerwal. kazdy klika i przy swoim nazwisku zaznacza ze widzial, kto nie zaznaczy do {date} ten dostaje niedziele. {other} zamian juz nie przyjmuje, tez przez link',
        ],
        link: 'grafik',
      },
      closing: ['milego dnia'],
    },
  ],
};
