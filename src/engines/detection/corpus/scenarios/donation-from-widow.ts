import type { Scenario } from '../seed.ts';

export const donationFromWidow: Scenario = {
  id: 'donation-from-widow',
  corporate: false,
  sender: 'person',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        "I am writing this from a hospital in {city}. [I have not much time left|My doctors give me little time], and I have thought long about what should become of my late husband's savings.",
      ],
      benign: {
        ask: [
          'As you led the choir he loved, I want you to hear it from me first: my solicitor, whom you know from the funeral, will write to the choir with the details of a gift. You need not do or sign anything, and please do not thank me in the parish letter. Come on a Sunday and sing for me instead.',
        ],
      },
      malicious: {
        ask: [
          'As I have no children, I was led to your address in prayer: {amount} shall be yours, half of it for the poor. Please write to my lawyer, {other}, at his private address with your full name, telephone number and account. He will tell you about the small court fee. Speak to nobody before it is done.',
        ],
      },
      closing: ['May you be blessed.'],
      subject: 'A message to you, {name}',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['lieber {name}, entschuldigen sie bitte meine worte, [ich bin alt und krank|ich bin schon sehr krank]'],
      benign: {
        ask: [
          'mein mann hat immer gern ihren zoo besucht und ich will {amount} geben für das elefantenhaus. schicken sie mir bitte die kontonummer vom förderverein mit der post, im internet trau ich keinem. und eine quittung für den notar',
        ],
      },
      malicious: {
        ask: [
          'mein mann hat {amount} in einer truhe bei der sicherheitsfirma und ich will es ihnen geben, gott hat mir ihre adresse gezeigt. schicken sie mir bitte namen telefon und ausweis, dann macht mein anwalt alles, sie zahlen nur die lagergebühr',
        ],
      },
      closing: ['gott segne sie'],
      subject: 'spende',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        "C'est avec émotion que je m'adresse à vous. Je m'appelle {sender} et, [depuis le décès de mon époux|mon époux étant décédé], je vis seule.",
      ],
      benign: {
        ask: [
          "Je souhaiterais léguer notre maison de {city} à votre association. Avant toute chose, je voudrais visiter le refuge et rencontrer ceux qui y travaillent. Mon notaire, maître {other}, prendra contact avec votre trésorier après ma visite. Dites-moi simplement quel jour vous conviendrait, et s'il y a un ascenseur.",
        ],
      },
      malicious: {
        ask: [
          "Atteinte d'un mal incurable, je souhaite vous faire don de {amount}, sans rien attendre en retour. Je vous ai choisi au hasard, par l'intermédiaire d'une recherche sur internet. Écrivez à mon notaire, maître {other}, avec votre nom, votre âge et votre profession ; il vous indiquera les frais de mutation à régler.",
        ],
      },
      closing: ['Avec toute mon affection.'],
      subject: 'Don',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['hola {name}, soy {sender}, [viuda desde {past}|viuda y enferma], perdona que te escriba asi'],
      benign: {
        ask: [
          'los libros de mi marido son mas de 2000 y no tengo sitio. si la biblioteca del pueblo los quiere son vuestros, pasad con una furgoneta el {date}. gratis, solo os pido que pongais su nombre en un estante',
        ],
      },
      malicious: {
        ask: [
          'mi marido dejo {amount} en un banco y yo me muero, quiero que lo tengas tu y ayudes a los huerfanos. escribeme a mi correo privado con tu nombre, telefono y cuenta y el abogado te lo explica, hay un impuesto pequeño',
        ],
      },
      closing: ['que dios te bendiga'],
      subject: 'ayuda de corazon',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Chamo-me {sender}, tenho 81 anos e [enviuvei há pouco tempo|sou viúva].'],
      benign: {
        ask: [
          'Quero deixar à vossa creche uma quantia, {amount}, em memória do meu marido, que ali aprendeu a ler. Já falei com a Dra. {other}, do banco de {city}, e ela emite o cheque em nome da instituição. Digam-me apenas a quem devo entregar em mão e se há missa no dia {date}.',
        ],
      },
      malicious: {
        ask: [
          'Quero deixar-lhe uma quantia, {amount}, que ninguém da família merece. Foi uma voz que me indicou o seu endereço. Fale apenas com o Dr. {other}, por correio eletrónico, e envie-lhe nome, morada e número de conta; ele pedir-lhe-á o selo do tribunal. Não comente isto com o seu banco.',
        ],
      },
      closing: ['Que Deus o guarde.'],
      subject: 'Doação à sua instituição',
    },
    {
      language: 'it',
      register: 'careless',
      opening: [
        "caro {name}, sono {sender}, vedova, [scrivo con l'aiuto di mia nipote|mi aiuta mia nipote a scrivere]",
      ],
      benign: {
        ask: [
          "ho il pianoforte di mio marito che nessuno suona e vorrei darlo alla scuola di musica. è un po' scordato. il trasporto lo pago io se resta sotto {small}. venite a vederlo, abito sopra il forno, suonate forte",
        ],
      },
      malicious: {
        ask: [
          "ho {amount} di mio marito su un conto all'estero e non ho eredi, voglio darli a lei che sembra una brava persona. risponda con nome, telefono, professione e iban, l'avvocato chiede solo {small} di bolli. presto, sto male",
        ],
      },
      closing: ['la pace sia con lei'],
      subject: 'donazione',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: [
        'Mijn naam is {sender}. Sinds het overlijden van mijn man [regel ik mijn zaken|breng ik alles op orde], nu ik het nog kan.',
      ],
      benign: {
        ask: [
          'In ons testament staat alleen uw museum, voor {amount}. Ik wil dat liever nu al geven, met warme hand. Mijn notaris in {city} stelt de akte op; kunt u hem de naam van de stichting en het RSIN sturen? Op {date} breng ik met mijn dochter de klok, die u ook mag hebben.',
        ],
      },
      malicious: {
        ask: [
          'Op de rekening van mijn man staat {amount}, en ik heb besloten dat u dat moet krijgen. U kent mij niet, maar ik heb uw adres in een droom gezien. Stuur mijn raadsman {other} uw naam, leeftijd en een foto van uw paspoort; de bank rekent {small} om het vrij te geven.',
        ],
      },
      closing: ['Met een laatste groet.'],
      subject: 'Een schenking aan u',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['szanowny panie/pani {name}, jestem [ciezko chora|bardzo chora] i pisze pewnie ostatni raz'],
      benign: {
        ask: [
          'po mezu zostal warsztat stolarski, maszyny dzialaja. chcialabym oddac je szkole zawodowej w {city}, za darmo, tylko zabrac trzeba samemu do {date}. syn {other} pokaze co i jak, prosze zadzwonic {phone}',
        ],
      },
      malicious: {
        ask: [
          'po mezu zostalo {amount} w depozycie i chce je oddac panu/pani, tak mi kazal ksiadz we snie. prosze odpisac na prywatny adres, podac nazwisko, telefon i konto. adwokat {other} powie ile wynosi oplata, to niewiele',
        ],
      },
      closing: ['z bogiem'],
      subject: 'darowizna',
    },
  ],
};
