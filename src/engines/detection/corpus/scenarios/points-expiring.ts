import type { Scenario } from '../seed.ts';

export const pointsExpiring: Scenario = {
  id: 'points-expiring',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'You have 12,450 points, worth {small}, in your rewards account. [They expire on {date}.|The balance runs out on {date}.]',
      ],
      benign: {
        ask: [
          'Points are taken off at the till whenever you show your card, so a coffee or a paper is enough to use them. If you would rather give them away, the app has a list of local charities. After the date they are gone and we cannot bring them back.',
        ],
        link: 'Use my points',
      },
      malicious: {
        ask: [
          'Points can be exchanged for a phone, a watch or a set of headphones in our reward shop. Redeem now, choose your gift and cover the delivery charge by card. After today your points are gone for good and your account will be closed without further notice.',
        ],
        link: 'Use my points',
      },
      closing: ['Thank you for shopping with us.'],
      subject: 'Your {company} points expire on {date}',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hey {name}, auf deinem konto liegen noch [4.870|5.210] punkte und am {date} sind die weg!!'],
      benign: {
        ask: [
          'also los, beim nächsten einkauf karte zeigen und die kasse zieht sie ab, mehr ist nicht dabei. oder in der app auf spenden gehen, das tierheim freut sich. für 5.000 punkte gibts übrigens die tasse, die ist aber hässlich',
        ],
        link: 'Punkte einlösen',
      },
      malicious: {
        ask: [
          'also los, klick auf einlösen und such dir eine prämie aus, zb handy oder kopfhörer. nur noch adresse und karte für die {small} porto eintragen und fertig. schnell sein, prämien sind gleich weg und punkte auch',
        ],
        link: 'Punkte einlösen',
      },
      closing: ['bis bald'],
      subject: 'LETZTE CHANCE deine punkte verfallen',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ["Votre carte {company} totalise [8 320 points|9 150 points], soit l'équivalent de {small}."],
      benign: {
        ask: [
          "Ils restent utilisables jusqu'au {date} dans tous nos magasins, sans minimum d'achat. Le détail de vos passages en caisse se trouve dans l'application, rubrique Ma carte. Passé cette date, le solde repart de zéro, conformément au règlement que vous avez accepté à l'inscription.",
        ],
        link: 'Consulter mes points',
      },
      malicious: {
        ask: [
          'Ils peuvent être convertis dès maintenant en cadeau exclusif. Cliquez, sélectionnez votre récompense et confirmez vos coordonnées de livraison ; seuls {small} de participation aux frais vous seront demandés. Passé minuit, votre solde est définitivement perdu et la récompense attribuée à un autre membre.',
        ],
        link: 'Consulter mes points',
      },
      closing: ['À bientôt dans nos rayons.'],
      subject: 'Vos points fidélité arrivent à échéance',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['ultimo aviso {name}, tienes [11.300|9.800] puntos sin usar en {company}'],
      benign: {
        ask: [
          'pasa hoy por la tienda y los descontamos de la compra, da igual si compras pan. no hace falta que respondas ni que entres en ningun sitio. los del año que viene ya cuentan desde mañana asi que tranquilo, y si pierdes estos pues otra vez sera',
        ],
        link: 'ver mis puntos',
      },
      malicious: {
        ask: [
          'entra y canjealos por un regalo antes de medianoche, hay moviles, freidoras y tarjetas regalo. pones tu direccion, pagas el envio con tarjeta y te llega en 5 dias. si no los canjeas hoy se borran todos y no podremos recuperarlos',
        ],
        link: 'ver mis puntos',
      },
      closing: ['un abrazo'],
      subject: 'tus puntos CADUCAN hoy',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Informamos que o saldo do seu cartão [termina|expira] no dia {date}.'],
      benign: {
        ask: [
          'Pode trocá-lo por combustível, por lavagens ou por descontos em loja, nos postos habituais. Para evitar filas, faça-o durante a semana. O extrato completo pode ser impresso em qualquer quiosque com o cartão e a data de nascimento.',
        ],
        link: 'Trocar pontos',
      },
      malicious: {
        ask: [
          'Pode trocá-lo por prémios de valor até {amount}, apenas nesta página. Para evitar a perda dos pontos, valide os seus dados pessoais e o cartão bancário em que serão cobrados os portes. O resgate é válido nas próximas duas horas.',
        ],
        link: 'Trocar pontos',
      },
      closing: ['Agradecemos a sua preferência.'],
      subject: 'Saldo de pontos: {ref}',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name} ti restano [2 giorni|poche ore] per i tuoi 7.640 punti {company}'],
      benign: {
        ask: [
          'con quelli prendi la padella piccola o uno sconto di {small} sulla spesa, li passi in cassa e via. il catalogo lo trovi qui ma si ritira solo in negozio, e quando la padella finisce finisce',
        ],
        link: 'apri il catalogo',
      },
      malicious: {
        ask: [
          "con quelli prendi lo smartphone o la friggitrice, li riscatti qui e paghi solo {small} di spedizione con la carta. conferma subito i tuoi dati perché i premi sono quasi finiti, dopo l'account viene azzerato",
        ],
        link: 'apri il catalogo',
      },
      closing: ['ciao ciao'],
      subject: 'punti in scadenza!! ultimi giorni',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Op {date} vervallen [3.480|4.120] van uw gespaarde punten bij {company}.'],
      benign: {
        ask: [
          'U kunt ze tot die dag inwisselen bij de servicebalie of tijdens het afrekenen. Een overzicht van de mogelijkheden hangt bij de ingang en staat in de app. Heeft u de punten liever op de kaart van uw partner, dan zet de medewerker ze kosteloos voor u over.',
        ],
        link: 'Punten inwisselen',
      },
      malicious: {
        ask: [
          'U kunt ze tot die dag inwisselen voor een cadeau naar keuze. Kies uw geschenk, bevestig uw gegevens en rond de betaling van {small} verzendkosten af. Doet u dit niet, dan komen uw punten te vervallen en sluiten wij uw account.',
        ],
        link: 'Punten inwisselen',
      },
      closing: ['Bedankt voor uw trouw.'],
      subject: 'Uw spaarpunten vervallen binnenkort',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['na karcie masz jeszcze [6 900|7 300] pkt, termin {date}, potem zero'],
      benign: {
        ask: [
          'wydaj je przy kasie albo w automacie z kawą, 100 pkt to złotówka. jak nie zdążysz to trudno, nowe i tak się już zbierają. w apce możesz sprawdzić historię i podarować punkty rodzinie',
        ],
        link: 'Moje punkty',
      },
      malicious: {
        ask: [
          'odbierz za nie nagrodę, telefon, robot kuchenny albo bon. kliknij, wybierz, podaj adres i zapłać kartą {small} za kuriera. kto pierwszy ten lepszy, nagrody znikają co minutę, dzisiaj ostatni dzień',
        ],
        link: 'Moje punkty',
      },
      closing: ['pozdrawiamy'],
      subject: 'Twoje punkty przepadną!!',
    },
  ],
};
