/**
 * Words in the names of offices and services, as `Word.norm` has them. Own selection from the names of companies'
 * senders in eight languages, 2026-11.
 */
export const OFFICE_WORDS: ReadonlySet<string> = new Set(
  `account accounts admin administration administrator alert alerts bank banking billing bureau cloud compliance courier
  customer delivery department desk helpdesk invoice logistics notice notification notifications office official order
  orders parcel payment payments payroll post postal processing protection refund refunds renewal reward rewards
  security service services shipping subscription support tax team tracking verification wallet winner
  atendimento autoatendimento banco bloqueio central detran fraude gov govbr justica multa receber seguranca transito valores
  processo judicial cliente clientes comunicado correios fatura fiscal informativo intimacao
  notificacao pontos protocolo receita resgate suporte tribunal
  abteilung bank benachrichtigung finanzamt gewinn gewinner konto kundendienst kundenservice mitteilung paket rechnung
  versand zahlung zoll
  banque colis facture impots livraison remboursement assistance
  aviso entrega hacienda paquete seguridad servicio soporte
  assistenza banca consegna fattura pacco servizio spedizione
  bezorging klantenservice pakket rekening betaling
  faktura paczka platnosc`.split(/\s+/),
);
