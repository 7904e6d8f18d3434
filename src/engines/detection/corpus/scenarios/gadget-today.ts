import type { Scenario } from '../seed.ts';

export const gadgetToday: Scenario = {
  id: 'gadget-today',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        "Winter bills are climbing, and [a small device|one small device] is on everybody's lips. {company} has it in stock.",
      ],
      benign: {
        ask: [
          'It is a plain 500 watt fan heater for a desk or a caravan. It will not heat a house, and it uses as much power as any other of its size; what it does well is warm feet. Half price today only, three year guarantee, collect from the shop or add {small} for delivery.',
        ],
        link: 'See the offer',
      },
      malicious: {
        ask: [
          'It warms a whole house in ten minutes and cuts your energy bill by ninety percent, thanks to a patent the power companies tried to buy. Already sold out twice. Order within the hour at half price, {small} each, and take two more free. Card payment only, stock is nearly gone.',
        ],
        link: 'See the offer',
      },
      closing: ['Keep warm.'],
      subject: '50% off today: the heater everyone wants',
    },
    {
      language: 'de',
      register: 'careless',
      opening: [
        'leute das teil ist der HAMMER, [ich hab gelacht|ich habs nicht geglaubt] bis ich es selber probiert hab',
      ],
      benign: {
        ask: [
          'heute halber preis bei {company}, {small}, morgen wieder normal. 2 jahre garantie und umtausch in der filiale in {city}, auch ausgepackt. macht nichts was andere nicht auch machen, ist aber schön leise. solange vorrat reicht',
        ],
        link: 'zum angebot',
      },
      malicious: {
        ask: [
          'heute halber preis, {small}, und es spart dir jeden monat {amount} strom, einfach in die steckdose und fertig. die konzerne wollen das verbieten! bestell gleich 3, karte reicht. solange vorrat reicht, noch 11 stück',
        ],
        link: 'zum angebot',
      },
      closing: ['greift zu'],
      subject: 'nur heute: {product} -50%',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Vous en avez sans doute entendu parler [à la radio|à la télévision] : ce petit drone tient dans une poche.',
      ],
      benign: {
        ask: [
          "Nous soldons le modèle de l'an dernier à {small}, car le nouveau arrive le {date}. Autonomie de douze minutes, caméra correcte de jour, médiocre de nuit. Il se teste en magasin à {city}, et la garantie légale de deux ans s'applique. Une cinquantaine d'exemplaires sont disponibles.",
        ],
        link: "Voir l'offre",
      },
      malicious: {
        ask: [
          "Conçu par deux ingénieurs militaires, il filme comme un appareil à {amount} et les grandes marques tentent de le faire disparaître. Aujourd'hui seulement, le fabricant le brade à {small}. Plus que neuf exemplaires : commandez maintenant par carte, deux achetés, un offert, résultat garanti.",
        ],
        link: "Voir l'offre",
      },
      closing: ['Bon vol !'],
      subject: 'Dernières heures : le drone à moitié prix',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} esto se acaba a las {time}!! [la tienes a mitad|mitad de precio] en {company}'],
      benign: {
        ask: [
          'es la del año pasado que nos queda en almacen, {small}, con garantia y factura. chupa lo que chupa, para alfombra gorda no va. si la quieres ver encendida pasate por {city}, y si no a casa en 3 dias, con tarjeta o bizum',
        ],
        link: 'la quiero',
      },
      malicious: {
        ask: [
          'es tecnologia alemana secreta, limpia toda la casa sola y dura para siempre, {small} en vez de {amount}. un millon de vendidas! paga antes del {date} que queda 1 unidad en tu zona y 32 personas mirando',
        ],
        link: 'la quiero',
      },
      closing: ['corre'],
      subject: 'SOLO HOY -50% en la aspiradora',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Mede os passos, o sono e o pulso, e [recebe mensagens|mostra as mensagens]. Hoje está em promoção na {company}.',
      ],
      benign: {
        ask: [
          'Custa {small} só hoje, em vez dos habituais {amount}. Não é um aparelho médico e não substitui o do seu doutor, mas serve para quem quer começar a andar mais. Pode levantá-lo em loja ou pagar à entrega, com quinze dias para devolver.',
        ],
        link: 'Ver promoção',
      },
      malicious: {
        ask: [
          'Custa {small} apenas até {date}. Mede o açúcar e a tensão sem picadas, substitui o seu doutor e já salvou milhares de vidas. Há duzentas pessoas nesta página: encomende já com cartão, pague um e leve três.',
        ],
        link: 'Ver promoção',
      },
      closing: ['Aproveite.'],
      subject: 'O relógio inteligente do momento',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ["ciao {name}, d'inverno fa buio presto e [i fari danno noia|i fari accecano]"],
      benign: {
        ask: [
          "da {company} gli occhiali gialli sono a metà prezzo, {small}, fino alle {time}. aiutano un po' con la nebbia, di notte niente miracoli e senza visita non ti risolvono la vista. li provi in negozio a {city}",
        ],
        link: 'guarda',
      },
      malicious: {
        ask: [
          'questi li usano i piloti militari, di notte vedi come di giorno e gli incidenti spariscono. gli ottici sono furiosi! metà prezzo, {small}, due paia a uno se ordini adesso con la carta, ne restano 8',
        ],
        link: 'guarda',
      },
      closing: ['buona strada'],
      subject: '-50% SOLO OGGI occhiali per guidare di notte',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Onze [kleinste|handigste] wifi-versterker is vandaag in de aanbieding.'],
      benign: {
        ask: [
          'Hij kost {small} in plaats van {amount} en helpt in huizen met één dode hoek; in een oud grachtenpand heeft u er twee nodig. Sneller dan uw abonnement wordt het niet. Past hij niet bij uw situatie, dan stuurt u hem binnen dertig dagen gratis terug. Ook af te halen in {city}.',
        ],
        link: 'Naar de aanbieding',
      },
      malicious: {
        ask: [
          'Hij kost vandaag {small} en maakt uw internet tien keer sneller, zonder abonnement en voor de rest van uw leven. Providers zijn woedend en willen hem van de markt halen. Bestel er direct drie met uw creditcard, want over twintig minuten vervalt deze korting.',
        ],
        link: 'Naar de aanbieding',
      },
      closing: ['Tot snel.'],
      subject: 'Halve prijs, alleen vandaag',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name} patrz co mamy, [mala kamerka|kamera] wielkosci kostki, do domu i do auta'],
      benign: {
        ask: [
          'promka tylko dzisiaj, {small} zamiast {amount}, nagrywa w dzien ok a w nocy tak sobie, karta pamieci osobno. gwarancja 2 lata, zwrot 14 dni bez gadania. odbior w {city} albo kurier, placisz jak chcesz, zostalo troche sztuk',
        ],
        link: 'sprawdz',
      },
      malicious: {
        ask: [
          'technologia wojskowa, widzi przez mgle i kurtke, policja chce jej zakazac! {small} do {date}, potem dwa razy drozej. kup 2, trzecia gratis, karta z gory, zwrotow nie ma bo rozchodza sie jak swieze bulki',
        ],
        link: 'sprawdz',
      },
      closing: ['do uslyszenia'],
      subject: 'HIT! tylko dzis -50%',
    },
  ],
};
