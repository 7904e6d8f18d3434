import type { Scenario } from '../seed.ts';

export const parcelDelivery: Scenario = {
  id: 'parcel-delivery',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'parcel {ref} - we missed you',
      opening: ['sorry we missed you today, driver was at your door at {time} and [nobody answered|no one was in]!!'],
      benign: {
        ask: [
          'its with the shop on the corner, show them the code we texted you and put your name on the list. they keep it 7 days then it goes back to sender so dont leave it too long',
        ],
      },
      malicious: {
        ask: [
          'redelivery is {small}, put your card in on the page and type the code your bank texts you. we keep it 7 days then it goes back to sender so dont leave it too long',
        ],
      },
      closing: ['ref {ref}'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihre Sendung {ref} ist unterwegs',
      opening: [
        'Ihre Sendung {ref} hat unser Verteilzentrum in {city} verlassen und [trifft voraussichtlich|kommt voraussichtlich] am {date} bei Ihnen ein.',
      ],
      benign: {
        ask: [
          'Die Versandkosten von {small} haben Sie schon bezahlt. Möchten Sie, dass der Fahrer das Paket bei einem Nachbarn abgibt, wählen Sie den Wunschort bitte bis zum Vorabend um {time} in der Sendungsverfolgung aus. Eine Anmeldung ist dafür nicht nötig, die Sendungsnummer mit der Postleitzahl genügt.',
        ],
        link: 'Sendung verfolgen',
      },
      malicious: {
        ask: [
          'Die Zustellung setzt voraus, dass Ihre Anschrift bestätigt ist. Geben Sie dazu bitte bis zum Vorabend um {time} in der Maske das Passwort Ihrer E-Mail an und hinterlegen Sie im Anschluss die Kreditkarte, der wir {small} Zoll belasten dürfen.',
        ],
        link: 'Sendung bestätigen',
      },
      closing: ['Wir wünschen Ihnen viel Freude mit Ihrer Bestellung.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre colis {ref} : livraison le {date}',
      opening: ["Bonne nouvelle, votre colis sera livré le {date} [dans l'après-midi|avant {time}]."],
      benign: {
        ask: [
          "Si vous êtes absent, le colis vous attendra dix jours au relais ; vous recevrez par SMS le code à présenter avec une pièce d'identité.",
        ],
        link: 'Suivre mon colis',
      },
      malicious: {
        ask: [
          "Des frais de {small} restent dus : réglez-les par carte sur notre page de paiement, faute de quoi le colis repartira chez l'expéditeur.",
        ],
        link: 'Suivre mon colis',
      },
      closing: ["L'équipe livraison de {company}"],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'tu paquete {ref} retenido en almacen',
      opening: [
        'HOLA!! tenemos tu paquete {ref} en el almacen de {city} desde el {past} porque [falta el piso|la direccion no esta completa]',
      ],
      benign: {
        ask: [
          'llama cuando puedas al {phone}, el de tu pedido, o ven tu mismo a recogerlo, abrimos hasta las {time}. solo hace falta decir el numero de envio. ultimo dia el {date}, despues se devuelve',
        ],
      },
      malicious: {
        ask: [
          'manda por mensaje al {phone} una foto de tu dni por los dos lados y de la tarjeta con la que pagaste, asi lo comprobamos y sale hoy. ultimo dia el {date}, despues se devuelve',
        ],
      },
      closing: ['gracias por tu paciencia'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Encomenda {ref} retida na alfândega',
      opening: [
        'A sua encomenda {ref}, proveniente de fora da União Europeia, chegou ao nosso centro de {city} no dia {past} e aguarda [desalfandegamento|despacho aduaneiro].',
        'Este procedimento é habitual em compras a vendedores que não cobraram o imposto no momento da venda. O valor calculado, com IVA e serviço, é de {small}.',
      ],
      benign: {
        ask: [
          'O montante pode ser pago em dinheiro ou com cartão ao carteiro, no momento da entrega, ou ao balcão de qualquer loja nossa. Se preferir tratar de tudo com antecedência, entre na aplicação que já utiliza e procure o número acima. Caso não queira a encomenda, não tem de fazer nada: ao fim de vinte dias este volume é devolvido, sem custos.',
        ],
      },
      malicious: {
        ask: [
          'O montante deve ser pago antecipadamente através de um vale digital, que pode comprar em qualquer quiosque. Raspe o vale, fotografe o código e envie-o em resposta a este aviso juntamente com uma cópia do cartão de cidadão. Caso não o faça no prazo de dois dias, a encomenda é destruída e é-lhe aplicada uma coima pela alfândega.',
        ],
      },
      closing: ['Agradecemos a sua atenção.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'consegna non riuscita',
      opening: ['Il corriere non ha trovato il nome sul citofono, pacco {ref} [in giacenza|fermo da noi]'],
      benign: {
        ask: [
          'riproviamo domani, contrassegno {small}. se puo lasci il nome sul portone, altrimenti clicchi per scegliere un altro giorno, codice {ref}',
        ],
        link: 'scegli giorno',
      },
      malicious: {
        ask: [
          'per la riconsegna servono {small} di giacenza, clicchi e paghi con carta, serve anche il codice che le arriva dalla banca',
        ],
        link: 'scegli giorno',
      },
      closing: ['servizio consegne {city}'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uw pakket ligt klaar',
      opening: ['Uw pakket met nummer {ref} is op {past} aangekomen bij [ons afhaalpunt|het afhaalpunt] in {city}.'],
      benign: {
        ask: [
          'U kunt het tot en met {date} ophalen, dagelijks tot {time}. Neem een geldig identiteitsbewijs mee en laat de streepjescode uit onze app zien; de medewerker controleert alleen uw naam. Wie niet zelf kan komen, mag iemand anders met de code sturen.',
        ],
      },
      malicious: {
        ask: [
          'U kunt het laten bezorgen zodra uw identiteit is vastgesteld. Stuur daarvoor vóór {date}, {time}, een foto van het paspoort of rijbewijs en het nummer van uw bankpas; de medewerker controleert uw gegevens. Lukt dat niet, geef het dan door als u ons belt.',
        ],
      },
      closing: ['[Bedankt dat u voor {company} kiest.|Dank u voor uw bestelling.]'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'paczka {ref} czeka',
      opening: ['Twoja paczka {ref} czeka w punkcie [od|juz od] {past}, zostały 2 dni!!'],
      benign: {
        ask: [
          'odbierz ją do {time}, pobranie {small} w kasie, potem wraca do nadawcy i trzeba zamawiać od nowa. kod odbioru masz w aplikacji, nikomu go nie podawaj bo wyda paczkę obcemu',
        ],
      },
      malicious: {
        ask: [
          'dopłać brakujące {small} bo wraca do nadawcy i trzeba zamawiać od nowa. wejdź w płatność, zaloguj się do swojego banku i podaj kod z telefonu',
        ],
      },
      closing: ['pozdrawiamy z punktu'],
    },
  ],
};
