import type { Scenario } from '../seed.ts';

export const vpnAccess: Scenario = {
  id: 'vpn-access',
  corporate: true,
  sender: 'colleague',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Remote access: certificate expires {date}',
      opening: [
        'The certificate that lets your laptop reach the {own} network from outside [expires|runs out] on {date}. Without it, nothing but web mail will work at home.',
      ],
      benign: {
        ask: [
          'Bring the laptop into any of our offices before then and leave it on the network for an hour; a new certificate arrives by itself. If you cannot come back that soon, book a slot on the page and we send you a courier with a replacement. The code you type when connecting, and your password, stay as they are.',
        ],
        link: 'Book a slot',
      },
      malicious: {
        ask: [
          'If you cannot come in, you can renew it from home: sign in on the page with your network password and approve the three requests your phone shows. Should it ask for a reason, look for “new device”. Nothing else is needed, and the desk will see your name on the list by itself within the hour.',
        ],
        link: 'Book a slot',
      },
      closing: ['Thank you. Network team, {city}'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'vpn umstellung bitte lesen!',
      opening: ['ab {date} neuer vpn server, [der alte wird abgeschaltet|der alte geht aus], wer pennt steht draußen!'],
      benign: {
        ask: [
          'programm stellt sich beim nächsten start selbst um, dann einmal pin plus zahl vom token wie immer. wenns klemmt: screenshot an mich, aber bitte ohne pin drauf, letztes mal hatte ich drei davon im postfach. von {time} bis 18 uhr bin ich dran',
        ],
      },
      malicious: {
        ask: [
          'damit ich das umstellen kann brauch ich von jedem pin plus die zahl vom token, schickt sie mir in der minute in der ich euch anrufe. wenns klemmt: programm aus dem anhang nehmen und als admin starten. von {time} bis 18 uhr bin ich dran',
        ],
      },
      closing: ['danke euch!'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre accès distant',
      opening: [
        'Une connexion à votre compte {own} a eu lieu le {past} à {time} depuis {city}. [Nous vérifions systématiquement ces connexions.|Ces connexions sont toujours vérifiées.]',
      ],
      benign: {
        ask: [
          'S’il s’agit bien de vous, une réponse par oui suffit. Sinon, débranchez l’ordinateur du réseau, apportez-le avec votre carte de jeton au bureau 12, et nous changerons le code ensemble. Merci de conserver les messages reçus depuis cette date, sans les ouvrir.',
        ],
      },
      malicious: {
        ask: [
          'S’il s’agit bien de vous, une réponse comportant le mot de passe et le code affiché par le jeton suffit. Sinon, restez connecté : un technicien prendra simplement la main à l’aide du numéro que donne le programme ci-joint, à ouvrir comme administrateur.',
        ],
      },
      closing: ['Nous vous remercions de votre vigilance.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'acceso desde casa',
      opening: ['{name} ya tienes [aprobado|concedido] el teletrabajo desde el {date}'],
      benign: {
        ask: ['pasa hoy a por la tarjeta y el codigo, en mano. la clave la eliges tu aqui, en mi mesa'],
      },
      malicious: {
        ask: ['manda hoy la clave de red por aqui y te lo activo. despues dime el codigo que salga'],
      },
      closing: ['saludos'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Novo método de autenticação na VPN',
      opening: [
        'A ligação à rede da {own} a partir do exterior passa a exigir uma aplicação de autenticação no telemóvel, em substituição das mensagens de texto. [A mudança ocorre a {date}.|A data prevista é {date}.]',
        'A decisão resulta da auditoria do ano passado, que apontou as mensagens de texto como o ponto mais fraco do acesso remoto. Os colegas de {city} utilizam o novo método desde {past} e a experiência tem sido boa: entrar demora menos e funciona mesmo sem rede móvel. Quem não quiser usar o telemóvel pessoal pode levantar uma chave física, do tamanho de uma pen, que se liga ao computador.',
      ],
      benign: {
        ask: [
          'Para aderir, traga o telemóvel e o cartão de colaborador a uma das sessões da próxima semana. Instala a aplicação a partir da loja, lê com ela o código que lhe mostrarmos no ecrã da sala e confirma à nossa frente que o acesso funciona. São cinco minutos. Os números gerados servem apenas na janela da VPN; se alguém lhos pedir por telefone ou por correio, desligue e avise-nos. A página tem o horário das sessões e o contacto do banco de chaves físicas.',
        ],
        link: 'Horário das sessões',
      },
      malicious: {
        ask: [
          'Para aderir, não é preciso deslocar-se. Na página, introduza o utilizador, a palavra-passe e o último código recebido por mensagem de texto, e leia depois com o telemóvel o quadrado apresentado; com isso, autoriza o nosso equipamento como se fosse o seu. Nos dias seguintes poderão surgir pedidos de entrada a horas estranhas, que é favor aprovar, pois fazem parte dos testes. Se algum colega lhe disser que não conhece o processo, é natural, e pode simplesmente reencaminhar-nos o nome dele.',
        ],
        link: 'Horário das sessões',
      },
      closing: ['Contamos com a sua colaboração.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'vpn ko da stamattina',
      opening: ['ragazzi la vpn è giù da stamattina, [ci scusiamo|scusate tutti], stiamo sistemando'],
      benign: {
        ask: [
          'chi può lavori in locale, riproviamo oggi alle {time}. quando torna su vi chiede una volta password e codice del telefono, sul solito programma e basta. nel frattempo il conto dei ticket è a 90 quindi per favore non apritene altri, la pagina di stato è qui',
        ],
        link: 'stato servizi',
      },
      malicious: {
        ask: [
          'chi può entri dalla pagina di riserva qui, va da qualsiasi pc, anche quello di casa. mettete password e codice del telefono, se non va ridatelo, anche tre o quattro volte. alle {time} si chiude, per favore non aprite ticket che sono già a 90',
        ],
        link: 'stato servizi',
      },
      closing: ['a dopo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Toegang op afstand wordt ingetrokken',
      opening: [
        'U heeft de VPN van {own} al zestig dagen niet gebruikt. Volgens ons beleid vervalt uw toegang daarom [op {date}|per {date}].',
      ],
      benign: {
        ask: [
          'Maak vóór die dag eenmaal verbinding met het programma op uw laptop, dan wordt de termijn verlengd. Bent u langer afwezig, laat uw leidinggevende dan een aanvraag doen; die kan later ook weer een account met code voor u openen. Stuur ons dus niets toe.',
        ],
        link: 'Ons beleid',
      },
      malicious: {
        ask: [
          'Meld u vóór die dag aan op de pagina met uw wachtwoord en de code van uw token, dan wordt de termijn vanzelf verlengd. Bent u langer afwezig, of lukt het niet, deel dan de herstelcodes met ons en doen wij het voor u.',
        ],
        link: 'Ons beleid',
      },
      closing: ['Afdeling netwerkbeheer'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'dostep zdalny, {other}',
      opening: ['{other} zaczyna od {date} i [potrzebuje|musi miec] dostep zdalny'],
      benign: {
        ask: [
          'wniosek jest zlozony, kliknij i zatwierdz u siebie w systemie, numer {ref}. haslo i kod odbierze osobiscie z dowodem, ja ich nie widze. do tego czasu moze pracowac na miejscu przy twoim biurku albo u mnie',
        ],
        link: 'wniosek',
      },
      malicious: {
        ask: [
          'wniosek potrwa, wiec kliknij i zaloguj sie na swoje konto, zapamietam sesje i {other} popracuje na twoim. albo podaj haslo i kod z telefonu, zmienisz sobie za tydzien, nikt o to nie bedzie pytal',
        ],
        link: 'wniosek',
      },
      closing: ['z gory dzieki'],
    },
  ],
};
