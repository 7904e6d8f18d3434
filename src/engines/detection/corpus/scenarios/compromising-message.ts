import type { Scenario } from '../seed.ts';

export const compromisingMessage: Scenario = {
  id: 'compromising-message',
  corporate: false,
  sender: 'person',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'what was on your laptop',
      opening: [
        "{name} you left your laptop open in the library on {past} and i saw [all of it|everything], photos, chats, the lot. and i wasn't the only one looking",
      ],
      benign: {
        ask: [
          "i shut the lid and handed it in at the front desk, they have it until {time}. told nobody and won't. change your passwords today though, some lad at the next table had his phone up and if he posts one picture i'll go to the police with you. lock your screen next time!!",
        ],
      },
      malicious: {
        ask: [
          "i copied the photos and your contact list before i shut the lid. {amount} in bitcoin by {date} or every picture goes to your boss and your mum. i'll text you the wallet. tell the police and it goes out today, tell nobody and you'll not hear from me again. pay up!!",
        ],
      },
      closing: ["don't act like you don't know what i mean"],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Zu den Aufnahmen vom {past}',
      opening: [
        'Sie kennen mich nicht. Bei der Feier am {past} in {city} sind Aufnahmen entstanden, auf denen Sie deutlich zu erkennen sind, [in einer Lage, die Ihnen kaum recht sein dürfte|und zwar in einem Zustand, der Ihnen unangenehm sein dürfte].',
      ],
      benign: {
        ask: [
          'Ich habe sie bei mir gelöscht und die übrigen Gäste gebeten, dasselbe zu tun. Eine Person hat sie jedoch in eine Gruppe gestellt, in der auch Kollegen von Ihnen sind. Sollte jemand Geld dafür fordern, überweisen Sie nichts und gehen Sie zur Polizei. Ich sage gern für Sie aus und bin bis {date} unter {phone} zu erreichen.',
        ],
      },
      malicious: {
        ask: [
          'Ich habe sie gesichert und die Adressen Ihrer Kollegen und Angehörigen dazu. Damit nichts davon in deren Postfächern erscheint, bitte ich um {amount} auf das Konto {account}, einzugehen bis {date}. Wenn Sie zur Polizei gehen oder nachfragen, geht alles noch am selben Tag hinaus. Nach der Zahlung lösche ich die Dateien und melde mich nie wieder.',
        ],
      },
      closing: ['[Ich hätte Ihnen das lieber erspart.|Mir ist diese Nachricht nicht leichtgefallen.]'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'tu te moques de moi ??',
      opening: [
        "j'ai tout lu. tes messages avec {other}, les photos, [tout|absolument tout]. et tu croyais que je verrais rien",
      ],
      benign: {
        ask: [
          'je dirai rien a ta mère ni a ton patron, ça te regarde. mais viens chercher tes cartons avant le {date}, apres je les descends a la cave. et pense aux {small} du loyer quand tu peux. appelle pas ce soir je dors chez ma soeur',
        ],
      },
      malicious: {
        ask: [
          "si tu veux que ta mère et ton patron lisent rien c'est {amount} avant le {date}, en coupons, tu grattes et tu m'envoies les codes. appelle pas ce soir, si ça sonne j'envoie la moitié des photos direct a tes contacts",
        ],
      },
      closing: ["voila. c'est tout ce que j'ai a te dire"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Un aviso sobre su ordenador',
      opening: [
        'Le escribo por un asunto delicado. El {past}, [mientras revisaba|al revisar] un servidor abandonado, encontré una copia de su correo, de su agenda y de varias imágenes tomadas con la cámara de su portátil. Por la hora de los archivos, la grabación duró al menos tres semanas.',
        'Comprendo que esto le resulte difícil de creer. El nombre del equipo, la foto de su escritorio y la lista de sus contactos más frecuentes no dejan, sin embargo, lugar a dudas, y yo tampoco habría creído una carta así sin esos detalles.',
      ],
      benign: {
        ask: [
          'Trabajo en el grupo de seguridad de la universidad de {city}; puede comprobarlo preguntando por mí en la centralita, cuyo número encontrará en la guía. El servidor ya está desconectado y no he guardado ninguna imagen. Le aconsejo que lleve el portátil a alguien de confianza, que cambie sus contraseñas desde otro equipo y que tape la cámara. Quien instaló el programa quizá le escriba para exigir un pago en bitcoin: no conteste, no pague y denuncie. A mí no me debe nada y no hace falta que responda.',
        ],
      },
      malicious: {
        ask: [
          'No tengo nada contra usted y prefiero resolverlo con discreción. Las imágenes están guardadas en un lugar seguro y nadie más las ha visto. Le propongo un pago único de {amount} en bitcoin antes del {date}; cuando responda a este mensaje le daré la dirección del monedero. Una vez recibido, lo borraré todo y le explicaré cómo proteger el portátil y qué contraseñas cambiar. Si no contesta, o si denuncia, su familia y su empresa recibirán la grabación completa esa misma noche, con su nombre en el asunto.',
        ],
      },
      closing: ['Siento darle esta noticia por correo.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'o teu video',
      opening: ['{name}, anda ai um video teu [da festa|de sabado] que nao vais querer que a tua familia veja'],
      benign: {
        ask: [
          'nao fui eu, foi {other} que o pos na pagina da escola. ja denunciei e dizem que apagam ate {date}. denuncia tu tambem que com dois vai mais rapido, e nao pagues nada a ninguem',
        ],
        link: 'ver a pagina',
      },
      malicious: {
        ask: [
          'fui eu que gravei e sou eu que mando. poe {amount} na conta {account} ate {date} e apago, senao vai para a pagina da escola e para toda a gente da lista. nao denuncies nada a ninguem',
        ],
        link: 'ver a pagina',
      },
      closing: ['e responde me, a serio'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Questione riservata',
      opening: [
        'Le scrivo in privato, perché la faccenda riguarda la Sua famiglia e preferirei non parlarne davanti ad altri.',
        'Il {past} mi è stata recapitata, [credo per errore|evidentemente per sbaglio], una busta con lettere e fotografie che La ritraggono insieme a {other}.',
      ],
      benign: {
        ask: [
          "Appena capito di che cosa si trattasse, l'ho richiusa senza leggere altro. È presso la portineria di via Mazzini, dove può ritirarla entro il {date} mostrando questa mia. Non desidero alcun compenso e per me la questione finisce qui; Le suggerisco soltanto di scoprire chi l'ha spedita.",
        ],
      },
      malicious: {
        ask: [
          "Prima di richiuderla ne ho fatto alcune copie. Resteranno nel mio cassetto se entro il {date} riceverò, con discrezione, un compenso di {amount} sul conto {account}. In caso contrario la portineria del Suo studio troverà la busta già aperta, e un'altra arriverà a chi vive con Lei.",
        ],
      },
      closing: ['Confido nella Sua discrezione.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'nu is het klaar',
      opening: ['{name} ik ben het zat, [al weken|al maanden] zie ik wat er bij jou in de tuin gebeurt'],
      benign: {
        ask: [
          "haal die camera van de schutting of draai hem naar je eigen kant. ik heb foto's gemaakt en ga er {date} mee naar de wijkagent als ie dan nog hangt. liever praat ik het uit, kom om {time} maar een biertje doen",
        ],
      },
      malicious: {
        ask: [
          "ik heb foto's gemaakt van wie er 's avonds langskomt en ga er {date} mee naar je gezin als er dan geen {amount} op {account} staat. niet naar de wijkagent lopen, dan hangen ze morgen in de hele straat",
        ],
      },
      closing: ['je weet waar ik woon'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Nagranie z garażu, {past}',
      opening: [
        'Piszę w sprawie nagrania z kamery w garażu podziemnym. Widać na nim Państwa samochód, tablice rejestracyjne i chwilę, w której auto [odjeżdża|oddala się] z miejsca stłuczki.',
      ],
      benign: {
        ask: [
          'Uszkodzony samochód należy do mnie. Proszę o podanie nazwy ubezpieczyciela albo o samodzielne zgłoszenie szkody do {date}; w przeciwnym razie przekażę nagranie policji. Warsztat wycenił naprawę na {amount}, kosztorys chętnie pokażę na miejscu.',
        ],
      },
      malicious: {
        ask: [
          'Uszkodzony samochód należy do kogoś, kto jeszcze o niczym nie wie. Proszę o wpłatę {amount} na konto {account} do {date}; w przeciwnym razie nagranie trafi na policję i do Państwa pracodawcy. Po wpłacie plik zniknie.',
        ],
      },
      closing: ['Wolę załatwić to spokojnie, [bez rozgłosu|po sąsiedzku].'],
    },
  ],
};
