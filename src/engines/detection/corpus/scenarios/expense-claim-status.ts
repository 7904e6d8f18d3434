import type { Scenario } from '../seed.ts';

export const expenseClaimStatus: Scenario = {
  id: 'expense-claim-status',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Expense claim {ref}: one receipt to check',
      opening: [
        'Your claim {ref} over {amount} [has been examined|was examined on {past}]. One receipt, for {small}, could not be matched.',
      ],
      benign: {
        ask: [
          'Please open the claim in the expense tool and attach the receipt again, or hand the paper to {other} in accounts. The rest is approved and leaves with the salary run. If nothing reaches us before {date}, we pay without this item, and you may claim it next month. The button leads to your list of claims.',
        ],
        link: 'View claim',
      },
      malicious: {
        ask: [
          'Please open the receipt with the button below and tell us whether it is yours; a copy is kept there for you. The rest stays on hold until this has been answered. If nothing reaches us before {date}, the claim is rejected as a whole, and has to be entered again next month. The button leads to the scanned receipt.',
        ],
        link: 'View claim',
      },
      closing: ['Accounts payable'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Reisekostenabrechnung {ref}',
      opening: ['Ihre Reisekostenabrechnung für {city} [wurde bearbeitet|ist geprüft]. Erstattet werden {amount}.'],
      benign: {
        ask: [
          'Der Bescheid ist im Reiseportal unter Ihrer Abrechnung hinterlegt; eine Unterschrift ist nicht nötig. Die Überweisung erfolgt mit dem nächsten Gehalt. Einwände richten Sie bitte binnen eines Monats an die Reisestelle, am einfachsten über das Notizfeld im Portal.',
        ],
        link: 'Bescheid ansehen',
      },
      malicious: {
        ask: [
          'Der Bescheid kann mit dem Knopf eingesehen werden; bitte zeichnen Sie ihn dort gegen. Die Überweisung erfolgt danach innerhalb eines Werktags. Wird er nicht bis zum {date} gegengezeichnet, gilt die Abrechnung als zurückgezogen und ist mit allen Belegen neu einzureichen.',
        ],
        link: 'Bescheid ansehen',
      },
      closing: ['Reisestelle der {company}'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'note de frais {ref}',
      opening: [
        'bonjour, votre note de frais du {past} est passée en compta, [{small} de moins que demandé|on a retiré {small}]',
      ],
      benign: {
        ask: [
          "le petit déj à l'hôtel n'est pas repris car déjà dans la nuitée, c'est marqué en rouge dans l'outil de notes de frais, onglet refusés. si vous êtes pas d'accord répondez dans l'outil ou passez, on mord pas",
        ],
        link: 'voir le détail',
      },
      malicious: {
        ask: [
          "le détail de ce qui est retiré est dans le document en lien, c'est marqué en rouge page 2. si vous êtes pas d'accord il faut l'ouvrir et cocher contester avant ce soir, après la note est payée telle quelle",
        ],
        link: 'voir le détail',
      },
      closing: ['la compta'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'dietas {city}',
      opening: ['buenas, las dietas de {city} estan aprobadas, [son {amount}|en total {amount}]'],
      benign: {
        ask: [
          'te entran con la nomina del mes, no tienes que hacer nada. el resumen lo ves en la aplicacion de gastos, carpeta aprobados, y si falta algun ticket lo subes ahi mismo antes del {date} y va en la siguiente',
        ],
        link: 'resumen',
      },
      malicious: {
        ask: [
          'te entran en cuanto le des al visto bueno, que esta vez se hace aparte. el resumen esta en el enlace, lo abres, miras que cuadre y pulsas aceptar antes del {date}, si no se pasa a la siguiente',
        ],
        link: 'resumen',
      },
      closing: ['hasta luego'],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: 'Despesas {ref}',
      opening: ['O seu pedido de [despesas|reembolso], no valor de {small}, foi devolvido.'],
      benign: { ask: ['O motivo está na aplicação de despesas.'], link: 'Ver pedido' },
      malicious: { ask: ['Abra o documento para ver o motivo.'], link: 'Ver pedido' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: 'Nota spese approvata',
      opening: ['La nota spese {ref} è stata [approvata|accettata]: {small}.'],
      benign: { ask: ['L’importo sarà in busta paga; riepilogo nel portale trasferte.'], link: 'Riepilogo' },
      malicious: { ask: ['Per ricevere l’accredito apra il riepilogo qui sotto e lo convalidi.'], link: 'Riepilogo' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      short: true,
      subject: 'declaratie',
      opening: ['je declaratie van {past} is [afgekeurd|teruggekomen]'],
      benign: { ask: ['bonnetje onleesbaar, klik hier en zet m opnieuw in de app'], link: 'declaratie' },
      malicious: { ask: ['staat in de app onder declaraties wat er mis is, link hieronder'], link: 'declaratie' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Rozliczenie delegacji {ref}',
      opening: [
        'Rozliczenie delegacji do miejscowości {city} [wymaga uzupełnienia|nie jest kompletne]. Brakuje rachunku na {small}.',
      ],
      benign: {
        ask: [
          'Oryginał rachunku prosimy dostarczyć do księgowości do dnia {date}, a skan dołączyć w module delegacji, w którym składali Państwo wniosek. Przycisk otwiera ten moduł. Po tym terminie rozliczenie obejmie tylko udokumentowane koszty.',
        ],
        link: 'Otwórz wykaz',
      },
      malicious: {
        ask: [
          'Wykaz braków czeka w module delegacji i wymaga zatwierdzenia do dnia {date}; oryginału nie trzeba dostarczać do księgowości. Strona działa na każdym urządzeniu. Po tym terminie rozliczenie zostanie zwrócone w całości.',
        ],
        link: 'Otwórz wykaz',
      },
      closing: ['Księgowość {company}'],
    },
  ],
};
