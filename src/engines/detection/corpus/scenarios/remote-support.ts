import type { Scenario } from '../seed.ts';

export const remoteSupport: Scenario = {
  id: 'remote-support',
  corporate: true,
  sender: 'colleague',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'your laptop, ticket {ref}',
      opening: ['hi {name}, about your ticket {ref}, [i had a look|i looked into it] and its the driver again'],
      benign: {
        ask: [
          '[ring the desk before {time}|call the desk before {time}] and we do it over the built in tool, i put in your ticket number and you have to approve me when my name comes up. close your mail and bank page first so i dont see it, and stay at the screen, shouldnt take more than ten minutes',
        ],
        link: 'support tool',
      },
      malicious: {
        ask: [
          'get the tool from the button below, run it and send me the number it shows plus your pin, i dont need you there. leave your mail and bank stuff open and dont touch the mouse if the screen goes black or you see files move, shouldnt take more than ten minutes',
        ],
        link: 'support tool',
      },
      closing: ['cheers'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Fernwartung am {date}',
      opening: [
        'Am {date} zwischen {time} und 18 Uhr werden die Arbeitsplätze am Standort {city} [aus der Ferne gewartet|per Fernwartung aktualisiert].',
      ],
      benign: {
        ask: [
          'Lassen Sie Ihren Rechner bitte eingeschaltet und gesperrt; mehr ist nicht nötig. Die Aktualisierungen laufen ohne Anmeldung im Hintergrund, und ein Kollege vom Empfang ist im Haus. Wird Ihr Rechner dabei neu gestartet, gehen nicht gespeicherte Dokumente verloren, sichern Sie diese also vorher. Laptops, die unterwegs sind, holen alles beim nächsten Start nach.',
        ],
      },
      malicious: {
        ask: [
          'Lassen Sie Ihren Rechner bitte eingeschaltet und angemeldet, und teilen Sie uns vorab Kennwort und PIN mit. Ein Kollege ruft Sie von einer unterdrückten Nummer oder aus dem Ausland an und nennt eine Adresse, von der Sie das Wartungsprogramm laden. Meldet der Virenschutz etwas, schalten Sie ihn ab. Auch private Rechner, auf denen Sie Bankgeschäfte erledigen, sind einzubeziehen.',
        ],
      },
      closing: ['Danke für Ihre Unterstützung.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Intervention à distance sur votre poste',
      opening: [
        'Le technicien chargé de votre demande {ref} se connectera [le {date} à {time}|à {time} le {date}] pour régler le problème d’impression.',
        'Nous savons que cette panne dure depuis deux semaines et qu’elle vous oblige à traverser le couloir pour chaque page. La cause probable est une mise à jour du pilote, distribuée par erreur à l’ensemble du service. Trois collègues ont déjà été dépannés de cette manière, et tout est rentré dans l’ordre en moins d’une demi-heure. Votre présence est nécessaire pendant toute l’opération.',
      ],
      benign: {
        ask: [
          'Une fenêtre s’affichera avec le nom de {other} et un code : s’il s’agit du numéro de votre demande, acceptez-la ; sinon, refusez et rappelez-nous. Vous verrez chaque geste à l’écran et pourrez interrompre la séance d’une touche. Le technicien ouvrira le panneau des imprimantes puis vous demandera de saisir vous-même votre mot de passe, sans le lui dire. Fermez auparavant les dossiers du personnel et votre messagerie, et retirez votre carte du lecteur. Aucuns frais ne seront portés sur votre service. À la fin, imprimez une page d’essai, puis laissez l’ordinateur allumé pour la nuit ; si quelque chose vous semble différent le lendemain, cliquez sur le bouton pour rouvrir la demande.',
        ],
        link: 'Votre demande {ref}',
      },
      malicious: {
        ask: [
          'Une fenêtre s’affichera sans nom, depuis une adresse étrangère : acceptez-la, puis les trois suivantes. Le technicien vous demandera votre mot de passe, le code reçu sur votre téléphone et, pour contrôler la ligne, une connexion à votre banque personnelle. Pendant qu’il travaille, l’écran restera noir ; ne débranchez rien et n’appelez personne. Des frais de {small} seront avancés par vos soins en coupons prépayés, dont vous lui lirez les chiffres, et portés ensuite sur votre note de frais. À la fin, laissez l’ordinateur allumé pour la nuit, avec la séance ouverte ; cliquez sur le bouton pour installer dès maintenant le logiciel nécessaire.',
        ],
        link: 'Votre demande {ref}',
      },
      closing: ['Nous vous prions d’excuser la gêne occasionnée.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'tu pc tiene virus',
      opening: ['{name} [salta una alarma|ha saltado una alarma] de tu pc desde las {time}'],
      benign: {
        ask: [
          'desenchufa el cable y trae el pc, no entres en el banco ni pongas claves. luego te paso el programa que limpia y otro ordenador',
        ],
      },
      malicious: {
        ask: [
          'descarga el programa que te paso, dame id y clave y entro yo. luego entra en tu banco para ver si falta algo',
        ],
      },
      closing: ['es importante va'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Suporte técnico: nova forma de contacto',
      opening: [
        'A partir de {date}, o apoio aos computadores da {own} passa a ser prestado [por uma empresa externa|por um parceiro externo], a {company}.',
      ],
      benign: {
        ask: [
          'O número interno não muda, e o {phone} serve para quem está fora. O técnico liga-se só depois de abrir um pedido; o código da sessão aparece no seu ecrã e a palavra-passe é introduzida por si. Se o colega do lado tiver a mesma avaria, abra também um pedido por ele. A equipa [atende depois do horário|trabalha também depois do horário].',
        ],
      },
      malicious: {
        ask: [
          'O número interno deixa de funcionar: ligue antes para {phone}, mesmo que não tenha avarias, para registar o seu computador. O técnico pede-lhe a palavra-passe, instala um acesso permanente e pede que aprove uma notificação ou duas. Se o colega do lado já tiver ligado, ligue também pelo dele. A sessão fica aberta depois do horário.',
        ],
      },
      closing: ['Agradecemos a colaboração de todos.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'assistenza pc',
      opening: ['[ti scrivo per il pc lento|riguardo al pc lento], sono {sender} del ced'],
      benign: {
        ask: [
          "ti chiama alle {time} uno dei nostri, {other}, tu clicchi su accetta e la password la metti tu. intanto togli un po' di foto dal pc così respira",
        ],
      },
      malicious: {
        ask: [
          "ti chiama alle {time} uno che non conosci, dagli password e codice e fai quello che dice. intanto spegni l'antivirus, se no non riesce a entrare",
        ],
      },
      closing: ['ciao a dopo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Afronding van uw melding {ref}',
      opening: ['Uw melding over het inloggen is [vanmorgen|zojuist] door onze helpdesk opgepakt.'],
      benign: {
        ask: [
          'Het bleek een storing van de server te zijn, die wij nu op afstand hebben verholpen. Typ nog eens uw gewone wachtwoord en de code van uw pas. Werkt alles, druk dan op de knop en sluit de melding; weigert uw laptop, dan komt er iemand langs.',
        ],
        link: 'Melding {ref}',
      },
      malicious: {
        ask: [
          'Het bleek een storing in uw profiel te zijn, die wij op afstand verhelpen. Druk op de knop, sta de verbinding toe en typ uw wachtwoord en de code in het gesprek met de medewerker. Weigert uw laptop, gebruik dan die van thuis of van een collega.',
        ],
        link: 'Melding {ref}',
      },
      closing: ['Team werkplekondersteuning'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'zdalna pomoc',
      opening: ['czesc, [robie dzis|dzisiaj robie] zdalnie porzadek z drukarkami i skanerami, pietro po pietrze'],
      benign: {
        ask: [
          'jak wyskoczy okienko z moim nazwiskiem to kliknij tak, podaj mi tez numer z naklejki na drukarce oraz pietro. potrwa chwile, mozesz isc na kawe albo patrzec. haslo wpiszesz potem po restarcie. jesli cie nie ma to wpadne jutro',
        ],
      },
      malicious: {
        ask: [
          'zainstaluj prosze ten programik spod linku i podaj mi dziewiec cyfr oraz haslo do komputera, potem idz na kawe albo do domu. jak wyskoczy ostrzezenie to kliknij tak. dowod tez poloz pod skaner, musze zobaczyc czy wysyla do mnie na poczte',
        ],
      },
      closing: ['dzieki, informatyk'],
    },
  ],
};
