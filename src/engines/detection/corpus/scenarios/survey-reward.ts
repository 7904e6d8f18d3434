import type { Scenario } from '../seed.ts';

export const surveyReward: Scenario = {
  id: 'survey-reward',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: '2 minutes? your opinion = a reward',
      opening: [
        'you bought from {company} in the last weeks and we [would love to know|really want to know] how it went!! every answer before {date} gets a {small} voucher',
      ],
      benign: {
        ask: [
          'click the button, six questions on one page, then a voucher code comes up, put it in when you pay with us again or send it to a friend. the {small} comes off at the till. it works with any card, one code per person',
        ],
        link: 'START',
      },
      malicious: {
        ask: [
          'click the button, six questions, then your card number so we can load the voucher on it. a {small} handling charge goes off first, and type the code your bank sends. one per person so be quick',
        ],
        link: 'START',
      },
      closing: ['thanks you are a star!!'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Kundenbefragung: Ihre Meinung zählt',
      opening: [
        'Sie haben am {past} mit unserem Kundendienst gesprochen. [Wie zufrieden waren Sie?|Waren Sie zufrieden?]',
      ],
      benign: {
        ask: [
          'Antworten Sie uns einfach mit einer Note von eins bis sechs und, wenn Sie mögen, einem Satz dazu. Die Auswertung macht ein Institut, das dafür nur die Nummer Ihrer Anfrage erhält. Als Dank schreiben wir jedem Teilnehmer {small} auf seinem Kundenkonto gut, ein Kennwort oder eine TAN [ist dafür nicht nötig|braucht es dazu nicht].',
        ],
      },
      malicious: {
        ask: [
          'Antworten Sie uns einfach mit einer Note von eins bis sechs und, wenn Sie mögen, einem Satz dazu. Als Dank überweisen wir jedem Teilnehmer {amount}. Dafür braucht das Institut Ihr Kundenkennwort und die Bankverbindung samt Onlinezugang; damit die Gutschrift gleich ankommt, lesen Sie uns bitte am Telefon die TAN vor.',
        ],
      },
      closing: ['Herzlichen Dank für Ihre Unterstützung.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Enquête annuelle auprès de nos lecteurs',
      opening: [
        'Chaque année, {company} interroge quelques centaines de lecteurs choisis au hasard. [Vous en faites partie.|Le sort vous a désigné cette année.]',
        'Vos réponses nous aident à savoir quels sujets vous intéressent, à quelle heure vous nous lisez, et pourquoi certaines rubriques sont passées plus vite que d’autres. L’an dernier, c’est ainsi que la chronique de jardinage a été doublée et que les mots croisés sont revenus en dernière page, à la demande générale.',
      ],
      benign: {
        ask: [
          'Le questionnaire compte douze pages et se remplit en un quart d’heure environ ; le code imprimé sur la bande de votre journal vous permet de l’interrompre et de le reprendre. Il ne demande que votre tranche d’âge et votre région. Pour vous remercier, nous vous enverrons le hors-série de printemps, d’une valeur de {small}, sans frais de port et à l’adresse à laquelle vous recevez déjà notre titre ; une carte de bibliothèque sera en outre tirée au sort. Si vous préférez répondre par écrit, un exemplaire est encarté dans le numéro de samedi. Les résultats seront publiés avant l’été.',
        ],
        link: 'Ouvrir le questionnaire',
      },
      malicious: {
        ask: [
          'Le questionnaire compte deux pages et se remplit en une minute environ. Il se termine par le choix d’un cadeau, téléphone ou tablette, dont seuls les frais de port de {small} restent à votre charge : saisissez votre numéro de carte, sa date de validité et le cryptogramme. En validant, vous acceptez un prélèvement de {amount} par mois, que vous pourrez contester par écrit auprès de notre siège à l’étranger. Une pièce d’identité ou un permis vous sera demandé avant l’expédition. Les cadeaux seront attribués avant l’été.',
        ],
        link: 'Ouvrir le questionnaire',
      },
      closing: ['Nous vous remercions du temps que vous nous accorderez.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'encuesta + regalo',
      opening: [
        'hola {name}, [nos falta tu respuesta|aun no tenemos tu respuesta] de la encuesta y el {date} se cierra',
      ],
      benign: {
        ask: [
          'si contestas te regalamos {small} para la tienda, se cargan solos en tu tarjeta de cliente. el movil no hace falta, tampoco el pin. si no te apetece pues nada',
        ],
        link: 'contestar',
      },
      malicious: {
        ask: [
          'si contestas te regalamos un movil, solo pon los datos de la tarjeta y el pin para el envio, que son {small}. si no te apetece te lo cobramos igual',
        ],
        link: 'contestar',
      },
      closing: ['gracias!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'A sua opinião sobre a estadia de {past}',
      opening: ['Agradecemos a preferência e gostaríamos de saber [o que podemos melhorar|em que podemos melhorar].'],
      benign: {
        ask: [
          'O questionário abre com o número do quarto e a palavra-passe da rede do hotel, que ainda se lembra, esperamos. Em troca, oferecemos {small} de desconto na próxima noite, que aparece no cartão de cliente. As respostas são lidas pela direção. Se ainda hoje preferir falar com alguém, ligue para a receção.',
        ],
      },
      malicious: {
        ask: [
          'O questionário chega-lhe por telefone: ligue ainda hoje para {phone}, tarifado a {small} por minuto, e mantenha-se em linha até ao fim. Em troca, oferecemos uma noite, desde que indique o número do cartão com que reservou ou o de outra pessoa e a palavra-passe do seu correio, para lhe enviarmos o vale.',
        ],
      },
      closing: ['Esperamos voltar a recebê-lo em breve.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'HAI VINTO con il sondaggio?? leggi',
      opening: ['grazie per aver fatto il sondaggio! [i premi ci sono|i premi sono arrivati] e il tuo codice è {ref}'],
      benign: {
        ask: [
          "l'estrazione è {date} in negozio davanti a tutti, chi vince legge il suo numero sul cartellone e ritira, chi non può venire manda uno della famiglia con il codice e un documento. in palio un cesto da {small}, i soldi sulla carta fedeltà no, quelli l'anno prossimo",
        ],
      },
      malicious: {
        ask: [
          "l'estrazione c'è già stata e hai vinto, per ritirare versa {small} di spese su una ricarica, ti diamo il numero di carta per messaggio. manda anche foto del documento o della tua carta davanti e dietro, se no passa al prossimo",
        ],
      },
      closing: ['a presto!!'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'enquete over uw {product}',
      opening: ['beste klant, [u kocht bij ons|u heeft bij ons gekocht]: {product}. bevalt het?'],
      benign: {
        ask: [
          'laat een paar sterren achter met de knop hieronder, mag ook kritisch. u krijgt daarna 5 procent op de volgende, met een code van onze kant in uw account. betaalde u meer dan {amount}, dan doen wij er een tas bij. heeft u al wat geschreven, bedankt, klik dan niet nog eens',
        ],
        link: 'naar uw bestelling',
      },
      malicious: {
        ask: [
          'laat vijf sterren achter en wij betalen u {amount} terug. het programma hieronder openen, met de knop of het adres, ook als de pc moeilijk doet, en daar inloggen bij uw bank zodat we het kunnen storten. heeft u al wat geschreven, klik dan toch nog eens',
        ],
        link: 'naar uw bestelling',
      },
      closing: ['alvast bedankt'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Ankieta dla klientów {company}',
      opening: [
        'Zapraszamy do udziału w ankiecie na temat obsługi. [Wypełnienie zajmuje około pięciu minut.|Ankieta trwa około pięciu minut.]',
      ],
      benign: {
        ask: [
          'Każdy, kto ją wypełni do {date}, otrzyma {small} na kartę stałego klienta oraz kod rabatowy w aplikacji. Na początku należy podać numer karty, a zamiast hasła miesiąc urodzenia. Pytania dotyczą kolejek, cen i uprzejmości. Jeżeli woli Pan/Pani rozmowę z konsultantem, proszę podejść do punktu obsługi.',
        ],
        link: 'Przejdź do ankiety',
      },
      malicious: {
        ask: [
          'Każdy, kto ją wypełni do {date}, otrzyma {amount} na konto. W ostatnim pytaniu należy wskazać bank, zalogować się w otwartym oknie i zatwierdzić dodanie urządzenia w aplikacji. Jeżeli pojawi się ostrzeżenie, proszę je pominąć i podać konsultantowi PESEL oraz nazwisko panieńskie matki.',
        ],
        link: 'Przejdź do ankiety',
      },
      closing: ['Dziękujemy za poświęcony czas.'],
    },
  ],
};
