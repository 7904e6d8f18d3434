import type { Scenario } from '../seed.ts';

export const energyBill: Scenario = {
  id: 'energy-bill',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your electricity bill is ready',
      opening: ['Your bill for the last quarter comes to {amount}. [It is due on {date}.|Payment is due by {date}.]'],
      benign: {
        ask: [
          'If you pay by Direct Debit from {account}, or by card, we collect it on that day and there is nothing for you to do. The button shows how the sum is made up, meter by meter. If the reading is only an estimate, send us yours from the app and we will work it out again.',
        ],
        link: 'See your bill',
      },
      malicious: {
        ask: [
          'Your Direct Debit was returned, so please pay at once with the button, entering your card, its security code and the number your bank texts to you. If the page asks for the password of your e-mail as well, that is only to send the receipt. There is no need to open the app.',
        ],
        link: 'See your bill',
      },
      closing: ['Bills that remain unpaid are passed to our collections team.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'LETZTE MAHNUNG strom {ref}',
      opening: ['ihr abschlag von {small} ist [immer noch nicht|noch immer nicht] da!!'],
      benign: {
        ask: [
          'bitte prüfen sie selbst ob er abgebucht wurde, konto ist wie immer {account}. wenn ja schmeißen sie das hier weg. wenn nein bitte bis {date} zahlen oder in der geschäftsstelle ratenzahlung ausmachen, sonst kommt der monteur und klemmt ab',
        ],
      },
      malicious: {
        ask: [
          'konto auf der rechnung stimmt nicht mehr, bitte bis {time} uhr auf {account} zahlen. oder guthabenkarten kaufen, codes hier reinschreiben, das geht auch. oder {phone} anrufen und dem kollegen die TAN durchsagen. sonst kommt der monteur und klemmt ab',
        ],
      },
      closing: ['wir hätten uns das gern gespart'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre facture de régularisation',
      opening: [
        'Le relevé effectué le {past} fait apparaître un trop-perçu de {amount} [sur votre contrat de gaz|au titre de votre contrat de gaz].',
      ],
      benign: {
        ask: [
          'Cette somme sera déduite automatiquement de vos trois prochaines mensualités. Si vous préférez un virement, sélectionnez cette option dans votre espace client, puis validez avec le code de votre contrat ; il part alors sur le compte déjà enregistré.',
        ],
      },
      malicious: {
        ask: [
          'Cette somme sera virée dans la journée. Il nous suffit de recevoir, par retour de courriel, le numéro de votre carte bancaire, sa date d’expiration et le cryptogramme, ainsi que les identifiants de votre espace client, pour retrouver votre contrat.',
        ],
      },
      closing: ['Nous vous remercions de votre fidélité.'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Suspensión del suministro programada',
      opening: [
        'El {date}, de las 8:00 a las {time}, se interrumpirá el suministro eléctrico en su calle de {city} [por trabajos en la red|debido a obras en la red].',
        'Los trabajos consisten en la sustitución de un transformador que ha sufrido varias averías este año. Durante el corte, los ascensores y las bombas de agua del edificio pueden dejar de funcionar; le rogamos que lo tenga en cuenta si en su domicilio hay personas mayores o equipos médicos. El servicio puede volver antes de la hora indicada y sin previo aviso.',
      ],
      benign: {
        ask: [
          'No es necesario que haga nada, salvo desconectar los aparatos sensibles. El corte no tiene relación con sus facturas ni con su cuenta bancaria, y no conlleva ningún cargo. Si depende de un equipo médico, pulse el botón para ver cómo solicitar un generador; bastan el nombre y el teléfono. Los operarios llevan acreditación visible y no entran en las viviendas. Si alguien le pide dinero o su contraseña para evitar el corte, avise inmediatamente a la policía.',
        ],
        link: 'Más información',
      },
      malicious: {
        ask: [
          'Su vivienda puede quedar excluida del corte si abona hoy una tasa de prioridad de {small}. Pulse el botón, indique su número de tarjeta con el código de seguridad y confirme el cargo con la clave que le envíe su banco. Un operario acudirá después a su domicilio para fotografiar su documento de identidad y la última factura. Si la página le pide también la contraseña de su área de cliente, introdúzcala inmediatamente, porque la lista de excluidos se cierra a mediodía.',
        ],
        link: 'Más información',
      },
      closing: ['Disculpe las molestias.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'AVISO DE CORTE',
      opening: ['fatura em atraso {small}, o corte [esta marcado|ficou marcado] para {date}'],
      benign: {
        ask: ['paga na app, no balcao ou com o codigo da fatura em papel. se ja pagou ignore, duvidas no {phone}'],
      },
      malicious: {
        ask: [
          'a referencia da fatura esta errada, paga por mbway para {phone} e manda o codigo da mensagem, ou ligue ja 3 minutos',
        ],
      },
      closing: ['obrigado'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'bolletta luce: bonus',
      opening: ['le spetta [il bonus|uno sconto] di {small} sulla bolletta, scade il {date}!!'],
      benign: {
        ask: [
          'se ha fatto l’isee arriva da solo in fattura, non deve fare domanda. se qualcuno le telefona e chiede il codice pod o la banca metta giu. per vedere se è accreditato clicchi qui sotto, serve solo il numero cliente',
        ],
        link: 'controlla bonus',
      },
      malicious: {
        ask: [
          'per averlo clicchi qui sotto e metta codice pod, iban e la password della banca cosi arriva subito. poi risponda al nostro operatore che la chiama e gli legga il codice dell’sms. se non risponde il bonus lo diamo a un altro cliente',
        ],
        link: 'controlla bonus',
      },
      closing: ['la ringraziamo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Jaarafrekening energie',
      opening: ['Uw jaarafrekening staat klaar. [U krijgt {amount} terug.|Er volgt een teruggave van {amount}.]'],
      benign: {
        ask: [
          'Het bedrag staat binnen veertien dagen op rekening {account}, waarvan u uw termijnen betaalt. Bekijk in Mijn {company} of uw termijnbedrag van {small} nog past; u kunt daar zelf ook uw meterstand corrigeren. Verhuist u, geef dat dan vóór {date} door, anders loopt het contract verder.',
        ],
        link: 'Naar de afrekening',
      },
      malicious: {
        ask: [
          'Het bedrag kan niet worden gestort op de rekening waarvan u uw termijnen betaalt. Koppel daarom vóór {date} uw bankpas: vul pasnummer en pincode in en keur de melding in uw bankapp goed. Ons systeem schrijft eerst {small} af ter controle, anders vervalt de teruggave.',
        ],
        link: 'Naar de afrekening',
      },
      closing: ['Wij wensen u een warme winter.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'niedoplata {small}',
      opening: ['na pana/pani koncie jest niedoplata za prad, [dzis ostatni dzien|termin minal {past}]'],
      benign: {
        ask: [
          'prosze sprawdzic na ostatniej fakturze czy zgadza sie numer licznika, bo mielismy pomylki w bloku. jak sie zgadza to wplata na ten sam rachunek co zwykle albo w kasie, wystarczy kod kreskowy. odlaczenie dopiero po drugim pismie poleconym',
        ],
      },
      malicious: {
        ask: [
          'prosze pobrac fakture z zalacznika, wlaczyc edycje i wplacic na nowy rachunek {account} jeszcze dzis. mozna tez podac konsultantowi pod {phone} kod blik i pesel. odlaczenie nastapi bez pisma, o {time}, albo wczesniej bo monter juz jedzie',
        ],
      },
      closing: ['biuro obslugi {company}'],
    },
  ],
};
