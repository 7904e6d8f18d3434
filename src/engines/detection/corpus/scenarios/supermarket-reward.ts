import type { Scenario } from '../seed.ts';

export const supermarketReward: Scenario = {
  id: 'supermarket-reward',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: [
        '{company} turns 40 this week!! [To celebrate|As a thank you] we want to give something back to our shoppers in {city}',
      ],
      benign: {
        ask: [
          'come on saturday, theres cake at 3 and a free tote bag for the first 200 through the door. no purchase, no sign up, kids welcome. if you cant make it the flyer is up on our page, some offers run till {date}',
        ],
        link: 'Celebrate with us',
      },
      malicious: {
        ask: [
          'take our 30 second anniversary quiz and get a {amount} shopping voucher sent to you. we just need a valid card to cover {small} activation, and your details to send it. only 17 vouchers remain for your area',
        ],
        link: 'Celebrate with us',
      },
      closing: ['see you soon!'],
      subject: 'Weve got a surprise for you {name}',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Anlässlich unseres Jubiläums bedanken wir uns bei unseren Stammkunden mit einem [Einkaufsgutschein|Gutschein für den nächsten Einkauf].',
      ],
      benign: {
        ask: [
          'Er liegt dem Prospekt bei, den Sie heute im Briefkasten finden, und gilt ab einem Einkauf von {small}. Pro Haushalt kann ein Gutschein eingelöst werden, eine Barauszahlung ist nicht möglich. Die Angebote der Festwoche können Sie schon heute ansehen.',
        ],
        link: 'Zum Gutschein',
      },
      malicious: {
        ask: [
          'Er hat einen Wert von {amount} und steht bis zum {date} für Sie bereit. Beantworten Sie drei Fragen zu Ihrem Einkaufsverhalten und geben Sie Ihre Daten für die Zustellung an. Pro Haushalt kann ein Gutschein angefordert werden, der Countdown läuft bereits.',
        ],
        link: 'Zum Gutschein',
      },
      closing: ['Wir freuen uns auf Sie.'],
      subject: 'Ihr Einkaufsgutschein von {company}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["bonjour {name}, merci d'etre passé chez {company} [cette semaine|samedi]"],
      benign: {
        ask: [
          "dites nous en 2 clics si l'accueil etait bien, c'est anonyme et y'a rien a gagner sauf un merci, mais le chef de rayon lit tout. les 3 idées les plus droles seront affichées a la boulangerie le {date}",
        ],
        link: 'Donner mon avis',
      },
      malicious: {
        ask: [
          "dites nous en 2 clics si l'accueil etait bien et recevez un robot de cuisine ! c'est gratuit, vous payez juste {small} de livraison avec votre carte, mais depechez vous, l'offre est reservée aux 50 premieres reponses",
        ],
        link: 'Donner mon avis',
      },
      closing: ['bonne journée !!'],
      subject: 'votre avis = un cadeau',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Hemos elegido a [un pequeño grupo de clientes|algunos clientes] de {city} para valorar nuestro nuevo horario.',
      ],
      benign: {
        ask: [
          'El premio es modesto: entre quienes respondan antes del {date} se sortean tres jamones, y el resultado se anuncia en el tablón de la tienda. No pedimos más que un nombre de pila, y el ganador lo recoge en la sección de charcutería con un amigo que lo ayude a llevarlo.',
        ],
        link: 'Responder',
      },
      malicious: {
        ask: [
          'El premio está garantizado: todos los que respondan hoy reciben una batidora valorada en {amount}. Al terminar, elija su artículo y abone {small} en concepto de transporte. Aproveche, ya que la página dejará de estar disponible en cuanto se agoten las unidades.',
        ],
        link: 'Responder',
      },
      closing: ['Gracias por su tiempo.'],
      subject: 'Encuesta de satisfacción: premio disponible',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['oi {name}, és cliente {company} [ha mais de um ano|faz tempo] e isso merece um miminho'],
      benign: {
        ask: [
          'o cupao ja esta no teu cartao, da em tudo menos tabaco e jornais. basta dizeres o numero na caixa ate {date}. se o cartao ficou em casa a menina da caixa procura pelo telemovel',
        ],
        link: 'ver cupao',
      },
      malicious: {
        ask: [
          'o cupao de {amount} esta quase a acabar, garante ja o teu. partilha com 15 amigos, preenche os dados e confirma o telemovel com o codigo, é grátis so hoje. nao deixes para amanha que acaba',
        ],
        link: 'ver cupao',
      },
      closing: ['boas compras!!'],
      subject: 'CUPÃO de {small} a tua espera',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Da {past} il nostro supermercato ha cambiato volto: [più banchi freschi, meno attesa|più fresco e meno code alle casse].',
      ],
      benign: {
        ask: [
          "Per farLe provare le novità, mettiamo a disposizione un buono di {small}, stampato in fondo al prossimo scontrino. Si usa entro il {date} su una spesa di almeno il doppio. Ci dica poi che cosa ne pensa: la cartolina è accanto all'uscita.",
        ],
        link: 'Il mio buono',
      },
      malicious: {
        ask: [
          "Per celebrare l'apertura, mettiamo a disposizione cento buoni da {amount}. Il Suo è già riservato: risponda alle domande, indichi i Suoi dati e confermi con la carta un pagamento simbolico di {small}. Trascorsi dieci minuti, il buono sarà assegnato ad altri.",
        ],
        link: 'Il mio buono',
      },
      closing: ['La aspettiamo.'],
      subject: 'Cara cliente, un buono spesa per Lei',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['[elke maand|iedere maand] zetten we bij {company} iemand in het zonnetje en deze keer ben jij het'],
      benign: {
        ask: [
          'kom {date} even langs de bloemenafdeling, er staat een boeket klaar en een kop koffie. we maken een foto voor het prikbord als je dat leuk vindt. kan je niet? bel {phone} dan geven we het aan je buurvrouw',
        ],
        link: 'verder',
      },
      malicious: {
        ask: [
          'je wint een airfryer of een cadeaukaart van {amount}, jij mag kiezen. klik binnen 5 minuten, vul de vragen in en betaal {small} voor de bezorging. te laat is pech, dan wint de volgende bezoeker van de pagina',
        ],
        link: 'verder',
      },
      closing: ['hoera!'],
      subject: 'Gefeliciteerd {name}, je bent bezoeker nr 1.000',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Z okazji otwarcia [setnego|dwusetnego] sklepu przygotowaliśmy upominki dla naszych klientów.'],
      benign: {
        ask: [
          'Przy zakupach powyżej {small} otrzymują Państwo przy kasie kartę podarunkową na następną wizytę, do wyczerpania zapasów. Regulamin i listę sklepów znajdą Państwo na stronie. Promocja kończy się dzisiaj, można płacić kartą i gotówką.',
        ],
        link: 'Sprawdź',
      },
      malicious: {
        ask: [
          'Wystarczy wypełnić krótką ankietę, aby otrzymać kartę podarunkową o wartości {amount}. Pozostało tylko dziewięć kart. Proszę podać dane do wysyłki oraz opłacić {small} kartą płatniczą; kod karty prześlemy po zakończeniu weryfikacji.',
        ],
        link: 'Sprawdź',
      },
      closing: ['Zapraszamy!'],
      subject: 'Karta podarunkowa czeka',
    },
  ],
};
