import type { Scenario } from '../seed.ts';

export const bankAppSync: Scenario = {
  id: 'bank-app-sync',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, the {company} app on your phone [is out of sync|is not synchronised] since {past}'],
      benign: {
        ask: [
          'it just means you skipped two updates. get the newest version from your app store and it sorts itself out. no phone any more? any branch can put the app on a new one, bring your card and some ID. the link lists which phones still work',
        ],
        link: 'sync info',
      },
      malicious: {
        ask: [
          'it just means you have to register it again. open the link, log in with your customer number and passcode, then type the code you get. if not done by {date} transfers will be blocked and you will need to wait 10 days for a letter',
        ],
        link: 'sync info',
      },
      closing: ['digital banking team'],
      subject: 'your device is not synchronised',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Zum {date} stellen wir das Freigabeverfahren [auf eine neue Version um|um]. Davon ist auch Ihr Gerät betroffen.',
      ],
      benign: {
        ask: [
          'Sobald Sie die App aus dem Store aktualisiert haben, führt sie Sie beim nächsten Öffnen durch die Umstellung; der Aktivierungsbrief kommt mit der Post. Eilig ist es nicht: Das bisherige Verfahren funktioniert noch drei Monate. Auf der Seite unten finden Sie häufige Fragen.',
        ],
        link: 'Weitere Informationen',
      },
      malicious: {
        ask: [
          'Bitte registrieren Sie das Gerät über die Seite unten erneut, indem Sie sich mit Anmeldenamen und PIN anmelden und anschließend die Freigabe in der App bestätigen. Geschieht dies nicht, wird Ihr Zugang aus Sicherheitsgründen gesperrt und die Freischaltung per Post kostet {small}.',
        ],
        link: 'Weitere Informationen',
      },
      closing: ['Ihre Bank in {city}'],
      subject: 'Ihre Banking-App muss neu registriert werden',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["bonjour {name}, votre clé digitale [a expiré|n'est plus valable] depuis le {past}"],
      benign: {
        ask: [
          "ouvrez l'appli pour la refaire, identifiant, code, il faut le telephone et la carte sous la main. si ca coince votre conseillere {other} le fait avec vous au guichet, meme le samedi. video d'aide dans le lien",
        ],
        link: 'ma clé digitale',
      },
      malicious: {
        ask: [
          "cliquez sur le lien pour la reactiver, identifiant, code secret puis validez la notification sur le telephone. faites le aujourd'hui sinon compte bloqué et {small} de frais. pas besoin d'aller au guichet",
        ],
        link: 'ma clé digitale',
      },
      closing: ['votre banque'],
      subject: 'cle digitale expirée',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Le comunicamos que desde el {past} rige [una nueva normativa|una nueva directiva] de seguridad para la banca en línea.',
      ],
      benign: {
        ask: [
          'Por ella, cada noventa días le pediremos una segunda clave al consultar los movimientos. La recibirá en la aplicación, como hasta ahora con las transferencias. No tiene que activar nada. Si todavía no usa la aplicación, su oficina de {city} le entregará una tarjeta de coordenadas.',
        ],
        link: 'Más información',
      },
      malicious: {
        ask: [
          'Su dispositivo aún no está adaptado. Para seguir operando, actívelo en el siguiente enlace con su usuario, su clave de acceso y la clave que recibirá a continuación por SMS. Si no lo activa en 48 horas, suspenderemos las tarjetas y las transferencias de su cuenta.',
        ],
        link: 'Más información',
      },
      closing: ['Banca digital'],
      subject: 'Actualización de seguridad activada en su cuenta',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['prezado cliente, seu celular [nao esta sincronizado|perdeu a sincronizaçao] com a {company}'],
      benign: {
        ask: [
          'isso acontece quando troca de chip. abra o app hoje com sua senha e faça a selfie, libera em ate 24 horas. se quiser rapido va no caixa eletronico com o cartao, la libera na hora. nao instale nada fora da loja do celular',
        ],
        link: 'saiba mais',
      },
      malicious: {
        ask: [
          'isso acontece quando o modulo de segurança vence. clique e instale o modulo novo, coloque agencia, conta, senha de 6 e de 8 e libera na hora. sem isso seu pix e cartao param hoje e so volta na agencia',
        ],
        link: 'saiba mais',
      },
      closing: ['atendimento'],
      subject: 'seu dispositivo foi bloqueado',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Le nuove norme europee [impongono|richiedono] di verificare periodicamente i dispositivi collegati al conto.',
      ],
      benign: {
        ask: [
          "La verifica avviene nell'app, con l'impronta o il codice che già usa, al primo accesso dopo il {date}. Se ha cambiato telefono, passi in filiale con un documento oppure chiami il numero stampato sulla carta. I collegamenti ai Suoi conti restano intanto attivi.",
        ],
        link: 'Verifica dispositivo',
      },
      malicious: {
        ask: [
          "La verifica avviene nella pagina seguente: inserisca numero cliente, PIN e numero di cellulare, poi il codice che riceverà. Un operatore La chiamerà per completare l'operazione. In mancanza, dal {date} carta e bonifici saranno sospesi.",
        ],
        link: 'Verifica dispositivo',
      },
      closing: ['Servizio clienti'],
      subject: 'App non più abilitata sul Suo dispositivo',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['beste klant, uw mobiele app is [verlopen|niet meer geldig] op {past}'],
      benign: {
        ask: [
          'dat is de oude blauwe, die mag u weggooien. de nieuwe haalt u uit de appstore en u zet hem aan met uw pas en de kaartlezer thuis. lukt het niet, loop binnen in {city}, koffie staat klaar. op de site een filmpje',
        ],
        link: 'naar de site',
      },
      malicious: {
        ask: [
          'dat moet u vandaag herstellen. ga naar de site, vul rekeningnummer, pasnummer en pincode in en scan daarna de qr met de app. lukt het niet, dan belt onze medewerker u op en leest u hem de codes voor. anders wordt de pas geblokkeerd',
        ],
        link: 'naar de site',
      },
      closing: ['uw bank'],
      subject: 'uw bankpas-app verloopt',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Podczas ostatniego logowania [stwierdzono|wykryto], że aplikacja mobilna działa w starszej wersji.'],
      benign: {
        ask: [
          'Prosimy o pobranie aktualizacji ze sklepu z aplikacjami do {date}. Po tym terminie starsza wersja pokaże tylko saldo, a przelewy zlecą Państwo w serwisie internetowym lub w oddziale. Wykaz obsługiwanych telefonów zamieściliśmy na stronie.',
        ],
        link: 'Szczegóły',
      },
      malicious: {
        ask: [
          'W celu synchronizacji prosimy zalogować się przez podaną stronę, wpisać numer klienta i hasło, a następnie zatwierdzić w aplikacji dodanie zaufanego urządzenia. Po {date} dostęp do rachunku i karty zostanie ograniczony ze względów bezpieczeństwa.',
        ],
        link: 'Szczegóły',
      },
      closing: ['Bank'],
      subject: 'Państwa urządzenie nie jest zsynchronizowane',
    },
  ],
};
