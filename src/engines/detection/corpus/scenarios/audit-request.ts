import type { Scenario } from '../seed.ts';

export const auditRequest: Scenario = {
  id: 'audit-request',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Year-end audit: documents we need by {date}',
      opening: [
        'As in previous years, {company} will audit the accounts of {own}. I shall lead the team this time, [taking over from {other}|as {other} has moved on].',
        "Our plan is much the same as before. Two of us will be with you for a week, starting with stock and fixed assets and ending with payroll and provisions. We have read last year's letter and will come back to the three points it raised, chiefly the approval of expenses and the reconciliation of the clearing account. A room with a door and two chairs is all the comfort we ask for.",
      ],
      benign: {
        ask: [
          'The list of documents is on our engagement page, which your finance director opened for you last year; please tick off what is ready and leave the rest. Bank confirmations and account numbers we request from the banks ourselves, so you need only tell us by email which ones you work with. Payroll files should stay where they are, and we will look at them on your screens, with somebody from personnel present and the door code of the room changed afterwards. Should you want to make sure that I am who I say, call the number on the engagement letter again and ask for the partner. If {date} is too tight, send me a note of what will be late.',
        ],
        link: 'Document list',
      },
      malicious: {
        ask: [
          "The list of documents is short this year: the full payroll file with names, addresses, tax numbers and bank details, the users and passwords of your online banking, and scans of the directors' passports. Please upload them on our new page, signing in with your work email, and approve the request your phone will show. If any bank asks for card reader codes, read them to us when we call, or send them by message. Your finance director has agreed to this and need not be asked again, and the old engagement page should be ignored. Should {date} be too tight, send the banking details first, today if possible, and we will start with those.",
        ],
        link: 'Document list',
      },
      closing: ['Thank you, and I look forward to working with you.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'prüfung - unterlagen FEHLEN',
      opening: [
        'guten tag, von {own} fehlen [immer noch|weiterhin] unterlagen für die prüfung {ref}, abgabe war {past}!!',
      ],
      benign: {
        ask: [
          'es geht um inventurliste, kassenbuch und die liste der konten, nur welche bank und wofür, keine nummern. bitte heute noch in den prüferordner legen, zugang und kennwort habt ihr vom chef. was ihr nicht habt bitte als fehlt eintragen, dann schreib ichs so in den bericht',
        ],
      },
      malicious: {
        ask: [
          'es geht um lohnliste mit allen kontonummern, zugang zum onlinebanking und tan liste vom chef oder vom vertreter. bitte heute noch einfach per mail an mich, der prüferordner ist voll. was ihr nicht habt bitte beim chef besorgen, aber sagt ihm nicht wofür, sonst wirds verfälscht',
        ],
      },
      closing: ['sonst wirds teuer'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Contrôle des fournisseurs',
      opening: [
        'Dans le cadre de notre certification, nous interrogeons chaque année [nos principaux partenaires|nos partenaires réguliers], dont {own}.',
      ],
      benign: {
        ask: [
          'Merci de nous retourner d’ici au {date} le questionnaire qualité joint à votre contrat, avec la liste de vos certificats. Les frais de dossier, soit {amount}, sont à notre charge. Si une visite est nécessaire, nous conviendrons d’une date avec votre responsable des achats, à qui notre carte professionnelle sera présentée.',
        ],
      },
      malicious: {
        ask: [
          'Merci de nous retourner d’ici au {date} la liste de vos clients, leurs factures ouvertes et les coordonnées bancaires de vos salariés. Les frais de dossier, soit {amount}, sont à virer sur {account} ou à un second compte, que nous vous donnerons si celui-ci est refusé. Aucune visite n’est nécessaire, et votre responsable des achats n’en sera pas prévenu.',
        ],
      },
      closing: ['Nous vous remercions de votre concours.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'auditoria lopd',
      opening: ['hola, [os toca auditoria|toca auditoria] de proteccion de datos, la obligatoria'],
      benign: {
        ask: [
          'hoy no, voy el {date} con {other}, para ver el registro y quien tiene contraseñas de administrador, los nombres y ya. la factura son {amount}, a pagar luego en {account} como siempre',
        ],
      },
      malicious: {
        ask: [
          'sin ir, mandadme hoy un excel con las contraseñas de todos y copia de los dni. si no pagais {amount} por adelantado a {account} la multa es seria. decidlo solo a mi',
        ],
      },
      closing: ['saludos'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Pedido de confirmação de saldos',
      opening: [
        'No âmbito da auditoria às contas da {company}, agradecemos a vossa colaboração na confirmação do saldo [à data de {past}|em {past}].',
      ],
      benign: {
        ask: [
          'Indique, por favor, se o saldo de {amount} e a conta {account} correspondem aos dos vossos registos, assinando a carta que seguiu por correio e devolvendo-a no envelope. Havendo diferença, junte um extrato do banco. A fatura não se paga por esta via e vence na data combinada.',
        ],
      },
      malicious: {
        ask: [
          'Indique, por favor, se o saldo de {amount} corresponde ao dos vossos registos e, para o regularizar, transfira-o até {date} para {account}, a conta da auditoria. Havendo diferença, envie-nos o acesso ao vosso banco em linha, com o código do dia. Dispensa-se qualquer carta por correio.',
        ],
      },
      closing: ['Gratos pela atenção dispensada.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'verifica iso domani',
      opening: ['ciao {name}, [domani siamo da voi|arriviamo domani] per la verifica, dalle {time}'],
      benign: {
        ask: [
          'preparate il registro manutenzioni, gli attestati e il numero dei ticket chiusi, e un pc con la password già messa da voi. se manca qualcosa lo segno. la fattura, {amount}, arriva dal mio ufficio, conto {account} come ogni anno',
        ],
      },
      malicious: {
        ask: [
          'anzi non veniamo, facciamo a distanza. installate il programma che vi mando e datemi il numero sullo schermo, poi lasciate il pc acceso e la banca aperta. se pagate {amount} adesso su {account} vi segno tutto ok',
        ],
      },
      closing: ['a presto allora'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Steekproef declaraties {ref}',
      opening: [
        'In opdracht van {own} voert ons kantoor een steekproef uit op declaraties van het afgelopen kwartaal. [Uw naam is geloot.|U bent door het lot aangewezen.]',
      ],
      benign: {
        ask: [
          'Het gaat om drie ritten en een hotelnacht, samen {amount}. Leg de bonnen klaar; wij bekijken ze met u aan het bureau en vullen uw personeelsnummer in. Kwijt is kwijt: een korte toelichting van uw kant is dan voldoende. Op de pagina staat wie de opdracht gaf.',
        ],
        link: 'Over de steekproef',
      },
      malicious: {
        ask: [
          'Het gaat om drie ritten en een hotelnacht. Log op {date} in op de pagina met uw personeelsnummer en wachtwoord, vul uw bankrekening of creditcard met pincode in en stort het bedrag van {amount} zolang terug. Wie de opdracht gaf is vertrouwelijk, dus vraag er niet naar.',
        ],
        link: 'Over de steekproef',
      },
      closing: ['Dank voor uw tijd.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'kontrola wewnetrzna',
      opening: [
        'dzien dobry, [robimy kontrole dostepow|jest kontrola dostepow] w {own}, zlecenie {ref}, do {date} musi byc raport',
      ],
      benign: {
        ask: [
          'prosze przejrzec liste kto ma klucze, kod do drzwi oraz dostep do ksiegowosci i dopisac kto juz nie pracuje. loginy wystarcza, hasla zostaja u was. liste odeslac mi na adres z zamowienia, kierownik dostal kopie. jak cos sie nie zgadza to prosze tez dopisac',
        ],
      },
      malicious: {
        ask: [
          'prosze uzupelnic liste kto ma dostep do ksiegowosci i dopisac loginy i hasla zeby sprawdzic czy sa silne. liste odeslac do mnie na prywatny adres albo podyktowac, kierownik nie musi wiedziec. jak przyjdzie kod na telefon to tez go dopisac',
        ],
      },
      closing: ['pozdrawiam, kontroler'],
    },
  ],
};
