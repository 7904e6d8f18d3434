import type { Scenario } from '../seed.ts';

export const expenseReport: Scenario = {
  id: 'expense-report',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'your {city} expenses - bounced',
      opening: ['your claim for the {city} trip ({amount}) [came back|got bounced] from payroll this morning'],
      benign: {
        ask: [
          'hotel receipt is missing, send me a photo of it today and i push it back in. if you paid with the company card just say so. {amount} goes to the bank account you always use, within 48 hours. cost code is {ref} btw, you left that blank again',
        ],
      },
      malicious: {
        ask: [
          'nothing missing, but they want to look at the card you paid with. can you send a photo of it, both sides, and your online bank login so i can check that {amount} arrives? if they ask for a code i ring you. do that first, nothing else',
        ],
      },
      closing: ['need it before {time} or it slips to next month'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Reisekostenabrechnung {ref}: Rückfrage',
      opening: [
        'Ihre Abrechnung vom {past} über {amount} liegt mir zur Freigabe vor. [Eine Angabe fehlt noch.|Mir fehlt noch eine Angabe.]',
      ],
      benign: {
        ask: [
          'Bitte tragen Sie im Portal nach, ob das Frühstück im Preis enthalten war, und laden Sie eine Kopie des Hotelbelegs hoch. Danach geht der Betrag mit dem nächsten Gehalt auf Ihr Konto. Sollte das {account} nicht mehr das richtige sein, ändern Sie es vorher selbst im Personalbüro, mit Ausweis.',
        ],
        link: 'Abrechnung öffnen',
      },
      malicious: {
        ask: [
          'Bitte melden Sie sich über den Knopf mit Ihrem Firmenpasswort an und tragen Sie dort Kartennummer, Prüfziffer und die PIN der Firmenkarte nach. Ist der Betrag wie erwartet zu hoch, überweisen Sie die Differenz von {small} gleich heute auf das Konto {account}; im Personalbüro ist das nicht möglich.',
        ],
        link: 'Abrechnung öffnen',
      },
      closing: ['Danke für die rasche Erledigung.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'notes de frais AVANT CE SOIR',
      opening: ["cloture ce soir {time}, [il me manque encore 9 notes de frais|9 personnes n'ont rien envoyé]"],
      benign: {
        ask: [
          'merci de tout déposer sur ma table ou en copie par mail, tickets, péages, facturettes de carte. au dela de {small} il faut la facture avec le code du projet. sans ça le {amount} de budget est perdu pour cette année, et votre virement part en janvier',
        ],
      },
      malicious: {
        ask: [
          "pour aller vite achetez des recharges prépayées avec la carte de l'équipe, {small} chacun, ça solde le budget comme d'habitude. envoyez moi les codes en photo, rien d'autre, pas besoin de factures. a l'audit on dira simplement que c'était des péages",
        ],
      },
      closing: ['votre service compta préféré'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Nueva política de gastos de viaje',
      opening: [
        'Desde el {date} entra en vigor la nueva política de gastos de {own}. Las dietas suben a 42 euros por día y el kilometraje [se paga a 0,28 euros|pasa a 0,28 euros].',
        'Los cambios responden a las sugerencias recogidas en la encuesta del {past}. Los taxis se reembolsan también dentro de la ciudad, los billetes de tren pueden comprarse en clase superior cuando el trayecto supere las tres horas y ya no hace falta imprimir los justificantes. La política anterior se aplica a los viajes que hayan comenzado antes de la fecha indicada.',
      ],
      benign: {
        ask: [
          'Para que todo funcione desde el primer día, abra la aplicación de gastos, entre con su clave de siempre y compruebe que aparece su centro de coste. Si viaja con tarjeta de empresa, los cargos del banco se cargarán solos y únicamente deberá añadir la foto del recibo. Quien haya adelantado dinero propio lo cobrará el día 15 en la cuenta de la nómina. Las dudas pueden plantearse en la sesión del jueves, a las {time}, o enviarse a este correo, que leemos entre dos personas. El texto completo está en el enlace.',
        ],
        link: 'Leer la política',
      },
      malicious: {
        ask: [
          'Para que todo funcione desde el primer día, cada persona debe registrar de nuevo su tarjeta en el enlace, con el número completo, el PIN y la firma del banco, aunque no viaje. Se le pedirá además la clave del correo, a fin de leer los recibos, y una fianza de {small} que se devolverá con la nómina. Si prefiere no registrarla, puede enviarnos una foto de ambas caras junto con la del documento de identidad. La sesión del jueves se ha anulado y no está previsto responder a otras dudas.',
        ],
        link: 'Leer la política',
      },
      closing: ['Muchas gracias a todos por su colaboración.'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Adiantamento para a deslocação a {city}',
      opening: ['O adiantamento que pediu para {city}, no valor de {amount}, foi [aprovado|autorizado] por {other}.'],
      benign: {
        ask: [
          'O valor será transferido hoje à tarde para a conta {account}, que consta da sua ficha. No regresso, entregue os recibos e devolva o que sobrar, em dinheiro na tesouraria. O cartão da empresa, com o respetivo código, só deve ser usado no hotel.',
        ],
      },
      malicious: {
        ask: [
          'Por lapso, o valor foi transferido em duplicado. Pode verificar mais tarde; para já, devolva {amount} para a conta {account}, do nosso agente de viagens. Se preferir, é possível descontar no cartão: envie-me o número, a validade e o código.',
        ],
      },
      closing: ['Boa viagem.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'rimborso trasferta',
      opening: ['il rimborso del {past} è [fermo da me|qui da me fermo]'],
      benign: {
        ask: [
          'hai scritto {amount} ma dagli scontrini viene {small} in meno, guarda il pdf col bottone e dimmi chi ha ragione. oggi lo chiudo e la banca paga lunedi su {account}, il tuo conto, giusto? codice commessa lo metto io',
        ],
        link: 'vedi conteggio',
      },
      malicious: {
        ask: [
          'per sbloccarlo entra dal bottone e dammi il permesso di vedere la tua posta, da li prendo gli scontrini io. può chiederti la password un paio di volte, va messa. il documento col conteggio lo vedi dopo, {small} in più per te',
        ],
        link: 'vedi conteggio',
      },
      closing: ['fammi sapere'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Declaratie {ref}',
      opening: ['Uw declaratie van {small} is [goedgekeurd|akkoord bevonden].'],
      benign: {
        ask: [
          'Het bedrag wordt vrijdag met het salaris overgemaakt. Bewaar de bon nog een jaar; de code voor uw dossier is {ref}.',
        ],
      },
      malicious: {
        ask: [
          'Het bedrag wordt via een betaalverzoek overgemaakt. Stuur daarvoor zelf uw kaartnummer, pincode of een kopie van de pas.',
        ],
      },
      closing: ['Met dank voor het indienen.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'delegacja {city}',
      opening: ['rozliczam [twoja delegacje|wasz wyjazd], {city}, {past}'],
      benign: {
        ask: [
          'brakuje faktury za hotel, wyslij skan albo wrzuc do systemu, kod projektu {ref}. {small} za parking tez oddamy, poszlo na konto {account}, sprawdz czy to twoje. jak do {date} nie bedzie faktury to przepadnie',
        ],
      },
      malicious: {
        ask: [
          'hotel mowi ze nie dostal pieniedzy, zaplac prosze ze swojej karty {amount} na konto {account}, oddamy z pensja. albo wyslij mi numer karty firmowej i kod cvc, to zaplace ja. jak do {date} nie bedzie to przepadnie',
        ],
      },
      closing: ['dzieki z gory'],
    },
  ],
};
