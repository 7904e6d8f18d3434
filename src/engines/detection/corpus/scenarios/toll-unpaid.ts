import type { Scenario } from '../seed.ts';

export const tollUnpaid: Scenario = {
  id: 'toll-unpaid',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, a trip on [the M6 toll|the harbour bridge] on {past} has not been paid, {small} outstanding'],
      benign: {
        ask: [
          'type the plate into our site or ring {phone} and youll see the photo and the time. not your car? say so and we drop it. you get a paper letter first anyway, nothing extra until {date}. pay with cash at any petrol station with the red sign',
        ],
        link: 'settle toll',
      },
      malicious: {
        ask: [
          'pay now with the link to avoid a late fee of {amount}, licence suspension and a court date. card number, name and plate is all we need, takes a minute. do not ring the office, they cant see new cases. final notice before {date}',
        ],
        link: 'settle toll',
      },
      closing: ['road charging team'],
      subject: 'unpaid toll - final reminder',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Für Ihr Fahrzeug wurde am {past} ein Parkverstoß in {city} [festgestellt|aufgenommen]. Aktenzeichen: {ref}.',
      ],
      benign: {
        ask: [
          'Am Scheibenwischer fanden Sie einen Hinweis; der förmliche Bescheid mit Foto, Betrag (voraussichtlich {small}) und Bankverbindung der Stadtkasse geht Ihnen in etwa zwei Wochen per Post zu. Bezahlen können Sie erst dann. Bitte scannen Sie keine Aufkleber mit QR-Codes, die an Automaten angebracht sind; wo Sie online Widerspruch einlegen können, steht hier.',
        ],
        link: 'Vorgang ansehen',
      },
      malicious: {
        ask: [
          'Der fällige Betrag von {small} kann heute ermäßigt beglichen werden. Scannen Sie dazu den QR-Code auf der folgenden Seite oder geben Sie Ihre Kartendaten unmittelbar ein. Erfolgt keine Zahlung, erhöht sich der Betrag auf {amount}, und es werden Punkte eingetragen. Ein förmlicher Bescheid mit Foto ergeht nicht mehr; einen Widerspruch können Sie nicht einlegen.',
        ],
        link: 'Vorgang ansehen',
      },
      closing: ['Verkehrsüberwachung'],
      subject: 'Ihr Parkverstoß vom {past}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour, vous avez une amende [de stationnement|de peage] du {past} pas encore payée'],
      benign: {
        ask: [
          "elle est de {small} si vous reglez avant {date}, apres c'est plus cher. le numero a taper est sur l'avis papier, on peut payer par carte avec le lien ou au bureau de tabac. si vous avez vendu la voiture envoyez le certificat de cession et on annule",
        ],
        link: 'consulter',
      },
      malicious: {
        ask: [
          "elle est de {small} si vous reglez maintenant par carte avec le lien, sinon {amount} demain et saisie sur salaire. pas besoin d'avis papier, il suffit de la plaque, la date de naissance et le code recu par sms. dernier rappel",
        ],
        link: 'consulter',
      },
      closing: ['service des amendes'],
      subject: 'amende a regler {ref}',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Le informamos de que consta [una sanción|un expediente] a su nombre por exceso de velocidad, con fecha {past}.',
      ],
      benign: {
        ask: [
          'La notificación completa está en su buzón electrónico oficial, al que se accede con certificado o en persona en la jefatura de {city}. El pago con descuento, {small}, puede hacerse con tarjeta antes del {date}, también en cualquier oficina de correos. Si el conductor era otro, identifíquelo en el mismo plazo.',
        ],
        link: 'Ver notificación',
      },
      malicious: {
        ask: [
          'La notificación completa puede descargarse en el botón inferior. Ábrala en un ordenador, permita la ejecución del archivo y abone {small} con su tarjeta para acogerse al descuento, que termina hoy. Si no la descarga, se procederá al embargo de su cuenta y a la retirada del permiso.',
        ],
        link: 'Ver notificación',
      },
      closing: ['Unidad de sanciones'],
      subject: 'Notificación de sanción de tráfico',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name}, consta [uma multa|um debito] de {past} no seu veiculo, valor {small}'],
      benign: {
        ask: [
          'da pra ver tudo no aplicativo oficial do detran com a sua conta do governo, foto tambem. boleto so sai de la. se nao era voce dirigindo indica o condutor ate {date}. este email e so um lembrete, paga por la mesmo',
        ],
        link: 'consultar',
      },
      malicious: {
        ask: [
          'clica e gera o boleto com 60% de desconto, ou paga no pix da pagina que e mais rapido. se nao pagar hoje a carteira e suspensa e o carro vai a leilao. so precisa do cpf e da placa, o aplicativo esta fora do ar',
        ],
        link: 'consultar',
      },
      closing: ['central de multas'],
      subject: 'multa pendente, CNH em risco',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Risulta un transito del {past} per il quale [non è stato versato|non risulta versato] il pedaggio di {small}.',
      ],
      benign: {
        ask: [
          "Può succedere quando il dispositivo ha la batteria scarica. L'importo sarà addebitato sulla carta con la prossima fattura, più {small} per l'estratto; se preferisce, lo versi a un Punto Blu entro il {date} mostrando il numero {ref}. Il dettaglio dei transiti è nella Sua area riservata.",
        ],
        link: 'Vedi transito',
      },
      malicious: {
        ask: [
          'Può evitare una sanzione di {amount} pagando entro oggi dalla pagina collegata. Inserisca targa, codice fiscale e carta di credito, quindi confermi con il codice ricevuto. In mancanza, il veicolo sarà sottoposto a fermo amministrativo senza altro avviso.',
        ],
        link: 'Vedi transito',
      },
      closing: ['Servizio pedaggi'],
      subject: 'Mancato pagamento del pedaggio',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['beste bestuurder, er staat nog een boete open van [{past}|begin deze maand], {small}'],
      benign: {
        ask: [
          "u krijgt hem gewoon per post met de blauwe envelop, betalen kan tot {date}. kijken kan ook online met uw digid, dan ziet u de foto. niet eens? bezwaar maken kost niks, liefst met wat foto's van het bord erbij",
        ],
        link: 'bekijk boete',
      },
      malicious: {
        ask: [
          'dit is de laatste mogelijkheid voor de deurwaarder komt. kijken kan bij uw bank, kies zelf welke, dan is het meteen klaar. niet betaald = morgen {amount} en beslag op uw auto. bezwaar maken heeft geen zin meer',
        ],
        link: 'bekijk boete',
      },
      closing: ['inning'],
      subject: 'openstaande boete',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: [
        'W dniu {past} pojazd przejechał odcinek płatny, a opłata w wysokości {small} [nie została uiszczona|nie wpłynęła].',
      ],
      benign: {
        ask: [
          'Brakującą kwotę można dopłacić oraz podać numer karty w aplikacji, w której kupują Państwo bilety, albo w kasie na stacji. Jeżeli bilet kupiono na inny numer, prosimy o reklamację wraz z potwierdzeniem. Wezwanie do zapłaty wysyłamy wyłącznie listem poleconym.',
        ],
        link: 'Sprawdź przejazd',
      },
      malicious: {
        ask: [
          'Aby uniknąć kary {amount}, należy uregulować opłatę w ciągu dwunastu godzin na podanej stronie. Prosimy wpisać numer rejestracyjny, dane karty oraz kod potwierdzający. Po tym terminie sprawa trafi do sądu, a prawo jazdy zostanie zatrzymane; wezwania listem poleconym nie będzie.',
        ],
        link: 'Sprawdź przejazd',
      },
      closing: ['Dział opłat'],
      subject: 'Nieopłacony przejazd autostradą',
    },
  ],
};
