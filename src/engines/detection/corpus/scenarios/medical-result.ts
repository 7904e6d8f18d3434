import type { Scenario } from '../seed.ts';

export const medicalResult: Scenario = {
  id: 'medical-result',
  corporate: false,
  sender: 'company',
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
          'You can read them in the health app you signed up for at reception, or ask for a printed copy at the desk. The doctor would like to talk about one of the values; it is not an emergency, but please ring us this week on the number on your appointment card and book ten minutes.',
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
          'bitte heute oder morgen in die praxis kommen, am besten vor {time}, nüchtern wenns geht und mit karte. am telefon und per mail geben wir nichts raus. wenn sie nicht laufen können sagen sie bescheid dann kommt die schwester',
        ],
      },
      malicious: {
        ask: [
          'bitte heute noch die datei im anhang aufmachen, wenn das programm fragt auf inhalt aktivieren gehen. kennwort für den befund ist das von ihrem mailkonto, das geben sie einfach ein. wenn es nicht geht rufen sie {phone} an, dann schaltet sich einer auf',
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
          "vous pouvez passer les prendre au labo jusqu'a {time} avec la carte vitale, pas besoin de mot de passe, votre medecin les a aussi recus",
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
          'Puede consultarlo en el portal del paciente, con el mismo acceso con el que pide cita, o recoger una copia en el mostrador de la planta baja, presentando su documento y sin coste alguno. Si quien lo recoge es un familiar, bastará con una autorización firmada por usted. Hemos reservado además una consulta telefónica el {date} a las {time}: la doctora le llamará desde la centralita del hospital y usted solo tendrá que tener a mano papel y lápiz para sus preguntas. Si la hora no le viene bien, confirme otra con la secretaría.',
        ],
        link: 'Consultar el informe',
      },
      malicious: {
        ask: [
          'Puede consultarlo en la página, para lo cual deberá identificarse con la clave de su banca en línea y aprobar en el teléfono una operación de {amount}, que quedará anulada en cuanto el sistema reconozca su identidad. Si quien lo consulta es un familiar, necesitaremos fotografías de los documentos de ambos y del número de su seguro. Hemos observado además un valor que exige tratamiento: nuestro laboratorio asociado se lo remite a casa en cuanto ingrese el precio en {account}. No lo comente todavía con su médico de cabecera, pues retrasaría el envío; la secretaría solo atiende por este medio.',
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
          'venha levantar quando puder, ate as {time}, traga o talao. se quiser mandamos pelo correio para a morada da ficha, diga so sim',
        ],
      },
      malicious: {
        ask: [
          'mande o nif, a senha das financas e a foto do cartao de cidadao para libertar o ficheiro. se quiser hoje sao {small} pelo telemovel, diga so sim',
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
          'Per leggerlo acceda al fascicolo sanitario come di consueto, oppure lo ritiri allo sportello con il foglio che le è stato consegnato al prelievo. Se il medico ha richiesto un controllo, la segreteria la contatterà per fissarlo; altrimenti ci vediamo il prossimo anno. La password di accesso resta quella che ha scelto lei e non va comunicata nemmeno al nostro personale.',
        ],
      },
      malicious: {
        ask: [
          'Per leggerlo ci invii in risposta le credenziali del fascicolo sanitario e il codice che riceverà tra poco sul telefono; l’operatore lo scaricherà per suo conto. La cartella resta bloccata per un ticket non saldato di {amount}, che può versare con ricarica prepagata in tabaccheria: confermi il pagamento inviando una fotografia dello scontrino e della sua tessera sanitaria.',
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
          'niks om van te schrikken hoor. bel morgen tussen 8 en 10 het gewone nummer van de praktijk of kijk in het portaal waar u ook uw recepten bestelt. de dokter heeft er een briefje bij geschreven, op de pagina staat hoe u em opent',
        ],
        link: 'lees meer',
      },
      malicious: {
        ask: [
          'schrik niet maar het is wel ernstig. bel meteen {phone}, dat is betaald, en hou uw bankpas en bsn bij de hand dan zetten we de medicijnen klaar. de dokter is op vakantie, op de pagina logt u in met uw overheidslogin en die geeft u ook even door',
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
          'Wydruk czeka w rejestracji, a wersja elektroniczna na Internetowym Koncie Pacjenta. Lekarz zaleca wizytę kontrolną do {date}; termin można wybrać na stronie przychodni lub telefonicznie. Proszę zabrać poprzednie wyniki i listę przyjmowanych leków.',
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
