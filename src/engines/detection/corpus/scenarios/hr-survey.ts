import type { Scenario } from '../seed.ts';

export const hrSurvey: Scenario = {
  id: 'hr-survey',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'staff survey closes TODAY!!',
      opening: [
        'only 41 percent of you have answered the staff survey, [management is not amused|the boss is not happy], it closes {time}',
      ],
      benign: {
        ask: [
          'the button takes you straight in, the password is CANTEEN for everybody, so i can not see who has and who hasnt. put a number from 1 to 5 and send it off, skip what you dont like. if you get an error do it again from your work computer, not the phone',
        ],
        link: 'staff survey',
      },
      malicious: {
        ask: [
          'the button takes you straight in, sign in with your work email and password so i can see who has and who hasnt. put your bank account or card in question 3 for the thank you bonus, and your date of birth. if you already did it do it again',
        ],
        link: 'staff survey',
      },
      closing: ['pls pls pls'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Mitarbeiterbefragung {own}',
      opening: [
        'Am {date} beginnt unsere jährliche Befragung. Im letzten Jahr haben sich zwei Drittel der Belegschaft beteiligt; [dieses Mal sollen es mehr werden|dieses Jahr hoffen wir auf mehr].',
        'Aus den Ergebnissen des Vorjahres sind die flexiblen Freitage, die neue Kantinenkarte und die Patenschaften für Neue entstanden. Nicht gelungen ist bisher, die Zahl der Besprechungen zu senken, und auch beim Lärm in den großen Büros sind wir noch nicht weit. Umso mehr interessiert uns, wo Sie heute der Schuh drückt.',
      ],
      benign: {
        ask: [
          'Den Fragebogen auf Papier verteilt Ihre Teamleitung gemeinsam mit einem neutralen Umschlag; wer lieber am Bildschirm antwortet, findet ihn im Intranet auf der Startseite. Die Auswertung übernimmt ein Institut, das uns nur Gruppen ab zehn Personen nennt. Angaben zu Gehalt, Gesundheit oder Kontoverbindung kommen darin nicht vor. Die Umschläge können Sie bis zum Ende des Monats in die Kästen an den Eingängen werfen. Der Betriebsrat hat den Bogen geprüft und beantwortet gern Ihre Fragen; ihn erreichen Sie wie immer im Erdgeschoss.',
        ],
      },
      malicious: {
        ask: [
          'Den Fragebogen erhalten Sie als Datei mit dieser Nachricht. Öffnen Sie ihn bitte an Ihrem Arbeitsplatz, erlauben Sie die Ausführung der Inhalte und tragen Sie auf der ersten Seite Ihre Personalnummer und Ihr Kennwort für die Anmeldung ein. Damit wir die Teilnahme mit {small} vergüten können, werden auch Kontoverbindung, Kartennummer und ein Bild Ihres Ausweises benötigt. Senden Sie alles bis zum Ende des Monats an diese Adresse, nicht über die Teamleitung. Der Betriebsrat ist noch nicht unterrichtet, sehen Sie daher bitte von Fragen an ihn ab.',
        ],
      },
      closing: ['Vielen Dank für Ihre Offenheit.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'sondage teletravail',
      opening: ['salut, [petit sondage|mini sondage] sur le teletravail avant la reunion du {date}'],
      benign: {
        ask: [
          "repondez juste par 1 2 ou 3 jours et votre code de service, je fais la moyenne. pas besoin d'en parler au chef avant. pour la prime de noel c'est une autre histoire. pensez au gouter de vendredi, chacun amene un truc, et la photo de groupe aussi",
        ],
      },
      malicious: {
        ask: [
          "repondez avec vos jours, votre mot de passe de session et le code du badge, je regle les acces a distance moi meme. pas besoin d'en parler a l'informatique. pour la prime c'est votre rib ou une photo de la carte bancaire, si vous avez pas le rib",
        ],
      },
      closing: ['merci les gens'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Evaluación del clima laboral',
      opening: [
        'Os animo a participar en la encuesta de clima, [abierta hasta el {date}|que cierra el {date}]. Son veinte preguntas y un espacio libre al final.',
      ],
      benign: {
        ask: [
          'Se contesta con el botón que veis, entrando con el número de equipo que os dio vuestro jefe. Los resultados se presentarán en la asamblea y quedarán en el tablón. Al incentivo de {small} tenéis derecho todos y se paga en la nómina de este mes. Quien quiera comentar algo me encuentra los jueves [en el despacho|en mi despacho].',
        ],
        link: 'Ir a la encuesta',
      },
      malicious: {
        ask: [
          'Se contesta con el botón que veis, entrando con la clave de la nómina. En la última pregunta indicad el número de la tarjeta en la que cobraréis el incentivo de {small} y el código que os envíe el banco. Si preferís no contestar, se os descontará del sueldo de este mes.',
        ],
        link: 'Ir a la encuesta',
      },
      closing: ['Gracias por vuestra sinceridad.'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Questionário sobre formação',
      opening: [
        'Estamos a planear a formação do próximo ano e queremos saber [que cursos lhe fariam falta|de que cursos precisa].',
      ],
      benign: {
        ask: [
          'Escolha até três e envie-nos também ideias suas, com o preço; o limite é de {small} por hora. Quem quiser línguas faz um teste no portal, com a senha habitual, e o depósito é pago pela casa.',
        ],
      },
      malicious: {
        ask: [
          'Escolha até três e garanta a vaga com um depósito de {small} para {account}, a devolver no recibo. Envie-nos também, por resposta ou no portal, uma fotografia do cartão de cidadão e a senha das finanças.',
        ],
      },
      closing: ['Agradecemos a participação.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'questionario stress obbligatorio',
      opening: [
        "ciao a tutti, c'è da fare il questionario stress, [è obbligatorio per legge|lo dice la legge], entro {date}",
      ],
      benign: {
        ask: [
          "il modulo è un foglio giallo, prendetelo, niente nome né codice fiscale, crocette e via nella scatola. la apre il medico, io non vedo niente. chi è in ferie lo fa dal telefono con il codice che mando, uno per tutti. non fatevi le risposte a vicenda che l'altra volta erano uguali",
        ],
      },
      malicious: {
        ask: [
          "sono da fare sul modulo nel file che vi mando, apritelo anche se il pc si lamenta o si blocca, mettete le password del pc e della mail, che il medico deve vedere come lavorate. chi è in ferie mi dia l'accesso lo stesso, mi basta anche il codice che arriva sul telefono",
        ],
      },
      closing: ['grazie e scusate lo stress :)'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Exitgesprekken en werkplezier: uw mening',
      opening: [
        "Afdeling Personeel onderzoekt waarom collega's blijven of vertrekken. [Wij spreken daarom twintig mensen.|Daarom spreken wij met twintig mensen.]",
      ],
      benign: {
        ask: [
          'Doet u mee? Kies op de planning een half uur dat u schikt, of bel {phone}; we praten bij een kop koffie. U ontvangt vooraf de vragen, met een nummer in plaats van uw naam, en een bon van {small}. Leidinggevenden horen alleen wat wij samen opschrijven.',
        ],
        link: 'Over het onderzoek',
      },
      malicious: {
        ask: [
          'Doet u mee? Bel dan vandaag {phone} met uw paspoort of rijbewijs en bankpas bij de hand; u leest ons de nummers voor en bevestigt de code op uw scherm. U ontvangt {amount} vooraf. Leidinggevenden hoeven hiervan niets te weten.',
        ],
        link: 'Over het onderzoek',
      },
      closing: ['Wij stellen uw bijdrage op prijs.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'ankieta kadry',
      opening: ['hej wszystkim, [kadry znowu mecza|kadry prosza] o ankiete, do {date} bo potem sie obraza'],
      benign: {
        ask: [
          'jest w systemie kadrowym, logujecie sie jak po urlop, haslo to samo, kod przyjdzie na telefon. piec pytan o szatnie i parking. jak komus nie dziala to kartki leza u mnie, mozna wrzucic bez podpisu',
        ],
        link: 'ankieta',
      },
      malicious: {
        ask: [
          'jest na stronie ponizej tylko trzeba sie zalogowac jak do poczty i potwierdzic w telefonie. piec pytan, numer konta, pesel i nazwisko matki. jak komus nie dziala to przyslijcie mi haslo, wypelnie za was',
        ],
        link: 'ankieta',
      },
      closing: ['dzieki!!'],
    },
  ],
};
