import type { Scenario } from '../seed.ts';

export const remittanceAdvice: Scenario = {
  id: 'remittance-advice',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'remittance {ref}',
      opening: ['hi, payment for your invoices went out [on {past}|{past}], {amount} in total'],
      benign: {
        ask: [
          'breakdown is on our supplier portal under Payments, where you send the invoices in, link below. three were short paid because of the credit note {other} agreed to, its all listed. any query goes to {other} please',
        ],
        link: 'advice',
      },
      malicious: {
        ask: [
          'breakdown is in the advice, link below, open it and check your invoices are on it. three were held because the details on them looked old, its all listed. any query put it on the page please, not to {other}',
        ],
        link: 'advice',
      },
      closing: ['accounts, {company}'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Zahlungsavis {ref}',
      opening: ['Wir haben am {past} eine Zahlung über {amount} [an Sie veranlasst|zu Ihren Gunsten angewiesen].'],
      benign: {
        ask: [
          'Welche Rechnungen sie umfasst, sehen Sie in unserem Lieferantenportal unter „Zahlungen“, wohin der Knopf führt. Ein Posten wurde wegen der Reklamation vom Frühjahr gekürzt; {other} im Einkauf kennt den Vorgang. Zu bestätigen ist nichts, das Avis dient allein Ihrer Buchhaltung.',
        ],
        link: 'Avis öffnen',
      },
      malicious: {
        ask: [
          'Welche Rechnungen sie umfasst, sehen Sie in dem Avis, das sich mit dem Knopf öffnet. Ein Posten ist noch offen, weil Ihre Rückmeldung fehlt; bitte sehen Sie das Avis durch und bestätigen Sie es bis zum {date}. Andernfalls wird die Zahlung zurückgerufen.',
        ],
        link: 'Avis öffnen',
      },
      closing: ['Kreditorenbuchhaltung'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Avis de paiement {ref}',
      opening: ['Nous vous informons qu’un paiement de {amount} [a été émis|vient d’être émis] à votre intention.'],
      benign: {
        ask: [
          'Le détail des factures réglées est consultable dans l’espace fournisseurs, à la ligne du {past} ; le bouton y conduit. Deux d’entre elles seront soldées le mois prochain, faute de bon de réception. Pour toute question, {other} reste votre interlocuteur.',
        ],
        link: 'Consulter l’avis',
      },
      malicious: {
        ask: [
          'Le détail des factures réglées figure dans l’avis qu’ouvre le bouton, que nous vous demandons d’ouvrir et de valider avant le {date}. Deux d’entre elles sont en suspens, faute de validation. Pour toute question, merci de répondre dans l’avis lui-même.',
        ],
        link: 'Consulter l’avis',
      },
      closing: ['Comptabilité fournisseurs de {company}'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Aviso de transferencia {ref}',
      opening: [
        'Le informamos de que se ha ordenado a su favor una transferencia [por importe de {amount}|de {amount}].',
      ],
      benign: {
        ask: [
          'El desglose se encuentra en el portal de proveedores, apartado Pagos, al que conduce el botón. La factura del {past} no está incluida porque falta el albarán firmado; pídaselo a {other}. Este aviso se emite a efectos informativos y no requiere respuesta.',
        ],
        link: 'Ver el desglose',
      },
      malicious: {
        ask: [
          'El desglose se encuentra en el justificante, que puede abrir y guardar con el botón. La factura del {past} no está incluida porque falta su conformidad; désela en el mismo justificante. Este aviso caduca el {date}, y con él la orden de transferencia.',
        ],
        link: 'Ver el desglose',
      },
      closing: ['Administración de {company}'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'pagamento {ref}',
      opening: ['boa tarde, ja fizemos o pagamento de {amount}, [seguiu a {past}|saiu a {past}]'],
      benign: {
        ask: [
          'o detalhe das faturas esta no portal de fornecedores onde as costumam por, link abaixo, separador pagamentos. falta uma que veio sem numero de encomenda, mandem outra vez. duvidas é com {other} no telefone do costume',
        ],
        link: 'ver detalhe',
      },
      malicious: {
        ask: [
          'o detalhe das faturas esta no comprovativo, link abaixo, abram e vejam se esta tudo. falta uma que ficou presa, para a soltar é carregar em confirmar no fim. duvidas escrevam no comprovativo que {other} esta fora',
        ],
        link: 'ver detalhe',
      },
      closing: ['contabilidade'],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: 'Avviso di pagamento {ref}',
      opening: ['Abbiamo disposto a Vostro favore un pagamento [di|pari a] {amount}.'],
      benign: { ask: ['Il dettaglio è nel portale fornitori, voce Pagamenti.'], link: 'Dettaglio' },
      malicious: { ask: ['Il dettaglio è nella ricevuta, da aprire subito.'], link: 'Dettaglio' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      short: true,
      subject: 'betaling {ref}',
      opening: ['[betaald|overgemaakt]: {amount} voor jullie facturen van vorige maand'],
      benign: { ask: ['specificatie staat in het leveranciersportaal bij betalingen'], link: 'specificatie' },
      malicious: { ask: ['open de specificatie hier en kijk of het klopt'], link: 'specificatie' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      short: true,
      subject: 'Potwierdzenie przelewu {ref}',
      opening: ['Zleciliśmy na Państwa rzecz przelew [na kwotę|w kwocie] {amount}.'],
      benign: { ask: ['Wykaz faktur zawiera panel dostawcy, zakładka Płatności.'], link: 'Wykaz' },
      malicious: { ask: ['Wykaz faktur zawiera potwierdzenie, prosimy je otworzyć.'], link: 'Wykaz' },
      closing: [],
    },
  ],
};
