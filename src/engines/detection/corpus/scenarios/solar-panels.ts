import type { Scenario } from '../seed.ts';

export const solarPanels: Scenario = {
  id: 'solar-panels',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['Homeowners in {city} are [asking us|wondering] whether solar is worth it this year.'],
      benign: {
        ask: [
          'The answer depends on the slope, the shade and what you use by day. Send us a photo of the roof and one electricity bill, and our fitter will work it out for nothing; about a third of the roofs we see are not worth it, and we say so. No deposit is taken before the survey.',
        ],
        link: 'Check my roof',
      },
      malicious: {
        ask: [
          'The answer is yes, because a new government scheme pays for everything, and it closes on {date}. Your postcode has been selected for free panels. Our fitters are in {city} now; check whether you qualify: all we need is your age, phone number and whether you own your home. Places are almost gone.',
        ],
        link: 'Check my roof',
      },
      closing: ['Sunny regards from the team.'],
      subject: 'Could your roof pay your bills?',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['{name}, die nachbarn haben schon eine drauf, [und sie|und ihr dach]?'],
      benign: {
        ask: [
          'nein der staat zahlt nicht alles, mehrwertsteuer fällt weg und das wars. wir sind ein betrieb mit 9 leuten aus {city}, haben bis {date} noch luft und kommen gern mal mit der leiter vorbei. angebot kostet nix, wenn der baum im weg ist sagen wirs auch',
        ],
        link: 'prüfen',
      },
      malicious: {
        ask: [
          'ja bis {date} zahlt der staat alles, danach ist der topf leer, und kaum einer weiß es. haus vor 2010? dann haben sie anspruch auf {amount}. nur schnell plz, telefon und alter eingeben, dann ruft jemand aus {city} an. kostet nix, wer nicht mitmacht verschenkt geld',
        ],
        link: 'prüfen',
      },
      closing: ['sonnige grüße'],
      subject: 'solar: staat zahlt jetzt ALLES?',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'En tant que propriétaire à {city}, vous pouvez [prétendre à|demander] des aides pour isoler vos combles.',
      ],
      benign: {
        ask: [
          "Leur montant dépend de vos revenus et du logement ; la demande se dépose auprès de la maison de l'habitat, avant tout devis signé. Notre entreprise, labellisée, vous remettra un chiffrage après visite, et vous aurez quatorze jours pour réfléchir. Comptez en moyenne {amount} à votre charge.",
        ],
        link: 'Estimer mes aides',
      },
      malicious: {
        ask: [
          "Le dispositif à un euro prend fin le {date} et votre logement a été retenu. Vous n'avez rien à payer, ni visite ni démarche : confirmez votre téléphone, votre numéro fiscal et l'âge de la maison, et nos équipes passeront cette semaine. Au-delà, les propriétaires non équipés devront acquitter une taxe.",
        ],
        link: 'Estimer mes aides',
      },
      closing: ['Le pôle habitat'],
      subject: "Travaux d'isolation : vos aides",
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} [te ha llegado|habras visto] lo de las placas gratis no?'],
      benign: {
        ask: [
          'pues gratis no hay nada, pero con la subvencion del ayuntamiento, {small} por placa, se te quedan en la mitad y en 8 años pagadas. en {company} te hacemos el estudio y si tu tejado da al norte te mandamos a casa tan feliz. cita hasta el {date}',
        ],
        link: 'lo miro',
      },
      malicious: {
        ask: [
          'pues es verdad, el plan estatal las pone gratis a los mayores de 45 hasta el {date} y encima te pagan {amount} al año. solo di tu codigo postal, telefono y compañia de luz, te llamamos en 5 minutos. quedan 12 en {city}',
        ],
        link: 'lo miro',
      },
      closing: ['un saludo'],
      subject: 'placas solares a 0 euros??',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['O preço da eletricidade voltou a subir em {past}. [Há soluções.|Existem soluções.]'],
      benign: {
        ask: [
          'Com painéis e bateria, alguns clientes nossos poupam 90% em agosto e 20% em janeiro; a média do ano anda pela metade. Fazemos o estudo com as suas faturas e instalamos com técnicos nossos, a partir de {small} por mês. O apoio do Estado, quando existe, é pedido por si no portal próprio.',
        ],
        link: 'Ver como',
      },
      malicious: {
        ask: [
          'Com um pequeno aparelho que se liga à tomada, a poupança é imediata e garantida, seja qual for o contrato. As companhias elétricas querem proibi-lo. Já muitas casas em {city} o têm, e chega em dois dias. Indique o número do contador e os dados do cartão para reservar o seu; restam poucas unidades.',
        ],
        link: 'Ver como',
      },
      closing: ['Boas poupanças.'],
      subject: 'Reduza a fatura da luz até 90%',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['buongiorno {name}, [ci chiedono tutti|tutti ci chiedono] se i bonus finiscono'],
      benign: {
        ask: [
          "calano, non finiscono. chi paga con bonifico parlante entro l'anno detrae ancora metà. noi montiamo, la pratica la fa il vostro commercialista. sopralluogo gratis in zona {city}, preventivo scritto e nessuna firma sul tablet",
        ],
        link: 'verifica',
      },
      malicious: {
        ask: [
          "finiscono il {date} e lei risulta idoneo al contributo del 100%. basta lasciare telefono, pod della bolletta e iban per l'accredito di {amount}, firma sul tablet con il nostro incaricato. niente preventivo, posti limitati",
        ],
        link: 'verifica',
      },
      closing: ['a presto'],
      subject: 'bonus caldaia/fotovoltaico ultimi giorni',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Uw gemeente stelt [dit jaar|dit najaar] geld beschikbaar voor het verduurzamen van woningen.'],
      benign: {
        ask: [
          'U vraagt de subsidie zelf aan met uw DigiD, na afloop van het werk en met onze factuur erbij. Wij plaatsen alleen panelen die op uw dak ook renderen; de berekening krijgt u vooraf op papier. Vergelijk vandaag gerust met andere installateurs, vanaf {small} per paneel, dat doen de meesten.',
        ],
        link: 'Controleer mijn woning',
      },
      malicious: {
        ask: [
          'U komt volgens onze gegevens in aanmerking voor gratis panelen, mits u zich voor {date} aanmeldt. Vul uw postcode, telefoonnummer en rekeningnummer in, dan reserveren wij het bedrag van {amount}. Na die datum vervalt de regeling voorgoed en gaat uw plek naar de volgende woning.',
        ],
        link: 'Controleer mijn woning',
      },
      closing: ['Uw energieadviseur'],
      subject: 'Zonnepanelen: subsidie in uw gemeente',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, twoja gmina jest na liscie [programu|dofinansowania]'],
      benign: {
        ask: [
          'za darmo nie jest, zwracaja do {amount} i to po odbiorze. wniosek sklada sie w urzedzie, pomozemy wypelnic. audyt u nas bezplatny, jak dach zacieniony to od razu powiemy ze szkoda kasy. terminy montazu od {date}',
        ],
        link: 'sprawdz dach',
      },
      malicious: {
        ask: [
          'program placi za wszystko, ale tylko dla 30 domow do {date}. zostaw telefon, pesel i numer licznika, konsultant oddzwoni w 10 minut. kto sie spozni ten zaplaci kare za stary piec, wiec nie ma na co czekac',
        ],
        link: 'sprawdz dach',
      },
      closing: ['pozdrawiam'],
      subject: 'fotowoltaika za darmo - lista',
    },
  ],
};
