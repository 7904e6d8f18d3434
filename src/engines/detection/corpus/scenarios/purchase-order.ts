import type { Scenario } from '../seed.ts';

export const purchaseOrder: Scenario = {
  id: 'purchase-order',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Purchase order {ref}',
      opening: [
        'Following our talk with {other}, [we would like to order|we are pleased to order] forty units of the item quoted, for delivery to our site in {city} by {date}.',
        'The price per unit is as in your quotation of {past}. Please deliver on standard pallets, marked with the order number, between eight and {time}; the yard is closed at weekends. A second order of the same size is likely in spring, provided that the first arrives complete.',
      ],
      benign: {
        ask: [
          'Kindly confirm the delivery week and tell us whether a deposit of {amount} is due. If it is, send a pro forma invoice in the ordinary way, and our accounts team will pay it once they have compared the bank details with those in our records. As you have not dealt with us before, you may wish to ask for references or to check our company number in the public register; we would do the same in your place. Our terms of purchase are under the link, and no sign-in is needed to read them.',
        ],
        link: 'Terms of purchase',
      },
      malicious: {
        ask: [
          'Kindly ship the goods immediately, on sixty days’ credit, to the forwarder named under the link rather than to our site. Before you do, the forwarder needs a clearance deposit of {amount}, which you may pay into {account} and add to your invoice; we refund it with the first instalment. To open the order you will be asked for the password of your business mailbox. As time is short, please do not ring our switchboard or look us up in the register, since purchasing is handled by my office alone.',
        ],
        link: 'Terms of purchase',
      },
      closing: ['We look forward to a lasting business relationship.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Bestellung {ref}, Lieferung frei Haus',
      opening: [
        'hiermit bestellen wir [auf Grundlage Ihres Angebots|gemäß Ihrem Angebot] vom {past} zweihundert Stück zum Gesamtpreis von {amount}.',
      ],
      benign: {
        ask: [
          'Bitte bestätigen Sie den Termin {date} schriftlich. Die Rechnung senden Sie wie immer an unsere Buchhaltung; gezahlt wird vierzehn Tage nach Eingang der Ware auf Ihr hinterlegtes Konto {account}. Sollte jemand in unserem Namen eine andere Lieferanschrift nennen, rufen Sie bitte zuerst {other} an.',
        ],
      },
      malicious: {
        ask: [
          'Bitte öffnen Sie die angehängte Stückliste und aktivieren Sie darin die Makros, sonst fehlen die Preise. Die Ware geht an eine andere Lieferanschrift, die mein Fahrer Ihnen per Messenger nennt. Für die Zollgebühr überweisen Sie vorab {small} auf {account}; bei {other} brauchen Sie nicht nachzufragen.',
        ],
      },
      closing: ['Für Rückfragen stehe ich gern zur Verfügung.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'BON DE COMMANDE {ref}',
      opening: ['on vous a envoyé la commande [y a 3 jours|lundi] et toujours pas de réponse, le chantier attend !!'],
      benign: {
        ask: [
          "dites moi juste oui ou non pour le {date}, sinon je prends ailleurs. le chauffeur règle les palettes par carte sur place, {small}, le reste c'est fin de mois. si le bon est pas arrivé rappelez le bureau, vous avez le numero sur toutes nos factures",
        ],
      },
      malicious: {
        ask: [
          "ouvrez la pièce jointe c'est le bon, y a un exe il faut l'autoriser. et le chauffeur demande {amount} de caution avant de charger, à virer sur {account}, remboursé fin de mois. n'appelez pas le bureau ils sont pas au courant pour le {date}",
        ],
      },
      closing: ['répondez vite svp'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Solicitud de presupuesto y pedido',
      opening: [
        'Represento a {company}, con sede en {city}. [Su catálogo nos ha interesado mucho|Hemos visto su catálogo con interés], en particular el artículo «{product}», del que necesitaríamos unas cien unidades.',
      ],
      benign: {
        ask: [
          'Le agradecería un presupuesto con plazo de entrega y condiciones de pago. El cuadro con las medidas está en el enlace; se abre sin usuario ni clave. Al ser nuestro primer pedido, aceptamos pagar por adelantado, una vez recibida su factura proforma y verificada la cuenta por teléfono.',
        ],
        link: 'Cuadro de medidas',
      },
      malicious: {
        ask: [
          'Le agradecería que se registrara hoy como proveedor en el enlace, con el usuario y la clave de su correo profesional. El alta cuesta {small}, que se abonan con tarjeta y se descuentan del primer pago. Al ser nuestro primer pedido, adjunte el pasaporte del gerente y un extracto bancario.',
        ],
        link: 'Cuadro de medidas',
      },
      closing: ['Quedo a la espera de sus noticias.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'encomenda urgente p/ {date}',
      opening: ['boas, preciso de 15 caixas do costume [ate sexta|ainda esta semana], o stock acabou'],
      benign: {
        ask: [
          'se nao tiverem tudo mandem o que ha, o resto fica pra outra. fatura no mesmo nif e pago ao motorista com cartao como sempre, qualquer coisa {phone}. confirma so a hora que tenho de abrir o portao',
        ],
      },
      malicious: {
        ask: [
          'desta vez o pagamento e diferente, manda me os dados do vosso cartao da empresa com o codigo e eu credito a mais, depois devolves a diferença a transportadora em vales. confirma so por mensagem {phone}',
        ],
      },
      closing: ['obrigadao'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'ordine',
      opening: ['buongiorno ordine {ref} [come da telefonata|come d’accordo], 8 pezzi'],
      benign: {
        ask: [
          'passo io a ritirare verso le {time}, fattura alla solita partita iva e bonifico dalla stessa banca, va bene?',
        ],
      },
      malicious: {
        ask: ['apra il file zip con il dettaglio, password 1234, e risponda con login del gestionale, va bene?'],
      },
      closing: ['attendo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Wijziging inkooporder {ref}',
      opening: [
        'Door een fout in onze planning klopt order {ref} niet meer. [Het aantal wordt twaalf in plaats van twintig.|Het gaat om twaalf stuks in plaats van twintig.]',
      ],
      benign: {
        ask: [
          'Wilt u de bevestiging aanpassen en de creditnota met de volgende factuur verrekenen? Terugbetalen hoeft niet, en aan uw rekening {account} verandert niets. De oude order vervalt direct; wat al onderweg is, nemen wij gewoon af. Klik op de knop voor de nieuwe orderregels.',
        ],
        link: 'Order bekijken',
      },
      malicious: {
        ask: [
          'Wilt u het teveel, {amount}, direct terugbetalen op {account}? Onze overboeking aan u is al onderweg en komt morgen binnen. De oude rekening is niet meer van ons. Klik op de knop voor de nieuwe orderregels en log daar in met het wachtwoord van uw administratie.',
        ],
        link: 'Order bekijken',
      },
      closing: ['Excuses voor de extra moeite.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'zamowienie {ref} PILNE',
      opening: ['dzien dobry, {own} zamawia [10 palet|dziesiec palet], transport po naszej stronie'],
      benign: {
        ask: [
          'prosze o faktur proforma na maila i termin. konto sprawdzamy na bialej liscie, dlatego przelew idzie dopiero na drugi dzien. awizacja kierowcy bedzie osobno, bez niej prosze towaru nie wydawac nawet jak ktos poda kod zamowienia',
        ],
      },
      malicious: {
        ask: [
          'prosze wydac towar kierowcy jeszcze dzis, przelew pojdzie na drugi dzien. kierowcy trzeba dac {amount} na paliwo, doliczycie do faktury. w zalaczniku specyfikacja, trzeba wlaczyc makra i podac haslo do poczty. nikogo u nas nie pytac',
        ],
      },
      closing: ['licze na szybka odpowiedz'],
    },
  ],
};
