import type { Scenario } from '../seed.ts';

export const eventTicket: Scenario = {
  id: 'event-ticket',
  corporate: false,
  sender: 'company',
  heldBack: true,
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
          'You need do nothing if the new date suits you: the same bar codes will open the gate, and the number on your email is the number of your row. If it does not, send the tickets back from your order by the end of the month, and the price returns to [the card you paid with|your card].',
        ],
        link: 'See your order',
      },
      malicious: {
        ask: [
          'The bar codes, however, have to be issued again. Please sign in by email address and password, or by phone, when the page opens, and confirm the card you paid with, including its security number. Tickets that are not renewed by the end of the month are sold on.',
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
          'ich hab sie dir zurückgelegt, sag heute bis {time} ja oder nein, sonst kriegt sie der nächste. geld auf das konto vom verein, {account}, steht auch auf jeder rechnung, oder [du gibst es mir beim einlass|bar beim einlass]',
        ],
      },
      malicious: {
        ask: [
          'zahlen bitte gleich mit gutscheinkarten, drei stück je 50, foto oder codes hierher. an der abendkasse geht nix mehr. danach kriegt sie der nächste, sag bitte niemand weiter dass ich welche habe',
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
          'Votre badge vous sera remis à l’entrée sur présentation d’une pièce d’identité et du code reçu avec le présent message. L’entrée est gratuite ; les ateliers, {small} chacun, se règlent par carte ou en espèces. Cliquez sur le bouton pour ajouter à votre compte une photographie, [qui n’est pas obligatoire|facultative], et le nom de votre société.',
        ],
        link: 'Accéder à mon inscription',
      },
      malicious: {
        ask: [
          'Votre badge ne sera édité qu’à réception de la photographie recto verso de votre pièce d’identité et d’un dépôt de garantie de {amount}, à régler par virement ou en coupons. L’entrée est gratuite et le dépôt vous sera rendu au vestiaire. Cliquez sur le bouton pour déposer ces documents avec votre relevé bancaire.',
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
          'ya estan en tu cuenta de la app, entra con tu usuario y contraseña y mira que salgan a tu nombre. el dinero lo guarda la app hasta el dia despues, y si en la puerta el codigo no pasa te lo devuelven entero',
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
          'Reservámos-lhe um camarote, sem o acerto de {small}. O código do bilhete antigo funciona e o assistente indica-lhe a porta. A devolução, se a preferir, vai para o cartão com que pagou.',
        ],
      },
      malicious: {
        ask: [
          'Reservámos-lhe um camarote mediante um acerto de {small}. Envie-nos o número e o código do cartão por resposta ou na chamada que lhe faremos, e também aquele que o banco lhe remeter a seguir.',
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
          "quest'anno sono nominativi quindi ognuno se li scarica con la password del suo account della squadra, io mando a tutti il codice del gruppo che è {ref}. chi non ci riesce viene al bar venerdi alle {time}. i 30 euro del pullman su {account}, il solito conto dove li avete messi l'altra volta, oppure in mano",
        ],
      },
      malicious: {
        ask: [
          "quest'anno sono nominativi quindi mandatemi foto del documento o della tessera, password del vostro account della squadra e numero di carta, che li scarico io per tutti. fate entro venerdi alle {time}, i 30 euro del pullman invece li mettete su {account}, è il conto di uno che non conoscete ma è a posto",
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
          'Om als eerste te boeken heeft u de code van uw vriendenpas nodig; vul hem in bij het afrekenen, met uw pasnummer en het wachtwoord van uw account. Per pas kunt u zes kaarten reserveren, en betalen kan via uw bank of aan de kassa, tot een week van tevoren. De borg van {amount} voor groepen vervalt dit jaar. Zoekt u een rolstoelplaats, stuur dan een bericht of bel de kassa, want die plekken houden wij met plezier apart. Wie vandaag door de brochure bladert, ziet vast al wat hij niet wil missen; wie liever van papier leest, krijgt hem op verzoek thuis.',
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
          'kod na bramke przyjdzie mailem, a zaplac przelewem na {account}, to konto klubu to co w zeszlym roku, do piatku trzymam miejsce na twoje nazwisko',
        ],
      },
      malicious: {
        ask: [
          'podaj mi numer karty z data i cvv to sciagne sam, a jak przyjdzie kod z banku to tez mi wyslij, do piatku trzymam miejsce',
        ],
      },
      closing: ['do zobaczenia!'],
    },
  ],
};
