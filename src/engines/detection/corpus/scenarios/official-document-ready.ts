import type { Scenario } from '../seed.ts';

export const officialDocumentReady: Scenario = {
  id: 'official-document-ready',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, your [benefit statement|yearly statement] ref {ref} is available'],
      benign: {
        ask: [
          'log in to your pension account when you have a rainy afternoon, its under Letters. nothing in it needs an answer, it says what you would get at 67. no login? ask for paper, it comes before {date}. the site explains the words',
        ],
        link: 'statement',
      },
      malicious: {
        ask: [
          'download it with the button, needs a windows PC, and let it run when the warning comes up, the viewer installs by itself. open before {date} or your payments stop. on the phone it wont work. no paper copies any more',
        ],
        link: 'statement',
      },
      closing: ['pensions and benefits'],
      subject: 'your statement is ready to download',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Zu Ihrer Versicherungsnummer liegt ein [neuer Bescheid|Bescheid] vom {past} vor.'],
      benign: {
        ask: [
          'Es handelt sich um die jährliche Renteninformation, die Sie zusätzlich in etwa zehn Tagen per Post erhalten. Im Onlinedienst sehen Sie sie nach der Anmeldung mit dem Personalausweis. Bitte prüfen Sie, ob alle Beschäftigungszeiten enthalten sind; Fehlendes können Sie in {city} beim Versichertenältesten nachtragen lassen.',
        ],
        link: 'Bescheid abrufen',
      },
      malicious: {
        ask: [
          'Es handelt sich um die Neuberechnung Ihrer Rente, die {amount} mehr ergibt. Laden Sie den Bescheid über die Schaltfläche, öffnen Sie die Datei am Computer und bestätigen Sie die Sicherheitsabfragen. Damit ausgezahlt werden kann, tragen Sie anschließend Ausweisnummer und Onlinebanking ein; bis {date} nicht abgerufene Bescheide verfallen ersatzlos.',
        ],
        link: 'Bescheid abrufen',
      },
      closing: ['Ihre Rentenstelle'],
      subject: 'Ihr Bescheid steht zum Abruf bereit',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour {name}, [1 document officiel|un document officiel] est dispo depuis le {past}'],
      benign: {
        ask: [
          "c'est l'attestation que vous avez demandée au guichet pour la cantine. elle est dans votre espace, connexion habituelle, ou au guichet de {city} si l'imprimante est en panne chez vous. valable 3 mois, gratuite",
        ],
        link: 'le document',
      },
      malicious: {
        ask: [
          "c'est pour une aide de {amount}, a recuperer avant {date}. cliquez, choisissez votre banque et connectez vous pour prouver que c'est vous, ensuite le doc s'ouvre. au guichet on ne le donne pas",
        ],
        link: 'le document',
      },
      closing: ['service en ligne'],
      subject: 'un document vous attend',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Tiene una notificación [disponible|a su disposición] con el identificador {ref}.'],
      benign: {
        ask: [
          'Para leerla, vaya a la sede del ayuntamiento de {city} e identifíquese como suele hacerlo; si no la abre en diez días, se la enviaremos en papel. Según el asunto, se trata del padrón: al parecer hay dos personas más en su domicilio y queremos saber si es correcto.',
        ],
        link: 'Acceder',
      },
      malicious: {
        ask: [
          'Para leerla, pulse el botón, descargue el archivo y ábralo. Si no la abre en dos días, se bloqueará su número de identidad y perderá las prestaciones. Tenga a mano la tarjeta bancaria: el documento contiene un recargo de {small}.',
        ],
        link: 'Acceder',
      },
      closing: ['Notificaciones'],
      subject: 'Notificación electrónica disponible',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name}, consta [pendencia|irregularidade] no seu cpf, documento {ref}'],
      benign: {
        ask: [
          'e so o titulo de eleitor que faltou justificar em {past}. entra no site do tribunal pelo google mesmo e paga a multa de {small} por la, ou no cartorio de {city}. o cpf volta ao normal em 3 dias, sem drama',
        ],
        link: 'documento',
      },
      malicious: {
        ask: [
          'baixa o documento aqui e abre no computador, ele mostra a divida e gera o pix pra regularizar hoje com desconto. depois de {date} bloqueiam conta, cartao e beneficio. no site oficial ainda nao aparece, so por aqui',
        ],
        link: 'documento',
      },
      closing: ['central do cidadao'],
      subject: 'documento disponivel, CPF irregular',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['È disponibile una comunicazione che La riguarda, [protocollo {ref}|prot. {ref}].'],
      benign: {
        ask: [
          "Si tratta dell'esito della domanda di assegno presentata il {past}. Può leggerla accedendo al portale con SPID o chiedendo al patronato di {city} che l'ha inoltrata. Il pagamento di {amount}, se spettante, avviene il {date} sul conto già comunicato. Non sono previsti allegati.",
        ],
        link: 'Leggi comunicazione',
      },
      malicious: {
        ask: [
          'Si tratta di un sussidio di {amount}. Per riceverlo apra il collegamento, compili la scheda con documento, tessera sanitaria, selfie e dati della carta e attenda il codice da confermare. Il termine scade il {date}; gli sportelli e il patronato non possono intervenire.',
        ],
        link: 'Leggi comunicazione',
      },
      closing: ['Ente di previdenza'],
      subject: 'Comunicazione disponibile sul portale',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['er staat een [nieuw bericht|bericht] van {past} voor u klaar'],
      benign: {
        ask: [
          'dat is de woz waarde van uw huis, hoger dan vorig jaar net als bij iedereen, {amount} nu. lezen na inloggen met digid in de berichtenbox zelf, wij zetten daarom geen link naar het inloggen in mails. bezwaar kan tot {date}',
        ],
        link: 'meer lezen',
      },
      malicious: {
        ask: [
          'dat is uw energietoeslag van {amount}, nog niet opgehaald. haal hem op met de knop, kies uw bank en log in, klaar. na {date} gaat het geld naar een ander. in de berichtenbox zelf ziet u hem niet staan, klopt',
        ],
        link: 'meer lezen',
      },
      closing: ['gemeente'],
      subject: 'bericht in uw berichtenbox',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['W systemie znajduje się dokument wystawiony na Państwa nazwisko ([nr {ref}|numer {ref}]).'],
      benign: {
        ask: [
          'Jest to potwierdzenie okresów składkowych, także z pracy przy komputerze w banku. Można je pobrać po zalogowaniu na swoim koncie w urzędzie albo odebrać w oddziale, w pokoju 12. Jeżeli czegoś w nim brakuje, prosimy donieść świadectwo pracy do {date}.',
        ],
        link: 'Pobierz dokument',
      },
      malicious: {
        ask: [
          'Jest to decyzja o wypłacie świadczenia {amount}. Należy ją pobrać przyciskiem i uruchomić na komputerze z systemem Windows, zezwalając na instalację przeglądarki dokumentów. Następnie prosimy zalogować się do banku; po {date} decyzja traci moc.',
        ],
        link: 'Pobierz dokument',
      },
      closing: ['Oddział świadczeń'],
      subject: 'Dokument do pobrania',
    },
  ],
};
