import type { Scenario } from '../seed.ts';

export const healthCardRenewal: Scenario = {
  id: 'health-card-renewal',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, your health card [runs out|expires] on {date}, after that it wont be accepted'],
      benign: {
        ask: [
          'the new one gets posted to the address your GP has, free like always. moved house? tell the surgery not us. if you travel before it comes ask for the paper certificate, the phone queue is long so better do it online',
        ],
        link: 'health card',
      },
      malicious: {
        ask: [
          'order the new one with the link, you need to fill in your details and card for the {small} postage. moved house? put the new address. without it you pay for the doctor and the hospital yourself, so better do it today',
        ],
        link: 'health card',
      },
      closing: ['patient services'],
      subject: 'Your health card needs renewing',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Ihre Gesundheitskarte ist nur noch bis {date} gültig. [Versicherungsnummer: {ref}|Ihre Nummer: {ref}]',
      ],
      benign: {
        ask: [
          'Die neue Karte senden wir Ihnen rechtzeitig an die hinterlegte Anschrift; die alte zerschneiden Sie bitte. Möchten Sie ein neues Foto einreichen, laden Sie es bis {date} mit unserer App hoch. Eine Ersatzkarte kostet {small}, sonst entstehen keine Kosten.',
        ],
        link: 'Zur neuen Karte',
      },
      malicious: {
        ask: [
          'Damit Sie weiterhin Leistungen erhalten, beantragen Sie die neue Karte bitte umgehend über unser Portal. Geben Sie Ihre persönlichen Daten und die Bankverbindung an und begleichen Sie die Ausstellungsgebühr. Nach Ablauf müssten Sie Behandlungen selbst bezahlen.',
        ],
        link: 'Zur neuen Karte',
      },
      closing: ['Ihre Krankenkasse'],
      subject: 'Ihre Gesundheitskarte läuft ab',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour {name}, votre [nouvelle carte|carte version 3] est disponible'],
      benign: {
        ask: [
          "elle arrive par la poste sous 15 jours, ou dans l'appli si vous preferez sur le telephone. la mettre a jour en pharmacie une fois par an c'est gratuit. on ne livre rien contre paiement, l'ancienne marche jusqu'au {date}",
        ],
        link: 'ma carte',
      },
      malicious: {
        ask: [
          "pour la recevoir remplissez le formulaire et reglez {small} de livraison par carte, l'ancienne ne marche plus a partir du {date}. on vous demandera numero de secu et rib. sans elle aucun remboursement en pharmacie",
        ],
        link: 'ma carte',
      },
      closing: ["l'assurance maladie"],
      subject: 'nouvelle carte vitale dispo',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Su tarjeta sanitaria europea [deja de ser válida|caduca] el {date}.'],
      benign: {
        ask: [
          'La nueva se solicita hoy mismo en este enlace con su certificado, es gratuita para todos y tarda unos diez días. Si viaja antes, pida el certificado provisional, que se imprime al momento. La tarjeta de su médico de cabecera no cambia.',
        ],
        link: 'Renovar',
      },
      malicious: {
        ask: [
          'La nueva se solicita en este enlace y tarda dos días. Indique su documento, su número de la seguridad social y una tarjeta bancaria para los gastos de gestión, {small}. Si no la renueva antes, perderá la cobertura y deberá pagar a su médico.',
        ],
        link: 'Renovar',
      },
      closing: ['Servicio de salud'],
      subject: 'Caducidad de su tarjeta sanitaria',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name}, o seu cartao [expira|acaba] a {date}'],
      benign: {
        ask: [
          'o numero nao muda e nao ha nada a pagar hoje nem depois, o link so explica, no centro de saude pedem o cartao de cidadao. se ainda nao tem medico de familia inscreva-se ao balcao. fotografias ja nao sao precisas, graças a deus',
        ],
        link: 'renovar',
      },
      malicious: {
        ask: [
          'renove aqui para nao perder o medico de familia, sao {small} com mbway ou cartao, e mande fotografia do cartao de cidadao frente e verso. ao balcao ja nao se faz nada, e depois paga as consultas',
        ],
        link: 'renovar',
      },
      closing: ['serviço de saude'],
      subject: 'cartao de utente a expirar',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['La Sua tessera sanitaria [scade|perde validità] il {date}.'],
      benign: {
        ask: [
          "Quella nuova viene spedita d'ufficio all'indirizzo di residenza qualche settimana prima. Se non la ricevesse, si rivolga alla ASL di {city} o la richieda con SPID; nel frattempo la farmacia accetta il codice fiscale. Il servizio è gratuito e automatico.",
        ],
        link: 'Rinnovo tessera',
      },
      malicious: {
        ask: [
          'Quella nuova va richiesta dal collegamento seguente. Compili i campi con i Suoi dati, alleghi una foto del documento e versi {small} con la carta. Senza richiesta, non potrà prenotare visite né ritirare farmaci, e la riattivazione sarà a pagamento.',
        ],
        link: 'Rinnovo tessera',
      },
      closing: ['Ministero, servizio tessere'],
      subject: 'Rinnovo della tessera sanitaria',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['beste {name}, uw zorgpas is geldig t/m {date}, [daarna niet meer|daarna houdt het op]'],
      benign: {
        ask: [
          'de nieuwe zit vanzelf bij de polis die in november komt. u kunt hem ook in de app laten zien, veel apotheken willen dat liever. oude pas mag in de plasticbak, doorknippen is niet nodig want er staat niks op',
        ],
        link: 'zorgpas',
      },
      malicious: {
        ask: [
          'de nieuwe moet u zelf aanvragen met de knop, inloggen bij uw bank is genoeg om te laten zien dat u het bent. doet u het niet dan bent u niet verzekerd en krijgt u rekeningen van de apotheek en het ziekenhuis',
        ],
        link: 'zorgpas',
      },
      closing: ['uw verzekeraar'],
      subject: 'uw zorgpas verloopt',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Ważność Państwa karty EKUZ upływa {date}. [Numer sprawy: {ref}.|Sprawa nr {ref}.]'],
      benign: {
        ask: [
          'Wniosek o kolejną można złożyć na internetowym koncie pacjenta lub w oddziale, bezpłatnie; karta przychodzi pocztą w ciągu tygodnia. Na krótki wyjazd wystarczy certyfikat, wydawany dzisiaj bez opłat. Leczenie w kraju nie wymaga karty, wystarczy numer PESEL.',
        ],
        link: 'Formularz',
      },
      malicious: {
        ask: [
          'Wniosek o kolejną należy złożyć przez poniższy formularz, podając PESEL, numer dowodu i dane karty płatniczej. Opłata manipulacyjna wynosi {small}. Osoby, które nie złożą wniosku w ciągu tygodnia, utracą prawo do bezpłatnego leczenia.',
        ],
        link: 'Formularz',
      },
      closing: ['Fundusz zdrowia'],
      subject: 'Odnowienie karty ubezpieczenia zdrowotnego',
    },
  ],
};
