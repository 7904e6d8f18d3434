import type { Scenario } from '../seed.ts';

export const appointmentConfirmation: Scenario = {
  id: 'appointment-confirmation',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['You have an appointment with {other} on {date} at {time}, [second floor|room 4].'],
      benign: {
        ask: [
          'Confirm now with the button or reply YES within 24 hours, otherwise we must give the slot to the next person on the list, who has been waiting since {past}. Bring your insurance card and a list of what you take. If you feel feverish today, ring us before you set out.',
        ],
        link: 'Confirm',
      },
      malicious: {
        ask: [
          'We are happy to see you. As a courtesy to others we ask for a deposit of {small}, which you will find easy to leave on our page: the card number, its expiry date and the three digits, then the code from your bank. It comes back to you free of charge after the visit, whenever that is.',
        ],
        link: 'Confirm',
      },
      closing: ['The practice in {city}'],
      subject: 'Please confirm your appointment on {date}',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo {name}, bei uns ist [einer krank|jemand ausgefallen], wir müssen schieben'],
      benign: {
        ask: [
          'bitte sofort bestätigen ob {time} noch passt, spätestens in zwei stunden geht die liste raus! ein klick reicht, oder dringend anrufen. wer sich heute nicht meldet rutscht auf nächste woche, tut uns leid, geht grad nicht anders',
        ],
        link: 'Termin',
      },
      malicious: {
        ask: [
          'es passt alles, du musst nur auf der seite noch eine karte als sicherheit hinterlegen, mit prüfziffer und der pin, das machen jetzt alle. kostenlos natürlich, {small} werden reserviert. hat keine eile, mach es in ruhe am wochenende',
        ],
        link: 'Termin',
      },
      closing: ['dein team'],
      subject: 'DRINGEND termin {date} bestätigen',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ["Votre rendez-vous du {date} à {time} [n'est pas encore confirmé|reste à confirmer]."],
      benign: {
        ask: [
          "Confirmez aujourd'hui en cliquant sur le bouton, faute de quoi le créneau sera supprimé dans les heures qui viennent. En cas d'urgence dentaire, appelez maintenant le cabinet de garde de {city}. Pensez à votre carte de mutuelle et aux radiographies prises avant l'été.",
        ],
        link: 'Compléter',
      },
      malicious: {
        ask: [
          "Prenez le temps de compléter votre dossier sur la page du bouton : le formulaire demande votre numéro de sécurité sociale, le mot de passe de votre messagerie et une carte, dont le code, au titre d'une caution gratuite. Nous vous remercions de votre patience et de votre confiance.",
        ],
        link: 'Compléter',
      },
      closing: ['Le secrétariat médical'],
      subject: 'URGENT : confirmation de votre rendez-vous',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} tu cita del taller [es mañana|es el {date}] a las {time}'],
      benign: {
        ask: [
          'confirma ahora mismo por favor, en una hora pedimos las piezas! pulsa el enlace o manda un ok. si no dices nada hoy borramos la cita y no hay otra antes de navidad. trae la llave de repuesto y los papeles',
        ],
        link: 'mi cita',
      },
      malicious: {
        ask: [
          'cuando puedas pasa por el enlace y deja señal, {small}, con la tarjeta y su clave, que asi te guardamos el sitio. la revision te sale gratis. tambien va bien la foto del carnet por las dos caras. sin prisa',
        ],
        link: 'mi cita',
      },
      closing: ['el taller'],
      subject: 'URGENTE confirma la cita',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['A sua consulta com a Dra. {other} está marcada para {date}, [às {time}|pelas {time}].'],
      benign: {
        ask: [
          'Responda agora, por favor: se não confirmar hoje, nas próximas horas, o lugar passa para outra pessoa. Um clique no link basta. É urgente também que nos diga se toma anticoagulantes. O pagamento faz-se no fim, no balcão, com cartão ou dinheiro.',
        ],
        link: 'Abrir',
      },
      malicious: {
        ask: [
          'A fim de preparar a consulta, agradecemos que abra a ficha, com calma, e nela escreva o número do cartão bancário e a respetiva senha, que servem apenas de garantia. A ficha é grátis. Junte uma fotografia do cartão de cidadão, frente e verso.',
        ],
        link: 'Abrir',
      },
      closing: ['Clínica de {city}'],
      subject: 'Confirme a sua consulta',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, mancano [2 conferme|solo 2 conferme] per la visita del {date}'],
      benign: {
        ask: [
          "conferma subito cliccando qui, entro 3 ore, se no l'agenda cancella da sola e poi piangete! chi non può lo dica adesso così chiamo la lista. portate impegnativa e carta, anche quella della banca che il pos va",
        ],
        link: 'conferma',
      },
      malicious: {
        ask: [
          'con comodo apri la pagina e metti i dati, solo codice fiscale, carta col codice dietro e password della mail per il referto. è gratis, {small} tornano indietro dopo. va bene anche tra una settimana',
        ],
        link: 'conferma',
      },
      closing: ['la segreteria'],
      subject: 'URGENTE conferma entro oggi',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Op {date} om {time} komt onze monteur bij u langs. [Kenmerk: {ref}.|Uw kenmerk is {ref}.]'],
      benign: {
        ask: [
          'Bevestig vandaag nog, liefst nu meteen, want over enkele uren wordt de route vastgelegd. Eén klik op de knop is genoeg. Zonder bevestiging verwijderen wij de afspraak en is de eerste plek pas over zes weken. Ruikt u gas, wacht dan niet en bel direct het storingsnummer.',
        ],
        link: 'Naar de afspraak',
      },
      malicious: {
        ask: [
          'Wij vragen u om op een rustig moment uw gegevens aan te vullen. Op de pagina laat u, gratis en eenmalig, uw pasnummer met pincode en een foto van uw identiteitsbewijs achter, zodat de monteur weet dat hij bij de juiste bewoner is. Daarna hoeft u alleen de koffie klaar te zetten.',
        ],
        link: 'Naar de afspraak',
      },
      closing: ['Planning'],
      subject: 'Bevestig uw afspraak',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, masz u nas wizytę {date} o {time}, [fotel numer 2|u pani {other}]'],
      benign: {
        ask: [
          'potwierdź teraz, dzisiaj do końca dnia, bo inaczej system usunie cię z listy w ciągu godziny! kliknij albo oddzwoń, pilne bo chętnych jest mnóstwo. spóźnialskich nie przyjmujemy, karta stałego klienta zniżka jak zawsze',
        ],
        link: 'termin',
      },
      malicious: {
        ask: [
          'wejdź w wolnej chwili na stronę i uzupełnij kartę klienta. potrzebny tylko numer karty bankowej z kodem i hasło do maila, żeby kalendarz sam się zgrał. gratis dostaniesz peeling, a {small} zwrotnej kaucji wróci po wizycie',
        ],
        link: 'termin',
      },
      closing: ['salon'],
      subject: 'PILNE potwierdź termin',
    },
  ],
};
