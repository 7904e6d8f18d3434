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

/** Words that turn the words before them into the name of an office, in eight languages. Own selection, 2026-11. */
export const OFFICES: ReadonlySet<string> = new Set(
  `team department dept desk office division unit center centre abteilung zespol afdeling
  ufficio equipe servizio`.split(/\s+/),
);

/**
 * Words that impostors add to an organization's name for an address that looks internal. Own selection from domains in
 * reports of business email compromise, 2026-11.
 */
export const INTERNAL_WORDS: ReadonlySet<string> = new Set(
  `hr it exec executive executives ceo cfo finance finances accounting accountspayable payable receivable benefits
  employee employees staff intranet sso mfa personal lohn buchhaltung comptabilite contabilidad contabilita boekhouding
  ksiegowosc kadry ekonomi rh`.split(/\s+/),
);

/**
 * More of them, which next to a long name indicate an impostor of the organization and not its shop, club or carrier.
 * Same source and date.
 */
export const INSIDE_WORDS: ReadonlySet<string> = new Set(
  `portal login logon signin sso auth account accounts verify verification secure security payroll helpdesk servicedesk
  desk support admin administration administrator webmail vpn invoice invoices billing payment
  payments remittance procurement compliance legal notification alert alerts onboarding
  director treasury wire internal staffing anmeldung anmelden konto sicherheit rechnung rechnungen zahlung verwaltung
  personalabteilung kundenservice connexion compte securite facture factures paiement paie direction acceso cuenta seguridad
  factura facturas nominas acesso seguranca fatura pagamentos pagamento accesso sicurezza fattura fatture pagamenti
  inloggen beveiliging factuur facturen betaling logowanie faktura faktury platnosci bezpieczenstwo`.split(/\s+/),
);

/** Words that companies add to their own name: a country, a legal form. Own selection, 2026-11. */
export const COMPANY_FORMS: ReadonlySet<string> = new Set(
  'co corp group global gmbh ag inc intl international limited llc ltd holding sa srl us usa uk eu de fr es it nl pl'.split(
    ' ',
  ),
);
