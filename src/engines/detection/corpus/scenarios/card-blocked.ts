import type { Scenario } from '../seed.ts';

export const cardBlocked: Scenario = {
  id: 'card-blocked',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'We noticed unusual activity on your card ending 4471 on {past} and have [blocked it|put a block on it] for your protection.',
      ],
      benign: {
        ask: [
          'A replacement will reach you by post before {date}; your PIN will stay the same. Standing orders are not affected. If you need cash sooner, any branch can pay it out against ID, or call the number on the back of the card.',
        ],
        link: 'Card status',
      },
      malicious: {
        ask: [
          'Please confirm your identity to remove the block. Follow the secure link, enter the full card number, expiry date and PIN, and the card will work again in ten minutes. If you do not respond before {date}, the account itself will be closed.',
        ],
        link: 'Card status',
      },
      closing: ['Fraud prevention'],
      subject: 'Your card has been temporarily blocked',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['guten tag, ihre karte ist seit [heute {time}|heute morgen] gesperrt, verdacht auf missbrauch'],
      benign: {
        ask: [
          'versucht wurde eine zahlung von {amount} im ausland, ging nicht durch, ihr geld ist also da. neue karte ist bestellt, dauert 5 tage. waren sie es doch selbst, dann rufen sie uns an unter der nummer auf der karte. mehr hier',
        ],
        link: 'Zur Karte',
      },
      malicious: {
        ask: [
          'versucht wurde eine zahlung von {amount} im ausland. zum entsperren hier kartennummer und pin eingeben und dann die tan aus der app eingeben, dauert 5 minuten. wer sich nicht meldet haftet selbst und die zahlung geht durch',
        ],
        link: 'Zur Karte',
      },
      closing: ['ihr sicherheitsteam'],
      subject: 'KARTE GESPERRT',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ["Un paiement de {amount} a été tenté le {past} [chez un commerçant étranger|à l'étranger]."],
      benign: {
        ask: [
          "Il a été refusé. Si vous en êtes l'auteur, confirmez-le dans l'application, puis recommencez l'achat. Dans le cas contraire, faites opposition dans cette même application ou à votre agence ; nous ne conservons ni frais ni pénalité. Votre découvert n'est pas touché.",
        ],
        link: "Voir l'opération",
      },
      malicious: {
        ask: [
          "Il est en attente. Si vous n'en êtes pas l'auteur, annulez-le au moyen du lien en saisissant votre numéro de carte, son code et votre identifiant bancaire. Un conseiller vous appellera ensuite pour recueillir le code de confirmation. Sans réponse, il sera débité.",
        ],
        link: "Voir l'opération",
      },
      closing: ['Service des cartes'],
      subject: 'Opération inhabituelle sur votre carte',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} hemos [parado|bloqueado] tu tarjeta, un cargo raro de {amount}'],
      benign: {
        ask: [
          'si fuiste tu nos lo dices en la app y la abrimos. si no, te mandamos otra y lo denuncias con el papel que te dan en la oficina. no hay prisa, el cargo no ha pasado. movimientos en el enlace, entrando como siempre',
        ],
        link: 'ver cargo',
      },
      malicious: {
        ask: [
          'para desbloquearla entra en el enlace y pon numero, fecha, cvv y el pin del cajero, y el codigo que te llega al movil. hazlo ya que el cargo pasa en 1 hora. si no respondes la damos de baja con 30 de comision',
        ],
        link: 'ver cargo',
      },
      closing: ['tu banco'],
      subject: 'tarjeta bloqueada por seguridad',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Informamos que o seu cartão de débito foi suspenso [por precaução|preventivamente] em {past}.'],
      benign: {
        ask: [
          'A suspensão deve-se a uma fuga de dados numa loja onde comprou. Um novo cartão segue por correio registado e o código em carta separada. Até lá, pode levantar dinheiro na aplicação, sem cartão. Agradecemos que destrua o antigo, cortando o chip.',
        ],
        link: 'Estado do cartão',
      },
      malicious: {
        ask: [
          'A suspensão deve-se à falta de atualização dos seus dados. Para o reativar, preencha a página em anexo com o número do cartão, o código de três dígitos e o código de acesso ao homebanking. Agradecemos que o faça hoje, para evitar o cancelamento.',
        ],
        link: 'Estado do cartão',
      },
      closing: ['O seu banco'],
      subject: 'Cartão suspenso',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['gentile cliente, la sua carta è stata [bloccata|sospesa] alle {time} di oggi'],
      benign: {
        ask: [
          "hanno provato {amount} su un sito di scarpe e il sistema ha detto no. se era lei lo sblocchi dall'app col dito. se no tra una settimana arriva quella nuova, per denunciare non c'è fretta. spiegazioni qui",
        ],
        link: 'gestisci carta',
      },
      malicious: {
        ask: [
          'provati {amount} su un sito di scarpe. per fermare il pagamento acceda da qui con codice utente, pin e numero della carta e poi ci detti il codice sms quando la chiamiamo. ha 2 ore poi parte',
        ],
        link: 'gestisci carta',
      },
      closing: ['ufficio frodi'],
      subject: 'carta bloccata, leggi subito',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Uit voorzorg [hebben wij|heeft ons systeem] uw betaalpas op {past} geblokkeerd.'],
      benign: {
        ask: [
          'Er is driemaal een verkeerde pincode ingevoerd bij een automaat in {city}. Deblokkeren doet u in de app, of aan de balie met een geldig legitimatiebewijs. Vraagt u liever een nieuwe pas aan, dan is die kosteloos en binnen vijf werkdagen bij u thuis.',
        ],
        link: 'Naar mijn pas',
      },
      malicious: {
        ask: [
          'Om veiligheidsredenen moet iedere klant de milieuvriendelijke pas aanvragen. Dat doet u via deze pagina met uw rekeningnummer, pasnummer en pincode; daarna stuurt u de oude pas op. Vraagt u hem niet binnen drie dagen aan, dan brengen wij {small} in rekening.',
        ],
        link: 'Naar mijn pas',
      },
      closing: ['Klantenservice'],
      subject: 'Uw betaalpas is geblokkeerd',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, twoja karta została [zablokowana|wstrzymana] {past} po podejrzanej transakcji'],
      benign: {
        ask: [
          'nie zapłaciła, pieniądze są na koncie. jeśli to ty kupowałeś, odblokuj w aplikacji palcem. jeśli nie, nowa karta idzie pocztą a reklamację złożysz w oddziale albo na infolinii, numer masz na karcie',
        ],
        link: 'cofnij blokadę',
      },
      malicious: {
        ask: [
          'transakcja na {amount} czeka. żeby ją cofnąć wejdź w link, wpisz numer karty, datę, cvv i pin, potem potwierdź blik który wyślemy. masz godzinę, potem pieniądze schodzą z konta i reklamacji nie przyjmiemy',
        ],
        link: 'cofnij blokadę',
      },
      closing: ['twój bank'],
      subject: 'karta zablokowana!',
    },
  ],
};
