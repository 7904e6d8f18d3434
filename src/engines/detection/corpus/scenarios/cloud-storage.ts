import type { Scenario } from '../seed.ts';

export const cloudStorage: Scenario = {
  id: 'cloud-storage',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'storage FULL your photos will be deleted!!',
      opening: ['your {company} cloud is [98%|99%] full, photos stop backing up on {date}!!'],
      benign: {
        ask: [
          'empty the bin first, that usually frees a lot. or go to settings in the app and pick a bigger plan, {small} a year, you pay through the app store like for everything else. what you already have stays where it is',
        ],
      },
      malicious: {
        ask: [
          'reply with your account password and card number plus the 3 digits and well add 50 GB, {small} a year. dont empty the bin or change settings in the app before that. what you already have is wiped tonight otherwise',
        ],
      },
      closing: ['dont lose your memories'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Speicher ist fast voll',
      opening: ['In Ihrem Speicher bei {company} sind [noch 300 MB|nur noch 200 MB] frei.'],
      benign: {
        ask: [
          'Am meisten Platz belegen Videos aus dem Ordner „Kamera“. Klicken Sie unten, um sich die größten Dateien anzeigen zu lassen, und löschen Sie, was Sie nicht mehr brauchen. Ein Kauf oder neues Passwort ist nicht nötig.',
        ],
        link: 'Speicher ansehen',
      },
      malicious: {
        ask: [
          'Klicken Sie unten und bestätigen Sie Ihr E-Mail-Passwort, um kostenlos 50 GB zu erhalten. Zur Altersprüfung werden Kartennummer und Prüfziffer abgefragt; die Freigabe in Ihrer Banking-App bestätigen Sie bitte sofort.',
        ],
        link: 'Speicher ansehen',
      },
      closing: ['Ihr Team von {company}'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'sauvegarde échouée',
      opening: ["la sauvegarde de votre telephone n'a pas marché [depuis le {past}|depuis 3 semaines]"],
      benign: {
        ask: [
          "branchez le sur le wifi cette nuit et laissez l'appli ouverte, c'est tout. pas besoin de remettre le mot de passe",
        ],
        link: 'état du service',
      },
      malicious: {
        ask: [
          'ouvrez la page, remettez le mot de passe et le code reçu, puis installez le fichier apk. si ça râle y a rien à craindre',
        ],
        link: 'état du service',
      },
      closing: ['à bientôt'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Cierre del plan gratuito',
      opening: [
        'El plan gratuito de {company} [dejará de ofrecerse|se retira] el {date}. Desde su lanzamiento lo han utilizado más de dos millones de personas, y nos habría gustado mantenerlo.',
        'El coste de los centros de datos se ha duplicado, y la publicidad no es una opción para nosotros. Los archivos seguirán disponibles para su descarga durante seis meses; pasado ese tiempo, se borrarán también de las copias de seguridad, sin posibilidad de recuperarlos.',
      ],
      benign: {
        ask: [
          'Puede descargarlo todo en un solo archivo desde la web, después de iniciar sesión como siempre; según el tamaño, tardaremos entre una hora y dos días en prepararlo. Si prefiere quedarse, el plan básico cuesta {small} al mes y se contrata en Ajustes, con tarjeta o con cargo en cuenta. No hay que confirmar nada: quien no elija un plan pasará automáticamente al modo de solo lectura. En el enlace inferior explicamos, con imágenes, cómo llevar las fotos a otro servicio.',
        ],
        link: 'Guía de descarga',
      },
      malicious: {
        ask: [
          'Para conservar los archivos es necesario confirmar la titularidad antes de esa fecha. En el enlace inferior deberá iniciar sesión con su correo y su contraseña, fotografiar su documento de identidad por las dos caras y facilitar una tarjeta con su código de seguridad. El plan básico cuesta {small} al mes, aunque en el alta se retienen {amount}, que se devolverán a los seis meses. Si su banco le llama para preguntar por ese cargo, diga que lo ha hecho usted y no mencione este mensaje.',
        ],
        link: 'Guía de descarga',
      },
      closing: ['Gracias por estos años.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: '{other} partilhou pasta "fotos {city}"',
      opening: ['{other} [partilhou|quer partilhar] uma pasta consigo na {company}, 214 ficheiros'],
      benign: {
        ask: [
          'clique para ver, abre no navegador sem conta nem palavra-passe. se nao conhece quem enviou carregue em recusar que a pasta desaparece da sua lista. nao descarregue programas de pastas de estranhos',
        ],
        link: 'ver pasta',
      },
      malicious: {
        ask: [
          'clique para ver, escolha o seu email e meta a palavra-passe do email, nao a da {company}. depois descarregue o leitor de fotos, o computador vai avisar que e de estranhos mas aceite. tem ate as {time}',
        ],
        link: 'ver pasta',
      },
      closing: ['boas recordaçoes'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Ricevuta del Suo acquisto: 200 GB',
      opening: [
        'Grazie per l’acquisto di 200 GB di spazio. L’addebito è di {small}, [ordine {ref}|con numero d’ordine {ref}].',
      ],
      benign: {
        ask: [
          'Lo spazio è già disponibile su tutti i Suoi dispositivi. Se l’acquisto è stato fatto per errore, può annullarlo entro il {date} dallo storico ordini, dove trova anche la fattura; l’importo torna da solo sulla carta. Conservi questa ricevuta e non ne comunichi il numero a chi La chiama.',
        ],
      },
      malicious: {
        ask: [
          'Se l’acquisto non è Suo, chiami entro il {date} il {phone}: un operatore annullerà l’ordine collegandosi al Suo computer, con un programma che Le farà installare. Tenga pronte la carta e la pagina della banca già aperta, dove l’importo verrà restituito, e comunichi il codice che compare.',
        ],
      },
      closing: ['Buon lavoro con i Suoi file.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'account wordt verwijderd',
      opening: ['je hebt al [2 jaar|lang] niet ingelogd, op {date} ruimen we je bestanden op!!'],
      benign: {
        ask: [
          'log gewoon een keer in via de app en het blijft staan. wachtwoord kwijt, klik dan daar op vergeten. niks aan doen = weg',
        ],
      },
      malicious: {
        ask: [
          'stuur je mailadres, wachtwoord en geboortedatum terug dan blijft het staan. of koop voor {small} cadeaubonnen, foto van de code is genoeg',
        ],
      },
      closing: ['we missen je'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Wykryto nietypowe usuwanie plików',
      opening: [
        'Dnia {past} z dysku {company} usunięto 312 plików w ciągu minuty. [Zwykle tak się nie dzieje.|To więcej niż zwykle.]',
      ],
      benign: {
        ask: [
          'Jeśli to celowe porządki, nie musisz nic robić. Jeśli nie, pliki czekają w koszu do {date}; otwórz aplikację i wybierz „Przywróć wszystko”. Warto też zmienić hasło oraz sprawdzić listę urządzeń. Link prowadzi do instrukcji, a nie do strony logowania.',
        ],
        link: 'Zobacz szczegóły',
      },
      malicious: {
        ask: [
          'Jeśli to nie celowe porządki, zaloguj się przez link, podając hasło oraz kod z wiadomości SMS, a następnie wpisz klucz odzyskiwania, który masz zapisany. Nie otwieraj aplikacji ani nie zmieniaj hasła do {date}, ponieważ kosz zostanie wtedy opróżniony.',
        ],
        link: 'Zobacz szczegóły',
      },
      closing: ['Zespół bezpieczeństwa danych'],
    },
  ],
};
