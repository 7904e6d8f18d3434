import type { Scenario } from '../seed.ts';

export const travelBooking: Scenario = {
  id: 'travel-booking',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'Your stay in {city} - action needed!!',
      opening: ['About booking {ref} arriving {date}, [please read carefully|kindly read this].'],
      benign: {
        ask: [
          'Lift is out of order for 48 hours so we put you on ground floor, same price. Reply if you dont want it and we find other. Card is only shown at the desk when you come, nothing to pay before. Bring code from the app for the gate after {time} pls!!',
        ],
        link: 'My booking',
      },
      malicious: {
        ask: [
          'Your card failed the check so room will be cancelled in 12 hours. Put the card again on our page, the full {amount} goes off and comes back the same minute, then confirm with the code from your bank app. Dont write in the app, only here, we answer fast!!',
        ],
        link: 'My booking',
      },
      closing: ['Reception'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihre Reise am {date}: geänderte Abfahrtszeit',
      opening: [
        'wegen Bauarbeiten fährt Ihr Zug nach {city} am {date} nicht wie gebucht, sondern erst um {time} Uhr. [Ihre Fahrkarte bleibt gültig.|Ihre Fahrkarte behält ihre Gültigkeit.]',
      ],
      benign: {
        ask: [
          'Die Zugbindung ist aufgehoben, Sie können auch jede andere Verbindung des Tages nehmen. Möchten Sie lieber nicht reisen, erstatten wir den Preis von {small}: Das Formular liegt am Schalter aus und steht in der App unter „Meine Reisen“. Der Betrag geht auf das Konto, von dem Sie bezahlt haben.',
        ],
        link: 'Verbindung ansehen',
      },
      malicious: {
        ask: [
          'Ihnen steht zudem eine Entschädigung von {small} zu. Damit wir sie auszahlen können, wählen Sie auf der folgenden Seite Ihre Bank aus, melden sich dort mit PIN und Passwort an und geben die angezeigte TAN frei. Verzichten Sie darauf, verfällt auch die Fahrkarte, und der Schalter kann nichts mehr für Sie tun.',
        ],
        link: 'Verbindung ansehen',
      },
      closing: ['Wir bitten um Entschuldigung.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'votre location cet été',
      opening: ["c'est {other} pour la maison de {city}, [la semaine est libre|c'est bon pour la semaine]"],
      benign: {
        ask: [
          "je vous laisse venir la visiter si vous etes dans le coin, sinon tout passe par le site, contrat et carte bancaire, comme ça on est couverts tous les deux. l'acompte de {small} seulement apres signature. prévoyez les draps et un cable pour la télé. on dit {time} pour les clés ?",
        ],
      },
      malicious: {
        ask: [
          "par contre on sort du site parce qu'ils prennent trop de frais. virez moi la totalité sur {account} avant ce soir, j'ai trois autres familles. pour le contrat envoyez la photo de votre carte d'identité et de la carte bleue. visite pas possible. on dit {time} pour les clés ?",
        ],
      },
      closing: ['a bientot'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Confirmación de reserva {ref}',
      opening: [
        'Le confirmamos su reserva para dos personas, con llegada el {date}. [Le deseamos un feliz viaje.|Será un placer recibirle.]',
      ],
      benign: {
        ask: [
          'El importe de {amount} se abona al llegar, en efectivo o con tarjeta. Puede cancelar sin gastos hasta dos días antes, desde la misma página en la que reservó. En recepción le pediremos el pasaporte para el registro de viajeros.',
        ],
      },
      malicious: {
        ask: [
          'Para mantenerla, el importe de {amount} debe abonarse hoy mediante transferencia a {account}, fuera de la página en la que reservó. Envíenos asimismo el pasaporte escaneado y la tarjeta por ambas caras para el registro de viajeros.',
        ],
      },
      closing: ['Quedamos a su disposición.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'check-in aberto',
      opening: ['seu voo pra {city} é {date} as {time}, [ja pode fazer o check-in|o check-in abriu]'],
      benign: {
        ask: [
          'clique e escolha o lugar, só pede o codigo da reserva e o sobrenome. mala de mao até 10 kg, senao paga no balcao. chegue cedo que a fila ta enorme',
        ],
        link: 'fazer check-in',
      },
      malicious: {
        ask: [
          'clique e pague a taxa nova de {small}, pede cpf, cartao com senha e a foto do passaporte aberto. sem isso nao embarca e perde a mala. faça cedo que o site ta cheio',
        ],
        link: 'fazer check-in',
      },
      closing: ['boa viagem'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Il Suo viaggio: documenti e informazioni utili',
      opening: [
        'Mancano pochi giorni alla partenza del {date}. Il pullman La attende [davanti alla stazione|nel piazzale della stazione] alle {time}; per i ritardatari è previsto un unico quarto d’ora di tolleranza.',
        'Il gruppo è composto da ventisei persone e sarà accompagnato da {other}. Per le escursioni consigliamo scarpe comode, una giacca impermeabile e una borraccia; le colazioni e quattro cene sono comprese nella quota.',
      ],
      benign: {
        ask: [
          'Le ricordiamo di portare con sé la carta d’identità, da mostrare alla guida e in albergo. Il saldo risulta versato e non sono previsti altri pagamenti, salvo la tassa di soggiorno, da corrispondere sul posto. In caso di rinuncia l’assicurazione rimborsa la quota: il modulo, da consegnare in agenzia, si trova nella busta che ha ritirato. Per un’emergenza in viaggio chiami il numero sul biglietto, indicando il codice {ref}. Dalla pagina può consultare programma e previsioni del tempo.',
        ],
        link: 'Programma',
      },
      malicious: {
        ask: [
          'Le comunichiamo che l’albergo ha richiesto un deposito aggiuntivo di {amount} per persona, senza il quale la camera viene ceduta ad altri. La preghiamo di versarlo oggi stesso con ricariche prepagate, inviandoci i codici, oppure di inserire nella pagina il numero della carta e la password della Sua banca. In agenzia non ne sono al corrente, perciò è inutile telefonare. Alleghi inoltre una copia del documento di tutti i familiari. Il deposito Le sarà restituito al rientro, in contanti.',
        ],
        link: 'Programma',
      },
      closing: ['Le auguriamo buon viaggio.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'vlucht geannuleerd!',
      opening: ['uw vlucht van {date} gaat NIET door vanwege [staking|de staking], excuses!'],
      benign: {
        ask: [
          'ga niet naar het vliegveld. omboeken kan gratis in de app, of wacht tot wij dat vannacht voor u doen. geld terug ({amount}) mag ook, komt binnen een week op de kaart waarmee u betaald heeft. de telefoon staat roodgloeiend dus liever niet bellen',
        ],
      },
      malicious: {
        ask: [
          'ga naar het vliegveld met een nieuw ticket, dat houden wij een uur vast. bel NU {phone} en geef uw kaart en de sms code door, {amount}, u krijgt het later terug. in de app ziet u het pas morgen dus kijk daar later',
        ],
      },
      closing: ['team {company}'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Rezerwacja {ref}',
      opening: [
        'Dziękujemy za rezerwację pokoju w terminie od {date}. [Cieszymy się na Państwa przyjazd.|Czekamy na Państwa.]',
      ],
      benign: {
        ask: [
          'Zadatek wpłynął i nie trzeba już nic dopłacać przed przyjazdem. Kod do drzwi wyślemy w dniu przyjazdu. Prosimy kliknąć przycisk i podać godzinę, o której się Państwo zjawią; o numer karty nie pytamy.',
        ],
        link: 'Godzina przyjazdu',
      },
      malicious: {
        ask: [
          'Zadatek nie wpłynął i pokój przepadnie w ciągu godziny. Prosimy kliknąć przycisk, podać numer karty wraz z kodem CVV i limitem, a następnie zatwierdzić w banku dwie płatności; o drugiej proszę nie wspominać konsultantowi.',
        ],
        link: 'Godzina przyjazdu',
      },
      closing: ['Do zobaczenia!'],
    },
  ],
};
