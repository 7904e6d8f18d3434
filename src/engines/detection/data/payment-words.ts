/**
 * Words for payments, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. Own selection,
 * 2026-11.
 */

/** A payment as such, rather than the rent or a share of dinner. */
export const GENERIC_PAYMENT =
  /wire|(?:bank|money|an?|this|the) transfer|payment|überweisung|zahlung|virement|paiement|transferencia|pago|transferência|pagamento|bonifico|betaling|overboeking|przelew/i;
