import type { KnownSender } from './contract.ts';

export const SENDERS_TEXTS = {
  heading: 'Trusted and reported senders',
  what: 'Your trusted and reported senders',
  none: 'None yet. Open a scan to trust or report its sender.',
  opinions: { safe: 'Trusted', suspicious: 'Reported as suspicious', dangerous: 'Reported' },
  condition: ({ opinion, boundTo }: Pick<KnownSender, 'opinion' | 'boundTo'>): string => {
    if (!boundTo) return 'Unverified emails only';
    const { by, domain } = boundTo;
    if (opinion !== 'safe') return `From ${domain}`;
    return by === 'dkim' ? `Only if signed by ${domain} (DKIM)` : `Only if ${domain} is verified (DMARC)`;
  },
  since: (when: string): string => `Since ${when}`,
  remove: 'Remove',
  removeNamed: (address: string): string => `Remove ${address}`,
  title: 'Remove this sender?',
  effect: (address: string): string =>
    `Emails from ${address} get the engine’s verdict again. Emails you marked yourself stay marked.`,
  removing: 'Removing…',
  removed: 'Sender removed.',
  explanation:
    'Only your mailbox follows this list. A trusted sender still gets a warning for hard facts, such as programs or forged links.',
} as const;
