/** A public set whose terms allow weights that are shipped to be trained on it. */
export interface AllowedSource {
  name: string;
  isMalicious: boolean;
  terms: string;
  /** Filled in from templates, so that who sends and where links lead was made up by those who filled them in. */
  isRendered?: true;
}

export const ALLOWED_SOURCES: readonly AllowedSource[] = [
  { name: 'sa_easy_ham', isMalicious: false, terms: 'Apache SpamAssassin public corpus, ODC PDDL' },
  { name: 'sa_hard_ham', isMalicious: false, terms: 'Apache SpamAssassin public corpus, ODC PDDL' },
  { name: 'sa_spam', isMalicious: true, terms: 'Apache SpamAssassin public corpus, ODC PDDL' },
  { name: 'enron_ham', isMalicious: false, terms: 'Enron mail, public record' },
  { name: 'enron_short', isMalicious: false, terms: 'Enron mail, public record' },
  { name: 'bounce_dsn', isMalicious: false, terms: 'sisimai/set-of-emails, BSD-2-Clause' },
  { name: 'template_transactional', isMalicious: false, terms: 'open template collections, MIT', isRendered: true },
  {
    name: 'modern_account_notices',
    isMalicious: false,
    terms: 'translation files of open projects, MIT',
    isRendered: true,
  },
  { name: 'modern_commerce', isMalicious: false, terms: 'bagisto (MIT), spree_i18n (BSD-3-Clause)', isRendered: true },
  { name: 'modern_saas', isMalicious: false, terms: 'BookStack, MediaWiki Echo, indico, MIT', isRendered: true },
  {
    name: 'modern_newsletters',
    isMalicious: false,
    terms: 'Bitcoin Optech, Haskell Weekly (MIT), LWKD (CC BY 4.0)',
    isRendered: true,
  },
  { name: 'modern_travel_receipts', isMalicious: false, terms: 'KDE kitinerary test data, CC0-1.0', isRendered: true },
  {
    name: 'modern_replies',
    isMalicious: false,
    terms: 'reply parsers of open projects, MIT and Apache-2.0',
    isRendered: true,
  },
  {
    name: 'phish_templates',
    isMalicious: true,
    terms: 'con-pca-api (CC0-1.0), king-phisher-templates (BSD-3-Clause), CyberSensei (MIT)',
    isRendered: true,
  },
];
