import type { Scenario } from '../seed.ts';

export const websiteOffer: Scenario = {
  id: 'website-offer',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'I came across the website of {own} [this morning|yesterday] and noticed a few things that keep it from being found.',
      ],
      benign: {
        ask: [
          'Two pages have no title and the opening hours are from last winter; you can mend that yourself in ten minutes. If you would like us to do more, we are a small studio in {city}, our prices are on the site, and I would be glad to come by. Otherwise please ignore this mail, I will not write again.',
        ],
      },
      malicious: {
        ask: [
          'We guarantee first place on the search engines within seven days, with our partners inside the company. Reply with the logins for the site and for your advertising account, and we start tonight for {small} a month, paid in advance. This special price is only for today.',
        ],
      },
      closing: ['Looking forward to hearing from you.'],
      subject: '{own}: your website',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo, ich bin {other} und mache [webseiten und seo|seo und webseiten]'],
      benign: {
        ask: [
          'bei euch lädt die startseite 9 sekunden, das liegt an dem riesigen bild oben, kleiner machen und gut ist. wenn ihr wen sucht der sich kümmert: dann 60 die stunde, los geht es erst nach unterschrift, referenzen unter dem link. wenn nicht auch ok',
        ],
        link: 'infos',
      },
      malicious: {
        ask: [
          'wir bringen euch garantiert auf seite 1 in 3 tagen, 10.000 echte besucher am tag. schickt einfach zugang zum server und {small} über paypal freunde, dann legen wir sofort los. angebot gilt bis {date}, sonst kriegt es die konkurrenz',
        ],
        link: 'infos',
      },
      closing: ['lg'],
      subject: 'mehr besucher für {own}',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        "Votre site n'apparaît [qu'en troisième page|pas en première page] pour les recherches qui concernent votre métier à {city}.",
      ],
      benign: {
        ask: [
          "Personne ne peut promettre la première place, mais une fiche d'établissement complète et des pages plus claires y aident. Nous proposons un audit à {amount}, livré sous dix jours et payable à réception. Si vous avez déjà un prestataire, transmettez-lui ces remarques, elles sont gratuites.",
        ],
      },
      malicious: {
        ask: [
          "Nous garantissons la première place en soixante-douze heures grâce à une faille connue de nous seuls. Transmettez-nous les accès administrateur du site et de votre nom de domaine, et réglez {small} par coupon dès aujourd'hui. Sans réponse, nous proposerons la place à un concurrent.",
        ],
      },
      closing: ["Dans l'attente de votre retour."],
      subject: 'Votre référencement',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['buenas, os escribo por [la web|la pagina] de {own}'],
      benign: {
        ask: [
          'el formulario de contacto da error, he intentado pediros presupuesto tres veces jaja. de paso os digo que me dedico a esto y lo arreglo por {small}, factura y sin permanencia. si os cuadra contestad a este correo antes del {date}',
        ],
        link: 'ver informe',
      },
      malicious: {
        ask: [
          'hemos visto un fallo grave y si no lo tapais hoy la borran. mandad usuario y clave del panel y lo arreglamos en una hora por {small} en bitcoin. si no contestais publicamos el fallo, avisados quedais',
        ],
        link: 'ver informe',
      },
      closing: ['saludos'],
      subject: 're: vuestra web',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Somos uma equipa de programadores [de {city}|com sede em {city}] e acompanhamos o crescimento da {own}.',
      ],
      benign: {
        ask: [
          'Gostaríamos de apresentar o nosso trabalho numa reunião, presencial ou por vídeo, quando vos for conveniente. Trabalhamos por fases, cada uma de {small} a {amount}, paga depois de aceite, e o código fica vosso. Junto segue a lista de clientes que aceitam ser contactados. Caso não haja interesse, agradecemos na mesma.',
        ],
      },
      malicious: {
        ask: [
          'Desenvolvemos qualquer aplicação por {small}, entregue em dois dias. Para garantir o preço, é necessário transferir ainda hoje o valor total para {account} e facultar o acesso remoto a um computador da empresa, com a palavra-passe de administrador. Caso não haja resposta, o preço triplica amanhã.',
        ],
      },
      closing: ['Ficamos ao dispor.'],
      subject: 'Proposta de desenvolvimento de aplicação',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao, vendete a [ristoranti|alberghi]? abbiamo quello che vi serve'],
      benign: {
        ask: [
          "organizziamo la fiera di {city}, {date}, 400 buyer che vengono apposta. lo stand piccolo è {amount}, acconto a 30 giorni e contratto normale. la lista degli espositori dell'anno scorso è sul sito, chiamate pure qualcuno e chiedete com'è andata",
        ],
        link: 'scopri',
      },
      malicious: {
        ask: [
          'vi diamo gli indirizzi privati di 50.000 clienti presi dai vostri concorrenti, {small} in crypto e arrivano in giornata. non chiedete da dove vengono. basta la password della vostra casella per la spedizione, facciamo tutto noi, e chi aspetta resta senza',
        ],
        link: 'scopri',
      },
      closing: ['ciao'],
      subject: '50.000 contatti per {own}',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Wij hielpen [onlangs|vorige maand] een bedrijf bij u in de straat aan meer klanten via internet.'],
      benign: {
        ask: [
          'Graag laten wij zien wat wij deden; het verslag, met cijfers en met wat er misging, staat op onze site. Een opdracht kost gemiddeld {amount}, een gesprek vandaag kost niets. Daarna ontvangt u een offerte op papier. Wilt u geen post meer van ons, klik dan op afmelden of stuur een kort bericht.',
        ],
        link: 'Bekijk voorbeeld',
      },
      malicious: {
        ask: [
          'Wij plaatsen u gegarandeerd bovenaan, anders geld terug. U hoeft alleen vandaag nog {small} te betalen en ons te machtigen om maandelijks {amount} af te schrijven; een opzegtermijn is er niet. Stuur daarvoor uw bankgegevens en de inlogcodes van uw domein. Reageert u niet, dan zakt uw site.',
        ],
        link: 'Bekijk voorbeeld',
      },
      closing: ['Wij horen graag van u.'],
      subject: 'Vraag over de website van {own}',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['dzień dobry, [znalazłem|trafiłem na] waszą stronę szukając noclegu w {city}'],
      benign: {
        ask: [
          'telefon na niej jest stary, dzwoniłem i odebrała pani z kwiaciarni :) poprawiam takie rzeczy zawodowo, {small} za godzinę, faktura na koniec miesiąca. jak macie już kogoś to podajcie mu tylko telefon i adres i po sprawie',
        ],
      },
      malicious: {
        ask: [
          'za {small} damy pierwsze miejsce w google na zawsze, mamy tam człowieka. płatne z góry blikiem, do tego hasło do panelu i do domeny. promocja do północy, potem miejsce w {city} bierze konkurencja i po sprawie',
        ],
      },
      closing: ['pozdrawiam'],
      subject: 'strona {own} - pozycjonowanie',
    },
  ],
};
