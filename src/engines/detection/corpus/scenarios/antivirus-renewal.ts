import type { Scenario } from '../seed.ts';

export const antivirusRenewal: Scenario = {
  id: 'antivirus-renewal',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: [
        '{name}, your {company} antivirus ran out on {past}. [your PC may be at risk|this computer is unprotected]',
      ],
      benign: {
        ask: [
          'windows has its own protection so youre not naked, but banking guard and the kids filter are off. renew inside the program under My licence, {small} a year, or buy a new key in any shop. dont need it? uninstall it, thats fine too',
        ],
        link: 'Check protection',
      },
      malicious: {
        ask: [
          'our scan found 5 viruses and hackers can see your banking and photos right now. renew before {date} with 80% off, {small}, before your data gets stolen. click scan, pay by card and the viruses are removed. dont switch off the computer',
        ],
        link: 'Check protection',
      },
      closing: ['stay safe'],
      subject: 'Your protection has expired!',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Vielen Dank für Ihr Vertrauen. Ihr Abonnement für fünf Geräte [verlängert sich|wird verlängert] am {date} um ein Jahr. Der Betrag von {amount} wird abgebucht.',
      ],
      benign: {
        ask: [
          'Wenn Sie nicht verlängern möchten, schalten Sie bis zum Vortag in Ihrem Kundenkonto die automatische Verlängerung ab; der Schutz läuft dann bis zum Ende der bezahlten Zeit weiter. Die Rechnung finden Sie dort unter „Bestellungen“. Fragen beantwortet der Support, den Sie aus dem Programm heraus erreichen.',
        ],
      },
      malicious: {
        ask: [
          'Wenn Sie diese Abbuchung nicht veranlasst haben, rufen Sie innerhalb von 24 Stunden unter {phone} an. Unser Mitarbeiter storniert die Rechnung und überweist Ihnen den Betrag zurück; halten Sie dafür den Computer eingeschaltet und Ihr Onlinebanking bereit. Nach Ablauf der Frist ist eine Stornierung nicht mehr möglich.',
        ],
      },
      closing: ['Mit freundlichem Gruß, Abteilung Verlängerungen'],
      subject: 'Rechnung {ref}: Verlängerung Ihres Virenschutzes',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Votre licence {company} arrive à terme le {date}. [Elle protège trois appareils.|Trois appareils sont concernés.]',
      ],
      benign: {
        ask: [
          'Sauf avis contraire de votre part, elle sera reconduite au tarif de {amount}, prélevé sur le moyen de paiement enregistré. Pour y renoncer, ouvrez votre espace client et décochez la reconduction. Vous disposez ensuite de quatorze jours pour demander le remboursement.',
        ],
        link: 'Gérer ma licence',
      },
      malicious: {
        ask: [
          'Votre ordinateur présente déjà des menaces critiques et vos mots de passe sont exposés. Réactivez votre protection sans attendre au tarif exceptionnel de {small}, en saisissant votre carte. À défaut, votre adresse sera bloquée et vos fichiers pourraient être détruits.',
        ],
        link: 'Gérer ma licence',
      },
      closing: ['Le service des abonnements'],
      subject: 'Renouvellement automatique de votre licence',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['hola {name}, la licencia de {company} [se acabo|caduco] el {past}'],
      benign: {
        ask: [
          'abre el programa y dale a renovar si quieres seguir, sale {small} al año. o desinstala y usa el que trae windows, que tampoco es malo. los avisos esos que salen en el navegador con sirenas no son nuestros',
        ],
        link: 'renovar',
      },
      malicious: {
        ask: [
          'hemos detectado 13 virus y alguien esta entrando en tu equipo. renueva YA por {small} con el 75% de descuento o perderas tus archivos. pincha, paga con tarjeta y no apagues, los avisos de windows ignoralos',
        ],
        link: 'renovar',
      },
      closing: ['el equipo tecnico'],
      subject: 'ALERTA tu equipo sin antivirus',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['A sua subscrição de segurança foi renovada por [mais um ano|12 meses], no valor de {amount}.'],
      benign: {
        ask: [
          'O recibo está disponível na área de cliente. Se mudou de ideias, pode cancelar nessa mesma área até {date} e o valor regressa ao cartão em cinco dias úteis. A proteção continua ativa em todos os seus dispositivos, sem que precise de reinstalar o programa.',
        ],
      },
      malicious: {
        ask: [
          'O débito aparecerá na sua conta nas próximas 24 horas. Se não autorizou esta compra, contacte de imediato o departamento de cancelamentos pelo {phone}. Um técnico ligar-se-á ao seu computador para processar o reembolso e indicar-lhe o formulário a preencher com os dados da conta.',
        ],
      },
      closing: ['Departamento de faturação'],
      subject: 'Confirmação de renovação: {ref}',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao, la tua licenza {company} è scaduta [da 3 giorni|il {past}]'],
      benign: {
        ask: [
          "finché non rinnovi niente aggiornamenti, quindi occhio agli allegati. il rinnovo costa {small}, lo fai dal programma o dal negozio dove l'hai preso. se invece hai cambiato antivirus butta pure questa mail",
        ],
        link: 'rinnova qui',
      },
      malicious: {
        ask: [
          'abbiamo trovato virus gravi sul tuo pc, le tue foto e la banca sono visibili agli hacker. rinnova adesso a {small} (sconto 70%) cliccando qui e mettendo la carta, altrimenti entro stasera perdi tutto',
        ],
        link: 'rinnova qui',
      },
      closing: ['ciao'],
      subject: 'pc a rischio, licenza scaduta',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Uw abonnement bij {company} loopt af op {date}. [Wij herinneren u hieraan.|Dit is een herinnering.]'],
      benign: {
        ask: [
          "Verlengen kan in het programma zelf, voor {small} per jaar. Doet u niets, dan stopt het abonnement vanzelf en neemt de ingebouwde beveiliging van uw computer het over. Wij raden u aan om de scanner dan te verwijderen, omdat twee programma's elkaar hinderen.",
        ],
        link: 'Verlengen',
      },
      malicious: {
        ask: [
          'Onze servers melden dat uw computer met drie virussen is besmet. Verleng daarom onmiddellijk via de knop; tot {date} betaalt u {small}. Doet u niets, dan worden uw internetverbinding en uw bankzaken uit voorzorg geblokkeerd en gaan uw bestanden verloren.',
        ],
        link: 'Verlengen',
      },
      closing: ['De klantenservice'],
      subject: 'Uw virusscanner verlengen',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['licencja {company} skonczyla sie {past}, [komputer nie jest chroniony|ochrona wylaczona]'],
      benign: {
        ask: [
          'mozesz odnowic w programie za {small} albo zostac przy tym co ma windows, tez dziala. jesli wyskakuje ci w przegladarce okno ze masz wirusy to zamknij, to nie my. pomoc masz w programie, klikasz znak zapytania',
        ],
        link: 'odnow',
      },
      malicious: {
        ask: [
          'skan wykryl 7 wirusow, haker widzi twoje haslo do banku! odnow do {date} za {small}, klikasz, placisz karta i usuwamy wszystko. jesli nie odnowisz to za 24h komputer zostanie zablokowany, pliki znikna',
        ],
        link: 'odnow',
      },
      closing: ['pozdrawiamy'],
      subject: 'Twoj antywirus wygasl!!',
    },
  ],
};
