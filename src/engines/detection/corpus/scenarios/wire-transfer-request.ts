import type { Scenario } from '../seed.ts';

export const wireTransferRequest: Scenario = {
  id: 'wire-transfer-request',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Payment to {company}',
      opening: [
        'I have just come out of the meeting with {company}, and we have agreed terms. [A first payment of {amount} is due on {date}.|Their first instalment, {amount}, falls due on {date}.]',
      ],
      benign: {
        ask: [
          'Please raise it in the system and send it to {other} and me; nothing can move until [both of us have approved it|we have both approved it]. The form gives {account}, so your team should call the number on their last contract and have it read out. If this takes past the deadline, so be it, I have told them so already.',
        ],
      },
      malicious: {
        ask: [
          'Please send it by wire this afternoon to {account}; I approve it by this message, so {other} need not sign. It is a confidential purchase and the lawyers want it kept between the two of us, with nothing raised in the system until the announcement. I am boarding now, so write if you want me and do not call, or only at night.',
        ],
      },
      closing: ['Thanks, I know I can count on you.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'überweisung heute noch?',
      opening: ['bin im termin und kann [nicht telefonieren|grad nicht ans telefon], kurze frage wegen {company}'],
      benign: {
        ask: [
          'ist die rechnung {ref} schon raus? {amount}, konto {account}, bitte mit dem vertrag vergleichen, die rufen mich dauernd an. wenns passt normal im zahllauf, freigabe mach ich heute abend im system und {other} danach bei der bank. kannst du denen den beleg schicken, bitte',
        ],
      },
      malicious: {
        ask: [
          'kannst du heute noch {amount} rausschicken? konto {account}, sofortüberweisung bitte. rechnung {ref} kommt später, schreib beratung oder sowas als zweck rein. freigabe im system brauchst du nicht, ich mach das heut abend mit der bank. bitte keinem sagen',
        ],
      },
      closing: ['danke dir'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Dossier confidentiel',
      opening: [
        'Je vous sollicite à propos d’une acquisition que nous préparons [depuis le printemps|depuis plusieurs mois] et dont la signature est fixée au {date}.',
        'Comme vous le savez sans doute, le groupe souhaite renforcer sa présence à {city}. Les discussions ont été longues, le vendeur étant attaché à son personnel, mais un accord s’est dessiné la semaine passée. Les marchés ne sont pas encore informés, et je vous demande à ce titre la plus grande discrétion, y compris dans les couloirs. Votre nom s’est imposé pour la qualité de votre travail et pour votre sérieux.',
      ],
      benign: {
        ask: [
          'Concrètement, je souhaite que vous prépariez avec {other} un tableau de trésorerie sur six mois pour le comité de mardi, en y inscrivant un prix d’achat de {amount}. Le virement lui-même passera par le compte du notaire, sur décision du conseil et avec les deux signatures ; le code de votre boîtier ne servira donc pas ce matin. Si l’avocat du vendeur, une banque ou moi-même vous en demandions l’avance par courriel, venez m’en parler au bureau. Vous trouverez dans l’armoire de la direction les comptes des trois derniers exercices, dont je vous remets la clé. Prenez le temps qu’il faut et dites-moi [si le délai vous paraît trop court|si le délai est trop court]. Je serai en réunion jusqu’à midi, puis joignable au poste habituel.',
        ],
      },
      malicious: {
        ask: [
          'Concrètement, je souhaite que vous procédiez ce matin à un premier virement de {amount} en faveur de notre conseil, sur le compte {account}. L’avocat, maître {other}, vous écrira dans l’heure et vous suivrez ses consignes comme les miennes. La seconde signature n’est pas requise pour ce dossier, l’autorité de marché nous imposant de limiter le nombre d’initiés ; vous la remplacerez par le code du boîtier de votre collègue. N’en parlez pas à la comptabilité, et si la banque ou un collègue s’en étonne, indiquez qu’il s’agit d’un achat de matériel. Je serai en réunion, vous ne pourrez donc me joindre qu’à cette adresse.',
        ],
      },
      closing: ['Je compte sur votre professionnalisme.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'estas en la oficina?',
      opening: ['{name} [necesito un favor|hazme un favor] antes de las {time}'],
      benign: {
        ask: [
          'mira si ha salido lo de {company}, {amount} a {account}, que es la cuenta del contrato. si no, que lo firme {other} con su tarjeta de claves y ya',
        ],
      },
      malicious: {
        ask: [
          'mira, haz una transferencia a {account}, {amount}, ya te paso la factura de {company}. que no la firme {other}, usa tu su tarjeta de claves y punto',
        ],
      },
      closing: ['gracias, estoy en una reunion'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Pagamento urgente, {ref}',
      opening: [
        'O fornecedor {company} ameaça suspender as entregas [por causa da fatura {ref}|se a fatura {ref} não for paga], no valor de {amount}. Temos produção parada se isso acontecer.',
      ],
      benign: {
        ask: [
          'Peço-lhe que confirme se a mercadoria chegou completa e que a inclua na próxima remessa, para {account}, que é a conta da ficha e do contrato. O diretor financeiro assina consigo no banco hoje às {time}, cada um com a sua palavra-passe. Depois envie ao fornecedor o comprovativo e telefone-lhe, para não haver duas versões do assunto.',
        ],
      },
      malicious: {
        ask: [
          'Peço-lhe que pague imediatamente para {account}, porque a conta que consta na ficha está penhorada. O diretor financeiro está fora e não deve ser incomodado; entre no banco com a palavra-passe dele, que está na gaveta, e assine pelos dois antes das {time}. Depois apague esta mensagem, para não haver duas versões do assunto, e não telefone ao fornecedor.',
        ],
      },
      closing: ['Obrigado pela ajuda, é mesmo importante.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'bonifico',
      opening: ['ciao {name}, [sono in viaggio|sono fuori fino a {date}] e leggo poco la mail'],
      benign: {
        ask: [
          'per il bonifico a {company}, {amount} su {account}, aspetta la mia firma. è il conto del contratto, ma fai controllare anche a {other}. la ricevuta della banca mandala a me e a loro',
        ],
      },
      malicious: {
        ask: [
          'il bonifico a {company} fallo tu adesso, {amount} su {account}, urgentissimo. la distinta la firmi col mio nome, se la banca chiede la password te la giro o te la detto io',
        ],
      },
      closing: ['ci sentiamo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Verzoek van de directie',
      opening: [
        'Goed dat ik u nog tref. [De overname van {company} gaat door|Het ziet ernaar uit dat de overname van {company} doorgaat] en er moet het een en ander geregeld worden.',
      ],
      benign: {
        ask: [
          'Wilt u met {other} nagaan of {amount} al naar {account} is overgeboekt, en de lijst van de bank vandaag op mijn kamer leggen? Het is de rekening van de notaris, u kent hem van vorig jaar. Boven uw limiet tekent de accountant mee. Stelt iemand u vragen, verwijs dan naar mij.',
        ],
      },
      malicious: {
        ask: [
          'Wilt u nu {amount} overboeken naar {account}, onder vermelding van advieskosten? Boven uw limiet kunt u het in drieën splitsen of de kaart van een collega gebruiken. {other} hoeft hier niets van te weten en de accountant evenmin. Stelt de bank u vragen, bevestig dan dat u mij gesproken hebt; ik ben tot {date} niet bereikbaar.',
        ],
      },
      closing: ['Met dank voor uw medewerking.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'pilny przelew',
      opening: ['hej, [jestem na spotkaniu|siedze na spotkaniu] z klientem i mysle o tym przelewie'],
      benign: {
        ask: [
          'jeszcze nie puszczaj prosze, {amount} na {account} to nie drobne. umowe przesle mi prawnik jutro, porownaj konto z tym co mamy w systemie i daj znac ksiegowej, ona zadzwoni do nich oraz do banku. jak sie zgadza to podpiszemy razem',
        ],
      },
      malicious: {
        ask: [
          'pusc go teraz prosze, {amount} na {account}, umowe dosle jutro. w systemie jest stare konto, tego nie bierz. ksiegowej nie zawracaj glowy, ona i tak na urlopie, kod z tokena przeslij mi po wszystkim albo od razu jak cie zapyta',
        ],
      },
      closing: ['dzieki, wisze ci kawe'],
    },
  ],
};
