/** The pages of the docs in reading order, by their files in `docs/`. */
export const DOCS = [
  'getting-started',
  'settings',
  'operation',
  'backups',
  'forwarding',
  'mail-servers',
  'sign-in',
  'mailboxes',
  'comparison',
  'tasks',
  'extension',
  'outlook',
  'detection',
  'privacy',
  'api',
  'webhooks',
  'development',
] as const;

export const DOCS_GROUPS = ['Start', 'Run a server', 'Use it', 'How it works', 'Build on it'] as const;
