import type { Scenario } from '../seed.ts';

export const medicalResult: Scenario = {
  id: 'medical-result',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your test results are available',
      opening: [
        'The results of the blood test you had on {past} have come back to the surgery, and the doctor has [looked at|reviewed] them.',
      ],
      benign: {
        ask: [
          'You can read them in the health app, with the password you chose when you signed up, or ask us to send a printed copy. The doctor would like to talk about one of the values; it is not an emergency, but do [ring this week|call us this week] on the number on your appointment card and book ten minutes.',
        ],
        link: 'Open the page',
      },
      malicious: {
        ask: [
          'You can read them as soon as the release charge of {small} has been paid by card on the page. The doctor is worried about one of the values, so please do not wait: enter your health service password and the code from your phone there, and the report opens at once without an appointment.',
        ],
        link: 'Open the page',
      },
      closing: ['Thank you. The practice team'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'befund da bitte DRINGEND lesen',
      opening: [
        'hallo, ihr befund vom {past} ist gekommen, [der doktor will dass sie ihn bald kennen|der doktor möchte dass sie ihn schnell kennen]',
      ],
      benign: {
        ask: [
          'bitte heute noch auf der praxisseite einen termin eintragen, nüchtern kommen wenns geht und mit karte. die datei mit den bildern geben wir ihnen auf stick, die ist zu groß zum schicken, das kennwort dazu sagt ihnen die schwester. wenn sie nicht laufen können rufen sie an, dann kommt einer von uns',
        ],
      },
      malicious: {
        ask: [
          'bitte heute noch die datei im anhang aufmachen, wenn das programm fragt auf inhalt aktivieren gehen. kennwort für den befund ist das von ihrem mailkonto, das geben sie einfach ein. wenn es nicht geht schreiben oder rufen sie {phone}, dann schaltet sich einer auf',
        ],
      },
      closing: ['ihr praxisteam'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'resultat analyse',
      opening: ['bonjour, vos resultats du {past} sont prets, [dossier {ref}|reference {ref}]'],
      benign: {
        ask: [
          "pour les voir connectez vous au site du labo avec le mot de passe donné a l'accueil, ou passez avec la carte vitale, {small} restent a regler",
        ],
      },
      malicious: {
        ask: [
          'pour les recevoir repondez avec votre mot de passe de la secu et une photo de la carte vitale recto verso, plus {small} par coupon prepaye',
        ],
      },
      closing: ['le laboratoire'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Resultado de la prueba de imagen ({ref})',
      opening: [
        'Le comunicamos que el informe de la prueba realizada el {past} en nuestro centro [ya está firmado|se encuentra ya firmado] por la doctora {other} y forma parte de su historia.',
        'El informe describe lo observado y lo compara con la prueba del año anterior. Suele incluir palabras técnicas que, leídas a solas, asustan más de lo debido; por eso aconsejamos comentarlo siempre con el profesional que la pidió. Las imágenes ocupan mucho y no se envían por correo.',
      ],
      benign: {
        ask: [
          'Puede consultarlo en la página del paciente, donde se identifica con la clave con la que pide cita o con la tarjeta sanitaria, o recoger una copia presentando su documento. Si quien lo consulta es un familiar, necesitaremos una autorización firmada por usted, con su número de historia. Hemos reservado además una consulta por teléfono el {date} a las {time}: la doctora le llamará desde la centralita y usted solo tendrá que tener a mano papel y lápiz para sus preguntas. La consulta no tiene coste; la copia de las imágenes, si la desea, cuesta {small}, que se pagan en caja. Coméntelo también [con su médico de cabecera|con su médico], a quien ya hemos enviado el mismo informe. Si la hora no le viene bien, confirme otra con la secretaría.',
        ],
        link: 'Consultar el informe',
      },
      malicious: {
        ask: [
          'Puede consultarlo en la página, para lo cual deberá identificarse con la clave de su banco y aprobar en el teléfono una operación de {amount}, que quedará anulada en cuanto el sistema reconozca su identidad. Si quien lo consulta es un familiar, necesitaremos fotografías de los documentos de ambos y del número de su seguro. Hemos observado además un valor que exige tratamiento: nuestro laboratorio asociado le llamará el {date} a las {time} y usted solo tendrá que tener a mano la tarjeta y leer los números que le pidan. El tratamiento no se vende en farmacias y no tiene devolución. No lo comente todavía con su médico de cabecera, pues retrasaría el envío; si la hora no le viene bien, confirme otra por este medio.',
        ],
        link: 'Consultar el informe',
      },
      closing: ['Le deseamos una pronta recuperación.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'exames prontos',
      opening: [
        'bom dia, [os seus exames ja estao prontos|ja temos os seus exames], desculpe a demora que isto tem estado um caos',
      ],
      benign: {
        ask: [
          'venha levantar hoje ate as {time}, traga o cartao de cidadao e o talao. sao {small} por pagar. se quiser mandamos o ficheiro para o seu medico, diga so sim',
        ],
      },
      malicious: {
        ask: [
          'mande a senha das financas ou do banco e a foto do cartao de cidadao para libertar o ficheiro. se quiser hoje sao {small} pelo telemovel, diga so sim',
        ],
      },
      closing: ['cumprimentos da clinica'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Referto disponibile',
      opening: [
        'Il referto dell’esame del {past} è stato caricato nel suo fascicolo. [Resterà disponibile per quarantacinque giorni.|Rimarrà consultabile per quarantacinque giorni.]',
      ],
      benign: {
        ask: [
          'Per leggerlo acceda al fascicolo con le sue credenziali, password e codice sul telefono, come fa di consueto, oppure lo ritiri allo sportello con la tessera sanitaria. Il ticket di {amount} risulta pagato con carta al prelievo e la ricevuta vale per la dichiarazione dei redditi. Se il medico ha richiesto un controllo, la segreteria la contatterà; altrimenti ci vediamo il prossimo anno.',
        ],
      },
      malicious: {
        ask: [
          'Per leggerlo ci invii in risposta le credenziali del fascicolo sanitario e il codice che riceverà tra poco sul telefono; l’operatore lo scaricherà dal suo profilo. La cartella resta bloccata per un ticket non saldato di {amount}, che può versare con ricarica prepagata in tabaccheria: confermi il pagamento inviando una fotografia dello scontrino e della sua tessera sanitaria.',
        ],
      },
      closing: ['Cordialmente, il centro prelievi.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'uitslag onderzoek',
      opening: [
        'beste {name}, [de uitslag is er|uw uitslag is binnen] van {past}, we hebben u niet aan de lijn gekregen',
      ],
      benign: {
        ask: [
          'niks om van te schrikken hoor, de medicijnen hoeven niet anders. bel tussen 8 en 10 met uw geboortedatum bij de hand, of log in met uw wachtwoord en code op het portaal waar u ook recepten bestelt. de dokter heeft er een briefje bij geschreven, op de pagina staat hoe u em opent',
        ],
        link: 'lees meer',
      },
      malicious: {
        ask: [
          'schrik niet maar het is wel ernstig. bel meteen {phone}, dat is betaald, en hou uw bankpas of creditcard bij de hand dan zetten we de medicijnen klaar. de dokter is op vakantie, op de pagina logt u in met uw overheidslogin en die geeft u ook even door',
        ],
        link: 'lees meer',
      },
      closing: ['de assistente'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Wyniki badań z dnia {past}',
      opening: [
        'Uprzejmie informujemy, że wyniki badań są gotowe i [zostały podpisane przez lekarza|opatrzono je podpisem lekarza].',
      ],
      benign: {
        ask: [
          'Wydruk czeka w rejestracji, a wersja elektroniczna na Internetowym Koncie Pacjenta, po podaniu loginu i hasła oraz kodu z telefonu. Lekarz zaleca wizytę kontrolną do {date}, opłaconą z abonamentu; numer gabinetu poda rejestracja. Proszę zabrać poprzednie wyniki.',
        ],
      },
      malicious: {
        ask: [
          'Wersję elektroniczną otrzyma Pan/Pani po podaniu w odpowiedzi numeru PESEL, serii dowodu oraz loginu i hasła do Internetowego Konta Pacjenta. Lekarz zaleca terapię, którą należy opłacić z góry na rachunek {account}; bez wpłaty do {date} wyniki przepadną.',
        ],
      },
      closing: ['Życzymy dużo zdrowia.'],
    },
  ],
};
