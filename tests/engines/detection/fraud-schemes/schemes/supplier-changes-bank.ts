import type { Scheme } from './scheme.ts';

export const SUPPLIER_CHANGES_BANK: Scheme = {
  fraud: [
    [
      'Accounts <accounts@elmtools.example>',
      'Invoice 20417',
      'Please note that our usual account cannot receive funds because of an audit. Kindly pay invoice 20417 to our subsidiary’s account; the details are attached.',
    ],
    [
      'Buchhaltung <rechnung@elmtools.example>',
      'Rechnung 20417',
      'Wir bitten Sie, die offene Rechnung nicht mehr auf das bisherige Konto zu zahlen. Die neuen Daten finden Sie im Anhang.',
    ],
    [
      'Comptabilité <compta@elmtools.example>',
      'Facture 20417',
      'Bonjour, suite à un changement de domiciliation, merci de régler la facture 20417 en attente sur le compte indiqué dans le RIB ci-joint.',
    ],
    [
      'Contabilidad <cuentas@elmtools.example>',
      'Factura 20417',
      'Les informamos de que hemos dejado de trabajar con nuestro banco. Rogamos abonen la factura 20417 en la cuenta que adjuntamos.',
    ],
    [
      'Contabilidade <contas@elmtools.example>',
      'Fatura 20417',
      'Caros, a nossa conta habitual está em auditoria. Pedimos que o pagamento da fatura 20417 seja feito para a conta em anexo.',
    ],
    [
      'Contabilità <conti@elmtools.example>',
      'Fattura 20417',
      'Gentile cliente, il nostro IBAN non è più attivo. Vi preghiamo di effettuare il pagamento della fattura 20417 sulle coordinate in allegato.',
    ],
    [
      'Boekhouding <boek@elmtools.example>',
      'Factuur 20417',
      'Beste, ons oude rekeningnummer is niet langer in gebruik. Wilt u factuur 20417 betalen op de rekening in de bijlage?',
    ],
    [
      'Księgowość <biuro@elmtools.example>',
      'Faktura 20417',
      'Szanowni Państwo, nasz rachunek w dotychczasowym banku został zamknięty. Prosimy o zapłatę faktury 20417 na konto podane w załączniku.',
    ],
  ],
  honest: [
    [
      'Accounts <accounts@elmtools.example>',
      'Invoice 20417',
      'Invoice 20417 is attached, payable by the end of the month. The account is the same as ever, as printed on it. Thank you for the order.',
    ],
    [
      'Buchhaltung <rechnung@elmtools.example>',
      'Rechnung 20417',
      'Anbei die Rechnung 20417, zahlbar bis Monatsende. Das Konto ist wie immer das bisherige und steht darauf. Vielen Dank für den Auftrag.',
    ],
    [
      'Comptabilité <compta@elmtools.example>',
      'Facture 20417',
      'Bonjour, vous trouverez la facture 20417, payable avant la fin du mois. Le compte est le même que d’habitude. Merci de votre commande.',
    ],
    [
      'Contabilidad <cuentas@elmtools.example>',
      'Factura 20417',
      'Hola, va la factura 20417, con vencimiento a fin de mes. La cuenta es la misma de siempre y figura en ella. Gracias por el pedido.',
    ],
    [
      'Contabilidade <contas@elmtools.example>',
      'Fatura 20417',
      'Caros, segue a fatura 20417, com vencimento no fim do mês. A conta é a mesma de sempre e consta nela. Obrigado pela encomenda.',
    ],
    [
      'Contabilità <conti@elmtools.example>',
      'Fattura 20417',
      'Buongiorno, ecco la fattura 20417, con scadenza a fine mese. Il conto è lo stesso di sempre e vi è stampato. Grazie dell’ordine.',
    ],
    [
      'Boekhouding <boek@elmtools.example>',
      'Factuur 20417',
      'Goedendag, hierbij factuur 20417, te betalen voor het einde van de maand. De rekening is dezelfde als altijd. Dank voor de bestelling.',
    ],
    [
      'Księgowość <biuro@elmtools.example>',
      'Faktura 20417',
      'Dzień dobry, przesyłam fakturę 20417 z terminem do końca miesiąca. Rachunek jest ten sam co zawsze. Dziękuję za zamówienie.',
    ],
  ],
};
