import type { Scenario } from '../seed.ts';

export const bankNotice: Scenario = {
  id: 'bank-notice',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Changes to your current account',
      opening: [
        'From {date} we are changing the terms of your current account. [The main points are these:|In short:] the monthly fee falls by {small}, and paper statements will only be sent on request.',
      ],
      benign: {
        ask: [
          'Your account number, your card and your PIN stay the same. If you are happy with the new terms you need not do anything, and if you are not, you may close the account free of charge before that date at any branch. The full terms are on the page below and in your online banking, or can be sent to you by post.',
        ],
        link: 'Read the new terms',
      },
      malicious: {
        ask: [
          'Your account number stays the same, but each customer has to accept the terms in person. Please log in on the page below with your customer number, full password and PIN, and read out the one-time passcode to the adviser who will phone you; other than that we never ask for it. Accounts whose holders have not accepted before that date will be frozen, and the balance paid out by cheque.',
        ],
        link: 'Read the new terms',
      },
      closing: ['Thank you for banking with {company}.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'wichtig neue karte',
      opening: ['ihre karte läuft bald ab, [neue ist unterwegs|die neue wurde schon bestellt]'],
      benign: {
        ask: [
          'die neue kommt bis {date} per post, pin bleibt gleich. alte bitte selber durchschneiden und wegwerfen, nicht an uns zurückschicken!',
        ],
      },
      malicious: {
        ask: [
          'die alte mit pin im umschlag an unseren kurier geben, der kommt bis {date} vorbei. vorher bitte online banking daten hier antworten!',
        ],
      },
      closing: ['ihre bank {company}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Opération inhabituelle sur votre compte',
      opening: [
        "Un paiement de {amount} a été présenté sur votre compte le {past} à {time} et [nous l'avons mis en attente|mis en attente par nos services].",
      ],
      benign: {
        ask: [
          "Vous pouvez l'autoriser avec votre code ou le refuser, dans votre application, jusqu'à demain midi. Sans réponse de votre part, il sera simplement rejeté. Pour en parler à quelqu'un, composez le {phone}, imprimé au dos de votre carte.",
        ],
      },
      malicious: {
        ask: [
          "Vous pouvez l'annuler en appelant sans délai le {phone} ; ne composez pas le numéro imprimé au dos de votre carte. Un conseiller vous guidera pour transférer vos fonds vers un compte sécurisé et vous demandera les codes reçus par SMS.",
        ],
      },
      closing: ['Le service clientèle de {company}'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Aviso sobre su tarjeta terminada en 4417',
      opening: [
        'Le informamos de que su tarjeta ha sido bloqueada de forma preventiva el {past}, [tras detectarse un uso irregular|después de varios intentos de pago] en un comercio de {city}.',
      ],
      benign: {
        ask: [
          'Su dinero está a salvo y ya hemos pedido una nueva, que recibirá en su domicilio antes del {date}. Mientras tanto puede pagar con el móvil o sacar efectivo en cualquier oficina con su documento de identidad. Si reconoce la compra, díganoslo en la oficina o desde la aplicación y retiramos el bloqueo.',
        ],
      },
      malicious: {
        ask: [
          'Su dinero está a salvo siempre que actúe ahora. Para retirar el bloqueo, responda con el número completo, la caducidad, el código de tres cifras y la clave de firma, y reenvíe después los mensajes que vaya recibiendo. Por su seguridad, no se lo comente al personal de la oficina, pues hay una investigación interna en curso.',
        ],
      },
      closing: ['Departamento de tarjetas'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'actualização app banco',
      opening: ['caro cliente a nossa app [vai mudar|muda] no dia {date}!!'],
      benign: {
        ask: [
          'basta actualizar na loja de aplicaçoes do seu telemovel, depois entra com o mesmo codigo e o mesmo cartao de sempre. se o telemovel é antigo venha ao balcao que a gente ajuda',
        ],
      },
      malicious: {
        ask: [
          'instale ja a nova pelo ficheiro deste email, depois ponha o numero de contrato, o codigo e as coordenadas todas do cartao matriz. a antiga deixa de funcionar',
        ],
      },
      closing: ['obrigado'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Comunicazione di servizio',
      opening: [
        'Nella notte tra il {past} e il giorno seguente [i nostri sistemi sono stati aggiornati|abbiamo aggiornato i nostri sistemi].',
      ],
      benign: {
        ask: [
          "Alcuni clienti troveranno un bonifico registrato due volte: la seconda riga è soltanto provvisoria e scomparirà entro il {date}. Il saldo disponibile è corretto e la carta funziona. Se un pagamento dovesse mancare, acceda con il codice titolare e ci scriva dall'area clienti, poi provvediamo noi.",
        ],
        link: "Accedi all'area clienti",
      },
      malicious: {
        ask: [
          'Alcuni clienti dovranno registrare di nuovo il proprio profilo: occorre accedere dal pulsante, inserire codice titolare, PIN e i due codici consecutivi del dispositivo entro il {date}. Chi non provvede non potrà disporre i pagamenti in scadenza.',
        ],
        link: "Accedi all'area clienti",
      },
      closing: ['Ci scusiamo per il disagio.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'uw pas wordt geblokkeerd!!',
      opening: [
        'BELANGRIJK uw betaalpas wordt op {date} geblokkeerd omdat [u nog een oude heeft|de oude pas niet meer veilig is]!!',
      ],
      benign: {
        ask: [
          'de nieuwe ligt als het goed is al in de bus, gebruik hem 1 keer met uw pincode in een winkel en hij werkt. niks gekregen? kom met uw paspoort naar het kantoor',
        ],
      },
      malicious: {
        ask: [
          'vraag de nieuwe direct aan via de pagina hieronder met uw pasnummer en pincode, en stuur de oude op naar ons kantoor. doe dit zelf, uw kantoor kan er niet bij',
        ],
      },
      closing: ['klantenservice {company}'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'blokada konta {company}',
      opening: ['Uwaga, wykryliśmy przelew na {amount} z Twojego konta, [zlecony {past}|zlecenie z {past}]'],
      benign: {
        ask: [
          'jeśli to nie Ty to zadzwoń na infolinię, numer jest na karcie, albo odrzuć go sam kodem z telefonu. środki są zablokowane do wyjaśnienia więc nic nie zginie, ale nie czekaj do jutra',
        ],
      },
      malicious: {
        ask: [
          'jeśli to nie Ty to oddzwoń pod {phone}, konsultant założy Ci konto techniczne i tam przelejesz wszystkie środki. zainstaluj też program do zdalnej pomocy i podaj kod, nie czekaj do jutra',
        ],
      },
      closing: ['Zespół bezpieczeństwa'],
    },
  ],
};
