import type { Scenario } from '../seed.ts';

export const meterReading: Scenario = {
  id: 'meter-reading',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Time to read your meter',
      opening: ['Your next bill is made up [on {date}|from {date}].'],
      benign: {
        ask: ['Send the figures before then, through your page or by replying with a photo.'],
        link: 'Enter reading',
      },
      malicious: {
        ask: ['Collect your overpayment of {small} before then, with your debit card to hand.'],
        link: 'Enter reading',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Neuer Abschlag ab {date}',
      opening: [
        'die Jahresabrechnung liegt bei. [Sie haben etwas weniger Gas verbraucht als im Vorjahr|Ihr Gasverbrauch ist leicht gesunken], doch die Netzentgelte sind gestiegen; der Abschlag beträgt künftig {small}.',
      ],
      benign: {
        ask: [
          'Wir buchen ihn am Fünfzehnten ab; wer selbst überweist, ändert bitte den Dauerauftrag. Das Guthaben von {amount} verrechnen wir mit den nächsten beiden Abschlägen, auf Wunsch zahlen wir es auf {account} aus. Wenn Ihnen der Abschlag zu hoch scheint, passen Sie ihn im Kundenkonto selbst an. Für Fragen ist {other} bis {time} erreichbar.',
        ],
        link: 'Kundenkonto',
      },
      malicious: {
        ask: [
          'Bevor wir abbuchen, müssen Sie den Vertrag nach dem neuen Energiegesetz im Kundenkonto bestätigen: mit Ausweis, Kreditkarte und einer Freigabe in der Banking-App. Das Guthaben von {amount} verfällt sonst, und der Anschluss wird zum Fünfzehnten gesperrt. Wenn die Freigabe einen Händler nennt, ist das unser Abwickler. Erledigen Sie es bis {time}.',
        ],
        link: 'Kundenkonto',
      },
      closing: ['Ihre Stadtwerke'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'relevé compteur',
      opening: ['le releveur [est passé|a sonné] le {past}, personne à la maison'],
      benign: {
        ask: ['mettez les chiffres sur le carton à la porte, ou par tel au {phone} avant {date}'],
      },
      malicious: {
        ask: ['rappelez le {phone} avec votre carte bancaire, {small} de déplacement, sinon coupure {date}'],
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'aviso factura luz',
      opening: [
        'hola {name}, [ya esta tu factura de la luz|tienes nueva factura de la luz], {small}, te la cobramos el {date}',
      ],
      benign: {
        ask: [
          'en la app ves el consumo por horas, el domingo fue el dia mas caro. si cambias a la tarifa de noche ahorrarias algo, tu decides, son dos clics y sin permanencia. el recibo va a {account} y si no hay saldo ese dia lo pasamos otra vez una semana despues, sin recargo',
        ],
        link: 'mi consumo',
      },
      malicious: {
        ask: [
          'el banco nos la ha devuelto dos veces asi que o la pagas ahora o cortamos a las {time}. son dos clics, tarjeta, caducidad, cvv y la clave que te llega. si te sale error prueba con otra tarjeta hasta que pase, es normal. despues te devolvemos {amount} de la fianza a esa misma y sin recargo',
        ],
        link: 'mi consumo',
      },
      closing: ['el equipo de la luz'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'corte de agua programado',
      opening: ['aviso: dia {date} das {time} ate ao fim da tarde [nao ha agua|falta a agua] na sua rua'],
      benign: {
        ask: ['encha garrafas de vespera e feche a torneira de segurança. mapa das obras aqui'],
        link: 'ver rua',
      },
      malicious: {
        ask: ['evite o corte pagando {small} em divida. escolha o seu banco e entre aqui'],
        link: 'ver rua',
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Sostituzione del contatore',
      opening: [
        "Nell'ambito del piano di rinnovo, il {date} a partire dalle {time} sostituiremo [il contatore del gas|il Suo contatore del gas].",
      ],
      benign: {
        ask: [
          "L'intervento è gratuito e richiede la presenza di un adulto, perché il gas resterà chiuso per mezz'ora. Il tecnico porta il tesserino con fotografia e non incassa denaro. Prima di iniziare annoterà con Lei la lettura finale e Le farà firmare il verbale. Se il giorno non Le è comodo, chiami il numero riportato in bolletta entro tre giorni lavorativi.",
        ],
      },
      malicious: {
        ask: [
          "L'intervento costa {small}, che rimborsiamo in bolletta, e va saldato al tecnico con la carta, digitando il PIN sul suo telefono. Prima di iniziare Le chiederà il contratto, l'IBAN e una firma per il nuovo fornitore. Risponda a questo messaggio con il codice fiscale e la foto di una bolletta; chi non lo fa entro tre ore resta senza gas per tutto l'inverno.",
        ],
      },
      closing: ['Distribuzione gas'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uw jaarnota van de warmte',
      opening: ['De meterstanden zijn verwerkt en [u krijgt {small} terug|er komt {small} uw kant op].'],
      benign: {
        ask: ['Het staat voor {date} op {account}. De nota ziet u op uw pagina.'],
      },
      malicious: {
        ask: ['Antwoord voor {date} met rekeningnummer, pasnummer en geboortedatum. Uw oude rekening weigerde.'],
      },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Rozliczenie energii za pół roku',
      opening: [
        'Przesyłamy rozliczenie na podstawie odczytu z {past}. [Do zapłaty pozostaje|Kwota do zapłaty wynosi] {amount}, w tym dwie prognozy, które się nie potwierdziły.',
      ],
      benign: {
        ask: [
          'Termin płatności to {date}, numer rachunku indywidualnego to {account}, taki sam jest na fakturze. Kto ma kłopot z zapłatą całości, może w elektronicznym biurze złożyć wniosek o trzy raty, bez odsetek. Jeżeli odczyt budzi wątpliwości, prosimy przesłać zdjęcie licznika, a inkasent przyjedzie ponownie.',
        ],
        link: 'Elektroniczne biuro',
      },
      malicious: {
        ask: [
          'Termin płatności upłynął i energia będzie wstrzymana o {time}, jeżeli nie zapłacą Państwo szybkim przelewem w elektronicznym biurze: należy wybrać bank, zalogować się i podać kod. Rachunek z faktury jest zamknięty. Jeżeli bank wyświetli ostrzeżenie, prosimy je pominąć i ponowić, aż płatność przejdzie.',
        ],
        link: 'Elektroniczne biuro',
      },
      closing: ['Dział rozliczeń'],
    },
  ],
};
