import type { Scenario } from '../seed.ts';

export const debtAndCardOffers: Scenario = {
  id: 'debt-and-card-offers',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hi {name}, bills piling up? [you are not alone|lots of people in {city} are in the same boat]'],
      benign: {
        ask: [
          'our advisers go through the letters with you for free, tuesdays in the library. sometimes a plan with the bank does it, sometimes bankruptcy is better, nobody gets rid of {amount} by magic. come with everything, also the unopened ones, or phone first',
        ],
        link: 'see how',
      },
      malicious: {
        ask: [
          'a new law wipes out card debt up to {amount} and lenders hope you dont find out. see in 30 seconds if you qualify, just name, phone and card number. stop paying the bank right away, pay us {small} a week, we deal with them',
        ],
        link: 'see how',
      },
      closing: ['breathe'],
      subject: 'wipe out your debt this month',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Mit unserer Karte zahlen Sie weltweit. [Ihr Antrag wurde angenommen.|Ihr Antrag ist angenommen.]'],
      benign: {
        ask: [
          'Sie erhalten sie samt PIN in zwei getrennten Briefen, nachdem Sie sich in der Postfiliale ausgewiesen haben. Der Rahmen beträgt {amount}, die Jahresgebühr {small}. Bei Teilzahlung fallen 17 Prozent Zinsen an; günstiger ist es, den Betrag monatlich vollständig auszugleichen. Widerrufen können Sie bis {date}.',
        ],
        link: 'Zur Karte',
      },
      malicious: {
        ask: [
          'Sie erhalten sie ohne Schufa und mit einem Rahmen von {amount}, auch bei Insolvenz. Für die Freischaltung ist vorab die Jahresgebühr von {small} per Nachnahme oder Gutscheincode zu begleichen. Senden Sie uns außerdem Ausweisfoto und Zugangsdaten des Girokontos; das Angebot wird nach {date} an den nächsten Bewerber vergeben.',
        ],
        link: 'Zur Karte',
      },
      closing: ['Kartenservice'],
      subject: 'Ihre Kreditkarte ist bewilligt',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['{name}, [et si|si] tu mettais {amount} de coté cette année ?'],
      benign: {
        ask: [
          "tu mets 1 euro la premiere semaine, 2 la deuxieme et ainsi de suite, sur ton livret a toi. on t'envoie juste la grille et un mot d'encouragement. si t'as un decouvert commence par lui, c'est le meilleur placement",
        ],
        link: 'le defi',
      },
      malicious: {
        ask: [
          "tu mets {small} chez nous chaque semaine et on double tout a la fin, garanti par l'etat. plus tu parraines d'amis plus ca monte. donne ta carte maintenant pour bloquer ta place, si t'as un decouvert on avance",
        ],
        link: 'le defi',
      },
      closing: ['allez !'],
      subject: 'defi epargne 52 semaines',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'La ley de la segunda oportunidad permite a particulares [cancelar deudas|liberarse de deudas] que no pueden pagar.',
      ],
      benign: {
        ask: [
          'No es automática ni vale para todos: hace falta buena fe, un plan y, casi siempre, un juez. La primera consulta en nuestro despacho de {city} es gratuita, y el colegio de abogados ofrece también turno de oficio. Los honorarios, desde {amount}, se pactan por escrito. No deje de abrir las cartas del juzgado.',
        ],
        link: 'Saber más',
      },
      malicious: {
        ask: [
          'Nosotros la aplicamos sin juez y en una semana, por {small} al mes. Marque la deuda que tiene, deje su teléfono y su tarjeta y deje de pagar desde hoy: los bancos no podrán hacerle nada. Quedan pocas plazas en {city} para el programa de este mes. No abra las cartas del juzgado, nos ocupamos nosotros.',
        ],
        link: 'Saber más',
      },
      closing: ['Le ayudamos.'],
      subject: 'Cancele sus deudas con la ley',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name}, teu nome ta [sujo|negativado] e isso pesa né'],
      benign: {
        ask: [
          'no mutirao de {city} dia {date} os bancos negociam na hora, tem desconto bom. leva rg e as contas. divida ate {amount} sai em 5 dias uteis depois da primeira parcela, no banco mesmo, ninguem tira antes disso. gratis, e cuidado com boleto por zap',
        ],
        link: 'como funciona',
      },
      malicious: {
        ask: [
          'a gente limpa em 24h sem pagar a divida, por liminar secreta. manda cpf, rg e {small} no pix que ja começa hoje, e o score sobe pra 900. nao fala com o banco, estraga. vagas ate {date}, depois so ano que vem',
        ],
        link: 'como funciona',
      },
      closing: ['força'],
      subject: 'limpa nome hoje',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Molte famiglie di {city} pagano [più rate|diverse rate] contemporaneamente e faticano ad arrivare a fine mese.',
      ],
      benign: {
        ask: [
          "Riunirle in una sola può abbassare l'importo mensile, ma allunga gli anni e spesso costa di più: lo mostriamo con un prospetto prima che decida. Se la situazione è seria, La indirizziamo allo sportello antiusura, che è gratuito. Portare buste paga e contratti; si riceve fino al {date}.",
        ],
        link: 'Verifica',
      },
      malicious: {
        ask: [
          'Un fondo europeo ne cancella metà a chi presenta domanda entro il {date}, senza guardare redditi né segnalazioni. Bastano documento, IBAN e {small} di pratica con ricarica; i pagamenti alle banche vanno sospesi da subito. Siamo gli unici autorizzati e la disponibilità, {amount} a famiglia, sta finendo.',
        ],
        link: 'Verifica',
      },
      closing: ['Consulenza famiglie'],
      subject: 'Taglia la rata: verifica gratuita',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, [lig jij wakker|slaap je slecht] van de rekeningen? dan ben je niet de enige'],
      benign: {
        ask: [
          'bel de gemeente of loop binnen bij het buurthuis, {other} zit er elke woensdag. gratis, geheim, en je krijgt geen preek. een regeling duurt anderhalf jaar en daarna ben je echt klaar. niemand kan het in een week',
        ],
        link: 'lees',
      },
      malicious: {
        ask: [
          'wij kopen je schuld af in een week, wat je ook hebt. maak {small} over naar {account} en stuur je digid en bankgegevens, dan bellen wij iedereen voor je. zeg niks tegen de gemeente. eerste 20 aanmeldingen krijgen {amount} cash',
        ],
        link: 'lees',
      },
      closing: ['kop op'],
      subject: 'schulden weg, zo dan',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Przygotowaliśmy ofertę karty z [premią powitalną|premią na start] dla nowych klientów.'],
      benign: {
        ask: [
          'Premię przyznajemy po wydaniu łącznie {amount} w ciągu trzech miesięcy, o czym mówi punkt 4 regulaminu. Limit zależy od dochodu i wyniku w BIK. RRSO wynosi 20,1%; spłata w terminie nic nie kosztuje. Wniosek można złożyć w aplikacji lub w oddziale do {date}.',
        ],
        link: 'Sprawdź ofertę',
      },
      malicious: {
        ask: [
          'Premię wypłacamy od razu, wystarczy zalogować się do swojego obecnego banku przez naszą stronę i potwierdzić przelew próbny {small}. Limit {amount} dostaje każdy, także z komornikiem. Prosimy przesłać zdjęcie dowodu i karty z obu stron; oferta znika {date}.',
        ],
        link: 'Sprawdź ofertę',
      },
      closing: ['Zespół kart'],
      subject: 'Karta kredytowa z premią {small}',
    },
  ],
};
