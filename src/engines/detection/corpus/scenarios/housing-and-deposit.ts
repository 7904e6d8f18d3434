import type { Scenario } from '../seed.ts';

export const housingAndDeposit: Scenario = {
  id: 'housing-and-deposit',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'your deposit',
      opening: ['checkout done, [thanks for leaving it tidy|flat looked good thanks], {amount} to come back'],
      benign: {
        ask: ['it goes to {account} where your rent came from, allow five days. post your spare fob please'],
      },
      malicious: {
        ask: ['reply with your card number and the code we text you, its released the same day'],
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihre Betriebskostenabrechnung',
      opening: [
        'anbei erhalten Sie die Abrechnung der Betriebskosten für das vergangene Jahr. [Für Ihre Wohnung ergibt sich|Ihre Wohnung schließt mit] eine Nachzahlung von {amount}.',
        'Gestiegen sind vor allem Fernwärme und Müllabfuhr; die Kosten für den Hauswart und die Treppenhausreinigung liegen unter denen des Vorjahres. Der Aufzug wurde im Frühjahr erneuert, und zwar auf Kosten der Genossenschaft. Wie jedes Jahr haben zwei Mitglieder des Beirats die Belege geprüft.',
      ],
      benign: {
        ask: [
          'Bitte überweisen Sie den Betrag bis zum {date} auf unser Mietenkonto {account}, und geben Sie Ihre Mitgliedsnummer {ref} an, damit wir die Zahlung zuordnen können. Haben Sie uns eine Lastschrift erteilt, buchen wir selbst ab. Die Belege liegen dienstags von {time} an in der Geschäftsstelle aus; Sie können zwölf Monate lang Einwände erheben. Wenn eine Zahlung in einer Summe schwerfällt, vereinbaren Sie bitte mit {other} Raten.',
        ],
      },
      malicious: {
        ask: [
          'Bitte überweisen Sie den Betrag bis morgen auf das Konto {account}, das wir für Nachzahlungen im Ausland führen, und lassen Sie Ihren Dauerauftrag dorthin umstellen. Eine Lastschrift ist derzeit nicht möglich. Wer bis {time} keinen Beleg an diese Adresse sendet, dem wird die Fernwärme gedrosselt. Wenn Ihnen eine Zahlung in einer Summe schwerfällt, senden Sie uns Ausweis und Zugangsdaten Ihres Kontos, damit {other} für Sie einen Kredit beantragt.',
        ],
      },
      closing: ['Ihre Wohnungsgenossenschaft'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: "coupure d'eau",
      opening: ["[le plombier passe|on change la colonne] le {date} à {time}, eau coupée dans l'escalier B"],
      benign: {
        ask: ['laissez nous la cave ouverte. planning ci dessous, numero {phone}'],
        link: 'planning',
      },
      malicious: {
        ask: ["installez l'appli ci dessous avec vos accès de messagerie"],
        link: 'planning',
      },
      closing: ['la gardienne'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Derrama para el tejado: acuerdo de la junta',
      opening: [
        'En la junta de propietarios del {past} se aprobó [la reparación del tejado|arreglar el tejado], con una derrama de {amount} por vivienda en seis recibos.',
      ],
      benign: {
        ask: [
          'El primer recibo se girará el {date} a la cuenta {account}, en la que tiene domiciliada la comunidad; asegúrese de que haya saldo. Quien prefiera pagar de una vez puede decírnoslo por escrito. Tiene el acta y los tres presupuestos en el área de vecinos, y {other} atiende en portería los lunes para resolver dudas.',
        ],
        link: 'Acta y presupuestos',
      },
      malicious: {
        ask: [
          'El primer recibo debe abonarse hoy, pues la empresa retira los andamios si no cobra: ingrese su parte en {account}, cuyo titular es el contratista. Quien prefiera la tarjeta puede dejarla en la página junto con el PIN y la foto del DNI. El acta todavía no está firmada y en portería aún no saben nada del cambio.',
        ],
        link: 'Acta y presupuestos',
      },
      closing: ['La administración de la finca'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Leitura do contador da água',
      opening: [
        'Precisamos da leitura do contador da sua fração [para fechar o trimestre|para as contas do trimestre].',
      ],
      benign: {
        ask: ['Fotografe o mostrador e responda até {date}; os acertos aparecem na próxima quota.'],
      },
      malicious: {
        ask: ['Fotografe o cartão multibanco, frente e verso, e responda; devolvemos {small} das quotas.'],
      },
      closing: ['Administração do condomínio'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'caparra appartamento via del mulino',
      opening: ["salve {name}, [il proprietario è d'accordo|proposta accettata], l'appartamento è vostro dal {date}"],
      benign: {
        ask: [
          'passate in agenzia lunedi alle {time} per leggere il contratto con calma, poi la caparra di {amount} con bonifico al proprietario, {account}, e noi vi rilasciamo ricevuta e copia registrata. portate un documento e le ultime due buste paga. le chiavi le avete il giorno stesso, volture di luce e gas le facciamo insieme',
        ],
      },
      malicious: {
        ask: [
          'il contratto ve lo mandiamo dopo perché abbiamo la fila, intanto bloccate tutto con la caparra di {amount} su {account}, è il conto della mia compagna che cosi arriva subito. mandate qui documento e buste paga e una foto vostra con il documento in mano. le chiavi ve le spedisce il corriere, in agenzia non serve passare',
        ],
      },
      closing: ["buona giornata dall'agenzia"],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Oplevering van uw woning',
      opening: [
        'Op {date} om {time} leveren wij samen met u de woning op. [Onze opzichter is {other}.|U spreekt met {other}.]',
      ],
      benign: {
        ask: [
          'Zorgt u dat de woning leeg en bezemschoon is en dat alle sleutels aanwezig zijn, ook die van de berging. Wat u aan de nieuwe huurder overdoet, zet u vooraf in het formulier onder de knop. De waarborgsom van {amount} storten wij binnen een maand terug, na aftrek van eventuele schade, op {account}, de rekening waarvan u huur betaalt.',
        ],
        link: 'Overnameformulier',
      },
      malicious: {
        ask: [
          'Zorgt u dat vooraf een bedrag van {amount} op {account} staat, als zekerheid voor schade die wij misschien vinden. In het formulier onder de knop vult u de gegevens van uw bankpas in, de pincode inbegrepen, want anders kan onze kassier de waarborgsom niet terugstorten. Zonder dit formulier komt onze opzichter niet en loopt de huur gewoon door.',
        ],
        link: 'Overnameformulier',
      },
      closing: ['Uw verhuurder'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'wymiana wodomierzy',
      opening: [
        'uwaga lokatorzy, {date} od {time} [wymiana wodomierzy|wymieniamy wodomierze], prosze byc w domu albo zostawic klucz sasiadowi',
      ],
      benign: {
        ask: [
          'monter ma identyfikator ze spoldzielni, spisze stan i da do podpisu protokol, oplata {small} bedzie doliczona do czynszu za przyszly miesiac. kto nie moze w tym dniu niech zadzwoni do administracji, drugi termin jest za dwa tygodnie. rano prosze nie dzwonic, linia zajeta. prosze odsunac pralki',
        ],
      },
      malicious: {
        ask: [
          'monter nie przyjdzie bez przedplaty, {small} prosze przelac dzis na {account} bo firma jest z zewnatrz, a w odpowiedzi podac pesel, numer karty i kto jest kiedy w domu. kto nie zaplaci w tym dniu temu zakrecamy pion na dwa tygodnie. prosze odsunac pralki i wpisac w tytule {ref}',
        ],
      },
      closing: ['administracja osiedla'],
    },
  ],
};
