import type { Scenario } from '../seed.ts';

export const socialNetworkLogin: Scenario = {
  id: 'social-network-login',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: '{other} tagged you in 3 photos',
      opening: ['{other} and [2 others|4 others] posted photos of you on {company}, people are already commenting!!'],
      benign: {
        ask: [
          'click to see them or open the app like you always do. if you dont like one hit remove tag, it goes straight away and nobody gets told. you can switch these mails off in settings',
        ],
        link: 'See photos',
      },
      malicious: {
        ask: [
          'click to see them, your session ran out so put in your e-mail and password there, then the 6 digits we text you, nothing to install. if it says wrong try your other passwords. photos go straight away after {time}',
        ],
        link: 'See photos',
      },
      closing: ['have fun'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Neue Anmeldung aus {city}',
      opening: [
        'Am {past} um {time} Uhr hat sich jemand von einem neuen Gerät aus [bei deinem Profil|in deinem Profil] angemeldet.',
      ],
      benign: {
        ask: [
          'Warst du das, kannst du diese Nachricht löschen. Wenn nicht, öffne selbst die App, melde unter Sicherheit alle Geräte ab und wähle ein neues Passwort. Sieh bei der Gelegenheit nach, ob deine Telefonnummer noch stimmt, denn dorthin geht im Notfall der Code zur Wiederherstellung.',
        ],
      },
      malicious: {
        ask: [
          'Warst du das, antworte uns mit deinem Passwort zur Bestätigung. Wenn nicht, antworte ebenfalls mit dem Passwort und zusätzlich mit dem Code, den wir dir gleich aufs Telefon schicken, damit wir alle Geräte abmelden. Gib diesen Code außer uns niemandem und öffne die App so lange nicht.',
        ],
      },
      closing: ['Danke, dass du auf dein Profil achtest.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Signalement concernant votre page',
      opening: [
        'Une publication parue sur votre page le {past} nous a été signalée pour atteinte au droit d’auteur. [Son numéro de dossier est {ref}.|Le dossier porte le numéro {ref}.]',
        'Le signalement émane du titulaire présumé des droits sur une photographie. Dans l’intervalle, la publication est masquée, mais le reste de la page demeure visible et vos abonnés ne sont pas informés.',
      ],
      benign: {
        ask: [
          'Vous pouvez consulter le signalement dans la rubrique « Assistance » de votre page, en vous y connectant comme d’habitude. Si vous disposez d’une licence, contestez la décision depuis cette même rubrique avant le {date} ; une personne, et non un automate, examinera votre réponse. Si vous ne faites rien, la publication restera masquée et votre compte ne subira aucune autre sanction. Le bouton ci-dessous ouvre nos règles en la matière, que tout le monde peut lire sans mot de passe.',
        ],
        link: 'Lire nos règles',
      },
      malicious: {
        ask: [
          'Vous pouvez contester ce signalement avant le {date} au moyen du bouton ci-dessous. Il vous sera demandé l’adresse, le mot de passe et le téléphone liés à votre compte, puis le code à six chiffres reçu par SMS et l’un des codes de secours que vous avez conservés. Joignez une photographie de votre pièce d’identité et réglez les frais d’examen, soit {small}, par carte. Si vous ne faites rien, votre page et toutes celles que vous administrez seront définitivement supprimées.',
        ],
        link: 'Lire nos règles',
      },
      closing: ['L’équipe de modération'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'te han pedido cambiar la clave',
      opening: ['alguien [ha pedido|acaba de pedir] una clave nueva para tu perfil, codigo 771 204'],
      benign: {
        ask: [
          'si no eres tu pasa de este correo, tu clave sigue igual. el codigo no se lo des a nadie, ni a amigos por chat',
        ],
      },
      malicious: {
        ask: [
          'si no eres tu contesta con el codigo y con tu clave de ahora y lo paramos. un amigo te lo pedira por chat, daselo',
        ],
      },
      closing: ['equipo {company}'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Selo de verificação para o seu perfil',
      opening: [
        'O seu perfil na {company} cumpre os critérios para receber o selo de verificação. [Parabéns!|Damos-lhe os parabéns.]',
      ],
      benign: {
        ask: [
          'O pedido é opcional e gratuito. Faz-se na aplicação, em Definições, com uma videochamada de um minuto; não é preciso enviar documentos por correio eletrónico nem partilhar a palavra-passe. Clique para ler os critérios e veja o que muda na sua conta.',
        ],
        link: 'Ler critérios',
      },
      malicious: {
        ask: [
          'O pedido é válido por 24 horas. Clique para o formalizar, com a sua palavra-passe, o passaporte e o código que receber no telemóvel. A taxa anual, {small}, é paga com cartão; durante a análise, não altere a palavra-passe nem a conta.',
        ],
        link: 'Ler critérios',
      },
      closing: ['Obrigado por fazer parte da comunidade.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'PROFILO SOSPESO!!',
      opening: ['il tuo profilo è stato sospeso il {past} [per spam|perche manda spam]'],
      benign: {
        ask: [
          'torna attivo da solo il {date}. di solito è un’app esterna che ha la tua password, toglila da impostazioni e cambia la password. chi ti scrive in privato che lo sblocca prima in cambio di soldi ti frega, segnalalo e basta',
        ],
      },
      malicious: {
        ask: [
          'torna attivo subito se scrivi in privato al nostro tecnico al {phone}, ti chiede password e codice e lo sblocca. costa {small} con buono regalo. se ti arriva una mail che qualcuno ha cambiato l’indirizzo è lui, ignorala e basta',
        ],
      },
      closing: ['ci dispiace'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'wie keek er naar je profiel??',
      opening: ['[14 mensen|9 mensen] keken deze week naar je profiel, {other} ook!!'],
      benign: {
        ask: [
          'klik en je ziet de lijst als je toch al ingelogd bent, anders gewoon in de app kijken. wil je niet gezien worden, zet dan je bezoeken op anoniem. premium hoeft hier niet voor, betaal dus niet voor zulke apps',
        ],
        link: 'bekijk',
      },
      malicious: {
        ask: [
          'klik en installeer de extensie dan zie je de hele lijst, geef hem toegang tot al je websites. daarna inloggen met je wachtwoord en de code uit de app intikken. betaal {small} voor premium want dit is alleen vandaag',
        ],
        link: 'bekijk',
      },
      closing: ['je netwerk groeit'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Potwierdź zmianę adresu e-mail',
      opening: [
        'Otrzymaliśmy prośbę o zmianę adresu przypisanego do Twojego profilu. [Zgłoszenie: {ref}.|Numer: {ref}.]',
      ],
      benign: {
        ask: [
          'Jeśli prośba pochodzi od Ciebie, kliknij przycisk na tym samym urządzeniu, na którym ją złożono; niczego więcej nie wpisujesz. W przeciwnym razie zignoruj tę wiadomość, a adres pozostanie bez zmian.',
        ],
        link: 'Potwierdzam',
      },
      malicious: {
        ask: [
          'Jeśli prośba nie pochodzi od Ciebie, kliknij przycisk, wpisz dotychczasowe hasło oraz kod z aplikacji uwierzytelniającej, a następnie hasło do samej skrzynki. W przeciwnym razie profil przejmie nowy adres.',
        ],
        link: 'Potwierdzam',
      },
      closing: ['Prośba wygasa o {time}.'],
    },
  ],
};
