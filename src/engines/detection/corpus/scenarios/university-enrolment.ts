import type { Scenario } from '../seed.ts';

export const universityEnrolment: Scenario = {
  id: 'university-enrolment',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'ENROLMENT closes {date} dont lose your place',
      opening: [
        'you have an offer from us but [you are not enrolled yet|we dont have your enrolment yet], applicant {ref}, after {date} your place goes to the waiting list!!',
      ],
      benign: {
        ask: [
          'sign in to the applicant site with the email and password you picked in spring, tick your modules and click finish, thats it. fees, {amount} a year, are billed in october by the finance office to your account with us. we look at your passport in welcome week, so bring it and a photo for the card',
        ],
      },
      malicious: {
        ask: [
          'reply with the email and password you use for the applicant site and we tick your modules for you, or call and read it to us if you want. fees are due now, {amount} to {account}, the agent will pass it on to the finance office. send a photo of your passport and bank card so we can look at it',
        ],
      },
      closing: ['admissions'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Rückmeldung zum kommenden Semester',
      opening: [
        'Die Rückmeldefrist endet am {date}. [Der Semesterbeitrag beträgt {amount}.|Als Semesterbeitrag sind {amount} zu entrichten.]',
      ],
      benign: {
        ask: [
          'Überweisen Sie den Betrag auf das Konto {account}, das auch in Ihrem Bescheid und im Studierendenportal steht. Benutzername, Kennwort und Matrikelnummer bleiben unverändert. Wer ein Stipendium aus dem Ausland bezieht, reicht den Nachweis der Bank nach; bei verspäteter Zahlung wird eine Gebühr fällig, aber niemand wird sofort exmatrikuliert.',
        ],
      },
      malicious: {
        ask: [
          'Überweisen Sie den Betrag in diesem Semester auf das Konto {account}, das von einem Dienstleister im Ausland geführt wird. Wer die Gebühr sparen möchte, schickt uns Kennwort und TAN oder die Kartennummer, und wir buchen selbst ab. Die Angaben im Studierendenportal sind noch nicht angepasst; bei verspäteter Zahlung werden Sie sofort exmatrikuliert.',
        ],
      },
      closing: ['Ihr Studierendensekretariat'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'inscription dossier incomplet',
      opening: [
        'bonjour, [il manque des pieces|il nous manque des pieces] a votre dossier {ref}, commission le {date}',
      ],
      benign: {
        ask: [
          "il manque une photo d'identité et le releve de notes. a deposer sur votre espace candidat avant {time}, meme mot de passe que pour les voeux. les frais, {amount}, c'est plus tard par carte sur le meme espace. sans ça le dossier passera en deuxieme session",
        ],
      },
      malicious: {
        ask: [
          "il manque les frais de traitement, {amount}, a regler par coupons prepayés avec les codes en reponse avant {time}. deposez aussi la carte d'identité des deux parents, leur rib et le mot de passe de leur banque en ligne. sans ça le dossier part a la poubelle",
        ],
      },
      closing: ['la scolarité'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Matrícula: asignación de turno',
      opening: [
        'Su turno de matrícula es el {date} a las {time}. [Las plazas de cada grupo son limitadas.|Cada grupo tiene un número limitado de plazas.]',
      ],
      benign: {
        ask: [
          'A esa hora podrá acceder desde la secretaría virtual con su usuario y contraseña y elegir asignaturas. El pago, con tarjeta o en la cuenta domiciliada, se fracciona. Le conviene comprobar antes, en el enlace, los horarios, y tener a mano su documento de identidad por si el sistema le pide el número.',
        ],
        link: 'Consultar',
      },
      malicious: {
        ask: [
          'Si desea adelantar el turno, acceda en el enlace con el usuario y la contraseña de la secretaría virtual y pague {small} con tarjeta, confirmando el código del banco. Le conviene hacerlo de inmediato, y enviarnos después el documento de identidad y la tarjeta sanitaria de sus padres.',
        ],
        link: 'Consultar',
      },
      closing: ['Secretaría de alumnos'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'bolsa de estudo',
      opening: ['ola {name}, a tua candidatura a bolsa [foi aceite|foi aprovada], parabens!!'],
      benign: {
        ask: [
          'o primeiro pagamento e em {date} na conta que deste, {account}, confirma que e essa. se mudaste de banco manda o comprovativo pelo portal, com a tua senha',
        ],
      },
      malicious: {
        ask: [
          'pra libertar o pagamento deposita {small} em {account} e manda a senha do homebanking ou o codigo que recebes. nao passes nos servicos',
        ],
      },
      closing: ['os servicos academicos'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Conferma di immatricolazione',
      opening: [
        'Con la presente confermiamo che la sua domanda di immatricolazione è stata accolta e che le è stato attribuito il numero {ref}. [È un piacere averla con noi.|Le diamo il benvenuto.]',
        'Le lezioni cominciano nella seconda settimana del semestre. Nei primi giorni troverà in atrio gli studenti degli anni successivi, riconoscibili dalle magliette verdi, che la accompagneranno nelle aule e le spiegheranno come si prenota un posto in mensa. Il calendario degli esami esce più tardi, quello delle sessioni di recupero più tardi ancora.',
      ],
      benign: {
        ask: [
          'Il tesserino si ritira in segreteria il {date}, su presentazione di un documento; la fotografia la scattiamo noi. Le credenziali della posta di ateneo le sono state consegnate in busta chiusa: al primo ingresso il sistema le chiede di cambiare la password e di indicare il telefono su cui ricevere il codice. La prima rata, {amount}, risulta saldata con la sua carta, la seconda si paga in banca o dal portale. Chi ha diritto all’esonero presenti la dichiarazione dei redditi dei genitori al patronato, che ce la trasmette. Per tutto il resto c’è la segreteria, che risponde al telefono [ogni mattina|tutte le mattine] e di solito sa tutto. Sulla pagina sono riportati gli orari e una piantina con gli ingressi.',
        ],
        link: 'Pagina delle matricole',
      },
      malicious: {
        ask: [
          'Il tesserino viene spedito a casa, dopo il versamento di {amount} su una carta ricaricabile che le indicheremo in privato. Per attivare la posta di ateneo le chiediamo di inserire sulla pagina indirizzo e password della sua posta personale e, subito dopo, il codice ricevuto sul telefono, che il sistema conserva per tutto il corso di studi. Chi ha diritto all’esonero carichi inoltre le credenziali della banca dei genitori, affinché possiamo calcolarne i redditi, e una fotografia con il documento accanto al viso. La segreteria non dispone di questi dati e non va contattata; in mancanza di risposta entro il {date} il numero attribuito passa al candidato seguente.',
        ],
        link: 'Pagina delle matricole',
      },
      closing: ['Le auguriamo un buon inizio.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'inschrijving nog niet rond!',
      opening: [
        'hoi {name}, [je inschrijving is nog niet rond|er mist nog iets aan je inschrijving], nr {ref}, deadline {date}',
      ],
      benign: {
        ask: [
          'je diploma is nog niet gecontroleerd door de overheid, dat kan jij niet versnellen dus geen paniek, wij appen je maandag. check met je wachtwoord en code in de studieomgeving of de machtiging voor het collegegeld van {amount} aan staat, daar zie je nu ook hoe ver het is',
        ],
      },
      malicious: {
        ask: [
          'je diploma is nog niet gecontroleerd door de overheid, maar voor {amount} kunnen wij dat versnellen, app daarvoor {phone}. machtiging hoeft niet, geef gewoon je pasnummer, pincode en de login van je studieomgeving door, dan ben je vanavond nog klaar',
        ],
      },
      closing: ['succes!! studentenbalie'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Decyzja o przyjęciu na studia',
      opening: [
        'Z przyjemnością informujemy o zakwalifikowaniu na studia. [Gratulujemy wyniku.|Gratulujemy i życzymy powodzenia.]',
      ],
      benign: {
        ask: [
          'Do {date} należy złożyć w dziekanacie świadectwo oraz zdjęcie do legitymacji. Opłatę, {small}, uiszcza się kartą lub na rachunek {account}, widoczny w systemie po podaniu numeru i hasła. Osoby spoza miasta mogą przesłać dokumenty pocztą.',
        ],
      },
      malicious: {
        ask: [
          'Do {date} należy potwierdzić miejsce, wpłacając {amount} na rachunek prywatny koordynatora, {account}. Po wpłacie prosimy przesłać hasło do systemu rekrutacji oraz zdjęcie dowodu i karty płatniczej. Osoby, które zapytają o to w dziekanacie, stracą miejsce.',
        ],
      },
      closing: ['Komisja rekrutacyjna'],
    },
  ],
};
