import type { Scenario } from '../seed.ts';

export const newsletterOffer: Scenario = {
  id: 'newsletter-offer',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'LAST DAY!! 40% off everything',
      opening: [
        'Its the LAST DAY of our summer sale and [stock is nearly gone|shelves are emptying fast]!!! {product} now only {small} while it lasts',
      ],
      benign: {
        ask: [
          'come by the shop in {city} before {time} or order online like always, pay on delivery if you want ({small} extra). code SUN40 takes another bit off, one per customer, returns are free for 30 days as ever!!',
        ],
        link: 'SHOP NOW',
      },
      malicious: {
        ask: [
          'we only take gift vouchers or a transfer to {account} for this price, send the voucher codes back to this mail and we ship today. no card, no returns, first come first served so be QUICK!!',
        ],
        link: 'SHOP NOW',
      },
      closing: ['dont miss it!'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Unsere Angebote im Herbst',
      opening: [
        'die Tage werden kürzer, und in unserem Lager ist [Platz für Neues|es Zeit für Neues]. Deshalb finden Sie bis zum {date} über zweihundert Artikel zu kleinen Preisen, darunter auch dieses Stück: {product}.',
      ],
      benign: {
        ask: [
          'Schauen Sie in Ruhe durch das Heft, das diesmal 48 Seiten hat. Wer im Geschäft vorbeikommt, kann alles anfassen und bekommt einen Tee dazu. Bestellungen über {small} liefern wir ohne Versandkosten, gezahlt wird wie immer auf Rechnung nach Erhalt der Ware. Bitte halten Sie an der Kasse diese E-Mail bereit, wenn Sie den Betrag bar zahlen.',
        ],
        link: 'Im Heft blättern',
      },
      malicious: {
        ask: [
          'Als treue Kundin oder treuer Kunde haben Sie zudem einen Gutschein über {amount} gewonnen. Wir schreiben ihn Ihrem Konto gut, sobald Sie auf der folgenden Seite die Nummer Ihrer Kreditkarte samt Prüfziffer hinterlegt und eine Bearbeitungsgebühr von {small} gezahlt haben. Bitte halten Sie für die Bestätigung die TAN Ihrer Bank bereit.',
        ],
        link: 'Gutschein einlösen',
      },
      closing: ['Wir wünschen Ihnen einen schönen Herbst.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'La lettre de {company}',
      opening: [
        'Au sommaire de ce mois : [nos nouveautés|les nouveautés de la maison], un entretien avec {other}, et notre vente privée du {date}.',
      ],
      benign: {
        ask: [
          "La vente privée est ouverte à tous les abonnés, sur présentation de cette lettre ou de votre carte de fidélité à l'entrée. Pensez à réserver votre créneau, le nombre de places étant limité.",
        ],
        link: 'Je réserve',
      },
      malicious: {
        ask: [
          'La vente privée est réservée aux abonnés vérifiés. Indiquez votre adresse, le mot de passe de votre messagerie et votre numéro de carte, le nombre de places étant limité.',
        ],
        link: 'Je réserve',
      },
      closing: ['À très bientôt chez {company}.'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Novedades de la temporada',
      opening: ['Le presentamos nuestra nueva colección, disponible [desde hoy|ya] en tienda y en la web.'],
      benign: {
        ask: [
          'Este mes, además, quienes nos visiten en {city} podrán probar gratis el artículo más vendido: {product}. Para que se lo reservemos, confirme su visita con el botón antes del {date}. El pago se hace después, en tienda, con tarjeta o en efectivo, y solo si el producto le convence.',
        ],
        link: 'Reservar',
      },
      malicious: {
        ask: [
          'Este mes, además, ha sido seleccionado para recibir gratis el artículo más vendido: {product}. Solo hay que abonar {small} de envío cuando lo pida: indique su tarjeta o su banco y confirme con el pin antes del {date}. La oferta es personal y no se puede comentar en tienda.',
        ],
        link: 'Reservar',
      },
      closing: ['Gracias por leernos.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'promoçao relampago',
      opening: ['SO HOJE!! desconto de 60% em tudo, [incluindo|até em] {product}'],
      benign: {
        ask: [
          'clica no botao, escolhe, e depois pagas na loja com cartao ou dinheiro. se nao gostares trazes de volta, sem perguntas',
        ],
        link: 'QUERO JÁ',
      },
      malicious: {
        ask: [
          'clica no botao, mete o cartao na pagina ou manda os dados por mail, o desconto entra depois. se der erro tenta outro, sem perguntas',
        ],
        link: 'QUERO JÁ',
      },
      closing: ['corre que acaba!!'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'sei tra i fortunati??',
      opening: [
        "ciao! per i 10 anni di {company} facciamo [una lotteria|un'estrazione] tra gli iscritti, in palio {product} e tanti buoni da {small}",
      ],
      benign: {
        ask: [
          'partecipano tutti in automatico, non devi compilare nulla. i nomi escono il {date} e i premi si ritirano in negozio. se ti va passa lo stesso che offriamo da bere!!',
        ],
      },
      malicious: {
        ask: [
          'TU HAI VINTO! per il premio scrivici in privato al {phone} con foto del documento e iban, poi versi {small} di spese in anticipo. entro il {date} altrimenti passa al prossimo!!',
        ],
      },
      closing: ['in bocca al lupo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Nieuws uit de winkel',
      opening: [
        'Dit voorjaar bestaan wij [vijfentwintig jaar|een kwart eeuw], en dat vieren we met al onze vaste klanten.',
        'Tussen {past} en {date} krijgt u korting op het hele assortiment. Bovendien vindt u in deze nieuwsbrief het verhaal van {other}, die er vanaf de eerste dag bij was en nog altijd elke zaterdag achter de toonbank staat.',
      ],
      benign: {
        ask: [
          'Uw klantenkaart is bij de kassa voldoende, een bon of code heeft u niet nodig. Bestelt u liever online, dan wordt de korting in uw winkelmandje vanzelf verrekend; betalen doet u zoals u gewend bent. Tijdens de feestweek schenken wij koffie, en op zaterdag is er om {time} een rondleiding door de werkplaats. Aanmelden is niet nodig, maar wel prettig met het oog op de stoelen.',
        ],
        link: 'Lees verder',
      },
      malicious: {
        ask: [
          'Uw klantenkaart geeft bovendien recht op een geschenk ter waarde van {amount}, dat wij uitkeren op uw bankrekening. Meld u daarvoor aan met de gegevens waarmee u internetbankiert en bevestig met de code van uw scanner; dat is nodig om vast te stellen dat u de rekeninghouder bent. Wie zich niet voor het einde van de feestweek meldt, verliest het geschenk of een deel ervan, en aan de kassa kunnen wij u er niet mee helpen.',
        ],
        link: 'Lees verder',
      },
      closing: ['Tot ziens in de winkel.'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Rabat dla stałych klientów',
      opening: [
        'Przygotowaliśmy dla Państwa rabat na wybrane produkty, między innymi: {product}. [Oferta trwa|Promocja obowiązuje] do {date}.',
      ],
      benign: {
        ask: [
          'Rabat naliczy się sam po zalogowaniu do sklepu, w którym mają Państwo konto. Można go też odebrać u sprzedawcy, podając numer {ref}.',
        ],
      },
      malicious: {
        ask: [
          'Aby odebrać rabat, prosimy odesłać numer karty płatniczej, datę ważności i kod z odwrotu. Środki wrócą na konto w formie premii {ref}.',
        ],
      },
      closing: ['Zapraszamy do zakupów.'],
    },
  ],
};
