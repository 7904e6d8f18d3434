/**
 * The public sets whose terms allow weights that were trained on them to be handed on; all others are for measuring only.
 * Each is a file of the corpus folder, without its ending.
 */
export const ALLOWED_SOURCES: readonly string[] = [
  'bounce_dsn',
  'enron_ham',
  'enron_short',
  'modern_account_notices',
  'modern_commerce',
  'modern_newsletters',
  'modern_replies',
  'modern_saas',
  'modern_travel_receipts',
  'phish_templates',
  'sa_easy_ham',
  'sa_hard_ham',
  'sa_spam',
  'template_transactional',
];
