import type { Scenario } from '../seed.ts';

export const mailboxDeactivation: Scenario = {
  id: 'mailbox-deactivation',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['A request to deactivate your mailbox at {own} was [registered|received] on {past}.'],
      benign: {
        ask: [
          'It belongs to the clean-up of accounts whose contract has ended. If you are still with us, your manager has until {date} to object in the HR system; anyone else need do nothing. Sign in to the intranet as usual to see the list of accounts concerned, with names and dates.',
        ],
        link: 'Review request',
      },
      malicious: {
        ask: [
          'If you did not make this request, cancel it now and your mailbox stays active. All messages will be lost once the process completes within 12 hours. The button opens the cancellation page, where you sign in with your email to confirm that you are still using it.',
        ],
        link: 'Review request',
      },
      closing: ['Mail administration, {own}'],
      subject: 'Deactivation request for your mailbox',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['achtung {name}, dein altes postfach [wird heute abgeschaltet|ist heute dran]'],
      benign: {
        ask: [
          'hast ja seit {past} das neue, also nichts zu retten, kontakte sind schon drüben. wer noch ordner vermisst sagt bitte heute bescheid, danach ist der server wirklich weg. unter dem link steht was mitkommt und was nicht',
        ],
        link: 'Zur Seite',
      },
      malicious: {
        ask: [
          'wenn du es weiter benutzen willst musst du die abschaltung abbrechen, sonst sind alle mails weg. geht ganz schnell, link anklicken, mit mailadresse anmelden, fertig. bitte heute noch, danach kann keiner mehr was für dich tun',
        ],
        link: 'Zur Seite',
      },
      closing: ['die it'],
      subject: 'postfach wird abgeschaltet!!',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ["Nos serveurs [indiquent|signalent] que votre boîte {own} n'a pas été mise à jour depuis le {past}."],
      benign: {
        ask: [
          "Il s'agit de la version du logiciel, non de vos messages. La mise à jour se fera toute seule à la prochaine ouverture du poste, branché au bureau. En télétravail prolongé, demandez au service informatique un rendez-vous avant le {date}, faute de quoi la boîte sera provisoirement fermée.",
        ],
        link: 'Mettre à jour',
      },
      malicious: {
        ask: [
          "Pour conserver l'accès à vos messages, il convient de la revalider sans délai. Cliquez ci-dessous et identifiez-vous ; la mise à jour sera effectuée automatiquement. Faute de validation dans les vingt-quatre heures, la boîte sera définitivement fermée et les messages entrants seront rejetés.",
        ],
        link: 'Mettre à jour',
      },
      closing: ['Le service de messagerie'],
      subject: 'Votre boîte aux lettres sera fermée',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['hola, tu buzon de {own} [se suspende|queda suspendido] hoy a las {time}'],
      benign: {
        ask: [
          'es el corte que avisamos el {past} para toda la oficina, dura una hora y vuelve solo, cada cuenta con su clave. no se pierde nada, lo que te manden llega despues. si tienes algo urgente usa el movil o pasate por mi mesa, abajo teneis el plan del corte',
        ],
        link: 'ver aqui',
      },
      malicious: {
        ask: [
          'es porque no has confirmado la cuenta. entra abajo con tu correo y tu clave y se reactiva al momento. si no lo haces se borra todo lo que tienes, y los mensajes que te manden se devuelven',
        ],
        link: 'ver aqui',
      },
      closing: ['soporte'],
      subject: 'AVISO buzon suspendido',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Recebemos o seu pedido para encerrar a conta de correio, que [será processado|vai ser processado] em breve.',
      ],
      benign: {
        ask: [
          'O pedido foi aberto pelos recursos humanos por causa da sua mudança de departamento. A conta nova já funciona com a sua senha e recebe tudo o que chegar à antiga durante seis meses. Se houver engano, diga-o à sua chefia antes de {date}, e o pedido é anulado.',
        ],
        link: 'Cancelar pedido',
      },
      malicious: {
        ask: [
          'Se o pedido não partiu de si, cancele-o imediatamente, iniciando sessão na página abaixo. Caso contrário, a conta será eliminada nas próximas horas, com todos os ficheiros, contactos e mensagens. Depois desse prazo, não será possível anular nem recuperar o que quer que seja.',
        ],
        link: 'Cancelar pedido',
      },
      closing: ['Equipa de correio eletrónico'],
      subject: 'Encerramento de contas inativas ({ref})',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, la tua casella è al [98%|99%] e da stasera non riceve più'],
      benign: {
        ask: [
          'svuota il cestino e la posta inviata, di solito basta. se non basta scrivimi che ti do altri 2 giga, non serve fare altro. i file grandi mettili sul disco comune, qui sotto la guida che avevo fatto per il magazzino',
        ],
        link: 'apri',
      },
      malicious: {
        ask: [
          'per aumentare lo spazio clicca qui sotto ed entra con la mail aziendale, il sistema ti aggiunge 2 giga in automatico. se non lo fai i messaggi tornano indietro e la casella si disattiva, riattivarla poi costa tempo',
        ],
        link: 'apri',
      },
      closing: ['ufficio sistemi'],
      subject: 'casella quasi piena / blocco',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: [
        'Wij [sluiten|beëindigen] vandaag alle accounts die niet zijn overgezet naar het nieuwe systeem van {own}.',
      ],
      benign: {
        ask: [
          "Uw account is al overgezet; vandaag meldt u zich met hetzelfde wachtwoord aan. Ziet u toch nog de oude omgeving, start de computer dan opnieuw op. Collega's met verlof worden na hun terugkeer geholpen door de servicedesk, die ook de agenda's nakijkt. Het schema staat op intranet.",
        ],
        link: 'Bekijk status',
      },
      malicious: {
        ask: [
          'Uw account staat nog op de lijst. Zet het zelf over door op de knop te klikken en u aan te melden met uw e-mailadres en wachtwoord. Zonder bevestiging verliest u vanaf vanavond de toegang tot uw berichten en agenda, en worden uw gegevens na drie dagen gewist.',
        ],
        link: 'Bekijk status',
      },
      closing: ['Servicedesk {own}'],
      subject: 'Uw e-mailaccount wordt vandaag gesloten',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['czesc {name}, [dostalismy prosbe|przyszla prosba] o usuniecie twojej skrzynki'],
      benign: {
        ask: [
          'chodzi o te stara, biuro@, nikt do niej od roku nie zaglada. usuwam w piatek jesli nikt nie zaprotestuje, daj znac do {time} jak cos tam jeszcze chcesz. lista skrzynek do kasacji jest pod linkiem, wejdziesz tylko z biura',
        ],
        link: 'sprawdz',
      },
      malicious: {
        ask: [
          'jezeli to nie ty to anuluj od razu, wchodzisz w link, logujesz sie poczta i klikasz zostaw. inaczej system skasuje wszystkie wiadomosci do {time} i juz tego nie cofne, wiec lepiej zrob to teraz a nie pozniej',
        ],
        link: 'sprawdz',
      },
      closing: ['admin'],
      subject: 'skrzynka do usuniecia',
    },
  ],
};
