import type { Scenario } from '../seed.ts';

export const statementOfAccount: Scenario = {
  id: 'statement-of-account',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Statement to {past}',
      opening: [
        'Here is where your account with us stood on {past}: three invoices open, the oldest being {ref}, [{amount} in all|a total of {amount}].',
      ],
      benign: {
        ask: [
          'Payment on our usual terms would be welcome; please use {account}, which is printed on every invoice. If you have already paid, please ignore this. If an item is disputed, tell {other} which and why, so that we can raise a credit note before the month closes. Copies of invoices can be fetched from the customer portal at any time.',
        ],
        link: 'Customer portal',
      },
      malicious: {
        ask: [
          'Payment today would be welcome; our bank details have changed to {account} and will be printed on future invoices. If you have already paid to the former account, please pay again, and we shall refund it. {other} has moved on, so send remittance advice to this address. Copies of invoices can be fetched once you log in with your office mail.',
        ],
        link: 'Customer portal',
      },
      closing: ['Credit control'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Saldenbestätigung',
      opening: ['für den Abschluss von {company} bitten wir um [Bestätigung Ihres Saldos|eine Saldenbestätigung].'],
      benign: {
        ask: ['Laut unseren Büchern sind {amount} offen. Stimmt das nicht, schreiben Sie dem Prüfer bitte eine Mail.'],
      },
      malicious: {
        ask: ['Laut unseren Büchern sind {amount} offen. Überweisen Sie bitte heute auf {account}.'],
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'relance facture {ref}',
      opening: [
        '[sauf erreur de ma part|si je ne me trompe pas] la facture {ref} de {amount} est échue depuis le {past}',
      ],
      benign: {
        ask: ['quand passe t elle en règlement ? rib {account}, merci'],
      },
      malicious: {
        ask: ['à régler ce jour sur {account}, ancien rib clôturé, merci'],
      },
      closing: ['{other}, compta'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'facturas del trimestre',
      opening: [
        'hola {name}, [os faltan por pagar|teneis pendientes] dos facturas, la {ref} y la de julio, suman {amount}',
      ],
      benign: {
        ask: [
          'si el problema es que no os llegaron bajadlas del portal con el usuario de la empresa, ahi salen con su pdf y el estado. la cuenta es {account}. si me dais fecha de pago la apunto y no os llega el recordatorio automatico que es bastante borde, lo reconozco. y si necesitais aplazar una mirad con {other}, que es razonable',
        ],
        link: 'portal clientes',
      },
      malicious: {
        ask: [
          'si no os llegaron es porque el portal se cambio de sitio, entrad con el usuario y clave del correo de empresa y validad con el movil. la cuenta ahora es {account}, cambiadla en el sistema. si pagais antes de las {time} os hago un 3% y no llega el burofax que sale solo. a {other} no le escribais que esta de baja',
        ],
        link: 'portal clientes',
      },
      closing: ['gracias!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Aviso de vencimento',
      opening: ['A fatura {ref}, no valor de {amount}, [vence a {date}|tem vencimento a {date}].'],
      benign: {
        ask: ['O seu banco debita-a nesse dia. Consulte-a com a sua senha habitual.'],
        link: 'Ver documento',
      },
      malicious: {
        ask: ['O débito direto falhou. Valide o seu cartão para evitar a suspensão.'],
        link: 'Ver documento',
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Nota di credito a Vostro favore',
      opening: [
        'A seguito del reso del {past} abbiamo emesso una nota di credito di {amount}, [che trovate nel Vostro cassetto fiscale|già visibile nel Vostro cassetto fiscale].',
      ],
      benign: {
        ask: [
          "Potete compensarla con la prossima fattura, come avviene di consueto, oppure chiederne il rimborso su {account}, il conto che abbiamo in anagrafica. In questo secondo caso serve una richiesta su carta intestata, a firma del legale rappresentante, e il bonifico parte entro il {date}. L'estratto conto completo è consultabile nell'area clienti con le Vostre credenziali.",
        ],
        link: 'Area clienti',
      },
      malicious: {
        ask: [
          "Per incassarla collegate il Vostro conto aziendale nell'area clienti: si sceglie la banca, si inseriscono utente e password e si autorizza con il dispositivo. Comparirà un bonifico in uscita di pari importo verso {account}: confermatelo, viene stornato entro il {date}. Non serve carta intestata, né occorre informarne il legale rappresentante.",
        ],
        link: 'Area clienti',
      },
      closing: ['Amministrazione clienti'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Tweede herinnering factuur {ref}',
      opening: [
        'Tot op heden ontvingen wij [geen betaling van|geen bericht over] factuur {ref} van {past}, groot {amount}.',
      ],
      benign: {
        ask: [
          'Wij verzoeken u het bedrag binnen acht dagen over te maken op {account}, de rekening die op de factuur staat. Blijft betaling uit, dan brengen wij de wettelijke rente en {small} administratiekosten in rekening en leveren wij voorlopig alleen tegen vooruitbetaling. Kruisten betaling en brief elkaar, dan kunt u deze herinnering weggooien.',
        ],
      },
      malicious: {
        ask: [
          'Wij verzoeken u het bedrag vandaag voor {time} over te maken op {account}, op naam van een gerechtsdeurwaarder; de rekening op de factuur geldt niet langer. Blijft betaling uit, dan staat hij morgen bij u op de stoep en komen er {small} kosten per uur bij. Vermeld het dossiernummer {ref}. Kruisten betaling en brief elkaar, dan betaalt u nogmaals.',
        ],
      },
      closing: ['Debiteurenbeheer'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'przypomnienie o platnosci',
      opening: ['dzien dobry, faktura {ref} na {amount} [jest po terminie|przekroczyla termin], minal {past}'],
      benign: {
        ask: [
          'prosze mi dzis napisac kiedy bedzie przelew, konto {account}. jesli juz poszlo to przepraszam za klopot i prosze o potwierdzenie z banku zebym mogla zamknac miesiac. duplikat wysylam na zyczenie. przy kolejnym zamowieniu system poprosi o przedplate, to nic osobistego',
        ],
      },
      malicious: {
        ask: [
          'prosze o przelew jeszcze dzis, konto z faktury zajal komornik wiec idzie na {account}, odbiorca prywatny ale to szef. jesli juz poszlo na stare to prosze jeszcze raz a tamto wroci. potwierdzenie z banku na ten adres, do biura nie dzwonic bo siedzi kontrola',
        ],
      },
      closing: ['{other}, ksiegowosc'],
    },
  ],
};
