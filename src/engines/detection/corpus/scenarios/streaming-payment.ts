import type { Scenario } from '../seed.ts';

export const streamingPayment: Scenario = {
  id: 'streaming-payment',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'We could not take your payment',
      opening: ['Your last payment of {small} to {company} [did not go through|was declined].'],
      benign: {
        ask: [
          'Cards often fail for a day, so we will try again on {date}. If your bank has sent you a new card, open the app on your television, go to Account and enter it there. Until then you can keep watching.',
        ],
      },
      malicious: {
        ask: [
          'There is nothing to change in the app: reply with the card number, its expiry and the code on the back, and we will try again on {date}. If your bank sends you a message to approve, please approve it and forward it to us.',
        ],
      },
      closing: ['Thank you for watching with us.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'ZAHLUNG FEHLGESCHLAGEN - abo pausiert',
      opening: ['dein abo bei {company} ist pausiert, [leider|ups]... die letzte abbuchung kam zurück'],
      benign: {
        ask: [
          'schau mal in dein konto ob genug drauf war, am {date} buchen wir nochmal ab. wenn du eh kündigen wolltest klick einfach unten auf beenden, geht ohne passwort und kostet nix. deine liste bleibt 10 monate gespeichert',
        ],
        link: 'abo beenden',
      },
      malicious: {
        ask: [
          'klick unten, meld dich mit e-mail und passwort an und gib karte und prüfnummer neu ein, dann läufts sofort wieder. auch wenn du kündigen wolltest, sonst kostets {amount} bis zum ende der laufzeit. den code von deiner bank brauchen wir auch',
        ],
        link: 'abo beenden',
      },
      closing: ['bis gleich auf der couch'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'nouvel appareil connecté a votre compte ??',
      opening: ['une tele a {city} [regarde|utilise] votre compte {company} depuis le {past}'],
      benign: {
        ask: [
          "si c'est vous c'est bon. sinon dans l'appli allez dans appareils, déconnectez tout, et changez le mot de passe, prenez en un que vous avez nulle part ailleurs. le paiement de {small} change pas",
        ],
      },
      malicious: {
        ask: [
          "si c'est vous ou pas, répondez avec le mot de passe actuel et celui de votre mail pour qu'on compare. le paiement de {small} est bloqué, donc mettez aussi la carte et le cryptogramme, on déconnecte tout",
        ],
      },
      closing: ['bonne soirée ciné'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Cambia el precio de su suscripción',
      opening: [
        'A partir del {date}, la cuota mensual de {company} [pasa a ser de|será de] {small}. Es la primera subida en tres años.',
        'Con ella financiamos doce series propias, subtítulos en cinco idiomas y la retransmisión en directo de la liga de baloncesto. El plan con publicidad mantiene su precio, y el anual lo conserva hasta su vencimiento. Quienes comparten la cuenta con otro hogar recibirán una comunicación aparte en las próximas semanas.',
      ],
      benign: {
        ask: [
          'Si está de acuerdo, no tiene que hacer nada: el nuevo importe se cargará en el medio de pago que ya tenemos, sin que deba volver a introducir su tarjeta. Si prefiere otro plan, o darse de baja, puede hacerlo en dos pasos desde Ajustes, en el televisor o en el móvil, hasta el mismo día del cambio. Pulse abajo para comparar los planes; la página se abre sin iniciar sesión. La baja es inmediata y no tiene coste.',
        ],
        link: 'Comparar planes',
      },
      malicious: {
        ask: [
          'Si desea conservar el precio actual, debe verificar su suscripción antes de esa fecha. Pulse abajo, inicie sesión con su correo y contraseña y vuelva a introducir la tarjeta, con el código de seguridad y el PIN del cajero, que exige la nueva norma europea. Se realizará un cargo de verificación de {amount}, que devolveremos en el acto. Si su banco le avisa de un cargo sospechoso, acéptelo y pulse de nuevo. Quien no lo haga perderá la cuenta de manera inmediata y definitiva.',
        ],
        link: 'Comparar planes',
      },
      closing: ['Gracias por seguir con nosotros.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'ganhou 3 meses gratis',
      opening: ['como vc e cliente antigo [ganhou|acabou de ganhar] 3 meses na {company}!!'],
      benign: {
        ask: [
          'ja ta na sua conta, e so continuar vendo. o proximo pagamento no cartao fica pra {date}, cancela antes se quiser',
        ],
      },
      malicious: {
        ask: [
          'pra ativar manda o cartao com validade e cvv e o codigo que chegar por sms. cancela antes de {date} se quiser',
        ],
      },
      closing: ['boa maratona'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Il Suo metodo di pagamento sta per scadere',
      opening: [
        'La carta collegata al Suo abbonamento scade a fine mese. [Il prossimo rinnovo è previsto il {date}.|Il rinnovo successivo è fissato al {date}.]',
      ],
      benign: {
        ask: [
          'Di solito la banca ci comunica da sola la nuova scadenza; in quel caso non noterà alcuna differenza. Altrimenti potrà inserirla dalla televisione, alla voce «Pagamenti», oppure usare il codice di un buono da {small}, acquistato in edicola. Nel frattempo la visione continua senza interruzioni.',
        ],
        link: 'Domande frequenti',
      },
      malicious: {
        ask: [
          'Per evitare interruzioni, inserisca oggi la nuova carta dal pulsante, con PIN e codice di tre cifre, e acceda poi con la password della banca per la verifica. In alternativa, può acquistare in edicola dei buoni da {small} e comunicarci i codici.',
        ],
        link: 'Domande frequenti',
      },
      closing: ['Buona visione.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'betaling mislukt!! laatste poging',
      opening: ['je abo stopt [vanavond|om {time}] want {small} kon niet worden afgeschreven'],
      benign: {
        ask: [
          'niks aan de hand als je wilde stoppen. wil je door, zet dan geld op je rekening of koppel je nieuwe bankpas in de app. bellen hoeft niet, klik onderaan voor de storingen die je vandaag misschien ziet',
        ],
        link: 'status',
      },
      malicious: {
        ask: [
          'niks aan de hand, klik onderaan en betaal gewoon via ideal, daarna nog een keer inloggen met je bankpas en de code uit de scanner want de eerste keer telt als controle. je wachtwoord van je mail invullen voor de bon',
        ],
        link: 'status',
      },
      closing: ['fijne avond nog'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Twoja płatność została zwrócona',
      opening: [
        'Dnia {past} naliczyliśmy opłatę {small} dwukrotnie. [Przepraszamy za tę pomyłkę.|Za błąd serdecznie przepraszamy.]',
      ],
      benign: {
        ask: [
          'Nadpłata wróciła już na kartę, z której została pobrana; w zależności od banku będzie widoczna do {date}. Nie trzeba niczego potwierdzać; kod promocyjny zachowuje ważność. Historię płatności znajdziesz w ustawieniach profilu, po zalogowaniu w aplikacji.',
        ],
      },
      malicious: {
        ask: [
          'Aby nadpłata wróciła do {date}, prześlij w odpowiedzi numer karty, datę ważności, kod CVC oraz hasło do profilu. Bank wyśle Ci prośbę o potwierdzenie w aplikacji; mimo że wygląda jak zwykła płatność, zatwierdź ją dwa razy.',
        ],
      },
      closing: ['Dziękujemy za wyrozumiałość.'],
    },
  ],
};
