import type { Scenario } from '../seed.ts';

export const privateSale: Scenario = {
  id: 'private-sale',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'pram',
      opening: ['hi, yes the pram is [still here|still for sale], {small}, one wheel squeaks'],
      benign: {
        ask: ['come saturday after {time}, im at 9 mill lane, cash or transfer both fine'],
      },
      malicious: {
        ask: ['loads of interest so transfer {small} now to hold it, then i tell you where'],
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Interesse an meinem Klavier',
      opening: [
        'gern beantworte ich Ihre Fragen. Das Klavier stand immer bei uns im Wohnzimmer, wurde jedes Jahr gestimmt und [hat keine Risse im Resonanzboden|ist technisch einwandfrei]. Ich denke an {amount}.',
      ],
      benign: {
        ask: [
          'Kommen Sie am {date} gegen {time} vorbei und spielen Sie in Ruhe darauf; bringen Sie ruhig jemanden mit, der etwas davon versteht. Den Transport müssten Sie bestellen, ich kann eine Firma in {city} empfehlen. Eine Anzahlung von {small} genügt mir, wenn Sie es nehmen, der Rest beim Abholen, bar oder auf mein Konto {account}.',
        ],
      },
      malicious: {
        ask: [
          'Besichtigen lässt es sich leider nicht, es lagert wegen meiner Scheidung schon bei einer Spedition in {city}. Sie überweisen den Preis auf deren Treuhandkonto {account}, am {date} wird geliefert, und Sie haben zehn Tage, um in Ruhe darauf zu spielen. Gefällt es Ihnen nicht, bekommen Sie alles zurück. Den Beleg senden Sie bitte bis {time} an mich.',
        ],
      },
      closing: ['Freundliche Grüße, {sender}'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 're: poussette + siège auto',
      opening: ["coucou, c'est bon pour moi [à {small} le lot|{small} les deux], bb grandit vite lol"],
      benign: {
        ask: [
          "je peux l'envoyer par relais, vous payez sur le site et moi je ne suis payée qu'une fois le colis ouvert chez vous, c'est fait pour. sinon RDV au parking de la gare {date} vers {time}, je serai avec ma mère en voiture grise. dites moi vite car une autre maman hésite",
        ],
      },
      malicious: {
        ask: [
          "je peux l'envoyer mais le site prend trop, alors vous payez sur {account} ou par coupons, photo des codes à moi, et je poste le colis dès que c'est crédité. pas de RDV possible je viens d'accoucher et on habite loin. dites moi vite car une autre maman est prête à payer avant {time}",
        ],
      },
      closing: ['bises'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Pago de la bicicleta',
      opening: ['Me quedo con la bicicleta por los {amount} [que pide|del anuncio].'],
      benign: {
        ask: ['Dígame cuándo puedo pasar a probarla y le hago allí mismo la transferencia.'],
      },
      malicious: {
        ask: ['Ya pagué de más por error; devuélvame {small} a {account} y mando al mensajero.'],
      },
      closing: ['Gracias, {sender}'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Sobre o aparador do anúncio',
      opening: [
        'Agradeço a resposta e as medidas. O aparador [cabe exatamente na parede da sala|serve-me perfeitamente], e aceito o preço de {amount}.',
      ],
      benign: {
        ask: [
          'Posso ir buscá-lo a {city} no dia {date}, com um amigo e uma carrinha, por volta das {time}. Se quiser um sinal até lá, diga-me o banco e o IBAN e transfiro {small} hoje à noite; o resto dou-lhe em mão. Pus no endereço abaixo a fotografia da nossa porta, porque tenho dúvidas sobre a altura das pernas. Acha que passa?',
        ],
        link: 'Fotografia',
      },
      malicious: {
        ask: [
          'A minha empresa trata do transporte e do pagamento. Entre no endereço abaixo, escolha o seu banco e autentique-se, como se fosse consultar o saldo, para que o valor fique cativo em seu nome até {date}. Vai receber um código por volta das {time}; escreva-o logo, senão o pedido anula-se. Há {small} de taxa que depois lhe somo.',
        ],
        link: 'Fotografia',
      },
      closing: ['Cumprimentos de {sender}'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'biglietti concerto in più',
      opening: [
        "ciao {name} ho visto il tuo post, ho [due biglietti che avanzano|2 biglietti in più] per il {date}, {small} l'uno al prezzo che li ho pagati",
      ],
      benign: {
        ask: [
          "se ti vanno bene li rivendo tramite la biglietteria ufficiale cosi cambiano il nome e arrivano a te direttamente, io metto l'annuncio stasera e ti mando il link. oppure ci troviamo in centro a {city} e andiamo insieme al botteghino che fanno il cambio al momento. ne ho parlato anche con {other} ma non mi risponde",
        ],
      },
      malicious: {
        ask: [
          'se ti vanno bene fammi la ricarica su {account} entro le {time}, poi ti mando gli screenshot con il codice a barre che bastano per entrare, il cambio nome non serve lo dicono tutti. oppure mandami numero e scadenza della tua carta e la uso io. ne ho parlato anche con {other} che paga il doppio, quindi svelto',
        ],
      },
      closing: ['fammi sapere'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'kitten nog vrij',
      opening: ['het grijze katertje is [nog vrij|nog niet weg], 9 weken, lekker speels'],
      benign: {
        ask: ['kom eerst kijken, {date} kan. {small} voor de chip en prikken, betalen bij ophalen'],
      },
      malicious: {
        ask: [
          'kijken liever niet, hij komt met een dierenkoerier. {small} voor reiskooi en verzekering vooraf op {account}',
        ],
      },
      closing: ['gr {sender}'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Rower dziecięcy z ogłoszenia',
      opening: [
        'Dziękuję za wiadomość. Rower jest [sprawny i po przeglądzie|po przeglądzie], ma rysę na ramie, którą widać na trzecim zdjęciu. Cena {small} jest ostateczna.',
      ],
      benign: {
        ask: [
          'Zapraszam na oględziny po godzinie {time}, dziecko może się przejechać na podwórku. Płatność gotówką albo przelewem na telefon przy odbiorze. Mogę też wysłać go przez portal, wtedy proszę kliknąć w ogłoszeniu „kup z dostawą”; więcej zdjęć i kartę gwarancyjną wrzuciłem tutaj.',
        ],
        link: 'Zdjęcia',
      },
      malicious: {
        ask: [
          'Oględziny nie są możliwe, bo jestem na kontrakcie do {date}. Płatność z góry przez stronę przewoźnika, proszę wybrać na niej bank i zalogować się, a po godzinie {time} potwierdzić w aplikacji nowe urządzenie. Portal zablokował mi „kup z dostawą”, więc to jedyna droga; wszystko otwiera się tutaj.',
        ],
        link: 'Zdjęcia',
      },
      closing: ['Pozdrawiam, {sender}'],
    },
  ],
};
