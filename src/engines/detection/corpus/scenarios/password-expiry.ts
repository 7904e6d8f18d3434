import type { Scenario } from '../seed.ts';

export const passwordExpiry: Scenario = {
  id: 'password-expiry',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your password expires on {date}',
      opening: ['The password of your {own} account is 90 days old and will expire on {date}.'],
      benign: {
        ask: [
          'You will be asked for a new one the next time you sign in to your computer. Nothing else is needed, and we will never ask you for the old one by mail. How long a password has to be is written down on the intranet.',
        ],
        link: 'Password rules',
      },
      malicious: {
        ask: [
          'To keep using the old one, confirm it on the page below before that day. Accounts that are not confirmed in time are closed, and messages that arrive meanwhile are deleted. Have your present password at hand.',
        ],
        link: 'Keep my password',
      },
      closing: ['[The service desk can be reached|You can reach the service desk] under {phone} until {time}.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'passwort läuft ab - {own}',
      opening: ['hallo zusammen, kurzer hinweis weil gestern wieder einige gefragt haben:'],
      benign: {
        ask: [
          'am {date} laufen die passwörter aus. windows meldet sich da von selbst, einfach dann ein neues vergeben. bitte nicht vorher irgendwo eintragen und auch niemandem schicken, wir brauchen eures nicht.',
        ],
      },
      malicious: {
        ask: [
          'am {date} laufen die passwörter aus. wer seins behalten will, antwortet einfach kurz auf diese mail mit benutzername und passwort, dann trage ich das von hand ein und ihr müsst gar nichts machen.',
        ],
      },
      closing: ['[bei fragen meldet euch|fragen bitte direkt an mich], bin bis {time} da'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Renouvellement du mot de passe avant le {date}',
      opening: [
        "Comme tous les trimestres, les mots de passe du réseau {own} arrivent à échéance. Le vôtre [est valable|reste valable] jusqu'au {date} à {time}.",
        "L'an dernier, une trentaine de postes se sont retrouvés bloqués un lundi matin ; nous préférons donc prévenir tout le monde à l'avance.",
      ],
      benign: {
        ask: [
          "Le jour venu, votre ordinateur vous proposera de lui-même d'en choisir un autre, puis redémarrera. Passé ce délai, la session est immédiatement bloquée et il faut venir nous voir au bureau 204 avec votre badge. La page ci-dessous rappelle combien de caractères sont exigés et comment mettre à jour le téléphone.",
        ],
        link: 'Ouvrir la page',
      },
      malicious: {
        ask: [
          "Pour éviter toute interruption, identifiez-vous dès aujourd'hui sur la page ci-dessous avec votre mot de passe actuel, puis saisissez le code reçu par SMS. Passé ce délai, la session est bloquée et il faut plusieurs jours pour la rétablir. Une fois vos identifiants enregistrés, l'échéance est repoussée d'un an.",
        ],
        link: 'Ouvrir la page',
      },
      closing: ['[Merci de votre compréhension.|Merci à tous de votre patience.]'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'URGENTE contraseñas',
      opening: [
        'buenas, que manaña es el ultimo dia y la mitad del departamento [sigue igual|no ha hecho nada todavia]!!',
      ],
      benign: {
        ask: [
          'cambiad la contraseña YA desde el propio ordenador, ctrl alt supr y cambiar. quien no lo haga antes de las {time} se queda sin acceso al correo y luego me toca a mi arreglarlo uno por uno',
        ],
      },
      malicious: {
        ask: [
          'mandadme YA la contraseña en un mensaje o en papel, y la renuevo yo cuando pueda. quien no lo haga antes de las {time} se queda sin acceso al correo y luego hay que pedirlo por escrito',
        ],
      },
      closing: ['gracias y perdon por las prisas'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'A sua palavra-passe vai expirar',
      opening: ['A palavra-passe associada ao seu utilizador na {own} [deixa de ser válida|expira] no dia {date}.'],
      benign: {
        ask: [
          'Pode escolher uma nova palavra-passe no menu de definições do portal interno, quando lhe for mais conveniente. Se preferir ajuda, passe pelo gabinete de informática entre as 9:00 e as {time}; escolhemos a nova juntos e testamos o acesso ao correio.',
        ],
      },
      malicious: {
        ask: [
          'A equipa de informática trata da renovação por si. Basta responder com a palavra-passe em vigor e o número de telemóvel registado e, quando receber o código de validação entre as 9:00 e as {time}, reencaminhá-lo também para este endereço.',
        ],
      },
      closing: ['[Qualquer dúvida, estamos ao dispor.|Estamos disponíveis para qualquer questão.]'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'scadenza pw gestionale',
      opening: ['ragazzi vi ricordo che il {date} scade la password del gestionale [per tutti quanti|a tutti]'],
      benign: {
        ask: [
          "il cambio lo fate dal solito programma, menu password. poi segnatevi quella nuova dove volete ma non sul post it attaccato al monitor per favore, l'altra volta il cliente ha fatto la foto. il link qui sotto è solo per vedere le date degli altri reparti",
        ],
        link: 'calendario',
      },
      malicious: {
        ask: [
          "per non rifare tutto il giro vi ho messo una paginetta qui sotto, entrate con nome utente e password di adesso e resta valida quella. fatelo tutti per favore, l'altra volta metà ufficio è rimasto fuori e mi ha chiamato il capo alle otto",
        ],
        link: 'pagina rinnovo',
      },
      closing: ['grazie, io ci sono fino alle {time}'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Wachtwoord verloopt over enkele dagen (melding {ref})',
      opening: [
        'Op {date} verloopt het wachtwoord waarmee u bij {own} inlogt op mail, agenda en [de gedeelde mappen|uw documenten].',
      ],
      benign: {
        ask: [
          "Druk op die dag bij het aanmelden op 'Wijzigen' en kies een wachtwoord dat u nergens anders gebruikt. Werkt u thuis, zorg dan dat de VPN aanstaat, anders wordt de wijziging niet doorgegeven. Controleer daarna of uw telefoon de mail nog ophaalt. Lukt iets niet, loop dan even bij de helpdesk langs.",
        ],
        link: 'Meer informatie',
      },
      malicious: {
        ask: [
          'Druk op de knop hieronder en bevestig uw huidige wachtwoord, dan wordt de geldigheid automatisch verlengd. Werkt u thuis, houd dan ook uw telefoon bij de hand: u krijgt een melding die u binnen een minuut moet goedkeuren. Zonder deze bevestiging worden mail en agenda op de genoemde datum afgesloten.',
        ],
        link: 'Meer informatie',
      },
      closing: ['Deze melding wordt [eenmaal herhaald|nog één keer verstuurd].'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'hasla do zmiany',
      opening: ['czesc, system znowu [krzyczy|wysyla ostrzezenia] ze twoje haslo w {own} wygasa {date}'],
      benign: {
        ask: [
          'zmien je sobie w ustawieniach, tylko nie na to samo z jedynka, bo nie przyjmie, i podaj mi potem numer pokoju. jak cie zablokuje to dzwon do mnie na wewnetrzny, odblokuje od reki',
        ],
      },
      malicious: {
        ask: [
          'podeslij mi je prosze tu w odpowiedzi razem z loginem to ci przedluze w panelu, nic nie bedziesz zmieniac. jak przyjdzie sms z kodem to tez podaj, bo inaczej nie przyjmie',
        ],
      },
      closing: ['dzieki!'],
    },
  ],
};
