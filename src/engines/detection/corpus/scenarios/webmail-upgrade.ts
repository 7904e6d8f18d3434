import type { Scenario } from '../seed.ts';

export const webmailUpgrade: Scenario = {
  id: 'webmail-upgrade',
  corporate: true,
  sender: 'colleague',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hi all, the [old webmail|old mail page] goes off tonight and everybody at {own} moves to the new one'],
      benign: {
        ask: [
          'you dont have to do anything, just sign in tomorrow with the same address and password as on your PC. looks a bit different, folders are on the left now. if your phone asks again tomorrow thats normal. screenshots under the link for those who like to read first',
        ],
        link: 'new webmail',
      },
      malicious: {
        ask: [
          'you need to upgrade your own box, open the link, put in your address and same password as on your PC and hit upgrade. boxes that are not upgraded by {time} wont send or receive any more and will be removed from the server. takes a minute',
        ],
        link: 'new webmail',
      },
      closing: ['cheers, IT'],
      subject: 'webmail upgrade tonight',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Im Rahmen der Wartung wird das Webmail von {own} [auf eine neue Version umgestellt|erneuert].'],
      benign: {
        ask: [
          'Am {date} steht es zwischen 20 und 22 Uhr nicht zur Verfügung. Ihre Zugangsdaten bleiben unverändert, Ordner und Regeln werden übernommen. Wer bisher die alte Adresse als Lesezeichen gespeichert hat, tauscht sie bitte am nächsten Morgen aus; die Anleitung dazu hängt auch in der Teeküche.',
        ],
        link: 'Zur Umstellung',
      },
      malicious: {
        ask: [
          'Zur Übernahme Ihres Postfachs ist eine einmalige Registrierung erforderlich. Bitte melden Sie sich bis {date} über die unten genannte Seite mit Ihren bisherigen Zugangsdaten an. Postfächer, die bis dahin nicht registriert sind, können technisch bedingt nicht übernommen werden und werden gelöscht.',
        ],
        link: 'Zur Umstellung',
      },
      closing: ['Rechenzentrum {own}'],
      subject: 'Umstellung des Webmail-Zugangs',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour a tous, le webmail change [cette nuit|ce soir]'],
      benign: {
        ask: [
          "action requise : sauver vos brouillons avant {time}, c'est la seule chose qui saute. apres ca vous vous connectez comme avant. ceux qui veulent une demo cliquez en bas pour vous inscrire, salle 12 jeudi avec les croissants",
        ],
        link: "c'est ici",
      },
      malicious: {
        ask: [
          "action requise : valider votre compte avant {time}, sinon il n'est pas repris. vous cliquez en bas, vous mettez identifiant et mot de passe et c'est fini. ceux qui ne valident pas perdent leurs mails, on vous aura prévenus",
        ],
        link: "c'est ici",
      },
      closing: ['merci !'],
      subject: 'nouveau webmail, action requise',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Estimados usuarios: estamos [actualizando|renovando] la base de datos y el centro de cuentas de correo.',
      ],
      benign: {
        ask: [
          'La tarea la realiza el proveedor y no afecta a las contraseñas. Hasta el {date}, la búsqueda puede tardar más y los mensajes anteriores a 2019 aparecerán por partes. Si nota que falta alguno, abra una incidencia en la intranet, indicando la carpeta. Les pedimos paciencia.',
        ],
        link: 'Abrir formulario',
      },
      malicious: {
        ask: [
          'Eliminaremos las cuentas que no estén en uso para crear espacio. Para que la suya no se cierre, debe actualizarla con los datos siguientes: usuario, contraseña y fecha de nacimiento, en el formulario. Quien no lo haga antes del {date} perderá su cuenta de forma permanente.',
        ],
        link: 'Abrir formulario',
      },
      closing: ['Equipo técnico de Webmail'],
      subject: 'Actualización de Webmail: usuarios de {own}',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['caros utilizadores, o correio da {own} vai [passar para a versao nova|ser actualizado]'],
      benign: {
        ask: [
          'na sexta depois das {time} fechem tudo e deixem os computadores ligados, nos fazemos o resto. segunda entram com o email e a senha de hoje. quem estiver fora leva o portatil a informatica quando voltar. ha um folheto aqui',
        ],
        link: 'ver aqui',
      },
      malicious: {
        ask: [
          'ate sexta as {time} tem de validar a conta, quem nao validar fica bloqueado e perde o arquivo. entrem aqui com o utilizador e a senha, o sistema faz o resto. quem estiver fora valida pelo telemovel, funciona na mesma',
        ],
        link: 'ver aqui',
      },
      closing: ['informatica'],
      subject: 'actualizaçao do correio - IMPORTANTE',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'La informiamo che [è in corso|prosegue] la migrazione delle caselle verso la nuova piattaforma di {own}.',
      ],
      benign: {
        ask: [
          'La Sua sarà spostata nella notte del {date}. Al mattino troverà tutto al suo posto; soltanto la firma in calce andrà reinserita, copiandola da un messaggio già inviato. Il calendario delle migrazioni, ufficio per ufficio, è pubblicato sulla intranet.',
        ],
        link: 'Stato della migrazione',
      },
      malicious: {
        ask: [
          'La Sua risulta ancora sulla vecchia piattaforma. Per completare il passaggio acceda entro il {date} dalla pagina indicata, usando indirizzo e password attuali. Le caselle non migrate saranno disattivate, e i messaggi in esse contenuti non saranno recuperabili.',
        ],
        link: 'Stato della migrazione',
      },
      closing: ['Area Sistemi Informativi'],
      subject: 'Migrazione della posta elettronica',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, de nieuwe webmail staat [klaar|live]'],
      benign: {
        ask: [
          'ververs je scherm en je hebt hem. donkere modus zit rechtsboven, handtekening moet je opnieuw kiezen sorry. de oude blijft tot {date} werken voor wie moet wennen. korte uitleg van 2 min staat hier',
        ],
        link: 'webmail',
      },
      malicious: {
        ask: [
          'zet je account zelf even over, hier inloggen met je oude gegevens en klaar. doe het vandaag want de oude stopt om {time} en dan kom je er niet meer in en zijn je mails weg. duurt 2 min',
        ],
        link: 'webmail',
      },
      closing: ['gr'],
      subject: 'webmail: nieuwe versie klaar',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Szanowni Użytkownicy, [kończymy|dobiega końca] modernizacja serwera pocztowego.'],
      benign: {
        ask: [
          'W nocy z piątku na sobotę poczta będzie niedostępna przez około trzy godziny. Loginy i hasła nie ulegną zmianie. Osoby korzystające z telefonu powinny po weekendzie uruchomić aplikację ponownie. Najczęstsze pytania zebraliśmy na stronie pomocy.',
        ],
        link: 'Przejdź do strony',
      },
      malicious: {
        ask: [
          'Każdy użytkownik jest zobowiązany zaktualizować swoje konto na wskazanej stronie, podając login i hasło. Konta niezaktualizowane do {date} zostaną wyłączone, a ich zawartość usunięta. Za utrudnienia przepraszamy, procedura zajmuje około minuty.',
        ],
        link: 'Przejdź do strony',
      },
      closing: ['Dział informatyki'],
      subject: 'Aktualizacja poczty {own}',
    },
  ],
};
