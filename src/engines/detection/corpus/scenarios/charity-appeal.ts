import type { Scenario } from '../seed.ts';

export const charityAppeal: Scenario = {
  id: 'charity-appeal',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'sponsor me??',
      opening: [
        'doing the 10k in {city} on {date} for the [animal shelter|cats home], still need sponsors, every little helps!!',
      ],
      benign: {
        ask: [
          'no money now please, just write your name on the sheet in the staff kitchen and how much per mile. {other} collects after the race, if i make it that is lol. or come and cheer at the bridge about {time}',
        ],
      },
      malicious: {
        ask: [
          'easiest is gift cards from any shop, send me the codes by mail and i pass them on. or give me your card number and the three digits on the back and i do it for you, i need it before {time}',
        ],
      },
      closing: ['thank you thank you'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Spendenaufruf nach dem Hochwasser in {city}',
      opening: [
        'die Bilder aus {city} haben Sie sicher gesehen. Seit dem {past} stehen dort ganze Straßen unter Wasser, und viele Familien haben [alles verloren|ihr Zuhause verloren].',
        'Ich selbst bin seit vier Tagen als freiwilliger Helfer vor Ort. Am dringendsten fehlen Trockner, Decken und Menschen, die mit anpacken; die Schule dient als Notunterkunft für achtzig Personen.',
        'Besonders schwer getroffen hat es die Straßen am alten Hafen. {other}, dort seit 1961 zu Hause, haben wir gestern mit dem Boot geholt; außer einer Tasche und der Katze kam nichts mit.',
      ],
      benign: {
        ask: [
          'Wenn Sie helfen möchten, dann geben Sie bitte über eine Organisation, die Sie schon kennen, oder über das Spendenkonto der Stadt, das im Rathaus aushängt und in der Zeitung steht. Ich selbst nehme kein Geld an. Sachspenden können Sie bis zum {date} im Gemeindehaus abgeben, am besten in beschrifteten Kartons. Wer ein Wochenende Zeit hat, erreicht mich unter {phone}, ich teile dann die Gruppen ein. Auch wenn Sie nur diese Zeilen weitergeben, ist schon etwas gewonnen.',
        ],
      },
      malicious: {
        ask: [
          'Wenn Sie helfen möchten, dann überweisen Sie bitte sofort auf mein Konto {account}, denn das Spendenkonto der Stadt ist gesperrt und das Geld kommt dort nicht an. Noch schneller geht es mit Guthabenkarten, deren Nummern Sie mir hier schicken. Für die Quittung brauche ich eine Kopie Ihres Ausweises. Bitte fragen Sie nicht bei der Stadt oder im Rathaus nach, in dieser Lage zählt jede Stunde. Wer Bargeld hat, dem schicke ich um {time} Uhr einen Fahrer; schreiben Sie mir einfach Adresse und Betrag.',
        ],
      },
      closing: ['Ich danke Ihnen von Herzen, auch im Namen der Familien.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: "Pour l'école de {city}",
      opening: [
        "Nous sommes un petit groupe de parents et nous voulons [rouvrir|remettre en état] la bibliothèque de l'école.",
      ],
      benign: {
        ask: [
          "Une vente de gâteaux aura lieu le {date}, sous le préau. L'an dernier, {amount} récoltés. Venez avec vos enfants ! Pour faire un don, l'urne vous attend sur le comptoir de la mairie, et l'association délivre des reçus.",
        ],
      },
      malicious: {
        ask: [
          "Nous avons besoin de {amount} avant le {date}. Aidez nos enfants ! Versez votre don sur {account}, c'est mon compte personnel, puis envoyez-moi la photo de votre carte bancaire pour le reçu.",
        ],
      },
      closing: ['Merci du fond du cœur.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'por favor ayuda para {other}',
      opening: [
        'hola, {other} esta en el hospital desde el {past} y la operacion [es carisima|cuesta {amount}], no sabemos que hacer',
      ],
      benign: {
        ask: [
          'el sabado hacemos una paella solidaria en la plaza a las {time}, venid todos y traed amigos. y lo mas urgente hoy es sangre, de cualquier grupo, para eso id al centro de donacion con el dni',
        ],
      },
      malicious: {
        ask: [
          'por favor mandad lo que podais en tarjetas de recarga, las rascais y me pasais la clave por aqui. el sabado a las {time} ya es tarde. si preferis banco decidme vuestro usuario y clave y lo saco yo',
        ],
      },
      closing: ['gracias de todo corazon'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'ajudem o abrigo',
      opening: ['gente o abrigo dos caes [vai fechar|pode fechar] dia {date}, sao 40 animais!!'],
      benign: {
        ask: [
          'precisamos de raçao ({small} o saco) e mantas, entregar no portao ate as {time}. dinheiro nao, a junta ja paga a renda. cliquem pra ver as fotos e adotem um!!',
        ],
        link: 'ver os animais',
      },
      malicious: {
        ask: [
          'precisamos de {small} de cada um HOJE, cliquem e metam o cartao com o codigo de tras. recibo nao ha, a junta nao pode saber. cliquem!!',
        ],
        link: 'ver os animais',
      },
      closing: ['partilhem por favor'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Un aiuto per la mensa',
      opening: [
        "La mensa di via Roma serve ogni giorno duecento pasti. [Con l'inverno le richieste sono raddoppiate.|Da novembre le richieste sono raddoppiate.]",
      ],
      benign: {
        ask: [
          "Cerchiamo volontari per il turno serale, anche solo due ore al mese. Chi preferisce donare può farlo in parrocchia, oppure con un bonifico sul conto {account} dell'associazione, riportato anche nel bilancio.",
        ],
      },
      malicious: {
        ask: [
          'Cerchiamo benefattori disposti ad anticipare la caparra per una nuova cucina. Chi vuole donare risponda indicando numero di carta, scadenza e codice, oppure invii un bonifico sul conto {account} del mio commercialista.',
        ],
      },
      closing: ['Grazie per quello che potrà fare.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'collecte {city}',
      opening: ['beste buren, zoals elk jaar halen we geld op voor [het hospice|de speeltuin]'],
      benign: {
        ask: [
          'ik kom {date} met de bus langs, kleingeld is prima. wie liever pint, dat kan bij het buurthuis tot {time}. legitimatie heb ik bij me, vraag er gerust naar',
        ],
      },
      malicious: {
        ask: [
          'ik kom {date} langs om je pas te wisselen, dan gaat de gift vanzelf. zet je pincode even op een briefje. of maak nu over op mijn rekening {account}',
        ],
      },
      closing: ['groetjes van nummer 14'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'zbiorka dla {other}',
      opening: ['kochani, {other} potrzebuje rehabilitacji po wypadku, brakuje [jeszcze|nam] {amount}'],
      benign: {
        ask: [
          'oficjalna zbiorka jest na stronie fundacji, konto {account} tez tam podane, wiec sprawdzcie sami zanim wplacicie. mozna tez przyniesc ksiazki na kiermasz do {date}. uwazajcie, ktos podszywa sie pod rodzine i prosi o kody',
        ],
      },
      malicious: {
        ask: [
          'strona fundacji nie dziala wiec wplacajcie na moje prywatne konto {account}, jak najszybciej. mozna tez przyslac mi kod do wyplaty z bankomatu i potwierdzic na telefonie. uwazajcie, ktos podszywa sie pod rodzine, piszcie tylko do mnie',
        ],
      },
      closing: ['kazda zlotowka sie liczy, dziekujemy'],
    },
  ],
};
