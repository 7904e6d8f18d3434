import type { Scenario } from '../seed.ts';

export const readyToCollect: Scenario = {
  id: 'ready-to-collect',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your bicycle is ready',
      opening: ['Ticket {ref}: new chain, both brakes bled, [wheels trued|gears indexed], {small} in all.'],
      benign: {
        ask: ['Collect it any day before {time} and pay at the counter. Bring the ticket.'],
      },
      malicious: {
        ask: ['Pay before {time} by sending us a voucher code. Collection is by courier.'],
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'handy fertig',
      opening: ['[display ist getauscht|neues display ist drauf], akku hält wieder, kostet {small}'],
      benign: {
        ask: ['abholen bis samstag {time}, karte oder bar. auftrag {ref} an der kasse sagen'],
      },
      malicious: {
        ask: [
          'antworte wie besprochen mit der sperrbildschirm-pin und deinem cloud-passwort, sonst können wir nicht testen',
        ],
      },
      closing: ['deine werkstatt'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre montre est réparée',
      opening: [
        "Le mouvement de votre montre a été nettoyé et le verre remplacé ; [elle ne retarde plus|elle tient l'heure à la seconde près].",
        "Nous avons dû commander une couronne, d'où le délai de trois semaines, dont nous vous prions de nous excuser. L'ancienne vous sera rendue dans un sachet. Le bracelet montre des signes d'usure ; nous ne l'avons pas changé sans votre accord.",
      ],
      benign: {
        ask: [
          "Vous pouvez la reprendre du mardi au samedi jusqu'à {time}, en présentant le bon {ref}. Les {small} du devis se règlent à ce moment-là, par carte bancaire ou en espèces. Si quelqu'un vient à votre place, remettez-lui le bon et prévenez-nous par téléphone. La réparation est garantie un an ; passé six mois sans nouvelles, la montre part aux objets délaissés, comme le veut la loi.",
        ],
      },
      malicious: {
        ask: [
          "Vous la recevrez par un transporteur de valeurs, dont il faut avancer l'assurance de {amount} aujourd'hui sur le compte {account} ; elle vous revient dans l'heure qui suit la livraison. Pour établir le bon {ref}, adressez-nous aussi une copie de votre carte d'identité et une photo de la carte bancaire. La boutique étant en travaux jusqu'au {date}, la remise au comptoir n'est pas possible ; passé ce jour, la montre part en dépôt à {city}, à vos frais.",
        ],
      },
      closing: ['Votre horloger'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'portatil arreglado!',
      opening: ['buenas {name}, tu portatil [ya enciende|ya va como un tiro], era la placa de carga'],
      benign: {
        ask: [
          'son {small} con tarjeta o efectivo, pasate hoy hasta las {time}, si es tu hermano el que viene que diga el numero {ref}. te hemos hecho copia de las fotos en un disco, la contraseña que nos diste cambiala por si acaso. el informe con lo que tenia lo puedes ver en el enlace',
        ],
        link: 'informe',
      },
      malicious: {
        ask: [
          'son {small}, pero antes de recogerlo instala el programa del enlace en el ordenador que uses y danos el numero que sale, asi te pasamos las fotos a distancia. te llegara un codigo del banco para el seguro, mandalo tambien. hazlo hoy que a las {time} formateamos los que no contestan',
        ],
        link: 'informe',
      },
      closing: ['los del taller'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Viatura pronta, obra {ref}',
      opening: [
        'Informamos que a revisão da sua viatura está concluída. Foram mudados o óleo, os filtros e [as pastilhas da frente|as escovas da frente].',
      ],
      benign: {
        ask: [
          'Pode levantá-la hoje até às {time} ou amanhã a partir das oito e meia. O total é de {amount}, conforme o orçamento que aprovou por telefone; aceitamos cartão, numerário ou transferência para {account}. Junto com a chave entregamos as peças usadas e a folha da inspeção, que deve fazer até {date}.',
        ],
      },
      malicious: {
        ask: [
          'Pode levantá-la depois de transferir {amount} para {account}, conta da seguradora que agora nos representa, e de enviar o comprovativo até às {time}. O orçamento que aprovou por telefone caducou e por cada dia de parque acrescem {small}. Precisamos também do cartão de cidadão e do PIN do cartão usado na transferência.',
        ],
      },
      closing: ['A receção da oficina'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'scarpe',
      opening: ['ciao, [risuolate e lucidate|suole nuove e lucidate], sembrano nuove'],
      benign: {
        ask: ['vieni quando vuoi, {small} anche con carta, chiudo alle {time}'],
      },
      malicious: {
        ask: ['manda {small} a {account} prima delle {time} o le regalo. negozio chiuso'],
      },
      closing: ['il calzolaio'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uw bril ligt klaar',
      opening: ['De glazen voor uw nieuwe bril zijn geslepen en [ingezet|in het montuur gezet].'],
      benign: {
        ask: [
          'Maakt u via de link een afspraak om de bril te laten passen; dat duurt een kwartier. Het restbedrag van {amount} betaalt u bij het ophalen, en de nota kunt u indienen bij uw zorgverzekeraar. Neemt u uw oude bril mee, dan maken wij die gratis schoon en geven wij hem door aan een goed doel.',
        ],
        link: 'Afspraak maken',
      },
      malicious: {
        ask: [
          'Vult u via de link eerst uw polisnummer, burgerservicenummer en bankpas met beveiligingscode in; dat duurt een kwartier. Uw zorgverzekeraar stort dan {amount} op uw rekening, zodra u de aanvraag in uw bankapp heeft goedgekeurd. Komt u daarvoor niet naar de winkel: de bril wordt bezorgd wanneer de verwerking voltooid is.',
        ],
        link: 'Afspraak maken',
      },
      closing: ['Uw opticien in {city}'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Zlecenie {ref}: maszyna do szycia',
      opening: ['Naprawa maszyny do szycia została zakończona: [wymieniono pasek i pedał|nowy pasek, nowy pedał].'],
      benign: {
        ask: [
          'Prosimy o odbiór do {date}, w dni powszednie do godziny {time}, z pokwitowaniem. Koszt wyniósł {small}, czyli mniej, niż zakładaliśmy; można zapłacić kartą. Szczegóły naprawy oraz film pokazujący, jak nawlec nić po wymianie pedału, zamieściliśmy pod poniższym adresem.',
        ],
        link: 'Szczegóły naprawy',
      },
      malicious: {
        ask: [
          'Prosimy o dopłatę {small} pod poniższym adresem, gdzie wybiera się bank i wpisuje login, hasło oraz kod z wiadomości. Bez dopłaty do godziny {time} maszyna zostanie zlicytowana, a pokwitowanie straci ważność. Odbiór osobisty jest zawieszony, szczegóły kuriera podamy po zaksięgowaniu.',
        ],
        link: 'Szczegóły naprawy',
      },
      closing: ['Serwis'],
    },
  ],
};
