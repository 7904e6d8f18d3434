import type { Scenario } from '../seed.ts';

export const cryptoPlatform: Scenario = {
  id: 'crypto-platform',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'withdrawal of {amount} in progress',
      opening: ['someone asked for a withdrawal of {amount} from your wallet [at {time}|today]!!'],
      benign: {
        ask: [
          'if its you then sit tight, it clears in an hour or so. if not open the app NOW and hit cancel, then change the password. keep your recovery words on paper and to yourself',
        ],
        link: 'help page',
      },
      malicious: {
        ask: [
          'if its you then sit tight, it clears in an hour or so. if not go to the form NOW and type the twelve recovery words in order so we can move the coins to safety',
        ],
        link: 'help page',
      },
      closing: ['{company} wallet team'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Monatsbericht',
      opening: [
        'anbei erhalten Sie die Übersicht Ihres Depots zum {past}. Der Wert beträgt {amount}, [das sind 3,1 Prozent weniger als im Vormonat|ein Minus von 3,1 Prozent gegenüber dem Vormonat].',
      ],
      benign: {
        ask: [
          'Die Kurse schwanken weiterhin stark, und niemand kann sagen, wohin sie gehen. Prüfen Sie daher, ob der Anteil noch zu Ihnen passt. Auszahlungen sind jederzeit auf das hinterlegte Konto möglich, gebührenfrei und meist innerhalb eines Tages. Die Unterlagen für das Finanzamt folgen im Februar.',
        ],
        link: 'Bericht ansehen',
      },
      malicious: {
        ask: [
          'Unser Algorithmus hat diesen Monat 38 Prozent erwirtschaftet, und das ohne Risiko für Sie. Wer bis {date} weitere {amount} auf {account} einzahlt, dem verdoppeln wir die Summe garantiert. Auszahlungen sind danach möglich, sobald eine Freischaltgebühr von zehn Prozent beglichen ist. Ihr persönlicher Berater meldet sich unter {phone}.',
        ],
        link: 'Bericht ansehen',
      },
      closing: ['Wir danken Ihnen für Ihr Vertrauen.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'migration des portefeuilles',
      opening: [
        'ATTENTION on change de réseau le {date}, [ça concerne tout le monde|tous les portefeuilles sont concernés] !!',
      ],
      benign: {
        ask: [
          "vous n'avez rien a faire, vos jetons suivent tout seuls. les retraits seront coupés de minuit a {time}, donc si vous devez envoyer quelque chose faites le avant. ignorez les gens qui proposent de migrer a votre place",
        ],
      },
      malicious: {
        ask: [
          "vous devez migrer vous meme, connectez votre portefeuille sur la page, signez la demande et collez votre phrase secrete. les jetons pas migrés seront brulés, donc faites le avant minuit. ignorez les gens qui disent d'attendre",
        ],
      },
      closing: ["l'equipe {company}"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Verificación de identidad completada',
      opening: [
        'Hemos terminado la revisión de los documentos que nos envió el {past}. [Su perfil ha pasado al nivel 2.|Ya dispone del nivel 2.]',
      ],
      benign: {
        ask: [
          'A partir de ahora puede retirar hasta {amount} al día, siempre hacia {account}, la cuenta a su nombre. Para cada retirada deberá introducir en la aplicación el código de su autenticador, igual que al iniciar sesión.',
        ],
      },
      malicious: {
        ask: [
          'Para empezar a operar debe ingresar un depósito de seguridad de {amount} en {account}, a nombre de nuestro agente. Recuperará el depósito con la primera retirada, si la solicita por mensaje a su gestor.',
        ],
      },
      closing: ['Gracias por utilizar {company}.'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Novo tarifário a partir de {date}',
      opening: ['[Informamos que|Gostaríamos de informar que] o tarifário da {company} será atualizado no dia {date}.'],
      benign: {
        ask: [
          'A comissão de compra desce para 0,4 % e a de levantamento passa a ser de {small}. As posições abertas mantêm as condições antigas. Se não concordar, pode encerrar a conta nas definições, confirmando com o código do autenticador.',
        ],
        link: 'Consultar o tarifário',
      },
      malicious: {
        ask: [
          'Para manter as condições antigas, introduza a chave privada da sua carteira na página seguinte e confirme com o código do autenticador. Se não concordar, o saldo fica retido até ao pagamento de {small}.',
        ],
        link: 'Consultar o tarifário',
      },
      closing: ['Obrigado por investir connosco.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'occasione {company}',
      opening: [
        'ciao ti ricordi di me? sono {sender} di {company}, ci siamo [sentiti|parlati] il {past} per gli investimenti',
      ],
      benign: {
        ask: [
          "quella moneta di cui parlavi è crollata, meno male che hai aspettato. venerdì {time} c'è una serata gratis in biblioteca, serve a capire i rischi e a fare domande, poi una pizza. dimmi se ci sei così metto una sedia in più",
        ],
      },
      malicious: {
        ask: [
          'quella moneta di cui parlavi raddoppia entro venerdì, sicuro al cento per cento. se fai un bonifico di {amount} su {account} oggi si guadagna già domani. è tutto legale, i moduli li firmo io per te',
        ],
      },
      closing: ['ci tengo, fammi sapere'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Onderhoud in de nacht van {date}',
      opening: ['Op {date} voeren wij onderhoud uit aan het handelsplatform, van middernacht tot circa {time}.'],
      benign: {
        ask: [
          'Lopende opdrachten blijven staan en uw saldo verandert niet. Na afloop kan het zijn dat u opnieuw moet inloggen; doe dat in de app of via uw eigen bladwijzer. [Storingen leest u|Storingen vindt u] op onze statuspagina.',
        ],
      },
      malicious: {
        ask: [
          'Om uw saldo veilig te stellen, dient u het vooraf over te boeken naar de tijdelijke wallet die u per bericht ontvangt. Stuur daarna uw herstelzin naar dit adres. [Storingen vallen|Verlies door storingen valt] anders onder uw eigen verantwoordelijkheid.',
        ],
      },
      closing: ['Wij danken u voor uw begrip.'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Potwierdzenie wypłaty {ref}',
      opening: [
        'Przyjęliśmy zlecenie wypłaty na kwotę {amount}, [złożone|zarejestrowane] {past} o godzinie {time}.',
        'Wypłaty tej wysokości są sprawdzane ręcznie przez pracownika naszego działu rozliczeń, co trwa zwykle jeden dzień roboczy. O zakończeniu kontroli poinformujemy osobną wiadomością.',
      ],
      benign: {
        ask: [
          'Środki trafią na rachunek {account}, który wskazali Państwo przy zakładaniu konta, a prowizja zostanie potrącona z wypłacanej kwoty. Do chwili zaksięgowania zlecenie można anulować w zakładce Historia. Jeżeli zlecenie nie pochodzi od Państwa, prosimy niezwłocznie zmienić hasło w aplikacji i zgłosić sprawę na czacie. Zestawienie do rozliczenia podatku będzie dostępne po zakończeniu roku.',
        ],
      },
      malicious: {
        ask: [
          'Środki zostaną zwolnione po wpłacie podatku od zysku w wysokości {small} oraz kaucji na rachunek {account}, z góry i z Państwa prywatnego konta. Podatku nie można potrącić z wypłacanej kwoty. Po wpłacie prosimy przesłać potwierdzenie przelewu, skan paszportu oraz frazę odzyskiwania portfela opiekunowi pod numerem {phone}. Jeżeli wpłata nie nastąpi niezwłocznie, zlecenie przepadnie razem z całym saldem.',
        ],
      },
      closing: ['Dziękujemy za korzystanie z usług {company}.'],
    },
  ],
};
