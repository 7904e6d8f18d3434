import type { Scenario } from '../seed.ts';

export const teamSpaceInvite: Scenario = {
  id: 'team-space-invite',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: '{other} added you to “{city} relaunch” ({own})',
      opening: [
        '{other} has added you to the workspace “{city} relaunch”. [It has eleven members so far.|So far it has eleven members.]',
      ],
      benign: {
        ask: [
          'It appears in the left-hand column of the program you already use for messages, so there is nothing to accept; the button simply jumps to it. If you would rather not take part, leave the workspace from its menu or tell {other}. Only people at {own} can be members.',
        ],
        link: 'Open workspace',
      },
      malicious: {
        ask: [
          'It appears among the programs of {own} once you have accepted the invitation; the button lets you join, and the files are shown when you agree to what is proposed. If you would rather not take part, you still need to open it and decline. Invitations expire after two days.',
        ],
        link: 'Open workspace',
      },
      closing: ['You can change how often you hear from us in your settings.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Einladung in den Arbeitsbereich „Umzug {city}“',
      opening: ['Sie wurden von {other} in den Arbeitsbereich „Umzug {city}“ [eingeladen|aufgenommen].'],
      benign: {
        ask: [
          'Er ist in Ihrem gewohnten Programm unter „Meine Gruppen“ angelegt und enthält bisher nur den Zeitplan und eine Liste der Kartons. Der Knopf öffnet ihn dort. Benachrichtigungen lassen sich in den Einstellungen abstellen; fragen können Sie auch {other}, Zimmer 118.',
        ],
        link: 'Arbeitsbereich öffnen',
      },
      malicious: {
        ask: [
          'Er ist über den Knopf zu erreichen und enthält neben dem Zeitplan auch die Liste der Kolleginnen und Kollegen, deren Stelle verlegt wird. Lassen Sie bitte zu, was die Seite beim Öffnen vorschlägt. Die Einladung gilt nur für Sie und endet am {date}.',
        ],
        link: 'Arbeitsbereich öffnen',
      },
      closing: ['Automatische Nachricht'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: "[{own}] {other} t'a ajouté au groupe",
      opening: ["{other} t'a ajouté au groupe « pot de {name} », [7 membres|vous êtes 7]"],
      benign: {
        ask: [
          "tu le trouves dans la messagerie interne avec les autres groupes, si tu l'as sur ton tel pro il y est aussi. le lien l'ouvre. pour la cagnotte c'est une enveloppe chez {other}, rien en ligne",
        ],
        link: 'rejoindre',
      },
      malicious: {
        ask: [
          "le groupe est pas dans la messagerie interne pour que ça reste une surprise, passe par le lien et accepte. pour la cagnotte c'est dedans aussi, regarde avant ce soir et dis rien à {name}",
        ],
        link: 'rejoindre',
      },
      closing: ['à plus'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'te han añadido a un equipo',
      opening: ['{other} te ha metido en el equipo [obras {city}|de obras {city}]'],
      benign: {
        ask: [
          'lo ves en el programa del chat en equipos, abajo del todo, si no sale cierra y abre. el enlace es el mismo. lo unico que hay de momento es el plano y las actas, si te sobra silencialo',
        ],
        link: 'ir al equipo',
      },
      malicious: {
        ask: [
          'lo ves desde el enlace, en el programa del chat no sale porque es con gente de fuera. dale a unirse y luego a permitir. hay un plano y unas actas que tienes que mirar antes de las {time}',
        ],
        link: 'ir al equipo',
      },
      closing: ['aviso automatico'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Convite para o espaço «Orçamento {city}» - {own}',
      opening: ['Foi-lhe concedido acesso ao espaço «Orçamento {city}», [gerido por {other}|que {other} gere].'],
      benign: {
        ask: [
          'O espaço está na nova área Equipas da intranet e abre com o mesmo botão que utiliza para os restantes. Por agora pode ler e comentar; para editar, peça autorização a {other}. O acesso cessa no fim do projeto.',
        ],
        link: 'Abrir espaço',
      },
      malicious: {
        ask: [
          'O espaço está na intranet da {own}, em Equipas, e abre com o botão abaixo, em qualquer computador. Ao entrar, aceite o convite e as permissões apresentadas. O acesso cessa hoje à meia-noite se o convite não for aceite.',
        ],
        link: 'Abrir espaço',
      },
      closing: ['Mensagem enviada pelo sistema.'],
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      subject: 'invito gruppo - {own}',
      opening: ['{other} ti ha [aggiunto al|messo nel] gruppo turni estate'],
      benign: { ask: ["accetta l'invito qui sotto o come sempre nell'app aziendale"], link: 'apri gruppo' },
      malicious: { ask: ["lo vedi nell'app aziendale, si apre da questo tasto"], link: 'apri gruppo' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      subject: 'Uitnodiging',
      opening: ['{other} nodigt u uit voor de werkgroep [Verhuizing|Huisvesting].'],
      benign: { ask: ['Klik hier en de groep opent in uw overzicht.'], link: 'Werkgroep' },
      malicious: { ask: ['De groep staat achter de link klaar op intranet.'], link: 'Werkgroep' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      short: true,
      subject: 'Dodano Państwa do zespołu ({own})',
      opening: ['{other} [dodaje|zaprasza] Państwa do zespołu „Przetarg {ref}”.'],
      benign: { ask: ['Zespół jest widoczny w komunikatorze {own}.'], link: 'Otwórz' },
      malicious: { ask: ['Zaproszenie do komunikatora {own} wygasa wieczorem.'], link: 'Otwórz' },
      closing: [],
    },
  ],
};
