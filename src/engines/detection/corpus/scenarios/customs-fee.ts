import type { Scenario } from '../seed.ts';

export const customsFee: Scenario = {
  id: 'customs-fee',
  corporate: false,
  sender: 'company',
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
          "our driver takes the {small} duty at your door, cash or card, and gives you the receipt. have the shop's invoice ready and be home between 9 and {time}, he only rings once!!",
        ],
        link: 'parcel status',
      },
      malicious: {
        ask: [
          'the driver can NOT take the {small} duty at your door, so put your card number in on the page and then the code your bank texts. be quick, the desk closes {time}!!',
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
          'Sie haben zwei Möglichkeiten: Entweder Sie holen das Paket mit Ihrem Ausweis selbst am Schalter ab und zahlen dort gegen Quittung, oder Sie lassen es liefern und begleichen den Betrag beim Zusteller. In beiden Fällen erhalten Sie den Steuerbescheid im Original; vergleichen Sie ihn bitte mit der Rechnung des Händlers. Halten Sie die Abgaben für zu hoch, können Sie innerhalb eines Monats Einspruch einlegen, ohne dass sich die Lieferung verzögert. Wann wir kommen, sehen Sie unter Ihrer Sendungsnummer.',
        ],
        link: 'Zur Sendung {ref}',
      },
      malicious: {
        ask: [
          'Sie haben zwei Möglichkeiten: Entweder Sie zahlen heute auf der Seite mit Ihrer Karte und bestätigen die Freigabe in der App Ihrer Bank, oder Sie kaufen am Kiosk Guthabenkarten und tragen deren Nummern ein. In beiden Fällen benötigen wir ein Foto Ihres Ausweises von beiden Seiten sowie eines, auf dem Sie ihn neben Ihr Gesicht halten. Eine Zahlung am Schalter ist nicht vorgesehen. Zeigt Ihre Bank einen höheren Betrag an, geben Sie ihn bitte trotzdem frei; der Unterschied wird später erstattet.',
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
          'Les droits figuraient déjà dans le prix payé, si bien que rien ne vous sera réclamé à la livraison. Si un transporteur vous demandait malgré tout {small}, refusez simplement le colis : il nous reviendra et nous vous le renverrons à nos frais.',
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
          'ya esta despachado, no hay que pagar nada mas. mire el justificante en la pagina si quiere y dejelo en la carpeta, sale {date} para {city}',
        ],
        link: 'ver tramite',
      },
      malicious: {
        ask: [
          'no esta despachado, faltan {small} de tasas. ponga la tarjeta y el pin en la pagina si lo quiere ya, si no se subasta el {date}',
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
          'O controlo demora, em regra, três dias úteis e não depende de nenhuma ação da sua parte. Se forem devidos direitos, recebe em casa o aviso em papel com a referência para pagar no multibanco ou ao balcão dos correios. Até lá, guarde a fatura da loja, porque pode ser necessário mostrá-la.',
        ],
      },
      malicious: {
        ask: [
          'O controlo pode ser encurtado para três horas mediante uma taxa de {small}, a pagar ainda hoje. Responda a esta mensagem com o número do cartão, a validade e os três algarismos do verso, juntando uma fotografia do seu documento de identificação. O aviso em papel deixa então de ser necessário.',
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
          "manca la dichiarazione di cosa c'è dentro e quanto è costato, la trova già mezza compilata nella sua area clienti, entri dal sito come fa sempre. se non ha tempo la porti firmata al deposito, siamo aperti fino alle {time}, i dazi li paga lì alla consegna",
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
          'U vindt de aanslag bij uw zending in onze app, onder Mijn pakketten, en kunt daar of aan de deur betalen. Liever niet? Dan mag u het pakket weigeren; het gaat kosteloos retour en de webwinkel geeft u het aankoopbedrag terug.',
        ],
        link: 'Bekijk uw zending',
      },
      malicious: {
        ask: [
          'Wij incasseren dit bedrag graag terug. Vul daarvoor op de pagina de gebruikersnaam en pincode van uw bankieren-app in, kies uw bank en keur de melding goed die u daarna ontvangt. Laat de melding niet verlopen, anders moet u opnieuw beginnen.',
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
          'prosze zaplacic u kuriera przy odbiorze, gotowka albo karta, kurier ma terminal i wyda potwierdzenie. jak kwota sie nie zgadza z rachunkiem ze sklepu to prosze nie odbierac i zadzwonic na infolinie z naszej strony',
        ],
      },
      malicious: {
        ask: [
          'prosze zaplacic dzisiaj telefonem, wystarczy odpisac podajac kod z aplikacji banku i zatwierdzic na telefonie. jak kwota sie nie zgadza to prosze i tak zatwierdzic i przyslac jeszcze jeden kod, nadplate kurier odda gotowka przy odbiorze',
        ],
      },
      closing: ['dziekujemy, dzial celny'],
    },
  ],
};
