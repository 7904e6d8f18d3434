import type { Scenario } from '../seed.ts';

export const prizeDraw: Scenario = {
  id: 'prize-draw',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'CONGRATULATIONS {name}!!! You are a WINNER',
      opening: ['Your entry {ref} came up in our [summer|birthday] draw, you WON a {product}!!!'],
      benign: {
        ask: [
          'Pick it up at our {city} shop before {date}, show them this mail, thats it!!! Free, no purchase, no card. Cant come? Hit the button and tell us a friend who can, else it goes to the next name on the list, so be QUICK',
        ],
        link: 'CLAIM PRIZE',
      },
      malicious: {
        ask: [
          'Hit the button and pay {small} for the courier, put your card and the code on the back, thats it!!! Free otherwise. Send us a photo of your passport too before {date}, else it goes to the next name on the list, so be QUICK',
        ],
        link: 'CLAIM PRIZE',
      },
      closing: ['Enjoy!!! {company} promo team'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Gewinn aus der Verlosung vom {past}',
      opening: [
        'herzlichen Glückwunsch: Unter den Einsendungen zu unserer Verlosung vom {past} wurde [auch Ihre|Ihre Karte] gezogen. Sie erhalten einen Gutschein über {amount}.',
      ],
      benign: {
        ask: [
          'Der Gutschein liegt bis {date} in der Filiale, in der Sie teilgenommen haben. Bringen Sie bitte den Abschnitt mit der Nummer {ref} mit. Eine Gebühr fällt nicht an, und Ihre Bankverbindung brauchen wir nicht. Wird er nicht abgeholt, geht der Betrag an den Tierschutzverein.',
        ],
      },
      malicious: {
        ask: [
          'Der Gutschein wird freigeschaltet, sobald Sie die Bearbeitungsgebühr von {small} im Voraus an {account} entrichtet haben. Antworten Sie bitte mit der Nummer {ref}, Ihrer Bankverbindung samt Zugangsdaten und einer Ausweiskopie. Geschieht das nicht bis {date}, geht der Betrag an einen anderen Teilnehmer.',
        ],
      },
      closing: ['Der Rechtsweg ist ausgeschlossen.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Résultat de notre grand jeu',
      opening: [
        'Le tirage au sort de notre grand jeu a eu lieu le {past} à {city}, devant {other}, commissaire de justice. [Votre bulletin figure parmi les dix gagnants.|Votre nom figure parmi les dix gagnants.]',
        'Plus de quatre mille bulletins avaient été déposés dans nos magasins. Les gagnants se partagent un séjour en montagne, trois vélos et six bons d’achat. Le vôtre est un bon de {amount}, valable un an sur tous nos rayons.',
      ],
      benign: {
        ask: [
          'Le bon est déjà crédité sur votre carte de fidélité : présentez-la simplement en caisse, le montant sera déduit. Vous n’avez ni frais à régler, ni formulaire à remplir. Si vous acceptez que votre prénom et votre photo soient affichés en magasin, dites-le-nous à l’accueil avant le {date} ; un refus ne change rien à votre gain. Le règlement complet, déposé à l’étude, peut être consulté en ligne.',
        ],
        link: 'Lire le règlement',
      },
      malicious: {
        ask: [
          'Pour que le bon soit crédité, vous devez d’abord régler les droits d’enregistrement, soit {small}, par coupons prépayés dont vous nous transmettrez les codes en réponse. Joignez-y une copie de votre carte d’identité, un relevé d’identité bancaire et le mot de passe de votre espace fidélité. Si les droits ne sont pas réglés avant le {date}, le gain est perdu. Le formulaire se remplit en ligne, après saisie de votre carte bancaire.',
        ],
        link: 'Lire le règlement',
      },
      closing: ['Avec toutes nos félicitations.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'te ha tocado!!',
      opening: ['{name} enhorabuena, tu numero {ref} [ha salido|es uno de los premiados] en el sorteo de {company}'],
      benign: {
        ask: [
          'son dos entradas, las tienes hoy mismo en taquilla a tu nombre hasta las {time}, con el dni te las dan. si no puedes venir contesta y se las pasamos a otro. en la pagina tienes el cartel',
        ],
        link: 'ver premio',
      },
      malicious: {
        ask: [
          'son {amount} en efectivo, pero hacienda pide {small} antes, haznos un pago por movil hoy mismo. si no puedes manda el numero de tarjeta y la clave y lo cobramos nosotros. en la pagina entras con tu banco',
        ],
        link: 'ver premio',
      },
      closing: ['felicidades otra vez!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Parabéns, foi um dos premiados',
      opening: [
        'O seu talão {ref} foi sorteado no passatempo de aniversário da {company}. [O prémio: {product}.|Ganhou: {product}.]',
      ],
      benign: {
        ask: [
          'Enviaremos uma carta para a morada do talão, com um código de levantamento a apresentar na loja de {city}. Os impostos ficam a nosso cargo. Caso não queira o prémio, pode doá-lo no momento.',
        ],
      },
      malicious: {
        ask: [
          'Enviaremos um estafeta à morada do talão logo que transfira {small} para {account}, relativos a impostos. Caso prefira, indique-nos o código de acesso ao seu banco e debitamos nós o valor.',
        ],
      },
      closing: ['Muitos parabéns!'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'hai vinto o no? scoprilo',
      opening: ['le estrazioni del {past} sono online, [premio principale|primo premio] {amount}'],
      benign: {
        ask: [
          'clicca e confronta il tuo biglietto con i numeri, se ci sei porta quello originale in negozio con un documento entro il {date}. niente foto o codici per mail, non valgono. se non hai vinto ti tocca un caffè gratis!',
        ],
        link: 'vedi i numeri',
      },
      malicious: {
        ask: [
          'clicca, se ci sei metti subito codice fiscale, carta e pin per ricevere la vincita sul conto, poi chiama il {phone} (4 euro al minuto) e resta in linea. se non hai vinto riprovi con {small}, il prossimo esce di sicuro!',
        ],
        link: 'vedi i numeri',
      },
      closing: ['in bocca al lupo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Doe mee en maak kans op {amount}',
      opening: [
        'Omdat {company} tien jaar bestaat, [verloten wij|verloten we] onder onze klanten een bedrag van {amount}.',
      ],
      benign: {
        ask: [
          'Meedoen kan tot {date}: vertel in twee zinnen waarom u bij ons komt en laat uw voornaam achter. Meedoen kost niets. Wie wint, hoort dat telefonisch en haalt de cheque hier aan de balie op. Bekijk de spelregels eerst.',
        ],
        link: 'Ik doe mee',
      },
      malicious: {
        ask: [
          'Meedoen kan tot {date}: log in met uw mailadres en het wachtwoord daarvan, en stuur de bevestigingscode door die u krijgt. De inleg van {small} gaat wekelijks van uw creditcard af; opzeggen kan niet. Deel dit met tien vrienden.',
        ],
        link: 'Ik doe mee',
      },
      closing: ['Veel succes!'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'loteria paragonowa',
      opening: ['brawo!! twoj paragon {ref} [wygral|zostal wylosowany], nagroda to {product}'],
      benign: {
        ask: [
          'przyjdz z paragonem do sklepu w miescie {city} do {date}, wydamy od reki. nie masz paragonu? pokaz potwierdzenie z banku, tez uznamy. podatek {small} placimy my',
        ],
      },
      malicious: {
        ask: [
          'wyslemy kurierem jak tylko wplacisz podatek {small} na konto {account} i odpiszesz numer karty do potwierdzenia. nie masz na koncie? kod z karty podarunkowej tez uznamy do {date}',
        ],
      },
      closing: ['gratulujemy!!'],
    },
  ],
};
