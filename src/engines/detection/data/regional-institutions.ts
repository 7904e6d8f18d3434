/** Institutions that each region has its own of. Own selection from senders' names, 2026-11. */
export const REGIONAL = new Set([
  'sparkasse',
  'kreissparkasse',
  'stadtsparkasse',
  'volksbank',
  'raiffeisenbank',
  'kantonalbank',
]);

/** Words after “Sparkasse” that are not a town, as `Word.norm` has them. Own selection from phishing emails, 2026-11. */
export const NOT_A_TOWN =
  /^(?:kund|portal|online|digital|service|sicher|konto|karte|tan|push|app|mobil|zugang|login|aktual|bestat|verif|schutz|support|info|daten|neu|direkt|banking|web|secure|konten|freischalt|aktiv|anmeld)|(?:portal|banking|service|schutz|tan|sicherheit|zentrale)$/;
