import type { Scenario } from '../seed.ts';

export const accountVerification: Scenario = {
  id: 'account-verification',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Please verify your {company} account',
      opening: ['[One step is missing|There is one step left] before your {company} account can be used.'],
      benign: {
        ask: [
          'You signed up at {time} today; click the button to confirm that this address is yours. The button works for 24 hours and does not ask for a password. If somebody typed your address by mistake, do nothing and the account disappears by itself.',
        ],
        link: 'Verify address',
      },
      malicious: {
        ask: [
          'If you wish to go on, click the button and type the password of your e-mail, then the number on the front of your bank card and the three digits on the back, so that we know this address is yours. The button works for 24 hours.',
        ],
        link: 'Verify address',
      },
      closing: ['Welcome on board.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'BITTE BESTÄTIGEN!! Ihr Konto {ref}',
      opening: ['ihr Konto bei uns wurde noch nicht bestätigt, [letzte Erinnerung|wir erinnern zum letzten mal]!!'],
      benign: {
        ask: [
          'bitte bis {date} in die Filiale kommen, Ausweis nur VORZEIGEN, dauert 2 min. wer nicht kommt dessen Konto wird gesperrt und die Punkte verfallen. per Mail oder Telefon gehts leider nicht, schicken sie uns also keine Kopien',
        ],
      },
      malicious: {
        ask: [
          'bitte bis {date} Ausweis von beiden Seiten fotografieren, dazu ein Selfie mit der Bankkarte in der Hand, und hier an die Mail anhängen. wer nichts schickt dessen Konto wird gesperrt und die Punkte verfallen. in der Filiale gehts leider nicht',
        ],
      },
      closing: ['Ihr Team von {company}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Vérification de vos coordonnées',
      opening: [
        'La réglementation nous oblige à vérifier une fois par an les coordonnées de nos clients. Votre dernière vérification [remonte à plus de douze mois|date de plus de douze mois].',
        "Il s'agit d'une simple formalité. Elle concerne l'adresse postale, le numéro de téléphone et la personne à prévenir en cas de difficulté, et elle n'a aucune incidence sur vos contrats en cours.",
      ],
      benign: {
        ask: [
          "Vous trouverez au dos de votre prochain relevé, envoyé par la poste vers le {date}, les données dont nous disposons. Si elles sont exactes, vous n'avez rien à faire. Dans le cas contraire, passez à votre agence avec un justificatif de domicile, ou corrigez-les vous-même dans votre espace client, rubrique « Mon profil ». Vos identifiants, votre code et votre carte bancaire ne changent pas, et aucun délai ne vous est imposé.",
        ],
      },
      malicious: {
        ask: [
          "Merci de répondre à ce message d'ici le {date} en joignant une copie de votre pièce d'identité, recto et verso, un justificatif de domicile, une photo de votre carte bancaire et, pour la signature, le code que vous recevrez par SMS dans l'heure. Vous indiquerez également vos identifiants de connexion, afin que nous puissions corriger votre profil à votre place. Sans réponse dans ce délai, vos contrats seraient suspendus.",
        ],
      },
      closing: ['Nous vous remercions de votre collaboration.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'su codigo de verificacion',
      opening: ['su codigo de {company} es 48 21 07 y [vale|sirve] 10 minutos'],
      benign: {
        ask: [
          'escribalo en la pantalla donde lo ha pedido. no lo comparta con nadie aunque le llamen de nuestra parte. si no lo ha pedido cambie la contraseña desde la aplicacion, no por correo',
        ],
      },
      malicious: {
        ask: [
          'un compañero nuestro le llamara ahora, digale el codigo para cancelar un cargo de {small}. si no contesta al telefono responda aqui con el codigo y la contraseña de la aplicacion',
        ],
      },
      closing: ['un saludo de {company}'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'A sua conta foi verificada',
      opening: [
        'Concluímos a análise do seu pedido de {past}. [O nível da sua conta é agora Plus.|A sua conta passou ao nível Plus.]',
      ],
      benign: {
        ask: [
          'Já pode utilizar todas as funcionalidades na aplicação. Os documentos que entregou ao balcão foram destruídos, conforme a nossa política. Clique para consultar as condições do novo nível e guarde este número: {ref}.',
        ],
        link: 'Consultar condições',
      },
      malicious: {
        ask: [
          'Para ativar as funcionalidades, liquide uma taxa de verificação de {small}, reembolsável. Clique para introduzir o cartão e, quando receber o código do banco, confirme-o duas vezes na mesma página, com o número {ref}.',
        ],
        link: 'Consultar condições',
      },
      closing: ['Agradecemos a sua confiança.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'profilo da completare',
      opening: ['il tuo profilo è completo [al 60%|solo al 60 per cento]'],
      benign: {
        ask: [
          'se vuoi aggiungi una foto e due righe su di te, cosi gli altri ti trovano. il resto è facoltativo, data di nascita e telefono li vedi solo tu. per i documenti non serve niente, quelli solo per chi vende. clicca qui sotto e in un minuto hai finito',
        ],
        link: 'completa profilo',
      },
      malicious: {
        ask: [
          "mancano la foto della carta d'identità, il codice fiscale e una bolletta, e poi l'accesso alla tua banca online cosi vediamo che i soldi sono tuoi. se non lo fai il profilo viene chiuso. clicca qui sotto e in un minuto hai finito",
        ],
        link: 'completa profilo',
      },
      closing: ['lo staff di {company}'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Controle van uw gegevens: actie nodig vóór {date}',
      opening: [
        'Op {past} is uw adres bij {company} gewijzigd. Volgens de voorschriften moeten wij [elke wijziging|zo een wijziging] controleren.',
      ],
      benign: {
        ask: [
          'U ontvangt daarvoor binnen vijf dagen een brief met een activeringscode, die u zelf in de app invoert zodra u daar met uw pincode bent ingelogd. Klopt het nieuwe adres niet, bel dan direct het nummer op de achterzijde van uw pas. Zonder code blijft uw oude adres na {date} gewoon geldig.',
        ],
      },
      malicious: {
        ask: [
          'Een medewerker belt u daarvoor vandaag rond {time}. Hij vraagt u een programma te installeren waarmee hij uw scherm kan zien, en loopt dan met u door de app terwijl u bent ingelogd. Houd uw pas en pincode gereed. Zonder controle wordt de rekening na {date} geblokkeerd.',
        ],
      },
      closing: ['Dank voor uw medewerking.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'weryfikacja konta',
      opening: ['twoje konto czeka na weryfikacje [od {past}|juz od {past}]'],
      benign: {
        ask: [
          'kliknij zeby potwierdzic adres, i o nic wiecej nie pytamy. jak nie klikniesz do {date} to konto sie samo usunie, zawsze mozesz zalozyc nowe. hasla nie podawaj nikomu',
        ],
        link: 'potwierdz',
      },
      malicious: {
        ask: [
          'kliknij zeby potwierdzic, wybierz swoj bank i zaloguj sie tak jak zawsze, przelew na 1 zl. jak nie klikniesz do {date} konto sie usunie razem ze srodkami',
        ],
        link: 'potwierdz',
      },
      closing: ['ekipa {company}'],
    },
  ],
};
