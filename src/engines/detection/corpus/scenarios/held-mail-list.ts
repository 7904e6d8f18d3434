import type { Scenario } from '../seed.ts';

export const heldMailList: Scenario = {
  id: 'held-mail-list',
  corporate: true,
  sender: 'company',
  heldBack: true,
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: '4 messages held',
      opening: ['4 messages to you were [held back|stopped] since {past}'],
      benign: { ask: ['look through them here please, we delete them tonight'], link: 'see messages' },
      malicious: { ask: ['theyre on the {company} mail portal, under Held, until tonight'], link: 'see messages' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Zurückgehaltene Nachrichten ({ref})',
      opening: [
        'Unser Mailschutz hat seit dem {past} sechs an Sie gerichtete Nachrichten zurückgehalten. [Zwei davon stammen von {other}.|Zwei davon tragen den Absender {other}.]',
      ],
      benign: {
        ask: [
          'Sie sehen sie in Ihrem Postfach im Ordner „Quarantäne“ und können dort einzelne anfordern; freigegeben werden sie nach einer Prüfung durch die IT. Der Knopf führt zur Anleitung im Intranet. Nach dreißig Tagen werden sie gelöscht.',
        ],
        link: 'Nachrichten ansehen',
      },
      malicious: {
        ask: [
          'Sie können sie über den Knopf ansehen und einzeln oder gesammelt in Ihr Postfach zustellen lassen; freigegeben werden sie sofort. Nachrichten, die Sie nicht innerhalb von zwei Tagen abrufen, werden ohne weitere Mitteilung gelöscht.',
        ],
        link: 'Nachrichten ansehen',
      },
      closing: ['Diese Übersicht wird wöchentlich erstellt.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'mails en attente',
      opening: [
        'bonjour, 3 mails pour vous sont en attente dans le filtre [depuis hier|depuis {past}], objets : « devis {ref} », « re: planning », « photos »',
      ],
      benign: {
        ask: [
          "si vous les attendiez dites-le nous au poste 12, on regarde et on les laisse passer. la liste est aussi sur la page antispam du bureau, c'est le lien, à consulter quand vous avez le temps",
        ],
        link: 'voir la liste',
      },
      malicious: {
        ask: [
          'si vous les attendiez cliquez sur le lien et demandez la remise, ils arrivent dans la foulée. la liste complète est sur cette page, à consulter avant {time} car le filtre est vidé ce soir',
        ],
        link: 'voir la liste',
      },
      closing: ["l'équipe messagerie"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Mensajes en espera de revisión',
      opening: [
        'Se han detenido dos mensajes dirigidos a su dirección, [uno con un archivo adjunto|uno de ellos con adjunto]. El remitente indicado en ambos es {other}.',
      ],
      benign: {
        ask: [
          'Ya los hemos examinado: uno era publicidad y el otro se le ha entregado hace unos minutos, sin el adjunto. Si lo necesita, pídalo desde el apartado Correo de la intranet, adonde conduce el botón, indicando la referencia {ref}.',
        ],
        link: 'Ver los mensajes',
      },
      malicious: {
        ask: [
          'Todavía no se le han entregado porque el servidor no pudo procesarlos. Para recibirlos en su bandeja, pulse el botón y elija cuáles desea conservar; los demás se descartan. La entrega se realiza en unos minutos, con la referencia {ref}.',
        ],
        link: 'Ver los mensajes',
      },
      closing: ['Servicio de correo de {company}'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'aviso do filtro',
      opening: ['ola, o filtro [apanhou|segurou] 2 emails teus esta manha, um parece ser de {other}'],
      benign: {
        ask: [
          'se for coisa de trabalho fala com a informatica que eles veem e soltam, a extensao é a do costume. no link esta so a lista com as horas, da para ver quem mandou mas nao abre nada',
        ],
        link: 'lista',
      },
      malicious: {
        ask: [
          'se for coisa de trabalho carrega no link e solta tu, é so escolher e aceitar. os que nao forem soltos ate ao fim do dia vao fora, depois ja nao da para recuperar nada',
        ],
        link: 'lista',
      },
      closing: ['email automatico, nao responder'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Posta trattenuta: riepilogo',
      opening: [
        'Il riepilogo della posta trattenuta per la Sua casella comprende [cinque messaggi|cinque voci], la più recente delle ore {time}.',
      ],
      benign: {
        ask: [
          'Li può esaminare dal programma di posta, nella cartella Trattenuti, che ora compare sotto quella degli eliminati. Se un messaggio Le serve, lo trascini nella cartella Da verificare: un tecnico lo controlla e glielo recapita, di norma entro la mattinata. Dal collegamento si apre la pagina interna con le domande frequenti.',
        ],
        link: 'Apri il riepilogo',
      },
      malicious: {
        ask: [
          'Li può esaminare dalla pagina dedicata, dove per ciascuno sono indicati mittente, oggetto e dimensione. Se un messaggio Le serve, selezioni la voce corrispondente: viene recapitato nella Sua casella senza altri passaggi. Dal collegamento si apre l’elenco, che resta disponibile fino alla mezzanotte; le voci rimaste vengono rimosse.',
        ],
        link: 'Apri il riepilogo',
      },
      closing: ['Un cordiale saluto.'],
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      subject: 'Bericht tegengehouden',
      opening: ['Eén bericht van {other} is [tegengehouden|niet afgeleverd].'],
      benign: { ask: ['Verwacht u het? Meld het via de servicedesk.'], link: 'Bericht bekijken' },
      malicious: { ask: ['Verwacht u het? Laat het hier meteen afleveren.'], link: 'Bericht bekijken' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      subject: 'wstrzymane maile',
      opening: ['wstrzymalismy [3 maile|trzy maile] do ciebie, ostatni o {time}'],
      benign: { ask: ['sa w folderze Wstrzymane, sprawdzimy je jeszcze dzis'], link: 'sprawdz' },
      malicious: { ask: ['zobacz je i odblokuj jeszcze dzis, potem znikna'], link: 'sprawdz' },
      closing: [],
    },
  ],
};
