import type { Analysis } from '../../engines/detection/index.ts';

/** Calls of mail servers. */
export const FILTER_PATHS = {
  /** Rspamd's own path, which is built into its clients. */
  check: '/checkv2',
  hook: '/mta-hooks',
} as const;

export const FILTER_CALLS = { name: 'mail filter', perClient: { calls: 3000, seconds: 60 } };
/** Gmail's limit for incoming emails. A larger one is passed on unchecked: refusing it would hold it up forever. */
export const CHECKED_BYTES = 25 * 1024 * 1024;
/** JSON escapes its contents. */
export const HOOK_BYTES = 32 * 1024 * 1024;
/** Emails checked at the same time. Further ones are refused immediately, so that the mail server can decide. */
export const MAX_CHECKS = 64;
/** Mail servers wait 10 to 30 seconds. */
export const CHECK_MS = 8000;

/** The score from which the headers are added; Rspamd's clients compare the score with it. */
export const HEADER_SCORE = 6;
export const REQUIRED_SCORE = 15;

export type FilterAction = 'no action' | 'add header';

export interface FilterSymbol {
  name: string;
  /** The finding's weight: what it adds to the log-odds of harm. The score is not their sum. */
  score: number;
  metric_score: number;
  description: string;
  /** The words or place it was found on. */
  options: string[];
}

/** In Rspamd's format, for its clients. */
export type CheckAnswer = {
  /** True for an email over 25 MB, which is not checked. */
  is_skipped: boolean;
  /** 0 to 20: None 0, Low from 2, Medium from 6, High from 10, Critical from 15. */
  score: number;
  required_score: number;
  /** Never `reject`, because losing an email is worse than marking it. */
  action: FilterAction;
  symbols: Record<string, FilterSymbol>;
  messages: Record<string, string>;
  'message-id': string;
  time_real: number;
  /** Headers to remove and to add. */
  milter: {
    remove_headers: Record<string, number>;
    add_headers: Record<string, { value: string; order: number }>;
  };
  /** Null if `is_skipped` is true. */
  letterlock: FilterVerdict | null;
};

export interface FilterVerdict
  extends Pick<Analysis, 'verdict' | 'severity' | 'category' | 'confidence' | 'conclusion' | 'engineVersion'> {
  /** What was not checked. Words in pictures never are, because reading them takes seconds. */
  notSeen: string[];
}

/** MTA Hooks, as Stalwart sends them. */
export type HookHeader = [name: string, value: string];

export type HookAnswer = {
  action: 'accept';
  modifications: (
    | { type: 'deleteHeader'; index: number; name: string }
    | { type: 'addHeader'; name: string; value: string }
  )[];
};
