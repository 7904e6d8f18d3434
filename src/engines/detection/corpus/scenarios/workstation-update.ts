import type { Scenario } from '../seed.ts';

export const workstationUpdate: Scenario = {
  id: 'workstation-update',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      short: true,
      subject: 'Update required {ref}',
      opening: ['Your workstation is [missing|still missing] the update of {past}.'],
      benign: { ask: ['It installs by itself tonight; leave it switched on.'], link: 'Update details' },
      malicious: { ask: ['Start it from this page before you shut down.'], link: 'Update details' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Aktualisierung Ihres Arbeitsplatzrechners',
      opening: [
        'Für Ihren Arbeitsplatzrechner steht eine Aktualisierung bereit, die [ein Problem mit Videokonferenzen|Abbrüche bei Videokonferenzen] behebt.',
      ],
      benign: {
        ask: [
          'Sie wird am {date} nach Feierabend verteilt. Wer nicht so lange warten möchte, stößt sie im Softwarekiosk auf dem eigenen Desktop an; der Knopf unten öffnet lediglich die Beschreibung. Der Rechner startet danach einmal neu, bitte speichern Sie vorher Ihre Arbeit.',
        ],
        link: 'Zur Aktualisierung',
      },
      malicious: {
        ask: [
          'Sie wird nicht automatisch verteilt. Bitte öffnen Sie mit dem Knopf unten die Seite zur Aktualisierung, laden Sie das Paket herunter und führen Sie es bis zum {date} aus, bevor Sie Feierabend machen. Der Rechner startet danach einmal neu, bitte speichern Sie vorher Ihre Arbeit.',
        ],
        link: 'Zur Aktualisierung',
      },
      closing: ['Mit Dank für Ihre Geduld'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'maj navigateur à faire',
      opening: [
        "bonjour à tous, le navigateur doit passer à la version 128, [l'ancien est plus suivi|l'ancienne est plus suivie]",
      ],
      benign: {
        ask: [
          "ouvrez « logiciels de l'entreprise » dans le menu démarrer et cliquez sur mettre à jour, 5 min. faites le avant vendredi sinon il se fermera tout seul en pleine journée. le lien c'est la note du service, avec les captures",
        ],
        link: 'mise à jour',
      },
      malicious: {
        ask: [
          'ouvrez la page ci-dessous et cliquez sur mettre à jour, 5 min, puis lancez le fichier quand il apparait en bas. faites le avant vendredi sinon il se fermera tout seul en pleine journée. dans le menu démarrer vous le trouverez pas',
        ],
        link: 'mise à jour',
      },
      closing: ["bonne journée, l'informatique"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Actualización del programa de facturación',
      opening: [
        'El fabricante ha publicado una versión que corrige el redondeo de los decimales. [Afecta a todos los puestos.|Afecta a todos los puestos de {company}.]',
      ],
      benign: {
        ask: [
          'La instalaremos nosotros a distancia el {date}, entre las 14:00 y las 15:00. Durante esa hora no podrá abrirse el programa. Le rogamos que cierre las facturas pendientes y deje el equipo encendido. En la intranet, a la que lleva el botón, se detallan los cambios.',
        ],
        link: 'Ver la versión',
      },
      malicious: {
        ask: [
          'La instalación corre esta vez a cargo de cada usuario y debe completarse antes del {date}. Durante unos minutos no podrá abrirse el programa. Le rogamos que cierre las facturas pendientes, pulse el botón y acepte la descarga. En la misma página se detallan los cambios.',
        ],
        link: 'Ver la versión',
      },
      closing: ['Gracias por su colaboración.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'atualizar o programa de email',
      opening: [
        'malta, ha uma versao nova do programa de email e a antiga [da erro no calendario|anda a estragar o calendario]',
      ],
      benign: {
        ask: [
          'vao ao centro de software, aquele icone azul no ambiente de trabalho, e cliquem em atualizar. quem tiver portatil tem de estar na rede do escritorio. ate {date} por favor que depois a antiga deixa de abrir. no link esta o aviso que pusemos na intranet',
        ],
        link: 'atualizar',
      },
      malicious: {
        ask: [
          'vao ao link aqui em baixo, esperem que a pagina abra e cliquem em atualizar. quem tiver portatil pode fazer em casa, nao precisa da rede. ate {date} por favor que depois a antiga deixa de abrir. no centro de software ainda nao aparece, nao procurem la',
        ],
        link: 'atualizar',
      },
      closing: ['qualquer coisa apitem'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Aggiornamento del client di connessione',
      opening: [
        'Il client che consente di lavorare da casa viene sostituito. [La versione attuale cesserà di funzionare il {date}.|La versione attuale si disattiva il {date}.]',
      ],
      benign: {
        ask: [
          'Il nuovo client compare da oggi nel catalogo delle applicazioni del Suo portatile: lo installi quando è in sede, così un tecnico può assisterLa. Le istruzioni si aprono con il collegamento, che rinvia al portale dell’assistenza.',
        ],
        link: 'Nuovo client',
      },
      malicious: {
        ask: [
          'Il nuovo client si ottiene da oggi con il collegamento qui sotto: lo apra dal portatile con cui lavora da casa e segua la procedura fino al termine. Il passaggio è individuale e i tecnici non possono eseguirlo al posto Suo.',
        ],
        link: 'Nuovo client',
      },
      closing: ['Servizi informatici {company}'],
    },
    {
      language: 'nl',
      register: 'careless',
      short: true,
      subject: 'update!',
      opening: ['je laptop loopt [twee updates|een paar updates] achter'],
      benign: { ask: ['open het softwarecentrum en klik op alles bijwerken'], link: 'bijwerken' },
      malicious: { ask: ['open de pagina hieronder en klik op alles bijwerken'], link: 'bijwerken' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      short: true,
      subject: 'Aktualizacja oprogramowania',
      opening: ['Na Państwa komputerze brakuje [jednej aktualizacji|aktualizacji] nr {ref}.'],
      benign: { ask: ['Prosimy uruchomić ją z Centrum oprogramowania przed {date}.'], link: 'Szczegóły' },
      malicious: { ask: ['Proszę pobrać ją z poniższej strony przed {date}.'], link: 'Szczegóły' },
      closing: [],
    },
  ],
};
