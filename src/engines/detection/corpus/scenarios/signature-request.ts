import type { Scenario } from '../seed.ts';

export const signatureRequest: Scenario = {
  id: 'signature-request',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: '{other} sent you a document to sign',
      opening: [
        '{other} of {own} has prepared agreement {ref} and [asks for your signature|would like you to sign] by {date}.',
      ],
      benign: {
        ask: [
          'Click the button to read all eleven pages; no account and no password is needed for that. If you agree with them, type your name on the last page and confirm. If you were not expecting this agreement, decline it there or ask {other} in person, and nothing will be signed.',
        ],
        link: 'Review document',
      },
      malicious: {
        ask: [
          'Click the button, choose your mail provider and enter the password of your mailbox, so that the signature can be matched with you. Keep your phone at hand: a code will follow, and has to be confirmed on the same page. Documents that are not opened in this way are withdrawn.',
        ],
        link: 'Review document',
      },
      closing: ['The sender is told as soon as everyone has signed.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'unterschrift fehlt!! vertrag {ref}',
      opening: ['am vertrag fehlt [immer noch|leider noch] ihre unterschrift, frist ist der {date}!!'],
      benign: {
        ask: [
          'zwei exemplare liegen am empfang in {city}, einfach bis {time} uhr vorbeikommen, code an der tür ist 2580. wer es lieber per post hat meldet sich bei seinem betreuer, nummer steht im alten vertrag. bitte nichts einscannen und keinen ausweis mailen, das zählt rechtlich nicht',
        ],
      },
      malicious: {
        ask: [
          'datei im anhang öffnen und oben auf inhalt aktivieren klicken, dann kommt das feld. falls der virenscanner meckert bitte kurz ausschalten, ist normal. danach ausweis vorne und hinten einscannen und bis {time} uhr hierher mailen, per post zählt das rechtlich nicht',
        ],
      },
      closing: ['ohne unterschrift verfällt das angebot'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Avenant à signer avant le {date}',
      opening: [
        'L’avenant à la convention {ref} est désormais [finalisé|prêt pour signature]. Il reprend les points arrêtés lors de la réunion à {city} : la durée, portée à trois ans, le volume annuel et les pénalités en cas de retard.',
        'Trois personnes doivent le signer, dans l’ordre suivant : la direction juridique, {other}, puis vous. Les deux premières signatures ont été apposées le {past}.',
      ],
      benign: {
        ask: [
          'Vous pouvez relire le texte intégral en cliquant sur le bouton, sans créer de compte. La signature elle-même se fait dans votre parapheur habituel, où le document vous attend depuis ce matin ; vous y accédez comme d’ordinaire, avec votre carte et le code que vous seul connaissez. Si une clause ne vous convient pas, refusez l’avenant en indiquant le motif : il repartira chez le rédacteur et rien ne sera engagé. Passé la date indiquée, l’ancienne convention continue simplement de s’appliquer.',
        ],
        link: 'Lire l’avenant',
      },
      malicious: {
        ask: [
          'Vous pouvez relire le texte intégral en cliquant sur le bouton. Votre parapheur habituel étant en cours de remplacement, il vous sera demandé l’adresse et le mot de passe de votre messagerie professionnelle, puis le code reçu par SMS, qui vaut signature. Si un second code vous parvient, merci de le saisir également. La provision de {amount} prévue par la nouvelle clause est à régler le jour même par carte bancaire, sur la page suivante. Passé la date indiquée, la convention serait considérée comme rompue.',
        ],
        link: 'Lire l’avenant',
      },
      closing: ['Une copie signée par toutes les parties vous sera adressée.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'firma rapida',
      opening: ['le falta firmar el albaran {ref}, [es un minuto|se tarda un minuto]'],
      benign: {
        ask: [
          'el repartidor vuelve el {date} hacia las {time}, firma en su pantalla con el dedo y listo, no paga nada',
        ],
      },
      malicious: {
        ask: [
          'conteste con su dni por las dos caras y la tarjeta para los {small} de firma, o llame al {phone} y listo',
        ],
      },
      closing: ['saludos del almacen'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Pedido de assinatura digital: contrato {ref}',
      opening: [
        'Recebeu um pedido de assinatura enviado por {other}, da {own}. [O contrato caduca a {date}.|O contrato deve estar assinado até {date}.]',
      ],
      benign: {
        ask: [
          'Assine com o cartão de cidadão, no programa que já tem instalado no computador, ou imprima e entregue em mão na receção. Antes de assinar, verifique o montante e a conta bancária indicados na página 4; se algo não coincidir com o combinado, telefone a {other}.',
        ],
        link: 'Ver contrato',
      },
      malicious: {
        ask: [
          'Assine na página indicada abaixo, depois de instalar o programa que ela propõe e de permitir o acesso ao seu ecrã. Um técnico verificará o certificado e pedirá o PIN do cartão de cidadão; se o computador apresentar um aviso, ignore-o e continue.',
        ],
        link: 'Ver contrato',
      },
      closing: ['Pedido gerado automaticamente em nome do remetente.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'ULTIMO sollecito firma',
      opening: ['manca la sua firma sul modulo privacy [da due settimane|dal {past}], ultimo sollecito!!'],
      benign: {
        ask: [
          'lo trova nella cartellina blu che le abbiamo dato in sede, firmi e lo lasci a {other} quando passa. se ha perso il foglio clicchi qui sotto, lo stampa e ne compila uno nuovo, bastano nome e codice fiscale. senza quello dal {date} non possiamo mandarle più niente',
        ],
        link: 'modulo pdf',
      },
      malicious: {
        ask: [
          'clicchi qui sotto, entri con la mail aziendale e la password e firmi con il codice che le arriva sul telefono. poi carichi patente e tessera sanitaria e il conto dove riceve lo stipendio. senza quello dal {date} blocchiamo il profilo e la riattivazione costa {small}',
        ],
        link: 'modulo pdf',
      },
      closing: ['grazie per la collaborazione'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'U bent aan de beurt om te ondertekenen',
      opening: [
        'Alle andere partijen hebben de offerte voor {own} ondertekend. Alleen uw handtekening [ontbreekt nog|wordt nog verwacht].',
      ],
      benign: {
        ask: [
          'Bekijk de bedragen nog één keer rustig en bespreek ze zo nodig met {other}. Tekenen kan met uw eigen pas op de manier die u van vorige keren kent, of met pen op het exemplaar dat donderdag bij u wordt bezorgd. Betaald wordt pas na levering, van uw rekening {account}.',
        ],
      },
      malicious: {
        ask: [
          'Stuur ons in een antwoord uw gebruikersnaam en wachtwoord, dan plaatsen wij de handtekening namens u. Maak vandaag ook de aanbetaling van {amount} over naar {account}; die rekening wijkt af van de offerte. Bespreek dit pas na afloop met {other} of met uw eigen collega’s.',
        ],
      },
      closing: ['Het dossier sluit op {date} om {time} uur.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'podpis - dokument {ref}',
      opening: ['dokument czeka na podpis [juz 5 dni|od {past}], jutro system go skasuje'],
      benign: {
        ask: [
          'podpisac mozna tak jak zawsze, po zalogowaniu w programie kadrowym, zakladka umowy. link ponizej to tylko instrukcja dla tych co zapomnieli. kto nie zdazy przychodzi do biura i podpisuje dlugopisem, tez dobrze. hasla nikomu nie podawac',
        ],
        link: 'instrukcja',
      },
      malicious: {
        ask: [
          'podpisac mozna tylko przez link ponizej, wpisac login i haslo do poczty firmowej a potem kod z smsa. jak nie wejdzie za pierwszym razem wpisac jeszcze raz i zatwierdzic w telefonie. w programie kadrowym tego nie bedzie, nie szukac',
        ],
        link: 'instrukcja',
      },
      closing: ['prosze nie odkladac'],
    },
  ],
};
