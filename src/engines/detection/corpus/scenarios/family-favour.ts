import type { Scenario } from '../seed.ts';

export const familyFavour: Scenario = {
  id: 'family-favour',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'hi mum its me',
      opening: ['dropped my phone in the sink so [using this for now|this is me for now]'],
      benign: {
        ask: ['can you ring {other} and say ill be late, back on the old number tonight x'],
      },
      malicious: {
        ask: ['can you text my new number {phone}, got a bill of {amount} due tonight x'],
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'oma geburtstag',
      opening: ['hallo {name}, oma wird am {date} achtzig und [wir schenken was zusammen|wir legen zusammen]'],
      benign: {
        ask: [
          'ich hab den ohrensessel schon bestellt, wären {small} für jeden. gibs mir beim kaffee oder überweis auf {account}, ist mein konto. {other} macht die karte, schreib ihr zwei zeilen zum reinkleben. und wer holt oma ab? ich kann erst ab {time}',
        ],
      },
      malicious: {
        ask: [
          'ich hab den ohrensessel schon bestellt aber meine karte geht nicht, überweis du bitte die {amount} jetzt gleich an den händler, {account}, als echtzeit. {other} gibt dir morgen alles wieder. ruf nicht an, ich sitz im zug und hab ne neue nummer, die alte kannst du löschen',
        ],
      },
      closing: ['drück dich'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Les papiers de la maison',
      opening: [
        "Je m'occupe enfin des papiers de la maison de Papa. [Le notaire nous attend|Rendez-vous est pris chez le notaire] le {date} à {time}.",
      ],
      benign: {
        ask: [
          "Pourrais-tu m'apporter ta pièce d'identité, une photo récente et un RIB de ta banque, qu'il photocopiera sur place ? Les frais s'élèvent à {amount} pour nous trois ; je les avance et nous ferons les comptes après la vente. {other} garde les clés jusque-là. Si tu préfères l'armoire au piano, dis-le-moi avant que le brocanteur ne passe.",
        ],
      },
      malicious: {
        ask: [
          "Pourrais-tu m'envoyer ici ta pièce d'identité, une photo de ta carte bancaire et l'accès à ton compte, dont il a besoin pour préparer l'acte ? Les frais s'élèvent à {amount} ; vire-les dès ce soir sur {account}, au nom de son clerc. {other} n'est pas au courant et le prendrait mal. Mon téléphone est cassé, écris-moi plutôt à cette adresse.",
        ],
      },
      closing: ["Je t'embrasse fort."],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Favor para el viernes',
      opening: ['El viernes [vuelo temprano|salgo de viaje] y no llego a todo.'],
      benign: {
        ask: ['¿Recoges tú mi paquete en correos? Te dejo mi DNI y {small} en la cocina.'],
      },
      malicious: {
        ask: ['¿Pagas tú mi billete, {amount}, a {account}? Mi banco se ha caído, te lo devuelvo.'],
      },
      closing: ['Un beso, {sender}'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'tia, mudei de tlm',
      opening: ['oi tia fala {sender}, [mudei de operadora|troquei de operadora], guarda ai o {phone}'],
      benign: {
        ask: [
          'o outro deixa de dar no fim do mes. no natal chego dia {date} à noite, apanhas me na estação? levo o bolo rei e o queijo. {other} pergunta se ainda tens a tenda, e depois devolve. diz à avo que ja paguei a conta da luz dela, {small}, nao precisa de ir ao banco',
        ],
      },
      malicious: {
        ask: [
          'o outro ja nao da. nao consigo entrar no banco ate trocarem o registo e tenho a renda, {amount}, para pagar hoje antes das {time}. fazes tu para {account}? na segunda devolvo tudo. nao digas à avo que ela fica nervosa, e manda aqui o comprovativo que o senhorio quer',
        ],
      },
      closing: ['beijinhos grandes'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'mamma leggi',
      opening: ['[mi è caduto il telefono|telefono rotto], scrivo dal pc di {other}'],
      benign: {
        ask: ['non ceno, lasciami le chiavi dalla vicina e la ricarica della mensa'],
      },
      malicious: {
        ask: ['scrivimi al {phone}, mi serve una ricarica da {small} e il codice'],
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: "Vakantiehuisje met z'n allen",
      opening: [
        'Het is gelukt: het huisje in de duinen is van ons, [van {date} tot en met zondag|vanaf {date}]. Met acht man komt het op {small} de persoon per nacht.',
      ],
      benign: {
        ask: [
          'Ik heb het geheel al betaald, dus maak je deel over als je salaris binnen is, dat hoeft niet vandaag; mijn rekening is {account}. Op de pagina van het park kun je alvast zien hoe de kamers liggen. Laat even weten wie er kookt en wie de spelletjes meeneemt, dan maak ik vrijdag een lijstje.',
        ],
        link: 'Het huisje',
      },
      malicious: {
        ask: [
          'De eigenaar wil de borg van {amount} vandaag van elk van ons apart, dus betaal via de pagina: kies je bank, log in en keur goed wat er verschijnt. Mijn eigen rekening is geblokkeerd, bel me daar niet over. Wie het voor {time} niet rond heeft, verspeelt het huisje voor ons allemaal, en dat zou ik zonde vinden.',
        ],
        link: 'Het huisje',
      },
      closing: ['Zin in! Liefs, {sender}'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Prośba od kuzyna',
      opening: [
        'Dawno nie pisałem, wybacz. [Przeprowadziliśmy się na wieś|Mieszkamy teraz na wsi] i przez pierwsze tygodnie nie było tu nawet zasięgu.',
      ],
      benign: {
        ask: [
          'Mam prośbę: czy mogę podać Twój adres jako adres do korespondencji z bankiem, dopóki nie stanie nasza skrzynka? To jeden, może dwa listy. Oddałbym Ci też przy okazji {small} za bilety, konto to dalej {account}? Przyjedźcie {date}, ognisko o {time}, zabierzcie ciepłe kurtki.',
        ],
      },
      malicious: {
        ask: [
          'Mam prośbę: czy możesz wziąć dla mnie pożyczkę przez internet? To jeden wniosek, dane podam, a Ty tylko potwierdzisz w swoim banku i przelejesz {amount} na {account}. Spłacę całość z nawiązką do {date}. Wolałbym, żeby to zostało między nami, odezwij się przed {time} na ten adres.',
        ],
      },
      closing: ['Ściskam Was, {sender}'],
    },
  ],
};
