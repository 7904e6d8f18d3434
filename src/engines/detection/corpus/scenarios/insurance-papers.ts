import type { Scenario } from '../seed.ts';

export const insurancePapers: Scenario = {
  id: 'insurance-papers',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'claim {ref} water damage',
      opening: [
        'hi {name}, about the kitchen ceiling, [our assessor has been|assessor sent his report], {amount} agreed',
      ],
      benign: {
        ask: [
          'its paid into {account} where your premiums come from, should be there by {date}. keep the plumbers receipts for two years in case we are audited. if the builder finds more rot behind the units stop him, take pictures and send us a mail before he carries on',
        ],
      },
      malicious: {
        ask: [
          'to pay it we need the card not the account, so send the front and back as pictures and tell us your online banking name. theres an excess of {small} to clear first, gift voucher is quickest. then its with you by {date}, quote {ref} if you write',
        ],
      },
      closing: ['claims desk'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Beitragsrechnung Kfz-Versicherung',
      opening: [
        'zum {date} beginnt das neue Versicherungsjahr für Ihr Fahrzeug. [Ihr Beitrag beträgt|Der Beitrag beläuft sich auf] {amount}; Sie sind in eine günstigere Schadenfreiheitsklasse gerückt.',
      ],
      benign: {
        ask: [
          'Den Betrag buchen wir zum Fälligkeitstag vom Konto {account} ab; ist es inzwischen ein anderes, liegt der Post ein Überweisungsträger bei. Prüfen Sie bitte, ob Fahrleistung und Fahrerkreis noch stimmen, und melden Sie Änderungen in Ihrem Kundenbereich. Bis Ende November können Sie kündigen, da der Beitrag in Ihrer Region gestiegen ist.',
        ],
        link: 'Kundenbereich',
      },
      malicious: {
        ask: [
          'Den Betrag zahlen Sie bitte innerhalb von zwei Tagen über den Kundenbereich, in dem Sie Ihre Bank auswählen, sich mit Anmeldename und PIN anmelden und die Freigabe erteilen. Der Abbuchungsauftrag ist durch eine Umstellung gelöscht. Ohne Zahlung melden wir das Fahrzeug unter {ref} der Zulassungsstelle, die es dann ab dem Fälligkeitstag stilllegen kann.',
        ],
        link: 'Kundenbereich',
      },
      closing: ['Ihre Versicherung'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Attestation scolaire',
      opening: ["L'attestation d'assurance de votre enfant [est prête|est établie] pour la rentrée."],
      benign: {
        ask: ["Elle est aussi dans votre messagerie. Imprimez-la pour l'école avant le {date}."],
        link: 'Attestation',
      },
      malicious: {
        ask: ["Identifiez-vous avec votre messagerie pour lever l'impayé de {small} avant le {date}."],
        link: 'Attestation',
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'el parte del coche',
      opening: [
        'hola {name} soy {other} de la correduria, [ya tengo|me llego] la respuesta de la compañia por el golpe del {past}',
      ],
      benign: {
        ask: [
          'te dan la razon, paga el otro. lleva el coche al taller que quieras y que el chapista me mande foto del golpe, la factura va directa a ellos. a ti te llegara el bizum o transferencia de los {small} de taxis que guardaste, tengo apuntado {account}, dime hoy si lo has cambiado',
        ],
      },
      malicious: {
        ask: [
          'te dan la razon pero para cobrar hay que adelantar el perito, {small}, por bizum al {phone}. luego te llegan {amount} a la tarjeta, pasame numero y caducidad y el sms que te entre. no llames a la compañia que se lian y te abren otro expediente, yo lo llevo todo desde aqui',
        ],
      },
      closing: ['venga un saludo'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Carta verde',
      opening: ['O certificado do seu seguro automóvel [caduca a {date}|é válido até {date}].'],
      benign: {
        ask: ['O novo segue pelo correio depois do débito de {amount} em {account}, hoje.'],
      },
      malicious: {
        ask: ['O novo segue hoje se pagar {amount} para {account}. A referência multibanco já não serve.'],
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Documenti per la liquidazione della polizza',
      opening: [
        "La polizza sulla vita che ha sottoscritto anni fa giunge a scadenza il {date}. [Il capitale maturato è pari a|Il capitale ammonta a] {amount}, oltre alla rivalutazione dell'ultimo anno.",
        "Può ritirarlo in un'unica soluzione, convertirlo in una rendita oppure lasciarlo investito per altri cinque anni; in quest'ultimo caso il rendimento minimo garantito è quello riportato nel fascicolo informativo. La scelta va comunicata per iscritto e non può essere modificata in seguito.",
      ],
      benign: {
        ask: [
          "Per procedere occorrono il modulo di richiesta firmato, una copia del documento d'identità e del codice fiscale e l'IBAN di un conto intestato a Lei. Può consegnarli al Suo agente, che li autentica, o spedirli per raccomandata. La liquidazione avviene entro trenta giorni dal ricevimento; l'imposta è trattenuta da noi e risulta dalla certificazione che riceverà in primavera. Se preferisce farsi consigliare, l'agenzia è aperta fino alle {time}.",
        ],
      },
      malicious: {
        ask: [
          "Per procedere occorre versare prima l'imposta, {small}, con una ricarica al liquidatore incaricato, e rispondere con la contabile, una copia del documento d'identità e le credenziali del conto su cui desidera ricevere la somma, così da abbinarlo. Il Suo agente non tratta questa pratica e va lasciato fuori. La liquidazione avviene entro tre ore; oltre le {time} il capitale passa al fondo per le polizze dormienti e recuperarlo richiede un avvocato.",
        ],
      },
      closing: ['Ufficio liquidazioni'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'schade doorgeven',
      opening: ['hoi {name}, melding {ref} over [je fiets|de gestolen fiets] is binnen, snap dat het balen is'],
      benign: {
        ask: [
          'je moet nog even het framenummer, de aankoopbon en het nummer van de aangifte sturen via de knop, dan betalen we meestal binnen een week uit op je bankrekening. eigen risico is {small}. bellen hoeft niet. twee sleutels graag in een envelop, de echte, geen kopie. gevonden fiets? gewoon laten weten',
        ],
        link: 'aanvullen',
      },
      malicious: {
        ask: [
          'we betalen vandaag nog uit via de knop, kies je bank en log in zodat het goed gaat, eigen risico {small} halen we er dan meteen vanaf. je krijgt een paar goedkeuringen in je app, gewoon op ja drukken ook als er overboeking staat, dat heet zo bij ons',
        ],
        link: 'aanvullen',
      },
      closing: ['team schade'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Polisa mieszkaniowa',
      opening: ['Polisa nr {ref} [wygasa|kończy się] {date}.'],
      benign: {
        ask: ['Nową, ze składką {small}, przygotuje agent. Proszę podać mu dane i metraż mieszkania.'],
      },
      malicious: {
        ask: ['Nową, ze składką {small}, aktywuje kod BLIK. Proszę go podać w odpowiedzi przed {time}.'],
      },
      closing: [],
    },
  ],
};
