import type { Scenario } from '../seed.ts';

export const transferScheduled: Scenario = {
  id: 'transfer-scheduled',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['A payment of {amount} to {other} is [scheduled for today|due to leave today].'],
      benign: {
        ask: [
          'You set it up on {past}, and it repeats every month. To stop or change it, open Payments in your banking app before {time}. The payee will not be told. We send this note once for every new standing order, and you can switch such notes off.',
        ],
        link: 'View payment',
      },
      malicious: {
        ask: [
          'If you did not authorise it, you must cancel before {time}. Press the button, sign in with your user name and passcode and enter the code we text you. After that the money leaves for an account abroad and cannot be recalled, and your account is suspended.',
        ],
        link: 'View payment',
      },
      closing: ['Payments team'],
      subject: 'A payment of {amount} has been scheduled',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['guten tag, bei ihrem konto wurde [eine sicherheitsfunktion|eine neue funktion] freigeschaltet'],
      benign: {
        ask: [
          'ab jetzt fragt die app bei überweisungen über {amount} zweimal nach. das können sie unter limits selber ändern, die app öffnen sie wie immer vom startbildschirm. der link hier ist nur das filmchen dazu, 2 minuten mit {other}',
        ],
        link: 'Mehr dazu',
      },
      malicious: {
        ask: [
          'damit sie in {city} und überall weiter überweisen können müssen sie die funktion noch aktivieren. link öffnen, zugangsdaten rein, dann ruft {other} sie an und sie lesen die tan vor. ohne aktivierung wird ihr konto eingeschränkt',
        ],
        link: 'Mehr dazu',
      },
      closing: ['ihre hausbank'],
      subject: 'Neue Sicherheitsfunktion auf Ihrem Konto',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ['Un nouveau bénéficiaire, {other}, a été [ajouté|enregistré] le {past} sur votre espace bancaire.'],
      benign: {
        ask: [
          "Il ne pourra recevoir de virement qu'après quarante-huit heures. Si cet ajout ne vient pas de vous, supprimez-le dans l'application ou joignez votre agence de {city} au numéro habituel ; rien, ni {amount} ni un centime, n'aura quitté la banque. Notre page d'aide présente la marche à suivre.",
        ],
        link: 'Gérer mes bénéficiaires',
      },
      malicious: {
        ask: [
          'Un virement de {amount} lui sera adressé à {time}. Si cet ajout ne vient pas de vous, annulez-le par le bouton, en saisissant votre identifiant et votre code, puis validez la notification reçue sur votre téléphone. Sans annulation, la banque ne pourra être tenue pour responsable.',
        ],
        link: 'Gérer mes bénéficiaires',
      },
      closing: ['Votre banque en ligne'],
      subject: "Ajout d'un bénéficiaire",
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} [hay programada|tienes programada] una transferencia de {amount} para hoy'],
      benign: {
        ask: [
          'es la del alquiler, por eso te avisamos que el saldo no llega. mete dinero antes de las {time} o cambia la fecha en la app. si no, la dejamos para el {date} sin comision, una vez al año no pasa nada',
        ],
        link: 'ver movimiento',
      },
      malicious: {
        ask: [
          'es para una cuenta que no conoces? cancelala entrando en el enlace con tu dni y tu clave antes de las {time}. te llega un sms, pon el codigo y listo. si no la cancelas sale hoy y no se puede devolver',
        ],
        link: 'ver movimiento',
      },
      closing: ['tu banco'],
      subject: 'transferencia programada',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Um Pix de {amount} para {other} foi [agendado|programado] para hoje, às {time}.'],
      benign: {
        ask: [
          'Ele foi agendado por você no caixa eletrônico de {city}, em {past}. Se quiser cancelar, abra o aplicativo, toque em Pix e depois em Agendados, até uma hora antes. Este aviso é automático. Em caso de golpe, peça a devolução ali mesmo, pelo botão Contestar.',
        ],
        link: 'Detalhes do Pix',
      },
      malicious: {
        ask: [
          'Caso não reconheça, cancele imediatamente pelo botão abaixo. Informe agência, conta e senha eletrônica e instale o módulo de proteção que será baixado. Se o cancelamento não for feito até uma hora antes, o valor será debitado e não poderá ser contestado no banco.',
        ],
        link: 'Detalhes do Pix',
      },
      closing: ['Central de segurança'],
      subject: 'Pix agendado: {amount}',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ["ciao {name}, c'è un bonifico [in uscita|in partenza] verso {other}"],
      benign: {
        ask: [
          "è la rata del dentista che hai messo tu il {past}. parte alle {time}, se manca saldo resta lì fino a domani. per toglierlo vai su bonifici in app. l'avviso lo spegni dalle impostazioni se ti scoccia",
        ],
        link: 'vedi bonifico',
      },
      malicious: {
        ask: [
          "non lo riconosci? hai tempo fino alle {time}. clicca, entra con codice e pin, poi ti chiama il nostro antifrode e sposti i soldi sul conto sicuro che ti dà lui. non aprire l'app, potrebbe essere infetta",
        ],
        link: 'vedi bonifico',
      },
      closing: ['la tua banca'],
      subject: 'bonifico in uscita {amount}',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Er is een machtiging van {company} op uw rekening [geplaatst|gezet], voor {amount}.'],
      benign: {
        ask: [
          "Dit is uw nieuwe energiecontract, dat ingaat op {date}. U kunt elke afschrijving acht weken lang zelf terugboeken in de app of op papier. Wilt u helemaal geen incasso's van dit bedrijf, zet dan onder Instellingen een blokkade. Op onze site leest u hoe dat gaat.",
        ],
        link: 'Bekijk machtiging',
      },
      malicious: {
        ask: [
          'Herkent u deze niet, trek hem dan voor {time} in. Via de knop meldt u zich aan met uw rekeningnummer, pasnummer en pincode; houd de scanner bij de hand voor drie handtekeningen. Na dat tijdstip wordt het bedrag afgeschreven en kunt u het niet meer terugboeken.',
        ],
        link: 'Bekijk machtiging',
      },
      closing: ['Uw bank'],
      subject: 'Nieuwe machtiging voor automatische incasso',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, przelew do {other} [wyjdzie|zostanie wyslany] dzisiaj o {time}'],
      benign: {
        ask: [
          'sam go ustawiles {past}, tytul: narty. jak chcesz zmienic to w aplikacji, zakladka zaplanowane. po wyjsciu mozna tylko prosic odbiorce o zwrot. przez noc sie nie zmieni. takie przypomnienia wylaczysz w ustawieniach, wielu tak robi',
        ],
        link: 'szczegoly',
      },
      malicious: {
        ask: [
          'jak to nie ty to anuluj przed {time}. wejdz w link, zaloguj sie do banku i przepisz kod z sms. konsultant zadzwoni i poprosi o kod blik dla pewnosci. po wyjsciu juz nic nie zrobimy, a na infolinie szkoda czasu',
        ],
        link: 'szczegoly',
      },
      closing: ['bank'],
      subject: 'zlecenie przelewu {amount}',
    },
  ],
};
