import type { Scenario } from '../seed.ts';

export const deliveryToday: Scenario = {
  id: 'delivery-today',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name} your {product} is [on the van|out for delivery], between {time} and two hours later'],
      benign: {
        ask: [
          'cant be in? tell us now, within the hour, click and pick a neighbour or the locker. the driver leaves immediately if nobody opens, hes got 90 stops today. the pin for the door is in the app, tell it to him only when you see him',
        ],
        link: 'delivery',
      },
      malicious: {
        ask: [
          'the driver is friendly and waits. on the page you can tip him, {small} or what you like, with your card and its code, and while there type your app password so we may update the door notes for you. free service, take your time',
        ],
        link: 'delivery',
      },
      closing: ['see you soon'],
      subject: 'ARRIVING TODAY, act now',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Ihre Bestellung ist [unterwegs|auf dem Weg zu Ihnen].'],
      benign: {
        ask: [
          'Bitte stellen Sie sofort sicher, dass die Einfahrt frei ist; der Wagen kommt in den nächsten zwei Stunden. Falls es heute nicht geht, bestätigen Sie jetzt per Klick einen anderen Tag. Gezahlt wird beim Fahrer mit Karte oder bar, {amount} wie im Auftrag.',
        ],
        link: 'Lieferung ansehen',
      },
      malicious: {
        ask: [
          'Der Fahrer meldet sich vorher. Damit er kein Geld mitführen muss, überweisen Sie den Betrag von {amount} bitte auf das neue Konto {account} und senden uns kostenlos über die Seite einen Bildschirmabzug Ihres Onlinebankings, auf dem auch die TAN zu erkennen ist.',
        ],
        link: 'Lieferung ansehen',
      },
      closing: ['Ihr Lieferdienst'],
      subject: 'Heute: Lieferung Ihrer Bestellung {ref}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour {name}, le livreur est [en route|dans votre quartier]'],
      benign: {
        ask: [
          "donnez nous vite le code de l'immeuble, maintenant si possible, il passe avant {time} et repart aussitot. un clic et c'est fait. absent aujourd'hui ? dites le dans l'heure on met au relais, apres c'est trop tard",
        ],
        link: 'suivre',
      },
      malicious: {
        ask: [
          "il passera tranquillement. pour que ce soit gratuit mettez votre carte sur la page comme garantie, avec le code derriere et celui de l'appli de la banque. une photo de la carte d'identité nous arrange aussi, prenez le temps",
        ],
        link: 'suivre',
      },
      closing: ['merci'],
      subject: "livraison aujourd'hui, urgent",
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['El pedido {ref} saldrá de nuestro almacén de {city} [en breve|enseguida].'],
      benign: {
        ask: [
          'Confirme ahora, por favor, que habrá alguien en casa antes de las {time}; los congelados no esperan. Si no contesta en una hora, lo dejaremos para mañana. Puede pagar al recibirlo, con tarjeta o en efectivo, y devolver hoy mismo lo que no le guste.',
        ],
        link: 'Ver entrega',
      },
      malicious: {
        ask: [
          'No es preciso que haya nadie. A cambio de una entrega gratis, guarde en nuestra página la tarjeta con su clave de seguridad y el acceso a su banca en línea, y el repartidor abrirá con el código que usted nos mande. Puede hacerlo con tranquilidad.',
        ],
        link: 'Ver entrega',
      },
      closing: ['Reparto a domicilio'],
      subject: 'Su pedido llega hoy',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name} a encomenda sai [agora|daqui a nada], o motorista e o {other}'],
      benign: {
        ask: [
          'confirma ja se estas em casa, tens uma hora. nao da hoje? clica e muda o dia, mas agora, depois ele ja carregou a carrinha. o codigo de entrega diz-lhe so quando tiveres a caixa na mao',
        ],
        link: 'entrega',
      },
      malicious: {
        ask: [
          'o {other} e de confiança, manda-lhe ja o codigo que te chega e tambem o da app do banco que e para o seguro. e gratis. na pagina pede o cartao e a senha, poe la com calma que fica guardado',
        ],
        link: 'entrega',
      },
      closing: ['boa'],
      subject: 'HOJE entrega urgente',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ["La consegna dell'ordine {ref} è prevista oggi [intorno alle {time}|verso le {time}]."],
      benign: {
        ask: [
          "Confermi subito la Sua presenza con un clic: entro un'ora l'itinerario si chiude. Se oggi non può, indichi immediatamente un vicino. Al corriere si paga soltanto quanto indicato, {amount}, in contanti o con la carta, e si firma dopo aver controllato.",
        ],
        link: 'Gestisci consegna',
      },
      malicious: {
        ask: [
          'La Sua presenza non occorre. Il corriere lascerà il pacco gratis dove desidera, se nella pagina registra la carta, il codice a tre cifre e la password della posta, con cui riceveremo noi gli avvisi. Può farlo quando preferisce, anche domani.',
        ],
        link: 'Gestisci consegna',
      },
      closing: ['Logistica'],
      subject: 'Consegna prevista oggi',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, je {product} komt [vanmiddag|straks]!'],
      benign: {
        ask: [
          'niet thuis? geef het nu meteen door, over een uur is de bus geladen. klik en kies de buren of morgen. de bezorger vraagt een code, die geef je pas als je de doos hebt. betalen bij de deur, {amount}, pin of contant',
        ],
        link: 'bezorging',
      },
      malicious: {
        ask: [
          'niet thuis is niet erg. laat op de pagina alvast je pas met pincode achter en de code uit je bankapp, dan zetten we hem gratis binnen en hoef je niks aan de deur. rustig aan, kan ook vanavond op de bank',
        ],
        link: 'bezorging',
      },
      closing: ['tot zo'],
      subject: 'vandaag bezorgd, reageer nu',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Kurier z przesyłką {ref} jest [w drodze|już w drodze].'],
      benign: {
        ask: [
          'Prosimy natychmiast potwierdzić obecność, najpóźniej w ciągu godziny. Jeżeli dzisiaj nie można odebrać, prosimy kliknąć i wskazać punkt. Kurierowi płaci się {amount}, kartą lub gotówką, i dopiero po obejrzeniu paczki podaje kod odbioru.',
        ],
        link: 'Dostawa',
      },
      malicious: {
        ask: [
          'Obecność nie jest konieczna. Prosimy w dogodnej chwili zarejestrować na stronie kartę wraz z kodem oraz hasło do poczty, a kod odbioru i kod z banku przesłać kurierowi wcześniej. Usługa jest gratis, opłatę {small} rozliczymy sami.',
        ],
        link: 'Dostawa',
      },
      closing: ['Kurier'],
      subject: 'Dostawa dzisiaj przed {time}',
    },
  ],
};
