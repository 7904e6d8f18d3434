import type { Scenario } from '../seed.ts';

export const plannedMaintenance: Scenario = {
  id: 'planned-maintenance',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: 'servers down {date}',
      opening: ['email and drives are [off|down] {date} from {time}'],
      benign: { ask: ['open the new status page before then and tick your team'], link: 'status' },
      malicious: { ask: ['its all in our IT portal, under Maintenance, tick your team'], link: 'status' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      subject: 'Wartung am {date}',
      opening: ['Am {date} werden die Server ab {time} Uhr [gewartet|umgestellt].'],
      benign: { ask: ['Bitte öffnen Sie vorher diese Seite und bestätigen die Kenntnisnahme.'], link: 'Zum Ablauf' },
      malicious: { ask: ['Der Ablauf steht im IT-Portal, dort ist Ihr Postfach anzumelden.'], link: 'Zum Ablauf' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Intervention du {date} sur les serveurs',
      opening: [
        'Une intervention est prévue le {date} à partir de {time} ; [les fichiers seront inaccessibles|l’accès aux fichiers sera coupé] pendant environ deux heures.',
      ],
      benign: {
        ask: [
          'Nous vous demandons de consulter la page ci-dessous et d’y cliquer sur « vu » avant cette date, afin de savoir si un service doit travailler à ce moment-là. Pensez à fermer vos documents et à laisser votre poste allumé.',
        ],
        link: 'Consulter le calendrier',
      },
      malicious: {
        ask: [
          'Le calendrier se trouve dans la rubrique Interventions de notre portail, où chaque boîte aux lettres doit être inscrite pour rester en service ; le bouton vous y conduit. {other} se charge des postes, mais non des boîtes aux lettres.',
        ],
        link: 'Consulter le calendrier',
      },
      closing: ['La direction informatique'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'corte de red el {date}',
      opening: [
        'aviso, el {date} a las {time} cortamos la red una hora, [cambiamos un cable|hay que cambiar un equipo]',
      ],
      benign: {
        ask: [
          'mirad la pagina de abajo y pulsad en enterado antes de irse hoy, que luego siempre hay quien no se ha enterado. ahi pone tambien que plantas se quedan con wifi. no hay que hacer nada mas',
        ],
        link: 'mas informacion',
      },
      malicious: {
        ask: [
          'en el portal de informatica esta la lista de puestos que siguen con red o no, el enlace va ahi. buscaros y apuntaros porque al que no este en la lista se le quita el acceso a la carpeta y {other} no lo puede volver a dar',
        ],
        link: 'mas informacion',
      },
      closing: ['sistemas'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Manutenção da rede {company}',
      opening: [
        'A rede será interrompida a {date}, entre as {time} e o final do dia, [para substituição de equipamento|devido à substituição de equipamento].',
      ],
      benign: {
        ask: [
          'Pedimos que abra a nova página de avisos, indicada abaixo, e confirme ainda hoje que leu o plano. Se o seu trabalho não puder parar nesse período, assinale-o na mesma página e arranjaremos uma alternativa.',
        ],
        link: 'Ver o plano',
      },
      malicious: {
        ask: [
          'O plano está no portal da informática, na pasta Avisos, à qual o botão conduz. É aí que cada colaborador indica a caixa de correio que pretende manter; as restantes são desligadas. {other} acompanha o processo à distância.',
        ],
        link: 'Ver o plano',
      },
      closing: ['Redes e sistemas'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Sospensione programmata dei servizi',
      opening: [
        'Il {date}, dalle {time}, i servizi di posta e archiviazione saranno [sospesi|interrotti] per circa tre ore.',
      ],
      benign: {
        ask: [
          'La preghiamo di aprire la pagina sotto indicata e di premere «Ho letto» entro questa sera; da lì può anche chiedere che il Suo ufficio venga escluso. Durante la sospensione i messaggi in arrivo non vanno persi: saranno consegnati al termine, non appena il sistema riparte.',
        ],
        link: 'Vai all’avviso',
      },
      malicious: {
        ask: [
          'Nel portale dei servizi informatici, sezione Avvisi, è riportato l’elenco delle caselle interessate, compresa la Sua; il pulsante conduce alla sezione. Dall’elenco si sceglie se conservare la casella o migrarla. Durante la sospensione i messaggi delle caselle senza scelta non saranno consegnati.',
        ],
        link: 'Vai all’avviso',
      },
      closing: ['Area sistemi di {company}'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'onderhoud {date}',
      opening: ['{date} gaat vanaf {time} het netwerk eruit, [uurtje of twee|hooguit twee uur]'],
      benign: {
        ask: [
          'wil je voor je naar huis gaat even op de link klikken en je afdeling aanvinken, dan weten we dat iedereen het gezien heeft. er staat ook bij welke pinautomaten in de kantine niet werken. pc niet uitzetten graag',
        ],
        link: 'planning',
      },
      malicious: {
        ask: [
          'in ons it-portaal onder storingen staat de planning, die link hier, en daar moet je ook je mailbox aanvinken anders komt ie niet terug. wie het vergeet kan bij {other} geen nieuwe krijgen. pc niet uitzetten graag',
        ],
        link: 'planning',
      },
      closing: ['netwerkbeheer'],
    },
    {
      language: 'pl',
      register: 'careful',
      short: true,
      subject: 'Przerwa techniczna',
      opening: ['W dniu {date} od godziny {time} sieć będzie [niedostępna|wyłączona].'],
      benign: { ask: ['Prosimy kliknąć i potwierdzić zapoznanie się z planem.'], link: 'Plan prac' },
      malicious: { ask: ['Plan jest w portalu informatyki, wraz z listą skrzynek.'], link: 'Plan prac' },
      closing: [],
    },
  ],
};
