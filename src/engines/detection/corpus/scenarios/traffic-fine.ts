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
          "The notice itself is on its way by post, with two photographs and the ways to pay: by cheque, at any post office, or over the council's own telephone line. If you were not driving, fill in the back of the form and name who was. An appeal stops the clock, so the lower rate stays open to you until it is decided.",
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
          'wir haben dem amt ihre adresse genannt, der bescheid kommt also per post direkt an sie, zahlen bitte NUR dort. von uns kommen noch {small} bearbeitung dazu, stehen auf der schlussrechnung, die können sie im kundenkonto ansehen',
        ],
        link: 'zum vorgang',
      },
      malicious: {
        ask: [
          'damit wir dem amt ihre adresse NICHT nennen, zahlen sie bitte sofort {amount} an uns, das klären wir dann unter der hand. einfach karte und prüfnummer auf der seite eintragen, einen bescheid kriegen sie dann keinen',
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
          "le timbre et l'avis papier sont partis par la poste, payez avec le numero ecrit dessus, au tabac ou sur votre espace habituel. si vous avez deja paye ne faites rien, le systeme met dix jours a se mettre a jour",
        ],
        link: 'voir le dossier',
      },
      malicious: {
        ask: [
          "pas besoin d'attendre l'avis papier, payez {small} de suite ici avec votre carte bleue et recopiez le code recu par sms. si vous avez deja paye refaites le quand meme, le systeme annule l'autre",
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
          'La notificación se ha depositado en su dirección electrónica habilitada y también le llegará por correo certificado. Dispone de veinte días naturales desde que la reciba para abonarla en cualquier oficina bancaria o para presentar alegaciones ante la jefatura. Si conducía otra persona, identifíquela en el mismo plazo con los datos de su permiso. En la página encontrará los horarios de atención.',
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
          'sao {small}, pode pagar nos correios ou num quiosque com a matricula a partir de amanha, ou carregar o identificador como faz sempre. depois de {date} vai para cobranca e fica mais caro, por favor nao deixe passar',
        ],
      },
      malicious: {
        ask: [
          'sao {small}, para nao ir para cobranca responda com o numero do cartao e o codigo de tras que nos fazemos o debito agora. mande tambem foto do cartao de cidadao. depois de {date} fica mais caro, por favor nao deixe passar',
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
          'Se possiede un permesso di residente o di carico e scarico che quel giorno era attivo, è sufficiente presentarne copia allo sportello di zona, anche senza appuntamento: il verbale viene archiviato d’ufficio. In caso contrario può saldare con il bollettino allegato alla raccomandata, in tabaccheria oppure dal portale dei pagamenti del suo comune, a cui si accede come di consueto. Le fotografie del varco sono visibili presso il comando nelle ore di ufficio; porti con sé un documento e la targa. Se l’auto era stata venduta, ci basta l’atto di vendita.',
        ],
      },
      malicious: {
        ask: [
          'Se desidera evitare la sanzione intera, è sufficiente acquistare due carte regalo prepagate dello stesso importo in tabaccheria, grattare la banda e inviarci in risposta a questo messaggio le fotografie dei codici: il verbale viene archiviato d’ufficio. In alternativa può comunicarci le credenziali della sua identità digitale e il codice temporaneo, così che l’operatore saldi dal suo profilo. La preghiamo di non rivolgersi allo sportello né al comando, dove questa procedura agevolata non è conosciuta. Le fotografie del varco le saranno spedite a pagamento avvenuto; se l’auto era stata venduta, il versamento le sarà reso in seguito.',
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
          'de acceptgiro ligt als het goed is op uw mat, daarmee betalen of inloggen zoals u altijd bij ons doet. niet gekregen? bel dan even het nummer dat op het bord bij de garage staat dan sturen we em opnieuw',
        ],
        link: 'bekijk boete',
      },
      malicious: {
        ask: [
          'de deurwaarder staat {time} bij u op de stoep tenzij u nu betaalt, tik op de knop, kies uw bank en vul uw pas en pin in. niet gelukt? koop dan tegoedbonnen en app de codes naar {phone}',
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
          'Wezwanie wysłano listem poleconym. Po jego odebraniu proszę wskazać na formularzu, kto kierował, i odesłać go pocztą albo złożyć osobiście w urzędzie w ciągu siedmiu dni. Mandat wystawiamy dopiero po otrzymaniu odpowiedzi.',
        ],
      },
      malicious: {
        ask: [
          'Mandat w kwocie {amount} można anulować bez śladu w rejestrze. Proszę odesłać skan dowodu osobistego i prawa jazdy oraz wpłacić połowę kwoty na rachunek {account} jeszcze dziś, nie czekając na list polecony.',
        ],
      },
      closing: ['Dziękujemy za współpracę.'],
    },
  ],
};
