import type { Scenario } from '../seed.ts';

export const packageOnHold: Scenario = {
  id: 'package-on-hold',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['We tried to deliver your parcel on {past}, [but nobody was in|without success].'],
      benign: {
        ask: [
          'It will be kept at the depot in {city} until {date}. Choose another day with the number on the card we left, or name a neighbour; a second attempt can be had for a fee of {small}. After that it returns to the sender, who can tell you what it was.',
        ],
        link: 'Track parcel',
      },
      malicious: {
        ask: [
          'The address is incomplete and postage is due. Please update your details and pay the redelivery charge within 24 hours using the link. After that it returns to the sender, and storage will be charged to you for each day.',
        ],
        link: 'Track parcel',
      },
      closing: ['Delivery service'],
      subject: 'Your parcel {ref} is on hold',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo {name}, deine sendung {ref} [liegt noch im depot|hängt noch im depot]'],
      benign: {
        ask: [
          'das band war gestern kaputt, kommt heute nachmittag zwischen 14 und {time}. dann musst du nur unterschreiben. wenn du nicht da bist sag dem fahrer in der verfolgung wohin damit, nachbar oder garage',
        ],
        link: 'sendung verfolgen',
      },
      malicious: {
        ask: [
          'es fehlen {small} porto, erst danach fährt der fahrer los. bitte gleich hier mit karte zahlen und adresse bestätigen, sonst geht sie heute nachmittag zurück. ist nur eine kleinigkeit, dauert keine zwei minuten',
        ],
        link: 'sendung verfolgen',
      },
      closing: ['dein zustelldienst'],
      subject: 'paket hängt fest',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ['Votre colis {ref} est arrivé dans notre centre de {city}, [où il est en attente|où il attend].'],
      benign: {
        ask: [
          "Le livreur n'a pas trouvé l'interphone. Indiquez-nous l'étage sur la page de suivi, ou choisissez un point relais avec le lien ou le formulaire ; la livraison y coûte {small} de moins. Sans nouvelles de votre part, nous repasserons demain matin, puis le colis sera confié au relais le plus proche.",
        ],
        link: 'Suivre mon colis',
      },
      malicious: {
        ask: [
          "Les frais d'affranchissement n'ont pas été réglés en totalité. Pour programmer la livraison, veuillez acquitter {small} sur la page de suivi, avec la carte de votre choix, et confirmer vos coordonnées. Sans règlement demain matin, le colis sera renvoyé, et une pénalité pourra vous être réclamée.",
        ],
        link: 'Suivre mon colis',
      },
      closing: ['Votre transporteur'],
      subject: 'Colis en attente de livraison',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} tu paquete esta [parado|retenido] en el almacen desde el {past}'],
      benign: {
        ask: [
          'es el aire acondicionado que pesa 40 kilos y hace falta furgon grande. va el {date} entre las 9 y las {time}, no pagues nada al repartidor que ya esta todo. si no vas a estar cambia el dia en la web con tu numero',
        ],
        link: 'ver envio',
      },
      malicious: {
        ask: [
          'es por un error en la direccion, confirma la calle y paga {small} de gastos de reenvio con tarjeta antes de las {time}. si no pagas se destruye y te cobran el almacen por dias. la web solo abre desde este enlace',
        ],
        link: 'ver envio',
      },
      closing: ['reparto'],
      subject: 'paquete retenido {ref}',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['A sua encomenda internacional [aguarda desalfandegamento|está em desalfandegamento] desde {past}.'],
      benign: {
        ask: [
          'Falta a fatura do vendedor. Anexe-a na área de cliente, onde pode também ver o imposto calculado; só depois paga, cerca de {small}, por referência multibanco emitida em seu nome ou ao balcão. Tem vinte dias para o fazer, após os quais a encomenda regressa à origem sem qualquer custo.',
        ],
        link: 'Detalhes da encomenda',
      },
      malicious: {
        ask: [
          'Falta o pagamento da taxa. Efetue-o agora através da página abaixo, indicando nome, morada, telefone e cartão bancário, e valide com o código recebido. Tem vinte e quatro horas para o fazer, após as quais a encomenda é leiloada e lhe será instaurado um processo.',
        ],
        link: 'Detalhes da encomenda',
      },
      closing: ['Apoio ao cliente'],
      subject: 'Encomenda retida na alfândega: {ref}',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, il pacco {ref} è [in giacenza|fermo] da {past}'],
      benign: {
        ask: [
          'lo trovi al punto di ritiro di {city}, serve un documento e il codice che hai già avuto. lo teniamo fino al {date} gratis. se mandi qualcun altro scrivi una delega, va bene pure su un foglio di quaderno',
        ],
        link: 'traccia il pacco',
      },
      malicious: {
        ask: [
          "per sbloccarlo conferma l'indirizzo di {city} e paga la giacenza con la carta, è l'ultimo avviso. dopo il {date} lo rispediamo e paghi il doppio. il codice che ti manda la banca va messo nella stessa pagina",
        ],
        link: 'traccia il pacco',
      },
      closing: ['corriere'],
      subject: 'pacco in giacenza',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['De bezorger heeft uw pakket [niet kunnen afgeven|meegenomen naar het depot]. Zendingsnummer: {ref}.'],
      benign: {
        ask: [
          'Het pakt niet in de brievenbus. Vanaf morgen ligt het bij de kapper om de hoek; neem een legitimatiebewijs mee. Liever vandaag nog aan de deur? Kies dan een moment en betaal {small} met uw bank, voor {date}.',
        ],
        link: 'Plan bezorging',
      },
      malicious: {
        ask: [
          'Het adres klopt niet volledig. Bevestig uw adres bij ons depot in {city} en reken de bezorgkosten af met uw bankpas. Doet u dit niet vandaag, dan gaat het pakket retour en brengen wij opslagkosten in rekening.',
        ],
        link: 'Plan bezorging',
      },
      closing: ['Pakketdienst'],
      subject: 'Uw pakket kon niet worden bezorgd',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['twoja paczka {ref} [czeka|stoi] w sortowni'],
      benign: {
        ask: [
          'etykieta sie odkleila i nie wiemy do kogo jedzie. napisz co w srodku i jaki kolor pudelka, to ja znajdziemy, nic nie placisz. najlepiej przez formularz w sledzeniu, telefon ciagle zajety',
        ],
        link: 'sledz paczke',
      },
      malicious: {
        ask: [
          'kurier nie ruszy bo brakuje {small} doplaty za wage. zaplac szybko karta przez link, potwierdz adres i telefon, to jutro jest. nie zaplacisz to paczka wraca i naliczamy kare za kazdy dzien',
        ],
        link: 'sledz paczke',
      },
      closing: ['kurier'],
      subject: 'paczka wstrzymana',
    },
  ],
};
