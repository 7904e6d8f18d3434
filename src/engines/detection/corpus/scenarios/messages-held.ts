import type { Scenario } from '../seed.ts';

export const messagesHeld: Scenario = {
  id: 'messages-held',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, you have [7|6] messages that were not delivered to your inbox on {past}'],
      benign: {
        ask: [
          'it was the big attachments again, our server stops anything above 25 mb. the senders got told and most sent a smaller one already. the list is in your junk folder report, if one is missing ask them to use the file drop',
        ],
        link: 'View messages',
      },
      malicious: {
        ask: [
          'it was a sync error between the server and your mailbox. the messages are kept for 24 hours and then deleted. release them to your inbox now, just sign in with your mail address, delivery takes about 3 minutes',
        ],
        link: 'View messages',
      },
      closing: ['mail delivery system'],
      subject: '7 incoming messages pending',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Auf dem Mailserver von {own} [befinden sich|liegen] derzeit Nachrichten, die wegen einer Störung nicht zugestellt werden konnten.',
      ],
      benign: {
        ask: [
          'Die Ursache ist behoben, die Zustellung erfolgt im Laufe des Vormittags in der Reihenfolge des Eingangs. Ein Zutun ist nicht erforderlich; bitte senden Sie Nachrichten auch nicht doppelt. Den aktuellen Stand können Sie auf der Statusseite mitverfolgen, die ohne Anmeldung erreichbar ist.',
        ],
        link: 'Nachrichten anzeigen',
      },
      malicious: {
        ask: [
          'Davon betroffen sind fünf an Sie gerichtete Nachrichten. Bitte prüfen Sie diese und geben Sie sie zur Zustellung frei. Melden Sie sich dazu mit Ihrem Postfach an; nicht freigegebene Nachrichten werden um {time} Uhr automatisch an die Absender zurückgesandt und können dann nicht mehr abgerufen werden.',
        ],
        link: 'Nachrichten anzeigen',
      },
      closing: ['Automatische Benachrichtigung, bitte nicht antworten'],
      subject: 'Nachrichten in der Warteschlange: Zustellung verzögert',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour, [4|5] mails pour {name} sont restés bloqués ce matin'],
      benign: {
        ask: [
          "c'etait le filtre antispam du siege trop zélé, je les ai relachés et ils devraient etre la. si un client dit avoir envoyé un truc que vous voyez pas, donnez moi son nom. le tableau de ce qui passe ou pas est sur l'intranet",
        ],
        link: 'voir les mails',
      },
      malicious: {
        ask: [
          'le serveur a un probleme avec votre boite, il faut les relacher vous meme. cliquez, mettez votre adresse et mot de passe et ils arrivent tout de suite, sinon ils sont supprimés demain. ca peut etre important pour vos clients',
        ],
        link: 'voir les mails',
      },
      closing: ['merci'],
      subject: 'mails bloqués, a voir',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['El sistema de seguridad de {own} ha retenido [tres correos|tres mensajes] dirigidos a usted.'],
      benign: {
        ask: [
          'Dos son boletines y el tercero procede de un remitente que falla en la autenticación. Si espera alguno, abra Cuarentena en su cuenta de correo habitual y decida allí; a los quince días se borran solos. El resto de los mensajes del día se entregó sin incidencias.',
        ],
        link: 'Revisar mensajes',
      },
      malicious: {
        ask: [
          'Los tres figuran como importantes y proceden de sus contactos. Pulse Entregar y acceda con su cuenta de correo para recibirlos en la bandeja de entrada. Por motivos de espacio, se borrarán a medianoche, y no será posible volver a solicitar su envío.',
        ],
        link: 'Revisar mensajes',
      },
      closing: ['Centro de seguridad del correo'],
      subject: 'Informe diario: correos retenidos',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['atençao {name}, 5 mensagens [nao foram entregues|ficaram presas] em {past}'],
      benign: {
        ask: [
          'o dominio do fornecedor tinha a configuraçao DMARC errada e o nosso servidor recusou. ja avisei o tecnico deles, devem reenviar hoje. quem tiver pressa telefone-lhes. o relatorio esta na pasta da informatica',
        ],
        link: 'mensagens',
      },
      malicious: {
        ask: [
          'o servidor de email nao reconheceu a sua conta e reteve as mensagens. carregue para as receber, entra com o email e a senha do costume e ficam na caixa hoje. se demorar mais de um dia sao apagadas',
        ],
        link: 'mensagens',
      },
      closing: ['suporte'],
      subject: 'falha na entrega (5 msg)',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['Il messaggio con riferimento {ref} [non è stato recapitato|non è giunto a destinazione].'],
      benign: {
        ask: [
          "Il destinatario ha la casella piena. Il server riproverà entro oggi e poi glielo restituirà con l'allegato. Se è urgente, lo invii a un altro indirizzo della stessa ditta. Il rapporto tecnico, utile soltanto all'amministratore, è disponibile a questo indirizzo.",
        ],
        link: 'Visualizza',
      },
      malicious: {
        ask: [
          "Il Suo dominio non supera i nuovi controlli di autenticazione. Per evitare che anche gli altri messaggi vengano respinti, convalidi la Sua casella a questo indirizzo con le credenziali di posta. Senza convalida, l'invio sarà sospeso entro oggi.",
        ],
        link: 'Visualizza',
      },
      closing: ['Servizio di posta di {own}'],
      subject: 'Avviso di mancata consegna',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['er staan [3|4] berichten voor {name} in de wacht'],
      benign: {
        ask: [
          'die komen vanzelf door zodra de scan klaar is, duurt vandaag wat langer omdat iedereen jaarstukken mailt. staat er om {time} nog een, bel dan even. via de knop zie je hoe lang de rij is, meer kan je daar niet',
        ],
        link: 'bekijk berichten',
      },
      malicious: {
        ask: [
          'die komen niet vanzelf door, je mailbox loopt niet gelijk met de server. log via de knop in met je mailadres en geef ze vrij, dat duurt een minuut. staat er om {time} nog een, dan wordt hij gewist',
        ],
        link: 'bekijk berichten',
      },
      closing: ['systeembeheer'],
      subject: 'u heeft 3 berichten in de wacht',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Filtr poczty {own} zatrzymał [dwie wiadomości|dwa listy] zaadresowane do Państwa.'],
      benign: {
        ask: [
          'Obie zawierały pliki z makrami. Jeżeli nadawca jest znany, prosimy o kontakt z działem informatyki, podając numer {ref}; pliki zostaną sprawdzone i przekazane. Wiadomości przechowujemy trzydzieści dni. Spis zatrzymanych plików widać w programie pocztowym.',
        ],
        link: 'Pokaż wiadomości',
      },
      malicious: {
        ask: [
          'Obie oznaczono jako pilne. Aby je odebrać, prosimy kliknąć przycisk, zalogować się do poczty i zatwierdzić doręczenie. Wiadomości przechowujemy przez dwanaście godzin, po czym są usuwane, a konto może zostać ograniczone z powodu przepełnienia kolejki.',
        ],
        link: 'Pokaż wiadomości',
      },
      closing: ['Administrator poczty'],
      subject: 'Wiadomości oczekujące na doręczenie',
    },
  ],
};
