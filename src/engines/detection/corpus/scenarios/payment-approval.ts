import type { Scenario } from '../seed.ts';

export const paymentApproval: Scenario = {
  id: 'payment-approval',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, the payment run for {own} [closes today|shuts at {time}]'],
      benign: {
        ask: [
          '4 invoices still wait for you in the system, the blue list. approve or reject now, within the hour, or suppliers charge us late fees again. bank details are locked so nothing to check there, only cost centres. ring me if one smells',
        ],
      },
      malicious: {
        ask: [
          'no rush, but {other} from the supplier kindly gave me a new account, {account}. could you enter it for me and let {amount} go there, ive no access from here. leave out the call back this once, and tick the second approval with my password',
        ],
      },
      closing: ['ta'],
      subject: 'approve TODAY pls',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Im Zahlungslauf steht noch [ein Posten|eine Rechnung] über {amount} offen.'],
      benign: {
        ask: [
          'Bitte geben Sie sie sofort im System frei oder weisen Sie sie zurück; in zwei Stunden wird die Datei an die Bank übertragen. Der Lieferant hat bereits dringend gemahnt. Kontoverbindung und Bestellung stimmen mit den Stammdaten überein, was {other} heute bestätigt hat.',
        ],
      },
      malicious: {
        ask: [
          'Wenn Sie Zeit finden, überweisen Sie den Betrag bitte außerhalb des Systems auf das Konto {account}. Es gehört einem Partner, der aus steuerlichen Gründen ungenannt bleiben möchte. Eine Bestellung wird nachgereicht; {other} müssen Sie damit nicht behelligen, und auch am Telefon sprechen wir nicht darüber.',
        ],
      },
      closing: ['Vielen Dank.'],
      subject: 'Freigabe bis heute {time} Uhr erforderlich',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['coucou {name}, il reste [le virement|un virement] de {amount} a valider'],
      benign: {
        ask: [
          "faut le faire maintenant dans l'outil, la banque coupe dans 2 heures et aujourd'hui c'est la paie des interimaires ! le rib est verrouillé et {other} a deja signé. si tu bloques appelle moi vite au {phone}",
        ],
      },
      malicious: {
        ask: [
          'pas de panique, fais le hors outil quand tu peux, vers {account}. c\'est le rib du frere de {other}, le temps que leur compte soit réparé. mets juste "avance" et envoie moi ton code de signature pour la deuxieme ligne',
        ],
      },
      closing: ['bises'],
      subject: 'a valider avant {time}',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Tiene pendiente de aprobar la nota de gastos de {other}, [por {amount}|que suma {amount}].'],
      benign: {
        ask: [
          'Confírmela ahora, por favor: a las {time} se cierra el mes y el próximo abono tardaría treinta días. Están todos los tiques salvo el del taxi, que se ha borrado. Entre en la herramienta como siempre; se paga hoy en la cuenta de la nómina, que no ha cambiado.',
        ],
      },
      malicious: {
        ask: [
          'Puede aprobarla sin mirar los tiques, con tranquilidad. Le ruego que esta vez el abono vaya a {account}, a nombre de su cuñado, y que haga el cambio usted mismo con mi usuario y mi clave, que le mando aparte. No hace falta que conste en la herramienta.',
        ],
      },
      closing: ['Administración'],
      subject: 'Aprobación urgente de gastos',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name}, falta a tua aprovaçao [da folha|do lote de salarios] da {own}'],
      benign: {
        ask: [
          'aprova agora que o banco fecha as {time} e hoje e dia de receber!! e so entrares na aplicaçao e carregares no verde. se vires um iban novo para tudo e liga-me, ja aconteceu. daqui a uma hora ja nao ha nada a fazer',
        ],
      },
      malicious: {
        ask: [
          'sem pressas. muda antes o iban do {other} para {account}, pediu-me ele por fora, e manda-me uma foto do teu token com os numeros para eu carregar no verde por ti. a aplicaçao avisa de iban novo mas podes ignorar',
        ],
      },
      closing: ['obrigada'],
      subject: 'URGENTE aprovar folha',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['È in attesa della Sua autorizzazione il pagamento di {amount} [a favore di {company}|per {company}].'],
      benign: {
        ask: [
          "La preghiamo di provvedere subito, entro le {time} di oggi, dal portale della banca, dove l'ha inserito {other}. Oltre tale ora scatterebbe la penale. L'IBAN è quello in anagrafica, confermato ieri per telefono al numero di sempre. Se non riconosce la fattura, la respinga.",
        ],
      },
      malicious: {
        ask: [
          'La preghiamo di disporlo, con Suo comodo, sul nuovo IBAN {account}, che il fornitore ci ha comunicato con una mail gratuita. Non occorre chiamarlo: il centralino è in ferie. Può usare il dispositivo di {other}, di cui Le invio il PIN, così figurano due firme.',
        ],
      },
      closing: ['Ufficio tesoreria'],
      subject: 'Autorizzazione pagamento in scadenza',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['{name} er hangt nog [een batch|een betaling] van {amount}'],
      benign: {
        ask: [
          'kun je nu even fiatteren, over een uur gaat de bank dicht en vandaag moet het salaris eruit! staat klaar in het pakket, {other} deed de eerste handtekening. rekeningen zijn ongewijzigd. klopt er iets niet, bel direct',
        ],
      },
      malicious: {
        ask: [
          'heeft geen haast hoor. wijzig alleen eerst even het nummer van {company} in {account}, kreeg ik via een appje van een aardige man. bellen is niet nodig. en mag ik jouw pas en code lenen voor de tweede handtekening',
        ],
      },
      closing: ['dank!'],
      subject: 'NU fiatteren graag',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['W systemie czeka na Państwa akceptację przelew na kwotę {amount} [dla {company}|do {company}].'],
      benign: {
        ask: [
          'Prosimy zaakceptować go teraz, najpóźniej przed {time}, gdyż dzisiaj mija termin rabatu. Rachunek figuruje na białej liście, a zamówienie potwierdził {other}. Jeżeli coś budzi wątpliwości, prosimy natychmiast odrzucić i zadzwonić; w ciągu godziny wyjaśnimy.',
        ],
      },
      malicious: {
        ask: [
          'Prosimy w dogodnej chwili zmienić rachunek odbiorcy na {account} i wykonać przelew poza systemem. Kontrahent poprosił o to prywatnie, na białej liście go nie ma. Nie trzeba dzwonić. Proszę też przesłać mi hasło do tokena, podpiszę drugą osobą.',
        ],
      },
      closing: ['Księgowość'],
      subject: 'Pilna akceptacja przelewu',
    },
  ],
};
