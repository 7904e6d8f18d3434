import type { Scenario } from '../seed.ts';

export const supplierDelivery: Scenario = {
  id: 'supplier-delivery',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Order {ref} confirmed',
      opening: [
        'Many thanks for your order {ref} of {past}. [Everything is in stock|All lines are in stock] and will leave our warehouse in {city} on {date}.',
      ],
      benign: {
        ask: [
          'The total is {amount}, thirty days net, payable to {account}, as printed on the confirmation. Could you let the driver know which gate to use? He is due about {time} and needs a forklift for two of the pallets. If quantities differ from what you expected, please reply before noon tomorrow, after which the load is sealed.',
        ],
      },
      malicious: {
        ask: [
          'The total is {amount}, payable before dispatch to {account}, since the account printed on earlier confirmations is being audited. Could you let me have the transfer slip by {time}? I can then release the pallets at once. If your purchase ledger asks for a form, please tell them the change was agreed with our director.',
        ],
      },
      closing: ['Kind regards from the sales office.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'AW: lieferung {ref}',
      opening: ['hallo {name}, ware ist [raus|verladen], spedition kommt {date} gegen {time}'],
      benign: {
        ask: [
          'lieferschein liegt bei, rechnung über {amount} kommt nach, konto {account}. bitte fehlmengen gleich auf dem schein notieren',
        ],
      },
      malicious: {
        ask: ['abladen geht aber nur wenn {amount} vorher auf {account} sind, neue hausbank, alte bitte löschen'],
      },
      closing: ['gruß {sender}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Retard sur la commande {ref}',
      opening: [
        'Je suis au regret de vous annoncer que la commande {ref} partira [avec une semaine de retard|huit jours plus tard que prévu], notre fabricant ayant manqué de résine.',
        "Les autres lignes sont prêtes et peuvent être expédiées séparément si votre atelier en a besoin. {other}, que vous avez eu au téléphone, se charge de prévenir le transporteur. Nous prenons les frais d'un second passage à notre charge, cela va de soi, et nous ferons en sorte que la commande du trimestre prochain ne subisse pas le même sort.",
      ],
      benign: {
        ask: [
          "Dites-moi d'ici {date} si vous préférez une livraison en deux fois ou le tout ensemble. La facture de {amount} ne sera émise qu'au départ des marchandises, aux conditions du contrat-cadre, sur le compte {account}. Si ce retard vous cause des pénalités, envoyez-m'en le calcul : nous en discuterons avec notre direction, qui est prête à faire un geste. Je vous appellerai de toute façon demain vers {time}.",
        ],
      },
      malicious: {
        ask: [
          "Pour que le fabricant nous serve en premier, réglez dès aujourd'hui les {amount} sur son propre compte, {account}, et non sur le nôtre. La facture suivra au départ des marchandises et remplacera les conditions du contrat-cadre. Si votre banque s'étonne du bénéficiaire, indiquez qu'il s'agit d'une filiale. Mon poste étant en dérangement, tout se traite par écrit : j'attends l'avis d'exécution par retour, avant {time}, sans quoi la place est perdue.",
        ],
      },
      closing: ['Avec toutes mes excuses.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'albaran y pago',
      opening: ['buenas, [os mando el albaran|ahi va el albaran] del pedido {ref}, dejamos 14 cajas en el muelle'],
      benign: {
        ask: [
          'falta una caja que va mañana con el reparto de {city}, lo siento. el albaran sellado lo podeis bajar del enlace para casarlo con la factura, {amount} a 60 dias como tenemos hablado. si administracion quiere el certificado de la cuenta que lo pida y lo manda el banco',
        ],
        link: 'albaran {ref}',
      },
      malicious: {
        ask: [
          'falta una caja que va mañana si hoy entra el pago. el albaran se abre con el correo y la contraseña de la empresa en el enlace, ahi veis la cuenta nueva donde van los {amount}, la de siempre ya no. si administracion pone pegas que me escriba a mi que estoy viajando',
        ],
        link: 'albaran {ref}',
      },
      closing: ['un saludo, {sender}'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Confirmação de entrega',
      opening: ['O material da encomenda {ref} será entregue a {date}, [de manhã|durante a manhã].'],
      benign: {
        ask: ['Agradeço que alguém assine a guia. Os {amount} vencem a 60 dias, para {account}.'],
      },
      malicious: {
        ask: ['Agradeço que paguem {amount} antes, para {account}. O nosso IBAN anterior foi encerrado ontem.'],
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'merce pronta, ritiro',
      opening: ["ciao {name}, i bancali dell'ordine {ref} [sono pronti|li abbiamo chiusi stamattina]"],
      benign: {
        ask: [
          "manda pure il camion domani dalle {time}, il peso e le misure le trovi nel portale fornitori che usate voi. la fattura {amount} arriva dal sistema, ri.ba. a fine mese come sempre, {account} è l'iban se vi serve per l'anagrafica, è lo stesso da anni, {other} in contabilità ce l'ha",
        ],
      },
      malicious: {
        ask: [
          "manda pure il camion domani dalle {time} però prima serve il bonifico, come detto a voce, {amount} su {account} che è l'iban della nuova società, la ri.ba. a fine mese non la facciamo più. {other} in contabilità non lo avvisare adesso, le carte della cessione arrivano dopo",
        ],
      },
      closing: ['ci sentiamo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Prijslijst en betaalgegevens',
      opening: [
        'Per {date} gaat onze nieuwe prijslijst in; [de papierprijs stijgt met vier procent|papier wordt vier procent duurder], de overige artikelen blijven gelijk.',
      ],
      benign: {
        ask: [
          'U vindt de lijst onder de link, zonder inloggen. Bestellingen die vóór die dag bij ons binnen zijn, factureren wij nog tegen de oude prijs. Aan onze betaalgegevens verandert niets: uw openstaande nota van {amount} mag naar {account}, zoals op de overeenkomst staat. Loopt er iets vast, bel dan gerust met {other} op de binnendienst.',
        ],
        link: 'Prijslijst',
      },
      malicious: {
        ask: [
          'U vindt de lijst onder de link, na aanmelding met het wachtwoord van uw zakelijke mail. Wie de oude prijs wil behouden, betaalt vandaag nog voor een heel jaar vooruit. Ook onze betaalgegevens veranderen: uw openstaande nota van {amount} mag naar {account}, een rekening van onze factormaatschappij. De binnendienst is deze week niet bereikbaar.',
        ],
        link: 'Prijslijst',
      },
      closing: ['Met dank voor de prettige samenwerking.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'proforma {ref}',
      opening: ['czesc {name}, [towar odlozony|odlozylem wam towar], 3 palety jak w zamowieniu'],
      benign: {
        ask: ['proforma na {amount}, konto {account}, platne dzis to jutro jedzie'],
      },
      malicious: {
        ask: ['proforma na {amount} z nowym kontem, {account}, platne dzis, stare skasuj'],
      },
      closing: ['{sender}'],
    },
  ],
};
