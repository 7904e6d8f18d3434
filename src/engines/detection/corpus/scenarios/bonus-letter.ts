import type { Scenario } from '../seed.ts';

export const bonusLetter: Scenario = {
  id: 'bonus-letter',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'The annual review is complete, and [bonus letters|individual statements] for all staff have been approved.',
      ],
      benign: {
        ask: [
          'Yours comes on paper, in a sealed envelope from your manager, before {date}. The payment itself is made with the next salary to the account we always use. Sign in to the intranet with your password to read how the percentages were set; it is there around the clock.',
        ],
        link: 'Open',
      },
      malicious: {
        ask: [
          'Yours is available in the secure document portal until {date}. Please sign in with your work email and password to view the amount and accept it. Statements that are not accepted in time cannot be included in the next salary run.',
        ],
        link: 'Open',
      },
      closing: ['Human Resources'],
      subject: 'Your {own} bonus statement is ready',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo zusammen, die [urlaubsliste|urlaubsplanung] ist fertig, leider nicht jeder wunsch ging'],
      benign: {
        ask: [
          'hängt am schwarzen brett, oder am pc mit der firmenmail anmelden und im laufwerk schauen. wer tauschen will klärt das untereinander und sagt mir bis {date} bescheid. bitte keine roten köpfe im flur, ich hab nur ausgelost',
        ],
        link: 'Liste ansehen',
      },
      malicious: {
        ask: [
          'unter dem link mit firmenmail und passwort anmelden, dann seht ihr ob euer antrag abgelehnt wurde. wer bis {date} nicht drin war und bestätigt hat, dessen urlaub wird gestrichen. bitte keine nachfragen im flur',
        ],
        link: 'Liste ansehen',
      },
      closing: ['personalbüro'],
      subject: 'urlaubsliste 2026 - bitte alle reinschauen',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'La direction a arrêté [la nouvelle grille salariale|les nouvelles classifications] applicable au {date}.',
      ],
      benign: {
        ask: [
          "Elle a été présentée aux élus, qui la commenteront lors des réunions d'équipe. Votre situation personnelle vous sera expliquée en entretien par votre responsable ; d'ici là, aucun montant ne circule par courriel. Pour lire le compte rendu, cliquez ci-dessous.",
        ],
        link: 'Ouvrir le document',
      },
      malicious: {
        ask: [
          "Votre augmentation personnelle figure dans le document ci-dessous, accessible pendant deux jours. Identifiez-vous avec votre compte professionnel pour le consulter, puis validez-le. Ce document étant confidentiel, nous vous prions de n'en parler ni à vos collègues ni à votre responsable.",
        ],
        link: 'Ouvrir le document',
      },
      closing: ['Direction des ressources humaines'],
      subject: 'Révision des salaires : document confidentiel',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['buenas {name}, ya salio [la lista|el listado] del mes, mira si estas'],
      benign: {
        ask: [
          'esta en el tablon de siempre y en la carpeta de personal, la ha subido {other}. son 3 jubilaciones y el ascenso de la de compras, enhorabuena. la comida de despedida es el {date}, apuntaos en la hoja',
        ],
        link: 'abrir lista',
      },
      malicious: {
        ask: [
          'la tienes en este enlace, te pide el correo del trabajo y la clave para abrirla. sale quien se va y quien cobra la paga extra. miralo hoy porque el {date} lo quitan, y no la reenvies',
        ],
        link: 'abrir lista',
      },
      closing: ['rrhh'],
      subject: 'lista de bajas y ascensos',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['O plano de férias do seu departamento [foi alterado|sofreu alterações] em {past}.'],
      benign: {
        ask: [
          'As suas datas não mudaram; trocaram apenas dois colegas da receção. A versão atual está afixada junto ao relógio de ponto e pode ser consultada no portal interno. Observações, por favor, à chefia direta até {date}, para que a aprovação siga o seu curso.',
        ],
        link: 'Ver plano',
      },
      malicious: {
        ask: [
          'As suas datas foram recusadas. Para conhecer o motivo e submeter um novo pedido, autentique-se com o email da empresa e a palavra-passe na página abaixo até {date}. Na falta de resposta, o sistema atribui-lhe automaticamente as datas sobrantes de novembro.',
        ],
        link: 'Ver plano',
      },
      closing: ['Recursos Humanos'],
      subject: 'Plano de férias: aprovação pendente',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ["ciao a tutti, [è uscito|hanno firmato] l'accordo sul premio, quest'anno si prende {amount} lordi"],
      benign: {
        ask: [
          "lo trovate in busta a luglio senza fare niente. chi lo vuole in welfare lo dice in ufficio entro il {date} firmando il foglio, non via mail per favore. il testo dell'accordo è in bacheca e qui",
        ],
        link: 'leggi',
      },
      malicious: {
        ask: [
          "per averlo in busta dovete entrare qui con la mail aziendale e la password e confermare l'iban. chi non lo fa entro il {date} va all'anno prossimo. il foglio in ufficio non serve più",
        ],
        link: 'leggi',
      },
      closing: ['amministrazione'],
      subject: 'premio di produzione',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: [
        'De directie heeft het [thuiswerkbeleid|beleid voor thuiswerken] aangepast. Alle medewerkers van {own} krijgen hiermee te maken.',
      ],
      benign: {
        ask: [
          'Kort gezegd: twee vaste dagen op kantoor, en de vergoeding stijgt iets. De ondernemingsraad heeft ingestemd. Via de knop leest u het, na aanmelden met uw wachtwoord; tekenen hoeft niet. Vragen stelt u in het teamoverleg of aan uw leidinggevende.',
        ],
        link: 'Lees het beleid',
      },
      malicious: {
        ask: [
          'Iedere medewerker moet het nieuwe beleid vandaag nog lezen en digitaal bevestigen. Meld u aan met uw zakelijke account om het document te openen; vul daarna uw wachtwoord nogmaals in als handtekening. Zonder bevestiging wordt de vergoeding stopgezet.',
        ],
        link: 'Lees het beleid',
      },
      closing: ['Personeelszaken'],
      subject: 'Gewijzigd personeelsbeleid per {date}',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['hej {name}, kadry wyslaly [liste podwyzek|liste premii], nareszcie'],
      benign: {
        ask: [
          'kazdy dostanie swoj aneks do reki u kierownika, do {date} trzeba podpisac i oddac jeden egzemplarz. kwot nikt mailem nie wysyla. ogolne zasady i widelki wisza w intranecie, jak masz pytania to pok. 14',
        ],
        link: 'otworz',
      },
      malicious: {
        ask: [
          'swoja kwote zobaczysz po zalogowaniu mailem firmowym i haslem, link nizej. do {date} trzeba zaakceptowac, bo kto nie zaakceptuje ten nie dostanie. nie pokazuj nikomu, jak masz pytania to odpisz tutaj',
        ],
        link: 'otworz',
      },
      closing: ['kadry'],
      subject: 'podwyzki - lista',
    },
  ],
};
