import { site } from '../../content/site.ts';
import type { KeyDays, Scope } from './contract.ts';

/** The email to the owner. */
export const apiKeyNotice = (name: string, uses: string) => ({
  subject: `An API key was created in your ${site.name} account`,
  paragraphs: [
    `What the key “${name}” may do: ${uses}.`,
    'It works until it expires or you revoke it, also after you change your password.',
    'If this wasn’t you, go to our site by typing its address yourself. Under Account, revoke the key and log out other devices.',
  ],
});

/** For answers of the server. */
export const API_KEY_ERRORS = {
  tooMany: (most: number): string => `You have ${most} API keys, which is the most. Revoke one first.`,
  gone: 'This API key is already revoked.',
} as const;

export const SCOPE_TEXTS: Record<Scope, string> = {
  check: 'Check emails',
  'scans:read': 'Read scans',
  'alerts:read': 'Read alerts',
  'tasks:read': 'Read tasks',
};

const DAYS = (days: KeyDays): string => (days === null ? 'No expiry' : days === 365 ? '1 year' : `${days} days`);

export const API_KEY_TEXTS = {
  heading: 'API keys',
  intro: 'For your own programs and mail servers. A key can check emails or read results. It can’t change anything.',
  docs: 'API reference',
  unavailable: 'We couldn’t load your API keys.',
  create: 'Create API key',
  creating: 'Creating…',
  name: 'Name',
  nameHint: 'What the key is for, such as “Mail server”.',
  nameMissing: 'Enter a name.',
  scopes: 'It may',
  scopesMissing: 'Choose at least one.',
  expiry: 'Expires after',
  days: DAYS,
  newTitle: 'Copy your API key',
  once: 'Copy the key now. We store only a hash of it, so we can’t show it again.',
  key: 'API key',
  uses: (scopes: readonly Scope[]): string => scopes.map((scope) => SCOPE_TEXTS[scope]).join(' · '),
  lastUsed: (time: string): string => `Last used ${time}`,
  neverUsed: 'Not used yet',
  expires: (time: string): string => `expires ${time}`,
  noExpiry: 'no expiry',
  expired: (time: string): string => `Expired ${time}`,
  revoke: 'Revoke',
  revokeOf: (name: string): string => `Revoke ${name}`,
  revokeTitle: 'Revoke this API key?',
  revokeConfirm: (name: string): string => `Programs that use “${name}” stop working right away.`,
  revoking: 'Revoking…',
  revoked: 'API key revoked',
  afterReset: 'You chose a new password. These API keys still work:',
  revokeAll: 'Revoke all',
  keepAll: 'Keep them',
  revokedAll: 'All API keys revoked',
  failed: 'Something went wrong. Please try again.',
  cancel: 'Cancel',
} as const;
