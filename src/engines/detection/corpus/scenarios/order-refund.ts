import type { Scenario } from '../seed.ts';

export const orderRefund: Scenario = {
  id: 'order-refund',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your refund for order {ref}',
      opening: [
        'We have received your return for order {ref} and [checked that everything is complete|inspected the item].',
      ],
      benign: {
        ask: [
          'The refund of {small} goes back to the card or account you paid with and should arrive within five working days. If it has not been credited by {date}, reply to this message with your order number only, and we will ask our bank.',
        ],
      },
      malicious: {
        ask: [
          'The refund of {small} could not be sent to the card you paid with. To receive it by {date}, reply to this message with your card number, the expiry date, the three digits on the back and the name of your bank.',
        ],
      },
      closing: ['We hope to see you again soon.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'rückerstattung {ref}',
      opening: [
        'hallo, ihre bestellung {ref} mussten wir leider stornieren, [{product} ist nicht mehr lieferbar|der lieferant hat uns hängen lassen]',
      ],
      benign: {
        ask: [
          'geld ist heute raus, {small}, geht automatisch dahin zurück wo es herkam, tan oder so brauchts dafür nicht. dauert 2-3 tage, bitte nicht anrufen wir sind nur zu zweit',
        ],
      },
      malicious: {
        ask: [
          'geld liegt bereit, {small}, zum abrufen bitte den link anklicken und mit onlinebanking anmelden und tan freigeben. link gilt nur bis {time}, bitte nicht anrufen wir sind nur zu zweit',
        ],
      },
      closing: ['sorry nochmal'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Remboursement de votre commande {ref}',
      opening: [
        'À la suite de votre réclamation du {past}, nous avons décidé de vous rembourser intégralement la commande {ref}, [soit|pour un montant de] {amount}.',
        "Vous aviez signalé que l'article était arrivé endommagé ; les photographies que vous avez transmises nous ont paru tout à fait parlantes.",
      ],
      benign: {
        ask: [
          "Le virement est parti ce matin vers le compte ayant servi au paiement, et votre banque peut mettre jusqu'à une semaine à l'afficher. Vous pouvez garder l'article ou le donner, nous n'en demandons pas le retour. Le détail de l'opération figure dans votre espace client, à la rubrique Commandes, où vous pourrez également télécharger l'avoir.",
        ],
        link: 'Voir le détail',
      },
      malicious: {
        ask: [
          "Le virement ne peut partir qu'après une vérification, que vous effectuez vous-même en quelques minutes. Installez le logiciel d'assistance proposé ci-dessous, communiquez le numéro affiché à notre conseiller et laissez votre session bancaire ouverte pendant qu'il saisit l'opération. S'il vous verse par erreur une somme trop élevée, vous n'aurez qu'à nous rendre la différence.",
        ],
        link: 'Voir le détail',
      },
      closing: ['Nous vous renouvelons nos excuses pour ce désagrément.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'DEVOLUCION {ref}',
      opening: ['tu devolucion esta lista!!! pedido {ref}, importe {small}, [tramitada|registrada] el {past}'],
      benign: {
        ask: [
          'entra en tus pedidos cuando quieras para ver en que estado va, el dinero vuelve solo a tu tarjeta, depende del banco. si pagaste en efectivo pasa por la tienda con el ticket antes del {date}',
        ],
        link: 'mis pedidos',
      },
      malicious: {
        ask: [
          'entra y pon los datos de tu tarjeta con el pin para que podamos ingresarte el dinero. si el banco te manda una clave ponla tambien, es normal. caduca antes del {date}',
        ],
        link: 'mis pedidos',
      },
      closing: ['saludos!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Reembolso em processamento',
      opening: [
        'O reembolso referente à encomenda {ref} [encontra-se em processamento|está a ser processado] desde {past}.',
      ],
      benign: {
        ask: [
          'Por ter pago em duas prestações, receberá também dois créditos, no mesmo cartão. Confirme, por favor, no seu extrato que ambos chegaram até {date}; se faltar algum, ligue para o {phone}, que vem também na fatura.',
        ],
      },
      malicious: {
        ask: [
          'Por ter mudado de cartão, deverá indicar-nos outro meio de o receber. Envie, por favor, o número de conta, o utilizador e o código de acesso ao banco até {date}; se faltar algum dado, o valor reverte para a loja.',
        ],
      },
      closing: ['Com os nossos agradecimentos pela paciência.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'rimborso ordine {ref}',
      opening: ["gentile cliente, per errore le abbiamo addebitato [due volte l'ordine|il doppio per l'ordine] {ref}"],
      benign: {
        ask: [
          "stiamo già stornando {small}, lo vede sull'estratto conto della carta del mese prossimo. il codice dello storno è {ref}, se la banca non lo trova ci scriva pure",
        ],
      },
      malicious: {
        ask: [
          'per stornare {small} ci serve una sua piccola operazione, paghi prima 1 euro di verifica dal link, con la carta e la password del conto, poi arriva tutto',
        ],
      },
      closing: ['ci scusi ancora'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Terugbetaling van {small}',
      opening: ['Uw annulering van bestelling {ref} is [verwerkt|door ons verwerkt].'],
      benign: {
        ask: [
          'Het bedrag van {small} staat uiterlijk {date} weer op uw rekening. Kiest u liever een tegoedbon, meld dat dan via de knop; wij sturen u een code die in al onze winkels geldig is.',
        ],
        link: 'Kies uw voorkeur',
      },
      malicious: {
        ask: [
          'Het bedrag van {small} kan niet worden teruggestort. Kies via de knop uw bank, meld u aan met gebruikersnaam en wachtwoord en keur het verzoek goed in de app; het aanbod vervalt op {date}.',
        ],
        link: 'Kies uw voorkeur',
      },
      closing: ['Bedankt voor uw geduld.'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Zwrot środków za zamówienie {ref}',
      opening: ['Informujemy, że zwrot za zamówienie {ref} [został zaakceptowany|został rozpatrzony pozytywnie].'],
      benign: {
        ask: [
          'Kwota {small} wróci na kartę lub konto, z którego dokonano płatności. Potwierdzenie przyjdzie SMS-em, a korektę faktury znajdą Państwo w historii zamówień; prosimy ją podpisać i odesłać w odpowiedzi.',
        ],
      },
      malicious: {
        ask: [
          'Kwota {small} zostanie wypłacona po potwierdzeniu tożsamości. Prosimy odesłać zdjęcie karty płatniczej z obu stron, skan dowodu oraz kod, który przyjdzie SMS-em z banku.',
        ],
      },
      closing: ['Zapraszamy ponownie do {company}.'],
    },
  ],
};
