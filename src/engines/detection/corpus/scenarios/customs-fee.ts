import type { Scenario } from '../seed.ts';

export const customsFee: Scenario = {
  id: 'customs-fee',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'parcel {ref} held at customs',
      opening: [
        'your parcel {ref} is held at customs since {past}, [they keep it until {date}|free storage ends {date}] then it goes BACK',
      ],
      benign: {
        ask: [
          "our driver takes the {small} duty at your door, [card or cash|cash or card], he puts the number in for you. have the shop's email with the price open on your phone and send someone down, he only rings once!!",
        ],
        link: 'parcel status',
      },
      malicious: {
        ask: [
          'the driver can NOT take the {small} duty at your door, so put your card number in on the page when you read this and then the code, by text or call. be quick, the desk closes {time}!!',
        ],
        link: 'parcel status',
      },
      closing: ['thanks for your understanding'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Einfuhrabgaben für Ihre Sendung {ref}',
      opening: [
        'Ihre Sendung {ref} ist am {past} beim Zollamt eingetroffen. Da der Absender den Warenwert nur handschriftlich vermerkt hat, [hat der Zoll das Paket geöffnet|wurde das Paket vom Zoll geöffnet] und den Inhalt mit {small} Abgaben belegt.',
        'Eine solche Öffnung ist bei Waren aus Ländern außerhalb der EU nichts Ungewöhnliches. Das Paket wurde danach wieder verschlossen und mit einem gelben Band versehen. Bis zum {date} lagert es kostenlos, danach wird für jeden Tag eine Gebühr berechnet, und nach vier Wochen geht es an den Absender zurück.',
      ],
      benign: {
        ask: [
          'Sie haben zwei Möglichkeiten: Entweder holen Sie das Paket mit Ihrem Ausweis selbst ab und zahlen die Gebühr mit Karte gegen Quittung, oder der Zusteller nimmt den Betrag an, heute noch oder an einem Tag Ihrer Wahl. Damit Sie den Bescheid mit der Rechnung des Händlers vergleichen können, liegt er als Datei auf der Seite der Sendung; das Kennwort dafür steht auf dem gelben Band. Halten Sie die Abgaben für zu hoch, legen Sie Einspruch ein; ein Bild der Ware und der Beleg Ihrer Bank genügen [als Nachweis|zum Nachweis].',
        ],
        link: 'Zur Sendung {ref}',
      },
      malicious: {
        ask: [
          'Sie haben zwei Möglichkeiten: Entweder zahlen Sie noch heute auf der Seite mit Ihrer Karte und bestätigen die Freigabe in der App Ihrer Bank, oder Sie kaufen am Kiosk Guthabenkarten und tragen deren Nummern ein. In beiden Fällen benötigen wir ein Foto Ihres Ausweises von beiden Seiten sowie eines, auf dem Sie ihn neben Ihr Gesicht halten. Eine Zahlung am Schalter ist nicht vorgesehen. Zeigt Ihre Bank einen höheren Betrag an, geben Sie ihn bitte trotzdem frei; der Unterschied wird später erstattet.',
        ],
        link: 'Zur Sendung {ref}',
      },
      closing: ['Vielen Dank für Ihr Verständnis.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Droits de douane sur votre commande',
      opening: [
        'Votre commande (article : {product}) a quitté notre entrepôt le {past} et se trouve désormais [en douane|au bureau des douanes].',
      ],
      benign: {
        ask: [
          'Les droits, soit {small}, figuraient dans le prix payé par carte, si bien que rien ne vous sera réclamé à la livraison. Le code inscrit sur votre reçu prouve ce versement ; si un transporteur demandait malgré tout des frais, refusez le colis, il nous reviendra [et vous serez remboursé sur votre compte|et votre compte sera remboursé].',
        ],
      },
      malicious: {
        ask: [
          'Les droits ne figuraient pas dans le prix payé, si bien qu’un versement de {small} vous est réclamé avant la livraison. Merci de l’effectuer vers le compte {account}, au nom de notre transitaire, et de nous en adresser la preuve ainsi qu’une copie de votre carte bancaire.',
        ],
      },
      closing: ['Nous vous remercions de votre confiance.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'su paquete, aduana',
      opening: [
        'buenas, [somos la agencia que tramita su paquete|le escribimos de la agencia de aduanas], lo de {product}',
      ],
      benign: {
        ask: [
          'ya esta despachado, faltan {small} que cobra el repartidor con tarjeta o en mano. mire el numero en la pagina si lo quiere antes del {date}',
        ],
        link: 'ver tramite',
      },
      malicious: {
        ask: [
          'no esta despachado, faltan {small} de tasas. ponga la tarjeta y el pin en la pagina si lo quiere ya, o se subasta el {date}',
        ],
        link: 'ver tramite',
      },
      closing: ['un saludo y disculpe'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Encomenda {ref}: informação da alfândega',
      opening: [
        'Informamos que a encomenda {ref} foi selecionada para [verificação|controlo] pela alfândega no dia {past}.',
      ],
      benign: {
        ask: [
          'O controlo demora três dias úteis. Depois envie-nos por resposta, se ainda a tiver, a fatura da loja em ficheiro. Os direitos, cerca de {small}, paga com cartão ao carteiro, ou no multibanco com o código que vem no aviso em papel. O documento de identificação só é pedido [na entrega|no momento da entrega].',
        ],
      },
      malicious: {
        ask: [
          'O controlo pode ser encurtado para três horas mediante uma taxa de {small}, a pagar ainda hoje. Responda ou telefone com o número do cartão, a validade e os três algarismos do verso, juntando uma fotografia do seu documento de identificação. O aviso em papel deixa então de ser necessário.',
        ],
      },
      closing: ['Obrigado pela compreensão.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'pacco fermo in DOGANA!!',
      opening: [
        '[salve il suo pacco|attenzione il suo pacco] {ref} è fermo in dogana dal {past}!! giacenza gratis solo fino al {date}',
      ],
      benign: {
        ask: [
          "manca la dichiarazione di cosa c'è dentro, la compila sul sito entrando con la password della sua area clienti, tutto dal pc di casa e dal telefono. se vuole un operatore la chiama e la fa con lei. i dazi, {small}, li paga con la carta o in contanti quando arriva, siamo aperti fino alle {time}",
        ],
      },
      malicious: {
        ask: [
          "manca la dichiarazione di cosa c'è dentro, per sbloccarlo subito chiami il {phone}, un operatore le fa installare un programmino sul pc e la compila con lei. tenga vicino la carta e il telefono per i codici, i dazi li paga così. siamo aperti fino alle {time}",
        ],
      },
      closing: ['la preghiamo di fare presto'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Invoerkosten te voldoen',
      opening: [
        'Voor uw bestelling van buiten de EU heeft de douane invoerkosten vastgesteld: {small}. [Wij hebben dit bedrag voor u voorgeschoten.|Dit bedrag hebben wij namens u voorgeschoten.]',
      ],
      benign: {
        ask: [
          'Vul in onze app bij uw zending de code van het aankondigingskaartje in en u ziet de aanslag; betalen kan daar, of met uw bankpas aan de deur. Liever niet? Dan mag u het pakket weigeren [en gaat het kosteloos retour|en gaat het gratis terug].',
        ],
        link: 'Bekijk uw zending',
      },
      malicious: {
        ask: [
          'Wij incasseren dit bedrag graag terug. Vul op de pagina de gebruikersnaam of het rekeningnummer en de pincode van uw bankieren-app in en keur de melding goed die u daarna ontvangt. Laat de melding niet verlopen, anders moet u opnieuw beginnen.',
        ],
        link: 'Bekijk uw zending',
      },
      closing: ['Vragen? Onze klantenservice is bereikbaar tot {time}.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'przesylka {ref} - clo',
      opening: [
        'informujemy ze przesylka {ref} czeka w urzedzie celnym, [do zaplaty {small}|naliczono {small}], termin {date}',
      ],
      benign: {
        ask: [
          'prosze zaplacic u kuriera, gotowka albo karta, kurier ma terminal i przysle potwierdzenie na telefon. do odbioru trzeba podac kod z sms ktory przyjdzie rano oraz numer przesylki. jak kwota sie nie zgadza z rachunkiem to prosze nie odbierac i dzwonic',
        ],
      },
      malicious: {
        ask: [
          'prosze zaplacic dzisiaj telefonem, wystarczy odpisac podajac kod z aplikacji albo zadzwonic, a my zatwierdzimy po swojemu. jak kwota sie nie zgadza to prosze i tak zatwierdzic i przyslac jeszcze jeden kod, nadplate kurier odda gotowka przy odbiorze',
        ],
      },
      closing: ['dziekujemy, dzial celny'],
    },
  ],
};
