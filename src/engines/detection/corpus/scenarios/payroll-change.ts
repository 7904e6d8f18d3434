import type { Scenario } from '../seed.ts';

export const payrollChange: Scenario = {
  id: 'payroll-change',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Payroll: change of bank details',
      opening: ["A note on bank details ahead of [this month's|the coming] pay run, which closes on {date}."],
      benign: {
        ask: [
          'Anyone whose account has changed should update it in the staff portal, as usual, or bring a signed form to my desk on the second floor. I do not take new account numbers by email or by phone, not even from directors, so please do not be cross if I ask you to come by. If nothing has changed for you, there is nothing to do.',
        ],
      },
      malicious: {
        ask: [
          'I have changed banks and the old account will be closed before the run. Could you please have my salary paid to {account} from now on? I am travelling and cannot reach the staff portal, nor take calls, so if you have to ask me something, do it here. You should have nothing else to do, and a short note within two days is enough.',
        ],
      },
      closing: ['Many thanks for your help.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'gehalt {own}',
      opening: ['hi, [kurze sache|nur ganz kurz] zum gehalt für diesen monat'],
      benign: {
        ask: [
          'die abrechnung kommt wegen der umstellung erst am {date}, das geld aber pünktlich und aufs selbe konto wie immer, {account}. falls bei dir trotzdem was fehlt sag mir bitte sofort bescheid, dann schau ich rein',
        ],
      },
      malicious: {
        ask: [
          'kannst du es bitte ab jetzt auf mein neues konto {account} überweisen? das alte ist gesperrt. bräuchte das sofort, wenn möglich ohne formular, bin unterwegs und komm an nix ran',
        ],
      },
      closing: ['danke dir!!'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Nouveau bulletin de paie électronique',
      opening: [
        "À compter du mois prochain, les bulletins de paie de {own} seront [remis sous forme électronique|dématérialisés]. Les salariés qui tiennent au papier peuvent le garder jusqu'au {date}.",
      ],
      benign: {
        ask: [
          "Vous retrouverez votre bulletin dans l'espace personnel que vous utilisez déjà pour vos congés, avec les mêmes identifiants. Pour rester au papier, dites-le-nous en passant au service du personnel et en laissant votre numéro de matricule. Votre compte bancaire et la date du virement ne changent pas.",
        ],
        link: 'En savoir plus',
      },
      malicious: {
        ask: [
          "Pour activer le vôtre, connectez-vous sur la page ci-dessous avec vos identifiants de messagerie et saisissez à nouveau votre numéro de sécurité sociale et votre compte bancaire. Sans cette étape, le virement du mois sera suspendu. Si un code de vérification vous parvient par SMS, entrez-le aussitôt, il n'est valable que deux minutes.",
        ],
        link: 'En savoir plus',
      },
      closing: ['Bien sûr, [nous restons joignables|je reste joignable] au {phone}.'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Revisión de las retribuciones',
      opening: ['La dirección de {own} ha aprobado la revisión salarial de este año, con efecto desde el {past}.'],
      benign: {
        ask: [
          'Su nueva retribución figura en la nómina que encontrará a final de mes en el portal del empleado. La subida se calcula de forma automática y no es necesario confirmar nada. Si advierte algún error, hable con su responsable.',
        ],
      },
      malicious: {
        ask: [
          'Para recibir el aumento debe confirmar su aceptación. Abra el documento, inicie sesión con el usuario y la contraseña del correo y vuelva a indicar su número de cuenta. Quienes no respondan conservarán la retribución anterior.',
        ],
      },
      closing: ['[Enhorabuena y gracias por su trabajo.|Gracias por su esfuerzo durante el año.]'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'recibo de vencimento',
      opening: ['oi {name}, aqui é dos rh, [deu um erro|tivemos um problema] com o processamento de salarios'],
      benign: {
        ask: [
          'o teu recibo de {past} saiu com as horas trocadas. ja corrigi, o novo ta na pasta de sempre no portal. ve se bate certo e depois responde so com um ok, o valor vai para a mesma conta',
        ],
      },
      malicious: {
        ask: [
          'o teu pagamento de {past} voltou para tras. ja corrigi quase tudo, falta so o acesso. manda aqui o login do homebanking e o codigo do cartao matriz, que eu confirmo se a conta aceita',
        ],
      },
      closing: ['desculpa a confusao!'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'cambio iban??',
      opening: ['ciao, sto chiudendo le buste paga [e mi manca il tuo caso|e ho un dubbio su di te]'],
      benign: {
        ask: [
          "mi risulta una richiesta di cambio iban del {past}, il nuovo è {account}. l'hai fatta tu? se si vieni un attimo in ufficio col documento, se no la blocco SUBITO. per email non faccio niente",
        ],
      },
      malicious: {
        ask: [
          'vorrei cambiare iban da questo mese, il nuovo è {account}. mettilo SUBITO per favore che domani chiudi e resto senza stipendio. il modulo te lo firmo quando torno, per email basta no?',
        ],
      },
      closing: ['fammi sapere entro le {time} grazie'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Wijziging rekeningnummer',
      opening: ['Graag uw aandacht voor het volgende in verband met de salarisbetaling van [deze maand|{date}].'],
      benign: {
        ask: [
          'Ik zie dat uw rekeningnummer op {past} in het systeem is gewijzigd. Als dat klopt, stuur mij dan een kort bericht terug. Was u dit niet, belt u mij dan vóór {time} op {phone}, mijn gewone toestel.',
        ],
      },
      malicious: {
        ask: [
          'Ik heb sinds {past} een andere rekening, namelijk {account}. Zou u mijn salaris daar al deze maand op willen storten? Het is niet nodig mij te bellen, ik zit tot {time} in overleg.',
        ],
      },
      closing: ['Hartelijk dank voor uw moeite.'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Aktualizacja danych do wypłaty',
      opening: [
        'W związku z przejściem na nowy system kadrowy {own} porządkujemy dane wszystkich pracowników. Wypłata za bieżący miesiąc [zostanie zlecona|będzie zlecona] {date}.',
        'Dotychczasowe dane zostały przeniesione automatycznie, jednak w kilkunastu przypadkach wykryto rozbieżności.',
      ],
      benign: {
        ask: [
          'Prosimy, aby przy najbliższym logowaniu do systemu kadrowego sprawdzić adres i numer konta. Jeśli wszystko się zgadza, wystarczy zamknąć okno, inaczej prosimy o kontakt. Zmiany przyjmujemy wyłącznie osobiście, w pokoju 12, na podstawie dowodu osobistego; nie przesyłajcie ich Państwo pocztą. Kto nie zdąży, otrzyma wypłatę na dotychczasowe konto.',
        ],
      },
      malicious: {
        ask: [
          'Prosimy o odesłanie w odpowiedzi skanu dowodu osobistego z obu stron, numeru konta oraz loginu i hasła do bankowości, których system wymaga do jednorazowej weryfikacji. Można też przesłać zdjęcia wykonane telefonem, byle były wyraźne. Kto nie zdąży, nie otrzyma wypłaty w terminie, a jego sprawa trafi do wyjaśnienia.',
        ],
      },
      closing: ['Dziękujemy za sprawną współpracę.'],
    },
  ],
};
