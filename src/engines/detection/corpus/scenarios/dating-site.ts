import type { Scenario } from '../seed.ts';

export const datingSite: Scenario = {
  id: 'dating-site',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['Your profile is [getting noticed|being noticed], {name}. Three people looked at it this week.'],
      benign: {
        ask: [
          'You can see who they were in the app, under Visitors, and say hello if you like; messages are part of the membership you already have. A tip from our team: keep your number to yourself at first, meet in a public place first, and be careful with anyone who soon asks for money.',
        ],
        link: 'See who',
      },
      malicious: {
        ask: [
          'They are lonely, live five minutes away and expect nothing but tonight. Open their private photos now and chat without paying; your card is needed only to show that you are over eighteen. After {time} they will choose another man from the list.',
        ],
        link: 'See who',
      },
      closing: ['Good luck from all of us.'],
      subject: '3 singles near {city} want to meet you',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hey {name}, [du hast 2 neue nachrichten|2 neue nachrichten für dich] im postfach'],
      benign: {
        ask: [
          'eine ist von {other}, die andere vom stammtisch der singles in {city}, {date} um {time} im brauhaus, jeder zahlt selber. lesen kannst du heute noch in der app. wenn du grad keine lust hast, profil auf pause und gut',
        ],
        link: 'lesen',
      },
      malicious: {
        ask: [
          'eine ist von einer einsamen frau aus {city} mit bildern ohne viel an, sie will dich heute noch treffen. lesen nur hier, ganz anonym, kartennummer als altersnachweis und los. wenn du heute nicht antwortest schreibt sie dem nächsten',
        ],
        link: 'lesen',
      },
      closing: ['viel spaß'],
      subject: 'sie wartet auf dich',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ['Une personne de votre région [vous a mis en favori|a aimé votre profil] le {past}.'],
      benign: {
        ask: [
          "Ouvrez l'application pour la découvrir et lui répondre, sans supplément. Nous organisons aussi une marche entre célibataires à {city} le {date} ; on s'y inscrit auprès de {other}. Si vous avez trouvé quelqu'un entre-temps, supprimez votre profil d'un geste, nous en serons ravis.",
        ],
        link: 'Découvrir',
      },
      malicious: {
        ask: [
          "Elle est veuve, fortunée, et cherche un homme à qui offrir {amount} pour sa compagnie, sans engagement. Répondez-lui par ce lien, en dehors de l'application. Une participation de {small}, réglée par carte, permet d'écarter les curieux ; si vous tardez, elle s'adressera à un autre.",
        ],
        link: 'Découvrir',
      },
      closing: ["L'équipe des rencontres"],
      subject: "Quelqu'un a un coup de cœur pour vous",
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['te ha dado like [alguien de {city}|una persona de {city}]'],
      benign: {
        ask: [
          'entra en la app y mira si te mola. si quedais que sea en un bar con gente, y nada de mandar dinero ni fotos raras a quien no conoces. te queda un mes gratis hasta el {date}, luego {amount} al año o nada',
        ],
        link: 'ver match',
      },
      malicious: {
        ask: [
          'dice que esta sola y que si vienes esta noche te deja las llaves. solo entra en su web privada, pon la tarjeta para la edad (no cobra) y te da el numero. no se lo cuentes a nadie que esta casada',
        ],
        link: 'ver match',
      },
      closing: ['besos'],
      subject: '{name} tienes un match!',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Recebeu uma mensagem através da {company}. [Foi enviada em {past}.|Data: {past}.]'],
      benign: {
        ask: [
          'Para a ler, inicie sessão como habitualmente. Lembramos que os perfis com selo azul foram confirmados por videochamada. Caso alguém lhe peça que continue a conversa noutro lado ou fale de investimentos, carregue em Denunciar. O seu plano termina a {date} e não renova sozinho.',
        ],
        link: 'Ler mensagem',
      },
      malicious: {
        ask: [
          'Para a ler, siga para a página da própria, onde a conversa é mais livre. Ela vai explicar-lhe também como ganha {amount} por semana com investimentos, e ajuda-o a começar com {small}. Não use o chat da {company}, que é vigiado. O convite termina a {date}.',
        ],
        link: 'Ler mensagem',
      },
      closing: ['A equipa'],
      subject: 'Tem uma nova mensagem de uma admiradora',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, ieri sera in chat [è nato qualcosa?|è successo qualcosa?]'],
      benign: {
        ask: [
          "chi era alla cena dei single ha lasciato due righe per gli altri, anche per te ce n'è una. la trovi in bacheca nell'app, la prossima cena è {date}, {small} col vino. uomini portate il dolce che l'altra volta non bastava",
        ],
        link: 'guarda',
      },
      malicious: {
        ask: [
          "ci sono 27 donne sposate nella tua via che cercano stasera, guarda se ne conosci una. le foto si aprono qui dopo la carta, serve solo per l'età. uomini sotto i 70, niente soldi, niente nomi, fino alle {time}",
        ],
        link: 'guarda',
      },
      closing: ['ciao bello'],
      subject: 'donne sole a {city}',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Goed nieuws: uw profiel is [vijf keer|zes keer] als favoriet bewaard.'],
      benign: {
        ask: [
          'Wie dat deed, ziet u na inloggen, en als het wederzijds is, kunt u elkaar schrijven. Voor wie liever belt: onze koppelaar {other} zit op dinsdag aan de telefoon. Bevalt het niet, dan stopt u op elk moment; het lidmaatschap van {small} loopt per maand.',
        ],
        link: 'Bekijk favorieten',
      },
      malicious: {
        ask: [
          "Een van hen, een jonge weduwe in {city}, wil vanavond met u afspreken en zoekt geen relatie. Bekijk haar foto's via onze partner, na controle van uw creditcard. De controle kost niets; daarna loopt er een lidmaatschap van {amount} per maand. Zij wacht tot {time}.",
        ],
        link: 'Bekijk favorieten',
      },
      closing: ['Veel geluk.'],
      subject: 'Iemand vindt u leuk',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name} masz [nowe serduszko|1 serduszko] od kogos z {city}'],
      benign: {
        ask: [
          'zobacz w apce kto to, odpisac mozesz za darmo. telefon nikomu nie jest pokazywany. w sobote speed dating w {city}, wstep {small}, kobiet zapisalo sie wiecej niz facetow serio. jak ktos prosi cie o pozyczke zglos go nam od razu',
        ],
        link: 'zobacz',
      },
      malicious: {
        ask: [
          'to ona na zdjeciu, mieszka 2 ulice dalej i jest sama w domu. pisze tylko na tej stronie, zaloz konto, karta do potwierdzenia ze masz 18 lat. odpisz teraz bo o {time} wraca maz, i nie mow nikomu',
        ],
        link: 'zobacz',
      },
      closing: ['milego wieczoru'],
      subject: 'ktos o tobie mysli',
    },
  ],
};
