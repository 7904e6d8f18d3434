import type { Scenario } from '../seed.ts';

export const quickCredit: Scenario = {
  id: 'quick-credit',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hi {name}, need money before payday? [{company} can help|thats what we do]'],
      benign: {
        ask: [
          'we lend from {small} up at 29.9% apr, you see the total in pounds before you sign and theres a proper credit check, so about half get a no. paying us late costs you, so if youre already juggling loans talk to the free debt advice line first',
        ],
        link: 'apply today',
      },
      malicious: {
        ask: [
          'everyone is accepted, no credit check, no questions, 1% interest. {amount} is already approved in your name! send the {small} insurance fee today and photo of your card both sides and the money lands within the hour',
        ],
        link: 'apply today',
      },
      closing: ['the loans team'],
      subject: '{amount} in your account today?',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Wir haben Ihre Anfrage geprüft und können Ihnen [einen Kredit|ein Darlehen] über {amount} anbieten.'],
      benign: {
        ask: [
          'Der effektive Jahreszins beträgt 6,9 Prozent bei einer Laufzeit von 48 Monaten. Den Vertrag erhalten Sie zur Durchsicht per Post; nach der Prüfung Ihrer Person in der Filiale und nach Auskunft der Schufa wird ausgezahlt. Widerrufen können Sie vierzehn Tage lang. Vorkosten entstehen bei uns grundsätzlich nicht.',
        ],
        link: 'Angebot ansehen',
      },
      malicious: {
        ask: [
          'Der Zins beträgt einmalig 2 Prozent, eine Auskunft der Schufa entfällt. Zur Auszahlung noch heute überweisen Sie bitte vorab die Versicherungsprämie von {small} auf das Konto {account} und senden uns eine Kopie Ihres Ausweises sowie Ihrer Bankkarte. Das Angebot gilt bis {date} und ist streng vertraulich zu behandeln.',
        ],
        link: 'Angebot ansehen',
      },
      closing: ['Ihre Kreditabteilung'],
      subject: 'Ihr Sofortkredit wurde genehmigt',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["bonjour, projets, dettes, [voiture en panne|fuite d'eau]... {company} prete aux particuliers"],
      benign: {
        ask: [
          "le prix depend de votre situation, on regarde revenus et charges et on dit non si ca passe pas. pas de frais d'avance, jamais, c'est la loi. un credit vous engage et doit etre remboursé, faites la simu et dormez dessus",
        ],
        link: 'simuler',
      },
      malicious: {
        ask: [
          "de {small} a {amount} a 2% sans justificatif meme fiché ou interdit bancaire, tout le monde passe. il faut juste payer les frais de notaire d'avance par coupons et envoyer rib et piece d'identité. faites vite avant {date}",
        ],
        link: 'simuler',
      },
      closing: ['a votre service'],
      subject: "besoin d'argent ? reponse en 5 min",
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Por ser cliente, tiene a su disposición un préstamo preconcedido de [hasta {amount}|un máximo de {amount}].',
      ],
      benign: {
        ask: [
          'Puede contratarlo en la aplicación o en su oficina, con un TAE del 8,2 % y sin comisión de apertura. Antes de firmar, recibirá el cuadro de cuotas y podrá consultarlo con quien quiera. Preconcedido significa que volveremos a estudiar sus ingresos; si no lo necesita, no haga nada.',
        ],
        link: 'Ver condiciones',
      },
      malicious: {
        ask: [
          'Puede recibirlo hoy mismo, sin nómina, sin avales y aunque figure en listas de morosos. Solo debe ingresar {small} en concepto de seguro y remitirnos una fotografía de su documento, la clave de su banca en línea y el código que le llegue. Si no lo acepta antes del {date}, se lo daremos a otro.',
        ],
        link: 'Ver condiciones',
      },
      closing: ['Departamento de préstamos'],
      subject: 'Préstamo personal preconcedido',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name} vimos que voce tem [{amount} liberado|um limite de {amount}] na {company}'],
      benign: {
        ask: [
          'antes de pegar compara, tem banco que cobra menos que a gente. parcela fixa descontada na folha, contrato no app, e da pra desistir em 7 dias. quem liga pedindo deposito pra liberar emprestimo e golpe, pode desligar',
        ],
        link: 'simular',
      },
      malicious: {
        ask: [
          'cai em 10 minutos no pix mesmo negativado, sem consulta. pra liberar deposita {small} de tarifa de cadastro que volta junto, e manda foto do rg, do cartao e a senha do app. so hoje, depois o sistema cancela',
        ],
        link: 'simular',
      },
      closing: ['atendimento'],
      subject: 'emprestimo liberado no seu CPF',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ["La Sua richiesta di una linea di credito di {amount} [è stata esaminata|è all'esame]."],
      benign: {
        ask: [
          "L'esito è positivo, al tasso annuo del 14,9 per cento. Ci pensi bene: usata a lungo, questa carta costa più di un prestito. Se vuole procedere, firmi le copie in agenzia con carta, documento e la busta paga; in caso contrario la richiesta decade da sola il {date}.",
        ],
        link: 'Esito',
      },
      malicious: {
        ask: [
          "L'esito è positivo, a tasso zero e senza busta paga. Per l'attivazione immediata versi {small} di spese di istruttoria con ricarica e ci invii codice fiscale, documento e credenziali del conto di accredito. In mancanza del versamento, la richiesta decade e sarà segnalata alla centrale rischi.",
        ],
        link: 'Esito',
      },
      closing: ['Ufficio crediti'],
      subject: 'Carta revolving: la Sua richiesta',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, [rood staan|krap zitten] is nooit leuk. {company} denkt mee'],
      benign: {
        ask: [
          'lenen kost geld, dus eerst kijken of het anders kan, onze budgetcheck kost {small}. daarna pas een lening, wij toetsen bij het bkr en je krijgt zwart op wit wat je per maand betaalt. nee zeggen doen we ook',
        ],
        link: 'aanvragen',
      },
      malicious: {
        ask: [
          "lenen zonder bkr toetsing, tot {amount}, iedereen krijgt ja. maak eerst {small} borg over naar {account} en stuur foto's van je paspoort en pas plus pincode, dan staat het er vandaag nog op. weg is weg",
        ],
        link: 'aanvragen',
      },
      closing: ['groet'],
      subject: 'geld nodig? vandaag geregeld',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: [
        'Z przyjemnością informujemy, że wniosek o [pożyczkę|kredyt] w wysokości {amount} rozpatrzono wstępnie pozytywnie.',
      ],
      benign: {
        ask: [
          'RRSO wynosi 18,4%. Umowę podpisują Państwo w oddziale lub u kuriera po sprawdzeniu dowodu i zapytaniu w BIK. Nie pobieramy opłat przed wypłatą. Przed podpisaniem zachęcamy do porównania ofert; od umowy można odstąpić w ciągu czternastu dni.',
        ],
        link: 'Zobacz ofertę',
      },
      malicious: {
        ask: [
          'Nie sprawdzamy BIK ani dochodów, decyzja jest ostateczna. Wypłata nastąpi dzisiaj po wpłacie {small} tytułem ubezpieczenia na konto {account} oraz po przesłaniu skanu dowodu, karty i hasła do bankowości. Oferta wygasa {date} i nie podlega negocjacji.',
        ],
        link: 'Zobacz ofertę',
      },
      closing: ['Dział pożyczek'],
      subject: 'Decyzja kredytowa: pozytywna',
    },
  ],
};
