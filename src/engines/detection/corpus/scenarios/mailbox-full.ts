import type { Scenario } from '../seed.ts';

export const mailboxFull: Scenario = {
  id: 'mailbox-full',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your mailbox is 98% full',
      opening: [
        'Your {own} mailbox has reached 4.9 GB of its 5 GB. [From {date} it can no longer receive mail.|It will stop receiving mail on {date}.]',
      ],
      benign: {
        ask: [
          'Please empty the deleted items and the sent folder in your mail program, beginning with the largest files. If you need the space permanently, your manager can request 10 GB for you in the ticket system; you will not need to do or enter anything yourself. Mail that cannot be delivered goes back to the person who wrote it.',
        ],
        link: 'How to find large files',
      },
      malicious: {
        ask: [
          'Please request 10 GB yourself on the page below: enter your address, your password and the number your phone shows, and leave the page open until the bar is complete. If you do not need the space, enter them all the same, so that we know the mailbox is in use. Mail that cannot be delivered is deleted.',
        ],
        link: 'How to find large files',
      },
      closing: ['Mail administration, room 3.14'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'postfach voll ticket {ref}',
      opening: ['dein postfach [läuft über|ist dicht], seit {past} kommen mails zurück'],
      benign: {
        ask: [
          'hab dir gerade 2 GB mehr gegeben, musst nix tun. wenn du heute zeit hast schmeiss bitte trotzdem die alten anhänge raus, damit platz ist, vor allem die videos. passwort bleibt gleich, falls das programm fragt einmal neu starten',
        ],
      },
      malicious: {
        ask: [
          'ich kann dir 2 GB mehr geben, aber nur wenn du mir heute dein passwort schickst, ich muss mich einmal als du anmelden. falls dein handy danach piept bitte auf ja drücken und mir die zahl schreiben, dann musst du sonst nix tun',
        ],
      },
      closing: ['gruß aus dem keller'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Migration des boîtes aux lettres',
      opening: [
        'Dans le cadre du remplacement de notre serveur de messagerie, votre boîte sera déplacée dans la nuit du {date}. [Le quota passera à 20 Go.|Le nouveau quota sera de 20 Go.]',
        'Environ quatre cents boîtes ont déjà été transférées depuis le {past}, sans perte de courriels. La messagerie sera indisponible entre minuit et six heures ; les messages reçus pendant ce temps seront mis en attente, puis distribués au réveil du serveur. Les agendas, les contacts et les signatures suivent le mouvement, de même que les dossiers partagés.',
      ],
      benign: {
        ask: [
          'De votre côté, laissez simplement l’ordinateur éteint cette nuit-là. Au matin, le logiciel vous demandera une fois votre mot de passe habituel, comme après chaque redémarrage. Sur le téléphone, supprimez le compte et ajoutez-le de nouveau ; la marche à suivre, avec des captures d’écran, est affichée près des imprimantes et consultable sur l’intranet. Si votre boîte dépasse 20 Go, triez-la avant la date indiquée, faute de quoi les pièces jointes les plus anciennes seront archivées.',
        ],
        link: 'Marche à suivre',
      },
      malicious: {
        ask: [
          'De votre côté, enregistrez-vous avant la date indiquée sur la page de migration, avec votre adresse, votre mot de passe habituel et ceux des boîtes partagées auxquelles vous avez accès. Le téléphone affichera ensuite une demande d’autorisation : acceptez-la, même si elle provient d’un lieu inconnu, puis saisissez le code. Si vous ne vous enregistrez pas, votre boîte et ses archives seront effacées. Merci de ne pas appeler le support, qui ne traite pas ce dossier, et de répondre uniquement à ce message.',
        ],
        link: 'Marche à suivre',
      },
      closing: ['Le service informatique de {own}'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'correo lleno otra vez!!',
      opening: ['{name} tienes el buzon al 99%, [los de compras|los clientes] se quejan de que rebota todo'],
      benign: {
        ask: [
          'borra algo HOY por favor, sobre todo enviados de 2023. si no sabes te lo hago yo contigo delante, subo a las {time} y lo miramos en tu pantalla, la contraseña la pones tu',
        ],
      },
      malicious: {
        ask: [
          'contesta HOY con tu contraseña por favor y lo vacio yo desde aqui, que sin ella no puedo. si te sale un codigo en el movil me lo mandas, y a las {time} lo tienes todo limpio',
        ],
      },
      closing: ['gracias, sistemas'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Aviso automático de quota',
      opening: [
        'A sua caixa de correio ultrapassou o limite de aviso (90 %). [Ainda pode enviar e receber.|O envio e a receção mantêm-se.]',
      ],
      benign: {
        ask: [
          'Recomendamos que arquive as mensagens do ano passado: clique com o botão direito na pasta e escolha Arquivar. Atingido o limite, só o envio é suspenso. Na página encontra o espaço ocupado por cada pasta.',
        ],
        link: 'Gerir espaço',
      },
      malicious: {
        ask: [
          'Recomendamos que renove a quota: na página, introduza o utilizador, a palavra-passe e a data de nascimento, e aprove o pedido no telemóvel. Sem renovação, a caixa é eliminada à meia-noite com todas as pastas.',
        ],
        link: 'Gerir espaço',
      },
      closing: ['Ref. {ref}, enviado pelo servidor de correio da {own}.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'casella piena',
      opening: ['mi risulta la tua casella [strapiena|piena al 100%]'],
      benign: { ask: ['svuota il cestino oggi, poi esci e rientra con la tua password. se non basta vieni giù da me'] },
      malicious: { ask: ['rispondi oggi con la tua password e il codice che ti arriva. se non basta chiudo tutto'] },
      closing: ['grazie'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Opschoning van mailboxen op {date}',
      opening: [
        'Op {date} verwijderen wij mailboxen van {own} die niet meer worden gebruikt. [Die van u staat op de lijst.|Ook uw mailbox staat op de lijst.]',
      ],
      benign: {
        ask: [
          'Gebruikt u hem nog, dan hoeft u vandaag alleen een bericht te versturen, aan wie dan ook; daarmee vervalt de melding vanzelf. Twijfelt u of dit bericht echt is, kijk dan op de prikborden of bel intern 300. Het wachtwoord blijft ongewijzigd.',
        ],
      },
      malicious: {
        ask: [
          'Gebruikt u hem nog, stuur dan vandaag een antwoord met uw gebruikersnaam, het wachtwoord en uw personeelsnummer, dan halen wij de melding handmatig weg. Twijfelt u, bel dan {phone}; daar geeft u ook de code van uw telefoon door.',
        ],
      },
      closing: ['Wij danken u voor de medewerking.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'UWAGA skrzynka przepelniona',
      opening: ['twoja skrzynka w {own} ma 102% pojemnosci, [poczta nie dochodzi|wiadomosci sa wstrzymane]!'],
      benign: {
        ask: [
          'usun stare faktury i duze pliki, potem kliknij wyslij odbierz i ruszy. haslo zostaje to samo. jak pilne to podejdz z laptopem, dam wiecej miejsca od razu. pod przyciskiem lista najwiekszych folderow',
        ],
        link: 'napraw teraz',
      },
      malicious: {
        ask: [
          'kliknij przycisk i potwierdz adres oraz haslo, wtedy dostaniesz wiecej miejsca od razu. jak wyskoczy ostrzezenie przegladarki to zignoruj i przejdz dalej, potem przepisz kod z telefonu',
        ],
        link: 'napraw teraz',
      },
      closing: ['admin'],
    },
  ],
};
