import type { Scenario } from '../seed.ts';

export const honestSale: Scenario = {
  id: 'honest-sale',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}!! doors open at {time}, online from now, [go go go|be quick]'],
      benign: {
        ask: [
          'buy now, only today, half price on all winter stock and free delivery till midnight! click, choose, pay by card or in the shop in {city}. no code, the till knows. hurry because sizes go first, returns 30 days like always',
        ],
        link: 'SHOP NOW',
      },
      malicious: {
        ask: [
          'take your time with this one, its only for people we trust. the stock was taken from a well known brand and comes without its papers. send {amount} in gift card numbers or by transfer to {account} and tell us the size. free second pair',
        ],
        link: 'SHOP NOW',
      },
      closing: ['xx'],
      subject: '50% OFF EVERYTHING today only',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Der [Sommerschlussverkauf|Schlussverkauf] bei {company} geht zu Ende.'],
      benign: {
        ask: [
          'Sichern Sie sich jetzt Ihr Lieblingsstück: Nur noch heute erhalten Sie 40 Prozent Rabatt, kostenlosen Versand und ein Geschenk. In wenigen Stunden ist alles vorbei! Klicken Sie gleich los und zahlen Sie sofort mit Karte oder bequem auf Rechnung. Umtausch wie immer vierzehn Tage.',
        ],
        link: 'Jetzt shoppen',
      },
      malicious: {
        ask: [
          'Sehen Sie sich in Ruhe um. Eine Rechnung stellen wir nicht aus, dafür sind die Stücke kaum von der Marke zu unterscheiden, deren Namen sie tragen. Wir bitten um Vorkasse auf das Konto {account} einer Privatperson im Ausland; ein Umtausch ist leider ausgeschlossen, ebenso der Versand an Adressen mit Zollamt.',
        ],
        link: 'Jetzt shoppen',
      },
      closing: ['Ihr Team von {company}'],
      subject: 'Nur heute: 40 Prozent auf alles',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["{name} c'est [maintenant ou jamais|le moment] !!"],
      benign: {
        ask: [
          "-60% sur tout aujourd'hui seulement, livraison gratuite et cadeau surprise avant minuit. clique maintenant, plus que quelques heures, le stock fond ! paiement en 3 fois sans frais, retours gratuits, boutique ouverte a {city} jusqu'a {time}",
        ],
        link: "j'en profite",
      },
      malicious: {
        ask: [
          "une petite affaire entre nous, pas de publicité. les produits viennent d'un entrepot qui ne pose pas de questions. tu regles en coupons ou en crypto et tu recois sous 2 mois, sans suivi. ne parle pas de la boutique a {city}, ils ne savent pas",
        ],
        link: "j'en profite",
      },
      closing: ['bisous'],
      subject: 'VITE derniers jours -60%',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Solo quedan unas horas de [nuestra gran venta|nuestras rebajas].'],
      benign: {
        ask: [
          'Compre ahora y reciba el pedido gratis en casa. Hoy, además, dos por uno en más de cien artículos y un regalo seguro con cada compra. Dese prisa, porque a medianoche se borran los descuentos. Pague con tarjeta, con Bizum o en la tienda de {city}; tiene un mes para devolverlo.',
        ],
        link: 'Aprovechar',
      },
      malicious: {
        ask: [
          'Le proponemos algo distinto, sin prisas. A cambio de una pequeña inversión de {amount}, le enviaremos cada mes artículos que podrá revender al triple; el beneficio está asegurado por contrato. El ingreso se hace en la cuenta de un socio, {account}, y conviene indicar «regalo» como concepto.',
        ],
        link: 'Aprovechar',
      },
      closing: ['Gracias por comprar con nosotros.'],
      subject: 'Últimas horas: envío gratis en todo',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name} acorda!! [começou agora|ja começou] a black week da {company}'],
      benign: {
        ask: [
          'so hoje -50% em {product} e portes gratis agora ate as {time}! clica ja que voa, ha um presente surpresa para as primeiras 100 compras. paga com cartao, mbway ou na loja. nao serviu? devolve gratis em 30 dias',
        ],
        link: 'quero',
      },
      malicious: {
        ask: [
          'para ti ha um preço que nao anunciamos, {product} por {small}. vem de um contentor que se perdeu, percebes. paga por cartao presente, manda os codigos por aqui e depois apaga a conversa. nao ha fatura nem devoluçao, mas e boa gente',
        ],
        link: 'quero',
      },
      closing: ['bj'],
      subject: 'SO HOJE portes gratis!!',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['Ancora poche ore per [i saldi|le promozioni] di {company}.'],
      benign: {
        ask: [
          'Solo oggi, tutto al 50 per cento e consegna gratis sopra {small}. Clicchi subito, scelga e paghi con carta, contrassegno o in negozio. Un omaggio a tutti entro le {time}! Domani i prezzi tornano quelli di prima; il reso, invece, è sempre possibile in trenta giorni.',
        ],
        link: 'Scopri ora',
      },
      malicious: {
        ask: [
          'Le offriamo un affare riservato, da valutare con calma: orologi e borse identici agli originali, con marchio e numero di serie. La spedizione avviene in forma anonima. Si paga in anticipo, con ricarica o criptovaluta, e il negozio non risponde di sequestri. Consigliamo di non parlarne in cassa.',
        ],
        link: 'Scopri ora',
      },
      closing: ['Buono shopping.'],
      subject: 'Ultime ore di saldi, consegna gratis',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['{name}!! [megadeals|superdeals] bij {company}, alleen vandaag'],
      benign: {
        ask: [
          'nu bestellen = gratis bezorgd en de tweede halve prijs! nog maar een paar uur, klik snel. cadeautje bij elke bestelling zolang het er is. achteraf betalen mag, ruilen mag, passen in {city} mag ook tot {time}',
        ],
        link: 'bestel',
      },
      malicious: {
        ask: [
          'dit is alleen voor wie niet te veel vraagt. spullen van een vrachtwagen, {product} voor {small}, gratis erbij een horloge dat net echt is. betalen met bonnen of crypto, geen bon en geen garantie. zeg maar niks in de winkel',
        ],
        link: 'bestel',
      },
      closing: ['groetjes'],
      subject: 'OP=OP alleen vandaag gratis',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['To ostatnie godziny [wyprzedaży|letniej wyprzedaży] w {company}.'],
      benign: {
        ask: [
          'Kup teraz: minus 50 procent na wszystko, dostawa gratis i upominek do każdego zamówienia. Tylko dzisiaj, tylko do północy! Płatność kartą, przelewem albo przy odbiorze w sklepie w mieście {city}. Zwrot przez trzydzieści dni, bez podawania przyczyny.',
        ],
        link: 'Kup teraz',
      },
      malicious: {
        ask: [
          'Mamy dla Państwa spokojną propozycję. Towar pochodzi z pewnej licytacji, metki marek dołączamy osobno. Płatność z góry na prywatny rachunek {account} albo kodami kart podarunkowych, tytułem „pożyczka”. Paragonów nie wystawiamy, zwrotów również nie przyjmujemy, a przesyłka idzie kilka tygodni.',
        ],
        link: 'Kup teraz',
      },
      closing: ['Do zobaczenia.'],
      subject: 'Tylko dzisiaj: wszystko za pół ceny',
    },
  ],
};
