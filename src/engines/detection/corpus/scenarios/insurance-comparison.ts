import type { Scenario } from '../seed.ts';

export const insuranceComparison: Scenario = {
  id: 'insurance-comparison',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['drivers in {city} saved [{amount}|around {amount}] last year, did you?'],
      benign: {
        ask: [
          'two minutes on {company} and you see 40 insurers side by side, we earn a commission from some of them and it says which. sometimes the one you have is cheapest, then stay. only the plate and your no claims years, no phone number needed',
        ],
        link: 'compare',
      },
      malicious: {
        ask: [
          'a loophole your insurer hopes you never hear of ends on {date}. drivers born before 1985 pay {small} a year, guaranteed. just leave your phone, date of birth and bank details, an agent rings you today and cancels the old one for you',
        ],
        link: 'compare',
      },
      closing: ['drive safe'],
      subject: '{name}, youre paying too much for car insurance',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Viele Versicherte zahlen für ihre Zahnzusatzversicherung [mehr als nötig|zu viel]. Ein Vergleich schafft Klarheit.',
      ],
      benign: {
        ask: [
          'Unser Rechner stellt 58 Tarife gegenüber und nennt auch die Wartezeiten und das, was nicht bezahlt wird. Ihren Namen brauchen wir dafür nicht. Bereits angeratene Behandlungen übernimmt kein Tarif, das sagen wir gleich. Abschließen können Sie bis {date} online oder bei {other}, ab {small}.',
        ],
        link: 'Tarife vergleichen',
      },
      malicious: {
        ask: [
          'Durch eine Gesetzeslücke übernimmt der neue Tarif bis {date} alle Kosten rückwirkend, auch bereits begonnene Behandlungen, für nur {small}. Ihre Kasse möchte das verhindern. Auch bei Ihnen in {city}: Tragen Sie online Name, Telefon und Bankverbindung ein, den Rest erledigt unser Experte; eine Prüfung findet nicht statt.',
        ],
        link: 'Tarife vergleichen',
      },
      closing: ['Bleiben Sie gesund.'],
      subject: 'Zahnzusatz: Beitrag prüfen',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["{name}, apres 60 ans les mutuelles [augmentent|grimpent] tous les ans c'est penible"],
      benign: {
        ask: [
          "{company} compare 30 contrats, vous voyez les garanties et ce qu'on touche comme commission. vous n'etes pas rappelé si vous cochez pas la case. gardez la votre si elle est bien, ca arrive une fois sur trois",
        ],
        link: 'comparer',
      },
      malicious: {
        ask: [
          "bonne nouvelle, le nouveau dispositif d'etat rembourse tout a 100% pour {small}, mais juste jusqu'au {date}. laissez telephone, numero de secu et iban, on resilie la votre pour vous aujourd'hui. ne demandez pas a votre conseiller",
        ],
        link: 'comparer',
      },
      closing: ['bonne santé'],
      subject: 'mutuelle senior: du nouveau',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Nadie quiere hablar de ello, pero [la familia lo agradece|alguien tendrá que pagarlo].'],
      benign: {
        ask: [
          'En {company} explicamos, sin prisa, qué cubre cada póliza y en qué casos sale más a cuenta ahorrar por su lado. Puede pedir presupuesto sin dar el teléfono y compararlo con otros. Los mayores de 70 pagan más: la tabla completa está publicada. Visítenos en {city}.',
        ],
        link: 'Calcular',
      },
      malicious: {
        ask: [
          'Una ayuda pública, reservada a nacidos antes de 1970, cubre hasta {amount} por familia, y casi nadie la pide. El plazo acaba el {date}. Compruebe si tiene derecho con su fecha de nacimiento, su teléfono y su número de cuenta; un agente le llamará en minutos.',
        ],
        link: 'Calcular',
      },
      closing: ['Con todo respeto.'],
      subject: 'Seguro de decesos desde {small}',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola {name}, quanto paga [de seguro|pelo seguro] do carro?'],
      benign: {
        ask: [
          'na {company} metemos a matricula e aparecem 15 seguradoras, das caras as baratas. o barato as vezes nao tem assistencia em viagem, ve bem as letras pequenas. o teu renova sozinho se nao fizeres nada ate {date}',
        ],
        link: 'simular',
      },
      malicious: {
        ask: [
          'com o nosso truque paga {small} por ano, seja qual for o carro, as seguradoras nao querem que se saiba. da o contacto, nif e cartao e tratamos de tudo hoje, carta verde vem por email. ate {date} ainda da',
        ],
        link: 'simular',
      },
      closing: ['boa viagem'],
      subject: 'seguro auto a metade do preço',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['Dopo le ultime alluvioni, [molti|in molti] si chiedono se la propria casa sia assicurata.'],
      benign: {
        ask: [
          "Sul nostro sito può confrontare dieci compagnie; siamo un intermediario iscritto al registro con numero {ref}. Il preventivo è anonimo fino alla firma. Legga con attenzione le franchigie sull'acqua, che sono la sorpresa più comune, e ne parli con il Suo assicuratore attuale.",
        ],
        link: 'Confronta',
      },
      malicious: {
        ask: [
          'Dal {date} lo Stato rimborsa interamente la polizza ai primi mille iscritti. La quota è minima, da versare subito con ricarica sulla carta indicata. Ci mandi documento e IBAN per il rimborso di {amount}; al Suo assicuratore attuale è meglio non dire nulla.',
        ],
        link: 'Confronta',
      },
      closing: ['Cordialmente.'],
      subject: 'Confronti le polizze casa',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, [het is weer zover|daar gaan we weer], overstappen of blijven?'],
      benign: {
        ask: [
          'vul bij {company} in wat je zorgt en je ziet alle premies, ook van partijen die ons niks betalen. voor {date} opzeggen als je weg wil. je huidige is vaak prima hoor, zeker als je fysio nodig hebt',
        ],
        link: 'vergelijk',
      },
      malicious: {
        ask: [
          'er is een geheime collectiviteit, {small} per maand en alles gedekt, alleen voor wie zich voor {date} meldt. stuur bsn, rekeningnummer en een foto van je id, dan zeggen wij je huidige op. niet overal rondvertellen',
        ],
        link: 'vergelijk',
      },
      closing: ['groetjes'],
      subject: 'zorgverzekering kan {amount} goedkoper',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: [
        'Koniec umowy ubezpieczenia zbliża się {date}. [Warto porównać oferty.|To dobry moment na porównanie.]',
      ],
      benign: {
        ask: [
          'Kalkulator pokazuje składki jedenastu towarzystw; prowizję podajemy przy każdej. Telefon mogą Państwo zostawić, ale nie muszą. Jeżeli obecne towarzystwo jest najtańsze, kalkulator też to powie. Polisę kupuje się wyłącznie na stronie ubezpieczyciela.',
        ],
        link: 'Oblicz',
      },
      malicious: {
        ask: [
          'Dzięki luce w przepisach kierowcy z miasta {city} płacą {small} rocznie bez względu na szkody. Towarzystwa wolą to przemilczeć. Wystarczy podać telefon, PESEL i dane karty; doradca zadzwoni dzisiaj i wypowie dotychczasową umowę za Państwa.',
        ],
        link: 'Oblicz',
      },
      closing: ['Szerokiej drogi.'],
      subject: 'Kalkulator OC: ile można zaoszczędzić',
    },
  ],
};
