import type { Scenario } from '../seed.ts';

export const receiptToCancel: Scenario = {
  id: 'receipt-to-cancel',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['thank you {name}, we have charged {amount} for your {product}, [order {ref}|no. {ref}]'],
      benign: {
        ask: [
          'it ships on {date}, tracking comes in a second mail. changed your mind? your orders page has a cancel button until its packed, after that send it back within 30 days. keep this mail, the guarantee needs the number',
        ],
      },
      malicious: {
        ask: [
          'it ships in a few hours to an address in another town. if you didnt buy this ring our billing desk right now on {phone} and they cancel it with you on the computer. no button for it, and after 24 hours the money is gone',
        ],
      },
      closing: ['happy shopping'],
      subject: 'thanks for your order {ref}',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Vielen Dank für Ihren Einkauf. Die Zahlung über {amount} wurde [autorisiert|ausgeführt].'],
      benign: {
        ask: [
          'Ihr Artikel liegt ab {date} in der Filiale {city} bereit. Die Rechnung mit ausgewiesener Mehrwertsteuer finden Sie im Kundenkonto. Bezahlt wurde mit der Karte, die Sie gestern an der Kasse benutzt haben; auf dem Auszug steht unser Firmenname.',
        ],
      },
      malicious: {
        ask: [
          'Der Betrag wird binnen 24 Stunden von Ihrem Konto abgebucht. Haben Sie den Kauf nicht getätigt, rufen Sie uns sofort unter {phone} an. Ein Mitarbeiter schaltet sich auf Ihren Rechner, öffnet mit Ihnen das Onlinebanking und storniert die Abbuchung; per E-Mail ist das nicht möglich.',
        ],
      },
      closing: ['Kundenbetreuung'],
      subject: 'Kaufbestätigung: {product}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['merci {name}, achat validé [ce jour|ce matin] : {product}'],
      benign: {
        ask: [
          "vous l'avez emporté du magasin donc rien a attendre. c'est le ticket que vous avez demandé par mail, bon pour l'echange jusqu'au {date} meme ouvert. l'appli en garde une copie si vous perdez celle ci, a bientot",
        ],
        link: 'mon achat',
      },
      malicious: {
        ask: [
          "si ce n'est pas vous annulez tout de suite, il suffit de cliquer et de mettre votre carte pour que l'on recredite. sinon le debit part ce soir. par telephone le {phone}, gardez l'ordinateur allumé et votre banque ouverte",
        ],
        link: 'mon achat',
      },
      closing: ['merci de votre confiance'],
      subject: 'votre achat de {amount}',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Ha enviado un pago de {amount} a {other}. [Concepto: {product}.|Por: {product}.]'],
      benign: {
        ask: [
          'El vendedor ha sido avisado y prepara el envío. Si el artículo no llega o no es como se describía, abra una reclamación en la sección Actividad antes de ciento ochenta días. Este recibo también aparece allí. Gracias por hablar primero con el vendedor, suele resolverlo.',
        ],
      },
      malicious: {
        ask: [
          'El importe se descontará hoy de su cuenta. Si no reconoce el pago, dispone de doce horas para reclamarlo llamando al {phone}, donde un técnico le guiará para instalar un programa de asistencia y devolverle el dinero. En la sección Actividad todavía no aparece.',
        ],
      },
      closing: ['Servicio de pagos'],
      subject: 'Recibo de su pago',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola {name}, compra de {amount} [aprovada|autorizada] no cartao final 8812'],
      benign: {
        ask: [
          '{product}, loja do shopping, {past}. se guardou a caixa a troca e em 30 dias com este recibo. o cashback aparece na fatura de {date}. nao reconhece? olha com calma no app do banco, as vezes o nome da loja e outro',
        ],
        link: 'detalhes da compra',
      },
      malicious: {
        ask: [
          'se voce nao fez essa compra ligue agora {phone} ou clique em cancelar compra. tenha em maos cartao, senha e o codigo sms, o atendente estorna em 5 minutos. nao fale com o banco antes senao a compra e confirmada',
        ],
        link: 'detalhes da compra',
      },
      closing: ['central'],
      subject: 'compra aprovada {ref}',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ["La ringraziamo per l'acquisto: {product}, [{amount}|al prezzo di {amount}]."],
      benign: {
        ask: [
          "La consegna al piano è prevista il {date}; il corriere telefonerà un'ora prima. Il recesso è gratuito entro quattordici giorni e si esercita dal Suo ordine o con una lettera. La fattura di {amount} è già nel cassetto fiscale, intestata a chi ha ordinato.",
        ],
        link: 'Gestisci ordine',
      },
      malicious: {
        ask: [
          "Se non ha effettuato l'acquisto, lo annulli entro due ore. Dal pulsante potrà indicare la carta da rimborsare, il codice di sicurezza e la password del conto; un operatore la richiamerà per verificare l'ultimo codice ricevuto. Oltre tale termine l'addebito è definitivo.",
        ],
        link: 'Gestisci ordine',
      },
      closing: ['Servizio acquisti'],
      subject: 'Ricevuta di pagamento n. {ref}',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, bedankt, je betaling voor {product} is [gelukt|binnen]'],
      benign: {
        ask: [
          'we gaan hem vandaag nog inpakken. bezorging {date} tussen 10 en {time}, aan de buren mag ook als je dat in je account aanzet. spijt? stuur hem terug in dezelfde doos, {amount} komt vanzelf op dezelfde rekening',
        ],
        link: 'bestelling',
      },
      malicious: {
        ask: [
          'heb je dit niet besteld? klik dan binnen een uur op annuleren, kies je bank en log in zodat we het terug kunnen storten. of bel {phone}, wij kijken dan even mee op je scherm. daarna gaat hij de deur uit en is het te laat',
        ],
        link: 'bestelling',
      },
      closing: ['team service'],
      subject: 'bevestiging betaling {amount}',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Dziękujemy za zakup. Pobrano {amount} za artykuł: {product}. [Numer: {ref}.|Zamówienie {ref}.]'],
      benign: {
        ask: [
          'Przesyłka dotrze do {date}. Anulowanie jest możliwe w zakładce Moje zamówienia, dopóki paczka nie zostanie spakowana, a zwrot w ciągu trzydziestu dni. Fakturę dołączymy do paczki. Zdjęcie szafki, o którą pytano, wysłaliśmy osobno.',
        ],
      },
      malicious: {
        ask: [
          'Jeżeli nie składali Państwo tego zamówienia, prosimy niezwłocznie zadzwonić pod numer {phone}. Konsultant pomoże zainstalować program do zwrotów i przeprowadzi przez bankowość internetową. W zakładce Moje zamówienia anulować się nie da, a po dobie pieniądze przepadną.',
        ],
      },
      closing: ['Biuro obsługi'],
      subject: 'Potwierdzenie zamówienia {ref}',
    },
  ],
};
