import type { Scenario } from '../seed.ts';

export const pageComplaint: Scenario = {
  id: 'page-complaint',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['someone reported a post on the {own} page for [copyright|using their photo], case {ref}'],
      benign: {
        ask: [
          'its hidden for now, the rest of the page is fine. look under Support inbox on the page itself, there you can say its yours or take it down. no answer by {date} and it just stays hidden. nobody from us will message you in the chat',
        ],
        link: 'see case',
      },
      malicious: {
        ask: [
          'your page breaks our rules and will be unpublished in 24 hours. to stop it fill in the appeal form below, page name, e-mail, password and phone. no answer and its gone for good with all your followers. someone from us may message you in the chat',
        ],
        link: 'see case',
      },
      closing: ['pages team'],
      subject: 'Your page will be removed',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Gegen eine Anzeige im Konto von {own} liegt eine [Markenbeschwerde|Beschwerde] vor (Vorgang {ref}).'],
      benign: {
        ask: [
          'Die Anzeige wurde angehalten; die übrigen laufen weiter. Nähere Angaben und die Möglichkeit zur Stellungnahme finden Sie im Werbeanzeigenmanager unter Qualität. Bitte antworten Sie dort, denn auf diese Nachricht eingehende E-Mails werden nicht gelesen. Die Prüfung dauert erfahrungsgemäß drei Werktage.',
        ],
        link: 'Vorgang öffnen',
      },
      malicious: {
        ask: [
          'Das Werbekonto wird deaktiviert, sofern Sie nicht bis {date} Einspruch einlegen. Nutzen Sie dafür das Formular und geben Sie Anmeldenamen, Kennwort und den Code aus Ihrer App an, damit wir Sie als Administrator erkennen. Ein verspäteter Einspruch kann nicht berücksichtigt werden; offene Guthaben verfallen.',
        ],
        link: 'Vorgang öffnen',
      },
      closing: ['Richtlinienteam'],
      subject: 'Markenbeschwerde gegen Ihr Werbekonto',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour, je suis {other} et vous utilisez [2 de mes photos|une de mes photos] sur le site de {own}'],
      benign: {
        ask: [
          "je suis pas fache mais j'aimerais mon nom dessous ou alors vous les enlevez, comme vous voulez. mes tarifs sont sur mon site si vous en voulez d'autres, {small} pour le web. repondez quand vous avez 5 minutes, merci",
        ],
        link: 'voir les photos',
      },
      malicious: {
        ask: [
          "c'est du vol et je porte plainte. telechargez le dossier de preuves avec ce lien et ouvrez le fichier, tout y est. vous avez 48h pour enlever et payer {amount}, sinon mon avocat fait fermer le site. repondez vite, merci",
        ],
        link: 'voir les photos',
      },
      closing: ['{other}, photographe'],
      subject: "violation du droit d'auteur",
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Su página {own} cumple los requisitos para [la insignia azul|el distintivo azul] de verificación.'],
      benign: {
        ask: [
          'Si le interesa, solicítela en la configuración de la propia página; cuesta {small} al mes, y puede darse de baja en cualquier momento. Le pediremos que un administrador grabe un breve vídeo. No tenerla no afecta al alcance. En el enlace contamos las ventajas y los inconvenientes.',
        ],
        link: 'Más información',
      },
      malicious: {
        ask: [
          'Debe completar la verificación antes del {date}, pues las páginas no verificadas serán eliminadas. En el enlace, confirme el correo, la contraseña y el código de dos pasos de un administrador. No cambie la contraseña durante la revisión, que dura cuarenta y ocho horas, ni atienda otros avisos.',
        ],
        link: 'Más información',
      },
      closing: ['Centro para empresas'],
      subject: 'Verificación de su página comercial',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['a conta {own} foi [restringida|limitada] em {past} por varias denuncias'],
      benign: {
        ask: [
          'sao comentarios de bots, ja os apagamos. a restriçao sai sozinha em 3 dias, nao vale a pena recorrer. entretanto tire o acesso a quem ja nao trabalha convosco, nas definiçoes da pagina, que foi por ai que entraram',
        ],
        link: 'ver estado',
      },
      malicious: {
        ask: [
          'recorra ja ou perde a conta em 3 dias. no link ponha o email, a palavra-passe e o numero do gestor da pagina, depois envie o codigo que recebe. nao fale com mais ninguem da equipa enquanto o recurso nao acabar',
        ],
        link: 'ver estado',
      },
      closing: ['apoio a empresas'],
      subject: 'conta comercial restrita',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Abbiamo ricevuto una segnalazione relativa a un video [pubblicato da {own}|della pagina {own}] il {past}.',
      ],
      benign: {
        ask: [
          "L'audio contiene un brano tutelato. Può sostituirlo con uno della nostra raccolta oppure lasciare il video senza suono: entrambe le cose si fanno dallo studio, accedendo come sempre. Se possiede la licenza, la alleghi lì. La pagina non subisce penalità.",
        ],
        link: 'Apri segnalazione',
      },
      malicious: {
        ask: [
          "La pagina è in fase di cancellazione. Può presentare ricorso entro il {date} dal modulo collegato, accedendo con e-mail e password e allegando un documento dell'amministratore. Se il ricorso non arriva, la pagina e il profilo personale saranno chiusi senza preavviso.",
        ],
        link: 'Apri segnalazione',
      },
      closing: ['Tutela dei diritti'],
      subject: 'Segnalazione di contenuti protetti',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi, je pagina {own} heeft [3 klachten|2 klachten] over namaak gekregen'],
      benign: {
        ask: [
          'twee zijn al afgewezen. van de derde willen we graag een foto van de factuur zien, uploaden doe je in je verkopersdashboard, gewoon inloggen zoals altijd. tot {date} heb je de tijd. klanten merken hier niks van',
        ],
        link: 'bekijk klacht',
      },
      malicious: {
        ask: [
          'we zetten hem vandaag uit. wil je dat niet, klik dan en log in met de gegevens van de beheerder, ook de code van je telefoon want anders zien we niet dat jij het bent. klanten krijgen anders bericht dat je oplicht',
        ],
        link: 'bekijk klacht',
      },
      closing: ['team handel'],
      subject: 'je pagina staat op offline',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Wpis na stronie {own} z dnia {past} został [zgłoszony|oznaczony] jako niezgodny z zasadami.'],
      benign: {
        ask: [
          'Po ponownej analizie uznaliśmy, że zasad nie naruszono, i przywróciliśmy wpis. Historię zgłoszenia zobaczą Państwo w panelu administratora, w zakładce Jakość strony. Jeżeli zgłoszenia się powtarzają, można ograniczyć komentowanie do obserwujących.',
        ],
        link: 'Zobacz zgłoszenie',
      },
      malicious: {
        ask: [
          'Jeżeli nie zgadzają się Państwo z decyzją, prosimy wypełnić odwołanie pod odnośnikiem, podając login, hasło oraz datę urodzenia administratora. W przeciwnym razie strona zostanie trwale usunięta w ciągu doby, wraz z kontem reklamowym i środkami.',
        ],
        link: 'Zobacz zgłoszenie',
      },
      closing: ['Zespół zasad'],
      subject: 'Naruszenie standardów społeczności',
    },
  ],
};
