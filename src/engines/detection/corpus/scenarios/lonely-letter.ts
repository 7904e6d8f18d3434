import type { Scenario } from '../seed.ts';

export const lonelyLetter: Scenario = {
  id: 'lonely-letter',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'Forgive me for writing out of the blue. My name is {sender}; I am [forty-six|fifty-one], widowed, and live near {city}.',
      ],
      benign: {
        ask: [
          'Your photograph of the harbour hangs in the library here, and I should like to buy a print. The librarian did not know what you ask, only that you teach on Thursdays. Would you write to me what it costs, and whether I may fetch it from you there? I would bring apple cake, which is the only thing I do really well.',
        ],
      },
      malicious: {
        ask: [
          'I found your address on a site for friendship and felt at once that you are an honest man. I am serving abroad and shall inherit a large sum, which I want to share with someone kind. Please write to my private address, not here, and tell me your age, your work and your telephone number. I have enclosed nothing yet, but will send pictures.',
        ],
      },
      closing: ['Warmly,'],
      subject: 'I saw your photograph',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo du, ich bin {sender} und [neu in {city}|erst kurz in {city}], kenn hier noch keinen'],
      benign: {
        ask: [
          'im treppenhaus hing dein zettel mit dem doppelkopf, ist da noch ein platz frei? spiele nicht gut aber verliere freundlich. donnerstags geht immer, bringe bier mit. oder sag wer sonst noch spielt, wohne im dritten links',
        ],
      },
      malicious: {
        ask: [
          'dein profil hat mir sehr gefallen und ich glaube an schicksal. schreib mir bitte an meine andere adresse da kann ich fotos schicken. ich arbeite auf einem schiff und komme bald zu dir, nur das ticket fehlt, {small}, hilfst du mir',
        ],
      },
      closing: ['freu mich'],
      subject: 'hallo, ich bin neu hier',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ["Bonjour, j'espère que [ma lettre|ce message] ne vous dérange pas. Je m'appelle {sender}."],
      benign: {
        ask: [
          "Nous étions voisins de table au mariage de {other}, et vous avez parlé si drôlement de vos abeilles que j'ai commencé à lire sur le sujet. Accepteriez-vous de me montrer les ruches un dimanche ? J'ai demandé votre adresse à la mariée, qui me l'a donnée en riant. Dites-moi non sans façon si cela vous ennuie.",
        ],
      },
      malicious: {
        ask: [
          "Je suis une femme douce et sincère, lassée de la solitude, et votre profil m'a bouleversée. Je vis pour l'instant à l'étranger. Écrivez-moi vite sur ma messagerie personnelle, je vous enverrai mes photos et le récit de ma vie. Il faudra seulement m'aider pour le visa, environ {amount}, que je vous rendrai à mon arrivée.",
        ],
      },
      closing: ['Bien à vous.'],
      subject: 'Faire connaissance',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['hola {name}!! soy {sender}, [te acuerdas|no se si te acuerdas] de mi?'],
      benign: {
        ask: [
          'la de la verbena, la que te piso bailando y te tiro la sangria. te debo una camisa, dime talla. si quieres me paso por la tienda el {date} y te la doy, o quedamos para otra sangria pero esta vez sentados',
        ],
      },
      malicious: {
        ask: [
          'bueno no nos conocemos pero vi tu foto y me enamore. soy enfermera, estoy sola con mi niña y quiero un hombre serio. escribeme al {phone} y mandame algo para recargar el movil, {small}, que si no no puedo hablarte',
        ],
      },
      closing: ['besitos'],
      subject: 'hola guapo',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Olá, chamo-me {sender} e [gostava de o conhecer|gostaria de o conhecer] melhor.'],
      benign: {
        ask: [
          'Somos vizinhos há dois anos e só falámos do elevador. A minha filha diz que devia ser eu a dar o primeiro passo, por isso aqui vai: no domingo faço arroz de pato a mais. Se quiser aparecer às {time}, traga o gato, que já me visita pela varanda sem pedir licença.',
        ],
      },
      malicious: {
        ask: [
          'Sou oficial em missão de paz, nascido em {city}, e li o seu perfil com emoção. Tenho uma caixa com {amount} que ganhei honestamente, e quero enviá-la à sua guarda até nos casarmos. Responda para o meu endereço privado, com morada e telefone; o estafeta pedirá apenas {small} na fronteira.',
        ],
      },
      closing: ['Um abraço.'],
      subject: 'Uma amizade sincera',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, sono {sender}, [ti disturbo|disturbo]?'],
      benign: {
        ask: [
          "ci siamo scambiati il numero sbagliato in palestra e mi risponde sempre un idraulico, simpatico tra l'altro. se ti va ancora di correre il {date} alle {time} ci vediamo al ponte. se no amici come prima, mi resta l'idraulico",
        ],
      },
      malicious: {
        ask: [
          'ho trovato la tua mail per caso e ho sentito qualcosa. sono sola, russa, bella dicono, cerco uomo italiano anche maturo. scrivimi alla mia mail privata e ti mando foto, poi mi aiuti col passaporto, {small}, e arrivo da te',
        ],
      },
      closing: ['un bacio'],
      subject: 'ciao come stai',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['U kent mij niet, of nauwelijks. Ik ben {sender}, [de vrouw|degene] met de rode jas.'],
      benign: {
        ask: [
          'Al maanden wachten wij op dezelfde bus, en gisteren liet u een handschoen liggen. Die heb ik; de chauffeur gaf mij de naam van uw werk. Ik leg hem op {date} bij de receptie, of u komt koffie drinken bij de bakker tegenover de halte, om {time}. Dat laatste zou ik leuker vinden.',
        ],
      },
      malicious: {
        ask: [
          'Ik zag uw naam op internet en kon niet meer slapen. Ik werk als arts in het buitenland en zoek een man om mijn leven en mijn geld mee te delen. Mail mij op mijn eigen adres met een foto en uw nummer. Mijn salaris zit vast tot {date}; als u {amount} voorschiet, kom ik naar u toe.',
        ],
      },
      closing: ['Liefs,'],
      subject: 'Een briefje van een onbekende',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['hej {name}, tu {sender}, [pewnie mnie nie kojarzysz|mozesz mnie nie pamietac]'],
      benign: {
        ask: [
          'siedzialam za toba na kursie tanca, ta co mylila kroki. szukam pary na pokaz {date}, moj partner zlamal noge (nie przeze mnie). trzy proby, sala w {city}. jak nie chcesz to zrozumiem, jak chcesz to odpisz',
        ],
      },
      malicious: {
        ask: [
          'twoje zdjecie skradlo mi serce. jestem samotna pania doktor na misji w syrii i niedlugo wracam. napisz na moj prywatny mail bo tu kontroluja, wyslij zdjecie i telefon. potrzebuje {small} na paczke do ciebie, oddam',
        ],
      },
      closing: ['caluje'],
      subject: 'czesc :)',
    },
  ],
};
