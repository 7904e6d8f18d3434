import type { Scenario } from '../seed.ts';

export const invoiceDue: Scenario = {
  id: 'invoice-due',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Invoice {ref} is due on {date}',
      opening: [
        'Our records show that invoice {ref} over {amount}, [issued|sent to you] on {past}, has not been settled yet.',
      ],
      benign: {
        ask: [
          'If your payment is already on its way, please disregard this reminder. Otherwise we would be grateful for a transfer by {date} to {account}, the account you have paid into since you became our customer and which is printed on the invoice. Should you need a little longer, simply tell us and we will agree on instalments.',
        ],
      },
      malicious: {
        ask: [
          "If your payment is already on its way, please stop it. Our bank is closing the account printed on the invoice, and we would be grateful for a transfer by {date} to {account} instead. Should this be difficult, simply tell us within two days; otherwise send us the bank's confirmation.",
        ],
      },
      closing: ['[Thank you for your business.|We appreciate your custom.]'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Zahlungserinnerung zur Rechnung {ref}',
      opening: [
        'sicher ist es Ihrer Aufmerksamkeit entgangen: Die Rechnung {ref} vom {past} ist noch offen.',
        'Der Betrag von {amount} war innerhalb von 14 Tagen fällig. [Nach Ablauf einer weiteren Woche|Ab dem {date}] müssen wir Mahngebühren in Höhe von {small} berechnen.',
      ],
      benign: {
        ask: [
          'Bitte überweisen Sie wie gewohnt auf unser Konto {account}, das Sie auch auf der Rechnung finden. Haben Sie zwischenzeitlich gezahlt, betrachten Sie dieses Schreiben als gegenstandslos. Ein Doppel der Rechnung liegt in Ihrem Kundenbereich.',
        ],
        link: 'Zum Kundenbereich',
      },
      malicious: {
        ask: [
          'Um Gebühren zu vermeiden, begleichen Sie den Betrag bitte sofort über das Zahlungsformular und geben dort wie im Muster die Daten der Kreditkarte an. Überweisungen auf das alte Konto können bis {date} nicht zugeordnet werden. Eine Quittung folgt per E-Mail.',
        ],
        link: 'Zum Formular',
      },
      closing: ['Für Rückfragen nennen Sie bitte die Nummer {ref}.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'facture en retard svp',
      opening: [
        "bonjour je reviens vers vous pour la facture {ref} de {amount} [toujours pas réglée|qu'on attend toujours]",
      ],
      benign: {
        ask: [
          "pouvez vous me dire quand le virement part svp? mon comptable me relance tous les jours. le rib est le meme que d'habitude, {account}, rien n'a changé chez nous",
        ],
      },
      malicious: {
        ask: [
          "pouvez vous faire le virement aujourd'hui svp sur {account} ? c'est le rib perso de mon associé, celui sur la facture est bloqué en ce moment à cause du comptable",
        ],
      },
      closing: ["merci d'avance"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Vencimiento de la factura {ref}',
      opening: ['Le recordamos que el próximo {date} vence la factura {ref}, por un importe de {amount}.'],
      benign: {
        ask: [
          'Su banco hará el cargo ese día en la cuenta domiciliada, por lo que no tiene que hacer nada. Para repasar los conceptos, abra la factura en su área de cliente, con la contraseña de siempre, o pídanos una copia por correo.',
        ],
        link: 'Ver factura',
      },
      malicious: {
        ask: [
          'El cargo domiciliado ha sido rechazado por su banco, por lo que debe regularizarlo usted mismo. Abra la factura en el enlace, introduzca antes del {date} los datos de su tarjeta y confirme con la clave que recibirá en el móvil.',
        ],
        link: 'Ver factura',
      },
      closing: ['[Gracias por confiar en {company}.|Le agradecemos su confianza en {company}.]'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'fatura {ref} vencida!!',
      opening: [
        'boa tarde, a vossa fatura {ref} venceu em {past} e ate agora nada, [ja é o segundo aviso|ja avisamos antes]!!',
      ],
      benign: {
        ask: [
          'se nao entrar ate {date} suspendemos as encomendas imediatamente, é o que diz o contrato. paguem como sempre por referencia, os dados estao na fatura original que ja têm ai',
        ],
      },
      malicious: {
        ask: [
          'se nao entrar ate {date} suspendemos as encomendas imediatamente, é o que diz o contrato. abram o ficheiro zip em anexo para ver o extrato, se o programa pedir ativem as macros',
        ],
      },
      closing: ['aguardamos resposta urgente'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Sollecito bonario – fattura n. {ref}',
      opening: [
        'da un controllo contabile la fattura n. {ref} del {past}, pari a {amount}, risulta ancora aperta.',
        'Siamo certi che si tratti di [una semplice dimenticanza|un disguido]. La nostra amministrazione chiude il trimestre il {date} e vorrebbe archiviare la pratica entro quella data.',
      ],
      benign: {
        ask: [
          "Vi preghiamo di verificare con il vostro ufficio contabilità e, se del caso, di provvedere con bonifico sulle coordinate consuete, {account}. Qualora riteneste errato l'importo, scriveteci pure: prima di ogni altro passo confronteremo insieme i documenti di trasporto. Se invece il bonifico è già partito, vi basta indicarci la data di valuta.",
        ],
      },
      malicious: {
        ask: [
          'Vi preghiamo di provvedere con bonifico non sulle coordinate consuete, che sono in corso di chiusura, bensì sul conto {account}, intestato alla nostra società di incasso. Trattandosi di una procedura riservata, vi chiediamo di non contattare il vostro referente commerciale. Appena partito il bonifico, inviateci la copia della contabile con la data di valuta.',
        ],
      },
      closing: ['Restiamo a disposizione per ogni chiarimento.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'herinnering factuur',
      opening: ['Factuur {ref} staat nog open ({small}), misschien in de spam beland?'],
      benign: {
        ask: [
          'Je kunt m betalen op {account}, zelfde rekening als altijd, via je eigen bank. Al betaald? Dan mag deze weg.',
        ],
      },
      malicious: {
        ask: ['Betalen kan alleen nog via onderstaand verzoek, log daar in met je bank en keur de twee codes goed.'],
      },
      closing: ['[Groetjes van de administratie|Alvast bedankt, de administratie]'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'faktura {ref} - brak wplaty',
      opening: ['witam, nadal nie mamy wplaty za fakture {ref} na {amount}, [termin minal|termin byl] {past}'],
      benign: {
        ask: [
          'bardzo prosze sprawdzic i dac znac kiedy bedzie przelew. numer konta bez zmian, {account}, ten co na fakturze. jesli jest jakis problem z towarem to prosze zadzwonic {phone}, dogadamy sie, nie chcemy odsetek naliczac',
        ],
      },
      malicious: {
        ask: [
          'bardzo prosze zrobic przelew jeszcze dzis do {time}, ale na nowy numer {account}, stary jest zamkniety. potwierdzenie prosze wyslac mi tutaj i nie dzwonic do handlowca, jest na urlopie, inaczej bedziemy odsetki naliczac',
        ],
      },
      closing: ['z gory dziekuje'],
    },
  ],
};
