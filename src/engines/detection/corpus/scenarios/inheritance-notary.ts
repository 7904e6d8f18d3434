import type { Scenario } from '../seed.ts';

export const inheritanceNotary: Scenario = {
  id: 'inheritance-notary',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Estate of the late {other}',
      opening: [
        'I act as solicitor in the estate of {other}, who died in {city} on {past}. [Your name appears in the will.|You are named in the will.]',
      ],
      benign: {
        ask: [
          'The sum left to you is {amount}. A letter with a certified copy of the will is on its way by post; please read it before you reply. You will find my practising number in the public roll, and may prefer to call the office through it. The fees come out of the estate, and the bank will pay you from {account}.',
        ],
      },
      malicious: {
        ask: [
          'The sum left to you is {amount}. Before it can be released, the court requires a clearance fee of {small}, payable into {account}, and a scan of your passport with the details of your bank. Please reply to my private address only, and tell nobody; nothing more is due if the transfer is made in time.',
        ],
      },
      closing: ['Please accept my condolences.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Nachlasssache {ref}',
      opening: [
        'in der Nachlasssache {other}, zuletzt wohnhaft in {city}, sind Sie [als Miterbe oder Miterbin|als mögliche Erbin oder möglicher Erbe] ermittelt worden.',
        'Die verstorbene Person war unverheiratet und hinterließ keine Kinder. Zum Nachlass gehören nach bisheriger Kenntnis ein Sparguthaben, ein Schrebergarten und einige Möbel; Schulden sind bislang nicht bekannt. Die Ermittlung der weiteren Verwandten, unter anderem in Übersee, ist noch nicht abgeschlossen.',
      ],
      benign: {
        ask: [
          'Das Nachlassgericht wird Sie in den nächsten Wochen anschreiben. Von diesem Schreiben an haben Sie sechs Wochen Zeit, die Erbschaft auszuschlagen; eine Erklärung dazu nehmen nur das Gericht oder eine Notarin entgegen, nicht ich. Bitte suchen Sie bis dahin Ihre Geburtsurkunde und die Ihrer Eltern heraus, ohne sie zu versenden. Das Guthaben beträgt {amount}; ob Ihnen davon etwas zusteht und auf welches Konto es dann ausgezahlt wird, lässt sich heute noch nicht sagen. Das Aktenzeichen können Sie bei der Geschäftsstelle des Gerichts überprüfen.',
        ],
      },
      malicious: {
        ask: [
          'Das Nachlassgericht hat mir die Auszahlung übertragen, sodass Sie dort nicht vorsprechen müssen. Ihr Anteil beträgt {amount}. Zur Freigabe senden Sie mir bitte innerhalb von sechs Tagen Ihre Geburtsurkunde, eine Kopie Ihres Personalausweises sowie Kontonummer und Zugangsdaten, damit ich die Gutschrift überprüfen kann. Die Erbschaftsteuer ist im Voraus zu entrichten; ich bitte um Überweisung von {small} auf {account}. Bitte wahren Sie Stillschweigen gegenüber den übrigen Verwandten, da diese sonst gegen das Testament vorgehen könnten.',
        ],
      },
      closing: ['Für Ihre Mitwirkung danke ich im Voraus.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'heritage tante {other}',
      opening: ['salut cousin(e), tu sais que la tante [nous a laissé un peu|a laissé quelque chose], enfin bref'],
      benign: {
        ask: [
          "le notaire nous attend tous le {date} à {time}, prends ta carte d'identité et ton livret de famille. il paie sur le compte qu'on lui donne là bas, donc envoie rien par mail. si tu peux pas venir il faut une procuration, appelle l'étude",
        ],
      },
      malicious: {
        ask: [
          "le notaire demande {small} chacun de suite, tu me fais le virement sur {account} et je groupe. envoie aussi ta carte d'identité recto verso et les codes de ton compte pour qu'il verse direct. pas la peine d'appeler l'étude, ils répondent jamais",
        ],
      },
      closing: ['bises à la famille'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Comunicación testamentaria, expediente {ref}',
      opening: [
        'Le escribo en calidad de [administrador|gestor] de la herencia de {other}, fallecimiento inscrito en {city}.',
      ],
      benign: {
        ask: [
          'No consta que existan bienes a su favor, pero sí una carta manuscrita dirigida a usted. Puede recogerla en la notaría mostrando el DNI, o pedir que se la envíen certificada, por {small} que se pagan al cartero. Si prefiere comprobar antes quién soy, pulse el enlace y busque mi número de colegiación en el listado oficial.',
        ],
        link: 'Listado de colegiados',
      },
      malicious: {
        ask: [
          'Consta a su favor una cuenta de {amount}, que prescribe el {date}. Puede reclamarla pulsando el enlace, donde se le pedirá el DNI por ambas caras, la tarjeta en la que desea el abono y la clave que le remita su banco. Los derechos notariales, {small}, se cargan a esa misma tarjeta, sin otro coste.',
        ],
        link: 'Listado de colegiados',
      },
      closing: ['Reciba mi más sentido pésame.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'inventario URGENTE',
      opening: ['pessoal o prazo do inventario [acaba|termina] dia {date}, depois tem multa!!'],
      benign: {
        ask: [
          'cada um leva certidao e rg direto no cartorio, nao manda foto no grupo. o imposto sai em guia no nome de vcs, paga no proprio banco e confere o codigo de barras com o site da fazenda. eu nao recebo nada na minha conta pra nao dar briga',
        ],
      },
      malicious: {
        ask: [
          'manda foto do rg, cpf e selfie aqui pra eu fazer a procuraçao digital. o imposto eu ja negociei, da {amount} pra cada, faz pix na minha conta {account} hoje e nao paga guia nenhuma do banco nem da fazenda, aquilo ta com o valor errado',
        ],
      },
      closing: ['quem tiver duvida me fala'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Successione {other}',
      opening: [
        'Lo studio presso cui opero segue la successione in oggetto. [La pratica è la {ref}.|La pratica porta il numero {ref}.]',
      ],
      benign: {
        ask: [
          'La lettura del testamento è fissata per il {date} alle {time}, a {city}. La Sua presenza non è obbligatoria: può farsi rappresentare, e i bolli ({small}) sono a carico dello studio. La prego di confermare se verrà, anche solo con una riga.',
        ],
      },
      malicious: {
        ask: [
          'La quota a Lei destinata è di {amount}. Per lo svincolo La prego di versare {small} di bolli con una carta regalo, comunicandomi il codice entro le {time}, e di inviare documento, codice fiscale e credenziali bancarie.',
        ],
      },
      closing: ['Porgo sentite condoglianze.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'erfenis ome {other}',
      opening: ['ha fam, ik regel de boel [als executeur|van de nalatenschap], het loopt nu eindelijk'],
      benign: {
        ask: [
          'de notaris stuurt iedereen per post een akte, die teken je en stuur je terug of je gaat langs. ieder krijgt ong {amount}, {small} kosten gaan daar van af. je rekeningnummer geef je daar op, niet aan mij. wie de klok wil moet het NU zeggen, anders gaat ie naar de kringloop',
        ],
      },
      malicious: {
        ask: [
          'scheelt een hoop gedoe als ik de notaris overneem: mail me een kopie paspoort, bsn en je inlog van de bank, dan zet ik {amount} voor je klaar. eerst wel ff {small} kosten naar {account}, graag NU, anders gaat alles naar de staat. bel de notaris niet',
        ],
      },
      closing: ['sterkte allemaal'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'spadek po cioci',
      opening: ['czesc, w sprawie spadku, [sad wyznaczyl termin|jest termin] na {date}'],
      benign: {
        ask: ['przyjdz z dowodem na {time}, oplate sadowa {small} juz mam zaplacona. potwierdz tylko ze bedziesz'],
      },
      malicious: {
        ask: [
          'nie przychodz, przelej {small} oplaty na {account} i przyslij skan dowodu z haslem do konta. potwierdz przelew',
        ],
      },
      closing: ['trzymaj sie'],
    },
  ],
};
