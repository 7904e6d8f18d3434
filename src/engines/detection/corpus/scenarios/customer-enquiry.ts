import type { Scenario } from '../seed.ts';

export const customerEnquiry: Scenario = {
  id: 'customer-enquiry',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'quote please',
      opening: ['hi, need [40 chairs|forty chairs] for our village hall'],
      benign: {
        ask: ['can you send a quote today? sizes here, we pay the deposit by card'],
        link: 'sizes',
      },
      malicious: {
        ask: ['sign in with your work mail for our order file, quote by {date}'],
        link: 'sizes',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Anfrage: Hochzeitstorte für den {date}',
      opening: [
        'Sie wurden uns von {other} empfohlen. Wir heiraten am {date} in {city} und [suchen eine Torte für achtzig Gäste|wünschen uns eine Torte für achtzig Gäste].',
      ],
      benign: {
        ask: [
          'Wir denken an drei Etagen, eine davon ohne Nüsse, und an etwa {amount}. Dürften wir zum Probieren kommen? Die Anzahlung überweisen wir gern, sobald Sie uns Ihre Kontonummer und ein Angebot geschickt haben, den Rest am Tag der Lieferung. Skizzen liegen im Ordner unter dem Link; die zweite gefällt uns am besten, aber Sie wissen sicher, was hält.',
        ],
        link: 'Skizzen',
      },
      malicious: {
        ask: [
          'Wir zahlen {amount} sofort mit Kreditkarte, darin ist der Lohn für unseren Fahrer schon enthalten. Er nimmt leider keine Karten; würden Sie ihm seinen Anteil bitte gleich auf {account} überweisen, sobald die Belastung durchgeht? Skizzen liegen im Ordner unter dem Link; er öffnet sich, wenn Sie Ihr E-Mail-Konto und das Passwort dazu angeben.',
        ],
        link: 'Skizzen',
      },
      closing: ['In Vorfreude, {sender}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Demande de duplicata',
      opening: ['Je ne retrouve plus ma facture {ref}, [datée du {past}|du {past}].'],
      benign: {
        ask: ["Pourriez-vous m'en renvoyer un double à cette adresse ? Ma banque le réclame avant le {date}."],
      },
      malicious: {
        ask: ["Pourriez-vous me rembourser {amount} sur {account} avant le {date} ? Ma carte d'alors est résiliée."],
      },
      closing: ["Merci d'avance, {sender}"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Pedido urgente para un congreso',
      opening: [
        'Organizo un congreso médico en {city} y necesito doscientas mochilas con el logotipo, [entregadas antes del {date}|para el {date} como tarde].',
      ],
      benign: {
        ask: [
          '¿Llegan a tiempo? Si es así, mándenme hoy una proforma a nombre de {company}, de {amount} como máximo; pagamos la mitad con el pedido y la mitad contra entrega, por transferencia a la cuenta que figure en ella. El logotipo en buena calidad está en el enlace, junto con el color exacto. Las cajas se reciben en el muelle de carga del hotel, hasta las {time}, preguntando por {other}.',
        ],
        link: 'Logotipo',
      },
      malicious: {
        ask: [
          'Si llegan a tiempo, envíenlas hoy a nuestro transitario, cuyo flete de {amount} adelantan ustedes a {account}; {company} les paga todo junto a noventa días, con carta de garantía. El logotipo en buena calidad está en el enlace: es un programa que se descomprime solo y pide permiso de administrador. Si el antivirus protesta a las {time}, desactívenlo, como hace {other}.',
        ],
        link: 'Logotipo',
      },
      closing: ['Atentamente, {sender}'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'reclamaçao encomenda {ref}',
      opening: [
        'boa tarde, comprei vos um cadeirao e [veio com a perna partida|chegou com uma perna partida], estou muito chateado',
      ],
      benign: {
        ask: [
          'quero a troca ou o dinheiro de volta no cartao com que paguei, {amount}. fotos estao no link, vê se bem que a caixa vinha amolgada. posso deixar na loja de {city} no dia {date} se me confirmarem que ha alguem. se nao responderem ate la vou ao livro de reclamaçoes',
        ],
        link: 'fotos',
      },
      malicious: {
        ask: [
          'quero {amount} hoje em {account} que o cartao com que paguei ja nao existe. fotos estao no link mas e preciso instalar o leitor que la aparece, deem permissao a tudo. se nao responderem ate às {time} publico o video e os dados dos vossos clientes que eu tenho',
        ],
        link: 'fotos',
      },
      closing: ['{sender}'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Prenotazione gruppo',
      opening: ['Siamo in trenta, di passaggio a {city}, [per cena il {date}|il {date} a cena].'],
      benign: {
        ask: ['Avete posto verso le {time}? Ci bastano due menù da {small}; caparra come preferite.'],
      },
      malicious: {
        ask: ["Vi accreditiamo {amount} in più: giratelo all'autista su {account}, in giornata."],
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'website fotograaf',
      opening: ['hallo, wij zoeken een fotograaf voor [een feestje|een jubileum] op {date}, tien tot {time}'],
      benign: {
        ask: [
          'wat kost zoiets ongeveer? mijn man dacht {amount}. we hebben een mapje gemaakt met plaatjes die we mooi vinden, kijk maar. aanbetaling prima, stuur een factuur met je rekeningnummer erop. bellen kan na het eten op {phone}, dan vertel ik ook over de locatie want daar is weinig licht',
        ],
        link: 'mapje',
      },
      malicious: {
        ask: [
          'we betalen {amount} vooruit, het dubbele, en jij stort de helft door naar de zaalverhuur op {account} want die doen geen cheques. we hebben een mapje gemaakt met plaatjes, inloggen met je mail en wachtwoord, kijk maar. bellen lukt niet, ik ben doof, dus graag hier antwoorden als het geld weg is',
        ],
        link: 'mapje',
      },
      closing: ['groetjes {sender}'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'zamowienie na firme',
      opening: ['witam, [potrzebuje wyceny|prosze o wycene] 500 ulotek, odbior {date}'],
      benign: {
        ask: ['plik do druku pod linkiem, platnosc z gory moze byc, dane do faktury {company}'],
        link: 'plik',
      },
      malicious: {
        ask: ['plik pod linkiem otwiera sie po wlaczeniu makr i podaniu hasla do firmowej poczty'],
        link: 'plik',
      },
      closing: ['{sender}'],
    },
  ],
};
