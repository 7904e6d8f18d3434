import type { Scenario } from '../seed.ts';

export const faxOrScan: Scenario = {
  id: 'fax-or-scan',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'scan from the 2nd floor copier',
      opening: ['someone left a scan on the copier yesterday, 6 pages with [your name|your initials] on it'],
      benign: {
        ask: [
          'i put the paper in your tray, face down. the file itself went to your usual scan folder, just open the drive, same password and code as ever. if its not yours shred it please, theres bank stuff on page 2',
        ],
      },
      malicious: {
        ask: [
          'i zipped it and attached it, code for the zip is 2231. its the .js one, open that and say yes when windows asks. if it wont open send me your login and ill do it, theres bank stuff on page 2',
        ],
      },
      closing: ['cheers'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Eingegangenes Fax ({ref}, 3 Seiten)',
      opening: [
        'Um {time} Uhr ist ein Fax für Sie eingegangen. [Absender ist {company}.|Als Absender ist {company} angegeben.]',
        'Seit der Umstellung der Telefonanlage werden Faxe bei {own} nicht mehr ausgedruckt, sondern zentral abgelegt. Nach vierzehn Tagen löscht das System sie ohne weitere Nachricht, auch wenn sie nicht gelesen wurden.',
      ],
      benign: {
        ask: [
          'Sie finden es im Ordner „Fax Eingang“ auf dem Abteilungslaufwerk, an dem Ihr Rechner ohnehin angemeldet ist. Ein Passwort wird nicht abgefragt. Wer lieber Papier in der Hand hat, druckt es dort selbst aus oder bittet {other} am Empfang darum. Unter dem Link steht, welche Ordner es gibt und wer darin lesen darf. Sollte das Fax nicht für Sie bestimmt sein, geben Sie bitte sofort Bescheid.',
        ],
        link: 'Übersicht der Ordner',
      },
      malicious: {
        ask: [
          'Sie lesen es über den Link unten, wo Sie sich mit E-Mail-Adresse und Passwort ausweisen; die Anmeldung an Ihrem Rechner reicht dafür nicht aus. Erscheint ein Hinweis, die Verbindung sei nicht sicher, wählen Sie bitte „Trotzdem fortfahren“. Anschließend bestätigen Sie die Anfrage auf Ihrem Telefon. Sollte das Fax nicht angezeigt werden, wiederholen Sie den Vorgang sofort mit Ihrem zweiten Konto oder dem Zugang von {other}.',
        ],
        link: 'Übersicht der Ordner',
      },
      closing: ['Der Eingang wurde protokolliert.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'scan du copieur URGENT',
      opening: ["j'ai [scanné|numérisé] les bons de livraison comme tu voulais, il y en a 42 !!"],
      benign: {
        ask: [
          "c'est dans le dossier partagé habituel, celui du service. clique pour vérifier juste que la page 12 est lisible, sinon je la refais. et rends moi le code du copieur, le 4 chiffres, je l'ai donné à {other} et maintenant je suis coincé",
        ],
        link: 'dossier bons',
      },
      malicious: {
        ask: [
          "c'est trop lourd pour le dossier habituel, clique et mets ton mot de passe de messagerie, c'est le même compte. si ça demande un code tu l'acceptes et tu me le renvoies ici, sinon {other} ne peut pas ouvrir non plus. fais-le avant {time}",
        ],
        link: 'dossier bons',
      },
      closing: ['merci !!'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Documento escaneado para {name}',
      opening: [
        'El equipo multifunción de la segunda planta [ha enviado|ha generado] un documento de {past} con su código de usuario.',
      ],
      benign: {
        ask: [
          'Puede recogerlo en la bandeja del propio equipo, pasando la tarjeta de {own}, o abrirlo desde su carpeta personal. Si usted no escaneó nada ese día, avíseme y anularé el código, porque alguien podría estar utilizándolo.',
        ],
      },
      malicious: {
        ask: [
          'Para recibirlo, responda con su usuario, su contraseña y el número de su tarjeta de {own}, y lo remitiré a su carpeta personal. Si usted no escaneó nada ese día, abra igualmente el fichero adjunto y habilite las macros.',
        ],
      },
      closing: ['Los documentos no recogidos se eliminan el {date}.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'digitalizacao_{ref}',
      opening: ['segue o que [pediste|me pediste] ontem, a impressora so deu luta'],
      benign: {
        ask: [
          'esta na pasta da equipa, abre la e ve se a fatura esta direita. se nao, digitalizo outra vez, mas so amanha',
        ],
      },
      malicious: {
        ask: [
          'abre o ficheiro em anexo e clica em permitir conteudo, a senha e 0000. se o antivirus apitar desliga, e so hoje',
        ],
      },
      closing: ['vou almoçar'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Fax ricevuto il {past}',
      opening: [
        'In segreteria è arrivato un fax di {company} indirizzato a Lei. [Riguarda una fattura di {amount}.|Si tratta di una fattura di {amount}.]',
      ],
      benign: {
        ask: [
          'L’originale si trova nella Sua casella al piano terra. Poiché il conto e la banca non sono quelli che abbiamo in anagrafica, Le consiglio di non pagare nulla e di telefonare al fornitore, al numero del contratto, prima di inoltrarlo alla contabilità. Lo conserviamo fino al {date}.',
        ],
      },
      malicious: {
        ask: [
          'Poiché il conto indicato non è quello che abbiamo in anagrafica, Le chiedo di disporre oggi il bonifico su {account}, come scritto nel fax, non occorre passare dalla contabilità. Per conferma basta chiamare il numero riportato in fondo, {phone}, e comunicare il codice dispositivo della banca.',
        ],
      },
      closing: ['Resto in ufficio fino alle {time}.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'Scan van MFP-3 [geen onderwerp|zonder onderwerp]',
      opening: ['er staat een scan voor je klaar, 2 paginas, gemaakt om {time}'],
      benign: {
        ask: [
          'ophalen doe je gewoon bij het apparaat met je pasje of code, of kijk even in je scanmap op de schijf. de link is voor de storingslijst, MFP-3 ligt er morgen METEEN weer uit vrees ik. antwoorden heeft geen zin, dit adres leest niemand',
        ],
        link: 'scanbeheer',
      },
      malicious: {
        ask: [
          'ophalen bij het apparaat lukt niet meer, klik METEEN op de link en log in met je werkmail en wachtwoord. krijg je daarna een melding op je telefoon, dan op ja drukken, ook als het er drie zijn. antwoorden heeft geen zin',
        ],
        link: 'scanbeheer',
      },
      closing: ['beheer {own}'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Skan umowy {ref}',
      opening: [
        'Zgodnie z prośbą zeskanowano umowę z firmą {company} wraz z załącznikami. [Całość liczy osiemnaście stron.|Razem jest to osiemnaście stron.]',
      ],
      benign: {
        ask: [
          'Plik umieszczono w repozytorium umów, pod numerem podanym w temacie. Dostęp jest taki jak dotychczas; jeśli go brakuje, wniosek zatwierdza kierownik działu. Proszę sprawdzić, czy aneks jest czytelny, i potwierdzić to w repozytorium. Oryginał odłożono do sejfu, klucz jest w kadrach.',
        ],
        link: 'Spis umów',
      },
      malicious: {
        ask: [
          'Pliku nie ma w repozytorium ze względu na poufność. Proszę otworzyć stronę pod przyciskiem, pobrać program do odczytu i uruchomić go jako administrator, a następnie potwierdzić hasłem do systemu {own}. Jeśli dostępu brakuje, proszę przesłać mi login oraz numer dowodu osobistego.',
        ],
        link: 'Spis umów',
      },
      closing: ['Skan będzie dostępny do {date}.'],
    },
  ],
};
