import type { Scenario } from '../seed.ts';

export const staffDataCheck: Scenario = {
  id: 'staff-data-check',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Emergency contacts: yearly check',
      opening: ['Once a year {own} asks everybody to check [whom we should ring|whom to ring] in an emergency.'],
      benign: {
        ask: [
          'Please open your entry with the button and confirm it, or change what is no longer right, by {date}. It is the page on which you also see your leave. Nobody but {other} and I can read it. If you would rather fill in the yellow card, they are at reception.',
        ],
        link: 'My entry',
      },
      malicious: {
        ask: [
          'Please open the form with the button and fill it in anew, since last year’s entries were not carried over, by {date}. It is a page of its own, not the one on which you see your leave. {other} and I get the result. The yellow cards at reception are no longer used.',
        ],
        link: 'My entry',
      },
      closing: ['Thank you, and stay well.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'stammdaten prüfen',
      opening: ['hallo {name}, einmal im jahr müssen alle die [stammdaten|persönlichen daten] prüfen, bist jetzt dran'],
      benign: {
        ask: [
          'bitte im personalportal öffnen, knopf unten, alles durchsehen und bestätigen. adresse, familienstand, notfallkontakt. wenns passt dauert es zwei minuten, bis {date} ist zeit. wer nicht reinkommt sagt {other} bescheid',
        ],
        link: 'daten prüfen',
      },
      malicious: {
        ask: [
          'bitte das formular öffnen, knopf unten, alles eintragen und absenden. adresse, familienstand, notfallkontakt. im personalportal gehts dieses jahr nicht, die seite ist extra dafür. bis {time} ist zeit, {other} wertet das aus',
        ],
        link: 'daten prüfen',
      },
      closing: ['danke dir'],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: '[{own}] fiche perso',
      opening: ['on met à jour les [fiches|fiches du personnel], {other} attend la tienne'],
      benign: { ask: ["ouvre-la dans l'espace salarié et valide"], link: 'ma fiche' },
      malicious: { ask: ['ouvre ce formulaire, remplis-le et valide'], link: 'ma fiche' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Actualización de datos del personal - {own}',
      opening: ['Le corresponde [revisar|comprobar] su ficha de personal este mes.'],
      benign: { ask: ['Ábrala en el portal y confírmela antes del {date}.'], link: 'Mi ficha' },
      malicious: { ask: ['Abra este formulario y complételo antes del {date}.'], link: 'Mi ficha' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: 'Ficha de colaborador',
      opening: ['Pedimos que [verifique|confirme] a sua ficha de colaborador até {date}.'],
      benign: { ask: ['Está no portal, onde também vê as férias.'], link: 'Ficha' },
      malicious: { ask: ['Está neste formulário, por preencher de novo.'], link: 'Ficha' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Verifica annuale dei dati del personale',
      opening: [
        'Come ogni anno, {own} chiede a ciascuno di verificare i propri dati, [in particolare|soprattutto] il recapito e i familiari a carico.',
      ],
      benign: {
        ask: [
          'La preghiamo di aprire la Sua scheda con il pulsante, che porta al fascicolo del dipendente, e di confermarla entro il {date}. Le modifiche all’IBAN o alla residenza si fanno soltanto di persona, presso {other}, con un documento. Chi non è riuscito ad accedere può compilare il modulo cartaceo.',
        ],
        link: 'Verifica i dati',
      },
      malicious: {
        ask: [
          'La preghiamo di aprire il modulo con il pulsante e di compilarlo per intero entro il {date}, poiché il fascicolo del dipendente non è al momento raggiungibile. Anche le modifiche all’IBAN o alla residenza si fanno da lì, senza passare da {other}. Il modulo cartaceo non è più previsto.',
        ],
        link: 'Verifica i dati',
      },
      closing: ['Grazie per la collaborazione.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'even je gegevens nakijken',
      opening: ['hoi {name}, wil je je gegevens nakijken, [adres, telefoon, wie we bellen|adres en telefoon] enzo'],
      benign: {
        ask: [
          'kan in het personeelsportaal bij mijn gegevens, daar gaat de link heen. klopt alles dan op akkoord en klaar. voor {date} graag. verhuisd? dan ook een briefje naar {other} want die doet de reiskosten',
        ],
        link: 'mijn gegevens',
      },
      malicious: {
        ask: [
          'kan in het formulier achter de link, in het personeelsportaal is het even stuk. alles invullen en op akkoord en klaar. voor {time} graag. niet nog eens naar {other} sturen want die krijgt het hieruit',
        ],
        link: 'mijn gegevens',
      },
      closing: ['groetjes'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Coroczna weryfikacja danych pracowniczych',
      opening: ['Zgodnie z regulaminem {own} raz w roku [weryfikujemy|sprawdzamy] dane pracowników.'],
      benign: {
        ask: [
          'Prosimy otworzyć kartę w systemie kadrowym, do której prowadzi przycisk, i zatwierdzić ją lub poprawić do dnia {date}. Zmianę nazwiska i rachunku zgłasza się osobiście u {other}. Karty zatwierdzone w tym roku nie wymagają ponownego sprawdzenia.',
        ],
        link: 'Moje dane',
      },
      malicious: {
        ask: [
          'Prosimy otworzyć formularz, do którego prowadzi przycisk, i wypełnić go od nowa do dnia {date}; system kadrowy jest w przebudowie. Zmianę nazwiska i rachunku wpisuje się tam również, bez udziału {other}. Karty zatwierdzone w tym roku także wymagają wypełnienia.',
        ],
        link: 'Moje dane',
      },
      closing: ['Dziękuję za pomoc.'],
    },
  ],
};
