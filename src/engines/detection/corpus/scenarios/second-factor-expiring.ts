import type { Scenario } from '../seed.ts';

export const secondFactorExpiring: Scenario = {
  id: 'second-factor-expiring',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hi {name}, the two-step sign-in for {own} [expires today|runs out today], everyone gets this one'],
      benign: {
        ask: [
          'next time you log on at your desk it will ask by itself to set up again, phone in hand, done. no QR codes by mail, if you get one with that its not from us. working from home? come by thursday or ring me on {phone}',
        ],
        link: 'details',
      },
      malicious: {
        ask: [
          'to keep access scan the QR code on the page below with your phone and sign in with your work password, done. has to be before {time} or you will be locked out of mail and files. working from home? same thing, works anywhere',
        ],
        link: 'details',
      },
      closing: ['IT helpdesk'],
      subject: 'your 2FA is expiring',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Aus Sicherheitsgründen stellt {own} die Zwei-Faktor-Anmeldung [auf ein neues Verfahren um|um].'],
      benign: {
        ask: [
          'Ab {date} ersetzt der Sicherheitsschlüssel, den Sie von uns persönlich gegen Unterschrift erhalten, den Code per SMS. Bitte bringen Sie zur Ausgabe Ihren Dienstausweis mit. Bis dahin können Sie sich mit Passwort und SMS wie gewohnt anmelden. Termine finden Sie im Kalender auf der verlinkten Seite.',
        ],
        link: 'Mehr dazu',
      },
      malicious: {
        ask: [
          'Ihre bisherige Registrierung verliert am {date} ihre Gültigkeit. Bitte registrieren Sie Ihr Gerät über die verlinkte Seite neu: Geben Sie dort Ihr Kennwort und den Code ein, den Sie per SMS erhalten. Ohne Registrierung wird Ihr Zugang zum Schutz der Daten gesperrt.',
        ],
        link: 'Mehr dazu',
      },
      closing: ['Informationssicherheit'],
      subject: 'Erneuerung der Zwei-Faktor-Anmeldung',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: [
        '{name}, une demande de retrait de la double authentification [a été faite|est passée] sur votre compte',
      ],
      benign: {
        ask: [
          "c'est moi, vous m'avez dit hier que le telephone etait tombé dans l'eau. j'ai remis a zero, au prochain login ca vous fera choisir le nouveau numero. si je me trompe de {name} venez me voir vite",
        ],
        link: 'voir la demande',
      },
      malicious: {
        ask: [
          "si c'est pas vous il faut l'annuler avant {time}. connectez vous sur la page avec votre mot de passe, puis recopiez le code recu par sms, ca bloque la demande. sinon le compte passe sans protection",
        ],
        link: 'voir la demande',
      },
      closing: ["l'informatique"],
      subject: 'retrait de la double authentification',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'El {past} se añadió [un nuevo teléfono|otro teléfono] como método de verificación en su cuenta de {own}.',
      ],
      benign: {
        ask: [
          'Si es el que le entregamos con el portátil nuevo, todo está en orden y el antiguo dejará de valer el {date}. Si no lo reconoce, llame enseguida a la extensión 112 o acuda a Sistemas; desde allí lo quitaremos con usted delante.',
        ],
        link: 'Revisar métodos',
      },
      malicious: {
        ask: [
          'Si no lo reconoce, elimínelo de inmediato desde la página adjunta: acceda con su contraseña y apruebe la notificación que recibirá en el móvil. Si no actúa antes del {date}, el nuevo teléfono pasará a controlar la cuenta y no podremos ayudarle.',
        ],
        link: 'Revisar métodos',
      },
      closing: ['Departamento de Sistemas'],
      subject: 'Su método de verificación ha cambiado',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola, a app autenticadora de [alguns colegas|varios colegas] deixou de dar codigos apos {past}'],
      benign: {
        ask: [
          'apaguem e instalem outra vez pela loja do telemovel, depois no posto de trabalho aparece o QR no ecra da propria maquina. quem nao conseguir vem ca com o telemovel. passo a passo com imagens aqui',
        ],
        link: 'passos',
      },
      malicious: {
        ask: [
          'para renovar abram o QR desta pagina com o telemovel, entrem com o email e a senha e depois aceitem o pedido que aparece. quem nao renovar hoje fica sem acesso ao email e as pastas. passo a passo aqui',
        ],
        link: 'passos',
      },
      closing: ['obrigado'],
      subject: 'autenticador precisa de ser renovado',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'La configurazione della conferma in due passaggi del Suo account [scadrà|cesserà di valere] il {date}.',
      ],
      benign: {
        ask: [
          "Alla scadenza il computer dell'ufficio Le chiederà password e codice: basterà poi inquadrare lo schermo con il telefono aziendale. Chi è in trasferta può rimandare di una settimana premendo Più tardi. La guida illustrata è nella intranet, e il supporto risponde all'interno 40.",
        ],
        link: 'Vai alla pagina',
      },
      malicious: {
        ask: [
          "Per non perdere l'accesso, la ripeta ora dalla pagina indicata: inserisca la password, poi il codice che il telefono Le mostrerà, e approvi la richiesta di accesso. Chi non provvede dovrà attendere fino a cinque giorni lavorativi per lo sblocco, senza eccezioni.",
        ],
        link: 'Vai alla pagina',
      },
      closing: ['Supporto utenti'],
      subject: 'Conferma in due passaggi: scadenza',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi allemaal, de mfa op jullie account [verloopt|stopt] {date}'],
      benign: {
        ask: [
          'actie nodig: check of je eigen nummer nog klopt in je profiel op intranet, meer niet. klopt het niet dan pas je het daar aan met je pasje erbij. krijg je op je telefoon een melding die je niet snapt, druk dan op weigeren',
        ],
        link: 'nu regelen',
      },
      malicious: {
        ask: [
          'actie nodig: log via de knop in met je account en wachtwoord en druk daarna op goedkeuren als je telefoon een melding geeft. meer niet. doe je het niet voor {date} dan word je eruit gegooid en kan je niet werken',
        ],
        link: 'nu regelen',
      },
      closing: ['groet, beheer'],
      subject: 'MFA verloopt, actie nodig',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: [
        'Ze względów bezpieczeństwa dwuetapowe logowanie w {own} [należy odnawiać|wymaga odnowienia] co dwanaście miesięcy.',
      ],
      benign: {
        ask: [
          'Odnowienia dokonuje się wyłącznie na komputerze służbowym, w menu konta, lub w pokoju administratora po okazaniu identyfikatora. Termin upływa {date}. Osoby na urlopie odnowią je po powrocie; do tego czasu konto będzie po prostu uśpione.',
        ],
        link: 'Instrukcja',
      },
      malicious: {
        ask: [
          'Odnowienia dokonuje się na podanej stronie: prosimy zeskanować kod QR telefonem, zalogować się hasłem służbowym i przepisać kod z wiadomości SMS. Termin upływa {date}. Konta nieodnowione zostaną zablokowane wraz z pocztą i plikami.',
        ],
        link: 'Instrukcja',
      },
      closing: ['Administrator systemu'],
      subject: 'Wygasa dwuetapowe logowanie',
    },
  ],
};
