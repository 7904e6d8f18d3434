import type { Scenario } from '../seed.ts';

export const chosenCustomer: Scenario = {
  id: 'chosen-customer',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: [
        'Good news {name}!! Out of everyone on our list [you have been chosen|your name was picked] for the {product} giveaway at {company}',
      ],
      benign: {
        ask: [
          'no survey, no card, nothing to pay. its for the 10 of you who had the club card longest, just come to the till today and pick it up. only while stocks last so be quick!! button shows opening hours',
        ],
        link: 'See more',
      },
      malicious: {
        ask: [
          'answer a short survey, pay only {small} for shipping and its yours. only 5 left and the page closes on {date}. confirm your delivery address now before we give it to the next person!! button takes you to your reward',
        ],
        link: 'See more',
      },
      closing: ['Well done again from the whole team'],
      subject: '{name}, you have been chosen!',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Unter allen Kundinnen und Kunden im Raum {city} wurden [zehn Personen|zwölf Personen] ausgewählt, unser neues Werkzeugset zu bekommen. Sie gehören dazu.',
      ],
      benign: {
        ask: [
          'Wir suchen Tester: Sie nehmen das Set vier Wochen mit in die Werkstatt, sagen uns anschließend Ihre ehrliche Meinung und bringen es am {date} in den Baumarkt zurück. Wer mag, kann es danach zum halben Preis kaufen. Bitte sagen Sie bis {time} Uhr zu oder ab, die Plätze sind schnell vergeben.',
        ],
        link: 'Jetzt teilnehmen',
      },
      malicious: {
        ask: [
          'Sie müssen dafür nur an einer kurzen Umfrage teilnehmen, die keine zwei Minuten dauert. Das Set im Wert von {amount} ist kostenlos, lediglich der Versand von {small} wird berechnet. Bitte bestätigen Sie Ihre Anschrift bis zum {date}, die restlichen Sets sind schnell vergeben. Danach verfällt Ihr Anspruch.',
        ],
        link: 'Jetzt teilnehmen',
      },
      closing: ['Herzlichen Glückwunsch und viel Freude damit!'],
      subject: 'Sie wurden ausgewählt, {name}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonne nouvelle !! votre numero {ref} [fait partie de|est dans] la selection {company} du mois'],
      benign: {
        ask: [
          "ca veut dire que vous etes invité(e) ce soir au magasin, cadeau seulement pour vous, buffet offert et -20% sur la perceuse et le reste. on confirme sa place en cliquant, il n'y a rien a gagner ni a payer mais les places partent vite",
        ],
        link: 'Je confirme',
      },
      malicious: {
        ask: [
          "ca veut dire que vous avez gagné la perceuse sans fil d'une valeur de {amount}. on repond a 4 questions en cliquant, puis on regle juste les frais d'envoi de {small}. offre valable jusqu'au {date}, les lots partent vite",
        ],
        link: 'Je confirme',
      },
      closing: ['a tres vite'],
      subject: 'Felicitations vous etes selectionné(e) !',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Estimado cliente, su nombre figura en la lista de [este mes|octubre] de {company}.'],
      benign: {
        ask: [
          'La lista reúne a quienes compran con nosotros desde hace más de cinco años. Les enviaremos a casa un calendario de pared con el próximo pedido, sin coste y sin que tengan que hacer nada. Si se ha mudado, avise en la tienda o por teléfono antes del {date} para no perder su regalo.',
        ],
        link: 'Ver mi regalo',
      },
      malicious: {
        ask: [
          'La lista reúne a los ganadores de un teléfono de última generación. Para recibirlo en casa, responda a nuestra encuesta y abone únicamente {small} de gastos de envío. Si no reclama su regalo antes del {date}, lo asignaremos a otro participante y usted perderá todo derecho a recibirlo.',
        ],
        link: 'Ver mi regalo',
      },
      closing: ['Gracias por su fidelidad.'],
      subject: 'Ha sido seleccionado para nuestra campaña',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola {name} a {company} faz anos e [tu foste um dos escolhidos|escolhemos te a ti] entre milhares'],
      benign: {
        ask: [
          'este ano oferecemos um bolo a quem comprou connosco em {past}, levantas hoje na loja e trazes quem quiseres. diz que vens clicando aqui nas próximas 3 horas, depois ja nao da pra encomendar ao pasteleiro',
        ],
        link: 'clica aqui',
      },
      malicious: {
        ask: [
          'este ano oferecemos um telemovel novo, responde ao questionario de 30 segundos e paga so {small} do envio. so restam 3!! clica aqui e reclama o teu premio, depois de {date} ja vai para outra pessoa',
        ],
        link: 'clica aqui',
      },
      closing: ['beijinhos e obrigado'],
      subject: 'parabens!! foste escolhido',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Gentile cliente, il Suo nominativo è stato estratto [questa mattina|stamattina] tra quelli dei possessori della tessera {company}.',
      ],
      benign: {
        ask: [
          "L'omaggio è una borsa per la spesa, che troverà alla cassa del Suo punto vendita da lunedì. Mostri la tessera o dica il numero {ref}; non occorrono altri dati. La promozione vale solo oggi, e le borse sono poche.",
        ],
        link: "Scopri l'omaggio",
      },
      malicious: {
        ask: [
          "L'omaggio è un set di utensili del valore di {amount}, disponibile fino al {date}. Completi il sondaggio, inserisca l'indirizzo di consegna e versi il contributo di spedizione di {small}. La prenotazione scade tra quindici minuti, e i set sono pochi.",
        ],
        link: "Scopri l'omaggio",
      },
      closing: ['Grazie per averci scelto.'],
      subject: 'Un omaggio riservato a Lei',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['Beste klant, u staat [bovenaan|op nummer 1] op onze lijst van deze week'],
      benign: {
        ask: [
          'we hebben van uw straat gehoord dat de opening van de bouwmarkt voor overlast zorgt, daarom krijgt u en de buren {small} korting. bon ligt vandaag bij de balie. liever bloemen? laat het even weten via de knop',
        ],
        link: 'Bekijk',
      },
      malicious: {
        ask: [
          'wij hebben geprobeerd u te bereiken, er ligt een boormachine voor u klaar tot {date}. vul snel de enquete in en betaal alleen de verzending van {small}. geen reactie voor {date}? dan gaat hij naar de volgende via de knop',
        ],
        link: 'Bekijk',
      },
      closing: ['groetjes en geniet ervan'],
      subject: 'U bent de gelukkige!!',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: [
        'W ubiegłym tygodniu wylosowaliśmy [pięćdziesiąt|sto] numerów kart klienta. Numer {ref} jest wśród nich.',
      ],
      benign: {
        ask: [
          'Wylosowane osoby zapraszamy do rady klientów: cztery spotkania w roku, kawa i rozmowa o tym, co w sklepie poprawić. Za udział nie płacimy, zwracamy koszt dojazdu. Prosimy potwierdzić jeszcze dzisiaj, czy weźmie Pan/Pani udział, bo lista rezerwowa czeka.',
        ],
        link: 'Potwierdzam',
      },
      malicious: {
        ask: [
          'Wylosowane osoby otrzymują zestaw narzędzi o wartości {amount}. Wystarczy odpowiedzieć na trzy pytania i opłacić koszt przesyłki, {small}. Prosimy potwierdzić odbiór do {date}, gdyż nieodebrane nagrody przechodzą na osoby z listy rezerwowej, a liczba sztuk jest ograniczona.',
        ],
        link: 'Potwierdzam',
      },
      closing: ['Serdecznie gratulujemy.'],
      subject: 'Został Pan/Została Pani wybrana w naszej akcji',
    },
  ],
};
