import type { Scenario } from '../seed.ts';

export const schoolNotice: Scenario = {
  id: 'school-notice',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Year 5 trip to {city}',
      opening: [
        'The Year 5 trip goes ahead on {date}, and the coach leaves the bottom gate at {time} sharp. [Every child needs a packed lunch and a coat.|Please send a packed lunch and a coat.]',
      ],
      benign: {
        ask: [
          'The cost is {small} per child, payable through the parents’ app or in cash at the office by Friday; families for whom that is difficult need only have a quiet word with me. Confirm on the yellow slip in the book bag who will collect your child. Places not confirmed by then go to the waiting list.',
        ],
      },
      malicious: {
        ask: [
          'The cost is {small} per child. Because the parents’ app is down, buy a voucher for that sum at any supermarket and send me the code on the back, or reply with your card number and the security digits. Confirm by noon, without calling the office. Places not confirmed by then go to the waiting list.',
        ],
      },
      closing: ['With thanks from all of us in Year 5.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Elternbrief: digitale Lernplattform',
      opening: [
        'liebe Eltern der Klasse 7b, ab dem {date} arbeiten wir in Mathematik und Englisch mit einer Lernplattform. [Die Schulkonferenz hat dem zugestimmt.|Die Schulkonferenz hat dies so beschlossen.]',
        'Die Kinder üben dort in ihrem eigenen Tempo, und ich sehe, wo jemand Hilfe braucht. Hausaufgaben bleiben weiterhin auf Papier. Beim Elternabend in der Aula haben einige von Ihnen nach Datenschutz und Kosten gefragt; auf beides komme ich hier noch einmal zurück, damit auch diejenigen Bescheid wissen, die nicht dabei sein konnten.',
      ],
      benign: {
        ask: [
          'Die Plattform ist für Sie kostenlos und läuft auf einem Server der Stadt. Ihr Kind bekommt Benutzername und Passwort von mir in der ersten Stunde auf einem Zettel und vergibt dann ein eigenes Passwort, das es bitte niemandem verrät, auch mir nicht. Zu Hause ist nichts zu installieren. Unterschreiben Sie bitte die Einwilligung, die Ihr Kind heute in der Mappe hat, und geben Sie sie mir bis zum {date} zurück. Wer kein Gerät hat, leiht eines in der Bibliothek aus.',
        ],
      },
      malicious: {
        ask: [
          'Die Lizenz kostet einmalig {small}, die Sie bitte bis {time} Uhr auf mein privates Konto {account} überweisen, da die Schulkasse geprüft wird. Für die Anmeldung brauche ich außerdem von beiden Eltern eine Kopie des Ausweises, die Geburtsurkunde des Kindes und das Passwort zu Ihrem E-Mail-Postfach, weil die Plattform darüber den Zugang freischaltet. Zu Hause installieren Sie bitte das Programm aus dem Anhang und erlauben ihm die Fernsteuerung. Das Sekretariat weiß hiervon nichts; richten Sie Fragen nur an mich.',
        ],
      },
      closing: ['Ich freue mich auf ein gutes Halbjahr mit Ihren Kindern.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'cantine URGENT',
      opening: ['la cantine [change de systeme|passe au numérique] lundi, merci de lire jusqu au bout !!'],
      benign: {
        ask: [
          "on remplace les tickets par un badge avec photo, vos enfants l'auront vendredi. cliquez juste pour voir les menus et les tarifs. ceux qui doivent encore de l'argent passent me voir avant le {date}, sinon pas de badge. par chèque ou en liquide, pour la carte bancaire on n'a pas la machine",
        ],
        link: 'voir les menus',
      },
      malicious: {
        ask: [
          "on remplace les tickets par un compte en ligne, cliquez et mettez votre carte bancaire, le code au dos et votre identifiant des impots pour le quotient. ceux qui ne l'ont pas fait avant le {date} doivent {amount} et pas de repas. la mairie ne répond pas aux questions",
        ],
        link: 'voir les menus',
      },
      closing: ['merci a tous et bon weekend'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'regalo de la profe',
      opening: ['familias, como cada año [hacemos|toca] regalo de fin de curso para la seño {other}'],
      benign: {
        ask: [
          'ponemos {small} por niño, me lo dais en mano a la salida o en un sobre en la mochila con el nombre. lo compramos el jueves, el que no pueda que no ponga y no pasa nada',
        ],
      },
      malicious: {
        ask: [
          'estoy sin movil, comprad cada uno una tarjeta de {small} en el super y mandadme la foto con el codigo rascado aqui por correo. antes del jueves, y no lo pongais en el grupo que es sorpresa',
        ],
      },
      closing: ['gracias!! que ilusion'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Matrículas: prazo até {date}',
      opening: [
        'Informo os encarregados de educação de que as matrículas para o próximo ano [decorrem|estarão abertas] até {date}.',
      ],
      benign: {
        ask: [
          'A renovação é feita no portal oficial, com a palavra-passe das Finanças que já utiliza, ou na secretaria, trazendo o boletim de vacinas. É gratuita. Peço que confirme a turma e o transporte; quem falhar o prazo perde a vaga.',
        ],
        link: 'Calendário escolar',
      },
      malicious: {
        ask: [
          'A renovação custa {small}, a pagar para {account}. Peço que me envie a palavra-passe das Finanças, para tratar eu do portal, e o cartão de cidadão de toda a família; quem falhar o prazo perde a vaga.',
        ],
        link: 'Calendário escolar',
      },
      closing: ['Na secretaria, terças e quintas.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'chat classe 2C',
      opening: ['genitori scusate il disturbo, [due cose|due righe] dalla rappresentante'],
      benign: {
        ask: [
          'la gita costa {small}, la quota la pagate dal sito della scuola quando arriva l’avviso, non a me. per il registro online chi ha perso la password va in segreteria con un documento. {date} riunione alle {time} portate una sedia che non bastano mai',
        ],
      },
      malicious: {
        ask: [
          'la gita costa {small}, l’avviso della scuola non aspettatelo e fate una ricarica sulla mia prepagata {account} entro le {time}. per il registro online mandatemi utente e password che sistemo io le firme delle assenze. in segreteria non dite niente per favore',
        ],
      },
      closing: ['grazie a tutti, siete i migliori'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Nieuwe app voor rapporten',
      opening: [
        'Het rapport van uw kind verschijnt dit jaar digitaal, op {date}. [Papieren rapporten vervallen.|Op papier verschijnt het niet meer.]',
      ],
      benign: {
        ask: [
          'De koppelcode krijgt uw kind morgen in een gesloten envelop mee. U downloadt de app vandaag nog uit de winkel van uw telefoon en voert daar de code in. Kom anders gerust langs in lokaal 12, dan doen we het samen.',
        ],
        link: 'Uitleg voor ouders',
      },
      malicious: {
        ask: [
          'De app krijgt u buiten de winkel om: u downloadt hem via de link, zet op uw telefoon de beveiliging uit en geeft toegang tot sms en bankieren. De koppelcode van uw burgerdossier stuurt u mij daarna in een antwoord.',
        ],
        link: 'Uitleg voor ouders',
      },
      closing: ['Veel plezier met het rapport.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'skladka!!!',
      opening: ['drodzy rodzice [przypominam o skladce|znowu ta skladka], {small} od dziecka'],
      benign: {
        ask: ['prosze wplacic do {date} u pani w swietlicy, pokwitowanie od reki. gotowka, blikiem nie da rady'],
      },
      malicious: { ask: ['prosze podac mi dzis kod blik, pani w swietlicy juz nie zbiera. pokwitowan nie bedzie'] },
      closing: ['skarbnik klasy'],
    },
  ],
};
