import type { Scenario } from '../seed.ts';

export const badgeRenewal: Scenario = {
  id: 'badge-renewal',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: 'staff badge',
      opening: ['your badge [runs out|expires] {date}'],
      benign: { ask: ['open this page, pick your new photo, please'], link: 'badge page' },
      malicious: { ask: ['extend it in the staff portal, the old one stays'], link: 'badge page' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      subject: 'Zutrittskarte läuft ab',
      opening: ['Ihre Zutrittskarte ist [noch bis|gültig bis] {date}.'],
      benign: { ask: ['Bitte holen Sie die neue an der Pforte ab.'], link: 'Zutrittskarte' },
      malicious: { ask: ['Verlängern können Sie sie hier im Kartenportal.'], link: 'Zutrittskarte' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: 'badge parking',
      opening: ["votre badge parking [expire le|n'est plus valable après le] {date}"],
      benign: { ask: ['ouvrez la page et demandez le prochain'], link: 'badge' },
      malicious: { ask: ['il se prolonge sur le portail, rubrique parking'], link: 'badge' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Renovación de la tarjeta de acceso',
      opening: [
        'Su tarjeta de acceso a las instalaciones de {company} [caduca el|vence el] {date}. A partir de ese día los tornos no la reconocerán.',
      ],
      benign: {
        ask: [
          'Puede recoger la nueva en conserjería de lunes a jueves, entregando la antigua. Si ha cambiado de aspecto y desea otra fotografía, solicítelo en la intranet, sección Accesos, a la que dirige el botón. Quienes trabajan a distancia la recibirán por mensajero.',
        ],
        link: 'Renovar tarjeta',
      },
      malicious: {
        ask: [
          'Puede prolongar la validez sin desplazarse, pulsando el botón y siguiendo los pasos que se muestran; no es preciso acudir a conserjería. Si no la prolonga, quedará anulada también la del aparcamiento. Quienes trabajan a distancia deben hacerlo igualmente.',
        ],
        link: 'Renovar tarjeta',
      },
      closing: ['Servicios generales'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'cartao de acesso',
      opening: ['bom dia, o teu cartao de acesso [acaba a|so da ate] {date}'],
      benign: {
        ask: [
          'passa na portaria com o antigo que eles tem o novo feito, das {time} em diante. se ja nao te serve a foto tens de pedir outra na intranet, pedidos, cartoes, e ai demora uma semana. o link vai la ter',
        ],
        link: 'cartao',
      },
      malicious: {
        ask: [
          'para nao ficares à porta prolonga no link, abre e aceita e a portaria é avisada. nao adianta passares por la que eles nao tem nada. se nao der à primeira espera e tenta outra vez, demora a abrir',
        ],
        link: 'cartao',
      },
      closing: ['segurança {company}'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Tesserino aziendale in scadenza',
      opening: ['La informiamo che il Suo tesserino [scade|cesserà di essere valido] il {date}.'],
      benign: {
        ask: [
          'Il rinnovo è automatico: il nuovo tesserino viene stampato in questi giorni e distribuito dai capireparto. Se nel frattempo ha cambiato mansione, lo comunichi all’ufficio del personale o aggiorni la scheda nella intranet, che si apre con il pulsante.',
        ],
        link: 'Tesserino',
      },
      malicious: {
        ask: [
          'Il rinnovo non è automatico: va richiesto dalla pagina che si apre con il pulsante, controllando i dati proposti e premendo «Invia». Chi non lo richiede entro la giornata non potrà accedere alla mensa né agli spogliatoi fino al mese prossimo.',
        ],
        link: 'Tesserino',
      },
      closing: ['Portineria centrale'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uw toegangspas verloopt',
      opening: ['Uw toegangspas verloopt op {date}. [Tot die dag blijft hij werken.|Tot dan werkt hij gewoon.]'],
      benign: {
        ask: [
          'U krijgt vanzelf een oproep voor de balie, waar de nieuwe pas wordt gemaakt terwijl u wacht. Bent u die dag afwezig, kies dan een ander moment via facilitaire zaken op intranet; daar komt u met de knop.',
        ],
        link: 'Toegangspas',
      },
      malicious: {
        ask: [
          'U kunt hem nu al verlengen, zodat u niet naar de balie hoeft: open de pagina met de knop, controleer uw gegevens en bevestig ze. Doet u dat niet, dan wordt hij bij de eerstvolgende poort ingenomen.',
        ],
        link: 'Toegangspas',
      },
      closing: ['Beveiliging {company}'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'identyfikator',
      opening: ['uwaga, identyfikatory zielone [traca waznosc|przestaja dzialac] {date}'],
      benign: {
        ask: [
          'nowe wydaje ochrona przy bramie A, stary trzeba oddac. zdjecie bierzemy z systemu kadrowego, jak komu nie pasuje niech tam wgra nowe, link do systemu ponizej. bez identyfikatora nie wpuszczamy nawet prezesa',
        ],
        link: 'identyfikatory',
      },
      malicious: {
        ask: [
          'nowe zamawia kazdy sam, wchodzicie w link ponizej i zatwierdzacie dane ktore sa wpisane. ochrona przy bramie A nic nie wie wiec nie pytac. kto nie zamowi do {time} bedzie stal za brama, nawet prezes',
        ],
        link: 'identyfikatory',
      },
      closing: ['administracja budynku'],
    },
  ],
};
