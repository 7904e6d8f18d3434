import type { Scenario } from '../seed.ts';

export const eventTicket: Scenario = {
  id: 'event-ticket',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your tickets for {date}',
      opening: [
        'The concert at the Old Tannery in {city} has been moved from {past} to {date}, doors at {time}. [Your tickets stay valid.|All tickets stay valid for the new date.]',
      ],
      benign: {
        ask: [
          'You need do nothing if the new date suits you: the same bar codes will open the gate, so keep them to yourself until then. If it does not, return them by the end of the month through your order, and the price goes back to the card you paid with.',
        ],
        link: 'See your order',
      },
      malicious: {
        ask: [
          'The bar codes, however, have to be issued again. Please sign in on the page with your email password so that we can deliver the new ones, and confirm the card you paid with, including its security number. Tickets that are not renewed by the end of the month are sold on.',
        ],
        link: 'See your order',
      },
      closing: ['We look forward to seeing you there.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'Karten für samstag!!!',
      opening: [
        'hallo, [du stehst auf der warteliste|du bist auf der warteliste] und es sind tatsächlich noch 2 karten zurückgekommen, stück {small}!!',
      ],
      benign: {
        ask: [
          'liegen an der abendkasse bis {time}, auf deinen namen, zahlen kannst du dort bar oder mit karte. danach kriegt sie der nächste. sag bitte kurz ja oder nein damit ich planen kann',
        ],
      },
      malicious: {
        ask: [
          'zahlen bitte gleich mit gutscheinkarten, drei stück je 50, die codes als foto hierher. an der abendkasse geht nix mehr. danach kriegt sie der nächste, sag bitte niemand weiter dass ich welche habe',
        ],
      },
      closing: ['bis dann'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Salon {company} : votre inscription',
      opening: [
        'Nous avons bien enregistré votre inscription au salon du {date}. [Elle porte le numéro {ref}.|Votre numéro est le {ref}.]',
      ],
      benign: {
        ask: [
          'Votre badge vous sera remis à l’entrée sur présentation d’une pièce d’identité ; aucun envoi n’est prévu. L’entrée est gratuite, le vestiaire également. Si vous venez à plusieurs, cliquez sur le bouton pour connaître les ateliers encore ouverts et l’heure à laquelle la file est la plus courte.',
        ],
        link: 'Accéder à mon inscription',
      },
      malicious: {
        ask: [
          'Votre badge ne sera édité qu’à réception de la photographie recto verso de votre pièce d’identité et d’un dépôt de garantie de {amount}, à régler par virement. L’entrée est gratuite et le dépôt vous sera rendu au vestiaire. Cliquez sur le bouton pour déposer ces documents avec votre relevé bancaire.',
        ],
        link: 'Accéder à mon inscription',
      },
      closing: ['À bientôt dans nos allées.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'entradas concierto',
      opening: ['hola!! [te escribo por|es por] las dos entradas del {date} en {city} que pediste en la reventa'],
      benign: {
        ask: [
          'ya estan en tu cuenta de la app, comprueba que salen a tu nombre. el dinero lo tengo retenido hasta el dia despues del concierto, si en la puerta no pasan se te devuelve entero',
        ],
      },
      malicious: {
        ask: [
          'para pasarlas a tu nombre dime el usuario y la contraseña de la app y el codigo que te llegue. y el dinero mandalo fuera de la app, como amigo o familiar, asi no cobran comision',
        ],
      },
      closing: ['que lo disfrutes!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Bilhete {ref}: alteração de lugar',
      opening: [
        'Por obras na plateia, o seu lugar no espetáculo de {date} [deixou de estar disponível|já não está disponível]. Pedimos desculpa pelo transtorno.',
      ],
      benign: {
        ask: [
          'Reservámos-lhe um camarote sem custo adicional. O bilhete antigo funciona à entrada e o assistente indica-lhe o caminho. Se preferir a devolução, dirija-se à bilheteira onde comprou.',
        ],
      },
      malicious: {
        ask: [
          'Reservámos-lhe um camarote mediante um acerto de {small}. Envie-nos o número, a validade e o código do cartão por resposta, e também o código que o banco lhe remeter a seguir.',
        ],
      },
      closing: ['Esperamos por si.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'biglietti partita domenica',
      opening: [
        "ciao, i biglietti per domenica ci sono, [settore ospiti|curva nord], li prendiamo tutti insieme come l'altra volta",
      ],
      benign: {
        ask: [
          "quest'anno sono nominativi quindi ognuno se li scarica dal suo account della squadra, io non posso farlo per voi. chi non ci riesce viene al bar venerdi alle {time} con il telefono che lo facciamo insieme, portate anche i 30 euro del pullman e un documento per lo stadio",
        ],
      },
      malicious: {
        ask: [
          "quest'anno sono nominativi quindi mandatemi foto del documento, password del vostro account della squadra e numero di carta, che li scarico io per tutti. fate entro venerdi alle {time}, i 30 euro del pullman invece li mettete su {account}, è il conto di uno che non conoscete ma è a posto",
        ],
      },
      closing: ['forza ragazzi!!'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Kaarten in de voorverkoop',
      opening: [
        'Vanaf {date} om {time} start de voorverkoop voor vaste bezoekers van {company}. U hoort daarbij, [want u kwam vorig jaar vier keer|want u was er vorig jaar vier keer bij].',
        'Het programma telt dit seizoen meer dan vijftig voorstellingen, van kamermuziek tot circus. De theaterbar is verbouwd, er zijn twee nieuwe liften en de stoelen in de grote zaal hebben eindelijk beenruimte. Op maandag blijven de deuren dicht, op woensdag spelen we een extra matinee voor scholen en wie een middagje tijd heeft.',
      ],
      benign: {
        ask: [
          'De code om als eerste te boeken staat op uw vriendenpas; die hoeft u nergens heen te sturen, u vult hem in bij het afrekenen. Per pas kunt u zes kaarten reserveren, en betalen kan tot een week voor de voorstelling, online of aan de kassa. Zoekt u een voorstelling voor een gezelschap of een rolstoelplaats, bel dan de kassa, want die plekken houden we apart. Blader alvast door de brochure om te zien wat u niet wilt missen. Wie liever van papier leest, krijgt hem op verzoek thuis.',
        ],
        link: 'Naar de brochure',
      },
      malicious: {
        ask: [
          'Om als eerste te boeken heeft u een code nodig. U krijgt die door op de pagina uw bankpas te koppelen: vul het pasnummer en de pincode in en houd de kaartlezer gereed, want er volgen drie bevestigingen. Per pas schrijven wij een borg van {amount} af, die na afloop van het seizoen terugkomt. Lukt de koppeling niet, stuur de bankpas dan per post in een gewone envelop naar ons toe, met de pincode op een los briefje. Wie dat vandaag nog doet, krijgt de beste plaatsen en de brochure thuis.',
        ],
        link: 'Naar de brochure',
      },
      closing: ['Graag tot ziens in het theater.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'bilety na festiwal',
      opening: ['czesc, [twoja rezerwacja na festiwal|rezerwacja na festiwal] {date} jest u nas, numer {ref}'],
      benign: {
        ask: [
          'zaplac przy wejsciu albo przelej jak w zeszlym roku, do piatku trzymam. potem leci dalej bo chetnych jest kupa',
        ],
      },
      malicious: {
        ask: [
          'podaj numer karty z data i cvv to sciagne sam, do piatku trzymam. jak przyjdzie kod z banku to tez mi wyslij',
        ],
      },
      closing: ['do zobaczenia!'],
    },
  ],
};
