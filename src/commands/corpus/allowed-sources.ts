/** Public sets whose terms allow weights that are shipped to be trained on them, and whether they hold harmful mail. */
export const ALLOWED_SOURCES: readonly { name: string; isMalicious: boolean; terms: string }[] = [
  { name: 'sa_easy_ham', isMalicious: false, terms: 'Apache SpamAssassin public corpus, ODC PDDL' },
  { name: 'sa_hard_ham', isMalicious: false, terms: 'Apache SpamAssassin public corpus, ODC PDDL' },
  { name: 'sa_spam', isMalicious: true, terms: 'Apache SpamAssassin public corpus, ODC PDDL' },
  { name: 'enron_ham', isMalicious: false, terms: 'Enron mail, public record' },
  { name: 'enron_short', isMalicious: false, terms: 'Enron mail, public record' },
  { name: 'bounce_dsn', isMalicious: false, terms: 'sisimai/set-of-emails, BSD-2-Clause' },
  { name: 'template_transactional', isMalicious: false, terms: 'open template collections, MIT' },
  { name: 'modern_account_notices', isMalicious: false, terms: 'translation files of open projects, MIT' },
  { name: 'modern_commerce', isMalicious: false, terms: 'bagisto (MIT), spree_i18n (BSD-3-Clause)' },
  { name: 'modern_saas', isMalicious: false, terms: 'BookStack, MediaWiki Echo, indico, MIT' },
  { name: 'modern_newsletters', isMalicious: false, terms: 'Bitcoin Optech, Haskell Weekly (MIT), LWKD (CC BY 4.0)' },
  { name: 'modern_travel_receipts', isMalicious: false, terms: 'KDE kitinerary test data, CC0-1.0' },
  { name: 'modern_replies', isMalicious: false, terms: 'reply parsers of open projects, MIT and Apache-2.0' },
  {
    name: 'phish_templates',
    isMalicious: true,
    terms: 'con-pca-api (CC0-1.0), king-phisher-templates (BSD-3-Clause), CyberSensei (MIT)',
  },
];
