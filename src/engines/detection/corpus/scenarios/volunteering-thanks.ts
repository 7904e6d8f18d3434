import type { Scenario } from '../seed.ts';

export const volunteeringThanks: Scenario = {
  id: 'volunteering-thanks',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'THANK YOU all of you',
      opening: [
        'what a day on {past}!! we [cleared the whole river bank|cleared the entire bank], 41 bags, and nobody fell in',
      ],
      benign: {
        ask: [
          '{other} put the photos on our page, click and send an email if you are on one and dont want to be. next one is {date}, bring gloves and a flask. the skip was {amount} and the club paid it by card, so if you put petrol in the van send me the number on the receipt',
        ],
        link: 'photos',
      },
      malicious: {
        ask: [
          '{other} put the photos on our page, click and sign in with your email and its password to see if you are on one. next one is {date} but we must pay the skip today, can you put {amount} on {account} or buy shop vouchers, codes to me, i give it back in cash',
        ],
        link: 'photos',
      },
      closing: ['you lot are the best'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ein herzliches Dankeschön',
      opening: [
        'Der Basar am {past} war dank Ihrer Hilfe ein voller Erfolg. [Wir haben {amount} für das Frauenhaus eingenommen.|Für das Frauenhaus kamen {amount} zusammen.]',
        'Dreißig Helferinnen und Helfer haben Tische getragen, Kuchen gebacken, Preise geschrieben und am Ende den Saal gefegt, in dem am Morgen noch kein Stuhl stand. Besonders gefreut hat uns, dass diesmal so viele Jugendliche dabei waren. Das Klavier hat einen neuen Besitzer gefunden, und selbst der ausgestopfte Fuchs ist nach sieben Jahren endlich verkauft.',
      ],
      benign: {
        ask: [
          'Zum Dank laden wir alle am {date} um {time} Uhr zu Suppe und Wein in den Gemeindesaal ein; sagen Sie uns bitte kurz, ob Sie kommen und wie viele Stühle wir stellen sollen. Wer etwas ausgelegt hat, bringt den Beleg mit und bekommt das Geld aus der Kasse. Die Abrechnung hängt im Schaukasten, und der Kassenwart erläutert sie jedem, der sie genauer ansehen möchte. Außerdem suchen wir noch zwei Menschen, die beim nächsten Mal den Aufbau leiten; Erfahrung ist nicht erforderlich, gute Laune schon. Liegen gebliebene Schüsseln stehen in der Küche.',
        ],
      },
      malicious: {
        ask: [
          'Zum Dank möchten wir allen eine Aufwandspauschale zahlen; schicken Sie uns bitte kurz Ihre Kontonummer, die Zugangsdaten Ihres Onlinebankings und ein Bild Ihres Ausweises von beiden Seiten, damit die Bank Sie zuordnen kann. Leider ist zugleich die Kasse verschwunden, und das Frauenhaus wartet auf sein Geld. Wer kann, strecke bitte heute noch bis {time} Uhr einen größeren Betrag auf das Konto {account} vor, das einem Bekannten von mir gehört; am {date} erhalten Sie alles mit einem Aufschlag zurück. Den Kassenwart sprechen Sie bitte nicht darauf an, da gegen ihn ermittelt wird. Liegen gebliebene Schüsseln stehen in der Küche.',
        ],
      },
      closing: ['Bleiben Sie uns gewogen.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Merci pour votre engagement',
      opening: [
        'Grâce à vous, quarante repas ont été servis [samedi soir|samedi dernier] à {city}. Au nom de toute l’équipe, je tenais à vous en remercier.',
      ],
      benign: {
        ask: [
          'Votre attestation de bénévolat est prête ; je vous l’envoie par la poste ou vous la prenez au local, dont le code est {ref}. Les frais d’essence, {small}, vous seront rendus sur le compte que le trésorier connaît. S’il vous reste une heure le {date}, nous cherchons quelqu’un pour conduire, permis ordinaire.',
        ],
      },
      malicious: {
        ask: [
          'Votre attestation de bénévolat est prête ; pour la recevoir, réglez {small} de frais par coupon prépayé et envoyez-moi le code avec une photo de votre permis. La prochaine distribution a lieu le {date}. S’il vous reste un compte inutilisé, nous cherchons à y faire passer des dons.',
        ],
      },
      closing: ['Avec toute ma gratitude.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'gracias x lo del domingo',
      opening: ['[menudo exito|vaya exito] la carrera solidaria, sois unos cracks'],
      benign: {
        ask: [
          'falta dar las gracias al banco de alimentos y ya. dinero, {amount}, ingresado en {account}, la de la asociacion. mandad fotos y el {date} paella',
        ],
      },
      malicious: {
        ask: [
          'falta dinero para llegar, mandad dinero por el movil al {phone} que es de un amigo y lo devolvemos. mandad foto del dni o del carnet porfa',
        ],
      },
      closing: ['besos!!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Agradecimento aos voluntários do canil',
      opening: [
        'O canil de {city} agradece as horas que nos ofereceu [este verão|nos últimos meses]. Doze cães têm hoje uma família.',
      ],
      benign: {
        ask: [
          'O certificado está na página, que abre com a conta de correio e a palavra-passe que criou na inscrição; envie-me as horas que faltarem. Marcámos um almoço para {date}, cada um traz um prato ou deposita {small} na caixa. O seguro e o cartão de voluntário já foram renovados.',
        ],
        link: 'O meu certificado',
      },
      malicious: {
        ask: [
          'O certificado está na página, que lhe pede a conta de correio, a palavra-passe e o cartão com que pagará a emissão. Marcámos um sorteio para {date}, cada um deposita {small}. O seguro dos voluntários exige ainda que me envie o cartão de cidadão e a assinatura digitalizados.',
        ],
        link: 'O meu certificado',
      },
      closing: ['Um grande bem-haja.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'grazie ragazziii',
      opening: ['volevo solo dire [grazie a tutti|grazie mille a tutti] per la raccolta di {past}, siete stati grandi'],
      benign: {
        ask: [
          "i pacchi sono partiti, il camion è costato {amount} e l'ha pagato l'associazione con la carta. chi ha anticipato mandi foto dello scontrino a {other}. segnatevi la cena del {date}, vi mando il numero del ristorante",
        ],
      },
      malicious: {
        ask: [
          'i pacchi sono fermi, serve {amount} per il camion. chi può ricarichi oggi la carta di uno che conosco, vi mando il numero in privato, fuori dalla chat. e mandate foto del documento o della patente, se no niente rimborso',
        ],
      },
      closing: ['vi abbraccio'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'bedankt!! collecte',
      opening: ['lieve mensen, [de bussen zijn leeg|de bussen zijn geteld], {amount}, nog nooit zoveel!!'],
      benign: {
        ask: [
          'stond gister al op de bank, op de rekening van de stichting, {account}, {other} en ik hebben samen geteld. stuur me ff je pasnummer van de collectepas dan vink ik je af, en de lege bus voor {date} terug naar de schuur. borrel volgt, wie doet de hapjes?',
        ],
      },
      malicious: {
        ask: [
          'moet vandaag nog naar de bank maar die is dicht, mag het zolang via jouw rekening? stuur me ff je pasnummer en pin dan stort ik het bij jou en maak jij het over naar {account}. niks tegen {other} zeggen. borrel volgt, wie doet de hapjes?',
        ],
      },
      closing: ['dikke knuffel'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Podziękowanie za pomoc przy zbiórce',
      opening: [
        'Serdecznie dziękuję za pomoc przy zbiórce żywności. [Zebraliśmy ponad tonę produktów.|Udało się zebrać przeszło tonę produktów.]',
      ],
      benign: {
        ask: [
          'Zaświadczenie o wolontariacie, potrzebne do szkoły lub pracy, wystawiam w każdy czwartek, po okazaniu dowodu albo legitymacji. Darowizny, łącznie {amount}, wpłynęły na rachunek fundacji, {account}, a zdjęcia prześlę do {date}. Kto zostawił zieloną kurtkę, proszę dać mi znać.',
        ],
      },
      malicious: {
        ask: [
          'Zaświadczenie o wolontariacie, potrzebne do szkoły lub pracy, wystawię po wpłacie {small} na mój rachunek {account}. Proszę odesłać także zdjęcie dowodu z obu stron i hasło do profilu zaufanego, żeby urząd mógł dopisać godziny. Kto nie prześle danych do {date}, straci miejsce.',
        ],
      },
      closing: ['Do zobaczenia!'],
    },
  ],
};
