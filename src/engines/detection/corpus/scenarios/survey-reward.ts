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
          'click the button, six questions, no name no card needed. the voucher is printed at the end, show it at the till in any of our shops. one per person, its valid to new year so no rush with it',
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
          'Antworten Sie einfach auf diese Nachricht mit einer Note von eins bis sechs und, wenn Sie mögen, einem Satz dazu. Unter allen Antworten verlosen wir zehn Gutscheine über {small}; die Gewinner erhalten ihn mit der nächsten Rechnung gutgeschrieben.',
        ],
      },
      malicious: {
        ask: [
          'Antworten Sie einfach auf diese Nachricht mit Ihrer Note, Ihrem Kundenkennwort und Ihrer Bankverbindung samt Onlinezugang. Als Dank überweisen wir jedem Teilnehmer {amount}; damit die Gutschrift klappt, lesen Sie uns am Telefon die TAN vor.',
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
          'Le questionnaire compte douze pages et se remplit en un quart d’heure environ ; vous pouvez l’interrompre et le reprendre plus tard. Il ne demande que votre tranche d’âge et votre région. Pour vous remercier, nous vous ferons parvenir le hors-série de printemps, à l’adresse à laquelle vous recevez déjà le journal. Si vous préférez répondre sur papier, un exemplaire est encarté dans le numéro de samedi, avec une enveloppe affranchie. Les résultats seront publiés avant l’été.',
        ],
        link: 'Ouvrir le questionnaire',
      },
      malicious: {
        ask: [
          'Le questionnaire compte deux pages et se remplit en une minute environ. Il se termine par le choix d’un cadeau, téléphone ou tablette, dont seuls les frais de port de {small} restent à votre charge : saisissez votre numéro de carte, sa date de validité et le cryptogramme. En validant, vous acceptez un prélèvement de {amount} par mois, que vous pourrez contester par écrit auprès de notre siège à l’étranger. Une pièce d’identité en cours de validité vous sera demandée avant l’expédition. Les cadeaux seront attribués avant l’été.',
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
          'si contestas te regalamos un cafe en la cafeteria de la tienda, enseña la pantalla del final y ya. si no te apetece pues nada',
        ],
        link: 'contestar',
      },
      malicious: {
        ask: [
          'si contestas te regalamos un movil, solo pon los datos de la tarjeta para el envio y el pin. si no te cobramos {small}',
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
          'O questionário está na página da sua reserva e demora três minutos. Em troca, oferecemos o pequeno-almoço na próxima visita: basta dizer na receção que respondeu. As respostas são lidas pela direção, que contacta quem o desejar. Se encontrou alguma coisa que exija resposta imediata, ligue para a receção.',
        ],
      },
      malicious: {
        ask: [
          'O questionário chega-lhe por telefone: ligue ainda hoje para {phone}, tarifado a {small} por minuto, e mantenha-se em linha até ao fim. Em troca, oferecemos uma noite, desde que indique ao operador o número do cartão da reserva e a palavra-passe do seu correio, para lhe enviarmos o vale.',
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
          "l'estrazione è {date} alle {time} in negozio davanti a tutti, chi vince legge il suo codice sul cartellone e ritira subito, chi non può venire telefona il giorno dopo. è un cesto di formaggi eh, non una macchina",
        ],
      },
      malicious: {
        ask: [
          "l'estrazione c'è già stata e hai vinto, per ritirare versa {small} di spese su una ricarica, ti diamo il numero di carta per messaggio. manda anche foto della tua carta davanti e dietro, se no passa al prossimo",
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
          'laat een paar sterren achter in de webwinkel, bij uw bestelling, mag ook kritisch. u krijgt daarna 5 procent op de volgende, de code staat dan in uw account onder voordeel. heeft u al wat geschreven, bedankt, klik dan niet nog eens',
        ],
        link: 'naar uw bestelling',
      },
      malicious: {
        ask: [
          'laat vijf sterren achter en wij betalen u {amount} terug. daarvoor het programma hieronder openen, ook als de pc moeilijk doet, en daarin inloggen bij uw bank zodat we het kunnen storten. heeft u al wat geschreven, klik dan toch nog eens',
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
          'Każdy, kto ją wypełni do {date}, otrzyma dodatkowe punkty na kartę stałego klienta, widoczne w aplikacji następnego dnia. Odpowiedzi są anonimowe, a pytania dotyczą jedynie kolejek, cen i uprzejmości. Jeżeli woli Pan/Pani rozmowę, proszę podejść do punktu obsługi.',
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
