import type { Scenario } from '../seed.ts';

export const payLetter: Scenario = {
  id: 'pay-letter',
  corporate: true,
  sender: 'company',
  heldBack: true,
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      short: true,
      subject: 'Your salary letter',
      opening: ['Your salary letter for the [new|coming] year is ready.'],
      benign: { ask: ['Please open it from the page below by {date}.'], link: 'View letter' },
      malicious: { ask: ['It is in the {company} portal until {date}, see below.'], link: 'View letter' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      subject: 'Gehaltsmitteilung {ref}',
      opening: ['Ihre Gehaltsmitteilung [liegt vor|ist fertig].'],
      benign: {
        ask: ['Bitte öffnen Sie sie im Personalportal und bestätigen den Empfang.'],
        link: 'Mitteilung ansehen',
      },
      malicious: {
        ask: ['Sie finden sie bis {date} im Personalportal, über diese Seite.'],
        link: 'Mitteilung ansehen',
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: 'augmentation',
      opening: ['bonjour, votre lettre de salaire [est partie|est prête]'],
      benign: { ask: ['elle est dans votre casier numérique, comme le bulletin'], link: 'lettre' },
      malicious: { ask: ['ouvrez-la ici et dites-nous si le montant convient'], link: 'lettre' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Revisión salarial: comunicación individual',
      opening: [
        'Le comunicamos que su retribución anual ha sido revisada con efecto desde el {date}. [El importe figura en la carta.|La carta detalla el nuevo importe.]',
      ],
      benign: {
        ask: [
          'La carta se ha incorporado a su expediente en el portal de Recursos Humanos, apartado Retribución, y puede imprimirse desde allí. Si advierte algún error, dispone de un mes para comunicarlo en ventanilla o a través del mismo portal, con la referencia {ref}. El botón abre la página de inicio.',
        ],
        link: 'Leer la carta',
      },
      malicious: {
        ask: [
          'La carta se ha preparado en formato digital y puede leerse pulsando el botón que figura a continuación. Si advierte algún error, dispone de dos días para indicarlo al pie de la propia carta; de no hacerlo, se entenderá aceptada con la referencia {ref}. El botón abre la carta.',
        ],
        link: 'Leer la carta',
      },
      closing: ['Departamento de Personas de {company}'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'recibo de vencimento',
      opening: ['boa tarde, o recibo deste mes ja saiu, [com acertos|vai com acertos] de horas extra'],
      benign: {
        ask: [
          'esta no portal onde vais buscar sempre, separador recibos, mes atual. se vires horas a menos fala com {other} antes do dia 10, no balcao ou por telefone, que por email perde-se. o link é o da entrada do portal',
        ],
        link: 'ver recibo',
      },
      malicious: {
        ask: [
          'este mes saiu por outro lado, abre no link e confirma que as horas estao certas. se vires horas a menos escreve logo na caixa em baixo, hoje ainda, que amanha fecha e ja nao se mexe. o link é so teu',
        ],
        link: 'ver recibo',
      },
      closing: ['processamento salarial'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Lettera di adeguamento retributivo',
      opening: [
        'A seguito della valutazione annuale, la Sua retribuzione viene adeguata di {small} [mensili|al mese] a decorrere dal {date}.',
      ],
      benign: {
        ask: [
          'La lettera, firmata dalla direzione, Le sarà consegnata dal responsabile del Suo reparto; una copia è già nel fascicolo personale, sezione Comunicazioni, raggiungibile con il pulsante dalla rete aziendale. Non occorre alcuna accettazione da parte Sua.',
        ],
        link: 'Apri la lettera',
      },
      malicious: {
        ask: [
          'La lettera, firmata dalla direzione, si apre con il pulsante e riporta in calce lo spazio per l’accettazione; La preghiamo di prenderne visione e di accettarla in giornata, affinché l’adeguamento rientri nel cedolino in lavorazione. Non occorre rivolgersi al responsabile.',
        ],
        link: 'Apri la lettera',
      },
      closing: ['Ufficio del personale'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'salarisbrief',
      opening: ['hallo {name}, je salarisbrief voor volgend jaar is klaar, [periodiek zit erin|inclusief periodiek]'],
      benign: {
        ask: [
          'hij zit in je dossier in het personeelsportaal, tabje brieven, en je krijgt m ook nog op papier op je huisadres. klopt er iets niet dan loop even binnen bij {other}, die heeft de tabel liggen. haast heeft het niet',
        ],
        link: 'brief openen',
      },
      malicious: {
        ask: [
          'hij zit achter de link, even openen en onderaan op gezien klikken, op papier sturen we niks meer. klopt er iets niet dan zet je dat eronder, niet bij {other} want die weet van niks. wel vandaag graag',
        ],
        link: 'brief openen',
      },
      closing: ['salarisadministratie {company}'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Pismo w sprawie wynagrodzenia',
      opening: [
        'Uprzejmie informujemy, że od {date} Państwa wynagrodzenie zasadnicze ulega zmianie. [Szczegóły zawiera pismo nr {ref}.|Szczegóły podano w piśmie nr {ref}.]',
      ],
      benign: {
        ask: [
          'Prosimy odebrać pismo osobiście w kadrach, w godzinach urzędowania, za okazaniem identyfikatora. Jego treść jest też widoczna w portalu pracowniczym, do którego prowadzi przycisk. Zmiana następuje bez dodatkowych oświadczeń.',
        ],
        link: 'Przeczytaj pismo',
      },
      malicious: {
        ask: [
          'Pismo udostępniono w postaci elektronicznej; aby je przeczytać w portalu pracowniczym, wystarczy nacisnąć przycisk. Na końcu należy zaznaczyć zgodę. Zmiana następuje po jej otrzymaniu, najpóźniej dziś.',
        ],
        link: 'Przeczytaj pismo',
      },
      closing: ['Dział kadr i płac'],
    },
  ],
};
