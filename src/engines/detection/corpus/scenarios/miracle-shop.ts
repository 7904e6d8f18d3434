import type { Scenario } from '../seed.ts';

export const miracleShop: Scenario = {
  id: 'miracle-shop',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'Thousands of our readers have [asked about it|written to us about it]: thinning hair, sore feet, a tired look in the mirror.',
      ],
      benign: {
        ask: [
          'So this month our shop has asked a dermatologist, {other}, what is worth the money. Her answer is short: sunscreen, proper shoes, a haircut that suits you, and a doctor if hair falls out in patches. The foot cream she does like is on offer for {small} until {date}, return it if you do not care for it.',
        ],
        link: 'Find out more',
      },
      malicious: {
        ask: [
          "The answer is a ten second ritual discovered on an island where nobody goes bald. It regrows hair in nine days, smooths wrinkles and restores a man's power, without pills or doctors. One bottle is {small}, six are better; the presentation may be taken down at any moment, so watch to the end and order before {date}.",
        ],
        link: 'Find out more',
      },
      closing: ['Here is to you.'],
      subject: 'Do this one thing before bed',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['{name}, kennen sie [das brennen in den füßen|müde schwere füße] nach einem langen tag?'],
      benign: {
        ask: [
          'wir haben einlegesohlen da, die macht uns ein orthopädieschuster aus {city}, {small} das paar. die nehmen druck weg, heilen tun sie nichts, beim arzt kostet sowas {amount}. bei taubheit oder wunden bitte zum arzt, grad mit zucker. im laden anprobieren bis {time}',
        ],
        link: 'ansehen',
      },
      malicious: {
        ask: [
          'dieses pflaster zieht nachts das gift aus dem körper, morgens ist es schwarz und der schmerz weg, fußpilz auch. ein japanischer arzt hat es verraten und wurde entlassen. {small} statt {amount}, nicht im laden, nur über den link',
        ],
        link: 'ansehen',
      },
      closing: ['gute besserung'],
      subject: 'füße wie neu in 1 nacht',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Les joints noircis, le calcaire, [les traces de gras|la graisse du four]... {company} a trouvé de quoi vous simplifier la vie.',
      ],
      benign: {
        ask: [
          "Il s'agit de vinaigre, de savon noir et d'une bonne brosse : notre coffret à {small} contient les trois, et un mode d'emploi. Pas de miracle, il faut frotter, et jamais de vinaigre sur le marbre. Démonstration à {city} le {date} ; le coffret est repris s'il n'a pas été ouvert.",
        ],
        link: 'Découvrir',
      },
      malicious: {
        ask: [
          "Il s'agit d'une poudre mise au point pour les hôpitaux, qui dissout tout sans frotter et rend votre intérieur neuf en une nuit. Les grandes marques ont tenté d'en empêcher la vente. Livrée à {city}, trois boîtes pour {small}, uniquement par ce lien, dans la limite de vingt par région.",
        ],
        link: 'Découvrir',
      },
      closing: ['Bon ménage.'],
      subject: 'Le produit qui fait tout briller',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name}, a los 40 [se cae todo|empieza a caerse todo] jaja'],
      benign: {
        ask: [
          'para el pelo hay dos medicamentos que funcionan a medias y te los da el medico, el resto es champu caro. en {company} vendemos champu barato, {small}, y gorras chulas. para lo otro al urologo sin verguenza que para eso esta',
        ],
        link: 'pincha',
      },
      malicious: {
        ask: [
          'estas gotas te devuelven el pelo en 2 semanas y en la cama aguantas toda la noche, sin receta y sin que nadie se entere. {small} el bote, 3 por el precio de 1 hasta las {time}. los medicos no lo dicen porque no les conviene',
        ],
        link: 'pincha',
      },
      closing: ['animo'],
      subject: 'recupera tu pelo (y lo otro)',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Perguntam-nos muitas vezes como se conserva uma pele [bonita|luminosa] com o passar dos anos.'],
      benign: {
        ask: [
          'Segundo a nossa farmacêutica, {other}, o essencial é barato: água, protetor solar e não fumar. Os cremes hidratam, mas não apagam rugas, e quem diz o contrário está a vender. Ainda assim, temos um de que as clientes gostam, a {small}, com amostra gratuita em {city}.',
        ],
        link: 'Saber o segredo',
      },
      malicious: {
        ask: [
          'Segundo uma atriz conhecida, o segredo é um sérum que apaga as rugas em três noites e dispensa o cirurgião. O frasco é grátis: pague apenas {small} de portes com cartão, antes de {date}. Quem encomenda recebe todos os meses outro, a {amount}; restam dezassete frascos.',
        ],
        link: 'Saber o segredo',
      },
      closing: ['Com carinho.'],
      subject: 'O segredo da pele aos 60',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, schiena, ginocchia, [cervicale|collo], un pezzo alla volta ci si rompe tutti'],
      benign: {
        ask: [
          'da {company} trovi il cuscino che usa mia suocera, {small}, lo provi un mese e se non va lo riporti. aiuta a dormire dritti, non guarisce niente. se il dolore scende nel braccio vai dal dottore stasera e non leggere mail',
        ],
        link: 'guarda',
      },
      malicious: {
        ask: [
          "questo bracciale ai magneti toglie il dolore in 3 minuti, riallinea le vertebre e abbassa la pressione. un'infermiera l'ha scoperto per caso e l'ospedale l'ha fatta tacere. {small} stasera, domani {amount}, paghi con la carta e via",
        ],
        link: 'guarda',
      },
      closing: ['riguardati'],
      subject: 'dolori? prova questo stasera',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Veel mensen lopen er [jaren|jarenlang] mee rond en durven hun schoenen niet uit te doen.'],
      benign: {
        ask: [
          'Onze drogist legt uit wat u zelf kunt doen: droog houden, knippen, en lak van {small} die in de helft van de gevallen helpt, na een half jaar. Heeft u diabetes, laat er dan een pedicure naar kijken. In de winkel in {city} krijgt u eerlijk advies, ook als u niets koopt.',
        ],
        link: 'Lees verder',
      },
      malicious: {
        ask: [
          'Onze lezeres {other} mengde iets uit haar keukenkast, en de volgende ochtend waren haar nagels glad en roze. Apothekers zwijgen erover. De kant-en-klare druppels kosten vandaag {small} in plaats van {amount} en werken bij iedereen, ook tegen wratten; bestel snel, de website gaat morgen offline.',
        ],
        link: 'Lees verder',
      },
      closing: ['Op blote voeten.'],
      subject: 'Kalknagels? Lees dit',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, czeszesz sie i [polowa zostaje|garsc zostaje] na szczotce?'],
      benign: {
        ask: [
          'czasem to zelazo albo tarczyca, zrob morfologie zanim cos kupisz, serio. u nas w {company} jest zwykly olejek za {small}, pachnie ladnie i tyle obiecujemy. trycholog przyjmuje w {city}, pierwsza rozmowa gratis',
        ],
        link: 'zobacz',
      },
      malicious: {
        ask: [
          'ten olejek z himalajow w 7 dni zageszcza o 300%, nawet na lysinie, sprawdzone przez telewizje. koncerny chca go kupic i schowac. {small} za butelke do {date}, druga gratis, bez badan i lekarzy. zamow zanim zniknie',
        ],
        link: 'zobacz',
      },
      closing: ['buziaki'],
      subject: 'wlosy jak u 20-latki',
    },
  ],
};
