import type { Drawing } from '../drawing.ts';

/** A line of a data file: what is particular to one email. */
export interface Row {
  id: string;
  language: string;
  isAttack: boolean;
  /** `name <address>`. */
  from: string;
  replyTo?: string;
  subject: string;
  /** `2026-11-24T09:12Z`, if it isn't the day of all others. */
  sent?: string;
  /** What the receiving server found: `none` is a domain without DMARC, `absent` a server that writes no results. */
  checks: 'pass' | 'fail' | 'none' | 'absent';
  /** The host that handed the email over, if it isn't one of the sender's domain. */
  via?: string;
  /** The domain of the unsubscribe links that mass mail has in its header. */
  list?: string;
  /** `relation` or `relation:domain`; see `relations.ts`. */
  known?: string;
  headers?: Readonly<Record<string, string>>;
  html?: string;
  text?: string;
  files?: readonly { name: string; text: string }[];
  code?: { drawn: Drawing | 'picture'; text: string };
  event?: { summary: string; description: string; url: string };
}
