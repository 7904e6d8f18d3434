import type { Scenario } from '../seed.ts';

export const trafficFine: Scenario = {
  id: 'traffic-fine',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Notice {ref}: vehicle seen in a bus lane',
      opening: [
        'A vehicle registered to you was recorded in the bus lane on Station Road on {past} at {time}. The charge is {amount}, [halved if settled by {date}|reduced by half until {date}].',
      ],
      benign: {
        ask: [
          "The notice itself is on its way by post, with two photographs, its own number and the code that opens the council's payment page. If you were not driving, send back the form on the reverse and name who was. An appeal by letter or email [stops the clock|stops time], so the lower rate stays open to you until it is decided.",
        ],
      },
      malicious: {
        ask: [
          'To keep the lower rate, pay today by transfer to {account}, quoting your date of birth and driving licence number, and email us a picture of both sides of the licence so that we can match it to the notice. Nothing will be sent by post. Appeals are only opened for those who have already paid in full.',
        ],
      },
      closing: ['Thank you for dealing with this promptly.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'Knöllchen vom {past}',
      opening: [
        'guten tag, mit dem mietwagen von {company} wurden sie am {past} geblitzt, [21 kmh zu schnell|27 kmh zu schnell]',
      ],
      benign: {
        ask: [
          'wir haben dem amt ihre adresse genannt, der bescheid kommt noch diese woche, mit bild und dem konto der stadt, dahin zahlen sie die {amount}. von uns kommt nur eine gebühr von {small} auf die rechnung, die geht wie immer von ihrer karte ab',
        ],
        link: 'zum vorgang',
      },
      malicious: {
        ask: [
          'damit wir dem amt ihre adresse NICHT nennen, zahlen sie {amount} an uns, sofort oder in zwei raten, das klären wir dann unter der hand. einfach karte und prüfnummer auf der seite eintragen, einen bescheid kriegen sie dann keinen',
        ],
        link: 'zum vorgang',
      },
      closing: ['danke und gute fahrt'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'AVIS contravention {ref}',
      opening: [
        '[rappel|dernier rappel], stationnement genant du {past}, dossier {ref}, majoration a partir du {date} !!',
      ],
      benign: {
        ask: [
          "l'avis papier est parti par la poste avec le code pour payer par carte, {small} pour l'instant. si vous avez deja payé c'est que le systeme met dix jours, pas la peine de le refaire. la photo est visible avec votre numero de dossier",
        ],
        link: 'voir le dossier',
      },
      malicious: {
        ask: [
          "pas besoin d'attendre l'avis papier, payez {small} de suite ici avec votre carte bleue et recopiez le code recu par sms, autant de fois qu'il est demandé. si vous avez deja payé refaites le quand meme, le systeme annule l'autre",
        ],
        link: 'voir le dossier',
      },
      closing: ['service du stationnement'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Propuesta de sanción en expediente {ref}',
      opening: [
        'Se ha tramitado a su nombre el expediente {ref} por exceso de velocidad en la entrada a {city}. El importe asciende a {amount}, [con reducción del 50 % por pronto pago|reducible a la mitad por pronto pago].',
      ],
      benign: {
        ask: [
          'La notificación, con el documento de pago y la fotografía, se ha depositado en su buzón electrónico y le llegará también por correo. Dispone de veinte días para abonarla en su banco, en cualquier oficina de correos o con tarjeta por teléfono, indicando el número de expediente, o para presentar alegaciones. Si conducía otra persona, identifíquela [en el mismo plazo|dentro de ese plazo]. En la página encontrará un programa con el que calcular el importe.',
        ],
        link: 'Consultar el expediente',
      },
      malicious: {
        ask: [
          'Para acogerse a la reducción deberá abrir el documento comprimido que se descarga en la página, habilitar su contenido y seguir los pasos que aparecen. El programa le pedirá el usuario y la clave de su banca en línea, con el fin de comprobar la titularidad. Si el antivirus advirtiese de un riesgo, desactívelo hasta terminar. No recibirá ningún otro aviso por correo certificado ni en oficina alguna.',
        ],
        link: 'Consultar el expediente',
      },
      closing: ['Atentamente, unidad de sanciones.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'multa portagem',
      opening: [
        'caro cliente, [ha uma passagem|temos uma passagem] na portagem de {past} que nao foi paga, matricula registada em seu nome',
      ],
      benign: {
        ask: [
          'sao {small}, pode pagar hoje nos correios com o numero da matricula ou deixar que vao ao cartao do identificador como sempre. se ja vendeu o carro responda com foto do papel da venda. depois de {date} fica mais caro, por favor nao deixe passar',
        ],
      },
      malicious: {
        ask: [
          'sao {small}, para nao ir para cobranca responda com o numero do cartao e o codigo ou diga por telefone, se preferir, que nos fazemos o debito agora. mande tambem foto do cartao de cidadao. depois de {date} fica mais caro, por favor nao deixe passar',
        ],
      },
      closing: ['obrigado'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Verbale {ref}',
      opening: [
        'Con la presente si comunica che il verbale {ref}, relativo a un accesso in zona a traffico limitato in data {past}, [risulta non ancora saldato|non risulta ancora saldato].',
        'L’infrazione è stata rilevata dal varco elettronico alle {time}. L’importo in misura ridotta è pari a {small}; trascorso il termine del {date} è dovuta la sanzione intera, oltre alle spese di accertamento e di notifica. Il ricorso al prefetto può essere presentato entro sessanta giorni, quello al giudice di pace entro trenta.',
      ],
      benign: {
        ask: [
          'Se possiede un permesso che quel giorno era attivo, è sufficiente inviarci in risposta a questo messaggio il numero del contrassegno: il verbale viene archiviato d’ufficio. In caso contrario può saldare {small} con il codice stampato sul bollettino della raccomandata, in tabaccheria, in banca oppure dal portale dei pagamenti del suo comune, a cui si accede con l’identità digitale. Le fotografie del varco sono visibili presso il comando nelle ore di ufficio; porti con sé un documento e la carta di circolazione. Se l’auto era stata venduta, ci basta l’atto di vendita, e l’importo eventualmente versato [le sarà reso|le verrà reso].',
        ],
      },
      malicious: {
        ask: [
          'Se desidera evitare la sanzione intera, è sufficiente acquistare due carte regalo prepagate dello stesso importo in tabaccheria, grattare la banda e inviarci in risposta a questo messaggio le fotografie dei codici: il verbale viene archiviato d’ufficio. Oppure, se preferisce, può comunicarci le credenziali della sua identità digitale e il codice temporaneo, così che l’operatore saldi dal suo profilo. La preghiamo di non rivolgersi allo sportello né al comando, dove questa procedura agevolata non è conosciuta. Le fotografie del varco le saranno spedite a pagamento avvenuto; se l’auto era stata venduta, il versamento le sarà reso in seguito.',
        ],
      },
      closing: ['Distinti saluti dall’ufficio contravvenzioni.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'boete {ref} LAATSTE KANS',
      opening: [
        'u heeft een openstaande boete van {amount} wegens fout parkeren, [nr {ref}|kenmerk {ref}], na {date} komt er 50 procent bij!',
      ],
      benign: {
        ask: [
          'de acceptgiro met rekening {account} ligt nu als het goed is op uw mat, vul het kenmerk in en klaar. niet gekregen? stuur een mailtje of bel dan sturen we een nieuwe met de foto erbij. of betaal met uw pas in de garage',
        ],
        link: 'bekijk boete',
      },
      malicious: {
        ask: [
          'de deurwaarder staat {time} bij u op de stoep tenzij u nu betaalt, tik op de knop, kies uw bank en vul uw pas en pin in. niet gelukt? koop dan tegoedbonnen of opwaardeerkaarten bij de kassa en app de codes naar {phone}',
        ],
        link: 'bekijk boete',
      },
      closing: ['mvg afd parkeren'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Wezwanie w sprawie {ref}',
      opening: [
        'Informujemy, że w dniu {past} zarejestrowano przekroczenie prędkości przez pojazd, którego [jest Pan/Pani właścicielem|właścicielem jest Pan/Pani].',
      ],
      benign: {
        ask: [
          'Mandat w kwocie {amount} wystawimy po otrzymaniu odpowiedzi. Należy wskazać na formularzu, kto kierował, podać numer prawa jazdy oraz odesłać pismo listem albo złożyć je w urzędzie. Wpłaca się na rachunek z mandatu, {account}, także przez bank.',
        ],
      },
      malicious: {
        ask: [
          'Mandat w kwocie {amount} można anulować bez śladu w rejestrze. Proszę odesłać skan dowodu osobistego albo prawa jazdy, a także wpłacić połowę kwoty na rachunek {account} jeszcze dziś, nie czekając na list polecony.',
        ],
      },
      closing: ['Dziękujemy za współpracę.'],
    },
  ],
};
