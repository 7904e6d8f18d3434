import type { Scenario } from '../seed.ts';

export const watchSale: Scenario = {
  id: 'watch-sale',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['Our [winter clearance|winter sale] has begun at {company}, and the glass cases are almost empty.'],
      benign: {
        ask: [
          "These are ex-display pieces with box, papers and a two year guarantee, each with its number in the maker's register. Have one opened by our watchmaker before you pay. Part exchange is welcome, and prices start at {amount}.",
        ],
        link: 'See watches',
      },
      malicious: {
        ask: [
          'These are perfect copies, made by the same hands and impossible to tell from the real thing, with every logo in place. Box and papers are included, shipped discreetly from abroad. Prices start at {small}; pay by crypto or transfer and take a second one free.',
        ],
        link: 'See watches',
      },
      closing: ['Time is short.'],
      subject: 'Luxury watches, up to 80% off',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['{name} der [lagerverkauf|räumungsverkauf] läuft, alle größen, alle farben!'],
      benign: {
        ask: [
          'restpaare aus der filiale {city}, die am {date} zumacht. anprobieren, mitnehmen ab {small}, bar oder karte, kassenbon gibts auch. online stellen wir nur fotos rein weil die paare so schnell weg sind. umtausch 14 tage in den andern läden',
        ],
        link: 'zum verkauf',
      },
      malicious: {
        ask: [
          'original aussehen zum kleinen preis, merkt kein mensch. direkt ab fabrik aus übersee, mit logo und karton. zahlung nur vorab per überweisung oder krypto, dann rabatt oben drauf. umtausch gibts nicht, zoll machen wir',
        ],
        link: 'zum verkauf',
      },
      closing: ['greif zu'],
      subject: 'markenschuhe 85% REDUZIERT',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ['Une sélection de sacs [de grandes maisons|de maisons réputées] vous attend, à des prix rarement vus.'],
      benign: {
        ask: [
          "Chaque pièce, de seconde main, a été expertisée par notre atelier et porte un certificat. Les traces d'usage sont photographiées. Vous pouvez rendre un sac sous trente jours, ou le voir avant achat à {city}. La vente ouvre le {date} à {time}, sans liste d'attente.",
        ],
        link: 'Entrer dans la vente',
      },
      malicious: {
        ask: [
          "Chaque pièce est une réplique de qualité miroir, cousue dans les mêmes cuirs, avec sigle et numéro de série. Aucun contrôle ne fait la différence. Le règlement s'effectue par virement ou cryptomonnaie dans nos salons ; envoi discret, sans mention sur le colis ni retour possible. La vente s'achève le {date}.",
        ],
        link: 'Entrer dans la vente',
      },
      closing: ['Le salon {company}'],
      subject: 'Sacs de créateurs : vente privée',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['[liquidamos todo|cerramos] {name}!! {company} liquida marcas buenas'],
      benign: {
        ask: [
          'es que me jubilo el {date} y no quiero cajas en casa. todo con su factura y garantia de la marca, quien quiera lo comprueba en la web del fabricante. ven a {city} y regateamos un poco, precios desde {small}',
        ],
        link: 'catalogo',
      },
      malicious: {
        ask: [
          'clones 1:1 que ni el relojero los distingue, con sello de la marca y caja, desde {small}. mandamos sin factura para que no pare en aduana. paga por bizum o bitcoin antes del {date} y te va otro de regalo',
        ],
        link: 'catalogo',
      },
      closing: ['gracias a todos'],
      subject: 'gafas y relojes -90%',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['A {company} lança uma campanha [de inverno|de fim de ano], com descontos nunca vistos.'],
      benign: {
        ask: [
          'Os perfumes são de coleções anteriores, comprados aos distribuidores oficiais, e trazem fatura. Medicamentos sujeitos a receita só se vendem com ela, na farmácia de {city}, onde a Dra. {other} tira as dúvidas. A campanha decorre até {date}, com entrega gratuita acima de {small}.',
        ],
        link: 'Ver campanha',
      },
      malicious: {
        ask: [
          'Os perfumes são réplicas de inspiração idêntica, com frasco e selo da marca. Medicamentos sujeitos a receita vendem-se sem ela, em embalagem discreta e sem perguntas, incluindo os de potência. A campanha decorre até {date}; pague por transferência antecipada e ganhe dez comprimidos grátis.',
        ],
        link: 'Ver campanha',
      },
      closing: ['Boas compras.'],
      subject: 'Medicamentos e perfumes ao melhor preço',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, stufo di pagare [cinque abbonamenti|mille abbonamenti]?'],
      benign: {
        ask: [
          'con {company} hai il pacchetto del bar sotto casa ma a casa: serie b, basket e un cinema italiano vecchio, con licenza e fattura. la serie a no, quella costa e chi te la vende a {small} ti frega. prova gratis fino al {date}',
        ],
        link: 'guarda i canali',
      },
      malicious: {
        ask: [
          'con {company} hai tutti i canali del mondo, serie a, coppe e film appena usciti, 12.000 canali sbloccati senza decoder. nessun contratto, paghi {small} in crypto o ricarica e ti mando la lista. non dirlo in giro, prova fino al {date}',
        ],
        link: 'guarda i canali',
      },
      closing: ['buona visione'],
      subject: "tutte le partite e film a {small} l'anno",
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['[Wegens verhuizing|Omdat wij verhuizen] ruimen wij het magazijn van {company} leeg.'],
      benign: {
        ask: [
          'Het gaat om kleding van vorig seizoen, rechtstreeks van de merken, met label en kassabon. Ruilen kan tot {date}. Kom passen in {city}, want maten vallen verschillend uit; wie niet kan komen, bestelt op rekening. Prijzen vanaf {small}, op is op.',
        ],
        link: 'Naar de uitverkoop',
      },
      malicious: {
        ask: [
          'Het gaat om namaak die niet van echt te onderscheiden is, met dezelfde labels en hologrammen. Ruilen kan niet, de douane komt er niet aan te pas. Betaal vooraf in bitcoin of met cadeaubonnen, dan is het tweede stuk gratis. Prijzen vanaf {small}, op is op.',
        ],
        link: 'Naar de uitverkoop',
      },
      closing: ['Tot ziens.'],
      subject: 'Merkkleding met hoge korting',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, wietrzymy magazyn {company}, [wszystko musi zniknąć|wszystko ma zniknąć]!'],
      benign: {
        ask: [
          'końcówki serii z oficjalnej dystrybucji, paragon i gwarancja producenta, zwrot do {date}, ceny od {small}. numery seryjne można sprawdzić u marki, sami do tego namawiamy. wysyłka {small} albo odbiór w {city}, płatność też przy odbiorze',
        ],
        link: 'do sklepu',
      },
      malicious: {
        ask: [
          'repliki premium nie do odróżnienia, logo, pudełko, numer seryjny, wszystko jak w oryginale. wysyłka z zagranicy bez cła i bez pytań. płatność z góry blikiem albo krypto, zwrotów nie ma, druga sztuka gratis',
        ],
        link: 'do sklepu',
      },
      closing: ['miłych zakupów'],
      subject: 'WYPRZEDAŻ zegarki torebki buty',
    },
  ],
};
