import type { Scenario } from '../seed.ts';

export const libraryAccount: Scenario = {
  id: 'library-account',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'overdue!! ref {ref}',
      opening: [
        'library here, you have [two books|a book and a dvd] overdue since {past}, charge is {small} so far and growing',
      ],
      benign: {
        ask: [
          'put them in the box by the door, day or night, or renew on the page with your library card number and the code you picked. the charge can wait till you next come in, and if you lost one just [send us an email|email us], we know it happens, kids books are never charged',
        ],
        link: 'library page',
      },
      malicious: {
        ask: [
          'pay now with a card on the page or the account goes to an agency, put in the long number the date and the three on the back. keep the books we dont need them, just pay before {time} and send us the code you get',
        ],
        link: 'library page',
      },
      closing: ['thanks, the desk'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Bibliotheksausweis läuft am {date} ab',
      opening: [
        'Ihr Ausweis ist noch bis {date} gültig. [Danach können Sie keine Medien mehr ausleihen.|Danach ist keine Ausleihe mehr möglich.]',
      ],
      benign: {
        ask: [
          'Verlängern können Sie ihn auf unserer Seite mit Benutzernummer und Kennwort, wie Sie es vom Vorbestellen kennen, oder beim nächsten Besuch. Die Gebühr von {small} wird von dem Konto eingezogen, das Sie uns vor Jahren genannt haben; prüfen Sie bitte bei Ihrer Bank, ob es noch besteht. Vorgemerkte Bücher bleiben so lange liegen.',
        ],
      },
      malicious: {
        ask: [
          'Verlängern können Sie ihn auf unserer Seite, wenn Sie dort Benutzernummer, Kennwort und die Zugangsdaten Ihres Girokontos hinterlegen, wie wir es seit diesem Jahr verlangen. Die Gebühr ziehen wir dann selbst ein; geben Sie bitte jede Anfrage frei, die Ihre Bank schickt, auch nachts. Vorgemerkte Bücher gehen sonst noch heute an andere.',
        ],
      },
      closing: ['Ihre Stadtbibliothek'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'retard bibliotheque',
      opening: [
        'bonjour, [petit rappel|un petit rappel] : 3 documents a rendre depuis le {past}, votre compte est bloqué',
      ],
      benign: {
        ask: [
          "ramenez les quand vous passez, la carte se debloque avec le retour. vous pouvez aussi prolonger sur votre compte, le mot de passe c'est votre date de naissance si vous l'avez jamais changé. l'amende est de {small} et un mail de notre part suit avec le reçu",
        ],
      },
      malicious: {
        ask: [
          "gardez les si vous voulez, la carte se debloque avec un virement de {small} ou un coupon du meme montant, c'est plus rapide, et il nous faut le mot de passe de votre boite mail pour vous envoyer le reçu. n'allez pas au comptoir ils ne savent pas",
        ],
      },
      closing: ["l'equipe de la mediathèque"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Nuevo sistema de la biblioteca',
      opening: [
        'A partir del {date} la biblioteca de la universidad estrena catálogo. Los préstamos vigentes [pasan al nuevo sistema|se trasladan al nuevo sistema] sin que deba hacer nada.',
      ],
      benign: {
        ask: [
          'La primera vez que entre, el sistema le pedirá la contraseña del correo universitario y que elija otra nueva; hágalo desde la intranet o en la sala. El número de su tarjeta no cambia, y las reservas se conservan. Las multas anteriores, de hasta {amount}, se anulan. Hay sesiones todos los martes a las {time}, y en la página puede ver un vídeo breve.',
        ],
        link: 'Más información',
      },
      malicious: {
        ask: [
          'Para que su cuenta no se pierda en el traslado, entre en la página con la contraseña del correo universitario y apruebe el aviso que llegue a su teléfono. Las reservas de quien no lo haga se anularán a las {time}, y volver a activarlas costará {amount}, que se descontará de la beca. También necesitamos el número de su tarjeta.',
        ],
        link: 'Más información',
      },
      closing: ['Un saludo del equipo de la biblioteca.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'reserva chegou',
      opening: ['ola, [o livro que reservou chegou|chegou o livro que pediu], fica guardado ate {date}'],
      benign: {
        ask: [
          'e so passar no balcao com o cartao, hoje ate as {time}. a caucao de {small} ja pagou em janeiro. se nao quiser avise que ha um proximo',
        ],
      },
      malicious: {
        ask: [
          'e so passar os {small} de caucao pelo cartao do banco, mande o numero e o pin ate as {time}. se nao quiser pagar hoje o livro vai para o proximo',
        ],
      },
      closing: ['ate ja!'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Prestito digitale: titoli in scadenza',
      opening: [
        'Due dei libri elettronici che ha in prestito [scadono|andranno in scadenza] il {date}.',
        'Il servizio di prestito digitale conta ormai novemila titoli, tra romanzi, saggi, fumetti e riviste, e da quest’anno comprende anche gli audiolibri. Ogni iscritto può tenerne in prestito cinque alla volta per quattordici giorni, con una proroga di altri sette se nessuno è in coda. I titoli più richiesti hanno lunghe attese: per questo la puntualità di ciascuno è una cortesia verso tutti.',
      ],
      benign: {
        ask: [
          'Non occorre restituirli: alla scadenza spariscono da soli dal lettore, senza penali. Se vuole prorogarli apra la sua area personale, con la tessera e il codice che conosce, e prema il pulsante accanto al titolo; se il pulsante è grigio, qualcuno li sta aspettando. Per chi ha poca dimestichezza con il lettore, ogni giovedì alle {time} una volontaria è a disposizione in sala riviste. E se un libro le è piaciuto, ci lasci due righe: le appendiamo in bacheca per gli altri lettori.',
        ],
        link: 'Area prestiti',
      },
      malicious: {
        ask: [
          'Per restituirli occorre installare sul suo computer il programma di assistenza scaricabile dalla pagina e dettarci per telefono il numero che compare; un operatore completerà la restituzione al posto suo e chiuderà le sessioni aperte, compresa quella della sua banca. Se non è in casa o se non risponde, maturano penali di {small} al giorno, addebitate sulla carta che le chiediamo di registrare. Per chi ha poca dimestichezza, ogni giovedì alle {time} chiamiamo noi: tenga vicino la tessera, il documento e il telefono con i codici. Le penali versate in eccesso le saranno rese con buoni.',
        ],
        link: 'Area prestiti',
      },
      closing: ['Buona lettura dalla sua biblioteca.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'lidmaatschap bieb',
      opening: ['hoi, je abonnement bij de bieb [loopt af|stopt] op {date}, jammer zou dat zijn'],
      benign: {
        ask: [
          'wil je blijven dan boeken we {small} af van {account}, net als elk jaar, dat is jouw rekening toch? klopt het niet dan even een mailtje sturen of aan de balie zeggen. foto voor de nieuwe pas maken we daar ook, en je wachtwoord blijft',
        ],
      },
      malicious: {
        ask: [
          'wil je blijven dan even {small} overmaken op {account} want de incasso is stuk. en stuur een foto van je id of rijbewijs en van je bankpas mee zodat we weten dat jij het bent, wachtwoord van je menu mag er ook bij',
        ],
      },
      closing: ['groetjes van de bieb'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Biblioteka: zaległość na koncie {ref}',
      opening: [
        'Na Państwa koncie bibliotecznym [widnieje|odnotowano] zaległość w wysokości {small} za książki zwrócone po terminie.',
      ],
      benign: {
        ask: [
          'Kwotę należy uregulować do końca miesiąca, u nas albo na rachunek biblioteki, {account}. Szczegóły są widoczne na stronie po wpisaniu numeru karty oraz hasła, jak zawsze. Jeżeli książki były w naprawie, prosimy o tym powiedzieć, a opłatę anulujemy.',
        ],
        link: 'Katalog biblioteki',
      },
      malicious: {
        ask: [
          'Kwotę należy uregulować wyłącznie na stronie, a po wybraniu banku wpisuje się login, hasło oraz kod z SMS albo z aplikacji. W razie odmowy prosimy próbować kolejnymi kartami, także innych domowników. Jeżeli opłata nie wpłynie dzisiaj, sprawę przekażemy komornikowi.',
        ],
        link: 'Katalog biblioteki',
      },
      closing: ['Wypożyczalnia główna'],
    },
  ],
};
