import type { Scenario } from '../seed.ts';

export const practiceReminder: Scenario = {
  id: 'practice-reminder',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Dental check-up, {date}',
      opening: ['A reminder of your check-up on {date} at {time}, [upstairs|first floor].'],
      benign: {
        ask: ['To move it, use your patient page or ring the desk. Late cancellations cost {small}.'],
        link: 'Your appointment',
      },
      malicious: {
        ask: ['To keep it, verify your identity and card on our booking page. Unverified visits cost {small}.'],
        link: 'Your appointment',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Rezept liegt bereit',
      opening: ['das Rezept, das Sie am {past} bestellt haben, ist [ausgestellt|unterschrieben].'],
      benign: {
        ask: [
          'Es ist auf Ihrer Gesundheitskarte gespeichert und kann ab sofort in jeder Apotheke eingelöst werden; die Zuzahlung beträgt {small}. Für das nächste Quartal müssen wir die Karte neu einlesen, das geht leider nicht am Telefon. Im Befund vom letzten Mal ist nichts Ernstes; Frau Doktor bespricht ihn mit Ihnen am {date}.',
        ],
      },
      malicious: {
        ask: [
          'Es wird von einer Versandapotheke geliefert, sobald Sie die Zuzahlung von {small} auf {account} überwiesen und uns Vorder- und Rückseite Ihrer Gesundheitskarte sowie Ihres Ausweises fotografiert haben. In anderen Apotheken ist es nicht einlösbar. Im Befund vom letzten Mal ist etwas Ernstes; Näheres nach der Zahlung bis {date}.',
        ],
      },
      closing: ['Ihr Praxisteam'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'rdv deplacé',
      opening: ['bonjour {name}, le docteur [est absent jeudi|ne sera pas la jeudi], votre rdv passe au {date} {time}'],
      benign: {
        ask: [
          "si ça vous va vous n'avez rien a faire, sinon choisissez un autre creneau sur la page ou rappelez nous avant midi. n'oubliez pas la carte vitale, une carte bancaire et l'ordonnance du cardiologue, et venez a jeun pour la prise de sang",
        ],
        link: 'autres creneaux',
      },
      malicious: {
        ask: [
          "pour le garder il faut refaire votre dossier sur la page avec le numero de secu, l'identifiant de la mutuelle et son mot de passe. n'oubliez pas la carte bancaire, on prend une empreinte de {small}, et validez dans l'appli quand ça sonne",
        ],
        link: 'autres creneaux',
      },
      closing: ['le secretariat'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Resultados de su analítica',
      opening: ['Ya están [disponibles|listos] los resultados de la extracción del {past}.'],
      benign: {
        ask: ['Puede verlos con su clave en la carpeta de salud; la copia en papel cuesta {small}.'],
      },
      malicious: {
        ask: ['Se los enviamos en cuanto ingrese {small} en {account} y nos mande el justificante.'],
      },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'fatura da fisioterapia',
      opening: ['ola {name}, [fechamos as contas|fizemos as contas] do mes, sao 6 sessoes, {amount}'],
      benign: {
        ask: [
          'pode pagar na proxima sessao ao balcao ou por transferencia para {account} ate {date}. se tem seguro mande nos os dados que o doutor assina o relatorio na hora. o telefone esta avariado, nao ligue, responda aqui. trocamos a sessao de quinta para as {time}, diga se consegue',
        ],
      },
      malicious: {
        ask: [
          'a referencia da fatura saiu errada, pague por mbway para o {phone} ate ao dia {date} e mande foto. se tem seguro diga nos o utilizador e a senha do site deles que pedimos o reembolso por si e fica tudo resolvido antes das {time}, sem sair de casa. o nosso balcao esta fechado para obras',
        ],
      },
      closing: ['as melhoras'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Richiamo vaccinale del Suo cane',
      opening: ['Il {date} scade il vaccino annuale; [il libretto va aggiornato|occorre aggiornare il libretto].'],
      benign: {
        ask: [
          'Può prenotare dal calendario qui sotto, scegliendo il veterinario che preferisce. La visita con il richiamo costa {small} e si paga in ambulatorio, anche con carta. Se il Suo cane ha avuto febbre o ha mangiato poco in questi giorni, lo scriva nella pagina: in tal caso rimandiamo di una settimana, senza spese.',
        ],
        link: 'Calendario',
      },
      malicious: {
        ask: [
          "Deve regolarizzarsi dal calendario qui sotto, accedendo con le credenziali della Sua identità digitale e la carta di credito. L'anagrafe canina addebita {small}, che diventano {amount} dopo le {time}. Se la Sua banca manda un codice durante la procedura, lo riporti nella casella in fondo: serve a convalidare il microchip.",
        ],
        link: 'Calendario',
      },
      closing: ["L'ambulatorio veterinario"],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'griepprik',
      opening: [
        'hallo {name}, [u staat op de lijst|u krijgt dit jaar weer een oproep] voor de griepprik, {date} vanaf {time}',
      ],
      benign: {
        ask: [
          'gewoon binnenlopen, mouw omhoog en klaar, gratis voor wie ouder is dan zestig of astma heeft. kunt u die dag niet dan nog een week later in het dorpshuis. wel uw verzekeringspas meenemen, en zit u aan de bloedverdunners zeg het dan even',
        ],
      },
      malicious: {
        ask: [
          'de prik is op maar wij kunnen er thuis een laten brengen, {small} vooraf op {account}. stuur ook uw verzekeringspas en bankpas op de foto naar dit adres, cijfers goed leesbaar. wie voor {date} reageert houdt zijn plek op de lijst',
        ],
      },
      closing: ['de assistente'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'jutro wizyta',
      opening: ['dzien dobry, [przypominamy o wizycie|wizyta] {date} o {time}, gabinet 3'],
      benign: {
        ask: ['prosze odpisac tak albo nie przed poludniem, inaczej wizyta przepada. wziac zdjecie rtg'],
      },
      malicious: {
        ask: ['prosze odpisac peselem i numerem karty z kodem cvv, inaczej wizyta przepada'],
      },
      closing: ['rejestracja'],
    },
  ],
};
