/**
 * Words for payments, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. Own selection,
 * 2026-11.
 */

/** An appointment, but not a booking, which is also a charge. */
export const APPOINTMENT =
  /(?<!\p{L})(?:appointments?|\p{L}{0,12}termine?s?|rendez-vous|citas?|consultas?|appuntament[oi]|afspra(?:ak|ken)|wizyt\p{L}{1,3})(?!\p{L})/iu;

/** Something that was paid for once or regularly. */
export const SUBSCRIBED =
  /(?<!\p{L})(?:subscri\p{L}{1,8}|renew\p{L}{0,4}|auto-?renew\p{L}{0,4}|charged?|debited|membership|abonn?\p{L}{0,10}|verlänger\p{L}{1,4}|abgebucht|abbuchung|renouvel\p{L}{1,7}|débité\p{L}{0,2}|prélev\p{L}{1,6}|su[bs]s?cripci\p{L}{1,4}|renov\p{L}{1,6}|cargado|assinatura|cobrad[oa]|rinnov\p{L}{1,5}|addebit\p{L}{1,4}|verleng\p{L}{1,3}|afgeschreven|subskrypcj\p{L}{1,2}|odnowi\p{L}{1,5}|obciąż\p{L}{1,5})(?!\p{L})/iu;

/** Words around “advice” that make it a notice of a payment, not a recommendation. */
export const OF_PAYMENT =
  /(?<!\p{L})(?:payments?|remit\p{L}{1,7}|invoices?|transfers?|wires?|bank|swift|credit|debit|paid|sums?|amounts?|attach\p{L}{0,6}|enclosed|pdf|files?|document)(?!\p{L})|[€$£]\s?\d/iu;

/** A payment in general, as opposed to rent or a share of dinner. */
export const GENERIC_PAYMENT =
  /wire|(?:bank|money|an?|this|the) transfer|payment|überweisung|zahlung|virement|paiement|transferencia|pago|transferência|pagamento|bonifico|betaling|overboeking|przelew/i;
