import { wordSet } from './table.ts';

/**
 * Words that turn a brand's name in somebody else's domain into a claim to be that brand, because they name what is
 * stolen or how. Own selection from domains in phishing emails, in seven languages, without accents, 2026-11.
 */
export const CLAIMS = wordSet(`
  account accounts alert alerts auth authenticate authentication billing confirm confirmation customs delivery fee fees id invoice
  login logon notice notification notifications package parcel pay payment payments recover recovery redelivery refund
  refunds renew renewal reschedule reward rewards secure secured security shipment signin suspended track tracking unlock
  unlocked update updates validate validation verif verification verified verify wallet
  anmelden anmeldung tan bestatigen bestaetigen konto kundenkonto paket push pushtan rechnung sendung sicher sicherheit verifizierung zahlung
  acces colis compte connexion facture livraison paiement remboursement securite securise verifier
  acceder cuenta entrega factura pago paquete reembolso seguridad verificacion verificar
  acesso atualizacao cobranca conta encomenda fatura pagamento rastreio seguranca
  accedi accesso conferma consegna fattura pacco pagamenti rimborso sicurezza spedizione verifica
  bestelling betaling bezorging factuur inloggen pakket rekening veilig veiligheid verificatie`);

/** Claims that are also in the names of many legitimate shops, clubs and services. Same source and date. */
export const EVERYDAY_CLAIMS = wordSet(`
  app card center centre check client cloud customer direct document documents drive file files help helpdesk info live local mail my office online portal
  prime promo service services share sign storage store support team user web
  atencion ajuda ayuda aide assistance assistenza cliente clientes clients espace hilfe klant klanten kunde kunden
  kundenservice servicio servico servizio soporte suporte`);
