import type { Scenario } from '../seed.ts';

export const exchangeIdentity: Scenario = {
  id: 'exchange-identity',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'To meet new rules, {company} has to [verify|check again] every customer by {date}. Withdrawals above {amount} are paused until then.',
      ],
      benign: {
        ask: [
          'Open the exchange in your own app, go to Profile, and hold your passport up to the camera; approval usually comes within the hour. We do this in the app alone, so there is nothing to send. If you prefer to close your account, withdraw what you hold first.',
        ],
        link: 'Identity check',
      },
      malicious: {
        ask: [
          'Use the secure form to upload both sides of your passport and a selfie, and confirm your password and authenticator code so that we can match the account. To prove the source of funds, send {small} to the address shown; it is returned once the check is complete.',
        ],
        link: 'Identity check',
      },
      closing: ['Compliance'],
      subject: 'Action needed: complete your identity check',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hi {name}, deine auszahlung über {amount} ist [angehalten|pausiert], ref {ref}'],
      benign: {
        ask: [
          'grund ist die neue adresse, bei neuen warten wir 48 stunden. warst du es, einfach warten, kommt von allein. warst du es nicht, app auf, konto einfrieren, roter knopf unter sicherheit. den support gibts nur dort im chat',
        ],
        link: 'Status',
      },
      malicious: {
        ask: [
          'grund ist eine offene steuer von {small}, die muss vorher auf die adresse auf der seite. danach noch ausweis hochladen und mit passwort und 2fa bestätigen, dann kommt alles. geht nur bis {date}, danach wird es eingezogen',
        ],
        link: 'Status',
      },
      closing: ['support'],
      subject: 'auszahlung angehalten',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ["L'examen de votre dossier n'a pu être achevé, car une pièce [est illisible|n'est pas lisible]."],
      benign: {
        ask: [
          "Il s'agit du justificatif de domicile. Vous pouvez en déposer un autre dans l'application, rubrique Documents, à tout moment ; les factures de moins de trois mois sont acceptées. Vos avoirs restent disponibles, seuls les nouveaux dépôts sont suspendus d'ici là.",
        ],
        link: 'Mon dossier',
      },
      malicious: {
        ask: [
          "Il s'agit de votre pièce d'identité. Envoyez-la par le formulaire ci-dessous, accompagnée d'une photo de votre carte bancaire et de vos identifiants de connexion. Vos avoirs sont bloqués d'ici là, et seront liquidés le {date} si le dossier reste incomplet.",
        ],
        link: 'Mon dossier',
      },
      closing: ['Le service vérification'],
      subject: 'Votre compte de trading : pièce manquante',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['buenas, te falta [el kyc|la verificacion] para operar en {company}'],
      benign: {
        ask: [
          'abre la app, foto del dni y giras la cabeza como un buho, 2 minutos. sin eso puedes mirar precios pero no comprar. si ves que alguien te escribe por telegram diciendo que es del soporte bloquealo',
        ],
        link: 'verificar',
      },
      malicious: {
        ask: [
          'manda el dni por las dos caras y tu clave por este formulario o al soporte por telegram, 2 minutos. sin eso congelamos tu saldo hoy. tambien nos vale que ingreses {small} desde tu wallet para verificarla',
        ],
        link: 'verificar',
      },
      closing: ['equipo'],
      subject: 'KYC pendiente {name}',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Conforme norma do regulador, os clientes da {company} devem [atualizar o cadastro|rever o cadastro] até {date}.',
      ],
      benign: {
        ask: [
          'A atualização é feita no aplicativo, em Meus dados, e consiste em conferir endereço e renda. Quem já o fez este ano está dispensado. Após o prazo, compras ficam suspensas, mas você continua podendo vender e sacar normalmente.',
        ],
        link: 'Atualizar cadastro',
      },
      malicious: {
        ask: [
          'A atualização é feita no link abaixo, com e-mail, senha, CPF e foto segurando o documento. Tenha em mãos o código do autenticador, que será solicitado duas vezes. Após o prazo, a conta é encerrada, e o saldo em moedas fica retido.',
        ],
        link: 'Atualizar cadastro',
      },
      closing: ['Equipe de conformidade'],
      subject: 'Atualização cadastral obrigatória',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, la verifica del {past} [non è andata|è fallita], foto mossa'],
      benign: {
        ask: [
          "riprova dall'app con più luce, senza cappello. tre tentativi al giorno. intanto depositi e prelievi come prima, cambia solo il limite di {amount}. non serve scrivere a nessuno, l'esito lo vedi lì",
        ],
        link: 'riprova',
      },
      malicious: {
        ask: [
          'rifalla da qui: documento, selfie, password e il codice a 6 cifre, così la chiudiamo noi a mano. intanto è tutto congelato e dal {date} paghi {small} al giorno. non scrivere in app, lì è lento',
        ],
        link: 'riprova',
      },
      closing: ['staff'],
      subject: 'verifica identità fallita',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['U bent [gevraagd|verzocht] de herkomst van uw laatste storting toe te lichten ({ref}).'],
      benign: {
        ask: [
          'Dat doet u met een bankafschrift, te uploaden na het inloggen op ons platform. De beoordeling duurt twee werkdagen. Twijfelt u of dit bericht van ons komt, kijk dan in uw meldingen: daar staat hetzelfde verzoek, met dezelfde datum. Uw tegoed blijft van u.',
        ],
        link: 'Toelichten',
      },
      malicious: {
        ask: [
          'Dat doet u met een controleoverboeking van {small} naar de wallet op de pagina hieronder, waar u ook uw inloggegevens en back-upcodes opgeeft. De beoordeling duurt een uur. Zonder reactie voor {date} wordt uw tegoed overgedragen aan de toezichthouder.',
        ],
        link: 'Toelichten',
      },
      closing: ['Compliance'],
      subject: 'Verificatie van uw handelsaccount',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['cześć {name}, twoje konto w {company} [ma status|jest w statusie] niezweryfikowane'],
      benign: {
        ask: [
          'to dlatego że wygasł dowód. jak masz nowy to w aplikacji robisz fotkę i po sprawie, stary limit wraca od ręki. nic się nie blokuje tylko limit spada do {small} dziennie. jak dowód w urzędzie to poczekaj spokojnie',
        ],
        link: 'weryfikacja',
      },
      malicious: {
        ask: [
          'to dlatego że system wykrył pranie. wyślij dowód, selfie i dane logowania przez formularz, potem wpłać {small} na wskazany portfel dla potwierdzenia. inaczej środki zostaną zajęte {date} i nic już nie zrobimy',
        ],
        link: 'weryfikacja',
      },
      closing: ['dział kyc'],
      subject: 'weryfikacja konta giełdowego',
    },
  ],
};
